import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

// A try that is over: won or lost, how it ended, with whom and when.
Item {
    id: line

    required property var modelData

    implicitHeight: Math.max(icon.height, texts.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: verdict.Accessible.name + " " + how.Accessible.name

    Icon {
        id: icon

        name: line.modelData.won ? "laurel" : "skull"
        opacity: line.modelData.practice ? Theme.disabledOpacity : 1
    }
    Column {
        id: texts

        anchors { left: icon.right; leftMargin: Theme.spaceS; right: parent.right }

        BodyLabel {
            id: verdict

            width: parent.width
            text: {
                if (line.modelData.practice)
                    return qsTr("A practice match: does not count.");
                if (line.modelData.ending === "") // played by rules that knew another
                    return line.modelData.won ? qsTr("Won") : qsTr("Lost");
                return (line.modelData.won ? qsTr("Won: %1") : qsTr("Lost: %1")).arg(line.modelData.ending);
            }
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        QuietLabel {
            id: how

            width: parent.width
            text: line.modelData.how
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
