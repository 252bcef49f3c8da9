import QtQuick
import Bombshelf.View

// Puts the window where it was last time, or in the middle if that place is no longer on any screen.
QtObject {
    id: place

    required property Window window
    readonly property bool isFull: window.visibility === Window.FullScreen
    property int unfilled: Window.Windowed // what full screen goes back to

    function toggleFullScreen(): void {
        if (!isFull)
            unfilled = window.visibility;
        window.visibility = isFull ? unfilled : Window.FullScreen;
    }

    function restore(): void {
        const roomy = place.window.Screen;
        place.window.width = Math.min(Settings.windowWidth, Math.max(place.window.minimumWidth, roomy.desktopAvailableWidth));
        place.window.height = Math.min(Settings.windowHeight, Math.max(place.window.minimumHeight, roomy.desktopAvailableHeight));
        const kept = Settings.windowX !== -1 && isOnScreen(Settings.windowX, Settings.windowY);
        place.window.x = kept ? Settings.windowX : roomy.virtualX + Math.max(0, (roomy.width - place.window.width) / 2);
        place.window.y = kept ? Settings.windowY : roomy.virtualY + Math.max(0, (roomy.height - place.window.height) / 2);
        place.window.visibility = Settings.maximised ? Window.Maximized : Window.Windowed;
    }

    function keep(): void {
        if (place.window.visibility === Window.Minimized) // where it was before is not to be had
            return;
        Settings.maximised = (isFull ? unfilled : place.window.visibility) === Window.Maximized;
        if (place.window.visibility !== Window.Windowed)
            return;
        Settings.windowX = place.window.x;
        Settings.windowY = place.window.y;
        Settings.windowWidth = place.window.width;
        Settings.windowHeight = place.window.height;
    }

    // Enough of the title bar to take hold of.
    function isOnScreen(x: int, y: int): bool {
        const grip = 80;
        for (let i = 0; i < Application.screens.length; ++i) {
            const s = Application.screens[i];
            if (x > s.virtualX - place.window.width + grip && x < s.virtualX + s.width - grip && y >= s.virtualY && y < s.virtualY + s.height - grip)
                return true;
        }
        return false;
    }
}
