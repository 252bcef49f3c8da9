#include "wide_registers.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace bombshelf {

#if defined(__x86_64__) && defined(__GNUC__)

__attribute__((target("avx"))) static void zeroUpperHalves() { _mm256_zeroupper(); }

void emptyWideRegisters()
{
    if (__builtin_cpu_supports("avx"))
        zeroUpperHalves();
}

#else

void emptyWideRegisters() {}

#endif

} // namespace bombshelf
