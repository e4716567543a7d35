"""Checks where findings point and what fixes leave, without any code of roomlint: with the reader of roundtrip_oracle.py.

Usage: positions_oracle.py SEED COUNT FILE...
Writes one line per damaged room, in base64. Reads one line back for each: JSON with the findings and the room after its safe fixes. Ends with
one line per fault that it saw, and a last one with counts.
"""

import base64
import json
import random
import sys

from roundtrip_oracle import Broken, edit, read, try_read


def sources(raw):
    """For each character of a string's text, and for its end, the index in the token at which it begins."""
    found, at = [], 1
    while at < len(raw) - 1:
        found.append(at)
        width = 6 if raw.startswith("\\u", at) else 2 if raw[at] == "\\" else 1
        pair = raw[at : at + 12].lower()
        if width == 6 and pair[2:4] in ("d8", "d9", "da", "db") and pair[6:8] == "\\u" and pair[8:10] in ("dc", "dd", "de", "df"):
            width = 12
        at += width
    return [*found, at]


def steps_of(pointer):
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]


def spans_at(root, pointer):
    """What a pointer names: every value with its key. Of equal keys each may be meant."""
    found = [(root, None)]
    for step in steps_of(pointer):
        found = [
            pair
            for node, _ in found
            for pair in (
                [(held, raw) for raw, key, held in node.members if key == step]
                if node.kind == "{"
                else [(held, None) for index, held in enumerate(node.items) if str(index) == step]
            )
        ]
    return found


def places(text, base, pointers):
    """The spans, in characters of the file, of the key and the value at some pointers. `base` gives the index in the file of each character."""
    root = read(text)
    for node, raw in spans_at(root, pointers[0]):
        if len(pointers) > 1:
            if node.kind == '"' and try_read(node.text) is not None:
                inner = sources(node.tokens)
                yield from places(node.text, [base[node.start + at] for at in inner], pointers[1:])
            continue
        yield base[node.start], base[node.end]
        if raw is not None:
            start = text.rfind(raw, 0, node.start)
            yield base[start], base[start + len(raw)]


def position(text, index):
    """Line and column of a character, from 1; the column in UTF-16 units."""
    before = text[:index]
    broken = before.replace("\r\n", "\n").replace("\r", "\n")
    if before.endswith("\r") and text[index : index + 1] == "\n":
        broken = broken[:-1] + "\r"
    line = broken.rpartition("\n")[2].removeprefix("\ufeff" if "\n" not in broken else "")
    return broken.count("\n") + 1, len(line.encode("utf-16-le", "surrogatepass")) // 2 + 1


def faults_of(text, answer, counts):
    mark = text.startswith("\ufeff")
    body = text[1:] if mark else text
    base = [index + mark for index in range(len(body) + 1)]
    offsets = [0]
    for char in text:
        offsets.append(offsets[-1] + len(char.encode("utf-8", "surrogatepass")))
    index_of = {offset: index for index, offset in enumerate(offsets)}
    for finding in answer["findings"]:
        start, end = finding["start"], finding["end"]
        if start["offset"] not in index_of or end["offset"] not in index_of:
            yield f"{finding['rule']}: inside a character"
            continue
        span = index_of[start["offset"]], index_of[end["offset"]]
        for index, told in zip(span, (start, end)):
            if position(text, index) != (told["line"], told["column"]):
                yield f"{finding['rule']}: line and column are {position(text, index)}, not {told}"
        allowed = list(places(body, base, [finding["pointer"], *finding["embedded"]]))
        counts["positions"] += 1
        if not any(first <= span[0] and span[1] <= last for first, last in allowed):
            yield f"{finding['rule']}: {finding['pointer']} {finding['embedded']} is at {allowed}, not {span}"
        elif span in allowed or any(span == (first, first + 1) for first, _ in allowed):
            counts["exact"] += 1
    fixed = base64.b64decode(answer["fixed"]).decode("utf-8", "surrogatepass")
    if fixed != text:
        counts["fixed"] += 1
        if try_read(fixed.removeprefix("\ufeff")) is None:
            yield "the fixed room is not JSON"
        if answer["left"]:
            yield f"fixable after the fixes: {answer['left']}"
    counts["rooms"] += 1


def main(seed, count, files):
    rng = random.Random(seed)
    texts = []
    for file in files:
        with open(file, "rb") as opened:
            text = opened.read().decode("utf-8")
        if try_read(text.removeprefix("\ufeff")) is not None and len(text) < 60_000:
            texts.append(text)
    counts = dict.fromkeys(["rooms", "positions", "exact", "fixed"], 0)
    faults = []
    for _ in range(count):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 12)):
            text = edit(text, rng, []) or text
        encoded = base64.b64encode(text.encode("utf-8")).decode()
        print(encoded, flush=True)
        answer = sys.stdin.readline()
        if answer == "":
            break
        try:
            faults.extend(f"{fault}\t{encoded}" for fault in faults_of(text, json.loads(answer), counts))
        except Broken:
            faults.append(f"a place that cannot be read\t{encoded}")
    for fault in faults:
        print("fault", fault)
    print("end", json.dumps(counts), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
