import Foundation
import GTK
import ServerUI
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("A screen on its way from its server", .serialized)
struct ScreenModelTests {
    @Test("is fetched, read and shown")
    func shown() async throws {
        let stage = try await ScreenStage()
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Hello")))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.state.phase == .present })
        #expect(model.shownText == "Hello" && model.since == nil && model.failure == nil)
        #expect(model.report.timings.fetch != nil && model.report.timings.decode != nil)
        #expect(model.report.events.map(\.event) == ["success", "load data", "initiate"])
    }

    @Test("a file is called what its document is, with a capital, or else by its name", arguments: ["test", ""])
    func title(name: String) async throws {
        let stage = try await ScreenStage()
        let document = ScreenStage.screen("Hello").replacing(
            #""screenName": "test""#, with: #""screenName": "\#(name)""#)
        stage.kitchen.folder.write(document, to: "mine.json")
        let model = stage.model(.file(stage.kitchen.folder.path + "/mine.json"))
        #expect(model.title == "mine.json")
        model.appeared()
        #expect(Stage.wait { model.state.phase == .present })
        #expect(model.title == (name.isEmpty ? "mine.json" : "Test"))
    }

    @Test("is there offline as it was, says since when, and comes back by itself")
    func offline() async throws {
        let stage = try await ScreenStage()
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Before")))
        let first = stage.model()
        first.appeared()
        #expect(Stage.wait { first.state.phase == .present })
        let server = try #require(stage.environment.screens.serverAddress)
        let isKept = await Self.eventually {
            await stage.environment.screens.kept.document(named: "test", of: server) != nil
        }
        #expect(isKept)

        try await stage.web.answer("/test.json", LoopbackAnswer(status: 503))
        let next = stage.model()
        next.appeared()
        #expect(Stage.wait { next.since != nil })
        #expect(next.shownText == "Before" && next.state.isStale && next.failure != nil)
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("After")))
        #expect(Stage.wait { next.state.phase == .present })
        #expect(next.shownText == "After" && next.since == nil && next.failure == nil)
    }

    @Test("that was never there fails, and is tried again")
    func failed() async throws {
        let stage = try await ScreenStage()
        try await stage.web.answer("/test.json", LoopbackAnswer(status: 403))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.state.phase == .error })
        #expect(model.status(stage.kitchen.pictures) != nil && model.running == nil && model.failure != nil)
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Hello")))
        model.retryClicked()
        #expect(Stage.wait { model.shownText == "Hello" })
        #expect(model.status(stage.kitchen.pictures) == nil)
    }

    @Test("with a mistake leaves the version before it, and says what is wrong")
    func broken() async throws {
        let stage = try await ScreenStage()
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Hello")), .json("{\"screenName\": 3"))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.state.phase == .present })
        let running = model.running
        model.refetch()
        #expect(Stage.wait { model.state.phase == .error })
        #expect(model.shownText == "Hello" && model.running === running)
        #expect(!model.report.diagnostics.isEmpty)
    }

    @Test("that is replaced stays the same screen, with what was typed into it")
    func replaced() async throws {
        let stage = try await ScreenStage()
        let changed = ScreenStage.screen("Hello, @{name}")
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Hello")), .json(changed))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.state.phase == .present })
        let running = try #require(model.running)
        model.refetch()
        #expect(Stage.wait { model.shownText?.hasPrefix("Hello, ") == true })
        #expect(model.running === running)
    }

    @Test("is changed by a patch, and kept as a whole")
    func patched() async throws {
        let stage = try await ScreenStage()
        let patch = #"{"patch": [{"id": "b", "set": {"body": {"text": "Changed"}}}]}"#
        let wrong = #"{"patch": [{"id": "nobody", "remove": true}]}"#
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("Hello")), .json(patch), .json(wrong))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.shownText == "Hello" })
        let running = model.running
        model.refetch()
        #expect(Stage.wait { model.shownText == "Changed" })
        #expect(model.running === running)
        let server = try #require(stage.environment.screens.serverAddress)
        let isKept = await Self.eventually {
            let kept = await stage.environment.screens.kept.document(named: "test", of: server)
            return kept.map { String(decoding: $0.bytes, as: UTF8.self).contains("Changed") } ?? false
        }
        #expect(isKept)
        model.refetch()
        #expect(Stage.wait { model.state.phase == .error })
        #expect(model.shownText == "Changed" && model.report.diagnostics.count == 1)
    }

    @Test("comes from another server once the person has chosen one")
    func swapped() async throws {
        let stage = try await ScreenStage()
        try await stage.web.answer("/test.json", .json(ScreenStage.screen("One")))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.shownText == "One" })
        let other = try LoopbackServer()
        try await other.answer("/test.json", .json(ScreenStage.screen("Two")))
        stage.kitchen.preferences.screenServer = other.address + "/"
        model.serverChanged()
        #expect(Stage.wait { model.shownText == "Two" })
    }

    @Test("that the server does not have comes from the program, where that has it")
    func bundled() async throws {
        let stage = try await ScreenStage()
        stage.kitchen.folder.write(ScreenStage.screen("From the program"), to: "resources/Screens/test.json")
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.shownText == "From the program" })
        let unknown = stage.model(.named("nowhere"))
        unknown.appeared()
        #expect(Stage.wait { unknown.state.phase == .error })
    }

    @Test("in a file of the person's is shown anew each time it is saved")
    func file() async throws {
        let stage = try await ScreenStage()
        let path = stage.kitchen.folder.write(ScreenStage.screen("One"), to: "mine.json")
        let model = stage.model(.file(path))
        model.appeared()
        #expect(Stage.wait { model.shownText == "One" })
        stage.kitchen.folder.write(ScreenStage.screen("Two"), to: "mine.json")
        #expect(Stage.wait { model.shownText == "Two" })
    }

    @Test("sends what was entered to its own server alone")
    func submitted() async throws {
        let stage = try await ScreenStage()
        let button = """
            , "type": "button", "actions": [{"on": "activate", "do": "submit", "args": {"to": "orders"}}]
            """
        let document = ScreenStage.screen("x", more: "").replacing(
            #""type": "text", "bodyId": "b""#, with: #""bodyId": "b"\#(button)"#
        ).replacing(#"{"text": "x"}"#, with: #"{"title": "Send"}"#)
        try await stage.web.answer("/test.json", .json(document))
        try await stage.web.answer("/orders", .json("{}"))
        let model = stage.model()
        model.appeared()
        #expect(Stage.wait { model.state.phase == .present })
        let running = try #require(model.running)
        let component = try #require(running.screen.templates.first?.components.first)
        await running.perform("activate", of: component, in: .screen)
        let sent = try #require(try await stage.web.log().at("/orders").first)
        #expect(sent.method == "POST" && sent.body == #"{"name":""}"#)
    }

    /// Waits until something holds that is asked for in the background; false where it does not for two minutes.
    private static func eventually(_ holds: @escaping () async -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(120)
        while !(await holds()) {
            guard ContinuousClock.now < end else { return false }
            await Task.yield()
        }
        return true
    }
}
