import JSON

extension DocumentReading {
    /// Reads the templates, in their order.
    mutating func templates(_ list: JSONNode) -> [Template] {
        var found: [(rank: Rank, template: Template)] = []
        var ids: Set<String> = []
        for (position, node) in list.elements.enumerated() {
            guard position < limits.templates else {
                report.add(.tooMany(.templates, "templates", limit: limits.templates), at: node)
                break
            }
            guard case .object = node.value.content else {
                report.add(.wrongType(node.value.type, expected: "an object"), at: node)
                continue
            }
            let keys = node.keyed(&self, Keys.template)
            let id = text(keys["id"], "id", of: node, "the template is taken by its place.") ?? "#\(position)"
            guard ids.insert(id).inserted else {
                report.add(.duplicateID(id), at: keys["id"] ?? node)
                continue
            }
            let rank = Rank(first: order(keys), position: position)
            found.append((rank, template(id, node, keys)))
        }
        return found.sorted { $0.rank < $1.rank }.map(\.template)
    }

    private mutating func template(_ id: String, _ node: JSONNode, _ keys: Keyed) -> Template {
        var template = Template(id: id, type: "stack", path: node.path.description)
        if let type = text(keys["type"], "type", of: node, "`stack` is taken.") {
            if vocabulary.templates.contains(type) {
                template.type = type
            } else {
                let hint = hints.hint(for: type, among: vocabulary.templates)
                report.add(.unknownTemplateType(type, hint: hint), at: keys["type"] ?? node)
            }
        }
        do throws(Finding) {
            if let condition = keys["if"] { template.condition = try expression(condition, names: []) }
            if let each = keys["each"] { template.repetition = try repetition(each, names: []) }
        } catch {
            // When and for what it is to be shown cannot be told, so it says that in its place.
            template.components = [placeholder(id, error, at: node)]
            return template
        }
        let names: Set<String> = template.repetition.map { [$0.name] } ?? []
        template.components = place(keys["componentsId"], of: node, names: names)
        if let empty = keys["empty"], let id = text(empty), components.place(of: id) != nil || id != "none" {
            template.empty = place([reference(to: id, empty)], names: []).first
        }
        return template
    }

    /// Reads `each`; what is reported and thrown keeps the template from being shown.
    mutating func repetition(_ node: JSONNode, names: Set<String>) throws(Finding) -> Template.Repetition {
        guard case .object = node.value.content else {
            throw reported(.wrongType(node.value.type, expected: "an object"), at: node)
        }
        let keys = node.keyed(&self, Keys.each)
        guard let list = keys["in"] else { throw reported(.missing("in", "the list that is gone through."), at: node) }
        var repetition = Template.Repetition(list: try expression(list, names: names))
        if let node = keys["as"], let name = text(node) {
            guard ExpressionLexer.isName(name), name != "event" else {
                throw reported(.value(.text(name), expected: "a name of letters and digits"), at: node)
            }
            repetition.name = name
        }
        if let key = keys["key"] {
            do throws(Finding) {
                repetition.key = try expression(key, names: names.union([repetition.name]))
            } catch {
                // It was reported; entries are told apart by their places then.
            }
        }
        if let page = keys["page"], let number = number(page) {
            let taken = min(max(number.rounded(), 1), 500)
            if taken != number { report.add(.range(number, 1...500, taken: taken), at: page) }
            repetition.page = Int(taken)
        }
        return repetition
    }

    /// The components that a list refers to, as far as there is room for them.
    private mutating func place(_ list: JSONNode?, of node: JSONNode, names: Set<String>) -> [Component] {
        guard let list else {
            report.add(.missing("componentsId", "the template shows nothing."), at: node)
            return []
        }
        return place(references(list), names: names)
    }

    private mutating func place(_ references: [Reference], names: Set<String>) -> [Component] {
        var components: [Component] = []
        for reference in references {
            guard let built = built(reference, Surroundings(names: names)) else { continue }
            guard placed + built.size <= limits.components else {
                report.add(
                    .tooMany(.components, "components on the screen", limit: limits.components), at: reference.node)
                break
            }
            placed += built.size
            components.append(built.component)
        }
        return components
    }

    /// A finding that was reported, to be thrown.
    mutating func reported(_ finding: Finding, at node: JSONNode) -> Finding {
        report.add(finding, at: node)
        return finding
    }

    /// Warns of components that nothing refers to.
    mutating func noteUnused(_ templates: JSONNode) {
        var isNamed = Array(repeating: false, count: components.objects.count)
        func note(_ id: String?) {
            if let place = id.flatMap(components.place) { isNamed[place] = true }
        }
        func noteAll(_ list: JSONNode?) {
            for element in list?.elements ?? [] { note(element.string ?? element["id"]?.string) }
        }
        for template in templates.elements {
            noteAll(template["componentsId"])
            note(template["empty"]?.string)
        }
        for object in components.objects {
            noteAll(object.keys["children"])
            note(object.keys["fallback"]?.string)
        }
        for (object, isNamed) in zip(components.objects, isNamed) where !isNamed {
            report.add(.unused(object.id), at: object.node)
        }
    }
}
