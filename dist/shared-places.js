"use strict";
const { LineIndex, Scanner, Token, byteOffset, decodeString, decodedOffset, grown, isContinuation, offsetsOf, readTree, sourceOffsets, span, textOf } = require("./text.js");
const { ARRAY: ARRAY$1, OBJECT: OBJECT$1, STRING, formatPointer, getOrInsert, isJson, listOf, oneOf, parsePointer, requireArgument, requireBytes, requireFields, requireWhole, skipSpace } = require("./words.js");
// src/bytes/places/holds-json.ts
function holdsJson(content) {
	const start = skipSpace(content, 0);
	const first = content[start];
	if (first === 34) {
		const scanner = new Scanner(content, start);
		if (scanner.next() !== Token.string) return false;
		const { end } = scanner;
		return skipSpace(content, end) === content.length && holdsJson(decodeString(content, start, end));
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
function contentEnd({ end, token }) {
	return token === Token.unclosedString ? end + 1 : end;
}
function contentOf(bytes, span) {
	return scalarKind(span.token) === "string" ? decodeString(bytes, span.start, contentEnd(span)) : bytes.subarray(span.start, span.end);
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
	elements = /* @__PURE__ */ new Map();
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
		let [low, high] = [0, this.count];
		while (low < high) {
			const middle = low + high >> 1;
			if ((this.start[middle] ?? 0) <= offset) low = middle + 1;
			else high = middle;
		}
		return low - 1;
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
	spanOf(entry) {
		const token = this.tokenOf(entry) ?? Token.end;
		return {
			start: this.startOf(entry),
			end: this.endOf(entry),
			token
		};
	}
	contentOf(entry) {
		return contentOf(this.bytes, this.spanOf(entry));
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
	elementsOf(array) {
		return getOrInsert(this.elements, array, () => [...this.childrenOf(array)]);
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
			inside: holdsJson(content) ? new PlaceTable(content) : void 0
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
			index: content && indexAt(content, contentOffset(last)),
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
			const level = {
				table,
				entry,
				offset: at
			};
			levels.push(level);
			if (table.kindOf(entry) !== "string" || table.isKey(entry) || at === table.startOf(entry)) break;
			at = contentOffset(level);
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
		this.#lines ??= new LineIndex(this.bytes);
		const lines = this.#lines;
		requireArgument("offsets", offsets, ARRAY$1);
		return Array.from(offsets, (offset) => {
			requireOffset(this.bytes, offset);
			return lines.positionOf(byteOffset(offset));
		});
	}
	offsetsAt(positions) {
		requireArgument("positions", positions, listOf(OBJECT$1));
		for (const { line, column } of positions) {
			requireWhole("line", line, 1);
			requireWhole("column", column, 1);
		}
		return offsetsOf(this.bytes, positions);
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
			const element = table.elementsOf(entry)[Number(step)] ?? -1;
			entry = String(Number(step)) === step ? element : -1;
			key = -1;
		} else {
			key = table.isObject(entry) ? table.membersOf(entry).get(step) ?? -1 : -1;
			entry = key === -1 ? -1 : table.valueOf(key);
		}
	}
	return part === "key" ? key : entry;
}
function contentOffset({ table, entry, offset }) {
	const span = table.spanOf(entry);
	return table.kindOf(entry) === "string" ? decodedOffset(table.bytes, span.start, contentEnd(span), offset) : offset - span.start;
}
function textIndex(level) {
	return indexAt(scalarContent(level.table, level.entry), contentOffset(level));
}
function spanInFile(levels, start, end) {
	let offsets = [start, end];
	for (const { table, entry } of levels.slice(0, -1).reverse()) {
		const string = table.spanOf(entry);
		offsets = sourceOffsets(table.bytes, string.start, contentEnd(string), offsets);
	}
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
// src/bytes/places/place-at.ts
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
exports.PlaceTable = PlaceTable;
exports.TextPlaces = TextPlaces;
exports.contentEnd = contentEnd;
exports.holdsJson = holdsJson;
exports.offsetsAt = offsetsAt;
exports.placeAt = placeAt;
exports.positionsAt = positionsAt;
exports.requireOffset = requireOffset;
exports.spanInFile = spanInFile;
exports.spanOf = spanOf;
exports.textIndex = textIndex;
