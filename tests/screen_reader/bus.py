"""What a screen reader sees, does and hears: the accessibility bus (AT-SPI), spoken to directly so that nothing is cached."""

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"

# AtspiStateType, as far as it is looked at here
STATES = {"checked": 4, "enabled": 8, "focusable": 11, "focused": 12, "invisible": 15, "sensitive": 24, "showing": 25, "visible": 30}


class Node:
    """One thing of the tree, as it was when it was read."""

    def __init__(self, ref, parent):
        self.ref = ref
        self.parent = parent
        self.children = []
        self.role = self.name = self.description = ""
        self.states = set()
        self.actions = []

    @property
    def enabled(self):
        return "enabled" in self.states

    @property
    def pressable(self):
        """A screen reader would offer to press it."""
        return self.enabled and "Press" in self.actions

    def walk(self):
        """It and what is below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def within(self, role):
        """The nearest thing above it that has that role, or None."""
        node = self.parent
        while node is not None and node.role != role:
            node = node.parent
        return node

    def __str__(self):
        told = f" ({self.description})" if self.description else ""
        return f"{self.role} “{self.name}”{told} {sorted(self.states)} {self.actions}"


class Bus:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.context = GLib.MainContext.default()
        self.said = []  # to the user, in the program's own words

    def call(self, ref, interface, method, arguments=None):
        return self.connection.call_sync(*ref, interface, method, arguments, None, 0, 20000, None).unpack()

    def listen(self, *events):
        """From now on these events are heard, e.g. "object:announcement"."""
        registry = (REGISTRY, "/org/a11y/atspi/registry")
        for event in events:
            try:
                self.call(registry, REGISTRY, "RegisterEvent", GLib.Variant("(sass)", (event, [], "")))
            except GLib.Error:  # before at-spi2-core 2.50
                self.call(registry, REGISTRY, "RegisterEvent", GLib.Variant("(s)", (event,)))
        self.connection.signal_subscribe(None, "org.a11y.atspi.Event.Object", None, None, None, 0, self.hear)

    def hear(self, connection, sender, path, interface, signal, parameters):
        detail, on, _, value, _ = parameters.unpack()
        if signal == "Announcement":
            self.said.append(value)
        elif (signal, detail, on) == ("StateChanged", "showing", 1):
            self.notice((sender, path))

    def notice(self, ref):
        """What has come up is said if it is a notification."""
        def named(connection, result):
            try:
                self.said.append(connection.call_finish(result).unpack()[0])
            except GLib.Error:  # it is gone already
                pass

        def known(connection, result):
            try:
                if connection.call_finish(result).unpack()[0] == "notification":
                    self.send(ref, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name")), named)
            except GLib.Error:
                pass

        self.send(ref, ACCESSIBLE, "GetRoleName", None, known)

    def send(self, ref, interface, method, arguments, answered):
        self.connection.call(*ref, interface, method, arguments, None, 0, 20000, None, answered)

    def wait(self, condition, seconds=60):
        """Until the condition is met; returns what it returns. Looks again whenever something has happened on the bus."""
        ticks = GLib.timeout_add(50, lambda: True)
        end = GLib.get_monotonic_time() + seconds * 1000000
        try:
            while not (met := condition()):
                if GLib.get_monotonic_time() > end:
                    return None
                self.context.iteration(True)
                while self.context.iteration(False):
                    pass
            return met
        finally:
            GLib.source_remove(ticks)

    def applications(self):
        return [tuple(ref) for ref in self.call((REGISTRY, ROOT), ACCESSIBLE, "GetChildren")[0]]

    def ask(self, questions):
        """Asks all at once; answers in the same order, None where there is none (the thing is gone meanwhile)."""
        answers = [None] * len(questions)
        open_questions = len(questions)

        def answered(connection, result, at):
            nonlocal open_questions
            open_questions -= 1
            try:
                answers[at] = connection.call_finish(result).unpack()[0]
            except GLib.Error:
                pass

        for at, (ref, interface, method, arguments) in enumerate(questions):
            self.connection.call(*ref, interface, method, arguments, None, 0, 20000, None, answered, at)
        while open_questions:
            self.context.iteration(True)
        return answers

    def read(self, ref):
        """The tree from there on, without what can't be seen."""
        root = Node(ref, None)
        level = [root]
        while level:
            answers = self.ask([(node.ref, ACCESSIBLE, method, None) for node in level for method in ("GetState", "GetChildren")])
            seen, below = [], []
            for node, state, children in zip(level, answers[::2], answers[1::2]):
                bits = state[0] | state[1] << 32 if state else 0
                node.states = {word for word, bit in STATES.items() if bits >> bit & 1}
                if "visible" not in node.states:
                    continue
                seen.append(node)
                if node.parent is not None:
                    node.parent.children.append(node)
                below += [Node(tuple(child), node) for child in children or []]
            name, description = (GLib.Variant("(ss)", (ACCESSIBLE, word)) for word in ("Name", "Description"))
            questions = ((ACCESSIBLE, "GetRoleName", None), (PROPERTIES, "Get", name), (PROPERTIES, "Get", description), (ACTION, "GetActions", None))
            answers = self.ask([(node.ref, *question) for node in seen for question in questions])
            for at, node in enumerate(seen):
                node.role, node.name, node.description, actions = (answer or "" for answer in answers[4 * at:4 * at + 4])
                node.actions = [action[0] for action in actions]
            level = below
        return root

    def press_with_control(self, window, letter):
        """On the keyboard; a click into the window's top brings the focus, where nobody manages windows."""
        press, release, symbol, control = 0, 1, 3, 37  # AtspiKeySynthType, and a key of X
        x, y, width, _ = self.call(window.ref, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (0,)))[0]
        devices, controller = (REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller"), "org.a11y.atspi.DeviceEventController"
        self.call(devices, controller, "GenerateMouseEvent", GLib.Variant("(iis)", (x + width // 2, y + 2, "b1c")))
        for key, how in ((control, press), (ord(letter), symbol), (control, release)):
            self.call(devices, controller, "GenerateKeyboardEvent", GLib.Variant("(isu)", (key, "", how)))

    def press(self, node, action="Press"):
        """False if it is gone meanwhile."""
        return self.ask([(node.ref, ACTION, "DoAction", GLib.Variant("(i)", (node.actions.index(action),)))])[0]
