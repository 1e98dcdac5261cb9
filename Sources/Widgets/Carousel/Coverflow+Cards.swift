internal import GTK

extension Coverflow {
    func takeIn(_ cards: [CoverflowCard]) {
        let front = frames.indices.contains(selectedIndex) ? frames[selectedIndex] : nil
        let old = frames
        frames = cards.map { card in
            // The content may already be on an existing card, which then stays.
            if let frame = card.content.parent as? FocusFrame, old.contains(where: { $0 === frame }) {
                frame.accessibleLabel = card.title
                return frame
            }
            let frame = FocusFrame(card.content, role: .option, hasRing: setting.footing != nil).styled("cover")
            frame.styled(setting.footing == nil ? "card" : "standing")
            frame.accessibleLabel = card.title
            frame.clipsContent = setting.footing == nil
            return frame
        }
        showNames(cards)
        arrange(frames, insteadOf: old)
        dots?.count = cards.count
        animation?.cancel()
        selectedIndex = frames.firstIndex { $0 === front } ?? min(selectedIndex, max(0, cards.count - 1))
        position = Double(selectedIndex)
        tellState()
        queueResize()
    }

    /// Only the front card can be reached by pointer or keyboard; see `card(at:)` for the others.
    func tellState() {
        for (index, frame) in frames.enumerated() {
            let isInFront = index == selectedIndex
            frame.isFocusable = isInFront
            frame.canFocus = isInFront
            frame.canTarget = isInFront
            frame.setAccessible(.selected, isInFront)
            frame.setAccessible(position: index + 1, of: frames.count)
            if names.indices.contains(index) { names[index][cssClass: "front"] = isInFront }
        }
        dots?.page = selectedIndex
    }

    /// Has the front card be in its place at once, as where the cards have just come.
    public func settle() {
        animation?.cancel()
        position = Double(selectedIndex)
        queueAllocate()
    }

    func moveIntoPlace() {
        animation?.cancel()
        let (start, end) = (position, Double(selectedIndex))
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.position = start + (end - start) * progress
            self?.queueAllocate()
        }
    }
}
