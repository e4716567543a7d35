"use strict";
const { maskOutput, openReportFiles } = require("./command-check.js");
const { CommandError, EXIT, ReportFileError } = require("./command.js");
const { DOCUMENTED_TYPES, EXPRESSION_FUNCTIONS, FIELDS, SECTIONS, SLIPS, STATE_TEXTS, TYPE_SLIPS, fieldWords$1: fieldWords, platform_default, questStates } = require("./core.js");
const { readBytes, shownName } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/scrub/pseudonyms.ts
const CONSONANTS = "bcdfghjklmnpqrstvwxz";
const VOWELS = "aeiouy";
const HEX_LETTERS = "abcdef";
const MAX_ATTEMPTS = 200;
const MAX_ALIKE = 40;
var Numbers = class {
	state = 2654435769;
	below(limit) {
		this.state = Math.imul(this.state, 1664525) + 1013904223 >>> 0;
		return Math.floor(this.state / 2 ** 32 * limit);
	}
};
var Pseudonyms = class {
	kept;
	numbers = new Numbers();
	given = /* @__PURE__ */ new Map();
	taken = /* @__PURE__ */ new Set();
	shortened = /* @__PURE__ */ new Map();
	constructor(kept) {
		this.kept = kept;
	}
	of(characters, shape) {
		const plain = characters.map(lowerCase);
		const text = plain.join("");
		let pseudonym = this.given.get(text);
		if (pseudonym === void 0) {
			pseudonym = this.find(plain, text, shape);
			this.given.set(text, pseudonym);
			this.taken.add(pseudonym.join(""));
			if (shape === "word" || shape === "id") this.remember(plain, text);
		}
		return pseudonym.map((each, index) => characters[index] === plain[index] ? each : upperCase(each, characters[index] ?? each));
	}
	find(plain, text, shape) {
		const alike = shape === "word" || shape === "id" ? this.alike(plain) : void 0;
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const made = alike === void 0 || attempt >= MAX_ATTEMPTS / 2 ? plain.map((each, index) => this.replaced(each, index, shape)) : alike.map((each, index) => each ?? this.replaced(plain[index] ?? "a", index, shape));
			const joined = made.join("");
			if (joined !== text && !this.taken.has(joined) && !this.kept.has(joined)) return made;
		}
		return plain;
	}
	alike(plain) {
		if (plain.length < 3 || plain.length > MAX_ALIKE) return void 0;
		const whole = this.shortened.get(plain.join(""));
		if (whole !== void 0) return this.given.get(whole.text)?.toSpliced(whole.at, 1);
		for (let at = 0; at < plain.length; at++) {
			const rest = plain.toSpliced(at, 1).join("");
			const longer = this.given.get(rest);
			if (longer !== void 0 && longer.length === plain.length - 1) return [
				...longer.slice(0, at),
				void 0,
				...longer.slice(at)
			];
			const other = this.shortened.get(rest);
			const named = other === void 0 ? void 0 : this.given.get(other.text);
			if (other === void 0 || named?.length !== plain.length) continue;
			const kept = named.toSpliced(other.at, 1);
			return [
				...kept.slice(0, at),
				void 0,
				...kept.slice(at)
			];
		}
	}
	remember(plain, text) {
		if (plain.length < 3 || plain.length > MAX_ALIKE) return;
		for (let at = 0; at < plain.length; at++) {
			const rest = plain.toSpliced(at, 1).join("");
			if (!this.shortened.has(rest)) this.shortened.set(rest, {
				text,
				at
			});
		}
	}
	replaced(character, index, shape) {
		if (character === "-") return character;
		if (shape === "uuid" && (index === 14 || index === 19)) return character;
		if (character === "0" && (shape === "digits" || shape === "word")) return character;
		if (/\d/.test(character)) return String(1 + this.numbers.below(9));
		if (/[a-z]/.test(character)) return this.letter(index, shape);
		return this.other(character);
	}
	letter(index, shape) {
		const from = shape === "hex" || shape === "uuid" ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
		return from[this.numbers.below(from.length)] ?? "a";
	}
	other(character) {
		const point = character.codePointAt(0) ?? 0;
		if (/\p{M}/u.test(character)) return character;
		if (point < 2048) return String.fromCodePoint(1072 + this.numbers.below(32));
		if (point > 65535 && /\p{Extended_Pictographic}/u.test(character)) return String.fromCodePoint(128e3 + this.numbers.below(62));
		if (point > 65535) return String.fromCodePoint(131072 + this.numbers.below(16384));
		return /\p{Ll}/u.test(character) ? String.fromCodePoint(7681 + 2 * this.numbers.below(70)) : String.fromCodePoint(19968 + this.numbers.below(16384));
	}
};
function lowerCase(character) {
	return caseOf(character, character.toLowerCase());
}
function upperCase(character, original) {
	return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}
function caseOf(character, other) {
	return other.length === character.length && size(other) === size(character) ? other : character;
}
function size(character) {
	const point = character.codePointAt(0) ?? 0;
	return point < 128 ? 1 : point < 2048 ? 2 : point < 65536 ? 3 : 4;
}
// src/scrub/string-nesting.ts
const QUOTE = /(\\*)(?:"|u0022)/y;
const HOLDS_JSON = /[ \t]*(?:\\+[nrt][ \t]*)*[[{]/y;
var StringNesting = class {
	open = [];
	get isInText() {
		return this.open.at(-1)?.holdsJson === false;
	}
	step(text, at) {
		const first = text[at];
		if (first !== "\"" && first !== "\\") return at;
		QUOTE.lastIndex = at;
		const found = QUOTE.exec(text);
		if (found === null) return at;
		const [whole, run = ""] = found;
		const backslashes = whole.endsWith("\"") ? run.length : 2 * run.length - 1;
		this.turn(trailingOnes(backslashes), text, at + whole.length);
		return at + whole.length;
	}
	turn(depth, text, end) {
		const closed = this.open.findIndex((each) => each.depth === depth);
		if (closed !== -1) {
			this.open.length = closed;
			return;
		}
		const top = this.open.at(-1);
		if (top !== void 0 && (!top.holdsJson || depth < top.depth)) return;
		HOLDS_JSON.lastIndex = end;
		this.open.push({
			depth,
			holdsJson: HOLDS_JSON.test(text)
		});
	}
};
function trailingOnes(count) {
	let depth = 0;
	for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) depth++;
	return depth;
}
// src/scrub/vocabulary.ts
const OTHER_WORDS = "true false null object Object TN tasksSorM tasksN number boolean string integer inProgress completed created in quest mlh https http data glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt quot nbsp apos your owner creator user uid id placeholder todo tbd change me changeme room firebase Your Owner Creator User YOUR OWNER CREATOR USER UID ID PLACEHOLDER TODO TBD CHANGE ME CHANGEME ROOM FIREBASE Placeholder Todo access api key amz goog signature Signature security token Token signed upload url sig AKIA ASIA Amz Goog Security Access Key Api API KEY URL Url signedUploadUrl secret password value val content text";
const VOCABULARY = collectNames();
function collectNames() {
	const names = new Set(OTHER_WORDS.split(" "));
	const addText = (text) => {
		names.add(text);
		for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
	};
	for (const text of [
		...SECTIONS,
		...DOCUMENTED_TYPES.keys(),
		...STATE_TEXTS,
		...questStates
	]) addText(text);
	for (const slips of [...Object.values(SLIPS), TYPE_SLIPS]) for (const name of Object.keys(slips)) addText(name);
	for (const { name } of EXPRESSION_FUNCTIONS) addText(name);
	for (const fields of Object.values(FIELDS)) for (const [name, kind] of Object.entries(fields)) {
		addText(name);
		if (Array.isArray(kind)) kind.forEach(addText);
	}
	for (const fields of Object.values(fieldWords)) for (const name of Object.keys(fields)) addText(name);
	const { documents: _, ...facts } = platform_default;
	const open = [facts];
	while (open.length > 0) {
		const fact = open.pop();
		if (typeof fact === "string") addText(fact);
		else if (Array.isArray(fact)) for (const each of fact) open.push(each);
		else if (typeof fact === "object" && fact !== null) for (const [name, inner] of Object.entries(fact)) {
			if (name === "sources") continue;
			addText(name);
			open.push(inner);
		}
	}
	return names;
}
const MIN_NEAR_LENGTH = 5;
const MAX_NEAR_LENGTH = 40;
const NEAR = new Set([...VOCABULARY].filter((name) => name.length >= MIN_NEAR_LENGTH).flatMap((name) => [name.toLowerCase(), ...withoutOneLetter(name.toLowerCase())]));
function isKept(word) {
	if (VOCABULARY.has(word)) return true;
	if (word.length < MIN_NEAR_LENGTH || word.length > MAX_NEAR_LENGTH) return false;
	const plain = word.toLowerCase();
	if (NEAR.has(plain)) return true;
	for (const shorter of withoutOneLetter(plain)) if (NEAR.has(shorter)) return true;
	return false;
}
function* withoutOneLetter(word) {
	for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}
// src/scrub/scrub.ts
var UnscrubbableError = class extends Error {};
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\p{L}\p{N}-])/iuy;
const ESCAPE = /\\+(?:u([\da-f]{4})(?:\\+u(d[c-f][\da-f]{2}))?|[bfnrt])/iy;
const PERCENT = /%[\da-f]{2}/iy;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const LITERAL = /true|false|null/y;
const WORDY = /[\p{L}\p{N}\p{M}_]|\p{Extended_Pictographic}/u;
const MIN_DIGITS = 6;
const PARENT = /"parentItemID\\*"\s*:\s*$/;
const PARENT_LENGTH = 80;
function scrubText(text) {
	try {
		JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text);
	} catch {
		throw new UnscrubbableError("not valid JSON, so texts may be anywhere: correct the syntax first");
	}
	return new Scrubber(text).scrub();
}
var Scrubber = class {
	text;
	names = new Pseudonyms(VOCABULARY);
	nesting = new StringNesting();
	pieces = [];
	copied = 0;
	constructor(text) {
		this.text = text;
	}
	scrub() {
		let at = 0;
		while (at < this.text.length) at = this.nesting.isInText ? this.readText(at) : this.readStructure(at);
		return this.pieces.join("") + this.text.slice(this.copied);
	}
	readStructure(at) {
		const quoted = this.nesting.step(this.text, at);
		if (quoted !== at) return quoted;
		const literal = matchAt(LITERAL, this.text, at);
		if (literal !== "") return at + literal.length;
		const number = matchAt(NUMBER, this.text, at);
		if (number === "") return this.readText(at);
		const end = at + number.length;
		if (!(/[[,:\s]/.test(this.text[at - 1] ?? "[") && /[\],}\s\\]/.test(this.text[end] ?? "]"))) return this.readText(at);
		if (PARENT.test(this.text.slice(Math.max(0, at - PARENT_LENGTH), at))) this.readWord(at);
		return end;
	}
	readText(at) {
		const quoted = this.nesting.step(this.text, at);
		if (quoted !== at) return quoted;
		const percent = matchAt(PERCENT, this.text, at);
		if (percent !== "") return this.readPercent(at, percent);
		const uuid = matchAt(UUID, this.text, at);
		if (uuid !== "") {
			this.replace(unitsOf(uuid, at), "uuid");
			return at + uuid.length;
		}
		return this.readWord(at);
	}
	readWord(at) {
		const word = [];
		let end = at;
		while (end < this.text.length) {
			const unit = this.unitAt(end);
			if (!WORDY.test(unit.character)) break;
			word.push(unit);
			end = unit.end;
		}
		if (word.length === 0) return this.unitAt(at).end;
		if (!isKept(textOf(word))) for (const part of partsOf(word)) this.replacePart(part);
		return end;
	}
	replacePart(part) {
		const text = textOf(part);
		if (part.length < 2 || isKept(text)) return;
		if (/^[a-z\d]{14,17}$/.test(text) && /\d|^mlh/.test(text)) this.replaceId(part, text);
		else if (/^(?:AKIA|ASIA)/.test(text)) this.replace(part.slice(4), "id");
		else if (/^(?:0x)?[\da-f]{6,}$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text)) this.replace(text[1] === "x" ? part.slice(2) : part, "hex");
		else if (/^[a-f]+$/i.test(text) && [
			3,
			4,
			6,
			8
		].includes(text.length)) this.replace(part, "hex");
		else if ((text.match(/\d+/g) ?? []).length > 1 && text.length >= MIN_DIGITS) this.replace(part, "id");
		else for (const run of runsOf(part)) this.replaceRun(run);
	}
	replaceRun(run) {
		const text = textOf(run);
		if (/^\d+$/.test(text)) {
			if (run.length >= MIN_DIGITS) this.replace(run, "digits");
		} else if (!isKept(text)) this.replace(run, "word");
	}
	replaceId(id, text) {
		if (!text.startsWith("mlh")) this.replace(id.slice(0, 3), "id");
		this.replace(id.slice(3), "id");
	}
	readPercent(at, percent) {
		const code = Number.parseInt(percent.slice(1), 16);
		const character = String.fromCharCode(code);
		if (code < 128 && /[a-z]/i.test(character)) {
			const [letter = character] = this.names.of([character], "word");
			this.write(at, at + 3, `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
		} else if (code >= 128 && code < 192 && !/%(?:e0|ed|f0|f4)$/i.test(this.text.slice(at - 3, at))) {
			const [, low = "0"] = this.names.of(["%", percent.slice(2).toLowerCase()], "digits");
			this.write(at, at + 3, percent.slice(0, 2) + low);
		}
		return at + 3;
	}
	unitAt(at) {
		const escaped = this.text[at] === "\\" ? escapeAt(this.text, at) : void 0;
		if (escaped !== void 0) return escaped;
		const character = String.fromCodePoint(this.text.codePointAt(at) ?? 0);
		return {
			character,
			start: at,
			end: at + character.length
		};
	}
	replace(units, shape) {
		const names = this.names.of(units.map(({ character }) => character), shape);
		for (const [index, { start, end, character }] of units.entries()) {
			const name = names[index] ?? character;
			if (name !== character) this.write(start, end, spelledLike(this.text.slice(start, end), name));
		}
	}
	write(start, end, replacement) {
		this.pieces.push(this.text.slice(this.copied, start), replacement);
		this.copied = end;
	}
};
function escapeAt(text, at) {
	ESCAPE.lastIndex = at;
	const found = ESCAPE.exec(text);
	if (found === null) return void 0;
	const [whole, first, second] = found;
	const high = Number.parseInt(first ?? "0", 16);
	const isPair = second !== void 0 && high >= 55296 && high < 56320;
	const end = second === void 0 || isPair ? at + whole.length : text.indexOf(first ?? "", at) + 4;
	if (first === void 0) return {
		character: " ",
		start: at,
		end
	};
	return {
		character: isPair ? String.fromCharCode(high, Number.parseInt(second, 16)) : String.fromCharCode(high),
		start: at,
		end
	};
}
function spelledLike(spelling, character) {
	if (!spelling.startsWith("\\")) return character;
	const backslashes = spelling.slice(0, spelling.search(/u/i));
	const isUpper = /[A-F]/.test(spelling.replace(/\\+u/g, ""));
	let spelled = "";
	for (let index = 0; index < character.length; index++) {
		const hex = character.charCodeAt(index).toString(16).padStart(4, "0");
		spelled += `${backslashes}u${isUpper ? hex.toUpperCase() : hex}`;
	}
	return spelled;
}
function partsOf(word) {
	return split(word, ({ character }) => character === "_" ? "_" : /\p{Extended_Pictographic}/u.test(character) ? "emoji" : "letters");
}
function runsOf(part) {
	return split(part, ({ character }) => /\d/.test(character) ? "digits" : "letters");
}
function split(units, kindOf) {
	const parts = [];
	let kind = "";
	for (const unit of units) {
		const next = kindOf(unit);
		if (next === kind) parts.at(-1)?.push(unit);
		else parts.push([unit]);
		kind = next;
	}
	return parts.filter(([first]) => first?.character !== "_");
}
function unitsOf(text, at) {
	return [...text].map((character, index) => ({
		character,
		start: at + index,
		end: at + index + 1
	}));
}
function textOf(units) {
	return units.map(({ character }) => character).join("");
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? "";
}
// src/cli/scrub/scrub.ts
function scrub({ cwd, snapshot, output }, terminal) {
	maskOutput(terminal);
	const { bytes } = readBytes(snapshot, cwd, terminal);
	const scrubbed = scrubBytes(bytes, shownName(snapshot));
	if (output === void 0) terminal.writeOutBytes(Buffer.from(scrubbed));
	else writeTo(output, scrubbed, snapshot === "-" ? [] : [resolve(cwd, snapshot)], cwd);
	return EXIT.clean;
}
function scrubBytes(bytes, name) {
	let text;
	try {
		text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new CommandError(`${name}: not UTF-8, so it cannot be scrubbed: save it as UTF-8 first`);
	}
	try {
		return scrubText(text);
	} catch (error) {
		if (error instanceof UnscrubbableError) throw new CommandError(`${name}: ${error.message}`);
		throw error;
	}
}
function writeTo(path, text, inUse, cwd) {
	try {
		for (const file of openReportFiles([path], inUse, cwd)) {
			file.write(text);
			file.close();
		}
	} catch (error) {
		if (error instanceof ReportFileError) throw new CommandError(error.message);
		throw error;
	}
}
exports.scrub = scrub;
