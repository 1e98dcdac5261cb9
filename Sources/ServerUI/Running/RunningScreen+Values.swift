extension RunningScreen {
    /// What a property comes to; nil where the component does not have it, or where it could not be worked out.
    ///
    /// The value is of the property's type: a number where that is one, and within its range.
    public func value(_ property: String, of component: Component, in scope: Scope) -> Value? {
        guard let source = component.properties[property] else { return nil }
        let kind = vocabulary.components[component.type]?.properties.first { $0.name == property }?.kind ?? .any
        return value(of: source, kind, in: scope, words: words) { [self] finding in
            note(finding.about(property), path: component.path)
        }
    }

    /// The words of a template with its values filled in.
    public func text(_ template: TextTemplate, in scope: Scope) -> String {
        do {
            return try words(of: template, in: scope, isForPeople: true)
        } catch {
            if case .wrong(let finding) = error { note(finding, path: "$") }
            return ""
        }
    }

    /// Whether a condition holds; one that cannot be worked out does not.
    public func holds(_ condition: Expression?, in scope: Scope) -> Bool {
        guard let condition else { return true }
        do {
            let value = try value(of: condition, in: scope)
            if case .bool(let holds) = value { return holds }
            note(Finding.value(value, expected: "true or false").about(condition.source), path: "$")
        } catch {
            if case .wrong(let finding) = error { note(finding.about(condition.source), path: "$") }
        }
        return false
    }

    /// What a property or an argument comes to, as a value of a kind.
    func value(
        of source: Component.Property, _ kind: PropertyType.Kind, in scope: Scope, words: ScreenWords,
        wrong: (Finding) -> Void
    ) -> Value? {
        do {
            let value = try raw(source, kind, in: scope)
            if value == .null { return nil }
            switch kind.coerced(value, words, addresses) {
            case .value(let value, let finding):
                if let finding { wrong(finding) }
                return value
            case .unusable(let finding): wrong(finding)
            }
        } catch {
            if case .wrong(let finding) = error { wrong(finding) }
        }
        return nil
    }

    private func raw(
        _ source: Component.Property, _ kind: PropertyType.Kind, in scope: Scope
    ) throws(Evaluator.Interruption) -> Value {
        switch source {
        case .bound(let expression): return try value(of: expression, in: scope)
        case .text(let template):
            if let words = template.literal { return .text(words) }
            if let expression = template.onlyValue { return try value(of: expression, in: scope) }
            return .text(try words(of: template, in: scope, isForPeople: kind == .text))
        }
    }

    private func words(
        of template: TextTemplate, in scope: Scope, isForPeople: Bool
    ) throws(Evaluator.Interruption) -> String {
        if let words = template.literal { return words }
        var evaluator = evaluator(in: scope)
        var text = ""
        for piece in template.pieces {
            switch piece {
            case .words(let words): text += words
            case .value(let expression):
                let value = try evaluator.value(of: expression)
                text += isForPeople ? try evaluator.shown(value) : try evaluator.plainText(value)
            }
        }
        _ = try evaluator.text(text)
        return text
    }

    func value(of expression: Expression, in scope: Scope) throws(Evaluator.Interruption) -> Value {
        if let path = expression.place { return try value(at: path, in: scope) }
        var evaluator = evaluator(in: scope)
        return try evaluator.value(of: expression)
    }

    func evaluator(in scope: Scope) -> Evaluator {
        Evaluator(words: words, limits: limits) { [self] (path) throws(Evaluator.Interruption) in
            try value(at: path, in: scope)
        }
    }

    /// What a path leads to from where a component stands.
    func value(at path: ValuePath, in scope: Scope) throws(Evaluator.Interruption) -> Value {
        if let entry = scope.entries.last(where: { $0.name == path.root }) {
            return try Evaluator.descend(from: entry.value, path.names.dropFirst())
        }
        if let cell = cells[path.root], let value = cell.value {
            return try Evaluator.descend(from: value, path.names.dropFirst())
        }
        guard let source = sources[path.root] else { throw .wrong(.unknownName(path.root, hint: "")) }
        guard path.names.count > 1 else { throw .wrong(.sourceAlone(path.root)) }
        let field = path.names[1]
        guard source.type.fields[field] != nil else {
            throw .wrong(.unknownField(field, of: path.root, hint: ""))
        }
        guard let value = source.value(of: field) else { throw .unknown }
        return try Evaluator.descend(from: value, path.names.dropFirst(2))
    }
}
