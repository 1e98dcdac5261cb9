import Store

/// One thing that is known, with where it comes from.
struct Fact: Equatable {
    let name: String
    let value: String
    var sources: [FactSource] = []
}

/// Where a fact comes from.
struct FactSource: Equatable {
    let title: String
    /// Its own page; nil where it has none.
    var page: PageAddress?
}

extension FactSource {
    init(_ source: Source) { self.init(title: source.title, page: source.page) }
}

/// What comes from the same sources.
struct FactGroup: Equatable {
    var facts: [Fact]
    let sources: [FactSource]

    /// The names of its facts, each once.
    var names: [String] {
        facts.reduce(into: []) { names, fact in
            if !names.contains(fact.name) { names.append(fact.name) }
        }
    }
}

extension [Fact] {
    /// The facts of the same sources, in the order in which these come first; facts without one are left out.
    var bySource: [FactGroup] {
        reduce(into: [FactGroup]()) { groups, fact in
            guard !fact.sources.isEmpty else { return }
            if let index = groups.firstIndex(where: { $0.sources == fact.sources }) {
                groups[index].facts.append(fact)
            } else {
                groups.append(FactGroup(facts: [fact], sources: fact.sources))
            }
        }
    }
}

extension String {
    /// The same with a large letter at its beginning, as what stands alone has; sources write it amid a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
