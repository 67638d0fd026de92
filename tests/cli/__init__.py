"""Tests of the command line: the real command, in a process of its own."""
