// BenchScreens MEASURE COUNT : screens that documents describe, against the same trees made by plain C calls.
import GTK

Toolkit.start()
let arguments = CommandLine.arguments.dropFirst()
guard let measure = arguments.first, let count = arguments.last.flatMap({ Int($0) }) else {
    fatalError("BenchScreens build COUNT | change COUNT | list COUNT")
}
switch measure {
case "build": Screens.build(count)
case "change": Screens.change(count)
case "list": Screens.list(count)
default: fatalError("BenchScreens build COUNT | change COUNT | list COUNT, not «\(measure)»")
}
