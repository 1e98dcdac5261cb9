#!/usr/bin/env python3
"""deadline.py SECONDS LOG COMMAND... : runs Swift tests, one after the other, of which none may take longer than that.

All that they write goes to the log, and but for what starts to the standard output too. The test that is over
its time is named and aborted, so that Swift tells where it was; then the status is 124.
"""

import re
import selectors
import signal
import subprocess
import sys
import time

# What Swift Testing says of a test, or of one of its cases, as it begins and ends.
TOLD = re.compile(rb"^\S+ Test (?!run\b).* (started\.|(passed|failed|skipped)\b.*)$", re.DOTALL)
# How long a process has to tell where it was.
LAST_WORDS = 30


def main(seconds, log, *command):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        with open(log, "wb") as file:
            return follow(process, float(seconds), file)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def follow(process, seconds, log):
    """Hands on what the tests write until they end; returns their status."""
    running, deadline, is_over = "what comes before the first test", time.monotonic() + seconds, False
    for line in lines(process.stdout, lambda: deadline):
        if line is None and is_over:
            process.kill()
            deadline = float("inf")
        elif line is None:
            line = f"\n✘ Test {running} did not end within {seconds:g} seconds; this run ends with it.\n".encode()
            is_over, deadline = True, time.monotonic() + LAST_WORDS
            process.send_signal(signal.SIGABRT)
        told = line and TOLD.match(line.rstrip())
        if told and not is_over:
            deadline = time.monotonic() + seconds
            if told[1] == b"started.":
                running = line.rstrip()[: -len(b" started.")].decode(errors="replace").partition(" Test ")[2]
        if line:
            log.write(line)
            log.flush()
            if not line.rstrip().endswith(b" started."):
                sys.stdout.buffer.write(line)
                sys.stdout.buffer.flush()
    status = process.wait()
    return 124 if is_over else status if status >= 0 else 128 - status


def lines(stream, deadline):
    """The lines of a stream as they come; None each time that the deadline has passed."""
    rest = b""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        while True:
            left = deadline() - time.monotonic()
            if not selector.select(None if left == float("inf") else max(left, 0)):
                yield None
                continue
            read = stream.read1(65536)
            if not read:
                break
            *whole, rest = (rest + read).split(b"\n")
            yield from (line + b"\n" for line in whole)
    if rest:
        yield rest + b"\n"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
