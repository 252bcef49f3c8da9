pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A helper of the team, turned over once used. It tells its two powers when it is pointed at, reached by keys or held.
Card {
    id: card

    required property BattlePiece piece
    readonly property bool ready: piece.zone === "helpers" || piece.zone === "adversary"
    /// Whom it has helped already, where it stays until it has helped everybody.
    readonly property var helped: (Helpers.helped[piece.kind] ?? []).map(seat => Match.players[seat]).filter(Boolean)
    /// Its power is being carried out.
    readonly property bool acts: {
        const moment = piece.moment;
        return (Match.facts.helper?.[0] ?? (moment.now === "used-card" || moment.now === "used-die" ? moment.nowArgs[0] : "")) === piece.kind;
    }
    /// By which number key it is taken while the keys are among the helpers; 0: by none.
    readonly property int digit: piece.playable && piece.presses.counts ? Helpers.team.indexOf(piece.kind) + 1 : 0

    function tell(told: bool): void {
        piece.presses.tell(piece.kind, told ? qsTr("%1. %2", "a helper; its powers").arg(spoken).arg(piece.rule) : "");
    }

    focus: true
    faceUp: ready || acts
    faceSource: Art.pictureOf(piece.kind)
    backSource: Art.picture("helper-back")
    playable: piece.playable
    chosen: piece.chosen
    lifted: acts
    transformOrigin: Item.Top // nothing of the first one lies over the bar above
    scale: acts && Theme.fly > 0 ? 1.15 : 1
    onPressed: byKeys => piece.presses.press(piece.name, byKeys)
    onReachedChanged: tell(reached)
    onActiveFocusChanged: if (!activeFocus) piece.presses.counts = false
    spoken: !ready ? qsTr("%1, used up", "a helper").arg(piece.kindText)
        : helped.length === 0 ? piece.kindText
        : qsTr("%1, has helped %2", "a helper, players").arg(piece.kindText).arg(helped.map(player => player.name).join(qsTr(", ", "between players")))
    about: piece.rule

    Behavior on scale { NumberAnimation { duration: Theme.fly; easing.type: Easing.OutCubic } }
    TapHandler {
        onLongPressed: card.tell(true)
    }
    Rectangle { // its name: within the card if that will do, else on a slip that sticks out
        readonly property bool wide: name.implicitWidth > 0.88 * card.width || name.implicitHeight > 0.14 * card.height

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: (wide ? -0.02 : 0.035) * card.height + card.rise * card.height }
        visible: card.shown
        width: wide ? Math.min(name.implicitWidth + Theme.spaceS, card.piece.layout.helperWidth) : 0.88 * card.width
        height: Math.max(name.implicitHeight, 0.14 * card.height)
        radius: Theme.radiusXs
        color: wide ? Theme.card : "transparent"
        border { width: wide ? Theme.hairline : 0; color: Theme.ink }

        BodyLabel {
            id: name

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            text: card.piece.kindText
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            color: Theme.ink
            font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.105 * card.height)); weight: Font.Bold }
            Accessible.ignored: true
        }
    }
    Column { // the faces of those it has helped
        anchors { right: parent.right; top: parent.top; topMargin: -card.rise * card.height }
        visible: card.shown

        Repeater {
            model: card.helped

            Rectangle {
                id: stamp

                required property var modelData

                width: 0.34 * card.width
                height: width
                radius: Theme.radiusXs
                color: Theme.ink

                Face {
                    anchors { fill: parent; margins: Theme.outline }
                    face: stamp.modelData.face
                }
            }
        }
    }
    Rectangle { // the key that takes it
        x: -0.25 * width
        y: -0.25 * height - card.rise * card.height
        visible: card.digit > 0
        width: height
        height: number.implicitHeight + Theme.spaceXxs
        radius: height / 2
        color: Theme.panel
        border { width: Theme.outline; color: Theme.line }

        BodyLabel {
            id: number

            anchors.centerIn: parent
            text: card.digit % 10
            font { pixelSize: Theme.small; weight: Font.Black }
            Accessible.ignored: true
        }
    }
}
