# shellcheck shell=bash
# Read by Benchmarks/run (. measure.sh): repeating, medians and lines. Not run by itself.

# How often each side is run, in turn: C, ours, C, ours … The machine may have other work to do, which a pair of
# runs shares; so the ratios count, more than the figures.
repeats=${BENCH_REPEATS:-7}
missed=()

# field NAME : the number behind that word in each line of the input.
field() { awk -v name="$1" '{ for (i = 1; i < NF; i++) if ($i == name) print $(i + 1) }'; }

# median : of the numbers in the input, one a line.
median() {
    sort -g | awk '{ all[NR] = $1 }
        END { if (NR == 0) exit 1; print NR % 2 ? all[(NR + 1) / 2] : (all[NR / 2] + all[NR / 2 + 1]) / 2 }'
}

# in_turn C-OUTPUT OUR-OUTPUT C-COMMAND… -- OUR-COMMAND… : runs both by turns and appends what they print.
in_turn() {
    local c_output=$1 our_output=$2 c_command=() round
    shift 2
    while [ "$1" != -- ]; do
        c_command+=("$1")
        shift
    done
    shift
    : >"$c_output"
    : >"$our_output"
    for ((round = 0; round < repeats; round++)); do
        "${c_command[@]}" >>"$c_output"
        "$@" >>"$our_output"
    done
}

# again OUTPUT COMMAND… : runs one command as often, where there is no counterpart.
again() {
    local output=$1 round
    shift
    : >"$output"
    for ((round = 0; round < repeats; round++)); do "$@" >>"$output"; done
}

# report ID VALUE LIMIT [REMARK] : the line of a measure.
report() {
    local mark=''
    if awk -v value="$2" -v limit="$3" 'BEGIN { exit !(value > limit) }'; then
        mark=' MISSED'
        missed+=("$1")
    fi
    [ -z "${4:-}" ] || printf '# %s: %s\n' "$1" "$4"
    printf 'bench %s ratio %.3f limit %s%s\n' "$1" "$2" "$3" "$mark"
}

# compare ID FIELD UNIT LIMIT C-OUTPUT OUR-OUTPUT : the line of a ratio of two medians.
compare() {
    local c ours
    c=$(field "$2" <"$5" | median)
    ours=$(field "$2" <"$6" | median)
    report "$1" "$(awk -v c="$c" -v ours="$ours" 'BEGIN { print ours / c }')" "$4" "C $c $3, ours $ours $3"
}

# greatest : of the numbers in the input, one a line.
greatest() { sort -g | tail -n 1; }

# absolute ID FIELD UNIT LIMIT OUTPUT [median|greatest] : the line of a figure of all runs that has a limit of its own; the
# ratio is to that.
absolute() {
    local ours
    ours=$(field "$2" <"$5" | "${6:-median}")
    report "$1" "$(awk -v ours="$ours" -v limit="$4" 'BEGIN { print ours / limit }')" 1 "$ours $3, limit $4 $3"
}
