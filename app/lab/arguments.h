#pragma once

#include <QCommandLineParser>

#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace bombshelf::lab {

/// The command line asks for something that does not exist; told in one line, exit code 2.
class BadUse : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An option of a command: "--name VALUE", or "--name" alone if it takes none.
struct Flag {
    std::string_view name;
    std::string_view value; ///< what the help calls its value; empty: it takes none
    std::string_view help;
};

/// The words of a command line after the command's name.
class Arguments {
public:
    /// Throws BadUse if a word starts with "-" and is none of the flags, or lacks its value.
    Arguments(std::span<const std::string> words, std::span<const Flag> flags);

    std::vector<std::string> plain() const { return strings(m_parser.positionalArguments()); }
    /// The one word there has to be; throws BadUse with the question if there is none.
    std::string only(const std::string &question) const;
    /// The path of the file that this word names; throws BadUse if there is none.
    QString file(const std::string &question) const;
    bool has(std::string_view flag) const { return m_parser.optionNames().contains(name(flag)); }
    /// The value given last, or `otherwise`.
    std::string text(std::string_view flag, std::string_view otherwise) const;
    /// Every value given, in order.
    std::vector<std::string> all(std::string_view flag) const { return strings(m_parser.values(name(flag))); }
    std::int64_t number(std::string_view flag, std::int64_t otherwise, std::int64_t least,
                        std::int64_t most = std::numeric_limits<std::int32_t>::max()) const;
    std::uint64_t seed(std::string_view flag, std::uint64_t otherwise) const;

private:
    static QString name(std::string_view flag) { return QString::fromLatin1(flag.data(), qsizetype(flag.size())); }
    static std::vector<std::string> strings(const QStringList &words);

    QCommandLineParser m_parser;
};

std::vector<std::string> splitAtCommas(std::string_view text);

} // namespace bombshelf::lab
