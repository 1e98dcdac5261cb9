internal import GTK
internal import ServerUI

/// A template with the widget that shows it.
@MainActor
protocol TemplatePart: AnyObject {
    var widget: Box { get }
    /// Shows this version of the template.
    func show(_ template: Template)
}

/// What tells a template from the others, and from one that needs another widget.
struct TemplateKey: Hashable {
    private let id: String
    private let type: String
    private let isRepeated: Bool

    init(_ template: Template) {
        (id, type, isRepeated) = (template.id, template.type, template.repetition != nil)
    }

    /// Whether it is a list of any length, of which only what is in sight has widgets.
    var isFlowing: Bool { isRepeated && (type == "list" || type == "grid") }
}
