### What daimyo says. Headings, clauses and notes stand in the order of the rules page.

name = Shinobi (Great Daimyo)
heart = Lie about the weapons you send; denounce the ambush that was sent to you.
length = 5–15 minutes with bots, 20–40 with people
summary = Every round each clan sends three hidden weapons at the three rivals to its right, and says which weapon each one is. Then every victim turns over two of the three cards aimed at them. A pair hurts. But a victim who reads the attackers right can denounce them, and make all three bleed. The last Daimyo with a life wins.

## The rules

heading-goal = Goal
note-goal = Be the last Daimyo with a life. You lose lives to weapons that come in pairs and to false accusations; your attackers lose lives when you see through them.

heading-table = The table
note-table = On the screen you sit at the bottom, and the others sit around the table. In front of each player lie the three cards they received: the back shows who sent the card, the marker on it what the sender says it is. Red beads next to a name are lives; the pawn marks the start player. You attack the three players who come next to your right, counter-clockwise; the three before you attack you.
picture-card = A card sent to this player. The back shows who sent it, the marker what they say it is.
picture-lives = Lives. Whoever has none left is out.
picture-unseen = The weapons this player has not shown in this round, and the cards still in hand.
picture-round = The round, and the way play goes.
picture-received = Here lie the cards that three players send you.
picture-hand = Your hand. Choose a card, then say a weapon: the true one or another.

heading-example = A round, for example
note-example = Hana, Botan and Chiyo each send Ren a card; Hana says “katana”, Botan “sai”, Chiyo “sai”. Ren turns up the cards of Hana and Botan: both are sai, a hit. Not to denounce would now cost Ren a life. But Ren suspects a plot, denounces plotting and turns up the third card, too: sai again! Hana, Botan and Chiyo lose a life each, and Ren loses none. Had the third card been another weapon, Ren would have lost two lives.

heading-setup = Set-up
DAI-01 = The game is for four, five or six players.
DAI-02 = Each player leads a different one of six clans: Seven Lives, Rhanobi, Octosushi, Sin San Güich, Flying Fish, Canzaï. The clans are picked when the table is created and change nothing in play; clans nobody leads stay out.
DAI-03 = Each player has four attack cards (shuriken, sai, katana, blowgun), three attack markers and five lives.
DAI-04 = One player holds the start pawn and goes first. Who gets it is drawn by lot, unless a player was named when the table was created.
DAI-05 = Play always passes to the right (counter-clockwise on the screen): attacks, reveals and the pawn. Nobody acts out of turn.

heading-assign = First phase: assign attacks
DAI-10 = Beginning with the start player, each player in turn attacks all three rivals to their right: each rival gets exactly one of the attacker’s four cards, face down. The fourth card stays in the attacker’s hand, unseen.
DAI-11 = With each card the attacker declares a weapon. The declaration may be a lie.
DAI-12 = The declaration is public: it is marked on the back of the card.
DAI-13 = If two cards in front of a player are already declared as the same weapon, nobody may declare that weapon to them a third time.
DAI-14 = One attacker’s three declarations must all be different. This is a rule of the Spanish and the French edition, and an option elsewhere.
DAI-15 = Nobody may look at a face-down card they received. The attacker knows the cards they sent and the card they kept.
DAI-16 = The three cards are given one by one, starting with the nearest rival.

heading-resolve = Second phase: resolve and denounce
DAI-20 = Beginning with the start player and passing right, each player chooses two of the three cards they received and reveals both together.
DAI-21 = Before choosing, the player may question the attackers, who may answer anything. Revealed cards stay open for all to examine.
DAI-22 = Two equal weapons: the attack succeeds. The victim loses one life, unless they denounce plotting.
DAI-23 = Two different weapons: the attack misses, and the victim loses nothing.
DAI-24 = After a miss the victim may denounce incompetence and reveal the third card. If all three weapons are different, each of the three attackers loses a life. If not, the denouncer loses one.
DAI-25 = After a hit, before paying, the victim may denounce plotting and reveal the third card. If all three weapons are equal, the victim loses nothing and each of the three attackers loses a life. If not, the denouncer loses two: one for the hit, one for the false accusation.
DAI-26 = Incompetence can be denounced only after a miss, plotting only after a hit.
DAI-27 = Lost lives go to the middle of the table. Nobody goes below zero: an attacker who has no lives left loses nothing when denounced.
DAI-28 = A third card that was not revealed stays hidden when it goes back to its owner, and so does the card kept in hand, even when the game ends. The published record of a finished game does show them.
DAI-29 = A denunciation is announced first, then the third card is turned up. The victim decides before anything else happens, and the decision is final. All its losses fall at the same moment.

heading-round = Next round
DAI-30 = When all players have resolved their attacks, everyone takes back their four cards and the start pawn passes one seat to the right, also to a player who has no lives.

heading-fallen = The fallen
DAI-40 = A Daimyo with no lives can no longer win, but keeps attacking, being attacked, revealing and denouncing. They have nothing left to lose; the attackers they denounce do.

heading-end = The end
DAI-50 = The moment only one Daimyo has a life left, that player is the Great Daimyo and the game is over, in the middle of a round if need be.
DAI-51 = If one denunciation takes the last life of everyone who was still in play, those who fell in it share the victory.
DAI-52 = The game ends after round 60, unless another number of rounds was agreed. Whoever has the most lives then wins; if several do, they share the victory.

heading-knowledge = What each player may know
note-knowledge = Your own cards, sent and kept, in this round and in past ones; all declarations; all revealed cards, in this round and in past ones; all lives; who holds the pawn. Never another player’s hidden cards, nor a third card that went back unseen. No card can be followed from one round to the next, and none may be shown to prove what somebody says.

heading-talk = Table talk
note-talk = The game is talk: claims, questions, gestures, a wink. None of it binds anyone.

## What a table can agree on

option-distinct_declarations = one attacker’s three declarations must differ (DAI-14)
option-max_rounds = the most rounds the game can last (DAI-52)
option-start = who holds the start pawn first (DAI-04)
option-clans = the clan of each seat (DAI-02)

edition-en = English – any declarations
edition-es = Spanish – different declarations
edition-fr = French – different declarations
edition-de = German – any declarations

## Things

weapon-shuriken = shuriken
weapon-sai = sai
weapon-katana = katana
weapon-blowgun = blowgun

clan-seven-lives = Seven Lives
clan-rhanobi = Rhanobi
clan-octosushi = Octosushi
clan-sin-san-guich = Sin San Güich
clan-flying-fish = Flying Fish
clan-canzai = Canzaï

charge-incompetence = incompetence
charge-plotting = plotting

## Moves

verb-attack = attack
verb-reveal = reveal
verb-denounce = denounce
verb-decline = do not denounce

ask-attack-card = Which card do you send?
ask-attack-declared = Which weapon do you say it is?
ask-reveal-leave = Whose cards do you turn up?
named-send = Send { $weapon }
named-say = “{ $weapon }”
named-turn-up = { $first } and { $second }
whole-attack = { $card }, { $declared }
whole-reveal = turn up the cards from { $leave }
whole-denounce = denounce { $charge }
ask-denounce-charge = What do you denounce?

turn-assign = Attack { $target } (card { $nth } of 3): choose a card, then say what it is. You may lie.
turn-reveal = Three cards lie in front of you. Turn up two of them: a pair is a hit.
turn-reveal-fallen = Turn up two of your three cards. A pair cannot hurt you any more; if you then denounce and are right, each attacker loses a life.
turn-hit = A pair: { $weapon }. It costs you a life. Or denounce plotting: if all three are equal, each attacker loses a life and you lose none; if not, you lose two.
turn-hit-two = A pair: { $weapon }. It costs you one of your two lives. Or denounce plotting: if all three are equal, each attacker loses a life and you lose none; if not, you lose both and can no longer win.
turn-hit-last = A pair: { $weapon }. It takes your last life, unless you denounce plotting and all three are equal: then each attacker loses a life and you lose none.
turn-hit-fallen = A pair: { $weapon }, but you have no life to lose. Denounce plotting: if all three are equal, each attacker loses one.
turn-miss = No pair, no harm. You may denounce incompetence: if all three are different, each attacker loses a life; if not, you lose one.
turn-miss-last = No pair, no harm. You may denounce incompetence: if all three are different, each attacker loses a life; if not, you lose your last and can no longer win.
turn-miss-fallen = No pair, and you have no life to lose. Denounce incompetence: if all three are different, each attacker loses one.
warn-shared-end = If the last lives fall at once, whoever loses them wins together (DAI-51).
risk-hit = If you are wrong, you lose both your lives and can no longer win. If you do not denounce, you lose one.
risk-miss = If you are wrong, you lose your last life and can no longer win. If you do not denounce, you lose nothing.

wait-assign = { $seat } chooses a card for { $target } (card { $nth } of 3).
    .target = { $seat } chooses a card for you (card { $nth } of 3).
wait-reveal = { $seat } chooses which two cards to turn up.
wait-denounce = { $seat } decides whether to denounce.

## Talk

claim-sent = I sent { $target } a { $card }.
    .target = I sent you a { $card }.
claim-kept = I have kept my { $card }.
claim-not-sent = I swear I did not send { $target } a { $card }.
    .target = I swear I did not send you a { $card }.
question-sent = { $asked }, what did you send me?
question-kept = { $asked }, which card did you keep?

## What happens

event-pawn-drawn = { $holder } is drawn by lot and gets the start pawn.
    .holder = You are drawn by lot and get the start pawn.
event-round = Round { $number } begins. { $start } has the pawn.
    .start = Round { $number } begins. You have the pawn.
event-attacked = { $attacker } attacks { $target }: “{ $declared }”.
    .attacker = You attack { $target }: “{ $declared }”.
    .target = { $attacker } attacks you: “{ $declared }”.
event-sent = In secret, { $attacker } sends { $target }: { $card }.
    .attacker = In secret, you send { $target }: { $card }.
    .target = In secret, { $attacker } sends you: { $card }.
event-revealed = { $victim } turns up the card from { $attacker }: { $card }.
    .victim = You turn up the card from { $attacker }: { $card }.
    .attacker = { $victim } turns up your card: { $card }.
event-hit = Hit! Two of the same for { $victim }: { $weapon }.
    .victim = Hit! Two of the same for you: { $weapon }.
event-missed = Missed: { $victim } turns up two different weapons.
    .victim = Missed: you turn up two different weapons.
event-denounced = { $victim }: “I denounce { $charge }!”
    .victim = You: “I denounce { $charge }!”
event-declined = { $victim } does not denounce.
    .victim = You do not denounce.
event-proved = Proved: { $charge }! { $victim } was right.
    .victim = Proved: { $charge }! You were right.
event-disproved = False accusation: no { $charge }. { $victim } was wrong.
    .victim = False accusation: no { $charge }. You were wrong.
event-lost =
    { $lives ->
        [one] { $seat } loses a life and has { $left } left.
       *[other] { $seat } loses two lives, one for the pair and one for the false accusation, and has { $left } left.
    }
    .seat =
        { $lives ->
            [one] You lose a life and have { $left } left.
           *[other] You lose two lives, one for the pair and one for the false accusation, and have { $left } left.
        }
event-fell = { $seat } has fallen.
    .seat = You have fallen.
event-ended =
    { $clause ->
        [DAI-50] Only one Daimyo is left, and becomes the Great Daimyo (DAI-50).
        [DAI-51] The last lives fell together. The game is over (DAI-51).
       *[other] The last round is over, and so is the game ({ $clause }).
    }
event-won = { $seat } wins!
    .seat = You win!
after-lies = lies: { $lies } of { $cards } cards turned up
reviewed = Lies: told, believed, seen through
reviewed-how = All lies count here, also about cards that were never turned up. Believed: it was said of a victim’s third card, and the victim decided as if it were true. Seen through: as if it were false.
reviewed-lies =
    { $seat }: { $lies ->
        [one] one lie
       *[other] { $lies } lies
    }, { $believed } believed, { $caught } seen through
counted-round =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
counted-denounced =
    { $count ->
        [one] one denunciation
       *[other] { $count } denunciations
    }

## The table in the terminal

table-round = Round { $number } of at most { $most }
table-daimyo = Daimyo
table-lives = Lives
table-received = Cards received, and what was said of them
table-your-cards = Your hand
table-fallen = fallen
table-can-hold = Weapons not turned up this round, and lies so far:
table-lies = lies: { $lies } of { $cards }
table-legend = ★ start pawn  ▶ in turn  “…” declared  […] turned up  ‹…› known to you  ▒ hidden

## The board in the browser

board-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
board-pawn = start pawn
board-round = Round { $round }. Play goes counter-clockwise.
board-weapon = { $weapon }. No weapon is stronger than another: two equal ones hit, two different ones miss.
fallen-title = You have fallen
fallen-how = You have no lives left and cannot win. But you play on: you still send cards, turn cards up and denounce, and that decides who wins. To denounce costs you nothing now, even if you are wrong.
board-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
board-unseen = Not turned up this round: { $weapons }
board-not-seen = not turned up
board-lies = Lies among this player’s cards that were turned up so far: { $lies } of { $cards }
board-place = No card from { $attacker } yet
board-spent = Already sent: { $weapon }
board-card-down = Card from { $attacker }, face down, said to be: { $declared }. It can be: { $weapons }
board-card-secret = Card from { $attacker }, face down, said to be: { $declared }. Only you know it is: { $weapon }
board-card-up = Card from { $attacker }: { $weapon }. It was said to be: { $declared }
board-secret = Only you know this
board-asked = Asked
board-hit = Hit!
board-missed = Missed
board-declined = Not denounced
board-denounced = Denounced: { $charge }
board-proved = Proved: { $charge }
board-disproved = Wrong: no { $charge }

## The guided first game

lesson-start = Everybody has five lives, and the last Daimyo with a life wins. { $players ->
        [4] Each round you send a card to each of your three rivals, and each of them sends one to you.
       *[other] Each round you attack the three rivals to your right, while the three to your left attack you.
    }
lesson-send = The card slides face down to the rival with the red dashed edge. A greyed weapon has already been claimed for two cards before that rival: nobody may claim it a third time.
lesson-lie = Nobody can check what you say until the card is turned up, so it may be a lie. What only you know is marked with an eye.
lesson-attacked = The back of a card shows its sender’s crest, and the marker on it shows the weapon they claim. Not even the player under attack may look at it.
lesson-kept = Two equal weapons hurt a victim, but you send only one of the three cards they get: guess what the others are sending. Your fourth card stays in your hand, so nobody can be sure what you sent.
lesson-turning = Now everybody turns up two of the three cards they got, one player after the other. Two equal weapons are a hit and cost a life; two different ones are a miss and cost nothing. Then comes the choice to denounce: a bet on the third card.
lesson-talk = Before you choose, you may ask what a card is: press the name with a question mark below it. The answer comes after a moment and may be true or not. If others ask you, you may say what you like, too.
lesson-unseen = The small weapons beside a player have not been turned up this round; the pale, crossed-out ones lie open already. Everybody has just one of each, so every open card tells you something.
lesson-lies = The red cross beside a player counts lies: “1/2” means that two of their cards were turned up so far, and one of them was not what they had said.
lesson-third = Look below the card that is still face down: it can be any weapon there that is not crossed out. Whether its sender told the truth is for you to guess.
lesson-denounced = To denounce is to bet on the third card: after a pair that it is the same again (plotting), else that it is different from both (incompetence). If that is right, each attacker loses a life. If not, the denouncer loses one, and two after a pair.
lesson-declined = One after the other, counter-clockwise, the players turn up two cards. When all have done so, everybody takes back all four cards, the hidden ones unseen, and the start pawn moves one seat on.
lesson-lost = Each red bead next to a name is a life; an empty one is a life lost. Watch who has few left: a right denunciation takes one life from each of three attackers.
lesson-fell = A Daimyo without lives can no longer win, but keeps attacking and denouncing. Beware: they have nothing left to lose, so a wrong denunciation costs them nothing.
lesson-recap = That was a whole game. In short: cards go face down with a word that may be a lie; two equal weapons hit; and whoever is sure of the third card denounces. If they are right, each attacker loses a life and they lose none; if they are wrong, they lose one, and two after a pair. The last one alive wins.

## Studies

study-lies-told = Declarations that are lies
study-lies-believed = Lies believed: the card was never turned up
study-lies-caught = Lies caught: the card was turned up
study-accusations-right = Denunciations that were right
