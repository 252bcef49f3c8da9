#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// What the page "About" tells of the program, and of where it keeps matches.
class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)
    /// The folder of the records, as the system spells it.
    Q_PROPERTY(QString matches READ matches CONSTANT)

public:
    QString version() const;
    QString qtVersion() const;
    QString matches() const;
    /// Shows that folder as the system shows folders; why it can't, in a sentence, or nothing.
    Q_INVOKABLE QString openMatches() const;
    /// The text of a licence that lies among the assets: "fonts/OFL.txt".
    Q_INVOKABLE QString licence(const QString &asset) const;
};

} // namespace bombshelf
