internal import CGTK

/// A message that the desktop shows even if the program is not in front (`GNotification`).
@MainActor
public final class DesktopNotification: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The urgency of a notification.
    public enum Priority: UInt32, Sendable { case normal, low, high, urgent }

    /// Creates a notification.
    /// - Parameter icon: the name of an icon; nil for the program's own.
    public convenience init(title: String, body: String? = nil, icon: String? = nil, priority: Priority = .normal) {
        self.init(Reference(adopting: g_notification_new(title)))
        if let body { g_notification_set_body(opaque, body) }
        if let icon {
            let themed = g_themed_icon_new(icon)
            defer { g_object_unref(themed.map { UnsafeMutableRawPointer($0) }) }
            g_notification_set_icon(opaque, themed)
        }
        g_notification_set_priority(opaque, GNotificationPriority(rawValue: priority.gtk))
    }

    /// Sets the action of the application that a click on the notification performs
    /// (`g_notification_set_default_action_and_target_value`).
    @discardableResult
    public func opens(_ action: String, _ target: (any VariantConvertible)? = nil) -> Self {
        withTarget(target) {
            g_notification_set_default_action_and_target_value(opaque, DesktopNotification.check(action), $0)
        }
        return self
    }

    /// Adds a button that performs an action of the application (`g_notification_add_button_with_target_value`).
    @discardableResult
    public func button(_ label: String, _ action: String, _ target: (any VariantConvertible)? = nil) -> Self {
        withTarget(target) {
            g_notification_add_button_with_target_value(opaque, label, DesktopNotification.check(action), $0)
        }
        return self
    }

    private func withTarget(_ target: (any VariantConvertible)?, _ body: (OpaquePointer?) -> Void) {
        if let target { target.variant.use { body($0) } } else { body(nil) }
    }

    private static func check(_ action: String) -> String {
        require(action.hasPrefix("app."), "a notification outlives windows: «\(action)» must be one of app.…")
        return action
    }
}

extension DesktopNotification.Priority {
    fileprivate var gtk: UInt32 {
        switch self {
        case .normal: G_NOTIFICATION_PRIORITY_NORMAL.rawValue
        case .low: G_NOTIFICATION_PRIORITY_LOW.rawValue
        case .high: G_NOTIFICATION_PRIORITY_HIGH.rawValue
        case .urgent: G_NOTIFICATION_PRIORITY_URGENT.rawValue
        }
    }
}

extension Application {
    /// Shows a notification (`g_application_send_notification`).
    /// - Parameter identifier: the identifier; a notification sent earlier with the same one is replaced.
    public final func send(_ notification: DesktopNotification, as identifier: String) {
        g_application_send_notification(application, identifier, notification.opaque)
    }

    /// Withdraws a notification (`g_application_withdraw_notification`).
    public final func withdrawNotification(_ identifier: String) {
        g_application_withdraw_notification(application, identifier)
    }
}
