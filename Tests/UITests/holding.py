"""Another program that keeps a database for itself."""

import contextlib
import pathlib
import sqlite3
import threading
import time

from waiting import PATIENCE


class Holder:
    """Takes the place of the one that writes in a database, as soon as that has been made, and keeps it."""

    def __init__(self, file):
        self._file = pathlib.Path(file)
        self._connection = None
        self._waiting = threading.Thread(target=self._hold)
        self._waiting.start()

    def is_held(self):
        """Waits until it is kept."""
        self._waiting.join()
        assert self._connection, f"{self._file} was not made, or never free"

    def let_go(self):
        self._waiting.join()
        if self._connection:
            self._connection.close()

    def _hold(self):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and not self._connection:
            # Half made it is no database yet, and at times it is not free.
            with contextlib.suppress(sqlite3.DatabaseError):
                self._try()
            time.sleep(0.005)

    def _try(self):
        if not self._file.exists():
            return
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False, timeout=0)
        try:
            # Before it has a version its tables are still being made.
            if connection.execute("PRAGMA user_version").fetchone()[0]:
                connection.execute("BEGIN IMMEDIATE")
                self._connection = connection
        finally:
            if connection is not self._connection:
                connection.close()


@contextlib.contextmanager
def held(file):
    holder = Holder(file)
    try:
        yield holder
    finally:
        holder.let_go()
