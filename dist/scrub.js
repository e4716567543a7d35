"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { DOCUMENTED_TYPES, FIELDS, fieldWords$1: fieldWords, findRawSecrets, isCredentialName, isOneEdit, meantType, nearestName, resemblesField } = require("./words.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, COLOUR_SLIPS, EFFECTS, EFFECT_NAMES, EXPRESSION_FUNCTIONS, NearNames, PREFABS, PREFAB_NAMES, QUEST_STATES, SECTIONS, STATE_TEXTS, TRIGGER_NAMES, isPlaceholder, meantFunction, platform_default, resemblesSection } = require("./core.js");
const { CommandError, EXIT, defineCommand, onlyWords } = require("./command.js");
const { inputName } = require("./command-check.js");
const { readBytes } = require("./cli.js");
// src/verdict/scrub/units.ts
const LETTERS = {
	2: {
		first: 1072,
		count: 32,
		step: 1
	},
	3: {
		first: 7681,
		count: 74,
		step: 2
	},
	4: {
		first: 131072,
		count: 16384,
		step: 1
	}
};
const LATIN = {
	first: 224,
	count: 23,
	step: 1
};
const HAN = {
	first: 19968,
	count: 16384,
	step: 1
};
function anotherLetter(character, below) {
	const size = sizeOf(character);
	if (/\p{M}/u.test(character) || size === 1) return character;
	const { first, count, step } = lettersFor(character, size);
	return String.fromCodePoint(first + step * below(count));
}
function lettersFor(character, size) {
	if (size === 2 && /\p{Script=Latin}/u.test(character)) return LATIN;
	return size === 3 && !/\p{Ll}/u.test(character) ? HAN : LETTERS[size];
}
function sizeOf(character) {
	const point = character.codePointAt(0) ?? 0;
	return point < 128 ? 1 : point < 2048 ? 2 : point < 65536 ? 3 : 4;
}
function lowerCase(character) {
	return caseOf(character, character.toLowerCase());
}
function inCaseOf(character, original) {
	return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}
function caseOf(character, other) {
	return other.length === character.length && sizeOf(other) === sizeOf(character) ? other : character;
}
const ESCAPE = /(?<!\\)(\\+)(?:u([\da-f]{4})(?:\1u(d[c-f][\da-f]{2}))?|[bfnrt/])/iy;
const ASCII_IN_PERCENT = /%[2-7][\da-f]/iy;
const BEYOND_IN_PERCENT = /(?:%[c-f][\da-f])(?:%[89ab][\da-f]){1,3}/iy;
function unitAt(text, at, isInAddress = false) {
	const first = text[at];
	if (first === "\\" || first === "%") {
		const unit = first === "\\" ? escapeAt(text, at) : percentAt(text, at, isInAddress);
		if (unit !== void 0) return unit;
	}
	const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
	return {
		character,
		start: at,
		end: at + character.length
	};
}
function textOf(units) {
	return units.map(({ character }) => character).join("");
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? "";
}
function escapeAt(text, at) {
	ESCAPE.lastIndex = at;
	const found = ESCAPE.exec(text);
	if (found === null) return void 0;
	const [whole, , first, second] = found;
	if (first === void 0) return {
		character: whole.endsWith("/") ? "/" : " ",
		start: at,
		end: at + whole.length
	};
	const high = Number.parseInt(first, 16);
	const isPair = second !== void 0 && high >= 55296 && high < 56320;
	const end = second === void 0 || isPair ? at + whole.length : text.indexOf(first, at) + 4;
	return {
		character: isPair ? String.fromCharCode(high, Number.parseInt(second, 16)) : String.fromCharCode(high),
		start: at,
		end
	};
}
function percentAt(text, at, isInAddress) {
	const ascii = isInAddress ? matchAt(ASCII_IN_PERCENT, text, at) : "";
	const bytes = ascii === "" ? matchAt(BEYOND_IN_PERCENT, text, at) : ascii;
	if (bytes === "") return void 0;
	try {
		const [character = ""] = decodeURIComponent(bytes.slice(0, 3 * lengthByLead(bytes)));
		return {
			character,
			start: at,
			end: at + 3 * sizeOf(character)
		};
	} catch {
		return;
	}
}
function lengthByLead(bytes) {
	const lead = Number.parseInt(bytes.slice(1, 3), 16);
	return lead < 128 ? 1 : lead < 224 ? 2 : lead < 240 ? 3 : 4;
}
function spelledLike(spelling, character) {
	const isUpper = /[A-F]/.test(spelling.replace(/(?<!\\)\\+u/g, ""));
	if (spelling.startsWith("%") && spelling.length > 1) return [...new TextEncoder().encode(character)].map((byte) => `%${inHex(byte, 2, isUpper)}`).join("");
	if (!spelling.startsWith("\\")) return character;
	const backslashes = spelling.slice(0, spelling.search(/u/i));
	let spelled = "";
	for (let index = 0; index < character.length; index++) spelled += `${backslashes}u${inHex(character.charCodeAt(index), 4, isUpper)}`;
	return spelled;
}
function inHex(code, digits, isUpper) {
	const hex = code.toString(16).padStart(digits, "0");
	return isUpper ? hex.toUpperCase() : hex;
}
// src/verdict/scrub/addresses.ts
const HOST = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}\p{M}_.-]+)$/iu;
const OWN_HOSTS = /* @__PURE__ */ new Set(["localhost"]);
function authorityOf(units, isUrl) {
	const at = units.findLastIndex(({ character }) => character === "@");
	const userInfo = units.slice(0, Math.max(0, at));
	const rest = units.slice(at + 1);
	const text = textOf(rest);
	const port = /:\d{0,5}$/.exec(text)?.[0] ?? "";
	const host = rest.slice(0, [...text].length - port.length);
	if (!HOST.test(textOf(host)) || !/[\p{L}\p{N}]/u.test(textOf(host))) return void 0;
	return isUrl || at !== -1 || port !== "" || textOf(host).includes(".") ? {
		userInfo,
		host
	} : void 0;
}
function reservedHost(host, text, names) {
	if (OWN_HOSTS.has(textOf(host).toLowerCase())) return text.slice(host[0]?.start, host.at(-1)?.end);
	const bytes = host.map((unit) => ({
		unit,
		size: bytesOf(unit, text)
	}));
	const name = names.host(bytes.map(({ unit, size }) => unit.character.slice(0, 1).padEnd(size, "x")).join(""));
	let spelled = "";
	let used = 0;
	for (const { unit, size } of bytes) {
		const spelling = text.slice(unit.start, unit.end);
		for (const each of name.slice(used, used + size)) spelled += spelling.startsWith("%") || spelling.startsWith("\\") ? spelledLike(spelling, each) : each;
		used += size;
	}
	return spelled;
}
function bytesOf({ character, start, end }, text) {
	if (text[start] === "%") return (end - start) / 3;
	if (text[start] === "\\") return character.length;
	return sizeOf(character);
}
// src/verdict/scrub/coded-credentials.ts
const CODES = [
	[/(?<=%|&#x|\\x)[2-7][\da-f]/gi, 16],
	[/(?<=&#0{0,4})[1-9]\d{1,2}(?!\d)/g, 10],
	[/(?<=\\)[01][0-7]{2}/g, 8],
	[/^\d{2,3}$/g, 10]
];
const SEVERAL = /(?:(?:%|&#x?|(?<!\\)\\+x?)[\da-f]{2,7};?){3}|(?:(?<!\d)\d{2,3}[\s,"'\\]+){7}/i;
function withoutCodedCredentials(text) {
	if (!SEVERAL.test(text)) return text;
	const bytes = new TextEncoder().encode(text);
	const part = (start, end) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(start, end));
	let scrubbed = "";
	let shown = 0;
	for (const { span } of findRawSecrets(bytes)) {
		scrubbed += part(shown, span.start) + recoded(part(span.start, span.end));
		shown = span.end;
	}
	return scrubbed + part(shown);
}
function recoded(secret) {
	let text = secret;
	for (const [pattern, radix] of CODES) text = text.replaceAll(pattern, (code) => {
		return substituteOf(String.fromCharCode(Number.parseInt(code, radix)))?.charCodeAt(0).toString(radix).padStart(code.length, "0") ?? code;
	});
	return text;
}
function substituteOf(character) {
	if (/\d/.test(character)) return "1";
	if (/[a-c]/.test(character)) return "b";
	if (/[d-z]/.test(character)) return "k";
	return /[A-Z]/.test(character) ? "K" : void 0;
}
// src/verdict/scrub/pseudonyms.ts
const CONSONANTS = "bcdfghjklmnpqrstvwxz";
const VOWELS = "aeiouy";
const HEX_LETTERS = "abcdef";
const MAX_ATTEMPTS = 200;
const MAX_ALIKE = 40;
const RESERVED = [".example", ".test"];
var Numbers = class {
	state = 2654435769;
	below = (limit) => {
		this.state = Math.imul(this.state, 1664525) + 1013904223 >>> 0;
		return Math.floor(this.state / 2 ** 32 * limit);
	};
};
var Pseudonyms = class {
	kept;
	numbers = new Numbers();
	given = /* @__PURE__ */ new Map();
	taken = /* @__PURE__ */ new Set();
	shortened = /* @__PURE__ */ new Map();
	hosts = /* @__PURE__ */ new Map();
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
		return pseudonym.map((each, index) => characters[index] === plain[index] ? each : inCaseOf(each, characters[index] ?? each));
	}
	host(host) {
		const text = host.toLowerCase();
		const known = this.hosts.get(text);
		if (known !== void 0) return known;
		const ending = RESERVED.find(({ length }) => host.length > length + 1) ?? RESERVED[1];
		const labels = [...text.slice(0, Math.max(0, text.length - ending.length))];
		let name = "";
		for (let attempt = 0; attempt < MAX_ATTEMPTS && (name === "" || this.taken.has(name)); attempt++) name = this.labelled(labels) + (labels.length > 0 ? ending : "test.".slice(0, text.length));
		this.taken.add(name);
		this.hosts.set(text, name);
		return name;
	}
	labelled(labels) {
		let name = "";
		for (const [index, each] of labels.entries()) {
			const isInside = index > 0 && index < labels.length - 1 && !/[.-]$/.test(name);
			name += /[.-]/.test(each) && isInside ? each : this.letter(index, "word");
		}
		return name;
	}
	find(plain, text, shape) {
		const isWord = shape === "word" || shape === "id";
		const swapped = isWord ? this.swapped(plain) : void 0;
		if (swapped !== void 0 && this.isFree(swapped.join(""), text)) return swapped;
		const alike = isWord ? this.alike(plain) : void 0;
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const made = alike === void 0 || attempt >= MAX_ATTEMPTS / 2 ? plain.map((each, index) => this.replaced(each, index, shape)) : alike.map((each, index) => each ?? this.replaced(plain[index] ?? "a", index, shape));
			if (this.isFree(made.join(""), text)) return made;
		}
		return plain;
	}
	isFree(made, text) {
		return made !== text && !this.taken.has(made) && !this.kept.has(made);
	}
	swapped(plain) {
		if (plain.length < 3 || plain.length > MAX_ALIKE) return void 0;
		for (let at = 1; at < plain.length; at++) {
			const named = this.given.get(exchanged(plain, at).join(""));
			if (named !== void 0 && named.length === plain.length) return exchanged(named, at);
		}
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
		if (/[-_]/.test(character)) return character;
		if (shape === "uuid" && (index === 14 || index === 19)) return character;
		if (character === "0" && (shape === "digits" || shape === "word")) return character;
		if (/\d/.test(character)) return String(1 + this.numbers.below(9));
		if (/[a-z]/.test(character)) return this.letter(index, shape);
		return anotherLetter(character, this.numbers.below);
	}
	letter(index, shape) {
		const from = shape === "hex" || shape === "uuid" ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
		return from[this.numbers.below(from.length)] ?? "a";
	}
};
function exchanged(characters, at) {
	const [one = "", other = ""] = characters.slice(at - 1, at + 1);
	return characters.toSpliced(at - 1, 2, other, one);
}
// src/verdict/scrub/string-roles.ts
const QUOTE = /(?<!\\)(\\*)(?:"|u0022)/y;
const HOLDS_JSON = /[ \t]*(?:\\+[nrt][ \t]*)*[[{]/y;
const NOWHERE = {
	isKey: false,
	key: ""
};
var StringRoles = class {
	open = [];
	containers = [];
	get isInText() {
		return this.open.at(-1)?.holdsJson === false;
	}
	get role() {
		const within = this.containers.at(-1);
		if (within === void 0) return NOWHERE;
		if (!within.isObject) return {
			isKey: false,
			key: within.key
		};
		return within.awaitsKey ? {
			isKey: true,
			key: within.key
		} : {
			isKey: false,
			key: within.lastKey
		};
	}
	nameKey(key) {
		const within = this.containers.at(-1);
		if (within !== void 0) within.lastKey = key;
	}
	step(text, at) {
		const quote = quoteAt(text, at);
		if (quote === void 0) return at;
		this.turn(quote.depth, text, quote.end);
		return quote.end;
	}
	structure(character) {
		const within = this.containers.at(-1);
		if (character === "{" || character === "[") {
			const isObject = character === "{";
			this.containers.push({
				isObject,
				key: this.role.key,
				awaitsKey: isObject,
				lastKey: ""
			});
		} else if (character === "}" || character === "]") {
			if (this.containers.length > (this.open.at(-1)?.containers ?? 0)) this.containers.pop();
		} else if (within !== void 0 && (character === "," || character === ":")) within.awaitsKey = within.isObject && character === ",";
	}
	endsAt(text, at) {
		const depth = this.open.at(-1)?.depth;
		const quote = quoteAt(text, at);
		return depth !== void 0 && quote !== void 0 && quote.depth <= depth;
	}
	turn(depth, text, end) {
		const closed = this.open.findIndex((each) => each.depth === depth);
		const string = this.open[closed];
		if (string !== void 0) {
			this.open.length = closed;
			this.containers.length = Math.min(this.containers.length, string.containers);
			return;
		}
		const top = this.open.at(-1);
		if (top !== void 0 && (!top.holdsJson || depth < top.depth)) return;
		HOLDS_JSON.lastIndex = end;
		this.open.push({
			depth,
			holdsJson: HOLDS_JSON.test(text),
			containers: this.containers.length
		});
	}
};
function quoteAt(text, at) {
	const first = text[at];
	if (first !== "\"" && first !== "\\") return void 0;
	QUOTE.lastIndex = at;
	const found = QUOTE.exec(text);
	if (found === null) return void 0;
	const [whole, run = ""] = found;
	return {
		depth: trailingOnes(whole.endsWith("\"") ? run.length : 2 * run.length - 1),
		end: at + whole.length
	};
}
function trailingOnes(count) {
	let depth = 0;
	for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) depth++;
	return depth;
}
// src/verdict/scrub/vocabulary.ts
const OTHER_KEYS = [
	"tasksSorM",
	"tasksN",
	"ExtraTaskDTODataDialog",
	"AT",
	"Task",
	"VT",
	"welcomeEmbed"
];
const SHORT_WORDS = "true false null TN in quest mlh https http data glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt quot nbsp apos uid id key val text url api token Token Key name";
const VOCABULARY = collectNames();
function collectNames() {
	const names = /* @__PURE__ */ new Set([...SHORT_WORDS.split(" "), ...OTHER_KEYS]);
	const addText = (text) => {
		names.add(text);
		for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
	};
	for (const text of [
		...SECTIONS,
		...DOCUMENTED_TYPES.keys(),
		...STATE_TEXTS,
		...QUEST_STATES
	]) addText(text);
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
const MAPS = /* @__PURE__ */ new Set([
	"quests",
	"roomItems",
	"logic",
	"tasksSorM"
]);
const FIELD_SETS = Object.keys(FIELDS).filter((name) => Object.hasOwn(FIELDS, name));
const TYPE_SUBJECTS = [
	"subscription",
	"effect",
	"trigger"
];
const VALUES_OF = new Map(Object.values(FIELDS).flatMap((fields) => Object.entries(fields).flatMap(([name, kind]) => Array.isArray(kind) ? [[name, kind.map(String)]] : [])));
const CONTENT_NAMES = [...PREFABS.values()].flatMap(({ content }) => content?.kind === "one of" ? [new NearNames(content.names)] : []);
const NAMES_OF_ANIMATIONS = new Set(ANIMATION_FIELDS.values());
const MAX_REMEMBERED = 1e4;
var Resemblances = class {
	keys = /* @__PURE__ */ new Map();
	kinds = /* @__PURE__ */ new Map();
	isTelling(text, role) {
		if (role.isKey) return !MAPS.has(role.key) && remembered(this.keys, text, resemblesKey);
		switch (this.kindOf(role)) {
			case "type": return !/[.,]/.test(text) && resemblesType(text);
			case "prefab": return PREFAB_NAMES.meant(text) !== void 0;
			case "content": return resemblesContent(text);
			case "creator": return !/^(?:your|[^\p{L}])/iu.test(text) && isPlaceholder(text);
			case "animation": return ANIMATION_NAMES.meant(text) !== void 0;
			case "one of": return nearestName(text, VALUES_OF.get(role.key) ?? []) !== void 0;
			case "other": return false;
		}
	}
	isOfInterest(role) {
		return role.isKey || this.kindOf(role) !== "other";
	}
	kindOf({ key }) {
		return remembered(this.kinds, key, kindOfValue);
	}
};
function remembered(known, key, compute) {
	const found = known.get(key);
	if (found !== void 0) return found;
	const value = compute(key);
	if (known.size < MAX_REMEMBERED) known.set(key, value);
	return value;
}
function kindOfValue(key) {
	const letters = key.replace(/[-_ ]/g, "").toLowerCase();
	if (letters === "$type" || letters === "type") return "type";
	switch (nearestName(letters, [
		"prefabname",
		"contentstring",
		"creator"
	]) ?? letters) {
		case "prefabname":
		case "prefab": return "prefab";
		case "contentstring": return "content";
		case "creator": return "creator";
		default:
			if (NAMES_OF_ANIMATIONS.has(key)) return "animation";
			return VALUES_OF.has(key) ? "one of" : "other";
	}
}
function isTellingInExpression(word, after) {
	if (/^\s*\(/.test(after)) return meantFunction(word) !== void 0;
	return after.startsWith("'") && STATE_TEXTS.some((state) => isOneEdit(word, state));
}
function resemblesKey(key) {
	if (resemblesSection(key) || COLOUR_SLIPS.includes(key) || isCredentialName(key)) return true;
	if (FIELD_SETS.some((fields) => resemblesField(fields, key))) return true;
	for (const { longKeys } of PREFABS.values()) if (longKeys.meant(key) !== void 0) return true;
	for (const { slips, needed } of EFFECTS.values()) if (slips.has(key) || nearestName(key, needed.keys()) !== void 0) return true;
	return false;
}
function resemblesType(type) {
	return TYPE_SUBJECTS.some((subject) => meantType(subject, type) !== void 0) || EFFECT_NAMES.meant(type) !== void 0 || TRIGGER_NAMES.meant(type) !== void 0;
}
function resemblesContent(text) {
	const bare = text.slice(text.lastIndexOf("/") + 1);
	return CONTENT_NAMES.some((names) => names.meant(text) !== void 0) || ADDRESSABLE_NAMES.meant(bare) !== void 0;
}
// src/verdict/scrub/scrub.ts
var UnscrubbableError = class extends Error {};
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\p{L}\p{N}-])/iuy;
const BLANK = /\s+/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const LITERAL = /(?:true|false|null|none|nil|undefined|nan|infinity)(?![\p{L}\p{N}_])/iuy;
const PHRASE = /(?:https?|wss?|ftps?|ipfs|data|blob|file|mailto)(?=:)|object Object(?=\])|process\.env|(?:your|my|x{3,}|bearer|basic|apikey|header|secret|password|content|string|value)(?![\p{L}\p{N}])|signed[-_]?upload[-_]?url|x[-_. ]{0,2}(?:(?:access|api)[-_. ]{0,2}key|(?:amz|goog)[-_. ]{0,2}(?:signature|security[-_. ]{0,2}token))|(?:signature|sig|security[-_]?token|upload_id)(?=(?:\[\w{0,20}\])?=)/iuy;
const EDITOR = /created in /y;
const E_MAIL = /[\w.+-]{1,64}@(?=[\p{L}\p{N}-]+\.)/uy;
const DOMAIN = /www\.(?=[\p{L}\p{N}-])/iuy;
const WORDY = /[\p{L}\p{N}\p{M}_]/u;
const ENCODED_AUTHORITY = /%3a%2f%2f/iy;
const ENDS_ADDRESS = /[\s"'<>`]/;
const ENDS_AUTHORITY = /[/?#\s"'<>\\`,;]/;
const IN_DOMAIN = /[\p{L}\p{N}\p{M}.-]/u;
const MAX_AUTHORITY = 1e3;
const MIN_DIGITS = 6;
const MAX_SPACE = 20;
function scrubText(text) {
	try {
		JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text);
	} catch {
		throw new UnscrubbableError("not valid JSON, so texts may be anywhere: correct the syntax first");
	}
	return new Scrubber(withoutCodedCredentials(text)).scrub();
}
var Scrubber = class {
	text;
	names = new Pseudonyms(VOCABULARY);
	roles = new StringRoles();
	resemblances = new Resemblances();
	pieces = [];
	copied = 0;
	isInAddress = false;
	last = "";
	constructor(text) {
		this.text = text;
	}
	scrub() {
		let at = 0;
		while (at < this.text.length) at = this.roles.isInText ? this.readText(at) : this.readStructure(at);
		return this.pieces.join("") + this.text.slice(this.copied);
	}
	readStructure(at) {
		const quoted = this.readQuote(at);
		if (quoted !== at) return quoted;
		const blank = matchAt(BLANK, this.text, at);
		if (blank !== "") return at + blank.length;
		this.roles.structure(this.text[at]);
		const literal = matchAt(LITERAL, this.text, at);
		if (literal !== "") return at + literal.length;
		const number = matchAt(NUMBER, this.text, at);
		if (number === "") return this.readText(at);
		const end = at + number.length;
		if (!(/[[,:\s]/.test(this.text[at - 1] ?? "[") && /[\],}\s\\]/.test(this.text[end] ?? "]"))) return this.readText(at);
		const { key } = this.roles.role;
		if (key === "parentItemID" || isCredentialName(key)) this.readWord(at);
		return end;
	}
	readQuote(at) {
		const { role } = this.roles;
		const end = this.roles.step(this.text, at);
		if (end === at) return at;
		this.isInAddress = false;
		this.last = "";
		if (!this.roles.isInText || !this.resemblances.isOfInterest(role)) return end;
		const whole = this.wholeString(end);
		const text = textOf(whole);
		if (role.isKey) this.roles.nameKey(text);
		return text !== "" && this.resemblances.isTelling(text, role) ? whole.at(-1)?.end ?? end : end;
	}
	wholeString(start) {
		const units = [];
		let at = start;
		while (at < this.text.length && !this.roles.endsAt(this.text, at)) {
			if (units.length >= 100) return [];
			const unit = unitAt(this.text, at);
			units.push(unit);
			at = unit.end;
		}
		return units;
	}
	readText(at) {
		const quoted = this.readQuote(at);
		if (quoted !== at) return quoted;
		const { last } = this;
		if (matchAt(ENCODED_AUTHORITY, this.text, at) !== "") this.isInAddress = true;
		const { character, end } = this.unitAt(at);
		if (ENDS_ADDRESS.test(character)) this.isInAddress = false;
		this.last = character;
		if (!WORDY.test(character)) return character === "/" ? this.readSlash(end, last) : end;
		const uuid = matchAt(UUID, this.text, at);
		if (uuid !== "") {
			this.replace(unitsOf(uuid, at), "uuid");
			return at + uuid.length;
		}
		const phrase = matchAt(PHRASE, this.text, at) || matchAt(EDITOR, this.text, at);
		if (phrase !== "" && !WORDY.test(last)) return at + phrase.length;
		if (matchAt(DOMAIN, this.text, at) !== "") return this.readDomain(at);
		const account = matchAt(E_MAIL, this.text, at);
		if (account === "") return this.readWord(at);
		this.replaceAll(unitsOf(account, at));
		return this.readDomain(at + account.length);
	}
	readSlash(at, before) {
		const second = this.unitAt(at);
		if (second.character !== "/" || before === "/" || WORDY.test(before)) return at;
		if (before === ":") this.isInAddress = true;
		const authority = authorityOf(this.unitsUntil(second.end, (character) => ENDS_AUTHORITY.test(character)), before === ":");
		if (authority === void 0) return second.end;
		this.replaceAll(authority.userInfo);
		this.replaceHost(authority.host);
		return authority.host.at(-1)?.end ?? second.end;
	}
	readDomain(at) {
		const units = this.unitsUntil(at, (character) => !IN_DOMAIN.test(character));
		const last = units.findLastIndex(({ character }) => /[\p{L}\p{N}]/u.test(character));
		const host = units.slice(0, last + 1);
		this.replaceHost(host);
		return host.at(-1)?.end ?? at;
	}
	unitsUntil(start, isEnd) {
		const units = [];
		let at = start;
		while (at < this.text.length && units.length < MAX_AUTHORITY && !this.roles.endsAt(this.text, at)) {
			const unit = this.unitAt(at);
			if (isEnd(unit.character)) break;
			units.push(unit);
			at = unit.end;
		}
		return units;
	}
	replaceHost(host) {
		const [first] = host;
		const end = host.at(-1)?.end;
		if (first !== void 0 && end !== void 0) this.write(first.start, end, reservedHost(host, this.text, this.names));
	}
	readWord(at) {
		const word = this.unitsUntil(at, (character) => !WORDY.test(character));
		const end = word.at(-1)?.end ?? at;
		this.last = word.at(-1)?.character ?? "";
		const text = textOf(word);
		if (VOCABULARY.has(text)) return end;
		if (this.roles.role.key === "V" && isTellingInExpression(text, this.text.slice(end, end + MAX_SPACE))) return end;
		for (const part of partsOf(word)) this.replacePart(part);
		return end;
	}
	replacePart(part) {
		const text = textOf(part);
		if (/^[\da-z]$/i.test(text) || VOCABULARY.has(text)) return;
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
		else for (const run of split(part, ({ character }) => /\d/.test(character) ? "digits" : "letters")) this.replaceRun(run);
	}
	replaceRun(run) {
		const text = textOf(run);
		if (/^\d+$/.test(text)) {
			if (run.length >= MIN_DIGITS) this.replace(run, "digits");
		} else if (!/^[a-z]$/i.test(text) && !VOCABULARY.has(text)) this.replace(run, "word");
	}
	replaceId(id, text) {
		if (!text.startsWith("mlh")) this.replace(id.slice(0, 3), "id");
		this.replace(id.slice(3), "id");
	}
	replaceAll(units) {
		for (const run of split(units, ({ character }) => WORDY.test(character) ? "word" : "")) {
			const [first] = run;
			if (first !== void 0 && WORDY.test(first.character) && !/^(?:your|my|x{3,})$/i.test(textOf(run))) this.replace(run, "id");
		}
	}
	unitAt(at) {
		return unitAt(this.text, at, this.isInAddress);
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
function partsOf(word) {
	return split(word, ({ character }) => character === "_" ? "_" : "letters").filter(([first]) => first?.character !== "_");
}
function split(units, kindOf) {
	const parts = [];
	let kind;
	for (const unit of units) {
		const next = kindOf(unit);
		if (next === kind) parts.at(-1)?.push(unit);
		else parts.push([unit]);
		kind = next;
	}
	return parts;
}
function unitsOf(text, at) {
	let start = at;
	return [...text].map((character) => {
		const unit = {
			character,
			start,
			end: start + character.length
		};
		start = unit.end;
		return unit;
	});
}
// src/front/cli/scrub.ts
var scrub_exports = /* @__PURE__ */ __exportAll({ scrub: () => scrub });
const scrub = defineCommand({
	options: {},
	details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json`,
	exits: {
		clean: "the scrubbed room is written",
		error: "invalid JSON, an unreadable file, or invalid usage. Nothing is written"
	}
}, async (_given, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("scrub", words, ["a snapshot"], "roomlint scrub garden.json");
	const bytes = readBytes(snapshot, cwd, terminal);
	terminal.writeOutBytes(Buffer.from(scrubBytes(bytes, inputName(snapshot))));
	return EXIT.clean;
});
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
exports.scrub_exports = scrub_exports;
