internal import CGTK

/// An operation that prints pages, or writes them to a PDF file (`GtkPrintOperation`). It can run only once.
///
///     let operation = PrintOperation("Negroni") { sheet in
///         sheet.flow([sheet.layout("Negroni", font: "Lobster 32"), sheet.layout(recipe.text)], spacing: 12)
///     }
///     try await operation.run(in: window)
@MainActor
public final class PrintOperation: Object {
    private var pages: [PrintedPage] = []
    private let answer = Answer<Result<Bool, GLibError>>()

    /// Creates an operation.
    /// - Parameters:
    ///   - name: the name of the job in the printer's queue.
    ///   - makePages: called once, when the user has chosen a paper; held by the operation until it ends.
    public init(_ name: String, pages makePages: @escaping @MainActor (PrintSheet) -> [PrintedPage]) {
        super.init(Reference(adopting: gtk_print_operation_new()))
        gtk_print_operation_set_job_name(operation, name)
        gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
        connect("begin-print") { [weak self] (sheet: PrintSheet) in
            guard let self else { return }
            pages = makePages(sheet)
            gtk_print_operation_set_n_pages(operation, Int32(max(1, pages.count)))
        }
        connect("draw-page") { [weak self] (sheet: PrintSheet, number: Int) in
            guard let self, pages.indices.contains(number) else { return }
            pages[number].draw(on: sheet)
        }
        connect("done") { [weak self] (result: Int) in self?.finished(result) }
    }

    private var operation: UnsafeMutablePointer<GtkPrintOperation> {
        raw.assumingMemoryBound(to: GtkPrintOperation.self)
    }

    /// Writes the pages to a PDF file (`GTK_PRINT_OPERATION_ACTION_EXPORT`).
    public func export(to path: String) throws {
        requireFresh()
        gtk_print_operation_set_export_filename(operation, path)
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_operation_run(operation, GTK_PRINT_OPERATION_ACTION_EXPORT, nil, &error)
        if result == GTK_PRINT_OPERATION_RESULT_ERROR { throw GLibError(adopting: error) }
    }

    /// Lets the user choose a printer, and prints; returns false if the user cancelled, or the task was cancelled
    /// (`GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`).
    @discardableResult
    public func run(in window: Window?) async throws -> Bool {
        requireFresh()
        gtk_print_operation_set_allow_async(operation, 1)
        return try await answer.wait(over: window, withdrawn: .success(false)) {
            answer.dismiss = { [weak self, weak window] in self?.dismiss(over: window) }
            gtk_print_operation_run(operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window?.gtkWindow, nil)
        }.get()
    }

    private func finished(_ result: Int) {
        guard result == Int(GTK_PRINT_OPERATION_RESULT_ERROR.rawValue) else {
            return answer.give(.success(result == Int(GTK_PRINT_OPERATION_RESULT_APPLY.rawValue)))
        }
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(operation, &error)
        answer.give(.failure(GLibError(adopting: error)))
    }

    /// GTK has no function to close its dialog, which is the print dialog above the window.
    private func dismiss(over window: Window?) {
        gtk_print_operation_cancel(operation)
        for dialog in Window.all where dialog.typeName == "GtkPrintUnixDialog" && dialog.parentWindow === window {
            dialog.close()
        }
    }

    private func requireFresh() {
        require(
            gtk_print_operation_get_status(operation) == GTK_PRINT_STATUS_INITIAL, "a print operation runs once")
    }
}
