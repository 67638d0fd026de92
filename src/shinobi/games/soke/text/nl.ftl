### Wat soke zegt. Koppen, regels en aantekeningen staan in de volgorde van de regelpagina.
###
### Woordkeus: figure – figuur; square – vak; row, column – rij, kolom; home – startrijen; fence – hek; weapon card –
### wapenkaart; action card – actiekaart; Sneak – Sluipkaart; Kidnap – Kidnapkaart; New Weapons – Nieuwe Wapenkaart; step – stap;
### battle – gevecht; throw – gooien, worp; aim – mikken; spend – inzetten; supply – voorraad; deck – trekstapel;
### discard pile – aflegstapel; front row – voorste rij; rank – rang; decline – afzien; equal – gelijk.

name = Ninjutsu
heart = Vind de meester tussen vijftien verborgen ninja’s, en versla hem.
length = 30–45 minuten
summary = Twee verborgen legers van vijftien figuren staan tegenover elkaar aan een hek. Wapenkaarten zeggen hoe ver je mag gaan, dobbelstenen in de Dojo wie er valt. Eén figuur van elk leger is de Soke, de meester: wie als eerste de Soke van de ander verslaat, wint.

## De regels

heading-goal = Doel van het spel
note-goal = Vind de vijandelijke Soke tussen de verborgen figuren en versla hem in een gevecht, voordat de jouwe wordt verslagen.

heading-table = De tafel
note-table = Je ziet het bord van jouw kant: jouw drie startrijen zijn onderaan, die van de vijand bovenaan. Tussen de twee middelste rijen staat het hek; de buitenste kolommen zijn open. Je ziet de rangen van je eigen figuren, en van vijandelijke alleen wat is onthuld. Naast het bord liggen de actiekaarten en shuriken van beiden; daartussen worden de wapenkaarten van de aanval opengedraaid. Gevochten wordt in de Dojo, de bak voor de dobbelstenen.
picture-enemy = De kant van de tegenstander. Wie de figuren zijn, zie je pas als ze vechten of vallen.
picture-fence = Het hek. Alleen de buitenste kolommen zijn open.
picture-own = Jouw kant: ninja’s met één of twee sterren, en je Soke. Alleen jij weet wie wie is.
picture-shuriken = Shuriken, om een dobbelsteen opnieuw te gooien.
picture-weapons = De wapenkaarten van deze aanval: elk paar dat de aanvaller wint, is een stap.
picture-cards = Je actiekaarten. Elke kan één keer.

heading-example = Een aanval als voorbeeld
note-example = Ren valt aan en draait wapenkaarten met 4, 2 en 5 sterren open, Hana met 3, 4 en 1. Ren wint twee paren en krijgt twee stappen. Hana past, en Ren speelt de Sluipkaart. Met de eerste stap steekt een figuur van Ren het hek over; met de tweede betreedt die het vak van een figuur van Hana: een gevecht. De figuur van Ren heeft twee sterren en gooit de achtzijdige dobbelsteen, die van Hana heeft er één en gooit de zeszijdige. Ren gooit een 3, Hana een 5. Ren staat achter, zet een shuriken in en gooit een 7. Hana zet er geen in: haar figuur gaat uit het spel, en die van Ren blijft op het vak.

heading-course = Hoe een aanval verloopt
note-course = Elke aanval heeft drie delen: eerst draaien beiden wapenkaarten open, die de aanvaller stappen geven; dan mogen beiden een actiekaart spelen; dan verplaatst de aanvaller, met gevechten onderweg. Daarna valt de andere speler aan.

heading-setup = Voorbereiding
SOK-01 = Twee spelers, rood en zwart; de eerste plaats speelt rood. Elk heeft een Soke, negen ninja’s met één ster en vijf met twee sterren: vijftien figuren.
SOK-02 = Het bord heeft 5 kolommen en 8 rijen, tenzij de tafel een ander aantal heeft afgesproken: 5 tot 8 kolommen, en 6, 8, 10 of 12 rijen. De eerste drie rijen van elke speler zijn de eigen startrijen, en elke figuur begint daar op een eigen vak; de vakken die overblijven, blijven leeg.
SOK-03 = Tussen de twee middelste rijen staat een hek van prikkeldraad. Het laat aan elke kant de buitenste kolom open, tenzij de tafel andere kolommen heeft afgesproken; ten minste één kolom van het bord moet open zijn.
SOK-04 = Beide spelers plaatsen tegelijk al hun figuren op hun startrijen, en zeggen wanneer ze klaar zijn. Pas dan ziet de tegenstander waar figuren staan, maar nooit wat ze zijn. Voordat beiden klaar zijn, ziet geen van beiden iets van de opstelling van de ander of hoe ver die is.
SOK-05 = Elke speler heeft een geschudde trekstapel van 45 wapenkaarten met één tot vijf sterren, negen van elk, tenzij de tafel andere aantallen heeft afgesproken: 45 in totaal, en geen waarde meer dan 40 keer.
SOK-06 = Elke speler heeft vijf actiekaarten: Saltokaart, Sluipkaart, Kidnapkaart, Nieuwe Wapenkaart, Jokerkaart. Elke kaart wordt één keer gebruikt en gaat dan uit het spel. Iedereen ziet welke er nog zijn.
SOK-07 = Elke speler heeft drie shuriken; nog vier liggen in de voorraad. Een ingezette shuriken is weg.
SOK-08 = Als beiden hun opstelling klaar hebben, gooien beiden een zeszijdige dobbelsteen, en bij gelijke worpen nog eens. Wie het hoogst gooit, valt als eerste aan.
SOK-09 = De Soke telt in elke regel als ninja: hij verplaatst zich, vecht, springt en sluipt. Maar hij kidnapt niet en kan niet gekidnapt worden.

heading-attack = Een aanval: de wapens
SOK-10 = De aanvaller draait van links naar rechts drie wapenkaarten open, de verdediger drie daartegenover. Bij elk paar worden de sterren vergeleken.
SOK-11 = Op een gelijk paar leggen beiden een nieuwe kaart, de aanvaller eerst, telkens van links naar rechts, tot alle paren verschillen.
SOK-12 = Voor elk paar dat de aanvaller wint, krijgt de aanvaller één stap, dus nooit meer dan drie. Is er geen paar gewonnen, dan kan de aanvaller alleen de Nieuwe Wapenkaart spelen, of de Jokerkaart als Nieuwe Wapenkaart of als shuriken; is er daarna nog geen gewonnen, dan verplaatst zich geen figuur en is de aanval voorbij. De verdediger verplaatst nooit.
SOK-13 = Wie alle drie de paren wint, aanvaller of verdediger, neemt een shuriken uit de voorraad, als er nog een is. Er wordt geteld na de Nieuwe Wapenkaart.
SOK-14 = Aan het eind van de aanval gaan de opengedraaide kaarten naar de aflegstapel van hun eigenaar. Als er een kaart nodig is en de trekstapel leeg is, wordt de geschudde aflegstapel de trekstapel. Kaarten die in deze aanval zijn opengedraaid, blijven erbuiten, tenzij er niets anders meer is.
SOK-15 = De aanvallen wisselen elkaar af. Terwijl de andere speler aanvalt, verdedig je alleen.

heading-actions = Actiekaarten
SOK-20 = Actiekaarten worden gespeeld nadat de wapenkaarten zijn opengedraaid en voordat een figuur zich verplaatst.
SOK-21 = De aanvaller mag er een naar keuze spelen, de verdediger alleen de Nieuwe Wapenkaart (of de Jokerkaart als zodanig).
SOK-22 = Elke speler speelt in een aanval hooguit één actiekaart. De verdediger beslist eerst, dan de aanvaller; daar kan de verdediger niet meer op antwoorden. De Nieuwe Wapenkaart, en een Jokerkaart als shuriken, werken meteen; dan wordt de shuriken voor drie paren gegeven; dan werkt de Saltokaart of de Kidnapkaart; dan volgen de stappen.
SOK-23 = Nieuwe Wapenkaart: wie die speelt, vervangt de eigen drie wapenkaarten door drie nieuwe. Gelijke paren worden opgelost zoals altijd.
SOK-24 = Saltokaart: één figuur springt over een vijandelijke figuur op een aangrenzend vak, in een rechte lijn in een van de acht richtingen, naar het vak erachter. Dat vak moet op het bord liggen en er mag geen eigen figuur staan; staat er een vijand, dan komt het tot een gevecht, en na gelijke worpen staat de springer weer waar de sprong begon. De sprong kost geen stap. Geen van beide helften ervan mag het hek oversteken.
SOK-25 = Sluipkaart: één stap van deze aanval mag het hek oversteken, recht of schuin. Die telt als stap, en is ook verbruikt als gelijke worpen de figuur terugsturen.
SOK-26 = Kidnapkaart: een van je figuren, maar niet de Soke, neemt zonder gevecht een vijandelijke figuur van de voorste rij mee. De voorste rij is de rij die het dichtst bij jou ligt en waarop een vijandelijke figuur staat; afstand en hek doen er niet toe. De rang van de gekidnapte figuur wordt onthuld, die van de kidnapper niet. De kidnapper gaat naar het vak van de gekidnapte figuur, tenzij de tafel heeft afgesproken dat hij blijft.
SOK-27 = De Soke kan niet gekidnapt worden. Hij wordt onthuld en blijft waar hij is, de kidnapper gaat terug naar zijn vak, en de kaart is verbruikt. De aanval gaat verder met de gewonnen stappen.
SOK-28 = Jokerkaart: een van de vier andere acties naar keuze, of een shuriken uit de voorraad, als er nog een is. De verdediger mag hem gebruiken als Nieuwe Wapenkaart, niet als shuriken.

heading-movement = Verplaatsen
SOK-30 = Elke stap verplaatst één figuur één vak vooruit, achteruit of schuin, op het bord. Zijwaarts alleen als de tafel dat heeft afgesproken.
SOK-31 = De stappen mogen allemaal naar één figuur gaan of over meerdere figuren worden verdeeld, en hoeven niet allemaal te worden gebruikt. Is er geen toegestane stap meer, dan eindigt de aanval.
SOK-32 = Geen figuur mag een vak betreden waar een figuur van de eigen kant staat.
SOK-33 = Geen stap mag het hek oversteken zonder Sluipkaart. Een stap steekt het over als er hek staat in de kolom waar hij vandaan komt én in de kolom waar hij heen gaat; een schuine stap om het einde van het hek is vrij.
SOK-34 = Een vijandelijk vak betreden is een gevecht. In één aanval mogen meerdere gevechten worden gevoerd.

heading-battle = Gevecht
SOK-40 = Beide figuren worden onthuld. Een ninja met één ster gooit de zeszijdige dobbelsteen, een met twee sterren de achtzijdige, de Soke de twaalfzijdige. De aanvaller gooit eerst.
SOK-41 = De hoogste worp wint, en de figuur van de verliezer gaat uit het spel. Wint de aanvallende figuur, dan blijft die op het betreden vak.
SOK-42 = Gelijke worpen: de aanvallende figuur gaat terug naar het vak waar hij vandaan kwam, de andere blijft. De stap is verbruikt.
SOK-43 = Een speler mag een shuriken inzetten om de eigen dobbelsteen nog eens te gooien, zo vaak als de eigen voorraad strekt.
SOK-44 = De speler die achterstaat, beslist eerst; wie ervan afziet, beslist daarmee het gevecht. Bij gelijke worpen beslist eerst de aanvaller, dan de verdediger. Na een nieuwe worp telt eerder afzien niet meer. De speler die voorstaat, wordt niet gevraagd.
SOK-45 = Een figuur die eenmaal is onthuld, blijft bekend bij de tegenstander.
SOK-46 = De Dojo is de bak waarin de dobbelstenen worden gegooid. Een dobbelsteen die buiten de Dojo belandt, verliest het gevecht en de figuur. (Alleen in een wilde Dojo.)
SOK-47 = In een wilde Dojo mag een speler die als tweede of opnieuw gooit, op de andere dobbelsteen mikken. Een gemikte worp verlaat de Dojo met een kans van 1 op 8; anders raakt hij de andere dobbelsteen met een kans van 1 op 2, en die wordt dan opnieuw gegooid. Een gewone worp belandt altijd in de Dojo. In een kalme Dojo zijn er alleen gewone worpen.

heading-end = Het einde
SOK-50 = De speler die als eerste de vijandelijke Soke in een gevecht verslaat, wint, wie er ook aanviel. Daarna worden alle rangen getoond.
SOK-51 = 60 aanvallen op rij zonder dat er een figuur verloren gaat, beëindigen het spel, tenzij de tafel een ander aantal heeft afgesproken. Het is dan gelijkspel, of, als de tafel dat heeft afgesproken, wint de kant die nog meer sterren heeft; de Soke telt voor drie.

heading-knowledge = Wat je mag weten
note-knowledge = Je eigen figuren; waar alle figuren staan; de rangen van vijandelijke figuren die in een gevecht of bij het kidnappen zijn onthuld, en van de verloren figuren; alle opengedraaide wapenkaarten; de shuriken en actiekaarten van beiden. Nooit rangen die nog niet zijn onthuld, of de volgorde van een van beide trekstapels.

## Wat een tafel kan afspreken

option-columns = kolommen van het bord, 5 tot 8 (SOK-02)
option-rows = rijen van het bord, een even aantal; 6 is het korte spel (SOK-02)
option-fence = de kolommen met hek; leeg: alle behalve de buitenste (SOK-03)
option-weapon_values = hoeveel wapenkaarten één, twee, drie, vier, vijf sterren hebben (SOK-05)
option-sideways = figuren mogen ook zijwaarts stappen (SOK-30)
option-kidnapper = de kidnapper gaat naar het vak van de gekidnapte figuur, of blijft (SOK-26)
option-dojo = kalm, of wild: dobbelstenen mogen op dobbelstenen mikken (SOK-47)
option-max_quiet = aanvallen zonder verlies die het spel beëindigen (SOK-51)
option-quiet_end = zo’n einde is gelijkspel, of sterren beslissen (SOK-51)

edition-de = Duits, Frans en Nederlands – de gedrukte regels

## Dingen

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

card-salto = Saltokaart
card-sneak = Sluipkaart
card-kidnap = Kidnapkaart
card-new-weapons = Nieuwe Wapenkaart
card-joker = Jokerkaart

effect-salto = Saltokaart
effect-sneak = Sluipkaart
effect-kidnap = Kidnapkaart
effect-new-weapons = Nieuwe Wapenkaart
effect-shuriken = shuriken

weapon-1 = Kunai
weapon-2 = Sai
weapon-3 = Nunchaku
weapon-4 = Kama
weapon-5 = Katana

pair-left = eerste
pair-middle = tweede
pair-right = derde

direction-forward = vooruit
direction-backward = achteruit
direction-forward-left = links vooruit
direction-forward-right = rechts vooruit
direction-backward-left = links achteruit
direction-backward-right = rechts achteruit
direction-left = links
direction-right = rechts

kidnapper-moves = gaat
kidnapper-stays = blijft
dojo-calm = kalm
dojo-wild = wild
quiet-end-draw = gelijkspel
quiet-end-stars = sterren

## Zetten

verb-place = plaatsen
verb-ready = klaar
verb-play = spelen
verb-joker = Joker
verb-pass = passen
verb-salto = Salto
verb-kidnap = kidnappen
verb-step = stappen
verb-stop = stoppen
verb-throw = gooien
verb-aim = mikken
verb-decline = afzien
brief-salto = een figuur springt over een vijand ernaast, zonder een stap te gebruiken
brief-sneak = één stap van deze aanval mag onder het hek door
brief-kidnap = een van je figuren haalt een vijand uit de voorste rij, zonder gevecht
brief-new-weapons = je krijgt drie andere wapenkaarten, de andere kant houdt de zijne, en bij gelijke paren trekken beiden opnieuw
brief-shuriken = je neemt er een uit de voorraad
whole-step = { $figure } naar { $direction }
whole-salto = { $figure } springt naar { $direction }
whole-kidnap = { $figure } kidnapt { $victim }
whole-place = { $rank } op { $spot }
grave-play = { $card }: { $does }. Spelen? Elke actiekaart werkt maar één keer in het hele spel.
grave-joker = De Jokerkaart als { $effect }: { $does }. Spelen? Die werkt maar één keer in het hele spel.

ask-place-spot = Op welk vak?
ask-place-rank = Welke figuur plaats je?
ask-play-card = Welke actiekaart?
ask-joker-effect = Als wat speel je de Jokerkaart?
ask-salto-figure = Welke figuur springt?
ask-salto-direction = Naar welk vak?
ask-kidnap-figure = Welke figuur kidnapt?
ask-kidnap-victim = Welke vijand wordt gekidnapt?
ask-step-figure = Welke figuur stapt?
ask-step-direction = Naar welk vak?

## Gesprek

claim-is = Mijn figuur { $figure } is: { $rank }.
claim-is-not = Mijn figuur { $figure } is niet: { $rank }.
question-what-is = { $asked }, wat is jouw figuur { $figure }?

## Wat er gebeurt

event-placed = { $seat } plaatst { $rank }, in het geheim.
    .seat = Je plaatst { $rank }, in het geheim.
event-arranged = { $seat } is klaar.
    .seat = Je bent klaar.
event-faced = De legers staan tegenover elkaar.
event-rolled = { $seat } gooit { $eyes } om de eerste aanval.
    .seat = Je gooit { $eyes } om de eerste aanval.
event-attack = – { $seat } valt aan –
    .seat = – Jij valt aan –
event-shuffled = { $seat } schudt de aflegstapel: dat is weer de trekstapel.
    .seat = Je schudt de aflegstapel: dat is weer de trekstapel.
event-turned = Wapens, { $pair } paar: { $attacker } tegen { $defender }.
event-replaced = { $seat }, nieuw wapen, { $pair } paar: { $stars }.
    .seat = Jouw nieuwe wapen, { $pair } paar: { $stars }.
event-passed = { $seat } speelt geen actiekaart.
    .seat = Je speelt geen actiekaart.
event-played = { $seat } speelt { $card }.
    .seat = Je speelt { $card }.
event-joker = { $seat } speelt de Jokerkaart: { $effect }.
    .seat = Je speelt de Jokerkaart: { $effect }.
event-took-shuriken = { $seat } neemt een shuriken. Nog in de voorraad: { $supply }.
    .seat = Je neemt een shuriken. Nog in de voorraad: { $supply }.
event-won-steps =
    { $steps ->
        [0] { $seat } heeft geen paar gewonnen: er verplaatst zich geen figuur.
        [one] { $seat } heeft 1 stap.
       *[other] { $seat } heeft { $steps } stappen.
    }
    .seat =
        { $steps ->
            [0] Je hebt geen paar gewonnen: er verplaatst zich geen figuur.
            [one] Je hebt 1 stap.
           *[other] Je hebt { $steps } stappen.
        }
event-jumped = { $seat }: { $figure } springt naar { $column }{ $row }.
    .seat = Jouw { $figure } springt naar { $column }{ $row }.
event-kidnapped = { $seat }: { $figure } kidnapt de vijandelijke { $victim }, rang { $rank }.
    .seat = Jouw { $figure } kidnapt de vijandelijke { $victim }, rang { $rank }.
    .other = { $figure } van { $seat } kidnapt jouw { $victim }, rang { $rank }.
event-grasped-soke = { $seat }: { $figure } wil de vijandelijke { $victim } kidnappen – het is de Soke! Niemand wordt meegenomen.
    .seat = Jouw { $figure } wil de vijandelijke { $victim } kidnappen – het is de Soke! Niemand wordt meegenomen.
    .other = { $figure } van { $seat } wil jouw { $victim } kidnappen – het is jouw Soke! Niemand wordt meegenomen.
event-stepped = { $seat }: { $figure } stapt naar { $column }{ $row }.
    .seat = Jouw { $figure } stapt naar { $column }{ $row }.
event-sneaked = { $seat }: { $figure } sluipt onder het hek door naar { $column }{ $row }.
    .seat = Jouw { $figure } sluipt onder het hek door naar { $column }{ $row }.
event-stopped = { $seat } verplaatst niets meer.
    .seat = Je verplaatst niets meer.
event-battle = ⚔ In de Dojo: { $figure } van { $seat } valt de vijandelijke { $enemy } aan!
    .seat = ⚔ In de Dojo: jouw { $figure } valt de vijandelijke { $enemy } aan!
    .other = ⚔ In de Dojo: { $figure } van { $seat } valt jouw { $enemy } aan!
event-revealed =
    { $rank ->
        [Soke] ⚔   { $figure } van { $seat } is de Soke!
       *[other] ⚔   { $seat }: { $figure } is { $rank }.
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Jouw { $figure } is de Soke!
           *[other] ⚔   Jouw { $figure } is { $rank }.
        }
event-spent-shuriken = ⚔   { $seat } zet een shuriken in en heeft er nog { $left }.
    .seat = ⚔   Je zet een shuriken in en hebt er nog { $left }.
event-threw = ⚔   { $seat } gooit een { $eyes } met de { $sides }-zijdige dobbelsteen.
    .seat = ⚔   Je gooit een { $eyes } met de { $sides }-zijdige dobbelsteen.
event-aimed = ⚔   { $seat } mikt op de andere dobbelsteen …
    .seat = ⚔   Je mikt op de andere dobbelsteen …
event-struck = ⚔   … en raakt hem: de dobbelsteen van { $seat } toont nu een { $eyes } (van { $sides } zijden).
    .seat = ⚔   … en raakt hem: jouw dobbelsteen toont nu een { $eyes } (van { $sides } zijden).
    .other = ⚔   … en raakt hem: de dobbelsteen van { $seat } toont nu een { $eyes } (van { $sides } zijden).
event-left-dojo = ⚔   … en de dobbelsteen van { $seat } vliegt uit de Dojo!
    .seat = ⚔   … en jouw dobbelsteen vliegt uit de Dojo!
event-declined = ⚔   { $seat } zet geen shuriken in.
    .seat = ⚔   Je zet geen shuriken in.
event-fell =
    { $rank ->
        [Soke] ⚔   De Soke van { $seat } is verslagen: { $figure } valt!
       *[other] ⚔   { $seat }: { $figure } valt ({ $rank }).
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Jouw Soke is verslagen: { $figure } valt!
           *[other] ⚔   Jouw { $figure } valt ({ $rank }).
        }
event-sent-back = ⚔   Gelijk gegooid, niemand valt: { $figure } van { $seat } gaat terug.
    .seat = ⚔   Gelijk gegooid, niemand valt: jouw { $figure } gaat terug.
event-quiet =
    { $left ->
        [one] Nog één aanval zonder verlies, en het spel is uit.
       *[other] Nog { $left } aanvallen zonder verlies, en het spel is uit.
    }
event-shown = { $seat }: { $figure } was { $rank }.
    .seat = Jouw { $figure } was { $rank }.
event-ended =
    { $clause ->
        [SOK-50] Zonder zijn Soke is een leger verslagen: het spel is voorbij (SOK-50).
       *[other] Er is te lang geen figuur gevallen. Het spel is voorbij ({ $clause }).
    }
event-won = { $seat } wint!
    .seat = Je wint!
after-fallen = figuren verloren: { $fallen } van { $figures }
counted-attack =
    { $count ->
        [one] één aanval
       *[other] { $count } aanvallen
    }
counted-battle =
    { $count ->
        [one] één gevecht
       *[other] { $count } gevechten
    }

## De tafel in de terminal

table-home = Jouw startrijen; niemand anders ziet ze. De voorkant is boven.
table-unplaced = Nog te plaatsen: { $left }
table-legend = a–o van jou  A–O vijand  ? ongezien  ★? geen Soke  ! is verraden  ### hek  ◂ voorste rij
table-weapons = wapens
table-supply = Voorraad: { $supply } shuriken, één voor wie alle drie de paren wint
table-steps =
    { $steps ->
        [one] Nog 1 stap
       *[other] Nog { $steps } stappen
    }
table-sneak = Sluipkaart staat klaar
table-unseen = Ongezien: { $unseen }
table-quiet = Aanvallen zonder verlies tot het einde: { $left }

dojo-title = ⚔ In de Dojo
dojo-die = { $sides }-zijdige dobbelsteen

stake-equal = Gelijk gegooid: koopt geen shuriken een nieuwe worp, dan gaat { $figure } van { $seat } terug en valt er niemand.
    .seat = Gelijk gegooid: koopt geen shuriken een nieuwe worp, dan gaat jouw { $figure } terug en valt er niemand.
stake-behind = { $seat } staat achter: zonder nieuwe worp valt { $figure }.
    .seat = Je staat achter: zonder nieuwe worp valt jouw { $figure }.
odds-battle = { $name } wint { $win }%, gelijk { $equal }%, verliest { $lose }%
    .name = Je wint { $win }%, gelijk { $equal }%, verliest { $lose }%
odds-again = Als { $name } opnieuw gooit: { $name } voor { $win }%, gelijk { $equal }%, achter { $lose }%
    .name = Als je opnieuw gooit: jij voor { $win }%, gelijk { $equal }%, achter { $lose }%
odds-step = { "  " }{ $figure } { $enemy }: winst { $win }%, gelijk { $equal }%, verlies { $lose }%

turn-arrangement = Je speelt met { $side ->
        [0] rood
       *[1] zwart
    }. Plaats je figuren, één voor één of allemaal tegelijk, en zeg dan dat je klaar bent. Terugnemen haalt de laatste terug.
turn-defence = Het is de aanval van { $seat }: { $steps ->
        [0] geen paar gewonnen, dus geen stap
        [one] 1 paar gewonnen, dus 1 stap
       *[other] { $steps } paren gewonnen, dus { $steps } stappen
    }. { $cards ->
        [1] Speel de Nieuwe Wapenkaart, of pas.
        [2] Speel de Jokerkaart als Nieuwe Wapenkaart, of pas.
       *[0] Speel de Nieuwe Wapenkaart of de Jokerkaart, of pas.
    }
turn-action =
    { $steps ->
        [0] Je hebt geen paar gewonnen, dus er stapt geen figuur. { $cards ->
            [1] Speel de Nieuwe Wapenkaart, of pas.
            [2] Speel de Jokerkaart, of pas.
           *[0] Speel de Nieuwe Wapenkaart of de Jokerkaart, of pas.
        }
        [one] De wapens geven je 1 stap. Speel een actiekaart, of pas.
       *[other] De wapens geven je { $steps } stappen. Speel een actiekaart, of pas.
    }
turn-salto = Saltokaart: welke figuur springt over een vijand, en naar welk vak daarachter?
turn-kidnap = Kidnapkaart: welke van je figuren kidnapt, en welke vijand neemt die uit de voorste rij (◂) mee?
turn-movement =
    { $steps ->
        [one] Je hebt 1 stap. Verplaats een figuur, of stop.
       *[other] Je hebt { $steps } stappen. Verplaats een figuur, of stop.
    }
turn-throw = Jouw dobbelsteen: gooi hem, of mik op de andere. Mik je, dan kan je dobbelsteen uit de Dojo vliegen, en dan verlies je het gevecht.
turn-shuriken = Zet een shuriken in om opnieuw te gooien, of zie ervan af.

warn-sneak = (Geen van je figuren kan in deze aanval het hek bereiken en oversteken: de Sluipkaart zou verspild zijn.)
warn-grasp = ({ $figure } is de Soke, en kan niet gekidnapt worden.)
warn-own-soke = (Je Soke staat voor een vijand. Valt hij aan en verliest hij, dan is het spel verloren.)
warn-soke-behind = (Zie je ervan af, dan valt je Soke en is het spel verloren.)
warn-vain = (Je dobbelsteen gaat maar tot { $sides }: opnieuw gooien kan niet helpen.)
warn-top = (Je dobbelsteen toont het hoogste getal: opnieuw gooien kan niet helpen.)

risk-attack = Met je Soke aanvallen? Gooit hij lager ({ $percent }%), dan valt hij en is het spel verloren.
risk-near = Je Soke naast een vijand zetten? Daar kan hij worden aangevallen, en wordt hij verslagen, dan is het spel verloren.
risk-behind = Ervan afzien? Je Soke staat achter: hij valt en het spel is verloren.
risk-sneak = De Sluipkaart spelen? Geen van je figuren kan in deze aanval het hek bereiken en oversteken: de kaart zou verspild zijn, en ze werkt maar één keer in het hele spel.

wait-arrangement = De legers worden opgesteld, ongezien.
wait-defence = { $cards ->
        [2] { $seat } verdedigt, en beslist of de Jokerkaart als Nieuwe Wapenkaart wordt gespeeld.
       *[other] { $seat } verdedigt, en beslist of de Nieuwe Wapenkaart wordt gespeeld.
    }
wait-action = { $seat } beslist of er een actiekaart wordt gespeeld.
wait-salto = { $seat } kiest een figuur die springt.
wait-kidnap = { $seat } kiest wie wordt gekidnapt.
wait-movement =
    { $steps ->
        [one] { $seat } verplaatst: nog 1 stap.
       *[other] { $seat } verplaatst: nog { $steps } stappen.
    }
wait-throw = { $seat } gooit een dobbelsteen, of mikt ermee.
wait-shuriken = { $seat } beslist of er een shuriken wordt ingezet.

formation-wall = muur
formation-corner = hoek
formation-wings = vleugels
formation-rest = aanvullen

## Het bord in de browser

board-label = Het bord, van jouw kant gezien
board-front-row = Voorste rij
board-curtain = Verborgen tot beiden klaar zijn
board-secret = dat weet alleen jij
board-legend = Streepjesrand: dat weet alleen jij.
board-rank-one-star = één ster
board-rank-two-stars = twee sterren
board-rank-soke = Soke
board-rank-unseen = nog ongezien
board-rank-no-soke = nog ongezien, maar niet de Soke: heeft iemand gekidnapt
board-rank-only = nog ongezien, maar dit kan alleen zijn: { $rank }
board-means-one-star = gooit in een gevecht de zeszijdige dobbelsteen
board-means-two-stars = gooit in een gevecht de achtzijdige dobbelsteen
board-means-soke = gooit in een gevecht de twaalfzijdige dobbelsteen; wordt hij verslagen, dan heeft zijn leger verloren
board-means-unseen = de rang blijkt in een gevecht
board-odds = winst { $win }%, gelijk { $equal }%, verlies { $lose }%
board-odds-guess = rang ongezien, ongeveer: winst { $win }%, gelijk { $equal }%, verlies { $lose }%
board-muster = { $rank }: { $unseen } ongezien, { $seen } bekend, { $fallen } gevallen
board-muster-own = { $rank }: { $secret } ken alleen jij, { $shown } heeft de vijand gezien, { $fallen } gevallen
board-soke-seen = De Soke van { $name } is gevonden!
    .name = Jouw Soke is ontdekt!
    .other = Je hebt de Soke gevonden!
board-soke-beaten = De Soke van { $name } is verslagen!
    .name = Jouw Soke is verslagen!
    .other = Je hebt de Soke verslagen!
board-pairs = { $name } wint { $pairs } van de 3 paren
    .name = Je wint { $pairs } van de 3 paren
board-no-shuriken = Drie paren, maar er ligt geen shuriken meer in de voorraad
board-no-shuriken-short = Geen shuriken meer
board-marked = Laatst: { $what }
board-soke-known = Soke gevonden: { $figure } ({ $name })
    .name = Ze kennen jouw Soke: { $figure }
    .other = Vijandelijke Soke: { $figure }
board-whose = { $figure } van { $name }
    .name = jouw { $figure }
board-against = { $eyes } tegen { $its }
board-last-battle = Laatste gevecht
board-falls = { $figure } valt
board-nobody-falls = niemand valt
board-same-again = { $name } gooit weer een { $eyes }.
    .name = Je gooit weer een { $eyes }.
board-vain = Je dobbelsteen gaat maar tot { $sides }: daarom is er voor jou geen shuriken ingezet.
board-fallen = Gevallen: { $count }
board-fallen-of = Gevallen figuren van { $name }
    .name = Jouw gevallen figuren
board-fallen-none = nog niemand
board-fell-beaten = { $figure } { $rank }, verslagen door { $enemy }: { $eyes } tegen { $its }
board-fell-outside = { $figure } { $rank }, tegen { $enemy }: de dobbelsteen vloog uit de Dojo
board-fell-kidnapped = { $figure } { $rank }, gekidnapt door { $enemy }
board-shuriken = Shuriken: { $count }
board-supply = Voorraad: { $supply }
board-supply-empty = De voorraad shuriken is op
board-cards = Actiekaarten van { $name }
board-used = (gebruikt)
named-throw-again = Opnieuw gooien (1 shuriken)
named-aim-again = Mikken (1 shuriken)
board-pair = { $one }: { $stars } ★ tegen { $other }: { $against } ★
board-tray = Opstelling
board-how = Sleep een figuur naar een gemarkeerd vak, of kies eerst de figuur en dan het vak.
board-placed = Tik erop of sleep ermee om de figuur op een ander vak te zetten, of weer naast het bord.
board-left = { $rank }, nog { $count }
board-formations = Of de hele rest tegelijk:
named-ready = Ik ben klaar
named-pass = Passen (geen kaart)
named-stop = Niet verder stappen
board-does-salto = { SOK-24 }
board-does-sneak = { SOK-25 }
board-does-kidnap = { SOK-26 }
board-does-new-weapons = { SOK-23 }
board-does-joker = { SOK-28 }

## Het begeleide eerste spel

lesson-goal = Twee legers van vijftien, en in elk daarvan is één figuur de Soke, de meester. Versla de andere Soke in een gevecht en je wint; verlies de jouwe niet.
lesson-setup = Plaats je figuren één voor één op je drie startrijen, of neem een kant-en-klare opstelling, ook als je er zelf al een paar hebt geplaatst. Meer sterren betekent een grotere dobbelsteen in het gevecht, en alleen jij ziet wie ze heeft.
lesson-weapons = Jullie vallen om de beurt aan. Elke aanval begint met drie wapenkaarten aan elke kant; gelijke paren krijgen nieuwe kaarten. Voor elk gewonnen paar krijgt de aanvaller één stap; de verdediger beweegt nooit.
lesson-defence = De andere kant valt aan: die is gewoon aan de beurt. Je mag antwoorden met de Nieuwe Wapenkaart (of met de Jokerkaart als zodanig): dan krijg jij drie andere wapenkaarten, en de aanvaller houdt de zijne. Elke actiekaart werkt één keer per spel, dus passen mag gerust.
lesson-marks = Een stippelrand toont wat net is veranderd of gedaan. ◂ naast het bord toont de voorste rij: de rij met een vijand die het dichtst bij je is; daaruit haalt de Kidnapkaart een figuur.
lesson-action = Het is jouw aanval. Voordat je beweegt mag je één actiekaart spelen, of passen en ze allemaal bewaren.
lesson-cards = { card-salto }: over een vijand springen. { card-sneak }: onder het hek door. { card-kidnap }: een vijand uit de voorste rij halen. { card-new-weapons }: drie andere wapenkaarten. { card-joker }: een van deze, of een shuriken.
lesson-movement = Kies een van je figuren, en dan een gemarkeerd vak: één stap vooruit, achteruit of schuin, nooit opzij. Je mag je stappen over meerdere figuren verdelen, en stoppen wanneer je wilt.
lesson-fence = Het hek verspert elke stap eroverheen. Loop om de uiteinden heen, in de buitenste kolommen of schuin langs de laatste paal, of speel de Sluipkaart om er één keer onderdoor te kruipen.
lesson-odds = Een stap naar het vak van een vijand is een gevecht, en het getal daar is je kans om het te winnen. ≈ is een schatting, want die rang ken je nog niet.
lesson-battle = In de Dojo tonen beide figuren hun rang. Eén ster betekent de zeszijdige dobbelsteen, twee sterren de achtzijdige, de Soke heeft de twaalfzijdige. De hoogste worp wint, en de andere figuur is uit het spel; bij gelijke worpen valt niemand, en de aanvaller gaat terug.
lesson-shuriken = Met een shuriken gooi je je eigen dobbelsteen nog eens. Je begint met drie voor het hele spel: bewaar ze voor de gevechten die ertoe doen.
lesson-memory = Wat gezien is, blijft bekend: een teken met een vaste rand kennen jullie allebei, een gestreept teken alleen jij. De tekens naast elke naam tonen welke figuren ongezien, bekend of gevallen zijn.
lesson-equal = Gelijke worpen: niemand valt, en de aanvallende figuur gaat terug naar waar hij vandaan kwam.
lesson-earned = Er is een shuriken verdiend: daarmee gooi je in een gevecht nog eens. Die gaat naar wie bij een aanval alle drie de wapenparen wint, als aanvaller of als verdediger, zolang de voorraad strekt.
lesson-kidnap = De Kidnapkaart haalt een vijand zonder gevecht uit de voorste rij, gemerkt met ◂. Alleen de Soke kan niet mee, maar de poging laat je zien waar hij staat.
lesson-recap = Dat was een heel spel. Kort gezegd: drie paren wapens geven de aanvaller stappen; waar twee figuren elkaar treffen, tonen beide hun rang en gooien ze, en de hoogste worp blijft. Onthoud wat je zag: wie de andere Soke verslaat, wint.
