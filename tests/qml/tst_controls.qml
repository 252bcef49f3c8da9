import QtQuick
import QtQuick.Layouts
import QtTest
import Bombshelf.Controls
import Bombshelf.Theme

/// The controls: keys press them, focus shows, numbers keep their bounds, sheets keep the keys.
Item {
    id: stage

    width: 900
    height: 700

    Component { id: inkButton; InkButton { text: "Press" } }
    Component { id: iconButton; IconButton { iconName: "undo"; text: "Undo" } }
    Component { id: inkSwitch; InkSwitch { text: "Switch" } }
    Component { id: segments; SegmentedControl {
        model: [{id: "a", title: "A"}, {id: "b", title: "B"}, {id: "c", title: "C"}]
        current: "b"
        onChosen: id => current = id
    } }
    Component { id: iconsInARow; RowLayout { Icon { name: "undo" } Icon { implicitWidth: 60; name: "skull" } } }
    Component { id: stepper; Stepper { from: 2; to: 12; value: 4 } }
    Component { id: notice; Notice {} }
    Component { id: focusRing; FocusRing {} }
    Component { id: tipped; Rectangle { property ToolTipPaper tip: bubble.item as ToolTipPaper; width: 60; height: 30; ToolTipBubble { id: bubble; shown: true; text: "What it is" } } }
    Component { id: paper; ToolTipPaper { text: "What it was" } }
    Component { id: nowhere; Item {} }
    Component { id: sheet; Sheet { title: "Sheet"; wantedHeight: 300; InkButton { objectName: "inside"; text: "Inside"; focus: true } } }
    Component { id: letter; Sheet {
        property alias words: words
        wantedWidth: 400
        wantedHeight: words.implicitHeight + 2 * padding
        BodyLabel { id: words; width: parent.width; text: "Numbers of cards ".repeat(30); wrapMode: Text.Wrap }
    } }
    Component { id: pane; ScrollPane { width: 200; height: 100; contentHeight: 300; Rectangle { objectName: "inside"; width: parent.width; height: 300 } } }
    Component { id: list; ScrollPane {
        width: 200; height: 100; contentHeight: 400
        Column {
            Repeater { id: rows; model: 5; InkButton { height: 80; text: index } }
        }
        property Repeater rows: rows
    } }
    Component { id: keyList; ShortcutSheet {} }
    Component { id: wrapped; BodyLabel { property string given; width: 8.5 * Theme.body; text: given; wrapMode: Text.Wrap } }
    SignalSpy { id: spy }

    TestCase {
        name: "Controls"
        when: windowShown

        function make(component: Component, properties: var): var {
            return createTemporaryObject(component, stage, properties ?? {});
        }
        /// However many pixels of the screen a picture has.
        function test_a_barred_button_says_why_data(): var {
            return [{tag: "ink", component: inkButton}, {tag: "icon", component: iconButton}];
        }
        function test_a_barred_button_says_why(row: var): void {
            const button = make(row.component, {whyNot: "Not yet"});
            let clicks = 0;
            const told = [];
            const hear = sentence => told.push(sentence);
            button.clicked.connect(() => ++clicks);
            Refusals.told.connect(hear);
            mouseClick(button);
            compare(told.length, 1);
            button.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                keyClick(key);
            compare(told.length, 4);
            button.Accessible.pressAction();
            compare(told, Array(5).fill("Not yet"));
            compare(button.Accessible.description, "Not yet");
            compare(clicks, 0);
            button.whyNot = "";
            mouseClick(button);
            keyClick(Qt.Key_Space);
            compare(told.length, 5);
            compare(clicks, 2);
            Refusals.told.disconnect(hear);
        }
        function test_keys_are_called_as_on_the_system(): void {
            compare(Keypress.called("Ctrl+Shift+Z", "linux"), "Ctrl+Shift+Z");
            compare(Keypress.called("Ctrl+Shift+Z", "osx"), "Cmd+Shift+Z");
            compare(Keypress.called("Alt+←", "osx"), "Option+←");
        }
        function test_icons_keep_their_size_in_aLayout(): void {
            const row = make(iconsInARow);
            waitForRendering(row);
            compare([0, 1].map(at => row.children[at].width + "x" + row.children[at].height).join(), `${Theme.iconSize}x${Theme.iconSize},60x60`);
            compare([0, 1].map(at => row.children[at].children[0].implicitWidth).join(), `${Theme.iconSize},60`, "pixels of the picture for each of the window's");
        }
        /// What a label shows has joiners; what it was given, and tells, has none.
        function test_japanese_breaks_between_phrases(): void {
            const label = make(wrapped, {given: "最後まで残った人の勝ち。"});
            compare(label.lineCount, 2);
            for (const sentence of ["お宝は自分に、爆弾はライバルに。", "秘密の予言を、黙ってかなえよう。"]) {
                label.given = sentence; // it goes on following
                compare(label.Accessible.name, sentence);
                compare(label.text.replace(/\u2060/g, ""), sentence);
                verify(label.text !== sentence);
            }
            label.wrapMode = Text.NoWrap;
            compare(label.text, label.given);
        }
        function listen(target: var, signalName: string): void {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = target;
            spy.clear();
        }
        function focusByKey(item: Item): void {
            item.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => item.activeFocus);
        }
        function init(): void {
            Theme.reducedMotion = false;
            Theme.speed = 1;
            Theme.textScale = 1;
            Theme.dark = false;
        }
        function cleanup(): void {
            init();
        }

        function test_keys_press_data(): var {
            const rows = [];
            for (const [name, component, signalName] of [["button", inkButton, "clicked"], ["icon", iconButton, "clicked"], ["switch", inkSwitch, "toggled"]])
                for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                    rows.push({tag: name + " " + key, component: component, signalName: signalName, key: key});
            return rows;
        }
        function test_keys_press(row: var): void {
            const control = make(row.component);
            focusByKey(control);
            listen(control, row.signalName);
            keyClick(row.key);
            compare(spy.count, 1);
        }
        function test_a_disabled_button_stays_silent(): void {
            const button = make(inkButton, {enabled: false});
            listen(button, "clicked");
            mouseClick(button);
            compare(spy.count, 0);
        }
        function test_return_checks_a_checkable_button(): void {
            const button = make(iconButton, {checkable: true});
            focusByKey(button);
            keyClick(Qt.Key_Return);
            verify(button.checked);
            keyClick(Qt.Key_Space);
            verify(!button.checked);
        }
        function test_only_keys_show_the_focus_data(): var {
            return [{tag: "button", component: inkButton}, {tag: "segments", component: segments}, {tag: "stepper", component: stepper}];
        }
        function test_only_keys_show_the_focus(row: var): void {
            const control = make(row.component);
            focusByKey(control);
            verify(control.visualFocus);
            control.focus = false;
            control.forceActiveFocus(Qt.MouseFocusReason);
            verify(!control.visualFocus);
        }
        /// On paper, card, felt and boxes, by day and by lamplight.
        function test_the_focus_stands_out_everywhere_data(): var {
            return [{tag: "by day", dark: false}, {tag: "by lamplight", dark: true}];
        }
        function test_the_focus_stands_out_everywhere(row: var): void {
            Theme.dark = row.dark;
            const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; // as WCAG 2 says
            const luminance = color => 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
            const contrast = (one, other) => (Math.max(luminance(one), luminance(other)) + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05);
            const ring = make(focusRing, {shown: true});
            const inks = [ring, ...Array.from(ring.children)].map(line => line.border.color);
            verify(contrast(inks[0], inks[1]) >= 3);
            for (const under of ["paper", "panel", "card", "field", "wall", "kraft", "hazard", "ochre", "wood", "woodDark", "signal", "olive", "teal"])
                verify(Math.max(...inks.map(ink => contrast(ink, Theme[under]))) >= 3, under);
            Theme.dark = false;
        }
        function test_targets_are_large_enough_data(): var {
            return [{tag: "button", component: inkButton}, {tag: "icon", component: iconButton}, {tag: "switch", component: inkSwitch}, {tag: "segments", component: segments}, {tag: "stepper", component: stepper}];
        }
        function test_targets_are_large_enough(row: var): void {
            for (const scale of [0.9, 1, 1.6]) {
                Theme.textScale = scale;
                const control = make(row.component);
                verify(control.implicitWidth >= 40, "width " + control.implicitWidth);
                verify(control.implicitHeight >= 40, "height " + control.implicitHeight);
            }
        }
        function test_a_long_text_stays_in_its_button(): void {
            const button = make(inkButton, {width: 120, text: "A text much longer than its button", iconName: "play", keyText: "1"});
            verify(button.contentItem.implicitWidth > 120);
            verify(button.contentItem.width <= 120);
            tryVerify(() => button.contentItem.children[0].width <= button.contentItem.width + 1);
        }

        function test_a_click_takes_the_keys_only_where_it_may(): void {
            for (const [policy, takes] of [[Qt.StrongFocus, true], [Qt.TabFocus, false]])
                for (const component of [segments, iconButton]) {
                    const before = make(inkButton), control = make(component, {focusPolicy: policy, x: 300});
                    before.forceActiveFocus();
                    mouseClick(control);
                    compare(control.activeFocus, takes);
                    compare(before.activeFocus, !takes);
                }
        }
        function test_arrows_move_the_choice(): void {
            const control = make(segments);
            focusByKey(control);
            keyClick(Qt.Key_Right);
            compare(control.current, "c");
            keyClick(Qt.Key_Right);
            compare(control.current, "c");
            keyClick(Qt.Key_Home);
            compare(control.current, "a");
            keyClick(Qt.Key_End);
            compare(control.current, "c");
        }
        function test_a_press_takes_a_segment(): void {
            const control = make(segments);
            mouseClick(control, 10, control.height / 2);
            compare(control.current, "a");
        }

        function test_stepper_keys_keep_the_bounds(): void {
            const control = make(stepper);
            focusByKey(control);
            listen(control, "moved");
            for (const [key, value] of [[Qt.Key_Up, 5], [Qt.Key_Right, 6], [Qt.Key_Down, 5], [Qt.Key_Left, 4], [Qt.Key_PageUp, 9], [Qt.Key_PageUp, 12],
                                        [Qt.Key_Up, 12], [Qt.Key_Home, 2], [Qt.Key_Left, 2], [Qt.Key_PageDown, 2], [Qt.Key_End, 12]]) {
                keyClick(key);
                compare(control.value, value);
            }
            compare(spy.count, 8); // silent where it could not move
        }
        function test_digits_say_a_number(): void {
            const control = make(stepper);
            focusByKey(control);
            for (const [key, value] of [["1", 2], ["1", 11], ["9", 9], ["5", 5], [Qt.Key_Up, 6], ["1", 2], ["0", 10], ["0", 2]]) {
                keyClick(key);
                compare(control.value, value);
            }
        }
        function test_stepper_follows_new_bounds(): void {
            const control = make(stepper, {value: 10});
            control.to = 6;
            compare(control.value, 6);
            control.from = 5;
            control.set(1);
            compare(control.value, 5);
        }

        function test_keys_move_a_pane_in_its_bounds(): void {
            const control = make(pane);
            focusByKey(control);
            for (const [key, y] of [[Qt.Key_Up, 0], [Qt.Key_Down, 60], [Qt.Key_PageDown, 150], [Qt.Key_PageDown, 200], [Qt.Key_Up, 140], [Qt.Key_Home, 0], [Qt.Key_End, 200]]) {
                keyClick(key);
                compare(control.contentY, y);
            }
        }
        function test_a_pane_follows_the_focus(): void {
            const control = make(list);
            const shown = button => {
                const y = button.mapToItem(control, 0, 0).y;
                return y >= 0 && y + button.height <= control.height;
            };
            for (const i of [0, 1, 4, 3, 0]) {
                focusByKey(control.rows.itemAt(i));
                verify(shown(control.rows.itemAt(i)), "row " + i + " at " + control.contentY);
            }
            focusByKey(control.rows.itemAt(2));
            control.height = 90; // something below the pane has grown
            verify(shown(control.rows.itemAt(2)));
        }
        function test_the_focus_of_a_pane_is_clear_of_its_text(): void {
            const control = make(pane);
            focusByKey(control);
            const text = findChild(control, "inside");
            const rings = Array.from(control.children).filter(item => item["shown"] === true);
            compare(rings.length, 1);
            verify(!control.clip);
            verify(rings[0].x + Theme.focusLine <= -2);
            verify(rings[0].x + rings[0].width - Theme.focusLine >= text.width + 2);
            compare(text.width, control.width);
        }
        function test_a_pane_shows_its_focus_to_who_uses_keys(): void {
            const control = make(pane);
            const ring = Array.from(control.children).find(item => item["shown"] !== undefined);
            control.forceActiveFocus(Qt.PopupFocusReason);
            verify(!ring.visible, "opened with the mouse");
            keyClick(Qt.Key_Down);
            verify(ring.visible);
            focusByKey(control);
            verify(ring.visible);
        }
        function test_every_key_is_seen_at_once_data(): var {
            return [{tag: "few", count: 3}, {tag: "many", count: 20}];
        }
        function test_every_key_is_seen_at_once(row: var): void {
            const list = [];
            for (let i = 0; i < row.count; ++i)
                list.push({keys: "Ctrl+" + i, what: "Something that needs more than a line to be told " + i});
            const control = make(keyList, {model: list});
            control.open();
            tryVerify(() => control.opened);
            const keys = findChild(control.contentItem, "keys");
            verify(keys.contentHeight > 0);
            verify(keys.contentHeight <= keys.height, keys.contentHeight + " in " + keys.height);
        }
        function test_notice_is_shown_and_hidden(): void {
            const control = make(notice);
            verify(!control.visible);
            control.show("Something went wrong.");
            verify(control.visible);
            control.hide();
            verify(!control.visible);
        }
        function test_a_notice_waits_only_for_a_pointer_that_moved_there(): void {
            const control = make(notice);
            const timer = findChild(control, "away");
            mouseMove(control.parent, 5, 5);
            control.show("Something went wrong.");
            mouseMove(control, control.width / 2, control.height / 2); // as if it had come up there
            verify(timer.running);
            mouseMove(control, control.width / 2 + 3, control.height / 2);
            verify(!timer.running);
            control.show("Something else went wrong.");
            verify(timer.running, "that has not been read yet");
            control.x = 12;
            waitForRendering(control);
            waitForRendering(control);
            verify(timer.running, "its own movement is none of the pointer's");
            mouseMove(control.parent, control.parent.width - 1, control.parent.height - 1);
            verify(timer.running);
            control.stays = true;
            verify(!timer.running);
            control.show("Nothing went wrong.");
            verify(timer.running);
            control.hide();
        }
        function test_a_notice_closed_by_keys_gives_them_back(): void {
            const before = make(inkButton, {text: "Continue", focus: true});
            const control = make(notice, {y: 100});
            before.forceActiveFocus(Qt.TabFocusReason);
            control.show("Something went wrong.", "check", "Do something");
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            verify(!before.activeFocus);
            keyClick(Qt.Key_Return);
            verify(!control.visible);
            verify(before.activeFocus);
            let done = 0;
            control.show("Something went wrong.", "check", "Do something", () => ++done);
            mouseClick(findChild(control, "offer"));
            compare(done, 1);
            verify(!control.visible && before.activeFocus, "a click leaves the keys where they are");
        }
        function test_a_tip_covers_nothing_of_its_thing_and_goes_with_it_data(): var {
            return [{tag: "above", y: 300}, {tag: "below, at the top of the window", y: 0}];
        }
        function test_a_tip_covers_nothing_of_its_thing_and_goes_with_it(row: var): void {
            const thing = make(tipped, {y: row.y});
            tryVerify(() => thing.tip.opened);
            verify(row.y === 0 ? thing.tip.y >= thing.height : thing.tip.y + thing.tip.height <= 0, thing.tip.y);
            thing.visible = false;
            tryVerify(() => thing.tip === null);
        }
        function test_a_tip_takes_the_place_of_the_one_before(): void {
            const before = make(tipped, {y: 100});
            tryVerify(() => before.tip.opened);
            const after = make(tipped, {y: 200});
            tryVerify(() => after.tip.opened);
            tryVerify(() => !before.tip.visible);
            compare(ToolTips.shown, after.tip);
        }
        function test_a_tip_does_not_open_once_its_thing_has_left(): void {
            const gone = createTemporaryObject(nowhere, null);
            const tip = make(paper, {parent: gone, asked: true});
            verify(tip.waiting);
            tryVerify(() => !tip.waiting);
            verify(!tip.visible);
        }
        function test_a_sheet_is_as_high_as_its_text_when_its_margins_change(): void {
            const one = make(letter);
            one.open();
            tryCompare(one, "opened", true);
            for (let padding = 10; padding < 60; ++padding) {
                one.padding = padding;
                compare(one.words.width, 400 - 2 * padding);
                compare(one.height, one.words.height + 2 * padding);
            }
        }
        function test_sheet_takes_the_keys_and_gives_them_back(): void {
            const button = make(inkButton);
            focusByKey(button);
            const control = make(sheet);
            control.open();
            tryVerify(() => control.opened && !button.activeFocus);
            for (let i = 0; i < 4; ++i) {
                keyClick(Qt.Key_Tab);
                verify(!button.activeFocus);
            }
            keyClick(Qt.Key_Escape);
            tryVerify(() => !control.visible && button.activeFocus);
        }
    }
}
