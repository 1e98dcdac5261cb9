public import Observation

/// A screen with its data as it runs: it says what each property comes to now, and does what actions ask for.
///
/// What is read from it inside of an observation is worked out anew when something that it depends on has changed, and
/// nothing else is: each name of the screen's own data is observed by itself, and so is each field of a source.
///
/// A name stands for the entry of the innermost list that is called so, then for the screen's own data, then for a source.
/// What the person changes is written to the screen's own data, or to the entry of a list that stands in it; sources are
/// read alone, and what is bound to one is only told to the actions that follow, as `event.value`.
@MainActor @Observable
public final class RunningScreen {
    /// What is shown.
    public private(set) var screen: Screen
    /// What went wrong while it ran, each thing once.
    public private(set) var diagnostics: [Diagnostic] = []

    @ObservationIgnored let vocabulary: Vocabulary
    /// How numbers and days are written for the person.
    @ObservationIgnored public let words: ScreenWords
    @ObservationIgnored public let limits: Limits
    @ObservationIgnored let sources: [String: any DataSource]
    @ObservationIgnored weak var handler: (any ActionHandler)?
    @ObservationIgnored var addresses: AddressRules
    @ObservationIgnored var cells: [String: DataCell] = [:]
    /// What the person chose last in each component.
    @ObservationIgnored var inputs: [Input: Value] = [:]
    /// What was told; asking `diagnostics` would have those who read a property wake for each of them.
    @ObservationIgnored private var told: [Diagnostic] = []
    @ObservationIgnored private var known: Set<Diagnostic> = []

    /// A component at one of the places where it is shown.
    struct Input: Hashable {
        let component: String
        let keys: [String]

        init(_ component: Component, _ scope: Scope) {
            self.component = component.id
            keys = scope.entries.map(\.key)
        }
    }

    /// Starts a screen with the data that its document gives it.
    /// - Parameters:
    ///   - screen: What is shown first.
    ///   - vocabulary: What it was read with.
    ///   - sources: The program's data that screens may read.
    ///   - words: How numbers and days are written.
    ///   - handler: What does the things that actions ask for; not kept alive by the screen.
    public init(
        _ screen: Screen, vocabulary: Vocabulary = .standard, sources: [any DataSource] = [],
        words: ScreenWords = ScreenWords(), limits: Limits = .standard, handler: (any ActionHandler)? = nil
    ) {
        self.screen = screen
        self.vocabulary = vocabulary
        self.words = words
        self.limits = limits
        self.handler = handler
        self.sources = Dictionary(sources.map { ($0.type.name, $0) }) { first, _ in first }
        addresses = AddressRules(screen)
        for (name, value) in screen.data { cells[name] = DataCell(value) }
    }

    /// The screen's own data as it is now.
    public var data: [String: Value] { cells.compactMapValues(\.value) }

    /// Shows another version of the screen; what the person has typed into its data stays.
    public func replace(with screen: Screen) {
        addresses = AddressRules(screen)
        for (name, value) in screen.data {
            if let cell = cells[name] { cell.restart(with: value) } else { cells[name] = DataCell(value) }
        }
        // Those who read a name that is gone are told so; the name may come back.
        for (name, cell) in cells where screen.data[name] == nil { cell.clear() }
        inputs = [:]
        (told, known) = ([], [])
        diagnostics = []
        self.screen = screen
    }

    /// Notes that a component is left out because there are more than can be shown at one time.
    public func noteTooMany(_ component: Component) {
        note(.tooManyShown(limit: limits.shown), path: component.path)
    }

    /// Notes what went wrong, unless that is known.
    func note(_ finding: Finding, path: String) {
        let diagnostic = Diagnostic(finding.severity, finding.rule, path: path, message: finding.message)
        guard told.count < limits.diagnostics, known.insert(diagnostic).inserted else { return }
        told.append(diagnostic)
        diagnostics = told
    }
}
