"""What a person did before a test begins, written into their library at once, where by hand it would take minutes."""

import datetime
import sqlite3
from contextlib import closing


def mixed(app, *entries):
    """Writes into the log what was made: each a date as `2026-01-10`, a drink, and how many servings."""
    rows = [(drink, _day(date), f"{date} 19:00:00.000", servings) for date, drink, servings in entries]
    _write(app, "INSERT INTO made (drink, day, madeAt, servings, note) VALUES (?, ?, ?, ?, '')", rows)


def paid(app, **cents):
    """Writes down what a pack costs, in cents: `campari=1890`."""
    rows = [(product.replace("_", "-"), amount) for product, amount in cents.items()]
    _write(app, "INSERT INTO price (product, amount, currency, changedAt) VALUES (?, ?, 'EUR', '2026-01-01 12:00:00.000')", rows)


def _day(date):
    return (datetime.date.fromisoformat(date) - datetime.date(1970, 1, 1)).days


def _write(app, sql, rows):
    with closing(sqlite3.connect(app.home.data / "comptoir/library.sqlite")) as library:
        library.executemany(sql, rows)
        library.commit()
