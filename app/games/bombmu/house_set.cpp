#include "house_set.h"

#include "words.h"

namespace bombshelf::bombmu {

namespace {

constexpr int othersAtLeast = 15;

class Set {
public:
    explicit Set(const Setup &setup) : m_setup(setup) {}

    int count(std::string_view group) const
    {
        int sum = 0;
        for (Kind kind = zero; kind <= blank; ++kind)
            sum += count(group, kind);
        return sum;
    }
    int count(std::string_view group, Kind kind) const
    {
        const auto set = descriptor().houseSet;
        for (std::size_t i = 0; i < set.size(); ++i)
            if (set[i].group == group && set[i].value == kind)
                return m_setup.set[i];
        return 0;
    }

private:
    const Setup &m_setup;
};

} // namespace

Refusal refuseSet(const Setup &setup)
{
    const Set set(setup);
    const int zeros = set.count(cardGroup, zero), others = set.count(cardGroup) - zeros;
    if (others < othersAtLeast)
        return {"set-cards"};
    if (zeros + others > maxCards)
        return {"set-too-many"};
    if (set.count(whiteGroup) != dieSides || set.count(redGroup) != dieSides)
        return {"set-die-faces"};
    const int either = set.count(whiteGroup, both);
    if (set.count(whiteGroup, bomb) + either == 0 || set.count(whiteGroup, fuse) + either == 0)
        return {"set-white-die"};
    return notRefused;
}

} // namespace bombshelf::bombmu
