import Foundation

/// How the person writes dates, numbers and money and in what they measure, which need not be as in the language that
/// they read the program in: what `LC_TIME`, `LC_NUMERIC`, `LC_MONETARY` and `LC_MEASUREMENT` say.
struct Conventions: Sendable, Hashable {
    /// What the words are in: lists, and names of countries and currencies.
    let words: Locale
    let dates: Locale
    let numbers: Locale
    let money: Locale
    let measures: Locale

    /// All as in one language.
    /// - Parameter language: such as `fr` or `fr-CA`.
    init(language: String) { self.init(language: language, environment: [:]) }

    /// What a process's environment says.
    /// - Parameters:
    ///   - language: the language of the words, such as `fr`; what the environment says nothing of is as in this one.
    ///   - environment: the locale's variables, in the order in which the C library asks for them.
    init(language: String, environment: [String: String]) {
        let words = Locale(identifier: language)
        func locale(_ category: String) -> Locale {
            let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
            // The C library's own locale is nobody's.
            let isPlain = name == "C" || name == "POSIX" || name.hasPrefix("C.")
            return isPlain ? words : Locale(identifier: Languages.tag(name))
        }
        self.words = words
        dates = locale("LC_TIME")
        numbers = locale("LC_NUMERIC")
        money = locale("LC_MONETARY")
        measures = locale("LC_MEASUREMENT")
    }

    /// What the environment of this process says.
    /// - Parameter language: the language of the words, such as `fr`.
    static func ofProgram(language: String) -> Conventions {
        Conventions(language: language, environment: ProcessInfo.processInfo.environment)
    }

    /// The units that are usual where the person measures: where no region is named, those of most of the world.
    var units: UnitPreference { measures.region != nil && measures.measurementSystem == .us ? .us : .metric }

    /// The country that the person lives in, by ISO 3166; nil where no region is named.
    var country: String? { (measures.region ?? words.region)?.identifier }
}
