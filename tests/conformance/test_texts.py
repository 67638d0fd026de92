"""Every word is there: clauses, events, moves, things and options, in every language, and no text is unused."""

import re
from pathlib import Path

import pytest
from conformance.tables import AnyTable

import shinobi.games
from shinobi.cli.typed import plain
from shinobi.engine.domains import Domain, Names, Seats, Some
from shinobi.engine.game import Game
from shinobi.engine.options import FileOption, Option
from shinobi.engine.views import OMNISCIENT
from shinobi.locale import HERE, clauses, languages, messages, rules_page, texts
from shinobi.locale.story import Story

SOURCES = Path(str(shinobi.__file__)).parent
CLIENT = SOURCES.parents[1] / "client" / "src"


def needed(game: Game) -> set[str]:
    """The messages that the tables of a game call for."""
    needs = {"name", "heart", "summary"}
    needs |= {f"event-{event.name}" for event in game.events.events}
    needs |= {f"option-{option.name}" for option in game.options}
    needs |= {f"edition-{edition.name}" for edition in game.editions}
    for option in game.options:
        if isinstance(option, FileOption):
            parts = [part for part in option.sheet.read(option.default).values() if isinstance(part, list)]
            needs |= {f"listed-{entry['name'].lower().replace(' ', '-')}" for part in parts for entry in part}
    domains: list[Domain] = [option.domain for option in game.options if isinstance(option, Option)]
    domains += [domain for event in game.events.events for domain in event.arguments.values()]
    for verb in game.actions.table:
        needs.add(f"verb-{verb.name}")
        needs |= {f"ask-{verb.name}-{argument}" for argument in verb.arguments}
        domains += verb.arguments.values()
    for kind, phrases in (("claim", game.talk.claims), ("question", game.talk.questions)):
        needs |= {f"{kind}-{phrase.name}" for phrase in phrases}
        domains += [domain for phrase in phrases for domain in phrase.arguments.values()]
    for domain in domains:
        named = domain.of if isinstance(domain, Some) else domain
        if isinstance(named, Names):
            needs |= {f"{named.kind}-{name}" for name in named.names}
    return needs


@pytest.mark.parametrize("language", languages())
def test_a_game_has_a_text_for_everything_it_can_say(game: Game, language: str) -> None:
    written = messages(language, game.name)
    assert needed(game) <= written.keys()
    assert written.keys() == messages("en", game.name).keys(), "all languages say the same things"


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_texts_that_games_share(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", languages())
def test_all_languages_speak_of_the_same_things_in_each_text(game: Game, language: str) -> None:
    for name in (None, game.name):
        english = messages("en", name)
        for message, pattern in messages(language, name).items():
            assert _variables(pattern) == _variables(english[message]), message


def _variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$[a-z_-]+", pattern))


def test_no_text_is_unused(game: Game) -> None:
    """A text is used if a table calls for it, it is part of the rules page, or the code names it."""
    sources = [*SOURCES.rglob("*.py"), *(file for end in ("*.ts", "*.svelte") for file in CLIENT.rglob(end))]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    spoken = set(re.findall(r"[\"']([a-z]+(?:-[a-z_]+)*)[\"']", code))
    beginnings = tuple(re.findall(r"(?:f[\"']|`)([a-z]+-(?:[a-z]+-)*)\$?\{", code))
    used = needed(game) | spoken | set(rules_page(game.name))
    for message in [*messages("en"), *messages("en", game.name)]:
        assert message in used or message.startswith(beginnings), f"nobody says “{message}”"


def test_every_clause_that_the_rules_cite_is_in_the_texts(game: Game) -> None:
    prefix = game.clauses.prefix
    for file in (SOURCES / "games" / game.name).glob("*.py"):
        cited = set(re.findall(rf"{prefix}[-_]([0-9]{{2}})", file.read_text(encoding="utf-8")))
        assert {f"{prefix}-{number}" for number in cited} <= set(clauses(game.name))


@pytest.mark.parametrize("language", languages())
def test_every_event_and_move_of_a_match_can_be_said(table: AnyTable, language: str) -> None:
    *_, (match, _, _, _) = table.walk(21)
    story = Story(table.game, texts(language, table.name), match.names, match.table.options)
    for told in match.heard(OMNISCIENT):
        assert story.event(told)
    for step in match.steps:
        assert story.move(table.game.actions.move(step.action))


@pytest.mark.parametrize("language", languages())
def test_a_clause_that_refuses_a_move_is_told_whole(game: Game, language: str) -> None:
    words = texts(language, game.name)
    for clause in clauses(game.name):
        sentence = words.say(clause)
        assert words.say("refused", clause=clause, sentence=sentence).endswith(sentence)


@pytest.mark.parametrize("language", languages())
def test_of_what_can_be_typed_no_two_have_one_name(game: Game, language: str) -> None:
    words = texts(language, game.name)
    kinds = {domain for verb in game.actions.table for domain in verb.arguments.values() if isinstance(domain, Names)}
    told_apart = [[f"verb-{verb.name}" for verb in game.actions.table]]
    told_apart += [[f"{kind.kind}-{name}" for name in kind.names] for kind in kinds]
    for one in told_apart:
        assert len({plain(words.say(message)) for message in one}) == len(one), one


@pytest.mark.parametrize("language", languages())
def test_an_event_says_different_things_differently(game: Game, language: str) -> None:
    """A text that chooses by a thing, `{ $kind -> [skill] … }`, is given the name it has in this very language."""
    story = Story(game, texts(language, game.name), [f"Seat {seat}" for seat in range(game.player_counts[-1])])
    for event in game.events.events:
        message = f"event-{event.name}"
        first = {name: story.thing(domain, domain.show(domain.values[0])) for name, domain in event.arguments.items()}
        for name, domain in event.arguments.items():
            if isinstance(domain, Names) and f"${name}" in _variables(messages(language, game.name)[message]):
                things = [story.thing(domain, shown) for shown in domain.names]
                said = {story.words.say(message, **first | {name: thing}) for thing in things}
                assert len(said) == len(things), f"{message}, ${name}"


@pytest.mark.parametrize("language", languages())
def test_every_event_calls_its_reader_you(game: Game, language: str) -> None:
    """Whoever is named by an event reads “you”: the text has an attribute for each seat in it, the same everywhere."""
    bundle = texts(language, game.name)._bundles[0]
    english = texts("en", game.name)._bundles[0]
    names = [f"Seat {seat}" for seat in range(game.player_counts[-1])]
    story = Story(game, texts(language, game.name), names)
    for event in game.events.events:
        message = f"event-{event.name}"
        to = bundle.get_message(message).attributes
        said_of = _variables(messages(language, game.name)[message])
        seats = [
            name for name, domain in event.arguments.items() if isinstance(domain, Seats) and f"${name}" in said_of
        ]
        assert set(seats) <= to.keys(), message
        assert to.keys() == english.get_message(message).attributes.keys(), message
        given = {name: story.thing(domain, domain.show(domain.values[0])) for name, domain in event.arguments.items()}
        for way, pattern in to.items():
            named = [] if way == "other" else way.split("-")
            assert set(named) <= set(seats), message
            said, problems = bundle.format_pattern(pattern, given | dict.fromkeys(named, "THE READER"))
            assert not problems
            assert "THE READER" not in str(said), f"{message}.{way}"


def test_every_language_file_of_a_game_has_its_shared_twin(game: Game) -> None:
    folder = SOURCES / "games" / game.name / "text"
    assert {file.stem for file in folder.glob("*.ftl")} == {file.stem for file in HERE.glob("*.ftl")}
