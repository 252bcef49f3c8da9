#pragma once

#include <QByteArrayList>
#include <QHash>
#include <QVariantMap>

namespace bombshelf {

/// The keys of a map as the roles of a list model.
class Roles {
public:
    Roles(std::initializer_list<QByteArray> keys) : m_keys(keys) {}

    QHash<int, QByteArray> names() const
    {
        QHash<int, QByteArray> names;
        for (qsizetype i = 0; i < m_keys.size(); ++i)
            names.insert(int(Qt::UserRole + i), m_keys[i]);
        return names;
    }
    QVariant value(const QVariantMap &row, int role) const { return row.value(QString::fromLatin1(m_keys.value(role - Qt::UserRole))); }

private:
    QByteArrayList m_keys;
};

} // namespace bombshelf
