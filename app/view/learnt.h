#pragma once

#include <QSettings>
#include <QString>

namespace bombshelf {

/// What the person has learnt: the steps of each lesson that are done, and the remarks that have been made. Kept between starts, by their ids.
class Learnt {
public:
    bool has(const QString &lesson, const QString &id) const { return ids(lesson).contains(id); }
    bool hasAny(const QString &lesson) const { return !ids(lesson).isEmpty(); }
    /// It is on the disk before this returns; if it can't be kept, a notice says so.
    void keep(const QString &lesson, const QString &id);

private:
    static QString key(const QString &lesson) { return QStringLiteral("learnt/") + lesson; }
    QStringList ids(const QString &lesson) const { return m_store.value(key(lesson)).toStringList(); }

    QSettings m_store;
};

} // namespace bombshelf
