"""The description of the HTTP interface is true: whatever it allows is answered as it says, and never breaks.

    schemathesis run http://127.0.0.1:8765/openapi.json -H "Cookie: kanly=..." -H "Origin: http://127.0.0.1:8765"

does the same for longer, with a server that was started with --no-limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from server.evening import Guest, Server, serving

# A name can be written as described and still show nothing, and 1.0 is a whole number there but not here.
LEFT_OUT: list[Any] = [positive_data_acceptance]
EXAMPLES = 6  # of each operation


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_asked_is_answered_as_described(server: Server, mode: GenerationMode) -> None:
    guest = Guest(server, "Ann")
    cookies = {cookie.name: str(cookie.value) for cookie in guest.web.cookies.jar}
    described = schemathesis.openapi.from_url(f"http://{server.address}/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        with suppress(Unsatisfiable):  # nothing about it can be said in another way
            try_out(operation.as_strategy(generation_mode=mode), server, cookies)
    assert "trace" not in server.log


def try_out(cases: SearchStrategy[Case[Any]], server: Server, cookies: dict[str, str]) -> None:
    @given(case=cases)
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def answered(case: Case[Any]) -> None:
        headers = {"origin": f"http://{server.address}"}
        case.call_and_validate(headers=headers, cookies=cookies, excluded_checks=LEFT_OUT)

    answered()
