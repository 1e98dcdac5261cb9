import GTK
import Store
import Widgets

/// The colours of counters.
@MainActor
enum DaysPalette {
    /// The first of the kit's colours that no counter has; after all are in use, they come once more in turn.
    static func next(after counters: [Counter]) -> RGB {
        let used = Set(counters.map(\.settings.colour))
        let all = ColorOption.palette.map { RGB($0.color) }
        return all.first { !used.contains($0) } ?? all[counters.count % all.count]
    }
}

extension RGB {
    /// The nearest colour of 24 bits; what shines through is left out.
    init(_ color: Color) {
        func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    }
}
