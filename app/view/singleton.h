#pragma once

#include <QJSEngine>
#include <QQmlEngine>

namespace bombshelf {

/// For QML_SINGLETON types that C++ uses too: one object, owned by C++, that every engine shares. Their constructors take a
/// parent without a default, for QML prefers a default constructor to create().
template <class T> T *shared()
{
    static T object(nullptr);
    QJSEngine::setObjectOwnership(&object, QJSEngine::CppOwnership);
    return &object;
}

} // namespace bombshelf

#define BOMBSHELF_SHARED_SINGLETON(Type)                                                                                                   \
public:                                                                                                                                    \
    static Type *create(QQmlEngine *, QJSEngine *) { return bombshelf::shared<Type>(); }                                                   \
    static Type *instance() { return bombshelf::shared<Type>(); }
