public import ServerUI
internal import Widgets

/// What properties come to.
extension RenderContext {
    /// What a property comes to; nil where the component does not have it.
    public func value(_ property: String) -> Value? { running.value(property, of: component, in: scope) }

    /// A property's words; empty where there are none.
    public func text(_ property: String) -> String {
        switch value(property) {
        case .text(let text): text
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
