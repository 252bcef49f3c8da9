import QtQuick
import QtQuick.Controls
import QtTest
import Bombshelf.Controls
import Bombshelf.Shell
import Bombshelf.View

// Setting a match up, in the whole window.
ShellTest {
    name: "Setup"

    function prepare(): void {
        Pages.setUp("bomber");
        tryVerify(() => found("form") !== undefined);
    }

    function found(name: string): var {
        return itemsOf(window.contentItem, item => item.objectName === name)[0];
    }
    /// A button, or a box to choose in.
    function control(text: string): var {
        return shown(item => (item["text"] === text || item["title"] === text) && (item["clicked"] ?? item["pressed"]) !== undefined)[0];
    }
    function push(text: string): void {
        const one = control(text);
        verify(one, text);
        one["clicked"] !== undefined ? one.clicked() : one.pressed();
    }
    function chosen(option: string): string {
        return found("form").chosen()[option];
    }

    function test_whoever_sits_down_is_introduced(): void {
        const faces = itemsOf(found("form"), item => item["face"] !== undefined && item["introduction"] !== undefined && item["clicked"] !== undefined);
        compare(faces.length, 3);
        compare(faces[0].introduction, ""); // a person
        for (const bot of faces.slice(1)) {
            verify(bot.introduction !== "");
            compare(bot.introduction, Cast.introduction(bot.face));
        }
        verify(faces[1].introduction !== faces[2].introduction);
        Settings.language = "ja";
        tryVerify(() => faces[1].introduction === Cast.introduction(faces[1].face));
        Settings.language = "en";
    }

    function test_a_persons_face_has_no_character(): void {
        const isFace = item => item["face"] !== undefined && item["introduction"] !== undefined && item["clicked"] !== undefined;
        const sitting = itemsOf(found("form"), isFace);
        for (const seat of [0, 1]) {
            sitting[seat].clicked();
            const offered = () => itemsOf(window.Overlay.overlay, isFace);
            tryVerify(() => offered().length > 0);
            const face = offered()[1];
            verify(face.introduction.includes(Cast.botName(face.face)));
            compare(face.introduction.includes(Cast.introduction(face.face)), seat > 0);
            keyClick(Qt.Key_Escape);
            tryVerify(() => offered().every(one => !one.visible));
        }
    }

    function test_a_person_in_a_bots_seat_is_not_called_as_the_bot_was(): void {
        const seats = found("form").seats;
        const row = itemsOf(found("form"), item => item["removable"] !== undefined)[1];
        const picker = itemsOf(row, item => item["popup"] !== undefined)[0];
        const field = itemsOf(row, item => item["placeholderText"] !== undefined)[0];
        const pick = key => {
            picker.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => picker.popup.opened);
            keyClick(key);
            keyClick(Qt.Key_Return);
            tryVerify(() => !picker.popup.visible);
        };
        const bot = seats.get(1).name;
        compare(bot, Cast.botName(seats.get(1).face));
        pick(Qt.Key_Home);
        compare(seats.get(1).level, "");
        compare(field.text, "");
        compare(field.placeholderText, "Player 2");
        compare(seats.players("casual")[1].name, "Player 2");
        pick(Qt.Key_End);
        compare(field.text, bot);
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
        keyClick("A");
        pick(Qt.Key_Home);
        compare(seats.players("casual")[1].name.toUpperCase(), "A", "a name that was given stays");
    }

    /// As many as the numbers say that it will be dealt with.
    function test_each_difficulty_says_how_many_helpers_come(): void {
        Pages.setUp("omens-war");
        const below = difficulty => { // what the open list says of it
            const list = itemsOf(found("form"), item => item instanceof Picker && item.options.some(option => option.value === "ineffable"))[0];
            list.popup.open();
            const texts = () => textsOf(list.popup.contentItem).map(text => text.text);
            tryVerify(() => list.popup.opened && texts().length === 2 * list.options.length);
            const lines = texts();
            list.popup.close();
            tryVerify(() => !list.popup.visible);
            return lines[lines.indexOf(difficulty) + 1];
        };
        for (const [difficulty, count] of [["Easy", 6], ["Normal", 3], ["Hard", 1], ["Ineffable", 0]])
            compare(below(difficulty), `Helpers at the table: ${count}`);
        const row = itemsOf(found("form"), item => item instanceof HouseSetRow)[0];
        row.numbers.set(1, 5);
        compare(below("Normal"), "Helpers at the table: 5");
        row.numbers.takeDefault();
        Settings.language = "ja";
        compare(below("ふつう").replace(/\u2060/g, ""), "助っ人の人数：3"); // which holds words together
        Settings.language = "en";
    }

    function test_what_is_refused_does_not_cover_the_button_data(): var {
        return [{tag: "usual", size: [1280, 800], letters: 1}, {tag: "smallest, largest letters", size: [1024, 640], letters: 1.6}];
    }
    function test_what_is_refused_does_not_cover_the_button(row: var): void {
        window.width = row.size[0];
        window.height = row.size[1];
        Settings.textScale = row.letters;
        tryVerify(() => window.contentItem.width === row.size[0] && window.contentItem.height === row.size[1]);
        Refusals.told("Bots alone win no campaign.");
        const notice = shown(item => item instanceof Notice)[0];
        tryVerify(() => isLaidOut(notice) && isLaidOut(control("Start")));
        const low = notice.mapToItem(null, 0, notice.height).y;
        verify(low > window.height / 2 && low <= control("Start").mapToItem(null, 0, 0).y);
    }
    function cleanup(): void {
        Pages.understood(); // notices go
    }
    /// Pressed where it stands, it seats one after the other, until the table is full.
    function test_one_more_seat_stays_under_the_pointer(): void {
        for (const [width, height] of [[1024, 640], [1280, 800], [1920, 1080]]) {
            window.width = width;
            window.height = height;
            Pages.setUp("bombmafia");
            waitForRendering(window.contentItem);
            tryVerify(() => window.contentItem.width === width && window.contentItem.height === height);
            const one = control("One more seat");
            const at = one.mapToItem(null, one.width / 2, one.height / 2);
            const rows = () => itemsOf(found("form"), item => item["removable"] !== undefined);
            while (found("form").seats.count < found("form").game.maxSeats) {
                const before = found("form").seats.count;
                click(window.contentItem, at.x, at.y);
                compare(found("form").seats.count, before + 1);
                tryVerify(() => rows().every(row => row.mapToItem(null, 0, 0).y > at.y)); // a new one lies over the button until it is laid out
            }
            click(window.contentItem, at.x, at.y);
            compare(found("form").seats.count, found("form").game.maxSeats);
            Pages.showShelf();
        }
    }
    /// It says that the table is full, and the keys stay on it.
    function test_one_more_seat_keeps_the_keys(): void {
        Pages.setUp("bomber");
        const one = control("One more seat");
        one.forceActiveFocus(Qt.TabFocusReason);
        while (found("form").seats.count < found("form").game.maxSeats)
            keyClick(Qt.Key_Return);
        verify(one.activeFocus);
        verify(one.whyNot !== "");
        keyClick(Qt.Key_Return);
        compare(found("form").seats.count, found("form").game.maxSeats);
        verify(one.activeFocus);
    }
    function test_a_seat_that_is_needed_says_so(): void {
        Pages.setUp("bombmafia");
        const form = found("form");
        while (form.seats.count > form.game.minSeats)
            form.seats.remove(form.seats.count - 1);
        const minus = control(`Take ${form.seats.get(0).name}’s seat away`);
        compare(minus.whyNot, "This game needs at least 3 players.");
        click(minus);
        compare(form.seats.count, 3);
        form.seats.addBot();
        compare(minus.whyNot, "");
    }
    function test_one_of_several_is_picked_by_keys_data(): var {
        return [{tag: "Return", open: Qt.Key_Return, pick: Qt.Key_Return}, {tag: "Space", open: Qt.Key_Space, pick: Qt.Key_Space}, {tag: "Enter", open: Qt.Key_Enter, pick: Qt.Key_Enter}];
    }
    function test_one_of_several_is_picked_by_keys(row: var): void {
        Pages.setUp("bombmafia");
        const rounds = Catalogue.game("bombmafia").options.find(option => option.id === "rounds");
        const picker = itemsOf(window.contentItem, item => item["label"] === rounds.title && item["popup"] !== undefined)[0];
        const before = picker.currentIndex;
        picker.forceActiveFocus(Qt.TabFocusReason);
        keyClick(row.open);
        tryVerify(() => picker.popup.opened);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        keyClick(row.pick);
        tryVerify(() => !picker.popup.visible);
        compare(chosen("rounds"), rounds.values[before - 2].id);
        verify(picker.activeFocus);
        keyClick(row.open);
        tryVerify(() => picker.popup.opened);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Escape); // thought better of
        tryVerify(() => !picker.popup.visible);
        compare(chosen("rounds"), rounds.values[before - 2].id);
        verify(found("form"), "the page stays");
    }
    function test_the_rule_book_is_open_to_whoever_only_reads(): void {
        keyClick(Qt.Key_F3);
        tryCompare(Pages, "sheet", Pages.Sheet.Rules);
        tryVerify(() => itemsOf(window.Overlay.overlay, item => item["title"] === "How to play Bomber!" || item["text"] === "How to play Bomber!").length > 0);
        keyClick(Qt.Key_F3);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        push("Rule book");
        tryCompare(Pages, "sheet", Pages.Sheet.Rules);
        keyClick(Qt.Key_Escape);
        tryCompare(Pages, "sheet", Pages.Sheet.None);
        verify(found("form"), "the page stays");
    }
    /// As more sit down, what holds by default may become another.
    function test_defaults_follow_the_seats(): void {
        compare(found("form").seats.count, 3);
        compare(chosen("hp"), "6");
        push("One more seat");
        compare(found("form").seats.count, 4);
        compare(chosen("hp"), "tough");
        compare(chosen("reach"), "substitute");
        found("form").seats.remove(3);
        compare(chosen("hp"), "6");
    }
    /// What somebody chose stays so, though it was the default.
    function test_choices_stay(): void {
        const points = () => Catalogue.game("bomber").options.find(option => option.id === "hp");
        const before = points().why;
        push(points().values[0].title);
        push("One more seat");
        compare(chosen("hp"), "6");
        Settings.language = "ja";
        compare(chosen("hp"), "6");
        verify(points().why !== before);
        compare(itemsOf(window.contentItem, item => item["why"] === points().why).length, 1);
        Settings.language = "en";
    }
    /// Whose program it is, and how strong bots are to be, is not for a guest to say, nor for a table without bots.
    function test_guests_change_no_habits(): void {
        Settings.playerName = "Ann";
        Settings.matchMe = true;
        Pages.setUp("bomber");
        const form = found("form");
        for (const at of [1, 2])
            form.seats.level(at, "");
        write(1, "Ben");
        start();
        verify(Match.players.some(player => player.name === "Ben"));
        compare([Settings.playerName, Settings.matchMe], ["Ann", true]);
        leave();
    }
    function test_who_sits_first_is_remembered(): void {
        Settings.playerName = "Ann";
        Settings.matchMe = true;
        Pages.setUp("bomber");
        write(0, "Zoe");
        for (const at of [1, 2])
            found("form").seats.level(at, "casual");
        start();
        compare([Settings.playerName, Settings.matchMe], ["Zoe", false]);
        leave();
    }
    /// The table stands up in slices, and all of it is there before it is left.
    function start(): void {
        push("Start");
        tryVerify(() => Pages.scene !== null, 20000);
    }
    function leave(): void {
        Pages.showShelf();
        tryVerify(() => Pages.scene === null);
        Match.close();
    }
    function write(seat: int, name: string): void {
        const field = itemsOf(found("form"), item => item["Accessible"]?.name === `Name of seat ${seat + 1}`)[0];
        field.forceActiveFocus();
        field.selectAll();
        for (const letter of name)
            keyClick(letter);
        compare(field.text, name);
    }
    /// And the match is played like that.
    function test_the_match_is_played_so(): void {
        push("One more seat");
        verify(Match.begin("bomber", found("form").seats.players(), found("form").chosen()));
        compare(Match.facts.hp[0], 12);
        Match.close();
    }
}
