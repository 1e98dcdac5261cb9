internal import GTK
internal import ServerUI
internal import ComptoirWidgets
internal import Widgets

/// Pictures by themselves.
@MainActor
enum PictureParts {
    static func picture(_ context: RenderContext) -> Widget { make(context, height: 160) { $0.text("source") } }

    static func drink(_ context: RenderContext) -> Widget {
        make(context, height: 160) { source("drink", $0.text("drink")) }
    }

    static func fruit(_ context: RenderContext) -> Widget {
        make(context, height: 160) { source("fruit", $0.text("fruit")) }
    }

    static func bottle(_ context: RenderContext) -> Widget {
        make(context, height: 96, around: { BottleStand($0) }) { source("ingredient", $0.text("ingredient")) }
    }

    private static func source(_ kind: String, _ id: String) -> String { id.isEmpty ? "" : "\(kind):\(id)" }

    private static func make(
        _ context: RenderContext, height: Int, around: @escaping @MainActor (Widget) -> Widget = { $0 },
        _ source: @escaping @MainActor (RenderContext) -> String
    ) -> Widget {
        let holder = Box(.vertical).layout(horizontal: .center)
        context.observePicture(of: holder, height: height, source) { holder, picture in
            holder.setChildren(picture.map { [around($0)] } ?? [])
        }
        holder.role = context.component.properties["label"] == nil ? .none : .image
        context.observe(holder) {
            $0.text("label")
        } apply: { holder, label in
            if !label.isEmpty { holder.accessibleLabel = label }
        }
        return context.pressable(holder) { context in
            [context.text("label"), source(context)].first { !$0.isEmpty } ?? ""
        }
    }
}

/// Which picture is shown, how large, and of which version.
struct PictureOrder: Equatable {
    var source: String
    var height = 0
    var version = 0
}

extension RenderContext {
    /// Calls `apply` with a picture each time that another one is to be shown, or in another size.
    /// - Parameter height: where the component does not say.
    func observePicture<Target: Object>(
        of target: Target, height: Int, _ source: @escaping @MainActor (RenderContext) -> String,
        apply: @escaping @MainActor (Target, Widget?) -> Void
    ) {
        let pictures = surroundings.pictures
        observeLook(target) { context in
            let source = source(context)
            guard !source.isEmpty else { return PictureOrder(source: "") }
            return PictureOrder(
                source: source, height: Int(context.number("height") ?? Double(height)), version: pictures.version)
        } apply: { target, order in
            apply(target, order.source.isEmpty ? nil : pictures.picture(order.source, height: order.height))
        }
    }

    /// The widget itself, or a button around it where something follows when the component is pressed.
    /// - Parameter words: what assistive technology calls the button where the document does not say.
    func pressable(_ content: Widget, _ words: @escaping @MainActor (RenderContext) -> String) -> Widget {
        guard isPressable else { return content }
        let frame: Widget
        if component.children.isEmpty {
            let button = Button(child: content).styled("card-button")
            button.onClicked { [weak self] in self?.perform("activate") }
            frame = button
        } else {
            let around = PressFrame(content)
            around.onPressed { [weak self] in self?.perform("activate") }
            frame = around
        }
        name(frame, words)
        return frame
    }

    /// Names a widget by what the document says, or else by these words.
    func name(_ widget: Widget, _ words: @escaping @MainActor (RenderContext) -> String) {
        accessibleWidget = widget
        observe(widget) { context in
            let label = context.accessibleLabel
            return label.isEmpty ? words(context) : label
        } apply: { widget, label in
            widget.accessibleLabel = label
        }
    }

    /// The words of some properties that have any, in one line.
    func words(_ properties: String...) -> String {
        properties.map { text($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
