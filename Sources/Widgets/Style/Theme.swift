public import GTK
public import Observation

/// Whether colours follow the desktop or are fixed.
public enum ThemeChoice: String, Sendable, CaseIterable { case system, light, dark }

/// The colours and the text size of the whole program.
///
/// A theme is a file of colour tokens; the rules that use them are the same for all. What the desktop wants is
/// told by whoever knows it, for example the settings portal; every change applies at once, everywhere. It is in
/// force for as long as the theme is held.
@MainActor @Observable
public final class Theme {
    /// What the person chose.
    public var choice = ThemeChoice.system {
        didSet { if choice != oldValue { apply() } }
    }
    /// Whether the desktop prefers dark colours.
    public var desktopIsDark = false {
        didSet { if desktopIsDark != oldValue { apply() } }
    }
    /// Whether the desktop asks for more contrast.
    public var isHighContrast = false {
        didSet { if isHighContrast != oldValue { apply() } }
    }
    /// The size of text compared with the desktop's own, 0.8 to 2.
    public var textScale = 1.0 {
        didSet { if textScale != oldValue { applyTextSize() } }
    }
    /// Whether dark colours are shown now.
    public private(set) var isDark = false
    /// What is wrong in the style sheets: empty unless somebody edited them badly.
    public private(set) var problems: [StyleProblem] = []

    @ObservationIgnored private let files: ThemeFiles
    @ObservationIgnored private let tokens = StyleSheet()
    @ObservationIgnored private let contrast = StyleSheet()
    @ObservationIgnored private let textSize = StyleSheet()
    @ObservationIgnored private var rules: [StyleSheet] = []

    /// Makes the theme of the kit and puts it on the display; style, icons and translations are in the program itself.
    public convenience init() { self.init(ThemeFiles(), sheets: ["kit.css"]) }

    /// Makes a theme of one's own and puts it on the display.
    /// - Parameters:
    ///   - folder: has the token files `light.css`, `dark.css`, `light-contrast.css`, `dark-contrast.css`, and
    ///     `contrast.css` for rules that high contrast adds.
    ///   - sheets: the files of rules in that folder, later ones over earlier ones.
    public convenience init(folder: String, sheets: [String] = ["kit.css"]) {
        self.init(ThemeFiles(folder: folder), sheets: sheets)
    }

    private init(_ files: ThemeFiles, sheets: [String]) {
        self.files = files
        apply()
        tokens.add()
        for sheet in sheets {
            let rule = StyleSheet()
            files.load(sheet, into: rule)
            rule.add()
            rules.append(rule)
        }
        contrast.add()
        textSize.add()
        applyTextSize()
        problems = ([tokens, contrast, textSize] + rules).flatMap(\.problems)
    }

    /// Has letters in a window be drawn whole.
    ///
    /// Where a point is a pixel, letters of a size between two lose their uppermost row of pixels unless the measures of
    /// fonts are whole pixels too; where there are more of them, letters would stand unevenly if they were.
    public func fitText(to window: Window) {
        func fit(_ window: Window) { ToolkitSettings.current.hintsFontMetrics = window.scaleFactor == 1 }
        fit(window)
        window.onNotify("scale-factor") { [weak window] in if let window { fit(window) } }
    }

    isolated deinit {
        for sheet in [tokens, contrast, textSize] + rules { sheet.remove() }
    }

    private func apply() {
        isDark = choice == .dark || (choice == .system && desktopIsDark)
        // Setting it has GTK read its own theme again, even where it stays as it is.
        if ToolkitSettings.current.prefersDark != isDark { ToolkitSettings.current.prefersDark = isDark }
        files.load("\(isDark ? "dark" : "light")\(isHighContrast ? "-contrast" : "").css", into: tokens)
        if isHighContrast { files.load("contrast.css", into: contrast) } else { contrast.load("") }
    }

    private func applyTextSize() {
        // Raleway sets wider and smaller than the desktop's usual fonts; a little more makes it as readable.
        let percent = Int((textScale * 108).rounded())
        textSize.load("window { font-size: \(percent)%; }")
    }
}
