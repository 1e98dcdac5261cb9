import GTK
import Observation

// Notes that are written, looked for and thrown away: a model, a list that follows it, and a field bound both ways.

struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
}

@Observable @MainActor
final class Notebook {
    var notes = (1...10_000).map { Note(id: $0, text: "Note \($0)") }
    var draft = ""
    var search = ""

    var found: [Note] { search.isEmpty ? notes : notes.filter { $0.text.contains(search) } }

    func keep() {
        guard !draft.isEmpty else { return }
        notes.insert(Note(id: (notes.map(\.id).max() ?? 0) + 1, text: draft), at: 0)
        draft = ""
    }
}

let application = Application(identifier: "org.example.Notes")
application.onActivate {
    let book = Notebook()

    let draft = Entry(placeholder: "A new note").bind(with: book, \.draft)
    draft.onActivate { book.keep() }
    let search = SearchEntry(placeholder: "Search").bind(with: book, \.search)

    let found = ArrayList<Note>()
    let list = ListView(found, label: \.text) {
        NoteRow { book.notes.remove(id: $0) }
    } update: { row, note in
        row.show(note)
    }
    list.observe({ book.found }) { _, notes in found.elements = notes }

    let window = Window(application: application)
    window.title = "Notes"
    window.defaultSize = (420, 560)
    let page = Box(.vertical, spacing: 8, [draft, search, ScrolledWindow(list).layout(expand: [.vertical])])
    window.child = page.layout(margins: 8)
    window.present()
}
application.run()
