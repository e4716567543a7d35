"""Random edits of snapshots, and what `roomlint roundtrip` has to say about each. Shares no code with roomlint: it has its own reader,
its own table of the documented fields, and decides each verdict from the documents' values and tokens.

Usage: roundtrip_oracle.py SEED COUNT FILE...
Writes one line per pair: before and after in base64, the verdicts for bytes, values and unknown, and the edits that were made.
"""

import base64
import random
import re
import sys

sys.setrecursionlimit(20000)

SPACE = " \t\r\n"
STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"')
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class Broken(Exception):
    pass


class Node:
    """A value: its span, its tokens without white space, its members as (raw key, key, value) or its elements."""

    __slots__ = ("kind", "start", "end", "tokens", "text", "members", "items")

    def __init__(self, kind, start):
        self.kind, self.start, self.end = kind, start, start
        self.tokens, self.text, self.members, self.items = "", "", [], []


def unescape(raw):
    units = re.sub(
        r"\\(u[0-9a-fA-F]{4}|.)",
        lambda found: chr(int(found[1][1:], 16)) if found[1][0] == "u" and len(found[1]) == 5 else ESCAPES[found[1]],
        raw[1:-1],
    )
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def read(text, start=0):
    at = start

    def space():
        nonlocal at
        while at < len(text) and text[at] in SPACE:
            at += 1

    def string():
        nonlocal at
        found = STRING.match(text, at)
        if not found:
            raise Broken()
        at = found.end()
        return found[0]

    def value():
        nonlocal at
        space()
        if at >= len(text):
            raise Broken()
        first = text[at]
        node = Node(first, at)
        if first in "{[":
            close = "}" if first == "{" else "]"
            parts = []
            at += 1
            space()
            if at < len(text) and text[at] == close:
                at += 1
            else:
                while True:
                    space()
                    if first == "{":
                        raw = string()
                        space()
                        if text[at : at + 1] != ":":
                            raise Broken()
                        at += 1
                        held = value()
                        node.members.append((raw, unescape(raw), held))
                        parts.append(raw + ":" + held.tokens)
                    else:
                        held = value()
                        node.items.append(held)
                        parts.append(held.tokens)
                    space()
                    mark = text[at : at + 1]
                    at += 1
                    if mark == close:
                        break
                    if mark != ",":
                        raise Broken()
            node.tokens = first + ",".join(parts) + close
        elif first == '"':
            node.tokens = string()
            node.text = unescape(node.tokens)
        else:
            node.kind = "n"
            for word in ("true", "false", "null"):
                if text.startswith(word, at):
                    node.kind, node.tokens = "l", word
            if node.kind == "n":
                found = NUMBER.match(text, at)
                if not found:
                    raise Broken()
                node.tokens = found[0]
            at += len(node.tokens)
        node.end = at
        return node

    root = value()
    space()
    if at != len(text):
        raise Broken()
    return root


def try_read(text):
    try:
        return read(text)
    except Broken:
        return None


# What the two documents describe. A place is a name; `free` is a documented field whose content is not described, `prose` the JSON in a
# string that is documented as plain text.

UNKNOWN = None
FIELDS = {
    "snapshot": {"roomItems": "items", "settings": "settings", "roomTasks": "roomTasks", "quests": "quests", "logic": "logics"},
    "item": dict.fromkeys(
        "prefabName contentString parentItemID placed locked superLocked interactivityType interactivityURL hoverTitle hoverBodyContent"
        " ImageInteractivityDetails sessionData instanceId currentEditornetId".split(),
        "free",
    )
    | {"pos": "xyz", "scale": "xyz", "modelsize": "xyz", "modelCenter": "xyz", "rot": "xyzw", "extraData": "logicText"},
    "xyz": dict.fromkeys("xyz", "free"),
    "xyzw": dict.fromkeys("xyzw", "free"),
    "settings": dict.fromkeys("roomBase isNight chatDisabled tasksRefresh".split(), "free") | {"roomSettingsExtraData": "jsonText"},
    "roomTasks": {"Tasks": "free"},
    "quest": dict.fromkeys(
        "EntryId id Name Description Status Group DisplayGroup Enabled RepeatableLimit FinishTime AutoStart TriggeredByInventory Creator"
        " TemplateName Tracked Visible Rewards SuccessMsg".split(),
        "free",
    )
    | {"Requirements": "requirements", "ExtraText": "jsonText"},
    "requirement": dict.fromkeys("delete amount type id".split(), "free"),
    "logic": {"Tasks": "tasks", "ViewNodes": "free", "col": "free", "e": "free", "c": "free"},
    "task": {"$type": "free"},
    "effectorTask": dict.fromkeys("$type Id TargetState Name TaskTriggerId".split(), "free") | {"Effector": "effect"},
    "triggerTask": dict.fromkeys("$type Id TargetState Name TaskTriggerId".split(), "free")
    | {"Trigger": "trigger", "DirectEffector": "directEffector"},
    "directEffector": {"Effector": "effect", "Id": "free"},
    "effect": {"$type": "free"},
    "hideShow": {"$type": "free"},
    "moveToSpot": {"$type": "free", "_transformState": "transform"},
    "transform": {"position": "numbers", "rotation": "numbers", "scale": "numbers", "duration": "free"},
    "runTriggers": {"$type": "free", "useRandom": "free", "linkedTasks": "linkedTasks"},
    "linkedTask": dict.fromkeys("Id TargetState Name TaskTriggerId".split(), "free") | {"Trigger": "delay"},
    "delay": {"Delay": "free"},
    "trigger": {"$type": "free", "Delay": "free"},
}
EVERY = {"items": "item", "quests": "quest", "logics": "logicText"}
ELEMENTS = {"tasks": "task", "requirements": "requirement", "linkedTasks": "linkedTask", "numbers": "free", "prose": "prose"}
INSIDE = {"logicText": "logic", "jsonText": "free"}
KINDS = {
    "task": {"TaskEffectorSubscription": "effectorTask", "TaskTriggerSubscription": "triggerTask"},
    "effect": {
        "MoveToSpot": "moveToSpot",
        "HideObjectEvent": "hideShow",
        "ShowObjectEvent": "hideShow",
        "RunTriggersFromEffector": "runTriggers",
    },
    "trigger": {"OnClickEvent": "trigger", "OnEnterEvent": "trigger"},
}
RECORDS = set(
    "item settings roomTasks quest requirement logic effectorTask triggerTask task directEffector effect hideShow moveToSpot runTriggers"
    " linkedTask delay trigger snapshot".split()
)
BY_ID = {"tasks", "linkedTasks"}


def member_place(place, key):
    return FIELDS.get(place, {}).get(key, EVERY.get(place))


def element_place(place, element):
    found = ELEMENTS.get(place)
    if found in RECORDS and element.kind != "{" and element.tokens != "null":
        return UNKNOWN
    return found


def inside_place(place):
    return UNKNOWN if place is UNKNOWN else INSIDE.get(place, "prose")


def type_of(node):
    found = [held for _, key, held in node.members if key == "$type"]
    return found[-1].text if found and found[-1].kind == '"' else None


def own_place(node, place):
    if place is UNKNOWN or node.kind != "{":
        return place
    place = INSIDE.get(place, place)
    kind = type_of(node)
    if place == "task" and kind is None:
        # Without a `$type`, the fields tell.
        keys = {key for _, key, _ in node.members}
        if "Effector" in keys:
            return "effectorTask"
        return "triggerTask" if keys & {"Trigger", "DirectEffector"} else place
    return KINDS[place].get(kind) if place in KINDS and kind is not None else place


# Misspelled names. A key or `$type` that narrowly misses a documented one was probably meant to be it: where the other file has the documented
# name instead, the name was corrected and nothing is lost.

TASK = {"$type": "string", "Id": "string", "TargetState": "number", "Name": "string", "TaskTriggerId": "string"}
TYPES = {
    "item": {"prefabName": "string", "pos": "vector", "rot": "vector", "scale": "vector", "modelsize": "vector", "modelCenter": "vector",
             "contentString": "string", "parentItemID": "number", "placed": "boolean", "locked": "boolean", "superLocked": "boolean",
             "interactivityType": "number", "interactivityURL": "string", "hoverTitle": "string", "hoverBodyContent": "string",
             "ImageInteractivityDetails": "object", "sessionData": "string", "instanceId": "string", "currentEditornetId": "number",
             "extraData": "any"},
    "settings": {"roomBase": "string", "isNight": "boolean", "chatDisabled": "boolean", "tasksRefresh": "boolean",
                 "roomSettingsExtraData": "string"},
    "roomTasks": {"Tasks": "array"},
    "quest": {"EntryId": "string", "id": "string", "Name": "string", "Description": "string", "Status": "string", "Group": "string",
              "DisplayGroup": "string", "Enabled": "boolean", "RepeatableLimit": "number", "FinishTime": "number", "AutoStart": "boolean",
              "TriggeredByInventory": "boolean", "Requirements": "array", "Creator": "string", "TemplateName": "string",
              "Tracked": "boolean", "Visible": "boolean", "ExtraText": "string", "Rewards": "array", "SuccessMsg": "string"},
    "requirement": {"delete": "boolean", "amount": "number", "type": "string", "id": "string"},
    "logic": {"Tasks": "array", "ViewNodes": "array", "col": "any", "e": "any", "c": "any"},
    "task": TASK | {"Effector": "object", "Trigger": "object", "DirectEffector": "object"},
    "effectorTask": TASK | {"Effector": "object"},
    "triggerTask": TASK | {"Trigger": "object", "DirectEffector": "object"},
    "directEffector": {"Effector": "object"},
    "linkedTask": TASK | {"Trigger": "object"},
    "delay": {"Delay": "number"},
    "trigger": {"$type": "string"},
    "effect": {"$type": "string"},
    "moveToSpot": {"$type": "string", "_transformState": "object"},
    "transform": {"position": "array", "rotation": "array", "scale": "array", "duration": "number"},
    "runTriggers": {"$type": "string", "linkedTasks": "array", "useRandom": "boolean"},
}
OTHER_WORDS = {
    "item": {"position": "pos", "rotation": "rot", "prefab": "prefabName", "parentid": "parentItemID"},
    "quest": {"successmessage": "SuccessMsg"},
    "task": {"effect": "Effector"},
    "effectorTask": {"effect": "Effector", "questid": "TaskTriggerId"},
    "triggerTask": {"questid": "TaskTriggerId"},
    "linkedTask": {"questid": "TaskTriggerId"},
    "moveToSpot": {"transformstate": "_transformState", "transform": "_transformState"},
    "runTriggers": {"tasks": "linkedTasks"},
}
SECTIONS = {"roomItems": "item", "settings": "settings", "roomTasks": "roomTasks", "quests": "quest", "logic": "logic"}
OTHER_SECTIONS = {"items": "roomItems", "room_items": "roomItems", "roomSettings": "settings", "room_tasks": "roomTasks"}
OTHER_TYPES = {
    "task": "EffectorSubscription TaskEffector TaskEffectSubscription=TaskEffectorSubscription"
    " TriggerSubscription TaskTrigger=TaskTriggerSubscription",
    "effect": "HideObject HideObjectEffect HideObjectEffector HideEvent=HideObjectEvent"
    " ShowObject ShowObjectEffect ShowObjectEffector ShowEvent=ShowObjectEvent"
    " MoveToSpotEvent MoveToSpotEffect MoveToSpotEffector=MoveToSpot"
    " RunTriggers RunTriggersEffector RunTriggersFromEffect RunTriggersFromEffectorEvent=RunTriggersFromEffector",
    "trigger": "OnClick ClickEvent OnClickTrigger=OnClickEvent OnEnter EnterEvent OnEnterTrigger OnTriggerEnter=OnEnterEvent",
}
WORDS_OF_THEIR_OWN = {"isLight", "login", "guests"}
LONGEST = 64


def type_words(kind):
    words, waiting = {}, []
    for word in OTHER_TYPES[kind].split():
        name, _, meant = word.partition("=")
        waiting.append(name.lower())
        if meant:
            words.update(dict.fromkeys(waiting, meant))
            waiting = []
    return words


TYPE_WORDS = {kind: type_words(kind) for kind in OTHER_TYPES}


def units(text):
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[at : at + 2] for at in range(0, len(data), 2)]


def one_edit(one, other):
    """One unit missing, added or wrong, or two neighbours swapped."""
    a, b = units(one), units(other)
    if a == b or abs(len(a) - len(b)) > 1:
        return False
    same = 0
    while same < min(len(a), len(b)) and a[same] == b[same]:
        same += 1
    a, b = a[same:], b[same:]
    return a[1:] == b or a == b[1:] or a[1:] == b[1:] or (a[:2] == b[:2][::-1] and a[2:] == b[2:])


def same_but_for_case(word, name):
    return len(name) >= 3 and len(units(word)) == len(name) and word.lower() == name.lower()


def nearest(word, names):
    if word in WORDS_OF_THEIR_OWN:
        return None
    by_case = [name for name in names if same_but_for_case(word, name)]
    by_edit = [name for name in names if len(name) >= 5 and one_edit(word, name)]
    return (by_case + by_edit + [None])[0]


def as_record(node):
    """The members in the order in which JavaScript lists them, the last value of each key."""
    record = {key: held for _, key, held in node.members}
    whole = lambda key: re.fullmatch(r"0|[1-9][0-9]*", key) is not None and int(key) < 2**32 - 1
    return {key: record[key] for key in sorted((key for key in record if whole(key)), key=int)} | {
        key: held for key, held in record.items() if not whole(key)
    }


def is_of_type(node, wanted):
    if wanted == "vector":
        record = as_record(node)
        return node.kind == "{" and all(axis in record and record[axis].kind == "n" for axis in "xyz")
    kinds = {"string": '"', "number": "n", "array": "[", "object": "{"}
    return wanted == "any" or node.kind == kinds.get(wanted) or (wanted == "boolean" and node.tokens in ("true", "false"))


def documented_count(node, place):
    return len({key for _, key, _ in node.members} & TYPES[place].keys()) if node.kind == "{" else 0


def holds_records_of(section, node):
    if node.kind != "{":
        return False
    record = as_record(node)
    elements = list(record.values())[:20]
    if section == "settings":
        return documented_count(node, "settings") > 0
    if section == "roomTasks":
        return "Tasks" in record and record["Tasks"].kind == "["
    if section == "logic":
        texts = [held for held in elements if held.kind == '"']
        return any(re.match(r"\s*\{", held.text) and re.search('"(?:Tasks|ViewNodes)"', held.text) for held in texts) or any(
            documented_count(held, "logic") >= 2 for held in elements
        )
    return any(documented_count(held, SECTIONS[section]) >= 2 for held in elements)


def misspelled(node, place):
    """The misspelled keys of an object, each with the field that it lacks."""
    record, found = as_record(node), {}
    for key, held in record.items():
        if place == "snapshot":
            field = None if key in SECTIONS else OTHER_SECTIONS.get(key) or nearest(key, SECTIONS)
            fits = field and holds_records_of(field, held)
        else:
            names = TYPES.get(place, {})
            if key in names or len(units(key)) > LONGEST:
                continue
            word = OTHER_WORDS.get(place, {}).get(key.lower())
            field = word or nearest(key, names)
            fits = field and ((word is None and same_but_for_case(key, field)) or is_of_type(held, names[field]))
        if fits and field not in record and field not in found.values():
            found[key] = field
    return found


def corrected_type(a, b, place):
    """The `$type` of `b` where the one of `a` is a misspelling of it."""
    base = INSIDE.get(place, place)
    if a.kind != "{" or b.kind != "{" or base not in KINDS:
        return None
    now, own = type_of(b), type_of(a)
    if now not in KINDS[base] or own == now:
        return None
    if own is None:
        spelled = [key for key, field in misspelled(a, base).items() if field == "$type"]
        held = as_record(a)[spelled[0]] if spelled else None
        own = held.text if held is not None and held.kind == '"' else None
    if own is None or own == now:
        return now if own == now else None
    documented = {name for kinds in KINDS.values() for name in kinds}
    meant = None if own in documented else TYPE_WORDS[base].get(own.lower()) or nearest(own, KINDS[base])
    return now if meant == now else None


def shape_of(a, b, place):
    """What `a` is, with its `$type` as it was corrected in `b`."""
    now = corrected_type(a, b, place) if place is not UNKNOWN else None
    return own_place(a, place) if now is None else KINDS[INSIDE.get(place, place)][now]


def is_record(node, place):
    if node.kind == '"':
        return INSIDE.get(place) in RECORDS
    # The documents speak of tasks of a `$type`: a value without one is not such a record.
    typed = place in KINDS or place in ("effectorTask", "triggerTask")
    return node.kind == "{" and place in RECORDS and (not typed or type_of(node) is not None)


def children(node, place):
    if node.kind == "{":
        return [(held, member_place(place, key)) for _, key, held in node.members]
    return [(held, element_place(place, held)) for held in node.items]


def has_unknown(node, place, into_records):
    """Whether something below a known value is unknown."""
    if node.kind == '"':
        if node.text.lstrip("\ufeff" + SPACE)[:1] not in ("{", "[", '"'):
            return False
        root = try_read(node.text)
        if root is None:
            return place in INSIDE
        own = own_place(root, inside_place(place))
        return own is UNKNOWN or has_unknown(root, own, into_records)
    for held, placed in children(node, place):
        own = own_place(held, placed)
        if own is UNKNOWN:
            return True
        if (into_records or not is_record(held, own)) and has_unknown(held, own, into_records):
            return True
    return False


def loses(node, place, whole):
    own = own_place(node, place)
    if own is UNKNOWN:
        return True
    return not (whole and is_record(node, own)) and has_unknown(node, own, False)


def holds(node, place):
    own = own_place(node, place)
    return own is UNKNOWN or has_unknown(node, own, True)


def by_key(node):
    found = {}
    for raw, key, held in node.members:
        found.setdefault(key, []).append((raw, held))
    return found


def number_value(text):
    negative = text.startswith("-")
    mantissa, _, exponent = text.lstrip("-").lower().partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    power = int(exponent or 0) - len(fraction)
    stripped = digits.rstrip("0")
    power += len(digits) - len(stripped)
    return (negative, stripped, power if stripped else 0)


def same_value(a, b):
    if a.kind != b.kind:
        return False
    if a.kind == '"':
        return a.text == b.text
    if a.kind == "n":
        return number_value(a.tokens) == number_value(b.tokens)
    if a.kind == "l":
        return a.tokens == b.tokens
    if a.kind == "[":
        return len(a.items) == len(b.items) and all(map(same_value, a.items, b.items))
    one, other = by_key(a), by_key(b)
    return one.keys() == other.keys() and all(
        len(held) == len(other[key]) and all(same_value(x, y) for (_, x), (_, y) in zip(held, other[key]))
        for key, held in one.items()
    )


def holds_container(text):
    return try_read(text) if text.lstrip(SPACE)[:1] in ("{", "[") else None


def unwrapped(text):
    while text.lstrip(SPACE).startswith('"'):
        root = try_read(text)
        if root is None:
            break
        text = root.text
    root = try_read(text)
    return text if root is None else root.tokens


def held_in(node):
    """The JSON in a value, and the number of strings around it."""
    if node.kind == "{":
        return node, 0
    if node.kind != '"':
        return None, 0
    text, strings = node.text, 1
    while text.lstrip(SPACE).startswith('"'):
        root = try_read(text)
        if root is None:
            break
        text, strings = root.text, strings + 1
    return try_read(text), strings


def kept(a, b, place):
    """Whether everything unknown in `a` is still in `b`."""
    own = shape_of(a, b, place)
    if a.tokens == b.tokens:
        return True
    if own is UNKNOWN:
        return False
    if a.kind == b.kind == "{":
        return kept_members(a, b, own)
    if a.kind == b.kind == "[":
        return kept_elements(a, b, own)
    if a.kind == b.kind == '"':
        if a.text == b.text:
            return True
        one, other = holds_container(a.text), holds_container(b.text)
        if one and other:
            return kept(one, other, inside_place(place))
        wrapped = [text.lstrip(SPACE).startswith('"') and try_read(text) is not None for text in (a.text, b.text)]
        if place in INSIDE and any(wrapped) and unwrapped(a.text) == unwrapped(b.text):
            return True
    if place in INSIDE:
        # One more string around JSON, or one less, or none, is the same JSON.
        (one, around), (other, around_other) = held_in(a), held_in(b)
        if around != around_other and one is not None and other is not None and one.kind == other.kind == "{":
            return kept(one, other, inside_place(place))
        # A list that is put into a string, or taken out of one, is the same list as long as nothing in it changes.
        for whole, text in ((a, b), (b, a)):
            root = try_read(text.text) if whole.kind == "[" and text.kind == '"' else None
            if root is not None and root.tokens == whole.tokens:
                return True
    if is_whole(place) and a.kind in "{[" and count_of(a):
        # A section is no longer one, or the file no room.
        return False
    return not loses(a, place, False)


def is_whole(place):
    return place == "snapshot" or place in [member_place("snapshot", section) for section in SECTIONS]


def kept_members(a, b, place):
    one, other = by_key(a), by_key(b)
    renamed = {}
    for spelled, field in misspelled(a, place).items():
        if spelled not in other and len(one[spelled]) == len(other.get(field, [])):
            renamed[spelled] = field
    for key, before in one.items():
        meant = renamed.get(key, key)
        after = other.get(meant, [])
        placed = member_place(place, meant)
        if placed is UNKNOWN and meant == key:
            if [(raw, held.tokens) for raw, held in before] != [(raw, held.tokens) for raw, held in after]:
                return False
        elif len(before) == len(after):
            if not all(kept(x, y, placed) for (_, x), (_, y) in zip(before, after)):
                return False
        elif place == "snapshot" and not after and any(held.kind in "{[" and count_of(held) for _, held in before):
            # A section is gone, with what is in it.
            return False
        elif len(before) > 1 and not after:
            if any(loses(held, placed, True) for _, held in before):
                return False
        elif not after:
            if loses(before[0][1], placed, True):
                return False
        elif any(holds(held, placed) for _, held in before):
            return False
        elif is_whole(placed) and any(count_of(held) and held.kind != after[-1][1].kind for _, held in before):
            # Of equal keys the last one counts, and it is no section.
            return False
    return True


def id_of(node):
    found = [held for _, key, held in node.members if key == "Id"]
    return found[-1].text if found and found[-1].kind == '"' else None


def ends(before, after):
    """Equal elements at both ends of two lists: pairs, and what is left of both."""
    pairs = []
    if len(before) == len(after):
        return pairs, before, after
    while before and after and before[0].tokens == after[0].tokens:
        pairs.append((before[0], after[0]))
        before, after = before[1:], after[1:]
    while before and after and before[-1].tokens == after[-1].tokens:
        pairs.append((before[-1], after[-1]))
        before, after = before[:-1], after[:-1]
    return pairs, before, after


def kept_elements(a, b, place):
    if ELEMENTS.get(place) is UNKNOWN:
        return [held.tokens for held in a.items] == [held.tokens for held in b.items[: len(a.items)]]
    paired = {}
    taken = set()
    if place in BY_ID:
        for name in {id_of(held) for held in a.items} - {None}:
            before = [held for held in a.items if id_of(held) == name]
            after = [held for held in b.items if id_of(held) == name]
            if not after:
                continue
            if len(before) == len(after):
                pairs = list(zip(before, after))
            else:
                pairs, before, after = ends(before, after)
                pairs += list(zip(before[::-1], after[::-1]))
            for x, y in pairs:
                paired[id(x)] = y
                taken.add(id(y))
    rest = [held for held in a.items if id(held) not in paired]
    others = [held for held in b.items if id(held) not in taken]
    pairs, rest, others = ends(rest, others)
    for x, y in pairs + list(zip(rest, others)):
        two_records = place in BY_ID and id_of(x) is not None and id_of(y) is not None
        if not two_records or (x, y) in pairs or corrected_type(x, y, element_place(place, x)) is not None:
            paired[id(x)] = y
    for held in a.items:
        placed = element_place(place, held)
        if id(held) not in paired:
            if loses(held, placed, True):
                return False
        elif not kept(held, paired[id(held)], placed):
            return False
    return True


def verdicts(before, after):
    if before == after:
        return ["identical"] * 3
    one, other = (read(text.removeprefix("\ufeff")) for text in (before, after))
    say = lambda good: "kept" if good else "lost"
    return ["lost", say(same_value(one, other)), say(kept(one, other, "snapshot"))]


# Random edits. Each works on one text: the file, or the JSON in one of its strings.

KEYS = ["mine", "note", "__proto__", "constructor", "", "10", "9", "\\ud800", "m\\u0069ne", "id", "Id", "$type", "Effector", "Trigger",
        "DirectEffector", "Rewards", "ViewNodes", "Tasks", "Requirements", "pos", "rot", "extraData", "ExtraText", "roomSettingsExtraData",
        "EventData", "sessionData", "linkedTasks", "_transformState", "position", "Delay", "settings", "quests", "roomTasks", "logic", "mist/~",
        "Quests", "items", "roomItem", "Logic", "setting", "tasks", "Task", "viewNodes", "parentItemId", "prefab", "placd", "TargetSate", "Effect",
        "effector", "trigger", "QuestId", "type", "$Type", "transformState", "linkedTask", "requirements", "Rewards", "taskRefresh", "Name",
        "name", "EntryID", "placed", "prefabName", "parentItemID", "_transformState", "TaskTriggerId", "TargetState"]
# Documented names and what they are misspelled as: an edit writes one for the other, either way.
SLIPS = [("quests", "Quests"), ("quests", "quest"), ("roomItems", "items"), ("roomItems", "roomItem"), ("settings", "setting"), ("logic", "Logic"),
         ("roomTasks", "room_tasks"), ("Tasks", "tasks"), ("ViewNodes", "ViewNode"), ("parentItemID", "parentItemId"), ("prefabName", "prefab"),
         ("pos", "position"), ("placed", "placd"), ("TargetState", "TargetSate"), ("Effector", "Effect"), ("Effector", "effector"),
         ("Trigger", "trigger"), ("DirectEffector", "DirectEffectr"), ("TaskTriggerId", "QuestId"), ("$type", "type"), ("$type", "$Type"),
         ("_transformState", "transformState"), ("linkedTasks", "Tasks"), ("linkedTasks", "linkedTask"), ("Requirements", "requirements"),
         ("Rewards", "rewards"), ("SuccessMsg", "SuccessMessage"), ("tasksRefresh", "taskRefresh"), ("isNight", "isLight"), ("isNight", "IsNight"),
         ("duration", "Duration"), ("Delay", "delay"), ("extraData", "extradata"), ("ExtraText", "ExtraTxt"), ("Name", "name"),
         ("TaskEffectorSubscription", "TaskEffector"), ("TaskEffectorSubscription", "TaskEfectorSubscription"),
         ("TaskTriggerSubscription", "TaskTrigger"), ("TaskTriggerSubscription", "taskTriggerSubscription"), ("MoveToSpot", "MoveToSpots"),
         ("HideObjectEvent", "HideObject"), ("ShowObjectEvent", "ShowObjectEven"), ("RunTriggersFromEffector", "RunTriggers"),
         ("OnClickEvent", "OnClick"), ("OnEnterEvent", "OnEnterEvnet"), ("HideObjectEvent", "OnClickEvent"), ("OnClickEvent", "OnClickEffect")]
VALUES = ["1", "1.50", "-0", "0.0", "1e5", "12345678901234567890", "null", "true", '""', '"a"', '"\\ud800"', '"caf\\u00e9 \\/"', "{}", "[]",
          "[1,2]", '[{"Id":"a","mine":1},{"Id":"b"}]', '[{"type":"wearable","id":"w1"},{"type":"wearable","id":"w2"}]', '{"mine":1}',
          '{"mine":1,"x":2}', '"{\\"mine\\":1}"', '"[1,2]"', '"{\\"a\\":\\"{\\\\\\"b\\\\\\":1}\\"}"', '"{\\"Tasks\\":[],\\"mine\\":[1]}"', '"{broken"',
          '{"$type":"NotificationPillEvent","nt":"a"}', '{"$type":"MoveToSpot","mine":2,"_transformState":{"duration":1,"ease":"in"}}',
          '{"$type":"TaskTriggerSubscription","Id":"t1","Trigger":{"$type":"OnClickEvent","Key":1},"DirectEffector":{"Effector":{"$type":"HideObjectEvent"},"x":1}}',
          '{"$type":"TaskEffectorSubscription","Id":"t2","Effector":{"$type":"RunTriggersFromEffector","linkedTasks":[{"Trigger":{"mine":1},"Id":"l1"},{"Trigger":{},"Id":"l2"}]}}',
          '{"$type":"MineSubscription","Id":"t3","a":1}', '{"delete":false,"amount":1,"type":"quest","id":"q1","mine":1}']


def quoted(text, rng):
    """A string token, spelled in one of the ways that tools use."""
    ascii_only, slashes = rng.random() < 0.3, rng.random() < 0.1
    out = []
    for char in text:
        code = ord(char)
        if char in '"\\':
            out.append("\\" + char)
        elif char == "\n":
            out.append("\\n")
        elif char == "/" and slashes:
            out.append("\\/")
        elif code < 0x20 or 0xD800 <= code < 0xE000 or (ascii_only and code > 0x7E):
            units = char.encode("utf-16-be", "surrogatepass").hex()
            out.extend("\\u" + units[at : at + 4] for at in range(0, len(units), 4))
        else:
            out.append(char)
    return '"' + "".join(out) + '"'


def all_nodes(root):
    """Every value with its container and its position there."""
    found = [(root, None, 0)]
    for node, _, _ in found:
        held = [value for _, _, value in node.members] or node.items
        found.extend((value, node, index) for index, value in enumerate(held))
    return found


def member_start(text, node, index):
    """Where a child begins, key included, and where it ends."""
    if node.kind == "[":
        return node.items[index].start, node.items[index].end
    raw, _, held = node.members[index]
    return text.rfind(raw, node.start, held.start), held.end


def count_of(node):
    return len(node.members) + len(node.items)


def edit(text, rng, log, depth=0):
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    body = text[len(mark) :]
    root = read(body)
    nodes = all_nodes(root)
    strings = [node for node, _, _ in nodes if node.kind == '"' and holds_container(node.text) is not None]
    if strings and depth < 4 and rng.random() < (0.55 if depth == 0 else 0.3):
        node = rng.choice(strings)
        inner = edit(node.text, rng, log, depth + 1)
        if inner is None:
            return None
        return mark + body[: node.start] + quoted(inner, rng) + body[node.end :]
    for _ in range(20):
        node, around, index = rng.choice(nodes)
        name = rng.choice(list(OPERATIONS))
        result = OPERATIONS[name](body, node, around, index, rng)
        if result is not None and result != body:
            log.append(f"{name}@{depth}:{node.start}")
            return mark + result
    return None


def op_delete(text, node, around, index, rng):
    if around is None:
        return None
    start, end = member_start(text, around, index)
    if index + 1 < count_of(around):
        end = member_start(text, around, index + 1)[0]
    elif index > 0:
        start = member_start(text, around, index - 1)[1]
    return text[:start] + text[end:]


def inserted(text, node, index, piece):
    if count_of(node) == 0:
        return text[: node.start + 1] + piece + text[node.start + 1 :]
    if index < count_of(node):
        at = member_start(text, node, index)[0]
        return text[:at] + piece + "," + text[at:]
    at = member_start(text, node, index - 1)[1]
    return text[:at] + "," + piece + text[at:]


def op_insert(text, node, around, index, rng):
    if node.kind not in "{[":
        return None
    value = rng.choice(VALUES)
    if node.kind == "{":
        value = '"' + rng.choice(KEYS) + '":' + value
    return inserted(text, node, rng.randint(0, count_of(node)), value)


def op_equal_key(text, node, around, index, rng):
    if node.kind != "{" or not node.members:
        return None
    raw, _, held = rng.choice(node.members)
    value = rng.choice([rng.choice(VALUES), text[held.start : held.end], "{}", "[]"])
    return inserted(text, node, rng.randint(0, count_of(node)), raw + ":" + value)


def op_replace(text, node, around, index, rng):
    return None if around is None and rng.random() < 0.9 else text[: node.start] + rng.choice(VALUES) + text[node.end :]


def op_swap(text, node, around, index, rng):
    if count_of(node) < 2:
        return None
    i = rng.randrange(count_of(node) - 1)
    j = rng.randint(i + 1, count_of(node) - 1)
    (a, a_end), (b, b_end) = member_start(text, node, i), member_start(text, node, j)
    return text[:a] + text[b:b_end] + text[a_end:b] + text[a:a_end] + text[b_end:]


def respelled(token, rng):
    units = re.findall(r"\\u[0-9a-fA-F]{4}|\\.|.", token[1:-1], re.S)
    plain = [at for at, unit in enumerate(units) if len(unit) == 1 and ord(unit) < 0x10000]
    if not plain:
        return token
    at = rng.choice(plain)
    units[at] = f"\\u{ord(units[at]):04x}"
    return '"' + "".join(units) + '"'


def op_respell(text, node, around, index, rng):
    if around is not None and around.kind == "{" and rng.random() < 0.3:
        start = member_start(text, around, index)[0]
        raw = around.members[index][0]
        return text[:start] + respelled(raw, rng) + text[start + len(raw) :]
    if node.kind == '"':
        return text[: node.start] + respelled(node.tokens, rng) + text[node.end :]
    if node.kind == "n":
        more = rng.choice([".0", "0"]) if "." not in node.tokens else "0"
        if "e" in node.tokens.lower() or more == "0" and "." not in node.tokens:
            return None
        return text[: node.end] + more + text[node.end :]
    return None


def op_space(text, node, around, index, rng):
    at = rng.choice([node.start, node.end])
    return text[:at] + rng.choice(SPACE) + text[at:]


def op_rename(text, node, around, index, rng):
    if around is None or around.kind != "{":
        return None
    start = member_start(text, around, index)[0]
    raw = around.members[index][0]
    return text[:start] + '"' + rng.choice(KEYS + ["q7", "77"]) + '"' + text[start + len(raw) :]


def op_slip(text, node, around, index, rng):
    """Misspells a name, or corrects a misspelled one."""
    at, token = (node.start, node.tokens) if node.kind == '"' else (None, None)
    if around is not None and around.kind == "{" and (token is None or rng.random() < 0.5):
        at, token = member_start(text, around, index)[0], around.members[index][0]
    if token is None:
        return None
    word = unescape(token)
    others = [other for pair in SLIPS for word_, other in (pair, pair[::-1]) if word_ == word]
    return text[:at] + '"' + rng.choice(others) + '"' + text[at + len(token) :] if others else None


def op_number(text, node, around, index, rng):
    return text[: node.start] + rng.choice(["0", "2", "-1.5", "7e0"]) + text[node.end :] if node.kind == "n" else None


def op_word(text, node, around, index, rng):
    words = ["TaskTriggerSubscription", "TaskEffectorSubscription", "MoveToSpot", "HideObjectEvent", "OnClickEvent", "Other", "a", "b", "q1", ""]
    return text[: node.start] + f'"{rng.choice(words)}"' + text[node.end :] if node.kind == '"' else None


def op_wrap(text, node, around, index, rng):
    if node.kind in '{"' and around is not None:
        return text[: node.start] + quoted(text[node.start : node.end], rng) + text[node.end :]
    return None


def op_unwrap(text, node, around, index, rng):
    return text[: node.start] + node.text + text[node.end :] if node.kind == '"' and try_read(node.text) is not None else None


def op_break(text, node, around, index, rng):
    if node.kind != '"' or holds_container(node.text) is None:
        return None
    broken = rng.choice([node.text[:-1], "\ufeff" + node.text, node.text + ",", "x"])
    return text[: node.start] + quoted(broken, rng) + text[node.end :]


def op_copy(text, node, around, index, rng):
    if around is None or around.kind != "[":
        return None
    return inserted(text, around, rng.randint(0, count_of(around)), text[node.start : node.end])


OPERATIONS = {name[3:]: found for name, found in list(globals().items()) if name.startswith("op_")}


def main(seed, count, files):
    rng = random.Random(seed)
    texts = []
    for file in files:
        with open(file, "rb") as opened:
            text = opened.read().decode("utf-8")
        if try_read(text.removeprefix("\ufeff")) is not None and len(text) < 200_000:
            texts.append(text)
    for _ in range(count):
        before = rng.choice(texts)
        for _ in range(rng.randint(0, 25)):
            before = edit(before, rng, []) or before
        if rng.random() < 0.03:
            before = "\ufeff" + before.removeprefix("\ufeff")
        after, log = before, []
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            after = edit(after, rng, log) or after
        if rng.random() < 0.03:
            after = after.removeprefix("\ufeff") if after.startswith("\ufeff") else "\ufeff" + after
        sides = [base64.b64encode(text.encode("utf-8")).decode() for text in (before, after)]
        print("\t".join([*sides, *verdicts(before, after), " ".join(log)]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
