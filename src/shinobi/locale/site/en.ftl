### What the pages around the games say. The games' own words stand with the games.

## Everywhere

home = Home
language = Language
your-name = Your name
guest = Guest
you = you
connecting = Joining the table …
reconnecting = Connection lost. Reconnecting – nothing is lost.
lost-title = Page not found
lost-home = Back to the games
about = About
licences = Licences of the software we use
other-device = Continue on another device
independent = An independent, non-commercial implementation by enthusiasts. The games belong to their authors; pictures and words here are our own.

## Home

home-title = Four games of shadow and bluff
home-lead = Lie about your weapons. Hide whom you serve. Steal in the dark. Find the master among fifteen ninjas. Play with friends anywhere, or against bots right now.
games = The games
players-range = { $fewest }–{ $most } players
players-exactly = { $count } players
play-now = Play now
play-now-with =
    { $count ->
        [one] with one bot
       *[other] with { $count } bots
    }
play-now-bots = Strength of the bots:
learn = Learn by playing
make-table = Create a table
rules = Rules
join-title = Have a table code?
join-how = Type the table’s code, or paste its link.
join = Join
watch = Watch
go-on = Continue
your-tables = Your tables
waiting-tables = Waiting for players
running-tables = In progress
no-tables-yours = You have no game in progress. Play now, or create a table.
no-tables-waiting = No table is waiting for players right now. Create one and list it here.
no-tables-running = No public game is in progress.
seats-free =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
table-over = finished

## Making a table, and gathering

new-players = Players
new-seats = Seats
new-edition = Edition
new-pace = Thinking time
pace-untimed = No limit
pace-seconds = { $seconds } seconds per decision, plus a reserve of three times that for the whole game
new-rhythm = Pace of the table
new-rhythm-how = How fast bots play, and how long the end of a round stays if nobody presses Continue.
rhythm-by-host = The host sets it for everybody.
pace-mine = Your own pace
new-delay = Spectators see the game
delay-none = live
delay-steps = { $steps } moves later
new-public = List this table on the home page, so that anyone can join
new-options = More options
by-lot = random
as-usual = as usual
seat-open = Seat { $seat }
seat-free = free
seat-is-for = Seat { $seat } is for
seat-for-person = a person
seat-for-bot = a bot: { $level }
level-random = random moves
level-novice = novice
level-adept = adept
level-master = master
level-grandmaster = grandmaster
sit-here = Sit here
stand-up = Stand up
start = Start the game
start-needs =
    { $free ->
        [one] One seat is still free: invite somebody, or give it to a bot.
       *[other] { $free } seats are still free: invite people, or give them to bots.
    }
host-starts = The host starts the game when all seats are taken.
invite = Invite friends
invite-how = Send them this link; they type a name and sit down.
table-code = Code
copy-link = Copy the link
copied = Copied
fairness = Is it fair?
fairness-before = The randomness in this game comes from the server and from everybody who plays. Before anything is shown, everybody commits to their contribution: the server by this fingerprint, the players in the same way. After the game everything is published, and anybody can check it.
fairness-not-kept = This table has changed what was agreed before the game, so this page reveals nothing more to it. Do not trust this game.
fairness-not-heard = This table says that you did not show your contribution in time, but this page has sent it. If your connection is good, do not trust this deal.
dealing = The cards are being dealt …
deal-waits = Waiting for { $names }.

## The table

at-the-table = At the table
sitter-bot = bot, { $level }
sitter-stands-in = away – a bot is playing ({ $level })
sitter-away = away
i-am-back = I am back
watching =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
your-turn = It is your turn.
waiting = The others are deciding.
choose-again = Cancel
undo = Undo
no-undo = Your last move stands: you or the others saw something new
no-undo-why = A move stays once anybody has learnt something by it: the others, when you play a card that only you knew; you, when you draw a card, turn one up, look at something or roll a die. What has been seen cannot be unseen.
undo-when = You can take back a move of yours until it has told somebody something they could not know, or somebody else has moved.
round-over = The round is over. Look at the table as long as you like.
round-seen = Continue when you have seen enough.
round-waits = Waiting for { $names }.
round-goes-on = Continues in { $seconds } s.
continue = Continue
dont-wait = Don’t wait
confirm-move = { $move }?
confirm = Yes, do it
digest = Since your last turn
digest-nothing = Nothing has happened since.
digest-more = (What came before is in the log.)
close = Close
lesson = A tip for your first game
lesson-read = Got it
lesson-waits = The game waits while you read.
time-left = Time left
log-and-talk = Log and talk
tab-log = Log
tab-talk = Talk
tab-rules = Rules
rule = Read the rule
rule-word = rule
goal-title = Your goal:
goal-read = Close
not-now = Not now:
in-turn = It is { $name }’s turn.
rules-search = Search the rules
rules-here = At this table – { $name }: { $value }
rules-agreed = At this table
rules-not-found = Nothing in the rules mentions “{ $words }”.
rules-page = Open the rules on their own page
rules-numbers = A clause keeps its number for good, and no number is given twice: so there are gaps.
rules-number = The number of this rule, to refer to it by
rules-edition = “{ play-now }” uses this edition: { $edition }. Another one can be chosen when creating a table.
result = Result
rematch = Rematch
lesson-rematch = Now play a real game
rematch-join = To the rematch
rematch-watch = Watch the rematch
all-open = See what was hidden at the end
all-open-start = Replay with everything shown
replay = Replay
replay-whole = Replay step by step
download-record = Download the game record
keep-there = Save and share this game
keep-there-how = A saved game is in your history on all your devices, and anybody with the link can watch it.
keep-there-checking = The game is being checked…
keep-there-done = Saved: anybody with the link can watch it.
keep-there-link = The link
from-browser = Played alone in a browser.
from-browser-how = This server has checked it: every move follows the rules. But the player’s own browser dealt the cards, so this does not show that nobody knew them. The server counts it in nobody’s results.
goodbye-elsewhere = You opened this table in another window. This window is no longer active.
goodbye-no-table = There is no such table. The link may be incomplete.
goodbye-failed = Something went wrong with this table. Load the page again; nothing is lost.
new-version = A new version is ready. You get it the next time you open Shinobi.
no-network = You are offline. You can play against bots; tables with others need the network.

## Talk

nobody-spoke = Nobody has said anything yet.
only-you = Only you know this.
only-you-two = (only you two saw it)
talk-set-phrases = In this game nobody may tell what they know, so there is no chat, only gestures.
means-chat = Chat
means-phrase = Claim or ask
means-gesture = Gesture
say-something = Say something
send = Tell everybody
send-question = Ask
talk-asked = { $name } asks you:
talk-answer = Answer
talk-asked-how = Your answer may be true or false: nobody can check it now. The game waits for it.
talk-answer-how = What do you answer?
talk-no-answer = Don’t answer
talk-bots = Bots understand only what stands under “{ means-phrase }”.
talk-bots-silent = Bots do not talk in this game, and do not answer.
blank-player = Which player
blank-thing = Which one
do-nod = Nod
do-shake = Shake your head
do-shrug = Shrug
do-laugh = Laugh
do-bow = Bow
do-think = Stroke your chin
do-stare = Stare
do-applaud = Applaud
do-wink = Wink at { $name }
talk-settings = Mute players
mute = Mute { $name }
remove-person = Ask { $name } to leave
hush-person = Mute { $name } for everybody
unhush-person = Let { $name } speak again
sitter-hushed = muted by the host
chat-on = Chat is on at this table

## Replay

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-round = Jump to …
replay-together = Watch with friends
replay-lead = You lead: whoever opens this link sees what you see.
replay-follow = { $name } leads; you see what they see.
replay-leave = Watch on my own
replay-followers =
    { $count ->
        [0] Nobody follows yet.
        [one] One person follows.
       *[other] { $count } people follow.
    }
replay-leader-gone = The person who was leading has left. You can go on by yourself.
replay-here = Show this moment in the replay
replay-step = Step
replay-as = View
replay-everything = everything shown
replay-spectator = as a spectator
replay-seat = as { $name }
what-if = What if …
what-if-how = Take a seat and play on from this moment, against bots.
what-if-over = The game is over here, so there is nothing to play on from.
what-if-own = Go to your last decision
what-if-last = Go to the last decision
what-if-seat = Play as
what-if-begin = Play on from here
what-if-not-counted = It is not counted in your history.
what-if-here = What if: you play on from a moment of another game.
what-if-back = Back to the replay
what-if-again = Again from the same moment
review = Review
review-working = Working out everybody’s chances…
review-failed = This game could not be reviewed.
review-chances = Everybody’s chances
review-sight = Chances
review-open = knowing all that was hidden
review-known = by what each player knew then
review-estimated = Rough estimates, from many games that bots play on from each moment: a single point may be off by about { $margin }.
review-start = Start
review-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
review-turns = Turning points
review-no-turns = The chances changed little by little; no single moment stands out.
review-turns-how = Unless it says otherwise, these are the chances knowing all that was hidden, to about { $margin }; each point is one move. For people, changes of { $least } and more are listed, for bots only great ones. A move can be right by what was known, and still turn the game.
review-own = { $name }: from { $start } at the start
review-own-best = Highest: { $chance }, after move { $number }
review-own-lost = From move { $number } on, less than { $little }
review-own-fall = By what you knew then, this move cost you most: it left about { $made } to win, the bot’s choice would have left about { $best }.
review-fall-of = By what { $name } knew then, this move cost them most: it left about { $made } to win, the bot’s choice would have left about { $best }.
review-move = move { $number }
review-round = Round { $number }
review-change = { $name }: { $before } → { $now }
review-change-known = { $name }, by what was known then: { $made }; with the bot’s choice { $best }
review-decisions = What a bot at level “{ $level }” would have done
review-alike =
    { $moves ->
        [one] One move was made;
       *[other] { $moves } moves were made;
    } { $count ->
        [one] one of them, with something to choose, was compared with the bot’s.
       *[other] { $count } of them, with something to choose, were compared with the bot’s.
    } The bot would have made the same move { $same ->
        [one] once
       *[other] { $same } times
    }, another one that is about as good (less than { $margin } apart) { $near ->
        [one] once
       *[other] { $near } times
    }, and a clearly better one { $worse ->
        [one] once
       *[other] { $worse } times
    }.
review-near = None was clearly worse. The largest differences found, too small to be told from chance:
review-no-difference = No difference was found at all.
review-alike-how = The bot decides by what was known then; it does not see hidden cards either. A game can be lost without one clear mistake: by luck, by what the others do, and by many small differences.
review-instead = Chosen: “{ $made }”. The bot would have chosen: “{ $best }”.
review-worth = By what was known then, this left about { $made } to win; the bot’s choice would have left about { $best }.
review-after = At the end
review-notes = Your notes
review-notes-how = They stay in this browser.
review-notes-lost = This browser cannot save your notes right now. Copy them before you leave this page.
back-to-table = Back to the table
fairness-check = Check that it was fair
fairness-all = Everything was played as agreed.
fairness-checking = Checking…
fairness-kept = What can be checked in this page is right.
fairness-wrong = This game was not played as agreed.
fairness-nobody = This deal was not protected: no player added a contribution of their own, so the server alone could have chosen it.
fairness-nothing = Nothing was agreed before this deal, so there is nothing to check. Guided games have the same deal for everybody.
fairness-how = What was checked
fairness-secret-right = The server fixed its random numbers before the game: they fit the fingerprint that your browser noted then.
fairness-secret-wrong = The server’s random numbers do not fit the fingerprint that your browser noted before the game.
fairness-secret-unseen = Your browser noted no fingerprint of the server’s random numbers before the game.
fairness-parts-right = The random numbers that the players’ browsers added were fixed before any of them was shown.
fairness-parts-wrong = Somebody’s random numbers were changed after they were fixed.
fairness-seal-right = The game was played with the options and players that your browser noted before it.
fairness-seal-wrong = The options or players are not those that your browser noted before the game.
fairness-seal-unseen = Your browser did not note the options and players before the game.
fairness-mine-right = The random numbers that your browser added were used.
fairness-mine-wrong = The random numbers that your browser added were not used.
fairness-told-right = The record says exactly what you were told during the game.
fairness-told-wrong = The record does not say what you were told during the game.
fairness-told-unseen = This browser did not see the game to its end, so it cannot compare what you were told.
fairness-rules-checking = The game is being played again by the rules…
fairness-rules-right = The deal, every throw and card, every move and the result follow from these random numbers by the rules.
fairness-rules-wrong = { $what ->
    [table] The rules do not allow this table.
    [deal] The deal does not follow from this by the rules.
    [result] The result does not follow from this by the rules.
   *[step] Move { $step } does not follow from this by the rules.
  }
fairness-rules-unseen = Not checked in this page: that every card, bot and move follows from this by the rules.
fairness-bots-checking = The bots are being asked again: move { $step } of { $steps }…
fairness-bots-right = Asked again, the bots chose the same as in the game, { $count } times.
fairness-bots-wrong = At move { $step } a bot did not choose as it had to.
fairness-bots-other = Not checked, because an earlier or later version of the bots played: { $count }.
fairness-bots-failed = Chosen at random because a bot had failed, says the server: { $count }.
fairness-program = To check it without trusting this page, use the program, with the record:
fairness-withheld = The cards were dealt again because a contribution was not shown in time: { $names }. Somebody who also knew the server’s secret could have done this to get other cards.
fairness-silent = Without a contribution of their own, so they must trust the others: { $names }.
fairness-unfinished = The record ends before the game was over.
fairness-trouble = That could not be checked just now.

## Coming, going, and being away

silent = The server has been silent for a while. Your connection may be down; this page keeps trying.
turn-title = Your turn
time-bank = In reserve, for the whole game
time-span = { $span } left
table-menu = This table
to-home = To the home page
cancel = Cancel
do-it-leave = Leave
do-it-resign = Resign
do-it-delete = End the table
do-it-delete-how = The game is dropped and not counted.
do-it-resign-how = It counts as a game you lost.
do-it-resign-lesson = The guided game ends here.
do-it-leave-how = A bot plays on for you.
fall-play-on = Play on
sure-leave = Leave this table for good? If the cards have been dealt, a bot plays on for you.
sure-resign = Give up? The game ends here, and you lose it.
sure-delete = End this table for good? The game is not counted.
ended-resigned = Somebody resigned; the game is over.
ended-deleted = This table has been ended by its host.
ended-idle = Nobody played here for a long time, so this table has ended by itself.
ended-empty = Everybody has left, so this table has ended.
ends-in = Ends by itself in { $span } if nobody plays
not-dealt = not begun yet
turns-waiting =
    { $count ->
        [one] your turn at one table
       *[other] your turn at { $count } tables
    }
away-for = away for { $span }; a bot takes over in { $bot }
vote-bot = Play on with a bot
note-late = { $name } ran out of time, so a bot is playing for them.
    .name = You ran out of time, so a bot is playing for you.
note-gone = { $name } is away, so a bot is playing for them.
    .name = You were away, so a bot is playing for you.
note-voted = The table plays on: a bot is playing for { $name }.
    .name = The table plays on: a bot is playing for you.
note-back = { $name } is back.
    .name = You are back.
note-left = { $name } has left; a bot takes over.
    .name = You have left; a bot takes over.
note-resigned = { $name } resigned.
    .name = You resigned.
result-you = You win!
result-you-shared = You share the victory with { $names }.
result-lost = You lose.
result-none = Nobody wins.
result-over = The game is over.
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
span-seconds = { $count } s
pace-by-day = Correspondence: { $span } per decision
pace-each = { $span } per decision
pace-with-bank = { $span } per decision, and { $bank } in reserve
house-rules = House rules
house-rules-none = none, just as printed
yes = yes
no = no
share = Share
invite-text = Join me at a table:
qr-code = The link as a QR code, to scan
own-deck = A deck of your own
deck-how = Choose a TOML file or paste its text. Leave it empty to play with the house deck.
deck-file = A file with a deck
deck-text = The deck as a text
deck-good = “{ $name }” is ready to play.

## What you have played

played = Your games so far
played-none = Nothing yet: games you finish are listed here.
played-with = With { $names }
played-lesson = guided game
played-from-browser = played alone in a browser
matches = Games
older = Older games
bot = bot
column-game = Game
column-played = Played
column-won = Won
column-shared = Shared wins
column-people = With people

## Settings

settings = Settings
settings-kept = Saved in this browser and, once you have a name, on your other devices, too.
setting-pace = Pace
setting-pace-how = How long results stay on the table before the game goes on.
setting-pace-calm = calm
setting-pace-normal = normal
setting-pace-quick = quick
setting-theme = Colours
setting-theme-how = Light, dark, or the same as your device.
setting-theme-system = same as my device
setting-theme-light = light
setting-theme-dark = dark
setting-cards = Size of cards
setting-cards-how = On boards and in your hand.
setting-cards-small = small
setting-cards-normal = normal
setting-cards-large = large
setting-animation = Animation
setting-animation-how = Cards and pieces glide; when off, they go straight to their place.
setting-confirm = Ask before my turn ends
setting-confirm-how = You confirm the last action of your turn.
setting-sound = Sounds
setting-sound-how = For your turn, cards, dice and attacks.
setting-vibration = Vibration
setting-vibration-how = On phones, when it is your turn.
reach = When it is your turn and you are away
reach-push = Notify me on this device
reach-push-how = Also while the page is closed. Your browser will ask you.
reach-push-no = This browser cannot receive notifications here. It may not support them, or only over https.
reach-push-denied = Your browser does not allow it. Change that in its settings for this site.
reach-mail = By email
reach-mail-how = Only to say that it is your turn. You get a link to confirm the address.
reach-mail-sent = A link is on its way to { $address }. Open it in this browser.
reach-mail-on = Emails go to { $address }.
reach-mail-confirmed = Confirmed: emails go to { $address }.
reach-save = Use this address
reach-remove = Stop emails

## Another device

device-how = Make a link, and open it on the other device within a few minutes. Your name, your seats and your tables go with you.
device-make = Make a link
device-once = It works once, within { $minutes } minutes.
device-claim = This link brings somebody’s name and tables to this device. Open it only if it is yours.
device-claim-go = Yes, it is mine
device-claim-who = With this link, this device becomes { $name }’s, with name, seats and tables.
device-claim-instead = On this device you are { $name }. If you go on, it forgets { $name }; if that name is on no other device, its seats are lost.
devices = Your devices
devices-how = Whoever has one of these devices can play in your name. Remove those you no longer use.
device-here = this device
device-unknown = a device
device-seen = last used { $date }
device-remove = Remove
log-out = Log out on this device
log-out-last = This is your only device: your name and your seats cannot be recovered. Log out anyway?

## About

about-games = The games
about-games-text = Great Daimyo, War of Clans, Shinobi Arts and Ninjutsu are tabletop games that belong to their authors and publishers. We follow their rules, told in our own words, with our own pictures.
about-fair = Fair by design
about-fair-text = The randomness comes from the server and from every player; everybody commits to their contribution before any is shown. After the game the record holds everything: anybody can replay each step and check it. The server’s host can see all cards, as a dealer could; but nobody can choose them unnoticed.
about-secrets = Secrets stay secret
about-secrets-text = Your browser receives only what your seat may know, and so do the bots. Not even the size or timing of a message gives away what you hold.
about-data = What is kept about you
about-data-text = A name that you choose, your games and settings, and a cookie that keeps your seats for you. If you want to be told when it is your turn, also your email address or the way to your browser. No passwords, no tracking, nothing from third parties.

## What can go wrong

error-unreachable = The server cannot be reached. Try again in a moment.
texts-missing = The texts of this page have not arrived. Check your connection, then load the page again.
error-no-server = Playing with others needs a server. Here you play against bots.
error-unknown-game = There is no such game.
error-bad-table-code = That is not a table code. A code has ten letters and digits.
error-stale = The game has moved on. Please choose again.
error-illegal = The rules do not allow that right now.
error-turn-ends = Your turn ends with this move.
error-bad-move = There is no such move in this game.
error-stood-in = A bot is playing for you. Press “I am back” to take over again.
error-no-undo = That move can no longer be taken back.
error-bad-talk = That cannot be said at this table.
error-chat-off = The host has turned chat off at this table.
error-not-seated = Only players at this table can do that.
error-seated = You already have a seat at this table.
error-seat-taken = Somebody else was quicker: that seat is taken.
error-no-seat = There is no such seat.
error-not-host = Only the host can do that.
error-not-open = That can only be done before the game starts.
error-not-playing = That can only be done during the game.
error-not-over = The game is still going on.
error-dealing = The cards are being dealt. Try again in a moment.
error-too-early = Not everybody has committed to a contribution yet.
error-bad-reveal = That is not the contribution you committed to.
error-withheld = You did not show your contribution in time, so the cards are dealt without it.
error-not-full = A seat is still free.
error-no-return = No bot is playing for you: you are here already.
error-paused = The round is over. Press Continue, and wait for the others.
error-no-pause = The next round has begun already.
error-no-rhythm = This table is played without pauses.
error-not-away = They have not been gone for long. Wait a little.
error-not-alone = Others play on here: you can leave, and a bot takes over.
error-lesson = A guided game is for one person.
error-bad-table = A table cannot be set up like that.
error-no-bot = There is no such bot.
error-no-table = There is no such table. The link may be incomplete.
error-no-name = Enter your name first.
error-bad-name = Names have 1 to 24 visible characters.
error-too-many-tables = You have too many tables. Finish some first.
error-bad-message = The server did not understand that. Reload the page.
error-too-long = That is too long.
error-too-fast = Not so fast. Wait a moment.
error-bad-origin = This page did not come from this server. Open the server’s own address.
error-bad-token = That token is not known, or it was revoked.
error-no-scope = This program’s token does not allow that.
error-too-many-tokens = You have too many tokens. Revoke one first.
error-bad-code = That link has been used, or is too old. Make a new one.
error-bad-push = This browser’s push service is not known to this server.
error-bad-mail = That is not an email address, or the email could not be sent.
error-not-found = Page not found.
error-closing = The server is about to restart. Nothing is lost; try again in a moment.
error-failed = Something went wrong on the server. Nothing has changed; try again.
error-damaged = The data of this table are damaged. The host of this site has been told.
error-bad-record = The server could not confirm this game, so it was not kept.
error-not-alone-there = Only a game that you played in your browser, alone against bots, can be kept.
error-other-bots = The server has another version of the bots than the one you played against, so it cannot check this game.
error-kept-already = Somebody else has kept this game already.
error-hushed = The host has muted you at this table.
error-removed = The host has asked you to leave this table.
error-no-person = Nobody else sits there.
error-device = There is no such device any more.
error-sure = You already have another name on this device.

## Programs of one’s own
programs-title = Let a program play
programs-how = A program of yours can sit at tables under a name of its own. Everybody sees that it is yours. Give it a token. A token is like a key: keep it secret.
programs-name = The program’s name
programs-make = Make a token
programs-once = Copy it now: it is shown only once.
programs-yours = Your tokens
programs-none = None yet.
programs-revoke = Revoke
scope-play = Sit down and play
scope-talk = Talk
scope-host = Create tables
scope-read = Read its own finished games
sitter-program = { $owner }’s program
