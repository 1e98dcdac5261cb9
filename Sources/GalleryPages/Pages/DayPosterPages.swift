import ComptoirWidgets
import GTK
import Widgets

/// Numbers of days as posters, and what they are made of.
@MainActor
enum DayPosterPages {
    static let all = [poster, line, progress]

    private static func content(
        _ number: String, _ caption: String, _ picture: DayPosterContent.Picture, _ fraction: Double?,
        _ standing: String, ground: Int
    ) -> DayPosterContent {
        DayPosterContent(
            number: number, spoken: "\(number) \(caption)", caption: caption, picture: picture, fraction: fraction,
            standing: standing, color: DayPages.grounds[ground])
    }

    private static let poster = GalleryPage(
        "day-poster", "Days", "DayPoster",
        "A number of days in its own colour, with what it counts, its picture and how far it is to the record.",
        code: "poster.content = DayPosterContent(number: \"41\", spoken: sentence, caption: words, …, color: color)"
    ) { _ in
        let some = [
            content("41", "days without smoking", .tally(41), 0.68, "Record 60 · 19 to go", ground: 0),
            content("385", "days with Breton", .tally(385), 1, "longest streak yet", ground: 1),
            content(
                "30", "days since we moved", .way(.init(total: 100, done: 30)), 0.3, "100 days · 70 to go", ground: 2),
            content(
                "3,650", "days without a thing that has a rather long name, as things may have", .tally(3650), 0.5,
                "11 years · 365 to go", ground: 3),
            content("", "today: the holidays", .none, 1, "March 1, 2026", ground: 0),
        ]
        return some.map { content in
            Specimen(content.caption, Clamp(DayPoster(content, seed: 4), to: 480))
        } + [
            Specimen("Where it is narrow", Clamp(DayPoster(some[0], seed: 4), to: 312)),
            Specimen("Flat", Clamp(DayPoster(some[0], seed: 4, isFlat: true), to: 312)),
            Specimen(
                "With a menu in its corner",
                Clamp(
                    DayPoster(
                        some[1], corner: [Button(icon: "comptoir-more-symbolic", named: "More").styled("flat")]),
                    to: 480)
            ),
            Specimen("As the head of a page", DayPoster(some[0], seed: 4, limit: 760)),
        ]
    }

    private static let line = GalleryPage(
        "tally-line", "Days", "TallyLine", "Tally marks on one line; what has no room is told in words.",
        code: "TallyLine(385, seed: counter.id)"
    ) { _ in
        var days = 41
        let counting = TallyLine(days, seed: 41)
        let button = Button("One more day").layout(horizontal: .center)
        button.onClicked { [weak counting] in
            days += 1
            counting?.days = days
        }
        return [
            Specimen(
                "A day more is drawn by hand",
                DayPages.ground(0, Box(.vertical, spacing: Space.large, [counting, button])))
        ]
            + [0, 3, 112, 365, 388, 3650].map { days in
                Specimen("\(days)", DayPages.ground(0, TallyLine(days, seed: days)))
            } + [Specimen("388 where it is narrow", Clamp(DayPages.ground(1, TallyLine(388, seed: 2)), to: 240))]
    }

    private static let progress = GalleryPage(
        "day-progress", "Days", "DayProgress", "A thin line that shows how far it is, with words at its end.",
        code: "(progress.fraction, progress.text) = (0.68, \"Record 60 · 19 to go\")"
    ) { _ in
        @MainActor func line(_ fraction: Double?, _ text: String) -> DayProgress {
            let line = DayProgress()
            (line.fraction, line.text) = (fraction, text)
            return line
        }
        return [
            Specimen("On its way", DayPages.ground(0, line(0.68, "Record 60 · 19 to go"))),
            Specimen("There", DayPages.ground(2, line(1, "longest streak yet"))),
            Specimen("Nothing to go to", line(nil, "since March 1, 2026")),
            Specimen("Where it is narrow", Clamp(line(0.4, "record 1,460 · 876 to go"), to: 180)),
        ]
    }
}
