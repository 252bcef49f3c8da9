import QtQuick
import Bombshelf.SelfCheck
import Bombshelf.Shell
import Bombshelf.View

// The program's window, which shows everything there is, one thing after the other, each until it has been drawn: pages, sheets and the
// tables of all games, opened in every language and looked at by day and by lamplight.
Main {
    id: window

    required property SelfCheck check

    readonly property int seatsShown: 3
    property var steps: [] // functions, for a generator within another crashes Qt 6.8
    property int next: 0

    function everything(): var {
        const all = [];
        for (const language of Settings.languages) {
            const show = (what, open) => all.push(...shown(language.id, what, open));
            for (const name of ["shelf", "campaign", "ending"])
                show(`page ${name}`, () => Pages.page = name);
            for (const name in sheetFiles) {
                show(`sheet ${name}`, () => openSheet(name));
                all.push(() => Pages.sheet = "");
            }
            for (const match of check.matches)
                all.push(...game(language.id, match.gameId, match.record));
        }
        return all;
    }
    function openSheet(name: string) {
        Pages.gameId = check.matches[0].gameId;
        Pages.sheet = name;
    }
    function game(language: string, gameId: string, record: string): var {
        const {minSeats, maxSeats} = Catalogue.game(gameId);
        const seats = Math.max(minSeats, Math.min(maxSeats, seatsShown));
        return [
            ...shown(language, `set-up ${gameId}`, () => Pages.setUp(gameId)),
            ...shown(language, `table ${gameId}`, () => Pages.play(Cast.defaultPlayers(seats), {})),
            () => {
                if (Pages.scene?.gameId !== gameId)
                    check.fail(qsTr("The table is not there."));
            },
            ...shown(language, `record ${gameId}`, () => Pages.open(record)),
            () => {
                if (Match.path !== record || !Match.lookingBack)
                    check.fail(qsTr("The match can’t be looked back at."));
                Pages.showShelf();
            }
        ];
    }
    function shown(language: string, what: string, open: var): var {
        const begin = theme => {
            check.begin(`${what} (${language}, ${theme})`);
            Settings.language = language;
            Settings.theme = theme;
        };
        return [() => {
            begin("light");
            open();
        }, () => begin("dark")];
    }

    Component.onCompleted: {
        Settings.speed = "instant";
        Settings.volume = 0;
        Settings.bangVolume = 0;
        steps = everything();
    }

    FrameAnimation {
        property int frames: 0 // since the last step; the second shows what the first has put up

        running: window.steps.length > 0
        onTriggered: {
            if (++frames < 2)
                return;
            frames = 0;
            if (window.next < window.steps.length) {
                window.steps[window.next++]();
            } else {
                running = false;
                window.check.end();
            }
        }
    }
}
