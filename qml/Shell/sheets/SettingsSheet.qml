import QtQuick
import Bombshelf.Controls
import Bombshelf.Table
import Bombshelf.Theme
import Bombshelf.View

// What holds for the whole program; it takes effect at once and is kept.
Sheet {
    id: sheet

    readonly property var sizes: [0.9, 1, 1.2, 1.4, 1.6]
    readonly property var times: [0.3, 0.8, 2, 5]

    title: qsTr("Settings")
    wantedHeight: headHeight + rows.implicitHeight + 2 * padding
    wantedWidth: 820 * Theme.textScale

    ScrollPane {
        anchors.fill: parent
        contentHeight: rows.implicitHeight

        Column {
            id: rows

            x: Theme.spaceXs
            width: parent.width - Theme.spaceL
            topPadding: Theme.spaceXs
            spacing: Theme.spaceM

            SettingRow {
                width: parent.width
                title: qsTr("Language")

                SegmentedControl {
                    name: qsTr("Language")
                    focus: true
                    model: Settings.languages
                    current: Settings.language
                    onChosen: id => Settings.language = id
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Theme")
                why: qsTr("Paper by day or by lamplight.")

                SegmentedControl {
                    name: qsTr("Theme")
                    model: [{ id: "light", title: qsTr("Light") }, { id: "dark", title: qsTr("Dark") }, { id: "system", title: qsTr("Like the system") }]
                    current: Settings.theme
                    onChosen: id => Settings.theme = id
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Text size")

                SegmentedControl {
                    name: qsTr("Text size")
                    model: sheet.sizes.map(size => ({ id: String(size), title: qsTr("%1%").arg(Math.round(size * 100)) }))
                    current: String(Settings.textScale)
                    onChosen: id => Settings.textScale = Number(id)
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Speed")
                why: qsTr("How fast cards fly and bots take their turns.")

                SpeedControl {}
            }
            SettingRow {
                width: parent.width
                title: qsTr("Bots think for")
                why: qsTr("The longest that a master may take for a move.")

                SegmentedControl {
                    name: qsTr("Bots think for")
                    model: sheet.times.map(time => ({ id: String(time), title: qsTr("%1 s").arg(Number(time).toLocaleString(Qt.locale(Settings.language), "g", 2)) }))
                    current: String(Settings.thinkTime)
                    onChosen: id => Settings.thinkTime = Number(id)
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Fair play")
                why: qsTr("What bots see, and how to check cards and dice.")

                InkButton {
                    text: qsTr("Show")
                    Accessible.name: qsTr("Fair play")
                    onClicked: Pages.sheet = Pages.Sheet.Fair
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Sound of the pieces")
                why: qsTr("Paper, wood, coins and dice. Nothing is told by sound alone.")

                InkSlider {
                    name: qsTr("Sound of the pieces")
                    value: Settings.muted ? 0 : Settings.volume
                    stepSize: 0.05
                    onMoved: {
                        Settings.volume = value;
                        Settings.muted = false;
                    }
                    onPressedChanged: if (!pressed) Sounds.play("card-lay")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Bangs")
                why: qsTr("Explosions, fuses, and the heartbeat before them.")

                InkSlider {
                    name: qsTr("Bangs")
                    value: Settings.muted ? 0 : Settings.bangVolume
                    stepSize: 0.05
                    onMoved: {
                        Settings.bangVolume = value;
                        Settings.muted = false;
                    }
                    onPressedChanged: if (!pressed) Sounds.play("explosion")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Less motion")
                why: qsTr("Cards appear where they go; nothing flies or shakes.")

                InkSwitch {
                    checked: Settings.reducedMotion
                    onToggled: Settings.reducedMotion = checked
                    Accessible.name: qsTr("Less motion")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Odds")
                why: qsTr("Where dice or cards decide, the exact chance stands beside them before you choose.")

                InkSwitch {
                    checked: Settings.odds
                    onToggled: Settings.odds = checked
                    Accessible.name: qsTr("Odds")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("The guide’s remarks")
                why: qsTr("In games you are learning, the guide explains what happens for the first time.")

                InkSwitch {
                    checked: Settings.remarks
                    onToggled: Settings.remarks = checked
                    Accessible.name: qsTr("The guide’s remarks")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Table talk")
                why: qsTr("Bots have a word to say about what happens to them.")

                SegmentedControl {
                    name: qsTr("Table talk")
                    model: [{ id: "off", title: qsTr("Off") }, { id: "shown", title: qsTr("Shown") }, { id: "spoken", title: qsTr("Read aloud, too") }]
                    current: Settings.banter
                    onChosen: id => Settings.banter = id
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Partners ask")
                why: qsTr("In a battle bots ask you before they use up a helper that you all share.")

                InkSwitch {
                    checked: Settings.partnersAsk
                    onToggled: Settings.partnersAsk = checked
                    Accessible.name: qsTr("Partners ask")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Notes")
                why: qsTr("What you have seen stays marked where it lies face down now.")

                InkSwitch {
                    checked: Settings.notes
                    onToggled: Settings.notes = checked
                    Accessible.name: qsTr("Notes")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("Marks beside colours")
                why: qsTr("Extra shapes wherever colours tell things apart.")

                InkSwitch {
                    checked: Settings.symbols
                    onToggled: Settings.symbols = checked
                    Accessible.name: qsTr("Marks beside colours")
                }
            }
            SettingRow {
                width: parent.width
                title: qsTr("About Bombshelf")
                why: qsTr("Its version and licences, and where your matches lie.")

                InkButton {
                    text: qsTr("Show")
                    Accessible.name: qsTr("About Bombshelf")
                    onClicked: Pages.sheet = Pages.Sheet.About
                }
            }
        }
    }
}
