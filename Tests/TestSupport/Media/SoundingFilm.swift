public import Foundation

/// A film with a tone, made for a test by GStreamer (`sounding-film.py`).
public enum SoundingFilm {
    /// Makes the film; it takes a second.
    /// - Returns: false where GStreamer or one of its encoders is not installed.
    public static func make(_ file: URL, seconds: Int) throws -> Bool {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sounding-film.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, file.path, String(seconds)]
        try process.run()
        process.waitUntilExit()
        precondition([0, 2].contains(process.terminationStatus), "no film came of \(script.lastPathComponent)")
        return process.terminationStatus == 0
    }
}
