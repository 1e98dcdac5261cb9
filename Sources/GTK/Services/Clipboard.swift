internal import CGTK

/// The clipboard, with what was last copied in this or another program (`GdkClipboard`).
@MainActor
public final class Clipboard: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The clipboard of the display (`gdk_display_get_clipboard`).
    public static var current: Clipboard {
        guard let clipboard: Clipboard = Object.borrowed(gdk_display_get_clipboard(gdk_display_get_default())) else {
            fatalError("the display has no clipboard: start GTK first")
        }
        return clipboard
    }

    /// Copies text (`gdk_clipboard_set_text`).
    public func set(_ text: String) { gdk_clipboard_set_text(opaque, text) }

    /// Copies a picture (`gdk_clipboard_set_texture`).
    public func set(_ texture: Texture) { gdk_clipboard_set_texture(opaque, texture.opaque) }

    /// Returns the last copied text, requested from the program that has it (`gdk_clipboard_read_text_async`).
    /// - Throws: `GLibError` if there is no text or its program does not answer; `CancellationError`.
    public func text() async throws -> String {
        let clipboard = opaque
        return try await AsyncCall.run { cancellable, done, data in
            gdk_clipboard_read_text_async(clipboard, cancellable, done, data)
        } finish: { result, error in
            string(adopting: gdk_clipboard_read_text_finish(clipboard, result, &error)) ?? ""
        }
    }

    /// Whether the clipboard contains text (`gdk_clipboard_get_formats`).
    public var hasText: Bool {
        gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(opaque), GType(COMPTOIR_TYPE_STRING)) != 0
            || gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(opaque), "text/plain;charset=utf-8") != 0
    }

    /// Called when something else was copied (`changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("changed", handler) }
}
