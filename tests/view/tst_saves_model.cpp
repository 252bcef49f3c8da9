#include "desk.h"

#include "view/catalogue_model.h"
#include "view/saves_model.h"
#include "view/settings.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace bombshelf;

/// What the shelf says of the matches in the folder.
class SavesModelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        QDir(test::matchFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(test::matchFolder()));
    }

    void aDamagedMatchShowsItsGameAndItsSentence()
    {
        const QVariantMap card = cardOf("driller-2026-11-21-140231.jsonl");
        QCOMPARE(card["gameId"], "driller");
        QCOMPARE(card["title"], "Driller");
        QCOMPARE(card["art"], CatalogueModel().game("driller")["art"]);
        QVERIFY(!card["problem"].toString().isEmpty());
    }

    void aDamagedFileOfNoGameShowsItsName()
    {
        const QVariantMap card = cardOf("holiday.jsonl");
        QCOMPARE(card["title"], "holiday.jsonl");
        QVERIFY(card["art"].toString().isEmpty());
        QVERIFY(!card["problem"].toString().isEmpty());
    }

    void everyKeyIsARoleOfItsOwn()
    {
        const QHash<int, QByteArray> roles = CatalogueModel().roleNames();
        QCOMPARE(QSet<QByteArray>(roles.begin(), roles.end()).size(), roles.size());
        CatalogueModel games;
        const QVariantMap driller = games.game("driller");
        for (auto role = roles.begin(); role != roles.end(); ++role)
            QCOMPARE(games.index(0).data(role.key()), driller[QString::fromUtf8(role.value())]);
        QVERIFY(!games.index(0).data(Qt::DisplayRole).isValid());
    }

private:
    /// Everything the model says of a damaged match of that name.
    static QVariantMap cardOf(const QString &name)
    {
        QFile file(test::matchFolder() + '/' + name);
        if (!file.open(QIODevice::WriteOnly) || file.write("?\n") != 2)
            return {};
        file.close();
        SavesModel saves;
        QVariantMap card;
        const QHash<int, QByteArray> roles = saves.roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role)
            card.insert(QString::fromUtf8(role.value()), saves.index(0).data(role.key()));
        return card;
    }
};

QTEST_MAIN(SavesModelTest)
#include "tst_saves_model.moc"
