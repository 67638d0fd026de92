### What all games say.

## The terminal

hello = { $game }, { $players } players. You are { $you }. { $edition }.
hello-people = { $game }, { $players } players: { $people } at this terminal. { $edition }.
hello-help = Type a number, or your move in words. “?” shows help, “rules” shows the rules, “quit” leaves.
asks = { $name }, it is your turn.
choice = Your choice
choose-verb = What do you do?
shortcuts = Or several moves at once: { $names }.
not-understood = I did not understand “{ $said }”. { $right }
right-choices = Choose one of: { $choices }.
refused = Not allowed ({ $clause }): { $sentence }
undone = Taken back: { $move }.
hand-over = Hand the terminal to { $name }
hand-over-go = Press Enter when nobody else can see the screen, { $name }.
since-then = What happened since your last move
result-one = { $names } wins.
result-shared = { $names } share the victory.
all-of = { $others } and { $last }
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

## Gestures

gesture-nod = { $seat } nods.
gesture-shake = { $seat } shakes their head.
gesture-shrug = { $seat } shrugs.
gesture-laugh = { $seat } laughs.
gesture-bow = { $seat } bows.
gesture-think = { $seat } strokes their chin.
gesture-stare = { $seat } stares, unmoving.
gesture-applaud = { $seat } applauds.
gesture-wink = { $seat } winks at { $to }.

## Rules, games, simulation, verification

rules-title = The rules of { $game }
rules-independent = An independent, non-commercial implementation. The rules are told in our own words; the clause numbers are ours.
no-clause = There is no clause “{ $clause }” in { $game }. Its clauses run from { $first } to { $last }.
games-players = { $fewest }–{ $most } players
games-players-exactly = { $count } players
games-editions = Editions
games-options = Options
games-default = default
compiling = Turning the rules of { $game } into machine code (only the first time) …
simulating = Playing { $game }
simulated = { $games } games of { $game }, { $players } players, random play, seed { $seed }. { $edition }.
tournament-played = { $games } games of { $game }, { $players } players, seats rotated, seed { $seed }. { $edition }.
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
wrong-record = { $file }, line { $line }: { $problem }
wrong-records = Wrong records: { $wrong } of { $count }.
deck-right = { $file } is a deck for { $game }, “{ $name }”: { $cards }. Nothing is wrong with it.

## What can go wrong

wrong-game = There is no game “{ $game }”. The games are { $known }.
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
wink-at-whom = A wink is for one other player: say for whom.
no-chat-here = In this game there is no free chat during a game: use gestures ({ $clause }).

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
