"""The keyboard stays where it is when a click changes what is around it, and what is open stays open."""

import re
import sqlite3
from contextlib import closing

import hands
import pytest
from days import Clock, add, command, counters
from drinks import put_on_shelf
from test_log import make, open_log, take_out, to_the_entries


@pytest.fixture
def clock(person, tmp_path):
    return Clock(person, tmp_path, "2026-03-01")


def focused(app, name):
    """Waits until the keyboard is at what is called so."""
    fits = name.search if isinstance(name, re.Pattern) else lambda text: text == name
    app.wait(lambda: app.focus and fits(app.focus.name), lambda: f"the keyboard at {name}; it is at {app.focus}\n{app.dump()}")


def tab_to(app, name, most=60):
    """Presses Tab until the keyboard is at what is called so."""
    fits = name.search if isinstance(name, re.Pattern) else lambda text: text == name
    for _ in range(most):
        if app.focus and fits(app.focus.name):
            return
        before = app.focus.reference if app.focus else None
        hands.key("Tab")
        app.wait(lambda before=before: app.focus and app.focus.reference != before, "another place of the keyboard")
    raise AssertionError(f"Tab did not come to {name}\n{app.dump()}")


def link(app, kind, target):
    """Ties the first counter to something, and has it count what is marked."""
    with closing(sqlite3.connect(app.home.data / "comptoir/library.sqlite")) as library:
        library.execute("UPDATE counter SET isMarked = 1")
        library.execute("INSERT INTO counterLink (counter, kind, target) VALUES (1, ?, ?)", (kind, target))
        library.commit()


def test_at_a_fruit_s_counter_it_stays_on_the_button_that_was_pressed(person, clock):
    add(person, "apples", "--with")
    link(person, "fruit", "apple")
    person.start("comptoir:/fruit/apple")
    person.find("Eaten today", "button")
    tab_to(person, "Eaten today")
    for name, days in (("Not today", 1), ("Eaten today", 0)):
        hands.key("space")
        focused(person, name)
        person.wait(lambda days=days: counters(person)[0]["days"] == days, f"{days} days")


def test_in_a_history_it_goes_on_to_the_next_entry_when_one_is_taken_out(person, clock):
    add(person, "tea")
    for note in ("one", "two", "three"):
        command(person, "counter", "reset", "tea", "--note", note)
    person.start("comptoir:/counter/1/history")
    person.find(re.compile("three$"), "label")
    for left in (["two", "one"], ["one"]):
        tab_to(person, "Remove from the history")
        hands.key("space")
        person.wait(lambda left=left: notes(person) == left, lambda: f"{left}; there is {notes(person)}")
        focused(person, "Remove from the history")


def notes(app):
    found = [re.search(r" · (\w+)$", node.name) for node in app.all(re.compile(" · (one|two|three)$"), "label")]
    return [each[1] for each in found]


def test_a_note_that_is_being_typed_stays_open_when_its_history_changes(person, clock):
    add(person, "tea")
    command(person, "counter", "reset", "tea", "--note", "one")
    person.start("comptoir:/counter/1/history")
    person.find(re.compile("one$"), "label")
    person.click("Change the note", "button")
    person.wait(lambda: person.focus and person.focus.role == "text", "the keyboard in the note")
    hands.key("End")
    hands.write(" and more")
    command(person, "counter", "reset", "tea", "--note", "two")
    person.find(re.compile("two$"), "label")
    assert person.focus.role == "text"
    hands.write(" still")
    hands.key("Return")
    person.find(re.compile("one and more still$"), "label")


def test_among_what_a_drink_lacks_it_goes_on_to_the_next(bartender):
    put_on_shelf(bartender, "gin")
    bartender.open_address("comptoir:/drink/negroni")
    bartender.click(re.compile("^Shop"), "tab")
    bartender.find(re.compile("^I have it.*Campari"), "button")
    tab_to(bartender, re.compile("^I have it.*Campari"))
    hands.key("space")
    bartender.gone(re.compile("^I have it.*Campari"), "button")
    focused(bartender, re.compile("^I have it.*vermouth", re.I))
    hands.key("space")
    bartender.gone(re.compile("^I have it"), "button")
    bartender.wait(
        lambda: bartender.focus and bartender.focus.role == "button",
        lambda: f"the keyboard at a button further on; it is at {bartender.focus}",
    )


def test_side_by_side_it_goes_on_to_the_next_fruit_and_to_what_was_added(app):
    app.open_address("comptoir:/compare/apple,banana,kiwi")
    app.find("Remove Kiwi", "button")
    tab_to(app, "Remove Banana")
    hands.key("space")
    app.gone("Remove Banana")
    focused(app, "Remove Kiwi")
    hands.key("space")
    app.gone("Remove Kiwi")
    focused(app, re.compile("^(Add a fruit|Remove Apple)$"))
    tab_to(app, "Add a fruit")
    hands.key("space")
    app.wait(lambda: app.focus and app.focus.role in ("text", "entry"), "the keyboard in the search")
    hands.write("mango")
    app.find(re.compile("^Mango"), "list item")
    hands.key("Down")
    app.wait(lambda: app.focus and app.focus.name.startswith("Mango"), "the keyboard at Mango")
    hands.key("Return")
    app.find("Remove Mango", "button")
    focused(app, "Add a fruit")


def test_in_the_log_it_goes_on_to_the_next_entry(person):
    person.start("comptoir:/drink/negroni")
    for note in ("one", "two", "three"):
        person.find("I made this", "button")
        make(person, note)
    open_log(person)
    to_the_entries(person)
    person.find("three", "label")
    take_out(person)
    person.gone("three", "label")
    person.wait(lambda: person.focus and "two" in person.focus.name, lambda: f"the keyboard at two; it is at {person.focus}")
