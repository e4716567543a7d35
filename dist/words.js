"use strict";
// src/text/in-words.ts
function counted(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function listed(names, last, most = names.length) {
	const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
	const end = shown.at(-1) ?? "";
	return shown.length < 2 ? end : `${shown.slice(0, -1).join(", ")} ${last} ${end}`;
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
function jsonType(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return typeof value;
}
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
// src/json/quote.ts
const LONGEST$1 = 60;
const SHOWN_AS_IS = /^[ !#-[\]-~]{0,59}$/;
function quoteValue(value) {
	if (typeof value === "string" && SHOWN_AS_IS.test(value)) return `"${value}"`;
	const closing = typeof value === "string" ? "\"" : "";
	let shown = "";
	for (const piece of pieces(value)) {
		if (shown.length + piece.length > LONGEST$1 && piece !== closing) return `${shown}\u2026${closing}`;
		shown += piece;
	}
	return shown;
}
function* pieces(value) {
	if (typeof value === "string") yield* quoted(value);
	else if (Array.isArray(value)) {
		yield "[";
		for (let index = 0; index < value.length; index++) {
			if (index > 0) yield ",";
			yield* pieces(value[index] ?? null);
		}
		yield "]";
	} else if (isObject(value)) {
		yield "{";
		let separator = "";
		for (const key in value) {
			if (!Object.hasOwn(value, key)) continue;
			yield separator;
			yield* quoted(key);
			yield ":";
			yield* pieces(value[key] ?? null);
			separator = ",";
		}
		yield "}";
	} else yield Object.is(value, -0) ? "-0" : String(value);
}
function* quoted(text) {
	yield "\"";
	for (const character of text) yield character === "\"" || character === "\\" ? `\\${character}` : visible(character);
	yield "\"";
}
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
const LONGEST = 1e3;
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
	if (glob.length > LONGEST) return `a pointer glob has at most ${LONGEST.toLocaleString("en")} characters, and ${quoteValue(glob)} has more`;
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
// node_modules/leven/index.js
const array = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) return 0;
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
	if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== void 0) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) if (array[index] < rowMinimum) rowMinimum = array[index];
			if (rowMinimum > maxDistance) return maxDistance;
		}
	}
	array.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
}
// src/text/nearest.ts
function nearest(word, candidates, mostEdits = Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3))) {
	let best;
	let least = mostEdits + 1;
	for (const candidate of candidates) {
		const distance = leven(word.toLowerCase(), candidate.toLowerCase(), { maxDistance: least });
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
exports.DIFFERENCE_CLASSES = DIFFERENCE_CLASSES;
exports.KEEPS = KEEPS;
exports.PRESETS = PRESETS;
exports.appliedPresets = appliedPresets;
exports.bytesText = bytesText;
exports.conflictFault = conflictFault;
exports.counted = counted;
exports.didYouMean = didYouMean;
exports.formatPointer = formatPointer;
exports.isJson = isJson;
exports.isObject = isObject;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.leven = leven;
exports.listed = listed;
exports.mayHoldCommands = mayHoldCommands;
exports.member = member;
exports.mostSimilar = mostSimilar;
exports.nearest = nearest;
exports.parsePointer = parsePointer;
exports.placeGlobFault = placeGlobFault;
exports.placeMatcher = placeMatcher;
exports.printable = printable;
exports.protectFault = protectFault;
exports.quoteValue = quoteValue;
exports.visible = visible;
exports.withArticle = withArticle;
exports.withoutCommands = withoutCommands;
