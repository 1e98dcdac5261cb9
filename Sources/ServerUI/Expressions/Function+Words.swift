extension Function {
    static let ofWords: [Function] = [
        Function("format", ["number", "places?"], "A number as the person writes it, with as many decimal places.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            let places = try evaluator.whole(values, at: 1, 0...6, "format")
            return .text(evaluator.words.number(try evaluator.number(values[0], "format"), places))
        },
        Function("percent", ["share", "places?"], "A share of one as a percentage: 0.25 is 25 %.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            let places = try evaluator.whole(values, at: 1, 0...6, "percent")
            return .text(evaluator.words.percentage(try evaluator.number(values[0], "percent"), places))
        },
        Function(
            "plural", ["number", "one", "other…"], "The words that go with a number, in the language's order of forms."
        ) {
            (evaluator, values) throws(Evaluator.Interruption) in
            let forms = values.count - 1
            let form = evaluator.words.pluralForm(try evaluator.number(values[0], "plural"), forms)
            return values[1 + min(max(form, 0), forms - 1)]
        },
        Function("upper", ["text"], "In capitals.") { (evaluator, values) throws(Evaluator.Interruption) in
            try evaluator.text(evaluator.words.upper(try evaluator.string(values[0], "upper")))
        },
        Function("lower", ["text"], "In small letters.") { (evaluator, values) throws(Evaluator.Interruption) in
            try evaluator.text(evaluator.words.lower(try evaluator.string(values[0], "lower")))
        },
        Function("default", ["value", "other…"], "The first value that is known and not null.") {
            (_, values) throws(Evaluator.Interruption) in
            values.first { $0 != .null } ?? .null
        },
    ]

    static let ofDays: [Function] = [
        Function(
            "date", ["day", "style?"],
            "A day, `2026-01-31`, as the person writes it: short, medium (if absent), long, weekday, month or year."
        ) { (evaluator, values) throws(Evaluator.Interruption) in
            let day = try evaluator.day(values[0], "date")
            guard values.count > 1 else { return .text(evaluator.words.day(day, .medium)) }
            let name = try evaluator.string(values[1], "date")
            guard let style = ScreenWords.DayStyle(rawValue: name) else {
                let known = ScreenWords.DayStyle.allCases.map(\.rawValue).joined(separator: ", ")
                throw .wrong(.type("`date` knows the styles \(known), and found `\(Finding.short(name))`."))
            }
            return .text(evaluator.words.day(day, style))
        },
        Function("days", ["from", "to"], "How many days it is from one day to another.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            let from = try evaluator.day(values[0], "days")
            return .number(Double(try evaluator.day(values[1], "days").ordinal - from.ordinal))
        },
    ]
}
