import JSON

/// What a body comes to for a type of component.
struct BodyContent {
    var found: [String: Component.Property] = [:]
    /// The properties that cannot be used.
    var faults: [String: Finding] = [:]
    /// Why there is no body.
    var fault: Finding?
}

/// By what a body that was read is found again.
struct ContentKey: Hashable {
    let body: String
    let type: String
    let names: Set<String>
}

extension DocumentReading {
    /// Reads what a component has in its body and in `bind`.
    /// - Throws: What it lacks, where it cannot do without.
    mutating func properties(
        of object: IdTable.Object, _ type: ComponentType, _ names: Set<String>, hasActions actions: [String: [Action]]
    ) throws(Finding) -> [String: Component.Property] {
        let content = content(of: object, type, names)
        var found = content.found
        var faults = content.faults
        for (name, node) in object.keys["bind"].flatMap({ members($0) }) ?? [] {
            guard let property = known(name, of: type, at: node) else { continue }
            do throws(Finding) {
                let expression = try expression(node, names: names)
                found[name] = .bound(expression)
                if property.isWritten, actions["change"] == nil, !isWritable(expression.place, names) {
                    report.add(.writtenNowhere(name), at: node)
                }
            } catch {
                faults[name] = error
                found[name] = nil
            }
        }
        for property in type.properties where property.isRequired && found[property.name] == nil {
            if let fault = faults[property.name] ?? content.fault { throw fault }
            let what = "a `\(type.name)` cannot do without. \(property.summary)"
            throw reported(.missing(property.name, what), at: object.node)
        }
        return found
    }

    /// Reads a component's body; what it comes to is kept, as others may have the same.
    private mutating func content(of object: IdTable.Object, _ type: ComponentType, _ names: Set<String>) -> BodyContent
    {
        guard let reference = object.keys["bodyId"] else { return BodyContent() }
        let key = ContentKey(body: reference.string ?? "", type: type.name, names: names)
        if let known = contents[key] { return known }
        var content = BodyContent()
        do throws(Finding) {
            for (name, node) in try body(of: object, reference) {
                guard let property = known(name, of: type, at: node) else { continue }
                do throws(Finding) {
                    content.found[name] = .text(try literal(node, property, names))
                } catch {
                    content.faults[name] = error
                }
            }
        } catch {
            content.fault = error
            // What is wrong stands at the component, and others with the same mistake are told of too.
            return content
        }
        contents[key] = content
        return content
    }

    private mutating func body(
        of object: IdTable.Object, _ reference: JSONNode
    ) throws(Finding) -> [(key: String, node: JSONNode)] {
        guard let id = text(reference) else { throw .wrongType(reference.value.type, expected: "a text") }
        guard let body = bodies.objects[id] else {
            let hint = hints.hint(for: id, among: bodies.ids)
            throw reported(.unknownID(id, of: "body", hint: hint), at: reference)
        }
        guard let content = body.keys["body"] else {
            throw reported(.missing("body", "the body has nothing in it."), at: body.node)
        }
        guard let members = members(content) else { throw .wrongType(content.value.type, expected: "an object") }
        return members
    }

    private mutating func known(_ name: String, of type: ComponentType, at node: JSONNode) -> PropertyType? {
        if let property = type.properties.first(where: { $0.name == name }) { return property }
        let hint = hints.hint(for: name, among: type.properties.map(\.name))
        report.add(.unknownKey(name, hint: hint), at: node)
        return nil
    }

    /// Reads a text of a property, and checks it as far as it can be told before the screen runs.
    mutating func literal(_ node: JSONNode, _ property: PropertyType, _ names: Set<String>) throws(Finding)
        -> TextTemplate
    {
        let template = try template(node, names: names)
        guard let words = template.literal else { return template }
        switch property.kind.coerced(.text(words), ScreenWords(), addresses) {
        case .value(let value, let finding):
            guard let finding else { return template }
            report.add(finding, at: node)
            guard case .number(let number) = value else { return template }
            return TextTemplate(literal: ScreenWords.plainNumber(number, nil))
        case .unusable(let finding): throw reported(finding, at: node)
        }
    }
}
