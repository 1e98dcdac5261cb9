"""Milestones, and counting without a window: at login, and over the message bus."""

import json
import subprocess

import hands
import pytest
from days import Clock, add, command, counters, sentence
from notifications import Notifications
from waiting import holds

# What is built in the tree has an id of its own.
ID, PATH = "io.github.comptoir.Comptoir.Devel", "/io/github/comptoir/Comptoir/Devel"


@pytest.fixture
def clock(person, tmp_path):
    return Clock(person, tmp_path, "2026-03-01")


@pytest.fixture
def notifications(desktop):
    notifications = Notifications(desktop.environment)
    yield notifications
    notifications.stop()


@pytest.fixture
def told(person, clock):
    """The program, in which a milestone of the counter of smoking is to be told."""
    add(person, "sugar")
    add(person, "smoking")
    person.start("comptoir:/counter/2/edit")
    person.click("Tell me when one is reached", "check box")
    person.find("Tell me when one is reached", "check box", checked=True)
    return person


def test_a_milestone_is_told_once_and_leads_to_its_counter(told, clock, notifications):
    clock.set("2026-03-08")
    (notification,) = notifications.wait(1)
    assert (notification["title"], notification["body"]) == ("7 days!", "7 days without smoking")
    told.open_address("comptoir:/fruits")
    notifications.click(notification)
    sentence(told, "7 days without smoking, record 7")
    told.restart()
    clock.set("2026-03-31")
    assert [each["title"] for each in notifications.wait(2)] == ["7 days!", "30 days!"]


def test_a_milestone_reached_while_the_program_was_closed_is_told_at_the_next_start(told, clock, notifications):
    told.quit()
    clock.set("2026-03-09")
    told.start()
    assert [each["title"] for each in notifications.wait(1)] == ["7 days!"]


@pytest.fixture
def service(person):
    """Starts the program as the desktop does at login: without a window."""

    def start():
        with open(person.log, "ab") as log:
            words = [person.path, "--gapplication-service"]
            person.process = subprocess.Popen(words, env=person.environment, stderr=log)

    return start


def test_a_start_at_login_tells_what_was_reached_without_a_window(told, clock, notifications, service):
    told.quit()
    clock.set("2026-03-08")
    service()
    assert [each["title"] for each in notifications.wait(1)] == ["7 days!"]
    notifications.click(notifications.shown[0])
    told.wait_for_window()
    sentence(told, "7 days without smoking, record 7")


def test_the_service_stays_as_long_as_there_is_a_milestone_to_tell_of(told, clock, notifications, service):
    told.quit()
    service()
    # Where nothing is to be told of, it ends after 10 seconds.
    assert holds(lambda: told.process.poll() is None, 13)
    clock.set("2026-03-08")
    assert [each["title"] for each in notifications.wait(1)] == ["7 days!"]
    command(told, "counter", "reset", "smoking")
    told.wait(lambda: notifications.is_withdrawn, "no notification of a streak that has ended")
    clock.set("2026-03-15")
    notifications.wait(2)
    # The window is that of the same process, which goes on when it is closed.
    told.open_address("comptoir:/counter/2/edit")
    told.wait_for_window()
    hands.key("ctrl+w")
    told.wait(lambda: not told.windows_called("Comptoir"), "no window")
    assert holds(lambda: told.process.poll() is None, 2)
    told.open_address("comptoir:/counter/2/edit")
    told.wait_for_window()
    told.click("Tell me when one is reached", "check box")
    told.find("Tell me when one is reached", "check box", checked=False)
    hands.key("ctrl+w")
    told.has_ended()


def test_the_bus_answers_with_the_truth_from_the_first_moment(person, clock, desktop):
    for number in range(30):
        add(person, f"thing {number}")
    clock.pass_days(3)
    with desktop.service(ID, [person.path, "--gapplication-service"], person.environment):
        # This call is what has the bus start the program.
        assert described(person) == counters(person)
        for attempt in (["SetState", "counters", "<'[]'>", "{}"], ["Activate", "counters", "[<'[]'>]", "{}"]):
            bus(person, *attempt)
            assert described(person) == counters(person)
        command(person, "counter", "reset", "thing 3")
        person.wait(lambda: described(person) == counters(person), "the change on the bus")
        call(person, "quit")


def test_actions_on_the_bus_count_without_a_window(person, clock, service):
    service()
    person.wait(lambda: call(person, "reset-counter", "nothing").returncode == 0, "the program at the bus")
    call(person, "count-without", "smoking")
    call(person, "count-with", "fruit")
    person.wait(lambda: len(counters(person)) == 2, "both counters")
    assert [(each["name"], each["kind"]) for each in counters(person)] == [("smoking", "without"), ("fruit", "with")]
    clock.pass_days(10)
    person.wait(lambda: counters(person)[0]["days"] == 10, "ten days")
    person.wait(lambda: described(person) == counters(person), "ten days on the bus")
    call(person, "reset-counter", "Smoking")
    person.wait(lambda: counters(person)[0]["days"] == 0, "the counter at nought")
    person.wait(lambda: described(person)[0]["record"] == 10, "the record on the bus")


def call(app, action, name=None):
    """Asks for an action as any program can."""
    return bus(app, "Activate", action, f"[<'{name}'>]" if name else "[]", "{}")


def described(app):
    """The counters as the program tells of them at the bus."""
    text = bus(app, "Describe", "counters").stdout
    return json.loads(text[text.index("<'") + 2 : text.rindex("'>")].replace("\\n", "\n") or "[]")


def bus(app, method, *arguments, name=ID):
    path = "/" + name.replace(".", "/")
    words = ["gdbus", "call", "--session", "--dest", name, "--object-path", path, "--method", f"org.gtk.Actions.{method}"]
    return subprocess.run([*words, *arguments], env=app.environment, capture_output=True, text=True, timeout=30)
