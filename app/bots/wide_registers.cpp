#include "wide_registers.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

__attribute__((target("avx"))) static void zeroUpperHalves() { _mm256_zeroupper(); }

void bombshelf::emptyWideRegisters()
{
    if (__builtin_cpu_supports("avx"))
        zeroUpperHalves();
}

#else

void bombshelf::emptyWideRegisters() {}

#endif
