pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// A card or a die seen near, beside where it lies: its face as far as the viewer knows it, its name, its rule. Others' cards
/// in a row are seen all together. A press on it puts it away, or opens the rule book at its link, and it goes as soon as something else happens.
Item {
    id: zoom

    required property TablePieces pieces
    required property int viewer
    /// Below that stand the answers: it lies over them only where there is no room else.
    property real floor: height
    /// A form lies over them.
    property bool covered: false
    /// What is seen near; null: nothing.
    property TablePiece piece: null
    /// Under the pointer, and what has been put away there.
    property TablePiece under: null
    property TablePiece passed: null
    readonly property bool calm: !Match.moving
    /// Where it is shown; empty if nothing is.
    readonly property rect spot: piece === null ? Rects.none : Qt.rect(near.x, near.y, near.width, near.height)

    /// All that lies where it lies.
    readonly property var zone: piece === null ? [] : pieces.shown(one => one.near && one.zone === piece.zone && one.zoneSeat === piece.zoneSeat).sort((a, b) => a.spot.x - b.spot.x)
    readonly property bool piled: zone.length > 1 && zone.every(one => Math.abs(one.spot.x - piece.spot.x) < 0.25 * piece.width && Math.abs(one.spot.y - piece.spot.y) < 0.25 * piece.height)
    readonly property bool inRow: zone.length > 1 && !piled && piece.zoneSeat >= 0 && piece.zoneSeat !== viewer
    readonly property var seen: piece === null ? [] : inRow ? zone : [piece]
    readonly property rect thing: Rects.around(seen.map(one => zoom.mapFromItem(one.parent, one.x, one.y, one.width, one.height)))

    // A row is seen above or below where it lies, anything else beside it.
    readonly property real pad: Theme.spaceM
    readonly property bool toRight: width - thing.x - thing.width >= thing.x
    readonly property bool toBottom: height - thing.y - thing.height >= thing.y
    readonly property real room: (inRow ? width : toRight ? width - thing.x - thing.width - pad : thing.x - pad) - pad
    /// Words stand under the picture while there is height for them, else beside it.
    readonly property bool low: !inRow && height < 520 * Theme.textScale
    /// Large letters would fill a small table: this is the part of them that is used, but never less than the usual ones.
    readonly property real part: Math.max(Math.min(1, 1 / Theme.textScale), Math.min(1, height / (520 * Theme.textScale)))
    readonly property real nearHeight: height / 3
    readonly property real nearWidth: {
        const wanted = piece === null || piece.height <= 0 ? 0 : nearHeight * piece.width / piece.height;
        return Math.min(wanted, (room - 2 * pad - (seen.length - 1) * Theme.spaceXs) / Math.max(1, seen.length), low ? room / 2 : room);
    }
    readonly property real picturesHeight: piece === null || piece.width <= 0 ? 0 : nearWidth * piece.height / piece.width
    readonly property real picturesWidth: seen.length * (nearWidth + Theme.spaceXs) - Theme.spaceXs
    readonly property real wordsWidth: Math.max(low ? 0 : picturesWidth, Math.min(part * Theme.tipWidth, room - 2 * pad - (low ? picturesWidth + pad : 0)))

    /// It speaks of what this might lie over.
    readonly property string advice: Advice.text

    /// Its link to the rule book was pressed.
    signal bookAsked

    onAdviceChanged: {
        if (advice !== "")
            close();
    }

    /// The uppermost that can be seen near.
    function pieceAt(at: point): TablePiece {
        return covered ? null : pieces.uppermost(one => one.near && one.contains(one.mapFromItem(zoom, at.x, at.y)));
    }
    /// There is more to see of it than a back: nobody has to see that near who only passes over it.
    function tells(piece: TablePiece): bool {
        return piece !== null && pieces.shown(one => one.zone === piece.zone && one.zoneSeat === piece.zoneSeat).some(one => !one.covered);
    }
    function look(at: TablePiece): void {
        rest.stop();
        piece = calm && piece !== at ? at : null;
        passed = piece === null ? under : null;
    }
    function close(): void {
        rest.stop();
        piece = null;
        passed = under;
    }
    /// Another person sits before the table now, which is turned to them.
    function turn(): void {
        under = null;
        close();
    }
    /// It lies there, or between there and what it shows.
    function holds(at: point): bool {
        const [wide, high] = inRow ? [0, pad] : [pad, 0];
        return Rects.holds(Qt.rect(near.x, near.y, near.width, near.height), at, wide, high);
    }
    /// The pointer has moved there.
    function follow(at: point): void {
        const next = calm ? pieceAt(at) : null;
        if (piece !== null && next !== piece && holds(at)) { // on the way to the link, or to something that lies under it
            under = next ?? under; // or nothing would be seen to change when the pointer leaves
            if (next !== null && !link.containsMouse)
                rest.restart();
            else
                rest.stop();
            return;
        }
        if (next !== under) {
            under = next;
            close();
            passed = null;
        }
        if (under !== null && under !== piece && under !== passed)
            rest.restart();
    }

    onCalmChanged: close()

    Timer {
        id: rest

        interval: Theme.tipDelay
        onTriggered: if (zoom.tells(zoom.under)) zoom.look(zoom.under)
    }
    Connections {
        target: Match

        function onChanged(): void {
            zoom.close();
        }
    }
    Connections {
        target: zoom.piece

        function onActiveFocusChanged(): void {
            zoom.close();
        }
    }
    Rectangle {
        id: near

        objectName: "near"
        visible: zoom.piece !== null
        width: zoom.wordsWidth + (zoom.low ? zoom.picturesWidth + zoom.pad : 0) + 2 * zoom.pad
        height: (zoom.low ? Math.max(zoom.picturesHeight, words.height) : zoom.picturesHeight + zoom.pad + words.height) + 2 * zoom.pad
        x: Math.round(zoom.inRow ? Math.max(zoom.pad, Math.min(zoom.thing.x + (zoom.thing.width - width) / 2, zoom.width - width - zoom.pad))
            : zoom.toRight ? zoom.thing.x + zoom.thing.width + zoom.pad : zoom.thing.x - width - zoom.pad)
        y: {
            const beside = zoom.thing.y + (zoom.thing.height - height) / 2;
            const wanted = !zoom.inRow ? beside : zoom.toBottom ? zoom.thing.y + zoom.thing.height + zoom.pad : zoom.thing.y - height - zoom.pad;
            const lowest = height + 2 * zoom.pad <= zoom.floor ? zoom.floor : zoom.height;
            return Math.round(Math.max(zoom.pad, Math.min(wanted, lowest - height - zoom.pad)));
        }
        radius: Theme.radiusM
        color: Theme.panel
        border { width: Theme.outline; color: Theme.line }

        MouseArea { // what lies under it is not pressed
            anchors.fill: parent
            onClicked: zoom.close()
        }
        Item {
            id: pictures

            enabled: false
            x: zoom.low ? zoom.pad : (parent.width - width) / 2
            y: zoom.pad
            width: zoom.picturesWidth
            height: zoom.picturesHeight

            Repeater {
                model: zoom.seen

                NearPiece {
                    id: picture

                    required property int index
                    required property TablePiece modelData

                    x: index * (zoom.nearWidth + Theme.spaceXs)
                    like: modelData.near
                    width: zoom.nearWidth
                    height: zoom.picturesHeight

                    Rectangle { // the one that is spoken of
                        anchors { fill: parent; margins: -Theme.focusLine }
                        visible: zoom.inRow && picture.modelData === zoom.piece
                        radius: Theme.radiusS
                        color: "transparent"
                        border { width: Theme.focusLine; color: Theme.ochre }
                    }
                }
            }
        }
        Item {
            id: words

            x: zoom.low ? pictures.x + pictures.width + zoom.pad : zoom.pad
            y: zoom.low ? (parent.height - height) / 2 : pictures.y + pictures.height + zoom.pad
            width: zoom.wordsWidth
            height: book.y + (book.visible ? book.implicitHeight : 0)

            BodyLabel {
                id: name

                objectName: "nearName"
                width: parent.width
                text: zoom.piece?.called ?? ""
                wrapMode: Text.Wrap
                font { pixelSize: zoom.part * Theme.large; weight: Font.Black }
                Accessible.ignored: true
            }
            BodyLabel {
                id: rule

                objectName: "nearRule"
                y: name.implicitHeight
                width: parent.width
                text: zoom.piece?.explained ?? ""
                wrapMode: Text.Wrap
                font.pixelSize: zoom.part * Theme.body
                Accessible.ignored: true
            }
            QuietLabel {
                id: where // said where there is room for it

                visible: text !== "" && y + implicitHeight <= zoom.height - 4 * zoom.pad - (zoom.low ? 0 : zoom.picturesHeight + zoom.pad)
                y: rule.y + (rule.text === "" ? 0 : rule.implicitHeight)
                width: parent.width
                text: zoom.piece === null ? "" : zoom.piled ? Match.zoneText(zoom.piece.zone, zoom.piece.zoneSeat) : Match.zoneName(zoom.piece.zone, zoom.piece.zoneSeat)
                wrapMode: Text.Wrap
                font.pixelSize: Math.max(Theme.least, zoom.part * Theme.small)
                Accessible.ignored: true
            }
            QuietLabel { // likewise
                id: book

                objectName: "nearBook"
                visible: text !== "" && y + implicitHeight <= zoom.height - 4 * zoom.pad - (zoom.low ? 0 : zoom.picturesHeight + zoom.pad)
                y: where.y + (where.visible ? where.implicitHeight : 0)
                width: parent.width
                text: rule.text === "" ? "" : qsTr("F3: more in the rule book")
                wrapMode: Text.Wrap
                color: Theme.focus
                font { pixelSize: rule.font.pixelSize; underline: link.containsMouse }
                Accessible.role: Accessible.Link
                Accessible.onPressAction: zoom.bookAsked()

                MouseArea {
                    id: link

                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: zoom.bookAsked()
                }
            }
        }
    }
}
