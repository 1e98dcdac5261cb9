internal import CGTK

/// A dialog that asks for files (`GtkFileDialog`, and `GtkFileChooserNative` before GTK 4.10).
///
/// In a sandbox, the desktop's own dialog is used, which grants access to what was chosen.
///
///     let dialog = FileDialog("Import drinks", filters: [FileFilter("Drinks", suffixes: ["json"])])
///     if let path = try await dialog.open(in: window) { … }
///
/// Each method returns nil, or an empty array, if the user cancels, if the task is cancelled, which closes the dialog,
/// and if the window ends.
public struct FileDialog: Sendable {
    /// The title of the dialog, which says what to choose.
    public var title: String
    /// The text of the button that accepts; nil for GTK's own word.
    public var accept: String?
    /// The filters for the files that are shown; the first one applies at first.
    public var filters: [FileFilter]
    /// The path of the folder to start in; nil for the one used last.
    public var folder: String?

    /// Creates a dialog.
    /// - Parameters:
    ///   - title: the title, which says what to choose.
    ///   - accept: the text of the button that accepts; nil for GTK's own word.
    ///   - filters: the filters for the files that are shown; the first one applies at first.
    ///   - folder: the path of the folder to start in; nil for the one used last.
    public init(_ title: String, accept: String? = nil, filters: [FileFilter] = [], folder: String? = nil) {
        self.title = title
        self.accept = accept
        self.filters = filters
        self.folder = folder
    }

    /// Asks for a file to read, and returns its path.
    @MainActor
    public func open(in window: Window?) async throws -> String? {
        try await choose(COMPTOIR_FILE_OPEN, in: window).first
    }

    /// Asks for files to read, and returns their paths.
    @MainActor
    public func openSeveral(in window: Window?) async throws -> [String] {
        try await choose(COMPTOIR_FILE_OPEN_SEVERAL, in: window)
    }

    /// Asks where to write a file, and returns the path. The user has agreed to replace any file there.
    /// - Parameter name: the suggested name of the file.
    @MainActor
    public func save(name: String, in window: Window?) async throws -> String? {
        try await choose(COMPTOIR_FILE_SAVE, name: name, in: window).first
    }

    /// Asks for a folder, and returns its path.
    @MainActor
    public func chooseFolder(in window: Window?) async throws -> String? {
        try await choose(COMPTOIR_FILE_FOLDER, in: window).first
    }

    @MainActor
    private func choose(_ action: ComptoirFileAction, name: String? = nil, in window: Window?) async throws -> [String]
    {
        let answer = Answer<Result<[String], GLibError>>()
        return try await answer.wait(over: window, withdrawn: .success([])) {
            show(action, name: name, over: window, answer)
        }.get()
    }

    @MainActor
    private func show(
        _ action: ComptoirFileAction, name: String?, over window: Window?, _ answer: Answer<Result<[String], GLibError>>
    ) {
        let list = FileFilter.list(filters)
        let start = folder.map { g_file_new_for_path($0) }
        let texts = [title, accept, name].map { text in text.flatMap { g_strdup($0) } }
        defer {
            for text in texts { g_free(text) }
            if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
            if let start, let start { g_object_unref(UnsafeMutableRawPointer(start)) }
        }
        var request = ComptoirFileRequest()
        request.action = action
        request.title = UnsafePointer(texts[0])
        request.accept = UnsafePointer(texts[1])
        request.name = UnsafePointer(texts[2])
        request.folder = start ?? nil
        request.filters = list
        request.data = Carried.retained(answer)
        request.done = { files, error, data in
            onMainActor((files, error, data)) { files, error, data in
                Carried<Answer<Result<[String], GLibError>>>.take(data)?.give(FileDialog.result(files, error))
            }
        }
        let chooser = Object(Reference(adopting: comptoir_files_choose(window?.gtkWindow, &request)))
        answer.dismiss = { comptoir_files_dismiss(chooser.object) }
    }

    /// Returns the paths of the files; a file without a path, such as one on a server, is an error.
    @MainActor
    private static func result(
        _ files: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?
    ) -> Result<[String], GLibError> {
        if let error { return .failure(GLibError(adopting: g_error_copy(error))) }
        guard let files else { return .success([]) }
        var paths: [String] = []
        for index in 0..<g_list_model_get_n_items(files) {
            guard let file = g_list_model_get_item(files, index) else { continue }
            defer { g_object_unref(file) }
            guard let path = string(adopting: g_file_get_path(OpaquePointer(file))) else {
                let address = string(adopting: g_file_get_uri(OpaquePointer(file))) ?? ""
                return .failure(
                    GLibError(
                        adopting: g_error_new_literal(
                            g_io_error_quark(), Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue),
                            "«\(address)» is not on this computer")))
            }
            paths.append(path)
        }
        return .success(paths)
    }
}

/// A filter for the files that a dialog shows (`GtkFileFilter`).
public struct FileFilter: Sendable {
    /// The name of the filter in the dialog.
    public var name: String
    /// The suffixes of file names, without the dot and regardless of case.
    public var suffixes: [String]
    /// The media types, such as `image/*`.
    public var mediaTypes: [String]

    /// Creates a filter.
    /// - Parameters:
    ///   - name: the name of the filter in the dialog.
    ///   - suffixes: the suffixes of file names, without the dot and regardless of case.
    ///   - mediaTypes: the media types, such as `image/*`.
    public init(_ name: String, suffixes: [String] = [], mediaTypes: [String] = []) {
        self.name = name
        self.suffixes = suffixes
        self.mediaTypes = mediaTypes
    }

    /// Returns the filters for C, which the caller frees; nil if there are none.
    @MainActor
    static func list(_ filters: [FileFilter]) -> OpaquePointer? {
        guard !filters.isEmpty, let list = g_list_store_new(gtk_file_filter_get_type()) else { return nil }
        for filter in filters {
            guard let item = gtk_file_filter_new() else { continue }
            gtk_file_filter_set_name(item, filter.name)
            for suffix in filter.suffixes { gtk_file_filter_add_suffix(item, suffix) }
            for type in filter.mediaTypes { gtk_file_filter_add_mime_type(item, type) }
            g_list_store_append(list, UnsafeMutableRawPointer(item))
            g_object_unref(UnsafeMutableRawPointer(item))
        }
        return list
    }
}
