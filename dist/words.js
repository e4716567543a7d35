"use strict";
let leven$loaded;
const leven = (...given) => (leven$loaded ??= require("leven").default)(...given);
// src/text/in-words.ts
function counted(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function listed(names, last, most = names.length) {
	const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
	const end = shown.at(-1) ?? "";
	return shown.length < 2 ? end : `${shown.slice(0, -1).join(", ")} ${last} ${end}`;
}
function bytesText(size) {
	return `${size.toLocaleString("en")} ${size === 1 ? "byte" : "bytes"}`;
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
const LONGEST = 60;
const SHOWN_AS_IS = /^[ !#-[\]-~]{0,59}$/;
function quoteValue(value) {
	if (typeof value === "string" && SHOWN_AS_IS.test(value)) return `"${value}"`;
	const closing = typeof value === "string" ? "\"" : "";
	let shown = "";
	for (const piece of pieces(value)) {
		if (shown.length + piece.length > LONGEST && piece !== closing) return `${shown}\u2026${closing}`;
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
const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, "gu");
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
	if (!INVISIBLE.test(json)) return json;
	return json.replaceAll(EVERY_INVISIBLE, (character) => character === "\n" ? character : escaped(character));
}
function printable(text, kept = "") {
	if (!INVISIBLE.test(text)) return text;
	let shown = "";
	for (const character of text) shown += kept.includes(character) ? character : visible(character);
	return shown;
}
// src/lint/preset.ts
const PRESETS = [
	"recommended",
	"lenient",
	"all"
];
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
// src/room/import-reading.ts
const LOGIC_PLACES = [
	"in-place",
	"merged",
	"both"
];
const ABSENT_LOGIC = ["removed", "kept"];
// src/report/workflow-commands.ts
const OLD_COMMAND = /##([\w.]{0,20})\[/g;
const COMMAND_LINE = /^([^\S\r\n\u2028\u2029]*(?:\u0085[^\S\r\n\u2028\u2029]*)*):(?=:)/gm;
function withoutCommands(text) {
	return text.replaceAll(OLD_COMMAND, "## $1[").replaceAll(COMMAND_LINE, "$1: ");
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
// src/snapshot/import-limit.ts
const MAX_IMPORTED_BYTES = 52428800;
const SURELY_IMPORTED_BYTES = 5e7;
// src/report/counted.ts
function countedFindings({ errors, warnings, infos }) {
	return [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(infos, "info")
	].filter((part) => !part.startsWith("0 ")).join(", ");
}
function countedFiles({ files, unchecked }) {
	if (files === unchecked) return void 0;
	const failed = unchecked === 0 ? "" : ` (${counted(unchecked, "path")} could not be checked)`;
	return counted(files - unchecked, "file") + failed;
}
exports.ABSENT_LOGIC = ABSENT_LOGIC;
exports.DIFFERENCE_CLASSES = DIFFERENCE_CLASSES;
exports.KEEPS = KEEPS;
exports.LOGIC_PLACES = LOGIC_PLACES;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.PRESETS = PRESETS;
exports.SURELY_IMPORTED_BYTES = SURELY_IMPORTED_BYTES;
exports.bytesText = bytesText;
exports.counted = counted;
exports.countedFiles = countedFiles;
exports.countedFindings = countedFindings;
exports.didYouMean = didYouMean;
exports.isJson = isJson;
exports.isObject = isObject;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.listed = listed;
exports.mayHoldCommands = mayHoldCommands;
exports.member = member;
exports.mostSimilar = mostSimilar;
exports.nearest = nearest;
exports.printable = printable;
exports.quoteValue = quoteValue;
exports.visible = visible;
exports.withoutCommands = withoutCommands;
