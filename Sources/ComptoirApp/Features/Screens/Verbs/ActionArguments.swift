import ServerUI

/// What an action was given, with a word for what is missing or makes no sense.
struct ActionArguments {
    let verb: String
    let values: [String: Value]

    /// A text that is there; numbers are taken as they are written.
    func text(_ name: String) throws(ActionProblem) -> String {
        guard let text = optionalText(name) else { throw ActionProblem.missing(name, of: verb) }
        return text
    }

    /// A text, where it is given and not empty.
    func optionalText(_ name: String) -> String? {
        switch values[name] {
        case .text(let text)?: text.isEmpty ? nil : text
        case .number(let number)?: ScreenWords.plainNumber(number, nil)
        default: nil
        }
    }

    /// A number, where it is given.
    func number(_ name: String) -> Double? {
        switch values[name] {
        case .number(let number)?: number
        case .text(let text)?: Double(text)
        default: nil
        }
    }

    /// The number of a row of the library.
    func row(_ name: String) throws(ActionProblem) -> Int64 {
        let text = try text(name)
        guard let id = Int64(text) else { throw ActionProblem.unknown(text, of: verb) }
        return id
    }
}

/// Why something could not be done that a screen asked for.
enum ActionProblem: AccountableError, Equatable {
    /// It was not said for what; the argument's name.
    case missing(String, of: String)
    /// There is nothing of that id.
    case unknown(String, of: String)
    /// This screen came from no server that something could be sent to.
    case noServer

    var message: String {
        switch self {
        case .missing, .unknown: tr("This button does not work: the screen has a problem.")
        case .noServer: tr("This screen came with the program: there is nowhere to send it.")
        }
    }

    var advice: String { "" }
}
