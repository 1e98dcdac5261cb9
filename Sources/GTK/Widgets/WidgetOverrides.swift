internal import CGTK

/// The connection of GtkWidget's virtual functions to the methods of `CustomWidget`.
@MainActor
enum WidgetOverrides {
    static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>, _ definition: TypeDefinition) {
        if let name = definition.cssName { gtk_widget_class_set_css_name(widgetClass, name) }
        if let role = definition.role { gtk_widget_class_set_accessible_role(widgetClass, role.gtk) }
        guard definition.swiftClass is CustomWidget.Type else { return }
        widgetClass.pointee.snapshot = { widget, snapshot in
            onMainActor((widget, snapshot)) { widget, snapshot in
                guard let custom = WidgetOverrides.custom(widget), let snapshot else { return }
                custom.snapshot(Snapshot(snapshot, of: custom))
            }
        }
        widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
            onMainActor((widget, minimum, natural)) { widget, minimum, natural in
                guard let custom = WidgetOverrides.custom(widget) else { return }
                let result = custom.measure(Orientation(orientation), for: size < 0 ? nil : Int(size))
                minimum?.pointee = Int32(clamping: result.minimum)
                natural?.pointee = Int32(clamping: max(result.minimum, result.natural))
            }
        }
        widgetClass.pointee.size_allocate = { widget, width, height, baseline in
            onMainActor(widget) { widget in
                guard let custom = WidgetOverrides.custom(widget) else { return }
                custom.allocate(width: Int(width), height: Int(height))
                for case let popover as Popover in custom.children { popover.present() }
            }
        }
        widgetClass.pointee.get_request_mode = { widget in
            onMainActor(widget) {
                WidgetOverrides.custom($0)?.requestMode.gtk ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
            }
        }
        install(definition.answers, in: widgetClass)
        let objectClass = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            onMainActor(object) { object in
                let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
                while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
                guard let parentClass = g_type_class_peek(gtk_widget_get_type()) else { return }
                parentClass.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
            }
        }
    }

    static func custom(_ widget: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
        guard let widget else { return nil }
        return ToggleReference.wrapper(of: UnsafeMutableRawPointer(widget)) as? CustomWidget
    }
}
