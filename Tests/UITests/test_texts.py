"""What may be put in as text, and what becomes of a text without end: it is told, shown cut, and no page hangs."""

import re
import sqlite3
import time
from contextlib import closing

import hands
import pytest
from catalogue import own_fruit, own_pack
from days import add, command, counters, rename
from screens import write
from test_milestones import call as action

LETTERS = 100_000
ENDLESS = ("long " * (LETTERS // 5)).strip()

# What a person, a pack or another program has written; ids too, as they stand in for a name that is not known.
COLUMNS = """
    counter.name counter.ownMilestones counterEvent.note counterLink.target made.drink made.note
    shelf.note cartLine.name cartLine.note cartLine.reasons evening.name eveningDrink.drink favourite.id
    shopOrder.server shopOrder.reason shopOrder.number orderLine.name orderLine.kind orderLine.note orderLine.subject
    place.name place.address place.hours place.page place.subjects price.product rating.drink taken.ingredient
""".split()

ROWS = """
    INSERT INTO made (drink, madeAt, servings, note, day) VALUES ('negroni', '2026-02-28 12:00:00.000', 1, 'Good', 20512);
    INSERT INTO taken VALUES (1, 'gin', 30, 'ml', 'have', 'have');
    INSERT INTO shelf (ingredient, state, changedAt, note) VALUES ('gin', 'have', '2026-02-28 12:00:00.000', 'Good');
    INSERT INTO rating (drink, halfStars, changedAt) VALUES ('negroni', 7, '2026-02-28 12:00:00.000');
    INSERT INTO favourite (kind, id, addedAt) VALUES ('fruit', 'apple', '2026-02-28 12:00:00.000');
    INSERT INTO counterLink (counter, kind, target) VALUES (1, 'drink', 'negroni');
    INSERT INTO price (product, amount, currency, changedAt) VALUES ('gin', 900, 'EUR', '2026-02-28 12:00:00.000');
    INSERT INTO evening (name, guests, createdAt) VALUES ('Saturday', 4, '2026-02-28 12:00:00.000');
    INSERT INTO eveningDrink (evening, drink, each, position) VALUES (1, 'negroni', 1, 0);
    INSERT INTO place (name, address, latitude, longitude, hours, page, subjects, addedAt)
        VALUES ('Market', 'Here', 48, 16, 'Mo', 'https://market.example/', '', '2026-02-28 12:00:00.000');
    INSERT INTO shopOrder (key, placedAt, state, server, reason, number, lines, items, withoutPrice)
        VALUES ('2B8C4F4E-9E3B-4C6A-9B43-0D7E6C1B5A11', '2026-02-28 12:00:00.000', 'refused', 'https://shop.example/',
            'No', '7', 1, 1, 1);
    INSERT INTO orderLine (shopOrder, product, name, kind, subjectKind, subject, quantity, note, position)
        VALUES (1, 'gin', 'Gin', 'spirits', 'ingredient', 'gin', 1, 'Two', 0);
"""

PAGES = [
    "days", "counters", "counter/1/edit", "counter/1/history", "drinks", "bar", "log", "shop", "cart", "orders",
    "order/1", "evenings", "evening/1", "stores", "fruits", "discover",
]  # fmt: skip


def shown(app, page):
    """Opens a page and asks the program for all that is on it; how many seconds that takes, and the longest text."""
    start = time.monotonic()
    app.open_address(f"comptoir:/{page}")
    app.find(role="button")
    longest = max((len(node.raw_name) for node in app.window.walk()), default=0)
    return time.monotonic() - start, longest


def test_a_name_without_end_is_refused_with_its_limit_and_one_with_line_breaks_put_on_one_line(person):
    for words in (["counter", "add", ENDLESS], ["counter", "reset", ENDLESS], ["cart", "add", "--text", ENDLESS]):
        result = person.run(*words)
        assert result.returncode == 1 and len(result.stderr) < 500
    result = person.run("counter", "add", "a" * 101)
    assert "The name has 101 characters and may have 100 at most." in result.stderr
    assert counters(person) == []
    add(person, "two\nlines\t\u202eand more\x07")
    assert [counter["name"] for counter in counters(person)] == ["two lines and more"]
    result = person.run("counter", "reset", "two lines and more", "--note", "a" * 2001)
    assert "The note has 2001 characters and may have 2000 at most." in result.stderr


def test_a_name_without_end_that_another_program_asks_for_is_told(app):
    action(app, "count-without", ENDLESS)
    app.find(re.compile("^The name has 99999 characters and may have 100 at most"))
    assert counters(app) == []


def test_a_field_takes_no_more_than_is_kept_and_says_so(person):
    add(person, "tea")
    person.start("comptoir:/counter/1/edit")
    rename(person, "a" * 99)
    assert person.never(re.compile("^No more than"), "status", seconds=0.3)
    hands.write("bc")
    person.find("No more than 100 characters fit in here.", "status")
    assert person.entry_text(person.find("Name", "text")) == "a" * 99 + "b"
    person.wait(lambda: counters(person)[0]["name"] == "a" * 99 + "b", "the name")
    hands.key("BackSpace")
    person.gone("No more than 100 characters fit in here.", "status")


@pytest.mark.long
def test_texts_without_end_in_each_table_are_shown_cut_and_no_page_hangs(person):
    add(person, "tea")
    command(person, "counter", "reset", "tea", "--note", "Noted")
    command(person, "cart", "add", "--text", "Ice")
    library = person.home.data / "comptoir/library.sqlite"
    with closing(sqlite3.connect(library)) as database:
        database.executescript(ROWS)
        person.start("comptoir:/days")
        usual = {page: shown(person, page)[0] for page in PAGES}
        person.quit()
        database.execute("PRAGMA ignore_check_constraints = 1")
        for column in COLUMNS:
            table, name = column.split(".")
            database.execute(f"UPDATE {table} SET {name} = ? || rowid", (ENDLESS,))
        database.execute("UPDATE counter SET ownMilestones = ?", (" ".join(str(day) for day in range(1, 20_000)),))
        database.commit()
    person.start("comptoir:/days")
    for page in PAGES:
        seconds, longest = shown(person, page)
        assert seconds < usual[page] + 5, f"{page} takes {seconds:.1f} s, with short texts {usual[page]:.1f} s"
        assert longest < 12_000, f"{page} has a text of {longest} letters"
    assert len(counters(person)[0]["name"]) == 100


def test_texts_without_end_in_a_pack_are_told_with_their_place_and_no_page_hangs(app):
    keys = ("name", "headline", "text", "scientificName")
    fruits = [{**own_fruit(f"own-{key.lower()}", f"Own {key}"), key: ENDLESS} for key in keys]
    # The person is told of what is left out; beside it stands what is shown cut.
    bad = own_fruit("broken", "Broken", gradient=[ENDLESS, "#A01830"])
    (app.home.packs / "mine.json").write_text(own_pack(own_fruit(), bad, *fruits))
    app.find("1 problem in your packs")
    app.click("Show", "button")
    dialog = app.find("Problems in your packs", "dialog")
    words = " ".join(dialog.texts)
    assert re.search(r"Line \d+", words) and "99999" in words and len(words) < 20_000
    app.close_sheet()
    app.search("gariguette")
    app.wait_for_rows(lambda rows: "Gariguette" in rows)


def test_a_screen_with_texts_without_end_is_shown_and_left_again(person, tmp_path):
    file = tmp_path / "screen.json"
    write(file, "Short")
    person.start(str(file))
    person.find("Short", "label")
    start = time.monotonic()
    write(file, ("x" * 60_000), button=("y" * 60_000, {"verb": "navigate.back"}))
    person.find(re.compile("^x{100}"), "label")
    person.open_address("comptoir:/fruits")
    person.wait_for_rows(lambda rows: rows, "the fruits")
    assert time.monotonic() - start < 15
