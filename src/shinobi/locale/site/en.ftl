### What the pages around the games say. The games' own words stand with the games.

## Everywhere

home = Home
language = Language
your-name = Your name
guest = Guest
you = you
connecting = Coming to the table …
reconnecting = The line is broken. Trying again; nothing is lost.
lost-title = There is nothing here
lost-home = Back to the games
about = About
other-device = Take your tables to another device
independent = An independent, non-commercial implementation by enthusiasts. The games belong to their authors; pictures and words here are our own.

## Home

home-title = Four games of shadow and bluff
home-lead = Lie about the weapon you send. Hide whom you serve. Steal in the dark, and find the master among fifteen. With friends far away, or against bots, right now.
games = The games
players-range = { $fewest }–{ $most } players
players-exactly = { $count } players
play-now = Play now
learn = Learn by playing
make-table = Make a table
rules = Rules
join-title = Were you given a code?
join-how = Type the table’s code, or paste its link.
join = Join
watch = Watch
go-on = Go on
your-tables = Your tables
waiting-tables = Waiting for players
running-tables = Being played
no-tables-yours = None yet. Play now, or make a table.
no-tables-waiting = Nobody waits just now. Make a table and leave it open.
no-tables-running = No open table is being played just now.
seats-free =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
table-over = finished

## Making a table, and gathering

new-players = Players
new-seats = Who sits where
new-edition = Edition
edition = Edition { $name }
new-pace = Time to think
pace-untimed = As long as you like
pace-seconds = { $seconds } seconds for each decision, and a bank of three times as much
new-delay = Spectators
delay-none = see the table as it is
delay-steps = see it { $steps } steps later
new-public = Show this table on the home page, for anybody to join
new-options = What else can be agreed
by-lot = by lot
seat-open = Seat { $seat }
seat-free = free
seat-is-for = Seat { $seat } is for
seat-for-person = a person
seat-for-bot = a bot: { $level }
level-random = chance
level-novice = novice
level-adept = adept
level-master = master
sit-here = Sit here
stand-up = Stand up
start = Deal
start-needs =
    { $free ->
        [one] One seat is still free: invite somebody, or give it to a bot.
       *[other] { $free } seats are still free: invite people, or give them to bots.
    }
host-starts = The host deals when all seats are taken.
invite = Invite friends
invite-how = Send them this link; they type a name and sit down.
table-code = Code
copy-link = Copy the link
copied = Copied
fairness = Is the deal fair?
fairness-before = The chance of this match comes from a secret that was chosen now, and from everybody who sits down. This is the secret’s fingerprint; the secret itself is published after the match, and anybody can check it.

## The table

at-the-table = At the table
sitter-bot = bot, { $level }
sitter-stands-in = away: a bot decides ({ $level })
sitter-away = away
i-am-back = I am back
watching =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
your-turn = It is your turn.
waiting = The others are deciding.
choose-again = Begin again
undo = Take back
lesson = A few words for your first game
lesson-read = Got it
time-left = Time left
log-and-talk = Story and talk
tab-log = Story
tab-talk = Talk
result = Result
rematch = Rematch
rematch-join = To the rematch
rematch-watch = Watch the rematch
all-open = All cards open
replay = Replay
download-record = Download the record
goodbye-elsewhere = You have opened this table in another window; this one has stopped.
goodbye-no-table = There is no such table. Perhaps the link is not whole.

## Talk

nobody-spoke = Nobody has said anything yet.
only-you-two = (only you two saw it)
talk-set-phrases = By the rules of this game nobody may tell what they know: there are gestures, and no chat.
means-chat = Chat
means-phrase = Claim or ask
means-gesture = Gesture
say-something = Say something
send = Send
do-nod = Nod
do-shake = Shake your head
do-shrug = Shrug
do-laugh = Laugh
do-bow = Bow
do-think = Stroke your chin
do-stare = Stare
do-applaud = Applaud
do-wink = Wink at { $name }
talk-settings = Mute and more
mute = Do not show me what { $name } says
chat-on = Chat is on at this table

## Replay

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-step = Step
replay-as = Seen by
replay-everything = all cards open
replay-spectator = as a spectator saw it
replay-seat = as { $name } knew it
back-to-table = Back to the table
fairness-check = Check that it was fair
fairness-right = It was fair: the secret in the record is the one whose fingerprint was shown before the deal.
fairness-wrong = The secret in the record is not the one that was promised.
fairness-not-mine = The secret in the record is the one that was promised, but what this browser gave for the deal is not in it. That is as it should be only if you stood up again before the deal, or sat down on another device.
fairness-trouble = That could not be checked just now.

## Another device

device-how = Make a link, and open it on the other device within a few minutes. Your name, your seats and your tables go with you.
device-make = Make a link
device-once = It works once, within { $minutes } minutes.
device-claim = This link brings somebody’s name and tables to this device. Open it only if it is yours.
device-claim-go = That is me

## About

about-games = The games
about-games-text = Great Daimyo, War of Clans, Shinobi Arts and Ninjutsu are tabletop games by their own authors and publishers. We play them by their rules, told in our own words, with pictures of our own.
about-fair = Fair by design
about-fair-text = Before the deal you see the fingerprint of the secret that chance comes from, and every player adds to it. After the match the record holds the secret: anybody can replay every step and check it.
about-secrets = Secrets stay secret
about-secrets-text = Your browser gets only what your seat may know, and so do the bots. Nobody can read from a message, its size or its time what you hold.
about-data = What is kept about you
about-data-text = A name you choose, and a cookie that makes your seats yours. No passwords, no tracking, nothing from elsewhere.

## What can go wrong

error-unreachable = The server cannot be reached. Try again in a moment.
error-unknown-game = There is no such game.
error-bad-table-code = That is not a table’s code. It has ten letters and digits.
error-stale = The table has moved on since. Look again, and choose again.
error-illegal = The rules do not allow that now.
error-bad-move = That is not a move of this game.
error-stood-in = A bot decides for you just now. Say that you are back, and it is yours again.
error-no-undo = That move can no longer be taken back.
error-bad-talk = That cannot be said at this table.
error-chat-off = The host has turned chat off at this table.
error-not-seated = That is for those who sit at the table.
error-seated = You sit at this table already.
error-seat-taken = Somebody else was quicker: that seat is taken.
error-no-seat = There is no such seat.
error-not-host = Only the host can do that.
error-not-open = That can only be done before the deal.
error-not-playing = That can only be done while the match is played.
error-not-over = The match is still being played.
error-not-full = A seat is still free.
error-no-return = No bot decides for you: you are here already.
error-lesson = A guided game is for one person.
error-bad-table = A table cannot be set like that.
error-no-bot = There is no such bot.
error-no-table = There is no such table. Perhaps the link is not whole.
error-no-name = Say first how you want to be called.
error-bad-name = A name has 1 to 24 visible characters.
error-too-many-tables = You have too many tables. Finish some first.
error-bad-message = The server did not understand that. Load the page again.
error-too-long = That is too long.
error-too-fast = Not so fast. Wait a moment.
error-bad-origin = This page was not served by this server. Open its own address.
error-bad-code = That link has been used, or is too old. Make a new one.
error-not-found = There is nothing here.
error-closing = The server is about to restart. Nothing is lost; try again in a moment.
