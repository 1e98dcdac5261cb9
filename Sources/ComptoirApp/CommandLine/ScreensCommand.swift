import ArgumentParser
import Foundation
import JSON
import ServerUI

/// `comptoir screens`: for those who write screens.
struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: tr("Checks, shows and describes documents of screens."),
        subcommands: [LintCommand.self, PreviewCommand.self, SchemaCommand.self, ReferenceCommand.self])
}

extension ScreensCommand {
    /// `comptoir screens lint`: says what is wrong in documents, and where.
    struct LintCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lint",
            abstract: tr("Says what is wrong in documents: where, what was found, what was expected."),
            discussion: tr("Ends with status 1 where there is an error; warnings alone do not count as one."))

        @Argument(help: ArgumentHelp(tr("Documents to check.")), completion: .file(extensions: ["json"]))
        var files: [String]

        @Flag(help: ArgumentHelp(tr("As a JSON list of what was found.")))
        var json = false

        @Flag(help: ArgumentHelp(tr("Allow addresses of this computer and of the network at home.")))
        var allowPrivate = false

        func run() throws {
            let reader = ScreenReader(vocabulary: .ofProgram, allowsPrivateHosts: allowPrivate)
            var findings: [Finding] = []
            for file in files {
                do {
                    let data = try Screens.documentData(at: URL(filePath: file))
                    findings += reader.read(data).diagnostics.map { Finding(file, $0) }
                } catch {
                    throw ValidationError(
                        tr("{file} cannot be read: {reason}", ["file": file, "reason": error.localizedDescription]))
                }
            }
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(findings), as: UTF8.self))
            } else {
                for finding in findings { print(finding.line) }
            }
            if findings.contains(where: { $0.severity == Diagnostic.Severity.error.rawValue }) {
                throw ExitCode.failure
            }
        }
    }

    /// Something that is wrong, as `lint` gives it out.
    private struct Finding: Encodable {
        let file: String
        let row: Int?
        let column: Int?
        let path: String
        let severity: String
        let rule: String
        let message: String
        let line: String

        init(_ file: String, _ diagnostic: Diagnostic) {
            self.file = file
            row = diagnostic.location?.line
            column = diagnostic.location?.column
            path = diagnostic.path
            severity = diagnostic.severity.rawValue
            rule = diagnostic.rule.rawValue
            message = diagnostic.message
            line = diagnostic.line(in: file)
        }

        enum CodingKeys: String, CodingKey {
            case file, column, path, severity, rule, message
            case row = "line"
        }
    }

    /// `comptoir screens preview`: shows a document, and each version of it as it is saved.
    struct PreviewCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "preview",
            abstract: tr("Shows the screen of a document, and each version of it as soon as it is saved."))

        @Argument(help: ArgumentHelp(tr("The document.")), completion: .file(extensions: ["json"]))
        var file: String

        func validate() throws {
            guard file.hasSuffix(".json"), FileManager.default.isReadableFile(atPath: file) else {
                throw ValidationError(
                    tr("“{file}” cannot be read as a document; its name must end with “.json”.", ["file": file]))
            }
        }

        func run() throws {
            // Who writes a screen may serve it from this computer, and wants to see its mistakes.
            setenv("COMPTOIR_DEVELOPER", "1", 1)
            throw ExitCode(ComptoirCommand.start(["comptoir", file]))
        }
    }

    /// `comptoir screens schema`: the form of documents, for editors.
    struct SchemaCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema", abstract: tr("Prints the JSON Schema of documents."))

        func run() throws { print(String(decoding: ScreenSchema.json(vocabulary: .ofProgram), as: UTF8.self)) }
    }

    /// `comptoir screens reference`: all that documents can name, for the page for authors.
    struct ReferenceCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reference", abstract: tr("Prints tables of all that documents can name, in Markdown."))

        func run() throws { print(ScreenReference(.ofProgram).markdown) }
    }
}
