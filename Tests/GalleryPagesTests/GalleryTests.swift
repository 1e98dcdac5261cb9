import Foundation
import GTK
import GalleryPages
import TestSupport
import Testing

@MainActor @Suite("Gallery", .serialized)
struct GalleryTests {
    init() { Stage.open() }

    @Test("toolkit row 11: no widget survives its window")
    func freed() throws {
        let visits = try Visit.all.get()
        _ = Stage.wait { visits.allSatisfy { $0.traces.allSatisfy(\.trace.isGone) } }
        for visit in visits {
            let left = visit.traces.filter { !$0.trace.isGone }.map(\.name)
            #expect(left.isEmpty, "\(visit.page.id)")
            #expect(visit.traces.count > 5, "\(visit.page.id)")
        }
    }

    @Test("toolkit row 19: whatever the keyboard reaches on a page has a name")
    func named() throws {
        #expect(!Visit.hasName(Button(child: Image(icon: "open-menu-symbolic"))))
        for visit in try Visit.all.get() { #expect(visit.nameless.isEmpty, "\(visit.page.id)") }
    }

    @Test("every widget of the kit has its page")
    func complete() throws {
        let seen = try Visit.all.get().reduce(into: Set()) { $0.formUnion($1.classes) }
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let pattern = /(?m)^(?:public |public final |open )class (\w+)(?:<[^>]*>)?: (\w+)/
        var bases: Set = [
            "Widget", "CustomWidget", "Box", "Button", "Window", "Popover", "ToggleButton", "Overlay", "Label",
        ]
        var missing: Set<String> = []
        for folder in ["Widgets", "ComptoirWidgets", "Map", "ServerUIRenderer"] {
            for case let file as URL in FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil) ?? .init()
            where file.pathExtension == "swift" {
                for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern)
                where bases.contains(String(match.2)) {
                    bases.insert(String(match.1))
                    if !seen.contains(String(match.1)) { missing.insert(String(match.1)) }
                }
            }
        }
        #expect(missing == [])
    }

    @Test("pages have different names, a sentence and a line of code")
    func names() {
        #expect(Set(GalleryPage.all.map(\.id)).count == GalleryPage.all.count)
        #expect(GalleryPage.all.allSatisfy { !$0.summary.isEmpty && !$0.code.isEmpty })
    }
}
