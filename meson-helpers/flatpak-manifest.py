#!/usr/bin/env python3
"""flatpak-manifest.py MANIFEST SOURCE BUILD RUNTIME SDK BRANCH [CLONES]: prints the manifest for a build on this
machine. Modules, commands and permissions stay as they are; replaced are the runtime, and where
the sources come from: the tree in SOURCE, the fonts and the clones of packages in BUILD, and the clones of
other modules in CLONES, at the tags and commits that the manifest names.

Without CLONES the other modules are left out: the runtime that is made on this machine has their libraries.

flatpak-manifest.py --modules MANIFEST: prints name, address and commit of each of those modules."""

import json
import pathlib
import subprocess
import sys

if sys.argv[1] == "--modules":
    for module in json.load(open(sys.argv[2]))["modules"][:-1]:
        print(module["name"], *(module["sources"][0][name] for name in ("url", "commit")))
    sys.exit()

manifest_path, source, build, runtime, sdk, branch, *clones = sys.argv[1:]
build = pathlib.Path(build)
manifest = json.load(open(manifest_path))
own = manifest["modules"][-1]["sources"][0]["url"]


def git(clone, *words):
    return subprocess.run(["git", "-C", clone, *words], check=True, capture_output=True, text=True).stdout.split()


def local(entry):
    if entry.get("url") == own:
        return {"type": "dir", "path": source}
    if entry["type"] == "file":
        package = build / "share/comptoir/fonts-packages" / pathlib.PurePath(entry["url"]).name
        return {name: value for name, value in entry.items() if name != "url"} | {"path": str(package)}
    # The Swift package manager has cloned the package already, from wherever git finds it. A mirror's tag
    # may lack the v, and its commits may be others.
    name = pathlib.PurePath(entry["dest"]).name
    clone = str(next((build / "repositories").glob(f"{name}-*")))
    version = entry["tag"].removeprefix("v")
    tag = next(tag for tag in git(clone, "tag") if tag.removeprefix("v") == version)
    return {**entry, "url": f"file://{clone}", "tag": tag, "commit": git(clone, "rev-parse", tag + "^{commit}")[0]}


*others, program = manifest["modules"]
if clones:
    for module in others:
        module["sources"] = [{**entry, "url": f"file://{clones[0]}/{module['name']}"} for entry in module["sources"]]
else:
    manifest["modules"] = [program]
program["sources"] = [local(entry) for entry in program["sources"]]
manifest.update({"runtime": runtime, "sdk": sdk, "runtime-version": branch})
json.dump(manifest, sys.stdout, indent=4)
