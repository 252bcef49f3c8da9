#include "phrases.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace bombshelf {

namespace {

constexpr QChar joiner(0x2060);

/// The letters beside a gap that are weighed together: from how far after it, and how many.
struct Feature {
    const char *name; // in assets/phrases
    int from;
    int length;
};

constexpr Feature features[] = {{"UW1", -3, 1}, {"UW2", -2, 1}, {"UW3", -1, 1}, {"UW4", 0, 1}, {"UW5", 1, 1},
                                {"UW6", 2, 1},  {"BW1", -2, 2}, {"BW2", -1, 2}, {"BW3", 0, 2}, {"TW1", -3, 3},
                                {"TW2", -2, 3}, {"TW3", -1, 3}, {"TW4", 0, 3}};

/// BudouX: a phrase begins where the weights of the letters around sum to more than half of all weights.
class Model {
public:
    Model()
    {
        QFile file(QStringLiteral(":/assets/phrases/ja.json"));
        if (!file.open(QIODevice::ReadOnly))
            return;
        const QJsonObject model = QJsonDocument::fromJson(file.readAll()).object();
        for (std::size_t i = 0; i < std::size(features); ++i) {
            const QJsonObject weights = model[QLatin1String(features[i].name)].toObject();
            for (auto weight = weights.begin(); weight != weights.end(); ++weight) {
                m_weights[i].insert(weight.key(), weight->toInt());
                m_all += weight->toInt();
            }
        }
    }

    bool beginsPhrase(const QString &text, qsizetype at) const
    {
        int sum = 0;
        for (std::size_t i = 0; i < std::size(features); ++i) {
            const qsizetype from = at + features[i].from;
            if (from >= 0 && from + features[i].length <= text.size())
                sum += m_weights[i].value(QString::fromRawData(text.constData() + from, features[i].length));
        }
        return 2 * sum > m_all;
    }

private:
    std::array<QHash<QString, int>, std::size(features)> m_weights;
    int m_all = 0;
};

/// What the model would break.
const QStringList &wholeWords()
{
    static const QStringList words{QStringLiteral("捨て札"),     QStringLiteral("すり替え"), QStringLiteral("しのい"),
                                   QStringLiteral("しのぎ"),     QStringLiteral("しのげ"),   QStringLiteral("ほのめかす"),
                                   QStringLiteral("りょうまつ"), QStringLiteral("まるごと"), QStringLiteral("この世"),
                                   QStringLiteral("宝の地図")};
    return words;
}

bool isJapanese(QChar letter)
{
    return letter.script() == QChar::Script_Hiragana || letter.script() == QChar::Script_Katakana || letter.script() == QChar::Script_Han ||
           letter == u'ー';
}

/// Japanese, or its punctuation: other letters break as Qt knows.
bool isWide(QChar letter) { return letter >= QChar(0x2e80); }
bool isWord(QChar letter) { return letter.isLetterOrNumber(); }
/// Or a sign that is read as one.
bool isLetter(QChar letter) { return !letter.isPunct() && !letter.isSpace(); }
bool isOpening(QChar letter) { return letter.category() == QChar::Punctuation_Open; }
bool isClosing(QChar letter) { return letter.category() == QChar::Punctuation_Close; }
bool endsClause(QChar letter) { return QStringView(u"、。：；・／").contains(letter); }

/// Where a line may begin: an entry for each letter.
class Gaps {
public:
    explicit Gaps(const QString &text) : m_text(text), m_open(std::size_t(text.size()) + 1, true)
    {
        static const Model model;
        for (qsizetype at = 1; at < text.size(); ++at)
            open(at) = followsClause(at) || isOpening(text[at]) || isLoanword(at) || (endsWord(at) && model.beginsPhrase(text, at));
        keepWholeWords();
        joinLoneLetters();
    }

    bool mayBreak(qsizetype at) const { return m_open[std::size_t(at)]; }

private:
    std::vector<bool>::reference open(qsizetype at) { return m_open[std::size_t(at)]; }
    bool followsClause(qsizetype at) const
    {
        while (at > 1 && isClosing(m_text[at - 1]))
            --at;
        return endsClause(m_text[at - 1]);
    }
    bool isHiragana(qsizetype at) const { return m_text[at].script() == QChar::Script_Hiragana; }
    /// Kanji, katakana and figures go on: in endings, particles, counters.
    bool endsWord(qsizetype at) const { return isHiragana(at - 1) || !isWord(m_text[at - 1]); }
    bool isLoanword(qsizetype at) const { return isHiragana(at - 1) && m_text[at].script() == QChar::Script_Katakana; }

    void keepWholeWords()
    {
        for (const QString &word : wholeWords())
            for (qsizetype at = m_text.indexOf(word); at >= 0; at = m_text.indexOf(word, at + 1))
                for (qsizetype inside = at + 1; inside < at + word.size(); ++inside)
                    open(inside) = false;
    }

    /// A phrase of one letter goes with the one before it; where a clause begins, with the one after.
    void joinLoneLetters()
    {
        for (qsizetype begin = 0, end = 0; begin < m_text.size(); begin = end) {
            end = begin + 1;
            while (end < m_text.size() && !mayBreak(end))
                ++end;
            if (std::ranges::count_if(QStringView(m_text).mid(begin, end - begin), isLetter) != 1)
                continue;
            const bool goesOn = end < m_text.size() && isLetter(m_text[end - 1]);
            const bool first = begin == 0 || !isLetter(m_text[begin - 1]);
            open(goesOn && first ? end : begin) = false;
        }
    }

    const QString &m_text;
    std::vector<bool> m_open;
};

} // namespace

QString keptInPhrases(const QString &text)
{
    if (std::ranges::none_of(text, isJapanese))
        return text;
    const Gaps gaps(text);
    QString kept;
    kept.reserve(2 * text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool goesOn = at > 0 && !gaps.mayBreak(at) && !text[at - 1].isSpace() && !text[at].isSpace();
        if (goesOn && !text[at].isLowSurrogate() && (isWide(text[at - 1]) || isWide(text[at])))
            kept += joiner;
        kept += text[at];
    }
    return kept;
}

Phrases::Phrases(QObject *text) : QObject(text), m_text(text->metaObject()->property(text->metaObject()->indexOfProperty("text")))
{
    connect(text, m_text.notifySignal(), this, metaObject()->method(metaObject()->indexOfSlot("keep()")));
    keep();
}

void Phrases::setKept(bool kept)
{
    if (kept == m_kept)
        return;
    m_kept = kept;
    emit keptChanged();
    keep();
}

void Phrases::keep()
{
    const QString now = m_text.read(parent()).toString();
    QString plain = now;
    plain.remove(joiner);
    if (const QString shown = m_kept ? keptInPhrases(plain) : plain; shown != now)
        m_text.write(parent(), shown); // as C++ does, so that it goes on following what QML bound it to
    if (plain != std::exchange(m_plain, plain))
        emit plainChanged();
}

} // namespace bombshelf
