import GTK
import TestSupport
import Testing

@MainActor @Suite("Colour dialog", .serialized)
struct ColorDialogTests {
    init() { Stage.open() }

    private let start = Color(red: 0.2, green: 0.4, blue: 0.6)

    /// Asks over a window, does something with the dialog, and returns the answer.
    private func ask(_ act: (Window) -> Void) async -> Color? {
        let window = Window()
        window.present()
        defer { window.destroy() }
        let task = Task { [start] in await ColorDialog("Colour").choose(from: start, in: window) }
        #expect(Stage.wait { Window.all.contains { $0.title == "Colour" && $0.isMapped } })
        if let dialog = Window.all.first(where: { $0.title == "Colour" }) { act(dialog) }
        let answer = await task.value
        #expect(Stage.wait { !Window.all.contains { $0.title == "Colour" } })
        return answer
    }

    @Test("it gives the colour chosen; nil when it is cancelled, closed, or its window ends")
    func answers() async throws {
        // GTK's own buttons: the one that cancels, and the one that chooses.
        let chosen = await ask { dialog in
            _ = everything(in: dialog).compactMap { $0 as? Button }.first { $0.label == "_Select" }?.click()
        }
        let color = try #require(chosen)
        #expect(abs(color.red - 0.2) < 0.01 && abs(color.green - 0.4) < 0.01 && color.alpha == 1)
        #expect(
            await ask { dialog in
                _ = everything(in: dialog).compactMap { $0 as? Button }.first { $0.label == "_Cancel" }?.click()
            } == nil)
        #expect(await ask { $0.close() } == nil)
        #expect(await ask { $0.parentWindow?.destroy() } == nil)
    }
}
