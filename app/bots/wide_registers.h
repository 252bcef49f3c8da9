#pragma once

namespace bombshelf {

/// Empties the upper halves of the vector registers. On x86-64, while they are in use, each change between instructions that know of
/// them and those that don't is slow: glibc's exp(), log() and copying do, our own code does not. Qt 6.4 leaves them in use when it
/// hashes a string (where the processor has VAES), and a thread begins with those of the one that started it.
void emptyWideRegisters();

} // namespace bombshelf
