"""What is built for an installation, and by whom."""

import os
import shutil
import subprocess

import pytest
from conftest import RESOURCES, ROOT
from test_milestones import ID, bus

BUILD = ROOT / "meson-helpers/swift-build.sh"


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
        person.wait(lambda: bus(person, "List", name=ID.removesuffix(".Devel")).returncode == 0, "the installed program")
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
