#include "lesson/lesson.h"
#include "match/word.h"
#include "support/games.h"
#include "support/test_case.h"
#include "texts/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace bombshelf;

namespace {

/// What is filled into a text: "%1", "%n".
using Places = QSet<QString>;

Places firstPlaces(int count)
{
    Places places;
    for (int i = 1; i <= count; ++i)
        places.insert('%' + QString::number(i));
    return places;
}

/// Of a move or an event with its arguments, after `before` others.
Places placesOf(const Term &term, int before)
{
    Places places = firstPlaces(before + int(std::ranges::count_if(term.args, [](const Domain *domain) { return domain; })));
    if (std::ranges::count(term.args, &numberDomain))
        places.insert("%n");
    return places;
}

/// The keys a game has a text for, with what is filled in there.
struct Keys {
    QMap<QString, Places> must;
    QMap<QString, Places> may;
};

class KeysOfGame {
public:
    explicit KeysOfGame(const Rules &rules) : m_rules(rules), m_game(rules.descriptor()) {}

    Keys all()
    {
        for (const char *key : {"title", "tagline"})
            m_keys.must[key] = {};
        m_keys.must["points"] = {"%n"};
        addAll("refusal.", m_game.refusals, {});
        addAll("ending.", m_game.endings, {});
        addAll("ask.", m_game.prompts, {"%1"});
        addAll("why.", m_game.prompts, {"%n"});
        for (const std::string_view prompt : m_game.prompts)
            m_keys.may["wait." + fromWord(prompt)] = m_keys.may["forced." + fromWord(prompt)] = {"%1"};
        for (const Merit &merit : m_rules.knowledge().merits()) {
            m_keys.must["because." + fromWord(merit.word)] = {};
            if (!m_game.cooperative)
                m_keys.must["because." + fromWord(merit.word) + ".others"] = {};
            if (!m_game.cooperative && m_game.minSeats == 2)
                m_keys.must["because." + fromWord(merit.word) + ".rival"] = {};
        }
        addKinds();
        addZones();
        addMoves();
        addEvents();
        addSetUp();
        addCampaign();
        addAccount();
        addLessons();
        addWhatPlayShows();
        return m_keys;
    }

private:
    void addAll(const QString &prefix, std::span<const std::string_view> words, const Places &places)
    {
        for (const std::string_view word : words)
            m_keys.must[prefix + fromWord(word)] = places;
    }

    void addKinds()
    {
        addAll(fromWord(m_game.kinds->name) + '.', m_game.kinds->words, {});
        for (const std::string_view kind : m_game.kinds->words) {
            const QString rule = fromWord(m_game.kinds->name) + '.' + fromWord(kind) + ".rule";
            m_keys.may[rule] = {};
            for (const std::string_view power : m_game.powers)
                m_keys.may[rule + '.' + fromWord(power)] = {};
            m_keys.may[rule + ".other"] = {"%1", "%2", "%3"}; // somebody else's: who, and the neighbours at the left and right
        }
    }

    void addZones()
    {
        for (const ZoneInfo &zone : m_game.zones) {
            const QString key = "zone." + fromWord(zone.name);
            m_keys.may[key] = firstPlaces(zone.seat == noSeat ? 0 : 1);
            m_keys.may[key + ".count"] = m_keys.may[key + ".hidden"] = m_keys.may[key + ".end"] = {"%n"};
        }
    }

    void addArguments(const Term &term)
    {
        for (const Domain *domain : term.args)
            if (domain)
                addAll(fromWord(domain->name) + '.', domain->words, {});
        if (std::ranges::count(term.args, &numberDomain))
            for (int number = 0; number < 256; ++number)
                m_keys.may["number." + QString::number(number)] = {};
    }

    void addMoves()
    {
        for (const Term &verb : m_game.verbs) {
            const QString key = "move." + fromWord(verb.name);
            m_keys.must[key] = m_keys.may[key + ".hint"] = placesOf(verb, 0);
            if (std::ranges::count(verb.args, &seatDomain))
                m_keys.may[key + ".own"] = placesOf(verb, 0);
            addArguments(verb);
            if (verb.ofAll)
                addWishes(verb);
        }
    }

    void addWishes(const Term &verb)
    {
        const QString key = "wish." + fromWord(verb.name);
        m_keys.must[key] = placesOf(verb, 0);
        if (verb.args[0])
            for (const std::string_view word : verb.args[0]->words)
                m_keys.may[key + '.' + fromWord(word)] = placesOf(verb, 0);
        const int arguments = int(placesOf(verb, 0).size());
        for (const Term &end : m_game.verbs)
            if (end.carriesOut)
                m_keys.must[key + '.' + fromWord(end.name)] = placesOf(verb, 0) + placesOf(end, arguments);
    }

    void addEvents()
    {
        for (const Term &event : m_game.events) {
            const QString key = "event." + fromWord(event.name);
            for (const char *unseen : {"", ".unseen"})
                for (const char *form : {"", ".short", ".end"})
                    for (const char *variant : {"", ".none", ".same"})
                        m_keys.may[key + unseen + form + variant] = placesOf(event, 1);
            if (!event.silent)
                m_keys.must[key] = placesOf(event, 1);
            addArguments(event);
        }
    }

    void addSetUp()
    {
        for (const SetEntry &entry : m_game.houseSet)
            for (const QString &key :
                 {"set." + fromWord(entry.group), fromWord(entry.domain->name) + '.' + fromWord(entry.domain->words[entry.value])})
                m_keys.must[key] = {};
        for (const Option &option : m_game.options) {
            const QString key = "option." + fromWord(option.id);
            m_keys.must[key] = m_keys.must[key + ".why"] = {};
            addAll(key + '.', option.values, {});
            for (const std::string_view value : option.values)
                m_keys.may[key + '.' + fromWord(value) + ".why"] = {};
        }
    }

    void addAccount()
    {
        if (!m_game.cooperative)
            return;
        m_keys.may["goal"] = {};
        m_keys.may["tally.end"] = {"%1"};
        m_keys.must["turns"] = {"%n"};
    }

    void addCampaign()
    {
        if (!QFile::exists(
                QStringLiteral(BOMBSHELF_SOURCE_DIR "/assets/games/%1/campaign.svg").arg(fromWord(bombshelf::familyOf(m_game.id)))))
            return;
        m_keys.must["campaign.title"] = m_keys.must["campaign.tagline"] = {};
        for (const QString outcome : {"all", "saved", "lost"}) {
            for (const char *key : {".headline", ".below"})
                m_keys.must["campaign." + outcome + key] = {};
            m_keys.must["campaign." + outcome + ".story"] = {"%n"};
        }
    }

    /// The game's own lesson, and its family's.
    void addLessons()
    {
        for (const std::string_view id : {m_game.id, bombshelf::familyOf(m_game.id)}) {
            QFile file(QStringLiteral(BOMBSHELF_SOURCE_DIR "/assets/games/%1/lesson.json").arg(fromWord(id)));
            if (file.open(QIODevice::ReadOnly))
                for (const QString &key : textKeys(readLesson(file.readAll())))
                    m_keys.must[key] = {};
        }
    }

    /// Facts and the rows of a score are named in no list.
    void addWhatPlayShows()
    {
        for (const Setup &setup : test::everySetup(m_game))
            test::playRandomly(m_rules, setup, 1, 200, [this](const State &state, test::Choice) {
                Facts facts;
                m_rules.facts(state, facts);
                for (const Fact &fact : facts) {
                    const QString key = "fact." + fromWord(fact.name);
                    m_keys.may[key] = m_keys.may[key + ".none"] = {"%1", "%2", "%n"};
                    addWords(*fact.domain);
                }
                Tally tally;
                m_rules.tally(state, 0, tally);
                for (const TallyRow &row : tally)
                    addWords(*row.domain);
            });
    }

    void addWords(const Domain &domain)
    {
        for (const std::string_view word : domain.words)
            m_keys.may[fromWord(domain.name) + '.' + fromWord(word)] = {};
    }

    const Rules &m_rules;
    const Descriptor &m_game;
    Keys m_keys;
};

/// What scenes look up themselves: qsTranslate("bomber", "post." + post + ".rule") asks for all that is like post.*.rule. In its own scene a game is
/// gameId, too.
QList<QRegularExpression> askedByScenes(const QString &name)
{
    static const QRegularExpression variable(R"(\$\{[^}]*\}|"\s*\+[^"]*("|$))"), quote("[\"`]");
    const QRegularExpression call(QStringLiteral("qsTranslate\\(\"%1\", ([^,)]+)").arg(name));
    const QRegularExpression ownCall(QStringLiteral("qsTranslate\\((?:\"%1\"|gameId), ([^,)]+)").arg(name));
    QList<QRegularExpression> asked;
    for (QDirIterator files(BOMBSHELF_SOURCE_DIR "/qml/games", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        const bool isOwn = QFileInfo(file).dir().dirName() == name;
        for (auto match = (isOwn ? ownCall : call).globalMatch(source); match.hasNext();) {
            const QString key = match.next().captured(1).replace(variable, "*").remove(quote);
            asked << QRegularExpression('^' + QRegularExpression::escape(key).replace("\\*", "[^.]+") + '$');
        }
    }
    return asked;
}

/// Of every game, by its id.
const QMap<QString, Keys> &keys()
{
    static const QMap<QString, Keys> all = [] {
        QMap<QString, Keys> keys;
        for (const Rules *rules : catalogue())
            keys[fromWord(rules->descriptor().id)] = KeysOfGame(*rules).all();
        return keys;
    }();
    return all;
}

QString fileOf(const QString &name) { return "i18n/" + name + ".txt"; }

QList<Text> textsOf(const QString &name) { return readTexts(BOMBSHELF_SOURCE_DIR "/" + fileOf(name)).texts; }

QString familyOf(const QString &id) { return fromWord(bombshelf::familyOf(id.toStdString())); }

} // namespace

/// Every word a game can say has a text, and every text is of something it can say.
class TextsTest : public QObject {
    Q_OBJECT

private slots:
    void everyKeyHasAText_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : keys().keys())
            QTest::newRow(qPrintable(game)) << game;
    }

    void everyKeyHasAText()
    {
        QFETCH(QString, game);
        QStringList missing = keys()[game].must.keys();
        for (const QString &name : {game, familyOf(game)})
            for (const Text &text : textsOf(name))
                missing.removeAll(text.key);
        QVERIFY2(missing.isEmpty(), qPrintable(fileOf(game) + ": there is no text for " + missing.join(", ")));
    }

    void everyTextIsOfUse_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &file : QDir(BOMBSHELF_SOURCE_DIR "/i18n").entryList({"*.txt"}))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
    }

    void everyTextIsOfUse()
    {
        QFETCH(QString, name);
        QMap<QString, Places> known;
        for (const QString &game : keys().keys())
            if (name == game || name == familyOf(game)) {
                known.insert(keys()[game].may);
                known.insert(keys()[game].must);
            }
        const QList<QRegularExpression> asked = askedByScenes(name);
        QStringList wrong;
        for (const Text &text : textsOf(name)) {
            const QString where = QStringLiteral("%1:%2: %3").arg(fileOf(name)).arg(text.line).arg(text.key);
            if (std::ranges::any_of(asked, [&](const QRegularExpression &key) { return key.match(text.key).hasMatch(); }))
                known.insert(text.key, {});
            if (!known.contains(text.key))
                wrong << where + " is never asked for";
            else if (!known[text.key].contains(bombshelf::placesOf(text.forms["en"].join(' '))))
                wrong << where + " has places that nothing is filled into";
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    }

    /// "Your turn", in Japanese only "あなた", can stand for the name of the only person who plays.
    void everyQuestionBeginsWithWhomItAsks()
    {
        const QMap<QString, QString> begins{{"en", "%1: "}, {"ja", QString::fromUtf8("%1の番：")}};
        QStringList wrong;
        for (const QString &file : QDir(BOMBSHELF_SOURCE_DIR "/i18n").entryList({"*.txt"}))
            for (const Text &text : textsOf(file.chopped(4)))
                for (auto form = text.forms.begin(); form != text.forms.end(); ++form)
                    if (text.key.startsWith("ask.") && form->last().contains("%1") && !form->last().startsWith(begins[form.key()]))
                        wrong << QStringLiteral("%1:%2: %3").arg(file).arg(text.line).arg(form->last());
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    }
};

BOMBSHELF_TEST(TextsTest)
#include "tst_texts.moc"
