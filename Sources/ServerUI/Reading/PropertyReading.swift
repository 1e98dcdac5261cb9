import JSON

/// What a body comes to for a type of component.
struct BodyContent {
    var found: [String: Component.Property] = [:]
    /// The properties that cannot be used.
    var faults: [String: Finding] = [:]
    /// Why there is no body.
    var fault: Finding?
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
        do throws(Finding) {
            let place = try body(reference)
            if let known = contents[place, names]?[type.name] { return known }
            let content = try read(bodies.objects[place], for: type, names)
            contents[place, names, default: [:]][type.name] = content
            return content
        } catch {
            // What is wrong stands at the component, and others with the same mistake are told of too.
            return BodyContent(fault: error)
        }
    }

    /// The place of the body that a component names.
    private mutating func body(_ reference: JSONNode) throws(Finding) -> Int {
        guard let id = text(reference) else { throw .wrongType(reference.value.type, expected: "a text") }
        if let place = bodies.place(of: id) { return place }
        let hint = hints.hint(for: id, among: bodies.objects.map(\.id))
        throw reported(.unknownID(id, of: "body", hint: hint), at: reference)
    }

    /// Reads a body for a type of component.
    private mutating func read(
        _ body: IdTable.Object, for type: ComponentType, _ names: Set<String>
    ) throws(Finding) -> BodyContent {
        guard let object = body.keys["body"] else {
            throw reported(.missing("body", "the body has nothing in it."), at: body.node)
        }
        guard let members = members(object) else { throw .wrongType(object.value.type, expected: "an object") }
        var content = BodyContent()
        content.found.reserveCapacity(members.count)
        for (name, node) in members {
            guard let property = known(name, of: type, at: node) else { continue }
            do throws(Finding) {
                content.found[name] = .text(try literal(node, property, names))
            } catch {
                content.faults[name] = error
            }
        }
        return content
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
