### Was clans sagt. Überschriften, Klauseln und Anmerkungen stehen in der Reihenfolge der Regelseite.
###
### Wortwahl: clan – Clan; clan card – Clankarte; province – Provinz; troop – Truppe; army – Armee; order – Befehl;
### deploy – aufstellen; station – stationieren; move – verlegen; attack – angreifen; strike (ninja) – zuschlagen;
### discard – abwerfen, Ablage; deck – Deck; serve – dienen; at home – in der eigenen Provinz; unserved – neutral; turn – Zug.

name = Shinobi: Krieg der Clans
heart = Befehlige die Armeen aller und verbirg, wem du dienst.
length = 10–20 Minuten mit Bots, 20–40 mit Menschen
summary = Die Truppen von fünf Clans verteilen sich über die Provinzen, und wer am Tisch sitzt, befehligt sie alle. Wem du dienst, ist geheim. Am Ende gewinnt der Clan mit den meisten Truppen auf dem Tisch, wenn ihm jemand dient.

## Die Regeln

heading-goal = Ziel des Spiels
note-goal = Am Ende soll der Clan, dem du heimlich dienst, mehr Karten auf dem Tisch haben als jeder andere Clan, dem jemand dient. Bei Gleichstand entscheiden die Karten deines Clans in deiner eigenen Provinz. Und niemand sollte zu früh merken, welcher Clan es ist.

heading-table = Der Tisch
note-table = Alle haben eine Provinz, in der Armeen jedes Clans stehen können: Ein Stapel Karten eines Clans ist eine Armee, ihre Stärke ist die Zahl der Karten. Über dem Tisch siehst du die drei Befehle des Zuges, wie viele Karten jeder Clan auf dem Tisch hat, und das Deck. Unten liegen deine Hand und dein Clan; sonst sieht sie niemand.
picture-orders = Die drei Befehle eines Zugs, einer nach dem anderen.
picture-tally = Wie viele Karten jeder Clan auf dem Tisch hat. Der gestrichelte ist deiner.
picture-deck = Das Deck, und wer den letzten Zug hat.
picture-army = Eine Armee: Karten eines Clans in einer Provinz. Ihre Zahl ist die Stärke.
picture-province = Deine Provinz. Armeen jedes Clans können hier stehen; von hier greifst du an.
picture-clan = Der Clan, dem du heimlich dienst. Nur du siehst ihn.
picture-hand = Deine Hand: Truppen und Ninjas. Nur du siehst sie.

heading-example = Ein Zug als Beispiel
note-example = Hana ist am Zug; sie dient heimlich Mōri. Erster Befehl: Sie stellt eine Karte Takeda in der Provinz von Akane auf, eine falsche Fährte. Zweiter Befehl: Sie stationiert eine Karte Mōri in der eigenen Provinz, wo Mōri jetzt drei Karten hat. Dritter Befehl: Sie muss mit einer ihrer Armeen angreifen. Takeda bei Akane darf sie nicht angreifen, denn der erste Befehl hat diese Armee verändert. Also greift ihre Armee Mōri die zwei Karten Oda bei Botan an: Oda verliert eine. Dann zieht Hana zwei Karten, weil sie stationiert hat; nach dem Verlegen wäre es eine gewesen.

heading-setup = Aufbau
CLA-01 = Das Spiel ist für drei bis fünf Personen, in der französischen Ausgabe auch für zwei.
CLA-02 = Fünf Clans kämpfen: Hōjō (violett), Uesugi (grün), Takeda (rot), Mōri (blau), Oda (gelb).
CLA-03 = Die fünf Clankarten werden gemischt, und alle bekommen eine. Sie bleibt bis zum Ende geheim. Die übrigen kommen ungesehen zurück in die Schachtel.
CLA-04 = Das Deck enthält von jedem Clan elf Truppen, sofern am Tisch keine andere Zahl vereinbart ist, und insgesamt drei Ninjas. Nach dem Austeilen muss mindestens eine Karte übrig sein.
CLA-05 = Alle ziehen vier Karten. Wer beginnt, wird ausgelost oder vereinbart.
CLA-06 = Der Platz vor dir ist deine Provinz. Dort dürfen Truppen jedes Clans stehen.
CLA-07 = Die Truppen eines Clans in einer Provinz sind eine Armee. Ihre Stärke ist die Zahl ihrer Karten. Alle Truppen auf dem Tisch liegen offen.

heading-turn = Ein Zug: drei Befehle
CLA-09 = Alle drei Befehle müssen gegeben werden, in dieser Reihenfolge. Auf keinen darf man verzichten; ein Befehl entfällt nur, wenn er gar nicht möglich ist.
CLA-10 = Erster Befehl: Leg eine Truppenkarte von deiner Hand offen in eine beliebige Provinz außer deiner eigenen. Der Clan ist frei wählbar.
CLA-11 = Statt des ersten Befehls darfst du einen Ninja spielen: Wähle eine Armee in einer anderen Provinz; eine ihrer Karten wird abgeworfen und der Ninja auch. Abgeworfenes liegt offen und kehrt nie zurück.
CLA-12 = Zweiter Befehl, eins von beidem: Leg eine Truppenkarte von deiner Hand in deine eigene Provinz, oder verlege eine Karte aus einer Provinz in eine andere. In deine eigene Provinz darfst du Karten verlegen, aber nie aus ihr heraus.
CLA-13 = Ein Ninja kann nur als erster Befehl gespielt werden.
CLA-14 = Dritter Befehl: Greif mit einer Armee in deiner eigenen Provinz eine Armee in einer anderen Provinz an, genau einmal. Du musst angreifen, wenn irgendein Angriff erlaubt ist, auch wenn das einzige Ziel dein eigener Clan ist.
CLA-15 = Das Ziel muss schwächer sein als die angreifende Armee.
CLA-16 = Das Ziel muss zu einem anderen Clan gehören als die angreifende Armee.
CLA-17 = Das Ziel darf keine Armee sein, die ein früherer Befehl dieses Zuges verändert hat: durch eine aufgestellte Karte, durch einen Ninja oder durch eine hinein- oder herausverlegte Karte. Eine Armee in deiner Provinz darf auch dann angreifen, wenn sie verändert wurde. Eine im selben Zug geleerte und neu gebildete Armee gilt als verändert.
CLA-18 = Die angegriffene Armee verliert eine Karte, die abgeworfen wird. Die angreifende verliert nichts.
CLA-19 = Ein Befehl, der sich gar nicht ausführen lässt, entfällt: der erste, wenn du nichts Spielbares hast; der zweite, wenn keine seiner beiden Formen möglich ist; der dritte, wenn kein Angriff erlaubt ist.
CLA-20 = Am Ende deines Zuges ziehst du wieder auf vier Karten nach, soweit das Deck reicht: zwei Karten, wenn du eine Truppe stationiert hast, eine, wenn du eine Karte verlegt hast.
CLA-21 = Gespielt wird nach links (im Uhrzeigersinn). Niemand handelt außer der Reihe.

heading-end = Das Ende
CLA-30 = Wenn die letzte Karte des Decks gezogen ist, haben alle noch einen Zug. Wer sie gezogen hat, hat den letzten Zug des Spiels.
CLA-31 = Dann zeigen alle ihre Clankarte. Es gewinnt, wessen Clan die meisten Karten auf dem Tisch hat, über alle Provinzen. Handkarten zählen nicht.
CLA-32 = Ein neutraler Clan, dem niemand dient, kann nicht gewinnen; dann gewinnt der nächstgrößte, dem jemand dient.
CLA-33 = Bei Gleichstand gewinnt, wer von den Beteiligten in der eigenen Provinz mehr Karten des eigenen Clans hat.
CLA-34 = Herrscht auch dort Gleichstand, wird der Sieg geteilt.
CLA-35 = Am Ende werden die Clankarten aller am Tisch gezeigt, die Handkarten und die übrigen Clankarten nicht.

heading-knowledge = Was du wissen darfst
note-knowledge = Deine eigene Clankarte und deine Hand; alle Provinzen; die Ablage und jeden Befehl, der gegeben wurde; wie viele Karten in den Händen und im Deck sind. Niemals andere Hände, andere Clankarten, die übrigen Clankarten oder die Reihenfolge des Decks.

heading-talk = Reden am Tisch
note-talk = Frei: Behauptungen, Drohungen, Lügen. Vor dem Ende darf niemand eine Clankarte zeigen.

## Was ein Tisch vereinbaren kann

option-troops_per_clan = Truppen jedes Clans im Deck (CLA-04)
option-first = wer beginnt (CLA-05)
option-moved_out = auch eine Armee, aus der eine Karte verlegt wurde, ist geschützt (CLA-17)

edition-de = Deutsch – 3 bis 5 Personen
edition-fr = Französisch – 2 bis 5 Personen

## Dinge

clan-hojo = Hōjō
clan-uesugi = Uesugi
clan-takeda = Takeda
clan-mori = Mōri
clan-oda = Oda

card-hojo = Hōjō
card-uesugi = Uesugi
card-takeda = Takeda
card-mori = Mōri
card-oda = Oda
card-ninja = Ninja

order-first = erster
order-second = zweiter
order-third = dritter
order-refill = Nachziehen
order-over = vorbei

## Züge

verb-deploy = aufstellen
verb-ninja = Ninja
verb-station = stationieren
verb-move = verlegen
verb-attack = angreifen

ask-deploy-clan = Von welchem Clan stellst du eine Truppe auf?
ask-deploy-province = In wessen Provinz?
ask-ninja-province = In wessen Provinz schlägt der Ninja zu?
ask-ninja-clan = Welche Armee trifft er?
ask-ninja-province-clan = Welche Armee trifft er?
ask-station-clan = Von welchem Clan stationierst du eine Truppe in deiner eigenen Provinz?
ask-move-clan = Von welchem Clan verlegst du eine Karte?
ask-move-origin = Aus wessen Provinz?
ask-move-province = In wessen Provinz?
ask-attack-clan = Mit welcher deiner Armeen greifst du an?
ask-attack-province = In wessen Provinz?
ask-attack-target = Welche Armee dort?
ask-attack-province-target = Welche Armee greift sie an?
whole-deploy = { $clan } bei { $province } aufstellen
whole-ninja = Ninja: { $clan } bei { $province }
whole-station = { $clan } in der eigenen Provinz stationieren
whole-move = { $clan } verlegen: { $origin } → { $province }
whole-attack = mit { $clan } angreifen: { $target } bei { $province }
name-attack-clan = mit { $clan } angreifen
name-attack-province-target = { $target } bei { $province }
name-ninja-province-clan = { $clan } bei { $province }
named-own = deine eigene Provinz

turn-first =
    { $ninjas ->
        [0] Erster Befehl: Stell eine Truppe in einer anderen Provinz auf.
       *[other] Erster Befehl: Stell eine Truppe in einer anderen Provinz auf, oder spiel einen Ninja.
    }
turn-second = Zweiter Befehl: Stationiere eine Truppe in deiner Provinz, oder verlege eine Karte.
turn-third =
    { $count ->
        [one] Dritter Befehl: Greif an. Es gibt ein Ziel, also musst du.
       *[other] Dritter Befehl: Du musst eines der { $count } Ziele angreifen.
    }
turn-final = Das ist dein letzter Zug.
turn-last = Das ist dein letzter Zug und der letzte des Spiels.
warn-forced = So wie es steht, musst du danach { $target } angreifen.
warn-forced-many = So wie es steht, musst du danach eine von { $count } Armeen angreifen.
warn-target = { $clan } bei { $province }
    .province = { $clan } bei dir

wait-first = { $seat } gibt den ersten Befehl: eine Truppe aufstellen oder einen Ninja spielen.
wait-second = { $seat } gibt den zweiten Befehl: eine Truppe stationieren oder eine Karte verlegen.
wait-third = { $seat } gibt den dritten Befehl: angreifen.
wait-final = Es ist der letzte Zug von { $seat }.
wait-last = Es ist der letzte Zug des Spiels.

why-CLA-14 = Nur Armeen in deiner eigenen Provinz greifen an, und nur Armeen in anderen Provinzen.
why-CLA-17 = Ein früherer Befehl dieses Zuges hat diese Armee verändert; darum kann sie jetzt nicht angegriffen werden.

## Gespräch

claim-serve = Ich diene { $clan }.
claim-not-serve = Ich diene { $clan } nicht.
claim-suspect = Ich glaube, { $seat } dient { $clan }.
claim-spare = Verschone { $clan }, und ich werde es nicht vergessen.
question-whom = { $asked }, wem dienst du?
question-why-strike = { $asked }, warum greifst du { $clan } an?

## Was geschieht

event-first-drawn = Das Los entscheidet: { $seat } beginnt.
    .seat = Das Los entscheidet: Du beginnst.
event-clan-dealt = { $seat } dient heimlich { $clan }.
    .seat = Du dienst { $clan }. Sonst weiß es niemand.
event-drew = { $seat } zieht: { $card }.
    .seat = Du ziehst: { $card }.
event-refilled =
    { $cards ->
        [one] { $seat } zieht eine Karte. Noch im Deck: { $deck }.
       *[other] { $seat } zieht { $cards } Karten. Noch im Deck: { $deck }.
    }
    .seat =
        { $cards ->
            [one] Du ziehst eine Karte. Noch im Deck: { $deck }.
           *[other] Du ziehst { $cards } Karten. Noch im Deck: { $deck }.
        }
event-last-card = { $seat } hat die letzte Karte gezogen: Alle haben noch einen Zug, { $seat } zuletzt.
    .seat = Du hast die letzte Karte gezogen: Alle haben noch einen Zug, du zuletzt.
event-turn = – { $seat } ist am Zug –
    .seat = – Du bist am Zug –
event-deployed = { $seat } stellt { $clan } in der Provinz von { $province } auf.
    .seat = Du stellst { $clan } in der Provinz von { $province } auf.
    .province = { $seat } stellt { $clan } in deiner Provinz auf.
event-struck = Der Ninja von { $seat } schlägt zu und trifft { $clan } in der Provinz von { $province }.
    .seat = Dein Ninja schlägt zu und trifft { $clan } in der Provinz von { $province }.
    .province = Der Ninja von { $seat } schlägt zu und trifft { $clan } in deiner Provinz.
    .seat-province = Dein Ninja schlägt zu und trifft { $clan } in deiner eigenen Provinz.
event-stationed = { $seat } stationiert { $clan } in der eigenen Provinz.
    .seat = Du stationierst { $clan } in deiner Provinz.
event-moved = { $seat } verlegt { $clan } aus der Provinz von { $origin } in die von { $province }.
    .seat = Du verlegst { $clan } aus der Provinz von { $origin } in die von { $province }.
    .origin = { $seat } verlegt { $clan } aus deiner Provinz in die von { $province }.
    .province = { $seat } verlegt { $clan } aus der Provinz von { $origin } in deine.
    .seat-origin = Du verlegst { $clan } aus deiner Provinz in die von { $province }.
    .seat-province = Du verlegst { $clan } aus der Provinz von { $origin } in deine eigene.
event-attacked = { $seat } greift mit { $clan } an: { $target } in der Provinz von { $province } verliert eine Karte.
    .seat = Du greifst mit { $clan } an: { $target } in der Provinz von { $province } verliert eine Karte.
    .province = { $seat } greift mit { $clan } an: { $target } in deiner Provinz verliert eine Karte.
    .seat-province = Du greifst mit { $clan } an: { $target } in deiner Provinz verliert eine Karte.
event-skipped = { $seat }: { $order } Befehl nicht möglich, er entfällt.
    .seat = Dein { $order } Befehl ist nicht möglich, er entfällt.
event-clan-shown = { $seat } diente { $clan }. Auf dem Tisch: { $cards }, davon in der eigenen Provinz: { $home }.
    .seat = Du dientest { $clan }. Auf dem Tisch: { $cards }, davon in deiner Provinz: { $home }.
event-ended =
    { $clause ->
        [CLA-31] Der größte Clan, dem jemand dient, hat gewonnen (CLA-31).
        [CLA-33] Die größten Clans sind gleich groß; die Karten in den eigenen Provinzen entscheiden (CLA-33).
       *[other] Gleichstand auf dem Tisch und in den eigenen Provinzen: Der Sieg wird geteilt ({ $clause }).
    }
event-won = { $seat } gewinnt!
    .seat = Du gewinnst!

## Der Tisch im Terminal

table-province = Provinz
table-hand = Karten
table-total = Auf dem Tisch
table-discards = Abgeworfen
table-deck =
    { $cards ->
        [0] Das Deck ist leer; { $last } hat den letzten Zug.
       *[other] Karten im Deck: { $cards }. Wer stationiert, zieht zwei nach, wer verlegt, eine; wer die letzte zieht, hat den letzten Zug.
    }
table-your-hand = Deine Hand
table-your-clan = Du dienst
table-history = Befehle bisher: + aufgestellt oder stationiert, → verlegt, − angegriffen oder vom Ninja getroffen
table-legend = ▶ am Zug  ■ eine Karte  + gewachsen, − geschrumpft in diesem Zug: kein Ziel für den dritten Befehl

## Das Brett im Browser

board-turn-yours = Du bist am Zug
board-turn = { $seat } ist am Zug
board-orders = die drei Befehle
board-order-first = Aufstellen oder Ninja
board-order-second = Stationieren oder verlegen
board-order-third = Angreifen
board-allows-first = eine Karte aus deiner Hand in eine andere Provinz
board-allows-second = aus deiner Hand in deine eigene Provinz, oder von Provinz zu Provinz
board-allows-third = Greif mit einer Armee in deiner Provinz eine schwächere Armee eines anderen Clans in einer anderen Provinz an.
board-state-done = erteilt
board-state-now = jetzt
board-state-next = kommt noch
board-state-skipped = entfällt: unmöglich
board-skipped-third = entfällt: kein Ziel
board-targets =
    { $count ->
        [0] bisher kein Ziel
        [one] ein Ziel: Angriff Pflicht
       *[other] { $count } Ziele: Angriff Pflicht
    }
board-no-target =
    { $barred ->
        [0] keine Armee bei { $seat } ist stärker als eine anderswo
       *[other] schwächere anderswo: selber Clan oder Schild
    }
    .seat =
        { $barred ->
            [0] keine Armee in deiner Provinz ist stärker als eine anderswo
           *[other] schwächere anderswo: selber Clan oder Schild
        }
board-province = Provinz von { $seat }
board-province-own = Deine Provinz
board-army = { $clan }: { $cards }, bei { $seat }.
board-army-own = { $clan }: { $cards }, in deiner Provinz.
board-safe-first = In diesem Zug kein Ziel: Der erste Befehl hat sie verändert.
board-safe-second = In diesem Zug kein Ziel: Der zweite Befehl hat sie verändert.
board-threatened = So wie es steht, kann diese Armee mit dem dritten Befehl angegriffen werden.
board-put = { $clan } in die Provinz von { $seat }
board-put-own = { $clan } in deine Provinz
board-then-forced = Danach musst du eine davon angreifen: { $targets }.
board-then-must =
    { $count ->
        [one] danach musst du angreifen:
       *[other] danach musst du eine davon angreifen:
    }
board-then-count = danach musst du eine von { $count } Armeen angreifen
board-then-free = Danach gibt es nichts anzugreifen.
board-cards =
    { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
board-serves = { $seat } dient { $clan }
board-hand-held = Hand:
board-only-you = Das weißt nur du
board-hand-empty = Keine Karten mehr.
board-standing = { $clan }: { $cards } auf dem Tisch
board-yours = dein Clan; das weißt nur du
board-deck =
    { $cards ->
        [0] Deck leer
       *[other] Deck: { $cards }
    }
board-last =
    { $turns ->
        [one] Letzter Zug des Spiels: { $seat }
       *[other] Noch { $turns } Züge; den letzten hat { $seat }
    }
    .seat =
        { $turns ->
            [one] Letzter Zug des Spiels: deiner
           *[other] Noch { $turns } Züge; den letzten hast du
        }
board-last-among = Letzter Zug des Spiels: { $names }
board-last-why = Wer die letzte Karte des Decks zieht, hat den letzten Zug. Stationieren bringt zwei Karten, Verlegen eine: Die nächsten Befehle entscheiden, wer es wird.
board-last-decided = Das Deck ist leer: Alle haben noch einen Zug. { $seat } hat die letzte Karte gezogen und den letzten Zug des Spiels.
    .seat = Das Deck ist leer: Alle haben noch einen Zug. Du hast die letzte Karte gezogen und den letzten Zug des Spiels.
board-chart = Wer tat was
board-chart-note = Balken nach oben für +, nach unten für −. Auch erzwungene Angriffe zählen.
board-close = Schließen
board-reckoning = Schlusswertung
board-nobody = niemand
board-pips = { $cards } auf dem Tisch, davon in der eigenen Provinz: { $home }
board-pip-home = in der eigenen Provinz
board-pip-away = anderswo
board-unserved = Niemand dient { $clan }; dieser neutrale Clan kann nicht gewinnen.
board-largest = Der größte Clan, dem jemand dient, gewinnt.
board-tie-home = { $seat } ({ $clan }) { $cards }
board-tie = Gleichstand: je { $cards } auf dem Tisch. Davon in der eigenen Provinz: { $homes }.
board-tie-decides = Wer in der eigenen Provinz mehr hat, gewinnt.
board-tie-shared = Auch das ist gleich: Der Sieg wird geteilt.

## Das geführte erste Spiel

lesson-aim = Du dienst heimlich dem Clan im gestrichelten Rahmen. Am Ende gewinnt, wessen Clan in allen Provinzen die meisten Karten hat; bei Gleichstand, wer davon mehr in der eigenen Provinz hat. Ein Clan, dem niemand dient, kann nicht gewinnen.
lesson-orders = Ein Zug hat drei Befehle: eine Karte in eine andere Provinz; eine in deine eigene, oder eine verlegt; und ein Angriff. Armeen in deiner Provinz greifen schwächere Armeen anderer Clans in anderen Provinzen an. Geht das, musst du.
lesson-first = Erster Befehl: Wähle eine Handkarte, dann die Provinz eines anderen; dorthin geht die Truppe. Jeder Clan ist erlaubt: Stärke deinen, oder lege eine falsche Fährte.
lesson-second = Zweiter Befehl: Wähle eine Handkarte und dann deine Provinz; oder eine Armee anderswo und dann die Provinz, in die eine ihrer Karten geht. Aus deiner Provinz können nur die anderen Karten verlegen, du nicht.
lesson-warning = Gekreuzte Schwerter zeigen, was der dritte Befehl jetzt angreifen könnte. Gibt es ein Ziel, musst du angreifen: Schau vor dem zweiten Befehl hin.
lesson-third = Dritter Befehl: Wähle eine Armee in deiner Provinz, dann eine schwächere eines anderen Clans anderswo. Sie verliert eine Karte, deine nichts.
lesson-protected = Ein grüner Schild zeigt eine Armee, die der erste (1) oder zweite Befehl (2) dieses Zuges verändert hat. Sie kann in diesem Zug nicht angegriffen werden: Verstärken schützt also auch.
lesson-skipped = Was nicht möglich war, ist entfallen; jeder mögliche Befehl ist Pflicht, auch der Angriff. Er entfällt, wenn keine Armee in der eigenen Provinz stärker ist als eine eines anderen Clans anderswo.
lesson-watch = Jetzt geben die anderen ihre Befehle; die Leiste über dem Tisch zeigt einen nach dem anderen. Wen jemand verstärkt oder angreift, verrät etwas darüber, wem er dient.
lesson-carried = Jemand hat eine Karte aus deiner Provinz verlegt. Du selbst kannst dort nichts herausholen, aber alle anderen. Bei ihnen darfst du dasselbe tun.
lesson-hit = Eine Armee in deiner Provinz wurde angegriffen und hat eine Karte verloren. Das kann nur eine stärkere Armee eines anderen Clans; den Angreifer kostet es nichts.
lesson-ninja = Ein Ninja wird statt des ersten Befehls gespielt: Er nimmt einer Armee in der Provinz eines anderen eine Karte, so stark sie auch ist. Im Deck sind nur drei.
lesson-marks = Die kleinen Zeichen neben einem Namen zeigen den letzten Zug: + eine Truppe aufgestellt (ein Haus: in der eigenen Provinz), → eine verlegt, gekreuzte Schwerter angegriffen, ○ kein Befehl. Drück auf eins, um es zu lesen.
lesson-chronicle = Wer einen Clan immer wieder angreift, dient ihm wohl nicht. „{ board-chart }“ zeigt, wer welchen Clan verstärkt und wer ihn angegriffen hat.
lesson-heap = Die Armeen wachsen. Gegen eine große hilft dreierlei: ein Ninja; eine noch größere eines anderen Clans in deiner Provinz; oder du verlegst ihre Karten einzeln und greifst an, wo es wenige sind.
lesson-behind = Hat dein Clan wenige Karten auf dem Tisch oder gar keine, ist er nicht verloren: Was du in den letzten Runden dazulegst, kann kaum noch getroffen werden. Behalte seine Karten bis dahin auf der Hand, und greif solange den größten Clan an.
lesson-refill = Am Ende des Zugs wird die Hand auf vier aufgefüllt: nach dem Stationieren mit zwei Karten, nach dem Verlegen mit einer. Wer die letzte Karte des Decks zieht, hat den letzten Zug.
lesson-last-card = Das Deck ist leer: Alle haben noch einen Zug. Bei Gleichstand entscheiden die Karten deines Clans in deiner Provinz; hol welche dorthin.
lesson-end = Jetzt liegen alle Clankarten offen. Kurz gesagt: Bau deinen Clan spät oder unauffällig auf, achte darauf, wer welchen Clan nie angreift, und triff den Clan, dem die anderen wohl dienen.
