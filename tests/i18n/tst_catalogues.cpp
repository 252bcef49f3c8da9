#include "support/test_case.h"
#include "texts/languages.h"
#include "texts/texts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace bombshelf;

namespace {

struct Message {
    QString key;       ///< context, source and comment
    QString source;
    QStringList forms; ///< the translation, or its plural forms
    bool plural = false;
    bool unfinished = false;
};

QString folder() { return QStringLiteral(BOMBSHELF_SOURCE_DIR "/i18n"); }

/// The program's own messages by key.
QMap<QString, Message> readCatalogue(const QString &language)
{
    QFile file(folder() + "/bombshelf_" + language + ".ts");
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

/// What is said in English, and how in Japanese.
struct Pair {
    QString key, english, japanese;
};

QList<Pair> saidByTheProgram()
{
    QList<Pair> pairs;
    for (const Message &message : readCatalogue("ja"))
        pairs.append({message.key, message.source, message.forms.join(' ')});
    return pairs;
}

QList<Pair> saidByAGame(const QString &file)
{
    QList<Pair> pairs;
    for (const Text &text : readTexts(folder() + '/' + file).texts)
        pairs.append({text.key, text.forms["en"].join(' '), text.forms["ja"].join(' ')});
    return pairs;
}

} // namespace

/// Of the program's own texts, and of what can be said of all without knowing the games.
class CataloguesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsThere_data() { everyLanguage(); }
    void everyTextIsThere()
    {
        QFETCH(QString, language);
        const auto messages = readCatalogue(language);
        QVERIFY(!messages.isEmpty());
        const int plurals = findLanguage(language)->forms;
        for (const Message &message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.key));
            QCOMPARE(message.forms.size(), message.plural ? plurals : 1);
            for (const QString &form : message.forms)
                QVERIFY2(!form.trimmed().isEmpty() || form == message.source, qPrintable(message.key));
        }
    }

    void everyLanguageHasACatalogueAndNoOther()
    {
        QVERIFY(languages().size() > 1);
        QStringList expected;
        for (const Language &language : languages())
            expected << "bombshelf_" + language.id + ".ts";
        expected.sort();
        QCOMPARE(QDir(folder()).entryList({"*.ts"}, QDir::Files), expected);
    }

    // The program's English stands in its sources, all but its plurals.
    void everyLanguageHasTheSamePlurals_data() { everyLanguage(); }
    void everyLanguageHasTheSamePlurals()
    {
        QFETCH(QString, language);
        QStringList found;
        for (const Message &message : readCatalogue(language))
            if (message.plural)
                found << message.key;
        QCOMPARE(found, readCatalogue("en").keys());
    }

    void translationsFillTheSamePlaces_data() { everyLanguage(); }
    void translationsFillTheSamePlaces()
    {
        QFETCH(QString, language);
        QStringList wrong;
        for (const Message &message : readCatalogue(language))
            for (const QString &form : message.forms) {
                QSet<QString> places = placesOf(form);
                if (&form != &message.forms.last()) // the form for one may do without the number
                    places << "%n";
                if (places != placesOf(message.source))
                    wrong << message.key + ": " + form;
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void gamesSpeakEveryLanguage_data() { everyGame(); }
    void gamesSpeakEveryLanguage()
    {
        QFETCH(QString, file);
        const Texts read = readTexts(folder() + '/' + file);
        QVERIFY2(read.problems.isEmpty(), qPrintable(read.problems.join('\n')));
        QVERIFY(!read.texts.isEmpty());
    }

    void sentencesAreTranslated_data()
    {
        everyGame();
        QTest::newRow("the program") << QString();
    }
    void sentencesAreTranslated()
    {
        QFETCH(QString, file);
        QStringList wrong;
        int sentences = 0;
        for (const auto &[key, english, japanese] : file.isEmpty() ? saidByTheProgram() : saidByAGame(file)) {
            if (!isSentence(english))
                continue;
            ++sentences;
            if (!isJapanese(japanese) || isJapanese(english))
                wrong << key + ": " + japanese;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(sentences > 20);
    }

private:
    static void everyLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const Language &language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }

    static void everyGame()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : QDir(folder()).entryList({"*.txt"}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file;
    }
};

BOMBSHELF_TEST(CataloguesTest)
#include "tst_catalogues.moc"
