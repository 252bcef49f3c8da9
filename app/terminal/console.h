#pragma once

#include <QCoreApplication>
#include <QTextStream>

#include <cstdio>

namespace bombshelf {

/// Sentences out, answers in, by the standard streams: plain lines that can be read aloud, felt, or written by a script.
class Console {
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    /// The input is at its end: nobody answers any more.
    struct Ended {};

    void say(const QString &sentence);
    void say(const QStringList &sentences);
    void list(const QStringList &choices);
    /// What was on the screen leaves it, but can be scrolled back to.
    void scrollAway();
    /// All that was said could be written.
    bool isHeard() const { return m_out.status() == QTextStream::Ok; }
    /// The next line, without spaces around it. Throws Ended.
    QString ask(const QString &question);
    /// The same as a number or a command: in plain letters, also where full-width ones were typed. Throws Ended.
    QString askForWord(const QString &question) { return ask(question).normalized(QString::NormalizationForm_KC); }
    /// From `least` to `most`; asks until it is one. An empty line means `byDefault`. Throws Ended.
    int number(const QString &question, int least, int most, int byDefault);
    /// Which one, from 0. Throws Ended.
    int choose(const QString &question, const QStringList &choices, int byDefault);

private:
    QTextStream m_out{stdout};
};

} // namespace bombshelf
