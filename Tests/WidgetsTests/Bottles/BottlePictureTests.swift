import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Pictures of bottles", .serialized)
struct BottlePictureTests {
    init() { Stage.open() }

    private let art = BottleArt(.whiskey, color: Color(hex: 0xC26A0C), opacity: 0.7)

    @Test("toolkit row 11: no picture survives its window, patient or not")
    func freed() {
        let art = art
        #expect(endsAfterShowing { BottlePicture(art, size: 96) })
        #expect(endsAfterShowing { BottlePicture(art, size: 96, isPatient: true, textures: ArtTextures()) })
    }

    @Test("bottles and drinks are kept in one store, each once for a size")
    func kept() {
        let textures = ArtTextures()
        let first = textures.texture(of: art, side: 64)
        #expect(textures.texture(of: art, side: 64) === first)
        #expect(textures.texture(of: art, side: 64, isDark: true) !== first)
        _ = textures.texture(of: DrinkArt(glass: .rocks), side: 64)
        #expect(textures.count == 3 && textures.size == 3 * 64 * 64 * 4)
    }

    @Test("a patient picture shows an empty bottle until it has been drawn")
    func patient() throws {
        let textures = ArtTextures()
        let picture = BottlePicture(art, size: 80, isPatient: true, textures: textures)
        try Stage.show(picture, width: 80, height: 80) { _ in
            #expect(Stage.wait { textures.count == 2 })
            Stage.paint(picture)
            let drawn = Bitmap(try #require(picture.texture()))
            picture.art = art.draft
            Stage.paint(picture)
            #expect(textures.count == 2)
            let isOther = Bitmap(try #require(picture.texture())) != drawn
            #expect(isOther)
        }
    }

    @Test("a picture with words is an image, one without is none")
    func names() {
        let named = BottlePicture(art, size: 48, alternativeText: "Bourbon")
        #expect(named.role == .image && named.accessibleLabel == "Bourbon")
        #expect(BottlePicture(art, size: 48).role == AccessibleRole.none)
    }
}
