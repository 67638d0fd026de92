"""What docs/wire.md says, done: the commands as they are written, the schema, the codes."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from server.running import ROOT, Running, against_bots, run, visitor
from shinobi import wire
from shinobi.table.refusal import CODES
from shinobi.wire.schema import wire_schema

PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    return [line for block in re.findall("```sh\n(.*?)```", PAGE, re.S) for line in block.splitlines()]


def test_the_commands_on_the_page_work_as_written(server: Running, tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("there is no curl here")
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    said = []
    for line in commands():
        here = line.replace("http://127.0.0.1:8000", server.address)
        done = subprocess.run(
            ["bash", "-c", here], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, (line, done.stderr)
        said.append(done.stdout)
    assert len(said) == 5
    assert said[0].startswith('{"games":[{"game":"arts"')
    assert json.loads(said[1])["name"] == "Hana"
    assert json.loads(said[2])["id"] in [table["id"] for table in json.loads(said[3])["yours"]]
    assert said[4] == "ready\n"


def test_the_schema_in_the_docs_is_current() -> None:
    kept = (ROOT / "docs" / "schema" / "wire.json").read_text(encoding="utf-8")
    assert json.loads(kept) == wire_schema(), "write it anew: shinobi schema wire --write docs/schema"


def test_every_message_fits_the_schema(server: Running) -> None:
    described = wire_schema()
    validator: Any = jsonschema.Draft202012Validator(described)
    jsonschema.Draft202012Validator.check_schema(described)

    async def scene() -> list[bytes]:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("arts"))
        async with hana.at(place) as seat:
            seat.keep_raw = True
            for _ in range(15):
                if not await seat.until_asked():
                    break
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
        assert all(len(one) % wire.PORTION == 0 for one in seat.raw), "lengths tell little of what is in a message"
        return seat.raw

    messages = run(scene())
    assert {msgspec.json.decode(message)["type"] for message in messages} >= {"step", "done"}
    for message in messages:
        validator.validate({"from_server": msgspec.json.decode(message)})
    validator.validate({"from_client": msgspec.to_builtins(wire.Play("t", 3, {"verb": "x"}))})
    assert not validator.is_valid({"from_client": {"type": "play", "step": 3}})


def test_the_page_explains_every_code_and_every_message() -> None:
    for code in CODES:
        assert f"`{code}`" in PAGE, code
    for kind in (*wire.FromClient.__args__, *wire.FromServer.__args__):
        assert f"`{kind.__struct_config__.tag}`" in PAGE
