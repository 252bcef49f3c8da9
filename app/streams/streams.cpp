#include "streams.h"

#include <cstdio>
#include <iostream>

#ifdef _WIN32
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#endif

namespace bombshelf {

#ifdef _WIN32

namespace {

bool isLedAnywhere(std::FILE *stream)
{
    const int descriptor = _fileno(stream); // negative where a program with a window was given none
    return descriptor >= 0 && GetFileType(HANDLE(_get_osfhandle(descriptor))) != FILE_TYPE_UNKNOWN;
}

void openWhereClosed(std::FILE *stream, const char *console, const char *mode)
{
    if (!isLedAnywhere(stream))
        static_cast<void>(std::freopen(console, mode, stream)); // where it fails, nobody listens
}

/// The keyboard, if that is where the input comes from.
HANDLE keyboard()
{
    const int descriptor = _fileno(stdin);
    const HANDLE handle = descriptor < 0 ? INVALID_HANDLE_VALUE : HANDLE(_get_osfhandle(descriptor));
    DWORD mode = 0;
    return GetConsoleMode(handle, &mode) ? handle : INVALID_HANDLE_VALUE;
}

std::string toUtf8(const std::wstring &text)
{
    const int length = WideCharToMultiByte(CP_UTF8, 0, text.data(), int(text.size()), nullptr, 0, nullptr, nullptr);
    std::string bytes(std::size_t(length), '\0');
    WideCharToMultiByte(CP_UTF8, 0, text.data(), int(text.size()), bytes.data(), length, nullptr, nullptr);
    return bytes;
}

/// Consoles hand over bytes in code pages that lack most letters, or lose what is not ASCII; only as UTF-16 all arrives.
std::optional<std::string> typedLine(HANDLE keys)
{
    constexpr wchar_t controlZ = 0x1a; // alone on a line: the end of the input
    std::wstring line;
    for (wchar_t part[256]; !line.ends_with(L'\n');) {
        DWORD read = 0;
        if (!ReadConsoleW(keys, part, DWORD(std::size(part)), &read, nullptr) || read == 0)
            return std::nullopt;
        line.append(part, read);
    }
    if (line.front() == controlZ)
        return std::nullopt;
    line.erase(line.find_last_not_of(L"\r\n") + 1);
    return toUtf8(line);
}

} // namespace

StandardStreams::StandardStreams(Console console)
{
    if (console == Console::callers && AttachConsole(ATTACH_PARENT_PROCESS)) {
        openWhereClosed(stdin, "CONIN$", "r");
        openWhereClosed(stdout, "CONOUT$", "w");
        openWhereClosed(stderr, "CONOUT$", "w");
    }
    for (std::FILE *stream : {stdout, stderr})
        if (const int descriptor = _fileno(stream); descriptor >= 0) {
            _setmode(descriptor, _O_BINARY);
            if (_isatty(descriptor)) // else it gets letters byte by byte, each of which is none
                std::setvbuf(stream, nullptr, _IOFBF, 1 << 16);
        }
    m_codePage = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
}

#else

StandardStreams::StandardStreams(Console) : m_codePage(0) {}

#endif

StandardStreams::~StandardStreams()
{
    std::fflush(nullptr);
#ifdef _WIN32
    if (m_codePage != 0)
        SetConsoleOutputCP(m_codePage);
#endif
}

std::optional<std::string> readLine()
{
#ifdef _WIN32
    if (const HANDLE keys = keyboard(); keys != INVALID_HANDLE_VALUE)
        return typedLine(keys);
#endif
    std::string line;
    if (!std::getline(std::cin, line))
        return std::nullopt;
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

} // namespace bombshelf
