"""Which Python measures: how it was built moves every ratio."""

import platform
import sys
import sysconfig
from typing import Final

OPTIONS: Final = ("--enable-optimizations", "--with-lto")
SYSTEM: Final = "/usr"  # where a distribution installs its own


def how_built() -> str:
    told = sysconfig.get_config_var("CONFIG_ARGS") or ""
    if options := [option for option in OPTIONS if option in told]:
        return f"built with {' '.join(options)}"
    return "as its distribution builds it" if sys.base_prefix == SYSTEM else f"built without {OPTIONS[0]}"


def interpreter() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {how_built()}"


def kind_of_interpreter() -> str:
    """The same for all whose ratios can be compared."""
    return (
        f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}, {how_built()}"
    )
