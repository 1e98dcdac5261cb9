import Foundation
import GTK
import TestSupport
import Testing
import Widgets

@testable import GalleryPages

@MainActor @Suite("Pictures of every page", .serialized)
final class PictureTests {
    private let samples: Samples
    private let theme: Theme

    init() throws {
        Stage.open()
        samples = try #require(Samples.find())
        let resources = samples.resources
        IconTheme.current.add(searchPath: resources.appending(path: "icons").path)
        Fonts.register(directory: resources.appending(path: "fonts").path)
        theme = Theme(folder: resources.appending(path: "style").path, sheets: Samples.sheets)
        ToolkitSettings.current.animationsEnabled = false
    }

    isolated deinit {
        ToolkitSettings.current.animationsEnabled = true
        ToolkitSettings.current.reset("gtk-application-prefer-dark-theme")
    }

    /// Runs `body` with the look in force, and goes back to the plain one.
    private func with(_ look: Look, _ body: () throws -> Void) rethrows {
        look.apply(to: theme)
        defer { Look.light.apply(to: theme) }
        try body()
    }

    /// Each page in the plain look, which both tests hold another one against.
    private static var plain: [String: Portrait] = [:]

    private func plainPages() throws -> [String: Portrait] {
        if PictureTests.plain.isEmpty {
            Look.light.apply(to: theme)
            for page in GalleryPage.all { PictureTests.plain[page.id] = try Portrait(page, samples) }
        }
        return PictureTests.plain
    }

    @Test("toolkit row 22: text twice as large makes every page longer, and none wider")
    func largeText() throws {
        let plain = try plainPages()
        try with(.largeText) {
            for page in GalleryPage.all {
                let large = try Portrait(page, samples)
                #expect(large.length > (try #require(plain[page.id]).length), "\(page.id)")
                #expect(large.windowWidth == Portrait.width, "\(page.id)")
            }
        }
    }

    @Test("toolkit row 24: from right to left every page is its own mirror image")
    func mirrored() throws {
        let plain = try plainPages()
        try with(.mirrored) {
            // West is on the left of a map whichever way one reads.
            for page in GalleryPage.all where !["map-panel", "screen-parts"].contains(page.id) {
                let mirrored = try Portrait(page, samples)
                let expected = try #require(plain[page.id]).places.map { place in
                    var place = place
                    place.place.x = Double(Portrait.width) - place.place.x - place.place.width
                    return place
                }
                #expect(expected.map(\.name) == mirrored.places.map(\.name), "\(page.id)")
                let wrong = zip(expected, mirrored.places).filter { abs($0.place.x - $1.place.x) > 2 }
                #expect(wrong.isEmpty, "\(page.id): \(wrong.map { "\($0.name) at \($1.place), not \($0.place)" })")
            }
        }
    }
}
