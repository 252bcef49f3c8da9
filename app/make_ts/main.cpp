#include "streams/streams.h"
#include "texts/languages.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QXmlStreamWriter>

#include <cstdio>

using namespace bombshelf;

namespace {

bool writeCatalogue(const QString &path, const QString &context, const QList<Text> &texts, const Language &language)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QXmlStreamWriter xml(&file);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    xml.writeStartElement("TS");
    xml.writeAttribute("version", "2.1");
    xml.writeAttribute("language", language.id);
    xml.writeAttribute("sourcelanguage", "en");
    xml.writeStartElement("context");
    xml.writeTextElement("name", context);
    for (const Text &text : texts) {
        const QStringList forms = text.forms[language.id];
        xml.writeStartElement("message");
        xml.writeAttribute("numerus", "yes"); // of all, for whoever asks with a number can't know whether it changes the words
        xml.writeTextElement("source", text.key);
        xml.writeStartElement("translation");
        for (int i = 0; i < language.forms; ++i)
            xml.writeTextElement("numerusform", forms.value(i, forms.last()));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return file.flush() && !xml.hasError();
}

int fail(const QString &why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    return 1;
}

} // namespace

/// The build's way from the texts of a game to what Qt translates with: make_ts i18n/ID.txt FOLDER writes FOLDER/ID_LANG.ts in
/// every language, with the context ID and keys as sources. Where anything is wrong it names file and line, and writes nothing.
int main(int argc, char *argv[])
{
    const StandardStreams streams;
    const QCoreApplication program(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3)
        return fail("make_ts TEXTS FOLDER");
    const Texts read = readTexts(words[1]);
    if (!read.problems.isEmpty())
        return fail(read.problems.join(u'\n'));
    const QString name = QFileInfo(words[1]).completeBaseName();
    for (const Language &language : languages())
        if (const QString path = QStringLiteral("%1/%2_%3.ts").arg(words[2], name, language.id);
            !writeCatalogue(path, name, read.texts, language))
            return fail(path + ": this file can't be written");
    return 0;
}
