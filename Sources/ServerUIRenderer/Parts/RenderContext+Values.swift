public import ServerUI
internal import Widgets

/// What properties come to.
extension RenderContext {
    /// What a property comes to; nil where the component does not have it.
    public func value(_ property: String) -> Value? { running.value(property, of: component, in: scope) }

    /// A property's words; empty where there are none.
    public func text(_ property: String) -> String {
        switch value(property) {
        case .text(let text): RenderContext.shown(text)
        case .number(let number): RenderContext.plain(number)
        default: ""
        }
    }

    /// A property's number; nil where there is none.
    public func number(_ property: String) -> Double? {
        if case .number(let number) = value(property) { number } else { nil }
    }

    /// Whether a property is true; nil where the component does not say.
    public func flag(_ property: String) -> Bool? {
        if case .bool(let flag) = value(property) { flag } else { nil }
    }

    /// What assistive technology is to call the component; empty where the document leaves it to what is shown.
    public var accessibleLabel: String { component.accessibleLabel.map { running.text($0, in: scope) } ?? "" }

    /// The tone that a component is set in.
    var tone: Tone { Tone(rawValue: text("tone")) ?? .plain }

    /// A number without needless decimals.
    static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}

extension RenderContext {
    /// The most letters of a text that are shown; a document may have more of it than could be laid out in a moment.
    static let shownLetters = 20_000

    /// A text as it is shown: a very long one is cut, with “…” in place of the rest.
    static func shown(_ text: String) -> String {
        // A letter has at least one byte, so that few texts need counting.
        guard text.utf8.count > shownLetters, text.unicodeScalars.count > shownLetters else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(shownLetters))) + "…"
    }
}
