"""Keys: known answers of the published algorithms, even draws, and the same numbers compiled."""

import hashlib
import hmac

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from shinobi.engine.errors import BadRecord
from shinobi.engine.game import game_named
from shinobi.engine.keys import MASK, Agreed, Keys, Secret, Seed, draw, fresh_keys, nth_key, read_keys, scaled
from shinobi.engine.native.calls import GameCompiler, compiled

SECRET = bytes(range(32))

# The first outputs of SplitMix64, as its author published it.
SPLITMIX64 = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}


@pytest.mark.parametrize("seed", SPLITMIX64)
def test_the_keys_of_a_seed_are_the_outputs_of_splitmix64(seed: int) -> None:
    assert [nth_key(seed, nth) for nth in range(4)] == SPLITMIX64[seed]
    assert [Seed(seed).key(step) for step in range(4)] == SPLITMIX64[seed]


def published_splitmix64(state: int, outputs: int) -> list[int]:
    """SplitMix64 as a generator that walks, written from its publication and not from our file."""
    numbers = []
    for _ in range(outputs):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        numbers.append(z ^ (z >> 31))
    return numbers


@settings(database=None, derandomize=True)
@given(st.integers(0, MASK))
def test_any_seed_gives_the_walk_of_splitmix64(seed: int) -> None:
    assert [nth_key(seed, nth) for nth in range(5)] == published_splitmix64(seed, 5)


@settings(database=None, derandomize=True)
@given(st.integers(0, MASK), st.integers(0, 1000), st.integers(1, 1000))
def test_a_draw_is_the_upper_half_of_a_key_scaled_down(key: int, nth: int, below: int) -> None:
    number = draw(key, nth, below)
    assert number == (nth_key(key, nth) // 2**32) * below // 2**32
    assert 0 <= number < below


@pytest.mark.parametrize("below", [1, 2, 3, 6, 1000, 2**31 - 1])
def test_the_least_bits_give_the_least_number_and_the_most_the_greatest(below: int) -> None:
    assert scaled(0, below) == 0
    assert scaled(2**32 - 1, below) == below - 1


@pytest.mark.parametrize("below", [2, 3, 4, 5, 6, 7, 24, 52])
def test_draws_are_even(below: int) -> None:
    from_one_key = np.bincount([draw(99, nth, below) for nth in range(400 * below)], minlength=below)
    from_many_keys = np.bincount([draw(key, 0, below) for key in range(400 * below)], minlength=below)
    assert chisquare(from_one_key).pvalue > 0.001
    assert chisquare(from_many_keys).pvalue > 0.001


def test_draws_from_one_key_do_not_follow_one_another() -> None:
    pairs = [6 * draw(5, nth, 6) + draw(5, nth + 1, 6) for nth in range(0, 20_000, 2)]
    assert chisquare(np.bincount(pairs, minlength=36)).pvalue > 0.001


def test_compiled_draws_are_the_interpreted_ones() -> None:
    compiled_draw = GameCompiler(game_named("daimyo")).load([draw])["draw"]
    for key in (0, 1, 2**63 - 1, 2**63, MASK, *published_splitmix64(1, 20)):
        for nth in (0, 1, 63, 1 << 20, 1 << 40):
            for below in (1, 2, 5, 1000, 2**31 - 1):
                assert compiled_draw(key, nth, below) == draw(key, nth, below)


def test_compiled_keys_are_the_interpreted_ones() -> None:
    keys = np.zeros(50, np.uint64)
    for seed in (0, 7, 2**63, MASK):
        compiled("daimyo").keys_into(seed, keys)
        assert keys.tolist() == [nth_key(seed, nth) for nth in range(50)]


def hmac_sha256(secret: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 writes it."""
    block = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


@pytest.mark.parametrize("step", [0, 1, 57, 1000])
def test_a_secrets_keys_are_the_first_64_bits_of_an_hmac(step: int) -> None:
    digest = hmac_sha256(SECRET, f"step {step}".encode("ascii"))
    assert Secret(SECRET).key(step) == int(digest.hex()[:16], 16)


def test_a_secrets_keys_never_change_from_version_to_version() -> None:
    assert [Secret(SECRET).key(step) for step in range(3)] == [
        0x21CA2F32E9E18B93,
        0xFBFC46EEBACA5F83,
        0xD1D5328F0B543AB5,
    ]


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert Secret(SECRET).promise() == hashlib.sha256(SECRET).hexdigest()
    assert Secret(SECRET).promise() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_fresh_keys_are_256_bits_and_never_the_same() -> None:
    first, second = fresh_keys(), fresh_keys()
    assert len(first.secret) == len(second.secret) == 32
    assert first != second


@pytest.mark.parametrize("keys", [Seed(0), Seed(7), Seed(MASK), Secret(SECRET), Secret(b"\0" * 32)], ids=repr)
def test_keys_are_read_as_they_were_written(keys: Keys) -> None:
    assert read_keys(keys.written()) == keys


def test_a_seed_is_written_as_sixteen_digits() -> None:
    assert Seed(255).written() == {"seed": "00000000000000ff"}
    assert Secret(SECRET).written() == {"secret": SECRET.hex()}


@pytest.mark.parametrize(
    "written",
    [
        {},
        None,
        [],
        "00000000000000ff",
        {"seed": 7},
        {"seed": None},
        {"seed": ""},
        {"seed": "ff"},
        {"seed": "00000000000000fg"},
        {"seed": "0x000000000000ff"},
        {"seed": "00000000000000ff0"},
        {"seed": "00 00 00 00 00ff"},
        {"seed": " 0000000000000ff"},
        {"seed": "00000000000000f\n"},
        {"secret": "00000000000000ff"},
        {"secret": "00" * 20 + " " * 24},
        {"secret": SECRET.hex()[:-1]},
        {"secret": SECRET.hex(), "seed": "00000000000000ff"},
        {"password": SECRET.hex()},
    ],
    ids=str,
)
def test_anything_else_is_no_keys(written: object) -> None:
    with pytest.raises(BadRecord, match=r"16 hexadecimal digits.*64 hexadecimal digits"):
        read_keys(written)


def test_agreed_keys_follow_from_the_secret_and_what_each_seat_gave() -> None:
    given = (bytes([1]) * 32, None, bytes([3]) * 32)
    mixed = hmac.new(SECRET, bytes([1]) * 32 + bytes(32) + bytes([3]) * 32, "sha256").digest()
    for step in range(5):
        key = hmac.new(mixed, f"step {step}".encode(), "sha256").digest()
        assert Agreed(SECRET, given).key(step) == int.from_bytes(key[:8], "big")
    assert Agreed(SECRET, given).promise() == hashlib.sha256(SECRET).hexdigest()


def test_agreed_keys_can_be_read_as_they_are_written() -> None:
    keys = Agreed(SECRET, (None, bytes(range(1, 33)), None, None))
    assert read_keys(keys.written()) == read_keys(keys.written(), 4) == keys
    with pytest.raises(BadRecord, match="4 contributions for 5 players"):
        read_keys(keys.written(), 5)


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"secret": "00" * 32}, "not the one that was promised"),
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"commitment": None}, "none of the forms"),
        ({"contributions": ["zz"]}, "none of the forms"),
        ({"contributions": {}}, "none of the forms"),
        ({"more": 1}, "none of the forms"),
    ],
)
def test_agreed_keys_that_do_not_hold_together_are_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read_keys(Agreed(SECRET, (None,)).written() | change)


def test_another_contribution_is_another_match() -> None:
    one, other = Agreed(SECRET, (bytes(32),)), Agreed(SECRET, (bytes([1]) * 32,))
    assert [one.key(step) for step in range(8)] != [other.key(step) for step in range(8)]
