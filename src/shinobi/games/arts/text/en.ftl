### What arts says. Headings, clauses and notes stand in the order of the rules page.

name = Shinobi Arts
heart = Look, steal, attack, defend, and leave the keep in time.
length = 20–40 minutes
summary = Shinobi creep through a keep for the most valuable thing in it. What a thing is worth depends on what the others carry, and on who they are to you. Look, steal, attack, defend, call on your partner once, and get out in time. Three honour points win.

## The rules

heading-goal = Goal
note-goal = Hold the most valuable item when a round ends. That brings honour points, and three honour points win the game.

heading-table = The table
note-table = In the middle is the keep with its places, and on each place lies an item, face down. Around it sit the players, each with shinobi cards, a partner and at most one item. Your own cards lie at the bottom; a dashed edge and an eye mark what you know and not everybody does. “All cards” lists what every card does.
picture-rival = What lies before another player: an item at most, shinobi cards, a partner. What is face down is secret.
picture-honour = Honour points. Three win the game.
picture-keep = The keep. On each place an item: face down, unless you have looked at it.
picture-gate = The gate. Who leaves keeps their item, and does nothing more in this round.
picture-item = Your item. You hold one at most.
picture-arts = Your shinobi cards: stars attack, shields defend, diamonds are the uses left.
picture-partner = Your partner, who helps you once a round.

heading-example = A few turns, for example
note-example = Akane investigates and secretly sees the Gold Ingot, value 6. In her next turn she uses Shuriken to steal it: that turns the card face up, for it was its first use. Ren attacks her with Taijutsu, a skill attack. Akane answers with Smoke Bomb, which has a skill shield: the attack is stopped, and she keeps the ingot. In her next turn she leaves the keep before doing anything else. Botan has left already, so the others have one more turn each. Then all items that somebody holds are shown; Akane’s is worth most, she is alone in her clan, and so she gets two honour points, and one more for the ingot.

heading-icons = Icons and cards
note-icons = A star is an attack, a shield a defence; a blade means skill, a swirl means art. Where letters stand for them (in decks of your own, and in the version without pictures): As skill attack, Aa art attack, Ds skill defence, Da art defence. A shield stops only an attack of its own kind. In the house deck there are two of each shinobi card and one of every other; “All cards” at the table lists them.

heading-setup = Set-up of a round
ART-01 = The game is for three to five players. It is played in rounds until somebody has three honour points.
ART-02 = Everyone gets one of eight partner cards, face down. The remaining cards are not used this round.
ART-03 = Everyone gets three of the 24 shinobi cards, face down: twelve kinds, two cards each. The rest form a face-down draw pile.
ART-04 = Everyone gets one of six allegiance cards, three clans of two cards each, and reveals it. Two players of one clan are a team. The remaining cards are not used this round.
ART-05 = As many items as there are players, and one more, lie face down in the keep. The rest stay in a face-down pile and are not used this round.
ART-06 = In the first round the first player is drawn by lot, unless a player was named when the table was created. Later rounds are begun by whoever held the winning item of the last one; if nobody won it, by the same player again.
ART-07 = You may look at your own cards, your item included, at any time.
ART-08 = The keep has one place more than there are players, with one item on each at the start. So an item always lies in the keep, investigating is always possible, and passing is not allowed.

heading-turn = A turn
ART-10 = Play goes clockwise among those still in the keep.
ART-11 = Leave the keep: only before doing anything else in this turn, with or without an item. You are out until scoring, and nothing can target you.
ART-12 = A player with no shinobi cards at the start of their turn leaves automatically, even if the partner is unused.
ART-13 = If you stay, you take exactly one main action (investigate, steal or attack) and any number of free actions before or after it. After the main action you decide when your turn ends.
ART-14 = Investigate: look secretly at one item lying in the keep. It needs no shinobi card.
ART-15 = Steal: use any one shinobi card and take one item lying in the keep.
ART-16 = Attack: name a player in the keep who holds an item, and use a shinobi card with an attack icon. If it carries both a skill and an art attack, say which. Teammates may be attacked.
ART-17 = Defence: the target may use a shinobi card with the matching defence icon, skill against skill, art against art. Nobody has to defend. If it is defended, nothing is taken.
ART-18 = If it is not defended, the attacker takes the target’s item.
ART-19 = The target is always asked, also when nothing in hand could defend, so that being asked tells nobody anything.
ART-20 = Nobody carries two items. Whoever gains a second one looks at both, chooses one to keep, and puts the other back into the keep, face down. Nobody else learns which was kept: the two are shuffled before one is put back. The item put back goes to the place the new one came from; after an attack, to the first empty place.
ART-21 = An attack goes like this: the attack card is used; the target answers once, with nothing, with one shinobi card, or with a partner who helps when attacked; if a shinobi card defended, the attacker answers once, with nothing or with a partner who helps when a defence succeeds; then the result. Answers cannot be answered. A partner who makes an attack fail does not count as a defence by card. Used cards and partners stay used.
ART-22 = After a defence by card, an attacker whose partner is still unused is always asked, whichever partner it is.

heading-free = Free actions
ART-30 = Effect: use a shinobi card for its effect.
ART-31 = Partner (its secret art): reveal your partner and use its effect, once a round. Some partners help at a moment of their own, also outside your turn.
ART-32 = Independence: use any shinobi card and discard your allegiance. Only while you have a teammate. From then on a win brings you one honour point and them none, and if they win, you get none (ART-52).
ART-33 = An effect, of a card or a partner, needs what it names: a target in the keep, an item to look at, take or exchange, a face-up shinobi card to strike, a shinobi card to lose, a card to draw. If there is nothing of that, it may not be used; if there is less than all, it does as much as there is. Never on yourself; teammates may be named.
ART-34 = Free actions, and partners who help on your own turn, may be used at any point of your own turn at which nobody is being asked.

heading-arts = Using shinobi cards
ART-40 = Each shinobi card can be used twice a round: the first use turns it face up, the second discards it. A card marked “one use only” is discarded after its first use.
ART-41 = The same card can be used only once in a turn, the defender’s cards included. Different cards may be used in one turn.
ART-42 = Cards drawn are face down and unused, and may be used in the same turn. Discards are public and do not come back in the round.
ART-43 = Two copies of one kind are two cards. Copies in the same state are interchangeable.

heading-end-of-round = End of a round
ART-50 = When two players of three or four, or three players of five, have left, everyone still in the keep has one more turn, clockwise from the player whose leaving completed that number. Leaving counts as that turn.
ART-51 = Then all items held are revealed and their effects applied. Items in the keep do not count.
ART-52 = The holder of the most valuable item wins the round. Alone in the team: two honour points. A team of two: one each. Independent: one. Whoever’s teammate became independent is alone in the team, and gets two if they win.
ART-53 = If values are equal, the item with the higher base value wins; when the lowest value wins, the one with the lower base value. If nobody holds an item, nobody wins honour.
ART-54 = The Key Ring cancels the special effects of all other items except the Box’s. Cancelled items count with their base value. (In another deck: an item that cancels, and effects that cannot be cancelled.)
ART-55 = A round in which everyone still in the keep has had twelve turns, or as many as was agreed, ends and is scored. Last turns that have already begun (ART-50) are played first.
ART-56 = The order of scoring: reveal; cancel; values; an item that wins the round by its effect; otherwise the highest value, or the lowest, if an item in force says so; ties; honour points for the holder and their team as it stands; extra honour points.

heading-end = End of the game
ART-60 = Three honour points or more win. Those who reach them in the same round share the victory.

heading-silence = Silence
ART-70 = Telling anyone, even a teammate, what only you can know about items or shinobi cards is forbidden. While a round is played, the table offers gestures that carry no knowledge of cards; there is no free chat, and nothing can be claimed about cards.

heading-knowledge = What each player may know
note-knowledge = Your own partner, shinobi cards and item; all allegiances; shinobi cards lying face up or discarded, and partners revealed; which places in the keep hold an item, and who holds one; what you looked at yourself; honour points. What you know of an item follows it through every move that all can see; when its holder has shuffled two, everybody else loses what they knew of both. A face-down shinobi card you looked at stays known while it lies in front of the same player. Never other face-down shinobi cards, partners not revealed, items not looked at, the piles, or what another player saw.

## What a table can agree on

option-deck = the deck that is played with
option-first = who begins the first round (ART-06)
option-max_turns = turns each player has before a round ends (ART-55)

edition-fr = The original rules (French booklet)

## Things

card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6

place-1 = place 1
place-2 = place 2
place-3 = place 3
place-4 = place 4
place-5 = place 5
place-6 = place 6

clan-crane = Crane
clan-tiger = Tiger
clan-snake = Snake

attack-skill = skill
attack-art = art

keeping-old = the one you had
keeping-new = the new one

effect-look = look at items in the keep
effect-look-many = look at { $count } items in the keep
effect-look-all = look at all items in the keep
effect-spy = look at a player’s item
effect-read = look at a player’s item and shinobi cards
effect-strike = discard a face-up shinobi card of another player
effect-take = take an item from the keep without using a card
effect-poison = a player loses a random shinobi card
effect-draw = draw shinobi cards
effect-draw-many = draw { $count } shinobi cards
effect-draw-one = draw a shinobi card
effect-exchange = exchange your item for another player’s, unseen
effect-attack-fails = the attack fails
effect-defence-void = the defence is void

says-none = no effect
says-wins-if-held = wins the round if another player holds { $other }
says-worth-if-held = { $worth } if another holds { $other }
says-worth-if-partner-unused = { $worth } if your partner was not used
says-worth-with-teammate = { $worth } if you have a teammate
says-worth-without-teammate = { $worth } if you have no teammate
says-worth-if-inside = { $worth } if you are in the keep at scoring
says-worth-if-outside = { $worth } if you have left at scoring
says-lowest-wins = the lowest value wins
says-more-honour =
    { $worth ->
        [one] one honour point more if it wins: up to three at once
       *[other] { $worth } honour points more for you if it wins
    }
says-cancels = cancels the effects of all other items
says-lasting = { $effect }; this cannot be cancelled

item-says = { $value }: { $effect }
item-named = { $item } ({ $says })
named-card = { $card } ({ $spot })
named-secret-art = call on partner: { $partner }
named-secret-art-power = call on { $partner }: { $power }
named-place = { $place } ‹{ $item }›
named-place-known = { $place } ‹{ $item }› (you know it)

listed-shuriken = Shuriken
listed-taijutsu = Taijutsu
listed-chain-sickle = Chain Sickle
listed-hypnosis = Hypnosis
listed-illusion = Illusion
listed-curse-seal = Curse Seal
listed-fire-breath = Fire Breath
listed-smoke-bomb = Smoke Bomb
listed-body-double = Body Double
listed-rope = Rope
listed-shadow-walk = Shadow Walk
listed-far-sight = Far Sight
listed-scout = Scout
listed-bodyguard = Bodyguard
listed-pickpocket = Pickpocket
listed-poisoner = Poisoner
listed-armourer = Armourer
listed-mind-reader = Mind Reader
listed-changeling = Changeling
listed-blade = Blade
listed-code-paper = Code Paper
listed-box = Box
listed-tea-bowl = Tea Bowl
listed-black-mirror = Black Mirror
listed-heirloom-sword = Heirloom Sword
listed-gold-ingot = Gold Ingot
listed-key-ring = Key Ring
listed-secret-document = Secret Document

## Moves

verb-leave = leave
verb-investigate = investigate
verb-steal = steal
verb-attack = attack
verb-ability = use effect
verb-secret-art = call on partner
verb-independence = become independent
verb-end-turn = end turn
verb-accept = do nothing
verb-defend = defend
verb-keep = keep
verb-choose = choose
verb-name = name
verb-strike = strike
whole-investigate = look at { $place }
whole-steal = steal from { $place } with { $card }
whole-attack = attack { $target } with { $card } ({ $kind })
whole-ability = use { $card }
whole-look-at = use { $card }: look at what { $target } has
whole-name = choose { $target }
whole-independence = become independent, using { $card }
whole-defend = defend with { $card }
grave-leave = Leave the keep? If you hold an item, you keep it, and nobody can take it from you any more. But you do nothing more until scoring.
grave-independence = Become independent? You leave your clan for this round. If you win, you get one honour point and your teammate none; but you no longer win with your teammate. That is worth it when a point would give your teammate the game.

ask-investigate-place = Which place do you look at?
ask-steal-card = Which shinobi card do you use? It costs one of its uses.
ask-steal-place = From which place do you take the item?
ask-attack-card = Which shinobi card do you attack with?
    .target = Attack { $target }: with which shinobi card?
ask-attack-kind = Is it a skill attack or an art attack?
ask-attack-target = Whom do you attack?
ask-ability-card = Which shinobi card’s effect do you use?
ask-independence-card = Which shinobi card do you use for it? From then on a win brings you one honour point and your teammate none; if your teammate wins, you get none.
ask-defend-card = Which shinobi card do you defend with?
ask-keep-which = Which of the two do you keep? The other goes back, and nobody can tell which.
ask-choose-place = Which place?
ask-name-target = Which player?
ask-strike-target = Whose shinobi card is struck?
ask-strike-card = Which of their face-up cards?

turn-turn = Take your main action: investigate, steal or attack. You may take free actions before or after it.
turn-turn-fresh = Take one main action (investigate, steal or attack), and any free actions; or leave the keep.
turn-turn-done =
    { $free ->
        [1] Your main action is done. You may still take a free action, or end your turn.
       *[0] Your main action is done. End your turn.
    }
turn-effect = Choose the target: { $effect }.
turn-look =
    { $more ->
        [1] Choose one more item in the keep to look at.
       *[0] Choose an item in the keep to look at.
    }
defence-skill = { $attacker } attacks you with a skill attack, to take your item. Defend with a skill shield, { $partner ->
        [1] call on your partner, or do nothing.
       *[0] or do nothing.
    }
defence-art = { $attacker } attacks you with an art attack, to take your item. Defend with an art shield, { $partner ->
        [1] call on your partner, or do nothing.
       *[0] or do nothing.
    }
defence-none = { $attacker } attacks you, to take your item. { $plain ->
        [1] You have no shinobi card and no unused partner, so you can only do nothing.
       *[0] You have nothing that stops this attack. (You are asked all the same, so that nobody learns what you have.)
    }
defence-partner = { $attacker } attacks you, to take your item. You have no shield against it: call on your partner, or do nothing.
turn-reply = { $target } has defended. { $helps ->
        [1] Call on your partner, or do nothing.
       *[0] Your partner cannot help now. (Everybody with an unused partner is asked, so that nobody learns who it is.)
    }
turn-keep = You have two items: { $old }, and now { $new }. Keep one.
warn-teammate = Careful: if your team wins this round, { $seat } wins the game, and you do not.

wait-turn = It is { $seat }’s turn.
wait-effect = { $seat } chooses the target: { $effect }.
wait-defence = { $seat } is attacked by { $attacker }, and may defend.
    .attacker = You attack { $seat }, who may defend.
wait-reply = { $seat }’s attack was defended, and { $seat } may answer.
wait-keep = { $seat } has two items, and secretly chooses one to keep.

## What happens

event-round =
    { $number ->
        [1] Round { $number }. { $first } begins.
       *[other] Round { $number }. { $first } begins; the clans are dealt anew.
    }
    .first =
        { $number ->
            [1] Round { $number }. You begin.
           *[other] Round { $number }. You begin; the clans are dealt anew.
        }
event-first-drawn = { $seat } is drawn by lot to begin.
    .seat = You are drawn by lot to begin.
event-allegiance = { $seat } serves the { $clan } clan.
    .seat = You serve the { $clan } clan.
event-partner-dealt = { $seat } has a partner: { $partner }.
    .seat = You have a partner: { $partner }.
event-art-drawn = { $seat } draws { $art } ({ $card }).
    .seat = You draw { $art } ({ $card }).
event-item-laid = On { $place } lies { $item }.
event-turn = — { $seat }’s turn —
    .seat = — Your turn —
event-left = { $seat } leaves the keep.
    .seat = You leave the keep.
event-left-without-arts = { $seat } has no shinobi cards left, and leaves the keep.
    .seat = You have no shinobi cards left, and leave the keep.
event-last-turns = Enough players have left: everyone still in the keep has one more turn.
event-saw-in-keep = { $seat } sees { $item } on { $place }.
    .seat = You see { $item } on { $place }.
event-turned-up = { $seat } uses { $art }, and turns it up.
    .seat = You use { $art }, and turn it up.
event-discarded = { $seat }’s { $art } is used up and discarded.
    .seat = Your { $art } is used up and discarded.
event-stole = { $seat } steals the item on { $place }.
    .seat = You steal the item on { $place }.
event-attacked =
    { $kind ->
        [skill] { $seat } attacks { $target } with a skill attack.
       *[other] { $seat } attacks { $target } with an art attack.
    }
    .seat =
        { $kind ->
            [skill] You attack { $target } with a skill attack.
           *[other] You attack { $target } with an art attack.
        }
    .target =
        { $kind ->
            [skill] { $seat } attacks you with a skill attack.
           *[other] { $seat } attacks you with an art attack.
        }
event-defended = { $seat } defends with { $card }.
    .seat = You defend with { $card }.
event-accepted = { $seat } does nothing.
    .seat = You do nothing.
event-secret-art = { $seat } calls on their partner: { $partner }!
    .seat = You call on your partner: { $partner }!
event-attack-failed = The attack on { $target } fails.
    .target = The attack on you fails.
event-robbed = { $seat } takes { $target }’s item.
    .seat = You take { $target }’s item.
    .target = { $seat } takes your item.
event-gained = { $seat } now has { $item }.
    .seat = You now have { $item }.
event-put-back = { $seat } secretly chooses which of two items to keep, and puts the other back on { $place }.
    .seat = You keep one of two items, and put the other back on { $place }. Nobody else knows which.
event-kept = { $seat } has kept { $item }.
    .seat = You have kept { $item }.
event-ability = { $seat } uses its effect: { $effect }.
    .seat = You use its effect: { $effect }.
event-looked = { $seat } looks at the item on { $place }.
    .seat = You look at the item on { $place }.
event-spied = { $seat } looks at what { $target } has.
    .seat = You look at what { $target } has.
    .target = { $seat } looks at what you have.
event-saw-held = { $seat } sees that { $target } holds { $item }.
    .seat = You see that { $target } holds { $item }.
    .target = { $seat } sees that you hold { $item }.
event-saw-art = { $seat } sees { $target }’s { $card }: { $art }.
    .seat = You see { $target }’s { $card }: { $art }.
    .target = { $seat } sees your { $card }: { $art }.
event-struck = { $seat } strikes { $target }’s { $art }: it is discarded.
    .seat = You strike { $target }’s { $art }: it is discarded.
    .target = { $seat } strikes your { $art }: it is discarded.
event-poisoned = { $seat } makes { $target } lose { $art } ({ $card }).
    .seat = You make { $target } lose { $art } ({ $card }).
    .target = { $seat } makes you lose { $art } ({ $card }).
event-took = { $seat } takes the item on { $place }.
    .seat = You take the item on { $place }.
event-drew =
    { $cards ->
        [one] { $seat } draws a shinobi card. Left in the pile: { $pile }.
       *[other] { $seat } draws { $cards } shinobi cards. Left in the pile: { $pile }.
    }
    .seat =
        { $cards ->
            [one] You draw a shinobi card. Left in the pile: { $pile }.
           *[other] You draw { $cards } shinobi cards. Left in the pile: { $pile }.
        }
event-exchanged = { $seat } and { $target } exchange items.
    .seat = You and { $target } exchange items.
    .target = { $seat } and you exchange items.
event-independent = { $seat } leaves the { $clan } clan and is independent.
    .seat = You leave the { $clan } clan and are independent.
event-turn-ended = { $seat } is done.
    .seat = You are done.
event-round-ended =
    { $clause ->
        [ART-55] The night is over: the turns of this round are used up ({ $clause }).
       *[other] Everyone is out, or has had their last turn ({ $clause }). Items are revealed.
    }
event-item-shown = { $seat } holds { $item }, worth { $value }.
    .seat = You hold { $item }, worth { $value }.
event-round-won = { $seat } wins the round with { $item }.
    .seat = You win the round with { $item }.
event-nobody-won = Nobody holds an item: nobody wins round { $number }.
event-honour =
    { $gained ->
        [one] { $seat } gains an honour point, and has { $honour }.
       *[other] { $seat } gains { $gained } honour points, and has { $honour }.
    }
    .seat =
        { $gained ->
            [one] You gain an honour point, and have { $honour }.
           *[other] You gain { $gained } honour points, and have { $honour }.
        }
event-ended = The game is over ({ $clause }).
event-won = { $seat } is the master of all shinobi!
    .seat = You are the master of all shinobi!

## The table in the terminal

table-round = Round { $number }; three honour points win. Shinobi cards in the pile: { $pile }.
table-item = Item
table-shinobi = Shinobi
table-honour = Honour
table-arts = Shinobi cards
table-known = What you know of it
table-keep = The keep
table-empty = empty
table-unknown = not seen
table-left = left
table-independent = independent
table-partner-used = used
table-partner-ready = not used yet
table-your-arts = Your shinobi cards
table-your-partner = Your partner
moment-own-turn = on your turn
moment-when-attacked = when you are attacked
moment-when-defended = when your attack was defended
table-uses =
    { $left ->
        [one] 1 use left
       *[other] { $left } uses left
    }
table-used-now = used this turn
table-once = one use only
table-discards = Discarded
table-last-turns = These are the last turns of the round.
table-face-up = { $art } (last use)
table-legend = ▶ in turn  ★ honour  ▒ face down  [Rope] face up  ‹Rope› known to you

## The board in the browser

board-ceremony = The round is scored
board-see-table = Look at the table
board-see-scoring = Back to the scoring
board-all-cards = All cards
board-items = Items
board-items-note = Only items that players hold at scoring count: what lies in the keep has no value and no effect. A teammate is a player of your own clan.
board-partners = Partners
board-discarded = { $count } discarded
board-close = Close
board-skip = Skip
board-continue = Continue
board-leave = Leave the keep
board-pass = Pass (look at { $item } again, end turn)
board-aim = choose { $seat }
board-secret = you know this, but not everybody does
board-seen-by = seen by { $names }
board-face-down = face down
board-partner-down = a partner, face down
board-no-item = no item
board-undefended = no defence
board-forced = Everybody can see that, so the answer is given for you in a moment.
board-place-holds = { $place }: { $what }
board-inside = in the keep
board-teammate = teammate
board-teammate-of = { $winner }’s teammate
    .winner = your teammate
board-last-turn = last turn
board-out = You are out of this round
board-out-why = You have no shinobi cards left, so you leave the keep.
board-out-item =
    { $item ->
        [1] Your item stays with you, and counts at scoring. Nobody can take it any more.
       *[0] You hold no item.
    }
board-out-until = out until scoring
board-turn-of = turn { $turn } of { $most }
board-honour = Honour points: { $honour } (three win)
after-honour =
    { $honour ->
        [one] 1 honour point
       *[other] { $honour } honour points
    }
board-icon-skill-attack = skill attack
board-icon-art-attack = art attack
board-icon-skill-defence = skill defence
board-icon-art-defence = art defence
board-score-shown = { $seat } shows { $item }: { $value }.
    .seat = You show { $item }: { $value }.
board-score-cancels = { $item } cancels the effect of: { $items }.
board-score-cancels-nothing = { $item } cancels, but there is nothing to cancel.
board-score-worth = { $item } is now worth { $value }.
board-score-lowest = { $item }: the lowest value wins!
board-score-outright = { $item } wins the round!
board-score-nobody = Nobody holds an item: nobody wins the round.
board-score-more = { $item } brings its winner more honour points: +{ $gained }.
board-score-independent = independent: one point, not two
board-score-teammate = { $seat } is { $winner }’s teammate, gains an honour point too, and has { $honour }.
    .seat = You are { $winner }’s teammate, gain an honour point too, and have { $honour }.
    .winner = { $seat } is your teammate, gains an honour point too, and has { $honour }.

## The guided first game

lesson-goal = You creep through a keep full of valuable items. Whoever holds the most valuable one when the round ends gets two honour points; in a team of two, each gets one. Three honour points win the game.
lesson-turn = On your turn you take one main action. Investigate: look at an item, at no cost. Steal: use one of your shinobi cards and take an item. Attack: use a card with a star and take a rival’s item; shields stop attacks. Or leave the keep, but only before anything else.
lesson-look = Every turn has a main action, so you cannot skip it. If you want to do nothing, “Pass” looks once more at an item you know in the keep, and ends your turn; you can choose it as soon as you know one. “All cards” tells what each item is worth; it may depend on who carries what.
lesson-arts = Each shinobi card works twice a round, whatever you use it for: the first use turns it face up, the second discards it. The diamonds show the uses left. Whoever begins a turn without any card must leave the keep, with their item.
lesson-secret = A dashed edge and an eye mark what you know and not everybody does. A small eye with letters below an item tells who else has looked at it.
lesson-item = You hold an item now. Only you know which, and whoever has looked at it. As long as you are in the keep, others may attack you for it.
lesson-ingot = The Gold Ingot can decide the whole game in one round: whoever wins with it gets one honour point more. For a winner who is alone in their clan that makes three, and three win the game.
lesson-free = Your main action is done. The effect of a card and your partner are free actions: you may still use them now, and need not. To leave the keep it is too late in this turn. “End turn” passes the turn on.
lesson-ability = One of your cards has an effect you can use now, before or after your main action. That takes one of its two uses, like an attack or a defence. “All cards” tells what each effect does.
lesson-independence = You have a teammate: a player of your clan. If either of you wins the round, both get one honour point. “Become independent” ends that, and takes one use of a card: a win then brings you one point and your teammate none. That is worth it when one more point would give your teammate the game.
lesson-independent = A player has become independent: they have left their clan for this round. If they win, they get one honour point and their former teammate none. The former teammate is now alone in the clan, and gets two for a win.
lesson-attack = An attack takes the target’s item, unless it is stopped. Stars attack and shields defend; a blade is skill, a swirl is art.
lesson-defence = Only a shield of the same kind stops an attack: blade against blade, swirl against swirl. You may also do nothing, and keep your cards for later.
lesson-own-partner = The last card of your row is your partner. Until you show it, nobody else knows it. Once a round you can call on it; some partners help on your turn, others when you are attacked.
lesson-two = Nobody carries two items. Keep one; the other goes back into the keep, and nobody else can tell which it was.
lesson-two-others = Nobody carries two items. Whoever gets a second one looks at both and chooses which to keep; the other goes back, face down. Nobody else can tell which of the two lies there now.
lesson-left = A player who has left the keep is safe outside with their item, and out until scoring. You can leave too, but only as the first thing in your turn.
lesson-exchanged = A partner has exchanged your item for another player’s, unseen. What you hold now lies before you; only you and perhaps they know it.
lesson-long = When { $players ->
        [5] three
       *[other] two
    } players have left the keep, each of the others has one more turn, and then the round is scored. At the latest it ends when everyone still inside has had all their turns. Your turns are counted beside your name: “turn 3 of 12”.
lesson-last = Enough players have left: whoever is still in the keep has one more turn. It is the last chance to get a better item.
lesson-new-round = A new round: everything is dealt anew, the clans too. Only honour points stay with each player.
lesson-score = Now the items are shown and their effects come into force one by one; what lies in the keep does not count. A winner alone in their clan gets two honour points, a team of two one each.
lesson-recap = That was a whole game. In short: look around, take the item that will be worth most, and hold it until the round ends. Shinobi cards attack, defend, or have an effect, each twice; your partner helps once a round. Three honour points win.

## Mistakes in a deck

deck-form = A deck is a table with a name and with lists of art, partner and item.
deck-has-no = A deck has no { $said }; it has a name, and lists of art, partner and item.
deck-name = The name of a deck is a text of at most { $most } letters.
deck-part = The cards of a deck are written as { $part }, each with its own lines.
deck-count = A deck has { $count } different cards under “{ $part }”; here are { $found }.
deck-card = { $part } { $card }: { $problem }
deck-card-has-no = A card of this kind has no { $said }; it can have { $known }.
deck-card-name = Every card has a name of 1 to { $most } letters.
deck-card-twice = There is already a card of this kind named { $name }.
deck-card-names = Names in other languages are a table such as { $example }, of 1 to { $most } letters each.
deck-card-twice-in = There is already a card of this kind named { $name } in the language “{ $language }”.
deck-icons = Icons are a list of { $icons }, such as { $example }, or an empty list.
deck-icon-twice = The same icon is here twice.
deck-flag = { $key } must be true or false.
deck-only-partner-draws = Only a partner can draw cards: an art used turn after turn would fill the table.
deck-no-art-effect = There is no effect { $said } for an art. It can be { $known }, or no effect at all.
deck-no-item-effect = There is no effect { $said } for an item. It can be { $known }, or no effect at all.
deck-moment = Every partner has a moment: { $known }.
deck-power = Every partner has a power: { $known }.
deck-other-moment = The moment of the power “{ $power }” is “{ $right }”, not { $said }.
deck-needs-count = With “{ $effect }”, count says how many: 1 to { $most }.
deck-no-count = Only these effects take a count: { $known }.
deck-value = Every item has a value, a whole number from 0 to { $most }.
deck-value-twice = Another item has the value { $value }; all must differ, so that one of them wins (ART-53).
deck-one-cancels = Only one item can cancel the others: two would cancel each other.
deck-needs-other = With “{ $effect }”, other is the name of another item of this deck.
deck-no-other = Only these effects name another item: { $known }.
deck-needs-worth = With “{ $effect }”, worth is a whole number from 0 to { $most }.
deck-no-worth = Only these effects take a worth: { $known }.
deck-unknown = There is no deck named { $said }, only “{ $known }”; give a whole deck instead.
deck-too-large = { $file } is too large for a deck: it may have { $most } bytes.
deck-too-deep = { $file } is too deep for a deck: no line of it may have more than { $most } dots.
deck-no-text = { $file } is not a text in UTF-8.
deck-no-toml = { $file } is not a deck written in TOML: { $problem }.

## Studies

study-items = Items
study-partners = Partners
study-arts = Art cards
