import GTK
import ComptoirWidgets
import Widgets

/// Widgets that count days.
@MainActor
enum DayPages {
    static let all = [tally, path, number, slides] + DayPosterPages.all + DayHistoryPages.all

    /// A few background colours, dark and light.
    static let grounds = ["#2F5D50", "#741102", "#E9B44C", "#C7D9E8"].compactMap { Color($0) }

    /// Returns a widget on a coloured background, with some space around it.
    static func ground(_ index: Int, _ widget: Widget) -> Widget {
        let page = ColorGround(
            grounds[index % grounds.count],
            Box(
                .vertical,
                [widget.layout(expand: [.horizontal, .vertical], margins: Insets(vertical: 24, horizontal: 24))]
            ))
        return page
    }

    private static let tally = GalleryPage(
        "tally-marks", "Days", "TallyMarks",
        "A number of days as tally marks, drawn as by hand; many are drawn together, as a legend says, and years are blocks.",
        code: "let tally = TallyMarks(seed: counter.id)\ntally.bind(\\.days) { model.days }"
    ) { _ in
        var days = 41
        let counting = TallyMarks(days, seed: 3, alternativeText: "41 days")
        let button = Button("One more day").layout(horizontal: .center)
        button.onClicked { [weak counting] in
            days += 1
            counting?.days = days
        }
        let numbers = [0, 1, 4, 5, 41, 365, 388, 730, 3650, 10_000]
        return [
            Specimen(
                "A day more is drawn by hand", ground(0, Box(.vertical, spacing: Space.large, [counting, button])))
        ]
            + numbers.enumerated().map { index, days in
                Specimen("\(days)", ground(index, TallyMarks(days, seed: index, alternativeText: "\(days) days")))
            } + [
                Specimen("3650 where it is narrow", Clamp(ground(1, TallyMarks(3650, seed: 6)), to: 360)),
                Specimen("36,500, in hardly any room", ground(2, TallyMarks(36_500, seed: 6)), height: 150),
                Specimen("On the page's own ground", TallyMarks(23, seed: 9)),
            ]
    }

    private static let number = GalleryPage(
        "big-number", "Days", "BigNumber", "A number as large as its room allows.",
        code: "let number = BigNumber(\"41\", spoken: \"41 days without smoking\")"
    ) { _ in
        var days = 98
        let counting = BigNumber("\(days)").layout(expand: [.horizontal, .vertical])
        let button = Button("One more day").layout(horizontal: .center)
        button.onClicked { [weak counting] in
            days += 1
            counting?.text = "\(days)"
        }
        return [
            Specimen(
                "Figures that change roll", ground(0, Box(.vertical, spacing: Space.large, [counting, button])),
                height: 300),
            Specimen("None yet", ground(1, BigNumber("0")), height: 240),
            Specimen("Ten years", ground(2, BigNumber("3,650")), height: 300),
            Specimen("Where there is little room", Clamp(ground(3, BigNumber("365")), to: 200), height: 120),
            Specimen("Other figures", ground(0, BigNumber("٣٦٥")), height: 240),
        ]
    }

    private static let path = GalleryPage(
        "day-path", "Days", "DayPath",
        "Days as a winding way of boxes; many days share a box, as a legend says; a year is a stretch, and one box of many.",
        code: "path.bind(\\.days) { DayPath.Days(total: model.total, done: model.done, milestones: [30: \"30\"]) }"
    ) { _ in
        var done = 41
        @MainActor func days(_ total: Int, _ done: Int) -> DayPath.Days {
            DayPath.Days(
                total: total, done: done,
                milestones: Dictionary(
                    uniqueKeysWithValues: [7, 30, 100, 365, 1000, 3650].filter { $0 <= total }.map { ($0, "\($0)") }))
        }
        let going = DayPath(days(100, done), alternativeText: "41 of 100 days")
        let button = Button("One more day").layout(horizontal: .center)
        button.onClicked { [weak going] in
            done += 1
            going?.days = days(100, done)
        }
        let some = [
            (0, 0), (1, 0), (4, 1), (5, 5), (30, 12), (365, 41), (365, 365), (800, 500), (3650, 1200), (36_500, 20_000),
        ]
        return [
            Specimen("41 of 100 days", ground(0, Box(.vertical, spacing: Space.large, [going, button])))
        ]
            + some.enumerated().map { index, some in
                Specimen(
                    "\(some.1) of \(some.0)",
                    ground(index, DayPath(days(some.0, some.1), alternativeText: "\(some.1) of \(some.0) days")))
            } + [
                Specimen("365 where it is narrow", Clamp(ground(1, DayPath(days(365, 200))), to: 360)),
                Specimen("On the page's own ground", DayPath(days(60, 23))),
            ]
    }

    private static let slides = GalleryPage(
        "slideshow", "Days", "Slideshow",
        "Pages that follow each other every three seconds, unless pointer, keyboard or person are at them.",
        code: "let slides = Slideshow(\"Counters\", count: 4) { CounterPage(model.counters[$0]) }"
    ) { _ in
        let counters = [
            (41, "days without smoking"), (7, "days with exercise"), (365, "days in the new flat"), (0, "days"),
        ]
        @MainActor func page(_ index: Int) -> Widget {
            let (days, name) = counters[index % counters.count]
            let title = Label(name).styled("day-title")
            title.ellipsis = .end
            return Box(
                .vertical, spacing: Space.medium,
                [
                    title,
                    BigNumber("\(days)", spoken: "\(days) \(name)").layout(expand: [.horizontal, .vertical]),
                    TallyMarks(days, seed: index), Label("record 60"),
                ]
            ).layout(margins: Insets(vertical: 24, horizontal: 24))
        }
        @MainActor func show(_ count: Int, at index: Int = 0) -> Widget {
            let slides = Slideshow("Counters", count: count) { page($0) }
            slides.index = index
            let page = ColorGround(grounds[index % grounds.count], slides)
            slides.onIndexChanged { [weak page] in page?.color = grounds[$0 % grounds.count] }
            return page
        }
        return [
            Specimen("Four pages", show(4), height: 620),
            Specimen("Where it is narrow", Clamp(show(4, at: 2), to: 360), height: 600),
            Specimen("Very many", Clamp(show(1000, at: 11), to: 360), height: 480),
            Specimen("One page stays", show(1), height: 360),
        ]
    }
}
