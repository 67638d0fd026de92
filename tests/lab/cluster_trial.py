"""Run by a test in a process of its own: a sweep, a tournament and a simulation on a real local cluster of two workers.

The sweep loses a worker in the middle. All must come out as without a cluster, to the last digit.
"""

import logging
import os
import signal
import sys
import warnings

import numpy as np

import shinobi
from shinobi.lab import simulating, sweeping
from shinobi.lab.tournament import tournament

assert "ray" not in sys.modules, "nothing of Ray is imported unless a cluster is asked for"
plan = sweeping.planned("daimyo", {"max_rounds": [2, 3]}, games=3_000, closely=2)
alone = sweeping.run(plan, workers=1)
assert "ray" not in sys.modules

warnings.simplefilter("ignore")  # Ray's own
import ray  # noqa: E402

ray.init(num_cpus=2, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)


@ray.remote(max_retries=0)
def worker() -> int:
    return os.getpid()


killed: list[int] = []


def lose_a_worker(done: int) -> None:
    """After the first portion: the process that answers is one of the two, and it is gone in the next moment."""
    if not killed:
        killed.append(ray.get(worker.remote()))
        os.kill(killed[0], signal.SIGKILL)


assert sweeping.run(plan, cluster=True, progress=lose_a_worker) == alone
assert killed
bots = ["adept", "novice", "random", "random"]
one, other = (tournament("daimyo", bots, games=600, seed=4, cluster=cluster) for cluster in (False, True))
assert np.array_equal(one.shares, other.shares)
first, second = shinobi.simulate("daimyo", games=25_000, seed=3), simulating.simulate("daimyo", games=25_000, seed=3)
assert np.array_equal(first.shares, second.shares)
assert np.array_equal(first.lengths, second.lengths)
assert np.array_equal(first.endings, second.endings)
ray.shutdown()
sys.stdout.write("the same\n")
