"use strict";
const { counted, isJson, isObject, jsonType, jsonWithoutCommands, member, printable, quoteValue } = require("./words.js");
const { JsonEditor, Place, Spelled, asciiText, byteOrderMarkLength, bytesOf, decodeString, decodeUtf8, formatPointer, isSpace, parseJson, parsePointer, seemsDeeper, skipSpace, sourceOffsets, stringText, textOf: textOf$1, tryParseJson, withoutSecrets } = require("./text.js");
const { MAX_RECORDS, QUEST_STATES, SECTIONS, SNAPSHOT_SHAPE, arrayField, elementShape, hasKinds, holdsJson, insideShape, itemLabel, itemText, keyText: keyText$2, keyWithLabel, kindShape, memberShape, numberField, objectField, parentOf, placeMatcher, protectFault, recordOfShape, sameValue, targetState, textField, transitionCode } = require("./core.js");
const { ChangeFinder, NodeTable, NotJsonError, compareTexts, maskOf, mayHoldCredentials, notJson, sameBytes, sameNumber, sameText } = require("./roundtrip.js");
// src/room/object-text.ts
const QUOTE$1 = 34;
const COMMA$2 = 44;
const MINUS$1 = 45;
const ZERO$1 = 48;
const NINE$1 = 57;
const BACKSLASH$1 = 92;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT$2 = 123;
const CLOSE_OBJECT = 125;
var ObjectText = class ObjectText {
	bytes;
	start;
	members;
	end;
	isTooDeep = false;
	isTooLong = false;
	byKey = /* @__PURE__ */ new Map();
	constructor(bytes, start, { mostLevels = Number.POSITIVE_INFINITY, mostMembers = Number.POSITIVE_INFINITY, open } = {}) {
		this.bytes = bytes;
		this.start = start;
		const members = [];
		let at = start + 1;
		for (;;) {
			const leadStart = at;
			const keyStart = skipSpace(bytes, at);
			if (bytes[keyStart] !== QUOTE$1) {
				this.end = keyStart + 1;
				break;
			}
			if (members.length >= mostMembers) {
				this.isTooLong = true;
				this.end = bytes.length;
				break;
			}
			const keyEnd = endOfString(bytes, keyStart);
			const valueStart = skipSpace(bytes, skipSpace(bytes, keyEnd) + 1);
			const key = stringText(bytes, keyStart, keyEnd);
			const valueEnd = open?.(key, valueStart) ?? endOfValue(bytes, valueStart, mostLevels);
			if (valueEnd === -1) {
				this.isTooDeep = true;
				this.end = bytes.length;
				break;
			}
			const trailEnd = skipSpace(bytes, valueEnd);
			const member = {
				key,
				leadStart,
				keyStart,
				keyEnd,
				valueStart,
				valueEnd,
				trailEnd
			};
			members.push(member);
			this.byKey.set(key, member);
			at = trailEnd + 1;
			if (bytes[trailEnd] !== COMMA$2) {
				this.end = at;
				break;
			}
		}
		this.members = members;
	}
	find(key) {
		return this.byKey.get(key);
	}
	count(key) {
		return this.members.filter((member) => member.key === key).length;
	}
	get keys() {
		return this.byKey.keys();
	}
	valueOf(key) {
		const member = this.byKey.get(key);
		return member === void 0 ? void 0 : this.bytes.subarray(member.valueStart, member.valueEnd);
	}
	objectAt(key) {
		const member = this.byKey.get(key);
		if (member === void 0 || this.bytes[member.valueStart] !== OPEN_OBJECT$2) return void 0;
		return new ObjectText(this.bytes, member.valueStart);
	}
};
const EXACT_DIGITS = 15;
function hasDoubtfulNumber(bytes) {
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE$1) at = endOfString(bytes, at) - 1;
		else if (byte === MINUS$1 || byte >= ZERO$1 && byte <= NINE$1) {
			const end = endOfScalar(bytes, at);
			if (isDoubtful(bytes, at, end)) return true;
			at = end - 1;
		}
	}
	return false;
}
function isDoubtful(bytes, start, end) {
	let isPlain = end - start <= EXACT_DIGITS && !(bytes[start] === MINUS$1 && bytes[start + 1] === ZERO$1);
	for (let at = start; isPlain && at < end; at++) isPlain = bytes[at] !== 101 && bytes[at] !== 69;
	if (isPlain) return false;
	const written = asciiText(bytes, start, end);
	return String(Number(written)) !== written;
}
function endOfString(bytes, start) {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE$1) at += bytes[at] === BACKSLASH$1 ? 2 : 1;
	return at + 1;
}
function endOfValue(bytes, start, mostLevels) {
	const first = bytes[start];
	if (first === QUOTE$1) return endOfString(bytes, start);
	if (first !== OPEN_OBJECT$2 && first !== OPEN_ARRAY) return endOfScalar(bytes, start);
	let depth = 0;
	let at = start;
	while (at < bytes.length) {
		const byte = bytes[at];
		if (byte === QUOTE$1) {
			at = endOfString(bytes, at);
			continue;
		}
		if (byte >= OPEN_ARRAY) {
			if (byte === OPEN_OBJECT$2 || byte === OPEN_ARRAY) {
				if (++depth > mostLevels) return -1;
			} else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --depth === 0) return at + 1;
		}
		at++;
	}
	return at;
}
function endOfScalar(bytes, start) {
	let at = start;
	while (at < bytes.length) {
		const byte = bytes[at];
		if (byte <= 32 || byte === COMMA$2 || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) break;
		at++;
	}
	return at;
}
// src/room/same-in-order.ts
const QUOTE = 34;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const BACKSLASH = 92;
function sameInOrder(one, other) {
	let a = 0;
	let b = 0;
	for (;;) {
		while (a < one.length && isSpace(one[a])) a++;
		while (b < other.length && isSpace(other[b])) b++;
		if (a >= one.length || b >= other.length) return a >= one.length && b >= other.length;
		const byte = one[a];
		if (byte === QUOTE) {
			if (other[b] !== QUOTE) return false;
			const [startA, startB] = [a, b];
			a++;
			b++;
			while (one[a] === other[b] && one[a] !== QUOTE) {
				if (one[a] === BACKSLASH) {
					if (one[a + 1] !== other[b + 1]) break;
					a++;
					b++;
				}
				a++;
				b++;
			}
			if (one[a] !== other[b] || one[a] === BACKSLASH) {
				a = endOfString(one, startA);
				b = endOfString(other, startB);
				if (!sameText(one, startA, a, other, startB, b)) return false;
			} else {
				a++;
				b++;
			}
		} else if (byte === MINUS || byte >= ZERO && byte <= NINE) {
			const [endA, endB] = [endOfScalar(one, a), endOfScalar(other, b)];
			if (!sameNumberText(one, a, endA, other, b, endB)) return false;
			a = endA;
			b = endB;
		} else {
			if (byte !== other[b]) return false;
			a++;
			b++;
		}
	}
}
function sameNumberText(one, a, aEnd, other, b, bEnd) {
	let length = 0;
	while (a + length < aEnd && b + length < bEnd && one[a + length] === other[b + length]) length++;
	const [restA, restB] = [a + length, b + length];
	if (restA === aEnd && restB === bEnd) return true;
	if (restA === aEnd && isPointZero(other, restB, bEnd)) return true;
	if (restB === bEnd && isPointZero(one, restA, aEnd)) return true;
	const first = other[b];
	if (first !== MINUS && (first < ZERO || first > NINE)) return false;
	return sameNumber(asciiText(one, a, aEnd), asciiText(other, b, bEnd));
}
function isPointZero(bytes, start, end) {
	if (bytes[start] !== POINT) return false;
	for (let at = start + 1; at < end; at++) if (bytes[at] !== ZERO) return false;
	return true;
}
// src/room/same-content.ts
function memberContent(object, record, key) {
	const text = object.valueOf(key);
	const value = member(record, key);
	return text === void 0 || value === void 0 ? void 0 : {
		value,
		text
	};
}
function sameContent(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	if (sameSpelling(one.text, other.text) || sameInOrder(one.text, other.text)) return true;
	if (!sameValue(one.value, other.value)) return false;
	if (!hasDoubtfulNumber(one.text) && !hasDoubtfulNumber(other.text)) return true;
	return compareTexts(one.text, other.text, {
		keep: "values",
		allow: []
	}).verdict !== "lost";
}
function sameSpelling(one, other) {
	return sameBytes(one, 0, one.length, other, 0, other.length);
}
// src/room/records.ts
var Records = class {
	text;
	values = /* @__PURE__ */ new Map();
	constructor(text) {
		this.text = text;
	}
	get keys() {
		return this.text === void 0 ? [] : [...this.text.keys];
	}
	has(key) {
		return this.text?.find(key) !== void 0;
	}
	get(key) {
		const known = this.values.get(key);
		if (known !== void 0) return known;
		const text = this.text?.valueOf(key);
		if (text === void 0) return void 0;
		const value = parseBytes(text);
		this.values.set(key, value);
		return value;
	}
	content(key) {
		const text = this.text?.valueOf(key);
		return text === void 0 ? void 0 : new RecordContent(this, key, text);
	}
};
var RecordContent = class {
	records;
	key;
	text;
	constructor(records, key, text) {
		this.records = records;
		this.key = key;
		this.text = text;
	}
	get value() {
		return this.records.get(this.key) ?? null;
	}
};
function parseBytes(bytes) {
	const text = decodeUtf8(bytes);
	return text === void 0 ? void 0 : tryParseJson(text);
}
// src/room/section-reader.ts
const OPEN_OBJECT$1 = 123;
var SectionReader = class {
	bytes;
	twins;
	sections = /* @__PURE__ */ new Map();
	tooLong;
	parts = [];
	constructor(bytes, twins) {
		this.bytes = bytes;
		this.twins = twins;
	}
	root(start) {
		try {
			return new ObjectText(this.bytes, start, {
				mostLevels: 255,
				open: (key, at) => this.open(key, at)
			});
		} catch (error) {
			if (error instanceof SyntaxError) return void 0;
			throw error;
		}
	}
	isJson() {
		const { bytes, parts } = this;
		const around = [];
		let at = byteOrderMarkLength(bytes);
		for (const { start, end, isKnown } of parts) {
			const text = decodeUtf8(bytes.subarray(at, start));
			if (text === void 0 || !(isKnown || isJsonBytes(bytes.subarray(start, end)))) return false;
			around.push(text, "{}");
			at = end;
		}
		const rest = decodeUtf8(bytes.subarray(at));
		return rest !== void 0 && isJson(around.join("") + rest);
	}
	open(key, start) {
		const name = SECTIONS.find((section) => section === key);
		if (name === void 0) return void 0;
		this.sections.delete(name);
		if (this.bytes[start] !== OPEN_OBJECT$1) return void 0;
		const known = this.inTwins(name, start);
		const text = known?.text ?? new ObjectText(this.bytes, start, {
			mostLevels: 254,
			mostMembers: 5e5
		});
		if (text.isTooLong) this.tooLong = name;
		if (text.isTooDeep || text.isTooLong) return -1;
		const end = start + text.end - text.start;
		this.sections.set(name, known ?? new Records(text));
		this.parts.push({
			start,
			end,
			isKnown: known !== void 0
		});
		return end;
	}
	inTwins(name, start) {
		return this.twins.map((twin) => twin.section(name)).find(({ text }) => {
			if (text === void 0) return false;
			const end = start + text.end - text.start;
			return sameBytes(this.bytes, start, end, text.bytes, text.start, text.end);
		});
	}
};
function isJsonBytes(bytes) {
	const text = decodeUtf8(bytes);
	return text !== void 0 && isJson(text);
}
// src/room/snapshot-text.ts
const OPEN_OBJECT = 123;
var UnusableSnapshotError = class extends Error {
	which;
	fault;
	isFinding;
	name = "UnusableSnapshotError";
	constructor(which, fault, isFinding = true) {
		super(`the ${which === "before" ? "room" : "snapshot"} cannot be used: ${fault}`);
		this.which = which;
		this.fault = fault;
		this.isFinding = isFinding;
	}
};
var SnapshotText = class SnapshotText {
	bytes;
	root;
	sections;
	members;
	constructor(bytes, root, sections) {
		this.bytes = bytes;
		this.root = root;
		this.sections = sections;
		this.members = new Records(root);
	}
	static read(given, which, ...twins) {
		return given instanceof SnapshotText ? given : SnapshotText.readBytes(given, which, twins);
	}
	static readBytes(bytes, which, twins) {
		const start = skipSpace(bytes, byteOrderMarkLength(bytes));
		if (bytes[start] !== OPEN_OBJECT) throw rootFault(bytes, which);
		const reader = new SectionReader(bytes, twins);
		const root = reader.root(start);
		if (root === void 0) throw notJson(which, bytes);
		if (reader.tooLong !== void 0) throw new UnusableSnapshotError(which, `its ${reader.tooLong} section has more than ${MAX_RECORDS.toLocaleString("en")} records, the most that a plan can name`, false);
		if (root.isTooDeep) throw rootFault(bytes, which);
		if (!reader.isJson()) throw notJson(which, bytes);
		const snapshot = new SnapshotText(bytes, root, reader.sections);
		for (const name of SECTIONS) {
			const section = reader.sections.has(name) ? void 0 : snapshot.get(name);
			if (section !== void 0) throw new UnusableSnapshotError(which, `its ${name} section is ${kindOf(section)}, not an object`);
			if (root.count(name) > 1) throw new UnusableSnapshotError(which, `it has ${name} ${root.count(name)} times, and it is unknown which one an import takes`);
		}
		return snapshot;
	}
	has(section) {
		return this.root.find(section) !== void 0;
	}
	get(name) {
		return this.members.get(name);
	}
	content(name) {
		return this.members.content(name);
	}
	section(name) {
		return this.sections.get(name) ?? NO_RECORDS;
	}
	get isSnapshot() {
		return this.root.members.length === 0 || SECTIONS.some((name) => this.has(name));
	}
	get unknownSections() {
		return [...this.root.keys].filter((key) => !SECTIONS.includes(key));
	}
};
const NO_RECORDS = new Records(void 0);
function rootFault(bytes, which) {
	const value = parseBytes(bytes.subarray(byteOrderMarkLength(bytes)));
	if (value === void 0) return notJson(which, bytes);
	return new UnusableSnapshotError(which, isObject(value) ? `it is nested more than 256 levels deep` : `its root is ${kindOf(value)}, not an object`);
}
function kindOf(value) {
	const type = jsonType(value);
	return type === "null" ? "null" : type === "array" ? "an array" : `a ${type}`;
}
// src/room/merge-logic.ts
function mergeLogic(snapshot, staysInBoth = /* @__PURE__ */ new Set()) {
	const items = snapshot.section("roomItems");
	const logic = snapshot.section("logic");
	const merged = [];
	const unmergeable = [];
	let editor;
	for (const key of logic.keys) {
		const item = items.get(key);
		const extraData = isObject(item) ? member(item, "extraData") : void 0;
		if (extraData === void 0 || staysInBoth.has(key)) continue;
		const target = heldObject(extraData);
		const source = heldObject(logic.get(key));
		if (target === void 0 || source === void 0) {
			unmergeable.push(key);
			continue;
		}
		merged.push(key);
		editor ??= new JsonEditor(snapshot.bytes);
		mergeInto(editor, formatPointer([
			"roomItems",
			key,
			"extraData"
		]), target, source);
		editor.remove(formatPointer(["logic", key]));
	}
	if (editor === void 0) return {
		snapshot,
		merged,
		unmergeable
	};
	return {
		snapshot: SnapshotText.read(editor.result(), "after", snapshot),
		merged,
		unmergeable
	};
}
function heldObject(string) {
	if (typeof string !== "string") return void 0;
	if (string.trim() === "") return {
		value: {},
		text: "{}"
	};
	const value = tryParseJson(string);
	return isObject(value) ? {
		value,
		text: string
	} : void 0;
}
function mergeInto(editor, at, target, source) {
	const from = objectTextOf$1(source.text);
	if (Object.keys(target.value).length === 0) {
		if (Object.keys(source.value).length > 0) editor.replace(at, source.text);
		return;
	}
	const into = objectTextOf$1(target.text);
	for (const key of from.keys) {
		const value = member(source.value, key);
		const text = from.valueOf(key);
		if (value === void 0 || text === void 0) continue;
		const old = member(target.value, key);
		const oldText = into.valueOf(key);
		const json = new Spelled(textOf$1(text));
		if (old === void 0 || oldText === void 0) editor.insert([at, formatPointer([key])], json);
		else if (!sameContent({
			value: old,
			text: oldText
		}, {
			value,
			text
		})) editor.replace([at, formatPointer([key])], json);
	}
}
function objectTextOf$1(json) {
	return new ObjectText(bytesOf(json), json.length - json.trimStart().length);
}
// src/room/logic-places.ts
function findMovedLogic(of, like) {
	if (!of.has("logic") && !like.has("logic")) return [];
	const others = like.section("roomItems");
	const moved = [];
	for (const key of of.section("roomItems").keys) {
		if (!others.has(key) || !hasExtraData(of, key) && !hasExtraData(like, key)) continue;
		const [from, to] = [placedLogic(of, key), placedLogic(like, key)];
		if (from.entry === void 0 && to.entry === void 0) continue;
		if (from.united === void 0 || to.united === void 0) continue;
		const isEqual = from.extraData === to.extraData && from.entry === to.entry;
		moved.push({
			key,
			from,
			to,
			isSame: isEqual || sameJson(from.united, to.united)
		});
	}
	return moved;
}
function isOnlyMoved({ from, to }) {
	if (isFilled(from) || isFilled(to)) return false;
	if (from.entry !== void 0 && to.extraData !== void 0) return true;
	const [here, there] = [membersOf(from.united), membersOf(to.united)];
	return Object.keys(there).some((key) => Object.hasOwn(here, key));
}
function membersOf(united) {
	return heldObject(united)?.value ?? {};
}
function placeLogicLike(of, like, which, isMoved = () => true) {
	const moved = findMovedLogic(of, like).filter(isMoved);
	const writer = new LogicWriter(of);
	for (const { key, from, to, isSame } of moved) {
		const united = from.united ?? "{}";
		const write = (there) => there === void 0 || isSame || isEmptyHeld(there) ? there : JSON.stringify(united);
		if (!(isFilled(from) && isFilled(to) && !isSame)) writer.write(key, from, {
			extraData: write(to.extraData),
			entry: write(to.entry)
		});
	}
	if (!like.has("logic")) writer.removeEmptySection();
	return writer.result(which, like);
}
function storeLogic(room, keys, place) {
	const writer = new LogicWriter(room);
	for (const key of keys) {
		const from = placedLogic(room, key);
		if (from.united === void 0 || !room.section("roomItems").has(key)) continue;
		const text = JSON.stringify(from.united);
		const extraData = from.extraData !== void 0 && sameHeld(from.extraData, from.united) ? from.extraData : text;
		writer.write(key, from, {
			extraData,
			entry: place === "both" ? from.entry ?? text : void 0
		});
	}
	return writer.result("before", room);
}
function withLogicAsEntries(room, keys) {
	const writer = new LogicWriter(room);
	for (const key of keys) {
		if (!hasExtraData(room, key)) continue;
		const from = placedLogic(room, key);
		if (from.united === void 0 || from.extraData === void 0 || isEmptyHeld(from.extraData)) continue;
		const entry = from.entry !== void 0 && sameHeld(from.entry, from.united) ? from.entry : JSON.stringify(from.united);
		writer.write(key, from, {
			extraData: void 0,
			entry
		});
	}
	return writer.result("before", room);
}
function withLogicOf(room, snapshot) {
	const writer = new LogicWriter(snapshot);
	const items = snapshot.section("roomItems");
	for (const key of items.keys) {
		if (!isObject(items.get(key))) continue;
		const [from, to] = [placedLogic(snapshot, key), placedLogic(room, key)];
		if (from.united === void 0 && from.extraData === void 0 && to.united !== void 0) writer.write(key, from, to);
	}
	return writer.result("after", room);
}
function withoutLogicOfRemoved(room, before) {
	const [items, had] = [room.section("roomItems"), before.section("roomItems")];
	const orphans = room.section("logic").keys.filter((key) => !items.has(key) && had.has(key));
	if (orphans.length === 0) return room;
	const editor = new JsonEditor(room.bytes);
	for (const key of orphans) editor.remove(formatPointer(["logic", key]));
	return SnapshotText.read(editor.result(), "before", room);
}
function hasExtraData(snapshot, key) {
	const item = snapshot.section("roomItems").get(key);
	return isObject(item) && Object.hasOwn(item, "extraData");
}
function placedLogic(snapshot, key) {
	const item = snapshot.section("roomItems").get(key);
	const extraData = isObject(item) ? member(item, "extraData") : void 0;
	const entry = snapshot.section("logic").get(key);
	return {
		extraData: extraData === void 0 ? void 0 : JSON.stringify(extraData),
		entry: entry === void 0 ? void 0 : JSON.stringify(entry),
		united: isObject(item) ? unite(extraData, entry) : void 0
	};
}
function unite(extraData, entry) {
	if (extraData === void 0 && entry === void 0) return void 0;
	const [below, above] = [heldOrEmpty(extraData), heldOrEmpty(entry)];
	if (below === void 0 || above === void 0) return void 0;
	const [under, over] = [objectTextOf(below), objectTextOf(above)];
	const members = /* @__PURE__ */ new Map();
	for (const object of [under, over]) for (const key of object.keys) {
		const text = object.valueOf(key);
		if (text !== void 0) members.set(key, textOf$1(text));
	}
	return `{${[...members].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(",")}}`;
}
function heldOrEmpty(value) {
	return heldObject(value ?? "");
}
function objectTextOf({ text }) {
	return new ObjectText(bytesOf(text), text.length - text.trimStart().length);
}
function isFilled({ extraData, entry }) {
	return extraData !== void 0 && entry !== void 0 && !isEmptyHeld(extraData) && !isEmptyHeld(entry);
}
function isEmptyHeld(json) {
	const held = heldObject(parseBytes(bytesOf(json)));
	return held !== void 0 && Object.keys(held.value).length === 0;
}
function sameHeld(json, object) {
	const held = heldObject(parseBytes(bytesOf(json)));
	return held !== void 0 && sameJson(held.text, object);
}
function sameJson(one, other) {
	return one === other || sameContent(contentOf$1(one), contentOf$1(other));
}
function contentOf$1(json) {
	const bytes = bytesOf(json.trim());
	return {
		value: parseBytes(bytes) ?? null,
		text: bytes
	};
}
var LogicWriter = class {
	snapshot;
	editor;
	entries = [];
	removed = /* @__PURE__ */ new Set();
	removesSection = false;
	constructor(snapshot) {
		this.snapshot = snapshot;
	}
	write(key, from, to) {
		this.put(formatPointer([
			"roomItems",
			key,
			"extraData"
		]), from.extraData, to.extraData);
		if (from.entry === void 0 && to.entry !== void 0 && !this.snapshot.has("logic")) this.entries.push([key, to.entry]);
		else if (from.entry !== void 0 && to.entry === void 0) this.removed.add(key);
		else this.put(formatPointer(["logic", key]), from.entry, to.entry);
	}
	removeEmptySection() {
		if (!this.snapshot.has("logic") || this.entries.length > 0) return;
		if (this.snapshot.section("logic").keys.every((key) => this.removed.has(key))) this.removesSection = true;
	}
	result(which, twin) {
		if (this.entries.length > 0) {
			const members = this.entries.map(([key, json]) => `${JSON.stringify(key)}:${json}`);
			this.edits.insert("/logic", new Spelled(`{${members.join(",")}}`));
		}
		if (this.removesSection) this.edits.remove("/logic");
		else for (const key of this.removed) this.edits.remove(formatPointer(["logic", key]));
		if (this.editor === void 0) return this.snapshot;
		return SnapshotText.read(this.editor.result(), which, this.snapshot, twin);
	}
	put(at, before, after) {
		if (before === after) return;
		if (after === void 0) this.edits.remove(at);
		else if (before === void 0) this.edits.insert(at, new Spelled(after));
		else this.edits.replace(at, new Spelled(after));
	}
	get edits() {
		this.editor ??= new JsonEditor(this.snapshot.bytes);
		return this.editor;
	}
};
// src/room/rewrite-object.ts
const NO_EDITS = {
	removed: /* @__PURE__ */ new Set(),
	replaced: /* @__PURE__ */ new Map(),
	added: []
};
const ascii = (text) => new TextEncoder().encode(text);
const OPEN = ascii("{");
const CLOSE = ascii("}");
const COMMA$1 = ascii(",");
const NOTHING$1 = /* @__PURE__ */ new Uint8Array();
function rewriteObject(object, edits, model = object) {
	const { bytes, members, start, end } = object;
	if (edits.removed.size === 0 && edits.replaced.size === 0 && edits.added.length === 0) return [bytes.subarray(start, end)];
	const source = members.length > 0 ? object : model;
	const pattern = source.members.at(-1);
	const pieces = [OPEN];
	let written = 0;
	let trail;
	const next = () => {
		if (written++ === 0) return;
		if (trail !== void 0) pieces.push(trail);
		pieces.push(COMMA$1);
	};
	for (const member of members) {
		if (edits.removed.has(member.key)) continue;
		next();
		const value = object.find(member.key) === member ? edits.replaced.get(member.key) : void 0;
		if (value === void 0) pieces.push(bytes.subarray(member.leadStart, member.valueEnd));
		else {
			pieces.push(bytes.subarray(member.leadStart, member.valueStart));
			append(pieces, value);
		}
		trail = member === pattern ? void 0 : bytes.subarray(member.valueEnd, member.trailEnd);
	}
	for (const { key, value } of edits.added) {
		next();
		pieces.push(spaceOf(source.bytes, pattern), key, gapOf(source.bytes, pattern));
		append(pieces, value);
		trail = void 0;
	}
	if (written > 0 && pattern !== void 0) pieces.push(source.bytes.subarray(pattern.valueEnd, pattern.trailEnd));
	pieces.push(CLOSE);
	return pieces;
}
function spaceOf(bytes, member) {
	return member === void 0 ? NOTHING$1 : bytes.subarray(member.leadStart, member.keyStart);
}
const COLON = ascii(":");
function gapOf(bytes, member) {
	return member === void 0 ? COLON : bytes.subarray(member.keyEnd, member.valueStart);
}
function append(pieces, more) {
	for (const piece of more) pieces.push(piece);
}
function joined(pieces) {
	let length = 0;
	for (const piece of pieces) length += piece.length;
	const result = new Uint8Array(length);
	let at = 0;
	for (const piece of pieces) {
		result.set(piece, at);
		at += piece.length;
	}
	return result;
}
// src/room/import.ts
const REWRITTEN_SECTIONS = [
	"settings",
	"roomTasks",
	"quests"
];
function importInto(room, snapshot, { logic = "in-place", absentLogic = "removed" } = {}) {
	const current = SnapshotText.read(room, "before");
	const read = SnapshotText.read(snapshot, "after", current);
	const given = absentLogic === "kept" && lacksLogic(read) ? withLogicOf(current, read) : read;
	const result = applyImport(decideImport(current, given));
	if (logic === "in-place" || !given.has("roomItems")) return result;
	return storeLogic(SnapshotText.read(result, "before", current), given.section("logic").keys, logic).bytes;
}
function possibleRooms(room, snapshot, expected = importInto(room, snapshot)) {
	const current = SnapshotText.read(room, "before");
	const given = SnapshotText.read(snapshot, "after", current);
	if (!lacksLogic(given)) return [{
		bytes: expected,
		absentLogic: void 0
	}];
	const kept = withLogicOf(current, given);
	return [{
		bytes: expected,
		absentLogic: kept === given ? void 0 : "removed"
	}, {
		bytes: kept === given ? expected : importInto(current, kept),
		absentLogic: "kept"
	}];
}
function lacksLogic(snapshot) {
	return snapshot.has("roomItems") && !snapshot.has("logic");
}
function decideImport(room, given) {
	const { snapshot, merged, unmergeable } = given.has("roomItems") ? withMergedLogic(room, given) : {
		snapshot: given,
		merged: [],
		unmergeable: []
	};
	const whole = (name) => snapshot.has(name) ? recordSteps(room.section(name), snapshot.section(name), () => true) : void 0;
	const [settings, quests] = [whole("settings"), whole("quests")];
	const hasItems = snapshot.has("roomItems");
	const items = snapshot.section("roomItems");
	const givenLogic = given.section("logic").keys;
	return {
		room,
		snapshot,
		sections: {
			settings: sectionStep(room.has("settings"), settings),
			roomTasks: tasksStep(room.content("roomTasks"), snapshot.content("roomTasks")),
			quests: sectionStep(room.has("quests"), quests)
		},
		settings,
		quests,
		items: hasItems ? recordSteps(room.section("roomItems"), items, () => true) : void 0,
		logic: hasItems ? logicSteps(room, snapshot) : void 0,
		merged,
		unmergeable,
		droppedLogic: hasItems ? givenLogic.filter((key) => !items.has(key)) : givenLogic,
		droppedSections: snapshot.unknownSections.filter((name) => !sameContent(room.content(name), snapshot.content(name)))
	};
}
function withMergedLogic(room, given) {
	const same = /* @__PURE__ */ new Set();
	return mergeLogic(placeLogicLike(given, room, "after", (logic) => {
		if (logic.isSame) same.add(logic.key);
		return logic.isSame || isOnlyMoved(logic);
	}), same);
}
function sectionStep(isInRoom, steps) {
	if (steps === void 0) return "unchanged";
	if (!isInRoom) return "added";
	return isEmpty(steps) ? "unchanged" : "rewritten";
}
function isEmpty({ added, changed, removed }) {
	return added.length + changed.length + removed.length === 0;
}
function tasksStep(before, after) {
	if (after === void 0 || sameContent(before, after)) return "unchanged";
	return before === void 0 ? "added" : "rewritten";
}
function recordSteps(before, after, goes) {
	if (before === after) return {
		added: [],
		changed: [],
		removed: [],
		unchanged: before.keys
	};
	const added = [];
	const changed = [];
	const removed = [];
	const unchanged = [];
	for (const key of before.keys) if (!after.has(key)) (goes(key) ? removed : unchanged).push(key);
	else (sameContent(before.content(key), after.content(key)) ? unchanged : changed).push(key);
	for (const key of after.keys) if (!before.has(key)) added.push(key);
	return {
		added,
		changed,
		removed,
		unchanged
	};
}
function logicSteps(room, snapshot) {
	const [had, has] = [room.section("roomItems"), snapshot.section("roomItems")];
	const before = room.section("logic");
	const all = recordSteps(before, snapshot.section("logic"), (key) => had.has(key) || has.has(key));
	const isTaken = (key) => has.has(key);
	const untaken = [...all.changed, ...all.unchanged].filter((key) => before.has(key) && !isTaken(key));
	return {
		added: all.added.filter(isTaken),
		changed: all.changed.filter(isTaken),
		removed: [...all.removed, ...untaken.filter((key) => had.has(key))],
		unchanged: [...all.unchanged.filter(isTaken), ...untaken.filter((key) => !had.has(key))]
	};
}
function applyImport(steps) {
	const { room, snapshot } = steps;
	const replaced = /* @__PURE__ */ new Map();
	const added = [];
	for (const name of snapshot.root.keys) {
		const step = name === "roomItems" || name === "logic" ? recordsStep(steps, name) : wholeStep(steps, name);
		if (step === void 0) continue;
		if (room.root.find(name) === void 0) added.push({
			key: keyText$1(snapshot.root, name),
			value: step
		});
		else replaced.set(name, step);
	}
	if (!snapshot.has("logic")) {
		const step = recordsStep(steps, "logic");
		if (step !== void 0) replaced.set("logic", step);
	}
	const { root, bytes } = room;
	if (replaced.size === 0 && added.length === 0) return new Uint8Array(bytes);
	const pieces = rewriteObject(root, {
		...NO_EDITS,
		replaced,
		added
	}, snapshot.root);
	return joined([
		bytes.subarray(0, root.start),
		...pieces,
		bytes.subarray(root.end)
	]);
}
function wholeStep({ sections, snapshot }, name) {
	const section = REWRITTEN_SECTIONS.find((known) => known === name);
	if (section === void 0 || sections[section] === "unchanged") return void 0;
	const text = snapshot.root.valueOf(name);
	return text === void 0 ? void 0 : [text];
}
function recordsStep(steps, name) {
	const records = name === "roomItems" ? steps.items : steps.logic;
	if (records === void 0) return void 0;
	const before = steps.room.section(name).text;
	const after = steps.snapshot.section(name).text;
	const edits = recordEdits(records, steps.snapshot.section(name));
	const hasNothing = edits.removed.size === 0 && edits.replaced.size === 0 && edits.added.length === 0;
	if (before !== void 0) return hasNothing ? void 0 : rewriteObject(before, edits, after);
	if (after === void 0 || name === "logic" && hasNothing) return void 0;
	const untaken = new Set(name === "logic" ? steps.droppedLogic : []);
	return rewriteObject(after, {
		...NO_EDITS,
		removed: untaken
	});
}
function recordEdits(steps, from) {
	const replaced = /* @__PURE__ */ new Map();
	const added = [];
	const { text } = from;
	if (text !== void 0) {
		for (const key of steps.changed) replaced.set(key, valueText$1(text.valueOf(key)));
		for (const key of steps.added) added.push({
			key: keyText$1(text, key),
			value: valueText$1(text.valueOf(key))
		});
	}
	return {
		removed: new Set(steps.removed),
		replaced,
		added
	};
}
function valueText$1(text) {
	return text === void 0 ? [] : [text];
}
function keyText$1(object, key) {
	const member = object.find(key);
	if (member === void 0) throw new Error(`there is no member ${JSON.stringify(key)}`);
	return object.bytes.subarray(member.keyStart, member.keyEnd);
}
// src/room/merge.ts
const MERGED_SECTIONS = [
	"roomItems",
	"quests",
	"logic"
];
function mergeSnapshotInto(roomBytes, snapshotBytes) {
	const given = SnapshotText.read(roomBytes, "before");
	const snapshot = SnapshotText.read(snapshotBytes, "after", given);
	const room = withLogicAsEntries(given, snapshot.section("logic").keys.filter((key) => !hasExtraData(snapshot, key)));
	const hasItem = (key) => room.section("roomItems").has(key) || snapshot.section("roomItems").has(key);
	const replaced = /* @__PURE__ */ new Map();
	const added = [];
	for (const name of MERGED_SECTIONS) {
		const from = snapshot.section(name);
		const keys = from.keys.filter((key) => name !== "logic" || hasItem(key));
		if (from.text === void 0 || keys.length === 0) continue;
		const merged = mergedRecords(room.section(name), from, from.text, keys, name === "logic");
		if (merged === void 0) continue;
		const section = snapshot.root.find(name);
		if (room.has(name)) replaced.set(name, merged);
		else if (section !== void 0) added.push({
			key: snapshot.bytes.subarray(section.keyStart, section.keyEnd),
			value: merged
		});
	}
	const { root, bytes } = room;
	if (replaced.size + added.length === 0) return new Uint8Array(bytes);
	const pieces = rewriteObject(root, {
		...NO_EDITS,
		replaced,
		added
	}, snapshot.root);
	return joined([
		bytes.subarray(0, root.start),
		...pieces,
		bytes.subarray(root.end)
	]);
}
function mergedRecords(room, from, text, keys, areStrings) {
	const replaced = /* @__PURE__ */ new Map();
	const added = [];
	for (const key of keys) {
		const after = from.content(key);
		const span = text.find(key);
		if (after === void 0 || span === void 0) continue;
		const before = room.content(key);
		if (before === void 0) added.push({
			key: text.bytes.subarray(span.keyStart, span.keyEnd),
			value: [after.text]
		});
		else {
			const merged = areStrings ? mergedString(before, after) : mergedValue(before, after);
			if (merged !== void 0) replaced.set(key, merged);
		}
	}
	if (replaced.size + added.length === 0) return void 0;
	if (room.text !== void 0) return rewriteObject(room.text, {
		...NO_EDITS,
		replaced,
		added
	}, text);
	const taken = new Set(keys);
	const untaken = new Set(from.keys.filter((key) => !taken.has(key)));
	return rewriteObject(text, {
		...NO_EDITS,
		removed: untaken
	});
}
function mergedValue(before, after) {
	if (sameContent(before, after)) return void 0;
	if (!isObject(before.value) || !isObject(after.value)) return [after.text];
	const [one, other] = [new ObjectText(before.text, 0), new ObjectText(after.text, 0)];
	const replaced = /* @__PURE__ */ new Map();
	const added = [];
	for (const key of other.keys) {
		const [old, now] = [memberContent(one, before.value, key), memberContent(other, after.value, key)];
		const span = other.find(key);
		if (now === void 0 || span === void 0) continue;
		if (old === void 0) added.push({
			key: after.text.subarray(span.keyStart, span.keyEnd),
			value: [now.text]
		});
		else {
			const merged = mergedValue(old, now);
			if (merged !== void 0) replaced.set(key, merged);
		}
	}
	if (replaced.size + added.length === 0) return void 0;
	return rewriteObject(one, {
		...NO_EDITS,
		replaced,
		added
	}, other);
}
function mergedString(before, after) {
	if (sameContent(before, after)) return void 0;
	const [one, other] = [heldObject(before.value), heldObject(after.value)];
	if (one === void 0 || other === void 0) return [after.text];
	const merged = mergedValue({
		value: one.value,
		text: bytesOf(one.text.trim())
	}, {
		value: other.value,
		text: bytesOf(other.text.trim())
	});
	if (merged === void 0) return void 0;
	if (Object.keys(one.value).every((key) => Object.hasOwn(other.value, key))) return [after.text];
	return [encoder.encode(JSON.stringify(textOf$1(joined(merged))))];
}
const encoder = new TextEncoder();
// src/room/change-words.ts
const MAX_TASKS = 6;
const SILENT = /* @__PURE__ */ new Set([
	"Effector",
	"DirectEffector",
	"Trigger",
	"_transformState"
]);
const AXES = {
	position: "xyz",
	rotation: "xyzw",
	scale: "xyz"
};
var ChangeWriter = class {
	sources;
	questNames = /* @__PURE__ */ new Map();
	inside = /* @__PURE__ */ new Map();
	root;
	constructor(sources) {
		this.sources = sources;
	}
	write(change, depth, root) {
		if (root !== this.root) {
			this.root = root;
			this.inside = /* @__PURE__ */ new Map();
		}
		const { kind, pointer, embedded, before, after } = change;
		const trail = this.follow(root, [parsePointer(pointer).slice(depth), ...embedded.map(parsePointer)]);
		if (kind === "changed") {
			const only = before === void 0 || after === void 0 ? void 0 : sameButFor(before, after);
			if (only !== void 0) return {
				what: trail.words,
				only
			};
		}
		const absent = trail.key === "TargetState" && isEffectorSubscription(trail.container) ? `left out (${QUEST_STATES[0]})` : void 0;
		const [was, is] = [this.valueWords(trail, before, kind), this.valueWords(trail, after, kind)];
		const said = {
			before: was ?? (kind === "added" ? absent : void 0),
			after: is ?? (kind === "removed" ? absent : void 0)
		};
		return {
			what: trail.words,
			...said.before === void 0 ? {} : { before: said.before },
			...said.after === void 0 ? {} : { after: said.after }
		};
	}
	writeWhole([section], { kind, before, after }) {
		const value = kind === "added" ? after : before;
		if (section !== "logic" || typeof value !== "string") return { what: "" };
		const logic = tryParseJson(value);
		const tasks = isObject(logic) ? arrayField(logic, "Tasks") ?? [] : [];
		const named = tasks.slice(0, MAX_TASKS).map((task) => {
			const name = this.recordName(task, "Tasks") ?? "a task";
			const words = isObject(task) ? recordWords(task, "Tasks") : void 0;
			return words === void 0 || words === "" ? name : `${name} ${words}`;
		});
		if (tasks.length > MAX_TASKS) named.push(`${tasks.length - MAX_TASKS} more`);
		return {
			what: "",
			[kind === "added" ? "after" : "before"]: named.join("; ")
		};
	}
	follow(root, segments) {
		let value = root;
		let container;
		let key;
		let list;
		let name = "";
		let around = "";
		let sign = "";
		for (const [level, steps] of segments.entries()) {
			if (level > 0) {
				if (name !== "") around = ` in ${name}${around}`;
				name = "";
				sign += "#";
				value = this.parsed(sign, value);
			}
			for (const [index, step] of steps.entries()) {
				container = value;
				list = Array.isArray(value) ? key : void 0;
				value = childOf(value, step);
				sign += `/${step}`;
				const isLast = index === steps.length - 1 && level === segments.length - 1;
				if (!Array.isArray(container)) {
					key = step;
					const shown = /^[\w$-]{1,60}$/.test(step) ? step : quoteValue(withoutSecrets(step));
					if (isLast || !SILENT.has(step)) name += name === "" ? shown : `.${shown}`;
					continue;
				}
				const record = this.recordName(value, key);
				if (record !== void 0) {
					name = record;
					if (!isLast) {
						around = ` of ${name}${around}`;
						name = "";
					}
				} else name += axisOf(key, container, step) ?? `[${step}]`;
				key = void 0;
			}
		}
		return {
			words: name === "" ? around.replace(/^ (?:of|in) /, "") : name + around,
			key,
			container,
			list
		};
	}
	parsed(sign, value) {
		if (typeof value !== "string") return value;
		if (!this.inside.has(sign)) this.inside.set(sign, tryParseJson(value));
		return this.inside.get(sign);
	}
	recordName(value, list) {
		if (!isObject(value)) return void 0;
		if (list === "Requirements") return `requirement ${this.questName(textField(value, "id")) ?? ""}`.trimEnd();
		if (list === "Rewards") return this.rewardName(value);
		const id = textField(value, "TaskTriggerId");
		const quest = quotedName(this.nameById(id)) ?? quotedName(textField(value, "Name")) ?? this.questName(id);
		const about = quest === void 0 ? "" : ` for ${quest}`;
		if (list === "linkedTasks") return `linked task${about}`;
		const type = typeOf(value);
		const effector = objectField(value, "Effector");
		if (effector !== void 0) return `${typeOf(effector) ?? "effect"}${about}`;
		const trigger = objectField(value, "Trigger");
		if (trigger === void 0) return type === void 0 ? void 0 : `${type}${about}`;
		const direct = objectField(value, "DirectEffector");
		const effect = direct && (objectField(direct, "Effector") ?? direct);
		const fires = effect === void 0 ? "" : ` that fires ${typeOf(effect) ?? "an effect"}`;
		return `${typeOf(trigger) ?? "trigger"}${about}${fires}`;
	}
	valueWords({ key, container, list }, value, kind) {
		if (value === void 0) return void 0;
		if (kind !== "changed" && isObject(value)) return list !== "Rewards" || this.rewardName(value) !== void 0 && isPlainReward(value) ? recordWords(value, list) : void 0;
		if (key === "TargetState" && typeof value === "number" && isEffectorSubscription(container)) {
			const state = QUEST_STATES[value];
			return state === void 0 ? void 0 : `${value} (${state})`;
		}
		if (typeof value === "string" && (key === "TaskTriggerId" || key === "id" || list === "Rewards")) {
			const name = this.questName(value);
			return name === void 0 || name === quoteValue(value) ? void 0 : `${name} (${keyText$2(value)})`;
		}
		if (key === "parentItemID" && (typeof value === "number" || typeof value === "string")) {
			const label = keyWithLabel({
				key: String(value),
				...this.labelOf(String(value))
			});
			return label === String(value) ? void 0 : label;
		}
	}
	labelOf(key) {
		const { before, after } = this.sources;
		const from = after.section("roomItems").has(key) ? after : before;
		return itemLabel(from.section("roomItems").get(key), from.section("logic").get(key));
	}
	rewardName(value) {
		const name = quotedName(this.nameById(textField(value, "id")));
		return name === void 0 ? void 0 : `reward ${name}`;
	}
	questName(id) {
		return quotedName(this.nameById(id) ?? id);
	}
	nameById(id) {
		if (id === void 0) return void 0;
		if (!this.questNames.has(id)) {
			const { before, after } = this.sources;
			const entry = before.section("quests").get(id) ?? after.section("quests").get(id);
			this.questNames.set(id, isObject(entry) ? textField(entry, "Name") : void 0);
		}
		return this.questNames.get(id);
	}
};
function recordWords(value, list) {
	if (list === "Requirements" || list === "Rewards") {
		const amount = numberField(value, "amount");
		return amount === void 0 ? void 0 : `amount ${amount}`;
	}
	const code = numberField(value, "TargetState");
	if (isEffectorSubscription(value)) {
		const state = targetState(value);
		return state === void 0 ? void 0 : `when ${QUEST_STATES[state]}`;
	}
	if (code === void 0 || value.DirectEffector !== void 0) return isObject(value.Trigger) ? "" : void 0;
	const transition = transitionCode(code);
	if (transition === void 0) return String(code);
	return `${code} (${transition.from === "any" ? "any state" : QUEST_STATES[transition.from]} to ${QUEST_STATES[transition.to]})`;
}
function isPlainReward(value) {
	return Object.keys(value).every((field) => [
		"type",
		"id",
		"amount"
	].includes(field));
}
function isEffectorSubscription(value) {
	return isObject(value) && (value.Effector !== void 0 || typeOf(value) === "TaskEffectorSubscription");
}
function typeOf(record) {
	const type = textField(record, "$type");
	return type === void 0 ? void 0 : quoteValue(withoutSecrets(type)).slice(1, -1);
}
function quotedName(name) {
	return name === void 0 || name === "" ? void 0 : quoteValue(withoutSecrets(name));
}
function childOf(value, step) {
	if (Array.isArray(value)) return value[Number(step)];
	return isObject(value) ? member(value, step) : void 0;
}
function axisOf(list, array, step) {
	const axes = list !== void 0 && Object.hasOwn(AXES, list) ? AXES[list] : void 0;
	return axes !== void 0 && array.length === axes.length ? `.${axes[Number(step)] ?? ""}` : void 0;
}
function sameButFor(before, after) {
	if (Array.isArray(before) && Array.isArray(after)) return "order";
	if (typeof before !== "string" || typeof after !== "string" || !/^\s*[[{]/.test(before)) return void 0;
	const [one, other] = [tryParseJson(before), tryParseJson(after)];
	return one !== void 0 && other !== void 0 && sameValue(one, other) ? "spelling" : void 0;
}
// src/room/quest-ids.ts
const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;
function questIdsIn(...strings) {
	const ids = /* @__PURE__ */ new Set();
	for (const string of strings) {
		if (typeof string !== "string") continue;
		for (const [, id = ""] of string.matchAll(QUEST_ID)) ids.add(id);
	}
	return [...ids];
}
// src/room/plan-quests.ts
function questName(key, entry) {
	if (!isObject(entry)) return { key };
	const fields = {
		name: textField(entry, "Name"),
		status: textField(entry, "Status"),
		entryId: textField(entry, "EntryId"),
		group: textField(entry, "Group")
	};
	return {
		key,
		...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0))
	};
}
const PROGRESS$1 = {
	"": "saved",
	multiplayer: "shared",
	nonPersistent: "session"
};
function removedQuests(steps, keys) {
	if (keys.length === 0) return [];
	const quests = steps.room.section("quests");
	const users = itemsByQuest(steps);
	const requiring = questsByRequirement(steps);
	return keys.map((key) => {
		const name = questName(key, quests.get(key));
		const known = name.group !== void 0 && Object.hasOwn(PROGRESS$1, name.group) ? PROGRESS$1[name.group] : void 0;
		return {
			...name,
			progress: known ?? "not-shown",
			usedBy: users.get(key) ?? [],
			requiredBy: requiring.get(key) ?? []
		};
	});
}
function itemsByQuest({ items, room, snapshot }) {
	const after = items === void 0 ? room : snapshot;
	const records = after.section("roomItems");
	const logic = after.section("logic");
	const users = /* @__PURE__ */ new Map();
	for (const key of /* @__PURE__ */ new Set([...records.keys, ...logic.keys])) {
		const item = records.get(key);
		const ids = questIdsIn(logic.get(key), isObject(item) ? member(item, "extraData") : void 0);
		for (const id of ids) addTo(users, id, key);
	}
	return users;
}
function questsByRequirement({ snapshot }) {
	const requiring = /* @__PURE__ */ new Map();
	const quests = snapshot.section("quests");
	for (const key of quests.keys) {
		const entry = quests.get(key);
		for (const requirement of isObject(entry) && arrayField(entry, "Requirements") || []) {
			const id = isObject(requirement) ? textField(requirement, "id") : void 0;
			if (id !== void 0) addTo(requiring, id, key);
		}
	}
	return requiring;
}
function addTo(map, key, value) {
	const known = map.get(key);
	if (known === void 0) map.set(key, [value]);
	else known.push(value);
}
// src/room/value-change.ts
function changeShape({ pointer, embedded, kind, before, after, exact, masked }) {
	return {
		pointer,
		embedded,
		kind,
		before,
		after,
		exact,
		masked
	};
}
function fieldChanges(changes) {
	const kinds = /* @__PURE__ */ new Map();
	for (const { pointer, embedded, kind } of changes) {
		const [, , field, ...deeper] = parsePointer(pointer);
		if (field !== void 0) kinds.set(field, deeper.length + embedded.length > 0 ? "changed" : kind);
	}
	const named = (kind) => [...kinds].filter((field) => field[1] === kind).map(([field]) => field);
	return {
		added: named("added"),
		changed: named("changed"),
		removed: named("removed")
	};
}
// src/room/changes.ts
var LazyChange = class {
	found;
	worded;
	known;
	constructor(found, worded) {
		this.found = found;
		this.worded = worded;
	}
	get pointer() {
		return this.found.pointer;
	}
	get embedded() {
		return this.found.embedded;
	}
	get kind() {
		return this.found.kind;
	}
	get before() {
		return parsed(this.found.before);
	}
	get after() {
		return parsed(this.found.after);
	}
	get exact() {
		const { before, after } = this.found;
		if (before === void 0 || after === void 0 || !(isNumber(before) && isNumber(after))) return void 0;
		const texts = {
			before: asciiText(before, 0, before.length),
			after: asciiText(after, 0, after.length)
		};
		return String(Number(texts.before)) === String(Number(texts.after)) ? texts : void 0;
	}
	get words() {
		this.known ??= this.worded(this);
		return this.known;
	}
	toJSON() {
		return changeShape(this);
	}
};
function parsed(bytes) {
	return bytes && parseJson(textOf$1(bytes));
}
function isNumber([first = 0]) {
	return first === 45 || first >= 48 && first <= 57;
}
var RecordChanges = class {
	finder = new ChangeFinder();
	writer;
	constructor(sources) {
		this.writer = new ChangeWriter(sources);
	}
	between(path, before, after) {
		if (before === void 0 || after === void 0) {
			if (before === void 0 && after === void 0) return [];
			return [wholeChange(path, before?.text, after?.text, (change) => this.writer.writeWhole(path, change))];
		}
		const worded = (change) => this.writer.write(change, path.length, (change.kind === "added" ? after : before).value);
		return this.finder.find(path, before.text, after.text).map((found) => new LazyChange(found, worded));
	}
};
function wholeChange(path, before, after, worded = () => ({ what: "" })) {
	return new LazyChange({
		kind: before === void 0 ? "added" : "removed",
		pointer: formatPointer(path),
		embedded: [],
		before,
		after
	}, worded);
}
const NO_MEMBERS = new TextEncoder().encode("{}");
const RECORD_SECTIONS$2 = [
	"roomItems",
	"quests",
	"settings",
	"logic"
];
var ImportChanges = class {
	steps;
	records;
	constructor(steps) {
		this.steps = steps;
		this.records = new RecordChanges({
			before: steps.room,
			after: steps.snapshot
		});
	}
	of(kind, section, key) {
		const { room, snapshot } = this.steps;
		const content = (of) => section === "roomTasks" ? of.content(section) : of.section(section).content(key ?? "");
		return this.records.between(key === void 0 ? [section] : [section, key], kind === "added" ? void 0 : content(room), kind === "removed" ? void 0 : content(snapshot));
	}
	item(key) {
		const side = this.sideWith("roomItems", key);
		return {
			key,
			...itemLabel(side.section("roomItems").get(key), side.section("logic").get(key))
		};
	}
	quest(key) {
		return questName(key, this.sideWith("quests", key).section("quests").get(key));
	}
	sideWith(section, key) {
		const { room, snapshot } = this.steps;
		return room.section(section).has(key) ? room : snapshot;
	}
	*[Symbol.iterator]() {
		const { room, snapshot, items, sections } = this.steps;
		for (const name of RECORD_SECTIONS$2) {
			const of = name === "roomItems" ? items : this.steps[name];
			if (of === void 0) continue;
			if (!room.has(name) && snapshot.has(name) && (name !== "logic" || of.added.length > 0)) yield wholeChange([name], void 0, NO_MEMBERS);
			for (const kind of [
				"changed",
				"removed",
				"added"
			]) for (const key of of[kind]) yield* this.of(kind, name, key);
		}
		if (sections.roomTasks !== "unchanged") yield* this.of(sections.roomTasks === "added" ? "added" : "changed", "roomTasks");
	}
	toJSON() {
		return [...this];
	}
};
// src/room/looks-like.ts
function detectSuspicions(steps, found) {
	const looks = [];
	const { items, quests, renames } = found;
	const count = steps.room.section("roomItems").keys.length;
	const gone = items.removed.length;
	if (gone > 1 && renames.items.length * 2 > gone) looks.push("renumbered");
	else if (isOtherRoom(steps, found, count)) looks.push("other-room");
	else if (isOlder(found)) looks.push("older-backup");
	else if (gone * 2 > count && gone > 1) looks.push("partial-file");
	if (renames.quests.length * 2 > quests.removed.length) looks.push("renewed-quests");
	if (steps.snapshot.has("quests") && steps.snapshot.section("quests").keys.length === 0 && quests.removed.length > 0) looks.push("emptied-quests");
	return looks;
}
const ENOUGH = 3;
function isOtherRoom({ room, snapshot }, { items, quests }, count) {
	const after = snapshot.section("roomItems");
	if (count < ENOUGH || after.keys.length * 2 < count) return false;
	const before = room.section("roomItems");
	const kin = items.changed.filter(({ key }) => {
		const [one, other] = [before.get(key), after.get(key)];
		if (!isObject(one) || !isObject(other) || one.prefabName !== other.prefabName) return false;
		return sameValue(member(one, "pos") ?? null, member(other, "pos") ?? null);
	});
	const shared = quests.unchanged.length + quests.changed.length;
	const hadQuests = shared + quests.removed.length > 0 && snapshot.has("quests");
	return (kin.length + items.unchanged.length) * 4 < count && (!hadQuests || shared === 0);
}
function isOlder({ items, quests }) {
	if (items.added.length + quests.added.length > 0) return false;
	const isNewest = (removed, kept, age) => {
		if (kept.length === 0) return false;
		let newest = age(kept[0] ?? "");
		for (const key of kept) if (age(key) > newest) newest = age(key);
		return removed.every((key) => age(key) > newest);
	};
	const keys = (records) => records.map(({ key }) => key);
	const kept = (plan) => [...plan.unchanged, ...keys(plan.changed)];
	const goneItems = keys(items.removed);
	const goneQuests = keys(quests.removed);
	if (goneItems.length + goneQuests.length === 0) return false;
	if (goneItems.length > kept(items).length) return false;
	if (goneItems.length > 0) return isNewest(goneItems, kept(items), Number);
	return isNewest(goneQuests, kept(quests), (key) => key);
}
// src/room/plan-items.ts
const NO_CHILDREN = {
	staying: [],
	removed: []
};
function removedItems({ room, snapshot }, keys) {
	if (keys.length === 0) return [];
	const items = room.section("roomItems");
	const after = snapshot.section("roomItems");
	const logic = room.section("logic");
	const quests = room.section("quests");
	const gone = new Set(keys);
	const childrenOf = /* @__PURE__ */ new Map();
	const addChildren = (records, children, kind) => {
		for (const child of children) {
			const record = records.get(child);
			const parent = isObject(record) ? parentOf(record) : void 0;
			if (parent === void 0 || !gone.has(parent)) continue;
			const known = childrenOf.get(parent) ?? {
				staying: [],
				removed: []
			};
			childrenOf.set(parent, known);
			known[kind].push(child);
		}
	};
	addChildren(after, after.keys, "staying");
	addChildren(items, gone, "removed");
	return keys.map((key) => {
		const item = items.get(key);
		const names = questIdsIn(logic.get(key), isObject(item) ? item.extraData : void 0).map((id) => {
			const quest = quests.get(id);
			return isObject(quest) && typeof quest.Name === "string" ? quest.Name : id;
		});
		return {
			key,
			...itemLabel(item, logic.get(key)),
			children: childrenOf.get(key) ?? NO_CHILDREN,
			logic: logic.has(key),
			quests: names.length < 2 ? names : [...new Set(names)]
		};
	});
}
// src/room/renames.ts
function findRenames({ room, snapshot }, items, quests) {
	return {
		items: renamedItems(room.section("roomItems"), snapshot.section("roomItems"), items),
		quests: pairUp(quests.removed, quests.added, ({ key }) => key, [({ entryId, status }) => entryId === void 0 ? void 0 : `${entryId} ${status}`, ({ name, status }) => name === void 0 ? void 0 : `${name} ${status}`])
	};
}
function renamedItems(before, after, { removed, added }) {
	const side = (records, keys) => keys.map((key) => ({
		key,
		item: records.get(key)
	}));
	return pairUp(side(before, removed), side(after, added), ({ key }) => key, [({ item }) => isObject(item) && Object.keys(item).length > 1 ? JSON.stringify(item) : void 0, ({ item }) => {
		if (!isObject(item) || !isObject(member(item, "pos"))) return void 0;
		return JSON.stringify([
			"prefabName",
			"pos",
			"rot"
		].map((name) => sorted(member(item, name))));
	}]);
}
function sorted(value) {
	if (!isObject(value)) return value ?? null;
	return Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
}
function pairUp(removed, added, keyOf, signatures) {
	const renames = [];
	const taken = /* @__PURE__ */ new Set();
	for (const signature of signatures) {
		const waiting = /* @__PURE__ */ new Map();
		for (const side of added) {
			const sign = taken.has(side) ? void 0 : signature(side);
			if (sign === void 0) continue;
			const known = waiting.get(sign);
			if (known === void 0) waiting.set(sign, [side]);
			else known.push(side);
		}
		for (const list of waiting.values()) list.reverse();
		for (const side of removed) {
			const sign = taken.has(side) ? void 0 : signature(side);
			const match = sign === void 0 ? void 0 : waiting.get(sign)?.pop();
			if (match === void 0) continue;
			taken.add(side);
			taken.add(match);
			renames.push({
				from: keyOf(side),
				to: keyOf(match)
			});
		}
	}
	return renames;
}
// src/room/unknown-losses.ts
function findUnknownLosses(steps, { items, quests, logic }) {
	const { room, snapshot, sections } = steps;
	const pairs = [];
	const merged = new Set(steps.merged);
	const add = (path, before, after) => {
		if (before === void 0) return;
		const shape = path.reduce(memberShape, SNAPSHOT_SHAPE);
		pairs.push({
			before,
			after,
			shape,
			place: Place.root.along(path)
		});
	};
	for (const [name, records] of [["roomItems", items], ["logic", logic]]) {
		const [had, has] = [room.section(name), snapshot.section(name)];
		const isLogic = name === "logic";
		for (const key of records.changed) add([name, key], had.get(key), isLogic ? has.get(key) : itemWithLogic(steps, key));
		for (const key of records.removed) add([name, key], had.get(key), isLogic && merged.has(key) ? extraDataOf(snapshot, key) : void 0);
	}
	if (sections.quests !== "unchanged") {
		const [had, has] = [room.section("quests"), snapshot.section("quests")];
		for (const key of [...quests.changed, ...quests.removed]) add(["quests", key], had.get(key), has.get(key));
	}
	for (const name of REWRITTEN_SECTIONS) if (name !== "quests" && sections[name] !== "unchanged") add([name], room.get(name), snapshot.get(name));
	return search(pairs.reverse());
}
function itemWithLogic({ room, snapshot }, key) {
	const [before, after] = [room.section("roomItems").get(key), snapshot.section("roomItems").get(key)];
	const logic = snapshot.section("logic").get(key);
	if (!isObject(before) || !isObject(after) || logic === void 0) return after;
	if (!Object.hasOwn(before, "extraData") || Object.hasOwn(after, "extraData")) return after;
	return {
		...after,
		extraData: logic
	};
}
function extraDataOf(snapshot, key) {
	const item = snapshot.section("roomItems").get(key);
	return isObject(item) ? member(item, "extraData") : void 0;
}
function search(stack) {
	const removed = [];
	const changed = [];
	for (let pair = stack.pop(); pair !== void 0; pair = stack.pop()) {
		const { before, after, place } = pair;
		if (before === after) continue;
		const shape = ownShape(before, pair.shape);
		if (shape === -1 && after === void 0) {
			removed.push(place.pointers);
			continue;
		}
		const parts = partsOf({
			...pair,
			shape
		});
		if (parts !== void 0) for (const part of parts.reverse()) stack.push(part);
		else if (shape === -1 && !sameValue(before, after ?? null)) changed.push(place.pointers);
	}
	return {
		removed,
		changed
	};
}
function ownShape(value, shape) {
	if (!isObject(value)) return shape;
	const inner = holdsJson(shape) ? insideShape(shape) : shape;
	if (!hasKinds(inner)) return inner;
	const type = member(value, "$type");
	return typeof type === "string" && !NAMED_TRIGGERS.has(type) ? kindShape(inner, type) : inner;
}
const NAMED_TRIGGERS = /* @__PURE__ */ new Set(["OnClickEvent", "OnEnterEvent"]);
function partsOf({ before, after, shape, place }) {
	const isUnknown = shape === -1;
	if (typeof before === "string") {
		if (!holdsJson(shape)) return void 0;
		const value = tryParseJson(before);
		const other = typeof after === "string" ? tryParseJson(after) : after;
		if (value !== void 0) return [{
			before: value,
			after: other,
			shape: insideShape(shape),
			place: place.inside()
		}];
		return beginsLikeJson(before) ? [{
			before,
			after,
			shape: -1,
			place
		}] : [];
	}
	if (Array.isArray(before)) {
		if (isUnknown && !Array.isArray(after)) return void 0;
		const match = counterparts(before, Array.isArray(after) ? after : []);
		const element = isUnknown ? -1 : elementShape(shape);
		return before.map((value, index) => ({
			before: value,
			after: match(value, index),
			shape: isStray(value, element) ? -1 : element,
			place: place.at(index)
		}));
	}
	if (!isObject(before) || isUnknown && !isObject(after)) return void 0;
	const other = isObject(after) ? after : {};
	return Object.keys(before).map((key) => ({
		before: member(before, key) ?? null,
		after: member(other, key),
		shape: isUnknown ? -1 : memberShape(shape, key),
		place: place.at(key)
	}));
}
function isStray(value, element) {
	return recordOfShape(element) !== void 0 && !isObject(value) && value !== null;
}
function beginsLikeJson(string) {
	return /^[ \t\r\n]*[{["]/.test(string);
}
function counterparts(before, after) {
	const idOf = (value) => {
		const id = isObject(value) ? member(value, "Id") : void 0;
		return typeof id === "string" ? id : void 0;
	};
	const byId = /* @__PURE__ */ new Map();
	for (const value of after) {
		const id = idOf(value);
		if (id !== void 0 && !byId.has(id)) byId.set(id, value);
	}
	const hasIds = byId.size > 0 || before.some((value) => idOf(value) !== void 0);
	return (value, index) => {
		const id = idOf(value);
		if (!hasIds || id === void 0) return after[index];
		return byId.get(id);
	};
}
// src/room/plan.ts
function planImport(room, snapshot) {
	const current = SnapshotText.read(room, "before");
	return planOf(decideImport(current, SnapshotText.read(snapshot, "after", current)));
}
function planOf(steps) {
	const { room, snapshot } = steps;
	const items = steps.items ?? allUnchanged(room.section("roomItems").keys);
	const questSteps = steps.quests ?? allUnchanged(room.section("quests").keys);
	const settings = steps.settings ?? allUnchanged(room.section("settings").keys);
	const logic = logicPlan(steps);
	const [had, has] = [room.section("roomItems"), snapshot.section("roomItems")];
	const [hadLogic, hasLogic] = [room.section("logic"), snapshot.section("logic")];
	const [hadQuests, hasQuests] = [room.section("quests"), snapshot.section("quests")];
	const changes = new ImportChanges(steps);
	const itemPlan = {
		added: items.added.map((key) => ({
			key,
			...itemLabel(has.get(key), hasLogic.get(key))
		})),
		changed: items.changed.map((key) => ({
			key,
			...itemLabel(had.get(key), hadLogic.get(key)),
			get fields() {
				return fieldChanges(changes.of("changed", "roomItems", key));
			}
		})),
		removed: removedItems(steps, items.removed),
		unchanged: items.unchanged
	};
	const quests = {
		added: questSteps.added.map((key) => questName(key, hasQuests.get(key))),
		changed: questSteps.changed.map((key) => ({
			...questName(key, hadQuests.get(key)),
			get fields() {
				return fieldChanges(changes.of("changed", "quests", key));
			}
		})),
		removed: removedQuests(steps, questSteps.removed),
		unchanged: questSteps.unchanged
	};
	const unknown = findUnknownLosses(steps, {
		items,
		quests: questSteps,
		logic
	});
	const renames = findRenames(steps, items, quests);
	const sections = sectionPlan(steps);
	const counts = {
		items: had.keys.length,
		quests: questCount(hadQuests.keys.map((key) => questName(key, hadQuests.get(key)))),
		removedItems: items.removed.length,
		removedQuests: questCount(quests.removed)
	};
	return {
		verdict: verdictOf({
			items,
			quests: questSteps,
			settings,
			logic,
			sections,
			unknown
		}),
		items: itemPlan,
		quests,
		sections,
		logic,
		settings,
		changes,
		unknown,
		renames,
		looksLike: detectSuspicions(steps, {
			items: itemPlan,
			quests,
			renames
		}),
		counts
	};
}
function allUnchanged(keys) {
	return {
		added: [],
		changed: [],
		removed: [],
		unchanged: keys
	};
}
function logicPlan(steps) {
	const { room, snapshot, merged, unmergeable, droppedLogic: dropped } = steps;
	const logic = steps.logic ?? allUnchanged(room.section("logic").keys);
	const isMerged = new Set(merged);
	const items = snapshot.section("roomItems");
	const atRisk = logic.removed.filter((key) => items.has(key) && !isMerged.has(key));
	return {
		...logic,
		atRisk,
		merged,
		unmergeable,
		dropped
	};
}
function sectionPlan({ room, snapshot, sections, droppedSections, items, logic }) {
	const added = [];
	const rewritten = [];
	const unchanged = [];
	for (const name of [
		"roomItems",
		...REWRITTEN_SECTIONS,
		"logic"
	]) if (name === "roomItems" || name === "logic") {
		const records = name === "roomItems" ? items : logic;
		const isNew = name === "roomItems" ? snapshot.has(name) : (records?.added.length ?? 0) > 0;
		if (room.has(name)) (records === void 0 || isEmpty(records) ? unchanged : rewritten).push(name);
		else if (isNew) added.push(name);
	} else if (sections[name] !== "unchanged") (sections[name] === "added" ? added : rewritten).push(name);
	else if (room.has(name)) unchanged.push(name);
	return {
		added,
		rewritten,
		unchanged: [...unchanged, ...room.unknownSections],
		dropped: droppedSections
	};
}
function questCount(entries) {
	return new Set(entries.map(({ key, entryId }) => entryId ?? key)).size;
}
function verdictOf(plan) {
	const { items, quests, settings, logic, sections, unknown } = plan;
	const isMerged = new Set(logic.merged);
	if (items.removed.length + quests.removed.length + settings.removed.length + logic.removed.filter((key) => !isMerged.has(key)).length + unknown.removed.length > 0) return "destroys";
	return sections.added.length + sections.rewritten.length > 0 ? "changes" : "unchanged";
}
// src/room/compare-rooms.ts
const RECORD_SECTIONS$1 = /* @__PURE__ */ new Set([
	"roomItems",
	"quests",
	"logic"
]);
function sameRoom(one, other) {
	return compare(one, other).verdict !== "lost";
}
function compareRooms(before, expected, actual, mayBeAdded = []) {
	const comparison = compare(expected, actual);
	if (comparison.verdict !== "lost") return {
		addedFields: [],
		differs: false,
		comparison
	};
	const unforgiven = comparison.differences.filter(({ forgiven }) => !forgiven);
	const added = unforgiven.filter(isAddedField);
	if (comparison.omitted > 0 || added.length < unforgiven.length) return {
		addedFields: added.map(placeOf),
		differs: true,
		comparison
	};
	const newer = compare(before, actual).differences.filter(({ after }) => after !== void 0);
	const news = /* @__PURE__ */ new Set([...newer.map(placeOf), ...mayBeAdded]);
	const addedFields = added.map(placeOf).filter((place) => prefixes(place).some((prefix) => news.has(prefix)));
	return {
		addedFields,
		differs: addedFields.length < added.length,
		comparison
	};
}
function compare(before, after) {
	return compareTexts(before, placedLike(before, after), {
		keep: "values",
		allow: []
	});
}
function placedLike(before, after) {
	try {
		const like = SnapshotText.read(before, "before");
		return placeLogicLike(SnapshotText.read(after, "after", like), like, "after").bytes;
	} catch (error) {
		if (error instanceof UnusableSnapshotError || error instanceof NotJsonError) return after;
		throw error;
	}
}
function isAddedField({ class: kind, after }) {
	if (kind !== "added" || after === void 0) return false;
	const steps = parsePointer(after.embedded.at(-1) ?? after.pointer);
	if (/^\d+$/.test(steps.at(-1) ?? "")) return false;
	return after.embedded.length > 0 || steps.length !== 2 || !RECORD_SECTIONS$1.has(steps[0] ?? "");
}
function placeOf({ after }) {
	return after === void 0 ? "" : [after.pointer, ...after.embedded].join("#");
}
function prefixes(place) {
	return [place, ...[...place.matchAll(/[/#]/g)].map(({ index }) => index).filter((index) => index > 0).map((end) => place.slice(0, end))];
}
// src/report/changes-json.ts
const MAX_CHANGES = 1e5;
const MAX_VALUES = 16e6;
function changesShape(changes) {
	let length = 0;
	let omitted = 0;
	const listed = [];
	for (const change of changes) {
		const { pointer, embedded, kind } = change;
		if (listed.length >= MAX_CHANGES) omitted++;
		else if (length > MAX_VALUES) listed.push({
			pointer,
			embedded,
			kind,
			omitted: true
		});
		else {
			const shape = changeShape(change);
			listed.push(shape);
			length += JSON.stringify(shape).length;
		}
	}
	return omitted === 0 ? { changes: listed } : {
		changes: listed,
		omittedChanges: omitted
	};
}
function partChangesShape(changes) {
	return changes.map(({ part, change, changes: values }) => ({
		part: withoutLabel(part),
		change,
		...changesShape(values)
	}));
}
function conflictShape({ fields, ...conflict }) {
	return {
		...withoutLabel(conflict),
		fields: fields.map(({ words: _words, ...field }) => field)
	};
}
function withoutLabel(part) {
	const { label: _label, ...shape } = part;
	return shape;
}
// src/report/change-text.ts
const LONG = 56;
const AROUND = 8;
const END = 16;
const MAX_FIELD = 40;
const MAX_FIELDS = 140;
const MAX_NUMBER = 40;
function changeText(change) {
	const { kind, words, before, after } = change;
	const { what, only } = words;
	const named = (text) => {
		if (what === "" || text === "") return what + text;
		return `${what}${what.endsWith("\"") && /^["[{]/.test(text) ? ":" : ""} ${text}`;
	};
	if (only === "order") return named("has the same elements in another order").trim();
	if (only === "spelling") return named("holds the same JSON, written differently");
	const [was, is] = [words.before, words.after];
	switch (kind) {
		case "added": return was === void 0 ? `+ ${named(is ?? valueText(after))}`.trimEnd() : named(`${was} \u2192 ${is ?? valueText(after)}`);
		case "removed": return is === void 0 ? `- ${named(was ?? valueText(before))}`.trimEnd() : named(`${was ?? valueText(before)} \u2192 ${is}`);
		case "changed": {
			const [old, now] = change.exact === void 0 ? valueTexts(before, after) : exactTexts(change.exact);
			return named(`${was ?? old} \u2192 ${is ?? now}`);
		}
	}
}
function valueText(value) {
	if (value === void 0) return "";
	return vectorText(value) ?? quoteValue(value);
}
function fieldsText(value, known) {
	if (!isObject(value)) return valueText(value);
	const names = Object.keys(value).filter((name) => !known.includes(name) && !isBlank(member(value, name)));
	let text = "";
	let count = 0;
	for (const name of names) {
		const shown = valueText(member(value, name));
		const field = `${quoteName(name)} ${shown.length > MAX_FIELD ? `${shown.slice(0, MAX_FIELD)}\u2026` : shown}`;
		if (count > 0 && text.length + field.length > MAX_FIELDS) break;
		text += count++ === 0 ? field : `, ${field}`;
	}
	return count < names.length ? `${text} and ${counted(names.length - count, "more field")}` : text;
}
function quoteName(name) {
	return /^[\w$-]{1,60}$/.test(name) ? name : quoteValue(name);
}
function isBlank(value) {
	return value === "" || value === void 0 || Array.isArray(value) && value.length === 0;
}
function vectorText(value) {
	const axes = isObject(value) ? Object.keys(value) : [];
	if (!/^xyzw?$/.test(axes.join("")) || !isObject(value)) return void 0;
	const numbers = axes.map((axis) => member(value, axis));
	return numbers.every((number) => typeof number === "number") ? `(${numbers.map((number) => quoteValue(number)).join(", ")})` : void 0;
}
function valueTexts(before, after) {
	if (typeof before !== "string" || typeof after !== "string") {
		const texts = [valueText(before), valueText(after)];
		if (texts[0] !== texts[1]) return texts;
		return typeof before === "number" ? ["a number", "another number that double precision does not tell apart"] : ["a value", "another value of the same beginning"];
	}
	if (before === after) return ["a credential", "another credential"];
	if (before.length <= LONG && after.length <= LONG) return [quoteValue(before), quoteValue(after)];
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
	let end = 0;
	while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	return [cut(before, start, end), cut(after, start, end)];
}
function cut(text, alikeBefore, alikeAfter) {
	const from = boundary(text, alikeBefore > 9 ? alikeBefore - AROUND : 0);
	const to = boundary(text, alikeAfter > 9 ? text.length - alikeAfter + AROUND : text.length);
	const part = text.slice(from, to);
	const middle = part.length > 52 ? `${part.slice(0, boundary(part, 24))}\u2026${part.slice(boundary(part, part.length - AROUND - END))}` : part;
	return quoteValue(`${from > 0 ? "\u2026" : ""}${middle}${to < text.length ? "\u2026" : ""}`);
}
function boundary(text, at) {
	return /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
function exactTexts({ before, after }) {
	const cutNumber = (text) => text.length > MAX_NUMBER ? `${text.slice(0, MAX_NUMBER / 2)}\u2026${text.slice(-20)}` : text;
	const texts = [cutNumber(before), cutNumber(after)];
	return texts[0] === texts[1] ? ["a number", "another number"] : texts;
}
// src/report/plan-changes.ts
const SOME_CHANGES = {
	perKind: 20,
	perRecord: 8
};
const ALL_CHANGES = {
	perKind: Number.POSITIVE_INFINITY,
	perRecord: Number.POSITIVE_INFINITY
};
function changedRecord(record, texts, { perRecord }) {
	const [first, ...others] = texts;
	if (first === void 0) return {
		text: record,
		details: []
	};
	if (others.length === 0) return {
		text: `${record}${record.startsWith("item") ? "  " : ": "}${first}`,
		details: []
	};
	const shown = texts.slice(0, perRecord);
	const more = texts.length - shown.length;
	return {
		text: record,
		details: more === 0 ? shown : [...shown, `\u2026 and ${counted(more, "more change")}`]
	};
}
function questTexts(entries, changesOf) {
	const owners = /* @__PURE__ */ new Map();
	for (const entry of entries) for (const change of changesOf(entry.key)) {
		const text = changeText(change);
		const known = owners.get(text);
		if (known === void 0) owners.set(text, [entry]);
		else known.push(entry);
	}
	return [...owners].map(([text, of]) => {
		const [only] = of;
		return of.length > 1 || only === void 0 ? text : `${text} (${entryText(only)} only)`;
	});
}
function entryText({ key, status }) {
	return status === void 0 ? `entry ${quoteValue(key)}` : `${quoteValue(status).slice(1, -1)} entry`;
}
// src/report/plan-names.ts
const MAX_KEYS = 12;
function keysText(keys, textOf = keyText$2) {
	const shown = keys.slice(0, MAX_KEYS).map(textOf).join(", ");
	return keys.length > MAX_KEYS ? `${shown} and ${keys.length - MAX_KEYS} more` : shown;
}
function questText(quest) {
	return `quest ${questNameText(quest)}`;
}
function questNameText({ key, name }) {
	return name === void 0 ? keyText$2(key) : quoteValue(name);
}
function logicText(item) {
	return `logic of ${itemText(item)}`;
}
function itemsText(keys, changes) {
	return `item${keys.length === 1 ? "" : "s"} ${keysText(keys, (key) => keyWithLabel(changes.item(key)))}`;
}
function questsText(keys, changes) {
	return questNamesText(keys.map((key) => questNameText(changes.quest(key))));
}
function questNamesText(names) {
	const quests = [...new Set(names)];
	return `quest${quests.length === 1 ? "" : "s"} ${keysText(quests, (name) => name)}`;
}
function questsNamed(names) {
	return questNamesText(names.map((name) => quoteValue(name)));
}
// src/report/plan-unknown.ts
function unknownGone({ items, quests, logic, settings, unknown }) {
	const gone = {
		roomItems: new Set(items.removed.map(({ key }) => key)),
		quests: new Set(quests.removed.map(({ key }) => key)),
		logic: new Set(logic.removed),
		settings: new Set(settings.removed)
	};
	const staying = [];
	const places = /* @__PURE__ */ new Map();
	for (const place of unknown.removed) {
		const [section = "", key = "", ...rest] = parsePointer(place.pointer);
		if (!isKeyOf(gone, section) || !gone[section].has(key)) staying.push(place);
		else if (section === "settings" && rest.length + place.embedded.length === 0) continue;
		else {
			const owner = formatPointer([section === "logic" && gone.roomItems.has(key) ? "roomItems" : section, key]);
			const known = places.get(owner);
			if (known === void 0) places.set(owner, [place]);
			else known.push(place);
		}
	}
	return {
		staying,
		with: (section, keys) => {
			const lost = keys.flatMap((key) => places.get(formatPointer([section, key])) ?? []);
			if (lost.length === 0) return "";
			const names = [...new Set(lost.map(lastStep))];
			return `${counted(lost.length, "unknown field goes", "unknown fields go")} with it: ${keysText(names)}`;
		}
	};
}
function isKeyOf(object, key) {
	return Object.hasOwn(object, key);
}
function lastStep({ pointer, embedded }) {
	const steps = parsePointer(embedded.at(-1) ?? pointer);
	const named = steps.findLastIndex((step) => !isIndex(step));
	return stepsText(steps.slice(Math.max(named, 0)));
}
function unknownTexts(places, changes) {
	const groups = /* @__PURE__ */ new Map();
	for (const place of places) {
		const [section = "", key, ...rest] = parsePointer(place.pointer);
		const field = [rest, ...place.embedded.map(parsePointer)].filter((steps) => steps.length > 0).reverse().map(stepsText).join(" in ");
		const sign = JSON.stringify([section, field]);
		const known = groups.get(sign) ?? {
			field,
			section,
			keys: []
		};
		groups.set(sign, known);
		if (key !== void 0) known.keys.push(key);
	}
	return [...groups.values()].map(({ field, section, keys }) => {
		const where = ownerText(section, keys, changes);
		if (field !== "") return `unknown field ${field} ${where}`;
		return section === "settings" ? `unknown ${where.replace(/^in /, "")}` : `unknown JSON ${where}`;
	});
}
function ownerText(section, keys, changes) {
	switch (section) {
		case "roomItems": return `of ${itemsText(keys, changes)}`;
		case "logic": return `in the logic of ${itemsText(keys, changes)}`;
		case "quests": return `of ${questsText(keys, changes)}`;
		case "settings": return `in settings ${keysText(keys)}`;
		default: return `in ${[section, ...keys.slice(0, 1)].map(keyText$2).join(".")}`;
	}
}
const MAX_STEPS = 8;
function stepsText(steps) {
	const most = MAX_STEPS / 2;
	if (steps.length > MAX_STEPS) return `${stepsText(steps.slice(0, most))}\u2026${stepsText(steps.slice(-4))}`;
	let text = "";
	for (const step of steps) if (isIndex(step)) text += `[${step}]`;
	else text += text === "" ? keyText$2(step) : `.${keyText$2(step)}`;
	return text;
}
function isIndex(step) {
	return /^\d{1,15}$/.test(step);
}
// src/report/plan-lines.ts
const MAX_UNKNOWN = 100;
const QUEST_LABELS = [
	"EntryId",
	"id",
	"Name",
	"Status",
	"Description",
	"Creator"
];
const ITEM_LABELS = [
	"prefabName",
	"hoverTitle",
	"extraData"
];
function changeLines(plan, shown = SOME_CHANGES) {
	const { items, quests, logic, settings, sections } = plan;
	const { changes } = plan;
	const few = (things, what, lineOf) => fewLines(things, what, lineOf, shown);
	const changed = (record, texts) => {
		const { text, details } = changedRecord(record, texts, shown);
		return line("~", text, details);
	};
	const texts = (section, key) => changes.of("changed", section, key).map(changeText);
	const added = (section, key) => changes.of("added", section, key)[0];
	return [
		...sections.added.map((name) => line("+", `section ${printable(name)}`)),
		...few(items.added, "item", (item) => line("+", itemText(item), [fieldsText(added("roomItems", item.key)?.after, ITEM_LABELS)])),
		...few(items.changed, "item", (item) => changed(itemText(item), texts("roomItems", item.key))),
		...few(pairs(quests.added), "quest", (pair) => line("+", entriesText(pair), [fieldsText(added("quests", pair[0].key)?.after, QUEST_LABELS)])),
		...few(pairs(quests.changed), "quest", (pair) => changed(questText(pair[0]), questTexts(pair, (key) => changes.of("changed", "quests", key)))),
		...few(settings.added, "settings key", (key) => line("+", `settings ${keyText$2(key)} ${valueText(added("settings", key)?.after)}`)),
		...few(settings.changed, "settings key", (key) => changed(`settings ${keyText$2(key)}`, texts("settings", key))),
		...few(logic.added, "logic entry", (key) => line("+", logicText(changes.item(key)), [added("logic", key)?.words.after ?? ""])),
		...few(logic.changed, "logic entry", (key) => changed(logicText(changes.item(key)), texts("logic", key))),
		...few(logic.merged, "merge", (key) => line("~", `${logicText(changes.item(key))} is merged into its extraData`)),
		...sections.rewritten.includes("roomTasks") ? [changed("roomTasks", texts("roomTasks"))] : []
	];
}
function* destroyedLines(plan) {
	const { items, quests, logic, settings } = plan;
	const unknown = unknownGone(plan);
	const { changes } = plan;
	const removed = (section, key) => changes.of("removed", section, key)[0];
	const had = (text) => text === void 0 || text === "" ? "" : `it has ${text}`;
	for (const item of items.removed) yield line("-", itemText(item), [
		had(fieldsText(removed("roomItems", item.key)?.before, ITEM_LABELS)),
		...dependents(item, changes),
		unknown.with("roomItems", [item.key])
	]);
	for (const pair of pairs(quests.removed)) {
		const keys = pair.map(({ key }) => key);
		yield line("-", entriesText(pair), [
			had(fieldsText(removed("quests", pair[0].key)?.before, QUEST_LABELS)),
			...consequences(pair, changes),
			unknown.with("quests", keys)
		]);
	}
	const gone = new Set(items.removed.map(({ key }) => key));
	const [kept, merged] = [new Set(logic.atRisk), new Set(logic.merged)];
	for (const key of logic.removed) {
		if (gone.has(key)) continue;
		const lost = unknown.with("logic", [key]);
		if (!merged.has(key)) {
			const risk = kept.has(key) ? "at risk: the item stays, but the file has no logic for it" : "";
			yield line("-", logicText(changes.item(key)), [
				had(removed("logic", key)?.words.before),
				risk,
				lost
			]);
		} else if (lost !== "") yield line("-", `unknown fields in the ${logicText(changes.item(key))}, which is merged`, [lost]);
	}
	for (const key of settings.removed) yield line("-", `settings ${keyText$2(key)} ${valueText(removed("settings", key)?.before)}`, ["the settings of the file lack it", unknown.with("settings", [key])]);
	const texts = unknownTexts(unknown.staying, changes);
	for (const text of texts.slice(0, MAX_UNKNOWN)) yield line("-", text);
	const more = texts.length - MAX_UNKNOWN;
	if (more > 0) yield line("-", `\u2026 and ${counted(more, "more unknown field")}: --format json lists all`);
}
function noteLines({ changes, logic, sections, renames }) {
	const notes = [];
	const notice = (keys, text, textOf) => {
		if (keys.length > 0) notes.push(line("!", `${text}: ${keysText(keys, textOf)}`));
	};
	notice(logic.dropped, "logic that is not imported, because the file has no such item");
	notice(logic.unmergeable, "items whose extraData and logic cannot be merged, because one of them is not a string that holds an object", (key) => keyWithLabel(changes.item(key)));
	notice(sections.dropped, "undocumented sections, new or changed, which an import may ignore");
	notice(renames.items.map(({ from, to }) => `${keyWithLabel(changes.item(from))} \u2192 ${keyText$2(to)}`), "items that seem to have new keys (an import removes the old ones)", asIs);
	notice(renames.quests.map(({ from, to }) => {
		const { name, status } = changes.quest(from);
		return [...[name === void 0 ? "" : quoteValue(name), printable(status ?? "")], `${keyText$2(from)} \u2192 ${keyText$2(to)}`].filter((text) => text !== "").join(" ");
	}), "quests that seem to have new ids (an import removes the old ones, with the progress of players)", asIs);
	return notes;
}
const asIs = (text) => text;
function lookTexts({ looksLike, counts }) {
	const of = `${counts.removedItems} of ${counted(counts.items, "item")}`;
	const texts = {
		"partial-file": `this looks like a partial file: importing it removes ${of}. \`roomlint plan --merge OUT\` writes the room with the given items, quests and logic merged into it, which removes nothing`,
		renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
		"renewed-quests": "the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room",
		"older-backup": "this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that",
		"other-room": `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
		"emptied-quests": "quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged"
	};
	return looksLike.map((look) => texts[look]);
}
function gateText({ plan, gate, isPercent, limitName = "--max-removed" }) {
	const { removed, most, isWithinLimit, protectedLosses } = gate;
	const parts = [];
	const what = removedText(plan);
	const isUnlimited = isPercent && most === plan.counts.items + plan.counts.quests;
	if (!isWithinLimit) parts.push(`${what}, but ${limitName} allows ${most}`);
	else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
	else if (removed > 0) parts.push(`${what}: within the limit of ${most}${isPercent ? " (a percentage)" : ""}`);
	if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
	return parts.join("; ");
}
function removedText({ counts: { removedItems, removedQuests } }) {
	return `${[removedItems === 0 ? "" : counted(removedItems, "item"), removedQuests === 0 ? "" : counted(removedQuests, "quest")].filter((kind) => kind !== "").join(" and ")} would be removed`;
}
function line(symbol, text, details = []) {
	return {
		symbol,
		text,
		details: details.filter((detail) => detail !== "")
	};
}
function fewLines(things, what, lineOf, { perKind }) {
	const lines = things.slice(0, perKind).map(lineOf);
	const [first] = lines;
	const more = things.length - lines.length;
	if (first === void 0 || more === 0) return lines;
	const rest = counted(more, `more ${what}`, `more ${what.replace(/y$/, "ie")}s`);
	return [...lines, line(first.symbol, `\u2026 and ${rest}: --full shows all`)];
}
function pairs(entries) {
	const byId = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const id = entry.entryId ?? entry.key;
		const known = byId.get(id);
		if (known === void 0) byId.set(id, [entry]);
		else known.push(entry);
	}
	return [...byId.values()];
}
function entriesText(pair) {
	const entries = pair.map(({ key, status }) => `${printable(key)}${status === void 0 ? "" : ` ${printable(status)}`}`);
	return `${questText(pair[0])} (${entries.join(", ")})`;
}
function dependents({ children, logic, quests }, changes) {
	const parent = (keys, what) => keys.length === 0 ? "" : `it is the parent of ${itemsText(keys, changes)}, ${what}`;
	return [
		parent(children.staying, "which would stay without a parent"),
		parent(children.removed, "also removed"),
		logic ? "its logic is removed too" : "",
		quests.length === 0 ? "" : `its logic refers to ${questsNamed(quests)}`
	];
}
const PROGRESS = {
	saved: "Group is empty: each player loses saved progress",
	shared: "Group is multiplayer: the saved progress that all players share is lost",
	session: "Group is nonPersistent: only progress of the current session is lost",
	"not-shown": "Group is unknown: the documents do not say what progress is lost"
};
function consequences(pair, changes) {
	const used = [...new Set(pair.flatMap(({ usedBy }) => usedBy))];
	const required = [...new Set(pair.flatMap(({ requiredBy }) => requiredBy))];
	return [
		PROGRESS[pair[0].progress],
		used.length === 0 ? "" : `the logic of ${itemsText(used, changes)} would still refer to it`,
		required.length === 0 ? "" : `still required by ${questsText(required, changes)}`
	];
}
// src/room/redacted-change.ts
function redactChanges(changes, mask) {
	return mask.isEmpty ? changes : changes.map((change) => new RedactedChange(change, mask));
}
var RedactedChange = class {
	change;
	mask;
	constructor(change, mask) {
		this.change = change;
		this.mask = mask;
	}
	get pointer() {
		return this.mask.mask(this.change.pointer);
	}
	get embedded() {
		return this.change.embedded.map((pointer) => this.mask.mask(pointer));
	}
	get kind() {
		return this.change.kind;
	}
	get before() {
		return maskedValue(this.change.before, this.mask);
	}
	get after() {
		return maskedValue(this.change.after, this.mask);
	}
	get exact() {
		const { exact } = this.change;
		return exact && {
			before: this.mask.mask(exact.before),
			after: this.mask.mask(exact.after)
		};
	}
	get words() {
		const { what, before, after, only } = this.change.words;
		const mask = (text) => text && this.mask.mask(text);
		return {
			what: this.mask.mask(what),
			before: mask(before),
			after: mask(after),
			only
		};
	}
	get masked() {
		const { pointer, embedded, before, after, exact } = this.change;
		return holdsMasked([
			pointer,
			...embedded,
			before,
			after,
			exact?.before,
			exact?.after
		], this.mask) ? true : void 0;
	}
	toJSON() {
		return changeShape(this);
	}
};
function holdsMasked(values, mask) {
	return values.some((value) => value !== void 0 && JSON.stringify(value) !== JSON.stringify(maskedValue(value, mask)));
}
function maskedValue(value, mask) {
	if (typeof value === "string") return mask.mask(value);
	if (typeof value === "number") {
		const text = String(value);
		const shown = mask.mask(text);
		return shown === text ? value : shown;
	}
	if (Array.isArray(value)) return value.map((element) => maskedValue(element, mask));
	if (value === void 0 || !isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]));
}
// src/report/plan-redaction.ts
const OWN_WORDS = /* @__PURE__ */ new Set([
	"verdict",
	"looksLike",
	"progress",
	"only"
]);
function redactPlan(report, mask) {
	if (mask.isEmpty) return report;
	return {
		...masked({
			...report,
			plan: void 0
		}, mask),
		plan: maskPlan(report.plan, mask)
	};
}
function maskPlan(plan, mask) {
	if (mask.isEmpty) return plan;
	const { changes, ...lists } = plan;
	return {
		...masked(lists, mask),
		changes: new RedactedChanges(changes, mask)
	};
}
var RedactedChanges = class {
	changes;
	mask;
	constructor(changes, mask) {
		this.changes = changes;
		this.mask = mask;
	}
	of(kind, section, key) {
		return redactChanges(this.changes.of(kind, section, key), this.mask);
	}
	item(key) {
		return masked(this.changes.item(key), this.mask);
	}
	quest(key) {
		return masked(this.changes.quest(key), this.mask);
	}
	*[Symbol.iterator]() {
		for (const change of this.changes) yield new RedactedChange(change, this.mask);
	}
};
function masked(value, mask) {
	if (typeof value === "string") return mask.mask(value);
	if (Array.isArray(value)) return value.map((element) => masked(element, mask));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, OWN_WORDS.has(key) ? member : masked(member, mask)]));
}
// src/room/restore.ts
const EMPTY = {
	roomItems: "{}",
	settings: "{}",
	roomTasks: "{\"Tasks\":[]}",
	quests: "{}",
	logic: "{}"
};
function restoringSnapshot(room, backup) {
	const now = SnapshotText.read(room, "before");
	const then = SnapshotText.read(backup, "after", now);
	const { root, bytes } = then;
	const added = SECTIONS.filter((name) => now.has(name) && !then.has(name)).map((name) => ({
		key: encode(JSON.stringify(name)),
		value: [encode(EMPTY[name])]
	}));
	if (added.length === 0) return then;
	const pieces = rewriteObject(root, {
		...NO_EDITS,
		added
	}, now.root);
	const restoring = joined([
		bytes.subarray(0, root.start),
		...pieces,
		bytes.subarray(root.end)
	]);
	return SnapshotText.read(restoring, "after", then);
}
function simulateRestore(room, backup) {
	const now = SnapshotText.read(room, "before");
	const snapshot = restoringSnapshot(now, backup);
	const steps = decideImport(now, snapshot);
	return {
		steps,
		left: compareRooms(now.bytes, snapshot.bytes, applyImport(steps))
	};
}
function encode(text) {
	return new TextEncoder().encode(text);
}
// src/room/resolutions.ts
const NO_RESOLUTIONS = {
	ours: [],
	theirs: []
};
var ConflictResolver = class {
	patterns;
	constructor(resolutions) {
		this.patterns = ["ours", "theirs"].flatMap((resolution) => resolutions[resolution].map((pattern) => ({
			pattern,
			resolution,
			matches: placeMatcher(`/${pattern}`),
			isUsed: false
		})));
	}
	get unused() {
		return this.patterns.filter(({ isUsed }) => !isUsed).map(({ pattern }) => pattern);
	}
	resolve(parts, field) {
		const chosen = /* @__PURE__ */ new Set();
		for (const pattern of this.patterns) {
			if (!parts.some((part) => placesAround(field).some((embedded) => pattern.matches(part, embedded)))) continue;
			pattern.isUsed = true;
			chosen.add(pattern.resolution);
		}
		const [only] = chosen;
		return chosen.size === 1 ? only : void 0;
	}
};
function placesAround(field) {
	if (field === void 0) return [[]];
	const steps = fieldSteps(field);
	const levels = [...steps.length === 0 ? [] : [formatPointer(steps)], ...field.embedded];
	const places = [[]];
	for (const [level, pointer] of levels.entries()) {
		const outer = levels.slice(0, level);
		const inner = parsePointer(pointer);
		for (let end = 1; end <= inner.length; end++) places.push([...outer, formatPointer(inner.slice(0, end))]);
	}
	return places;
}
function fieldSteps({ pointer }) {
	const [section, , ...rest] = parsePointer(pointer);
	return section === "roomTasks" ? parsePointer(pointer).slice(1) : rest;
}
// src/room/field-merge.ts
var FieldMerger = class {
	resolve;
	conflicts = [];
	constructor(resolve) {
		this.resolve = resolve;
	}
	merge(three, place, isRecord, whole) {
		const { base, theirs, mine } = three;
		if (same(theirs, mine) || same(base, theirs) && whole === void 0) return mine;
		if (same(base, mine) && whole === void 0) return theirs;
		if (base === void 0 || theirs === void 0 || mine === void 0) return this.conflict(three, place);
		const all = {
			base,
			theirs,
			mine
		};
		return this.mergeObjects(all, place, isRecord, whole) ?? this.mergeArrays(all, place) ?? this.mergeStrings(all, place) ?? this.conflict(three, place);
	}
	conflict({ base, theirs, mine }, place) {
		const conflict = {
			...place.pointers,
			...valueMember("base", base),
			...valueMember("yours", mine),
			...valueMember("theirs", theirs)
		};
		const chosen = this.resolve(conflict);
		if (chosen === void 0) this.conflicts.push(conflict);
		return chosen === "theirs" ? theirs : mine;
	}
	mergeObjects({ base, theirs, mine }, place, isRecord, whole) {
		const [b, t, m] = [
			objectOf(base),
			objectOf(theirs),
			objectOf(mine)
		];
		if (b === void 0 || t === void 0 || m === void 0) return void 0;
		const kinds = new Set([
			b,
			t,
			m
		].map((object) => textOf$1(object.valueOf("$type") ?? NOTHING)));
		if (!isRecord && (kinds.size > 1 || kinds.has(""))) return void 0;
		const removed = /* @__PURE__ */ new Set();
		const replaced = /* @__PURE__ */ new Map();
		const added = [];
		for (const key of /* @__PURE__ */ new Set([
			...m.keys,
			...t.keys,
			...b.keys
		])) {
			const three = {
				base: b.valueOf(key),
				theirs: t.valueOf(key),
				mine: m.valueOf(key)
			};
			const at = place.at(key);
			const merged = whole?.has(key) ? this.conflict(three, at) : this.merge(three, at, false);
			if (merged === three.mine) continue;
			if (merged === void 0) removed.add(key);
			else if (three.mine !== void 0) replaced.set(key, [merged]);
			else {
				const member = t.find(key);
				if (member !== void 0) added.push({
					key: t.bytes.subarray(member.keyStart, member.keyEnd),
					value: [merged]
				});
			}
		}
		return joined(rewriteObject(m, {
			removed,
			replaced,
			added
		}, t));
	}
	mergeArrays({ base, theirs, mine }, place) {
		const [b, t, m] = [
			elementsOf(base),
			elementsOf(theirs),
			elementsOf(mine)
		];
		if (b === void 0 || t === void 0 || m === void 0) return void 0;
		if (!inSameOrder(b.byId, t.byId) || !inSameOrder(b.byId, m.byId) || !inSameOrder(t.byId, m.byId)) return void 0;
		const positions = /* @__PURE__ */ new Map();
		for (const { byId } of [
			m,
			t,
			b
		]) for (const [index, id] of [...byId.keys()].entries()) positions.set(id, index);
		const merged = /* @__PURE__ */ new Map();
		for (const id of mergedOrder(m.byId, t.byId)) {
			const three = {
				base: b.byId.get(id),
				theirs: t.byId.get(id),
				mine: m.byId.get(id)
			};
			const text = this.merge(three, place.at(positions.get(id) ?? 0), true);
			if (text !== void 0) merged.set(id, text);
		}
		return writeElements(m.byId.size > 0 ? m : t, m, merged);
	}
	mergeStrings({ base, theirs, mine }, place) {
		const [b, t, m] = [
			heldIn(base),
			heldIn(theirs),
			heldIn(mine)
		];
		if (b === void 0 || t === void 0 || m === void 0) return void 0;
		const trimmed = {
			base: trim(b),
			theirs: trim(t),
			mine: trim(m)
		};
		const merged = this.merge(trimmed, place.inside(), true);
		return merged === void 0 || merged === trimmed.mine ? mine : respell(mine, m, trimmed.mine, merged);
	}
};
const NOTHING = /* @__PURE__ */ new Uint8Array();
function valueMember(name, text) {
	return text === void 0 ? {} : { [name]: parseJson(textOf$1(text)) };
}
function same(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	return sameContent(contentOf(one), contentOf(other));
}
function contentOf(text) {
	return {
		text,
		get value() {
			return parseJson(textOf$1(text));
		}
	};
}
function objectOf(text) {
	if (text[0] !== 123) return void 0;
	const object = new ObjectText(text, 0);
	return object.members.length === [...object.keys].length ? object : void 0;
}
function elementsOf(text) {
	if (text[0] !== 91) return void 0;
	const table = new NodeTable();
	if (!table.read(text)) return void 0;
	const byId = /* @__PURE__ */ new Map();
	const spans = [];
	for (const child of table.children(0)) {
		const element = table.textOf(child);
		const id = objectOf(element)?.valueOf("Id");
		if (id === void 0 || id[0] !== 34) return void 0;
		byId.set(textOf$1(decodeString(id, 0, id.length)), element);
		spans.push({
			start: table.start[child],
			end: table.end[child]
		});
	}
	return byId.size === spans.length ? {
		text,
		byId,
		spans
	} : void 0;
}
function inSameOrder(one, other) {
	const common = [...one.keys()].filter((id) => other.has(id));
	const others = [...other.keys()].filter((id) => one.has(id));
	return common.every((id, index) => id === others[index]);
}
function mergedOrder(mine, theirs) {
	const followers = /* @__PURE__ */ new Map();
	let last;
	for (const id of theirs.keys()) if (mine.has(id)) last = id;
	else {
		const known = followers.get(last);
		if (known === void 0) followers.set(last, [id]);
		else known.push(id);
	}
	const order = [...followers.get(void 0) ?? []];
	for (const id of mine.keys()) {
		order.push(id);
		for (const follower of followers.get(id) ?? []) order.push(follower);
	}
	return order;
}
function writeElements(layout, mine, merged) {
	const { text, spans } = layout;
	if (merged.size === 0) return new TextEncoder().encode("[]");
	const first = spans[0]?.start ?? 1;
	const gap = text.subarray(spans.at(-2)?.end ?? first, spans.at(-2) === void 0 ? first : spans.at(-1)?.start);
	const ids = [...mine.byId.keys()];
	const pieces = [text.subarray(0, first)];
	let previous;
	for (const [id, element] of merged) {
		if (previous !== void 0) {
			const index = ids.indexOf(id);
			const isNeighbour = index > 0 && ids[index - 1] === previous;
			const [from, to] = [mine.spans[index - 1]?.end, mine.spans[index]?.start];
			if (isNeighbour) pieces.push(mine.text.subarray(from, to));
			else pieces.push(gap.length > 0 ? gap : COMMA);
		}
		pieces.push(element);
		previous = id;
	}
	pieces.push(text.subarray(spans.at(-1)?.end ?? text.length - 1));
	return joined(pieces);
}
const COMMA = new TextEncoder().encode(",");
function heldIn(text) {
	if (text[0] !== 34) return void 0;
	const content = decodeString(text, 0, text.length);
	if (seemsDeeper(content, 256)) return void 0;
	return isObject(tryParseJson(textOf$1(content))) ? content : void 0;
}
function trim(text) {
	let [start, end] = [0, text.length];
	while (start < end && text[start] <= 32) start++;
	while (end > start && text[end - 1] <= 32) end--;
	return text.subarray(start, end);
}
function respell(token, content, inner, merged) {
	const lead = inner.byteOffset - content.byteOffset;
	const most = Math.min(inner.length, merged.length);
	let start = 0;
	while (start < most && inner[start] === merged[start]) start++;
	while (start > 0 && isContinuation(inner[start], merged[start])) start--;
	let end = 0;
	while (end < most - start && inner[inner.length - 1 - end] === merged[merged.length - 1 - end]) end++;
	while (end > 0 && isContinuation(inner[inner.length - end], merged[merged.length - end])) end--;
	const [from = 1, to = token.length - 1] = sourceOffsets(token, 0, token.length, [lead + start, lead + inner.length - end]);
	const middle = JSON.stringify(textOf$1(merged.subarray(start, merged.length - end))).slice(1, -1);
	return joined([
		token.subarray(0, from),
		new TextEncoder().encode(middle),
		token.subarray(to)
	]);
}
function isContinuation(...bytes) {
	return bytes.some((byte) => byte !== void 0 && (byte & 192) === 128);
}
function fieldsOfBoth(entries) {
	const objects = entries.map(({ base, theirs, mine }) => [
		base,
		theirs,
		mine
	].map((text) => text?.[0] === 123 ? new ObjectText(text, 0) : void 0));
	const [first, ...others] = objects;
	if (others.length === 0) return /* @__PURE__ */ new Set();
	const keys = new Set(objects.flat().flatMap((object) => [...object?.keys ?? []]));
	const fields = /* @__PURE__ */ new Set();
	for (const key of keys) {
		const textIn = (versions, at) => versions?.[at]?.valueOf(key);
		const touches = (at) => objects.some((versions) => !same(textIn(versions, 0), textIn(versions, at)));
		const differs = objects.some((versions) => !same(textIn(versions, 1), textIn(versions, 2)));
		const isShared = others.every((other) => [
			0,
			1,
			2
		].every((at) => same(textIn(other, at), textIn(first, at))));
		if (touches(1) && touches(2) && differs && !isShared) fields.add(key);
	}
	return fields;
}
// src/room/part-changes.ts
var PartChanges = class {
	base;
	side;
	other;
	knownMask;
	records;
	writer;
	constructor(base, side, other = base) {
		this.base = base;
		this.side = side;
		this.other = other;
		this.records = new RecordChanges({
			before: base,
			after: side
		});
		this.writer = new ChangeWriter({
			before: base,
			after: side
		});
	}
	of(places) {
		return redactChanges(places.flatMap((place) => this.records.between(pathTo(place), contentIn(this.base, place), contentIn(this.side, place))), this.mask);
	}
	conflict(conflict, place) {
		const { pointer, embedded, base, yours, theirs } = conflict;
		const root = contentIn(this.base, place)?.value ?? null;
		const words = this.writer.write({
			kind: "changed",
			pointer,
			embedded,
			before: base,
			after: yours
		}, pathTo(place).length, root);
		const { mask } = this;
		if (mask.isEmpty) return {
			...conflict,
			words
		};
		const masked = {
			base: maskedValue(base, mask),
			yours: maskedValue(yours, mask),
			theirs: maskedValue(theirs, mask)
		};
		const isMasked = holdsMasked([
			pointer,
			...embedded,
			base,
			yours,
			theirs
		], mask);
		return {
			pointer: mask.mask(pointer),
			embedded: embedded.map((inner) => mask.mask(inner)),
			...masked,
			...isMasked ? { masked: true } : {},
			words: { what: mask.mask(words.what) }
		};
	}
	get mask() {
		this.knownMask ??= maskOf(mayHoldCredentials([
			this.base.bytes,
			this.side.bytes,
			this.other.bytes
		]));
		return this.knownMask;
	}
};
function pathTo({ section, key }) {
	return section === "roomTasks" ? [section] : [section, key];
}
function contentIn(side, { section, key }) {
	return section === "roomTasks" ? side.content(section) : side.section(section).content(key);
}
// src/room/parts.ts
const RECORD_SECTIONS = [
	"roomItems",
	"logic",
	"quests",
	"settings"
];
function partOf(section, key, side) {
	if (section === "settings") return {
		kind: "setting",
		key
	};
	if (section === "roomItems") return {
		kind: "item",
		key,
		...labelIn(side, key)
	};
	if (section === "logic") return {
		kind: "logic",
		key,
		label: labelIn(side, key)
	};
	const entry = side.section(section).get(key);
	if (!isObject(entry)) return {
		kind: "quest",
		key
	};
	const name = textField(entry, "Name");
	return {
		kind: "quest",
		key: textField(entry, "EntryId") ?? key,
		...name === void 0 ? {} : { name }
	};
}
function labelIn(side, key) {
	return itemLabel(side.section("roomItems").get(key), side.section("logic").get(key));
}
function nameOf(part) {
	return part.kind === "tasks" ? part.kind : `${part.kind}/${part.key}`;
}
// src/room/three-way.ts
function compareThree(base, theirs, mine, resolutions = NO_RESOLUTIONS) {
	const before = SnapshotText.read(base, "before");
	const room = SnapshotText.read(theirs, "before", before);
	const snapshot = SnapshotText.read(mine, "after", before);
	const placed = placeLogicLike(before, snapshot, "before");
	return new Comparison(placed, placeLogicLike(placeLogicLike(room, placed, "before"), snapshot, "before"), snapshot, resolutions);
}
var Comparison = class {
	base;
	room;
	snapshot;
	theirs;
	mine;
	conflicts;
	undone;
	merges = /* @__PURE__ */ new Map();
	contested = /* @__PURE__ */ new Set();
	resolver;
	resolved = /* @__PURE__ */ new Map();
	theirTouches;
	myTouches;
	constructor(base, room, snapshot, resolutions) {
		this.base = base;
		this.room = room;
		this.snapshot = snapshot;
		this.resolver = new ConflictResolver(resolutions);
		this.theirTouches = this.touchesOf(room, () => true);
		this.myTouches = this.touchesOf(snapshot, (name) => this.isGiven(name));
		this.theirs = changesOf(this.theirTouches, new PartChanges(base, room));
		this.mine = changesOf(this.myTouches, new PartChanges(base, snapshot));
		this.conflicts = this.findConflicts();
		this.undone = this.findUndone();
	}
	get unused() {
		return this.resolver.unused;
	}
	merged() {
		if (this.conflicts.length > 0) return void 0;
		const { snapshot, room } = this;
		const replaced = /* @__PURE__ */ new Map();
		const added = [];
		const put = (name, value) => {
			if (value === void 0) return;
			if (snapshot.root.find(name) !== void 0) replaced.set(name, value);
			else added.push({
				key: keyText(room, name),
				value
			});
		};
		const taken = this.takenTouches();
		for (const name of RECORD_SECTIONS) put(name, this.withTheirs(name, taken.filter(({ section }) => section === name)));
		const tasks = this.merges.get("roomTasks");
		if (tasks !== void 0) put("roomTasks", [tasks]);
		else if (taken.some(({ section }) => section === "roomTasks")) put("roomTasks", textOf(room.content("roomTasks")));
		if (replaced.size + added.length === 0) return new Uint8Array(snapshot.bytes);
		const { root, bytes } = snapshot;
		const pieces = rewriteObject(root, {
			...NO_EDITS,
			replaced,
			added
		}, room.root);
		return joined([
			bytes.subarray(0, root.start),
			...pieces,
			bytes.subarray(root.end)
		]);
	}
	isGiven(section) {
		return this.snapshot.has(section === "logic" ? "roomItems" : section);
	}
	touchesOf(side, isGiven) {
		const byPart = /* @__PURE__ */ new Map();
		const add = (part, touch) => {
			const name = nameOf(part);
			const known = byPart.get(name) ?? {
				part,
				touches: []
			};
			known.touches.push(touch);
			byPart.set(name, known);
		};
		for (const section of RECORD_SECTIONS) {
			if (!isGiven(section)) continue;
			const [had, has] = [this.base.section(section), side.section(section)];
			const steps = recordSteps(had, has, () => true);
			for (const change of [
				"added",
				"changed",
				"removed"
			]) for (const key of steps[change]) add(partOf(section, key, change === "added" ? side : this.base), {
				section,
				key,
				change
			});
		}
		const [had, has] = [this.base.content("roomTasks"), side.content("roomTasks")];
		if (isGiven("roomTasks") && !sameContent(had, has)) add({ kind: "tasks" }, {
			section: "roomTasks",
			key: "roomTasks",
			change: had === void 0 ? "added" : has === void 0 ? "removed" : "changed"
		});
		return byPart;
	}
	takenTouches() {
		const taken = /* @__PURE__ */ new Map();
		for (const name of /* @__PURE__ */ new Set([...this.theirTouches.keys(), ...this.resolved.keys()])) {
			if (!this.takesTheirs(name)) continue;
			const touches = [this.theirTouches, this.myTouches].flatMap((all) => all.get(name)?.touches ?? []);
			for (const touch of touches) if (this.isGiven(touch.section)) taken.set(`${touch.section}/${touch.key}`, touch);
		}
		return [...taken.values()];
	}
	takesTheirs(name) {
		const resolution = this.resolved.get(name);
		return resolution === void 0 ? !this.myTouches.has(name) : resolution === "theirs";
	}
	findConflicts() {
		const { myTouches: mine, theirTouches: theirs } = this;
		const conflicts = [];
		const names = /* @__PURE__ */ new Set([...mine.keys(), ...theirs.keys()]);
		for (const name of names) {
			const [own, other] = [mine.get(name), theirs.get(name)];
			const part = (own ?? other)?.part;
			if (part === void 0) continue;
			const bothTouch = own !== void 0 && other !== void 0;
			const differs = bothTouch && [...own.touches, ...other.touches].some((touch) => this.differs(touch));
			const loses = !bothTouch && (isLogicOfRemoved(part, theirs, mine) || isLogicOfRemoved(part, mine, theirs));
			if (!differs && !loses) continue;
			this.contested.add(name);
			const found = {
				...part,
				yours: own === void 0 ? "unchanged" : changeOf(own.touches),
				theirs: other === void 0 ? "unchanged" : changeOf(other.touches)
			};
			const fields = bothTouch && [...own.touches, ...other.touches].every(({ change }) => change === "changed") ? this.mergeFields(part, [...own.touches, ...other.touches]) : void 0;
			if (fields === void 0) {
				const resolution = this.resolver.resolve(this.patternsOf(part), void 0);
				if (resolution === void 0) conflicts.push({
					...found,
					fields: []
				});
				else for (const linked of this.linkedTo(part)) this.resolved.set(linked, resolution);
			} else if (fields.length > 0) conflicts.push({
				...found,
				fields
			});
		}
		return conflicts.filter((conflict) => !this.resolved.has(nameOf(conflict)));
	}
	mergeFields(part, touches) {
		const names = this.patternsOf(part);
		const merger = new FieldMerger((conflict) => this.resolver.resolve(names, conflict));
		const records = new Map(touches.map((touch) => [`${touch.section}/${touch.key}`, touch]));
		const texts = [...records.values()].map((touch) => this.textsOf(touch));
		const whole = part.kind === "quest" ? fieldsOfBoth(texts) : void 0;
		for (const [index, [name, { section, key }]] of [...records].entries()) {
			const place = Place.root.along(section === "roomTasks" ? [section] : [section, key]);
			const three = texts[index];
			if (three !== void 0) this.merges.set(section === "roomTasks" ? section : name, merger.merge(three, place, part.kind !== "setting", whole));
		}
		const seen = /* @__PURE__ */ new Set();
		const conflicts = merger.conflicts.filter((conflict) => {
			const sign = JSON.stringify([fieldSteps(conflict), conflict.embedded]);
			return seen.size < seen.add(sign).size;
		});
		const values = new PartChanges(this.base, this.room, this.snapshot);
		return conflicts.map((conflict) => {
			const [section, key = ""] = parsePointer(conflict.pointer);
			const touch = records.get(`${section}/${key}`) ?? touches[0];
			return touch === void 0 ? {
				...conflict,
				words: { what: "" }
			} : values.conflict(conflict, touch);
		});
	}
	textsOf(touch) {
		const [base, theirs, mine] = [
			this.base,
			this.room,
			this.snapshot
		].map((side) => contentIn(side, touch)?.text);
		return {
			base,
			theirs,
			mine
		};
	}
	patternsOf(part) {
		if (part.kind === "tasks") return ["/roomTasks"];
		if (part.kind !== "quest") return [formatPointer([PATTERN_SECTIONS[part.kind], part.key])];
		const touches = [this.myTouches, this.theirTouches].flatMap((all) => all.get(nameOf(part))?.touches ?? []);
		const names = [
			part.key,
			...part.name === void 0 ? [] : [part.name],
			...touches.map(({ key }) => key)
		];
		return [...new Set(names)].map((name) => formatPointer(["quests", name]));
	}
	linkedTo(part) {
		if (part.kind !== "item" && part.kind !== "logic") return [nameOf(part)];
		const item = nameOf({
			kind: "item",
			key: part.key
		});
		return [this.myTouches, this.theirTouches].some((all) => all.get(item)?.touches[0]?.change === "removed") ? [item, nameOf({
			kind: "logic",
			key: part.key
		})] : [nameOf(part)];
	}
	findUndone() {
		const settled = new Set(this.myTouches.keys());
		for (const name of this.contested) settled.delete(name);
		return this.theirs.filter(({ part }) => !settled.has(nameOf(part)));
	}
	differs({ section, key }) {
		return section === "roomTasks" ? !sameContent(this.room.content(section), this.snapshot.content(section)) : !sameContent(this.room.section(section).content(key), this.snapshot.section(section).content(key));
	}
	withTheirs(name, touches) {
		const from = this.room.section(name).text;
		const { text } = this.snapshot.section(name);
		const removed = /* @__PURE__ */ new Set();
		const replaced = /* @__PURE__ */ new Map();
		const added = [];
		for (const [path, merged] of this.merges) {
			const key = path.slice(name.length + 1);
			if (!path.startsWith(`${name}/`)) continue;
			if (merged === void 0) removed.add(key);
			else replaced.set(key, [merged]);
		}
		if (touches.length + removed.size + replaced.size === 0) return void 0;
		for (const { key } of touches) {
			const member = from?.find(key);
			if (from === void 0 || member === void 0) {
				removed.add(key);
				continue;
			}
			const value = [from.bytes.subarray(member.valueStart, member.valueEnd)];
			if (text?.find(key) !== void 0) replaced.set(key, value);
			else added.push({
				key: from.bytes.subarray(member.keyStart, member.keyEnd),
				value
			});
		}
		const edits = {
			removed,
			replaced,
			added
		};
		if (text !== void 0) return rewriteObject(text, edits, from);
		if (from === void 0) return void 0;
		const others = from.members.map(({ key }) => key).filter((key) => !touches.some((touch) => touch.key === key));
		return rewriteObject(from, {
			...NO_EDITS,
			removed: new Set(others)
		});
	}
};
function changesOf(touches, values) {
	return [...touches.values()].map(({ part, touches: all }) => ({
		part,
		change: changeOf(all),
		get changes() {
			return values.of(all);
		}
	}));
}
function changeOf(touches) {
	const [first, ...others] = touches;
	return first !== void 0 && others.every(({ change }) => change === first.change) ? first.change : "changed";
}
const PATTERN_SECTIONS = {
	item: "items",
	logic: "logic",
	setting: "settings"
};
function isLogicOfRemoved(part, changes, others) {
	return part.kind === "logic" && changes.has(nameOf(part)) && others.get(nameOf({
		kind: "item",
		key: part.key
	}))?.touches[0]?.change === "removed";
}
function textOf(content) {
	return content === void 0 ? void 0 : [content.text];
}
function keyText(room, name) {
	const member = room.root.find(name);
	if (member === void 0) return new TextEncoder().encode(JSON.stringify(name));
	return room.bytes.subarray(member.keyStart, member.keyEnd);
}
// src/room/judge-plan.ts
function judgePlan(plan, limit, protect, others = []) {
	const removed = removedCount(plan, others);
	const most = mostRemoved(plan, limit);
	const losses = others.map((other) => new Set(protectedLosses(other, protect)));
	const protectedByAll = protectedLosses(plan, protect).filter((loss) => losses.every((of) => of.has(loss)));
	return {
		removed,
		most,
		isWithinLimit: removed <= most,
		protectedLosses: protectedByAll
	};
}
function strictestLimit(plan, [first, second = first]) {
	return mostRemoved(plan, second) < mostRemoved(plan, first) ? second : first;
}
function mostRemoved({ counts: { items, quests } }, limit) {
	return limit.kind === "count" ? limit.most : Math.floor((items + quests) * limit.most / 100);
}
function removedCount({ items, quests, counts }, others) {
	if (others.length === 0) return counts.removedItems + counts.removedQuests;
	const keysOf = (part) => others.map((other) => new Set(other[part].removed.map(({ key }) => key)));
	const [itemKeys, questKeys] = [keysOf("items"), keysOf("quests")];
	const goneItems = items.removed.filter(({ key }) => itemKeys.every((keys) => keys.has(key)));
	const goneQuests = quests.removed.filter(({ key }) => questKeys.every((keys) => keys.has(key)));
	return goneItems.length + questCount(goneQuests);
}
function protectedLosses(plan, protect) {
	if (protect.length === 0) return [];
	const matchers = protect.map((pattern) => {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new RangeError(fault);
		return placeMatcher(`/${pattern}`);
	});
	const losses = [];
	const add = (section, key, otherName) => {
		if ((otherName === void 0 ? [key] : [key, otherName]).some((name) => matchers.some((matches) => matches(formatPointer([section, name]), [])))) losses.push(`${section}/${key}`);
	};
	for (const { key } of plan.items.removed) add("items", key);
	for (const { key, name } of plan.quests.removed) add("quests", key, name);
	for (const key of plan.settings.removed) add("settings", key);
	const merged = new Set(plan.logic.merged);
	for (const key of plan.logic.removed) if (!merged.has(key)) add("logic", key);
	return losses;
}
// src/report/plan-report.ts
function planCounts(plan) {
	const counts = (name, part) => ({
		name,
		added: part.added.length,
		changed: part.changed.length,
		removed: part.removed.length,
		unchanged: part.unchanged.length
	});
	return [
		counts("items", plan.items),
		{
			name: "quests",
			...questCounts(plan)
		},
		counts("logic", plan.logic),
		counts("settings", plan.settings)
	];
}
function questCounts({ quests, changes }) {
	const seen = /* @__PURE__ */ new Set();
	const count = (entries) => {
		const before = seen.size;
		for (const { key, entryId } of entries) seen.add(entryId ?? key);
		return seen.size - before;
	};
	const removed = count(quests.removed);
	const added = new Set(quests.added.map(({ key, entryId }) => entryId ?? key)).size;
	count(quests.added);
	return {
		added,
		changed: count(quests.changed),
		removed,
		unchanged: count(quests.unchanged.map((key) => changes.quest(key)))
	};
}
const DELETED = "the file is deleted: there is nothing to import, and the room itself does not change";
// src/report/plan-text.ts
const STYLE = {
	"+": "green",
	"~": "yellow",
	"-": "red",
	"!": "yellow"
};
function* planText(report, paint, shown = SOME_CHANGES) {
	const { current, next, plan, gate } = report;
	yield `${paint("bold", `importing ${printable(next)} into ${printable(current)}`)}\n`;
	if (plan.verdict === "unchanged") yield "  nothing changes\n";
	else yield* summary(plan, paint);
	yield* block("What changes", changeLines(plan, shown), paint);
	yield* block("Notes", noteLines(plan), paint);
	yield* block("What is destroyed", destroyedLines(plan), paint);
	const looks = lookTexts(plan);
	if (looks.length > 0) yield "\n";
	for (const text of looks) yield `${paint("yellow", "!")} ${text}\n`;
	const verdict = gateText(report);
	if (verdict === "") return;
	const isFine = gate.isWithinLimit && gate.protectedLosses.length === 0;
	yield `\n${paint(isFine ? "green" : "red", isFine ? "\u2713" : "\u2717")} ${verdict}\n`;
}
function deletedText(path, paint) {
	return [`${paint("bold", printable(path))}\n  ${paint("yellow", "!")} ${DELETED}\n`];
}
function* summary(plan, paint) {
	const rows = planCounts(plan);
	for (const { name, added, changed, removed, unchanged } of rows) {
		if (added + changed + removed + unchanged === 0) continue;
		const cell = (symbol, count, word) => {
			const text = `${symbol} ${count} ${word}`;
			return count === 0 ? paint("dim", text) : paint(STYLE[symbol], text);
		};
		const cells = [
			cell("+", added, "added"),
			cell("~", changed, "changed"),
			cell("-", removed, "removed")
		];
		yield `  ${name.padEnd(14)} ${cells.join("   ")}   ${paint("dim", `= ${unchanged} unchanged`)}\n`;
	}
}
function* block(title, lines, paint) {
	let isFirst = true;
	for (const { symbol, text, details } of lines) {
		if (isFirst) yield `\n${paint("bold", title)}\n`;
		isFirst = false;
		yield `  ${paint(STYLE[symbol], symbol)} ${text}\n`;
		for (const detail of details) yield `      ${paint("dim", detail)}\n`;
	}
}
// src/report/plan-json.ts
const VERSION = 1;
function planJson(report) {
	return `${jsonWithoutCommands(planShape(report), 2)}\n`;
}
function branchPlansJson({ since, base, files }) {
	return `${jsonWithoutCommands({
		version: VERSION,
		since,
		staged: since === void 0 ? true : void 0,
		base,
		files: files.map(outcomeShape)
	}, 2)}\n`;
}
function planShape({ current, next, plan, gate }) {
	const { changes, ...lists } = plan;
	return {
		version: VERSION,
		current,
		next,
		...lists,
		...changesShape(changes),
		gate
	};
}
function outcomeShape(outcome) {
	const { path, status } = outcome;
	switch (outcome.status) {
		case "planned": return {
			path,
			status,
			plan: planShape(outcome.report)
		};
		case "error": return {
			path,
			status,
			error: outcome.message
		};
		default: return {
			path,
			status
		};
	}
}
exports.ALL_CHANGES = ALL_CHANGES;
exports.DELETED = DELETED;
exports.NO_RESOLUTIONS = NO_RESOLUTIONS;
exports.ObjectText = ObjectText;
exports.SOME_CHANGES = SOME_CHANGES;
exports.SnapshotText = SnapshotText;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.applyImport = applyImport;
exports.branchPlansJson = branchPlansJson;
exports.changeLines = changeLines;
exports.changeText = changeText;
exports.changedRecord = changedRecord;
exports.changesShape = changesShape;
exports.compareRooms = compareRooms;
exports.compareThree = compareThree;
exports.conflictShape = conflictShape;
exports.decideImport = decideImport;
exports.deletedText = deletedText;
exports.destroyedLines = destroyedLines;
exports.gateText = gateText;
exports.importInto = importInto;
exports.judgePlan = judgePlan;
exports.logicText = logicText;
exports.lookTexts = lookTexts;
exports.maskPlan = maskPlan;
exports.mergeSnapshotInto = mergeSnapshotInto;
exports.noteLines = noteLines;
exports.partChangesShape = partChangesShape;
exports.planCounts = planCounts;
exports.planImport = planImport;
exports.planJson = planJson;
exports.planOf = planOf;
exports.planShape = planShape;
exports.planText = planText;
exports.possibleRooms = possibleRooms;
exports.questCount = questCount;
exports.questText = questText;
exports.redactPlan = redactPlan;
exports.restoringSnapshot = restoringSnapshot;
exports.sameRoom = sameRoom;
exports.simulateRestore = simulateRestore;
exports.strictestLimit = strictestLimit;
exports.valueText = valueText;
exports.valueTexts = valueTexts;
exports.withoutLogicOfRemoved = withoutLogicOfRemoved;
