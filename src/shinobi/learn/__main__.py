"""`python -m shinobi.learn GAME`: see `training`."""

import sys

from shinobi.engine.errors import ShinobiError

if __name__ == "__main__":
    try:
        from shinobi.learn.training import main
    except ModuleNotFoundError as missing:
        sys.exit(f"Training needs JAX: pip install jax. ({missing})")
    try:
        main()
    except ShinobiError as problem:
        sys.exit(str(problem))
