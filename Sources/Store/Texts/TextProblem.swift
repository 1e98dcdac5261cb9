/// A text is longer than what is kept; nothing has changed then.
///
/// ``ErrorWording`` puts it into words.
public struct TextProblem: Error, Sendable, Hashable {
    /// What the text is.
    public let sort: TextLimit.Sort

    /// How many characters it has.
    public let found: Int

    /// The most that it may have.
    public let limit: Int
}

extension TextProblem: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}

extension ErrorWording {
    /// The message for a text that is too long: what was found, what is expected, and what to do.
    public func message(_ problem: TextProblem) -> String {
        let (found, limit) = (String(problem.found), String(problem.limit))
        return switch problem.sort {
        case .name: tr("The name has %1$s characters and may have %2$s at most. Choose a shorter one.", found, limit)
        case .note: tr("The note has %1$s characters and may have %2$s at most. Shorten it.", found, limit)
        case .text: tr("The text has %1$s characters and may have %2$s at most. Shorten it.", found, limit)
        }
    }
}
