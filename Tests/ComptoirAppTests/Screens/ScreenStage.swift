import Foundation
import GTK
import ServerUI
import Store
import TestSupport

@testable import ComptoirApp

/// A server of screens on this computer, and the program that asks it.
@MainActor
struct ScreenStage {
    let web: LoopbackServer
    let kitchen: Kitchen
    var environment: Environment { kitchen.environment }

    init(bundled: [String] = []) async throws {
        Stage.open()
        web = try LoopbackServer()
        kitchen = try await Kitchen(bundled: bundled)
        kitchen.preferences.isForAuthors = true
        kitchen.preferences.screenServer = web.address + "/"
    }

    /// The document of a screen that says something.
    static func screen(_ text: String, more: String = "") -> String {
        """
        {"sdui": {"version": "2.0"}, "screenName": "test", "data": {"name": ""},
         "templates": [{"id": "t", "type": "stack", "order": 1, "componentsId": ["c"]}],
         "components": [{"id": "c", "type": "text", "bodyId": "b"\(more)}],
         "bodies": [{"id": "b", "body": {"text": "\(text)"}}]}
        """
    }

    /// A model that tries again at once.
    func model(_ place: ScreenPlace = .named("test")) -> ScreenModel {
        ScreenModel(place, environment: environment, backoff: ServerUI.Backoff(first: 0.05, longest: 0.1))
    }
}

extension ScreenModel {
    /// What the one text of a test's screen says.
    var shownText: String? {
        guard let running, let component = running.screen.templates.first?.components.first,
            case .text(let text)? = running.value("text", of: component, in: .screen)
        else { return nil }
        return text
    }
}
