internal import CGTK

/// The reason why settings could not be opened; GSettings itself would end the program.
public enum SettingsProblem: Error, Equatable, CustomStringConvertible {
    /// No compiled schema has the identifier.
    case noSchema(String, searched: [String])
    /// The schema has no path, and none was given.
    case noPath(schema: String)

    public var description: String {
        switch self {
        case .noSchema(let schema, let searched):
            """
            The settings schema «\(schema)» is not installed. Searched: \(searched.joined(separator: ", ")). \
            Compile it with glib-compile-schemas into one of these folders, or set GSETTINGS_SCHEMA_DIR.
            """
        case .noPath(let schema): "The settings schema «\(schema)» names no path, and none was given."
        }
    }
}

/// The finder of compiled schemas (`GSettingsSchemaSource`).
@MainActor
enum SettingsSchema {
    /// Returns the schema in `folder`, or else in the desktop's own folders; the caller owns it.
    static func find(_ identifier: String, in folder: String?) throws -> OpaquePointer {
        if let folder, let schema = lookUp(identifier, inFolder: folder) { return schema }
        if let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, identifier, 1)
        {
            return schema
        }
        throw SettingsProblem.noSchema(identifier, searched: (folder.map { [$0] } ?? []) + folders)
    }

    private static func lookUp(_ identifier: String, inFolder folder: String) -> OpaquePointer? {
        // GLib reports a folder without `gschemas.compiled` as an error; here it is just not the right folder.
        guard
            let source = g_settings_schema_source_new_from_directory(
                folder, g_settings_schema_source_get_default(), 0, nil)
        else { return nil }
        defer { g_settings_schema_source_unref(source) }
        return g_settings_schema_source_lookup(source, identifier, 0)
    }

    /// The folders that GSettings searches itself.
    private static var folders: [String] {
        var result = (string(g_getenv("GSETTINGS_SCHEMA_DIR")) ?? "").split(separator: ":").map(String.init)
        var next = g_get_system_data_dirs()
        while let folder = next?.pointee {
            result.append(String(cString: folder) + "/glib-2.0/schemas")
            next = next?.advanced(by: 1)
        }
        return result
    }
}

/// Where the values of settings are stored.
public enum SettingsStorage: Equatable, Sendable {
    /// Where the desktop stores them (dconf), or else a file in the user's configuration folder.
    case desktop
    /// In a file.
    case file(path: String)
    /// Nowhere; for tests.
    case memory

    /// Returns a backend that the caller owns, or nil for GSettings' own choice.
    @MainActor
    func backend(for schema: String) -> UnsafeMutablePointer<GSettingsBackend>? {
        switch self {
        case .memory:
            return g_memory_settings_backend_new()
        case .file(let path):
            return g_keyfile_settings_backend_new(path, "/", nil)
        case .desktop:
            guard let own = g_settings_backend_get_default() else { return nil }
            let name = String(cString: g_type_name(comptoir_type_of(own)))
            // Anyone who asks for the memory backend by name, as tests do, gets it.
            let isAskedFor = string(g_getenv("GSETTINGS_BACKEND")) == "memory"
            guard name == "GMemorySettingsBackend", !isAskedFor else { return own }
            // Without dconf, GSettings would forget everything at the end.
            g_object_unref(own)
            let folder = string(g_get_user_config_dir()) ?? "."
            return SettingsStorage.file(path: "\(folder)/\(schema)/settings.ini").backend(for: schema)
        }
    }
}
