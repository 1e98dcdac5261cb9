internal import JSON

extension ErrorWording {
    /// What was found.
    func found(_ kind: Problem.Kind) -> String {
        switch kind {
        case .unreadable(let reason): tr("the file cannot be read (%1$s)", reason)
        case .syntax(let syntax): found(syntax)
        case .schemaUnusable(let reason): tr("the schema of packs cannot be used (%1$s)", reason)
        case .wrongType(let type, let excerpt, _): tr("%1$s (%2$s)", name(of: type), excerpt)
        case .missingKey(_, let similar?): tr("“%1$s”", similar)
        case .missingKey(let key, nil): tr("no “%1$s”", key)
        case .unknownKey(let key, _): tr("the unknown key “%1$s”", key)
        case .repeatedKey(let key): tr("the key “%1$s” twice", key)
        case .notAllowed(let excerpt, _, _), .wrongForm(let excerpt, _): excerpt
        case .length(let count, _): tr("a text of length %1$s", String(count))
        case .unseen(let excerpt): tr("characters that cannot be seen or that change the direction in %1$s", excerpt)
        case .count(let count, _): tr("a list of length %1$s", String(count))
        case .range(let number, _): figure(number)
        case .repeatedElement(let excerpt): tr("%1$s twice", excerpt)
        case .noAlternative(let excerpt, _): excerpt
        case .repeatedID(let id, let line): tr("the id “%1$s”, which line %2$s has already", id, String(line))
        case .unknownSource(let id, _): tr("the source “%1$s”, which is not listed", id)
        case .unknownIngredient(let id, _): tr("the ingredient “%1$s”, which no pack has", id)
        case .unknownFruit(let id, _): tr("the fruit “%1$s”, which no pack has", id)
        case .unknownDrink(let id, _): tr("the drink “%1$s”, which no pack has", id)
        case .loop(let way): tr("a circle: %1$s", way.joined(separator: " → "))
        case .repeatedElsewhere(let id, let file): tr("the id “%1$s”, which %2$s has already", id, file)
        case .encodedTwice(let excerpt, _): tr("%1$s, which was encoded in UTF-8 twice", excerpt)
        case .more(let count): tr("there are %1$s more problems from here on", String(count))
        }
    }

    private func found(_ kind: JSONSyntaxError.Kind) -> String {
        switch kind {
        case .unexpected(let character?, _): tr("“%1$s”", character)
        case .unexpected(nil, _): tr("the end of the file")
        case .unterminatedString: tr("a text whose closing quote is missing")
        case .controlCharacter(let code): tr("the control character %1$s in a text", String(code))
        case .numberTooLarge(let text): tr("the number %1$s", text)
        case .tooDeep: tr("one more level of brackets")
        case .tooLarge(let bytes, _): tr("a file of %1$s bytes", String(bytes))
        }
    }

    /// The name of a JSON type, with its article.
    func name(of type: JSONType) -> String {
        switch type {
        case .null: tr("nothing")
        case .boolean: tr("true or false")
        case .integer: tr("a whole number")
        case .number: tr("a number")
        case .string: tr("text")
        case .array: tr("a list")
        case .object: tr("an object")
        }
    }
}
