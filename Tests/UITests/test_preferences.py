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
        dialog = app.find("Keyboard Shortcuts", "dialog")
        app.find(re.compile(r"^Search: Ctrl\+F"), within=dialog)
        app.find(re.compile(r"^Quit: Ctrl\+Q"), within=dialog)
        hands.key("Escape")
        app.gone("Keyboard Shortcuts", "dialog")


def test_window_size_is_remembered(app):
    app.resize(900, 640)
    app.restart()
    assert app.geometry[2:] == (900, 640)


def test_section_is_remembered(app):
    assert app.home.preferences.get("section", "'fruits'") == "'fruits'"
    app.restart()
    app.find("Fruits", "list")
