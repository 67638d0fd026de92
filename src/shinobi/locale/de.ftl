### Was Seiten und Terminal beide sagen.
###
### Wortwahl: match – Partie; game – Spiel; turn, move, step (of a match) – Zug; record – Aufzeichnung; seat – Platz;
### edition – Ausgabe; clause – Klausel; deck – Deck; table – Tisch. Anrede: du. Wer spielt, kann jede und jeder sein:
### „Person“, „wer“ und „alle“ statt „Spieler“. Die Befehle (undo, table, log, rules, quit) tippt man englisch.

## Am Tisch

choose-verb = Was tust du?
refused = Nicht erlaubt ({ $clause }): { $sentence }
result-one = { $names } gewinnt.
result-shared = { $names } teilen sich den Sieg.
all-of = { $others } und { $last }

## Gesten

gesture-nod = { $seat } nickt.
    .seat = Du nickst.
gesture-shake = { $seat } schüttelt den Kopf.
    .seat = Du schüttelst den Kopf.
gesture-shrug = { $seat } zuckt mit den Schultern.
    .seat = Du zuckst mit den Schultern.
gesture-laugh = { $seat } lacht.
    .seat = Du lachst.
gesture-bow = { $seat } verbeugt sich.
    .seat = Du verbeugst dich.
gesture-think = { $seat } streicht sich übers Kinn.
    .seat = Du streichst dir übers Kinn.
gesture-stare = { $seat } starrt, ohne sich zu rühren.
    .seat = Du starrst, ohne dich zu rühren.
gesture-applaud = { $seat } klatscht.
    .seat = Du klatschst.
gesture-wink = { $seat } zwinkert { $to } zu.
    .seat = Du zwinkerst { $to } zu.
    .to = { $seat } zwinkert dir zu.

## Regeln

rules-independent = Eine unabhängige, nichtkommerzielle Umsetzung. Die Regeln sind in unseren eigenen Worten erzählt, die Nummern der Klauseln sind von uns.

## Told to people who are away

notice-turn = Du bist dran. Mit { $names }.
notice-subject = { $game }: Du bist dran
notice-mail =
    Du bist dran in { $game }, mit { $names }.

    { $link }
notice-confirm-subject = Shinobi: Ist das deine Adresse?
notice-confirm =
    Jemand möchte, dass Shinobi an diese Adresse schreibt, wenn er dran ist. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail.
