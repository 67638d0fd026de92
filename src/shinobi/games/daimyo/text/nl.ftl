### Wat daimyo zegt. Koppen, regels en aantekeningen staan in de volgorde van de regelpagina.
###
### Woordkeus: clan – clan; start pawn – startpion; attack card, marker – aanvalskaart, aanvalsfiche; declare,
### declaration – aankondigen, aankondiging; assign – toewijzen; resolve – afhandelen; reveal – onthullen; denounce,
### denunciation – aanklagen, aanklacht; incompetence – incompetentie; plotting – samenzwering; decline – niet aanklagen;
### hit – treffer; miss – misser; target – doelwit; victim – slachtoffer; blowgun – blaaspijp; fallen – gevallen.

name = Shinobi (Grote Daimyo)
heart = Lieg over de wapens die je stuurt; klaag de hinderlaag aan die voor jou bedoeld was.
length = 5–15 minuten met bots, 20–40 met mensen
summary = Elke ronde stuurt elke clan drie verborgen wapens naar de drie rivalen rechts van hem, en zegt bij elk welk wapen het is. Daarna draait elk slachtoffer twee van de drie gekregen kaarten om. Een paar doet pijn. Maar een slachtoffer dat de aanvallers doorziet, kan ze aanklagen en alle drie laten bloeden. De laatste Daimyo met een leven wint.

## De regels

heading-goal = Doel van het spel
note-goal = Wees de laatste Daimyo met een leven. Je verliest levens door wapens die als paar komen en door valse beschuldigingen; je aanvallers verliezen levens als je ze doorziet.

heading-table = De tafel
note-table = Op het scherm zit jij onderaan, de anderen rond de tafel. Voor elke speler liggen de drie gekregen kaarten: de achterkant toont wie de kaart heeft gestuurd, het fiche erop wat er is aangekondigd. Rode kralen naast een naam zijn levens; de startpion staat bij de startspeler. Je valt de drie spelers aan die rechts van je volgen, tegen de klok in; de drie vóór jou vallen jou aan.
picture-card = Een kaart die deze speler kreeg. De achterkant toont van wie, het fiche wat het zou zijn.
picture-lives = Levens. Wie er geen meer heeft, ligt eruit.
picture-unseen = De wapens die deze speler deze ronde nog niet heeft getoond, en de kaarten in zijn hand.
picture-round = De ronde, en de richting van het spel.
picture-received = Hier liggen de kaarten die drie spelers je sturen.
picture-hand = Je hand. Kies een kaart en noem dan een wapen: het echte of een ander.

heading-example = Een ronde als voorbeeld
note-example = Hana, Botan en Chiyo sturen Ren elk een kaart; Hana zegt “katana”, Botan “sai”, Chiyo “sai”. Ren draait de kaarten van Hana en Botan om: allebei sai, een treffer. Niet aanklagen zou Ren nu een leven kosten. Maar Ren vermoedt een samenzwering, klaagt die aan en draait ook de derde kaart om: weer sai! Hana, Botan en Chiyo verliezen elk een leven, Ren geen. Was de derde kaart een ander wapen geweest, dan had Ren twee levens verloren.

heading-setup = Voorbereiding
DAI-01 = Het spel is voor vier, vijf of zes spelers.
DAI-02 = Elke speler leidt een andere van zes clans: Zeven Levens, Rhanobi, Octosushi, Sin San Güich, Vliegende Vis, Canzaï. De clans worden gekozen bij het openen van de tafel en veranderen niets aan het spel; clans die niemand leidt, doen niet mee.
DAI-03 = Elke speler heeft vier aanvalskaarten (shuriken, sai, katana, blaaspijp), drie aanvalsfiches en vijf levens.
DAI-04 = Eén speler heeft de startpion. Het lot wijst die speler aan, tenzij er bij het openen van de tafel iemand is aangewezen.
DAI-05 = Alles gaat altijd naar rechts (op het scherm tegen de klok in): aanvallen, onthullingen en de startpion. Niemand handelt buiten de eigen beurt.

heading-assign = Eerste fase: aanvallen toewijzen
DAI-10 = Te beginnen bij de startspeler valt elke speler om de beurt alle drie de rivalen rechts aan: elke rivaal krijgt gedekt precies één van de vier kaarten van de aanvaller. De vierde kaart blijft ongezien in de hand van de aanvaller.
DAI-11 = Bij elke kaart kondigt de aanvaller een wapen aan. De aankondiging mag gelogen zijn.
DAI-12 = De aankondiging is openbaar: die wordt op de rug van de kaart gemarkeerd.
DAI-13 = Is bij een speler hetzelfde wapen al twee keer aangekondigd, dan mag niemand dat wapen daar een derde keer aankondigen.
DAI-14 = De drie aankondigingen van één aanvaller moeten allemaal verschillen. Dit is een regel van de Spaanse en de Franse editie, en elders een optie.
DAI-15 = Niemand mag een gekregen gedekte kaart bekijken. De aanvaller kent de gestuurde kaarten en de kaart die in de hand bleef.
DAI-16 = De drie kaarten worden een voor een gegeven, de dichtstbijzijnde rivaal eerst.

heading-resolve = Tweede fase: afhandelen en aanklagen
DAI-20 = Te beginnen bij de startspeler, en dan naar rechts, kiest elke speler twee van de drie gekregen kaarten en onthult ze allebei tegelijk.
DAI-21 = Vóór die keuze mag de speler de aanvallers ondervragen; die mogen antwoorden wat ze willen. Onthulde kaarten blijven open liggen, zodat iedereen ze kan bekijken.
DAI-22 = Twee gelijke wapens: de aanval slaagt. Het slachtoffer verliest één leven, tenzij het samenzwering aanklaagt.
DAI-23 = Twee verschillende wapens: de aanval mist, en het slachtoffer verliest niets.
DAI-24 = Na een misser mag het slachtoffer incompetentie aanklagen en de derde kaart onthullen. Zijn alle drie de wapens verschillend, dan verliest elk van de drie aanvallers een leven. Zo niet, dan verliest de aanklager er een.
DAI-25 = Na een treffer mag het slachtoffer, vóór het betaalt, samenzwering aanklagen en de derde kaart onthullen. Zijn alle drie de wapens gelijk, dan verliest het slachtoffer niets en elk van de drie aanvallers een leven. Zo niet, dan verliest de aanklager er twee: één voor de treffer, één voor de valse beschuldiging.
DAI-26 = Incompetentie kan alleen na een misser worden aangeklaagd, samenzwering alleen na een treffer.
DAI-27 = Verloren levens gaan naar het midden van de tafel. Niemand zakt onder nul: een aanvaller zonder levens verliest niets bij een aanklacht.
DAI-28 = Een derde kaart die niet is onthuld, blijft verborgen als die teruggaat naar de eigenaar, en de kaart die in de hand bleef ook, zelfs als het spel eindigt. Het gepubliceerde verslag van een voltooide partij toont ze wel.
DAI-29 = Eerst wordt de aanklacht uitgesproken, dan wordt de derde kaart omgedraaid. Het slachtoffer beslist voordat er iets anders gebeurt, en dat is definitief. Alle verliezen ervan vallen op hetzelfde moment.

heading-round = Volgende ronde
DAI-30 = Als alle spelers hun aanvallen hebben afgehandeld, neemt iedereen de eigen vier kaarten terug en gaat de startpion één plaats naar rechts, ook naar een speler zonder levens.

heading-fallen = De gevallenen
DAI-40 = Een Daimyo zonder levens kan niet meer winnen, maar blijft aanvallen, aangevallen worden, onthullen en aanklagen. Zo’n Daimyo heeft niets meer te verliezen; de aanvallers die worden aangeklaagd wel.

heading-end = Het einde
DAI-50 = Zodra nog maar één Daimyo een leven heeft, is die speler de Grote Daimyo en is het spel voorbij, desnoods midden in een ronde.
DAI-51 = Als één aanklacht het laatste leven neemt van iedereen die nog meespeelde, delen degenen die daarbij vielen de overwinning.
DAI-52 = Het spel eindigt na ronde 60, tenzij een ander aantal ronden is afgesproken. Wie dan de meeste levens heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.

heading-knowledge = Wat je mag weten
note-knowledge = Je eigen kaarten, gestuurd en gehouden, in deze ronde en in eerdere; alle aankondigingen; alle onthulde kaarten, in deze ronde en in eerdere; alle levens; wie de startpion heeft. Nooit de verborgen kaarten van een ander, en geen derde kaart die ongezien terugging. Geen kaart is na de ronde nog te herkennen, en geen enkele mag worden getoond om te bewijzen wat iemand zegt.

heading-talk = Praten aan tafel
note-talk = Het spel draait om praten: beweringen, vragen, gebaren, een knipoog. Niets daarvan bindt iemand.

## Wat een tafel kan afspreken

option-distinct_declarations = de drie aankondigingen van één aanvaller moeten verschillen (DAI-14)
option-max_rounds = het hoogste aantal ronden (DAI-52)
option-start = wie de startpion als eerste heeft (DAI-04)
option-clans = de clan van elke plaats (DAI-02)

edition-en = Engels – vrije aankondigingen
edition-es = Spaans – aankondigingen verschillen
edition-fr = Frans – aankondigingen verschillen
edition-de = Duits – vrije aankondigingen

## Dingen

weapon-shuriken = shuriken
weapon-sai = sai
weapon-katana = katana
weapon-blowgun = blaaspijp

clan-seven-lives = Zeven Levens
clan-rhanobi = Rhanobi
clan-octosushi = Octosushi
clan-sin-san-guich = Sin San Güich
clan-flying-fish = Vliegende Vis
clan-canzai = Canzaï

charge-incompetence = incompetentie
charge-plotting = samenzwering

## Zetten

verb-attack = aanvallen
verb-reveal = onthullen
verb-denounce = aanklagen
verb-decline = niet aanklagen

ask-attack-card = Welke kaart stuur je?
ask-attack-declared = Welk wapen kondig je aan?
ask-reveal-leave = Van wie draai je de kaarten om?
named-send = { $weapon } sturen
named-say = “{ $weapon }”
named-turn-up = { $first } en { $second }
whole-attack = { $card }, { $declared }
whole-reveal = kaarten van { $leave } omdraaien
whole-denounce = { $charge } aanklagen
ask-denounce-charge = Wat klaag je aan?

turn-assign = Val { $target } aan (kaart { $nth } van 3): kies een kaart, en zeg wat het is. Liegen mag.
turn-reveal = Er liggen drie kaarten voor je. Draai er twee om: een paar is een treffer.
turn-reveal-fallen = Draai twee van je drie kaarten om. Een paar kan je niet meer deren; klaag je daarna terecht aan, dan verliest elke aanvaller een leven.
turn-hit = Een paar: { $weapon }. Dat kost je een leven. Of klaag samenzwering aan: zijn alle drie gelijk, dan verliest elke aanvaller een leven en jij geen; zo niet, dan verlies je er twee.
turn-hit-two = Een paar: { $weapon }. Dat kost je een van je twee levens. Of klaag samenzwering aan: zijn alle drie gelijk, dan verliest elke aanvaller een leven en jij geen; zo niet, dan verlies je ze allebei en kun je niet meer winnen.
turn-hit-last = Een paar: { $weapon }. Dat kost je laatste leven, tenzij je samenzwering aanklaagt en alle drie gelijk zijn: dan verliest elke aanvaller een leven en jij geen.
turn-hit-fallen = Een paar: { $weapon }, maar je hebt geen leven te verliezen. Klaag samenzwering aan: zijn alle drie gelijk, dan verliest elke aanvaller er een.
turn-miss = Geen paar, geen schade. Je mag incompetentie aanklagen: zijn alle drie verschillend, dan verliest elke aanvaller een leven; zo niet, dan verlies jij er een.
turn-miss-last = Geen paar, geen schade. Je mag incompetentie aanklagen: zijn alle drie verschillend, dan verliest elke aanvaller een leven; zo niet, dan verlies je je laatste en kun je niet meer winnen.
turn-miss-fallen = Geen paar, en je hebt geen leven te verliezen. Klaag incompetentie aan: zijn alle drie verschillend, dan verliest elke aanvaller er een.
warn-shared-end = Vallen de laatste levens tegelijk, dan winnen wie ze verliezen samen (DAI-51).
risk-hit = Heb je het mis, dan verlies je allebei je levens en kun je niet meer winnen. Klaag je niet aan, dan verlies je er een.
risk-miss = Heb je het mis, dan verlies je je laatste leven en kun je niet meer winnen. Klaag je niet aan, dan verlies je niets.

wait-assign = { $seat } kiest een kaart voor { $target } (kaart { $nth } van 3).
    .target = { $seat } kiest een kaart voor jou (kaart { $nth } van 3).
wait-reveal = { $seat } kiest welke twee kaarten open gaan.
wait-denounce = { $seat } beslist of er wordt aangeklaagd.

## Gesprek

claim-sent = Mijn kaart aan { $target } is: { $card }.
    .target = Ik heb je dit gestuurd: { $card }.
claim-kept = Ik heb deze kaart gehouden: { $card }.
claim-not-sent = Ik zweer dat ik { $target } dit niet heb gestuurd: { $card }.
    .target = Ik zweer dat ik je dit niet heb gestuurd: { $card }.
question-sent = { $asked }, wat heb je mij gestuurd?
question-kept = { $asked }, welke kaart heb je gehouden?

## Wat er gebeurt

event-pawn-drawn = Het lot wijst { $holder } aan: die krijgt de startpion.
    .holder = Het lot wijst jou aan: je krijgt de startpion.
event-round = Ronde { $number } begint. { $start } heeft de startpion.
    .start = Ronde { $number } begint. Jij hebt de startpion.
event-attacked = { $attacker } valt { $target } aan: “{ $declared }”.
    .attacker = Je valt { $target } aan: “{ $declared }”.
    .target = { $attacker } valt jou aan: “{ $declared }”.
event-sent = In het geheim stuurt { $attacker } naar { $target }: { $card }.
    .attacker = In het geheim stuur je naar { $target }: { $card }.
    .target = In het geheim stuurt { $attacker } naar jou: { $card }.
event-revealed = { $victim } onthult de kaart van { $attacker }: { $card }.
    .victim = Je onthult de kaart van { $attacker }: { $card }.
    .attacker = { $victim } onthult jouw kaart: { $card }.
event-hit = Raak! Twee keer { $weapon } voor { $victim }.
    .victim = Raak! Twee keer { $weapon } voor jou.
event-missed = Mis: { $victim } draait twee verschillende wapens om.
    .victim = Mis: je draait twee verschillende wapens om.
event-denounced = { $victim }: “Ik klaag aan: { $charge }!”
    .victim = Jij: “Ik klaag aan: { $charge }!”
event-declined = { $victim } klaagt niet aan.
    .victim = Je klaagt niet aan.
event-proved = Bewezen: { $charge }! { $victim } had gelijk.
    .victim = Bewezen: { $charge }! Je had gelijk.
event-disproved = Valse beschuldiging: geen { $charge }. { $victim } had het mis.
    .victim = Valse beschuldiging: geen { $charge }. Je had het mis.
event-lost =
    { $lives ->
        [one] { $seat } verliest een leven en heeft er nog { $left }.
       *[other] { $seat } verliest twee levens, één voor het paar en één voor de valse beschuldiging, en heeft er nog { $left }.
    }
    .seat =
        { $lives ->
            [one] Je verliest een leven en hebt er nog { $left }.
           *[other] Je verliest twee levens, één voor het paar en één voor de valse beschuldiging, en hebt er nog { $left }.
        }
event-fell = { $seat } is gevallen.
    .seat = Je bent gevallen.
event-ended =
    { $clause ->
        [DAI-50] Er is nog maar één Daimyo over: de Grote Daimyo (DAI-50).
        [DAI-51] De laatste levens vielen samen. Het spel is voorbij (DAI-51).
       *[other] De laatste ronde is voorbij, en het spel ook ({ $clause }).
    }
event-won = { $seat } wint!
    .seat = Je wint!
after-lies = leugens: { $lies } van { $cards } onthulde kaarten
reviewed = Leugens: verteld, geloofd, doorzien
reviewed-how = Hier tellen alle leugens, ook over kaarten die nooit zijn onthuld. Geloofd: ze ging over de derde kaart van een slachtoffer, en dat besliste alsof ze waar was. Doorzien: alsof ze gelogen was.
reviewed-lies =
    { $seat }: { $lies ->
        [one] één leugen
       *[other] { $lies } leugens
    }, { $believed } geloofd, { $caught } doorzien
counted-round =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
counted-denounced =
    { $count ->
        [one] één beschuldiging
       *[other] { $count } beschuldigingen
    }

## De tafel in de terminal

table-round = Ronde { $number } van hooguit { $most }
table-daimyo = Daimyo
table-lives = Levens
table-received = Gekregen kaarten, en wat erbij werd gezegd
table-your-cards = Je hand
table-fallen = gevallen
table-can-hold = Wapens die deze ronde niet zijn onthuld, en leugens tot nu toe:
table-lies = leugens: { $lies } van { $cards }
table-legend = ★ startpion  ▶ aan zet  “…” aangekondigd  […] onthuld  ‹…› ken jij  ▒ verborgen

## Het bord in de browser

board-lives =
    { $lives ->
        [one] { $lives } leven
       *[other] { $lives } levens
    }
board-pawn = startpion
board-round = Ronde { $round }. Er wordt tegen de klok in gespeeld.
board-weapon = { $weapon }. Geen wapen is sterker dan een ander: twee gelijke raken, twee verschillende missen.
fallen-title = Je bent gevallen
fallen-how = Je hebt geen levens meer en kunt niet meer winnen. Maar je speelt door: je stuurt nog kaarten, draait er om en klaagt aan, en dat bepaalt mee wie wint. Aanklagen kost je nu niets, ook niet als je het mis hebt.
board-in-hand =
    { $cards ->
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
board-unseen = Deze ronde niet onthuld: { $weapons }
board-not-seen = niet onthuld
board-lies = Leugens onder de kaarten van deze speler die tot nu toe zijn onthuld: { $lies } van { $cards }
board-place = Nog geen kaart van { $attacker }
board-spent = Al gestuurd: { $weapon }
board-card-down = Kaart van { $attacker }, gedekt, aangekondigd: { $declared }. Het kan zijn: { $weapons }
board-card-secret = Kaart van { $attacker }, gedekt, aangekondigd: { $declared }. Alleen jij weet wat het is: { $weapon }
board-card-up = Kaart van { $attacker }: { $weapon }. Aangekondigd was: { $declared }
board-secret = Dit weet alleen jij
board-asked = Gevraagd
board-hit = Raak!
board-missed = Mis
board-declined = Geen aanklacht
board-denounced = Aanklacht: { $charge }
board-proved = Bewezen: { $charge }
board-disproved = Onjuist: geen { $charge }

## Het begeleide eerste spel

lesson-start = Iedereen heeft vijf levens, en de laatste Daimyo met een leven wint. { $players ->
        [4] Elke ronde stuur je elk van je drie rivalen een kaart, en elk van hen stuurt jou er een.
       *[other] Elke ronde val je de drie rivalen rechts van je aan, en de drie links van je vallen jou aan.
    }
lesson-send = De kaart schuift gedekt naar de rivaal met de rode streepjesrand. Een grijs wapen is bij die rivaal al voor twee kaarten aangekondigd: een derde keer mag niet.
lesson-lie = Niemand kan nagaan wat je zegt voordat de kaart wordt omgedraaid, dus liegen mag. Wat alleen jij weet, heeft een oog.
lesson-attacked = De achterkant van een kaart toont het wapenschild van de afzender, en het fiche erop wat die heeft aangekondigd. Ook het slachtoffer mag niet kijken.
lesson-kept = Twee gelijke wapens verwonden het slachtoffer, en jij stuurt maar één van de drie kaarten die het krijgt: raad wat de anderen sturen. Je vierde kaart blijft in je hand, dus niemand kan zeker zijn van wat je hebt gestuurd.
lesson-turning = Nu draait iedereen om de beurt twee van de drie gekregen kaarten om. Twee gelijke wapens zijn een treffer en kosten een leven, twee verschillende zijn een misser en kosten niets. Daarna mag je aanklagen: een gok op de derde kaart.
lesson-talk = Voor je kiest, mag je vragen wat een kaart is: druk op de naam met een vraagteken eronder. Het antwoord komt na een ogenblik en kan waar zijn of niet. Vraagt iemand het jou, dan mag jij ook zeggen wat je wilt.
lesson-unseen = De kleine wapens naast een speler zijn deze ronde nog niet onthuld; bleke, doorgestreepte liggen al open. Iedereen heeft er van elk maar één, dus elke open kaart vertelt je iets.
lesson-lies = Het rode kruis naast een speler telt leugens: “1/2” betekent dat er tot nu toe twee kaarten van die speler zijn omgedraaid en dat één daarvan niet was wat er gezegd werd.
lesson-third = Kijk onder de kaart die nog gedekt ligt: het kan elk wapen zijn dat daar niet is doorgestreept. Of de afzender de waarheid sprak, moet je raden.
lesson-denounced = Aanklagen is gokken op de derde kaart: na een paar dat het weer dezelfde is (samenzwering), anders dat ze van allebei verschilt (incompetentie). Klopt dat, dan verliest elke aanvaller een leven. Zo niet, dan verliest de aanklager er een, na een paar twee.
lesson-declined = Om de beurt, tegen de klok in, draait iedereen twee kaarten om. Is iedereen geweest, dan neemt iedereen de eigen vier kaarten terug, de gedekte ongezien, en schuift de startpion een plaats door.
lesson-lost = Elke rode kraal naast een naam is een leven, een lege een verloren leven. Let op wie er weinig heeft: een juiste aanklacht kost elk van de drie aanvallers een leven.
lesson-fell = Een Daimyo zonder levens kan niet meer winnen, maar blijft aanvallen en aanklagen. Pas op: die heeft niets meer te verliezen, dus een valse aanklacht kost ook niets.
lesson-recap = Dat was een heel spel. Kort gezegd: kaarten gaan gedekt weg met een woord dat gelogen mag zijn; twee gelijke wapens raken; en wie zeker is van de derde kaart, klaagt aan. Klopt het, dan verliest elke aanvaller een leven en de aanklager geen; zo niet, dan verliest de aanklager er een, na een paar twee. Wie als laatste leeft, wint.

## Studies

study-lies-told = Aankondigingen die gelogen zijn
study-lies-believed = Geloofde leugens: de kaart werd niet omgedraaid
study-lies-caught = Betrapte leugens: de kaart werd omgedraaid
study-accusations-right = Aanklachten die klopten
