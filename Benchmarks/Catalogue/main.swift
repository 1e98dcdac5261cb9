// bench-catalogue MEASURE [ARGUMENT...] : the list of fruits over a catalogue of any size, as the program has it.
// The folders are the program's own: XDG_CACHE_HOME, XDG_DATA_HOME and COMPTOIR_RESOURCES say where.
import ComptoirApp
import Foundation
import GTK
import Store

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "build", let count = arguments.dropFirst().first.flatMap({ Int($0) }) {
    try FruitsPage.buildCatalogue(count: count)
} else {
    Toolkit.start()
    let measure = arguments.first ?? ""
    let rest = Array(arguments.dropFirst())
    var isOver = false
    Task {
        do {
            let page = try await ShownPage.open()
            switch measure {
            case "memory": try page.measureMemory()
            case "search": try page.measureSearch(rest)
            case "change": try await page.measureChange()
            default: fatalError("bench-catalogue build COUNT | memory | search TYPED... | change")
            }
        } catch {
            fatalError("bench-catalogue: \(error)")
        }
        isOver = true
    }
    MainLoop.run { isOver }
}
