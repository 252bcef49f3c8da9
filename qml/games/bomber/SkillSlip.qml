import QtQuick
import Bombshelf.Controls
import Bombshelf.Theme

/// A skill on the form: emblem, name and what it does; pressed on or off.
Pressable {
    id: slip

    required property string skill
    /// Of its rule: the largest letters that fit, and those it is written in, on all slips the same.
    readonly property int fitting: measure.fontInfo.pixelSize
    required property int letters

    toggles: true
    activeFocusOnTab: playable || activeFocus
    Accessible.role: playable ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: Art.skillName(skill)
    Accessible.description: rule.Accessible.name

    PrintedShape {
        anchors.fill: parent
        fill: slip.chosen ? Theme.hazard : slip.hovered && slip.playable ? Theme.cream : Theme.card
        line: Theme.ink
        down: slip.chosen
        raised: slip.playable

        FocusRing {
            shown: slip.activeFocus
        }
    }
    Image {
        id: emblem

        anchors { left: parent.left; leftMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
        width: Math.min(0.22 * parent.width, parent.height - 2 * Theme.spaceM)
        height: width
        source: Art.picture("skill-" + slip.skill)
        sourceSize { width: Theme.pictureSizes[2]; height: Theme.pictureSizes[2] }
        mipmap: true
    }
    BodyLabel {
        id: name

        anchors { left: emblem.right; leftMargin: Theme.spaceS; right: tick.left; rightMargin: Theme.spaceXs; top: parent.top; topMargin: Theme.spaceXs }
        text: Art.skillName(slip.skill)
        color: Theme.ink
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
        font { pixelSize: Math.max(Theme.least, Math.min(Math.max(Theme.large, 0.15 * slip.height), 0.22 * slip.height)); weight: Font.Black }
        Accessible.ignored: true
    }
    Icon {
        id: tick

        anchors { right: parent.right; rightMargin: Theme.spaceM; verticalCenter: name.verticalCenter }
        name: slip.chosen ? "check" : ""
        dark: true
    }
    BodyLabel {
        id: rule

        anchors { left: name.left; right: parent.right; rightMargin: Theme.spaceM; top: name.bottom; bottom: parent.bottom; bottomMargin: Theme.spaceXs }
        text: Art.skillRule(slip.skill)
        color: Theme.ink
        wrapMode: Text.Wrap
        font.pixelSize: slip.letters
        Accessible.ignored: true
    }
    BodyLabel {
        id: measure

        visible: false
        anchors.fill: rule
        text: rule.text
        wrapMode: Text.Wrap
        font.pixelSize: Math.max(Theme.body, 0.11 * slip.height)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
    }
}
