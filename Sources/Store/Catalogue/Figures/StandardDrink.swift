/// What a country calls one drink, by the alcohol in it.
public struct StandardDrink: Sendable, Hashable, Identifiable {
    /// The country, by ISO 3166-1 alpha-2, as in `GB`; `WHO` for the World Health Organization's own.
    public let id: String

    /// The alcohol in it, in g.
    public let grams: Double

    /// Who says so.
    public let source: Source

    /// The definitions for which there is a source, the World Health Organization's first and then by country.
    ///
    /// Countries that name a range, as Switzerland, and those on which sources disagree, as Japan, are left out.
    public static let all: [StandardDrink] =
        [
            StandardDrink(id: "WHO", grams: 10, source: audit),
            StandardDrink(id: "CA", grams: 13.45, source: canada),
            StandardDrink(id: "GB", grams: 8, source: nhs),
            StandardDrink(id: "US", grams: 14, source: niaaa),
        ]
        + [
            ("AT", 20), ("AU", 10), ("CL", 14), ("CN", 10), ("DE", 10), ("DK", 12), ("FR", 10), ("IE", 10), ("IN", 10),
            ("IS", 8), ("LU", 12.8), ("NZ", 10), ("SG", 10), ("VN", 10),
        ].map { StandardDrink(id: $0.0, grams: $0.1, source: study) }.sorted { $0.id < $1.id }

    /// The definition of a country, or nil where none has a source.
    ///
    /// - Parameter country: The country, by ISO 3166-1 alpha-2.
    public static func of(_ country: String) -> StandardDrink? { all.first { $0.id == country } }

    /// The one to begin with, where a country has none: the World Health Organization's.
    public static let worldHealthOrganization = StandardDrink(id: "WHO", grams: 10, source: audit)

    private static let audit = Source(
        id: "who-audit", title: "WHO, Alcohol Use Disorders Identification Test (AUDIT), 2nd edition, 2001")
    private static let canada = Source(
        id: "ccsa-2023", title: "Canadian Centre on Substance Use and Addiction, Guidance on Alcohol and Health, 2023")
    private static let nhs = Source(
        id: "nhs-units", title: "NHS, Calculating alcohol units",
        url: "https://www.nhs.uk/live-well/alcohol-advice/calculating-alcohol-units/")
    private static let niaaa = Source(
        id: "niaaa", title: "US National Institute on Alcohol Abuse and Alcoholism, What is a standard drink?")
    private static let study = Source(
        id: "kalinowski-2016",
        title: "Kalinowski and Humphreys, Governmental standard drink definitions, Addiction 111 (2016), 1293–1298")
}
