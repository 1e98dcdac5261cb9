import CGTK
import GTK
import TestSupport
import Testing

/// Each test in a process of its own, since that is what ends.
@Suite("Warnings", .serialized)
struct WarningTests {
    @Test("toolkit row 21: a critical of GTK fails the test")
    func critical() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                gtk_widget_set_visible(nil, 1)
            }
        }
        #expect(try errors(of: result).contains("assertion 'GTK_IS_WIDGET (widget)' failed"))
    }

    @Test("toolkit row 21: a warning of GTK fails the test")
    func warning() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                let parent = gtk_label_new("parent")
                g_object_ref_sink(parent)
                gtk_widget_set_parent(gtk_label_new("child"), parent)
                g_object_unref(parent)
            }
        }
        #expect(try errors(of: result).contains("still has children left"))
    }

    @Test("a warning of GStreamer's own threads ends nothing, what is worse does")
    func film() async throws {
        let warned = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            // Who ends while GTK's threads begin ends badly, whatever was logged.
            await MainActor.run {
                Stage.open()
                Stage.show(Label("a")) { _ in }
            }
            log("a film's warning", of: "GStreamer", G_LOG_LEVEL_WARNING)
        }
        #expect(try errors(of: warned).contains("a film's warning"))
        await #expect(processExitsWith: .failure) {
            leaveNoBacktrace()
            await MainActor.run { Stage.open() }
            log("a film's fault", of: "GStreamer", G_LOG_LEVEL_CRITICAL)
        }
        await #expect(processExitsWith: .failure) {
            leaveNoBacktrace()
            await MainActor.run { Stage.open() }
            log("a warning", of: "GStreamers", G_LOG_LEVEL_WARNING)
        }
    }

    @Test("toolkit row 21: where nobody warns the process ends well")
    func nothing() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Stage.open()
                Stage.show(Label("a")) { _ in }
            }
        }
    }

    private func errors(of result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }
}

/// Logs as C does in a library of a name (`g_log_structured_array`).
private func log(_ message: String, of domain: String, _ level: GLogLevelFlags) {
    func field(_ key: String, _ value: String) -> GLogField {
        GLogField(key: UnsafePointer(g_strdup(key)), value: UnsafeRawPointer(g_strdup(value)), length: -1)
    }
    let fields = [field("MESSAGE", message), field("GLIB_DOMAIN", domain)]
    g_log_structured_array(level, fields, gsize(fields.count))
    for field in fields {
        g_free(UnsafeMutableRawPointer(mutating: field.key))
        g_free(UnsafeMutableRawPointer(mutating: field.value))
    }
}
