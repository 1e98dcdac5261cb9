import GTK
import ComptoirWidgets
import Widgets

/// Instructions.
@MainActor
enum StepPages {
    static let all = [list, big, ring]

    private static let steps = [
        StepItem(
            "Put everything but the wine into a shaker, with much ice.",
            details: ["40 ml gin", "20 ml lemon juice", "10 ml sugar syrup"], kind: "build"),
        StepItem("Shake until the shaker is cold.", kind: "shake", duration: .seconds(15)),
        StepItem(
            "Strain into a chilled flute, and top it up with the wine, slowly, as it foams.",
            details: ["60 ml sparkling wine"],
            kind: "strain"),
        StepItem("Hang the spiral over the rim."),
    ]

    private static let list = GalleryPage(
        "step-list", "Steps", "StepList", "Numbered steps, of which one may be the one that is being done.",
        code: "let list = StepList(\"Instructions\", steps)\nlist.current = 1"
    ) { _ in
        let chosen = StepList("Instructions", steps)
        chosen.current = 1
        chosen.onChosen { _ in }
        return [
            Specimen("To be read", StepList("Instructions", steps), onCard: true),
            Specimen("The second is being done; steps can be chosen", chosen, onCard: true),
        ]
    }

    private static let big = GalleryPage(
        "big-steps", "Steps", "BigSteps",
        "One step at a time, in letters to be read from afar. Space goes on, Backspace back.",
        code: "let mixing = BigSteps(steps)\nmixing.onDone { model.madeClicked() }"
    ) { _ in
        let second = BigSteps(steps)
        second.step = 1
        let art = DrinkArt(glass: .flute, layers: [.init(Color(red: 0.96, green: 0.85, blue: 0.55), opacity: 0.3)])
        let third = BigSteps(
            steps,
            picture: ProductStage(
                DrinkPour(art, size: 180, least: 84, progress: 1, isOnCounter: true), height: 240, smallest: 108,
                footing: DrinkPicture.footing))
        third.step = 2
        return [
            Specimen("A step", BigSteps(steps), height: 420), Specimen("With a timer", second, height: 480),
            Specimen("With a picture", third, height: 560),
            Specimen("Narrow: a long word makes the words smaller", Clamp(BigSteps(steps), to: 180), height: 420),
        ]
    }

    private static let ring = GalleryPage(
        "countdown-ring", "Steps", "CountdownRing",
        "A timer as a ring that empties; a click starts and pauses it, and its end is announced.",
        code: "let ring = CountdownRing(\"Shake\", .seconds(15))\nring.onEnded { model.shaken() }"
    ) { _ in
        [
            Specimen("Fifteen seconds", CountdownRing("Shake", .seconds(15)).layout(horizontal: .start)),
            Specimen("Three minutes", CountdownRing("Infuse", .seconds(180)).layout(horizontal: .start)),
        ]
    }
}
