"use strict";
const leven = require("leven");
// src/text/in-words.ts
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
// src/json/pointer.ts
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
// src/json/value.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function member(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function memberOf(value, key) {
	return isObject(value) ? member(value, key) : void 0;
}
function childOf(value, step) {
	return Array.isArray(value) ? value[Number(step)] : memberOf(value, String(step));
}
function jsonType(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return typeof value;
}
// src/json/quote.ts
const MAX_LENGTH$2 = 60;
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
		for (const key in object) {
			if (this.isFull) return;
			if (!Object.hasOwn(object, key)) continue;
			this.add(separator);
			this.string(key);
			this.add(":");
			this.value(object[key] ?? null);
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
		this.isFull = this.shown.length + piece.length > MAX_LENGTH$2 && piece !== this.closing;
		this.shown += this.isFull ? `\u2026${this.closing}` : piece;
	}
};
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const INVISIBLE_BUT_LF = new RegExp(`${INVISIBLE.source}(?<!\\n)`, "gu");
function visible(character) {
	if (!INVISIBLE.test(character)) return character;
	const short = JSON.stringify(character).slice(1, -1);
	return short === character ? escaped(character) : short;
}
function escaped(character) {
	let shown = "";
	for (let at = 0; at < character.length; at++) shown += `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
	return shown;
}
function visibleJson(json) {
	return json.replaceAll(INVISIBLE_BUT_LF, escaped);
}
function printable(text, kept = "") {
	if (!INVISIBLE.test(text)) return text;
	let shown = "";
	for (const character of text) shown += kept.includes(character) ? character : visible(character);
	return shown;
}
// src/lint/place-glob.ts
const INTO_STRING = /#(?=[/#]|$)/;
const MAX_LENGTH$1 = 1e3;
const ANY_STEPS = "**";
const ANY_TEXT = "*";
function placeMatcher(glob) {
	const parts = glob.split(INTO_STRING).map(parsePointer);
	const coversInside = parts.at(-1)?.at(-1) === ANY_STEPS;
	return (pointer, embedded) => {
		const deeper = embedded.length + 1 - parts.length;
		if (deeper < 0 || deeper > 0 && !coversInside) return false;
		return parts.every((part, index) => {
			return matchesInTurn(part, parsePointer(index === 0 ? pointer : embedded[index - 1] ?? ""));
		});
	};
}
function placeGlobFault(glob) {
	if (glob.length > MAX_LENGTH$1) return `a pointer glob has at most ${MAX_LENGTH$1.toLocaleString("en")} characters, and ${quoteValue(glob)} has more`;
	for (const part of glob.split(INTO_STRING)) {
		if (part !== "" && !part.startsWith("/")) return `${JSON.stringify(glob)} is not a pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"`;
		if (/~(?![01])/.test(part)) return `${JSON.stringify(glob)} is not a pointer glob: write "~" in a key as "~0", and "/" as "~1"`;
	}
}
function matchesStep(wanted, step) {
	const [first = "", ...middle] = wanted.split(ANY_TEXT);
	const last = middle.pop();
	if (last === void 0) return wanted === step;
	if (first.length + last.length > step.length || !step.startsWith(first) || !step.endsWith(last)) return false;
	let at = first.length;
	for (const piece of middle) {
		const found = step.indexOf(piece, at);
		if (found < 0) return false;
		at = found + piece.length;
	}
	return at <= step.length - last.length;
}
function matchesInTurn(pattern, steps) {
	let at = 0;
	let retryAt = -1;
	let retryFrom = 0;
	for (let index = 0; index < steps.length;) {
		const wanted = pattern[at];
		if (wanted === ANY_STEPS) {
			retryAt = ++at;
			retryFrom = index;
		} else if (wanted !== void 0 && matchesStep(wanted, steps[index] ?? "")) {
			at++;
			index++;
		} else if (retryAt >= 0) {
			at = retryAt;
			index = ++retryFrom;
		} else return false;
	}
	return pattern.slice(at).every((rest) => rest === ANY_STEPS);
}
// src/lint/protect.ts
const PROTECTABLE = [
	"items",
	"quests",
	"settings",
	"logic"
];
const BEGINNINGS = PROTECTABLE.map((name) => `${name}/`);
function conflictFault(pattern) {
	return /^roomTasks(?:#|$)/.test(pattern) ? placeGlobFault(`/${pattern}`) : protectFault(pattern);
}
function protectFault(pattern) {
	if (pattern === "roomTasks") return void 0;
	const [section, ...key] = pattern.split("/");
	if (!PROTECTABLE.some((name) => name === section) || key.join("") === "") return `${JSON.stringify(pattern)} must begin with ${listed(BEGINNINGS, "or")}, such as items/12`;
	return placeGlobFault(`/${pattern}`);
}
// src/lint/preset.ts
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
// src/text/nearest.ts
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
// src/text/characters.ts
function bytesOf(characters) {
	return Array.from(characters, (character) => character.charCodeAt(0));
}
// src/text/span.ts
function byteOffset(bytes) {
	return bytes;
}
function span(start, end) {
	return {
		start: byteOffset(start),
		end: byteOffset(end)
	};
}
// src/text/encoding.ts
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
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
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
// src/json/escapes.ts
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
function characterAt(bytes, at, strings) {
	if (strings === 0) return {
		character: bytes[at] ?? NaN,
		end: at + 1
	};
	const first = characterAt(bytes, at, strings - 1);
	if (first.character !== 92) return first;
	const escaped = characterAt(bytes, first.end, strings - 1);
	if (escaped.character !== 117) return escaped;
	let { end } = escaped;
	let unit = 0;
	for (let digit = 0; digit < 4; digit++) {
		const next = characterAt(bytes, end, strings - 1);
		unit = unit * 16 + hexDigit(next.character);
		end = next.end;
	}
	return {
		character: unit,
		end
	};
}
// src/json/token-shapes.ts
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
	return LITERALS.some((literal) => literal.length === end - start && literal.every((byte, index) => bytes[start + index] === byte));
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
// src/json/tokens.ts
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
	[Class.punctuation, bytesOf("{}[]:,")],
	[Class.quote, [34]],
	[Class.apostrophe, [39]],
	[Class.slash, [47, 35]],
	[Class.numeric, bytesOf("0123456789+-.")],
	[Class.word, bytesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$")],
	[Class.word, Array.from({ length: 128 }, (_, index) => 128 + index)]
]);
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 32 && byte !== 34 && byte !== 92 ? 1 : 0);
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
			if (byte >= 128 && (isCurlyQuote(bytes, at) || invisibleLength(bytes, at) > 0)) break;
			at++;
		}
		return this.close(isNumber(bytes, start, at) ? Token.number : Token.faultyNumber, at);
	}
	word(start) {
		const { bytes, limit } = this;
		if (isCurlyQuote(bytes, start)) return this.curlyQuoted(start);
		let at = start;
		for (let length = invisibleLength(bytes, at); length > 0; length = invisibleLength(bytes, at)) at += length;
		if (at > start) return this.close(Token.stray, Math.min(at, limit));
		at++;
		while (at < limit) {
			const byte = bytes[at];
			const byteClass = classOf[byte];
			if (byteClass !== Class.word && byteClass !== Class.numeric) break;
			if (byte >= 128 && (isCurlyQuote(bytes, at) || invisibleLength(bytes, at) > 0)) break;
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
		if (start < this.noApostropheBefore) return this.close(Token.stray, start + 1);
		let at = start + 1;
		while (at < limit) {
			const byte = bytes[at];
			if (byte === 39) return this.close(Token.singleQuoted, at + 1);
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
// src/scan/compiled/prescan-wasm.js
const prescanWasm = "AGFzbQEAAAABJgdgAn9/AX9gAX8Bf2ADf39/AGAEf39/fwF/YAF/AGACf38AYAAAAhIBA2VudgZtZW1vcnkCAwL//wEDGBcEAQMBAAIBAwAAAQACAAEFAgYAAAEAAQYkB38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALBygDBWJlZ2luABQHYWR2YW5jZQAVEm1heUhvbGRDcmVkZW50aWFscwAWCAERDAEjCt1jF/sDAQd/IAAtAAAiAUEjRyABQT9HcQR/IAFBO0cFQQALBEAgACMAEAlBAEckAwUgACMETgRAIwAhAyAAQQFqIQACQANAIAAgA0gEQCAAIQEgAC0AACIFQSJGIAVBIE1yDQJBACAAayEBIAVBIHJB9QBGBH8Cf0EAIQJBACAAQQFqIgZB/IUCKAIAQQF2aiADSg0AGgNAIAJB/IUCKAIAQQF2IgRIBEAgAiAGai0AAEEgciEHQQAgAiAETwR/QX8FIAJBAXRBgIYCai8BAAsgB0cNAhogAkEBaiECDAELC0EBCwVBAAsNAiAFQSByQfMARgRAQQAgAGshAQJ/QQAhAkEAIABBAWoiBEGchwIoAgBBAXZqIANKDQAaA0AgAkGchwIoAgBBAXYiBUgEQCACIARqLQAAQSByIQZBACACIAVPBH9BfwUgAkEBdEGghwJqLwEACyAGRw0CGiACQQFqIQIMAQsLQQELDQMCf0EAIQJBACAEQbyHAigCAEEBdmogA0oNABoDQCACQbyHAigCAEEBdiIFSARAIAIgBGotAABBIHIhBkEAIAIgBU8Ef0F/BSACQQF0QcCHAmovAQALIAZHDQIaIAJBAWohAgwBCwtBAQsNAwsgAEEBaiEADAELCyAAIQELQQAgAWsgASABQQBIIgAbJAQgACQDCwsL1wEAIABBgMAASARAIABBzwZGIABBrQFGciAAQZwMRnIgAEHfIkZyIABB4CJGcgRAQQEPCyAAQbUvRiAAQbQvRnIEf0EBBSAAQY8wTCAAQYswTnELDwsgAEHvwABMBEBBASAAQeDAAE4gAEGPwABMIABBi8AATnEEf0EBBSAAQa7AAEwgAEGqwABOcQsbDwsgAEHk4gBGIABBgNAARnIgAEGg/wNGcgRAQQEPCyAAQY/8A0wgAEGA/ANOcSAAQf/9A0ZyBH9BAQUgAEH7/wNMIABB+f8DTnELC70CAQF/IAJBFGsoAhBBAXYEfyACLwEABUF/CyAALQAAQSByRwR/QQAFAn9BACAAIAJBFGsoAhBBAXZqIAFKDQAaA0AgAkEUaygCEEEBdiIBIARKBEBBACABIARNBH9BfwUgAiAEQQF0ai8BAAsgACAEai0AAEEgckcNAhogBEEBaiEEDAELC0EBCwtFBEBBAA8LIAAgAkEUaygCEEEBdmoiAC0AAEEtRgR/QQEFIAAtAABB3wBGCwR/QQEFIAAtAABBLkYLBH9BAQUgAC0AAEEgRgsEfyAAQQJqIABBAWoiACAALQAAQS1GBH9BAQUgAC0AAEHfAEYLBH9BAQUgAC0AAEEuRgsEf0EBBSAALQAAQSBGCxsFIAALLQAAIgBBJUYgAEGAAU9yIABBJkZyIABB3ABGciAAQSByIANGcgu8AQEBfwNAIAAjAUgEQCAAIgFBAWohACABLQAAQYAEai0AACIBRQ0BIAFBAUYEQCAADwsgAUECRgRAIABBAWohASAALQAAIgBB3ABGIABB9QBGcgR/IAFBAmsiASEAA0AgACMASAR/IAAtAABB3ABGBUEACwRAIABBAWohAAwBCwsgACAAIAFrIgFBABAFIABBAWogACABQQJvQQFGGwUgAQshAAUjA0UEQCAAQQFrEAALCwwBCwtBASQCIAAL6AcBBH8DQCAAIwFIBEAgACICQQFqIQAgAi0AACICQSBNDQEgAkHcAEYEQCAALQAAQSJGBEAgAQR/QQAhBEEAIQMgAEEBaiIFIQACfwNAIAAjAEgEQCAAIgJBAWohACACLQAAIgJB3ABGBEAgAC0AAEEiRgRAQYCAASAEIAMQECMDRQRAIABBAWsiAyAFa0EPRgR/An9BACECQQAgBUHshwIoAgBBAXZqIANKDQAaA0AgAkHshwIoAgBBAXYiA0gEQCACIAVqLQAAQSByIQRBACACIANPBH9BfwUgAkEBdEHwhwJqLwEACyAERw0CGiACQQFqIQIMAQsLQQELBUEACyQDCyAAQQFqDAQLQYyAAUEBOgAAIAUQBgwDC0EAIABrIAJBIkYNAhojA0UgAkGABGotAABBA0ZxBEAgAEEBaxAACyACIARzQZODgAhsIgQgA0EFdCADa2ohAwwBCwsgAAsFIABBAWoQBgsiAEEASARAQQAgAGsPCwUgAC0AAEH1AEYEQCAAQQFBARAMBSAALQAAQdwARgRAIABBAWpBAkEBEAULCyAAQQFqIQALBSACQSJGBEAgAA8FIAJBLEYEQEGNgAEtAAAhAQUgAkE5TQRAIAJBME8EQCAAQYCAARANIQAFIwNFIAJBgARqLQAAQQNGcQRAIABBAWsQAAsLBSACQTpGBEBBhIABQYSAASgCAEEBajYCAEEAIQEFIAJB+wBGBEBBlIABQZSAASgCAEEBajYCAEGUgAEoAgBBgIABKAIASgRAQYCAAUGUgAEoAgA2AgALQZSAASgCAEHoB0wEQEGYgAFBkIABKAIANgIAQY2AAUEBOgAAQZSAASgCAEEMbEGQgAFqIgFBmIABKAIANgIAIAFBADYCBCABQQA2AggLQQEhAQUgAkHbAEYEQEGUgAFBlIABKAIAQQFqNgIAQZSAASgCAEGAgAEoAgBKBEBBgIABQZSAASgCADYCAAtBlIABKAIAQegHTARAQZiAAUEANgIAQY2AAUEAOgAAQZSAASgCAEEMbEGQgAFqIgFBmIABKAIANgIAIAFBADYCBCABQQA2AggLQQAhAQUgAkHdAEYgAkH9AEZyBEACQEGUgAEoAgAiAkUNAEGUgAEgAkEBazYCAEGUgAEoAgBB6AdODQBBmIABKAIAIgIEQEGQgAEgAjYCAAtBmIABQZSAASgCACICBH8gAkEMbEGQgAFqKAIABUEACzYCAEGNgAFBmIABKAIAQQBHOgAACwUjA0UgAkGABGotAABBA0ZxBEAgAEEBaxAACwsLCwsLCwsLDAELCyMCRQRAQQIkAgsgAUEARyQGIAALIwAgAC0AAEH1AEYEQCAAIAEgAhAMBSMDRQRAIAAQCiQDCwsL1AEBAX8DQCAAIwFIBEAgACIBQQFqIQAgAS0AAEGABGotAAAiAUUNASABQQFGBEBBACAAaw8LIAFBA0YEQCMDRQRAIABBAWsQAAsMAgsgAC0AAEEiRgRAIABBAWoPCyAAQQFrIQEDQCAAIwBIBH8gAC0AAEHcAEYFQQALBEAgAEEBaiEADAELCyAAIAFrIQEgAC0AAEEiRgRAIAFBAXFFBEBBfyAAaw8LIABBAWohACABQQFrQQJtQQFxRQRAIAAPCwUgACABQQEQBQsMAQsLQQMkAiAAC7ICAQR/IAAhBANAIAQgAEEIakggASAESnEEQAJ/QQAhBUEAIAQgAkEUaygCEEEBdmogAUoNABoDQCAFIAJBFGsoAhBBAXYiBkgEQCAEIAVqLQAAQSByIQdBACAFIAZPBH9BfwUgAiAFQQF0ai8BAAsgB0cNAhogBUEBaiEFDAELC0EBCwR/QQEFAn9BACEFQQAgBCADQRRrKAIQQQF2aiABSg0AGgNAIAUgA0EUaygCEEEBdiIGSARAIAQgBWotAABBIHIhB0EAIAUgBk8Ef0F/BSADIAVBAXRqLwEACyAHRw0CGiAFQQFqIQUMAQsLQQELCwRAQQEPCyAELQAAQSByIgVB+gBNIAVB4QBPcQR/IARBAWstAABB3ABHBUEACwRAQQAPCyAEQQFqIQQMAQsLQQALywMBBX8gAEEBaiEEA0AgBCAAQQRqTARAIAQtAAAiA0EwayEFAkAgA0E5TSADQTBPcQ0AIANBIHIiBkHXAGshBSAGQeYATCAGQeEATnENAEHkAEHjACADQdwARiADQYABT3IgA0ElRnIgA0EmRnIbIQULIAVBD0oEQEEADwsgAkEEdCAFaiECIARBAWohBAwBCwsgAkGZ/gNMIAJBkP4DTnEEf0EBBSACQbr+A0wgAkGh/gNOcSACQb/+A0ZyBH9BAQUgAkHa/gNMIAJBwf4DTnELCwRAQQEPCyAAIAFrQQFrIgFBAEgEf0EiBSABLQAACyEAIAJBlsAASAR/IAJB1wVGIAJBkMAATnIFIAJBksQARiACQcPAAEZyIAJBls8ARnIgAkHY/ANGciACQeP8A0ZyIAJBjf4DRnILBEAgAEEgciIAQeQARiAAQfgARnIPCyAAQYABTgR/QQAFIABBIkYEf0EABSAAQSBMBH9BAAUgAhABCwsLRQRAQQAPCyABQQVOIgAEQCABQQRrLQAAQfUARiEACyAABH8gAUEFay0AAEHcAEYFIAALBH8gAUEDay0AAEEwRgR/IAFBAmstAABBMEYFQQALBUEBCwuDCAEBfyAALQAAIgJBgAFPBEAgACABEBIPCwJAAkACQAJAAkACQCACQSVHBEAgAkEmRg0BIAJBLUYNAiACQd8ARg0CIAJBwABGDQMgAkHBAEYNBCACQdUARg0FDAYLAn9BACAAQQFqIgBBAWoiAiABTg0AGiACLQAAQSByIQFBASAALQAAIgJBIHJB9QBGDQAaIAJBN00gAkEyT3EEQCABQTZGIAJBMkZxBH9BAQUCfyAAQQFqLQAAQSByIgFBM0YgAUHkAEZyIAFBNUZyIAAtAAAiAEEyRg0AGiABQeYARiABQeEASXIgAEEzRg0AGiAAQTRPCwsMAQsgAUEyRiIAIAFB5ABGciACQSByIgJB4wBGDQAaIAAgAUExRnIgAUHmAEZyIAJB5QBGDQAaIAFBM0YgAkHmAEZxCw8LIABBAWogARALDwsCfyAAQQFqIQJBACEAQQAgAkG8hQIoAgBBAXZqIAFKDQAaA0BBvIUCKAIAQQF2IgEgAEoEQEEAIAAgAU8Ef0F/BSAAQQF0QcCFAmovAQALIAAgAmotAABBIHJHDQIaIABBAWohAAwBCwtBAQsPCwJ/QQAgAEEBayIBLQAAIgJBL0YgAkEgTXINABoDQCABIABB6AdrSiABQQBOcQRAQQEgAS0AACICQS9GIAJBOkZyIAJB3ABGciACQSVGciACQTtGcg0CGkEAIAJBIkYgAkEgTXIgAkHAAEZyDQIaIAFBAWshAQwBCwtBAQsPCyAAQQFqLQAAQcsARgR/QQEFIABBAWotAABB0wBGCwR/An8gAEECaiECQQAhAEEAIAJB3IUCKAIAQQF2aiABSg0AGgNAQdyFAigCAEEBdiIBIABKBEBBACAAIAFPBH9BfwUgAEEBdEHghQJqLwEACyAAIAJqLQAAQSByRw0CGiAAQQFqIQAMAQsLQQELBUEACw8LAn8gAEEBaiECQQAhAEEAIAJB/IUCKAIAQQF2aiABSg0AGgNAQfyFAigCAEEBdiIBIABKBEBBACAAIAFPBH9BfwUgAEEBdEGAhgJqLwEACyAAIAJqLQAAQSByRw0CGiAAQQFqIQAMAQsLQQELDwsgAEEBaiIALQAAQSVGBH9BAQUgAC0AAEEtRgR/QQEFIAAtAABB3wBGCwR/QQEFIAAtAABBLkYLBH9BAQUgAC0AAEEgRgsEQCAAQQJqIABBAWoiACAALQAAQS1GBH9BAQUgAC0AAEHfAEYLBH9BAQUgAC0AAEEuRgsEf0EBBSAALQAAQSBGCxshAAsgACABQaCGAkHrABACBH9BAQUgACABQcCGAkHrABACCwR/QQEFIAAgAUHghgJB8wAQAgsEf0EBBSAAIAFBgIcCQfMAEAILCwuGAQEBfyAALQAAIgFBN00gAUEwT3EEQEEBDwsgAUHfAEYgAUEtRnIEf0EBBSABQfgARgR/IABBAWoiAC0AACEBAn8gAEEBai0AAEEgciIAQTNGIABB5ABGciAAQTVGciABQTJGDQAaIABB5gBGIABB4QBJciABQTNGDQAaIAFBNE8LBUEACwsLzBQBBX8gACECA0ACf0EAIQNBACACQZyAAigCAEEBdmogAUoNABoDQCADQZyAAigCAEEBdiIESARAIAIgA2otAABBIHIhBUEAIAMgBE8Ef0F/BSADQQF0QaCAAmovAQALIAVHDQIaIANBAWohAwwBCwtBAQsEQCACQQNqIgItAABBO0YEQCACQQFqIQILDAELCyACLQAAIgNBI0YEQAJ/IAJBAWohA0EAIQIgASADSiIABEAgAy0AAEEgckH4AEYhAAtBEEEKIAAbIQUgA0EBaiADIAAbIQMDQCABIANKBEACQCADLQAAIgZBMGshAAJAIAZBOU0gBkEwT3ENACAGQSByIgRB1wBrIQAgBEHmAEwgBEHhAE5xDQBB5ABB4wAgBkHcAEYgBkGAAU9yIAZBJUZyIAZBJkZyGyEACyAAIAVOBEBBASAAQeQARg0EGgwBC0EBIAIgBWwgAGoiAkGAME4NAxogA0EBaiEDDAILCwsgAkEuRiACQS1GciACQT9OcgR/QQEFIAJBOUwgAkEwTnEgAkEjRnIgAkElRnIgAkEmRnILIAJBwQBIDQAaIAJBrQFGIAJB/wBIciACQc8GRnIgAkHXBUZyBH9BAQUgAhABCwsPCyAAIAJIBH8gA0ElRiADQdwARnIgA0EmRnIgA0GAAU9yBUEACwRAQQEPCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgA0EgckHiAGsOGQABAg0NDQMNDQ0EBQYNBwgJCg0LDQ0NDQwNCwJ/QQAhAEEAIAJBvIACKAIAQQF2aiABSg0AGgNAIABBvIACKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBwIACai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LAn9BACEAQQAgAkHcgAIoAgBBAXZqIAFKDQAaA0AgAEHcgAIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHggAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQfyAAigCAEEBdmogAUoNABoDQCAAQfyAAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QYCBAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPCwJ/QQAhAEEAIAJBnIECKAIAQQF2aiABSg0AGgNAIABBnIECKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRBoIECai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/An9BACEAQQAgAkG8gQIoAgBBAXZqIAFKDQAaA0AgAEG8gQIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHAgQJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELBUEBC0UPCwJ/QQAhAEEAIAJB3IECKAIAQQF2aiABSg0AGgNAIABB3IECKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRB4IECai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/QQEFAn9BACEAQQAgAkH8gQIoAgBBAXZqIAFKDQAaA0AgAEH8gQIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGAggJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELCw8LAn9BACEAQQAgAkGcggIoAgBBAXZqIAFKDQAaA0AgAEGcggIoAgBBAXYiA0gEQCAAIAJqLQAAQSByIQRBACAAIANPBH9BfwUgAEEBdEGgggJqLwEACyAERw0CGiAAQQFqIQAMAQsLQQELBH9BAQUCf0EAIQBBACACQbyCAigCAEEBdmogAUoNABoDQCAAQbyCAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QcCCAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsLDwsCf0EAIQBBACACQdyCAigCAEEBdmogAUoNABoDQCAAQdyCAigCAEEBdiIDSARAIAAgAmotAABBIHIhBEEAIAAgA08Ef0F/BSAAQQF0QeCCAmovAQALIARHDQIaIABBAWohAAwBCwtBAQsEf0EBBQJ/QQAhAEEAIAJB/IICKAIAQQF2aiABSg0AGgNAIABB/IICKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRBgIMCai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwsEf0EBBQJ/QQAhAEEAIAJBnIMCKAIAQQF2aiABSg0AGgNAIABBnIMCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRBoIMCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCwsPCwJ/QQAhAEEAIAJBzIMCKAIAQQF2aiABSg0AGgNAIABBzIMCKAIAQQF2IgNIBEAgACACai0AAEEgciEEQQAgACADTwR/QX8FIABBAXRB0IMCai8BAAsgBEcNAhogAEEBaiEADAELC0EBCwR/QQEFAn9BACEAQQAgAkHsgwIoAgBBAXZqIAFKDQAaA0AgAEHsgwIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHwgwJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELCw8LAn9BACEAQQAgAkGMhAIoAgBBAXZqIAFKDQAaA0AgAEGMhAIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEGQhAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQayEAigCAEEBdmogAUoNABoDQCAAQayEAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QbCEAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPCwJ/QQAhAEEAIAJBzIQCKAIAQQF2aiABSg0AGgNAIABBzIQCKAIAQQF2IgFIBEAgACACai0AAEEgciEDQQAgACABTwR/QX8FIABBAXRB0IQCai8BAAsgA0cNAhogAEEBaiEADAELC0EBCw8LAn9BACEAQQAgAkHshAIoAgBBAXZqIAFKDQAaA0AgAEHshAIoAgBBAXYiAUgEQCAAIAJqLQAAQSByIQNBACAAIAFPBH9BfwUgAEEBdEHwhAJqLwEACyADRw0CGiAAQQFqIQAMAQsLQQELDwsCf0EAIQBBACACQZyFAigCAEEBdmogAUoNABoDQCAAQZyFAigCAEEBdiIBSARAIAAgAmotAABBIHIhA0EAIAAgAU8Ef0F/BSAAQQF0QaCFAmovAQALIANHDQIaIABBAWohAAwBCwtBAQsPC0EAC4MGAQZ/IABBAWotAABB+wBGBEBBASQDCyAAQQFqIgMtAABBMEcEf0EBBSADQQFqLQAAQTBHCwR/QQAFIANBAmotAAAiA0E3TSADQTBPcQsEQCACBH8gAUECb0EBRgVBAAsEQEGKgAFBAToAAAsjAwRADwsgAEEDaiIBLQAAIQICfyABQQFqLQAAQSByIgFBM0YgAUHkAEZyIAFBNUZyIAJBMkYNABogAUHmAEYgAUHhAElyIAJBM0YNABogAkE0TwsEf0EBBSAAQQNqLQAAQTJGBH8gAEEEai0AAEE2RgVBAAsEfyAAQQVqIwAQCwVBAAsLQQBHJAMPCyMDRQRAIAAgARAIJAMLIABBAWotAABBIHJB5ABGBEAgACIDQQJqLQAAIgJBOEYiAEUEQCACQTlGIQALIABFBEAgAkEgckHhAEYhAAsgACACQSByQeIARiAAGyEFIAJBwgBLIgAEQCAFRSEAC0EBIAJB5gBNIAAgABsiBCAFGyEGAkBBACABIAFBAWtxIAFBAm9BAUYiBxsNAEEBIAEgBxshCEEAIQYgBQR/An8gA0EFaiIAIQIDQCACIAAgCGpIBEBBACACLQAAQdwARw0CGiACQQFqIQIMAQsLQQAgACAIaiIALQAAQfUARw0AGkEAIABBAWotAABBIHJB5ABHDQAaIABBAmotAABBIHIiAEHjAE8gAEHmAExxCwVBAAsNACABIAhGQQAgBBsEQCADQQVrIAhBAXRrIgBBgIAETgR/An8gACECA0AgAiAAIAhqSARAQQAgAi0AAEHcAEcNAhogAkEBaiECDAELC0EAIAAgCGoiAi0AAEH1AEcNABpBACACQQFqLQAAQSByQeQARw0AGiACQQJqLQAAQSByIgJBOE8gAkHiAExxCwVBAAsEfyAAIQIDQCACQQFrIgMtAABB3ABGBEAgAyECDAELCyAAIAJrQQFxRSAAIAJGIAcbBUEACw0BC0EBIAQgBRshBgsgBgRAQYAIQYCAASABQQJvQQFGG0EBOgAJCwsLugMBBX8gACEDA0AgAyMASARAAkAgAy0AACIGQTlLBEAgBkEgckHlAEcNAUEBIQUFIAZBLkcgBkEwSXEgBkErR3EgBkEtR3ENAQsgA0EBaiEDDAILCwsgAyAAa0EOSiAFcgR/IAEtAAgFQQELRQRAIAECf0EAIQFBACEFQQEgAyAAQQFrIgBrQShKDQAaA0AgACADSAR/IAAtAABBLkcFQQALBH8gAC0AAEEgckHlAEcFQQALBEAgAUEBaiABIAFBAEoEf0EBBSAALQAAQTBHCxsiASEEIABBAWohAAwBCwsgAC0AAEEuRgRAIABBAWohAANAIAAgA0gEfyAALQAAQSByQeUARwVBAAsEQEEBIAUgAC0AAEEwRxshBSABQQFqIAEgAUEASgR/QQEFIAAtAABBMEcLGyEBIABBAWohAAwBCwsLQQEgAUERSg0AGiAFRSAEQQ9KcSAAIANODQAaIABBAWoiAC0AAEEtRiEFA0AgACADSARAIAAtAAAiBkEwTwRAIAZBMGsgAkEKbGohAgtBASACQZgCSg0CGiAAQQFqIQAMAQsLIARBD0ogAUEPSiAFGws6AAgLIAMLNgEBf0GQCCgCACEBQZSAAUEANgIAQZCAASABNgIAQZiAAUEANgIAQY2AAUEAOgAAIABBABAEC+8BAgV/An4gAUEDdCIFIAAoAhBqPwBBEHRrIgJBAEoEQEEQIAJB//8DakGAgARtIgIgAkEQTBtAAEEASARAAAsLIAAoAhBBACAF/AsAIAAoAhghBgNAIAAoAhAiBCAGSgRAIAYpAwAiCEIAUgRAAkAgCEK5893xCX5CIIinIQMDQCADIgJBAWohAyAEIAFBAWsgAnFBA3RqIgIpAwAiByAIUQ0BIAdCAFINAAsgAiAINwMACwsgBkEIaiEGDAELCyAAKAIYIAAoAhAgBfwKAAAgACAFIAAoAhhqNgIQIAAgACgCFEEMbGpBEGogATYCBAuZAwICfgN/IAAtAAsEf0EABSAAKAIYCwR/IAAoAhRB6AdKBUEBCwRADwsgAkELdq0gAa1CFYZCgICAgICAgICAf4SEIQMgACAAKAIUQQxsakEQaiIHKAIEQQBKBEAgBygCBCEFIANCufPd8Ql+QiCIpyECIAAoAhghBgJAAn8DQCACIgFBAWohAkEAIAYgBUEBayABcUEDdGoiASkDACIEIANRDQEaIARCAFINAAsgASADNwMAQQELRQRAIABBAToACwwBCyAHIAcoAghBAWo2AgggBygCBCIBIAcoAghBAXRIBEAgACABQQF0EA8LCw8LIAAoAhghAQNAIAEgACgCEEgEQCABKQMAIANRBEAgAEEBOgALDwsgAUEIaiEBDAELCyAAKAIQQQhqPwBBEHRrIgFBAEoEQEEQIAFB//8DakGAgARtIgEgAUEQTBtAAEEASARAAAsLIAAoAhAgAzcDACAAIAAoAhBBCGo2AhAgACgCECAAKAIYa0HAAUoEQCAAIAAoAhRBDGxqQRBqQRk2AgggAEHAABAPCwsGAEEAJAIL7wMBA38gAAR/IABBAWstAAAFQQALIQIgAEECaiABTgRAQQAPCyAALQAAIgNB7wFGBH8gAEECai0AAEE/cSAAQQFqLQAAQT9xQQZ0QYDgA3JyIgFBmf4DTSABQZD+A09xBH9BAQUgAUG6/gNNIAFBof4DT3EgAUG//gNGcgR/QQEFIAFB2v4DTSABQcH+A09xCwsFQQALBEBBAQ8LIAJBIEwgAkGAAU5yBEBBAA8LIABBAWotAABBP3EhBCAAQQJqLQAAQT9xIQEgA0HgAUkEQCADQR9xQQZ0IARyIgBB1wVGIABBkMAATnIhASAAQZbAAE4EfyAAQZLEAEYgAEHDwABGciAAQZbPAEZyIABB2PwDRnIgAEHj/ANGciAAQY3+A0ZyBSABCwR/IAJBIHIiAEHkAEYgAEH4AEZyBSAAEAELDwsgA0HzAUYEQCAAQQFqLQAAQaABRg8LIANBD3FBDHQgBEEGdHIgAXIiAUHXBUYgAUGQwABOciEDIAFBlsAATgR/IAFBksQARiABQcPAAEZyIAFBls8ARnIgAUHY/ANGciABQeP8A0ZyIAFBjf4DRnIFIAMLBEAgAkEgciIAQeQARiAAQfgARnIPCyABEAEEfyABQY/8A0YEfyAAQQNqLQAAQeIBRgVBAAsFQQELRQucCAEFfyMFIQUDQCAAIAFIBEAgACICQQFqIQAgAi0AACICQSBGBEADQCAAIAFIBH8gAC0AAEEgRgVBAAsEQCAAQQFqIQAMAQsLBSACQSJGBEAgBQRAQQAhBEEAIQYgACECA0AgACMASARAAkAgACIDQQFqIQAgAy0AACIDQSJGBEBBgAggBCAGEBAjA0UEQCAAQQFrIgQgAmtBD0YEfwJ/QQAhA0EAIAJB7IcCKAIAQQF2aiAESg0AGgNAIANB7IcCKAIAQQF2IgRIBEAgAiADai0AAEEgciEGQQAgAyAETwR/QX8FIANBAXRB8IcCai8BAAsgBkcNAhogA0EBaiEDDAELC0EBCwVBAAskAwsMAQsgA0HcAEYEQEGMCEEBOgAAIAIQAyEADAELIwNFIANBgARqLQAAQQNGcQRAIABBAWsQAAsgAyAEc0GTg4AIbCIEIAZBBXQgBmtqIQYMAgsLCwUgAC0AACICQdsARiACQfsARnIEfyAAEA4FIAJB3ABGIAJBIE1yBH8gACECAn8DQCACIwBIBEACQCACLQAAIgNB2wBGIANB+wBGcgRAIAIQDgwECyADQSBGBH8gAkEBagUgA0HcAEcNASACQQFqLQAAIgNB9QBGBH8gAkECaiIELQAAQTBHBH9BAQUgBEEBai0AAEEwRwsEf0EABSAEQQJqLQAAIgRBN00gBEEwT3ELBUEACwRAQYqAAUEBOgAACyADQfIARyADQe4AR3EgA0H0AEdxDQEgAkECagshAgwCCwsLIAAQAwsFIAAQAwsLIQALBSACQSxGBEBBjQgtAAAhBQUgAkE5TQRAIAJBME8EQCAAQYAIEA0hAAsFIAJBOkYEQEGECEGECCgCAEEBajYCAEEAIQUFIAJB+wBGBEBBlAhBlAgoAgBBAWo2AgBBlAgoAgBBgAgoAgBKBEBBgAhBlAgoAgA2AgALQZQIKAIAQegHTARAQZgIQZAIKAIANgIAQY0IQQE6AABBlAgoAgBBDGxBkAhqIgJBmAgoAgA2AgAgAkEANgIEIAJBADYCCAtBASEFBSACQdsARgRAQZQIQZQIKAIAQQFqNgIAQZQIKAIAQYAIKAIASgRAQYAIQZQIKAIANgIAC0GUCCgCAEHoB0wEQEGYCEEANgIAQY0IQQA6AABBlAgoAgBBDGxBkAhqIgJBmAgoAgA2AgAgAkEANgIEIAJBADYCCAtBACEFBSACQd0ARiACQf0ARnIEQAJAQZQIKAIAIgJFDQBBlAggAkEBazYCAEGUCCgCAEHoB04NAEGYCCgCACICBEBBkAggAjYCAAtBmAhBlAgoAgAiAgR/IAJBDGxBkAhqKAIABUEACzYCAEGNCEGYCCgCAEEARzoAAAsLCwsLCwsLCwwBCwsgBUEARyQFIAALlQIAIABBgIAEaiQAIwAiAEIANwAAIABCADcACEGACEEAQRz8CwBBkAgjAEEXakF4cSIANgIAQYCAAUEAQRz8CwBBkIABIAA2AgBBACQDQQAkBEEAJAVBACQCQaIEQQE6AABB3ARBAjoAAEG/BEEDOgAAQaMEQQM6AABBuwRBAzoAAEGtBEEDOgAAQd8EQQM6AABBwQRBAzoAAEHVBEEDOgAAQdgEQQM6AABB+ARBAzoAAEGlBEEDOgAAQaYEQQM6AABBwARBAzoAAEHCBUEDOgAAQcsFQQM6AABBzQVBAzoAAEHYBUEDOgAAQeEFQQM6AABB4gVBAzoAAEHjBUEDOgAAQe8FQQM6AABB8wVBAzoAAEGAgAQLgAMBAX8jACICIAEgASACShskASMCBEAjAiEBQQAkAgJ/IAFBAUYEQCAAEAMMAQsgAUECRgRAIAAjBhAEDAELIAAQBiIAQQBIBH9BACAAawUgACMGEAQLCyEACwNAIAAjAUgEf0GACCgCAEHoB0wFQQALBEAgACMBIgEgAEGAgAFqIgAgACABShsQEyEADAELCyAAIwBIBH9BgAgoAgBB6AdMBUEACwRAIAAPC0HAAEGACCgCADYCAEHEAEGECCgCADYCAEHIAEGLCC0AACIABH8gAAVBiggtAAALQQBHNgIAQcwAQYwILQAAQQBHNgIAQdAAQYgILQAAQQBHNgIAQdQAQYkILQAAQQBHNgIAQdgAQYCAASgCADYCAEHcAEGEgAEoAgA2AgBB4ABBi4ABLQAAIgAEfyAABUGKgAEtAAALQQBHNgIAQeQAQYyAAS0AAEEARzYCAEHoAEGIgAEtAABBAEc2AgBB7ABBiYABLQAAQQBHNgIAQfAAIwM2AgAjAAuUDAEGfyAAQYCABGoiA0IANwAAIANCADcACEGiBEEBOgAAQdwEQQI6AABBvwRBAzoAAEGjBEEDOgAAQbsEQQM6AABBrQRBAzoAAEHfBEEDOgAAQcEEQQM6AABB1QRBAzoAAEHYBEEDOgAAQfgEQQM6AABBpQRBAzoAAEGmBEEDOgAAQcAEQQM6AABBwgVBAzoAAEHLBUEDOgAAQc0FQQM6AABB2AVBAzoAAEHhBUEDOgAAQeIFQQM6AABB4wVBAzoAAEHvBUEDOgAAQfMFQQM6AABBgIAEIQIDQCACIANIBEAgAi0AACIAQSByIgFB+gBNIAFB4QBOcQRAAn8CQAJAAkACQCABQeEARwRAIAFB8wBrDgYBBAIEBAMECyACQQFqIgAtAABBIHJB6wBHBH8Cf0EAIQFBACAAQayIAigCAEEBdmogA0oNABoDQCABQayIAigCAEEBdiIESARAIAAgAWotAABBIHIhBUEAIAEgBE8Ef0F/BSABQQF0QbCIAmovAQALIAVHDQIaIAFBAWohAQwBCwtBAQsFAn9BACEAQQAgAkECaiIBQdyFAigCAEEBdmogA0oNABoDQCAAQdyFAigCAEEBdiIESARAIAAgAWotAABBIHIhBUEAIAAgBE8Ef0F/BSAAQQF0QeCFAmovAQALIAVHDQIaIABBAWohAAwBCwtBAQsLDAQLQQAhAAJAAn9BACEBQQAgAkEBaiIEQZyHAigCAEEBdmogA0oNABoDQCABQZyHAigCAEEBdiIFSARAIAEgBGotAABBIHIhBkEAIAEgBU8Ef0F/BSABQQF0QaCHAmovAQALIAZHDQIaIAFBAWohAQwBCwtBAQtFDQBBASEAIARBAmoiAS0AACIFQdsARiAFQT1GciAFQdwARnIgBUElRnIgBUEmRnINACAFQYABTw0AAn9BACEAQQAgAUHMiAIoAgBBAXZqIANKDQAaA0AgAEHMiAIoAgBBAXYiBUgEQCAAIAFqLQAAQSByIQZBACAAIAVPBH9BfwUgAEEBdEHQiAJqLwEACyAGRw0CGiAAQQFqIQAMAQsLQQELBH9BAQUCf0EAIQBBACAEQQJqIgFB7IgCKAIAQQF2aiADSg0AGgNAIABB7IgCKAIAQQF2IgRIBEAgACABai0AAEEgciEFQQAgACAETwR/QX8FIABBAXRB8IgCai8BAAsgBUcNAhogAEEBaiEADAELC0EBCwshAAsgAAR/QQEFAn9BACEAQQAgAkEBaiIBQbyHAigCAEEBdmogA0oNABoDQCAAQbyHAigCAEEBdiIESARAIAAgAWotAABBIHIhBUEAIAAgBE8Ef0F/BSAAQQF0QcCHAmovAQALIAVHDQIaIABBAWohAAwBCwtBAQsLDAMLAn9BACEAQQAgAkEBaiIBQfyFAigCAEEBdmogA0oNABoDQCAAQfyFAigCAEEBdiIESARAIAAgAWotAABBIHIhBUEAIAAgBE8Ef0F/BSAAQQF0QYCGAmovAQALIAVHDQIaIABBAWohAAwBCwtBAQsEfyACQQZqIANBkIkCQbCJAhAHBUEACwwCCyACQQFqIgAgA0GghgJBwIYCEAcEf0EBBSAAIANB4IYCQYCHAhAHCwwBC0EACwRAQQEPCwUgAEHcAEYEQAJ/QQAgAkEBay0AAEHcAEYNABogAkEBaiEBA0AgAS0AAEHcAEYEQCABQQFqIQEMAQsLIAEtAABB9QBHBEAgARAKDAELIAFBAWotAABBMEYiAARAIAFBAmotAABBMEYhAAsgAAR/IAFBA2otAABBOEkFIAALBH9BAQUgAUEBai0AAEH7AEYLBH9BAQUgASABIAJrEAgLCwRAQQEPCwUgAEHAAEYEf0EBBSAAQT1GBH8gAkEBai0AACIBQQ1GIAFBCkZyBH9BAQUgAUEgciEEIAFBMEchBSABQTlNIAFBME9xBH9BAQUgBEHmAEwgBEHhAE5xCyAFcQsFQQALCwRAQQEPBSAAQYAEai0AAEEDRiAAQT9HcSAAQSNHcSAAQTtHcQRAIAIgAxAJBEBBAQ8LCwsLCyACQQFqIQIMAQsLQQALC6YLIwBBjIACCyAcAAAAAAAAAAAAAAACAAAABgAAAGEAbQBwAAAAAAAAAABBrIACCyAcAAAAAAAAAAAAAAACAAAACAAAAGIAcwBvAGwAAAAAAABBzIACCyAcAAAAAAAAAAAAAAACAAAADAAAAGMAbwBtAG0AYQB0AABB7IACCyAcAAAAAAAAAAAAAAACAAAACAAAAGQAYQBzAGgAAAAAAABBjIECCyAcAAAAAAAAAAAAAAACAAAAAgAAAGgAAAAAAAAAAAAAAABBrIECCyAcAAAAAAAAAAAAAAACAAAADAAAAGgAZQBsAGwAaQBwAABBzIECCyAcAAAAAAAAAAAAAAACAAAADAAAAGwAbwB3AGIAYQByAABB7IECCyAcAAAAAAAAAAAAAAACAAAABgAAAGwAcgBtAAAAAAAAAABBjIICCyAcAAAAAAAAAAAAAAACAAAACgAAAG0AaQBuAHUAcwAAAABBrIICCyAcAAAAAAAAAAAAAAACAAAACgAAAG0AZABhAHMAaAAAAABBzIICCyAcAAAAAAAAAAAAAAACAAAACgAAAG4AZABhAHMAaAAAAABB7IICCyAcAAAAAAAAAAAAAAACAAAABgAAAG4AdQBtAAAAAAAAAABBjIMCCzAsAAAAAAAAAAAAAAACAAAADgAAAG4AbwBiAHIAZQBhAGsAAAAAAAAAAAAAAAAAAAAAQbyDAgsgHAAAAAAAAAAAAAAAAgAAAAwAAABwAGUAcgBjAG4AdAAAQdyDAgsgHAAAAAAAAAAAAAAAAgAAAAwAAABwAGUAcgBpAG8AZAAAQfyDAgsgHAAAAAAAAAAAAAAAAgAAAAoAAABxAHUAZQBzAHQAAAAAQZyEAgsgHAAAAAAAAAAAAAAAAgAAAAYAAAByAGwAbQAAAAAAAAAAQbyEAgsgHAAAAAAAAAAAAAAAAgAAAAYAAABzAGgAeQAAAAAAAAAAQdyEAgswLAAAAAAAAAAAAAAAAgAAABAAAAB1AG4AZABlAHIAYgBhAHIAAAAAAAAAAAAAAAAAAEGMhQILIBwAAAAAAAAAAAAAAAIAAAACAAAAegAAAAAAAAAAAAAAAEGshQILIBwAAAAAAAAAAAAAAAIAAAAMAAAAdQBwAGwAbwBhAGQAAEHMhQILIBwAAAAAAAAAAAAAAAIAAAAEAAAAaQBhAAAAAAAAAAAAAEHshQILIBwAAAAAAAAAAAAAAAIAAAAKAAAAcABsAG8AYQBkAAAAAEGMhgILIBwAAAAAAAAAAAAAAAIAAAAMAAAAYQBjAGMAZQBzAHMAAEGshgILIBwAAAAAAAAAAAAAAAIAAAAGAAAAYQBwAGkAAAAAAAAAAEHMhgILIBwAAAAAAAAAAAAAAAIAAAAGAAAAYQBtAHoAAAAAAAAAAEHshgILIBwAAAAAAAAAAAAAAAIAAAAIAAAAZwBvAG8AZwAAAAAAAEGMhwILIBwAAAAAAAAAAAAAAAIAAAAEAAAAaQBnAAAAAAAAAAAAAEGshwILMCwAAAAAAAAAAAAAAAIAAAAOAAAAZQBjAHUAcgBpAHQAeQAAAAAAAAAAAAAAAAAAAABB3IcCC0A8AAAAAAAAAAAAAAACAAAAHgAAAHMAaQBnAG4AZQBkAHUAcABsAG8AYQBkAHUAcgBsAAAAAAAAAAAAAAAAAAAAAEGciAILIBwAAAAAAAAAAAAAAAIAAAAGAAAAcwBpAGEAAAAAAAAAAEG8iAILIBwAAAAAAAAAAAAAAAIAAAAGAAAAbgBhAHQAAAAAAAAAAEHciAILIBwAAAAAAAAAAAAAAAIAAAAGAAAAbgBlAGQAAAAAAAAAAEH8iAILIBwAAAAAAAAAAAAAAAIAAAAEAAAAaQBkAAAAAAAAAAAAAEGciQILIBwAAAAAAAAAAAAAAAIAAAAGAAAAdQByAGwAAAAAAAAA";
// src/scan/text-memory.ts
const TEXT = 65536;
const RESULT = 64;
const PAGE = 65536;
const MAX_PAGES = 32767;
var TextMemory = class TextMemory {
	memory;
	scan;
	constructor(memory) {
		this.memory = memory;
	}
	static forBytes(size) {
		const initial = pagesFor(size);
		return new TextMemory(new WebAssembly.Memory({
			initial,
			maximum: MAX_PAGES,
			shared: true
		}));
	}
	text(size) {
		return new Uint8Array(this.memory.buffer, TEXT, size);
	}
	prescan(length) {
		this.scan ??= compiled(this.memory);
		const from = this.scan.begin(length);
		this.scan.advance(from, from + length);
		const found = new Int32Array(this.memory.buffer, RESULT, 13);
		return {
			surface: levelOf(found.subarray(0, 6)),
			inside: levelOf(found.subarray(6, 12)),
			secretHints: found[12] === 1
		};
	}
	mayHoldCredentials(bytes) {
		this.copy(bytes);
		this.scan ??= compiled(this.memory);
		return this.scan.mayHoldCredentials(bytes.length) !== 0;
	}
	prescanCopy(bytes) {
		this.copy(bytes);
		return this.prescan(bytes.length);
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
function compiled(memory) {
	const code = Uint8Array.from(atob(prescanWasm), (char) => char.charCodeAt(0));
	const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
	const { begin, advance, mayHoldCredentials } = exports;
	return {
		begin,
		advance,
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
// src/scan/prescan.ts
const WORTH_A_THREAD = 8e6;
const MAX_KEPT = 16e6;
var CopyPrescanner = class {
	memory;
	refused = false;
	ask(bytes, question) {
		const isKept = bytes.length <= MAX_KEPT;
		if (isKept && this.refused) return void 0;
		try {
			if (!isKept) return question(TextMemory.forBytes(bytes.length));
			this.memory ??= TextMemory.forBytes(bytes.length);
			return question(this.memory);
		} catch {
			this.refused ||= isKept;
			return;
		}
	}
};
const copyPrescanner = new CopyPrescanner();
function prescan(bytes) {
	return copyPrescanner.ask(bytes, (memory) => memory.prescanCopy(bytes)) ?? suspectEverything(bytes);
}
function mayHoldCredentials(bytes) {
	return copyPrescanner.ask(bytes, (memory) => memory.mayHoldCredentials(bytes)) ?? true;
}
function prescanInPlace(memory, length) {
	try {
		return memory.prescan(length);
	} catch {
		return suspectEverything(memory.text(length));
	}
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
		secretHints: true
	};
}
const SUSPECTED = {
	keysToCheck: true,
	escapedKeys: true,
	numbersToCheck: true,
	surrogatesToCheck: true
};
// src/lint/path-glob.ts
const MAX_LENGTH = 1e3;
const MAX_ALTERNATIVES = 1e3;
const ANY_FOLDERS = "**";
const EXTENDED = /(?<!\\)(?:[!@?*+]\(|\{[^{},/]+\.\.[^{},/]+\})/;
function pathMatcher(glob, { dot, gitignore = false }) {
	if (glob.length > MAX_LENGTH) return `the pattern is longer than ${MAX_LENGTH} characters: split it into several`;
	if (!gitignore && EXTENDED.test(glob)) return "patterns have *, **, ?, [a-z] and {a,b} only: write the names as {a,b}";
	const plain = glob.replace(/^(?:\.\/)+/, "");
	const all = gitignore ? [plain.replace(/\/\*\*$/, "/**/*")] : alternatives(plain);
	if (all.length > MAX_ALTERNATIVES) return "the pattern has too many alternatives: split it into several";
	const patterns = all.map((each) => each.split("/").map((name) => name === ANY_FOLDERS ? name : signsOf(name)));
	return (path) => {
		const names = path.split("/");
		return patterns.some((pattern) => matchesNames(pattern, names, dot));
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
function matchesNames(pattern, names, dot) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const name of names) {
		const next = /* @__PURE__ */ new Set();
		for (const index of withSkipped(reached, pattern)) {
			const part = pattern[index];
			if (part === void 0) continue;
			if (part !== ANY_FOLDERS) {
				if (matchesName(part, name, dot)) next.add(index + 1);
			} else if (!isHidden(name, dot)) next.add(index);
		}
		reached = next;
	}
	return withSkipped(reached, pattern).has(pattern.length);
}
function withSkipped(reached, pattern) {
	const all = new Set(reached);
	for (const index of all) if (pattern[index] === ANY_FOLDERS) all.add(index + 1);
	return all;
}
function isHidden(name, dot) {
	return name.startsWith(".") && (!dot || name === "." || name === "..");
}
function matchesName(signs, name, dot) {
	const characters = [...name];
	if (isHidden(name, dot) && signs[0] !== ".") return false;
	if (signs.length === 1 && signs[0] === "star") return characters.length > 0;
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
// src/text/add-to.ts
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
// src/lint/level.ts
const LEVELS = [
	"error",
	"warning",
	"info"
];
function worstFirst(one, other) {
	return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}
function isRuleLevel(text) {
	return text === "off" || LEVELS.includes(text);
}
// src/lint/kinds.ts
function given$1({ id, kinds }) {
	return kinds ?? [id.slice(id.indexOf("/") + 1)];
}
function nameOf(kind) {
	return typeof kind === "string" ? kind : kind.name;
}
function kindNamesOf(rule) {
	return given$1(rule).map(nameOf);
}
function kindNamed(rule, name) {
	const kinds = given$1(rule);
	const [only, other] = kinds;
	if (name === void 0 && only !== void 0 && other === void 0) return nameOf(only);
	if (name !== void 0 && kinds.some((kind) => nameOf(kind) === name)) return name;
	throw new TypeError(`${rule.id} reports the kind ${name}, which is not among its kinds`);
}
function levelOfKind(rule, name, level) {
	const kind = given$1(rule).find((one) => nameOf(one) === name);
	const own = typeof kind === "object" ? kind.level : void 0;
	return own === void 0 || level === "off" ? level : lower(own, level);
}
function lower(one, other) {
	return LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
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
// src/lint/options.ts
function mergeOptions(specs, given) {
	const merged = {};
	for (const [name, spec] of Object.entries(specs)) merged[name] = Array.isArray(spec.default) ? [...spec.default] : spec.default;
	for (const options of given) Object.assign(merged, options);
	return merged;
}
function findOptionFaults(ruleId, specs, given) {
	if (!isObject(given)) return [{
		option: void 0,
		message: `the options of ${ruleId} must be an object such as ${exampleOf(specs)}`
	}];
	const faults = [];
	for (const [name, value] of Object.entries(given)) {
		const spec = Object.hasOwn(specs, name) ? specs[name] : void 0;
		const known = Object.keys(specs);
		if (spec === void 0) {
			const choice = known.length === 0 ? "it has none" : `it has ${known.join(", ")}`;
			faults.push({
				option: name,
				message: `${ruleId} has no option "${name}": ${choice}`
			});
		} else if (!accepts(spec, value)) faults.push({
			option: name,
			message: `option "${name}" of ${ruleId} must be ${wanted(spec)}, not ${JSON.stringify(value)}`
		});
	}
	return faults;
}
function accepts(spec, value) {
	switch (spec.type) {
		case "boolean": return typeof value === "boolean";
		case "integer": return Number.isInteger(value) && value >= spec.minimum;
		case "string": return typeof value === "string";
		case "choice": return typeof value === "string" && spec.choices.includes(value);
		case "strings": return spec.orAny === true && value === "any" || Array.isArray(value) && value.every((element) => typeof element === "string");
	}
}
function wanted(spec) {
	switch (spec.type) {
		case "boolean": return "true or false";
		case "integer": return `a whole number of at least ${spec.minimum}`;
		case "string": return "a string";
		case "choice": return spec.choices.map((choice) => JSON.stringify(choice)).join(" or ");
		case "strings": return spec.orAny === true ? "a list of strings or \"any\"" : "a list of strings";
	}
}
function exampleOf(specs) {
	const [first] = Object.entries(specs);
	return first === void 0 ? "{}" : JSON.stringify({ [first[0]]: first[1].default });
}
// src/lint/removal-limit.ts
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
// src/lint/rule-names.ts
function means(name, ruleId) {
	return ruleId === name || ruleId.startsWith(`${name}/`);
}
function namesRule(name, pack) {
	return pack.has(name) || ruleFamilies(pack).includes(name);
}
function ruleFamilies(pack) {
	const families = [...pack.keys()].filter((id) => id.includes("/")).map((id) => id.slice(0, id.indexOf("/")));
	return [...new Set(families)];
}
function ruleNamed(name, pack) {
	const { id, kind } = splitKind(name);
	const rule = pack.get(id);
	return kind === void 0 || rule !== void 0 && kindNamesOf(rule).includes(kind) ? rule : void 0;
}
function unknownRule(name, pack) {
	const { id, kind } = splitKind(name);
	const rule = pack.get(id);
	if (rule !== void 0 && kind !== void 0) {
		const kinds = kindNamesOf(rule);
		return `${id} has no kind ${quoteValue(kind)}: ${didYouMean(kind, kinds, `its kinds are ${kinds.join(", ")}`)}`;
	}
	return `unknown rule ${quoteValue(id)}: ${meantRule(id, pack, pack.keys())}`;
}
function unknownRuleName(name, pack) {
	const all = [...ruleFamilies(pack), ...pack.keys()];
	return `unknown rule or family ${quoteValue(name)}: ${meantRule(name, pack, all)}`;
}
function meantRule(name, pack, known) {
	const ofAnyFamily = [...pack.keys()].filter((id) => id.endsWith(`/${name}`));
	return ofAnyFamily.length === 0 ? didYouMean(name, known, "`roomlint rules` lists them all") : `did you mean "${ofAnyFamily.join("\" or \"")}"?`;
}
// src/lint/rule-choice.ts
const LEVEL_WORDS = `${LEVELS.join(", ")} or off`;
function unknownLevel(level) {
	const hint = didYouMean(String(level), [...LEVELS, "off"], `use ${LEVEL_WORDS}`);
	return `${quoteValue(level)} is not a level: ${hint}`;
}
function exampleRule(pack) {
	const rules = [...pack.values()];
	const relaxed = rules.filter(({ lenient }) => lenient?.level !== void 0);
	return (relaxed.find(({ lenient }) => lenient?.level === "warning") ?? relaxed[0] ?? rules[0])?.id ?? "family/rule";
}
function unknownPreset(name) {
	const all = listed(PRESETS, "or");
	const hint = didYouMean(typeof name === "string" ? name : "", PRESETS, `use ${all}`);
	return `unknown preset ${quoteValue(name)}: ${hint}`;
}
function readRuleChoice(text, pack) {
	const [, rule = "", first, second] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
	if (rule === "") return `--rule needs the id of a rule, as in --rule ${exampleRule(pack)}:off`;
	if (!pack.has(rule)) return unknownRule(rule, pack);
	const [isKind, kindLevel = ""] = [second !== void 0 && isRuleLevel(second), second];
	const [id, level, rest] = isKind || first !== void 0 && ruleNamed(`${rule}:${first}`, pack) !== void 0 ? [
		`${rule}:${first}`,
		kindLevel,
		void 0
	] : [
		rule,
		first,
		second
	];
	if (ruleNamed(id, pack) === void 0) return unknownRule(id, pack);
	if (level === void 0 || !isRuleLevel(level)) return `--rule ${id} ${level ? `has the unknown level ${quoteValue(level)}` : "needs a level"}: use ${LEVEL_WORDS}, as in --rule ${id}:error`;
	if (rest === void 0) return {
		id,
		choice: {
			level,
			options: void 0
		}
	};
	const specs = pack.get(id)?.options ?? {};
	const example = `as in --rule '${id}:${level}:${exampleOf(specs)}'`;
	let options;
	try {
		options = JSON.parse(rest);
	} catch {
		return `the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell, put the whole argument in single quotes, ${example}`;
	}
	const [fault] = findOptionFaults(id, specs, options);
	if (fault !== void 0) return `${fault.message}, ${example}`;
	return {
		id,
		choice: {
			level,
			options: isObject(options) ? options : void 0
		}
	};
}
// src/lint/config.ts
const DEFAULT_CONFIG = {
	extends: ["recommended"],
	rules: /* @__PURE__ */ new Map(),
	overrides: [],
	ignore: [],
	protect: [],
	maxRemoved: void 0,
	baseline: void 0
};
const CONFIG_KEYS = [
	"$schema",
	"extends",
	"rules",
	"overrides",
	"ignore",
	"plugins",
	"protect",
	"maxRemoved",
	"baseline"
];
const OVERRIDE_KEYS = [
	"files",
	"at",
	"rules",
	"reason"
];
function pluginPaths(value) {
	const plugins = isObject(value) ? member(value, "plugins") : void 0;
	return Array.isArray(plugins) && plugins.every(isPluginPath) ? plugins : [];
}
function isPluginPath(path) {
	return typeof path === "string" && /^\.\.?\//.test(path);
}
function readConfig(value, pack, rulesMayBeMissing = false) {
	const reader = new ConfigReader(pack, rulesMayBeMissing);
	const config = reader.read(value);
	const { faults } = reader;
	return faults.length === 0 ? config : { faults };
}
const MAX_FAULTS = 100;
var ConfigReader = class {
	pack;
	rulesMayBeMissing;
	reported = [];
	unreported = 0;
	constructor(pack, rulesMayBeMissing) {
		this.pack = pack;
		this.rulesMayBeMissing = rulesMayBeMissing;
	}
	read(value) {
		if (!isObject(value)) {
			this.fault([], `a config must be an object such as { "extends": "recommended" }, not ${quoteValue(value)}`);
			return DEFAULT_CONFIG;
		}
		this.keys(value, CONFIG_KEYS, [], "a config");
		this.plugins(member(value, "plugins"));
		return {
			extends: this.presets(member(value, "extends")),
			rules: this.rules(member(value, "rules"), ["rules"], false),
			overrides: this.overrides(member(value, "overrides")),
			ignore: this.ignore(member(value, "ignore")),
			protect: this.protect(member(value, "protect")),
			maxRemoved: this.maxRemoved(member(value, "maxRemoved")),
			baseline: this.baseline(member(value, "baseline"))
		};
	}
	get faults() {
		const last = this.reported.at(-1);
		if (last === void 0 || this.unreported === 0) return this.reported;
		const more = counted(this.unreported, "more fault");
		return [...this.reported.slice(0, -1), {
			...last,
			message: `${last.message} (and ${more})`
		}];
	}
	fault(path, message, onKey = false) {
		if (this.reported.length === MAX_FAULTS) this.unreported++;
		else this.reported.push({
			path,
			onKey,
			message: typeof message === "string" ? message : message()
		});
	}
	keys(object, known, path, what) {
		for (const key of Object.keys(object)) {
			if (known.includes(key)) continue;
			const others = known.filter((name) => name !== "$schema").join(", ");
			const message = () => `unknown key ${quoteValue(key)} in ${what}: ${didYouMean(key, known, `use ${others}`)}`;
			this.fault([...path, key], message, true);
		}
	}
	presets(value) {
		if (value === void 0) return DEFAULT_CONFIG.extends;
		return (Array.isArray(value) ? value : [value]).flatMap((name, index) => {
			const preset = PRESETS.find((known) => known === name);
			if (preset !== void 0) return [preset];
			const path = Array.isArray(value) ? ["extends", index] : ["extends"];
			this.fault(path, unknownPreset(name));
			return [];
		});
	}
	rules(value, path, forPlaces) {
		const choices = /* @__PURE__ */ new Map();
		if (value === void 0) return choices;
		if (!isObject(value)) {
			this.fault(path, `"rules" must be an object such as { "${exampleRule(this.pack)}": "off" }, not ${quoteValue(value)}`);
			return choices;
		}
		for (const [id, choice] of Object.entries(value)) if (ruleNamed(id, this.pack) !== void 0) this.choice(id, choice, [...path, id], forPlaces, choices);
		else if (!this.rulesMayBeMissing || this.pack.has(splitKind(id).id)) this.fault([...path, id], () => unknownRule(id, this.pack), true);
		return choices;
	}
	choice(id, choice, path, forPlaces, choices) {
		const [level, options, ...more] = Array.isArray(choice) ? choice : [choice];
		if (level === void 0 || isObject(level) || Array.isArray(level) || more.length > 0) {
			this.fault(path, `a rule must be set to ${LEVEL_WORDS}, or to a list of a level and options`);
			return;
		}
		if (typeof level !== "string" || !isRuleLevel(level)) {
			this.fault(Array.isArray(choice) ? [...path, 0] : path, unknownLevel(level));
			return;
		}
		if (options !== void 0 && splitKind(id).kind !== void 0) {
			this.fault([...path, 1], `options belong to the whole rule: give them to "${splitKind(id).id}"`);
			return;
		}
		if (options !== void 0 && forPlaces) {
			this.fault([...path, 1], "options cannot depend on \"at\": set them in \"rules\", or in an override with \"files\" only");
			return;
		}
		choices.set(id, {
			level,
			options: this.options(id, options, [...path, 1])
		});
	}
	options(id, options, path) {
		if (options === void 0) return void 0;
		const faults = findOptionFaults(id, this.pack.get(id)?.options ?? {}, options);
		for (const { option, message } of faults) this.fault(option === void 0 ? path : [...path, option], message);
		return isObject(options) ? options : void 0;
	}
	list(key, value, message) {
		if (Array.isArray(value)) return value;
		if (value !== void 0) this.fault([key], `"${key}" must be a list of ${message}`);
		return [];
	}
	overrides(value) {
		return this.list("overrides", value, "objects with \"files\" or \"at\", and \"rules\"").flatMap((override, index) => this.override(override, ["overrides", index]));
	}
	override(value, path) {
		if (!isObject(value)) {
			this.fault(path, "an override must be an object with \"files\" or \"at\", and \"rules\"");
			return [];
		}
		this.keys(value, OVERRIDE_KEYS, path, "an override");
		const [files, at, rules] = [
			member(value, "files"),
			member(value, "at"),
			member(value, "rules")
		];
		if (files === void 0 && at === void 0) this.fault(path, "an override needs \"files\", \"at\" or both: settings for all files go into \"rules\"");
		if (rules === void 0) this.fault(path, `an override needs "rules", such as { "${exampleRule(this.pack)}": "off" }`);
		const reason = member(value, "reason");
		if (reason !== void 0 && typeof reason !== "string") this.fault([...path, "reason"], `"reason" must be a string that says why, not ${quoteValue(reason)}`);
		return [{
			files: files === void 0 ? files : this.glob(files, [...path, "files"]),
			at: this.placeGlob(at, [...path, "at"]),
			rules: this.rules(rules, [...path, "rules"], at !== void 0),
			reason: typeof reason === "string" ? reason : void 0
		}];
	}
	placeGlob(at, path) {
		if (at === void 0) return void 0;
		if (typeof at !== "string") {
			this.fault(path, `"at" must be one pointer glob such as "/logic/*#/Tasks/*", not ${quoteValue(at)}`);
			return;
		}
		const fault = placeGlobFault(at);
		if (fault !== void 0) this.fault(path, fault);
		return at;
	}
	plugins(value) {
		const wanted = `paths such as ["./my-rule.js"], not ${quoteValue(value ?? null)}`;
		for (const [index, path] of this.list("plugins", value, wanted).entries()) {
			if (isPluginPath(path)) continue;
			this.fault(["plugins", index], `${quoteValue(path)} is not the path of a plugin: begin it with "./" or "../"`);
		}
	}
	ignore(value) {
		return this.list("ignore", value, `globs such as ["archive/**"], not ${quoteValue(value ?? null)}`).flatMap((glob, index) => this.glob(glob, ["ignore", index]) ?? []);
	}
	protect(value) {
		const wanted = `patterns such as ["items/12"], not ${quoteValue(value ?? null)}`;
		return this.list("protect", value, wanted).flatMap((pattern, index) => {
			const fault = typeof pattern === "string" ? protectFault(pattern) : `${quoteValue(pattern)} is not a pattern: write one such as "items/12"`;
			if (fault !== void 0) this.fault(["protect", index], fault);
			return typeof pattern === "string" ? [pattern] : [];
		});
	}
	maxRemoved(value) {
		if (value === void 0) return void 0;
		const limit = removalLimitOf(value);
		if (limit === void 0) this.fault(["maxRemoved"], `"maxRemoved" must be a number such as 5, or a percentage such as "10%", not ${quoteValue(value)}`);
		return limit;
	}
	baseline(value) {
		if (value === void 0) return void 0;
		if (typeof value === "string" && value.trim() !== "") return value;
		this.fault(["baseline"], `"baseline" must be the path of a file such as "roomlint-baseline.json", not ${quoteValue(value)}`);
	}
	glob(glob, path) {
		const fault = fileGlobFault(glob);
		if (fault !== void 0) this.fault(path, fault);
		return typeof glob === "string" ? glob : void 0;
	}
};
function fileGlobFault(glob) {
	const shown = quoteValue(glob);
	if (Array.isArray(glob)) return `${shown} is a list, but this must be one glob: write alternatives as in "{rooms,drafts}/**"`;
	if (typeof glob !== "string" || glob.trim() === "") return `${shown} is not a glob: write one such as "archive/**"`;
	if (glob.startsWith("/")) return `${shown} begins with "/", but globs are relative to the folder of the config: write ${quoteValue(glob.replace(/^\/+/, ""))}`;
	if (/^!(?!\()/.test(glob)) return `${shown} would match everything except what it names: remove the "!"`;
	const refused = pathGlobFault(`${glob}/**`);
	return refused === void 0 ? void 0 : `${shown} cannot be used: ${refused}`;
}
// src/roundtrip/difference.ts
const DIFFERENCE_CLASSES = [
	"removed",
	"changed",
	"added",
	"order",
	"spelling",
	"layout"
];
const KEEPS = [
	"bytes",
	"values",
	"unknown"
];
// src/text/arguments.ts
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
const NUMBER = {
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
	const quoted = words.map((word) => JSON.stringify(word));
	const last = quoted.pop() ?? "";
	return {
		what: quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`,
		is: (value) => words.some((word) => word === value)
	};
}
function objectWith(fields) {
	return {
		what: `an object with ${Object.keys(fields).join(", ").replace(/, (?=[^,]*$)/, " and ")}`,
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
function requireBytes(bytes) {
	if (BYTES.is(bytes)) return;
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
// src/flow/random.ts
var SeededRandom = class {
	state;
	constructor(seed) {
		this.state = seed >>> 0;
	}
	goOnAs({ state }) {
		this.state = state;
	}
	below(count) {
		this.state = this.state + 1831565813 >>> 0;
		let mixed = this.state;
		mixed = Math.imul(mixed ^ mixed >>> 15, mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 4294967296 * count);
	}
};
const GREATEST_SEED = 2 ** 32 - 1;
function requireSeed(seed) {
	requireWhole("seed", seed, 0, GREATEST_SEED);
}
// src/report/workflow-commands.ts
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
exports.ANYTHING = ANYTHING;
exports.ARRAY = ARRAY;
exports.BOOLEAN = BOOLEAN;
exports.BYTES = BYTES;
exports.DEFAULT_CONFIG = DEFAULT_CONFIG;
exports.DIFFERENCE_CLASSES = DIFFERENCE_CLASSES;
exports.FUNCTION = FUNCTION;
exports.GREATEST_SEED = GREATEST_SEED;
exports.KEEPS = KEEPS;
exports.LEVELS = LEVELS;
exports.NO_REMOVALS = NO_REMOVALS;
exports.NUMBER = NUMBER;
exports.OBJECT = OBJECT;
exports.PRESETS = PRESETS;
exports.SIGNAL = SIGNAL;
exports.STRING = STRING;
exports.Scanner = Scanner;
exports.SeededRandom = SeededRandom;
exports.TextMemory = TextMemory;
exports.Token = Token;
exports.WORTH_A_THREAD = WORTH_A_THREAD;
exports.addTo = addTo;
exports.appliedPresets = appliedPresets;
exports.byteOffset = byteOffset;
exports.byteOrderMarkLength = byteOrderMarkLength;
exports.bytesOf = bytesOf;
exports.bytesText = bytesText;
exports.capitalized = capitalized;
exports.characterAt = characterAt;
exports.characterEnd = characterEnd;
exports.characterLength = characterLength;
exports.childOf = childOf;
exports.conflictFault = conflictFault;
exports.counted = counted;
exports.decodeLoosely = decodeLoosely;
exports.decodeUtf8 = decodeUtf8;
exports.didYouMean = didYouMean;
exports.either = either;
exports.escapeLength = escapeLength;
exports.findInvalidUtf8 = findInvalidUtf8;
exports.formatPointer = formatPointer;
exports.getOrInsert = getOrInsert;
exports.groupedBy = groupedBy;
exports.hexUnit = hexUnit;
exports.invisibleLength = invisibleLength;
exports.isContinuation = isContinuation;
exports.isObject = isObject;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.kindNamed = kindNamed;
exports.kindNamesOf = kindNamesOf;
exports.levelOfKind = levelOfKind;
exports.listOf = listOf;
exports.listed = listed;
exports.mayHoldCommands = mayHoldCommands;
exports.mayHoldCredentials = mayHoldCredentials;
exports.means = means;
exports.member = member;
exports.memberOf = memberOf;
exports.mergeOptions = mergeOptions;
exports.mostSimilar = mostSimilar;
exports.namesRule = namesRule;
exports.nearest = nearest;
exports.objectWith = objectWith;
exports.oneOf = oneOf;
exports.otherEncoding = otherEncoding;
exports.parsePointer = parsePointer;
exports.pathMatcher = pathMatcher;
exports.placeGlobFault = placeGlobFault;
exports.placeMatcher = placeMatcher;
exports.pluginPaths = pluginPaths;
exports.prescan = prescan;
exports.prescanInPlace = prescanInPlace;
exports.printable = printable;
exports.protectFault = protectFault;
exports.quoteValue = quoteValue;
exports.readConfig = readConfig;
exports.readOptions = readOptions;
exports.readRemovalLimit = readRemovalLimit;
exports.readRuleChoice = readRuleChoice;
exports.removalLimitOf = removalLimitOf;
exports.requireArgument = requireArgument;
exports.requireBytes = requireBytes;
exports.requireFields = requireFields;
exports.requireJson = requireJson;
exports.requireSeed = requireSeed;
exports.requireWhole = requireWhole;
exports.ruleFamilies = ruleFamilies;
exports.span = span;
exports.unknownPreset = unknownPreset;
exports.unknownRuleName = unknownRuleName;
exports.visible = visible;
exports.withArticle = withArticle;
exports.withoutCommands = withoutCommands;
exports.worstFirst = worstFirst;
