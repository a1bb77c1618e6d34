"""Tech tiles: buying them, using them, and what owning one changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.frames import add_to_turn, in_order, open_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import SOLARI_PRICE, Choice, Kind, Resource, Verb, Window
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.printed import Tile
    from kanly.engine.state import State


def ways_to_buy(g: State, seat: int, discount: int, solari: bool) -> list[Choice]:
    """(tile, Negotiators returned): any number of them may come home; all spice or all Solari."""
    me = g.players[seat]
    ways: list[Choice] = []
    for stack in g.stacks:
        if stack and may_own(g, seat, stack[-1]) and not is_being_taken(g, stack[-1]):
            price = max(0, g.catalog.tiles[stack[-1]].cost - discount)
            for helpers in range(me.negotiators + 1):
                if price - helpers <= me.stock[Resource.SPICE]:
                    ways.append((Verb.TECH, stack[-1], helpers))
                if solari and 0 < price - helpers <= me.stock[Resource.SOLARI]:
                    ways.append((Verb.TECH, stack[-1], helpers + SOLARI_PRICE))
    return ways


def may_own(g: State, seat: int, tile: int) -> bool:
    """Rivals take only the tiles that bear their mark, House Hagal none."""
    kind = g.players[seat].kind
    return kind == Kind.HUMAN or (kind == Kind.RIVAL and g.catalog.tiles[tile].hagal)


def buy(g: State, seat: int, tile: int, payment: int, discount: int) -> None:
    me = g.players[seat]
    helpers = payment % SOLARI_PRICE
    price = max(0, g.catalog.tiles[tile].cost - discount - helpers)
    me.stock[Resource.SOLARI if payment >= SOLARI_PRICE else Resource.SPICE] -= price
    me.negotiators -= helpers
    me.supply += helpers
    take(g, seat, tile)


def take(g: State, seat: int, tile: int) -> None:
    """The acquire box works before the tile is kept and the next one turned up."""
    g.stack.append(Step(KEEP_TILE, seat, tile))
    box = g.catalog.tiles[tile].acquire
    if box:
        open_frame(g, box, Step(box[0], seat, tile))


def is_being_taken(g: State, tile: int) -> bool:
    """Paid for, while its acquire box is still at work."""
    return any(step.word is KEEP_TILE and step.source == tile for step in g.stack)


class KeepTile(Word):
    """The next tile is turned up, and moments that are open now count at once."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for stack in g.stacks:
            if stack and stack[-1] == s.source:
                stack.pop()
        g.reveals += 1
        g.players[s.owner].tiles.append(s.source)
        join_open_moment(g, s.owner, g.catalog.tiles[s.source])


KEEP_TILE: Final[Word] = KeepTile()


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
        use = g.catalog.tiles[number].use
        if use and number not in me.flipped and use[0].possible(g, Step(use[0], seat, number)):
            found.append(number)
    return sorted(found)


def use(g: State, seat: int, number: int) -> None:
    """The cost, then what it buys, as printed."""
    tile = g.catalog.tiles[number]
    if g.window == Window.TURN_OPEN:
        g.window = Window.TURN
    if tile.flips:
        g.players[seat].flipped.append(number)
    in_order(g, tile.use, seat, number)


def may_go_on_top(g: State, seat: int) -> bool:
    """Whether a card acquired now may go on top of the deck."""
    if g.top_allowed and g.active == seat:
        return True
    return any(g.catalog.tiles[number].top_of_deck for number in g.players[seat].tiles)


def detonator(g: State, seat: int) -> int:
    """The tile that lets a winner trade a dreadnought for a point; 0: none."""
    for number in g.players[seat].tiles:
        if g.catalog.tiles[number].detonates:
            return number
    return 0


def more_shipped_troops(g: State, seat: int) -> int:
    return sum(g.catalog.tiles[number].more_shipped_troops for number in g.players[seat].tiles)


def wins_ties(g: State, seat: int) -> bool:
    return any(g.catalog.tiles[number].wins_ties for number in g.players[seat].tiles)
