#pragma once

#include "campaign_file.h"
#include "saves.h"

namespace bombshelf {

/// A battle of a campaign as it stands.
struct Battle {
    enum class Stand {
        closed, ///< the one before it is not decided yet
        open,
        lost, ///< as often as it was tried; it may be tried again, and the next one is open
        won,
    };

    const Rules *rules = nullptr;
    Stand stand = Stand::closed;
    std::vector<Try> tries;
    std::optional<SavedMatch> underWay; ///< with its sentence, if it can't go on

    bool isDecided() const { return stand == Stand::lost || stand == Stand::won; }
    /// The match under way can still count.
    bool isFought() const { return underWay && !underWay->practice; }
    /// How many tries count: all but practice matches, up to the first that was won.
    int tryCount() const;
    /// The last of these; null if there is none.
    const Try *decidedBy() const;
    /// Another may be begun, the match of that record being over: it is not won, and no other try of it can go on and count.
    bool mayTryAfter(const QString &path) const;
};

/// The games of a family as battles of one war, in the order of the shelf, each to be won with as many tries as it takes.
/// A match is a try if it was begun as one, wherever and whenever it is continued; it counts once it is over, unless it is
/// a practice match. What became of it is read from its record, so a try is never lost and never counted twice.
class Campaign {
public:
    /// By default the folder `campaigns` of the program's data folder.
    explicit Campaign(const QString &family, const QString &folder = {}, const Saves &saves = Saves(),
                      std::span<const Rules *const> shelf = catalogue());

    const std::vector<Battle> &battles() const { return m_battles; }
    const CampaignNotes &notes() const { return m_notes; }
    /// All battles are won or lost.
    bool isOver() const;
    /// The battle to look at first: the last that is open, or is being fought.
    int next() const;
    /// The battle of which the match of that record is, or was, a try; null: of none.
    const Battle *battleOf(const QString &path) const;
    bool holds(const QString &path) const { return battleOf(path); }

    /// Looks at the disk again, and counts what is over. What went wrong is told in `problem`.
    void refresh(QString *problem);
    /// The match that was just begun there is a try of its battle from now on. False, with the problem, if it can be none, or if
    /// that could not be written: then refresh() tries again, as long as this lives, and no other can be begun before.
    bool begin(const QString &path, QString *problem);
    /// Puts this campaign aside. Matches under way stay with the others, and are tries no more.
    bool restart(QString *problem);

private:
    bool read(QString *problem);
    /// Takes the match that was begun for the try under way of its battle; false: there is none, or it can't be one.
    bool take(QString *problem);
    /// Sees what has become of the try under way; true if it is over, and was counted.
    bool follow(Battle &battle, BattleNotes &notes) const;
    void show();

    CampaignFile m_file;
    Saves m_saves;
    std::span<const Rules *const> m_shelf;
    CampaignNotes m_notes;
    QString m_begun; ///< the match of a try that is not written down yet
    std::vector<Battle> m_battles;
};

} // namespace bombshelf
