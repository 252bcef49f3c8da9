pragma Singleton

import QtQuick

/// What can be said of rectangles, wherever they lie.
QtObject {
    readonly property rect none: Qt.rect(0, 0, 0, 0)

    /// The smallest one round all of these; empty if there are none.
    function around(rects: var): rect {
        if (rects.length === 0)
            return none;
        const left = Math.min(...rects.map(one => one.x));
        const top = Math.min(...rects.map(one => one.y));
        return Qt.rect(left, top, Math.max(...rects.map(one => one.x + one.width)) - left, Math.max(...rects.map(one => one.y + one.height)) - top);
    }
    /// Or up to that far outside it.
    function holds(one: rect, at: point, wide = 0, high = wide): bool {
        return at.x >= one.x - wide && at.x <= one.x + one.width + wide && at.y >= one.y - high && at.y <= one.y + one.height + high;
    }
    function middle(one: rect): point {
        return Qt.point(one.x + one.width / 2, one.y + one.height / 2);
    }
}
