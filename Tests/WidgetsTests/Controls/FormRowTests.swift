import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Form row", .serialized)
struct FormRowTests {
    init() { Stage.open() }

    private func make() -> (FormRow, Button) {
        let button = Button("A control of some width")
        return (FormRow("Text size", button), button)
    }

    @Test("the control stands at the end of the line, and below the caption where the line is too short")
    func layout() throws {
        let (row, button) = make()
        let natural = row.measured(.horizontal).natural
        try Stage.show(Box(.vertical, [row]), width: natural + 100) { _ in
            let caption = row.children[0]
            let bounds = try #require(button.bounds(in: row))
            #expect(bounds.x + bounds.width == Double(row.width))
            #expect(caption.bounds(in: row)?.x == 0)
        }
        // The two need no more than a small gap.
        #expect(row.measured(.vertical, for: natural - 12).natural == row.measured(.vertical, for: natural).natural)
        #expect(row.measured(.vertical, for: natural - 13).natural > row.measured(.vertical, for: natural).natural)
        #expect(row.measured(.horizontal).minimum < natural)
    }

    @Test("below, the control stands below the caption and not below its icon, if it fits there")
    func below() throws {
        for isInset in [true, false] {
            let control = Button("A control")
            let row = FormRow("A caption of some words", control, icon: "comptoir-edit-symbolic")
            let width = isInset ? row.measured(.horizontal).natural - 13 : control.measured(.horizontal).natural
            try Stage.show(Box(.vertical, [row]), width: width) { _ in
                let words = try #require(row.children[1].bounds(in: row))
                let place = try #require(control.bounds(in: row))
                #expect(place.y >= words.y + words.height && place.x == (isInset ? words.x : 0))
            }
        }
    }

    @Test("help that has no room beside the control is below both, as wide as the row")
    func helpBelow() throws {
        let control = Button("Metric")
        let words = "For what goes into a drink, which may be a little of this and perhaps very much of that."
        let row = FormRow("Units", control, icon: "comptoir-edit-symbolic", help: words)
        try Stage.show(Box(.vertical, [row]), width: row.measured(.horizontal).natural - 40) { _ in
            let caption = try #require(row.children[1].bounds(in: row))
            let help = try #require(row.children[2].bounds(in: row))
            let place = try #require(control.bounds(in: row))
            #expect(place.x + place.width == Double(row.width) && place.x >= caption.x + caption.width)
            #expect(abs(place.center.y - caption.center.y) <= 1)
            #expect(help.y >= place.y + place.height && help.x == caption.x && help.x + help.width == Double(row.width))
        }
    }

    @Test("where the row is too short help is below both, on one line, even if it would just fit beside the control")
    func shortHelpBelow() throws {
        for shorter in [24, 6] {
            let control = Button("Metric")
            let row = FormRow("Units", control, icon: "comptoir-edit-symbolic", help: "For what goes into a drink.")
            let line = row.children[2].measured(.vertical).natural
            try Stage.show(Box(.vertical, [row]), width: row.measured(.horizontal).natural - shorter) { _ in
                let caption = try #require(row.children[1].bounds(in: row))
                let help = try #require(row.children[2].bounds(in: row))
                let place = try #require(control.bounds(in: row))
                #expect(place.x + place.width == Double(row.width) && abs(place.center.y - caption.center.y) <= 1)
                #expect(help.height == Double(line) && help.y >= place.y + place.height && help.x == caption.x)
            }
        }
    }

    @Test("segments that fit beside the indent with their own widths start below the caption, on one line")
    func segmentsBelow() throws {
        let choices = ["System's own", "Light", "Dark"].map { Choice(id: $0, title: $0) }
        let control = SegmentedChoice("Theme", choices)
        let row = FormRow("Theme", control, icon: "comptoir-edit-symbolic")
        let (natural, height) = (control.measured(.horizontal).natural, control.measured(.vertical).natural)
        for (width, isInset) in [(natural + 2, true), (natural / 2, false)] {
            try Stage.show(Box(.vertical, [row]), width: width) { _ in
                let words = try #require(row.children[1].bounds(in: row))
                let place = try #require(control.bounds(in: row))
                #expect(place.x == (isInset ? words.x : 0) && place.x + place.width <= Double(width))
                #expect((place.height == Double(height)) == isInset)
            }
        }
    }

    @Test("a long caption goes on in further lines rather than make the row wider")
    func wraps() {
        let caption = "One of the longer captions that anybody would put before a button"
        let row = FormRow(caption, Button("Take it"))
        #expect(row.measured(.horizontal).minimum < 120)
        Stage.show(Box(.vertical, [row]), width: 200) { window in
            #expect(window.width == 200 && row.children[0].height > 2 * Label("One").measured(.vertical).natural)
        }
    }

    @Test("a caption of a given width leaves the control beside it, on as many lines as it takes")
    func captionWidth() throws {
        let row = FormRow("Price of a pack, in euros", Button("9.90"))
        let whole = row.measured(.horizontal).natural
        row.captionWidth = 14
        #expect(row.captionWidth == 14 && row.measured(.horizontal).natural < whole - 40)
        try Stage.show(Box(.vertical, [row]), width: whole - 40) { _ in
            let caption = try #require(row.children[0].bounds(in: row))
            let button = try #require(row.children[2].bounds(in: row))
            #expect(button.x >= caption.x + caption.width && caption.height > 30)
        }
        row.captionWidth = nil
        #expect(row.captionWidth == nil && row.measured(.horizontal).natural == whole)
    }

    @Test("right to left it is mirrored")
    func mirrored() throws {
        let (row, button) = make()
        row.direction = .rightToLeft
        Stage.show(Box(.vertical, [row]), width: 600) { _ in #expect(button.bounds(in: row)?.x == 0) }
    }

    @Test("help is below the caption and describes the control, long help takes no width, and the icon is first")
    func help() throws {
        let field = Entry()
        let help = "A great many words that say at length what the control that is beside them is good for"
        let row = FormRow("Name", field, icon: "comptoir-edit-symbolic", help: help)
        let plain = FormRow("Name", Entry())
        #expect(row.measured(.horizontal).natural < plain.measured(.horizontal).natural + 300)
        #expect(row.help == help && field.hasAccessible(.describedBy))
        try Stage.show(Box(.vertical, [row]), width: row.measured(.horizontal).natural) { _ in
            let (icon, caption, text) = (row.children[0], row.children[1], row.children[2])
            #expect(icon.bounds(in: row)?.x == 0)
            let (above, below) = (try #require(caption.bounds(in: row)), try #require(text.bounds(in: row)))
            #expect(above.x > 16 && below.x == above.x && below.y >= above.y + above.height)
            let place = try #require(field.bounds(in: row))
            #expect(place.x > above.x + above.width - 1)
        }
        row.help = ""
        #expect(!field.hasAccessible(.describedBy) && row.measured(.vertical).natural < 60)
    }

    @Test("a row is as high whichever control it has, so that rows are as far from each other")
    func height() {
        let heights = [Switch() as Widget, Stepper("Guests", value: 1, in: 1...9), Entry()].map {
            FormRow("Name", $0).measured(.vertical, for: 400).natural
        }
        #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 4, "\(heights)")
    }

    @Test("the caption names the control, after what a button says itself, and all of it ends")
    func accessibility() {
        let (row, button) = make()
        #expect(button.accessibleLabel == "A control of some width: Text size")
        let field = Entry()
        withExtendedLifetime(FormRow("Name", field)) { #expect(field.hasAccessible(.labelledBy)) }
        #expect(row.role == .group)
        #expect(endsAfterShowing { make().0 })
    }
}
