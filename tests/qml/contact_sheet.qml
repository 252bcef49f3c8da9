import QtQuick
import QtTest
import Bombshelf.Shell
import Bombshelf.View

/// No test, but a look at everything: makes a picture of each game in a window of each size, in each language, light and dark, with
/// usual and with the largest letters. `tests/contact_sheet FOLDER` runs it and puts the pictures together.
ShellTest {
    name: "Contact"

    readonly property var sizes: [[840, 420], [1024, 640], [1280, 800], [1920, 1080], [2560, 1440], [3840, 2160]]

    Games { id: games }

    function test_look_data(): var {
        return games.rows();
    }
    function test_look(row: var): void {
        Pages.setUp(row.tag);
        Pages.play(Cast.defaultPlayers(3).map((player, seat) => ({name: player.name, level: "", face: player.face})), {});
        for (let i = 0; i < 14 && !Match.over; ++i) {
            untilAsked();
            Match.choose(Match.choices[7 * i % Match.choices.length].index);
        }
        untilAsked();
        for (const language of ["en", "ja"])
            for (const theme of ["light", "dark"])
                for (const letters of [1, 1.6])
                    for (const [width, height] of sizes) {
                        Settings.language = language;
                        Settings.theme = theme;
                        Settings.textScale = letters;
                        window.width = width;
                        window.height = height;
                        waitForRendering(window.contentItem, 200);
                        grabImage(window.contentItem).save(`${row.tag}-${width}x${height}-${language}-${theme}-${100 * letters}.png`);
                    }
        Settings.theme = "light";
    }
    function untilAsked(): void {
        for (;;) {
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.over || Match.holding);
            if (!Match.holding)
                break;
            Match.goOn();
        }
        if (Match.curtain >= 0)
            Match.liftCurtain();
    }
}
