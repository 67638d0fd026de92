### Wat de pagina’s rond de spellen zeggen. De woorden van elk spel staan bij het spel.

## Overal

home = Start
language = Taal
your-name = Je naam
guest = Gast
you = jij
connecting = Verbinden met de tafel …
reconnecting = Verbinding verbroken. We verbinden opnieuw; er gaat niets verloren.
lost-title = Pagina niet gevonden
lost-home = Terug naar de spellen
about = Over ons
licences = Licenties van de gebruikte software
other-device = Verder op een ander apparaat
independent = Een onafhankelijke, niet-commerciële uitvoering door liefhebbers. De spellen zijn van hun makers; beelden en woorden hier zijn van onszelf.

## Start

home-title = Vier spellen van schaduw en bluf
home-lead = Lieg over het wapen dat je stuurt. Verberg wie je dient. Steel in het donker, en vind de meester onder vijftien ninja’s. Met vrienden, waar ze ook zijn, of tegen bots, nu meteen.
games = De spellen
players-range = { $fewest }–{ $most } spelers
players-exactly = { $count } spelers
play-now = Nu spelen
play-now-with =
    { $count ->
        [one] met één bot
       *[other] met { $count } bots
    }
play-now-bots = Sterkte van de bots:
learn = Al spelend leren
make-table = Tafel openen
rules = Regels
join-title = Heb je een code gekregen?
join-how = Typ de code van de tafel, of plak de link.
join = Meedoen
watch = Kijken
go-on = Verder
your-tables = Jouw tafels
waiting-tables = Wachten op spelers
running-tables = Lopende spellen
no-tables-yours = Je hebt geen lopende partij. Speel nu, of open een tafel.
no-tables-waiting = Er wacht nu niemand. Open een tafel en zet hem op de startpagina.
no-tables-running = Er is nu geen openbaar spel bezig.
seats-free =
    { $free ->
        [one] één plaats vrij
       *[other] { $free } plaatsen vrij
    }
table-over = afgelopen

## Een tafel openen en bijeenkomen

new-players = Spelers
new-seats = Plaatsen
new-edition = Editie
new-pace = Bedenktijd
pace-untimed = Geen tijdslimiet
pace-seconds = { $seconds } seconden per beslissing, plus een reserve van drie keer zoveel voor het hele spel
new-rhythm = Tempo van de tafel
new-rhythm-how = Hoe snel bots spelen, en hoelang het einde van een ronde blijft staan als niemand op Verder drukt.
rhythm-by-host = Wie de tafel heeft geopend, stelt het in voor iedereen.
pace-mine = Je eigen tempo
new-delay = Toeschouwers zien het spel
delay-none = live
delay-steps = { $steps } zetten later
new-public = Toon deze tafel op de startpagina, open voor iedereen
new-options = Meer opties
by-lot = loting
as-usual = zoals gewoonlijk
seat-open = Plaats { $seat }
seat-free = vrij
seat-is-for = Plaats { $seat } is voor
seat-for-person = een speler
seat-for-bot = een bot: { $level }
level-random = willekeurig
level-novice = beginner
level-adept = kenner
level-master = meester
level-grandmaster = grootmeester
sit-here = Ga hier zitten
stand-up = Opstaan
start = Begin het spel
start-needs =
    { $free ->
        [one] Er is nog één plaats vrij: nodig iemand uit, of geef hem aan een bot.
       *[other] Er zijn nog { $free } plaatsen vrij: nodig mensen uit, of geef ze aan bots.
    }
host-starts = Wie de tafel heeft geopend, begint het spel zodra alle plaatsen bezet zijn.
invite = Vrienden uitnodigen
invite-how = Stuur ze deze link; ze typen een naam en gaan zitten.
table-code = Code
copy-link = Link kopiëren
copied = Gekopieerd
fairness = Gaat het er eerlijk aan toe?
fairness-before = Het toeval van deze partij komt van de server en van iedereen die meespeelt. Voordat er iets getoond wordt, ligt ieders bijdrage vast: die van de server door deze vingerafdruk, die van de spelers net zo. Na de partij wordt alles gepubliceerd, en iedereen kan het controleren.
fairness-not-kept = Deze tafel heeft veranderd wat vóór het begin was afgesproken, dus deze pagina toont er niets meer aan. Vertrouw dit spel niet.
fairness-not-heard = Deze tafel zegt dat je je bijdrage niet op tijd hebt getoond, maar deze pagina heeft hem gestuurd. Als je verbinding goed is, vertrouw deze deling dan niet.
dealing = De kaarten worden gedeeld …
deal-waits = Wachten op { $names }.

## De tafel

at-the-table = Aan tafel
sitter-bot = bot, { $level }
sitter-stands-in = afwezig: een bot speelt ({ $level })
sitter-away = afwezig
i-am-back = Ik ben terug
watching =
    { $count ->
        [one] één toeschouwer
       *[other] { $count } toeschouwers
    }
your-turn = Jij bent aan de beurt.
waiting = De anderen beslissen.
choose-again = Annuleren
undo = Terugnemen
no-undo = Je laatste zet blijft staan: jij of de anderen zagen iets nieuws
no-undo-why = Een zet blijft staan zodra iemand er iets door te weten is gekomen: de anderen, als je een kaart speelt die alleen jij kende; jij, als je een kaart trekt of omdraait, iets bekijkt of een dobbelsteen gooit. Wat gezien is, blijft gezien.
undo-when = Je kunt een zet terugnemen zolang die niemand iets nieuws heeft verteld en niemand anders heeft gezet.
round-over = De ronde is voorbij. Bekijk de tafel zo lang je wilt.
round-seen = Ga verder als je genoeg hebt gezien.
round-waits = Wachten op { $names }.
round-goes-on = Verder over { $seconds } s.
continue = Verder
dont-wait = Niet wachten
confirm-move = { $move }?
confirm = Ja, doen
digest = Sinds je laatste beurt
digest-nothing = Er is sindsdien niets gebeurd.
digest-more = (Wat eraan voorafging staat in het verloop.)
close = Sluiten
lesson = Een tip voor je eerste partij
lesson-read = Begrepen
lesson-waits = Het spel wacht terwijl je leest.
time-left = Resterende tijd
log-and-talk = Verloop en gesprek
tab-log = Verloop
tab-talk = Gesprek
tab-rules = Regels
rule = Regel lezen
rule-word = regel
goal-title = Je doel:
goal-read = Sluiten
not-now = Nu niet:
in-turn = { $name } is aan de beurt.
rules-search = Zoeken in de regels
rules-here = Aan deze tafel – { $name }: { $value }
rules-agreed = Aan deze tafel
rules-not-found = In de regels staat niets over “{ $words }”.
rules-page = De regels op een eigen pagina openen
rules-numbers = Een bepaling houdt haar nummer voorgoed en geen nummer wordt twee keer gebruikt: daarom zijn er gaten.
rules-number = Het nummer van deze regel, om ernaar te verwijzen
rules-edition = “{ play-now }” gebruikt deze editie: { $edition }. Bij het aanmaken van een tafel kun je een andere kiezen.
result = Uitslag
rematch = Revanche
lesson-rematch = Speel nu een echte partij
rematch-join = Naar de revanche
rematch-watch = Kijk naar de revanche
all-open = Zie wat aan het eind verborgen was
all-open-start = Terugkijken met alles open
replay = Terugkijken
replay-whole = Stap voor stap terugkijken
download-record = Verslag downloaden
keep-there = Deze partij bewaren en delen
keep-there-how = Een bewaarde partij vind je op al je apparaten bij je partijen, en iedereen met de link kan haar bekijken.
keep-there-checking = De partij wordt gecontroleerd…
keep-there-done = Bewaard: iedereen met de link kan haar bekijken.
keep-there-link = De link
from-browser = Alleen in een browser gespeeld.
from-browser-how = Deze server heeft het gecontroleerd: elke zet volgt de regels. Maar de browser van de speler heeft de kaarten gedeeld, dus dit toont niet aan dat niemand ze kende. De server telt het in niemands resultaten mee.
goodbye-elsewhere = Je hebt deze tafel in een ander venster geopend. Dit venster is niet meer actief.
goodbye-no-table = Deze tafel bestaat niet. Misschien is de link niet volledig.
goodbye-failed = Er ging iets mis met deze tafel. Laad de pagina opnieuw; er is niets verloren.
new-version = Er is een nieuwe versie. Je krijgt die als je Shinobi de volgende keer opent.
no-network = Je bent offline. Tegen bots spelen kan gewoon; voor tafels met anderen heb je verbinding nodig.

## Gesprek

nobody-spoke = Nog niemand heeft iets gezegd.
only-you = Dit weet alleen jij.
only-you-two = (alleen jullie twee zagen het)
talk-set-phrases = In dit spel mag niemand vertellen wat hij weet: er is geen chat, alleen gebaren.
means-chat = Chat
means-phrase = Beweren of vragen
means-gesture = Gebaar
say-something = Zeg iets
send = Aan allen zeggen
send-question = Vragen
talk-asked = { $name } vraagt je:
talk-answer = Antwoorden
talk-asked-how = Je mag de waarheid zeggen of liegen: niemand kan het nu nagaan. Het spel wacht op je antwoord.
talk-answer-how = Wat antwoord je?
talk-no-answer = Niet antwoorden
talk-bots = Bots begrijpen alleen wat onder “{ means-phrase }” staat.
talk-bots-silent = In dit spel praten bots niet en geven ze geen antwoord.
blank-player = Welke speler
blank-thing = Welke
do-nod = Knikken
do-shake = Het hoofd schudden
do-shrug = De schouders ophalen
do-laugh = Lachen
do-bow = Buigen
do-think = Over de kin strijken
do-stare = Staren
do-applaud = Klappen
do-wink = Knipogen naar { $name }
talk-settings = Spelers dempen
mute = { $name } dempen
remove-person = { $name } vragen weg te gaan
hush-person = { $name } voor iedereen dempen
unhush-person = { $name } weer laten praten
sitter-hushed = gedempt door de gastheer
chat-on = Aan deze tafel mag gepraat worden

## Naspelen

replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-round = Ga naar …
replay-together = Samen met vrienden kijken
replay-lead = Jij leidt: wie deze link opent, ziet wat jij ziet.
replay-follow = { $name } leidt; je ziet hetzelfde.
replay-leave = Zelf verder kijken
replay-followers =
    { $count ->
        [0] Nog niemand volgt.
        [one] Eén persoon volgt.
       *[other] { $count } mensen volgen.
    }
replay-leader-gone = De persoon die leidde, is weg. Je kunt zelf verder kijken.
replay-here = Dit moment in de herhaling tonen
replay-step = Zet
replay-as = Weergave
replay-everything = alles open
replay-spectator = als toeschouwer
replay-seat = als { $name }
what-if = Wat als …
what-if-how = Neem een plaats in en speel vanaf dit moment verder tegen bots.
what-if-over = Hier is de partij afgelopen: vanaf dit moment kun je niet verder spelen.
what-if-own = Naar je laatste beslissing
what-if-last = Naar de laatste beslissing
what-if-seat = Spelen als
what-if-begin = Vanaf hier verder spelen
what-if-not-counted = Dit telt niet mee in je overzicht.
what-if-here = Wat als: je speelt verder vanaf een moment uit een ander spel.
what-if-back = Terug naar de herhaling
what-if-again = Nog eens vanaf dit moment
review = Analyse
review-working = De kansen worden berekend…
review-failed = Dit spel kon niet worden geanalyseerd.
review-chances = Ieders kansen
review-sight = Kansen
review-open = met alles wat verborgen was
review-known = met wat ieder toen wist
review-estimated = Ruwe schattingen uit veel spellen die bots vanaf elk moment verder spelen: een los punt kan er ongeveer { $margin } naast zitten.
review-start = Begin
review-moves =
    { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
review-turns = Keerpunten
review-no-turns = De kansen veranderden beetje bij beetje; geen enkel moment springt eruit.
review-turns-how = Tenzij er iets anders staat, zijn dit de kansen met alles wat verborgen was, op ongeveer { $margin } na; elk punt is één zet. Bij mensen tellen veranderingen vanaf { $least }, bij bots alleen grote. Een zet kan juist zijn volgens wat je wist, en toch het spel doen kantelen.
review-own = { $name }: { $start } aan het begin
review-own-best = Hoogste: { $chance }, na zet { $number }
review-own-lost = Vanaf zet { $number } minder dan { $little }
review-own-fall = Volgens wat je toen wist, kostte deze zet je het meest: er bleef ongeveer { $made } winstkans over, met de keuze van de bot ongeveer { $best }.
review-fall-of = Volgens wat { $name } toen wist, kostte deze zet het meest: er bleef ongeveer { $made } winstkans over, met de keuze van de bot ongeveer { $best }.
review-move = zet { $number }
review-round = Ronde { $number }
review-change = { $name }: { $before } → { $now }
review-change-known = { $name }, met wat toen bekend was: { $made }; met de keuze van de bot { $best }
review-decisions = Wat een bot van niveau “{ $level }” had gedaan
review-alike =
    { $moves ->
        [one] Eén zet;
       *[other] { $moves } zetten;
    } { $count ->
        [one] één daarvan, waarbij er iets te kiezen was, is vergeleken met die van de bot.
       *[other] { $count } daarvan, waarbij er iets te kiezen was, zijn vergeleken met die van de bot.
    } De bot had { $same ->
        [one] één keer
       *[other] { $same } keer
    } dezelfde zet gedaan, { $near ->
        [one] één keer
       *[other] { $near } keer
    } een andere die ongeveer even goed is (minder dan { $margin } verschil), en { $worse ->
        [one] één keer
       *[other] { $worse } keer
    } een duidelijk betere.
review-near = Geen enkele was duidelijk slechter. De grootste gevonden verschillen, te klein om van toeval te onderscheiden:
review-no-difference = Er is helemaal geen verschil gevonden.
review-alike-how = De bot beslist met wat toen bekend was; ook hij ziet geen verborgen kaarten. Je kunt verliezen zonder één duidelijke fout: door geluk, door wat de anderen doen en door veel kleine verschillen.
review-instead = Gekozen: “{ $made }”. De bot had gekozen: “{ $best }”.
review-worth = Met wat toen bekend was, bleef ongeveer { $made } winstkans over; met de keuze van de bot ongeveer { $best }.
review-after = Aan het eind
review-notes = Je notities
review-notes-how = Ze blijven in deze browser.
review-notes-lost = Deze browser kan je notities nu niet opslaan. Kopieer ze voordat je deze pagina verlaat.
back-to-table = Terug naar de tafel
fairness-check = Nagaan of het eerlijk was
fairness-all = Alles is gespeeld zoals afgesproken.
fairness-checking = Het wordt gecontroleerd…
fairness-kept = Wat op deze pagina te controleren is, klopt.
fairness-wrong = Deze partij is niet gespeeld zoals afgesproken.
fairness-nobody = Deze deling was niet beschermd: geen speler voegde een eigen bijdrage toe, dus de server had alleen kunnen kiezen.
fairness-nothing = Voor deze deling is niets afgesproken, dus er valt niets te controleren. Begeleide partijen hebben voor iedereen dezelfde deling.
fairness-how = Wat er is nagekeken
fairness-secret-right = De server heeft zijn toevalsgetallen vóór het begin vastgelegd: ze passen bij de vingerafdruk die je browser toen heeft onthouden.
fairness-secret-wrong = De toevalsgetallen van de server passen niet bij de vingerafdruk die je browser vóór het begin heeft onthouden.
fairness-secret-unseen = Je browser heeft vóór het begin geen vingerafdruk van de toevalsgetallen van de server onthouden.
fairness-parts-right = De toevalsgetallen uit de browsers van de spelers lagen vast voordat er een getoond werd.
fairness-parts-wrong = De toevalsgetallen van iemand zijn veranderd nadat ze vastlagen.
fairness-seal-right = Er is gespeeld met de opties en spelers die je browser vooraf heeft onthouden.
fairness-seal-wrong = De opties of spelers zijn niet die welke je browser vóór het begin heeft onthouden.
fairness-seal-unseen = Je browser heeft de opties en spelers vóór het begin niet onthouden.
fairness-mine-right = De toevalsgetallen die je browser heeft toegevoegd, zijn gebruikt.
fairness-mine-wrong = De toevalsgetallen die je browser heeft toegevoegd, zijn niet gebruikt.
fairness-told-right = Het verslag zegt precies wat je tijdens de partij is verteld.
fairness-told-wrong = Het verslag zegt niet wat je tijdens de partij is verteld.
fairness-told-unseen = Deze browser heeft de partij niet tot het einde gezien en kan niet vergelijken wat je is verteld.
fairness-rules-checking = De partij wordt volgens de regels nog eens gespeeld…
fairness-rules-right = De deling, elke worp en kaart, elke zet en de uitslag volgen volgens de regels uit deze toevalsgetallen.
fairness-rules-wrong = { $what ->
    [table] Volgens de regels kan deze tafel niet.
    [deal] De deling volgt hier volgens de regels niet uit.
    [result] De uitslag volgt hier volgens de regels niet uit.
   *[step] Zet { $step } volgt hier volgens de regels niet uit.
  }
fairness-rules-unseen = Niet gecontroleerd op deze pagina: dat elke kaart, elke bot en elke zet hier volgens de regels uit volgt.
fairness-bots-checking = De bots worden opnieuw gevraagd: zet { $step } van { $steps }…
fairness-bots-right = Opnieuw gevraagd kozen de bots { $count } keer hetzelfde als in de partij.
fairness-bots-wrong = Bij zet { $step } koos een bot niet zoals het moest.
fairness-bots-other = Niet gecontroleerd, omdat een eerdere of latere versie van de bots speelde: { $count }.
fairness-bots-failed = Willekeurig gekozen omdat volgens de server een bot was uitgevallen: { $count }.
fairness-program = Om het te controleren zonder deze pagina te vertrouwen, gebruik je het programma met het verslag:
fairness-withheld = Er is opnieuw gedeeld omdat een bijdrage niet op tijd getoond werd: { $names }. Wie ook het geheim van de server kent, kan dat gedaan hebben om andere kaarten te krijgen.
fairness-silent = Zonder eigen bijdrage, en dus aangewezen op de anderen: { $names }.
fairness-unfinished = Het verslag eindigt voordat de partij was afgelopen.
fairness-trouble = Dat kon nu niet gecontroleerd worden.

## Komen, gaan en weg zijn

silent = Er komt al even niets van de server. Misschien is je netwerk weg; de pagina blijft het proberen.
turn-title = Jij bent aan de beurt
time-bank = In reserve, voor de hele partij
time-span = nog { $span }
table-menu = Deze tafel
to-home = Naar de startpagina
cancel = Annuleren
do-it-leave = Tafel verlaten
do-it-resign = Opgeven
do-it-delete = Tafel opheffen
do-it-delete-how = De partij vervalt en telt niet mee.
do-it-resign-how = Telt als verloren partij.
do-it-resign-lesson = De begeleide partij stopt hier.
do-it-leave-how = Een bot speelt voor je verder.
fall-play-on = Verder spelen
sure-leave = Deze tafel voorgoed verlaten? Als de kaarten gedeeld zijn, speelt een bot voor je verder.
sure-resign = Opgeven? De partij stopt hier en je verliest.
sure-delete = Deze tafel voorgoed opheffen? De partij telt dan niet.
ended-resigned = Iemand heeft opgegeven; de partij is afgelopen.
ended-deleted = De gastheer heeft deze tafel opgeheven.
ended-idle = Hier is lang niet gespeeld, daarom is deze tafel vanzelf gesloten.
ended-empty = Iedereen is weg, daarom is deze tafel gesloten.
ends-in = Sluit vanzelf over { $span } als niemand speelt
not-dealt = nog niet begonnen
turns-waiting =
    { $count ->
        [one] aan één tafel ben jij aan de beurt
       *[other] aan { $count } tafels ben jij aan de beurt
    }
away-for = al { $span } weg; over { $bot } speelt een bot
vote-bot = Verder met een bot
note-late = De tijd van { $name } is om: een bot speelt voor { $name }.
    .name = Je tijd is om: een bot speelt voor jou.
note-gone = { $name } is weg: een bot speelt voor { $name }.
    .name = Je was weg: een bot speelt voor jou.
note-voted = De tafel speelt door: een bot speelt voor { $name }.
    .name = De tafel speelt door: een bot speelt voor jou.
note-back = { $name } is terug.
    .name = Je bent terug.
note-left = { $name } is vertrokken; een bot neemt het over.
    .name = Je bent vertrokken; een bot neemt het over.
note-resigned = { $name } heeft opgegeven.
    .name = Je hebt opgegeven.
result-you = Jij wint!
result-you-shared = Je deelt de overwinning met { $names }.
result-lost = Je hebt verloren.
result-none = Niemand wint.
result-over = De partij is afgelopen.
span-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
span-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
span-minutes =
    { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
span-seconds = { $count } s
pace-by-day = Correspondentie: { $span } per beslissing
pace-each = { $span } per beslissing
pace-with-bank = { $span } per beslissing en { $bank } in reserve
house-rules = Huisregels
house-rules-none = geen, alles zoals gedrukt
yes = ja
no = nee
share = Delen
invite-text = Speel met me mee:
qr-code = De link als QR-code, om te scannen
own-deck = Een eigen deck
deck-how = Kies een TOML-bestand of plak de tekst ervan; leeg speel je met het huisdeck.
deck-file = Een bestand met een deck
deck-text = Het deck als tekst
deck-good = Met “{ $name }” kan gespeeld worden.

## Wat je gespeeld hebt

played = Je partijen tot nu toe
played-none = Nog niets: partijen die je uitspeelt staan hier.
played-with = Met { $names }
played-lesson = begeleide partij
played-from-browser = alleen in een browser gespeeld
matches = Partijen
older = Oudere partijen
bot = bot
column-game = Spel
column-played = Gespeeld
column-won = Gewonnen
column-shared = Gedeelde zeges
column-people = Met mensen

## Instellingen

settings = Instellingen
settings-kept = Bewaard in deze browser en, zodra je een naam hebt, ook op je andere apparaten.
setting-pace = Tempo
setting-pace-how = Hoe lang resultaten blijven liggen voordat het spel verdergaat.
setting-pace-calm = rustig
setting-pace-normal = normaal
setting-pace-quick = snel
setting-theme = Kleuren
setting-theme-how = Licht, donker of zoals op je apparaat.
setting-theme-system = zoals op mijn apparaat
setting-theme-light = licht
setting-theme-dark = donker
setting-cards = Grootte van de kaarten
setting-cards-how = Op het bord en in je hand.
setting-cards-small = klein
setting-cards-normal = normaal
setting-cards-large = groot
setting-animation = Animaties
setting-animation-how = Kaarten en stukken glijden; anders liggen ze meteen op hun plaats.
setting-confirm = Vragen voordat mijn beurt eindigt
setting-confirm-how = Je bevestigt de laatste actie van je beurt.
setting-sound = Geluiden
setting-sound-how = Als je aan de beurt bent, en voor kaarten, dobbelstenen en aanvallen.
setting-vibration = Trillen
setting-vibration-how = Op je telefoon, als je aan de beurt bent.
reach = Als je aan de beurt bent en er niet bent
reach-push = Meld het op dit apparaat
reach-push-how = Ook als de pagina dicht is. Je browser vraagt het je.
reach-push-no = Deze browser is zo niet te bereiken: hij neemt geen pushberichten aan, of alleen via https.
reach-push-denied = Je browser staat het niet toe. Verander dat in zijn instellingen voor deze site.
reach-mail = Per mail
reach-mail-how = Alleen om te zeggen dat je aan de beurt bent. Je krijgt een link om het adres te bevestigen.
reach-mail-sent = Er is een link onderweg naar { $address }. Open hem in deze browser.
reach-mail-on = Mail gaat naar { $address }.
reach-mail-confirmed = Bevestigd: mail gaat naar { $address }.
reach-save = Dit adres gebruiken
reach-remove = Geen mail meer

## Een ander apparaat

device-how = Maak een link, en open die binnen enkele minuten op het andere apparaat. Je naam, je plaatsen en je tafels gaan mee.
device-make = Link maken
device-once = Hij werkt één keer, { $minutes } minuten lang.
device-claim = Deze link brengt iemands naam en tafels naar dit apparaat. Open hem alleen als hij van jou is.
device-claim-go = Ja, die is van mij
device-claim-who = Met deze link wordt dit apparaat van { $name }: naam, plaatsen en tafels.
device-claim-instead = Hier ben je { $name }. Ga je door, dan vergeet dit apparaat { $name }; zonder ander apparaat zijn die plaatsen weg.
devices = Je apparaten
devices-how = Wie een van deze apparaten heeft, kan in jouw naam spelen. Verwijder wat je niet meer gebruikt.
device-here = dit apparaat
device-unknown = een apparaat
device-seen = laatst gebruikt: { $date }
device-remove = Verwijderen
log-out = Uitloggen op dit apparaat
log-out-last = Dit is je enige apparaat: je naam en plaatsen krijg je niet terug. Toch uitloggen?

## Over ons

about-games = De spellen
about-games-text = Grote Daimyo, Oorlog der Clans, Shinobi Arts en Ninjutsu zijn bord- en kaartspellen die van hun makers en uitgevers zijn. Wij volgen hun regels, verteld in onze eigen woorden, met eigen tekeningen.
about-fair = Eerlijk van opzet
about-fair-text = Het toeval komt van de server en van elke speler; ieders bijdrage ligt vast voordat er een getoond wordt. Na de partij bevat het verslag alles: iedereen kan elke stap naspelen en controleren. Wie de server beheert, kan alle kaarten zien, zoals een deler dat zou kunnen; maar niemand kan ze ongemerkt kiezen.
about-secrets = Geheimen blijven geheim
about-secrets-text = Je browser krijgt alleen wat jouw plaats mag weten, en de bots ook. Zelfs de grootte of het tijdstip van een bericht verraadt niet wat jij hebt.
about-data = Wat we over je bewaren
about-data-text = Een naam die je kiest, je partijen en instellingen, en een cookie die je plaatsen voor je bewaart. Wil je een seintje als je aan de beurt bent, dan ook je mailadres of de weg naar je browser. Geen wachtwoorden, geen tracking, niets van derden.

## Wat er mis kan gaan

error-unreachable = De server is niet te bereiken. Probeer het zo nog eens.
texts-missing = De teksten van deze pagina zijn niet aangekomen. Controleer je verbinding en laad de pagina opnieuw.
error-no-server = Om met anderen te spelen is een server nodig. Hier speel je tegen bots.
error-unknown-game = Dit spel bestaat niet.
error-bad-table-code = Dat is geen tafelcode. Een code heeft tien letters en cijfers.
error-stale = Het spel is intussen verder. Kies opnieuw.
error-illegal = De regels staan dat nu niet toe.
error-turn-ends = Met deze zet is je beurt voorbij.
error-bad-move = Die zet bestaat niet in dit spel.
error-stood-in = Er speelt nu een bot voor je. Druk op “Ik ben terug” om weer zelf te spelen.
error-no-undo = Die zet kan niet meer worden teruggenomen.
error-bad-talk = Dat kan aan deze tafel niet worden gezegd.
error-chat-off = Aan deze tafel is de chat uitgezet.
error-not-seated = Dat kunnen alleen spelers aan deze tafel.
error-seated = Je hebt al een plaats aan deze tafel.
error-seat-taken = Iemand was sneller: die plaats is bezet.
error-no-seat = Die plaats bestaat niet.
error-not-host = Dat kan alleen wie de tafel heeft geopend.
error-not-open = Dat kan alleen vóór het begin van het spel.
error-not-playing = Dat kan alleen tijdens het spelen.
error-not-over = De partij is nog bezig.
error-dealing = De kaarten worden gedeeld. Probeer het zo nog eens.
error-too-early = Nog niet ieders bijdrage ligt vast.
error-bad-reveal = Dat is niet de bijdrage die voor jou vastlag.
error-withheld = Je hebt je bijdrage niet op tijd getoond, dus er wordt zonder gedeeld.
error-not-full = Er is nog een plaats vrij.
error-no-return = Er speelt geen bot voor je: je bent er al.
error-paused = De ronde is voorbij. Druk op Verder en wacht op de anderen.
error-no-pause = De volgende ronde is al begonnen.
error-no-rhythm = Aan deze tafel wordt zonder pauzes gespeeld.
error-not-away = Zo lang is er nog niemand weg. Wacht even.
error-not-alone = Anderen spelen hier verder: je kunt gaan, dan neemt een bot het over.
error-lesson = Een begeleide partij is voor één persoon.
error-bad-table = Zo kan een tafel niet worden geopend.
error-no-bot = Die bot bestaat niet.
error-no-table = Deze tafel bestaat niet. Misschien is de link niet volledig.
error-no-name = Vul eerst je naam in.
error-bad-name = Een naam heeft 1 tot 24 zichtbare tekens.
error-too-many-tables = Je hebt te veel tafels. Speel er eerst een paar uit.
error-bad-message = De server heeft dat niet begrepen. Laad de pagina opnieuw.
error-too-long = Dat is te lang.
error-too-fast = Niet zo snel. Wacht even.
error-bad-origin = Deze pagina komt niet van deze server. Open het adres van de server.
error-bad-token = Dat token is onbekend of ingetrokken.
error-no-scope = Het token van dit programma staat dat niet toe.
error-too-many-tokens = Je hebt te veel tokens. Trek er eerst een in.
error-bad-code = Die link is gebruikt, of te oud. Maak een nieuwe.
error-bad-push = De server kent de pushdienst van deze browser niet.
error-bad-mail = Dat is geen mailadres, of de mail kon niet worden verstuurd.
error-not-found = Pagina niet gevonden.
error-closing = De server start zo opnieuw. Er gaat niets verloren; probeer het zo nog eens.
error-failed = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
error-damaged = De gegevens van deze tafel zijn beschadigd. De beheerder van deze site weet ervan.
error-bad-record = De server kon dit spel niet bevestigen; het is niet bewaard.
error-not-alone-there = Je kunt alleen spellen bewaren die je in je browser alleen tegen bots hebt gespeeld.
error-other-bots = De server heeft een andere versie van de bots waartegen je speelde en kan dit spel niet controleren.
error-kept-already = Iemand anders heeft dit spel al bewaard.
error-hushed = De gastheer heeft je aan deze tafel gedempt.
error-removed = De gastheer heeft je gevraagd deze tafel te verlaten.
error-no-person = Daar zit niemand anders.
error-device = Dat apparaat bestaat niet meer.
error-sure = Op dit apparaat heb je al een andere naam.

# Programs of one's own
programs-title = Een programma laten meespelen
programs-how = Een programma van jou kan onder een eigen naam aan tafels zitten. Iedereen ziet dat het van jou is. Geef het een token: dat is een sleutel, dus houd het geheim.
programs-name = Naam van het programma
programs-make = Token maken
programs-once = Kopieer het nu: het wordt maar één keer getoond.
programs-yours = Jouw tokens
programs-none = Nog geen.
programs-revoke = Intrekken
scope-play = Aan tafel gaan en spelen
scope-talk = Praten
scope-host = Tafels maken
scope-read = Eigen afgelopen partijen lezen
sitter-program = programma van { $owner }
