"""When something is wrong with the person's own files, the program says so and goes on."""

import os
import re
import stat

import hands
import pytest


def favour_kiwi(app):
    app.open_fruit("Kiwi")
    hands.key("ctrl+d")
    app.find("Remove from favourites", "button")


def test_a_damaged_library_is_set_aside_and_the_person_is_told(app):
    favour_kiwi(app)
    app.quit()
    library = app.home.data / "comptoir/library.sqlite"
    for other in library.parent.glob("library.sqlite-*"):
        other.unlink()
    library.write_bytes(b"This is no database." * 400)
    app.start()
    app.find(re.compile("Your library was damaged"))
    kept = [path for path in library.parent.iterdir() if path.is_file() and b"no database" in path.read_bytes()]
    assert kept, "the damaged file is kept"
    app.click("Close", "button", within=app.find(re.compile("Your library was damaged")).parent)
    app.gone(re.compile("Your library was damaged"))
    favour_kiwi(app)


def test_a_folder_that_cannot_be_written_is_told_of_and_the_rest_works(app):
    favour_kiwi(app)
    app.quit()
    folder = app.home.data / "comptoir"
    before = folder.stat().st_mode
    as_if_unwritable(folder)
    try:
        app.start(before=unprivileged())
        app.find(re.compile("not change it|lost when you quit"))
        app.open_fruit("Kiwi")
        app.find("Remove from favourites", "button")
    finally:
        folder.chmod(before)
        for path in folder.rglob("*"):
            path.chmod(0o644 | (0o111 if path.is_dir() else 0))


def as_if_unwritable(folder):
    for path in folder.rglob("*"):
        path.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH | (0o111 if path.is_dir() else 0))
    folder.chmod(0o555)


def unprivileged():
    """Root may write everywhere; without that capability it is as anybody else."""
    if os.geteuid() != 0:
        return ()
    if not any(os.access(f"{place}/setpriv", os.X_OK) for place in ("/usr/bin", "/bin")):
        pytest.skip("root may write everywhere, and setpriv is not here to take that away")
    rights = "-dac_override,-dac_read_search"
    return ("setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}")
