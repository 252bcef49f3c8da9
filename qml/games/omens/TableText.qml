import Bombshelf.Controls

/// Words on the bare table.
BodyLabel {
    color: Art.onTable
}
