#pragma once

#include <atomic>
#include <memory>

namespace bombshelf {

/// A wish that a thought end, shared by all copies: made on one thread, noticed on another. Macs still come with a standard
/// library without std::stop_source.
class Stop {
public:
    void request() { *m_requested = true; }
    bool isRequested() const { return *m_requested; }

private:
    std::shared_ptr<std::atomic<bool>> m_requested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace bombshelf
