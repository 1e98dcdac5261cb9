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

    @Test("toolkit row 22: text twice as large makes every page longer, and none wider")
    func largeText() throws {
        Look.light.apply(to: theme)
        var lengths: [String: Int] = [:]
        for page in GalleryPage.all { lengths[page.id] = try Portrait(page, samples).length }
        try with(.largeText) {
            for page in GalleryPage.all {
                let portrait = try Portrait(page, samples)
                #expect(portrait.length > (lengths[page.id] ?? 0), "\(page.id)")
                #expect(portrait.picture.width == Portrait.width, "\(page.id)")
            }
        }
    }

    @Test("toolkit row 24: from right to left every page is its own mirror image")
    func mirrored() throws {
        Look.light.apply(to: theme)
        // West is on the left of a map whichever way one reads.
        for page in GalleryPage.all where !["map-panel", "screen-parts"].contains(page.id) {
            let plain = try Portrait(page, samples)
            try with(.mirrored) {
                let mirrored = try Portrait(page, samples)
                let expected = plain.places.map { place in
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
