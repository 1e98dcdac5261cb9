import GTK
import ComptoirWidgets
import Widgets

/// Pictures of bottles, and the shelf that bottles stand on.
@MainActor
enum BottlePages {
    static let all = [picture, wood, shelf]

    private static let picture = GalleryPage(
        "bottle-picture", "Drinks", "BottlePicture",
        "A bottle, or what stands beside bottles, drawn from what it is; sharp at any size.",
        code: "BottlePicture(art, size: 96)"
    ) { samples in
        let arts = BottleSamples.all.map(\.art)
        var fruit = BottleArt(.picture, color: Color(hex: 0xF5D327))
        fruit.picture = samples.picture(of: samples.fruits[0])
        return [
            specimen("Every form", arts + [fruit], size: 150, names: BottleSamples.all.map(\.name) + ["A lemon"]),
            specimen("40 px", arts + [fruit], size: 40),
            specimen("320 px", [arts[3], arts[5], arts[13]], size: 320),
            specimen("From full to empty", BottleSamples.levels, size: 150),
            specimen(
                "What one does not have",
                (arts + [fruit]).map {
                    var art = $0
                    art.isFaded = true
                    return art
                }, size: 72),
            specimen(
                "Every sign",
                BottleArt.Emblem.allCases.map { emblem in
                    var art = arts[0]
                    art.label?.emblem = emblem
                    return art
                }, size: 150),
        ]
    }

    private static func specimen(_ caption: String, _ arts: [BottleArt], size: Int, names: [String] = []) -> Specimen {
        let pictures = arts.enumerated().map { index, art in
            BottlePicture(art, size: size, alternativeText: index < names.count ? names[index] : nil)
        }
        return Specimen(caption, WrapBox(spacing: Space.small, pictures))
    }

    private static let wood = GalleryPage(
        "wood-ground", "Drinks", "WoodGround", "A wall of dark wood behind what is written on it.",
        code: "WoodGround(Label(\"What have you got?\"))"
    ) { _ in
        let words = Label("What have you got?").layout(margins: Insets(vertical: Space.large, horizontal: Space.medium))
        return [Specimen("With words", WoodGround(words))]
    }

    private static let shelf = GalleryPage(
        "shelf", "Drinks", "Shelf",
        "Bottles on boards of wood, and the others in racks below. A click moves one from here to there.",
        code: "let shelf = Shelf(\"What is on the shelf\")\nshelf.show(groups)"
    ) { _ in
        @MainActor func groups(_ owned: Set<String>) -> [ShelfGroup] {
            let count = BottleSamples.all.count
            let mine = BottleSamples.bottles(0..<count, isFaded: false).filter { owned.contains($0.id) }
            let others = BottleSamples.bottles(0..<count, isFaded: true).filter { !owned.contains($0.id) }
            let racks = [("Alcohol", others.prefix(8)), ("All else", others.dropFirst(8))].map { title, bottles in
                ShelfGroup(id: title, .rack, title: title, count: "\(bottles.count)", bottles: Array(bottles))
            }
            return [ShelfGroup(id: "mine", .board, bottles: mine)] + racks
        }
        @MainActor func make(_ owned: Set<String>) -> Shelf {
            let shelf = Shelf("Bottles", placeholder: Label("The shelf is empty").styled("shelf-placeholder"))
            var owned = owned
            shelf.show(groups(owned))
            shelf.onActivate { [weak shelf] id in
                if owned.remove(id) == nil { owned.insert(id) }
                shelf?.show(groups(owned))
            }
            return shelf
        }
        return [
            Specimen("Some bottles", make(Set(BottleSamples.all.prefix(16).map(\.name)))),
            Specimen("None yet", make([])),
            Specimen("Narrow", Clamp(make(["Gin", "Rum", "Egg"]), to: 348)),
        ]
    }
}
