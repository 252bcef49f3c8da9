#pragma once

#include "match/campaign.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// The campaign of a family of games, as its map and its last page show it: of the first family on the shelf that has the picture
/// assets/games/FAMILY/campaign.svg.
class CampaignModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Campaign)
    QML_SINGLETON

    /// In the words of the family: its name, and what is said of it before the first result.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString tagline READ tagline NOTIFY changed)
    /// The folder of its pictures: campaign (on the shelf), won, lost.
    Q_PROPERTY(QString art READ art CONSTANT)
    /// A MapDrawing.
    Q_PROPERTY(QUrl map READ map CONSTANT)
    /// In their order: {gameId, title, tagline, emblem, stand, standText, spoken, tries, tryCount, path, when, moves, practice, problem}.
    /// `stand` is a Stand; `path` is that of the match under way, which may have become practice. Of each try, the last first: {won,
    /// practice, ending, how}.
    Q_PROPERTY(QVariant battles READ battles NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(int won READ won NOTIFY changed)
    /// How many are won and how often they were tried, in words; empty before the first result.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// The battle to look at first.
    Q_PROPERTY(int next READ next NOTIFY changed)
    /// A battle has been begun.
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed)
    Q_PROPERTY(Fate fate READ fate NOTIFY changed)
    /// What the paper says of the world's fate: {headline, below, story}; each is empty while it is open.
    Q_PROPERTY(QVariant news READ news NOTIFY changed)
    /// Who sat down the last time, and what they chose by the option's id.
    Q_PROPERTY(QVariant players READ players NOTIFY changed)
    Q_PROPERTY(QVariantMap options READ options NOTIFY changed)
    /// When the last battle was decided.
    Q_PROPERTY(QString ended READ ended NOTIFY changed)

public:
    enum Stand {
        Closed = int(Battle::Stand::closed),
        Open = int(Battle::Stand::open),
        Lost = int(Battle::Stand::lost),
        Won = int(Battle::Stand::won),
    };
    Q_ENUM(Stand)
    /// Undecided until every battle is won or lost; the last one alone can save the world.
    enum Fate : std::uint8_t { Undecided, AllWon, WorldSaved, WorldLost };
    Q_ENUM(Fate)

    explicit CampaignModel(QObject *parent = nullptr);

    QString title() const { return text(QStringLiteral("title")); }
    QString tagline() const { return text(QStringLiteral("tagline")); }
    QString art() const { return QStringLiteral("qrc:/assets/games/") + m_family; }
    QUrl map() const;
    QVariantList battles() const { return m_battles; }
    int count() const { return int(m_campaign.battles().size()); }
    int won() const;
    QString summary() const;
    int next() const { return m_campaign.next(); }
    bool isBegun() const { return m_campaign.notes().started.isValid(); }
    Fate fate() const;
    QVariantMap news() const;
    QVariantList players() const;
    QVariantMap options() const;
    QString ended() const;

    /// Looks at the disk again, and counts what is over.
    Q_INVOKABLE void refresh();
    /// The match that was just begun there is a try.
    Q_INVOKABLE bool begin(const QString &path);
    Q_INVOKABLE void restart();
    Q_INVOKABLE bool holds(const QString &path) const { return m_campaign.holds(path); }
    /// Of a match that is over: another try of its battle may be begun.
    Q_INVOKABLE bool mayTryAfter(const QString &path) const;

signals:
    void changed();
    void notice(const QString &sentence);

private:
    QString text(const QString &key, std::optional<int> n = {}) const;
    bool tell(bool done, const QString &problem);
    void publish();

    const QString m_family;
    Campaign m_campaign;
    QVariantList m_battles;
};

} // namespace bombshelf
