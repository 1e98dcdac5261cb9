extension RunningScreen {
    /// Writes what the person chose to the place that the property is bound to.
    ///
    /// What is bound to a source, or to nothing, is written nowhere; actions find it as `event.value`.
    public func set(_ property: String, of component: Component, in scope: Scope, to value: Value) {
        let kind = vocabulary.components[component.type]?.properties.first { $0.name == property }?.kind ?? .any
        // A text is taken as it was typed; a number has to be in its range.
        guard case .value(let value, let finding) = kind.coerced(value, ScreenWords(), addresses) else {
            note(Finding.value(value, expected: "what the property takes").about(property), path: component.path)
            return
        }
        if let finding { note(finding.about(property), path: component.path) }
        inputs[Input(component, scope)] = value
        guard case .bound(let expression)? = component.properties[property], let place = expression.place else {
            return
        }
        guard isWritable(place, in: scope) else { return }
        do {
            try write(value, to: place, in: scope)
        } catch {
            note(error.about(property), path: component.path)
        }
    }

    private func isWritable(_ place: ValuePath, in scope: Scope) -> Bool {
        if let entry = scope.entries.last(where: { $0.name == place.root }) { return entry.origin != nil }
        return cells[place.root]?.value != nil
    }

    /// Writes a value to the screen's own data, or to an entry of a list that stands in it.
    func write(_ value: Value, to place: ValuePath, in scope: Scope) throws(Finding) {
        if case .text(let text) = value, text.utf8.count > limits.textBytes {
            throw .textSize(text.utf8.count, limit: limits.textBytes)
        }
        let place = try resolved(place, in: scope)
        guard let cell = cells[place.root], let old = cell.value else { throw .readOnly(place.description) }
        guard let new = old.replacing(place.names.dropFirst(), with: value) else {
            throw .type("There is no place `\(Finding.short(place.description))` to write to.")
        }
        guard new.fits(bytes: limits.dataBytes, depth: limits.nesting) else {
            throw .dataSize(place.root, limit: limits.dataBytes, depth: limits.nesting)
        }
        cell.write(new)
    }

    /// The place in the screen's own data that a place in an entry is.
    private func resolved(_ place: ValuePath, in scope: Scope) throws(Finding) -> ValuePath {
        guard let entry = scope.entries.last(where: { $0.name == place.root }) else { return place }
        guard let origin = entry.origin, let cell = cells[origin.list.root], let value = cell.value else {
            throw .readOnly(place.description)
        }
        let list: Value
        do {
            list = try Evaluator.descend(from: value, origin.list.names.dropFirst())
        } catch {
            throw .readOnly(place.description)
        }
        guard case .list(let values) = list,
            let index = values.indices.first(where: {
                key(of: values[$0], at: $0, origin.key, entry.name, in: .screen) == entry.key
            }), let found = ValuePath(origin.list.names + [String(index)] + place.names.dropFirst())
        else { throw .readOnly(place.description) }
        return found
    }
}
