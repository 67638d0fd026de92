"""The games as environments for programs that learn.

`shinobi.rl.pettingzoo`, `shinobi.rl.gymnasium` and `shinobi.rl.openspiel` are the same matches as the frameworks of
these names have them. Each imports its framework, so none is imported here.
"""
