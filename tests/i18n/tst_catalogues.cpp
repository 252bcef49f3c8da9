#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString key;       ///< context, source and comment
    QString source;
    QStringList forms; ///< the translation, or its plural forms
    bool plural = false;
    bool unfinished = false;
};

QString folder()
{
    return QStringLiteral(BOMBSHELF_SOURCE_DIR "/i18n");
}

/// The messages of i18n/NAME.ts by key.
QMap<QString, Message> readCatalogue(const QString &name)
{
    QFile file(folder() + '/' + name + ".ts");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QMap<QString, Message> messages;
    Message message;
    QString context, comment;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == u"message") {
            message.key = context + '|' + message.source + '|' + comment;
            messages.insert(message.key, message);
        }
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            message = {.plural = xml.attributes().value("numerus") == u"yes"};
            comment.clear();
        } else if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.unfinished = xml.attributes().hasAttribute("type");
            if (!message.plural)
                message.forms << xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            message.forms << xml.readElementText();
        }
    }
    return messages;
}

/// Names of catalogues without their language.
QStringList catalogueNames()
{
    QStringList names;
    for (const QString &file : QDir(folder()).entryList({"*_ja.ts"}, QDir::Files))
        names << file.chopped(6);
    return names;
}

bool isGame(const QString &name)
{
    return name != "bombshelf";
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern("%(?:[0-9]+|n|L[0-9n])");
    QSet<QString> found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    QStringList list(found.begin(), found.end());
    list.sort();
    return list;
}

bool isJapanese(const QString &text)
{
    static const QRegularExpression pattern("[\\p{Hiragana}\\p{Katakana}\\p{Han}]");
    return text.contains(pattern);
}

/// Three words in a row.
bool isSentence(const QString &english)
{
    static const QRegularExpression pattern("(?:[A-Za-z]{2,}[^A-Za-z%]+){2}[A-Za-z]{2,}");
    return english.contains(pattern);
}

} // namespace

class CataloguesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsThere_data() { files(); }
    void everyTextIsThere()
    {
        QFETCH(QString, file);
        const auto messages = readCatalogue(file);
        QVERIFY(!messages.isEmpty());
        const int plurals = file.endsWith("_en") ? 2 : 1;
        for (const Message &message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.key));
            QCOMPARE(message.forms.size(), message.plural ? plurals : 1);
            for (const QString &form : message.forms)
                QVERIFY2(!form.trimmed().isEmpty() || form == message.source, qPrintable(message.key));
        }
    }

    void everyGameAndTheProgramSpeakBothLanguages()
    {
        QVERIFY(catalogueNames().contains("bombshelf"));
        QVERIFY(catalogueNames().size() > 1);
        QCOMPARE(QDir(folder()).entryList({"*.ts"}, QDir::Files).size(), 2 * catalogueNames().size());
    }

    // The program's English stands in its sources, all but its plurals.
    void bothLanguagesHaveTheSameKeys_data() { names(); }
    void bothLanguagesHaveTheSameKeys()
    {
        QFETCH(QString, name);
        const auto japanese = readCatalogue(name + "_ja"), english = readCatalogue(name + "_en");
        QStringList expected;
        for (const Message &message : japanese)
            if (isGame(name) || message.plural)
                expected << message.key + (message.plural ? " (plural)" : "");
        QStringList found;
        for (const Message &message : english)
            found << message.key + (message.plural ? " (plural)" : "");
        QCOMPARE(found, expected);
    }

    void translationsFillTheSamePlaces_data() { names(); }
    void translationsFillTheSamePlaces()
    {
        QFETCH(QString, name);
        const auto japanese = readCatalogue(name + "_ja"), english = readCatalogue(name + "_en");
        QStringList wrong;
        for (const Message &message : japanese) {
            // A form for "one" may do without the number: the last form is the fullest.
            const QString model = isGame(name) ? english[message.key].forms.last() : message.source;
            for (const QString &form : message.forms)
                if (placeholders(form) != placeholders(model))
                    wrong << message.key + ": " + form;
        }
        if (!isGame(name))
            for (const Message &message : english)
                if (placeholders(message.forms.last()) != placeholders(message.source))
                    wrong << message.key + ": " + message.forms.last();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void sentencesAreTranslated_data() { names(); }
    void sentencesAreTranslated()
    {
        QFETCH(QString, name);
        const auto japanese = readCatalogue(name + "_ja"), english = readCatalogue(name + "_en");
        QStringList wrong;
        int sentences = 0;
        for (const Message &message : japanese) {
            const QString original = isGame(name) ? english[message.key].forms.last() : message.source;
            if (!isSentence(original))
                continue;
            ++sentences;
            if (!isJapanese(message.forms.join(' ')) || isJapanese(original))
                wrong << message.key + ": " + message.forms.join(" / ");
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(sentences > 20);
    }

private:
    static void names()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : catalogueNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    static void files()
    {
        QTest::addColumn<QString>("file");
        for (const QString &name : catalogueNames())
            for (const char *language : {"_ja", "_en"})
                QTest::newRow(qPrintable(name + language)) << name + language;
    }
};

BOMBSHELF_TEST(CataloguesTest)
#include "tst_catalogues.moc"
