"""Tests of the engine, one idea a file."""
