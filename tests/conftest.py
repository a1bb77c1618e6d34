"""Rules for the whole suite: on CI every test really runs, so a skipped one is a failure."""

import os
from collections.abc import Iterator

import pytest


def not_run(config: pytest.Config) -> int:
    """How many tests were skipped or excused; always 0 in the workers of a parallel run."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return 0
    return sum(len(reporter.stats.get(outcome, ())) for outcome in ("skipped", "xfailed", "xpassed"))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if os.environ.get("CI") and session.exitstatus == pytest.ExitCode.OK and not_run(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if os.environ.get("CI") and (count := not_run(config)):
        terminalreporter.line(f"CI is set, so {count} skipped or excused tests count as failures.", red=True)


@pytest.fixture(autouse=True, scope="session")
def _games_are_kept_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes among the games of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KANLY_DATA", str(tmp_path_factory.mktemp("games")))
        yield
