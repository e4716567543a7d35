"use strict";
const { NUMBER, STRING, Scanner, SecretMask, Token, addTo, asciiText, byteOffset, byteOrderMarkLength, bytesOf$1: bytesOf, characterEnd, characterLength, decodeLoosely, decodeString, decodeUtf8, escapeLength, findRawSecrets, findSecrets, firstWhere, formatPointer, getOrInsert, groupedBy, hasMember, hasUnpaired, hexUnit, invisibleLength, isBlank, isContinuation, isCredentialName, isHighSurrogate, isJson, isKeyOfValue, isLineEnd, isLowSurrogate, isObject, isSpace, keysOf, listOf, member: member$1, objectWith, placeText, prescan, readValue, requireArgument, requireBytes, requireWhole, setMember, skipBlanks, skipSpace, sourceOffsets, span, stepKey, stringText, textOf: textOf$1, tryJsonParse, unitLength } = require("./words.js");
// src/bytes/json/equality.ts
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
			const keys = keysOf(a);
			if (keys.length !== keysOf(b).length) return false;
			for (const key of keys) {
				if (!hasMember(b, key)) return false;
				left.push(member$1(a, key) ?? null);
				right.push(member$1(b, key) ?? null);
			}
		} else return false;
	}
	return true;
}
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
const EXACT_DIGITS = 15;
function sameExponent(a, b) {
	if (a.exponent === b.exponent) return a.shift === b.shift;
	if (a.exponent.length <= EXACT_DIGITS && b.exponent.length <= EXACT_DIGITS) return Number(a.exponent) + a.shift === Number(b.exponent) + b.shift;
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
function sameTokens(one, other) {
	const [a, b] = [new Scanner(one), new Scanner(other)];
	for (;;) {
		const kind = a.nextSolid();
		if (kind !== b.nextSolid()) return false;
		if (kind === Token.end) return true;
		if (!sameBytes(one, a.start, a.end, other, b.start, b.end)) return false;
	}
}
const MAX_DEPTH$1 = 500;
function canonical(value, depth = 0) {
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	if (depth > MAX_DEPTH$1) return "\u2026";
	if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(",")}]`;
	return `{${keysOf(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(member$1(value, key) ?? null, depth + 1)}`).join(",")}}`;
}
// src/bytes/text/brand.ts
function brand(of, name) {
	const mark = Symbol.for(`roomlint.${name}`);
	Object.defineProperty(of.prototype, mark, { value: true });
	Object.defineProperty(of, Symbol.hasInstance, { value(value) {
		if (typeof value !== "object" || value === null) return false;
		return this === of ? mark in value : isInstance.call(this, value);
	} });
}
const isInstance = Function.prototype[Symbol.hasInstance];
// src/bytes/json/place.ts
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
// src/bytes/json/uuid.ts
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
// src/bytes/text/stand-in.ts
const LOOKED_AT = 256;
function standIn(bytes) {
	if (compressedFormat(bytes) !== void 0) return "compressed";
	let start = byteOrderMarkLength(bytes);
	while (start < bytes.length && bytes[start] <= 32) start++;
	if (start === bytes.length) return "empty";
	const text = new TextDecoder().decode(bytes.subarray(start, start + LOOKED_AT));
	if (/^<(?:!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text) && !/^<[^<>!?=]*>\s*$/.test(text)) return "web-page";
	return text.startsWith("version https://git-lfs.github.com/spec/") ? "lfs-pointer" : void 0;
}
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
const START$1 = 8;
function binaryFormat(bytes) {
	const other = formatIn(bytes, OTHERS);
	return compressedFormat(bytes) ?? (other && `the file is a ${other}, not a snapshot: check the path`);
}
function compressedFormat(bytes) {
	const compressed = formatIn(bytes, COMPRESSED);
	if (compressed !== void 0) return `the file is compressed with ${compressed}: decompress it`;
	const archive = formatIn(bytes, ARCHIVES);
	return archive && `the file is a ${archive} archive: extract the snapshot from it`;
}
function formatIn(bytes, formats) {
	const start = Array.from(bytes.subarray(0, START$1), (byte) => String.fromCharCode(byte)).join("");
	return Object.keys(formats).find((name) => start.startsWith(formats[name] ?? start));
}
// src/bytes/text/int-list.ts
const CHUNK_BITS = 16;
const CHUNK = 65536;
var IntList = class {
	chunks = [new Int32Array(SHORT_LIST)];
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
const SHORT_LIST = 16;
function grown(numbers, size) {
	const copy = new Int32Array(size);
	copy.set(numbers);
	return copy;
}
// src/bytes/json/syntax/open-containers.ts
var OpenContainers = class {
	bytes;
	brackets = new IntList();
	indents = new IntList();
	last = 0;
	indent;
	constructor(bytes) {
		this.bytes = bytes;
		this.indent = blanksFrom(bytes, 0);
	}
	get isEmpty() {
		return this.brackets.length === 0;
	}
	get inObject() {
		return this.bytes[this.top] === 123;
	}
	isAround(array) {
		return this.brackets.length > 1 && this.bytes[this.around] !== 123 === array;
	}
	open(bracket) {
		const { bytes, last } = this;
		let line = bracket;
		while (line > last && !isLineEnd(bytes[line - 1])) line--;
		if (line > last) this.indent = blanksFrom(bytes, line);
		this.last = bracket;
		this.add(bracket, this.indent);
	}
	openUnwritten() {
		this.add(this.top, this.topIndent);
	}
	reopen() {
		this.add(this.brackets.at(0) ?? 0, this.indents.at(0) ?? 0);
	}
	close() {
		if (this.isEmpty) return;
		this.brackets.length--;
		this.indents.length--;
	}
	isMeant(bracket) {
		return this.areOnOneLine(this.top, bracket) && !this.areOnOneLine(this.around, this.top);
	}
	isUnopened(bracket) {
		if (!this.isAround(true)) return true;
		return indentAt(this.bytes, bracket) === void 0 && !this.areOnOneLine(this.around, bracket);
	}
	isBelow(string, key) {
		const { bytes } = this;
		const indent = indentAt(bytes, string);
		let line = key;
		while (line > 0 && !isLineEnd(bytes[line - 1])) line--;
		return indent !== void 0 && indent > blanksFrom(bytes, line);
	}
	get opening() {
		return span(this.top, this.top + 1);
	}
	pathTo(value) {
		const path = [];
		for (let index = 1; index <= this.brackets.length; index++) {
			const at = index < this.brackets.length ? this.brackets.at(index) : value;
			const key = keyBefore(this.bytes, at ?? value);
			if (key !== void 0) path.push(stringText(this.bytes, key.start, key.end));
		}
		return path;
	}
	add(bracket, indent) {
		this.brackets.push(bracket);
		this.indents.push(indent);
	}
	areOnOneLine(one, other) {
		return !this.bytes.subarray(one, other).some(isLineEnd);
	}
	get top() {
		return this.brackets.at(this.brackets.length - 1) ?? -1;
	}
	get topIndent() {
		return this.indents.at(this.indents.length - 1) ?? 0;
	}
	get around() {
		return this.brackets.at(this.brackets.length - 2) ?? -1;
	}
};
function indentAt(bytes, offset) {
	let line = offset;
	while (isBlank(bytes[line - 1])) line--;
	return line === 0 || isLineEnd(bytes[line - 1]) ? offset - line : void 0;
}
function blanksFrom(bytes, line) {
	return skipBlanks(bytes, line) - line;
}
const MAX_KEY$2 = 1024;
function keyBefore(bytes, value) {
	const colon = lastBefore(bytes, value);
	const end = lastBefore(bytes, colon);
	if (bytes[colon] !== 58 || bytes[end] !== 34) return void 0;
	let start = end - 1;
	const least = Math.max(0, end - MAX_KEY$2);
	while (start >= least && (bytes[start] !== 34 || isEscaped(bytes, start))) start--;
	return start < least ? void 0 : span(start, end + 1);
}
function lastBefore(bytes, at) {
	let before = at - 1;
	while (isSpace(bytes[before])) before--;
	return before;
}
function isEscaped(bytes, quote) {
	let at = quote;
	while (bytes[at - 1] === 92) at--;
	return (quote - at) % 2 === 1;
}
// src/bytes/json/syntax/syntax-fault.ts
const MADE_THROUGHOUT = {
	empty: false,
	"cut-off": true,
	comment: true,
	"unclosed-comment": false,
	"trailing-comma": true,
	"leading-comma": true,
	"missing-comma": true,
	"missing-colon": false,
	"missing-value": true,
	"misplaced-colon": false,
	"second-colon": false,
	"second-comma": false,
	"mismatched-bracket": false,
	"extra-bracket": false,
	"missing-bracket": false,
	"unopened-object": false,
	"text-after-value": false,
	"unclosed-string": false,
	"line-break-in-string": true,
	"control-character": true,
	"bad-escape": true,
	"single-quotes": true,
	"curly-quotes": true,
	"unquoted-key": true,
	"value-as-key": false,
	"not-a-number": true,
	"other-language-literal": true,
	"unquoted-text": true,
	"bad-number": true,
	"unescaped-quote": false,
	"unescaped-json": true,
	"doubled-json": true,
	"unescaped-json-quote": false,
	"unescaped-inner-quote": false,
	"merge-conflict": true,
	"extra-token": false,
	"wrong-sign": false,
	"missing-sign": false,
	swapped: false,
	"outside-quotes": false,
	"web-page": false,
	"lfs-pointer": false,
	"code-fence": true,
	"not-json": true
};
const SYNTAX_FAULT_KINDS = Object.keys(MADE_THROUGHOUT);
function isThroughout(kind) {
	return MADE_THROUGHOUT[kind];
}
var FaultList = class {
	limit;
	maxPlaces;
	all = [];
	throughout = /* @__PURE__ */ new Set();
	mistakes = 0;
	constructor(limit, maxPlaces) {
		this.limit = limit;
		this.maxPlaces = maxPlaces;
	}
	get isFull() {
		return this.mistakes >= this.limit || this.all.length >= this.maxPlaces;
	}
	get last() {
		return this.all.at(-1);
	}
	add(fault) {
		if (this.isFull) return;
		if (!isThroughout(fault.kind) || !this.throughout.has(fault.kind)) this.mistakes++;
		this.throughout.add(fault.kind);
		this.all.push(fault);
	}
	withdrawFixes() {
		for (const [index, fault] of this.all.entries()) this.all[index] = {
			...fault,
			fix: void 0
		};
	}
};
// src/bytes/json/syntax/reading.ts
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
var Reading = class {
	bytes;
	faults;
	scanner;
	open;
	expected = "value";
	comma;
	isCommaAfterValue = false;
	key;
	isKeyFaulty = false;
	string;
	isUnclosed = false;
	escapedEnd = -1;
	tooSoon = 0;
	constructor(bytes, limit, maxPlaces) {
		this.bytes = bytes;
		this.faults = new FaultList(limit, maxPlaces);
		this.scanner = new Scanner(bytes);
		this.open = new OpenContainers(bytes);
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
		this.faults.add({
			kind,
			span: at,
			...details
		});
	}
	notJson() {
		const { bytes, escapedEnd, scanner } = this;
		if (this.text.startsWith("\\\"")) {
			this.escapedEnd = scanner.end;
			if (escapedEnd >= 0 && !bytes.subarray(escapedEnd, scanner.start).some(isLineEnd)) return;
		}
		this.fault("not-json", span(scanner.start, characterEnd(bytes, scanner.end - 1)), { belongs: this.open.isEmpty ? "start" : BELONGS[this.expected] });
	}
	missingComma() {
		if (!this.isUnclosed) this.fault("missing-comma");
		this.isUnclosed = false;
	}
	closeBefore(token) {
		const { open } = this;
		const { all, last } = this.faults;
		if (last?.kind !== "missing-comma" || last.span.start !== token) return false;
		all[all.length - 1] = {
			...last,
			kind: "missing-bracket",
			opened: open.opening
		};
		open.close();
		return true;
	}
	mayCloseTooSoon() {
		this.tooSoon++;
	}
	reopens(kind) {
		const { open } = this;
		if (this.tooSoon === 0) return false;
		open.reopen();
		if (kind === Token.comma || kind === (open.inObject ? Token.closeObject : Token.closeArray)) {
			this.tooSoon--;
			this.expected = "comma";
			return true;
		}
		open.close();
		return false;
	}
	skip(belongs) {
		const { scanner } = this;
		const { start } = scanner;
		let { end } = scanner;
		while (belongs(scanner.nextSolid())) end = scanner.end;
		scanner.start = start;
		scanner.end = end;
		return scanner.kind;
	}
	afterValue() {
		this.expected = this.open.isEmpty ? "end" : "comma";
	}
};
const BELONGS = {
	value: "value",
	"first-element": "value",
	"first-key": "key",
	key: "key",
	colon: "colon",
	comma: "comma",
	end: "start"
};
// src/bytes/json/syntax/foreign.ts
function recognizeBeginning(reading) {
	const { bytes, scanner } = reading;
	const instead = standIn(bytes);
	if (instead === "web-page" || instead === "lfs-pointer") {
		const start = skipSpace(bytes, 0);
		reading.fault(instead, span(start, endOfLine(bytes, start)));
		return "stop";
	}
	const fence = openingFence(bytes);
	if (fence === void 0) return void 0;
	reading.fault("code-fence", fence, { fix: fixCodeFence(bytes, fence) });
	scanner.end = fence.end;
	return "next";
}
const MAX_BEFORE = 1024;
function openingFence(bytes) {
	const before = /^[^{[]*/.exec(String.fromCharCode(...bytes.subarray(0, MAX_BEFORE)))?.[0] ?? "";
	const found = /(?<![^\r\n])(?:`{3}|~{3})[^\r\n]*(?=\s*$)/.exec(before.trimEnd());
	return found === null ? void 0 : span(found.index, endOfLine(bytes, found.index));
}
function endOfLine(bytes, start) {
	const found = bytes.indexOf(10, start);
	let end = found === -1 ? bytes.length : found;
	while (end > start && isSpace(bytes[end - 1])) end--;
	return end;
}
function fixCodeFence(bytes, { start, end }) {
	if (skipSpace(bytes, 0) !== start) return void 0;
	const sign = bytes[start];
	const isFence = (at) => isLineEnd(bytes[at - 1]) && bytes[at + 1] === sign && bytes[at + 2] === sign;
	let close = bytes.indexOf(sign, end);
	while (close !== -1 && !isFence(close)) close = bytes.indexOf(sign, close + 1);
	if (close === -1 || skipSpace(bytes, close + 3) < bytes.length) return void 0;
	return {
		safety: "safe",
		replacements: [{
			span: span(start, afterLineEnd(bytes, end)),
			text: ""
		}, {
			span: span(close, afterLineEnd(bytes, close + 3)),
			text: ""
		}]
	};
}
function afterLineEnd(bytes, at) {
	if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
	return isLineEnd(bytes[at]) ? at + 1 : at;
}
const LEFT_OUT = /\u2026|\.\.\.|\b(?:unchanged|rest|others?|remaining|same|omitted|more|etc)\b/i;
function recognizeComment(reading, kind) {
	if (kind === Token.unclosedComment) {
		reading.fault("unclosed-comment");
		return "stop";
	}
	if (kind !== Token.lineComment && kind !== Token.blockComment) return void 0;
	const { bytes, token, expected } = reading;
	const isContent = holdsContent(bytes, token, expected === "value");
	if (isContent) reading.isCommaAfterValue = false;
	if (isContent && ENDS_VALUE.has(bytes[skipSpace(bytes, token.end)] ?? 32)) reading.afterValue();
	reading.fault("comment", token, { fix: isContent ? void 0 : fixComment(bytes, token) });
	return "next";
}
function holdsContent(bytes, { start, end }, isValue) {
	const text = decodeLoosely(bytes.subarray(start, end));
	if (LEFT_OUT.test(text) || /["{}[\]]/.test(text)) return true;
	return isValue && bytes[start] === 35 && !isSpace(bytes[start + 1]);
}
function fixComment(bytes, { start, end }) {
	let from = start;
	while (from > 0 && isBlank(bytes[from - 1])) from--;
	const to = skipBlanks(bytes, end);
	const startsLine = from === 0 || isLineEnd(bytes[from - 1]);
	const endsLine = to === bytes.length || isLineEnd(bytes[to]);
	if (startsLine && endsLine) return removal(from, afterLineEnd(bytes, to));
	if (endsLine) return removal(from, to);
	return removal(start, end, start > 0 && !isSpace(bytes[start - 1]) && !isSpace(bytes[end]) ? " " : "");
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
var ConflictMarkers = class {
	reading;
	isInside = false;
	next = 0;
	constructor(reading) {
		this.reading = reading;
	}
	recognize(kind) {
		if (kind !== Token.conflictMarker) return void 0;
		const { bytes, scanner } = this.reading;
		const sign = bytes[scanner.start];
		if (sign === 60 || !this.isInside) this.reading.fault("merge-conflict");
		this.isInside = sign === 60;
		if (sign !== 60 && sign !== 62 && this.closes()) scanner.end = this.next;
		return "next";
	}
	closes() {
		const { bytes, scanner } = this.reading;
		const isEdge = (at) => bytes[at] === 60 || bytes[at] === 62;
		if (this.next < scanner.end) {
			const ahead = new Scanner(bytes, scanner.end);
			do
				ahead.next();
			while (ahead.kind !== Token.end && !(ahead.kind === Token.conflictMarker && isEdge(ahead.start)));
			this.next = ahead.start;
		}
		this.isInside = bytes[this.next] === 62;
		return this.isInside;
	}
};
function recognizeNotJson(reading, kind) {
	const { bytes, scanner, open } = reading;
	const isInvisible = invisibleLength(bytes, scanner.start) > 0;
	if (open.isEmpty && !isInvisible) return isForeignWord(reading, kind) ? toFirstBracket(reading) : void 0;
	if (kind !== Token.stray && !isForeignNumber(reading, kind)) return void 0;
	if (bytes[scanner.start] === 40 && reading.expectsValue) scanner.end = endOfUnquotedValue(reading, Token.word) ?? scanner.end;
	reading.notJson();
	if (!isInvisible) skipNotJson(reading);
	return "next";
}
const ENDS_VALUE = new Set(bytesOf(",]}\n\r"));
const COMMENT = /(?<!:)\/[/*]|\s#/;
const MAX_VALUE = 511;
const UNQUOTED = /^(?:[^"{}[\],:()\p{Cc}]|[\x80-\x9f]|:\/\/|\([^"{}[\]()\r\n]*\))+(?<=\S)(?=[ \t]*(?:[,}\]\r\n]|$))/u;
const UNOPENED = /^[^\s"'{}[\],:](?:[^"{}[\]\r\n]{0,126}[^"{}[\],:\s])?"(?=[ \t]*(?:[,}\]\r\n]|$))/;
function endOfUnquotedValue({ bytes, scanner }, kind) {
	const { start, end } = scanner;
	const next = bytes[end];
	if (next === void 0 || ENDS_VALUE.has(next)) return void 0;
	if (next === 32 && ENDS_VALUE.has(bytes[end + 1] ?? 32)) return void 0;
	const ahead = asciiText(bytes, start, Math.min(bytes.length, start + MAX_VALUE));
	const isText = kind === Token.word || kind === Token.faultyNumber;
	const found = UNOPENED.exec(ahead) ?? (isText ? UNQUOTED.exec(ahead) : null);
	if (found === null || COMMENT.test(found[0])) return void 0;
	const last = start + found[0].length;
	return last > end ? last : void 0;
}
function isForeignWord(reading, kind) {
	if (kind === Token.word) return bareFault(kind, reading.text) === "unquoted-text";
	return kind === Token.stray || isForeignNumber(reading, kind);
}
function isForeignNumber(reading, kind) {
	return kind === Token.faultyNumber && bareFault(kind, reading.text) === "not-json";
}
function bareFault(kind, text) {
	if (/^[+-]?(Infinity|NaN)$/.test(text)) return "not-a-number";
	if (kind === Token.faultyNumber) return /\d/.test(text) ? "bad-number" : "not-json";
	return /^(true|false|null|none|undefined|nil)$/i.test(text) ? "other-language-literal" : "unquoted-text";
}
function toFirstBracket(reading) {
	const { bytes, scanner } = reading;
	reading.notJson();
	const first = [123, 91].map((bracket) => bytes.indexOf(bracket, scanner.end)).find((at) => at !== -1);
	if (first === void 0) return "stop";
	scanner.end = first;
	return "next";
}
function skipNotJson(reading) {
	let isWord = false;
	const kind = reading.skip((skipped) => {
		if (BARE_TOKENS.has(skipped)) isWord = true;
		return skipped === Token.stray || BARE_TOKENS.has(skipped);
	});
	reading.string = void 0;
	reading.isUnclosed = false;
	const beginsMore = STRING_TOKENS.has(kind) || kind === Token.openObject || kind === Token.openArray;
	if (reading.expectsKey) {
		if (kind === Token.colon) reading.expected = "colon";
		else if (!beginsMore) reading.expected = "comma";
	} else if (reading.expected === "colon" && !(isWord && beginsMore)) reading.expected = beginsMore ? "value" : "comma";
	else if (reading.expectsValue) {
		if (!beginsMore) reading.afterValue();
	} else if (beginsMore) reading.expected = reading.open.inObject ? "key" : "value";
}
// src/bytes/json/syntax/slip-search.ts
function correction(how, at, sign, opened) {
	if (how === "add") return {
		fault: {
			kind: "missing-sign",
			span: at,
			named: sign,
			opened
		},
		replacement: {
			span: span(at.start, at.start),
			text: sign
		}
	};
	return {
		fault: sign === "" ? {
			kind: "extra-token",
			span: at
		} : {
			kind: "wrong-sign",
			span: at,
			named: sign
		},
		replacement: {
			span: at,
			text: sign
		}
	};
}
const START = {
	top: void 0,
	expected: "value",
	score: 0,
	correction: void 0
};
const MAX_READINGS = 16;
const MAX_TOKENS = 1e6;
const MAX_STEPS = 5e6;
const CONTRADICTION = 2;
const ANY = -1;
const DOUBLED = .1;
const MISSING = .05;
const SIGNS = /* @__PURE__ */ new Map([
	[Token.openObject, "{"],
	[Token.closeObject, "}"],
	[Token.openArray, "["],
	[Token.closeArray, "]"],
	[Token.colon, ":"],
	[Token.comma, ","]
]);
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const CLOSING = /* @__PURE__ */ new Set([Token.closeObject, Token.closeArray]);
const EXPECTED_SIGNS = {
	value: [Token.openObject, Token.openArray],
	"first-element": [
		Token.openObject,
		Token.openArray,
		Token.closeArray
	],
	"first-key": [Token.closeObject],
	key: [],
	colon: [Token.colon],
	comma: [
		Token.comma,
		Token.closeObject,
		Token.closeArray
	],
	end: []
};
function searchSlips(bytes) {
	const { readings } = new SlipSearch(bytes).follow(true);
	return readings.filter(({ expected }) => expected === "end").sort((one, other) => other.score - one.score).flatMap(({ correction: made }) => made ?? []);
}
function scoreOf(bytes) {
	return new SlipSearch(bytes).follow(false).plain?.score ?? Number.NEGATIVE_INFINITY;
}
var SlipSearch = class {
	scanner;
	previous = Token.end;
	previousStart = 0;
	indent = ANY;
	lineIndent = 0;
	constructor(bytes) {
		this.scanner = new Scanner(bytes);
	}
	follow(isSearched) {
		const { scanner } = this;
		let plain = START;
		let readings = [];
		let tokens = 0;
		let steps = 0;
		for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
			this.indent = indentAt(scanner.bytes, scanner.start) ?? ANY;
			if (this.indent !== ANY) this.lineIndent = this.indent;
			const next = readings.flatMap((reading) => this.step(reading, kind) ?? []);
			if (plain !== void 0 && isSearched) for (const each of this.corrected(plain, kind)) next.push(each);
			plain &&= this.step(plain, kind);
			this.previous = kind;
			this.previousStart = scanner.start;
			readings = best(next);
			steps += readings.length + 1;
			if (plain === void 0 && readings.length === 0 || steps > MAX_STEPS || ++tokens > MAX_TOKENS) return {
				plain: void 0,
				readings: []
			};
		}
		const last = plain !== void 0 && isSearched ? plain : void 0;
		const ends = last && EXPECTED_SIGNS[last.expected].flatMap((written) => this.added(last, written) ?? []);
		return {
			plain,
			readings: [...readings, ...ends ?? []]
		};
	}
	toFault(tokens) {
		const { scanner } = this;
		const before = [];
		let reading = START;
		for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
			before.push({
				at: scanner.start,
				reading
			});
			if (before.length > tokens) before.shift();
			reading = this.step(reading, kind);
			if (reading === void 0) break;
		}
		return {
			before,
			...span(scanner.start, scanner.end)
		};
	}
	readsFrom(from, isAll) {
		const { scanner } = this;
		let reading = from;
		for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
			if (!isAll && scanner.end >= scanner.bytes.length) return true;
			reading = this.step(reading, kind);
			if (reading === void 0) return false;
		}
		return !isAll || reading.expected === "end";
	}
	corrected(reading, kind) {
		const { previous } = this;
		const readings = [];
		const isSign = SIGNS.has(kind) || this.isForeign(reading, kind);
		const score = reading.score + (kind === previous ? DOUBLED : 0);
		if (isSign) readings.push({
			...reading,
			score,
			correction: this.correction("replace", void 0)
		});
		if (previous === Token.comma && CLOSING.has(kind) && this.isMisplaced(reading, kind)) readings.push(this.withoutComma(reading));
		const isKey = reading.top?.isArray && kind === Token.colon && previous === Token.string;
		for (const written of EXPECTED_SIGNS[reading.expected]) {
			if (isSign && written !== kind && !isKey) {
				const replaced = {
					...reading,
					correction: this.correction("replace", written, reading.top)
				};
				readings.push(this.step(replaced, written));
			}
			const added = this.added(reading, written);
			readings.push(added && this.step(added, kind));
			if (added && CLOSING.has(written) && this.isMisplaced(reading, kind)) readings.push(this.afterDeletedLine(added, kind, reading.top));
		}
		return readings.filter((each) => each !== void 0);
	}
	isMisplaced({ top }, kind) {
		return this.indent === ANY || this.contradiction(top, kind) > 0;
	}
	withoutComma(reading) {
		const { start, end } = this.scanner;
		const made = {
			fault: {
				kind: "extra-bracket",
				span: span(start, end)
			},
			replacement: {
				span: span(this.previousStart, end),
				text: ""
			}
		};
		return {
			...reading,
			expected: "comma",
			score: reading.score + DOUBLED,
			correction: made
		};
	}
	afterDeletedLine(added, kind, top) {
		const { start, end } = this.scanner;
		const text = `${top?.isArray ? "]" : "}"},`;
		const byIndentation = this.indent === ANY ? void 0 : true;
		const details = {
			opened: top?.opened,
			byIndentation
		};
		const fault = {
			kind: "missing-bracket",
			span: span(start, end),
			...details
		};
		const after = this.step(added, Token.comma);
		const made = {
			fault,
			replacement: {
				span: span(start, start),
				text
			}
		};
		return after && this.step({
			...after,
			correction: made
		}, kind);
	}
	isForeign({ expected }, kind) {
		const { bytes, start, end } = this.scanner;
		if (kind !== Token.word && kind !== Token.faultyNumber) return kind === Token.stray;
		if (expected !== "comma" && expected !== "colon") return !SAYS_SOMETHING.test(decodeLoosely(bytes.subarray(start, Math.min(end, start + 64))));
		const fault = bareFault(kind, asciiText(bytes, start, Math.min(end, start + 64)));
		return fault === "not-json" || fault === "unquoted-text" && bytes[start - 1] !== 34;
	}
	added(reading, written) {
		const score = reading.score + MISSING;
		const made = this.correction("add", written, reading.top);
		return this.step({
			...reading,
			score,
			correction: made
		}, written, false);
	}
	correction(how, written, top) {
		const { start, end } = this.scanner;
		const isClosing = written !== void 0 && CLOSING.has(written);
		const sign = written === void 0 ? "" : SIGNS.get(written) ?? "";
		return correction(how, span(start, end), sign, isClosing ? top?.opened : void 0);
	}
	step(before, kind, isWritten = true) {
		const { top, expected } = before;
		const isValue = expected === "value" || expected === "first-element";
		const less = isWritten ? this.contradiction(top, kind) : 0;
		const reading = less === 0 ? before : {
			...before,
			score: before.score - less
		};
		switch (kind) {
			case Token.openObject:
			case Token.openArray: return isValue ? this.opened(reading, kind === Token.openArray, isWritten) : void 0;
			case Token.closeObject:
			case Token.closeArray: {
				const isArray = kind === Token.closeArray;
				const isFirst = expected === (isArray ? "first-element" : "first-key");
				if (top?.isArray !== isArray || expected !== "comma" && !isFirst) return void 0;
				return {
					...reading,
					top: top.around,
					expected: top.around === void 0 ? "end" : "comma"
				};
			}
			case Token.comma: return expected === "comma" ? next(before, top?.isArray ? "value" : "key") : void 0;
			case Token.colon: return expected === "colon" ? next(before, "value") : void 0;
			case Token.string:
				if (expected === "key" || expected === "first-key") return next(reading, "colon");
				break;
			case Token.number:
			case Token.literal: break;
			default: return;
		}
		return isValue ? next(reading, top === void 0 ? "end" : "comma") : void 0;
	}
	opened(reading, isArray, isWritten) {
		const { top } = reading;
		const { start, end } = this.scanner;
		const lineIndent = isWritten || this.indent === ANY ? this.lineIndent : ANY;
		const frame = {
			isArray,
			around: top,
			opened: span(start, end),
			lineIndent,
			innerIndent: ANY
		};
		return next(reading, isArray ? "first-element" : "first-key", frame);
	}
	contradiction(top, kind) {
		const { indent } = this;
		if (top === void 0) return 0;
		if (kind === Token.closeObject || kind === Token.closeArray) return this.lineIndent === top.lineIndent || top.lineIndent === ANY ? 0 : CONTRADICTION;
		if (indent === ANY) return 0;
		if (top.innerIndent === ANY) top.innerIndent = indent;
		return indent === top.innerIndent && indent > top.lineIndent ? 0 : CONTRADICTION;
	}
};
function next({ top, score, correction }, expected, inside = top) {
	return {
		top: inside,
		expected,
		score,
		correction
	};
}
function best(readings) {
	const kept = [];
	for (const reading of readings) {
		const like = kept.findIndex(({ top, expected }) => top === reading.top && expected === reading.expected);
		if (like < 0) kept.push(reading);
		else if (kept[like].score <= reading.score) kept[like] = reading;
	}
	if (kept.length <= MAX_READINGS) return kept;
	return kept.sort((one, other) => one.score - other.score).slice(-16);
}
// src/bytes/json/syntax/near-fault.ts
const TOKENS_BEFORE = 4;
function findNearFault(bytes) {
	return new SlipSearch(bytes).toFault(TOKENS_BEFORE);
}
const PASTED = 10;
function pastedText(bytes, near) {
	const { start } = near;
	const before = near.before.slice(-3);
	const found = [];
	for (const from of before) {
		const scanner = new Scanner(bytes, from.at);
		const isValue = from.reading.expected === "value" && from.reading.top !== void 0 && start - from.at <= BYTES_BEFORE;
		const mostPasted = from === before.at(-1) ? PASTED : 1;
		let depth = 0;
		let holdsString = false;
		for (let tokens = 1; tokens <= PASTED && scanner.nextSolid() !== Token.end; tokens++) {
			const { kind } = scanner;
			if (kind === Token.openObject || kind === Token.openArray) depth++;
			else if (kind === Token.closeObject || kind === Token.closeArray) depth--;
			else if (depth === 0 && isOfMember(scanner, tokens)) break;
			const isComment = kind === Token.lineComment;
			const signs = bytes[scanner.start] === 35 ? 1 : 2;
			const at = span(from.at, isComment ? scanner.start + signs : scanner.end);
			const value = isComment ? span(from.at, endOfValue$1(bytes, scanner.start)) : at;
			holdsString ||= depth === 0 && STRING_TOKENS.has(kind);
			if (depth === 0 && tokens <= mostPasted && (tokens === 1 || !holdsString)) {
				for (const sign of [
					"",
					",",
					":"
				]) if (readsOn(bytes, from, at, bytesOf(sign))) found.push({
					tokens,
					correction: withoutText(at, sign, kind)
				});
			}
			if (depth === 0 && isValue && value.end > start && readsOn(bytes, from, value, bytesOf("null"))) found.push({
				tokens,
				correction: insteadOfValue(value)
			});
			if (isComment || depth < 0) break;
		}
	}
	return found.sort((one, other) => one.tokens - other.tokens).map((each) => each.correction);
}
function isOfMember({ bytes, kind, end }, tokens) {
	if (kind === Token.comma || kind === Token.colon) return true;
	return tokens > 1 && STRING_TOKENS.has(kind) && bytes[skipSpace(bytes, end)] === 58;
}
function endOfValue$1(bytes, start) {
	let end = start;
	while (end < bytes.length && !ENDS_VALUE.has(bytes[end] ?? 0)) end++;
	return end;
}
function withoutText(at, sign, kind) {
	const made = correction("replace", at, sign);
	return kind === Token.unclosedString ? {
		...made,
		fault: {
			kind: "unclosed-string",
			span: at
		}
	} : made;
}
function insteadOfValue(at) {
	return {
		fault: {
			kind: "not-json",
			span: at,
			belongs: "value"
		},
		replacement: {
			span: at,
			text: "null"
		}
	};
}
const SIGN_AND_QUOTE = [
	":\"",
	",\"",
	"{\"",
	"[\""
];
function lostTogether(bytes, { before, start, end }) {
	const from = before.at(-1);
	if (from === void 0) return [];
	const here = span(start, start);
	return SIGN_AND_QUOTE.filter((signs) => readsOn(bytes, from, here, bytesOf(signs))).map((signs) => correction("add", span(start, end), signs));
}
const BYTES_BEFORE = 32;
const BYTES_OF_FAULT = 16;
const BYTES_READ = 96;
function searchCharacters(bytes, { before, start: token, end }, fault) {
	const start = fault < end ? Math.max(fault, token) : token;
	const removed = [];
	const swapped = [];
	const commas = [];
	const last = Math.min(end, start + BYTES_OF_FAULT, bytes.length - 1);
	let at = Math.max(before[0]?.at ?? 0, start - BYTES_BEFORE);
	while (isContinuation(bytes[at] ?? 0)) at++;
	for (let next; at <= last; at = next) {
		next = characterEnd(bytes, at);
		const from = before.findLast((each) => each.at < at) ?? before[0];
		if (from === void 0) continue;
		if (isOfNumbers(bytes, at - 1) || isOfNumbers(bytes, at)) continue;
		const one = span(at, next);
		const isCandidate = !isSpace(bytes[at]) && bytes[at] !== bytes[at + 1];
		if (isCandidate && readsOn(bytes, from, one)) removed.push(correction("replace", one, ""));
		if (isCandidate && !SIGNS_AND_QUOTE.has(bytes[at] ?? 0) && readsOn(bytes, from, one, [44])) commas.push(correction("replace", one, ","));
		if (next >= bytes.length) continue;
		const both = span(at, characterEnd(bytes, next));
		const turned = [...bytes.subarray(next, both.end), ...bytes.subarray(at, next)];
		if (!readsOn(bytes, from, both, turned)) continue;
		const named = decodeLoosely(Uint8Array.from(turned));
		if (/[\p{Cc}\u2028\u2029]/u.test(named)) continue;
		swapped.push({
			fault: {
				kind: "swapped",
				span: both,
				named
			},
			replacement: {
				span: both,
				text: named
			}
		});
	}
	return {
		removed,
		swapped,
		commas
	};
}
const SIGNS_AND_QUOTE = new Set(bytesOf("{}[]:,\""));
function isOfNumbers(bytes, at) {
	const [one, other] = [bytes[at], bytes[at + 1]];
	const isDigit = (byte = 0) => byte >= 48 && byte <= 57;
	return isSpace(one) && isDigit(other) || isDigit(one) && isSpace(other);
}
const MAX_HEAD = 65536;
function readsOn(bytes, from, { start, end }, instead = []) {
	if (start - from.at > MAX_HEAD) return false;
	const limit = Math.min(bytes.length, end + BYTES_READ);
	const head = bytes.subarray(from.at, start);
	const tail = bytes.subarray(end, limit);
	const corrected = new Uint8Array(head.length + instead.length + tail.length);
	corrected.set(head);
	corrected.set(instead, head.length);
	corrected.set(tail, head.length + instead.length);
	return new SlipSearch(corrected).readsFrom(from.reading, limit === bytes.length);
}
// src/bytes/json/syntax/strings.ts
function findStringFaults(bytes, start, end) {
	const faults = [];
	const add = (fault) => {
		if (faults.every(({ kind }) => kind !== fault.kind)) faults.push(fault);
	};
	let at = start + 1;
	while (at < end) {
		const first = at;
		const byte = bytes[at];
		if (byte === 92) {
			const length = escapeLength(bytes, at, end);
			at += Math.max(length, 2);
			if (length > 0 || first + 1 >= end) continue;
			const badEnd = bytes[first + 1] === 117 ? endOfHex(bytes, first + 2, end) : characterEnd(bytes, first + 1, end);
			add({
				kind: "bad-escape",
				span: span(first, badEnd)
			});
		} else if (byte < 32) {
			while (at < end && bytes[at] < 32) at++;
			add({
				kind: isLineEnd(byte) ? "line-break-in-string" : "control-character",
				span: span(first, at)
			});
		} else at++;
	}
	return faults;
}
function endOfHex(bytes, from, limit) {
	let at = from;
	while (at < limit && at < from + 4 && /[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at]))) at++;
	return at;
}
const ENDS_STRING = new Set(bytesOf(",:]}\n\r"));
var TextAfterStrings = class {
	reading;
	noStringEndBefore = 0;
	constructor(reading) {
		this.reading = reading;
	}
	recognize(kind) {
		const { bytes, expected, open, scanner, string } = this.reading;
		if (string?.end !== scanner.start || !IS_TEXT.has(kind)) return void 0;
		const quote = this.stringEndFrom(scanner.start);
		if (quote !== void 0) {
			scanner.end = quote + 1;
			if (bytes[skipBlanks(bytes, quote + 1)] === 58 && expected === "comma" && open.inObject) {
				this.reading.expected = "colon";
				this.reading.fault("unclosed-string", span(string.start, string.end - 1));
				return "next";
			}
		}
		this.reading.fault("unescaped-quote", span(string.end - 1, string.end));
		return "next";
	}
	stringEndFrom(start) {
		if (start < this.noStringEndBefore) return void 0;
		const { bytes } = this.reading;
		let at = start;
		for (; at < bytes.length && !isLineEnd(bytes[at]); at++) if (bytes[at] === 34) {
			const after = skipBlanks(bytes, at + 1);
			if (after >= bytes.length || ENDS_STRING.has(bytes[after])) return at;
		} else if (bytes[at] === 92) at++;
		this.noStringEndBefore = at;
	}
};
const IS_TEXT = /* @__PURE__ */ new Set([
	...BARE_TOKENS,
	Token.unclosedString,
	Token.singleQuoted,
	Token.curlyQuoted
]);
// src/bytes/json/syntax/wrong-ends.ts
const MAX_KEYS = 64;
const MAX_KEY$1 = 64;
const ALIKE = 2;
function findWrongEnds(bytes, isMissing, form) {
	const scanner = new Scanner(bytes);
	const doubts = [];
	let doubt;
	let top;
	let string;
	for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
		const token = span(scanner.start, scanner.end);
		if (kind === Token.openObject || kind === Token.openArray) {
			const isArray = kind === Token.openArray;
			const within = top === void 0 ? form : formIn(top);
			const made = {
				opened: token,
				isArray,
				around: top,
				form: within,
				keys: /* @__PURE__ */ new Set(),
				key: "",
				value: void 0,
				comma: token,
				end: token
			};
			if (top !== void 0 && !isArray) top.value = made;
			if (doubt !== void 0 && doubt.in === top && doubt.key === top.key && !isArray) doubt.value = made;
			top = made;
		} else if (kind === Token.closeObject || kind === Token.closeArray) {
			if (top?.isArray !== (kind === Token.closeArray)) break;
			top.end = token;
			top = top.around;
		} else if (kind === Token.comma && top !== void 0) top.comma = token;
		else if (kind === Token.colon && string !== void 0 && top?.isArray === false) {
			const key = stringText(bytes, string.start, Math.min(string.end, string.start + MAX_KEY$1));
			doubt = top.keys.size === 0 ? void 0 : doubtOf(top, key, isMissing);
			if (doubt !== void 0) doubts.push(doubt);
			if (top.keys.size < MAX_KEYS) top.keys.add(key);
			top.key = key;
			top.value = void 0;
		}
		string = kind === Token.string ? token : void 0;
	}
	return doubts.filter(({ like, value }) => like === void 0 || isLike(value, like));
}
function formIn({ isArray, form, key }) {
	if (isArray || form === void 0) return form;
	return form.members.has(key) ? form.members.get(key) : form.others;
}
function doubtOf(top, key, isMissing) {
	const other = isMissing ? top.around : top.value;
	if (other?.isArray !== false || other.form === void 0) return void 0;
	if (top.form?.members.has(key) === true || other.keys.has(key)) return void 0;
	const like = other.form.members.has(key) ? void 0 : other.form.others;
	if (like === void 0 && !other.form.members.has(key)) return void 0;
	const { opened, end } = isMissing ? {
		opened: top.opened,
		end: top.comma
	} : other;
	return {
		opened,
		at: end,
		in: top,
		key,
		like,
		value: void 0
	};
}
function isLike(value, { members }) {
	return value !== void 0 && [...value.keys].filter((key) => members.has(key)).length >= ALIKE;
}
// src/bytes/json/syntax/single-slip.ts
const MAX_BYTES$1 = 4194304;
const MAX_DEPTH = 256;
const MAX_TRIES$1 = 4;
function findSingleSlip(bytes, faults, form) {
	const [first] = faults;
	if (first === void 0 || bytes.length > MAX_BYTES$1) return void 0;
	const advice = faults.length === 1 ? adviceOf(bytes, first) : [];
	if (advice === void 0 || seemsDeeper(bytes, MAX_DEPTH)) return void 0;
	const early = form === void 0 || first.byIndentation ? void 0 : endedWrongly(bytes, form, true);
	if (early !== void 0) return early.fault;
	const own = mended(bytes, advice.map((replacement) => ({
		fault: first,
		replacement
	})));
	if (own !== void 0 && scoreOf(encoder.encode(own.text)) === 0) return own.fault;
	const found = mended(bytes, searchSlips(bytes).slice(0, MAX_TRIES$1)) ?? (form && endedWrongly(bytes, form)) ?? nearFirst(bytes, first, faults);
	if (own === void 0 || found === void 0 || own.text === found.text) return (own ?? found)?.fault;
	return scoreOf(encoder.encode(found.text)) >= scoreOf(encoder.encode(own.text)) ? found.fault : own.fault;
}
function nearFirst(bytes, { span: there }, faults) {
	const near = findNearFault(bytes);
	const isOnly = faults.length === 1;
	const mayBePasted = !isOnly && faults.some(({ fix }) => fix === void 0);
	return wrongCharacter(bytes, near, there, isOnly) ?? mended(bytes, quoteCorrections(bytes, there.start)) ?? mended(bytes, isOnly ? [] : lostTogether(bytes, near)) ?? mended(bytes, mayBePasted ? pastedText(bytes, near).slice(0, MAX_TRIES$1) : []);
}
function endedWrongly(bytes, form, isOneLine = false) {
	const hasBreak = ({ opened, at }) => isOneLine && bytes.subarray(opened.start, at.start).some(isLineEnd);
	for (const isMissing of [true, false]) {
		const found = mended(bytes, findWrongEnds(bytes, isMissing, form).slice(0, MAX_TRIES$1).filter((end) => !hasBreak(end)).map(({ opened, at }) => isMissing ? correction("add", at, "}", opened) : correction("replace", at, "")));
		if (found !== void 0) return found;
	}
}
const encoder = new TextEncoder();
function wrongCharacter(bytes, near, there, isOnly) {
	const { removed, swapped, commas } = searchCharacters(bytes, near, there.start);
	const isFault = (at) => isOnly && at.start === there.start && at.end === there.end;
	const without = mended(bytes, removed.filter(({ fault }) => !isFault(fault.span)));
	const turned = mended(bytes, swapped);
	if (without === void 0 || turned === void 0) return without ?? turned ?? mended(bytes, commas);
	const { span: both } = turned.fault;
	if (bytes[both.start] !== 34 && bytes[both.end - 1] !== 34) return without;
	return {
		...without,
		fault: {
			kind: "outside-quotes",
			span: without.fault.span
		}
	};
}
function mended(bytes, corrections) {
	for (const { fault, replacement } of corrections) {
		const { start, end } = replacement.span;
		const before = decodeUtf8(bytes.subarray(0, start));
		const after = decodeUtf8(bytes.subarray(end));
		if (before === void 0 || after === void 0) continue;
		const text = before + replacement.text + after;
		if (isJson(text)) return {
			fault,
			text
		};
	}
}
function adviceOf(bytes, fault) {
	const { start, end } = fault.span;
	const put = (text, at = start) => [{
		span: span(at, at),
		text
	}];
	const write = (text, to = end) => [{
		span: span(start, to),
		text
	}];
	const closing = fault.opened !== void 0 && bytes[fault.opened.start] === 91 ? "]" : "}";
	switch (fault.kind) {
		case "cut-off": return put(closing, bytes.length);
		case "missing-comma": return put(",");
		case "missing-colon": return put(":");
		case "missing-value": return put("null");
		case "unopened-object": return put("{");
		case "mismatched-bracket":
			if (fault.opened !== void 0) return [...put(closing), ...write(closing)];
			return [...put(bytes[start] === 93 ? "[" : "{"), ...write("")];
		case "unquoted-key":
		case "unquoted-text": return fault.fix?.replacements ?? (bytes[end - 1] === 34 ? put("\"") : []);
		case "unclosed-string": return put("\"", end);
		case "second-colon":
		case "second-comma":
		case "leading-comma":
		case "trailing-comma":
		case "text-after-value": return write("");
		case "misplaced-colon":
		case "missing-bracket":
		case "unescaped-quote":
		case "value-as-key": return [];
		default: return;
	}
}
const TOKENS = 4;
const ENDS = 12;
function quoteCorrections(bytes, fault) {
	const added = [];
	const removed = [];
	for (const { start, end, kind } of tokensUpTo(bytes, fault)) {
		added.push(start);
		if (!STRING_TOKENS.has(kind)) continue;
		const most = added.length + ENDS;
		for (let at = end - 1; at > start && added.length < most; at--) if (ENDS_STRING.has(bytes[at])) added.push(at);
		removed.push(start);
		if (kind !== Token.unclosedString) removed.push(end - 1);
	}
	return [...added.map((at) => correction("add", span(at, characterEnd(bytes, at)), "\"")), ...removed.map((at) => correction("replace", span(at, at + 1), ""))];
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
	return found.toReversed();
}
function seemsDeeper(bytes, max) {
	let depth = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === 91 || byte === 123) {
			if (++depth > max) return true;
		} else if (byte === 93 || byte === 125) depth--;
	}
	return false;
}
// src/bytes/json/syntax/unescaped-json.ts
const AFTER_STRING = /* @__PURE__ */ new Set([...bytesOf(",]}"), void 0]);
const MAX_LEVELS = 4;
const MAX_TRIES = 20;
const MAX_KEY = 128;
const MISSING_BACKSLASHES = [["unescaped-json-quote", "\\"], ["unescaped-inner-quote", "\\\\\\"]];
var UnescapedJson = class {
	reading;
	bytes;
	budget;
	constructor(reading) {
		this.reading = reading;
		this.bytes = reading.bytes;
		this.budget = this.bytes.length * 8 + 65536;
	}
	recognize(kind) {
		const { reading } = this;
		const { open, scanner } = reading;
		if (!reading.expectsValue || !STRING_TOKENS.has(kind) || open.isEmpty) return void 0;
		const { start, end } = scanner;
		if (this.budget <= 0 || !this.beginsJson(start)) return void 0;
		if (kind === Token.string && this.isFaultless(start, end)) return void 0;
		const found = this.whole(start) ?? this.doubled(start) ?? this.partly(start);
		if (found === void 0) return void 0;
		const fix = {
			safety: "unsafe",
			replacements: found.replacements
		};
		reading.fault(found.kind, found.span, {
			fix,
			path: open.pathTo(start)
		});
		scanner.end = found.end;
		reading.string = void 0;
		reading.isUnclosed = false;
		reading.afterValue();
		return "next";
	}
	isFaultless(start, end) {
		const { bytes } = this;
		if (!AFTER_STRING.has(bytes[skipSpace(bytes, end)])) return false;
		this.budget -= end - start;
		return isEscapedJson(decodeLoosely(bytes.subarray(start + 1, end - 1)));
	}
	whole(start, level = 1) {
		const { bytes } = this;
		const scanner = new Scanner(bytes, start + 1);
		let content = "";
		let from = start + 1;
		let depth = 0;
		let quotes = 0;
		do {
			const kind = scanner.nextSolid();
			const [held] = STRING_TOKENS.has(kind) && level < MAX_LEVELS && this.beginsJson(scanner.start) ? this.whole(scanner.start, level + 1)?.replacements ?? [] : [];
			if (held !== void 0) {
				content += decodeLoosely(bytes.subarray(from, held.span.start)) + held.text;
				from = held.span.end;
				scanner.end = from + 1;
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
		return rewritten("unescaped-json", start, close, content + decodeLoosely(bytes.subarray(from, close)));
	}
	doubled(start) {
		const { bytes } = this;
		let close = bytes.indexOf(34, start + 1);
		while (close !== -1 && bytes[close + 1] === 34) close = bytes.indexOf(34, close + 2);
		this.budget -= (close === -1 ? bytes.length : close) - start;
		if (!this.mayClose(close)) return void 0;
		const written = decodeLoosely(bytes.subarray(start + 1, close));
		const content = written.replaceAll("\"\"", "\"");
		return content === written ? void 0 : rewritten("doubled-json", start, close, content);
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
			if (bare.length > 0 && this.mayClose(at) && this.endsJson(at)) {
				tries++;
				this.budget -= 4 * (at - start);
				const found = this.escaped(start, at, bare);
				if (found !== void 0 || this.budget <= 0) return found;
			}
			bare.push(at);
		}
	}
	escaped(start, close, bare) {
		const overEscaped = this.overEscaped(start, close, bare);
		if (overEscaped !== void 0) return overEscaped;
		const parts = [start + 1, ...bare].map((from, index) => decodeLoosely(this.bytes.subarray(from, bare[index] ?? close)));
		const [first = start] = bare;
		for (const [kind, text] of MISSING_BACKSLASHES) {
			if (!isEscapedJson(parts.join(text))) continue;
			const surplus = kind === "unescaped-inner-quote" && bare.length === 1 ? this.surplus(first) : void 0;
			if (surplus !== void 0 && isEscapedJson(this.without(start, close, [surplus]))) return {
				kind: "extra-token",
				span: surplus,
				end: close + 1,
				replacements: [{
					span: surplus,
					text: ""
				}]
			};
			const replacements = bare.map((at) => ({
				span: span(at, at),
				text
			}));
			return {
				kind,
				span: span(first, first + 1),
				end: close + 1,
				replacements
			};
		}
	}
	overEscaped(start, close, bare) {
		const surplus = bare.map((quote) => span(quote - 1, quote));
		const [first] = surplus;
		if (first === void 0 || !surplus.every((each) => this.bytes[each.start] === 92)) return void 0;
		if (!isEscapedJson(this.without(start, close, surplus))) return void 0;
		const replacements = surplus.map((each) => ({
			span: each,
			text: ""
		}));
		return {
			kind: "extra-token",
			span: first,
			end: close + 1,
			replacements
		};
	}
	surplus(quote) {
		const { bytes } = this;
		if (!(bytes[quote - 1] === 34 && bytes[quote - 2] === 92) && !/^"[^"]*\\"\s*:/.test(asciiText(bytes, quote, quote + MAX_KEY))) return void 0;
		return span(quote, quote + 1);
	}
	without(start, close, gone) {
		const starts = [start + 1, ...gone.map(({ end }) => end)];
		const ends = [...gone.map((each) => each.start), close];
		return starts.map((from, index) => decodeLoosely(this.bytes.subarray(from, ends[index]))).join("");
	}
	beginsJson(quote) {
		const first = this.bytes[skipSpace(this.bytes, quote + 1)];
		return first === 123 || first === 91;
	}
	endsJson(quote) {
		let last = quote - 1;
		while (isSpace(this.bytes[last])) last--;
		return this.bytes[last] === 125 || this.bytes[last] === 93;
	}
	mayClose(at) {
		return this.bytes[at] === 34 && AFTER_STRING.has(this.bytes[skipSpace(this.bytes, at + 1)]);
	}
};
function rewritten(kind, start, close, json) {
	if (!isJson(json)) return void 0;
	const text = JSON.stringify(json).slice(1, -1);
	const replacements = [{
		span: span(start + 1, close),
		text
	}];
	return {
		kind,
		span: span(start, close + 1),
		end: close + 1,
		replacements
	};
}
function isEscapedJson(content) {
	const text = tryJsonParse(`"${content}"`);
	return typeof text === "string" && isJson(text);
}
// src/bytes/json/syntax/words.ts
function acceptKey(reading, kind) {
	if (isKeyWithoutQuote(reading, kind)) return;
	if (BARE_TOKENS.has(kind)) {
		bareKey(reading);
		return;
	}
	if (kind === Token.string) reading.key = reading.token;
	const before = reading.faults.last;
	wordFaults(reading, kind);
	reading.isKeyFaulty = reading.faults.last !== before;
	reading.expected = reading.isUnclosed && reading.text.includes(":") ? "comma" : "colon";
}
function acceptValue(reading, kind, isAlone) {
	const { scanner } = reading;
	const end = isAlone && BARE_TOKENS.has(kind) ? endOfUnquotedValue(reading, kind) : void 0;
	if (end !== void 0) {
		scanner.end = end;
		reading.isUnclosed = false;
		reading.fault("unquoted-text");
	} else wordFaults(reading, kind, isAlone);
	reading.afterValue();
}
function wordFaults(reading, kind, isAlone = false) {
	const { bytes, scanner } = reading;
	const { start, end } = scanner;
	reading.isUnclosed = kind === Token.unclosedString;
	if (kind === Token.faultyString || kind === Token.unclosedString) for (const { kind: found, span: at } of findStringFaults(bytes, start, end)) reading.fault(found, at);
	switch (kind) {
		case Token.singleQuoted:
			reading.fault("single-quotes", reading.token, { fix: fixQuotes(bytes, start, end, 1) });
			return;
		case Token.curlyQuoted:
			reading.fault("curly-quotes", reading.token, { fix: fixQuotes(bytes, start, end, 3) });
			return;
		case Token.unclosedString:
			reading.fault("unclosed-string");
			return;
		case Token.word:
		case Token.faultyNumber: {
			const fault = bareFault(kind, reading.text);
			const isLiteral = fault === "other-language-literal" && isAlone;
			reading.fault(fault, reading.token, { fix: isLiteral ? fixLiteral(bytes, start, end) : void 0 });
		}
	}
}
function bareKey(reading) {
	const { bytes, scanner } = reading;
	reading.skip((kind) => BARE_TOKENS.has(kind) && indentAt(bytes, scanner.start) === void 0);
	if (bytes[skipSpace(bytes, scanner.end)] !== 58) {
		reading.notJson();
		skipNotJson(reading);
		return;
	}
	reading.fault("unquoted-key", reading.token, { fix: fixQuotes(bytes, scanner.start, scanner.end) });
	reading.expected = "colon";
	reading.isKeyFaulty = true;
}
function isKeyWithoutQuote(reading, kind) {
	const { bytes, scanner } = reading;
	const isUnopened = BARE_TOKENS.has(kind);
	let end;
	if (isUnopened) end = endOfUnopenedKey(bytes, scanner.start);
	else if (kind === Token.string || kind === Token.unclosedString) end = endOfUnclosedKey(bytes, scanner.start, scanner.end, kind);
	if (end === void 0) return false;
	scanner.end = end;
	reading.fault(isUnopened ? "unquoted-key" : "unclosed-string");
	reading.expected = "colon";
	reading.isKeyFaulty = true;
	return true;
}
const MAX_LENGTH = 128;
function ahead(bytes, start) {
	return asciiText(bytes, start, Math.min(bytes.length, start + MAX_LENGTH));
}
function endOfUnopenedKey(bytes, start) {
	const [found] = /^[^\s"'{}[\],:][^"{}[\],:\r\n]*"(?=[ \t]*:)/.exec(ahead(bytes, start)) ?? [];
	return found === void 0 ? void 0 : start + found.length;
}
const UNCLOSED_KEY = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*([{[]+[ \t]*)?("?)/;
function endOfUnclosedKey(bytes, start, end, kind) {
	const next = bytes[end] ?? 32;
	if (kind === Token.unclosedString ? end === bytes.length : !mayContinueString(next)) return void 0;
	const [all = "", key = "", brackets, quote] = UNCLOSED_KEY.exec(ahead(bytes, start)) ?? [];
	return (kind === Token.string ? quote !== "" && start + all.length === end : brackets !== void 0) ? start + key.length : void 0;
}
function mayContinueString(byte) {
	return byte > 32 && byte < 127 && byte !== 58 && byte !== 47 && byte !== 35;
}
const MAX_STRING = 65536;
const ESCAPED = /\\(['`])|\\.|"/g;
const IS_QUOTE = /^(?:"|\\[\u201c-\u201e])$/;
function fixQuotes(bytes, start, end, quote = 0) {
	if (end - start > MAX_STRING) return void 0;
	const text = `"${decodeLoosely(bytes.subarray(start + quote, end - quote)).replace(ESCAPED, (found, bare) => bare ?? (IS_QUOTE.test(found) ? "\\\"" : found))}"`;
	return isJson(text) ? {
		safety: "unsafe",
		replacements: [{
			span: span(start, end),
			text
		}]
	} : void 0;
}
const LITERALS = /* @__PURE__ */ new Map([
	["true", "true"],
	["false", "false"],
	["null", "null"],
	["none", "null"]
]);
const AFTER_VALUE = /* @__PURE__ */ new Set([...bytesOf(",]}/#"), void 0]);
function fixLiteral(bytes, start, end) {
	const text = LITERALS.get(asciiText(bytes, start, end).toLowerCase());
	if (text === void 0 || !AFTER_VALUE.has(bytes[skipSpace(bytes, end)])) return void 0;
	return {
		safety: "safe",
		replacements: [{
			span: span(start, end),
			text
		}]
	};
}
// src/bytes/json/syntax/syntax-reader.ts
const BRACKETS = /* @__PURE__ */ new Set([123, 91]);
const CUT_WORDS = /* @__PURE__ */ new Set([
	"unclosed-string",
	"unquoted-text",
	"unquoted-key",
	"bad-number"
]);
var SyntaxReader = class {
	reading;
	conflicts;
	unescapedJson;
	textAfterStrings;
	constructor(bytes, limit, maxPlaces = limit) {
		this.reading = new Reading(bytes, limit, maxPlaces);
		this.conflicts = new ConflictMarkers(this.reading);
		this.unescapedJson = new UnescapedJson(this.reading);
		this.textAfterStrings = new TextAfterStrings(this.reading);
	}
	read() {
		const { scanner, faults } = this.reading;
		if (recognizeBeginning(this.reading) === "stop") return faults.all;
		for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) if (faults.isFull || this.recognized(kind) === "stop") return faults.all;
		this.atEnd();
		return faults.all;
	}
	recognized(kind) {
		const { reading } = this;
		return recognizeComment(reading, kind) ?? this.conflicts.recognize(kind) ?? this.afterEnd(kind) ?? this.unescapedJson.recognize(kind) ?? this.textAfterStrings.recognize(kind) ?? recognizeNotJson(reading, kind) ?? this.accept(kind);
	}
	afterEnd(kind) {
		const { reading } = this;
		const { bytes, expected, faults, scanner } = reading;
		if (expected !== "end") return void 0;
		const sign = bytes[scanner.start];
		const [first] = faults.all;
		const isFenceEnd = first?.kind === "code-fence" && (sign === 96 || sign === 126);
		if (!isFenceEnd && reading.reopens(kind)) return void 0;
		if (isFenceEnd || first?.belongs === "start") return "stop";
		const start = skipSpace(bytes, 0);
		if (first === void 0 && !BRACKETS.has(bytes[start]) && BRACKETS.has(sign)) reading.fault("not-json", span(start, start + 1), { belongs: "start" });
		else reading.fault("text-after-value");
		return "stop";
	}
	accept(kind) {
		const { reading } = this;
		switch (kind) {
			case Token.openObject:
			case Token.openArray:
				this.beforeValue();
				reading.open.open(reading.scanner.start);
				reading.key = void 0;
				reading.expected = kind === Token.openArray ? "first-element" : "first-key";
				break;
			case Token.closeObject:
			case Token.closeArray:
				if (reading.open.isEmpty) {
					reading.fault("mismatched-bracket");
					return "stop";
				}
				this.acceptClosing(kind === Token.closeArray);
				break;
			case Token.comma:
				this.acceptComma();
				break;
			case Token.colon:
				this.acceptColon();
				break;
			default: this.acceptWord(kind);
		}
		reading.string = kind === Token.string || kind === Token.faultyString ? reading.token : void 0;
		return "next";
	}
	acceptWord(kind) {
		const { reading } = this;
		const mayBeKey = kind !== Token.number && kind !== Token.literal;
		if (reading.expectsKey) acceptKey(reading, kind);
		else if (reading.expected === "comma" && reading.open.inObject && mayBeKey) {
			reading.missingComma();
			acceptKey(reading, kind);
			reading.isKeyFaulty = true;
		} else {
			const isAlone = reading.expectsValue;
			this.beforeValue();
			acceptValue(reading, kind, isAlone);
		}
	}
	beforeValue() {
		const { reading } = this;
		const { open, scanner } = reading;
		if (reading.expected === "comma") {
			reading.missingComma();
			if (scanner.kind === Token.openObject && open.inObject && open.isAround(true)) reading.closeBefore(scanner.start);
		} else if (reading.expected === "colon") reading.fault("missing-colon");
		else if (reading.expectsKey) reading.fault("value-as-key");
	}
	acceptComma() {
		const { reading } = this;
		const { comma, expected, open } = reading;
		reading.isUnclosed = false;
		const isSecond = expected === "key" || comma !== void 0 && expected === "value";
		const isFirst = expected === "first-element" || expected === "first-key";
		if (isFirst || isSecond) {
			reading.skip((kind) => kind === Token.comma);
			reading.fault(isFirst ? "leading-comma" : "second-comma");
		} else if (expected !== "comma") this.missingValue();
		if (isFirst) return;
		reading.isCommaAfterValue = expected === "comma";
		reading.comma = reading.token;
		if (!open.isEmpty) reading.expected = open.inObject ? "key" : "value";
	}
	missingValue() {
		const { reading } = this;
		if (reading.expected !== "colon" || !reading.isKeyFaulty) reading.fault("missing-value");
	}
	acceptColon() {
		const { reading } = this;
		const { expected, open } = reading;
		if (expected === "value" && open.inObject) reading.fault("second-colon");
		else if (expected !== "colon") this.misplacedColon();
		reading.comma = void 0;
		if (!open.isEmpty) reading.expected = "value";
	}
	misplacedColon() {
		const { reading } = this;
		const { expected, key, open, string } = reading;
		if (expected === "comma" && string !== void 0) {
			reading.key = string;
			if (!open.inObject && open.isAround(false) && reading.closeBefore(string.start)) return;
			if (open.inObject && key !== void 0 && open.isBelow(string.start, key.start)) {
				reading.fault("unopened-object", string);
				open.openUnwritten();
				return;
			}
			if (open.inObject) reading.mayCloseTooSoon();
		}
		reading.fault("misplaced-colon");
	}
	acceptClosing(closesArray) {
		const { reading } = this;
		const { open, scanner } = reading;
		if (this.isStray(closesArray)) return;
		if (reading.expected === "value" && open.inObject && !closesArray) reading.mayCloseTooSoon();
		this.missingBefore(closesArray);
		if (open.inObject === closesArray) {
			reading.fault("mismatched-bracket", reading.token, { opened: open.opening });
			if (open.isAround(closesArray) && !open.isMeant(scanner.start)) {
				open.close();
				reading.mayCloseTooSoon();
			}
		}
		open.close();
		reading.afterValue();
	}
	missingBefore(closesArray) {
		const { comma, expected, isCommaAfterValue, open } = this.reading;
		if (expected === "key" || expected === "value" && !open.inObject && comma !== void 0) {
			const isSure = isCommaAfterValue && open.inObject !== closesArray;
			const fix = {
				safety: "safe",
				replacements: comma ? [{
					span: comma,
					text: ""
				}] : []
			};
			this.reading.fault("trailing-comma", comma, isSure && comma ? { fix } : void 0);
		} else if (expected === "value" || expected === "colon") this.missingValue();
	}
	isStray(closesArray) {
		const { reading } = this;
		const { expected, open, scanner } = reading;
		if (!closesArray || expected !== "value" || !open.inObject || !open.isUnopened(scanner.start)) return false;
		reading.fault("mismatched-bracket");
		reading.expected = "comma";
		return true;
	}
	atEnd() {
		const { reading } = this;
		const { expected, faults, open } = reading;
		const end = reading.bytes.length;
		const here = span(end, end);
		const { all, last } = faults;
		if (!open.isEmpty) {
			const isCutWord = last?.span.end === end && CUT_WORDS.has(last.kind);
			if (isCutWord && last.kind === "unclosed-string") return;
			if (isCutWord) all.pop();
			reading.fault("cut-off", here, { opened: open.opening });
		} else if (expected !== "end" && all.every(({ kind }) => kind.startsWith("comment"))) {
			faults.withdrawFixes();
			reading.fault("empty", all.length === 0 ? here : span(0, end));
		}
	}
};
// src/bytes/json/syntax/syntax.ts
function findSyntaxFaults(bytes, limit = 20, form) {
	const found = new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS), MAX_PLACES).read();
	if (found.every(({ fix }) => fix?.safety === "safe")) return firstMistakes(found, limit);
	const single = findSingleSlip(bytes, found.slice(0, Math.max(limit, MIN_FAULTS)), form);
	return single === void 0 ? firstMistakes(found, limit) : [single];
}
function readSyntaxFaults(bytes, limit, places = MAX_PLACES) {
	return new SyntaxReader(bytes, limit, places).read();
}
const MIN_FAULTS = 20;
const MAX_PLACES = 1e4;
function firstMistakes(faults, limit) {
	const kept = new FaultList(limit, MAX_PLACES);
	for (const fault of faults) kept.add(fault);
	return kept.all;
}
// src/bytes/scan/seen-texts.ts
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
// src/bytes/json/value-end.ts
function endOfString(bytes, start) {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== 34) at += bytes[at] === 92 ? 2 : 1;
	return at + 1;
}
function endOfValue(bytes, start) {
	const first = bytes[start];
	if (first === 34) return endOfString(bytes, start);
	if (first !== 123 && first !== 91) return endOfScalar(bytes, start);
	return endOfContainer(bytes, start);
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
function endOfContainer(bytes, start) {
	let depth = 0;
	for (let at = start; at < bytes.length;) {
		const byte = bytes[at];
		if (byte === 34) {
			at = endOfString(bytes, at);
			continue;
		}
		at++;
		if (byte < 91) continue;
		if (byte === 123 || byte === 91) depth++;
		else if ((byte === 125 || byte === 93) && --depth === 0) return at;
	}
	return bytes.length;
}
// src/bytes/json/read-tree.ts
function readTree(bytes, visitor) {
	const scanner = new Scanner(bytes);
	const open = [];
	let inArray = false;
	let keyComes = false;
	for (;;) {
		const kind = scanner.nextSolid();
		const { start, end } = scanner;
		switch (kind) {
			case Token.end: return;
			case Token.openObject:
			case Token.openArray: {
				inArray = kind === Token.openArray;
				const answer = visitor.open?.(inArray, start);
				if (answer === false) return;
				if (answer === "skip") {
					scanner.end = endOfValue(bytes, start);
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
			else visitor.scalar?.(kind, start, end);
		}
	}
}
// src/bytes/json/place-query.ts
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
		this.members ??= /* @__PURE__ */ new Map();
		return getOrInsert(this.members, stepKey(step), () => new PlaceQuery());
	}
	knownMember(step) {
		return this.members?.get(stepKey(step));
	}
};
const NO_INDEX = -2;
function findPlaces(bytes, root, depth) {
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
	readTree(bytes, {
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
// src/bytes/json/locate.ts
function locate(bytes, places, innerSpans = []) {
	const locator = new Locator();
	locator.query(places, innerSpans);
	locator.run(bytes);
	return locator;
}
var Locator = class {
	root = new PlaceQuery();
	queries = /* @__PURE__ */ new Map();
	inner = /* @__PURE__ */ new Map();
	repeats = false;
	query(places, innerSpans) {
		for (const place of places) this.queryFor(place);
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
	run(bytes) {
		if (this.queries.size > 0) this.locateIn(bytes, this.root, 0);
	}
	plan(_bytes, _root, _depth) {
		return [];
	}
	escaping(_bytes, _start, _end) {
		return (text) => text;
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
		const { found } = this.queryFor(place);
		if (!this.repeats || found === void 0 || place.parent === void 0) return found;
		const around = this.find(place.parent);
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
	locateIn(bytes, root, depth) {
		const found = findPlaces(bytes, root, depth);
		for (const query of found) this.repeats ||= query !== this.root && query.found?.earlier.length !== 0;
		const texts = [...this.plan(bytes, root, depth)];
		const mapper = new OffsetMapper();
		for (const { offsets } of texts) mapper.add(offsets);
		for (const query of found) {
			if (query.found === void 0) continue;
			mapper.add(query.found.offsets);
			for (const { offsets } of query.found.earlier) mapper.add(offsets);
			if (query.inside === void 0 && query.inner === void 0) continue;
			const [valueStart = 0, valueEnd = 0] = query.found.offsets;
			if (bytes[valueStart] !== 34 || valueEnd === 0) continue;
			const content = decodeString(bytes, valueStart, valueEnd);
			const inside = query.inside === void 0 ? {
				mapper: new OffsetMapper(),
				texts: []
			} : this.locateIn(content, query.inside, depth + 1);
			for (const wanted of query.inner ?? []) {
				const offsets = [wanted.span.start, wanted.span.end];
				this.inner.set(wanted, offsets);
				inside.mapper.add(offsets);
			}
			inside.mapper.map((offsets) => sourceOffsets(bytes, valueStart, valueEnd, offsets));
			mapper.addAll(inside.mapper);
			if (inside.texts.length === 0) continue;
			const respell = this.escaping(bytes, valueStart, valueEnd);
			for (const text of inside.texts) {
				text.text = respell(text.text);
				texts.push(text);
			}
		}
		return {
			mapper,
			texts
		};
	}
};
var OffsetMapper = class {
	lists = [];
	indexes = [];
	add(numbers) {
		for (let index = 0; index < numbers.length; index++) if (numbers[index] !== -1) this.push(numbers, index);
	}
	addAll({ lists, indexes }) {
		for (const [slot, list] of lists.entries()) this.push(list, indexes[slot]);
	}
	push(list, index) {
		this.lists.push(list);
		this.indexes.push(index);
	}
	map(mapping) {
		const mapped = mapping(this.lists.map((list, slot) => list[this.indexes[slot]]));
		for (const [slot, list] of this.lists.entries()) list[this.indexes[slot]] = mapped[slot];
	}
};
// src/bytes/json/edit/splices.ts
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
	return spliced(bytes, splices);
}
const SPLICE = objectWith({
	start: NUMBER,
	end: NUMBER,
	text: STRING
});
function spliced(bytes, splices) {
	const encoder = new TextEncoder();
	const texts = [];
	let length = bytes.length;
	for (const { start, end, text } of splices) {
		const encoded = encoder.encode(text);
		texts.push(encoded);
		length += encoded.length - (end - start);
	}
	const result = new Uint8Array(length);
	let from = 0;
	let to = 0;
	for (const [index, { start, end }] of splices.entries()) {
		if (start < from || end < start || end > bytes.length) throw new RangeError(`the splice of bytes ${start} to ${end} overlaps the one before it or is outside the text`);
		const kept = bytes.subarray(from, start);
		result.set(kept, to);
		to += kept.length;
		const text = texts[index] ?? /* @__PURE__ */ new Uint8Array();
		result.set(text, to);
		to += text.length;
		from = end;
	}
	result.set(bytes.subarray(from), to);
	return result;
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
const REPLACED = 1;
const INSERTED = 2;
const COPIED = 8;
var TakenSplices = class {
	taken = [];
	marks;
	constructor(length) {
		this.marks = new Uint8Array(length + 1);
	}
	add(splices, copied = []) {
		if (!splices.every((splice) => this.isFree(splice))) return false;
		if (!copied.every((range) => this.isKept(range))) return false;
		for (const splice of splices) this.take(splice);
		for (const { start, end } of copied) this.mark(COPIED, start, end);
		return true;
	}
	get sorted() {
		return sortSplices(this.taken);
	}
	isFree({ start, end }) {
		const { marks } = this;
		const first = marks[start];
		if (start === end) return (first & 12) === 0;
		if ((first & 9) !== 0) return false;
		for (let at = start + 1; at < end; at++) if (marks[at] !== 0) return false;
		return true;
	}
	isKept({ start, end }) {
		for (let at = start; at < end; at++) if ((this.marks[at] & -9) !== 0) return false;
		return true;
	}
	mark(what, start, end) {
		for (let at = start; at < end; at++) this.marks[at] = this.marks[at] | what;
	}
	take(splice) {
		const { marks } = this;
		const { start, end } = splice;
		this.taken.push(splice);
		marks[start] = marks[start] | (start === end ? INSERTED : REPLACED);
		this.mark(5, start + 1, end);
	}
};
// src/bytes/scan/quoted-printable.ts
function fromQuotedPrintable(bytes) {
	const decoded = new Uint8Array(bytes.length);
	let length = 0;
	for (let at = 0; at < bytes.length; at++) {
		const next = bytes[at + 1];
		if (bytes[at] !== 61) decoded[length++] = bytes[at];
		else if (next === 10) at++;
		else if (next === 13 && bytes[at + 2] === 10) at += 2;
		else {
			const code = Number.parseInt(String.fromCharCode(next ?? 0, bytes[at + 2] ?? 0), 16);
			if (code >= 16) at += 2;
			decoded[length++] = code >= 16 ? code : 61;
		}
	}
	return decoded.subarray(0, length);
}
// src/bytes/json/number.ts
function numberFault(text) {
	const { digits, shift, exponent } = exactNumber(text);
	if (digits === "") return void 0;
	const value = Math.abs(Number(text));
	if (!Number.isFinite(value)) return "overflow";
	if (value === 0) return "underflow";
	const zeros = Number(exponent) + shift;
	if (zeros >= 0 && digits.length + zeros > 15) {
		if (BigInt(digits) * 10n ** BigInt(zeros) !== BigInt(value) && (!/[eE]/.test(text) || !sameNumber(text.replace(/^-/, ""), String(value)))) return "inexact-integer";
	}
	return digits.length > 17 ? "too-many-digits" : void 0;
}
// src/bytes/scan/tree-faults.ts
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
function findTreeFaults(bytes, search, root, visit) {
	readTree(bytes, new TreeFaultFinder(bytes, search, root, visit));
}
var TreeFaultFinder = class {
	bytes;
	search;
	root;
	visit;
	stack = [];
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
		if (first !== void 0) this.visit({
			kind: "duplicate-key",
			key,
			first,
			span: span(start, end),
			place: top.here
		});
		else top.keys?.set(key, span(start, end));
		if (search.loneSurrogates) this.seekSurrogates(start, end, true);
		if (search.secrets) this.addSecrets(span(start, end), key, void 0, true);
	}
	scalar(kind, start, end) {
		const { search } = this;
		this.countElement();
		if (kind === Token.number && search.unsafeNumbers) {
			const text = asciiText(this.bytes, start, end);
			const why = numberFault(text);
			if (why !== void 0) this.visit({
				kind: "unsafe-number",
				text,
				why,
				span: span(start, end),
				place: this.place
			});
		} else if (kind === Token.string) {
			if (search.loneSurrogates) this.seekSurrogates(start, end, false);
			if (search.secrets) this.seekSecrets(start, end);
		}
	}
	get place() {
		return this.stack.at(-1)?.here ?? this.root;
	}
	countElement() {
		const top = this.stack.at(-1);
		if (top !== void 0 && typeof top.step === "number") top.step++;
	}
	seekSurrogates(start, end, inKey) {
		const { first, count } = loneSurrogates(this.bytes, start + 1, end - 1);
		if (first === void 0) return;
		this.visit({
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
		if (secrets.length > 0) this.visit({
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
function loneSurrogates(bytes, start, limit) {
	let first;
	let count = 0;
	for (let at = start; at < limit;) {
		if (bytes[at] !== 92) {
			at++;
			continue;
		}
		const length = unitLength(bytes, at, limit);
		const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : 0;
		if (isHighSurrogate(unit) || isLowSurrogate(unit)) {
			first ??= at;
			count++;
		}
		at += length;
	}
	return {
		first,
		count
	};
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
// src/bytes/json/place-branch.ts
var PlaceBranch = class PlaceBranch {
	value;
	below;
	inside;
	next(step) {
		return step === void 0 ? this.inside : this.below?.get(stepKey(step));
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
		this.below ??= /* @__PURE__ */ new Map();
		return getOrInsert(this.below, stepKey(step), () => new PlaceBranch());
	}
};
// src/bytes/json/top-level-keys.ts
function hasTopLevelKey(bytes, isWanted) {
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
				if (wasColon && kind === Token.openObject && outside !== void 0 && isWanted(outside)) return true;
				if (depth === 0) isInObject = kind === Token.openObject;
				if (!isDoubled) depth++;
				break;
			case Token.closeObject:
			case Token.closeArray:
				depth = Math.max(depth - 1, 0);
				break;
			case Token.colon:
				if (depth === 1 && isInObject && key !== void 0 && isWanted(key)) return true;
				break;
			case Token.unclosedString: if (depth <= 1 && keysWithoutQuote(scanner, key).some(isWanted)) return true;
		}
		outside = kind === Token.colon && depth === 0 ? key : void 0;
	}
	return false;
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
function keysWithoutQuote(scanner, before) {
	const text = textOf(scanner) ?? "";
	return [/^"(\w+)\s*:/.exec(text)?.[1], /^"\s*:/.test(text) ? before : void 0].filter((key) => key !== void 0);
}
function textOf({ bytes, start, end }) {
	return end - start > MAX_BYTES ? void 0 : new TextDecoder().decode(bytes.subarray(start, end));
}
// src/bytes/json/pieces.ts
function parsePieces(bytes, start, cuts) {
	const root = {};
	let section;
	let at = start;
	for (const cut of [...cuts, void 0]) {
		if (cut !== void 0 && !isBetweenMembers(bytes, cut.at)) return void 0;
		const text = decodeUtf8(bytes.subarray(at, cut?.at));
		if (text === void 0) return void 0;
		const head = section === void 0 ? "" : `{"${section}":{`;
		const piece = tryJsonParse(cut === void 0 ? head + text : `${head}${text}}}`);
		if (!isObject(piece)) return void 0;
		for (const [key, value] of Object.entries(piece)) if (key === section) addMembers(root[key], value);
		else setMember(root, key, value);
		if (cut === void 0) break;
		section = decodeUtf8(bytes.subarray(cut.section.start, cut.section.end));
		at = cut.at + 1;
	}
	return root;
}
function isBetweenMembers(bytes, comma) {
	let before = comma - 1;
	while (isSpace(bytes[before])) before--;
	const comes = bytes[skipSpace(bytes, comma + 1)];
	return bytes[comma] === 44 && bytes[before] !== 123 && comes === 34;
}
function addMembers(section, more) {
	for (const [key, value] of Object.entries(more)) setMember(section, key, value);
}
// src/bytes/scan/parse-text.ts
function parseText(bytes, found = prescan(bytes)) {
	const start = byteOrderMarkLength(bytes);
	const { keysToCheck, escapedKeys } = found.surface;
	const value = found.cuts.length > 0 && !keysToCheck && !escapedKeys ? parsePieces(bytes, start, found.cuts) : void 0;
	if (value !== void 0) return value;
	const text = decodeUtf8(bytes.subarray(start));
	const whole = text === void 0 ? void 0 : tryJsonParse(text);
	return text !== void 0 && whole !== void 0 && escapedKeys ? readValue(text) : whole;
}
// src/bytes/scan/masked.ts
function masked(value, mask, ownWords) {
	if (typeof value === "string") return mask.mask(value);
	if (Array.isArray(value)) return value.map((element) => masked(element, mask, ownWords));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, ownWords?.has(key) === true ? member : masked(member, mask, ownWords)]));
}
function maskOf(texts) {
	return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}
function maskOfJson(texts) {
	return maskOf(texts.filter((bytes) => prescan(bytes).secretHints));
}
// src/bytes/json/edit/edit.ts
function newJsonOf(edit) {
	return edit.kind === "insert" ? edit.json : edit.kind === "replace" ? edit.by : void 0;
}
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
	const at = placeText(editPlace(edit).pointers);
	const where = at === "" ? "the root" : at;
	return edit.kind === "insert" ? `insert ${JSON.stringify(edit.key)} into ${where}` : `${edit.kind} ${where}`;
}
// src/bytes/json/edit/layout.ts
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
	const parts = isArray ? value.map((element) => spellValue(element, inner)) : keysOf(value).map((key) => JSON.stringify(key) + colon + spellValue(member$1(value, key), inner));
	const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
	if (parts.length === 0) return open + close;
	if (lines === void 0) return open + parts.join(gap) + close;
	const before = lines.lineBreak + lines.indentation;
	const comma = `,${before}${lines.unit}`;
	return `${open}${before}${lines.unit}${parts.join(comma)}${before}${close}`;
}
// src/bytes/json/edit/container.ts
var Container = class {
	bytes;
	start;
	end;
	list;
	isArray;
	count;
	keys;
	order;
	byKey;
	constructor(bytes, start, end, list) {
		this.bytes = bytes;
		this.start = start;
		this.end = end;
		this.list = list;
		this.isArray = bytes[start] === 91;
		this.count = list.length / 4;
		const keys = [];
		for (let at = 0; at < list.length && !this.isArray; at += 4) keys.push(stringText(bytes, list[at] ?? 0, list[at + 1] ?? 0));
		this.keys = keys;
		this.order = orderOf(keys);
		this.byKey = groupedBy(keys.keys(), (index) => keys[index]);
	}
	startOf(index) {
		const [keyStart = -1, , valueStart = 0] = this.list.slice(index * 4, index * 4 + 4);
		return keyStart === -1 ? valueStart : keyStart;
	}
	endOf(index) {
		return this.list[index * 4 + 3] ?? 0;
	}
	indexAt(start) {
		const index = firstWhere(this.count, (at) => this.startOf(at) >= start);
		return index < this.count && this.startOf(index) === start ? index : void 0;
	}
	membersWithKey(key) {
		return this.byKey.get(key) ?? [];
	}
	placeFor(key) {
		const { keys, order } = this;
		if (order === void 0 || order === byNumber && !INTEGER.test(key)) return keys.length;
		return firstWhere(keys.length, (index) => !order(keys[index] ?? "", key));
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
// src/bytes/json/edit/string-spelling.ts
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
// src/bytes/json/edit/insertions.ts
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
// src/bytes/json/edit/planner.ts
var EditPlanner = class {
	bytes;
	lookup;
	style;
	constructor(bytes, lookup) {
		this.bytes = bytes;
		this.lookup = lookup;
		this.style = new TextStyle(bytes);
	}
	plan(edits) {
		const splices = [];
		const removals = [];
		const inserted = [];
		const keys = this.keyChanges(edits);
		for (const edit of edits) switch (edit.kind) {
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
		const removedStarts = new Set(removals.map(({ start }) => start));
		const { splices: inserting, refilled } = insertions(inserted, this.style, removedStarts, (place) => this.lookup(place)?.offsets);
		for (const splice of inserting) splices.push(splice);
		for (const run of runs(this.bytes, removals)) if (!refilled.has(run.start)) splices.push(cut(this.bytes, run));
		return splices.toSorted(inOrder);
	}
	located(edit) {
		const found = this.lookup(editPlace(edit));
		if (found !== void 0) return found;
		const hint = editPlace(edit).pointers.pointer.includes("#/") ? ". An array leads into a string: [\"/logic/2\", \"/Tasks/0\"]" : "";
		throw new EditError(`cannot ${describeEdit(edit)}: there is no value at this place${hint}`);
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
	keyChanges(edits) {
		const leaving = /* @__PURE__ */ new Set();
		const added = /* @__PURE__ */ new Map();
		if (!edits.some(({ kind }) => kind === "rename")) return {
			leaving,
			added
		};
		for (const edit of edits) {
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
	copy({ of, edits, around: [before, after] = ["", ""] }) {
		const found = this.lookup(of);
		if (found === void 0) throw new EditError(`cannot copy ${of.pointers.pointer}: there is no value at this place`);
		const [start = 0, end = 0] = found.offsets;
		let copied = this.style.spelling.spell(before);
		let at = start;
		for (const splice of this.plan(edits)) {
			if (splice.start < at || splice.end > end) throw new EditError(`cannot ${describeEdit(splice.edit)} in the copy: the place is outside the copied value`);
			copied += textOf$1(this.bytes.subarray(at, splice.start)) + splice.text;
			at = splice.end;
		}
		return copied + textOf$1(this.bytes.subarray(at, end)) + this.style.spelling.spell(after);
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
// src/bytes/json/edit/locate-edits.ts
function locateEdits(bytes, places, innerSpans, groups) {
	const locator = new EditLocator();
	locator.query(places, innerSpans);
	locator.addAll(groups);
	locator.run(bytes);
	locator.refuseUnplanned();
	return locator;
}
var EditLocator = class extends Locator {
	results = /* @__PURE__ */ new Map();
	editsOfText = /* @__PURE__ */ new Map();
	planned = /* @__PURE__ */ new Set();
	spellings = /* @__PURE__ */ new Map();
	addAll(groups) {
		for (const group of groups) {
			this.results.set(group, []);
			for (const edit of group) this.add(edit, group);
		}
	}
	plan(bytes, root, depth) {
		const groups = this.editsOfText.get(root);
		if (groups === void 0) return [];
		if (depth > 0 && !isJson(textOf$1(bytes))) return [];
		this.planned.add(root);
		const planner = new EditPlanner(bytes, (place) => this.find(place));
		const splices = [];
		for (const [group, edits] of groups) {
			const before = this.results.get(group);
			if (before === void 0 || before instanceof EditError) continue;
			try {
				for (const { start, end, text, edit } of planner.plan(edits)) {
					const open = {
						offsets: [start, end],
						text,
						edit
					};
					before.push(open);
					splices.push(open);
				}
			} catch (error) {
				if (!(error instanceof EditError)) throw error;
				this.results.set(group, error);
			}
		}
		return splices;
	}
	escaping(bytes, start, end) {
		const spelling = getOrInsert(this.spellings, bytes, () => new TextSpelling(bytes));
		const string = new StringSpelling(bytes, start, end, () => spelling.asciiOnly);
		return (text) => string.spell(text);
	}
	refuseUnplanned() {
		for (const group of this.results.keys()) for (const edit of group) {
			if (this.planned.has(this.textOf(edit))) continue;
			this.results.set(group, new EditError(`cannot ${describeEdit(edit)}: there is no string with JSON at this place`));
			break;
		}
	}
	splicesOf(group) {
		const result = this.results.get(group) ?? [];
		if (result instanceof EditError) throw result;
		const sorted = result.map(({ offsets: [start = 0, end = 0], ...open }) => ({
			...open,
			start: byteOffset(start),
			end: byteOffset(end)
		})).sort(inOrder);
		const splices = [];
		for (const [index, { start, end, text, edit }] of sorted.entries()) {
			const before = sorted[index - 1];
			if (before?.start === start && before.end === end && start < end && before.text === text) continue;
			if (before !== void 0 && overlap(before, {
				start,
				end
			})) throw new EditError(`cannot ${describeEdit(before.edit)} and ${describeEdit(edit)} together: both change the same bytes`);
			splices.push({
				start,
				end,
				text
			});
		}
		return splices;
	}
	add(edit, group) {
		this.queryPlacesOf(edit);
		const text = this.textOf(edit);
		addTo(getOrInsert(this.editsOfText, text, () => /* @__PURE__ */ new Map()), group, edit);
	}
	queryPlacesOf(edit) {
		const query = this.queryFor(editPlace(edit));
		if (edit.kind === "insert") {
			query.listed = true;
			if (edit.beside !== void 0) this.queryFor(edit.into.at(edit.beside.step));
		}
		if (edit.kind === "rename" && edit.place.parent !== void 0) this.queryFor(edit.place.parent).listed = true;
		const json = newJsonOf(edit);
		if (json?.kind !== "copy") return;
		this.queryFor(json.of);
		for (const inCopy of json.edits) this.queryPlacesOf(inCopy);
	}
	textOf(edit) {
		return this.queryFor(textRoot(editPlace(edit)));
	}
};
function textRoot(place) {
	let root = place;
	while (root.step !== void 0 && root.parent !== void 0) root = root.parent;
	return root;
}
// src/bytes/text/lines.ts
const REMEMBERED_EVERY = 8192;
const MAX_CHARACTER = 5;
var LineIndex = class LineIndex {
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
	changed(bytes, from) {
		const index = new LineIndex(bytes);
		const same = firstWhere(this.remembered.length / 3, (each) => this.offsetAt(each) >= from - 1);
		for (const each of this.remembered.slice(3, 3 * same)) index.remembered.push(each);
		return index;
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
	offsetOf({ line, column }) {
		const { bytes } = this;
		const position = (offset) => this.positionOf(byteOffset(offset));
		const first = byteOrderMarkLength(bytes);
		const isBeyond = (offset) => isAfter(position(offset), {
			line,
			column
		});
		const [from, to] = this.around({
			line,
			column
		});
		let low = from + firstWhere(to - from, (index) => isBeyond(from + index + 1));
		const found = position(low);
		while (low > 0 && position(low - 1).line === found.line && position(low - 1).column === found.column) low--;
		const isInBreak = bytes[low] === 10 && bytes[low - 1] === 13 && found.column < column;
		return byteOffset(Math.max(isInBreak ? low - 1 : low, first));
	}
	around(there) {
		const { bytes, remembered } = this;
		const isBeyond = (index) => {
			const [, line = 1, column = 1] = remembered.slice(3 * index, 3 * index + 3);
			return isAfter({
				line,
				column
			}, there);
		};
		for (;;) {
			const count = remembered.length / 3;
			const next = this.offsetAt(count - 1) + REMEMBERED_EVERY + MAX_CHARACTER;
			if (next >= bytes.length || isBeyond(count - 1)) break;
			this.positionOf(byteOffset(next));
		}
		const beyond = firstWhere(remembered.length / 3, isBeyond);
		const to = beyond * 3 < remembered.length ? this.offsetAt(beyond) : bytes.length;
		return [this.offsetAt(Math.max(0, beyond - 1)), to];
	}
	offsetAt(index) {
		return this.remembered[index * 3];
	}
	jump(offset) {
		const { remembered } = this;
		const last = Math.max(0, firstWhere(remembered.length / 3, (index) => this.offsetAt(index) > offset) - 1);
		if (this.at <= offset && this.at >= this.offsetAt(last)) return;
		[this.at = 0, this.line = 1, this.column = 1] = remembered.slice(last * 3, last * 3 + 3);
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
function isAfter(one, other) {
	return one.line > other.line || one.line === other.line && one.column > other.column;
}
function endOfPlain(bytes, start, most) {
	let at = start;
	for (; at < most; at++) {
		const byte = bytes[at];
		if (byte >= 128 || byte === 10 || byte === 13) break;
	}
	return at;
}
exports.EditError = EditError;
exports.LEFT_OUT = LEFT_OUT;
exports.LineIndex = LineIndex;
exports.MAX_PLACES = MAX_PLACES;
exports.Place = Place;
exports.PlaceBranch = PlaceBranch;
exports.Revision = Revision;
exports.SYNTAX_FAULT_KINDS = SYNTAX_FAULT_KINDS;
exports.SeenTexts = SeenTexts;
exports.TakenSplices = TakenSplices;
exports.applySplices = applySplices;
exports.binaryFormat = binaryFormat;
exports.brand = brand;
exports.canonical = canonical;
exports.compressedFormat = compressedFormat;
exports.editPlace = editPlace;
exports.endOfScalar = endOfScalar;
exports.endOfString = endOfString;
exports.findDepthFault = findDepthFault;
exports.findSyntaxFaults = findSyntaxFaults;
exports.findTreeFaults = findTreeFaults;
exports.firstMistakes = firstMistakes;
exports.fixQuotes = fixQuotes;
exports.fromQuotedPrintable = fromQuotedPrintable;
exports.grown = grown;
exports.hasTopLevelKey = hasTopLevelKey;
exports.isThroughout = isThroughout;
exports.locate = locate;
exports.locateEdits = locateEdits;
exports.maskOf = maskOf;
exports.maskOfJson = maskOfJson;
exports.masked = masked;
exports.newJsonOf = newJsonOf;
exports.overlap = overlap;
exports.parseText = parseText;
exports.readSyntaxFaults = readSyntaxFaults;
exports.readTree = readTree;
exports.sameBytes = sameBytes;
exports.sameNumber = sameNumber;
exports.sameText = sameText;
exports.sameTokens = sameTokens;
exports.sameValue = sameValue;
exports.sortSplices = sortSplices;
exports.spliced = spliced;
exports.standIn = standIn;
exports.uuidVersion = uuidVersion;
