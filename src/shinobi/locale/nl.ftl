### Wat zowel de pagina’s als de terminal zeggen.
###
### Woordkeus: match – partij; game – spel; turn – beurt; move, step (of a match) – zet; record – verslag; seat – plaats;
### edition – editie; clause – regel; deck (kaarten van arts) – deck; table – tafel. Aanspreekvorm: je. Een speler kan
### iedereen zijn: geen ‘hij’ of ‘zijn’ bij een naam. De opdrachten (undo, table, log, rules, quit) zijn Engels.

## Aan tafel

choose-verb = Wat doe je?
refused = Niet toegestaan ({ $clause }): { $sentence }
result-one = { $names } wint.
result-shared = { $names } delen de overwinning.
all-of = { $others } en { $last }

## Gebaren

gesture-nod = { $seat } knikt.
    .seat = Je knikt.
gesture-shake = { $seat } schudt het hoofd.
    .seat = Je schudt je hoofd.
gesture-shrug = { $seat } haalt de schouders op.
    .seat = Je haalt je schouders op.
gesture-laugh = { $seat } lacht.
    .seat = Je lacht.
gesture-bow = { $seat } buigt.
    .seat = Je buigt.
gesture-think = { $seat } strijkt over de kin.
    .seat = Je strijkt over je kin.
gesture-stare = { $seat } staart, roerloos.
    .seat = Je staart, roerloos.
gesture-applaud = { $seat } klapt.
    .seat = Je klapt.
gesture-wink = { $seat } knipoogt naar { $to }.
    .seat = Je knipoogt naar { $to }.
    .to = { $seat } knipoogt naar jou.

## Regels

rules-independent = Een onafhankelijke, niet-commerciële uitvoering. De regels zijn in onze eigen woorden verteld; de nummering is van ons.

## Told to people who are away

notice-turn = Jij bent aan de beurt. Met { $names }.
notice-subject = { $game }: jij bent aan de beurt
notice-mail =
    Jij bent aan de beurt in { $game }, met { $names }.

    { $link }
notice-confirm-subject = Shinobi: is dit jouw adres?
notice-confirm =
    Iemand wil dat Shinobi naar dit adres mailt als het zijn beurt is. Ben jij dat, open dan deze link:

    { $link }

    Zo niet, dan hoef je niets te doen: er komt geen mail meer.
