"""What the desktop can ask of the program: the entry in its menu, and the program's actions, hold together."""

import configparser
import re
import subprocess

import pytest
from conftest import ROOT
from test_milestones import ID, PATH, bus

ENTRY = configparser.ConfigParser(interpolation=None, comment_prefixes=("#",))
ENTRY.optionxform = str
ENTRY.read(ROOT / "data/comptoir.desktop.in")
ACTIONS = [name for name in ENTRY["Desktop Entry"]["Actions"].split(";") if name]

# What is to be seen after each action.
SEEN = {
    "fruits": lambda app: app.find("Fruits", "list"),
    "random-fruit": lambda app: app.find("Copy as text", "button"),
    "preferences": lambda app: app.find("Preferences", "dialog"),
}


def activate(app, action):
    """What a desktop does when somebody chooses an action from the program's icon."""
    words = ["gdbus", "call", "--session", "--dest", ID, "--object-path", PATH]
    words += ["--method", "org.freedesktop.Application.ActivateAction", action, "[]", "{}"]
    return subprocess.run(words, env=app.environment, capture_output=True, text=True, timeout=30)


def test_every_action_of_the_entry_is_one_of_the_program(app):
    listed = re.findall(r"'([\w-]+)'", bus(app, "List").stdout)
    assert set(ACTIONS) <= set(listed)
    assert {section.removeprefix("Desktop Action ") for section in ENTRY.sections()[1:]} == set(ACTIONS) == set(SEEN)


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_of_the_entry_does_what_it_says(person, desktop, home, action):
    home.prefer(section="days")
    with desktop.service(ID, [person.path, "--gapplication-service"], person.environment):
        assert activate(person, action).returncode == 0
        person.follow(ID)
        person.wait_for_window()
        SEEN[action](person)
        person.quit()


@pytest.mark.parametrize("action", ACTIONS)
def test_the_command_of_an_action_is_one_that_there_is(person, action):
    """Where a desktop does not ask over the bus, it runs this."""
    words = ENTRY[f"Desktop Action {action}"]["Exec"].replace("@APP_ID@", ID).split()
    if words[0] == "comptoir":
        person.start(*words[1:])
        SEEN[action](person)
    else:
        assert words == ["gapplication", "action", ID, action]


def test_the_entry_says_what_the_program_is_like():
    entry = ENTRY["Desktop Entry"]
    assert entry["SingleMainWindow"] == entry["X-GNOME-UsesNotifications"] == entry["DBusActivatable"] == "true"
