import QtQuick
import Bombshelf.Controls
import Bombshelf.SelfCheck
import Bombshelf.Shell
import Bombshelf.View

// The program's window, which shows everything there is, one thing after the other, each until it has been drawn: pages, sheets and the
// tables of all games, looked at in every language by day and by lamplight.
Main {
    id: window

    required property SelfCheck check

    readonly property int seatsShown: 3
    property var steps: [] // functions, for a generator within another crashes Qt 6.8; one that returns false is called again
    property int next: 0

    function everything(): var {
        const all = [...shown("page shelf", () => Pages.page = Pages.Page.Shelf)];
        for (const [name, page] of [["campaign", Pages.Page.Campaign], ["ending", Pages.Page.Ending]])
            all.push(...shown(`page ${name}`, () => Pages.page = page), ...sheetOf(`page ${name}`));
        for (const sheet in sheetFiles)
            all.push(...shown(`sheet ${sheetFiles[sheet]}`, () => openSheet(Number(sheet))), () => Pages.sheet = Pages.Sheet.None);
        for (const match of check.matches)
            all.push(...game(match.gameId, match.record));
        return all;
    }
    function openSheet(sheet: int) {
        Pages.gameId = check.matches[0].gameId;
        Pages.sheet = sheet;
    }
    function game(gameId: string, record: string): var {
        const {minSeats, maxSeats} = Catalogue.game(gameId);
        const seats = Math.max(minSeats, Math.min(maxSeats, seatsShown));
        return [
            ...shown(`set-up ${gameId}`, () => Pages.setUp(gameId)),
            ...sheetOf(`set-up ${gameId}`),
            ...shown(`table ${gameId}`, () => Pages.play(Cast.defaultPlayers(seats), {})),
            () => failUnless(Pages.scene?.gameId === gameId, qsTr("The table is not there.")),
            ...shown(`record ${gameId}`, () => Pages.open(record)),
            () => failUnless(Match.path === record && Match.lookingBack, qsTr("The match can’t be looked back at.")),
            ...shown(`result ${gameId}`, () => Match.endLookBack(), () => sheetsIn(contentItem).some(sheet => sheet.opened)),
            () => Pages.showShelf()
        ];
    }
    function failUnless(holds: bool, problem: string) {
        if (!holds)
            check.fail(problem);
    }
    /// What is opened from the page that is shown.
    function sheetOf(page: string): var {
        const sheets = () => sheetsIn(contentItem);
        return [...shown(`sheet of ${page}`, () => sheets().forEach(sheet => sheet.open())), () => sheets().forEach(sheet => sheet.close())];
    }
    function sheetsIn(item: Item): var {
        const sheets = (item as Loader)?.item as Sheet ? [item.item] : [];
        for (let i = 0; i < item.resources.length; ++i)
            sheets.push(...(item.resources[i] as Sheet ? [item.resources[i]] : []));
        for (let i = 0; i < item.children.length; ++i)
            sheets.push(...sheetsIn(item.children[i]));
        return sheets;
    }
    /// It is opened, and looked at in every way once it is there.
    function shown(what: string, open: var, isThere = () => true): var {
        const looks = [];
        for (const language of Settings.languages)
            looks.push(() => look(what, language.id, "light"), () => look(what, language.id, "dark"));
        return [looks[0], open, isThere, ...looks.slice(1)];
    }
    function look(what: string, language: string, theme: string) {
        check.begin(`${what} (${language}, ${theme})`);
        Settings.language = language;
        Settings.theme = theme;
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
            if (window.next === window.steps.length) {
                running = false;
                window.check.end();
            } else if (window.steps[window.next++]() === false) {
                --window.next;
            }
        }
    }
}
