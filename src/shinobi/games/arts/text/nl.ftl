### Wat arts zegt. Koppen, regels en aantekeningen staan in de volgorde van de regelpagina.
###
### Woordkeus: keep – burcht; place – plaats; item – voorwerp; art (of an attack) – kunst; art card – shinobikaart; partner – partner;
### allegiance – loyaliteit; team, teammate – team, teamgenoot; honour – eerpunt; skill – vaardigheid; icon – symbool;
### main, free action – hoofdactie, vrije actie; investigate – onderzoeken; use – inzetten; ability – speciaal effect; secret
### art – geheime kunst; strike – uitschakelen; base value – basiswaarde; cancel – opheffen; scoring – telling;
### call on – roepen; moment – moment. De namen van de kaarten van het huisdeck staan bij “listed-”.

name = Shinobi Arts
heart = Kijk, steel, val aan, verdedig je, en verlaat de burcht op tijd.
length = 20–40 minuten
summary = Shinobi sluipen door een burcht, op zoek naar het waardevolste dat er ligt. Wat een voorwerp waard is, hangt af van wat de anderen dragen, en van hoe ze tot je staan. Kijk, steel, val aan, verdedig je, roep één keer je partner, en maak dat je op tijd wegkomt. Met drie eerpunten win je.

## De regels

heading-goal = Doel van het spel
note-goal = Heb aan het eind van een ronde het waardevolste voorwerp. Dat levert eerpunten op, en met drie eerpunten win je het spel.

heading-table = De tafel
note-table = In het midden is de burcht met zijn plaatsen, en op elke plaats ligt gedekt een voorwerp. Eromheen zitten de spelers, elk met shinobikaarten, een partner en hooguit één voorwerp. Je eigen kaarten liggen onderaan; een streepjesrand en een oog tonen wat jij weet en niet iedereen. “Alle kaarten” zegt wat elke kaart doet.
picture-rival = Wat voor een andere speler ligt: hoogstens één voorwerp, shinobikaarten, een partner. Wat gedekt ligt, is geheim.
picture-honour = Eerpunten. Met drie win je het spel.
picture-keep = De burcht. Op elke plaats een voorwerp: gedekt, tenzij je het hebt bekeken.
picture-gate = De poort. Wie gaat, houdt zijn voorwerp en doet deze ronde niets meer.
picture-item = Je voorwerp. Je houdt er hoogstens één.
picture-arts = Je shinobikaarten: sterren vallen aan, schilden verdedigen, ruiten zijn hoe vaak je ze nog kunt gebruiken.
picture-partner = Je partner, die je één keer per ronde helpt.

heading-example = Een paar beurten als voorbeeld
note-example = Akane onderzoekt en ziet in het geheim de Goudstaaf, waarde 6. In haar volgende beurt zet ze Shuriken in om die te stelen: de kaart wordt opengelegd, want het was de eerste keer. Ren valt haar aan met Taijutsu, een vaardigheidsaanval. Akane antwoordt met de Rookbom, die een vaardigheidsschild heeft: de aanval is afgeweerd, en ze houdt de staaf. In haar volgende beurt verlaat ze de burcht voordat ze iets anders doet. Botan is al buiten, dus de anderen hebben elk nog één beurt. Dan worden alle gedragen voorwerpen getoond; dat van Akane is het meeste waard, ze is alleen in haar clan en krijgt twee eerpunten, en nog een voor de staaf.

heading-icons = Symbolen en kaarten
note-icons = Een ster is een aanval, een schild een verdediging; een kling betekent vaardigheid, een krul kunst. Waar letters ervoor staan (in eigen decks en in de versie zonder plaatjes): As vaardigheidsaanval, Aa kunstaanval, Ds vaardigheidsverdediging, Da kunstverdediging. Een schild houdt alleen een aanval van dezelfde soort tegen. In het huisdeck zijn er van elke shinobikaart twee, van elke andere één; “Alle kaarten” aan tafel somt ze op.

heading-setup = Voorbereiding van een ronde
ART-01 = Het spel is voor drie tot vijf spelers. Het wordt in ronden gespeeld, tot iemand drie eerpunten heeft.
ART-02 = Iedereen krijgt gedekt één van acht partnerkaarten. De overige kaarten doen deze ronde niet mee.
ART-03 = Iedereen krijgt gedekt drie van de 24 shinobikaarten: twaalf soorten, van elk twee kaarten. De rest vormt een gedekte trekstapel.
ART-04 = Iedereen krijgt één van zes loyaliteitskaarten, drie clans met elk twee kaarten, en onthult die. Twee spelers van één clan zijn een team. De overige kaarten doen deze ronde niet mee.
ART-05 = In de burcht liggen gedekt evenveel voorwerpen als er spelers zijn, plus één. De rest blijft in een gedekte stapel en wordt deze ronde niet gebruikt.
ART-06 = Wie de eerste ronde begint, bepaalt het lot, tenzij er bij het openen van de tafel iemand is aangewezen. Latere ronden begint degene die in de vorige het winnende voorwerp had; als niemand die won, opnieuw dezelfde speler.
ART-07 = Je eigen kaarten mag je altijd bekijken, ook je voorwerp.
ART-08 = De burcht heeft één plaats meer dan er spelers zijn, met aan het begin op elke plaats één voorwerp. Zo ligt er altijd een voorwerp in de burcht, kun je altijd onderzoeken, en mag je niet passen.

heading-turn = Een beurt
ART-10 = Er wordt met de klok mee gespeeld, door wie nog in de burcht is.
ART-11 = De burcht verlaten: alleen voordat je in deze beurt iets anders doet, met of zonder voorwerp. Je bent buiten tot de telling, en je kunt geen doelwit meer zijn.
ART-12 = Een speler die aan het begin van de eigen beurt geen shinobikaarten heeft, verlaat de burcht automatisch, ook als de partner ongebruikt is.
ART-13 = Wie blijft, doet precies één hoofdactie (onderzoeken, stelen of aanvallen) en daarvoor of daarna zoveel vrije acties als je wilt. De beurt eindigt als je dat na de hoofdactie zegt.
ART-14 = Onderzoeken: bekijk in het geheim één voorwerp dat in de burcht ligt. Daar is geen shinobikaart voor nodig.
ART-15 = Stelen: zet een shinobikaart naar keuze in en neem één voorwerp dat in de burcht ligt.
ART-16 = Aanvallen: noem een speler in de burcht die een voorwerp heeft, en zet een shinobikaart met een aanvalssymbool in. Staat er zowel een vaardigheids- als een kunstaanval op, zeg dan welke je bedoelt. Teamgenoten mogen worden aangevallen.
ART-17 = Verdediging: het doelwit mag een shinobikaart met het passende verdedigingssymbool inzetten, vaardigheid tegen vaardigheid, kunst tegen kunst. Niemand hoeft zich te verdedigen. Lukt de verdediging, dan wordt er niets afgepakt.
ART-18 = Zonder verdediging pakt de aanvaller het voorwerp van het doelwit af.
ART-19 = Het doelwit krijgt altijd de vraag, ook als er niets in de hand is om mee te verdedigen; zo verraadt de vraag niets.
ART-20 = Niemand draagt twee voorwerpen. Wie een tweede krijgt, bekijkt ze allebei, kiest welk blijft en legt het andere gedekt terug in de burcht. Niemand anders komt te weten welk voorwerp is gehouden: de twee worden eerst geschud. Het teruggelegde voorwerp gaat naar de plaats waar het nieuwe vandaan kwam; na een aanval naar de eerste lege plaats.
ART-21 = Een aanval verloopt zo: de aanvalskaart wordt ingezet. Het doelwit antwoordt één keer: met niets, met één shinobikaart, of met een partner die helpt als je wordt aangevallen. Heeft een shinobikaart verdedigd, dan antwoordt de aanvaller één keer: met niets, of met een partner die helpt als de aanval is afgeweerd. Dan volgt de uitkomst. Op een antwoord komt geen antwoord. Een partner die een aanval laat mislukken, is geen verdediging met een kaart. Ingezette kaarten en partners blijven ingezet.
ART-22 = Na een verdediging met een kaart krijgt een aanvaller wiens partner nog ongebruikt is, altijd de vraag of die helpt, welke partner het ook is.

heading-free = Vrije acties
ART-30 = Effect: zet een shinobikaart in voor het effect ervan.
ART-31 = Partner (diens geheime kunst): onthul je partner en gebruik het effect, één keer per ronde. Sommige helpen op hun eigen moment, ook buiten je beurt.
ART-32 = Onafhankelijkheid: zet een shinobikaart naar keuze in en leg je loyaliteit af. Alleen zolang je een teamgenoot hebt. Vanaf dan levert winst jou één eerpunt op en je teamgenoot geen; wint je teamgenoot, dan krijg jij er geen (ART-52).
ART-33 = Een effect, van een kaart of partner, heeft nodig wat erin wordt genoemd: een doelwit in de burcht, een voorwerp om te bekijken, te nemen of te ruilen, een open shinobikaart om uit te schakelen, een shinobikaart om te verliezen, een kaart om te trekken. Is er niets van dat alles, dan mag het niet worden gebruikt; is er minder dan genoemd, dan werkt het zover het kan. Nooit op jezelf; teamgenoten mogen worden genoemd.
ART-34 = Vrije acties, en partners voor de eigen beurt, mag je in je eigen beurt gebruiken op elk moment waarop niemand iets wordt gevraagd.

heading-arts = Shinobikaarten inzetten
ART-40 = Elke shinobikaart kan twee keer per ronde worden ingezet: de eerste keer wordt hij opengelegd, de tweede keer afgelegd. Een kaart met “maar één keer” wordt al na de eerste keer afgelegd.
ART-41 = Dezelfde kaart kan maar één keer per beurt worden ingezet, ook bij de verdediging. Verschillende kaarten mogen in één beurt worden ingezet.
ART-42 = Getrokken kaarten zijn gedekt en ongebruikt, en mogen nog in dezelfde beurt worden ingezet. Afgelegde kaarten zijn openbaar en komen in deze ronde niet terug.
ART-43 = Twee exemplaren van één soort zijn twee kaarten. Exemplaren in dezelfde staat zijn onderling verwisselbaar.

heading-end-of-round = Einde van een ronde
ART-50 = Als twee van de drie of vier spelers, of drie van de vijf, weg zijn, heeft iedereen die nog in de burcht is nog één beurt, met de klok mee vanaf de speler die dat aantal vol maakte. De burcht verlaten telt als die beurt.
ART-51 = Dan worden alle gedragen voorwerpen onthuld en hun effecten toegepast. Voorwerpen in de burcht tellen niet.
ART-52 = Wie het waardevolste voorwerp heeft, wint de ronde. Alleen in het team: twee eerpunten. Een team van twee: elk één. Onafhankelijk: één. Wie een teamgenoot heeft die onafhankelijk werd, is alleen in het team en krijgt er bij winst twee.
ART-53 = Bij gelijke waarden wint het voorwerp met de hogere basiswaarde; als de laagste waarde wint, dat met de lagere. Heeft niemand een voorwerp, dan wint niemand eerpunten.
ART-54 = De Sleutelbos heft de speciale effecten van alle andere voorwerpen op, behalve dat van het Kistje. Opgeheven voorwerpen tellen met hun basiswaarde. (In een ander deck: een voorwerp dat opheft, en effecten die niet op te heffen zijn.)
ART-55 = Een ronde waarin iedereen die nog in de burcht is twaalf beurten heeft gehad, of zoveel als afgesproken, eindigt en wordt geteld. Laatste beurten die al zijn begonnen (ART-50), worden eerst gespeeld.
ART-56 = De volgorde van de telling: onthullen; opheffen; waarden; een voorwerp dat door zijn effect de ronde wint; anders de hoogste waarde, of de laagste, als een geldig voorwerp dat zegt; gelijke standen; eerpunten voor de winnaar en diens team zoals het er dan is; extra eerpunten.

heading-end = Einde van het spel
ART-60 = Drie eerpunten of meer winnen. Spelers die dat in dezelfde ronde bereiken, delen de overwinning.

heading-silence = Zwijgen
ART-70 = Het is verboden iemand, ook een teamgenoot, te vertellen wat alleen jij kunt weten over voorwerpen of shinobikaarten. Zolang een ronde loopt, biedt de tafel gebaren die niets over kaarten verraden, maar geen vrij gesprek en geen beweringen over kaarten.

heading-knowledge = Wat je mag weten
note-knowledge = Je eigen partner, shinobikaarten en voorwerp; alle loyaliteiten; shinobikaarten die open liggen of afgelegd zijn, en onthulde partners; op welke plaatsen in de burcht een voorwerp ligt, en wie er een heeft; wat je zelf hebt bekeken; de eerpunten. Wat je van een voorwerp weet, volgt het door elke zet die iedereen kan zien; als iemand twee voorwerpen heeft geschud, raken alle anderen kwijt wat ze van beide wisten. Een gedekte shinobikaart die je hebt bekeken, blijft je bekend zolang die voor dezelfde speler ligt. Nooit andere gedekte shinobikaarten, niet onthulde partners, niet bekeken voorwerpen, de stapels, of wat een ander heeft gezien.

## Wat een tafel kan afspreken

option-deck = het deck waarmee gespeeld wordt
option-first = wie de eerste ronde begint (ART-06)
option-max_turns = beurten per speler voordat een ronde eindigt (ART-55)

edition-fr = De originele regels (Frans boekje)

## Dingen

card-1 = kaart 1
card-2 = kaart 2
card-3 = kaart 3
card-4 = kaart 4
card-5 = kaart 5
card-6 = kaart 6

place-1 = plaats 1
place-2 = plaats 2
place-3 = plaats 3
place-4 = plaats 4
place-5 = plaats 5
place-6 = plaats 6

clan-crane = Kraanvogel
clan-tiger = Tijger
clan-snake = Slang

attack-skill = vaardigheid
attack-art = kunst

keeping-old = het oude
keeping-new = het nieuwe

effect-look = voorwerpen in de burcht bekijken
effect-look-many = { $count } voorwerpen in de burcht bekijken
effect-look-all = alle voorwerpen in de burcht bekijken
effect-spy = het voorwerp van een speler bekijken
effect-read = het voorwerp en de shinobikaarten van een speler bekijken
effect-strike = een open shinobikaart van een ander afleggen
effect-take = een voorwerp uit de burcht nemen, zonder kaart
effect-poison = een speler verliest een willekeurige shinobikaart
effect-draw = shinobikaarten trekken
effect-draw-many = { $count } shinobikaarten trekken
effect-draw-one = een shinobikaart trekken
effect-exchange = je voorwerp ongezien ruilen met dat van een ander
effect-attack-fails = de aanval mislukt
effect-defence-void = de verdediging vervalt

says-none = geen effect
says-wins-if-held = wint de ronde als een ander { $other } heeft
says-worth-if-held = { $worth } als een ander { $other } heeft
says-worth-if-partner-unused = { $worth } als je partner ongebruikt is
says-worth-with-teammate = { $worth } als je een teamgenoot hebt
says-worth-without-teammate = { $worth } als je geen teamgenoot hebt
says-worth-if-inside = { $worth } als je bij de telling in de burcht bent
says-worth-if-outside = { $worth } als je bij de telling buiten bent
says-lowest-wins = de laagste waarde wint
says-more-honour =
    { $worth ->
        [one] één eerpunt extra als het wint: tot drie in één keer
       *[other] { $worth } eerpunten extra voor jou als het wint
    }
says-cancels = heft de effecten van alle andere voorwerpen op
says-lasting = { $effect }; dit is niet op te heffen

item-says = { $value }: { $effect }
item-named = { $item } ({ $says })
named-card = { $card } ({ $spot })
named-secret-art = partner roepen: { $partner }
named-secret-art-power = { $partner } roepen: { $power }
named-place = { $place } ‹{ $item }›
named-place-known = { $place } ‹{ $item }› (bekend)

listed-shuriken = Shuriken
listed-taijutsu = Taijutsu
listed-chain-sickle = Kettingsikkel
listed-hypnosis = Hypnose
listed-illusion = Illusie
listed-curse-seal = Vloekzegel
listed-fire-breath = Vuuradem
listed-smoke-bomb = Rookbom
listed-body-double = Dubbelganger
listed-rope = Touw
listed-shadow-walk = Schaduwgang
listed-far-sight = Verre blik
listed-scout = Verkenner
listed-bodyguard = Lijfwacht
listed-pickpocket = Zakkenroller
listed-poisoner = Gifmenger
listed-armourer = Wapenmeester
listed-mind-reader = Gedachtelezer
listed-changeling = Wisselkind
listed-blade = Kling
listed-code-paper = Codepapier
listed-box = Kistje
listed-tea-bowl = Theekom
listed-black-mirror = Zwarte spiegel
listed-heirloom-sword = Erfzwaard
listed-gold-ingot = Goudstaaf
listed-key-ring = Sleutelbos
listed-secret-document = Geheim document

## Zetten

verb-leave = verlaten
verb-investigate = onderzoeken
verb-steal = stelen
verb-attack = aanvallen
verb-ability = effect gebruiken
verb-secret-art = partner roepen
verb-independence = onafhankelijk worden
verb-end-turn = beurt beëindigen
verb-accept = niets doen
verb-defend = verdedigen
verb-keep = houden
verb-choose = kiezen
verb-name = noemen
verb-strike = uitschakelen
whole-investigate = { $place } bekijken
whole-steal = van { $place } stelen met { $card }
whole-attack = { $target } aanvallen met { $card } ({ $kind })
whole-ability = { $card }
whole-look-at = { $card }: bekijken wat { $target } heeft
whole-name = { $target } kiezen
whole-independence = onafhankelijk worden met { $card }
whole-defend = verdedigen met { $card }
grave-leave = De burcht verlaten? Heb je een voorwerp, dan houd je het, en niemand kan het je nog afnemen. Maar tot de telling doe je niets meer.
grave-independence = Onafhankelijk worden? Je verlaat deze ronde je clan. Win je, dan krijg je één eerpunt en je teamgenoot geen; maar met je teamgenoot win je niet meer. Dat loont als één punt je teamgenoot het spel zou geven.

ask-investigate-place = Op welke plaats kijk je?
ask-steal-card = Welke shinobikaart zet je in? Dat kost een van de keren dat die werkt.
ask-steal-place = Van welke plaats neem je het voorwerp?
ask-attack-card = Met welke shinobikaart val je aan?
    .target = { $target } aanvallen: met welke shinobikaart?
ask-attack-kind = Is het een vaardigheids- of een kunstaanval?
ask-attack-target = Wie val je aan?
ask-ability-card = Van welke shinobikaart gebruik je het effect?
ask-independence-card = Welke shinobikaart zet je ervoor in? Vanaf dan levert winst jou één eerpunt op en je teamgenoot geen; wint je teamgenoot, dan krijg jij er geen.
ask-defend-card = Met welke shinobikaart verdedig je je?
ask-keep-which = Welk van de twee houd je? Het andere gaat terug, en niemand weet welk het is.
ask-choose-place = Welke plaats?
ask-name-target = Welke speler?
ask-strike-target = Wiens shinobikaart wordt uitgeschakeld?
ask-strike-card = Welke van de open kaarten?

turn-turn = Doe je hoofdactie: onderzoeken, stelen of aanvallen. Vrije acties kunnen ervoor en erna.
turn-turn-fresh = Doe één hoofdactie (onderzoeken, stelen of aanvallen), en vrije acties naar wens; of verlaat de burcht.
turn-turn-done =
    { $free ->
        [1] Je hoofdactie is gedaan. Je kunt nog een vrije actie doen, of je beurt beëindigen.
       *[0] Je hoofdactie is gedaan. Beëindig je beurt.
    }
turn-effect = Kies het doelwit: { $effect }.
turn-look =
    { $more ->
        [1] Kies nog een voorwerp in de burcht om te bekijken.
       *[0] Kies een voorwerp in de burcht om te bekijken.
    }
defence-skill = { $attacker } valt je aan met vaardigheid en wil je voorwerp. Verdedig je met een vaardigheidsschild, { $partner ->
        [1] roep je partner, of doe niets.
       *[0] of doe niets.
    }
defence-art = { $attacker } valt je aan met kunst en wil je voorwerp. Verdedig je met een kunstschild, { $partner ->
        [1] roep je partner, of doe niets.
       *[0] of doe niets.
    }
defence-none = { $attacker } valt je aan en wil je voorwerp. { $plain ->
        [1] Je hebt geen shinobikaart en geen ongebruikte partner meer, dus je kunt niets doen.
       *[0] Je hebt niets dat deze aanval tegenhoudt. (Het wordt je toch gevraagd, zodat niemand weet wat je hebt.)
    }
defence-partner = { $attacker } valt je aan en wil je voorwerp. Je hebt er geen schild tegen: roep je partner, of doe niets.
turn-reply = { $target } heeft de aanval afgeweerd. { $helps ->
        [1] Roep je partner, of doe niets.
       *[0] Je partner kan nu niet helpen. (Het wordt altijd gevraagd zolang de partner niet gebruikt is, zodat niemand weet wie het is.)
    }
turn-keep = Je hebt twee voorwerpen: { $old }, en nu { $new }. Houd er een.
warn-teammate = Let op: wint je team deze ronde, dan wint { $seat } het spel, en jij niet.

wait-turn = { $seat } is aan de beurt.
wait-effect = { $seat } kiest het doelwit: { $effect }.
wait-defence = { $attacker } valt { $seat } aan; { $seat } mag zich verdedigen.
    .attacker = Je valt { $seat } aan; { $seat } mag zich verdedigen.
wait-reply = De aanval is afgeweerd, en { $seat } mag antwoorden.
wait-keep = { $seat } heeft twee voorwerpen en kiest in het geheim welk blijft.

## Wat er gebeurt

event-round =
    { $number ->
        [1] Ronde { $number }. { $first } begint.
       *[other] Ronde { $number }. { $first } begint; de clans worden opnieuw verdeeld.
    }
    .first =
        { $number ->
            [1] Ronde { $number }. Jij begint.
           *[other] Ronde { $number }. Jij begint; de clans worden opnieuw verdeeld.
        }
event-first-drawn = Het lot wijst { $seat } aan om te beginnen.
    .seat = Het lot wijst jou aan om te beginnen.
event-allegiance = { $seat } dient de clan { $clan }.
    .seat = Je dient de clan { $clan }.
event-partner-dealt = { $seat } heeft een partner: { $partner }.
    .seat = Je hebt een partner: { $partner }.
event-art-drawn = { $seat } trekt { $art } ({ $card }).
    .seat = Je trekt { $art } ({ $card }).
event-item-laid = Op { $place } ligt { $item }.
event-turn = – { $seat } is aan de beurt –
    .seat = – Jij bent aan de beurt –
event-left = { $seat } verlaat de burcht.
    .seat = Je verlaat de burcht.
event-left-without-arts = { $seat } heeft geen shinobikaarten meer en verlaat de burcht.
    .seat = Je hebt geen shinobikaarten meer en verlaat de burcht.
event-last-turns = Er zijn genoeg spelers weg: iedereen die nog in de burcht is, heeft nog één beurt.
event-saw-in-keep = { $seat } ziet { $item } op { $place }.
    .seat = Je ziet { $item } op { $place }.
event-turned-up = { $seat } zet { $art } in en legt de kaart open.
    .seat = Je zet { $art } in en legt de kaart open.
event-discarded = { $art } van { $seat } is opgebruikt en wordt afgelegd.
    .seat = Jouw { $art } is opgebruikt en wordt afgelegd.
event-stole = { $seat } steelt het voorwerp op { $place }.
    .seat = Je steelt het voorwerp op { $place }.
event-attacked =
    { $kind ->
        [vaardigheid] { $seat } valt { $target } aan met vaardigheid.
       *[other] { $seat } valt { $target } aan met kunst.
    }
    .seat =
        { $kind ->
            [vaardigheid] Je valt { $target } aan met vaardigheid.
           *[other] Je valt { $target } aan met kunst.
        }
    .target =
        { $kind ->
            [vaardigheid] { $seat } valt jou aan met vaardigheid.
           *[other] { $seat } valt jou aan met kunst.
        }
event-defended = { $seat } weert de aanval af met { $card }.
    .seat = Je weert de aanval af met { $card }.
event-accepted = { $seat } doet niets.
    .seat = Je doet niets.
event-secret-art = { $seat } roept de eigen partner: { $partner }!
    .seat = Je roept je partner: { $partner }!
event-attack-failed = De aanval op { $target } mislukt.
    .target = De aanval op jou mislukt.
event-robbed = { $seat } pakt het voorwerp van { $target } af.
    .seat = Je pakt het voorwerp van { $target } af.
    .target = { $seat } pakt jouw voorwerp af.
event-gained = { $seat } heeft nu { $item }.
    .seat = Je hebt nu { $item }.
event-put-back = { $seat } kiest in het geheim welk van twee voorwerpen blijft, en legt het andere terug op { $place }.
    .seat = Je houdt een van twee voorwerpen en legt het andere terug op { $place }. Niemand anders weet welk.
event-kept = { $seat } heeft { $item } gehouden.
    .seat = Je hebt { $item } gehouden.
event-ability = { $seat } gebruikt het effect: { $effect }.
    .seat = Je gebruikt het effect: { $effect }.
event-looked = { $seat } bekijkt het voorwerp op { $place }.
    .seat = Je bekijkt het voorwerp op { $place }.
event-spied = { $seat } bekijkt wat { $target } heeft.
    .seat = Je bekijkt wat { $target } heeft.
    .target = { $seat } bekijkt wat jij hebt.
event-saw-held = { $seat } ziet dat { $target } { $item } heeft.
    .seat = Je ziet dat { $target } { $item } heeft.
    .target = { $seat } ziet dat jij { $item } hebt.
event-saw-art = { $seat } ziet { $card } van { $target }: { $art }.
    .seat = Je ziet { $card } van { $target }: { $art }.
    .target = { $seat } ziet bij jou { $card }: { $art }.
event-struck = { $seat } schakelt { $art } van { $target } uit: de kaart wordt afgelegd.
    .seat = Je schakelt { $art } van { $target } uit: de kaart wordt afgelegd.
    .target = { $seat } schakelt bij jou { $art } uit: de kaart wordt afgelegd.
event-poisoned = Door { $seat } verliest { $target } { $art } ({ $card }).
    .seat = Door jou verliest { $target } { $art } ({ $card }).
    .target = Door { $seat } verlies je { $art } ({ $card }).
event-took = { $seat } neemt het voorwerp op { $place }.
    .seat = Je neemt het voorwerp op { $place }.
event-drew =
    { $cards ->
        [one] { $seat } trekt een shinobikaart. Nog in de stapel: { $pile }.
       *[other] { $seat } trekt { $cards } shinobikaarten. Nog in de stapel: { $pile }.
    }
    .seat =
        { $cards ->
            [one] Je trekt een shinobikaart. Nog in de stapel: { $pile }.
           *[other] Je trekt { $cards } shinobikaarten. Nog in de stapel: { $pile }.
        }
event-exchanged = { $seat } en { $target } ruilen van voorwerp.
    .seat = Jij en { $target } ruilen van voorwerp.
    .target = { $seat } en jij ruilen van voorwerp.
event-independent = { $seat } verlaat de clan { $clan } en is onafhankelijk.
    .seat = Je verlaat de clan { $clan } en bent onafhankelijk.
event-turn-ended = { $seat } is klaar.
    .seat = Je bent klaar.
event-round-ended =
    { $clause ->
        [ART-55] De nacht is voorbij: de beurten van deze ronde zijn op ({ $clause }).
       *[other] Iedereen is buiten of heeft de laatste beurt gehad ({ $clause }). De voorwerpen worden onthuld.
    }
event-item-shown = { $seat } heeft { $item }, waarde { $value }.
    .seat = Je hebt { $item }, waarde { $value }.
event-round-won = { $seat } wint de ronde met { $item }.
    .seat = Je wint de ronde met { $item }.
event-nobody-won = Niemand heeft een voorwerp: niemand wint ronde { $number }.
event-honour =
    { $gained ->
        [one] { $seat } wint een eerpunt en heeft er nu { $honour }.
       *[other] { $seat } wint { $gained } eerpunten en heeft er nu { $honour }.
    }
    .seat =
        { $gained ->
            [one] Je wint een eerpunt en hebt er nu { $honour }.
           *[other] Je wint { $gained } eerpunten en hebt er nu { $honour }.
        }
event-ended = Het spel is voorbij ({ $clause }).
event-won = Niemand beheerst de kunsten van de shinobi beter: { $seat } wint!
    .seat = Niemand beheerst de kunsten van de shinobi beter: jij wint!

## De tafel in de terminal

table-round = Ronde { $number }; drie eerpunten winnen. Shinobikaarten in de stapel: { $pile }.
table-item = Voorwerp
table-shinobi = Shinobi
table-honour = Eerpunten
table-arts = Shinobikaarten
table-known = Wat je ervan weet
table-keep = De burcht
table-empty = leeg
table-unknown = niet gezien
table-left = buiten
table-independent = onafhankelijk
table-partner-used = gebruikt
table-partner-ready = nog ongebruikt
table-your-arts = Je shinobikaarten
table-your-partner = Je partner
moment-own-turn = in je beurt
moment-when-attacked = als je wordt aangevallen
moment-when-defended = als je aanval is afgeweerd
table-uses =
    { $left ->
        [one] nog 1 keer
       *[other] nog { $left } keer
    }
table-used-now = deze beurt ingezet
table-once = maar één keer
table-discards = Afgelegd
table-last-turns = Dit zijn de laatste beurten van de ronde.
table-face-up = { $art } (laatste keer)
table-legend = ▶ aan de beurt  ★ eer  ▒ gedekt  [Touw] open  ‹Touw› bij jou bekend

## Het bord in de browser

board-ceremony = De ronde wordt geteld
board-see-table = De tafel bekijken
board-see-scoring = Terug naar de telling
board-all-cards = Alle kaarten
board-items = Voorwerpen
board-items-note = Alleen wat spelers bij de telling dragen, telt: wat in de burcht ligt, heeft geen waarde en geen effect. Een teamgenoot is een speler van je eigen clan.
board-partners = Partners
board-discarded = { $count } afgelegd
board-close = Sluiten
board-skip = Overslaan
board-continue = Verder
board-leave = De burcht verlaten
board-pass = Passen ({ $item } nog eens bekijken, beurt beëindigen)
board-aim = { $seat } kiezen
board-secret = jij weet dit, maar niet iedereen
board-seen-by = gezien door { $names }
board-face-down = gedekt
board-partner-down = een partner, gedekt
board-no-item = geen voorwerp
board-undefended = geen verdediging
board-forced = Dat ziet iedereen, dus er wordt zo voor je geantwoord.
board-place-holds = { $place }: { $what }
board-inside = in de burcht
board-teammate = teamgenoot
board-teammate-of = in het team van { $winner }
    .winner = in jouw team
board-last-turn = laatste beurt
board-out = Je ligt uit deze ronde
board-out-why = Je hebt geen shinobikaarten meer, dus verlaat je de burcht.
board-out-item =
    { $item ->
        [1] Je houdt je voorwerp, en het telt mee bij de telling. Niemand kan het je nog afnemen.
       *[0] Je hebt geen voorwerp.
    }
board-out-until = buiten tot de telling
board-turn-of = beurt { $turn } van { $most }
board-honour = eerpunten: { $honour } (drie winnen)
after-honour =
    { $honour ->
        [one] 1 eerpunt
       *[other] { $honour } eerpunten
    }
board-icon-skill-attack = vaardigheidsaanval
board-icon-art-attack = kunstaanval
board-icon-skill-defence = vaardigheidsverdediging
board-icon-art-defence = kunstverdediging
board-score-shown = { $seat } toont { $item }: { $value }.
    .seat = Je toont { $item }: { $value }.
board-score-cancels = { $item } heft het effect op van: { $items }.
board-score-cancels-nothing = { $item } heft op, maar er valt niets op te heffen.
board-score-worth = { $item } is nu { $value } waard.
board-score-lowest = { $item }: de laagste waarde wint!
board-score-outright = { $item } wint de ronde!
board-score-nobody = Niemand heeft een voorwerp: niemand wint de ronde.
board-score-more = { $item } levert wie ermee wint extra eerpunten op: +{ $gained }.
board-score-independent = onafhankelijk: één punt, geen twee
board-score-teammate = { $seat } zit in het team van { $winner }, wint ook een eerpunt en heeft er nu { $honour }.
    .seat = Je zit in het team van { $winner }, wint ook een eerpunt en hebt er nu { $honour }.
    .winner = { $seat } zit in jouw team, wint ook een eerpunt en heeft er nu { $honour }.

## Het begeleide eerste spel

lesson-goal = Je sluipt door een burcht vol waardevolle voorwerpen. Wie aan het eind van de ronde het waardevolste heeft, krijgt twee eerpunten; in een team van twee krijgt elk er één. Met drie eerpunten win je het spel.
lesson-turn = In je beurt doe je één hoofdactie. Onderzoeken: een voorwerp bekijken, kost niets. Stelen: een shinobikaart inzetten en een voorwerp nemen. Aanvallen: met een kaart met een ster iemands voorwerp pakken; schilden houden dat tegen. Of verlaat de burcht, maar alleen vóór al het andere.
lesson-look = Bij elke beurt hoort een hoofdactie, dus overslaan kan niet. Wil je niets doen, dan bekijkt “Passen” een voorwerp in de burcht dat je al kent nog eens en beëindigt je beurt; je kunt het kiezen zodra je er een kent. “Alle kaarten” zegt wat elk voorwerp waard is; dat kan afhangen van wie wat draagt.
lesson-arts = Elke shinobikaart werkt twee keer per ronde, waarvoor je hem ook inzet: de eerste keer wordt hij opengelegd, de tweede keer afgelegd. De ruitjes tonen hoe vaak het nog kan. Wie een beurt begint zonder kaart, moet de burcht verlaten, met het eigen voorwerp.
lesson-secret = Een streepjesrand en een oog tonen wat jij weet en niet iedereen. Een klein oog met letters onder een voorwerp zegt wie het nog meer heeft bekeken.
lesson-item = Je hebt nu een voorwerp. Alleen jij weet welk, en wie het heeft bekeken. Zolang je in de burcht bent, kunnen anderen je erom aanvallen.
lesson-ingot = De Goudstaaf kan het hele spel in één ronde beslissen: wie ermee wint, krijgt één eerpunt extra. Wie alleen in de eigen clan is, heeft er dan drie, en met drie win je het spel.
lesson-free = Je hoofdactie is gedaan. Het effect van een kaart en je partner zijn vrije acties: je mag ze nu nog gebruiken, maar het hoeft niet. Om weg te gaan is het deze beurt te laat. “Beurt beëindigen” geeft de beurt door.
lesson-ability = Een van je kaarten heeft een effect dat je nu kunt gebruiken, voor of na je hoofdactie. Dat kost een van de twee keren dat de kaart werkt, net als een aanval of verdediging. “Alle kaarten” vertelt wat elk effect doet.
lesson-independence = Je hebt een teamgenoot: iemand van je clan. Wint een van jullie de ronde, dan krijgen jullie allebei één eerpunt. “Onafhankelijk worden” maakt daar een eind aan en kost één gebruik van een kaart: win je dan, dan krijg alleen jij een punt. Dat loont als nog een punt je teamgenoot het spel zou geven.
lesson-independent = Iemand is onafhankelijk geworden en heeft voor deze ronde de clan verlaten. Winst levert dan één eerpunt op, en de vroegere teamgenoot geen. Die is nu alleen in de clan en krijgt er bij winst twee.
lesson-attack = Een aanval pakt het voorwerp van het doelwit af, als niets die tegenhoudt. Sterren vallen aan, schilden verdedigen; een kling is vaardigheid, een krul is kunst.
lesson-defence = Alleen een schild van dezelfde soort houdt een aanval tegen: kling tegen kling, krul tegen krul. Je kunt ook niets doen en je kaarten bewaren.
lesson-own-partner = De laatste kaart van je rij is je partner. Tot je die toont, kent niemand anders die. Eén keer per ronde kun je die roepen; sommige helpen in je beurt, andere als je wordt aangevallen.
lesson-two = Niemand draagt twee voorwerpen. Houd er één; het andere gaat terug in de burcht, en niemand anders weet welk het was.
lesson-two-others = Niemand draagt twee voorwerpen. Wie een tweede krijgt, bekijkt ze allebei en kiest welk blijft; het andere gaat gedekt terug. Niemand anders weet welk van de twee daar nu ligt.
lesson-left = Wie de burcht heeft verlaten, is buiten veilig met het eigen voorwerp, en doet niet meer mee tot de telling. Jij kunt ook gaan, maar alleen als eerste handeling van je beurt.
lesson-exchanged = Een partner heeft je voorwerp ongezien geruild met dat van een ander. Wat je nu hebt, ligt voor je; dat weten alleen jij en misschien die ander.
lesson-long = Als { $players ->
        [5] drie
       *[other] twee
    } spelers de burcht hebben verlaten, hebben de anderen elk nog één beurt, en dan wordt er geteld. De ronde eindigt uiterlijk als iedereen die nog binnen is alle beurten heeft gehad. Jouw beurten worden naast je naam geteld: “beurt 3 van 12”.
lesson-last = Er zijn genoeg spelers weg: wie nog in de burcht is, heeft nog één beurt. Dat is de laatste kans op een beter voorwerp.
lesson-new-round = Een nieuwe ronde: alles wordt opnieuw gedeeld, ook de clans. Ieder houdt alleen de eigen eerpunten.
lesson-score = Nu worden de voorwerpen getoond en werken hun effecten één voor één; wat in de burcht ligt, telt niet. Wie alleen in de eigen clan wint, krijgt twee eerpunten; een team van twee elk één.
lesson-recap = Dat was een heel spel. Kort gezegd: kijk rond, neem het voorwerp dat het meest waard zal zijn, en houd het tot het eind van de ronde. Shinobikaarten vallen aan, verdedigen of hebben een effect, elk twee keer; je partner helpt één keer per ronde. Drie eerpunten winnen.

## Fouten in een deck

deck-form = Een deck is een tabel met een naam en met lijsten van art, partner en item.
deck-has-no = Een deck heeft geen { $said }; het heeft een naam, en lijsten van art, partner en item.
deck-name = De naam van een deck is een tekst van hooguit { $most } letters.
deck-part = De kaarten van een deck schrijf je als { $part }, elk met eigen regels.
deck-count = Een deck heeft { $count } verschillende kaarten bij “{ $part }”; hier zijn het er { $found }.
deck-card = { $part } { $card }: { $problem }
deck-card-has-no = Zo’n kaart heeft geen { $said }; hij kan { $known } hebben.
deck-card-name = Elke kaart heeft een naam van 1 tot { $most } letters.
deck-card-twice = Er is al zo’n kaart met de naam { $name }.
deck-card-names = Namen in andere talen zijn een tabel zoals { $example }, van elk 1 tot { $most } letters.
deck-card-twice-in = Er is al zo’n kaart met de naam { $name } in de taal “{ $language }”.
deck-icons = Symbolen zijn een lijst van { $icons }, zoals { $example }, of een lege lijst.
deck-icon-twice = Hetzelfde symbool staat hier twee keer.
deck-flag = { $key } moet true of false zijn.
deck-only-partner-draws = Alleen een partner laat kaarten trekken: een kunst die beurt na beurt wordt ingezet, zou de tafel vullen.
deck-no-art-effect = Er is geen effect { $said } voor een kunst. Het kan { $known } zijn, of helemaal geen.
deck-no-item-effect = Er is geen effect { $said } voor een voorwerp. Het kan { $known } zijn, of helemaal geen.
deck-moment = Elke partner heeft een moment: { $known }.
deck-power = Elke partner heeft een kracht (power): { $known }.
deck-other-moment = Het moment van de kracht “{ $power }” is “{ $right }”, niet { $said }.
deck-needs-count = Bij “{ $effect }” zegt count hoeveel: 1 tot { $most }.
deck-no-count = Alleen deze effecten hebben een count: { $known }.
deck-value = Elk voorwerp heeft een waarde, een geheel getal van 0 tot { $most }.
deck-value-twice = Een ander voorwerp heeft de waarde { $value }; alle moeten verschillen, zodat er één wint (ART-53).
deck-one-cancels = Maar één voorwerp kan de andere opheffen: twee zouden elkaar opheffen.
deck-needs-other = Bij “{ $effect }” is other de naam van een ander voorwerp uit dit deck.
deck-no-other = Alleen deze effecten noemen een ander voorwerp: { $known }.
deck-needs-worth = Bij “{ $effect }” is worth een geheel getal van 0 tot { $most }.
deck-no-worth = Alleen deze effecten hebben een worth: { $known }.
deck-unknown = Er is geen deck met de naam { $said }, alleen “{ $known }”; geef een heel deck.
deck-too-large = { $file } is te groot voor een deck: het mag { $most } bytes hebben.
deck-too-deep = { $file } is te diep voor een deck: geen regel mag meer dan { $most } punten hebben.
deck-no-text = { $file } is geen tekst in UTF-8.
deck-no-toml = { $file } is geen deck in TOML: { $problem }.

## Studies

study-items = Voorwerpen
study-partners = Partners
study-arts = Shinobikaarten
