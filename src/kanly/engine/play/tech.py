"""Tech tiles: buying them, using them, and what owning one changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import events
from kanly.engine.events import WAY, Happening, Mark, Post, TilePlace
from kanly.engine.kinds import kinds
from kanly.engine.machine.frames import add_to_turn, in_order, open_frame
from kanly.engine.play.purse import gain
from kanly.engine.play.standing import of_tiles
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    NOBODY,
    SOLARI_PRICE,
    Choice,
    Kind,
    Question,
    Resource,
    RivalUse,
    Unit,
    Verb,
    Window,
)
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.printed import Tile
    from kanly.engine.state import State


def ways_to_buy(g: State, seat: int, discount: int, solari: bool) -> list[Choice]:
    """(tile, Negotiators returned): any number of them may come home; all spice or all Solari."""
    me = g.players[seat]
    ways: list[Choice] = []
    for tile in on_offer(g):
        if may_own(g, seat, tile):
            for helpers in range(me.negotiators + 1):
                cost = price(g, tile, discount, helpers)
                if cost <= me.stock[Resource.SPICE]:
                    ways.append((Verb.ACQUIRE_TECH, tile, helpers))
                if solari and 0 < cost <= me.stock[Resource.SOLARI]:
                    ways.append((Verb.ACQUIRE_TECH, tile, helpers + SOLARI_PRICE))
    return ways


def can_buy(g: State, seat: int, discount: int, solari: bool) -> bool:
    """Whether there is a way: with all Negotiators, if with any."""
    me = g.players[seat]
    most = max(me.stock[Resource.SPICE], me.stock[Resource.SOLARI] if solari else 0)
    for tile in on_offer(g):
        if may_own(g, seat, tile) and price(g, tile, discount, me.negotiators) <= most:
            return True
    return False


def on_offer(g: State) -> list[int]:
    """The face-up tiles, but none that is being taken just now."""
    return [stack[-1] for stack in g.stacks if stack and not is_being_taken(g, stack[-1])]


def price(g: State, tile: int, discount: int, helpers: int) -> int:
    return max(0, g.catalog.tiles[tile].cost - discount - helpers)


def may_own(g: State, seat: int, tile: int) -> bool:
    """Rivals take only the tiles that bear their mark, House Hagal none."""
    kind = g.players[seat].kind
    return kind == Kind.HUMAN or (kind == Kind.RIVAL and suits_rivals(g, tile))


def suits_rivals(g: State, tile: int) -> bool:
    return g.catalog.tiles[tile].rivals != RivalUse.NOT_TAKEN


def buy(g: State, seat: int, tile: int, payment: int, discount: int) -> None:
    me = g.players[seat]
    helpers = payment % SOLARI_PRICE
    kind = Resource.SOLARI if payment >= SOLARI_PRICE else Resource.SPICE
    gain(g, me, kind, -price(g, tile, discount, helpers))
    me.negotiators -= helpers
    me.supply += helpers
    if g.watched:
        events.units(g, seat, Unit.TROOP, helpers, Post.IX, Post.SUPPLY)
    take(g, seat, tile)


def take(g: State, seat: int, tile: int) -> None:
    """The acquire box works before the tile is kept and the next one turned up."""
    g.stack.append(Step(KEEP_TILE, seat, tile))
    box = g.catalog.tiles[tile].acquire
    if box:
        open_frame(g, box, Step(box[0], seat, tile))


def is_being_taken(g: State, tile: int) -> bool:
    """Paid for, while its acquire box is still at work."""
    for step in g.stack:
        if step.word is KEEP_TILE and step.source == tile:
            return True
    return False


class KeepTile(Word):
    """The next tile is turned up, and moments that are open now count at once."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        leave_stack(g, s.source, s.owner, TilePlace.OWNED)
        g.players[s.owner].tiles.append(s.source)
        join_open_moment(g, s.owner, g.catalog.tiles[s.source])


KEEP_TILE: Final[Word] = KeepTile()


def leave_stack(g: State, tile: int, seat: int, to: int) -> None:
    """The next tile of the stack, if there is any, is turned up."""
    for i, stack in enumerate(g.stacks):
        if stack and stack[-1] == tile:
            stack.pop()
            if g.watched:
                events.tell(g, Happening.TILE, seat, tile, i, TilePlace.FACE_UP << WAY | to)
                maybe_turn_up(g, i)
    g.reveals += 1


def maybe_turn_up(g: State, stack: int) -> None:
    if g.stacks[stack]:
        way = TilePlace.STACK << WAY | TilePlace.FACE_UP
        events.tell(g, Happening.TILE, NOBODY, g.stacks[stack][-1], stack, way)


def trash(g: State, seat: int, tile: int) -> None:
    """From among the tiles of a player."""
    g.players[seat].tiles.remove(tile)
    g.tiles_trashed.append(tile)
    if g.watched:
        events.tell(g, Happening.TILE, seat, tile, 0, TilePlace.OWNED << WAY | TilePlace.TRASHED)


def flip(g: State, seat: int, tile: int) -> None:
    g.players[seat].flipped.append(tile)
    if g.watched:
        events.mark(g, seat, Mark.FLIPPED, tile)


def join_open_moment(g: State, seat: int, tile: Tile) -> None:
    if g.revealing and g.active == seat:
        for word in tile.reveal:
            add_to_turn(g, Step(word, seat, tile.number))
    elif g.window == Window.WON and g.window_seat == seat:
        for word in tile.won:
            add_to_turn(g, Step(word, seat, tile.number))


def usable(g: State, seat: int) -> list[int]:
    """Tiles whose use the seat could pay for now, on its own turn."""
    me = g.players[seat]
    found: list[int] = []
    for number in me.tiles:
        if number not in me.flipped and is_payable(g, seat, g.catalog.tiles[number]):
            found.append(number)
    return kinds(found)


def is_payable(g: State, seat: int, tile: Tile) -> bool:
    """Whether the tile has a use, and its cost could be paid."""
    return len(tile.use) > 0 and tile.use[0].possible(g, Step(tile.use[0], seat, tile.number))


def use(g: State, seat: int, number: int) -> None:
    """The cost, then what it buys, as printed."""
    tile = g.catalog.tiles[number]
    if g.window == Window.TURN_OPEN:
        g.window = Window.TURN
    if tile.flips:
        flip(g, seat, number)
    in_order(g, tile.use, seat, number)


def may_go_on_top(g: State, seat: int) -> bool:
    """Whether a card acquired now may go on top of the deck."""
    if g.top_allowed and g.active == seat:
        return True
    return of_tiles(g, seat, Question.ACQUIRES_ON_TOP) > 0


def detonator(g: State, seat: int) -> int:
    """The tile that lets a winner trade a dreadnought for points; 0: none."""
    for number in g.players[seat].tiles:
        if g.catalog.tiles[number].answers[Question.DETONATION_POINTS]:
            return number
    return 0
