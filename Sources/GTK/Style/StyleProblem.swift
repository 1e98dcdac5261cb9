internal import CGTK

/// A place in a style sheet that GTK could not understand (`GtkCssSection`, `GError`).
public struct StyleProblem: Equatable, CustomStringConvertible, Sendable {
    /// The path of the file, or nil if the rules came from a string.
    public let path: String?
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int
    /// GTK's own message.
    public let message: String
    /// Whether GTK understood the rule but advises against it.
    public let isWarning: Bool

    init(_ section: OpaquePointer?, _ error: GError) {
        let start = section.flatMap { gtk_css_section_get_start_location($0)?.pointee }
        path = section.flatMap { gtk_css_section_get_file($0) }.flatMap { string(adopting: g_file_get_path($0)) }
        line = Int(start?.lines ?? 0) + 1
        column = Int(start?.line_chars ?? 0) + 1
        message = string(error.message) ?? ""
        isWarning = error.domain == gtk_css_parser_warning_quark()
    }

    public var description: String { "\(path ?? "style sheet"):\(line):\(column): \(message)" }
}
