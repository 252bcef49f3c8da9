// Linux distributions build Qt with libstdc++, and the few functions of it that take or give types of the standard library
// have other names where we are built with libc++. Those that we call are written again here.

#include <QByteArray>
#include <QJsonObject>
#include <QMetaType>

#include <functional>
#include <string>

std::string QByteArray::toStdString() const { return {constData(), std::size_t(size())}; }

QByteArray QByteArray::fromStdString(const std::string &text) { return {text.data(), qsizetype(text.size())}; }

QJsonObject::QJsonObject(std::initializer_list<std::pair<QString, QJsonValue>> members) : QJsonObject()
{
    for (const auto &[name, value] : members)
        insert(name, value);
}

/// Lists in a QVariant that are read as lists of QVariants: we have none.
bool QMetaType::registerConverterFunction(const ConverterFunction &, QMetaType, QMetaType) { return false; }

bool QMetaType::registerMutableViewFunction(const MutableViewFunction &, QMetaType, QMetaType) { return false; }
