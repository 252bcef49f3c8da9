#pragma once

#include "match_setup.h"

#include <QDateTime>
#include <QMap>

#include <map>

namespace bombshelf {

/// A match of a campaign that was played to its end.
struct Try {
    bool won = false;
    bool practice = false; ///< then it counts neither as won nor as tried
    QString ending; ///< a word of Descriptor::endings
    int seats = 0;
    QMap<QString, QString> options; ///< what was chosen, by the option's id
    QDateTime ended;
    QString match; ///< the name of its record in the folder of matches
};

/// What a campaign keeps of each battle.
struct BattleNotes {
    std::vector<Try> tries;
    QString match; ///< the name of the record of the try under way
};

/// All that a campaign keeps.
struct CampaignNotes {
    QDateTime started;
    std::vector<Player> players; ///< of the try that was begun last, and what they chose
    QMap<QString, QString> options;
    std::map<QString, BattleNotes> battles; ///< by the game's id; games that are not on the shelf stay in it
};

/// The file of a family's campaign (docs/record.md). Nothing in it is ever lost: a file that is not understood, or not wanted
/// any more, is put aside under another name.
class CampaignFile {
public:
    CampaignFile(const QString &folder, const QString &family);

    QString path() const;
    /// No file is a campaign not begun. One that is not understood is put aside, which `problem` tells. None if not even that
    /// can be done, or if the system doesn't let it be read now: then nothing must be written.
    std::optional<CampaignNotes> read(QString *problem) const;
    bool write(const CampaignNotes &notes, QString *problem) const;
    /// Renames the file, so that there is none; `why` goes into its new name.
    bool putAside(const QString &why, QString *problem) const;

private:
    std::optional<CampaignNotes> startOver(const QString &why, QString *problem) const;

    QString m_folder, m_family;
};

} // namespace bombshelf
