/// The constants that figures are reckoned by, each with its source.
public enum FigureConstants {
    /// The density of ethanol at 20 °C, in g/ml (CRC Handbook of Chemistry and Physics: 0.7893).
    public static let ethanolDensity = 0.789

    /// The energy of alcohol, in kcal/g (Regulation (EU) No 1169/2011, Annex XIV).
    public static let alcoholEnergy = 7.0

    /// The energy of sugars, in kcal/g (Regulation (EU) No 1169/2011, Annex XIV).
    public static let sugarEnergy = 4.0

    /// The density of water at 20 °C, in g/ml.
    static let waterDensity = 0.998

    /// The room that a gram of sugar takes up when it is dissolved, in ml: the difference between a solution of sucrose
    /// and its water (ICUMSA tables, 20 °C; 0.618 to 0.63 up to 65 % of sugar).
    static let dissolvedSugarVolume = 0.62

    /// The strength, in % vol, up to which a drink counts as free of alcohol.
    public static let freeLimit = 0.5

    /// The strength, in % vol, from which a drink counts as strong: that of the strongest wine without added alcohol
    /// (Regulation (EU) No 1308/2013, Annex VII, part II: 15 % vol).
    public static let strongLimit = 15.0
}
