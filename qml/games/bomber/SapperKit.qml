pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// What a sapper has: a tag for each HP, and its skills with the uses left.
Column {
    id: kit

    required property int seat
    required property real row
    /// What tips on its skills must not cover.
    property Item board: null
    readonly property int hp: Match.facts.hp?.[seat] ?? 0
    /// What it begins a part with; what is lost shows as an outline.
    readonly property int most: Match.facts["full-hp"] ?? hp
    readonly property bool counted: most > 9
    readonly property bool narrow: width < 6.5 * row
    /// While all roll for the order, its latest roll; then how soon it acts, from 1. 0: it has acted, or is out.
    readonly property int order: {
        if (hp === 0)
            return 0;
        if (Match.facts.phase === "order")
            return again > 0 ? again : Match.facts.initiative?.[seat] ?? 0;
        return [Match.facts.actor ?? -1, ...(Match.facts.order ?? []).map(Number)].indexOf(seat) + 1;
    }
    property int again: 0 // rolled after a tie
    readonly property real tag: Math.min(row, (width - rubber.width - Theme.spaceXs) / (counted ? 3 : Math.max(6, most)))
    readonly property var skills: Art.skills.filter(skill => (Match.facts[skill]?.[seat] ?? -1) >= 0)

    Connections {
        target: Match

        function onRested(what: string, seat: int, args: var): void {
            if (what === "rolled-again" && seat === kit.seat)
                kit.again = Number(args[0] + args[1]);
            else if (what === "cycle-began")
                kit.again = 0;
        }
        function onJumped(): void {
            kit.again = 0;
        }
    }
    Item {
        width: parent.width
        height: kit.row
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n HP", "", kit.hp)

        Image { // rubber-stamped: its place in the order
            id: rubber

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            visible: kit.order > 0
            height: 1.15 * kit.row
            width: 1.5 * height
            rotation: -7
            source: Art.picture("order")
            sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] * 2 / 3 }
            mipmap: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Order %1").arg(kit.order)

            Text {
                anchors.centerIn: parent
                text: kit.order
                color: Theme.danger
                font { family: Theme.family; pixelSize: Math.max(Theme.least, 0.58 * rubber.height); weight: Font.Black }
            }
        }
        Row {
            height: parent.height

            Repeater {
                model: kit.counted ? 1 : kit.most

                Image {
                    required property int index

                    width: kit.tag
                    height: kit.row
                    fillMode: Image.PreserveAspectFit
                    source: Art.picture(index < kit.hp ? "hp" : "hp-lost")
                    sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
                    mipmap: true
                }
            }
            BodyLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: kit.counted
                text: kit.narrow ? kit.hp : qsTr("%1/%2", "HP left, of the most").arg(kit.hp).arg(kit.most)
                font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.8 * kit.row)); weight: Font.Black }
                Accessible.ignored: true
            }
        }
    }
    Row {
        height: kit.row
        spacing: kit.narrow ? Theme.spaceXs : Theme.spaceS

        Repeater {
            model: kit.skills

            Row {
                id: skill

                required property string modelData
                readonly property int rest: Match.facts[modelData]?.[kit.seat] ?? 0

                height: kit.row
                opacity: rest > 0 ? 1 : Theme.disabledOpacity
                Accessible.role: Accessible.StaticText
                Accessible.name: Art.skillName(modelData) + " " + count.text
                Accessible.description: Art.skillRule(modelData)

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    width: kit.row
                    height: width
                    source: Art.picture("skill-" + skill.modelData)
                    sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
                    mipmap: true
                }
                BodyLabel {
                    id: count

                    anchors.verticalCenter: parent.verticalCenter
                    text: kit.skills.length > 1 && (!kit.narrow || skill.rest > 1) ? Art.uses(skill.modelData, skill.rest) : ""
                    font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.8 * kit.row)); weight: Font.Black }
                    Accessible.ignored: true
                }
                BodyLabel { // there is room for the name of the only one
                    anchors.verticalCenter: parent.verticalCenter
                    visible: kit.skills.length === 1
                    width: Math.max(0, kit.width - kit.row)
                    leftPadding: Theme.spaceXs
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    text: (Art.skillName(skill.modelData) + " " + Art.uses(skill.modelData, skill.rest)).trim()
                    font { pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.8 * kit.row)); weight: Font.Bold }
                    Accessible.ignored: true
                }
                HoverHandler { id: hover }
                ToolTipBubble {
                    shown: hover.hovered
                    clearOf: kit.board
                    text: qsTr("%1: %2", "a skill: what it does").arg(Art.skillName(skill.modelData)).arg(Art.skillRule(skill.modelData))
                }
            }
        }
    }
}
