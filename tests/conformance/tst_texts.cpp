#include "games/catalogue.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

#include <optional>

using namespace bombshelf;

namespace {

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// A catalogue of one game in one language: key to text; unfinished texts are empty.
struct Texts {
    QHash<QString, QString> byKey;
    QStringList otherContexts;
};

std::optional<Texts> readTexts(const QString &game, const QString &language)
{
    QFile file(QStringLiteral(BOMBSHELF_SOURCE_DIR "/i18n/%1_%2.ts").arg(game, language));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    Texts texts;
    QString context, key;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
            if (context != game)
                texts.otherContexts << context;
        } else if (xml.name() == u"source") {
            key = xml.readElementText();
        } else if (xml.name() == u"translation") {
            const bool unfinished = xml.attributes().hasAttribute("type");
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            texts.byKey[key] = unfinished ? QString() : text;
        }
    }
    return texts;
}

QStringList keysOf(const Descriptor &game)
{
    QStringList keys{"title", "tagline", "points"};
    const auto addAll = [&keys](const QString &prefix, std::span<const std::string_view> words) {
        for (const std::string_view word : words)
            keys << prefix + '.' + string(word);
    };
    const auto addTerms = [&](const QString &prefix, std::span<const Term> terms) {
        for (const Term &term : terms) {
            if (!term.silent)
                keys << prefix + '.' + string(term.name);
            for (const Domain *domain : term.args)
                if (domain)
                    addAll(string(domain->name), domain->words);
        }
    };
    addAll(string(game.kinds->name), game.kinds->words);
    addTerms("move", game.verbs);
    addTerms("event", game.events);
    addAll("ask", game.prompts);
    addAll("why", game.prompts);
    addAll("refusal", game.refusals);
    addAll("ending", game.endings);
    for (const SetEntry &entry : game.houseSet)
        keys << "set." + string(entry.group) << string(entry.domain->name) + '.' + string(entry.domain->words[entry.value]);
    for (const Option &option : game.options) {
        keys << "option." + string(option.id) << "option." + string(option.id) + ".why";
        addAll("option." + string(option.id), option.values);
    }
    keys.removeDuplicates();
    return keys;
}

} // namespace

/// Every word a game can say has a text in both languages.
class TextsTest : public QObject {
    Q_OBJECT

private slots:
    void everyKeyHasAText_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("keys");
        for (const Rules *rules : catalogue())
            for (const char *language : {"ja", "en"}) {
                const Descriptor &game = rules->descriptor();
                QTest::addRow("%s/%s", game.id.data(), language)
                    << string(game.id) << QString(language) << keysOf(game);
            }
    }

    void everyKeyHasAText()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QFETCH(QStringList, keys);
        const auto texts = readTexts(game, language);
        QVERIFY2(texts, "no such catalogue in i18n/");
        QCOMPARE(texts->otherContexts, QStringList());
        const QString family = string(familyOf(game.toStdString()));
        const auto common = readTexts(family, language);
        QStringList missing;
        for (const QString &key : keys)
            if (texts->byKey.value(key).isEmpty() && (!common || common->byKey.value(key).isEmpty()))
                missing << key;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void bothLanguagesHaveTheSameKeys()
    {
        QStringList catalogues;
        for (const Rules *rules : catalogue())
            catalogues << string(rules->descriptor().id) << string(familyOf(rules->descriptor().id));
        catalogues.removeDuplicates();
        for (const QString &game : catalogues) {
            const auto ja = readTexts(game, "ja"), en = readTexts(game, "en");
            QVERIFY(ja && en);
            QStringList one = ja->byKey.keys(), two = en->byKey.keys();
            one.sort();
            two.sort();
            QCOMPARE(one, two);
            for (const QString &key : one)
                QVERIFY2(!ja->byKey[key].isEmpty() && !en->byKey[key].isEmpty(), qPrintable(key));
        }
    }
};

BOMBSHELF_TEST(TextsTest)
#include "tst_texts.moc"
