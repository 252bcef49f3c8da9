pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

/// The form on which a person makes a sapper: a dossier of kraft paper with the line of posts as stamps, and the skills.
FocusScope {
    id: form

    required property Draft draft
    readonly property string name: Match.players[draft.viewer < 0 ? Match.viewer : draft.viewer]?.name ?? ""
    readonly property real room: page.width / Art.posts.length
    readonly property real skillsTop: stamps.y + stamps.height + Theme.spaceS

    /// The keys go to the next stamp or skill.
    function step(by: int): void {
        const all = [...itemsOf(line), ...itemsOf(list)];
        const at = all.findIndex(item => item.activeFocus);
        all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length].forceActiveFocus(Qt.TabFocusReason);
    }
    /// The keys go to the next row, of stamps or of skills, and there to what lies nearest. Returns whether there is one.
    function leap(by: int): bool {
        const slips = itemsOf(list), rows = Array.of(itemsOf(line));
        for (let first = 0; first < slips.length; first += skills.columns)
            rows.push(slips.slice(first, first + skills.columns));
        const at = rows.findIndex(row => row.some(item => item.activeFocus));
        const row = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by];
        const from = at < 0 ? row[0] : rows[at].find(item => item.activeFocus);
        const off = item => Math.abs(item.x + item.width / 2 - from.x - from.width / 2);
        row?.reduce((near, item) => off(item) < off(near) ? item : near).forceActiveFocus(Qt.TabFocusReason);
        return row !== undefined;
    }
    function itemsOf(repeater: Repeater): var {
        return Array.from({length: repeater.count}, (none, at) => repeater.itemAt(at));
    }

    function explain(picks: Picks, word: string, full: string, rule: string): void {
        Match.decline(picks.sent.includes(word) ? qsTr("That is settled already; Undo takes it back.") : full, rule);
    }
    /// The stamps or skills for such a move.
    function thingsOf(target: var): var {
        return itemsOf(target.verb === "post" ? line : list).filter(item => target.args.length === 0 || target.args.includes(item.post ?? item.skill));
    }

    Accessible.role: Accessible.Form
    Accessible.name: title.text

    component Count: Row {
        id: count

        property string title: ""
        required property Picks picks
        readonly property int done: picks.picked.length + picks.sent.length

        spacing: Theme.spaceXs
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2 of %3", "posts or skills: chosen, to choose").arg(title).arg(done).arg(picks.each)

        BodyLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: count.title
            color: Theme.ink
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Repeater {
            model: count.picks.each

            Rectangle {
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.body
                height: width
                radius: width / 2
                color: index < count.done ? Theme.signal : Theme.card
                border { width: Theme.outline; color: Theme.ink }
            }
        }
    }

    Rectangle { // the table steps back
        anchors.fill: parent
        color: Theme.dim

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Rectangle {
        id: dossier

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceS }
        height: Math.min(parent.height - 2 * Theme.spaceS, page.wanted + 2 * Theme.spaceL)
        radius: Theme.radiusM
        color: Theme.kraft
        border { width: Theme.outline; color: Theme.ink }
    }
    Item {
        id: page

        /// Slips of a third of the width look best where there is room.
        readonly property real wanted: pin.height + Theme.spaceM + 1.7 * (form.room - Theme.spaceS) + Theme.spaceS + 2 * 0.125 * width * Math.max(1, 0.9 * Theme.textScale)

        anchors { fill: dossier; leftMargin: Theme.spaceL; rightMargin: Theme.spaceL; topMargin: Theme.spaceM; bottomMargin: Theme.spaceM }

        Image {
            id: pin

            width: Theme.target * 0.8
            height: width
            source: form.draft.viewer < 0 ? "" : Art.sapper(form.draft.viewer)
            mipmap: true
            sourceSize { width: Theme.pictureSizes[1]; height: Theme.pictureSizes[1] }
        }
        TitleLabel {
            id: title

            anchors { left: pin.right; leftMargin: Theme.spaceS; right: counts.left; rightMargin: Theme.spaceM; verticalCenter: pin.verticalCenter }
            text: qsTr("%1’s sapper").arg(form.name)
            color: Theme.ink
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
        }
        Row {
            id: counts

            anchors { right: parent.right; verticalCenter: pin.verticalCenter }
            spacing: Theme.spaceXl

            Count {
                title: qsTr("Posts")
                picks: form.draft.posts
            }
            Count {
                title: form.draft.skills.each > 1 ? qsTr("Skills") : qsTr("Skill")
                picks: form.draft.skills
            }
        }
        Item {
            id: stamps

            readonly property real stampWidth: Math.min(form.room - Theme.spaceS, 0.8 * 0.34 * page.height)
            readonly property real number: 0.3 * stampWidth

            y: pin.height + Theme.spaceM
            width: parent.width
            height: 1.25 * stampWidth + 1.5 * number

            Image {
                y: 1.25 * stamps.stampWidth + 0.13 * stamps.number
                width: parent.width
                height: 1.25 * stamps.number
                source: Art.picture("line")
                sourceSize { width: 1100; height: 40 }
            }
            Repeater {
                id: line

                model: Art.posts

                PostStamp {
                    required property string modelData
                    required property int index

                    x: (index + 0.5) * form.room - width / 2
                    width: stamps.stampWidth
                    height: 1.25 * width
                    numberSize: stamps.number
                    post: modelData
                    toggles: true
                    chosen: form.draft.posts.has(modelData)
                    playable: form.draft.open && form.draft.posts.canToggle(modelData)
                    hint: Art.ruleOf("post." + modelData)
                    toldElsewhere: true
                    onReachedChanged: form.draft.look("post." + modelData, reached)
                    onPressed: form.draft.posts.toggle(modelData)
                    onMissed: form.explain(form.draft.posts, modelData, qsTr("All your posts are chosen. Press one of them first, and it comes off."), "move.post")
                }
            }
        }
        Grid {
            id: skills

            readonly property int letters: Math.min(Theme.huge, ...Array.from(children).filter(one => one instanceof SkillSlip).map(slip => slip.fitting))

            y: form.skillsTop
            width: parent.width
            height: parent.height - y
            columns: 3
            spacing: Theme.spaceS

            Repeater {
                id: list

                model: Art.skills

                SkillSlip {
                    required property string modelData

                    width: (skills.width - 2 * skills.spacing) / 3
                    height: (skills.height - skills.spacing) / 2
                    skill: modelData
                    letters: skills.letters
                    chosen: form.draft.skills.has(modelData)
                    playable: form.draft.open && form.draft.skills.canToggle(modelData)
                    onReachedChanged: form.draft.look("skill." + modelData, reached)
                    onPressed: form.draft.skills.toggle(modelData)
                    onMissed: form.explain(form.draft.skills, modelData, qsTr("All your skills are chosen. Press one of them first, and it comes off."), "skill." + modelData)
                }
            }
        }
    }
}
