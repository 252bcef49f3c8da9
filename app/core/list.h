#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace bombshelf {

/// A list without heap: for up to `room` items, of which the first size() are in use.
template <class T, std::size_t room> class List {
public:
    static constexpr std::size_t capacity = room;

    void clear() { m_size = 0; }
    void add(const T &item)
    {
        assert(m_size < capacity);
        m_items[m_size++] = item;
    }

    int size() const { return int(m_size); }
    bool empty() const { return m_size == 0; }
    const T &operator[](int i) const { return m_items[std::size_t(i)]; }
    T &operator[](int i) { return m_items[std::size_t(i)]; }
    const T *begin() const { return m_items.data(); }
    const T *end() const { return m_items.data() + m_size; }
    T *begin() { return m_items.data(); }
    T *end() { return m_items.data() + m_size; }

private:
    std::array<T, room> m_items;
    std::size_t m_size = 0;
};

} // namespace bombshelf
