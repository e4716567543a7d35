"use strict";
const { addTo, beginsLikeJson, childOf, counted, formatPointer, getOrInsert, isJson, isObject, jsonType, listed, member, parseJson, parsePointer, printable, quoteValue, requireBytes, skipSpace, tryParseJson } = require("./words.js");
const { JsonEditor, ObjectText, Spelled, hasDoubtfulNumber, sameBytes, sameInOrder } = require("./shared-json.js");
const { Place, asciiText, brand, byteOrderMarkLength, bytesOf, decodeUtf8, masked, sameValue, textOf, withoutSecrets } = require("./text.js");
const { ChangeFinder, compareTexts, maskOfJson, notJson } = require("./shared-roundtrip.js");
const { MAX_RECORDS, QUEST_STATES, SECTIONS, SNAPSHOT_SHAPE, arrayField, elementShape, hasKinds, holdsJson, insideShape, itemLabel, itemText, keyText: keyText$1, keyWithLabel, kindShape, memberShape, numberField, objectField, parentOf, recordOfShape, targetState, textField, transitionCode, transitionWords } = require("./core.js");
const { hasTasks } = require("./shared-snapshot.js");
const { itemsText, keysText, logicText, namesText, questText, questsNamed, questsText, unknownGone, unknownTexts } = require("./shared-report.js");
// src/verdict/room/same-content.ts
function contentOf(text) {
	return {
		text,
		get value() {
			return parseJson(textOf(text));
		}
	};
}
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
	if (sameBytes(one.text, 0, one.text.length, other.text, 0, other.text.length)) return true;
	if (sameInOrder(one.text, other.text)) return true;
	if (!sameValue(one.value, other.value)) return false;
	if (!hasDoubtfulNumber(one.text) && !hasDoubtfulNumber(other.text)) return true;
	return compareTexts(one.text, other.text, {
		keep: "values",
		allow: []
	}).verdict !== "lost";
}
// src/verdict/room/records.ts
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
// src/verdict/room/section-reader.ts
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
				maxLevels: 255,
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
		if (this.bytes[start] !== 123) return void 0;
		const known = this.inTwins(name, start);
		const text = known?.text ?? new ObjectText(this.bytes, start, {
			maxLevels: 254,
			maxMembers: 5e5
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
// src/verdict/room/snapshot-text.ts
var UnusableSnapshotError = class UnusableSnapshotError extends Error {
	which;
	fault;
	isFinding;
	static {
		brand(UnusableSnapshotError, "UnusableSnapshotError");
	}
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
	labels = /* @__PURE__ */ new Map();
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
		if (bytes[start] !== 123) throw rootFault(bytes, which);
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
	labelOf(key) {
		const label = () => itemLabel(this.section("roomItems").get(key), this.section("logic").get(key));
		return getOrInsert(this.labels, key, label);
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
// src/verdict/room/merge-logic.ts
function mergeLogic(snapshot, staysInBoth) {
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
	const from = objectTextOf(source.text);
	if (Object.keys(target.value).length === 0) {
		if (Object.keys(source.value).length > 0) editor.replace(at, source.text);
		return;
	}
	const into = objectTextOf(target.text);
	for (const key of from.keys) {
		const value = member(source.value, key);
		const text = from.valueOf(key);
		if (value === void 0 || text === void 0) continue;
		const old = member(target.value, key);
		const oldText = into.valueOf(key);
		const json = new Spelled(textOf(text));
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
function objectTextOf(json) {
	return new ObjectText(bytesOf(json), json.length - json.trimStart().length);
}
// src/verdict/room/logic-places.ts
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
function placeLogicLike(of, like, isMoved = () => true) {
	const moved = findMovedLogic(of, like).filter(isMoved);
	const writer = new LogicWriter(of);
	for (const { key, from, to, isSame } of moved) {
		const united = from.united ?? "{}";
		const write = (there) => there === void 0 || isSame || isEmptyHeld(there) ? there : JSON.stringify(united);
		const staysBoth = isFilled(from) && isFilled(to) && !isSame;
		const isNowhere = !isSame && !isPlaced(to.extraData) && !isPlaced(to.entry);
		if (!staysBoth && !isNowhere) writer.write(key, from, {
			extraData: write(to.extraData),
			entry: write(to.entry)
		});
	}
	if (!like.has("logic")) writer.removeEmptySection();
	return writer.result("after", like);
}
function isPlaced(held) {
	return held !== void 0 && !isEmptyHeld(held);
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
		if (from.united === void 0 || from.entry !== void 0 || !isPlaced(from.extraData)) continue;
		writer.write(key, from, {
			extraData: void 0,
			entry: JSON.stringify(from.united)
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
function holdsLogic(snapshot, key) {
	const { united } = placedLogic(snapshot, key);
	return united !== void 0 && united !== "{}";
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
	const [under, over] = [objectTextOf(below.text), objectTextOf(above.text)];
	const members = /* @__PURE__ */ new Map();
	for (const object of [under, over]) for (const key of object.keys) {
		const text = object.valueOf(key);
		if (text !== void 0) members.set(key, textOf(text));
	}
	return `{${[...members].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(",")}}`;
}
function heldOrEmpty(value) {
	return heldObject(value === void 0 ? "" : value);
}
function isFilled({ extraData, entry }) {
	return isPlaced(extraData) && isPlaced(entry);
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
	return one === other || sameContent(contentOf(bytesOf(one)), contentOf(bytesOf(other)));
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
// src/verdict/room/rewrite-object.ts
const NO_EDITS = {
	removed: /* @__PURE__ */ new Set(),
	replaced: /* @__PURE__ */ new Map(),
	added: []
};
const ascii = (text) => new TextEncoder().encode(text);
const OPEN = ascii("{");
const CLOSE = ascii("}");
const COMMA = ascii(",");
const NOTHING = /* @__PURE__ */ new Uint8Array();
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
		pieces.push(COMMA);
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
	return member === void 0 ? NOTHING : bytes.subarray(member.leadStart, member.keyStart);
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
// src/verdict/room/section-edits.ts
var SectionEdits = class {
	text;
	model;
	replaced = /* @__PURE__ */ new Map();
	added = [];
	constructor(text, model) {
		this.text = text;
		this.model = model;
	}
	put(name, value) {
		if (value === void 0) return;
		if (this.text.root.find(name) !== void 0) this.replaced.set(name, value);
		else this.added.push({
			key: keyOf(name, this.model),
			value
		});
	}
	result() {
		const { replaced, added, model } = this;
		const { root, bytes } = this.text;
		if (replaced.size + added.length === 0) return new Uint8Array(bytes);
		const pieces = rewriteObject(root, {
			...NO_EDITS,
			replaced,
			added
		}, model.root);
		return joined([
			bytes.subarray(0, root.start),
			...pieces,
			bytes.subarray(root.end)
		]);
	}
};
function keyOf(name, { root, bytes }) {
	const member = root.find(name);
	if (member === void 0) return new TextEncoder().encode(JSON.stringify(name));
	return bytes.subarray(member.keyStart, member.keyEnd);
}
// src/verdict/room/import.ts
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
		isLogicAbsent: lacksLogic(given),
		droppedLogic: hasItems ? givenLogic.filter((key) => !items.has(key)) : givenLogic,
		droppedSections: snapshot.unknownSections.filter((name) => !sameContent(room.content(name), snapshot.content(name)))
	};
}
function withMergedLogic(room, given) {
	const same = /* @__PURE__ */ new Set();
	return mergeLogic(placeLogicLike(given, room, (logic) => {
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
	const edits = new SectionEdits(room, snapshot);
	for (const name of snapshot.root.keys) edits.put(name, name === "roomItems" || name === "logic" ? recordsStep(steps, name) : wholeStep(steps, name));
	if (!snapshot.has("logic")) edits.put("logic", recordsStep(steps, "logic"));
	return edits.result();
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
			key: keyText(text, key),
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
function keyText(object, key) {
	const member = object.find(key);
	if (member === void 0) throw new Error(`there is no member ${JSON.stringify(key)}`);
	return object.bytes.subarray(member.keyStart, member.keyEnd);
}
// src/verdict/room/merge.ts
const MERGED_SECTIONS = [
	"roomItems",
	"quests",
	"logic"
];
function mergeSnapshotInto(roomBytes, snapshotBytes) {
	const given = SnapshotText.read(roomBytes, "before");
	const snapshot = SnapshotText.read(snapshotBytes, "after", given);
	const entries = snapshot.section("logic");
	const room = withLogicAsEntries(given, entries.keys.filter((key) => !hasExtraData(snapshot, key) && heldObject(entries.get(key)) !== void 0));
	const hasItem = (key) => room.section("roomItems").has(key) || snapshot.section("roomItems").has(key);
	const edits = new SectionEdits(room, snapshot);
	for (const name of MERGED_SECTIONS) {
		const from = snapshot.section(name);
		const keys = from.keys.filter((key) => name !== "logic" || hasItem(key));
		if (from.text === void 0 || keys.length === 0) continue;
		edits.put(name, mergedRecords(room.section(name), from, from.text, keys, name === "logic"));
	}
	return edits.result();
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
	return [encoder.encode(JSON.stringify(textOf(joined(merged))))];
}
const encoder = new TextEncoder();
// src/verdict/room/change-words.ts
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
			return name === void 0 || name === quoteValue(value) ? void 0 : `${name} (${keyText$1(value)})`;
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
		return (after.section("roomItems").has(key) ? after : before).labelOf(key);
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
	return `${code} (${transitionWords(transition)})`;
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
function axisOf(list, array, step) {
	const axes = list !== void 0 && Object.hasOwn(AXES, list) ? AXES[list] : void 0;
	return axes !== void 0 && array.length === axes.length ? `.${axes[Number(step)] ?? ""}` : void 0;
}
function sameButFor(before, after) {
	if (Array.isArray(before) && Array.isArray(after)) return "order";
	if (typeof before !== "string" || typeof after !== "string" || !beginsLikeJson(before)) return void 0;
	const [one, other] = [tryParseJson(before), tryParseJson(after)];
	return one !== void 0 && other !== void 0 && sameValue(one, other) ? "spelling" : void 0;
}
// src/verdict/room/quest-ids.ts
const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;
function questIdsIn(...strings) {
	const ids = /* @__PURE__ */ new Set();
	for (const string of strings) {
		if (typeof string !== "string") continue;
		for (const [, id = ""] of string.matchAll(QUEST_ID)) ids.add(id);
	}
	return [...ids];
}
// src/verdict/room/plan-quests.ts
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
// src/verdict/room/value-change.ts
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
// src/verdict/room/changes.ts
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
		if (before === void 0 || after === void 0 || !(isNumber$1(before) && isNumber$1(after))) return void 0;
		const texts = {
			before: asciiText(before, 0, before.length),
			after: asciiText(after, 0, after.length)
		};
		return String(Number(texts.before)) === String(Number(texts.after)) ? texts : void 0;
	}
	get written() {
		const { before, after } = this.found;
		const [was, is] = [written(before), written(after)];
		return was === void 0 && is === void 0 ? void 0 : {
			before: was ?? parsed(before),
			after: is ?? parsed(after)
		};
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
	return bytes && parseJson(textOf(bytes));
}
function written(bytes) {
	const text = bytes === void 0 ? "" : textOf(bytes);
	let isOther = false;
	const marked = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) => {
		if (token.startsWith("\"") || token === String(Number(token))) return token;
		isOther = true;
		return `"\uf8ff${token}"`;
	});
	return isOther ? parseJson(marked) : void 0;
}
function isNumber$1([first = 0]) {
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
const RECORD_SECTIONS = [
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
		return {
			key,
			...this.sideWith("roomItems", key).labelOf(key)
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
		for (const name of RECORD_SECTIONS) {
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
// src/verdict/room/looks-like.ts
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
const MIN_ITEMS = 3;
function isOtherRoom({ room, snapshot }, { items, quests }, count) {
	const after = snapshot.section("roomItems");
	if (count < MIN_ITEMS || after.keys.length * 2 < count) return false;
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
// src/verdict/room/losses.ts
function lossesOf({ items, quests, logic, settings, sections }) {
	const plain = (keys) => keys.map((key) => ({
		key,
		names: [],
		sign: key
	}));
	return {
		items: plain(items.removed.map(({ key }) => key)),
		quests: quests.removed.map(({ key, name, entryId }) => ({
			key,
			names: name === void 0 ? [] : [name],
			sign: entryId ?? key
		})),
		logic: plain(lostLogic(logic)),
		settings: plain(settings.removed),
		sections: plain(sections.emptied)
	};
}
function lostLogic({ removed, merged, atRisk }) {
	const isMerged = new Set(merged);
	return [.../* @__PURE__ */ new Set([...removed.filter((key) => !isMerged.has(key)), ...atRisk])];
}
function lossCount(losses) {
	return new Set(losses.map(({ sign }) => sign)).size;
}
// src/verdict/room/plan-items.ts
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
// src/verdict/room/renames.ts
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
			addTo(waiting, sign, side);
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
// src/verdict/room/unknown-losses.ts
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
		const { before, after } = pair;
		if (before === after) continue;
		const shape = ownShape(before, pair.shape);
		if (shape === -1 && after === void 0) {
			removed.push(placeOf(pair));
			continue;
		}
		const parts = partsOf({
			...pair,
			shape
		});
		if (parts !== void 0) for (const part of parts.reverse()) stack.push(part);
		else if (shape === -1 && !sameValue(before, after ?? null)) changed.push(placeOf(pair));
	}
	return {
		removed,
		changed
	};
}
function placeOf({ before, shape, place }) {
	const type = shape !== -1 && isObject(before) ? textField(before, "$type") : void 0;
	return type === void 0 ? place.pointers : {
		...place.pointers,
		type
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
		return /^[ \t\r\n]*[{["]/.test(before) ? [{
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
// src/verdict/room/plan.ts
function planImport$1(room, snapshot) {
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
		logic: logicKeys(room).length,
		settings: room.section("settings").keys.length,
		sections: hasTasks(room.get("roomTasks")) ? 1 : 0,
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
	const { room, snapshot, merged, unmergeable, droppedLogic: dropped, isLogicAbsent: isAbsent } = steps;
	const logic = steps.logic ?? allUnchanged(room.section("logic").keys);
	const isMerged = new Set(merged);
	const items = snapshot.section("roomItems");
	const atRisk = logic.removed.filter((key) => items.has(key) && !isMerged.has(key));
	const known = new Set(atRisk);
	const isLost = (key) => hasExtraData(room, key) && !snapshot.section("logic").has(key) && holdsLogic(room, key) && !holdsLogic(snapshot, key);
	for (const key of steps.items?.changed ?? []) if (!known.has(key) && isLost(key)) atRisk.push(key);
	return {
		...logic,
		atRisk,
		isAbsent,
		merged,
		unmergeable,
		dropped
	};
}
function logicKeys(room) {
	const inItems = room.section("roomItems").keys.filter((key) => hasExtraData(room, key));
	return [.../* @__PURE__ */ new Set([...room.section("logic").keys, ...inItems.filter((key) => holdsLogic(room, key))])];
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
		emptied: rewritten.filter((name) => name === "roomTasks" && hasTasks(room.get(name)) && !hasTasks(snapshot.get(name))),
		unchanged: [...unchanged, ...room.unknownSections],
		dropped: droppedSections
	};
}
function questCount(entries) {
	return new Set(entries.map(({ key, entryId }) => entryId ?? key)).size;
}
function verdictOf(plan) {
	const { items, quests, settings, logic, sections, unknown } = plan;
	if (items.removed.length + quests.removed.length + settings.removed.length + lostLogic(logic).length + sections.emptied.length + unknown.removed.length > 0) return "destroys";
	return sections.added.length + sections.rewritten.length > 0 ? "changes" : "unchanged";
}
// src/verdict/report/change-text.ts
const LONG = 56;
const AROUND = 8;
const END = 16;
const MAX_FIELD = 40;
const MAX_FIELDS = 140;
const MAX_NUMBER = 40;
function changeText(change) {
	const { kind, words } = change;
	const { before, after } = change.written ?? change;
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
	if (typeof value === "string" && isWritten(value)) return cutNumber(value.slice(1));
	return vectorText(value) ?? quoteValue(value).replace(WRITTEN_INSIDE, "$1");
}
function isWritten(value) {
	return typeof value === "string" && value.startsWith("\uf8ff");
}
const WRITTEN_INSIDE = /"(?:\\uf8ff|\uf8ff)([-\d.eE+]*)"?/g;
function isNumber(value) {
	return typeof value === "number" || isWritten(value);
}
function fieldsText(value, known) {
	if (!isObject(value)) return valueText(value);
	const names = Object.keys(value).filter((name) => !known.includes(name) && !isBlank(member(value, name)));
	let text = "";
	let count = 0;
	for (const name of names) {
		const shown = valueText(member(value, name));
		const field = `${/^[\w$-]{1,60}$/.test(name) ? name : quoteValue(name)} ${shown.length > MAX_FIELD ? `${shown.slice(0, MAX_FIELD)}\u2026` : shown}`;
		if (count > 0 && text.length + field.length > MAX_FIELDS) break;
		text += count++ === 0 ? field : `, ${field}`;
	}
	return count < names.length ? `${text} and ${counted(names.length - count, "more field")}` : text;
}
function isBlank(value) {
	return value === "" || value === void 0 || Array.isArray(value) && value.length === 0;
}
function vectorText(value) {
	const axes = isObject(value) ? Object.keys(value) : [];
	if (!/^xyzw?$/.test(axes.join("")) || !isObject(value)) return void 0;
	const numbers = axes.map((axis) => member(value, axis));
	return numbers.every(isNumber) ? `(${numbers.map((number) => valueText(number)).join(", ")})` : void 0;
}
function valueTexts(before, after) {
	if (typeof before !== "string" || typeof after !== "string" || isWritten(before) || isWritten(after)) {
		const texts = [valueText(before), valueText(after)];
		if (texts[0] !== texts[1]) return texts;
		if (isNumber(before)) return ["a number", "another number that double precision does not tell apart"];
		const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
		return was === is ? ["a value", "another value"] : whereTheyDiffer(was, is, (text) => text);
	}
	if (before === after) return ["a credential", "another credential"];
	if (before.length <= LONG && after.length <= LONG) return [quoteValue(before), quoteValue(after)];
	return whereTheyDiffer(before, after, quoteValue);
}
function whereTheyDiffer(before, after, show) {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
	let end = 0;
	while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	return [show(cut(before, start, end)), show(cut(after, start, end))];
}
function cut(text, alikeBefore, alikeAfter) {
	const from = boundary(text, alikeBefore > 9 ? alikeBefore - AROUND : 0);
	const to = boundary(text, alikeAfter > 9 ? text.length - alikeAfter + AROUND : text.length);
	const part = text.slice(from, to);
	const middle = part.length > 52 ? `${part.slice(0, boundary(part, 24))}\u2026${part.slice(boundary(part, part.length - AROUND - END))}` : part;
	return `${from > 0 ? "\u2026" : ""}${middle}${to < text.length ? "\u2026" : ""}`;
}
function boundary(text, at) {
	return /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
function cutNumber(text) {
	return text.length > MAX_NUMBER ? `${text.slice(0, MAX_NUMBER / 2)}\u2026${text.slice(-20)}` : text;
}
function exactTexts({ before, after }) {
	const texts = [cutNumber(before), cutNumber(after)];
	return texts[0] === texts[1] ? ["a number", "another number"] : texts;
}
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
		addTo(owners, text, entry);
	}
	return [...owners].map(([text, of]) => {
		const [only] = of;
		return of.length > 1 || only === void 0 ? text : `${text} (${entryText(only)} only)`;
	});
}
function entryText({ key, status }) {
	return status === void 0 ? `entry ${quoteValue(key)}` : `${quoteValue(status).slice(1, -1)} entry`;
}
// src/verdict/report/plan-lines.ts
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
function addedValue(change) {
	return change?.written?.after ?? change?.after;
}
function removedValue(change) {
	return change?.written?.before ?? change?.before;
}
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
		...few(items.added, "item", (item) => line("+", itemText(item), [fieldsText(addedValue(added("roomItems", item.key)), ITEM_LABELS)])),
		...few(items.changed, "item", (item) => changed(itemText(item), texts("roomItems", item.key))),
		...few(pairs(quests.added), "quest", (pair) => line("+", entriesText(pair), [fieldsText(addedValue(added("quests", pair[0].key)), QUEST_LABELS)])),
		...few(pairs(quests.changed), "quest", (pair) => changed(questText(pair[0]), questTexts(pair, (key) => changes.of("changed", "quests", key)))),
		...few(settings.added, "settings key", (key) => line("+", `settings ${keyText$1(key)} ${valueText(addedValue(added("settings", key)))}`)),
		...few(settings.changed, "settings key", (key) => changed(`settings ${keyText$1(key)}`, texts("settings", key))),
		...few(logic.added, "logic entry", (key) => line("+", logicText(changes.item(key)), [added("logic", key)?.words.after ?? ""])),
		...few(logic.changed, "logic entry", (key) => changed(logicText(changes.item(key)), texts("logic", key))),
		...few(logic.merged, "merge", (key) => line("~", `${logicText(changes.item(key))} is merged into its extraData`)),
		...sections.rewritten.includes("roomTasks") ? [changed("roomTasks", texts("roomTasks"))] : []
	];
}
function destroyedLines(plan) {
	const { items, quests, logic, settings } = plan;
	const unknown = unknownGone(plan);
	const { changes } = plan;
	const removed = (section, key) => changes.of("removed", section, key)[0];
	const had = (text) => text === void 0 || text === "" ? "" : `it has ${text}`;
	const lines = items.removed.map((item) => line("-", itemText(item), [
		had(fieldsText(removedValue(removed("roomItems", item.key)), ITEM_LABELS)),
		...dependents(item, changes),
		unknown.with("roomItems", [item.key])
	]));
	const add = (text, details) => {
		lines.push(line("-", text, details));
	};
	for (const pair of pairs(quests.removed)) {
		const keys = pair.map(({ key }) => key);
		add(entriesText(pair), [
			had(fieldsText(removedValue(removed("quests", pair[0].key)), QUEST_LABELS)),
			...consequences(pair, changes),
			unknown.with("quests", keys)
		]);
	}
	const gone = new Set(items.removed.map(({ key }) => key));
	const { atRisk, isAbsent, merged } = logic;
	if (isAbsent && atRisk.length > 0) add(noLogicText(plan), [atRisk.length === 1 ? "" : namesText(atRisk, changes), unknown.with("logic", atRisk)]);
	const told = new Set(isAbsent ? atRisk : []);
	const kept = new Set(atRisk);
	for (const key of lostLogic(logic)) {
		if (gone.has(key) || told.has(key)) continue;
		const risk = kept.has(key) ? "at risk: the item stays, but the file has no logic for it" : "";
		const lost = unknown.with("logic", [key]);
		add(logicText(changes.item(key)), [
			had(removed("logic", key)?.words.before),
			risk,
			lost
		]);
	}
	for (const key of merged) {
		const lost = unknown.with("logic", [key]);
		if (lost !== "") add(`unknown parts of the ${logicText(changes.item(key))}, which is merged`, [lost]);
	}
	for (const key of settings.removed) add(`settings ${keyText$1(key)} ${valueText(removedValue(removed("settings", key)))}`, ["the settings of the file lack it", unknown.with("settings", [key])]);
	for (const name of plan.sections.emptied) add(printable(name), ["the file empties it"]);
	const texts = unknownTexts(unknown.staying, changes);
	for (const text of texts.slice(0, MAX_UNKNOWN)) add(text);
	const more = texts.length - MAX_UNKNOWN;
	if (more > 0) add(`\u2026 and ${counted(more, "more unknown part")}: --format json lists all`);
	return lines;
}
function noteLines({ changes, logic, sections, renames }) {
	const notes = [];
	const notice = (keys, text, textOf) => {
		if (keys.length > 0) notes.push(line("!", `${text}: ${keysText(keys, textOf)}`));
	};
	notice(logic.dropped, "logic that is not imported, because the file has no such item");
	notice(logic.unmergeable, "items whose extraData and logic cannot be merged, because one of them is not a string that holds an object", (key) => keyWithLabel(changes.item(key)));
	notice(sections.dropped, "undocumented sections, new or changed, which an import may ignore");
	notice(renames.items.map(({ from, to }) => `${keyWithLabel(changes.item(from))} \u2192 ${keyText$1(to)}`), "items that seem to have new keys (an import removes the old ones)", asIs);
	notice(renames.quests.map(({ from, to }) => {
		const { name, status } = changes.quest(from);
		return [...[name === void 0 ? "" : quoteValue(name), printable(status ?? "")], `${keyText$1(from)} \u2192 ${keyText$1(to)}`].filter((text) => text !== "").join(" ");
	}), "quests that seem to have new ids (an import removes the old ones, with the progress of players)", asIs);
	return notes;
}
const asIs = (text) => text;
const MERGE_BY_COMMAND = "`roomlint plan --merge OUT` writes the room with the given items, quests and logic merged into it, which removes nothing";
function lookTexts({ looksLike, counts }, toMerge = MERGE_BY_COMMAND) {
	const of = `${counts.removedItems} of ${counted(counts.items, "item")}`;
	const texts = {
		"partial-file": `this looks like a partial file: importing it removes ${of}. ${toMerge}`,
		renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
		"renewed-quests": "the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room",
		"older-backup": "this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that",
		"other-room": `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
		"emptied-quests": "quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged"
	};
	return looksLike.map((look) => texts[look]);
}
function noLogicText({ logic: { atRisk }, changes }) {
	const [key] = atRisk;
	return `the file has no logic section: ${key !== void 0 && atRisk.length === 1 ? `${itemText(changes.item(key))} stops working` : `all ${atRisk.length} items stop working`}`;
}
function gateText({ plan, gate, limitName = "--max-removed" }) {
	const { removed, most, isPercent, isWithinLimit, kinds, protectedLosses, stoppedItems } = gate;
	const parts = [];
	const what = `${listed(kinds.map(({ kind, removed: count }) => countText(kind, count)), "and")} would be removed`;
	const allowed = (of) => isPercent ? listed(of.map(({ kind, most: count }) => countText(kind, count)), "and") : String(most);
	const isUnlimited = isPercent && kinds.every(({ kind, most: all }) => all === plan.counts[kind]);
	if (!isWithinLimit) {
		const exceeded = kinds.filter((kind) => kind.removed > kind.most);
		parts.push(`${what}, but ${limitName} allows ${allowed(exceeded)}`);
	} else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
	else if (removed > 0) parts.push(`${what}: within the limit of ${allowed(kinds)}`);
	if (stoppedItems.length > 0) parts.push(`${noLogicText(plan)}. Put the logic back, or use --drop-logic if this is what you want`);
	if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
	return parts.join("; ");
}
const KIND_NAMES = {
	items: ["item", "items"],
	quests: ["quest", "quests"],
	logic: ["logic entry", "logic entries"],
	settings: ["settings key", "settings keys"],
	sections: ["section", "sections"]
};
function countText(kind, count) {
	const [one, many] = KIND_NAMES[kind];
	return counted(count, one, many);
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
		addTo(byId, id, entry);
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
// src/verdict/room/redacted-change.ts
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
	get written() {
		const { written } = this.change;
		return written && {
			before: maskedValue(written.before, this.mask),
			after: maskedValue(written.after, this.mask)
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
	if (Array.isArray(value)) return maskedList(value, mask);
	if (value === void 0 || !isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]));
}
function maskedList(list, mask) {
	const isShort = (each) => typeof each === "number" || typeof each === "string";
	if (list.length > 0 && list.every(isShort)) {
		const [text, shown] = [JSON.stringify(list), mask.mask(JSON.stringify(list))];
		if (shown !== text && list.every((each) => mask.mask(String(each)) === String(each))) return ["***"];
	}
	return list.map((element) => maskedValue(element, mask));
}
// src/verdict/report/plan-redaction.ts
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
		}, mask, OWN_WORDS),
		plan: maskPlan(report.plan, mask)
	};
}
function maskPlan(plan, mask) {
	if (mask.isEmpty) return plan;
	const { changes, ...lists } = plan;
	return {
		...masked(lists, mask, OWN_WORDS),
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
		return masked(this.changes.item(key), this.mask, OWN_WORDS);
	}
	quest(key) {
		return masked(this.changes.quest(key), this.mask, OWN_WORDS);
	}
	*[Symbol.iterator]() {
		for (const change of this.changes) yield new RedactedChange(change, this.mask);
	}
};
// src/verdict/report/snapshot-import.ts
function importSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return importInto(room, snapshot);
}
function planImport(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return planImport$1(room, snapshot);
}
function describeImport(room, snapshot) {
	return planInWords(maskPlan(planImport(room, snapshot), maskOfJson([room, snapshot])));
}
function mergeSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return mergeSnapshotInto(room, snapshot);
}
function planInWords(plan) {
	return {
		verdict: plan.verdict,
		changes: changeLines(plan, ALL_CHANGES),
		notes: noteLines(plan),
		destroyed: destroyedLines(plan),
		looksLike: lookTexts(plan)
	};
}
exports.ALL_CHANGES = ALL_CHANGES;
exports.ChangeWriter = ChangeWriter;
exports.LogicWriter = LogicWriter;
exports.NO_EDITS = NO_EDITS;
exports.RecordChanges = RecordChanges;
exports.SOME_CHANGES = SOME_CHANGES;
exports.SectionEdits = SectionEdits;
exports.SnapshotText = SnapshotText;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.applyImport = applyImport;
exports.changeLines = changeLines;
exports.changeShape = changeShape;
exports.changeText = changeText;
exports.changedRecord = changedRecord;
exports.contentOf = contentOf;
exports.countText = countText;
exports.decideImport = decideImport;
exports.describeImport = describeImport;
exports.destroyedLines = destroyedLines;
exports.gateText = gateText;
exports.hasExtraData = hasExtraData;
exports.heldObject = heldObject;
exports.holdsMasked = holdsMasked;
exports.importInto = importInto;
exports.importSnapshot = importSnapshot;
exports.isEmptyHeld = isEmptyHeld;
exports.joined = joined;
exports.lookTexts = lookTexts;
exports.lossCount = lossCount;
exports.lossesOf = lossesOf;
exports.maskPlan = maskPlan;
exports.maskedValue = maskedValue;
exports.mergeSnapshot = mergeSnapshot;
exports.mergeSnapshotInto = mergeSnapshotInto;
exports.noteLines = noteLines;
exports.placeLogicLike = placeLogicLike;
exports.placedLogic = placedLogic;
exports.planImport = planImport;
exports.planImport$1 = planImport$1;
exports.planOf = planOf;
exports.possibleRooms = possibleRooms;
exports.questCount = questCount;
exports.recordSteps = recordSteps;
exports.redactChanges = redactChanges;
exports.redactPlan = redactPlan;
exports.rewriteObject = rewriteObject;
exports.sameContent = sameContent;
exports.sameJson = sameJson;
exports.valueText = valueText;
exports.valueTexts = valueTexts;
exports.withoutLogicOfRemoved = withoutLogicOfRemoved;
