import Foundation
import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("What is said about the program", .serialized)
struct AboutViewTests {
    private let theme: Theme
    private let view: AboutView

    init() {
        Stage.open()
        theme = Theme(
            folder: Kitchen.resources.appending(path: "style").path, sheets: ["kit.css", "drawings.css", "app.css"])
        let nowhere = URL(filePath: "/nowhere")
        view = AboutView(folders: Folders(resources: Kitchen.resources, data: nowhere, cache: nowhere))
    }

    private func label(_ text: String) throws -> Label {
        try #require(everything(in: view).compactMap { $0 as? Label }.first { $0.text == text }, "\(text)")
    }

    /// Shows the view below the heading of a sheet.
    private func show(_ body: (Label) throws -> Void) rethrows {
        let heading = Label("About Comptoir").styled("title-2")
        let page = ScrolledWindow(Box(.vertical, [heading, view]), scrolls: [.vertical])
        try Stage.show(page, width: 720, height: 700) { window in
            Stage.paint(window)
            try body(heading)
        }
    }

    @Test("its name is in the brand's face and much larger than the sheet's heading, with the version below it")
    func name() throws {
        try show { heading in
            let (name, version) = (try label("Comptoir"), try label("Version \(AppIdentity.version)"))
            #expect(name[cssClass: "brand"] && name.textSize.height > 1.4 * heading.textSize.height)
            let (above, below) = (try #require(name.bounds(in: view)), try #require(version.bounds(in: view)))
            #expect(below.y == above.y + above.height && version.textSize.height < heading.textSize.height)
        }
    }

    @Test("its picture is large, and there is no void above and below it")
    func picture() throws {
        try show { _ in
            let picture = try #require(everything(in: view).compactMap { $0 as? ArtPicture }.first)
            let name = try label("Comptoir")
            let frame = try #require(picture.bounds(in: view))
            let below = try #require(name.bounds(in: view)).y
            // It is drawn three quarters as high as it is wide.
            let (top, bottom) = (frame.y + frame.height / 8, frame.y + frame.height * 7 / 8)
            #expect(frame.width == 210 && (0...6).contains(top) && (6...18).contains(below - bottom))
        }
    }

    @Test("what can be unfolded is set as the text is, one name in line with the other")
    func rows() throws {
        try show { _ in
            let text = try label("For a fruit bowl, a home bar and good resolutions.")
            let start = try #require(try label("Data sources").bounds(in: view)).x
            for name in try ["Data sources", "Fonts and artwork", "Libraries"].map(label) {
                let frame = try #require(name.bounds(in: view))
                #expect(frame.x == start && name.textSize.height == text.textSize.height, "\(name.text)")
            }
            let libraries = try ["GRDB", "Swift, its libraries and Swift Argument Parser", "ICU"].map(label)
            #expect(libraries.allSatisfy { !$0.isMapped })
            let folded = everything(in: view).compactMap { $0 as? Disclosure }.first { $0.title == "Libraries" }
            try #require(folded).isExpanded = true
            #expect(Stage.wait { libraries.allSatisfy(\.isMapped) })
        }
    }
}
