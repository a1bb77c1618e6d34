"""How long it takes from `git clone` to the first move, with nothing there but Python and git.

python3 dev.py browse from_clone
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from browser.chromium import ChromiumTab, chromium
from browser.player import Player, at_random
from browser.tab import Looks, click_on, is_seen
from server.evening import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0  # seconds
MOVED = "() => document.querySelector('[data-undo][aria-disabled=false]')"  # there is something to take back


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(f"http://{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the page never came")


def main() -> int:
    port = free_port()
    bare = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, chromium() as browser:
        tab, clone = ChromiumTab(browser, Looks()), Path(folder) / "kanly"
        began = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        cloned = time.monotonic() - began
        command = [sys.executable, "dev.py", "run", "--port", str(port), "--no-browser"]
        command += ["--data", f"{folder}/games"]
        process = subprocess.Popen(command, cwd=clone, env=bare, start_new_session=True)
        try:
            wait_for(f"127.0.0.1:{port}", process)
            answering = time.monotonic() - began
            tab.open(f"http://127.0.0.1:{port}/")
            click_on(tab, "form button.act")
            assert is_seen(tab, ".table .prompt")
            Player(tab, at_random(Random(1))).plays_until(MOVED)
            moved = time.monotonic() - began
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # with what is compiled in the background
            process.wait(60)
    print(f"cloned after {cloned:.1f} s, page after {answering:.1f} s, first move after {moved:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
