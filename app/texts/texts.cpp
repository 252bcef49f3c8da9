#include "texts.h"

#include "languages.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringDecoder>

namespace bombshelf {

namespace {

QString listed(const QSet<QString> &places)
{
    QStringList list = places.values();
    list.sort();
    return list.isEmpty() ? QStringLiteral("nothing") : list.join(u' ');
}

class Reader {
public:
    explicit Reader(const QString &path) : m_path(path) {}

    Texts read()
    {
        QFile file(m_path);
        if (!file.open(QIODevice::ReadOnly))
            complain(0, file.errorString());
        for (m_line = 1; !file.atEnd(); ++m_line) {
            QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
            const QString line = decoder(file.readLine());
            if (decoder.hasError())
                complain(m_line, QStringLiteral("this is not UTF-8"));
            else
                readLine(line);
        }
        endText();
        return m_read;
    }

private:
    void readLine(const QString &line)
    {
        const QString words = line.trimmed();
        if (words.isEmpty() || words.startsWith(u'#'))
            return;
        if (line.front().isSpace())
            readWording(words);
        else
            readKey(words);
    }

    void readKey(const QString &key)
    {
        endText();
        static const QRegularExpression space(QStringLiteral("\\s"));
        if (key.contains(space))
            complain(m_line, QStringLiteral("this is no key, for it has spaces, and no text, for it is not indented"));
        else if (const int before = m_keys.value(key))
            complain(m_line, key + QStringLiteral(": this key stands in line %1 already").arg(before));
        m_keys.insert(key, m_line);
        m_read.texts.append({key, m_line, {}});
        m_wordingLines.clear();
    }

    /// "en %n point|%n points"
    void readWording(const QString &words)
    {
        if (m_read.texts.isEmpty())
            return complain(m_line, QStringLiteral("this text has no key above it"));
        static const QRegularExpression pattern(QStringLiteral("^(\\S+)\\s*(.*)$"));
        const auto parts = pattern.match(words);
        const QString id = parts.captured(1);
        Text &text = m_read.texts.last();
        const Language *language = findLanguage(id);
        if (!language)
            return complain(m_line, text.key + QStringLiteral(": there is no language “%1”").arg(id));
        if (text.forms.contains(id))
            return complain(m_line, text.key + QStringLiteral(": this is a second text in “%1”").arg(id));
        QStringList forms = parts.captured(2).split(u'|');
        for (QString &form : forms)
            form = form.trimmed();
        if (forms.contains(QString()))
            complain(m_line, text.key + QStringLiteral(": the text in “%1” is empty").arg(id));
        if (forms.size() != 1 && forms.size() != language->forms)
            complain(m_line, text.key + QStringLiteral(": %1 forms, where “%2” has %3").arg(forms.size()).arg(id).arg(language->forms));
        text.forms.insert(id, forms);
        m_wordingLines.insert(id, m_line);
    }

    /// What can be said of a text only when it is there in all languages.
    void endText()
    {
        if (m_read.texts.isEmpty())
            return;
        const Text &text = m_read.texts.last();
        for (const Language &language : languages())
            if (!text.forms.contains(language.id))
                complain(text.line, text.key + QStringLiteral(": there is no text in “%1”").arg(language.id));
        for (auto wording = text.forms.begin(); wording != text.forms.end(); ++wording)
            checkPlaces(text, wording.key(), *wording);
    }

    void checkPlaces(const Text &text, const QString &language, const QStringList &forms)
    {
        static const QSet<QString> known{"%1", "%2", "%3", "%4", "%n"};
        const QSet<QString> model = placesOf(text.forms.first().last());
        for (const QString &form : forms) {
            QSet<QString> places = placesOf(form);
            if (!known.contains(places))
                complain(m_wordingLines[language], text.key + QStringLiteral(": nothing is ever filled in for ") + listed(places - known));
            if (model.contains("%n") && &form != &forms.last()) // the form for one may do without the number
                places.insert("%n");
            if (places != model)
                complain(m_wordingLines[language], text.key + QStringLiteral(": “%1” fills in %2, and “%3” %4")
                                                                  .arg(language, listed(places), text.forms.firstKey(), listed(model)));
        }
    }

    void complain(int line, const QString &what)
    {
        m_read.problems << m_path + u':' + (line ? QString::number(line) + u':' : QString()) + u' ' + what;
    }

    QString m_path;
    int m_line = 0;
    Texts m_read;
    QHash<QString, int> m_keys;         ///< and the line of each
    QMap<QString, int> m_wordingLines; ///< of the last text, by language
};

} // namespace

Texts readTexts(const QString &path) { return Reader(path).read(); }

QSet<QString> placesOf(const QString &form)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:[0-9]+|[A-Za-z])"));
    QSet<QString> places;
    for (auto match = pattern.globalMatch(form); match.hasNext();)
        places << match.next().captured();
    return places;
}

} // namespace bombshelf
