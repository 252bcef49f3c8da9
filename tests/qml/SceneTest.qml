import QtQuick
import QtTest
import Bombshelf.Table
import Bombshelf.Tests
import Bombshelf.Theme
import Bombshelf.View

/// Tests of a game's scene, with real matches in which nothing takes time unless a test asks for it.
PersonTest {
    id: test

    required property string gameId
    readonly property GameScene scene: stage.scene
    readonly property SignalSpy changed: SignalSpy { target: Match; signalName: "changed" }
    readonly property SignalSpy refused: SignalSpy { target: Match; signalName: "refused" }
    readonly property SignalSpy notice: SignalSpy { target: Match; signalName: "notice" }
    property string language: ""
    property string speed: ""
    property int seed: 1

    when: windowShown
    visible: true
    width: 1920
    height: 1080

    Stage {
        id: stage
    }

    function initTestCase(): void {
        language = Settings.language;
        speed = Settings.speed;
        Settings.speed = "instant";
        Settings.thinkTime = 0.1;
        Theme.speed = 0;
    }
    function cleanupTestCase(): void {
        Settings.language = language;
        Settings.speed = speed;
        Theme.speed = 1;
    }
    function init(): void {
        failOnWarning(/QQuickItem|QML|inding|ipmap/);
        Settings.language = "en";
        notice.clear();
    }
    function cleanup(): void {
        leave();
        Settings.speed = "instant";
        Settings.notes = false;
        Theme.reducedMotion = false;
        Theme.textScale = 1;
        Theme.speed = 0;
    }

    function begin(people: int, bots: int, options = {}): void {
        deal(people, bots, options);
        show();
    }
    /// A match without its table; moves take longer with one.
    function deal(people: int, bots: int, options = {}): void {
        const players = Cast.defaultPlayers(people + bots).map((player, seat) => ({name: "P" + seat, level: seat < people ? "" : "novice", face: player.face}));
        seed = 1 + people + 7 * bots;
        verify(Match.begin(gameId, players, options));
    }
    function goOn(path: string): void {
        verify(Match.resume(path));
        show();
    }
    function show(): void {
        refused.clear();
        notice.clear();
        resize(1280, 800);
        stage.source = Catalogue.game(gameId).scene;
        verify(scene);
        scene.firstFocus.forceActiveFocus();
        lift();
    }
    function leave(): void {
        stage.source = "";
        Match.close();
        wait(0); // the scene is gone before a tooltip of it opens
    }
    function resize(width: int, height: int): void {
        Hands.resize(stage, width, height);
    }

    /// The size that the table has comes first: it is laid out for that one.
    function inTurn(sizes: var): var {
        const at = sizes.findIndex(([width, height]) => width === stage.width && height === stage.height);
        return at < 0 ? sizes : [sizes[at], ...sizes.filter((one, i) => i !== at)];
    }
    /// The same choices every time.
    function draw(below: int): int {
        seed = seed * 48271 % 2147483647;
        return seed % below;
    }
    /// Whoever is next takes the screen.
    function lift(): void {
        if (Match.curtain < 0)
            return;
        Match.liftCurtain();
        scene?.firstFocus.forceActiveFocus();
    }
    /// A choice that could not be recorded would leave a loop running for ever.
    function choose(index: int): void {
        const before = changed.count;
        Match.choose(index);
        compare(notice.signalArguments, []);
        verify(changed.count > before);
        lift();
    }
    /// In the words of the record.
    function make(move: string): void {
        const [verb, ...args] = move.split(" ");
        verify(Match.chooseAll([{verb: verb, args: args}]), move);
    }
    function chooseAny(): void {
        choose(draw(Match.choices.length));
    }
    /// A move on the way to what is sought.
    function playOn(): void {
        chooseAny();
    }
    /// Until this fits; false if the match is over before.
    function playUntil(fits: var, move = playOn): bool {
        for (untilAsked(); !Match.over; untilAsked()) {
            if (fits())
                return true;
            move();
        }
        return false;
    }
    function playOut(): void {
        playUntil(() => false);
    }
    /// The table of a match in which this fits.
    function seek(people: int, options: var, fits: var, move = playOn): void {
        for (let i = 0; i < 40; ++i) {
            deal(people, 0, options);
            if (playUntil(fits, move))
                return show();
        }
        fail("that never happens: " + fits);
    }
    /// The same, where the table itself says whether it fits.
    function seekOnTable(people: int, options: var, fits: var, move = playOn, bots = 0): void {
        for (let i = 0; i < 40; ++i) {
            begin(people, bots, options);
            if (playUntil(fits, move))
                return;
            leave();
        }
        fail("that is never seen: " + fits);
    }
    /// Until somebody is asked; what waits at a round's end is put away.
    function untilAsked(): void {
        for (;;) {
            tryVerify(() => Match.curtain >= 0 || Match.choices.length > 0 || Match.over || Match.holding, 60000);
            if (!Match.holding)
                break;
            Match.goOn();
        }
        lift();
        verify(Match.choices.every(choice => choice.text !== ""), "every choice has words");
    }
    /// `press` presses the keys a player would press.
    function answer(press: var): void {
        const before = changed.count;
        const asked = Match.choices[0].verb;
        press();
        verify(changed.count > before, asked + " was not answered: " + Match.prompt);
    }
    function playByKeys(press: var): void {
        let answers = 0;
        for (untilAsked(); !Match.over && answers < 4000; untilAsked()) {
            answer(press);
            ++answers;
        }
        verify(Match.over);
        verify(answers > 1);
        compare(refused.count, 0);
        compare(notice.count, 0);
    }

    function pieces(): var {
        return scene.pieces.all();
    }
    /// The card or die that a piece is drawn with.
    function shapeOf(piece) {
        return itemsOf(piece, item => item["backSource"] !== undefined || item["uppermost"] !== undefined)[0];
    }
    function things(): var {
        return pieces().filter(piece => piece.visible);
    }
    function thing(name: string) {
        return things().find(one => one.name === name);
    }
    function has(verb: string): bool {
        return Match.choices.some(choice => choice.verb === verb);
    }
    /// Presses the button with this text.
    function press(text: string): void {
        click(itemsOf(scene, item => item["keyText"] !== undefined && item["text"] === text && item.visible && item["clicked"] !== undefined)[0]);
    }
    function rectOf(item: Item): rect {
        const corner = item.mapToItem(scene, 0, 0);
        return Qt.rect(corner.x, corner.y, item.width, item.height);
    }
    function inside(inner: rect, outer: rect): bool {
        return inner.x >= outer.x - 0.5 && inner.y >= outer.y - 0.5 && inner.x + inner.width <= outer.x + outer.width + 0.5 && inner.y + inner.height <= outer.y + outer.height + 0.5;
    }
    function apart(one: rect, other: rect): bool {
        return one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5 || one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
    }
    function texts(): string {
        const lasts = item => item.objectName !== "bubble" && item.parent.objectName !== "bubble"; // what a bot says goes by itself
        return itemsOf(scene, item => item["text"] !== undefined && item.visible && lasts(item)).map(item => String(item["text"])).join("|");
    }

    /// On a table of this size the prompt stands at the bottom, and every piece lies above it.
    function checkPieces(width: int, height: int): void {
        resize(width, height);
        const ask = scene.firstFocus;
        fuzzyCompare(ask.y + ask.height, height, 1);
        for (const piece of pieces()) {
            if (!piece.visible)
                continue;
            const where = `piece ${piece.pieceId} ${piece.zone} ${piece.zoneSeat} ${piece.place}/${piece.zoneCount} at ${Math.round(piece.x)},${Math.round(piece.y)} ${Math.round(piece.width)} wide, table ${width}x${height}`;
            verify(piece.width > 20 && piece.x >= 0 && piece.y >= 0, where);
            verify(piece.x + piece.width <= width + 0.5, where);
            verify(piece.y + piece.height <= height - ask.height + 0.5, where);
        }
    }
    /// Another language in mid-match, and English again. Returns what was said in Japanese.
    function checkJapanese(): string {
        const prompt = Match.prompt;
        const english = texts();
        Settings.language = "ja";
        const japanese = texts();
        verify(Match.prompt !== prompt);
        verify(japanese !== english);
        verify(/[\u3040-\u30ff]/.test(japanese));
        Settings.language = "en";
        compare(texts(), english);
        return japanese;
    }
}
