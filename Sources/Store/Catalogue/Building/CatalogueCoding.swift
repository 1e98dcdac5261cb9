/// How cases stand in the catalogue's tables: by their position, so that a change of one of the enumerations needs a
/// new ``CatalogueSchema/version``.
enum CatalogueCoding {
    /// The number of a case.
    static func number<Choice: CaseIterable & Equatable>(_ choice: Choice) -> Int {
        Array(Choice.allCases).firstIndex(of: choice) ?? 0
    }

    /// The case of a number, or nil where there is none.
    static func choice<Choice: CaseIterable>(_ number: Int) -> Choice? where Choice.AllCases == [Choice] {
        Choice.allCases.indices.contains(number) ? Choice.allCases[number] : nil
    }

    /// The cases whose bits a number has.
    static func choices<Choice: CaseIterable>(_ bits: Int) -> [Choice] where Choice.AllCases == [Choice] {
        Choice.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
    }

    /// A number that has a bit for each of some cases.
    static func bits<Choice: CaseIterable & Equatable>(_ choices: some Sequence<Choice>) -> Int {
        choices.reduce(0) { $0 | 1 << number($1) }
    }
}
