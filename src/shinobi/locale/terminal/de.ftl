### Was nur das Terminal sagt.

## Das Terminal

hello = { $game }, { $players } Personen. Du bist { $you }. Ausgabe: { $edition }.
hello-people = { $game }, { $players } Personen; an diesem Terminal: { $people }. Ausgabe: { $edition }.
hello-help = Gib eine Zahl ein, oder deinen Zug in Worten. „?“ zeigt Hilfe, „rules“ die Regeln, „quit“ beendet.
asks = { $name }, du bist am Zug.
choice = Deine Wahl
shortcuts = Oder mehrere Züge auf einmal: { $names }.
not-understood = „{ $said }“ habe ich nicht verstanden. { $right }
right-choices = Wähle eins davon: { $choices }.
undone = Zurückgenommen: { $move }.
hand-over = Gib das Terminal weiter an { $name }
hand-over-go = { $name }, drück die Eingabetaste, sobald sonst niemand den Bildschirm sieht.
since-then = Was seit deinem letzten Zug geschah
result-clause = Ende nach { $clause }: { $sentence }
says = { $name }: { $words }
say-forms = Du kannst sagen: { $forms }; eine Geste: { $gestures }; oder eigene Worte, wo das Spiel sie erlaubt.
saved = Die Aufzeichnung der Partie liegt in { $file }.
interrupted = Die Partie ist nicht zu Ende. Weiter geht es mit: { $command }
interrupted-lost = Die Partie endet hier, unvollendet. Starte mit --record DATEI, wenn du sie später fortsetzen willst.
resumed = Weiter nach Zug { $step } der Partie in { $file }.

help-title = Bei jeder Frage
help-number = eine Zahl – diese Wahl
help-words = Wörter – ein ganzer Zug oder sein nächster Teil, zum Beispiel: { $example }
help-say = say – zum Tisch sprechen: eigene Worte, eine Behauptung, eine Frage, die auf „?“ endet, eine Geste; „say“ allein zählt sie auf
help-undo = undo – nimmt deinen letzten Zug zurück, solange er nichts aufgedeckt hat
help-table = table – zeigt den Tisch noch einmal
help-log = log – alles, was du bisher erfahren hast
help-rules = rules – alle Regeln; „rules { $clause }“ – eine einzelne Klausel
help-quit = quit – verlässt die Partie

## Regeln, Spiele, Simulation, Prüfung

rules-title = Die Regeln von { $game }
no-clause = Eine Klausel „{ $clause }“ gibt es in { $game } nicht. Die Klauseln gehen von { $first } bis { $last }.
games-players = { $fewest }–{ $most } Personen
games-players-exactly = { $count } Personen
games-editions = Ausgaben
games-options = Optionen
games-default = Vorgabe
compiling = Die Regeln von { $game } werden in Maschinencode übersetzt (nur beim ersten Mal) …
simulating = { $game } wird gespielt
simulated = { $games } Partien { $game }, { $players } Personen, zufällige Züge, Startzahl { $seed }. Ausgabe: { $edition }.
tournament-played = { $games } Partien { $game }, { $players } Personen, Plätze wechseln, Startzahl { $seed }. Ausgabe: { $edition }.
tournament-interrupted = Unterbrochen. Ergebnisse bis jetzt:
tournament-simulations = { $name } hat { $simulations } Partien je Zug durchgespielt.
tournament-time = { $seconds } s.
column-bot = Bot
column-seats = Plätze
column-times-fair = Mal der gerechte Anteil
column-rating = Wertung
column-seat = Platz
column-share = Anteil der Siege
column-interval = 95-%-Intervall
column-ending = Ende nach
column-games = Partien
column-part = Anteil
lengths-line = Züge je Partie: { $mean } im Mittel, { $least } bis { $most }, die Hälfte davon zwischen { $low } und { $high }.
speed-line = { $steps } Züge in { $seconds } s: { $speed } Züge pro Sekunde auf { $workers } Kernen.
records-line = Aufzeichnungen: { $file }, { $size }.
verifying = { $file } wird geprüft
verified =
    { $count ->
        [one] Die Aufzeichnung in { $file } stimmt: jeder Zug, jedes Ereignis und jedes Ergebnis.
       *[other] Alle { $count } Aufzeichnungen in { $file } stimmen: jeder Zug, jedes Ereignis und jedes Ergebnis.
    }
wrong-records = { $wrong } von { $count } Aufzeichnungen sind falsch.
verified-unfinished = Die Aufzeichnung in Zeile { $line } endet nach Schritt { $step }: Die Partie war nicht zu Ende.
unfinished-records = Aufzeichnungen, die vor dem Ende der Partie aufhören: { $unfinished } von { $count }.
deck-right = { $file } ist ein Deck für { $game }, „{ $name }“: { $cards }. Alles in Ordnung.

## Was schiefgehen kann

wrong-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind { $known }.
wrong-language = In „{ $language }“ gibt es keine Texte. Die Sprachen sind { $known }.
wrong-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Bots sind { $known }.
wrong-edition = Eine Ausgabe „{ $edition }“ von { $game } gibt es nicht. Die Ausgaben sind { $known }.
wrong-players = { $game } in der Ausgabe „{ $edition }“ ist für { $fewest } bis { $most } Personen, nicht für { $count }.
wrong-option = { $game } hat keine Option „{ $option }“. Die Optionen sind { $known }.
no-such-table = So einen Tisch kann es nicht geben. { $sentence } ({ $clause })
option-form = Eine Option wird als Name=Wert angegeben, nicht als „{ $said }“.
resume-alone = Mit --resume ist der Tisch der aus der Datei: Gib sonst nichts über ihn an.
too-many-people = Der Tisch hat { $seats } Plätze, aber { $people } Personen wurden genannt.
same-names = Jede Person braucht einen eigenen Namen.
wrong-name = Ein Name ist eine Zeile Text, und „{ $sign }“ am Ende ist für Bots.
unreadable = { $file } lässt sich nicht lesen: { $problem }.
other-game = Die Partie in { $file } ist eine von { $other }, nicht von { $game }.
kept-in-folder = Die Partie lässt sich nicht in { $file } speichern: Das ist ein Ordner. Nenn eine Datei.
not-kept = Die Partie lässt sich nicht in { $file } speichern: { $problem }.
empty-record = In { $file } ist keine Aufzeichnung: Die Datei ist leer.
undo-nothing = Du hast keinen Zug zurückzunehmen, oder seitdem ist etwas geschehen.
undo-over = Das Spiel ist vorbei, und was verborgen war, kann jetzt bekannt sein.
undo-revealed = Dieser Zug hat etwas aufgedeckt, also gilt er.
undo-final = Nach den Regeln ist diese Entscheidung endgültig.
said-nothing = Du hast nichts gesagt.
said-too-long = Sag es mit höchstens { $most } Zeichen.
said-unreadable = Sag es in einer Zeile, ohne Steuerzeichen.
wink-at-whom = Ein Zwinkern gilt einer anderen Person: Sag, wem.
no-chat-here = In diesem Spiel gibt es während der Partie kein freies Gespräch: Nimm Gesten ({ $clause }).

## Werte, die nicht sein können: Satzenden wie „Die Option start …“

nothing = nichts
must-be-one-of = muss eins davon sein: { $names }
must-be-seat = muss ein Platz sein, 0 bis { $last }
must-be-listed = muss eine Nummer in der Liste „{ $part }“ der Option { $option } sein, 0 bis { $last }
must-be-whole = muss eine ganze Zahl von { $lowest } bis { $highest } sein
must-be-flag = muss true oder false sein
must-be-list = muss eine Liste sein
must-be-list-of = muss eine Liste von { $length } sein
must-be-list-each = muss eine Liste von { $length } sein, mit einem Wert je Platz
must-be-clause = muss eine Klausel wie { $clause } sein
must-be-at-least = muss mindestens { $lowest } sein
must-be-a-whole = muss eine ganze Zahl sein
must-be-a-number = muss eine Zahl sein
must-be-text = muss ein Text sein
wrong-value = Die Option { $option } { $must }, nicht { $value }.
wrong-sheet = Die Option { $option } stimmt nicht: { $problem }
options-too-deep = In den Optionen stecken Listen in Listen, tiefer als { $most }.
at-least-one = { $option } muss mindestens 1 sein, nicht { $number }.
wrong-seed = Ein Startwert (seed) ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }.
wrong-line = { $file }, Zeile { $line }: { $problem }

## Züge und Gespräch

move-form = Ein Zug ist ein Verb mit seinen Angaben, etwa { $example }.
move-takes = Zum Verb „{ $verb }“ gehört: { $takes }. Angegeben wurde: { $given }.
written-move-form = Ein Zug in einer Aufzeichnung ist eine Liste wie { $example }.
written-move-takes = Zum Verb „{ $verb }“ gehört: { $takes }. In der Aufzeichnung stehen { $count } Werte.
wrong-verb = Ein Verb „{ $verb }“ gibt es in diesem Spiel nicht. Die Verben sind { $known }.
wrong-argument = Bei „{ $verb }“: { $argument } { $must }, nicht { $value }.
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; die Plätze sind 0 bis { $last }.
only-wink = Nur ein Zwinkern gilt einer einzelnen Person; alles andere ist für alle.
no-such-claim = Eine Behauptung „{ $said }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
no-such-question = Eine Frage „{ $said }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
phrase-needs = Zu „{ $phrase }“ gehört: { $needs }.
phrase-value = „{ $part }“ { $must }.
no-such-gesture = Eine Geste „{ $said }“ gibt es nicht. Es gibt: { $known }.

## Aufzeichnungen, die nicht stimmen

record-unreadable = Das ist nicht die Aufzeichnung einer Partie: { $problem }.
record-format = Diese Aufzeichnung hat das Format { $format }; dieses Programm liest die Formate { $readable }.
record-twice = Die Aufzeichnung nennt „{ $name }“ zweimal an derselben Stelle, lässt sich also auf zwei Arten lesen.
record-format-older = Diese Aufzeichnung hat das Format { $format }, enthält aber etwas, das es darin nicht gibt: { $name }.
record-no-table = So einen Tisch kann es nicht geben: { $problem }
record-lacks-option = Eine Aufzeichnung muss alle Optionen ihres Spiels nennen. Hier fehlt { $missing }.
record-seats = Die Aufzeichnung nennt { $named } Plätze für { $players } Personen.
record-keys = Die Aufzeichnung lässt sich nicht nachspielen: { $problem }.
record-after-end = Schritt { $step } kommt nach dem Ende: Nach Schritt { $last } war die Partie vorbei.
record-breaks-rule = Schritt { $step } bricht eine Regel: { $problem }
record-no-move = Schritt { $step } ist kein Zug: { $problem }
record-tells-wrong =
    { $step ->
        [0] Beim Austeilen steht { $told }, nach den Regeln und den Schlüsseln ist es aber { $true }.
       *[other] Bei Schritt { $step } steht { $told }, nach den Regeln und den Schlüsseln ist es aber { $true }.
    }
record-leaves-out =
    { $step ->
        [0] Beim Austeilen fehlt { $true }.
       *[other] Bei Schritt { $step } fehlt { $true }.
    }
record-adds =
    { $step ->
        [0] Beim Austeilen steht { $told }, was nicht geschehen ist.
       *[other] Bei Schritt { $step } steht { $told }, was nicht geschehen ist.
    }
record-early-result = Die Aufzeichnung nennt ein Ergebnis, aber nach Schritt { $step } ist die Partie nicht vorbei.
record-no-result = Die Partie ist vorbei, aber die Aufzeichnung nennt kein Ergebnis.
record-wrong-result = Als Ergebnis steht { $stated } da, richtig ist aber { $true }.
record-no-phrase = Das kann niemand gesagt haben, an Stelle { $nth } der Sätze: { $problem }

keys-form = ihre „keys“ haben keine der Formen aus docs/record.md (16 hexadezimale Ziffern eines Startwerts, 64 hexadezimale Ziffern eines Geheimnisses oder die Runden eines Servertischs)
keys-shape = ihre „keys“ sind nicht, wie sie sein sollen: { $problem }
keys-promise = ihr Geheimnis ist nicht das versprochene; sein SHA-256 ist { $promise }
keys-contributions = ihre Schlüssel haben { $given } Beiträge für { $players } Personen
keys-seal = ihr Siegel passt nicht zu dem, was vereinbart war; das richtige ist { $seal }
keys-no-round = ihre Schlüssel haben keine Runde, also wurde nichts vereinbart
keys-seats = ihre Schlüssel gelten nicht durchweg für { $players } Plätze
keys-digits = Geheimnis, Festlegungen, Beiträge und Siegel müssen je 64 hexadezimale Ziffern sein
keys-table = ihr Tisch muss eine Kennung aus 10 Kleinbuchstaben und Ziffern haben
keys-level = ihre „sitters“ nennen einen Bot, den es nicht geben kann
keys-bot-bound = in Runde { $round } ihrer Schlüssel hat Platz { $seat } eine Festlegung, aber dort sitzt ein Bot
keys-again = in Runde { $round } ihrer Schlüssel macht Platz { $seat } wieder mit, obwohl er seinen Beitrag vorher nicht gezeigt hat
keys-unbound = in Runde { $round } ihrer Schlüssel hat Platz { $seat } einen Beitrag, auf den er nicht festgelegt war
keys-other = in Runde { $round } ihrer Schlüssel hat Platz { $seat } einen anderen Beitrag als den, auf den er festgelegt war
keys-called-off = Runde { $round } ihrer Schlüssel wurde abgebrochen, obwohl alle Plätze ihren Beitrag gezeigt hatten
keys-dealt-anyway = es wurde ausgeteilt, obwohl Platz { $seat } seinen Beitrag nicht gezeigt hatte

bots-person-played = Bei Schritt { $step } hat auf Platz { $seat } eine Person gespielt, laut Siegel sitzt dort aber ein Bot ({ $level }).
bots-other-played = Bei Schritt { $step } hat auf Platz { $seat } { $chose } gespielt, laut Siegel sitzt dort aber { $level }.
bots-other-stood-in = Bei Schritt { $step } ist auf Platz { $seat } { $chose } eingesprungen, laut Siegel ist dafür aber { $level } da.
bots-unknown = Das Siegel nennt einen Bot namens „{ $level }“, den dieses Programm nicht kennt.
bots-no-resort = Bei Schritt { $step } hat auf Platz { $seat } { $chose } gespielt, der nicht für einen ausgefallenen Bot einspringt.
bots-searched-wrong = ein { $level } sucht nicht so: { $searched }.
bots-heard-wrong = Bei Schritt { $step } kann ein Bot nicht so viele Sätze gehört haben: { $heard }.
bots-cannot-choose = Bei Schritt { $step } kann kein Bot wählen: { $problem }
bots-wrong-choice = Bei Schritt { $step } hat der Bot auf Platz { $seat } ({ $level }) nicht nach den Schlüsseln gewählt; sie ergeben { $move }.

promise-broken = Ein Versprechen wurde nicht gehalten: { $promised } ist weder das Siegel des Austeilens noch der Fingerabdruck seines Geheimnisses.
name-on-seat = Platz { $seat }: { $name }
deal-seal = Das Siegel dieses Austeilens: { $seal }
deal-protected = Das Austeilen ist geschützt durch die Beiträge von:
deal-unprotected = Dieses Austeilen war nicht geschützt: Niemand hat einen eigenen Beitrag geleistet, der Server hätte also allein wählen können.
deal-again = Es wurde neu ausgeteilt, weil diese Personen ihren Beitrag nicht rechtzeitig gezeigt haben:
deal-silent = Ohne eigenen Beitrag:
deal-not-compared = Nicht mit einem Siegel verglichen, das du vor dem Austeilen gesehen hast (--promised). Nur das zeigt, dass niemand nachträglich gewählt hat.
deal-not-bound = Der Fingerabdruck des Servergeheimnisses legt das Austeilen nicht fest: Wer den Server betreibt, konnte durch andere Beiträge noch wählen. Nur das Siegel legt es fest.
deal-bots = Züge von Bots, die mit den Schlüsseln verglichen wurden: { $count }
deal-bots-other = Züge von Bots, die hier nicht geprüft werden können, weil eine frühere oder spätere Fassung gespielt hat: { $count }
deal-bots-failed = Züge, die zufällig gewählt wurden, weil laut Server der Bot ausgefallen war: { $count }

## Dateien, Bots und Server

not-written = { $file } lässt sich nicht schreiben: { $problem }.
site-written = Die Website liegt in { $folder }. In der README steht, wie sie online geht.
modules-written = Das Paket liegt in { $folder }. Seine README hat ein Beispiel.
site-not-built = Die Seiten sind noch nicht gebaut. Starte einmal „./shinobi serve“ und versuch es noch einmal.
site-not-empty = In { $folder } liegen andere Dateien. Wähle einen leeren Ordner.
which-deck-game = Sag mit --game, für welches Spiel das Deck ist: { $games }.
needs-matplotlib = Für --plot muss matplotlib installiert sein: { $command }
wrong-simulations = Nach „{ $bot }:“ kommt eine Anzahl von Simulationen, nicht „{ $said }“.
wrong-own-bot = Einen Bot „{ $bot }“ gibt es nicht: { $problem }.
tournament-too-short = Das Turnier wurde abgebrochen, bevor eine Partie zu Ende war.
oracle-alone = Das Orakel spielt nur, wenn alle anderen Bots sind, die zu Shinobi gehören.
serving = Shinobi läuft auf { $address } – öffne die Adresse im Browser. Strg-C beendet den Server.
serving-data = Tische, Aufzeichnungen und Identitäten liegen in { $file }
serving-read = { $number } von { $count } Tischen geladen.
no-token = In { $file } steht kein Token. Schreib ein langes, zufälliges Wort hinein.
port-taken = Shinobi kann { $address } nicht benutzen: { $problem }. Nimm einen anderen --port.
table-not-kept = Dieser Tisch hat geändert, was vor dem Austeilen vereinbart war; deshalb wird ihm nichts mehr gezeigt. Trau diesem Spiel nicht.
data-in-use = Die Daten in { $file } benutzt schon ein anderer Server (Prozess { $holder }). Beende ihn, oder nimm mit --data eine andere Datei.
data-not-kept = In { $file } lassen sich keine Daten speichern: { $problem }.
data-newer = Die Daten in { $file } stammen von einer neueren Version dieses Programms (Format { $form }).
data-older = Die Daten in { $file } stammen aus der Zeit vor der ersten Veröffentlichung; diese Version kann sie nicht lesen. Verschiebe die Datei, um neu anzufangen.
database-not-reached = Die Datenbank ist nicht erreichbar oder nicht benutzbar: { $problem }.
database-newer = Die Datenbank wurde von einer neueren Version dieses Programms benutzt (Format { $form }).
database-extra = Für --database und --nats fehlen noch Pakete: pip install "shinobi-games[many]"
nats-not-reached = NATS ist nicht erreichbar: { $problem }.
nats-alone = --nats verbindet Server, die eine Datenbank teilen: gib auch --database an.
half-moved = Hierher wurden Daten übertragen, aber nicht alle sind angekommen. Starte dasselbe „shinobi move-data“ noch einmal: es macht dort weiter, wo es aufgehört hat.
target-not-empty = Am Ziel sind schon Daten. Wähle ein leeres.
moved-otherwise = Was angekommen ist, ist nicht das, was geschickt wurde ({ $kind }). Fang mit einem leeren Ziel neu an.
servers-running = Server benutzen die Datenbank. Beende sie zuerst.
data-moved = Alles wurde übertragen und verglichen: { $people } Leute, { $tables } Tische, { $entries } Einträge in deren Protokollen.
no-data = In { $file } sind keine Daten. Nenn mit --data die Datei des Servers.
no-backup = { $file } ist keine Sicherung dieses Programms: { $problem }.
damaged-backup = { $file } ist beschädigt: { $problem }.
not-restored = Die Sicherung lässt sich nicht zurückspielen: { $problem }.
restored = Die Sicherung liegt jetzt in { $file }.
restored-aside = Was vorher dort lag, ist jetzt in { $file }.
backed-up = Alle Daten wurden nach { $file } kopiert ({ $size }). Halt die Datei geheim: Sie enthält die Schlüssel.
copying = Kopieren
dumped =
    { $count ->
        [one] Eine Aufzeichnung wurde in { $file } geschrieben.
       *[other] { $count } Aufzeichnungen wurden in { $file } geschrieben.
    }
no-such-table-here = Einen Tisch „{ $said }“ gibt es nicht. Liste: shinobi admin tables
no-such-person-here = Eine Person „{ $said }“ gibt es nicht. Liste: shinobi admin people
order-waits = Der Server hat den Auftrag, hat ihn aber noch nicht ausgeführt. Sieh in sein Protokoll.
table-removed = Der Tisch { $table } wurde entfernt.
person-removed = Die Person { $person } wurde entfernt. In Aufzeichnungen beendeter Partien bleibt der Name, bis deren Tische entfernt werden.
table-over = beendet
column-table = Tisch
column-made = Erstellt
column-by = Von
column-entries = Einträge
column-state = Stand
column-id = Kennung
column-name = Name
column-since = Seit

## Die Befehlszeile: was an ihr falsch ist

usage-no-command = Einen Befehl „{ $said }“ gibt es nicht. Die Befehle sind: { $known }.
usage-no-option = Eine Option { $option } gibt es hier nicht. --help zeigt die Optionen.
usage-no-option-but = Eine Option { $option } gibt es hier nicht. Meinst du { $near }?
usage-missing = Es fehlt: { $what }. --help zeigt, wie der Befehl aussieht.
usage-value = { $what } { $kind }.
usage-option-value = Der Option { $option } fehlt ihr Wert, oder sie hat einen, der nicht zu ihr gehört.
usage-too-much = Das ist mehr, als dieser Befehl braucht. --help zeigt, wie er aussieht.
usage-wrong = Das ist nicht zu verstehen. --help zeigt, wie der Befehl aussieht.

## Die Befehlszeile: Hilfe

help-usage = Aufruf:
help-option = OPTIONEN
help-command = BEFEHL
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-default = (sonst: { $value })
help-variable = (oder die Variable { $name })
help-clone = In einem Klon des Projekts kennt ./shinobi auch: test, check, bench.
kind-whole = ZAHL
kind-number = ZAHL
kind-text = TEXT
kind-file = DATEI

command-shinobi = Vier Ninja-Spiele: im Browser oder im Terminal spielen und mit voller Rechenleistung untersuchen.
command-serve = Einen Server starten: im Browser spielen und anderen den Link zu einem Tisch schicken.
command-play = Im Terminal spielen, gegen Bots oder mit mehreren Personen, die es weiterreichen.
command-tournament = Bots viele Partien gegeneinander spielen lassen, mit wechselnden Plätzen. Strg-C zeigt, was bis dahin herauskam.
command-simulate = Viele zufällige Partien spielen und die Ergebnisse nach Platz, Ende, Länge und Tempo zusammenfassen.
command-rules = Die Regeln eines Spiels zeigen, Klausel für Klausel.
command-verify = Die Aufzeichnungen in einer Datei nachspielen und sagen, ob jeder Schritt, jedes Ereignis und jedes Ergebnis stimmt. Bei Partien von einem Server auch prüfen, was vor dem Austeilen vereinbart war und was die Bots gewählt haben.
command-site = Schreibt die Spiele als Website aus Dateien, die jeder Webspace ausliefern kann. Ein Server ist nicht nötig.
command-modules = Die Spiele als Paket für Programme in JavaScript und TypeScript schreiben, mit einem Beispiel.
command-games = Die Spiele mit ihren Ausgaben und Optionen auflisten.
command-schema = Das JSON-Schema der Aufzeichnungen eines Spiels, der Sicht eines Platzes oder der Nachrichten eines Servers zeigen; oder einen Speicheraufbau.
command-move-data = Überträgt alle Daten aus einer Datei in eine PostgreSQL-Datenbank oder zurück und vergleicht sie. Währenddessen darf kein Server laufen.
command-deck = Selbst geschriebene Decks prüfen.
command-check = Sagen, ob man mit einem Deck spielen kann; wenn nicht, jeden Fehler mit seiner Zeile zeigen.
command-admin = Für alle, die einen Server betreiben: Personen, Tische, Sicherungen.
command-tables = Die Tische auflisten, die neuesten zuerst.
command-people = Die Personen auflisten, mit den Kennungen, mit denen man sie entfernen kann.
command-remove-table = Einen Tisch und seine Aufzeichnung entfernen. Wer dort ist, muss gehen.
command-remove-person = Eine Person entfernen. Bots übernehmen ihre Plätze; ihre Geräte und Tokens gelten nicht mehr.
command-backup = Alle Daten in eine Datei kopieren, auch während der Server läuft.
command-restore = Die Daten durch eine Sicherung ersetzen. Der Server darf nicht laufen; die alten Daten werden beiseitegelegt.
command-dump = Die Aufzeichnungen aller beendeten Partien in eine Datei schreiben, für „shinobi verify“ und für Studien.

takes-help = Diese Hilfe zeigen und enden.
takes-version = Die Version zeigen und enden.
takes-lang = Die Sprache: { $languages }.
takes-game = Das Spiel: { $games }.
takes-check-game = Das Spiel, für das das Deck ist, wenn mehrere Spiele Decks haben.
takes-schema-game = Das Spiel: { $games }; oder „wire“ für die Nachrichten eines Servers.
takes-clause = Eine einzelne Klausel, mit ihrer Nummer.
takes-players = Wie viele mitspielen; ohne Angabe so wenige wie möglich.
takes-edition = Die gedruckte Ausgabe, deren Regeln gelten; „shinobi games“ listet sie auf.
takes-option = Eine Option des Spiels; „shinobi games“ listet sie auf. Mehrfach möglich.
takes-deck = Ein eigenes Deck, bei einem Spiel, das Decks hat.
takes-name = Eine Person an diesem Terminal. Für mehrere Personen mehrfach angeben.
takes-people-name = Nur Personen, in deren Namen das vorkommt.
takes-against = Wer auf den anderen Plätzen spielt: { $bots }.
takes-seed = Gleicher Startwert, gleiche Partien.
takes-play-seed = Gleicher Startwert, gleiche Karten; ohne Angabe zufällig.
takes-record = Die Partie nach jedem Zug in dieser Datei speichern.
takes-resume = Die Partie in dieser Datei fortsetzen.
takes-games = Wie viele Partien gespielt werden.
takes-workers = Wie viele Kerne rechnen; ohne Angabe alle.
takes-records = Die Aufzeichnung jeder Partie in diese Datei schreiben, eine je Zeile.
takes-as-json = JSON ausgeben, für Programme.
takes-tournament-as-json = Das Ergebnis als JSON in diese Datei schreiben.
takes-bots = Wer spielt, einer je Platz, durch Kommas getrennt: random, novice, adept, master, master:500 (so viele Simulationen je Zug), grandmaster, modul:Klasse (ein eigener Bot) oder oracle, das alle Karten sieht und nur hier spielt.
takes-simulations = Wie viele Partien sich ein master je Zug vorstellt; ohne Angabe 1000.
takes-plot = Das Ergebnis in diese Datei zeichnen, etwa ergebnis.svg.
takes-verify-file = Eine Aufzeichnung, oder viele: eine je Zeile.
takes-folder = Der Ordner, in den geschrieben wird.
takes-check-file = Das Deck, eine TOML-Datei; docs/decks.md erklärt, was hineingehört.
takes-backup-file = Wohin die Kopie soll.
takes-restore-file = Eine Sicherung.
takes-dump-file = Wohin geschrieben wird, eine Aufzeichnung je Zeile.
takes-promised = Das Siegel, das du vor dem Austeilen gesehen hast. Auch der Fingerabdruck des Servergeheimnisses wird verglichen, legt das Austeilen aber nicht fest.
takes-view = Das Schema dessen, was ein Platz sieht, statt der Aufzeichnungen.
takes-layout = Stattdessen den Speicheraufbau des WebAssembly-Moduls.
takes-form = Stattdessen die Spalten einer Beobachtung: was ein Platz weiß, als Zahlen für ein lernendes Programm.
takes-schema-players = Mit --form: die Zahl der Spieler.
takes-history = Mit --form: wie viele der letzten Ereignisse, die dem Platz mitgeteilt wurden, dazugehören.
takes-one-hot = Mit --form: für jeden Wert eine Spalte mit 0 oder 1 (one-hot).
takes-write = Die Schemata in diesen Ordner schreiben.
takes-data = Die Datei mit Tischen, Aufzeichnungen und Identitäten.
takes-all = Auch beendete Tische.
takes-table = Die zehn Buchstaben und Ziffern seines Links.
takes-person = Die Kennung der Person; „shinobi admin people“ listet sie auf.
takes-host = Die Adresse des Servers; 0.0.0.0 für alle Netze.
takes-port = Der Port des Servers; 0 nimmt einen freien.
takes-log-level = Wie viel ins Protokoll geschrieben wird.
takes-bot-pace = Sekunden, die ein Bot für einen Zug braucht.
takes-pauses = Ob Tische innehalten, damit man sieht, was geschieht.
takes-reaction-pace = Sekunden, die jede Reaktion dauert, damit ihr Tempo nichts verrät.
takes-deal-wait = Sekunden, die vor dem Austeilen auf die Beiträge aller gewartet wird.
takes-gone-after = Sekunden, bis ein Bot für jemanden einspringt, der weg ist, während andere warten.
takes-vote-after = Sekunden, bis die anderen abstimmen dürfen, ob ein Bot für jemanden weiterspielt, der weg ist.
takes-notify-after = Sekunden, bis Abwesenden gesagt wird, dass sie am Zug sind.
takes-push-service = Ein weiterer Ursprung, an den Push-Nachrichten gehen dürfen. Mehrfach möglich.
takes-mail = Der Server, der Mail verschickt: smtp://NAME:PASSWORT@HOST:PORT.
takes-mail-from = Der Absender von Mail.
takes-webhook = Eine Adresse, der gesagt wird, wer am Zug ist.
takes-address = Wo dieser Server erreichbar ist, für Links in Mail.
takes-origin = Ein weiterer Ursprung, von dem Browser kommen dürfen. Mehrfach möglich.
takes-compile = Wann die Regeln übersetzt werden: now (sofort), soon (im Hintergrund) oder never (nie).
takes-limits = Ob zu viele Anfragen abgewiesen werden.
takes-metrics-token-file = Eine Datei mit einem Token. Wer es als Bearer-Token schickt, darf /metrics lesen; ohne Datei niemand.
takes-database = Statt einer Datei eine PostgreSQL-Datenbank, die mehrere Server teilen können: postgresql://NAME:PASSWORT@HOST/DATENBANK.
takes-nats = Worüber Server, die eine Datenbank teilen, sich sagen, was an ihren Tischen geschieht: nats://NAME:PASSWORT@HOST:PORT.
takes-source = Wo die Daten sind: eine Datei oder postgresql://NAME:PASSWORT@HOST/DATENBANK.
takes-target = Wohin sie kommen; dort darf noch nichts sein.

## The lab: studies for designers

lab-title = { $game }: eine Studie
lab-subtitle = { $variants } Varianten, { $matches } Partien, Startwert { $seed }.
lab-variant = Variante
lab-games = Partien
lab-summary = Kurz gesagt
lab-summary-about = Alle Varianten auf einen Blick. Jede Zahl wird weiter unten erklärt.
lab-length = Länge
lab-length-about = Züge je Partie. Der Balken umfasst die mittlere Hälfte der Partien, die Linie neun von zehn; die Marke ist der Median, die Zahl der Mittelwert.
lab-seats = Wer gewinnt
lab-seats-about = Anteil jedes Platzes an den Siegen in Prozent, mit 95-%-Intervallen. Die gestrichelte Linie ist der gerechte Anteil. Ein gefüllter Punkt weicht signifikant davon ab, korrigiert für alle { $count } Vergleiche (Holm).
lab-seats-apart = Vorteil eines Platzes
lab-seat = Platz { $seat }
lab-one-winner = Ein Sieger
lab-results = Ergebnisse
lab-results-about = Wie oft jemand allein gewann, mehrere sich den Sieg teilten oder alle unentschieden spielten.
lab-result-one-winner = ein Sieger
lab-result-shared = geteilter Sieg
lab-result-draw = Unentschieden
lab-endings = Wie Partien enden
lab-moves = Züge
lab-moves-about = Wie oft ein Zug gewählt wird, wenn er möglich ist und es eine Wahl gibt, und was er wert ist: wie viele Prozentpunkte mehr vom Sieg an die gehen, die ihn wählen, als an die, die etwas anderes wählen. Darin steckt auch, wer ihn wählen kann. * und gefüllt: signifikant von null verschieden, korrigiert für { $count } Vergleiche (Benjamini–Hochberg).
lab-move = Zug
lab-chosen = Gewählt
lab-per-game = Je Partie
lab-worth = Wert
lab-tension = Spannung
lab-tension-about = Aus einigen Partien, die Zug für Zug betrachtet wurden. Eine Entscheidung zählt, wenn sich der beste und der schlechteste Zug um mindestens ein Zwanzigstel des Sieges unterscheiden; auf dem Spiel steht dieser Unterschied im Mittel. Der Sieger steht fest, sobald er mehr als die Hälfte des Sieges in Aussicht hat.
lab-decisions = Entscheidungen
lab-matters = Die zählen
lab-stake = Auf dem Spiel
lab-lead-changes = Führungswechsel
lab-known = Sieger steht fest nach
lab-course = Wie der spätere Sieger stand
lab-course-about = Der Anteil am Sieg, den der spätere Sieger in Aussicht hatte, vom Anfang der Partie bis zu ihrem Ende.
lab-skill = Können und Glück
lab-skill-about = Was ein stärkerer Spieler unter schwächeren gewinnt, als Vielfaches des gerechten Anteils (1: nur Glück). Gefüllt: signifikant verschieden, korrigiert für { $count } Vergleiche (Holm).
lab-own = Wahrheit und Lüge
lab-own-about = Wie oft es vorkommt, mit 95-%-Intervallen.
lab-holding-about = Wie oft, wer sie hat, die Runde gewinnt, als Vielfaches des gerechten Anteils. Das Band ist der Bereich einer ausgewogenen Karte. Gefüllt: signifikant von 1 verschieden, korrigiert für { $count } Vergleiche (Holm).
lab-notes = Wie gemessen wurde
lab-notes-about = An jedem Tisch spielen Bots einer Stufe; gleiche Startwerte geben in jeder Variante die gleichen Karten. Angegeben sind 95-%-Intervalle. Wie jemand steht, wird durch Weiterspielen nach dem Urteil der Bots geschätzt, wie in ihrer Suche. Bots spielen nicht wie Menschen.
lab-written = Ergebnisse: { $file }. Bericht: { $report }.
lab-vary-form = Was sich ändert, wird als Name=4,5,6 oder Name=20..60 angegeben, nicht als „{ $said }“.
lab-vary-twice = „{ $name }“ wird zweimal geändert. Alle Werte gehören in ein --vary.
lab-vary-empty = Für „{ $name }“ ist kein Wert angegeben. Gib welche an, etwa { $name }=4,5,6 oder { $name }=20..60.
lab-too-many = Diese Werte ergeben { $count } Varianten; höchstens { $most } lassen sich auf einmal vergleichen.
lab-no-bots = Sag, wer spielt. Die Stufen sind { $known }.
lab-levels-only = „{ $bot }“ kann an einer Studie nicht teilnehmen. Die Stufen sind { $known }.
lab-missing = { $what } braucht { $package }; das ist nicht installiert. Installieren: { $command }
lab-no-cluster = Der Cluster ist nicht erreichbar: { $problem }. Starte einen mit „ray start --head“ oder lass --cluster weg.
lab-cluster-records = Ein Cluster schreibt keine Aufzeichnungen. Lass --records oder --cluster weg.
lab-file-kind = Ergebnisse stehen in einer .csv- oder .parquet-Datei, nicht in { $file }.
lab-not-results = { $file } enthält keine Ergebnisse einer Versuchsreihe.
lab-nothing-in-common = Die beiden haben keine Variante und kein Maß gemeinsam.
lab-compared = { $first } und { $second } im Vergleich
lab-compared-about = { $count } Zahlen stehen in beiden; { $sure } davon unterscheiden sich signifikant, korrigiert für alle Vergleiche (Holm).
lab-measure = Maß
lab-first = Erste
lab-second = Zweite
lab-difference = Unterschied
lab-tuned = { $game }: abgestimmt
lab-tuned-about = { $trials } Versuche. Abstand von allen Zielen: { $before } vorher, { $after } nachher (0: alle erreicht).
lab-goal = Ziel
lab-setting = Einstellung
lab-before = Vorher
lab-after = Nachher
lab-goal-form = Ein Ziel ist seats, holdings oder ein Maß mit Grenzen wie length=40..80, nicht „{ $said }“.
lab-wrong-goal = Nichts wird hier als „{ $goal }“ gemessen. Die Maße sind { $known }.
lab-nothing-free = Sag mit --free, was sich ändern darf. In { $game } kann das { $known } sein.
lab-wrong-knob = „{ $name }“ lässt sich in { $game } nicht abstimmen. Möglich ist: { $known }.
lab-tuning = { $game } wird abgestimmt
lab-no-folder = { $file } kann nicht geschrieben werden: Diesen Ordner gibt es nicht.
command-lab = Studien zum Entwerfen: Reihen von Varianten, Vergleiche, Abstimmung.
command-sweep = Viele Varianten eines Tisches spielen und messen; die Ergebnisse kommen in eine Datei, der Bericht auf eine Seite.
command-compare = Die signifikanten Unterschiede zwischen den Ergebnissen zweier Reihen zeigen.
command-tune = Zahlen eines Spiels oder eines Decks auf Ziele abstimmen, mit einem Bericht von vorher und nachher.
takes-vary = Was sich ändert: players, edition oder eine Option, etwa max_rounds=20..60:10 oder players=4,5,6. Mehrere werden gekreuzt.
takes-sweep-bots = Die Stufen, die spielen, jede an eigenen Tischen: random, novice, adept, master, master:500, grandmaster.
takes-sweep-games = Wie viele Partien jeder Variante gespielt werden.
takes-closely = Wie viele Partien jeder Variante Zug für Zug betrachtet werden; 0 für keine.
takes-cluster = Auf einem Ray-Cluster spielen: dem von RAY_ADDRESS oder einem auf diesem Rechner.
takes-out = Wohin die Ergebnisse kommen: eine .csv- oder .parquet-Datei.
takes-tune-out = Wohin die abgestimmten Optionen kommen, als JSON.
takes-report = Wohin der Bericht kommt; ohne Angabe neben die Ergebnisse.
takes-first = Ergebnisse einer Reihe.
takes-second = Ergebnisse einer anderen Reihe.
takes-free = Was sich ändern darf: eine Option mit ihren Werten, etwa max_rounds=10..80, oder etwas von einem Deck, etwa deck.worth oder „deck.count.Armourer“.
takes-goal = Was gewünscht ist: seats (alle gleich), holdings (jede Karte lohnt sich) oder ein Maß mit Grenzen, etwa length=40..80.
takes-trials = Wie viele Einstellungen versucht werden.
takes-tune-bots = Die Stufe, die spielt: random, novice, adept.
takes-tune-games = Wie viele Partien jeder Variante je Versuch gespielt werden.
