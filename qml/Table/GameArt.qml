import QtQml

/// What a game's pieces look like, how long its events are looked at and what is heard of them. Every game's Art, or its
/// family's, is one.
QtObject {
    id: art

    /// Where its pictures lie, with a slash at the end.
    required property string folder
    /// How long each event is looked at, ms at normal speed; "": any other.
    property var beats: ({})
    /// What is heard of them, see Sounds.
    property var sounds: ({})
    /// Away from the table a kind's name is written on its card; where pictures leave no room for that, isOnSlip() says.
    property bool isCaptioned: true

    /// The picture of that name, without its ending.
    function picture(name: string): string {
        return folder + name + ".svg";
    }
    /// The name of a kind's picture; "" is the back of what is not known.
    function file(kind: string): string {
        return kind;
    }
    function pictureOf(kind: string): string {
        return art.picture(art.file(kind));
    }
    /// It is drawn as a die.
    function isDie(kind: string): bool {
        return art.file(kind).startsWith("die-");
    }
    /// What stands in a card's corner: a text, a picture's URL, or nothing.
    function index(kind: string): string {
        return "";
    }
    function mark(kind: string): string {
        return "";
    }
    /// Its name is written on a slip at its foot.
    function isOnSlip(kind: string): bool {
        return false;
    }
}
