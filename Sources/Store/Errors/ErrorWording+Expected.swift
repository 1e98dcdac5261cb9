internal import JSON

extension ErrorWording {
    /// What was expected; empty where that goes without saying.
    func expected(_ kind: Problem.Kind) -> String {
        switch kind {
        case .syntax(let syntax): expected(syntax)
        case .wrongType(_, _, let types): anyOf(types.map(name(of:)))
        case .missingKey(let key, _?): tr("“%1$s”", key)
        case .notAllowed(_, let allowed, _): anyOf(allowed.map { tr("“%1$s”", $0) })
        case .wrongForm(_, let form): tr(form)
        case .length(_, let bounds), .count(_, let bounds), .range(_, let bounds): expected(bounds)
        case .unseen: tr("a text that is all to be seen")
        case .noAlternative(_, 0): tr("one of the forms that the format allows")
        case .noAlternative: tr("something that fits exactly one form")
        case .repeatedID, .repeatedElsewhere: tr("an id of its own")
        case .encodedTwice(_, let meant): tr("“%1$s”", meant)
        case .loop: tr("an ingredient that is neither of its own family nor made of itself")
        case .unreadable, .schemaUnusable, .missingKey(_, nil), .unknownKey, .repeatedKey, .repeatedElement,
            .unknownSource, .unknownIngredient, .unknownFruit, .unknownDrink, .more:
            ""
        }
    }

    private func expected(_ bounds: Problem.Bounds) -> String {
        switch (bounds.minimum, bounds.maximum) {
        case (let minimum?, nil) where bounds.isMinimumExclusive: tr("more than %1$s", figure(minimum))
        case (let minimum?, nil): tr("at least %1$s", figure(minimum))
        case (nil, let maximum?): tr("at most %1$s", figure(maximum))
        case (let minimum?, let maximum?) where minimum == maximum: tr("exactly %1$s", figure(minimum))
        case (let minimum?, let maximum?): tr("between %1$s and %2$s", figure(minimum), figure(maximum))
        case (nil, nil): ""
        }
    }

    private func expected(_ kind: JSONSyntaxError.Kind) -> String {
        switch kind {
        case .unexpected(_, let expectation): expected(expectation)
        case .unterminatedString: tr("a quote on the same line (a line break is written \\n)")
        case .controlCharacter: tr("it escaped, as in \\u0009")
        case .numberTooLarge: tr("one below 1e308")
        case .tooDeep(let limit): tr("at most %1$s levels", String(limit))
        case .tooLarge(_, let limit): tr("at most %1$s bytes", String(limit))
        }
    }

    private func expected(_ expectation: JSONSyntaxError.Expectation) -> String {
        switch expectation {
        case .value: tr("a value")
        case .key: tr("a key in quotes")
        case .colon: tr("a colon")
        case .commaOrBracket: tr("a comma or “]”")
        case .commaOrBrace: tr("a comma or “}”")
        case .endOfFile: tr("the end of the file")
        case .digit: tr("a digit")
        case .escape: tr("an escape such as \\n or \\\"")
        case .utf8: tr("text in UTF-8")
        case .lowSurrogate: tr("both halves of a surrogate pair")
        }
    }
}
