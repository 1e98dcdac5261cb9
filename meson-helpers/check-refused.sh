#!/usr/bin/env bash
# check-refused.sh [BUILD-FOLDER] : compiles the files of Tests/Refused against the wrapper that was built there. The compiler
# must refuse each line that ends with «// Refused» and no other; what differs is printed, and the status is 1.
set -euo pipefail
. "$(dirname "$0")/common.sh"

modules=${1:-$build}/$tested/Modules
[ -e "$modules/GTK.swiftmodule" ] || fail "There is nothing built in $modules; give \`make check\`."
said=$(mktemp)
trap 'rm -f "$said"' EXIT

flags=()
while read -r flag; do flags+=(-Xcc "$flag"); done < <(pkg-config --cflags gtk4 libsoup-3.0 | tr ' ' '\n' | grep '^-[ID]')
status=0
for file in "$root"/Tests/Refused/*.swift; do
    # What is stored is seen to before what is captured, so the compiler goes all the way to the code it makes.
    swiftc -emit-sil -o /dev/null -swift-version 6 -parse-as-library -I "$modules" -I "$root/Sources/CGTK" \
        -I "$root/Sources/CSoup" "${flags[@]}" "$file" >"$said" 2>&1 || true
    if ! diff <(grep -n '// Refused$' "$file" | cut -d: -f1) \
        <(sed -nE "s|^.*/${file##*/}:([0-9]+):[0-9]+: error: .*|\1|p" "$said" | sort -nu); then
        say "${file#"$root"/}: < is to be refused and is not, > is refused and is not to be"
        grep -E 'error: ' "$said" | grep -v '^ ' || true
        status=1
    fi
done
exit "$status"
