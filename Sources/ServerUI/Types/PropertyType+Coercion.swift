extension PropertyType.Kind {
    /// What came of making a value one of a kind.
    enum Coerced {
        /// The value, and what had to be changed in it.
        case value(Value, Finding?)
        case unusable(Finding)
    }

    /// A value as one of this kind: the text `3` is a number, `true` a flag, and a number can be words.
    func coerced(_ value: Value, _ words: ScreenWords, _ addresses: AddressRules) -> Coerced {
        switch self {
        case .any: return .value(value, nil)
        case .text:
            switch value {
            case .text: return .value(value, nil)
            case .number(let number): return .value(.text(words.number(number, nil)), nil)
            default: return .unusable(.value(value, expected: "words"))
            }
        case .number(let range): return number(value, range)
        case .flag:
            switch value {
            case .bool: return .value(value, nil)
            case .text("true"): return .value(.bool(true), nil)
            case .text("false"): return .value(.bool(false), nil)
            default: return .unusable(.value(value, expected: "`true` or `false`"))
            }
        case .choice(let known):
            guard case .text(let word) = value else { return .unusable(.value(value, expected: "one of some words")) }
            if known.contains(word) { return .value(value, nil) }
            var hints = Hints()
            return .unusable(.choice(word, known, hint: hints.hint(for: word, among: known)))
        case .picture:
            guard case .text(let source) = value else { return .unusable(.value(value, expected: "a picture")) }
            return addresses.objection(toPicture: source).map { .unusable(.picture(source, $0)) } ?? .value(value, nil)
        case .link:
            guard case .text(let address) = value else { return .unusable(.value(value, expected: "an address")) }
            return addresses.objection(toLink: address).map { .unusable(.link(address, $0)) } ?? .value(value, nil)
        case .date:
            guard case .text(let text) = value, CalendarDay(text) != nil else {
                return .unusable(.value(value, expected: "a day as `2026-01-31`"))
            }
            return .value(value, nil)
        }
    }

    private func number(_ value: Value, _ range: ClosedRange<Double>) -> Coerced {
        let number: Double
        switch value {
        case .number(let found): number = found
        case .text(let text):
            guard let found = Value.number(writing: text) else {
                return .unusable(.value(value, expected: "a number as `1.5`"))
            }
            number = found
        default: return .unusable(.value(value, expected: "a number"))
        }
        if range.contains(number) { return .value(.number(number), nil) }
        let taken = min(max(number, range.lowerBound), range.upperBound)
        return .value(.number(taken), .range(number, range, taken: taken))
    }
}

extension Value {
    /// A number as JSON writes it; nil for anything else, such as `nan`, `0x10` or ` 1`.
    static func number(writing text: String) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 32 else { return nil }
        let isPlain = text.utf8.allSatisfy { byte in
            ExpressionLexer.isDigit(byte)
                || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+")]
                    .contains(byte)
        }
        guard isPlain, text.utf8.first != UInt8(ascii: "+"), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }
}
