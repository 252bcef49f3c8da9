#include "console.h"

#include "streams/streams.h"

namespace bombshelf {

void Console::say(const QString &sentence)
{
    if (!sentence.isEmpty())
        m_out << sentence << Qt::endl;
}

void Console::say(const QStringList &sentences)
{
    for (const QString &sentence : sentences)
        say(sentence);
}

void Console::list(const QStringList &choices)
{
    for (qsizetype i = 0; i < choices.size(); ++i)
        say(QStringLiteral("%1. %2").arg(i + 1).arg(choices[i]));
}

void Console::scrollAway()
{
    constexpr int lines = 400; // more than screens show, also upright ones with small letters
    m_out << QString(lines, u'\n') << Qt::flush;
}

QString Console::ask(const QString &question)
{
    m_out << question << u' ' << Qt::flush;
    const auto line = readLine();
    if (!line) {
        m_out << Qt::endl;
        throw Ended();
    }
    return QString::fromStdString(*line).trimmed();
}

int Console::number(const QString &question, int least, int most, int byDefault)
{
    const QString range = tr("%1 (%2 to %3, Enter for %4)", "a question, and the numbers that answer it");
    while (true) {
        const QString word = askForWord(range.arg(question, QString::number(least), QString::number(most), QString::number(byDefault)));
        bool isNumber = false;
        const int found = word.isEmpty() ? byDefault : word.toInt(&isNumber);
        if (word.isEmpty() || (isNumber && found >= least && found <= most))
            return found;
        say(tr("“%1” is none of them: a number from %2 to %3, please.").arg(word, QString::number(least), QString::number(most)));
    }
}

int Console::choose(const QString &question, const QStringList &choices, int byDefault)
{
    list(choices);
    return number(question, 1, int(choices.size()), byDefault + 1) - 1;
}

} // namespace bombshelf
