"""Many questions at once to a program's accessibility tree, in D-Bus's own notation.

The tests ask some hundred accessibles for their children at each look. Each such question takes little of the bus and of
the program, and of Python a good deal if it is a call of GLib's with an answer that comes by a callback. Here they go out
in one piece, and of each answer only what is needed is read.

The notation: https://dbus.freedesktop.org/doc/dbus-specification.html#message-protocol
"""

import functools
import os
import re
import socket
import struct

ACCESSIBLE = "org.a11y.atspi.Accessible"

CALL, RETURN = 1, 2
PATH, INTERFACE, MEMBER, REPLY_SERIAL, DESTINATION = 1, 2, 3, 5, 6

# The order of bytes, the kind, flags and version; then how long the body is, the number, and how long the fields are.
HEAD = struct.Struct("<4B3I")
LENGTH = struct.Struct("<I")


class Questions:
    """A connection to a bus over which nothing comes but answers."""

    def __init__(self, address):
        """`address` as the bus tells it, such as `unix:path=/run/user/0/at-spi/bus,guid=…`."""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(30)
        kind, place = re.match("unix:(path|abstract)=([^,;]+)", address).groups()
        self._socket.connect(place if kind == "path" else "\0" + place)
        self._socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        told = self._socket.recv(4096)
        assert told.startswith(b"OK "), f"the bus at {address} says {told}"
        self._socket.sendall(b"BEGIN\r\n")
        self._last = 0
        self._come = bytearray()
        bus = "org.freedesktop.DBus"
        self._ask([((bus, "/org/freedesktop/DBus"), bus, "Hello")])

    def children_of(self, references):
        """The children of each accessible that there is: owner and path by owner and path."""
        answers = self._ask([(reference, ACCESSIBLE, "GetChildren") for reference in references])
        return {reference: pairs(body) for reference, body in zip(references, answers) if body is not None}

    def _ask(self, questions):
        """The bodies of the answers, in the order of the questions; None where there was an error."""
        first = self._last + 1
        self._last += len(questions)
        self._socket.sendall(b"".join(call(first + place, *each) for place, each in enumerate(questions)))
        answers, open_questions = [None] * len(questions), len(questions)
        while open_questions:
            kind, serial, body = self._next()
            if serial is None:
                continue  # The bus greets.
            open_questions -= 1
            answers[serial - first] = body if kind == RETURN else None
        return answers

    def _next(self):
        """The kind of the next message that comes, what it answers and its body."""
        self._await(HEAD.size)
        _, kind, _, _, body, _, fields = HEAD.unpack_from(self._come)
        start = padded(HEAD.size + fields)
        self._await(start + body)
        message = bytes(self._come[: start + body])
        del self._come[: start + body]
        return kind, answered(message, HEAD.size + fields), message[start:]

    def _await(self, count):
        while len(self._come) < count:
            come = self._socket.recv(1 << 20)
            assert come, "the bus has ended"
            self._come += come


def padded(place):
    """The next place that is a multiple of eight."""
    return place + 7 & ~7


def call(serial, reference, interface, member):
    """A call without arguments."""
    owner, path = reference
    fields = receiver(owner, interface, member) + field(PATH, b"o", path)
    message = HEAD.pack(ord("l"), CALL, 0, 1, 0, serial, len(fields)) + fields
    return message.ljust(padded(len(message)), b"\0")


@functools.lru_cache(maxsize=64)
def receiver(owner, interface, member):
    fields = (field(DESTINATION, b"s", owner), field(INTERFACE, b"s", interface), field(MEMBER, b"s", member))
    return b"".join(each.ljust(padded(len(each)), b"\0") for each in fields)


def field(code, kind, text):
    told = text.encode()
    return bytes((code, 1)) + kind + b"\0" + LENGTH.pack(len(told)) + told + b"\0"


def answered(message, end):
    """The number of the call that a message answers, which stands in a field before `end`; None for a signal."""
    place = HEAD.size
    while place < end:
        code, kind = message[place], message[place + 2 : place + 3]
        if code == REPLY_SERIAL:
            return LENGTH.unpack_from(message, place + 4)[0]
        if kind == b"u":
            place += 8
        elif kind == b"g":
            place += 6 + message[place + 4]
        else:
            place += 9 + LENGTH.unpack_from(message, place + 4)[0]
        place = padded(place)
    return None


def pairs(body):
    """What an array of pairs of texts has."""
    found, place, end = [], 8, 8 + LENGTH.unpack_from(body)[0]
    while place < end:
        length = LENGTH.unpack_from(body, place)[0]
        owner = body[place + 4 : place + 4 + length]
        place = place + 4 + length + 4 & ~3
        length = LENGTH.unpack_from(body, place)[0]
        found.append((owner.decode(), body[place + 4 : place + 4 + length].decode()))
        place = padded(place + 5 + length)
    return found
