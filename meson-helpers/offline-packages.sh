#!/usr/bin/env bash
# offline-packages.sh SWIFT PACKAGE SOURCES : lets PACKAGE be built without network from the git clones in
# SOURCES, one folder for each package that Package.swift names. Each clone stands at the commit
# that is wanted, and that commit has a version's tag.
set -euo pipefail
. "$(dirname "$0")/common.sh"

swift=$1 package=$2 sources=$3

pins=()
while read -r url; do
    name=$(basename "$url" .git)
    clone=$sources/$name
    [ -e "$clone" ] || fail "offline-packages.sh: $clone is missing; Package.swift needs $url"
    commit=$(git -C "$clone" rev-parse HEAD)
    version=$(git -C "$clone" tag --points-at HEAD | sed -n 's/^v\{0,1\}\([0-9][0-9.]*\)$/\1/p' | sort -V | tail -n 1)
    [ -n "$version" ] || fail "offline-packages.sh: the commit of $clone has no version's tag"
    "$swift" package --package-path "$package" config set-mirror --original "$url" --mirror "file://$(realpath "$clone")" >&2
    pins+=("{\"identity\": \"$(printf %s "$name" | tr '[:upper:]' '[:lower:]')\", \"kind\": \"remoteSourceControl\", \"location\": \"$url\", \"state\": {\"revision\": \"$commit\", \"version\": \"$version\"}}")
done < <(sed -n 's/.*\.package(url: "\([^"]*\)".*/\1/p' "$package/Package.swift")

{
    printf '{"version": 2, "pins": [\n'
    printf '%s' "${pins[0]}"
    [ ${#pins[@]} -le 1 ] || printf ',\n%s' "${pins[@]:1}"
    printf '\n]}\n'
} >"$package/Package.resolved"
