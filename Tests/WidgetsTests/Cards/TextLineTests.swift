import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Text line", .serialized)
struct TextLineTests {
    init() { Stage.open() }

    private func label(_ text: String, wraps: Bool = true) -> Label {
        let label = Label(text)
        label.wraps = wraps
        return label
    }

    @Test("the text gets what the others leave over, and these give it up where it cannot do with less")
    func widths() throws {
        let (text, amount) = (label("Strawberries"), label("four tablespoons and one more"))
        text.minimumSize = SizeRequest(width: 120)
        let line = TextLine(text: text, [amount], spacing: 10)
        let natural = amount.measured(.horizontal).natural
        func shown(_ width: Int) -> (text: Int, amount: Int) {
            let box = Box(.vertical, [line])
            defer { box.remove(line) }
            return Stage.show(box, width: width) { window in
                #expect(window.width == width)
                return (text.width, amount.width)
            }
        }
        #expect(shown(natural + 300) == (290, natural))
        #expect(shown(natural + 100) == (120, natural - 30))
    }

    @Test("what is aligned to the start stands beside the first line, all else in the middle")
    func start() {
        let (sign, mark) = (label("1", wraps: false), label("2", wraps: false))
        sign.verticalAlignment = .start
        let text = Box(.vertical, [label("One"), label("two"), label("three")])
        let line = TextLine([sign, mark], text: text)
        Stage.show(line, width: 300) { _ in
            #expect(sign.bounds(in: line)?.y == 0)
            #expect(mark.bounds(in: line)?.y == Double((line.height - mark.height) / 2))
        }
    }

    @Test("what follows a text stands after its lines, also where these are several")
    func close() throws {
        let (text, note) = (label("Autumn and winter; all the year by one source"), label("[1]", wraps: false))
        let line = TextLine(text: text, [note], spacing: 4, isClose: true)
        for width in [140, 190, 240, 600] {
            Stage.show(Box(.vertical, [line]), width: width) { _ in
                // Some word ends where the note begins: the text has no more width than its longest line.
                #expect(text.width - Int(text.textSize.width) <= 1, "\(width)")
                let (words, after) = (text.bounds(in: line), note.bounds(in: line))
                #expect(after?.x == words.map { $0.x + $0.width + 4 })
                #expect((text.height > 30) == (width < 600))
            }
            line.parent.flatMap { $0 as? Box }?.remove(line)
        }
    }

    @Test("what does not wrap keeps its width")
    func fixed() {
        let line = TextLine(text: label("Anything that is long enough"), [label("fixed", wraps: false)], spacing: 10)
        let fixed = label("fixed", wraps: false).measured(.horizontal).natural
        #expect(line.measured(.horizontal).minimum >= fixed + 10)
        #expect(endsAfterShowing { TextLine(text: self.label("A"), [Button("B")]) })
    }
}
