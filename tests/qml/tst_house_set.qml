import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Tests
import Bombshelf.Theme
import Bombshelf.View

/// What is in the player's box: where it shows, and how it is entered by keys.
Item {
    id: stage

    width: 1280
    height: 800

    Component {
        id: setUp

        Item {
            property string gameId: "bombmu"
            readonly property var rows: test.all(form, item => item instanceof HouseSetRow)

            SeatList { id: seats }
            SetupForm { id: form; width: 820; height: 600; seats: seats; game: Catalogue.game(parent.gameId) }
        }
    }
    Component {
        id: editor

        Item {
            property alias numbers: set
            property alias sheet: over

            HouseSet { id: set; gameId: "bombmu" }
            HouseSetSheet { id: over; game: Catalogue.game("bombmu"); numbers: set }
        }
    }
    Component { id: houseSet; HouseSet { gameId: "bombmu" } }

    TestCase {
        id: test

        property HouseSet numbers: null
        property HouseSetSheet sheet: null

        name: "HouseSet"
        when: windowShown

        function init(): void {
            Settings.language = "en";
            Theme.textScale = 1;
            forget();
            const both = createTemporaryObject(editor, stage);
            numbers = both.numbers;
            sheet = both.sheet;
        }
        function cleanup(): void {
            sheet.close();
            tryCompare(sheet, "visible", false);
            forget();
        }
        function forget(): void {
            const kept = createTemporaryObject(houseSet, stage);
            kept.takeDefault();
            verify(kept.save());
        }
        function open(): void {
            sheet.open();
            tryCompare(sheet, "opened", true);
        }
        function all(item: Item, wanted: var): var {
            return Hands.itemsIn(item).filter(one => one.visible && wanted(one));
        }
        function steppers(): var {
            return all(sheet.contentItem, item => item instanceof Stepper);
        }
        function button(text: string): InkButton {
            return all(sheet.contentItem, item => item instanceof InkButton && item.text === text)[0];
        }
        function texts(item: Item): var {
            return all(item, child => child instanceof Text).map(child => child.text);
        }
        function press(text: string): void {
            button(text).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
        }

        function test_only_games_with_aSet_show_the_row_data(): var {
            return [{ tag: "driller", shown: false }, { tag: "bombmu", shown: true }];
        }
        function test_only_games_with_aSet_show_the_row(row: var): void {
            const form = createTemporaryObject(setUp, stage, { gameId: row.tag });
            compare(form.rows.length, row.shown ? 1 : 0);
        }
        function test_the_row_tells_whose_set_is_played(): void {
            const row = createTemporaryObject(setUp, stage).rows[0];
            const before = row.title;
            row.numbers.set(1, 7);
            compare(row.title, before);
            verify(row.numbers.save());
            verify(row.title !== before);
        }
        function test_it_stays_whole_when_letters_grow(): void {
            failOnWarning(/loop/);
            for (const scale of [1.6, 1])
                Theme.textScale = scale;
            open();
            for (const scale of [1.6, 1.3, 1]) {
                Theme.textScale = scale;
                waitForRendering(sheet.contentItem, 200);
                const use = button("Use this set");
                verify(use.mapToItem(sheet.contentItem, 0, use.height).y <= sheet.contentItem.height + 1);
            }
        }
        function test_keys_enter_aSet(): void {
            open();
            const all = steppers();
            compare(all.length, 19);
            verify(all[0].activeFocus);
            keyClick(Qt.Key_Tab);
            verify(all[1].activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(all[1].value, 7);
            verify(texts(sheet.contentItem).includes("44 in all"));
            press("Use this set");
            tryCompare(sheet, "visible", false);
            verify(numbers.isOwn);
            compare(numbers.numbers[1], 7);
        }
        function test_a_refused_set_is_told_and_not_used(): void {
            open();
            verify(button("Use this set").enabled);
            steppers()[18].forceActiveFocus();
            keyClick(Qt.Key_Right);
            verify(texts(sheet.contentItem).includes("Each die needs exactly six faces."));
            verify(!button("Use this set").enabled);
            steppers()[18].forceActiveFocus();
            keyClick(Qt.Key_Left);
            verify(!texts(sheet.contentItem).includes("Each die needs exactly six faces."));
            verify(button("Use this set").enabled);
        }
        function test_cancel_and_escape_forget_data(): var {
            return [{ tag: "Cancel" }, { tag: "Escape" }];
        }
        function test_cancel_and_escape_forget(row: var): void {
            open();
            steppers()[1].forceActiveFocus();
            keyClick(Qt.Key_Home);
            compare(numbers.numbers[1], 0);
            if (row.tag === "Cancel")
                press("Cancel");
            else
                keyClick(Qt.Key_Escape);
            tryCompare(sheet, "visible", false);
            compare(numbers.numbers[1], 5);
            verify(!numbers.isOwn);
            open();
            compare(steppers()[1].value, 5);
        }
        function test_back_to_the_default(): void {
            numbers.set(1, 7);
            verify(numbers.save());
            open();
            compare(steppers()[1].value, 7);
            press("Back to this shelf’s set");
            compare(steppers()[1].value, 5);
            verify(numbers.isOwn); // nothing counts before it is used
            verify(button("Use this set").activeFocus);
            keyClick(Qt.Key_Return);
            tryCompare(sheet, "visible", false);
            verify(!numbers.isOwn);
        }
        function test_every_stepper_says_what_it_counts(): void {
            open();
            const labels = steppers().map(stepper => stepper.label);
            compare(new Set(labels).size, 19);
            compare(labels[18], "Faces of the red die, Blank");
        }
        function test_it_fits_data(): var {
            const rows = [];
            for (const language of Settings.languages.map(each => each.id))
                for (const scale of [0.8, 1, 1.6])
                    for (const size of [[1024, 640], [1280, 800]])
                        rows.push({ tag: [language, scale, ...size].join(" "), language: language, scale: scale, width: size[0], height: size[1] });
            return rows;
        }
        function test_it_fits(row: var): void {
            Settings.language = row.language;
            Theme.textScale = row.scale;
            stage.Window.window.width = row.width;
            stage.Window.window.height = row.height;
            open();
            numbers.set(18, 6); // there is a refusal to read
            waitForRendering(sheet.contentItem);
            const pane = all(sheet.contentItem, item => item instanceof ScrollPane)[0];
            if (row.scale <= 1)
                verify(pane.contentHeight <= pane.height, pane.contentHeight + " in " + pane.height);
            for (const text of all(sheet.contentItem, item => item instanceof Text))
                verify(!text.truncated, text.text);
            for (const stepper of steppers()) {
                stepper.forceActiveFocus(Qt.TabFocusReason);
                const at = stepper.mapToItem(pane, 0, 0);
                verify(at.y >= 0 && at.y + stepper.height <= pane.height, stepper.label + " at " + at);
                verify(at.x >= 0 && at.x + stepper.width <= pane.width, stepper.label + " at " + at);
            }
            for (const control of all(sheet.contentItem, item => item instanceof InkButton)) {
                const at = control.mapToItem(sheet.contentItem, 0, 0);
                verify(at.x >= 0 && at.x + control.width <= sheet.contentItem.width, control.text);
                verify(at.y + control.height <= sheet.contentItem.height, control.text);
            }
        }
    }
}
