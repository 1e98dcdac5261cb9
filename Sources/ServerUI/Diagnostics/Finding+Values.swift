// The sentences about values, expressions and actions, in English, for the people who write screens.
extension Finding {
    static func value(_ found: Value, expected: String) -> Finding {
        .error(.value, "Found \(found.described), expected \(expected).")
    }

    static func choice(_ found: String, _ words: [String], hint: String) -> Finding {
        let known = words.map { "`\($0)`" }.joined(separator: ", ")
        return .error(.value, "Found `\(short(found))`, expected one of \(known).\(hint)")
    }

    static func range(_ found: Double, _ range: ClosedRange<Double>, taken: Double) -> Finding {
        func plain(_ number: Double) -> String { ScreenWords.plainNumber(number, nil) }
        return .warning(
            .range,
            "\(plain(found)) is not from \(plain(range.lowerBound)) to \(plain(range.upperBound)); \(plain(taken)) is taken."
        )
    }

    static func textSize(_ bytes: Int, limit: Int) -> Finding {
        .error(.textSize, "The text has \(bytes) bytes; at most \(limit) are taken.")
    }

    static func dataSize(_ name: String, limit: Int, depth: Int) -> Finding {
        .error(
            .value, "`\(short(name))` would have more than \(limit) bytes, or more than \(depth) things in each other.")
    }

    static func link(_ found: String, _ why: String) -> Finding {
        .error(.link, "`\(short(found))` cannot be opened: \(why).")
    }

    static func picture(_ found: String, _ why: String) -> Finding {
        .error(.picture, "`\(short(found))` cannot be shown: \(why).")
    }

    static func expressionSize(_ bytes: Int, limit: Int) -> Finding {
        .error(.expressionSize, "The expression has \(bytes) bytes; at most \(limit) are read.")
    }

    static func expressionDepth(limit: Int) -> Finding {
        .error(.expressionDepth, "The expression's parts stand in each other more than \(limit) deep.")
    }

    static func expression(_ sentence: String) -> Finding { .error(.expression, sentence) }

    static func steps(limit: Int) -> Finding {
        .error(.steps, "The expression takes more than \(limit) steps.")
    }

    static func type(_ sentence: String) -> Finding { .error(.type, sentence) }

    static func unknownName(_ name: String, hint: String) -> Finding {
        .error(.unknownName, "Nothing is called `\(short(name))`.\(hint)")
    }

    static func unknownField(_ field: String, of source: String, hint: String) -> Finding {
        .error(.unknownSource, "`\(source)` has no `\(short(field))`.\(hint)")
    }

    static func sourceAlone(_ source: String) -> Finding {
        .error(.unknownSource, "`\(source)` is no value itself; name what is wanted of it, as `\(source).name`.")
    }

    static func undeclared(_ source: String) -> Finding {
        .warning(.unknownSource, "`\(source)` is not among the screen's `sources`.")
    }

    static func unknownVerb(_ verb: String, hint: String) -> Finding {
        .error(.unknownVerb, "Nothing can be done that is called `\(short(verb))`.\(hint)")
    }

    static func unknownTrigger(_ trigger: String, type: String, hint: String) -> Finding {
        .error(.unknownTrigger, "`\(short(trigger))` never happens to a `\(type)`.\(hint)")
    }

    static func readOnly(_ name: String) -> Finding {
        .error(.readOnly, "`\(short(name))` cannot be written: only the screen's own `data` can.")
    }

    static func writtenNowhere(_ property: String) -> Finding {
        .warning(
            .writtenNowhere,
            "What the person chooses is written nowhere: `\(property)` is bound to what can only be read, and no action "
                + "follows `change`.")
    }

    static func actionChain(limit: Int) -> Finding {
        .error(.actionChain, "More than \(limit) actions follow each other; the rest is left out.")
    }

    static func action(_ verb: String, _ sentence: String) -> Finding {
        .error(.action, "`\(verb)` was not done: \(sentence)")
    }

    /// The same about a property, for what is only noticed once the screen runs.
    func about(_ property: String) -> Finding { Finding(severity, rule, "`\(property)`: \(message)") }
}

extension Value {
    /// What it is called in a sentence.
    var described: String {
        switch self {
        case .null: "nothing"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): "the number " + ScreenWords.plainNumber(number, nil)
        case .text(let text): "`\(Finding.short(text))`"
        case .list(let list): "a list of \(list.count)"
        case .record: "a record"
        }
    }
}
