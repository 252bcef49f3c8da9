#pragma once

#include <QStringList>
#include <QTest>

namespace bombshelf::test {

/// Sanitizers look after memory, not play: under them a sample of it will do, and how strong or how rare something is, is not asked.
#ifdef BOMBSHELF_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// Runs with the words of the command line, the first of which is the program; returns what the program ends with.
using Run = int (*)(const QStringList &words);

/// A name under which the folder's program runs something: `test_FOLDER NAME [words]`.
struct Runnable {
    Runnable(const QString &name, Run run);
};

/// tst_NAME.cpp's NAME.
QString nameOfTest(const char *file);

/// Runs a class of tests, its initMain() first if it has one.
template <class Test> int runTests(const QStringList &words)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    Test test;
    return QTest::qExec(&test, words);
}

} // namespace bombshelf::test

/// Each tst_NAME.cpp ends with it: its class of tests is NAME in the folder's program.
#define BOMBSHELF_TEST(Class)                                                                                                              \
    static const bombshelf::test::Runnable runnable##Class(bombshelf::test::nameOfTest(__FILE__), bombshelf::test::runTests<Class>);
