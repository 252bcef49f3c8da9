#include "text_match.h"

#include "match/sentence.h"
#include "view/spoken_table.h"

#include <QEventLoop>

namespace bombshelf {

TextMatch::TextMatch(Console &console) : m_console(console)
{
    m_showing.beats = {{QString(), 0}};
    m_conductor.setPondering(false);
    const auto say = [&console](const QString &sentence) { console.say(sentence); };
    QObject::connect(&m_showing, &Showing::logged, &m_showing, say);
    QObject::connect(&m_conductor, &Conductor::refused, &m_showing, say);
    QObject::connect(&m_conductor, &Conductor::notice, &m_showing, say);
    QObject::connect(&m_conductor, &Conductor::caughtUp, &m_showing, [&console](const QStringList &sentences) { console.say(sentences); });
}

void TextMatch::play(std::unique_ptr<Match> match, bool isNew)
{
    m_conductor.open(std::move(match), isNew);
    if (!isNew)
        m_console.say(SpokenTable(m_showing).all(now()));
    if (!m_conductor.isOver())
        m_console.say(tr("Answer with a number. ? tells what else you can say."));
    for (wait(); !m_conductor.isOver() && !m_hasLeft; wait()) {
        if (m_conductor.curtain() != noSeat)
            passOn(m_conductor.curtain());
        else if (m_conductor.isPaused())
            tryAgain();
        else
            answer(now());
    }
    if (m_conductor.isOver())
        tellEnd(now());
}

bool TextMatch::waits() const
{
    return m_hasLeft || m_conductor.isOver() || m_conductor.isPaused() || m_conductor.curtain() != noSeat || m_conductor.wish() ||
           m_conductor.chooser() != noSeat;
}

void TextMatch::wait()
{
    QEventLoop loop;
    QObject::connect(&m_conductor, &Conductor::changed, &loop, [&] {
        if (waits())
            loop.quit();
    });
    if (!waits())
        loop.exec();
}

void TextMatch::passOn(Seat seat)
{
    m_console.scrollAway();
    m_console.ask(tr("Only %1 should read on. Press Enter.").arg(m_showing.words().name(seat)));
    m_conductor.liftCurtain();
}

void TextMatch::answer(const Snapshot &now)
{
    put(now);
    while (!obey(m_console.askForWord(QStringLiteral(">")), now)) {
    }
}

QStringList TextMatch::answersTo(const Snapshot &now) const
{
    if (m_conductor.wish())
        return {tr("Go ahead"), tr("Rather not")};
    QStringList choices;
    for (const QVariant &choice : now.choices)
        choices << choice.toMap()["text"].toString();
    return choices;
}

void TextMatch::put(const Snapshot &now)
{
    m_console.say(m_conductor.wish() ? Sentence::both(now.wish.text, now.wish.why) : now.question.prompt);
    m_console.list(answersTo(now));
}

bool TextMatch::obey(const QString &word, const Snapshot &now)
{
    if (word.toLower() != u'u')
        m_warnedOf.reset();
    bool isNumber = false;
    if (const int number = word.toInt(&isNumber); isNumber)
        return take(number, now);
    const QChar letter = word.size() == 1 ? word[0].toLower() : word.isEmpty() ? u'\n' : u'\0';
    switch (letter.unicode()) {
    case '\n': put(now); return false;
    case 't': m_console.say(SpokenTable(m_showing).all(now)); return false;
    case 'l': m_console.say(m_showing.log().sentences()); return false;
    case 'w': m_console.say(now.question.why.isEmpty() ? tr("There is no more to say about it.") : now.question.why); return false;
    case 'u': return undo(now);
    case 'r': return travel(now.progress.canRedo, &Match::redo, tr("Nothing was taken back."));
    case 'q': m_hasLeft = true; return true;
    case '?': help(); return false;
    default:
        m_console.say(tr("“%1” is not one of the choices. Enter shows the choices, ? tells what else you can say.").arg(word));
        return false;
    }
}

void TextMatch::help()
{
    m_console.say(QStringList{tr("A number: that choice."), tr("Enter: the question and its choices again."),
                              tr("t: what lies on the table."), tr("l: what has happened so far."),
                              tr("w: why you are asked, by the rules."), tr("u: take a move back."), tr("r: make it again."),
                              tr("q: leave; the match is kept.")});
}

bool TextMatch::take(int number, const Snapshot &now)
{
    if (const qsizetype most = answersTo(now).size(); number < 1 || number > most) {
        m_console.say(tr("There is no choice %1: they go from 1 to %2.").arg(number).arg(most));
        return false;
    }
    if (m_conductor.wish()) {
        m_conductor.answer(number == 1);
        return true;
    }
    const Move move = now.moves[number - 1];
    return m_conductor.choose({&move, 1});
}

bool TextMatch::undo(const Snapshot &now)
{
    const std::optional<int> decision = m_conductor.match()->spoiltByUndo();
    if (now.progress.canUndo && decision && m_warnedOf != decision) {
        m_warnedOf = decision;
        m_console.say(tr("Something hidden has come out since. Say u once more, and this is a practice match, which does not count."));
        return false;
    }
    return travel(now.progress.canUndo, &Match::undo, tr("There is nothing to take back."));
}

bool TextMatch::travel(bool isPossible, bool (Match::*way)(QString *), const QString &whyNot)
{
    if (isPossible)
        m_conductor.travel(way);
    else
        m_console.say(whyNot);
    return isPossible;
}

void TextMatch::tryAgain()
{
    m_hasLeft = m_console.askForWord(tr("Press Enter to try again, or q to leave.")).toLower() == u'q';
    if (!m_hasLeft)
        m_conductor.setPaused(false);
}

void TextMatch::tellEnd(const Snapshot &now)
{
    m_console.say(now.ending.winners);
    if (now.opened.cooperative)
        return;
    for (const QVariant &entry : talliesOf(m_showing)) {
        const QVariantMap tally = entry.toMap();
        m_console.say(tr("%1. %2: %3", "rank, player, points")
                          .arg(tally["rank"].toInt())
                          .arg(tally["name"].toString(), m_showing.words().text(QStringLiteral("points"), tally["points"].toInt())));
    }
}

} // namespace bombshelf
