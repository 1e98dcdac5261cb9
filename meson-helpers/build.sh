#!/usr/bin/env bash
# build.sh [debug|release] [ARGUMENT...] : builds the package with the Swift package manager and
# lays out the resources beside it. Further arguments go to `swift build`.
set -euo pipefail
. "$(dirname "$0")/common.sh"

configuration=${1:-release}
[ $# = 0 ] || shift
# Past `make build` nobody needs the products that only tests and examples use.
[ $# -gt 0 ] || [ "$configuration" = debug ] || set -- --product comptoir

# What is used has Swift's library linked in, as what is installed has: it starts sooner.
[ "$configuration" = debug ] || set -- --static-swift-stdlib "$@"
swift_with_gtk build --package-path "$root" --configuration "$configuration" "$@"
"$root/meson-helpers/assemble.sh"
