"""Workers: the same function for many jobs, on the cores of this machine or on a cluster, with results in order."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from shinobi.engine.domains import is_whole
from shinobi.engine.errors import BadOption

Job = TypeVar("Job")
Result = TypeVar("Result")


def checked_count(what: str, count: object) -> int:
    """A number of games or workers, if it is one; raises `BadOption`."""
    if isinstance(count, int) and is_whole(count) and count >= 1:
        return count
    raise BadOption.of("at-least-one", option=what, number=str(count)[:40])


def in_order(
    work: Callable[[Job], Result], jobs: Iterable[Job], *, workers: int | None = None, cluster: bool = False
) -> Iterator[Result]:
    """What `work` makes of each job, in the order of the jobs. Compiled play runs on all cores, in threads."""
    if cluster:
        from shinobi.lab.cluster import in_order as on_cluster  # loads Ray

        yield from on_cluster(work, jobs)
        return
    count = os.cpu_count() or 1 if workers is None else checked_count("workers", workers)
    with ThreadPoolExecutor(count) as pool:
        running: deque[Future[Result]] = deque()
        try:
            for job in jobs:
                running.append(pool.submit(work, job))
                if len(running) > 2 * count:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            for one in running:
                one.cancel()
