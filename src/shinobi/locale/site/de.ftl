### Was die Seiten rund um die Spiele sagen. Die Worte der Spiele stehen bei den Spielen.

## Überall

home = Startseite
language = Sprache
your-name = Dein Name
guest = Gast
you = du
connecting = Verbindung zum Tisch …
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch; verloren geht nichts.
lost-title = Seite nicht gefunden
lost-home = Zurück zu den Spielen
about = Über uns
licences = Lizenzen der verwendeten Software
other-device = Auf einem anderen Gerät weiterspielen
independent = Eine unabhängige, nichtkommerzielle Umsetzung von Liebhabern. Die Spiele gehören ihren Autoren; Bilder und Worte hier sind unsere eigenen.

## Startseite

home-title = Vier Spiele voller Schatten und Bluff
home-lead = Lüge über die Waffe, die du schickst. Verbirg, wem du dienst. Stiehl im Dunkeln, und finde den Meister unter fünfzehn Ninjas. Mit Freunden, egal wo, oder gegen Bots, jetzt gleich.
games = Die Spiele
players-range = { $fewest }–{ $most } Personen
players-exactly = { $count } Personen
play-now = Jetzt spielen
play-now-with =
    { $count ->
        [one] mit einem Bot
       *[other] mit { $count } Bots
    }
play-now-bots = Stärke der Bots:
learn = Spielend lernen
make-table = Tisch eröffnen
rules = Regeln
join-title = Hast du einen Code bekommen?
join-how = Gib den Code des Tisches ein oder füge seinen Link ein.
join = Mitspielen
watch = Zuschauen
go-on = Weiter
your-tables = Deine Tische
waiting-tables = Warten auf Mitspieler
running-tables = Laufende Spiele
no-tables-yours = Du hast keine laufende Partie. Spiel jetzt, oder eröffne einen Tisch.
no-tables-waiting = Gerade wartet niemand. Eröffne einen Tisch und zeig ihn auf der Startseite.
no-tables-running = Gerade läuft kein öffentliches Spiel.
seats-free =
    { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
table-over = beendet

## Einen Tisch eröffnen, sich versammeln

new-players = Personen
new-seats = Plätze
new-edition = Ausgabe
new-pace = Bedenkzeit
pace-untimed = Ohne Zeitlimit
pace-seconds = { $seconds } Sekunden je Entscheidung, dazu das Dreifache als Reserve für das ganze Spiel
new-rhythm = Tempo am Tisch
new-rhythm-how = Wie schnell Bots spielen und wie lange das Ende einer Runde stehen bleibt, wenn niemand auf Weiter drückt.
rhythm-by-host = Wer den Tisch eröffnet hat, stellt es für alle ein.
pace-mine = Dein eigenes Tempo
new-delay = Zuschauende sehen das Spiel
delay-none = live
delay-steps = { $steps } Züge später
new-public = Diesen Tisch auf der Startseite zeigen, für alle offen
new-options = Weitere Optionen
by-lot = Los
as-usual = wie üblich
seat-open = Platz { $seat }
seat-free = frei
seat-is-for = Platz { $seat } ist für
seat-for-person = eine Person
seat-for-bot = einen Bot: { $level }
level-random = zufällig
level-novice = Neuling
level-adept = Kenner
level-master = Meister
level-grandmaster = Großmeister
sit-here = Hier hinsetzen
stand-up = Aufstehen
start = Spiel starten
start-needs =
    { $free ->
        [one] Ein Platz ist noch frei: Lade jemanden ein, oder gib ihn einem Bot.
       *[other] { $free } Plätze sind noch frei: Lade Leute ein, oder gib sie Bots.
    }
host-starts = Wer den Tisch eröffnet hat, startet das Spiel, sobald alle Plätze besetzt sind.
invite = Freunde einladen
invite-how = Schick ihnen diesen Link; sie tippen einen Namen und setzen sich.
table-code = Code
copy-link = Link kopieren
copied = Kopiert
fairness = Geht es fair zu?
fairness-before = Der Zufall dieser Partie kommt vom Server und von allen, die mitspielen. Bevor etwas gezeigt wird, sind alle an ihren Beitrag gebunden: der Server durch diesen Fingerabdruck, die Spieler ebenso. Nach der Partie wird alles veröffentlicht, und alle können es prüfen.
fairness-not-kept = Dieser Tisch hat geändert, was vor dem Spiel vereinbart war; deshalb zeigt ihm diese Seite nichts mehr. Trau diesem Spiel nicht.
fairness-not-heard = Dieser Tisch sagt, du hättest deinen Beitrag nicht rechtzeitig gezeigt, aber diese Seite hat ihn geschickt. Wenn deine Verbindung gut ist, trau diesem Austeilen nicht.
dealing = Die Karten werden ausgeteilt …
deal-waits = Es fehlt noch: { $names }.

## Der Tisch

at-the-table = Am Tisch
sitter-bot = Bot, { $level }
sitter-stands-in = abwesend: Ein Bot spielt ({ $level })
sitter-away = abwesend
i-am-back = Ich bin wieder da
watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
your-turn = Du bist an der Reihe.
waiting = Die anderen entscheiden.
choose-again = Abbrechen
undo = Zurücknehmen
no-undo = Dein letzter Zug bleibt: Du oder die anderen haben Neues gesehen
no-undo-why = Ein Zug bleibt gezogen, sobald jemand dadurch etwas erfahren hat: die anderen, wenn du eine Karte spielst, die nur du kanntest; du, wenn du eine Karte ziehst oder aufdeckst, dir etwas ansiehst oder würfelst. Was gesehen wurde, lässt sich nicht ungesehen machen.
undo-when = Du kannst einen Zug zurücknehmen, solange er niemandem etwas verraten hat, was noch nicht bekannt war, und danach niemand gezogen hat.
round-over = Die Runde ist vorbei. Sieh dir den Tisch in Ruhe an.
round-seen = Weiter, wenn du genug gesehen hast.
round-waits = Es fehlt noch: { $names }.
round-goes-on = Weiter in { $seconds } s.
continue = Weiter
dont-wait = Nicht warten
confirm-move = { $move }?
confirm = Ja, so machen
digest = Seit deinem letzten Zug
digest-nothing = Seitdem ist nichts passiert.
digest-more = (Was davor war, steht im Verlauf.)
close = Schließen
lesson = Ein Tipp für deine erste Partie
lesson-read = Verstanden
lesson-waits = Das Spiel wartet, während du liest.
time-left = Zeit übrig
log-and-talk = Verlauf und Gespräch
tab-log = Verlauf
tab-talk = Gespräch
tab-rules = Regeln
rule = Regel lesen
rule-word = Regel
goal-title = Dein Ziel:
goal-read = Schließen
not-now = Jetzt nicht:
in-turn = { $name } ist am Zug.
rules-search = Regeln durchsuchen
rules-here = An diesem Tisch – { $name }: { $value }
rules-agreed = An diesem Tisch
rules-not-found = In den Regeln kommt „{ $words }“ nicht vor.
rules-page = Regeln auf eigener Seite öffnen
rules-numbers = Eine Klausel behält ihre Nummer für immer, und keine wird zweimal vergeben: Deshalb gibt es Lücken.
rules-number = Die Nummer dieser Regel, um sich auf sie zu beziehen
rules-edition = „{ play-now }“ spielt diese Ausgabe: { $edition }. Beim Anlegen eines Tisches kann man eine andere wählen.
result = Ergebnis
rematch = Revanche
lesson-rematch = Jetzt eine echte Partie spielen
rematch-join = Zur Revanche
rematch-watch = Der Revanche zuschauen
all-open = Am Ende Verborgenes ansehen
all-open-start = Wiederholung, alles offen
replay = Wiederholung
replay-whole = Wiederholung Schritt für Schritt
download-record = Aufzeichnung herunterladen
keep-there = Diese Partie speichern und teilen
keep-there-how = Eine gespeicherte Partie findest du auf allen deinen Geräten bei deinen Partien, und wer den Link hat, kann sie ansehen.
keep-there-checking = Die Partie wird geprüft …
keep-there-done = Gespeichert: Wer den Link hat, kann sie ansehen.
keep-there-link = Der Link
from-browser = Allein in einem Browser gespielt.
from-browser-how = Dieser Server hat die Partie geprüft: Jeder Zug folgt den Regeln. Die Karten hat aber der Browser selbst ausgeteilt; dass niemand sie kannte, zeigt das also nicht. Der Server zählt sie in keiner Übersicht.
goodbye-elsewhere = Du hast diesen Tisch in einem anderen Fenster geöffnet. Dieses hier ist nicht mehr aktiv.
goodbye-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
goodbye-failed = Mit diesem Tisch ist etwas schiefgegangen. Lade die Seite neu; es ist nichts verloren.
new-version = Eine neue Version ist da. Du bekommst sie, wenn du Shinobi das nächste Mal öffnest.
no-network = Du bist offline. Gegen Bots kannst du spielen; für Tische mit anderen brauchst du das Netz.

## Gespräch

nobody-spoke = Noch hat niemand etwas gesagt.
only-you = Das weißt nur du.
only-you-two = (das habt nur ihr zwei gesehen)
talk-set-phrases = In diesem Spiel darf niemand verraten, was er weiß: Es gibt keinen Chat, nur Gesten.
means-chat = Chat
means-phrase = Behaupten oder fragen
means-gesture = Geste
say-something = Sag etwas
send = Allen sagen
send-question = Fragen
talk-asked = { $name } fragt dich:
talk-answer = Antworten
talk-asked-how = Du darfst die Wahrheit sagen oder lügen: Nachprüfen kann es jetzt niemand. Das Spiel wartet auf deine Antwort.
talk-answer-how = Was antwortest du?
talk-no-answer = Nicht antworten
talk-bots = Bots verstehen nur, was unter „{ means-phrase }“ steht.
talk-bots-silent = In diesem Spiel reden Bots nicht und antworten nicht.
blank-player = Wer
blank-thing = Was
do-nod = Nicken
do-shake = Den Kopf schütteln
do-shrug = Mit den Schultern zucken
do-laugh = Lachen
do-bow = Sich verbeugen
do-think = Sich übers Kinn streichen
do-stare = Starren
do-applaud = Klatschen
do-wink = { $name } zuzwinkern
talk-settings = Stummschalten
mute = { $name } stummschalten
remove-person = { $name } bitten zu gehen
hush-person = { $name } für alle stummschalten
unhush-person = { $name } wieder reden lassen
sitter-hushed = vom Gastgeber stummgeschaltet
chat-on = An diesem Tisch darf geredet werden

## Nachspielen

replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Zug weiter
replay-last = Ans Ende
replay-round = Springe zu …
replay-together = Mit Freunden ansehen
replay-lead = Du führst: Wer diesen Link öffnet, sieht, was du siehst.
replay-follow = { $name } führt; du siehst dasselbe.
replay-leave = Allein weitersehen
replay-followers =
    { $count ->
        [0] Noch folgt niemand.
        [one] Eine Person folgt.
       *[other] { $count } Personen folgen.
    }
replay-leader-gone = Die Person, die geführt hat, ist gegangen. Du kannst allein weitermachen.
replay-here = Diesen Moment in der Wiederholung zeigen
replay-step = Zug
replay-as = Ansicht
replay-everything = alles offen
replay-spectator = wie beim Zuschauen
replay-seat = wie { $name } es sah
what-if = Was wäre, wenn …
what-if-how = Nimm einen Platz ein und spiel von hier aus gegen Bots weiter.
what-if-over = Hier ist die Partie zu Ende, von hier aus geht es nicht weiter.
what-if-own = Zu deiner letzten Entscheidung
what-if-last = Zur letzten Entscheidung
what-if-seat = Spielen als
what-if-begin = Ab hier weiterspielen
what-if-not-counted = Das zählt nicht in deiner Übersicht.
what-if-here = Was wäre, wenn: Du spielst ab einem Moment einer anderen Partie weiter.
what-if-back = Zurück zur Wiederholung
what-if-again = Noch einmal ab diesem Moment
review = Analyse
review-working = Die Chancen werden berechnet…
review-failed = Diese Partie konnte nicht analysiert werden.
review-chances = Chancen
review-sight = Chancen
review-open = mit allem, was verborgen war
review-known = mit dem, was jeder damals wusste
review-estimated = Grobe Schätzungen aus vielen Partien, die Bots von jedem Moment aus weiterspielen: Ein einzelner Punkt kann um etwa { $margin } danebenliegen.
review-start = Beginn
review-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
review-turns = Wendepunkte
review-no-turns = Die Chancen haben sich nach und nach geändert; kein Moment sticht heraus.
review-turns-how = Wo nichts anderes steht, sind es die Chancen mit allem, was verborgen war, auf etwa { $margin } genau; jeder Punkt ist ein einzelner Zug. Bei Menschen zählen Änderungen ab { $least }, bei Bots nur große. Ein Zug kann nach damaligem Wissen richtig sein und das Spiel trotzdem drehen.
review-own = { $name }: zu Beginn { $start }
review-own-best = Am höchsten: { $chance }, nach Zug { $number }
review-own-lost = Ab Zug { $number } weniger als { $little }
review-own-fall = Nach dem, was du damals wusstest, hat dich dieser Zug am meisten gekostet: Damit blieben etwa { $made } Gewinnchance, mit der Wahl des Bots wären es etwa { $best } gewesen.
review-fall-of = Nach dem, was { $name } damals wusste, hat dieser Zug am meisten gekostet: Damit blieben etwa { $made } Gewinnchance, mit der Wahl des Bots wären es etwa { $best } gewesen.
review-move = Zug { $number }
review-round = Runde { $number }
review-change = { $name }: { $before } → { $now }
review-change-known = { $name }, nach damaligem Wissen: { $made }; mit der Wahl des Bots { $best }
review-decisions = Was ein Bot der Stufe „{ $level }“ getan hätte
review-alike =
    { $moves ->
        [one] Ein Zug;
       *[other] { $moves } Züge;
    } { $count ->
        [one] einer davon, bei dem es etwas zu wählen gab, wurde mit dem des Bots verglichen.
       *[other] { $count } davon, bei denen es etwas zu wählen gab, wurden mit denen des Bots verglichen.
    } Der Bot hätte { $same ->
        [one] einmal
       *[other] { $same }-mal
    } denselben Zug gemacht, { $near ->
        [one] einmal
       *[other] { $near }-mal
    } einen anderen, etwa gleich guten (weniger als { $margin } Unterschied), und { $worse ->
        [one] einmal
       *[other] { $worse }-mal
    } einen deutlich besseren.
review-near = Keiner war deutlich schlechter. Die größten gefundenen Unterschiede, zu klein, um sie vom Zufall zu trennen:
review-no-difference = Es wurde gar kein Unterschied gefunden.
review-alike-how = Der Bot entscheidet nach damaligem Wissen; verdeckte Karten sieht auch er nicht. Man kann ohne einen einzigen klaren Fehler verlieren: durch Glück, durch das, was die anderen tun, und durch viele kleine Unterschiede.
review-instead = Gewählt: „{ $made }“. Der Bot hätte gewählt: „{ $best }“.
review-worth = Nach damaligem Wissen blieben damit etwa { $made } Gewinnchance; mit der Wahl des Bots wären es etwa { $best } gewesen.
review-after = Am Ende
review-notes = Deine Notizen
review-notes-how = Sie bleiben in diesem Browser.
review-notes-lost = Dieser Browser kann deine Notizen gerade nicht speichern. Kopiere sie, bevor du diese Seite verlässt.
back-to-table = Zurück zum Tisch
fairness-check = Prüfen, ob es fair war
fairness-all = Alles lief wie vereinbart.
fairness-checking = Es wird geprüft …
fairness-kept = Was sich auf dieser Seite prüfen lässt, stimmt.
fairness-wrong = Diese Partie lief nicht wie vereinbart.
fairness-nobody = Dieses Austeilen war nicht geschützt: Niemand hat einen eigenen Beitrag geleistet, der Server hätte also allein wählen können.
fairness-nothing = Vor diesem Austeilen wurde nichts vereinbart, es gibt also nichts zu prüfen. In geführten Partien bekommen alle dieselben Karten.
fairness-how = Was geprüft wurde
fairness-secret-right = Der Server hat seine Zufallszahlen vor dem Spiel festgelegt: Sie passen zum Fingerabdruck, den sich dein Browser damals gemerkt hat.
fairness-secret-wrong = Die Zufallszahlen des Servers passen nicht zum Fingerabdruck, den sich dein Browser vor dem Spiel gemerkt hat.
fairness-secret-unseen = Dein Browser hat sich vor dem Spiel keinen Fingerabdruck der Zufallszahlen des Servers gemerkt.
fairness-parts-right = Die Zufallszahlen aus den Browsern der Mitspieler standen fest, bevor eine davon gezeigt wurde.
fairness-parts-wrong = Jemandes Zufallszahlen wurden geändert, nachdem sie feststanden.
fairness-seal-right = Gespielt wurde mit den Optionen und Mitspielern, die sich dein Browser vorher gemerkt hat.
fairness-seal-wrong = Optionen oder Mitspieler sind nicht die, die sich dein Browser vor dem Spiel gemerkt hat.
fairness-seal-unseen = Dein Browser hat sich Optionen und Mitspieler vor dem Spiel nicht gemerkt.
fairness-mine-right = Die Zufallszahlen, die dein Browser beigetragen hat, wurden verwendet.
fairness-mine-wrong = Die Zufallszahlen, die dein Browser beigetragen hat, wurden nicht verwendet.
fairness-told-right = Die Aufzeichnung sagt genau das, was dir während der Partie mitgeteilt wurde.
fairness-told-wrong = Die Aufzeichnung sagt nicht das, was dir während der Partie mitgeteilt wurde.
fairness-told-unseen = Dieser Browser hat die Partie nicht bis zum Ende gesehen und kann nicht vergleichen, was dir mitgeteilt wurde.
fairness-rules-checking = Die Partie wird nach den Regeln noch einmal gespielt …
fairness-rules-right = Das Austeilen, jeder Wurf und jede Karte, jeder Zug und das Ergebnis folgen aus diesen Zufallszahlen nach den Regeln.
fairness-rules-wrong = { $what ->
    [table] Die Regeln erlauben diesen Tisch nicht.
    [deal] Das Austeilen folgt daraus nicht nach den Regeln.
    [result] Das Ergebnis folgt daraus nicht nach den Regeln.
   *[step] Zug { $step } folgt daraus nicht nach den Regeln.
  }
fairness-rules-unseen = Auf dieser Seite nicht geprüft: dass jede Karte, jeder Bot und jeder Zug nach den Regeln daraus folgt.
fairness-bots-checking = Die Bots werden noch einmal gefragt: Zug { $step } von { $steps } …
fairness-bots-right = Noch einmal gefragt, haben die Bots { $count }-mal dasselbe gewählt wie im Spiel.
fairness-bots-wrong = Bei Zug { $step } hat ein Bot nicht so gewählt, wie er musste.
fairness-bots-other = Nicht geprüft, weil eine frühere oder spätere Fassung der Bots gespielt hat: { $count }.
fairness-bots-failed = Zufällig gewählt, weil laut Server ein Bot ausgefallen war: { $count }.
fairness-program = Wer dieser Seite nicht trauen will, prüft es mit dem Programm und der Aufzeichnung:
fairness-withheld = Es wurde neu ausgeteilt, weil ein Beitrag nicht rechtzeitig gezeigt wurde: { $names }. Wer auch das Geheimnis des Servers kennt, könnte das getan haben, um andere Karten zu bekommen.
fairness-silent = Ohne eigenen Beitrag und daher auf die anderen angewiesen: { $names }.
fairness-unfinished = Die Aufzeichnung hört vor dem Ende der Partie auf.
fairness-trouble = Das ließ sich gerade nicht prüfen.

## Kommen, gehen, weg sein

silent = Vom Server kam länger nichts. Vielleicht ist dein Netz weg; die Seite versucht es weiter.
turn-title = Du bist dran
time-bank = Reserve für die ganze Partie
time-span = noch { $span }
table-menu = Dieser Tisch
to-home = Zur Startseite
cancel = Abbrechen
do-it-leave = Tisch verlassen
do-it-resign = Aufgeben
do-it-delete = Tisch beenden
do-it-delete-how = Die Partie wird verworfen und zählt nicht.
do-it-resign-how = Zählt als verlorene Partie.
do-it-resign-lesson = Die geführte Partie endet hier.
do-it-leave-how = Ein Bot spielt für dich weiter.
fall-play-on = Weiterspielen
sure-leave = Diesen Tisch endgültig verlassen? Nach dem Austeilen spielt ein Bot für dich weiter.
sure-resign = Aufgeben? Die Partie endet hier, und du hast verloren.
sure-delete = Diesen Tisch endgültig beenden? Die Partie zählt dann nicht.
ended-resigned = Jemand hat aufgegeben; die Partie ist zu Ende.
ended-deleted = Der Gastgeber hat diesen Tisch beendet.
ended-idle = Hier hat lange niemand gespielt, deshalb ist dieser Tisch von selbst zu Ende gegangen.
ended-empty = Alle sind gegangen, deshalb ist dieser Tisch zu Ende.
ends-in = Noch { $span }, dann endet der Tisch von selbst, wenn niemand spielt
not-dealt = noch nicht begonnen
turns-waiting =
    { $count ->
        [one] an einem Tisch bist du dran
       *[other] an { $count } Tischen bist du dran
    }
away-for = weg, schon { $span }; noch { $bot }, dann spielt ein Bot
vote-bot = Mit einem Bot weiterspielen
note-late = Die Zeit von { $name } ist um: Ein Bot spielt für { $name }.
    .name = Deine Zeit ist um: Ein Bot spielt für dich.
note-gone = { $name } ist weg: Ein Bot spielt für { $name }.
    .name = Du warst weg: Ein Bot spielt für dich.
note-voted = Der Tisch spielt weiter: Ein Bot spielt für { $name }.
    .name = Der Tisch spielt weiter: Ein Bot spielt für dich.
note-back = { $name } ist wieder da.
    .name = Du bist wieder da.
note-left = { $name } ist gegangen; ein Bot übernimmt.
    .name = Du bist gegangen; ein Bot übernimmt.
note-resigned = { $name } hat aufgegeben.
    .name = Du hast aufgegeben.
result-you = Du gewinnst!
result-you-shared = Du teilst dir den Sieg mit { $names }.
result-lost = Du hast verloren.
result-none = Niemand gewinnt.
result-over = Die Partie ist zu Ende.
span-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
span-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
span-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
span-seconds = { $count } s
pace-by-day = Fernpartie: { $span } je Entscheidung
pace-each = { $span } je Entscheidung
pace-with-bank = { $span } je Entscheidung und { $bank } Reserve
house-rules = Hausregeln
house-rules-none = keine, alles wie gedruckt
yes = ja
no = nein
share = Teilen
invite-text = Spiel mit mir:
qr-code = Der Link als QR-Code zum Scannen
own-deck = Ein eigenes Deck
deck-how = Wähle eine TOML-Datei oder füge ihren Text ein; leer bleibt es beim Hausdeck.
deck-file = Eine Datei mit einem Deck
deck-text = Das Deck als Text
deck-good = Mit „{ $name }“ kann gespielt werden.

## Was du gespielt hast

played = Deine bisherigen Partien
played-none = Noch nichts: Partien, die du beendest, stehen hier.
played-with = Mit { $names }
played-lesson = geführte Partie
played-from-browser = allein im Browser gespielt
matches = Partien
older = Ältere Partien
bot = Bot
column-game = Spiel
column-played = Gespielt
column-won = Gewonnen
column-shared = Geteilte Siege
column-people = Mit Leuten

## Einstellungen

settings = Einstellungen
settings-kept = Gespeichert in diesem Browser und, sobald du einen Namen hast, auch auf deinen anderen Geräten.
setting-pace = Tempo
setting-pace-how = Wie lange Ergebnisse liegen bleiben, bevor es weitergeht.
setting-pace-calm = ruhig
setting-pace-normal = normal
setting-pace-quick = schnell
setting-theme = Farben
setting-theme-how = Hell, dunkel oder wie auf deinem Gerät.
setting-theme-system = wie auf meinem Gerät
setting-theme-light = hell
setting-theme-dark = dunkel
setting-cards = Kartengröße
setting-cards-how = Auf dem Spielplan und in deiner Hand.
setting-cards-small = klein
setting-cards-normal = normal
setting-cards-large = groß
setting-animation = Animationen
setting-animation-how = Karten und Figuren gleiten; sonst sind sie sofort an ihrem Platz.
setting-confirm = Vor dem Ende meines Zugs nachfragen
setting-confirm-how = Du bestätigst die letzte Aktion deines Zugs.
setting-sound = Töne
setting-sound-how = Wenn du dran bist, für Karten, Würfel und Angriffe.
setting-vibration = Vibration
setting-vibration-how = Auf dem Handy, wenn du dran bist.
reach = Wenn du dran bist und nicht da bist
reach-push = Auf diesem Gerät Bescheid sagen
reach-push-how = Auch wenn die Seite geschlossen ist. Dein Browser fragt dich.
reach-push-no = Dieser Browser ist so nicht erreichbar: Er nimmt keine Push-Nachrichten an, oder nur über https.
reach-push-denied = Dein Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
reach-mail = Per Mail
reach-mail-how = Nur um zu sagen, dass du dran bist. Du bekommst einen Link, um die Adresse zu bestätigen.
reach-mail-sent = Ein Link ist unterwegs an { $address }. Öffne ihn in diesem Browser.
reach-mail-on = Mails gehen an { $address }.
reach-mail-confirmed = Bestätigt: Mails gehen an { $address }.
reach-save = Diese Adresse nehmen
reach-remove = Keine Mails mehr

## Ein anderes Gerät

device-how = Erzeuge einen Link, und öffne ihn in den nächsten Minuten auf dem anderen Gerät. Dein Name, deine Plätze und deine Tische kommen mit.
device-make = Link erzeugen
device-once = Er gilt einmal, { $minutes } Minuten lang.
device-claim = Dieser Link bringt einen Namen mit seinen Tischen auf dieses Gerät. Öffne ihn nur, wenn er dir gehört.
device-claim-go = Ja, er gehört mir
device-claim-who = Mit diesem Link wird dieses Gerät das von { $name }: Name, Plätze und Tische.
device-claim-instead = Hier bist du { $name }. Wenn du weitermachst, vergisst dieses Gerät { $name }; ohne ein anderes Gerät sind die Plätze verloren.
devices = Deine Geräte
devices-how = Wer eines dieser Geräte hat, kann in deinem Namen spielen. Entferne die, die du nicht mehr benutzt.
device-here = dieses Gerät
device-unknown = ein Gerät
device-seen = zuletzt benutzt: { $date }
device-remove = Entfernen
log-out = Auf diesem Gerät abmelden
log-out-last = Das ist dein einziges Gerät: Name und Plätze lassen sich nicht zurückholen. Trotzdem abmelden?

## Über uns

about-games = Die Spiele
about-games-text = Großer Daimyo, Krieg der Clans, Shinobi Arts und Ninjutsu sind Brett- und Kartenspiele, die ihren Autoren und Verlagen gehören. Wir spielen nach ihren Regeln, in unseren Worten erzählt und mit eigenen Bildern.
about-fair = Von Grund auf fair
about-fair-text = Der Zufall kommt vom Server und von allen, die mitspielen; alle sind an ihren Beitrag gebunden, bevor einer gezeigt wird. Nach der Partie enthält die Aufzeichnung alles: Jeder kann jeden Schritt nachspielen und prüfen. Wer den Server betreibt, kann alle Karten sehen, wie ein Kartengeber es könnte; aber niemand kann sie unbemerkt aussuchen.
about-secrets = Geheimes bleibt geheim
about-secrets-text = Dein Browser bekommt nur, was dein Platz wissen darf, und die Bots ebenso. Nicht einmal Größe oder Zeitpunkt einer Nachricht verraten, was du hast.
about-data = Was über dich gespeichert wird
about-data-text = Ein Name, den du wählst, deine Partien und Einstellungen und ein Cookie, das dir deine Plätze freihält. Wenn du Bescheid bekommen willst, sobald du dran bist, auch deine Mailadresse oder der Weg zu deinem Browser. Keine Passwörter, kein Tracking, keine Inhalte Dritter.

## Was schiefgehen kann

error-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
texts-missing = Die Texte dieser Seite sind nicht angekommen. Prüf deine Verbindung und lade die Seite dann neu.
error-no-server = Mit anderen spielen geht nur über einen Server. Hier spielst du gegen Bots.
error-unknown-game = Dieses Spiel gibt es nicht.
error-bad-table-code = Das ist kein Tischcode. Ein Code hat zehn Buchstaben und Ziffern.
error-stale = Das Spiel ist inzwischen weitergegangen. Wähle neu.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-turn-ends = Damit endet dein Zug.
error-bad-move = Diesen Zug gibt es in diesem Spiel nicht.
error-stood-in = Gerade spielt ein Bot für dich. Drück „Ich bin wieder da“, dann spielst du weiter.
error-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
error-bad-talk = Das lässt sich an diesem Tisch nicht sagen.
error-chat-off = An diesem Tisch wurde der Chat abgeschaltet.
error-not-seated = Das können nur die, die an diesem Tisch spielen.
error-seated = Du hast schon einen Platz an diesem Tisch.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-no-seat = Diesen Platz gibt es nicht.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-open = Das geht nur vor Spielbeginn.
error-not-playing = Das geht nur, während gespielt wird.
error-not-over = Die Partie läuft noch.
error-dealing = Die Karten werden gerade ausgeteilt. Versuch es gleich noch einmal.
error-too-early = Noch sind nicht alle an ihren Beitrag gebunden.
error-bad-reveal = Das ist nicht der Beitrag, an den du gebunden bist.
error-withheld = Du hast deinen Beitrag nicht rechtzeitig gezeigt, deshalb wird ohne ihn ausgeteilt.
error-not-full = Ein Platz ist noch frei.
error-no-return = Kein Bot spielt für dich: Du bist schon da.
error-paused = Die Runde ist vorbei. Drück auf Weiter und warte auf die anderen.
error-no-pause = Die nächste Runde hat schon begonnen.
error-no-rhythm = An diesem Tisch wird ohne Pausen gespielt.
error-not-away = So lange ist noch niemand weg. Warte ein wenig.
error-not-alone = Andere spielen hier weiter: Du kannst gehen, dann übernimmt ein Bot.
error-lesson = Eine geführte Partie ist für eine Person allein.
error-bad-table = So lässt sich kein Tisch eröffnen.
error-no-bot = Diesen Bot gibt es nicht.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-no-name = Gib zuerst deinen Namen ein.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-too-many-tables = Du hast zu viele Tische. Spiel erst einige zu Ende.
error-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
error-too-long = Das ist zu lang.
error-too-fast = Nicht so schnell. Warte einen Augenblick.
error-bad-origin = Diese Seite kommt nicht von diesem Server. Öffne die Adresse des Servers.
error-bad-token = Dieses Token ist unbekannt oder wurde widerrufen.
error-no-scope = Das Token dieses Programms erlaubt das nicht.
error-too-many-tokens = Du hast zu viele Tokens. Widerrufe zuerst eines.
error-bad-code = Dieser Link ist verbraucht oder zu alt. Erzeuge einen neuen.
error-bad-push = Diesen Push-Dienst kennt der Server nicht.
error-bad-mail = Das ist keine Mailadresse, oder die Mail ließ sich nicht senden.
error-not-found = Seite nicht gefunden.
error-closing = Der Server startet gleich neu. Verloren geht nichts; versuch es gleich noch einmal.
error-failed = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
error-damaged = Die Daten dieses Tisches sind beschädigt. Wer diese Seite betreibt, weiß Bescheid.
error-bad-record = Der Server konnte diese Partie nicht bestätigen; sie wurde nicht aufbewahrt.
error-not-alone-there = Aufbewahrt werden nur Partien, die du in deinem Browser allein gegen Bots gespielt hast.
error-other-bots = Der Server hat eine andere Fassung der Bots als die, gegen die du gespielt hast; er kann diese Partie nicht prüfen.
error-kept-already = Jemand anders hat diese Partie schon aufbewahrt.
error-hushed = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
error-removed = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
error-no-person = Dort sitzt sonst niemand.
error-device = Dieses Gerät gibt es nicht mehr.
error-sure = Auf diesem Gerät hast du schon einen anderen Namen.

# Programs of one's own
programs-title = Ein Programm mitspielen lassen
programs-how = Ein Programm von dir kann unter eigenem Namen an Tischen sitzen. Alle sehen, dass es deines ist. Gib ihm ein Token: Es ist wie ein Schlüssel, halte es also geheim.
programs-name = Name des Programms
programs-make = Token erstellen
programs-once = Kopiere es jetzt: Es wird nur einmal gezeigt.
programs-yours = Deine Tokens
programs-none = Noch keine.
programs-revoke = Widerrufen
scope-play = Platz nehmen und spielen
scope-talk = Reden
scope-host = Tische eröffnen
scope-read = Eigene beendete Partien lesen
sitter-program = Programm von { $owner }
