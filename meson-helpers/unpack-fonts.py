#!/usr/bin/env python3
"""unpack-fonts.py PACKAGES FOLDER: takes the fonts and their licences out of the packages that carry them."""

import pathlib
import sys
import zipfile

packages, folder = map(pathlib.Path, sys.argv[1:])
folder.mkdir(parents=True, exist_ok=True)
for package in sorted(packages.glob("*.whl")):
    with zipfile.ZipFile(package) as archive:
        fonts = [name for name in archive.namelist() if name.endswith(".ttf")]
        family = pathlib.PurePath(fonts[0]).name.split("[")[0].split("-")[0]
        for name in fonts:
            (folder / pathlib.PurePath(name).name).write_bytes(archive.read(name))
        licence = next(name for name in archive.namelist() if name.count("/") == 1 and name.endswith("/LICENSE"))
        (folder / f"LICENSE-{family}.txt").write_bytes(archive.read(licence))
