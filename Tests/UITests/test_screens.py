"""Screens that documents describe: from a server, from a file, and for those who write them."""

import json
import pathlib
import re
import subprocess

import hands
import pytest
from conftest import RESOURCES
from screens import Server, document, write
from shop import field

EXAMPLES = RESOURCES / "Screens/Examples"


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "screens").open()
    yield server
    server.close()


@pytest.fixture
def guest(person, home, server):
    """The program of somebody whose screens come from a server, not started yet."""
    home.prefer(screen_server=server.address)
    person.environment["COMPTOIR_DEVELOPER"] = "1"
    return person


def test_U5_a_served_screen_stands_beside_native_pages_and_opens_them(guest, server):
    to = {"do": "navigate", "args": {"to": "comptoir:/drink/negroni"}}
    write(server.folder / "party.json", "Welcome to the party", button=("The house drink", to))
    guest.start("comptoir:/screen/party")
    guest.find("Welcome to the party")
    guest.click("The house drink", "button")
    guest.find("I made this", "button")
    guest.click("Back", "button")
    guest.find("Welcome to the party")


def test_offline_the_last_good_version_is_there_with_its_date(guest, server):
    write(server.folder / "discover.json", "From the server")
    guest.start("comptoir:/discover")
    guest.find("From the server")
    guest.quit()
    server.close()
    guest.start("comptoir:/discover")
    guest.find("From the server")
    guest.find(re.compile("^Last updated: .* cannot be reached[.]$"))
    write(server.folder / "discover.json", "Back again")
    server.open()
    guest.find("Back again")
    guest.gone(re.compile("^Last updated: "), "label")


def test_a_server_that_was_never_there_fails_and_is_tried_again(guest, server):
    write(server.folder / "discover.json", "Here at last")
    server.close()
    guest.start("comptoir:/discover")
    guest.find("Try again", "button")
    server.open()
    # By itself after a while, or at once by the button.
    guest.find("Here at last")


def test_another_server_is_tried_and_taken_in_the_preferences(person, home, server):
    write(server.folder / "discover.json", "From the server", name="our bar")
    home.prefer(section="discover")
    person.environment["COMPTOIR_DEVELOPER"] = "1"
    person.start()
    person.find(re.compile("^Good "))
    hands.key("ctrl+comma")
    person.click(field(person, "Screens come from"))
    hands.write(server.address)
    person.click("Try it", "button")
    person.find(re.compile("Its screen “our bar” is there"))
    person.click("Use this one", "button")
    hands.key("Escape")
    person.find("From the server")
    hands.key("ctrl+comma")
    person.click(field(person, "Screens come from"))
    hands.key("ctrl+a")
    hands.key("Delete")
    person.click("Use this one", "button")
    hands.key("Escape")
    person.find(re.compile("^Good "))


def test_screens_do_not_come_from_this_computer_unless_one_writes_them(person, home, server):
    write(server.folder / "discover.json", "From the server")
    home.prefer(section="discover", screen_server=server.address)
    person.start()
    person.find(re.compile("this computer or the network at home"))
    assert person.never("From the server")


def test_a_new_version_keeps_what_was_typed(guest, server):
    again = {"do": "refetch"}
    write(server.folder / "form.json", "One", field=True, button=("Again", again))
    guest.start("comptoir:/screen/form")
    guest.find("One")
    guest.click(field(guest, "Your name"))
    hands.write("Ada Lace")
    write(server.folder / "form.json", "Two", field=True, button=("Again", again))
    guest.click("Again", "button")
    guest.find("Two")
    assert field(guest, "Your name").text == "Ada Lace"


def test_what_is_entered_is_sent_to_the_screens_own_server(guest, server):
    send = {"do": "submit", "args": {"to": "guests"}}
    write(server.folder / "form.json", "Who comes?", field=True, button=("Send", send))
    guest.start("comptoir:/screen/form")
    guest.click(field(guest, "Your name"))
    hands.write("Ada")
    guest.click("Send", "button")
    guest.wait(lambda: server.posted, "what was sent")
    assert server.posted == [("/guests", {"name": "Ada"})]


def test_a_document_is_opened_as_a_file_and_shown_anew_as_it_is_saved(person, tmp_path):
    file = tmp_path / "mine.json"
    write(file, "One", field=True)
    person.start(str(file))
    person.find("One")
    person.click(field(person, "Your name"))
    hands.write("Ada")
    hands.key("Left")
    write(file, "Two", field=True)
    person.find("Two")
    hands.write("x")
    person.wait(lambda: field(person, "Your name").text == "Adxa", "the caret where it was")
    file.write_text("{ ]")
    person.find(re.compile("problem in the document"))
    person.find("Two")
    write(file, "Three", field=True)
    person.find("Three")
    person.gone(re.compile("problem in the document"))


def test_the_panel_for_authors_says_how_a_screen_is(guest, server):
    write(server.folder / "discover.json", "Hello")
    guest.start("comptoir:/discover")
    guest.find("Hello")
    hands.key("ctrl+shift+d")
    guest.find("This screen", "dialog")
    guest.find("present, the present state")
    guest.find(re.compile("^Generation 1"))
    guest.find(re.compile(r"discover\.json$"))
    guest.find(re.compile("success: LOAD → PRESENT"))
    guest.find(re.compile(r"fetched in .* ms"))
    guest.close_sheet()


# ---- the commands -------------------------------------------------------------------------------


def comptoir(program_path, desktop, *words):
    return subprocess.run(
        [program_path, "screens", *words], env=desktop.environment, capture_output=True, text=True, timeout=60
    )  # fmt: skip


def test_lint_says_where_the_mistakes_are(program_path, desktop, tmp_path):
    file = tmp_path / "bad.json"
    text = json.dumps(document("Hello"), indent=1).replace('"type": "text"', '"type": "txet"')
    file.write_text(text)
    line = text[: text.index('"txet"')].count("\n") + 1
    result = comptoir(program_path, desktop, "lint", str(file))
    assert result.returncode == 1
    assert re.search(rf"^{re.escape(str(file))}:{line}:\d+: error: .*txet.*text", result.stdout, re.M), result.stdout
    told = json.loads(comptoir(program_path, desktop, "lint", "--json", str(file)).stdout)
    assert told[0]["line"] == line and told[0]["severity"] == "error" and told[0]["path"].startswith("$.components")


def test_lint_is_content_with_what_the_program_brings(program_path, desktop):
    files = [str(RESOURCES / "Screens/discover.json"), *(str(each) for each in sorted(EXAMPLES.glob("*.json")))]
    result = comptoir(program_path, desktop, "lint", *files)
    assert result.returncode == 0 and "error:" not in result.stdout, result.stdout


def test_lint_names_a_file_that_is_not_there(program_path, desktop):
    result = comptoir(program_path, desktop, "lint", "/nowhere.json")
    assert result.returncode != 0 and "/nowhere.json" in result.stderr


def test_preview_opens_a_window_with_the_screen(person, tmp_path):
    file = tmp_path / "mine.json"
    write(file, "A preview")
    person.start("screens", "preview", str(file))
    person.find("A preview")
    write(file, "A second one")
    person.find("A second one")


def test_the_schema_is_printed(program_path, desktop):
    result = comptoir(program_path, desktop, "schema")
    assert result.returncode == 0
    assert result.stdout.strip() == (RESOURCES / "Screens/screen.schema.json").read_text().strip()


@pytest.mark.parametrize("name", [each.name for each in sorted(EXAMPLES.glob("*.json"))])
def test_each_example_is_shown_without_a_mistake(person, name):
    person.start("screens", "preview", str(EXAMPLES / name))
    heading = next(
        body["body"]["title"]
        for key in ("body", "bodies")
        for body in json.loads((EXAMPLES / name).read_text()).get(key, [])
        if "title" in body["body"]
    )
    words = re.split(r"@\{", heading)[0]
    person.find(re.compile(f"^{re.escape(words)}"))
    # What it asks of newer programs is told in the preview, and is no mistake of its own.
    if name != "10-for-old-and-new.json":
        assert not person.exists(re.compile("problems? in the document"))


DANGEROUS = [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,<b>x</b>", "http://example.org/", "HTTPS://user:word@example.org/",
    "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://2130706433/", "https://localhost./",
    "mailto:a@example.org?attach=/etc/passwd", "tel:*%2321%23", "intent://x", " https://example.org/", "https://exam\u202eple.org/",
]  # fmt: skip


@pytest.mark.parametrize("computed", [False, True], ids=["written", "reckoned"])
def test_no_dangerous_address_of_a_document_is_opened(person, home, tmp_path, computed):
    opened = home.open_with_a_list("https", "http", "file", "data", "javascript", "mailto", "tel", "intent")
    screen = document("Words", name="hostile", data={f"a{place}": address for place, address in enumerate(DANGEROUS)})
    for place, address in enumerate([*DANGEROUS, "https://example.org/good"]):
        wanted = f"@{{a{place}}}" if computed and place < len(DANGEROUS) else address
        screen["components"].append({
            "id": f"b{place}", "type": "button", "bodyId": f"b{place}",
            "actions": [{"on": "activate", "do": "openURL", "args": {"address": wanted}}],
        })  # fmt: skip
        screen["bodies"].append({"id": f"b{place}", "body": {"title": f"Press {place}"}})
        screen["templates"][0]["componentsId"].append(f"b{place}")
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(screen))
    person.start(str(file))
    person.find("Words")
    for place in range(len(DANGEROUS) + 1):
        name = f"Press {place}"
        # What leads nowhere may be left out, or not be there to be pressed.
        if person.exists(name, "button", sensitive=True):
            person.click(name, "button")
    person.wait(opened.exists, "the good page opened")
    assert opened.read_text() == "https://example.org/good\n"


MISTAKE = re.compile("problems? in the document")
HOSTILE = sorted((pathlib.Path(__file__).parents[1] / "ServerUITests/Corpus/hostile").glob("*.json"))


def test_the_window_goes_on_after_each_hostile_document(person, tmp_path):
    file = tmp_path / "any.json"
    write(file, "Begun")
    person.start("screens", "preview", str(file))
    person.find("Begun")
    for place, hostile in enumerate(HOSTILE):
        file.write_bytes(hostile.read_bytes())
        # Where it cannot be read what was there stays, and its mistakes are told.
        before = "Begun" if place == 0 else f"After {place - 1}"
        person.wait(lambda: person.exists(MISTAKE) or not person.exists(before), f"{hostile.name} being read")
        write(file, f"After {place}")
        person.find(f"After {place}")
        person.gone(MISTAKE)
