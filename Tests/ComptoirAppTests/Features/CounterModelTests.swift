import ComptoirWidgets
import Foundation
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("A counter's editor and history")
struct CounterModelTests {
    private let clock: SetClock
    private let kitchen: Kitchen
    private let model: CounterModel
    private var library: Library { kitchen.environment.library }
    private var today: Today { kitchen.environment.today }

    init() async throws {
        Stage.open()
        clock = try SetClock("2026-03-11T12:00:00Z")
        kitchen = try await Kitchen(time: clock.source)
        let colour = RGB(red: 1, green: 2, blue: 3)
        let stamp = kitchen.environment.today.stamp
        _ = try await kitchen.environment.library.addCounter(.init(name: "Sugar", colour: colour), at: stamp)
        let id = try await kitchen.environment.library.addCounter(.init(name: "Smoking", colour: colour), at: stamp)
        model = CounterModel(id: id.counter, environment: kitchen.environment)
        model.appeared()
    }

    @Test("D7 a name that is blank or another's is told while it is typed, and the one before is kept")
    func names() async throws {
        #expect(Stage.wait { model.counter != nil })
        // The names of the others may come a moment later.
        #expect(
            Stage.wait {
                model.nameTyped(" sugar ")
                return model.nameProblem != nil
            })
        model.nameTyped("  ")
        #expect(model.nameProblem != nil)
        await kitchen.environment.performing?.value
        #expect(try await library.counter(model.id)?.name == "Smoking")
        model.nameTyped("Tobacco ")
        #expect(model.nameProblem == nil)
        #expect(Stage.wait { model.settings?.name == "Tobacco" })
    }

    @Test("ties are offered where something comes of them, with what that is, and only those of which it does")
    func links() throws {
        #expect(Stage.wait { model.counter != nil })
        let card = CounterLinks.card(model)
        func words() -> [String] { everything(in: card).filter(\.isVisible).compactMap { ($0 as? Label)?.text } }
        func choose(_ change: @escaping @Sendable (inout Counter.Settings) -> Void) {
            let before = model.settings
            model.change(change)
            #expect(Stage.wait { model.settings != before })
        }
        Stage.show(Box(.vertical, [card])) { _ in
            let asked = "After a drink with any of these, you are asked whether to start again."
            #expect(Stage.wait { card.isVisible && words().contains(asked) })
            #expect(words().contains("Anything with alcohol"))
            choose { $0.kind = .since }
            #expect(card.isVisible && words().contains(asked))
            choose { $0.kind = .until(CalendarDay("2026-12-24") ?? .first) }
            #expect(Stage.wait { !card.isVisible })
            choose { $0.kind = .with }
            #expect(!card.isVisible)
            choose { $0.isMarked = true }
            #expect(Stage.wait { card.isVisible && !words().contains(asked) })
            #expect(words().contains("Fruit") && !words().contains("Anything with alcohol"))
        }
    }

    @Test("the poster has the name that is being typed before it is kept, and never one that cannot be")
    func poster() {
        #expect(Stage.wait { model.poster?.caption == "days without Smoking" })
        #expect(
            Stage.wait {
                model.nameTyped(" sugar ")
                return model.nameProblem != nil
            })
        #expect(model.poster?.caption == "days without Smoking")
        model.nameTyped("Tobacco ")
        #expect(model.settings?.name == "Smoking" && model.poster?.caption == "days without Tobacco")
        model.change { $0.colour = RGB(red: 200, green: 0, blue: 0) }
        #expect(Stage.wait { model.poster?.color == Color(RGB(red: 200, green: 0, blue: 0)) })
    }

    @Test("the editor's poster stays in sight while its rows go by, and what sets back says that the record stays")
    func staying() {
        #expect(Stage.wait { model.counter != nil })
        model.startChosen(today.day.adding(days: -60))
        #expect(Stage.wait { model.state?.record == 60 })
        Stage.show(CounterEditor(model: model), width: 1100, height: 500) { window in
            let all = everything(in: window)
            guard let poster = all.first(where: { $0 is DayPoster }),
                let column = all.first(where: { $0 is StayingPoster }),
                let pane = all.compactMap({ $0 as? ScrolledWindow }).first(where: { $0.verticalAdjustment.upper > 500 })
            else {
                Issue.record("an editor has a poster beside rows that scroll")
                return
            }
            let before = poster.bounds(in: pane)?.y
            pane.verticalAdjustment.value = 200
            #expect(Stage.wait { column.bounds(in: pane).map { $0.y < -100 } == true })
            #expect(Stage.wait { poster.bounds(in: pane).map { abs($0.y - (before ?? 0)) <= 6 } == true })
            let sentence = "Counting starts again from today. The record of 60 days and what happened stay."
            #expect(all.contains { ($0 as? Label)?.text == sentence })
        }
        weak var gone: CounterEditor?
        do {
            let editor = CounterEditor(model: model)
            gone = editor
            Stage.show(editor) { _ in }
        }
        #expect(Stage.wait { gone == nil })
    }

    @Test("in a narrow window the editor's poster leaves the way to the next milestone out, and is lower")
    func brief() throws {
        #expect(Stage.wait { model.counter != nil })
        model.startChosen(today.day.adding(days: -41))
        #expect(Stage.wait { model.poster?.fraction == 0.41 })
        let editor = CounterEditor(model: model)
        let poster = try #require(everything(in: editor).lazy.compactMap { $0 as? DayPoster }.first)
        Stage.show(editor, width: 350, height: 600) { _ in
            #expect(Stage.wait { poster.content == model.poster && poster.height > 150 })
            let whole = poster.height
            kitchen.environment.isNarrow = true
            #expect(Stage.wait { poster.content.fraction == nil && poster.height <= whole - 24 })
            #expect(poster.content.standing.isEmpty && model.poster?.standing.isEmpty == false)
            kitchen.environment.isNarrow = false
            #expect(Stage.wait { poster.content == model.poster && poster.height == whole })
        }
    }

    @Test("the words of a streak begin and end where others of its card do")
    func streaks() throws {
        let theme = Theme(
            folder: Kitchen.resources.appending(path: "style").path, sheets: ["kit.css", "drawings.css", "app.css"])
        #expect(Stage.wait { model.counter != nil })
        model.startChosen(today.day.adding(days: -41))
        let streaks = CounterStreaks(model: model)
        try withExtendedLifetime(theme) {
            try Stage.show(Box(.vertical, [streaks]), width: 500) { _ in
                @MainActor func place(_ text: String) -> Rectangle? {
                    everything(in: streaks).first { ($0 as? Label)?.text.hasSuffix(text) == true }?.bounds(in: streaks)
                }
                #expect(Stage.wait { place("41 days") != nil })
                Stage.paint(streaks)
                let (title, length) = (try #require(place("today")), try #require(place("41 days")))
                #expect(title.x == 0 && length.x + length.width == Double(streaks.width))
            }
        }
    }

    @Test("the editor says what a counter has come to and what lies ahead, once there is something and it counts up")
    func facts() {
        #expect(Stage.wait { model.state != nil } && model.facts.isEmpty)
        func date(in days: Int) -> String { kitchen.environment.formats.date(today.day.adding(days: days)) }
        let since = GridFact("Counted since", date(in: -60))
        model.startChosen(today.day.adding(days: -60))
        let first = [
            GridFact("Record", "60 days"), since, GridFact("100 days on", date(in: 40)),
            GridFact("1 year on", date(in: 305)),
        ]
        #expect(Stage.wait { model.facts == first })
        model.resetClicked(note: "")
        let all = [
            GridFact("Record", "60 days"), GridFact("Average streak", "60 days"), GridFact("Restarts", "1"),
            since, GridFact("7 days on", date(in: 7)), GridFact("30 days on", date(in: 30)),
        ]
        #expect(Stage.wait { model.facts == all })
        Stage.show(CounterEditor(model: model), width: 1100, height: 500) { window in
            let grid = everything(in: window).compactMap { $0 as? FactGrid }.first
            #expect(Stage.wait { grid?.isMapped == true && grid?.facts == all })
            model.kindChosen("until")
            #expect(Stage.wait { model.facts.isEmpty && grid?.isMapped == false })
        }
    }

    @Test("a count that begins says so, and how far its first milestone is")
    func beginning() {
        #expect(Stage.wait { model.state != nil })
        model.startChosen(today.day)
        #expect(Stage.wait { model.poster?.standing == "Starts today · First goal: 7 days" })
        model.startChosen(today.day.adding(days: -1))
        #expect(Stage.wait { model.poster?.standing == "6 days to day 7" })
    }

    @Test("the day of a milestone says so, before it says what is next")
    func milestone() {
        #expect(Stage.wait { model.state != nil })
        model.startChosen(today.day.adding(days: -7))
        #expect(Stage.wait { model.poster?.standing == "7 days today" })
        #expect(model.poster?.fraction == 1)
        model.startChosen(today.day.adding(days: -365))
        #expect(Stage.wait { model.poster?.standing == "1 year today" })
        #expect(model.poster?.fraction == 1)
        // On its way the same years have the same name.
        model.kindChosen("since")
        @MainActor func way() -> DayPath.Days? {
            if case .way(let days)? = model.poster?.picture { days } else { nil }
        }
        #expect(Stage.wait { way()?.milestones[365] == "1 year" })
        #expect(way()?.milestones[30] == "30" && way()?.milestones[730] == "2 years")
        // On the day itself the way is at its end; that to the next one begins tomorrow.
        #expect(way()?.total == 365 && way()?.done == 365)
        model.startChosen(today.day.adding(days: -366))
        #expect(Stage.wait { way()?.total == 730 && way()?.done == 366 })
    }

    @Test("on its page the number is above what it counts, as large as fits, and all of it in the middle")
    func column() throws {
        let (number, words) = (BigNumber("41"), Label("days without tabac"))
        let column = CounterColumn(number, below: words)
        column.numberChanged()
        for (width, height) in [(900, 600), (312, 560), (300, 220)] {
            try Stage.show(column, width: width, height: height) { _ in
                let (above, below) = (try #require(number.bounds(in: column)), try #require(words.bounds(in: column)))
                #expect(above.y + above.height <= below.y && below.y - above.y - above.height < 30)
                let (top, foot) = (above.y, Double(column.height) - below.y - below.height)
                #expect(abs(top - foot) <= 2 && top >= 0, "\(width) × \(height)")
                // As large as fits: at one of the edges.
                #expect(top < 3 || abs(Double(number.width(for: number.height)) - above.width) < 12)
            }
        }
        number.text = ""
        column.numberChanged()
        Stage.show(column, width: 600, height: 400) { _ in
            #expect(!number.isMapped || number.height <= 1)
            let middle = words.bounds(in: column)?.center.y ?? 0
            #expect(abs(middle - Double(column.height) / 2) <= 2)
        }
    }

    @Test("a streak that is the longest yet says how far its next milestone is, and a way shows that by itself")
    func longest() {
        #expect(Stage.wait { model.state != nil })
        model.startChosen(today.day.adding(days: -20))
        #expect(Stage.wait { model.state?.days == 20 })
        model.resetClicked(note: "")
        #expect(Stage.wait { model.state?.days == 0 && model.state?.record == 20 })
        clock.set("2026-04-21T12:00:00Z")
        #expect(Stage.wait { today.day.description == "2026-04-21" })
        model.appeared()
        #expect(Stage.wait { model.poster?.standing == "Longest yet · 59 days to day 100" })
        #expect(model.poster?.fraction == 0.41)
        model.kindChosen("since")
        #expect(Stage.wait { model.poster?.caption == "days since Smoking" && model.poster?.fraction == nil })
    }

    @Test("the editor's kinds take all of the width of their group")
    func width() throws {
        #expect(Stage.wait { model.counter != nil })
        try Stage.show(CounterEditor(model: model), width: 1100, height: 500) { window in
            let all = everything(in: window)
            let kinds = try #require(all.compactMap { $0 as? SegmentedChoice }.first)
            let name = try #require(all.compactMap { $0 as? CounterNameField }.first)
            #expect(Stage.wait { kinds.width > 400 })
            let (place, other) = (kinds.bounds(in: window), name.bounds(in: window))
            #expect(place?.x == other?.x && place?.width == other?.width)
        }
    }

    @Test("D2 counts with, without, since and until")
    func kinds() {
        #expect(Stage.wait { model.settings?.kind == .without })
        model.kindChosen("with")
        #expect(Stage.wait { model.settings?.kind == .with })
        model.kindChosen("until")
        #expect(Stage.wait { model.state?.target?.description == "2026-03-12" && model.state?.days == 1 })
        model.kindChosen("since")
        #expect(Stage.wait { model.settings?.kind == .since && model.state?.target == nil })
    }

    @Test("D9 a start in the past counts from there; a reset begins anew and keeps the record")
    func record() async {
        #expect(Stage.wait { model.state != nil })
        model.startChosen(today.day.adding(days: -60))
        #expect(Stage.wait { model.state?.days == 60 })
        #expect(model.describe(today.day).hasPrefix("Today, "))
        // Today belongs to the streak that goes on, and is as strong as it.
        let shown = model.shownDays?.days
        #expect(shown?[today.day.ordinal]?.level == 1 && shown?[today.day.ordinal - 1]?.level == 1)
        #expect(shown?[today.day.ordinal + 1] == nil)
        #expect(!model.describe(today.day.adding(days: -1)).hasPrefix("Today, "))
        model.resetClicked(note: "a party")
        #expect(Stage.wait { model.state?.days == 0 && model.state?.record == 60 })
        #expect(model.events.first?.note == "a party" && model.events.last?.kind == .start)
        model.removed(model.events[0])
        #expect(Stage.wait { model.state?.days == 60 })
        // The page may know of it before the notice is there; a reset has one too.
        #expect(Stage.wait { kitchen.environment.notices.last?.text == "Removed from the history." })
        kitchen.environment.notices.last?.undo?()
        #expect(Stage.wait { model.state?.days == 0 })
    }

    @Test("milestones are kept where they are numbers, and else told and not lost")
    func milestones() {
        #expect(Stage.wait { model.settings != nil })
        model.milestonesTyped("1,000, 50")
        #expect(Stage.wait { model.settings?.milestones.own == [50, 1_000] })
        #expect(model.milestoneProblem == nil && model.milestonesText == "50, 1000")
        model.milestonesTyped("1,500")
        #expect(model.milestoneProblem == "“1,500” may be one number or several. Write “1500”, or “1, 500”.")
        #expect(CounterModel(id: model.id, environment: kitchen.environment).milestonesText == "1,500")
        #expect(model.settings?.milestones.own == [50, 1_000])
        model.milestonesTyped("1500")
        #expect(Stage.wait { model.settings?.milestones.own == [1_500] } && model.milestoneProblem == nil)
    }

    @Test("a note that was typed into the history is kept by leaving the page, once")
    func note() {
        Stage.show(CounterHistoryView(model: model)) { window in
            #expect(Stage.wait { model.counter != nil })
            guard
                let entry = everything(in: window).compactMap({ $0 as? Entry }).first(where: {
                    $0.accessibleLabel == "Note"
                })
            else {
                Issue.record("a history has a field for a note")
                return
            }
            #expect(Stage.wait { entry.isMapped })
            entry.text = " a party "
        }
        #expect(Stage.wait { model.events.first?.note == "a party" })
        #expect(model.events.map(\.kind) == [.note, .start])
    }

    @Test("what was deleted meanwhile is said to be gone")
    func gone() async throws {
        #expect(Stage.wait { model.counter != nil })
        #expect(model.status(kitchen.pictures) == nil)
        try await library.deleteCounter(model.id)
        #expect(Stage.wait { model.counter == nil })
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("a deleted counter has a page that says so")
            return
        }
        #expect(title == "This is no longer counted")
    }
}
