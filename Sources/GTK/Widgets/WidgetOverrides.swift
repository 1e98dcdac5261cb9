internal import CGTK

/// Connects the virtual functions of GtkWidget to the methods of `CustomWidget`.
@MainActor
enum WidgetOverrides {
    static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>, _ definition: TypeDefinition) {
        if let name = definition.cssName { gtk_widget_class_set_css_name(widgetClass, name) }
        if let role = definition.role { gtk_widget_class_set_accessible_role(widgetClass, role.gtk) }
        guard definition.swiftClass is CustomWidget.Type else { return }
        widgetClass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let arguments = (widget, snapshot)
            MainActor.assumeIsolated {
                guard let custom = WidgetOverrides.custom(arguments.0), let snapshot = arguments.1 else { return }
                custom.snapshot(Snapshot(snapshot))
            }
        }
        widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            nonisolated(unsafe) let arguments = (widget, minimum, natural, minimumBaseline, naturalBaseline)
            MainActor.assumeIsolated {
                arguments.3?.pointee = -1
                arguments.4?.pointee = -1
                guard let custom = WidgetOverrides.custom(arguments.0) else { return }
                let result = custom.measure(Orientation(orientation), for: size < 0 ? nil : Int(size))
                arguments.1?.pointee = Int32(clamping: result.minimum)
                arguments.2?.pointee = Int32(clamping: max(result.minimum, result.natural))
            }
        }
        widgetClass.pointee.size_allocate = { widget, width, height, baseline in
            nonisolated(unsafe) let widget = widget
            MainActor.assumeIsolated {
                guard let custom = WidgetOverrides.custom(widget) else { return }
                custom.allocate(width: Int(width), height: Int(height))
                for case let popover as Popover in custom.children { popover.present() }
            }
        }
        widgetClass.pointee.get_request_mode = { widget in
            nonisolated(unsafe) let widget = widget
            return MainActor.assumeIsolated {
                WidgetOverrides.custom(widget)?.requestMode.gtk ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
            }
        }
        let objectClass = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            nonisolated(unsafe) let instance = object
            MainActor.assumeIsolated {
                WidgetOverrides.custom(UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self))?
                    .dispose()
                let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
                while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
                guard let parentClass = g_type_class_peek(gtk_widget_get_type()) else { return }
                parentClass.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(instance)
            }
        }
    }

    fileprivate static func custom(_ widget: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
        guard let widget else { return nil }
        return ToggleReference.wrapper(of: UnsafeMutableRawPointer(widget)) as? CustomWidget
    }
}
