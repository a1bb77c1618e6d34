"""The browsers of the tests are asked for in one sentence, and are never left out where CI looks."""

from __future__ import annotations

import browsers
import pytest
from workshop import Stop


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with Chromium alone, where nobody may install anything."""
    monkeypatch.setattr(browsers, "is_there", lambda name: name == browsers.CHROMIUM)
    monkeypatch.setattr("shutil.which", lambda name: None)


@pytest.mark.usefixtures("bare")
def test_on_ci_what_is_missing_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Stop, match="sudo apt-get install firefox-esr fonts-noto-cjk"):
        browsers.make_ready()


@pytest.mark.usefixtures("bare")
def test_elsewhere_it_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("CI", raising=False)
    browsers.make_ready()
    assert "skipped: this machine lacks firefox-esr, fonts-noto-cjk" in capsys.readouterr().err


def test_with_everything_there_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browsers, "is_there", lambda name: True)
    browsers.make_ready()
    browsers.install()
    assert capsys.readouterr().err == ""
