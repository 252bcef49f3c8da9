"""A console of Windows: what is typed there arrives and is said, in Japanese too, and the program with a window waits for nobody
else: console.py BUILD EMULATOR. The console is that of Wine on a terminal of this system's.

test_streams stands for the program; a copy of it says that it has a window, as bombshelf.exe does."""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import tty

build, emulator = sys.argv[1:]
failed = []


def with_window(source, target):
    """The copy's header (at what offset 0x3c says) has the subsystem at 92: 3 is a console's, 2 has windows."""
    shutil.copy(source, target)
    with open(target, "r+b") as file:
        file.seek(0x3c)
        at = int.from_bytes(file.read(4), "little") + 92
        file.seek(at)
        assert file.read(2) == b"\x03\x00"
        file.seek(at)
        file.write(b"\x02\x00")


def at_console(words, typed, wanted):
    """Types each line once what is wanted before it was said; returns what the program ended with."""
    read = b""
    process, screen = pty.fork()
    if process == 0:
        os.execvp(words[0], words)
    tty.setraw(screen)  # what is typed before it is asked for stays as it is
    said = ""
    for want, line in zip(wanted, typed + [None]):
        while want not in said:
            if not select.select([screen], [], [], 300)[0]:
                os.kill(process, 9)
                break
            try:
                read += os.read(screen, 4096)
            except OSError:  # the terminal is closed
                break
            said = re.sub(r"\x1b\[[?\d;]*[a-zA-Z]", "", read.decode(errors="replace"))
        if want not in said:
            failed.append(f"{words}: no “{want}” in {said!r}")
            break
        if line is not None:
            os.write(screen, line.encode() + b"\r")
    ended = status = 0
    while not ended:  # it does not end before all was read, and what Wine runs beside it leaves the terminal open
        if select.select([screen], [], [], 0.1)[0]:
            try:
                os.read(screen, 4096)
            except OSError:
                pass
        ended, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status)


def check(what, holds):
    if not holds:
        failed.append(what)


with tempfile.TemporaryDirectory(suffix="盤") as folder:
    own = f"{build}/tests/test_streams.exe"
    window, launcher = f"{folder}/bombshelf.exe", f"{folder}/bombshelf.com"
    with_window(own, window)
    shutil.copy(f"{build}/bombshelf.com", launcher)
    for name, program in [("console", own), ("window", window), ("launcher", launcher)]:
        call = [emulator, program, "echo", "棚"]
        # Led elsewhere, there is nothing of a console in it.
        with open(f"{folder}/out", "wb") as out, open(f"{folder}/err", "wb") as err:  # pipes would wait for Wine's services
            code = subprocess.run(call, input="駒\r\n".encode(), stdout=out, stderr=err, timeout=300).returncode
        led = code, open(f"{folder}/out", "rb").read().decode(), open(f"{folder}/err", "rb").read().decode()
        check(f"{name}: {led}", led == (3, "{棚}\n[駒]\n", "終わり\n"))
        if name == "window":  # has a console only by the launcher
            continue
        code = at_console(call, ["盤と駒", "A", "."], ["{棚}", "[盤と駒]", "[A]", "終わり"])
        check(f"{name}: ended with {code}", code == 3)

print("\n".join(failed))
sys.exit(bool(failed))
