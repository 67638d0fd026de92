### Was die Seiten rund um die Spiele sagen. Die Worte der Spiele stehen bei den Spielen.

## Überall

home = Startseite
language = Sprache
your-name = Dein Name
guest = Gast
you = du
connecting = Wir kommen an den Tisch …
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch; verloren geht nichts.
lost-title = Hier ist nichts
lost-home = Zurück zu den Spielen
about = Über uns
other-device = Deine Tische auf ein anderes Gerät mitnehmen
independent = Eine unabhängige, nicht kommerzielle Umsetzung von Liebhabern. Die Spiele gehören ihren Autoren; Bilder und Worte hier sind unsere eigenen.

## Startseite

home-title = Vier Spiele von Schatten und Bluff
home-lead = Lüge über die Waffe, die du schickst. Verbirg, wem du dienst. Stiehl im Dunkeln, und finde den Meister unter fünfzehn. Mit fernen Freunden oder gegen Bots, jetzt gleich.
games = Die Spiele
players-range = { $fewest }–{ $most } Personen
players-exactly = { $count } Personen
play-now = Jetzt spielen
learn = Spielend lernen
make-table = Tisch eröffnen
rules = Regeln
join-title = Hast du einen Code bekommen?
join-how = Tippe den Code des Tisches ein, oder füge seinen Link ein.
join = Mitspielen
watch = Zuschauen
go-on = Weiter
your-tables = Deine Tische
waiting-tables = Hier fehlt noch jemand
running-tables = Hier wird gespielt
no-tables-yours = Noch keine. Spiel jetzt, oder eröffne einen Tisch.
no-tables-waiting = Gerade wartet niemand. Eröffne einen Tisch und lass ihn offen.
no-tables-running = Gerade wird an keinem offenen Tisch gespielt.
seats-free =
    { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
table-over = beendet

## Einen Tisch eröffnen, sich versammeln

new-players = Personen
new-seats = Wer sitzt wo
new-edition = Ausgabe
edition = Ausgabe { $name }
new-pace = Bedenkzeit
pace-untimed = So lange du willst
pace-seconds = { $seconds } Sekunden je Entscheidung, und das Dreifache als Vorrat
new-delay = Wer zuschaut,
delay-none = sieht den Tisch, wie er ist
delay-steps = sieht ihn { $steps } Schritte später
new-public = Diesen Tisch auf der Startseite zeigen, für alle offen
new-options = Was sonst vereinbart werden kann
by-lot = durch das Los
seat-open = Platz { $seat }
seat-free = frei
seat-is-for = Platz { $seat } ist für
seat-for-person = einen Menschen
seat-for-bot = einen Bot: { $level }
level-random = Zufall
level-novice = Neuling
level-adept = Kenner
level-master = Meister
sit-here = Hier hinsetzen
stand-up = Aufstehen
start = Austeilen
start-needs =
    { $free ->
        [one] Ein Platz ist noch frei: Lade jemanden ein, oder gib ihn einem Bot.
       *[other] { $free } Plätze sind noch frei: Lade Leute ein, oder gib sie Bots.
    }
host-starts = Wer den Tisch eröffnet hat, teilt aus, sobald alle Plätze besetzt sind.
invite = Freunde einladen
invite-how = Schick ihnen diesen Link; sie tippen einen Namen und setzen sich.
table-code = Code
copy-link = Link kopieren
copied = Kopiert
fairness = Geht es beim Austeilen ehrlich zu?
fairness-before = Der Zufall dieser Partie kommt aus einem Geheimnis, das jetzt gewählt wurde, und von allen, die sich setzen. Dies ist der Fingerabdruck des Geheimnisses; das Geheimnis selbst wird nach der Partie veröffentlicht, und alle können es prüfen.

## Der Tisch

at-the-table = Am Tisch
sitter-bot = Bot, { $level }
sitter-stands-in = abwesend: Ein Bot entscheidet ({ $level })
sitter-away = abwesend
i-am-back = Ich bin wieder da
watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
your-turn = Du bist an der Reihe.
waiting = Die anderen entscheiden.
choose-again = Neu wählen
undo = Zurücknehmen
lesson = Ein paar Worte für deine erste Partie
lesson-read = Verstanden
time-left = Zeit übrig
log-and-talk = Verlauf und Gespräch
tab-log = Verlauf
tab-talk = Gespräch
result = Ergebnis
rematch = Revanche
rematch-join = Zur Revanche
rematch-watch = Der Revanche zuschauen
all-open = Alle Karten offen
replay = Nachspielen
download-record = Protokoll herunterladen
goodbye-elsewhere = Du hast diesen Tisch in einem anderen Fenster geöffnet; dieses hier steht still.
goodbye-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.

## Gespräch

nobody-spoke = Noch hat niemand etwas gesagt.
only-you-two = (das habt nur ihr zwei gesehen)
talk-set-phrases = Nach den Regeln dieses Spiels darf niemand verraten, was er weiß: Es gibt Gesten, aber keinen Chat.
means-chat = Chat
means-phrase = Behaupten oder fragen
means-gesture = Geste
say-something = Sag etwas
send = Senden
do-nod = Nicken
do-shake = Den Kopf schütteln
do-shrug = Mit den Schultern zucken
do-laugh = Lachen
do-bow = Sich verbeugen
do-think = Sich das Kinn streichen
do-stare = Starren
do-applaud = Klatschen
do-wink = { $name } zuzwinkern
talk-settings = Stummschalten und mehr
mute = Mir nicht zeigen, was { $name } sagt
chat-on = An diesem Tisch darf geredet werden

## Nachspielen

replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt weiter
replay-step = Schritt
replay-as = Gesehen von
replay-everything = mit allen Karten offen
replay-spectator = wie man es beim Zuschauen sah
replay-seat = wie { $name } es wusste
back-to-table = Zurück zum Tisch
fairness-check = Prüfen, ob es ehrlich war
fairness-right = Es war ehrlich: Das Geheimnis im Protokoll ist das, dessen Fingerabdruck vor dem Austeilen gezeigt wurde.
fairness-wrong = Das Geheimnis im Protokoll ist nicht das versprochene.
fairness-not-mine = Das Geheimnis im Protokoll ist das versprochene, aber was dieser Browser zum Austeilen beigetragen hat, steht nicht darin. Das ist nur dann in Ordnung, wenn du vor dem Austeilen wieder aufgestanden bist oder dich an einem anderen Gerät hingesetzt hast.
fairness-trouble = Das ließ sich gerade nicht prüfen.

## Ein anderes Gerät

device-how = Erzeuge einen Link, und öffne ihn in den nächsten Minuten auf dem anderen Gerät. Dein Name, deine Plätze und deine Tische kommen mit.
device-make = Link erzeugen
device-once = Er gilt einmal, { $minutes } Minuten lang.
device-claim = Dieser Link bringt jemandes Namen und Tische auf dieses Gerät. Öffne ihn nur, wenn er deiner ist.
device-claim-go = Das bin ich

## Über uns

about-games = Die Spiele
about-games-text = Great Daimyo, War of Clans, Shinobi Arts und Ninjutsu sind Brettspiele ihrer eigenen Autoren und Verlage. Wir spielen sie nach ihren Regeln, in unseren Worten erzählt, mit eigenen Bildern.
about-fair = Von Grund auf ehrlich
about-fair-text = Vor dem Austeilen siehst du den Fingerabdruck des Geheimnisses, aus dem der Zufall kommt, und alle am Tisch tragen etwas bei. Nach der Partie steht das Geheimnis im Protokoll: Alle können jeden Schritt nachspielen und prüfen.
about-secrets = Geheimes bleibt geheim
about-secrets-text = Dein Browser bekommt nur, was dein Platz wissen darf, und die Bots ebenso. Niemand kann einer Nachricht, ihrer Größe oder ihrem Zeitpunkt ansehen, was du hast.
about-data = Was über dich gespeichert wird
about-data-text = Ein Name, den du wählst, und ein Cookie, das deine Plätze zu deinen macht. Keine Passwörter, keine Verfolgung, nichts von anderswo.

## Was schiefgehen kann

error-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
error-unknown-game = Dieses Spiel gibt es nicht.
error-bad-table-code = Das ist kein Code eines Tisches. Er hat zehn Buchstaben und Ziffern.
error-stale = Am Tisch ging es inzwischen weiter. Schau noch einmal hin, und wähle neu.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-bad-move = Das ist kein Zug dieses Spiels.
error-stood-in = Gerade entscheidet ein Bot für dich. Sag, dass du wieder da bist, dann entscheidest du.
error-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
error-bad-talk = Das lässt sich an diesem Tisch nicht sagen.
error-chat-off = An diesem Tisch wurde der Chat abgeschaltet.
error-not-seated = Das ist denen vorbehalten, die am Tisch sitzen.
error-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-no-seat = Diesen Platz gibt es nicht.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-open = Das geht nur vor dem Austeilen.
error-not-playing = Das geht nur, während gespielt wird.
error-not-over = Die Partie läuft noch.
error-not-full = Ein Platz ist noch frei.
error-no-return = Kein Bot entscheidet für dich: Du bist schon da.
error-lesson = Eine geführte Partie ist für einen Menschen allein.
error-bad-table = So lässt sich kein Tisch eröffnen.
error-no-bot = Diesen Bot gibt es nicht.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-no-name = Sag zuerst, wie du heißen willst.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-too-many-tables = Du hast zu viele Tische. Spiel erst einige zu Ende.
error-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
error-too-long = Das ist zu lang.
error-too-fast = Nicht so schnell. Warte einen Augenblick.
error-bad-origin = Diese Seite kommt nicht von diesem Server. Öffne seine eigene Adresse.
error-bad-code = Dieser Link ist verbraucht oder zu alt. Erzeuge einen neuen.
error-not-found = Hier ist nichts.
error-closing = Der Server startet gleich neu. Verloren geht nichts; versuch es gleich noch einmal.
