"""Real touches: fingers on the touch screen of a display, which its driver for tests is told of.

The driver's protocol is that of `xf86-input-inputtest-protocol.h`; each message says how long it is and of which kind.
"""

import socket
import struct
import time

from accessibility import acted

# The kinds of messages, and the stages of a touch as XInput numbers them.
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
# The driver has a place for so many figures; the first two are the place on the screen, on axes of so many steps.
FIGURES, STEPS = 64, 0x10000


class Fingers:
    """The fingers of a hand, numbered from 0, on a screen of a size in pixels."""

    def __init__(self, path, size):
        self._size = size
        self._driver = socket.socket(socket.AF_UNIX)
        self._driver.settimeout(30)
        self._driver.connect(str(path))
        self._down = {}
        self._send(VERSION, struct.pack("HH", 1, 1))
        self._receive(12)

    def tap(self, x, y):
        """Touches a place for a moment."""
        self.hold(x, y, 0.06)

    def hold(self, x, y, seconds=1.2):
        """Rests at a place for so long."""
        self.put((x, y))
        time.sleep(seconds)
        self.lift()

    def drag(self, start, end, seconds=0.3, rest=0.2):
        """Moves from one place to another, and is lifted once it has rested there, so that nothing goes on by itself."""
        self.put(start)
        self._go([start], [end], seconds)
        time.sleep(rest)
        self.lift()

    def flick(self, start, end, seconds=0.12):
        """Moves from one place to another, and is lifted on the way."""
        self.drag(start, end, seconds, rest=0)

    def pinch(self, place, before, after, seconds=0.4):
        """Two fingers beside each other go from one distance to another."""
        def ends(apart):
            return [(place[0] + side * apart / 2, place[1]) for side in (-1, 1)]

        for finger, each in enumerate(ends(before)):
            self.put(each, finger)
        self._go(ends(before), ends(after), seconds)
        self.lift()

    def put(self, place, finger=0):
        """Puts a finger down."""
        self._touch(finger, BEGIN, place)

    def move(self, place, finger=0):
        """Moves a finger that is down."""
        self._touch(finger, UPDATE, place)

    def lift(self):
        """Lifts all that are down, where they are."""
        for finger, place in list(self._down.items()):
            self._touch(finger, END, place)

    def close(self):
        self.lift()
        self._driver.close()

    def _go(self, starts, ends, seconds):
        """Moves fingers to their places, as often as a touch screen tells of them."""
        steps = max(4, round(seconds * 60))
        for step in range(1, steps + 1):
            time.sleep(seconds / steps)
            for finger, (start, end) in enumerate(zip(starts, ends)):
                self.move([a + (b - a) * step / steps for a, b in zip(start, end)], finger)

    def _touch(self, finger, stage, place):
        if stage == END:
            del self._down[finger]
        else:
            self._down[finger] = place
        figures = [side * STEPS / length for side, length in zip(place, self._size)]
        # Which figures there are is a bit each; then come they, and as many that count without acceleration alone.
        words = struct.pack("III8sxxxx", finger, stage, 0, bytes([0b11]))
        words += struct.pack(f"{FIGURES}d", *figures, *[0] * (FIGURES - 2)) + bytes(8 * FIGURES)
        self._send(TOUCH, words)
        # The screen has it once the driver has heard of that.
        self._send(SYNC, b"")
        self._receive(8)
        acted()

    def _send(self, kind, words):
        self._driver.sendall(struct.pack("II", 8 + len(words), kind) + words)

    def _receive(self, length):
        words = self._driver.recv(length, socket.MSG_WAITALL)
        if len(words) < length:
            raise RuntimeError("the driver of the touch screen has gone")
        return words
