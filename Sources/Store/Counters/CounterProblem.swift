/// Why something cannot be done with a counter; nothing has changed then, and nothing is lost.
///
/// ``ErrorWording`` puts it into words.
public enum CounterProblem: Error, Sendable, Hashable {
    /// The name has nothing that can be seen.
    case blankName
    /// The name is too long.
    case text(TextProblem)
    /// A counter has that name already, or one that differs in case, width or surrounding space only; how it writes it.
    case nameTaken(String)
    /// There is no counter of that number any more.
    case gone(Int64)
    /// No counter has that name; one whose name is much like it.
    case unknownName(String, nearest: String?)
    /// The day lies after today.
    case inFuture(CalendarDay)
    /// The day lies before the counter's first one.
    case beforeStart(CalendarDay, start: CalendarDay)
}

extension CounterProblem: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}

extension ErrorWording {
    /// The message for something that cannot be done with a counter: why, and what to do.
    public func message(_ problem: CounterProblem) -> String {
        switch problem {
        case .blankName: tr("Give it a name.")
        case .text(let problem): message(problem)
        case .nameTaken(let name): tr("“%1$s” is there already. Choose another name.", name)
        case .gone: tr("This counter has been deleted.")
        case .unknownName(let name, let nearest?):
            tr("There is no counter “%1$s”. Did you mean “%2$s”?", name, nearest)
        case .unknownName(let name, nil): tr("There is no counter “%1$s”.", name)
        case .inFuture(let day): tr("%1$s is still to come. Choose today or an earlier day.", day.description)
        case .beforeStart(let day, let start):
            tr(
                "%1$s is before the counter’s first day, %2$s. Change its start, or check the clock of this computer.",
                day.description, start.description)
        }
    }
}
