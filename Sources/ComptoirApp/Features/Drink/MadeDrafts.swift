/// What was typed into «I made this» and is not in the log yet.
struct MadeDraft: Equatable {
    var servings: Double
    var daysAgo = 0
    var note = ""
}

/// The drafts by the drink's id. They outlive the sheet and the drink's page, and end once they are in the log.
@MainActor
final class MadeDrafts {
    private var drafts: [String: MadeDraft] = [:]

    /// What was typed for a drink; nil where nothing was.
    subscript(drink: String) -> MadeDraft? {
        get { drafts[drink] }
        set { drafts[drink] = newValue?.note.isEmpty == false ? newValue : nil }
    }

    /// Forgets what was typed for a drink, once that is in the log; what was typed since stays.
    func logged(_ note: String, of drink: String) {
        if drafts[drink]?.note == note { drafts[drink] = nil }
    }
}

extension Environment {
    /// What was typed into «I made this» and is not in the log yet.
    var madeDrafts: MadeDrafts { shared { _ in MadeDrafts() } }
}
