/// One thing that is known, with where it comes from.
struct Fact: Equatable {
    let name: String
    let value: String
    var source: String?
}

/// What comes from one source.
struct FactGroup: Equatable {
    var facts: [Fact]
    let source: String

    /// The names of its facts, each once.
    var names: [String] {
        facts.reduce(into: []) { names, fact in
            if !names.contains(fact.name) { names.append(fact.name) }
        }
    }
}

extension [Fact] {
    /// The facts of each source, the sources in the order in which they come first; facts without one are left out.
    var bySource: [FactGroup] {
        reduce(into: [FactGroup]()) { groups, fact in
            guard let source = fact.source, !source.isEmpty else { return }
            if let index = groups.firstIndex(where: { $0.source == source }) {
                groups[index].facts.append(fact)
            } else {
                groups.append(FactGroup(facts: [fact], source: source))
            }
        }
    }
}

extension String {
    /// The same with a large letter at its beginning, as what stands alone has; sources write it amid a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
