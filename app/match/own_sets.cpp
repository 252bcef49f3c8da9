#include "own_sets.h"

#include "data_folder.h"
#include "disk.h"
#include "house_set.h"
#include "plain.h"
#include "sentence.h"
#include "word.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace bombshelf {

namespace {

/// `setup` with the set of a file's text; throws Damage.
Setup withSet(Setup setup, const QByteArray &text, const Rules &rules)
{
    setFromText(text, rules.descriptor(), setup);
    if (rules.whyNotSetup(setup))
        throw Damage{Sentence::tr("The game can’t be played with these numbers.")};
    return setup;
}

} // namespace

OwnSets::OwnSets(const QString &folder) : m_folder(folder)
{
    if (m_folder.isEmpty())
        m_folder = dataFolder() + QStringLiteral("/sets");
}

QString OwnSets::path(const Descriptor &game) const { return QStringLiteral("%1/%2.json").arg(m_folder, fromWord(game.id)); }

bool OwnSets::load(const Rules &rules, Setup &setup, QString *problem) const
{
    const Descriptor &game = rules.descriptor();
    setup.set = defaultSetup(game, setup.seats).set;
    const QString file = path(game);
    if (game.houseSet.empty() || !QFile::exists(file))
        return false;
    try {
        QByteArray text;
        QString error;
        if (disk::read(file, longestSetFile, &text, &error) != disk::Read::whole)
            throw Damage{error};
        setup = withSet(setup, text, rules);
        return true;
    } catch (const Damage &damage) {
        *problem =
            Sentence::tr("Your own set in “%1” can’t be used, so Bombshelf’s set is played. %2").arg(shownPath(file), damage.sentence);
        return false;
    }
}

bool OwnSets::save(const Rules &rules, const Setup &setup, QString *problem) const
{
    const QString file = path(rules.descriptor());
    const QByteArray text = QJsonDocument(setToJson(rules.descriptor(), setup)).toJson();
    try {
        withSet(setup, text, rules); // what is saved can be loaded
    } catch (const Damage &damage) {
        *problem = damage.sentence;
        return false;
    }
    QString error;
    if (disk::makeFolder(m_folder, &error) && spareDamaged(rules, &error) && disk::write(file, text, &error))
        return true;
    *problem = Sentence::tr("Your own set could not be saved in “%1”: %2").arg(shownPath(file), error);
    return false;
}

bool OwnSets::reset(const Rules &rules, QString *problem) const
{
    const QString file = path(rules.descriptor());
    QString error;
    if (spareDamaged(rules, &error) && (!QFile::exists(file) || disk::remove(file, &error)))
        return true;
    *problem = Sentence::tr("Your own set in “%1” could not be removed: %2").arg(shownPath(file), error);
    return false;
}

bool OwnSets::spareDamaged(const Rules &rules, QString *error) const
{
    const QString file = path(rules.descriptor());
    Setup setup = defaultSetup(rules.descriptor(), rules.descriptor().minSeats);
    QString problem;
    if (!QFileInfo(file).isFile() || load(rules, setup, &problem) || problem.isEmpty())
        return true;
    return disk::rename(file, damagedPath(file), error);
}

} // namespace bombshelf
