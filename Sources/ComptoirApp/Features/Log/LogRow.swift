import GTK
import Store
import Widgets

/// One entry of the log, or what stands above the entries.
///
/// What it shows them with is made with the first of each: GTK keeps 200 rows, most of them out of sight.
@MainActor
final class LogRow: Box {
    private let model: LogModel
    private let head: LogHead
    private let room = Box(.vertical)
    private let removed: @MainActor (LogLine) -> Void
    private(set) var entry: LogEntry?

    /// Makes a row.
    /// - Parameter removed: gets what is to be taken out of the log.
    init(model: LogModel, head: LogHead, removed: @escaping @MainActor (LogLine) -> Void) {
        self.model = model
        self.removed = removed
        self.head = head
        super.init(.vertical)
        room.minimumSize = SizeRequest(height: LogEntry.pictureSize)
        append(Clamp(room, to: 1080).layout(margins: Insets(vertical: Space.tiny, horizontal: Space.page)))
    }

    /// Shows an entry, or the head.
    func show(_ line: LogLine) {
        entry?.isVisible = !line.isHead
        if line.isHead {
            (head.parent as? Box)?.remove(head)
            room.append(head)
            return
        }
        room.remove(head)
        let entry = entry ?? LogEntry(model, removed: removed)
        if self.entry == nil { room.append(entry) }
        self.entry = entry
        entry.show(line)
    }
}

extension LogLine {
    /// Whether it stands for the head of the list.
    @MainActor
    var isHead: Bool { row == ResultsList<LogQuery>.head }
}

extension LogModel {
    /// What the drink is called that was made.
    func name(_ line: LogLine) -> String { line.name ?? TextLimit.name.shown(line.drink) }

    /// An entry for who cannot see it.
    func spoken(_ line: LogLine) -> String { "\(name(line)), \(detail(line))" }
}
