pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Theme
import Bombshelf.View

/// Driller's table: a mine by lamplight. It shows what Game says and sends back what is chosen; it knows no rules.
FocusScope {
    id: scene

    readonly property Layout places: Layout {
        width: scene.width
        height: scene.height - ask.height
        seats: Game.players.length
        viewer: Math.max(0, Game.viewer)
        besideDecks: scene.decksLie
    }
    readonly property Item firstFocus: ask
    readonly property var loud: ["exploded", "cursed"]
    /// Before the decks exist, the piles of the set-up lie in their place.
    readonly property bool decksLie: Game.facts.phase !== "spare" || Game.counts.left > 0

    function artFor(kind: string): string {
        return "qrc:/assets/games/driller/" + Art.file(kind) + ".svg";
    }

    focus: true
    Component.onCompleted: Game.beats = Art.beats

    Image {
        anchors.fill: parent
        source: Theme.dark ? "qrc:/assets/games/driller/table-dark.svg" : "qrc:/assets/games/driller/table.svg"
        fillMode: Image.PreserveAspectCrop
        sourceSize { width: 1600; height: 1000 }
    }

    Seats {
        anchors.fill: felt
        places: scene.places
    }

    Item {
        id: felt

        width: parent.width
        height: scene.places.height

        DeckMat {
            places: scene.places
            deck: "left"
            visible: scene.decksLie
        }
        DeckMat {
            places: scene.places
            deck: "right"
            visible: scene.decksLie
        }
        Repeater {
            model: ["A", "B", "C", "D"]

            PileLabel {
                places: scene.places
                visible: Game.counts["pile-" + modelData] > 0
            }
        }
        MineStatus {
            places: scene.places
        }

        Repeater {
            model: Game.pieces

            DrillerCard {
                places: scene.places
                chosen: zone === "aside" && pieceId === ask.asidePiece
                // The keys go back to what is asked.
                onPressed: piece => {
                    ask.forceActiveFocus();
                    ask.press(piece);
                }
                onPlayableChanged: if (!playable && activeFocus) ask.forceActiveFocus()
            }
        }
    }

    Ask {
        id: ask

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }

    Effects {
        anchors.fill: felt
        places: scene.places
        table: felt
    }
}
