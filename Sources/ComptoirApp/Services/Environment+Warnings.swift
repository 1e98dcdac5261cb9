import Store

/// Something that stays so, and of which the person is told until they put it aside.
enum Warning: Equatable {
    /// The person's own data, or the catalogue, is not kept as it should be; in words.
    case storage(String)
    /// Packs have mistakes.
    case packs(count: Int)

    /// What the person reads.
    @MainActor
    var text: String {
        switch self {
        case .storage(let text): text
        case .packs(let count): trn("{count} mistake in a pack", "{count} mistakes in packs", count)
        }
    }
}

extension Environment {
    /// Warns of what happened when the files were opened.
    func warnOfStorage() {
        let wording = ErrorWording.translated
        let texts =
            [wording.message(library.state)] + library.notices.map(wording.message)
            + [catalogue.storageProblem.map(wording.message)]
        warnings += texts.compactMap { $0 }.map { .storage($0) }
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
