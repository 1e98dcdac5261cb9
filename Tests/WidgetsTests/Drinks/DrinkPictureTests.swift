import GTK
import TestSupport
import Testing
import ComptoirWidgets
import Widgets

@MainActor @Suite("Pictures of drinks", .serialized)
struct DrinkPictureTests {
    init() { Stage.open() }

    private let art = DrinkArt(glass: .coupe, layers: [.init(Color(red: 0.9, green: 0.2, blue: 0.3))])

    @Test("toolkit row 11: no picture survives its window")
    func freed() {
        let art = art
        #expect(endsAfterShowing { DrinkPicture(art, size: 96) })
        #expect(endsAfterShowing { DrinkPour(art, size: 96, progress: 0.4) })
    }

    @Test("a drink is drawn once for a size, and anew for another")
    func kept() {
        let textures = ArtTextures()
        let first = textures.texture(of: art, side: 64)
        #expect(textures.texture(of: art, side: 64) === first)
        #expect(textures.texture(of: art, side: 65) !== first)
        #expect(textures.texture(of: art, side: 64, isDark: true) !== first)
        #expect(textures.texture(of: art, side: 64, scale: 2).width == 128)
        #expect(textures.count == 4)
    }

    @Test("what was not used for longest is let go when the memory is full")
    func limit() {
        let textures = ArtTextures(capacity: 2 * 32 * 32 * 4)
        let first = textures.texture(of: art, side: 32)
        _ = textures.texture(of: art, side: 32, isDark: true)
        #expect(textures.texture(of: art, side: 32) === first)
        _ = textures.texture(of: art, side: 31)
        #expect(textures.count == 2 && textures.size <= 2 * 32 * 32 * 4)
        #expect(textures.texture(of: art, side: 32) === first)
    }

    @Test("a widget shows its drink in the middle, as large as it has room")
    func shown() throws {
        let picture = DrinkPicture(art, size: 80)
        try Stage.show(picture, width: 200, height: 120) { _ in
            #expect(picture.measured(.horizontal).natural == 80)
            let drawn = Bitmap(try #require(picture.texture()))
            let blank = drawn[2, 2]
            let middle = drawn[drawn.width / 2, drawn.height / 2 - drawn.height / 10]
            #expect(middle != blank)
            picture.art = nil
            Stage.paint(picture)
            let isEmpty = picture.texture() == nil
            #expect(isEmpty)
        }
    }

    @Test("a patient picture shows the empty glass until the drink has been drawn")
    func patient() throws {
        let textures = ArtTextures()
        let picture = DrinkPicture(art, size: 80, isPatient: true, textures: textures)
        try Stage.show(picture, width: 80, height: 80) { _ in
            #expect(Stage.wait { textures.count == 2 })
            Stage.paint(picture)
            let drawn = Bitmap(try #require(picture.texture()))
            picture.art = DrinkArt(glass: .coupe)
            Stage.paint(picture)
            // The empty glass is kept, so that it is not drawn once more.
            #expect(textures.count == 2)
            let isFull = Bitmap(try #require(picture.texture())) != drawn
            #expect(isFull)
        }
    }

    @Test("all that wait for the same drink show it, whosever turn it was")
    func shared() throws {
        let textures = ArtTextures()
        // As many others between the two that they are not drawn at a time.
        let others = (0..<12).map { DrinkArt(glass: .coupe, layers: [.init(Color(hex: 0x112233 &* UInt32($0)))]) }
        let pictures = ([art] + others + [art]).map {
            DrinkPicture($0, size: 40, isPatient: true, textures: textures)
        }
        try Stage.show(Box(.horizontal, pictures), width: 700, height: 60) { _ in
            #expect(Stage.wait { !textures.isDrawing && textures.count > 12 })
            Stage.paint(pictures[13])
            let (first, last) = (Bitmap(try #require(pictures[0].texture())), try #require(pictures[13].texture()))
            let isSame = first == Bitmap(last)
            #expect(isSame)
        }
    }

    @Test("toolkit row 11: a patient picture that goes before it is drawn is let go")
    func patientFreed() {
        let art = art
        #expect(endsAfterShowing { DrinkPicture(art, size: 96, isPatient: true, textures: ArtTextures()) })
    }

    @Test("a picture with words is an image, one without is none")
    func names() {
        let named = DrinkPicture(art, size: 48, alternativeText: "A daiquiri")
        #expect(named.role == .image && named.accessibleLabel == "A daiquiri")
        #expect(DrinkPicture(art, size: 48).role == AccessibleRole.none)
        #expect(DrinkPour(art, size: 48, alternativeText: "A daiquiri").role == .image)
    }

    @Test("a drink rises in the glass, and is whole in the end")
    func pouring() throws {
        let pour = DrinkPour(art, size: 120)
        try Stage.show(pour, width: 160, height: 160) { _ in
            let empty = Bitmap(try #require(pour.texture()))
            pour.progress = 2
            #expect(pour.progress == 1 && pour.isMoving)
            #expect(Stage.wait { !pour.isMoving })
            Stage.paint(pour)
            let full = Bitmap(try #require(pour.texture()))
            let isOther = full != empty
            #expect(isOther)
        }
    }

    @Test("a drink rises layer by layer, sinks where somebody goes back, and goes on from where it is")
    func layers() throws {
        let (red, white) = (Color(red: 0.8, green: 0.1, blue: 0.1), Color(red: 0.9, green: 0.9, blue: 0.8))
        let drink = DrinkArt(
            glass: .highball, layers: [.init(red, opacity: 1), .init(white, opacity: 1)], blend: .layered)
        let pour = DrinkPour(drink, size: 160)
        /// How many points are of the lower and of the upper layer.
        func levels() throws -> (red: Int, white: Int) {
            Stage.paint(pour)
            let picture = Bitmap(try #require(pour.texture()))
            let column = (0..<picture.height).map { picture[picture.width / 2, $0] }
            return (
                column.count { $0.alpha > 0.5 && $0.red > $0.green * 2 },
                column.count { $0.alpha > 0.5 && $0.green > 0.5 }
            )
        }
        try Stage.show(pour, width: 160, height: 160) { _ in
            let empty = try levels()
            pour.progress = drink.progress(ofLayers: 1)
            let rising = try levels()
            #expect(Stage.wait { !pour.isMoving })
            let half = try levels()
            #expect(rising.red < half.red && half.red > empty.red + 20 && half.white <= empty.white + 4)
            pour.progress = 1
            Stage.paint(pour)
            // Back before it is full.
            pour.progress = drink.progress(ofLayers: 1)
            #expect(Stage.wait { !pour.isMoving })
            let again = try levels()
            #expect(again == half)
            pour.progress = 0
            #expect(pour.isMoving)
            #expect(Stage.wait { !pour.isMoving })
            let sunk = try levels()
            #expect(sunk == empty)
        }
    }

    @Test("toolkit row 23: where motion is reduced it is there at once")
    func reduced() {
        let settings = ToolkitSettings.current
        settings.animationsEnabled = false
        defer { settings.animationsEnabled = true }
        let pour = DrinkPour(art, size: 120)
        Stage.show(pour, width: 160, height: 160) { _ in
            pour.progress = 1
            #expect(!pour.isMoving)
        }
    }

    @Test("a card's drink grows into that of its page; meanwhile it is drawn there alone")
    func growing() {
        let (small, large) = (DrinkPicture(art, size: 64, isPatient: true), DrinkPicture(art, size: 200))
        let other = DrinkPicture(DrinkArt(glass: .mug), size: 64)
        let view = NavigationView(root: Box(.vertical, [other, small]))
        Stage.show(view) { _ in
            Stage.paint(view)
            let page = Box(.vertical, [large])
            view.setPages([page])
            large.land()
            #expect(large.isAway && !small.isAway)
            Stage.paint(view)
            let isEmpty = large.texture() == nil && large.portrait != nil
            #expect(isEmpty)
            #expect(Stage.wait { !large.isAway })
            Stage.paint(view)
            let isThere = large.texture() != nil
            #expect(isThere)
            view.setPages([])
            #expect(small.isAway && !other.isAway)
            #expect(Stage.wait { !small.isAway })
        }
    }
}
