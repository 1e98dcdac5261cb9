internal import CGTK

/// The fonts that text can be set in.
@MainActor
public enum Fonts {
    /// Lets this program use the font files of a folder and those below it (`FcConfigAppFontAddDir`).
    ///
    /// Best before the first window; later, text laid out from then on has the fonts.
    /// - Returns: the families that came in, sorted; none if the folder has no fonts or is not there.
    @discardableResult
    public static func register(directory: String) -> [String] {
        let added = add(directory)
        comptoir_fonts_changed()
        return added
    }

    /// Does the same on another thread, which has the system's own fonts read there too; waits until it is done.
    ///
    /// No text is to be laid out meanwhile: fontconfig would look for its font in a list that is being added to.
    /// - Returns: the families that came in, sorted; none if the folder has no fonts or is not there.
    @concurrent @discardableResult
    nonisolated public static func register(directory: String) async -> [String] {
        let added = add(directory)
        await MainActor.run { comptoir_fonts_changed() }
        return added
    }

    /// Lets fontconfig read a folder, which it does on any thread.
    nonisolated private static func add(_ directory: String) -> [String] {
        let before = applicationFamilies()
        guard FcConfigAppFontAddDir(nil, directory) != 0 else { return [] }
        return applicationFamilies().subtracting(before).sorted()
    }

    /// Every family there is, sorted (`pango_font_map_list_families`).
    public static var families: [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { string(pango_font_family_get_name(list?[$0])) }.sorted()
    }

    /// Whether text asked for in the family is set in it, and not in a replacement.
    public static func has(_ family: String) -> Bool {
        families.contains { $0.lowercased() == family.lowercased() }
    }

    /// The families that programs brought along, this one's among them.
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
