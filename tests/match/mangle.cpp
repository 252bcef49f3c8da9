#include "mangle.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace bombshelf::test {

QByteArray Mangler::mangle(QByteArray bytes, const QByteArray &foreign)
{
    for (int times = 1 + below(3); times > 0; --times)
        switch (below(6)) {
        case 0:
        case 1: bytes = bytesChanged(bytes); break;
        case 2: bytes = linesChanged(bytes, foreign); break;
        case 3:
        case 4: bytes = valuesChanged(bytes); break;
        case 5: bytes = below(4) == 0 ? bytes.first(below(bytes.size())) : bytesChanged(bytes); break;
        }
    return bytes;
}

QByteArray Mangler::bytesChanged(QByteArray bytes)
{
    const int at = below(bytes.size());
    if (bytes.isEmpty())
        return bytes;
    switch (below(5)) {
    case 0: bytes[at] = char(bytes[at] ^ 1 << below(8)); break;
    case 1: bytes[at] = char(below(256)); break;
    case 2: bytes.insert(at, char(below(256))); break;
    case 3: bytes.remove(at, 1 + below(20)); break;
    case 4: bytes.insert(at, bytes.mid(below(bytes.size()), below(200))); break;
    }
    return bytes;
}

QByteArray Mangler::linesChanged(const QByteArray &bytes, const QByteArray &foreign)
{
    QByteArrayList lines = bytes.split('\n');
    const QByteArrayList others = foreign.split('\n');
    const int at = below(lines.size()), other = below(lines.size());
    switch (below(6)) {
    case 0: lines.removeAt(at); break;
    case 1: lines.insert(at, lines[other]); break;
    case 2: lines.swapItemsAt(at, other); break;
    case 3: lines.insert(at, others[below(others.size())]); break;
    case 4: lines[at] = others[below(others.size())]; break;
    case 5: lines.insert(at, below(2) == 0 ? "{\"undo\":1}" : "{\"redo\":1}"); break;
    }
    return lines.join('\n');
}

/// A line that is an object, or the whole text if that is one.
QByteArray Mangler::valuesChanged(const QByteArray &bytes)
{
    if (const QJsonDocument whole = QJsonDocument::fromJson(bytes); whole.isObject())
        return QJsonDocument(changed(whole.object()).toObject()).toJson();
    QByteArrayList lines = bytes.split('\n');
    QByteArray &line = lines[below(lines.size())];
    if (const QJsonDocument object = QJsonDocument::fromJson(line); object.isObject())
        line = QJsonDocument(changed(object.object()).toObject()).toJson(QJsonDocument::Compact);
    return lines.join('\n');
}

/// The same with one value in it changed, however deep.
QJsonValue Mangler::changed(const QJsonValue &value)
{
    if (QJsonObject object = value.toObject(); !object.isEmpty()) {
        const QString key = object.keys()[below(object.size())];
        const int way = below(8);
        if (way == 0)
            object.remove(key);
        else if (way == 1)
            object.insert(key + QString::fromUtf8(QByteArray(below(100), 'x')), object[key]);
        else
            object.insert(key, changed(object[key]));
        return object;
    }
    if (QJsonArray array = value.toArray(); !array.isEmpty()) {
        const int at = below(array.size());
        if (below(4) == 0)
            array.removeAt(at);
        else if (below(4) == 0)
            array.append(array[at]);
        else
            array[at] = changed(array[at]);
        return array;
    }
    if (value.isDouble() && below(2) == 0)
        return value.toInt() + below(7) - 3;
    return extreme();
}

QJsonValue Mangler::extreme()
{
    switch (below(12)) {
    case 0: return QJsonValue();
    case 1: return below(2) == 0;
    case 2: return QJsonArray{1, "x", QJsonObject{{"a", 1}}};
    case 3: return QJsonObject{{"", "\n"}};
    case 4: return 1e308;
    case 5: return -1;
    case 6: return 0.5;
    case 7: return qint64(1) << (31 + below(31));
    case 8: return QString(below(70000), u'\u3042');
    case 9: return "\x1b[2J\x1b]0;x\a\r\nThe record holds.";
    case 10: return QString(QChar(0x202e)) + "../../../etc/passwd";
    default: return "";
    }
}

} // namespace bombshelf::test
