"""A Ray cluster; each of its machines has kanly, and the extra `ray` of it."""

from __future__ import annotations

import os
import socket
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

LOCAL: Final = "local"  # instead of an address: a cluster of this machine, for as long as it is needed
PATIENCE: Final = 10  # seconds
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to others
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the kinds of its processors are none of our business
}


class ClusterError(ValueError):
    """The message is one sentence."""


def must_be_had() -> None:
    if find_spec("ray") is None:
        raise ClusterError("a cluster needs Ray: pip install ray")


def joined(address: str, jobs: int) -> Any:
    """Ray itself, which goes on asking for many minutes where nobody answers. `jobs`: of a local cluster."""
    must_be_had()
    os.environ.update(QUIET)
    ray: Any = import_module("ray")
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address, **own, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterError(f"there is no Ray cluster at {address[:60]!r}: {error}") from error
    return ray


def knock(address: str) -> None:
    """Raises OSError where a host and its port are named and do not answer."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def lost(ray: Any) -> tuple[type[Exception], ...]:
    """What is said of work whose worker, or the whole machine, is gone."""
    errors = ray.exceptions
    return (
        errors.WorkerCrashedError,
        errors.NodeDiedError,
        errors.ObjectLostError,
        errors.LocalRayletDiedError,
        errors.ActorDiedError,
        errors.ActorUnavailableError,
    )
