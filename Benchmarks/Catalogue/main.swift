// BenchCatalogue MEASURE [ARGUMENT...] : the fruits and the drinks over a catalogue of any size, as the program has
// them. The folders are the program's own: XDG_CACHE_HOME, XDG_DATA_HOME and COMPTOIR_RESOURCES say where.
import ComptoirApp
import Foundation
import GTK
import Store

let usage = """
    BenchCatalogue build FRUITS [DRINKS] | memory | search TYPED... | change | fling FRAMES
                    shelf COUNT | makeable TIMES | pictures COUNT SIDE FOLDER | drinks-search TYPED...
                    grid FRAMES PIXELS | grid-sizes
                    counters-fill COUNT FILE | counters FILE | log-fill COUNT | log
                    cart-fill COUNT | cart
                    shelf-fill | shelf-pictures FOLDER | shelf-scroll FRAMES PIXELS
                    shop-sizes SERVER PRODUCTS | shop SERVER PRODUCTS FRAMES PIXELS
                    shop-requests SERVER PRODUCTS FRAMES PIXELS
                    pack FOLDER TO | motion
    """
let arguments = CommandLine.arguments.dropFirst()
let measure = arguments.first ?? ""
let rest = Array(arguments.dropFirst())
let numbers = rest.map { Int($0) ?? 0 }

@MainActor
func run() async throws {
    switch (measure, rest.count) {
    case ("memory", _): try await ShownPage.fruits().measureMemory()
    case ("search", _): try await ShownPage.fruits().measureSearch(rest)
    case ("change", _): try await ShownPage.fruits().measureChange()
    case ("fling", 1): try await ShownPage.fruits().measureFling(frames: numbers[0])
    case ("shelf", 1): try await Bar.fill(numbers[0])
    case ("makeable", 1): try await Bar.measureMakeable(times: numbers[0])
    case ("pictures", 3): try await writePictures(numbers[0], side: numbers[1], to: rest[2])
    case ("drinks-search", _): try await ShownPage.drinks().measureSearch(rest)
    case ("grid", 2): try await ShownPage.drinks().measureGrid(frames: numbers[0], step: Double(numbers[1]))
    case ("grid-sizes", 0): try await ShownPage.drinks().printSizes()
    case ("counters-fill", 2): try await Counters.fill(numbers[0], file: rest[1])
    case ("counters", 1): try await Counters.measure(file: rest[0])
    case ("log-fill", 1): try await Log.fill(numbers[0])
    case ("log", 0): try await Log.measure()
    case ("cart-fill", 1): try await CartMeasures.fill(numbers[0])
    case ("cart", 0): try await CartMeasures.measure()
    case ("shelf-fill", 0): try await BottleShelf.fill()
    case ("shelf-pictures", 1): try await BottleShelf.write(to: rest[0])
    case ("shelf-scroll", 2): try await BottleShelf.measure(frames: numbers[0], step: Double(numbers[1]))
    case ("shop-sizes", 2): try await Shop.printSizes(server: rest[0], products: numbers[1])
    case ("shop", 4):
        try await Shop.open(server: rest[0], products: numbers[1])
            .measureGrid(frames: numbers[2], step: Double(numbers[3]))
    case ("shop-requests", 4):
        try await Shop.countRequests(
            server: rest[0], products: numbers[1], frames: numbers[2], step: Double(numbers[3]))
    case ("motion", _): try await Motions.measure(folder: rest.first)
    case ("pack", 2): try await PackReading.measure(folder: rest[0], to: rest[1])
    default: fatalError(usage)
    }
}

if measure == "build", let fruits = numbers.first {
    try buildInventedCatalogue(fruits: fruits, drinks: numbers.count > 1 ? numbers[1] : 0)
} else {
    Toolkit.start()
    var isOver = false
    Task {
        do {
            try await run()
        } catch {
            fatalError("BenchCatalogue: \(error)")
        }
        isOver = true
    }
    MainLoop.run { isOver }
}
