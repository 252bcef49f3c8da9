import QtQuick
import Bombshelf.View

/// A sapper that is being made: what is pressed on the form and not sent yet.
QtObject {
    id: draft

    /// The viewer is asked to make one. It stays open while others' pictures move.
    readonly property bool open: Match.facts.phase === "make" && Match.curtain < 0 && (Match.players[Match.viewer]?.toMove ?? false)
    readonly property Picks posts: Picks { verb: "post"; all: Art.posts }
    readonly property Picks skills: Picks { verb: "skill"; all: Art.skills }
    readonly property bool complete: open && posts.each > 0 && posts.complete && skills.complete
    readonly property var moves: open ? [...posts.moves, ...skills.moves] : []
    property int viewer: -1
    /// The post or skill that is pointed at, by the key of its name, or "".
    property string looked: ""

    readonly property Connections listener: Connections {
        target: Match

        function onOpenedChanged(): void {
            draft.viewer = -1;
        }
        function onChoicesChanged(): void {
            draft.begin();
        }
    }

    Component.onCompleted: begin()

    /// Another sapper is begun, or the same one after undoing.
    function begin(): void {
        const rest = Match.suggestion();
        const made = Match.facts.made?.[Match.viewer] ?? 0;
        if (rest.length === 0 || !open || viewer === Match.viewer && made === posts.sent.length + skills.sent.length)
            return;
        posts.begin(rest, Match.facts["posts-" + Match.viewer] ?? []);
        skills.begin(rest, Art.skills.filter(skill => (Match.facts[skill]?.[Match.viewer] ?? -1) >= 0));
        viewer = Match.viewer;
    }
    function look(at: string, reached: bool): void {
        looked = reached ? at : looked === at ? "" : looked;
    }
    /// Fills the form as a sensible player might.
    function suggest(): void {
        const choices = Match.suggestion();
        if (choices.length === 0)
            return Match.explain([]); // why not
        posts.picked = posts.of(choices);
        skills.picked = skills.of(choices);
    }
    function send(): void {
        Match.chooseAll(moves);
    }
}
