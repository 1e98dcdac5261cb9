import GTK
import Observation
import TestSupport
import Testing

@MainActor @Observable
private final class Query {
    var query = "abc"
}

@MainActor @Suite("Entries", .serialized)
struct EntryTests {
    init() { Stage.open() }

    @Test("text, cursor and selection, in Unicode scalars")
    func text() {
        let entry = Entry("crème", placeholder: "name")
        #expect(entry.text == "crème" && entry.placeholder == "name")
        entry.cursor = 3
        #expect(entry.cursor == 3 && entry.selection == 3..<3)
        entry.selectAll()
        #expect(entry.selection == 0..<5)
        entry.selection = 1..<2
        #expect(entry.selection == 1..<2)
    }

    @Test("setting the same text keeps the cursor, so a two-way binding does not disturb typing")
    func sameText() {
        let model = Query()
        let entry = SearchEntry()
        entry.bind(\.text) { model.query }
        entry.onChanged { [weak entry] _ in model.query = entry?.text ?? "" }
        entry.cursor = 2
        model.query = "abc"
        UpdateCycle.flush()
        #expect(entry.cursor == 2)
        model.query = "xyz"
        UpdateCycle.flush()
        #expect(entry.text == "xyz" && model.query == "xyz")
    }

    @Test("properties are read back")
    func properties() {
        let entry = Entry(purpose: .email)
        #expect(entry.purpose == .email && entry.isTextVisible && entry.maximumLength == nil)
        entry.isTextVisible = false
        entry.maximumLength = 4
        entry.text = "abcdef"
        entry.activatesDefault = true
        entry.progress = 2
        entry.isEditable = false
        entry.widthInCharacters = 9
        #expect(entry.maximumWidthInCharacters == nil)
        entry.maximumWidthInCharacters = 11
        entry.textAlignment = 1
        #expect(entry.text == "abcd" && !entry.isTextVisible && entry.activatesDefault)
        #expect(entry.progress == 1 && !entry.isEditable && entry.widthInCharacters == 9 && entry.textAlignment == 1)
        #expect(entry.maximumWidthInCharacters == 11)
    }

    @Test("icons at the ends")
    func icons() {
        let entry = Entry()
        entry.setIcon("edit-clear-symbolic", at: .end, named: "Clear")
        #expect(entry.icon(at: .end) == "edit-clear-symbolic" && entry.icon(at: .start) == nil)
        var pressed: [Edge] = []
        entry.onIconPressed { pressed.append($0) }
        entry.emit("icon-press", 1)
        #expect(pressed == [.end])
        entry.setIcon(nil, at: .end)
        #expect(entry.icon(at: .end) == nil)
    }

    @Test("tells of change and of Enter")
    func signals() {
        let entry = Entry()
        var events: [String] = []
        entry.onChanged { [weak entry] _ in events.append(entry?.text ?? "") }
        entry.onActivate { events.append("enter") }
        entry.text = "a"
        entry.emit("activate")
        #expect(events == ["a", "enter"])
    }

    @Test("a search field waits for a pause before it tells")
    func search() {
        let entry = SearchEntry(placeholder: "Search")
        entry.searchDelay = .milliseconds(1)
        #expect(entry.placeholder == "Search" && entry.searchDelay == .milliseconds(1))
        var searches: [String] = []
        entry.onSearchChanged { [weak entry] _ in searches.append(entry?.text ?? "") }
        Stage.show(entry) { _ in
            entry.text = "apple"
            #expect(Stage.wait { searches.last == "apple" })
            searches = []
            entry.text = ""
            #expect(searches == [""])
        }
    }

    @Test("a search field captures the keys of a widget that ends before it")
    func capture() {
        let entry = SearchEntry()
        var page: Box? = Box(.vertical)
        entry.captureKeys(of: page)
        let trace = page.map(Trace.init)
        page = nil
        #expect(trace?.isGone == true)
        entry.captureKeys(of: nil)
    }

    @Test("a search field tells of Escape and of stepping through matches")
    func searchKeys() {
        let entry = SearchEntry()
        var events: [String] = []
        entry.onStopSearch { events.append("stop") }
        entry.onNextMatch { events.append("next") }
        entry.onPreviousMatch { events.append("previous") }
        entry.onActivate { events.append("enter") }
        for signal in ["stop-search", "next-match", "previous-match", "activate"] { entry.emit(signal) }
        #expect(events == ["stop", "next", "previous", "enter"])
    }
}
