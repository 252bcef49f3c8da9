import Bombshelf.Theme

/// Text that steps back: explanations, dates.
BodyLabel {
    color: Theme.quiet
    font.pixelSize: Theme.small
}
