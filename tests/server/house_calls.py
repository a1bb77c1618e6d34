"""A whole server in this process, asked without a socket."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kanly.server.app import application
from kanly.server.config import Config

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about the next edition of what it is made of
    from starlette.testclient import TestClient

HERE = "http://localhost"


@contextmanager
def house(folder: Path, **config: Any) -> Iterator[TestClient]:
    made = application(Config(data=folder, workers=1, **config))
    with TestClient(made, base_url=HERE, headers={"origin": HERE}) as client:
        yield client
