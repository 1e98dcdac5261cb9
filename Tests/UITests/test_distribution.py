"""What the set-up knows of the system that it is on."""

import subprocess

import pytest
from conftest import ROOT

HELPERS = ROOT / "meson-helpers"

UBUNTU = 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="{}"\n'
SYSTEMS = {
    "Debian 12": ('ID=debian\nVERSION_ID="12"\n', "12", "debian"),
    "Debian testing": ("ID=debian\n", "99", "debian"),
    "Ubuntu 24.04": (UBUNTU.format("24.04"), "12", "debian"),
    "Ubuntu 25.10": (UBUNTU.format("25.10"), "13", "debian"),
    "Ubuntu 22.04, which is too old": (UBUNTU.format("22.04"), "11", "debian"),
    "Linux Mint 22": ('ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_ID="22"\nUBUNTU_CODENAME=noble\n', "12", "debian"),
    "Fedora": ("ID=fedora\nVERSION_ID=43\n", "", "fedora"),
    "Rocky": ('ID="rocky"\nID_LIKE="rhel centos fedora"\nVERSION_ID="10.0"\n', "", "fedora"),
    "Arch": ("ID=arch\n", "", "arch"),
    "EndeavourOS": ("ID=endeavouros\nID_LIKE=arch\n", "", "arch"),
    "another": ("ID=slackware\n", "", ""),
}


def asked(tmp_path, text, command):
    """What a command of distribution.sh says on a system that describes itself so."""
    release = tmp_path / "os-release"
    release.write_text(text)
    script = f'set -euo pipefail; . "{HELPERS}/common.sh"; . "{HELPERS}/distribution.sh"; {command}'
    result = subprocess.run(
        ["bash", "-c", script], env={"PATH": "/usr/bin:/bin", "OS_RELEASE": str(release)}, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@pytest.mark.parametrize("name", SYSTEMS)
def test_each_system_is_taken_for_what_it_is(name, tmp_path):
    text, release, family = SYSTEMS[name]
    assert asked(tmp_path, text, "debian_release") == release
    assert asked(tmp_path, text, "family") == family


@pytest.mark.parametrize("family, own", [("fedora", "gtk4-devel"), ("arch", "xorg-server-xvfb"), ("debian", "libgtk-4-dev")])
def test_each_family_has_names_for_every_purpose(family, own, tmp_path):
    purposes = "build screen test trixie check install bench flatpak"
    names = asked(tmp_path, "ID=debian\n", f"for each in {purposes}; do packages_for {family} $each; done")
    assert len(names.splitlines()) == 8 and own in names.split()


@pytest.mark.parametrize("name, command", [("Fedora", "sudo dnf install"), ("Arch", "sudo pacman -S --needed")])
def test_what_is_missing_is_told_by_the_names_of_the_system(name, command, tmp_path):
    """The set-up itself, where nothing of what it needs is to be found."""
    release = tmp_path / "os-release"
    release.write_text(SYSTEMS[name][0])
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("bash", "cat", "dirname", "fold", "grep", "head", "id", "sed", "sort", "tail", "tr", "env"):
        (tools / tool).symlink_to(f"/usr/bin/{tool}")
    swift = tools / "swift"
    swift.write_text("#!/bin/sh\necho 'Swift version 6.3 (test)'\n")
    swift.chmod(0o755)
    result = subprocess.run(
        [HELPERS / "setup.sh", "install"], env={"PATH": str(tools), "OS_RELEASE": str(release)}, capture_output=True, text=True
    )
    assert result.returncode == 1, result.stdout
    (line,) = [line for line in result.stderr.splitlines() if command in line]
    assert "libshumate" in line and "meson" in line.split() and "libgtk-4-dev" not in line.split()
    assert "the command meson" in result.stderr
