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
    /// Where they come from, each source once, in the order in which the facts name them.
    var sources: [FactSource] {
        var seen: [FactSource] = []
        for source in flatMap(\.sources) where !seen.contains(source) { seen.append(source) }
        return seen
    }
}

extension String {
    /// The same with a large letter at its beginning, as what stands alone has; sources write it amid a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
