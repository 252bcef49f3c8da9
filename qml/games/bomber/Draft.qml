import QtQuick
import Bombshelf.View

/// A sapper that is being made: what is pressed on the form and not sent yet. How much there is to choose comes from the game.
QtObject {
    id: draft

    /// The viewer is asked to make one. It stays open while others' pictures move.
    readonly property bool open: Match.facts.phase === "make" && Match.curtain < 0 && (Match.players[Match.viewer]?.toMove ?? false)
    /// Already sent: they can only be taken back by undoing.
    property var sentPosts: []
    property var sentSkills: []
    property var posts: []
    property var skills: []
    property int postsLeft: 0
    property int skillsLeft: 0
    readonly property int postsEach: postsLeft + sentPosts.length
    readonly property int skillsEach: skillsLeft + sentSkills.length
    readonly property bool complete: open && postsEach > 0 && posts.length === postsLeft && skills.length === skillsLeft
    /// The game wants them in the order of the line, and of the list of skills.
    readonly property var moves: {
        const inOrder = (verb, words, all) => all.filter(word => words.includes(word)).map(word => ({verb: verb, args: [word]}));
        return open ? [...inOrder("post", posts, Art.posts), ...inOrder("skill", skills, Art.skills)] : [];
    }
    property int viewer: -1
    /// The post or skill that is pointed at, by the key of its name, or "".
    property string looked: ""

    readonly property Connections listener: Connections {
        target: Match

        function onChoicesChanged(): void {
            draft.begin();
        }
    }

    Component.onCompleted: begin()

    /// Another sapper is begun, or the same one after undoing.
    function begin(): void {
        const rest = Match.suggestion();
        const sent = Match.facts.made?.[Match.viewer] ?? 0;
        if (rest.length === 0 || !open || viewer === Match.viewer && sent === sentPosts.length + sentSkills.length)
            return;
        sentPosts = Match.facts["posts-" + Match.viewer] ?? [];
        sentSkills = Art.skills.filter(skill => (Match.facts[skill]?.[Match.viewer] ?? -1) >= 0);
        postsLeft = of(rest, "post").length;
        skillsLeft = of(rest, "skill").length;
        posts = [];
        skills = [];
        viewer = Match.viewer;
    }
    function look(at: string, reached: bool): void {
        looked = reached ? at : looked === at ? "" : looked;
    }
    function of(choices: var, verb: string): var {
        return choices.filter(choice => choice.verb === verb).map(choice => choice.args[0]);
    }
    /// Presses it on or off; where only one can be had, another takes its place.
    function toggled(list: var, word: string, room: int): var {
        if (list.includes(word))
            return list.filter(other => other !== word);
        return list.length < room ? [...list, word] : room === 1 ? [word] : list;
    }
    function togglePost(post: string): void {
        if (!sentPosts.includes(post))
            posts = toggled(posts, post, postsLeft);
    }
    function toggleSkill(skill: string): void {
        if (!sentSkills.includes(skill))
            skills = toggled(skills, skill, skillsLeft);
    }
    /// Fills the form as a sensible player might.
    function suggest(): void {
        const choices = Match.suggestion();
        if (choices.length === 0)
            return;
        posts = of(choices, "post");
        skills = of(choices, "skill");
    }
    function send(): void {
        Match.chooseAll(moves);
    }
}
