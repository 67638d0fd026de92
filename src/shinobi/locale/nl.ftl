### Wat alle spellen zeggen.
###
### Woordkeus: match – partij; game – spel; turn – beurt; move, step (of a match) – zet; record – verslag; seat – plaats;
### edition – editie; clause – regel; deck (kaarten van arts) – deck; table – tafel. Aanspreekvorm: je. Een speler kan
### iedereen zijn: geen ‘hij’ of ‘zijn’ bij een naam. De opdrachten (undo, table, log, rules, quit) zijn Engels.

## De terminal

hello = { $game }, { $players } spelers. Jij bent { $you }. { $edition }.
hello-people = { $game }, { $players } spelers; aan deze terminal: { $people }. { $edition }.
hello-help = Typ een getal, of je zet in woorden. “?” toont hulp, “rules” de regels, “quit” stopt.
asks = { $name }, je bent aan de beurt.
choice = Je keuze
choose-verb = Wat doe je?
shortcuts = Of meerdere zetten tegelijk: { $names }.
not-understood = “{ $said }” begreep ik niet. { $right }
right-choices = Kies uit: { $choices }.
refused = Niet toegestaan ({ $clause }): { $sentence }
undone = Teruggenomen: { $move }.
hand-over = Geef de terminal door aan { $name }
hand-over-go = { $name }, druk op Enter zodra niemand anders het scherm kan zien.
since-then = Wat er sinds je laatste zet is gebeurd
result-one = { $names } wint.
result-shared = { $names } delen de overwinning.
all-of = { $others } en { $last }
result-clause = Einde volgens { $clause }: { $sentence }
says = { $name }: { $words }
say-forms = Je kunt zeggen: { $forms }; een gebaar: { $gestures }; of je eigen woorden, waar het spel dat toestaat.
saved = Het verslag van de partij staat in { $file }.
interrupted = De partij is nog niet klaar. Ga verder met: { $command }
interrupted-lost = De partij eindigt hier, onvoltooid. Start met --record BESTAND als je later verder wilt.
resumed = Verder na zet { $step } van de partij in { $file }.

help-title = Bij elke vraag
help-number = een getal – die keuze
help-words = woorden – een hele zet of het volgende deel ervan, zoals: { $example }
help-say = say – zeg iets aan de tafel: je eigen woorden, een bewering, een vraag die op “?” eindigt, een gebaar; “say” alleen somt ze op
help-undo = undo – neemt je laatste zet terug, zolang die niets heeft onthuld
help-table = table – toont de tafel opnieuw
help-log = log – alles wat je tot nu toe te horen kreeg
help-rules = rules – alle regels; “rules { $clause }” – één regel
help-quit = quit – verlaat de partij

## Gebaren

gesture-nod = { $seat } knikt.
gesture-shake = { $seat } schudt het hoofd.
gesture-shrug = { $seat } haalt de schouders op.
gesture-laugh = { $seat } lacht.
gesture-bow = { $seat } buigt.
gesture-think = { $seat } strijkt over de kin.
gesture-stare = { $seat } staart, roerloos.
gesture-applaud = { $seat } klapt.
gesture-wink = { $seat } knipoogt naar { $to }.

## Regels, spellen, simulatie, controle

rules-title = De regels van { $game }
rules-independent = Een onafhankelijke, niet-commerciële uitvoering. De regels zijn in onze eigen woorden verteld; de nummering is van ons.
no-clause = Er is geen regel “{ $clause }” in { $game }. De regels lopen van { $first } tot en met { $last }.
games-players = { $fewest }–{ $most } spelers
games-players-exactly = { $count } spelers
games-editions = Edities
games-options = Opties
games-default = standaard
compiling = De regels van { $game } worden omgezet in machinecode (alleen de eerste keer) …
simulating = { $game } wordt gespeeld
simulated = { $games } partijen { $game }, { $players } spelers, willekeurige zetten, startgetal { $seed }. { $edition }.
tournament-played = { $games } partijen { $game }, { $players } spelers, plaatsen wisselen, startgetal { $seed }. { $edition }.
tournament-interrupted = Onderbroken. Resultaten tot nu toe:
tournament-simulations = { $name } heeft per zet { $simulations } partijen doorgerekend.
tournament-time = { $seconds } s.
column-bot = Bot
column-seats = Plaatsen
column-times-fair = Keer het eerlijke deel
column-rating = Waardering
column-seat = Plaats
column-share = Aandeel in de overwinningen
column-interval = 95%-interval
column-ending = Einde volgens
column-games = Partijen
column-part = Aandeel
lengths-line = Zetten per partij: gemiddeld { $mean }, van { $least } tot { $most }, de helft ervan tussen { $low } en { $high }.
speed-line = { $steps } zetten in { $seconds } s: { $speed } zetten per seconde op { $workers } kernen.
records-line = Verslagen: { $file }, { $size }.
verifying = { $file } wordt gecontroleerd
verified =
    { $count ->
        [one] Het verslag in { $file } klopt: elke zet, elke gebeurtenis en elke uitslag.
       *[other] Alle { $count } verslagen in { $file } kloppen: elke zet, elke gebeurtenis en elke uitslag.
    }
wrong-record = { $file }, regel { $line }: { $problem }
wrong-records = { $wrong } van de { $count } verslagen zijn fout.
deck-right = { $file } is een deck voor { $game }, “{ $name }”: { $cards }. Er mankeert niets aan.

## Wat er mis kan gaan

wrong-game = Er is geen spel “{ $game }”. De spellen zijn { $known }.
wrong-bot = Er is geen bot “{ $bot }”. De bots zijn { $known }.
wrong-edition = Er is geen editie “{ $edition }” van { $game }. De edities zijn { $known }.
wrong-players = { $game } in de editie “{ $edition }” is voor { $fewest } tot { $most } spelers, niet voor { $count }.
wrong-option = { $game } heeft geen optie “{ $option }”. De opties zijn { $known }.
no-such-table = Zo’n tafel kan niet. { $sentence } ({ $clause })
option-form = Een optie geef je als naam=waarde, niet als “{ $said }”.
resume-alone = Met --resume is de tafel die uit het bestand: geef er verder niets over op.
too-many-people = De tafel heeft { $seats } plaatsen, maar er zijn { $people } mensen genoemd.
same-names = Iedereen heeft een eigen naam nodig.
wrong-name = Een naam is één regel tekst, en “{ $sign }” aan het eind is voor bots.
unreadable = { $file } is niet te lezen: { $problem }.
other-game = De partij in { $file } is er een van { $other }, niet van { $game }.
kept-in-folder = De partij kan niet in { $file } worden bewaard: dat is een map. Noem een bestand.
not-kept = De partij kan niet in { $file } worden bewaard: { $problem }.
empty-record = Er staat geen verslag in { $file }: het is leeg.
undo-nothing = Je hebt geen zet om terug te nemen, of er is sindsdien iets gebeurd.
undo-over = Het spel is voorbij, en wat verborgen was, kan nu bekend zijn.
undo-revealed = Die zet heeft iets onthuld, dus die blijft staan.
undo-final = Volgens de regels is die beslissing definitief.
said-nothing = Je hebt niets gezegd.
said-too-long = Zeg het in hooguit { $most } tekens.
wink-at-whom = Een knipoog is voor één andere speler: zeg voor wie.
no-chat-here = In dit spel is er tijdens de partij geen vrij gesprek: gebruik gebaren ({ $clause }).

## Told to people who are away

notice-turn = Jij bent aan de beurt. Met { $names }.
notice-subject = { $game }: jij bent aan de beurt
notice-mail =
    Jij bent aan de beurt in { $game }, met { $names }.

    { $link }
notice-confirm-subject = Shinobi: is dit jouw adres?
notice-confirm =
    Iemand wil dat Shinobi naar dit adres mailt als het zijn beurt is. Ben jij dat, open dan deze link:

    { $link }

    Zo niet, dan hoef je niets te doen: er komt geen mail meer.
