"""Where things are in programs of a GTK that tells it wrongly; places.c says what is wrong, and puts it right."""

import functools
import pathlib
import shlex
import subprocess
import tempfile

SOURCE = pathlib.Path(__file__).with_name("places.c")


@functools.cache
def environment():
    """What a program has to be started with to tell true places."""
    if not is_wrong():
        return {}
    folder = tempfile.TemporaryDirectory(prefix="comptoir-places-")
    library = pathlib.Path(folder.name) / "places.so"
    flags = shlex.split(of_gtk("--cflags", "--libs"))
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, *flags, "-lm"], check=True)
    # It is there for as long as the tests run.
    environment.folder = folder
    return {"LD_PRELOAD": str(library)}


@functools.cache
def is_wrong():
    """Whether this machine's GTK has the fault: before 4.10 it asked nobody, and reckoned rightly."""
    return tuple(map(int, of_gtk("--modversion").split(".")[:2])) >= (4, 10)


def of_gtk(*words):
    return subprocess.run(["pkg-config", *words, "gtk4"], capture_output=True, text=True, check=True).stdout
