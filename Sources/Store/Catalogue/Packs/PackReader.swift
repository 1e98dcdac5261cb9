internal import JSON
internal import Foundation

/// Reads a pack: parses, checks and decodes it, and reports what cannot be used.
struct PackReader {
    /// The schema, or nil where it is unusable; entries are then checked by decoding alone.
    let schema: JSONSchema?

    /// Reads a pack.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The file, for messages and for the pictures beside it.
    func read(_ bytes: [UInt8], from file: PackFile) -> Pack {
        let path = file.url.path
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes)
        } catch let error as JSONSyntaxError {
            return failed(Problem(.syntax(error.kind), file: path, location: error.location, effect: .fileLeftOut))
        } catch {
            return failed(Problem(.unreadable(reason: String(describing: error)), file: path, effect: .fileLeftOut))
        }
        return read(document, from: file)
    }

    /// A pack of which nothing could be read.
    func failed(_ problem: Problem) -> Pack {
        Pack(
            fruits: [], ingredients: [], drinks: [], products: [], places: [], dailyReference: nil, problems: [problem])
    }

    private func read(_ document: JSONDocument, from file: PackFile) -> Pack {
        var root = document.root
        var problems: [Problem] = []
        if let schema {
            var validator = SchemaValidator(schema: schema, file: file.url.path)
            validator.validate(root)
            problems = validator.problems
            root = root.replacing(validator.shown)
        }
        var decoder = PackDecoder(root: root, file: file, flawedPaths: flawedPaths(problems))
        let sources = decoder.sources()
        let fruits = decoder.entries(Fruit.self, sources: sources)
        let ingredients = decoder.entries(Ingredient.self, sources: sources)
        let drinks = decoder.entries(Drink.self, sources: sources)
        let products = decoder.entries(Product.self, sources: sources)
        let places = decoder.entries(Place.self, sources: sources)
        let reference = decoder.dailyReference(sources: sources)
        let effects = decoder.leftOut
        problems = problems.map { problem in
            var problem = problem
            if problem.severity == .error { problem.effect = effects.effect(on: problem.path) }
            return problem
        }
        return Pack(
            fruits: fruits, ingredients: ingredients, drinks: drinks, products: products, places: places,
            dailyReference: reference,
            problems: trimmed(problems + decoder.problems, file: file).map { problem in
                var problem = problem
                problem.subject = Problem.Subject(of: problem.path, in: document.root)
                return problem
            })
    }

    private func flawedPaths(_ problems: [Problem]) -> Set<String> {
        Set(problems.lazy.filter { $0.severity == .error }.map { LeftOut.entryPath(of: $0.path) })
    }

    private func trimmed(_ problems: [Problem], file: PackFile) -> [Problem] {
        let ordered = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        guard ordered.count > keptProblemsPerFile else { return ordered }
        let rest = ordered.count - keptProblemsPerFile
        return ordered.prefix(keptProblemsPerFile) + [
            Problem(.more(rest), file: file.url.path, location: ordered[keptProblemsPerFile].location)
        ]
    }
}
