### Was alle Spiele sagen.
###
### Wortwahl: match – Partie; game – Spiel; turn, move, step (of a match) – Zug; record – Aufzeichnung; seat – Platz;
### edition – Ausgabe; clause – Klausel; deck – Deck; table – Tisch. Anrede: du. Wer spielt, kann jede und jeder sein:
### „Person“, „wer“ und „alle“ statt „Spieler“. Die Befehle (undo, table, log, rules, quit) tippt man englisch.

## Das Terminal

hello = { $game }, { $players } Personen. Du bist { $you }. { $edition }.
hello-people = { $game }, { $players } Personen; an diesem Terminal: { $people }. { $edition }.
hello-help = Gib eine Zahl ein, oder deinen Zug in Worten. „?“ zeigt Hilfe, „rules“ die Regeln, „quit“ beendet.
asks = { $name }, du bist am Zug.
choice = Deine Wahl
choose-verb = Was tust du?
shortcuts = Oder mehrere Züge auf einmal: { $names }.
not-understood = „{ $said }“ habe ich nicht verstanden. { $right }
right-choices = Wähle eins davon: { $choices }.
refused = Nicht erlaubt ({ $clause }): { $sentence }
undone = Zurückgenommen: { $move }.
hand-over = Gib das Terminal weiter an { $name }
hand-over-go = { $name }, drück die Eingabetaste, sobald sonst niemand den Bildschirm sieht.
since-then = Was seit deinem letzten Zug geschah
result-one = { $names } gewinnt.
result-shared = { $names } teilen sich den Sieg.
all-of = { $others } und { $last }
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

## Gesten

gesture-nod = { $seat } nickt.
gesture-shake = { $seat } schüttelt den Kopf.
gesture-shrug = { $seat } zuckt mit den Schultern.
gesture-laugh = { $seat } lacht.
gesture-bow = { $seat } verbeugt sich.
gesture-think = { $seat } streicht sich übers Kinn.
gesture-stare = { $seat } starrt, ohne sich zu rühren.
gesture-applaud = { $seat } klatscht.
gesture-wink = { $seat } zwinkert { $to } zu.

## Regeln, Spiele, Simulation, Prüfung

rules-title = Die Regeln von { $game }
rules-independent = Eine unabhängige, nichtkommerzielle Umsetzung. Die Regeln sind in unseren eigenen Worten erzählt, die Nummern der Klauseln sind von uns.
no-clause = Eine Klausel „{ $clause }“ gibt es in { $game } nicht. Die Klauseln gehen von { $first } bis { $last }.
games-players = { $fewest }–{ $most } Personen
games-players-exactly = { $count } Personen
games-editions = Ausgaben
games-options = Optionen
games-default = Vorgabe
compiling = Die Regeln von { $game } werden in Maschinencode übersetzt (nur beim ersten Mal) …
simulating = { $game } wird gespielt
simulated = { $games } Partien { $game }, { $players } Personen, zufällige Züge, Startzahl { $seed }. { $edition }.
tournament-played = { $games } Partien { $game }, { $players } Personen, Plätze wechseln, Startzahl { $seed }. { $edition }.
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
wrong-record = { $file }, Zeile { $line }: { $problem }
wrong-records = { $wrong } von { $count } Aufzeichnungen sind falsch.
deck-right = { $file } ist ein Deck für { $game }, „{ $name }“: { $cards }. Alles in Ordnung.

## Was schiefgehen kann

wrong-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind { $known }.
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
wink-at-whom = Ein Zwinkern gilt einer anderen Person: Sag, wem.
no-chat-here = In diesem Spiel gibt es während der Partie kein freies Gespräch: Nimm Gesten ({ $clause }).

## Told to people who are away

notice-turn = Du bist dran. Mit { $names }.
notice-subject = { $game }: Du bist dran
notice-mail =
    Du bist dran in { $game }, mit { $names }.

    { $link }
notice-confirm-subject = Shinobi: Ist das deine Adresse?
notice-confirm =
    Jemand möchte, dass Shinobi an diese Adresse schreibt, wenn er dran ist. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail.
