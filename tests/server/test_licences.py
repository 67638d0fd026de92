"""The built pages carry the licences of all that is in them."""

import httpx

from server.running import Running


def test_the_licences_go_with_the_pages(server: Running) -> None:
    answer = httpx.get(f"{server.address}/licences.txt", trust_env=False)
    assert answer.status_code == 200
    for name in ("Shinobi", "svelte", "@fluent/bundle", "@noble/hashes"):
        assert name in answer.text
    assert "Permission is hereby granted" in answer.text
    assert "Apache License" in answer.text, "a package that names a licence without bringing it"
