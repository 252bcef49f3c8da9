#include <windows.h>

#include <cstdio>
#include <string>

/// bombshelf.com, which Windows' shells find before bombshelf.exe where no suffix is typed. They don't wait for a program with a
/// window, and would read from the same keyboard as a match in words. This one has no window: it hands over its words, its streams and its
/// console, waits, and ends as the program did.
int main()
{
    std::wstring path(32768, L'\0'); // the longest there is
    path.resize(GetModuleFileNameW(nullptr, path.data(), DWORD(path.size())));
    path.replace(path.rfind(L'.'), std::wstring::npos, L".exe");

    STARTUPINFOW streams{};
    streams.cb = sizeof streams;
    streams.dwFlags = STARTF_USESTDHANDLES;
    streams.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    streams.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    streams.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    PROCESS_INFORMATION program{};
    if (!CreateProcessW(path.c_str(), GetCommandLineW(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, &streams, &program)) {
        std::fputs("bombshelf: bombshelf.exe is not beside this program, or can't be started.\n", stderr);
        return 1;
    }
    WaitForSingleObject(program.hProcess, INFINITE);
    DWORD code = 1;
    GetExitCodeProcess(program.hProcess, &code);
    return int(code);
}
