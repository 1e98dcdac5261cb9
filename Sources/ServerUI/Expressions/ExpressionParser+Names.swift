extension ExpressionParser {
    /// Reads what begins with a name: a word of the language, a path or a call.
    mutating func named(_ name: String) throws(Failure) -> Node {
        let nameStart = lexer.tokenStart
        try advance()
        switch name {
        case "true": return .literal(.bool(true))
        case "false": return .literal(.bool(false))
        case "null": return .literal(.null)
        default: break
        }
        if token == .sign("(") { return try call(name, at: nameStart) }
        var names = [name]
        while true {
            if token == .sign(".") {
                if let index = lexer.index() {
                    names.append(index)
                    try advance()
                } else {
                    try advance()
                    guard case .name(let next) = token else { throw unexpected("a name") }
                    names.append(next)
                    try advance()
                }
            } else if token == .sign("[") {
                guard let index = lexer.index() else { throw unexpected("a place in the list, counted from 0") }
                try advance()
                guard try take("]") else { throw unexpected("`]`") }
                names.append(index)
            } else {
                break
            }
        }
        guard let path = ValuePath(names) else { throw unexpected("a name") }
        paths.insert(path)
        return .path(path)
    }

    private mutating func call(_ name: String, at nameStart: Int) throws(Failure) -> Node {
        guard let function = Function.named[name] else {
            var hints = Hints()
            let hint = hints.hint(for: name, among: Function.all.map(\.name))
            let finding = Finding.expression("There is no function `\(Finding.short(name))`.\(hint)")
            throw Failure(finding: finding, offset: nameStart)
        }
        try advance()
        var arguments: [Node] = []
        if token != .sign(")") {
            repeat { arguments.append(try choice()) } while try take(",")
        }
        guard token == .sign(")") else { throw unexpected("a comma or `)`") }
        guard function.counts.contains(arguments.count) else {
            let finding = Finding.expression(
                "`\(name)` was given \(arguments.count) values, and takes \(function.countInWords): \(function.signature)."
            )
            throw Failure(finding: finding, offset: nameStart)
        }
        try advance()
        return .call(name, arguments)
    }
}
