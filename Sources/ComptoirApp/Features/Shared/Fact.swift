/// One thing that is known, with where it comes from.
struct Fact: Equatable {
    let name: String
    let value: String
    var source: String?
}

/// Facts that follow each other and come from one source.
struct FactGroup: Equatable {
    var facts: [Fact]
    /// Where they come from; nil where that is not said.
    let source: String?
}

extension [Fact] {
    /// The facts in their order, those that follow each other and have the same source together.
    var bySource: [FactGroup] {
        var groups: [FactGroup] = []
        for fact in self {
            let source = fact.source?.isEmpty == true ? nil : fact.source
            if let last = groups.indices.last, groups[last].source == source {
                groups[last].facts.append(fact)
            } else {
                groups.append(FactGroup(facts: [fact], source: source))
            }
        }
        return groups
    }
}

extension String {
    /// The same with a large letter at its beginning, as what stands alone has; sources write it amid a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
