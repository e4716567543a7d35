"use strict";
const { OBJECT, STRING, isJson, isSpace, listOf, parsePointer, requireArgument, requireBytes, requireJson, skipSpace } = require("./words.js");
const { EditError, Place, Scanner, Token, applySplices, asciiText, brand, byteOrderMarkLength, decodeString, decodeUtf8, endOfScalar, endOfString, endOfValue, grown, locateEdits, stringText } = require("./text.js");
// src/bytes/json/equality/scalars.ts
const PLAIN = /^-?\d{1,15}$/;
function sameNumber(a, b) {
	if (a === b) return true;
	if (PLAIN.test(a) && PLAIN.test(b)) return false;
	const one = exactNumber(a);
	const other = exactNumber(b);
	if (one.negative !== other.negative || one.digits !== other.digits) return false;
	return one.digits === "" || sameExponent(one, other);
}
function exactNumber(text) {
	const negative = text.startsWith("-");
	const [mantissa = "", written = "0"] = text.slice(negative ? 1 : 0).split(/[eE]/);
	const [whole = "", fraction = ""] = mantissa.split(".");
	const all = whole + fraction;
	let first = 0;
	while (first < all.length && all.charCodeAt(first) === 48) first++;
	let last = all.length;
	while (last > first && all.charCodeAt(last - 1) === 48) last--;
	const digits = all.slice(first, last);
	const shift = whole.length - last;
	return {
		negative,
		digits,
		exponent: withoutLeadingZeros(written),
		shift
	};
}
function withoutLeadingZeros(exponent) {
	const sign = exponent.startsWith("-") ? "-" : "";
	let at = sign !== "" || exponent.startsWith("+") ? 1 : 0;
	while (at < exponent.length - 1 && exponent.charCodeAt(at) === 48) at++;
	const digits = exponent.slice(at);
	return digits === "0" ? "0" : sign + digits;
}
const EXACT_DIGITS$1 = 15;
function sameExponent(a, b) {
	if (a.exponent === b.exponent) return a.shift === b.shift;
	if (a.exponent.length <= EXACT_DIGITS$1 && b.exponent.length <= EXACT_DIGITS$1) return Number(a.exponent) + a.shift === Number(b.exponent) + b.shift;
	return BigInt(a.exponent) + BigInt(a.shift) === BigInt(b.exponent) + BigInt(b.shift);
}
function sameBytes(one, a, aEnd, other, b, bEnd) {
	const length = aEnd - a;
	if (length !== bEnd - b) return false;
	for (let index = 0; index < length; index++) if (one[a + index] !== other[b + index]) return false;
	return true;
}
function sameText(one, a, aEnd, other, b, bEnd) {
	if (!hasEscape(one, a, aEnd) && !hasEscape(other, b, bEnd)) return false;
	const text = decodeString(one, a, aEnd);
	const otherText = decodeString(other, b, bEnd);
	return sameBytes(text, 0, text.length, otherText, 0, otherText.length);
}
function hasEscape(bytes, start, end) {
	for (let at = start; at < end; at++) if (bytes[at] === 92) return true;
	return false;
}
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
// src/bytes/json/equality/tokens.ts
function sameTokens(one, other) {
	const [a, b] = [new Scanner(one), new Scanner(other)];
	for (;;) {
		const kind = a.nextSolid();
		if (kind !== b.nextSolid()) return false;
		if (kind === Token.end) return true;
		if (!sameBytes(one, a.start, a.end, other, b.start, b.end)) return false;
	}
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
	is: (value) => OBJECT.is(value) && ("before" in Object(value) || "after" in Object(value))
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
// src/bytes/json/equality/in-order.ts
function sameInOrder(one, other) {
	let a = 0;
	let b = 0;
	for (;;) {
		while (a < one.length && isSpace(one[a])) a++;
		while (b < other.length && isSpace(other[b])) b++;
		if (a >= one.length || b >= other.length) return a >= one.length && b >= other.length;
		const byte = one[a];
		if (byte === 34) {
			if (other[b] !== 34) return false;
			const [startA, startB] = [a, b];
			a++;
			b++;
			while (one[a] === other[b] && one[a] !== 34) {
				if (one[a] === 92) {
					if (one[a + 1] !== other[b + 1]) break;
					a++;
					b++;
				}
				a++;
				b++;
			}
			if (one[a] !== other[b] || one[a] === 92) {
				a = endOfString(one, startA);
				b = endOfString(other, startB);
				if (!sameText(one, startA, a, other, startB, b)) return false;
			} else {
				a++;
				b++;
			}
		} else if (byte === 45 || byte >= 48 && byte <= 57) {
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
	if (first !== 45 && (first < 48 || first > 57)) return false;
	return sameNumber(asciiText(one, a, aEnd), asciiText(other, b, bEnd));
}
function isPointZero(bytes, start, end) {
	if (bytes[start] !== 46) return false;
	for (let at = start + 1; at < end; at++) if (bytes[at] !== 48) return false;
	return true;
}
exports.JsonEditor = JsonEditor;
exports.NodeTable = NodeTable;
exports.ObjectText = ObjectText;
exports.Spelled = Spelled;
exports.hasDoubtfulNumber = hasDoubtfulNumber;
exports.readTable = readTable;
exports.sameBytes = sameBytes;
exports.sameInOrder = sameInOrder;
exports.sameNumber = sameNumber;
exports.sameText = sameText;
exports.sameTokens = sameTokens;
