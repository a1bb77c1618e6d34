"""What the system is asked for, and what it grants: tried in processes of their own."""

from __future__ import annotations

import subprocess
import sys

from kanly.bots import walls

LINUX = sys.platform == "linux"
GET_DUMPABLE = 3
HIDDEN = f"""
import ctypes
from kanly.bots import walls
before = ctypes.CDLL(None).prctl({GET_DUMPABLE}, 0, 0, 0, 0)
walls.hide()
print(before, ctypes.CDLL(None).prctl({GET_DUMPABLE}, 0, 0, 0, 0))
"""
CLOSED_IN = """
import os, sys, tempfile
from kanly.bots import walls
with tempfile.NamedTemporaryFile() as file:
    is_closed = walls.close_in()
    try:
        open(file.name).close()
        print(is_closed, "read")
    except PermissionError:
        print(is_closed, "refused")
    import email.mime.audio, xml.dom.minidom
    open(os.devnull, "w").write("nothing")
    sys.stdout.flush()
    os._exit(0)
"""


def printed_by(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_game_hides_its_memory() -> None:
    if LINUX:
        assert printed_by(HIDDEN) == "1 0"


def test_whoever_is_closed_in_reads_python_and_no_other_files() -> None:
    assert printed_by(CLOSED_IN) == ("True refused" if walls.version() else "False read")


def test_older_kernels_are_asked_for_less() -> None:
    """Each number is what the kernel of that version knows."""
    assert walls.attributes(1) == (((1 << 13) - 1).to_bytes(8, sys.byteorder), 8)
    assert walls.attributes(2)[0] == ((1 << 14) - 1).to_bytes(8, sys.byteorder)
    assert walls.attributes(3)[0] == ((1 << 15) - 1).to_bytes(8, sys.byteorder)
    assert [walls.attributes(version)[1] for version in (1, 2, 3, 4, 5, 6, 7)] == [8, 8, 8, 16, 16, 24, 24]
