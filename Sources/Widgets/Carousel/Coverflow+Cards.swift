internal import GTK

extension Coverflow {
    func takeIn(_ cards: [CoverflowCard]) {
        for frame in frames { release(frame) }
        frames = cards.map { card in
            // The content may have been on a card of before.
            (card.content.parent as? FocusFrame)?.release(card.content)
            let frame = FocusFrame(card.content, role: .option).styled("card", "cover")
            frame.setAccessibleLabel(card.title)
            frame.clipsContent = true
            adopt(frame, before: dots)
            return frame
        }
        dots?.count = cards.count
        animation?.cancel()
        selectedIndex = min(selectedIndex, max(0, cards.count - 1))
        position = Double(selectedIndex)
        tellState()
        queueResize()
    }

    /// Only the card in front can be pointed at or reached by keyboard; see `card(at:)` for the others.
    func tellState() {
        for (index, frame) in frames.enumerated() {
            let isInFront = index == selectedIndex
            frame.isFocusable = isInFront
            frame.canFocus = isInFront
            frame.canTarget = isInFront
            frame.setAccessible(.selected, isInFront)
            frame.setAccessible(position: index + 1, of: frames.count)
        }
        dots?.page = selectedIndex
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
