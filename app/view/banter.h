#pragma once

#include "characters.h"
#include "core/event.h"
#include "core/rng.h"
#include "singleton.h"

#include <QObject>

#include <vector>

namespace bombshelf {

class MatchModel;

/// What bots remark on what happens to them and their rivals: only on what all at the table have seen, once its picture has come to
/// rest, and not too often. For QML.
class Banter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(Banter)

public:
    explicit Banter(QObject *parent);

signals:
    void said(int seat, const QString &sentence);

private:
    void onOpened();
    void onRested(const Event &event);
    void say(Seat seat, Occasion occasion);
    MatchModel &match() const;

    int m_silence = 0; ///< events since the last remark
    bool m_isOver = false;
    std::vector<const char *> m_last; ///< by seat, what it said last
    Rng m_rng;
};

} // namespace bombshelf
