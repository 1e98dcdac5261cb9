/// How much alcohol a week a country's health authority counts as low risk.
///
/// Only countries with a figure a week, which ``StandardDrink`` has a definition of: a figure a day times seven would be
/// nobody's guideline. Each is the one of the year that its source names, and may have been replaced since.
public struct WeeklyGuideline: Sendable, Hashable {
    /// The country, by ISO 3166-1 alpha-2.
    public let country: String

    /// The most for a woman, in standard drinks of the country a week.
    public let women: Double

    /// The most for a man, in the same.
    public let men: Double

    /// Who says so.
    public let source: Source

    /// The guidelines for which there is a source.
    public static let all = [
        WeeklyGuideline("AU", 10, 10, nhmrc), WeeklyGuideline("CA", 2, 2, ccsa), WeeklyGuideline("DK", 10, 10, sst),
        WeeklyGuideline("FR", 10, 10, santePublique), WeeklyGuideline("GB", 14, 14, chiefMedicalOfficers),
        WeeklyGuideline("IE", 11, 17, hse), WeeklyGuideline("NZ", 10, 15, healthPromotion),
    ]

    /// Returns the guideline of a country, or nil where none has a source.
    ///
    /// - Parameter country: The country, by ISO 3166-1 alpha-2.
    public static func of(_ country: String) -> WeeklyGuideline? { all.first { $0.country == country } }

    private init(_ country: String, _ women: Double, _ men: Double, _ source: Source) {
        self.country = country
        self.women = women
        self.men = men
        self.source = source
    }

    private static let nhmrc = Source(
        id: "nhmrc-2020",
        title: "National Health and Medical Research Council (Australia), 2020",
        url: "https://www.metajournal.com/articles/1501616/"
            + "revision-australian-guidelines-reduce-health-risks-drinking-alcohol")
    // It tells how the risk grows, and begins with 1 to 2 drinks a week as low.
    private static let ccsa = Source(
        id: "ccsa-2023", title: "Canadian Centre on Substance Use and Addiction, 2023",
        url: "https://www.rethinkyourdrinking.ca/guidance/")
    private static let sst = Source(
        id: "sst-2022", title: "Sundhedsstyrelsen, 2022",
        url: "https://sst.dk/da/Udgivelser/2022/Notat-Sundhedsstyrelsens-udmeldinger-om-indtag-af-alkohol")
    private static let santePublique = Source(
        id: "spf-2017", title: "Santé publique France, Institut national du cancer, 2017",
        url: "https://sfalcoologie.fr/"
            + "reperes-de-consommation-2017-pas-plus-de-10-verres-par-semaine-2-verres-par-jour-et-pas-tous-les-jours")
    private static let chiefMedicalOfficers = Source(
        id: "cmo-2016", title: "UK Chief Medical Officers, 2016",
        url: "https://www.drinkaware.co.uk/low-risk-drinking-guidelines")
    private static let hse = Source(
        id: "hse", title: "Health Service Executive (Ireland)",
        url: "https://www2.hse.ie/living-well/alcohol/health/improve-your-health/weekly-low-risk-alcohol-guidelines/")
    private static let healthPromotion = Source(
        id: "hpa-2011", title: "Health Promotion Agency (New Zealand), 2011",
        url: "https://www.alcohol.org.nz/help-advice/advice-on-alcohol/low-risk-alcohol-drinking-advice")
}
