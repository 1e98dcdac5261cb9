import Foundation
import JSON
import ServerUI
import Store

/// A document, or a patch of one, that was read off the main thread, and how long that took.
struct ScreenReading: Sendable {
    /// The document as it is now; nil where what came cannot be used.
    let document: ScreenDocument?
    /// What is wrong with what came.
    let diagnostics: [Diagnostic]
    let duration: Duration

    /// The screen that it describes.
    var screen: Screen? { document?.screen }

    /// Reads what came.
    /// - Parameter before: the document that a patch changes.
    @concurrent init(_ bytes: [UInt8], _ reader: ScreenReader, changing before: ScreenDocument? = nil) async {
        let clock = ContinuousClock()
        let start = clock.now
        if Self.isPatch(bytes), var document = before {
            let wrong = document.apply(Data(bytes))
            let isRefused = document.data == before?.data && wrong.contains { $0.severity == .error }
            self.document = isRefused ? nil : document
            diagnostics = wrong + (isRefused ? [] : document.diagnostics)
        } else {
            let document = ScreenDocument(Data(bytes), reader: reader)
            self.document = document.screen == nil ? nil : document
            diagnostics = document.diagnostics
        }
        duration = clock.now - start
    }

    /// Whether what came changes a document rather than being one.
    static func isPatch(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= ScreenServer.limit else { return false }
        do {
            var limits = JSONDocument.Limits()
            limits.depth = ServerUI.Limits.standard.nesting
            return try JSONDocument(bytes, limits: limits).root["patch"] != nil
        } catch {
            // Whoever reads it as a document says what is wrong with it.
            return false
        }
    }
}

/// Why a screen cannot be shown although its document is there.
enum ScreenProblem: AccountableError, Equatable {
    /// There is no screen of that name.
    case unknown(String)
    /// The file cannot be read; the system's reason.
    case noFile(String, reason: String)
    /// The document is no screen; what is wrong with it.
    case unreadable([Diagnostic])

    var message: String {
        switch self {
        case .unknown(let name): tr("There is no screen called “{name}”.", ["name": name])
        case .noFile(let file, let reason): tr("{file} cannot be read: {reason}", ["file": file, "reason": reason])
        case .unreadable: tr("This screen has a problem and cannot be shown.")
        }
    }

    var advice: String {
        switch self {
        case .unknown: tr("Perhaps its server has another name for it.")
        case .noFile: tr("See whether it is there, and whether you may read it.")
        case .unreadable(let diagnostics): diagnostics.first?.line(in: nil) ?? ""
        }
    }
}

extension Diagnostic {
    /// It on one line, as compilers write it: `file:line:column: error: …`.
    func line(in file: String?) -> String {
        let place = [file, location.map { "\($0.line):\($0.column)" } ?? path].compactMap { $0 }
        return "\(place.joined(separator: ":")): \(severity.rawValue): \(message)"
    }
}
