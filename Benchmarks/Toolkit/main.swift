// BenchToolkit MEASURE [NUMBER...] : the counterparts of the C programs, on the wrapper, and the rows of
// figures that need no counterpart. Prints names and numbers, as the C programs do.
import GTK

Toolkit.start()
let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
switch CommandLine.arguments.dropFirst().first {
case "labels": Labels.measure()
case "rows": Rows(count: numbers[0], frames: numbers[1]).run()
case "edits": Edits.measure(count: numbers[0])
case "scroll": Scroll.measure(count: numbers[0], frames: numbers[1])
case "map":
    Maps.measure(
        file: CommandLine.arguments[2], frames: CommandLine.arguments.dropFirst(3).first.flatMap { Int($0) } ?? 300)
case "tasks": Tasks.measure(count: numbers[0])
default:
    fatalError(
        "BenchToolkit labels | rows COUNT FRAMES | edits COUNT | scroll COUNT FRAMES | map FILE FRAMES | tasks COUNT")
}
