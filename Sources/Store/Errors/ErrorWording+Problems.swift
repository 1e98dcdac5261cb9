internal import JSON

extension ErrorWording {
    /// The whole message of a problem: where, what was found, what was expected, what became of it.
    public func message(_ problem: Problem) -> String {
        var parts = [place(of: problem) + " " + sentence(problem.kind)]
        let outcome = outcome(of: problem)
        if !outcome.isEmpty { parts.append(outcome) }
        let advice = advice(problem)
        if !advice.isEmpty { parts.append(advice) }
        return parts.joined(separator: " ")
    }

    /// What was found and what was expected, without where and without what came of it.
    public func finding(_ problem: Problem) -> String {
        let text = sentence(problem.kind, found: shown(problem.kind))
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The same with the name of what is odd.
    /// - Parameter part: the key of it, as in `gradient`.
    public func finding(_ problem: Problem, in part: String) -> String {
        switch problem.kind {
        case .wrongType, .notAllowed, .wrongForm, .range, .noAlternative:
            tr("“%1$s” is %2$s, but should be %3$s.", part, shown(problem.kind), expected(problem.kind))
        default: tr("“%1$s”: %2$s", part, sentence(problem.kind, found: shown(problem.kind)))
        }
    }

    /// What was found, as it is shown to a person: a text in the quotes of print, as all the rest.
    private func shown(_ kind: Problem.Kind) -> String {
        let text = found(kind)
        guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
        return tr("“%1$s”", String(text.dropFirst().dropLast()))
    }

    /// Where a place in a file is.
    func place(_ location: JSONLocation, in file: String) -> String {
        tr("%1$s, line %2$s, column %3$s:", path(file), String(location.line), String(location.column))
    }

    func place(of problem: Problem) -> String {
        guard let location = problem.location else { return tr("%1$s:", path(problem.file)) }
        guard problem.path != "$" else { return place(location, in: problem.file) }
        return tr(
            "%1$s, line %2$s, column %3$s, %4$s:", path(problem.file), String(location.line), String(location.column),
            problem.path)
    }

    /// What was found and what was expected.
    func sentence(_ kind: Problem.Kind) -> String { sentence(kind, found: found(kind)) }

    private func sentence(_ kind: Problem.Kind, found: String) -> String {
        switch kind {
        case .unreadable, .schemaUnusable, .more: return tr("%1$s.", found)
        default:
            let expected = expected(kind)
            guard !expected.isEmpty else { return tr("found %1$s.", found) }
            return tr("found %1$s, expected %2$s.", found, expected)
        }
    }

    /// What became of the value, the entry or the file.
    public func outcome(of problem: Problem) -> String {
        switch problem.effect {
        case .none: ""
        case .textCut: tr("It is shown cut; the rest of the entry is loaded.")
        case .charactersLeftOut: tr("They are left out.")
        case .valueIgnored: tr("The value is ignored.")
        case .entryLeftOut(let id?): tr("The entry “%1$s” is left out; the others are loaded.", id)
        case .entryLeftOut(nil): tr("The entry is left out; the others are loaded.")
        case .fileLeftOut: tr("The file is left out; the others are loaded.")
        }
    }

    /// What to do about a problem.
    public func advice(_ problem: Problem) -> String {
        switch problem.kind {
        case .unreadable: tr("Check that the file exists and that you may read it.")
        case .syntax: tr("Correct the file at this place; it is read again as soon as it is saved.")
        case .schemaUnusable: tr("Install the program again: this file is part of it.")
        case .missingKey(let key, let similar?): tr("Rename “%1$s” to “%2$s”.", similar, key)
        case .missingKey(let key, nil): tr("Add “%1$s”.", key)
        case .unknownKey(_, let nearest?), .unknownSource(_, let nearest?), .notAllowed(_, _, let nearest?),
            .unknownIngredient(_, let nearest?), .unknownFruit(_, let nearest?),
            .unknownDrink(_, let nearest?):
            tr("Did you mean “%1$s”?", nearest)
        case .unknownKey(_, nil): tr("It is ignored; remove it if it is not meant for another program.")
        case .repeatedKey(let key): tr("Only the last “%1$s” counts; remove the others.", key)
        case .unknownSource(_, nil): tr("Add it to “sources” at the top of the file.")
        case .unknownIngredient(_, nil): tr("Add it to the “ingredients” of a pack.")
        case .unknownFruit(_, nil): tr("Add it to the “fruits” of a pack.")
        case .unknownDrink(_, nil): tr("Add it to the “drinks” of a pack.")
        case .repeatedID, .repeatedElsewhere: tr("Give one of the two another id.")
        case .encodedTwice: tr("It is read as it was meant; write the file in UTF-8 once.")
        case .repeatedElement: tr("Remove one of the two.")
        case .more: tr("Correct those that are listed first.")
        case .wrongType, .notAllowed, .wrongForm, .length, .unseen, .count, .range, .noAlternative, .loop: ""
        }
    }
}
