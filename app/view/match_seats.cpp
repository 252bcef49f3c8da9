// Who is asked, and what the people before one screen see of it.

#include "match_controller.h"

#include <algorithm>
#include <functional>

namespace bombshelf {

Seat MatchController::firstAsked(bool person) const
{
    const SeatSet seats = m_match->toMove();
    if (person && seats.has(m_viewer) && isPerson(m_viewer))
        return m_viewer;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (seats.has(seat) && isPerson(seat) == person)
            return seat;
    return noSeat;
}

Seat MatchController::askedBot() const
{
    return firstAsked(false);
}

Seat MatchController::askedPerson() const
{
    return firstAsked(true);
}

Seat MatchController::chooser() const
{
    if (!m_match || moving() || lookingBack() || m_curtain != noSeat)
        return noSeat;
    const Seat seat = askedPerson();
    return isShared() && seat != m_viewer ? noSeat : seat;
}

Seat MatchController::forced() const
{
    for (Seat seat = 0; seat < m_match->players().size(); ++seat)
        if (m_match->toMove().has(seat) && m_match->legal(seat).size() == 1 && !(isShared() && isPerson(seat)))
            return seat; // but to pass over one of several at this screen would tell the others of a hand
    return noSeat;
}

bool MatchController::isShared() const
{
    const auto people = std::ranges::count_if(m_match->players(), [](const Player &p) { return !p.isBot(); });
    return people > 1 && m_match->rules().descriptor().secrets;
}

bool MatchController::canHurry() const
{
    return m_match && !lookingBack() && !m_paused && m_curtain == noSeat && (moving() || askedPerson() == noSeat) && !over() &&
           std::ranges::any_of(m_match->players(), std::not_fn(&Player::isBot));
}

Seat MatchController::onlyPerson() const
{
    Seat person = noSeat;
    for (Seat seat = 0; seat < m_match->players().size(); ++seat) {
        if (!isPerson(seat))
            continue;
        if (person != noSeat)
            return noSeat;
        person = seat;
    }
    return person;
}

void MatchController::turnTo(Seat person)
{
    if (person == noSeat || person == m_viewer || person == m_curtain)
        return;
    if (isShared() && person != m_holder) {
        m_curtain = person;
        showTo(noSeat);
    } else {
        showTo(person);
    }
    m_holder = noSeat;
}

void MatchController::liftCurtain()
{
    if (m_curtain == noSeat)
        return;
    showTo(std::exchange(m_curtain, noSeat));
    publish();
}

void MatchController::showTo(Seat viewer)
{
    m_viewer = viewer;
    jump();
}

} // namespace bombshelf
