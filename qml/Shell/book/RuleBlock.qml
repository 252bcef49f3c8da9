pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// A paragraph of the rule book. Rulings, which settle what the printed rules leave open, and worked examples carry a stamp.
Item {
    id: block

    required property var modelData // of RuleBook.blocks()
    required property int index
    required property string gameId
    /// It was turned to.
    property bool lit: false
    /// See RuleText.
    property alias found: words.found
    property alias foundAt: words.foundAt
    readonly property var links: Array.from({length: stops.count}, (none, at) => stops.itemAt(at) as RuleLink).filter(Boolean)

    signal turned(int to)

    readonly property int kind: modelData.kind // RuleBook.Kind
    /// What follows belongs to it.
    readonly property bool heads: kind === RuleBook.Title || kind === RuleBook.Heading
    readonly property bool ruling: kind === RuleBook.Ruling
    readonly property bool stamped: ruling || kind === RuleBook.Example
    readonly property color ink: ruling ? Theme.warning : Theme.go
    readonly property real indent: kind === RuleBook.Item ? bullet.width + 2 * Theme.spaceS : stamped ? Theme.spaceM : 0

    height: content.height + (kind === RuleBook.Heading && index > 0 ? Theme.spaceXl : 0)

    Rectangle {
        anchors { fill: content; margins: -Theme.spaceXs }
        visible: block.lit
        color: Theme.hover
        radius: Theme.radiusS

        Rectangle {
            width: Theme.focusLine
            height: parent.height
            color: Theme.ochre
        }
    }
    Rectangle {
        anchors.fill: content
        visible: block.stamped
        color: Theme.field
        radius: Theme.radiusS
        border { width: Theme.hairline; color: block.ink }
    }
    Column {
        id: content

        width: parent.width
        anchors.bottom: parent.bottom
        padding: block.stamped ? Theme.spaceM : 0
        spacing: Theme.spaceS

        Rectangle {
            visible: block.stamped
            width: stamp.implicitWidth + Theme.spaceM
            height: stamp.implicitHeight + Theme.spaceXs
            rotation: -2
            antialiasing: true
            color: "transparent"
            radius: Theme.radiusXs
            border { width: Theme.outline; color: block.ink }

            QuietLabel {
                id: stamp

                anchors.centerIn: parent
                text: block.ruling ? qsTr("Ruling") : qsTr("Example")
                color: block.ink
                font.weight: Font.Black
            }
        }
        RuleText {
            id: words

            visible: block.kind !== RuleBook.Cards
            x: block.indent
            width: parent.width - block.indent - 2 * content.padding
            block: block.modelData
            reached: block.links.findIndex(link => link.activeFocus)
            onTurned: to => block.turned(to)
            lineHeight: block.heads ? 1 : 1.25
            font.pixelSize: block.kind === RuleBook.Title ? Theme.title : block.kind === RuleBook.Heading ? Theme.heading : Theme.body
            font.weight: block.kind === RuleBook.Title || block.kind === RuleBook.Heading ? Font.Black : Font.Medium
            Accessible.role: block.kind === RuleBook.Title || block.kind === RuleBook.Heading ? Accessible.Heading : Accessible.StaticText

            BodyLabel {
                id: bullet

                visible: block.kind === RuleBook.Item
                x: -width - Theme.spaceS
                text: "◆"
                color: Theme.rust
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Repeater {
                id: stops

                model: block.modelData.links

                RuleLink {
                    required property var modelData

                    anchors.fill: parent
                    word: block.modelData.text.slice(modelData.at, modelData.at + modelData.length)
                    onFollowed: block.turned(modelData.to)
                }
            }
        }
        Flow {
            width: parent.width
            visible: block.kind === RuleBook.Cards
            spacing: Theme.spaceM

            Repeater {
                model: block.modelData.cards ?? []

                RulePiece {
                    required property string modelData

                    gameId: block.gameId
                    kind: modelData
                }
            }
        }
    }
}
