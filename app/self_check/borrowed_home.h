#pragma once

#include <QTemporaryDir>

namespace bombshelf {

/// While there is one, settings, matches and caches are in a folder of their own, and gone with it. It comes before all that reads them.
class BorrowedHome {
public:
    BorrowedHome();

    /// Why there is none, in the words of the system; empty if there is one.
    QString problem() const { return m_folder.isValid() ? QString() : m_folder.errorString(); }

private:
    QTemporaryDir m_folder;
};

} // namespace bombshelf
