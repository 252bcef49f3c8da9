#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace bombshelf::lab {

/// Writes JSON straight into one string that is reused line after line. A trace of 10,000 matches is gigabytes:
/// building documents in memory first would take most of the time.
class JsonWriter {
public:
    const std::string &text() const { return m_text; }
    void clear()
    {
        m_text.clear();
        m_first = true;
    }

    void begin(char bracket)
    {
        separate();
        m_text += bracket;
        m_first = true;
    }
    void end(char bracket)
    {
        m_text += bracket;
        m_first = false;
    }
    void key(std::string_view name)
    {
        string(name);
        m_text += ':';
        m_first = true;
    }
    void string(std::string_view value)
    {
        separate();
        m_text += '"';
        for (const char letter : value) {
            if (letter == '"' || letter == '\\')
                m_text += '\\';
            m_text += letter;
        }
        m_text += '"';
    }
    void boolean(bool value) { word(value ? "true" : "false"); }
    void null() { word("null"); }
    void number(std::int64_t value) { digits(value); }
    void number(int value) { digits(value); }
    void number(double value) { digits(value); }
    void number(float value) { digits(value); }
    /// JSON that is already written.
    void word(std::string_view json)
    {
        separate();
        m_text += json;
    }

private:
    void separate()
    {
        if (!m_first)
            m_text += ',';
        m_first = false;
    }
    template <class T> void digits(T value)
    {
        char buffer[32];
        word({buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr});
    }

    std::string m_text;
    bool m_first = true;
};

} // namespace bombshelf::lab
