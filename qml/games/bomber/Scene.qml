pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Games.Bomber
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// Bomber!'s table: a field map with a line of eleven posts, sappers' pins on them, and blasts that run along it.
GameScene {
    id: scene

    readonly property Layout layout: Layout {
        seats: scene.seats
        viewer: scene.nearest
        actor: Match.tableFacts.actor ?? -1
        checkDice: scene.constant("check-dice")
    }
    readonly property bool making: Match.facts.phase === "make"
    /// Once all have seen how the order is rolled for, it goes quickly.
    readonly property bool quick: Match.facts.cycle > 1
    readonly property CheckMoment moment: CheckMoment {
        pieces: pieces
    }
    readonly property AimPreview aim: AimPreview {
        post: -1
    }
    readonly property Draft draft: Draft {}
    readonly property Reactions reactions: Reactions {}
    readonly property DieTurn dieTurn: DieTurn {}
    readonly property PartSheet partSheet: part.item as PartSheet
    readonly property GeneralSheet checkSheet: check.item as GeneralSheet

    /// The keys go to the next post that may be pressed.
    function step(by: int): void {
        const open = openPosts();
        const at = open.findIndex(post => post.activeFocus);
        const start = Math.floor((open.length - 1) / 2);
        open[at < 0 ? start : (at + by + open.length) % open.length]?.forceActiveFocus(Qt.TabFocusReason);
    }
    /// The keys go to the open post of that number; with 1 to the next of those with two digits. Returns whether there is one.
    function goTo(digit: string): bool {
        const meant = openPosts().filter(post => post.post === digit || digit === "1" && post.post.length > 1);
        meant[(meant.findIndex(post => post.activeFocus) + 1) % meant.length]?.forceActiveFocus(Qt.TabFocusReason);
        return meant.length > 0;
    }
    function showCheck(): void {
        if (making)
            return;
        check.active = true;
        checkSheet.open();
    }
    function press(event: var): bool {
        const by = event.key === Qt.Key_Right || event.key === Qt.Key_Down || Keypress.isEnter(event) ? 1 : event.key === Qt.Key_Left || event.key === Qt.Key_Up ? -1 : 0;
        if (draft.open && Keypress.isDigit(event))
            return question.choose(event.key - Qt.Key_0);
        if (question.picksPost && question.choices.length === 0 && Keypress.isDigit(event))
            return goTo(event.text);
        if (by !== 0 && draft.open) {
            const leaps = event.key === Qt.Key_Down || event.key === Qt.Key_Up;
            if (!leaps)
                form.step(by);
            else if (!form.leap(by))
                question.forceActiveFocus(Qt.TabFocusReason);
        } else if (by !== 0 && question.picksPost) {
            step(by);
        } else if (event.key === Qt.Key_C) {
            showCheck();
        } else if (event.key === Qt.Key_X && reactions.asks) {
            question.keyed = true;
            reactions.noMore();
        } else {
            return false;
        }
        return true;
    }

    function thingsOf(target: var): var {
        return draft.open && !target.sends ? form.thingsOf(target) : question.buttonsFor(target);
    }
    function placesFor(move: var): var {
        return openPosts().filter(post => post.answers(move));
    }
    function openPosts(): var {
        return Array.from({length: line.count}, (none, at) => line.itemAt(at) as Post).filter(post => post?.playable);
    }
    /// The target marker goes to a post.
    function waysOf(piece: Piece): var {
        return (piece.isTarget ? openPosts() : []).map(post => ({at: post.at, put: () => post.pressed(false)}));
    }

    gameId: "bomber"
    art: Art
    bar: question
    covered: draft.open
    laidOut: draft.moves
    lookedUp: draft.looked.startsWith("post.") ? "move.post" : draft.looked
    playing: effects.playing
    plan: layout
    pieces: pieces
    firstFocus: draft.open ? form : question
    beats: quick ? Object.assign({}, Art.beats, Art.quickBeats) : Art.beats
    pictures: {
        const one = Math.ceil(Theme.tumble * Art.patience("", 0));
        const order = Math.ceil(Theme.tumble * Art.patience("initiative", 0, quick));
        return {"initiative": order, "rolled-again": one, "threw-long": one, "turned-die": one, "rolled": Math.ceil(Theme.tumble * Art.patience("rolled", layout.checkDice - 1))};
    }
    holds: ["part-over"]
    loud: ["special", "fumble", "blasted", "out"]
    keys: [{keys: "2–9", what: qsTr("Go to the post of that number; 1: to 10, 11 and 12")}, {keys: "X", what: qsTr("Pass for the rest of a check")}]
    aids: making ? [] : [{icon: "dice", text: qsTr("General check: roll for anything; the match stays as it is"), key: "C", open: showCheck}]

    TablePicture {
        anchors.fill: parent
        art: Art
    }
    Item {
        id: felt

        enabled: !scene.covered
        width: parent.width
        height: scene.layout.height

        Image {
            x: scene.layout.map.x
            y: scene.layout.map.y
            width: scene.layout.map.width
            height: scene.layout.map.height
            source: Art.picture(Theme.dark ? "map-dark" : "map")
            sourceSize { width: 1600; height: 640 }
        }
        Image { // pencilled under the numbers of the posts
            x: scene.layout.lineLeft
            y: scene.layout.stampTop + scene.layout.stampHeight + 0.1 * height
            width: line.count * scene.layout.column
            height: scene.layout.numberHeight
            source: Art.picture("line")
            sourceSize { width: 1100; height: 40 }
        }
        Tray {
            layout: scene.layout
            moment: scene.moment
            standing: CheckStanding {
                id: standing

                turn: question.looked?.turn ?? []
            }
        }
        Repeater {
            id: line

            model: Art.posts.length

            Post {
                layout: scene.layout
                moment: scene.moment
                threat: scene.aim.post < 0 ? (standing.reached.includes(index) ? 1 : 0) : Settings.odds ? scene.aim.hit[index] : 0
                onAimedAtChanged: scene.aim.post = aimedAt ? index : scene.aim.post === index ? -1 : scene.aim.post
                onPressed: byKeys => question.answer(choice.index, byKeys)
                onMissed: scene.explain(move => answers(move))
                onPlayableChanged: if (!playable && activeFocus) question.forceActiveFocus()
            }
        }
        EachSeat {
            SeatPlace {
                z: 60
                layout: scene.layout
            }
        }
        TablePieces {
            id: pieces

            Piece {
                carrier: scene.carrier
                layout: scene.layout
                moment: scene.moment
                dieTurn: scene.dieTurn
                quick: scene.quick
            }
        }
    }
    AimSlip {
        layout: scene.layout
        preview: scene.aim
    }
    Effects {
        id: effects

        anchors.fill: felt
        layout: scene.layout
        moment: scene.moment
        table: felt
    }
    Making {
        id: form

        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: question.top }
        visible: scene.draft.open
        draft: scene.draft
        onVisibleChanged: {
            if (visible)
                forceActiveFocus();
            else
                question.forceActiveFocus();
        }
    }
    Question {
        id: question

        focus: true
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        outdated: scene.moment.outdated
        draft: scene.draft
        reactions: scene.reactions
        dieTurn: scene.dieTurn
    }
    Loader {
        id: check

        active: false
        source: "GeneralSheet.qml"
    }
    Pause {
        id: part

        source: "PartSheet.qml"
    }
}
