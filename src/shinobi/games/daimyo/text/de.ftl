### Was daimyo sagt. Überschriften, Klauseln und Anmerkungen stehen in der Reihenfolge der Regelseite.
###
### Wortwahl: clan – Clan; start pawn – Startspielstein; attack card, marker – Angriffskarte, Angriffsmarker;
### declare, declaration – ansagen, Ansage; assign – zuweisen; resolve – abhandeln; reveal – aufdecken;
### denounce, denunciation – anklagen, Anklage; incompetence – Inkompetenz; plotting – Verschwörung;
### decline – nicht anklagen; hit – Treffer; miss – Fehlschlag; target – Ziel; victim – Opfer; blowgun – Fukidake;
### fallen – gefallen; lives – Leben.

name = Shinobi (Großer Daimyo)
heart = Lüge über die Waffen, die du schickst; klage den Hinterhalt an, der dir galt.
length = 5–15 Minuten mit Bots, 20–40 mit Menschen
summary = In jeder Runde schickt jeder Clan den drei Rivalen zu seiner Rechten drei verdeckte Waffen und sagt zu jeder an, welche es ist. Dann deckt jedes Opfer zwei der drei Karten auf, die ihm gelten. Ein Paar tut weh. Doch wer seine Angreifer durchschaut, kann sie anklagen und alle drei bluten lassen. Der letzte Daimyo, der noch ein Leben hat, gewinnt.

## Die Regeln

heading-goal = Ziel des Spiels
note-goal = Sei der letzte Daimyo mit einem Leben. Du verlierst Leben durch Waffen, die als Paar kommen, und durch falsche Anschuldigungen; deine Angreifer verlieren Leben, wenn du sie durchschaust.

heading-table = Der Tisch
note-table = Auf dem Bildschirm sitzt du unten, die anderen rund um den Tisch. Vor allen liegen die drei Karten, die sie bekommen haben: Die Rückseite zeigt, wer die Karte geschickt hat, der Marker darauf, was dazu angesagt wurde. Rote Perlen neben einem Namen sind Leben; der Startspielstein zeigt, wer beginnt. Du greifst die drei an, die rechts von dir folgen, gegen den Uhrzeigersinn; die drei vor dir greifen dich an.
picture-card = Eine Karte, die dieser Mitspieler bekommen hat. Die Rückseite zeigt, von wem; der Marker, was sie sein soll.
picture-lives = Leben. Wer keins mehr hat, ist ausgeschieden.
picture-unseen = Die Waffen, die dieser Mitspieler in der Runde noch nicht gezeigt hat, und die Karten auf seiner Hand.
picture-round = Die Runde und die Spielrichtung.
picture-received = Hier liegen die Karten, die drei Mitspieler dir schicken.
picture-hand = Deine Hand. Wähle eine Karte und sag dann eine Waffe an: die echte oder eine andere.

heading-example = Eine Runde als Beispiel
note-example = Hana, Botan und Chiyo schicken Ren je eine Karte; Hana sagt „Katana“ an, Botan „Sai“, Chiyo „Sai“. Ren deckt die Karten von Hana und Botan auf: Beide sind Sai, ein Treffer. Nicht anzuklagen würde Ren jetzt ein Leben kosten. Doch Ren vermutet eine Verschwörung, klagt sie an und deckt auch die dritte Karte auf: noch ein Sai! Hana, Botan und Chiyo verlieren je ein Leben, Ren keines. Wäre die dritte Karte eine andere Waffe gewesen, hätte Ren zwei Leben verloren.

heading-setup = Aufbau
DAI-01 = Das Spiel ist für vier, fünf oder sechs Personen.
DAI-02 = Jede Person führt einen anderen der sechs Clans: Sieben Leben, Rhanobi, Octosushi, Sin San Güich, Flugfisch, Canzaï. Die Clans werden beim Eröffnen des Tisches gewählt und ändern nichts am Spiel; Clans, die niemand führt, bleiben draußen.
DAI-03 = Jeder Daimyo hat vier Angriffskarten (Shuriken, Sai, Katana und Fukidake, das Blasrohr), drei Angriffsmarker und fünf Leben.
DAI-04 = Ein Daimyo hat den Startspielstein. Wer ihn zuerst bekommt, entscheidet das Los, sofern beim Eröffnen des Tisches niemand benannt wurde.
DAI-05 = Alles geht immer nach rechts (auf dem Bildschirm gegen den Uhrzeigersinn): Angriffe, Aufdecken und der Startspielstein. Niemand handelt außer der Reihe.

heading-assign = Erste Phase: Angriffe zuweisen
DAI-10 = Beginnend mit dem Startspieler greift reihum jeder Daimyo alle drei Rivalen zu seiner Rechten an: Jeder von ihnen bekommt verdeckt genau eine seiner vier Karten. Die vierte bleibt ungesehen auf der Hand.
DAI-11 = Zu jeder Karte sagt der Angreifer eine Waffe an. Die Ansage darf gelogen sein.
DAI-12 = Die Ansage ist öffentlich: Sie wird auf der Rückseite der Karte markiert.
DAI-13 = Liegen vor einem Daimyo schon zwei Karten, die als dieselbe Waffe angesagt sind, darf ihm niemand diese Waffe ein drittes Mal ansagen.
DAI-14 = Die drei Ansagen eines Angreifers müssen alle verschieden sein. Das ist eine Regel der spanischen und der französischen Ausgabe, sonst eine Option.
DAI-15 = Niemand darf eine verdeckte Karte ansehen, die er bekommen hat. Der Angreifer kennt die Karten, die er verschickt, und die, die er behalten hat.
DAI-16 = Die drei Karten werden nacheinander vergeben, zuerst an den nächstsitzenden Rivalen.

heading-resolve = Zweite Phase: abhandeln und anklagen
DAI-20 = Beginnend mit dem Startspieler und weiter nach rechts wählt jeder Daimyo zwei der drei Karten, die er bekommen hat, und deckt beide zugleich auf.
DAI-21 = Vor der Wahl darf das Opfer seine Angreifer befragen, und die dürfen antworten, was sie wollen. Aufgedeckte Karten bleiben offen liegen, damit alle sie prüfen können.
DAI-22 = Zwei gleiche Waffen: Der Angriff gelingt. Das Opfer verliert ein Leben, es sei denn, es klagt eine Verschwörung an.
DAI-23 = Zwei verschiedene Waffen: Der Angriff schlägt fehl, und das Opfer verliert nichts.
DAI-24 = Nach einem Fehlschlag darf das Opfer die Inkompetenz anklagen und die dritte Karte aufdecken. Sind alle drei Waffen verschieden, verliert jeder der drei Angreifer ein Leben. Wenn nicht, verliert der Ankläger eines.
DAI-25 = Nach einem Treffer darf das Opfer, bevor es ein Leben verliert, eine Verschwörung anklagen und die dritte Karte aufdecken. Sind alle drei Waffen gleich, verliert das Opfer nichts und jeder der drei Angreifer ein Leben. Wenn nicht, verliert der Ankläger zwei: eines für den Treffer, eines für die falsche Anschuldigung.
DAI-26 = Die Inkompetenz kann nur nach einem Fehlschlag angeklagt werden, eine Verschwörung nur nach einem Treffer.
DAI-27 = Verlorene Leben kommen in die Mitte des Tisches. Niemand fällt unter null: Ein Angreifer ohne Leben verliert nichts, wenn er angeklagt wird.
DAI-28 = Eine dritte Karte, die nicht aufgedeckt wurde, bleibt verborgen, wenn sie zurückgeht, und ebenso die Karte, die auf der Hand blieb, auch am Ende des Spiels. Die veröffentlichte Aufzeichnung einer beendeten Partie zeigt sie allerdings.
DAI-29 = Erst wird die Anklage ausgesprochen, dann die dritte Karte umgedreht. Das Opfer entscheidet, bevor irgendetwas anderes geschieht, und dabei bleibt es. Alle Verluste daraus fallen im selben Augenblick.

heading-round = Nächste Runde
DAI-30 = Wenn alle ihre Angriffe abgehandelt haben, nehmen sie ihre vier Karten zurück, und der Startspielstein wandert einen Platz nach rechts, auch zu einem Daimyo ohne Leben.

heading-fallen = Die Gefallenen
DAI-40 = Ein Daimyo ohne Leben kann nicht mehr gewinnen, greift aber weiter an, wird angegriffen, deckt auf und klagt an. Er hat nichts mehr zu verlieren; die Angreifer, die er anklagt, schon.

heading-end = Das Ende
DAI-50 = Sobald nur noch ein Daimyo am Leben ist, ist er der Große Daimyo und das Spiel vorbei, notfalls mitten in der Runde.
DAI-51 = Nimmt eine einzige Anklage allen, die noch im Spiel waren, das letzte Leben, so teilen sich die dabei Gefallenen den Sieg.
DAI-52 = Das Spiel endet nach der Runde 60, sofern keine andere Rundenzahl vereinbart ist. Wer dann die meisten Leben hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

heading-knowledge = Was du wissen darfst
note-knowledge = Deine eigenen Karten, verschickt und behalten, in dieser Runde und in früheren; alle Ansagen; alle aufgedeckten Karten, in dieser Runde und in früheren; alle Leben; wer den Startspielstein hat. Niemals die verborgenen Karten anderer und keine dritte Karte, die ungesehen zurückging. Keine Karte bleibt über ihre Runde hinaus erkennbar, und keine darf gezeigt werden, um etwas zu beweisen.

heading-talk = Reden am Tisch
note-talk = Das Spiel lebt vom Reden: Behauptungen, Fragen, Gesten, ein Zwinkern. Nichts davon bindet irgendwen.

## Was ein Tisch vereinbaren kann

option-distinct_declarations = die drei Ansagen eines Angreifers müssen verschieden sein (DAI-14)
option-max_rounds = höchste Zahl der Runden (DAI-52)
option-start = wer den Startspielstein zuerst hat (DAI-04)
option-clans = der Clan jedes Platzes (DAI-02)

edition-en = Englisch – freie Ansagen
edition-es = Spanisch – verschiedene Ansagen
edition-fr = Französisch – verschiedene Ansagen
edition-de = Deutsch – freie Ansagen

## Dinge

weapon-shuriken = Shuriken
weapon-sai = Sai
weapon-katana = Katana
weapon-blowgun = Fukidake

clan-seven-lives = Sieben Leben
clan-rhanobi = Rhanobi
clan-octosushi = Octosushi
clan-sin-san-guich = Sin San Güich
clan-flying-fish = Flugfisch
clan-canzai = Canzaï

charge-incompetence = Inkompetenz
charge-plotting = Verschwörung

## Züge

verb-attack = angreifen
verb-reveal = aufdecken
verb-denounce = anklagen
verb-decline = nicht anklagen

ask-attack-card = Welche Karte schickst du?
ask-attack-declared = Welche Waffe sagst du an?
ask-reveal-leave = Wessen Karten deckst du auf?
named-send = { $weapon } schicken
named-say = „{ $weapon }“
named-turn-up = { $first } und { $second }
whole-attack = { $card }, { $declared }
whole-reveal = Karten von { $leave } aufdecken
whole-denounce =
    { $charge ->
        [Inkompetenz] Inkompetenz anklagen
       *[other] eine Verschwörung anklagen
    }
ask-denounce-charge = Was klagst du an?

turn-assign = Greif { $target } an (Karte { $nth } von 3): Wähle eine Karte und sag an, was sie ist. Du darfst lügen.
turn-reveal = Drei Karten liegen vor dir. Deck zwei davon auf: Ein Paar ist ein Treffer.
turn-reveal-fallen = Deck zwei deiner drei Karten auf. Ein Paar kann dir nichts mehr anhaben; klagst du danach zu Recht an, verliert jeder Angreifer ein Leben.
turn-hit = Ein Paar: { $weapon }. Das kostet dich ein Leben. Oder klag eine Verschwörung an: Sind alle drei gleich, verliert jeder Angreifer ein Leben und du keins; sonst verlierst du zwei.
turn-hit-two = Ein Paar: { $weapon }. Das kostet dich eins deiner zwei Leben. Oder klag eine Verschwörung an: Sind alle drei gleich, verliert jeder Angreifer ein Leben und du keins; sonst verlierst du beide und kannst nicht mehr gewinnen.
turn-hit-last = Ein Paar: { $weapon }. Das kostet dein letztes Leben, außer du klagst eine Verschwörung an und alle drei sind gleich: Dann verliert jeder Angreifer ein Leben und du keins.
turn-hit-fallen = Ein Paar: { $weapon }, aber du hast kein Leben zu verlieren. Klag eine Verschwörung an: Sind alle drei gleich, verliert jeder Angreifer eins.
turn-miss = Kein Paar, kein Schaden. Du kannst die Inkompetenz anklagen: Sind alle drei verschieden, verliert jeder Angreifer ein Leben; sonst verlierst du eins.
turn-miss-last = Kein Paar, kein Schaden. Du kannst die Inkompetenz anklagen: Sind alle drei verschieden, verliert jeder Angreifer ein Leben; sonst verlierst du dein letztes und kannst nicht mehr gewinnen.
turn-miss-fallen = Kein Paar, und du hast kein Leben zu verlieren. Klag die Inkompetenz an: Sind alle drei verschieden, verliert jeder Angreifer eins.
warn-shared-end = Fallen die letzten Leben zugleich, gewinnen alle zusammen, die sie verlieren (DAI-51).
risk-hit = Irrst du dich, verlierst du beide Leben und kannst nicht mehr gewinnen. Klagst du nicht an, verlierst du eins.
risk-miss = Irrst du dich, verlierst du dein letztes Leben und kannst nicht mehr gewinnen. Klagst du nicht an, verlierst du nichts.

wait-assign = { $seat } wählt eine Karte für { $target } (Karte { $nth } von 3).
    .target = { $seat } wählt eine Karte für dich (Karte { $nth } von 3).
wait-reveal = { $seat } wählt, welche zwei Karten aufgedeckt werden.
wait-denounce = { $seat } entscheidet, ob angeklagt wird.

## Gespräch

claim-sent = Meine Karte an { $target } ist: { $card }.
    .target = Ich habe dir das geschickt: { $card }.
claim-kept = Behalten habe ich: { $card }.
claim-not-sent = Ich schwöre, das habe ich { $target } nicht geschickt: { $card }.
    .target = Ich schwöre, ich habe dir das nicht geschickt: { $card }.
question-sent = { $asked }, was hast du mir geschickt?
question-kept = { $asked }, welche Karte hast du behalten?

## Was geschieht

event-pawn-drawn = Das Los gibt { $holder } den Startspielstein.
    .holder = Das Los gibt dir den Startspielstein.
event-round = Runde { $number } beginnt. { $start } hat den Startspielstein.
    .start = Runde { $number } beginnt. Du hast den Startspielstein.
event-attacked = { $attacker } greift { $target } an: „{ $declared }“.
    .attacker = Du greifst { $target } an: „{ $declared }“.
    .target = { $attacker } greift dich an: „{ $declared }“.
event-sent = Insgeheim schickt { $attacker } an { $target }: { $card }.
    .attacker = Insgeheim schickst du an { $target }: { $card }.
    .target = Insgeheim schickt dir { $attacker }: { $card }.
event-revealed = { $victim } deckt die Karte von { $attacker } auf: { $card }.
    .victim = Du deckst die Karte von { $attacker } auf: { $card }.
    .attacker = { $victim } deckt deine Karte auf: { $card }.
event-hit = Treffer! Zweimal { $weapon } gegen { $victim }.
    .victim = Treffer! Zweimal { $weapon } gegen dich.
event-missed = Fehlschlag: { $victim } deckt zwei verschiedene Waffen auf.
    .victim = Fehlschlag: Du deckst zwei verschiedene Waffen auf.
event-denounced =
    { $charge ->
        [Inkompetenz] { $victim }: „Ich klage die Inkompetenz an!“
       *[other] { $victim }: „Ich klage eine Verschwörung an!“
    }
    .victim =
        { $charge ->
            [Inkompetenz] Du: „Ich klage die Inkompetenz an!“
           *[other] Du: „Ich klage eine Verschwörung an!“
        }
event-declined = { $victim } klagt nicht an.
    .victim = Du klagst nicht an.
event-proved = Bewiesen: { $charge }! { $victim } hatte recht.
    .victim = Bewiesen: { $charge }! Du hattest recht.
event-disproved = Falsche Anschuldigung: keine { $charge }. { $victim } hatte unrecht.
    .victim = Falsche Anschuldigung: keine { $charge }. Du hattest unrecht.
event-lost =
    { $lives ->
        [one] { $seat } verliert ein Leben und hat noch { $left }.
       *[other] { $seat } verliert zwei Leben, eins für das Paar und eins für die falsche Anschuldigung, und hat noch { $left }.
    }
    .seat =
        { $lives ->
            [one] Du verlierst ein Leben und hast noch { $left }.
           *[other] Du verlierst zwei Leben, eins für das Paar und eins für die falsche Anschuldigung, und hast noch { $left }.
        }
event-fell = { $seat } ist gefallen.
    .seat = Du bist gefallen.
event-ended =
    { $clause ->
        [DAI-50] Nur ein Daimyo ist übrig und wird zum Großen Daimyo (DAI-50).
        [DAI-51] Die letzten Leben sind zugleich gefallen. Das Spiel ist vorbei (DAI-51).
       *[other] Die letzte Runde ist vorbei und mit ihr das Spiel ({ $clause }).
    }
event-won = { $seat } gewinnt!
    .seat = Du gewinnst!
after-lies = Lügen: { $lies } bei { $cards } aufgedeckten Karten
reviewed = Lügen: erzählt, geglaubt, durchschaut
reviewed-how = Hier zählen alle Lügen, auch über Karten, die nie aufgedeckt wurden. Geglaubt: Sie betraf die dritte Karte eines Opfers, und das entschied so, als wäre sie wahr. Durchschaut: so, als wäre sie gelogen.
reviewed-lies =
    { $seat }: { $lies ->
        [one] eine Lüge
       *[other] { $lies } Lügen
    }, { $believed } geglaubt, { $caught } durchschaut
counted-round =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
counted-denounced =
    { $count ->
        [one] eine Anschuldigung
       *[other] { $count } Anschuldigungen
    }

## Der Tisch im Terminal

table-round = Runde { $number } von höchstens { $most }
table-daimyo = Daimyo
table-lives = Leben
table-received = Erhaltene Karten, und was dazu angesagt wurde
table-your-cards = Deine Hand
table-fallen = gefallen
table-can-hold = In dieser Runde nicht aufgedeckte Waffen, und bisherige Lügen:
table-lies = Lügen: { $lies } von { $cards }
table-legend = ★ Startspielstein  ▶ am Zug  „…“ angesagt  […] offen  ‹…› dir bekannt  ▒ verdeckt

## Das Brett im Browser

board-lives =
    { $lives ->
        [one] { $lives } Leben
       *[other] { $lives } Leben
    }
board-pawn = Startspielstein
board-round = Runde { $round }. Gespielt wird gegen den Uhrzeigersinn.
board-weapon = { $weapon }. Keine Waffe ist stärker als eine andere: zwei gleiche treffen, zwei verschiedene verfehlen.
fallen-title = Du bist gefallen
fallen-how = Du hast kein Leben mehr und kannst nicht mehr gewinnen. Aber du spielst weiter: Du schickst noch Karten, deckst auf und klagst an, und das entscheidet mit, wer gewinnt. Anzuklagen kostet dich jetzt nichts, auch wenn du dich irrst.
board-in-hand =
    { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
board-unseen = In dieser Runde nicht aufgedeckt: { $weapons }
board-not-seen = nicht aufgedeckt
board-lies = Lügen unter den bisher aufgedeckten Karten dieses Spielers: { $lies } von { $cards }
board-place = Noch keine Karte von { $attacker }
board-spent = Schon geschickt: { $weapon }
board-card-down = Karte von { $attacker }, verdeckt, angesagt: { $declared }. Sie kann sein: { $weapons }
board-card-secret = Karte von { $attacker }, verdeckt, angesagt: { $declared }. Nur du weißt, was sie ist: { $weapon }
board-card-up = Karte von { $attacker }: { $weapon }. Angesagt war: { $declared }
board-secret = Das weißt nur du
board-asked = Gefragt
board-hit = Treffer!
board-missed = Fehlschlag
board-declined = Keine Anklage
board-denounced = Anklage: { $charge }
board-proved = Bewiesen: { $charge }
board-disproved = Falsch: keine { $charge }

## Das begleitete erste Spiel

lesson-start = Alle haben fünf Leben, und der letzte Daimyo mit einem Leben gewinnt. { $players ->
        [4] In jeder Runde schickst du jedem deiner drei Rivalen eine Karte, und jeder von ihnen schickt dir eine.
       *[other] In jeder Runde greifst du die drei Rivalen zu deiner Rechten an, und die drei zu deiner Linken greifen dich an.
    }
lesson-send = Die Karte gleitet verdeckt zum Rivalen mit dem roten, gestrichelten Rand. Eine graue Waffe wurde bei ihm schon für zwei Karten angesagt: Ein drittes Mal darf das niemand.
lesson-lie = Niemand kann deine Ansage prüfen, bevor die Karte aufgedeckt wird; sie darf also gelogen sein. Was nur du weißt, hat ein Auge.
lesson-attacked = Die Rückseite zeigt das Wappen des Absenders, und der Marker darauf, was dazu angesagt wurde. Auch das Opfer darf sie nicht ansehen.
lesson-kept = Zwei gleiche Waffen verletzen das Opfer, und du schickst nur eine der drei Karten, die es bekommt: Rate, was die anderen schicken. Deine vierte Karte bleibt auf deiner Hand, darum kann niemand sicher sein, was du geschickt hast.
lesson-turning = Jetzt decken alle nacheinander zwei ihrer drei Karten auf. Zwei gleiche Waffen sind ein Treffer und kosten ein Leben, zwei verschiedene sind ein Fehlschlag und kosten nichts. Danach darf man anklagen: eine Wette auf die dritte Karte.
lesson-talk = Vor der Wahl darfst du fragen, was eine Karte ist: Drück auf den Namen mit Fragezeichen darunter. Die Antwort kommt nach einem Moment und kann wahr sein oder nicht. Wirst du gefragt, darfst auch du sagen, was du willst.
lesson-unseen = Die kleinen Waffen neben einem Namen wurden in dieser Runde noch nicht aufgedeckt; blasse, durchgestrichene liegen schon offen. Alle haben von jeder nur eine, also verrät dir jede offene Karte etwas.
lesson-lies = Das rote Kreuz neben einem Namen zählt Lügen: „1/2“ heißt, dass bisher zwei Karten dieses Spielers aufgedeckt wurden und eine davon nicht war, was er gesagt hatte.
lesson-third = Schau unter die Karte, die noch verdeckt liegt: Sie kann jede Waffe sein, die dort nicht durchgestrichen ist. Ob ihr Absender die Wahrheit gesagt hat, musst du erraten.
lesson-denounced = Anklagen heißt, auf die dritte Karte zu wetten: nach einem Paar, dass sie noch einmal die gleiche ist (Verschwörung), sonst, dass sie anders ist als beide (Inkompetenz). Stimmt das, verliert jeder Angreifer ein Leben. Wenn nicht, verliert der Ankläger eins, nach einem Paar zwei.
lesson-declined = Gegen den Uhrzeigersinn deckt einer nach dem anderen zwei Karten auf. Waren alle dran, nehmen alle ihre vier Karten zurück, die verdeckten ungesehen, und der Startspielstein wandert einen Platz weiter.
lesson-lost = Jede rote Perle neben einem Namen ist ein Leben, eine leere ein verlorenes. Achte darauf, wer wenige hat: Eine richtige Anklage nimmt jedem von drei Angreifern ein Leben.
lesson-fell = Ein Daimyo ohne Leben kann nicht mehr gewinnen, greift aber weiter an und klagt weiter an. Vorsicht: Er hat nichts mehr zu verlieren, also kostet ihn auch eine falsche Anklage nichts.
lesson-recap = Das war ein ganzes Spiel. Kurz gesagt: Karten gehen verdeckt hinüber, mit einem Wort, das gelogen sein darf; zwei gleiche Waffen treffen; und wer sich der dritten Karte sicher ist, klagt an. Stimmt es, verliert jeder Angreifer ein Leben und der Ankläger keins; stimmt es nicht, verliert der Ankläger eins, nach einem Paar zwei. Wer zuletzt noch lebt, gewinnt.

## Studies

study-lies-told = Ansagen, die gelogen sind
study-lies-believed = Geglaubte Lügen: Die Karte wurde nicht aufgedeckt
study-lies-caught = Ertappte Lügen: Die Karte wurde aufgedeckt
study-accusations-right = Anklagen, die zutrafen
