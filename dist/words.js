"use strict";
const leven = require("leven");
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
const MAX_LENGTH$1 = 60;
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
		this.isFull = this.shown.length + piece.length > MAX_LENGTH$1 && piece !== this.closing;
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
// src/lint/place-glob.ts
const INTO_STRING = /#(?=[/#]|$)/;
const MAX_LENGTH = 1e3;
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
	if (glob.length > MAX_LENGTH) return `a pointer glob has at most ${MAX_LENGTH.toLocaleString("en")} characters, and ${quoteValue(glob)} has more`;
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
exports.DIFFERENCE_CLASSES = DIFFERENCE_CLASSES;
exports.FUNCTION = FUNCTION;
exports.GREATEST_SEED = GREATEST_SEED;
exports.KEEPS = KEEPS;
exports.NUMBER = NUMBER;
exports.OBJECT = OBJECT;
exports.PRESETS = PRESETS;
exports.SIGNAL = SIGNAL;
exports.STRING = STRING;
exports.SeededRandom = SeededRandom;
exports.appliedPresets = appliedPresets;
exports.bytesText = bytesText;
exports.capitalized = capitalized;
exports.childOf = childOf;
exports.conflictFault = conflictFault;
exports.counted = counted;
exports.didYouMean = didYouMean;
exports.either = either;
exports.formatPointer = formatPointer;
exports.isObject = isObject;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.listOf = listOf;
exports.listed = listed;
exports.mayHoldCommands = mayHoldCommands;
exports.member = member;
exports.memberOf = memberOf;
exports.mostSimilar = mostSimilar;
exports.nearest = nearest;
exports.objectWith = objectWith;
exports.oneOf = oneOf;
exports.parsePointer = parsePointer;
exports.placeGlobFault = placeGlobFault;
exports.placeMatcher = placeMatcher;
exports.printable = printable;
exports.protectFault = protectFault;
exports.quoteValue = quoteValue;
exports.readOptions = readOptions;
exports.requireArgument = requireArgument;
exports.requireBytes = requireBytes;
exports.requireFields = requireFields;
exports.requireJson = requireJson;
exports.requireSeed = requireSeed;
exports.requireWhole = requireWhole;
exports.visible = visible;
exports.withArticle = withArticle;
exports.withoutCommands = withoutCommands;
