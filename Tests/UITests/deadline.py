"""A deadline for each test, which is named when it is over, whatever it is waiting for."""

import contextlib
import faulthandler
import os
import signal
import sys

import pytest

SECONDS = int(os.environ.get("COMPTOIR_DEADLINE", 600))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_setup(item):
    with within(item, "getting ready"):
        yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    with within(item, "the test"):
        yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item):
    with within(item, "putting away"):
        yield


@contextlib.contextmanager
def within(item, part):
    def over(*_):
        raise TimeoutError(f"{item.name}: {part} did not end within {SECONDS} s")

    before = signal.signal(signal.SIGALRM, over)
    # Again and again: what is raised inside a library's callback gets lost there.
    signal.setitimer(signal.ITIMER_REAL, SECONDS, 5)
    # Where not even that is heard the process ends, and tells where it was.
    faulthandler.dump_traceback_later(SECONDS * 2, exit=True, file=sys.__stderr__)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGALRM, before)
