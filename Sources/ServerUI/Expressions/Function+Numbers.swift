extension Function {
    static let ofNumbers: [Function] = [
        Function("min", ["number", "number…"], "The least of some numbers.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            .number(try evaluator.numbers(values, "min").reduce(.infinity, Swift.min))
        },
        Function("max", ["number", "number…"], "The greatest of some numbers.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            .number(try evaluator.numbers(values, "max").reduce(-.infinity, Swift.max))
        },
        Function(
            "round", ["number", "places?"], "A number rounded to so many decimal places, halves away from nought."
        ) {
            (evaluator, values) throws(Evaluator.Interruption) in
            let number = try evaluator.number(values[0], "round")
            let places = try evaluator.whole(values, at: 1, 0...6, "round") ?? 0
            return .number(Double(number.formatted(places: places)) ?? number)
        },
        Function("abs", ["number"], "A number without its sign.") {
            (evaluator, values) throws(Evaluator.Interruption) in
            .number(Swift.abs(try evaluator.number(values[0], "abs")))
        },
    ]
}

extension Evaluator {
    fileprivate func numbers(_ values: [Value], _ name: String) throws(Interruption) -> [Double] {
        var numbers: [Double] = []
        for value in values { numbers.append(try number(value, name)) }
        return numbers
    }
}
