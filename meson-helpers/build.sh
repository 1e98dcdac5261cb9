#!/usr/bin/env bash
# build.sh [debug|release] [ARGUMENT...] : builds the package with the Swift package manager and
# lays out the resources beside it. Further arguments go to `swift build`.
set -euo pipefail
. "$(dirname "$0")/common.sh"

configuration=${1:-release}
[ $# = 0 ] || shift
# Past `make build` nobody needs the products that only tests and examples use.
[ $# -gt 0 ] || [ "$configuration" = debug ] || set -- --product comptoir

# What is used has Swift's library linked in, as what is installed has: it starts sooner. Tests cannot be linked so; the
# program beside them is, afterwards.
with_tests=
case " $* " in *" --build-tests "*) with_tests=yes ;; esac
[ "$configuration" = debug ] || [ -n "$with_tests" ] || set -- "${self_contained[@]}" "$@"
swift_with_gtk build --package-path "$root" --configuration "$configuration" "$@"
[ "$configuration" = debug ] || [ -z "$with_tests" ] || "$root/meson-helpers/link-program.py" "$build"
"$root/meson-helpers/assemble.sh"
