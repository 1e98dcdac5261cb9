import JSON

extension DocumentReading {
    /// Reads what follows what happens to a component.
    mutating func actions(_ list: JSONNode?, of type: ComponentType, names: Set<String>) -> [String: [Action]] {
        var found: [String: [Action]] = [:]
        for node in elements(list) {
            guard case .object = node.value.content else {
                report.add(.wrongType(node.value.type, expected: "an object"), at: node)
                continue
            }
            let keys = node.keyed(&self, Keys.action)
            guard let trigger = text(keys["on"], "on", of: node, "nobody knows what it follows.") else { continue }
            guard type.triggers.contains(trigger) else {
                let hint = hints.hint(for: trigger, among: type.triggers)
                report.add(.unknownTrigger(trigger, type: type.name, hint: hint), at: keys["on"] ?? node)
                continue
            }
            guard found[trigger, default: []].count < limits.actionChain else {
                report.add(.actionChain(limit: limits.actionChain), at: node)
                continue
            }
            if let action = action(node, keys, names.union(["event"]), depth: 1) {
                found[trigger, default: []].append(action)
            }
        }
        return found
    }

    private mutating func action(
        _ node: JSONNode, _ keys: Keyed, _ names: Set<String>, depth: Int
    ) -> Action? {
        guard let name = text(keys["do"], "do", of: node, "there is nothing to do.") else { return nil }
        guard let verb = vocabulary.verbs[name] else {
            report.add(
                .unknownVerb(name, hint: hints.hint(for: name, among: vocabulary.verbs.keys)), at: keys["do"] ?? node)
            return nil
        }
        do throws(Finding) {
            var action = Action(verb: name, path: node.path.description)
            action.arguments = try arguments(keys["args"], of: verb, node, names)
            action.success = following(keys["then"], names, depth: depth)
            action.failure = following(keys["else"], names, depth: depth)
            return action
        } catch {
            return nil
        }
    }

    private mutating func following(_ list: JSONNode?, _ names: Set<String>, depth: Int) -> [Action] {
        let elements = elements(list)
        guard depth < limits.actionChain || elements.isEmpty else {
            if let list { report.add(.actionChain(limit: limits.actionChain), at: list) }
            return []
        }
        return elements.prefix(limits.actionChain).compactMap { node in
            guard case .object = node.value.content else {
                report.add(.wrongType(node.value.type, expected: "an object"), at: node)
                return nil
            }
            return action(node, node.keyed(&self, Keys.nextAction), names, depth: depth + 1)
        }
    }

    /// Reads what a verb is given.
    /// - Throws: What it lacks; it cannot be done then.
    private mutating func arguments(
        _ node: JSONNode?, of verb: Verb, _ action: JSONNode, _ names: Set<String>
    ) throws(Finding) -> [String: Component.Property] {
        var found: [String: Component.Property] = [:]
        for (name, member) in node.flatMap({ members($0) }) ?? [] {
            guard let type = verb.arguments.first(where: { $0.name == name }) else {
                let hint = hints.hint(for: name, among: verb.arguments.map(\.name))
                report.add(.unknownKey(name, hint: hint), at: member)
                continue
            }
            found[name] = try argument(member, type, names)
        }
        for type in verb.arguments where type.isRequired && found[type.name] == nil {
            throw reported(.missing(type.name, "`\(verb.name)` cannot do without. \(type.summary)"), at: action)
        }
        if verb.name == "set" || verb.name == "toggle" {
            try checkTarget(found["name"], node?["name"] ?? action, names)
        }
        return found
    }

    private mutating func argument(
        _ node: JSONNode, _ type: PropertyType, _ names: Set<String>
    ) throws(Finding) -> Component.Property {
        switch node.value.content {
        case .number, .bool:
            guard let value = Value(checking: node, &self) else { return .text(TextTemplate(literal: "")) }
            switch type.kind.coerced(value, ScreenWords(), addresses) {
            case .unusable(let finding): throw reported(finding, at: node)
            case .value(let value, let finding):
                if let finding { report.add(finding, at: node) }
                return .bound(Expression(source: node.excerpt, paths: [], root: .literal(value)))
            }
        default: return .text(try literal(node, type, names))
        }
    }

    /// Whether what `set` and `toggle` name can be written, where the name is no expression itself.
    private mutating func checkTarget(
        _ property: Component.Property?, _ node: JSONNode, _ names: Set<String>
    ) throws(Finding) {
        guard case .text(let template)? = property, let name = template.literal else { return }
        guard let path = ValuePath(writing: name) else {
            throw reported(.value(.text(name), expected: "a name of the screen's own data"), at: node)
        }
        if path.root != "event", isWritable(path, names) { return }
        if vocabulary.sources[path.root] != nil { throw reported(.readOnly(name), at: node) }
        let known = Array(data.keys)
        throw reported(.unknownName(path.root, hint: hints.hint(for: path.root, among: known)), at: node)
    }
}

extension ValuePath {
    /// A path as it is written, `form.name`; nil for what is none.
    init?(writing text: String) {
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let root = names.first, ExpressionLexer.isName(root), names.count <= 32 else { return nil }
        let isPath = names.dropFirst().allSatisfy { name in
            ExpressionLexer.isName(name) || !name.isEmpty && name.utf8.allSatisfy(ExpressionLexer.isDigit)
        }
        guard isPath else { return nil }
        self.init(names)
    }
}
