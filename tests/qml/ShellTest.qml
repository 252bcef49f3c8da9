import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Shell
import Bombshelf.View

/// Tests of the program's window, which begins each of them at the shelf, without matches.
PersonTest {
    property var window: null
    readonly property Instantiator matches: Instantiator {
        model: Saves
        delegate: QtObject {
            required property string path
        }
    }

    when: windowShown

    function initTestCase(): void {
        clearShelf();
        window = started();
        takeKeys();
    }
    /// A window of the program, as after a start.
    function started(): var {
        const component = Qt.createComponent("qrc:/qt/qml/Bombshelf/Shell/Main.qml");
        compare(component.errorString(), "");
        const made = component.createObject(null);
        verify(made);
        return made;
    }
    function takeKeys(): void {
        window.requestActivate();
        tryCompare(window, "active", true);
    }
    function cleanupTestCase(): void {
        init();
        window.close();
        window.destroy();
        clearShelf();
    }
    function init(): void {
        Settings.language = "en";
        Settings.speed = "instant";
        Settings.textScale = 1;
        window.width = 1280;
        window.height = 800;
        clearShelf();
        Pages.showShelf();
        prepare();
        wait(0); // the page takes the focus
    }
    /// What the tests of one file begin with, beyond the shelf.
    function prepare(): void {
    }

    function clearShelf(): void {
        Saves.refresh();
        tryCompare(Saves, "reading", false);
        removeAll(matches);
    }
    function removeAll(list: Instantiator): void {
        for (let left = list.count; left > 0; --left)
            Saves.remove((list.objectAt(0) as QtObject)["path"]);
        compare(list.count, 0);
    }
    function press(key: int, modifiers = Qt.NoModifier): void {
        keyClick(key, modifiers);
    }
    function shown(fits: var): var {
        return itemsOf(window.contentItem, item => item.visible && fits(item));
    }
    function button(text: string): var {
        const isIt = item => item.visible && item["text"] === text && item["clicked"] !== undefined;
        return shown(isIt)[0] ?? itemsOf(window.Overlay.overlay ?? window.contentItem, isIt)[0];
    }
    /// Who tells screen readers what nobody is looking at.
    function speaker(): var {
        return itemsOf(window.contentItem, item => item["waiting"] !== undefined && item["last"] !== undefined)[0];
    }
    function textsOf(item: Item): var {
        return itemsOf(item, one => one instanceof Text && one.visible);
    }
    function focused(): string {
        const item = window.activeFocusItem;
        verify(item["visualFocus"], "it is seen where the keys are: " + item);
        return item["Accessible"].name;
    }
}
