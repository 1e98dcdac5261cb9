public import GTK
public import Map
public import ServerUI
internal import Widgets

/// Shows a screen that a document describes, and keeps showing it while the document, or the data, becomes another.
///
/// A value that changes changes one property of one widget. Where the document is replaced, what has the same id and type
/// stays the same widget, with its focus, caret and scrolling; the rest comes, goes and moves.
public final class ScreenView: CustomWidget {
    /// What is shown.
    public let running: RunningScreen
    /// Where its pictures come from.
    public let pictures: any ScreenPictures
    private let surroundings: ScreenSurroundings
    private let body = Box(.vertical, spacing: Space.large)
    private let scroller: ScrolledWindow
    private var templates: [TemplateKey: any TemplatePart] = [:]

    /// How wide the screen grows, in pixels.
    static let greatestWidth = 1180

    /// Makes a view.
    /// - Parameters:
    ///   - running: What is shown.
    ///   - pictures: Where its pictures come from.
    ///   - registry: What makes a widget of each type of component.
    ///   - map: Where the pictures of maps come from; without it, pins are a list.
    ///   - isMetric: Whether maps measure in metres and kilometres; else in feet and miles.
    ///   - isForAuthors: Whether what cannot be shown says why.
    public init(
        _ running: RunningScreen, pictures: any ScreenPictures, registry: ComponentRegistry = .standard,
        map: MapSource? = nil, isMetric: Bool = true, isForAuthors: Bool = false
    ) {
        (self.running, self.pictures) = (running, pictures)
        surroundings = ScreenSurroundings(
            running: running, pictures: pictures, registry: registry, map: map, isMetric: isMetric,
            isForAuthors: isForAuthors)
        scroller = ScrolledWindow(
            Clamp(
                body.layout(margins: Insets(vertical: Space.medium, horizontal: Space.page)), to: Self.greatestWidth),
            scrolls: [.vertical])
        super.init()
        // What is on the screen has the keyboard.
        scroller.isFocusable = false
        adopt(scroller)
        observe {
            running.screen.templates.filter { running.holds($0.condition, in: .screen) }
        } _: { view, templates in
            view.show(templates)
        }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "screen-view"
        type.role = .group
    }

    /// How far the screen is scrolled down.
    public var scrolling: Adjustment { scroller.verticalAdjustment }

    private func show(_ shown: [Template]) {
        var known = templates
        templates = [:]
        var widgets: [Widget] = []
        for template in shown {
            let key = TemplateKey(template)
            // Of two templates with one id the first is shown.
            guard templates[key] == nil else { continue }
            let part = known.removeValue(forKey: key) ?? makePart(template)
            part.show(template)
            templates[key] = part
            widgets.append(part.widget)
        }
        body.setChildren(widgets)
    }

    private func makePart(_ template: Template) -> any TemplatePart {
        TemplateKey(template).isFlowing
            ? FlowingTemplate(template, surroundings) : PlainTemplate(template, surroundings)
    }
}
