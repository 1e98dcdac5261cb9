/// A currency that people pay in, by ISO 4217.
public struct Currency: Sendable, Hashable {
    /// The code, as in `EUR`.
    public let code: String

    /// How many decimals its amounts have: 2 where a hundredth has a name, 0 where the unit is the least there is.
    public let decimals: Int

    /// The currency of a code, or nil where ISO 4217 has none such.
    ///
    /// - Parameter code: Three letters, of any case.
    public init?(_ code: String) {
        let code = code.uppercased()
        guard Self.codes.contains(code) else { return nil }
        self.code = code
        decimals = Self.decimals[code] ?? 2
    }

    private init(known code: String) {
        self.code = code
        decimals = Self.decimals[code] ?? 2
    }

    /// The euro.
    public static let euro = Currency(known: "EUR")

    /// All of them, by code.
    public static let all = codes.sorted().map(Currency.init(known:))
}

extension Currency {
    /// The codes of today's list of ISO 4217 (maintained by SIX, list one) that are money in people's hands: neither
    /// funds, nor metals, nor units of account.
    private static let codes: Set<String> = Set(
        """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP \
        CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG \
        HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL \
        MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR \
        RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD \
        TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
        """.split(separator: " ").map(String.init))

    /// The numbers of decimals in that list that are not 2.
    private static let decimals: [String: Int] = [
        "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0,
        "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
    ]
}

extension Currency: Codable {
    /// Reads the code.
    ///
    /// - Throws: `DecodingError` where ISO 4217 has none such.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let code = try container.decode(String.self)
        guard let currency = Currency(code) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(code)” is no currency")
        }
        self = currency
    }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
