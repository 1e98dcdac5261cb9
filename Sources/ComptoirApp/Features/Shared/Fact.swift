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

extension [Fact] {
    /// The same facts, of which those in a row that are from the same sources name these once, below the last of them.
    var namingSourcesOnce: [Fact] {
        enumerated().map { index, fact in
            guard index + 1 < count, self[index + 1].sources == fact.sources else { return fact }
            return Fact(name: fact.name, value: fact.value)
        }
    }
}

extension String {
    /// The same with a large letter at its beginning, as what stands alone has; sources write it amid a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
