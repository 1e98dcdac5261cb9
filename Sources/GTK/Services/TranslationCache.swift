internal import CGTK

/// The translations of a library as files for gettext, in the user's cache folder.
struct TranslationCache {
    let domain: String
    let resources: String

    /// Writes the files for the user's languages that do not exist yet, and returns the folder they are in.
    ///
    /// Different content goes to a different folder, so an existing file is never written again.
    /// - Throws: `GLibError` if there is no such folder of resources, or a file cannot be written.
    func fill() throws(GLibError) -> String {
        let files = try Resources.list(resources)
        var packs: [(language: String, bytes: [UInt8])] = []
        for language in languages where files.contains("\(language).mo") {
            packs.append((language, try Resources.bytes("\(resources)/\(language).mo")))
        }
        let folder = [cache, domain, checksum(of: packs.flatMap(\.bytes))].joined(separator: "/")
        for (language, bytes) in packs { try write(bytes, to: "\(folder)/\(language)/LC_MESSAGES") }
        return folder
    }

    private func write(_ bytes: [UInt8], to folder: String) throws(GLibError) {
        let path = "\(folder)/\(domain).mo"
        guard g_file_test(path, G_FILE_TEST_EXISTS) == 0 else { return }
        // If the folder cannot be created, writing the file into it fails with the reason.
        g_mkdir_with_parents(folder, 0o755)
        var error: UnsafeMutablePointer<GError>?
        let isWritten = bytes.withUnsafeBytes {
            g_file_set_contents(path, $0.bindMemory(to: CChar.self).baseAddress, gssize($0.count), &error)
        }
        if isWritten == 0 { throw GLibError(adopting: error) }
    }

    /// The languages that the user reads, with and without their country (`g_get_language_names`).
    private var languages: [String] {
        guard let names = g_get_language_names() else { return [] }
        var languages: [String] = []
        while let name = names[languages.count] { languages.append(String(cString: name)) }
        return languages
    }

    private var cache: String { string(g_get_user_cache_dir()) ?? "." }

    private func checksum(of bytes: [UInt8]) -> String {
        bytes.withUnsafeBufferPointer {
            string(adopting: g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))) ?? ""
        }
    }
}
