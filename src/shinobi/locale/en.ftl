### What pages and the terminal both say.

## At the table

choose-verb = What do you do?
refused = Not allowed ({ $clause }): { $sentence }
result-one = { $names } wins.
result-shared = { $names } share the victory.
all-of = { $others } and { $last }

## Gestures

gesture-nod = { $seat } nods.
    .seat = You nod.
gesture-shake = { $seat } shakes their head.
    .seat = You shake your head.
gesture-shrug = { $seat } shrugs.
    .seat = You shrug.
gesture-laugh = { $seat } laughs.
    .seat = You laugh.
gesture-bow = { $seat } bows.
    .seat = You bow.
gesture-think = { $seat } strokes their chin.
    .seat = You stroke your chin.
gesture-stare = { $seat } stares, unmoving.
    .seat = You stare, unmoving.
gesture-applaud = { $seat } applauds.
    .seat = You applaud.
gesture-wink = { $seat } winks at { $to }.
    .seat = You wink at { $to }.
    .to = { $seat } winks at you.

## Rules

rules-independent = An independent, non-commercial implementation. The rules are told in our own words; the clause numbers are ours.

## Told to people who are away

notice-turn = It is your turn. With { $names }.
notice-subject = { $game }: it is your turn
notice-mail =
    It is your turn in { $game }, with { $names }.

    { $link }
notice-confirm-subject = Shinobi: is this your address?
notice-confirm =
    Somebody wants Shinobi to send mail to this address when it is their turn. If that is you, open this link:

    { $link }

    If not, there is nothing to do: no more mail will come.
