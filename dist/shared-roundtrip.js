"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { ANYTHING, BOOLEAN, COMPLETED_FIELDS, FUNCTION, NOTHING_OWNED, STRING, formatPointer, isObject, isSpace, listOf, meantType, parseJson, quoteValue, readKeys, readOptions, requireArgument, requireBytes, resemblesField, skipSpace, tryParseJson, visible } = require("./words.js");
const { SecretMask, asciiText, binaryFormat, brand, briefPointer, byteOffset, byteOrderMarkLength, compressedFormat, decodeString, decodeUtf8, escapeLength, findDepthFault, findInvalidUtf8, findRawSecrets, findSecrets, findSyntaxFaults, hasPlainSpelling, hexUnit, isHighSurrogate, isLowSurrogate, locate, otherEncoding, positions, prescan, seemsDeeper, sourceOffsets, span, stringText, textOf } = require("./text.js");
const { Redaction, SNAPSHOT_SHAPE, Snapshot, SnapshotParts, bareName, credentialMask, elementShape, fieldSetOfShape, hasIdentifiedElements, hasKinds, hasSection, holdsJson, insideShape, isKeyedById, kindShape, memberShape, readFlowModel, readQuestNames, readSections, recordOfShape, requireSeed, resemblesSection } = require("./core.js");
const { syntaxMessage } = require("./rule-pack.js");
const { ScriptRoom, expectedStates, livePlay, playReport, playScript, questAnalyses, questAnalysis, questGraph, simulationReport } = require("./shared-flow.js");
const { Mentions, ValueReader, placesOf, rekeySplices, renameSplices } = require("./shared-references.js");
const { drawn, svg } = require("./shared-report.js");
const { NodeTable, readTable, sameBytes, sameNumber, sameText, sameTokens } = require("./shared-json.js");
const { TextPlaces, requireOffset, spanInFile, textIndex } = require("./shared-places.js");
const { RoomNames, completions, contextOf, describe, questMoves, symbolsIn } = require("./shared-assist.js");
// src/verdict/roundtrip/redact.ts
var TooManyCredentialsError = class extends Error {
	which;
	most;
	name = "TooManyCredentialsError";
	constructor(which, most) {
		super(`the text ${which} contains more than ${most} credentials`);
		this.which = which;
		this.most = most;
	}
};
const SIDES = ["before", "after"];
function maskOf(texts) {
	return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}
function maskOfJson(texts) {
	return maskOf(texts.filter((bytes) => prescan(bytes).secretHints));
}
function maskOfBoth(texts, most) {
	return new SecretMask(SIDES.flatMap((side) => {
		const secrets = prescan(texts[side]).secretHints ? findRawSecrets(texts[side], most) : [];
		if (secrets.length > most) throw new TooManyCredentialsError(side, most);
		return secrets.map((secret) => secret.text);
	}));
}
function redactComparison(comparison, mask) {
	if (mask.isEmpty) return comparison;
	const redacted = (difference) => ({
		...difference,
		message: mask.mask(difference.message),
		unknownInside: difference.unknownInside && {
			...difference.unknownInside,
			pointers: difference.unknownInside.pointers.map((pointer) => mask.mask(pointer))
		},
		before: difference.before && redactPlace(difference.before, mask),
		after: difference.after && redactPlace(difference.after, mask)
	});
	return {
		...comparison,
		differences: comparison.differences.map(redacted),
		groups: comparison.groups.map((group) => ({
			...group,
			places: mask.mask(group.places),
			first: redacted(group.first)
		}))
	};
}
function redactPlace(place, mask) {
	return {
		...place,
		pointer: mask.mask(place.pointer),
		embedded: place.embedded.map((pointer) => mask.mask(pointer))
	};
}
// src/verdict/roundtrip/not-json.ts
var NotJsonError = class NotJsonError extends Error {
	which;
	at;
	fault;
	static {
		brand(NotJsonError, "NotJsonError");
	}
	name = "NotJsonError";
	constructor(which, at, fault) {
		super(`the text ${which} is not JSON: line ${at.line}, column ${at.column}: ${fault}`);
		this.which = which;
		this.at = at;
		this.fault = fault;
	}
};
function notJson(which, bytes) {
	const { at, message } = firstJsonFault(bytes);
	return new NotJsonError(which, at, message);
}
function firstJsonFault(bytes) {
	const { start, message } = firstFault(bytes);
	const offset = byteOffset(start);
	const at = positions(bytes, [offset]).get(offset);
	if (at === void 0) throw new Error(`byte ${start} was not counted`);
	return {
		at,
		message
	};
}
function firstFault(bytes) {
	const other = otherEncoding(bytes);
	if (other?.kind === "other-encoding") return {
		start: 0,
		message: `the file is in ${other.encoding}: save it as UTF-8`
	};
	const mark = byteOrderMarkLength(bytes);
	const [invalid] = findInvalidUtf8(bytes, 1);
	if (invalid !== void 0 || compressedFormat(bytes) !== void 0) {
		const message = binaryFormat(bytes);
		if (message !== void 0) return {
			start: 0,
			message
		};
		return {
			start: invalid?.span.start ?? 0,
			message: "invalid UTF-8: save the file as UTF-8"
		};
	}
	const text = bytes.subarray(mark);
	const [fault] = findSyntaxFaults(text, 1);
	if (fault === void 0) return {
		start: mark,
		message: "this is not valid JSON"
	};
	const hidden = maskOf([text]);
	return {
		start: fault.span.start + mark,
		message: hidden.mask(syntaxMessage(fault, text))
	};
}
// src/verdict/references/read-snapshot.ts
var SnapshotError = class SnapshotError extends Error {
	at;
	static {
		brand(SnapshotError, "SnapshotError");
	}
	name = "SnapshotError";
	constructor(message, at) {
		super(message);
		this.at = at;
	}
};
function readSnapshot(bytes) {
	const text = bytes.subarray(byteOrderMarkLength(bytes));
	if (findDepthFault(text, 256) !== void 0) throw new SnapshotError(`nested more than 256 levels deep: this is not a snapshot`, void 0);
	const value = parsed(text);
	if (value === void 0) {
		const { at, message } = firstJsonFault(bytes);
		throw new SnapshotError(message, at);
	}
	if (!hasSection(value)) throw new SnapshotError("this is not a snapshot: it has none of the five sections", void 0);
	return {
		snapshot: new Snapshot(value),
		value
	};
}
function readMentions(bytes) {
	requireBytes(bytes);
	const { snapshot, value } = readSnapshot(bytes);
	return {
		bytes,
		value,
		snapshot,
		mentions: new Mentions(snapshot)
	};
}
function parsed(text) {
	const decoded = decodeUtf8(text);
	if (decoded === void 0) return void 0;
	try {
		return parseJson(decoded);
	} catch {
		return;
	}
}
// src/verdict/play/read-room.ts
function readRoom(bytes) {
	const { snapshot } = readSnapshot(bytes);
	return {
		snapshot,
		room: new ScriptRoom(readFlowModel(snapshot, "catalog"))
	};
}
function checkRoom(bytes, linter, prescanned) {
	let playable;
	return {
		result: linter.lint(bytes, prescanned, (snapshot, flow) => {
			if (!hasSection(snapshot.value)) return;
			playable = {
				snapshot,
				room: new ScriptRoom(flow("catalog")?.model ?? readFlowModel(snapshot, "catalog"))
			};
		}),
		playable: playable ?? readRoom(bytes)
	};
}
// src/verdict/roundtrip/difference.ts
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
const ANY = "/*";
const INSIDE = "#";
const BELOW = "/**";
const MAX_DEPTH = 100;
const MAX_PLACES = 1e4;
var AlikePlaces = class {
	parents = [-1];
	pieces = [""];
	depths = [0];
	below = [];
	at(place, step, keyedById) {
		return this.further(place, keyedById || typeof step === "number" ? ANY : `/${step}`);
	}
	inside(place) {
		return this.further(place, INSIDE);
	}
	further(place, piece) {
		const depth = this.depths[place];
		if (depth === MAX_DEPTH) return place;
		const known = this.below[place]?.get(piece);
		if (known !== void 0) return known;
		if (depth + 1 < MAX_DEPTH && this.pieces.length < MAX_PLACES) return this.add(place, piece, depth + 1);
		return this.below[place]?.get(BELOW) ?? this.add(place, BELOW, MAX_DEPTH);
	}
	add(parent, piece, depth) {
		const place = this.pieces.push(piece) - 1;
		this.parents.push(parent);
		this.depths.push(depth);
		const members = this.below[parent] ?? /* @__PURE__ */ new Map();
		this.below[parent] = members;
		members.set(piece, place);
		return place;
	}
	format(place) {
		let text = "";
		for (let at = place; at !== 0; at = this.parents[at]) text = written(this.pieces[at]) + text;
		return text;
	}
};
function written(piece) {
	return piece === INSIDE || piece === BELOW ? piece : formatPointer([piece.slice(1)]);
}
// src/verdict/roundtrip/collector.ts
const WORDINGS = [
	"value",
	"type",
	"key",
	"repeated",
	"hides",
	"content",
	"no-json",
	"embedded",
	"embedded-list"
];
var Collector = class {
	maxListed;
	beforeFirst;
	places = new AlikePlaces();
	pending = [];
	byKind = /* @__PURE__ */ new Map();
	total = 0;
	anyLost = false;
	constructor(maxListed, beforeFirst = () => {}) {
		this.maxListed = maxListed;
		this.beforeFirst = beforeFirst;
	}
	note(noted, make) {
		if (this.total === 0) this.beforeFirst();
		this.total++;
		if (!noted.forgiven) this.anyLost = true;
		const kind = kindOf$1(noted);
		const group = this.byKind.get(kind);
		if (group !== void 0) {
			group.count++;
			group.unknownInside += noted.unknownInside;
			if (this.pending.length < this.maxListed) this.pending.push(make());
			return;
		}
		const first = make();
		this.pending.push(first);
		this.byKind.set(kind, {
			noted,
			first,
			count: 1,
			unknownInside: noted.unknownInside
		});
	}
	get omitted() {
		return this.total - Math.min(this.pending.length, this.maxListed);
	}
	get isLost() {
		return this.anyLost;
	}
	get groups() {
		return [...this.byKind.values()];
	}
	carryOver(first, side, mapping) {
		const slots = [];
		for (let index = first; index < this.pending.length; index++) {
			const place = this.pending[index]?.[side];
			if (place !== void 0) slots.push({
				place,
				edge: "start"
			}, {
				place,
				edge: "end"
			});
		}
		if (slots.length === 0) return;
		slots.sort((a, b) => a.place[a.edge] - b.place[b.edge]);
		const mapped = mapping(slots.map(({ place, edge }) => place[edge]));
		for (const [rank, { place, edge }] of slots.entries()) place[edge] = mapped[rank] ?? 0;
	}
};
const CLASS_RANKS = ranks(DIFFERENCE_CLASSES);
const WORDING_RANKS = ranks(WORDINGS);
function ranks(names) {
	return Object.fromEntries(names.map((name, rank) => [name, rank]));
}
function kindOf$1({ class: differenceClass, known, forgiven, wording, place }) {
	let kind = place * DIFFERENCE_CLASSES.length + CLASS_RANKS[differenceClass];
	kind = kind * WORDINGS.length + WORDING_RANKS[wording];
	return kind * 4 + (known ? 2 : 0) + (forgiven ? 1 : 0);
}
// src/verdict/roundtrip/expression-numbers.ts
var QuestNames = class {
	texts;
	read;
	constructor(texts) {
		this.texts = texts;
	}
	has(name) {
		this.read ??= new Set(this.texts.flatMap(namesIn));
		return this.read.has(name);
	}
};
function namesIn(text) {
	const value = tryParseJson(decodeUtf8(text)?.replace(/^\uFEFF/, "") ?? "");
	const { quests } = new SnapshotParts(value ?? null, NOTHING_OWNED);
	return (quests?.entries ?? []).flatMap(({ record }) => typeof record.Name === "string" ? [record.Name] : []);
}
function isWithoutNumbers(before, after, quests) {
	if (before.length <= after.length) return false;
	const names = [...readQuestNames(before)];
	const others = [...readQuestNames(after)];
	if (names.length === 0 || names.length !== others.length) return false;
	let expected = "";
	let copied = 0;
	for (const [index, { name, start, end }] of names.entries()) {
		const bare = bareName(name);
		if (!(bare !== name && others[index]?.name === bare && before.slice(start, end) === name) || start < copied || !quests.has(name)) continue;
		expected += before.slice(copied, start);
		copied = start + name.length - bare.length;
	}
	return copied > 0 && expected + before.slice(copied) === after;
}
// src/verdict/roundtrip/pair-reporter.ts
var PairReporter = class {
	cursor;
	holder;
	outer = {
		before: void 0,
		after: void 0
	};
	constructor(cursor, holder) {
		this.cursor = cursor;
		this.holder = holder;
	}
	inside(_a, _b) {
		return () => {};
	}
	get mayHoldExpressions() {
		return this.cursor.mayHoldExpressions || (this.holder?.reporter.mayHoldExpressions ?? false);
	}
	pendingPlace(side, child, start, end) {
		const [pointer = "", ...embedded] = this.pointers(side, this.cursor.pointer(side, child));
		return {
			pointer,
			embedded,
			start,
			end
		};
	}
	pointers(side, own) {
		const { holder } = this;
		if (holder === void 0) return [own];
		const outer = this.outerPointers(side, holder);
		const strings = holder.strings[side];
		if (strings === 0) return [...outer.slice(0, -1), `${outer.at(-1)}${own}`];
		return [
			...outer,
			...new Array(strings - 1).fill(""),
			own
		];
	}
	outerPointers(side, { reporter }) {
		const { outer } = this;
		const known = outer[side];
		if (known !== void 0) return known;
		const pointers = reporter.pointers(side, reporter.cursor.pointer(side, true));
		outer[side] = pointers;
		return pointers;
	}
};
// src/verdict/roundtrip/schema-lookup.ts
const TYPE$1 = "$type";
function nodeShape(table, node, placed) {
	if (!table.isObject(node)) return placed;
	const shape = holdsJson(placed) ? insideShape(placed) : placed;
	if (!hasKinds(shape)) return shape;
	const type = typeOf(table, node) ?? (recordOfShape(shape) === "subscription" ? typeByFields(table, node) : void 0);
	return type === void 0 ? shape : kindShape(shape, type);
}
function typeByFields(table, subscription) {
	let isTrigger = false;
	for (const child of table.children(subscription)) {
		const key = keyText(table, child);
		if (key === "Effector") return "TaskEffectorSubscription";
		isTrigger ||= key === "Trigger" || key === "DirectEffector";
	}
	return isTrigger ? "TaskTriggerSubscription" : void 0;
}
function hasType(table, node) {
	return table.isObject(node) && typeOf(table, node) !== void 0;
}
function typeOf(table, object) {
	return textMember(table, object, TYPE$1);
}
function textMember(table, object, key) {
	let found;
	const limit = table.after[object];
	for (let child = object + 1; child < limit; child = table.after[child]) if (keyText(table, child) === key) found = table.isString(child) ? nodeText(table, child) : void 0;
	return found;
}
function keyText(table, node) {
	return table.keyText(node);
}
function nodeText(table, node) {
	return stringText(table.bytes, table.start[node], table.end[node]);
}
function childShape(table, container, shape, child) {
	if (shape === -1) return -1;
	if (!table.isArray(container)) return memberShape(shape, keyText(table, child));
	const element = elementShape(shape);
	return recordOfShape(element) !== void 0 && !table.isObject(child) && !table.isNull(child) ? -1 : element;
}
function identityIn(shape) {
	if (hasIdentifiedElements(shape)) return "Id";
	return shape === 0 || elementShape(shape) !== -1 ? "position" : "any-id";
}
// src/verdict/roundtrip/renames.ts
const TYPE = "$type";
const NONE$1 = [];
function correctedShape(before, a, after, b, placed) {
	const now = correctedType(before, a, after, b, placed);
	return now === void 0 ? nodeShape(before, a, placed) : kindShape(kindsOf(placed), now);
}
function correctedType(before, a, after, b, placed) {
	if (!before.isObject(a) || !after.isObject(b)) return void 0;
	const base = kindsOf(placed);
	const now = hasKinds(base) ? typeOf(after, b) : void 0;
	if (now === void 0 || kindShape(base, now) === -1) return void 0;
	const own = typeOf(before, a);
	if (own === now) return void 0;
	const was = own ?? typeUnderMisspelledKey(before, a, base);
	const subject = subjectOf(base);
	return was === now || was !== void 0 && subject !== void 0 && meantType(subject, was) === now ? now : void 0;
}
function kindsOf(placed) {
	return holdsJson(placed) ? insideShape(placed) : placed;
}
function misspelledKeys(table, node, shape) {
	if (shape === SNAPSHOT_SHAPE) return readFrom(table, node, resemblesSection, readSections);
	const fields = fieldSetOfShape(shape);
	if (fields === void 0) return NONE$1;
	return readFrom(table, node, (key) => resemblesField(fields, key), (record) => readKeys(fields, record).slips);
}
function readFrom(table, node, matters, read) {
	const members = [];
	const limit = table.after[node];
	for (let child = node + 1; child < limit; child = table.after[child]) {
		if (!matters(keyText(table, child))) continue;
		members.push(textOf(table.bytes.subarray(table.key[child], table.end[child])));
	}
	const record = members.length === 0 ? void 0 : tryParseJson(`{${members.join(",")}}`);
	return isObject(record) ? read(record) : NONE$1;
}
function typeUnderMisspelledKey(table, node, base) {
	const slip = misspelledKeys(table, node, base).find(({ field }) => field === TYPE);
	return slip === void 0 ? void 0 : textMember(table, node, slip.spelled);
}
function subjectOf(base) {
	const record = recordOfShape(base);
	return record === "subscription" || record === "effect" || record === "trigger" ? record : void 0;
}
// src/verdict/roundtrip/quest-twins.ts
var QuestTwins = class {
	before;
	after;
	cursor;
	sections = /* @__PURE__ */ new Map();
	lastSlips;
	constructor(before, after, cursor) {
		this.before = before;
		this.after = after;
		this.cursor = cursor;
	}
	hold(child) {
		const { before, after, cursor } = this;
		const top = cursor.depth - 1;
		if (top < 1 || !before.isObject(cursor.nodeBefore[top])) return false;
		const shape = cursor.shapeBefore;
		if (recordOfShape(shape) !== "quest-entry") return false;
		const key = keyText(before, child);
		const field = COMPLETED_FIELDS.includes(key) ? key : this.meantField(cursor.nodeBefore[top], shape, key);
		const entry = cursor.nodeAfter[top];
		if (field === void 0 || textMember(after, entry, "Status") !== "inProgress") return false;
		const entryId = textMember(after, entry, "EntryId");
		if (entryId === void 0) return false;
		const held = this.completedValues(cursor.nodeAfter[top - 1]).get(valueKey(entryId, field, before, child));
		return held !== void 0 && sameTokens(before.textOf(child), after.textOf(held));
	}
	meantField(entry, shape, key) {
		if (this.lastSlips?.entry !== entry) this.lastSlips = {
			entry,
			slips: misspelledKeys(this.before, entry, shape)
		};
		return this.lastSlips.slips.find(({ field, spelled }) => spelled === key && COMPLETED_FIELDS.includes(field))?.field;
	}
	completedValues(section) {
		const known = this.sections.get(section);
		if (known !== void 0) return known;
		const { after } = this;
		const values = /* @__PURE__ */ new Map();
		for (const entry of after.children(section)) {
			if (!after.isObject(entry) || textMember(after, entry, "Status") !== "completed") continue;
			const entryId = textMember(after, entry, "EntryId");
			if (entryId === void 0) continue;
			const members = new Map([...after.children(entry)].map((child) => [keyText(after, child), child]));
			for (const field of COMPLETED_FIELDS) {
				const value = members.get(field);
				if (value !== void 0) values.set(valueKey(entryId, field, after, value), value);
			}
		}
		this.sections.set(section, values);
		return values;
	}
};
function valueKey(entryId, field, table, value) {
	return `${table.hash(value)} ${field} ${entryId}`;
}
// src/verdict/roundtrip/unknown-parts.ts
const NOTHING = {
	count: 0,
	pointers: []
};
const MAX_POINTERS = 5;
const MAX_POINTER_LENGTH = 200;
function losesUnknown(table, node, placed, asWhole) {
	const own = shapeAt(table, node, placed);
	if (own === -1) return true;
	if (asWhole && isWholeRecord(table, node, own)) return false;
	return searched(table, node, own, new Search(1, false)).count > 0;
}
function holdsUnknown(table, node, placed) {
	const own = shapeAt(table, node, placed);
	return own === -1 || searched(table, node, own, new Search(1, true)).count > 0;
}
function unknownParts(table, node, placed) {
	const own = shapeAt(table, node, placed);
	if (own === -1) return NOTHING;
	return searched(table, node, own, new Search(Number.POSITIVE_INFINITY, true));
}
function shapeAt(table, node, placed) {
	return placed === -1 ? placed : nodeShape(table, node, placed);
}
function searched(table, node, own, search) {
	search.from(table, node, own, "");
	return search;
}
function isWholeRecord(table, node, shape) {
	if (table.isString(node)) return holdsJson(shape) && recordOfShape(insideShape(shape)) !== void 0;
	if (recordOfShape(shape) === void 0) return false;
	return table.isObject(node) && (!hasKinds(shape) || hasType(table, node));
}
var Search = class {
	most;
	intoRecords;
	count = 0;
	pointers = [];
	constructor(most, intoRecords) {
		this.most = most;
		this.intoRecords = intoRecords;
	}
	from(table, root, rootShape, pointer) {
		const nodes = [root];
		const shapes = [rootShape];
		const pointers = [pointer];
		for (let node = nodes.pop(); node !== void 0; node = nodes.pop()) {
			const shape = shapes.pop();
			const around = pointers.pop();
			if (table.isString(node)) {
				this.fromText(table, node, shape, around);
				if (this.count >= this.most) return;
				continue;
			}
			if (!table.isObject(node) && !table.isArray(node)) continue;
			const limit = table.after[node];
			let index = 0;
			for (let child = node + 1; child < limit; child = table.after[child]) {
				const position = index++;
				const placed = childShape(table, node, shape, child);
				const own = shapeAt(table, child, placed);
				if (own === -1) {
					this.note(table, child, around, position);
					if (this.count >= this.most) return;
					continue;
				}
				if (!this.intoRecords && isWholeRecord(table, child, own)) continue;
				nodes.push(child);
				shapes.push(own);
				pointers.push(this.step(table, child, around, position));
			}
		}
	}
	fromText(table, node, shape, pointer) {
		const content = decodeString(table.bytes, table.start[node], table.end[node]);
		if (!beginsLikeJson(content)) return;
		const inside = new NodeTable();
		const innerShape = insideShape(shape);
		if (inside.read(content)) {
			const own = nodeShape(inside, 0, innerShape);
			if (own === -1) this.add(pointer);
			else this.from(inside, 0, own, `${pointer}#`);
		} else if (holdsJson(shape)) this.add(pointer);
	}
	note(table, node, around, position) {
		this.add(this.pointers.length < MAX_POINTERS ? this.step(table, node, around, position) : "");
	}
	add(pointer) {
		this.count++;
		if (this.pointers.length < MAX_POINTERS) this.pointers.push(pointer);
	}
	step(table, node, around, position) {
		if (this.most === 1 || this.pointers.length >= MAX_POINTERS || around.length > MAX_POINTER_LENGTH) return around;
		const step = table.key[node] === -1 ? position : keyText(table, node);
		return around + formatPointer([step]);
	}
};
function beginsLikeJson(content) {
	const first = content[skipSpace(content, byteOrderMarkLength(content))];
	return first === 123 || first === 91 || first === 34;
}
// src/verdict/roundtrip/name-index.ts
const NONE = -1;
var NameIndex = class {
	table;
	starts;
	ends;
	hashes;
	slots;
	nexts;
	isFirst;
	constructor(table, children, nameStart, nameEnd) {
		this.table = table;
		const count = children.length;
		this.starts = new Int32Array(count);
		this.ends = new Int32Array(count);
		this.hashes = new Int32Array(count);
		this.nexts = new Int32Array(count);
		this.isFirst = new Uint8Array(count);
		this.slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 4 / 3 + 2)));
		for (let position = 0; position < count; position++) {
			const child = children[position];
			const start = nameStart(child);
			this.starts[position] = start;
			if (start < 0) continue;
			const end = nameEnd(child);
			this.ends[position] = end;
			this.hashes[position] = hashOfToken(table.bytes, start, end);
			this.add(position);
		}
	}
	add(position) {
		const slot = this.slotOf(this, position);
		const last = this.slots[slot] - 1;
		this.slots[slot] = position + 1;
		if (last === NONE) {
			this.nexts[position] = position;
			this.isFirst[position] = 1;
			return;
		}
		this.nexts[position] = this.nexts[last];
		this.nexts[last] = position;
	}
	firstIn(slot) {
		const last = this.slots[slot] - 1;
		return last === NONE ? NONE : this.nexts[last];
	}
	isFirstOfName(position) {
		return this.isFirst[position] === 1;
	}
	firstLike(other, position) {
		return this.firstIn(this.slotOf(other, position));
	}
	firstNamed(name) {
		const token = new TextEncoder().encode(JSON.stringify(name));
		const mask = this.slots.length - 1;
		for (let slot = hashOfToken(token, 0, token.length) & mask;; slot = slot + 1 & mask) {
			const first = this.firstIn(slot);
			if (first === NONE) return NONE;
			if (stringText(this.table.bytes, this.starts[first], this.ends[first]) === name) return first;
		}
	}
	isRepeated(first) {
		return this.nexts[first] !== first;
	}
	allFrom(first) {
		const positions = [first];
		for (let at = this.nexts[first]; at !== first; at = this.nexts[at]) positions.push(at);
		return positions;
	}
	slotOf(other, position) {
		const [one, two] = [this.table.bytes, other.table.bytes];
		const hash = other.hashes[position];
		const start = other.starts[position];
		const end = other.ends[position];
		const mask = this.slots.length - 1;
		for (let slot = hash & mask;; slot = slot + 1 & mask) {
			const first = this.firstIn(slot);
			if (first === NONE) return slot;
			if (this.hashes[first] !== hash) continue;
			const [startHere, endHere] = [this.starts[first], this.ends[first]];
			if (sameBytes(one, startHere, endHere, two, start, end) || sameText(one, startHere, endHere, two, start, end)) return slot;
		}
	}
};
const SEED$1 = Math.floor(Math.random() * 4294967296) | 0;
function hashOfToken(bytes, start, end) {
	let hash = SEED$1;
	for (let at = start + 1; at < end - 1; at++) {
		const byte = bytes[at];
		if (byte === 92) return hashOf(decodeString(bytes, start, end));
		hash = Math.imul(hash ^ byte, 739982445);
		hash ^= hash >>> 15;
	}
	return hash;
}
function hashOf(content) {
	let hash = SEED$1;
	for (const byte of content) {
		hash = Math.imul(hash ^ byte, 739982445);
		hash ^= hash >>> 15;
	}
	return hash;
}
function matchChildren(one, a, other, b, identity, corrections) {
	const inArray = one.isArray(a);
	if (sameSequence(one, a, other, b, inArray, identity)) return void 0;
	const before = one.children(a);
	const after = other.children(b);
	const partners = new Int32Array(before.length).fill(-1);
	const taken = new Uint8Array(after.length);
	const matcher = new Matcher(one, before, other, after, partners, taken, identity, corrections);
	if (inArray) matcher.elements();
	else matcher.members();
	const added = [];
	for (let index = 0; index < after.length; index++) if (taken[index] === 0) added.push(index);
	const { repeatedBefore, repeatedAfter, renamed } = matcher;
	return {
		before,
		after,
		partners,
		added,
		reordered: !isRising(partners),
		identity,
		isRenamed: (position) => renamed.has(position),
		equals: (side, position) => (side === "before" ? repeatedBefore : repeatedAfter).get(position)
	};
}
function sameSequence(one, a, other, b, inArray, identity) {
	const limitA = one.after[a];
	const limitB = other.after[b];
	let childA = a + 1;
	let childB = b + 1;
	while (childA < limitA && childB < limitB) {
		if (!(inArray ? sameId(one, childA, other, childB, identity) : sameKey(one, childA, other, childB))) return false;
		childA = one.after[childA];
		childB = other.after[childB];
	}
	return childA >= limitA && childB >= limitB;
}
function sameKey(one, a, other, b) {
	const startA = one.key[a];
	const startB = other.key[b];
	const endA = one.keyEnd(a);
	const endB = other.keyEnd(b);
	return sameBytes(one.bytes, startA, endA, other.bytes, startB, endB) || sameText(one.bytes, startA, endA, other.bytes, startB, endB);
}
function sameId(one, a, other, b, identity) {
	const idA = idNode(one, a, identity);
	const idB = idNode(other, b, identity);
	if (idA < 0 || idB < 0) return idA === idB;
	const startA = one.start[idA];
	const startB = other.start[idB];
	const endA = one.end[idA];
	const endB = other.end[idB];
	return sameBytes(one.bytes, startA, endA, other.bytes, startB, endB) || sameText(one.bytes, startA, endA, other.bytes, startB, endB);
}
function idNode(table, element, identity) {
	if (identity === "position" || !table.isObject(element)) return -1;
	let capital = -1;
	let small = -1;
	const limit = table.after[element];
	for (let child = element + 1; child < limit; child = table.after[child]) {
		const at = table.key[child] + 1;
		const first = table.bytes[at];
		if (first !== 73 && first !== 105 && first !== 92) continue;
		if (!(first === 92 || table.bytes[at + 1] === 92) && (table.bytes[at + 1] !== 100 || table.bytes[at + 2] !== 34)) continue;
		const key = keyText(table, child);
		if (key === "Id") capital = child;
		else if (key === "id") small = child;
	}
	if (capital >= 0 && table.isString(capital)) return capital;
	return identity === "any-id" && small >= 0 && table.isString(small) ? small : -1;
}
function isRising(partners) {
	let last = -1;
	for (const partner of partners) {
		if (partner === -1) continue;
		if (partner < last) return false;
		last = partner;
	}
	return true;
}
var Matcher = class {
	one;
	before;
	other;
	after;
	partners;
	taken;
	identity;
	corrections;
	repeatedBefore = new Repeated();
	repeatedAfter = new Repeated();
	renamed = /* @__PURE__ */ new Set();
	constructor(one, before, other, after, partners, taken, identity, corrections) {
		this.one = one;
		this.before = before;
		this.other = other;
		this.after = after;
		this.partners = partners;
		this.taken = taken;
		this.identity = identity;
		this.corrections = corrections;
	}
	members() {
		const byKeyBefore = indexByKey(this.one, this.before);
		const byKeyAfter = indexByKey(this.other, this.after);
		this.matchNames(byKeyBefore, byKeyAfter);
		if (!this.partners.includes(-1) || !this.taken.includes(0)) return;
		for (const { spelled, field } of this.corrections.misspelledKeys()) {
			const [first, firstAfter] = [byKeyBefore.firstNamed(spelled), byKeyAfter.firstNamed(field)];
			if (first === -1 || firstAfter === -1) continue;
			const [positions, others] = [byKeyBefore.allFrom(first), byKeyAfter.allFrom(firstAfter)];
			if (positions.length !== others.length || byKeyAfter.firstNamed(spelled) !== -1 || byKeyBefore.firstNamed(field) !== -1) continue;
			this.matchEqual(positions, others);
			for (const position of positions) this.renamed.add(position);
		}
		if (this.corrections.renews === "ids-and-keys") this.matchRenewedKeys();
	}
	matchRenewedKeys() {
		const rest = [...this.partners.keys()].filter((position) => this.partners[position] === -1);
		const others = [...this.taken.keys()].filter((position) => this.taken[position] === 0);
		if (rest.length !== others.length) return;
		for (const [rank, position] of rest.entries()) {
			this.pair(position, others[rank]);
			this.renamed.add(position);
		}
	}
	elements() {
		this.matchNames(indexById(this.one, this.before, this.identity), indexById(this.other, this.after, this.identity));
		this.matchRest();
	}
	matchNames(before, after) {
		for (let position = 0; position < this.before.length; position++) {
			if (!before.isFirstOfName(position)) continue;
			const other = after.firstLike(before, position);
			if (other === -1) continue;
			if (before.isRepeated(position) || after.isRepeated(other)) this.matchEqual(before.allFrom(position), after.allFrom(other));
			else this.pair(position, other);
		}
	}
	matchEqual(positions, others) {
		if (positions.length === others.length) {
			for (let rank = 0; rank < positions.length; rank++) this.pair(positions[rank], others[rank]);
			return;
		}
		this.repeatedBefore.add(positions, positions, this.before.length);
		this.repeatedAfter.add(others, positions, this.after.length);
		const [from, end, otherEnd] = this.matchEnds(positions, others);
		const most = Math.min(end - from, otherEnd - from);
		for (let rank = 1; rank <= most; rank++) this.pair(positions[end - rank], others[otherEnd - rank]);
	}
	matchRest() {
		const rest = [...this.partners.keys()].filter((position) => this.partners[position] === -1);
		const others = [...this.taken.keys()].filter((position) => this.taken[position] === 0);
		const [from, end, otherEnd] = this.matchEnds(rest, others);
		for (let rank = from; rank < Math.min(end, otherEnd); rank++) {
			const position = rest[rank];
			const partner = others[rank];
			const [child, other] = [this.before[position], this.after[partner]];
			if (!(idNode(this.one, child, this.identity) >= 0 && idNode(this.other, other, this.identity) >= 0) || this.corrections.renews !== void 0 || this.corrections.hasCorrectedType(child, other)) this.pair(position, partner);
		}
	}
	matchEnds(positions, others) {
		let from = 0;
		let end = positions.length;
		let otherEnd = others.length;
		if (end === otherEnd) return [
			from,
			end,
			otherEnd
		];
		while (from < end && from < otherEnd && this.isSame(positions[from], others[from])) {
			this.pair(positions[from], others[from]);
			from++;
		}
		while (end > from && otherEnd > from && this.isSame(positions[end - 1], others[otherEnd - 1])) {
			end--;
			otherEnd--;
			this.pair(positions[end], others[otherEnd]);
		}
		return [
			from,
			end,
			otherEnd
		];
	}
	isSame(position, other) {
		if (position === void 0 || other === void 0) return false;
		return this.one.hash(this.before[position]) === this.other.hash(this.after[other]);
	}
	pair(position, partner) {
		this.partners[position] = partner;
		this.taken[partner] = 1;
	}
};
function indexByKey(table, members) {
	return new NameIndex(table, members, (child) => table.key[child], (child) => table.keyEnd(child));
}
function indexById(table, elements, identity) {
	let id = -1;
	return new NameIndex(table, elements, (child) => {
		id = idNode(table, child, identity);
		return id < 0 ? -1 : table.start[id];
	}, () => table.end[id]);
}
var Repeated = class {
	groups = [];
	groupOf;
	add(positions, before, count) {
		this.groupOf ??= new Int32Array(count);
		const group = this.groups.push(before);
		for (const position of positions) this.groupOf[position] = group;
	}
	get(position) {
		const group = this.groupOf?.[position] ?? 0;
		return group === 0 ? void 0 : this.groups[group - 1];
	}
};
// src/verdict/roundtrip/shown-values.ts
const LONG = 40;
const LEAD = 8;
const MAX_NUMBER_LENGTH = 60;
function shownValue(table, node) {
	if (table.isString(node)) return quoteValue(coveredText(table, node));
	if (table.isObject(node) || table.isArray(node)) return shownContainer(table, node);
	const start = table.start[node];
	const end = table.end[node];
	const cut = end - start > MAX_NUMBER_LENGTH;
	return asciiText(table.bytes, start, cut ? start + MAX_NUMBER_LENGTH : end) + (cut ? "\u2026" : "");
}
function shownContainer(table, node) {
	const isEmpty = table.after[node] === node + 1;
	if (table.isObject(node)) return isEmpty ? "{}" : "an object";
	return isEmpty ? "[]" : "a list";
}
function shownPair(one, a, other, b) {
	if (one.isString(a) && other.isString(b)) {
		const before = coveredText(one, a);
		const after = coveredText(other, b);
		const alike = commonStart(before, after);
		if (alike > LONG) return [cutText(before, alike), cutText(after, alike)];
		if (before === after) return ["a credential", "another credential"];
		return [quoteValue(before), quoteValue(after)];
	}
	return [shownValue(one, a), shownValue(other, b)];
}
function cutText(text, from) {
	return quoteValue(`\u2026${text.slice(from - LEAD)}`);
}
function commonStart(a, b) {
	const most = Math.min(a.length, b.length);
	let length = 0;
	while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
	return length;
}
function coveredText(table, node) {
	const start = table.start[node];
	const end = table.end[node];
	const text = stringText(table.bytes, start, end);
	const key = table.key[node] === -1 ? void 0 : keyText(table, node);
	let covered = text;
	for (const secret of findSecrets(table.bytes, span(start, end), text, key)) covered = covered.replaceAll(secret.text, "***");
	return covered;
}
function shownName(key) {
	return /^[\w$-]{1,60}$/.test(key) ? key : quoteValue(key);
}
function firstRespelling(one, a, aEnd, other, b, bEnd) {
	let atA = a + 1;
	let atB = b + 1;
	for (;;) {
		const nextA = spellingEnd(one, atA, aEnd - 1);
		const nextB = spellingEnd(other, atB, bEnd - 1);
		if (atA >= aEnd - 1 || atB >= bEnd - 1 || !sameBytes(one, atA, nextA, other, atB, nextB)) {
			const before = textOf(one.subarray(atA, nextA));
			const after = textOf(other.subarray(atB, nextB));
			return {
				character: JSON.parse(`"${before}"`),
				before,
				after
			};
		}
		atA = nextA;
		atB = nextB;
	}
}
function spellingEnd(bytes, at, limit) {
	if (bytes[at] !== 92) {
		let end = at + 1;
		while (end < limit && (bytes[end] & 192) === 128) end++;
		return end;
	}
	const length = escapeLength(bytes, at, limit);
	if (length !== 6) return at + Math.max(length, 1);
	return at + (isHighSurrogate(hexUnit(bytes, at + 2, limit)) && escapeLength(bytes, at + 6, limit) === 6 && bytes[at + 6] === 92 && isLowSurrogate(hexUnit(bytes, at + 8, limit)) ? 12 : 6);
}
function shownSpelling(text) {
	return [...text].map(visible).join("");
}
// src/verdict/roundtrip/wording.ts
const MARK = 3;
const MAX_NAMES = 5;
function label(before, cursor, isEmbedded) {
	const top = cursor.depth - 1;
	if (top < 0) return isEmbedded ? "the JSON in the string" : "the whole file";
	const child = cursor.childBefore[top];
	if (before.key[child] !== -1) return shownName(keyText(before, child));
	return `${containerName(before, cursor, "before")}[${cursor.positionBefore[top]}]`;
}
function containerName(table, cursor, side) {
	const nodes = side === "before" ? cursor.nodeBefore : cursor.nodeAfter;
	const positions = side === "before" ? cursor.positionBefore : cursor.positionAfter;
	let suffix = "";
	for (let depth = cursor.depth - 1; depth >= 0 && depth > cursor.depth - 5; depth--) {
		const node = nodes[depth];
		if (table.key[node] !== -1) return cursor.name(side, depth, () => shownName(keyText(table, node))) + suffix;
		if (depth > 0) suffix = `[${positions[depth - 1]}]${suffix}`;
	}
	return suffix === "" ? "list" : suffix;
}
function changed(name, one, a, other, b) {
	const [before, after] = shownPair(one, a, other, b);
	return `${name} was ${before} and is now ${after}`;
}
function noJson(name, after, node) {
	return `${name} no longer holds JSON and is now ${shownValue(after, node)}`;
}
function embedded(name, isList, isText, isSame) {
	const [what, any] = isList ? ["list", "a list"] : ["object", "an object"];
	return isText ? `${name} was ${any} and is now a string that holds ${isSame ? `the same ${what}` : any}` : `${name} was a string that held ${any} and is now ${isSame ? `that ${what}` : any}`;
}
function spelled(name, message) {
	return `${name}: ${message}`;
}
function numberSpelling(one, a, other, b) {
	return `the number ${shownValue(one, a)} is now written ${shownValue(other, b)}`;
}
function stringSpelling(one, a, aEnd, other, b, bEnd) {
	const { character, before, after } = firstRespelling(one.bytes, a, aEnd, other.bytes, b, bEnd);
	return `${quoteValue(character)} was written ${shownSpelling(before)} and is now written ${shownSpelling(after)}`;
}
function keySpelling(before, child, message) {
	return `the key ${quoteValue(keyText(before, child))}: ${message}`;
}
function renamed(spelled, field) {
	return `the key ${quoteValue(spelled)} is now ${quoteValue(field)}`;
}
function unwrapped$1(name, isSame) {
	return `${name} ${isSame ? "is the same JSON," : "holds JSON"} wrapped in one more or one fewer string than before`;
}
function removed(named, repeated, isOnTwin, unknownInside) {
	const along = isOnTwin ? ", but the completed entry has the same" : takesAlong(unknownInside);
	if (repeated) return `one of several ${quoteValue(keyText(named.table, named.child))} keys is gone${along}`;
	return `${nameOf(named)} is gone${along}`;
}
function takesAlong({ count, pointers }) {
	if (count === 0) return "";
	const shown = pointers.filter((pointer) => pointer !== "").map((pointer) => /^[\w$/#~-]{1,200}$/.test(pointer) ? pointer : quoteValue(pointer));
	const names = shown.length === 0 ? "" : `: ${shown.join(", ")}${count > shown.length ? " \u2026" : ""}`;
	return `, with ${count === 1 ? "something" : `${count} parts`} in it that roomlint does not know${names}`;
}
function added(named, repeated, hides) {
	const key = repeated ? quoteValue(keyText(named.table, named.child)) : "";
	if (hides) return `another ${key} key is new: most readers no longer see the one that was there`;
	if (repeated) return `another ${quoteValue(keyText(named.table, named.child))} key is new`;
	return `${nameOf(named)} is new`;
}
function nameOf(named) {
	const { table, child, record } = named;
	if (table.key[child] === -1) return elementName(named);
	const key = quoteValue(keyText(table, child));
	switch (record) {
		case "section": return `the section ${key}`;
		case "room-item": return `the item ${key}`;
		case "quest-entry": return `the quest entry ${key}`;
		case "logic-value": return `the logic of item ${key}`;
		default: return key;
	}
}
function elementName({ table, child, around, position, identity }) {
	const id = idNode(table, child, identity);
	const place = `${around}[${position}]`;
	if (id >= 0) return `${place} (Id ${quoteValue(nodeText(table, id))})`;
	if (table.isObject(child) || table.isArray(child)) return place;
	return `${place} (${shownValue(table, child)})`;
}
function order(before, after, matching, inArray) {
	const was = names(before, matching, "before", inArray);
	const is = names(after, matching, "after", inArray);
	return `the order of the ${inArray ? "elements" : "members"} changed: it was ${was} and is now ${is}`;
}
function names(table, matching, side, inArray) {
	const children = matching[side];
	const shown = [];
	for (const child of children.subarray(0, MAX_NAMES)) if (!inArray) shown.push(shownName(keyText(table, child)));
	else {
		const id = idNode(table, child, matching.identity);
		shown.push(id < 0 ? shownValue(table, child) : quoteValue(nodeText(table, id)));
	}
	return `${shown.join(", ")}${children.length > MAX_NAMES ? " \u2026" : ""}`;
}
function layout(before, after, { count }, isEmbedded) {
	const hadMark = !isEmbedded && startsWithMark(before);
	const hasMark = !isEmbedded && startsWithMark(after);
	if (hadMark === hasMark) return spaceDiffers(count);
	const mark = hasMark ? "the file now begins with a byte-order mark" : "the byte-order mark is gone";
	return count === 1 ? mark : `${mark}, and ${spaceDiffers(count - 1)}`;
}
function spaceDiffers(count) {
	return count === 1 ? "white space differs at 1 place" : `white space differs at ${count.toLocaleString("en")} places`;
}
function startsWithMark(bytes) {
	return bytes[0] === 239 && bytes[1] === 187 && bytes.length >= MARK && bytes[2] === 191;
}
// src/verdict/roundtrip/difference-reporter.ts
var DifferenceReporter = class extends PairReporter {
	before;
	after;
	comparing;
	equalsHoldUnknown = /* @__PURE__ */ new WeakMap();
	twins;
	constructor(before, after, cursor, comparing, holder) {
		super(cursor, holder);
		this.before = before;
		this.after = after;
		this.comparing = comparing;
		this.twins = new QuestTwins(before, after, cursor);
	}
	report(difference) {
		const { collector, policy } = this.comparing;
		const { before, after, message } = difference;
		const judged = {
			class: difference.class,
			known: difference.known,
			isEmbedded: this.holder !== void 0,
			inArray: difference.inArray ?? false,
			touchesUnknown: difference.touchesUnknown ?? false,
			takesSection: difference.takesSection ?? false,
			takesUnknown: (difference.unknownInside?.count ?? 0) > 0 || difference.wording === "no-json"
		};
		let placeBefore;
		let placeAfter;
		let forgiven = policy.forgives(judged);
		if (!forgiven && policy.hasExemptions) {
			placeBefore = before?.();
			placeAfter = after?.();
			const place = placeBefore ?? placeAfter;
			forgiven = place !== void 0 && policy.isExempt(place.pointer, place.embedded);
		}
		const { class: differenceClass, known, wording: words, place, unknownInside, hides = false } = difference;
		const count = unknownInside?.count ?? 0;
		const noted = {
			class: differenceClass,
			known,
			forgiven,
			wording: words,
			place,
			unknownInside: count
		};
		collector.note(noted, () => ({
			class: differenceClass,
			known,
			forgiven,
			message: message(),
			count: 1,
			unknownInside: unknownInside?.count === 0 ? void 0 : unknownInside,
			hides,
			before: placeBefore ?? before?.(),
			after: placeAfter ?? after?.()
		}));
	}
	removed(child, matching, position) {
		const { before, cursor } = this;
		const placed = cursor.childShapeBefore;
		const equals = this.equalMembers("before", matching, position);
		const isDisturbing = equals !== void 0 && this.holdUnknown(matching, equals);
		const loses = losesUnknown(before, child, placed, true);
		const isOnTwin = loses && this.twins.hold(child);
		const unknownInside = isOnTwin ? NOTHING : unknownParts(before, child, placed);
		this.report({
			class: "removed",
			known: !isDisturbing && (!loses || isOnTwin),
			wording: equals !== void 0 ? "repeated" : unknownInside.count > 0 ? "content" : "value",
			place: cursor.childPlace,
			unknownInside,
			takesSection: this.isSection("before", placed) && before.after[child] !== child + 1,
			message: () => removed(this.named("before", child, placed), equals !== void 0, isOnTwin, unknownInside),
			before: this.memberPlace("before", child),
			after: void 0
		});
	}
	added(child, matching, position) {
		const { after, cursor } = this;
		const placed = cursor.childShapeAfter;
		const equals = this.equalMembers("after", matching, position);
		const hides = equals !== void 0 && this.holdUnknown(matching, equals);
		const inUnknown = cursor.shapeBefore === -1;
		this.report({
			class: "added",
			known: !hides && nodeShape(after, child, placed) !== -1,
			wording: hides ? "hides" : equals !== void 0 ? "repeated" : "value",
			place: cursor.childPlace,
			touchesUnknown: inUnknown || hides || this.movesUnknown(matching, position),
			hides,
			message: () => added(this.named("after", child, placed), equals !== void 0, hides),
			before: void 0,
			after: this.memberPlace("after", child)
		});
	}
	equalMembers(side, matching, position) {
		const { cursor } = this;
		const nodes = side === "before" ? cursor.nodeBefore : cursor.nodeAfter;
		return this[side].isObject(nodes[cursor.depth - 1]) ? matching.equals(side, position) : void 0;
	}
	holdUnknown(matching, equals) {
		const answered = this.equalsHoldUnknown.get(equals);
		if (answered !== void 0) return answered;
		const { before, cursor } = this;
		const container = cursor.nodeBefore[cursor.depth - 1];
		const answer = equals.some((position) => {
			const child = matching.before[position];
			return holdsUnknown(before, child, childShape(before, container, cursor.shapeBefore, child));
		});
		this.equalsHoldUnknown.set(equals, answer);
		return answer;
	}
	movesUnknown(matching, position) {
		const { before, cursor } = this;
		if (!before.isArray(cursor.nodeBefore[cursor.depth - 1])) return false;
		return elementShape(cursor.shapeBefore) === -1 && position < matching.before.length;
	}
	unwrapped(a, b, isSame) {
		const label = this.label();
		this.report({
			class: "changed",
			known: true,
			wording: "embedded",
			place: this.cursor.childPlace,
			message: () => unwrapped$1(label(), isSame),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	embedded(a, b, isSame) {
		const label = this.label();
		const isText = this.after.isString(b);
		const isList = isText ? this.before.isArray(a) : this.after.isArray(b);
		this.report({
			class: "changed",
			known: true,
			wording: isList ? "embedded-list" : "embedded",
			place: this.cursor.childPlace,
			message: () => embedded(label(), isList, isText, isSame),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	changed(a, b, words) {
		const { before, after, cursor } = this;
		const placed = cursor.childShapeBefore;
		const label = this.label();
		const unknownInside = unknownParts(before, a, placed);
		this.report({
			class: "changed",
			known: !losesUnknown(before, a, placed, false) || this.isWithoutNumbers(a, b),
			wording: unknownInside.count > 0 ? "content" : words,
			place: cursor.childPlace,
			unknownInside,
			message: () => (words === "no-json" ? noJson(label(), after, b) : changed(label(), before, a, after, b)) + takesAlong(unknownInside),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	isWithoutNumbers(a, b) {
		const { before, after } = this;
		if (!before.isString(a) || !after.isString(b) || !this.mayHoldExpressions) return false;
		return isWithoutNumbers(nodeText(before, a), nodeText(after, b), this.comparing.questNames);
	}
	spelling(a, b, message) {
		const { cursor } = this;
		const label = this.label();
		this.report({
			class: "spelling",
			known: cursor.childShapeBefore !== -1,
			wording: "value",
			place: cursor.childPlace,
			message: () => spelled(label(), message()),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	keySpelling(keyA, endA, keyB, endB) {
		const { before, after, cursor } = this;
		this.report({
			class: "spelling",
			known: cursor.childShapeBefore !== -1,
			wording: "key",
			place: cursor.childPlace,
			message: () => keySpelling(before, cursor.childBefore[cursor.depth - 1], stringSpelling(before, keyA, endA, after, keyB, endB)),
			before: () => this.pendingPlace("before", true, keyA, endA),
			after: () => this.pendingPlace("after", true, keyB, endB)
		});
	}
	renamed(keyA, endA, keyB, endB) {
		const { before, after, cursor } = this;
		this.report({
			class: "changed",
			known: true,
			wording: "key",
			place: cursor.childPlace,
			message: () => renamed(keyText(before, cursor.childBefore[cursor.depth - 1]), keyText(after, cursor.childAfter[cursor.depth - 1])),
			before: () => this.pendingPlace("before", true, keyA, endA),
			after: () => this.pendingPlace("after", true, keyB, endB)
		});
	}
	order(a, b, matching, inArray) {
		const { before, after, cursor } = this;
		this.report({
			class: "order",
			known: (inArray ? elementShape(cursor.shapeBefore) : cursor.shapeBefore) !== -1,
			wording: "value",
			place: cursor.place,
			inArray,
			message: () => order(before, after, matching, inArray),
			before: () => this.pendingPlace("before", false, before.start[a], before.end[a]),
			after: () => this.pendingPlace("after", false, after.start[b], after.end[b])
		});
	}
	valuePlace(side, node) {
		const table = this[side];
		return () => this.pendingPlace(side, true, table.start[node], table.end[node]);
	}
	memberPlace(side, node) {
		const table = this[side];
		const key = table.key[node];
		if (key < 0) return this.valuePlace(side, node);
		return () => this.pendingPlace(side, true, key, table.keyEnd(node));
	}
	label() {
		const { before, cursor } = this;
		return () => label(before, cursor, this.holder !== void 0);
	}
	container(side) {
		return side === "before" ? this.cursor.shapeBefore : this.cursor.shapeAfter;
	}
	isSection(side, placed) {
		return this.container(side) === SNAPSHOT_SHAPE && placed !== -1;
	}
	named(side, child, placed) {
		const { cursor } = this;
		const table = this[side];
		const container = this.container(side);
		const inside = holdsJson(placed) && isKeyedById(container) ? insideShape(placed) : placed;
		return {
			table,
			child,
			record: this.isSection(side, placed) ? "section" : recordOfShape(inside),
			around: containerName(table, cursor, side),
			identity: cursor.matchings[cursor.depth - 1]?.identity ?? "any-id",
			position: (side === "before" ? cursor.positionBefore : cursor.positionAfter)[cursor.depth - 1] ?? 0
		};
	}
	layout(tally, isExempt) {
		const { holder, comparing } = this;
		const isEmbedded = holder !== void 0;
		const known = holder === void 0 || holder.shape !== -1;
		const judged = {
			class: "layout",
			known,
			isEmbedded,
			inArray: false,
			touchesUnknown: !known
		};
		const forgiven = isExempt || comparing.policy.forgives(judged);
		const noted = {
			class: "layout",
			known,
			forgiven,
			wording: "value",
			place: holder?.place ?? 0,
			unknownInside: 0
		};
		const { before, after, count } = tally;
		const make = () => ({
			class: "layout",
			known,
			forgiven,
			message: layout(this.before.bytes, this.after.bytes, tally, isEmbedded),
			count,
			unknownInside: void 0,
			hides: false,
			before,
			after
		});
		comparing.collector.note(noted, make);
	}
};
// src/verdict/roundtrip/keep-policy.ts
var KeepPolicy = class {
	keep;
	allow;
	keepsRecords;
	constructor(keep, allow, keepsRecords = false) {
		this.keep = keep;
		this.allow = allow;
		this.keepsRecords = keepsRecords;
	}
	get hasExemptions() {
		return this.allow.length > 0;
	}
	isExempt(pointer, embedded) {
		return this.allow.some((matches) => matches(pointer, embedded));
	}
	forgives({ class: differenceClass, known, isEmbedded, inArray, touchesUnknown, takesUnknown, takesSection = false }) {
		switch (this.keep) {
			case "bytes": return false;
			case "values":
				if (isEmbedded) return false;
				return differenceClass === "layout" || differenceClass === "spelling" || differenceClass === "order" && !inArray;
			case "unknown":
				if (differenceClass === "added") return !touchesUnknown;
				return known && !takesSection && !(this.keepsRecords && takesUnknown === true);
		}
	}
};
// src/verdict/roundtrip/cursor.ts
const UNRESOLVED = -1;
const LOGIC_SHAPE = memberShape(SNAPSHOT_SHAPE, "logic");
const CUT_STEPS = 100;
const ROOM_EXTRA_DATA = "roomSettingsExtraData";
var Cursor = class {
	before;
	after;
	rootShape;
	rootPlace;
	places;
	budget;
	depth = 0;
	nodeBefore = [];
	nodeAfter = [];
	childBefore = [];
	childAfter = [];
	positionBefore = [];
	positionAfter = [];
	matchings = [];
	visited = [];
	shapesBefore = [];
	shapesAfter = [];
	alikePlaces = [];
	exempt = [];
	names = {
		before: [],
		after: []
	};
	pointers = {
		before: [],
		after: []
	};
	constructor(before, after, rootShape, rootPlace, places, budget) {
		this.before = before;
		this.after = after;
		this.rootShape = rootShape;
		this.rootPlace = rootPlace;
		this.places = places;
		this.budget = budget;
	}
	push(nodeBefore, nodeAfter, matching) {
		const depth = this.depth++;
		this.nodeBefore[depth] = nodeBefore;
		this.nodeAfter[depth] = nodeAfter;
		this.childBefore[depth] = -1;
		this.childAfter[depth] = -1;
		this.positionBefore[depth] = -1;
		this.positionAfter[depth] = -1;
		this.matchings[depth] = matching;
		this.visited[depth] = 0;
		this.alikePlaces[depth] = UNRESOLVED;
		this.exempt[depth] = void 0;
		this.names.before[depth] = void 0;
		this.names.after[depth] = void 0;
		this.pointers.before[depth] = void 0;
		this.pointers.after[depth] = void 0;
	}
	pop() {
		this.depth--;
		this.matchings[this.depth] = void 0;
	}
	get shapeBefore() {
		this.resolve();
		return this.shapesBefore[this.depth - 1] ?? this.rootShape;
	}
	get shapeAfter() {
		this.resolve();
		return this.shapesAfter[this.depth - 1] ?? this.rootShape;
	}
	get place() {
		this.resolve();
		return this.alikePlaces[this.depth - 1] ?? this.rootPlace;
	}
	get childPlace() {
		const top = this.depth - 1;
		if (top < 0) return this.rootPlace;
		const { place } = this;
		return this.places.at(place, this.step(top), this.isKeyedById(top));
	}
	get childShapeBefore() {
		const top = this.depth - 1;
		if (top < 0) return this.rootShape;
		return this.placedBefore(top, this.shapeBefore);
	}
	get childShapeAfter() {
		const top = this.depth - 1;
		if (top < 0) return this.rootShape;
		return this.placedShape(this.after, top, this.shapeAfter, this.nodeAfter, this.childAfter);
	}
	get mayHoldExpressions() {
		this.resolve();
		for (let depth = this.depth - 1; depth >= 0; depth--) {
			const shape = this.shapesBefore[depth];
			if (shape === LOGIC_SHAPE) return true;
			const record = recordOfShape(shape);
			if (record === "logic-value" || record === "room-tasks") return true;
			const child = this.childBefore[depth] ?? -1;
			if (record === "settings" && child !== -1 && keyText(this.before, child) === ROOM_EXTRA_DATA) return true;
		}
		return false;
	}
	isExempt(ask) {
		const top = this.depth - 1;
		if (top < 0) return ask();
		const known = this.exempt[top];
		if (known !== void 0) return known;
		const answer = ask();
		this.exempt[top] = answer;
		return answer;
	}
	name(side, depth, make) {
		const name = this.names[side][depth] ?? make();
		this.names[side][depth] = name;
		return name;
	}
	pointer(side, child) {
		const length = child ? this.depth : this.depth - 1;
		this.budget.steps -= length;
		const most = this.budget.steps < 0 ? Math.min(length, CUT_STEPS) : length;
		if (most <= 0) return "";
		return this.containerPointer(side, most - 1) + formatPointer([this.stepOn(side, most - 1)]);
	}
	containerPointer(side, depth) {
		const pointers = this.pointers[side];
		let from = depth;
		while (from > 0 && pointers[from] === void 0) from--;
		let pointer = pointers[from] ?? "";
		pointers[from] = pointer;
		for (let at = from + 1; at <= depth; at++) {
			pointer += formatPointer([this.stepOn(side, at - 1)]);
			pointers[at] = pointer;
		}
		return pointer;
	}
	resolve() {
		let depth = this.depth - 1;
		while (depth >= 0 && this.alikePlaces[depth] === UNRESOLVED) depth--;
		for (depth++; depth < this.depth; depth++) {
			const parent = depth - 1;
			const before = this.nodeBefore[depth];
			const after = this.nodeAfter[depth];
			if (parent < 0) {
				this.alikePlaces[0] = this.rootPlace;
				this.shapesBefore[0] = correctedShape(this.before, before, this.after, after, this.rootShape);
				this.shapesAfter[0] = nodeShape(this.after, after, this.rootShape);
				continue;
			}
			const placedBefore = this.placedBefore(parent, this.shapesBefore[parent]);
			const placedAfter = this.placedShape(this.after, parent, this.shapesAfter[parent], this.nodeAfter, this.childAfter);
			this.shapesBefore[depth] = correctedShape(this.before, before, this.after, after, placedBefore);
			this.shapesAfter[depth] = nodeShape(this.after, after, placedAfter);
			this.alikePlaces[depth] = this.places.at(this.alikePlaces[parent], this.step(parent), this.isKeyedById(parent));
		}
	}
	placedBefore(depth, shape) {
		return this.isRenamed(depth) ? this.placedShape(this.after, depth, shape, this.nodeAfter, this.childAfter) : this.placedShape(this.before, depth, shape, this.nodeBefore, this.childBefore);
	}
	isRenamed(depth) {
		return this.matchings[depth]?.isRenamed(this.positionBefore[depth]) ?? false;
	}
	placedShape(table, depth, shape, nodes, children) {
		const child = children[depth];
		return child === -1 ? -1 : childShape(table, nodes[depth], shape, child);
	}
	isKeyedById(depth) {
		return isKeyedById(this.shapesBefore[depth]);
	}
	step(depth) {
		return this.stepOn(this.childBefore[depth] === -1 ? "after" : "before", depth);
	}
	stepOn(side, depth) {
		const before = side === "before";
		const table = before ? this.before : this.after;
		const node = (before ? this.nodeBefore : this.nodeAfter)[depth];
		if (table.isArray(node)) return (before ? this.positionBefore : this.positionAfter)[depth];
		return keyText(table, (before ? this.childBefore : this.childAfter)[depth]);
	}
};
// src/verdict/roundtrip/equal-bytes.ts
var EqualBytes = class {
	before;
	after;
	start = 0;
	end = -1;
	shift = 0;
	constructor(before, after) {
		this.before = before;
		this.after = after;
	}
	isEqual(a, b) {
		const { before, after } = this;
		const startA = before.start[a];
		const startB = after.start[b];
		const endA = before.end[a];
		if (endA - startA !== after.end[b] - startB) return false;
		const shift = startB - startA;
		let at = startA;
		if (shift === this.shift && startA >= this.start && startA < this.end) return endA <= this.end;
		const one = before.bytes;
		const other = after.bytes;
		while (at < endA && one[at] === other[at + shift]) at++;
		this.start = startA;
		this.end = at;
		this.shift = shift;
		return at === endA;
	}
};
// src/verdict/roundtrip/equal-ranges.ts
var EqualRanges = class {
	before = [];
	after = [];
	lengths = [];
	add(before, after, length) {
		if (length === 0) return;
		const last = this.lengths.length - 1;
		const lastLength = this.lengths[last] ?? 0;
		if (this.before[last] === before - lastLength && this.after[last] === after - lastLength) {
			this.lengths[last] = lastLength + length;
			return;
		}
		this.before.push(before);
		this.after.push(after);
		this.lengths.push(length);
	}
	firstRespelled(before, after, outer) {
		const placesBefore = this.sources(this.before, before);
		const placesAfter = this.sources(this.after, after);
		let first;
		for (let edge = 0; edge < placesBefore.length; edge += 2) {
			const [start, end] = [placesBefore[edge], placesBefore[edge + 1]];
			const [startAfter, endAfter] = [placesAfter[edge], placesAfter[edge + 1]];
			if (sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter)) outer?.add(start, startAfter, end - start);
			else first ??= {
				before: [start, end],
				after: [startAfter, endAfter]
			};
		}
		return first;
	}
	sources(starts, { bytes, start, end }) {
		const edges = new Int32Array(starts.length * 2);
		for (const [index, from] of starts.entries()) {
			edges[index * 2] = from;
			edges[index * 2 + 1] = from + this.lengths[index];
		}
		const ranks = Int32Array.from(edges.keys()).sort((a, b) => edges[a] - edges[b]);
		const mapped = sourceOffsets(bytes, start, end, ranks.map((edge) => edges[edge]));
		const places = new Int32Array(edges.length);
		for (let rank = 0; rank < ranks.length; rank++) places[ranks[rank]] = mapped[rank];
		return places;
	}
};
// src/verdict/roundtrip/held-json.ts
function mayHoldJson(content) {
	const first = content[skipSpace(content, 0)];
	return first === 123 || first === 91;
}
function isSameUnwrapped(one, other) {
	const [a, b] = [unwrapped(one), unwrapped(other)];
	return (a !== one || b !== other) && sameTokens(a, b);
}
function unwrapped(content) {
	const table = new NodeTable();
	let text = content;
	while (text[skipSpace(text, 0)] === 34 && table.read(text)) text = decodeString(text, table.start[0], table.end[0]);
	return text;
}
function heldJson(table, node) {
	const { bytes } = table;
	const start = table.start[node];
	const end = table.end[node];
	if (table.isObject(node)) {
		const toSource = (sorted) => sorted.map((offset) => offset + start);
		return {
			content: bytes.subarray(start, end),
			strings: 0,
			toSource
		};
	}
	if (!table.isString(node)) return void 0;
	const strings = [{
		bytes,
		start,
		end
	}];
	const inner = new NodeTable();
	let content = decodeString(bytes, start, end);
	while (content[skipSpace(content, 0)] === 34 && inner.read(content)) {
		const [from, to] = [inner.start[0], inner.end[0]];
		strings.push({
			bytes: content,
			start: from,
			end: to
		});
		content = decodeString(content, from, to);
	}
	const toSource = (sorted) => strings.reduceRight((offsets, around) => sourceOffsets(around.bytes, around.start, around.end, offsets), [...sorted]);
	return {
		content,
		strings: strings.length,
		toSource
	};
}
// src/verdict/roundtrip/trivia.ts
function spaceStart(bytes, at) {
	let start = at;
	while (start > 0 && isSpace(bytes[start - 1])) start--;
	return start;
}
function sameSpaceBefore(one, a, other, b) {
	for (let back = 1;; back++) {
		const byteA = one[a - back];
		const byteB = other[b - back];
		const inA = isSpace(byteA);
		if (inA !== isSpace(byteB)) return false;
		if (!inA) return true;
		if (byteA !== byteB) return false;
	}
}
function sameSpaceAfter(one, a, other, b) {
	for (let ahead = 0;; ahead++) {
		const byteA = one[a + ahead];
		const byteB = other[b + ahead];
		const inA = isSpace(byteA);
		if (inA !== isSpace(byteB)) return false;
		if (!inA) return true;
		if (byteA !== byteB) return false;
	}
}
// src/verdict/roundtrip/layout.ts
var Layout = class {
	before;
	after;
	cursor;
	policy;
	reporter;
	exempt;
	other;
	constructor(before, after, cursor, policy, reporter) {
		this.before = before;
		this.after = after;
		this.cursor = cursor;
		this.policy = policy;
		this.reporter = reporter;
	}
	report() {
		if (this.other !== void 0) this.reporter.layout(this.other, false);
		if (this.exempt !== void 0) this.reporter.layout(this.exempt, true);
	}
	compareStart() {
		const one = this.before.bytes;
		const other = this.after.bytes;
		const a = this.before.start[0];
		const b = this.after.start[0];
		if (!sameBytes(one, 0, a, other, 0, b)) this.noteGap({
			before: [0, a],
			after: [0, b]
		});
	}
	compareEnd() {
		const one = this.before.bytes;
		const other = this.after.bytes;
		const a = this.before.end[0];
		const b = this.after.end[0];
		if (!sameBytes(one, a, one.length, other, b, other.length)) this.noteGap({
			before: [a, one.length],
			after: [b, other.length]
		});
	}
	compareBefore(a, b) {
		const one = this.before.bytes;
		const other = this.after.bytes;
		if (sameSpaceBefore(one, a, other, b)) return;
		this.noteGap({
			before: [spaceStart(one, a), a],
			after: [spaceStart(other, b), b]
		});
	}
	compareAfter(a, b) {
		const one = this.before.bytes;
		const other = this.after.bytes;
		if (sameSpaceAfter(one, a, other, b)) return;
		this.noteGap({
			before: [a, skipSpace(one, a)],
			after: [b, skipSpace(other, b)]
		});
	}
	noteGap({ before, after }) {
		const { cursor, policy, reporter } = this;
		const isExempt = policy.hasExemptions && cursor.isExempt(() => {
			const { pointer, embedded } = reporter.pendingPlace("before", false, 0, 0);
			return policy.isExempt(pointer, embedded);
		});
		const tally = isExempt ? this.exempt : this.other;
		if (tally !== void 0) {
			tally.count++;
			return;
		}
		const child = cursor.depth > 0 && cursor.childBefore[cursor.depth - 1] !== -1;
		const first = {
			count: 1,
			before: reporter.pendingPlace("before", child, before[0], before[1]),
			after: reporter.pendingPlace("after", child, after[0], after[1])
		};
		if (isExempt) this.exempt = first;
		else this.other = first;
	}
};
// src/verdict/roundtrip/scalars.ts
function isNumber(table, node) {
	const first = table.bytes[table.start[node]];
	return first === 45 || first >= 48 && first <= 57;
}
function numberText(table, node) {
	return asciiText(table.bytes, table.start[node], table.end[node]);
}
function kindOf(table, node) {
	if (isNumber(table, node)) return "number";
	const first = table.bytes[table.start[node]];
	return first === 102 ? "t" : String.fromCharCode(first ?? 0);
}
// src/verdict/roundtrip/text-pair.ts
const NO_CORRECTIONS = {
	renews: void 0,
	misspelledKeys: () => [],
	hasCorrectedType: () => false
};
const ONE_STRING = {
	before: 1,
	after: 1
};
var TextPair = class TextPair {
	before;
	after;
	comparing;
	equalRanges;
	cursor;
	layout;
	reporter;
	equalBytes;
	constructor(before, after, comparing, holder, equalRanges) {
		this.before = before;
		this.after = after;
		this.comparing = comparing;
		this.equalRanges = equalRanges;
		const rootShape = holder === void 0 ? comparing.shape : insideShape(holder.shape);
		this.cursor = new Cursor(before, after, rootShape, holder?.place ?? 0, comparing.collector.places, comparing.budget);
		this.equalBytes = new EqualBytes(before, after);
		this.reporter = comparing.reporterOf(before, after, this.cursor, holder);
		if (comparing.values === void 0) this.layout = new Layout(before, after, this.cursor, comparing.policy, this.reporter);
	}
	run() {
		const { before, after } = this;
		this.layout?.compareStart();
		this.noteEqual(0, before.start[0], 0, after.start[0], false);
		this.compare(0, 0);
		while (this.cursor.depth > 0) this.step();
		this.layout?.compareEnd();
		const [end, endAfter] = [before.end[0], after.end[0]];
		this.noteEqual(end, before.bytes.length, endAfter, after.bytes.length, false);
		this.layout?.report();
	}
	step() {
		const { cursor } = this;
		const top = cursor.depth - 1;
		const matching = cursor.matchings[top];
		if (matching !== void 0) {
			this.stepMatched(matching, top);
			return;
		}
		const nodeBefore = cursor.nodeBefore[top];
		const nodeAfter = cursor.nodeAfter[top];
		const lastBefore = cursor.childBefore[top];
		const lastAfter = cursor.childAfter[top];
		const childBefore = lastBefore === -1 ? nodeBefore + 1 : this.before.after[lastBefore];
		const childAfter = lastAfter === -1 ? nodeAfter + 1 : this.after.after[lastAfter];
		if (childBefore >= this.before.after[nodeBefore]) {
			this.pop();
			return;
		}
		cursor.childBefore[top] = childBefore;
		cursor.childAfter[top] = childAfter;
		cursor.positionBefore[top]++;
		cursor.positionAfter[top]++;
		this.compareChildren(childBefore, childAfter, true);
	}
	stepMatched(matching, top) {
		const { cursor } = this;
		const visited = cursor.visited[top];
		cursor.visited[top] = visited + 1;
		const { before, after, partners, added } = matching;
		if (visited < before.length) {
			const partner = partners[visited];
			cursor.childBefore[top] = before[visited];
			cursor.positionBefore[top] = visited;
			cursor.childAfter[top] = partner === -1 ? -1 : after[partner];
			cursor.positionAfter[top] = partner;
			if (partner === -1) this.reporter.removed(before[visited], matching, visited);
			else {
				const follows = visited === 0 ? partner === 0 : partner > 0 && partners[visited - 1] === partner - 1;
				this.compareChildren(before[visited], after[partner], follows);
			}
			return;
		}
		const position = added[visited - before.length];
		if (position === void 0) {
			this.pop();
			return;
		}
		cursor.childBefore[top] = -1;
		cursor.positionBefore[top] = -1;
		cursor.childAfter[top] = after[position];
		cursor.positionAfter[top] = position;
		this.reporter.added(after[position], matching, position);
	}
	compareChildren(a, b, follows) {
		const { before, after } = this;
		const keyA = before.key[a];
		const keyB = after.key[b];
		const startA = before.start[a];
		const startB = after.start[b];
		if (this.equalRanges !== void 0) this.noteBefore(keyA < 0 ? startA : keyA, keyB < 0 ? startB : keyB);
		if (keyA >= 0) {
			const keyEndA = before.keyEnd(a);
			const keyEndB = after.keyEnd(b);
			this.noteEqual(keyA, keyEndA, keyB, keyEndB, true);
			this.noteEqual(keyEndA, startA, keyEndB, startB, true);
			if (follows) this.layout?.compareBefore(keyA, keyB);
			this.layout?.compareAfter(keyEndA, keyEndB);
			this.layout?.compareBefore(startA, startB);
			if (this.cursor.isRenamed(this.cursor.depth - 1)) this.reporter.renamed(keyA, keyEndA, keyB, keyEndB);
			else if (!sameBytes(before.bytes, keyA, keyEndA, after.bytes, keyB, keyEndB)) this.reporter.keySpelling(keyA, keyEndA, keyB, keyEndB);
		} else if (follows) this.layout?.compareBefore(startA, startB);
		const { depth } = this.cursor;
		this.compare(a, b);
		if (this.cursor.depth === depth) this.leave(a, b);
	}
	pop() {
		const { cursor, before, after } = this;
		if (this.equalRanges !== void 0) {
			const endA = before.end[cursor.nodeBefore[cursor.depth - 1]] - 1;
			const endB = after.end[cursor.nodeAfter[cursor.depth - 1]] - 1;
			this.noteBefore(endA, endB);
			this.noteEqual(endA, endA + 1, endB, endB + 1, false);
		}
		cursor.pop();
		if (cursor.depth > 0) this.leave(cursor.childBefore[cursor.depth - 1], cursor.childAfter[cursor.depth - 1]);
	}
	leave(a, b) {
		const { before, after } = this;
		if (this.isLast(before, a) === this.isLast(after, b)) this.layout?.compareAfter(before.end[a], after.end[b]);
	}
	isLast(table, child) {
		return table.bytes[skipSpace(table.bytes, table.end[child])] !== 44;
	}
	compare(a, b) {
		const { before, after } = this;
		if (this.equalBytes.isEqual(a, b)) {
			const [start, startAfter] = [before.start[a], after.start[b]];
			this.noteEqual(start, before.end[a], startAfter, after.end[b], true);
			return;
		}
		const bothObjects = before.isObject(a) && after.isObject(b);
		const { values } = this.comparing;
		if (bothObjects && values?.entersObjects(before, a, after, b) === false) {
			this.reporter.changed(a, b, "value");
			return;
		}
		if (bothObjects || before.isArray(a) && after.isArray(b)) {
			const matching = matchChildren(before, a, after, b, bothObjects ? "any-id" : identityIn(this.cursor.childShapeBefore), this.corrections(a, b));
			this.cursor.push(a, b, matching);
			if (before.after[a] === a + 1 && after.after[b] === b + 1) this.layout?.compareAfter(before.start[a] + 1, after.start[b] + 1);
			if (matching?.reordered) this.reporter.order(a, b, matching, !bothObjects);
		} else if (before.isString(a) && after.isString(b)) this.compareStrings(a, b);
		else this.compareScalars(a, b);
	}
	corrections(a, b) {
		const { before, after, cursor } = this;
		if (this.comparing.values !== void 0) return NO_CORRECTIONS;
		const { keepsRecords } = this.comparing.policy;
		return {
			renews: !keepsRecords ? void 0 : isKeyedById(cursor.childShapeBefore) ? "ids-and-keys" : "ids",
			misspelledKeys: () => misspelledKeys(before, a, correctedShape(before, a, after, b, cursor.childShapeBefore)),
			hasCorrectedType: (element, other) => {
				const placed = childShape(before, a, nodeShape(before, a, cursor.childShapeBefore), element);
				return correctedType(before, element, after, other, placed) !== void 0;
			}
		};
	}
	noteBefore(a, b) {
		const from = spaceStart(this.before.bytes, a) - 1;
		const fromAfter = spaceStart(this.after.bytes, b) - 1;
		if (from >= 0 && fromAfter >= 0) this.noteEqual(from, a, fromAfter, b, false);
	}
	noteEqual(start, end, startAfter, endAfter, child) {
		const { equalRanges, before, after, cursor, reporter } = this;
		if (equalRanges === void 0) return;
		if (!sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter)) return;
		const { policy } = this.comparing;
		if (policy.hasExemptions) {
			const ask = () => {
				const { pointer, embedded } = reporter.pendingPlace("before", child, 0, 0);
				return policy.isExempt(pointer, embedded);
			};
			if (child ? ask() : cursor.isExempt(ask)) return;
		}
		equalRanges.add(start, startAfter, end - start);
	}
	compareStrings(a, b) {
		const { before, after, cursor } = this;
		const startA = before.start[a];
		const endA = before.end[a];
		const startB = after.start[b];
		const endB = after.end[b];
		const contentA = decodeString(before.bytes, startA, endA);
		const contentB = decodeString(after.bytes, startB, endB);
		if (sameBytes(contentA, 0, contentA.length, contentB, 0, contentB.length)) {
			this.reporter.spelling(a, b, () => stringSpelling(before, startA, endA, after, startB, endB));
			return;
		}
		const { values } = this.comparing;
		if (values !== void 0) {
			this.compareValuesOf(a, contentA, b, contentB, values);
			return;
		}
		const holds = mayHoldJson(contentA);
		if (!holds || !mayHoldJson(contentB)) {
			if (holdsJson(cursor.childShapeBefore) && isSameUnwrapped(contentA, contentB)) {
				this.reporter.unwrapped(a, b, true);
				return;
			}
			if (this.compareHeld(a, b)) return;
			const noLongerJson = holds && readTable(contentA) !== void 0;
			this.reporter.changed(a, b, noLongerJson ? "no-json" : "value");
			return;
		}
		const [inBefore, inAfter] = [readTable(contentA), readTable(contentB)];
		if (inBefore === void 0 || inAfter === void 0) {
			this.reporter.changed(a, b, inBefore === void 0 ? "value" : "no-json");
			return;
		}
		const ranges = this.equalRanges === void 0 && hasPlainSpelling(before.bytes, startA, endA) && hasPlainSpelling(after.bytes, startB, endB) ? void 0 : new EqualRanges();
		this.compareInside(inBefore, inAfter, ONE_STRING, ranges, (side, sorted) => side === "before" ? sourceOffsets(before.bytes, startA, endA, sorted) : sourceOffsets(after.bytes, startB, endB, sorted));
		const respelled = ranges?.firstRespelled({
			bytes: before.bytes,
			start: startA,
			end: endA
		}, {
			bytes: after.bytes,
			start: startB,
			end: endB
		}, this.equalRanges);
		if (respelled === void 0) return;
		const [[from, to], [fromAfter, toAfter]] = [respelled.before, respelled.after];
		this.reporter.spelling(a, b, () => stringSpelling(before, from - 1, to + 1, after, fromAfter - 1, toAfter + 1));
	}
	compareValuesOf(a, contentA, b, contentB, { entersStrings }) {
		const [inBefore, inAfter] = mayHoldJson(contentA) && mayHoldJson(contentB) && entersStrings(contentA, contentB) ? [readTable(contentA), readTable(contentB)] : [];
		if (inBefore === void 0 || inAfter === void 0) this.reporter.changed(a, b, "value");
		else {
			const finish = this.reporter.inside(a, b);
			this.compareInside(inBefore, inAfter, ONE_STRING, void 0, (_side, sorted) => [...sorted]);
			finish();
		}
	}
	compareHeld(a, b) {
		if (!holdsJson(this.cursor.childShapeBefore)) return false;
		const [one, other] = [heldJson(this.before, a), heldJson(this.after, b)];
		if (one === void 0 || other === void 0 || one.strings === other.strings) return false;
		const [inBefore, inAfter] = [readTable(one.content), readTable(other.content)];
		if (!inBefore?.isObject(0) || !inAfter?.isObject(0)) return false;
		if (one.strings > 0 && other.strings > 0) this.reporter.unwrapped(a, b, false);
		else this.reporter.embedded(a, b, false);
		const strings = {
			before: one.strings,
			after: other.strings
		};
		this.compareInside(inBefore, inAfter, strings, void 0, (side, sorted) => (side === "before" ? one : other).toSource(sorted));
		return true;
	}
	compareInside(before, after, strings, equalRanges, toSource) {
		const { comparing, cursor, reporter } = this;
		const { collector } = comparing;
		const first = collector.pending.length;
		const place = collector.places.inside(cursor.childPlace);
		const holder = {
			reporter,
			shape: cursor.childShapeBefore,
			place,
			strings
		};
		new TextPair(before, after, comparing, holder, equalRanges).run();
		for (const side of ["before", "after"]) collector.carryOver(first, side, (sorted) => toSource(side, sorted));
	}
	compareScalars(a, b) {
		const { before, after } = this;
		const textA = isNumber(before, a) ? numberText(before, a) : void 0;
		const textB = isNumber(after, b) ? numberText(after, b) : void 0;
		if (textA !== void 0 && textB !== void 0) {
			if (sameNumber(textA, textB)) this.reporter.spelling(a, b, () => numberSpelling(before, a, after, b));
			else this.reporter.changed(a, b, "value");
			return;
		}
		if (this.comparing.values !== void 0) this.reporter.changed(a, b, "value");
		else if (this.isEmbedding(a, b)) this.reporter.embedded(a, b, true);
		else if (!this.compareHeld(a, b)) this.reporter.changed(a, b, kindOf(before, a) === kindOf(after, b) ? "value" : "type");
	}
	isEmbedding(a, b) {
		const { before, after, cursor } = this;
		if (!holdsJson(cursor.childShapeBefore)) return false;
		const [holding, container, text, t] = before.isString(a) ? [
			after,
			b,
			before,
			a
		] : [
			before,
			a,
			after,
			b
		];
		if (!(holding.isObject(container) || holding.isArray(container)) || !text.isString(t)) return false;
		const held = decodeString(text.bytes, text.start[t], text.end[t]);
		return sameTokens(holding.textOf(container), held);
	}
};
// src/verdict/roundtrip/too-many-records.ts
var TooManyRecordsError = class extends Error {
	which;
	count;
	most;
	section;
	record;
	name = "TooManyRecordsError";
	constructor(which, count, most, section, record) {
		super(`the text ${which} has too many records: ${count} in one object`);
		this.which = which;
		this.count = count;
		this.most = most;
		this.section = section;
		this.record = record;
	}
};
function refuseTooManyRecords(table, which, most) {
	const sections = table.childCount(0);
	if (sections > most) throw new TooManyRecordsError(which, sections, most, void 0, void 0);
	if (!table.isObject(0)) return;
	for (const section of table.children(0)) {
		const records = table.childCount(section);
		if (records > most) throw new TooManyRecordsError(which, records, most, table.keyText(section), void 0);
		refuseTooManyFields(table, section, which, most);
	}
}
function refuseTooManyFields(table, section, which, most) {
	if (!table.isObject(section) || table.after[section] - section <= most) return;
	for (const record of table.children(section)) {
		const fields = table.isObject(record) ? table.childCount(record) : 0;
		if (fields > most) throw new TooManyRecordsError(which, fields, most, table.keyText(section), table.keyText(record));
	}
}
// src/verdict/roundtrip/compare.ts
const MAX_DIFFERENCES = 1e4;
const MAX_STEPS = 25e5;
function compareTexts(before, after, options) {
	const { keep, allow, maxDifferences = MAX_DIFFERENCES } = options;
	const { maxRecords = Number.POSITIVE_INFINITY, maxCredentials = Number.POSITIVE_INFINITY } = options;
	if (sameBytes(before, 0, before.length, after, 0, after.length)) return {
		verdict: "identical",
		keep,
		differences: [],
		omitted: 0,
		groups: []
	};
	const table = read(before, "before", maxRecords);
	const tableAfter = read(after, "after", maxRecords);
	const covering = {};
	const collector = new Collector(maxDifferences, () => {
		covering.mask = maskOfBoth({
			before,
			after
		}, maxCredentials);
	});
	const policy = new KeepPolicy(keep, allow, options.keepsRecords);
	const questNames = new QuestNames([before, after]);
	const comparing = {
		collector,
		policy,
		budget: { steps: MAX_STEPS },
		questNames,
		shape: SNAPSHOT_SHAPE,
		values: void 0,
		reporterOf: (one, other, cursor, holder) => new DifferenceReporter(one, other, cursor, comparing, holder)
	};
	new TextPair(table, tableAfter, comparing, void 0, void 0).run();
	const comparison = locateDifferences(before, after, options, collector);
	return covering.mask === void 0 ? comparison : redactComparison(comparison, covering.mask);
}
function read(bytes, side, maxRecords) {
	const table = decodeUtf8(bytes) !== void 0 ? readTable(bytes, byteOrderMarkLength(bytes)) : void 0;
	if (table === void 0) throw notJson(side, bytes);
	refuseTooManyRecords(table, side, maxRecords);
	return table;
}
function locateDifferences(before, after, { keep, maxDifferences: maxListed = MAX_DIFFERENCES }, collector) {
	const { pending } = collector;
	const linesBefore = countLines(before, pending, "before");
	const linesAfter = countLines(after, pending, "after");
	const differences = /* @__PURE__ */ new Map();
	for (const difference of pending) differences.set(difference, {
		...difference,
		before: toPlace(difference.before, linesBefore),
		after: toPlace(difference.after, linesAfter)
	});
	const listed = [...differences.values()].slice(0, maxListed);
	return {
		verdict: collector.isLost ? "lost" : "kept",
		keep,
		differences: listed.sort(inTextOrder),
		omitted: collector.omitted,
		groups: collector.groups.map((group) => toGroup(group, collector, differences)).sort(worstFirst)
	};
}
function countLines(bytes, pending, side) {
	const offsets = [];
	for (const difference of pending) {
		const place = difference[side];
		if (place !== void 0) offsets.push(byteOffset(place.start), byteOffset(place.end));
	}
	return positions(bytes, offsets.sort((a, b) => a - b));
}
function toPlace(place, lines) {
	if (place === void 0) return void 0;
	const { pointer, embedded } = place;
	return {
		pointer,
		embedded,
		start: lineAt(lines, place.start),
		end: lineAt(lines, place.end)
	};
}
function lineAt(lines, offset) {
	const position = lines.get(byteOffset(offset));
	if (position === void 0) throw new Error(`byte ${offset} was not counted`);
	return position;
}
function inTextOrder(a, b) {
	if (a.before !== void 0 && b.before !== void 0) return a.before.start.offset - b.before.start.offset || a.before.end.offset - b.before.end.offset;
	if (a.before !== void 0 || b.before !== void 0) return a.before === void 0 ? 1 : -1;
	return (a.after?.start.offset ?? 0) - (b.after?.start.offset ?? 0);
}
function toGroup(group, collector, differences) {
	const { noted, count, unknownInside } = group;
	const { known, forgiven } = noted;
	const first = differences.get(group.first);
	if (first === void 0) throw new Error("the first difference of a group was not kept");
	return {
		class: noted.class,
		known,
		forgiven,
		places: collector.places.format(noted.place),
		count,
		unknownInside,
		first
	};
}
function worstFirst(a, b) {
	return Number(a.forgiven) - Number(b.forgiven) || DIFFERENCE_CLASSES.indexOf(a.class) - DIFFERENCE_CLASSES.indexOf(b.class) || Number(a.known) - Number(b.known) || b.count - a.count;
}
// src/verdict/roundtrip/find-loss.ts
var find_loss_exports = /* @__PURE__ */ __exportAll({ findLoss: () => findLoss });
const findLoss = (before, after, discarded) => {
	try {
		const loss = firstLoss(before, after, []) && firstLoss(before, after, discarded.length === 0 ? [] : [within(discarded)]);
		return loss && `would lose something that the documents do not describe: ${inWords(loss)}`;
	} catch (error) {
		if (!(error instanceof NotJsonError)) throw error;
		return error.which === "before" ? void 0 : "would leave a file that is not JSON";
	}
};
function firstLoss(before, after, allow) {
	const { verdict, groups } = compareTexts(before, after, {
		keep: "unknown",
		allow,
		keepsRecords: true,
		maxDifferences: 0
	});
	return verdict === "lost" ? groups[0]?.first : void 0;
}
function inWords({ message, before, after }) {
	const at = before ?? after;
	const where = (at === void 0 ? [] : [at.pointer, ...at.embedded].map(briefPointer)).join("#");
	return where === "" ? message : `${message} (at ${where})`;
}
function within(places) {
	const roots = new Set(places.map((place) => JSON.stringify(place.paths.map(formatPointer))));
	return (pointer, embedded) => {
		const pointers = [pointer, ...embedded];
		return pointers.some((inner, level) => {
			const around = pointers.slice(0, level);
			return isOrIsBelow(inner, (root) => roots.has(JSON.stringify([...around, root])));
		});
	};
}
function isOrIsBelow(pointer, isRoot) {
	for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) if (isRoot(pointer.slice(0, end))) return true;
	return isRoot("");
}
// src/verdict/references/references.ts
function referencesIn(bytes) {
	return referencesOf(readMentions(bytes));
}
function referencesOf({ bytes, mentions, snapshot, value }) {
	const values = new ValueReader(value);
	const quests = mentions.quests.map((quest) => quest.mentions.flatMap((mention) => wantedOfQuest(quest, mention, placesOf(snapshot, mention), values)));
	const items = [...mentions.items].map(([key, all]) => ({
		key,
		wanted: all.map(({ kind, place }) => ({
			kind,
			by: kind === "parent" ? "id" : "key",
			place
		}))
	}));
	const wanted = [...quests.flat(), ...items.flatMap((each) => each.wanted)];
	const found = locate(bytes, wanted.map(({ place }) => place), wanted.flatMap(({ inner }) => inner ?? []));
	const located = (each) => {
		const { kind, by, place, inner } = each;
		const location = found.of(place);
		const span = inner === void 0 ? by === "key" ? location?.key : location?.value : found.ofInner(inner);
		return span === void 0 ? [] : [{
			kind,
			by,
			...place.pointers,
			span
		}];
	};
	const inOrder = (all) => all.flatMap(located).sort((a, b) => a.span.start - b.span.start).filter(({ span }, index, sorted) => span.start !== sorted[index - 1]?.span.start);
	return {
		quests: mentions.quests.map(({ ids, name }, index) => ({
			ids,
			name,
			references: inOrder(quests[index] ?? [])
		})),
		items: items.map(({ key, wanted: all }) => ({
			key,
			references: inOrder(all)
		})).sort((a, b) => firstOf(a) - firstOf(b))
	};
}
function renameQuest(bytes, id, name) {
	requireBytes(bytes);
	requireArgument("id", id, STRING);
	requireArgument("name", name, STRING);
	return renameSplices(readMentions(bytes), id, name);
}
function rekeyItem(bytes, key, newKey) {
	requireBytes(bytes);
	requireArgument("key", key, STRING);
	requireArgument("newKey", newKey, STRING);
	return rekeySplices(readMentions(bytes), key, newKey);
}
function wantedOfQuest({ ids, name }, mention, places, values) {
	const { kind } = mention;
	if (mention.kind === "expression") {
		const { span: inner } = mention.reference;
		const text = values.at(mention.place);
		return places.filter((place) => values.at(place) === text).map((place) => ({
			kind,
			by: "name",
			place,
			inner: {
				holder: place,
				inner
			}
		}));
	}
	return places.flatMap((place) => {
		const wanted = mention.kind === "entry" ? [{
			kind,
			by: "key",
			place
		}] : [];
		const [id, named] = [place.at(mention.kind === "task" ? "TaskTriggerId" : "id"), place.at("Name")];
		if (ids.some((each) => each === values.at(id))) wanted.push({
			kind,
			by: "id",
			place: id
		});
		if (name !== "" && values.at(named) === name) wanted.push({
			kind,
			by: "name",
			place: named
		});
		return wanted;
	});
}
function firstOf({ references }) {
	return (references.find(({ kind }) => kind !== "parent") ?? references[0])?.span.start ?? 0;
}
// src/front/assist/snapshot-document.ts
var SnapshotDocument = class {
	bytes;
	places;
	#names;
	#snapshot;
	#index;
	#hidden;
	constructor(bytes) {
		this.bytes = bytes;
		this.places = new TextPlaces(bytes);
	}
	describeAt(offset) {
		const levels = this.places.levelsAt(offset);
		const context = contextOf(levels);
		const last = levels.at(-1);
		const { redaction } = this.hidden;
		if (context === void 0 || last === void 0 || redaction === void 0) return void 0;
		const { table, entry } = context;
		const names = this.namesIn(levels[0] ?? last);
		const index = table.tokenOf(entry) === void 0 ? 0 : textIndex(last);
		const paragraphs = describe(context, index, {
			names,
			movesOf: (id) => this.snapshot && questMoves(this.snapshot, id, names),
			mask: (text) => redaction.mask(text)
		});
		if (paragraphs.length === 0) return void 0;
		return {
			markdown: redaction.mask(paragraphs.join("\n\n")),
			span: spanInFile(levels, table.startOf(entry), table.endOf(entry))
		};
	}
	completionsAt(offset) {
		const levels = this.places.levelsAt(offset, true);
		const [file] = levels;
		return file === void 0 ? [] : completions(levels, this.namesIn(file));
	}
	referredAt(offset) {
		requireOffset(this.bytes, offset);
		const { snapshot } = this;
		if (snapshot === void 0) return void 0;
		this.#index ??= referencesOf(snapshot);
		const isAt = ({ span }) => span.start <= offset && offset <= span.end;
		for (const quest of this.#index.quests) {
			const at = quest.references.find(isAt);
			if (at !== void 0) return {
				kind: "quest",
				quest,
				at
			};
		}
		for (const item of this.#index.items) {
			const at = item.references.find(isAt);
			if (at !== void 0) return {
				kind: "item",
				item,
				at
			};
		}
	}
	symbols() {
		const { table } = this.places;
		return symbolsIn(table, this.namesOf(table));
	}
	namesIn({ table }) {
		return this.namesOf(table);
	}
	namesOf(table) {
		this.#names ??= new RoomNames(table);
		return this.#names;
	}
	get snapshot() {
		this.#snapshot ??= { read: this.read() };
		return this.#snapshot.read;
	}
	read() {
		try {
			return readMentions(this.bytes);
		} catch (error) {
			if (error instanceof SnapshotError) return void 0;
			throw error;
		}
	}
	get hidden() {
		if (this.#hidden === void 0) {
			const redaction = new Redaction();
			this.#hidden = { redaction: redaction.addFrom(this.bytes) ? redaction : void 0 };
		}
		return this.#hidden;
	}
};
function describeAt(bytes, offset) {
	return new SnapshotDocument(bytes).describeAt(offset);
}
function completionsAt(bytes, offset) {
	return new SnapshotDocument(bytes).completionsAt(offset);
}
// src/verdict/report/picture/draw-snapshot.ts
async function drawSnapshot(bytes, layOut, options = {}) {
	requireBytes(bytes);
	requireArgument("layOut", layOut, FUNCTION);
	const { title = "Quests" } = readOptions(options, { title: STRING });
	const covered = credentialMask(bytes);
	const graph = covered(questGraph(readRoom(bytes).room.analysis));
	return svg(await drawn(graph, layOut), covered(title)).join("");
}
// src/verdict/roundtrip/find-changes.ts
var ChangeFinder = class {
	collector = new Collector(0);
	policy = new KeepPolicy("values", []);
	find(path, before, after) {
		const { collector, policy } = this;
		const found = [];
		const prefix = formatPointer(path);
		const [table, tableAfter] = [readTable(before), readTable(after)];
		if (table === void 0 || tableAfter === void 0) throw new Error(`${prefix} is not JSON`);
		new TextPair(table, tableAfter, {
			collector,
			policy,
			budget: { steps: Number.POSITIVE_INFINITY },
			shape: path.reduce(memberShape, SNAPSHOT_SHAPE),
			values: {
				entersObjects,
				entersStrings
			},
			reporterOf: (one, other, cursor, holder) => new ChangeReporter(one, other, cursor, holder, prefix, found)
		}, void 0, void 0).run();
		return found;
	}
};
var ChangeReporter = class extends PairReporter {
	before;
	after;
	prefix;
	found;
	constructor(before, after, cursor, holder, prefix, found) {
		super(cursor, holder);
		this.before = before;
		this.after = after;
		this.prefix = prefix;
		this.found = found;
	}
	note(kind, isChild, a, b) {
		const side = kind === "added" ? "after" : "before";
		const { pointer, embedded } = this.pendingPlace(side, isChild, 0, 0);
		this.found.push({
			kind,
			pointer: this.prefix + pointer,
			embedded,
			before: kind === "added" ? void 0 : this.before.textOf(a),
			after: kind === "removed" ? void 0 : this.after.textOf(b)
		});
	}
	removed(child) {
		this.note("removed", true, child, child);
	}
	added(child) {
		this.note("added", true, child, child);
	}
	changed(a, b) {
		this.note("changed", true, a, b);
	}
	unwrapped(a, b) {
		this.changed(a, b);
	}
	embedded(a, b) {
		this.changed(a, b);
	}
	order(a, b, _matching, inArray) {
		if (inArray) this.note("changed", false, a, b);
	}
	inside(a, b) {
		const { length } = this.found;
		return () => {
			if (this.found.length === length) this.changed(a, b);
		};
	}
	renamed() {}
	spelling() {}
	keySpelling() {}
	layout() {}
};
function entersObjects(before, a, after, b) {
	return !repeatsKey(before, a) && !repeatsKey(after, b);
}
function repeatsKey(table, object) {
	const limit = table.after[object];
	const first = object + 1;
	if (first >= limit || table.after[first] >= limit) return false;
	const keys = /* @__PURE__ */ new Set();
	let count = 0;
	for (let child = first; child < limit; child = table.after[child]) {
		keys.add(table.keyText(child));
		count++;
	}
	return keys.size < count;
}
function entersStrings(before, after) {
	return !seemsDeeper(before, 256) && !seemsDeeper(after, 256);
}
// src/verdict/report/snapshot-play.ts
function simulateSnapshot(bytes, script, options = {}) {
	requireBytes(bytes);
	requireArgument("script", script, STRING);
	const seed = seedOf(options);
	const { room } = readRoom(bytes);
	return simulationReport(room.model, playScript(room, script, seed));
}
function analyseSnapshot(bytes) {
	requireBytes(bytes);
	return questAnalyses(readRoom(bytes).room);
}
var SnapshotPlay = class {
	room;
	constructor(bytes) {
		requireBytes(bytes);
		this.room = readRoom(bytes).room;
	}
	after(lines, options = {}) {
		requireArgument("lines", lines, listOf(STRING));
		const seed = seedOf(options);
		return playReport(this.room, livePlay(this.room, lines, seed), seed);
	}
	script(lines, options = {}) {
		requireArgument("lines", lines, listOf(STRING));
		const { seed = 1, byId = false } = readOptions(options, {
			...SEED,
			byId: BOOLEAN
		});
		requireSeed(seed);
		const play = livePlay(this.room, lines, seed);
		return [
			...lines,
			...expectedStates(this.room, play, byId),
			""
		].join("\n");
	}
	analysis(quest) {
		requireArgument("quest", quest, STRING);
		const { room } = this;
		const found = room.quest(quest);
		const meant = "value" in found ? room.model.quests[found.value] : void 0;
		return meant && questAnalysis(room, meant);
	}
};
function seedOf(options) {
	const { seed = 1 } = readOptions(options, SEED);
	requireSeed(seed);
	return seed;
}
const SEED = { seed: ANYTHING };
exports.ChangeFinder = ChangeFinder;
exports.KEEPS = KEEPS;
exports.NotJsonError = NotJsonError;
exports.SnapshotDocument = SnapshotDocument;
exports.SnapshotError = SnapshotError;
exports.SnapshotPlay = SnapshotPlay;
exports.TooManyCredentialsError = TooManyCredentialsError;
exports.TooManyRecordsError = TooManyRecordsError;
exports.analyseSnapshot = analyseSnapshot;
exports.checkRoom = checkRoom;
exports.compareTexts = compareTexts;
exports.completionsAt = completionsAt;
exports.describeAt = describeAt;
exports.drawSnapshot = drawSnapshot;
exports.findLoss = findLoss;
exports.find_loss_exports = find_loss_exports;
exports.keyText = keyText;
exports.maskOf = maskOf;
exports.maskOfJson = maskOfJson;
exports.notJson = notJson;
exports.readMentions = readMentions;
exports.readRoom = readRoom;
exports.readSnapshot = readSnapshot;
exports.redactPlace = redactPlace;
exports.referencesIn = referencesIn;
exports.rekeyItem = rekeyItem;
exports.renameQuest = renameQuest;
exports.shownSpelling = shownSpelling;
exports.simulateSnapshot = simulateSnapshot;
