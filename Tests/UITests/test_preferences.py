"""Preferences, the list of keys, and what is remembered."""

import re

import hands
from catalogue import fruit


def test_preferences_open_by_key_and_close_by_escape(app):
    hands.key("ctrl+comma")
    dialog = app.find("Preferences", "dialog")
    for name in ("Theme", "Units"):
        app.find(name, "group", within=dialog)
    app.find("Text size", "spin button", within=dialog)
    app.find("Show the introduction again", "button", within=dialog)
    hands.key("Escape")
    app.gone("Preferences", "dialog")


def test_units_apply_at_once_and_are_remembered(app):
    app.open_fruit("Apple")
    app.click("Piece", "radio button")
    grams = next(portion for portion in fruit("apple")["portions"] if portion["kind"] == "piece")["grams"]
    app.find(re.compile(rf"{grams}\W?g"), "label")
    hands.key("ctrl+comma")
    app.click("US", "radio button")
    hands.key("Escape")
    app.gone("Preferences", "dialog")
    app.find(re.compile(r"\d\W?oz"), "label")
    app.restart()
    app.open_fruit("Apple")
    app.find(re.compile(r"\d\W?oz"), "label")


def test_shortcuts_window_lists_the_keys(app):
    for keys in ("ctrl+question", "F1"):
        hands.key(keys)
        dialog = app.find("Keyboard shortcuts", "dialog")
        app.find(re.compile(r"^Search: Ctrl\+F"), within=dialog)
        app.find(re.compile(r"^Quit: Ctrl\+Q"), within=dialog)
        hands.key("Escape")
        app.gone("Keyboard shortcuts", "dialog")


def test_window_size_is_remembered(app):
    """However the program ends: by key, by the window's own button, by the system."""

    def leave_by_button():
        app.click("Close", "button")

    ways = {
        (900, 640): lambda: hands.key("ctrl+q"),
        (820, 700): lambda: hands.key("ctrl+w"),
        (760, 620): leave_by_button,
        (700, 660): app.end_by_signal,
    }
    for size, leave in ways.items():
        app.resize(*size)
        leave()
        app.has_ended()
        app.start()
        app.wait(lambda: app.geometry[2:] == size, lambda: f"a window of {size}; it is {app.geometry}")


def test_section_is_remembered(app):
    for keys, inside in (
        ("ctrl+3", "Filter"), ("ctrl+4", "Add several"), ("ctrl+5", "Shop for an evening"), ("ctrl+6", "Count something"), ("ctrl+2", "Only favourites"),
    ):  # fmt: skip
        hands.key(keys)
        app.find(inside, "button", focusable=True)
        app.restart()
        app.find(inside, "button", focusable=True)
        name = {"ctrl+2": "Fruits", "ctrl+3": "Drinks", "ctrl+4": "My bar", "ctrl+5": "Shop", "ctrl+6": "Days"}[keys]
        app.find(name, "button", pressed=True)
        assert not app.all(re.compile("^(Discover|Fruits|Drinks|My bar|Shop|Days)$"), "button", pressed=True)[1:]
