### What clans says. Headings, clauses and notes stand in the order of the rules page.

name = Shinobi: War of Clans
heart = Command everyone’s armies while hiding whom you serve.
length = 10–20 minutes with bots, 20–40 with people
summary = Five clans’ troops spread over the players’ provinces, and everyone commands all of them. Whom you serve is secret. At the end the clan with the most troops on the table wins, if somebody serves it.

## The rules

heading-goal = Goal
note-goal = At the end, the clan you secretly serve should have more cards on the table than any other clan that somebody serves. In a tie, the cards of your clan in your own province decide. Nobody should find out too early which clan it is.

heading-table = The table
note-table = Every player has a province with armies of any clan in it: a stack of cards of one clan is an army, and the number of its cards is its strength. Above the table you see the three orders of the turn, how many cards each clan has on the table, and the deck. Your hand and your clan lie below; nobody else sees them.
picture-orders = The three orders of a turn, one after the other.
picture-tally = How many cards each clan has on the table. The dashed one is yours.
picture-deck = The deck, and who will have the last turn.
picture-army = An army: cards of one clan in one province. Their number is its strength.
picture-province = Your own province. Armies of any clan may stand in it; from here you attack.
picture-clan = The clan you secretly serve. Only you see it.
picture-hand = Your hand: troops and ninjas. Only you see it.

heading-example = A turn, for example
note-example = It is Hana’s turn; she secretly serves Mōri. First order: she deploys a Takeda card in Akane’s province, a false trail. Second order: she stations a Mōri card in her own province, where Mōri now has three cards. Third order: she must attack with one of her armies. She cannot attack Takeda in Akane’s province, because the first order changed it. So her Mōri army attacks the two cards of Oda in Botan’s province: Oda loses one. Then Hana draws two cards, because she stationed; after moving it would have been one.

heading-setup = Set-up
CLA-01 = The game is for three to five players; in the French edition also for two.
CLA-02 = Five clans fight: Hōjō (purple), Uesugi (green), Takeda (red), Mōri (blue), Oda (yellow).
CLA-03 = The five clan cards are shuffled, and each player gets one. It stays secret until the end. Those left over go back into the box unseen.
CLA-04 = The deck holds eleven troops of each clan, unless the table agreed on another number, and three ninjas in all. After the deal at least one card must be left.
CLA-05 = Everyone draws four cards. The first player is drawn by lot, or agreed on.
CLA-06 = The space in front of a player is that player’s province. Troops of any clan may stand there.
CLA-07 = Troops of one clan in one province are one army. Its strength is its number of cards. All troops on the table lie face up.

heading-turn = A turn: three orders
CLA-09 = All three orders must be given, in this order. None may be declined; an order is skipped only if it cannot be carried out at all.
CLA-10 = First order: put a troop card from your hand face up into any province but your own. It may be of any clan.
CLA-11 = Instead of the first order you may play a ninja: choose an army in another player’s province; one of its cards is discarded, and so is the ninja. Discards lie open and never return.
CLA-12 = Second order, one of two: put a troop card from your hand into your own province, or move one card from one province to another. Cards may be moved into your own province, but never out of it.
CLA-13 = A ninja can be played only as the first order.
CLA-14 = Third order: with an army in your own province, attack an army in another province, exactly once. You must attack if any attack is allowed, also if its only target is your own clan.
CLA-15 = The target must be weaker than the attacking army.
CLA-16 = The target must be of another clan than the attacking army.
CLA-17 = The target must not be an army that an earlier order of this turn has changed: by deploying a card to it, by a ninja, or by moving a card into it or out of it. An army in your province may attack even if it was changed. An army that was emptied and built up again in the same turn still counts as changed.
CLA-18 = The attacked army loses one card, which is discarded. The attacker loses nothing.
CLA-19 = An order that cannot be carried out at all is skipped: the first if you hold nothing playable, the second if neither form is possible, the third if no attack is allowed.
CLA-20 = At the end of your turn you draw back up to four cards, as far as the deck goes: two cards if you stationed a troop, one if you moved a card.
CLA-21 = Play passes to the left (clockwise). Nobody acts out of turn.

heading-end = The end
CLA-30 = When the last card of the deck is drawn, everybody has one more turn. Whoever drew it has the last turn of the game.
CLA-31 = Then all players show their clan cards. The player whose clan has the most cards on the table, over all provinces, wins. Cards in hand do not count.
CLA-32 = A clan that nobody serves cannot win; the largest clan that somebody serves wins instead.
CLA-33 = In a tie, the tied player with more cards of their own clan in their own province wins.
CLA-34 = If that is a tie, too, the victory is shared.
CLA-35 = At the end the players’ clan cards are shown; hands and clan cards left over are not.

heading-knowledge = What each player may know
note-knowledge = Your own clan card and hand; all provinces; the discard pile and every order given; the sizes of hands and deck. Never other hands, other clan cards, the clan cards left over, or the order of the deck.

heading-talk = Table talk
note-talk = Free: claims, threats, lies. No clan card may be shown before the end.

## What a table can agree on

option-troops_per_clan = troops of each clan in the deck (CLA-04)
option-first = who begins (CLA-05)
option-moved_out = an army that lost a card by moving is protected, too (CLA-17)

edition-de = German – 3 to 5 players
edition-fr = French – 2 to 5 players

## Things

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

order-first = first
order-second = second
order-third = third
order-refill = draw
order-over = over

## Moves

verb-deploy = deploy
verb-ninja = ninja
verb-station = station
verb-move = move
verb-attack = attack

ask-deploy-clan = Which clan’s troop do you deploy?
ask-deploy-province = Into whose province?
ask-ninja-province = In whose province does the ninja strike?
ask-ninja-clan = Which army does it strike?
ask-ninja-province-clan = Which army does it strike?
ask-station-clan = Which clan’s troop do you station in your own province?
ask-move-clan = Which clan’s card do you move?
ask-move-origin = Out of whose province?
ask-move-province = Into whose province?
ask-attack-clan = With which of your armies do you attack?
ask-attack-province = In whose province?
ask-attack-target = Which army there?
ask-attack-province-target = Which army does it attack?
whole-deploy = deploy { $clan } in { $province }’s province
whole-ninja = ninja: { $clan } at { $province }’s
whole-station = station { $clan } in your own province
whole-move = move { $clan }: { $origin } → { $province }
whole-attack = attack with { $clan }: { $target } at { $province }’s
name-attack-clan = attack with { $clan }
name-attack-province-target = { $target } at { $province }’s
name-ninja-province-clan = { $clan } at { $province }’s
named-own = your own province

turn-first =
    { $ninjas ->
        [0] First order: deploy a troop into another province.
       *[other] First order: deploy a troop into another province, or play a ninja.
    }
turn-second = Second order: station a troop in your province, or move a card.
turn-third =
    { $count ->
        [one] Third order: attack. There is one target, so you must.
       *[other] Third order: attack one of the { $count } targets; you must.
    }
turn-final = It is your last turn.
turn-last = It is your last turn, and the last of the game.
warn-forced = As things stand, you must then attack { $target }.
warn-forced-many = As things stand, you must then attack one of { $count } armies.
warn-target = { $clan } at { $province }’s
    .province = { $clan } at your own

wait-first = { $seat } gives the first order: to deploy a troop, or to play a ninja.
wait-second = { $seat } gives the second order: to station a troop, or to move a card.
wait-third = { $seat } gives the third order: to attack.
wait-final = It is { $seat }’s last turn.
wait-last = It is the last turn of the game.

why-CLA-14 = Only armies in your own province attack, and only armies in other provinces.
why-CLA-17 = An earlier order of this turn has changed this army, so it cannot be attacked now.

## Talk

claim-serve = I serve { $clan }.
claim-not-serve = I do not serve { $clan }.
claim-suspect = I believe that { $seat } serves { $clan }.
claim-spare = Spare { $clan }, and I will remember it.
question-whom = { $asked }, whom do you serve?
question-why-strike = { $asked }, why do you strike { $clan }?

## What happens

event-first-drawn = The lot decides: { $seat } begins.
    .seat = The lot decides: you begin.
event-clan-dealt = { $seat } secretly serves { $clan }.
    .seat = You serve { $clan }. Nobody else knows.
event-drew = { $seat } draws: { $card }.
    .seat = You draw: { $card }.
event-refilled =
    { $cards ->
        [one] { $seat } draws a card. Left in the deck: { $deck }.
       *[other] { $seat } draws { $cards } cards. Left in the deck: { $deck }.
    }
    .seat =
        { $cards ->
            [one] You draw a card. Left in the deck: { $deck }.
           *[other] You draw { $cards } cards. Left in the deck: { $deck }.
        }
event-last-card = { $seat } drew the last card: everybody has one more turn, { $seat } last.
    .seat = You drew the last card: everybody has one more turn, you last.
event-turn = — { $seat }’s turn —
    .seat = — Your turn —
event-deployed = { $seat } deploys { $clan } in { $province }’s province.
    .seat = You deploy { $clan } in { $province }’s province.
    .province = { $seat } deploys { $clan } in your province.
event-struck = { $seat }’s ninja strikes { $clan } in { $province }’s province.
    .seat = Your ninja strikes { $clan } in { $province }’s province.
    .province = { $seat }’s ninja strikes { $clan } in your province.
    .seat-province = Your ninja strikes { $clan } in your own province.
event-stationed = { $seat } stations { $clan } in their own province.
    .seat = You station { $clan } in your own province.
event-moved = { $seat } moves { $clan } from { $origin }’s to { $province }’s province.
    .seat = You move { $clan } from { $origin }’s to { $province }’s province.
    .origin = { $seat } moves { $clan } out of your province and into { $province }’s.
    .province = { $seat } moves { $clan } from { $origin }’s province to yours.
    .seat-origin = You move { $clan } from your own to { $province }’s province.
    .seat-province = You move { $clan } from { $origin }’s to your own province.
event-attacked = { $seat } attacks with { $clan }: { $target } in { $province }’s province loses a card.
    .seat = You attack with { $clan }: { $target } in { $province }’s province loses a card.
    .province = { $seat } attacks with { $clan }: { $target } in your province loses a card.
    .seat-province = You attack with { $clan }: { $target } in your own province loses a card.
event-skipped = { $seat } cannot give the { $order } order; it is skipped.
    .seat = You cannot give the { $order } order; it is skipped.
event-clan-shown = { $seat } served { $clan }. On the table: { $cards }, of these in their own province: { $home }.
    .seat = You served { $clan }. On the table: { $cards }, of these in your own province: { $home }.
event-ended =
    { $clause ->
        [CLA-31] The largest clan that somebody serves has won (CLA-31).
        [CLA-33] The largest clans are equal; the cards in the players’ own provinces decide (CLA-33).
       *[other] Equal on the table and equal in the players’ own provinces: the victory is shared ({ $clause }).
    }
event-won = { $seat } wins!
    .seat = You win!

## The table in the terminal

table-province = Province
table-hand = Cards
table-total = On the table
table-discards = Discarded
table-deck =
    { $cards ->
        [0] The deck is empty; { $last } has the last turn.
       *[other] Cards in the deck: { $cards }. If you station you draw two, if you move one; whoever draws the last card has the last turn.
    }
table-your-hand = Your hand
table-your-clan = You serve
table-history = Orders so far: + deployed or stationed, → moved, − attacked or hit by a ninja
table-legend = ▶ in turn  ■ one card  + grown, − shrunk this turn: no target for the third order

## The board in the browser

board-turn-yours = Your turn
board-turn = { $seat }’s turn
board-orders = the three orders
board-order-first = Deploy, or ninja
board-order-second = Station, or move
board-order-third = Attack
board-allows-first = a card from your hand into another province
board-allows-second = from your hand into your own province, or from one province to another
board-allows-third = With an army in your province, attack a weaker army of another clan in another province.
board-state-done = done
board-state-now = now
board-state-next = later
board-state-skipped = skipped: impossible
board-skipped-third = skipped: no target
board-targets =
    { $count ->
        [0] no target so far
        [one] one target: must attack
       *[other] { $count } targets: must attack
    }
board-no-target =
    { $barred ->
        [0] no army in { $seat }’s province is stronger than one elsewhere
       *[other] weaker ones elsewhere: same clan or shield
    }
    .seat =
        { $barred ->
            [0] no army in your province is stronger than one elsewhere
           *[other] weaker ones elsewhere: same clan or shield
        }
board-province = { $seat }’s province
board-province-own = Your province
board-army = { $clan }: { $cards }, in { $seat }’s province.
board-army-own = { $clan }: { $cards }, in your province.
board-safe-first = Cannot be attacked this turn: the first order changed it.
board-safe-second = Cannot be attacked this turn: the second order changed it.
board-threatened = As things stand, this army can be attacked in the third order.
board-put = { $clan } to { $seat }’s province
board-put-own = { $clan } to your province
board-then-forced = Then you must attack one of: { $targets }.
board-then-must =
    { $count ->
        [one] then you must attack:
       *[other] then you must attack one of:
    }
board-then-count = then you must attack one of { $count } armies
board-then-free = Then there will be nothing to attack.
board-cards =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
board-serves = { $seat } serves { $clan }
board-hand-held = Hand:
board-only-you = Only you know this
board-hand-empty = No cards left.
board-standing = { $clan }: { $cards } on the table
board-yours = your clan; only you know it
board-deck =
    { $cards ->
        [0] Deck empty
       *[other] Deck: { $cards }
    }
board-last =
    { $turns ->
        [one] Last turn of the game: { $seat }
       *[other] { $turns } turns left; { $seat } has the last one
    }
    .seat =
        { $turns ->
            [one] Last turn of the game: yours
           *[other] { $turns } turns left; you have the last one
        }
board-last-among = Last turn of the game: { $names }
board-last-why = Whoever draws the last card of the deck has the last turn. Stationing draws two cards, moving one: the orders to come decide who it will be.
board-last-decided = The deck is empty: everybody has one more turn. { $seat } drew the last card and has the last turn of the game.
    .seat = The deck is empty: everybody has one more turn. You drew the last card and have the last turn of the game.
board-chart = Who did what
board-chart-note = Bars point up for + and down for −. Forced attacks count, too.
board-close = Close
board-reckoning = Final count
board-nobody = nobody
board-pips = { $cards } on the table, of these in their own province: { $home }
board-pip-home = in the player’s own province
board-pip-away = elsewhere
board-unserved = Nobody serves { $clan }, so it cannot win.
board-largest = The largest clan that somebody serves wins.
board-tie-home = { $seat } ({ $clan }) { $cards }
board-tie = A tie: { $cards } on the table each. Of these in their own province: { $homes }.
board-tie-decides = Whoever has more in their own province wins.
board-tie-shared = That is equal, too: the victory is shared.

## The guided first game

lesson-aim = You secretly serve one clan: it is in the dashed frame. At the end the player whose clan has the most cards in all provinces wins; in a tie, whoever of them has more in their own province. A clan that nobody serves cannot win.
lesson-orders = A turn has three orders: a card into another province; a card into your own, or one moved; and an attack. Armies in your own province attack weaker armies of other clans in other provinces. If you can attack, you must.
lesson-first = First order: pick a card from your hand, then another player’s province: the troop goes there. It may be of any clan, so strengthen your own or lay a false trail.
lesson-second = Second order: pick a card from your hand and then your own province; or pick an army elsewhere and then the province one of its cards moves to. Only the others can move cards out of your province; you cannot.
lesson-warning = Crossed swords mark what the third order could attack as things stand. If there is a target you must attack, so look before you give the second order.
lesson-third = Third order: pick an army in your province, then a weaker army of another clan elsewhere. It loses one card; yours loses nothing.
lesson-protected = A green shield marks an army that the first (1) or second (2) order of this turn has changed. It cannot be attacked in this turn: strengthening an army also protects it.
lesson-skipped = An order that could not be given was skipped; what can be done must be done, attacks included. There is no attack if no army in the player’s own province is stronger than one of another clan elsewhere.
lesson-watch = Now the others give their orders; the strip above the table shows them one by one. Whom a player strengthens or attacks is a hint whom they serve.
lesson-carried = A card was moved out of your province. You cannot move cards out of it yourself, but everybody else can. You may do the same in theirs.
lesson-hit = An army in your province was attacked and has lost a card. Only a stronger army of another clan can do that; it costs the attacker nothing.
lesson-ninja = A ninja is played instead of the first order: it takes one card from any army in another player’s province, however strong. There are only three in the deck.
lesson-marks = The small signs beside a name show that player’s latest turn: + put a troop somewhere (a house: in their own province), → moved one, crossed swords attacked, ○ gave no order. Press one to read it.
lesson-chronicle = A player who attacks a clan again and again probably does not serve it. “{ board-chart }” shows who strengthened and who attacked which clan.
lesson-heap = Armies grow now. Three things help against a large one: a ninja; a still larger army of another clan in your own province; or moving its cards away one by one, to attack where they are few.
lesson-behind = If your clan has few cards on the table, or none, it is not lost: what you add in the last rounds can hardly be struck any more. Keep its cards in your hand until then, and meanwhile attack the largest clan.
lesson-refill = At the end of a turn the hand is filled up to four: by two cards after stationing, by one after moving. Whoever draws the last card of the deck will have the last turn.
lesson-last-card = The deck is empty: everybody has one more turn. In a tie, cards of your clan in your own province decide, so move some there.
lesson-end = All clan cards are open now. In short: build your clan late or where nobody notices, watch who never attacks which clan, and strike the clan that you think others serve.
