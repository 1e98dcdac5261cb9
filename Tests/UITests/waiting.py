"""Waiting for something to become true: never a fixed time, always a deadline."""

import time

# What a person would wait for, times thirty: the machine may have other work to do.
PATIENCE = 60.0


class Gone(Exception):
    """What was asked about is no longer there."""


def wait_until(question, what, patience=PATIENCE, every=0.08, asks_again=True):
    """Asks until the answer is true, and returns it. Fails with `what` when the time is over.

    What goes away while it is asked about is asked for again, unless `asks_again` is false: then `Gone` comes out. So is what
    the question itself found to be wrong, as a page that is coming in has parts where they do not stay.
    """
    deadline = time.monotonic() + patience
    while True:
        asked = time.monotonic()
        gone = answer = None
        try:
            answer = question()
        except (Gone, AssertionError) as problem:
            if not asks_again:
                raise
            gone = problem
        if answer:
            return answer
        if time.monotonic() > deadline:
            told = f"; at last {gone}" if gone else ""
            raise AssertionError(f"not within {patience:g} s: {what() if callable(what) else what}{told}")
        # Asking takes the program's time too, and that of the tests beside this one: both get as much again to go on.
        time.sleep(max(every, time.monotonic() - asked))


def holds(question, seconds=1.0, every=0.05):
    """Whether the answer stays true for a while; for what must not happen."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not question():
            return False
        time.sleep(every)
    return True
