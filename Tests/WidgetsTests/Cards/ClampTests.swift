import GTK
import TestSupport
import Testing
import Widgets

/// A widget that is higher the wider it is.
@MainActor
private final class Growing: CustomWidget {
    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let length = orientation == .horizontal ? 100 : (size ?? 100) / 2
        return Extent(minimum: length, natural: length)
    }
}

@MainActor @Suite("Clamp", .serialized)
struct ClampTests {
    init() { Stage.open() }

    private func words(_ text: String) -> Label {
        let label = Label(text)
        label.wraps = true
        return label
    }

    @Test("its child is as wide as there is room for, at most the limit, and in the middle")
    func width() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            for (width, wanted) in [(200, 200), (300, 300), (700, 300)] {
                let child = words("Some words")
                let clamp = Clamp(child, to: 300)
                for widget in everything(in: clamp) { widget.direction = direction }
                try Stage.show(Box(.vertical, [clamp]), width: width, height: 200) { _ in
                    let place = try #require(child.bounds(in: clamp))
                    #expect(place.width == Double(wanted) && place.center.x == Double(width) / 2)
                }
            }
        }
    }

    @Test("a child that cannot be as narrow as the limit is as wide as it has to be")
    func least() {
        let child = Label("Words that are on one line and so need their room")
        let least = child.measured(.horizontal).minimum
        let clamp = Clamp(child, to: 20)
        #expect(clamp.measured(.horizontal).minimum == least)
        Stage.show(Box(.vertical, [clamp]), width: 600, height: 100) { _ in #expect(child.width == least) }
    }

    @Test("without a width it is as high as in the greatest one, also where that is higher than in a smaller one")
    func heightWithoutWidth() {
        let wide = Clamp(Growing(), to: 400)
        let text = Clamp(words(String(repeating: "words ", count: 60)), to: 400)
        for clamp in [wide, text] {
            #expect(clamp.measured(.vertical) == clamp.measured(.vertical, for: 1_048_576))
        }
    }

    @Test("it ends with its window")
    func ends() { #expect(endsAfterShowing { Clamp(Label("A")) }) }
}
