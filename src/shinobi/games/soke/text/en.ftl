### What soke says. Headings, clauses and notes stand in the order of the rules page.

name = Ninjutsu
heart = Find the master among fifteen hidden ninjas, and beat him.
length = 30–45 minutes
summary = Two hidden armies of fifteen face each other across a fence. Weapon cards say how far you may move, dice in the Dojo who falls. One figure of each army is the Soke, the master: whoever first beats the other’s Soke wins.

## The rules

heading-goal = Goal
note-goal = Find the enemy Soke among the hidden figures and beat it in battle, before yours is beaten.

heading-table = The table
note-table = You look at the board from your own side: your three home rows are at the bottom, the enemy’s at the top. Between the two middle rows stands the fence; the outer columns are open. You see the ranks of your own figures, and of enemy figures only what was revealed. Beside the board lie the action cards and shuriken of both; between them the weapon cards of the attack are turned up. Battles are fought in the Dojo, the tray for the dice.
picture-enemy = The enemy’s side. You do not see who the figures are until they fight or fall.
picture-fence = The fence. Only the outer columns are open.
picture-own = Your side: ninjas with one or two stars, and your Soke. Only you know which is which.
picture-shuriken = Shuriken, to throw a die again.
picture-weapons = The weapon cards of this attack: each pair that the attacker wins is a step.
picture-cards = Your action cards. Each can be played once.

heading-example = An attack, for example
note-example = Ren attacks and turns up weapon cards with 4, 2 and 5 stars; Hana turns up 3, 4 and 1. Ren wins two pairs and gets two steps. Hana passes, and Ren plays Sneak. With the first step one of Ren’s figures crosses the fence; with the second it enters the square of one of Hana’s figures: a battle. Ren’s figure has two stars and throws the eight-sided die, Hana’s has one star and throws the six-sided die. Ren throws a 3, Hana a 5. Ren is behind, spends a shuriken and throws a 7. Hana spends none: her figure leaves the game, and Ren’s stays on the square.

heading-course = How an attack goes
note-course = Every attack has three parts: first both turn up weapon cards, which give the attacker steps; then both may play an action card; then the attacker moves, with battles on the way. After that the other player attacks.

heading-setup = Set-up
SOK-01 = Two players, red and black; the first seat plays red. Each has a Soke, nine ninjas with one star and five with two: fifteen figures.
SOK-02 = The board has 5 columns and 8 rows, unless the table agreed on another number: 5 to 8 columns, and 6, 8, 10 or 12 rows. Each player’s first three rows are home, and each figure starts on a home square of its own; home squares left over stay empty.
SOK-03 = A barbed-wire fence stands between the two middle rows. It leaves the outer column on each side open, unless the table agreed on other columns; at least one column of the board must be open.
SOK-04 = Both players place all their figures at home, at the same time, and say when they are ready. The opponent then sees where figures stand, never what they are. Before both are ready, neither sees anything of the other’s arrangement or how far they have got.
SOK-05 = Each player has a shuffled deck of 45 weapon cards with one to five stars, nine of each, unless the table agreed on other numbers: 45 in all, and no value more than 40 times.
SOK-06 = Each player has five action cards: Salto, Sneak, Kidnap, New Weapons, Joker. Each is used once and then leaves the game. Everybody sees which are left.
SOK-07 = Each player has three shuriken; four more lie in the supply. A spent shuriken is gone.
SOK-08 = When both have arranged their figures, both roll a six-sided die, and again if equal. Whoever rolls higher attacks first.
SOK-09 = The Soke counts as a ninja in every rule: it moves, fights, jumps and crawls. But it neither kidnaps nor can it be kidnapped.

heading-attack = An attack: weapons
SOK-10 = The attacker turns up three weapon cards from left to right, the defender three opposite them. Each pair is compared by its stars.
SOK-11 = An equal pair is covered with a new card by both, the attacker first, in passes from left to right, until all pairs differ.
SOK-12 = For each pair that the attacker wins, the attacker gets one step, so never more than three. An attacker who has won no pair can only play New Weapons, or the Joker as New Weapons or as a shuriken; if there is still no pair won after that, no figure moves and the attack is over. The defender never moves.
SOK-13 = A player, attacker or defender, who wins all three pairs takes a shuriken from the supply, if one is left. It is counted after New Weapons.
SOK-14 = At the end of the attack the turned-up cards go to their owner’s discard pile. When a card is needed and the deck is empty, the shuffled discard pile becomes the deck. Cards turned up in this attack stay out unless nothing else is left.
SOK-15 = Attacks alternate. While the other player attacks, you only defend.

heading-actions = Action cards
SOK-20 = Action cards are played after the weapon cards are turned up and before any figure moves.
SOK-21 = The attacker may play any one of them, the defender only New Weapons (or the Joker as New Weapons).
SOK-22 = Each player plays at most one action card in an attack. The defender decides first, then the attacker; the defender cannot answer that. New Weapons, and a Joker taken as a shuriken, act at once; then the shuriken for three pairs is given; then Salto or Kidnap acts; then the steps follow.
SOK-23 = New Weapons: whoever plays it replaces their own three weapon cards by three new ones. Equal pairs are broken as always.
SOK-24 = Salto: one figure jumps over an adjacent enemy figure, in a straight line in any of the eight directions, to the square behind it. That square must be on the board and free of your own figures; an enemy there means battle, and after equal throws the jumper is back where it jumped from. The jump costs no step. Neither half of it may cross the fence.
SOK-25 = Sneak: one step of this attack may cross the fence, straight or diagonally. It counts as a step, and it is used up even if equal throws send the figure back.
SOK-26 = Kidnap: one of your figures, but not the Soke, takes away an enemy figure from the front row, without battle. The front row is the row nearest to you that holds an enemy figure; neither distance nor fence matters. The captured rank is revealed, the kidnapper’s is not. The kidnapper moves to the captured figure’s square, unless the table agreed that it stays.
SOK-27 = The Soke cannot be kidnapped. It is revealed and stays where it is, the kidnapper goes back to its square, and the card is spent. The attack goes on with the steps won.
SOK-28 = Joker: any one of the other four actions, or a shuriken from the supply if one is left. The defender may use it as New Weapons, not as a shuriken.

heading-movement = Movement
SOK-30 = Each step moves one figure one square forward, backward or diagonally, on the board. Sideways only if the table agreed on it.
SOK-31 = Steps may all go to one figure or be shared among several, and need not all be used. With no legal step left the attack ends.
SOK-32 = No figure may enter a square held by its own side.
SOK-33 = No step may cross the fence without Sneak. A step crosses it if the column it leaves and the column it enters are both fenced; a diagonal step round the end of the fence is free.
SOK-34 = Entering an enemy’s square is a battle. Several battles may be fought in one attack.

heading-battle = Battle
SOK-40 = Both figures are revealed. A ninja with one star throws a six-sided die, two stars an eight-sided one, the Soke a twelve-sided one. The attacker throws first.
SOK-41 = The higher throw wins, and the loser’s figure leaves the game. A winning attacker stays on the square it entered.
SOK-42 = Equal throws: the attacking figure goes back to the square it came from, the other stays. The step is spent.
SOK-43 = A player may spend a shuriken to throw their own die again, as often as they have shuriken.
SOK-44 = The player who is behind decides first; if they decline, the battle is decided. On equal throws the attacker decides first, then the defender. After a new throw, an earlier refusal no longer counts. The player who is ahead is not asked.
SOK-45 = A figure once revealed stays known to the opponent.
SOK-46 = The Dojo is the tray in which the dice are thrown. A die that lands outside the Dojo loses the battle and the figure. (In a wild Dojo only.)
SOK-47 = In a wild Dojo a player who throws second, or again, may aim at the other die. An aimed throw leaves the Dojo with a chance of 1 in 8; otherwise it strikes the other die with a chance of 1 in 2, and that die is thrown again. A plain throw always lands inside. In a calm Dojo there are only plain throws.

heading-end = The end
SOK-50 = The player who first beats the enemy Soke in battle wins, whoever attacked. Then all ranks are shown.
SOK-51 = 60 attacks in a row without a figure lost end the game, unless the table agreed on another number. It is a draw, or, if the table agreed on that, the side with more stars left wins; the Soke counts three.

heading-knowledge = What each player may know
note-knowledge = Your own figures; where all figures stand; the ranks of enemy figures revealed in battle or by kidnapping, and of those lost; all weapon cards turned up; the shuriken and action cards of both. Never ranks not yet revealed, or the order of either deck.

## What a table can agree on

option-columns = columns of the board, 5 to 8 (SOK-02)
option-rows = rows of the board, even; 6 is the short game (SOK-02)
option-fence = the columns with fence; all but the outer ones if empty (SOK-03)
option-weapon_values = how many weapon cards have one, two, three, four, five stars (SOK-05)
option-sideways = figures may step sideways, too (SOK-30)
option-kidnapper = the kidnapper moves to the captured figure’s square, or stays (SOK-26)
option-dojo = calm, or wild: dice may be aimed at dice (SOK-47)
option-max_quiet = attacks without a loss that end the game (SOK-51)
option-quiet_end = such an end is a draw, or stars decide (SOK-51)

edition-de = German, French and Dutch – the rules as printed

## Things

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

card-salto = Salto
card-sneak = Sneak
card-kidnap = Kidnap
card-new-weapons = New Weapons
card-joker = Joker

effect-salto = Salto
effect-sneak = Sneak
effect-kidnap = Kidnap
effect-new-weapons = New Weapons
effect-shuriken = shuriken

weapon-1 = Kunai
weapon-2 = Sai
weapon-3 = Nunchaku
weapon-4 = Kama
weapon-5 = Katana

pair-left = first
pair-middle = second
pair-right = third

direction-forward = forward
direction-backward = backward
direction-forward-left = forward left
direction-forward-right = forward right
direction-backward-left = backward left
direction-backward-right = backward right
direction-left = left
direction-right = right

kidnapper-moves = moves
kidnapper-stays = stays
dojo-calm = calm
dojo-wild = wild
quiet-end-draw = draw
quiet-end-stars = stars

## Moves

verb-place = place
verb-ready = ready
verb-play = play
verb-joker = joker
verb-pass = pass
verb-salto = salto
verb-kidnap = kidnap
verb-step = step
verb-stop = stop
verb-throw = throw
verb-aim = aim
verb-decline = decline
brief-salto = one figure jumps over an enemy next to it, without using a step
brief-sneak = one step of this attack may cross the fence
brief-kidnap = one of your figures takes away an enemy from the front row, without a battle
brief-new-weapons = you get three other weapon cards, the other side keeps its own, and for equal pairs both draw again
brief-shuriken = you take one from the supply
whole-step = { $figure } to { $direction }
whole-salto = { $figure } jumps to { $direction }
whole-kidnap = { $figure } kidnaps { $victim }
whole-place = { $rank } on { $spot }
grave-play = { $card }: { $does }. Play it? Each action card works only once in the whole game.
grave-joker = The Joker as { $effect }: { $does }. Play it? It works only once in the whole game.

ask-place-spot = On which square?
ask-place-rank = Which figure do you place?
ask-play-card = Which action card?
ask-joker-effect = As what do you play the Joker?
ask-salto-figure = Which figure jumps?
ask-salto-direction = To which square?
ask-kidnap-figure = Which of your figures kidnaps?
ask-kidnap-victim = Which enemy does it take?
ask-step-figure = Which figure moves?
ask-step-direction = To which square?

## Talk

claim-is = My figure { $figure } is: { $rank }.
claim-is-not = My figure { $figure } is not: { $rank }.
question-what-is = { $asked }, what is your figure { $figure }?

## What happens

event-placed = { $seat } places { $rank }, in secret.
    .seat = You place { $rank }, in secret.
event-arranged = { $seat } is ready.
    .seat = You are ready.
event-faced = The armies face each other.
event-rolled = { $seat } rolls { $eyes } for who attacks first.
    .seat = You roll { $eyes } for who attacks first.
event-attack = — { $seat } attacks —
    .seat = — You attack —
event-shuffled = { $seat } shuffles the discard pile: it is the deck again.
    .seat = You shuffle the discard pile: it is the deck again.
event-turned = Weapons, { $pair } pair: { $attacker } against { $defender }.
event-replaced = { $seat }’s new { $pair } weapon: { $stars }.
    .seat = Your new { $pair } weapon: { $stars }.
event-passed = { $seat } plays no action card.
    .seat = You play no action card.
event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
event-joker = { $seat } plays the Joker: { $effect }.
    .seat = You play the Joker: { $effect }.
event-took-shuriken = { $seat } takes a shuriken. Left in the supply: { $supply }.
    .seat = You take a shuriken. Left in the supply: { $supply }.
event-won-steps =
    { $steps ->
        [0] { $seat } has won no pair: no figure moves.
        [one] { $seat } has 1 step.
       *[other] { $seat } has { $steps } steps.
    }
    .seat =
        { $steps ->
            [0] You have won no pair: no figure moves.
            [one] You have 1 step.
           *[other] You have { $steps } steps.
        }
event-jumped = { $seat }’s { $figure } jumps to { $column }{ $row }.
    .seat = Your { $figure } jumps to { $column }{ $row }.
event-kidnapped = { $seat }’s { $figure } kidnaps the enemy { $victim }: { $rank }.
    .seat = Your { $figure } kidnaps the enemy { $victim }: { $rank }.
    .other = { $seat }’s { $figure } kidnaps your { $victim }: { $rank }.
event-grasped-soke = { $seat }’s { $figure } tries to kidnap the enemy { $victim } — it is the Soke! Nobody is taken.
    .seat = Your { $figure } tries to kidnap the enemy { $victim } — it is the Soke! Nobody is taken.
    .other = { $seat }’s { $figure } tries to kidnap your { $victim } — it is your Soke! Nobody is taken.
event-stepped = { $seat }’s { $figure } steps to { $column }{ $row }.
    .seat = Your { $figure } steps to { $column }{ $row }.
event-sneaked = { $seat }’s { $figure } sneaks under the fence to { $column }{ $row }.
    .seat = Your { $figure } sneaks under the fence to { $column }{ $row }.
event-stopped = { $seat } stops moving.
    .seat = You stop moving.
event-battle = ⚔ In the Dojo: { $seat }’s { $figure } attacks the enemy { $enemy }!
    .seat = ⚔ In the Dojo: your { $figure } attacks the enemy { $enemy }!
    .other = ⚔ In the Dojo: { $seat }’s { $figure } attacks your { $enemy }!
event-revealed =
    { $rank ->
        [Soke] ⚔   { $seat }’s { $figure } is the Soke!
       *[other] ⚔   { $seat }’s { $figure } is { $rank }.
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Your { $figure } is the Soke!
           *[other] ⚔   Your { $figure } is { $rank }.
        }
event-spent-shuriken = ⚔   { $seat } spends a shuriken. Left: { $left }.
    .seat = ⚔   You spend a shuriken. Left: { $left }.
event-threw = ⚔   { $seat } throws { $eyes } on the { $sides }-sided die.
    .seat = ⚔   You throw { $eyes } on the { $sides }-sided die.
event-aimed = ⚔   { $seat } aims at the other die …
    .seat = ⚔   You aim at the other die …
event-struck = ⚔   … and strikes it: { $seat }’s { $sides }-sided die now shows { $eyes }.
    .seat = ⚔   … and strikes it: your { $sides }-sided die now shows { $eyes }.
    .other = ⚔   … and strike it: { $seat }’s { $sides }-sided die now shows { $eyes }.
event-left-dojo = ⚔   … and { $seat }’s die leaves the Dojo!
    .seat = ⚔   … and your die leaves the Dojo!
event-declined = ⚔   { $seat } spends no shuriken.
    .seat = ⚔   You spend no shuriken.
event-fell =
    { $rank ->
        [Soke] ⚔   { $seat }’s Soke is beaten: { $figure } falls!
       *[other] ⚔   { $seat }’s { $figure } falls ({ $rank }).
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Your Soke is beaten: { $figure } falls!
           *[other] ⚔   Your { $figure } falls ({ $rank }).
        }
event-sent-back = ⚔   Equal throws, nobody falls: { $seat }’s { $figure } goes back.
    .seat = ⚔   Equal throws, nobody falls: your { $figure } goes back.
event-quiet =
    { $left ->
        [one] One more attack without a loss ends the game.
       *[other] { $left } more attacks without a loss end the game.
    }
event-shown = { $seat }’s { $figure } was { $rank }.
    .seat = Your { $figure } was { $rank }.
event-ended =
    { $clause ->
        [SOK-50] With its Soke beaten, an army is lost: the game is over (SOK-50).
       *[other] No figure has fallen for too long. The game is over ({ $clause }).
    }
event-won = { $seat } wins!
    .seat = You win!
after-fallen = figures lost: { $fallen } of { $figures }
counted-attack =
    { $count ->
        [one] one attack
       *[other] { $count } attacks
    }
counted-battle =
    { $count ->
        [one] one battle
       *[other] { $count } battles
    }

## The table in the terminal

table-home = Your home rows; nobody else sees them. The front row is at the top.
table-unplaced = Still to place: { $left }
table-legend = a–o yours  A–O theirs  ? unseen  ★? no Soke  ! they know it  ### fence  ◂ front row
table-weapons = weapons
table-supply = Supply: { $supply } shuriken, one for winning all three pairs
table-steps =
    { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
table-sneak = Sneak is ready
table-unseen = Unseen: { $unseen }
table-quiet = Attacks without a loss until the game ends: { $left }

dojo-title = ⚔ In the Dojo
dojo-die = { $sides }-sided die

stake-equal = Equal throws: unless a shuriken buys another throw, { $seat }’s { $figure } goes back and nobody falls.
    .seat = Equal throws: unless a shuriken buys another throw, your { $figure } goes back and nobody falls.
stake-behind = { $seat } is behind: without another throw { $seat }’s { $figure } falls.
    .seat = You are behind: without another throw your { $figure } falls.
odds-battle = { $name } wins { $win }%, equal { $equal }%, loses { $lose }%
    .name = You win { $win }%, equal { $equal }%, lose { $lose }%
odds-again = If { $name } throws again: { $name } ahead { $win }%, equal { $equal }%, behind { $lose }%
    .name = If you throw again: you are ahead { $win }%, equal { $equal }%, behind { $lose }%
odds-step = { "  " }{ $figure } { $enemy }: win { $win }%, equal { $equal }%, lose { $lose }%

turn-arrangement = You play { $side ->
        [0] red
       *[1] black
    }. Place your figures, one by one or all at once, then say that you are ready. Undo takes the last one back.
turn-defence = It is { $seat }’s attack: { $steps ->
        [0] no pair won, so no step
        [one] 1 pair won, so 1 step
       *[other] { $steps } pairs won, so { $steps } steps
    }. { $cards ->
        [1] You may play New Weapons, or pass.
        [2] You may play the Joker as New Weapons, or pass.
       *[0] You may play New Weapons or the Joker, or pass.
    }
turn-action =
    { $steps ->
        [0] You have won no pair, so no figure moves. { $cards ->
            [1] Play New Weapons, or pass.
            [2] Play the Joker, or pass.
           *[0] Play New Weapons or the Joker, or pass.
        }
        [one] The weapons give you 1 step. Play an action card, or pass.
       *[other] The weapons give you { $steps } steps. Play an action card, or pass.
    }
turn-salto = Salto: which figure jumps over an enemy, and to which square behind it?
turn-kidnap = Kidnap: which of your figures kidnaps, and which enemy does it take from the front row (◂)?
turn-movement =
    { $steps ->
        [one] You have 1 step. Move a figure, or stop.
       *[other] You have { $steps } steps. Move a figure, or stop.
    }
turn-throw = Your die: throw it, or aim at the other one. If you aim, your die may fly out of the Dojo, and then the battle is lost.
turn-shuriken = Spend a shuriken to throw your die again, or decline.

warn-sneak = (No figure of yours can reach the fence and cross it in this attack: Sneak would be wasted.)
warn-grasp = ({ $figure } is the Soke, and cannot be kidnapped.)
warn-own-soke = (Your Soke stands before an enemy. If it attacks and loses, the game is lost.)
warn-soke-behind = (If you decline, your Soke falls and the game is lost.)
warn-vain = (Your die goes to { $sides } at most: another throw cannot help.)
warn-top = (Your die shows its highest number: another throw cannot help.)

risk-attack = Attack with your Soke? If it throws lower ({ $percent }%) it falls, and the game is lost.
risk-near = Move your Soke next to an enemy? It can be attacked there, and if it is beaten the game is lost.
risk-behind = Decline? Your Soke is behind: it falls, and the game is lost.
risk-sneak = Play Sneak? No figure of yours can reach the fence and cross it in this attack: the card would be wasted, and it works only once in the whole game.

wait-arrangement = The armies are being arranged, unseen.
wait-defence = { $cards ->
        [2] { $seat } defends, and decides whether to play the Joker as New Weapons.
       *[other] { $seat } defends, and decides whether to play New Weapons.
    }
wait-action = { $seat } decides whether to play an action card.
wait-salto = { $seat } chooses a figure to jump.
wait-kidnap = { $seat } chooses whom to kidnap.
wait-movement =
    { $steps ->
        [one] { $seat } has 1 step.
       *[other] { $seat } has { $steps } steps.
    }
wait-throw = { $seat } throws a die, or aims it.
wait-shuriken = { $seat } decides whether to spend a shuriken.

formation-wall = wall
formation-corner = corner
formation-wings = wings
formation-rest = fill the rest

## The board in the browser

board-label = The board, seen from your side
board-front-row = Front row
board-curtain = Hidden until both are ready
board-secret = only you know it
board-legend = A dashed edge: only you know it.
board-rank-one-star = one star
board-rank-two-stars = two stars
board-rank-soke = Soke
board-rank-unseen = not seen yet
board-rank-no-soke = not seen yet, but not the Soke: it has kidnapped
board-rank-only = not seen yet, but it can only be: { $rank }
board-means-one-star = throws a six-sided die in battle
board-means-two-stars = throws an eight-sided die in battle
board-means-soke = throws a twelve-sided die in battle; if it is beaten, its army has lost
board-means-unseen = its rank shows itself in battle
board-odds = win { $win }%, equal { $equal }%, lose { $lose }%
board-odds-guess = rank unseen, about: win { $win }%, equal { $equal }%, lose { $lose }%
board-muster = { $rank }: { $unseen } unseen, { $seen } known, { $fallen } fallen
board-muster-own = { $rank }: { $secret } only you know, { $shown } the enemy has seen, { $fallen } fallen
board-soke-seen = { $name }’s Soke is found!
    .name = Your Soke is seen!
    .other = You have found the Soke!
board-soke-beaten = { $name }’s Soke is beaten!
    .name = Your Soke is beaten!
    .other = You have beaten the Soke!
board-pairs = { $name } wins { $pairs } of 3 pairs
    .name = You win { $pairs } of 3 pairs
board-no-shuriken = Three pairs, but no shuriken is left in the supply
board-no-shuriken-short = No shuriken left
board-marked = Last: { $what }
board-soke-known = Soke found: { $figure } ({ $name })
    .name = They know your Soke: { $figure }
    .other = Enemy Soke: { $figure }
board-whose = { $name }’s { $figure }
    .name = your { $figure }
board-against = { $eyes } against { $its }
board-last-battle = Last battle
board-falls = { $figure } falls
board-nobody-falls = nobody falls
board-same-again = { $name } throws { $eyes } again.
    .name = You throw { $eyes } again.
board-vain = Your die goes to { $sides } at most, so no shuriken was spent for you.
board-fallen = Fallen: { $count }
board-fallen-of = Fallen of { $name }
    .name = Your fallen
board-fallen-none = nobody yet
board-fell-beaten = { $figure } { $rank }, beaten by { $enemy }: { $eyes } against { $its }
board-fell-outside = { $figure } { $rank }, against { $enemy }: the die left the Dojo
board-fell-kidnapped = { $figure } { $rank }, kidnapped by { $enemy }
board-shuriken = Shuriken: { $count }
board-supply = Supply: { $supply }
board-supply-empty = The supply of shuriken is used up
board-cards = Action cards of { $name }
board-used = (used)
named-throw-again = Throw again (1 shuriken)
named-aim-again = Aim (1 shuriken)
board-pair = { $one }: { $stars } ★ against { $other }: { $against } ★
board-tray = Set-up
board-how = Drag a figure to a highlighted square, or pick first the figure and then the square.
board-placed = Tap or drag it to put it on another square, or back beside the board.
board-left = { $rank }, { $count } left
board-formations = Or all the rest at once:
named-ready = I am ready
named-pass = Pass (no card)
named-stop = Stop moving
board-does-salto = { SOK-24 }
board-does-sneak = { SOK-25 }
board-does-kidnap = { SOK-26 }
board-does-new-weapons = { SOK-23 }
board-does-joker = { SOK-28 }

## The guided first game

lesson-goal = Two armies of fifteen, and in each of them one figure is the Soke, the master. Beat the other Soke in battle and you win; do not lose your own.
lesson-setup = Place your figures on your three home rows one by one, or take a ready formation, also after you have placed some yourself. More stars mean a bigger die in battle, and only you see who has them.
lesson-weapons = You take turns to attack. Every attack begins with three weapon cards on each side; equal pairs get new cards. For each pair the attacker wins, the attacker gets one step; the defender never moves.
lesson-defence = The other side attacks: that is simply its turn. You may answer with New Weapons (or the Joker as New Weapons): then you get three other weapon cards, and the attacker keeps theirs. Each action card works once in the game, so it is fine to pass.
lesson-marks = A dotted frame marks what has just changed or was done. ◂ beside the board marks the front row: the row nearest to you with an enemy in it, from which Kidnap takes a figure.
lesson-action = It is your attack. Before you move you may play one action card, or pass and keep them all for later.
lesson-cards = { card-salto }: jump over an enemy. { card-sneak }: crawl under the fence. { card-kidnap }: take an enemy from the front row. { card-new-weapons }: three other weapon cards. { card-joker }: any of these, or a shuriken.
lesson-movement = Pick one of your figures, then a highlighted square: one step forward, back or diagonally, never sideways. You may share your steps among several figures, and stop when you like.
lesson-fence = The fence blocks every step across it. Walk round its ends, in the outer columns or diagonally past the last post, or play Sneak to crawl under it once.
lesson-odds = A step onto an enemy is a battle, and the number shown there is your chance to win it. ≈ is a guess, because you do not know that rank yet.
lesson-battle = In the Dojo both figures show their rank. One star throws a six-sided die, two stars an eight-sided, the Soke a twelve-sided. The higher throw wins, and the other figure is gone; on equal throws nobody falls, and the attacker goes back.
lesson-shuriken = A shuriken buys you another throw of your own die. You begin with three for the whole game: keep them for the battles that matter.
lesson-memory = What was seen stays known: a solid sign on a figure is known to both of you, a dashed one only to you. The signs beside each name show which figures are unseen, known or fallen.
lesson-equal = Equal throws: nobody falls, and the attacking figure goes back to where it came from.
lesson-earned = A shuriken was earned: it buys another throw in a battle. It goes to whoever wins all three weapon pairs of an attack, attacker or defender, as long as the supply lasts.
lesson-kidnap = Kidnap takes an enemy from the front row, marked ◂, without a battle. Only the Soke cannot be taken, but trying to take it shows you where it is.
lesson-recap = That was a whole game. In short: three pairs of weapons give the attacker steps; where two figures meet, both show their rank and throw, and the higher throw stays. Remember what you saw: who beats the other Soke wins.
