import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("FittingLabel", .serialized)
struct FittingLabelTests {
    init() { Stage.open() }

    private func title(_ text: String) -> FittingLabel { FittingLabel(text).styled("hero-title") }

    @Test("a word that does not fit into a line is set smaller and stays whole, down to half")
    func word() throws {
        let title = title("Blackcurrant")
        let whole = try Int(#require(title.label.widestWord).rounded(.up))
        let line = title.measured(.vertical, for: whole).natural
        for part in [0.9, 0.6] {
            let width = Int(Double(whole) * part)
            try Stage.show(Box(.vertical, [title]), width: width, height: 300) { _ in
                #expect(Stage.wait { title.width == width })
                let place = try #require(title.label.bounds(in: title))
                #expect(title.label.width >= whole - 1 && abs(place.width - Double(width)) <= 2)
                // On one line, which is as much lower.
                #expect(abs(Double(title.height) - Double(line) * part) <= 2)
            }
        }
        #expect(title.scale(in: whole) == 1 && title.scale(in: 20) == 0.5)
    }

    @Test("it wraps between words, and is as large as its font where each of them fits")
    func words() throws {
        let title = title("Passion fruit")
        let word = try Int(#require(title.label.widestWord).rounded(.up))
        #expect(word < title.measured(.horizontal).natural && title.scale(in: word) == 1)
        #expect(
            title.measured(.vertical, for: word).natural
                == 2 * title.measured(.vertical, for: title.measured(.horizontal).natural).natural)
    }

    @Test("it asks for no more width than a label that is broken anywhere, and ends with its window")
    func least() {
        #expect(title("Blackcurrant").measured(.horizontal).minimum < 80)
        #expect(endsAfterShowing { title("Blackcurrant") })
    }
}
