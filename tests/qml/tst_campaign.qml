import QtQuick
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.Theme
import Bombshelf.View

// The campaign: from the shelf to its map, battle after battle, to its last page.
ShellTest {
    readonly property Instantiator history: Instantiator {
        model: Saves.finished
        delegate: QtObject {
            required property string path
        }
    }

    Component { id: resultSheet; ResultSheet {} }
    Component { id: tally; TallyStrokes { height: 20 } }
    Component { id: shelf; Shelf {} }
    Component { id: panelOf; CampaignPanel {} }

    name: "Campaign"

    function prepare(): void {
        removeAll(history);
        Campaign.restart();
        Pages.gameId = "";
    }

    function find(name: string): var {
        return findChild(window.contentItem, name);
    }
    function openMap(): void {
        Pages.showShelf();
        Pages.gameId = "";
        Pages.showCampaign();
        tryVerify(() => find("act") !== null && find("act").activeFocus);
    }
    function players(count: int): var {
        return Cast.defaultPlayers(count).map((player, seat) => ({ name: "P" + seat, level: "", face: player.face }));
    }
    /// A try, with people in every seat who choose anything.
    function fight(index: int, seats: int): bool {
        verify(Match.begin(Campaign.battles[index].gameId, players(seats), {}));
        verify(Campaign.begin(Match.path));
        return playOn();
    }
    function playOn(): bool {
        for (let seed = 7; !Match.over; seed = seed * 48271 % 2147483647) {
            if (Match.curtain >= 0)
                Match.liftCurtain();
            tryVerify(() => Match.choices.length > 0 || Match.over || Match.curtain >= 0, 20000);
            if (Match.choices.length > 0)
                Match.choose(seed % Match.choices.length);
        }
        return Match.wonTogether;
    }
    function test_the_way_in_and_out(): void {
        const place = find("campaign");
        verify(place.visible);
        place.opened();
        tryCompare(Pages, "page", Pages.Page.Campaign);
        tryVerify(() => find("act").activeFocus);
        compare(find("battle").text, Campaign.battles[0].title);
        keyClick(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Setup);
        compare(Pages.gameId, Campaign.battles[0].gameId);
        keyClick(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Campaign);
        keyClick(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
    }
    function test_the_way_in_goes_with_its_boxes(): void {
        const filters = find("filters");
        filters.kind = "versus";
        tryVerify(() => !find("campaign").visible);
        filters.kind = "together";
        tryVerify(() => find("campaign").visible);
        filters.clear();
    }
    // Every box and the map at once, as soon as there are eleven.
    function test_the_shelf_shows_eleven_games_and_the_map_at_once(): void {
        const page = find("shelf");
        const games = Array(11).fill(page["games"][0]);
        const full = createTemporaryObject(shelf, window.contentItem, { width: page.width, height: page.height, games: games, campaign: true });
        waitForRendering(full);
        verify(full.boardHeight + full.cellHeight * full.rows <= full.height);
        const place = findChild(full, "campaign");
        verify(place.x + place.width <= full.width && place.y + place.height <= full.height);
        for (const text of textsOf(place))
            verify(!text.truncated, text.text);
    }
    function test_keys_choose_battles(): void {
        openMap();
        keyClick(Qt.Key_2);
        compare(find("battle").text, Campaign.battles[1].title);
        compare(find("stand").text, "Not open yet");
        verify(!find("act").visible);
        tryVerify(() => window.activeFocusItem?.text === "Learn");
        keyClick(Qt.Key_1);
        verify(find("act").visible);
        const map = find("map");
        map.step(0);
        keyClick(Qt.Key_Right);
        compare(find("panel").index, 1);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(find("panel").index, 1);
        keyClick(Qt.Key_End);
        compare(find("panel").index, Campaign.count - 1);
        keyClick(Qt.Key_Home);
        compare(find("panel").index, 0);
        keyClick(Qt.Key_Return); // to what can be done
        verify(find("act").activeFocus);
    }
    // The whole way, each battle as it comes: won or lost, the next one opens.
    function test_the_whole_campaign(): void {
        let won = 0;
        for (let i = 0; i < Campaign.count; ++i) {
            openMap();
            compare(find("panel").index, i);
            compare(find("act").text, "Begin");
            for (let j = 0; j < Campaign.count; ++j)
                compare(Campaign.battles[j].stand === Campaign.Closed, j > i);
            const isWon = fight(i, 2 + i % 3);
            won += isWon ? 1 : 0;
            compare(Campaign.fate, Campaign.Undecided);
            Pages.showCampaign();
            compare(Campaign.battles[i].tryCount, 1);
            compare(Campaign.battles[i].stand, isWon ? Campaign.Won : Campaign.Lost);
        }
        compare(Campaign.won, won);
        verify(Campaign.fate !== Campaign.Undecided);
        tryCompare(Pages, "page", Pages.Page.Ending);
        verify(find("headline").text !== "");
        keyClick(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Campaign);
        verify(find("ending").visible); // it can be seen again
        find("ending").clicked();
        tryCompare(Pages, "page", Pages.Page.Ending);
        keyClick(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Campaign);
    }
    function test_to_the_table_and_back_to_the_map(): void {
        openMap();
        keyClick(Qt.Key_Return); // begin
        tryCompare(Pages, "page", Pages.Page.Setup);
        tryVerify(() => find("form") !== null);
        keyClick(Qt.Key_Return); // start
        tryCompare(Pages, "page", Pages.Page.Table);
        verify(Campaign.holds(Match.path));
        keyClick(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Campaign);
        tryVerify(() => find("act")?.activeFocus ?? false);
        compare(find("act").text, "Continue");
        keyClick(Qt.Key_Return);
        tryCompare(Pages, "page", Pages.Page.Table);
        verify(Campaign.holds(Match.path));
        Pages.showShelf();
        tryCompare(Saves, "count", 1);
    }
    function test_a_try_is_left_and_gone_on_with(): void {
        openMap();
        verify(Match.begin(Campaign.battles[0].gameId, players(2), {}));
        verify(Campaign.begin(Match.path));
        const path = Match.path;
        Pages.showCampaign();
        compare(Campaign.battles[0].path, path);
        tryVerify(() => find("act").text === "Continue");
        tryCompare(Saves, "count", 1);
        Pages.showShelf();
        verify(Match.resume(path)); // from the shelf
        playOn();
        Pages.showCampaign();
        compare(Campaign.battles[0].tryCount, 1);
        compare(Campaign.battles[0].path, "");
    }
    function test_a_match_from_the_shelf_is_no_try(): void {
        verify(Match.begin(Campaign.battles[0].gameId, players(2), {}));
        playOn();
        Pages.showCampaign();
        compare(Campaign.battles[0].stand, Campaign.Open);
        verify(!Campaign.begun);
    }
    function test_the_next_battle_is_set_up_like_the_last(): void {
        const options = Catalogue.game(Campaign.battles[0].gameId).options;
        verify(Match.begin(Campaign.battles[0].gameId, players(4), { difficulty: "hard" }));
        verify(Campaign.begin(Match.path));
        playOn();
        Pages.showCampaign();
        for (const index of [0, 1]) {
            const panel = createTemporaryObject(panelOf, window.contentItem, {index: index, width: 500, height: 600});
            compare(textsOf(panel).some(label => label.text.startsWith("Players and difficulty stay as they were")), index === 1);
        }
        Pages.setUpTry(Campaign.battles[1].gameId);
        tryVerify(() => find("form") !== null);
        compare(find("form").chosen().difficulty, "hard");
        compare(find("form").seats.players().map(player => player.name).sort(), ["P0", "P1", "P2", "P3"]);
        Pages.back();
        Pages.setUp(Campaign.battles[1].gameId);
        tryVerify(() => find("form") !== null && find("form").seats.count === 3);
        compare(find("form").chosen().difficulty, options[0].byDefault(3));
    }
    /// Though a match waits on the desk.
    function test_from_the_map_one_comes_back_to_it(): void {
        verify(Match.begin("driller", Cast.defaultPlayers(2), {}));
        Pages.showTable();
        Pages.showShelf();
        tryCompare(Saves, "count", 1);
        tryVerify(() => window.activeFocusItem?.text === "Continue");
        openMap();
        press(Qt.Key_Escape);
        tryCompare(Pages, "page", Pages.Page.Shelf);
        tryVerify(() => find("campaign").activeFocus);
    }
    function test_somebody_has_to_play(): void {
        const told = [];
        const hear = sentence => told.push(sentence);
        openMap();
        Pages.setUpTry(Campaign.battles[0].gameId);
        tryVerify(() => find("form") !== null);
        const seats = find("form").seats;
        for (let i = 0; i < seats.count; ++i)
            seats.level(i, "novice");
        Refusals.told.connect(hear);
        button("Start").clicked();
        Refusals.told.disconnect(hear);
        compare(told.length, 1);
        verify(!Match.active);
        seats.level(0, "");
        button("Start").clicked();
        verify(Match.active);
    }
    function test_the_result_is_told_together(): void {
        for (const tried of [false, true]) {
            verify(Match.begin(Campaign.battles[0].gameId, players(2), {}));
            if (tried)
                verify(Campaign.begin(Match.path));
            playOn();
            const sheet = createTemporaryObject(resultSheet, window.contentItem);
            sheet.open();
            tryCompare(sheet, "opened", true);
            const words = textsOf(sheet.contentItem).map(text => text.text).join("|");
            verify(words.includes(Match.verdict), words);
            verify(!/\d points|Winner|Nothing left/.test(words), words);
            compare(words.includes("Back to the map"), tried);
            compare(words.includes("To the shelf"), !tried);
            compare(words.includes("Try again"), tried && !Match.wonTogether);
            compare(words.includes("Play again"), !tried);
            sheet.close();
            tryCompare(sheet, "visible", false);
        }
    }
    function test_trying_again_is_aTry(): void {
        for (let i = 0; i < 30 && !(Campaign.battles[0].stand === Campaign.Lost); ++i) {
            Campaign.restart();
            fight(0, 2);
            Campaign.refresh();
        }
        compare(Campaign.battles[0].stand, Campaign.Lost);
        const lost = Match.path;
        Pages.playAgain();
        verify(Match.path !== lost);
        compare(Campaign.battles[0].path, Match.path);
        playOn();
        Campaign.refresh();
        compare(Campaign.battles[0].tryCount, 2);
    }
    function test_a_new_campaign_is_asked_for_twice(): void {
        fight(0, 2);
        openMap();
        find("newCampaign").clicked();
        wait(0);
        keyClick(Qt.Key_Return); // keep
        verify(Campaign.begun);
        find("newCampaign").clicked();
        wait(0);
        const restart = find("restart") ?? findChild(window, "restart");
        restart.clicked();
        verify(!Campaign.begun);
        compare(Pages.page, Pages.Page.Campaign);
        verify(!find("newCampaign").visible);
        tryVerify(() => find("act").activeFocus);
        compare(find("panel").index, 0);
    }
    function test_everything_fits_data(): var {
        const rows = [];
        for (const [width, height, scale] of [[1024, 640, 1], [1024, 640, 1.6], [1280, 800, 1], [1920, 1080, 1], [3840, 2160, 1]])
            for (const language of Settings.languages.map(each => each.id))
                rows.push({ tag: `${width}x${height} ${scale} ${language}`, width: width, height: height, scale: scale, language: language });
        return rows;
    }
    function test_everything_fits(row: var): void {
        Settings.language = row.language;
        Settings.textScale = row.scale;
        window.width = row.width;
        window.height = row.height;
        fight(0, 2);
        Pages.showCampaign();
        tryVerify(() => find("map") !== null);
        const map = find("map");
        waitForRendering(map);
        verify(map.width > 0.45 * window.width, map.width);
        for (const text of textsOf(map)) {
            verify(text.fontInfo.pixelSize >= Theme.least, text.text);
            verify(!text.truncated, text.text);
            const corner = text.mapToItem(map, (text.width - text.paintedWidth) / 2, 0);
            verify(corner.x >= 0 && corner.x + text.paintedWidth <= map.width, text.text);
        }
        const panel = find("panel");
        const origin = panel.mapToItem(window.contentItem, 0, 0);
        verify(origin.x + panel.width <= window.width && origin.y + panel.height <= window.height);
        tryVerify(() => textsOf(panel).every(text => !text.truncated));
        const header = find("newCampaign").parent;
        verify(header.x + header.width <= window.width);
        tryVerify(() => Array.from(header.children).every(item => !item.visible || item.x + item.width <= header.width + 1), 5000, "the header ends on the page");
        for (const text of textsOf(find("ledger")))
            verify(!text.truncated && text.contentHeight <= text.height + 1, text.text);
    }
    function test_the_name_of_the_next_battle_is_read_in_full_data(): var {
        return [[1024, 1.6], [1280, 1]].map(([width, scale]) => ({ tag: `${width} ${scale}`, width: width, scale: scale }));
    }
    function test_the_name_of_the_next_battle_is_read_in_full(row: var): void {
        Settings.textScale = row.scale;
        window.width = row.width;
        openMap();
        const page = find("panel");
        for (const language of ["en", "ja"]) {
            Settings.language = language;
            for (let i = 0; i + 1 < Campaign.count; ++i) {
                const battle = Object.assign({}, Campaign.battles[i], {stand: Campaign.Won});
                const panel = createTemporaryObject(panelOf, window.contentItem, {width: page.width, height: page.height, index: i, battle: battle});
                verify(textsOf(panel).some(text => text.text.includes(Campaign.battles[i + 1].title)));
                tryVerify(() => textsOf(panel).every(text => !text.truncated), 1000, battle.title);
            }
        }
    }
    function test_a_name_on_the_map_is_pressed_like_its_medal(): void {
        openMap();
        const [ribbon] = itemsOf(find("map"), item => item instanceof CampaignRibbon && item.text === Campaign.battles[1].title);
        click(ribbon);
        compare(find("battle").text, Campaign.battles[1].title);
    }
    function test_a_battle_is_not_made_practice_by_one_press(): void {
        verify(Match.begin(Campaign.battles[0].gameId, players(2), {}));
        verify(Campaign.begin(Match.path));
        Pages.showTable();
        for (let i = 0; i < 200 && Match.spoiltByUndo() < 0; ++i) {
            if (Match.curtain >= 0)
                Match.liftCurtain();
            tryVerify(() => Match.choices.length > 0);
            Match.choose(0);
        }
        tryVerify(() => Match.spoiltByUndo() >= 0 && !Match.moving);
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(!Match.practice && Match.canUndo);
        tryVerify(() => textsOf(window.contentItem).some(text => text.text.startsWith("Something hidden has come out")));
        verify(shown(item => item instanceof Notice)[0].warns);
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(Match.practice);
        const spoilt = Match.path;
        openMap(); // where the battle may be begun again
        const panel = find("panel");
        verify(panel.canGoOn && find("practice").visible);
        compare(find("stand").text, "Under way as practice");
        click(find("again"));
        compare(Pages.page, Pages.Page.Setup);
        verify(Pages.trying);
        fight(0, 2);
        verify(Match.path !== spoilt);
        Campaign.refresh();
        compare(Campaign.battles[0].tryCount, 1);
        Pages.showShelf();
    }
    /// What bots do meanwhile asks for no third press; another decision does.
    function test_each_decision_is_warned_of_once(): void {
        verify(Match.begin(Campaign.battles[0].gameId, [players(1)[0], {name: "Bot", level: "novice", face: "owl"}], {}));
        verify(Campaign.begin(Match.path));
        Pages.showTable();
        tryVerify(() => Match.choices.length > 0 || Match.wish !== "" || Match.over, 20000);
        Match.paused = true;
        for (let i = 0; i < 200 && !(Match.spoiltByUndo() >= 0 && Match.canStep); ++i) {
            tryVerify(() => Match.choices.length > 0 || Match.canStep || Match.over, 20000);
            if (Match.choices.length > 0)
                Match.choose(0);
            else if (Match.spoiltByUndo() < 0)
                Match.step();
        }
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(!Match.practice);
        const rows = Match.log.rowCount();
        Match.step();
        tryVerify(() => Match.log.rowCount() > rows, 20000);
        press(Qt.Key_Z, Qt.ControlModifier);
        verify(Match.practice);
        Match.paused = false;
        Pages.showShelf();
    }
    function test_another_decision_is_warned_of_again(): void {
        verify(Match.begin(Campaign.battles[0].gameId, players(2), {}));
        verify(Campaign.begin(Match.path));
        Pages.showTable();
        const untilSpoilt = () => {
            for (let i = 0; i < 200 && (i === 0 || Match.spoiltByUndo() < 0); ++i) {
                tryVerify(() => Match.choices.length > 0);
                Match.choose(0);
            }
        };
        for (let times = 0; times < 3; ++times) {
            untilSpoilt();
            press(Qt.Key_Z, Qt.ControlModifier);
            verify(!Match.practice, times);
        }
        Pages.showShelf();
    }
    function test_tally_strokes_data(): var {
        return [0, 1, 4, 5, 6, 9, 10, 11, 30].map(count => ({ tag: String(count), count: count }));
    }
    function test_tally_strokes(row: var): void {
        const strokes = createTemporaryObject(tally, window.contentItem, { count: row.count });
        compare(itemsOf(strokes, item => item instanceof Rectangle && item.visible).length, row.count > 10 ? 0 : row.count);
    }
}
