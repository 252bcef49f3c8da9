pragma ComponentBehavior: Bound

import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// The pages of a rule book, open at Pages.rule, with links between them and a line to search them by.
FocusScope {
    id: pages

    required property string gameId
    readonly property var blocks: { Settings.language; return RuleBook.blocks(gameId); }
    readonly property var headings: blocks.map((block, index) => ({ text: block.text, kind: block.kind, index: index }))
                                          .filter(block => block.kind === RuleBook.Heading)
    /// The block that was turned to.
    property int lit: -1
    /// What is to be in sight whenever the pages are laid out again: pictures find their heights late.
    property int aim: -1
    property bool aiming: false
    /// Where links were followed from, or a search begun.
    property var trail: []
    readonly property string sought: folded(search.text.trim())
    readonly property var found: sought === "" ? [] : blocks.reduce((all, block, index) => all.concat(seek(folded(block.text), index)), [])
    property int foundAt: 0
    property bool seeking: false
    readonly property var looked: found[foundAt] ?? null

    /// Full-width figures are figures, and full-width signs are signs; as long as before.
    function folded(text: var): string { // a string; with its type, qmllint 6.4 now and then breaks down over replace()
        return text.toLowerCase().replace(/[！-～]/g, sign => String.fromCharCode(sign.charCodeAt(0) - "！".charCodeAt(0) + "!".charCodeAt(0)));
    }
    function seek(text: string, index: int): var {
        const all = [];
        for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
            all.push({index: index, at: at, length: sought.length});
        return all;
    }
    function look(at: int): void {
        if (found.length === 0)
            return;
        foundAt = (at + found.length) % found.length;
        show(found[foundAt].index);
        Pages.read(blocks[found[foundAt].index].text);
    }
    function show(index: int): void {
        aiming = true;
        column.forceLayout();
        const page = blockAt(index);
        const above = page.heads ? 0 : book.height / 4; // what it belongs to
        book.contentY = Math.max(0, Math.min(page.y - above, book.contentHeight - book.height));
        aim = index;
        aiming = false;
    }
    function turnTo(index: int): void {
        lit = index;
        show(index);
        Pages.read(blocks[index].text);
    }
    onGameIdChanged: { // those are of another book
        lit = aim = -1;
        trail = [];
        search.clear();
    }

    function open(): void {
        trail = [];
        const index = blocks.findIndex(block => block.about.includes(Pages.rule));
        if (index >= 0)
            turnTo(index);
    }
    function follow(to: int): void {
        trail = [...trail, book.contentY];
        turnTo(to);
        book.forceActiveFocus();
    }
    function goBack(): void {
        aim = -1;
        book.contentY = trail[trail.length - 1] ?? book.contentY;
        trail = trail.slice(0, -1);
    }
    function blockAt(index: int): RuleBlock {
        return repeater.itemAt(index) as RuleBlock;
    }
    /// The keys go to the link before or after, or to the first that is in sight.
    function step(by: int): void {
        const all = blocks.reduce((all, block, index) => all.concat(blockAt(index).links.map(link => ({link: link, y: blockAt(index).y}))), []);
        const at = all.findIndex(one => one.link.activeFocus);
        const next = at >= 0 ? at + by : all.findIndex(one => one.y >= book.contentY);
        all[next]?.link.forceActiveFocus(Qt.TabFocusReason);
    }
    function write(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }

    onFoundChanged: {
        if (found.length > 0 && !seeking)
            trail = [...trail, book.contentY];
        seeking = sought !== "" && (seeking || found.length > 0);
        look(Math.max(0, found.findIndex(one => blockAt(one.index).y >= book.contentY)));
    }
    Component.onCompleted: open()
    Shortcut { sequence: "Ctrl+F"; enabled: pages.visible; onActivated: pages.write() }
    Connections {
        target: Pages

        function onTurned(): void { pages.open(); }
    }

    Row {
        id: head

        function roomOf(item: Item): real {
            return item.visible ? item.width + spacing : 0;
        }
        width: parent.width
        spacing: Theme.spaceS

        InkTextField {
            id: search

            width: parent.width - head.roomOf(count) - head.roomOf(before) - head.roomOf(after) - head.roomOf(back)
            placeholderText: qsTr("Search (%1)", "its key").arg(Keypress.called("Ctrl+F"))
            name: qsTr("Search the rule book")
            Accessible.description: count.text
            Keys.onReturnPressed: event => pages.look(pages.foundAt + (event.modifiers & Qt.ShiftModifier ? -1 : 1))
            Keys.onEnterPressed: event => pages.look(pages.foundAt + (event.modifiers & Qt.ShiftModifier ? -1 : 1))
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && length > 0
            Keys.onEscapePressed: event => {
                event.accepted = length > 0;
                clear();
            }
        }
        QuietLabel {
            id: count

            anchors.verticalCenter: parent.verticalCenter
            width: Math.ceil(implicitWidth)
            text: pages.sought === "" ? "" : pages.found.length === 0 ? qsTr("Not found") : `${pages.foundAt + 1}/${pages.found.length}`
        }
        IconButton {
            id: before

            anchors.verticalCenter: parent.verticalCenter
            visible: pages.found.length > 1
            iconName: "up"
            focusPolicy: Qt.TabFocus // a click leaves the keys in the line
            text: qsTr("The one before")
            shortcutText: qsTr("Shift+Enter")
            onClicked: pages.look(pages.foundAt - 1)
        }
        IconButton {
            id: after

            anchors.verticalCenter: parent.verticalCenter
            visible: before.visible
            iconName: "down"
            focusPolicy: Qt.TabFocus
            text: qsTr("The next one")
            shortcutText: qsTr("Enter")
            onClicked: pages.look(pages.foundAt + 1)
        }
        IconButton {
            id: back

            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: qsTr("Back to where you were")
            whyNot: pages.trail.length > 0 ? "" : qsTr("There is nowhere to go back to.")
            onClicked: pages.goBack()
        }
    }
    ScrollPane {
        id: book

        anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: Theme.spaceM; bottom: parent.bottom }
        focus: true
        contentHeight: column.implicitHeight
        onContentHeightChanged: if (pages.aim >= 0 && !pages.aiming) pages.show(pages.aim)
        Keys.onRightPressed: pages.step(1)
        Keys.onLeftPressed: pages.step(-1)
        Accessible.role: Accessible.Document
        Accessible.name: qsTr("Rule book")

        Column {
            id: column

            x: Theme.spaceM
            width: parent.width - 2 * x - Theme.spaceM
            topPadding: Theme.spaceS
            bottomPadding: Theme.spaceXl
            spacing: Theme.spaceM

            Repeater {
                id: repeater

                model: pages.blocks

                RuleBlock {
                    width: column.width
                    gameId: pages.gameId
                    lit: pages.lit === index
                    found: pages.found.filter(one => one.index === index)
                    foundAt: pages.looked?.index === index ? pages.looked.at : -1
                    onTurned: to => pages.follow(to)
                }
            }
        }
    }
}
