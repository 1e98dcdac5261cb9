"""What is built for an installation, and by whom; and what is installed, as the desktop starts it."""

import os
import pathlib
import shutil
import subprocess

import pytest
from catalogue import fruit
from conftest import RESOURCES, ROOT, watched
from program import Program
from test_milestones import ID, bus

BUILD = ROOT / "meson-helpers/swift-build.sh"
# What is installed has the id that is not of the tree.
INSTALLED = ID.removesuffix(".Devel")


@pytest.fixture
def as_root():
    """A command by which the rest is done as root."""
    if os.geteuid() == 0:
        return []
    command = ["unshare", "--map-root-user"]
    if subprocess.run([*command, "true"], capture_output=True).returncode:
        pytest.skip("nobody can be root here")
    return command


def build(as_root, output, scratch, **environment):
    """What meson calls, with a compiler that cannot compile."""
    words = {"swift": "/bin/false", "source": ROOT, "scratch": scratch, "product": "comptoir", "configuration": "release"}
    words |= {"symbols": "strip", "output": output}
    command = [*as_root, BUILD, *(part for name, value in words.items() for part in (f"--{name}", value))]
    return subprocess.run(command, env={"PATH": os.environ["PATH"], **environment}, capture_output=True, text=True)


def test_an_installation_by_sudo_builds_nothing_as_root(as_root, tmp_path):
    output = tmp_path / "comptoir"
    output.write_text("built by the person")
    before = output.stat()
    installed = build(as_root, output, tmp_path / "scratch", SUDO_UID="1000")
    assert installed.returncode == 0, installed.stderr
    assert output.stat().st_mtime_ns == before.st_mtime_ns and not (tmp_path / "scratch").exists()
    # Who is root by itself, as in a container, builds.
    assert build(as_root, output, tmp_path / "scratch").returncode != 0


def test_an_installation_by_sudo_says_what_is_to_be_built_first(as_root, tmp_path):
    refused = build(as_root, tmp_path / "comptoir", tmp_path / "scratch", SUDO_UID="1000")
    assert refused.returncode == 1 and "meson compile" in refused.stderr


def test_a_build_from_the_tree_starts_beside_an_installed_one(person, desktop, tmp_path):
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/share").mkdir()
    (tmp_path / "usr/share/comptoir").symlink_to(RESOURCES)
    program = shutil.copy(person.path, tmp_path / "usr/bin/comptoir")
    installed = subprocess.Popen([program], env=person.environment, stdin=subprocess.DEVNULL)
    try:
        person.wait(lambda: bus(person, "List", name=INSTALLED).returncode == 0, "the installed program")
        person.wait(lambda: len(person.windows_called("Comptoir")) == 1, "its window")
        person.start()
        person.wait(lambda: len(person.windows_called("Comptoir")) == 2, "a window of the tree's own")
        assert person.process.poll() is None and installed.poll() is None
    finally:
        installed.terminate()
        installed.wait(60)


def test_the_program_tells_its_licences(app):
    """Of each library that is linked into it there is the text, to be read where it is named."""
    app.click("About Comptoir", "button")
    app.click("Libraries", "button")
    app.find("Libraries", "button", expanded=True)
    for library, words in (("GRDB", "Gwendal Roué"), ("Swift, its libraries and Swift Argument Parser", "Apache License"), ("ICU", "UNICODE LICENSE V3")):
        app.click(library, "button")
        app.find(library, "button", expanded=True)
        app.wait(lambda: any(words in node.name for node in app.window.walk()), words)
        app.click(library, "button")


def test_the_manual_has_every_command(program_path, desktop, tmp_path):
    page = tmp_path / "comptoir.1"
    command = [ROOT / "meson-helpers/manual.py", program_path, page]
    subprocess.run(command, env=desktop.environment, check=True)
    text = page.read_text()
    for words in (".Ss comptoir counter add", ".Ss comptoir cart remove", ".Ss comptoir screens lint", "comptoir:/drink/negroni", "packs/"):
        assert words in text, text
    shown = subprocess.run(["mandoc", "-Tlint", page], capture_output=True, text=True) if shutil.which("mandoc") else None
    assert shown is None or "ERROR" not in shown.stdout, shown.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_what_can_follow(program_path, desktop, shell):
    command = [program_path, "--generate-completion-script", shell]
    script = subprocess.run(command, env=desktop.environment, capture_output=True, text=True, check=True).stdout
    assert "counters" in script and "quantity" in script


@pytest.fixture(scope="module")
def installed(shipped_path, tmp_path_factory):
    """The prefix that meson has installed into. What stands in for the compiler says where the program is that is built."""
    folder = tmp_path_factory.mktemp("installed")
    compiler = folder / "bin/swift"
    compiler.parent.mkdir()
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *--show-bin-path*) echo "{pathlib.Path(shipped_path).parent}" ;; esac\n')
    compiler.chmod(0o755)
    environment = {**os.environ, "PATH": f"{compiler.parent}:{os.environ['PATH']}"}
    fonts = RESOURCES / "fonts"
    setup = ["setup", folder / "build", ROOT, f"--prefix={folder}/usr", f"-Dfonts={fonts if fonts.is_dir() else 'none'}"]
    for words in setup, ["install", "-C", folder / "build"]:
        done = subprocess.run(["meson", *words], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder / "usr"


@pytest.fixture
def offered(installed, desktop, home, tmp_path, request):
    """The installed program, which the message bus starts when it is asked for."""
    home.prefer(onboarding_done=True, welcome_shown=True)
    environment = {name: text for name, text in desktop.environment.items() if name != "COMPTOIR_RESOURCES"}
    program = Program(str(installed / "bin/comptoir"), environment, home, tmp_path / "program.log")
    service = installed / f"share/dbus-1/services/{INSTALLED}.service"
    with desktop.installed_service(service, program.environment):
        yield from watched(program, request)


def is_of_the_bus(program):
    """Whether it was the message bus that started the program: it gives it the one word that the service file has."""
    words = pathlib.Path(f"/proc/{program.process.pid}/cmdline").read_text().split("\0")[:-1]
    return words == [program.path, "--gapplication-service"]


# What is asked of it, and what is to be seen then.
ASKED = {
    "Activate": (["{}"], lambda app: app.wait_for_rows(lambda rows: len(rows) > 4, "the list of fruits")),
    "Open": (["['comptoir:/fruit/mango']", "{}"], lambda app: app.find(fruit("mango")["headline"], "label")),
    "ActivateAction": (["preferences", "[]", "{}"], lambda app: app.find("Preferences", "dialog")),
}


@pytest.mark.shipped
def test_no_library_looks_for_its_symbols_in_the_shipped_program(shipped_path):
    symbols = subprocess.run(["nm", "-D", "--defined-only", shipped_path], check=True, capture_output=True, text=True)
    assert len(symbols.stdout.splitlines()) < 1000, "each library that is loaded looks through all of them"


@pytest.mark.shipped
@pytest.mark.parametrize("method", ASKED)
def test_the_installed_program_comes_up_with_a_window_when_the_bus_is_asked_for_it(offered, method):
    arguments, is_seen = ASKED[method]
    words = ["gdbus", "call", "--session", "--dest", INSTALLED, "--object-path", "/" + INSTALLED.replace(".", "/")]
    words += ["--method", f"org.freedesktop.Application.{method}", *arguments]
    answer = subprocess.run(words, env=offered.environment, capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr
    offered.follow(INSTALLED)
    assert is_of_the_bus(offered)
    offered.wait_for_window()
    is_seen(offered)
    offered.quit()


@pytest.mark.shipped
def test_the_installed_entry_has_the_bus_start_the_program(offered, installed, desktop, monkeypatch):
    """A desktop knows of the program by the entry alone, by whose file's name it asks the bus."""
    from gi.repository import Gio

    # The entry's own command has to be one that there is, though it is not run.
    monkeypatch.setenv("PATH", f"{installed}/bin:{os.environ['PATH']}")
    entry = Gio.DesktopAppInfo.new_from_filename(f"{installed}/share/applications/{INSTALLED}.desktop")
    entry.launch_uris(["comptoir:/fruit/mango"])
    offered.wait(lambda: desktop.has_at_bus(INSTALLED), "the program at the bus")
    offered.follow(INSTALLED)
    assert is_of_the_bus(offered)
    offered.wait_for_window()
    offered.find(fruit("mango")["headline"], "label")
    offered.quit()
