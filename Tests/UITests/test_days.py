"""Days: the counters, as a person uses them."""

import re

import hands
import pytest
from days import Clock, add, command, counters, rename, sentence
from test_keyboard import check_names


@pytest.fixture
def clock(person, tmp_path):
    return Clock(person, tmp_path, "2026-03-01")


@pytest.fixture
def days(person, clock):
    """The program, in which smoking is counted and the clock can be set."""
    add(person, "smoking")
    person.start("comptoir:/days")
    sentence(person, "0 days without smoking")
    return person


def test_d5_without_things_the_list_opens_by_itself(person, clock):
    person.start("comptoir:/days")
    person.find("Nothing is counted yet")
    person.find("Add", "button")
    # D11: there is nothing to go back to.
    assert not person.all("Back", "button")


def test_d6_a_thing_is_added_with_a_name_and_its_editor_opens(person, clock):
    person.start("comptoir:/counters")
    person.click("Count something", "button")
    rename(person, "coffee")
    person.wait(lambda: [counter["name"] for counter in counters(person)] == ["coffee"], "the new name")
    person.click("Back", "button")
    person.find(re.compile("^coffee"), "list item")


def test_d7_a_name_that_another_has_is_told_while_typing_and_never_lost(days):
    add(days, "sugar")
    days.open_address("comptoir:/counter/2/edit")
    rename(days, "Smoking")
    days.find(re.compile("already|another|taken", re.I), "label")
    assert [counter["name"] for counter in counters(days)] == ["smoking", "sugar"]
    # What was typed is still there after a look at another page.
    days.click("Back", "button")
    days.open_address("comptoir:/counter/2/edit")
    days.wait(lambda: days.entry_text(days.find("Name", "text")) == "Smoking", "the text that was typed")
    days.click(days.find("Name", "text"))
    hands.key("End")
    hands.write(" at work")
    days.wait(lambda: counters(days)[1]["name"] == "Smoking at work", "the new name")


def test_d7_a_name_that_was_just_typed_is_kept_by_quitting(days):
    days.open_address("comptoir:/counter/1/edit")
    rename(days, "tobacco")
    days.quit()
    assert [counter["name"] for counter in counters(days)] == ["tobacco"]


def test_d3_the_day_turns_by_itself(days, clock):
    clock.set("2026-04-11")
    sentence(days, "41 days without smoking, record 41")


def test_d9_reset_begins_anew_keeps_the_record_and_is_undone(days, clock):
    clock.set("2026-04-30")
    sentence(days, "60 days without smoking")
    days.open_address("comptoir:/counter/1/edit")
    days.click("Reset", "button")
    days.find("smoking starts anew.")
    assert [(c["days"], c["record"]) for c in counters(days)] == [(0, 60)]
    hands.key("ctrl+z")
    days.wait(lambda: counters(days)[0]["days"] == 60, "the count before")


def test_d4_keys_go_to_the_next_and_the_previous(days):
    add(days, "sugar")
    add(days, "fruit", "--with")
    sentence(days, "0 days without smoking")
    hands.key("ctrl+f")
    hands.key("Right")
    sentence(days, "0 days without sugar")
    hands.key("Right")
    sentence(days, "0 days with fruit")
    hands.key("Left")
    sentence(days, "0 days without sugar")


def test_d4_the_view_moves_on_by_itself_and_rests_under_the_pointer(person, clock, home):
    home.allow_motion()
    add(person, "smoking")
    add(person, "sugar")
    hands.away()
    person.start("comptoir:/days")
    sentence(person, "0 days without sugar")
    shown = sentence(person, "0 days without smoking")
    hands.move(*person.point(shown))
    assert person.never(re.compile("0 days without sugar"), seconds=4)
    hands.away()
    sentence(person, "0 days without sugar")


def test_the_command_line_is_shown_at_once(days, clock):
    clock.set("2026-03-11")
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    days.find(re.compile("^sugar"), "list item")
    days.find(re.compile("^smoking, 10 days"), "list item")
    command(days, "counter", "reset", "smoking")
    days.find(re.compile("^smoking, 0 days"), "list item")
    result = days.run("counter", "reset", "smokin")
    assert result.returncode != 0 and "smoking" in result.stderr


def test_the_command_line_needs_no_display(person, clock):
    environment = {key: value for key, value in person.environment.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    person.environment.clear()
    person.environment.update(environment)
    add(person, "smoking")
    assert counters(person) == [
        {"name": "smoking", "kind": "without", "days": 0, "record": 0, "start": "2026-03-01"}
    ]


def test_a_deleted_thing_comes_back_with_undo(days):
    days.open_address("comptoir:/counters")
    days.find(re.compile("^smoking"), "list item")
    days.click("Delete", "button")
    days.find("Nothing is counted yet")
    hands.key("ctrl+z")
    days.find(re.compile("^smoking"), "list item")
    days.tab_to(re.compile("^smoking"), "button")
    hands.key("Delete")
    days.find("Nothing is counted yet")
    days.click("Undo", "button")
    days.find(re.compile("^smoking"), "list item")


def test_a_drink_that_was_made_asks_and_never_resets_by_itself(days, clock):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Anything with alcohol", "button")
    clock.set("2026-03-11")
    make(days, "negroni")
    dialog = days.find("What you count", "dialog")
    days.find("10 days without smoking", "label", within=dialog)
    assert counters(days)[0]["days"] == 10
    days.click("Start anew", "button")
    days.wait(lambda: counters(days)[0]["days"] == 0, "the counter at nought")
    days.close_sheet()
    # A drink without alcohol concerns nobody.
    make(days, "afterglow")
    days.find(re.compile("is in the log"))
    assert not days.all("What you count", "dialog")


def make(app, drink):
    app.open_address(f"comptoir:/drink/{drink}")
    app.click("I made this", "button")
    app.click("Into the log", "button")


def test_a_fruits_page_feeds_a_counter_of_marked_days(days, clock):
    add(days, "fruit", "--with")
    days.open_address("comptoir:/counter/2/edit")
    days.click("Count only the days that I mark", "check box")
    days.click(days.find("Fruit", "button", within=days.find("What it has to do with", "panel")))
    days.open_address("comptoir:/fruit/apple")
    days.click("Eaten today", "button")
    days.find("Not today", "button")
    assert counters(days)[1]["days"] == 1
    clock.set("2026-03-02")
    days.click("Eaten today", "button")
    days.wait(lambda: counters(days)[1]["days"] == 2, "two days in a row")


def test_the_address_of_a_counter_shows_it(days):
    add(days, "sugar")
    days.open_address("comptoir:/counter/2")
    sentence(days, "0 days without sugar")


def test_d8_a_colour_is_kept(days):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Cranberry")
    days.restart()
    days.open_address("comptoir:/counter/1/edit")
    days.find("Cranberry", checked=True)


def test_order_by_key(days):
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    days.find(re.compile("^sugar"), "list item")
    days.tab_to(re.compile("^smoking"), "button")
    hands.key("Down")
    days.wait(lambda: days.focus.name.startswith("sugar"), "the keyboard in the next row")
    hands.key("alt+Up")
    days.wait(lambda: order(days) == ["sugar", "smoking"], "the other order")
    # The keyboard has gone with the row.
    days.wait(lambda: days.focus.name.startswith("sugar"), "the keyboard in the row")
    hands.key("alt+Down")
    days.wait(lambda: order(days) == ["smoking", "sugar"], "the order from before")
    hands.key("Return")
    days.find("Name", "text")


def test_order_by_the_menu_and_by_dragging(days):
    add(days, "sugar")
    days.open_address("comptoir:/counters")
    row = days.find(re.compile("^smoking"), "list item")
    days.click(days.find("More", "button", within=row))
    days.click("Move down", "menu item")
    days.wait(lambda: order(days) == ["sugar", "smoking"], "the other order")
    days.wait(lambda: names(days) == ["sugar", "smoking"], "the rows in the other order")
    smoking, sugar = (days.point(days.find(re.compile(f"^{name}"), "button")) for name in ("smoking", "sugar"))
    hands.drag(smoking, sugar)
    days.wait(lambda: order(days) == ["smoking", "sugar"], "the order from before")


def order(app):
    return [counter["name"] for counter in counters(app)]


def names(app):
    """The rows of the list from the top, by name."""
    rows = sorted(app.all(role="list item"), key=lambda row: app.point(row)[1])
    return [row.name.split(",")[0] for row in rows]


def test_history_tells_what_happened(days, clock):
    clock.set("2026-03-11")
    command(days, "counter", "reset", "smoking", "--note", "a party")
    days.open_address("comptoir:/counter/1/history")
    days.find("Started anew", "label")
    days.find(re.compile("a party$"), "label")
    days.find(re.compile("10 days, record"))
    days.click("Take out of the history", "button")
    days.wait(lambda: counters(days)[0]["days"] == 10, "the days from before")


@pytest.mark.parametrize(
    ("page", "within"),
    [
        ("days", ["History", "Edit", "All counters", "Next"]),
        ("counters", ["Back", "Add", re.compile("^smoking"), "More", "Delete"]),
        ("counter/1/edit", ["Back", "History", "Name", "Reset", "Other…", "Further ones", "A drink…"]),
        ("counter/1/history", ["Back"]),
    ],
)
def test_every_page_is_for_the_keyboard_and_everything_has_a_name(days, page, within):
    add(days, "sugar")
    days.open_address(f"comptoir:/{page}")
    for name in within:
        days.find(name)
        days.tab_to(name)
    check_names(days, f"on comptoir:/{page}")


def test_d2_days_until_a_date_count_down_and_then_say_so(days, clock):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Days until", "radio button")
    days.wait(lambda: counters(days)[0]["kind"] == "until", "the other kind")
    days.open_address("comptoir:/counter/1")
    sentence(days, "1 day until smoking")
    clock.set("2026-03-02")
    sentence(days, "Today is the day: smoking")
    clock.set("2026-03-04")
    sentence(days, "smoking was on March 2, 2026")


def test_d2_days_since_a_date_begin_on_a_day_in_the_past(days):
    days.open_address("comptoir:/counter/1/edit")
    days.click("Days since", "radio button")
    days.click(re.compile("^First day"), "button", focusable=True)
    days.find("GtkCalendar", focused=True)
    hands.key("ctrl+Up", "space")
    days.wait(lambda: counters(days)[0]["start"] == "2025-03-01", "the same day of the year before")
    assert counters(days)[0]["days"] == 365
    days.click(re.compile("^First day"), "button", focusable=True)
    days.find("GtkCalendar", focused=True)
    hands.key("Right", "space")
    days.wait(lambda: counters(days)[0]["start"] == "2025-03-02", "the day after")


def test_d10_when_it_began_is_kept_with_the_date_and_the_time(days, clock):
    clock.set("2026-03-11")
    days.open_address("comptoir:/counter/1/history")
    days.find("Counting began", "label")
    days.find(re.compile("^March 1, 2026, 12:00"), "label")
    days.click("Change the note", "button", focusable=True)
    days.find("Note", "text", focused=True)
    hands.write("at last")
    hands.key("Return")
    days.find(re.compile("^March 1, 2026, 12:00.* · at last$"), "label")


@pytest.mark.parametrize("size", [(360, 480), (360, 900), (900, 480), (1590, 1100)])
def test_d12_every_page_fits_every_window(days, clock, size):
    clock.pass_days(3650)
    for page in ("days", "counters", "counter/1/edit", "counter/1/history"):
        days.open_address(f"comptoir:/{page}")
        sentence(days, "3,650 days without smoking")
        # Fails where the page wants more room than the window has.
        days.resize(*size)
