#include "record.h"

#include "disk.h"
#include "plain.h"
#include "sentence.h"

#include <QDir>
#include <QFileInfo>

namespace bombshelf {

namespace {

bool fail(const QString &path, const QString &reason, QString *problem)
{
    *problem = Sentence::tr("The match could not be saved in “%1”: %2").arg(shownPath(path), reason);
    return false;
}

} // namespace

QString Record::seedPath(const QString &path)
{
    QFileInfo info(path);
    if (info.isSymLink() && info.exists()) // it lies beside the record itself
        info.setFile(info.canonicalFilePath());
    return info.dir().filePath(info.completeBaseName() + QStringLiteral(".seed"));
}

std::unique_ptr<Record> Record::start(const QString &path, const QByteArray &header, quint64 seed, QString *problem)
{
    QString error;
    if (QFileInfo::exists(path)) {
        fail(path, Sentence::tr("There is already a match with that name."), problem);
        return nullptr;
    }
    // The seed first: a match without its seed could not go on. Whoever makes its file has the name, whatever other programs begin meanwhile.
    if (!disk::makeFolder(QFileInfo(path).path(), &error) || !disk::create(seedPath(path), QByteArray::number(seed), &error)) {
        fail(path, error, problem);
        return nullptr;
    }
    if (!disk::write(path, header, &error)) {
        fail(path, error, problem);
        disk::remove(seedPath(path), &error);
        return nullptr;
    }
    return std::make_unique<Record>(path, header.size(), header.size());
}

bool Record::append(const QByteArray &line, QString *problem)
{
    if (m_path.isEmpty())
        return true;
    QString error;
    const QFileInfo file(m_path);
    if (!file.exists())
        return fail(m_path, Sentence::tr("It is no longer there."), problem);
    if (file.size() != m_size)
        return fail(m_path, Sentence::tr("Another program has changed the file."), problem);
    const bool added = disk::append(m_path, m_whole, line, &error);
    if (added)
        m_whole += line.size();
    m_size = QFileInfo(m_path).size();
    return added || fail(m_path, error, problem);
}

void Record::removeSeed(quint64 seed) const
{
    const QString path = seedPath(m_path);
    const QByteArray text = QByteArray::number(seed);
    QByteArray found;
    QString error;
    if (!m_path.isEmpty() && QFileInfo::exists(path) && disk::read(path, text.size(), &found, &error) == disk::Read::whole &&
        found == text && disk::sync(m_path))
        disk::remove(path, &error); // else when the matches are tidied
}

} // namespace bombshelf
