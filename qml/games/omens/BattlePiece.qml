import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.View

/// A card, a helper or a die.
FlyingPiece {
    id: piece

    required property BattleLayout layout
    required property Moment moment
    required property Presses presses
    /// Cards of a poker hand, and dice that count, stand out a little.
    required property bool raised
    /// By a move that has been made: the choice goes on with others.
    property bool taken: false
    /// 1: it is ahead where cards are compared, or has won; -1: behind, or lost.
    property int verdict: 0
    /// See BattleScene.pieceStandsFor.
    required property var stands
    /// Harvested, or looked at with the others of its hand: it lights up.
    property bool glows: verdict > 0

    /// What it is called by Presses and Helpers.
    readonly property string name: isCharacter ? kind : Helpers.nameOf(where.zone, where.seat, where.place)
    readonly property bool isCharacter: Art.isCharacter(kind)
    property bool isDie: false
    readonly property bool chosen: taken || presses.chosen(name) || Helpers.picked.includes(name)
        || Helpers.subject === name && Helpers.targets[name] === undefined // of dice that may be left out none stands out
    /// The kind it had before a helper changed it.
    readonly property string printed: Helpers.printed[name] ?? ""

    function placed(): rect {
        const at = isCharacter ? Helpers.team.indexOf(kind) : -1;
        return at < 0 ? layout.spot(where.zone, where.seat, where.place, where.count) : layout.helper(at);
    }
    /// What it is, and what a helper made of it.
    function told(): string {
        if (kind.startsWith("prophecy-"))
            return qsTr("Prophecy: %1").arg(kindText);
        return printed === "" ? kindText : qsTr("%1, changed by a helper; it was: %2", "a card or a die, twice").arg(kindText).arg(Catalogue.kindText(Match.gameId, printed));
    }
    function answers(move: var): bool {
        const find = stands;
        return find(piece, move);
    }

    called: isCharacter ? kindText : covered ? (near as Card).backName : told()
    explained: isCharacter || !covered ? rule : ""
    plan: layout
    inPile: layout.piles.includes(where.zone)
    shape: Qt.resolvedUrl(isCharacter ? "HelperCard.qml" : Art.isFace(kind) ? "BattleDie.qml" : "PlayingCard.qml")
    playable: presses.lit(name)
    z: above ? 500 + place : inPile || layout.latestFirst.includes(zone) ? 100 - place : 100 + place
    height: isDie ? width : width * layout.ratio
    visible: !layout.hidden.includes(zone) && (flying || !inPile || place < 3)
    activeFocusOnTab: playable || isCharacter || activeFocus
    Component.onCompleted: isDie = Art.isFace(kind)
}
