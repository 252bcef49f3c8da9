import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme
import Bombshelf.View

// What can't be done, and what went wrong, in sentences that go away by themselves.
Notice {
    id: notices

    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.spaceXl }

    Connections {
        target: Game

        function onRefused(sentence: string): void { notices.show(sentence); }
        function onNotice(sentence: string): void { notices.show(sentence); }
    }
    Connections {
        target: Campaign

        function onNotice(sentence: string): void { notices.show(sentence); }
    }
}
