public import GTK

/// One of a few theme colours for a card or a row, with text that is readable on it.
///
/// A tone is a role: the style sheet defines what it looks like, and keeps the text on it readable.
public enum Tone: String, Sendable, CaseIterable {
    /// The surface of ordinary cards.
    case plain
    case red, orange, amber, green, blue, violet
}

extension Widget {
    /// The tone of the widget (`.tone-red` and so on).
    public final var tone: Tone {
        get { Tone.allCases.first { self[cssClass: "tone-\($0.rawValue)"] } ?? .plain }
        set {
            for other in Tone.allCases where other != newValue { self[cssClass: "tone-\(other.rawValue)"] = false }
            self[cssClass: "tone-\(newValue.rawValue)"] = true
        }
    }
}
