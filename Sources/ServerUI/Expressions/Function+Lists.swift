extension Function {
    static let ofLists: [Function] = [
        Function("count", ["list"], "How many entries a list has, or characters a text.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            if case .text(let text) = values[0] { return .number(Double(text.count)) }
            return .number(Double(try evaluator.list(values[0], "count").count))
        },
        Function("isEmpty", ["value"], "Whether a list has no entries, a text no characters, or a value is null.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            switch values[0] {
            case .null: return .bool(true)
            case .text(let text): return .bool(text.isEmpty)
            case .record(let record): return .bool(record.isEmpty)
            default: return .bool(try evaluator.list(values[0], "isEmpty").isEmpty)
            }
        },
        Function("first", ["list"], "The first entry; null for none.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            try evaluator.list(values[0], "first").first ?? .null
        },
        Function("last", ["list"], "The last entry; null for none.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            try evaluator.list(values[0], "last").last ?? .null
        },
        Function("take", ["list", "count"], "The first so many entries.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            let list = try evaluator.list(values[0], "take")
            let count = try evaluator.whole(values, at: 1, 0...1_000_000, "take") ?? 0
            try evaluator.count(min(count, list.count))
            return .list(Array(list.prefix(count)))
        },
        Function("contains", ["list", "value"], "Whether a list has an entry, or a text has another in it.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            if case .text(let text) = values[0] {
                let part = try evaluator.string(values[1], "contains")
                return .bool(part.isEmpty || text.contains(part))
            }
            let list = try evaluator.list(values[0], "contains")
            try evaluator.count(list.reduce(0) { $0 + min($1.extent, values[1].extent) })
            return .bool(list.contains(values[1]))
        },
        Function("join", ["list", "between", "field?"], "The entries of a list, or a field of each, as one text.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            let between = try evaluator.string(values[1], "join")
            var text = ""
            for (index, value) in try evaluator.field(values, at: 2, "join").enumerated() {
                if index > 0 { text += between }
                text += try evaluator.shown(value)
                guard text.utf8.count <= evaluator.limits.textBytes else { break }
            }
            return try evaluator.text(text)
        },
        Function("sum", ["list", "field?"], "The entries of a list, or a field of each, added up.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            var sum = 0.0
            for value in try evaluator.field(values, at: 1, "sum") { sum += try evaluator.number(value, "sum") }
            return try evaluator.finite(sum, "sum")
        },
    ]
}

extension Evaluator {
    /// The entries of the list that a function was given first, or the field of each that it was given at a place.
    fileprivate mutating func field(_ values: [Value], at index: Int, _ name: String) throws(Interruption) -> [Value] {
        let list = try list(values[0], name)
        try count(list.count)
        guard values.indices.contains(index) else { return list }
        let field = try string(values[index], name)
        var fields: [Value] = []
        fields.reserveCapacity(list.count)
        for entry in list { fields.append(try Self.descend(from: entry, [field])) }
        return fields
    }
}
