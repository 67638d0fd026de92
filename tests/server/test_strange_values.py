"""Values that look right to one reader and mean something else to another are refused where they come in."""

from typing import Any

import msgspec
import pytest

from shinobi.server.settings import Settings
from shinobi.server.together import Moment
from shinobi.server.ways import Ways
from shinobi.table.refusal import Refusal

OURS = "https://push.example:444"


def ways() -> Ways:
    store: Any = None  # nothing is kept here
    return Ways(store, Settings(push_services=(OURS,)))


@pytest.mark.parametrize("endpoint", ["https://fcm.googleapis.com/fcm/send/a:b-c_d", f"{OURS}/abc?d=e"])
def test_an_address_of_a_push_service_is_taken(endpoint: str) -> None:
    ways().check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1\\@fcm.googleapis.com/x",
        "https://user:pw@fcm.googleapis.com/x",
        "https://fcm.googleapis.com#@127.0.0.1/",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com /x",
        "https://fcm.googleapis.com/x\n",
        "https://fcm.googleapis.com.example/x",
        "http://fcm.googleapis.com/x",
    ],
)
def test_an_address_that_may_lead_elsewhere_is_refused(endpoint: str) -> None:
    with pytest.raises(Refusal):
        ways().check_endpoint(endpoint)


@pytest.mark.parametrize("moment", [{"step": -5, "viewer": "0"}, {"step": 1, "viewer": "<script>"}])
def test_whoever_leads_a_replay_shows_moments_that_there_can_be(moment: dict[str, Any]) -> None:
    assert msgspec.convert({"step": 1, "viewer": "everything"}, Moment) == Moment(1, "everything")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(moment, Moment)
