import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// A die. It shows what its piece is; when it comes from the box or is thrown again, it tumbles there.
PieceDie {
    id: die

    required property BattlePiece piece
    /// Zones in which dice lie as they were thrown. Elsewhere they only count: hit points, say.
    readonly property bool thrown: piece.layout.thrown.includes(piece.zone)
    readonly property string picture: piece.layout.faceOf(piece.zone)
    readonly property bool marked: piece.chosen || piece.raised
    property bool fresh: false ///< it has just come here
    property bool turned: false ///< it has just come to show another face

    of: piece
    faces: picture === "" ? Art.dice : Art.faces.map(() => picture)
    names: Art.faces
    focus: true
    playable: piece.playable
    onPressed: byKeys => piece.presses.press(piece.name, byKeys)
    Accessible.name: {
        const name = Spoken.piece(spoken, piece.zone, piece.zoneSeat, piece.place, piece.zoneCount);
        return marked ? qsTr("%1, chosen", "a die").arg(name) : name;
    }
    Accessible.ignored: !piece.visible || !thrown && !piece.playable
    Accessible.description: piece.printed === "" ? "" : piece.told()

    Connections {
        target: die.piece

        function onKindChanged(): void {
            die.turned = die.turned || Match.moving;
        }
        function onZoneChanged(): void {
            die.fresh = die.fresh || Match.moving && die.thrown;
        }
    }
    Connections {
        target: Match

        function onHappened(what: string, seat: int, args: var): void {
            const same = what === "rolled-again" && args[0] === args[1] && die.piece.kind === args[1];
            const lies = what === "changed" || what === "was-left-out"; // as it did
            const again = what === "rolled-again" && die.turned; // wherever it lies; of locked ones that show the same, none is known to be the one
            if (again || die.thrown && !lies && (die.fresh || die.turned || same))
                die.roll(die.side());
            die.fresh = die.turned = false;
        }
    }
    Image { // over its face, which is most of it
        anchors.centerIn: parent
        width: die.cube
        height: width
        source: die.piece.layout.overOf(die.piece.zone)
        sourceSize { width: Theme.pictureSize(width); height: Theme.pictureSize(width) }
        mipmap: true
    }
    ChangedMark {
        anchors.fill: parent
        visible: die.piece.printed !== "" && !die.rolling
        piece: die.piece
    }
    PressMark {
        playable: die.piece.playable
        chosen: die.marked
    }
    FocusRing {
        anchors.margins: -2 * Theme.focusLine
        shown: die.activeFocus
    }
}
