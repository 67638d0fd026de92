"""Great Daimyo as OpenSpiel would have it: a native Python game, to be measured as a peer.

It is written the way OpenSpiel's own Python games are, as fast as that way allows. Information
states are left out: random playouts never ask for them, and keeping them would cost it time.
"""

from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types

WEAPONS: Final = 4
ATTACKS: Final = 3
LIVES: Final = 5

# Actions: 4 * card + declared, then the card to leave unturned, then the denunciation.
LEAVE: Final = WEAPONS * WEAPONS
DENOUNCE: Final = LEAVE + ATTACKS
DECLINE: Final = DENOUNCE + 1
ACTIONS: Final = DECLINE + 1

DRAW_PAWN, ASSIGN, REVEAL, JUDGE, OVER = range(5)

ALL_CARDS: Final = (1 << WEAPONS) - 1

# By cards in hand and weapons that may not be declared, both as bit masks.
ATTACKS_OPEN: Final = [
    [
        [
            WEAPONS * card + declared
            for card in range(WEAPONS)
            for declared in range(WEAPONS)
            if hand >> card & 1 and not forbidden >> declared & 1
        ]
        for forbidden in range(1 << WEAPONS)
    ]
    for hand in range(1 << WEAPONS)
]
LEAVES: Final = [LEAVE, LEAVE + 1, LEAVE + 2]
ANSWERS: Final = [DENOUNCE, DECLINE]

OPTIONS: Final[dict[str, Any]] = {"players": 5, "distinct_declarations": False, "max_rounds": 60}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_daimyo",
    long_name="Python Great Daimyo",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,  # DAI-01
    min_num_players=4,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification=OPTIONS,
)


class DaimyoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """The game and its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = OPTIONS | (params or {})
        self.players: int = options["players"]
        self.distinct: bool = options["distinct_declarations"]
        self.max_rounds: int = options["max_rounds"]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.players,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=(ATTACKS + 2) * self.players * self.max_rounds,
        )
        super().__init__(GAME_TYPE, info, options)

    def new_initial_state(self) -> "DaimyoState":
        return DaimyoState(self)


class DaimyoState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A game under way."""

    def __init__(self, game: DaimyoGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.distinct = game.distinct
        self.max_rounds = game.max_rounds
        self.phase = DRAW_PAWN
        self.pawn = 0
        self.turn: int = pyspiel.PlayerId.CHANCE
        self.rounds = 0
        self.lives = [LIVES] * self.players  # DAI-03
        self.winners: list[int] = []
        self.hit = False
        self.begin_round()

    def begin_round(self) -> None:
        self.rounds += 1
        self.hand = [ALL_CARDS] * self.players
        self.sent = [[0] * ATTACKS for _ in range(self.players)]
        self.once = [0] * self.players
        self.twice = [0] * self.players
        self.given = 0
        self.own = 0

    def current_player(self) -> int:
        return self.turn

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seat, 1.0 / self.players) for seat in range(self.players)]  # DAI-04

    def _legal_actions(self, player: int) -> list[int]:
        if self.phase == ASSIGN:
            forbidden = self.twice[(player + self.given + 1) % self.players]  # DAI-13
            if self.distinct:
                forbidden |= self.own  # DAI-14
            return ATTACKS_OPEN[self.hand[player]][forbidden]
        return LEAVES if self.phase == REVEAL else ANSWERS

    def _apply_action(self, action: int) -> None:
        if self.phase == ASSIGN:
            self.attack(action >> 2, 1 << (action & 3))
        elif self.phase == REVEAL:
            self.reveal(action - LEAVE)
        elif self.phase == JUDGE:
            self.judge(action == DENOUNCE)
        else:
            self.pawn = self.turn = action
            self.phase = ASSIGN

    def attack(self, card: int, declared: int) -> None:
        seat = self.turn
        target = (seat + self.given + 1) % self.players  # DAI-16
        self.sent[target][self.given] = card
        self.hand[seat] &= ~(1 << card)
        self.twice[target] |= self.once[target] & declared
        self.once[target] |= declared
        self.own |= declared
        self.given += 1
        if self.given == ATTACKS:
            self.given = 0
            self.own = 0
            self.turn = (seat + 1) % self.players
            if self.turn == self.pawn:
                self.phase = REVEAL

    def reveal(self, left: int) -> None:
        cards = self.sent[self.turn]
        self.hit = cards[left - 1] == cards[left - 2]  # DAI-22, DAI-23
        self.phase = JUDGE

    def judge(self, denounced: bool) -> None:
        seat = self.turn
        standing = [rival for rival in range(self.players) if self.lives[rival]]
        if denounced:
            kinds = len(set(self.sent[seat]))
            if kinds == (1 if self.hit else ATTACKS):  # DAI-24, DAI-25
                for i in range(1, ATTACKS + 1):
                    self.lose((seat - i) % self.players, 1)
            else:
                self.lose(seat, 2 if self.hit else 1)
        elif self.hit:
            self.lose(seat, 1)
        alive = [rival for rival in standing if self.lives[rival]]
        if len(alive) <= 1:
            self.end(alive or standing)  # DAI-50, DAI-51
            return
        self.turn = (seat + 1) % self.players
        self.phase = REVEAL
        if self.turn == self.pawn:
            if self.rounds == self.max_rounds:  # DAI-52
                self.end([rival for rival in alive if self.lives[rival] == max(self.lives)])
                return
            self.pawn = self.turn = (self.pawn + 1) % self.players  # DAI-30
            self.phase = ASSIGN
            self.begin_round()

    def lose(self, seat: int, lost: int) -> None:
        self.lives[seat] = max(0, self.lives[seat] - lost)  # DAI-27

    def end(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = OVER
        self.turn = pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        return [1.0 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.players)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"pawn to {action}"
        if action < LEAVE:
            return f"attack with {action >> 2} declared {action & 3}"
        if action < DENOUNCE:
            return f"leave {action - LEAVE}"
        return "denounce" if action == DENOUNCE else "decline"

    def __str__(self) -> str:
        return f"round {self.rounds} phase {self.phase} turn {self.turn} lives {self.lives}"


pyspiel.register_game(GAME_TYPE, DaimyoGame)
