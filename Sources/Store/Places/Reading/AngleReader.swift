/// Parts a text into the angles that stand in it.
struct AngleReader {
    private let items: [AngleItem]
    private var angles: [Angle] = []
    private var angle = Angle()

    /// The angles of a text, in their order.
    static func angles(in text: String) throws(LocationReader.Fault) -> [Angle] {
        var reader = AngleReader(items: try AngleItem.items(in: text))
        try reader.read()
        return reader.angles
    }

    private init(items: [AngleItem]) { self.items = items }

    /// Whether something says which numbers belong together; if not, each is an angle.
    private var isGrouped: Bool {
        items.contains {
            switch $0 {
            case .mark, .letter, .parting: true
            case .number: false
            }
        }
    }

    private mutating func read() throws(LocationReader.Fault) {
        let isGrouped = isGrouped
        let leads = if case .letter = items.first { true } else { false }
        for (place, item) in items.enumerated() {
            switch item {
            case .number(let value, let isNegative):
                let isDegree = items.dropFirst(place + 1).first == .mark(0)
                if !angle.parts.isEmpty, !isGrouped || isDegree || isNegative != nil { flush() }
                if angle.parts.isEmpty { angle.isNegative = isNegative }
                angle.parts.append(value)
            case .mark(let rank):
                guard angle.parts.count == rank + 1, items[place - 1].isNumber else { throw .unreadable }
            case .letter(let letter) where leads:
                flush()
                angle.letter = letter
            case .letter(let letter):
                guard !angle.parts.isEmpty else { throw .unreadable }
                angle.letter = letter
                flush()
            case .parting: if !angle.parts.isEmpty { flush() }
            }
        }
        flush()
    }

    private mutating func flush() {
        if !angle.isEmpty { angles.append(angle) }
        angle = Angle()
    }
}

/// What a text of coordinates is made of.
enum AngleItem: Equatable {
    /// A number, and whether it is negative; nil where there is no sign.
    case number(Double, isNegative: Bool?)
    /// The sign of degrees (0), minutes (1) or seconds (2) behind a number.
    case mark(Int)
    /// N, S, E or W.
    case letter(Character)
    /// A comma or semicolon between two numbers.
    case parting

    /// Whether it is a number.
    var isNumber: Bool { if case .number = self { true } else { false } }

    /// What a text is made of.
    static func items(in text: String) throws(LocationReader.Fault) -> [AngleItem] {
        var scanner = AngleScanner(text)
        return try scanner.items()
    }
}
