"use strict";
const { ARRAY: ARRAY$1, OBJECT: OBJECT$1, STRING, Scanner, Token, asciiText, byteOffset, byteOrderMarkLength, decodeString, decodeUtf8, decodedOffset, firstWhere, formatPointer, getOrInsert, isContinuation, isJson, listOf, oneOf, parsePointer, requireArgument, requireBytes, requireFields, requireJson, requireWhole, skipSpace, sourceOffsets, span, stringText, textOf } = require("./words.js");
const { EditError, LineIndex, Place, applySplices, brand, endOfScalar, endOfString, endOfValue, grown, locateEdits, readTree } = require("./text.js");
// src/bytes/json/node-table.ts
const LETTER_N = 110;
const NO_PARENT = -1;
var NodeTable = class {
	bytes = /* @__PURE__ */ new Uint8Array();
	count = 0;
	start = /* @__PURE__ */ new Int32Array(64);
	end = /* @__PURE__ */ new Int32Array(64);
	key = /* @__PURE__ */ new Int32Array(64);
	after = /* @__PURE__ */ new Int32Array(64);
	hashes;
	keyNode = -1;
	keyName = "";
	read(bytes, from = 0) {
		this.bytes = bytes;
		this.count = 0;
		this.hashes = void 0;
		this.keyNode = -1;
		const scanner = new Scanner(bytes, from);
		let parent = NO_PARENT;
		let key = -1;
		scanner.nextSolid();
		for (;;) {
			const node = this.add(scanner.start, key, parent);
			if (isOpening(scanner.kind)) {
				parent = node;
				scanner.nextSolid();
			} else if (isScalar(scanner.kind)) {
				this.close(node, scanner.end);
				scanner.nextSolid();
			} else return false;
			parent = this.closeAll(scanner, parent);
			if (parent === NO_PARENT) return scanner.kind === Token.end;
			if (this.count > parent + 1) {
				if (scanner.kind !== Token.comma) return false;
				scanner.nextSolid();
			}
			key = -1;
			if (this.isObject(parent)) {
				key = scanner.start;
				if (scanner.kind !== Token.string || scanner.nextSolid() !== Token.colon) return false;
				scanner.nextSolid();
			}
		}
	}
	closeAll(scanner, parent) {
		let open = parent;
		while (open !== NO_PARENT && scanner.kind === this.closing(open)) {
			const around = this.after[open];
			this.close(open, scanner.end);
			open = around;
			scanner.nextSolid();
		}
		return open;
	}
	closing(node) {
		return this.isObject(node) ? Token.closeObject : Token.closeArray;
	}
	close(node, end) {
		this.end[node] = end;
		this.after[node] = this.count;
	}
	add(start, key, parent) {
		const node = this.count++;
		if (node === this.start.length) this.grow(start);
		this.start[node] = start;
		this.key[node] = key;
		this.after[node] = parent;
		return node;
	}
	grow(readTo) {
		const { bytes, count } = this;
		const expected = Math.ceil(1.05 * count * bytes.length / (readTo + 1));
		const size = Math.min(Math.max(expected, 2 * count), 8 * count);
		this.start = grown(this.start, size);
		this.end = grown(this.end, size);
		this.key = grown(this.key, size);
		this.after = grown(this.after, size);
	}
	textOf(node) {
		return this.bytes.subarray(this.start[node], this.end[node]);
	}
	isObject(node) {
		return this.bytes[this.start[node]] === 123;
	}
	isArray(node) {
		return this.bytes[this.start[node]] === 91;
	}
	isString(node) {
		return this.bytes[this.start[node]] === 34;
	}
	isNull(node) {
		return this.bytes[this.start[node]] === LETTER_N;
	}
	keyText(node) {
		if (this.keyNode !== node) {
			this.keyName = stringText(this.bytes, this.key[node], this.keyEnd(node));
			this.keyNode = node;
		}
		return this.keyName;
	}
	keyEnd(node) {
		return endOfString(this.bytes, this.key[node]);
	}
	childCount(node) {
		const limit = this.after[node];
		let count = 0;
		for (let child = node + 1; child < limit; child = this.after[child]) count++;
		return count;
	}
	children(node) {
		const children = new Int32Array(this.childCount(node));
		const limit = this.after[node];
		let index = 0;
		for (let child = node + 1; child < limit; child = this.after[child]) children[index++] = child;
		return children;
	}
	hash(node) {
		this.hashes ??= this.hashAll();
		return this.hashes[node];
	}
	hashAll() {
		const { bytes, count, start, end, key, after } = this;
		const hashes = new Int32Array(count);
		for (let node = count - 1; node >= 0; node--) {
			const first = bytes[start[node]];
			if (first !== 123 && first !== 91) {
				hashes[node] = hashOf(bytes, start[node], end[node], FIRST_HASH);
				continue;
			}
			let hash = FIRST_HASH ^ first;
			const limit = after[node];
			for (let child = node + 1; child < limit; child = after[child]) {
				if (key[child] !== -1) hash = hashOf(bytes, key[child], this.keyEnd(child), hash);
				hash = Math.imul(hash ^ hashes[child], 16777619) + 1;
			}
			hashes[node] = Math.imul(hash ^ 93, 16777619);
		}
		return hashes;
	}
};
const FIRST_HASH = 2166136261;
function hashOf(bytes, start, end, seed) {
	let hash = seed;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], 16777619);
	return hash;
}
function isOpening(kind) {
	return kind === Token.openObject || kind === Token.openArray;
}
function isScalar(kind) {
	return kind === Token.string || kind === Token.number || kind === Token.literal;
}
function readTable(bytes, from = 0) {
	const table = new NodeTable();
	return table.read(bytes, from) ? table : void 0;
}
// src/bytes/json/edit/json-editor.ts
var Spelled = class Spelled {
	json;
	static {
		brand(Spelled, "Spelled");
	}
	constructor(json) {
		this.json = json;
		requireArgument("json", json, STRING);
		if (!isJson(json)) throw new EditError(`${JSON.stringify(json)} is not JSON`);
	}
};
var JsonEditor = class {
	bytes;
	edits = [];
	constructor(bytes) {
		this.bytes = bytes;
		requireBytes(bytes);
		const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
		if (text === void 0) throw new EditError("the bytes are not UTF-8");
		if (!isJson(text)) throw new EditError("the bytes are not JSON");
	}
	replace(at, value) {
		return this.add({
			kind: "replace",
			place: placeOf(at),
			by: newJson(value)
		});
	}
	rename(at, key) {
		requireArgument("key", key, STRING);
		return this.add({
			kind: "rename",
			place: placeOf(at),
			key
		});
	}
	remove(at) {
		return this.add({
			kind: "remove",
			place: placeOf(at)
		});
	}
	insert(at, value, beside) {
		if (beside !== void 0) requireArgument("beside", beside, BESIDE);
		const place = placeOf(at);
		if (place.parent === void 0 || place.step === void 0) throw new EditError("cannot insert a root: the pointer must end in the new key or index");
		return this.add({
			kind: "insert",
			into: place.parent,
			key: String(place.step),
			json: newJson(value),
			beside: beside === void 0 ? void 0 : "before" in beside ? {
				side: "before",
				step: beside.before
			} : {
				side: "after",
				step: beside.after
			}
		});
	}
	embed(at) {
		return this.add({
			kind: "embed",
			place: placeOf(at)
		});
	}
	splices() {
		return spliceText(this.bytes, this.edits);
	}
	result() {
		return applySplices(this.bytes, this.splices());
	}
	add(edit) {
		this.edits.push(edit);
		return this;
	}
};
const AT = {
	what: "a JSON Pointer, or an array of them",
	is: (value) => STRING.is(value) || listOf(STRING).is(value) && Array.isArray(value) && value.length > 0
};
const BESIDE = {
	what: "an object with before or after",
	is: (value) => OBJECT$1.is(value) && ("before" in Object(value) || "after" in Object(value))
};
function placeOf(at) {
	requireArgument("at", at, AT);
	const [pointer, ...embedded] = typeof at === "string" ? [at] : at;
	let place = Place.root.along(parsePointer(pointer));
	for (const inner of embedded) place = place.inside().along(parsePointer(inner));
	return place;
}
const MAX_DEPTH = 1e3;
function newJson(value) {
	if (value instanceof Spelled) return {
		kind: "json",
		json: value.json
	};
	requireJson("value", value, {
		what: "a JSON value or a Spelled",
		maxDepth: MAX_DEPTH
	});
	return {
		kind: "value",
		value
	};
}
function spliceText(bytes, edits) {
	return edits.length === 0 ? [] : locateEdits(bytes, [], [], [edits]).splicesOf(edits);
}
// src/bytes/places/meant-as-json.ts
function isMeantAsJson(content) {
	const start = skipSpace(content, 0);
	const first = content[start];
	if (first === 34) {
		const scanner = new Scanner(content, start);
		if (scanner.next() !== Token.string) return false;
		const { end } = scanner;
		return skipSpace(content, end) === content.length && isMeantAsJson(decodeString(content, start, end));
	}
	if (first !== 123 && first !== 91) return false;
	return content[skipSpace(content, start + 1)] === (first === 123 ? 34 : 123) || isJson(textOf(content));
}
// src/bytes/places/token-text.ts
function scalarKind(token) {
	switch (token) {
		case Token.string:
		case Token.faultyString:
		case Token.unclosedString: return "string";
		case Token.number: return "number";
		case Token.literal: return "literal";
		case Token.faultyNumber:
		case Token.word:
		case Token.singleQuoted:
		case Token.curlyQuoted: return "invalid";
		default: return;
	}
}
// src/bytes/places/place-table.ts
const OBJECT = 32;
const ARRAY = 33;
const IS_KEY = 64;
const IS_OPEN = 128;
const MAX_KEPT = 8;
var PlaceTable = class PlaceTable {
	bytes;
	count = 0;
	start = /* @__PURE__ */ new Int32Array(64);
	end = /* @__PURE__ */ new Int32Array(64);
	parent = /* @__PURE__ */ new Int32Array(64);
	step = /* @__PURE__ */ new Int32Array(64);
	after = /* @__PURE__ */ new Int32Array(64);
	kinds = /* @__PURE__ */ new Uint8Array(64);
	members = /* @__PURE__ */ new Map();
	held = /* @__PURE__ */ new Map();
	constructor(bytes) {
		this.bytes = bytes;
		const builder = new Builder(this);
		readTree(bytes, builder);
		builder.finish();
	}
	add(kind, start, end, parent, step) {
		const entry = this.count++;
		if (entry === this.start.length) this.grow();
		this.kinds[entry] = kind;
		this.start[entry] = start;
		this.end[entry] = end;
		this.parent[entry] = parent;
		this.step[entry] = step;
		this.after[entry] = entry + 1;
		return entry;
	}
	close(entry, end, hasBracket) {
		this.end[entry] = end;
		this.after[entry] = this.count;
		if (!hasBracket) this.kinds[entry] = (this.kinds[entry] ?? 0) | IS_OPEN;
	}
	lastBefore(offset) {
		return firstWhere(this.count, (entry) => this.startOf(entry) > offset) - 1;
	}
	find(offset) {
		let entry = this.lastBefore(offset);
		while (entry !== -1 && !this.holds(entry, offset)) entry = this.parentOf(entry);
		return entry;
	}
	holds(entry, offset) {
		const end = this.endOf(entry);
		if (offset < end) return true;
		return offset === end && end === this.bytes.length && this.isOpen(entry);
	}
	isOpen(entry) {
		return ((this.kinds[entry] ?? 0) & IS_OPEN) !== 0 || this.tokenOf(entry) === Token.unclosedString;
	}
	isKey(entry) {
		return ((this.kinds[entry] ?? 0) & IS_KEY) !== 0;
	}
	isObject(entry) {
		return ((this.kinds[entry] ?? 0) & -129) === OBJECT;
	}
	isArray(entry) {
		return ((this.kinds[entry] ?? 0) & -129) === ARRAY;
	}
	startOf(entry) {
		return this.start[entry] ?? 0;
	}
	endOf(entry) {
		return this.end[entry] ?? 0;
	}
	parentOf(entry) {
		return this.parent[entry] ?? -1;
	}
	tokenOf(entry) {
		const kind = this.kinds[entry] ?? 0;
		return (kind & OBJECT) === 0 ? kind & -65 : void 0;
	}
	kindOf(entry) {
		const token = this.tokenOf(entry);
		if (token === void 0) return this.isArray(entry) ? "array" : "object";
		return scalarKind(token) ?? "invalid";
	}
	contentOf(entry) {
		return this.kindOf(entry) === "string" ? decodeString(this.bytes, this.startOf(entry), this.contentEnd(entry)) : this.bytes.subarray(this.startOf(entry), this.endOf(entry));
	}
	inContent(entry, offset) {
		return this.kindOf(entry) === "string" ? decodedOffset(this.bytes, this.startOf(entry), this.contentEnd(entry), offset) : offset - this.startOf(entry);
	}
	fromContent(entry, offsets) {
		return sourceOffsets(this.bytes, this.startOf(entry), this.contentEnd(entry), offsets);
	}
	contentEnd(entry) {
		return this.endOf(entry) + (this.tokenOf(entry) === Token.unclosedString ? 1 : 0);
	}
	textOf(entry) {
		return textOf(this.contentOf(entry));
	}
	keyOf(entry) {
		if (this.isKey(entry)) return entry;
		return this.isObject(this.parentOf(entry)) ? this.step[entry] ?? -1 : -1;
	}
	valueOf(key) {
		const value = key + 1;
		return value < this.count && this.parent[value] === this.parent[key] && !this.isKey(value) ? value : -1;
	}
	stepsOf(entry) {
		const steps = [];
		for (let at = entry; this.parentOf(at) !== -1; at = this.parentOf(at)) {
			const key = this.keyOf(at);
			steps.push(key === -1 ? this.step[at] ?? 0 : this.textOf(key));
		}
		return steps.reverse();
	}
	membersOf(object) {
		return getOrInsert(this.members, object, () => {
			const members = /* @__PURE__ */ new Map();
			for (const key of this.childrenOf(object)) members.set(this.textOf(key), key);
			return members;
		});
	}
	member(object, name) {
		const key = this.isObject(object) ? this.membersOf(object).get(name) : void 0;
		return key === void 0 ? -1 : this.valueOf(key);
	}
	childrenOf(container) {
		const found = [];
		const limit = this.after[container] ?? 0;
		for (let entry = container + 1; entry < limit;) {
			found.push(entry);
			const last = this.isKey(entry) ? this.valueOf(entry) : entry;
			entry = last === -1 ? entry + 1 : this.after[last] ?? limit;
		}
		return found;
	}
	isOverridden(entry) {
		for (let at = entry; at !== -1; at = this.parentOf(at)) {
			const key = this.keyOf(at);
			if (key !== -1 && this.membersOf(this.parentOf(at)).get(this.textOf(key)) !== key) return true;
		}
		return false;
	}
	heldBy(string) {
		const { held } = this;
		const known = held.get(string);
		if (known !== void 0) return known;
		const content = this.contentOf(string);
		const text = {
			content,
			inside: isMeantAsJson(content) ? new PlaceTable(content) : void 0
		};
		const [oldest] = held.keys();
		if (held.size === MAX_KEPT && oldest !== void 0) held.delete(oldest);
		held.set(string, text);
		return text;
	}
	grow() {
		const size = this.count * 2;
		this.start = grown(this.start, size);
		this.end = grown(this.end, size);
		this.parent = grown(this.parent, size);
		this.step = grown(this.step, size);
		this.after = grown(this.after, size);
		const kinds = new Uint8Array(size);
		kinds.set(this.kinds);
		this.kinds = kinds;
	}
};
var Builder = class {
	table;
	containers = [];
	isDone = false;
	constructor(table) {
		this.table = table;
	}
	key(start, end, kind) {
		const around = this.containers.at(-1);
		if (this.isDone || around === void 0 || around.entry === -1 || scalarKind(kind) === void 0) return;
		around.key = this.table.add(kind | IS_KEY, start, end, around.entry, 0);
	}
	open(isArray, start) {
		if (this.isDone) return false;
		const entry = this.add(isArray ? ARRAY : OBJECT, start, this.table.bytes.length);
		this.containers.push({
			entry,
			isArray,
			index: -1,
			key: -1
		});
		return true;
	}
	close(_isArray, _start, end) {
		if (!this.isDone) this.closeLast(end, true);
	}
	scalar(kind, start, end) {
		if (this.isDone || scalarKind(kind) === void 0) return;
		const around = this.containers.at(-1);
		if (around?.isArray === false && around.key === -1) this.key(start, end, kind);
		else this.add(kind, start, end);
		this.isDone = around === void 0;
	}
	finish() {
		while (!this.isDone && this.containers.length > 0) this.closeLast(this.table.bytes.length, false);
	}
	closeLast(end, hasBracket) {
		const entry = this.containers.pop()?.entry ?? -1;
		if (entry !== -1) this.table.close(entry, end, hasBracket);
		this.isDone = this.containers.length === 0;
	}
	add(kind, start, end) {
		const around = this.containers.at(-1);
		if (around === void 0) return this.table.add(kind, start, end, -1, 0);
		const step = around.isArray ? ++around.index : around.key;
		around.key = -1;
		if (around.entry === -1 || step === -1) return -1;
		return this.table.add(kind, start, end, around.entry, step);
	}
};
// src/bytes/places/text-places.ts
var TextPlaces = class {
	bytes;
	#root;
	#lines;
	constructor(bytes) {
		this.bytes = bytes;
		requireBytes(bytes);
	}
	get table() {
		this.#root ??= new PlaceTable(this.bytes);
		return this.#root;
	}
	placeAt(offset) {
		const levels = this.levelsAt(offset);
		const last = levels.at(-1);
		if (last === void 0) return void 0;
		const { table, entry } = last;
		const [pointer = "", ...embedded] = levels.map((level) => formatPointer(level.table.stepsOf(level.entry)));
		const kind = table.kindOf(entry);
		const content = kind !== "object" && kind !== "array" ? scalarContent(table, entry) : void 0;
		return {
			pointer,
			embedded,
			part: table.isKey(entry) ? "key" : "value",
			kind,
			text: content && textOf(content),
			index: content && indexAt(content, table.inContent(entry, last.offset)),
			span: spanInFile(levels, table.startOf(entry), table.endOf(entry)),
			overridden: levels.some((level) => level.table.isOverridden(level.entry))
		};
	}
	levelsAt(offset, isCaret = false) {
		requireOffset(this.bytes, offset);
		const levels = [];
		for (let [table, at] = [this.table, offset]; table !== void 0;) {
			const entry = table.find(at);
			if (entry === -1) break;
			levels.push({
				table,
				entry,
				offset: at
			});
			if (table.kindOf(entry) !== "string" || table.isKey(entry) || at === table.startOf(entry)) break;
			at = table.inContent(entry, at);
			const { content, inside } = table.heldBy(entry);
			table = isCaret || table.isOpen(entry) || at < content.length ? inside : void 0;
		}
		return levels;
	}
	spanOf(place) {
		requireFields("place", place, PLACE);
		requireArgument("place.pointer", place.pointer, STRING);
		const { pointer, embedded = [], part = "value" } = place;
		const paths = [pointer, ...embedded].map(parsePointer);
		const levels = [];
		let table = this.table;
		for (const steps of paths) {
			const isLast = levels.length === paths.length - 1;
			const entry = table === void 0 ? -1 : entryAt(table, steps, isLast ? part : "value");
			if (table === void 0 || entry === -1) return void 0;
			levels.push({
				table,
				entry,
				offset: 0
			});
			if (isLast) return spanInFile(levels, table.startOf(entry), table.endOf(entry));
			if (table.kindOf(entry) !== "string") return void 0;
			const { content, inside } = table.heldBy(entry);
			table = inside ?? new PlaceTable(content);
		}
	}
	positionsAt(offsets) {
		requireArgument("offsets", offsets, ARRAY$1);
		return Array.from(offsets, (offset) => {
			requireOffset(this.bytes, offset);
			return this.lines.positionOf(byteOffset(offset));
		});
	}
	offsetsAt(positions) {
		requireArgument("positions", positions, listOf(OBJECT$1));
		for (const { line, column } of positions) {
			requireWhole("line", line, 1);
			requireWhole("column", column, 1);
		}
		return positions.map((position) => this.lines.offsetOf(position));
	}
	get lines() {
		this.#lines ??= new LineIndex(this.bytes);
		return this.#lines;
	}
};
const PLACE = {
	embedded: listOf(STRING),
	part: oneOf(["key", "value"])
};
function entryAt(table, steps, part) {
	let entry = table.count > 0 ? 0 : -1;
	let key = -1;
	for (const step of steps) {
		if (entry === -1) return -1;
		if (table.isArray(entry)) {
			const element = table.childrenOf(entry)[Number(step)] ?? -1;
			entry = String(Number(step)) === step ? element : -1;
			key = -1;
		} else {
			key = table.isObject(entry) ? table.membersOf(entry).get(step) ?? -1 : -1;
			entry = key === -1 ? -1 : table.valueOf(key);
		}
	}
	return part === "key" ? key : entry;
}
function textIndex({ table, entry, offset }) {
	return indexAt(scalarContent(table, entry), table.inContent(entry, offset));
}
function spanInFile(levels, start, end) {
	let offsets = [start, end];
	for (const { table, entry } of levels.slice(0, -1).reverse()) offsets = table.fromContent(entry, offsets);
	const [from = 0, to = 0] = offsets;
	return span(from, to);
}
function scalarContent(table, entry) {
	return table.kindOf(entry) === "string" && !table.isKey(entry) ? table.heldBy(entry).content : table.contentOf(entry);
}
function indexAt(content, offset) {
	let start = offset;
	while (start > 0 && isContinuation(content[start] ?? 0)) start--;
	let index = 0;
	for (let at = 0; at < start; at++) {
		const byte = content[at] ?? 0;
		if (!isContinuation(byte)) index += byte >= 240 ? 2 : 1;
	}
	return index;
}
function requireOffset(bytes, offset) {
	requireWhole("an offset", offset, 0, bytes.length);
}
function placeAt(bytes, offset) {
	return new TextPlaces(bytes).placeAt(offset);
}
function spanOf(bytes, place) {
	return new TextPlaces(bytes).spanOf(place);
}
function positionsAt(bytes, offsets) {
	return new TextPlaces(bytes).positionsAt(offsets);
}
function offsetsAt(bytes, positions) {
	return new TextPlaces(bytes).offsetsAt(positions);
}
// src/model/schema/compiled/descriptions.js
const descriptions = {
	"direct-effector": {
		"": "Holds the effect of a trigger subscription in the basic form.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4), unlike any other Id of the file."
	},
	"effect": {
		"": "Something that a room item does. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of effect."
	},
	"effector-subscription": {
		"": "Fires an effect on the room item when a quest enters a state.",
		"$type": "TaskEffectorSubscription.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "On entering which state the effect fires: 1 for Active, 2 for Completed. Left out for Not Active. Transition codes do not belong here.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id."
	},
	"hide-object": {
		"": "Hides the room item.",
		"$type": "HideObjectEvent."
	},
	"linked-task-trigger": {
		"": "When a linked task runs. Empty: at once.",
		"Delay": "Seconds to wait before the quest changes; at once when left out."
	},
	"linked-task": {
		"": "One quest that a chain moves on, and how.",
		"Trigger": "When to run: an empty object for at once, or a Delay.",
		"Id": "UUID (version 4) of this linked task alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest to move on, with its number.",
		"TaskTriggerId": "The id of that quest's inProgress entry."
	},
	"logic-value": {
		"": "What one room item reacts to and does. Stored as JSON inside a string. What other keys it has depends on the kind of item.",
		"Tasks": "The subscriptions of the item: effects it shows when a quest changes, and triggers that change a quest.",
		"ViewNodes": "A list whose elements are not documented.",
		"col": "Not documented; it depends on the kind of item.",
		"e": "Not documented; it depends on the kind of item.",
		"c": "Not documented; it depends on the kind of item."
	},
	"move-to-spot": {
		"": "Moves, turns and scales the room item.",
		"$type": "MoveToSpot.",
		"_transformState": "Where the item ends up, and how long that takes.",
		"_transformState.position": "Position at the end: x, y and z.",
		"_transformState.rotation": "Rotation at the end, a quaternion: x, y, z and w.",
		"_transformState.scale": "Scale at the end: x, y and z.",
		"_transformState.duration": "Seconds the move takes; 0 for at once."
	},
	"quest-entry-completed": {
		"": "The half of a quest pair that stands for the completed quest: it also says what completing it gives.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always completed on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "What completing the quest gives, such as wearables; empty for nothing.",
		"SuccessMsg": "The message shown on completion; may be empty."
	},
	"quest-entry-in-progress": {
		"": "The half of a quest pair that stands for a quest not yet completed. Requirements, subscriptions and linked tasks refer to a quest by the id of this entry.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always inProgress on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string."
	},
	"quest-entry": {
		"": "One half of a quest pair. Its twin has another id and the other Status, and only the completed one of the two has Rewards and SuccessMsg; all else is equal.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Which half of the pair this is: inProgress or completed.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "Only on the completed entry: what completing the quest gives.",
		"SuccessMsg": "Only on the completed entry: the message shown on completion."
	},
	"requirement": {
		"": "Another quest that has to be completed before a quest can start.",
		"delete": "Always false.",
		"amount": "How many completions of the required quest are needed, at least 1 and usually 1.",
		"type": "Always quest.",
		"id": "The inProgress entry of the required quest, by its id."
	},
	"room-item": {
		"": "One thing placed in the room. Every field is optional.",
		"prefabName": "Which kind of thing this is.",
		"pos": "Position. Relative to the parent when the item has one.",
		"pos.x": "Along the x axis.",
		"pos.y": "Along the y axis.",
		"pos.z": "Along the z axis.",
		"rot": "Rotation: a quaternion of length 1.",
		"rot.x": "First imaginary part.",
		"rot.y": "Second imaginary part.",
		"rot.z": "Third imaginary part.",
		"rot.w": "Real part: 1 for no rotation.",
		"scale": "Scale factor along each axis.",
		"scale.x": "Along the x axis.",
		"scale.y": "Along the y axis.",
		"scale.z": "Along the z axis.",
		"modelsize": "Size of the model along each axis.",
		"modelsize.x": "Along the x axis.",
		"modelsize.y": "Along the y axis.",
		"modelsize.z": "Along the z axis.",
		"modelCenter": "Center of the model.",
		"modelCenter.x": "Along the x axis.",
		"modelCenter.y": "Along the y axis.",
		"modelCenter.z": "Along the z axis.",
		"contentString": "The content shown or loaded, such as the address of a model or an image. What it means depends on prefabName.",
		"parentItemID": "Identifier of the room item that this one is attached to, as a whole number; 0 for none.",
		"placed": "True when the item stands in the room.",
		"locked": "True when the item is locked against editing.",
		"superLocked": "True when the stronger of the two locks is set.",
		"interactivityType": "What happens when a player interacts with the item, as a whole-number code.",
		"interactivityURL": "Address used by the interaction.",
		"hoverTitle": "Title shown while a player points at the item.",
		"hoverBodyContent": "Text shown below the hover title.",
		"ImageInteractivityDetails": "Further details of an interaction with an image.",
		"sessionData": "Data of the running session.",
		"instanceId": "Identifier of this instance of the item.",
		"currentEditornetId": "Network number of whoever edits the item, a whole number.",
		"extraData": "Where an import merges the logic entry of this item. Its type is not documented; where it is a string, it holds the same JSON as a logic value."
	},
	"room-tasks": {
		"": "The tasks that belong to the room and not to one of its items.",
		"Tasks": "The list of tasks, often empty. What an element looks like is not documented."
	},
	"run-triggers-from-effector": {
		"": "Chains quests: moves other quests on when the quest of its effector subscription enters a state.",
		"$type": "RunTriggersFromEffector.",
		"linkedTasks": "The quests to move on.",
		"useRandom": "True when one linked task is picked at random; otherwise all of them run."
	},
	"settings": {
		"": "The settings of a room. Only the keys below are documented; others are kept as they are.",
		"roomBase": "Which base the room is built on.",
		"isNight": "True for night, false for day.",
		"chatDisabled": "True when players cannot chat.",
		"tasksRefresh": "True when a page reload puts every quest back to Not Active, whatever its Group.",
		"roomSettingsExtraData": "Further settings, written as JSON inside this string."
	},
	"show-object": {
		"": "Shows the room item.",
		"$type": "ShowObjectEvent."
	},
	"snapshot": {
		"": "Everything a room consists of, as one file. Each section may be left out: an import then leaves that part of the room as it is. One exception: items that are imported without logic may lose the logic that they have.",
		"roomItems": "The room items by their identifier. An import removes every item of the room that is missing here.",
		"settings": "The settings of the room. An import replaces them as a whole.",
		"roomTasks": "The tasks of the room itself. An import replaces them as a whole.",
		"quests": "The quest entries by their id, two for each quest: one inProgress, one completed. An import replaces all of them.",
		"logic": "What room items react to and do, by the identifier of the item. An import merges each value into the item of that identifier, which has to be in roomItems of the same file."
	},
	"subscription": {
		"": "One element of Tasks. Its $type says what it is; a $type that is not known here is left alone.",
		"$type": "The kind of subscription."
	},
	"trigger-subscription-basic": {
		"": "Fires an effect directly; no quest takes part.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Holds the effect to fire."
	},
	"trigger-subscription-quest": {
		"": "Moves a quest on when the event happens.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger-subscription": {
		"": "Something that happens to the room item and has a consequence. The quest-advancing form names a quest in TaskTriggerId; the basic form fires the effect in DirectEffector. Never both.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger": {
		"": "An event that a trigger subscription waits for. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of event. OnEnterEvent needs an item with the prefabName Trigger."
	}
};
const documents = {
	"direct-effector": "quest and task records, part 2",
	"effect": "quest and task records, part 2",
	"effector-subscription": "quest and task records, part 2",
	"hide-object": "quest and task records, part 2",
	"linked-task-trigger": "quest and task records, part 2",
	"linked-task": "quest and task records, part 2",
	"logic-value": "game-management API, part 2",
	"move-to-spot": "quest and task records, part 2",
	"quest-entry-completed": "quest and task records, part 2",
	"quest-entry-in-progress": "quest and task records, part 2",
	"quest-entry": "quest and task records, part 2",
	"requirement": "quest and task records, part 2",
	"room-item": "game-management API, part 2",
	"room-tasks": "game-management API, part 2",
	"run-triggers-from-effector": "quest and task records, part 2",
	"settings": "game-management API, part 2",
	"show-object": "quest and task records, part 2",
	"snapshot": "game-management API, part 2",
	"subscription": "quest and task records, part 2",
	"trigger-subscription-basic": "quest and task records, part 2",
	"trigger-subscription-quest": "quest and task records, part 2",
	"trigger-subscription": "quest and task records, part 2",
	"trigger": "quest and task records, part 2"
};
// src/bytes/json/object-text.ts
var ObjectText = class {
	bytes;
	start;
	members;
	end;
	isTooDeep = false;
	isTooLong = false;
	byKey = /* @__PURE__ */ new Map();
	constructor(bytes, start, { maxLevels = Number.POSITIVE_INFINITY, maxMembers = Number.POSITIVE_INFINITY, open } = {}) {
		this.bytes = bytes;
		this.start = start;
		const members = [];
		let at = start + 1;
		for (;;) {
			const leadStart = at;
			const keyStart = skipSpace(bytes, at);
			if (bytes[keyStart] !== 34) {
				this.end = keyStart + 1;
				break;
			}
			if (members.length >= maxMembers) {
				this.isTooLong = true;
				this.end = bytes.length;
				break;
			}
			const keyEnd = endOfString(bytes, keyStart);
			const valueStart = skipSpace(bytes, skipSpace(bytes, keyEnd) + 1);
			const key = stringText(bytes, keyStart, keyEnd);
			const valueEnd = open?.(key, valueStart) ?? endOfValue(bytes, valueStart, maxLevels);
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
			if (bytes[trailEnd] !== 44) {
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
};
const EXACT_DIGITS = 15;
function hasDoubtfulNumber(bytes) {
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === 34) at = endOfString(bytes, at) - 1;
		else if (byte === 45 || byte >= 48 && byte <= 57) {
			const end = endOfScalar(bytes, at);
			if (isDoubtful(bytes, at, end)) return true;
			at = end - 1;
		}
	}
	return false;
}
function isDoubtful(bytes, start, end) {
	let isPlain = end - start <= EXACT_DIGITS && !(bytes[start] === 45 && bytes[start + 1] === 48);
	for (let at = start; isPlain && at < end; at++) isPlain = bytes[at] !== 101 && bytes[at] !== 69;
	if (isPlain) return false;
	const written = asciiText(bytes, start, end);
	return String(Number(written)) !== written;
}
// src/bytes/places/inner-text.ts
var InnerText = class InnerText {
	holders;
	content;
	constructor(holders, content) {
		this.holders = holders;
		this.content = content;
	}
	static at(bytes, { pointer, embedded = [] }) {
		const holders = [];
		let text = bytes;
		for (const inner of [pointer, ...embedded]) {
			const found = new TextPlaces(text).spanOf({ pointer: inner });
			if (found === void 0 || text[found.start] !== 34) return void 0;
			const { start, end } = found;
			holders.push({
				bytes: text,
				start,
				end
			});
			text = decodeString(text, start, end);
		}
		return new InnerText(holders, text);
	}
	get depth() {
		return this.holders.length;
	}
	get span() {
		const [outermost] = this.holders;
		return (this.holders.length > 1 ? this.inFile({
			start: 0,
			end: this.content.length
		}) : void 0) ?? span(outermost?.start ?? 0, outermost?.end ?? 0);
	}
	inFile({ start, end }) {
		let offsets = [start, end];
		for (const holder of [...this.holders].reverse()) offsets = sourceOffsets(holder.bytes, holder.start, holder.end, offsets);
		const [from = 0, to = 0] = offsets;
		return span(from, to);
	}
	fromFile({ start, end }) {
		const whole = this.inFile({
			start: 0,
			end: this.content.length
		});
		if (start < whole.start || end > whole.end) return void 0;
		let [from, to] = [start, end];
		for (const { bytes, start: first, end: last } of this.holders) {
			from = decodedOffset(bytes, first, last, from);
			to = decodedOffset(bytes, first, last, to);
		}
		return span(from, to);
	}
};
exports.InnerText = InnerText;
exports.JsonEditor = JsonEditor;
exports.NodeTable = NodeTable;
exports.ObjectText = ObjectText;
exports.PlaceTable = PlaceTable;
exports.Spelled = Spelled;
exports.TextPlaces = TextPlaces;
exports.descriptions = descriptions;
exports.documents = documents;
exports.hasDoubtfulNumber = hasDoubtfulNumber;
exports.isMeantAsJson = isMeantAsJson;
exports.offsetsAt = offsetsAt;
exports.placeAt = placeAt;
exports.positionsAt = positionsAt;
exports.readTable = readTable;
exports.requireOffset = requireOffset;
exports.spanInFile = spanInFile;
exports.spanOf = spanOf;
exports.textIndex = textIndex;
