#include "pupil.h"

#include "match/seats.h"
#include "setting.h"

#include <algorithm>

namespace bombshelf {

namespace {

using Choice = Pupil::Choice;

/// A sensible move of somebody who is to move: the same each time.
Choice moveOfOthers(const Match &match, quint64 seed)
{
    const Seat seat = match.toMove().first();
    Rng rng(seed);
    const Moves moves = match.legal(seat);
    const std::vector<float> likings = match.rules().knowledge().likings(match.observe(seat).guess(rng), seat, moves);
    return {seat, moves[rng.byWeight(likings)]};
}

} // namespace

Pupil::Pupil(const Lesson &lesson) : m_lesson(lesson) {}

std::unique_ptr<Match> Pupil::match(const QString &path, QString *problem) const
{
    auto match = Match::begin(m_lesson.setup, path, problem);
    for (auto move = m_lesson.before.begin(); match && move != m_lesson.before.end(); ++move)
        if (!makeMove(*match, *move, m_lesson.learner, problem))
            return nullptr;
    for (Seat seat = match ? forcedSeat(*match) : noSeat; seat != noSeat; seat = forcedSeat(*match))
        if (!match->choose(seat, match->legal(seat)[0], m_lesson.learner, problem))
            return nullptr;
    for (std::size_t i = 0; match && i < m_begun.back().made; ++i)
        if (!match->choose(m_made[i].choice.seat, m_made[i].choice.move, m_lesson.learner, problem))
            return nullptr;
    return match;
}

std::vector<Move> Pupil::chosen() const
{
    std::vector<Move> moves;
    for (std::size_t i = m_begun.back().made; i < m_made.size(); ++i)
        if (!m_made[i].forced && (step().kind != Step::Kind::choose || m_made[i].choice.seat == m_lesson.learner))
            moves.push_back(m_made[i].choice.move);
    return moves;
}

std::span<const Move> Pupil::left() const { return leftOf(step().moves); }

std::span<const Move> Pupil::leftOf(std::span<const Move> moves) const
{
    const std::vector<Move> made = chosen();
    const bool isAstray = made.size() > moves.size() || !std::equal(made.begin(), made.end(), moves.begin());
    return isAstray ? std::span<const Move>() : moves.subspan(made.size());
}

std::optional<Choice> Pupil::way(const Match &match) const
{
    const bool isTheirs = step().kind == Step::Kind::exactly || step().kind == Step::Kind::choose;
    const auto next = [&](std::span<const Move> moves) {
        const std::span<const Move> left = leftOf(moves);
        const Seat seat = left.empty() ? noSeat : moverOf(match, left.front(), m_lesson.learner, isTheirs);
        return seat == noSeat ? std::nullopt : std::optional(Choice{seat, left.front()});
    };
    std::optional<Choice> choice = next(step().moves);
    for (auto way = step().otherWays.begin(); !choice && way != step().otherWays.end(); ++way)
        choice = next(*way);
    return choice;
}

std::optional<Choice> Pupil::due(const Match &match) const
{
    if (step().kind == Step::Kind::watch || (step().kind == Step::Kind::predict && !m_guess.isEmpty()))
        return way(match);
    if (step().kind == Step::Kind::choose && !match.result().over && !match.toMove().has(m_lesson.learner))
        return moveOfOthers(match, m_lesson.setup.seed + m_made.size());
    return std::nullopt;
}

void Pupil::moved(Choice made, bool forced, Frames frames)
{
    m_made.push_back({made, forced});
    std::ranges::move(frames, std::back_inserter(m_frames));
}

Pupil::Judgement Pupil::judge(const Match &match)
{
    const std::vector<Move> made = chosen(), &moves = step().moves;
    switch (step().kind) {
    case Step::Kind::say:
    case Step::Kind::playOn: break;
    case Step::Kind::choose: return made.empty() ? Judgement{} : judgeTask(match);
    case Step::Kind::exactly:
    case Step::Kind::watch:
    case Step::Kind::predict:
        if (made.size() > moves.size() || !std::equal(made.begin(), made.end(), moves.begin()))
            return fail({});
        if (made.size() == moves.size())
            return step().kind == Step::Kind::predict ? judgePrediction(match) : Judgement{Verdict::right, {}};
        break;
    }
    return {};
}

Pupil::Judgement Pupil::judgeTask(const Match &match)
{
    const Effect effect{m_frames, match.observe(m_lesson.learner)};
    if (step().accepts(effect))
        return {Verdict::right, {}};
    if (const Reply *reply = foreseen(effect))
        return fail(reply->id);
    const bool goesOn = step().judged && !step().judged(effect) && !match.result().over;
    return goesOn ? Judgement{} : fail({});
}

Pupil::Judgement Pupil::judgePrediction(const Match &match) const
{
    const Effect effect{m_frames, match.observe(m_lesson.learner)};
    const Reply *came = foreseen(effect);
    return {Verdict::right, came ? came->id : QString()};
}

const Reply *Pupil::foreseen(const Effect &effect) const
{
    const auto reply = std::ranges::find_if(step().replies, [&](const Reply &one) { return one.when(effect); });
    return reply == step().replies.end() ? nullptr : &*reply;
}

Pupil::Judgement Pupil::fail(const QString &reply)
{
    ++m_failures;
    return {Verdict::wrong, reply};
}

bool Pupil::next()
{
    if (at() + 1 == int(m_lesson.steps.size()))
        return false;
    begin(at() + 1);
    return true;
}

bool Pupil::back()
{
    again();
    if (m_begun.size() == 1)
        return false;
    m_begun.pop_back();
    m_failures = 0;
    again();
    return true;
}

void Pupil::again()
{
    m_made.resize(m_begun.back().made);
    m_frames.clear();
    m_guess.clear();
}

void Pupil::skip()
{
    again();
    begin(int(m_lesson.steps.size()) - 1);
    m_begun.back().hasSkipped = true;
}

void Pupil::begin(int step)
{
    m_begun.push_back({step, m_made.size()});
    m_failures = 0;
    m_frames.clear();
    m_guess.clear();
}

} // namespace bombshelf
