### Wat alleen de terminal zegt.

## De terminal

hello = { $game }, { $players } spelers. Jij bent { $you }. Editie: { $edition }.
hello-people = { $game }, { $players } spelers; aan deze terminal: { $people }. Editie: { $edition }.
hello-help = Typ een getal, of je zet in woorden. “?” toont hulp, “rules” de regels, “quit” stopt.
asks = { $name }, je bent aan de beurt.
choice = Je keuze
shortcuts = Of meerdere zetten tegelijk: { $names }.
not-understood = “{ $said }” begreep ik niet. { $right }
right-choices = Kies uit: { $choices }.
undone = Teruggenomen: { $move }.
hand-over = Geef de terminal door aan { $name }
hand-over-go = { $name }, druk op Enter zodra niemand anders het scherm kan zien.
since-then = Wat er sinds je laatste zet is gebeurd
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

## Regels, spellen, simulatie, controle

rules-title = De regels van { $game }
no-clause = Er is geen regel “{ $clause }” in { $game }. De regels lopen van { $first } tot en met { $last }.
games-players = { $fewest }–{ $most } spelers
games-players-exactly = { $count } spelers
games-editions = Edities
games-options = Opties
games-default = standaard
compiling = De regels van { $game } worden omgezet in machinecode (alleen de eerste keer) …
simulating = { $game } wordt gespeeld
simulated = { $games } partijen { $game }, { $players } spelers, willekeurige zetten, startgetal { $seed }. Editie: { $edition }.
tournament-played = { $games } partijen { $game }, { $players } spelers, plaatsen wisselen, startgetal { $seed }. Editie: { $edition }.
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
wrong-records = { $wrong } van de { $count } verslagen zijn fout.
verified-unfinished = Het verslag op regel { $line } eindigt na stap { $step }: de partij was niet afgelopen.
unfinished-records = Verslagen die eindigen voordat de partij was afgelopen: { $unfinished } van { $count }.
deck-right = { $file } is een deck voor { $game }, “{ $name }”: { $cards }. Er mankeert niets aan.

## Wat er mis kan gaan

wrong-game = Er is geen spel “{ $game }”. De spellen zijn { $known }.
wrong-language = Er zijn geen teksten in “{ $language }”. De talen zijn { $known }.
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
said-unreadable = Zeg het in één regel, zonder besturingstekens.
wink-at-whom = Een knipoog is voor één andere speler: zeg voor wie.
no-chat-here = In dit spel is er tijdens de partij geen vrij gesprek: gebruik gebaren ({ $clause }).

## Waarden die niet kunnen: einden van zinnen zoals “De optie start …”

nothing = niets
must-be-one-of = moet een van deze zijn: { $names }
must-be-seat = moet een plaats zijn, 0 tot en met { $last }
must-be-listed = moet een nummer in de lijst “{ $part }” van de optie { $option } zijn, 0 tot en met { $last }
must-be-whole = moet een geheel getal van { $lowest } tot en met { $highest } zijn
must-be-flag = moet true of false zijn
must-be-list = moet een lijst zijn
must-be-list-of = moet een lijst van { $length } zijn
must-be-list-each = moet een lijst van { $length } zijn, één per speler
must-be-clause = moet een regel zoals { $clause } zijn
must-be-at-least = moet minstens { $lowest } zijn
must-be-a-whole = moet een geheel getal zijn
must-be-a-number = moet een getal zijn
must-be-text = moet tekst zijn
wrong-value = De optie { $option } { $must }, niet { $value }.
wrong-sheet = De optie { $option } klopt niet: { $problem }
options-too-deep = In de opties zitten lijsten in lijsten, meer dan { $most } diep.
at-least-one = { $option } moet minstens 1 zijn, niet { $number }.
wrong-seed = Een startwaarde (seed) is een geheel getal van 0 tot en met { $most }, niet { $seed }.
wrong-line = { $file }, regel { $line }: { $problem }

## Zetten en gesprek

move-form = Een zet is een werkwoord met zijn gegevens, zoals { $example }.
move-takes = Bij het werkwoord “{ $verb }” hoort: { $takes }. Gegeven is: { $given }.
written-move-form = In een verslag is een zet een lijst zoals { $example }.
written-move-takes = Bij het werkwoord “{ $verb }” hoort: { $takes }. In het verslag staan { $count } waarden.
wrong-verb = Er is in dit spel geen werkwoord “{ $verb }”. De werkwoorden zijn { $known }.
wrong-argument = Bij “{ $verb }”: { $argument } { $must }, niet { $value }.
no-such-seat = Er is aan deze tafel geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
only-wink = Alleen een knipoog is voor één speler; al het andere is voor iedereen.
no-such-claim = Er is in dit spel geen bewering “{ $said }”. Er zijn: { $known }.
no-such-question = Er is in dit spel geen vraag “{ $said }”. Er zijn: { $known }.
phrase-needs = Bij “{ $phrase }” hoort: { $needs }.
phrase-value = “{ $part }” { $must }.
no-such-gesture = Er is geen gebaar “{ $said }”. De gebaren zijn: { $known }.

## Verslagen die niet kloppen

record-unreadable = Dit is geen verslag van een partij: { $problem }.
record-format = Dit verslag heeft formaat { $format }; dit programma leest de formaten { $readable }.
record-twice = Het verslag noemt “{ $name }” twee keer op één plek en is dus op twee manieren te lezen.
record-format-older = Dit verslag heeft formaat { $format }, maar bevat iets wat dat formaat niet heeft: { $name }.
record-no-table = Zo’n tafel kan niet: { $problem }
record-lacks-option = Een verslag moet alle opties van zijn spel noemen. Hier ontbreekt { $missing }.
record-seats = Het verslag noemt { $named } plaatsen voor { $players } spelers.
record-keys = Het verslag kan niet worden nagespeeld: { $problem }.
record-after-end = Stap { $step } komt na het einde: na stap { $last } was de partij voorbij.
record-breaks-rule = Stap { $step } breekt een regel: { $problem }
record-no-move = Stap { $step } is geen zet: { $problem }
record-tells-wrong =
    { $step ->
        [0] Bij het delen staat { $told }, maar volgens de regels en de sleutels is het { $true }.
       *[other] Bij stap { $step } staat { $told }, maar volgens de regels en de sleutels is het { $true }.
    }
record-leaves-out =
    { $step ->
        [0] Bij het delen ontbreekt { $true }.
       *[other] Bij stap { $step } ontbreekt { $true }.
    }
record-adds =
    { $step ->
        [0] Bij het delen staat { $told }, wat niet is gebeurd.
       *[other] Bij stap { $step } staat { $told }, wat niet is gebeurd.
    }
record-early-result = Het verslag geeft een uitslag, maar na stap { $step } is de partij niet voorbij.
record-no-result = De partij is voorbij, maar het verslag geeft geen uitslag.
record-wrong-result = Als uitslag staat er { $stated }, maar het is { $true }.
record-no-phrase = Dat kan niemand hebben gezegd, op plaats { $nth } van de zinnen: { $problem }

keys-form = de “keys” ervan hebben geen van de vormen uit docs/record.md (16 hexadecimale cijfers van een startwaarde, 64 hexadecimale cijfers van een geheim, of de ronden van een tafel op een server)
keys-shape = de “keys” ervan zijn niet zoals het hoort: { $problem }
keys-promise = het geheim ervan is niet wat beloofd was; de SHA-256 ervan is { $promise }
keys-contributions = de sleutels ervan hebben { $given } bijdragen voor { $players } spelers
keys-seal = het zegel ervan past niet bij wat is afgesproken; het juiste is { $seal }
keys-no-round = de sleutels ervan hebben geen ronde, dus er is niets afgesproken
keys-seats = de sleutels ervan zijn niet overal voor { $players } plaatsen
keys-digits = geheim, toezeggingen, bijdragen en zegel moeten elk 64 hexadecimale cijfers zijn
keys-table = de tafel ervan moet een code van 10 kleine letters en cijfers hebben
keys-level = de “sitters” ervan noemen een bot die niet kan bestaan
keys-bot-bound = in ronde { $round } van de sleutels heeft plaats { $seat } een toezegging, maar daar zit een bot
keys-again = in ronde { $round } van de sleutels doet plaats { $seat } weer mee, hoewel die eerder geen bijdrage heeft getoond
keys-unbound = in ronde { $round } van de sleutels heeft plaats { $seat } een bijdrage die niet was toegezegd
keys-other = in ronde { $round } van de sleutels heeft plaats { $seat } een andere bijdrage dan was toegezegd
keys-called-off = ronde { $round } van de sleutels is afgebroken, hoewel alle plaatsen hun bijdrage hadden getoond
keys-dealt-anyway = er is gedeeld, hoewel plaats { $seat } geen bijdrage had getoond

bots-person-played = Bij stap { $step } speelde een mens op plaats { $seat }, maar volgens het zegel zit daar een bot ({ $level }).
bots-other-played = Bij stap { $step } speelde { $chose } op plaats { $seat }, maar volgens het zegel zit daar { $level }.
bots-other-stood-in = Bij stap { $step } viel op plaats { $seat } { $chose } in, maar volgens het zegel doet { $level } dat.
bots-unknown = Het zegel noemt een bot die “{ $level }” heet; die kent dit programma niet.
bots-no-resort = Bij stap { $step } speelde { $chose } op plaats { $seat }, maar die valt niet in voor een bot die het niet meer deed.
bots-searched-wrong = een { $level } zoekt niet zo: { $searched }.
bots-heard-wrong = Bij stap { $step } kan een bot niet zoveel zinnen hebben gehoord: { $heard }.
bots-cannot-choose = Bij stap { $step } kan geen bot kiezen: { $problem }
bots-wrong-choice = Bij stap { $step } koos de bot op plaats { $seat } ({ $level }) niet volgens de sleutels; die geven { $move }.

promise-broken = Een belofte is niet nagekomen: { $promised } is noch het zegel van de deling, noch de vingerafdruk van het geheim.
name-on-seat = plaats { $seat }: { $name }
deal-seal = Het zegel van de deling: { $seal }
deal-protected = De deling is beschermd door de bijdragen van:
deal-unprotected = Deze deling was niet beschermd: geen speler voegde een eigen bijdrage toe, dus de server had alleen kunnen kiezen.
deal-again = Er is opnieuw gedeeld omdat deze spelers hun bijdrage niet op tijd toonden:
deal-silent = Zonder eigen bijdrage:
deal-not-compared = Niet vergeleken met een zegel dat je vóór de deling zag (--promised). Alleen dat laat zien dat niemand de deling achteraf heeft gekozen.
deal-not-bound = De vingerafdruk van het geheim van de server legt de deling niet vast: de beheerder kon met andere bijdragen nog kiezen. Alleen het zegel legt haar vast.
deal-bots = Zetten van bots die met de sleutels zijn vergeleken: { $count }
deal-bots-other = Zetten van bots die hier niet te controleren zijn, omdat een eerdere of latere versie speelde: { $count }
deal-bots-failed = Zetten die willekeurig zijn gekozen omdat de bot het volgens de server niet meer deed: { $count }

## Bestanden, bots en servers

not-written = { $file } kan niet worden geschreven: { $problem }.
site-written = De site staat in { $folder }. In de README staat hoe je hem online zet.
modules-written = Het pakket staat in { $folder }. De README bevat een voorbeeld.
site-not-built = De pagina’s zijn nog niet gebouwd. Voer één keer “./shinobi serve” uit en probeer het opnieuw.
site-not-empty = In { $folder } staan andere bestanden. Kies een lege map.
which-deck-game = Zeg met --game voor welk spel het deck is: { $games }.
needs-matplotlib = Voor --plot moet matplotlib geïnstalleerd zijn: { $command }
wrong-simulations = Na “{ $bot }:” komt een aantal simulaties, niet “{ $said }”.
wrong-own-bot = Er is geen bot “{ $bot }”: { $problem }.
tournament-too-short = Het toernooi is afgebroken voordat er een partij voorbij was.
oracle-alone = Het orakel speelt alleen als alle anderen bots zijn die bij Shinobi horen.
serving = Shinobi draait op { $address } – open het in een browser. Ctrl-C stopt de server.
serving-data = Tafels, verslagen en identiteiten staan in { $file }
serving-read = { $number } van { $count } tafels geladen.
no-token = Er staat geen token in { $file }. Schrijf er een lang willekeurig woord in.
port-taken = Shinobi kan { $address } niet gebruiken: { $problem }. Probeer een andere --port.
table-not-kept = Deze tafel heeft veranderd wat vóór de deling was afgesproken, dus er wordt niets meer aan getoond. Vertrouw dit spel niet.
data-in-use = De gegevens in { $file } zijn in gebruik door een andere server (proces { $holder }). Stop die eerst, of kies een ander bestand met --data.
data-not-kept = In { $file } kunnen geen gegevens worden bewaard: { $problem }.
data-newer = De gegevens in { $file } komen van een nieuwere versie van dit programma (formaat { $form }).
data-older = De gegevens in { $file } zijn van vóór de eerste uitgave; deze versie kan ze niet lezen. Verplaats het bestand om opnieuw te beginnen.
database-not-reached = De database is niet bereikbaar of niet bruikbaar: { $problem }.
database-newer = De database is gebruikt door een nieuwere versie van dit programma (formaat { $form }).
database-extra = Voor --database en --nats zijn meer pakketten nodig: pip install "shinobi-games[many]"
nats-not-reached = NATS is niet bereikbaar: { $problem }.
nats-alone = --nats verbindt servers die een database delen: geef ook --database op.
half-moved = Er werden gegevens hierheen verplaatst, en niet alles is aangekomen. Begin hetzelfde “shinobi move-data” opnieuw: het gaat verder waar het stopte.
target-not-empty = Er staan al gegevens op die plek. Kies een lege.
moved-otherwise = Wat is aangekomen, is niet wat is verstuurd ({ $kind }). Begin opnieuw op een lege plek.
servers-running = Er zijn servers die de database gebruiken. Stop die eerst.
data-moved = Alles is verplaatst en vergeleken: { $people } mensen, { $tables } tafels, { $entries } regels in hun logboeken.
no-data = Er staan geen gegevens in { $file }. Noem het bestand van de server met --data.
no-backup = { $file } is geen back-up van dit programma: { $problem }.
damaged-backup = { $file } is beschadigd: { $problem }.
not-restored = De back-up kan niet worden teruggezet: { $problem }.
restored = De back-up staat nu in { $file }.
restored-aside = Wat er eerder stond, staat nu in { $file }.
backed-up = Alle gegevens zijn gekopieerd naar { $file } ({ $size }). Houd het geheim: de sleutels staan erin.
copying = Kopiëren
dumped =
    { $count ->
        [one] Eén verslag is naar { $file } geschreven.
       *[other] { $count } verslagen zijn naar { $file } geschreven.
    }
no-such-table-here = Er is geen tafel “{ $said }”. De lijst: shinobi admin tables
no-such-person-here = Er is geen persoon “{ $said }”. De lijst: shinobi admin people
order-waits = De server heeft de opdracht, maar heeft die nog niet uitgevoerd. Kijk in het logboek.
table-removed = De tafel { $table } is verwijderd.
person-removed = De persoon { $person } is verwijderd. Verslagen van afgelopen partijen houden de naam tot hun tafels worden verwijderd.
table-over = afgelopen
column-table = Tafel
column-made = Gemaakt
column-by = Door
column-entries = Regels
column-state = Stand
column-id = ID
column-name = Naam
column-since = Sinds

## De opdrachtregel: wat er niet klopt

usage-no-command = Er is geen opdracht “{ $said }”. De opdrachten zijn: { $known }.
usage-no-option = Er is hier geen optie { $option }. --help toont de opties.
usage-no-option-but = Er is hier geen optie { $option }. Bedoel je { $near }?
usage-missing = Er ontbreekt: { $what }. --help toont hoe de opdracht werkt.
usage-value = { $what } { $kind }.
usage-option-value = De optie { $option } mist haar waarde, of heeft er een die er niet bij hoort.
usage-too-much = Dat is meer dan deze opdracht nodig heeft. --help toont hoe die werkt.
usage-wrong = Dat is niet te begrijpen. --help toont hoe de opdracht werkt.

## De opdrachtregel: hulp

help-usage = Gebruik:
help-option = OPTIES
help-command = OPDRACHT
help-arguments = Gegevens
help-options = Opties
help-commands = Opdrachten
help-default = (standaard: { $value })
help-variable = (of de variabele { $name })
help-clone = In een kloon van het project kent ./shinobi ook: test, check, bench.
kind-whole = GETAL
kind-number = GETAL
kind-text = TEKST
kind-file = BESTAND

command-shinobi = Vier ninjaspellen: speel ze in de browser of in de terminal, en onderzoek ze op volle snelheid.
command-serve = Een server starten: speel in de browser en stuur vrienden de link van een tafel.
command-play = In de terminal spelen tegen bots, of met meer mensen die hem doorgeven.
command-tournament = Bots veel partijen tegen elkaar laten spelen, met wisselende plaatsen. Ctrl-C toont de uitslagen tot dan toe.
command-simulate = Veel willekeurige partijen spelen en de uitslagen samenvatten naar plaats, einde, lengte en snelheid.
command-rules = De regels van een spel tonen, regel voor regel.
command-verify = De verslagen in een bestand naspelen en zeggen of elke stap, gebeurtenis en uitslag klopt. Bij partijen van een server ook nagaan wat vóór de deling is afgesproken en wat de bots kozen.
command-site = Schrijf de spellen als een site van bestanden die elke webhost kan aanbieden. Er is geen server nodig.
command-modules = Schrijf de spellen als pakket voor programma’s in JavaScript en TypeScript, met een voorbeeld.
command-games = De spellen, hun edities en hun opties tonen.
command-schema = Het JSON Schema van de verslagen van een spel, van wat een plaats ziet of van de berichten van een server tonen; of een geheugenindeling.
command-move-data = Verplaats alle gegevens van een bestand naar een PostgreSQL-database, of terug, en vergelijk ze. Er mag ondertussen geen server draaien.
command-deck = Zelfgeschreven decks controleren.
command-check = Zeggen of er met een deck te spelen is; zo niet, elke fout en de regel ervan tonen.
command-admin = Voor wie een server beheert: mensen, tafels en back-ups.
command-tables = De tafels tonen, de nieuwste eerst.
command-people = De mensen tonen, met de ID’s waarmee ze te verwijderen zijn.
command-remove-table = Een tafel en het verslag ervan verwijderen. Wie er zit, moet weg.
command-remove-person = Een persoon verwijderen. Bots nemen de plaatsen over; de apparaten en tokens werken niet meer.
command-backup = Alle gegevens naar een bestand kopiëren, ook terwijl de server draait.
command-restore = De gegevens vervangen door een back-up. De server mag niet draaien; de oude gegevens worden opzijgezet.
command-dump = De verslagen van alle afgelopen partijen naar een bestand schrijven, voor “shinobi verify” en voor onderzoek.

takes-help = Deze hulp tonen en stoppen.
takes-version = De versie tonen en stoppen.
takes-lang = De taal: { $languages }.
takes-game = Het spel: { $games }.
takes-check-game = Het spel waarvoor het deck is, als meer spellen decks hebben.
takes-schema-game = Het spel: { $games }; of “wire” voor de berichten van een server.
takes-clause = Eén regel, met zijn nummer.
takes-players = Hoeveel spelers; zo weinig mogelijk als je niets opgeeft.
takes-edition = De gedrukte editie waarvan de regels gelden; “shinobi games” toont ze.
takes-option = Een optie van het spel; “shinobi games” toont ze. Mag vaker.
takes-deck = Een eigen deck, bij een spel dat decks heeft.
takes-name = Iemand aan deze terminal. Geef het vaker op voor meer mensen.
takes-people-name = Alleen mensen bij wie dit in de naam voorkomt.
takes-against = Wie op de andere plaatsen speelt: { $bots }.
takes-seed = Dezelfde startwaarde geeft dezelfde partijen.
takes-play-seed = Dezelfde startwaarde geeft dezelfde deling; willekeurig als je niets opgeeft.
takes-record = De partij na elke zet in dit bestand bewaren.
takes-resume = Verdergaan met de partij in dit bestand.
takes-games = Hoeveel partijen er worden gespeeld.
takes-workers = Hoeveel kernen er rekenen; allemaal als je niets opgeeft.
takes-records = Het verslag van elke partij naar dit bestand schrijven, één per regel.
takes-as-json = JSON tonen, voor programma’s.
takes-tournament-as-json = De uitslag als JSON naar dit bestand schrijven.
takes-bots = Wie er spelen, één per plaats, gescheiden door komma’s: random, novice, adept, master, master:500 (met zoveel simulaties per zet), grandmaster, module:Klasse (een eigen bot) of oracle, dat alle kaarten ziet en alleen hier speelt.
takes-simulations = Hoeveel partijen een master zich per zet voorstelt; 1000 als je niets opgeeft.
takes-plot = De uitslag in dit bestand tekenen, bijvoorbeeld uitslag.svg.
takes-verify-file = Een verslag, of veel: één per regel.
takes-folder = De map waarin wordt geschreven.
takes-check-file = Het deck, een TOML-bestand; docs/decks.md legt uit wat erin hoort.
takes-backup-file = Waar de kopie moet komen.
takes-restore-file = Een back-up.
takes-dump-file = Waar geschreven wordt, één verslag per regel.
takes-promised = Het zegel dat je vóór de deling zag. Ook de vingerafdruk van het geheim van de server wordt vergeleken, maar die legt de deling niet vast.
takes-view = Het schema van wat een plaats ziet, in plaats van de verslagen.
takes-layout = In plaats daarvan de geheugenindeling van de WebAssembly-module.
takes-form = In plaats daarvan de kolommen van een observatie: wat een plaats weet, als getallen voor een lerend programma.
takes-schema-players = Met --form: het aantal spelers.
takes-history = Met --form: hoeveel van de laatste gebeurtenissen die de plaats te horen kreeg erbij horen.
takes-one-hot = Met --form: voor elke waarde een kolom met 0 of 1 (one-hot).
takes-write = De schema’s in deze map schrijven.
takes-data = Het bestand met tafels, verslagen en identiteiten.
takes-all = Ook afgelopen tafels.
takes-table = De tien letters en cijfers van de link.
takes-person = De ID van de persoon; “shinobi admin people” toont ze.
takes-host = Het adres van de server; 0.0.0.0 voor alle netwerken.
takes-port = De poort van de server; 0 neemt een vrije.
takes-log-level = Hoeveel er in het logboek komt.
takes-bot-pace = Seconden die een bot over een zet doet.
takes-pauses = Of tafels even wachten zodat je ziet wat er gebeurt.
takes-reaction-pace = Seconden die elke reactie duurt, zodat het tempo niets verraadt.
takes-deal-wait = Seconden die de deling op de bijdragen van de spelers wacht.
takes-gone-after = Seconden tot een bot invalt voor iemand die weg is terwijl anderen wachten.
takes-vote-after = Seconden tot de anderen mogen stemmen om een bot te laten spelen voor iemand die weg is.
takes-notify-after = Seconden tot iemand die afwezig is, hoort dat het zijn of haar beurt is.
takes-push-service = Nog een herkomst waarheen pushberichten mogen. Mag vaker.
takes-mail = De server die mail verstuurt: smtp://NAAM:WACHTWOORD@SERVER:POORT.
takes-mail-from = De afzender van mail.
takes-webhook = Een adres dat te horen krijgt wie er aan de beurt is.
takes-address = Waar deze server te bereiken is, voor links in mail.
takes-origin = Nog een herkomst waarvandaan browsers mogen komen. Mag vaker.
takes-compile = Wanneer de regels worden vertaald: now (nu), soon (op de achtergrond) of never (nooit).
takes-limits = Of te veel verzoeken worden geweigerd.
takes-metrics-token-file = Een bestand met een token. Wie het als bearer token stuurt, mag /metrics lezen; zonder bestand niemand.
takes-database = In plaats van een bestand een PostgreSQL-database, die meer servers kunnen delen: postgresql://NAAM:WACHTWOORD@HOST/DATABASE.
takes-nats = Waarover servers die een database delen elkaar vertellen wat er aan hun tafels gebeurt: nats://NAAM:WACHTWOORD@HOST:POORT.
takes-source = Waar de gegevens staan: een bestand, of postgresql://NAAM:WACHTWOORD@HOST/DATABASE.
takes-target = Waar ze heen gaan; daar mag nog niets staan.

## The lab: studies for designers

lab-title = { $game }: een studie
lab-subtitle = { $variants } varianten, { $matches } partijen, startwaarde { $seed }.
lab-variant = Variant
lab-games = Partijen
lab-summary = In het kort
lab-summary-about = Alle varianten in één oogopslag. Elk getal wordt hieronder uitgelegd.
lab-length = Lengte
lab-length-about = Zetten per partij. De balk omvat de middelste helft van de partijen, de lijn negen van de tien; het streepje is de mediaan, het getal het gemiddelde.
lab-seats = Wie wint
lab-seats-about = Aandeel van elke plaats in de overwinningen, in procenten, met 95%-intervallen. De stippellijn is het eerlijke deel. Een gevulde stip wijkt daar significant van af, gecorrigeerd voor alle { $count } vergelijkingen (Holm).
lab-seats-apart = Voordeel van een plaats
lab-seat = Plaats { $seat }
lab-one-winner = Eén winnaar
lab-results = Uitslagen
lab-results-about = Hoe vaak iemand alleen won, meer spelers de overwinning deelden of allen gelijkspeelden.
lab-result-one-winner = één winnaar
lab-result-shared = gedeelde overwinning
lab-result-draw = gelijkspel
lab-endings = Hoe partijen eindigen
lab-moves = Zetten
lab-moves-about = Hoe vaak een zet wordt gekozen als hij mogelijk is en er iets te kiezen valt, en wat hij waard is: hoeveel procentpunten meer van de overwinning naar wie hem kiest gaan dan naar wie iets anders kiest. Dat laat ook zien wie hem kan kiezen. * en gevuld: significant verschillend van nul, gecorrigeerd voor { $count } vergelijkingen (Benjamini–Hochberg).
lab-move = Zet
lab-chosen = Gekozen
lab-per-game = Per partij
lab-worth = Waarde
lab-tension = Spanning
lab-tension-about = Uit enkele partijen die zet voor zet zijn bekeken. Een beslissing doet ertoe als de beste en de slechtste zet minstens een twintigste van de overwinning verschillen; de inzet is dat verschil, gemiddeld. De winnaar is bekend zodra die meer dan de helft van de overwinning in zicht heeft.
lab-decisions = Beslissingen
lab-matters = Die ertoe doen
lab-stake = Inzet
lab-lead-changes = Wisselingen aan kop
lab-known = Winnaar bekend na
lab-course = Hoe de latere winnaar ervoor stond
lab-course-about = Het deel van de overwinning dat de latere winnaar in zicht had, van het begin van de partij tot het eind.
lab-skill = Kunde en geluk
lab-skill-about = Wat een sterkere speler onder zwakkere wint, als veelvoud van het eerlijke deel (1: alleen geluk). Gevuld: significant verschillend, gecorrigeerd voor { $count } vergelijkingen (Holm).
lab-own = Waarheid en leugen
lab-own-about = Hoe vaak het voorkomt, met 95%-intervallen.
lab-holding-about = Hoe vaak wie hem heeft de ronde wint, als veelvoud van het eerlijke deel. De band is waar een evenwichtige kaart ligt. Gevuld: significant verschillend van 1, gecorrigeerd voor { $count } vergelijkingen (Holm).
lab-notes = Hoe er gemeten is
lab-notes-about = Aan elke tafel spelen bots van één niveau; dezelfde startwaarden delen in elke variant dezelfde kaarten. De intervallen zijn 95%-intervallen. Hoe iemand ervoor staat, wordt geschat door verder te spelen naar het oordeel van de bots, zoals bij hun zoeken. Bots spelen niet zoals mensen.
lab-written = Resultaten: { $file }. Verslag: { $report }.
lab-vary-form = Wat varieert geef je als naam=4,5,6 of naam=20..60, niet als “{ $said }”.
lab-vary-twice = “{ $name }” varieert twee keer. Zet alle waarden in één --vary.
lab-vary-empty = Voor “{ $name }” is er geen waarde om te proberen. Geef er een paar, zoals { $name }=4,5,6 of { $name }=20..60.
lab-too-many = Deze waarden geven { $count } varianten; er kunnen er hoogstens { $most } tegelijk worden vergeleken.
lab-no-bots = Zeg wie er speelt. De niveaus zijn { $known }.
lab-levels-only = “{ $bot }” kan niet meedoen aan een studie. De niveaus zijn { $known }.
lab-missing = { $what } heeft { $package } nodig; dat is niet geïnstalleerd. Installeren: { $command }
lab-no-cluster = Het cluster is niet bereikbaar: { $problem }. Start er een met “ray start --head” of laat --cluster weg.
lab-cluster-records = Een cluster schrijft geen verslagen van partijen. Laat --records of --cluster weg.
lab-file-kind = Resultaten staan in een .csv- of .parquet-bestand, niet in { $file }.
lab-not-results = { $file } bevat geen resultaten van een reeks proeven.
lab-nothing-in-common = De twee hebben geen variant en maat gemeen.
lab-compared = { $first } en { $second } vergeleken
lab-compared-about = { $count } cijfers staan in beide; { $sure } daarvan verschillen significant, gecorrigeerd voor alle vergelijkingen (Holm).
lab-measure = Maat
lab-first = Eerste
lab-second = Tweede
lab-difference = Verschil
lab-tuned = { $game }: afgesteld
lab-tuned-about = { $trials } pogingen. Afstand tot alle doelen: { $before } vooraf, { $after } achteraf (0: alle gehaald).
lab-goal = Doel
lab-setting = Instelling
lab-before = Vooraf
lab-after = Achteraf
lab-goal-form = Een doel is seats, holdings of een maat met grenzen, zoals length=40..80, niet “{ $said }”.
lab-wrong-goal = Niets wordt hier als “{ $goal }” gemeten. De maten zijn { $known }.
lab-nothing-free = Zeg met --free wat er mag veranderen. In { $game } kan dat { $known } zijn.
lab-wrong-knob = “{ $name }” kan in { $game } niet worden afgesteld. Wel: { $known }.
lab-tuning = { $game } afstellen
lab-no-folder = { $file } kan niet worden geschreven: die map bestaat niet.
command-lab = Studies voor ontwerpers: reeksen varianten, vergelijkingen, afstelling.
command-sweep = Veel varianten van een tafel spelen en meten; de resultaten gaan naar een bestand, het verslag naar een pagina.
command-compare = De significante verschillen tussen de resultaten van twee reeksen tonen.
command-tune = Getallen van een spel of een deck afstellen op doelen, met een verslag van vooraf en achteraf.
takes-vary = Wat varieert: players, edition of een optie, zoals max_rounds=20..60:10 of players=4,5,6. Meer ervan worden gekruist.
takes-sweep-bots = De niveaus die spelen, elk aan eigen tafels: random, novice, adept, master, master:500, grandmaster.
takes-sweep-games = Hoeveel partijen van elke variant er worden gespeeld.
takes-closely = Hoeveel partijen van elke variant zet voor zet worden bekeken; 0 voor geen.
takes-cluster = Op een Ray-cluster spelen: dat van RAY_ADDRESS, of een op deze computer.
takes-out = Waar de resultaten heen gaan: een .csv- of .parquet-bestand.
takes-tune-out = Waar de afgestelde opties heen gaan, als JSON.
takes-report = Waar het verslag heen gaat; naast de resultaten als je niets opgeeft.
takes-first = Resultaten van een reeks.
takes-second = Resultaten van een andere reeks.
takes-free = Wat er mag veranderen: een optie met haar waarden, zoals max_rounds=10..80, of iets van een deck, zoals deck.worth of “deck.count.Armourer”.
takes-goal = Wat je wilt: seats (alle gelijk), holdings (elke kaart is de moeite waard) of een maat met grenzen, zoals length=40..80.
takes-trials = Hoeveel instellingen er worden geprobeerd.
takes-tune-bots = Het niveau dat speelt: random, novice, adept.
takes-tune-games = Hoeveel partijen van elke variant er per poging worden gespeeld.
