"""Tables change from version to version: the steps are kept in order, and what is newer is refused."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.server.store.event_store import StoreFailed

Migration = Sequence[str]  # the statements that lead from the version before


def check_version(place: object, version: int, latest: int) -> None:
    if version > latest:
        raise StoreFailed(
            f"{place} was written by a newer kanly (version {version}; this one knows {latest})"
        )
