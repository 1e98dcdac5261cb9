public import GTK
public import Observation

/// Whether colours follow the desktop or are fixed.
public enum ThemeChoice: String, Sendable, CaseIterable { case system, light, dark }

/// The colours and the text size of the whole program.
///
/// A theme is a file of colour tokens; the rules that use them are the same for all themes. The program sets what the
/// desktop prefers, for example from the settings portal; every change takes effect immediately everywhere. The theme
/// is in effect as long as it exists.
@MainActor @Observable
public final class Theme {
    /// The user's choice.
    public var choice = ThemeChoice.system {
        didSet { if choice != oldValue { apply() } }
    }
    /// Whether the desktop prefers dark colours.
    public var desktopIsDark = false {
        didSet { if desktopIsDark != oldValue { apply() } }
    }
    /// Whether the desktop prefers higher contrast.
    public var isHighContrast = false {
        didSet { if isHighContrast != oldValue { apply() } }
    }
    /// The size of text relative to the desktop's own, from 0.8 to 2.
    public var textScale = 1.0 {
        didSet { if textScale != oldValue { applyTextSize() } }
    }
    /// Whether dark colours are currently used.
    public private(set) var isDark = false
    /// The problems in the style sheets; empty unless they have been edited incorrectly.
    public private(set) var problems: [StyleProblem] = []

    @ObservationIgnored private let files: ThemeFiles
    @ObservationIgnored private let tokens = StyleSheet()
    @ObservationIgnored private let contrast = StyleSheet()
    @ObservationIgnored private let textSize = StyleSheet()
    @ObservationIgnored private var rules: [StyleSheet] = []

    /// Creates the kit's theme and applies it to the display; style, icons and translations are part of the program
    /// itself.
    public convenience init() { self.init(ThemeFiles(), sheets: ["kit.css"]) }

    /// Creates a theme from a folder and applies it to the display.
    /// - Parameters:
    ///   - folder: a folder with the token files `light.css`, `dark.css`, `light-contrast.css`, `dark-contrast.css`,
    ///     and `contrast.css` for rules that high contrast adds.
    ///   - sheets: the files of rules in that folder; later ones take precedence.
    public convenience init(folder: String, sheets: [String] = ["kit.css"]) {
        self.init(ThemeFiles(folder: folder), sheets: sheets)
    }

    private init(_ files: ThemeFiles, sheets: [String]) {
        self.files = files
        Popover.haveArrows = false
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

    /// Keeps letters in a window from being cut off at the top.
    ///
    /// At one device pixel per pixel, letters at fractional sizes lose their top row of pixels unless font metrics are
    /// whole pixels too; at higher scales, whole-pixel metrics would space letters unevenly.
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
        // Setting it makes GTK read its own theme again, even if the value is the same.
        if ToolkitSettings.current.prefersDark != isDark { ToolkitSettings.current.prefersDark = isDark }
        files.load("\(isDark ? "dark" : "light")\(isHighContrast ? "-contrast" : "").css", into: tokens)
        if isHighContrast { files.load("contrast.css", into: contrast) } else { contrast.load("") }
    }

    private func applyTextSize() {
        // Raleway looks smaller than the desktop's usual fonts; a little more makes it as readable.
        let percent = Int((textScale * 108).rounded())
        TextGrowth.factor = textScale
        textSize.load("window { font-size: \(percent)%; }\n\(TextGrowth.rules)")
    }
}
