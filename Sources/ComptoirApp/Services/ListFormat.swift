import Foundation

/// Names joined as a sentence has them: «gin, lime and sugar».
struct ListFormat {
    private let locale: Locale

    init(_ locale: Locale) { self.locale = locale }

    /// All of them.
    func and(_ names: [String]) -> String { names.formatted(.list(type: .and).locale(locale)) }
}
