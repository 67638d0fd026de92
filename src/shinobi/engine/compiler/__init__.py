"""The compiler: rules and the loops around them, from the syntax trees of their functions to LLVM IR and machine code.

README.md says how it is built and how a back end hooks in; docs/compiler.md says what a program may contain.
"""
