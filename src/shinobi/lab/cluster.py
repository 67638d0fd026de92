"""Studies on many machines: the same jobs, by the workers of a Ray cluster. Nothing else here imports Ray.

A job says all that a worker needs, and its result depends on nothing else. So a job whose worker has died is done again
by another one, results are taken in the order of the jobs, and all comes out as on one machine, to the last digit.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from shinobi.engine.errors import BadOption
from shinobi.lab.files import missing

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""So many jobs for each core are handed out before their results are taken."""

ALWAYS_AGAIN = -1
"""However many workers die, a job is done."""


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise missing("--cluster", "ray", "cluster") from None
    return ray


def in_order(work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """What `work` makes of each job, in the order of the jobs, on the cluster that RAY_ADDRESS names or a local one."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except Exception as problem:  # Ray raises all sorts of them
            raise BadOption.of("lab-no-cluster", problem=str(problem).splitlines()[0]) from None
    try:
        remote = ray.remote(max_retries=ALWAYS_AGAIN)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: deque[Any] = deque()
        for job in jobs:
            running.append(remote.remote(job))
            if len(running) > most:
                yield ray.get(running.popleft())
        while running:
            yield ray.get(running.popleft())
    finally:
        if began:
            ray.shutdown()
