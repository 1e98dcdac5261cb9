import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Stars", .serialized)
struct StarRatingTests {
    init() { Stage.open() }

    private func track(of rating: StarRating) -> Widget { rating.children[0] }

    @Test("toolkit row 20: real keys rate by halves, by figures, and clear")
    func keys() {
        let stars = StarRating("My rating")
        var told: [Double] = []
        stars.onChanged { told.append($0) }
        Stage.show(Box(.vertical, [stars])) { window in
            Hands.focus(window)
            stars.moveFocus(.next)
            Hands.type("Right", "Right", "4", "Left", "End", "Right", "0", "3", "Delete")
            #expect(Stage.wait { told.count == 8 })
            #expect(told == [0.5, 1, 4, 3.5, 5, 0, 3, 0])
            #expect(track(of: stars).hasFocus)
        }
    }

    @Test("toolkit rows 20 and 24: from right to left, Left adds")
    func mirrored() {
        let stars = StarRating("My rating", rating: 2)
        for widget in everything(in: stars) { widget.direction = .rightToLeft }
        Stage.show(Box(.vertical, [stars])) { window in
            Hands.focus(window)
            track(of: stars).grabFocus()
            Hands.type("Left")
            #expect(Stage.wait { stars.rating == 2.5 })
        }
    }

    @Test("a click rates to the half, again clears; a drag follows the hand and tells once, at its end")
    func hands() throws {
        let stars = StarRating("My rating")
        var told: [Double] = []
        stars.onChanged { told.append($0) }
        try Stage.show(Box(.vertical, [stars.layout(horizontal: .start)])) { window in
            Hands.focus(window)
            let row = try #require(everything(in: stars).compactMap { $0 as? RatingStars }.first)
            // Just left of the middle star's middle.
            Hands.move(to: row, x: -2)
            Hands.clickHere()
            #expect(Stage.wait { told == [2.5] })
            Hands.clickHere()
            #expect(Stage.wait { told == [2.5, 0] })
            Hands.drag(row, x: 56, y: 0)
            #expect(Stage.wait { told.count == 3 } && (told.last ?? 0) > 4)
            try #require(button("Clear the rating", in: stars)).click()
            #expect(stars.rating == 0 && told.count == 4 && track(of: stars).hasFocus)
        }
    }

    @Test("toolkit row 19: a slider that tells its value in words; setting it tells nobody")
    func accessibility() {
        let stars = StarRating("My rating")
        var told = 0
        stars.onChanged { _ in told += 1 }
        stars.rating = 3.7
        #expect(stars.rating == 3.5 && told == 0)
        #expect(track(of: stars).role == .slider && track(of: stars).accessibleLabel == "My rating")
        #expect(track(of: stars).accessibleValue == "3.5 of 5 stars")
        stars.rating = 9
        #expect(stars.rating == 5)
        stars.rating = 0
        #expect(track(of: stars).accessibleValue == "Not rated")
        let shown = RatingStars(4)
        #expect(shown.role == .image && shown.accessibleLabel == "4 of 5 stars")
        #expect(RatingStars(4, isSpoken: false).role == AccessibleRole.none)
        #expect(endsAfterShowing { StarRating("My rating", rating: 2) })
        #expect(endsAfterShowing { RatingStars(2) })
    }

    @Test("the button that clears may be before the stars, which then end the control", arguments: [true, false])
    func clearFirst(isFirst: Bool) throws {
        let control = StarRating("My rating", rating: 3)
        control.isClearFirst = isFirst
        try Stage.show(Box(.vertical, [control.layout(horizontal: .start)])) { _ in
            let stars = try #require(
                everything(in: control).first { $0 is RatingStars }?.bounds(in: control))
            let clear = try #require(button("Clear the rating", in: control)?.bounds(in: control))
            #expect(isFirst ? clear.x < stars.x : clear.x > stars.x)
            let rest = control.bounds(in: control).map { $0.width - stars.x - stars.width } ?? 0
            #expect((rest < 9) == isFirst)
            button("Clear the rating", in: control)?.click()
            #expect(control.rating == 0)
        }
    }
}
