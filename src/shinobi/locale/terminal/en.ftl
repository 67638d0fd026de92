### What only the terminal says.

## The terminal

hello = { $game }, { $players } players. You are { $you }. Edition: { $edition }.
hello-people = { $game }, { $players } players: { $people } at this terminal. Edition: { $edition }.
hello-help = Type a number, or your move in words. “?” shows help, “rules” shows the rules, “quit” leaves.
asks = { $name }, it is your turn.
choice = Your choice
shortcuts = Or several moves at once: { $names }.
not-understood = I did not understand “{ $said }”. { $right }
right-choices = Choose one of: { $choices }.
undone = Taken back: { $move }.
hand-over = Hand the terminal to { $name }
hand-over-go = Press Enter when nobody else can see the screen, { $name }.
since-then = What happened since your last move
result-clause = Ended by { $clause }: { $sentence }
says = { $name }: { $words }
say-forms = You can say: { $forms }; a gesture: { $gestures }; or your own words, where the game allows them.
saved = The record of the game is in { $file }.
interrupted = The game is not finished. Continue with: { $command }
interrupted-lost = The game ends here, unfinished. Start with --record FILE if you want to continue a game later.
resumed = Resuming after move { $step } of the game in { $file }.

help-title = At any prompt
help-number = a number — that choice
help-words = words — a whole move or the next part of it, such as: { $example }
help-say = say — speak to the table: your own words, a claim, a question that ends in “?”, a gesture; “say” alone lists them
help-undo = undo — take back your last move, as long as it has revealed nothing
help-table = table — show the table again
help-log = log — everything you were told so far
help-rules = rules — all the rules; “rules { $clause }” — one rule
help-quit = quit — leave the game

## Rules, games, simulation, verification

rules-title = The rules of { $game }
no-clause = There is no clause “{ $clause }” in { $game }. Its clauses run from { $first } to { $last }.
games-players = { $fewest }–{ $most } players
games-players-exactly = { $count } players
games-editions = Editions
games-options = Options
games-default = default
compiling = Turning the rules of { $game } into machine code (only the first time) …
simulating = Playing { $game }
simulated = { $games } games of { $game }, { $players } players, random play, seed { $seed }. Edition: { $edition }.
tournament-played = { $games } games of { $game }, { $players } players, seats rotated, seed { $seed }. Edition: { $edition }.
tournament-interrupted = Interrupted. Results so far:
tournament-simulations = { $name } imagined { $simulations } games for each move.
tournament-time = { $seconds } s.
column-bot = Bot
column-seats = Seats
column-times-fair = Times its fair share
column-rating = Rating
column-seat = Seat
column-share = Share of victories
column-interval = 95% interval
column-ending = Ended by
column-games = Games
column-part = Part
lengths-line = Moves per game: { $mean } on average, { $least } to { $most }, half of them between { $low } and { $high }.
speed-line = { $steps } moves in { $seconds } s: { $speed } moves per second on { $workers } cores.
records-line = Records: { $file }, { $size }.
verifying = Verifying { $file }
verified =
    { $count ->
        [one] The record in { $file } is correct: every move, event and result.
       *[other] All { $count } records in { $file } are correct: every move, event and result.
    }
wrong-records = Wrong records: { $wrong } of { $count }.
verified-unfinished = The record on line { $line } ends after step { $step }: the game was not over.
unfinished-records = Records that end before the game was over: { $unfinished } of { $count }.
deck-right = { $file } is a deck for { $game }, “{ $name }”: { $cards }. Nothing is wrong with it.

## What can go wrong

wrong-game = There is no game “{ $game }”. The games are { $known }.
wrong-language = There are no texts in “{ $language }”. The languages are { $known }.
wrong-bot = There is no bot “{ $bot }”. The bots are { $known }.
wrong-edition = There is no edition “{ $edition }” of { $game }. The editions are { $known }.
wrong-players = { $game } in the edition “{ $edition }” is for { $fewest } to { $most } players, not { $count }.
wrong-option = { $game } has no option “{ $option }”. Its options are { $known }.
no-such-table = Such a table cannot be. { $sentence } ({ $clause })
option-form = An option is given as name=value, not “{ $said }”.
resume-alone = With --resume the table is the one in the file: leave out what else says how it is set.
too-many-people = The table has { $seats } seats, but { $people } people were named.
same-names = Every person needs a name of their own.
wrong-name = A name is one line of text, and “{ $sign }” at its end is for bots.
unreadable = { $file } cannot be read: { $problem }.
other-game = The game in { $file } is one of { $other }, not of { $game }.
kept-in-folder = The game cannot be kept in { $file }: that is a folder. Name a file.
not-kept = The game cannot be kept in { $file }: { $problem }.
empty-record = There is no record in { $file }: it is empty.
undo-nothing = There is no move of yours to take back, or something has happened since.
undo-over = The game is over, and what was hidden may be known by now.
undo-revealed = That move brought something to light, so it stands.
undo-final = By the rules that decision is final.
said-nothing = There is nothing in what you say.
said-too-long = Say it in at most { $most } characters.
said-unreadable = Say it in one line, without control characters.
wink-at-whom = A wink is for one other player: say for whom.
no-chat-here = In this game there is no free chat during a game: use gestures ({ $clause }).

## Values that cannot be: ends of sentences such as “The option start …”

nothing = nothing
must-be-one-of = must be one of { $names }
must-be-seat = must be a seat, 0 to { $last }
must-be-listed = must be a number in the list “{ $part }” of the { $option }, 0 to { $last }
must-be-whole = must be a whole number from { $lowest } to { $highest }
must-be-flag = must be true or false
must-be-list = must be a list
must-be-list-of = must be a list of { $length }
must-be-list-each = must be a list of { $length }, one for each player
must-be-clause = must be a clause such as { $clause }
must-be-at-least = must be at least { $lowest }
must-be-a-whole = must be a whole number
must-be-a-number = must be a number
must-be-text = must be text
wrong-value = The option { $option } { $must }, not { $value }.
wrong-sheet = The option { $option } is wrong: { $problem }
options-too-deep = The options have lists within lists, more than { $most } deep.
at-least-one = { $option } must be at least 1, not { $number }.
wrong-seed = A seed is a whole number from 0 to { $most }, not { $seed }.
wrong-line = { $file }, line { $line }: { $problem }

## Moves and talk

move-form = A move is a verb with its arguments, such as { $example }.
move-takes = The verb “{ $verb }” takes: { $takes }. It was given: { $given }.
written-move-form = A move in a record is a list such as { $example }.
written-move-takes = The verb “{ $verb }” takes: { $takes }. The record has { $count } values.
wrong-verb = There is no verb “{ $verb }” in this game. The verbs are { $known }.
wrong-argument = In “{ $verb }”, { $argument } { $must }, not { $value }.
no-such-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
only-wink = Only a wink is for one player; everything else is for everybody.
no-such-claim = There is no claim “{ $said }” in this game. The claims are: { $known }.
no-such-question = There is no question “{ $said }” in this game. The questions are: { $known }.
phrase-needs = “{ $phrase }” needs: { $needs }.
phrase-value = “{ $part }” { $must }.
no-such-gesture = There is no gesture “{ $said }”. The gestures are: { $known }.

## Records that are wrong

record-unreadable = This is not the record of a game: { $problem }.
record-format = This record has format { $format }; this program reads formats { $readable }.
record-twice = The record says “{ $name }” twice in one place, so it can be read in two ways.
record-format-older = This record has format { $format }, but holds what that format does not have: { $name }.
record-no-table = There cannot be a table like this: { $problem }
record-lacks-option = A record must name every option of its game. This one does not name { $missing }.
record-seats = The record names { $named } seats for { $players } players.
record-keys = The record cannot be replayed: { $problem }.
record-after-end = Step { $step } comes after the end: the game was over after step { $last }.
record-breaks-rule = Step { $step } breaks a rule: { $problem }
record-no-move = Step { $step } is not a move: { $problem }
record-tells-wrong =
    { $step ->
        [0] The deal tells { $told }, but by the rules and the keys it is { $true }.
       *[other] Step { $step } tells { $told }, but by the rules and the keys it is { $true }.
    }
record-leaves-out =
    { $step ->
        [0] The deal leaves out { $true }.
       *[other] Step { $step } leaves out { $true }.
    }
record-adds =
    { $step ->
        [0] The deal tells { $told }, which did not happen.
       *[other] Step { $step } tells { $told }, which did not happen.
    }
record-early-result = The record states a result, but after step { $step } the game is not over.
record-no-result = The game is over, but the record states no result.
record-wrong-result = The result is stated as { $stated }, but it is { $true }.
record-no-phrase = What was said cannot be so, at place { $nth } of the phrases: { $problem }

keys-form = its "keys" have none of the forms that docs/record.md describes (16 hexadecimal digits of a seed, 64 hexadecimal digits of a secret, or the rounds of a live table)
keys-shape = its "keys" are not as they should be: { $problem }
keys-promise = its secret is not the one that was promised; its SHA-256 is { $promise }
keys-contributions = its keys have { $given } contributions for { $players } players
keys-seal = its seal does not fit what was agreed; the right seal is { $seal }
keys-no-round = its keys have no rounds, so nothing was agreed
keys-seats = its keys are not for { $players } seats throughout
keys-digits = its secret, commitments, contributions and seal must be 64 hexadecimal digits each
keys-table = its table must have an id of 10 small letters and digits
keys-level = its “sitters” name a bot that cannot be
keys-bot-bound = in round { $round } of its keys, seat { $seat } has a commitment, but a bot sits there
keys-again = in round { $round } of its keys, seat { $seat } takes part again although it did not show its contribution before
keys-unbound = in round { $round } of its keys, seat { $seat } has a contribution that it did not commit to
keys-other = in round { $round } of its keys, seat { $seat } has a contribution other than the one it committed to
keys-called-off = round { $round } of its keys was called off although every seat had shown its contribution
keys-dealt-anyway = the cards were dealt although seat { $seat } had not shown its contribution

bots-person-played = At step { $step }, a person played for seat { $seat }, but by the seal a bot sits there ({ $level }).
bots-other-played = At step { $step }, seat { $seat } was played by { $chose }, but by the seal { $level } sits there.
bots-other-stood-in = At step { $step }, { $chose } stood in on seat { $seat }, but by the seal that is for { $level }.
bots-unknown = The seal names a bot called “{ $level }”, which this program does not know.
bots-no-resort = At step { $step }, seat { $seat } was played by { $chose }, which does not stand in for a bot that has failed.
bots-searched-wrong = a { $level } does not search like this: { $searched }.
bots-heard-wrong = At step { $step }, a bot cannot have heard so many phrases: { $heard }.
bots-cannot-choose = At step { $step }, no bot can choose: { $problem }
bots-wrong-choice = At step { $step }, the bot on seat { $seat } ({ $level }) did not choose by the keys, which give { $move }.

promise-broken = A promise was not kept: { $promised } is neither the seal of the deal nor the fingerprint of its secret.
name-on-seat = seat { $seat }: { $name }
deal-seal = The seal of the deal: { $seal }
deal-protected = The deal is protected by the contributions of:
deal-unprotected = This deal was not protected: no player added a contribution, so the server alone could have chosen it.
deal-again = The cards were dealt again because these players did not show their contribution in time:
deal-silent = Without a contribution of their own:
deal-not-compared = Not compared with a seal that you saw before the deal (--promised). Only that shows that nobody chose the deal afterwards.
deal-not-bound = The fingerprint of the server’s secret does not bind the deal: its host could still choose it by other contributions. Only the seal does.
deal-bots = Moves of bots that were checked against the keys: { $count }
deal-bots-other = Moves of bots that cannot be checked here, because an earlier or later version of them played: { $count }
deal-bots-failed = Moves made at random because, the server says, the bot had failed: { $count }

## Files, bots and servers

not-written = { $file } cannot be written: { $problem }.
site-written = The site is in { $folder }. Its README says how to put it online.
modules-written = The package is in { $folder }. Its README has an example.
site-not-built = The pages are not built yet. Run “./shinobi serve” once, then try again.
site-not-empty = { $folder } has other files in it. Choose an empty folder.
which-deck-game = Say which game the deck is for, with --game: { $games }.
needs-matplotlib = For --plot, install matplotlib: { $command }
wrong-simulations = After “{ $bot }:” comes a number of simulations, not “{ $said }”.
wrong-own-bot = There is no bot “{ $bot }”: { $problem }.
tournament-too-short = The tournament was interrupted before any game was over.
oracle-alone = The oracle plays only where all the others are bots that come with Shinobi.
serving = Shinobi is running at { $address } – open it in a browser. Press Ctrl-C to stop.
serving-data = Tables, records and identities are kept in { $file }
serving-read = { $number } of { $count } tables loaded.
no-token = There is no token in { $file }. Write a long random word into it.
port-taken = Shinobi cannot listen at { $address }: { $problem }. Try another --port.
table-not-kept = This table has changed what was agreed before the deal, so nothing more is revealed to it. Do not trust this game.
data-in-use = The data in { $file } are in use by another server (process { $holder }). Stop it first, or choose another file with --data.
data-not-kept = Data cannot be kept in { $file }: { $problem }.
data-newer = The data in { $file } are from a newer version of this program (format { $form }).
data-older = The data in { $file } are from before the first release, and this version cannot read them. Move the file away to begin anew.
database-not-reached = The database cannot be reached or used: { $problem }.
database-newer = The database was used by a newer version of this program (format { $form }).
database-extra = For --database and --nats more packages are needed: pip install "shinobi-games[many]"
nats-not-reached = NATS cannot be reached: { $problem }.
nats-alone = --nats connects servers that share a database: give --database as well.
half-moved = Data were being moved here, and not all of them have come. Begin the same “shinobi move-data” again: it goes on where it stopped.
target-not-empty = There are data in the target already. Choose an empty one.
moved-otherwise = What has come is not what was sent ({ $kind }). Begin again with an empty target.
servers-running = Servers are using the database. Stop them first.
data-moved = Everything was moved and compared: { $people } people, { $tables } tables, { $entries } entries in their logs.
no-data = There are no data in { $file }. Name the server’s file with --data.
no-backup = { $file } is not a backup of this program: { $problem }.
damaged-backup = { $file } is damaged: { $problem }.
not-restored = The backup cannot be restored: { $problem }.
restored = The backup is now in { $file }.
restored-aside = What was there before has been moved to { $file }.
backed-up = All data have been copied to { $file } ({ $size }). Keep it secret: it contains the keys.
copying = Copying
dumped =
    { $count ->
        [one] One record has been written to { $file }.
       *[other] { $count } records have been written to { $file }.
    }
no-such-table-here = There is no table “{ $said }”. List them with: shinobi admin tables
no-such-person-here = There is no person “{ $said }”. List them with: shinobi admin people
order-waits = The server has been told, but has not done it yet. Look at its log.
table-removed = The table { $table } has been removed.
person-removed = The person { $person } has been removed. Records of finished games keep the name until their tables are removed.
table-over = over
column-table = Table
column-made = Created
column-by = By
column-entries = Entries
column-state = State
column-id = ID
column-name = Name
column-since = Since

## The command line: what is wrong with it

usage-no-command = There is no command “{ $said }”. The commands are: { $known }.
usage-no-option = There is no option { $option } here. --help shows the options.
usage-no-option-but = There is no option { $option } here. Did you mean { $near }?
usage-missing = { $what } is missing. --help shows how to use the command.
usage-value = { $what } { $kind }.
usage-option-value = The option { $option } lacks its value, or has one that it does not take.
usage-too-much = That is more than this command takes. --help shows how to use it.
usage-wrong = That cannot be understood. --help shows how to use the command.

## The command line: help

help-usage = Usage:
help-option = OPTIONS
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = (default: { $value })
help-variable = (or set { $name })
help-clone = In a clone of the project, ./shinobi also has: test, check, bench.
kind-whole = NUMBER
kind-number = NUMBER
kind-text = TEXT
kind-file = FILE

command-shinobi = Four ninja games: play them in the browser or in the terminal, and study them at native speed.
command-serve = Run a server: play in the browser, and send friends the link to a table.
command-play = Play in the terminal against bots, or with several people who pass it around.
command-tournament = Let bots play many games against one another, changing seats. Ctrl-C shows the results so far.
command-simulate = Play many random games and sum up the results by seat, ending, length and speed.
command-rules = Show the rules of a game, clause by clause.
command-verify = Replay the records in a file and say whether every step, event and result is right. For games from a server, also check what was agreed before the deal, and what the bots chose.
command-site = Write the games as a site of files that any web host can serve. It needs no server.
command-modules = Write the games as a package for programs in JavaScript and TypeScript, with an example.
command-games = List the games, their editions and their options.
command-schema = Show the JSON Schema of a game’s records, of what a seat may see, or of the messages of a server; or a layout in memory.
command-move-data = Move all data from a file to a PostgreSQL database, or back, and compare them. No server may be running meanwhile.
command-deck = Check decks that you have written yourself.
command-check = Say whether a deck can be played; if not, show every mistake and its line.
command-admin = For people who run a server: look after people, tables and backups.
command-tables = List the tables, newest first.
command-people = List the people, with the IDs by which they can be removed.
command-remove-table = Remove a table and its record. Everybody at it is sent away.
command-remove-person = Remove a person. Bots take over their seats; their devices and tokens stop working.
command-backup = Copy all data to a file, even while the server is running.
command-restore = Replace the data by a backup. The server must not be running; the old data are moved aside.
command-dump = Write the records of all finished games to a file, for “shinobi verify” and for studies.

takes-help = Show this help and exit.
takes-version = Show the version and exit.
takes-lang = The language: { $languages }.
takes-game = The game: { $games }.
takes-check-game = The game the deck is for, if several games have decks.
takes-schema-game = The game: { $games }; or “wire” for the messages of a server.
takes-clause = One clause, by its number.
takes-players = How many players; the fewest possible if left out.
takes-edition = The printed edition whose rules are used; “shinobi games” lists them.
takes-option = An option of the game; “shinobi games” lists them. Can be repeated.
takes-deck = A deck of your own, for a game that has decks.
takes-name = A person at this terminal. Repeat it for several people.
takes-people-name = Only people with this in their name.
takes-against = Who plays the other seats: { $bots }.
takes-seed = The same seed gives the same games.
takes-play-seed = The same seed gives the same deal; random if left out.
takes-record = Save the game in this file after every move.
takes-resume = Continue the game in this file.
takes-games = How many games to play.
takes-workers = How many cores to use; all if left out.
takes-records = Write the record of each game to this file, one on each line.
takes-as-json = Print JSON, for programs.
takes-tournament-as-json = Write the result to this file, as JSON.
takes-bots = Who plays, one for each seat, separated by commas: random, novice, adept, master, master:500 (so many simulations for each move), grandmaster, module:Class (a bot of your own), or oracle, which sees all cards and plays only here.
takes-simulations = How many games a master imagines for each move; 1000 if left out.
takes-plot = Draw the result into this file, such as result.svg.
takes-verify-file = A record, or many: one on each line.
takes-folder = The folder to write to.
takes-check-file = The deck, a TOML file; docs/decks.md explains what to put in it.
takes-backup-file = Where to put the copy.
takes-restore-file = A backup.
takes-dump-file = Where to write, one record on each line.
takes-promised = The seal that you were shown before the deal. The fingerprint of the server’s secret is compared too, but does not bind the deal.
takes-view = The schema of what a seat sees, instead of records.
takes-layout = The memory layout of the game’s WebAssembly module instead.
takes-form = The columns of an observation instead: what a seat knows, as numbers for a program that learns.
takes-schema-players = With --form: the number of players.
takes-history = With --form: how many of the last events told to the seat are included.
takes-one-hot = With --form: one column of 0 or 1 for each value (one-hot).
takes-write = Write the schemas into this folder.
takes-data = The file that holds tables, records and identities.
takes-all = Finished tables, too.
takes-table = The ten letters and digits of its link.
takes-person = The person’s ID; “shinobi admin people” lists them.
takes-host = The address to listen at; 0.0.0.0 for every network.
takes-port = The port to listen at; 0 takes a free one.
takes-log-level = How much to write to the log.
takes-bot-pace = Seconds that a bot takes for a move.
takes-pauses = Whether tables pause so that people can follow what happens.
takes-reaction-pace = Seconds that every reaction takes, so that its speed gives nothing away.
takes-deal-wait = Seconds the deal waits for the players’ contributions.
takes-gone-after = Seconds until a bot stands in for somebody who has gone while others wait.
takes-vote-after = Seconds until the others may vote to let a bot play for somebody who has gone.
takes-notify-after = Seconds until somebody who is away is told that it is their turn.
takes-push-service = Another origin to which push messages may be sent. Can be repeated.
takes-mail = The server that sends mail: smtp://NAME:PASSWORD@HOST:PORT.
takes-mail-from = The sender of mail.
takes-webhook = An address that is told whose turn it is.
takes-address = Where people reach this server, for links in mail.
takes-origin = Another origin from which browsers may come. Can be repeated.
takes-compile = When to compile the rules: now, soon (in the background) or never.
takes-limits = Whether too many requests are refused.
takes-metrics-token-file = A file with a token. Whoever sends it as a bearer token may read /metrics; without it, nobody may.
takes-database = A PostgreSQL database in place of a file, which several servers may share: postgresql://NAME:PASSWORD@HOST/DATABASE.
takes-nats = Where servers that share a database pass on what happens at their tables: nats://NAME:PASSWORD@HOST:PORT.
takes-source = Where the data are: a file, or postgresql://NAME:PASSWORD@HOST/DATABASE.
takes-target = Where they go; nothing may be there yet.

## The lab: studies for designers

lab-title = { $game }: a study
lab-subtitle = { $variants } variants, { $matches } games, seed { $seed }.
lab-variant = Variant
lab-games = Games
lab-summary = In short
lab-summary-about = All variants at a glance. The sections below explain each figure.
lab-length = Length
lab-length-about = Moves per game. The bar holds the middle half of the games, the line nine in ten; the mark is the median, the number the average.
lab-seats = Who wins
lab-seats-about = Each seat’s share of the victories, in percent, with 95% intervals. The dashed line is the fair share. A filled dot differs from it significantly, after correction for all { $count } comparisons (Holm).
lab-seats-apart = Advantage of a seat
lab-seat = Seat { $seat }
lab-one-winner = One winner
lab-results = Results
lab-results-about = How often one player won alone, several shared the victory, or it was a draw between all.
lab-result-one-winner = one winner
lab-result-shared = shared victory
lab-result-draw = draw
lab-endings = How games end
lab-moves = Moves
lab-moves-about = How often a move is chosen when it is possible and there is a choice, and what it is worth: how many percentage points more of the victory go to those who choose it than to those who choose something else. That also reflects who is able to choose it. * and filled: significantly different from zero, after correction for { $count } comparisons (Benjamini–Hochberg).
lab-move = Move
lab-chosen = Chosen
lab-per-game = Per game
lab-worth = Worth
lab-tension = Tension
lab-tension-about = From some games that were looked at move by move. A decision matters if the best and the worst move differ by at least a twentieth of the victory; at stake is that difference on average. The winner is known from the moment when they expect more than half of the victory.
lab-decisions = Decisions
lab-matters = That matter
lab-stake = At stake
lab-lead-changes = Lead changes
lab-known = Winner known after
lab-course = How the later winner stood
lab-course-about = The share of the victory that the later winner could expect, from the beginning of the game to its end.
lab-skill = Skill and luck
lab-skill-about = What one stronger player among weaker ones wins, as a multiple of the fair share (1: luck alone). Filled: significantly different, after correction for { $count } comparisons (Holm).
lab-own = Truth and lies
lab-own-about = How often it happens, with 95% intervals.
lab-holding-about = How often whoever has it wins the round, as a multiple of the fair share. The band is where a balanced card lies. Filled: significantly different from 1, after correction for { $count } comparisons (Holm).
lab-notes = How this was measured
lab-notes-about = Bots of one level play at each table; the same seeds deal the same cards in every variant. Intervals are 95% intervals. How players stand is estimated by playouts with the bots’ judgement, as in their search. Bots do not play like people.
lab-written = Results: { $file }. Report: { $report }.
lab-vary-form = What varies is given as name=4,5,6 or name=20..60, not as “{ $said }”.
lab-vary-twice = “{ $name }” is varied twice. Put all its values into one --vary.
lab-vary-empty = There is no value to try for “{ $name }”. Give some, as in { $name }=4,5,6 or { $name }=20..60.
lab-too-many = These values make { $count } variants; at most { $most } can be compared at once.
lab-no-bots = Say who plays. The levels are { $known }.
lab-levels-only = “{ $bot }” cannot take part in a study. The levels are { $known }.
lab-missing = { $what } needs { $package }, which is not installed. Install it: { $command }
lab-no-cluster = The cluster cannot be reached: { $problem }. Start one with “ray start --head”, or leave out --cluster.
lab-cluster-records = A cluster writes no records. Leave out --records, or --cluster.
lab-file-kind = Results are kept in a .csv or a .parquet file, not in { $file }.
lab-not-results = { $file } does not hold the results of a sweep.
lab-nothing-in-common = The two have no variant and measure in common.
lab-compared = { $first } and { $second } compared
lab-compared-about = { $count } figures are in both; { $sure } of them differ significantly, after correction for all of them (Holm).
lab-measure = Measure
lab-first = First
lab-second = Second
lab-difference = Difference
lab-tuned = { $game }: tuned
lab-tuned-about = { $trials } trials. How far from all goals: { $before } before, { $after } after (0: all reached).
lab-goal = Goal
lab-setting = Setting
lab-before = Before
lab-after = After
lab-goal-form = A goal is seats, holdings, or a measure with its bounds, such as length=40..80; not “{ $said }”.
lab-wrong-goal = Nothing here is measured as “{ $goal }”. The measures are { $known }.
lab-nothing-free = Say what may change, with --free. In { $game } that can be { $known }.
lab-wrong-knob = “{ $name }” cannot be tuned in { $game }. What can: { $known }.
lab-tuning = Tuning { $game }
lab-no-folder = { $file } cannot be written: there is no such folder.
command-lab = Studies for designers: sweeps over variants, comparisons, tuning.
command-sweep = Play many variants of a table and measure them; the results go to a file, and a report to a page.
command-compare = List the significant differences between the results of two sweeps.
command-tune = Tune numbers of a game, or of a deck, towards goals, with a report of before and after.
takes-vary = What varies: players, edition or an option, such as max_rounds=20..60:10 or players=4,5,6. Several are crossed.
takes-sweep-bots = The levels that play, each at tables of its own: random, novice, adept, master, master:500, grandmaster.
takes-sweep-games = How many games of each variant to play.
takes-closely = How many games of each variant are looked at move by move; 0 for none.
takes-cluster = Play on a Ray cluster: the one at RAY_ADDRESS, or one on this machine.
takes-out = Where the results go: a .csv or a .parquet file.
takes-tune-out = Where the tuned options go, as JSON.
takes-report = Where the report goes; beside the results if left out.
takes-first = Results of a sweep.
takes-second = Results of another sweep.
takes-free = What may change: an option with its values, such as max_rounds=10..80, or something of a deck, such as deck.worth or “deck.count.Armourer”.
takes-goal = What is wanted: seats (all even), holdings (every card worth holding), or a measure with its bounds, such as length=40..80.
takes-trials = How many settings to try.
takes-tune-bots = The level that plays: random, novice, adept.
takes-tune-games = How many games to play of each variant at each trial.
