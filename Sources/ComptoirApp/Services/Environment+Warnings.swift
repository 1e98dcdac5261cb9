import Store

/// Something that stays so, and of which the person is told until they put it aside.
enum Warning: Equatable {
    /// The person's own data is not kept for now, and why.
    case library(Library.State)
    /// Something happened when the library was opened.
    case notice(LibraryNotice)
    /// The catalogue is not kept as it should be.
    case catalogue(StoreError)
    /// Packs have mistakes.
    case packs(count: Int)
    /// What the shop's server sent has mistakes.
    case server(count: Int)

    /// What the person reads.
    @MainActor
    var text: String {
        switch self {
        case .library(let state): ErrorWording.translated.message(state) ?? ""
        case .notice(let notice): ErrorWording.translated.message(notice)
        case .catalogue(let error): ErrorWording.translated.message(error)
        case .packs(let count): trn("{count} problem in your packs", "{count} problems in your packs", count)
        case .server(let count):
            trn(
                "{count} problem in what the shop’s server sent.", "{count} problems in what the shop’s server sent.",
                count)
        }
    }

    /// Whether each of the mistakes can be looked at.
    var isOfMistakes: Bool {
        switch self {
        case .packs, .server: true
        case .library, .notice, .catalogue: false
        }
    }
}

extension Environment {
    /// Warns of what happened when the files were opened, and goes on to say whether changes are kept.
    func warnOfStorage() {
        warnOfLibrary()
        if let problem = catalogue.storageProblem { warnings.append(.catalogue(problem)) }
        tasks.follow(library.changes(of: [.state])) { [weak self] _ in self?.warnOfLibrary() }
    }

    private func warnOfLibrary() {
        warnings.removeAll { if case .library = $0 { true } else { false } }
        if library.state != .durable { warnings.insert(.library(library.state), at: 0) }
        for notice in library.notices where !warnings.contains(.notice(notice)) { warnings.append(.notice(notice)) }
    }

    /// Puts the first warning aside, which the person has seen.
    func dismissWarning() {
        guard !warnings.isEmpty, case .notice(let notice) = warnings.removeFirst() else { return }
        perform { [library] in try await library.noteAsTold([notice]) }
    }

    /// Takes in what is wrong in what the shop's server sent now, and warns of mistakes that are new: the same list may
    /// come twice, once from the disk.
    func foundOnServer(_ problems: [Problem]) {
        guard problems != serverProblems else { return }
        serverProblems = problems
        warnings.removeAll { if case .server = $0 { true } else { false } }
        if !problems.isEmpty { warnings.append(.server(count: problems.count)) }
    }

    /// Takes in what is wrong in the packs now, and warns of mistakes that are new.
    func found(_ problems: [Problem]) {
        guard problems != self.problems else { return }
        self.problems = problems
        warnings.removeAll { if case .packs = $0 { true } else { false } }
        let count = problems.count { $0.severity == .error }
        if count > 0 { warnings.append(.packs(count: count)) }
    }
}
