import QtQuick
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A seat at the map: plaque with HP and skills, its pin, its place in the order, and what befalls it.
Item {
    id: place

    required property Layout layout
    required property int index
    readonly property rect board: layout.plaque(index)
    readonly property bool making: Match.facts.phase === "make"
    readonly property bool made: making && Match.active && !(Match.players[index]?.toMove ?? true)
    readonly property bool out: Match.players[index]?.isOut ?? false
    readonly property bool acts: Match.facts.actor === index && !making

    /// The seats whose HP its blast has cost, one for each HP: points, once they are scored.
    property var harm: []

    function score(): void {
        const from = harm.map(seat => layout.plaque(seat)).map(board => Qt.rect(board.x - x, board.y - y, board.width, board.height));
        coins.gather(from, Qt.rect(width - 2 * Theme.spaceL, 0, Theme.spaceL, 2 * Theme.spaceL));
        harm = [];
    }
    function told(): string {
        const words = [out ? qsTr("out") : made ? qsTr("Ready") : qsTr("%n HP", "", kit.hp), ...kit.skills.map(skill => Art.skillName(skill))];
        if (acts)
            words.unshift(qsTr("acts"));
        if (plaque.lastAction !== "")
            words.push(plaque.lastAction);
        return words.join(". ");
    }

    x: board.x
    y: board.y
    width: board.width
    height: board.height
    transform: Translate { id: quake }

    Connections {
        target: Match

        function onRested(what: string, seat: int, args: var): void {
            if (what === "hit" && Number(args[2]) === place.index && seat !== place.index)
                place.harm = [...place.harm, ...Array(Number(args[0])).fill(seat)];
            if (seat !== place.index)
                return;
            if (what === "hit") {
                floater.rise("−" + args[0], "hp");
                if (Theme.bang > 0)
                    tremble.restart();
            } else if (what === "blasted") {
                place.harm = [];
            } else if (what === "scored") {
                place.score();
                floater.rise("+" + args[0], "point");
            }
        }
        function onProgressChanged(): void {
            if (!Match.moving)
                tremble.stop();
        }
    }
    SeatPlaque {
        id: plaque

        seat: place.index
        anchors.fill: parent
        brief: place.layout.brief
        banded: place.acts
        bandWidth: 4 * Math.max(1, place.layout.unit)
        bandColor: Theme.signal
        stamp: place.out ? qsTr("OUT") : place.made ? qsTr("Ready") : ""
        stampInk: place.out ? Theme.warningInk : Theme.goInk
        coming: coins.coming
        scored: !place.making
        opacity: place.out ? 0.75 : 1
        Accessible.description: place.told()

        Item { // keeps its place free
            height: place.layout.detailHeight
        }
    }
    SapperKit {
        id: kit

        anchors { left: plaque.left; leftMargin: 2 * Theme.spaceS + Math.min(plaque.height - 2 * Theme.spaceS, 0.3 * plaque.width); right: plaque.right; rightMargin: Theme.spaceM; bottom: plaque.bottom; bottomMargin: Theme.spaceXs }
        height: place.layout.detailHeight
        seat: place.index
        row: place.layout.detailRow
        board: plaque
        visible: !place.making
        opacity: plaque.opacity
    }
    Image { // whose pins are whose
        anchors { horizontalCenter: plaque.left; verticalCenter: plaque.top; horizontalCenterOffset: 0.28 * width; verticalCenterOffset: 0.28 * width }
        width: Math.max(Theme.iconSize, 0.9 * place.layout.pinSize, 30 * place.layout.unit)
        height: width
        source: Art.picture((place.out ? "fallen-" : "sapper-") + place.index)
        sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] }
        mipmap: true
    }
    Image { // its dossier, tied with string
        anchors { right: plaque.right; top: plaque.top; rightMargin: 0.1 * plaque.width; topMargin: 0.3 * plaque.height }
        visible: place.made
        width: 0.5 * plaque.height
        height: 1.25 * width
        z: -1
        source: Art.picture("sheet")
        sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] * 1.25 }
        mipmap: true
    }
    Coins {
        id: coins

        size: 1.4 * Theme.iconSize
        fill: Theme.hazard
        picture: Art.picture("point")
    }
    Floater {
        id: floater

        anchors.horizontalCenter: plaque.horizontalCenter
        base: place.layout.isOwn(place.index) ? -height : place.height
    }
    SequentialAnimation {
        id: tremble

        loops: 3
        onStopped: quake.x = 0
        NumberAnimation { target: quake; property: "x"; to: 6; duration: Theme.bang / 10 }
        NumberAnimation { target: quake; property: "x"; to: -5; duration: Theme.bang / 8 }
        NumberAnimation { target: quake; property: "x"; to: 0; duration: Theme.bang / 10 }
    }
}
