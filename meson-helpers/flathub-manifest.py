#!/usr/bin/env python3
"""flathub-manifest.py MANIFEST: prints the manifest as Flathub wants it: beside the tag of the program stands the commit
that the tag is of, which the tree itself cannot know before it is tagged."""

import json
import pathlib
import subprocess
import sys

path = pathlib.Path(sys.argv[1])
manifest = json.loads(path.read_text())
own = manifest["modules"][-1]["sources"][0]
asked = subprocess.run(
    ["git", "-C", path.parent, "rev-parse", "--verify", own["tag"] + "^{commit}"], capture_output=True, text=True
)
if asked.returncode:
    sys.exit(f"There is no tag {own['tag']} yet. Tag the release (git tag {own['tag']}), then give the same command again.")
own["commit"] = asked.stdout.strip()
json.dump(manifest, sys.stdout, indent=4)
print()
