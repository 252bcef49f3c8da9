#include "arguments.h"

#include <QFileInfo>

#include <charconv>

namespace bombshelf::lab {

namespace {

template <class T> T parse(std::string_view flag, std::string_view text, T least, T most)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        throw BadUse("--" + std::string(flag) + " takes a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                     ", not \"" + std::string(text) + "\"");
    return value;
}

} // namespace

Arguments::Arguments(std::span<const std::string> words, std::span<const Flag> flags)
{
    for (const Flag &flag : flags)
        m_parser.addOption({name(flag.name), name(flag.help), name(flag.value)});
    QStringList line{QString()}; // where the program's name would be
    for (const std::string &word : words)
        line << QString::fromLocal8Bit(word.c_str());
    if (!m_parser.parse(line))
        throw BadUse(m_parser.errorText().toStdString());
}

std::string Arguments::only(const std::string &question) const
{
    const std::vector<std::string> words = plain();
    if (words.size() != 1)
        throw BadUse(words.empty() ? question : "too many words: \"" + words[1] + "\"");
    return words[0];
}

QString Arguments::file(const std::string &question) const
{
    const std::string path = only(question);
    if (!QFileInfo(QString::fromStdString(path)).isFile())
        throw BadUse("no file is called \"" + path + "\"");
    return QString::fromStdString(path);
}

std::string Arguments::text(std::string_view flag, std::string_view otherwise) const
{
    return has(flag) ? m_parser.value(name(flag)).toStdString() : std::string(otherwise);
}

std::vector<std::string> Arguments::strings(const QStringList &words)
{
    std::vector<std::string> texts;
    for (const QString &word : words)
        texts.push_back(word.toStdString());
    return texts;
}

std::int64_t Arguments::number(std::string_view flag, std::int64_t otherwise, std::int64_t least, std::int64_t most) const
{
    return has(flag) ? parse(flag, text(flag, ""), least, most) : otherwise;
}

std::uint64_t Arguments::seed(std::string_view flag, std::uint64_t otherwise) const
{
    return has(flag) ? parse<std::uint64_t>(flag, text(flag, ""), 0, ~std::uint64_t(0)) : otherwise;
}

std::vector<std::string> splitAtCommas(std::string_view text)
{
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (letter == ',')
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    return parts;
}

} // namespace bombshelf::lab
