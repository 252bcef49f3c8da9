#include "settings.h"

#include "core/rules.h"
#include "games/catalogue.h"
#include "match/data_folder.h"
#include "match/plain.h"
#include "match/word.h"
#include "words.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

QString systemLanguage()
{
    const auto languageOf = [](const Language &language) { return QLocale(language.id).language(); };
    for (const QString &wanted : QLocale::system().uiLanguages()) // its formats may be another country's
        if (const auto known = std::ranges::find(languages(), QLocale(wanted).language(), languageOf); known != languages().end())
            return known->id;
    return QStringLiteral("en");
}

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme(); scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

} // namespace

Settings::Settings(QObject *parent) : QObject(parent)
{
    installTranslators();
    QCoreApplication::instance()->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Settings::changed);
#endif
}

bool Settings::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::ApplicationPaletteChange)
        emit changed();
    return QObject::eventFilter(watched, event);
}

QString Settings::language() const
{
    const QString chosen = value("language", systemLanguage()).toString();
    return findLanguage(chosen) ? chosen : systemLanguage();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language() || !findLanguage(language))
        return;
    write("language", language);
    installTranslators();
    emit languageChanged();
}

QVariantList Settings::languages() const
{
    QVariantList list;
    for (const Language &language : bombshelf::languages())
        list << QVariantMap{{"id", language.id}, {"title", language.name}};
    return list;
}

const Language &Settings::languageAfterThis() const
{
    const auto all = bombshelf::languages();
    const auto next = std::ranges::find(all, language(), &Language::id) + 1;
    return next == all.end() ? all.front() : *next;
}

bool Settings::dark() const { return theme() == QLatin1String("dark") || (theme() == QLatin1String("system") && systemIsDark()); }

double Settings::speedFactor() const
{
    const QString chosen = speed();
    if (chosen == QLatin1String("slow"))
        return 1.6;
    if (chosen == QLatin1String("fast"))
        return quickest;
    return chosen == QLatin1String("instant") ? 0 : 1;
}

QVariant Settings::value(const char *key, const QVariant &byDefault) const { return m_store.value(QLatin1String(key), byDefault); }

QString Settings::word(const char *key, const QStringList &words) const
{
    const QString chosen = value(key, words.first()).toString();
    return words.contains(chosen) ? chosen : words.first();
}

bool Settings::flag(const char *key, bool byDefault) const
{
    const QString chosen = value(key, byDefault).toString();
    return chosen == QLatin1String(byDefault ? "false" : "true") ? !byDefault : byDefault;
}

double Settings::number(const char *key, double byDefault, double least, double most) const
{
    bool ok = false;
    const double chosen = value(key, byDefault).toDouble(&ok);
    return ok && chosen >= least && chosen <= most ? chosen : byDefault;
}

void Settings::keep(const char *key, const QVariant &kept)
{
    if (value(key, QVariant()) == kept)
        return;
    write(key, kept);
    emit changed();
}

void Settings::write(const char *key, const QVariant &value)
{
    m_store.setValue(QLatin1String(key), value);
    QMetaObject::invokeMethod(
        this, [this] { check(m_store); }, Qt::QueuedConnection); // after Qt has written it, which it does in its own time
}

void Settings::check(const QSettings &store)
{
    if (store.status() == QSettings::AccessError && !std::exchange(m_isToldUnkept, true))
        emit notice(tr("Settings and what you have learnt can’t be kept: “%1” can’t be written.").arg(shownPath(store.fileName())));
}

void Settings::saveDamaged()
{
    if (m_store.status() != QSettings::FormatError)
        return;
    const QString file = m_store.fileName(), copy = damagedPath(file);
    const QString told = QFile::copy(file, copy)
                             ? tr("Not all of your settings could be read. The file as it was is kept as “%1”.").arg(shownPath(copy))
                             : tr("Not all of your settings could be read.");
    QMetaObject::invokeMethod(
        this, [this, told] { emit notice(told); }, Qt::QueuedConnection); // once somebody listens
}

void Settings::installTranslators()
{
    m_translators.clear();
    QStringList catalogues{QStringLiteral("bombshelf")};
    for (const Rules *rules : catalogue())
        for (const std::string_view id : {rules->descriptor().id, familyOf(rules->descriptor().id)})
            catalogues << fromWord(id);
    catalogues.removeDuplicates();
    for (const QString &name : std::as_const(catalogues)) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(QStringLiteral(":/i18n/%1_%2.qm").arg(name, language()))) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    }
    Words::languageChanged();
}

} // namespace bombshelf
