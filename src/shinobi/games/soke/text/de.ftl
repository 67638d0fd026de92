### Was soke sagt. Überschriften, Klauseln und Anmerkungen stehen in der Reihenfolge der Regelseite.
###
### Wortwahl: figure – Figur; square – Feld; row, column – Reihe, Spalte; home – Startreihen; fence – Zaun;
### weapon card – Waffenkarte; action card – Aktionskarte; Sneak – Schleichkarte; Kidnap – Kidnapkarte; New Weapons –
### Neue Waffenkarte; step – Schritt, ziehen; battle – Kampf; throw – würfeln, Wurf; aim – zielen; spend – einsetzen; supply –
### Vorrat; discard pile – Ablagestapel; front row – vorderste Reihe; rank – Rang; decline – verzichten. Richtungen
### stehen immer nach „nach“: nach vorn links.

name = Ninjutsu
heart = Finde den Meister unter fünfzehn verborgenen Ninjas und schlag ihn.
length = 30–45 Minuten
summary = Zwei verborgene Armeen von je fünfzehn Figuren stehen sich an einem Zaun gegenüber. Waffenkarten sagen, wie weit du ziehen darfst, Würfel im Dojo, wer fällt. Eine Figur jeder Armee ist der Soke, der Meister: Wer zuerst den Soke der anderen Seite schlägt, gewinnt.

## Die Regeln

heading-goal = Ziel des Spiels
note-goal = Finde den feindlichen Soke unter den verborgenen Figuren und schlag ihn im Kampf, bevor deiner geschlagen wird.

heading-table = Der Tisch
note-table = Du siehst das Brett von deiner Seite: Deine drei Startreihen sind unten, die feindlichen oben. Zwischen den beiden mittleren Reihen steht der Zaun; die äußeren Spalten sind offen. Du siehst die Ränge deiner Figuren, von den feindlichen nur, was aufgedeckt wurde. Neben dem Brett liegen die Aktionskarten und Shuriken beider Seiten; dazwischen werden die Waffenkarten des Angriffs aufgedeckt. Gekämpft wird im Dojo, der Schale für die Würfel.
picture-enemy = Die gegnerische Seite. Wer die Figuren sind, siehst du erst, wenn sie kämpfen oder fallen.
picture-fence = Der Zaun. Offen sind nur die äußeren Spalten.
picture-own = Deine Seite: Ninjas mit einem oder zwei Sternen und dein Soke. Nur du weißt, wer wer ist.
picture-shuriken = Shuriken, um einen Würfel noch einmal zu werfen.
picture-weapons = Die Waffenkarten dieses Angriffs: Jedes Paar, das der Angreifer gewinnt, ist ein Schritt.
picture-cards = Deine Aktionskarten. Jede wirkt einmal.

heading-example = Ein Angriff als Beispiel
note-example = Ren greift an und deckt Waffenkarten mit 4, 2 und 5 Sternen auf, Hana mit 3, 4 und 1. Ren gewinnt zwei Paare und bekommt zwei Schritte. Hana passt, und Ren spielt die Schleichkarte. Mit dem ersten Schritt überquert eine Figur von Ren den Zaun; mit dem zweiten betritt sie das Feld einer Figur von Hana: ein Kampf. Die Figur von Ren hat zwei Sterne und wirft den achtseitigen Würfel, die von Hana hat einen und wirft den sechsseitigen. Ren würfelt eine 3, Hana eine 5. Ren liegt zurück, setzt ein Shuriken ein und würfelt eine 7. Hana setzt keines ein: Ihre Figur ist aus dem Spiel, und die von Ren bleibt auf dem Feld.

heading-course = Wie ein Angriff abläuft
note-course = Jeder Angriff hat drei Teile: Zuerst decken beide Waffenkarten auf, die der angreifenden Seite Schritte geben; dann dürfen beide eine Aktionskarte spielen; dann zieht die angreifende Seite, mit Kämpfen unterwegs. Danach greift die andere Seite an.

heading-setup = Aufbau
SOK-01 = Zwei Personen spielen, Rot und Schwarz; der erste Platz spielt Rot. Jede Seite hat einen Soke, neun Ninjas mit einem Stern und fünf mit zwei Sternen: fünfzehn Figuren.
SOK-02 = Das Spielbrett hat 5 Spalten und 8 Reihen, sofern am Tisch nichts anderes vereinbart ist: 5 bis 8 Spalten und 6, 8, 10 oder 12 Reihen. Die ersten drei Reihen jeder Seite sind ihre Startreihen, und jede Figur beginnt dort auf einem eigenen Feld; übrige Felder bleiben leer.
SOK-03 = Zwischen den beiden mittleren Reihen steht ein Stacheldrahtzaun. Er lässt auf jeder Seite die äußere Spalte offen, sofern am Tisch keine anderen Spalten vereinbart sind; mindestens eine Spalte des Spielbretts muss offen sein.
SOK-04 = Beide Seiten stellen gleichzeitig alle ihre Figuren in ihren Startreihen auf und sagen, wann sie bereit sind. Erst dann sieht die andere Seite, wo Figuren stehen, aber nie, was sie sind. Bevor beide bereit sind, sieht keine etwas von der Aufstellung der anderen oder wie weit sie ist.
SOK-05 = Jede Seite hat ein gemischtes Deck von 45 Waffenkarten mit einem bis fünf Sternen, neun von jedem Wert, sofern am Tisch keine anderen Zahlen vereinbart sind: 45 insgesamt und kein Wert mehr als 40-mal.
SOK-06 = Jede Seite hat fünf Aktionskarten: Saltokarte, Schleichkarte, Kidnapkarte, Neue Waffenkarte, Jokerkarte. Jede wird einmal benutzt und ist dann aus dem Spiel. Alle sehen, welche noch da sind.
SOK-07 = Jede Seite hat drei Shuriken; vier weitere liegen im Vorrat. Ein eingesetztes Shuriken ist weg.
SOK-08 = Wenn beide aufgestellt haben, würfeln beide mit einem sechsseitigen Würfel, bei Gleichstand noch einmal. Wer höher würfelt, greift zuerst an.
SOK-09 = Der Soke zählt in jeder Regel als Ninja: Er zieht, kämpft, springt und schleicht. Doch er kidnappt nicht und kann nicht gekidnappt werden.

heading-attack = Ein Angriff: die Waffen
SOK-10 = Wer angreift, deckt von links nach rechts drei Waffenkarten auf; wer verteidigt, legt drei gegenüber. Bei jedem Paar werden die Sterne verglichen.
SOK-11 = Ein gleiches Paar bedecken beide mit je einer neuen Karte, die angreifende Seite zuerst, immer wieder von links nach rechts, bis alle Paare verschieden sind.
SOK-12 = Für jedes Paar, das die angreifende Seite gewinnt, bekommt sie einen Schritt, also nie mehr als drei. Hat sie kein Paar gewonnen, kann sie nur die Neue Waffenkarte spielen, oder die Jokerkarte als solche oder als Shuriken; hat sie auch danach keines gewonnen, zieht keine Figur, und der Angriff ist vorbei. Die verteidigende Seite zieht nie.
SOK-13 = Wer alle drei Paare gewinnt, im Angriff oder in der Verteidigung, nimmt ein Shuriken aus dem Vorrat, wenn noch eins da ist. Gezählt wird nach der Neuen Waffenkarte.
SOK-14 = Am Ende des Angriffs kommen die aufgedeckten Karten auf den Ablagestapel ihrer Seite. Wird eine Karte gebraucht und das Deck ist leer, so wird der gemischte Ablagestapel zum Deck. In diesem Angriff aufgedeckte Karten bleiben draußen, es sei denn, sonst ist nichts mehr da.
SOK-15 = Angegriffen wird abwechselnd. Während die andere Seite angreift, verteidigst du nur.

heading-actions = Aktionskarten
SOK-20 = Aktionskarten werden gespielt, nachdem die Waffenkarten aufgedeckt sind und bevor eine Figur zieht.
SOK-21 = Wer angreift, darf eine beliebige davon spielen, wer verteidigt, nur die Neue Waffenkarte (oder die Jokerkarte als solche).
SOK-22 = Jede Seite spielt in einem Angriff höchstens eine Aktionskarte. Zuerst entscheidet, wer verteidigt, dann, wer angreift; darauf gibt es keine Antwort mehr. Die Neue Waffenkarte und eine Jokerkarte als Shuriken wirken sofort; dann gibt es das Shuriken für drei Paare; dann wirkt die Saltokarte oder die Kidnapkarte; dann folgen die Schritte.
SOK-23 = Neue Waffenkarte: Wer sie spielt, ersetzt die eigenen drei Waffenkarten durch drei neue. Gleiche Paare werden aufgelöst wie immer.
SOK-24 = Saltokarte: Eine Figur springt über eine benachbarte feindliche Figur, geradeaus in eine der acht Richtungen, auf das Feld dahinter. Dieses Feld muss auf dem Spielbrett liegen und darf keine eigene Figur tragen; eine feindliche dort bedeutet Kampf, und nach gleichen Würfen steht die Figur wieder da, wo sie abgesprungen ist. Der Sprung kostet keinen Schritt. Keine seiner beiden Hälften darf den Zaun überqueren.
SOK-25 = Schleichkarte: Ein Schritt dieses Angriffs darf den Zaun überqueren, gerade oder diagonal. Er zählt als Schritt, und er ist verbraucht, auch wenn gleiche Würfe die Figur zurückschicken.
SOK-26 = Kidnapkarte: Eine deiner Figuren, nur nicht der Soke, entführt ohne Kampf eine feindliche Figur aus der vordersten Reihe. Das ist die Reihe, die dir am nächsten liegt und in der eine feindliche Figur steht; Entfernung und Zaun spielen keine Rolle. Der Rang der entführten Figur wird aufgedeckt, der ihres Entführers nicht. Der Entführer zieht auf das Feld der entführten Figur, sofern am Tisch nicht vereinbart ist, dass er bleibt.
SOK-27 = Der Soke kann nicht gekidnappt werden. Er wird aufgedeckt und bleibt, wo er ist, der Entführer geht auf sein Feld zurück, und die Karte ist verbraucht. Der Angriff geht mit den gewonnenen Schritten weiter.
SOK-28 = Jokerkarte: eine beliebige der anderen vier Aktionen, oder ein Shuriken aus dem Vorrat, wenn noch eins da ist. Wer verteidigt, darf sie als Neue Waffenkarte benutzen, nicht als Shuriken.

heading-movement = Ziehen
SOK-30 = Jeder Schritt zieht eine Figur um ein Feld nach vorn, nach hinten oder diagonal, auf dem Spielbrett. Seitwärts nur, wenn es am Tisch vereinbart ist.
SOK-31 = Die Schritte dürfen alle an eine Figur gehen oder auf mehrere verteilt werden und müssen nicht alle genutzt werden. Ist kein erlaubter Schritt mehr möglich, endet der Angriff.
SOK-32 = Keine Figur darf ein Feld betreten, auf dem eine der eigenen Seite steht.
SOK-33 = Ohne Schleichkarte darf kein Schritt den Zaun überqueren. Ein Schritt überquert ihn, wenn sowohl in der Spalte, aus der er kommt, als auch in der, in die er führt, Zaun steht; ein diagonaler Schritt um das Ende des Zauns ist frei.
SOK-34 = Ein feindlich besetztes Feld zu betreten heißt Kampf. In einem Angriff darf es mehrere Kämpfe geben.

heading-battle = Kampf
SOK-40 = Beide Figuren werden aufgedeckt. Ein Ninja mit einem Stern würfelt mit dem sechsseitigen Würfel, einer mit zwei Sternen mit dem achtseitigen, der Soke mit dem zwölfseitigen. Wer angreift, würfelt zuerst.
SOK-41 = Der höhere Wurf gewinnt, und die unterlegene Figur ist aus dem Spiel. Siegt die angreifende, bleibt sie auf dem Feld, das sie betreten hat.
SOK-42 = Gleiche Würfe: Die angreifende Figur geht auf das Feld zurück, von dem sie kam, die andere bleibt. Der Schritt ist verbraucht.
SOK-43 = Wer ein Shuriken einsetzt, darf den eigenen Würfel noch einmal werfen, mit jedem weiteren Shuriken wieder.
SOK-44 = Wer zurückliegt, entscheidet zuerst; ein Verzicht entscheidet den Kampf. Bei gleichen Würfen entscheidet zuerst, wer angreift, dann, wer verteidigt. Nach einem neuen Wurf gilt früherer Verzicht nicht mehr. Wer vorn liegt, wird nicht gefragt.
SOK-45 = Eine einmal aufgedeckte Figur bleibt der anderen Seite bekannt.
SOK-46 = Das Dojo ist die Schale, in die gewürfelt wird. Ein Würfel, der außerhalb des Dojos landet, verliert den Kampf und die Figur. (Nur in einem wilden Dojo.)
SOK-47 = In einem wilden Dojo darf, wer an zweiter Stelle oder noch einmal würfelt, auf den anderen Würfel zielen. Ein gezielter Wurf verlässt das Dojo in einem von acht Fällen; sonst trifft er in einem von zwei Fällen den anderen Würfel, und der wird neu geworfen. Ein einfacher Wurf landet immer im Dojo. In einem ruhigen Dojo gibt es nur einfache Würfe.

heading-end = Das Ende
SOK-50 = Wer zuerst den feindlichen Soke im Kampf schlägt, gewinnt, gleich, wer angegriffen hat. Dann werden alle Ränge gezeigt.
SOK-51 = 60 Angriffe in Folge ohne eine verlorene Figur beenden das Spiel, sofern am Tisch keine andere Zahl vereinbart ist. Es endet unentschieden, oder, wenn der Tisch das vereinbart hat, gewinnt die Seite, die noch mehr Sterne hat; der Soke zählt drei.

heading-knowledge = Was du wissen darfst
note-knowledge = Deine eigenen Figuren; wo alle Figuren stehen; die Ränge feindlicher Figuren, die im Kampf oder beim Kidnappen aufgedeckt wurden, und die der verlorenen; alle aufgedeckten Waffenkarten; Shuriken und Aktionskarten beider Seiten. Niemals noch nicht aufgedeckte Ränge oder die Reihenfolge eines der Decks.

## Was ein Tisch vereinbaren kann

option-columns = Spalten des Spielbretts, 5 bis 8 (SOK-02)
option-rows = Reihen des Spielbretts, eine gerade Zahl; 6 ist das kurze Spiel (SOK-02)
option-fence = die Spalten mit Zaun; leer: alle außer den äußeren (SOK-03)
option-weapon_values = wie viele Waffenkarten einen, zwei, drei, vier, fünf Sterne haben (SOK-05)
option-sideways = Figuren dürfen auch seitwärts ziehen (SOK-30)
option-kidnapper = der Entführer zieht auf das Feld der entführten Figur, oder er bleibt (SOK-26)
option-dojo = ruhig, oder wild: Würfel dürfen auf Würfel zielen (SOK-47)
option-max_quiet = Angriffe ohne Verlust, die das Spiel beenden (SOK-51)
option-quiet_end = ein solches Ende ist unentschieden, oder Sterne entscheiden (SOK-51)

edition-de = Deutsch, Französisch und Niederländisch – die gedruckten Regeln

## Dinge

figure-a = A
figure-b = B
figure-c = C
figure-d = D
figure-e = E
figure-f = F
figure-g = G
figure-h = H
figure-i = I
figure-j = J
figure-k = K
figure-l = L
figure-m = M
figure-n = N
figure-o = O

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

spot-a1 = a1
spot-b1 = b1
spot-c1 = c1
spot-d1 = d1
spot-e1 = e1
spot-f1 = f1
spot-g1 = g1
spot-h1 = h1
spot-a2 = a2
spot-b2 = b2
spot-c2 = c2
spot-d2 = d2
spot-e2 = e2
spot-f2 = f2
spot-g2 = g2
spot-h2 = h2
spot-a3 = a3
spot-b3 = b3
spot-c3 = c3
spot-d3 = d3
spot-e3 = e3
spot-f3 = f3
spot-g3 = g3
spot-h3 = h3

rank-one-star = ★
rank-two-stars = ★★
rank-soke = Soke

card-salto = Saltokarte
card-sneak = Schleichkarte
card-kidnap = Kidnapkarte
card-new-weapons = Neue Waffenkarte
card-joker = Jokerkarte

effect-salto = Saltokarte
effect-sneak = Schleichkarte
effect-kidnap = Kidnapkarte
effect-new-weapons = Neue Waffenkarte
effect-shuriken = Shuriken

weapon-1 = Kunai
weapon-2 = Sai
weapon-3 = Nunchaku
weapon-4 = Kama
weapon-5 = Katana

pair-left = erstes
pair-middle = zweites
pair-right = drittes

direction-forward = vorn
direction-backward = hinten
direction-forward-left = vorn links
direction-forward-right = vorn rechts
direction-backward-left = hinten links
direction-backward-right = hinten rechts
direction-left = links
direction-right = rechts

kidnapper-moves = zieht
kidnapper-stays = bleibt
dojo-calm = ruhig
dojo-wild = wild
quiet-end-draw = unentschieden
quiet-end-stars = Sterne

## Züge

verb-place = aufstellen
verb-ready = bereit
verb-play = spielen
verb-joker = Joker
verb-pass = passen
verb-salto = Salto
verb-kidnap = kidnappen
verb-step = ziehen
verb-stop = aufhören
verb-throw = würfeln
verb-aim = zielen
verb-decline = verzichten
brief-salto = eine Figur springt über eine feindliche neben ihr, ohne einen Schritt zu brauchen
brief-sneak = ein Schritt dieses Angriffs darf unter dem Zaun hindurch
brief-kidnap = eine deiner Figuren holt eine feindliche aus der vordersten Reihe, ohne Kampf
brief-new-weapons = du bekommst drei andere Waffenkarten, die andere Seite behält ihre, und bei gleichen Paaren ziehen beide neu
brief-shuriken = du nimmst eins aus dem Vorrat
whole-step = { $figure } nach { $direction }
whole-salto = { $figure } springt nach { $direction }
whole-kidnap = { $figure } entführt { $victim }
whole-place = { $rank } auf { $spot }
grave-play = { $card }: { $does }. Spielen? Jede Aktionskarte gilt nur einmal im ganzen Spiel.
grave-joker = Die Jokerkarte als { $effect }: { $does }. Spielen? Sie gilt nur einmal im ganzen Spiel.

ask-place-spot = Auf welches Feld?
ask-place-rank = Welche Figur stellst du auf?
ask-play-card = Welche Aktionskarte?
ask-joker-effect = Als was spielst du die Jokerkarte?
ask-salto-figure = Welche Figur springt?
ask-salto-direction = Auf welches Feld?
ask-kidnap-figure = Welche Figur entführt?
ask-kidnap-victim = Welche feindliche Figur nimmt sie mit?
ask-step-figure = Welche Figur zieht?
ask-step-direction = Auf welches Feld?

## Gespräch

claim-is = Meine Figur { $figure } ist: { $rank }.
claim-is-not = Meine Figur { $figure } ist nicht: { $rank }.
question-what-is = { $asked }, was ist deine Figur { $figure }?

## Was geschieht

event-placed = { $seat } stellt { $rank } auf, verdeckt.
    .seat = Du stellst { $rank } auf, verdeckt.
event-arranged = { $seat } ist bereit.
    .seat = Du bist bereit.
event-faced = Die Armeen stehen sich gegenüber.
event-rolled = { $seat } würfelt { $eyes } um den ersten Angriff.
    .seat = Du würfelst { $eyes } um den ersten Angriff.
event-attack = – { $seat } greift an –
    .seat = – Du greifst an –
event-shuffled = { $seat } mischt den Ablagestapel: Er ist wieder das Deck.
    .seat = Du mischst den Ablagestapel: Er ist wieder das Deck.
event-turned = Waffen, { $pair } Paar: { $attacker } gegen { $defender }.
event-replaced = { $seat }, neue Waffe, { $pair } Paar: { $stars }.
    .seat = Deine neue Waffe, { $pair } Paar: { $stars }.
event-passed = { $seat } spielt keine Aktionskarte.
    .seat = Du spielst keine Aktionskarte.
event-played = { $seat } spielt: { $card }.
    .seat = Du spielst: { $card }.
event-joker = { $seat } spielt die Jokerkarte: { $effect }.
    .seat = Du spielst die Jokerkarte: { $effect }.
event-took-shuriken = { $seat } nimmt ein Shuriken. Noch im Vorrat: { $supply }.
    .seat = Du nimmst ein Shuriken. Noch im Vorrat: { $supply }.
event-won-steps =
    { $steps ->
        [0] { $seat } hat kein Paar gewonnen: Keine Figur zieht.
        [one] { $seat } hat 1 Schritt.
       *[other] { $seat } hat { $steps } Schritte.
    }
    .seat =
        { $steps ->
            [0] Du hast kein Paar gewonnen: Keine Figur zieht.
            [one] Du hast 1 Schritt.
           *[other] Du hast { $steps } Schritte.
        }
event-jumped = { $seat }: { $figure } springt nach { $column }{ $row }.
    .seat = Dein { $figure } springt nach { $column }{ $row }.
event-kidnapped = { $seat }: { $figure } kidnappt das feindliche { $victim }, Rang { $rank }.
    .seat = Dein { $figure } entführt das feindliche { $victim }, Rang { $rank }.
    .other = { $figure } von { $seat } entführt dein { $victim }, Rang { $rank }.
event-grasped-soke = { $seat }: { $figure } will das feindliche { $victim } entführen – es ist der Soke! Niemand wird entführt.
    .seat = Dein { $figure } will das feindliche { $victim } entführen – es ist der Soke! Niemand wird entführt.
    .other = { $figure } von { $seat } will dein { $victim } entführen – es ist dein Soke! Niemand wird entführt.
event-stepped = { $seat }: { $figure } zieht nach { $column }{ $row }.
    .seat = Dein { $figure } zieht nach { $column }{ $row }.
event-sneaked = { $seat }: { $figure } schleicht unter dem Zaun hindurch nach { $column }{ $row }.
    .seat = Dein { $figure } schleicht unter dem Zaun hindurch nach { $column }{ $row }.
event-stopped = { $seat } zieht nicht weiter.
    .seat = Du ziehst nicht weiter.
event-battle = ⚔ Im Dojo: { $figure } von { $seat } greift das feindliche { $enemy } an!
    .seat = ⚔ Im Dojo: Dein { $figure } greift das feindliche { $enemy } an!
    .other = ⚔ Im Dojo: { $figure } von { $seat } greift dein { $enemy } an!
event-revealed =
    { $rank ->
        [Soke] ⚔   { $figure } von { $seat } ist der Soke!
       *[other] ⚔   { $seat }: { $figure } ist { $rank }.
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Dein { $figure } ist der Soke!
           *[other] ⚔   Dein { $figure } ist { $rank }.
        }
event-spent-shuriken = ⚔   { $seat } setzt ein Shuriken ein und hat noch { $left }.
    .seat = ⚔   Du setzt ein Shuriken ein und hast noch { $left }.
event-threw = ⚔   { $seat } würfelt eine { $eyes } mit dem { $sides }-seitigen Würfel.
    .seat = ⚔   Du würfelst eine { $eyes } mit dem { $sides }-seitigen Würfel.
event-aimed = ⚔   { $seat } zielt auf den anderen Würfel …
    .seat = ⚔   Du zielst auf den anderen Würfel …
event-struck = ⚔   … und trifft: Der Würfel von { $seat } zeigt jetzt eine { $eyes } (von { $sides } Seiten).
    .seat = ⚔   … und trifft: Dein Würfel zeigt jetzt eine { $eyes } (von { $sides } Seiten).
    .other = ⚔   … und triffst: Der Würfel von { $seat } zeigt jetzt eine { $eyes } (von { $sides } Seiten).
event-left-dojo = ⚔   … und der Würfel von { $seat } fliegt aus dem Dojo!
    .seat = ⚔   … und dein Würfel fliegt aus dem Dojo!
event-declined = ⚔   { $seat } setzt kein Shuriken ein.
    .seat = ⚔   Du setzt kein Shuriken ein.
event-fell =
    { $rank ->
        [Soke] ⚔   Der Soke von { $seat } ist geschlagen: { $figure } fällt!
       *[other] ⚔   { $seat }: { $figure } fällt ({ $rank }).
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Dein Soke ist geschlagen: { $figure } fällt!
           *[other] ⚔   Dein { $figure } fällt ({ $rank }).
        }
event-sent-back = ⚔   Gleiche Würfe, niemand fällt: { $figure } von { $seat } geht zurück.
    .seat = ⚔   Gleiche Würfe, niemand fällt: Dein { $figure } geht zurück.
event-quiet =
    { $left ->
        [one] Noch ein Angriff ohne Verlust, und das Spiel ist zu Ende.
       *[other] Noch { $left } Angriffe ohne Verlust, und das Spiel ist zu Ende.
    }
event-shown = { $seat }: { $figure } war { $rank }.
    .seat = Dein { $figure } war { $rank }.
event-ended =
    { $clause ->
        [SOK-50] Ohne ihren Soke ist eine Armee besiegt: Das Spiel ist vorbei (SOK-50).
       *[other] Zu lange ist keine Figur gefallen. Das Spiel ist vorbei ({ $clause }).
    }
event-won = { $seat } gewinnt!
    .seat = Du gewinnst!
after-fallen = Figuren verloren: { $fallen } von { $figures }
counted-attack =
    { $count ->
        [one] ein Angriff
       *[other] { $count } Angriffe
    }
counted-battle =
    { $count ->
        [one] ein Kampf
       *[other] { $count } Kämpfe
    }

## Der Tisch im Terminal

table-home = Deine Startreihen; sonst sieht sie niemand. Vorn ist oben.
table-unplaced = Noch aufzustellen: { $left }
table-legend = a–o deine  A–O feindlich  ? ungesehen  ★? kein Soke  ! ist verraten  ### Zaun  ◂ vorderste Reihe
table-weapons = Waffen
table-supply = Vorrat: { $supply } Shuriken, eines für drei gewonnene Paare
table-steps =
    { $steps ->
        [one] Noch 1 Schritt
       *[other] Noch { $steps } Schritte
    }
table-sneak = Schleichkarte bereit
table-unseen = Ungesehen: { $unseen }
table-quiet = Angriffe ohne Verlust bis zum Ende: { $left }

dojo-title = ⚔ Im Dojo
dojo-die = { $sides }-seitiger Würfel

stake-equal = Gleiche Würfe: Kauft kein Shuriken einen neuen Wurf, geht { $figure } von { $seat } zurück, und niemand fällt.
    .seat = Gleiche Würfe: Kauft kein Shuriken einen neuen Wurf, geht dein { $figure } zurück, und niemand fällt.
stake-behind = { $seat } liegt zurück: Ohne neuen Wurf fällt { $figure }.
    .seat = Du liegst zurück: Ohne neuen Wurf fällt dein { $figure }.
odds-battle = { $name } gewinnt { $win } %, gleich { $equal } %, verliert { $lose } %
    .name = Du gewinnst { $win } %, gleich { $equal } %, verlierst { $lose } %
odds-again = Würfelt { $name } noch einmal: { $name } vorn { $win } %, gleich { $equal } %, zurück { $lose } %
    .name = Würfelst du noch einmal: du liegst vorn { $win } %, gleich { $equal } %, zurück { $lose } %
odds-step = { "  " }{ $figure } { $enemy }: Sieg { $win } %, gleich { $equal } %, Niederlage { $lose } %

turn-arrangement = Du spielst { $side ->
        [0] Rot
       *[1] Schwarz
    }. Stell deine Figuren auf, einzeln oder alle auf einmal, und sag dann, dass du bereit bist. Zurücknehmen holt die letzte zurück.
turn-defence = { $seat } ist mit dem Angriff dran: { $steps ->
        [0] kein Paar gewonnen, also kein Schritt
        [one] 1 Paar gewonnen, also 1 Schritt
       *[other] { $steps } Paare gewonnen, also { $steps } Schritte
    }. { $cards ->
        [1] Spiel die Neue Waffenkarte, oder passe.
        [2] Spiel die Jokerkarte als Neue Waffenkarte, oder passe.
       *[0] Spiel die Neue Waffenkarte oder die Jokerkarte, oder passe.
    }
turn-action =
    { $steps ->
        [0] Du hast kein Paar gewonnen, also zieht keine Figur. { $cards ->
            [1] Spiel die Neue Waffenkarte, oder passe.
            [2] Spiel die Jokerkarte, oder passe.
           *[0] Spiel die Neue Waffenkarte oder die Jokerkarte, oder passe.
        }
        [one] Die Waffen geben dir 1 Schritt. Spiel eine Aktionskarte, oder passe.
       *[other] Die Waffen geben dir { $steps } Schritte. Spiel eine Aktionskarte, oder passe.
    }
turn-salto = Saltokarte: Welche Figur springt über eine feindliche, und auf welches Feld dahinter?
turn-kidnap = Kidnapkarte: Welche deiner Figuren entführt, und wen aus der vordersten Reihe (◂) nimmt sie mit?
turn-movement =
    { $steps ->
        [one] Du hast 1 Schritt. Zieh, oder hör auf.
       *[other] Du hast { $steps } Schritte. Zieh, oder hör auf.
    }
turn-throw = Dein Würfel: Wirf ihn, oder ziel auf den anderen. Zielst du, kann dein Würfel aus dem Dojo fliegen; dann ist der Kampf verloren.
turn-shuriken = Setz ein Shuriken ein und würfle noch einmal, oder verzichte.

warn-sneak = (Keine deiner Figuren kann in diesem Angriff den Zaun erreichen und überqueren: Die Schleichkarte wäre vergeudet.)
warn-grasp = ({ $figure } ist der Soke und kann nicht gekidnappt werden.)
warn-own-soke = (Dein Soke steht vor einer feindlichen Figur. Greift er an und verliert, ist das Spiel verloren.)
warn-soke-behind = (Verzichtest du, fällt dein Soke, und das Spiel ist verloren.)
warn-vain = (Dein Würfel geht nur bis { $sides }: Noch ein Wurf kann nicht helfen.)
warn-top = (Dein Würfel zeigt seine höchste Zahl: Noch ein Wurf kann nicht helfen.)

risk-attack = Mit deinem Soke angreifen? Würfelt er niedriger ({ $percent } %), fällt er, und das Spiel ist verloren.
risk-near = Deinen Soke neben eine feindliche Figur stellen? Dort kann er angegriffen werden, und wird er besiegt, ist das Spiel verloren.
risk-behind = Verzichten? Dein Soke liegt zurück: Er fällt, und das Spiel ist verloren.
risk-sneak = Die Schleichkarte spielen? Keine deiner Figuren kann in diesem Angriff den Zaun erreichen und überqueren: Die Karte wäre vergeudet, und sie gilt nur einmal im ganzen Spiel.

wait-arrangement = Die Armeen werden aufgestellt, ungesehen.
wait-defence = { $cards ->
        [2] { $seat } verteidigt und entscheidet, ob die Jokerkarte als Neue Waffenkarte gespielt wird.
       *[other] { $seat } verteidigt und entscheidet, ob die Neue Waffenkarte gespielt wird.
    }
wait-action = { $seat } entscheidet, ob eine Aktionskarte gespielt wird.
wait-salto = { $seat } wählt eine Figur, die springt.
wait-kidnap = { $seat } wählt, wer entführt wird.
wait-movement =
    { $steps ->
        [one] { $seat } zieht: noch 1 Schritt.
       *[other] { $seat } zieht: noch { $steps } Schritte.
    }
wait-throw = { $seat } wirft einen Würfel oder zielt mit ihm.
wait-shuriken = { $seat } entscheidet, ob ein Shuriken eingesetzt wird.

formation-wall = Mauer
formation-corner = Ecke
formation-wings = Flügel
formation-rest = auffüllen

## Das Brett im Browser

board-label = Das Brett, von deiner Seite gesehen
board-front-row = Vorderste Reihe
board-curtain = Verborgen, bis beide bereit sind
board-secret = das weißt nur du
board-legend = Gestrichelter Rand: Das weißt nur du.
board-rank-one-star = ein Stern
board-rank-two-stars = zwei Sterne
board-rank-soke = Soke
board-rank-unseen = noch ungesehen
board-rank-no-soke = noch ungesehen, aber nicht der Soke: Die Figur hat jemanden entführt
board-rank-only = noch ungesehen, aber es bleibt nur: { $rank }
board-means-one-star = wirft im Kampf den sechsseitigen Würfel
board-means-two-stars = wirft im Kampf den achtseitigen Würfel
board-means-soke = wirft im Kampf den zwölfseitigen Würfel; wird er geschlagen, hat seine Armee verloren
board-means-unseen = ihr Rang zeigt sich im Kampf
board-odds = Sieg { $win } %, gleich { $equal } %, Niederlage { $lose } %
board-odds-guess = Rang ungesehen, etwa: Sieg { $win } %, gleich { $equal } %, Niederlage { $lose } %
board-muster = { $rank }: { $unseen } ungesehen, { $seen } bekannt, { $fallen } gefallen
board-muster-own = { $rank }: { $secret } kennst nur du, { $shown } hat der Gegner gesehen, { $fallen } gefallen
board-soke-seen = Der Soke von { $name } ist gefunden!
    .name = Dein Soke ist entdeckt!
    .other = Du hast den Soke gefunden!
board-soke-beaten = Der Soke von { $name } ist geschlagen!
    .name = Dein Soke ist geschlagen!
    .other = Du hast den Soke geschlagen!
board-pairs = { $name } gewinnt { $pairs } von 3 Paaren
    .name = Du gewinnst { $pairs } von 3 Paaren
board-no-shuriken = Drei Paare, aber im Vorrat liegt kein Shuriken mehr
board-no-shuriken-short = Kein Shuriken mehr
board-marked = Zuletzt: { $what }
board-soke-known = Soke gefunden: { $figure } ({ $name })
    .name = Dein Soke ist bekannt: { $figure }
    .other = Feindlicher Soke: { $figure }
board-whose = { $figure } von { $name }
    .name = dein { $figure }
board-against = { $eyes } gegen { $its }
board-last-battle = Letzter Kampf
board-falls = { $figure } fällt
board-nobody-falls = niemand fällt
board-same-again = { $name } würfelt wieder eine { $eyes }.
    .name = Du würfelst wieder eine { $eyes }.
board-vain = Dein Würfel geht nur bis { $sides }, darum wurde für dich kein Shuriken eingesetzt.
board-fallen = Gefallen: { $count }
board-fallen-of = Gefallene von { $name }
    .name = Deine Gefallenen
board-fallen-none = noch niemand
board-fell-beaten = { $figure } { $rank }, besiegt von { $enemy }: { $eyes } gegen { $its }
board-fell-outside = { $figure } { $rank }, gegen { $enemy }: Der Würfel flog aus dem Dojo
board-fell-kidnapped = { $figure } { $rank }, entführt von { $enemy }
board-shuriken = Shuriken: { $count }
board-supply = Vorrat: { $supply }
board-supply-empty = Der Vorrat an Shuriken ist aufgebraucht
board-cards = Aktionskarten von { $name }
board-used = (verbraucht)
named-throw-again = Noch einmal (1 Shuriken)
named-aim-again = Zielen (1 Shuriken)
board-pair = { $one }: { $stars } ★ gegen { $other }: { $against } ★
board-tray = Aufstellung
board-how = Zieh eine Figur auf ein hervorgehobenes Feld, oder wähle erst die Figur und dann das Feld.
board-placed = Tippe sie an oder zieh sie, um sie auf ein anderes Feld zu stellen oder wieder neben das Brett.
board-left = { $rank }, noch { $count }
board-formations = Oder den ganzen Rest auf einmal:
named-ready = Ich bin bereit
named-pass = Passen (keine Karte)
named-stop = Nicht weiterziehen
board-does-salto = { SOK-24 }
board-does-sneak = { SOK-25 }
board-does-kidnap = { SOK-26 }
board-does-new-weapons = { SOK-23 }
board-does-joker = { SOK-28 }

## Das begleitete erste Spiel

lesson-goal = Zwei Armeen von je fünfzehn, und in jeder ist eine Figur der Soke, der Meister. Schlag den anderen Soke im Kampf, und du gewinnst; verlier deinen nicht.
lesson-setup = Stell deine Figuren einzeln in deine drei Startreihen, oder nimm eine fertige Aufstellung, auch wenn du schon einige selbst gestellt hast. Mehr Sterne bedeuten im Kampf einen größeren Würfel, und nur du siehst, wer sie hat.
lesson-weapons = Ihr greift abwechselnd an. Jeder Angriff beginnt mit drei Waffenkarten auf jeder Seite; gleiche Paare bekommen neue Karten. Für jedes gewonnene Paar bekommt der Angreifer einen Schritt; der Verteidiger zieht nie.
lesson-defence = Die andere Seite greift an: Sie ist einfach am Zug. Du darfst mit der Neuen Waffenkarte antworten (oder mit der Jokerkarte als solcher): Dann bekommst du drei andere Waffenkarten, der Angriff behält seine. Jede Aktionskarte wirkt einmal im Spiel, du kannst also ruhig passen.
lesson-marks = Ein gepunkteter Rahmen zeigt, was sich gerade geändert hat oder getan wurde. ◂ neben dem Brett zeigt die vorderste Reihe: die dir nächste mit einer feindlichen Figur; aus ihr holt die Kidnapkarte jemanden.
lesson-action = Es ist dein Angriff. Bevor du ziehst, darfst du eine Aktionskarte spielen, oder passen und alle für später behalten.
lesson-cards = { card-salto }: über eine feindliche Figur springen. { card-sneak }: unter dem Zaun hindurch. { card-kidnap }: eine feindliche Figur aus der vordersten Reihe holen. { card-new-weapons }: drei andere Waffenkarten. { card-joker }: eine davon oder ein Shuriken.
lesson-movement = Wähle eine deiner Figuren, dann ein hervorgehobenes Feld: ein Schritt vor, zurück oder schräg, nie zur Seite. Du darfst deine Schritte auf mehrere Figuren verteilen und aufhören, wann du willst.
lesson-fence = Der Zaun sperrt jeden Schritt hinüber. Geh um seine Enden herum, in den äußeren Spalten oder schräg am letzten Pfosten vorbei, oder spiel die Schleichkarte und kriech einmal darunter durch.
lesson-odds = Ein Schritt auf das Feld einer feindlichen Figur ist ein Kampf, und die Zahl dort ist deine Chance, ihn zu gewinnen. ≈ ist geschätzt, denn diesen Rang kennst du noch nicht.
lesson-battle = Im Dojo zeigen beide Figuren ihren Rang. Ein Stern bedeutet den sechsseitigen Würfel, zwei Sterne den achtseitigen, der Soke hat den zwölfseitigen. Der höhere Wurf gewinnt, die andere Figur ist aus dem Spiel; bei gleichen Würfen fällt niemand, und der Angreifer geht zurück.
lesson-shuriken = Mit einem Shuriken darfst du deinen eigenen Würfel noch einmal werfen. Du beginnst mit dreien für das ganze Spiel: Heb sie für die Kämpfe auf, die zählen.
lesson-memory = Was gesehen wurde, bleibt bekannt: Ein Zeichen mit festem Rand kennt ihr beide, ein gestricheltes nur du. Die Zeichen neben jedem Namen zeigen, welche Figuren ungesehen, bekannt oder gefallen sind.
lesson-equal = Gleiche Würfe: Niemand fällt, und die angreifende Figur geht dorthin zurück, woher sie kam.
lesson-earned = Ein Shuriken wurde gewonnen: Es bringt im Kampf noch einen Wurf. Es geht an die Seite, die bei einem Angriff alle drei Waffenpaare gewinnt, ob sie angreift oder verteidigt, solange der Vorrat reicht.
lesson-kidnap = Die Kidnapkarte nimmt eine feindliche Figur aus der vordersten Reihe, mit ◂ markiert, ohne Kampf. Nur der Soke lässt sich nicht entführen, aber der Versuch zeigt dir, wo er steht.
lesson-recap = Das war ein ganzes Spiel. Kurz gesagt: Drei Waffenpaare geben dem Angreifer Schritte; wo zwei Figuren sich treffen, zeigen beide ihren Rang und würfeln, und der höhere Wurf bleibt. Merk dir, was du gesehen hast: Wer den anderen Soke schlägt, gewinnt.
