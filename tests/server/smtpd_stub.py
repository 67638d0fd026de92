"""A mail server for tests: takes every mail, and keeps its words."""

import email
import email.policy
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class PostOffice:
    """The mails that came."""

    def __init__(self, port: int) -> None:
        self.address = f"smtp://127.0.0.1:{port}"
        self.bodies: list[str] = []
        self.came = threading.Condition()

    def wait_for(self, count: int) -> None:
        with self.came:
            assert self.came.wait_for(lambda: len(self.bodies) >= count, 10), self.bodies

    def take(self, raw: bytes) -> None:
        message: Any = email.message_from_bytes(raw, policy=email.policy.default)
        with self.came:
            self.bodies.append(f"{message['subject']}\n{message.get_content()}")
            self.came.notify_all()


@contextmanager
def post_office() -> Iterator[PostOffice]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 test\r\n")
            for line in self.rfile:
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (one := self.rfile.readline()) != b".\r\n":
                        lines.append(one)
                    office.take(b"".join(lines))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        office = PostOffice(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield office
        server.shutdown()
        thread.join()
