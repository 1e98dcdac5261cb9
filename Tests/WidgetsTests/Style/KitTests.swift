import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("What the kit carries in itself", .serialized)
struct KitTests {
    init() { Stage.open() }

    @Test("a theme without a folder has every sheet, and GTK understands all of them")
    func theme() {
        let theme = Theme()
        #expect(theme.problems.isEmpty)
        for (choice, isDark) in [(ThemeChoice.light, false), (.dark, true)] {
            theme.choice = choice
            #expect(theme.isDark == isDark && theme.problems.isEmpty)
            theme.isHighContrast.toggle()
            #expect(theme.problems.isEmpty)
        }
    }

    @Test("the style is in force: a disclosure's title is as large as the kit has it")
    func style() {
        func height() -> Int { Label("Title").styled("title-1").measured(.vertical).natural }
        let plain = height()
        let theme = Theme()
        #expect(height() > plain)
        withExtendedLifetime(theme) {}
    }

    @Test("every icon that a widget of the kit names is there")
    func icons() throws {
        Kit.start()
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Widgets")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: /"(comptoir-[a-z-]+-symbolic)"/).map { String($0.1) })
        }
        #expect(names.count > 15)
        let folder = try Resources.list("\(Kit.path)/icons/scalable/actions")
        for name in names { #expect(folder.contains("\(name).svg"), "\(name)") }
        #expect(IconTheme.current.has("comptoir-chevron-down-symbolic"))
    }

    @Test("the packed files are those of the source tree")
    func current() throws {
        Kit.start()
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Resources/style")
        for name in try Resources.list("\(Kit.path)/style") {
            let file = try String(contentsOf: root.appending(path: name), encoding: .utf8)
            #expect(try Resources.text("\(Kit.path)/style/\(name)") == file, "run meson-helpers/kit-resources.sh")
        }
    }

    @Test("text has five sizes and no other, beside those for display")
    func sizes() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Resources/style")
        let allowed: Set = ["0.86em", "1em", "1.2em", "1.4em", "2.3em", "3em", "4.2em", "inherit"]
        var seen: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        where file.pathExtension == "css" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                for size in line.matches(of: /font-size:\s*([^;}]+?)\s*[;}]/).map({ String($0.1) }) {
                    let isBrand = size == "27px" && line.contains(".brand ")
                    #expect(isBrand || allowed.contains(size), "\(file.lastPathComponent): \(line)")
                    seen.insert(size)
                }
            }
        }
        #expect(seen.isSuperset(of: allowed))
    }
}
