"""`python -m shinobi` is the `shinobi` command."""

from shinobi.cli import main

main()
