import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Printing", .serialized)
struct PrintTests {
    init() { Stage.open() }

    @Test("text is set page by page and written as PDF")
    func export() throws {
        let path = NSTemporaryDirectory() + "comptoir-print-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        func export() throws -> Trace {
            var made: [PrintedPage] = []
            var size = Size(width: 0, height: 0)
            let operation = PrintOperation("Negroni") { sheet in
                size = sheet.size
                let recipe = (1...120).map { "Step \($0): stir." }.joined(separator: "\n")
                made = sheet.flow([sheet.layout("Negroni", font: "Sans Bold 32"), sheet.layout(recipe)], spacing: 12)
                made[0].fill(Rectangle(x: 0, y: 40, width: sheet.size.width, height: 1), with: Color("red")!)
                return made
            }
            try operation.export(to: path)
            #expect(made.count == 3)
            #expect(size.width > 300 && size.height > 500)
            return Trace(operation)
        }
        #expect(try export().isGone)
        let data = try #require(FileManager.default.contents(atPath: path))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/Count 3"))
        #expect(text.contains("/FontFile"))
    }

    @Test("a layout larger than any page does not go round for ever, and none makes one page")
    func extremes() throws {
        let path = NSTemporaryDirectory() + "comptoir-print-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let operation = PrintOperation("Large") { sheet in
            #expect(sheet.flow([]).count == 1)
            return sheet.flow([sheet.layout("A B", font: "Sans 1200", width: 100)])
        }
        try operation.export(to: path)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("a file that cannot be written is an error")
    func failure() {
        let operation = PrintOperation("Nowhere") { _ in [] }
        #expect(throws: GLibError.self) { try operation.export(to: "/nonexistent/folder/file.pdf") }
    }

    @Test("cancelling the task closes the print dialog")
    func cancelled() async throws {
        let window = Window()
        window.present()
        let operation = PrintOperation("Negroni") { _ in [] }
        let task = Task { try await operation.run(in: window) }
        #expect(Stage.wait { Window.all.contains { $0.parentWindow === window && $0.isMapped } })
        task.cancel()
        #expect(try await task.value == false)
        #expect(Stage.wait { !Window.all.contains { $0.parentWindow === window } })
        window.destroy()
        MainLoop.drain()
    }
}
