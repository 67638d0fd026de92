"""A real Ray cluster of two worker processes gives the same results as one machine, whoever dies in the middle."""

import subprocess
import sys
from pathlib import Path

from cli.terminal import environment

PATIENCE = 300

UNHURRIED = {"RAY_raylet_start_wait_time_s": "200", "RAY_worker_register_timeout_seconds": "200"}
"""Ray gives its own processes 30 and 60 s to start, which on a busy machine is too little."""


def test_a_cluster_gives_the_same_to_the_last_digit_although_a_worker_is_killed() -> None:
    trial = Path(__file__).with_name("cluster_trial.py")
    quiet = environment(RAY_USAGE_STATS_ENABLED="0", RAY_DISABLE_IMPORT_WARNING="1", **UNHURRIED)
    done = subprocess.run(
        [sys.executable, str(trial)], capture_output=True, timeout=PATIENCE, env=quiet, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("the same\n")
