internal import CGTK

/// A dialog for choosing any colour (`GtkColorChooserDialog`, which GTK 4.10's `GtkColorDialog` shows too).
///
///     if let color = await ColorDialog("Colour of the counter").choose(from: model.color, in: window) { … }
public struct ColorDialog: Sendable {
    /// The title of the dialog, which says what the colour is for.
    public var title: String

    /// Creates a dialog.
    /// - Parameter title: the title, which says what the colour is for.
    public init(_ title: String) { self.title = title }

    /// Asks for an opaque colour.
    ///
    /// The result is nil if the user cancels, if the task is cancelled, which closes the dialog, and if the window
    /// ends.
    /// - Parameters:
    ///   - color: the colour to start with.
    ///   - window: the window that cannot be used in the meantime.
    @MainActor
    public func choose(from color: Color, in window: Window?) async -> Color? {
        let answer = Answer<Color?>()
        return await answer.wait(over: window, withdrawn: nil) {
            guard let made = gtk_color_chooser_dialog_new(title, window?.gtkWindow) else { return answer.give(nil) }
            let dialog = Window(Reference(borrowing: UnsafeMutableRawPointer(made)))
            var start = color.gdk
            gtk_color_chooser_set_use_alpha(dialog.opaque, 0)
            gtk_color_chooser_set_rgba(dialog.opaque, &start)
            // The colours to pick from are beside the button that leads here.
            dialog[Property<Bool>("show-editor")] = true
            dialog.isModal = window != nil
            answer.dismiss = { dialog.destroy() }
            dialog.connect("response") { [weak dialog] (response: Int) in
                guard let dialog else { return }
                var chosen = GdkRGBA()
                gtk_color_chooser_get_rgba(dialog.opaque, &chosen)
                answer.give(response == Int(GTK_RESPONSE_OK.rawValue) ? Color(chosen).opacity(1) : nil)
                dialog.destroy()
            }
            dialog.present()
        }
    }
}
