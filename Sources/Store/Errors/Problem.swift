public import JSON

/// Something wrong in a pack: what was found, where, what was expected, and what became of it.
///
/// It is data. ``ErrorWording`` puts it into words, in any language.
public struct Problem: Sendable, Equatable, Codable {
    /// How much harm a problem does.
    public enum Severity: String, Sendable, Codable {
        /// Something was left out.
        case error
        /// Everything was loaded, but the author of the pack should look.
        case warning
    }

    /// What was left out on account of a problem.
    public enum Effect: Sendable, Equatable, Codable {
        /// Nothing.
        case none
        /// The text is shown cut.
        case textCut
        /// What cannot be seen of the text was left out.
        case charactersLeftOut
        /// The value was not read.
        case valueIgnored
        /// The entry was left out; its id where it could be read.
        case entryLeftOut(id: String?)
        /// The file was left out.
        case fileLeftOut
    }

    /// What is wrong.
    public let kind: Kind

    /// The path of the file.
    public let file: String

    /// The path in the document, as in `$.fruits[3].gradient[1]`; `$` is the whole of it.
    public let path: String

    /// Where the value begins; nil where the file could not be read at all.
    public let location: JSONLocation?

    /// How much harm it does.
    public let severity: Severity

    /// What was left out.
    public var effect: Effect

    /// The entry that it is in; nil where it is in none.
    public var subject: Subject?

    init(
        _ kind: Kind, file: String, path: String = "$", location: JSONLocation? = nil,
        severity: Severity = .error, effect: Effect = .none, subject: Subject? = nil
    ) {
        self.kind = kind
        self.file = file
        self.path = path
        self.location = location
        self.severity = severity
        self.effect = effect
        self.subject = subject
    }
}

extension Problem {
    /// The line, counted from 1; nil where the file could not be read at all.
    public var line: Int? { location?.line }

    /// The character of the line, counted from 1; nil where the file could not be read at all.
    public var column: Int? { location?.column }

    /// What was found, in English.
    public var found: String { ErrorWording.english.found(kind) }

    /// What was expected, in English.
    public var expected: String { ErrorWording.english.expected(kind) }

    /// What to do, in English.
    public var advice: String { ErrorWording.english.advice(self) }
}

extension Problem: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}
