"""Learning among bots, in compiled code: one seat of every match learns, and the others play by judgement.

Like the loops of the engine, this is written once for all games.
"""

from typing import cast

from shinobi.bots.weighing import choice, weigh
from shinobi.engine.compiler.language import Flags, Int8s, Int16s, RealRows, Reals, state_at
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Judgement, Rules
from shinobi.engine.keys import CHOICES, draw, nth_key
from shinobi.engine.native.loops.environments import REDEAL, Environments, dealt, heard, look
from shinobi.engine.native.loops.random_play import DRAWS
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)

SEATING = CHOICES + 2
"""Which of the keys that follow from the seed of a match says where the learner sits, unless somebody has."""


class Bots(Record):
    """Who plays in each match: the learner's seat, and how the bots play; `actions` and `weights` are room to choose.

    `seat` is where the learner always sits, or NOBODY. `wrong` marks the matches in which the rules forbid what it did.
    """

    seat: int
    learners: Int8s
    sharpness: float
    carelessness: float
    wrong: Flags
    actions: Int16s
    weights: Reals


def go_on(task: Environments, bots: Bots, number: int) -> None:
    """Let the bots of one match play until the learner is asked, or to the end."""
    s = state_at(task.states, number)
    learner = bots.learners[number]
    seed = task.seeds[number]
    choices = nth_key(seed, CHOICES)
    while rules.over(s) == 0:
        seats = rules.actors(s)
        if seats >> learner & 1:
            return
        seat = lowest(seats)
        first = (DRAWS + 1) * task.steps[number]
        action = choice(s, seat, bots.sharpness, bots.carelessness, choices, first, bots.actions, bots.weights)
        task.steps[number] += 1
        s.told_count = 0
        rules.apply(s, seat, action, nth_key(seed, task.steps[number]))
        if len(task.told):
            heard(task, s, number)


def begin_each(task: Environments, bots: Bots, where: Flags) -> None:
    """Deal the matches that are marked from their seeds, and play until the learner is asked.

    Where a match ends before that, the next one is dealt.
    """
    for number in range(len(task.states)):
        if where[number]:
            begin(task, bots, number)


def begin(task: Environments, bots: Bots, number: int) -> None:
    """Deal one match, and play until the learner is asked."""
    s = state_at(task.states, number)
    while True:
        seed = task.seeds[number]
        bots.learners[number] = bots.seat if bots.seat != NOBODY else draw(nth_key(seed, SEATING), 0, task.players)
        dealt(task, number)
        go_on(task, bots, number)
        if rules.over(s) == 0:
            return
        task.seeds[number] = nth_key(seed, REDEAL)


def learn_each(task: Environments, bots: Bots) -> None:
    """Let the learner of each match act, then the bots; say what it gained, where that ended the match."""
    for number in range(len(task.states)):
        s = state_at(task.states, number)
        learner = bots.learners[number]
        action = task.actions[number]
        task.ended[number] = False
        task.rewards[number, 0] = 0.0
        bots.wrong[number] = False
        if action < 0 or action >= task.legal.shape[1] or rules.why_not(s, learner, action):
            bots.wrong[number] = True
            task.ended[number] = True
            continue
        task.steps[number] += 1
        s.told_count = 0
        rules.apply(s, learner, action, nth_key(task.seeds[number], task.steps[number]))
        if len(task.told):
            heard(task, s, number)
        go_on(task, bots, number)
        if rules.over(s):
            task.ended[number] = True
            task.rewards[number, 0] = rules.share(s, learner)


def look_where(task: Environments, bots: Bots, where: Flags) -> None:
    """Write what the learners of the marked matches know and may do."""
    for number in range(len(task.states)):
        if where[number]:
            look(task, number, bots.learners[number])


def advise_each(task: Environments, bots: Bots, advice: RealRows) -> None:
    """For each match (row), how likely a bot in the learner's place would take each action (column)."""
    for number in range(len(task.states)):
        row = advice[number]
        for action in range(len(row)):
            row[action] = 0.0
        s = state_at(task.states, number)
        if rules.actors(s) >> bots.learners[number] & 1:
            count = weigh(s, bots.learners[number], bots.actions, bots.weights)
            total = 0.0
            for place in range(count):
                total += bots.weights[place]
            for place in range(count):
                row[bots.actions[place]] = bots.weights[place] / total


def go_on_learning(task: Environments, bots: Bots) -> None:
    """`learn_each`, then the next deal where a match has ended, and what every learner knows and may do."""
    learn_each(task, bots)
    for number in range(len(task.states)):
        if task.ended[number]:
            task.seeds[number] = nth_key(task.seeds[number], REDEAL)
            begin(task, bots, number)
        look(task, number, bots.learners[number])
