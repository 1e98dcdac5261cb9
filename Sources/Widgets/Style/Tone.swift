public import GTK

/// One of a few colours of the theme that a card or a row is set in, with the text that reads on it.
///
/// A tone is a role: what it looks like is the style sheet's, which keeps what is written on it readable.
public enum Tone: String, Sendable, CaseIterable {
    /// The surface that cards have.
    case plain
    case red, orange, amber, green, blue, violet
}

extension Widget {
    /// The tone that the widget is set in (`.tone-red` and so on).
    public final var tone: Tone {
        get { Tone.allCases.first { self[cssClass: "tone-\($0.rawValue)"] } ?? .plain }
        set {
            for other in Tone.allCases where other != newValue { self[cssClass: "tone-\(other.rawValue)"] = false }
            self[cssClass: "tone-\(newValue.rawValue)"] = true
        }
    }
}
