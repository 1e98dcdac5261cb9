import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("OpenGL")
struct OpenGLTests {
    /// In a process of its own: this one's display was opened long ago.
    @Test("is not opened where cairo draws, and programs that are started later are not told so")
    func skipped() async {
        await #expect(processExitsWith: .success) {
            let isRight = try await MainActor.run {
                let names = ["GDK_DEBUG", "GDK_DISABLE"]
                let environment = { names.map { name in getenv(name).map { String(cString: $0) } ?? "" } }
                setenv("GSK_RENDERER", "cairo", 1)
                setenv("GDK_DEBUG", "default-settings", 1)
                unsetenv("GDK_DISABLE")
                guard OpenGL.skipIfUnused(), environment() != ["default-settings", ""] else { return false }
                Stage.open()
                let loaded = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
                MainLoop.drain()
                // Mesa's drivers; the libraries before them come with GStreamer too.
                let drivers = ["libgallium", "_dri.so", "libLLVM"]
                return !drivers.contains(where: loaded.contains) && environment() == ["default-settings", ""]
            }
            exit(isRight ? 0 : 1)
        }
    }

    @Test("is opened where it is asked for, or where nothing is said")
    func used() async {
        await #expect(processExitsWith: .success) {
            let isRight = await MainActor.run {
                let before = getenv("GDK_DEBUG").map { String(cString: $0) }
                setenv("GSK_RENDERER", "gl", 1)
                let asked = OpenGL.skipIfUnused()
                unsetenv("GSK_RENDERER")
                return !asked && !OpenGL.skipIfUnused() && getenv("GDK_DEBUG").map { String(cString: $0) } == before
            }
            exit(isRight ? 0 : 1)
        }
    }
}
