internal import CGTK

/// The fonts available to text.
@MainActor
public enum Fonts {
    /// Makes the font files in a folder and its subfolders available to this program (`FcConfigAppFontAddDir`).
    ///
    /// Best called before the first window is shown; later, only text laid out from then on can use the fonts.
    /// - Returns: the families that were added, sorted; empty if the folder has no fonts or does not exist.
    @discardableResult
    public static func register(directory: String) -> [String] {
        let added = add(directory)
        comptoir_fonts_changed()
        return added
    }

    /// Does the same on another thread, where the system's own fonts are then read too, and waits until it is done.
    ///
    /// Lay out no text in the meantime: fontconfig would look for its font in a list that is being changed.
    /// - Returns: the families that were added, sorted; empty if the folder has no fonts or does not exist.
    @concurrent @discardableResult
    nonisolated public static func register(directory: String) async -> [String] {
        let added = add(directory)
        await MainActor.run { comptoir_fonts_changed() }
        return added
    }

    /// Makes fontconfig read a folder, which it can do on any thread.
    nonisolated private static func add(_ directory: String) -> [String] {
        let before = applicationFamilies()
        guard FcConfigAppFontAddDir(nil, directory) != 0 else { return [] }
        return applicationFamilies().subtracting(before).sorted()
    }

    /// All available families, sorted (`pango_font_map_list_families`).
    public static var families: [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { string(pango_font_family_get_name(list?[$0])) }.sorted()
    }

    /// Returns whether text in the family is really set in it, and not in a substitute.
    public static func has(_ family: String) -> Bool {
        families.contains { $0.lowercased() == family.lowercased() }
    }

    /// Returns the families that programs have added, including this one.
    nonisolated private static func applicationFamilies() -> Set<String> {
        guard let set = FcConfigGetFonts(nil, FcSetApplication) else { return [] }
        var result: Set<String> = []
        for index in 0..<Int(set.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(set.pointee.fonts[index], "family", 0, &name) == FcResultMatch, let name else {
                continue
            }
            result.insert(String(cString: name))
        }
        return result
    }
}
