import QtQuick
import QtTest
import Bombshelf.Shell
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// No test, but a look at everything: makes a picture of each game at each size, in each language, light and dark, with usual and
/// with the largest letters. `tests/contact_sheet FOLDER` runs it and puts the pictures together.
SceneTest {
    name: "Contact"
    gameId: ""

    readonly property var games: ["driller", "bombmu", "bombmafia", "bomber", "omens-war", "omens-death", "omens-famine", "omens-pollution", "omens-heaven", "omens-hell", "omens-armageddon"]
    readonly property var sizes: [[840, 420], [1024, 640], [1280, 800], [2560, 1440], [3840, 2160]]

    function test_look_data(): var {
        return games.map(game => ({tag: game}));
    }
    function test_look(row: var): void {
        gameId = row.tag;
        begin(3, 0);
        for (let i = 0; i < 14 && !Match.over; ++i) {
            tillAsked();
            choose(Match.choices[draw(Match.choices.length)].index);
        }
        tillAsked();
        for (const language of ["en", "ja"])
            for (const theme of ["light", "dark"])
                for (const letters of [1, 1.6])
                    for (const [width, height] of sizes) {
                        Settings.language = language;
                        Theme.dark = theme === "dark";
                        Theme.textScale = letters;
                        resize(width, height);
                        waitForRendering(scene, 200);
                        take(`${row.tag}-${width}x${height}-${language}-${theme}-${100 * letters}.png`);
                    }
        Theme.dark = false;
    }
    function take(file: string): void {
        let done = false;
        verify(scene.grabToImage(picture => {
            verify(picture.saveToFile(file));
            done = true;
        }));
        tryVerify(() => done, 20000);
    }
}
