import GTK
import Store

/// What is served in an evening, to be given to the guests.
struct EveningMenu: Equatable {
    /// A drink, and what is in it.
    struct Course: Equatable {
        let name: String
        let text: String
    }

    /// What the evening is called.
    let title: String
    let courses: [Course]

    /// The menu as plain text.
    var text: String { ([title] + courses.map { "\($0.name)\n\($0.text)" }).joined(separator: "\n\n") }

    /// The menu as Markdown.
    var markdown: String {
        (["# " + Markdown.escaped(title)]
            + courses.map { "## \(Markdown.escaped($0.name))\n\n\(Markdown.escaped($0.text))" })
            .joined(separator: "\n\n")
    }

    /// The menu to be printed.
    @MainActor
    var paper: Paper {
        Paper(name: title) { [courses] sheet in
            var setter = PaperSetter(sheet, title: title)
            for course in courses {
                setter.heading(course.name)
                setter.text(course.text)
            }
            return setter.pages
        }
    }
}

extension EveningModel {
    /// What is served, each drink with what is in it.
    func menu() async throws -> EveningMenu {
        let (plan, catalogue) = (plan, environment.catalogue)
        var courses: [EveningMenu.Course] = []
        for serving in plan.drinks {
            guard let drink = try await catalogue.drink(id: serving.drink) else { continue }
            let names = try await catalogue.names(of: .ingredient, drink.parts.map(\.ingredient))
            let parts = drink.parts.filter { !$0.isOptional }.map { names[$0.ingredient] ?? $0.ingredient }
            courses.append(EveningMenu.Course(name: drink.name, text: parts.joined(separator: ", ")))
        }
        return EveningMenu(title: plan.name.isEmpty ? tr("This evening") : plan.name, courses: courses)
    }

    /// Shows the menu, to be copied, printed or kept.
    func menuClicked() {
        environment.perform { [weak self] in
            guard let self else { return }
            let (menu, environment) = (try await menu(), environment)
            environment.present(tr("Menu")) { dismiss in
                ShareView(
                    environment, text: { menu.text }, markdown: { menu.markdown }, paper: { menu.paper },
                    dismiss: dismiss)
            }
        }
    }
}
