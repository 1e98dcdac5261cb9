internal import CGTK

/// Further virtual functions of GtkWidget that a Swift widget implements itself.
///
/// Its `define(_:)` lists them, because each costs a call from C into Swift.
///
///     override class func define(_ type: TypeDefinition) { type.answers = [.contains, .state] }
///
///     override func contains(_ point: Point) -> Bool { … }
public struct WidgetQuestions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `contains(_:)`
    public static let contains = WidgetQuestions(rawValue: 1 << 0)
    /// `appeared()` and `vanished()`
    public static let visibility = WidgetQuestions(rawValue: 1 << 1)
    /// `enteredWindow()` and `leftWindow()`
    public static let window = WidgetQuestions(rawValue: 1 << 2)
    /// `stateChanged()`
    public static let state = WidgetQuestions(rawValue: 1 << 3)
    /// `directionChanged()`
    public static let direction = WidgetQuestions(rawValue: 1 << 4)
    /// `styleChanged()`
    public static let style = WidgetQuestions(rawValue: 1 << 5)
    /// `focusAsked()`
    public static let focus = WidgetQuestions(rawValue: 1 << 6)
}

extension WidgetOverrides {
    /// The functions of GtkWidget itself, which are called in addition to those in Swift.
    fileprivate static let base: UnsafeMutablePointer<GtkWidgetClass> = {
        guard let made = g_type_class_ref(gtk_widget_get_type()) else { fatalError("GTK was not started") }
        return made.assumingMemoryBound(to: GtkWidgetClass.self)
    }()

    static func install(_ questions: WidgetQuestions, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        if questions.contains(.contains) {
            widgetClass.pointee.contains = { widget, x, y in
                onMainActor(widget) { (WidgetOverrides.custom($0)?.contains(Point(x: x, y: y)) ?? false).c }
            }
        }
        if questions.contains(.visibility) {
            widgetClass.pointee.map = { widget in
                onMainActor(widget) {
                    WidgetOverrides.base.pointee.map?($0)
                    WidgetOverrides.custom($0)?.appeared()
                }
            }
            widgetClass.pointee.unmap = { widget in
                onMainActor(widget) {
                    WidgetOverrides.base.pointee.unmap?($0)
                    WidgetOverrides.custom($0)?.vanished()
                }
            }
        }
        if questions.contains(.window) {
            widgetClass.pointee.root = { widget in
                onMainActor(widget) {
                    WidgetOverrides.base.pointee.root?($0)
                    WidgetOverrides.custom($0)?.enteredWindow()
                }
            }
            widgetClass.pointee.unroot = { widget in
                onMainActor(widget) {
                    WidgetOverrides.custom($0)?.leftWindow()
                    WidgetOverrides.base.pointee.unroot?($0)
                }
            }
        }
        installChanges(questions, in: widgetClass)
    }

    private static func installChanges(
        _ questions: WidgetQuestions, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>
    ) {
        if questions.contains(.state) {
            widgetClass.pointee.state_flags_changed = { widget, before in
                onMainActor(widget) {
                    WidgetOverrides.base.pointee.state_flags_changed?($0, before)
                    WidgetOverrides.custom($0)?.stateChanged()
                }
            }
        }
        if questions.contains(.direction) {
            widgetClass.pointee.direction_changed = { widget, before in
                onMainActor(widget) {
                    WidgetOverrides.base.pointee.direction_changed?($0, before)
                    WidgetOverrides.custom($0)?.directionChanged()
                }
            }
        }
        if questions.contains(.style) {
            widgetClass.pointee.css_changed = { widget, change in
                onMainActor((widget, change)) { widget, change in
                    WidgetOverrides.base.pointee.css_changed?(widget, change)
                    WidgetOverrides.custom(widget)?.styleChanged()
                }
            }
        }
        if questions.contains(.focus) {
            widgetClass.pointee.grab_focus = { widget in
                onMainActor(widget) {
                    if WidgetOverrides.custom($0)?.focusAsked() == true { return 1 }
                    return WidgetOverrides.base.pointee.grab_focus?($0) ?? 0
                }
            }
        }
    }
}
