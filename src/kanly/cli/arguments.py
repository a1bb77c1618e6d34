"""What commands of the game are told alike: its rules, its language, its sets."""

import argparse
import shlex
from dataclasses import replace
from typing import Final

from kanly.cli.usage import LONGEST_WORD, Parser, UserError, quoted, whole_number
from kanly.content.catalog import catalogue
from kanly.content.rules import DIFFICULTIES, Rules, RulesError, check, rival_keys
from kanly.telling import finding, wording
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES, TAGS

LARGEST_SEED: Final = 2**64 - 1
SWITCHES: Final = ("ix", "epic", "churn", "brutal")
ENGLISH: Final = LANGUAGES["en"]


def language_named(text: str) -> Language:
    try:
        return wording.language_named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not one of {TAGS}") from error


def add_language(parser: Parser) -> None:
    """The value is a Language; None where none was asked for."""
    parser.add_argument("--lang", type=language_named, metavar="LANG", help=f"language: {TAGS}")


def add_sets(parser: Parser, purpose: str) -> None:
    parser.add_argument("--set", action="append", default=[], dest="sets", metavar="NAME", help=purpose)


def sets_asked(asked: argparse.Namespace) -> tuple[str, ...]:
    """Each once, ready to be shown and played with."""
    names = tuple(dict.fromkeys(asked.sets))
    try:
        catalogue(names)
    except RulesError as error:
        raise UserError(str(error)) from error
    return names


def add_rules(parser: Parser) -> None:
    """Which game is played."""
    parser.add_argument(
        "--seats",
        type=whole_number(1, 4),
        default=4,
        metavar="N",
        help="1 to 4 players; two play with House Hagal, one against two Rivals",
    )
    parser.add_argument("--ix", action="store_true", help="with Rise of Ix")
    parser.add_argument("--epic", action="store_true", help="with Rise of Ix, in Epic mode")
    add_sets(parser, "with this set too, of those that are installed")
    solo = parser.add_argument_group("solo games (--seats 1)")
    solo.add_argument("--difficulty", choices=DIFFICULTIES, help="how strong the Rivals are")
    leaders = "the two Leaders of the Rivals, by name; a part of it is enough"
    solo.add_argument("--rival-leaders", default="", metavar="A,B", help=leaders)
    solo.add_argument("--churn", action="store_true", help="dice empty the Imperium Row after a reveal")
    solo.add_argument("--brutal", action="store_true", help="Rivals turn up two cards in level III combats")


def rules_asked(asked: argparse.Namespace) -> Rules:
    """Epic mode brings Rise of Ix with it."""
    rules = Rules(
        asked.seats,
        ix=asked.ix or asked.epic,
        epic=asked.epic,
        difficulty=asked.difficulty or "",
        churn=asked.churn,
        brutal=asked.brutal,
        sets=sets_asked(asked),
    )
    named = [name for name in asked.rival_leaders.split(",") if name.strip()]
    rules = replace(rules, rival_leaders=tuple(leader_named(name, rival_keys(rules)) for name in named))
    try:
        check(rules)
    except RulesError as error:
        raise UserError(str(error)) from error
    return rules


def leader_named(name: str, likely: list[str]) -> str:
    """The key of the one Leader with this name or part of a name, of those who are likely if any is."""
    found = finding.leaders(name)
    found = [key for key in found if key in likely] or found
    if len(found) > 1:
        raise UserError(f"{quoted(name)} may be {' or '.join(found)}")
    return found[0] if found else name[:LONGEST_WORD]


def options_of(asked: argparse.Namespace) -> str:
    """What else was asked of the game besides its seats, to be typed again."""
    options = [f"--difficulty {asked.difficulty}"] if asked.difficulty else []
    options += [f"--rival-leaders {shlex.quote(asked.rival_leaders)}"] if asked.rival_leaders else []
    options += [f"--set {shlex.quote(name)}" for name in asked.sets]
    return "".join(f" {option}" for option in [*options, *(f"--{s}" for s in SWITCHES if getattr(asked, s))])
