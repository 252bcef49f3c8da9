#pragma once

#include "singleton.h"
#include "texts/languages.h"

#include <QLocale>
#include <QObject>
#include <QSettings>
#include <QTranslator>

#include <memory>
#include <vector>

namespace bombshelf {

/// What the person chose for the whole program; kept between starts. Values outside their range fall back to the default.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(Settings)

    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// {id, title} of each, called as it calls itself.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    /// What the one that switchLanguage() goes on to calls itself.
    Q_PROPERTY(QString nextLanguage READ nextLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(double speedFactor READ speedFactor NOTIFY changed)
    /// Nothing is heard, however loud it was.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    /// How loud the pieces are, 0 to 1, and how loud whatever bursts.
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(double bangVolume READ bangVolume WRITE setBangVolume NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool symbols READ symbols WRITE setSymbols NOTIFY changed)
    /// Exact chances are shown before dice are rolled.
    Q_PROPERTY(bool odds READ odds WRITE setOdds NOTIFY changed)
    /// What the viewer has seen stays in sight where it lies face down now.
    Q_PROPERTY(bool notes READ notes WRITE setNotes NOTIFY changed)
    /// The guide explains what happens for the first time in a game that is being learnt.
    Q_PROPERTY(bool remarks READ remarks WRITE setRemarks NOTIFY changed)
    /// What bots say to what happens: shown, off, or read by screen readers, too.
    Q_PROPERTY(QString banter READ banter WRITE setBanter NOTIFY changed)
    /// Bots play at the level that follows the last results.
    Q_PROPERTY(bool matchMe READ matchMe WRITE setMatchMe NOTIFY changed)
    /// In a battle bots ask the people at the table before they use a helper.
    Q_PROPERTY(bool partnersAsk READ partnersAsk WRITE setPartnersAsk NOTIFY changed)
    /// The log stands beside the table, where there is room.
    Q_PROPERTY(bool showLog READ showLog WRITE setShowLog NOTIFY changed)
    Q_PROPERTY(double thinkTime READ thinkTime WRITE setThinkTime NOTIFY changed)
    Q_PROPERTY(int windowX READ windowX WRITE setWindowX NOTIFY changed)
    Q_PROPERTY(int windowY READ windowY WRITE setWindowY NOTIFY changed)
    Q_PROPERTY(int windowWidth READ windowWidth WRITE setWindowWidth NOTIFY changed)
    Q_PROPERTY(int windowHeight READ windowHeight WRITE setWindowHeight NOTIFY changed)
    Q_PROPERTY(bool maximised READ maximised WRITE setMaximised NOTIFY changed)
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY changed)

public:
    explicit Settings(QObject *parent);

    QString language() const;
    /// How numbers, days and times are written in it.
    QLocale locale() const { return QLocale(language()); }
    void setLanguage(const QString &language);
    QVariantList languages() const;
    QString nextLanguage() const { return languageAfterThis().name; }
    Q_INVOKABLE void switchLanguage() { setLanguage(languageAfterThis().id); }
    QString theme() const { return word("theme", {"light", "dark", "system"}); }
    void setTheme(const QString &theme) { keep("theme", theme); }
    bool dark() const;
    double textScale() const { return number("textScale", 1, 0.9, 1.6); }
    void setTextScale(double scale) { keep("textScale", scale); }
    QString speed() const { return word("speed", {"normal", "slow", "fast", "instant"}); }
    void setSpeed(const QString &speed) { keep("speed", speed); }
    /// Durations are multiplied by it; 0: no animation at all.
    double speedFactor() const;
    static constexpr double quickest = 0.5; ///< of speeds that show anything
    bool muted() const { return flag("muted"); }
    void setMuted(bool muted) { keep("muted", muted); }
    double volume() const { return number("volume", 0.6, 0, 1); }
    void setVolume(double volume) { keep("volume", volume); }
    double bangVolume() const { return number("bangVolume", 0.6, 0, 1); }
    void setBangVolume(double volume) { keep("bangVolume", volume); }
    bool reducedMotion() const { return flag("reducedMotion"); }
    void setReducedMotion(bool reduced) { keep("reducedMotion", reduced); }
    bool symbols() const { return flag("symbols"); }
    void setSymbols(bool symbols) { keep("symbols", symbols); }
    bool odds() const { return flag("odds", true); }
    void setOdds(bool odds) { keep("odds", odds); }
    bool notes() const { return flag("notes"); }
    void setNotes(bool notes) { keep("notes", notes); }
    bool remarks() const { return flag("remarks", true); }
    void setRemarks(bool remarks) { keep("remarks", remarks); }
    QString banter() const { return word("banter", {"shown", "spoken", "off"}); }
    void setBanter(const QString &banter) { keep("banter", banter); }
    bool matchMe() const { return flag("matchMe"); }
    void setMatchMe(bool matches) { keep("matchMe", matches); }
    bool partnersAsk() const { return flag("partnersAsk", true); }
    void setPartnersAsk(bool ask) { keep("partnersAsk", ask); }
    bool showLog() const { return flag("table/showLog", true); }
    void setShowLog(bool show) { keep("table/showLog", show); }
    double thinkTime() const { return number("thinkTime", 0.8, 0.1, 20); }
    void setThinkTime(double seconds) { keep("thinkTime", seconds); }
    int windowX() const { return int(number("window/x", -1, -16384, 16384)); }
    void setWindowX(int x) { keep("window/x", x); }
    int windowY() const { return int(number("window/y", -1, -16384, 16384)); }
    void setWindowY(int y) { keep("window/y", y); }
    int windowWidth() const { return int(number("window/width", 1280, 840, 16384)); }
    void setWindowWidth(int width) { keep("window/width", width); }
    int windowHeight() const { return int(number("window/height", 800, 420, 16384)); }
    void setWindowHeight(int height) { keep("window/height", height); }
    bool maximised() const { return flag("window/maximised"); }
    void setMaximised(bool maximised) { keep("window/maximised", maximised); }
    QString playerName() const { return value("playerName", QString()).toString(); }
    void setPlayerName(const QString &name) { keep("playerName", name); }

    /// Hears when the system turns dark or light.
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Says once, in a notice, if what was written there last could not be kept.
    void check(const QSettings &store);

    /// What Qt can't read is gone from the file when it is next written: as it was it is kept beside it, which a notice says.
    void saveDamaged();

signals:
    void languageChanged();
    void changed();
    void notice(const QString &sentence);

private:
    QVariant value(const char *key, const QVariant &byDefault) const;
    /// One of the words; the first is the default.
    QString word(const char *key, const QStringList &words) const;
    bool flag(const char *key, bool byDefault = false) const;
    double number(const char *key, double byDefault, double least, double most) const;
    void keep(const char *key, const QVariant &value);
    const Language &languageAfterThis() const;
    void installTranslators();
    void write(const char *key, const QVariant &value);

    QSettings m_store;
    bool m_isToldUnkept = false;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace bombshelf
