internal import CGTK

extension Widget {
    /// Lets the user drag something out of the widget; a picture of the widget follows the pointer (`GtkDragSource`).
    /// - Parameters:
    ///   - actions: what the receiver may do with the content.
    ///   - ended: called at the end, with whether the content was moved and so has to be removed here.
    ///   - phase: `.capture` for a widget full of buttons, which would otherwise keep the press.
    ///   - byTouch: false if fingers scroll and swipe instead.
    ///   - content: returns what is dragged from a position in the widget, or nil for nothing.
    @discardableResult
    public final func onDragOut(
        _ actions: DragActions = .copy, phase: InputPhase = .bubble, byTouch: Bool = true,
        ended: (@MainActor (_ isMoved: Bool) -> Void)? = nil,
        _ content: @escaping @MainActor (Point) -> DragContent?
    ) -> Connection {
        let source = Gesture(Reference(adopting: gtk_drag_source_new()))
        gtk_drag_source_set_actions(source.opaque, actions.gdk)
        source.connect(asking: "prepare") { [weak self, weak source] (x: Double, y: Double) -> DragContent? in
            guard let self, let source, byTouch || !source.isTouch, let content = content(Point(x: x, y: y)) else {
                return nil
            }
            let picture = gtk_widget_paintable_new(widget)
            gtk_drag_source_set_icon(source.opaque, picture, Int32(x), Int32(y))
            if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
            return content
        }
        if let ended {
            source.connect("drag-end") { (_: Object, isMoved: Bool) in ended(isMoved) }
        }
        return add(source, phase: phase)
    }

    /// Whether what is at a position, or anything it is in up to this widget, can be dragged out (`GtkDragSource`).
    ///
    /// A widget that follows the mouse asks before it does: the drag of what is in it begins a little later in newer GTK.
    public final func isDraggedOut(at position: Point) -> Bool {
        let picked: Widget? = Object.borrowed(gtk_widget_pick(widget, position.x, position.y, GTK_PICK_DEFAULT))
        guard let picked else { return false }
        return sequence(first: picked) { $0 === self ? nil : $0.parent }
            .contains { widget in widget.controllers.contains { $0.typeName == "GtkDragSource" } }
    }

    /// Accepts what is dropped on the widget, if it is of a type (`GtkDropTarget`).
    ///
    /// Text and `Texture` may come from any program, other Swift types only from this one.
    /// - Parameters:
    ///   - hovering: called with whether something of the type is over the widget.
    ///   - drop: receives the dropped value and its position; returns whether it was accepted.
    @discardableResult
    public final func onDrop<Value>(
        of type: Value.Type, actions: DragActions = .copy, hovering: (@MainActor (Bool) -> Void)? = nil,
        _ drop: @escaping @MainActor (Value, Point) -> Bool
    ) -> Connection {
        let received = DropType(type)
        let target = Controller(Reference(adopting: gtk_drop_target_new(received.type, actions.gdk)))
        if received == .swift {
            // All Swift types share one GType, so GTK's own check is not enough.
            target.connect(asking: "accept") { (drop: Object) -> Bool in
                guard let drag = gdk_drop_get_drag(drop.opaque),
                    let content: DragContent = Object.borrowed(gdk_drag_get_content(drag))
                else { return false }
                return content.swiftValue(as: type) != nil
            }
        }
        if let hovering {
            // `enter` has to answer with the action, which is left to the default handler.
            target.onNotify("current-drop") { [weak target] in
                if let target { hovering(gtk_drop_target_get_current_drop(target.opaque) != nil) }
            }
        }
        let closure = Handler.closure { parameters, result in
            var isTaken = false
            if let boxed = g_value_get_boxed(parameters + 1)?.assumingMemoryBound(to: GValue.self),
                let value = received.read(boxed, as: type)
            {
                isTaken = drop(
                    value, Point(x: g_value_get_double(parameters + 2), y: g_value_get_double(parameters + 3)))
            }
            if let result { g_value_set_boolean(result, isTaken.c) }
        }
        g_signal_connect_closure(target.raw, "drop", closure, 0)
        return add(target, phase: .bubble)
    }
}

/// How a dropped value of a Swift type arrives.
@MainActor
private enum DropType {
    case text, texture, swift

    init<Value>(_ type: Value.Type) {
        self = type == String.self ? .text : type == Texture.self ? .texture : .swift
    }

    var type: GType {
        switch self {
        case .text: GType(COMPTOIR_TYPE_STRING)
        case .texture: gdk_texture_get_type()
        case .swift: SwiftValue.type
        }
    }

    func read<Value>(_ value: UnsafeMutablePointer<GValue>, as type: Value.Type) -> Value? {
        switch self {
        case .text: string(g_value_get_string(value)) as? Value
        case .texture: Object.borrowed(g_value_get_object(value), as: Texture.self) as? Value
        case .swift: Carried<Any>.value(g_value_get_boxed(value)) as? Value
        }
    }
}
