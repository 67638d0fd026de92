### Wat clans zegt. Koppen, regels en aantekeningen staan in de volgorde van de regelpagina.
###
### Woordkeus: clan – clan; clan card – clankaart; province – provincie; troop – troepen, troepenkaart; army – leger;
### order – bevel; deploy – opstellen; station – stationeren; move – verplaatsen; attack – aanvallen; strike (ninja) –
### toeslaan, treffen; discard – afleggen, aflegstapel; deck – trekstapel; serve – dienen; at home – in de eigen provincie.

name = Shinobi: Oorlog der Clans
heart = Voer het bevel over ieders legers en verberg wie je dient.
length = 10–20 minuten met bots, 20–40 met mensen
summary = De troepen van vijf clans verspreiden zich over de provincies van de spelers, en iedereen voert het bevel over allemaal. Wie je dient, is geheim. Aan het eind wint de clan met de meeste troepen op tafel, als iemand die clan dient.

## De regels

heading-goal = Doel van het spel
note-goal = Aan het eind moet de clan die je in het geheim dient, meer kaarten op tafel hebben dan elke andere clan die iemand dient. Bij gelijke stand beslissen de kaarten van je clan in je eigen provincie. En niemand moet te vroeg ontdekken welke clan dat is.

heading-table = De tafel
note-table = Elke speler heeft een provincie met legers van elke clan: een stapel kaarten van één clan is een leger, en de sterkte is het aantal kaarten. Boven de tafel zie je de drie bevelen van de beurt, hoeveel kaarten elke clan op tafel heeft, en de trekstapel. Onderaan liggen je hand en je clan; niemand anders ziet die.
picture-orders = De drie bevelen van een beurt, na elkaar.
picture-tally = Hoeveel kaarten elke clan op tafel heeft. Die met de streepjesrand is de jouwe.
picture-deck = De trekstapel, en wie de laatste beurt heeft.
picture-army = Een leger: kaarten van één clan in één provincie. Hun aantal is de sterkte.
picture-province = Je eigen provincie. Er mogen legers van elke clan staan; van hieruit val je aan.
picture-clan = De clan die je in het geheim dient. Alleen jij ziet hem.
picture-hand = Je hand: troepen en ninja’s. Alleen jij ziet hem.

heading-example = Een beurt als voorbeeld
note-example = Hana is aan de beurt; ze dient in het geheim Mōri. Eerste bevel: ze stelt een kaart Takeda op in de provincie van Akane, een vals spoor. Tweede bevel: ze stationeert een kaart Mōri in de eigen provincie, waar Mōri nu drie kaarten heeft. Derde bevel: ze moet met een van haar legers aanvallen. Takeda bij Akane mag ze niet aanvallen, want het eerste bevel heeft dat leger veranderd. Dus valt haar leger Mōri de twee kaarten Oda bij Botan aan: Oda verliest er een. Dan trekt Hana twee kaarten, omdat ze heeft gestationeerd; na verplaatsen was het er één geweest.

heading-setup = Voorbereiding
CLA-01 = Het spel is voor drie tot vijf spelers; in de Franse editie ook voor twee.
CLA-02 = Er strijden vijf clans: Hōjō (paars), Uesugi (groen), Takeda (rood), Mōri (blauw), Oda (geel).
CLA-03 = De vijf clankaarten worden geschud, en elke speler krijgt er een. Die blijft geheim tot het einde. Wat overblijft, gaat ongezien terug in de doos.
CLA-04 = De trekstapel bevat elf troepenkaarten van elke clan, tenzij de tafel een ander aantal heeft afgesproken, en drie ninja’s in totaal. Na het delen moet er ten minste één kaart over zijn.
CLA-05 = Iedereen trekt vier kaarten. Wie begint, wordt geloot of afgesproken.
CLA-06 = De ruimte voor een speler is zijn provincie. Er mogen troepen van elke clan staan.
CLA-07 = De troepen van één clan in één provincie zijn één leger. De sterkte ervan is het aantal kaarten. Alle troepen op tafel liggen open.

heading-turn = Een beurt: drie bevelen
CLA-09 = Alle drie de bevelen moeten worden gegeven, in deze volgorde. Van geen enkel mag worden afgezien; een bevel wordt alleen overgeslagen als het helemaal niet kan.
CLA-10 = Eerste bevel: leg een troepenkaart uit je hand open in een provincie naar keuze, maar niet in die van jezelf. De clan mag je kiezen.
CLA-11 = In plaats van het eerste bevel mag je een ninja spelen: kies een leger in de provincie van een andere speler; één kaart ervan wordt afgelegd, en de ninja ook. Afgelegde kaarten liggen open en komen nooit terug.
CLA-12 = Tweede bevel, een van de twee: leg een troepenkaart uit je hand in je eigen provincie, of verplaats één kaart van de ene provincie naar de andere. Kaarten mogen naar je eigen provincie, maar er nooit uit.
CLA-13 = Een ninja kan alleen als eerste bevel worden gespeeld.
CLA-14 = Derde bevel: val met een leger in je eigen provincie een leger in een andere provincie aan, precies één keer. Je moet aanvallen als er een aanval is toegestaan, ook als het enige doelwit je eigen clan is.
CLA-15 = Het doelwit moet zwakker zijn dan het aanvallende leger.
CLA-16 = Het doelwit moet van een andere clan zijn dan het aanvallende leger.
CLA-17 = Het doelwit mag geen leger zijn dat door een eerder bevel van deze beurt is veranderd: door een opgestelde kaart, door een ninja, of door een kaart die erin of eruit is verplaatst. Een leger in je provincie mag ook aanvallen als het veranderd is. Een leger dat in dezelfde beurt is leeggemaakt en opnieuw gevormd, geldt als veranderd.
CLA-18 = Het aangevallen leger verliest één kaart, die wordt afgelegd. De aanvaller verliest niets.
CLA-19 = Een bevel dat helemaal niet kan worden uitgevoerd, wordt overgeslagen: het eerste als je niets speelbaars hebt, het tweede als geen van beide vormen kan, het derde als er geen aanval is toegestaan.
CLA-20 = Aan het eind van je beurt vul je je hand weer aan tot vier kaarten, zover de trekstapel reikt: twee kaarten als je troepen hebt gestationeerd, één als je een kaart hebt verplaatst.
CLA-21 = De beurt gaat naar links (met de klok mee). Niemand handelt buiten de eigen beurt.

heading-end = Het einde
CLA-30 = Als de laatste kaart van de trekstapel is getrokken, heeft iedereen nog één beurt. Wie die kaart trok, heeft de laatste beurt van het spel.
CLA-31 = Dan tonen alle spelers hun clankaart. De speler van wie de clan de meeste kaarten op tafel heeft, over alle provincies, wint. Kaarten in de hand tellen niet.
CLA-32 = Een clan die niemand dient, kan niet winnen; dan wint de grootste clan die wel iemand dient.
CLA-33 = Bij een gelijke stand wint van de betrokken spelers degene met de meeste kaarten van de eigen clan in de eigen provincie.
CLA-34 = Is ook dat gelijk, dan wordt de overwinning gedeeld.
CLA-35 = Aan het eind worden de clankaarten van de spelers getoond; handen en overgebleven clankaarten niet.

heading-knowledge = Wat je mag weten
note-knowledge = Je eigen clankaart en hand; alle provincies; de aflegstapel en elk gegeven bevel; hoeveel kaarten er in de handen en in de trekstapel zitten. Nooit andere handen, andere clankaarten, de overgebleven clankaarten of de volgorde van de trekstapel.

heading-talk = Praten aan tafel
note-talk = Vrij: beweringen, dreigementen, leugens. Geen clankaart mag voor het einde worden getoond.

## Wat een tafel kan afspreken

option-troops_per_clan = troepenkaarten van elke clan in de trekstapel (CLA-04)
option-first = wie begint (CLA-05)
option-moved_out = ook een leger waaruit een kaart is verplaatst, is beschermd (CLA-17)

edition-de = Duits – 3 tot 5 spelers
edition-fr = Frans – 2 tot 5 spelers

## Dingen

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
card-ninja = ninja

order-first = eerste
order-second = tweede
order-third = derde
order-refill = trekken
order-over = voorbij

## Zetten

verb-deploy = opstellen
verb-ninja = ninja
verb-station = stationeren
verb-move = verplaatsen
verb-attack = aanvallen

ask-deploy-clan = Van welke clan stel je troepen op?
ask-deploy-province = In wiens provincie?
ask-ninja-province = In wiens provincie slaat de ninja toe?
ask-ninja-clan = Welk leger treft de ninja?
ask-ninja-province-clan = Welk leger treft de ninja?
ask-station-clan = Van welke clan stationeer je troepen in je eigen provincie?
ask-move-clan = Van welke clan verplaats je een kaart?
ask-move-origin = Uit wiens provincie?
ask-move-province = Naar wiens provincie?
ask-attack-clan = Met welk van je legers val je aan?
ask-attack-province = In wiens provincie?
ask-attack-target = Welk leger daar?
ask-attack-province-target = Welk leger valt het aan?
whole-deploy = { $clan } opstellen bij { $province }
whole-ninja = ninja: { $clan } bij { $province }
whole-station = { $clan } stationeren in je eigen provincie
whole-move = { $clan } verplaatsen: { $origin } → { $province }
whole-attack = aanvallen met { $clan }: { $target } bij { $province }
name-attack-clan = aanvallen met { $clan }
name-attack-province-target = { $target } bij { $province }
name-ninja-province-clan = { $clan } bij { $province }
named-own = je eigen provincie

turn-first =
    { $ninjas ->
        [0] Eerste bevel: stel troepen op in een andere provincie.
       *[other] Eerste bevel: stel troepen op in een andere provincie, of speel een ninja.
    }
turn-second = Tweede bevel: stationeer troepen in je provincie, of verplaats een kaart.
turn-third =
    { $count ->
        [one] Derde bevel: val aan. Er is een doelwit, dus je moet.
       *[other] Derde bevel: je moet een van de { $count } doelwitten aanvallen.
    }
turn-final = Dit is je laatste beurt.
turn-last = Dit is je laatste beurt, en de laatste van het spel.
warn-forced = Zoals het nu staat, moet je daarna { $target } aanvallen.
warn-forced-many = Zoals het nu staat, moet je daarna een van { $count } legers aanvallen.
warn-target = { $clan } bij { $province }
    .province = { $clan } bij jou

wait-first = { $seat } geeft het eerste bevel: troepen opstellen of een ninja spelen.
wait-second = { $seat } geeft het tweede bevel: troepen stationeren of een kaart verplaatsen.
wait-third = { $seat } geeft het derde bevel: aanvallen.
wait-final = Het is de laatste beurt van { $seat }.
wait-last = Het is de laatste beurt van het spel.

why-CLA-14 = Alleen legers in je eigen provincie vallen aan, en alleen legers in andere provincies.
why-CLA-17 = Een eerder bevel van deze beurt heeft dit leger veranderd, dus het kan nu niet worden aangevallen.

## Gesprek

claim-serve = Ik dien { $clan }.
claim-not-serve = Ik dien { $clan } niet.
claim-suspect = Ik denk dat { $seat } { $clan } dient.
claim-spare = Spaar { $clan }, en ik zal het onthouden.
question-whom = { $asked }, wie dien je?
question-why-strike = { $asked }, waarom val je { $clan } aan?

## Wat er gebeurt

event-first-drawn = Het lot beslist: { $seat } begint.
    .seat = Het lot beslist: jij begint.
event-clan-dealt = { $seat } dient in het geheim { $clan }.
    .seat = Je dient { $clan }. Niemand anders weet het.
event-drew = { $seat } trekt: { $card }.
    .seat = Je trekt: { $card }.
event-refilled =
    { $cards ->
        [one] { $seat } trekt een kaart. Nog in de trekstapel: { $deck }.
       *[other] { $seat } trekt { $cards } kaarten. Nog in de trekstapel: { $deck }.
    }
    .seat =
        { $cards ->
            [one] Je trekt een kaart. Nog in de trekstapel: { $deck }.
           *[other] Je trekt { $cards } kaarten. Nog in de trekstapel: { $deck }.
        }
event-last-card = { $seat } trok de laatste kaart: iedereen heeft nog één beurt, { $seat } als laatste.
    .seat = Je trok de laatste kaart: iedereen heeft nog één beurt, jij als laatste.
event-turn = – { $seat } is aan de beurt –
    .seat = – Jij bent aan de beurt –
event-deployed = { $seat } stelt { $clan } op in de provincie van { $province }.
    .seat = Je stelt { $clan } op in de provincie van { $province }.
    .province = { $seat } stelt { $clan } op in jouw provincie.
event-struck = De ninja van { $seat } slaat toe en treft { $clan } in de provincie van { $province }.
    .seat = Jouw ninja slaat toe en treft { $clan } in de provincie van { $province }.
    .province = De ninja van { $seat } slaat toe en treft { $clan } in jouw provincie.
    .seat-province = Jouw ninja slaat toe en treft { $clan } in je eigen provincie.
event-stationed = { $seat } stationeert { $clan } in de eigen provincie.
    .seat = Je stationeert { $clan } in je eigen provincie.
event-moved = { $seat } verplaatst { $clan } van de provincie van { $origin } naar die van { $province }.
    .seat = Je verplaatst { $clan } van de provincie van { $origin } naar die van { $province }.
    .origin = { $seat } verplaatst { $clan } van jouw provincie naar die van { $province }.
    .province = { $seat } verplaatst { $clan } van de provincie van { $origin } naar die van jou.
    .seat-origin = Je verplaatst { $clan } van je eigen provincie naar die van { $province }.
    .seat-province = Je verplaatst { $clan } van de provincie van { $origin } naar je eigen provincie.
event-attacked = { $seat } valt aan met { $clan }: { $target } in de provincie van { $province } verliest een kaart.
    .seat = Je valt aan met { $clan }: { $target } in de provincie van { $province } verliest een kaart.
    .province = { $seat } valt aan met { $clan }: { $target } in jouw provincie verliest een kaart.
    .seat-province = Je valt aan met { $clan }: { $target } in je eigen provincie verliest een kaart.
event-skipped = { $seat } kan het { $order } bevel niet geven; het wordt overgeslagen.
    .seat = Je kunt het { $order } bevel niet geven; het wordt overgeslagen.
event-clan-shown = { $seat } diende { $clan }. Op tafel: { $cards }, waarvan in de eigen provincie: { $home }.
    .seat = Je diende { $clan }. Op tafel: { $cards }, waarvan in je eigen provincie: { $home }.
event-ended =
    { $clause ->
        [CLA-31] De grootste clan die iemand dient, heeft gewonnen (CLA-31).
        [CLA-33] De grootste clans zijn even groot; de kaarten in de eigen provincies beslissen (CLA-33).
       *[other] Gelijk op tafel en gelijk in de eigen provincies: de overwinning wordt gedeeld ({ $clause }).
    }
event-won = { $seat } wint!
    .seat = Je wint!

## De tafel in de terminal

table-province = Provincie
table-hand = Kaarten
table-total = Op tafel
table-discards = Afgelegd
table-deck =
    { $cards ->
        [0] De trekstapel is leeg; { $last } heeft de laatste beurt.
       *[other] Kaarten in de trekstapel: { $cards }. Na stationeren trek je er twee, na verplaatsen één; wie de laatste trekt, heeft de laatste beurt.
    }
table-your-hand = Je hand
table-your-clan = Je dient
table-history = Bevelen tot nu toe: + opgesteld of gestationeerd, → verplaatst, − aangevallen of door een ninja getroffen
table-legend = ▶ aan de beurt  ■ één kaart  + gegroeid, − gekrompen deze beurt: geen doelwit voor het derde bevel

## Het bord in de browser

board-turn-yours = Jouw beurt
board-turn = Beurt van { $seat }
board-orders = de drie bevelen
board-order-first = Opstellen, of ninja
board-order-second = Stationeren of verplaatsen
board-order-third = Aanvallen
board-allows-first = een kaart uit je hand naar een andere provincie
board-allows-second = uit je hand naar je eigen provincie, of van provincie naar provincie
board-allows-third = Val met een leger in je provincie een zwakker leger van een andere clan in een andere provincie aan.
board-state-done = gegeven
board-state-now = nu
board-state-next = volgt nog
board-state-skipped = vervalt: kan niet
board-skipped-third = vervalt: geen doelwit
board-targets =
    { $count ->
        [0] nog geen doelwit
        [one] één doelwit: aanval verplicht
       *[other] { $count } doelwitten: aanval verplicht
    }
board-no-target =
    { $barred ->
        [0] geen leger bij { $seat } is sterker dan een leger elders
       *[other] zwakkere elders: zelfde clan of schild
    }
    .seat =
        { $barred ->
            [0] geen leger bij jou is sterker dan een leger elders
           *[other] zwakkere elders: zelfde clan of schild
        }
board-province = Provincie van { $seat }
board-province-own = Jouw provincie
board-army = { $clan }: { $cards }, bij { $seat }.
board-army-own = { $clan }: { $cards }, in jouw provincie.
board-safe-first = Deze beurt geen doelwit: het eerste bevel heeft het veranderd.
board-safe-second = Deze beurt geen doelwit: het tweede bevel heeft het veranderd.
board-threatened = Zoals het nu staat, kan dit leger met het derde bevel worden aangevallen.
board-put = { $clan } naar de provincie van { $seat }
board-put-own = { $clan } naar jouw provincie
board-then-forced = Daarna moet je een hiervan aanvallen: { $targets }.
board-then-must =
    { $count ->
        [one] daarna moet je aanvallen:
       *[other] daarna moet je er één van aanvallen:
    }
board-then-count = daarna moet je een van { $count } legers aanvallen
board-then-free = Daarna valt er niets aan te vallen.
board-cards =
    { $cards ->
        [one] één kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
board-serves = { $seat } dient { $clan }
board-hand-held = Hand:
board-only-you = Dit weet alleen jij
board-hand-empty = Geen kaarten meer.
board-standing = { $clan }: { $cards } op tafel
board-yours = jouw clan; dat weet alleen jij
board-deck =
    { $cards ->
        [0] Trekstapel leeg
       *[other] Trekstapel: { $cards }
    }
board-last =
    { $turns ->
        [one] Laatste beurt van het spel: { $seat }
       *[other] Nog { $turns } beurten; { $seat } heeft de laatste
    }
    .seat =
        { $turns ->
            [one] Laatste beurt van het spel: die van jou
           *[other] Nog { $turns } beurten; jij hebt de laatste
        }
board-last-among = Laatste beurt van het spel: { $names }
board-last-why = Wie de laatste kaart van de stapel trekt, heeft de laatste beurt. Stationeren geeft twee kaarten, verplaatsen één: de komende bevelen bepalen wie dat wordt.
board-last-decided = De stapel is leeg: iedereen heeft nog één beurt. { $seat } trok de laatste kaart en heeft de laatste beurt van het spel.
    .seat = De stapel is leeg: iedereen heeft nog één beurt. Jij trok de laatste kaart en hebt de laatste beurt van het spel.
board-chart = Wie deed wat
board-chart-note = Balken omhoog voor +, omlaag voor −. Verplichte aanvallen tellen ook.
board-close = Sluiten
board-reckoning = De eindtelling
board-nobody = niemand
board-pips = { $cards } op tafel, waarvan in de eigen provincie: { $home }
board-pip-home = in de eigen provincie
board-pip-away = elders
board-unserved = Niemand dient { $clan }; die clan kan niet winnen.
board-largest = De grootste clan die iemand dient, wint.
board-tie-home = { $seat } ({ $clan }) { $cards }
board-tie = Gelijk: elk { $cards } op tafel. Daarvan in de eigen provincie: { $homes }.
board-tie-decides = Wie er in de eigen provincie meer heeft, wint.
board-tie-shared = Ook dat is gelijk: de overwinning wordt gedeeld.

## Het begeleide eerste spel

lesson-aim = Je dient in het geheim de clan in het gestreepte kader. Aan het einde wint wiens clan in alle provincies de meeste kaarten heeft; bij gelijke stand wie er meer van in de eigen provincie heeft. Een clan die niemand dient, kan niet winnen.
lesson-orders = Een beurt heeft drie bevelen: een kaart naar een andere provincie; een naar je eigen, of een verplaatst; en een aanval. Legers in je eigen provincie vallen zwakkere legers van andere clans in andere provincies aan. Kan het, dan moet het.
lesson-first = Eerste bevel: kies een kaart uit je hand, dan de provincie van een ander; daar gaan de troepen heen. Elke clan mag: versterk de jouwe, of leg een vals spoor.
lesson-second = Tweede bevel: kies een kaart uit je hand en dan je eigen provincie; of een leger elders en dan de provincie waar een van zijn kaarten heen gaat. Alleen de anderen kunnen kaarten uit jouw provincie verplaatsen, jij niet.
lesson-warning = Gekruiste zwaarden tonen wat het derde bevel nu zou kunnen aanvallen. Is er een doelwit, dan moet je aanvallen: kijk dus voor je het tweede bevel geeft.
lesson-third = Derde bevel: kies een leger in je provincie, dan een zwakker leger van een andere clan elders. Dat verliest één kaart, het jouwe niets.
lesson-protected = Een groen schild toont een leger dat door het eerste (1) of tweede bevel (2) van deze beurt is veranderd. Het kan in deze beurt niet worden aangevallen: versterken beschermt dus ook.
lesson-skipped = Een bevel dat niet kon, is vervallen; elk bevel dat kan, moet, ook de aanval. Er is geen aanval als geen leger in de eigen provincie sterker is dan een leger van een andere clan elders.
lesson-watch = Nu geven de anderen hun bevelen; de strook boven de tafel toont ze een voor een. Wie iemand versterkt of aanvalt, verraadt iets over wie die speler dient.
lesson-carried = Iemand heeft een kaart uit je provincie verplaatst. Zelf kun je er niets uit halen, maar alle anderen wel. Bij hen mag jij hetzelfde doen.
lesson-hit = Een leger in je provincie is aangevallen en heeft een kaart verloren. Dat kan alleen een sterker leger van een andere clan; de aanvaller verliest niets.
lesson-ninja = Een ninja speel je in plaats van het eerste bevel: hij neemt een kaart weg van een leger in de provincie van een ander, hoe sterk ook. Er zijn er maar drie.
lesson-marks = De kleine tekens naast een naam tonen de laatste beurt: + troepen geplaatst (een huis: in de eigen provincie), → verplaatst, gekruiste zwaarden aangevallen, ○ geen bevel. Druk op een teken om het te lezen.
lesson-chronicle = Wie een clan telkens weer aanvalt, dient die waarschijnlijk niet. ‘{ board-chart }’ toont wie welke clan versterkte en wie die aanviel.
lesson-heap = De legers groeien. Tegen een groot leger helpen drie dingen: een ninja; een nog groter leger van een andere clan in je eigen provincie; of zijn kaarten een voor een verplaatsen en aanvallen waar het er weinig zijn.
lesson-behind = Heeft je clan weinig kaarten op tafel, of geen, dan is hij niet verloren: wat je in de laatste rondes toevoegt, kan nauwelijks nog worden geraakt. Houd zijn kaarten tot dan in je hand, en val intussen de grootste clan aan.
lesson-refill = Aan het einde van een beurt wordt de hand aangevuld tot vier: na stationeren met twee kaarten, na verplaatsen met één. Wie de laatste kaart trekt, heeft de laatste beurt.
lesson-last-card = De trekstapel is leeg: iedereen heeft nog één beurt. Bij gelijke stand beslissen de kaarten van je clan in je eigen provincie; haal er wat heen.
lesson-end = Nu liggen alle clankaarten open. Kort gezegd: bouw je clan laat of onopvallend op, let op wie welke clan nooit aanvalt, en tref de clan die de anderen volgens jou dienen.
