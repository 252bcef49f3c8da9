import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Tests
import Bombshelf.Theme

/// The pieces of a table: dice and cards land, cards are pressed when they mean something, ink dries.
Item {
    id: stage

    width: 900
    height: 700

    Component { id: die; Die {} }
    Component { id: card; Card { width: 120; caption: "Gem" } }
    Component { id: bang; Bang { width: 100; height: 100 } }
    Component { id: chip; Chip {} }
    Component { id: purse; Purse { x: 500; y: 400; width: 40; height: 100; wins: true; source: Qt.rect(50, 60, 70, 80) } }
    SignalSpy { id: spy }
    FrameAnimation {
        id: frames

        running: true
    }

    TestCase {
        name: "Pieces"
        when: windowShown

        function make(component: Component, properties: var): var {
            return createTemporaryObject(component, stage, properties ?? {});
        }
        function picture(file: string): string {
            return `qrc:/assets/games/bombmu/${file}.svg`;
        }
        function listen(target: var, signalName: string): void {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = target;
            spy.clear();
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

        function test_coins_that_are_won_fly_to_the_purse_and_are_counted_there(): void {
            const control = make(purse, {count: 3});
            compare(control.there, 3);
            const counted = [];
            control.thereChanged.connect(() => counted.push(control.there));
            control.count = 5;
            compare(control.there, 3);
            compare(control.coming, 2);
            const coin = () => itemsOf(control, item => item["gone"] !== undefined)[0];
            const at = coin().mapToItem(stage, coin().width / 2, 0);
            fuzzyCompare(at.x, 85, 1); // where they lie
            tryCompare(control, "there", 5);
            compare(counted.slice(-2), [4, 5]); // one by one
            compare(control.coming, 0);
            control.count = 4;
            compare(control.there, 4); // what is lost flies off at once
            Theme.speed = 0;
            control.count = 6;
            compare(control.there, 6);
        }
        function itemsOf(item: Item, fits: var): var {
            return Hands.itemsIn(item).filter(fits);
        }
        function test_die_lands_on_the_result_data(): var {
            return [0, 1, 2, 3, 4, 5].map(side => ({tag: "side " + side, side: side}));
        }
        function test_die_lands_on_the_result(row: var): void {
            Theme.speed = 0.2;
            const control = make(die);
            control.roll(row.side);
            verify(control.rolling);
            verify(control.toGo < -500, "the result is not seen before it rolls");
            tryVerify(() => !control.rolling);
            compare(control.result, row.side);
            compare(control.uppermost, row.side);
            compare(control.toGo, 0);
        }
        function test_die_shows_at_once_without_motion_data(): var {
            return [{tag: "reduced motion", reduced: true, speed: 1}, {tag: "instant", reduced: false, speed: 0}];
        }
        function test_die_shows_at_once_without_motion(row: var): void {
            Theme.reducedMotion = row.reduced;
            Theme.speed = row.speed;
            const control = make(die);
            control.roll(4);
            verify(!control.rolling);
            compare(control.uppermost, 4);
        }
        function test_die_thrown_again_while_rolling(): void {
            Theme.speed = 0.2;
            const control = make(die);
            control.roll(1);
            control.roll(3);
            tryVerify(() => !control.rolling);
            compare(control.uppermost, 3);
        }

        function test_card_turns_in_the_middle(): void {
            const control = make(card);
            control.faceUp = true;
            verify(!control.shown); // its back is seen until it stands on its edge
            tryVerify(() => control.shown);
            control.faceUp = false;
            tryVerify(() => !control.shown);
        }
        function test_card_turns_at_once_without_motion(): void {
            Theme.reducedMotion = true;
            const control = make(card);
            control.faceUp = true;
            verify(control.shown);
        }
        function test_card_made_face_up_does_not_turn(): void {
            verify(make(card, {faceUp: true}).shown);
        }
        function pictureOf(item: Item): Item {
            return item["sourceSize"] !== undefined && String(item["source"]).includes("bombmu") ? item : Array.from(item.children).map(pictureOf).find(found => found) ?? null;
        }
        function widthOf(control: Item): real {
            const picture = pictureOf(control);
            return picture.mapToItem(control, picture.width, 0).x - picture.mapToItem(control, 0, 0).x;
        }
        /// What is seen of a card while it turns, frame by frame: the picture on it and how wide it stands.
        function watchTurn(control: Item, act: var): var {
            const picture = pictureOf(control);
            const seen = [];
            const look = () => seen.push({picture: String(picture["source"]).split("/").pop(), width: widthOf(control)});
            look();
            frames.triggered.connect(look);
            act();
            tryVerify(() => seen.length > 3 && seen[seen.length - 1].width === control.width && seen.some(one => one.width < 0.5 * control.width));
            frames.triggered.disconnect(look);
            return seen;
        }
        function test_a_card_narrows_with_its_old_side_and_widens_with_its_new_one_data(): var {
            return [{tag: "up", up: true}, {tag: "down, known to nobody then", up: false}];
        }
        function test_a_card_narrows_with_its_old_side_and_widens_with_its_new_one(row: var): void {
            Theme.speed = 3;
            const control = make(card, {faceUp: !row.up, faceSource: row.up ? "" : picture("4"), backSource: picture("back")});
            const seen = watchTurn(control, () => {
                control.faceUp = row.up;
                control.faceSource = row.up ? picture("4") : picture("5");
            });
            const [before, after] = row.up ? ["back.svg", "4.svg"] : ["4.svg", "back.svg"];
            const edge = seen.findIndex((one, i) => i > 0 && one.width > seen[i - 1].width);
            verify(seen.slice(0, edge).filter(one => one.width > 1).every(one => one.picture === before), JSON.stringify(seen));
            verify(seen.slice(edge).every(one => one.picture === after), JSON.stringify(seen));
        }
        /// A card that turns up before all eyes: it lands, lifts, shows its face, is held, and settles, in that order.
        function test_a_reveal_is_a_moment(): void {
            Theme.speed = 4;
            const control = make(card, {faceSource: picture("4"), backSource: picture("back"), reveals: true, lifted: true});
            const seen = [];
            const look = () => seen.push([control.shown, control.nearness]);
            frames.triggered.connect(look);
            control.faceUp = true;
            tryVerify(() => seen.length > 5);
            verify(seen.every(([shown, near]) => !shown && near === 1), "it turns once it lies there");
            control.lifted = false;
            tryVerify(() => control.revealing);
            tryVerify(() => !control.revealing);
            frames.triggered.disconnect(look);
            const turned = seen.findIndex(([shown]) => shown);
            verify(turned > 0 && seen.slice(turned).every(([shown]) => shown));
            verify(seen.slice(0, turned).some(([, near]) => near > 1), "it lifts first");
            verify(seen.filter(([shown, near]) => shown && near === control.nearest).length > 1, "it is held");
            compare(control.nearness, 1);
        }
        function test_what_is_near_stays_on_the_table_data(): var {
            return [{tag: "at the upper edge", lean: 0}, {tag: "at the lower edge", lean: 1}];
        }
        function test_what_is_near_stays_on_the_table(row: var): void {
            const control = make(card, {faceSource: picture("4"), backSource: picture("back"), lean: row.lean});
            control.nearness = 1.5;
            const shown = itemsOf(control, item => item instanceof Image && item.width === control.width)[0];
            const seen = shown.mapToItem(control, 0, 0, shown.width, shown.height);
            fuzzyCompare(seen.height, 1.5 * control.height, 0.01);
            fuzzyCompare(row.lean === 0 ? seen.y : seen.y + seen.height, row.lean * control.height, 0.01);
        }
        function test_a_reveal_jumps_without_motion(): void {
            Theme.reducedMotion = true;
            const control = make(card, {faceSource: picture("4"), backSource: picture("back"), reveals: true});
            control.faceUp = true;
            compare(control.shown, true);
            compare(control.revealing, false);
            Theme.reducedMotion = false;
        }
        function test_a_card_covered_at_once_never_turns(): void {
            const control = make(card, {backSource: picture("back"), faceSource: picture("0")});
            const seen = [];
            const look = () => seen.push([control.shown, widthOf(control)]);
            frames.triggered.connect(look);
            control.faceUp = true;
            control.faceUp = false;
            tryVerify(() => seen.length > 15);
            frames.triggered.disconnect(look);
            verify(seen.every(([shown, width]) => !shown && width === control.width), JSON.stringify(seen));
        }
        function test_card_turned_back_in_mid_turn(): void {
            const control = make(card);
            control.faceUp = true;
            control.faceUp = false;
            tryVerify(() => !control.shown);
            verify(!control.faceUp);
        }
        function test_a_name_is_printed_whole_on_every_card_data(): var {
            const rows = [];
            for (const caption of ["Cartoon Dance", "Treasure map", "Extinguisher", "すり替えチャンス！"])
                for (const width of [40, 58, Theme.captionFrom - 1, Theme.captionFrom, 110, 160])
                    rows.push({tag: `${caption} on ${width}`, caption: caption, width: width});
            return rows;
        }
        function test_a_name_is_printed_whole_on_every_card(row: var): void {
            const name = findChild(make(card, {width: row.width, faceUp: true, caption: row.caption}), "caption");
            verify(name.visible && name.opacity === 1 && !name.truncated);
            const seen = name.mapToItem(name.parent, (name.width + name.contentWidth) / 2, 0).x - name.mapToItem(name.parent, (name.width - name.contentWidth) / 2, 0).x;
            verify(seen <= name.width + 1, `${seen} of ${name.width}`);
            verify(name.contentHeight <= name.height + 1, `${name.contentHeight} of ${name.height}`);
            compare(name.text.replace(/\u2060/g, ""), row.caption);
            if (row.caption.startsWith("すり")) // in チャンス it does not break
                verify(name.text.includes("えチ\u2060ャ\u2060ン\u2060ス\u2060！"));
        }
        function test_only_a_playable_card_is_pressed(): void {
            const control = make(card);
            listen(control, "pressed");
            control.forceActiveFocus(Qt.TabFocusReason);
            for (const playable of [false, true]) {
                control.playable = playable;
                spy.clear();
                mouseClick(control);
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_Enter);
                keyClick(Qt.Key_Space);
                compare(spy.count, playable ? 4 : 0);
            }
        }
        function test_a_card_answers_once_though_a_key_came_before_the_release(): void {
            const control = make(card, {playable: true});
            listen(control, "pressed");
            mousePress(control);
            control.playable = false;
            mouseRelease(control);
            compare(spy.count, 0);
        }
        function test_card_rises_with_its_state(): void {
            const control = make(card);
            compare(control.rise, 0);
            control.playable = true;
            const playable = control.rise;
            verify(playable > 0);
            control.chosen = true;
            verify(control.rise > playable);
        }
        function test_card_keeps_its_shape_and_few_pictures(): void {
            const sizes = {};
            const control = make(card);
            for (let width = 40; width <= 240; width += 4) {
                control.width = width;
                fuzzyCompare(control.height, width * 88 / 63, 0.01);
                sizes[control.pixels] = true;
            }
            verify(Object.keys(sizes).length <= 7);
        }

        function test_bang_ends_by_itself_data(): var {
            return [{tag: "ink", reduced: false}, {tag: "reduced motion", reduced: true}];
        }
        function test_bang_ends_by_itself(row: var): void {
            Theme.reducedMotion = row.reduced;
            const control = make(bang);
            const shaken = make(chip, {x: 33});
            control.play("qrc:/assets/games/driller/splash.svg");
            control.shake(shaken);
            verify(control.playing);
            tryVerify(() => !control.playing);
            tryCompare(shaken, "x", 33);
        }
        function test_a_stack_can_be_counted(): void {
            const control = make(chip, {count: 3});
            const three = control.implicitHeight;
            control.count = 4;
            verify(control.implicitHeight > three);
        }
    }
}
