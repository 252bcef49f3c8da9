import QtQml.Models
import Bombshelf.View

// Who sits down: rows of name, level, face. Faces stay different, and a bot's name follows its face until it is given one.
ListModel {
    property string written: "" // the first person’s name, as it has just been written
    property bool levelled: false // a bot’s level has been chosen

    function seatAll(seats: int): void {
        clear();
        for (const player of Cast.defaultPlayers(seats))
            append(player);
    }
    function seat(players: var, least: int, most: int): void {
        clear();
        for (const player of players.slice(0, most))
            append(player);
        while (count < least)
            addBot();
    }
    function addBot(): void {
        const face = firstFree(Cast.faces);
        append({ name: Cast.botName(face), level: Cast.firstLevel(), face: face });
    }
    function rename(index: int, name: string): void {
        setProperty(index, "name", name);
        if (index === firstPerson())
            written = name.trim();
    }
    /// Whoever takes a bot's seat is not called as the bot was.
    function level(index: int, level: string): void {
        const seat = get(index);
        if (level === "" && seat.name === Cast.botName(seat.face))
            setProperty(index, "name", "");
        else if (level !== "" && seat.name === "")
            setProperty(index, "name", Cast.botName(seat.face));
        setProperty(index, "level", level);
        levelled = levelled || level !== "";
    }
    function firstPerson(): int {
        for (let i = 0; i < count; ++i)
            if (get(i).level === "")
                return i;
        return -1;
    }
    /// What is kept for the next match. Guests at the other seats, and bots that were seated before, say nothing of it.
    function keepHabits(): void {
        const first = firstPerson();
        if (written !== "" && first >= 0 && get(first).name.trim() === written)
            Settings.playerName = written;
        const levels = players("even").map(player => player.level).filter(level => level !== "");
        if (levelled && levels.length > 0)
            Settings.matchMe = levels.includes("even");
    }
    function translate(): void {
        for (let i = 0; i < count; ++i)
            setProperty(i, "name", Cast.nameNow(get(i).name));
    }
    function firstFree(faces: var): string {
        return faces.find(face => seatOf(face) < 0);
    }
    function seatOf(face: string): int {
        for (let i = 0; i < count; ++i)
            if (get(i).face === face)
                return i;
        return -1;
    }
    // Whoever had the face takes the old one in exchange.
    function giveFace(index: int, face: string): void {
        const old = get(index).face;
        const other = seatOf(face);
        if (other >= 0 && other !== index)
            wear(other, old);
        wear(index, face);
    }
    function wear(index: int, face: string): void {
        const seat = get(index);
        if (seat.level !== "" && seat.name === Cast.botName(seat.face))
            setProperty(index, "name", Cast.botName(face));
        setProperty(index, "face", face);
    }
    /// `evenLevel` is that of bots that match whoever plays.
    function players(evenLevel: string): var {
        const list = [];
        for (let i = 0; i < count; ++i) {
            const seat = get(i), even = seat.level === "even";
            const name = seat.name.trim() || Cast.nameless(seat.level, seat.face, i);
            list.push({ name: name, level: even ? evenLevel : seat.level, face: seat.face, even: even });
        }
        return list;
    }
}
