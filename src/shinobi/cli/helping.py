"""Help and complaints of the command line, said in the reader's language.

Typer finds out what the commands take; what they say about it stands in the texts: `command-play` for a command,
`takes-players` for something that it takes, or `takes-tables-all` where only one command says so.
"""

from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from shinobi.bots import bot_names
from shinobi.cli.console import console, spoken
from shinobi.engine.errors import BadUsage
from shinobi.engine.game import game_names
from shinobi.locale import Texts, languages, texts

KINDS: dict[type, str] = {int: "kind-whole", float: "kind-number", str: "kind-text", Path: "kind-file"}
"""What stands for a value in help, by the type of the value."""


class Command(TyperCommand):
    """A command whose help comes from the texts."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, on the console."""
        _show_help(self, ctx)


class Group(TyperGroup):
    """A command of commands whose help comes from the texts."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, on the console."""
        _show_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; raises `BadUsage` where there is none of that name."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise BadUsage.of("usage-no-command", said=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def say(command: str, parameter: str, words: Texts) -> str:
    """What a command says about something that it takes."""
    own, shared = (f"takes-{name}".replace("_", "-") for name in (f"{command}-{parameter}", parameter))
    known = {"games": game_names(), "bots": bot_names(), "languages": languages()}
    return words.say(own if words.has(own) else shared, **{name: ", ".join(all_of) for name, all_of in known.items()})


def usage_problem(problem: Any) -> BadUsage:
    """What is wrong with a command line, from the error by which Typer says so."""
    parameter = getattr(problem, "param", None)
    match type(problem).__name__:
        case "MissingParameter":
            return BadUsage.of("usage-missing", what=_called(parameter))
        case "BadParameter" if parameter is not None:
            return BadUsage.of("usage-value", what=_called(parameter), kind=_expected(parameter))
        case "NoSuchOption":
            near = problem.possibilities or ()
            if near:
                return BadUsage.of("usage-no-option-but", option=problem.option_name, near=", ".join(sorted(near)))
            return BadUsage.of("usage-no-option", option=problem.option_name)
        case "BadOptionUsage":
            return BadUsage.of("usage-option-value", option=problem.option_name)
    return BadUsage.of("usage-too-much" if getattr(problem, "ctx", None) else "usage-wrong")


def _show_help(command: Any, ctx: Any) -> None:
    words = texts(spoken[-1])
    commands = getattr(command, "commands", {})
    taken = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    arguments = [one for one in taken if one.param_type_name == "argument"]
    options = [one for one in taken if one.param_type_name == "option"]
    names = [_metavar(one) for one in arguments] + ([words.say("help-command")] if commands else [])
    console.print()
    usage = " ".join((ctx.command_path, f"[{words.say('help-option')}]", *names))
    console.print(Text.assemble((words.say("help-usage"), "bold"), " ", usage))
    console.print(Padding(words.say(f"command-{command.name or 'shinobi'}"), (1, 0, 1, 0)))
    _section("help-arguments", ((_metavar(one), "", _about(command, one, words)) for one in arguments), words)
    _section("help-commands", ((name, "", words.say(f"command-{name}")) for name in commands), words)
    _section(
        "help-options", ((_written(one), _value(one, words), _about(command, one, words)) for one in options), words
    )
    if ctx.parent is None:
        console.print(words.say("help-clone"), style="dim")


def _section(heading: str, rows: Iterable[tuple[str, str, str]], words: Texts) -> None:
    listed = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for name, value, about in rows:
        listed.add_row(Text(name, style="cyan"), Text(value, style="yellow"), Text(about))
    if listed.row_count:
        console.print(words.say(heading), style="bold")
        console.print(Padding(listed, (0, 0, 1, 2)))


def _written(option: Any) -> str:
    """An option as it is typed: `--players, -p`, or `--pauses / --no-pauses`."""
    return " / ".join(", ".join(names) for names in (option.opts, option.secondary_opts) if names)


def _metavar(argument: Any) -> str:
    name = str(argument.name).upper()
    return name if argument.required else f"[{name}]"


def _value(option: Any, words: Texts) -> str:
    """What is typed after an option."""
    kind = _type(option)
    if kind is bool:
        return ""
    if issubclass(kind, Enum):
        return "|".join(one.value for one in kind)
    return option.metavar or words.say(KINDS[kind])


def _type(parameter: Any) -> type:
    """The type of a value; of one of them, where several can be given."""
    kind = parameter.type_descriptor.annotation if hasattr(parameter, "type_descriptor") else bool
    kind = getattr(kind, "__args__", (kind,))[0]
    return kind if isinstance(kind, type) else str


def _about(command: Any, parameter: Any, words: Texts) -> str:
    told = [say(command.name or "shinobi", parameter.name, words)]
    default = parameter.default
    if parameter.param_type_name == "option" and default not in (None, False, True) and not callable(default):
        shown = default.value if isinstance(default, Enum) else default
        told.append(words.say("help-default", value=str(shown)))
    if parameter.envvar:
        told.append(words.say("help-variable", name=str(parameter.envvar)))
    return " ".join(told)


def _called(parameter: Any) -> str:
    """What a parameter is called on the command line."""
    return str(parameter.opts[0]) if parameter.param_type_name == "option" else _metavar(parameter)


def _expected(parameter: Any) -> BadUsage:
    """What a value must be, as the end of a sentence."""
    kind = _type(parameter)
    if issubclass(kind, Enum):
        return BadUsage.of("must-be-one-of", names=", ".join(one.value for one in kind))
    lowest, highest = (getattr(parameter, end, None) for end in ("min", "max"))
    if lowest is not None and highest is not None:
        return BadUsage.of("must-be-whole", lowest=str(lowest), highest=str(highest))
    if lowest is not None:
        return BadUsage.of("must-be-at-least", lowest=str(lowest))
    return BadUsage.of("must-be-a-whole" if kind is int else "must-be-a-number" if kind is float else "must-be-text")
