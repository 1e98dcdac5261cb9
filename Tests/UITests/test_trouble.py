"""When something is wrong with the person's own files, the program says so and goes on."""

import fcntl
import os
import re
import stat
import subprocess

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
    # It was backed up when the program ended.
    app.open_fruit("Kiwi")
    app.find("Remove from favourites", "button")


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


def test_a_library_that_has_gone_comes_back_from_its_backup_until_the_person_has_read_it(app):
    favour_kiwi(app)
    app.quit()
    for file in (app.home.data / "comptoir").glob("library.sqlite*"):
        file.unlink()
    app.start()
    app.find(re.compile("Your library had gone"))
    app.restart()
    told = app.find(re.compile("Your library had gone"))
    app.click("Close", "button", within=told.parent)
    app.gone(re.compile("Your library had gone"))
    app.open_fruit("Kiwi")
    app.find("Remove from favourites", "button")
    app.restart()
    app.wait_for_rows(lambda rows: rows)
    assert app.never(re.compile("Your library had gone"))


def test_a_full_disk_is_told_of_as_such_and_what_was_saved_is_shown(app):
    favour_kiwi(app)
    app.quit()
    # Has what is in the log be in the file, so that there has to be a new log.
    assert app.run("counters").returncode == 0
    folder = app.home.data / "comptoir"
    assert not list(folder.glob("library.sqlite-*"))
    with full_disk(folder):
        app.start()
        app.find(re.compile("not change it.*There is no room left on the disk"))
        app.open_fruit("Kiwi")
        app.find("Remove from favourites", "button")
        app.quit()


def test_a_program_that_waited_for_another_one_saves_again_when_that_is_done(app):
    favour_kiwi(app)
    app.quit()
    with open(app.home.data / "comptoir/library.lock", "r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        app.start()
        app.find(re.compile("not change it.*Another program is using"))
    app.gone(re.compile("not change it"))
    app.open_fruit("Apple")
    hands.key("ctrl+d")
    app.find("Remove from favourites", "button")


class full_disk:
    """Has a folder be on a disk of its own that has no room left."""

    def __init__(self, folder):
        self.folder = folder

    def __enter__(self):
        kept = self.folder.with_name("kept")
        self.folder.rename(kept)
        self.folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(self.folder)]
        if subprocess.run(command, capture_output=True).returncode:
            self.folder.rmdir()
            kept.rename(self.folder)
            pytest.skip("a tmpfs can be mounted by root only")
        subprocess.run(["cp", "-a", f"{kept}/.", str(self.folder)], check=True)
        with open(self.folder / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(b"0" * 4096) == 4096:
                    pass
            except OSError:
                pass

    def __exit__(self, *_):
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


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
