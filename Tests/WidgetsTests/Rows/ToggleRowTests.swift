import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Toggle row", .serialized)
struct ToggleRowTests {
    init() { Stage.open() }

    private func make() -> ToggleRow {
        let row = ToggleRow(
            "State", ["Have", "Low", "Empty"].map { Choice(id: $0, title: $0) }, picture: Chip("p"),
            removeName: "Take off the shelf")
        row.show(name: "Gin", detail: "half a bottle", state: "Have")
        return row
    }

    @Test("toolkit row 20: real keys choose a state, and take the thing out")
    func keys() {
        let row = make()
        var (states, removed) = ([String](), 0)
        row.onStateChosen { states.append($0) }
        row.onRemoved { removed += 1 }
        Stage.show(Box(.vertical, [row])) { window in
            Hands.focus(window)
            find(.radio, named: "Have", in: row)?.grabFocus()
            Hands.type("Right", "Right", "Tab", "Return")
            #expect(Stage.wait { states == ["Low", "Empty"] && removed == 1 })
        }
    }

    @Test("the states stand at the end where there is room, and under the name where there is not")
    func layout() throws {
        for (width, isBeside) in [(600, true), (280, false)] {
            let row = make()
            try Stage.show(Box(.vertical, [Clamp(row, to: width)]), width: 700) { _ in
                let choice = try #require(find(.radioGroup, in: row)?.bounds(in: row))
                let remove = try #require(button("Take off the shelf: Gin", in: row)?.bounds(in: row))
                #expect((choice.y < remove.y + remove.height) == isBeside)
                #expect(choice.x >= 0 && choice.x + choice.width <= Double(row.width))
            }
        }
    }

    @Test("toolkit row 19: the row and its parts say which thing they are about; it can be used for another")
    func accessibility() {
        let row = make()
        #expect(row.role == .group && row.accessibleLabel == "Gin, half a bottle")
        #expect(find(.radioGroup, named: "Gin: State", in: row) != nil)
        var told = 0
        row.onStateChosen { _ in told += 1 }
        row.show(name: "Rum", state: "Low")
        #expect(row.state == "Low" && told == 0 && row.accessibleLabel == "Rum")
        #expect(button("Take off the shelf: Rum", in: row) != nil)
        #expect(endsAfterShowing { make() })
    }
}
