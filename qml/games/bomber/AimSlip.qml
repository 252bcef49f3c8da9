pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Bomber
import Bombshelf.Theme
import Bombshelf.View

/// A slip under the post that is pointed at: what the check has to reach there, how likely that is, and what it would cost whom.
Rectangle {
    id: slip

    required property Layout layout
    required property AimPreview preview
    readonly property rect post: layout.stamp(Math.max(0, preview.post))

    visible: preview.post >= 0 && Settings.odds
    x: Math.max(layout.map.x, Math.min(layout.map.x + layout.map.width - width, post.x + (post.width - width) / 2))
    y: Math.min(post.y + post.height + layout.numberHeight, layout.height - height - Theme.spaceXs)
    z: 940
    width: column.width + 2 * Theme.spaceM
    height: column.height + 2 * Theme.spaceS
    radius: Theme.radiusS
    color: Theme.card
    border { width: Theme.outline; color: Theme.ink }
    Accessible.role: Accessible.StaticText
    Accessible.name: visible ? [words.text, ...preview.losses.map(loss => lossText(loss))].join(". ") : ""
    Accessible.ignored: !visible

    function lossText(loss: var): string {
        return qsTr("%1: −%2 HP on average", "a player").arg(Match.players[loss.seat]?.name ?? "").arg(loss.hp.toFixed(1));
    }

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.spaceXxs

        BodyLabel {
            id: words

            text: qsTr("Needs %1 or more: %2%", "a check; the chance").arg(slip.preview.needed).arg(slip.preview.chance)
            color: Theme.ink
            font.weight: Font.Black
            Accessible.ignored: true
        }
        Repeater {
            model: slip.visible ? slip.preview.losses : []

            Row {
                id: row

                required property var modelData

                spacing: Theme.spaceXs

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 1.4 * Theme.small
                    height: width
                    source: Art.sapper(row.modelData.seat)
                    sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
                    mipmap: true
                }
                BodyLabel {
                    text: slip.lossText(row.modelData)
                    color: Theme.ink
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }
}
