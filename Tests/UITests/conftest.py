"""What every test gets: a desktop for all of them, and for each a new home and a way to start the program in it."""

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import drinks  # noqa: E402
from desktop import Desktop  # noqa: E402
from home import Home  # noqa: E402
from locales import Locales  # noqa: E402
from portal import Portal  # noqa: E402
from waiting import wait_until  # noqa: E402

pytest_plugins = ["deadline"]

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
RESOURCES = pathlib.Path(os.environ.get("COMPTOIR_RESOURCES", BUILD / "share/comptoir"))


@pytest.fixture(scope="session")
def program_path():
    path = pathlib.Path(os.environ.get("COMPTOIR_PROGRAM", BUILD / "debug/comptoir"))
    if not path.exists():
        pytest.exit(f"{path} is not there; give `make test`, or `swift build --product comptoir` first.", returncode=2)
    return str(path)


@pytest.fixture(scope="session")
def shipped_path(program_path):
    """The program as it is shipped; where nobody builds it, the program of the other tests stands in."""
    return built_aside("COMPTOIR_SHIPPED", "the release build") or program_path


@pytest.fixture(scope="session")
def examples_path():
    """The folder with the programs of Examples/."""
    return pathlib.Path(built_aside("COMPTOIR_EXAMPLES", "the build of the examples") or BUILD / "examples/debug")


def built_aside(variable, what):
    """Waits for something that is built beside the tests, and says where it is: in a file that the variable names, once it is
    there. Nothing where nobody speaks of such a file."""
    from deadline import SECONDS

    if variable not in os.environ:
        return None
    told = pathlib.Path(os.environ[variable])
    log = told.with_suffix(".log")

    def says():
        return f"{log} ends with\n{log.read_text(errors='replace')[-2000:] if log.exists() else ''}"

    # Sooner than the deadline of the test, which could not say what was waited for.
    wait_until(told.exists, lambda: f"{what}; {says()}", patience=SECONDS * 0.9, every=0.5)
    place = told.read_text().strip()
    assert place, f"{what} failed; {says()}"
    return place


@pytest.fixture(scope="session")
def desktop():
    desktop = Desktop.started()
    yield desktop
    desktop.stop()


@pytest.fixture(scope="session")
def built_catalogue(desktop, program_path, tmp_path_factory):
    """A cache with the catalogue as a start of the program leaves it. To build it takes as long as the start itself."""
    home = Home(tmp_path_factory.mktemp("built"))
    environment = {**desktop.environment, **home.environment, "COMPTOIR_RESOURCES": str(RESOURCES)}
    subprocess.run([program_path, "cart", "--json"], env=environment, capture_output=True, check=True)
    return home.cache / "comptoir"


@pytest.fixture
def home(tmp_path, built_catalogue):
    """The home of somebody who was among the fruits last; what a new person's is like, test_discover.py says, and what the
    start without a cache is like, test_first_start.py."""
    home = Home(tmp_path / "home")
    home.prefer(section="fruits")
    shutil.copytree(built_catalogue, home.cache / "comptoir", ignore=shutil.ignore_patterns("*.lock", "*-shm"))
    return home


@pytest.fixture
def new_program(desktop, program_path, home, tmp_path, request):
    """The program of a new person, not started yet."""
    from program import Program

    environment = {**desktop.environment, "COMPTOIR_RESOURCES": str(RESOURCES)}
    yield from watched(Program(program_path, environment, home, tmp_path / "program.log"), request)


def watched(program, request):
    """Lends a program to a test, and sees to it that it ends well."""
    yield program
    if getattr(request.node, "has_failed", False):
        keep_evidence(program, request.node.name.replace("/", "-"))
    status = program.end()
    assert status in (None, 0, -9), f"the program ended with status {status}\n{told(program)}"
    assert not program.complaints, "the program complained:\n" + "\n".join(program.complaints[:20])


@pytest.fixture
def person(new_program, home):
    """The program of somebody who has seen the introduction, not started yet."""
    home.prefer(onboarding_done=True, welcome_shown=True)
    return new_program


@pytest.fixture
def app(person):
    """The program with its list of fruits."""
    person.start()
    person.wait_for_rows(lambda rows: len(rows) > 4, "the list of fruits")
    return person


@pytest.fixture
def bartender(person):
    """The program with the cards of the drinks."""
    person.start("comptoir:/drinks")
    if person.is_of_newer_gtk:
        # It tells names of the cards in sight only.
        person.resize(1590, 1190)
    drinks.wait_for_all(person)
    return person


@pytest.fixture
def portal(desktop):
    """What the person sets in the desktop."""
    portal = Portal(desktop.environment)
    yield portal
    portal.stop()


@pytest.fixture(scope="session")
def locales(tmp_path_factory):
    """Languages that the machine need not have, made once for all tests that run beside each other."""
    folder = tmp_path_factory.getbasetemp()
    return Locales((folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "locales", RESOURCES)


@pytest.fixture(scope="session")
def needs_fonts():
    if not list(RESOURCES.glob("fonts/*.ttf")):
        pytest.skip("the fonts could not be fetched; without them pages are set in other type")


def pytest_collection_modifyitems(items):
    """Spreads the long ones over the first half, so that no worker has them all, and none begins with one at the end. What
    waits for the builds beside the tests comes last, in the order in which they are made."""
    items.sort(key=lambda item: [item.get_closest_marker(mark) is not None for mark in ("shipped", "example")])
    long = [item for item in items if item.get_closest_marker("long")]
    if len(long) < len(items):
        items[:] = [item for item in items if item not in long]
        step = max(1, len(items) // 2 // max(1, len(long)))
        for number, item in enumerate(long):
            items.insert(number * (step + 1), item)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    outcome = yield
    report = outcome.get_result()
    item.has_failed = getattr(item, "has_failed", False) or report.failed


def told(program):
    return program.log.read_text(errors="replace")[-3000:] if program.log.exists() else ""


def keep_evidence(program, name):
    """Picture, tree and words of the program, for whoever looks into the failure."""
    folder = pathlib.Path(os.environ.get("CI_ARTIFACTS", BUILD)) / "ui-failures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.log").write_text(told(program))
    (folder / f"{name}.tree").write_text(program.dump())
    try:
        program.picture(folder / f"{name}.png")
    except Exception as error:
        print(f"no picture: {error}")
