internal import GTK

extension NavigationView {
    /// Has the window be moved where the header is over the view's own ground.
    func placeHandle(width: Int) {
        place(handle, in: Rectangle(width: Double(width), height: Double(headerRoom.height)))
    }

    /// Whether the list has the whole width although there would be room for a page beside it.
    private var isRootAlone: Bool { isSplit && rootSpansView && stack.isEmpty }

    func allocateSplit(width: Int, height: Int) {
        if isRootAlone {
            show(only: [root])
            return place(root, x: 0, width: width, height: height)
        }
        let top = stack.last ?? placeholder
        show(only: [root, top])
        place(root, x: left(0, of: rootWidth, in: width), width: rootWidth, height: height)
        place(top, x: isMirrored ? 0 : rootWidth, width: width - rootWidth, height: height)
    }

    func allocateStacked(width: Int, height: Int) {
        let top = stack.last ?? root
        if swipedAway > 0 {
            let below = stack.dropLast().last ?? root
            let shift = Int(Double(width) * swipedAway) * onward
            show(only: [below, top])
            place(top, x: shift, width: width, height: height)
            place(below, x: shift + (isMirrored ? width : -width), width: width, height: height)
            return
        }
        guard let leaving, leaving !== top, slide < 1 else {
            show(only: [top])
            place(top, x: 0, width: width, height: height)
            return
        }
        show(only: [leaving, top])
        let isLeftwards = slidesForward != isMirrored
        let shift = Int(Double(width) * (1 - slide))
        place(top, x: isLeftwards ? shift : -shift, width: width, height: height)
        place(leaving, x: isLeftwards ? shift - width : width - shift, width: width, height: height)
    }

    private func place(_ child: Widget, x: Int, width: Int, height: Int) {
        let top = child is any RunsUnderHeader ? 0 : headerRoom.height
        let wide = max(width, child.measured(.horizontal).minimum)
        let high = max(height - top, child.measured(.vertical, for: wide).minimum)
        place(child, in: Rectangle(x: Double(x), y: Double(top), width: Double(wide), height: Double(high)))
    }

    private func show(only shown: [Widget]) {
        for child in children where child !== handle && child !== flight {
            setShown(child, shown.contains { $0 === child })
        }
    }
}

extension NavigationView: HeaderHost {
    func headerRoom(above child: Widget) -> HeaderRoom {
        guard child is any RunsUnderHeader else { return .none }
        var room = headerRoom
        let top = stack.last ?? (isSplit ? placeholder : root)
        if isSplit {
            if child === root {
                // The line stays where it is beside a page, out of reach of the header's buttons.
                (room.end, room.isAtEnd) = (0, isRootAlone)
                if isRootAlone { room.column = rootWidth }
            } else {
                (room.start, room.bareStart, room.isAtStart) = (0, 0, false)
            }
        }
        room.isCurrent = room.isCurrent && (child === top || (isSplit && child === root))
        return room
    }
}
