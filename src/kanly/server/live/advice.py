"""A hint: what a bot would answer in the seat that is asked, with its reasons, told to that seat alone.

It is found in another process from what the seat knows, so that nobody waits for it and nothing can slip out.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Answer, BotError
from kanly.bots.luck import luck_for
from kanly.bots.registry import of_level
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.protocol import asked, told
from kanly.telling.reasons import reason_texts
from kanly.telling.voice import Voice

BOT: Final = of_level("4")  # the first that does not err
SECONDS: Final = 2.0  # for it to think


async def advise(live: Live, listener: Listener, seat: int, message: asked.Hint) -> None:
    """Until something else is asked, or the bot has failed, which is told too."""
    try:
        await tell_advice(live, listener, seat, message)
    except BotError:
        listener.refuse(message.id, "no_hint", "there is no hint just now")
    finally:
        listener.advising = None


async def tell_advice(live: Live, listener: Listener, seat: int, message: asked.Hint) -> None:
    game, question = live.table.game, live.table.question
    if live.adviser is None or game is None:
        raise BotError("there is nobody to ask")
    choices = game.choices
    known = game.knowledge(seat, seconds=SECONDS, luck=luck_for(game, seat))
    given = await live.adviser.advice(BOT, known)
    if live.table.question != question:
        return listener.refuse(message.id, "stale", "the game has moved on since")
    number, reasons = choices.index(given.choice), reasons_of(given, listener)
    chances = tuple(round(100 * chance) for chance in given.chances)
    advice = told.Advice(message.id, message.number, str(BOT), number, reasons, chances)
    return listener.reply(told.written(advice))


def reasons_of(given: Answer, listener: Listener) -> tuple[str, ...]:
    voice = Voice(listener.language)
    return tuple(reason_texts(given.reasons, voice)) or (voice.say("hint-little"),)
