"""`kanly train`: a net learns to play by playing itself."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

import msgspec

from kanly.cli.usage import Parser, UserError, file_name, quoted, whole_number
from kanly.lab.training.settings import Settings

NUMBERS = {
    "threads": "of the net itself, on a processor",
    "workers": "processes that play; one more evaluates",
    "utility_slots": "games of a worker against utility bots, in each group",
    "slots": "games of a worker in each of its two groups",
    "steps": "answers of every game between two lessons",
    "minibatch": "decisions of one update",
    "epochs": "how often each decision is learned from",
    "width": "of the net",
    "choice_width": "of what the net makes of a choice",
    "blocks": "of the net",
    "evaluation_slots": "games at a time that are only looked at",
    "snapshots": "past nets that are kept",
}
AMOUNTS = {
    "rate": "of learning, at first",
    "rate_end": "of learning, in the end",
    "entropy": "how much variety counts, at first",
    "entropy_end": "the same in the end",
    "shaping": "how much Victory Points count beside winning, at first",
    "past_share": "of games in which past nets have some seats",
    "frozen_share": "of games in which the net of --against has all seats but one",
    "snapshot_every": "seconds between past nets",
    "evaluation_every": "seconds between points of the curve",
    "most_kl": "how far a lesson may lead away before the next is learned more slowly; 0: as far as it does",
    "trace": "lambda: how much of what comes later counts for a decision",
    "win_weight": "how much the chances to win count",
}


def parser() -> Parser:
    made = Parser(
        prog="kanly train", description="Train a net by playing against itself; it can go on later."
    )
    usual = Settings()
    made.add_argument(
        "--out", type=file_name, default="training-run", metavar="FOLDER", help="what it leaves"
    )
    made.add_argument("--resume", type=file_name, metavar="FILE", help="go on with such a training.pt")
    made.add_argument(
        "--from", dest="player", type=file_name, metavar="FILE", help="begin with such a player.npz"
    )
    made.add_argument(
        "--against", type=file_name, metavar="FILE", help="a player.npz to learn against, beside itself"
    )
    made.add_argument(
        "--imitate", dest="imitating", action="store_true", help="learn to answer as utility bots do instead"
    )
    made.add_argument("--parts", action="store_true", help="leave training.pt in small parts, to be carried")
    made.add_argument("--seconds", type=amount, default=usual.seconds, metavar="S", help="of this call")
    made.add_argument(
        "--total", type=amount, metavar="S", help="of all calls; without it, as many as this one"
    )
    made.add_argument("--done", type=amount, metavar="S", help="of earlier calls, if the file shall not tell")
    made.add_argument("--seed", type=whole_number(0, 1 << 30), default=usual.seed, metavar="N", help="(1)")
    made.add_argument("--device", type=device, default=usual.device, help="cpu (usual) or cuda")
    made.add_argument("--plan", default=usual.plan, help="kinds of games: all (usual), 4-ix or 2-base")
    made.add_argument(
        "--ray", default=usual.ray, metavar="ADDRESS", help="let the workers of a Ray cluster play"
    )
    made.add_argument("--compiled", action="store_true", help="let PyTorch compile the net first")
    against = "of the workers: those in whose games utility bots have all seats but one"
    made.add_argument("--utility-workers", type=whole_number(0, 4096), default=0, metavar="N", help=against)
    for name, told in NUMBERS.items():
        made.add_argument(
            option(name), type=whole_number(1, 1 << 20), default=getattr(usual, name), help=told
        )
    for name, told in AMOUNTS.items():
        made.add_argument(option(name), type=amount, default=getattr(usual, name), help=told)
    return made


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def amount(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number from 0 on")
    return number


def device(text: str) -> str:
    if text.split(":")[0] not in ("cpu", "cuda"):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is neither cpu nor cuda")
    return text


def settings_asked(asked: argparse.Namespace) -> Settings:
    given = {name: getattr(asked, name) for name in Settings.__struct_fields__ if hasattr(asked, name)}
    given["total"] = asked.total or asked.seconds
    return msgspec.convert(given, Settings)


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    if find_spec("torch") is None:
        raise UserError("training needs PyTorch: pip install 'kanly[train]'")
    from kanly.bots.net.net_file import NetFileError
    from kanly.lab.cluster import ClusterError
    from kanly.lab.training.checkpoint import CheckpointError
    from kanly.lab.training.plan import PLANS
    from kanly.lab.training.running import Files, train

    if asked.plan not in PLANS:
        raise UserError(f"there is no plan {quoted(asked.plan)}; the plans are {', '.join(PLANS)}")
    names = (asked.resume, asked.player, asked.against)
    resume, player, against = (Path(name) if name else None for name in names)
    if (against is not None) != bool(asked.frozen_share):
        raise UserError("--against and --frozen-share go together: which net, and in how many of the games")
    files = Files(Path(asked.out), resume, player, against, asked.parts, asked.done)
    try:
        train(settings_asked(asked), files, lambda line: print(line, flush=True))
    except (CheckpointError, ClusterError, NetFileError) as error:
        raise UserError(str(error)) from error
    return 0
