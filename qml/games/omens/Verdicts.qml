import QtQuick
import Bombshelf.Games.Omens
import Bombshelf.Table
import Bombshelf.View

/// Who is ahead where cards are compared, who has won and who has lost: by what has been seen, else by how it stands.
QtObject {
    id: verdicts

    /// How it stands as long as nothing is judged, by what Helpers calls the zones: {"zone:seat": 1} or -1.
    property var ahead: ({})
    /// What this puts ahead (1) or behind (-1): (what, seat, args) => {"zone:seat": 1}; undefined leaves it to `ahead`. Null if it says nothing of that.
    property var judge: () => null
    /// Where this brings other cards: (what, seat) => "zone:seat", or "". What was said of those there is gone as they come.
    property var comes: () => ""
    /// So far.
    property var judged: ({})
    readonly property Steady all: Steady { // all pieces ask
        of: Object.assign({}, verdicts.ahead, verdicts.judged)
    }

    readonly property Connections listener: Connections {
        target: Match

        function onHappened(what: string, seat: int): void {
            const {comes} = verdicts;
            const zone = comes(what, seat);
            if (zone !== "")
                verdicts.add({[zone]: 0});
        }
        function onRested(what: string, seat: int, args: var): void {
            const {judge} = verdicts;
            const verdict = judge(what, seat, args);
            if (verdict !== null)
                verdicts.add(verdict);
        }
        function onProgressChanged(): void {
            if (!Match.moving && !Match.over)
                verdicts.judged = {};
        }
        function onJumped(): void {
            verdicts.judged = {};
        }
    }

    function add(more: var): void {
        const all = Object.assign({}, judged, more);
        for (const zone of Object.keys(all))
            if (all[zone] === undefined)
                delete all[zone];
        judged = all;
    }
    function of(zone: string, seat: int): int {
        return all.value[Helpers.nameOfZone(zone, seat)] ?? 0;
    }
}
