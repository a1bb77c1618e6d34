"""Plays a game at random to the end: a solo game of its own, or in a seat whose link it was given.

    python play_at_random.py http://127.0.0.1:8765 [GAME SEAT TOKEN]

Needs Python and the package `websockets`. What is said and told: docs/protocol.md.
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets import Origin
from websockets.sync.client import connect

server, *link = sys.argv[1:]
cookies = CookieJar()
web = build_opener(HTTPCookieProcessor(cookies))


def ask(method: str, path: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json", "Origin": server}
    request = Request(f"{server}/api/v1{path}", json.dumps(body).encode(), headers, method=method)
    try:
        return json.loads(web.open(request).read() or "null")
    except HTTPError as refused:
        sys.exit(json.load(refused)["error"]["message"])


ask("PUT", "/me", {"name": "Random"})
if link:
    game, seat, token = link
    ask("PUT", f"/games/{game}/seats/{seat}", {"token": token})
else:
    game = ask("POST", "/games", {"settings": {"game": {"seats": 1, "difficulty": "novice"}}})["game"]

headers = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}
address = f"{server.replace('http', 'ws', 1)}/api/v1/games/{game}/play"
with connect(address, origin=Origin(server), additional_headers=headers) as socket:
    for update in (told for told in map(json.loads, socket) if told["told"] == "update"):
        if update["table"]["stage"] == "over":
            break
        if update["prompt"]:
            answer = random.choice(update["prompt"]["answers"])["number"]
            socket.send(json.dumps({"do": "choose", "number": update["number"], "answer": answer}))
            time.sleep(0.05)  # nobody may say more than 20 things a second for long

for winner in update["view"]["winners"]:
    print(f"Seat {winner} has won with {update['view']['players'][winner]['leader']}.")
