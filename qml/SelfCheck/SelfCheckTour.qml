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
    property var steps: null

    function* everything() {
        for (const language of Settings.languages) {
            Settings.language = language.id;
            for (const name of ["shelf", "campaign", "ending"])
                yield* shown(`page ${name}`, () => Pages.page = name);
            Pages.gameId = check.matches[0].gameId;
            for (const name in sheetFiles) {
                yield* shown(`sheet ${name}`, () => Pages.sheet = name);
                Pages.sheet = "";
                yield;
            }
            for (const match of check.matches)
                yield* game(match.gameId, match.record);
        }
    }
    function* game(gameId: string, record: string) {
        const game = Catalogue.game(gameId);
        const players = Cast.defaultPlayers(Math.max(game.minSeats, Math.min(game.maxSeats, seatsShown)));
        yield* shown(`set-up ${gameId}`, () => Pages.setUp(gameId));
        yield* shown(`table ${gameId}`, () => Pages.play(players, {}));
        if (Pages.scene?.gameId !== gameId)
            check.fail(qsTr("The table is not there."));
        yield* shown(`record ${gameId}`, () => Pages.open(record));
        if (Match.path !== record || !Match.lookingBack)
            check.fail(qsTr("The match can’t be looked back at."));
        Pages.showShelf();
    }
    function* shown(what: string, open: var) {
        check.begin(`${what} (${Settings.language}, light)`);
        Settings.theme = "light";
        open();
        yield;
        check.begin(`${what} (${Settings.language}, dark)`);
        Settings.theme = "dark";
        yield;
    }

    Component.onCompleted: {
        Settings.speed = "instant";
        Settings.volume = 0;
        Settings.bangVolume = 0;
        steps = everything();
    }

    FrameAnimation {
        property int frames: 0 // since the last step; the second shows what the first has put up

        running: window.steps
        onTriggered: {
            if (++frames < 2)
                return;
            frames = 0;
            if (window.steps.next().done) {
                running = false;
                window.check.end();
            }
        }
    }
}
