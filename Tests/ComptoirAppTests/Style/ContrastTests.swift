import Foundation
import GTK
import Testing

/// WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11, for the pairs of tokens that the rules put together.
@MainActor @Suite("Contrast of the themes")
struct ContrastTests {
    private nonisolated static let themes = ["light.css", "dark.css", "light-contrast.css", "dark-contrast.css"]
    private static let grounds = ["background", "surface", "raised", "sheet", "sidebar", "chip"]

    /// Text, and what it stands on.
    private static let texts: [(text: String, grounds: [String])] =
        [
            (
                "text",
                grounds + ["selection/background", "selection/surface", "selection/raised", "selection/sidebar"]
                    + ["land", "sea"]
            ),
            // Names of countries, too.
            ("quiet", grounds + ["land", "sea"]),
            // The brand.
            ("primary", ["background", "sidebar"]),
            // Links, a checked flat button, the selected section at the bottom.
            ("primary_text", grounds + ["selection/surface", "selection/raised", "selection/background"]),
            ("on_primary", ["primary", "primary+text"]),
            // Toasts and tooltips.
            ("background", ["text"]),
            ("secondary_text", ["background", "surface", "raised"]),
            // The last of them is the mark on a card.
            ("accent", ["background", "surface", "raised", "chip"]),
            ("danger", grounds),
            ("paper", ["ink"]), ("ink", ["paper"]),
            // The names on a shelf's boards, which are as light as the wood and darker.
            ("on_wood", ["wood"]),
            // The tag of what runs low.
            ("wood", ["brass"]),
            // On a film and in its captions.
            ("on_film", ["film"]), ("on_caption", ["film_night", "film"]),
        ] + tones.map { ("on_tone_\($0)", ["tone_\($0)", "tone_\($0)_deep"]) }
        + tones.map { ("text", ["tone_\($0)_tint/surface", "tone_\($0)_tint/chip"]) }
        + tones.map { ("tone_\($0)_deep", ["on_tone_\($0)"]) }

    /// What cards and rows are set in; text on the tint of each, too, and the buttons turned round.
    private static let tones = ["red", "orange", "amber", "green", "blue", "violet"]

    /// What is no text and must be seen all the same: edges of controls, the mark of the focus, bars, icons.
    private static let marks: [(mark: String, grounds: [String])] = [
        ("control_border", ["background", "surface", "raised", "sheet", "sidebar"]),
        ("primary", grounds), ("danger", grounds), ("raised", ["primary"]),
        // Around bars of gold, which is paler.
        ("secondary_edge", ["surface", "background"]),
        // The rail of a shelf, the frame of what has the keyboard there, and the tag of what runs low.
        ("brass", ["wood"]),
        // The outline of a glass, on a card, a disc or the page.
        ("glass", grounds),
        // On the map: coasts, borders and pins.
        ("shore", ["land"]), ("frontier", ["land"]), ("primary", ["land", "sea"]), ("accent", ["land", "sea"]),
    ]

    private func contrast(_ mark: String, on ground: String, in tokens: Tokens) throws -> Double {
        let ground = try #require(tokens.color(ground), "\(ground) is no token")
        return try #require(tokens.color(mark), "\(mark) is no token").contrast(with: ground)
    }

    @Test("text can be read: 4.5 to 1, and 7 to 1 where more contrast is asked for", arguments: themes)
    func text(theme: String) throws {
        let tokens = try Tokens(theme)
        let least = theme.contains("contrast") ? 7 : 4.5
        for (text, grounds) in Self.texts {
            for ground in grounds {
                let found = try contrast(text, on: ground, in: tokens)
                #expect(found >= least, "\(theme): \(text) on \(ground)")
            }
        }
    }

    @Test("what else must be seen can be: 3 to 1", arguments: themes)
    func marks(theme: String) throws {
        let tokens = try Tokens(theme)
        for (mark, grounds) in Self.marks {
            for ground in grounds {
                let found = try contrast(mark, on: ground, in: tokens)
                #expect(found >= 3, "\(theme): \(mark) on \(ground)")
            }
        }
    }

    /// Surfaces that meet, and how far apart they are at least; without an edge or a shadow they are told apart by it alone.
    private static let steps: [(surface: String, grounds: [String], least: Double)] = [
        ("chip", ["background", "surface", "raised", "sheet"], 1.15), ("chip", ["sidebar"], 1.07),
        ("sidebar", ["background"], 1.09), ("surface", ["background", "sheet"], 1.04),
        ("raised", ["background", "sheet"], 1.05),
    ]

    @Test("surfaces that meet are visible steps, and in high contrast an edge parts them too", arguments: themes)
    func steps(theme: String) throws {
        let tokens = try Tokens(theme)
        for (surface, grounds, least) in Self.steps {
            for ground in grounds {
                let found = try contrast(surface, on: ground, in: tokens)
                #expect(found >= least, "\(theme): \(surface) on \(ground), \(found)")
                guard theme.contains("contrast") else { continue }
                #expect(try contrast("control_border", on: ground, in: tokens) >= 3, "\(theme): edge on \(ground)")
            }
        }
        // It lies on the dimmed page, and is paper, not light.
        if theme.hasPrefix("light") { #expect(tokens.color("sheet") != Color("#FFFFFF")) }
    }

    /// What can be pressed or read as a key, by its rule in the kit's sheet.
    private static let controls = [
        "button", "button.primary", "button.chip, .chip.key-cap", ".segmented", "button.segment:checked", "switch",
        "switch:checked", "entry, spinbutton", "checkbutton > check", "button.product-add", "button.chip:checked",
        ".text-frame", "scale > trough > slider",
    ]

    @Test("the edge of each control can be seen on each ground that it stands on: 3 to 1", arguments: themes)
    func edges(theme: String) throws {
        let tokens = try Tokens(theme)
        let rules = try Rules("kit.css")
        for control in Self.controls {
            let rule = try #require(rules[control], "kit.css has no rule \(control)")
            // A rule may leave its edge to the one that it narrows.
            let base = rules[control.hasPrefix("button.") ? "button" : control] ?? [:]
            let edge = Rules.token(rule["border-color"] ?? rule["border"] ?? base["border"])
            let marks = [edge, Rules.token(rule["background"])].compactMap(\.self)
            for ground in ["background", "surface", "raised", "sheet", "sidebar"] {
                let best = try marks.map { try contrast($0, on: ground, in: tokens) }.max() ?? 1
                #expect(best >= 3, "\(theme): \(control) on \(ground)")
            }
        }
    }

    @Test("gold is one gold, wherever it is no text")
    func gold() throws {
        #expect(try Tokens("light.css").color("secondary") == Color("#B78C56"))
        #expect(try Tokens("dark.css").color("primary") == Color("#B78C56"))
    }

    @Test("a colour that WCAG gives a ratio for has that ratio")
    func reference() throws {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        #expect(abs(black.contrast(with: white) - 21) < 1e-9 && white.contrast(with: white) == 1)
        // #767676 on white is the lightest grey that passes: 4.54.
        #expect(abs(try #require(Color("#767676")).contrast(with: white) - 4.54) < 0.005)
    }

    @Test("the themes define the same tokens, and those are all that the rules use")
    func sameTokens() throws {
        let names = try Tokens("light.css").names
        #expect(names.count >= 20)
        for theme in Self.themes { #expect(try Tokens(theme).names == names, "\(theme)") }
        for file in ["kit.css", "drawings.css", "app.css", "gallery.css", "contrast.css"] {
            let text = try String(contentsOf: Kitchen.resources.appending(path: "style/\(file)"), encoding: .utf8)
            let used = Set(text.matches(of: /@(\w+)/).map { String($0.1) }).subtracting(["keyframes"])
            #expect(used.subtracting(names).isEmpty, "\(file)")
            #expect(text.matches(of: /#[0-9a-fA-F]{3,8}\b|rgba?\(/).isEmpty, "\(file) names a colour itself")
        }
    }
}
