"use strict";
const leven = require("leven");
// src/bytes/text/characters.ts
function bytesOf$1(characters) {
	return Array.from(characters, (character) => character.charCodeAt(0));
}
// src/bytes/text/first-where.ts
function firstWhere(count, holds) {
	let [low, high] = [0, count];
	while (low < high) {
		const middle = low + high >> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}
// src/bytes/text/span.ts
function byteOffset(bytes) {
	return bytes;
}
function span(start, end) {
	return {
		start: byteOffset(start),
		end: byteOffset(end)
	};
}
// src/bytes/text/encoding.ts
function byteOrderMarkLength(bytes) {
	return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
}
function otherEncoding(bytes) {
	const [a, b, c, d] = bytes;
	const whole = (encoding) => ({
		kind: "other-encoding",
		encoding,
		span: span(0, Math.min(bytes.length, encoding === "UTF-16" ? 2 : 4))
	});
	if (a === 255 && b === 254 && c === 0 && d === 0 || a === 0 && b === 0 && c === 254 && d === 255) return whole("UTF-32");
	if (a === 255 && b === 254 || a === 254 && b === 255) return whole("UTF-16");
	if (bytes.length < 2) return void 0;
	if (a === 0 && b === 0 && c === 0 && d) return whole("UTF-32");
	if (a && b === 0 && c === 0 && d === 0) return whole("UTF-32");
	if (a === 0 && b || a && b === 0) return whole("UTF-16");
}
const strictly = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodeUtf8(bytes) {
	try {
		return strictly.decode(bytes);
	} catch {
		return;
	}
}
const loosely = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLoosely(bytes) {
	return loosely.decode(bytes);
}
function findInvalidUtf8(bytes, limit) {
	const runs = [];
	let count = 0;
	let at = 0;
	while (at < bytes.length && runs.length < limit) {
		const length = characterLength(bytes, at);
		if (length > 0) {
			at += length;
			continue;
		}
		const start = at;
		while (at < bytes.length && characterLength(bytes, at) === 0) at++;
		runs.push(span(start, at));
		count += at - start;
	}
	const probably = count <= runs.length * FEW_IN_A_ROW ? runs.every((run) => bytes.subarray(run.start, run.end).every(isWindows1252)) ? "Windows-1252" : void 0 : "other script";
	return runs.map((run) => ({
		kind: "not-utf8",
		span: run,
		probably
	}));
}
const FEW_IN_A_ROW = 3;
function isWindows1252(byte) {
	return byte >= 128 && ![
		129,
		141,
		143,
		144,
		157
	].includes(byte);
}
function characterLength(bytes, at) {
	const first = bytes[at];
	if (first < 128) return 1;
	if (first < 194 || first > 244) return 0;
	const second = bytes[at + 1] ?? 0;
	if (first < 224) return isContinuation(second) ? 2 : 0;
	const [lowest, highest] = secondByteRange(first);
	if (second < lowest || second > highest || !isContinuation(bytes[at + 2] ?? 0)) return 0;
	if (first < 240) return 3;
	return isContinuation(bytes[at + 3] ?? 0) ? 4 : 0;
}
function secondByteRange(first) {
	if (first === 224) return [160, 191];
	if (first === 237) return [128, 159];
	if (first === 240) return [144, 191];
	if (first === 244) return [128, 143];
	return [128, 191];
}
function isContinuation(byte) {
	return (byte & 192) === 128;
}
function characterEnd(bytes, at, limit = bytes.length) {
	let end = at + 1;
	while (end < limit && isContinuation(bytes[end] ?? 0)) end++;
	return end;
}
// src/bytes/text/utf8-offsets.ts
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
// src/bytes/text/wtf8.ts
const encoder = new TextEncoder();
const UNPAIRED = /\p{Surrogate}/gu;
function hasUnpaired(text) {
	return text.search(UNPAIRED) >= 0;
}
function textOf(bytes) {
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
// src/bytes/json/decode.ts
const UNICODE_ESCAPE = 117;
function decodeString(bytes, start, end) {
	const limit = end - 1;
	let at = start + 1;
	while (at < limit && bytes[at] !== 92) at++;
	if (at === limit) return bytes.subarray(start + 1, limit);
	const decoded = new Uint8Array(limit - start - 1);
	decoded.set(bytes.subarray(start + 1, at));
	let to = at - start - 1;
	while (at < limit) {
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
	return decoded.subarray(0, to);
}
function stringText(bytes, start, end) {
	for (let at = start + 1; at < end - 1; at++) {
		const byte = bytes[at];
		if (byte === 92 || byte >= 128) return textOf(decodeString(bytes, start, end));
	}
	return asciiText(bytes, start + 1, end - 1);
}
function sourceOffsets(bytes, start, end, decodedOffsets) {
	const sorted = Int32Array.from(decodedOffsets).sort();
	const sources = sourcesOf(bytes, start, end, sorted);
	return decodedOffsets.map((offset) => {
		const index = firstWhere(sorted.length, (at) => sorted[at] >= offset);
		return sources[index];
	});
}
function sourcesOf(bytes, start, end, sorted) {
	const found = new Int32Array(sorted.length);
	const limit = end - 1;
	let at = start + 1;
	let decoded = 0;
	for (let index = 0; index < sorted.length; index++) {
		const offset = sorted[index];
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
	return found;
}
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
const CONTROLS = {
	98: 8,
	102: 12,
	110: 10,
	114: 13,
	116: 9
};
const SIMPLE_ESCAPES = Uint8Array.from({ length: 256 }, (_, byte) => CONTROLS[byte] ?? byte);
function simpleEscape(byte) {
	return SIMPLE_ESCAPES[byte];
}
function escapeLength(bytes, at, limit) {
	if (at + 1 >= limit) return 0;
	switch (bytes[at + 1]) {
		case 34:
		case 92:
		case 47:
		case 98:
		case 102:
		case 110:
		case 114:
		case 116: return 2;
		case 117: return hexUnit(bytes, at + 2, limit) < 0 ? 0 : 6;
		default: return 0;
	}
}
function hexUnit(bytes, at, limit) {
	if (at + 4 > limit) return -1;
	let unit = 0;
	for (let index = at; index < at + 4; index++) {
		const digit = hexDigit(bytes[index]);
		if (digit < 0) return -1;
		unit = unit * 16 + digit;
	}
	return unit;
}
function hexDigit(byte) {
	if (byte >= 48 && byte <= 57) return byte - 48;
	const lower = byte | 32;
	return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
const SHORT$1 = 64;
const LONG = 512;
const decoder = new TextDecoder();
function asciiText(bytes, start, end) {
	if (end - start >= LONG) return decoder.decode(bytes.subarray(start, end));
	if (end - start >= SHORT$1) return String.fromCharCode(...bytes.subarray(start, end));
	let text = "";
	for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]);
	return text;
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
const FILLERS = /* @__PURE__ */ new Set([
	173,
	847,
	1564,
	4447,
	4448,
	6068,
	6069
]);
function isIgnored(unit, next) {
	if (unit < 8192) return FILLERS.has(unit) || unit >= 6155 && unit <= 6159;
	if (unit <= 8303) return unit >= 8203 && unit <= 8207 || unit >= 8234 && unit <= 8238 || unit >= 8288 && unit !== 8293;
	if (unit === 56128) return next >= 56320 && next <= 56815;
	if (unit === 10240 || unit === 12644 || unit === 65440) return true;
	return unit >= 65024 && unit <= 65039 || unit === 65279 || unit >= 65529 && unit <= 65531;
}
// src/bytes/scan/decoded-text.ts
const PIECE = 8192;
function stringOf(units) {
	let text = "";
	for (let at = 0; at < units.length; at += PIECE) text += Reflect.apply(String.fromCharCode, void 0, units.subarray(at, at + PIECE));
	return text;
}
// src/bytes/scan/html-entities.ts
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
// src/bytes/scan/plain-spelling.ts
const PERCENT = 37;
const AMPERSAND = 38;
const MAX_BRACED_DIGITS = 8;
const SHORT_ESCAPES = /* @__PURE__ */ new Set([
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
const NOT_PLAIN = /[\\%&\t-\r\u007f-\uffff]/;
function plainSpelling(text, keepDelimiters = false) {
	if (!NOT_PLAIN.test(text)) return {
		text,
		hidesDelimiters: false,
		offsetOf: (index) => index
	};
	const units = new Uint16Array(text.length);
	const starts = new Uint32Array(text.length + 1);
	for (let at = 0; at < text.length; at++) {
		units[at] = text.charCodeAt(at);
		starts[at] = at;
	}
	starts[text.length] = text.length;
	return new Decoder(units, starts, text.length, keepDelimiters).run();
}
function plainBytes(bytes, keepDelimiters) {
	const units = new Uint16Array(bytes.length);
	const starts = new Uint32Array(bytes.length + 1);
	let length = 0;
	for (let at = 0; at < bytes.length;) {
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
	return new Decoder(units, starts, length, keepDelimiters).run();
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
	constructor(units, starts, length, keepDelimiters) {
		this.units = units;
		this.starts = starts;
		this.length = length;
		this.keepDelimiters = keepDelimiters;
	}
	run() {
		for (let round = 0; round < MAX_ROUNDS; round++) {
			this.again = false;
			this.decode();
			if (!this.again) break;
		}
		const { units, starts, hidesDelimiters } = this;
		return {
			text: stringOf(units.subarray(0, this.length)),
			hidesDelimiters,
			offsetOf: (index) => starts[index]
		};
	}
	decode() {
		const { units, starts, length } = this;
		const end = starts[length];
		this.written = 0;
		for (let at = 0; at < length;) {
			const unit = units[at];
			if (unit === 92) at = this.backslashes(at);
			else if (unit === PERCENT) at = this.percent(at);
			else if (unit === AMPERSAND) at = this.entity(at);
			else if (unit > 32 && unit < 127) this.put(unit, at++);
			else at = this.character(unit, at);
		}
		this.length = this.written;
		starts[this.written] = end;
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
			this.put(asSpace(unit), at);
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
		else if (SHORT_ESCAPES.has(escaped)) this.put(32, at);
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
		if (code < 127 && (asSpace(code) === 32 || code > 32)) {
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
		const read = readEntity(this.units, at, this.length);
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
	return code >= 9 && code <= 13 ? 32 : code;
}
function isPartOfEscape(code) {
	const lower = code | 32;
	return code >= 48 && code <= 57 || lower >= 97 && lower <= 122 || code === 92 || code === PERCENT || code === AMPERSAND || code === 35 || code === 59;
}
function isOrdinary(code) {
	return /[\w?&=:/.@#%-]/.test(String.fromCharCode(code));
}
// src/bytes/scan/credential-names.ts
const SIGNED_URL = "a signed upload URL";
const ACCESS_KEY = "an access key";
const BEGIN = String.raw`(?:(?<![a-z0-9])|(?<=(?<![\w-])-[a-z]{0,6}h))`;
const SIGNS = "[-_. +]{0,8}";
const HEADER = `x${SIGNS}(?:access|api)${SIGNS}key`;
const UPLOAD = "signed[-_]?upload[-_]?url";
const KEY_NAME = `${BEGIN}${HEADER}`;
const SIGNATURE = `${BEGIN}x${SIGNS}(?:amz|goog)${SIGNS}(?:signature|security${SIGNS}token)`;
const UPLOAD_URL = `(?<![a-z0-9])${UPLOAD}`;
const ANY_NAME = `signature|security${SIGNS}token|${HEADER}|${UPLOAD}`;
const VALUE_KEYS = "(?:[a-z]{0,9}value|val|content|data|secret|token|key|text|string|password)s?";
const VALUE_KEY = new RegExp(`^${VALUE_KEYS}$`, "i");
function isKeyOfValue(key) {
	return VALUE_KEY.test(key);
}
const MAX_NAME_LENGTH = 300;
const IS_KEY_NAME = new RegExp(`^[^a-z0-9]*${HEADER}[^a-z0-9]*$`);
const IS_SIGNED_URL_NAME = /^[^a-z0-9]*(?:signeduploadurl|x(?:amz|goog)(?:signature|securitytoken))[^a-z0-9]*$/;
function secretNamed(key) {
	if (key.length > MAX_NAME_LENGTH || !/[xs]|[^\w ]/i.test(key)) return void 0;
	const plain = plainSpelling(key).text.toLowerCase();
	if (IS_SIGNED_URL_NAME.test(plain.replace(/[-_. +]/g, ""))) return SIGNED_URL;
	return IS_KEY_NAME.test(plain) ? ACCESS_KEY : void 0;
}
function isCredentialName(text) {
	return secretNamed(text) !== void 0;
}
// src/bytes/scan/pattern-search.ts
const PLACEHOLDER = new RegExp(String.raw`^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env|(?:${HEADER}|${UPLOAD})(?![\w-]))`, "i");
function isPlaceholder(text) {
	return PLACEHOLDER.test(text);
}
const ENDS$2 = {
	quoted: /"/g,
	single: /['"]/g,
	ticked: /[`"]/g,
	word: /[\s"'\\,;&{}<>]/g,
	bracketed: /[\s"'\\,;&{}<>()[\]*]/g,
	element: /[\s"'\\<>]/g
};
const ADDED = /["'](?:\s{0,8}[+.]\s{0,8}|\s{1,8})["'](?!["'])/y;
function groups(...patterns) {
	return (text) => {
		const found = [];
		for (const pattern of patterns) {
			let at = 0;
			for (;;) {
				pattern.lastIndex = at;
				const match = pattern.exec(text);
				if (match === null) break;
				const matched = pattern.lastIndex;
				const name = Object.keys(match.groups ?? {}).find((each) => match.groups?.[each] !== void 0);
				const start = matched - ((name === void 0 ? match[1] : match.groups?.[name]) ?? "").length;
				const end = name === void 0 ? matched : endOf(text, start, ENDS$2[name]);
				if (!isPlaceholder(text.slice(start))) found.push({
					start,
					end
				});
				at = end;
				for (ADDED.lastIndex = at; ADDED.test(text); ADDED.lastIndex = at) {
					const from = ADDED.lastIndex;
					at = endOf(text, from, ENDS$2.single);
					found.push({
						start: from,
						end: at
					});
				}
			}
		}
		return found;
	};
}
function endOf(text, from, ends) {
	if (ends === void 0) return text.length;
	ends.lastIndex = from;
	return ends.exec(text)?.index ?? text.length;
}
// src/bytes/scan/address-credentials.ts
const SIGNING_PARAMETER = /(?:signature|[?#&;]sig|security[-_]?token|[?#&;]upload_id)(?:\[\w{0,20}\])?=[^&;]/i;
const RELATIVE_QUERY = /(?<=[\w/.-])[?#&;](?:[\w-]{0,20}signature|sig|[\w-]{0,20}security[-_]?token|upload_id)=(?=[\w+/.=%-]{0,60}\d|[\w+/.=%-]{24})(?<word>[^\s"'\\,;&{}<>]{6})/gi;
function signedQueries(text) {
	const found = [];
	const begin = /\/\//g;
	const queries = /[?#;]/g;
	let query = -1;
	while (begin.test(text)) {
		const end = endOf(text, begin.lastIndex, ENDS_ADDRESS);
		if (query < begin.lastIndex) {
			queries.lastIndex = begin.lastIndex;
			query = queries.exec(text)?.index ?? -1;
		}
		if (query < 0) break;
		if (query < end && SIGNING_PARAMETER.test(text.slice(query, end))) found.push({
			start: query + 1,
			end
		});
		begin.lastIndex = Math.max(end, begin.lastIndex);
	}
	return found;
}
const ENDS_ADDRESS = /[\s"'<>\\]/g;
const AUTHORITY_ENDS = /[/?#\s"'<>\\`]/g;
const MAX_USER_INFO_LENGTH = 1e3;
const TOKEN_SHAPE$1 = /^(?=.{12})(?:.*\d|.{24})/s;
const SLASHES = /(?<![\w/])\/{2,}|(?<=\b(?:https?|wss?|ftps?):)\//gi;
function userInfo(text) {
	const found = [];
	const begin = new RegExp(SLASHES);
	for (let slashes = begin.exec(text); slashes !== null; slashes = begin.exec(text)) {
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
		found.push({
			start,
			end: start + at
		});
	}
	return found;
}
// src/bytes/scan/named-values.ts
const TAGS = String.raw`(?:<\/?(?:code|b|i|u|s|em|strong|span|tt|kbd|pre|samp|var|mark|a|p|br|div|font|color|size|alpha|nobr|noparse|sub|sup|t[dhr]|d[dt]|li)\b[^<>]{0,100}>\s{0,20}){0,4}`;
const AFTER_NAME = String.raw`(?:\[\d{0,3}\]|[^a-z0-9]{1,12}?(?=["']\s{0,8}:))?[\s"'\x60*\\\])]{0,28}${TAGS}(?:(?:header|value)[\s"'\x60*)]{0,28})?`;
const COMMENT = String.raw`(?:#(?:\S|\s(?!\s)){0,80}\s{2,80})?`;
const BLOCK = String.raw`(?:!{1,2}\w{0,20}\s{1,80}|&\w{1,40}\s{1,80})?${COMMENT}(?:[|>][-+0-9]{0,2}\s{1,80}${COMMENT})?(?:-\s{1,8})?`;
const CONCATENATION = String.raw`(?:["']\s{0,8}[+.]\s{0,8}(?=["']))?`;
const SEPARATOR$1 = String.raw`(?:[-=~]{1,2}>|[!~+?|]{0,2}[:=]{1,3}>?|[\u2192\u21d2])[*_\])]{0,3}\s{0,80}${CONCATENATION}${TAGS}${BLOCK}`;
const END_OF_TAG = String.raw`(?:\s[^<>]{0,200})?>\s{0,80}(?:<!--[^<>]{0,200}-->\s{0,80})?(?:<[\w:]{1,40}>\s{0,80}){0,3}(?:<!\[CDATA\[\s{0,80})?`;
const ELEMENT$1 = String.raw`(?<element>[^\s"'\\<>]{6})`;
const SCHEME = String.raw`(?:(?:Bearer|Basic|Token|ApiKey|Key)\s{1,8}(?:\w{1,12}=["']?)?)?`;
const PREFIX = `(?:[a-z$@]{1,2}(?=["']))?`;
const TOKEN_SHAPE = String.raw`(?=[\w+/.=-]{12})(?=[a-z_+/.=-]{0,40}\d|[\w+/.=-]{24})`;
const VALUE = String.raw`(?:${PREFIX}(?:"{3}|"{2}(?=\w)|")${SCHEME}(?<quoted>[^"]{6})|${PREFIX}(?:'{3}|'{2}(?=\w)|')${SCHEME}(?<single>[^']{6})|[a-z]?\x60${SCHEME}(?<ticked>[^"\x60]{6})|[([*<]{1,3}["']?${TOKEN_SHAPE}(?<bracketed>[^\s"'\\,;&{}<>()[\]*]{6})|${SCHEME}(?<word>[^\s"'\\,;&{}<]{6}))`;
const VALUE_AFTER_SPACE = String.raw`["'\x60*]{0,3}(?:\s{0,8}(?:[,|;/\u00b7\u2022\u2026]|\.{3})\s{0,80}|\s{1,80})(?:(?:is|was|equals|-?eq|like)[:=]?\s{1,8}|-\s{1,8})?["'\x60*([<]{0,3}${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
const TOKEN = String.raw`["']?${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
const NO_KEY = String.raw`(?!["'][^"']{0,300}["']\s{0,80}:|[\w-]{1,40}\s{0,8}:[\s"'[{])`;
const OTHER_LIST = String.raw`[^[\]{}]{0,200}\]\s{0,80},\s{0,80}(?:["'\x60]?[\w-]{1,30}["'\x60]?\s{0,8}:\s{0,80})?`;
const BETWEEN_MEMBERS = String.raw`[\s,;&]{1,80}`;
function valuesOf$1(name) {
	const all = (source) => new RegExp(source, "gi");
	return [
		groups(all(name + AFTER_NAME + SEPARATOR$1 + VALUE), all(name + VALUE_AFTER_SPACE), all(String.raw`${name}["'\x60)\]]{0,3}\.\w{1,24}\(\s{0,8}(?=["'\x60])${VALUE}`), all(`${name}${END_OF_TAG}${ELEMENT$1}`), all(String.raw`${name}\s(?:[^<>]{0,200}\s)?${VALUE_KEYS}\s{0,8}=\s{0,8}(?=["'])${VALUE}`), all(String.raw`=\s{0,8}["']${name}["'][^<>]{0,200}>\s{0,80}(?:<!\[CDATA\[\s{0,80})?${ELEMENT$1}`), all(String.raw`["'\x60]${name}[\s:=]{0,8}["'\x60]\s{0,80},\s{0,80}${NO_KEY}${VALUE}`), all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}${VALUE}`), all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["'][\w-]{1,30}["']\s{0,80}:\s{0,80}${TOKEN}`), all(String.raw`${name}["'\x60]?\s{0,8}:\s{0,8}(?:null|undefined|true|""|''|\{\s{0,8}\}|\[\s{0,8}\])\s{0,8},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,8}:\s{0,80}${VALUE}`), all(String.raw`[=:]\s{0,80}["']?${name}["']?${BETWEEN_MEMBERS}["']?${VALUE_KEYS}["']?\s{0,8}[:=]\s{0,80}${BLOCK}${VALUE}`), all(String.raw`(?<!\w)${VALUE_KEYS}\s{0,8}[:=]\s{0,8}["'](?=[^"'<>]{6,300}["']${BETWEEN_MEMBERS}[\w:]{1,30}\s{0,8}[:=]\s{0,8}["']${name})(?<single>[^"']{6})`), all(String.raw`${name}\s{0,80}<\/[\w:.-]{1,40}>\s{0,80}<(?:\w{1,20}:)?(?:${VALUE_KEYS}|t[dh]|dd)${END_OF_TAG}${ELEMENT$1}`)),
		(text) => besideNames(text, all(String.raw`:\s{0,20}["']${name}["']`)),
		(text) => insideNames(text, all(String.raw`(?:${name}${AFTER_NAME}[:=]>?\s{0,80}(?=[[{])|["'\x60]${name}["'\x60]\s{0,80},\s{0,80}(?:["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}(?=[[{])|(?=\[))|["'\x60]${name}["'\x60]${OTHER_LIST}(?=\[))`)),
		(text) => blockScalars(text, all(String.raw`${name}${AFTER_NAME}:\s{0,80}[|>][-+0-9]{0,2}\s{2,80}`))
	];
}
const valuesIn = groups(new RegExp(String.raw`["']${VALUE_KEYS}["']\s{0,20}:\s{0,20}${VALUE}`, "gi"));
const NEAR$1 = 400;
function besideNames(text, names) {
	const found = [];
	const brace = /[{}]/g;
	let [before, after] = [0, -1];
	let values;
	let next = 0;
	for (const { index } of text.matchAll(names)) {
		while (after < index) {
			before = Math.max(0, after);
			brace.lastIndex = after + 1;
			after = brace.exec(text)?.index ?? text.length;
		}
		values ??= valuesIn(text);
		while ((values[next]?.start ?? text.length) < Math.max(before, index - NEAR$1)) next++;
		for (let value = values[next]; value !== void 0; value = values[++next]) {
			if (value.start >= Math.min(after, index + NEAR$1)) break;
			found.push(value);
		}
	}
	return found;
}
const MAX_INSIDE = 4e3;
const TOKENS = /"[^"]*"|'[^']*'|[[\]{}]|(?<![\w+/])-?\d[\w.+-]*/g;
const IS_KEY = /\s{0,80}:/y;
const HAS_TOKEN_SHAPE = new RegExp(`^${TOKEN_SHAPE}`, "i");
const MIN_LENGTH = 6;
const MIN_ELEMENTS = 6;
function insideNames(text, names) {
	const found = [];
	names.lastIndex = 0;
	while (names.test(text)) {
		const start = names.lastIndex;
		const inside = new Inside(text.slice(start, start + MAX_INSIDE), start);
		for (const value of inside.values()) found.push(value);
		names.lastIndex = Math.max(start, inside.end);
	}
	return found;
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
	values() {
		const found = [];
		const isList = [];
		let key = "";
		for (const { 0: token, index } of this.text.matchAll(TOKENS)) {
			this.end = this.from + index + token.length;
			if (token === "[" || token === "{") isList.push(token === "[");
			if (/^[[\]{}]/.test(token)) for (const element of this.list()) found.push(element);
			if ((token === "]" || token === "}") && (isList.pop() === void 0 || isList.length === 0)) return found;
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
			else if ((isElement || isKeyOfValue(key) || HAS_TOKEN_SHAPE.test(content)) && !isPlaceholder(content)) found.push(this.moved(value));
		}
		for (const element of this.list()) found.push(element);
		return found;
	}
	list() {
		const { elements } = this;
		this.elements = [];
		if (elements.length < MIN_ELEMENTS) return [];
		const list = elements.map(({ start, end }) => this.text.slice(start, end)).join(",");
		return elements.map((element, index) => ({
			...this.moved(element),
			list: index === 0 ? list : ""
		}));
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
function blockScalars(text, blocks) {
	const found = [];
	blocks.lastIndex = 0;
	while (blocks.test(text)) {
		let end = endOf(text, blocks.lastIndex, WORD_ENDS);
		for (;;) {
			NEXT_LINE.lastIndex = end;
			if (!NEXT_LINE.test(text)) break;
			const start = NEXT_LINE.lastIndex - MIN_LENGTH;
			end = endOf(text, start, WORD_ENDS);
			found.push({
				start,
				end
			});
		}
		blocks.lastIndex = end;
	}
	return found;
}
// src/bytes/scan/secret-mask.ts
const HEAD$1 = 6;
const PART = 8;
const MASK$2 = "***";
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
			if (each.start < shown) continue;
			masked += message.slice(shown, each.start) + MASK$2;
			shown = each.end;
		}
		return shown === 0 ? message : masked + message.slice(shown);
	}
	findIn(bytes) {
		return this.isEmpty ? [] : this.find(plainBytes(bytes, false));
	}
	find(plain) {
		const found = this.findTexts(plain);
		const inLists = this.lists.find(plain.text);
		if (inLists.length === 0) return found;
		const { offsetOf } = plain;
		const moved = inLists.map(({ start, end }) => ({
			start: offsetOf(start),
			end: offsetOf(end)
		}));
		return [...found, ...moved].sort((a, b) => a.start - b.start);
	}
	findTexts({ text, offsetOf }) {
		const found = [];
		let at = 0;
		while (at < text.length) {
			let end = this.parts.endOfParts(text, at);
			if (this.beginsAt(text, at)) end = Math.max(end, at + this.longest(text, at));
			if (end === at) {
				at++;
				continue;
			}
			for (let next = this.parts.endOfParts(text, end); next > end; next = this.parts.endOfParts(text, end)) end = next;
			found.push({
				start: offsetOf(at),
				end: offsetOf(end)
			});
			at = end;
		}
		return found;
	}
	beginsAt(text, at) {
		if (!this.firsts.has(text.charCodeAt(at))) return false;
		for (const length of this.headLengths) if (this.heads.has(text.slice(at, at + length))) return true;
		return false;
	}
	longest(text, at) {
		const { secrets } = this;
		const next = firstWhere(secrets.length, (index) => !isBefore(secrets[index], text, at));
		return Math.max(common(secrets[next - 1] ?? "", text, at), common(secrets[next] ?? "", text, at));
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
const WINDOW = 4;
const ELEMENT = /[\w.+/=-]+/g;
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
	find(text) {
		const found = [];
		if (this.windows.size === 0) return found;
		let window = [];
		let masked = 0;
		for (const { 0: element, index } of text.matchAll(ELEMENT)) {
			const last = window.at(-1)?.end ?? 0;
			if (index - last > MAX_BETWEEN || !BETWEEN.test(text.slice(last, index))) window = [];
			window.push({
				start: index,
				end: index + element.length
			});
			if (window.length > WINDOW) window.shift();
			if (!this.windows.has(window.map(({ start, end }) => text.slice(start, end)).join())) continue;
			for (const each of window) {
				if (each.start >= masked) found.push(each);
				masked = Math.max(masked, each.end);
			}
		}
		return found;
	}
};
// src/bytes/scan/values-nearby.ts
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
	return (text) => {
		const runs = new Runs(text);
		return [...text.matchAll(new RegExp(name, "gi"))].flatMap((match) => runs.around(match.index, match.index + match[0].length));
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
	around(start, end) {
		const reach = this.reach(start, end);
		this.readTo(reach.to);
		const free = [];
		const keys = [];
		for (const run of this.free) {
			if (run.start < start - NEAR) continue;
			const own = run.start < end && run.end > start ? {
				...run,
				start: this.afterName(run, end)
			} : run;
			if (run.start >= reach.from && run.start < reach.to && this.isKey(own, reach)) keys.push(own);
			else free.push(run);
		}
		this.free = free;
		return keys;
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
// src/bytes/scan/secrets.ts
const USER_INFO = "a user name or password in a URL";
const URL_NAME = `(?:${UPLOAD_URL}|${SIGNATURE})`;
const NAMED_ADDRESS = new RegExp(String.raw`${URL_NAME}[\s"'\x60*\\\])=:>]{1,80}(?<element>(?:https?:)?\/\/[^\s"'\\])`, "gi");
const KEY_ID = /(?:AKIA|ASIA)[0-9A-Z]{16}/;
function all(searches) {
	return (text) => searches.flatMap((search) => search(text));
}
const SECRET_PATTERNS = [
	{
		name: SIGNED_URL,
		looksLike: "a URL with a parameter such as X-Amz-Signature, X-Goog-Signature, Signature, sig, X-Amz-Security-Token or upload_id",
		needle: /signature|sig[=[]|security[-_]?token|upload_id/i,
		find: all([signedQueries, groups(RELATIVE_QUERY)])
	},
	{
		name: ACCESS_KEY,
		looksLike: "at least six characters after or beside the name x-access-key or x-api-key",
		needle: new RegExp(HEADER, "i"),
		find: all([...valuesOf$1(KEY_NAME), valuesNearby(KEY_NAME)])
	},
	{
		name: SIGNED_URL,
		looksLike: "a URL after signedUploadURL, or a value after X-Amz-Signature, X-Goog-Signature or X-Amz-Security-Token",
		needle: new RegExp(ANY_NAME, "i"),
		find: all([
			groups(NAMED_ADDRESS),
			...valuesOf$1(URL_NAME),
			valuesNearby(URL_NAME)
		])
	},
	{
		name: ACCESS_KEY,
		looksLike: "AKIA or ASIA followed by 16 capital letters or digits",
		needle: KEY_ID,
		find: groups(/(?<![0-9A-Z])((?:AKIA|ASIA)[0-9A-Z]{16})(?![0-9A-Z])/g)
	},
	{
		name: USER_INFO,
		looksLike: "a user name and password before the host of a URL",
		needle: /[:/]\/[^\s/@]{0,1000}@/,
		find: userInfo
	}
];
const SHORTEST = 6;
const NEEDLE = new RegExp(`sig[=[]|upload_id|${ANY_NAME}|[:/]/[^\\s/@]{0,1000}@`, "i");
const MAY_BE_HIDDEN = /\\(?:u|x[2-7]|[-_/0-7bfnrt])|%[02-7cef]|&(?:#|[a-z])|[\t-\r\u0085-\uffff]/i;
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
const MAX_CREDENTIALS = 1e5;
var TooManyCredentialsError = class extends RangeError {
	constructor() {
		super(`it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
};
function findRawSecrets(bytes) {
	const found = [];
	let written = 0;
	for (const { name, start, end: stop, list } of secretsOf((keep) => plainBytes(bytes, keep), MAX_CREDENTIALS)) {
		if (start < written) continue;
		const end = endOfQuoted(bytes, start, stop);
		const text = end === stop ? list : void 0;
		found.push({
			name,
			text: text ?? new TextDecoder().decode(bytes.subarray(start, end)),
			span: span(start, end)
		});
		written = end;
	}
	if (found.length > MAX_CREDENTIALS) throw new TooManyCredentialsError();
	return found;
}
function endOfQuoted(bytes, start, stop) {
	if (bytes[start - 1] !== 34) return stop;
	const level = backslashesBefore(bytes, start - 1);
	let at = stop;
	while (bytes[at] === 92) at++;
	if (at === stop || bytes[at] !== 34) return stop;
	for (; at >= 0; at = bytes.indexOf(34, at + 1)) {
		const more = backslashesBefore(bytes, at) - level;
		if (more >= 0 && more % (2 * (level + 1)) === 0) return at - level;
	}
	return stop;
}
function backslashesBefore(bytes, at) {
	let from = at;
	while (bytes[from - 1] === 92) from--;
	return at - from;
}
function secretsIn(text, key) {
	const name = key === void 0 ? void 0 : secretNamed(key);
	if (name !== void 0 && text.length >= SHORTEST && !isPlaceholder(text)) return [{
		name,
		start: 0,
		end: text.length
	}];
	if (!mayHoldSecrets(text)) return [];
	return secretsOf((keepDelimiters) => plainSpelling(text, keepDelimiters));
}
function secretsOf(spelling, most = Number.POSITIVE_INFINITY) {
	const plain = spelling(false);
	const all = secretsOfPlain(plain, most);
	if (plain.hidesDelimiters) for (const secret of secretsOfPlain(spelling(true), most)) all.push(secret);
	all.sort((a, b) => a.start - b.start);
	const found = [];
	let list = "";
	for (const secret of all) {
		const last = found.at(-1);
		if (last === void 0 || secret.start >= last.end) {
			found.push(secret.list === "" ? {
				...secret,
				list
			} : secret);
			if (secret.list === "") list = "";
			continue;
		}
		const isPiece = last.list !== void 0 && secret.list !== void 0;
		if (!isPiece) list = list || last.list || secret.list || "";
		const end = Math.max(last.end, secret.end);
		const { name, start } = last;
		found[found.length - 1] = isPiece ? {
			...last,
			end
		} : {
			name,
			start,
			end
		};
	}
	return found;
}
function secretsOfPlain(plain, most) {
	const all = [];
	for (const { name, needle, find } of SECRET_PATTERNS) {
		if (plain.text.search(needle) < 0) continue;
		for (const { start, end, list } of find(plain.text)) {
			const found = {
				name,
				start: plain.offsetOf(start),
				end: plain.offsetOf(end)
			};
			all.push(list === void 0 ? found : {
				...found,
				list
			});
			if (all.length > most * SECRET_PATTERNS.length) break;
		}
	}
	return all;
}
// src/verdict/report/rule-pages.ts
function pagePath(id) {
	return id.includes("/") ? `${id}.md` : `${id}/${id}.md`;
}
function pagesOf(home, version, has, read) {
	return {
		home,
		of: (rule) => has(rule) ? `${home}/blob/v${version}/rules/${pagePath(rule)}` : void 0,
		text: (rule) => has(rule) ? read(rule) : void 0
	};
}
function urlOf(pages, rule) {
	const url = pages.of(rule);
	return url === void 0 ? {} : { url };
}
// src/bytes/json/value.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function plainJson(value) {
	return value;
}
function jsonType(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return typeof value;
}
// src/bytes/json/members.ts
const PROTOTYPE = Object.prototype;
function member(object, name) {
	if (!isObject(object)) return void 0;
	const value = object[name];
	if (typeof value === "string" || typeof value === "number") return value;
	return value === PROTOTYPE || typeof value === "function" ? void 0 : value;
}
function hasMember(object, name) {
	return isObject(object) && Object.hasOwn(object, name);
}
function childOf(value, step) {
	return Array.isArray(value) ? value[Number(step)] : member(value, String(step));
}
function keysOf(object) {
	return isObject(object) ? Object.keys(object) : [];
}
function valuesOf(object, keys = keysOf(object)) {
	return keys.map((key) => object[key] ?? null);
}
function membersOf(object) {
	return isObject(object) ? Object.entries(object) : [];
}
function withMember(object, name, value) {
	return {
		...object,
		[name]: value
	};
}
function withoutMember(object, name) {
	const { [name]: _removed, ...others } = object;
	return others;
}
function textField(record, name) {
	const value = record?.[name];
	return typeof value === "string" ? value : void 0;
}
function numberField(record, name) {
	const value = record?.[name];
	return typeof value === "number" ? value : void 0;
}
function integerField(record, name) {
	const value = record?.[name];
	return typeof value === "number" && Number.isInteger(value) ? value : void 0;
}
function objectField(record, name) {
	const value = record?.[name];
	return isObject(value) ? value : void 0;
}
function arrayField(record, name) {
	const value = record?.[name];
	return Array.isArray(value) ? value : void 0;
}
function hasContent(value) {
	if (typeof value === "string") return value.trim() !== "";
	return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
// src/bytes/json/quote.ts
const MAX_LENGTH$4 = 60;
const SHOWN_AS_IS = /^[ !#-[\]-~]{0,59}$/;
function quoteValue(value) {
	if (typeof value === "string" && SHOWN_AS_IS.test(value)) return `"${value}"`;
	const quote = new Quote(typeof value === "string" ? "\"" : "");
	quote.value(value);
	return quote.shown;
}
var Quote = class {
	closing;
	shown = "";
	isFull = false;
	constructor(closing) {
		this.closing = closing;
	}
	value(value) {
		if (typeof value === "string") this.string(value);
		else if (Array.isArray(value)) this.array(value);
		else if (isObject(value)) this.object(value);
		else this.add(Object.is(value, -0) ? "-0" : String(value));
	}
	array(elements) {
		this.add("[");
		for (let index = 0; index < elements.length && !this.isFull; index++) {
			if (index > 0) this.add(",");
			this.value(elements[index] ?? null);
		}
		this.add("]");
	}
	object(object) {
		this.add("{");
		let separator = "";
		for (const key of keysOf(object)) {
			if (this.isFull) return;
			this.add(separator);
			this.string(key);
			this.add(":");
			this.value(member(object, key) ?? null);
			separator = ",";
		}
		this.add("}");
	}
	string(text) {
		this.add("\"");
		for (const character of text) {
			if (this.isFull) return;
			this.add(character === "\"" || character === "\\" ? `\\${character}` : visible(character));
		}
		this.add("\"");
	}
	add(piece) {
		if (this.isFull) return;
		this.isFull = this.shown.length + piece.length > MAX_LENGTH$4 && piece !== this.closing;
		this.shown += this.isFull ? `\u2026${this.closing}` : piece;
	}
};
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const INVISIBLE_BUT_LF = new RegExp(`${INVISIBLE.source}(?<!\\n)`, "gu");
function visible(character) {
	if (!INVISIBLE.test(character)) return character;
	const short = JSON.stringify(character).slice(1, -1);
	return short === character ? escaped$1(character) : short;
}
function escaped$1(character) {
	let shown = "";
	for (let at = 0; at < character.length; at++) shown += `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
	return shown;
}
function visibleJson(json) {
	return json.replaceAll(INVISIBLE_BUT_LF, escaped$1);
}
function printable(text, kept = "") {
	if (!INVISIBLE.test(text)) return text;
	let shown = "";
	for (const character of text) shown += kept.includes(character) ? character : visible(character);
	return shown;
}
// src/bytes/text/nearest.ts
function nearest(word, candidates, maxEdits = Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3))) {
	let best;
	let least = maxEdits + 1;
	for (const candidate of candidates) {
		if (Math.abs(word.length - candidate.length) >= least) continue;
		const distance = leven(word.toLowerCase(), candidate.toLowerCase());
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best;
}
function didYouMean(word, candidates, otherwise) {
	const guess = nearest(word, candidates);
	return guess === void 0 ? otherwise : `did you mean "${guess}"?`;
}
function mostSimilar(word, candidates) {
	const distances = new Map(candidates.map((each) => [each, leven(word.toLowerCase(), each.toLowerCase())]));
	return [...candidates].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}
// src/bytes/text/in-words.ts
function counted(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function listed(names, last, most = names.length) {
	const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
	const end = shown.at(-1) ?? "";
	return shown.length < 2 ? end : `${shown.slice(0, -1).join(", ")} ${last} ${end}`;
}
function capitalized(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function withArticle(name) {
	return `${/^[AEIOaeio]/.test(name) ? "an" : "a"} ${name}`;
}
function bytesText(size) {
	return `${size.toLocaleString("en")} ${size === 1 ? "byte" : "bytes"}`;
}
function cutMiddle(text, most) {
	if (text.length <= most) return text;
	const half = Math.floor((most - 1) / 2);
	return `${text.slice(0, half).replace(/[\ud800-\udbff]$/, "")}\u2026${text.slice(text.length - half).replace(/^[\udc00-\udfff]/, "")}`;
}
// src/model/schema/compiled/record-table.js
const documentedFields = {
	"direct-effector": {
		"Effector": "object",
		"Id": "string"
	},
	"effect": { "$type": "string" },
	"effector-subscription": {
		"$type": "string",
		"Effector": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string"
	},
	"hide-object": { "$type": "string" },
	"linked-task-trigger": { "Delay": "number" },
	"linked-task": {
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string"
	},
	"logic-value": {
		"Tasks": "array",
		"ViewNodes": "array",
		"col": "string",
		"e": "number",
		"c": "boolean"
	},
	"move-to-spot": {
		"$type": "string",
		"_transformState": "object"
	},
	"transform-state": {
		"position": "array",
		"rotation": "array",
		"scale": "array",
		"duration": "number"
	},
	"quest-entry-completed": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string",
		"Rewards": "array",
		"SuccessMsg": "string"
	},
	"quest-entry-in-progress": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string"
	},
	"quest-entry": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string",
		"Rewards": "array",
		"SuccessMsg": "string"
	},
	"requirement": {
		"delete": "boolean",
		"amount": "integer",
		"type": ["quest"],
		"id": "string"
	},
	"room-item": {
		"prefabName": "string",
		"pos": "vector",
		"rot": "vector",
		"scale": "vector",
		"modelsize": "vector",
		"modelCenter": "vector",
		"contentString": "string",
		"parentItemID": "integer",
		"placed": "boolean",
		"locked": "boolean",
		"superLocked": "boolean",
		"interactivityType": "integer",
		"interactivityURL": "string",
		"hoverTitle": "string",
		"hoverBodyContent": "string",
		"ImageInteractivityDetails": "object",
		"sessionData": "string",
		"instanceId": "string",
		"currentEditornetId": "integer",
		"extraData": "any"
	},
	"room-tasks": { "Tasks": "array" },
	"run-triggers-from-effector": {
		"$type": "string",
		"linkedTasks": "array",
		"useRandom": "boolean"
	},
	"settings": {
		"roomBase": "string",
		"isNight": "boolean",
		"chatDisabled": "boolean",
		"tasksRefresh": "boolean",
		"roomSettingsExtraData": "string"
	},
	"show-object": { "$type": "string" },
	"subscription": { "$type": "string" },
	"trigger-subscription-basic": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger-subscription-quest": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger-subscription": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger": { "$type": "string" }
};
const fieldWords$1 = {
	"direct-effector": { "Effector": { "be": "an object with a $type, such as {\"$type\":\"HideObjectEvent\"}" } },
	"effect": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"effector-subscription": {
		"$type": { "missing": "write \"TaskEffectorSubscription\"" },
		"Effector": {
			"be": "an object with a $type, such as {\"$type\":\"HideObjectEvent\"}",
			"missing": "name the effect to fire, such as {\"$type\":\"ShowObjectEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "the number 1 (Active) or 2 (Completed), or left out for Not Active",
			"only": [1, 2]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"TaskTriggerId": { "missing": "write the id of the quest's inProgress entry" }
	},
	"hide-object": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"linked-task-trigger": { "Delay": {
		"be": "a number of seconds",
		"atLeast": "0 (no delay) or more",
		"least": 0
	} },
	"linked-task": {
		"Trigger": {
			"be": "an object, {} to run at once",
			"missing": "write {} to run at once, or {\"Delay\": seconds}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a transition code: 111 to activate the quest, 121 to complete it or 101 to reset it",
			"missing": "write a transition code, such as 111 to activate the quest",
			"only": [
				111,
				121,
				101,
				131,
				141,
				151,
				161,
				171,
				181
			]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"TaskTriggerId": { "missing": "write the id of the quest's inProgress entry" }
	},
	"logic-value": { "Tasks": { "be": "a list of subscriptions, in [ and ]" } },
	"move-to-spot": {
		"$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" },
		"_transformState": { "be": "an object with position, rotation, scale and duration" },
		"_transformState.position": { "be": "a list of 3 numbers: x, y and z" },
		"_transformState.rotation": { "be": "a list of 4 numbers: x, y, z and w" },
		"_transformState.scale": { "be": "a list of 3 numbers: x, y and z" },
		"_transformState.duration": {
			"be": "a number of seconds",
			"atLeast": "0 (at once) or more",
			"least": 0
		}
	},
	"quest-entry-completed": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" },
		"Rewards": { "be": "a list, [] for no reward" },
		"SuccessMsg": { "be": "a string, \"\" for no message" }
	},
	"quest-entry-in-progress": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" }
	},
	"quest-entry": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" },
		"Rewards": { "be": "a list, [] for no reward" },
		"SuccessMsg": { "be": "a string, \"\" for no message" }
	},
	"requirement": {
		"delete": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"amount": {
			"be": "a whole number of 1 or more, usually 1",
			"atLeast": "1 or more",
			"missing": "write how often the required quest must be completed, usually 1",
			"least": 1
		},
		"type": {
			"be": "\"quest\"",
			"missing": "write \"quest\""
		},
		"id": { "missing": "write the id of the inProgress entry of that quest" }
	},
	"room-item": {
		"pos": {
			"be": "an object with the numbers x, y and z",
			"missing": "a position needs x, y and z"
		},
		"rot": {
			"be": "an object with the numbers x, y, z and w",
			"missing": "a rotation needs x, y, z and w"
		},
		"scale": {
			"be": "an object with the numbers x, y and z",
			"missing": "a scale needs x, y and z"
		},
		"modelsize": {
			"be": "an object with the numbers x, y and z",
			"missing": "a size needs x, y and z"
		},
		"modelCenter": {
			"be": "an object with the numbers x, y and z",
			"missing": "a center needs x, y and z"
		},
		"parentItemID": { "be": "a whole number: the id of the parent item, or 0 for none" }
	},
	"room-tasks": {
		"": { "be": "an object with a Tasks list" },
		"Tasks": { "missing": "write \"Tasks\": [] when there are none" }
	},
	"run-triggers-from-effector": {
		"$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" },
		"linkedTasks": {
			"be": "a list of linked tasks, in [ and ]",
			"missing": "list the linked tasks to run"
		}
	},
	"settings": {},
	"show-object": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"snapshot": {
		"": { "be": "an object with sections such as roomItems, quests and logic" },
		"roomItems": { "be": "an object that holds the room items by their id" },
		"settings": { "be": "an object" },
		"roomTasks": { "be": "an object with a Tasks list" },
		"quests": { "be": "an object that holds the quest entries by their id" },
		"logic": { "be": "an object that holds the logic of room items by their id" }
	},
	"subscription": { "$type": { "missing": "write \"TaskEffectorSubscription\" or \"TaskTriggerSubscription\"" } },
	"trigger-subscription-basic": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type, such as {\"$type\":\"OnClickEvent\"}",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a whole number",
			"missing": "write a transition code, such as 111 to activate the quest"
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger-subscription-quest": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type, such as {\"$type\":\"OnClickEvent\"}",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a transition code: 111 to activate the quest, 121 to complete it or 101 to reset it",
			"missing": "write a transition code, such as 111 to activate the quest",
			"only": [
				111,
				121,
				101,
				131,
				141,
				151,
				161,
				171,
				181
			]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger-subscription": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type, such as {\"$type\":\"OnClickEvent\"}",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a whole number",
			"missing": "write a transition code, such as 111 to activate the quest"
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger": { "$type": { "missing": "name the event, such as \"OnClickEvent\"" } }
};
const recordWords = {
	"direct-effector": "DirectEffector",
	"effect": "this effect",
	"effector-subscription": "this effector subscription",
	"hide-object": "this HideObjectEvent",
	"linked-task-trigger": "the Trigger of this linked task",
	"linked-task": "this linked task",
	"logic-value": "this logic",
	"move-to-spot": "this MoveToSpot",
	"quest-entry-completed": "this quest entry",
	"quest-entry-in-progress": "this quest entry",
	"quest-entry": "this quest entry",
	"requirement": "this requirement",
	"room-item": "this room item",
	"room-tasks": "roomTasks",
	"run-triggers-from-effector": "this RunTriggersFromEffector",
	"settings": "settings",
	"show-object": "this ShowObjectEvent",
	"snapshot": "the snapshot",
	"subscription": "this subscription",
	"trigger-subscription-basic": "this trigger subscription",
	"trigger-subscription-quest": "this trigger subscription",
	"trigger-subscription": "this trigger subscription",
	"trigger": "this trigger"
};
const documentedTypes = {
	"TaskEffectorSubscription": "effector subscription",
	"TaskTriggerSubscription": "trigger subscription",
	"MoveToSpot": "effect",
	"HideObjectEvent": "effect",
	"ShowObjectEvent": "effect",
	"RunTriggersFromEffector": "effect",
	"OnClickEvent": "trigger",
	"OnEnterEvent": "trigger"
};
const pairFields = {
	"shared": [
		"EntryId",
		"Name",
		"Description",
		"Group",
		"DisplayGroup",
		"Enabled",
		"RepeatableLimit",
		"FinishTime",
		"AutoStart",
		"TriggeredByInventory",
		"Requirements",
		"Creator",
		"TemplateName",
		"Tracked",
		"Visible",
		"ExtraText"
	],
	"own": ["id", "Status"],
	"completedOnly": ["Rewards", "SuccessMsg"],
	"fixed": [
		"Enabled",
		"AutoStart",
		"TemplateName"
	]
};
// src/model/schema/documented-fields.ts
const RECORD_NAMES = Object.keys(recordWords);
const COMPILED = documentedFields;
const FIELDS = {
	...COMPILED,
	subscription: {
		...COMPILED["effector-subscription"],
		...COMPILED["trigger-subscription"]
	}
};
const TRANSFORM = FIELDS["transform-state"];
const ITEM = FIELDS["room-item"];
const VECTORS = /* @__PURE__ */ new Set([...Object.keys(ITEM).filter((field) => ITEM[field] === "vector"), ...Object.keys(TRANSFORM).filter((field) => TRANSFORM[field] === "array")]);
const OF_TASKS = {
	Id: "Id",
	QuestId: "TaskTriggerId",
	QuestName: "Name"
};
const SLIPS = {
	"room-item": {
		position: "pos",
		rotation: "rot",
		prefab: "prefabName",
		parentId: "parentItemID"
	},
	"quest-entry": {
		SuccessMessage: "SuccessMsg",
		TimeLimit: "FinishTime",
		RepeatLimit: "RepeatableLimit",
		Title: "Name",
		id: "id",
		key: "id"
	},
	requirement: {
		id: "id",
		key: "id",
		questId: "id",
		count: "amount",
		times: "amount",
		quantity: "amount"
	},
	"room-tasks": { Quests: "Tasks" },
	subscription: { Effect: "Effector" },
	"effector-subscription": {
		Effect: "Effector",
		...OF_TASKS
	},
	"trigger-subscription": { Id: "Id" },
	"linked-task": OF_TASKS,
	"move-to-spot": {
		transformState: "_transformState",
		transform: "_transformState"
	},
	"transform-state": {
		pos: "position",
		rot: "rotation"
	},
	"run-triggers-from-effector": {
		Tasks: "linkedTasks",
		linkedQuests: "linkedTasks"
	}
};
const NONE$1 = {};
function fieldWords(record, path) {
	const words = fieldWords$1[record];
	const key = path.join(".");
	return (Object.hasOwn(words, key) ? words[key] : void 0) ?? NONE$1;
}
function mayBeEmpty(record, path) {
	const { missing } = fieldWords(record, path);
	return missing === void 0 || missing.includes("\"\"");
}
const RECORD_WORDS = recordWords;
const SHARED_FIELDS = new Set(pairFields.shared);
const OWN_FIELDS = new Set(pairFields.own);
const COMPLETED_FIELDS = pairFields.completedOnly;
function emptyJson(field) {
	return FIELDS["quest-entry-completed"][field] === "array" ? "[]" : "\"\"";
}
const FIXED_FIELDS = new Set(pairFields.fixed);
const DOCUMENTED_TYPES = new Map(Object.entries(documentedTypes));
const TYPE_SLIPS = {
	subscription: {
		Effector: "TaskEffectorSubscription",
		Trigger: "TaskTriggerSubscription",
		EffectorSubscription: "TaskEffectorSubscription",
		TaskEffector: "TaskEffectorSubscription",
		TaskEffectSubscription: "TaskEffectorSubscription",
		TriggerSubscription: "TaskTriggerSubscription",
		TaskTrigger: "TaskTriggerSubscription",
		QuestEffectorSubscription: "TaskEffectorSubscription",
		QuestTriggerSubscription: "TaskTriggerSubscription"
	},
	effect: {
		HideObject: "HideObjectEvent",
		HideObjectEffect: "HideObjectEvent",
		HideObjectEffector: "HideObjectEvent",
		HideEvent: "HideObjectEvent",
		ShowObject: "ShowObjectEvent",
		ShowObjectEffect: "ShowObjectEvent",
		ShowObjectEffector: "ShowObjectEvent",
		ShowEvent: "ShowObjectEvent",
		MoveToSpotEvent: "MoveToSpot",
		MoveToSpotEffect: "MoveToSpot",
		MoveToSpotEffector: "MoveToSpot",
		RunTriggers: "RunTriggersFromEffector",
		RunTriggersEffector: "RunTriggersFromEffector",
		RunTriggersFromEffect: "RunTriggersFromEffector",
		RunTriggersFromEffectorEvent: "RunTriggersFromEffector"
	},
	trigger: {
		OnClick: "OnClickEvent",
		ClickEvent: "OnClickEvent",
		OnClickTrigger: "OnClickEvent",
		OnEnter: "OnEnterEvent",
		EnterEvent: "OnEnterEvent",
		OnEnterTrigger: "OnEnterEvent",
		OnTriggerEnter: "OnEnterEvent"
	}
};
// src/model/schema/classify.ts
const OF = Object.fromEntries(RECORD_NAMES.map((record) => [record, Object.freeze({
	record,
	isForeign: false
})]));
const FOREIGN_TASK = Object.freeze({
	record: "subscription",
	isForeign: true
});
const FOREIGN_LINK = Object.freeze({
	record: "linked-task",
	isForeign: true
});
const ENTRIES = /* @__PURE__ */ new Map([["inProgress", "quest-entry-in-progress"], ["completed", "quest-entry-completed"]]);
const CHAIN_TYPE = "RunTriggersFromEffector";
const EFFECTS = /* @__PURE__ */ new Map([
	["MoveToSpot", "move-to-spot"],
	["HideObjectEvent", "hide-object"],
	["ShowObjectEvent", "show-object"],
	[CHAIN_TYPE, "run-triggers-from-effector"]
]);
const EFFECTOR_SUBSCRIPTION = "TaskEffectorSubscription";
const TRIGGER_SUBSCRIPTION = "TaskTriggerSubscription";
function isSubscriptionType(type) {
	return type === EFFECTOR_SUBSCRIPTION || type === TRIGGER_SUBSCRIPTION;
}
function classify(record, value) {
	if (!isObject(value)) return OF[record];
	switch (record) {
		case "quest-entry": return OF[named(ENTRIES, member(value, "Status")) ?? record];
		case "effect": return OF[named(EFFECTS, member(value, "$type")) ?? record];
		case "subscription": return subscriptionKind(value);
		case "trigger-subscription": return OF[triggerForm(value)];
		case "linked-task": return isOtherThanLinked(member(value, "$type")) ? FOREIGN_LINK : OF[record];
		default: return OF[record];
	}
}
function named(kinds, name) {
	return typeof name === "string" ? kinds.get(name) : void 0;
}
function subscriptionKind(value) {
	const type = member(value, "$type");
	if (type === EFFECTOR_SUBSCRIPTION) return OF["effector-subscription"];
	if (type === TRIGGER_SUBSCRIPTION) return OF[triggerForm(value)];
	if (typeof type === "string" && type !== "") return FOREIGN_TASK;
	if (hasMember(value, "Effector")) return OF["effector-subscription"];
	if (hasMember(value, "Trigger") || hasMember(value, "DirectEffector")) return OF[triggerForm(value)];
	return OF.subscription;
}
function triggerForm(value) {
	const basic = hasMember(value, "DirectEffector");
	if (basic === hasMember(value, "TaskTriggerId")) return "trigger-subscription";
	return basic ? "trigger-subscription-basic" : "trigger-subscription-quest";
}
function isOtherThanLinked(type) {
	return typeof type === "string" && type !== TRIGGER_SUBSCRIPTION && DOCUMENTED_TYPES.has(type);
}
// src/bytes/json/pointer.ts
function formatPointer(steps) {
	let pointer = "";
	for (const step of steps) pointer += `/${typeof step === "number" ? step : step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
	return pointer;
}
function parsePointer(pointer) {
	if (pointer === "") return [];
	if (!pointer.startsWith("/")) throw new RangeError(`a JSON Pointer must be empty or start with "/": ${pointer}`);
	if (/~(?![01])/.test(pointer)) throw new RangeError(`"~" must be written "~0" in a JSON Pointer: ${pointer}`);
	return pointer.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function placeText({ pointer, embedded }, shown = (each) => each) {
	return [pointer, ...embedded].map(shown).join("#");
}
const ENDS$1 = 80;
function briefPointer(pointer) {
	return pointer.length <= 160 ? pointer : `${pointer.slice(0, ENDS$1)}\u2026${pointer.slice(-80)}`;
}
const MAX_DIGITS = 15;
function stepKey(step) {
	if (typeof step === "number" || step.length > MAX_DIGITS) return step;
	const first = step.charCodeAt(0);
	if (!(first >= 48 && first <= 57)) return step;
	const index = Number(step);
	return String(index) === step ? index : step;
}
function shownPointer(pointer) {
	return printable(briefPointer(pointer));
}
// src/model/schema/compiled/validators.js
const atRoot0 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "$type" }
};
const atRoot1 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Effector" }
};
const atRoot2 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Id" }
};
const atRoot3 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Name" }
};
const atRoot4 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TaskTriggerId" }
};
const atRoot5 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Trigger" }
};
const atRoot6 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TargetState" }
};
const atRoot7 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "EntryId" }
};
const atRoot8 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "id" }
};
const atRoot9 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Description" }
};
const atRoot10 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Status" }
};
const atRoot11 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Group" }
};
const atRoot12 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "DisplayGroup" }
};
const atRoot13 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Enabled" }
};
const atRoot14 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "RepeatableLimit" }
};
const atRoot15 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "FinishTime" }
};
const atRoot16 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "AutoStart" }
};
const atRoot17 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TriggeredByInventory" }
};
const atRoot18 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Requirements" }
};
const atRoot19 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Creator" }
};
const atRoot20 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TemplateName" }
};
const atRoot21 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Tracked" }
};
const atRoot22 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Visible" }
};
const atRoot23 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "ExtraText" }
};
const atRoot24 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Rewards" }
};
const atRoot25 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "SuccessMsg" }
};
const atRoot26 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "delete" }
};
const atRoot27 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "amount" }
};
const atRoot28 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "type" }
};
const atRoot29 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "x" }
};
const atRoot30 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "y" }
};
const atRoot31 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "z" }
};
const atRoot32 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "w" }
};
const atRoot33 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Tasks" }
};
const atRoot34 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "linkedTasks" }
};
const atRoot35 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "DirectEffector" }
};
const directEffector = validate52;
function validate52(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Effector !== void 0) {
			let data0 = data.Effector;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err0 = {
					instancePath: instancePath + "/Effector",
					schemaPath: "#/properties/Effector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err1 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const effect = validate53;
function validate53(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs11 = errors;
			const _errs12 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs12 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
const effectorSubscription = validate54;
function validate54(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Effector === void 0) {
			const err1 = instancePath === "" ? atRoot1 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Effector" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Id === void 0) {
			const err2 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Name === void 0) {
			const err3 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err4 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err6 = {};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (_errs4 === errors) {
				const err7 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Effector !== void 0) {
			let data1 = data.Effector;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err8 = {
					instancePath: instancePath + "/Effector",
					schemaPath: "#/properties/Effector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err9 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err10 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err11 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err12 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const hideObject = validate55;
function validate55(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
const linkedTaskTrigger = validate56;
function validate56(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Delay !== void 0) {
			let data0 = data.Delay;
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					const err0 = {
						instancePath: instancePath + "/Delay",
						schemaPath: "#/properties/Delay/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/Delay",
					schemaPath: "#/properties/Delay/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
const linkedTask = validate57;
function validate57(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Trigger === void 0) {
			const err0 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Id === void 0) {
			const err1 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TargetState === void 0) {
			const err2 = instancePath === "" ? atRoot6 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TargetState" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Name === void 0) {
			const err3 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err4 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Trigger !== void 0) {
			let data0 = data.Trigger;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data2 = data.TargetState;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
const logicValue = validate58;
function validate58(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Tasks !== void 0) {
			if (!Array.isArray(data.Tasks)) {
				const err0 = {
					instancePath: instancePath + "/Tasks",
					schemaPath: "#/properties/Tasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.ViewNodes !== void 0) {
			if (!Array.isArray(data.ViewNodes)) {
				const err1 = {
					instancePath: instancePath + "/ViewNodes",
					schemaPath: "#/properties/ViewNodes/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.col !== void 0) {
			if (typeof data.col !== "string") {
				const err2 = {
					instancePath: instancePath + "/col",
					schemaPath: "#/properties/col/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.e !== void 0) {
			if (!(typeof data.e == "number")) {
				const err3 = {
					instancePath: instancePath + "/e",
					schemaPath: "#/properties/e/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.c !== void 0) {
			if (typeof data.c !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/c",
					schemaPath: "#/properties/c/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
const moveToSpot = validate59;
function validate59(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data._transformState !== void 0) {
			let data1 = data._transformState;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.position !== void 0) {
					let data2 = data1.position;
					if (Array.isArray(data2)) {
						if (data2.length > 3) {
							const err2 = {
								instancePath: instancePath + "/_transformState/position",
								schemaPath: "#/properties/_transformState/properties/position/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data2.length < 3) {
							const err3 = {
								instancePath: instancePath + "/_transformState/position",
								schemaPath: "#/properties/_transformState/properties/position/minItems",
								keyword: "minItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!(typeof data2[i0] == "number")) {
							const err4 = {
								instancePath: instancePath + "/_transformState/position/" + i0,
								schemaPath: "#/properties/_transformState/properties/position/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/_transformState/position",
							schemaPath: "#/properties/_transformState/properties/position/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data1.rotation !== void 0) {
					let data4 = data1.rotation;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							const err6 = {
								instancePath: instancePath + "/_transformState/rotation",
								schemaPath: "#/properties/_transformState/properties/rotation/maxItems",
								keyword: "maxItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data4.length < 4) {
							const err7 = {
								instancePath: instancePath + "/_transformState/rotation",
								schemaPath: "#/properties/_transformState/properties/rotation/minItems",
								keyword: "minItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!(typeof data4[i1] == "number")) {
							const err8 = {
								instancePath: instancePath + "/_transformState/rotation/" + i1,
								schemaPath: "#/properties/_transformState/properties/rotation/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/_transformState/rotation",
							schemaPath: "#/properties/_transformState/properties/rotation/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data1.scale !== void 0) {
					let data6 = data1.scale;
					if (Array.isArray(data6)) {
						if (data6.length > 3) {
							const err10 = {
								instancePath: instancePath + "/_transformState/scale",
								schemaPath: "#/properties/_transformState/properties/scale/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data6.length < 3) {
							const err11 = {
								instancePath: instancePath + "/_transformState/scale",
								schemaPath: "#/properties/_transformState/properties/scale/minItems",
								keyword: "minItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) if (!(typeof data6[i2] == "number")) {
							const err12 = {
								instancePath: instancePath + "/_transformState/scale/" + i2,
								schemaPath: "#/properties/_transformState/properties/scale/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/_transformState/scale",
							schemaPath: "#/properties/_transformState/properties/scale/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.duration !== void 0) {
					let data8 = data1.duration;
					if (typeof data8 == "number") {
						if (data8 < 0 || isNaN(data8)) {
							const err14 = {
								instancePath: instancePath + "/_transformState/duration",
								schemaPath: "#/properties/_transformState/properties/duration/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/_transformState/duration",
							schemaPath: "#/properties/_transformState/properties/duration/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/_transformState",
					schemaPath: "#/properties/_transformState/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const questEntryCompleted = validate60;
const schema29 = {
	"type": "object",
	"required": [
		"EntryId",
		"id",
		"Name",
		"Description",
		"Status",
		"Group",
		"DisplayGroup",
		"Enabled",
		"RepeatableLimit",
		"FinishTime",
		"AutoStart",
		"TriggeredByInventory",
		"Requirements",
		"Creator",
		"TemplateName",
		"Tracked",
		"Visible",
		"ExtraText"
	],
	"properties": {
		"EntryId": { "type": "string" },
		"id": { "type": "string" },
		"Name": { "type": "string" },
		"Description": { "type": "string" },
		"Status": {
			"type": "string",
			"enum": ["inProgress", "completed"]
		},
		"Group": {
			"type": "string",
			"enum": [
				"",
				"nonPersistent",
				"multiplayer"
			]
		},
		"DisplayGroup": { "type": "string" },
		"Enabled": { "type": "boolean" },
		"RepeatableLimit": {
			"type": "integer",
			"minimum": 0
		},
		"FinishTime": {
			"type": "number",
			"minimum": 0
		},
		"AutoStart": { "type": "boolean" },
		"TriggeredByInventory": { "type": "boolean" },
		"Requirements": {
			"type": "array",
			"items": {}
		},
		"Creator": { "type": "string" },
		"TemplateName": { "type": "string" },
		"Tracked": { "type": "boolean" },
		"Visible": { "type": "boolean" },
		"ExtraText": {
			"type": "string",
			"if": { "not": { "const": "" } },
			"then": {}
		}
	}
};
function validate68(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
function validate70(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data)) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate72(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
function validate60(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate68(data, instancePath)) {
		vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Rewards === void 0) {
			const err0 = instancePath === "" ? atRoot24 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Rewards" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.SuccessMsg === void 0) {
			const err1 = instancePath === "" ? atRoot25 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SuccessMsg" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Status !== void 0) {
			if ("completed" !== data.Status) {
				const err2 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/const",
					keyword: "const",
					params: { allowedValue: "completed" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.Rewards !== void 0) {
			if (!validate70(data.Rewards, instancePath + "/Rewards")) {
				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
				errors = vErrors.length;
			}
		}
		if (data.SuccessMsg !== void 0) {
			if (!validate72(data.SuccessMsg, instancePath + "/SuccessMsg")) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const questEntryInProgress = validate74;
function validate75(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
function validate74(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate75(data, instancePath)) {
		vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Status !== void 0) {
			if ("inProgress" !== data.Status) {
				const err0 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/const",
					keyword: "const",
					params: { allowedValue: "inProgress" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.Rewards !== void 0) {
			const err1 = {
				instancePath: instancePath + "/Rewards",
				schemaPath: "#/properties/Rewards/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.SuccessMsg !== void 0) {
			const err2 = {
				instancePath: instancePath + "/SuccessMsg",
				schemaPath: "#/properties/SuccessMsg/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
const questEntry = validate61;
function validate62(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate64(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data)) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate66(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate66.errors = vErrors;
	return errors === 0;
}
function validate61(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate62(data, instancePath)) {
		vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Rewards !== void 0) {
			if (!validate64(data.Rewards, instancePath + "/Rewards")) {
				vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.SuccessMsg !== void 0) {
			if (!validate66(data.SuccessMsg, instancePath + "/SuccessMsg")) {
				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
const requirement = validate77;
function validate77(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.delete === void 0) {
			const err0 = instancePath === "" ? atRoot26 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delete" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = instancePath === "" ? atRoot27 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0) {
			const err2 = instancePath === "" ? atRoot28 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id === void 0) {
			const err3 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delete !== void 0) {
			let data0 = data.delete;
			if (typeof data0 !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/delete",
					schemaPath: "#/properties/delete/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (false !== data0) {
				const err5 = {
					instancePath: instancePath + "/delete",
					schemaPath: "#/properties/delete/const",
					keyword: "const",
					params: { allowedValue: false }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.amount !== void 0) {
			let data1 = data.amount;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				const err6 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if ("quest" !== data2) {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "quest" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const roomItem = validate78;
function validate79(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.x === void 0) {
			const err0 = instancePath === "" ? atRoot29 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "x" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.y === void 0) {
			const err1 = instancePath === "" ? atRoot30 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "y" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.z === void 0) {
			const err2 = instancePath === "" ? atRoot31 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "z" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.x !== void 0) {
			if (!(typeof data.x == "number")) {
				const err3 = {
					instancePath: instancePath + "/x",
					schemaPath: "#/properties/x/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.y !== void 0) {
			if (!(typeof data.y == "number")) {
				const err4 = {
					instancePath: instancePath + "/y",
					schemaPath: "#/properties/y/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.z !== void 0) {
			if (!(typeof data.z == "number")) {
				const err5 = {
					instancePath: instancePath + "/z",
					schemaPath: "#/properties/z/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
function validate81(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.x === void 0) {
			const err0 = instancePath === "" ? atRoot29 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "x" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.y === void 0) {
			const err1 = instancePath === "" ? atRoot30 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "y" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.z === void 0) {
			const err2 = instancePath === "" ? atRoot31 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "z" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.w === void 0) {
			const err3 = instancePath === "" ? atRoot32 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "w" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.x !== void 0) {
			if (!(typeof data.x == "number")) {
				const err4 = {
					instancePath: instancePath + "/x",
					schemaPath: "#/properties/x/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.y !== void 0) {
			if (!(typeof data.y == "number")) {
				const err5 = {
					instancePath: instancePath + "/y",
					schemaPath: "#/properties/y/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.z !== void 0) {
			if (!(typeof data.z == "number")) {
				const err6 = {
					instancePath: instancePath + "/z",
					schemaPath: "#/properties/z/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.w !== void 0) {
			if (!(typeof data.w == "number")) {
				const err7 = {
					instancePath: instancePath + "/w",
					schemaPath: "#/properties/w/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
function validate78(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.prefabName !== void 0) {
			if (typeof data.prefabName !== "string") {
				const err0 = {
					instancePath: instancePath + "/prefabName",
					schemaPath: "#/properties/prefabName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.pos !== void 0) {
			if (!validate79(data.pos, instancePath + "/pos")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.rot !== void 0) {
			if (!validate81(data.rot, instancePath + "/rot")) {
				vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
				errors = vErrors.length;
			}
		}
		if (data.scale !== void 0) {
			if (!validate79(data.scale, instancePath + "/scale")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.modelsize !== void 0) {
			if (!validate79(data.modelsize, instancePath + "/modelsize")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.modelCenter !== void 0) {
			if (!validate79(data.modelCenter, instancePath + "/modelCenter")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.contentString !== void 0) {
			if (typeof data.contentString !== "string") {
				const err1 = {
					instancePath: instancePath + "/contentString",
					schemaPath: "#/properties/contentString/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.parentItemID !== void 0) {
			let data7 = data.parentItemID;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				const err2 = {
					instancePath: instancePath + "/parentItemID",
					schemaPath: "#/properties/parentItemID/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.placed !== void 0) {
			if (typeof data.placed !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/placed",
					schemaPath: "#/properties/placed/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.locked !== void 0) {
			if (typeof data.locked !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/locked",
					schemaPath: "#/properties/locked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.superLocked !== void 0) {
			if (typeof data.superLocked !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/superLocked",
					schemaPath: "#/properties/superLocked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.interactivityType !== void 0) {
			let data11 = data.interactivityType;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
				const err6 = {
					instancePath: instancePath + "/interactivityType",
					schemaPath: "#/properties/interactivityType/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.interactivityURL !== void 0) {
			if (typeof data.interactivityURL !== "string") {
				const err7 = {
					instancePath: instancePath + "/interactivityURL",
					schemaPath: "#/properties/interactivityURL/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.hoverTitle !== void 0) {
			if (typeof data.hoverTitle !== "string") {
				const err8 = {
					instancePath: instancePath + "/hoverTitle",
					schemaPath: "#/properties/hoverTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.hoverBodyContent !== void 0) {
			if (typeof data.hoverBodyContent !== "string") {
				const err9 = {
					instancePath: instancePath + "/hoverBodyContent",
					schemaPath: "#/properties/hoverBodyContent/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.ImageInteractivityDetails !== void 0) {
			let data15 = data.ImageInteractivityDetails;
			if (!(data15 && typeof data15 == "object" && !Array.isArray(data15))) {
				const err10 = {
					instancePath: instancePath + "/ImageInteractivityDetails",
					schemaPath: "#/properties/ImageInteractivityDetails/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.sessionData !== void 0) {
			if (typeof data.sessionData !== "string") {
				const err11 = {
					instancePath: instancePath + "/sessionData",
					schemaPath: "#/properties/sessionData/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.instanceId !== void 0) {
			if (typeof data.instanceId !== "string") {
				const err12 = {
					instancePath: instancePath + "/instanceId",
					schemaPath: "#/properties/instanceId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.currentEditornetId !== void 0) {
			let data18 = data.currentEditornetId;
			if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
				const err13 = {
					instancePath: instancePath + "/currentEditornetId",
					schemaPath: "#/properties/currentEditornetId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
const roomTasks = validate86;
function validate86(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Tasks === void 0) {
			const err0 = instancePath === "" ? atRoot33 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tasks" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Tasks !== void 0) {
			if (!Array.isArray(data.Tasks)) {
				const err1 = {
					instancePath: instancePath + "/Tasks",
					schemaPath: "#/properties/Tasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
const runTriggersFromEffector = validate87;
function validate87(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.linkedTasks === void 0) {
			const err1 = instancePath === "" ? atRoot34 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "linkedTasks" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.linkedTasks !== void 0) {
			if (!Array.isArray(data.linkedTasks)) {
				const err3 = {
					instancePath: instancePath + "/linkedTasks",
					schemaPath: "#/properties/linkedTasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.useRandom !== void 0) {
			if (typeof data.useRandom !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/useRandom",
					schemaPath: "#/properties/useRandom/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
const settings = validate88;
function validate88(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.roomBase !== void 0) {
			if (typeof data.roomBase !== "string") {
				const err0 = {
					instancePath: instancePath + "/roomBase",
					schemaPath: "#/properties/roomBase/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.isNight !== void 0) {
			if (typeof data.isNight !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/isNight",
					schemaPath: "#/properties/isNight/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.chatDisabled !== void 0) {
			if (typeof data.chatDisabled !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/chatDisabled",
					schemaPath: "#/properties/chatDisabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.tasksRefresh !== void 0) {
			if (typeof data.tasksRefresh !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/tasksRefresh",
					schemaPath: "#/properties/tasksRefresh/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.roomSettingsExtraData !== void 0) {
			if (typeof data.roomSettingsExtraData !== "string") {
				const err4 = {
					instancePath: instancePath + "/roomSettingsExtraData",
					schemaPath: "#/properties/roomSettingsExtraData/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
const showObject = validate89;
function validate89(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
}
const snapshot = validate90;
function validate90(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.roomItems !== void 0) {
			let data0 = data.roomItems;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
				const err0 = {
					instancePath: instancePath + "/roomItems",
					schemaPath: "#/properties/roomItems/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.settings !== void 0) {
			let data1 = data.settings;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err1 = {
					instancePath: instancePath + "/settings",
					schemaPath: "#/properties/settings/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.roomTasks !== void 0) {
			let data2 = data.roomTasks;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err2 = {
					instancePath: instancePath + "/roomTasks",
					schemaPath: "#/properties/roomTasks/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.quests !== void 0) {
			let data3 = data.quests;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				const err3 = {
					instancePath: instancePath + "/quests",
					schemaPath: "#/properties/quests/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.logic !== void 0) {
			let data4 = data.logic;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key0 in data4) if (typeof data4[key0] !== "string") {
					const err4 = {
						instancePath: instancePath + "/logic/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/logic/additionalProperties/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/logic",
					schemaPath: "#/properties/logic/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
const subscription = validate91;
function validate91(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs7 = errors;
			const _errs8 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs8 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
const triggerSubscriptionBasic = validate92;
function validate96(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
function validate92(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate96(data, instancePath)) {
		vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.DirectEffector === void 0) {
			const err0 = instancePath === "" ? atRoot35 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DirectEffector" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.TaskTriggerId !== void 0) {
			const err1 = {
				instancePath: instancePath + "/TaskTriggerId",
				schemaPath: "#/properties/TaskTriggerId/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
const triggerSubscriptionQuest = validate98;
function validate99(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
function validate98(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate99(data, instancePath)) {
		vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Id === void 0) {
			const err0 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.TargetState === void 0) {
			const err1 = instancePath === "" ? atRoot6 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TargetState" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err3 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err4 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			const err5 = {
				instancePath: instancePath + "/DirectEffector",
				schemaPath: "#/properties/DirectEffector/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
const triggerSubscription = validate93;
function validate94(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
function validate93(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!validate94(data, instancePath)) {
		vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
		errors = vErrors.length;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const trigger = validate101;
function validate101(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs4 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
const validators = {
	"direct-effector": directEffector,
	"effect": effect,
	"effector-subscription": effectorSubscription,
	"hide-object": hideObject,
	"linked-task-trigger": linkedTaskTrigger,
	"linked-task": linkedTask,
	"logic-value": logicValue,
	"move-to-spot": moveToSpot,
	"quest-entry-completed": questEntryCompleted,
	"quest-entry-in-progress": questEntryInProgress,
	"quest-entry": questEntry,
	"requirement": requirement,
	"room-item": roomItem,
	"room-tasks": roomTasks,
	"run-triggers-from-effector": runTriggersFromEffector,
	"settings": settings,
	"show-object": showObject,
	"snapshot": snapshot,
	"subscription": subscription,
	"trigger-subscription-basic": triggerSubscriptionBasic,
	"trigger-subscription-quest": triggerSubscriptionQuest,
	"trigger-subscription": triggerSubscription,
	"trigger": trigger
};
// src/bytes/json/space.ts
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
function skipBlanks(bytes, from) {
	let at = from;
	while (isBlank(bytes[at])) at++;
	return at;
}
function isLineEnd(byte) {
	return byte === 10 || byte === 13;
}
// src/bytes/json/parse-json.ts
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
	let at = 0;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit === 34) {
			const end = endOfString$1(text, at + 1);
			const string = stringValue(text, at, end);
			const top = open.at(-1);
			at = skipSpaceIn(text, end);
			if (text.charCodeAt(at) === 58 && top !== void 0) top.key = string;
			else put(string);
		} else if (unit === 123 || unit === 91) {
			const container = unit === 91 ? [] : {};
			put(container);
			open.push({
				container,
				key: ""
			});
			at++;
		} else if (unit === 125 || unit === 93) {
			open.pop();
			at++;
		} else if (unit <= 32 || unit === 58 || unit === 44) at++;
		else {
			const end = endOfScalar(text, at);
			put(JSON.parse(text.slice(at, end)));
			at = end;
		}
	}
	return root;
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
function endOfScalar(text, from) {
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
// src/bytes/text/look-alike.ts
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
// src/model/schema/vectors.ts
const AXES = [
	"x",
	"y",
	"z"
];
const NO_ROTATION = {
	x: 0,
	y: 0,
	z: 0,
	w: 1
};
function aroundAxis(axis, degrees) {
	const half = (degrees - 360 * Math.ceil(degrees / 360 - .5)) * Math.PI / 360;
	return {
		...NO_ROTATION,
		[axis]: fourDigits(Math.sin(half)),
		w: fourDigits(Math.cos(half))
	};
}
function fourDigits(number) {
	return Math.round(number * 1e4) / 1e4 + 0;
}
function turnText(axis, degrees, meant) {
	return `${degrees}\u00b0 around ${axis} is ${vectorText(meant)}`;
}
function vectorText(vector) {
	return `{${[...AXES, "w"].flatMap((axis) => {
		const number = vector[axis];
		return number === void 0 ? [] : [`${axis}: ${number}`];
	}).join(", ")}}`;
}
function rotationWithoutW(rotation) {
	if (!isObject(rotation)) return void 0;
	const [x, y, z] = AXES.map((axis) => member(rotation, axis));
	if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return void 0;
	const angles = {
		x,
		y,
		z
	};
	const [axis, ...others] = AXES.filter((each) => angles[each] !== 0);
	if (axis === void 0) return `set w to 1 for no rotation, ${vectorText(NO_ROTATION)}`;
	const degrees = angles[axis];
	if (others.length > 0 || Math.abs(degrees) <= 1 || Math.abs(degrees) > 720) return void 0;
	return `write a quaternion, not an angle in degrees. ${turnText(axis, degrees, aroundAxis(axis, degrees))}`;
}
const MAX_LENGTH$2 = 200;
function vectorInstead(value, hasW) {
	const vector = otherForm(value, hasW);
	return Array.isArray(vector) ? `[${vector.join(", ")}]` : vector && vectorText(vector);
}
function otherForm(value, hasW) {
	const axes = hasW ? [...AXES, "w"] : AXES;
	if (isObject(value)) {
		const numbers = axes.map((axis) => member(value, axis));
		if (keysOf(value).length > axes.length) return void 0;
		return numbers.every((number) => typeof number === "number") ? numbers : void 0;
	}
	const numbers = Array.isArray(value) ? value : typeof value === "string" ? numbersIn(value) : [];
	if (numbers.length !== axes.length) return void 0;
	const vector = {};
	for (const [index, axis] of axes.entries()) {
		const number = numbers[index];
		if (typeof number !== "number") return void 0;
		vector[axis] = number;
	}
	return vector;
}
function numbersIn(text) {
	if (text.length > MAX_LENGTH$2) return [];
	const numbers = text.trim().replace(/^[([{]/, "").replace(/[)\]}]$/, "").split(/[\s,;]+/).filter((part) => part !== "").map((part) => Number(part));
	return numbers.every((number) => Number.isFinite(number)) ? numbers : [];
}
// src/model/schema/messages.ts
const ROTATIONS = /* @__PURE__ */ new Set(["rot", "rotation"]);
const TYPES$1 = {
	object: "an object",
	array: "a list",
	string: "a string",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false"
};
function wrongValue(record, path, value, error) {
	const held = heldType(value, error);
	if (held !== void 0) return `${fieldName(record, path)} is a string that holds ${TYPES$1[held]}: write the ${held === "array" ? "list" : "object"} itself, not as a string`;
	const what = `${fieldName(record, path)} ${isWhat(value, error)}`;
	const { missing, be } = fieldWords(record, path);
	if ((value === null ? be === void 0 : error.keyword === "not" && value === "") && missing !== void 0) return `${what}: ${missing}`;
	const alike = alikeHint(value, error);
	if (alike !== void 0) return `${what}: ${alike}`;
	return `${what}: it must be ${mustBe(record, path, value, error)}${vectorHint(path, value, error)}`;
}
function heldType(value, { keyword, params }) {
	if (keyword !== "type" || typeof value !== "string" || !holdsJson(value)) return void 0;
	const type = value.trimStart().startsWith("[") ? "array" : "object";
	return params.type === type ? type : void 0;
}
function alikeHint(value, { keyword, params }) {
	if (typeof value !== "string" || keyword !== "enum" || !Array.isArray(params.allowedValues)) return void 0;
	const alike = params.allowedValues.filter((allowed) => typeof allowed === "string").find((allowed) => allowed !== "" && lookAlike(value, allowed) !== void 0);
	return alike === void 0 ? void 0 : `write ${quoteValue(alike)}${lookAlikeNote(value, alike)}`;
}
function vectorHint(path, value, { keyword }) {
	const name = String(path.at(-1));
	if (keyword !== "type" || !VECTORS.has(name)) return "";
	const instead = vectorInstead(value, ROTATIONS.has(name));
	return instead === void 0 ? "" : `, here ${instead}`;
}
const MAX_EXPLAINED = 3;
function missingFields(record, path, fields, value) {
	const lack = `${fieldName(record, path)} has no ${listed(fields, "or")}`;
	const whole = record === "room-item" ? fieldWords(record, path).missing : void 0;
	const todo = (value !== void 0 && fields.join() === "w" && ROTATIONS.has(String(path.at(-1))) ? rotationWithoutW(value) : void 0) ?? whole ?? whatToAdd(record, path, fields);
	return todo === void 0 ? lack : `${lack}: ${todo}`;
}
function whatToAdd(record, path, fields) {
	const hint = (field) => fieldWords(record, [...path, field]).missing;
	const [first = ""] = fields;
	if (fields.length === 1) return hint(first);
	if (fields.length > MAX_EXPLAINED) return `write them as another ${RECORD_WORDS[record].replace("this ", "")} has them${fields.includes("Id") ? ", with a new UUID v4 as Id" : ""}`;
	return fields.map((field) => `for ${field}, ${hint(field) ?? "add a value"}`).join("; ");
}
function valueInstead(record, path, value, { keyword, params }) {
	if (typeof value !== "string") return void 0;
	if (keyword === "type") return unquoted(record, path, value, String(params.type));
	const allowed = keyword === "enum" ? params.allowedValues : [params.allowedValue];
	if (keyword !== "enum" && keyword !== "const" || !Array.isArray(allowed)) return void 0;
	const meant = allowed.find((word) => typeof word === "string" && word !== "" && word.toLowerCase() === value.trim().toLowerCase());
	return meant === void 0 ? void 0 : JSON.stringify(meant);
}
function isWhat(value, error) {
	if (Array.isArray(value)) {
		if (value.length === 0) return "is an empty list";
		if (error.keyword !== "minItems" && error.keyword !== "maxItems") return "is a list";
		return value.length === 1 ? "holds 1 value" : `holds ${value.length} values`;
	}
	if (typeof value === "object" && value !== null) return "is an object";
	return `is ${typeof value === "string" && error.keyword === "type" ? "the string " : ""}${quoteValue(value)}`;
}
function mustBe(record, path, value, error) {
	const words = fieldWords(record, path);
	if (error.keyword === "minimum") return words.atLeast ?? `${String(error.params.limit)} or more`;
	const type = String(error.params.type);
	if (error.keyword === "type" && unquoted(record, path, value, type) !== void 0) return `${words.only?.length === 1 ? words.only[0] : TYPES$1[type] ?? type}, without quotes`;
	const none = value === null && error.keyword === "type" ? NONE[type] : void 0;
	if (words.be === void 0 && none !== void 0) return `${TYPES$1[type] ?? type}, ${none} for none`;
	const kind = DOCUMENTED_TYPES.get(String(value));
	return (words.be ?? TYPES$1[type] ?? "another value").replace(/(?<="\$type":")\w+/, (example) => DOCUMENTED_TYPES.get(example) === kind ? String(value) : example);
}
const NONE = {
	string: "\"\"",
	array: "[]"
};
function unquoted(record, path, value, type) {
	if (typeof value !== "string" || !isWritten(value, type)) return void 0;
	const { only, least } = fieldWords(record, path);
	const json = type === "boolean" ? value.trim().toLowerCase() : value.trim();
	const held = type === "boolean" ? json === "true" : Number(json);
	if (!isJson(json)) return void 0;
	if (only !== void 0 && !only.includes(held)) return void 0;
	return least !== void 0 && typeof held === "number" && held < least ? void 0 : json;
}
function isWritten(text, type) {
	if (type === "boolean") return /^\s*(true|false)\s*$/i.test(text);
	const number = text.trim() === "" ? NaN : Number(text);
	return type === "integer" ? Number.isInteger(number) : type === "number" && Number.isFinite(number);
}
function fieldName(record, path) {
	let name = "";
	for (const step of path) if (typeof step === "number") name += `[${step}]`;
	else name += name === "" ? step : `.${step}`;
	return name === "" ? RECORD_WORDS[record] : name;
}
// src/model/schema/faults.ts
function wordedFault(path, part, word, more) {
	return {
		path,
		part,
		...more,
		get message() {
			return word(more.missing ?? []);
		},
		messageFor: word
	};
}
const NO_FAULTS = Object.freeze([]);
function findSchemaFaults(record, value, owned) {
	const exact = classify(record, value).record;
	const validate = validators[exact];
	if (validate(value)) return NO_FAULTS;
	const errors = validate.errors ?? [];
	validate.errors = null;
	const faults = wordFaults(exact, locate(exact, value, errors, owned));
	return faults.length === 0 ? NO_FAULTS : faults;
}
function isRequired(record, value, field) {
	const exact = classify(record, value).record;
	const validate = validators[exact];
	validate(withoutMember(value, field));
	const errors = validate.errors ?? [];
	validate.errors = null;
	return errors.some(({ keyword, instancePath, params }) => keyword === "required" && instancePath === "" && params.missingProperty === field);
}
function locate(record, root, errors, owned) {
	const complaints = [];
	for (const error of errors) {
		const path = [];
		let value = root;
		for (const name of parsePointer(error.instancePath)) {
			const step = Array.isArray(value) ? Number(name) : name;
			path.push(step);
			value = childOf(value, step) ?? null;
		}
		if (!owned.has(record, error, path)) complaints.push({
			error,
			path,
			value
		});
	}
	return complaints;
}
function wordFaults(record, complaints) {
	const wrong = /* @__PURE__ */ new Map();
	const lacking = /* @__PURE__ */ new Map();
	for (const complaint of complaints) {
		const { keyword, instancePath, params } = complaint.error;
		if (keyword === "required") {
			const known = lacking.get(instancePath);
			if (known) known.fields.push(String(params.missingProperty));
			else lacking.set(instancePath, {
				complaint,
				fields: [String(params.missingProperty)]
			});
		} else if (keyword === "type" || !wrong.has(instancePath)) wrong.set(instancePath, complaint);
	}
	const faults = [];
	for (const [pointer, complaint] of wrong) {
		const { error, path, value } = complaint;
		if (isInside(pointer, wrong)) continue;
		const instead = valueInstead(record, path, value, error);
		const word = () => wrongValue(record, path, value, error);
		const more = {
			...instead !== void 0 && { instead },
			value,
			keyword: error.keyword,
			...wrongKind(complaint)
		};
		faults.push(wordedFault(path, "value", word, more));
	}
	for (const { complaint, fields } of lacking.values()) {
		const { path, value } = complaint;
		const word = (some) => missingFields(record, path, some, value);
		faults.push(wordedFault(path, "record", word, { missing: fields }));
	}
	return faults;
}
function wrongKind({ error: { keyword, params }, value }) {
	return keyword === "type" ? { wrongType: `${String(params.type)}, not ${jsonType(value)}` } : {};
}
function isInside(pointer, wrong) {
	for (let end = pointer.lastIndexOf("/"); end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
		if (wrong.has(pointer.slice(0, end))) return true;
		if (end === 0) break;
	}
	return false;
}
// src/model/schema/near-miss.ts
const NO_SLIPS = Object.freeze([]);
const CLEAN = Object.freeze({
	slips: NO_SLIPS,
	hasDoubtfulValue: false
});
const DOUBTFUL = Object.freeze({
	...CLEAN,
	hasDoubtfulValue: true
});
const MIN_LENGTH_BY_CASE = 3;
const MIN_LENGTH_BY_EDIT = 4;
const MIN_LENGTH_OF_OWN = 5;
const MAX_NEAR_MISS_LENGTH = 64;
const MAX_REMEMBERED = 2e3;
const MAX_IN_ORDER = 64;
const OTHER = Object.freeze({
	kind: void 0,
	mayBeDoubtful: false,
	near: void 0
});
var FieldSet = class {
	kinds;
	slips;
	lastKeys = [];
	lastMeanings = [];
	meanings;
	maxRemembered;
	constructor(fields, slips) {
		this.kinds = new Map(Object.entries(fields));
		this.slips = inLowerCase(slips);
		this.meanings = new Map([...this.kinds].map(([name, kind]) => [name, {
			kind,
			mayBeDoubtful: mayBeDoubtful(kind),
			near: void 0
		}]));
		this.maxRemembered = this.kinds.size + MAX_REMEMBERED;
	}
	read(object) {
		const record = object;
		let found;
		let doubtful = false;
		let index = 0;
		for (const key in record) {
			const { kind, mayBeDoubtful, near } = this.meaningAt(index++, key);
			if (kind !== void 0 && mayBeDoubtful && !doubtful) doubtful = isDoubtful(kind, record[key] ?? null);
			if (near === void 0 || Object.hasOwn(record, near.field)) continue;
			if (!near.byCase && !isOfKind(near.kind, record[key] ?? null)) continue;
			if (found?.some(({ field }) => field === near.field)) continue;
			found ??= [];
			found.push({
				field: near.field,
				spelled: key,
				...near.byWords && { isOtherWord: true }
			});
		}
		if (found !== void 0) return {
			slips: found,
			hasDoubtfulValue: true
		};
		return doubtful ? DOUBTFUL : CLEAN;
	}
	resembles(key) {
		return this.meaningOf(key) !== OTHER;
	}
	meaningAt(index, key) {
		if (this.lastKeys[index] === key) return this.lastMeanings[index];
		const meaning = this.meaningOf(key);
		if (index < MAX_IN_ORDER) {
			this.lastKeys[index] = key;
			this.lastMeanings[index] = meaning;
		}
		return meaning;
	}
	meaningOf(key) {
		const known = this.meanings.get(key);
		if (known !== void 0) return known;
		const near = this.compare(key);
		const meaning = near === void 0 ? OTHER : {
			kind: void 0,
			mayBeDoubtful: false,
			near
		};
		if (this.meanings.size < this.maxRemembered) this.meanings.set(key, meaning);
		return meaning;
	}
	compare(key) {
		if (key.length > MAX_NEAR_MISS_LENGTH) return void 0;
		const slip = this.slips.get(key.toLowerCase());
		const field = slip ?? meantName(key, [...this.kinds.keys()]);
		const kind = field === void 0 ? void 0 : this.kinds.get(field);
		if (field === void 0 || kind === void 0) return void 0;
		const byCase = slip === void 0 && lettersOf(key) === lettersOf(field);
		const isOther = isOneEdit(key, field) && mayBeAnotherWord(key, field);
		return {
			field,
			kind,
			byCase,
			byWords: COMPLETED_FIELDS.includes(field) || !byCase && isOther
		};
	}
};
const SEPARATOR = /[A-Za-z\d][-_ ][A-Za-z\d]/;
function meantName(word, names) {
	const near = nearestName(word, names);
	if (near !== void 0 || !SEPARATOR.test(word)) return near;
	return names.find((name) => lettersOf(name) === lettersOf(word));
}
function lettersOf(name) {
	return name.replace(/[-_ ]/g, "").toLowerCase();
}
const SETS = Object.fromEntries(Object.entries(FIELDS).map(([name, fields]) => [name, new FieldSet(fields, SLIPS[name] ?? {})]));
function readKeys(record, value) {
	return SETS[record].read(value);
}
function resemblesField(record, key) {
	return SETS[record].resembles(key);
}
function documentedFieldCount(record, value) {
	if (!isObject(value)) return 0;
	return Object.keys(FIELDS[record]).filter((field) => hasMember(value, field)).length;
}
const TYPES = {
	subscription: typeSet("subscription", ["effector subscription", "trigger subscription"]),
	effect: typeSet("effect", ["effect"]),
	trigger: typeSet("trigger", ["trigger"])
};
function typeSet(subject, kinds) {
	return {
		names: [...DOCUMENTED_TYPES].filter(([, kind]) => kinds.includes(kind)).map(([type]) => type),
		slips: inLowerCase(TYPE_SLIPS[subject]),
		meant: new Map([...DOCUMENTED_TYPES.keys()].map((type) => [type, null]))
	};
}
function meantType(subject, type) {
	const { names, slips, meant: types } = TYPES[subject];
	const known = types.get(type);
	if (known !== void 0) return known ?? void 0;
	const meant = slips.get(type.toLowerCase()) ?? meantName(type, names);
	if (types.size < MAX_REMEMBERED) types.set(type, meant ?? null);
	return meant;
}
function inLowerCase(slips) {
	return new Map(Object.entries(slips).map(([word, name]) => [word.toLowerCase(), name]));
}
const OWN_WORDS = new Set("isLight login guests sessionDate extraDate played looked Decay Talks Tanks Col COL".split(" "));
function nearestName(word, names) {
	if (OWN_WORDS.has(word)) return void 0;
	let byEdit;
	let byLook;
	const mayLookAlike = word.length <= MAX_NEAR_MISS_LENGTH && !/^[!-~]*$/.test(word);
	for (const name of names) {
		if (mayLookAlike && byLook === void 0 && lookAlike(word, name) !== void 0) byLook = name;
		const difference = word.length - name.length;
		if (difference > 1 || difference < -1) continue;
		if (isSameButForCase(word, name)) return name;
		if (difference === 1 && /\d/.test(word)) continue;
		if (name.length >= MIN_LENGTH_BY_EDIT && isOneEdit(word, name)) byEdit ??= name;
	}
	return byLook ?? byEdit;
}
function isSameButForCase(word, name) {
	return name.length >= MIN_LENGTH_BY_CASE && word.length === name.length && word.toLowerCase() === name.toLowerCase();
}
function mayBeAnotherWord(word, name) {
	if (name.length < MIN_LENGTH_OF_OWN) return !isOneSwap(word, name);
	let at = 0;
	while (word[at] === name[at]) at++;
	const isReplaced = word.length === name.length && word.slice(at + 1) === name.slice(at + 1);
	const isAdded = word.length > name.length;
	if (!isReplaced && !isAdded) return false;
	if (isAdded && (word[at] === word[at + 1] || word[at] === word[at - 1])) return false;
	return at === 0 || isCapital(word[at]) && isCapital(name[at]);
}
function isCapital(letter) {
	return letter !== void 0 && /[A-Z]/.test(letter);
}
function isOneEdit(one, other) {
	const difference = one.length - other.length;
	if (difference > 1 || difference < -1 || one === other) return false;
	let start = 0;
	while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
	if (difference !== 0) return sameFrom(one, start + Math.max(difference, 0), other, start + Math.max(-difference, 0));
	return sameFrom(one, start + 1, other, start + 1) || isOneSwap(one, other);
}
function isOneSwap(one, other) {
	if (one.length !== other.length || one === other) return false;
	let start = 0;
	while (one.charCodeAt(start) === other.charCodeAt(start)) start++;
	return one[start] === other[start + 1] && one[start + 1] === other[start] && sameFrom(one, start + 2, other, start + 2);
}
function sameFrom(one, from, other, otherFrom) {
	const length = one.length - from;
	if (length !== other.length - otherFrom) return false;
	for (let index = 0; index < length; index++) if (one.charCodeAt(from + index) !== other.charCodeAt(otherFrom + index)) return false;
	return true;
}
function isOfKind(kind, value) {
	if (Array.isArray(kind)) return typeof value === "string";
	switch (kind) {
		case "any": return true;
		case "integer":
		case "number": return typeof value === "number";
		case "array": return Array.isArray(value);
		case "vector": return isObject(value) && [
			"x",
			"y",
			"z"
		].every((axis) => typeof member(value, axis) === "number");
		case "object": return isObject(value);
		default: return typeof value === kind;
	}
}
function isDoubtful(kind, value) {
	if (typeof value === "string") {
		if (kind === "number" || kind === "integer" || kind === "boolean") return true;
		return typeof kind === "object" && !kind.includes(value);
	}
	if (kind !== "vector" || !isObject(value)) return false;
	const { x, y, z, w } = value;
	return typeof x === "string" || typeof y === "string" || typeof z === "string" || typeof w === "string";
}
function mayBeDoubtful(kind) {
	return typeof kind === "object" || [
		"number",
		"integer",
		"boolean",
		"vector"
	].includes(kind);
}
// src/bytes/text/add-to.ts
function addTo(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, [value]);
	else values.push(value);
}
function getOrInsert(map, key, make) {
	let value = map.get(key);
	if (value === void 0) {
		value = make();
		map.set(key, value);
	}
	return value;
}
function groupedBy(values, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const key = keyOf(value);
		if (key !== void 0) addTo(groups, key, value);
	}
	return groups;
}
// src/model/schema/owned-complaints.ts
var OwnedComplaints = class {
	byRecord = /* @__PURE__ */ new Map();
	constructor(owned) {
		for (const complaint of owned) addTo(this.byRecord, complaint.record, complaint);
	}
	has(record, error, path) {
		const owned = this.byRecord.get(record);
		if (owned === void 0) return false;
		const missing = error.keyword === "required" ? String(error.params.missingProperty) : void 0;
		for (let index = 0; index < owned.length; index++) {
			const { keyword, field } = owned[index];
			if (keyword === error.keyword && isField(field, path, missing)) return true;
		}
		return false;
	}
};
function isField(field, path, missing) {
	if (field.length !== path.length + (missing === void 0 ? 0 : 1)) return false;
	return field.every((name, depth) => name === "*" || name === (depth < path.length ? path[depth] : missing));
}
const NOTHING_OWNED = new OwnedComplaints([]);
// src/verdict/lint/levels.ts
const LEVELS = [
	"error",
	"warning",
	"info"
];
function worstFirst(one, other) {
	return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}
function isAtLeast(one, other) {
	return LEVELS.indexOf(one) <= LEVELS.indexOf(other);
}
function isRuleLevel(text) {
	return text === "off" || LEVELS.includes(text);
}
function lowerLevel(one, other) {
	return LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
}
// src/verdict/lint/kinds.ts
function kindNamesOf({ kinds }) {
	return Object.keys(kinds);
}
function saysOf({ id, kinds }, name) {
	const kind = Object.hasOwn(kinds, name) ? kinds[name] : void 0;
	if (kind === void 0) throw new TypeError(`${id} reports the kind ${name}, which is not among its kinds`);
	return typeof kind === "object" ? kind.says : kind;
}
function levelOfKind({ kinds }, name, level) {
	const kind = kinds[name];
	const own = typeof kind === "object" ? kind.level : void 0;
	return own === void 0 || level === "off" ? level : lowerLevel(own, level);
}
function splitKind(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? {
		id: name,
		kind: void 0
	} : {
		id: name.slice(0, colon),
		kind: name.slice(colon + 1)
	};
}
// src/bytes/text/arguments.ts
const STRING = {
	what: "a string",
	is: (value) => typeof value === "string"
};
const BOOLEAN = {
	what: "true or false",
	is: (value) => typeof value === "boolean"
};
const FUNCTION = {
	what: "a function",
	is: (value) => typeof value === "function"
};
const NUMBER$1 = {
	what: "a number",
	is: (value) => typeof value === "number"
};
const ARRAY = {
	what: "an array",
	is: Array.isArray
};
const OBJECT = {
	what: "an object",
	is: (value) => Object.prototype.toString.call(value) === "[object Object]"
};
const SIGNAL = {
	what: "an AbortSignal",
	is: (value) => {
		if (typeof value !== "object" || value === null) return false;
		const { aborted, addEventListener, removeEventListener } = value;
		return typeof aborted === "boolean" && FUNCTION.is(addEventListener) && FUNCTION.is(removeEventListener);
	}
};
const BYTES = {
	what: "the bytes of a file as a Uint8Array",
	is: (value) => isView(value) && !isGone(value)
};
const ANYTHING = {
	what: "anything",
	is: () => true
};
function isView(value) {
	return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === "[object Uint8Array]";
}
function isGone(bytes) {
	if (bytes.length > 0) return false;
	try {
		Uint8Array.prototype.at.call(bytes, 0);
		return false;
	} catch {
		return true;
	}
}
function oneOf(words) {
	return {
		what: listed(words.map((word) => JSON.stringify(word)), "or"),
		is: (value) => words.some((word) => word === value)
	};
}
function objectWith(fields) {
	return {
		what: `an object with ${listed(Object.entries(fields).map(([field, { what }]) => `${field} (${what})`), "and")}`,
		is: (value) => OBJECT.is(value) && Object.entries(fields).every(([field, { is }]) => is(value[field]))
	};
}
function listOf({ what, is }) {
	return {
		what: `an array of ${what.replace(/^an? (\w+)/, "$1s")}`,
		is: (value) => Array.isArray(value) && Array.from(value).every(is)
	};
}
function either(one, other) {
	return {
		what: `${one.what} or ${other.what}`,
		is: (value) => one.is(value) || other.is(value)
	};
}
function requireArgument(name, value, { what, is }) {
	if (!is(value)) throw new TypeError(`${name} must be ${what}, not ${given(value)}`);
}
function requireFields(name, value, fields) {
	requireArgument(name, value, OBJECT);
	const record = value;
	for (const [field, expected] of Object.entries(fields)) if (record[field] !== void 0) requireArgument(`${name}.${field}`, record[field], expected);
}
function readOptions(options, fields) {
	requireArgument("options", options, OBJECT);
	const names = Object.keys(fields);
	for (const name of Object.keys(options)) if (!Object.hasOwn(fields, name)) throw new TypeError(names.length === 0 ? `there is no option ${given(name)}: this function has none` : `there is no option ${given(name)}: ${didYouMean(name, names, `use ${listed(names, "or")}`)}`);
	const read = Object.fromEntries(names.flatMap((name) => {
		const value = options[name];
		return value === void 0 ? [] : [[name, value]];
	}));
	requireFields("options", read, fields);
	return read;
}
const handedOver = /* @__PURE__ */ new WeakMap();
function identityOf(bytes) {
	return handedOver.get(bytes) ?? bytes;
}
function requireBytes(bytes) {
	if (isView(bytes) && !isGone(bytes)) {
		handedOver.set(bytes, {});
		return;
	}
	if (isView(bytes)) throw new TypeError("roomlint needs the bytes of a file, but those of this Uint8Array are gone: its ArrayBuffer was transferred or resized");
	const what = typeof bytes === "string" ? "a string" : given(bytes);
	throw new TypeError(`roomlint needs ${BYTES.what}, not ${what}${adviceFor(bytes)}`);
}
function requireJson(name, json, { what = "a JSON value", mayLack = false, mayOverflow = false, maxDepth = Number.POSITIVE_INFINITY } = {}) {
	const left = [];
	const around = [];
	const isAround = /* @__PURE__ */ new Set();
	const fail = (path, not) => {
		throw new TypeError(`${name}${path === "" ? "" : ` at ${path}`} must be ${what}, not ${not}`);
	};
	left.push({
		value: json,
		path: "",
		level: 0
	});
	for (let next = left.pop(); next !== void 0; next = left.pop()) {
		const { value, path, level } = next;
		if (value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value)) continue;
		if (mayOverflow && typeof value === "number" && !Number.isNaN(value)) continue;
		if (value === void 0 && mayLack && level > 0) continue;
		if (!ARRAY.is(value) && !OBJECT.is(value)) fail(path, given(value));
		while (around.length > level) isAround.delete(around.pop());
		if (isAround.has(value)) fail(path, "an object that contains itself");
		if (level >= maxDepth) throw new RangeError(`${name} must not be nested more than ${maxDepth.toLocaleString("en")} levels deep`);
		around.push(value);
		isAround.add(value);
		const members = Array.isArray(value) ? Array.from(value).entries() : Object.entries(value);
		for (const [key, member] of members) left.push({
			value: member,
			path: `${path}/${key}`,
			level: level + 1
		});
	}
}
function requireWhole(name, value, least, most = Number.POSITIVE_INFINITY) {
	if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
	const message = `${name} must be a whole number from ${least}${most === Number.POSITIVE_INFINITY ? "" : ` to ${most}`}, not ${given(value)}`;
	throw typeof value === "number" ? new RangeError(message) : new TypeError(message);
}
function adviceFor(value) {
	if (typeof value === "string") return ": pass new TextEncoder().encode(text)";
	if (value instanceof Promise) return ": await it";
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	return /ArrayBuffer$/.test(kind) ? ": pass new Uint8Array(buffer)" : "";
}
function given(value) {
	if (typeof value === "string") return value.length > MAX_SHOWN || value === "" ? "a string" : JSON.stringify(value);
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "symbol" || typeof value === "function") return `a ${typeof value}`;
	if (typeof value !== "object" || value === null) return String(value);
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	return kind === "Object" ? "an object" : `${/^[AEIOU]/.test(kind) ? "an" : "a"} ${kind}`;
}
const MAX_SHOWN = 40;
const EVENT_NAMES = Object.keys({
	textFault: true,
	schemaFault: true,
	questEntry: true,
	requirement: true,
	item: true,
	embedded: true,
	itemLogic: true,
	subscription: true,
	effect: true,
	snapshot: true,
	quests: true,
	flow: true
});
function defineRule(definition) {
	requireArgument("definition", definition, OBJECT);
	return {
		fix: "none",
		...definition
	};
}
// src/verdict/lint/pack.ts
const PRESETS = [
	"recommended",
	"lenient",
	"catalog",
	"all"
];
function appliedPresets(names) {
	if (names.length === 0) return [];
	const base = names.findLast((name) => name !== "catalog") ?? "recommended";
	return names.includes("catalog") ? [base, "catalog"] : [base];
}
function presetChoices(presets, rule) {
	return appliedPresets(presets).map((preset) => {
		const change = changeOf(preset, rule);
		const level = change?.level ?? (preset === "all" ? levelWhenOn(rule) : void 0);
		return {
			preset,
			level: preset === "catalog" ? level : level ?? rule.level,
			options: change?.options ?? {}
		};
	});
}
function changeOf(preset, rule) {
	switch (preset) {
		case "recommended": return;
		case "lenient": return rule.lenient;
		case "catalog": return rule.catalog;
		case "all": return rule.catalog?.isRelaxing === true ? void 0 : rule.catalog;
	}
}
function levelWhenOn({ level, catalog, levelInAll = "warning" }) {
	if (level !== "off") return level;
	return catalog?.level === void 0 || catalog.level === "off" ? levelInAll : catalog.level;
}
function ownedComplaints(pack) {
	return new OwnedComplaints([...pack.values()].flatMap(({ owns = [] }) => owns));
}
function levelFor({ rule, level, levelAt, kinds }, kind) {
	const set = kinds?.get(kind);
	if (set !== void 0) return set.levelAt ?? set.level;
	if (levelAt === void 0) return levelOfKind(rule, kind, level);
	return (pointer, embedded) => levelOfKind(rule, kind, levelAt(pointer, embedded));
}
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES = /* @__PURE__ */ new Set([
	"none",
	"safe",
	"unsafe",
	"mixed"
]);
const TEXTS = ["summary", "source"];
function rulesOfPlugin(exported, pack) {
	const all = Array.isArray(exported) ? exported : [exported];
	if (exported === void 0 || all.length === 0) return "it exports no rule: write export default { id: \"team/my-rule\", \u2026 }";
	const rules = [];
	for (const one of all) {
		const rule = asRule(one);
		if (typeof rule === "string") return rule;
		if (pack.has(rule.id) || rules.some(({ id }) => id === rule.id)) return `it has a rule "${rule.id}", but that id is already taken: give it another one`;
		rules.push(rule);
	}
	return rules;
}
function asRule(exported) {
	if (typeof exported !== "object" || exported === null) return "its default export is not a rule";
	const fields = exported;
	const { id, level, fix } = fields;
	if (id === void 0) return "the rule needs an id: a family and a name, such as \"team/my-rule\"";
	if (typeof id !== "string" || !ID.test(id)) return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
	if (!LEVELS.some((known) => known === level)) return `the rule "${id}" needs a level: error, warning or info`;
	if (!FIXES.has(fix)) return `the rule "${id}" needs fix: 'none' if it fixes nothing, or 'safe', 'unsafe' or 'mixed'`;
	const silent = TEXTS.find((name) => typeof fields[name] !== "string" || fields[name] === "");
	if (silent !== void 0) return `the rule "${id}" needs a ${silent}: the list of rules shows it`;
	const outside = EVENT_NAMES.find((event) => event in fields);
	if (outside !== void 0) return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(\u2026) { \u2026 } }`;
	if (typeof fields.on !== "object" || fields.on === null) return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { \u2026 } }`;
	const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
	if (unknown !== void 0) return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, "and")}`;
	if (!areKinds(fields.kinds)) return `the rule "${id}" needs kinds, each with what its findings say: kinds: { missing: "the name is missing" }`;
	return exported;
}
function areKinds(kinds) {
	if (typeof kinds !== "object" || kinds === null || Object.keys(kinds).length === 0) return false;
	return Object.values(kinds).every((kind) => {
		const says = typeof kind === "object" && kind !== null && "says" in kind ? kind.says : kind;
		return typeof says === "string" || typeof says === "function";
	});
}
// src/verdict/lint/path-glob.ts
const MAX_LENGTH$1 = 1e3;
const MAX_ALTERNATIVES = 1e3;
const EXTENDED = /(?<!\\)(?:[!@?*+]\(|\{[^{},/]+\.\.[^{},/]+\})/;
function pathMatcher(glob, { dot }) {
	if (glob.length > MAX_LENGTH$1) return `the pattern is longer than ${MAX_LENGTH$1} characters: split it into several`;
	if (EXTENDED.test(glob)) return "patterns have *, **, ?, [a-z] and {a,b} only: write the names as {a,b}";
	const all = alternatives(glob.replace(/^(?:\.\/)+/, ""));
	if (all.length > MAX_ALTERNATIVES) return "the pattern has too many alternatives: split it into several";
	const patterns = all.map((each) => each.split("/").map((name) => name === "**" ? name : signsOf(name)));
	return (path) => {
		const names = path === "" ? [] : path.split("/");
		return patterns.some((pattern) => matchesNames(pattern, names, (name) => isHidden(name, dot)));
	};
}
function pathGlobFault(glob) {
	const matcher = pathMatcher(glob, { dot: true });
	return typeof matcher === "string" ? matcher : void 0;
}
function alternatives(glob) {
	const done = [];
	const open = [glob];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const braces = firstBraces(next);
		if (braces === void 0) done.push(next);
		else {
			const [before, after] = [next.slice(0, braces.start), next.slice(braces.end)];
			for (const part of braces.parts) open.push(before + part + after);
		}
		if (done.length + open.length > MAX_ALTERNATIVES) return [...done, ...open];
	}
	return done;
}
function firstBraces(glob) {
	const open = [];
	let found;
	for (let at = 0; at < glob.length; at++) {
		const character = glob[at];
		if (character === "\\") at++;
		else if (character === "[") at = setEnd(glob, at) ?? at;
		else if (character === "{") open.push({
			start: at,
			commas: []
		});
		else if (character === ",") open.at(-1)?.commas.push(at);
		else if (character === "}") {
			const { start = at, commas = [] } = open.pop() ?? {};
			if (commas.length === 0 || found !== void 0 && found.start < start) continue;
			const bounds = [
				start,
				...commas,
				at
			];
			const parts = commas.concat(at).map((to, index) => glob.slice((bounds[index] ?? 0) + 1, to));
			found = {
				start,
				end: at + 1,
				parts
			};
		}
	}
	return found;
}
function signsOf(name) {
	const signs = [];
	const characters = [...name];
	for (let at = 0; at < characters.length; at++) {
		const character = characters[at] ?? "";
		const end = character === "[" ? setEnd(characters, at) : void 0;
		if (end !== void 0) {
			signs.push(setOf(characters.slice(at + 1, end)));
			at = end;
		} else if (character === "*") {
			if (signs.at(-1) !== "star") signs.push("star");
		} else if (character === "?") signs.push(() => true);
		else if (character === "\\" && at + 1 < characters.length) signs.push(characters[++at] ?? "");
		else signs.push(character);
	}
	return signs;
}
function setEnd(characters, at) {
	const first = at + (/[!^]/.test(characters[at + 1] ?? "") ? 2 : 1);
	const end = characters.indexOf("]", first + 1);
	return end < 0 ? void 0 : end;
}
function setOf(inside) {
	const isNegated = /[!^]/.test(inside[0] ?? "");
	const ranges = [];
	for (let at = isNegated ? 1 : 0; at < inside.length; at++) {
		const from = inside[at] ?? "";
		if (inside[at + 1] === "-" && at + 2 < inside.length) at += 2;
		ranges.push([from, inside[at] ?? from]);
	}
	const code = (character) => character.codePointAt(0) ?? 0;
	return (character) => ranges.some(([from, to]) => code(from) <= code(character) && code(character) <= code(to)) !== isNegated;
}
function matchesNames(pattern, names, isPassed) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const name of names) {
		const next = /* @__PURE__ */ new Set();
		for (const index of withSkipped(reached, pattern)) {
			const part = pattern[index];
			if (part === void 0) continue;
			if (part !== "**") {
				if (matchesName(part, name, isPassed(name))) next.add(index + 1);
			} else if (!isPassed(name)) next.add(index);
		}
		reached = next;
	}
	return withSkipped(reached, pattern).has(pattern.length);
}
function withSkipped(reached, pattern) {
	const all = new Set(reached);
	for (const index of all) if (pattern[index] === "**") all.add(index + 1);
	return all;
}
function isHidden(name, dot) {
	return name.startsWith(".") && (!dot || name === "." || name === "..");
}
function matchesName(signs, name, isPassed) {
	const characters = [...name];
	if (isPassed && signs[0] !== ".") return false;
	let [sign, at] = [0, 0];
	let star;
	while (at < characters.length) {
		const wanted = signs[sign];
		const character = characters[at] ?? "";
		if (wanted === "star") star = {
			sign: sign++,
			at
		};
		else if (wanted === character || typeof wanted === "function" && wanted(character)) {
			sign++;
			at++;
		} else if (star === void 0) return false;
		else [sign, at] = [star.sign + 1, ++star.at];
	}
	while (signs[sign] === "star") sign++;
	return sign === signs.length;
}
// src/verdict/lint/place-glob.ts
const INTO_STRING = /#(?=[/#]|$)/;
const MAX_LENGTH = 1e3;
function placeMatcher(glob) {
	const parts = glob.split(INTO_STRING).map((part) => patternOf(parsePointer(part)));
	const coversInside = parts.at(-1)?.at(-1) === "**";
	return (pointer, embedded) => {
		const deeper = embedded.length + 1 - parts.length;
		if (deeper < 0 || deeper > 0 && !coversInside) return false;
		return parts.every((part, index) => {
			return matchesNames(part, parsePointer(index === 0 ? pointer : embedded[index - 1] ?? ""), () => false);
		});
	};
}
function placeGlobFault(glob) {
	if (glob.length > MAX_LENGTH) return `a pointer glob has at most ${MAX_LENGTH.toLocaleString("en")} characters, and ${quoteValue(glob)} has more`;
	for (const part of glob.split(INTO_STRING)) {
		if (part !== "" && !part.startsWith("/")) return `${JSON.stringify(glob)} is not a pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"`;
		if (/~(?![01])/.test(part)) return `${JSON.stringify(glob)} is not a pointer glob: write "~" in a key as "~0", and "/" as "~1"`;
	}
}
function patternOf(steps) {
	return steps.map((step) => step === "**" ? step : Array.from(step, (sign) => sign === "*" ? "star" : sign));
}
// src/verdict/lint/removals.ts
const NO_REMOVALS = {
	kind: "count",
	most: 0
};
function readRemovalLimit(text) {
	const found = /^(\d{1,9}|\d{1,3}\.\d{1,6})(%?)$/.exec(text.trim());
	if (found === null) return void 0;
	const most = Number(found[1]);
	if (found[2] === "") return Number.isInteger(most) ? {
		kind: "count",
		most
	} : void 0;
	return most <= 100 ? {
		kind: "percent",
		most
	} : void 0;
}
function removalLimitOf(value) {
	return typeof value === "number" || typeof value === "string" ? readRemovalLimit(String(value)) : void 0;
}
const PROTECTABLE = [
	"items",
	"quests",
	"settings",
	"logic"
];
const BEGINNINGS = PROTECTABLE.map((name) => `${name}/`);
function protectFault(pattern) {
	if (pattern === "roomTasks") return void 0;
	const [section, ...key] = pattern.split("/");
	if (!PROTECTABLE.some((name) => name === section) || key.join("") === "") return `${JSON.stringify(pattern)} must begin with ${listed(BEGINNINGS, "or")}, such as items/12`;
	return placeGlobFault(`/${pattern}`);
}
// src/bytes/scan/masked-syntax.ts
const MASK$1 = "***";
const NUMBER = /-?\d[\d.eE+-]*/g;
const MARKUP = /[^<>"]+/g;
const BROKEN_ENTITY = /&(?!#?\w{1,31};)/;
function maskedInSyntax(syntax, text, redactor) {
	if (redactor.mask(text) === text) return text;
	return syntax === "markup" ? inMarkup(text, redactor) : inStrings(text, redactor);
}
function inMarkup(text, redactor) {
	const pieces = text.match(MARKUP) ?? [];
	const masked = redactor.maskAll(pieces).values();
	return text.replaceAll(MARKUP, (piece) => {
		const shown = masked.next().value ?? MASK$1;
		return shown !== piece && BROKEN_ENTITY.test(shown) ? MASK$1 : shown;
	});
}
function inStrings(text, redactor) {
	const pieces = piecesOf(text);
	const masked = redactor.maskAll(pieces);
	return pieces.map((piece, index) => {
		const each = masked[index] ?? MASK$1;
		if (each === piece || isOwnWord(pieces, index) && !redactor.holdsKnown(piece)) return piece;
		if (index % 2 === 0) return piece.replaceAll(NUMBER, `"${MASK$1}"`);
		return isString(each) ? each : MASK$1;
	}).join("\"");
}
const OWN_MEMBERS = new Set("rule ruleId level kind state when from to result verdict".split(" "));
const ENDS = /* @__PURE__ */ new Set([
	"from",
	"to",
	"when"
]);
const STATE = /^(?:Not Active|Active|Completed)$/;
const ENUMERATED = /^[a-z]+(?:[-/][a-z]+)*$/;
function isOwnWord(pieces, index) {
	if (index % 2 === 0) return false;
	const piece = pieces[index] ?? "";
	if (!/^\s*:\s*$/.test(pieces[index - 1] ?? "")) return false;
	const member = pieces[index - 2] ?? "";
	return OWN_MEMBERS.has(member) && (STATE.test(piece) || ENUMERATED.test(piece) && !ENDS.has(member));
}
function piecesOf(text) {
	const pieces = [];
	let at = 0;
	while (at <= text.length) {
		const end = pieces.length % 2 === 0 ? text.indexOf("\"", at) : endOfString(text, at);
		pieces.push(text.slice(at, end === -1 ? text.length : end));
		at = end === -1 ? text.length + 1 : end + 1;
	}
	return pieces;
}
function isString(content) {
	try {
		return typeof JSON.parse(`"${content}"`) === "string";
	} catch {
		return false;
	}
}
function endOfString(text, start) {
	for (let from = start;;) {
		const quote = text.indexOf("\"", from);
		let backslashes = 0;
		while (quote - backslashes > start && text[quote - backslashes - 1] === "\\") backslashes++;
		if (backslashes % 2 === 0) return quote;
		from = quote + 1;
	}
}
// src/bytes/json/token-shapes.ts
function isNumber(bytes, start, end) {
	let at = bytes[start] === 45 ? start + 1 : start;
	const whole = digitsFrom(bytes, at, end);
	if (whole === at || bytes[at] === 48 && whole > at + 1) return false;
	at = whole;
	if (at < end && bytes[at] === 46) {
		const fraction = digitsFrom(bytes, at + 1, end);
		if (fraction === at + 1) return false;
		at = fraction;
	}
	if (at < end && (bytes[at] === 101 || bytes[at] === 69)) {
		at++;
		if (bytes[at] === 43 || bytes[at] === 45) at++;
		const exponent = digitsFrom(bytes, at, end);
		if (exponent === at) return false;
		at = exponent;
	}
	return at === end;
}
const LITERALS = [
	"true",
	"false",
	"null"
].map((text) => new TextEncoder().encode(text));
function isLiteral(bytes, start, end) {
	for (const literal of LITERALS) {
		if (literal.length !== end - start) continue;
		let at = start;
		while (at < end && bytes[at] === literal[at - start]) at++;
		if (at === end) return true;
	}
	return false;
}
function digitsFrom(bytes, from, end) {
	let at = from;
	while (at < end && bytes[at] >= 48 && bytes[at] <= 57) at++;
	return at;
}
function isCurlyQuote(bytes, at) {
	if (bytes[at] !== 226 || bytes[at + 1] !== 128) return false;
	const last = bytes[at + 2];
	return last === 156 || last === 157 || last === 158;
}
function isWideSign(bytes, at) {
	if (bytes[at] !== 239 || bytes[at + 1] !== 188) return false;
	return bytes[at + 2] === 140 || bytes[at + 2] === 154;
}
function endsWord(bytes, at) {
	return isCurlyQuote(bytes, at) || isWideSign(bytes, at) || invisibleLength(bytes, at) > 0;
}
function invisibleLength(bytes, at) {
	const second = bytes[at + 1];
	const third = bytes[at + 2] ?? 0;
	switch (bytes[at]) {
		case 194: return second === 133 || second === 160 ? 2 : 0;
		case 225: return second === 154 && third === 128 ? 3 : 0;
		case 226:
			if (second === 128) return third >= 128 && third <= 143 || third >= 168 && third <= 175 ? 3 : 0;
			return second === 129 && third >= 159 && third <= 175 ? 3 : 0;
		case 227: return second === 128 && third === 128 ? 3 : 0;
		case 239: return second === 187 && third === 191 ? 3 : 0;
		default: return 0;
	}
}
// src/bytes/json/tokens.ts
const Token = {
	end: 0,
	space: 1,
	openObject: 2,
	closeObject: 3,
	openArray: 4,
	closeArray: 5,
	colon: 6,
	comma: 7,
	string: 8,
	number: 9,
	literal: 10,
	faultyString: 11,
	unclosedString: 12,
	singleQuoted: 13,
	faultyNumber: 14,
	word: 15,
	lineComment: 16,
	blockComment: 17,
	unclosedComment: 18,
	stray: 19,
	curlyQuoted: 20,
	conflictMarker: 21
};
const Class = {
	stray: 0,
	space: 1,
	punctuation: 2,
	quote: 3,
	apostrophe: 4,
	slash: 5,
	numeric: 6,
	word: 7
};
const classOf = byteTable([
	[Class.space, [
		32,
		9,
		10,
		13
	]],
	[Class.punctuation, bytesOf$1("{}[]:,")],
	[Class.quote, [34]],
	[Class.apostrophe, [39, 96]],
	[Class.slash, [47, 35]],
	[Class.numeric, bytesOf$1("0123456789+-.")],
	[Class.word, bytesOf$1("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$")],
	[Class.word, Array.from({ length: 128 }, (_, index) => 128 + index)]
]);
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 32 && byte < 128 && byte !== 34 && byte !== 92 ? 1 : 0);
const punctuationToken = byteTable([
	[Token.openObject, [123]],
	[Token.closeObject, [125]],
	[Token.openArray, [91]],
	[Token.closeArray, [93]],
	[Token.colon, [58]],
	[Token.comma, [44]]
]);
function byteTable(values) {
	const table = /* @__PURE__ */ new Uint8Array(256);
	for (const [value, bytes] of values) for (const byte of bytes) table[byte] = value;
	return table;
}
var Scanner = class {
	bytes;
	kind = Token.end;
	start;
	end;
	isUtf8 = true;
	noClosingQuoteBefore = 0;
	noApostropheBefore = 0;
	noCurlyQuoteBefore = 0;
	limit;
	constructor(bytes, start = 0) {
		this.bytes = bytes;
		this.limit = bytes.length;
		this.start = start;
		this.end = start;
	}
	next() {
		const { bytes, limit } = this;
		const start = this.end;
		this.start = start;
		if (start >= limit) return this.close(Token.end, start);
		const first = bytes[start];
		switch (classOf[first]) {
			case Class.punctuation: return this.close(punctuationToken[first], start + 1);
			case Class.space: return this.close(Token.space, this.run(start, Class.space));
			case Class.quote: return this.string(start);
			case Class.numeric: return this.number(start);
			case Class.word: return this.word(start);
			case Class.slash: return this.comment(start);
			case Class.apostrophe: return this.singleQuoted(start);
			default: return this.strayOrMarker(start);
		}
	}
	nextSolid() {
		const kind = this.next();
		return kind === Token.space ? this.next() : kind;
	}
	take(start, end) {
		this.start = start;
		this.close(Token.literal, end);
	}
	close(kind, end) {
		this.kind = kind;
		this.end = end;
		return kind;
	}
	run(from, byteClass) {
		let at = from + 1;
		while (at < this.limit && classOf[this.bytes[at]] === byteClass) at++;
		return at;
	}
	string(start) {
		const { bytes, limit } = this;
		let faulty = false;
		let at = start + 1;
		while (at < limit) {
			while (at < limit && isPlain[bytes[at]] === 1) at++;
			if (at >= limit) break;
			const byte = bytes[at];
			if (byte === 34) return this.close(faulty ? Token.faultyString : Token.string, at + 1);
			if (byte === 92) {
				const length = escapeLength(bytes, at, limit);
				if (length === 0) faulty = true;
				at += length === 0 ? 2 : length;
			} else if (byte < 32) {
				if ((byte === 10 || byte === 13) && !faulty) {
					if (!this.goesOnAfterLineBreak(at)) return this.close(Token.unclosedString, at);
				}
				faulty = true;
				at++;
			} else {
				const length = characterLength(bytes, at);
				if (length === 0) this.isUtf8 = false;
				at += length || 1;
			}
		}
		return this.close(Token.unclosedString, limit);
	}
	number(start) {
		const { bytes, limit } = this;
		let at = start;
		while (at < limit) {
			const byte = bytes[at];
			const byteClass = classOf[byte];
			if (byteClass !== Class.numeric && byteClass !== Class.word) break;
			if (byte >= 128 && endsWord(bytes, at)) break;
			at++;
		}
		return this.close(isNumber(bytes, start, at) ? Token.number : Token.faultyNumber, at);
	}
	word(start) {
		const { bytes, limit } = this;
		let at = start;
		if (bytes[start] >= 128) {
			if (isCurlyQuote(bytes, start)) return this.curlyQuoted(start);
			if (isWideSign(bytes, start)) return this.close(Token.stray, start + 3);
			for (let length = invisibleLength(bytes, at); length > 0; length = invisibleLength(bytes, at)) at += length;
			if (at > start) return this.close(Token.stray, Math.min(at, limit));
		}
		at++;
		while (at < limit) {
			const byte = bytes[at];
			const byteClass = classOf[byte];
			if (byteClass !== Class.word && byteClass !== Class.numeric) break;
			if (byte >= 128 && endsWord(bytes, at)) break;
			at++;
		}
		return this.close(isLiteral(bytes, start, at) ? Token.literal : Token.word, at);
	}
	strayOrMarker(start) {
		const { bytes, limit } = this;
		const first = bytes[start];
		if (first === 92) return this.close(Token.stray, characterEnd(bytes, Math.min(start + 1, limit - 1), limit));
		if (!(start === 0 || bytes[start - 1] === 10 || bytes[start - 1] === 13) || first !== 60 && first !== 61 && first !== 62 && first !== 124) return this.close(Token.stray, start + 1);
		for (let at = start + 1; at < start + 7; at++) if (at >= limit || bytes[at] !== first) return this.close(Token.stray, start + 1);
		let at = start + 7;
		while (at < limit && bytes[at] !== 10 && bytes[at] !== 13) at++;
		return this.close(Token.conflictMarker, at);
	}
	comment(start) {
		const { bytes, limit } = this;
		const second = start + 1 < limit ? bytes[start + 1] : 0;
		let at = start + 2;
		if (bytes[start] === 35) at = start + 1;
		if (second === 47 || bytes[start] === 35) {
			while (at < limit && bytes[at] !== 10 && bytes[at] !== 13) at++;
			return this.close(Token.lineComment, at);
		}
		if (second === 42) {
			for (; at + 1 < limit; at++) if (bytes[at] === 42 && bytes[at + 1] === 47) return this.close(Token.blockComment, at + 2);
			return this.close(Token.unclosedComment, limit);
		}
		return this.close(Token.stray, start + 1);
	}
	singleQuoted(start) {
		const { bytes, limit } = this;
		const quote = bytes[start];
		if (quote === 96 && bytes[start + 1] === 96 || start < this.noApostropheBefore) return this.close(Token.stray, start + 1);
		let at = start + 1;
		while (at < limit) {
			const byte = bytes[at];
			if (byte === quote) return this.close(Token.singleQuoted, at + 1);
			if (byte === 10 || byte === 13) break;
			at += byte === 92 && at + 1 < limit ? 2 : 1;
		}
		this.noApostropheBefore = at;
		return this.close(Token.stray, start + 1);
	}
	curlyQuoted(start) {
		const { bytes, limit } = this;
		if (start < this.noCurlyQuoteBefore) return this.close(Token.stray, Math.min(start + 3, limit));
		let at = start + 3;
		while (at < limit && bytes[at] !== 10 && bytes[at] !== 13) {
			if (isCurlyQuote(bytes, at)) return this.close(Token.curlyQuoted, at + 3);
			at += bytes[at] === 92 ? 2 : 1;
		}
		this.noCurlyQuoteBefore = at;
		return this.close(Token.stray, Math.min(start + 3, limit));
	}
	goesOnAfterLineBreak(lineBreak) {
		const { bytes, limit } = this;
		if (lineBreak < this.noClosingQuoteBefore) return false;
		let quote = lineBreak;
		while (quote < limit && bytes[quote] !== 34) quote += bytes[quote] === 92 ? 2 : 1;
		let after = quote + 1;
		while (after < limit && classOf[bytes[after]] === Class.space) after++;
		const byte = after < limit ? bytes[after] : 0;
		if (byte === 44 || byte === 58 || byte === 93 || byte === 125) return true;
		this.noClosingQuoteBefore = quote;
		return false;
	}
};
// src/bytes/scan/compiled/prescan-wasm.js
const prescanWasm = "AGFzbQEAAAABLQhgAn9/AX9gAX8Bf2ADf39/AGABfwBgBH9/f38Bf2ACf38AYAAAYAN/f38BfwISAQNlbnYGbWVtb3J5AgMC//8BAxgXAwEEAQIAAAABAAACAAEBBQIGAAMAAQcGOAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALByACB3ByZXNjYW4AExJtYXlIb2xkQ3JlZGVudGlhbHMAFQgBEQwBJArqZBf7AwEHfyAALQAAIgFBI0cgAUE/R3EEfyABQTtHBUEACwRAIAAjAhAGQQBHJAMFIAAjBE4EQCMCIQMgAEEBaiEAAkADQCAAIANIBEAgACEBIAAtAAAiBUEiRiAFQSBNcg0CQQAgAGshASAFQSByQfUARgR/An9BACECQQAgAEEBaiIGQbyGAigCAEEBdmogA0oNABoDQCACQbyGAigCAEEBdiIESARAIAIgBmotAABBIHIhB0EAIAIgBE8Ef0F/BSACQQF0QcCGAmovAQALIAdHDQIaIAJBAWohAgwBCwtBAQsFQQALDQIgBUEgckHzAEYEQEEAIABrIQECf0EAIQJBACAAQQFqIgRB/IcCKAIAQQF2aiADSg0AGgNAIAJB/IcCKAIAQQF2IgVIBEAgAiAEai0AAEEgciEGQQAgAiAFTwR/QX8FIAJBAXRBgIgCai8BAAsgBkcNAhogAkEBaiECDAELC0EBCw0DAn9BACECQQAgBEGciAIoAgBBAXZqIANKDQAaA0AgAkGciAIoAgBBAXYiBUgEQCACIARqLQAAQSByIQZBACACIAVPBH9BfwUgAkEBdEGgiAJqLwEACyAGRw0CGiACQQFqIQIMAQsLQQELDQMLIABBAWohAAwBCwsgACEBC0EAIAFrIAEgAUEASCIAGyQEIAAkAwsLC9cBACAAQYDAAEgEQCAAQc8GRiAAQa0BRnIgAEGcDEZyIABB3yJGciAAQeAiRnIEQEEBDwsgAEG1L0YgAEG0L0ZyBH9BAQUgAEGPMEwgAEGLME5xCw8LIABB78AATARAQQEgAEHgwABOIABBj8AATCAAQYvAAE5xBH9BAQUgAEGuwABMIABBqsAATnELGw8LIABB5OIARiAAQYDQAEZyIABBoP8DRnIEQEEBDwsgAEGP/ANMIABBgPwDTnEgAEH//QNGcgR/QQEFIABB+/8DTCAAQfn/A05xCwu0AQEDfyAALQAAQSByIQUgAkEUaygCEEEBdgR/IAIvAQAFQX8LIAVHBH9BAAUCf0EAIAAgAkEUaygCEEEBdmogAUoNABoDQCAEIAJBFGsoAhBBAXYiBkgEQCAAIARqLQAAQSByIQVBACAEIAZPBH9BfwUgAiAEQQF0ai8BAAsgBUcNAhogBEEBaiEEDAELC0EBCwtFBEBBAA8LIAAgAkEUaygCEEEBdmogARAKLQAAQSByIANGC7gBAQF/A0AgACMCSARAIAAiAUEBaiEAIAEtAABBgARqLQAAIgFFDQEgAUEBRgRAIAAPCyABQQJGBEAgAEEBaiEBIAAtAAAiAEHcAEYgAEH1AEZyBH8gAUECayIBIQADQCAAIwJIBH8gAC0AAEHcAEYFQQALBEAgAEEBaiEADAELCyAAIAAgAWsiAUEAEAQgAEEBaiAAIAFBAm9BAUYbBSABCyEABSMDRQRAIABBAWsQAAsLDAELCyAACyMAIAAtAABB9QBGBEAgACABIAIQCwUjA0UEQCAAEAgkAwsLC8sDAQV/IABBAWohBANAIAQgAEEEakwEQCAELQAAIgNBMGshBQJAIANBOU0gA0EwT3ENACADQSByIgZB1wBrIQUgBkHmAEwgBkHhAE5xDQBB5ABB4wAgA0HcAEYgA0GAAU9yIANBJUZyIANBJkZyGyEFCyAFQQ9KBEBBAA8LIAJBBHQgBWohAiAEQQFqIQQMAQsLIAJBmf4DTCACQZD+A05xBH9BAQUgAkG6/gNMIAJBof4DTnEgAkG//gNGcgR/QQEFIAJB2v4DTCACQcH+A05xCwsEQEEBDwsgACABa0EBayIBQQBIBH9BIgUgAS0AAAshACACQZbAAEgEfyACQdcFRiACQZDAAE5yBSACQZLEAEYgAkHDwABGciACQZbPAEZyIAJB2PwDRnIgAkHj/ANGciACQY3+A0ZyCwRAIABBIHIiAEHkAEYgAEH4AEZyDwsgAEGAAU4Ef0EABSAAQSJGBH9BAAUgAEEgTAR/QQAFIAIQAQsLC0UEQEEADwsgAUEFTiIABEAgAUEEay0AAEH1AEYhAAsgAAR/IAFBBWstAABB3ABGBSAACwR/IAFBA2stAABBMEYEfyABQQJrLQAAQTBGBUEACwVBAQsLxwYBAn8gAC0AACICQYABTwRAIAAgARASDwsCQAJAAkACQAJAAkAgAkElRwRAIAJBJkYNASACQS1GDQIgAkHfAEYNAiACQcAARg0DIAJBwQBGDQQgAkHVAEYNBQwGCwJ/QQAgASAAQQFqIgBBAWoiAUwNABogAS0AAEEgciEBQQEgAC0AACICQSByQfUARg0AGiACQTdNIAJBMk9xBEAgAUE2RiACQTJGcQR/QQEFAn8gAEEBai0AAEEgciIBQTNGIAFB5ABGciABQTVGciAALQAAIgBBMkYNABogAUHmAEYgAUHhAElyIABBM0YNABogAEE0TwsLDAELIAFBMkYiACABQeQARnIgAkEgciICQeMARg0AGiAAIAFBMUZyIAFB5gBGciACQeUARg0AGiABQTNGIAJB5gBGcQsPCyAAQQFqIAEQCQ8LAn8gAEEBaiECQQAhAEEAIAJB/IUCKAIAQQF2aiABSg0AGgNAIABB/IUCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBgIYCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LAn9BACAAQQFrIgEtAAAiAkEvRiACQSBNcg0AGgNAIAEgAEHoB2tKIAFBAE5xBEBBASABLQAAIgJBL0YgAkE6RnIgAkHcAEZyIAJBJUZyIAJBO0ZyDQIaQQAgAkEiRiACQSBNciACQcAARnINAhogAUEBayEBDAELC0EBCw8LIABBAWotAABBywBGBH9BAQUgAEEBai0AAEHTAEYLBH8CfyAAQQJqIQJBACEAQQAgAkGchgIoAgBBAXZqIAFKDQAaA0AgAEGchgIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGghgJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELBUEACw8LAn8gAEEBaiECQQAhAEEAIAJBvIYCKAIAQQF2aiABSg0AGgNAIABBvIYCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBwIYCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LIABBAWogARAHC04AIAAgARAKIgAgAUGAhwJB6wAQAgR/QQEFIAAgAUGghwJB6wAQAgsEf0EBBSAAIAFBwIcCQfMAEAILBH9BAQUgACABQeCHAkHzABACCwuGAQEBfyAALQAAIgFBN00gAUEwT3EEQEEBDwsgAUHfAEYgAUEtRnIEf0EBBSABQfgARgR/IABBAWoiAC0AACEBAn8gAEEBai0AAEEgciIAQTNGIABB5ABGciAAQTVGciABQTJGDQAaIABB5gBGIABB4QBJciABQTNGDQAaIAFBNE8LBUEACwsLzBQBBX8gACECA0ACf0EAIQNBACACQdyAAigCAEEBdmogAUoNABoDQCADQdyAAigCAEEBdiIESARAIAIgA2otAABBIHIhBUEAIAMgBE8Ef0F/BSADQQF0QeCAAmovAQALIAVHDQIaIANBAWohAwwBCwtBAQsEQCACQQNqIgItAABBO0YEQCACQQFqIQILDAELCyACLQAAIgNBI0YEQAJ/IAJBAWohA0EAIQIgASADSiIABEAgAy0AAEEgckH4AEYhAAtBEEEKIAAbIQUgA0EBaiADIAAbIQMDQCABIANKBEACQCADLQAAIgZBMGshAAJAIAZBOU0gBkEwT3ENACAGQSByIgRB1wBrIQAgBEHmAEwgBEHhAE5xDQBB5ABB4wAgBkHcAEYgBkGAAU9yIAZBJUZyIAZBJkZyGyEACyAAIAVOBEBBASAAQeQARg0EGgwBC0EBIAIgBWwgAGoiAkGAME4NAxogA0EBaiEDDAILCwsgAkEuRiACQS1GciACQT9OcgR/QQEFIAJBOUwgAkEwTnEgAkEjRnIgAkElRnIgAkEmRnILIAJBwQBIDQAaIAJBrQFGIAJB/wBIciACQc8GRnIgAkHXBUZyBH9BAQUgAhABCwsPCyAAIAJIBH8gA0ElRiADQdwARnIgA0EmRnIgA0GAAU9yBUEACwRAQQEPCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgA0EgckHiAGsOGQABAg0NDQMNDQ0EBQYNBwgJCg0LDQ0NDQwNCwJ/QQAhAEEAIAJB/IACKAIAQQF2aiABSg0AGgNAIABB/IACKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBgIECai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LAn9BACEAQQAgAkGcgQIoAgBBAXZqIAFKDQAaA0AgAEGcgQIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGggQJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQbyBAigCAEEBdmogAUoNABoDQCAAQbyBAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QcCBAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPCwJ/QQAhAEEAIAJB3IECKAIAQQF2aiABSg0AGgNAIABB3IECKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRB4IECai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/An9BACEAQQAgAkH8gQIoAgBBAXZqIAFKDQAaA0AgAEH8gQIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGAggJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELBUEBC0UPCwJ/QQAhAEEAIAJBnIICKAIAQQF2aiABSg0AGgNAIABBnIICKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRBoIICai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/QQEFAn9BACEAQQAgAkG8ggIoAgBBAXZqIAFKDQAaA0AgAEG8ggIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHAggJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELCw8LAn9BACEAQQAgAkHcggIoAgBBAXZqIAFKDQAaA0AgAEHcggIoAgBBAXYiA0gEQCAAIAJqLQAAQSByIQRBACAAIANPBH9BfwUgAEEBdEHgggJqLwEACyAERw0CGiAAQQFqIQAMAQsLQQELBH9BAQUCf0EAIQBBACACQfyCAigCAEEBdmogAUoNABoDQCAAQfyCAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QYCDAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsLDwsCf0EAIQBBACACQZyDAigCAEEBdmogAUoNABoDQCAAQZyDAigCAEEBdiIDSARAIAAgAmotAABBIHIhBEEAIAAgA08Ef0F/BSAAQQF0QaCDAmovAQALIARHDQIaIABBAWohAAwBCwtBAQsEf0EBBQJ/QQAhAEEAIAJBvIMCKAIAQQF2aiABSg0AGgNAIABBvIMCKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRBwIMCai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwsEf0EBBQJ/QQAhAEEAIAJB3IMCKAIAQQF2aiABSg0AGgNAIABB3IMCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRB4IMCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCwsPCwJ/QQAhAEEAIAJBjIQCKAIAQQF2aiABSg0AGgNAIABBjIQCKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRBkIQCai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/QQEFAn9BACEAQQAgAkGshAIoAgBBAXZqIAFKDQAaA0AgAEGshAIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGwhAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELCw8LAn9BACEAQQAgAkHMhAIoAgBBAXZqIAFKDQAaA0AgAEHMhAIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHQhAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQeyEAigCAEEBdmogAUoNABoDQCAAQeyEAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QfCEAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPCwJ/QQAhAEEAIAJBjIUCKAIAQQF2aiABSg0AGgNAIABBjIUCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBkIUCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LAn9BACEAQQAgAkGshQIoAgBBAXZqIAFKDQAaA0AgAEGshQIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGwhQJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQdyFAigCAEEBdmogAUoNABoDQCAAQdyFAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QeCFAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPC0EAC4oDAQV/IAAhAgNAIAIgAEEgakggASACSnEEQAJAIAItAAAiA0HcAEYEfwNAIAItAABB3ABGBEAgAkEBaiECDAELCyACQQVBASACLQAAQfUARhtqBSADQSVGBH8gAkEDagUgA0EmRgR/IAJBAWoiA0EEaiEFAn9BACECQQAgA0HchgIoAgBBAXZqIAFKDQAaA0AgAkHchgIoAgBBAXYiBEgEQCACIANqLQAAQSByIQZBACACIARPBH9BfwUgAkEBdEHghgJqLwEACyAGRw0CGiACQQFqIQIMAQsLQQELBH8gBQUgA0EBaiADIAMtAABBI0YbIQIDQCACIANBIGpIBH8gAi0AACIEQSByIQUgBEE5TSAEQTBPcQR/QQEFIAVB+gBNIAVB4QBPcQsFQQALBEAgAkEBaiECDAELCyACIAMgAi0AAEE7RhsLBSADQSJGBH9BAQUgA0E5TSADQTBPcQR/QQEFIANBIHIiA0H6AEwgA0HhAE5xCwsNAyACQQFqCwsLIQIMAgsLCyACC4MGAQZ/IABBAWotAABB+wBGBEBBASQDCyAAQQFqIgMtAABBMEcEf0EBBSADQQFqLQAAQTBHCwR/QQAFIANBAmotAAAiA0E3TSADQTBPcQsEQCACBH8gAUECb0EBRgVBAAsEQEGKgAFBAToAAAsjAwRADwsgAEEDaiIBLQAAIQICfyABQQFqLQAAQSByIgFBM0YgAUHkAEZyIAFBNUZyIAJBMkYNABogAUHmAEYgAUHhAElyIAJBM0YNABogAkE0TwsEf0EBBSAAQQNqLQAAQTJGBH8gAEEEai0AAEE2RgVBAAsEfyAAQQVqIwIQCQVBAAsLQQBHJAMPCyMDRQRAIAAgARAFJAMLIABBAWotAABBIHJB5ABGBEAgACIDQQJqLQAAIgJBOEYiAEUEQCACQTlGIQALIABFBEAgAkEgckHhAEYhAAsgACACQSByQeIARiAAGyEFIAJBwgBLIgAEQCAFRSEAC0EBIAJB5gBNIAAgABsiBCAFGyEGAkBBACABIAFBAWtxIAFBAm9BAUYiBxsNAEEBIAEgBxshCEEAIQYgBQR/An8gA0EFaiIAIQIDQCACIAAgCGpIBEBBACACLQAAQdwARw0CGiACQQFqIQIMAQsLQQAgACAIaiIALQAAQfUARw0AGkEAIABBAWotAABBIHJB5ABHDQAaIABBAmotAABBIHIiAEHjAE8gAEHmAExxCwVBAAsNACABIAhGQQAgBBsEQCADQQVrIAhBAXRrIgBBgIAETgR/An8gACECA0AgAiAAIAhqSARAQQAgAi0AAEHcAEcNAhogAkEBaiECDAELC0EAIAAgCGoiAi0AAEH1AEcNABpBACACQQFqLQAAQSByQeQARw0AGiACQQJqLQAAQSByIgJBOE8gAkHiAExxCwVBAAsEfyAAIQIDQCACQQFrIgMtAABB3ABGBEAgAyECDAELCyAAIAJrQQFxRSAAIAJGIAcbBUEACw0BC0EBIAQgBRshBgsgBgRAQYAIQYCAASABQQJvQQFGG0EBOgAJCwsLugMBBX8gACEDA0AgAyMCSARAAkAgAy0AACIGQTlLBEAgBkEgckHlAEcNAUEBIQUFIAZBLkcgBkEwSXEgBkErR3EgBkEtR3ENAQsgA0EBaiEDDAILCwsgAyAAa0EOSiAFcgR/IAEtAAgFQQELRQRAIAECf0EAIQFBACEFQQEgAyAAQQFrIgBrQShKDQAaA0AgACADSAR/IAAtAABBLkcFQQALBH8gAC0AAEEgckHlAEcFQQALBEAgAUEBaiABIAFBAEoEf0EBBSAALQAAQTBHCxsiASEEIABBAWohAAwBCwsgAC0AAEEuRgRAIABBAWohAANAIAAgA0gEfyAALQAAQSByQeUARwVBAAsEQEEBIAUgAC0AAEEwRxshBSABQQFqIAEgAUEASgR/QQEFIAAtAABBMEcLGyEBIABBAWohAAwBCwsLQQEgAUERSg0AGiAFRSAEQQ9KcSAAIANODQAaIABBAWoiAC0AAEEtRiEFA0AgACADSARAIAAtAAAiBkEwTwRAIAZBMGsgAkEKbGohAgtBASACQZgCSg0CGiAAQQFqIQAMAQsLIARBD0ogAUEPSiAFGws6AAgLIAML0AEBAX8DQCAAIwJIBEAgACIBQQFqIQAgAS0AAEGABGotAAAiAUUNASABQQFGBEBBACAAaw8LIAFBA0YEQCMDRQRAIABBAWsQAAsMAgsgAC0AAEEiRgRAIABBAWoPCyAAQQFrIQEDQCAAIwJIBH8gAC0AAEHcAEYFQQALBEAgAEEBaiEADAELCyAAIAFrIQEgAC0AAEEiRgRAIAFBAXFFBEBBfyAAaw8LIABBAWohACABQQFrQQJtQQFxRQRAIAAPCwUgACABQQEQBAsMAQsLIAALgwgBBX9BkAgoAgAhAUGUgAFBADYCAEGQgAEgATYCAEGYgAFBADYCAEGNgAFBADoAAANAIAAjAkgEQCAAIgFBAWohACABLQAAIgFBIE0NASABQdwARgRAIAAtAABBIkYEQCAEBH9BACEDQQAhAiAAQQFqIgUhAAJ/A0AgACMCSARAIAAiAUEBaiEAIAEtAAAiAUHcAEYEQCAALQAAQSJGBEBBgIABIAMgAhAQIwNFBEAgAEEBayICIAVrQQ9GBH8Cf0EAIQFBACAFQZyAAigCAEEBdmogAkoNABoDQCABQZyAAigCAEEBdiICSARAIAEgBWotAABBIHIhA0EAIAEgAk8Ef0F/BSABQQF0QaCAAmovAQALIANHDQIaIAFBAWohAQwBCwtBAQsFQQALJAMLIABBAWoMBAtBjIABQQE6AAAgBRANDAMLQQAgAGsgAUEiRg0CGiMDRSABQYAEai0AAEEDRnEEQCAAQQFrEAALIAEgA3NBk4OACGwiAyACQQV0IAJraiECDAELCyAACwUgAEEBahANCyIAQQBIBEBBACAAaw8LBSAALQAAQfUARgRAIABBAUEBEAsFIAAtAABB3ABGBEAgAEEBakECQQEQBAsLIABBAWohAAsFIAFBIkYEQCAADwUgAUEsRgRAQY2AAS0AACEEBSABQTlNBEAgAUEwTwRAIABBgIABEAwhAAUjA0UgAUGABGotAABBA0ZxBEAgAEEBaxAACwsFIAFBOkYEQEGEgAFBhIABKAIAQQFqNgIAQQAhBAUgAUH7AEYEQEGUgAFBlIABKAIAQQFqNgIAQZSAASgCAEGAgAEoAgBKBEBBgIABQZSAASgCADYCAAtBlIABKAIAQegHTARAQZiAAUGQgAEoAgA2AgBBjYABQQE6AABBlIABKAIAQQxsQZCAAWoiAUGYgAEoAgA2AgAgAUEANgIEIAFBADYCCAtBASEEBSABQdsARgRAQZSAAUGUgAEoAgBBAWo2AgBBlIABKAIAQYCAASgCAEoEQEGAgAFBlIABKAIANgIAC0GUgAEoAgBB6AdMBEBBmIABQQA2AgBBjYABQQA6AABBlIABKAIAQQxsQZCAAWoiAUGYgAEoAgA2AgAgAUEANgIEIAFBADYCCAtBACEEBSABQd0ARiABQf0ARnIEQAJAQZSAASgCACIBRQ0AQZSAASABQQFrNgIAQZSAASgCAEHoB04NAEGYgAEoAgAiAQRAQZCAASABNgIAC0GYgAFBlIABKAIAIgEEfyABQQxsQZCAAWooAgAFQQALNgIAQY2AAUGYgAEoAgBBAEc6AAALBSMDRSABQYAEai0AAEEDRnEEQCAAQQFrEAALCwsLCwsLCwsMAQsLIAAL7wECBX8CfiABQQN0IgUgACgCEGo/AEEQdGsiAkEASgRAQRAgAkH//wNqQYCABG0iAiACQRBMG0AAQQBIBEAACwsgACgCEEEAIAX8CwAgACgCGCEGA0AgACgCECIEIAZKBEAgBikDACIIQgBSBEACQCAIQrnz3fEJfkIgiKchAwNAIAMiAkEBaiEDIAQgAUEBayACcUEDdGoiAikDACIHIAhRDQEgB0IAUg0ACyACIAg3AwALCyAGQQhqIQYMAQsLIAAoAhggACgCECAF/AoAACAAIAUgACgCGGo2AhAgACAAKAIUQQxsakEQaiABNgIEC5kDAgJ+A38gAC0ACwR/QQAFIAAoAhgLBH8gACgCFEHoB0oFQQELBEAPCyACQQt2rSABrUIVhkKAgICAgICAgIB/hIQhAyAAIAAoAhRBDGxqQRBqIgcoAgRBAEoEQCAHKAIEIQUgA0K5893xCX5CIIinIQIgACgCGCEGAkACfwNAIAIiAUEBaiECQQAgBiAFQQFrIAFxQQN0aiIBKQMAIgQgA1ENARogBEIAUg0ACyABIAM3AwBBAQtFBEAgAEEBOgALDAELIAcgBygCCEEBajYCCCAHKAIEIgEgBygCCEEBdEgEQCAAIAFBAXQQDwsLDwsgACgCGCEBA0AgASAAKAIQSARAIAEpAwAgA1EEQCAAQQE6AAsPCyABQQhqIQEMAQsLIAAoAhBBCGo/AEEQdGsiAUEASgRAQRAgAUH//wNqQYCABG0iASABQRBMG0AAQQBIBEAACwsgACgCECADNwMAIAAgACgCEEEIajYCECAAKAIQIAAoAhhrQcABSgRAIAAgACgCFEEMbGpBEGpBGTYCCCAAQcAAEA8LCw0AQdyJAiQAQcMUJAEL7wMBA38gAAR/IABBAWstAAAFQQALIQIgAEECaiABTgRAQQAPCyAALQAAIgNB7wFGBH8gAEECai0AAEE/cSAAQQFqLQAAQT9xQQZ0QYDgA3JyIgFBmf4DTSABQZD+A09xBH9BAQUgAUG6/gNNIAFBof4DT3EgAUG//gNGcgR/QQEFIAFB2v4DTSABQcH+A09xCwsFQQALBEBBAQ8LIAJBIEwgAkGAAU5yBEBBAA8LIABBAWotAABBP3EhBCAAQQJqLQAAQT9xIQEgA0HgAUkEQCADQR9xQQZ0IARyIgBB1wVGIABBkMAATnIhASAAQZbAAE4EfyAAQZLEAEYgAEHDwABGciAAQZbPAEZyIABB2PwDRnIgAEHj/ANGciAAQY3+A0ZyBSABCwR/IAJBIHIiAEHkAEYgAEH4AEZyBSAAEAELDwsgA0HzAUYEQCAAQQFqLQAAQaABRg8LIANBD3FBDHQgBEEGdHIgAXIiAUHXBUYgAUGQwABOciEDIAFBlsAATgR/IAFBksQARiABQcPAAEZyIAFBls8ARnIgAUHY/ANGciABQeP8A0ZyIAFBjf4DRnIFIAMLBEAgAkEgciIAQeQARiAAQfgARnIPCyABEAEEfyABQY/8A0YEfyAAQQNqLQAAQeIBRgVBAAsFQQELRQvfBAEBfyAAQYCABGokAiMCIgFCADcAACABQgA3AAhBgAhBAEEc/AsAQZAIIwJBF2pBeHEiATYCAEGAgAFBAEEc/AsAQZCAASABNgIAQQAkA0EAJARBACQFQYCABCQGQYCABCQHQQAkCEGA4AMgACMBbUEBaiIAIABBgOADSBskCSMJQYCABGokCkGiBEEBOgAAQdwEQQI6AABBvwRBAzoAAEGjBEEDOgAAQbsEQQM6AABBrQRBAzoAAEHfBEEDOgAAQcEEQQM6AABB1QRBAzoAAEHYBEEDOgAAQfgEQQM6AABBpQRBAzoAAEGmBEEDOgAAQcAEQQM6AABBwgVBAzoAAEHLBUEDOgAAQc0FQQM6AABB2AVBAzoAAEHhBUEDOgAAQeIFQQM6AABB4wVBAzoAAEHvBUEDOgAAQfMFQQM6AABBgIAEIQADQCAAIwJIBH9BgAgoAgBB6AdMBUEACwRAIAAjAiIBIABBgIABaiIAIAAgAUobEBQhAAwBCwtBwABBgAgoAgA2AgBBxABBhAgoAgA2AgBByABBiwgtAAAiAAR/IAAFQYoILQAAC0EARzYCAEHMAEGMCC0AAEEARzYCAEHQAEGICC0AAEEARzYCAEHUAEGJCC0AAEEARzYCAEHYAEGAgAEoAgA2AgBB3ABBhIABKAIANgIAQeAAQYuAAS0AACIABH8gAAVBioABLQAAC0EARzYCAEHkAEGMgAEtAABBAEc2AgBB6ABBiIABLQAAQQBHNgIAQewAQYmAAS0AAEEARzYCAEHwACMDNgIAQfQAIwg2AgBB+AAjADYCAAuUCQEFfyMFIQUDQCAAIAFIBEAgACICQQFqIQAgAi0AACICQSBGBEADQCAAIAFIBH8gAC0AAEEgRgVBAAsEQCAAQQFqIQAMAQsLBSACQSJGBEAgBQRAQQAhBEEAIQYgACECA0AgACMCSARAAkAgACIDQQFqIQAgAy0AACIDQSJGBEBBgAggBCAGEBAjA0UEQCAAQQFrIgQgAmtBD0YEfwJ/QQAhA0EAIAJBnIACKAIAQQF2aiAESg0AGgNAIANBnIACKAIAQQF2IgRIBEAgAiADai0AAEEgciEGQQAgAyAETwR/QX8FIANBAXRBoIACai8BAAsgBkcNAhogA0EBaiEDDAELC0EBCwVBAAskAwsMAQsgA0HcAEYEQEGMCEEBOgAAIAIQAyEADAELIwNFIANBgARqLQAAQQNGcQRAIABBAWsQAAsgAyAEc0GTg4AIbCIEIAZBBXQgBmtqIQYMAgsLC0GUCCgCAEEBRgRAIAIkBiAAQQFrJAcLBSAALQAAIgJB2wBGIAJB+wBGcgR/IAAQDgUgAkHcAEYgAkEgTXIEfyAAIQICfwNAIAIjAkgEQAJAIAItAAAiA0HbAEYgA0H7AEZyBEAgAhAODAQLIANBIEYEfyACQQFqBSADQdwARw0BIAJBAWotAAAiA0H1AEYEfyACQQJqIgQtAABBMEcEf0EBBSAEQQFqLQAAQTBHCwR/QQAFIARBAmotAAAiBEE3TSAEQTBPcQsFQQALBEBBioABQQE6AAALIANB8gBHIANB7gBHcSADQfQAR3ENASACQQJqCyECDAILCwsgABADCwUgABADCwshAAsFIAJBLEYEQEGNCC0AACIFQQAgACMKShsEf0GUCCgCAEECRgVBAAsEQCMIIgJBAWokCCMAIAJBDGxqIgIgAEEBayIDQYCABGs2AgAgAkEEaiMGQYCABGs2AgAgAkEIaiMHQYCABGs2AgAgAyMJaiQKCwUgAkE5TQRAIAJBME8EQCAAQYAIEAwhAAsFIAJBOkYEQEGECEGECCgCAEEBajYCAEEAIQUFIAJB+wBGBEBBlAhBlAgoAgBBAWo2AgBBlAgoAgBBgAgoAgBKBEBBgAhBlAgoAgA2AgALQZQIKAIAQegHTARAQZgIQZAIKAIANgIAQY0IQQE6AABBlAgoAgBBDGxBkAhqIgJBmAgoAgA2AgAgAkEANgIEIAJBADYCCAtBASEFBSACQdsARgRAQZQIQZQIKAIAQQFqNgIAQZQIKAIAQYAIKAIASgRAQYAIQZQIKAIANgIAC0GUCCgCAEHoB0wEQEGYCEEANgIAQY0IQQA6AABBlAgoAgBBDGxBkAhqIgJBmAgoAgA2AgAgAkEANgIEIAJBADYCCAtBACEFBSACQd0ARiACQf0ARnIEQAJAQZQIKAIAIgJFDQBBlAggAkEBazYCAEGUCCgCAEHoB04NAEGYCCgCACICBEBBkAggAjYCAAtBmAhBlAgoAgAiAgR/IAJBDGxBkAhqKAIABUEACzYCAEGNCEGYCCgCAEEARzoAAAsLCwsLCwsLCwwBCwsgBUEARyQFIAALzwQBBX8gAEGAgARqIgNCADcAACADQgA3AAhBogRBAToAAEHcBEECOgAAQb8EQQM6AABBowRBAzoAAEG7BEEDOgAAQa0EQQM6AABB3wRBAzoAAEHBBEEDOgAAQdUEQQM6AABB2ARBAzoAAEH4BEEDOgAAQaUEQQM6AABBpgRBAzoAAEHABEEDOgAAQcIFQQM6AABBywVBAzoAAEHNBUEDOgAAQdgFQQM6AABB4QVBAzoAAEHiBUEDOgAAQeMFQQM6AABB7wVBAzoAAEHzBUEDOgAAQYCABCEAA0AgACADSARAIAAtAAAiAUEgciICQfoATSACQeEATnEEQCACIAAgAxAWBEBBAQ8LBSABQdwARgRAAn9BACAAQQFrLQAAQdwARg0AGiAAQQFqIQIDQCACLQAAQdwARgRAIAJBAWohAgwBCwsgAi0AAEH1AEcEQCACEAgMAQsgAkEBai0AAEEwRiIBBEAgAkECai0AAEEwRiEBCyABBH8gAkEDai0AAEE4SQUgAQsEf0EBBSACQQFqLQAAQfsARgsEf0EBBSACIAIgAGsQBQsLBEBBAQ8LBSABQcAARgR/QQEFIAFBPUYEfyAAQQFqLQAAIgJBDUYgAkEKRnIEf0EBBSACQSByIQQgAkEwRyEFIAJBOU0gAkEwT3EEf0EBBSAEQeYATCAEQeEATnELIAVxCwVBAAsLBEBBAQ8FIAFBgARqLQAAQQNGIAFBP0dxIAFBI0dxIAFBO0dxBEAgACADEAYEQEEBDwsLCwsLIABBAWohAAwBCwtBAAvLCQEFfwJAAkACQAJAIABB4QBHBEAgAEHzAGsOBgEEAgQEAwQLIAFBAWoiAC0AAEEgckHrAEcEfwJ/QQAhAUEAIABBzIgCKAIAQQF2aiACSg0AGgNAIAFBzIgCKAIAQQF2IgJIBEAgACABai0AAEEgciEDQQAgASACTwR/QX8FIAFBAXRB0IgCai8BAAsgA0cNAhogAUEBaiEBDAELC0EBCwUCf0EAIQBBACABQQJqIgFBnIYCKAIAQQF2aiACSg0AGgNAIABBnIYCKAIAQQF2IgJIBEAgACABai0AAEEgciEDQQAgACACTwR/QX8FIABBAXRBoIYCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCwsPCwJAAn9BACABQQFqIgZB/IcCKAIAQQF2aiACSg0AGgNAIARB/IcCKAIAQQF2IgdIBEAgBCAGai0AAEEgciEAQQAgBCAHTwR/QX8FIARBAXRBgIgCai8BAAsgAEcNAhogBEEBaiEEDAELC0EBC0UNAEEBIQUgBkECaiIALQAAIgRB2wBGIARBPUZyIARB3ABGciAEQSVGciAEQSZGcg0AIARBgAFPDQACf0EAIABB7IgCKAIAQQF2aiACSg0AGgNAIANB7IgCKAIAQQF2IgRIBEAgACADai0AAEEgciEFQQAgAyAETwR/QX8FIANBAXRB8IgCai8BAAsgBUcNAhogA0EBaiEDDAELC0EBCwR/QQEFAn9BACEAQQAgBkECaiIDQYyJAigCAEEBdmogAkoNABoDQCAAQYyJAigCAEEBdiIESARAIAAgA2otAABBIHIhBUEAIAAgBE8Ef0F/BSAAQQF0QZCJAmovAQALIAVHDQIaIABBAWohAAwBCwtBAQsLIQULIAUEf0EBBQJ/QQAhAEEAIAFBAWoiAUGciAIoAgBBAXZqIAJKDQAaA0AgAEGciAIoAgBBAXYiAkgEQCAAIAFqLQAAQSByIQNBACAAIAJPBH9BfwUgAEEBdEGgiAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELCw8LAn9BACEAQQAgAUEBaiIDQbyGAigCAEEBdmogAkoNABoDQCAAQbyGAigCAEEBdiIESARAIAAgA2otAABBIHIhBUEAIAAgBE8Ef0F/BSAAQQF0QcCGAmovAQALIAVHDQIaIABBAWohAAwBCwtBAQsEQCABQQZqIgQhAAJAA0AgACACSCAAIARBCGpIcQRAQQEhAQJ/QQAhA0EAIABBrIkCKAIAQQF2aiACSg0AGgNAIANBrIkCKAIAQQF2IgVIBEAgACADai0AAEEgciEGQQAgAyAFTwR/QX8FIANBAXRBsIkCai8BAAsgBkcNAhogA0EBaiEDDAELC0EBCwR/QQEFAn9BACEDQQAgAEHMiQIoAgBBAXZqIAJKDQAaA0AgA0HMiQIoAgBBAXYiBUgEQCAAIANqLQAAQSByIQZBACADIAVPBH9BfwUgA0EBdEHQiQJqLwEACyAGRw0CGiADQQFqIQMMAQsLQQELCw0CQQAhASAALQAAQSByIgNB+gBNIANB4QBPcQR/IABBAWstAABB3ABHBUEACw0CIABBAWohAAwBCwtBACEBCwVBACEBCyABDwsgAUEBaiACEAcPC0EACwvNCyQAQYyAAgtAPAAAAAAAAAAAAAAAAgAAAB4AAABzAGkAZwBuAGUAZAB1AHAAbABvAGEAZAB1AHIAbAAAAAAAAAAAAAAAAAAAAABBzIACCyAcAAAAAAAAAAAAAAACAAAABgAAAGEAbQBwAAAAAAAAAABB7IACCyAcAAAAAAAAAAAAAAACAAAACAAAAGIAcwBvAGwAAAAAAABBjIECCyAcAAAAAAAAAAAAAAACAAAADAAAAGMAbwBtAG0AYQB0AABBrIECCyAcAAAAAAAAAAAAAAACAAAACAAAAGQAYQBzAGgAAAAAAABBzIECCyAcAAAAAAAAAAAAAAACAAAAAgAAAGgAAAAAAAAAAAAAAABB7IECCyAcAAAAAAAAAAAAAAACAAAADAAAAGgAZQBsAGwAaQBwAABBjIICCyAcAAAAAAAAAAAAAAACAAAADAAAAGwAbwB3AGIAYQByAABBrIICCyAcAAAAAAAAAAAAAAACAAAABgAAAGwAcgBtAAAAAAAAAABBzIICCyAcAAAAAAAAAAAAAAACAAAACgAAAG0AaQBuAHUAcwAAAABB7IICCyAcAAAAAAAAAAAAAAACAAAACgAAAG0AZABhAHMAaAAAAABBjIMCCyAcAAAAAAAAAAAAAAACAAAACgAAAG4AZABhAHMAaAAAAABBrIMCCyAcAAAAAAAAAAAAAAACAAAABgAAAG4AdQBtAAAAAAAAAABBzIMCCzAsAAAAAAAAAAAAAAACAAAADgAAAG4AbwBiAHIAZQBhAGsAAAAAAAAAAAAAAAAAAAAAQfyDAgsgHAAAAAAAAAAAAAAAAgAAAAwAAABwAGUAcgBjAG4AdAAAQZyEAgsgHAAAAAAAAAAAAAAAAgAAAAwAAABwAGUAcgBpAG8AZAAAQbyEAgsgHAAAAAAAAAAAAAAAAgAAAAoAAABxAHUAZQBzAHQAAAAAQdyEAgsgHAAAAAAAAAAAAAAAAgAAAAYAAAByAGwAbQAAAAAAAAAAQfyEAgsgHAAAAAAAAAAAAAAAAgAAAAYAAABzAGgAeQAAAAAAAAAAQZyFAgswLAAAAAAAAAAAAAAAAgAAABAAAAB1AG4AZABlAHIAYgBhAHIAAAAAAAAAAAAAAAAAAEHMhQILIBwAAAAAAAAAAAAAAAIAAAACAAAAegAAAAAAAAAAAAAAAEHshQILIBwAAAAAAAAAAAAAAAIAAAAMAAAAdQBwAGwAbwBhAGQAAEGMhgILIBwAAAAAAAAAAAAAAAIAAAAEAAAAaQBhAAAAAAAAAAAAAEGshgILIBwAAAAAAAAAAAAAAAIAAAAKAAAAcABsAG8AYQBkAAAAAEHMhgILIBwAAAAAAAAAAAAAAAIAAAAIAAAAbgBiAHMAcAAAAAAAAEHshgILIBwAAAAAAAAAAAAAAAIAAAAMAAAAYQBjAGMAZQBzAHMAAEGMhwILIBwAAAAAAAAAAAAAAAIAAAAGAAAAYQBwAGkAAAAAAAAAAEGshwILIBwAAAAAAAAAAAAAAAIAAAAGAAAAYQBtAHoAAAAAAAAAAEHMhwILIBwAAAAAAAAAAAAAAAIAAAAIAAAAZwBvAG8AZwAAAAAAAEHshwILIBwAAAAAAAAAAAAAAAIAAAAEAAAAaQBnAAAAAAAAAAAAAEGMiAILMCwAAAAAAAAAAAAAAAIAAAAOAAAAZQBjAHUAcgBpAHQAeQAAAAAAAAAAAAAAAAAAAABBvIgCCyAcAAAAAAAAAAAAAAACAAAABgAAAHMAaQBhAAAAAAAAAABB3IgCCyAcAAAAAAAAAAAAAAACAAAABgAAAG4AYQB0AAAAAAAAAABB/IgCCyAcAAAAAAAAAAAAAAACAAAABgAAAG4AZQBkAAAAAAAAAABBnIkCCyAcAAAAAAAAAAAAAAACAAAABAAAAGkAZAAAAAAAAAAAAABBvIkCCyAcAAAAAAAAAAAAAAACAAAABgAAAHUAcgBsAAAAAAAAAA==";
// src/bytes/scan/prescan.ts
const LARGE = 4194304;
const MAX_KEPT = 16e6;
const MIN_KNOWN = 1e5;
var Prescanner = class {
	forCopies;
	forFiles = /* @__PURE__ */ new WeakMap();
	isRefused = false;
	roomFor(size) {
		if (size < LARGE) return new Uint8Array(size);
		try {
			const memory = new TextMemory(size);
			const text = memory.text(size);
			this.forFiles.set(text.buffer, memory);
			return text;
		} catch {
			return new Uint8Array(size);
		}
	}
	run(bytes, scan) {
		const isKept = bytes.length <= MAX_KEPT;
		if (isKept && this.isRefused) return void 0;
		const forFile = this.forFiles.get(bytes.buffer);
		try {
			return scan(forFile?.isWhole(bytes) === true ? forFile : this.copied(bytes, isKept));
		} catch {
			this.isRefused ||= isKept;
			return;
		}
	}
	copied(bytes, isKept) {
		const memory = (isKept ? this.forCopies : void 0) ?? new TextMemory(bytes.length);
		if (isKept) this.forCopies = memory;
		memory.copy(bytes);
		return memory;
	}
};
const known = /* @__PURE__ */ new WeakMap();
function roomForText(size) {
	return prescanner.roomFor(size);
}
function prescan(bytes) {
	return bytes.length < MIN_KNOWN ? prescanned(bytes) : getOrInsert(known, identityOf(bytes), () => prescanned(bytes));
}
function prescanned(bytes) {
	return prescanner.run(bytes, (memory) => memory.prescan(bytes.length)) ?? suspectEverything(bytes);
}
function mayHoldCredentials(bytes) {
	return prescanner.run(bytes, (memory) => memory.mayHoldCredentials(bytes.length)) ?? true;
}
function suspectEverything(bytes) {
	const scanner = new Scanner(bytes);
	let open = 0;
	let depth = 0;
	let members = 0;
	for (let kind = scanner.next(); kind !== Token.end; kind = scanner.next()) if (kind === Token.openObject || kind === Token.openArray) depth = Math.max(depth, ++open);
	else if (kind === Token.closeObject || kind === Token.closeArray) open--;
	else if (kind === Token.colon) members++;
	const inside = {
		...SUSPECTED,
		depth: Number.POSITIVE_INFINITY,
		members: 0
	};
	return {
		surface: {
			...SUSPECTED,
			depth,
			members
		},
		inside,
		secretHints: true,
		cuts: []
	};
}
const SUSPECTED = {
	keysToCheck: true,
	escapedKeys: true,
	numbersToCheck: true,
	surrogatesToCheck: true
};
const TEXT = 65536;
const RESULT = 64;
const PAGE = 65536;
const MAX_PAGES = 32767;
var TextMemory = class {
	size;
	memory;
	scan;
	constructor(size) {
		this.size = size;
		this.memory = new WebAssembly.Memory({
			initial: pagesFor(size),
			maximum: MAX_PAGES,
			shared: true
		});
	}
	text(size) {
		return new Uint8Array(this.memory.buffer, TEXT, size);
	}
	isWhole({ byteOffset, length }) {
		return byteOffset === TEXT && length === this.size;
	}
	prescan(length) {
		this.scan ??= compiled(this.memory);
		this.scan.prescan(length);
		const found = new Int32Array(this.memory.buffer, RESULT, 15);
		return {
			surface: levelOf(found.subarray(0, 6)),
			inside: levelOf(found.subarray(6, 12)),
			secretHints: found[12] === 1,
			cuts: cutsOf(new Int32Array(this.memory.buffer, found[14], 3 * (found[13] ?? 0)))
		};
	}
	mayHoldCredentials(length) {
		this.scan ??= compiled(this.memory);
		return this.scan.mayHoldCredentials(length) !== 0;
	}
	copy(bytes) {
		const missing = pagesFor(bytes.length) - this.memory.buffer.byteLength / PAGE;
		if (missing > 0) this.memory.grow(missing);
		this.text(bytes.length).set(bytes);
	}
};
function pagesFor(size) {
	return Math.ceil(size / PAGE) + 2;
}
let program;
function compiled(memory) {
	program ??= new WebAssembly.Module(Uint8Array.from(atob(prescanWasm), (char) => char.charCodeAt(0)));
	const { exports } = new WebAssembly.Instance(program, { env: { memory } });
	const { prescan, mayHoldCredentials } = exports;
	return {
		prescan,
		mayHoldCredentials
	};
}
function levelOf(found) {
	const [depth = 0, members = 0, keysToCheck, escapedKeys, numbersToCheck, surrogatesToCheck] = found;
	return {
		depth,
		members,
		keysToCheck: keysToCheck === 1,
		escapedKeys: escapedKeys === 1,
		numbersToCheck: numbersToCheck === 1,
		surrogatesToCheck: surrogatesToCheck === 1
	};
}
function cutsOf(found) {
	const cuts = [];
	for (let index = 0; index < found.length; index += 3) {
		const [at = 0, start = 0, end = 0] = found.subarray(index, index + 3);
		cuts.push({
			at,
			section: span(start, end)
		});
	}
	return cuts;
}
const prescanner = new Prescanner();
// src/bytes/scan/redactor.ts
const MASK = "***";
const SHORT = 6;
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
	addFrom(bytes) {
		for (const { text } of findRawSecrets(bytes)) for (const part of plainSpelling(text).text.split(/["\\]+/)) this.inFiles.add(part);
		this.fileMask = void 0;
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
function beginnings(key, text) {
	const found = [];
	const head = key.slice(0, HEAD);
	if (head.length < HEAD) return found;
	for (let start = text.indexOf(head); start !== -1; start = text.indexOf(head, start + 1)) {
		let length = HEAD;
		while (length < key.length && text[start + length] === key[length]) length++;
		found.push({
			start,
			end: start + length
		});
	}
	return found;
}
function occurrences(secret, text) {
	const found = [];
	if (secret === "") return found;
	for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1)) {
		const end = start + secret.length;
		if (secret.length >= SHORT || !isWord(text[start - 1]) && !isWord(text[end])) found.push({
			start,
			end
		});
	}
	return found;
}
function isWord(character) {
	return character !== void 0 && /[\w-]/.test(character);
}
// src/verdict/report/workflow-commands.ts
const OLD_COMMAND = /##([\w.]{0,20})\[/g;
const COMMAND_LINE = /^([\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)::/gm;
function withoutCommands(text) {
	return text.replaceAll(OLD_COMMAND, "## $1[").replaceAll(COMMAND_LINE, "$1: :");
}
function mayHoldCommands(text) {
	return text.search(OLD_COMMAND) !== -1 || text.search(COMMAND_LINE) !== -1;
}
function jsonWithoutCommands(value, indentation) {
	return jsonTextWithoutCommands(JSON.stringify(value, null, indentation));
}
function jsonTextWithoutCommands(json) {
	return visibleJson(json).replaceAll(OLD_COMMAND, "##$1\\u005b");
}
const IN_NAMES = "	\r\n";
function annotation(level, properties, text) {
	return `::${level} ${Object.entries(properties).map(([name, value]) => {
		return `${name}=${escaped(printable(String(value), IN_NAMES).replaceAll(OLD_COMMAND, "## $1[")).replaceAll(":", "%3A").replaceAll(",", "%2C")}`;
	}).join(",")}::${escaped(withoutCommands(text))}\n`;
}
function escaped(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
exports.ANYTHING = ANYTHING;
exports.ARRAY = ARRAY;
exports.AXES = AXES;
exports.BOOLEAN = BOOLEAN;
exports.BYTES = BYTES;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.COMPLETED_FIELDS = COMPLETED_FIELDS;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.FIELDS = FIELDS;
exports.FIXED_FIELDS = FIXED_FIELDS;
exports.FUNCTION = FUNCTION;
exports.LEVELS = LEVELS;
exports.LookAlikes = LookAlikes;
exports.NOTHING_OWNED = NOTHING_OWNED;
exports.NO_REMOVALS = NO_REMOVALS;
exports.NO_ROTATION = NO_ROTATION;
exports.NUMBER = NUMBER$1;
exports.OBJECT = OBJECT;
exports.OWN_FIELDS = OWN_FIELDS;
exports.PRESETS = PRESETS;
exports.RECORD_NAMES = RECORD_NAMES;
exports.RECORD_WORDS = RECORD_WORDS;
exports.Redactor = Redactor;
exports.SHARED_FIELDS = SHARED_FIELDS;
exports.SIGNAL = SIGNAL;
exports.SIGNED_URL = SIGNED_URL;
exports.SLIPS = SLIPS;
exports.STRING = STRING;
exports.Scanner = Scanner;
exports.SecretMask = SecretMask;
exports.Token = Token;
exports.TooManyCredentialsError = TooManyCredentialsError;
exports.Utf8Cursor = Utf8Cursor;
exports.VECTORS = VECTORS;
exports.addTo = addTo;
exports.annotation = annotation;
exports.aroundAxis = aroundAxis;
exports.arrayField = arrayField;
exports.asciiText = asciiText;
exports.beginsLikeJson = beginsLikeJson;
exports.briefPointer = briefPointer;
exports.byteOffset = byteOffset;
exports.byteOrderMarkLength = byteOrderMarkLength;
exports.bytesInto = bytesInto;
exports.bytesOf = bytesOf;
exports.bytesOf$1 = bytesOf$1;
exports.bytesText = bytesText;
exports.capitalized = capitalized;
exports.characterEnd = characterEnd;
exports.characterLength = characterLength;
exports.childOf = childOf;
exports.classify = classify;
exports.counted = counted;
exports.cutMiddle = cutMiddle;
exports.decodeLoosely = decodeLoosely;
exports.decodeString = decodeString;
exports.decodeUtf8 = decodeUtf8;
exports.decodedOffset = decodedOffset;
exports.decodedURI = decodedURI;
exports.defineRule = defineRule;
exports.didYouMean = didYouMean;
exports.documentedFieldCount = documentedFieldCount;
exports.either = either;
exports.emptyJson = emptyJson;
exports.escapeLength = escapeLength;
exports.fieldWords = fieldWords;
exports.fieldWords$1 = fieldWords$1;
exports.findInvalidUtf8 = findInvalidUtf8;
exports.findRawSecrets = findRawSecrets;
exports.findSchemaFaults = findSchemaFaults;
exports.findSecrets = findSecrets;
exports.firstWhere = firstWhere;
exports.formatPointer = formatPointer;
exports.fourDigits = fourDigits;
exports.getOrInsert = getOrInsert;
exports.groupedBy = groupedBy;
exports.hasContent = hasContent;
exports.hasMember = hasMember;
exports.hasPlainSpelling = hasPlainSpelling;
exports.hasUnpaired = hasUnpaired;
exports.hexUnit = hexUnit;
exports.holdsJson = holdsJson;
exports.integerField = integerField;
exports.invisibleLength = invisibleLength;
exports.isAtLeast = isAtLeast;
exports.isBlank = isBlank;
exports.isContinuation = isContinuation;
exports.isCredentialName = isCredentialName;
exports.isHighSurrogate = isHighSurrogate;
exports.isJson = isJson;
exports.isKeyOfValue = isKeyOfValue;
exports.isLineEnd = isLineEnd;
exports.isLowSurrogate = isLowSurrogate;
exports.isObject = isObject;
exports.isOneEdit = isOneEdit;
exports.isRequired = isRequired;
exports.isRuleLevel = isRuleLevel;
exports.isSpace = isSpace;
exports.isSubscriptionType = isSubscriptionType;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.keysOf = keysOf;
exports.kindNamesOf = kindNamesOf;
exports.levelFor = levelFor;
exports.levelOfKind = levelOfKind;
exports.levelWhenOn = levelWhenOn;
exports.listOf = listOf;
exports.listed = listed;
exports.lookAlikeNote = lookAlikeNote;
exports.maskedInSyntax = maskedInSyntax;
exports.mayBeEmpty = mayBeEmpty;
exports.mayHoldCommands = mayHoldCommands;
exports.mayHoldCredentials = mayHoldCredentials;
exports.mayHoldSecrets = mayHoldSecrets;
exports.meantName = meantName;
exports.meantType = meantType;
exports.member = member;
exports.membersOf = membersOf;
exports.mostSimilar = mostSimilar;
exports.nearest = nearest;
exports.nearestName = nearestName;
exports.numberField = numberField;
exports.objectField = objectField;
exports.objectWith = objectWith;
exports.oneOf = oneOf;
exports.otherEncoding = otherEncoding;
exports.otherForm = otherForm;
exports.ownedComplaints = ownedComplaints;
exports.pagePath = pagePath;
exports.pagesOf = pagesOf;
exports.parseJson = parseJson;
exports.parsePointer = parsePointer;
exports.pathGlobFault = pathGlobFault;
exports.pathMatcher = pathMatcher;
exports.placeGlobFault = placeGlobFault;
exports.placeMatcher = placeMatcher;
exports.placeText = placeText;
exports.plainJson = plainJson;
exports.prescan = prescan;
exports.presetChoices = presetChoices;
exports.printable = printable;
exports.protectFault = protectFault;
exports.quoteValue = quoteValue;
exports.readKeys = readKeys;
exports.readOptions = readOptions;
exports.readRemovalLimit = readRemovalLimit;
exports.readValue = readValue;
exports.removalLimitOf = removalLimitOf;
exports.requireArgument = requireArgument;
exports.requireBytes = requireBytes;
exports.requireFields = requireFields;
exports.requireJson = requireJson;
exports.requireWhole = requireWhole;
exports.resemblesField = resemblesField;
exports.roomForText = roomForText;
exports.rulesOfPlugin = rulesOfPlugin;
exports.saysOf = saysOf;
exports.setMember = setMember;
exports.shownPointer = shownPointer;
exports.skipBlanks = skipBlanks;
exports.skipSpace = skipSpace;
exports.sourceOffsets = sourceOffsets;
exports.span = span;
exports.splitKind = splitKind;
exports.stepKey = stepKey;
exports.stringText = stringText;
exports.textField = textField;
exports.textOf = textOf;
exports.tryJsonParse = tryJsonParse;
exports.tryParseJson = tryParseJson;
exports.turnText = turnText;
exports.unitLength = unitLength;
exports.urlOf = urlOf;
exports.utf8Length = utf8Length;
exports.utf8Offsets = utf8Offsets;
exports.valuesOf = valuesOf;
exports.vectorText = vectorText;
exports.visible = visible;
exports.withArticle = withArticle;
exports.withEscapedKeys = withEscapedKeys;
exports.withMember = withMember;
exports.withoutCommands = withoutCommands;
exports.withoutMember = withoutMember;
exports.withoutSecrets = withoutSecrets;
exports.worstFirst = worstFirst;
