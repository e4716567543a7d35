"use strict";
const { NUMBER: NUMBER$1, STRING, Scanner, Token, addTo, byteOffset, byteOrderMarkLength, characterEnd, characterLength, decodeLoosely, decodeUtf8, eachInSteps, escapeLength, filterInSteps, finish, formatPointer, getOrInsert, groupedBy, hexUnit, isContinuation, isObject, listOf, mapInSteps, objectWith, requireArgument, requireBytes, requireWhole, sortInSteps, sortNumbersInSteps, span } = require("./words.js");
// src/text/look-alike.ts
const MAX_LENGTH$3 = 1e3;
const LATIN = new Map(pairs("\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0458\u0455\u0501\u051b\u051d\u04bb\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405", "aeopcxyijsdqwhABEKMHOPCTXYIJS").concat(pairs("\u03bf\u03bd\u03b1\u03c1\u03c5\u03b9\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "ovapuiABEZHIKMNOPTYX")));
function pairs(from, to) {
	return Array.from(from, (character, index) => [character, to[index] ?? character]);
}
const PLAIN = /^[!-~]*$/;
function lookAlike(one, other) {
	if (one === other || Math.max(one.length, other.length) > MAX_LENGTH$3) return void 0;
	if (PLAIN.test(one) && PLAIN.test(other)) return void 0;
	if (one.normalize("NFC") === other.normalize("NFC")) return "they look the same, but their accents are encoded differently, as NFC and NFD";
	if (one.trim() === other.trim()) return "they differ only in white space at the beginning or end";
	if (withoutInvisible(one) === withoutInvisible(other)) return "they differ only in invisible characters";
	if (skeleton(one) === skeleton(other)) return "they look the same, but some letters are from another alphabet or another kind of space";
}
function withoutInvisible(text) {
	return text.normalize("NFC").replaceAll(/\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu, "");
}
function skeleton(text) {
	const plain = withoutInvisible(text).normalize("NFKC").replaceAll(/\s/g, " ").trim();
	return Array.from(plain, (character) => LATIN.get(character) ?? character).join("");
}
function lookAlikeNote(one, other) {
	const how = lookAlike(one, other);
	return how === void 0 ? "" : ` (${how})`;
}
var LookAlikes = class {
	names;
	#bySkeleton;
	#hasPlainOnly = true;
	constructor(names) {
		this.names = names;
	}
	of(text) {
		if (text.length > MAX_LENGTH$3) return void 0;
		this.#bySkeleton ??= this.indexed();
		if (this.#hasPlainOnly && PLAIN.test(text)) return void 0;
		const name = this.#bySkeleton.get(skeleton(text));
		return name === void 0 || lookAlike(text, name) === void 0 ? void 0 : name;
	}
	indexed() {
		const index = /* @__PURE__ */ new Map();
		for (const name of this.names()) {
			if (name.length > MAX_LENGTH$3) continue;
			const isPlain = PLAIN.test(name);
			if (!isPlain) this.#hasPlainOnly = false;
			const shape = isPlain ? name : skeleton(name);
			if (shape !== "" && !index.has(shape)) index.set(shape, name);
		}
		return index;
	}
};
// src/json/space.ts
function isSpace(byte) {
	return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
function skipSpace(bytes, from) {
	let at = from;
	while (isSpace(bytes[at])) at++;
	return at;
}
function skipSpaceIn(text, from) {
	let at = from;
	while (isSpace(text.charCodeAt(at))) at++;
	return at;
}
function isBlank(byte) {
	return byte === 32 || byte === 9;
}
function isLineEnd(byte) {
	return byte === 10 || byte === 13;
}
// src/json/parse-json.ts
function parseJson(text) {
	return withEscapedKeys(text, JSON.parse(text));
}
function withEscapedKeys(text, value) {
	return hasEscapedKey(text) ? readValue(text) : value;
}
function tryParseJson(text) {
	const value = tryJsonParse(text);
	return value === void 0 ? void 0 : withEscapedKeys(text, value);
}
function beginsLikeJson(text) {
	return /^\s*[[{]/.test(text);
}
function holdsJson(text) {
	return beginsLikeJson(text) && tryJsonParse(text) !== void 0;
}
function tryJsonParse(text) {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
function isJson(text) {
	return tryJsonParse(text) !== void 0;
}
function hasEscapedKey(text) {
	for (let at = text.indexOf("\\"); at !== -1; at = text.indexOf("\\", at)) {
		at = skipSpaceIn(text, endOfString$1(text, at));
		if (text.charCodeAt(at) === 58) return true;
	}
	return false;
}
function readValue(text) {
	const open = [];
	let root = null;
	const put = (value) => {
		const top = open.at(-1);
		if (top === void 0) root = value;
		else if (Array.isArray(top.container)) top.container.push(value);
		else setMember(top.container, top.key, value);
	};
	visitValue(text, {
		open(isArray) {
			const container = isArray ? [] : {};
			put(container);
			open.push({
				container,
				key: ""
			});
		},
		close: () => void open.pop(),
		key(key) {
			const top = open.at(-1);
			if (top !== void 0) top.key = key;
		},
		scalar: put
	});
	return root;
}
function visitValue(text, visitor) {
	let at = 0;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit === 34) {
			const end = endOfString$1(text, at + 1);
			const string = stringValue(text, at, end);
			at = skipSpaceIn(text, end);
			if (text.charCodeAt(at) === 58) visitor.key(string);
			else visitor.scalar(string);
		} else if (unit === 123 || unit === 91) {
			visitor.open(unit === 91);
			at++;
		} else if (unit === 125 || unit === 93) {
			visitor.close();
			at++;
		} else if (unit <= 32 || unit === 58 || unit === 44) at++;
		else {
			const end = endOfScalar$1(text, at);
			visitor.scalar(JSON.parse(text.slice(at, end)));
			at = end;
		}
	}
}
function endOfString$1(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) !== 34) at += text.charCodeAt(at) === 92 ? 2 : 1;
	return at + 1;
}
function stringValue(text, start, end) {
	const content = text.slice(start + 1, end - 1);
	return content.includes("\\") ? JSON.parse(text.slice(start, end)) : content;
}
function endOfScalar$1(text, from) {
	let at = from;
	while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++;
	return at;
}
function setMember(object, key, value) {
	if (key !== "__proto__") object[key] = value;
	else Object.defineProperty(object, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
// src/text/cut-middle.ts
function cutMiddle(text, most) {
	if (text.length <= most) return text;
	const half = Math.floor((most - 1) / 2);
	return `${text.slice(0, half).replace(/[\ud800-\udbff]$/, "")}\u2026${text.slice(text.length - half).replace(/^[\udc00-\udfff]/, "")}`;
}
// src/json/equality/values.ts
function sameValue(one, other) {
	if (one === other) return true;
	const left = [one];
	const right = [other];
	for (let a = left.pop(), b = right.pop(); a !== void 0 && b !== void 0; a = left.pop(), b = right.pop()) {
		if (a === b) continue;
		if (Array.isArray(a)) {
			if (!Array.isArray(b) || a.length !== b.length) return false;
			for (const [index, element] of a.entries()) {
				left.push(element);
				right.push(b[index] ?? null);
			}
		} else if (isObject(a)) {
			if (!isObject(b)) return false;
			const keys = Object.keys(a);
			if (keys.length !== Object.keys(b).length) return false;
			for (const key of keys) {
				if (!Object.hasOwn(b, key)) return false;
				left.push(a[key] ?? null);
				right.push(b[key] ?? null);
			}
		} else return false;
	}
	return true;
}
// src/text/brand.ts
function brand(of, name) {
	const mark = Symbol.for(`roomlint.${name}`);
	Object.defineProperty(of.prototype, mark, { value: true });
	Object.defineProperty(of, Symbol.hasInstance, { value(value) {
		if (typeof value !== "object" || value === null) return false;
		return this === of ? mark in value : isInstance.call(this, value);
	} });
}
const isInstance = Function.prototype[Symbol.hasInstance];
// src/json/place.ts
var Place = class Place {
	parent;
	step;
	static {
		brand(Place, "Place");
	}
	constructor(parent, step) {
		this.parent = parent;
		this.step = step;
	}
	static root = new Place(void 0, void 0);
	at(step) {
		return new Place(this, step);
	}
	withFieldsAt(fields) {
		return new PlaceOfMany(this.parent, this.step, fields);
	}
	inside() {
		return new Place(this, void 0);
	}
	along(steps) {
		let place = this;
		for (const step of steps) place = place.at(step);
		return place;
	}
	get holder() {
		let place = this;
		while (place.step !== void 0 && place.parent !== void 0) place = place.parent;
		return place.parent;
	}
	get paths() {
		let path = [];
		const paths = [path];
		for (const { step } of this.chain().slice(1)) if (step !== void 0) path.push(step);
		else {
			path = [];
			paths.push(path);
		}
		return paths;
	}
	get pointers() {
		const [outer, ...inner] = this.paths;
		return {
			pointer: formatPointer(outer),
			embedded: inner.map(formatPointer)
		};
	}
	chain() {
		const links = [];
		for (let place = this; place !== void 0; place = place.parent) links.push(place);
		return links.reverse();
	}
};
var PlaceOfMany = class extends Place {
	fields;
	constructor(parent, step, fields) {
		super(parent, step);
		this.fields = fields;
	}
	at(step) {
		return this.fields.get(step) ?? super.at(step);
	}
};
// src/json/syntax/foreign-number.ts
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const DASHES = "[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]";
const NOTATIONS = [
	{
		pattern: new RegExp(`^${DASHES}|[eE]${DASHES}`),
		words: "has a dash for its minus sign",
		toJson: (text) => text.replace(new RegExp(DASHES, "g"), "-")
	},
	{
		pattern: /[\uff10-\uff19\uff0b\uff0e]/,
		words: "has full-width digits or signs",
		toJson: (text) => text.normalize("NFKC")
	},
	{
		pattern: /^[+-]?0[xX][0-9A-Fa-f]{1,30}$/,
		words: "is hexadecimal, which JSON does not allow",
		toJson: inDecimal
	},
	{
		pattern: /^[+-]?0(?:[bB][01]{1,100}|[oO][0-7]{1,40})$/,
		words: "is binary or octal, which JSON does not allow",
		toJson: inDecimal
	},
	{
		pattern: /_/,
		words: "has an underscore between its digits",
		toJson: (text) => text.replaceAll("_", "")
	},
	{
		pattern: /^\+/,
		words: "has a plus sign",
		toJson: (text) => text.slice(1)
	},
	{
		pattern: /^[+-]?0\d/,
		words: "has a leading zero",
		toJson: (text) => text.replace(/^([+-]?)0+(?=\d)/, "$1")
	},
	{
		pattern: /^[+-]?\.\d/,
		words: "has no digit before its decimal point",
		toJson: (text) => text.replace(".", "0.")
	},
	{
		pattern: /^[^.]*\d\.(?!\d)/,
		words: "has no digit after its decimal point",
		toJson: (text) => text.replace(".", "")
	},
	{
		pattern: /[eE][+-]?$/,
		words: "has an exponent without digits",
		toJson: (text) => text.replace(/[eE][+-]?$/, "")
	},
	{
		pattern: /\dn$/,
		words: "ends in n",
		toJson: (text) => text.slice(0, -1)
	}
];
const MAX_LENGTH$2 = 80;
function foreignNumber(text) {
	const notation = NOTATIONS.find(({ pattern }) => pattern.test(text));
	if (notation === void 0) return void 0;
	let json = text.length > MAX_LENGTH$2 ? "" : text;
	for (const { pattern, toJson } of NOTATIONS) if (pattern.test(json)) json = toJson(json);
	return {
		words: notation.words,
		json: NUMBER.test(json) ? json : void 0
	};
}
function isForeignNumber(word) {
	return BEGINS_FOREIGN.test(word) && foreignNumber(word)?.json !== void 0;
}
const BEGINS_FOREIGN = new RegExp(`^(?:${DASHES}|[\\uff0b\\uff0e\\uff10-\\uff19])`);
function inDecimal(text) {
	return (text.startsWith("-") ? "-" : "") + String(BigInt(text.replace(/^[+-]/, "")));
}
// src/json/syntax/syntax-fault.ts
function wordFault(kind, text) {
	switch (kind) {
		case Token.singleQuoted: return "single-quotes";
		case Token.curlyQuoted: return "curly-quotes";
		case Token.unclosedString: return "unclosed-string";
		case Token.faultyNumber:
			if (isLeftOut(text)) return "left-out";
			return /^[+-]?(Infinity|NaN)$/.test(text) ? "not-a-number" : "bad-number";
		case Token.word:
			if (isLeftOut(text)) return "left-out";
			if (/^(NaN|Infinity)$/.test(text)) return "not-a-number";
			if (/^(true|false|null|none|undefined|nil)$/i.test(text)) return "other-language-literal";
			return "unquoted-text";
		default: return;
	}
}
function isNumberOfWord(kind, bytes, start, end) {
	if (kind !== Token.word || bytes[start] < 128 || end - start > 128) return false;
	return isForeignNumber(decoder$3.decode(bytes.subarray(start, end)));
}
const decoder$3 = new TextDecoder();
function isLeftOut(text) {
	return /^(\.{2,}|\u00e2\u0080\u00a6)$/.test(text);
}
const THROUGHOUT = /* @__PURE__ */ new Set([
	"bad-escape",
	"bad-number",
	"code-fence",
	"comment",
	"control-character",
	"curly-quotes",
	"cut-off",
	"decimal-comma",
	"doubled-json",
	"left-out",
	"line-break-in-string",
	"leading-comma",
	"missing-comma",
	"missing-value",
	"not-a-number",
	"number-as-key",
	"other-language-literal",
	"single-quotes",
	"stray-character",
	"trailing-comma",
	"unescaped-json",
	"unquoted-key",
	"unquoted-text",
	"html-escapes",
	"percent-escapes",
	"quoted-printable",
	"base64",
	"doubled-quotes",
	"escaped-quotes",
	"inner-quotes",
	"other-brackets",
	"other-quotes",
	"other-signs",
	"line-numbers",
	"diff-marks",
	"line-commas",
	"line-ends",
	"line-indents",
	"line-marks",
	"merge-conflict",
	"other-lines",
	"written-breaks",
	"log-prefix",
	"terminal-colors",
	"wrapped-lines",
	"line-breaks",
	"string-literal",
	"other-language",
	"yaml",
	"toml"
]);
function isThroughout(kind) {
	return THROUGHOUT.has(kind);
}
// src/json/uuid.ts
const LENGTH = 36;
const DIGITS = 32;
const IS_HEX_DIGIT = Uint8Array.from({ length: 256 }, (_, unit) => /[0-9a-f]/i.test(String.fromCharCode(unit)) ? 1 : 0);
const VERSION_AT = 14;
const VARIANT_AT = 19;
function uuidVersion(text) {
	if (text.length !== LENGTH) return void 0;
	let digits = 0;
	for (let at = 0; at < LENGTH; at++) digits += IS_HEX_DIGIT[text.charCodeAt(at)];
	if (digits !== DIGITS || !isHyphen(text, 8) || !isHyphen(text, 13) || !isHyphen(text, 18) || !isHyphen(text, 23)) return void 0;
	return Number.parseInt(text.charAt(VARIANT_AT), 16) >> 2 === 2 ? Number.parseInt(text.charAt(VERSION_AT), 16) : 0;
}
function isHyphen(text, at) {
	return text.charCodeAt(at) === 45;
}
// src/text/paired-pieces.ts
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;
function* pairedPieces(text, size) {
	for (let from = 0; from < text.length;) {
		const end = from + size;
		const to = PAIR.test(text.slice(end - 1, end + 1)) ? end + 1 : end;
		yield text.slice(from, to);
		from = to;
	}
}
// src/text/utf8-offsets.ts
function utf8Offsets(text, indexes) {
	const cursor = new Utf8Cursor(text);
	return indexes.map((index) => cursor.offsetOf(index));
}
var Utf8Cursor = class {
	text;
	offset = 0;
	at = 0;
	constructor(text) {
		this.text = text;
	}
	offsetOf(index) {
		while (this.at < index) {
			this.offset += utf8BytesAt(this.text, this.at);
			this.at += utf16UnitsAt(this.text, this.at);
		}
		return this.offset;
	}
};
function utf8Length(text) {
	return new Utf8Cursor(text).offsetOf(text.length);
}
function utf16UnitsAt(text, index) {
	const unit = text.charCodeAt(index);
	if (unit < 55296 || unit > 56319) return 1;
	const next = text.charCodeAt(index + 1);
	return next >= 56320 && next <= 57343 ? 2 : 1;
}
function utf8BytesAt(text, index) {
	const unit = text.charCodeAt(index);
	if (unit < 128) return 1;
	if (unit < 2048) return 2;
	return utf16UnitsAt(text, index) === 2 ? 4 : 3;
}
// src/text/wtf8.ts
const encoder = new TextEncoder();
const UNPAIRED = /\p{Surrogate}/gu;
function hasUnpaired(text) {
	return text.search(UNPAIRED) >= 0;
}
function textOf$1(bytes) {
	let text = "";
	let from = 0;
	for (let at = bytes.indexOf(237); at >= 0; at = bytes.indexOf(237, at + 1)) {
		const second = bytes[at + 1] ?? 0;
		if (second < 160) continue;
		const unit = 53248 | (second & 63) << 6 | (bytes[at + 2] ?? 0) & 63;
		text += decodeLoosely(bytes.subarray(from, at)) + String.fromCharCode(unit);
		from = at + 3;
	}
	return text + decodeLoosely(bytes.subarray(from));
}
function bytesOf(text) {
	const bytes = encoder.encode(text);
	keepUnpaired(text, bytes);
	return bytes;
}
const PIECE$6 = 1 << 18;
function* bytesOfInSteps(text) {
	const pieces = [];
	for (const piece of pairedPieces(text, PIECE$6)) {
		pieces.push(bytesOf(piece));
		yield;
	}
	const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}
function bytesInto(text, target) {
	const bytes = target.subarray(0, encoder.encodeInto(text, target).written);
	keepUnpaired(text, bytes);
	return bytes;
}
function keepUnpaired(text, bytes) {
	if (bytes.length === text.length) return;
	const cursor = new Utf8Cursor(text);
	for (const { 0: surrogate, index } of text.matchAll(UNPAIRED)) writeCodePoint(surrogate.charCodeAt(0), bytes, cursor.offsetOf(index));
}
function writeCodePoint(point, into, to) {
	if (point < 128) {
		into[to] = point;
		return to + 1;
	}
	if (point < 2048) {
		into[to] = 192 | point >> 6;
		into[to + 1] = 128 | point & 63;
		return to + 2;
	}
	if (point < 65536) {
		into[to] = 224 | point >> 12;
		into[to + 1] = 128 | point >> 6 & 63;
		into[to + 2] = 128 | point & 63;
		return to + 3;
	}
	into[to] = 240 | point >> 18;
	into[to + 1] = 128 | point >> 12 & 63;
	into[to + 2] = 128 | point >> 6 & 63;
	into[to + 3] = 128 | point & 63;
	return to + 4;
}
// src/json/decode.ts
const UNICODE_ESCAPE = 117;
function decodeString(bytes, start, end) {
	const limit = end - 1;
	let at = start + 1;
	while (at < limit && bytes[at] !== 92) at++;
	if (at === limit) return bytes.subarray(start + 1, limit);
	const decoded = new Uint8Array(limit - start - 1);
	decoded.set(bytes.subarray(start + 1, at));
	const reached = {
		at,
		to: at - start - 1
	};
	decodeSome(bytes, reached, limit, decoded, limit);
	return decoded.subarray(0, reached.to);
}
const PIECE$5 = 1 << 19;
function* decodeStringInSteps(bytes, start, end) {
	if (end - start <= PIECE$5) return decodeString(bytes, start, end);
	const decoded = new Uint8Array(end - start);
	const reached = {
		at: start + 1,
		to: 0
	};
	while (decodeSome(bytes, reached, end - 1, decoded, reached.at + PIECE$5) < end - 1) yield;
	return decoded.subarray(0, reached.to);
}
function decodeSome(bytes, reached, limit, decoded, until) {
	let { at, to } = reached;
	for (const stop = Math.min(until, limit); at < stop;) {
		const byte = bytes[at];
		if (isSimpleEscape(bytes, at, limit)) {
			decoded[to++] = simpleEscape(bytes[at + 1]);
			at += 2;
		} else if (byte === 92) {
			const length = unitLength(bytes, at, limit);
			to = writeEscape(bytes, at, length, decoded, to);
			at += length;
		} else {
			decoded[to++] = byte;
			at++;
		}
	}
	reached.at = at;
	reached.to = to;
	return at;
}
function sourceOffsets(bytes, start, end, decodedOffsets) {
	const { length: count } = decodedOffsets;
	const found = decodedOffsets instanceof Int32Array ? new Int32Array(count) : new Array(count);
	new SourceOffsets(bytes, start, end).find(decodedOffsets, found, count);
	return found;
}
function* sourceOffsetsInSteps(bytes, start, end, decodedOffsets) {
	const { length: count } = decodedOffsets;
	const found = new Int32Array(count);
	const offsets = new SourceOffsets(bytes, start, end);
	for (let most = STEP$12; offsets.find(decodedOffsets, found, Math.min(most, count)) < count; most += STEP$12) yield;
	return found;
}
const STEP$12 = 16384;
var SourceOffsets = class {
	bytes;
	end;
	index = 0;
	at;
	decoded = 0;
	constructor(bytes, start, end) {
		this.bytes = bytes;
		this.end = end;
		this.at = start + 1;
	}
	find(wanted, found, stop) {
		const { bytes } = this;
		const limit = this.end - 1;
		let { at, decoded } = this;
		for (let { index } = this; index < stop; index++) {
			const offset = wanted[index];
			while (at < limit && decoded < offset) {
				const isSimple = isSimpleEscape(bytes, at, limit);
				if (isSimple || bytes[at] !== 92) {
					decoded++;
					at += isSimple ? 2 : 1;
					continue;
				}
				const length = unitLength(bytes, at, limit);
				const size = length === 1 ? 1 : writeEscape(bytes, at, length, scratch, 0);
				if (decoded + size > offset) break;
				decoded += size;
				at += length;
			}
			found[index] = at;
		}
		this.index = stop;
		this.at = at;
		this.decoded = decoded;
		return stop;
	}
};
const scratch = /* @__PURE__ */ new Uint8Array(4);
function decodedOffset(bytes, start, end, offset) {
	const limit = Math.min(end - 1, offset);
	let decoded = 0;
	let at = start + 1;
	while (at < limit) {
		const length = bytes[at] === 92 ? unitLength(bytes, at, end - 1) : 1;
		if (at + length > limit) break;
		decoded += length === 1 || isSimpleEscape(bytes, at, end - 1) ? 1 : writeEscape(bytes, at, length, scratch, 0);
		at += length;
	}
	return decoded;
}
function hasPlainSpelling(bytes, start, end) {
	for (let at = start + 1; at < end - 1; at++) {
		if (bytes[at] !== 92) continue;
		const escaped = bytes[++at];
		if (escaped === UNICODE_ESCAPE || escaped === 47) return false;
	}
	return true;
}
function isSimpleEscape(bytes, at, limit) {
	return bytes[at] === 92 && at + 1 < limit && bytes[at + 1] !== UNICODE_ESCAPE;
}
function unitLength(bytes, at, limit) {
	const length = escapeLength(bytes, at, limit);
	if (length === 6 && isHighSurrogate(hexUnit(bytes, at + 2, limit)) && isEscapedLow(bytes, at + 6, limit)) return 12;
	return length === 0 ? Math.min(2, limit - at) : length;
}
function isEscapedLow(bytes, at, limit) {
	return bytes[at] === 92 && bytes[at + 1] === 117 && isLowSurrogate(hexUnit(bytes, at + 2, limit));
}
function isHighSurrogate(unit) {
	return unit >= 55296 && unit <= 56319;
}
function isLowSurrogate(unit) {
	return unit >= 56320 && unit <= 57343;
}
function writeEscape(bytes, at, length, into, to) {
	if (length === 12) {
		const high = hexUnit(bytes, at + 2, at + 12);
		const low = hexUnit(bytes, at + 8, at + 12);
		return writeCodePoint(65536 + (high - 55296) * 1024 + (low - 56320), into, to);
	}
	if (length === 6) return writeCodePoint(hexUnit(bytes, at + 2, at + 6), into, to);
	into[to] = simpleEscape(bytes[at + 1] ?? 34);
	return to + 1;
}
const CONTROLS$3 = {
	98: 8,
	102: 12,
	110: 10,
	114: 13,
	116: 9
};
const SIMPLE_ESCAPES = Uint8Array.from({ length: 256 }, (_, byte) => CONTROLS$3[byte] ?? byte);
function simpleEscape(byte) {
	return SIMPLE_ESCAPES[byte];
}
// src/text/pattern-steps.ts
const PIECE$4 = 1 << 18;
const BEFORE$2 = 64;
const BEYOND = 8192;
function* nextMatch(pattern, text, from) {
	for (let at = from;; at += PIECE$4) {
		const isLast = text.length - at <= 270336;
		const start = Math.max(0, at - BEFORE$2);
		const piece = text.slice(start, isLast ? void 0 : at + PIECE$4 + BEYOND);
		pattern.lastIndex = at - start;
		const match = pattern.exec(piece);
		if (match !== null && (isLast || start + match.index < at + PIECE$4)) {
			const index = start + match.index;
			if (!(isLast || match.index + match[0].length + BEFORE$2 < piece.length)) {
				pattern.lastIndex = index;
				return pattern.exec(text.slice(0));
			}
			match.index = index;
			pattern.lastIndex = index + match[0].length;
			return match;
		}
		if (isLast) return null;
		yield;
	}
}
function* matchesInSteps(pattern, text) {
	for (let at = 0;;) {
		const match = yield* nextMatch(pattern, text, at);
		if (match === null) return;
		at = Math.max(pattern.lastIndex, match.index + (match[0] === "" ? 1 : 0));
		yield match;
	}
}
function* occursIn(pattern, text) {
	return (yield* occurringIn([pattern], text)).has(pattern);
}
function* occurringIn(patterns, text) {
	const found = /* @__PURE__ */ new Set();
	for (let at = 0;; at += PIECE$4) {
		const isLast = text.length - at <= 270336;
		const start = Math.max(0, at - BEFORE$2);
		const piece = text.slice(start, isLast ? void 0 : at + PIECE$4 + BEYOND);
		for (const pattern of patterns) {
			if (found.has(pattern)) continue;
			pattern.lastIndex = at - start;
			const match = pattern.exec(piece);
			if (match !== null && (isLast || start + match.index < at + PIECE$4)) found.add(pattern);
			pattern.lastIndex = 0;
		}
		if (isLast || found.size === patterns.length) return found;
		yield;
	}
}
// src/text/pace.ts
const MATCHES = 1024;
const CHARACTERS = 65536;
var Pace = class {
	matches = 0;
	since = 0;
	isOver(at) {
		if (++this.matches < MATCHES && at - this.since < CHARACTERS) return false;
		this.matches = 0;
		this.since = at;
		return true;
	}
};
// src/scan/pattern-search.ts
const PLACEHOLDER$1 = /^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env|(?:x[-_. ]{0,2}(?:access|api)[-_. ]{0,2}key|signed[-_]?upload[-_]?url)(?![\w-]))/i;
const MAX_PLACEHOLDER_LENGTH = 20;
function isPlaceholder(text) {
	return PLACEHOLDER$1.test(text);
}
const ENDS$2 = {
	quoted: /"/g,
	single: /['"]/g,
	ticked: /[`"]/g,
	word: /[\s"'\\,;&{}<>]/g,
	bracketed: /[\s"'\\,;&{}<>()[\]*]/g,
	attribute: /["']/g,
	element: /[\s"'\\<>]/g,
	address: /[\s"'\\<>]/g
};
function groups(...patterns) {
	return function* (text) {
		for (const pattern of patterns) {
			let at = 0;
			for (;;) {
				const match = yield* nextMatch(pattern, text, at);
				if (match === null) break;
				const matched = pattern.lastIndex;
				const name = Object.keys(match.groups ?? {}).find((each) => match?.groups?.[each] !== void 0);
				const start = matched - ((name === void 0 ? match[1] : match.groups?.[name]) ?? "").length;
				const end = name === void 0 ? matched : endOf(text, start, ENDS$2[name]);
				at = end;
				if (!isPlaceholder(text.slice(start, start + MAX_PLACEHOLDER_LENGTH))) yield {
					start,
					end
				};
			}
		}
	};
}
function endOf(text, from, ends) {
	if (ends === void 0) return text.length;
	ends.lastIndex = from;
	return ends.exec(text)?.index ?? text.length;
}
// src/scan/address-credentials.ts
const SIGNING_PARAMETER = /(?:signature|[?#&;]sig|security[-_]?token|[?#&;]upload_id)(?:\[\w{0,20}\])?=[^&;]/i;
const RELATIVE_QUERY = /(?<=[\w/.-])[?#&;](?:[\w-]{0,20}signature|sig|[\w-]{0,20}security[-_]?token|upload_id)=(?=[\w+/.=%-]{0,60}\d|[\w+/.=%-]{24})(?<word>[^\s"'\\,;&{}<>]{6})/gi;
function* signedQueries(text) {
	const pace = new Pace();
	const begin = /\/\//g;
	const queries = /[?#;]/g;
	let query = -1;
	while (begin.test(text)) {
		if (pace.isOver(begin.lastIndex)) yield;
		const end = endOf(text, begin.lastIndex, ENDS_ADDRESS);
		if (query < begin.lastIndex) {
			queries.lastIndex = begin.lastIndex;
			query = queries.exec(text)?.index ?? -1;
		}
		if (query < 0) return;
		if (query < end && SIGNING_PARAMETER.test(text.slice(query, end))) yield {
			start: query + 1,
			end
		};
		begin.lastIndex = Math.max(end, begin.lastIndex);
	}
}
const ENDS_ADDRESS = /[\s"'<>\\]/g;
const AUTHORITY_ENDS = /[/?#\s"'<>\\`]/g;
const MAX_USER_INFO_LENGTH = 1e3;
const TOKEN_SHAPE$1 = /^(?=.{12})(?:.*\d|.{24})/s;
const SLASHES = /(?<![\w/])\/{2,}|(?<=\b(?:https?|wss?|ftps?):)\//gi;
function* userInfo(text) {
	const pace = new Pace();
	const begin = new RegExp(SLASHES);
	for (let slashes = begin.exec(text); slashes !== null; slashes = begin.exec(text)) {
		if (pace.isOver(begin.lastIndex)) yield;
		const start = begin.lastIndex;
		const end = endOf(text, start, AUTHORITY_ENDS);
		begin.lastIndex = end;
		const at = text.slice(start, Math.min(end, start + MAX_USER_INFO_LENGTH)).lastIndexOf("@");
		if (at <= 0 || start + at + 1 === end) continue;
		const info = text.slice(start, start + at);
		const colon = info.indexOf(":");
		const secret = colon < 0 ? info : info.slice(colon + 1);
		if (secret === "" || isPlaceholder(secret)) continue;
		if (colon < 0 && (text[slashes.index - 1] !== ":" || !TOKEN_SHAPE$1.test(secret))) continue;
		yield {
			start,
			end: start + at
		};
	}
}
const LOOKS = new Map([
	...codes([
		727,
		8208,
		8209,
		8210,
		8211,
		8212,
		8213,
		8259,
		8722,
		10134,
		65112,
		65123,
		65293
	], 45),
	...codes([
		133,
		160,
		5760,
		8232,
		8233,
		8239,
		8287,
		12288
	], 32),
	...codes([
		8758,
		42889,
		65109,
		65306
	], 58),
	...codes([65126, 65309], 61),
	...codes([
		171,
		187,
		8220,
		8221,
		8222,
		8223,
		8243,
		8249,
		8250,
		65282
	], 34),
	...codes([
		8216,
		8217,
		8218,
		8219,
		8242,
		65287
	], 39),
	...codes([65308], 60),
	...codes([65310], 62)
]);
function codes(all, ascii) {
	return all.map((code) => [code, ascii]);
}
function asciiOf(unit, next) {
	if (unit < 133) return void 0;
	if (isIgnored(unit, next)) return -1;
	if (unit >= 8192 && unit <= 8202) return 32;
	if (isWide(unit)) return unit - 65248;
	return LOOKS.get(unit);
}
function isWide(unit) {
	return unit >= 65296 && unit <= 65305 || unit >= 65313 && unit <= 65338 || unit === 65343 || unit >= 65345 && unit <= 65370;
}
function isIgnored(unit, next) {
	if (unit < 8192) return unit === 173 || unit === 847 || unit === 1564 || unit === 4447 || unit === 4448 || unit === 6068 || unit === 6069 || unit >= 6155 && unit <= 6159;
	if (unit <= 8303) return unit >= 8203 && unit <= 8207 || unit >= 8234 && unit <= 8238 || unit >= 8288 && unit !== 8293;
	if (unit === 56128) return next >= 56320 && next <= 56815;
	if (unit === 10240 || unit === 12644 || unit === 65440) return true;
	return unit >= 65024 && unit <= 65039 || unit === 65279 || unit >= 65529 && unit <= 65531;
}
// src/scan/decoded-text.ts
var UndecodedText = class {
	text;
	hidesDelimiters = false;
	constructor(text) {
		this.text = text;
	}
	get pieces() {
		return this.text;
	}
	*readText() {
		return this.text;
	}
	offsetOf = (index) => index;
};
var DecodedText = class {
	units;
	starts;
	hidesDelimiters;
	#text;
	constructor(units, starts, hidesDelimiters) {
		this.units = units;
		this.starts = starts;
		this.hidesDelimiters = hidesDelimiters;
	}
	get text() {
		return finish(this.readText());
	}
	get pieces() {
		const { units } = this;
		return {
			length: units.length,
			slice: (start, end) => finish(stringOf(units.subarray(start, end)))
		};
	}
	*readText() {
		this.#text ??= yield* stringOf(this.units);
		return this.#text;
	}
	offsetOf = (index) => this.starts[index];
};
const PIECE$3 = 8192;
const STEP$11 = 65536;
function* stringOf(units) {
	let text = "";
	for (let at = 0; at < units.length; at += PIECE$3) {
		if (at % STEP$11 === 0 && at > 0) yield;
		text += Reflect.apply(String.fromCharCode, void 0, units.subarray(at, at + PIECE$3));
	}
	return text;
}
// src/scan/html-entities.ts
const SEMICOLON = 59;
const MAX_DIGITS$1 = 12;
const NAMED = {
	amp: 38,
	lt: 60,
	gt: 62,
	quot: 34,
	apos: 39,
	colon: 58,
	semi: 59,
	equals: 61,
	hyphen: 45,
	dash: 45,
	lowbar: 95,
	underbar: 95,
	sol: 47,
	bsol: 92,
	num: 35,
	quest: 63,
	commat: 64,
	percnt: 37,
	period: 46,
	comma: 44,
	plus: 43,
	lsqb: 91,
	lbrack: 91,
	rsqb: 93,
	rbrack: 93,
	lcub: 123,
	rcub: 125,
	grave: 96,
	vert: 124,
	tab: 32,
	newline: 32,
	nbsp: 32,
	ensp: 32,
	emsp: 32,
	thinsp: 32,
	shy: 173,
	zerowidthspace: 8203,
	nobreak: 8288,
	zwnj: 8204,
	zwj: 8205,
	lrm: 8206,
	rlm: 8207,
	ndash: 8211,
	mdash: 8212,
	horbar: 8213,
	minus: 8722,
	lsquo: 8216,
	rsquo: 8217,
	ldquo: 8220,
	rdquo: 8221
};
const BARE = [
	"quot",
	"amp",
	"lt",
	"gt",
	"nbsp",
	"shy"
];
const MAX_NAME_LENGTH$1 = Object.keys(NAMED).reduce((longest, { length }) => Math.max(longest, length), 0);
function readEntity(units, at, end) {
	return units[at + 1] === 35 ? readNumber(units, at + 2, end) : readName(units, at + 1, end);
}
function readNumber(units, from, end) {
	const isHex = from < end && (units[from] | 32) === 120;
	const base = isHex ? 16 : 10;
	const first = isHex ? from + 1 : from;
	const last = Math.min(end, first + MAX_DIGITS$1);
	let code = 0;
	let at = first;
	for (; at < last; at++) {
		const digit = digitOf(units[at]);
		if (digit >= base) break;
		code = Math.min(code * base + digit, 1114112);
	}
	if (at === first || code === 0 || code > 65535 || mayGoOn(units, at, end)) return void 0;
	return {
		code,
		next: at < end && units[at] === SEMICOLON ? at + 1 : at
	};
}
function mayGoOn(units, at, end) {
	if (at >= end) return false;
	const unit = units[at];
	return unit === 37 || unit === 38 || unit === 92 || unit >= 128;
}
function digitOf(unit) {
	if (unit >= 48 && unit <= 57) return unit - 48;
	const lower = unit | 32;
	return lower >= 97 && lower <= 102 ? lower - 87 : 99;
}
function readName(units, from, end) {
	let name = "";
	for (let at = from; at < end && at <= from + MAX_NAME_LENGTH$1; at++) {
		const unit = units[at];
		if (unit === SEMICOLON) {
			const code = Object.hasOwn(NAMED, name) ? NAMED[name] : void 0;
			if (code === void 0) break;
			return {
				code,
				next: at + 1
			};
		}
		const lower = unit | 32;
		if (lower < 97 || lower > 122) break;
		name += String.fromCharCode(lower);
	}
	const bare = BARE.find((each) => name.startsWith(each));
	if (bare === void 0 || mayGoOn(units, from + bare.length, end)) return void 0;
	return {
		code: NAMED[bare],
		next: from + bare.length
	};
}
// src/scan/plain-spelling.ts
const PERCENT = 37;
const AMPERSAND = 38;
const MAX_BRACED_DIGITS = 8;
const SHORT_ESCAPES$1 = /* @__PURE__ */ new Set([
	98,
	102,
	110,
	114,
	116
]);
const ESCAPED_SIGNS = /* @__PURE__ */ new Set([
	34,
	39,
	47,
	45,
	95
]);
const MAX_ROUNDS = 4;
const NOT_PLAIN = /[\\%&\t\r\n\u007f-\uffff]/;
function plainSpelling(text) {
	return finish(plainSpellingInSteps(text, false));
}
function* plainSpellingInSteps(text, keepDelimiters) {
	if (!NOT_PLAIN.test(text)) return new UndecodedText(text);
	const units = new Uint16Array(text.length);
	const starts = new Uint32Array(text.length + 1);
	for (let at = 0; at < text.length; at++) {
		units[at] = text.charCodeAt(at);
		starts[at] = at;
	}
	starts[text.length] = text.length;
	return yield* new Decoder(units, starts, text.length, keepDelimiters).run();
}
const STEP$10 = 32768;
function* plainBytesInSteps(bytes, keepDelimiters) {
	const units = new Uint16Array(bytes.length);
	const starts = new Uint32Array(bytes.length + 1);
	let length = 0;
	let next = STEP$10;
	for (let at = 0; at < bytes.length;) {
		if (at >= next) {
			next = at + STEP$10;
			yield;
		}
		starts[length] = at;
		const byte = bytes[at];
		if (byte < 128) {
			units[length++] = byte;
			at++;
			continue;
		}
		const size = sizeOfSequence(bytes, at);
		const code = codeOf(bytes, at, size);
		if (code > 65535) {
			units[length++] = 55232 + (code >> 10);
			starts[length] = at;
			units[length++] = 56320 + (code & 1023);
		} else units[length++] = code;
		at += size;
	}
	starts[length] = bytes.length;
	return yield* new Decoder(units, starts, length, keepDelimiters).run();
}
function sizeOfSequence(bytes, at) {
	const lead = bytes[at];
	const size = lead >= 240 ? 4 : lead >= 224 ? 3 : 2;
	if (lead < 194 || lead > 244) return 1;
	for (let next = 1; next < size; next++) if ((bytes[at + next] & 192) !== 128) return 1;
	return size;
}
function codeOf(bytes, at, size) {
	if (size === 1) return 65533;
	let code = bytes[at] & 127 >> size;
	for (let next = 1; next < size; next++) code = code << 6 | bytes[at + next] & 63;
	return code > 1114111 ? 65533 : code;
}
var Decoder = class {
	units;
	starts;
	length;
	keepDelimiters;
	hidesDelimiters = false;
	again = false;
	written = 0;
	entities;
	constructor(units, starts, length, keepDelimiters) {
		this.units = units;
		this.starts = starts;
		this.length = length;
		this.keepDelimiters = keepDelimiters;
		this.entities = (at) => readEntity(units, at, this.length);
	}
	*run() {
		for (let round = 0; round < MAX_ROUNDS; round++) {
			this.again = false;
			yield* this.decode();
			if (!this.again) break;
		}
		return new DecodedText(this.units.subarray(0, this.length), this.starts, this.hidesDelimiters);
	}
	*decode() {
		const { starts, length } = this;
		const end = starts[length];
		this.written = 0;
		for (let at = 0; at < length;) {
			at = this.decodePart(at, Math.min(length, at + STEP$10));
			if (at < length) yield;
		}
		this.length = this.written;
		starts[this.written] = end;
	}
	decodePart(from, to) {
		const { units } = this;
		let at = from;
		while (at < to) {
			const unit = units[at];
			if (unit === 92) at = this.backslashes(at);
			else if (unit === PERCENT) at = this.percent(at);
			else if (unit === AMPERSAND) at = this.entity(at);
			else if (unit > 32 && unit < 127) this.put(unit, at++);
			else at = this.character(unit, at);
		}
		return at;
	}
	put(unit, at) {
		this.starts[this.written] = this.starts[at];
		this.units[this.written++] = unit;
	}
	putDecoded(code, at) {
		if (code >= 127 || code <= 32) {
			this.character(code, at);
			return;
		}
		if (isPartOfEscape(code) || this.units[this.written - 1] === 92) this.again = true;
		this.put(code, at);
	}
	character(unit, at) {
		if (unit <= 32) {
			this.put(unit === 9 || unit === 10 || unit === 13 || unit === 32 ? 32 : unit, at);
			return at + 1;
		}
		const looks = asciiOf(unit, this.units[at + 1] ?? 0);
		if (looks === void 0) this.put(unit > 65535 ? 65533 : unit, at);
		else if (looks === -1) {
			this.again = true;
			return unit >= 55296 && unit <= 56319 ? at + 2 : at + 1;
		} else this.put(looks, at);
		return at + 1;
	}
	backslashes(at) {
		const { units } = this;
		let next = at + 1;
		while (next < this.length && units[next] === 92) next++;
		const escaped = next < this.length ? units[next] : 0;
		const digits = escaped === 117 ? 4 : escaped === 120 ? 2 : 0;
		if (escaped === 117 && units[next + 1] === 123) {
			const read = this.braced(next + 2);
			if (read !== void 0) {
				this.putDecoded(Math.max(read.code, 32), at);
				return read.next;
			}
		}
		const code = digits === 0 ? -1 : this.hex(next + 1, digits);
		if (code >= 0) {
			this.putDecoded(Math.max(code, 32), at);
			return next + 1 + digits;
		}
		const number = this.numbered(next);
		if (number !== void 0) {
			this.putDecoded(number.code, at);
			return number.next;
		}
		if (ESCAPED_SIGNS.has(escaped)) this.put(escaped, at);
		else if (SHORT_ESCAPES$1.has(escaped)) this.put(32, at);
		else {
			this.put(92, at);
			return next;
		}
		return next + 1;
	}
	numbered(from) {
		const { units } = this;
		const lead = (units[from] ?? 0) - 48;
		if (from >= this.length || lead < 0 || lead > 7) return void 0;
		const isPadded = lead === 0 && this.hex(from, 4) === 0;
		const [second, third] = [(units[from + 1] ?? 0) - 48, (units[from + 2] ?? 0) - 48];
		if (lead < 2 && second >= 0 && second < 8 && third >= 0 && third < 8 && !isPadded && from + 3 <= this.length) return inAscii(asSpace(lead * 64 + second * 8 + third), from + 3);
		const digits = isPadded ? 6 : 2;
		const end = from + digits;
		const code = isPadded || this.hex(end, 1) < 0 ? this.hex(from, digits) : -1;
		return code < 0 ? void 0 : inAscii(code, units[end] === 32 && end < this.length ? end + 1 : end);
	}
	braced(from) {
		let at = from;
		while (at < this.length && this.hex(at, 1) >= 0 && at < from + MAX_BRACED_DIGITS) at++;
		const code = at === from ? -1 : this.hex(from, at - from);
		if (code < 0 || code > 65535 || this.units[at] !== 125) return void 0;
		return {
			code,
			next: at + 1
		};
	}
	percent(at) {
		const wide = ((this.units[at + 1] ?? 0) | 32) === 117 ? this.hex(at + 2, 4) : -1;
		if (wide >= 0) {
			this.putDecoded(Math.max(wide, 32), at);
			return at + 6;
		}
		const first = this.percentByte(at);
		if (first === void 0) {
			this.put(PERCENT, at);
			return at + 1;
		}
		const { code, next } = first;
		if (code >= 194) return this.percentSequence(at, code, next);
		if (code < 127 && (code === 32 || code === 9 || code === 10 || code === 13 || code > 32)) {
			if (!isOrdinary(code)) this.hidesDelimiters = true;
			if (isOrdinary(code) || !this.keepDelimiters) {
				this.putDecoded(code, at);
				return next;
			}
		}
		this.put(PERCENT, at);
		return at + 1;
	}
	percentSequence(at, lead, from) {
		const bytes = [lead];
		let next = from;
		for (let more = lead >= 240 ? 3 : lead >= 224 ? 2 : 1; more > 0; more--) {
			const byte = this.percentByte(next);
			if (byte === void 0) break;
			bytes.push(byte.code);
			next = byte.next;
		}
		const size = sizeOfSequence(bytes, 0);
		const code = size > 1 && size === bytes.length ? codeOf(bytes, 0, size) : 0;
		const looks = code > 65535 ? asciiOf(55232 + (code >> 10), 56320 + (code & 1023)) : asciiOf(code, 0);
		if (looks === void 0) {
			this.put(PERCENT, at);
			return at + 1;
		}
		if (looks === -1) this.again = true;
		else this.put(looks, at);
		return next;
	}
	percentByte(at) {
		const { units } = this;
		if (at >= this.length || units[at] !== PERCENT) return void 0;
		let digits = at + 1;
		while (digits + 1 < this.length && units[digits] === 50 && units[digits + 1] === 53) digits += 2;
		const code = this.hex(digits, 2);
		if (code >= 0) return {
			code,
			next: digits + 2
		};
		return digits > at + 1 ? {
			code: PERCENT,
			next: digits
		} : void 0;
	}
	entity(at) {
		const read = this.entities(at);
		if (read === void 0) {
			this.put(AMPERSAND, at);
			return at + 1;
		}
		this.putDecoded(read.code, at);
		return read.next;
	}
	hex(from, digits) {
		if (from + digits > this.length) return -1;
		let code = 0;
		for (let at = from; at < from + digits; at++) {
			const unit = this.units[at];
			const lower = unit | 32;
			if (unit >= 48 && unit <= 57) code = code * 16 + unit - 48;
			else if (lower >= 97 && lower <= 102) code = code * 16 + lower - 87;
			else return -1;
		}
		return code;
	}
};
function inAscii(code, next) {
	return code >= 32 && code < 127 ? {
		code,
		next
	} : void 0;
}
function asSpace(code) {
	return code === 9 || code === 10 || code === 13 ? 32 : code;
}
function isPartOfEscape(code) {
	const lower = code | 32;
	return code >= 48 && code <= 57 || lower >= 97 && lower <= 122 || code === 92 || code === PERCENT || code === AMPERSAND || code === 35 || code === 59;
}
function isOrdinary(code) {
	return /[\w?&=:/.@#%-]/.test(String.fromCharCode(code));
}
// src/scan/credential-names.ts
const SIGNED_URL = "a signed upload URL";
const ACCESS_KEY = "an access key";
const BEGIN = String.raw`(?:(?<![a-z0-9])|(?<=(?<![\w-])-[a-z]{0,6}h))`;
const KEY_NAME = `${BEGIN}x[-_. ]{0,2}(?:access|api)[-_. ]{0,2}key`;
const SIGNATURE = `${BEGIN}x[-_. ]{0,2}(?:amz|goog)[-_. ]{0,2}(?:signature|security[-_. ]{0,2}token)`;
const UPLOAD_URL = "(?<![a-z0-9])signed[-_]?upload[-_]?url";
const ANY_NAME = "signature|security[-_. ]{0,2}token|x[-_. ]{0,2}(?:access|api)[-_. ]{0,2}key|signed[-_]?upload[-_]?url";
const VALUE_KEYS = "(?:[a-z]{0,9}value|val|content|data|secret|token|key|text|string|password)s?";
const VALUE_KEY = new RegExp(`^${VALUE_KEYS}$`, "i");
function isKeyOfValue(key) {
	return VALUE_KEY.test(key);
}
const MAX_NAME_LENGTH = 300;
const IS_KEY_NAME = /^[^a-z0-9]*x[-_. ]{0,2}(?:access|api)[-_. ]{0,2}key[^a-z0-9]*$/;
const IS_SIGNED_URL_NAME = /^[^a-z0-9]*(?:signeduploadurl|x(?:amz|goog)(?:signature|securitytoken))[^a-z0-9]*$/;
function secretNamed(key) {
	if (key.length > MAX_NAME_LENGTH || !/[xs]|[^\w ]/i.test(key)) return void 0;
	const plain = plainSpelling(key).text.toLowerCase();
	if (IS_SIGNED_URL_NAME.test(plain.replace(/[-_. ]/g, ""))) return SIGNED_URL;
	return IS_KEY_NAME.test(plain) ? ACCESS_KEY : void 0;
}
function isCredentialName(text) {
	return secretNamed(text) !== void 0;
}
// src/scan/named-values.ts
const TAGS = String.raw`(?:<\/?(?:code|b|i|u|s|em|strong|span|tt|kbd|pre|samp|var|mark|a|p|br|div|font|color|size|alpha|nobr|noparse|sub|sup|t[dhr]|d[dt]|li)\b[^<>]{0,100}>\s{0,20}){0,4}`;
const AFTER_NAME = String.raw`(?:\[\d{0,3}\])?[\s"'\x60*\\\])]{0,28}${TAGS}(?:(?:header|value)[\s"'\x60*)]{0,28})?`;
const COMMENT$1 = String.raw`(?:#(?:\S|\s(?!\s)){0,80}\s{2,80})?`;
const BLOCK = String.raw`(?:!{1,2}\w{0,20}\s{1,80}|&\w{1,40}\s{1,80})?${COMMENT$1}(?:[|>][-+0-9]{0,2}\s{1,80}${COMMENT$1})?(?:-\s{1,8})?`;
const CONCATENATION = String.raw`(?:["']\s{0,8}[+.]\s{0,8}(?=["']))?`;
const SEPARATOR = String.raw`(?:[-=~]{1,2}>|[!~+?|]{0,2}[:=]{1,3}>?|[\u2192\u21d2])[*_\])]{0,3}\s{0,80}${CONCATENATION}${TAGS}${BLOCK}`;
const END_OF_TAG = String.raw`(?:\s[^<>]{0,200})?>\s{0,80}(?:<!--[^<>]{0,200}-->\s{0,80})?(?:<[\w:]{1,40}>\s{0,80}){0,3}(?:<!\[CDATA\[\s{0,80})?`;
const ELEMENT$2 = String.raw`(?<element>[^\s"'\\<>]{6})`;
const SCHEME = String.raw`(?:(?:Bearer|Basic|Token|ApiKey|Key)\s{1,8}(?:\w{1,12}=["']?)?)?`;
const PREFIX = `(?:[a-z$@]{1,2}(?=["']))?`;
const TOKEN_SHAPE = String.raw`(?=[\w+/.=-]{12})(?=[a-z_+/.=-]{0,40}\d|[\w+/.=-]{24})`;
const VALUE = String.raw`(?:${PREFIX}(?:"{3}|"{2}(?=\w)|")${SCHEME}(?<quoted>[^"]{6})|${PREFIX}(?:'{3}|'{2}(?=\w)|')${SCHEME}(?<single>[^']{6})|[a-z]?\x60${SCHEME}(?<ticked>[^"\x60]{6})|[([*<]{1,3}["']?${TOKEN_SHAPE}(?<bracketed>[^\s"'\\,;&{}<>()[\]*]{6})|${SCHEME}(?<word>[^\s"'\\,;&{}<]{6}))`;
const VALUE_AFTER_SPACE = String.raw`["'\x60*]{0,3}(?:\s{0,8}(?:[,|;/\u00b7\u2022\u2026]|\.{3})\s{0,80}|\s{1,80})(?:(?:is|was|equals|-?eq|like)[:=]?\s{1,8}|-\s{1,8})?["'\x60*([<]{0,3}${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
const TOKEN$2 = String.raw`["']?${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
const NO_KEY = String.raw`(?!["'][^"']{0,300}["']\s{0,80}:|[\w-]{1,40}\s{0,8}:[\s"'[{])`;
const OTHER_LIST = String.raw`[^[\]{}]{0,200}\]\s{0,80},\s{0,80}(?:["'\x60]?[\w-]{1,30}["'\x60]?\s{0,8}:\s{0,80})?`;
const BETWEEN_MEMBERS = String.raw`[\s,;&]{1,80}`;
function valuesOf(name) {
	const all = (source) => new RegExp(source, "gi");
	return [
		groups(all(name + AFTER_NAME + SEPARATOR + VALUE), all(name + VALUE_AFTER_SPACE), all(String.raw`${name}["'\x60)\]]{0,3}\.\w{1,24}\(\s{0,8}(?=["'\x60])${VALUE}`), all(`${name}${END_OF_TAG}${ELEMENT$2}`), all(String.raw`${name}\s(?:[^<>]{0,200}\s)?${VALUE_KEYS}\s{0,8}=\s{0,8}(?=["'])${VALUE}`), all(String.raw`=\s{0,8}["']${name}["'][^<>]{0,200}>\s{0,80}(?:<!\[CDATA\[\s{0,80})?${ELEMENT$2}`), all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}${NO_KEY}${VALUE}`), all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}${VALUE}`), all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["'][\w-]{1,30}["']\s{0,80}:\s{0,80}${TOKEN$2}`), all(String.raw`${name}["'\x60]?\s{0,8}:\s{0,8}(?:null|undefined|true|""|''|\{\s{0,8}\}|\[\s{0,8}\])\s{0,8},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,8}:\s{0,80}${VALUE}`), all(String.raw`[=:]\s{0,80}["']?${name}["']?${BETWEEN_MEMBERS}["']?${VALUE_KEYS}["']?\s{0,8}[:=]\s{0,80}${BLOCK}${VALUE}`), all(String.raw`(?<!\w)${VALUE_KEYS}\s{0,8}[:=]\s{0,8}["'](?=[^"'<>]{6,300}["']${BETWEEN_MEMBERS}[\w:]{1,30}\s{0,8}[:=]\s{0,8}["']${name})(?<attribute>[^"']{6})`), all(String.raw`${name}\s{0,80}<\/[\w:.-]{1,40}>\s{0,80}<(?:\w{1,20}:)?(?:${VALUE_KEYS}|t[dh]|dd)${END_OF_TAG}${ELEMENT$2}`)),
		(text) => besideNames(text, all(String.raw`:\s{0,20}["']${name}["']`)),
		(text) => insideNames(text, all(String.raw`(?:${name}${AFTER_NAME}[:=]>?\s{0,80}(?=[[{])|["'\x60]${name}["'\x60]\s{0,80},\s{0,80}(?:["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}(?=[[{])|(?=\[))|["'\x60]${name}["'\x60]${OTHER_LIST}(?=\[))`)),
		(text) => blockScalars(text, all(String.raw`${name}${AFTER_NAME}:\s{0,80}[|>][-+0-9]{0,2}\s{2,80}`))
	];
}
const valuesIn = groups(new RegExp(String.raw`["']${VALUE_KEYS}["']\s{0,20}:\s{0,20}${VALUE}`, "gi"));
const NEAR$1 = 400;
function* besideNames(text, names) {
	const brace = /[{}]/g;
	let [before, after] = [0, -1];
	let values;
	let value;
	for (const match of matchesInSteps(names, text)) {
		if (match === void 0) {
			yield;
			continue;
		}
		const { index } = match;
		while (after < index) {
			before = Math.max(0, after);
			brace.lastIndex = after + 1;
			after = brace.exec(text)?.index ?? text.length;
		}
		values ??= valuesIn(text)[Symbol.iterator]();
		value ??= yield* nextOf(values);
		while (value !== void 0 && value.start < Math.max(before, index - NEAR$1)) value = yield* nextOf(values);
		for (; value !== void 0 && value.start < Math.min(after, index + NEAR$1); value = yield* nextOf(values)) yield value;
	}
}
function* nextOf(values) {
	for (;;) {
		const { done, value } = values.next();
		if (done === true || value !== void 0) return done === true ? void 0 : value;
		yield;
	}
}
const MAX_INSIDE = 4e3;
const TOKENS$1 = /"[^"]*"|'[^']*'|[[\]{}]|(?<![\w+/])-?\d[\w.+-]*/g;
const IS_KEY = /\s{0,80}:/y;
const HAS_TOKEN_SHAPE = new RegExp(`^${TOKEN_SHAPE}`, "i");
const MIN_LENGTH = 6;
const MIN_ELEMENTS = 6;
function* insideNames(text, names) {
	for (let at = 0; (yield* nextMatch(names, text, at)) !== null;) {
		const start = names.lastIndex;
		const inside = new Inside(text.slice(start, start + MAX_INSIDE), start);
		yield* inside.values();
		at = Math.max(start, inside.end);
	}
}
var Inside = class {
	text;
	from;
	end;
	elements = [];
	constructor(text, from) {
		this.text = text;
		this.from = from;
		this.end = from;
	}
	*values() {
		const isList = [];
		let key = "";
		for (const { 0: token, index } of this.text.matchAll(TOKENS$1)) {
			this.end = this.from + index + token.length;
			if (token === "[" || token === "{") isList.push(token === "[");
			if (/^[[\]{}]/.test(token)) yield* this.list();
			if ((token === "]" || token === "}") && (isList.pop() === void 0 || isList.length === 0)) return;
			if (/^[[\]{}]/.test(token)) continue;
			const quotes = /^["']/.test(token) ? 1 : 0;
			const value = {
				start: index + quotes,
				end: index + token.length - quotes
			};
			const content = this.text.slice(value.start, value.end);
			const isElement = isList.at(-1) === true;
			IS_KEY.lastIndex = index + token.length;
			if (!isElement && IS_KEY.test(this.text)) key = content;
			else if (content.length < MIN_LENGTH) this.elements.push(value);
			else if ((isElement || isKeyOfValue(key) || HAS_TOKEN_SHAPE.test(content)) && !isPlaceholder(content)) yield this.moved(value);
		}
		yield* this.list();
	}
	*list() {
		const { elements } = this;
		this.elements = [];
		if (elements.length < MIN_ELEMENTS) return;
		let list = elements.map(({ start, end }) => this.text.slice(start, end)).join(",");
		for (const element of elements) {
			yield {
				...this.moved(element),
				list
			};
			list = "";
		}
	}
	moved({ start, end }) {
		return {
			start: this.from + start,
			end: this.from + end
		};
	}
};
const NEXT_LINE = /\s{2,80}(?![\w-]{1,80}\s{0,80}:)(?=[\w+/=.-]{0,200}\d)([\w+/=.-]{6})/y;
const WORD_ENDS = /[\s"'\\,;&{}<>]/g;
function* blockScalars(text, blocks) {
	for (let end = 0; (yield* nextMatch(blocks, text, end)) !== null;) {
		end = endOf(text, blocks.lastIndex, WORD_ENDS);
		for (;;) {
			NEXT_LINE.lastIndex = end;
			if (!NEXT_LINE.test(text)) break;
			const start = NEXT_LINE.lastIndex - MIN_LENGTH;
			end = endOf(text, start, WORD_ENDS);
			yield {
				start,
				end
			};
		}
	}
}
// src/scan/list-mask.ts
const WINDOW = 4;
const ELEMENT$1 = /[\w.+/=-]+/g;
const BETWEEN = /^["']?\s{0,200},\s{0,200}["']?$/;
const MAX_BETWEEN = 403;
var ListMask = class {
	windows = /* @__PURE__ */ new Set();
	constructor(lists) {
		for (const list of lists) {
			const elements = list.split(",");
			for (let at = 0; at + WINDOW <= elements.length; at++) {
				const window = elements.slice(at, at + WINDOW);
				if (new Set(window).size > 1) this.windows.add(window.join());
			}
		}
	}
	*find(text) {
		if (this.windows.size === 0) return;
		let window = [];
		let masked = 0;
		for (const { 0: element, index } of text.matchAll(ELEMENT$1)) {
			const last = window.at(-1)?.end ?? 0;
			if (index - last > MAX_BETWEEN || !BETWEEN.test(text.slice(last, index))) window = [];
			window.push({
				start: index,
				end: index + element.length
			});
			if (window.length > WINDOW) window.shift();
			if (!this.windows.has(window.map(({ start, end }) => text.slice(start, end)).join())) continue;
			for (const each of window) {
				if (each.start >= masked) yield each;
				masked = Math.max(masked, each.end);
			}
		}
	}
};
// src/scan/secret-mask.ts
const HEAD$1 = 6;
const PART = 8;
const MASK$1 = "***";
const STEP$9 = 16384;
const LIST = /^[^\s,]{1,41}(?:,[^\s,]{0,41}){5}/;
var SecretMask = class {
	secrets;
	heads;
	headLengths;
	firsts;
	parts;
	lists;
	constructor(secrets) {
		const spellings = /* @__PURE__ */ new Set();
		const lists = [];
		for (const secret of secrets) {
			if (LIST.test(secret)) lists.push(secret);
			const plain = plainSpelling(secret).text;
			if (plain.trim() !== "") spellings.add(plain);
		}
		this.lists = new ListMask(lists);
		this.secrets = [...spellings].sort();
		const heads = this.secrets.map((secret) => secret.slice(0, HEAD$1));
		this.heads = new Set(heads);
		this.headLengths = new Set(heads.map((head) => head.length));
		this.firsts = new Set(heads.map((head) => head.charCodeAt(0)));
		this.parts = new Parts(this.secrets);
	}
	get isEmpty() {
		return this.secrets.length === 0;
	}
	mask(message) {
		if (this.isEmpty) return message;
		let masked = "";
		let shown = 0;
		for (const each of this.find(plainSpelling(message))) {
			if (each === void 0 || each.start < shown) continue;
			masked += message.slice(shown, each.start) + MASK$1;
			shown = each.end;
		}
		return shown === 0 ? message : masked + message.slice(shown);
	}
	*findIn(bytes) {
		if (this.isEmpty) return;
		const plain = yield* plainBytesInSteps(bytes, false);
		yield* plain.readText();
		yield* this.inLists(plain);
		yield* this.findTexts(plain);
	}
	inLists({ text, offsetOf }) {
		return [...this.lists.find(text)].map(({ start, end }) => ({
			start: offsetOf(start),
			end: offsetOf(end)
		}));
	}
	find(plain) {
		const inLists = this.inLists(plain);
		const found = this.findTexts(plain);
		if (inLists.length === 0) return found;
		return [...[...found].filter((each) => each !== void 0), ...inLists].sort((a, b) => a.start - b.start);
	}
	*findTexts({ text, offsetOf }) {
		let at = 0;
		let next = STEP$9;
		while (at < text.length) {
			if (at >= next) {
				next = at + STEP$9;
				yield;
			}
			let end = this.parts.endOfParts(text, at);
			if (this.beginsAt(text, at)) end = Math.max(end, at + this.longest(text, at));
			if (end === at) {
				at++;
				continue;
			}
			for (let next = this.parts.endOfParts(text, end); next > end; next = this.parts.endOfParts(text, end)) end = next;
			yield {
				start: offsetOf(at),
				end: offsetOf(end)
			};
			at = end;
		}
	}
	beginsAt(text, at) {
		if (!this.firsts.has(text.charCodeAt(at))) return false;
		for (const length of this.headLengths) if (this.heads.has(text.slice(at, at + length))) return true;
		return false;
	}
	longest(text, at) {
		let low = 0;
		let high = this.secrets.length;
		while (low < high) {
			const middle = low + high >> 1;
			if (isBefore(this.secrets[middle], text, at)) low = middle + 1;
			else high = middle;
		}
		return Math.max(common(this.secrets[low - 1] ?? "", text, at), common(this.secrets[low] ?? "", text, at));
	}
};
function isBefore(secret, text, at) {
	const length = common(secret, text, at);
	if (length === secret.length) return at + length < text.length;
	return at + length < text.length && secret.charCodeAt(length) < text.charCodeAt(at + length);
}
function common(secret, text, at) {
	let length = 0;
	while (length < secret.length && at + length < text.length && secret.charCodeAt(length) === text.charCodeAt(at + length)) length++;
	return length;
}
var Parts = class {
	table;
	bits;
	constructor(secrets) {
		let total = 0;
		for (const secret of secrets) total += secret.length;
		this.bits = Math.min(27, Math.max(16, Math.ceil(Math.log2(total + 1)) + 10));
		this.table = new Uint8Array(1 << this.bits - 3);
		for (const secret of secrets) for (let at = 0; at + PART <= secret.length; at++) {
			this.add(this.oneHash(secret, at));
			this.add(this.otherHash(secret, at));
		}
	}
	endOfParts(text, at) {
		let from = at;
		while (this.isPart(text, from)) from++;
		return from === at ? at : from + PART - 1;
	}
	isPart(text, at) {
		if (at + PART > text.length) return false;
		return this.has(this.oneHash(text, at)) && this.has(this.otherHash(text, at));
	}
	add(hash) {
		this.table[hash >> 3] = this.table[hash >> 3] | 1 << (hash & 7);
	}
	has(hash) {
		return (this.table[hash >> 3] & 1 << (hash & 7)) !== 0;
	}
	oneHash(text, at) {
		let hash = 2166136261;
		for (let index = at; index < at + PART; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
		return (hash ^ hash >>> 15) >>> 32 - this.bits;
	}
	otherHash(text, at) {
		let hash = 5381;
		for (let index = at; index < at + PART; index++) hash = Math.imul(hash, 33) + text.charCodeAt(index) | 0;
		const mixed = Math.imul(hash ^ hash >>> 15, 739982445);
		return (mixed ^ mixed >>> 12) >>> 32 - this.bits;
	}
};
// src/scan/values-nearby.ts
const NEAR = 200;
const RUN = /(?<![\w+/.-])[\w+/.-]{12,1000}(?![\w+/.-])={0,2}/g;
const SHORTEST$1 = 12;
const WORDS = /^(?:(?:[a-z]+\d{0,3}|\d+)(?:[_./+-]+|=*$))+$|^\d{4}-\d\d-\d\d/i;
const ADDRESS = /^(?:\/|[a-z][a-z-]*\d?\.[a-z])/;
const BEGINS_ADDRESS = /:\/\/$/;
const BEGINS_VARIABLE = /(?:[$%]\{?|\{\{|<)$/;
const MIN_CHANGES = 3;
const CHANGES = /[a-z](?=\d)|\d(?=[a-z])/gi;
const OTHER_KEY = /([a-z][\w-]{0,40})["'`]?\s{0,4}[:=]\s{0,4}["'`[]{0,2}$/i;
const KEY_OF_ANY = new RegExp(`^(?:(?:\\w{1,20}-)?${VALUE_KEYS}|[a-z]|example|default|sample|code|href|is)$`, "i");
const IN_SENTENCE = /\w\s{1,4}$/;
const KEY_OF_ID = /ids?$/i;
const BORDER = /["'](?:(?=\s{0,80}[:,}\]])|(?<=[[{,:]\s{0,80}["']))/g;
const NAME_BEGINS = /["'`][\w.-]{0,40}$/;
const NAME_ENDS = /^[\w.-]{0,40}["'`]/;
const HAS_VALUE = /^["'`]\s{0,80}:\s{0,80}["'`](?=[^"'`]{6})/;
function valuesNearby(name) {
	return function* (text) {
		const runs = new Runs(text);
		for (const match of matchesInSteps(new RegExp(name, "gi"), text)) if (match === void 0) yield;
		else yield* runs.around(match.index, match.index + match[0].length);
	};
}
var Runs = class {
	text;
	pattern = new RegExp(RUN);
	free = [];
	isAtEnd = false;
	constructor(text) {
		this.text = text;
	}
	*around(start, end) {
		const reach = this.reach(start, end);
		this.readTo(reach.to);
		const free = [];
		for (const run of this.free) {
			if (run.start < start - NEAR) continue;
			const own = run.start < end && run.end > start ? {
				...run,
				start: this.afterName(run, end)
			} : run;
			if (run.start >= reach.from && run.start < reach.to && this.isKey(own, reach)) yield own;
			else free.push(run);
		}
		this.free = free;
	}
	readTo(to) {
		while (!this.isAtEnd && (this.free.at(-1)?.start ?? -1) < to) {
			const match = this.pattern.exec(this.text);
			if (match === null) this.isAtEnd = true;
			else this.free.push({
				start: match.index,
				end: match.index + match[0].length
			});
		}
	}
	reach(start, end) {
		const { text } = this;
		const [from, to] = [Math.max(0, start - NEAR), Math.min(text.length, end + NEAR)];
		const [before, after] = [text.slice(from, start + 1), text.slice(end, to + 1)];
		if (NAME_BEGINS.test(before.slice(0, -1)) && NAME_ENDS.test(after) && !HAS_VALUE.test(after)) return {
			from,
			start,
			end,
			to,
			begin: void 0
		};
		const last = [...before.matchAll(BORDER)].at(-1);
		const first = after.search(BORDER);
		const begin = last === void 0 ? void 0 : from + last.index + 1;
		return {
			from: begin ?? from,
			start,
			end,
			to: first < 0 ? to : end + first,
			begin
		};
	}
	afterName(run, end) {
		let at = end;
		while (at < run.end && !/\w/.test(this.text[at] ?? "")) at++;
		return at;
	}
	isKey({ start, end }, name) {
		const run = this.text.slice(start, end);
		if (run.length < SHORTEST$1 || !/\d/.test(run) || WORDS.test(run) || ADDRESS.test(run) || isPlaceholder(run)) return false;
		const before = this.text.slice(Math.max(0, start - 60), start);
		if (BEGINS_ADDRESS.test(before)) return false;
		if (BEGINS_VARIABLE.test(before) && (run.match(CHANGES)?.length ?? 0) < MIN_CHANGES) return false;
		const other = OTHER_KEY.exec(before);
		const key = other?.[1];
		if (other === null || key === void 0 || KEY_OF_ANY.test(key)) return true;
		const at = start - before.length + other.index;
		if (at < (name.begin ?? 0) || at < name.end && at + key.length > name.start) return true;
		return IN_SENTENCE.test(before.slice(0, other.index)) && !KEY_OF_ID.test(key);
	}
};
// src/scan/secrets.ts
const USER_INFO = "a user name or password in a URL";
const NAMED_ADDRESS = new RegExp(String.raw`(?:${UPLOAD_URL}|${SIGNATURE})[\s"'\x60*\\\])=:>]{1,80}(?<address>(?:https?:)?\/\/[^\s"'\\])`, "gi");
const URL_NAME = `(?:${UPLOAD_URL}|${SIGNATURE})`;
const KEY_ID = /(?:AKIA|ASIA)[0-9A-Z]{16}/;
function all(searches) {
	return function* (text) {
		for (const search of searches) yield* search(text);
	};
}
const SECRET_PATTERNS = [
	{
		name: SIGNED_URL,
		looksLike: "a URL with a parameter such as X-Amz-Signature, X-Goog-Signature, Signature, sig, X-Amz-Security-Token or upload_id",
		needle: /signature|sig[=[]|security[-_]?token|upload_id/gi,
		find: all([signedQueries, groups(RELATIVE_QUERY)])
	},
	{
		name: ACCESS_KEY,
		looksLike: "at least six characters after or beside the name x-access-key or x-api-key",
		needle: /x[-_. ]{0,2}(?:access|api)[-_. ]{0,2}key/gi,
		find: all([...valuesOf(KEY_NAME), valuesNearby(KEY_NAME)])
	},
	{
		name: SIGNED_URL,
		looksLike: "a URL after signedUploadURL, or a value after X-Amz-Signature, X-Goog-Signature or X-Amz-Security-Token",
		needle: /signature|security[-_. ]{0,2}token|signed[-_]?upload[-_]?url/gi,
		find: all([
			groups(NAMED_ADDRESS),
			...valuesOf(URL_NAME),
			valuesNearby(URL_NAME)
		])
	},
	{
		name: ACCESS_KEY,
		looksLike: "AKIA or ASIA followed by 16 capital letters or digits",
		needle: new RegExp(KEY_ID, "g"),
		find: groups(/\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/g)
	},
	{
		name: USER_INFO,
		looksLike: "a user name and password before the host of a URL",
		needle: /[:/]\/[^\s/@]{0,1000}@/g,
		find: userInfo
	}
];
const NEEDLES = SECRET_PATTERNS.map(({ needle }) => needle);
const SHORTEST = 6;
const NEEDLE = new RegExp(`sig[=[]|upload_id|${ANY_NAME}|[:/]/[^\\s/@]{0,1000}@`, "i");
const MAY_BE_HIDDEN = /\\(?:u|x[2-7]|[-_/0-7])|%[2-7cef]|&(?:#|[a-z]+;)|[\u0085-\uffff]/i;
function mayHoldSecrets(text) {
	return mayHoldPlain(text) || MAY_BE_HIDDEN.test(text) && mayHoldPlain(plainSpelling(text).text);
}
function mayHoldPlain(text) {
	return NEEDLE.test(text) || KEY_ID.test(text);
}
function findSecrets(bytes, token, text, key) {
	const found = secretsIn(text, key);
	if (found.length === 0) return [];
	const offsets = utf8Offsets(text, found.flatMap(({ start, end }) => [start, end]));
	const source = sourceOffsets(bytes, token.start, token.end, offsets);
	return found.map(({ name, start, end, list }, index) => ({
		name,
		text: list ?? text.slice(start, end),
		span: span(source[index * 2], source[index * 2 + 1])
	}));
}
function secretTexts(text) {
	return secretsIn(text).map(({ start, end, list }) => list ?? text.slice(start, end));
}
function withoutSecrets(text) {
	const secrets = secretTexts(text);
	return secrets.length === 0 ? text : new SecretMask(secrets).mask(text);
}
function findRawSecrets(bytes, most = Number.POSITIVE_INFINITY) {
	return finish(findRawSecretsInSteps(bytes, most));
}
function* findRawSecretsInSteps(bytes, most) {
	return (yield* secretsOf((keepDelimiters) => plainBytesInSteps(bytes, keepDelimiters), most)).map(({ name, start, end, list }) => ({
		name,
		text: list ?? new TextDecoder().decode(bytes.subarray(start, end)),
		span: span(start, end)
	}));
}
const STEP$8 = 256;
function secretsIn(text, key) {
	const name = key === void 0 ? void 0 : secretNamed(key);
	if (name !== void 0 && text.length >= SHORTEST && !isPlaceholder(text)) return [{
		name,
		start: 0,
		end: text.length
	}];
	if (!mayHoldSecrets(text)) return [];
	return finish(secretsOf((keepDelimiters) => plainSpellingInSteps(text, keepDelimiters)));
}
function* secretsOf(spelling, most = Number.POSITIVE_INFINITY) {
	const plain = yield* spelling(false);
	const all = yield* secretsOfPlain(plain, most);
	if (plain.hidesDelimiters) for (const secret of yield* secretsOfPlain(yield* spelling(true), most)) all.push(secret);
	all.sort((a, b) => a.start - b.start);
	const found = [];
	for (const secret of all) {
		const last = found.at(-1);
		if (last === void 0 || secret.start >= last.end) found.push(secret);
		else if (secret.end > last.end) found[found.length - 1] = {
			...last,
			end: secret.end
		};
	}
	return found;
}
function* secretsOfPlain(plain, most) {
	const all = [];
	const needles = yield* occurringIn(NEEDLES, plain.pieces);
	for (const { name, needle, find } of SECRET_PATTERNS) {
		yield;
		if (!needles.has(needle)) continue;
		for (const each of find(yield* plain.readText())) {
			if (each === void 0) {
				yield;
				continue;
			}
			const { start, end, list } = each;
			const found = {
				name,
				start: plain.offsetOf(start),
				end: plain.offsetOf(end)
			};
			all.push(list === void 0 ? found : {
				...found,
				list
			});
			if (all.length % STEP$8 === 0) yield;
			if (all.length > most * SECRET_PATTERNS.length) break;
		}
	}
	return all;
}
// src/scan/seen-texts.ts
const FIRST_SIZE = 256;
var SeenTexts = class {
	low = new Int32Array(FIRST_SIZE);
	high = new Int32Array(FIRST_SIZE);
	count = 0;
	add(text) {
		if (this.count * 2 >= this.low.length) this.grow();
		let low = text.length;
		let high = -2128831035;
		for (let at = 0; at < text.length; at++) {
			const unit = text.charCodeAt(at);
			low = Math.imul(low, 31) + (unit >= 65 && unit <= 90 ? unit | 32 : unit);
			high = Math.imul(high ^ low, 16777619);
		}
		return this.insert(low | 0, high);
	}
	insert(low, high) {
		const mask = this.low.length - 1;
		const marked = high === 0 && low === 0 ? 1 : high;
		for (let place = (low ^ low >>> 16) & mask;; place = place + 1 & mask) {
			const there = this.high[place];
			if (there === 0 && this.low[place] === 0) {
				this.low[place] = low;
				this.high[place] = marked;
				this.count++;
				return false;
			}
			if (there === marked && this.low[place] === low) return true;
		}
	}
	grow() {
		const { low, high } = this;
		this.low = new Int32Array(low.length * 2);
		this.high = new Int32Array(low.length * 2);
		this.count = 0;
		for (let place = 0; place < low.length; place++) if (low[place] !== 0 || high[place] !== 0) this.insert(low[place], high[place]);
	}
};
// src/json/keys.ts
const KEYS = Symbol("keys");
function keepKeys(object, keys) {
	Object.defineProperty(object, KEYS, { value: keys });
}
function keysOf(object) {
	return object[KEYS] ?? Object.keys(object);
}
// src/json/value-end.ts
const STEP$7 = 1 << 17;
function endOfString(bytes, start, limit = bytes.length) {
	let at = start + 1;
	while (at < limit && bytes[at] !== 34) at += bytes[at] === 92 ? 2 : 1;
	return at + 1;
}
function endOfValue(bytes, start, maxDepth = Number.POSITIVE_INFINITY) {
	const first = bytes[start];
	if (first === 34) return endOfString(bytes, start);
	if (first !== 123 && first !== 91) return endOfScalar(bytes, start);
	const passing = new Passing(bytes, start, maxDepth);
	passing.through(bytes.length);
	return passing.at;
}
function endOfScalar(bytes, start) {
	let at = start;
	while (at < bytes.length) {
		const byte = bytes[at];
		if (byte <= 32 || byte === 44 || byte === 93 || byte === 125) break;
		at++;
	}
	return at;
}
function* endOfContainer(bytes, start) {
	const passing = new Passing(bytes, start);
	while (!passing.through(STEP$7)) yield;
	return passing.at;
}
var Passing = class {
	bytes;
	at;
	maxDepth;
	depth = 0;
	constructor(bytes, at, maxDepth = Number.POSITIVE_INFINITY) {
		this.bytes = bytes;
		this.at = at;
		this.maxDepth = maxDepth;
	}
	through(most) {
		const { bytes, maxDepth } = this;
		const stop = Math.min(bytes.length, this.at + most);
		let { at, depth } = this;
		while (at < stop) {
			const byte = bytes[at];
			if (byte === 34) {
				at = endOfString(bytes, at);
				continue;
			}
			at++;
			if (byte < 91) continue;
			if (byte === 123 || byte === 91) {
				if (++depth > maxDepth) return this.end(-1);
			} else if ((byte === 125 || byte === 93) && --depth === 0) return this.end(at);
		}
		this.at = at;
		this.depth = depth;
		return at >= bytes.length;
	}
	end(at) {
		this.at = at;
		return true;
	}
};
// src/json/parse-in-pieces.ts
const PIECE$2 = 1 << 18;
function parseInPieces(bytes, { escapedKeys, size = PIECE$2, decode = decodeUtf8 }) {
	return new PieceParser(bytes, size, (start, end) => decode(bytes.subarray(start, end)), escapedKeys ? tryParseJson : tryJsonParse).run();
}
function* parseTextInPieces(text) {
	return yield* parseInPieces(yield* bytesOfInSteps(text), {
		escapedKeys: true,
		decode: textOf$1
	});
}
const PARSED_WHOLE = 1 << 20;
function* isJsonInSteps(bytes, decode = decodeUtf8) {
	if (bytes.length > 1048576) return (yield* parseInPieces(bytes, {
		escapedKeys: false,
		decode
	})) !== void 0;
	const text = decode(bytes);
	return text !== void 0 && isJson(text);
}
const INTEGER$1 = /^(?:0|[1-9]\d{0,9})$/;
function comesLast(key, last) {
	if (!INTEGER$1.test(key)) return true;
	return (last === void 0 || INTEGER$1.test(last) && Number(last) < Number(key)) && Number(key) <= MAX_INDEX;
}
const MAX_INDEX = 2 ** 32 - 2;
function isOfWord(byte) {
	return byte !== void 0 && byte >= 43 && byte <= SMALL_Z;
}
const SMALL_Z = 122;
const SMALL_U = 117;
var PieceParser = class {
	bytes;
	size;
	textOf;
	parse;
	at;
	from;
	isAfterValue = false;
	starts = [];
	members = [];
	made = [];
	keys = [];
	root;
	constructor(bytes, size, textOf, parse) {
		this.bytes = bytes;
		this.size = size;
		this.textOf = textOf;
		this.parse = parse;
		this.at = skipSpace(bytes, 0);
		this.from = this.at;
	}
	*run() {
		for (let next = this.next(); next !== "end"; next = this.next()) {
			if (next === "more") {
				yield;
				continue;
			}
			if (!(next === "string" ? yield* this.longString() : next === "close" ? this.close() : this.makeOpen())) return void 0;
			yield;
			if (this.isAfterValue && this.made.length === 0) break;
		}
		if (this.made.length > 0 || skipSpace(this.bytes, this.at) < this.bytes.length) return void 0;
		return this.root ?? (this.mayBeValue() ? this.parsed(this.from, this.at) : void 0);
	}
	mayBeValue() {
		const { bytes, from, at } = this;
		if (at - from <= this.size) return true;
		const first = bytes[from];
		if (first === 123 || first === 91) return true;
		let end = first === 34 ? endOfString(bytes, from) : from;
		while (isOfWord(bytes[end])) end++;
		return skipSpace(bytes, end) >= at;
	}
	next() {
		const { bytes, starts, members, made, size } = this;
		const enough = this.from + size;
		let { at } = this;
		for (const most = at + size; at < bytes.length;) {
			if (at >= most) return this.stopped(at, "more");
			const byte = bytes[at];
			if (byte === 34) {
				const end = endOfString(bytes, at, at + size);
				if (end > at + size) return this.stopped(at, "string");
				at = end;
				continue;
			}
			if (byte === 44 && starts.length > 0) members[members.length - 1] = at + 1;
			else if (byte === 123 || byte === 91) {
				starts.push(at);
				members.push(at + 1);
			} else {
				if (byte === 125 || byte === 93) {
					if (made.length > 0 && made.length === starts.length) return this.stopped(at, "close");
					starts.pop();
					members.pop();
					if (starts.length === 0) return this.stopped(at + 1, "end");
				}
				at++;
				continue;
			}
			at++;
			if (at > enough) return this.stopped(at, "piece");
		}
		return this.stopped(at, "end");
	}
	stopped(at, next) {
		this.at = at;
		return next;
	}
	makeOpen() {
		const { bytes, starts, members, made } = this;
		for (let level = Math.max(0, made.length - 1); level < starts.length; level++) {
			if (level === made.length) {
				const start = starts[level];
				const container = bytes[start] === 91 ? [] : {};
				if (!this.put(container, start, start + 1)) return false;
				made.push(container);
				this.keys.push([]);
				this.isAfterValue = false;
			}
			const member = members[level];
			if (member <= this.from) continue;
			if (!this.addUpTo(member - 1, false)) return false;
			this.from = member;
			this.isAfterValue = false;
		}
		return true;
	}
	close() {
		const { bytes, starts, members, made } = this;
		const mayBeEmpty = this.from === starts.pop() + 1;
		if (!this.addUpTo(this.at, mayBeEmpty)) return false;
		members.pop();
		const container = made.pop();
		const keys = this.keys.pop();
		if (isObject(container) && keys !== void 0) keepKeys(container, keys);
		this.from = ++this.at;
		this.isAfterValue = true;
		return bytes[this.at - 1] === (Array.isArray(container) ? 93 : 125);
	}
	addUpTo(end, mayBeEmpty) {
		const { bytes, made } = this;
		let start = skipSpace(bytes, this.from);
		if (start === end) return this.isAfterValue || mayBeEmpty;
		if (this.isAfterValue) {
			if (bytes[start] !== 44) return false;
			start = skipSpace(bytes, start + 1);
			if (start === end) return false;
		}
		const container = made.at(-1);
		const text = this.textOf(start, end);
		if (text === void 0 || container === void 0) return false;
		const value = this.parse(Array.isArray(container) ? `[${text}]` : `{${text}}`);
		if (Array.isArray(container)) {
			if (!Array.isArray(value)) return false;
			for (const element of value) container.push(element);
			return true;
		}
		if (!isObject(value)) return false;
		for (const key in value) this.addMember(container, key, value[key]);
		return true;
	}
	addMember(container, key, value) {
		const keys = this.keys.at(-1);
		if (keys !== void 0 && !Object.hasOwn(container, key)) {
			if (comesLast(key, keys.at(-1))) keys.push(key);
			else this.keys[this.keys.length - 1] = void 0;
		}
		setMember(container, key, value);
	}
	put(value, start, end) {
		const { bytes, made } = this;
		const container = made.at(-1);
		const before = skipSpace(bytes, this.from);
		if (this.isAfterValue) return false;
		if (!isObject(container)) {
			if (before !== start) return false;
			if (container === void 0) this.root = value;
			else container.push(value);
		} else {
			const keyEnd = bytes[before] === 34 ? endOfString(bytes, before) : before;
			const colon = skipSpace(bytes, keyEnd);
			const key = this.parsed(before, keyEnd);
			if (typeof key !== "string" || bytes[colon] !== 58) return false;
			if (skipSpace(bytes, colon + 1) !== start) return false;
			this.addMember(container, key, value);
		}
		this.from = end;
		return true;
	}
	*longString() {
		if (!this.makeOpen()) return false;
		const { bytes } = this;
		const start = this.at;
		if (isObject(this.made.at(-1)) && skipSpace(bytes, this.from) === start) {
			this.at = endOfString(bytes, start);
			return true;
		}
		let text = "";
		for (this.at++; bytes[this.at] !== 34; yield) {
			const part = this.partOfString();
			if (typeof part !== "string") return false;
			text += part;
		}
		this.at++;
		if (!this.put(text, start, this.at)) return false;
		this.isAfterValue = true;
		return true;
	}
	partOfString() {
		const { bytes, size, at: start } = this;
		let at = start;
		for (const enough = start + size; at < bytes.length && bytes[at] !== 34;) {
			if (at >= enough && !isContinuation(bytes[at])) break;
			at += bytes[at] !== 92 ? 1 : bytes[at + 1] === SMALL_U ? 6 : 2;
		}
		this.at = at;
		const text = at < bytes.length ? this.textOf(start, at) : void 0;
		return text === void 0 ? void 0 : this.parse(`"${text}"`);
	}
	parsed(start, end) {
		const text = this.textOf(start, end);
		return text === void 0 ? void 0 : this.parse(text);
	}
};
// src/json/syntax/fault-list.ts
var FaultList = class {
	limit;
	maxPlaces;
	found = [];
	throughout = /* @__PURE__ */ new Set();
	mistakes = 0;
	strayEnd = -1;
	constructor(limit, maxPlaces) {
		this.limit = limit;
		this.maxPlaces = maxPlaces;
	}
	get all() {
		this.updateSpan();
		return this.found;
	}
	get isFull() {
		return this.mistakes >= this.limit || this.found.length >= this.maxPlaces;
	}
	get last() {
		return this.all.at(-1);
	}
	get count() {
		return this.found.length;
	}
	nameBracket(index, opened, byIndentation) {
		const fault = this.found[index];
		if (fault === void 0) return;
		this.found[index] = {
			...fault,
			kind: "missing-bracket",
			opened,
			...byIndentation && { byIndentation }
		};
	}
	add(kind, at, details = {}) {
		if (this.isFull) return;
		this.updateSpan();
		if (!isThroughout(kind) || !this.throughout.has(kind)) this.mistakes++;
		this.throughout.add(kind);
		this.strayEnd = kind === "stray-character" ? at.end : -1;
		const { opened, byIndentation, fix, path } = details;
		this.found.push({
			kind,
			span: at,
			...opened && { opened },
			...byIndentation && { byIndentation },
			...fix && { fix },
			...path && { path }
		});
	}
	addStray(start, end, fix) {
		if (this.strayEnd !== start) {
			this.add("stray-character", span(start, end), { fix });
			return;
		}
		this.strayEnd = end;
		const last = this.found.at(-1);
		if (last?.fix === void 0 || last.fix.replacements.some((one) => one.span.end >= end)) return;
		const { fix: _, ...bare } = last;
		this.found[this.found.length - 1] = bare;
	}
	updateSpan() {
		const last = this.found.at(-1);
		if (this.strayEnd < 0 || last === void 0 || last.span.end === this.strayEnd) return;
		this.found[this.found.length - 1] = {
			...last,
			span: span(last.span.start, this.strayEnd)
		};
	}
	withdrawFixes() {
		for (const [index, { fix: _, ...fault }] of this.all.entries()) this.found[index] = fault;
	}
};
// src/json/syntax/mangled/mangling.ts
function fromUtf8(text) {
	return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
function toByteText(bytes) {
	return finish(toByteTextInSteps(bytes));
}
function* toByteTextInSteps(bytes) {
	const pieces = [];
	for (let at = 0; at < bytes.length; at += 8192) {
		pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
		yield;
	}
	return pieces.join("");
}
function bytePattern(...characters) {
	return characters.map((character) => toByteText(new TextEncoder().encode(character))).join("|");
}
function* replacing(text, pattern, by) {
	const found = [];
	const pace = new Pace();
	for (const match of matchesInSteps(pattern, text)) {
		if (match === void 0 || pace.isOver(match.index)) yield;
		if (match === void 0) continue;
		const written = by(match);
		if (written !== void 0) found.push(replaced$1(match.index, match.index + match[0].length, written));
	}
	return found;
}
function replaced$1(start, end, text) {
	return {
		span: span(start, end),
		text
	};
}
// src/json/syntax/mangled/escapes-of-formats.ts
const ENTITIES = {
	quot: "\"",
	apos: "'",
	amp: "&",
	lt: "<",
	gt: ">",
	nbsp: " ",
	lbrace: "{",
	rbrace: "}",
	lcub: "{",
	rcub: "}",
	lbrack: "[",
	rbrack: "]",
	lsqb: "[",
	rsqb: "]",
	colon: ":",
	comma: ",",
	bsol: "\\",
	ldquo: "\u201c",
	rdquo: "\u201d",
	lsquo: "\u2018",
	rsquo: "\u2019",
	hellip: "\u2026",
	ndash: "\u2013",
	mdash: "\u2014"
};
const ESCAPED_QUOTE = /&(?:amp;)*(?:quot|#0*34|#[xX]0*22|ldquo|#123|#[xX]7[bB]|lcub|lbrace);/g;
const htmlEscapes = {
	*suspect(text) {
		const first = yield* nextMatch(ESCAPED_QUOTE, text, 0);
		if (first === null) return;
		const extra = (first[0].match(/amp;/g) ?? []).length;
		yield {
			kind: "html-escapes",
			start: first.index,
			end: first.index + first[0].length,
			named: first[0],
			replacements: yield* replacing(text, /&((?:amp;)*)(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, (match) => {
				const [, repeated = "", name = ""] = match;
				const layers = repeated.length / 4;
				const character = entity(name);
				if (character === void 0) return void 0;
				return layers <= extra ? character : `&${"amp;".repeat(layers - extra - 1)}${name};`;
			})
		};
	},
	examples: [
		["{&quot;settings&quot;: {&quot;title&quot;: &quot;A &amp; B&quot;}}", "{\"settings\": {\"title\": \"A & B\"}}"],
		["{&#34;settings&#34;: {}}", "{\"settings\": {}}"],
		["{&#x22;a&#x22;: &#x22;caf&#xe9;&#x22;}", "{\"a\": \"caf\u00e9\"}"],
		["{&amp;quot;a&amp;quot;: &amp;quot;&amp;lt;b&amp;gt;&amp;quot;}", "{\"a\": \"<b>\"}"]
	]
};
function entity(name) {
	if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : void 0;
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
	if (code === 160) return " ";
	return code > 0 && code <= 1114111 && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : void 0;
}
const percentEscapes = {
	*suspect(text) {
		const first = /^\s*(?:[\w.-]{1,64}=)?(%(?:25)*(?:7[bB]|5[bB]))/.exec(text) ?? (yield* nextMatch(/%(?:25)*22/g, text, 0));
		if (first === null) return;
		const [extra] = /^(?:25)*(?=7|5[bB]|22$)/.exec(first.at(-1)?.slice(1) ?? "") ?? [""];
		const layers = extra.length / 2;
		const isForm = !/[ \n]/.test(text.trim()) && text.includes("+");
		for (const plus of isForm ? [true, false] : [false]) yield {
			kind: "percent-escapes",
			start: first.index,
			end: first.index + first[0].length,
			replacements: [...removedStart(/^\s*[\w.-]{1,64}=/.exec(text)), ...yield* replacing(text, plus ? /(?:%(?:25)*[\da-fA-F]{2})+|\+/g : /(?:%(?:25)*[\da-fA-F]{2})+/g, ([all]) => all === "+" ? " " : percentDecoded(all, layers + 1))]
		};
	},
	examples: [
		["%7B%22a%22%3A%20%22caf%C3%A9%20%2B%22%7D", "{\"a\": \"caf\u00e9 +\"}"],
		["json=%7B%22a%22%3A+1%7D", "{\"a\": 1}"],
		["%257B%2522a%2522%3A1%257D", "{\"a\":1}"],
		["{%22a%22:%20{}}", "{\"a\": {}}"]
	]
};
function removedStart(match) {
	return match === null ? [] : [replaced$1(0, match[0].length, "")];
}
function percentDecoded(text, layers) {
	return fromUtf8(text.replace(/%((?:25)*)([\da-fA-F]{2})/g, (_, repeated, hex) => {
		const left = repeated.length / 2 - layers;
		return left < 0 ? String.fromCharCode(Number.parseInt(hex, 16)) : `%${"25".repeat(left)}${hex}`;
	}));
}
const quotedPrintable = {
	*suspect(text) {
		const first = yield* nextMatch(/=(?:22|7B|0A|0D|3D|5C)|=[ \t]*\r?\n/g, text, 0);
		if (first === null || !(yield* occursIn(/=[ \t]*\r?\n|=(?:22|3D)/g, text))) return;
		yield {
			kind: "quoted-printable",
			start: first.index,
			end: first.index + first[0].trimEnd().length,
			replacements: yield* replacing(text, /=[ \t]*\r?\n|(?:=[\dA-F]{2})+/g, ([all]) => /\s$/.test(all) ? "" : percentDecoded(all.replaceAll("=", "%"), 1))
		};
	},
	examples: [["{\"title\": \"caf=C3=A9 and a long na=\r\nme\", \"b\": \"=3D\"}", "{\"title\": \"caf\u00e9 and a long name\", \"b\": \"=\"}"], ["{=22a=22: 1}", "{\"a\": 1}"]]
};
const base64 = {
	*suspect(text) {
		const beginning = /^\s*(?:data:[\w/+.;=-]{0,80};base64,)?(?=[eWI][A-Za-z0-9+/_-]{3})/.exec(text);
		if (beginning === null) return;
		const start = beginning[0].length;
		const body = text.slice(start);
		if (!/^[A-Za-z0-9+/=_\s-]+$/.test(body)) return;
		const decoded = base64Decoded(body.replace(/\s+/g, ""));
		if (decoded === void 0 || !beginsLikeJson(decoded)) return;
		yield {
			kind: "base64",
			start,
			end: start + Math.min(body.length, 16),
			replacements: [replaced$1(0, text.length, fromUtf8(decoded))],
			isSure: true
		};
	},
	examples: [["eyJzZXR0aW5ncyI6e319\n", "{\"settings\":{}}"], ["data:application/json;base64,ewogICJhIjogMQp9", "{\n  \"a\": 1\n}"]]
};
function base64Decoded(text) {
	try {
		return atob(text.replace(/-/g, "+").replace(/_/g, "/"));
	} catch {
		return;
	}
}
// src/json/syntax/mangled/inner-quotes.ts
const FIRST$2 = /[{[,:]\s*((?:\\\\)+"|\/")/g;
const innerQuotes = {
	*suspect(text) {
		const first = yield* nextMatch(FIRST$2, text, 0);
		const written = first?.[1];
		if (first === null || written === void 0) return;
		const start = first.index + first[0].length - written.length;
		const found = {
			kind: "inner-quotes",
			start,
			end: start + written.length,
			named: written.slice(-3)
		};
		if (written.startsWith("/")) {
			const replacements = yield* replacing(text, /\/"/g, () => "\\\"");
			yield {
				...found,
				replacements
			};
			return;
		}
		for (const fewer of [(count) => count / 2, (count) => count - 1]) {
			const replacements = yield* replacing(text, /(?<!\\)(\\+)"/g, ({ 1: slashes = "" }) => slashes.length % 2 === 0 ? `${"\\".repeat(fewer(slashes.length))}"` : void 0);
			yield {
				...found,
				replacements
			};
		}
	},
	examples: [
		[String.raw`{"logic": {"2": "{\\"a\\":\\"{\\\\\\"b\\\\\\":1}\\"}", "4": "{\"c\":\"\\\"\"}"}}`, String.raw`{"logic": {"2": "{\"a\":\"{\\\"b\\\":1}\"}", "4": "{\"c\":\"\\\"\"}"}}`],
		[String.raw`{"2": "{\\"a\\":\\"{\\\\"b\\\\":1}\\"}"}`, String.raw`{"2": "{\"a\":\"{\\\"b\\\":1}\"}"}`],
		["{\"logic\": {\"2\": \"{/\"Tasks/\": []}\"}}", String.raw`{"logic": {"2": "{\"Tasks\": []}"}}`]
	]
};
// src/text/text-lines.ts
function* textLines(text) {
	let start = 0;
	for (const { index } of text.matchAll(/[\r\n]/g)) {
		if (index > start) yield {
			line: text.slice(start, index),
			index: start
		};
		start = index + 1;
	}
	if (start < text.length) yield {
		line: text.slice(start),
		index: start
	};
}
// src/json/syntax/mangled/line-ends.ts
const FIRST$1 = /^\s*[{[][ \t]*([^\s"'{}[\],:][^"{}[\],]{0,19})[ \t]*$/;
const INDENT = /^(?:[ \t]*(?:&(?:nbsp|ensp|emsp|#160|#xa0);|\\t))+/i;
const ONE_SPACE = /&#?\w+;/g;
const lineEnds = {
	*suspect(text) {
		const firstLine = /[^\r\n]+/.exec(text.slice(0, 4096))?.[0] ?? "";
		const mark = FIRST$1.exec(firstLine)?.[1]?.trimEnd();
		const found = [];
		let lines = 0;
		let marked = 0;
		const pace = new Pace();
		for (const { line, index } of textLines(text)) {
			if (pace.isOver(index)) yield;
			if (line.trim() === "") continue;
			lines++;
			const kept = line.trimEnd();
			const [indent] = kept !== mark && INDENT.exec(line.slice(0, 1e3)) || [];
			const isMarked = mark !== void 0 && kept.endsWith(mark);
			if (isMarked || indent !== void 0) marked++;
			if (indent !== void 0) found.push(replaced$1(index, index + indent.length, indent.replace(ONE_SPACE, " ").replaceAll("\\t", "	")));
			if (!isMarked) continue;
			const end = index + kept.length;
			found.push(replaced$1(end - mark.length, end, ""));
		}
		const [first] = found;
		if (first === void 0 || marked < 2 || marked < (lines - 2) * .95) return;
		const { start, end } = first.span;
		yield {
			kind: mark !== void 0 && text.slice(start, end) === mark ? "line-ends" : "line-indents",
			start,
			end,
			named: text.slice(start, end).trim(),
			replacements: found,
			isSure: marked >= 3
		};
	},
	examples: [
		["{<br>\n  \"a\": 1,<br>\n  \"b\": 2<br>\n}<br>\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"],
		["{ <br />\r\n  \"a\": 1 <br />\r\n}", "{ \r\n  \"a\": 1 \r\n}"],
		["{\\n\n  \"a\": 1,\\n\n  \"b\": 2\\n\n}\\n\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"],
		["{\n&nbsp;&nbsp;\"a\": 1,\n&nbsp;&nbsp;\"b\": 2\n}\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"],
		["{<br/>\n&nbsp; \"a\": [<br/>\n&nbsp; ]<br/>\n}", "{\n  \"a\": [\n  ]\n}"],
		["{\n\\t\"a\": 1,\n\\t\"b\": 2\n}\n", "{\n	\"a\": 1,\n	\"b\": 2\n}\n"]
	]
};
const lineCommas = {
	*suspect(text) {
		const found = [];
		let lines = 0;
		let marked = 0;
		let pending;
		const pace = new Pace();
		for (const { line, index } of textLines(text)) {
			if (pace.isOver(index)) yield;
			const kept = line.trim();
			if (kept === "") continue;
			if (pending !== void 0 && /^[}\]]/.test(kept)) found.push(replaced$1(pending, pending + 1, ""));
			pending = void 0;
			if (/[{[]$/.test(kept)) continue;
			lines++;
			if (!kept.endsWith(",")) continue;
			marked++;
			const comma = index + line.trimEnd().length - 1;
			if (/[{[,],$/.test(kept)) found.push(replaced$1(comma, comma + 1, ""));
			else pending = comma;
		}
		if (pending !== void 0) found.push(replaced$1(pending, pending + 1, ""));
		const [first] = found;
		if (first === void 0 || found.length < 3 || marked < (lines - 2) * .95) return;
		const { start, end } = first.span;
		yield {
			kind: "line-commas",
			start,
			end,
			replacements: found
		};
	},
	examples: [["{,\n  \"a\": 1,,\n  \"b\": 2,\n},\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"], ["{\n  \"a\": {\n    \"b\": 1,\n  },\n},\n", "{\n  \"a\": {\n    \"b\": 1\n  }\n}\n"]]
};
// src/json/syntax/mangled/line-starts.ts
const MAX_PREFIX_LENGTH = 200;
const linePrefixes = {
	*suspect(text) {
		const end = /[\r\n]/.exec(text.slice(0, 4096))?.index ?? Math.min(text.length, 4096);
		const firstStart = /[^\r\n]/.exec(text)?.index ?? 0;
		const firstLine = text.slice(firstStart, firstStart === 0 ? end : firstStart + 4096).split(/[\r\n]/, 1)[0] ?? "";
		for (const bracket of ["{", "["]) {
			const length = bracket === "{" ? firstLine.indexOf("{") : firstLine.lastIndexOf("[");
			const prefix = firstLine.slice(0, Math.max(0, length));
			if (prefix.trim() === "" || length > MAX_PREFIX_LENGTH || /["{]/.test(prefix)) continue;
			const replacements = yield* withoutPrefix(text, prefix);
			if (replacements === void 0) continue;
			const [first] = replacements;
			if (first === void 0) continue;
			yield {
				kind: kindOf(prefix),
				start: first.span.start,
				end: first.span.start + prefix.trimEnd().length,
				named: prefix.trim(),
				replacements,
				isSure: replacements.length >= 3
			};
		}
	},
	examples: [
		["     1	{\n     2	  \"a\": 1\n     3	}\n", "{\n  \"a\": 1\n}\n"],
		[" 9 | {\n10 |   \"a\": [\n11 |     1\n12 |   ]\n13 | }", "{\n  \"a\": [\n    1\n  ]\n}"],
		["1:{\r\n2:  \"a\": 1\r\n3:}", "{\r\n  \"a\": 1\r\n}"],
		["> {\n>   \"a\": 1\n> }\n", "{\n  \"a\": 1\n}\n"],
		["// {\n//   \"a\": 1\n// }\n", "{\n  \"a\": 1\n}\n"],
		["2026-01-31T10:00:09.9Z INFO {\n2026-01-31T10:00:10.0Z INFO   \"a\": 1\n2026-01-31T10:00:10.2Z INFO }\n", "{\n  \"a\": 1\n}\n"],
		["[INFO] [1] {\n[INFO] [1]   \"a\": [\n[INFO] [1]   ]\n[INFO] [1] }\n", "{\n  \"a\": [\n  ]\n}\n"],
		["web_1  | {\nweb_1  |   \"a\": 1\nweb_1  | }", "{\n  \"a\": 1\n}"]
	]
};
function kindOf(prefix) {
	if (/^(?:L|ln|line|#|\(|\[)?\s?\d+\s*[^\s\w]{0,3}$/i.test(prefix.trim())) return "line-numbers";
	if (/^[+-]\s*$/.test(prefix)) return "diff-marks";
	return /^[^\s\w[({]{1,4}$/.test(prefix.trim()) ? "line-marks" : "log-prefix";
}
function* withoutPrefix(text, prefix) {
	const pattern = new RegExp(`^${likeIt(prefix)}`);
	const bare = new RegExp(`^${likeIt(prefix.trimEnd())}\\s*$`);
	const found = [];
	const pace = new Pace();
	let lines = 0;
	for (const { line, index } of textLines(text)) {
		if (pace.isOver(index)) yield;
		if (line.trim() === "") continue;
		lines++;
		const head = line.slice(0, 400);
		const [match] = pattern.exec(head) ?? bare.exec(head) ?? [];
		if (match !== void 0) found.push(replaced$1(index, index + match.length, ""));
		else if (lines <= 2 || found.length < lines * .95) return void 0;
	}
	return lines < 2 && !/^[ \t]*(?:\d|[>+|]|\[[A-Za-z\d])[^"{]*$/.test(prefix) ? void 0 : found;
}
function likeIt(prefix) {
	const body = prefix.trimEnd();
	const pieces = body.match(/\d+|[A-Za-z]+|\s+|[^\dA-Za-z\s]/g) ?? [];
	const pattern = pieces.map((piece) => {
		if (/^\d/.test(piece)) return "\\d+";
		if (/^[A-Z]+$/.test(piece)) return "[A-Z]+";
		if (/^[A-Za-z]/.test(piece)) return piece;
		return /^\s/.test(piece) ? "\\s+" : `\\${piece}`;
	});
	const space = prefix.slice(body.length);
	const indent = /^\s/.test(prefix) || /^\s*\d/.test(prefix) ? "[ \\t]*" : "";
	const isIndented = /^\s/.test(pieces[0] ?? "");
	return `${indent}${pattern.slice(isIndented ? 1 : 0).join("")}${space}`;
}
const diffMarks = {
	*suspect(text) {
		const header = /^(?:diff --git |Index: |--- |\+\+\+ |@@ -\d)/m.exec(text.slice(0, 2e3));
		const marked = yield* nextMatch(/^[+-](?![\d.])/gm, text, 0);
		if (marked === null) return;
		const isPatch = header !== null && text.slice(0, header.index).trim() === "";
		const found = [];
		let inHeader = isPatch;
		let ofHunks = 0;
		const hasAdded = yield* occursIn(/\n\+/g, text);
		const pace = new Pace();
		for (const match of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
			if (pace.isOver(match.index)) yield;
			const [line] = match;
			const end = match.index + line.length;
			if (line.startsWith("@@ ")) {
				inHeader = false;
				ofHunks++;
				found.push(replaced$1(match.index, end, ""));
			} else if (inHeader || line.startsWith("\\ No newline")) found.push(replaced$1(match.index, end, ""));
			else if (line.startsWith("-") && hasAdded) found.push(replaced$1(match.index, end, ""));
			else if (/^[-+ ]/.test(line)) found.push(replaced$1(match.index, match.index + 1, ""));
			else if (line.trim() !== "") return;
		}
		const start = isPatch ? 0 : marked.index;
		yield {
			kind: "diff-marks",
			start,
			end: isPatch ? header[0].length : start + 1,
			...ofHunks < 2 && { replacements: found },
			isSure: isPatch
		};
	},
	examples: [
		["+{\n+  \"a\": 1\n+}\n", "{\n  \"a\": 1\n}\n"],
		[" {\n-  \"a\": 1\n+  \"a\": 2\n }\n", "{\n  \"a\": 2\n}\n"],
		["-{\n-  \"a\": 1\n-}\n", "{\n  \"a\": 1\n}\n"],
		["--- a/room.json\n+++ b/room.json\n@@ -1,3 +1,3 @@\n {\n-  \"a\": 1\n+  \"a\": 2\n }\n", "{\n  \"a\": 2\n}\n"],
		["@@ -7,3 +7,3 @@ \"quests\": {\n   \"x\": {\n-  \"a\": 1\n+  \"a\": 2\n   },\n", void 0]
	]
};
const terminalColors = {
	*suspect(text) {
		const first = yield* nextMatch(COLOR, text, 0);
		if (first === null) return;
		const replacements = yield* replacing(text, COLOR, () => "");
		const { index: start, 0: written } = first;
		yield {
			kind: "terminal-colors",
			start,
			end: start + written.length,
			named: written,
			replacements,
			isSure: written.startsWith("\x1B")
		};
	},
	examples: [
		["\x1B[1;39m{\n  \x1B[0m\x1B[34;1m\"a\"\x1B[0m\x1B[1;39m:\x1B[0m 1\n}\x1B[0m\n", "{\n  \"a\": 1\n}\n"],
		["[1;39m{[0m\n  [34;1m\"a\"[0m: [39m1[0m\n}", "{\n  \"a\": 1\n}"],
		["^[[1m{^[[0m\"a\": ^[[32m\"b\"^[[0m}", "{\"a\": \"b\"}"],
		["\\u001b[1m{\\u001b[0m\"a\": 1}", "{\"a\": 1}"]
	]
};
const COLOR = /\x1b\](?:[^\x07\x1b\n]{0,2000})(?:\x07|\x1b\\)|(?:\x1b|\^\[|\\u001[bB]|\\x1[bB]|\\033|\\e|\xe2\x90\x9b|\xef\xbf\xbd)?\[(?:\d{1,3}(?:;\d{1,3}){0,9})?[mK]|\x1b\([B0]/g;
// src/json/syntax/mangled/quotes.ts
const doubledQuotes = {
	*suspect(text) {
		const first = yield* nextMatch(/[{[]\s*(""[^"])/g, text, 0);
		if (first === null || !(yield* areMostlyDoubled(text))) return;
		const start = first.index + first[0].length - 3;
		const cell = /(?:^|[,;\t\n(=])\s{0,9}@?"\s{0,99}(?=[{[])/.exec(text.slice(0, first.index + 1));
		const from = cell === null ? 0 : cell.index + cell[0].length;
		const last = text.lastIndexOf("\"");
		const isCell = cell !== null && /^"[;,)\s]/.test(`${text.slice(last)}\n`);
		const to = isCell ? last : text.length;
		const isAlone = !isCell || text.slice(0, from).replace(/[\s"@]/g, "") === "" && /^"[;)\s]*$/.test(text.slice(to));
		const replacements = yield* replacing(text, /""/g, ({ index }) => index >= from && index + 2 <= to ? "\"" : void 0);
		if (from > 0) replacements.unshift(replaced$1(0, from, ""));
		if (isCell) replacements.push(replaced$1(to, text.length, ""));
		yield {
			kind: "doubled-quotes",
			start,
			end: start + 2,
			...isAlone ? { replacements } : {},
			isSure: (yield* occursThrice(/""[\w$]/g, text)) && !(yield* occursIn(/[^"]"[\w$]/g, text.slice(from, to)))
		};
	},
	examples: [
		["{\"\"settings\"\": {\"\"title\"\": \"\"\"\"}}", "{\"settings\": {\"title\": \"\"}}"],
		["\"{\"\"settings\"\": {\"\"a\"\": \"\"\\\"\"b\\\"\"\"\"}}\"\r\n", "{\"settings\": {\"a\": \"\\\"b\\\"\"}}"],
		["id,name,snapshot\n1,Garden,\"{\"\"a\"\": \"\"b\"\", \"\"c\"\": \"\"d\"\"}\"\n", void 0]
	]
};
function* occursThrice(pattern, text) {
	for (let count = 0, at = 0; count < 3; count++, at = pattern.lastIndex) if ((yield* nextMatch(pattern, text, at)) === null) return false;
	return true;
}
function* areMostlyDoubled(text) {
	const pace = new Pace();
	let single = 0;
	let paired = 0;
	for (const { 0: quotes, index } of text.matchAll(/"+/g)) {
		if (pace.isOver(index)) yield;
		if (quotes.length % 2 === 0) paired++;
		else single++;
	}
	return single * 2 <= paired + 2;
}
const BEGINNING = 65536;
const escapedQuotes = {
	*suspect(text) {
		const first = /^(?:\s*")?(?:\\+[nrt]|\s)*[{[](?:\\+[nrt]|[\s{[])*(\\+")/.exec(text.slice(0, BEGINNING));
		const written = first?.[1];
		if (first === null || written === void 0) return;
		const layers = Math.log2(written.length);
		if (!Number.isInteger(layers)) return;
		const start = first.index + first[0].length - written.length;
		const isQuoted = /^\s*"/.test(text);
		const close = isQuoted ? /"\s*$/.exec(text) : null;
		const replacements = yield* replacing(text, /(\\+)(u[\da-fA-F]{4}|[\0-\x7f])/g, (match) => {
			const [all, slashes = "", next = ""] = match;
			if (close !== null && match.index + all.length > close.index) return void 0;
			return unescaped$1(slashes.length, next, layers);
		});
		if (isQuoted) replacements.unshift(replaced$1(0, text.indexOf("\"") + 1, ""));
		if (close !== null) replacements.push(replaced$1(close.index, text.length, ""));
		yield {
			kind: "escaped-quotes",
			start,
			end: start + written.length,
			named: written,
			replacements
		};
	},
	examples: [
		[String.raw`{\"logic\": {\"4\": \"{\\\"Tasks\\\":[]}\"}}`, String.raw`{"logic": {"4": "{\"Tasks\":[]}"}}`],
		[String.raw`{\n  \"a\": \"b\\nc\"\n}`, "{\n  \"a\": \"b\\nc\"\n}"],
		[String.raw`{\\\"a\\\": 1}`, "{\"a\": 1}"],
		["\"{\n  \\\"a\\\": 1\n}\"\n", "{\n  \"a\": 1\n}"]
	]
};
const CONTROLS$2 = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
function unescaped$1(slashes, next, layers) {
	let count = slashes;
	let character = next;
	for (let layer = 0; layer < layers; layer++) {
		if (count % 2 === 1) {
			if (/^u[dD][89a-fA-F]/.test(character)) return `${"\\".repeat(count)}${character}`;
			if (character.length > 1) character = String.fromCharCode(Number.parseInt(character.slice(1), 16));
			else character = CONTROLS$2[character] ?? character;
		}
		count = Math.floor(count / 2);
	}
	return "\\".repeat(count) + character;
}
const ODD_QUOTE = `(?:${bytePattern(...[..."\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u02ba\uff02\u301d\u301e", ..."\u2018\u2019\u201a\u201b\u2032\u2039\u203a\u00b4\uff07\u300c\u300d"])}|\`\`|''|\`)`;
const SPACE_AROUND = `(?:\\s|${bytePattern("\xA0", "\u202f", "\u2009")})*`;
const ODD_STRING = new RegExp(`[{[,:]\\s*\\\\?(${ODD_QUOTE})|"\\s*:\\s*(${ODD_QUOTE})`, "g");
const otherQuotes = {
	*suspect(text) {
		const first = yield* nextMatch(ODD_STRING, text, 0);
		const quote = first?.[1] ?? first?.[2];
		if (first === null || quote === void 0) return;
		const start = first.index + first[0].length - quote.length;
		const found = {
			kind: "other-quotes",
			start,
			end: start + quote.length,
			named: quote
		};
		const ways = [
			stringQuotes(text, false),
			stringQuotes(text, true),
			replacing(text, new RegExp(ODD_QUOTE, "g"), () => "\"")
		];
		for (const way of ways) {
			const replacements = yield* way;
			if (replacements.length >= 4) yield {
				...found,
				replacements
			};
		}
	},
	examples: [
		["{\u201csettings\u201d: {\u201ctitle\u201d: \u201cA\u201d}}", "{\"settings\": {\"title\": \"A\"}}"],
		["{\u201clogic\u201d: {\u201c4\u201d: \u201c{\\\u201cTasks\\\u201d:[]}\u201d}}", "{\"logic\": {\"4\": \"{\\\"Tasks\\\":[]}\"}}"],
		["{\u201ea\u201c: \u00abb \u201cc\u201d\u00bb}", "{\"a\": \"b \u201cc\u201d\"}"],
		["{\"logic\": {\"4\": \"{\\\u201cTasks\\\u201d:[],\\\u201cx\\\u201d:[]}\"}}", "{\"logic\": {\"4\": \"{\\\"Tasks\\\":[],\\\"x\\\":[]}\"}}"],
		["{`a`: `b`}", "{\"a\": \"b\"}"],
		["{``a'': ``b''}", "{\"a\": \"b\"}"]
	]
};
function* stringQuotes(text, straightClosesAlways) {
	const quote = new RegExp(`"|${ODD_QUOTE}`, "y");
	const any = new RegExp(`\\\\(?:${ODD_QUOTE}|[\\s\\S])|"|${ODD_QUOTE}`, "g");
	const ends = new RegExp(`${SPACE_AROUND}(?:[,:}\\]\\uff0c]|$)`, "y");
	const found = [];
	const pace = new Pace();
	let at = 0;
	while (at < text.length) {
		if (pace.isOver(at)) yield;
		quote.lastIndex = at;
		const open = quote.exec(text);
		if (open === null) {
			at++;
			continue;
		}
		note(open.index, open[0]);
		any.lastIndex = open.index + open[0].length;
		for (;;) {
			const next = any.exec(text);
			if (next === null) return found;
			at = next.index + next[0].length;
			if (pace.isOver(at)) yield;
			if (next[0].startsWith("\\")) {
				if (next[0].length > 2 || next[0] === "\\`") found.push(replaced$1(next.index, at, "\\\""));
				continue;
			}
			if (open[0] === "\"" && straightClosesAlways && next[0] !== "\"") continue;
			ends.lastIndex = at;
			if (straightClosesAlways && next[0] === "\"" || ends.test(text)) {
				note(next.index, next[0]);
				break;
			}
		}
	}
	return found;
	function note(index, written) {
		if (written !== "\"") found.push(replaced$1(index, index + written.length, "\""));
	}
}
const BY_BYTES = new Map(Object.entries({
	"{": "\uff5b",
	"}": "\uff5d",
	"[": "\uff3b\u3010",
	"]": "\uff3d\u3011",
	":": "\uff1a",
	",": "\uff0c\u3001\uff1b",
	"\"": "\uff02\u201c\u201d",
	" ": "\xA0\u2002\u2003\u2009\u202f\u3000\u2007",
	"": "\u200b\ufeff\u2060\u200c\u200d\u200e\u200f\u00ad"
}).flatMap(([ascii, signs]) => [...signs].map((sign) => [toByteText(new TextEncoder().encode(sign)), ascii])));
const SIGN_OR_STRING = new RegExp(String.raw`"(?:[^"\\\n]|\\.)*(?:"|(?=\n)|\\|$)|((?:${[...BY_BYTES.keys()].join("|")})+)`, "g");
const otherSigns = {
	*suspect(text) {
		const replacements = yield* replacing(text, SIGN_OR_STRING, ({ 1: signs }) => signs?.replace(/[\xc2\xe2\xe3\xef][\x80-\xbf]{1,2}/g, (sign) => BY_BYTES.get(sign) ?? sign));
		const [first] = replacements;
		if (first === void 0) return;
		const isLocal = replacements.length < 3;
		if (isLocal && replacements.some(({ text: sign }) => /^[\s"]*$/.test(sign))) return;
		const { start, end } = first.span;
		yield {
			kind: "other-signs",
			start,
			end,
			named: text.slice(start, isLocal ? end : start + (text[start] === "\u00c2" ? 2 : 3)),
			replacements,
			isLocal
		};
	},
	examples: [["{\n\xA0\xA0\"a\": 1,\n\xA0\xA0\"b\": 2,\n\xA0\xA0\"c\": \"\xA0\"\n}", "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": \"\xA0\"\n}"], ["{\"a\"\uff1a1\uff0c\"b\"\uff1a2\uff5d", "{\"a\":1,\"b\":2}"]]
};
// src/json/syntax/mangled/mixed-quotes.ts
const ANY_QUOTE = `\\\\"|""|${ODD_QUOTE}|'|"`;
const SUSPICIOUS = new RegExp(`[{[,:]\\s*(?:${ODD_QUOTE}|'|\\\\"|""[^\\s,:}\\]])|(?:${ODD_QUOTE}|')\\s*[,:}\\]]`, "g");
const PAIRED = /* @__PURE__ */ new Set(["\"\"", "\\\""]);
const mixedQuotes = {
	*suspect(text) {
		if (!(yield* occursIn(SUSPICIOUS, text))) return;
		for (const isStrict of [true, false]) {
			const replacements = yield* quotesAround(text, isStrict);
			const [first] = replacements;
			if (first === void 0) continue;
			const { start, end } = first.span;
			yield {
				kind: "other-quotes",
				start,
				end,
				named: text.slice(start, end),
				replacements,
				isLocal: replacements.length <= 2
			};
		}
	},
	examples: [
		["{\"a\": `b`}", "{\"a\": \"b\"}"],
		["{\"a': \"b\", 'c\": 1}", "{\"a\": \"b\", \"c\": 1}"],
		["{\"a\": \\\"b\\\", \"\"c\"\": 1}", "{\"a\": \"b\", \"c\": 1}"],
		["{\u2018a': `b\", 'c\u2019: \"it's\"}", "{\"a\": \"b\", \"c\": \"it's\"}"]
	]
};
function* quotesAround(text, isStrict) {
	const any = new RegExp(`${ANY_QUOTE}|\\\\[\\s\\S]`, "g");
	const ends = new RegExp(`${SPACE_AROUND}(?:[,:}\\]]|$)`, "y");
	const found = [];
	const pace = new Pace();
	let open;
	for (let match = any.exec(text); match !== null; match = any.exec(text)) {
		if (pace.isOver(match.index)) yield;
		let [quote] = match;
		const isPair = PAIRED.has(quote);
		if (quote === "\"\"" && (open === void 0 ? isEnd(any.lastIndex) : open !== quote)) {
			quote = "\"";
			any.lastIndex = match.index + 1;
		} else if (quote.startsWith("\\") && !isPair) continue;
		if (open === void 0) open = quote;
		else if (!closes(open, quote) || !isEnd(any.lastIndex)) continue;
		else open = void 0;
		if (quote !== "\"") found.push(replaced$1(match.index, match.index + quote.length, "\""));
	}
	return open === void 0 ? found : [];
	function isEnd(at) {
		ends.lastIndex = at;
		return ends.test(text);
	}
	function closes(begin, quote) {
		if (PAIRED.has(begin) || PAIRED.has(quote)) return begin === quote;
		return !isStrict || begin !== "\"" || quote === "\"";
	}
}
// src/json/syntax/mangled/other-brackets.ts
const TOKEN$1 = /"(?:[^"\\\n]|\\.)*("?)|[()[\]{}]/g;
const PAIRS = {
	"(": ")",
	"[": "]",
	"{": "}"
};
const MIN_BRACKETS = 4;
const MAX_DEPTH$4 = 1e3;
const otherBrackets = {
	*suspect(text) {
		const pace = new Pace();
		const open = [];
		const found = [];
		let named;
		let isGuessed = false;
		for (const { 0: sign, 1: closing, index } of text.matchAll(TOKEN$1)) {
			if (pace.isOver(index)) yield void 0;
			if (closing === "") return;
			if (closing !== void 0) continue;
			if (PAIRS[sign] === void 0) {
				const { right, sign: opened = "" } = open.pop() ?? {};
				if (right === void 0 || PAIRS[opened] !== sign) return;
				if (opened !== right) found.push(replaced$1(index, index + 1, PAIRS[right] ?? ""));
				continue;
			}
			const right = rightBracket(text, index, sign, named);
			if (open.push({
				sign,
				right
			}) > MAX_DEPTH$4) return;
			if (right === sign) {
				isGuessed ||= named?.startsWith(sign) === true;
				continue;
			}
			named ??= sign + PAIRS[sign] + right + PAIRS[right];
			found.push(replaced$1(index, index + 1, right));
		}
		if (named === void 0 || found.length < MIN_BRACKETS || open.length > 0) return;
		const replacements = yield* sortInSteps(found, (one, other) => one.span.start - other.span.start);
		const [first] = replacements;
		if (first === void 0) return;
		const { start, end } = first.span;
		yield {
			kind: "other-brackets",
			start,
			end,
			named,
			replacements,
			isLossy: isGuessed
		};
	},
	examples: [
		["(\"a\": (\"b\": 1, \"c\": [(\"d\": 1), ()]))", "{\"a\": {\"b\": 1, \"c\": [{\"d\": 1}, {}]}}"],
		["{\"a\": (1, 2), \"b\": ()}", "{\"a\": [1, 2], \"b\": []}"],
		["[\"a\": [\"b\": 1, \"c\": [[\"d\": 1], []]]]", void 0],
		["{\"a\": {1, 2}, \"b\": {3, 4}, \"c\": {}}", void 0]
	]
};
function rightBracket(text, index, sign, named) {
	ANYTHING.lastIndex = index + 1;
	const [ahead = "", key] = ANYTHING.exec(text) ?? [];
	if (key !== void 0) return "{";
	if (/[)\]}]$/.test(ahead)) return sign === "(" ? named?.charAt(2) ?? "[" : sign;
	return "[";
}
const ANYTHING = /\s*(?:[)\]}]|("(?:[^"\\\n]|\\.)*"\s*:)|)/y;
// src/json/syntax/mangled/literal-writer.ts
const LITERALS$1 = new Map([
	...[
		"True",
		"TRUE",
		"@YES",
		"YES"
	].map((word) => [word, "true"]),
	...[
		"False",
		"FALSE",
		"@NO",
		"NO"
	].map((word) => [word, "false"]),
	...[
		"None",
		"nil",
		"NULL",
		"Null",
		"undefined",
		"NIL",
		"nothing",
		"undef"
	].map((word) => [word, "null"])
]);
const LOOKED_AT$1 = 2e4;
const MAX_DEPTH$3 = 1e3;
const WRAPPERS = /^(?:String|Number|Bool|interface \{\}|NumberLong|NumberInt|NumberDecimal|ObjectId|Some|Decimal|float64|string|int)$/;
const BEFORE$1 = /\s*(?:<\?php\s+)?(?:return\s+|export\s+default\s+|(?:(?:const|let|var|local|my|our|final|auto|val)\s+)?[$@%]?[A-Za-z_][\w.]*(?:\s*:\s*[\w<>, ]+)?\s*:?=(?![>=])\s*)?/y;
const TOKEN = new RegExp([
	String.raw`(?<space>\s+)`,
	String.raw`(?<string>(?:[uUbBfFrRL]{1,2}|@)?(?:"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|` + "`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|\\\\?$)))",
	String.raw`(?<luaKey>\[\s*"(?:[^"\\]|\\.)*"\s*\]\s*=)`,
	"(?<arrow>=>|->|=)",
	String.raw`(?<open>(?:new\s+(?=\S))?(?:map\[string\](?:interface ?\{\}|any)|\[\](?:interface ?\{\}|any|string|float64|int)|interface \{\}(?=\()|[A-Za-z_][\w.]*(?:<[^<>()]*>|\{[\w, ]*\}(?=\())?)?\s*[@%#]?[([{])`,
	String.raw`(?<close>[)\]}])`,
	String.raw`(?<symbol>:[A-Za-z_]\w*(?=\s*=>))`,
	String.raw`(?<number>@?[-+]?(?:\d[\d_]*(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?[LfFdDmMn]?(?![\w.]))`,
	String.raw`(?<word>@?[$A-Za-z_][\w$]*)`,
	"(?<comma>[,;])",
	"(?<colon>:)",
	String.raw`(?<other>[\w$.]+|[\s\S])`
].join("|"), "y");
function byStart(a, b) {
	return a.span.start - b.span.start;
}
var LiteralWriter = class {
	text;
	replacements = [];
	foreign = 0;
	singles = 0;
	keys = 0;
	outside = "";
	found = [];
	open = [];
	comma;
	lastScalar;
	drops = /* @__PURE__ */ new Set();
	cuts = [];
	constructor(text) {
		this.text = text;
	}
	*read() {
		const { text } = this;
		BEFORE$1.lastIndex = 0;
		const start = BEFORE$1.exec(text.slice(0, 300))?.[0].length ?? 0;
		if (text.slice(0, start).trim() !== "") {
			this.add(0, start, "");
			this.outside += text.slice(0, start);
			this.foreign++;
		}
		yield* this.readTokens(start, /=>/.test(text.slice(0, 1e4)));
		const { found, drops } = this;
		const written = drops.size === 0 ? found : yield* filterInSteps(found, (one) => !drops.has(one));
		const kept = yield* sortInSteps(written, byStart);
		this.replacements = yield* this.withCuts(kept);
	}
	*readTokens(start, hasArrows) {
		const { text } = this;
		const pace = new Pace();
		let at = start;
		while (at < text.length) {
			if (pace.isOver(at)) yield;
			TOKEN.lastIndex = at;
			const groups = TOKEN.exec(text)?.groups ?? {};
			const end = TOKEN.lastIndex > at ? TOKEN.lastIndex : at + 1;
			const written = text.slice(at, end);
			if (groups.other !== void 0 && this.outside.length >= LOOKED_AT$1) return;
			if (this.open.length > MAX_DEPTH$3) return;
			if (groups.space === void 0) {
				if (groups.string !== void 0) this.string(at, written, hasArrows);
				else this.token(at, end, written, groups);
				if (this.outside.length < LOOKED_AT$1) this.outside += groups.string === void 0 ? written.slice(0, LOOKED_AT$1) : "\"\"";
				if (this.open.length === 0 && groups.close !== void 0) {
					const rest = text.slice(end);
					if (/^\s*;\s*$/.test(rest)) {
						this.add(end, text.length, "");
						return;
					}
				}
			} else if (this.outside.length < LOOKED_AT$1) this.outside += " ";
			at = end;
		}
	}
	token(at, end, written, groups) {
		const top = this.open.at(-1);
		const { comma } = this;
		if (groups.comma !== void 0) {
			this.comma = replaced$1(at, end, ",");
			if (written === ";") this.add(at, end, ",");
			this.lastScalar = void 0;
			return;
		}
		this.comma = void 0;
		if (groups.luaKey !== void 0) {
			if (top !== void 0) top.isObject = true;
			this.add(at, end, `${written.slice(written.indexOf("\""), written.lastIndexOf("\"") + 1)} :`);
			this.foreign++;
		} else if (groups.open !== void 0) {
			const bracket = written.slice(-1);
			this.open.push({
				start: at,
				end,
				name: written.slice(0, -1).trim(),
				bracket,
				isObject: false,
				indexes: []
			});
		} else if (groups.close !== void 0) this.close(at, end, written, comma);
		else if (groups.arrow !== void 0) this.arrow(at, end, top);
		else if (groups.colon !== void 0) {
			if (top !== void 0) top.isObject = true;
		} else if (groups.symbol !== void 0) {
			this.keys++;
			this.add(at, end, JSON.stringify(written.slice(1)));
		} else if (groups.number !== void 0) {
			const number = written.replace(/^@|_|[LfFdDmMn]$/g, "").replace(/^\+/, "").replace(/^(-?)\./, "$10.");
			this.lastScalar = replaced$1(at, end, number);
			if (number !== written) this.add(at, end, number);
		} else if (groups.word !== void 0) this.word(at, end, written);
	}
	arrow(at, end, top) {
		this.foreign++;
		const key = this.lastScalar;
		if (top !== void 0 && key !== void 0) {
			if (/^\d+$/.test(key.text)) top.indexes.push(key, replaced$1(at, this.afterSpace(end), ""));
			else top.isObject = true;
		} else if (top !== void 0) top.isObject = true;
		this.add(at, end, ":");
	}
	afterSpace(end) {
		let at = end;
		while (this.text[at] === " ") at++;
		return at;
	}
	word(at, end, written) {
		const after = /^\s*(?::(?!:)|=)/.test(this.text.slice(end, end + 16));
		const top = this.open.at(-1);
		if (after && top !== void 0) {
			top.isObject = true;
			this.keys++;
			this.foreign++;
			this.lastScalar = replaced$1(at, end, written);
			this.add(at, end, JSON.stringify(written));
			return;
		}
		const literal = LITERALS$1.get(written);
		if (literal === void 0) return;
		this.foreign++;
		this.add(at, end, literal);
	}
	string(at, written, hasArrows) {
		this.comma = void 0;
		const end = at + written.length;
		const open = /["'`]/.exec(written);
		if (open === null) return;
		this.lastScalar = replaced$1(at, end, "\"");
		const [quote] = open;
		if (quote === "\"" && open.index === 0 && !/\\[^"\\/bfnrtu]/.test(written)) return;
		this.foreign++;
		if (quote !== "\"") this.singles++;
		const isLiteral = hasArrows && quote === "'";
		const from = at + open.index + 1;
		if (from > end - 1) return;
		if (from - at !== 1 || quote !== "\"") this.add(at, from, "\"");
		for (const { 0: found, index, 1: hex, 2: braces, 3: long } of written.slice(open.index + 1, -1).matchAll(INNER)) {
			const better = inJson(found, [
				hex,
				braces,
				long
			], isLiteral);
			if (better !== found) this.add(from + index, from + index + found.length, better);
		}
		if (quote !== "\"") this.add(end - 1, end, "\"");
	}
	close(at, end, written, comma) {
		const opened = this.open.pop();
		if (opened === void 0) return;
		if (comma !== void 0) {
			const earlier = this.found.slice(-2).findLast(({ span }) => span.start === comma.span.start);
			if (earlier !== void 0) this.drops.add(earlier);
			this.add(comma.span.start, comma.span.end, "");
			this.foreign++;
		}
		const { name, bracket, isObject, indexes } = opened;
		this.lastScalar = void 0;
		if (bracket === "(" && WRAPPERS.test(name)) {
			this.add(opened.start, opened.end, "");
			this.add(at, end, "");
			this.foreign++;
			return;
		}
		const isList = !isObject && (bracket !== "{" || name.startsWith("[]") || !this.isEmpty(opened.end, at));
		const [opening, closing] = isList ? ["[", "]"] : ["{", "}"];
		if (this.text.slice(opened.start, opened.end) !== opening) {
			this.add(opened.start, opened.end, opening);
			if (opened.end - opened.start > 1 || bracket === "(") this.foreign++;
		}
		if (written !== closing) this.add(at, end, closing);
		if (isList) this.withoutIndexes(indexes);
		else for (const [place, key] of indexes.entries()) if (place % 2 === 0) this.add(key.span.start, key.span.end, `"${key.text}"`);
	}
	withoutIndexes(indexes) {
		if (indexes.length === 0) return;
		for (let at = 0; at + 1 < indexes.length; at += 2) {
			const key = indexes[at];
			const arrow = indexes[at + 1];
			this.cuts.push(replaced$1(key.span.start, arrow.span.end, ""));
		}
	}
	*withCuts(kept) {
		if (this.cuts.length === 0) return kept;
		const cuts = yield* sortInSteps(this.cuts, byStart);
		let next = 0;
		const outside = yield* filterInSteps(kept, ({ span }) => {
			while ((cuts[next]?.span.end ?? Number.POSITIVE_INFINITY) <= span.start) next++;
			return span.end <= (cuts[next]?.span.start ?? Number.POSITIVE_INFINITY);
		});
		return yield* sortInSteps(outside.concat(cuts), byStart);
	}
	isEmpty(from, to) {
		return to - from < 1e3 && this.text.slice(from, to).trim() === "";
	}
	add(start, end, text) {
		this.found.push(replaced$1(start, end, text));
	}
};
const CONTROLS$1 = {
	e: "\\u001b",
	a: "\\u0007",
	v: "\\u000b",
	0: "\\u0000"
};
const INNER = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8})|[\s\S])|["\x00-\x1f]/g;
function inJson(found, codes, isLiteral) {
	if (found.length === 1) return JSON.stringify(found).slice(1, -1);
	const kind = found.charAt(1);
	if (isLiteral) {
		if (kind === "'" || kind === "\\") return kind === "'" ? "'" : found;
		return kind === "\"" ? "\\\\\\\"" : `\\\\${kind}`;
	}
	const code = codes.find((hex) => hex !== void 0);
	if (code !== void 0) return [...String.fromCodePoint(Math.min(1114111, Number.parseInt(code, 16))).split("")].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	if (/["\\/bfnrtu]/.test(kind)) return found;
	return CONTROLS$1[kind] ?? (kind === "\n" ? "" : kind);
}
// src/json/syntax/mangled/other-language.ts
const LANGUAGES = [
	["Perl", /^\s*\$VAR1\s*=|^\s*(?:my|our)\s/g],
	["PHP", /^\s*<\?php|\barray ?\(|^\s*\$\w+\s*=|\bArray\s*\(|(?:array|string|int|bool)\(\d+\)/g],
	["Go", /map\[(?:string|\w+:)|\[\](?:interface|any|string)\b|\w\.\w+\{/g],
	["Rust", /\b(?:Object|Array)\s*[{[(]|\b(?:String|Number|Bool)\(/g],
	["Elixir", /%\{/g],
	["Erlang", /#\{<</g],
	["Objective-C", /@\{|@\(|@\d|@YES|@NO/g],
	["Lua", /^\s*local\s|\[\s*""\s*\]\s*=/g],
	["C#", /\bnew\b/g],
	["Kotlin", /\b(?:mapOf|listOf)\(/g],
	["Scala", /\b(?:Map|List|Vector)\(/g],
	["Julia", /\bDict(?:\{[^{}]*\})?\(/g],
	["R", /\blist\(/g],
	["Python", /\b(?:True|False|None|OrderedDict|dict)\b/g],
	["JavaScript", /^\s*(?:const|let|var|export|module\.exports)\b|\bundefined\b|\[(?:Object|Array)\]|\d more items?/g],
	["Ruby", /=>|\bnil\b/g],
	["Java", /[{,]\s*\w+=/g]
];
const otherLanguage = {
	*suspect(text) {
		const writer = new LiteralWriter(text);
		yield* writer.read();
		const first = writer.replacements[0];
		const outside = writer.outside;
		const language = yield* languageOf(outside, writer);
		if (language === void 0) return;
		const isSure = SURE.some(([name, pattern]) => name === language && pattern.test(text.slice(0, 2e3)));
		if (!isSure && (first === void 0 || writer.foreign < 3)) return;
		const [start, end] = first === void 0 ? [0, 1] : [first.span.start, Math.max(first.span.end, first.span.start + 1)];
		yield {
			kind: "other-language",
			start,
			end,
			named: language,
			isSure,
			replacements: writer.replacements
		};
	},
	examples: [
		[`{'a': {'b': True, 'c': None}, 'd': "it's", 'e': 'say "x"'}`, String.raw`{"a": {"b": true, "c": null}, "d": "it's", "e": "say \"x\""}`],
		["{\n  a: {\n    b: [ 1, 2 ],\n    \"c-d\": undefined,\n  },\n  e: 'f'\n}", "{\n  \"a\": {\n    \"b\": [ 1, 2 ],\n    \"c-d\": null\n  },\n  \"e\": \"f\"\n}"],
		["const room = {a: 1, b: 2, c: 3};\n", "{\"a\": 1, \"b\": 2, \"c\": 3}"],
		["{\"a\"=>{\"b\"=>nil, \"c\"=>true}, :d=>[1]}", "{\"a\":{\"b\":null, \"c\":true}, \"d\":[1]}"],
		["array (\n  'a' => \n  array (\n    0 => 'x',\n  ),\n  'b' => NULL,\n)", "{\n  \"a\" : \n  [\n    \"x\"\n  ],\n  \"b\" : null\n}"],
		["['a' => ['b' => true], 'c' => [1, 2]]", "{\"a\" : {\"b\" : true}, \"c\" : [1, 2]}"],
		["map[string]interface {}{\"a\":map[string]interface {}{\"b\":[]interface {}{1}}, \"c\":interface {}(nil)}", "{\"a\":{\"b\":[1]}, \"c\":null}"],
		["map[a:map[b:x c:true] d:[1 2]]", void 0],
		["{\n  [\"a\"] = {\n    [\"b\"] = nil,\n    [\"c\"] = { 1, 2 }\n  }\n}", "{\n  \"a\" : {\n    \"b\" : null,\n    \"c\" : [ 1, 2 ]\n  }\n}"],
		["$VAR1 = {\n          'a' => {\n                   'b' => 1\n                 }\n        };\n", "{\n          \"a\" : {\n                   \"b\" : 1\n                 }\n        }"],
		["Object {\"a\": Object {\"b\": Number(1), \"c\": String(\"x\"), \"d\": Array [Bool(true), Null]}}", "{\"a\": {\"b\": 1, \"c\": \"x\", \"d\": [true, null]}}"],
		["%{\"a\" => %{\"b\" => nil}, \"c\" => 1}", "{\"a\" : {\"b\" : null}, \"c\" : 1}"],
		["@{@\"a\": @{@\"b\": @1, @\"c\": @YES}}", "{\"a\": {\"b\": 1, \"c\": true}}"],
		["{\n  a: {\n    '2': { b: [Object], c: '' }\n  }\n}", void 0],
		["{ a: 1, b: 2, c: 'long'... 2030 more characters }", void 0],
		["{a={b=GLB, c=1.0}, d=[x, y]}", void 0],
		["Array\n(\n    [a] => Array\n        (\n            [b] => 1\n        )\n)\n", void 0]
	]
};
const SURE = [
	["Go", /^\s*&?map\[/],
	["PHP", /^\s*Array\s*\(\s*\[|^\s*array\(\d+\)\s*\{/],
	["Java", /^\s*\{\w+=[{[\w"'-]/],
	["JavaScript", /^\s*\[object Object\]\s*$|:\s*\[(?:Object|Array)\]|'\.\.\. \d+ more characters/]
];
function* languageOf(outside, { singles, keys }) {
	if (/^\s*\[object Object\]\s*$/.test(outside)) return "JavaScript";
	if (singles > 0 && outside.includes("=>") && !/^\s*\$VAR1|\bnil\b|%\{/.test(outside)) return "PHP";
	for (const [language, sign] of LANGUAGES) if (yield* occursIn(sign, outside)) return language;
	if (keys > 0) return "JavaScript";
	return singles > 0 ? "Python or JavaScript" : void 0;
}
// src/json/syntax/mangled/other-lines.ts
const OTHER_LINE = new RegExp(`^\\s*(?:${[
	String.raw`(?:\x60{3,}|~{3,})[\w-]*\s*$`,
	String.raw`\[[^"{}\]A-Za-z\n]*[A-Za-z][^"{}\]\n]*\]\s*$`,
	String.raw`\([^"{}()A-Za-z\n]*[A-Za-z][^"{}()\n]*\)\s*$`,
	String.raw`\.{3}\s*\S.*\s*$`,
	String.raw`<[^"{}<>A-Za-z\n]*[A-Za-z][^"{}<>\n]*>\s*$`,
	String.raw`[-=_*]{3,}\s*$`,
	String.raw`\*\*[^{}]*\*\*:?\s*$`,
	"#{1,6} [^{}]*$",
	String.raw`[A-Za-z][^"{}[\] ]* [^"{}[\]]*$`,
	String.raw`[A-Za-z][^{}[\] ]* [^{}[\]]*[.:!?]\s*$`,
	String.raw`(?:Part|Chunk|Page) ?\d+[:.]?\s*$`
].join("|")})`);
const NOT_OTHER = /^\s*(?:[\w$-]+\s*:\s*\S(?!.*[.:!?]\s*$)|<{7}|={7}|>{7}|.*,\s*$)/;
const LEFT_OUT = /\.{3}|\u00e2\u0080\u00a6|truncat|omit|snip|clipped|cut off|elided|skipped|abbreviat|shortened|\brest\b|remain|unchanged/i;
const GOES_ON = /contin/i;
const MARK = /^(?!\s*(?:\/\/|\/\*|#|-?\d))[^"':]+$/;
const MAX_LINES = 200;
const MAX_NAMED = 40;
const otherLines = {
	*suspect(text) {
		const found = [];
		const replacements = [];
		const pace = new Pace();
		let first;
		let last = 0;
		for (const { line, index } of textLines(text)) {
			if (pace.isOver(index)) yield;
			if (line.trim() === "") continue;
			if (line.length > 200 || !(isMark(line) || OTHER_LINE.test(line) && !NOT_OTHER.test(line))) {
				first ??= index;
				last = index;
				continue;
			}
			if (found.length === MAX_LINES) return;
			found.push({
				start: index,
				line
			});
			const next = text.indexOf("\n", index);
			replacements.push(replaced$1(index, next < 0 ? text.length : next + 1, ""));
		}
		const between = found.filter(({ start }) => first !== void 0 && start > first && start < last);
		const [shown] = between;
		if (shown === void 0) return;
		if (between.length < 2 && !shown.line.trim().startsWith("[") && !isMark(shown.line)) return;
		const named = shown.line.trim();
		const start = shown.start + shown.line.indexOf(named);
		const leftOut = between.find(({ line }) => LEFT_OUT.test(line) && !GOES_ON.test(line));
		if (leftOut === void 0) {
			yield {
				kind: "other-lines",
				start,
				end: start + named.length,
				named: named.slice(0, MAX_NAMED),
				replacements
			};
			return;
		}
		const mark = leftOut.line.trim();
		const at = leftOut.start + leftOut.line.indexOf(mark);
		const withCommas = replacements.map((each) => withCommaBefore(text, each));
		yield {
			kind: "left-out",
			start: at,
			end: at + mark.length,
			replacements: withCommas,
			isLossy: true
		};
	},
	examples: [
		["```json\n{\n  \"a\": 1,\n```\n\nPart 2:\n\n```json\n  \"b\": 2\n}\n```\n", "{\n  \"a\": 1,\n\n\n  \"b\": 2\n}\n"],
		["{\n  \"a\": 1,\n[continued]\n  \"b\": 2\n}\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"],
		["{\n  \"a\": 1,\n  -- snip --\n}\n", void 0],
		["{\n  \"a\": { \"b\": 1 },\n  { ... },\n  \"c\": 2\n}\n", void 0],
		["{\n  \"a\": 1,\n[... 12 lines omitted ...]\n  \"b\": 2\n}\n", void 0],
		["{\n  \"a\": 1,\n<!-- here -->\n  \"b\": 2,\n<!-- there -->\n  \"c\": 3\n}\n", "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n"]
	]
};
function isMark(line) {
	return MARK.test(line) && LEFT_OUT.test(line) && !isLeftOut(line.trim());
}
function withCommaBefore(text, { span: { start, end }, text: by }) {
	let before = start - 1;
	while (/\s/.test(text[before] ?? "")) before--;
	const isLast = /^[\s,]{0,200}[}\]]/.test(text.slice(end, end + 201));
	return text[before] === "," && isLast ? replaced$1(before, end, by) : replaced$1(start, end, by);
}
// src/json/syntax/mangled/shapes.ts
const KEY = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[\w$./<>-]+)`;
const YAML_LINE = new RegExp(String.raw`^\s*(?:- )*(?:${KEY}:(?:\s|$)|-\s|-$|#|---|\.\.\.)|^\s+[\]}"'\w]`);
const yaml = {
	*suspect(text) {
		const head = text.length > 2e4 ? text.slice(0, text.lastIndexOf("\n", 19999) + 1) : text;
		const first = new RegExp(String.raw`^(?:[ \t\r]*(?:(?:#|---|%YAML)[^\n]*)?\n)*(${KEY}:)(?:\s|$)`).exec(head);
		const key = first?.[1];
		if (first === null || key === void 0) return;
		const lines = head.split("\n").filter((line) => line.trim() !== "");
		if (lines.length < 2 || lines.filter((line) => YAML_LINE.test(line)).length < lines.length * .9) return;
		const start = first.index + first[0].indexOf(key);
		yield {
			kind: "yaml",
			start,
			end: start + key.length,
			isSure: true
		};
	},
	examples: [["---\nroomItems:\n  \"2\":\n    prefabName: Trigger\n", void 0], ["roomTasks:\n  Tasks: []\nsettings:\n  title: My garden\n", void 0]]
};
const toml = {
	*suspect(text) {
		const head = text.slice(0, 2e4);
		const lines = head.split(/\r?\n/).filter((line) => line.trim() !== "" && !/^\s*[#;]/.test(line));
		const first = /^\s*(?:\[\[?[\w."' -]+\]\]?[ \t]*(?:\r?\n|$)|[\w."-]+\s*=[^>])/.exec(head.replace(/^(?:\s*[#;][^\n]*\n)+/, ""));
		if (first === null || lines.length < 3) return;
		if (lines.filter((line) => /^\s*(?:\[\[?[\w."' -]+\]\]?\s*$|[\w."-]+\s*=)/.test(line)).length < lines.length * .9 || !lines.some((line) => line.trim().startsWith("["))) return;
		const start = head.indexOf(first[0].trim());
		yield {
			kind: "toml",
			start,
			end: start + first[0].trim().length,
			isSure: true
		};
	},
	examples: [["[settings]\ntitle = \"My garden\"\nisNight = false\n", void 0]]
};
// src/json/syntax/mangled/string-literal.ts
const BEFORE = /^\s*(?:<\?php\s+)?(?:(?:(?:public|private|static|final|export|default|const|let|var|local|my|our|auto|val|return|string|String|char|std::string|byte\[\])\s*)*[$@]?[\w.\->[\]]*(?:\s*:\s*[\w&']+)?\s*(?:=|:=|\+=)\s*|return\s+|[\w.$]+\s*)?\(?\s*/;
const JOINER = /(?:\s|\\\r?\n|\+|\.\.?|&(?!\w)|~|,|\(|\)|;|\/\/[^\n"']*$)*/my;
const stringLiteral = {
	*suspect(text) {
		const before = BEFORE.exec(text.slice(0, 300))?.[0].length ?? 0;
		const first = /\S/.exec(text.slice(0, 300))?.index ?? 0;
		for (const start of /* @__PURE__ */ new Set([first, before])) {
			yield* raw(text, start);
			yield* joined(text, start);
		}
	},
	examples: [
		["'{\"a\": \"it\\'s\"}'\n", "{\"a\": \"it's\"}"],
		["`{\"a\": 1}`;\n", "{\"a\": 1}"],
		["const room = `{\n  \"a\": 1\n}`;\n", "{\n  \"a\": 1\n}"],
		["\"{\" +\n  \"\\\"a\\\": 1\" +\n\"}\"", "{\"a\": 1}"],
		["'{' .\n'\"a\": 1' .\n'}';", "{\"a\": 1}"],
		["\"{\\n\"\n\"  \\\"a\\\": 1\\n\"\n\"}\\n\"", "{\n  \"a\": 1\n}\n"],
		["b'{\"a\": \"caf\\xc3\\xa9\"}'", "{\"a\": \"caf\u00e9\"}"],
		["r#\"{\"a\": 1}\"#", "{\"a\": 1}"],
		["\"\"\"\n{\"a\": 1}\n\"\"\"", "\n{\"a\": 1}\n"],
		["R\"({\"a\": 1})\"", "{\"a\": 1}"]
	]
};
const RAW = [
	[/(?:String\.raw)?`/y, () => "`"],
	[/[rRbBuUfF]{0,2}"""/y, () => "\"\"\""],
	[/[rRbBuUfF]{0,2}'''/y, () => "'''"],
	[/b?r#{1,5}"/y, (begin) => `"${"#".repeat(begin.length - begin.indexOf("#") - 1)}`],
	[/R"\w{0,16}\(/y, (begin) => `)${begin.slice(2, -1)}"`],
	[/\[=*\[/y, (begin) => begin.replaceAll("[", "]")],
	[/(?:@|\$)?'(?=\s*[{[])/y, () => "'"],
	[/%[qQ]?[{(|]/y, (begin) => ({
		"{": "}",
		"(": ")"
	})[begin.at(-1) ?? ""] ?? "|"],
	[/<<[-~<]?\s*["']?\w+["']?[ \t]*\r?\n/y, (begin) => /\w+/.exec(begin)?.[0] ?? ""]
];
function* raw(text, before) {
	for (const [begins, ends] of RAW) {
		begins.lastIndex = before;
		const [begin] = begins.exec(text) ?? [];
		if (begin === void 0) continue;
		const end = ends(begin);
		const start = before + begin.length;
		const last = text.lastIndexOf(end);
		if (last < start || !/^[\s;)]*$/.test(text.slice(last + end.length))) continue;
		if (!beginsLikeJson(text.slice(start, start + 2e3))) continue;
		const found = {
			kind: "string-literal",
			start: before,
			end: start,
			named: begin
		};
		const outside = [replaced$1(0, start, ""), replaced$1(last, text.length, "")];
		yield {
			...found,
			replacements: [...outside]
		};
		const inner = [];
		const body = text.slice(start, last);
		for (const match of body.matchAll(ESCAPE)) {
			const written = unescaped(match[0], begin.includes("b"));
			if (written !== match[0]) inner.push(replaced$1(start + match.index, start + match.index + match[0].length, written));
		}
		yield {
			...found,
			replacements: [
				outside[0],
				...inner,
				outside[1]
			]
		};
	}
}
const ESCAPE = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}(?:\\x[89a-bA-B][\da-fA-F])*|\r?\n|[\s\S])/g;
const CONTROLS = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f",
	e: "\x1B",
	0: "\0"
};
function unescaped(found, isBytes) {
	const kind = found.charAt(1);
	if (kind === "u" && found.length > 2) return String.fromCodePoint(Math.min(1114111, Number.parseInt(found.slice(2).replace(/[{}]/g, ""), 16)));
	if (kind === "x" && found.length > 2) {
		const bytes = found.replace(/\\x([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
		return isBytes || bytes.length > 1 ? fromUtf8(bytes) : bytes;
	}
	if (kind === "\n" || kind === "\r") return "";
	const control = CONTROLS[kind];
	if (control !== void 0) return control;
	return kind.charCodeAt(0) < 128 ? kind : found;
}
function* joined(text, before) {
	const quote = text.charAt(before + (/^[bBuUfF@L]["']/.test(text.slice(before, before + 2)) ? 1 : 0));
	if (quote !== "\"" && quote !== "'") return;
	const literal = quote === "\"" ? /[bBuUfF@L]?"((?:[^"\\\r\n]|\\[\s\S])*)"/y : /[bBuUfF@L]?'((?:[^'\\\r\n]|\\[\s\S])*)'/y;
	const ends = [text.length];
	let content = "";
	let count = 0;
	let at = before;
	for (; at < text.length; count++) {
		literal.lastIndex = at;
		const match = literal.exec(text);
		if (match === null) return;
		const body = match[1] ?? "";
		const isBytes = match[0].startsWith("b");
		content += body.replace(ESCAPE, (written) => toByteText(new TextEncoder().encode(unescaped(written, isBytes))));
		JOINER.lastIndex = at + match[0].length;
		at = JOINER.exec(text) === null ? at + match[0].length : JOINER.lastIndex;
		if (count === 0) ends[0] = at;
	}
	if (count < 1 || !beginsLikeJson(content.slice(0, 2e3))) return;
	if (count === 1 && quote === "\"" && before === 0) return;
	yield {
		kind: "string-literal",
		start: before,
		end: Math.min(ends[0] ?? before + 1, text.length),
		named: count > 1 ? "joined" : quote,
		replacements: [replaced$1(0, text.length, fromUtf8(content))],
		isSure: count > 2
	};
}
// src/json/syntax/mangled/wrapped-lines.ts
const PIECE$1 = 1 << 18;
const wrappedLines = {
	*suspect(text) {
		const continued = yield* nextMatch(/\\\r?\n/g, text, 0);
		if (continued !== null) yield {
			kind: "wrapped-lines",
			start: continued.index,
			end: continued.index + continued[0].length,
			named: "\\",
			replacements: yield* replacing(text, /\\\r?\n/g, () => "")
		};
		yield* byWidth(text);
		yield* inStrings(text);
	},
	examples: [
		["{\"title\": \"abcde\nfghijklmnopqrstu\nvwxyz\"}", "{\"title\": \"abcdefghijklmnopqrstuvwxyz\"}"],
		["{\"first\": \"one two three\nfour\", \"second\": \"five\nsix seven eight nine\"}", void 0],
		["{\"a\": \"b\\\nc\"}", "{\"a\": \"bc\"}"],
		["{\"logic\": \"{\n  \\\"Tasks\\\": [\n  ]\n}\"}", "{\"logic\": \"{\\n  \\\"Tasks\\\": [\\n  ]\\n}\"}"]
	]
};
const MIN_WIDTH = 10;
function* byWidth(text) {
	const pace = new Pace();
	let width = 0;
	let full = [];
	let start = 0;
	for (const match of matchesInSteps(/\r?\n|\r|$/g, text)) {
		if (match === void 0 || pace.isOver(match.index)) yield void 0;
		if (match === void 0) continue;
		const { index: at, 0: lineBreak } = match;
		const length = yield* lengthOf(text, start, at);
		start = at + lineBreak.length;
		if (length > width) [width, full] = [length, []];
		if (length === width && width >= MIN_WIDTH && start < text.length) full.push(replaced$1(at, start, ""));
	}
	const [first] = full;
	if (first === void 0 || full.length < 2) return;
	const { start: begin, end } = first.span;
	yield {
		kind: "wrapped-lines",
		start: begin,
		end,
		named: String(width),
		replacements: full
	};
}
function* lengthOf(text, from, to) {
	let length = 0;
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code < 128 || code > 191) length++;
		if (at % PIECE$1 === 262143) yield;
	}
	return length;
}
function* inStrings(text) {
	const pace = new Pace();
	const breaks = [];
	let isInside = false;
	let lineStart = 0;
	let shortest = Number.POSITIVE_INFINITY;
	let longest = 0;
	for (const match of matchesInSteps(/\\[^\r\n]|"|[ \t\r\n]+/g, text)) {
		if (match === void 0 || pace.isOver(match.index)) yield void 0;
		if (match === void 0) continue;
		const [written] = match;
		if (written === "\"") isInside = !isInside;
		if (!/[\r\n]/.test(written)) continue;
		const end = match.index + written.length;
		if (isInside) {
			breaks.push({
				at: match.index,
				end,
				written
			});
			shortest = Math.min(shortest, match.index - lineStart);
			longest = Math.max(longest, match.index - lineStart);
		}
		lineStart = end;
	}
	const [first] = breaks;
	if (first === void 0 || breaks.length < 2) return;
	const isWrapped = shortest * 2 >= longest;
	const found = {
		start: first.at,
		end: first.end
	};
	if (!isWrapped) {
		const escaped = (written) => JSON.stringify(written).slice(1, -1);
		const replacements = yield* mapInSteps(breaks, ({ at, end, written }) => replaced$1(at, end, escaped(written)));
		yield {
			...found,
			kind: "line-breaks",
			replacements
		};
	}
	for (const by of [" ", ""]) {
		const replacements = yield* mapInSteps(breaks, ({ at, end, written }) => replaced$1(at, end, /^[ \t]|[ \t]$/.test(written) ? " " : by));
		const isLossy = (yield* filterInSteps(breaks, ({ written }) => !/[ \t]/.test(written))).length > 0;
		yield {
			...found,
			kind: "wrapped-lines",
			replacements,
			isLossy
		};
	}
}
// src/json/syntax/mangled/written-breaks.ts
const FIRST = /^\s*[{[][ \t]*((?:\\\\?r)?\\\\?n|`r`n|`n|<br\s*\/?>|&#(?:10|xa);|\\u000a)/i;
const MARKS = /(?:\\\\?r)?\\\\?n|`r`n|`n|<br\s*\/?>|&#(?:10|xa);|\\u000a|\\\\?t|`t|&nbsp;/gi;
const writtenBreaks = {
	*suspect(text) {
		const first = FIRST.exec(text.slice(0, 100));
		if (first === null || /[\r\n]/.test(text.trim().slice(0, 1e4))) return;
		const replacements = [];
		const pace = new Pace();
		let at = 0;
		while (at < text.length) {
			if (pace.isOver(at)) yield;
			const quote = text.indexOf("\"", at);
			const end = quote < 0 ? text.length : quote;
			for (const { 0: mark, index } of text.slice(at, end).matchAll(MARKS)) replacements.push(replaced$1(at + index, at + index + mark.length, spaceFor(mark)));
			at = quote < 0 ? end : stringEnd(text, quote + 1);
		}
		const { 0: beginning, 1: named = "" } = first;
		yield {
			kind: "written-breaks",
			start: beginning.length - named.length,
			end: beginning.length,
			named,
			replacements
		};
	},
	examples: [
		["{\\n  \"a\": \"b\\n\",\\n  \"c\": 1\\n}\\n", "{\n  \"a\": \"b\\n\",\n  \"c\": 1\n}\n"],
		["{\\r\\n\\t\"a\": \"\\\"\\\\\"\\r\\n}", "{\n	\"a\": \"\\\"\\\\\"\n}"],
		["{`r`n  \"a\": 1`r`n}", "{\n  \"a\": 1\n}"],
		["{<br>&nbsp; \"a\": 1<br>}", "{\n  \"a\": 1\n}"]
	]
};
function spaceFor(mark) {
	if (/t$/i.test(mark)) return "	";
	return mark.startsWith("&nbsp") ? " " : "\n";
}
function stringEnd(text, from) {
	for (let quote = text.indexOf("\"", from); quote >= 0; quote = text.indexOf("\"", quote + 1)) {
		let before = quote;
		while (before > from && text[before - 1] === "\\") before--;
		if ((quote - before) % 2 === 0) return quote + 1;
	}
	return text.length;
}
// src/json/syntax/mangled/recognize.ts
const MANGLINGS = [
	terminalColors,
	diffMarks,
	linePrefixes,
	lineEnds,
	lineCommas,
	writtenBreaks,
	otherLines,
	htmlEscapes,
	percentEscapes,
	quotedPrintable,
	base64,
	doubledQuotes,
	escapedQuotes,
	innerQuotes,
	stringLiteral,
	otherQuotes,
	otherLanguage,
	otherSigns,
	otherBrackets,
	wrappedLines,
	mixedQuotes,
	yaml,
	toml
];
const OF_ONE_STRING = /* @__PURE__ */ new Set(["single-quotes", "curly-quotes"]);
const MAX_BYTES$3 = 16777216;
function* recognizeMangling(bytes, faults, count) {
	if (bytes.length > MAX_BYTES$3) return void 0;
	const text = yield* toByteTextInSteps(bytes);
	const needsMore = faults.length >= 5 && faults.some(({ fix }) => fix === void 0);
	let likely;
	for (const mangling of MANGLINGS) {
		yield;
		for (const suspected of mangling.suspect(text)) {
			yield;
			if (suspected === void 0) continue;
			const { replacements, isLocal } = suspected;
			if (isLocal && faults.length === 1 && faults.every(({ kind }) => OF_ONE_STRING.has(kind))) continue;
			const restored = replacements !== void 0 && willBeginRight(bytes, replacements) ? yield* applied(bytes, replacements) : void 0;
			if (restored !== void 0 && (yield* isJsonInSteps(restored))) return faultOf$1(suspected, suspected.isLossy ? void 0 : replacements);
			if (likely !== void 0) continue;
			const isBetter = restored !== void 0 && needsMore && (yield* count(restored)) * 5 <= faults.length;
			if (suspected.isSure || isBetter) likely = faultOf$1(suspected);
		}
	}
	return likely;
}
function faultOf$1({ kind, start, end, named }, replacements) {
	return {
		kind,
		span: span(start, end),
		...named !== void 0 && { named: fromUtf8(named) },
		...replacements && { fix: {
			safety: "unsafe",
			replacements
		} }
	};
}
function* applied(bytes, replacements) {
	const encoder = new TextEncoder();
	let size = bytes.length;
	for (const { text } of replacements) size += text.length * 3;
	const pace = new Pace();
	const made = new Uint8Array(size);
	let from = 0;
	let to = 0;
	for (const { span: at, text } of replacements) {
		if (at.start < from) return void 0;
		if (pace.isOver(from)) yield;
		made.set(bytes.subarray(from, at.start), to);
		to += at.start - from;
		to += encoder.encodeInto(text, made.subarray(to)).written;
		from = at.end;
	}
	made.set(bytes.subarray(from), to);
	return made.subarray(0, to + bytes.length - from);
}
function willBeginRight(bytes, replacements) {
	let from = 0;
	for (const { span: at, text } of [...replacements.slice(0, 100), {
		span: span(bytes.length, bytes.length),
		text: ""
	}]) {
		const first = skipSpace(bytes, from);
		if (first < at.start) return bytes[first] === 123 || bytes[first] === 91;
		const written = text.trimStart();
		if (written !== "") return written.startsWith("{") || written.startsWith("[");
		from = at.end;
	}
	return false;
}
// src/json/nesting.ts
function seemsDeeper(bytes, max, length = bytes.length) {
	let depth = 0;
	for (let at = 0; at < length; at++) {
		const byte = bytes[at];
		if (byte === 91 || byte === 123) {
			if (++depth > max) return true;
		} else if (byte === 93 || byte === 125) depth--;
	}
	return false;
}
// src/json/syntax/advice.ts
function adviceOf(bytes, fault) {
	const { start, end } = fault.span;
	const put = (text) => ({
		span: span(start, start),
		text
	});
	const write = (text) => ({
		span: span(start, end),
		text
	});
	const closing = fault.opened !== void 0 && bytes[fault.opened.start] === 91 ? "]" : "}";
	if (fault.fix?.replacements.length === 1) return fault.fix.replacements;
	switch (fault.kind) {
		case "cut-off": return [{
			span: span(bytes.length, bytes.length),
			text: closing
		}];
		case "missing-bracket": return [put(`${closing},`)];
		case "missing-comma": return [put(",")];
		case "missing-colon": return [put(":")];
		case "missing-value": return [put("null")];
		case "unopened-object": return [put("{")];
		case "mismatched-bracket":
			if (fault.opened !== void 0) return [put(closing), write(closing)];
			return [put(bytes[start] === 93 ? "[" : "{"), write("")];
		case "unquoted-key":
		case "unquoted-text": return bytes[end - 1] === 34 ? [put("\"")] : [];
		case "unclosed-string": return [{
			span: span(end, end),
			text: "\""
		}];
		case "stray-character": return [write(STRAY[bytes[start]] ?? "")];
		case "extra-bracket": {
			const after = skipSpace(bytes, end);
			return [{
				span: span(start, bytes[after] === 44 ? after + 1 : end),
				text: ""
			}];
		}
		case "second-colon":
		case "second-comma":
		case "leading-comma":
		case "trailing-comma":
		case "text-after-value": return [write("")];
		default: return [];
	}
}
const STRAY = {
	59: ",",
	61: ":"
};
// src/text/grown.ts
function grown(numbers, size) {
	const copy = new Int32Array(size);
	copy.set(numbers);
	return copy;
}
// src/text/int-list.ts
const CHUNK_BITS = 16;
const CHUNK = 65536;
var IntList = class {
	chunks = [/* @__PURE__ */ new Int32Array(16)];
	length = 0;
	push(number) {
		const index = this.length++ >> CHUNK_BITS;
		const at = (this.length - 1) % CHUNK;
		let chunk = this.chunks[index] ?? new Int32Array(CHUNK);
		if (at === chunk.length) chunk = grown(chunk, at * 2);
		this.chunks[index] = chunk;
		chunk[at] = number;
	}
	at(index) {
		return this.chunks[index >> CHUNK_BITS]?.[index % CHUNK];
	}
};
// src/json/syntax/indentation.ts
const LONG_LINE = 16384;
var Indentation = class {
	bytes;
	starts = new IntList();
	indents = new IntList();
	current = 0;
	next = 0;
	goesOn = false;
	constructor(bytes) {
		this.bytes = bytes;
	}
	at(offset) {
		const line = this.lineOf(offset);
		const indent = this.indents.at(line) ?? 0;
		return (this.starts.at(line) ?? 0) + indent === offset ? indent : void 0;
	}
	around(offset) {
		return this.indents.at(this.lineOf(offset)) ?? 0;
	}
	areOnOneLine(one, other) {
		return this.lineOf(one) === this.lineOf(other);
	}
	isLike(offset, other) {
		return this.at(offset) === this.around(other);
	}
	isMore(offset, other) {
		const indent = this.at(offset);
		return indent !== void 0 && indent > this.around(other);
	}
	get unit() {
		for (let line = 0; line < this.starts.length || this.readLine(this.bytes.length); line++) {
			const indent = this.indents.at(line) ?? 0;
			const first = this.bytes[(this.starts.at(line) ?? 0) + indent];
			if (indent > 0 && first !== void 0 && !isLineEnd(first)) return indent;
		}
	}
	readLine(offset) {
		const { bytes } = this;
		const { length } = bytes;
		let at = this.next;
		if (at > length) return false;
		if (!this.goesOn) {
			while (at < length && isBlank(bytes[at])) at++;
			this.add(this.next, at - this.next);
		}
		const stop = Math.min(length, Math.max(at, offset) + LONG_LINE);
		while (at < stop && !isLineEnd(bytes[at])) at++;
		this.goesOn = at === stop && stop < length;
		this.next = this.goesOn ? at : at + 1;
		return true;
	}
	add(start, indent) {
		this.starts.push(start);
		this.indents.push(indent);
	}
	lineOf(offset) {
		while (offset >= this.next && this.readLine(offset));
		if (!this.isOn(this.current, offset)) {
			this.current++;
			if (!this.isOn(this.current, offset)) this.current = this.search(offset);
		}
		return this.current;
	}
	isOn(line, offset) {
		if (line >= this.starts.length || offset < (this.starts.at(line) ?? 0)) return false;
		return offset < (line + 1 === this.starts.length ? this.next : this.starts.at(line + 1) ?? 0);
	}
	search(offset) {
		let [low, high] = [0, this.starts.length];
		while (low < high) {
			const middle = low + high >> 1;
			if ((this.starts.at(middle) ?? 0) <= offset) low = middle + 1;
			else high = middle;
		}
		return Math.max(0, low - 1);
	}
};
// src/json/syntax/layout.ts
function findContradiction(bytes, indentation, unit) {
	const scanner = new Scanner(bytes);
	const open = [];
	let line = {
		start: 0,
		indent: 0
	};
	const rootIndent = closingIndent(bytes, indentation);
	let previousEnd = 0;
	while (scanner.nextSolid() !== Token.end) {
		const { kind, start, end } = scanner;
		const indent = indentation.at(start);
		if (indent !== void 0) line = {
			start,
			indent: previousEnd === 0 ? rootIndent : indent
		};
		const top = open.at(-1);
		const closes = kind === Token.closeObject || kind === Token.closeArray;
		if (top !== void 0) {
			if (closes ? line.indent !== top.line.indent || top.isArray !== (kind === Token.closeArray) : indent !== void 0 && innerIndentOf(top, indent, unit) !== indent) return {
				token: span(start, end),
				indent: line.indent,
				previousEnd,
				opening: top.at,
				openingIndent: top.line.indent,
				innerIndent: top.innerIndent,
				openingLine: top.line.start
			};
			if (!closes && indent !== void 0) top.innerIndent = indent;
		}
		if (closes) open.pop();
		if (kind === Token.openObject || kind === Token.openArray) open.push({
			at: start,
			isArray: kind === Token.openArray,
			line
		});
		previousEnd = end;
	}
}
function closingIndent(bytes, indentation) {
	let last = bytes.length - 1;
	while (last > 0 && isSpace(bytes[last])) last--;
	return indentation.at(last) ?? 0;
}
function innerIndentOf({ innerIndent, line }, indent, unit) {
	if (innerIndent !== void 0) return innerIndent;
	return unit === void 0 ? Math.max(indent, line.indent + 1) : line.indent + unit;
}
// src/json/syntax/mended-slip.ts
function replaced(bytes, start, end, written) {
	const [before, after] = [bytes.subarray(0, start), bytes.subarray(end)].map((part) => decodeUtf8(part));
	return before === void 0 || after === void 0 ? "" : before + written + after;
}
// src/json/syntax/bracket-slip.ts
const MAX_BYTES$2 = 4194304;
const REMOTE = /* @__PURE__ */ new Set([
	"cut-off",
	"text-after-value",
	"mismatched-bracket",
	"misplaced-colon",
	"missing-bracket",
	"trailing-comma",
	"extra-bracket"
]);
function mayBeRemote(faults) {
	return faults.length > 1 || faults.some(({ kind }) => REMOTE.has(kind));
}
function findBracketSlip(bytes, faults) {
	if (bytes.length > MAX_BYTES$2 || !mayBeRemote(faults)) return void 0;
	const indentation = new Indentation(bytes);
	for (const unit of [void 0, indentation.unit]) {
		const found = findContradiction(bytes, indentation, unit);
		if (found === void 0) continue;
		if (faults.length === 1 && indentation.areOnOneLine(faults[0]?.span.start ?? 0, found.token.start)) return void 0;
		for (const { start, end, written, fault } of attempts(bytes, found, unit)) {
			const corrected = replaced(bytes, start, end, written);
			if (isJson(corrected) && isConsistent(new TextEncoder().encode(corrected))) return {
				fault,
				corrected
			};
		}
	}
}
function isConsistent(bytes) {
	return findContradiction(bytes, new Indentation(bytes)) === void 0;
}
function* attempts(bytes, found, unit = 1) {
	const { token, indent, previousEnd, opening, openingIndent } = found;
	const opened = span(opening, opening + 1);
	const isArray = bytes[opening] === 91;
	const doubled = doubledLine(bytes, found);
	if (doubled !== void 0) yield doubled;
	yield* extraBracket(bytes, found);
	if (indent <= openingIndent) {
		const closing = isArray ? "]" : "}";
		const closed = {
			span: token,
			opened,
			byIndentation: true
		};
		const line = `\n${" ".repeat(openingIndent)}${closing}`;
		const sign = {
			kind: "missing-sign",
			named: closing,
			...closed
		};
		yield {
			start: token.start,
			end: token.start,
			written: closing,
			fault: sign
		};
		yield {
			start: previousEnd,
			end: previousEnd,
			written: line,
			fault: sign
		};
		yield {
			start: previousEnd,
			end: previousEnd,
			written: `${line},`,
			fault: {
				kind: "missing-bracket",
				...closed
			}
		};
		const inline = [opening + 1, bytes[previousEnd - 1] === 44 ? previousEnd - 1 : previousEnd];
		for (const start of inline) yield {
			start,
			end: start,
			written: closing,
			fault: {
				...sign,
				span: span(start, start + 1)
			}
		};
		return;
	}
	const inner = found.innerIndent ?? openingIndent + unit;
	const line = `\n${" ".repeat(Math.min(inner, indent))}`;
	for (const named of ["{", "["]) {
		const sign = {
			kind: "missing-sign",
			span: token,
			named
		};
		yield {
			start: previousEnd,
			end: previousEnd,
			written: named,
			fault: sign
		};
		yield {
			start: previousEnd,
			end: previousEnd,
			written: line + named,
			fault: sign
		};
		if (isArray) continue;
		yield {
			start: previousEnd,
			end: previousEnd,
			written: `${line}"": ${named}`,
			fault: {
				kind: "missing-opening",
				span: token,
				named
			}
		};
	}
}
function doubledLine(bytes, found) {
	const { token, opening, openingLine } = found;
	const length = opening + 1 - openingLine;
	const lastOfLine = token.start + length;
	if (openingLine + length > token.start || lastOfLine > bytes.length) return void 0;
	for (let index = 0; index < length; index++) if (bytes[openingLine + index] !== bytes[token.start + index]) return void 0;
	const fault = {
		kind: "extra-token",
		span: span(token.start, lastOfLine)
	};
	return {
		start: openingLine,
		end: token.start,
		written: "",
		fault
	};
}
function* extraBracket(bytes, { token }) {
	if (bytes[token.start] !== 125 && bytes[token.start] !== 93) return;
	const fault = {
		kind: "extra-token",
		span: token
	};
	yield {
		start: token.start,
		end: token.end,
		written: "",
		fault
	};
	if (bytes[token.end] === 44) yield {
		start: token.start,
		end: token.end + 1,
		written: "",
		fault
	};
}
// src/json/ascii-text.ts
const SHORT$3 = 64;
const LONG$1 = 512;
const decoder$2 = new TextDecoder();
function asciiText(bytes, start, end) {
	if (end - start >= LONG$1) return decoder$2.decode(bytes.subarray(start, end));
	if (end - start >= SHORT$3) return String.fromCharCode(...bytes.subarray(start, end));
	let text = "";
	for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]);
	return text;
}
// src/json/syntax/line-slip.ts
const MAX_LENGTH$1 = 300;
const MAX_ENDS = 6;
function findLineSlip(bytes, faults) {
	const [first] = faults;
	const last = faults.at(-1);
	if (first === void 0 || last === void 0 || faults.every(({ fix }) => fix !== void 0)) return void 0;
	if (last.span.start - first.span.start > MAX_LENGTH$1) return void 0;
	return movedComma(bytes, faults) ?? foreignText$1(bytes, first.span.start) ?? foreignColon(bytes, first.span.start) ?? foreignValue(bytes, first.span.start, last.span.start);
}
function movedComma(bytes, faults) {
	const [missing, trailing] = faults;
	if (faults.length !== 2 || missing?.kind !== "missing-comma" || trailing?.kind !== "trailing-comma") return void 0;
	const at = trimmedEnd(bytes, 0, missing.span.start);
	const corrected = replaced(new TextEncoder().encode(replaced(bytes, trailing.span.start, trailing.span.end, "")), at, at, ",");
	if (!isJson(corrected)) return void 0;
	const replacements = [{
		span: span(at, at),
		text: ","
	}, {
		span: trailing.span,
		text: ""
	}];
	return {
		fault: {
			kind: "moved-comma",
			span: missing.span,
			fix: {
				safety: "unsafe",
				replacements
			}
		},
		corrected
	};
}
function foreignText$1(bytes, fault) {
	const found = bytes.indexOf(10, fault);
	const end = trimmedEnd(bytes, fault, found === -1 ? bytes.length : found);
	let start = fault;
	while (start > 0 && fault - start < MAX_LENGTH$1 && !ENDS_PIECE.has(bytes[start - 1])) start--;
	start = skipSpace(bytes, start);
	if (end <= start || end - start > MAX_LENGTH$1 || /["{}[\]]/.test(asciiText(bytes, start, end))) return void 0;
	const corrected = replaced(bytes, start, end, "");
	return isJson(corrected) ? {
		fault: {
			kind: "not-part-of-json",
			span: span(start, end)
		},
		corrected
	} : void 0;
}
function foreignColon(bytes, fault) {
	const [sign] = /^[^\s\w"{}[\],]{1,3}(?=\s*["{[\w-])/.exec(asciiText(bytes, fault, fault + 16)) ?? [];
	if (sign === void 0) return void 0;
	const end = fault + sign.length;
	const corrected = replaced(bytes, fault, end, ":");
	if (!isJson(corrected)) return void 0;
	const at = span(fault, end);
	return {
		fault: {
			kind: "wrong-sign",
			span: at,
			named: ":",
			fix: {
				safety: "unsafe",
				replacements: [{
					span: at,
					text: ":"
				}]
			}
		},
		corrected
	};
}
function foreignValue(bytes, first, last) {
	const colon = bytes.lastIndexOf(58, first);
	if (colon === -1 || first - colon > MAX_LENGTH$1) return void 0;
	const start = skipSpace(bytes, colon + 1);
	let tries = MAX_ENDS;
	for (let at = Math.max(start + 1, last); at - start < MAX_LENGTH$1 && tries > 0; at++) {
		if (at < bytes.length && !ENDS_VALUE$1.has(bytes[at])) continue;
		tries--;
		const end = trimmedEnd(bytes, start, at);
		const text = asciiText(bytes, start, end);
		if (/"\s*[:=]|\n/.test(text)) return void 0;
		if (count(text, /[[{]/g) !== count(text, /[\]}]/g)) continue;
		const corrected = replaced(bytes, start, end, "null");
		if (isJson(corrected)) return {
			fault: {
				kind: "foreign-value",
				span: span(start, end)
			},
			corrected
		};
		if (at >= bytes.length) break;
	}
}
function count(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}
function trimmedEnd(bytes, start, end) {
	let at = end;
	while (at > start && isSpace(bytes[at - 1])) at--;
	return at;
}
const ENDS_VALUE$1 = /* @__PURE__ */ new Set([
	44,
	125,
	93,
	10
]);
const ENDS_PIECE = /* @__PURE__ */ new Set([
	44,
	10,
	123,
	91
]);
// src/json/syntax/string-faults.ts
function findStringFaults(bytes, start, end, limit) {
	const faults = [];
	let at = start + 1;
	while (at < end && faults.length < limit) {
		const byte = bytes[at];
		if (byte === 92) {
			const length = escapeLength(bytes, at, end);
			if (length === 0 && at + 1 < end) {
				const badEnd = bytes[at + 1] === 117 ? endOfHex(bytes, at + 2, end) : characterEnd(bytes, at + 1, end);
				faults.push({
					kind: "bad-escape",
					span: span(at, badEnd)
				});
			}
			at += Math.max(length, 2);
		} else if (byte < 32) {
			const first = at;
			while (at < end && bytes[at] < 32) at++;
			faults.push({
				kind: isLineEnd(byte) ? "line-break-in-string" : "control-character",
				span: span(first, at)
			});
		} else at++;
	}
	return faults;
}
const ENDS_STRING = /* @__PURE__ */ new Set([
	44,
	58,
	93,
	125,
	10,
	13
]);
function seekStringEnd(bytes, from) {
	let at = from;
	for (; at < bytes.length; at++) {
		const byte = bytes[at];
		if (isLineEnd(byte)) break;
		if (byte === 92) at++;
		if (byte !== 34) continue;
		let after = at + 1;
		while (isBlank(bytes[after])) after++;
		const next = bytes[after];
		if (next === void 0 || ENDS_STRING.has(next)) return {
			quote: at,
			next
		};
	}
	return { lineEnd: at };
}
function endOfHex(bytes, from, limit) {
	let at = from;
	while (at < limit && at < from + 4 && /[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at]))) at++;
	return at;
}
// src/json/syntax/word-tokens.ts
const BARE_TOKENS = /* @__PURE__ */ new Set([
	Token.word,
	Token.literal,
	Token.number,
	Token.faultyNumber
]);
const STRING_TOKENS = /* @__PURE__ */ new Set([
	Token.string,
	Token.faultyString,
	Token.unclosedString
]);
const WORD_TOKENS = /* @__PURE__ */ new Set([
	...BARE_TOKENS,
	...STRING_TOKENS,
	Token.singleQuoted,
	Token.curlyQuoted
]);
const SIGN_TOKENS = /* @__PURE__ */ new Set([
	Token.openObject,
	Token.closeObject,
	Token.openArray,
	Token.closeArray,
	Token.colon,
	Token.comma
]);
const CUT_WORDS = /* @__PURE__ */ new Set([
	"unclosed-string",
	"unquoted-text",
	"unquoted-key",
	"number-as-key",
	"bad-number"
]);
// src/json/syntax/quote-slip.ts
const TOKENS = 4;
const ENDS$1 = 12;
function* quoteCorrections(bytes, fault) {
	const tokens = tokensUpTo(bytes, fault).toReversed();
	for (const { start, end, kind } of tokens) {
		yield added(bytes, start);
		if (!STRING_TOKENS.has(kind)) continue;
		let tries = ENDS$1;
		for (let at = end - 1; at > start && tries > 0; at--) {
			if (!ENDS_STRING.has(bytes[at])) continue;
			yield added(bytes, at);
			tries--;
		}
	}
	for (const { start, end, kind } of tokens) {
		if (!STRING_TOKENS.has(kind)) continue;
		yield removed(start);
		if (kind !== Token.unclosedString) yield removed(end - 1);
	}
}
function added(bytes, at) {
	return {
		at: span(at, characterEnd(bytes, at)),
		written: "\"",
		isAdded: true,
		opened: void 0
	};
}
function removed(at) {
	return {
		at: span(at, at + 1),
		written: "",
		isAdded: false,
		opened: void 0
	};
}
function tokensUpTo(bytes, fault) {
	const scanner = new Scanner(bytes);
	const found = [];
	while (scanner.nextSolid() !== Token.end && scanner.start <= fault) {
		const { kind, start, end } = scanner;
		found.push({
			kind,
			start,
			end
		});
		if (found.length > TOKENS) found.shift();
	}
	return found;
}
// src/json/syntax/key-evidence.ts
const ELEMENT = "[]";
const RECORD = "#";
const MAX_IDS = 1 << 20;
const MAX_KEY_LENGTH = 64;
const IS_ID = /^(?:\d{1,18}|(?=[a-z]*\d)[\da-z]{12,20}|[\da-f]{8}-[\da-f-]{27})$/;
var KeyEvidence = class {
	bytes;
	keys = /* @__PURE__ */ new Map();
	contexts = /* @__PURE__ */ new Map();
	pairs = /* @__PURE__ */ new Set();
	pairsByStart = {
		object: /* @__PURE__ */ new Set(),
		array: /* @__PURE__ */ new Set(),
		other: /* @__PURE__ */ new Set()
	};
	somewhere = /* @__PURE__ */ new Set();
	firstKeys = /* @__PURE__ */ new Map();
	elementKey = this.idOf(ELEMENT);
	recordKey = this.idOf(RECORD);
	root = this.contextOf("", "");
	constructor(bytes, known) {
		this.bytes = bytes;
		for (const [context, keys] of Object.entries(known)) {
			const at = context.lastIndexOf("/");
			const into = this.contextOf(context.slice(0, at), context.slice(at + 1));
			const [first] = Object.keys(keys);
			if (first !== void 0) this.firstKeys.set(into, /* @__PURE__ */ new Set([this.idOf(first)]));
			for (const [key, start] of Object.entries(keys)) {
				const starts = start === "any" ? [
					"object",
					"array",
					"other"
				] : [start];
				for (const one of starts) this.note(into, this.idOf(key), one);
			}
		}
	}
	learn(tokens) {
		const { kinds, starts, ends } = tokens;
		const seen = /* @__PURE__ */ new Map();
		const open = [];
		let key = this.idOf("");
		for (let index = 0; index < kinds.length; index++) {
			const kind = kinds[index];
			if (kind === Token.openObject || kind === Token.openArray) {
				const around = open.at(-1);
				const own = around === void 0 ? this.idOf("") : key;
				const into = this.context(around?.own ?? this.idOf(""), own);
				open.push({
					into,
					own,
					opened: index
				});
				key = this.elementKey;
			} else if (kind === Token.closeObject || kind === Token.closeArray) {
				open.pop();
				key = this.elementKey;
			} else if (kind === Token.string && kinds[index + 1] === Token.colon) {
				const { into, opened } = open.at(-1) ?? {
					into: this.root,
					opened: -1
				};
				key = this.keyAt(starts[index], ends[index]);
				const start = startOf(kinds[index + 2]);
				const pair = (into * MAX_IDS + key) * 4 + START_NUMBERS[start];
				const earlier = seen.get(pair);
				if (earlier === void 0) seen.set(pair, opened);
				else if (earlier !== opened) {
					this.note(into, key, start);
					if (kinds[index - 1] === Token.openObject) this.noteFirst(into, key);
				}
			}
		}
	}
	context(parentKey, ownKey) {
		const both = parentKey * MAX_IDS + ownKey;
		const found = this.contexts.get(both);
		if (found !== void 0) return found;
		const made = Math.min(this.contexts.size, 1048575);
		this.contexts.set(both, made);
		return made;
	}
	keyAt(start, end) {
		const text = asciiText(this.bytes, start + 1, Math.min(end - 1, start + 1 + MAX_KEY_LENGTH));
		return this.idOf(IS_ID.test(text) ? RECORD : text);
	}
	fitOfKey(context, key, isFirst) {
		if (!this.pairs.has(context * MAX_IDS + key)) return this.somewhere.has(key) ? -1 : 0;
		const first = this.firstKeys.get(context);
		return first === void 0 || first.has(key) === isFirst ? 1 : .75;
	}
	fitOfValue(context, key, start) {
		const pair = context * MAX_IDS + key;
		if (!this.pairs.has(pair)) return 0;
		return this.pairsByStart[start].has(pair) ? 1 : -1;
	}
	noteFirst(context, key) {
		const found = this.firstKeys.get(context);
		if (found === void 0) this.firstKeys.set(context, /* @__PURE__ */ new Set([key]));
		else found.add(key);
	}
	note(context, key, start) {
		const pair = context * MAX_IDS + key;
		this.pairs.add(pair);
		this.pairsByStart[start].add(pair);
		this.somewhere.add(key);
	}
	contextOf(parent, own) {
		return this.context(this.idOf(parent), this.idOf(own));
	}
	idOf(text) {
		const found = this.keys.get(text);
		if (found !== void 0) return found;
		const made = Math.min(this.keys.size, 1048575);
		this.keys.set(text, made);
		return made;
	}
};
const START_NUMBERS = {
	object: 0,
	array: 1,
	other: 2
};
function startOf(kind) {
	if (kind === Token.openObject) return "object";
	return kind === Token.openArray ? "array" : "other";
}
// src/json/syntax/token-list.ts
const MAX_TOKENS = 4e5;
function tokenList(bytes) {
	const kinds = [];
	const starts = [];
	const ends = [];
	const indents = [];
	const scanner = new Scanner(bytes);
	const indentation = new Indentation(bytes);
	while (scanner.nextSolid() !== Token.end) {
		if (kinds.length >= MAX_TOKENS) return void 0;
		kinds.push(scanner.kind);
		starts.push(scanner.start);
		ends.push(scanner.end);
		indents.push(indentation.at(scanner.start) ?? -1);
	}
	return {
		kinds,
		starts,
		ends,
		indents
	};
}
// src/json/syntax/slip-search.ts
const Expected = {
	value: 0,
	firstElement: 1,
	firstKey: 2,
	key: 3,
	colon: 4,
	next: 5,
	end: 6
};
const START$1 = {
	top: void 0,
	expected: Expected.value,
	key: 0,
	keys: void 0,
	score: 0,
	correction: void 0
};
const MAX_READINGS = 16;
const MAX_DEPTH$2 = 256;
const MAX_STEPS = 2e6;
const CONTRADICTION = 2;
const REPEATED = 5;
const COMPARED_KEYS = 32;
const DOUBLED = .1;
const SIGNS = /* @__PURE__ */ new Map([
	[Token.openObject, "{"],
	[Token.closeObject, "}"],
	[Token.openArray, "["],
	[Token.closeArray, "]"],
	[Token.colon, ":"],
	[Token.comma, ","]
]);
function searchSlips(bytes, known) {
	const tokens = tokenList(bytes);
	return tokens === void 0 ? [] : new SlipSearch(bytes, tokens, known).run();
}
function scoreOf(bytes, known) {
	const tokens = tokenList(bytes);
	return tokens === void 0 ? 0 : new SlipSearch(bytes, tokens, known).score();
}
var SlipSearch = class {
	bytes;
	tokens;
	evidence;
	lineIndent = 0;
	constructor(bytes, tokens, known) {
		this.bytes = bytes;
		this.tokens = tokens;
		this.evidence = new KeyEvidence(bytes, known);
		this.evidence.learn(this.tokens);
	}
	run() {
		const { kinds, indents } = this.tokens;
		let plain = START$1;
		let readings = [];
		let steps = 0;
		for (let index = 0; index < kinds.length; index++) {
			const indent = indents[index];
			if (indent >= 0) this.lineIndent = indent;
			const kind = kinds[index];
			const next = [];
			for (const reading of readings) {
				const after = this.step(reading, kind, index);
				if (after !== void 0) next.push(after);
			}
			if (plain !== void 0) {
				this.correct(plain, index, next);
				plain = this.step(plain, kind, index);
			}
			readings = best(next);
			steps += readings.length + 1;
			if (plain === void 0 && readings.length === 0 || steps > MAX_STEPS) return [];
		}
		if (plain !== void 0) for (const written of expectedSigns(plain)) this.add(plain, kinds.length, written, readings);
		return readings.filter(({ expected }) => expected === Expected.end).sort((one, other) => other.score - one.score).map((reading) => this.correctionOf(reading));
	}
	score() {
		const { kinds, indents } = this.tokens;
		let reading = START$1;
		for (let index = 0; index < kinds.length && reading !== void 0; index++) {
			const indent = indents[index];
			if (indent >= 0) this.lineIndent = indent;
			reading = this.step(reading, kinds[index], index);
		}
		return reading?.score ?? Number.NEGATIVE_INFINITY;
	}
	correct(reading, index, into) {
		const { kinds, starts, ends } = this.tokens;
		const kind = kinds[index];
		const removal = {
			token: index,
			written: void 0,
			isAdded: false,
			closes: void 0
		};
		const score = reading.score + (kind === kinds[index - 1] ? DOUBLED : 0);
		if (!STRING_TOKENS.has(kind)) into.push({
			...reading,
			score,
			correction: removal
		});
		const isSign = SIGNS.has(kind) || !IS_JSON.has(kind) && ends[index] === starts[index] + 1;
		for (const written of expectedSigns(reading)) {
			const isKey = reading.top?.isArray && kind === Token.colon && kinds[index - 1] === Token.string;
			if (isSign && written !== kind && !isKey) {
				const correction = {
					token: index,
					written,
					isAdded: false,
					closes: closedBy(reading, written)
				};
				const after = this.step({
					...reading,
					correction
				}, written, index);
				if (after !== void 0) into.push(after);
			}
			const added = this.added(reading, index, written);
			const after = added && this.step(added, kind, index);
			if (after !== void 0) into.push(after);
		}
		if (this.bytes[ends[index] - 1] !== 46 || !BARE_TOKENS.has(kind)) return;
		const value = this.step(reading, Token.number, index);
		const correction = {
			token: index,
			written: Token.comma,
			isAdded: false,
			closes: void 0
		};
		const after = value && this.step({
			...value,
			correction
		}, Token.comma, index);
		if (after !== void 0) into.push(after);
	}
	add(reading, index, written, into) {
		const added = this.added(reading, index, written);
		if (added !== void 0) into.push(added);
	}
	added(reading, index, written) {
		const correction = {
			token: index,
			written,
			isAdded: true,
			closes: closedBy(reading, written)
		};
		return this.step({
			...reading,
			correction
		}, written, index, false);
	}
	step(reading, kind, index, isWritten = true) {
		const { top, expected, score } = reading;
		const contradiction = isWritten ? this.contradiction(top, kind, index) : 0;
		switch (kind) {
			case Token.openObject:
			case Token.openArray: return this.opened(reading, kind === Token.openArray, index, contradiction);
			case Token.closeObject:
			case Token.closeArray: return this.closed(reading, kind === Token.closeArray, contradiction);
			case Token.comma:
				if (expected !== Expected.next || top === void 0) return void 0;
				return {
					...reading,
					expected: top.isArray ? Expected.value : Expected.key
				};
			case Token.colon: return expected === Expected.colon ? {
				...reading,
				expected: Expected.value
			} : void 0;
			case Token.string:
				if (expected === Expected.key || expected === Expected.firstKey) {
					const key = this.keyAt(index);
					const fit = this.fitOfKey(reading, key) - contradiction;
					const keys = {
						key,
						before: reading.keys
					};
					return {
						...reading,
						expected: Expected.colon,
						key,
						keys,
						score: score + fit
					};
				}
				return this.scalar(reading, contradiction);
			case Token.number:
			case Token.literal: return this.scalar(reading, contradiction);
			default: return;
		}
	}
	opened(reading, isArray, index, contradiction) {
		const { top, expected, score } = reading;
		if (expected !== Expected.value && expected !== Expected.firstElement) return void 0;
		if (top !== void 0 && top.depth >= MAX_DEPTH$2) return void 0;
		const ownKey = top === void 0 ? this.evidence.keyAt(0, 1) : reading.key;
		const frame = {
			isArray,
			around: top,
			depth: (top?.depth ?? 0) + 1,
			opened: index,
			context: this.evidence.context(top?.ownKey ?? this.evidence.keyAt(0, 1), ownKey),
			ownKey,
			lineIndent: this.lineIndent,
			innerIndent: -1,
			keysAround: reading.keys
		};
		return {
			...reading,
			top: frame,
			expected: isArray ? Expected.firstElement : Expected.firstKey,
			key: this.evidence.elementKey,
			keys: void 0,
			score: score + this.fitOfValue(reading, isArray ? "array" : "object") - contradiction
		};
	}
	closed(reading, isArray, contradiction) {
		const { top, expected, score } = reading;
		if (top === void 0 || top.isArray !== isArray) return void 0;
		if (expected !== Expected.next && expected !== (isArray ? Expected.firstElement : Expected.firstKey)) return void 0;
		const { around } = top;
		return {
			...reading,
			top: around,
			expected: around === void 0 ? Expected.end : Expected.next,
			key: this.evidence.elementKey,
			keys: top.keysAround,
			score: score - contradiction
		};
	}
	scalar(reading, contradiction) {
		const { expected, top } = reading;
		if (expected !== Expected.value && expected !== Expected.firstElement) return void 0;
		return {
			...reading,
			expected: top === void 0 ? Expected.end : Expected.next,
			score: reading.score + this.fitOfValue(reading, "other") - contradiction
		};
	}
	fitOfKey({ top, expected, keys }, key) {
		const { evidence } = this;
		const fit = evidence.fitOfKey(top?.context ?? 0, key, expected === Expected.firstKey);
		if (key === evidence.recordKey) return fit;
		let earlier = keys;
		for (let count = 0; earlier !== void 0 && count < COMPARED_KEYS; count++) {
			if (earlier.key === key) return fit - REPEATED;
			earlier = earlier.before;
		}
		return fit;
	}
	fitOfValue({ top, key }, start) {
		return top === void 0 || top.isArray ? 0 : this.evidence.fitOfValue(top.context, key, start);
	}
	keyAt(index) {
		const { starts, ends } = this.tokens;
		return this.evidence.keyAt(starts[index], ends[index]);
	}
	contradiction(top, kind, index) {
		const indent = this.tokens.indents[index];
		if (top === void 0) return 0;
		if (kind === Token.closeObject || kind === Token.closeArray) return this.lineIndent === top.lineIndent ? 0 : CONTRADICTION;
		if (indent < 0) return 0;
		if (top.innerIndent < 0) top.innerIndent = indent;
		return indent === top.innerIndent && indent > top.lineIndent ? 0 : CONTRADICTION;
	}
	correctionOf({ correction }) {
		const { starts, ends } = this.tokens;
		const { token = 0, written, isAdded = false, closes } = correction ?? {};
		const opened = closes && span(starts[closes.opened], ends[closes.opened]);
		const sign = written === void 0 ? "" : SIGNS.get(written) ?? "";
		const end = ends[token] ?? this.bytes.length;
		let start = starts[token] ?? this.bytes.length;
		if (!isAdded && written === Token.comma && BARE_TOKENS.has(this.tokens.kinds[token])) start = end - 1;
		return {
			at: span(start, end),
			written: sign,
			isAdded,
			opened
		};
	}
};
const IS_JSON = /* @__PURE__ */ new Set([
	...SIGNS.keys(),
	Token.string,
	Token.number,
	Token.literal
]);
function closedBy({ top }, written) {
	return written === Token.closeObject || written === Token.closeArray ? top : void 0;
}
function expectedSigns({ top, expected }) {
	switch (expected) {
		case Expected.value: return [Token.openObject, Token.openArray];
		case Expected.firstElement: return [
			Token.openObject,
			Token.openArray,
			Token.closeArray
		];
		case Expected.firstKey: return [Token.closeObject];
		case Expected.colon: return [Token.colon];
		case Expected.next: return [Token.comma, top?.isArray ? Token.closeArray : Token.closeObject];
		default: return [];
	}
}
function best(readings) {
	if (readings.length < 2) return [...readings];
	const kept = [];
	for (const reading of readings) {
		const like = kept.findIndex(({ top, expected, key }) => top === reading.top && expected === reading.expected && key === reading.key);
		if (like < 0) kept.push(reading);
		else if (kept[like].score <= reading.score) kept[like] = reading;
	}
	if (kept.length <= MAX_READINGS) return kept;
	return kept.sort((one, other) => other.score - one.score).slice(0, MAX_READINGS);
}
// src/json/syntax/single-slip.ts
const MAX_BYTES$1 = 4194304;
const MAX_DEPTH$1 = 1e3;
const MAX_TRIES$1 = 4;
const UNSURE = /* @__PURE__ */ new Set([
	"cut-off",
	"extra-bracket",
	"leading-comma",
	"mismatched-bracket",
	"misplaced-colon",
	"missing-bracket",
	"missing-colon",
	"missing-comma",
	"missing-value",
	"number-as-key",
	"second-colon",
	"second-comma",
	"stray-character",
	"text-after-value",
	"trailing-comma",
	"unclosed-string",
	"unescaped-quote",
	"unopened-object",
	"unquoted-key",
	"unquoted-text",
	"value-as-key"
]);
function findSingleSlip(bytes, faults, known) {
	const [first] = faults;
	if (first === void 0 || bytes.length > MAX_BYTES$1) return void 0;
	if (faults.length === 1 && !UNSURE.has(first.kind)) return void 0;
	if (seemsDeeper(bytes, MAX_DEPTH$1)) return void 0;
	const search = confirmed(bytes, [...searchSlips(bytes, known).slice(0, MAX_TRIES$1), ...quoteCorrections(bytes, first.span.start)]);
	return mostPlausible([
		faults.length === 1 ? ownAdvice(bytes, first) : void 0,
		findBracketSlip(bytes, faults),
		search
	], known) ?? (faults.length > 1 ? findLineSlip(bytes, faults)?.fault : void 0);
}
function mostPlausible(candidates, known) {
	const found = candidates.filter((candidate) => candidate !== void 0);
	const [only] = found;
	if (found.every(({ corrected }) => corrected === only?.corrected)) return only?.fault;
	let best;
	let bestScore = Number.NEGATIVE_INFINITY;
	for (const candidate of found) {
		if (candidate.corrected === best?.corrected) continue;
		const score = scoreOf(new TextEncoder().encode(candidate.corrected), known);
		if (score > bestScore) [best, bestScore] = [candidate, score];
	}
	return best?.fault;
}
function ownAdvice(bytes, fault) {
	for (const { span: at, text } of adviceOf(bytes, fault)) {
		const corrected = replaced(bytes, at.start, at.end, text);
		if (isJson(corrected)) return {
			fault,
			corrected
		};
	}
}
function confirmed(bytes, corrections) {
	for (const correction of corrections) {
		const { at, written, isAdded } = correction;
		const corrected = replaced(bytes, at.start, isAdded ? at.start : at.end, written);
		if (isJson(corrected)) return {
			fault: faultOf(correction),
			corrected
		};
	}
}
function faultOf({ at, written, isAdded, opened }) {
	if (isAdded) return {
		kind: "missing-sign",
		span: at,
		named: written,
		...opened && { opened }
	};
	return written === "" ? {
		kind: "extra-token",
		span: at
	} : {
		kind: "wrong-sign",
		span: at,
		named: written
	};
}
// src/json/syntax/after-end.ts
function isMarkBeforeMore({ bytes, scanner: { start, end } }) {
	return byteOrderMarkLength(bytes.subarray(start)) > 0 && skipSpace(bytes, end) < bytes.length;
}
const afterEnd = {
	begin: (reading) => ({ recognize(kind) {
		if (reading.expected !== "end") return void 0;
		if (reading.brackets.reopens(kind)) reading.expected = "comma";
		else if (kind !== Token.stray || isMarkBeforeMore(reading)) {
			reading.fault("text-after-value");
			return "stop";
		}
	} }),
	examples: [
		["{} {}", "text-after-value"],
		["{}\n\ufeff{}", "text-after-value"],
		["{ \"a\": \"b\": 1 }, \"c\": 2 }", "misplaced-colon"]
	]
};
// src/json/syntax/commas.ts
function acceptComma(reading, isComma = true) {
	const { expected, open, recent } = reading;
	recent.isUnclosed = false;
	if (expected === "first-element" || expected === "first-key") {
		reading.fault("leading-comma");
		return;
	}
	reading.isCommaAfterValue = isComma && expected === "comma";
	if (expected === "key" || reading.comma !== void 0 && expected === "value") reading.fault("second-comma");
	else if (expected !== "comma") missingValue(reading);
	reading.comma = reading.token;
	if (!open.isEmpty) reading.expected = open.inObject ? "key" : "value";
}
function missingValue(reading) {
	if (reading.expected !== "colon" || !reading.isKeyFaulty) reading.fault("missing-value");
}
function missingComma(reading) {
	const { recent, brackets, scanner } = reading;
	if (!recent.isUnclosed) {
		reading.fault("missing-comma");
		brackets.noteMissingComma(scanner.start);
	}
	recent.isUnclosed = false;
}
// src/json/syntax/syntax-fixes.ts
const MAX_WORD = 128;
const decoder$1 = new TextDecoder();
const AFTER_VALUE = /* @__PURE__ */ new Set([
	44,
	93,
	125,
	47,
	35,
	void 0
]);
const LITERALS = /* @__PURE__ */ new Map([
	["true", "true"],
	["false", "false"],
	["null", "null"],
	["none", "null"]
]);
function wordFix(fault, bytes, start, end) {
	if (!AFTER_VALUE.has(bytes[skipSpace(bytes, end)]) || end - start > MAX_WORD) return void 0;
	const text = decoder$1.decode(bytes.subarray(start, end));
	const isLiteral = fault === "other-language-literal";
	const written = isLiteral ? LITERALS.get(text.toLowerCase()) : fault === "bad-number" ? foreignNumber(text)?.json : void 0;
	if (written === void 0) return void 0;
	return {
		safety: isLiteral ? "safe" : "unsafe",
		replacements: [{
			span: span(start, end),
			text: written
		}]
	};
}
function fixDecimalComma(comma) {
	return {
		safety: "unsafe",
		replacements: [{
			span: span(comma, comma + 1),
			text: "."
		}]
	};
}
function fixColon(bytes, start) {
	const next = bytes[start + 1];
	const end = start + (next === 61 || next === 62 ? 2 : 1);
	return {
		safety: "unsafe",
		replacements: [{
			span: span(start, end),
			text: ":"
		}]
	};
}
function fixSemicolon(bytes, start) {
	const next = bytes[skipSpace(bytes, start + 1)];
	if (next === 59 || AFTER_VALUE.has(next)) return void 0;
	return {
		safety: "unsafe",
		replacements: [{
			span: span(start, start + 1),
			text: ","
		}]
	};
}
function fixTrailingComma(start) {
	return {
		safety: "safe",
		replacements: [{
			span: span(start, start + 1),
			text: ""
		}]
	};
}
function fixComment(bytes, start, end) {
	let from = start;
	while (from > 0 && isBlank(bytes[from - 1])) from--;
	let to = end;
	while (isBlank(bytes[to])) to++;
	const startsLine = from === 0 || isLineEnd(bytes[from - 1]);
	const endsLine = to === bytes.length || isLineEnd(bytes[to]);
	if (startsLine && endsLine) return removal(from, lineEnd(bytes, to));
	if (endsLine) return removal(from, to);
	return removal(start, end, start > 0 && !isSpace(bytes[start - 1]) && !isSpace(bytes[end]) ? " " : "");
}
function fixCodeFence(bytes, start, end) {
	if (skipSpace(bytes, 0) !== start) return void 0;
	const sign = bytes[start];
	let last = bytes.length;
	while (last > end && isSpace(bytes[last - 1])) last--;
	let line = last;
	while (line > end && bytes[line - 1] === sign) line--;
	if (last - line !== 3 || firstFence(bytes, end, sign) !== line) return void 0;
	return {
		safety: "safe",
		replacements: [{
			span: span(start, lineEnd(bytes, end)),
			text: ""
		}, {
			span: span(line, lineEnd(bytes, last)),
			text: ""
		}]
	};
}
function firstFence(bytes, from, sign = 96) {
	for (let at = bytes.indexOf(sign, from); at !== -1; at = bytes.indexOf(sign, at + 1)) if (isLineEnd(bytes[at - 1]) && bytes[at + 1] === sign && bytes[at + 2] === sign) return at;
}
function removal(start, end, text = "") {
	return {
		safety: "unsafe",
		replacements: [{
			span: span(start, end),
			text
		}]
	};
}
function lineEnd(bytes, at) {
	if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
	return isLineEnd(bytes[at]) ? at + 1 : at;
}
// src/json/syntax/closing-brackets.ts
function acceptClosing(reading, closesArray) {
	const { open, brackets, scanner } = reading;
	if (open.isEmpty) {
		reading.fault("mismatched-bracket");
		return "stop";
	}
	if (isStray(reading, closesArray)) return "next";
	if (reading.expected === "value" && open.inObject && !closesArray) brackets.mayCloseTooSoon();
	missingBefore(reading, closesArray);
	if (open.inObject === closesArray) {
		reading.fault("mismatched-bracket", reading.token, { opened: open.opening });
		if (open.isAround(closesArray) && !open.isMeant(scanner.start)) {
			open.close();
			brackets.mayCloseTooSoon();
		}
	}
	open.closeAt(scanner.start);
	reading.afterValue();
	return "next";
}
function missingBefore(reading, closesArray) {
	const { comma, expected, isCommaAfterValue, open } = reading;
	const isTrailing = expected === "key" || expected === "value" && !open.inObject && comma !== void 0;
	const { last } = reading.faults;
	if (isTrailing && last?.kind === "comment-for-content" && last.span.start > (comma?.start ?? 0)) return;
	if (isTrailing) {
		const fix = isCommaAfterValue && open.inObject !== closesArray && comma ? fixTrailingComma(comma.start) : void 0;
		reading.fault("trailing-comma", comma, { fix });
	} else if (expected === "value" || expected === "colon") missingValue(reading);
}
function isStray(reading, closesArray) {
	const { comma, expected, open } = reading;
	const { start } = reading.scanner;
	if (reading.isCommaAfterValue && (expected === "key" || expected === "value") && comma !== void 0 && open.isDoubled(start, comma.start)) reading.fault("extra-bracket");
	else if (closesArray && expected === "value" && open.inObject && open.isUnopened(start)) reading.fault("mismatched-bracket");
	else return false;
	reading.expected = "comma";
	return true;
}
// src/json/syntax/colons.ts
function acceptColon(reading) {
	const { expected, open } = reading;
	if (expected === "value" && open.inObject) reading.fault("second-colon");
	else if (expected !== "colon") misplacedColon(reading);
	reading.comma = void 0;
	if (!open.isEmpty) reading.expected = "value";
}
function misplacedColon(reading) {
	const { brackets, expected, open } = reading;
	const { previousString } = reading.recent;
	if (expected === "comma" && !open.inObject && open.isAround(false) && previousString && brackets.closeBefore(previousString.start)) {
		open.setKey(previousString);
		return;
	}
	const key = expected === "comma" && open.inObject ? previousString : void 0;
	if (key !== void 0 && open.isBelowKey(key.start)) {
		reading.fault("unopened-object", key);
		open.openUnwritten();
		open.setKey(key);
		return;
	}
	reading.fault("misplaced-colon");
	if (key !== void 0) brackets.mayCloseTooSoon();
}
// src/text/left-out-words.ts
const LEFT_OUT_WORDS = /\u2026|\.\.|\b(?:un(?:changed|modified|touched)|rest|others?|remaining|remainder|same|identical|omitted|existing|etc|more|snip(?:ped)?|trimmed|truncated|abbreviated|shortened|elided|skipped|removed|deleted|previous(?:ly)?|before|above|as is|so on|left out|left as|no changes?|keep|kept|stays?|here|continues?|continued|todo|original|repeat(?:ed)?|similar(?:ly)?|\d+ items?)\b/i;
// src/json/syntax/comments.ts
const decoder = new TextDecoder();
const comments = {
	begin: (reading) => ({ recognize(kind) {
		if (kind === Token.unclosedComment) {
			reading.fault("unclosed-comment");
			return "stop";
		}
		if (kind !== Token.lineComment && kind !== Token.blockComment) return void 0;
		const { bytes, token, expected } = reading;
		const found = commentFault(bytes, token.start, token.end, expected === "value");
		if (found.fix === void 0) reading.isCommaAfterValue = false;
		reading.fault(found.kind, token, { fix: found.fix });
		return "next";
	} }),
	examples: [
		["{} // done", "comment"],
		["[1, /* two */ 2]", "comment"],
		["[1, // and 3 items\n2]", "comment-for-content"],
		["{ /* open", "unclosed-comment"]
	]
};
function commentFault(bytes, start, end, isValue) {
	const comment = decoder.decode(bytes.subarray(start, end));
	if (LEFT_OUT_WORDS.test(comment) || /["{}[\]]/.test(comment)) return {
		kind: "comment-for-content",
		fix: void 0
	};
	return {
		kind: "comment",
		fix: isValue && bytes[start] === 35 && !isSpace(bytes[start + 1]) ? void 0 : fixComment(bytes, start, end)
	};
}
// src/json/syntax/conflict-markers.ts
const conflictMarkers = {
	begin(reading) {
		const { bytes, scanner } = reading;
		let isInside = false;
		let next = 0;
		return { recognize(kind) {
			if (kind !== Token.conflictMarker) return void 0;
			const sign = bytes[scanner.start];
			if (sign === 60 || !isInside) reading.fault("merge-conflict");
			isInside = sign === 60;
			if (sign !== 60 && sign !== 62 && closes()) scanner.end = next;
			return "next";
		} };
		function closes() {
			if (next < scanner.end) {
				const ahead = new Scanner(bytes, scanner.end);
				do
					ahead.next();
				while (ahead.kind !== Token.end && !(ahead.kind === Token.conflictMarker && isEdge(ahead.start)));
				next = ahead.start;
			}
			isInside = bytes[next] === 62;
			return isInside;
		}
		function isEdge(at) {
			return bytes[at] === 60 || bytes[at] === 62;
		}
	},
	examples: [
		["{\n<<<<<<< a\n\"x\": 1\n=======\n\"x\": [\n>>>>>>> b\n}", "merge-conflict"],
		["{\n<<<<<<< a\n\"x\": 1\n||||||| c\n\"x\": 0\n=======\n\"x\": [\n>>>>>>> b\n}", "merge-conflict"],
		["{\n\"x\": 1\n=======\n\"x\": [\n>>>>>>> b\n}", "merge-conflict"],
		["{\n<<<<<<< a\n\"x\": 1,\n=======\n\"y\": 2\n}", "merge-conflict"],
		[
			"{\n=======\n\"x\": 1,\n<<<<<<< a\n\"y\": 2\n=======\n\"y\": [\n>>>>>>> b\n}",
			"merge-conflict",
			"merge-conflict"
		],
		["{\n>>>>>>> b\n}", "merge-conflict"]
	]
};
// src/json/syntax/early-quotes.ts
const earlyQuotes = {
	begin(reading) {
		const { bytes, scanner } = reading;
		let noStringEndBefore = 0;
		return { recognize(kind) {
			const { string } = reading.recent;
			if (string?.end !== scanner.start || !WORD_TOKENS.has(kind)) return void 0;
			if (STRING_TOKENS.has(kind) && kind !== Token.unclosedString) return void 0;
			textAfter(string);
			return "next";
		} };
		function textAfter(string) {
			const found = scanner.start < noStringEndBefore ? void 0 : seekStringEnd(bytes, scanner.start);
			if (found !== void 0 && "lineEnd" in found) noStringEndBefore = found.lineEnd;
			if (found !== void 0 && "quote" in found) {
				scanner.end = found.quote + 1;
				if (found.next === 58 && reading.expected === "comma" && reading.open.inObject) {
					reading.expected = "colon";
					reading.fault("unclosed-string", span(string.start, string.end - 1));
					return;
				}
			}
			reading.fault("unescaped-quote", span(string.end - 1, string.end));
		}
	},
	examples: [["[\"say \"hi\" to me\"]", "unescaped-quote"], ["{\"a\": \"b, \"c\": 1}", "unclosed-string"]]
};
// src/json/syntax/foreign-text.ts
const foreignText = {
	begin(reading) {
		const { bytes, scanner } = reading;
		const found = foreignStart(bytes);
		let isAtStart = found !== void 0;
		return { recognize(kind) {
			if (found === void 0) return void 0;
			if (isAtStart) {
				isAtStart = false;
				return skip(found);
			}
			return reading.expected === "end" && isEnd(found, kind) ? "stop" : void 0;
		} };
		function skip({ kind, span: at, json }) {
			const fix = kind === "code-fence" ? fixCodeFence(bytes, at.start, at.end) : void 0;
			reading.fault(kind, at, { fix });
			if (json === void 0) return "stop";
			scanner.end = json;
			return "next";
		}
		function isEnd({ kind, isFence }, token) {
			if (isFence && [96, 126].includes(bytes[scanner.start] ?? 0)) return true;
			return kind === "text-before-json" && token !== Token.closeObject;
		}
	},
	examples: [
		["<!doctype html>\n<p>Sign in</p>", "web-page"],
		["```json\n{}\n```\n", "code-fence"],
		["~~~json\n{}\n~~~\n", "code-fence"],
		["* Connected\n> GET /\n< HTTP/1.1 200 OK\n{}", "text-before-json"],
		["Here it is:\n```\n{}\n```\nDone.", "text-before-json"],
		["const room = {};", "text-before-json"],
		[")]}',\n{}", "text-before-json"],
		["[12:30, 31/1/2026] Sam: {}", "text-before-json"],
		["not found", "no-json"]
	]
};
const NOT_A_VALUE = /^(?:\)\]\}'|[*<>] [^{}[\]"\n]*\n|\[[^[\]{}"\n]*\][^{}[\]"\n]*\w[^{}[\]"\n]*\{)/;
const PLACEHOLDER = /^<[^<>!?]*>\s*$/;
const FENCE = /^(?:`{3}|~{3})/;
const LOOKED_AT = 256;
function foreignStart(bytes) {
	const start = skipSpace(bytes, 0);
	const text = asciiText(bytes, start, Math.min(bytes.length, start + LOOKED_AT));
	const line = span(start, endOfLine(bytes, start));
	if (/^<(!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text) && !PLACEHOLDER.test(text)) return {
		kind: "web-page",
		span: line,
		json: void 0,
		isFence: false
	};
	if (text.startsWith("version https://git-lfs.github.com/spec/")) return {
		kind: "lfs-pointer",
		span: line,
		json: void 0,
		isFence: false
	};
	if (FENCE.test(text)) return {
		kind: "code-fence",
		span: line,
		json: line.end,
		isFence: true
	};
	if (!(/^[A-Za-z_$][\w$]*[^\S\n]*[^\s]/.test(text) && !/^(true|false|null|none|nan)\b/i.test(text)) && !NOT_A_VALUE.test(text)) return void 0;
	const json = firstBracket(bytes, start);
	if (json === void 0) return {
		kind: "no-json",
		span: line,
		json,
		isFence: false
	};
	const end = endOfText(bytes, json);
	const lastLine = asciiText(bytes, Math.max(start, end - LOOKED_AT), end).split("\n").at(-1) ?? "";
	return {
		kind: "text-before-json",
		span: span(start, end),
		json,
		isFence: FENCE.test(lastLine)
	};
}
function endOfLine(bytes, start) {
	const found = bytes.indexOf(10, start);
	return endOfText(bytes, found === -1 ? bytes.length : found);
}
function endOfText(bytes, before) {
	let end = before;
	while (end > 0 && bytes[end - 1] <= 32) end--;
	return end;
}
function firstBracket(bytes, start) {
	const object = bytes.indexOf(123, start);
	if (object !== -1) return object;
	const array = bytes.indexOf(91, start);
	return array === -1 ? void 0 : array;
}
// src/json/syntax/key-quotes.ts
const MAX_LENGTH = 128;
const ENDS_VALUE = /* @__PURE__ */ new Set([
	44,
	93,
	125,
	10,
	13
]);
function endOfUnopenedKey(bytes, start) {
	const [found] = /^[^\s"'{}[\],:][^"{}[\],:\r\n]*"(?=[ \t]*:)/.exec(ahead(bytes, start)) ?? [];
	return found === void 0 ? void 0 : start + found.length;
}
function endOfUnopenedValue(bytes, start, end) {
	const next = bytes[end];
	if (next === void 0 || ENDS_VALUE.has(next)) return void 0;
	if (next === 32 && ENDS_VALUE.has(bytes[end + 1] ?? 32)) return void 0;
	const [found] = /^[^\s"'{}[\],:](?:[^"{}[\]\r\n]{0,126}[^"{}[\],:\s])?"(?=[ \t]*(?:[,}\]\r\n]|$))/.exec(ahead(bytes, start)) ?? [];
	return found === void 0 || COMMENT.test(found) ? void 0 : start + found.length;
}
const COMMENT = /\s(?:\/[/*]|#)/;
function endOfUnclosedKey(bytes, start) {
	const [, found] = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*[{[]/.exec(ahead(bytes, start)) ?? [];
	return found === void 0 ? void 0 : start + found.length;
}
function endOfKeyBeforeString(bytes, start, end) {
	if (!mayContinueString(bytes[end])) return void 0;
	const [all = "", key] = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*(?:[{[]+[ \t]*)?"/.exec(ahead(bytes, start)) ?? [];
	return key === void 0 || start + all.length !== end ? void 0 : start + key.length;
}
function mayContinueString(byte) {
	return byte !== void 0 && byte > 32 && byte < 127 && byte !== 58 && byte !== 47 && byte !== 35;
}
function ahead(bytes, start) {
	return asciiText(bytes, start, Math.min(bytes.length, start + MAX_LENGTH));
}
// src/json/syntax/words.ts
function wordFaults(reading, kind, isAlone = false) {
	const { bytes, scanner, recent, faults } = reading;
	const { start, end } = scanner;
	if (kind === Token.faultyString || kind === Token.unclosedString) for (const fault of findStringFaults(bytes, start, end, faults.limit)) reading.fault(fault.kind, fault.span);
	recent.isUnclosed = kind === Token.unclosedString;
	const valueEnd = isAlone && BARE_TOKENS.has(kind) ? endOfUnopenedValue(bytes, start, end) : void 0;
	if (valueEnd !== void 0) {
		scanner.end = valueEnd;
		recent.isWord = false;
		reading.fault("unquoted-text");
		return;
	}
	const fault = isNumberOfWord(kind, bytes, start, end) ? "bad-number" : wordFault(kind, reading.text);
	if (fault === void 0) return;
	const fix = isAlone ? wordFix(fault, bytes, start, end) : void 0;
	reading.fault(fault, reading.token, { fix });
}
// src/json/syntax/keys.ts
function acceptKey(reading, kind) {
	if (isKeyWithoutQuote(reading, kind) || isDecimals(reading, kind)) return;
	const { faults, recent } = reading;
	if (BARE_TOKENS.has(kind) && isLeftOut(reading.text)) {
		reading.fault("left-out");
		reading.expected = "comma";
		recent.isUnclosed = true;
		recent.isWord = true;
		return;
	}
	if (kind === Token.string) reading.open.setKey(reading.token);
	const before = faults.last;
	if (kind === Token.word || kind === Token.literal) reading.fault("unquoted-key");
	else if (kind === Token.number || kind === Token.faultyNumber) reading.fault("number-as-key");
	else wordFaults(reading, kind);
	reading.isKeyFaulty = faults.last !== before;
	reading.expected = recent.isUnclosed && reading.text.includes(":") ? "comma" : "colon";
}
function isDecimals(reading, kind) {
	const { comma, token } = reading;
	const { previousNumber: whole } = reading.recent;
	if (!(kind === Token.number || kind === Token.faultyNumber && /^0\d+$/.test(reading.text)) || whole === void 0) return false;
	if (comma?.start !== whole.end || comma.end !== token.start) return false;
	const fix = isThousands(asciiText(reading.bytes, whole.start, token.end)) ? void 0 : fixDecimalComma(whole.end);
	reading.fault("decimal-comma", span(whole.start, token.end), { fix });
	reading.expected = "comma";
	return true;
}
function isThousands(number) {
	return /^-?[1-9]\d{0,2},\d{3}$/.test(number);
}
function isKeyWithoutQuote(reading, kind) {
	const { bytes, scanner, recent } = reading;
	const isUnopened = BARE_TOKENS.has(kind);
	const isUnclosed = kind === Token.unclosedString && scanner.end < bytes.length;
	let end;
	if (isUnopened) end = endOfUnopenedKey(bytes, scanner.start);
	else if (isUnclosed) end = endOfUnclosedKey(bytes, scanner.start);
	else if (kind === Token.string) end = endOfKeyBeforeString(bytes, scanner.start, scanner.end);
	if (end === void 0) return false;
	scanner.end = end;
	reading.fault(isUnopened ? "unquoted-key" : "unclosed-string");
	reading.expected = "colon";
	reading.isKeyFaulty = true;
	recent.isWord = false;
	recent.string = void 0;
	return true;
}
// src/json/syntax/patch-lines.ts
const patchLines = {
	begin(reading) {
		const { bytes, scanner } = reading;
		let isFound = false;
		return { recognize() {
			const sign = bytes[scanner.start];
			if (sign !== 43 && sign !== 45) return void 0;
			if (!isMark(scanner.start)) return void 0;
			if (!isFound) reading.fault("diff-marks", span(scanner.start, scanner.start + 1));
			isFound = true;
			scanner.end = sign === 43 ? scanner.start + 1 : lineEnd(scanner.start);
			return "next";
		} };
		function isMark(at) {
			if (at > 0 && bytes[at - 1] !== 10 && bytes[at - 1] !== 13) return false;
			let after = at + 1;
			while (isBlank(bytes[after])) after++;
			return after > at + 1 && (bytes[after] === 34 || /[{}[\]]/.test(String.fromCharCode(bytes[after] ?? 0)));
		}
		function lineEnd(at) {
			let end = at;
			while (end < bytes.length && !isLineEnd(bytes[end])) end++;
			return end;
		}
	},
	examples: [["{\n-  \"a\": 1,\n+  \"a\": 2,\n  \"b\": 3\n}", "diff-marks"]]
};
// src/json/syntax/missing-brackets.ts
var MissingBrackets = class {
	open;
	faults;
	tooSoon = 0;
	perhaps = [];
	constructor(open, faults) {
		this.open = open;
		this.faults = faults;
	}
	mayCloseTooSoon() {
		this.tooSoon++;
	}
	reopens(kind) {
		if (this.tooSoon === 0) return false;
		this.open.reopen();
		if (kind === (this.open.inObject ? Token.closeObject : Token.closeArray) || kind === Token.comma) {
			this.tooSoon--;
			return true;
		}
		this.open.close();
		return false;
	}
	noteMissingComma(token) {
		const { open, faults } = this;
		if (open.isBeside(token)) this.perhaps.push({
			fault: faults.count - 1,
			opening: open.opening.start
		});
	}
	closeBefore(token) {
		const { faults, open } = this;
		const { last } = faults;
		if (last?.kind !== "missing-comma" || last.span.start !== token) return false;
		faults.nameBracket(faults.count - 1, open.opening);
		open.close();
		return true;
	}
	foundFor(opening) {
		const found = this.perhaps.find((perhaps) => perhaps.opening === opening.start);
		if (found !== void 0) this.faults.nameBracket(found.fault, opening, true);
		return found !== void 0;
	}
};
// src/json/string-text.ts
const SHORT$2 = 64;
const SHORT_ESCAPES = {
	34: "\"",
	92: "\\",
	47: "/",
	98: "\b",
	102: "\f",
	110: "\n",
	114: "\r",
	116: "	"
};
function shortText(bytes, start, end) {
	let text = "";
	for (let at = start; at < end; at++) {
		const byte = bytes[at];
		if (byte < 32 || byte === 34 || byte >= 128) return void 0;
		if (byte !== 92) {
			text += String.fromCharCode(byte);
			continue;
		}
		if (++at >= end) return void 0;
		const escaped = bytes[at];
		if (escaped === 117) {
			const unit = hexUnit(bytes, at + 1, end);
			if (unit < 0) return void 0;
			text += String.fromCharCode(unit);
			at += 4;
		} else {
			const character = SHORT_ESCAPES[escaped ?? 0];
			if (character === void 0) return void 0;
			text += character;
		}
	}
	return text;
}
function stringText(bytes, start, end) {
	for (let at = start + 1; at < end - 1; at++) {
		const byte = bytes[at];
		if (byte === 92 || byte >= 128) {
			const short = end - start <= SHORT$2 ? shortText(bytes, start + 1, end - 1) : void 0;
			if (short !== void 0) return short;
			return JSON.parse(textOf$1(bytes.subarray(start, end)));
		}
	}
	return asciiText(bytes, start + 1, end - 1);
}
// src/json/syntax/open-containers.ts
var OpenContainers = class {
	bytes;
	brackets = /* @__PURE__ */ new Int32Array(16);
	depth = 0;
	keyStarts = /* @__PURE__ */ new Int32Array(16);
	keyEnds = /* @__PURE__ */ new Int32Array(16);
	objects = 0;
	indentation;
	misindentedAt;
	constructor(bytes) {
		this.bytes = bytes;
		this.indentation = new Indentation(bytes);
	}
	get isEmpty() {
		return this.depth === 0;
	}
	get isNested() {
		return this.depth > 1;
	}
	get inObject() {
		return this.bytes[this.top] === 123;
	}
	isAround(array) {
		if (this.depth < 2) return false;
		return this.bytes[this.around] !== 123 === array;
	}
	open(bracket) {
		if (this.depth === this.brackets.length) this.brackets = grown(this.brackets, this.brackets.length * 2);
		this.brackets[this.depth++] = bracket;
		if (!this.inObject) return;
		if (this.objects === this.keyStarts.length) {
			this.keyStarts = grown(this.keyStarts, this.keyStarts.length * 2);
			this.keyEnds = grown(this.keyEnds, this.keyEnds.length * 2);
		}
		this.keyEnds[this.objects++] = 0;
	}
	openUnwritten() {
		if (this.inObject) this.open(this.top);
	}
	reopen() {
		this.open(this.brackets[0]);
	}
	setKey({ start, end }) {
		if (!this.inObject) return;
		this.keyStarts[this.objects - 1] = start;
		this.keyEnds[this.objects - 1] = end;
	}
	close() {
		if (this.inObject) this.objects--;
		if (this.depth > 0) this.depth--;
	}
	readLines(offset) {
		this.indentation.around(offset);
	}
	closeAt(bracket) {
		const { indentation, top } = this;
		const indent = this.misindentedAt === void 0 ? indentation.at(bracket) : void 0;
		if (indent !== void 0 && indent < indentation.around(top)) this.misindentedAt = top;
		this.close();
	}
	isMeant(bracket) {
		const { indentation, top } = this;
		return indentation.areOnOneLine(top, bracket) && !indentation.areOnOneLine(this.around, top);
	}
	isUnopened(bracket) {
		if (!this.isAround(true)) return true;
		return this.indentation.at(bracket) === void 0 && !this.indentation.areOnOneLine(this.around, bracket);
	}
	isBeside(token) {
		return this.indentation.isLike(token, this.top);
	}
	isDoubled(bracket, comma) {
		const { bytes, indentation, top } = this;
		const previous = comma - 1;
		if (bytes[previous] !== bytes[bracket] || indentation.at(previous) === void 0) return false;
		return indentation.isLike(bracket, previous) && indentation.isMore(bracket, top);
	}
	isBelowKey(string) {
		const index = this.objects - 1;
		if (!this.inObject || this.keyEnds[index] === 0) return false;
		return this.indentation.isMore(string, this.keyStarts[index]);
	}
	get opening() {
		return span(this.top, this.top + 1);
	}
	get misindented() {
		const at = this.misindentedAt;
		return at === void 0 ? void 0 : span(at, at + 1);
	}
	get path() {
		const path = [];
		for (let index = 0; index < this.objects; index++) {
			const end = this.keyEnds[index];
			if (end > 0) path.push(stringText(this.bytes, this.keyStarts[index], end));
		}
		return path;
	}
	get around() {
		return this.depth < 2 ? -1 : this.brackets[this.depth - 2];
	}
	get top() {
		return this.depth === 0 ? -1 : this.brackets[this.depth - 1];
	}
};
// src/json/syntax/reading.ts
var Reading = class {
	bytes;
	faults;
	scanner;
	open;
	brackets;
	expected = "value";
	comma;
	isCommaAfterValue = false;
	isKeyFaulty = false;
	recent = new RecentTokens();
	constructor(bytes, limit, maxPlaces) {
		this.bytes = bytes;
		this.faults = new FaultList(limit, maxPlaces);
		this.scanner = new Scanner(bytes);
		this.open = new OpenContainers(bytes);
		this.brackets = new MissingBrackets(this.open, this.faults);
	}
	get token() {
		return span(this.scanner.start, this.scanner.end);
	}
	get text() {
		const { start, end } = this.scanner;
		return asciiText(this.bytes, start, Math.min(end, start + 64));
	}
	get expectsKey() {
		return this.expected === "key" || this.expected === "first-key";
	}
	get expectsValue() {
		return this.expected === "value" || this.expected === "first-element";
	}
	fault(kind, at = this.token, details) {
		this.faults.add(kind, at, details);
	}
	afterValue() {
		this.expected = this.open.isEmpty ? "end" : "comma";
	}
};
var RecentTokens = class {
	string;
	previousString;
	number;
	previousNumber;
	isWord = false;
	isUnclosed = false;
	advance(kind, token) {
		this.previousString = this.string;
		this.string = kind === Token.string || kind === Token.faultyString ? token : void 0;
		this.previousNumber = this.number;
		if (kind !== Token.comma) this.number = void 0;
	}
	forget() {
		this.string = void 0;
		this.number = void 0;
		this.isWord = false;
		this.isUnclosed = false;
	}
};
// src/json/syntax/stray-characters.ts
const strayCharacters = {
	begin(reading) {
		const { bytes, scanner, recent } = reading;
		return { recognize(kind) {
			if (WORD_TOKENS.has(kind) || SIGN_TOKENS.has(kind)) return void 0;
			if (reading.expected !== "end") {
				recent.advance(kind, reading.token);
				recent.isWord = false;
			}
			if (bytes[scanner.start] !== 60 || !isPlaceholder()) strayCharacter();
			return "next";
		} };
		function strayCharacter() {
			const { start } = scanner;
			const end = characterEnd(bytes, scanner.end - 1);
			const isComma = bytes[start] === 59 && reading.expected === "comma";
			const isColon = bytes[start] === 61 && reading.expected === "colon";
			reading.faults.addStray(start, end, isColon ? fixColon(bytes, start) : isComma ? fixSemicolon(bytes, start) : void 0);
			if (isComma) acceptComma(reading, false);
			else if (isColon) reading.expected = "value";
		}
		function isPlaceholder() {
			const ahead = asciiText(bytes, scanner.start, Math.min(bytes.length, scanner.start + 64));
			const [found] = /^<[A-Za-z][^<>\r\n"]*>/.exec(ahead) ?? [];
			if (found === void 0 || reading.expected === "end") return false;
			scanner.end = scanner.start + found.length;
			reading.fault("placeholder");
			if (reading.expectsKey) reading.expected = "colon";
			else reading.afterValue();
			return true;
		}
	},
	examples: [
		[
			"{\"a\" = 1; \"b\": 2}",
			"stray-character",
			"stray-character"
		],
		["{\"a\": 1 ~~}", "stray-character"],
		["{\"id\": <your id>}", "placeholder"]
	]
};
// src/json/syntax/unescaped-json.ts
const AFTER_STRING = /* @__PURE__ */ new Set([
	44,
	93,
	125,
	void 0
]);
const MAX_LEVELS = 4;
const MAX_TRIES = 20;
const unescapedJson = {
	begin(reading) {
		const { scanner } = reading;
		const finder = new UnescapedJsonFinder(reading.bytes);
		return { recognize(kind) {
			if (!reading.expectsValue || !STRING_TOKENS.has(kind) || reading.open.isEmpty) return void 0;
			const found = finder.at(scanner.start, kind === Token.string ? scanner.end : void 0);
			if (found === void 0) return void 0;
			const fix = {
				safety: "unsafe",
				replacements: found.replacements
			};
			reading.fault(found.kind, found.span, {
				fix,
				path: reading.open.path
			});
			scanner.end = found.end;
			reading.recent.forget();
			reading.afterValue();
			return "next";
		} };
	},
	examples: [
		["{\"logic\": \"{\"Tasks\": []}\"}", "unescaped-json"],
		["{\"logic\": \"{\"Tasks\": [], \"text\": \"{\"a\": [\"b\"]}\"}\"}", "unescaped-json"],
		["{\"logic\": \"{\"\"Tasks\"\": []}\"}", "doubled-json"],
		["{\"logic\": \"{\\\"Tasks\": []}\"}", "unescaped-json-quote"],
		["{\"logic\": \"{\\\"title\\\": \\\"say \"hi\" now\\\"}\"}", "unescaped-inner-quote"]
	]
};
var UnescapedJsonFinder = class {
	bytes;
	budget;
	constructor(bytes) {
		this.bytes = bytes;
		this.budget = bytes.length * 8 + 65536;
	}
	at(start, token) {
		const { bytes } = this;
		const first = skipSpace(bytes, start + 1);
		if (this.budget <= 0 || bytes[first] !== 123 && bytes[first] !== 91) return void 0;
		if (token !== void 0 && AFTER_STRING.has(bytes[skipSpace(bytes, token)])) {
			this.budget -= token - start;
			if (this.holdsJson(decodeLoosely(bytes.subarray(start + 1, token - 1)))) return void 0;
		}
		return this.whole(start, first) ?? this.doubled(start) ?? this.partly(start);
	}
	whole(start, first, level = 1) {
		const { bytes } = this;
		const scanner = new Scanner(bytes, first);
		const inner = [];
		let depth = 0;
		let quotes = 0;
		do {
			const kind = scanner.nextSolid();
			const held = STRING_TOKENS.has(kind) && level < MAX_LEVELS ? this.heldAt(scanner.start, level) : void 0;
			if (held !== void 0) {
				for (const replacement of held.replacements) inner.push(replacement);
				scanner.end = held.end;
				continue;
			}
			this.budget -= scanner.end - scanner.start + 1;
			if (kind === Token.end || kind > Token.literal || this.budget <= 0) return void 0;
			if (kind === Token.openObject || kind === Token.openArray) depth++;
			else if (kind === Token.closeObject || kind === Token.closeArray) depth--;
			else if (kind === Token.string) quotes++;
		} while (depth > 0);
		const close = skipSpace(bytes, scanner.end);
		if (quotes === 0 || !this.mayClose(close)) return void 0;
		const content = withReplacements(bytes, start + 1, close, inner);
		if (!isJson(content)) return void 0;
		const text = JSON.stringify(content).slice(1, -1);
		return {
			kind: "unescaped-json",
			span: span(start, close + 1),
			end: close + 1,
			replacements: [{
				span: span(start + 1, close),
				text
			}]
		};
	}
	heldAt(start, level) {
		const { bytes } = this;
		const first = skipSpace(bytes, start + 1);
		if (bytes[first] !== 123 && bytes[first] !== 91) return void 0;
		return this.whole(start, first, level + 1);
	}
	doubled(start) {
		const { bytes } = this;
		let close = start + 1;
		for (; close < bytes.length; close++) {
			if (bytes[close] !== 34) continue;
			if (bytes[close + 1] !== 34) break;
			close++;
		}
		this.budget -= close - start;
		if (!this.mayClose(close)) return void 0;
		const written = decodeLoosely(bytes.subarray(start + 1, close));
		const content = written.replaceAll("\"\"", "\"");
		if (content === written || !isJson(content)) return void 0;
		const text = JSON.stringify(content).slice(1, -1);
		return {
			kind: "doubled-json",
			span: span(start, close + 1),
			end: close + 1,
			replacements: [{
				span: span(start + 1, close),
				text
			}]
		};
	}
	partly(start) {
		const { bytes } = this;
		const bare = [];
		let tries = 0;
		for (let at = start + 1; at < bytes.length && tries < MAX_TRIES; at++) {
			const byte = bytes[at];
			this.budget--;
			if (byte === 92) at++;
			if (byte < 32) return void 0;
			if (byte !== 34) continue;
			if (bare.length > 0 && this.mayClose(at)) {
				tries++;
				this.budget -= 4 * (at - start);
				const found = this.escaped(start, at, bare);
				if (found !== void 0 || this.budget <= 0) return found;
			}
			bare.push(at);
		}
	}
	escaped(start, close, bare) {
		for (const [kind, backslashes] of [["unescaped-json-quote", "\\"], ["unescaped-inner-quote", "\\\\\\"]]) {
			let content = "";
			let from = start + 1;
			for (const at of bare) {
				content += decodeLoosely(this.bytes.subarray(from, at)) + backslashes;
				from = at;
			}
			content += decodeLoosely(this.bytes.subarray(from, close));
			const [first = start] = bare;
			if (this.holdsJson(content)) {
				const replacements = bare.map((at) => ({
					span: span(at, at),
					text: backslashes
				}));
				return {
					kind,
					span: span(first, first + 1),
					end: close + 1,
					replacements
				};
			}
		}
	}
	mayClose(at) {
		return this.bytes[at] === 34 && AFTER_STRING.has(this.bytes[skipSpace(this.bytes, at + 1)]);
	}
	holdsJson(content) {
		try {
			return isJson(JSON.parse(`"${content}"`));
		} catch {
			return false;
		}
	}
};
function withReplacements(bytes, start, end, replacements) {
	let text = "";
	let from = start;
	for (const { span: at, text: written } of replacements) {
		text += decodeLoosely(bytes.subarray(from, at.start)) + written;
		from = at.end;
	}
	return text + decodeLoosely(bytes.subarray(from, end));
}
// src/json/syntax/syntax-reader.ts
const RECOGNIZERS = [
	foreignText,
	comments,
	conflictMarkers,
	patchLines,
	afterEnd,
	unescapedJson,
	earlyQuotes,
	strayCharacters
];
const STEP$6 = 65536;
const FAULTS$1 = 256;
var SyntaxReader = class {
	reading;
	recognizers;
	constructor(bytes, limit, maxPlaces = limit) {
		this.reading = new Reading(bytes, limit, maxPlaces);
		this.recognizers = RECOGNIZERS.map((kind) => kind.begin(this.reading));
	}
	*read() {
		yield;
		const { scanner, faults, open } = this.reading;
		let next = STEP$6;
		let nextCount = FAULTS$1;
		for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
			if (scanner.start >= next || faults.count >= nextCount) {
				next = scanner.start + STEP$6;
				nextCount = faults.count + FAULTS$1;
				open.readLines(scanner.start);
				yield;
			}
			if (faults.isFull || this.recognized(kind) === "stop") return faults.all;
		}
		this.atEnd();
		return faults.all;
	}
	recognized(kind) {
		for (const recognizer of this.recognizers) {
			const outcome = recognizer.recognize(kind);
			if (outcome !== void 0) return outcome;
		}
		return this.accept(kind);
	}
	accept(kind) {
		const { reading } = this;
		const { expected, recent, scanner, open } = reading;
		const goesOn = recent.isWord && BARE_TOKENS.has(kind) && (expected === "comma" || expected === "colon");
		recent.advance(kind, reading.token);
		if (goesOn) return "next";
		recent.isWord = kind === Token.word;
		switch (kind) {
			case Token.openObject:
			case Token.openArray:
				this.beforeValue();
				open.open(scanner.start);
				reading.expected = kind === Token.openArray ? "first-element" : "first-key";
				return "next";
			case Token.closeObject:
			case Token.closeArray: return acceptClosing(reading, kind === Token.closeArray);
			case Token.comma:
				acceptComma(reading);
				return "next";
			case Token.colon:
				acceptColon(reading);
				return "next";
			default:
				this.acceptWord(kind);
				return "next";
		}
	}
	acceptWord(kind) {
		const { reading } = this;
		if (reading.expectsKey) {
			acceptKey(reading, kind);
			return;
		}
		const mayBeKey = kind !== Token.number && kind !== Token.literal;
		if (reading.expected === "comma" && reading.open.inObject && mayBeKey) {
			missingComma(reading);
			reading.recent.previousNumber = void 0;
			acceptKey(reading, kind);
			reading.isKeyFaulty = true;
			return;
		}
		const isAlone = reading.expectsValue;
		this.beforeValue();
		wordFaults(reading, kind, isAlone);
		reading.afterValue();
		if (kind === Token.number) reading.recent.number = reading.token;
	}
	beforeValue() {
		const { reading } = this;
		if (reading.expected === "comma") {
			missingComma(reading);
			this.unclosedElement();
		} else if (reading.expected === "colon") reading.fault("missing-colon");
		else if (reading.expectsKey) reading.fault("value-as-key");
	}
	unclosedElement() {
		const { open, brackets, scanner } = this.reading;
		if (scanner.kind !== Token.openObject || !open.inObject || !open.isAround(true)) return;
		brackets.closeBefore(scanner.start);
	}
	atEnd() {
		const { reading } = this;
		const { open, brackets, faults } = reading;
		const end = reading.bytes.length;
		const here = span(end, end);
		const { all, last } = faults;
		if (!open.isEmpty) {
			const cutWord = last?.span.end === end && CUT_WORDS.has(last.kind);
			if (cutWord && last.kind === "unclosed-string") return;
			if (cutWord) all.pop();
			const { misindented, opening } = open;
			const isFound = misindented !== void 0 && brackets.foundFor(misindented);
			if (isFound && !open.isNested) return;
			const byIndentation = misindented !== void 0 && !isFound ? true : void 0;
			reading.fault("cut-off", here, {
				opened: byIndentation ? misindented : opening,
				byIndentation
			});
		} else if (reading.expected !== "end" && all.every(({ kind }) => kind.startsWith("comment"))) {
			faults.withdrawFixes();
			reading.fault("empty", all.length === 0 ? here : span(0, end));
		}
	}
};
// src/json/syntax/syntax.ts
function findSyntaxFaults(bytes, limit = 20, known = {}) {
	return finish(findSyntaxFaultsInSteps(bytes, limit, known));
}
function readSyntaxFaults(bytes, limit, places = MAX_PLACES) {
	return finish(new SyntaxReader(bytes, limit, places).read());
}
function* findSyntaxFaultsInSteps(bytes, limit, known) {
	const found = yield* new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS), MAX_PLACES).read();
	if (found.length === 0) return found;
	const mark = yield* markOfCut(bytes);
	if (mark !== void 0) return [mark];
	if (found.every(({ fix }) => fix?.safety === "safe")) return firstMistakes(found, limit);
	const faults = found.slice(0, Math.max(limit, MIN_FAULTS));
	const single = (yield* recognizeMangling(bytes, faults, function* (restored) {
		return (yield* new SyntaxReader(restored, MIN_FAULTS).read()).length;
	})) ?? findSingleSlip(bytes, faults, known);
	return single === void 0 ? firstMistakes(found, limit) : [single];
}
const CUT_MARK = /\s*(?:\.\.\.|\u2026)?\s*[[(<]\W*(?:output |text |response )?(?:was )?(?:truncated|clipped|cut off)[^\])>\n]*[\])>]\s*$/i;
const MARK_BYTES = 128;
function* markOfCut(bytes) {
	const from = Math.max(0, bytes.length - MARK_BYTES);
	const tail = new TextDecoder().decode(bytes.subarray(from));
	const found = CUT_MARK.exec(tail);
	if (found === null) return void 0;
	const [mark] = found;
	const end = bytes.length - (mark.length - mark.trimEnd().length);
	const start = end - new TextEncoder().encode(mark.trim()).length;
	const before = yield* new SyntaxReader(bytes.subarray(0, bytes.length - new TextEncoder().encode(mark).length), 2).read();
	const isCut = before.every(({ kind }) => kind === "cut-off" || CUT_WORDS.has(kind));
	return before.length === 1 && isCut ? {
		kind: "left-out",
		span: span(start, end)
	} : void 0;
}
const MIN_FAULTS = 20;
const MAX_PLACES = 1e4;
function firstMistakes(faults, limit) {
	const kept = new FaultList(limit, MAX_PLACES);
	for (const fault of faults) kept.add(fault.kind, fault.span, fault);
	return kept.all;
}
// src/json/canonical.ts
const MAX_DEPTH = 500;
function canonical(value, depth = 0) {
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	if (depth > MAX_DEPTH) return "\u2026";
	if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(",")}]`;
	return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null, depth + 1)}`).join(",")}}`;
}
const PIECE = 65536;
function isQuicklyWritten(value) {
	let left = PIECE;
	const open = [value];
	for (let next = open.pop(); next !== void 0 && left > 0; next = open.pop()) {
		left -= 8;
		if (typeof next === "string") left -= next.length;
		else if (Array.isArray(next)) {
			if (next.length > left) return false;
			for (const element of next) open.push(element);
		} else if (typeof next === "object" && next !== null) {
			const keys = keysOf(next);
			if (keys.length > left) return false;
			for (const key of keys) {
				left -= key.length;
				open.push(next[key] ?? null);
			}
		}
	}
	return left > 0;
}
function writeCanonical(value, take) {
	return new CanonicalWriter(take).all(value);
}
var CanonicalWriter = class {
	take;
	text = "";
	constructor(take) {
		this.take = take;
	}
	*all(value) {
		yield* this.value(value, 0);
		this.take(this.text);
	}
	*value(value, depth) {
		if (depth > MAX_DEPTH || isQuicklyWritten(value)) this.text += canonical(value, depth);
		else if (typeof value === "string") yield* this.string(value);
		else if (Array.isArray(value)) yield* this.array(value, depth);
		else yield* this.object(value, depth);
		if (this.text.length < PIECE) return;
		this.take(this.text);
		this.text = "";
		yield;
	}
	*array(elements, depth) {
		for (let index = 0; index < elements.length; index++) {
			this.text += index === 0 ? "[" : ",";
			yield* this.value(elements[index], depth + 1);
		}
		this.text += "]";
	}
	*object(object, depth) {
		let before = "{";
		for (const key of yield* sortInSteps(keysOf(object), byCodeUnit)) {
			this.text += `${before}${JSON.stringify(key)}:`;
			yield* this.value(object[key] ?? null, depth + 1);
			before = ",";
		}
		this.text += "}";
	}
	*string(text) {
		this.text += "\"";
		for (const piece of pairedPieces(text, PIECE)) {
			this.take(this.text + JSON.stringify(piece).slice(1, -1));
			this.text = "";
			yield;
		}
		this.text = "\"";
	}
};
const byCodeUnit = (a, b) => a < b ? -1 : a > b ? 1 : 0;
// src/json/edit/splices.ts
function inOrder(a, b) {
	return a.start - b.start || a.end - b.end;
}
function sortSplices(splices) {
	return [...splices].sort(inOrder);
}
function overlap(first, second) {
	return second.start < first.end;
}
function applySplices(bytes, splices) {
	requireBytes(bytes);
	requireArgument("splices", splices, listOf(SPLICE));
	for (const { start, end, text } of splices) {
		requireWhole("start", start, 0);
		requireWhole("end", end, 0);
		if (hasUnpaired(text)) throw new RangeError(`the text for bytes ${start} to ${end} has an unpaired surrogate, which UTF-8 cannot hold`);
	}
	return finish(applySplicesInSteps(bytes, splices));
}
const SPLICE = objectWith({
	start: NUMBER$1,
	end: NUMBER$1,
	text: STRING
});
const STEP$5 = 4096;
function* applySplicesInSteps(bytes, splices) {
	const encoder = new TextEncoder();
	const texts = [];
	let length = bytes.length;
	for (const { start, end, text } of splices) {
		const encoded = encoder.encode(text);
		length += encoded.length - (end - start);
		if (texts.push(encoded) % STEP$5 === 0) yield;
	}
	const result = new Uint8Array(length);
	let from = 0;
	let to = 0;
	for (const [index, { start, end }] of splices.entries()) {
		if (start < from || end < start || end > bytes.length) throw new RangeError(`the splice of bytes ${start} to ${end} overlaps the one before it or is outside the text`);
		if (index % STEP$5 === 4095) yield;
		const kept = bytes.subarray(from, start);
		if (kept.length > COPIED) yield* copyInSteps(kept, result, to);
		else result.set(kept, to);
		to += kept.length;
		const text = texts[index] ?? /* @__PURE__ */ new Uint8Array();
		result.set(text, to);
		to += text.length;
		from = end;
	}
	yield* copyInSteps(bytes.subarray(from), result, to);
	return result;
}
const COPIED = 1 << 21;
function* copyInSteps(from, into, to) {
	for (let at = 0; at < from.length; at += COPIED) {
		if (at > 0) yield;
		into.set(from.subarray(at, at + COPIED), to + at);
	}
}
var Revision = class {
	length;
	pieces;
	constructor(length) {
		this.length = length;
		this.pieces = [{
			kind: "kept",
			start: 0,
			length
		}];
	}
	add(splices) {
		const encoder = new TextEncoder();
		const result = [];
		const rest = this.pieces[Symbol.iterator]();
		let current = rest.next().value;
		let at = 0;
		const pass = (until, keep) => {
			while (at < until && current !== void 0) {
				const length = Math.min(current.length, until - at);
				if (keep) result.push(part(current, 0, length));
				current = length < current.length ? part(current, length, current.length) : rest.next().value;
				at += length;
			}
		};
		for (const { start, end, text } of splices) {
			pass(start, true);
			pass(end, false);
			const bytes = encoder.encode(text);
			result.push({
				kind: "new",
				text: bytes,
				length: bytes.length
			});
		}
		pass(Number.POSITIVE_INFINITY, true);
		this.pieces = result;
	}
	get splices() {
		const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
		const splices = [];
		let from = 0;
		let added = [];
		const close = (until) => {
			const text = added.map((bytes) => decoder.decode(bytes)).join("");
			if (until > from || text !== "") splices.push({
				start: byteOffset(from),
				end: byteOffset(until),
				text
			});
			added = [];
		};
		for (const piece of this.pieces) if (piece.kind === "new") added.push(piece.text);
		else {
			close(piece.start);
			from = piece.start + piece.length;
		}
		close(this.length);
		return splices;
	}
};
function part(piece, from, to) {
	return piece.kind === "kept" ? {
		kind: "kept",
		start: piece.start + from,
		length: to - from
	} : {
		kind: "new",
		text: piece.text.subarray(from, to),
		length: to - from
	};
}
// src/json/edit/taken-splices.ts
const MAX_RUN = 512;
const STEP$4 = 4096;
var TakenSplices = class {
	runs = [];
	constructor(splices) {
		for (let from = 0; from < splices.length; from += MAX_RUN) this.runs.push(splices.slice(from, from + MAX_RUN));
	}
	add(splices) {
		return finish(this.addInSteps(splices));
	}
	*addInSteps(splices) {
		let count = 0;
		for (const splice of splices) {
			if (!this.isFree(splice)) return false;
			if (++count % STEP$4 === 0) yield;
		}
		for (const splice of splices) {
			this.insert(splice);
			if (++count % STEP$4 === 0) yield;
		}
		return true;
	}
	get sorted() {
		return finish(this.sortedInSteps());
	}
	*sortedInSteps() {
		const all = [];
		yield* eachInSteps(this.runs, STEP$4 / MAX_RUN, (run) => {
			for (const splice of run) all.push(splice);
		});
		return all;
	}
	isFree(splice) {
		const { run, at } = this.placeFor(splice);
		const before = this.runs[run]?.[at - 1] ?? this.runs[run - 1]?.at(-1);
		const after = this.runs[run]?.[at] ?? this.runs[run + 1]?.[0];
		if (before !== void 0 && overlap(before, splice)) return false;
		return after === void 0 || !overlap(splice, after);
	}
	insert(splice) {
		const { run, at } = this.placeFor(splice);
		const splices = this.runs[run];
		if (splices === void 0) {
			this.runs.push([splice]);
			return;
		}
		splices.splice(at, 0, splice);
		if (splices.length > MAX_RUN) this.runs.splice(run + 1, 0, splices.splice(MAX_RUN / 2));
	}
	placeFor(splice) {
		const run = Math.max(0, firstAfter(this.runs.length, (index) => this.runs[index]?.[0], splice) - 1);
		const splices = this.runs[run] ?? [];
		return {
			run,
			at: firstAfter(splices.length, (index) => splices[index], splice)
		};
	}
};
function firstAfter(count, splice, other) {
	let [low, high] = [0, count];
	while (low < high) {
		const middle = low + high >> 1;
		const { start = 0, end = 0 } = splice(middle) ?? {};
		if (start < other.start || start === other.start && end <= other.end) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/json/step-key.ts
const MAX_DIGITS = 15;
function asKey(step) {
	if (typeof step === "number" || step.length > MAX_DIGITS) return step;
	const first = step.charCodeAt(0);
	if (!(first >= 48 && first <= 57)) return step;
	const index = Number(step);
	return String(index) === step ? index : step;
}
// src/json/place-branch.ts
var PlaceBranch = class PlaceBranch {
	value;
	below;
	elements;
	inside;
	next(step) {
		return step === void 0 ? this.inside : this.known(asKey(step));
	}
	known(key) {
		return (typeof key === "number" ? this.elements?.[key] : void 0) ?? this.below?.get(key);
	}
	at(place) {
		let branch = this;
		for (const { parent, step } of place.chain()) {
			if (parent === void 0) continue;
			branch = branch.further(step);
		}
		return branch;
	}
	further(step) {
		if (step === void 0) {
			this.inside ??= new PlaceBranch();
			return this.inside;
		}
		const key = asKey(step);
		const known = this.known(key);
		if (known !== void 0) return known;
		const next = new PlaceBranch();
		if (key === (this.elements?.length ?? 0)) {
			this.elements ??= [];
			this.elements.push(next);
		} else {
			this.below ??= /* @__PURE__ */ new Map();
			this.below.set(key, next);
		}
		return next;
	}
};
// src/json/place-set.ts
var PlaceSet = class {
	root = new PlaceBranch();
	add(place) {
		this.root.at(place).value = true;
	}
	has(place) {
		let branch = this.root;
		for (const { parent, step } of place.chain()) {
			if (parent !== void 0) branch = branch.next(step);
			if (branch === void 0) return false;
		}
		return branch.value === true;
	}
};
// src/json/number.ts
function numberFault(text) {
	const { significant, integerDigits } = decimalOf(text);
	if (significant === "") return void 0;
	const value = Math.abs(Number(text));
	if (!Number.isFinite(value)) return "overflow";
	if (value === 0) return "underflow";
	if (integerDigits >= significant.length && integerDigits > 15) {
		if (BigInt(significant) * 10n ** BigInt(integerDigits - significant.length) !== BigInt(value) && (!/[eE]/.test(text) || !isSpellingOf(text, value))) return "inexact-integer";
	}
	return significant.length > 17 ? "too-many-digits" : void 0;
}
function isSpellingOf(text, value) {
	const before = decimalOf(text);
	const after = decimalOf(String(value));
	return before.significant === after.significant && before.integerDigits === after.integerDigits;
}
function decimalOf(text) {
	const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
	const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
	const written = whole + fraction;
	const digits = written.replace(/^0+/, "");
	return {
		significant: withoutTrailingZeros(digits),
		integerDigits: whole.length - (written.length - digits.length) + Number(exponent)
	};
}
function withoutTrailingZeros(digits) {
	let end = digits.length;
	while (end > 0 && digits.charCodeAt(end - 1) === 48) end--;
	return digits.slice(0, end);
}
// src/json/read-tree.ts
function readTree(bytes, visitor) {
	finish(readTreeInSteps(bytes, visitor));
}
function* readTreeInSteps(bytes, visitor) {
	let next = STEP$7;
	const scanner = new Scanner(bytes);
	const open = [];
	let inArray = false;
	let keyComes = false;
	for (;;) {
		const kind = scanner.nextSolid();
		const { start, end } = scanner;
		if (start >= next) {
			next = start + STEP$7;
			yield;
		}
		switch (kind) {
			case Token.end: return;
			case Token.openObject:
			case Token.openArray: {
				inArray = kind === Token.openArray;
				const answer = visitor.open?.(inArray, start);
				if (answer === false) return;
				if (answer === "skip") {
					scanner.end = yield* endOfContainer(bytes, start);
					visitor.close?.(inArray, start, scanner.end);
					const around = open.at(-1);
					inArray = around === void 0 || around % 2 === 1;
					keyComes = false;
					break;
				}
				open.push(start * 2 + (inArray ? 1 : 0));
				keyComes = !inArray;
				break;
			}
			case Token.closeObject:
			case Token.closeArray: {
				const opened = open.pop();
				if (opened !== void 0) visitor.close?.(opened % 2 === 1, Math.floor(opened / 2), end);
				const around = open.at(-1);
				inArray = around === void 0 || around % 2 === 1;
				keyComes = false;
				break;
			}
			case Token.comma:
				keyComes = !inArray && open.length > 0;
				break;
			case Token.colon:
				keyComes = false;
				break;
			default: if (keyComes) visitor.key?.(start, end, kind);
			else {
				const steps = visitor.scalar?.(kind, start, end);
				if (steps instanceof Object && "next" in steps) yield* steps;
			}
		}
	}
}
// src/scan/tree-faults.ts
var OpenContainer = class {
	keys;
	around;
	root;
	step;
	known;
	named;
	inherited;
	unnamed = [];
	constructor(isArray, keys, around, root) {
		this.keys = keys;
		this.around = around;
		this.root = root;
		this.step = isArray ? -1 : "";
	}
	get here() {
		this.known ??= this.around?.here ?? this.root;
		return this.known.at(this.step);
	}
};
const MAX_UNNAMED = 16;
const FAULTS = 256;
function findTreeFaults(bytes, search, root, visit) {
	return readTreeInSteps(bytes, new TreeFaultFinder(bytes, search, root, visit));
}
var TreeFaultFinder = class {
	bytes;
	search;
	root;
	visit;
	stack = [];
	reported = 0;
	most = FAULTS;
	constructor(bytes, search, root, visit) {
		this.bytes = bytes;
		this.search = search;
		this.root = root;
		this.visit = visit;
	}
	open(isArray) {
		const { search, stack } = this;
		this.countElement();
		const container = new OpenContainer(isArray, isArray || !search.duplicateKeys ? void 0 : /* @__PURE__ */ new Map(), stack.at(-1), this.root);
		if (search.secrets) container.inherited = nameOfContent(stack.at(-1));
		stack.push(container);
		return true;
	}
	close() {
		this.stack.pop();
	}
	key(start, end) {
		const { search } = this;
		const top = this.stack.at(-1);
		if (top === void 0) return;
		const key = stringText(this.bytes, start, end);
		top.step = key;
		const first = top.keys?.get(key);
		if (first !== void 0) this.report({
			kind: "duplicate-key",
			key,
			first,
			span: span(start, end),
			place: top.here
		});
		else top.keys?.set(key, span(start, end));
		if (search.loneSurrogates) finish(this.seekSurrogates(start, end, true));
		if (search.secrets) this.addSecrets(span(start, end), key, void 0, true);
	}
	scalar(kind, start, end) {
		const { search } = this;
		this.countElement();
		if (kind === Token.string && search.loneSurrogates && end - start > LONG) return this.longString(start, end);
		if (kind === Token.number && search.unsafeNumbers) {
			const text = asciiText(this.bytes, start, end);
			const why = numberFault(text);
			if (why !== void 0) this.report({
				kind: "unsafe-number",
				text,
				why,
				span: span(start, end),
				place: this.place
			});
		} else if (kind === Token.string) {
			if (search.loneSurrogates) finish(this.seekSurrogates(start, end, false));
			if (search.secrets) this.seekSecrets(start, end);
		}
		return this.reported >= this.most ? this.pause() : void 0;
	}
	report(fault) {
		this.reported++;
		this.visit(fault);
	}
	*pause() {
		this.most = this.reported + FAULTS;
		yield;
	}
	*longString(start, end) {
		yield* this.seekSurrogates(start, end, false);
		yield;
		if (this.search.secrets) this.seekSecrets(start, end);
	}
	get place() {
		return this.stack.at(-1)?.here ?? this.root;
	}
	countElement() {
		const top = this.stack.at(-1);
		if (top !== void 0 && typeof top.step === "number") top.step++;
	}
	*seekSurrogates(start, end, inKey) {
		const found = {
			at: start + 1,
			first: void 0,
			count: 0
		};
		for (const limit = end - 1; found.at < limit;) {
			if (found.at > start + 1) yield;
			seekIn(this.bytes, found, Math.min(limit, found.at + LONG), limit);
		}
		const { first, count } = found;
		if (first === void 0) return;
		this.report({
			kind: "lone-surrogate",
			escape: asciiText(this.bytes, first, first + 6),
			count,
			inKey,
			span: span(start, end),
			place: this.place
		});
	}
	addSecrets(token, text, name, inKey) {
		const secrets = findSecrets(this.bytes, token, text, name);
		if (secrets.length > 0) this.report({
			kind: "secret",
			secrets,
			inKey,
			span: token,
			place: this.place
		});
	}
	seekSecrets(start, end) {
		const top = this.stack.at(-1);
		const text = stringText(this.bytes, start, end);
		const key = typeof top?.step === "string" ? top.step : void 0;
		const isValue = key === void 0 || isKeyOfValue(key);
		this.addSecrets(span(start, end), text, isValue ? top?.named ?? top?.inherited ?? key : key, false);
		if (top === void 0) return;
		if (isCredentialName(text)) {
			top.named = text;
			this.reportUnnamed(top);
		} else if (key === void 0) top.named = void 0;
		else if (isValue && top.named === void 0 && top.unnamed.length < MAX_UNNAMED) top.unnamed.push({
			token: span(start, end),
			text,
			step: top.step
		});
	}
	reportUnnamed(object) {
		const { step } = object;
		for (const { token, text, step: member } of object.unnamed.splice(0)) {
			object.step = member;
			if (findSecrets(this.bytes, token, text, String(member)).length === 0) this.addSecrets(token, text, object.named, false);
		}
		object.step = step;
	}
};
function nameOfContent(around) {
	if (around === void 0) return void 0;
	const { step, named, inherited } = around;
	if (typeof step === "number") return inherited;
	if (isCredentialName(step)) return step;
	return inherited ?? (isKeyOfValue(step) ? named : void 0);
}
const LONG = 1 << 18;
function seekIn(bytes, found, to, limit) {
	let { at, first, count } = found;
	while (at < to) {
		if (bytes[at] !== 92) {
			at++;
			continue;
		}
		const length = escapeLength(bytes, at, limit);
		const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : 0;
		const isPaired = isHighSurrogate(unit) && escapeLength(bytes, at + 6, limit) === 6 && bytes[at + 6] === 92 && isLowSurrogate(hexUnit(bytes, at + 8, limit));
		if (!isPaired && (isHighSurrogate(unit) || isLowSurrogate(unit))) {
			first ??= at;
			count++;
		}
		at += isPaired ? 12 : Math.max(length, 2);
	}
	Object.assign(found, {
		at,
		first,
		count
	});
}
function findDepthFault(bytes, max) {
	const steps = [];
	let fault;
	const beforeValue = () => {
		const step = steps.at(-1);
		if (typeof step === "number") steps[steps.length - 1] = step + 1;
	};
	readTree(bytes, {
		open(isArray, start) {
			beforeValue();
			if (steps.length >= max) {
				fault = {
					span: span(start, start + 1),
					path: [...steps]
				};
				return false;
			}
			steps.push(isArray ? -1 : "");
			return true;
		},
		close() {
			steps.pop();
		},
		key(start, end) {
			if (bytes[end - 1] === 34 && end - start > 1) steps[steps.length - 1] = keyOfAnyText(bytes, start, end);
		},
		scalar: beforeValue
	});
	return fault;
}
function keyOfAnyText(bytes, start, end) {
	try {
		return stringText(bytes, start, end);
	} catch {
		return textOf$1(bytes.subarray(start + 1, end - 1));
	}
}
// src/text/later-steps.ts
var LaterSteps = class {
	left = [];
	get isEmpty() {
		return this.left.length === 0;
	}
	add(steps) {
		this.left.push(steps);
	}
	*takeAll() {
		while (this.left.length > 0) {
			const { left } = this;
			this.left = [];
			for (const steps of left) yield* steps;
		}
	}
};
// src/scan/redactor.ts
const MASK = "***";
const SHORT$1 = 6;
const HEAD = 12;
const MIN_PART_LENGTH = 8;
var Redactor = class {
	secrets = /* @__PURE__ */ new Set();
	keys = /* @__PURE__ */ new Set();
	inFiles = /* @__PURE__ */ new Set();
	fileMask;
	addKey(key) {
		if (key === void 0 || key === "") return;
		this.add(key);
		this.keys.add(plainSpelling(key).text);
	}
	addDestination(url, known) {
		this.add(url);
		const parts = /^[^?#]*?\/\/[^/?#]*(?<path>[^?#]*)\??(?<query>[^#]*)#?(?<fragment>.*)$/s.exec(url)?.groups;
		if (parts === void 0) return;
		const { path = "", query = "", fragment = "" } = parts;
		for (const part of path.split("/")) if (!known.some((text) => text.includes(part))) this.addPart(part);
		for (const whole of [query, fragment]) {
			this.addPart(whole);
			for (const pair of whole.split(/[&;]/)) this.addPart(pair.slice(pair.indexOf("=") + 1));
		}
	}
	addFrom(bytes, most) {
		const secrets = findRawSecrets(bytes, most);
		if (secrets.length > most) return false;
		for (const { text } of secrets) for (const part of text.split(/["\\]+/)) this.inFiles.add(part);
		this.fileMask = void 0;
		return true;
	}
	addPart(part) {
		if (part.length >= MIN_PART_LENGTH) this.add(part);
	}
	add(secret) {
		for (const spelling of spellings(secret)) this.secrets.add(plainSpelling(spelling).text);
	}
	mask(text) {
		return this.maskAll([text])[0] ?? "";
	}
	maskAll(texts) {
		const likely = texts.flatMap((text) => secretTexts(text));
		const likelyMask = new SecretMask(likely);
		this.fileMask ??= new SecretMask(this.inFiles);
		const { fileMask } = this;
		return texts.map((text) => {
			const masked = fileMask.mask(this.maskKnown(text));
			return likely.length === 0 ? masked : likelyMask.mask(masked);
		});
	}
	holdsKnown(text) {
		return this.maskKnown(text) !== text;
	}
	maskKnown(text) {
		if (this.secrets.size === 0) return text;
		const plain = plainSpelling(text);
		const found = [...[...this.secrets].flatMap((secret) => [...occurrences(secret, plain.text)]), ...[...this.keys].flatMap((key) => [...beginnings(key, plain.text)])];
		if (found.length === 0) return text;
		found.sort((a, b) => a.start - b.start || b.end - a.end);
		let masked = "";
		let shown = 0;
		for (const { start, end } of found) {
			const [from, to] = [plain.offsetOf(start), plain.offsetOf(end)];
			if (from >= shown) masked += text.slice(shown, from) + MASK;
			shown = Math.max(shown, to);
		}
		return masked + text.slice(shown);
	}
};
function spellings(secret) {
	const decoded = decodedURI(secret);
	const encoded = encodeURIComponent(decoded);
	const all = /* @__PURE__ */ new Set([
		secret,
		decoded,
		encoded,
		encodeURI(decoded)
	]);
	for (const each of [encoded, secret]) all.add(encodeURIComponent(each));
	if (URL.canParse(secret)) all.add(new URL(secret).href);
	for (const each of [...all]) {
		all.add(each.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
		all.add(each.replaceAll("&", "&amp;"));
	}
	return all;
}
function decodedURI(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function* beginnings(key, text) {
	const head = key.slice(0, HEAD);
	if (head.length < HEAD) return;
	for (let start = text.indexOf(head); start !== -1; start = text.indexOf(head, start + 1)) {
		let length = HEAD;
		while (length < key.length && text[start + length] === key[length]) length++;
		yield {
			start,
			end: start + length
		};
	}
}
function* occurrences(secret, text) {
	if (secret === "") return;
	for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1)) {
		const end = start + secret.length;
		if (secret.length >= SHORT$1 || !isWord(text[start - 1]) && !isWord(text[end])) yield {
			start,
			end
		};
	}
}
function isWord(character) {
	return character !== void 0 && /[\w-]/.test(character);
}
// src/json/doubled-keys.ts
const DEPTH_OF_RECORDS = 2;
const MAX_TEXTS = 3;
const MIN_GROWN = 2;
function readDoubledKeys(text, reading) {
	const reader = new Reader(reading, 0);
	visitValue(text, reader);
	return {
		value: reader.root,
		isDoubled: reader.isDoubled,
		split: reader.split
	};
}
var Reader = class Reader {
	reading;
	texts;
	root = null;
	isDoubled = false;
	split = [];
	open_ = [];
	constructor(reading, texts) {
		this.reading = reading;
		this.texts = texts;
	}
	key(key) {
		const top = this.open_.at(-1);
		if (top !== void 0) top.key = key;
	}
	scalar(value) {
		this.put(typeof value === "string" ? this.inside(value) : value);
	}
	open(isArray) {
		const container = this.put(isArray ? [] : {});
		this.open_.push({
			container,
			key: "",
			second: void 0,
			doubled: 0
		});
	}
	close() {
		const top = this.open_.pop();
		if (top?.second === void 0 || Array.isArray(top.container)) return;
		const { container, second } = top;
		const around = this.open_.at(-1);
		const isRecord = this.texts === 0 && this.open_.length === DEPTH_OF_RECORDS;
		if (top.doubled >= MIN_GROWN && Array.isArray(around?.container)) around.container.push(second);
		else if (top.doubled >= MIN_GROWN && isRecord && around !== void 0) this.split.push({
			section: this.open_[0]?.key ?? "",
			key: around.key,
			first: container,
			last: second
		});
		else for (const [key, value] of Object.entries(second)) setMember(container, key, value);
	}
	put(value) {
		const top = this.open_.at(-1);
		if (top === void 0) this.root = value;
		else if (Array.isArray(top.container)) top.container.push(value);
		else if (!Object.hasOwn(top.container, top.key)) setMember(top.second ?? top.container, top.key, value);
		else return this.putAgain(top, top.container, value);
		return value;
	}
	putAgain(top, object, value) {
		this.isDoubled = true;
		const { key } = top;
		const known = object[key] ?? null;
		const depth = this.texts === 0 ? this.open_.length : 3;
		const merges = this.reading === "merged" || this.reading === "apart" && depth < DEPTH_OF_RECORDS;
		if (this.reading === "first") return value;
		if (merges && areAlike(known, value)) return known;
		if (this.reading === "apart" && depth === DEPTH_OF_RECORDS) {
			this.split.push({
				section: this.open_[0]?.key ?? "",
				key,
				first: known,
				last: value
			});
			setMember(object, key, value);
		} else if (this.reading === "apart" && depth > DEPTH_OF_RECORDS) {
			top.doubled++;
			top.second ??= {};
			setMember(top.second, key, value);
		} else setMember(object, key, value);
		return value;
	}
	inside(text) {
		if (this.texts === MAX_TEXTS || !holdsJson(text)) return text;
		const reader = new Reader(this.reading, this.texts + 1);
		visitValue(text, reader);
		if (!reader.isDoubled) return text;
		this.isDoubled = true;
		return JSON.stringify(reader.root);
	}
};
function areAlike(one, other) {
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	return Array.isArray(one) === Array.isArray(other);
}
// src/json/pointer-writer.ts
const ENDS = 80;
function briefPointer(pointer) {
	return pointer.length <= 160 ? pointer : `${pointer.slice(0, ENDS)}\u2026${pointer.slice(-80)}`;
}
var PointerWriter = class {
	last = [];
	pointersOf(place) {
		const { pointer, outer } = this.follow(place);
		const [intoFile, ...between] = outer;
		return intoFile === void 0 ? {
			pointer,
			embedded: []
		} : {
			pointer: intoFile,
			embedded: [...between, pointer]
		};
	}
	briefOf(place) {
		const { brief, briefOuter } = this.follow(place);
		return [...briefOuter, brief];
	}
	follow(place) {
		const links = place.chain();
		const { last } = this;
		let common = 0;
		while (common < last.length && common < links.length && isSame(last[common]?.link, links[common])) common++;
		last.length = common;
		for (const link of links.slice(common)) last.push(written(last.at(-1), link));
		return last.at(-1);
	}
};
function written(around, link) {
	if (around === void 0) return {
		link,
		pointer: "",
		brief: "",
		outer: [],
		briefOuter: []
	};
	const { pointer, brief, outer, briefOuter } = around;
	if (link.step === void 0) return {
		link,
		pointer: "",
		brief: "",
		outer: [...outer, pointer],
		briefOuter: [...briefOuter, brief]
	};
	const step = formatPointer([link.step]);
	return {
		link,
		pointer: pointer + step,
		brief: extended(brief, step),
		outer,
		briefOuter
	};
}
function extended(brief, step) {
	const cut = brief.length > 160;
	const end = (cut ? brief.slice(-80) : brief) + (step.length > 160 ? "" : step);
	if (!cut && step.length <= 160) return briefPointer(end);
	return `${cut ? brief.slice(0, ENDS) : (brief + step.slice(0, ENDS)).slice(0, ENDS)}\u2026${(step.length > 160 ? step : end).slice(-80)}`;
}
function isSame(one, other) {
	return one === other || one?.step === other?.step;
}
// src/json/place-query.ts
var PlaceQuery = class PlaceQuery {
	members;
	inside;
	inner;
	found;
	listed = false;
	get hasMembers() {
		return this.members !== void 0;
	}
	member(step) {
		const key = asKey(step);
		this.members ??= /* @__PURE__ */ new Map();
		let query = this.members.get(key);
		if (query === void 0) {
			query = new PlaceQuery();
			this.members.set(key, query);
		}
		return query;
	}
	knownMember(step) {
		return this.members?.get(asKey(step));
	}
};
// src/json/find-places.ts
const NO_INDEX = -2;
function* findPlaces(bytes, root, depth) {
	const found = /* @__PURE__ */ new Set();
	const stack = [];
	let pending;
	const queryHere = () => {
		const top = stack.at(-1);
		if (top === void 0) return root;
		if (top.index === NO_INDEX) return pending;
		top.index++;
		return top.query?.knownMember(top.index);
	};
	const record = (query, start, end, list) => {
		const top = stack.at(-1);
		const [keyStart, keyEnd] = top !== void 0 && top.index === NO_INDEX ? [top.keyStart, top.keyEnd] : [-1, -1];
		top?.list?.push(keyStart, keyEnd, start, end);
		if (query === void 0) return;
		const before = query.found;
		query.found = {
			offsets: [
				start,
				end,
				keyStart,
				keyEnd
			],
			depth,
			list,
			earlier: earlierWith(before)
		};
		found.add(query);
	};
	yield* readTreeInSteps(bytes, {
		open(isArray) {
			const own = queryHere();
			const query = own?.hasMembers ? own : void 0;
			const list = own?.listed ? [] : void 0;
			const isNeeded = query !== void 0 || list !== void 0;
			stack.push({
				query,
				own,
				index: isArray ? -1 : NO_INDEX,
				keyStart: -1,
				keyEnd: -1,
				list
			});
			return isNeeded || "skip";
		},
		close(_isArray, start, end) {
			const closed = stack.pop();
			record(closed?.own, start, end, closed?.list);
		},
		key(start, end) {
			const top = stack.at(-1);
			if (top === void 0) return;
			top.keyStart = start;
			top.keyEnd = end;
			pending = top.query?.knownMember(stringText(bytes, start, end));
		},
		scalar(_kind, start, end) {
			record(queryHere(), start, end);
		}
	});
	return found;
}
const NOTHING_EARLIER = [];
function earlierWith(before) {
	if (before === void 0) return NOTHING_EARLIER;
	const { earlier } = before;
	if (earlier === NOTHING_EARLIER) return [before];
	earlier.push(before);
	return earlier;
}
// src/json/offset-mapper.ts
const MAX_SLOTS = 2 ** 24;
const STEP$3 = 32768;
function* inPieces(count, work) {
	for (let start = 0; start < count; start += STEP$3) {
		work(start, Math.min(start + STEP$3, count));
		yield;
	}
}
var OffsetMapper = class {
	lists = [];
	indexes = [];
	add(numbers) {
		for (let index = 0; index < numbers.length; index++) if (numbers[index] !== -1) this.push(numbers, index);
	}
	addAll({ lists, indexes }) {
		return eachInSteps(lists, STEP$3, (list, slot) => this.push(list, indexes[slot]));
	}
	push(list, index) {
		this.lists.push(list);
		this.indexes.push(index);
	}
	*map(mapping) {
		for (let from = 0; from < this.lists.length; from += MAX_SLOTS) yield* this.mapSlots(from, Math.min(from + MAX_SLOTS, this.lists.length), mapping);
	}
	*mapSlots(from, to, mapping) {
		const unsorted = new Float64Array(to - from);
		yield* inPieces(unsorted.length, (start, end) => {
			for (let rank = start; rank < end; rank++) unsorted[rank] = this.offsetAt(from + rank) * MAX_SLOTS + rank;
		});
		const ranked = yield* sortNumbersInSteps(unsorted);
		const sorted = new Int32Array(ranked.length);
		yield* inPieces(ranked.length, (start, end) => {
			for (let rank = start; rank < end; rank++) sorted[rank] = Math.floor(ranked[rank] / MAX_SLOTS);
		});
		const mapped = yield* mapping(sorted);
		yield* inPieces(ranked.length, (start, end) => {
			for (let rank = start; rank < end; rank++) {
				const slot = from + ranked[rank] % MAX_SLOTS;
				this.lists[slot][this.indexes[slot]] = mapped[rank];
			}
		});
	}
	offsetAt(slot) {
		return this.lists[slot]?.[this.indexes[slot]] ?? 0;
	}
};
// src/json/locate.ts
function locate(bytes, places, innerSpans = []) {
	return finish(locateInSteps(bytes, places, innerSpans));
}
function* locateInSteps(bytes, places, innerSpans = []) {
	const locator = new Locator();
	yield* locator.query(places, innerSpans);
	yield* locator.run(bytes, void 0);
	return locator;
}
const STEP$2 = 1024;
const CARRIED = 2048;
var Locator = class {
	root = new PlaceQuery();
	queries = /* @__PURE__ */ new Map();
	inner = /* @__PURE__ */ new Map();
	repeats = false;
	looked = /* @__PURE__ */ new Map();
	*query(places, innerSpans) {
		let count = 0;
		for (const place of places) {
			this.queryFor(place);
			if (++count % STEP$2 === 0) yield;
		}
		for (const innerSpan of innerSpans) {
			const query = this.queryFor(innerSpan.holder);
			query.inner ??= [];
			query.inner.push(innerSpan);
		}
	}
	queryFor(place) {
		const known = this.queries.get(place);
		if (known !== void 0) return known;
		let query = this.root;
		if (place.parent !== void 0) {
			const around = this.queryFor(place.parent);
			if (place.step === void 0) {
				around.inside ??= new PlaceQuery();
				query = around.inside;
			} else query = around.member(place.step);
		}
		this.queries.set(place, query);
		return query;
	}
	*run(bytes, writer) {
		if (this.queries.size > 0) yield* this.locateIn(bytes, this.root, 0, writer);
	}
	of(place) {
		const found = this.find(place);
		if (found === void 0) return void 0;
		const [valueStart = 0, valueEnd = 0, keyStart = -1, keyEnd = -1] = found.offsets;
		return {
			value: span(valueStart, valueEnd),
			key: keyEnd === -1 ? void 0 : span(keyStart, keyEnd),
			depth: found.depth,
			repeated: found.earlier.length > 0
		};
	}
	ofInner(wanted) {
		const [start, end] = this.inner.get(wanted) ?? [];
		return start === void 0 || end === void 0 ? void 0 : span(start, end);
	}
	find(place) {
		const query = this.queryFor(place);
		const { found } = query;
		if (!this.repeats || found === void 0 || place.parent === void 0) return found;
		if (this.looked.has(query)) return this.looked.get(query);
		const within = this.findWithin(place, place.parent, found);
		this.looked.set(query, within);
		return within;
	}
	findWithin(place, parent, found) {
		const around = this.find(parent);
		if (around === void 0) return void 0;
		if (place.step === void 0) return found;
		const [start = 0, end = 0] = around.offsets;
		const isWithin = ({ offsets: [at = 0] }) => at >= start && at < end;
		if (!isWithin(found)) return void 0;
		return found.earlier.length === 0 ? found : {
			...found,
			earlier: found.earlier.filter(isWithin)
		};
	}
	*locateIn(bytes, root, depth, writer) {
		const found = yield* findPlaces(bytes, root, depth);
		for (const query of found) this.repeats ||= query !== this.root && query.found?.earlier.length !== 0;
		const texts = writer === void 0 ? [] : yield* writer.plan(bytes, root, depth);
		const mapper = new OffsetMapper();
		yield* eachInSteps(texts, CARRIED, ({ offsets }) => mapper.add(offsets));
		let count = 0;
		for (const query of found) {
			if (query.found === void 0) continue;
			if (++count % STEP$2 === 0) yield;
			mapper.add(query.found.offsets);
			for (const { offsets } of query.found.earlier) mapper.add(offsets);
			if (query.inside === void 0 && query.inner === void 0) continue;
			const [valueStart = 0, valueEnd = 0] = query.found.offsets;
			if (bytes[valueStart] !== 34 || valueEnd === 0) continue;
			const content = yield* decodeStringInSteps(bytes, valueStart, valueEnd);
			const inside = query.inside === void 0 ? {
				mapper: new OffsetMapper(),
				texts: []
			} : yield* this.locateIn(content, query.inside, depth + 1, writer);
			for (const wanted of query.inner ?? []) {
				const offsets = [wanted.inner.start, wanted.inner.end];
				this.inner.set(wanted, offsets);
				inside.mapper.add(offsets);
			}
			yield* inside.mapper.map((sorted) => sourceOffsetsInSteps(bytes, valueStart, valueEnd, sorted));
			yield* mapper.addAll(inside.mapper);
			if (writer === void 0 || inside.texts.length === 0) continue;
			const respell = writer.escaping(bytes, valueStart, valueEnd);
			yield* eachInSteps(inside.texts, CARRIED, (text) => {
				respell(text);
				texts.push(text);
			});
		}
		return {
			mapper,
			texts
		};
	}
};
// src/json/top-level-keys.ts
function* topLevelKeys(bytes) {
	const scanner = new Scanner(bytes);
	let depth = 0;
	let isInObject = false;
	let previous = Token.end;
	let word;
	let outside;
	for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
		if (kind === Token.lineComment || kind === Token.blockComment) continue;
		const key = word;
		const wasColon = previous === Token.colon;
		const isDoubled = kind === Token.openObject && previous === Token.openObject && depth === 1;
		previous = kind;
		word = depth <= 1 ? wordOf(scanner) : void 0;
		switch (kind) {
			case Token.openObject:
			case Token.openArray:
				if (wasColon && kind === Token.openObject && outside !== void 0) yield outside;
				if (depth === 0) isInObject = kind === Token.openObject;
				if (!isDoubled) depth++;
				break;
			case Token.closeObject:
			case Token.closeArray:
				depth = Math.max(depth - 1, 0);
				break;
			case Token.colon:
				if (depth === 1 && isInObject && key !== void 0) yield key;
				break;
			case Token.unclosedString: if (depth <= 1) yield* keyWithoutQuote(scanner, key);
		}
		outside = kind === Token.colon && depth === 0 ? key : void 0;
	}
}
const MAX_BYTES = 64;
function wordOf(scanner) {
	switch (scanner.kind) {
		case Token.string:
		case Token.faultyString:
		case Token.singleQuoted:
		case Token.curlyQuoted: return textOf(scanner)?.slice(1, -1);
		case Token.word: return textOf(scanner);
		default: return;
	}
}
function* keyWithoutQuote(scanner, before) {
	const text = textOf(scanner) ?? "";
	const [, inside] = /^"(\w+)\s*:/.exec(text) ?? [];
	if (inside !== void 0) yield inside;
	if (before !== void 0 && /^"\s*:/.test(text)) yield before;
}
function textOf({ bytes, start, end }) {
	return end - start > MAX_BYTES ? void 0 : new TextDecoder().decode(bytes.subarray(start, end));
}
// src/text/binary-format.ts
const COMPRESSED = {
	gzip: "\u008b",
	bzip2: "BZh",
	xz: "\u00fd7zXZ",
	Zstandard: "(\u00b5/\u00fd"
};
const ARCHIVES = {
	ZIP: "PK",
	"7-Zip": "7z\u00bc\u00af",
	RAR: "Rar!"
};
const OTHERS = {
	"PNG image": "\u0089PNG",
	"JPEG image": "\u00ff\u00d8\u00ff",
	"GIF image": "GIF8",
	"WebP image or a sound": "RIFF",
	"GLB model": "glTF",
	PDF: "%PDF"
};
const START = 8;
function binaryFormat(bytes) {
	const start = Array.from(bytes.subarray(0, START), (byte) => String.fromCharCode(byte)).join("");
	const named = (formats) => Object.keys(formats).find((name) => start.startsWith(formats[name] ?? start));
	const [compressed, archive, other] = [
		named(COMPRESSED),
		named(ARCHIVES),
		named(OTHERS)
	];
	if (compressed !== void 0) return `the file is compressed with ${compressed}: decompress it`;
	if (archive !== void 0) return `the file is a ${archive} archive: extract the snapshot from it`;
	return other && `the file is a ${other}, not a snapshot: check the path`;
}
// src/json/edit/edit.ts
var EditError = class EditError extends Error {
	static {
		brand(EditError, "EditError");
	}
	name = "EditError";
};
function editPlace(edit) {
	return edit.kind === "insert" ? edit.into : edit.place;
}
function describeEdit(edit) {
	const { pointer, embedded } = editPlace(edit).pointers;
	const at = [pointer, ...embedded].join("#");
	const where = at === "" ? "the root" : at;
	return edit.kind === "insert" ? `insert ${JSON.stringify(edit.key)} into ${where}` : `${edit.kind} ${where}`;
}
// src/json/edit/layout.ts
const LINE_BREAK = /\r\n|\n|\r/;
var TextLayout = class {
	colon;
	lineBreak;
	unit;
	constructor(bytes) {
		const scanner = new Scanner(bytes);
		const solid = () => {
			let kind = scanner.nextSolid();
			if (kind === Token.stray) kind = scanner.nextSolid();
			return kind;
		};
		solid();
		const open = scanner.end;
		solid();
		const lead = asciiText(bytes, open, scanner.start);
		const keyEnd = scanner.end;
		let colon = ": ";
		if (solid() === Token.colon) {
			solid();
			colon = asciiText(bytes, keyEnd, scanner.start);
		}
		this.colon = colon;
		this.lineBreak = LINE_BREAK.exec(lead)?.[0] ?? "\n";
		const root = lineStart(bytes, open - 1) ?? "";
		const indentation = afterLastBreak(lead) ?? "";
		const unit = indentation.startsWith(root) ? indentation.slice(root.length) : indentation;
		this.unit = unit === "" ? "  " : unit;
	}
};
function lineStart(bytes, at) {
	let from = at;
	while (bytes[from - 1] === 32 || bytes[from - 1] === 9) from--;
	const before = bytes[from - 1];
	return before === 10 || before === 13 ? asciiText(bytes, from, at) : void 0;
}
function afterLastBreak(space) {
	const last = Math.max(space.lastIndexOf("\n"), space.lastIndexOf("\r"));
	return last < 0 ? void 0 : space.slice(last + 1);
}
function linesOf(space, unit) {
	const lineBreak = LINE_BREAK.exec(space)?.[0];
	return lineBreak === void 0 ? void 0 : {
		lineBreak,
		indentation: afterLastBreak(space) ?? "",
		unit
	};
}
function spellValue(value, layout) {
	const isArray = Array.isArray(value);
	if (!isArray && !isObject(value)) return Object.is(value, -0) ? "-0" : JSON.stringify(value);
	const { lines, colon, gap } = layout;
	const inner = lines === void 0 ? layout : {
		...layout,
		lines: {
			...lines,
			indentation: lines.indentation + lines.unit
		}
	};
	const parts = isArray ? value.map((element) => spellValue(element, inner)) : Object.keys(value).map((key) => JSON.stringify(key) + colon + spellValue(value[key], inner));
	const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
	if (parts.length === 0) return open + close;
	if (lines === void 0) return open + parts.join(gap) + close;
	const before = lines.lineBreak + lines.indentation;
	const comma = `,${before}${lines.unit}`;
	return `${open}${before}${lines.unit}${parts.join(comma)}${before}${close}`;
}
// src/json/edit/container.ts
var Container = class {
	bytes;
	start;
	end;
	list;
	isArray;
	count;
	keysByIndex;
	indexes;
	byKey;
	orderOfKeys;
	constructor(bytes, start, end, list) {
		this.bytes = bytes;
		this.start = start;
		this.end = end;
		this.list = list;
		this.isArray = bytes[start] === 91;
		this.count = list.length / 4;
	}
	startOf(index) {
		const [keyStart = -1, , valueStart = 0] = this.list.slice(index * 4, index * 4 + 4);
		return keyStart === -1 ? valueStart : keyStart;
	}
	endOf(index) {
		return this.list[index * 4 + 3] ?? 0;
	}
	indexAt(start) {
		this.indexes ??= new Map(Array.from({ length: this.count }, (_, index) => [this.startOf(index), index]));
		return this.indexes.get(start);
	}
	get keys() {
		if (this.keysByIndex === void 0) {
			const keys = [];
			for (let at = 0; at < this.list.length && !this.isArray; at += 4) keys.push(stringText(this.bytes, this.list[at] ?? 0, this.list[at + 1] ?? 0));
			this.keysByIndex = keys;
		}
		return this.keysByIndex;
	}
	membersWithKey(key) {
		this.byKey ??= groupedBy(this.keys.keys(), (index) => this.keys[index]);
		return this.byKey.get(key) ?? [];
	}
	get order() {
		this.orderOfKeys ??= { found: orderOf(this.keys) };
		return this.orderOfKeys.found;
	}
	placeFor(key) {
		const { keys, order } = this;
		if (order === void 0 || order === byNumber && !INTEGER.test(key)) return keys.length;
		let [low, high] = [0, keys.length];
		while (low < high) {
			const middle = low + high >> 1;
			if (order(keys[middle] ?? "", key)) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	layoutAt(index, text) {
		const gap = index > 0 ? this.gap(index - 1) : this.count > 1 ? this.gap(0) : void 0;
		const [, keyEnd = -1, valueStart = 0] = this.list.slice(index * 4, index * 4 + 4);
		const colon = keyEnd === -1 ? text.colon : asciiText(this.bytes, keyEnd, valueStart);
		const shownGap = gap ?? this.onlyGap(colon);
		return {
			colon,
			gap: shownGap,
			lines: linesOf(shownGap, text.unit)
		};
	}
	gap(index) {
		return asciiText(this.bytes, this.endOf(index), this.startOf(index + 1));
	}
	onlyGap(colon) {
		const lead = asciiText(this.bytes, this.start + 1, this.startOf(0));
		if (afterLastBreak(lead) !== void 0) return `,${lead}`;
		return lead !== "" || colon.endsWith(" ") ? ", " : ",";
	}
};
const MIN_IN_ORDER = 3;
const INTEGER = /^(?:0|[1-9]\d*)$/;
function orderOf(keys) {
	if (keys.length < MIN_IN_ORDER) return void 0;
	return [byNumber, (before, after) => before < after].find((inOrder) => keys.every((key, index) => index === 0 || inOrder(keys[index - 1] ?? "", key)));
}
function byNumber(before, after) {
	return INTEGER.test(before) && INTEGER.test(after) && Number(before) < Number(after);
}
// src/json/edit/string-spelling.ts
const LETTER_U = 117;
const Spelling = {
	unseen: 0,
	plain: 1,
	short: 2,
	unicode: 3
};
const SHORT = /* @__PURE__ */ new Map([
	[34, "\\\""],
	[92, "\\\\"],
	[47, "\\/"],
	[8, "\\b"],
	[12, "\\f"],
	[10, "\\n"],
	[13, "\\r"],
	[9, "\\t"]
]);
const HTML_SPECIAL = "<>&'+`";
const MAX_EXAMINED = 1 << 20;
var StringSpelling = class {
	asciiOnly;
	ascii = /* @__PURE__ */ new Uint8Array(128);
	beyondAscii = Spelling.unseen;
	capitals;
	constructor(bytes, start, end, asciiOnly) {
		this.asciiOnly = asciiOnly;
		const limit = Math.min(end - 1, start + MAX_EXAMINED);
		for (let at = start + 1; at < limit;) {
			const byte = bytes[at];
			if (byte === 92 && bytes[at + 1] === LETTER_U) {
				this.seeUnicode(bytes, at, hexUnit(bytes, at + 2, end));
				at += 6;
			} else if (byte === 92) {
				this.see(shortUnit(bytes[at + 1]), Spelling.short);
				at += 2;
			} else {
				if (byte < 128) this.see(byte, Spelling.plain);
				else if (this.beyondAscii === Spelling.unseen) this.beyondAscii = Spelling.plain;
				at++;
			}
		}
		if (this.ascii[34] === Spelling.unicode) for (const char of HTML_SPECIAL) this.see(char.charCodeAt(0), Spelling.unicode);
	}
	see(unit, spelling) {
		if (this.ascii[unit] === Spelling.unseen) this.ascii[unit] = spelling;
	}
	seeUnicode(bytes, at, unit) {
		if (unit < 128) this.see(unit, Spelling.unicode);
		else if (this.beyondAscii === Spelling.unseen && isWholeCharacter(bytes, at, unit)) this.beyondAscii = Spelling.unicode;
		this.capitals ??= hexCapitals(bytes, at);
	}
	spell(text) {
		let spelled = "";
		let plainFrom = 0;
		for (let at = 0; at < text.length; at++) {
			const unit = text.charCodeAt(at);
			const escaped = this.escape(text, at, unit);
			if (escaped === void 0) continue;
			spelled += text.slice(plainFrom, at) + escaped;
			plainFrom = at + 1;
		}
		return spelled + text.slice(plainFrom);
	}
	escape(text, at, unit) {
		if (unit >= 128) {
			const mustBe = isHalf(text, at, unit);
			const known = this.beyondAscii;
			const wanted = known === Spelling.unseen ? this.asciiOnly() : known === Spelling.unicode;
			return mustBe || wanted ? this.unicode(unit) : void 0;
		}
		const spelling = this.ascii[unit];
		if (spelling === Spelling.unicode) return this.unicode(unit);
		if (spelling === Spelling.short || unit < 32 || unit === 34 || unit === 92) return SHORT.get(unit) ?? this.unicode(unit);
	}
	unicode(unit) {
		return unicodeEscape(unit, this.capitals ?? false);
	}
};
var TextSpelling = class {
	bytes;
	known;
	constructor(bytes) {
		this.bytes = bytes;
	}
	get asciiOnly() {
		return this.style.asciiOnly;
	}
	spell(json) {
		if (!BEYOND_ASCII.test(json)) return json;
		const { asciiOnly, capitals } = this.style;
		if (!asciiOnly) return json;
		return json.replaceAll(EACH_BEYOND_ASCII, (unit) => unicodeEscape(unit.charCodeAt(0), capitals));
	}
	get style() {
		this.known ??= learn(this.bytes);
		return this.known;
	}
};
const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND_ASCII = /[\u0080-\uffff]/g;
function learn(bytes) {
	const none = {
		asciiOnly: false,
		capitals: false
	};
	let style = none;
	for (let at = byteOrderMarkLength(bytes); at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte >= 128) return none;
		if (byte !== 92) continue;
		if (style === none && bytes[at + 1] === LETTER_U) {
			const unit = hexUnit(bytes, at + 2, bytes.length);
			if (unit >= 128 && isWholeCharacter(bytes, at, unit)) style = {
				asciiOnly: true,
				capitals: hexCapitals(bytes, at) ?? false
			};
		}
		at++;
	}
	return style;
}
function isWholeCharacter(bytes, at, unit) {
	if (!isHighSurrogate(unit)) return !isLowSurrogate(unit);
	return bytes[at + 6] === 92 && bytes[at + 7] === LETTER_U && isLowSurrogate(hexUnit(bytes, at + 8, bytes.length));
}
function isHalf(text, at, unit) {
	if (isHighSurrogate(unit)) return !isLowSurrogate(text.charCodeAt(at + 1));
	return isLowSurrogate(unit) && !isHighSurrogate(text.charCodeAt(at - 1));
}
function hexCapitals(bytes, at) {
	for (let index = at + 2; index < at + 6; index++) {
		const byte = bytes[index];
		if (byte >= 65) return byte < 97;
	}
}
function unicodeEscape(unit, capitals) {
	const hex = unit.toString(16).padStart(4, "0");
	return `\\u${capitals ? hex.toUpperCase() : hex}`;
}
function shortUnit(letter) {
	for (const [unit, written] of SHORT) if (written.charCodeAt(1) === letter) return unit;
	return letter;
}
// src/json/edit/insertions.ts
const INDEX = /^(?:0|[1-9]\d*)$/;
var TextStyle = class {
	bytes;
	spelling;
	layoutOfText;
	containers = /* @__PURE__ */ new Map();
	constructor(bytes) {
		this.bytes = bytes;
		this.spelling = new TextSpelling(bytes);
	}
	get layout() {
		this.layoutOfText ??= new TextLayout(this.bytes);
		return this.layoutOfText;
	}
	container({ offsets: [start = 0, end = 0], list = [] }) {
		return getOrInsert(this.containers, start, () => new Container(this.bytes, start, end, list));
	}
	layoutOfReplacement([start = 0, , keyStart = -1, keyEnd = -1]) {
		const { bytes, layout } = this;
		const colon = keyEnd === -1 ? layout.colon : asciiText(bytes, keyEnd, start);
		const gap = colon.endsWith(" ") ? ", " : ",";
		const memberStart = keyStart === -1 ? start : keyStart;
		if (bytes[start] !== 123 && bytes[start] !== 91) return {
			colon,
			gap,
			lines: this.linesAround(memberStart)
		};
		const lead = asciiText(bytes, start + 1, skipSpace(bytes, start + 1));
		const own = linesOf(lead, layout.unit);
		if (own !== void 0) {
			const indentation = lineStart(bytes, memberStart) ?? withoutUnit(own.indentation, layout.unit);
			return {
				colon,
				gap,
				lines: {
					...own,
					indentation
				}
			};
		}
		const after = bytes[start + 1 + lead.length];
		return {
			colon,
			gap,
			lines: after === 125 || after === 93 ? this.linesAround(memberStart) : void 0
		};
	}
	linesAround(memberStart) {
		const indentation = lineStart(this.bytes, memberStart);
		if (indentation === void 0) return void 0;
		return {
			lineBreak: this.layout.lineBreak,
			indentation,
			unit: this.layout.unit
		};
	}
};
function withoutUnit(indentation, unit) {
	return indentation.endsWith(unit) ? indentation.slice(0, -unit.length) : indentation;
}
function insertions(inserted, style, removedStarts, offsetsOf) {
	const splices = [];
	const refilled = /* @__PURE__ */ new Set();
	for (const [container, group] of byContainer(inserted, style)) {
		refuseDuplicateKeys(container, group, removedStarts);
		const ordered = group.map((insertion) => ({
			...insertion,
			at: position(insertion.edit, container, offsetsOf)
		}));
		ordered.sort((a, b) => a.at - b.at || compareKeys(container, a.edit, b.edit));
		if (container.count === 0) {
			const [, , keyStart = -1] = ordered[0].container.offsets;
			splices.push(fillEmpty(container, ordered, style, keyStart));
		} else if (nearestKept(container, 0, 1, removedStarts) === void 0) {
			refilled.add(container.startOf(0));
			splices.push(replaceAll(container, ordered, style));
		} else for (const insertion of ordered) splices.push(insertNextTo(container, insertion, removedStarts, style));
	}
	return {
		splices,
		refilled
	};
}
function byContainer(inserted, style) {
	const groups = /* @__PURE__ */ new Map();
	for (const insertion of inserted) {
		const container = style.container(insertion.container);
		addTo(groups, container, insertion);
	}
	return groups;
}
function nearestKept(container, from, step, removedStarts) {
	for (let index = from; index >= 0 && index < container.count; index += step) if (!removedStarts.has(container.startOf(index))) return index;
}
function compareKeys({ order }, a, b) {
	if (order === void 0 || a.beside !== void 0 || b.beside !== void 0) return 0;
	return order(a.key, b.key) ? -1 : order(b.key, a.key) ? 1 : 0;
}
function position({ into, key, beside: neighbour, ...edit }, container, offsetsOf) {
	if (neighbour === void 0 && !container.isArray) return container.placeFor(key);
	if (neighbour === void 0) {
		if (key === "-") return container.count;
		if (INDEX.test(key) && Number(key) <= container.count) return Number(key);
		throw new EditError(`cannot ${describeEdit({
			into,
			key,
			beside: neighbour,
			...edit
		})}: the array has ${container.count === 1 ? "1 element" : `${container.count} elements`}: use an index from 0 to ${container.count}, or "-" for the end`);
	}
	const [valueStart, , keyStart = -1] = offsetsOf(into.at(neighbour.step)) ?? [];
	const start = keyStart === -1 ? valueStart : keyStart;
	const index = start === void 0 ? void 0 : container.indexAt(start);
	if (index === void 0) throw new EditError(`cannot ${describeEdit({
		into,
		key,
		beside: neighbour,
		...edit
	})}: there is no ${JSON.stringify(neighbour.step)} to insert it next to`);
	return neighbour.side === "before" ? index : index + 1;
}
function refuseDuplicateKeys(container, group, removedStarts) {
	const coming = /* @__PURE__ */ new Set();
	if (container.isArray) return;
	for (const { edit } of group) {
		if (container.membersWithKey(edit.key).some((index) => !removedStarts.has(container.startOf(index))) || coming.has(edit.key)) throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(edit.key)} already exists`);
		coming.add(edit.key);
	}
}
function member({ edit, json }, isElement, layout, style) {
	const text = json(() => layout);
	return isElement ? text : style.spelling.spell(JSON.stringify(edit.key)) + layout.colon + text;
}
function members({ isArray }, ordered, layout, style) {
	return ordered.map((insertion) => member(insertion, isArray, layout, style)).join(layout.gap);
}
function insertNextTo(container, insertion, removedStarts, style) {
	const { edit, at } = insertion;
	const before = nearestKept(container, at - 1, -1, removedStarts);
	const neighbour = before ?? nearestKept(container, at, 1, removedStarts) ?? 0;
	const layout = container.layoutAt(neighbour, style.layout);
	const text = member(insertion, container.isArray, layout, style);
	if (before === void 0) {
		const start = container.startOf(neighbour);
		return {
			start,
			end: start,
			text: text + layout.gap,
			edit
		};
	}
	const start = container.endOf(before);
	return {
		start,
		end: start,
		text: layout.gap + text,
		edit
	};
}
function replaceAll(container, ordered, style) {
	const text = members(container, ordered, container.layoutAt(0, style.layout), style);
	const [{ edit }] = ordered;
	return {
		start: container.startOf(0),
		end: container.endOf(container.count - 1),
		text,
		edit
	};
}
function fillEmpty(container, ordered, style, keyStart) {
	const { start, end, isArray } = container;
	const { colon } = style.layout;
	const around = style.linesAround(keyStart === -1 ? start : keyStart);
	const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
	const [{ edit }] = ordered;
	if (around === void 0) return {
		start,
		end,
		text: open + members(container, ordered, {
			colon,
			gap: colon.endsWith(" ") ? ", " : ",",
			lines: void 0
		}, style) + close,
		edit
	};
	const outer = around.lineBreak + around.indentation;
	const lines = {
		...around,
		indentation: around.indentation + around.unit
	};
	const text = members(container, ordered, {
		colon,
		gap: `,${outer}${around.unit}`,
		lines
	}, style);
	return {
		start,
		end,
		text: `${open}${outer}${around.unit}${text}${outer}${close}`,
		edit
	};
}
// src/json/edit/planner.ts
const STEP$1 = 512;
var EditPlanner = class {
	bytes;
	lookup;
	style;
	constructor(bytes, lookup) {
		this.bytes = bytes;
		this.lookup = lookup;
		this.style = new TextStyle(bytes);
	}
	*plan(edits) {
		const splices = [];
		const removals = [];
		const inserted = [];
		const keys = yield* this.keyChanges(edits);
		for (const [index, edit] of edits.entries()) {
			if (index % STEP$1 === 511) yield;
			switch (edit.kind) {
				case "replace":
					splices.push(this.replacement(edit));
					break;
				case "rename":
					for (const splice of this.renaming(edit, keys)) splices.push(splice);
					break;
				case "embed":
					splices.push(this.embedding(edit));
					break;
				case "remove":
					for (const removal of this.removal(edit)) removals.push(removal);
					break;
				case "insert": inserted.push({
					edit,
					container: this.container(edit),
					json: (layout) => this.json(edit.json, layout)
				});
			}
		}
		const removedStarts = new Set(removals.map(({ start }) => start));
		const { splices: inserting, refilled } = insertions(inserted, this.style, removedStarts, (place) => this.lookup(place)?.offsets);
		for (const splice of inserting) splices.push(splice);
		for (const run of runs(this.bytes, removals)) if (!refilled.has(run.start)) splices.push(cut(this.bytes, run));
		return yield* sortInSteps(splices, inOrder);
	}
	located(edit) {
		const found = this.lookup(editPlace(edit));
		if (found === void 0) throw new EditError(`cannot ${describeEdit(edit)}: there is no value at this place`);
		return found;
	}
	replacement(edit) {
		const { offsets } = this.located(edit);
		const [start = 0, end = 0] = offsets;
		return {
			start,
			end,
			text: this.json(edit.by, () => this.style.layoutOfReplacement(offsets)),
			edit
		};
	}
	embedding(edit) {
		const [start = 0, end = 0] = this.located(edit).offsets;
		return {
			start,
			end,
			text: `"${new StringSpelling(this.bytes, start, start, () => this.style.spelling.asciiOnly).spell(textOf$1(this.bytes.subarray(start, end)))}"`,
			edit
		};
	}
	renaming(edit, keys) {
		const found = this.located(edit);
		if ((found.offsets[2] ?? -1) === -1) throw new EditError(`cannot ${describeEdit(edit)}: it has no key, because it is not in an object`);
		const parent = edit.place.parent === void 0 ? void 0 : this.lookup(edit.place.parent);
		const all = [...found.earlier, found];
		const own = new Set(all.map(({ offsets }) => offsets[2]));
		if ((keys.added.get(this.addedKey(edit.place.parent, edit.key)) ?? 0) > 1) throw new EditError(`cannot ${describeEdit(edit)}: another edit also adds ${JSON.stringify(edit.key)}`);
		const object = this.style.container(parent ?? found);
		for (const index of object.membersWithKey(edit.key)) {
			const keyStart = object.startOf(index);
			if (!own.has(keyStart) && !keys.leaving.has(keyStart)) throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(edit.key)} already exists`);
		}
		const text = this.style.spelling.spell(JSON.stringify(edit.key));
		return all.map(({ offsets }) => ({
			start: offsets[2] ?? 0,
			end: offsets[3] ?? 0,
			text,
			edit
		}));
	}
	*keyChanges(edits) {
		const leaving = /* @__PURE__ */ new Set();
		const added = /* @__PURE__ */ new Map();
		if (!edits.some(({ kind }) => kind === "rename")) return {
			leaving,
			added
		};
		for (const [index, edit] of edits.entries()) {
			if (index % STEP$1 === 511) yield;
			if (edit.kind === "rename" || edit.kind === "remove") {
				const keyStart = this.lookup(edit.place)?.offsets[2];
				if (keyStart !== void 0) leaving.add(keyStart);
			}
			if (edit.kind !== "rename" && edit.kind !== "insert") continue;
			const name = this.addedKey(edit.kind === "insert" ? edit.into : edit.place.parent, edit.key);
			added.set(name, (added.get(name) ?? 0) + 1);
		}
		return {
			leaving,
			added
		};
	}
	addedKey(object, key) {
		return `${(object && this.lookup(object)?.offsets[0]) ?? ""} ${key}`;
	}
	removal(edit) {
		const found = this.located(edit);
		if (edit.place.step === void 0) throw new EditError(`cannot ${describeEdit(edit)}: a JSON text must have a value`);
		return [...found.earlier, found].map(({ offsets: [start = 0, end = 0, keyStart = -1] }) => ({
			start: keyStart === -1 ? start : keyStart,
			end,
			edit
		}));
	}
	container(edit) {
		const found = this.located(edit);
		const opened = this.bytes[found.offsets[0] ?? 0];
		if (opened !== 123 && opened !== 91) throw new EditError(`cannot ${describeEdit(edit)}: it is not an object or array`);
		return found;
	}
	json(json, layout) {
		switch (json.kind) {
			case "json": return this.style.spelling.spell(json.json);
			case "value": return this.style.spelling.spell(spellValue(json.value, layout()));
			case "copy": return this.copy(json);
		}
	}
	copy({ of, edits }) {
		const found = this.lookup(of);
		if (found === void 0) throw new EditError(`cannot copy ${of.pointers.pointer}: there is no value at this place`);
		const [start = 0, end = 0] = found.offsets;
		let copied = "";
		let at = start;
		for (const splice of finish(this.plan(edits))) {
			if (splice.start < at || splice.end > end) throw new EditError(`cannot ${describeEdit(splice.edit)} in the copy: the place is outside the copied value`);
			copied += textOf$1(this.bytes.subarray(at, splice.start)) + splice.text;
			at = splice.end;
		}
		return copied + textOf$1(this.bytes.subarray(at, end));
	}
};
function runs(bytes, removals) {
	const merged = [];
	for (const removal of sortSplices(removals)) {
		const last = merged.at(-1);
		if (last !== void 0 && removal.start === last.start) continue;
		if (last !== void 0 && nextStart(bytes, last.end) === removal.start) merged[merged.length - 1] = {
			...last,
			end: removal.end
		};
		else merged.push(removal);
	}
	return merged;
}
function nextStart(bytes, end) {
	const after = skipSpace(bytes, end);
	return bytes[after] === 44 ? skipSpace(bytes, after + 1) : void 0;
}
function cut(bytes, { start, end, edit }) {
	const next = nextStart(bytes, end);
	if (next !== void 0) return {
		start,
		end: next,
		text: "",
		edit
	};
	let before = start;
	while (isSpace(bytes[before - 1])) before--;
	if (bytes[before - 1] === 44) {
		before--;
		while (isSpace(bytes[before - 1])) before--;
		return {
			start: before,
			end,
			text: "",
			edit
		};
	}
	return {
		start: before,
		end: skipSpace(bytes, end),
		text: "",
		edit
	};
}
// src/json/edit/locate-edits.ts
const NOTHING_KNOWN = new PlaceSet();
function locateEdits(bytes, places, innerSpans, groups) {
	return finish(locateEditsInSteps(bytes, places, innerSpans, groups, NOTHING_KNOWN));
}
function* locateEditsInSteps(bytes, places, innerSpans, groups, knownJson) {
	const locator = new Locator();
	yield* locator.query(places, innerSpans);
	const writer = new EditWriter(locator, knownJson);
	yield* writer.addAll(groups);
	yield* locator.run(bytes, writer);
	yield* writer.refuseUnplanned();
	return {
		of: (place) => locator.of(place),
		ofInner: (wanted) => locator.ofInner(wanted),
		splicesOf: (group) => writer.splicesOf(group)
	};
}
const STEP = 256;
const EDITS = 1024;
var EditWriter = class {
	locator;
	knownJson;
	results = /* @__PURE__ */ new Map();
	editsOfText = /* @__PURE__ */ new Map();
	planned = /* @__PURE__ */ new Set();
	knownRoots = /* @__PURE__ */ new Set();
	spellings = /* @__PURE__ */ new Map();
	constructor(locator, knownJson) {
		this.locator = locator;
		this.knownJson = knownJson;
	}
	*addAll(groups) {
		let count = 0;
		for (const group of groups) {
			this.results.set(group, []);
			if (group.length <= EDITS) for (const edit of group) this.add(edit, group);
			else yield* eachInSteps(group, EDITS, (edit) => this.add(edit, group));
			if (++count % STEP === 0) yield;
		}
	}
	*plan(bytes, root, depth) {
		const groups = this.editsOfText.get(root);
		if (groups === void 0) return [];
		if (depth > 0 && !this.knownRoots.has(root) && !(yield* isJsonInSteps(bytes, textOf$1))) return [];
		this.planned.add(root);
		const planner = new EditPlanner(bytes, (place) => this.locator.find(place));
		const splices = [];
		let count = 0;
		for (const [group, edits] of groups) {
			if (++count % STEP === 0) yield;
			const before = this.results.get(group);
			if (before === void 0 || before instanceof EditError) continue;
			try {
				yield* eachInSteps(yield* planner.plan(edits), EDITS, ({ start, end, text, edit }) => {
					const open = {
						offsets: [start, end],
						text,
						edit
					};
					before.push(open);
					splices.push(open);
				});
			} catch (error) {
				if (!(error instanceof EditError)) throw error;
				this.results.set(group, error);
			}
		}
		return splices;
	}
	escaping(bytes, start, end) {
		const spelling = this.spellingOf(bytes);
		const string = new StringSpelling(bytes, start, end, () => spelling.asciiOnly);
		return (splice) => {
			splice.text = string.spell(splice.text);
		};
	}
	*refuseUnplanned() {
		let count = 0;
		for (const group of this.results.keys()) for (const edit of group) {
			if (++count % EDITS === 0) yield;
			if (this.planned.has(this.textOf(edit))) continue;
			this.results.set(group, new EditError(`cannot ${describeEdit(edit)}: there is no string with JSON at this place`));
			break;
		}
	}
	*splicesOf(group) {
		const result = this.results.get(group) ?? [];
		if (result instanceof EditError) throw result;
		const located = [];
		yield* eachInSteps(result, EDITS, ({ offsets: [start = 0, end = 0], text, edit }) => {
			located.push({
				start: byteOffset(start),
				end: byteOffset(end),
				text,
				edit
			});
		});
		const sorted = yield* sortInSteps(located, inOrder);
		const splices = [];
		yield* eachInSteps(sorted, EDITS, ({ start, end, text, edit }, index) => {
			const before = sorted[index - 1];
			if (before?.start === start && before.end === end && start < end && before.text === text) return;
			if (before !== void 0 && overlap(before, {
				start,
				end
			})) throw new EditError(`cannot ${describeEdit(before.edit)} and ${describeEdit(edit)} together: both change the same bytes`);
			splices.push({
				start,
				end,
				text
			});
		});
		return splices;
	}
	add(edit, group) {
		this.queryPlacesOf(edit);
		const text = this.textOf(edit);
		let groups = this.editsOfText.get(text);
		if (groups === void 0) {
			groups = /* @__PURE__ */ new Map();
			this.editsOfText.set(text, groups);
			const { parent: holder } = textRoot(editPlace(edit));
			if (holder !== void 0 && this.knownJson.has(holder)) this.knownRoots.add(text);
		}
		addTo(groups, group, edit);
	}
	queryPlacesOf(edit) {
		const { locator } = this;
		const query = locator.queryFor(editPlace(edit));
		if (edit.kind === "insert") {
			query.listed = true;
			if (edit.beside !== void 0) locator.queryFor(edit.into.at(edit.beside.step));
		}
		if (edit.kind === "rename" && edit.place.parent !== void 0) locator.queryFor(edit.place.parent).listed = true;
		const json = edit.kind === "insert" ? edit.json : edit.kind === "replace" ? edit.by : void 0;
		if (json?.kind !== "copy") return;
		locator.queryFor(json.of);
		for (const inCopy of json.edits) this.queryPlacesOf(inCopy);
	}
	textOf(edit) {
		return this.locator.queryFor(textRoot(editPlace(edit)));
	}
	spellingOf(bytes) {
		return getOrInsert(this.spellings, bytes, () => new TextSpelling(bytes));
	}
};
function textRoot(place) {
	let root = place;
	while (root.step !== void 0 && root.parent !== void 0) root = root.parent;
	return root;
}
// src/text/lines.ts
function positionAt(offset, line, column) {
	return {
		offset: byteOffset(offset),
		line,
		column
	};
}
const REMEMBERED_EVERY = 8192;
var LineIndex = class {
	bytes;
	remembered;
	at;
	line = 1;
	column = 1;
	constructor(bytes) {
		this.bytes = bytes;
		this.at = byteOrderMarkLength(bytes);
		this.remembered = [
			this.at,
			1,
			1
		];
	}
	positionOf(offset) {
		if (offset < this.at || offset > this.at + REMEMBERED_EVERY) this.jump(offset);
		this.advance(offset);
		return {
			offset,
			line: this.line,
			column: this.column
		};
	}
	jump(offset) {
		let [low, high] = [0, this.remembered.length / 3 - 1];
		while (low < high) {
			const middle = low + high + 1 >> 1;
			if (this.remembered[middle * 3] <= offset) low = middle;
			else high = middle - 1;
		}
		if (this.at <= offset && this.at >= this.remembered[low * 3]) return;
		[this.at = 0, this.line = 1, this.column = 1] = this.remembered.slice(low * 3, low * 3 + 3);
	}
	advance(offset) {
		const { bytes, remembered } = this;
		let { at, line, column } = this;
		let remember = remembered.at(-3) + REMEMBERED_EVERY;
		while (at < offset) {
			if (at >= remember) {
				remembered.push(at, line, column);
				remember = at + REMEMBERED_EVERY;
			}
			const plain = endOfPlain(bytes, at, Math.min(offset, remember));
			if (plain > at) {
				column += plain - at;
				at = plain;
				continue;
			}
			const byte = bytes[at];
			if (byte === 10 || byte === 13 && bytes[at + 1] !== 10) {
				line++;
				column = 1;
				at++;
			} else if (byte === 13) {
				column++;
				at++;
			} else {
				const length = characterLength(bytes, at);
				if (length > 0 && at + length > offset) break;
				column += length === 4 ? 2 : 1;
				at += length || 1;
			}
		}
		this.at = at;
		this.line = line;
		this.column = column;
	}
};
function endOfPlain(bytes, start, most) {
	let at = start;
	for (; at < most; at++) {
		const byte = bytes[at];
		if (byte >= 128 || byte === 10 || byte === 13) break;
	}
	return at;
}
function positions(bytes, sorted) {
	const lines = new LineIndex(bytes);
	return new Map(sorted.map((offset) => [offset, lines.positionOf(offset)]));
}
function offsetsOf(bytes, wanted) {
	const order = wanted.map((_, index) => index);
	const at = (index) => wanted[index] ?? {
		line: 1,
		column: 1
	};
	order.sort((a, b) => at(a).line - at(b).line || at(a).column - at(b).column);
	const found = new Array(wanted.length);
	const reader = new ColumnReader(bytes);
	for (const index of order) found[index] = byteOffset(reader.offsetOf(at(index)));
	return found;
}
var ColumnReader = class {
	bytes;
	at;
	line = 1;
	column = 1;
	constructor(bytes) {
		this.bytes = bytes;
		this.at = byteOrderMarkLength(bytes);
	}
	offsetOf(wanted) {
		while (this.line < wanted.line && this.at < this.bytes.length) this.nextLine();
		if (this.line !== wanted.line) return this.at;
		const { bytes } = this;
		let { at, column } = this;
		while (column < wanted.column && at < bytes.length) {
			const byte = bytes[at];
			if (byte === 10 || byte === 13) return byte === 13 && bytes[at + 1] === 10 && column + 1 === wanted.column ? at + 1 : at;
			const length = characterLength(bytes, at);
			const width = length === 4 ? 2 : 1;
			if (column + width > wanted.column) return at;
			at += length || 1;
			column += width;
			this.at = at;
			this.column = column;
		}
		return at;
	}
	nextLine() {
		const { bytes } = this;
		let at = this.at;
		while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
		if (at < bytes.length) {
			at += bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : 1;
			this.line++;
			this.column = 1;
		}
		this.at = at;
	}
};
exports.EditError = EditError;
exports.LEFT_OUT_WORDS = LEFT_OUT_WORDS;
exports.LaterSteps = LaterSteps;
exports.LineIndex = LineIndex;
exports.LookAlikes = LookAlikes;
exports.MAX_PLACES = MAX_PLACES;
exports.PARSED_WHOLE = PARSED_WHOLE;
exports.Place = Place;
exports.PlaceBranch = PlaceBranch;
exports.PlaceSet = PlaceSet;
exports.PointerWriter = PointerWriter;
exports.Redactor = Redactor;
exports.Revision = Revision;
exports.SECRET_PATTERNS = SECRET_PATTERNS;
exports.SIGNED_URL = SIGNED_URL;
exports.SecretMask = SecretMask;
exports.SeenTexts = SeenTexts;
exports.TakenSplices = TakenSplices;
exports.Utf8Cursor = Utf8Cursor;
exports.applySplices = applySplices;
exports.applySplicesInSteps = applySplicesInSteps;
exports.asciiText = asciiText;
exports.beginsLikeJson = beginsLikeJson;
exports.binaryFormat = binaryFormat;
exports.brand = brand;
exports.briefPointer = briefPointer;
exports.bytesInto = bytesInto;
exports.bytesOf = bytesOf;
exports.bytesOfInSteps = bytesOfInSteps;
exports.canonical = canonical;
exports.cutMiddle = cutMiddle;
exports.decodeString = decodeString;
exports.decodedOffset = decodedOffset;
exports.decodedURI = decodedURI;
exports.editPlace = editPlace;
exports.endOfScalar = endOfScalar;
exports.endOfString = endOfString;
exports.endOfValue = endOfValue;
exports.findDepthFault = findDepthFault;
exports.findRawSecrets = findRawSecrets;
exports.findRawSecretsInSteps = findRawSecretsInSteps;
exports.findSecrets = findSecrets;
exports.findSyntaxFaults = findSyntaxFaults;
exports.findSyntaxFaultsInSteps = findSyntaxFaultsInSteps;
exports.findTreeFaults = findTreeFaults;
exports.firstMistakes = firstMistakes;
exports.foreignNumber = foreignNumber;
exports.grown = grown;
exports.hasPlainSpelling = hasPlainSpelling;
exports.holdsJson = holdsJson;
exports.inOrder = inOrder;
exports.isCredentialName = isCredentialName;
exports.isEscapedLow = isEscapedLow;
exports.isHighSurrogate = isHighSurrogate;
exports.isJson = isJson;
exports.isLineEnd = isLineEnd;
exports.isLowSurrogate = isLowSurrogate;
exports.isQuicklyWritten = isQuicklyWritten;
exports.isSpace = isSpace;
exports.isThousands = isThousands;
exports.isThroughout = isThroughout;
exports.keysOf = keysOf;
exports.locate = locate;
exports.locateEdits = locateEdits;
exports.locateEditsInSteps = locateEditsInSteps;
exports.locateInSteps = locateInSteps;
exports.lookAlike = lookAlike;
exports.lookAlikeNote = lookAlikeNote;
exports.mayHoldSecrets = mayHoldSecrets;
exports.offsetsOf = offsetsOf;
exports.overlap = overlap;
exports.pairedPieces = pairedPieces;
exports.parseInPieces = parseInPieces;
exports.parseJson = parseJson;
exports.parseTextInPieces = parseTextInPieces;
exports.positionAt = positionAt;
exports.positions = positions;
exports.readDoubledKeys = readDoubledKeys;
exports.readSyntaxFaults = readSyntaxFaults;
exports.readTree = readTree;
exports.readTreeInSteps = readTreeInSteps;
exports.readValue = readValue;
exports.sameValue = sameValue;
exports.seemsDeeper = seemsDeeper;
exports.skipSpace = skipSpace;
exports.sortSplices = sortSplices;
exports.sourceOffsets = sourceOffsets;
exports.stringText = stringText;
exports.textOf = textOf$1;
exports.topLevelKeys = topLevelKeys;
exports.tryJsonParse = tryJsonParse;
exports.tryParseJson = tryParseJson;
exports.utf16UnitsAt = utf16UnitsAt;
exports.utf8BytesAt = utf8BytesAt;
exports.utf8Length = utf8Length;
exports.utf8Offsets = utf8Offsets;
exports.uuidVersion = uuidVersion;
exports.withEscapedKeys = withEscapedKeys;
exports.withoutSecrets = withoutSecrets;
exports.writeCanonical = writeCanonical;
