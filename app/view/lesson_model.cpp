#include "lesson_model.h"

#include "cast.h"
#include "guide_words.h"
#include "lesson/walk.h"
#include "lesson_files.h"
#include "match/saves.h"
#include "match/sentence.h"
#include "match_model.h"
#include "settings.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace bombshelf {

namespace {

/// The learner under their own name, and others that are not the speaker.
void seat(Lesson &lesson)
{
    const Cast cast;
    QStringList faces = cast.faces();
    faces.removeAll(lesson.speaker);
    const QVariantMap person = cast.defaultPlayers(1).first().toMap();
    faces.removeAll(person["face"].toString());
    for (Player &player : lesson.setup.players) {
        player.face = player.isBot() ? faces.takeFirst() : person["face"].toString();
        player.name = player.isBot() ? cast.botName(player.face) : person["name"].toString();
    }
}

LessonModel::Stage stageOf(Step::Kind kind)
{
    switch (kind) {
    case Step::Kind::exactly:
    case Step::Kind::choose: return LessonModel::Asking;
    case Step::Kind::predict: return LessonModel::Guessing;
    case Step::Kind::playOn: return LessonModel::Ending;
    case Step::Kind::say:
    case Step::Kind::watch: break;
    }
    return LessonModel::Telling;
}

} // namespace

LessonModel::LessonModel(QObject *parent) : QObject(parent)
{
    connect(&match().conductor(), &Conductor::made, this, &LessonModel::onMade);
    connect(&match().conductor(), &Conductor::changed, this, &LessonModel::goOn);
    connect(&match(), &MatchModel::openedChanged, this, &LessonModel::onOpened);
    connect(Settings::instance(), &Settings::languageChanged, this, &LessonModel::changed);
}

MatchModel &LessonModel::match() const { return *MatchModel::instance(); }

LessonModel::Progress LessonModel::progress(const QString &gameId) const
{
    const QStringList lessons = lessonsOf(gameId);
    if (!lessons.contains(gameId))
        return NoLesson;
    if (const Progress own = progressOf(gameId); own != New)
        return own;
    return std::ranges::any_of(lessons, [this](const QString &lesson) { return progressOf(lesson) == Begun; }) ? Begun : New;
}

LessonModel::Progress LessonModel::progressOf(const QString &lesson) const
{
    if (!m_learnt.hasAny(lesson))
        return New;
    try {
        return m_learnt.has(lesson, readLessonFile(lesson).steps.back().id) ? Done : Begun;
    } catch (const Damage &) { // told when it is begun
        return New;
    }
}

bool LessonModel::start(const QString &gameId)
{
    m_gameId = gameId;
    const QStringList lessons = lessonsOf(gameId);
    const auto isNext = [&](const QString &lesson) { return lesson == gameId || progressOf(lesson) != Done; };
    const auto next = std::ranges::find_if(lessons, isNext);
    return next != lessons.end() && open(*next);
}

bool LessonModel::open(const QString &lesson)
{
    QString problem;
    std::unique_ptr<Match> opened;
    m_pupil.reset();
    m_laidOut.clear();
    try {
        m_lesson = readLessonFile(lesson);
        m_id = lesson;
        seat(m_lesson);
        m_pupil.emplace(m_lesson);
        catchUp();
        opened = m_pupil->match({}, &problem);
    } catch (const Damage &damage) {
        problem = damage.sentence;
    }
    const bool isAtStart = m_lesson.before.empty() && m_pupil && m_pupil->at() == 0;
    auto pupil = std::exchange(m_pupil, std::nullopt); // whatever was on the screen before is closed, and is no lesson
    if (!match().open(std::move(opened), problem, isAtStart, Conductor::Going::taught))
        return false;
    m_pupil.emplace(*pupil);
    enter();
    return true;
}

void LessonModel::catchUp()
{
    if (isRepeated())
        return;
    Walk walk(m_lesson);
    while (m_learnt.has(m_id, walk.pupil().step().id)) {
        walk.goOn();
        walk.showWay();
        walk.next();
    }
    m_pupil.emplace(walk.pupil());
}

void LessonModel::reset()
{
    m_stage = stageOf(m_pupil->step().kind);
    m_leads = m_fresh = false;
    m_judgement = {};
    match().showing().stopBefore(m_pupil->step().saidBefore);
}

void LessonModel::enter()
{
    reset();
    const bool isStopped = match().showing().isStopped();
    const bool waitsForIt = isStopped && m_pupil->step().kind == Step::Kind::say; // the picture does, for what is said next, too
    const bool isBehind = match().showing().isMoving() || (isStopped && !waitsForIt);
    m_leads = m_pupil->step().after && !isBehind;
    if (m_leads || isBehind) // nothing is said of what is not seen yet
        m_stage = Looking;
    emit changed();
    if (!waitsForIt)
        match().showing().pass();
    match().conductor().ask(m_stage == Asking); // and so it goes on
}

void LessonModel::replace()
{
    reset();
    QString problem;
    if (auto before = m_pupil->match({}, &problem))
        match().conductor().replace(std::move(before), Conductor::Going::taught);
    else
        emit match().notice(problem);
}

void LessonModel::lead()
{
    if (!m_pupil->way(*match().conductor().match())) { // something else has been begun
        m_pupil->again();
        replace();
    }
    m_leads = true;
    setStage(m_stage == Telling ? Watching : Looking);
    match().conductor().ask(false); // and so it goes on
}

void LessonModel::hurry()
{
    match().skip();
    if (match().showing().isStopped()) // told at once, and not a turn of the event loop later
        emit match().conductor().changed();
}

void LessonModel::next()
{
    switch (m_stage) {
    case Silent: return;
    case Wrong: return again();
    case Ending: return finish();
    case Looking:
    case Watching: return hurry();
    case Asking:
    case Guessing: return lead();
    case Telling:
        if (m_pupil->step().kind == Step::Kind::watch && !m_pupil->left().empty())
            return lead();
        break;
    case Right: break;
    }
    m_learnt.keep(m_id, m_pupil->step().id);
    m_pupil->next();
    enter();
}

template <class Way> void LessonModel::travel(Way way)
{
    if (!m_pupil)
        return;
    std::invoke(way, *m_pupil);
    replace();
    enter();
}

void LessonModel::back() { travel(&Pupil::back); }

void LessonModel::again() { travel(&Pupil::again); }

void LessonModel::skip() { travel(&Pupil::skip); }

void LessonModel::guess(const QString &answer)
{
    if (m_stage != Guessing)
        return;
    m_pupil->guess(answer);
    lead();
}

void LessonModel::consider(const QVariantList &laidOut)
{
    std::vector<Move> moves = match().movesOf(laidOut);
    if (moves == m_laidOut)
        return;
    m_laidOut = std::move(moves);
    if (m_pupil)
        emit changed();
}

void LessonModel::finish()
{
    m_learnt.keep(m_id, m_pupil->step().id);
    if (leadsOn()) {
        if (!open(m_gameId))
            match().close(); // nobody teaches what is on the screen
        return;
    }
    QString problem, stuck;
    const Saves saves;
    const QString path = saves.newPath(m_id);
    auto kept = m_pupil->match(path, &problem);
    if (!problem.isEmpty())
        emit match().notice(problem);
    if (!kept) { // or half of it would stand on the shelf
        saves.remove(path, &stuck);
        return;
    }
    m_pupil.reset();
    setStage(Silent);
    match().conductor().replace(std::move(kept), Conductor::Going::freely);
}

void LessonModel::onMade(Seat seat, Move move, bool forced, const Frames &frames)
{
    if (!m_pupil)
        return;
    m_pupil->moved({seat, move}, forced, frames);
    m_fresh = true;
    if (m_pupil->step().kind != Step::Kind::exactly)
        return;
    if (!m_pupil->way(*match().conductor().match()))
        match().conductor().bar();
    emit changed(); // what comes next is pointed at
}

void LessonModel::goOn()
{
    if (!m_pupil)
        return;
    if (std::exchange(m_fresh, false) && m_judgement.verdict == Pupil::Verdict::open && judge())
        return match().conductor().ask(false); // and so it goes on
    if (match().showing().isMoving() || match().lookingBack()) {
        if (m_stage == Asking && m_judgement.verdict != Pupil::Verdict::open)
            setStage(Looking);
        return;
    }
    if (m_judgement.verdict == Pupil::Verdict::wrong)
        return setStage(Wrong);
    if (m_judgement.verdict == Pupil::Verdict::right) {
        const Step::Kind kind = m_pupil->step().kind;
        if (kind == Step::Kind::choose || kind == Step::Kind::predict)
            return setStage(Right);
        if (m_pupil->step().after)
            return setStage(Telling);
        m_pupil->next();
        return enter();
    }
    if (match().showing().isStopped() && m_stage != Telling) // nothing is said of it yet
        return match().showing().pass();
    if (m_stage == Looking && !m_leads)
        return enter();
    const Match &now = *match().conductor().match();
    if (const auto choice = m_leads ? m_pupil->way(now) : m_pupil->due(now); choice && m_stage != Telling)
        match().conductor().play(choice->seat, choice->move);
}

bool LessonModel::judge()
{
    m_judgement = m_pupil->judge(*match().conductor().match());
    if (m_judgement.verdict == Pupil::Verdict::right) // kept before its picture moves
        m_learnt.keep(m_id, m_pupil->step().id);
    return m_judgement.verdict != Pupil::Verdict::open;
}

void LessonModel::onOpened()
{
    if (match().active())
        return;
    m_pupil.reset();
    setStage(Silent);
}

void LessonModel::setStage(Stage stage)
{
    m_stage = stage;
    emit changed();
}

QString LessonModel::text() const { return m_pupil ? guide().text() : QString(); }

QVariantList LessonModel::answers() const { return m_pupil ? guide().answers() : QVariantList(); }

QVariant LessonModel::target() const { return m_pupil ? guide().target() : QVariant(); }

QVariant LessonModel::subject() const { return m_pupil ? guide().subject() : QVariant(); }

int LessonModel::wanted() const
{
    const auto way = m_pupil && guide().asksForMoves() ? m_pupil->way(*match().conductor().match()) : std::nullopt;
    const Moves &moves = match().now().moves;
    const auto found = way ? std::ranges::find(moves, way->move) : moves.end();
    return found == moves.end() ? -1 : int(found - moves.begin());
}

GuideWords LessonModel::guide() const { return {m_lesson.setup.rules->descriptor(), *m_pupil, m_stage, m_judgement, m_laidOut, leadsOn()}; }

} // namespace bombshelf
