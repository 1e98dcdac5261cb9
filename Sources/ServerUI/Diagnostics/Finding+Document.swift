import JSON

// The sentences about a document and its parts, in English, for the people who write screens.
extension Finding {
    static func tooLarge(limit: Int) -> Finding {
        .error(.documentSize, "The document has more than \(limit) bytes, and is not read.")
    }

    static func syntax(_ error: JSONSyntaxError, limits: Limits) -> Finding {
        switch error.kind {
        case .unexpected(let found, let expected):
            let place = found.map { "`\($0)`" } ?? "the end of the document"
            return .error(.syntax, "Found \(place), expected \(expected.words).")
        case .unterminatedString: return .error(.syntax, "A text is not closed before the end of its line.")
        case .controlCharacter(let code):
            return .error(.syntax, "A text has the control character \(code), which has to be written as an escape.")
        case .numberTooLarge(let number):
            return .error(.syntax, "The number \(short(number)) is beyond what can be kept.")
        case .tooDeep(let limit):
            return .error(.nesting, "Arrays and objects stand in each other more than \(limit) deep.")
        case .tooLarge(_, let limit): return tooLarge(limit: limit)
        }
    }

    static func version(_ found: String) -> Finding {
        .error(.version, "The screen needs version \(short(found)) of the format; this program reads up to 2.")
    }

    static func newerVersion(_ found: String) -> Finding {
        .warning(.version, "The screen is written in version \(short(found)) of the format, and is read as version 2.")
    }

    static func wrongType(_ found: JSONType, expected: String) -> Finding {
        .error(.wrongType, "Found \(found.words), expected \(expected).")
    }

    static func missing(_ key: String, _ what: String) -> Finding {
        .error(.missing, "`\(key)` is missing: \(what)")
    }

    static func unknownKey(_ key: String, hint: String) -> Finding {
        .warning(.unknownKey, "`\(short(key))` means nothing here.\(hint)")
    }

    static func duplicateKey(_ key: String) -> Finding {
        .warning(.duplicateKey, "`\(short(key))` is written more than once; the last one counts.")
    }

    static func duplicateID(_ id: String) -> Finding {
        .warning(.duplicateID, "`\(short(id))` is the id of another before it, and that one counts.")
    }

    static func unknownID(_ id: String, of what: String, hint: String) -> Finding {
        .error(.unknownID, "There is no \(what) `\(short(id))`.\(hint)")
    }

    static func unused(_ id: String) -> Finding {
        .warning(.unused, "The component `\(short(id))` stands nowhere.")
    }

    static func needsVersionTwo(_ key: String) -> Finding {
        .warning(.needsVersionTwo, "`\(key)` needs version 2: a document with the key `sdui`.")
    }

    static func unknownType(_ type: String, hint: String) -> Finding {
        .error(.unknownType, "There is no type of component `\(short(type))`.\(hint)")
    }

    static func unknownTemplateType(_ type: String, hint: String) -> Finding {
        .error(.unknownTemplateType, "There is no type of template `\(short(type))`; `stack` is taken.\(hint)")
    }

    static func requires(_ type: String, _ version: String, has: Int?) -> Finding {
        let here = has.map { "this program has \($0)" } ?? "this program has none"
        return .warning(.requires, "It needs version \(short(version)) of `\(short(type))`; \(here).")
    }

    static func children(of type: String) -> Finding {
        .error(.children, "A `\(short(type))` shows no other components; its children are left out.")
    }

    static func tooMany(_ rule: Rule, _ what: String, limit: Int) -> Finding {
        .error(rule, "There are more than \(limit) \(what); the rest is left out.")
    }

    static func tooDeep(limit: Int) -> Finding {
        .error(.componentDepth, "Components stand in each other more than \(limit) deep.")
    }

    static func cycle(_ rule: Rule, _ ids: [String]) -> Finding {
        let way = ids.suffix(6).map { "`\(short($0))`" }.joined(separator: " → ")
        return .error(rule, "It leads back to itself: \(way).")
    }

    static func fallbackChain(limit: Int) -> Finding {
        .error(.fallbackChain, "More than \(limit) fallbacks stand in for each other.")
    }

    static func patch(_ sentence: String) -> Finding { .error(.patch, sentence) }

    static func tooManyShown(limit: Int) -> Finding {
        .error(.components, "More than \(limit) components are to be shown at one time; the rest is left out.")
    }

    /// What was found, cut where long, without what could have it read as something else.
    static func short(_ text: String) -> String {
        let line = text.unicodeScalars.prefix(61).reduce(into: "") { line, scalar in
            let category = scalar.properties.generalCategory
            line.unicodeScalars.append(category == .control || category == .format ? " " : scalar)
        }
        return line.unicodeScalars.count > 60 ? String(line.unicodeScalars.prefix(60)) + "…" : line
    }
}

extension JSONType {
    /// What it is called in a sentence.
    var words: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .integer, .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONSyntaxError.Expectation {
    /// What it is called in a sentence.
    fileprivate var words: String {
        switch self {
        case .value: "a value"
        case .key: "a key in quotes"
        case .colon: "a colon"
        case .commaOrBracket: "a comma or `]`"
        case .commaOrBrace: "a comma or `}`"
        case .endOfFile: "the end of the document"
        case .digit: "a digit"
        case .escape: "an escape such as `\\n`"
        case .utf8: "text in UTF-8"
        case .lowSurrogate: "the second half of a surrogate pair"
        }
    }
}
