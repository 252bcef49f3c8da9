#include "match.h"

#include "plain.h"
#include "record.h"
#include "replay.h"
#include "sentence.h"

namespace bombshelf {

struct Match::Private {
    MatchSetup setup;
    Course course;
    Chain chain;
    std::unique_ptr<Record> record;

    bool isOver() const { return course.isOver(); }
    /// As the next line of the record; false if it could not be written.
    bool write(const QJsonObject &line, QString *problem)
    {
        Chain next = chain;
        if (!record->append(next.add(line, course.state()), problem))
            return false;
        chain = next;
        return true;
    }
    void close(QString *problem)
    {
        if (write(format::end(setup, course), problem))
            record->removeSeed(setup.seed);
    }
};

namespace {

/// Takes a frame of each event as one viewer sees it.
class Camera final : public Teller {
public:
    Camera(const Rules &rules, Seat viewer) : m_rules(rules), m_viewer(viewer) {}

    void tell(const Event &event, const State &state) override
    {
        frames.push_back({event, Observation(m_rules, state, m_viewer)});
        if (!event.openTo.has(m_viewer)) {
            frames.back().event.args = {};
            frames.back().event.openTo = {};
        }
    }

    Frames frames;

private:
    const Rules &m_rules;
    Seat m_viewer;
};

} // namespace

Match::Match(std::unique_ptr<Private> p) : d(std::move(p)) {}
Match::~Match() = default;

std::unique_ptr<Match> Match::begin(MatchSetup setup, const QString &path, QString *problem)
{
    for (Player &player : setup.players) {
        player.name = plain(player.name);
        player.face = plain(player.face);
    }
    if (setup.rules->whyNotSetup(setup.setup)) {
        *problem = Sentence::tr("The game can’t be played with these numbers.");
        return nullptr;
    }
    Course course(setup);
    Chain chain(setup.seed);
    auto record = std::make_unique<Record>();
    if (!path.isEmpty())
        record = Record::start(path, chain.add(format::header(setup), course.state()), setup.seed, problem);
    if (!record)
        return nullptr;
    std::unique_ptr<Private> p(new Private{setup, std::move(course), chain, std::move(record)});
    return std::unique_ptr<Match>(new Match(std::move(p)));
}

std::unique_ptr<Match> Match::resume(const QString &path, QString *problem, std::span<const Rules *const> shelf)
{
    try {
        const RecordText text(path);
        Replay found = replay(text, shelf);
        auto record = std::make_unique<Record>(path, text.whole(), text.size());
        std::unique_ptr<Private> p(new Private{found.setup, std::move(found.course), found.chain, std::move(record)});
        if (text.isTorn())
            *problem = Sentence::tr("The last line of the match was torn off: the move being made then is lost.");
        // A match that was killed while it ended is brought to its end.
        if (found.ended)
            p->record->removeSeed(p->setup.seed);
        else if (p->isOver())
            p->close(problem);
        return std::unique_ptr<Match>(new Match(std::move(p)));
    } catch (const Damage &damage) {
        *problem = damage.sentence;
        return nullptr;
    }
}

const Rules &Match::rules() const { return *d->setup.rules; }

const Setup &Match::setup() const { return d->setup.setup; }

bool Match::isFromLesson() const { return d->setup.fromLesson; }

const std::vector<Player> &Match::players() const { return d->setup.players; }

QString Match::path() const { return d->record->path(); }

SeatSet Match::toMove() const { return rules().toMove(d->course.state()); }

Moves Match::legal(Seat seat) const
{
    Moves moves;
    rules().legal(d->course.state(), seat, moves);
    return moves;
}

Refusal Match::whyNot(Seat seat, Move move) const { return rules().whyNot(d->course.state(), seat, move); }

Result Match::result() const { return rules().result(d->course.state()); }

Observation Match::observe(Seat viewer) const { return Observation(rules(), d->course.state(), viewer); }

std::optional<Observation> Match::consider(Seat seat, std::span<const Move> moves) const
{
    State state = d->course.state();
    const std::string_view asked = rules().prompt(state);
    Rng unused(0);
    for (const Move move : moves) {
        if (rules().whyNot(state, seat, move))
            return std::nullopt;
        rules().play(state, seat, move, unused, nullptr);
    }
    // Where the table is asked for something else, chance and the others' secrets may have come out.
    if (rules().prompt(state) != asked || !rules().toMove(state).has(seat))
        return std::nullopt;
    return Observation(rules(), state, seat, d->course.beliefs());
}

int Match::points(Seat seat) const { return rules().points(d->course.state(), seat); }

int Match::moveCount() const { return d->course.at(); }

quint64 Match::stateHash() const { return hashOf(d->course.state()); }

std::optional<Frames> Match::choose(Seat seat, Move move, Seat viewer, QString *problem)
{
    if (whyNot(seat, move)) {
        *problem = Sentence::tr("This move is not allowed now.");
        return std::nullopt;
    }
    if (!d->write(format::move(d->setup, d->course, d->chain, seat, move), problem))
        return std::nullopt;
    Camera camera(rules(), viewer);
    d->course.play(seat, move, &camera);
    if (d->isOver())
        d->close(problem);
    return std::move(camera.frames);
}

std::vector<Frames> Match::story(Seat viewer) const
{
    std::vector<Frames> chapters;
    Camera camera(rules(), viewer);
    const auto turnPage = [&] { chapters.push_back(std::exchange(camera.frames, {})); };
    d->course.retell(&camera, turnPage);
    turnPage();
    chapters.erase(chapters.begin()); // before the deal nothing happened
    return chapters;
}

bool Match::canUndo() const { return !d->isOver() && d->course.stepsBack() > 0; }

bool Match::canRedo() const { return d->course.stepsForward() > 0; }

bool Match::undo(QString *problem)
{
    const int moves = d->course.stepsBack();
    if (!canUndo() || !d->write(format::undo(moves), problem))
        return false;
    d->course.back(moves);
    return true;
}

bool Match::redo(QString *problem)
{
    const int moves = d->course.stepsForward();
    if (!canRedo() || !d->write(format::redo(moves), problem))
        return false;
    d->course.forward(moves);
    return true;
}

bool Match::isPractice() const { return d->course.isPractice(); }

std::optional<int> Match::spoiltByUndo() const
{
    const int steps = canUndo() && !isPractice() ? d->course.stepsBack() : 0;
    return d->course.hasRevealed(steps) ? std::optional(moveCount() - steps) : std::nullopt;
}

} // namespace bombshelf
