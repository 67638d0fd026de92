"""What tests of the browser's code in Node share."""

from pathlib import Path

import pytest

from wasm.test_modules import bundled


@pytest.fixture(scope="module")
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script that is called like the tests that use it, as one file for Node."""
    script = str(request.module.__name__).rpartition("test_")[2] + ".mjs"
    out = tmp_path_factory.mktemp("node") / script
    bundled(script, out)
    return out
