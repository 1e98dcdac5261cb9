internal import Foundation

/// Puts the data layer's errors and problems into words: the one place where that is done.
///
/// This module knows no gettext. Every sentence is an English msgid whose gaps are `%1$s`, `%2$s` …,
/// given to `tr(_:_:)`; `xgettext --keyword=tr` finds them all. Whoever wants another language passes
/// a closure that looks the msgid up.
public struct ErrorWording: Sendable {
    /// Looks up the translation of a msgid.
    public typealias Translator = @Sendable (_ msgid: String) -> String

    private let translate: Translator

    /// The wording in English.
    public static let english = ErrorWording { $0 }

    /// A wording in another language.
    ///
    /// - Parameter translate: Gives the translation of a msgid, with the same gaps in it, or the msgid
    ///   itself where there is none.
    public init(translate: @escaping Translator) {
        self.translate = translate
    }

    /// Translates a sentence and fills its gaps.
    func tr(_ msgid: String, _ arguments: String...) -> String {
        var text = ""
        var rest = translate(msgid)[...]
        while let gap = rest.firstIndex(of: "%") {
            text += rest[..<gap]
            rest = rest[gap...]
            let mark = rest.prefix(4)
            guard mark.count == 4, mark.hasSuffix("$s"), let number = mark.dropFirst().first?.wholeNumberValue,
                arguments.indices.contains(number - 1)
            else {
                text += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            text += arguments[number - 1]
            rest = rest.dropFirst(4)
        }
        return text + rest
    }

    /// Where a file is, from the person's home folder on where it is in there: `~/.cache/comptoir/catalogue.sqlite`.
    func path(_ file: String, home: String? = ProcessInfo.processInfo.environment["HOME"]) -> String {
        guard let home, home.count > 1, file.hasPrefix(home + "/") else { return file }
        return "~" + file.dropFirst(home.count)
    }

    /// A number without needless decimals.
    func figure(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    /// A list of alternatives.
    func anyOf(_ names: [String]) -> String {
        switch names.count {
        case 0: ""
        case 1: names[0]
        default: tr("%1$s or %2$s", names.dropLast().joined(separator: ", "), names[names.count - 1])
        }
    }
}
