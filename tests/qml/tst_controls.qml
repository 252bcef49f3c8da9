import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// The controls and the pieces of the table: keys press them, focus shows, numbers keep their bounds, dice and cards land.
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
    Component { id: stepper; Stepper { from: 2; to: 12; value: 4 } }
    Component { id: die; Die {} }
    Component { id: card; Card { width: 120; caption: "Gem" } }
    Component { id: prompt; Prompt { width: 600; text: "What now?" } }
    Component { id: plaque; Plaque { width: 210; name: "Mole"; Rectangle { objectName: "detail"; width: 20; height: 8 } } }
    Component { id: log; LogView { width: 300; height: 120; model: ListModel {} } }
    Component { id: notice; Notice {} }
    Component { id: bang; Bang { width: 100; height: 100 } }
    Component { id: sheet; Sheet { title: "Sheet"; wantedHeight: 300; InkButton { objectName: "inside"; text: "Inside"; focus: true } } }
    Component { id: chip; Chip {} }
    SignalSpy { id: spy }

    TestCase {
        name: "Controls"
        when: windowShown

        function make(component: Component, properties: var): var {
            return createTemporaryObject(component, stage, properties ?? {});
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
        function test_stepper_follows_new_bounds(): void {
            const control = make(stepper, {value: 10});
            control.to = 6;
            compare(control.value, 6);
            control.from = 5;
            control.set(1);
            compare(control.value, 5);
        }

        function test_die_lands_on_the_result_data(): var {
            return [0, 1, 2, 3, 4, 5].map(side => ({tag: "side " + side, side: side}));
        }
        function test_die_lands_on_the_result(row: var): void {
            Theme.speed = 0.2;
            const control = make(die);
            control.roll(row.side);
            verify(control.rolling);
            tryVerify(() => !control.rolling);
            compare(control.result, row.side);
            compare(control.uppermost, row.side);
            compare(control.toGo, 0);
        }
        function test_die_shows_at_once_without_motion_data(): var {
            return [{tag: "reduced motion", reduced: true, speed: 1}, {tag: "instant", reduced: false, speed: 0}];
        }
        function test_die_shows_at_once_without_motion(row: var): void {
            Theme.reducedMotion = row.reduced;
            Theme.speed = row.speed;
            const control = make(die);
            control.roll(4);
            verify(!control.rolling);
            compare(control.uppermost, 4);
        }
        function test_die_thrown_again_while_rolling(): void {
            Theme.speed = 0.2;
            const control = make(die);
            control.roll(1);
            control.roll(3);
            tryVerify(() => !control.rolling);
            compare(control.uppermost, 3);
        }

        function test_card_turns_in_the_middle(): void {
            const control = make(card);
            control.faceUp = true;
            verify(!control.shown); // its back is seen until it stands on its edge
            tryVerify(() => control.shown);
            control.faceUp = false;
            tryVerify(() => !control.shown);
        }
        function test_card_turns_at_once_without_motion(): void {
            Theme.reducedMotion = true;
            const control = make(card);
            control.faceUp = true;
            verify(control.shown);
        }
        function test_card_made_face_up_does_not_turn(): void {
            verify(make(card, {faceUp: true}).shown);
        }
        function test_card_turned_back_in_mid_turn(): void {
            const control = make(card);
            control.faceUp = true;
            control.faceUp = false;
            tryVerify(() => !control.shown);
            verify(!control.faceUp);
        }
        function test_only_a_playable_card_is_pressed(): void {
            const control = make(card);
            listen(control, "activated");
            control.forceActiveFocus(Qt.TabFocusReason);
            for (const playable of [false, true]) {
                control.playable = playable;
                spy.clear();
                mouseClick(control);
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_Enter);
                keyClick(Qt.Key_Space);
                compare(spy.count, playable ? 4 : 0);
            }
        }
        function test_card_rises_with_its_state(): void {
            const control = make(card);
            compare(control.rise, 0);
            control.playable = true;
            const playable = control.rise;
            verify(playable > 0);
            control.chosen = true;
            verify(control.rise > playable);
        }
        function test_card_keeps_its_shape_and_few_pictures(): void {
            const sizes = {};
            const control = make(card);
            for (let width = 40; width <= 240; width += 4) {
                control.width = width;
                fuzzyCompare(control.height, width * 88 / 63, 0.01);
                sizes[control.pixels] = true;
            }
            verify(Object.keys(sizes).length <= 7);
        }

        function choices(count: int): var {
            const list = [];
            for (let i = 0; i < count; ++i)
                list.push({index: 10 + i, text: "Choice number " + i, hint: ""});
            return list;
        }
        function test_number_keys_choose(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            keyClick(Qt.Key_2);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], 11);
            keyClick(Qt.Key_4);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            compare(spy.count, 1);
        }
        function test_arrows_go_round_the_choices(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            for (const key of [Qt.Key_Right, Qt.Key_Right, Qt.Key_Right, Qt.Key_Left, Qt.Key_Return])
                keyClick(key);
            compare(spy.signalArguments[0][0], 12);
        }
        function test_the_next_question_has_the_keys_again(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            keyClick(Qt.Key_1);
            control.choices = [];
            control.waiting = "Mole";
            control.waiting = "";
            control.choices = choices(2);
            keyClick(Qt.Key_Return);
            compare(spy.count, 2);
            compare(spy.signalArguments[1][0], 10);
        }
        function test_many_choices_wrap_into_view(): void {
            const one = make(prompt, {choices: choices(1)});
            const many = make(prompt, {choices: choices(12)});
            tryVerify(() => many.implicitHeight > one.implicitHeight * 1.5);
            const asked = make(prompt, {choices: []});
            compare(asked.implicitHeight, one.implicitHeight);
        }

        function test_plaque_holds_a_detail(): void {
            const control = make(plaque, {score: 7, lastAction: "drew a card"});
            const detail = findChild(control, "detail");
            const at = detail.mapToItem(control, 0, 0);
            verify(at.y > 0 && at.y + detail.height <= control.implicitHeight);
        }
        function test_log_follows_until_read(): void {
            const control = make(log);
            const tell = count => { for (let i = 0; i < count; ++i) control.model.append({text: "Somebody did something.", kind: "", turn: false}); };
            tell(30);
            tryVerify(() => control.atYEnd && control.contentY > 0);
            focusByKey(control);
            keyClick(Qt.Key_Home);
            tryVerify(() => control.atYBeginning);
            tell(5);
            waitForRendering(control);
            verify(!control.atYEnd);
            keyClick(Qt.Key_End);
            tryVerify(() => control.atYEnd);
            tell(5);
            tryVerify(() => control.atYEnd);
        }
        function test_notice_is_shown_and_hidden(): void {
            const control = make(notice);
            verify(!control.visible);
            control.show("Something went wrong.");
            verify(control.visible);
            control.hide();
            verify(!control.visible);
        }
        function test_bang_ends_by_itself_data(): var {
            return [{tag: "ink", reduced: false}, {tag: "reduced motion", reduced: true}];
        }
        function test_bang_ends_by_itself(row: var): void {
            Theme.reducedMotion = row.reduced;
            const control = make(bang);
            const shaken = make(chip, {x: 33});
            control.play("qrc:/assets/games/driller/splash.svg");
            control.shake(shaken);
            verify(control.playing);
            tryVerify(() => !control.playing);
            tryCompare(shaken, "x", 33);
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
        function test_a_stack_can_be_counted(): void {
            const control = make(chip, {count: 3});
            const three = control.implicitHeight;
            control.count = 4;
            verify(control.implicitHeight > three);
        }
    }
}
