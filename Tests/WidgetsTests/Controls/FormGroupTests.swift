import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Form group", .serialized)
struct FormGroupTests {
    init() { Stage.open() }

    private func make() -> (group: FormGroup, rows: [FormRow]) {
        let rows = ["One", "Two", "Three"].map { FormRow($0, Switch()) }
        return (FormGroup("Look", rows), rows)
    }

    @Test("the rows are below the heading, over the whole width and in their order; a hidden one leaves no gap")
    func rows() throws {
        let (group, rows) = make()
        try Stage.show(Box(.vertical, [group]), width: 400) { _ in
            let places = try rows.map { try #require($0.bounds(in: group)) }
            let heading = try #require(group.heading.bounds(in: group))
            #expect(places[0].y > heading.y + heading.height)
            #expect(places.allSatisfy { $0.x == places[0].x && $0.width > 360 })
            #expect(places[1].y - places[0].y == places[2].y - places[1].y)
            #expect(places[1].y >= places[0].y + places[0].height)
            rows[1].isVisible = false
            #expect(Stage.wait { rows[2].bounds(in: group)?.y == places[1].y })
        }
    }

    @Test("a row that is added stands last")
    func added() throws {
        let (group, rows) = make()
        let last = FormRow("Four", Switch())
        group.add(last)
        try Stage.show(Box(.vertical, [group]), width: 400) { _ in
            let places = try [rows[2], last].map { try #require($0.bounds(in: group)) }
            #expect(places[1].y > places[0].y)
        }
    }

    @Test("it is a group with the name of its heading, and ends with its window")
    func accessibility() {
        #expect(make().group.role == .group && make().group.accessibleLabel == "Look")
        #expect(endsAfterShowing { make().group })
    }
}
