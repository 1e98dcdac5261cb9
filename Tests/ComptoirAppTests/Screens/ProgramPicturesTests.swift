import Foundation
import GTK
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The pictures of screens", .serialized)
struct ProgramPicturesTests {
    private static let document = """
        {"sdui": {"version": "2.0"}, "screenName": "fruit",
         "templates": [{"id": "t", "type": "stack", "componentsId": ["f", "c"]}],
         "components": [{"id": "f", "type": "fruitPicture", "bodyId": "f"}, {"id": "c", "type": "card", "bodyId": "c"}],
         "bodies": [{"id": "f", "body": {"fruit": "quince"}},
                    {"id": "c", "body": {"title": "Quince", "picture": "fruit:quince"}}]}
        """

    @Test("follow the packs, also where the document writes their names")
    func packs() async throws {
        Stage.open()
        let kitchen = try await Kitchen(fruits: [Kitchen.apple])
        let screen = try #require(
            ScreenReader(vocabulary: .ofProgram).read(Data(Self.document.utf8)).screen)
        let screens = kitchen.environment.screens
        let view = ScreenView(RunningScreen(screen), pictures: screens.pictures)
        func pictures() -> [ArtPicture] { everything(in: view).compactMap { $0 as? ArtPicture } }
        func card() -> PictureCard? { everything(in: view).lazy.compactMap { $0 as? PictureCard }.first }
        #expect(pictures().isEmpty && card()?.tint == nil)
        try await kitchen.restock([Kitchen.apple, Kitchen.quince])
        #expect(Stage.wait { pictures().count == 2 && card()?.tint != nil })
        try await kitchen.restock([Kitchen.apple])
        #expect(Stage.wait { pictures().isEmpty && card()?.tint == nil })
    }

    @Test("are drawings of the program too, and none for a name that stands for no such drawing")
    func drawings() async throws {
        Stage.open()
        let kitchen = try await Kitchen()
        let pictures = kitchen.environment.screens.pictures
        let slate = try #require(pictures.picture("drawing:empty-slate", height: 96) as? ArtPicture)
        #expect(slate.measured(.vertical).natural == 96 && pictures.tint(of: "drawing:empty-slate") != nil)
        for name in ["drawing:nothing", "drawing:../welcome"] {
            #expect(pictures.picture(name, height: 96) == nil && pictures.tint(of: name) == nil)
        }
    }

    @Test("come from no server on this computer, but for those who write screens", arguments: [false, true])
    func near(isForAuthors: Bool) async throws {
        let stage = try await ScreenStage()
        stage.kitchen.preferences.isForAuthors = isForAuthors
        let picture = stage.web.address.replacing("127.0.0.1", with: "localhost") + "/picture.png"
        try await stage.web.answer("/picture.png", LoopbackAnswer(status: 404))
        do {
            _ = try await stage.environment.screens.remotePictures.load(picture, size: 48)
            Issue.record("there is no picture")
        } catch let failure as HTTPFailure {
            #expect(failure == .privateAddress(host: "localhost") && !isForAuthors)
        } catch let failure as RemotePictureFailure {
            #expect(failure == .status(404) && isForAuthors)
        }
        #expect(try await stage.web.log().requests.isEmpty == !isForAuthors)
    }
}
