extension RunningScreen {
    /// The entries that a template is shown for; nil while the list is not known yet.
    ///
    /// Each has a key of its own: of two that come to the same key, the second has its place in it.
    public func entries(of repetition: Template.Repetition, in scope: Scope) -> [Scope.Entry]? {
        do {
            switch try value(of: repetition.list, in: scope) {
            case .null: return []
            case .list(let list): return entries(list, of: repetition, in: scope)
            case let other:
                note(Finding.value(other, expected: "a list").about(repetition.list.source), path: "$")
                return []
            }
        } catch {
            guard case .wrong(let finding) = error else { return nil }
            note(finding.about(repetition.list.source), path: "$")
            return []
        }
    }

    private func entries(_ list: [Value], of repetition: Template.Repetition, in scope: Scope) -> [Scope.Entry] {
        let origin = origin(of: repetition, in: scope)
        var known: Set<String> = []
        return list.enumerated().map { index, value in
            var key = key(of: value, at: index, repetition.key, repetition.name, in: scope)
            if !known.insert(key).inserted {
                note(
                    Finding.warning(
                        .duplicateID, "Two entries of `\(repetition.list.source)` have the key `\(Finding.short(key))`."
                    ),
                    path: "$")
                key += "#\(index)"
                known.insert(key)
            }
            return Scope.Entry(name: repetition.name, key: key, value: value, origin: origin)
        }
    }

    /// What tells an entry from the others; its place where nothing does.
    func key(of value: Value, at index: Int, _ key: Expression?, _ name: String, in scope: Scope) -> String {
        guard let key else { return String(index) }
        let inside = scope.inside(Scope.Entry(name: name, key: "", value: value))
        do {
            switch try self.value(of: key, in: inside) {
            case .text(let text): return text
            case .number(let number): return ScreenWords.plainNumber(number, nil)
            case let other: note(Finding.value(other, expected: "a text or a number").about(key.source), path: "$")
            }
        } catch {
            if case .wrong(let finding) = error { note(finding.about(key.source), path: "$") }
        }
        return "#\(index)"
    }

    /// Where the entries of a list can be written; nil where they cannot.
    private func origin(of repetition: Template.Repetition, in scope: Scope) -> Scope.Entry.Origin? {
        guard let list = repetition.list.place, !scope.entries.contains(where: { $0.name == list.root }),
            cells[list.root]?.value != nil
        else { return nil }
        return Scope.Entry.Origin(list: list, key: repetition.key)
    }
}
