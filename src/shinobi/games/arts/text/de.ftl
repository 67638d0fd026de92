### Was arts sagt. Überschriften, Klauseln und Anmerkungen stehen in der Reihenfolge der Regelseite.
###
### Wortwahl: keep – Burg; place – Platz; item – Gegenstand; art (of an attack) – Kunst; art card – Shinobi-Karte; partner – Partner;
### allegiance – Gefolgschaft; team, teammate – Team, Teammitglied; honour – Ehrenpunkt; skill – Geschick; icon – Symbol;
### main, free action – Haupt-, freie Aktion; investigate – untersuchen; use – einsetzen; ability – Fähigkeit;
### secret art – Geheimkunst; strike – ausschalten; base value – Grundwert; cancel – aufheben; scoring – Wertung;
### call on – rufen; moment – Moment. Die Namen der Karten des Hausdecks stehen unter „listed-“.

name = Shinobi Arts
heart = Spähe, stiehl, greif an, verteidige dich, und verlass rechtzeitig die Burg.
length = 20–40 Minuten
summary = Shinobi schleichen durch eine Burg, auf der Suche nach dem Wertvollsten darin. Was ein Gegenstand wert ist, hängt davon ab, was die anderen tragen und wie sie zu dir stehen. Spähe, stiehl, greif an, verteidige dich, ruf ein einziges Mal deinen Partner, und mach dich rechtzeitig davon. Wer drei Ehrenpunkte hat, gewinnt.

## Die Regeln

heading-goal = Ziel des Spiels
note-goal = Hab am Ende einer Runde den wertvollsten Gegenstand. Das bringt Ehrenpunkte, und drei Ehrenpunkte gewinnen das Spiel.

heading-table = Der Tisch
note-table = In der Mitte ist die Burg mit ihren Plätzen, und auf jedem Platz liegt verdeckt ein Gegenstand. Rundherum sitzen alle mit ihren Shinobi-Karten, einem Partner und höchstens einem Gegenstand. Deine Karten liegen unten; ein gestrichelter Rand und ein Auge zeigen, was du weißt und nicht alle wissen. „Alle Karten“ sagt, was jede Karte tut.
picture-rival = Was vor einem anderen liegt: höchstens ein Gegenstand, Shinobi-Karten, ein Partner. Was verdeckt liegt, ist geheim.
picture-honour = Ehrenpunkte. Drei gewinnen das Spiel.
picture-keep = Die Burg. Auf jedem Platz liegt ein Gegenstand: verdeckt, wenn du ihn nicht angesehen hast.
picture-gate = Das Tor. Wer geht, behält seinen Gegenstand und tut in dieser Runde nichts mehr.
picture-item = Dein Gegenstand. Mehr als einen hältst du nicht.
picture-arts = Deine Shinobi-Karten: Sterne greifen an, Schilde wehren ab, Rauten sind die Einsätze, die bleiben.
picture-partner = Dein Partner, der dir einmal pro Runde hilft.

heading-example = Einige Züge als Beispiel
note-example = Akane untersucht und sieht heimlich den Goldbarren, Wert 6. In ihrem nächsten Zug setzt sie Shuriken ein, um ihn zu stehlen: Die Karte wird offen hingelegt, denn es war ihr erster Einsatz. Ren greift sie mit Taijutsu an, einem Geschickangriff. Akane antwortet mit der Rauchbombe, die einen Geschickschild hat: Der Angriff ist abgewehrt, und sie behält den Barren. In ihrem nächsten Zug verlässt sie die Burg, bevor sie irgendetwas anderes tut. Botan ist schon draußen, also haben die übrigen noch je einen Zug. Dann werden alle getragenen Gegenstände gezeigt; der von Akane ist am meisten wert, sie ist allein in ihrem Clan und bekommt zwei Ehrenpunkte, und noch einen für den Barren.

heading-icons = Symbole und Karten
note-icons = Ein Stern ist ein Angriff, ein Schild eine Verteidigung; eine Klinge bedeutet Geschick, ein Wirbel Kunst. Wo Buchstaben dafür stehen (in eigenen Decks und in der Fassung ohne Bilder): As Geschickangriff, Aa Kunstangriff, Ds Geschickverteidigung, Da Kunstverteidigung. Ein Schild hält nur einen Angriff derselben Art auf. Im Hausdeck gibt es jede Shinobi-Karte zweimal, jede andere einmal; „Alle Karten“ am Tisch zählt sie auf.

heading-setup = Aufbau einer Runde
ART-01 = Das Spiel ist für drei bis fünf Personen. Gespielt wird in Runden, bis jemand drei Ehrenpunkte hat.
ART-02 = Alle bekommen verdeckt eine von acht Partnerkarten. Die übrigen sind in dieser Runde nicht dabei.
ART-03 = Alle bekommen verdeckt drei der 24 Shinobi-Karten: zwölf Arten, je zwei Karten. Die übrigen bilden einen verdeckten Nachziehstapel.
ART-04 = Alle bekommen eine von sechs Gefolgschaftskarten, drei Clans mit je zwei Karten, und decken sie auf. Zwei Personen desselben Clans sind ein Team. Die übrigen Karten sind in dieser Runde nicht dabei.
ART-05 = In der Burg liegen verdeckt so viele Gegenstände, wie Personen mitspielen, und einer mehr. Die übrigen bleiben in einem verdeckten Stapel und kommen in dieser Runde nicht ins Spiel.
ART-06 = Wer die erste Runde beginnt, entscheidet das Los, sofern beim Eröffnen des Tisches niemand benannt wurde. Jede spätere beginnt, wer in der vorigen den siegreichen Gegenstand hatte; hat niemand sie gewonnen, beginnt dieselbe Person noch einmal.
ART-07 = Deine eigenen Karten darfst du jederzeit ansehen, auch deinen Gegenstand.
ART-08 = Die Burg hat einen Platz mehr, als Personen mitspielen; am Anfang liegt auf jedem ein Gegenstand. So liegt immer ein Gegenstand in der Burg, untersuchen geht immer, und passen ist nicht erlaubt.

heading-turn = Ein Zug
ART-10 = Gespielt wird im Uhrzeigersinn unter allen, die noch in der Burg sind.
ART-11 = Die Burg verlassen: nur bevor du in diesem Zug irgendetwas anderes tust, mit oder ohne Gegenstand. Du bist draußen bis zur Wertung, und du kannst kein Ziel mehr sein.
ART-12 = Wer zu Beginn des eigenen Zuges keine Shinobi-Karten hat, verlässt die Burg automatisch, auch mit ungenutztem Partner.
ART-13 = Wer bleibt, führt genau eine Hauptaktion aus (untersuchen, stehlen oder angreifen) und davor oder danach beliebig viele freie Aktionen. Der Zug endet, wenn du es nach der Hauptaktion sagst.
ART-14 = Untersuchen: Sieh dir heimlich einen Gegenstand an, der in der Burg liegt. Dafür brauchst du keine Shinobi-Karte.
ART-15 = Stehlen: Setz eine beliebige Shinobi-Karte ein und nimm einen Gegenstand, der in der Burg liegt.
ART-16 = Angreifen: Nenn eine Person in der Burg, die einen Gegenstand hat, und setz eine Shinobi-Karte mit Angriffssymbol ein. Trägt sie sowohl einen Geschick- als auch einen Kunstangriff, sag, welchen du meinst. Auch Teammitglieder dürfen angegriffen werden.
ART-17 = Verteidigung: Wer angegriffen wird, darf eine Shinobi-Karte mit dem passenden Verteidigungssymbol einsetzen, Geschick gegen Geschick, Kunst gegen Kunst. Niemand muss sich verteidigen. Gelingt die Verteidigung, wird nichts genommen.
ART-18 = Ohne Verteidigung nimmt der Angreifer dem Ziel den Gegenstand ab.
ART-19 = Das Ziel wird immer gefragt, auch wenn es nichts zur Verteidigung auf der Hand hat; so verrät die Frage niemandem etwas.
ART-20 = Niemand trägt zwei Gegenstände. Wer einen zweiten bekommt, sieht sich beide an, wählt einen, der bleibt, und legt den anderen verdeckt in die Burg zurück. Sonst erfährt niemand, welcher behalten wurde: Die beiden werden vorher gemischt. Der zurückgelegte kommt auf den Platz, von dem der neue stammt; nach einem Angriff auf den ersten leeren Platz.
ART-21 = Ein Angriff läuft so ab: Die Angriffskarte wird eingesetzt. Das Ziel antwortet einmal: mit nichts, mit einer Shinobi-Karte oder mit einem Partner, der hilft, wenn man angegriffen wird. Hat eine Shinobi-Karte verteidigt, antwortet der Angreifer einmal: mit nichts oder mit einem Partner, der hilft, wenn der Angriff abgewehrt wurde. Dann folgt das Ergebnis. Auf eine Antwort wird nicht geantwortet. Ein Partner, der einen Angriff scheitern lässt, ist keine Verteidigung durch eine Karte. Eingesetzte Karten und Partner bleiben eingesetzt.
ART-22 = Nach einer Verteidigung durch eine Karte wird ein Angreifer, dessen Partner noch ungenutzt ist, immer gefragt, welcher Partner es auch sei.

heading-free = Freie Aktionen
ART-30 = Effekt: Setz eine Shinobi-Karte für ihren Effekt ein.
ART-31 = Partner (seine Geheimkunst): Deck deinen Partner auf und nutze seinen Effekt, einmal pro Runde. Manche helfen zu ihrem eigenen Moment, auch außerhalb deines Zuges.
ART-32 = Unabhängigkeit: Setz eine beliebige Shinobi-Karte ein und wirf deine Gefolgschaft ab. Nur solange du ein Teammitglied hast. Von da an bringt dir ein Sieg einen Ehrenpunkt und ihm keinen; gewinnt es, bekommst du keinen (ART-52).
ART-33 = Ein Effekt, von Karte oder Partner, braucht, was darin genannt ist: ein Ziel in der Burg, einen Gegenstand zum Ansehen, Nehmen oder Tauschen, eine offene Shinobi-Karte zum Ausschalten, eine Shinobi-Karte zum Verlieren, eine Karte zum Ziehen. Gibt es nichts davon, darf man den Effekt nicht nutzen; gibt es nur einen Teil, wirkt er, so weit es reicht. Nie gegen dich selbst; Teammitglieder dürfen genannt werden.
ART-34 = Freie Aktionen und Partner für den eigenen Zug darfst du in deinem Zug jederzeit nutzen, wenn gerade niemand gefragt wird.

heading-arts = Shinobi-Karten einsetzen
ART-40 = Jede Shinobi-Karte kann zweimal pro Runde eingesetzt werden: Beim ersten Mal wird sie offen hingelegt, beim zweiten abgeworfen. Eine Karte mit „nur ein Einsatz“ wird schon beim ersten Mal abgeworfen.
ART-41 = Dieselbe Karte kann in einem Zug nur einmal eingesetzt werden, auch bei der Verteidigung. Verschiedene Karten darf man im selben Zug einsetzen.
ART-42 = Gezogene Karten sind verdeckt und ungenutzt und dürfen noch im selben Zug eingesetzt werden. Abgeworfenes ist öffentlich und kehrt in dieser Runde nicht zurück.
ART-43 = Zwei Karten einer Art sind zwei Karten. Sind sie im selben Zustand, ist es gleich, welche man nimmt.

heading-end-of-round = Ende einer Runde
ART-50 = Wenn von drei oder vier Personen zwei oder von fünf Personen drei die Burg verlassen haben, haben alle, die noch darin sind, einen letzten Zug, im Uhrzeigersinn ab der Person, die diese Zahl voll gemacht hat. Auch wer geht, hat damit diesen Zug gehabt.
ART-51 = Dann werden alle getragenen Gegenstände aufgedeckt und ihre Effekte angewendet. Gegenstände in der Burg zählen nicht.
ART-52 = Wer den wertvollsten Gegenstand hat, gewinnt die Runde. Allein im Team: zwei Ehrenpunkte. Ein Team zu zweit: je einen. Unabhängig: einen. Wessen Teammitglied unabhängig wurde, ist allein im Team und bekommt zwei, wenn er gewinnt.
ART-53 = Bei gleichen Werten gewinnt der Gegenstand mit dem höheren Grundwert; wenn der niedrigste Wert gewinnt, der mit dem niedrigeren. Hat niemand einen Gegenstand, gewinnt niemand Ehrenpunkte.
ART-54 = Der Schlüsselbund hebt die besonderen Effekte aller anderen Gegenstände auf, nur den des Kästchens nicht. Aufgehobene Gegenstände zählen mit ihrem Grundwert. (In einem anderen Deck: ein Gegenstand, der aufhebt, und Effekte, die sich nicht aufheben lassen.)
ART-55 = Wenn alle, die noch in der Burg sind, zwölf Züge hatten, oder so viele, wie vereinbart, endet die Runde und wird gewertet. Schon begonnene letzte Züge (ART-50) werden vorher gespielt.
ART-56 = Der Ablauf der Wertung: aufdecken; aufheben; Werte; ein Gegenstand, dessen Effekt die Runde gewinnt; sonst der höchste Wert oder, wenn ein gültiger Gegenstand es so bestimmt, der niedrigste; Gleichstände; Ehrenpunkte für die siegreiche Person und ihr Team, wie es gerade besteht; zusätzliche Ehrenpunkte.

heading-end = Ende des Spiels
ART-60 = Wer drei Ehrenpunkte oder mehr hat, gewinnt. Erreichen mehrere sie in derselben Runde, teilen sie sich den Sieg.

heading-silence = Schweigen
ART-70 = Niemandem, auch keinem Teammitglied, darfst du sagen, was nur du über Gegenstände oder Shinobi-Karten wissen kannst. Solange eine Runde läuft, bietet der Tisch Gesten, die nichts über Karten verraten, aber kein freies Gespräch und keine Behauptungen über Karten.

heading-knowledge = Was du wissen darfst
note-knowledge = Deinen eigenen Partner, deine Shinobi-Karten und deinen Gegenstand; alle Gefolgschaften; offene und abgeworfene Shinobi-Karten und aufgedeckte Partner; auf welchen Plätzen der Burg ein Gegenstand liegt und wer einen hat; was du selbst angesehen hast; die Ehrenpunkte. Was du von einem Gegenstand weißt, begleitet ihn durch jeden Zug, den alle sehen; mischt jemand zwei, verlieren alle anderen, was sie von beiden wussten. Eine verdeckte Shinobi-Karte, die du angesehen hast, bleibt dir bekannt, solange sie vor derselben Person liegt. Niemals andere verdeckte Shinobi-Karten, nicht aufgedeckte Partner, nicht angesehene Gegenstände, die Stapel oder das, was jemand anders gesehen hat.

## Was ein Tisch vereinbaren kann

option-deck = das Deck, mit dem gespielt wird
option-first = wer die erste Runde beginnt (ART-06)
option-max_turns = Züge je Person, bis eine Runde endet (ART-55)

edition-fr = Die Originalregeln (französisches Heft)

## Dinge

card-1 = Karte 1
card-2 = Karte 2
card-3 = Karte 3
card-4 = Karte 4
card-5 = Karte 5
card-6 = Karte 6

place-1 = Platz 1
place-2 = Platz 2
place-3 = Platz 3
place-4 = Platz 4
place-5 = Platz 5
place-6 = Platz 6

clan-crane = Kranich
clan-tiger = Tiger
clan-snake = Schlange

attack-skill = Geschick
attack-art = Kunst

keeping-old = den alten
keeping-new = den neuen

effect-look = Gegenstände in der Burg ansehen
effect-look-many = { $count } Gegenstände in der Burg ansehen
effect-look-all = alle Gegenstände in der Burg ansehen
effect-spy = den Gegenstand einer Person ansehen
effect-read = Gegenstand und Shinobi-Karten einer Person ansehen
effect-strike = eine offene Shinobi-Karte eines anderen abwerfen
effect-take = einen Gegenstand aus der Burg nehmen, ohne Karte
effect-poison = eine Person verliert eine zufällige Shinobi-Karte
effect-draw = Shinobi-Karten ziehen
effect-draw-many = { $count } Shinobi-Karten ziehen
effect-draw-one = eine Shinobi-Karte ziehen
effect-exchange = den eigenen Gegenstand ungesehen gegen einen anderen tauschen
effect-attack-fails = der Angriff scheitert
effect-defence-void = die Verteidigung ist nichtig

says-none = kein Effekt
says-wins-if-held = gewinnt die Runde, wenn jemand anders { $other } hat
says-worth-if-held = { $worth }, wenn jemand anders { $other } hat
says-worth-if-partner-unused = { $worth }, wenn dein Partner ungenutzt ist
says-worth-with-teammate = { $worth }, wenn du ein Teammitglied hast
says-worth-without-teammate = { $worth }, wenn du kein Teammitglied hast
says-worth-if-inside = { $worth }, wenn du bei der Wertung in der Burg bist
says-worth-if-outside = { $worth }, wenn du bei der Wertung draußen bist
says-lowest-wins = der niedrigste Wert gewinnt
says-more-honour =
    { $worth ->
        [one] ein Ehrenpunkt mehr, wenn er gewinnt: bis zu drei auf einmal
       *[other] { $worth } Ehrenpunkte mehr für dich, wenn er gewinnt
    }
says-cancels = hebt die Effekte aller anderen Gegenstände auf
says-lasting = { $effect }; das lässt sich nicht aufheben

item-says = { $value }: { $effect }
item-named = { $item } ({ $says })
named-card = { $card } ({ $spot })
named-secret-art = Partner rufen: { $partner }
named-secret-art-power = { $partner } rufen: { $power }
named-place = { $place } ‹{ $item }›
named-place-known = { $place } ‹{ $item }› (bekannt)

listed-shuriken = Shuriken
listed-taijutsu = Taijutsu
listed-chain-sickle = Kettensichel
listed-hypnosis = Hypnose
listed-illusion = Illusion
listed-curse-seal = Fluchsiegel
listed-fire-breath = Feueratem
listed-smoke-bomb = Rauchbombe
listed-body-double = Doppelgänger
listed-rope = Seil
listed-shadow-walk = Schattengang
listed-far-sight = Fernblick
listed-scout = Späher
listed-bodyguard = Leibwächter
listed-pickpocket = Taschendieb
listed-poisoner = Giftmischer
listed-armourer = Waffenmeister
listed-mind-reader = Gedankenleser
listed-changeling = Wechselbalg
listed-blade = Klinge
listed-code-paper = Codepapier
listed-box = Kästchen
listed-tea-bowl = Teeschale
listed-black-mirror = Schwarzer Spiegel
listed-heirloom-sword = Erbschwert
listed-gold-ingot = Goldbarren
listed-key-ring = Schlüsselbund
listed-secret-document = Geheimdokument

## Züge

verb-leave = verlassen
verb-investigate = untersuchen
verb-steal = stehlen
verb-attack = angreifen
verb-ability = Effekt nutzen
verb-secret-art = Partner rufen
verb-independence = unabhängig werden
verb-end-turn = Zug beenden
verb-accept = nichts tun
verb-defend = verteidigen
verb-keep = behalten
verb-choose = wählen
verb-name = nennen
verb-strike = ausschalten
whole-investigate = { $place } ansehen
whole-steal = von { $place } stehlen mit { $card }
whole-attack = { $target } angreifen mit { $card } ({ $kind })
whole-ability = { $card }
whole-look-at = { $card }: ansehen, was { $target } hat
whole-name = { $target } wählen
whole-independence = unabhängig werden mit { $card }
whole-defend = mit { $card } verteidigen
grave-leave = Die Burg verlassen? Hast du einen Gegenstand, behältst du ihn, und niemand kann ihn dir mehr nehmen. Bis zur Wertung tust du aber nichts mehr.
grave-independence = Unabhängig werden? Du verlässt für diese Runde deinen Clan. Gewinnst du, bekommst du einen Ehrenpunkt und dein Teammitglied keinen; aber mit ihm gewinnst du nicht mehr. Das lohnt sich, wenn ihm ein Punkt zum Sieg reichen würde.

ask-investigate-place = Auf welchem Platz siehst du nach?
ask-steal-card = Welche Shinobi-Karte setzt du ein? Das kostet einen ihrer Einsätze.
ask-steal-place = Von welchem Platz nimmst du den Gegenstand?
ask-attack-card = Mit welcher Shinobi-Karte greifst du an?
    .target = { $target } angreifen: mit welcher Shinobi-Karte?
ask-attack-kind = Ist es ein Geschick- oder ein Kunstangriff?
ask-attack-target = Wen greifst du an?
ask-ability-card = Von welcher Shinobi-Karte nutzt du den Effekt?
ask-independence-card = Welche Shinobi-Karte setzt du dafür ein? Von da an bringt dir ein Sieg einen Ehrenpunkt und deinem Teammitglied keinen; gewinnt es, bekommst du keinen.
ask-defend-card = Mit welcher Shinobi-Karte verteidigst du dich?
ask-keep-which = Welchen der beiden behältst du? Der andere geht zurück, und niemand weiß, welcher es ist.
ask-choose-place = Welcher Platz?
ask-name-target = Welche Person?
ask-strike-target = Wessen Shinobi-Karte wird ausgeschaltet?
ask-strike-card = Welche der offenen Karten?

turn-turn = Mach deine Hauptaktion: untersuchen, stehlen oder angreifen. Freie Aktionen sind davor und danach möglich.
turn-turn-fresh = Mach eine Hauptaktion (untersuchen, stehlen oder angreifen) und beliebige freie Aktionen; oder verlass die Burg.
turn-turn-done =
    { $free ->
        [1] Deine Hauptaktion ist getan. Du kannst noch eine freie Aktion machen oder deinen Zug beenden.
       *[0] Deine Hauptaktion ist getan. Beende deinen Zug.
    }
turn-effect = Wähle das Ziel: { $effect }.
turn-look =
    { $more ->
        [1] Wähle noch einen Gegenstand in der Burg, den du ansiehst.
       *[0] Wähle einen Gegenstand in der Burg, den du ansiehst.
    }
defence-skill = { $attacker } greift dich mit Geschick an und will deinen Gegenstand. Verteidige dich mit einem Geschickschild, { $partner ->
        [1] ruf deinen Partner, oder tu nichts.
       *[0] oder tu nichts.
    }
defence-art = { $attacker } greift dich mit Kunst an und will deinen Gegenstand. Verteidige dich mit einem Kunstschild, { $partner ->
        [1] ruf deinen Partner, oder tu nichts.
       *[0] oder tu nichts.
    }
defence-none = { $attacker } greift dich an und will deinen Gegenstand. { $plain ->
        [1] Du hast keine Shinobi-Karte und keinen ungenutzten Partner mehr und kannst also nichts tun.
       *[0] Du hast nichts, was diesen Angriff aufhält. (Gefragt wirst du trotzdem, damit niemand erfährt, was du hast.)
    }
defence-partner = { $attacker } greift dich an und will deinen Gegenstand. Du hast keinen Schild dagegen: Ruf deinen Partner, oder tu nichts.
turn-reply = { $target } hat den Angriff abgewehrt. { $helps ->
        [1] Ruf deinen Partner, oder tu nichts.
       *[0] Dein Partner kann jetzt nicht helfen. (Gefragt wird immer, solange der Partner nicht benutzt ist, damit niemand erfährt, wer er ist.)
    }
turn-keep = Du hast zwei Gegenstände: { $old }, und jetzt { $new }. Behalte einen.
warn-teammate = Vorsicht: Gewinnt dein Team diese Runde, gewinnt { $seat } das Spiel, und du nicht.

wait-turn = { $seat } ist an der Reihe.
wait-effect = { $seat } wählt das Ziel: { $effect }.
wait-defence = { $attacker } greift { $seat } an; { $seat } kann sich verteidigen.
    .attacker = Du greifst { $seat } an; { $seat } kann sich verteidigen.
wait-reply = Der Angriff wurde abgewehrt, und { $seat } kann antworten.
wait-keep = { $seat } hat zwei Gegenstände und wählt heimlich einen, der bleibt.

## Was geschieht

event-round =
    { $number ->
        [1] Runde { $number }. { $first } beginnt.
       *[other] Runde { $number }. { $first } beginnt; die Clans werden neu verteilt.
    }
    .first =
        { $number ->
            [1] Runde { $number }. Du beginnst.
           *[other] Runde { $number }. Du beginnst; die Clans werden neu verteilt.
        }
event-first-drawn = Das Los entscheidet: { $seat } beginnt.
    .seat = Das Los entscheidet: Du beginnst.
event-allegiance = { $seat } dient dem Clan { $clan }.
    .seat = Du dienst dem Clan { $clan }.
event-partner-dealt = { $seat } hat einen Partner: { $partner }.
    .seat = Du hast einen Partner: { $partner }.
event-art-drawn = { $seat } zieht { $art } ({ $card }).
    .seat = Du ziehst { $art } ({ $card }).
event-item-laid = Auf { $place } liegt { $item }.
event-turn = – { $seat } ist am Zug –
    .seat = – Du bist am Zug –
event-left = { $seat } verlässt die Burg.
    .seat = Du verlässt die Burg.
event-left-without-arts = { $seat } hat keine Shinobi-Karten mehr und verlässt die Burg.
    .seat = Du hast keine Shinobi-Karten mehr und verlässt die Burg.
event-last-turns = Genug sind draußen: Alle, die noch in der Burg sind, haben einen letzten Zug.
event-saw-in-keep = { $seat } sieht { $item } auf { $place }.
    .seat = Du siehst { $item } auf { $place }.
event-turned-up = { $seat } setzt { $art } ein und legt die Karte offen hin.
    .seat = Du setzt { $art } ein und legst die Karte offen hin.
event-discarded = { $art } von { $seat } ist verbraucht und wird abgeworfen.
    .seat = { $art } ist verbraucht: Du wirfst die Karte ab.
event-stole = { $seat } stiehlt den Gegenstand auf { $place }.
    .seat = Du stiehlst den Gegenstand auf { $place }.
event-attacked =
    { $kind ->
        [Geschick] { $seat } greift { $target } mit Geschick an.
       *[other] { $seat } greift { $target } mit Kunst an.
    }
    .seat =
        { $kind ->
            [Geschick] Du greifst { $target } mit Geschick an.
           *[other] Du greifst { $target } mit Kunst an.
        }
    .target =
        { $kind ->
            [Geschick] { $seat } greift dich mit Geschick an.
           *[other] { $seat } greift dich mit Kunst an.
        }
event-defended = { $seat } wehrt mit { $card } ab.
    .seat = Du wehrst mit { $card } ab.
event-accepted = { $seat } tut nichts.
    .seat = Du tust nichts.
event-secret-art = { $seat } ruft den eigenen Partner: { $partner }!
    .seat = Du rufst deinen Partner: { $partner }!
event-attack-failed = Der Angriff auf { $target } scheitert.
    .target = Der Angriff auf dich scheitert.
event-robbed = { $seat } nimmt { $target } den Gegenstand ab.
    .seat = Du nimmst { $target } den Gegenstand ab.
    .target = { $seat } nimmt dir den Gegenstand ab.
event-gained = { $seat } hat jetzt { $item }.
    .seat = Du hast jetzt { $item }.
event-put-back = { $seat } wählt heimlich, welcher von zwei Gegenständen bleibt, und legt den anderen auf { $place } zurück.
    .seat = Du behältst einen von zwei Gegenständen und legst den anderen auf { $place } zurück. Sonst weiß niemand, welchen.
event-kept = { $seat } hat { $item } behalten.
    .seat = Du hast { $item } behalten.
event-ability = { $seat } nutzt den Effekt: { $effect }.
    .seat = Du nutzt den Effekt: { $effect }.
event-looked = { $seat } sieht sich den Gegenstand auf { $place } an.
    .seat = Du siehst dir den Gegenstand auf { $place } an.
event-spied = { $seat } sieht sich an, was { $target } hat.
    .seat = Du siehst dir an, was { $target } hat.
    .target = { $seat } sieht sich an, was du hast.
event-saw-held = { $seat } sieht, dass { $target } { $item } hat.
    .seat = Du siehst, dass { $target } { $item } hat.
    .target = { $seat } sieht, dass du { $item } hast.
event-saw-art = { $seat } sieht { $card } von { $target }: { $art }.
    .seat = Du siehst { $card } von { $target }: { $art }.
    .target = { $seat } sieht bei dir { $card }: { $art }.
event-struck = { $seat } schaltet { $art } von { $target } aus: Die Karte wird abgeworfen.
    .seat = Du schaltest { $art } von { $target } aus: Die Karte wird abgeworfen.
    .target = { $seat } schaltet bei dir { $art } aus: Die Karte wird abgeworfen.
event-poisoned = Durch { $seat } verliert { $target } { $art } ({ $card }).
    .seat = Durch dich verliert { $target } { $art } ({ $card }).
    .target = Durch { $seat } verlierst du { $art } ({ $card }).
event-took = { $seat } nimmt den Gegenstand auf { $place }.
    .seat = Du nimmst den Gegenstand auf { $place }.
event-drew =
    { $cards ->
        [one] { $seat } zieht eine Shinobi-Karte. Noch im Stapel: { $pile }.
       *[other] { $seat } zieht { $cards } Shinobi-Karten. Noch im Stapel: { $pile }.
    }
    .seat =
        { $cards ->
            [one] Du ziehst eine Shinobi-Karte. Noch im Stapel: { $pile }.
           *[other] Du ziehst { $cards } Shinobi-Karten. Noch im Stapel: { $pile }.
        }
event-exchanged = { $seat } und { $target } tauschen ihre Gegenstände.
    .seat = Du und { $target } tauscht eure Gegenstände.
    .target = { $seat } und du tauscht eure Gegenstände.
event-independent = { $seat } sagt sich vom Clan { $clan } los und ist unabhängig.
    .seat = Du sagst dich vom Clan { $clan } los und bist unabhängig.
event-turn-ended = { $seat } ist fertig.
    .seat = Du bist fertig.
event-round-ended =
    { $clause ->
        [ART-55] Die Nacht ist vorbei: Die Züge dieser Runde sind verbraucht ({ $clause }).
       *[other] Alle sind draußen oder hatten ihren letzten Zug ({ $clause }). Die Gegenstände werden aufgedeckt.
    }
event-item-shown = { $seat } hat { $item }, Wert { $value }.
    .seat = Du hast { $item }, Wert { $value }.
event-round-won = { $seat } gewinnt die Runde mit { $item }.
    .seat = Du gewinnst die Runde mit { $item }.
event-nobody-won = Niemand hat einen Gegenstand: Niemand gewinnt Runde { $number }.
event-honour =
    { $gained ->
        [one] { $seat } gewinnt einen Ehrenpunkt und hat jetzt { $honour }.
       *[other] { $seat } gewinnt { $gained } Ehrenpunkte und hat jetzt { $honour }.
    }
    .seat =
        { $gained ->
            [one] Du gewinnst einen Ehrenpunkt und hast jetzt { $honour }.
           *[other] Du gewinnst { $gained } Ehrenpunkte und hast jetzt { $honour }.
        }
event-ended = Das Spiel ist vorbei ({ $clause }).
event-won = Niemand beherrscht die Künste der Shinobi besser: { $seat } gewinnt!
    .seat = Niemand beherrscht die Künste der Shinobi besser: Du gewinnst!

## Der Tisch im Terminal

table-round = Runde { $number }; drei Ehrenpunkte gewinnen. Shinobi-Karten im Stapel: { $pile }.
table-item = Gegenstand
table-shinobi = Shinobi
table-honour = Ehrenpunkte
table-arts = Shinobi-Karten
table-known = Was du davon weißt
table-keep = Die Burg
table-empty = leer
table-unknown = nicht gesehen
table-left = draußen
table-independent = unabhängig
table-partner-used = genutzt
table-partner-ready = noch ungenutzt
table-your-arts = Deine Shinobi-Karten
table-your-partner = Dein Partner
moment-own-turn = in deinem Zug
moment-when-attacked = wenn du angegriffen wirst
moment-when-defended = wenn dein Angriff abgewehrt wurde
table-uses =
    { $left ->
        [one] noch 1 Einsatz
       *[other] noch { $left } Einsätze
    }
table-used-now = in diesem Zug eingesetzt
table-once = nur ein Einsatz
table-discards = Abgeworfen
table-last-turns = Dies sind die letzten Züge der Runde.
table-face-up = { $art } (letzter Einsatz)
table-legend = ▶ am Zug  ★ Ehre  ▒ verdeckt  [Seil] offen  ‹Seil› dir bekannt

## Das Brett im Browser

board-ceremony = Wertung der Runde
board-see-table = Den Tisch ansehen
board-see-scoring = Zurück zur Wertung
board-all-cards = Alle Karten
board-items = Gegenstände
board-items-note = Nur was jemand bei der Wertung hält, zählt: Was in der Burg liegt, hat weder Wert noch Effekt. Ein Teammitglied ist jemand aus deinem eigenen Clan.
board-partners = Partner
board-discarded = { $count } abgeworfen
board-close = Schließen
board-skip = Überspringen
board-continue = Weiter
board-leave = Die Burg verlassen
board-pass = Passen ({ $item } noch einmal ansehen, Zug beenden)
board-aim = { $seat } wählen
board-secret = du weißt das, aber nicht alle
board-seen-by = gesehen von { $names }
board-face-down = verdeckt
board-partner-down = ein Partner, verdeckt
board-no-item = kein Gegenstand
board-undefended = keine Verteidigung
board-forced = Das sehen alle, darum wird gleich für dich geantwortet.
board-place-holds = { $place }: { $what }
board-inside = in der Burg
board-teammate = dein Team
board-teammate-of = im Team mit { $winner }
    .winner = in deinem Team
board-last-turn = letzter Zug
board-out = Du bist in dieser Runde draußen
board-out-why = Du hast keine Shinobi-Karten mehr und verlässt deshalb die Burg.
board-out-item =
    { $item ->
        [1] Deinen Gegenstand behältst du, und er zählt bei der Wertung. Niemand kann ihn dir mehr nehmen.
       *[0] Du hast keinen Gegenstand.
    }
board-out-until = draußen bis zur Wertung
board-turn-of = Zug { $turn } von { $most }
board-honour = Ehrenpunkte: { $honour } (drei gewinnen)
after-honour =
    { $honour ->
        [one] 1 Ehrenpunkt
       *[other] { $honour } Ehrenpunkte
    }
board-icon-skill-attack = Geschickangriff
board-icon-art-attack = Kunstangriff
board-icon-skill-defence = Geschickverteidigung
board-icon-art-defence = Kunstverteidigung
board-score-shown = { $seat } zeigt { $item }: { $value }.
    .seat = Du zeigst { $item }: { $value }.
board-score-cancels = { $item } hebt den Effekt auf von: { $items }.
board-score-cancels-nothing = { $item } hebt auf, aber es gibt nichts aufzuheben.
board-score-worth = { $item } ist jetzt { $value } wert.
board-score-lowest = { $item }: Der niedrigste Wert gewinnt!
board-score-outright = { $item } gewinnt die Runde!
board-score-nobody = Niemand hat einen Gegenstand: Niemand gewinnt die Runde.
board-score-more = { $item } bringt mehr Ehrenpunkte, wenn man damit gewinnt: +{ $gained }.
board-score-independent = unabhängig: ein Punkt statt zwei
board-score-teammate = { $seat } ist mit { $winner } in einem Team, gewinnt auch einen Ehrenpunkt und hat jetzt { $honour }.
    .seat = Du bist mit { $winner } in einem Team, gewinnst auch einen Ehrenpunkt und hast jetzt { $honour }.
    .winner = { $seat } ist in deinem Team, gewinnt auch einen Ehrenpunkt und hat jetzt { $honour }.

## Das geführte erste Spiel

lesson-goal = Du schleichst durch eine Burg voller wertvoller Gegenstände. Wer am Ende der Runde den wertvollsten hat, bekommt zwei Ehrenpunkte; in einem Zweierteam bekommen beide je einen. Mit drei Ehrenpunkten gewinnt man das Spiel.
lesson-turn = In deinem Zug machst du eine Hauptaktion. Untersuchen: einen Gegenstand ansehen, kostet nichts. Stehlen: eine Shinobi-Karte einsetzen und einen Gegenstand nehmen. Angreifen: mit einer Karte mit Stern jemandem den Gegenstand nehmen; Schilde halten das auf. Oder geh hinaus, aber nur vor allem anderen.
lesson-look = Zu jedem Zug gehört eine Hauptaktion, aussetzen geht also nicht. Willst du nichts tun, sieht „Passen“ einen Gegenstand in der Burg, den du kennst, noch einmal an und beendet deinen Zug; du kannst es wählen, sobald du einen kennst. „Alle Karten“ sagt, was jeder Gegenstand wert ist; das kann davon abhängen, wer was trägt.
lesson-arts = Jede Shinobi-Karte wirkt zweimal pro Runde, wofür auch immer: Beim ersten Mal wird sie offen hingelegt, beim zweiten abgeworfen. Die Rauten zeigen, wie oft es noch geht. Wer einen Zug ohne Karte beginnt, muss die Burg verlassen, mit seinem Gegenstand.
lesson-secret = Ein gestrichelter Rand und ein Auge zeigen, was du weißt und nicht alle wissen. Ein kleines Auge mit Buchstaben unter einem Gegenstand sagt, wer ihn noch angesehen hat.
lesson-item = Du hast jetzt einen Gegenstand. Welcher es ist, weißt nur du, und wer ihn angesehen hat. Solange du in der Burg bist, können andere dich darum angreifen.
lesson-ingot = Der Goldbarren kann das ganze Spiel in einer Runde entscheiden: Wer mit ihm gewinnt, bekommt einen Ehrenpunkt mehr. Wer allein in seinem Clan ist, hat damit drei auf einmal, und mit dreien gewinnt man.
lesson-free = Deine Hauptaktion ist getan. Der Effekt einer Karte und dein Partner sind freie Aktionen: Du kannst sie jetzt noch nutzen, musst aber nicht. Zum Hinausgehen ist es in diesem Zug zu spät. „Zug beenden“ gibt den Zug weiter.
lesson-ability = Eine deiner Karten hat einen Effekt, den du jetzt nutzen kannst, vor oder nach deiner Hauptaktion. Das kostet einen ihrer zwei Einsätze, wie ein Angriff oder eine Verteidigung. „Alle Karten“ sagt, was jeder Effekt tut.
lesson-independence = Du hast ein Teammitglied: jemanden aus deinem Clan. Gewinnt einer von euch die Runde, bekommen beide einen Ehrenpunkt. „Unabhängig werden“ beendet das und kostet einen Karteneinsatz: Gewinnst du dann, bekommst nur du einen Punkt. Das lohnt sich, wenn dem anderen ein Punkt zum Sieg reichen würde.
lesson-independent = Jemand ist unabhängig geworden und hat für diese Runde den Clan verlassen. Ein Sieg bringt dann einen Ehrenpunkt, und dem früheren Teammitglied keinen. Dieses ist jetzt allein in seinem Clan und bekommt zwei, wenn es gewinnt.
lesson-attack = Ein Angriff nimmt dem Ziel den Gegenstand ab, wenn ihn nichts aufhält. Sterne greifen an, Schilde verteidigen; eine Klinge ist Geschick, ein Wirbel ist Kunst.
lesson-defence = Nur ein Schild derselben Art hält einen Angriff auf: Klinge gegen Klinge, Wirbel gegen Wirbel. Du kannst auch nichts tun und deine Karten aufheben.
lesson-own-partner = Die letzte Karte deiner Reihe ist dein Partner. Bis du ihn zeigst, kennt ihn niemand sonst. Einmal pro Runde kannst du ihn rufen; manche helfen in deinem Zug, andere, wenn du angegriffen wirst.
lesson-two = Niemand trägt zwei Gegenstände. Behalte einen; der andere geht zurück in die Burg, und sonst weiß niemand, welcher es war.
lesson-two-others = Niemand trägt zwei Gegenstände. Wer einen zweiten bekommt, sieht beide an und wählt, welcher bleibt; der andere geht verdeckt zurück. Sonst weiß niemand, welcher von beiden jetzt dort liegt.
lesson-left = Wer die Burg verlassen hat, ist mit seinem Gegenstand in Sicherheit, und draußen bis zur Wertung. Auch du kannst gehen, aber nur als Erstes in deinem Zug.
lesson-exchanged = Ein Partner hat deinen Gegenstand ungesehen gegen den eines anderen getauscht. Was du jetzt hast, liegt vor dir; das wissen nur du und vielleicht der andere.
lesson-long = Wenn { $players ->
        [5] drei
       *[other] zwei
    } die Burg verlassen haben, haben die anderen noch je einen Zug, und dann wird gewertet. Spätestens endet die Runde, wenn alle, die noch drin sind, ihre Züge gehabt haben. Deine Züge werden neben deinem Namen gezählt: „Zug 3 von 12“.
lesson-last = Es sind genug gegangen: Wer noch in der Burg ist, hat noch einen Zug. Das ist die letzte Gelegenheit, an einen besseren Gegenstand zu kommen.
lesson-new-round = Eine neue Runde: Alles wird neu ausgeteilt, auch die Clans. Nur seine Ehrenpunkte behält jeder.
lesson-score = Jetzt werden die Gegenstände gezeigt, und ihre Effekte wirken einer nach dem anderen; was in der Burg liegt, zählt nicht. Wer allein in seinem Clan gewinnt, bekommt zwei Ehrenpunkte; ein Zweierteam je einen.
lesson-recap = Das war ein ganzes Spiel. Kurz gesagt: Sieh dich um, nimm den Gegenstand, der am meisten wert sein wird, und behalte ihn bis zum Ende der Runde. Shinobi-Karten greifen an, verteidigen oder haben einen Effekt, jede zweimal; dein Partner hilft einmal pro Runde. Drei Ehrenpunkte gewinnen.

## Fehler in einem Deck

deck-form = Ein Deck ist eine Tabelle mit einem Namen und mit Listen von art, partner und item.
deck-has-no = Ein Deck hat kein { $said }; es hat einen Namen und Listen von art, partner und item.
deck-name = Der Name eines Decks ist ein Text von höchstens { $most } Zeichen.
deck-part = Die Karten eines Decks stehen als { $part } da, jede mit eigenen Zeilen.
deck-count = Ein Deck hat unter „{ $part }“ { $count } verschiedene Karten; hier sind es { $found }.
deck-card = { $part } { $card }: { $problem }
deck-card-has-no = Eine solche Karte hat kein { $said }; sie kann { $known } haben.
deck-card-name = Jede Karte hat einen Namen von 1 bis { $most } Zeichen.
deck-card-twice = Eine solche Karte mit dem Namen { $name } gibt es schon.
deck-card-names = Namen in anderen Sprachen sind eine Tabelle wie { $example }, mit je 1 bis { $most } Zeichen.
deck-card-twice-in = Eine solche Karte mit dem Namen { $name } gibt es in der Sprache „{ $language }“ schon.
deck-icons = Symbole sind eine Liste aus { $icons }, etwa { $example }, oder eine leere Liste.
deck-icon-twice = Dasselbe Symbol steht hier zweimal.
deck-flag = { $key } muss true oder false sein.
deck-only-partner-draws = Nur ein Partner kann Karten ziehen lassen: Eine Kunst, Zug um Zug benutzt, würde den Tisch füllen.
deck-no-art-effect = Eine Wirkung { $said } gibt es für eine Kunst nicht. Möglich ist { $known }, oder gar keine.
deck-no-item-effect = Eine Wirkung { $said } gibt es für einen Gegenstand nicht. Möglich ist { $known }, oder gar keine.
deck-moment = Jeder Partner hat einen Zeitpunkt (moment): { $known }.
deck-power = Jeder Partner hat eine Kraft (power): { $known }.
deck-other-moment = Der Zeitpunkt der Kraft „{ $power }“ ist „{ $right }“, nicht { $said }.
deck-needs-count = Bei „{ $effect }“ sagt count, wie viele: 1 bis { $most }.
deck-no-count = Nur diese Wirkungen haben ein count: { $known }.
deck-value = Jeder Gegenstand hat einen Wert, eine ganze Zahl von 0 bis { $most }.
deck-value-twice = Ein anderer Gegenstand hat schon den Wert { $value }; alle müssen verschieden sein, damit einer gewinnt (ART-53).
deck-one-cancels = Nur ein Gegenstand kann die anderen aufheben: Zwei höben einander auf.
deck-needs-other = Bei „{ $effect }“ ist other der Name eines anderen Gegenstands in diesem Deck.
deck-no-other = Nur diese Wirkungen nennen einen anderen Gegenstand: { $known }.
deck-needs-worth = Bei „{ $effect }“ ist worth eine ganze Zahl von 0 bis { $most }.
deck-no-worth = Nur diese Wirkungen haben ein worth: { $known }.
deck-unknown = Ein Deck namens { $said } gibt es nicht, nur „{ $known }“; gib stattdessen ein ganzes Deck an.
deck-too-large = { $file } ist zu groß für ein Deck: Erlaubt sind { $most } Bytes.
deck-too-deep = { $file } ist zu tief für ein Deck: Keine Zeile darf mehr als { $most } Punkte haben.
deck-no-text = { $file } ist kein Text in UTF-8.
deck-no-toml = { $file } ist kein Deck in TOML: { $problem }.

## Studies

study-items = Gegenstände
study-partners = Partner
study-arts = Shinobi-Karten
