import Bombshelf.Table

GamePictures {
    art: Art
}
