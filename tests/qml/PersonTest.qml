import QtQuick
import QtTest
import Bombshelf.Tests

/// Tests that look at what is on the screen and press it, as a person does.
TestCase {
    function itemsOf(item: Item, fits: var): var {
        return Hands.itemsIn(item).filter(fits);
    }
    /// Presses it, at its middle unless a spot is given, once it and all that it lies in are laid out.
    function click(item: Item, x = item.width / 2, y = item.height / 2, button = Qt.LeftButton): void {
        tryVerify(() => isLaidOut(item));
        mouseClick(item, x, y, button);
    }
    function isLaidOut(item: Item): bool {
        for (let one = item; one; one = one.parent)
            if (isPolishScheduled(one))
                return false;
        return true;
    }
}
