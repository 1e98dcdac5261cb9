"""The command line, and the one instance that runs."""

import os
import re
import shutil
import subprocess

import hands
import pytest
from catalogue import fruit
from test_milestones import ID, PATH
from test_trouble import as_if_unwritable, unprivileged


def without_shared_memory():
    """A command that starts a program for which /dev/shm cannot be written."""
    command = ["unshare", *(["--map-root-user"] if os.geteuid() else []), "--mount", "sh", "-c"]
    command += ['mount -t tmpfs -o ro tmpfs /dev/shm && exec "$@"', "sh"]
    if subprocess.run([*command, "true"], capture_output=True).returncode:
        pytest.skip("no folder can be hidden from a program here")
    return command


def windows():
    return hands.windows("Comptoir")


def test_help_and_version(program_path, desktop):
    def answer(argument):
        result = subprocess.run(
            [program_path, argument], env=desktop.environment, capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 0, result.stderr
        return result.stdout

    assert "comptoir:/fruit/apple" in answer("--help") and "USAGE" in answer("--help")
    assert answer("--version").startswith("comptoir 0.")


def test_what_is_no_address_is_explained_where_it_was_typed(program_path, desktop):
    result = subprocess.run(
        [program_path, "countres"], env=desktop.environment, capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 64
    assert "countres" in result.stderr and "comptoir:/fruit/apple" in result.stderr


@pytest.mark.parametrize("link", ["comptoir:/nonsense", "https://example.org/fruit/apple"])
def test_a_link_that_leads_nowhere_is_told_in_a_window(person, link):
    person.start_to_dialog(f"“{link}” is not one of Comptoir’s addresses.", link)
    hands.key("Escape")
    person.wait_for_window()
    person.find("Fruits", "list")
    # The same, to the program that runs.
    result = person.run(link)
    assert result.returncode == 64 and link in result.stderr and "comptoir:/fruit/apple" in result.stderr
    person.wait_for_dialog(f"“{link}” is not one of Comptoir’s addresses.")
    hands.key("Escape")
    person.open_address("comptoir:/fruit/fig")
    person.find(fruit("fig")["text"].split("\n\n")[0], "label")


def test_a_link_that_the_desktop_hands_over_is_told_in_a_window(app):
    words = ["gdbus", "call", "--session", "--dest", ID, "--object-path", PATH]
    words += ["--method", "org.freedesktop.Application.Open", "['comptoir:/fruit/a/b']", "{}"]
    assert subprocess.run(words, env=app.environment, timeout=60).returncode == 0
    app.wait_for_dialog("“comptoir:/fruit/a/b” is not one of Comptoir’s addresses.")


def test_a_program_without_its_files_says_so_in_a_window(person, tmp_path):
    folder = tmp_path / "elsewhere/bin"
    folder.mkdir(parents=True)
    shutil.copy(person.path, folder / "comptoir")
    person.path = str(folder / "comptoir")
    person.environment["COMPTOIR_RESOURCES"] = str(tmp_path / "nothing")
    person.start_to_dialog("Comptoir cannot start")
    told = person.log.read_text()
    assert str(tmp_path / "nothing") in told and "Install the program again" in told
    hands.key("Escape")
    assert person.process.wait(60) == 1
    person.process = None


def test_a_program_that_can_open_no_library_says_so_in_a_window(person):
    (person.home.data / "comptoir").write_text("A file where a folder is to be.")
    # No place is left for a stand-in either.
    person.environment.update(XDG_RUNTIME_DIR="/proc", TMPDIR="/proc")
    person.start_to_dialog("Comptoir cannot start", before=without_shared_memory())
    assert "Your library could not be opened" in person.log.read_text()
    hands.key("Escape")
    assert person.process.wait(60) == 1
    person.process = None


def test_an_address_opens_its_page_at_start(person):
    person.start("comptoir:/fruit/fig")
    person.find(fruit("fig")["text"].split("\n\n")[0], "label")


def test_single_instance_and_addresses_in_the_running_one(app):
    first = windows()
    assert app.run().returncode == 0
    assert app.run("comptoir:/fruit/apple").returncode == 0
    app.find(fruit("apple")["text"].split("\n\n")[0], "label")
    assert app.run("comptoir:/compare/apple,pear").returncode == 0
    app.find("Side by side")
    app.find("Remove Pear", "button")
    assert windows() == first


def test_an_unknown_fruit_has_a_page_that_says_so(person):
    person.start("comptoir:/fruit/unobtainium")
    person.find("We don’t have that fruit")
    person.click("Show all fruits", "button")
    person.find("Fruits", "list")
    person.gone("We don’t have that fruit")


def test_a_command_whose_change_would_be_lost_is_refused(person):
    assert person.run("counter", "add", "coffee").returncode == 0
    folder = person.home.data / "comptoir"
    as_if_unwritable(folder)

    def answer(*words):
        command = [*unprivileged(), person.path, *words]
        return subprocess.run(command, env=person.environment, capture_output=True, text=True, timeout=60)

    refused = answer("counter", "add", "sugar")
    assert refused.returncode != 0 and "Nothing was changed" in refused.stderr, refused
    assert "cannot be written" in refused.stderr
    listed = answer("counters")
    assert listed.returncode == 0 and "coffee" in listed.stdout and "not change it" in listed.stderr, listed


def test_a_command_says_what_it_repaired_and_the_window_says_it_again(person):
    assert person.run("counter", "add", "coffee").returncode == 0
    assert person.run("counters").returncode == 0
    (person.home.data / "comptoir/library.sqlite").unlink()
    listed = person.run("counters")
    assert listed.returncode == 0 and "Your library had gone" in listed.stderr, listed
    assert "coffee" in listed.stdout
    person.start()
    person.find(re.compile("Your library had gone"))
