import Bombshelf.View

/// The plaque of a seat of the match.
Plaque {
    required property int seat
    readonly property var player: Match.players[seat] ?? ({})

    face: player.face ?? ""
    mood: player.mood ?? "calm"
    name: player.name ?? ""
    score: player.points ?? 0
    lamp: player.toMove ?? false
    isBot: player.isBot ?? false
    lastAction: player.lastAction ?? ""
}
