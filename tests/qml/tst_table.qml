import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme

/// What screen readers press and hear, and pieces at rest.
Item {
    id: stage

    width: 900
    height: 700

    Component { id: inkButton; InkButton { text: "Press"; hint: "It does it" } }
    Component { id: iconButton; IconButton { iconName: "undo"; text: "Undo"; shortcutText: "Ctrl+Z" } }
    Component { id: inkSwitch; InkSwitch { text: "Switch" } }
    Component { id: stepper; Stepper { from: 0; to: 3; value: 1; label: "Cards" } }
    Component { id: slider; InkSlider { name: "Volume"; from: 0; to: 1; stepSize: 0.1; value: 0.5 } }
    Component { id: card; Card { width: 120; caption: "Gem"; playable: true } }
    Component { id: die; Die { faces: ["a", "b", "c", "d", "e", "f"] } }
    Component { id: bang; Bang { width: 100; height: 100 } }
    Component { id: banner; Banner { room: Qt.rect(0, 0, stage.width, stage.height) } }
    Component { id: prompt; Prompt { width: 600 } }
    SignalSpy { id: spy }

    TestCase {
        name: "Table"
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
        function init(): void {
            failOnWarning(/QQuickItem|QML|inding/);
            Theme.speed = 0;
        }
        function cleanup(): void {
            Theme.speed = 1;
        }

        function test_a_banner_falls_within_the_table_data(): var {
            return [{tag: "in the middle", room: Qt.rect(0, 0, 900, 700)}, {tag: "at the top", room: Qt.rect(0, 0, 900, 92)}, {tag: "in a corner", room: Qt.rect(600, 600, 300, 100)}];
        }
        function test_a_banner_falls_within_the_table(row: var): void {
            Theme.speed = 10;
            for (const text of ["7!", "Time is up!", "Satan: four of a kind, and Death comes for whoever has none"]) {
                const control = make(banner, {room: row.room});
                control.text = text;
                verify(control.nearness > 1);
                const place = stage.mapFromItem(control, 0, 0, control.width, control.height);
                verify(place.x >= -0.5 && place.y >= -0.5 && place.x + place.width <= stage.width + 0.5 && place.y + place.height <= stage.height + 0.5, `“${text}” at ${place}`);
            }
        }
        function test_screen_readers_press_data(): var {
            return [
                {tag: "button", component: inkButton, signalName: "clicked"},
                {tag: "icon", component: iconButton, signalName: "clicked"},
                {tag: "switch", component: inkSwitch, signalName: "toggled"},
                {tag: "card", component: card, signalName: "pressed"},
            ];
        }
        function test_screen_readers_press(row: var): void {
            const control = make(row.component);
            listen(control, row.signalName);
            control.Accessible.pressAction();
            compare(spy.count, 1);
            verify(control.Accessible.name !== "");
            verify(control.Accessible.focusable);
        }
        function test_screen_readers_press_no_card_out_of_turn(): void {
            const control = make(card, {playable: false});
            listen(control, "pressed");
            control.Accessible.pressAction();
            compare(spy.count, 0);
            verify(!control.Accessible.focusable);
        }
        function test_screen_readers_count(): void {
            const control = make(stepper);
            control.Accessible.increaseAction();
            compare(control.value, 2);
            control.Accessible.decreaseAction();
            control.Accessible.decreaseAction();
            control.Accessible.decreaseAction();
            compare(control.value, 0);
            verify(control.Accessible.name.includes("Cards") && control.Accessible.name.includes("0"));
            const line = make(slider);
            line.Accessible.increaseAction();
            fuzzyCompare(line.value, 0.6, 0.001);
        }
        function test_a_face_down_card_is_not_read_out(): void {
            const control = make(card, {faceUp: false});
            verify(!control.Accessible.name.includes("Gem"));
            control.faceUp = true;
            compare(control.Accessible.name, "Gem");
        }
        function test_a_die_says_what_it_shows(): void {
            const control = make(die);
            control.roll(5);
            verify(control.Accessible.name.includes("f"));
        }
        function test_nothing_bangs_at_rest_or_without_pictures(): void {
            const control = make(bang);
            verify(!control.visible);
            control.play("qrc:/assets/games/driller/splash.svg");
            verify(!control.visible);
            control.shake(stage);
            compare(stage.x, 0);
        }
        function test_nine_choices_have_a_number(): void {
            const list = [];
            for (let i = 0; i < 11; ++i)
                list.push({index: i, text: "Choice " + i, hint: ""});
            const control = make(prompt, {choices: list});
            control.forceActiveFocus();
            listen(control, "chosen");
            keyClick(Qt.Key_9);
            compare(spy.signalArguments[0][0].index, 8);
            keyClick(Qt.Key_0);
            compare(spy.count, 1);
        }
    }
}
