import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

/// What stands round a table: prompts are answered by keys, logs are followed, plaques hold what they are given.
Item {
    id: stage

    width: 900
    height: 700

    Component { id: prompt; Prompt { width: 600; text: "What now?" } }
    Component { id: answers; AnswerBar { width: 600; Rectangle { objectName: "always"; width: 90; height: 20 } } }
    Component { id: plaque; Plaque { width: 210; name: "Mole"; Rectangle { objectName: "detail"; width: 20; height: 8 } } }
    Component { id: log; LogView { width: 300; height: 120; model: ListModel {} } }
    Component { id: sliced; Loader { asynchronous: true; sourceComponent: Prompt { width: 600; text: "What now?"; choices: [{index: 0, text: "Surprise me"}] } } }
    SignalSpy { id: spy }

    TestCase {
        name: "Prompt"
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
        function focusByKey(item: Item): void {
            item.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => item.activeFocus);
        }
        function init(): void {
            Theme.reducedMotion = false;
            Theme.speed = 1;
            Theme.textScale = 1;
            Theme.dark = false;
        }
        function cleanup(): void {
            init();
        }

        function choices(count: int): var {
            const list = [];
            for (let i = 0; i < count; ++i)
                list.push({index: 10 + i, text: "Choice number " + i, hint: ""});
            return list;
        }
        function test_a_number_presses_the_button_that_shows_it_data(): var {
            return [{tag: "one has a letter", keys: [undefined, "X", undefined], shown: ["1", "X", "2"]},
                {tag: "faces of a die that shows 2", keys: ["1", "3", "4", "5", "6", "2"], shown: ["1", "3", "4", "5", "6", "2"]},
                {tag: "more than there are digits", keys: Array.from({length: 11}, () => undefined), shown: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", ""]}];
        }
        function test_a_number_presses_the_button_that_shows_it(row: var): void {
            const control = make(prompt, {choices: row.keys.map((key, at) => ({index: at, text: `Choice ${at}`, shortcut: key}))});
            focusByKey(control);
            listen(control, "chosen");
            compare(control.buttonsOf(() => true).map(button => button.keyText), row.shown);
            for (let digit = 1; digit <= 9; ++digit) {
                keyClick(Qt.Key_0 + digit);
                const at = row.shown.indexOf(String(digit));
                compare(spy.count, at < 0 ? 0 : 1, digit);
                if (at >= 0)
                    compare(spy.signalArguments[0][0].index, at);
                spy.clear();
            }
        }
        /// A table stands up in slices, and its buttons are made one by one.
        function test_buttons_that_are_made_later_have_their_room(): void {
            const loader = make(sliced) as Loader;
            tryCompare(loader, "status", Loader.Ready);
            const button = loader.item.buttonsOf(() => true)[0];
            verify(button);
            verify(button.width > 100 && button.mapToItem(loader.item, button.width, 0).x <= 600, button.mapToItem(loader.item, button.width, 0).x);
        }
        function test_a_plaque_writes_smaller_before_it_cuts_off_data(): var {
            return [{tag: "two lines", width: 245, height: 134}, {tag: "one line", width: 250, height: 80},
                {tag: "a name in two lines", width: 194, height: 83, scale: 1, scored: false, reserved: 47, lastAction: "6 of diamonds"}];
        }
        function test_a_plaque_writes_smaller_before_it_cuts_off(row: var): void {
            failOnWarning(/loop/);
            Theme.textScale = row.scale ?? 1.6;
            const control = make(plaque, {name: "Foreman Mole", score: 4, scored: row.scored ?? true, reserved: row.reserved ?? 0, lastAction: row.lastAction ?? "Discards the 3", width: row.width, height: row.height});
            waitForRendering(control);
            for (const words of textsOf(control).filter(text => text.text !== ""))
                verify(!words.truncated && words.contentWidth <= words.width + 1, `“${words.text}”, ${words.contentWidth} of ${words.width}`);
        }
        function test_a_stamp_hides_no_words_data(): var {
            return [{tag: "wide", width: 245, height: 84}, {tag: "narrow", width: 150, height: 60}, {tag: "low and brief", width: 190, height: 46, brief: true},
                {tag: "large letters", width: 260, height: 134, scale: 1.6}];
        }
        function test_a_stamp_hides_no_words(row: var): void {
            Theme.textScale = row.scale ?? 1;
            for (const stamp of ["BROKE", "OUT", "破産", "完成"]) {
                const control = make(plaque, {name: "Foreman Mole", score: -4, lastAction: "Bag: Bomb, 3 points lost", stamp: stamp, width: row.width, height: row.height, brief: row.brief ?? false});
                waitForRendering(control);
                const paper = findChild(control, "stamp");
                const place = control.mapFromItem(paper, 0, 0, paper.width, paper.height); // with its tilt
                verify(place.x >= 0 && place.y + place.height <= control.height, `${place} of ${control.width}x${control.height}`);
                for (const words of textsOf(control).filter(text => text.text !== "")) {
                    verify(words.text !== stamp || !words.truncated && words.contentWidth <= words.width + 1, `“${stamp}”, ${words.contentWidth} of ${words.width}`);
                    verify(words.text === stamp || place.x + place.width <= words.mapToItem(control, 0, 0).x, `“${stamp}” over “${words.text}”`);
                }
            }
        }
        function textsOf(item: Item): var {
            return Array.from(item.children).reduce((all, child) => [...all, ...textsOf(child)], item instanceof Text && item.visible ? [item] : []);
        }
        function test_words_alone_are_in_the_middle(): void {
            const bar = make(answers, {text: "Wait.", why: "", waiting: "", choices: []});
            waitForRendering(bar);
            const words = bar.words.mapToItem(bar, bar.words.width / 2, 0).x;
            verify(Math.abs(words - bar.width / 2) <= 1, `${words} of ${bar.width}`);
            const other = findChild(bar, "always");
            verify(bar.words.mapToItem(bar, bar.words.width, 0).x <= other.mapToItem(bar, 0, 0).x);
        }
        function test_words_that_are_too_long_for_the_middle_have_all_the_room(): void {
            const bar = make(answers, {text: "Well?", why: "Play one of the four. The bag that lies before you counts.", waiting: "", choices: []});
            waitForRendering(bar);
            const note = textsOf(bar.words).find(words => words.text === bar.why);
            compare(note.lineCount, 1);
            bar.why = "Play one of the four. The moment the deck is empty, everyone scores the bag that lies before them.";
            waitForRendering(bar);
            compare(note.lineCount, 2);
            verify(note.contentWidth < 0.8 * bar.words.width, "lines are of like length");
        }
        function test_a_warning_beside_many_buttons_is_whole(): void {
            failOnWarning(/loop/);
            const bar = make(answers, {width: 1010, text: "Your turn: the last card of this pile, plus or minus?", why: "Careful: that makes 3 empty piles, and the battle ends at once. Every prophecy must be fulfilled then.",
                waiting: "", choices: ["Take from this pile", "Plus a die", "Minus a die"].map((text, index) => ({index: index, text: text}))});
            waitForRendering(bar);
            for (const words of textsOf(bar.words))
                verify(!words.truncated, words.text);
        }
        function test_a_face_takes_its_mood_and_comes_to_rest_data(): var {
            return ["nervous", "sooty", "gleeful"].map(mood => ({tag: mood, mood: mood}));
        }
        function test_a_face_takes_its_mood_and_comes_to_rest(row: var): void {
            const face = make(plaque, {face: "fox"}).portrait;
            const look = findChild(face, "look");
            verify(String(look.source).endsWith("fox-calm.svg"));
            verify(!face.moving);
            face.mood = row.mood;
            verify(String(look.source).endsWith(`fox-${row.mood}.svg`));
            verify(face.moving);
            tryCompare(face, "moving", false);
            compare([face.rotation, face.scale], [0, 1]);
            Theme.reducedMotion = true;
            face.mood = "calm";
            face.mood = row.mood;
            verify(!face.moving);
        }
        function test_a_face_blinks_once_when_its_turn_begins(): void {
            const control = make(plaque, {face: "fox"});
            const look = findChild(control.portrait, "look");
            control.lamp = true;
            verify(String(look.source).endsWith("fox-blink.svg"));
            tryVerify(() => String(look.source).endsWith("fox-calm.svg"));
            verify(!control.portrait.moving);
            control.lamp = false;
            verify(!control.portrait.moving);
            Theme.speed = 0;
            control.lamp = true;
            verify(!control.portrait.moving);
        }
        function test_every_face_has_every_look(): void {
            for (const name of Cast.faces)
                for (const part of ["", "-calm", "-blink", "-nervous", "-sooty", "-gleeful"]) {
                    const image = createTemporaryQmlObject("import QtQuick; Image {}", stage) as Image;
                    image.source = `qrc:/assets/faces/${name}${part}.svg`;
                    compare(image.status, Image.Ready, name + part);
                }
        }
        function test_number_keys_choose(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            keyClick(Qt.Key_2);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0].index, 11);
            keyClick(Qt.Key_4);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            compare(spy.count, 1);
        }
        function test_arrows_go_round_the_choices(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            for (const key of [Qt.Key_Right, Qt.Key_Right, Qt.Key_Right, Qt.Key_Left, Qt.Key_Return])
                keyClick(key);
            compare(spy.signalArguments[0][0].index, 12);
        }
        function test_the_next_question_has_the_keys_again(): void {
            const control = make(prompt, {choices: choices(3)});
            control.forceActiveFocus();
            listen(control, "chosen");
            keyClick(Qt.Key_1);
            control.choices = [];
            control.waiting = "Mole";
            control.waiting = "";
            control.choices = choices(2);
            keyClick(Qt.Key_Return);
            compare(spy.count, 2);
            compare(spy.signalArguments[1][0].index, 10);
        }
        function test_it_is_as_high_whatever_is_asked_data(): var {
            const rows = [];
            for (const scale of [1, 1.6])
                for (const count of [1, 2])
                    rows.push({tag: `${count} rows, text ${scale}`, rows: count, scale: scale});
            return rows;
        }
        function test_it_is_as_high_whatever_is_asked(row: var): void {
            Theme.textScale = row.scale;
            const control = make(prompt, {width: 900, rows: row.rows});
            const height = control.implicitHeight;
            const buttons = item => item["hint"] !== undefined && item.visible ? [item] : Array.from(item.children).reduce((all, child) => all.concat(buttons(child)), []);
            for (const count of [0, 1, 2, 7, 12]) {
                control.choices = choices(count);
                waitForRendering(control);
                compare(control.implicitHeight, height);
                const places = buttons(control).map(item => item.mapToItem(control, 0, 0, item.width, item.height));
                compare(places.length, count);
                verify(new Set(places.map(place => place.y)).size <= (count > 2 ? row.rows + 1 : row.rows), `${count} in ${places}`);
                for (const place of places) {
                    verify(place.y >= 0 && place.y + place.height <= height, `${place} in ${height}`);
                    verify(place.x >= control.words.x + control.words.width && place.x + place.width <= control.width);
                }
            }
        }
        /// Rather one row more than half an answer in small letters.
        function test_long_answers_are_whole(): void {
            Theme.textScale = 1.6;
            const answers = ["今は収穫しない", "スリーカードを収穫する", "ワンペアを収穫する"];
            const control = make(prompt, {width: 820, text: "あなたの番：どのハンドを収穫する？", choices: answers.map((text, index) => ({index: index, text: text}))});
            waitForRendering(control);
            const words = textsOf(control).filter(text => answers.includes(text.text));
            compare(words.length, answers.length);
            for (const one of words)
                verify(!one.truncated && one.contentWidth > 0.8 * one.implicitWidth, `${one.text}: ${one.contentWidth} of ${one.implicitWidth}`);
        }
        function test_a_hint_is_told_whole_beside_large_buttons(): void {
            Theme.textScale = 1.6;
            const control = make(prompt, {width: 870, choices: choices(3), text: "Foreman Mole: take, plus or minus?", why: "The battle ends with empty pile number 3; every prophecy must be fulfilled by then."});
            const words = Array.from(control.words.children).filter(item => item["truncated"] !== undefined);
            compare(words.length, 2);
            waitForRendering(control);
            for (const one of words)
                verify(!one.truncated && one.contentHeight <= one.height + 0.5, one.text);
            verify(control.words.y >= 0 && control.words.y + control.words.height <= control.height, `${control.words.height} in ${control.height}`);
        }
        function test_the_tip_of_a_choice_covers_no_other_and_not_what_is_asked(): void {
            const list = choices(9).map(choice => Object.assign(choice, {hint: "A sentence that says more than the words on the button do."}));
            const control = make(prompt, {y: 400, rows: 2, width: 900, text: "Foreman Mole: which of these nine will it be this time?", choices: list});
            const buttons = item => item["hint"] !== undefined && item.visible ? [item] : Array.from(item.children).reduce((all, child) => all.concat(buttons(child)), []);
            const place = item => item.mapToItem(null, 0, 0, item.width, item.height);
            for (const one of [0, 4, 8]) {
                const button = buttons(control)[one];
                mouseMove(button, 10, 10);
                const bubble = Array.from(button.children).find(child => child["shown"] !== undefined && child["item"] !== undefined);
                tryVerify(() => bubble.item && bubble.item.opened);
                const tip = bubble.item.contentItem.parent;
                const own = place(tip);
                for (const other of buttons(control).map(place))
                    verify(own.x + own.width <= other.x || other.x + other.width <= own.x || own.y + own.height <= other.y || other.y + other.height <= own.y, `${own} over ${other}`);
                const asked = place(control.words);
                verify(own.x >= asked.x + asked.width, `${own} over ${asked}`);
                mouseMove(stage, 1, 1);
                tryVerify(() => !bubble.item);
            }
        }

        function test_a_long_name_is_elided_at_a_size_that_can_be_read_data(): var {
            return [1, 1.6].map(scale => ({tag: String(scale), scale: scale}));
        }
        function test_a_long_name_is_elided_at_a_size_that_can_be_read(row: var): void {
            Theme.textScale = row.scale;
            const control = make(plaque, {name: "Bartholomew of Greenwich and of Places Beyond", width: 84 + 144 * row.scale});
            const label = findChild(control, "name");
            verify(label.truncated);
            verify(label.fontInfo.pixelSize >= Theme.least);
            const tip = Array.from(label.children).find(item => item["shown"] !== undefined);
            mouseMove(label, label.width / 2, label.height / 2);
            tryVerify(() => tip.shown);
            compare(tip.text, control.name);
            control.name = "Mole";
            verify(!label.truncated && !tip.shown);
            compare(label.fontInfo.pixelSize, Theme.body);
        }
        function test_plaque_holds_a_detail(): void {
            const control = make(plaque, {score: 7, lastAction: "drew a card"});
            const detail = findChild(control, "detail");
            const at = detail.mapToItem(control, 0, 0);
            verify(at.y > 0 && at.y + detail.height <= control.implicitHeight);
        }
        function test_log_follows_until_read(): void {
            const control = make(log);
            const tell = count => { for (let i = 0; i < count; ++i) control.model.append({text: "Somebody did something.", kind: "", turn: false, ahead: false}); };
            tell(30);
            tryVerify(() => control.atYEnd && control.contentY > 0);
            Theme.textScale = 1.6;
            waitForRendering(control);
            tryVerify(() => control.atYEnd);
            focusByKey(control);
            keyClick(Qt.Key_Home);
            tryVerify(() => control.atYBeginning);
            tell(5);
            waitForRendering(control);
            verify(!control.atYEnd);
            keyClick(Qt.Key_End);
            tryVerify(() => control.atYEnd);
            tell(5);
            tryVerify(() => control.atYEnd);
        }
    }
}
