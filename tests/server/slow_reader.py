"""A client that talks and does not listen."""

from __future__ import annotations

import json
import socket

from server.evening import PATIENCE, Server, Socket
from websockets import Origin
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri


class Deaf:
    """Talks, and reads nothing once it was greeted."""

    def __init__(self, server: Server, me: Socket, game: str) -> None:
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.raw.settimeout(PATIENCE)
        self.raw.connect(("127.0.0.1", server.port))
        address = parse_uri(f"ws://{server.address}/api/v1/games/{game}/play")
        self.protocol = ClientProtocol(address, origin=Origin(f"http://{server.address}"))
        request = self.protocol.connect()
        request.headers["Cookie"] = "; ".join(f"{one.name}={one.value}" for one in me.cookies.jar)
        self.protocol.send_request(request)
        self.flush()
        while not any(isinstance(event, Frame) for event in self.protocol.events_received()):
            self.protocol.receive_data(self.raw.recv(512))

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.raw.sendall(data)

    def says(self, **message: str) -> None:
        self.protocol.send_text(json.dumps(message).encode())
        self.flush()

    def is_cut_off(self, patience: float) -> bool:
        """At once: what was still to come is not waited for."""
        self.raw.settimeout(patience)
        try:
            while self.raw.recv(65_536):
                continue
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True
