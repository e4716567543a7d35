"use strict";
const { ARRAY: ARRAY$1, COMPLETED_FIELDS, NOTHING_OWNED, OBJECT: OBJECT$1, STRING, Scanner, Token, addTo, arrayField, asciiText, beginsLikeJson: beginsLikeJson$1, briefPointer, byteOffset, byteOrderMarkLength, bytesOf: bytesOf$1, characterEnd, childOf, decodeString, decodeUtf8, decodedOffset, findInvalidUtf8, findSecrets, firstWhere, formatPointer, getOrInsert, groupedBy, hasMember, hasPlainSpelling, hexUnit, integerField, isContinuation, isHighSurrogate, isJson, isLowSurrogate, isObject, isSpace, jsonType, keysOf, listOf, meantType, member, membersOf, numberField, objectField, objectWith, oneOf, otherEncoding, parseJson, parsePointer, placeMatcher, placeText, plainJson, prescan, protectFault, quoteValue, readKeys, requireArgument, requireBytes, requireFields, requireJson, requireWhole, resemblesField, skipSpace, sourceOffsets, span, stringText, textField, textOf, tryParseJson, unitLength, utf8Length, visible, withMember, withoutSecrets } = require("./words.js");
const { MAX_RECORDS, PARENT_FIELD, QUEST_STATES, SECTIONS, SNAPSHOT_FORM, SNAPSHOT_SHAPE, Snapshot, SnapshotParts, bareName, elementShape, fieldSetOfShape, hasIdentifiedElements, hasKinds, hasSection, hasTasks, holdsJson, insideShape, isKeyedById, isSoundName, itemLabel, keyText, keyWithLabel, kindShape, memberShape, parentOf, readQuestNames, readSections, recordOfShape, resemblesSection, targetState, transitionCode, transitionWords } = require("./core.js");
const { EditError, LineIndex, Place, applySplices, binaryFormat, brand, compressedFormat, endOfScalar, endOfString, findDepthFault, findSyntaxFaults, grown, locate, locateEdits, maskOf, maskOfJson, parseText, readTree, sameBytes, sameNumber, sameText, sameTokens, sameValue, sortSplices, spliced } = require("./text.js");
const { syntaxMessage } = require("./rule-pack.js");
// src/verdict/references/mentions.ts
var Mentions = class {
	snapshot;
	quests;
	items;
	byQuest = /* @__PURE__ */ new Map();
	usedNames = /* @__PURE__ */ new Set();
	byName = /* @__PURE__ */ new Map();
	byBareName = /* @__PURE__ */ new Map();
	constructor(snapshot) {
		this.snapshot = snapshot;
		for (const entry of snapshot.quests?.entries ?? []) this.addQuest(entry);
		this.quests = [...this.byQuest.values()];
		this.items = this.readItems();
		snapshot.walk({
			questEntry: (entry) => this.add([this.questOf(entry.key)], {
				kind: "entry",
				entry,
				place: entry.place
			}),
			requirement: (requirement) => {
				const { record, place } = requirement;
				this.add([this.questOf(textField(record, "id"))], {
					kind: "requirement",
					requirement,
					place
				});
			},
			subscription: (task) => {
				if (task.kind === "direct-effector") return;
				this.usedNames.add(textField(task.record, "Name") ?? "");
				this.add(this.questsOfTask(task), {
					kind: "task",
					task,
					place: task.place
				});
			},
			dialogueQuest: (entry) => {
				const { record, place } = entry;
				this.add([this.questOf(textField(record, "id"))], {
					kind: "dialogue",
					entry,
					place
				});
			}
		});
		for (const reference of snapshot.expressions) this.add(this.questsInExpression(reference.name), {
			kind: "expression",
			reference,
			place: reference.holder
		});
	}
	questOf(id) {
		const { quests } = this.snapshot;
		const entry = id === void 0 ? void 0 : quests?.entry(id);
		return entry && quests && this.byQuest.get(quests.questOf(entry));
	}
	questsOfTask({ record }) {
		const byId = this.questOf(textField(record, "TaskTriggerId"));
		const byName = this.byName.get(textField(record, "Name") ?? "") ?? [];
		return byId === void 0 ? byName : [byId, ...byName.filter((each) => each !== byId)];
	}
	questsInExpression(name) {
		return this.byBareName.get(name) ?? this.byName.get(name) ?? [];
	}
	isNameUsed(name) {
		return this.usedNames.has(name) || this.snapshot.dialogueQuestNames.has(name);
	}
	isNamedInExpression(bare) {
		return this.snapshot.expressions.some(({ name }) => name === bare);
	}
	addQuest(entry) {
		const { quests } = this.snapshot;
		if (quests === void 0) return;
		const quest = quests.questOf(entry);
		const known = this.byQuest.get(quest);
		const name = textField(entry.record, "Name") ?? "";
		const entries = "entries" in quest ? quest.entries : [quest];
		const mentioned = known ?? {
			quest,
			ids: entries.map(({ key }) => key),
			name,
			mentions: []
		};
		this.byQuest.set(quest, mentioned);
		if (name === "") return;
		this.usedNames.add(name);
		for (const [names, spelled] of [[this.byName, name], [this.byBareName, bareName(name)]]) {
			const others = names.get(spelled);
			if (others === void 0) names.set(spelled, [mentioned]);
			else if (!others.includes(mentioned)) others.push(mentioned);
		}
	}
	add(quests, mention) {
		for (const quest of quests) quest?.mentions.push(mention);
	}
	readItems() {
		const { snapshot } = this;
		const items = /* @__PURE__ */ new Map();
		const place = snapshot.place.at("roomItems");
		const keys = snapshot.roomItems === void 0 ? [] : keysOf(snapshot.roomItems);
		const logic = snapshot.section("logic");
		for (const key of keys) addTo(items, key, {
			kind: "item",
			place: place.at(key)
		});
		if (isObject(logic)) for (const key of keysOf(logic)) addTo(items, key, {
			kind: "logic",
			place: snapshot.place.at("logic").at(key)
		});
		for (const key of keys) {
			const record = member(snapshot.roomItems, key);
			const parent = isObject(record) ? parentOf(record) : void 0;
			if (parent !== void 0) addTo(items, parent, {
				kind: "parent",
				child: key,
				place: place.at(key).at(PARENT_FIELD)
			});
		}
		return items;
	}
};
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
	return {
		at: new LineIndex(bytes).positionOf(byteOffset(start)),
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
	const [fault] = findSyntaxFaults(text, 1, SNAPSHOT_FORM);
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
	const found = prescan(bytes);
	if (found.surface.depth > 256 && isTooDeep(bytes)) throw new SnapshotError(`nested more than 256 levels deep: this is not a snapshot`, void 0);
	const value = parseText(bytes, found);
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
function isTooDeep(bytes) {
	return findDepthFault(bytes.subarray(byteOrderMarkLength(bytes)), 256) !== void 0;
}
// src/bytes/json/node-table.ts
const LETTER_N = 110;
const NO_PARENT = -1;
var NodeTable = class {
	bytes = /* @__PURE__ */ new Uint8Array();
	count = 0;
	levels = 0;
	start = /* @__PURE__ */ new Int32Array(64);
	end = /* @__PURE__ */ new Int32Array(64);
	key = /* @__PURE__ */ new Int32Array(64);
	after = /* @__PURE__ */ new Int32Array(64);
	isUtf8 = true;
	kept = 0;
	open = 0;
	hashes;
	keyNode = -1;
	keyName = "";
	twin;
	shift = 0;
	same = /* @__PURE__ */ new Map();
	read(bytes, from = 0, kept = Number.POSITIVE_INFINITY, twin) {
		this.kept = kept;
		this.twin = twin;
		this.shift = 0;
		this.same.clear();
		this.bytes = bytes;
		this.count = 0;
		this.hashes = void 0;
		this.keyNode = -1;
		this.levels = twin?.levels ?? 0;
		this.open = 0;
		const scanner = new Scanner(bytes, from);
		let parent = NO_PARENT;
		let key = -1;
		scanner.nextSolid();
		for (;;) {
			const node = this.add(scanner.start, key, parent);
			if (isOpening(scanner.kind)) {
				parent = node;
				if (++this.open > this.levels) this.levels = this.open;
				scanner.nextSolid();
			} else if (isScalar(scanner.kind)) {
				this.close(node, scanner.end);
				scanner.nextSolid();
			} else return false;
			parent = this.closeAll(scanner, parent);
			if (parent === NO_PARENT) {
				this.isUtf8 = scanner.isUtf8 && twin?.isUtf8 !== false;
				return scanner.kind === Token.end;
			}
			if (this.count > parent + 1) {
				if (scanner.kind !== Token.comma) return false;
				scanner.nextSolid();
			}
			key = -1;
			if (this.isObject(parent)) {
				key = scanner.start;
				if (scanner.kind !== Token.string || scanner.nextSolid() !== Token.colon) return false;
				if (this.open !== kept - 1 || !this.skipsSame(scanner, key)) scanner.nextSolid();
			}
		}
	}
	skipsSame(scanner, key) {
		const { bytes, twin, count } = this;
		if (twin === void 0) return false;
		for (let step = 0; step <= 64; step++) {
			const shift = this.shift + (step % 2 === 0 ? step / 2 : (-step - 1) / 2);
			const node = count + shift;
			if (node < 0 || node >= twin.count || !(twin.isString(node) || twin.isContainer(node))) continue;
			const [from, end] = [twin.key[node], twin.end[node]];
			const limit = key + end - from;
			if (from === -1 || !sameBytes(bytes, key, limit, twin.bytes, from, end)) continue;
			this.shift = shift;
			this.same.set(count, node);
			scanner.take(key + twin.start[node] - from, limit);
			return true;
		}
		return false;
	}
	closeAll(scanner, parent) {
		let open = parent;
		while (open !== NO_PARENT && scanner.kind === this.closing(open)) {
			const around = this.after[open];
			if (this.open >= this.kept) this.count = open + 1;
			this.open--;
			this.close(open, scanner.end);
			open = around;
			scanner.nextSolid();
		}
		return open;
	}
	closing(node) {
		return this.isObject(node) ? Token.closeObject : Token.closeArray;
	}
	close(node, end) {
		this.end[node] = end;
		this.after[node] = this.count;
	}
	add(start, key, parent) {
		const node = this.count++;
		if (node === this.start.length) this.grow(start);
		this.start[node] = start;
		this.key[node] = key;
		this.after[node] = parent;
		return node;
	}
	grow(readTo) {
		const { bytes, count } = this;
		const expected = Math.ceil(1.05 * count * bytes.length / (readTo + 1));
		const size = Math.min(Math.max(expected, 2 * count), 8 * count);
		this.start = grown(this.start, size);
		this.end = grown(this.end, size);
		this.key = grown(this.key, size);
		this.after = grown(this.after, size);
	}
	textOf(node) {
		return this.bytes.subarray(this.start[node], this.end[node]);
	}
	hasSame(node, other, twin) {
		if (other === this.twin && this.same.get(node) === twin) return true;
		if (this === other.twin && other.same.get(twin) === node) return true;
		const [start, end] = [this.start[node], this.end[node]];
		return sameBytes(this.bytes, start, end, other.bytes, other.start[twin], other.end[twin]);
	}
	isObject(node) {
		return this.bytes[this.start[node]] === 123;
	}
	isArray(node) {
		return this.bytes[this.start[node]] === 91;
	}
	isString(node) {
		return this.bytes[this.start[node]] === 34;
	}
	isContainer(node) {
		return this.isObject(node) || this.isArray(node);
	}
	isNull(node) {
		return this.bytes[this.start[node]] === LETTER_N;
	}
	keyText(node) {
		if (this.keyNode !== node) {
			this.keyName = stringText(this.bytes, this.key[node], this.keyEnd(node));
			this.keyNode = node;
		}
		return this.keyName;
	}
	keyEnd(node) {
		return endOfString(this.bytes, this.key[node]);
	}
	childCount(node) {
		const limit = this.after[node];
		let count = 0;
		for (let child = node + 1; child < limit; child = this.after[child]) count++;
		return count;
	}
	children(node) {
		const children = new Int32Array(this.childCount(node));
		const limit = this.after[node];
		let index = 0;
		for (let child = node + 1; child < limit; child = this.after[child]) children[index++] = child;
		return children;
	}
	hash(node) {
		this.hashes ??= this.hashAll();
		return this.hashes[node];
	}
	hashAll() {
		const { bytes, count, start, end, key, after } = this;
		const hashes = new Int32Array(count);
		for (let node = count - 1; node >= 0; node--) {
			const first = bytes[start[node]];
			if (first !== 123 && first !== 91) {
				hashes[node] = hashOf(bytes, start[node], end[node], FIRST_HASH);
				continue;
			}
			let hash = FIRST_HASH ^ first;
			const limit = after[node];
			for (let child = node + 1; child < limit; child = after[child]) {
				if (key[child] !== -1) hash = hashOf(bytes, key[child], this.keyEnd(child), hash);
				hash = Math.imul(hash ^ hashes[child], 16777619) + 1;
			}
			hashes[node] = Math.imul(hash ^ 93, 16777619);
		}
		return hashes;
	}
};
const FIRST_HASH = 2166136261;
function hashOf(bytes, start, end, seed) {
	let hash = seed;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], 16777619);
	return hash;
}
function isOpening(kind) {
	return kind === Token.openObject || kind === Token.openArray;
}
function isScalar(kind) {
	return kind === Token.string || kind === Token.number || kind === Token.literal;
}
function readTable(bytes, from = 0, kept, twin) {
	const table = new NodeTable();
	return table.read(bytes, from, kept, twin) ? table : void 0;
}
// src/verdict/roundtrip/collector.ts
const ANYWHERE = "/**";
const MAX_GROUPS = 1e4;
var Collector = class {
	maxListed;
	pending = [];
	byKind = /* @__PURE__ */ new Map();
	total = 0;
	isLost = false;
	constructor(maxListed) {
		this.maxListed = maxListed;
	}
	note(noted, make) {
		this.total++;
		if (!noted.forgiven) this.isLost = true;
		const { class: differenceClass, known, forgiven, wording } = noted;
		const kindAt = (place) => `${place} ${differenceClass} ${wording} ${known} ${forgiven}`;
		const own = kindAt(noted.place);
		const isOther = !this.byKind.has(own) && this.byKind.size >= MAX_GROUPS;
		const kind = isOther ? kindAt(ANYWHERE) : own;
		const group = this.byKind.get(kind);
		if (group !== void 0) {
			group.count++;
			group.unknownInside += noted.unknownInside;
			if (this.pending.length < this.maxListed) this.pending.push(make());
			return;
		}
		const first = make();
		this.pending.push(first);
		const place = isOther ? ANYWHERE : noted.place;
		this.byKind.set(kind, {
			noted: {
				...noted,
				place
			},
			first,
			count: 1,
			unknownInside: noted.unknownInside
		});
	}
	get omitted() {
		return this.total - Math.min(this.pending.length, this.maxListed);
	}
	get groups() {
		return [...this.byKind.values()];
	}
	carryOver(first, side, mapping) {
		const places = this.pending.slice(first).flatMap((difference) => difference[side] ?? []);
		const mapped = mapping(places.flatMap(({ start, end }) => [start, end]));
		for (const [index, place] of places.entries()) {
			place.start = mapped[2 * index];
			place.end = mapped[2 * index + 1];
		}
	}
};
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
	forgives(difference, isEmbedded, takesUnknown) {
		const { class: differenceClass, inArray = false } = difference;
		switch (this.keep) {
			case "bytes": return false;
			case "values":
				if (isEmbedded) return false;
				return differenceClass === "layout" || differenceClass === "spelling" || differenceClass === "order" && !inArray;
			case "unknown":
				if (differenceClass === "added") return difference.touchesUnknown !== true;
				return difference.known && difference.takesSection !== true && !(this.keepsRecords && takesUnknown);
		}
	}
};
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
	return (quests?.entries ?? []).flatMap(({ name }) => typeof name === "string" ? [name] : []);
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
	isExempt(policy, child) {
		if (!policy.hasExemptions) return false;
		const ask = () => {
			const { pointer, embedded } = this.pendingPlace("before", child, 0, 0);
			return policy.isExempt(pointer, embedded);
		};
		return child ? ask() : this.cursor.isExempt(ask);
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
	const type = typeOf$1(table, node) ?? (recordOfShape(shape) === "subscription" ? typeByFields(table, node) : void 0);
	return type === void 0 ? shape : kindShape(shape, type);
}
function typeByFields(table, subscription) {
	let isTrigger = false;
	for (const child of table.children(subscription)) {
		const key = table.keyText(child);
		if (key === "Effector") return "TaskEffectorSubscription";
		isTrigger ||= key === "Trigger" || key === "DirectEffector";
	}
	return isTrigger ? "TaskTriggerSubscription" : void 0;
}
function hasType(table, node) {
	return table.isObject(node) && typeOf$1(table, node) !== void 0;
}
function typeOf$1(table, object) {
	return textMember(table, object, TYPE$1);
}
function textMember(table, object, key) {
	let found;
	const limit = table.after[object];
	for (let child = object + 1; child < limit; child = table.after[child]) if (table.keyText(child) === key) found = table.isString(child) ? nodeText(table, child) : void 0;
	return found;
}
function nodeText(table, node) {
	return stringText(table.bytes, table.start[node], table.end[node]);
}
function childShape(table, container, shape, child) {
	if (shape === -1) return -1;
	if (!table.isArray(container)) return memberShape(shape, table.keyText(child));
	const element = elementShape(shape);
	return recordOfShape(element) !== void 0 && !table.isObject(child) && !table.isNull(child) ? -1 : element;
}
function identityIn(shape) {
	if (hasIdentifiedElements(shape)) return "Id";
	return shape === 0 || elementShape(shape) !== -1 ? "position" : "any-id";
}
function isNumber$1(table, node) {
	const first = table.bytes[table.start[node]];
	return first === 45 || first >= 48 && first <= 57;
}
function numberText(table, node) {
	return asciiText(table.bytes, table.start[node], table.end[node]);
}
function kindOf$1(table, node) {
	if (isNumber$1(table, node)) return "number";
	const first = table.bytes[table.start[node]];
	return first === 102 ? "t" : String.fromCharCode(first ?? 0);
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
	const now = hasKinds(base) ? typeOf$1(after, b) : void 0;
	if (now === void 0 || kindShape(base, now) === -1) return void 0;
	const own = typeOf$1(before, a);
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
		if (!matters(table.keyText(child))) continue;
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
		const [top, around] = [cursor.top, cursor.around(1)];
		if (top === void 0 || around === void 0 || !before.isObject(top.before.node)) return false;
		const shape = top.shapes.before;
		if (recordOfShape(shape) !== "quest-entry") return false;
		const key = before.keyText(child);
		const field = COMPLETED_FIELDS.includes(key) ? key : this.meantField(top.before.node, shape, key);
		const entry = top.after.node;
		if (field === void 0 || textMember(after, entry, "Status") !== "inProgress") return false;
		const entryId = textMember(after, entry, "EntryId");
		if (entryId === void 0) return false;
		const held = this.completedValues(around.after.node).get(valueKey(entryId, field, before, child));
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
			const members = new Map([...after.children(entry)].map((child) => [after.keyText(child), child]));
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
const NOTHING$2 = {
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
	if (own === -1) return NOTHING$2;
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
		const step = table.key[node] === -1 ? position : table.keyText(node);
		return around + formatPointer([step]);
	}
};
function beginsLikeJson(content) {
	const first = content[skipSpace(content, byteOrderMarkLength(content))];
	return first === 123 || first === 91 || first === 34;
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
	return sameString(one, one.key[a], one.keyEnd(a), other, other.key[b], other.keyEnd(b));
}
function sameId(one, a, other, b, identity) {
	const idA = idNode(one, a, identity);
	const idB = idNode(other, b, identity);
	if (idA < 0 || idB < 0) return idA === idB;
	const [start, end] = [one.start[idA], one.end[idA]];
	return sameString(one, start, end, other, other.start[idB], other.end[idB]);
}
function sameString({ bytes: one }, start, end, { bytes: other }, otherStart, otherEnd) {
	return sameBytes(one, start, end, other, otherStart, otherEnd) || sameText(one, start, end, other, otherStart, otherEnd);
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
		const key = table.keyText(child);
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
	repeatedBefore = /* @__PURE__ */ new Map();
	repeatedAfter = /* @__PURE__ */ new Map();
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
		const before = byKey(this.one, this.before);
		const after = byKey(this.other, this.after);
		this.matchNames(before, after);
		if (!this.partners.includes(-1) || !this.taken.includes(0)) return;
		for (const { spelled, field } of this.corrections.misspelledKeys()) {
			const [positions, others] = [before.get(spelled), after.get(field)];
			if (positions?.length !== others?.length || after.has(spelled) || before.has(field)) continue;
			if (positions === void 0 || others === void 0) continue;
			this.matchEqual(positions, others);
			for (const position of positions) this.renamed.add(position);
		}
		if (this.corrections.renews === "ids-and-keys") this.matchRenewedKeys();
	}
	matchRenewedKeys() {
		const [rest, others] = this.left();
		if (rest.length !== others.length) return;
		for (const [rank, position] of rest.entries()) {
			this.pair(position, others[rank]);
			this.renamed.add(position);
		}
	}
	elements() {
		this.matchNames(byId(this.one, this.before, this.identity), byId(this.other, this.after, this.identity));
		this.matchRest();
	}
	matchNames(before, after) {
		for (const [name, positions] of before) {
			const others = after.get(name);
			if (others !== void 0) this.matchEqual(positions, others);
		}
	}
	matchEqual(positions, others) {
		if (positions.length === others.length) {
			for (let rank = 0; rank < positions.length; rank++) this.pair(positions[rank], others[rank]);
			return;
		}
		for (const position of positions) this.repeatedBefore.set(position, positions);
		for (const position of others) this.repeatedAfter.set(position, positions);
		const [from, end, otherEnd] = this.matchEnds(positions, others);
		const most = Math.min(end - from, otherEnd - from);
		for (let rank = 1; rank <= most; rank++) this.pair(positions[end - rank], others[otherEnd - rank]);
	}
	matchRest() {
		const [rest, others] = this.left();
		const [from, end, otherEnd] = this.matchEnds(rest, others);
		for (let rank = from; rank < Math.min(end, otherEnd); rank++) {
			const position = rest[rank];
			const partner = others[rank];
			const [child, other] = [this.before[position], this.after[partner]];
			if (!(idNode(this.one, child, this.identity) >= 0 && idNode(this.other, other, this.identity) >= 0) || this.corrections.renews !== void 0 || this.corrections.hasCorrectedType(child, other)) this.pair(position, partner);
		}
	}
	left() {
		return [[...this.partners.keys()].filter((position) => this.partners[position] === -1), [...this.taken.keys()].filter((position) => this.taken[position] === 0)];
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
function byKey(table, members) {
	return groupedBy(members.keys(), (position) => table.keyText(members[position]));
}
function byId(table, elements, identity) {
	return groupedBy(elements.keys(), (position) => {
		const id = idNode(table, elements[position], identity);
		return id < 0 ? void 0 : nodeText(table, id);
	});
}
// src/verdict/roundtrip/shown-values.ts
const LONG = 40;
const LEAD = 8;
const MAX_NUMBER_LENGTH = 60;
function shownValue(table, node) {
	if (table.isString(node)) return quoteValue(coveredText(table, node));
	if (table.isContainer(node)) return shownContainer(table, node);
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
	const key = table.key[node] === -1 ? void 0 : table.keyText(node);
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
	return bytes[at] === 92 ? at + unitLength(bytes, at, limit) : characterEnd(bytes, at, limit);
}
function shownSpelling(text) {
	return [...text].map(visible).join("");
}
// src/verdict/roundtrip/wording.ts
const MAX_LISTS = 4;
const MAX_NAMES = 5;
function label(before, cursor, isEmbedded) {
	if (cursor.top === void 0) return isEmbedded ? "the JSON in the string" : "the whole file";
	const { child, position } = cursor.top.before;
	if (before.key[child] !== -1) return shownName(before.keyText(child));
	return `${containerName(before, cursor, "before")}[${position}]`;
}
function containerName(table, cursor, side) {
	let suffix = "";
	for (let level = 0; level < MAX_LISTS; level++) {
		const [frame, around] = [cursor.around(level), cursor.around(level + 1)];
		if (frame === void 0) break;
		const { node } = frame[side];
		if (table.key[node] !== -1) return shownName(table.keyText(node)) + suffix;
		if (around !== void 0) suffix = `[${around[side].position}]${suffix}`;
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
function keySpelling(one, a, other, b) {
	const [start, startAfter] = [one.key[a], other.key[b]];
	const spelling = stringSpelling(one, start, one.keyEnd(a), other, startAfter, other.keyEnd(b));
	return `the key ${quoteValue(one.keyText(a))}: ${spelling}`;
}
function renamed(spelled, field) {
	return `the key ${quoteValue(spelled)} is now ${quoteValue(field)}`;
}
function unwrapped(name, isSame) {
	return `${name} ${isSame ? "is the same JSON," : "holds JSON"} wrapped in one more or one fewer string than before`;
}
function removed(named, repeated, isOnTwin, unknownInside) {
	const along = isOnTwin ? ", but the completed entry has the same" : takesAlong(unknownInside);
	if (repeated) return `one of several ${quoteValue(named.table.keyText(named.child))} keys is gone${along}`;
	return `${nameOf$2(named)} is gone${along}`;
}
function takesAlong({ count, pointers }) {
	if (count === 0) return "";
	const shown = pointers.filter((pointer) => pointer !== "").map((pointer) => /^[\w$/#~-]{1,200}$/.test(pointer) ? pointer : quoteValue(pointer));
	const names = shown.length === 0 ? "" : `: ${shown.join(", ")}${count > shown.length ? " \u2026" : ""}`;
	return `, with ${count === 1 ? "something" : `${count} parts`} in it that roomlint does not know${names}`;
}
function added(named, repeated, hides) {
	const key = repeated ? quoteValue(named.table.keyText(named.child)) : "";
	if (hides) return `another ${key} key is new: most readers no longer see the one that was there`;
	if (repeated) return `another ${quoteValue(named.table.keyText(named.child))} key is new`;
	return `${nameOf$2(named)} is new`;
}
function nameOf$2(named) {
	const { table, child, record } = named;
	if (table.key[child] === -1) return elementName(named);
	const key = quoteValue(table.keyText(child));
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
	for (const child of children.subarray(0, MAX_NAMES)) if (!inArray) shown.push(shownName(table.keyText(child)));
	else {
		const id = idNode(table, child, matching.identity);
		shown.push(id < 0 ? shownValue(table, child) : quoteValue(nodeText(table, id)));
	}
	return `${shown.join(", ")}${children.length > MAX_NAMES ? " \u2026" : ""}`;
}
function layout(before, after, { count }, isEmbedded) {
	const hadMark = !isEmbedded && byteOrderMarkLength(before) > 0;
	const hasMark = !isEmbedded && byteOrderMarkLength(after) > 0;
	if (hadMark === hasMark) return spaceDiffers(count);
	const mark = hasMark ? "the file now begins with a byte-order mark" : "the byte-order mark is gone";
	return count === 1 ? mark : `${mark}, and ${spaceDiffers(count - 1)}`;
}
function spaceDiffers(count) {
	return count === 1 ? "white space differs at 1 place" : `white space differs at ${count.toLocaleString("en")} places`;
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
		const { class: differenceClass, known, wording: words, place, message, before, after } = difference;
		const { unknownInside, hides = false, count = 1, isExempt } = difference;
		const inside = unknownInside?.count ?? 0;
		let placeBefore;
		let placeAfter;
		let forgiven = isExempt === true || policy.forgives(difference, this.holder !== void 0, inside > 0 || words === "no-json");
		if (!forgiven && isExempt === void 0 && policy.hasExemptions) {
			placeBefore = before?.();
			placeAfter = after?.();
			const at = placeBefore ?? placeAfter;
			forgiven = at !== void 0 && policy.isExempt(at.pointer, at.embedded);
		}
		const noted = {
			class: differenceClass,
			known,
			forgiven,
			wording: words,
			place,
			unknownInside: inside
		};
		collector.note(noted, () => ({
			class: differenceClass,
			known,
			forgiven,
			message: message(),
			count,
			unknownInside: inside === 0 ? void 0 : unknownInside,
			hides,
			before: placeBefore ?? before?.(),
			after: placeAfter ?? after?.()
		}));
	}
	removed(child, matching, position) {
		const { before, cursor } = this;
		const placed = cursor.childShape("before");
		const equals = this.equalMembers("before", matching, position);
		const isDisturbing = equals !== void 0 && this.holdUnknown(matching, equals);
		const loses = losesUnknown(before, child, placed, true);
		const isOnTwin = loses && this.twins.hold(child);
		const unknownInside = isOnTwin ? NOTHING$2 : unknownParts(before, child, placed);
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
		const placed = cursor.childShape("after");
		const equals = this.equalMembers("after", matching, position);
		const hides = equals !== void 0 && this.holdUnknown(matching, equals);
		const inUnknown = cursor.shape("before") === -1;
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
		const { top } = this.cursor;
		return top !== void 0 && this[side].isObject(top[side].node) ? matching.equals(side, position) : void 0;
	}
	holdUnknown(matching, equals) {
		const answered = this.equalsHoldUnknown.get(equals);
		if (answered !== void 0) return answered;
		const { before, cursor } = this;
		const { top } = cursor;
		const answer = equals.some((position) => {
			const child = matching.before[position];
			const placed = top && childShape(before, top.before.node, top.shapes.before, child);
			return placed !== void 0 && holdsUnknown(before, child, placed);
		});
		this.equalsHoldUnknown.set(equals, answer);
		return answer;
	}
	movesUnknown(matching, position) {
		const { top } = this.cursor;
		if (top === void 0 || !this.before.isArray(top.before.node)) return false;
		return elementShape(top.shapes.before) === -1 && position < matching.before.length;
	}
	embedded(a, b, isSame) {
		const { before, after } = this;
		const label = this.label();
		const isList = before.isArray(a) || after.isArray(b);
		const areStrings = before.isString(a) && after.isString(b);
		this.report({
			class: "changed",
			known: true,
			wording: isList ? "embedded-list" : "embedded",
			place: this.cursor.childPlace,
			message: () => areStrings ? unwrapped(label(), isSame) : embedded(label(), isList, after.isString(b), isSame),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	changed(a, b, words) {
		const { before, after, cursor } = this;
		const placed = cursor.childShape("before");
		const label = this.label();
		const unknownInside = unknownParts(before, a, placed);
		this.report({
			class: "changed",
			known: !losesUnknown(before, a, placed, false) || this.isWithoutNumbers(a, b),
			wording: unknownInside.count > 0 ? "content" : words,
			place: cursor.childPlace,
			unknownInside,
			takesSection: before.after[a] !== a + 1 && (placed === SNAPSHOT_SHAPE || this.isSection("before", placed)),
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
			known: cursor.childShape("before") !== -1,
			wording: "value",
			place: cursor.childPlace,
			message: () => spelled(label(), message()),
			before: this.valuePlace("before", a),
			after: this.valuePlace("after", b)
		});
	}
	keySpelling(a, b) {
		const { before, after, cursor } = this;
		this.report({
			class: "spelling",
			known: cursor.childShape("before") !== -1,
			wording: "key",
			place: cursor.childPlace,
			message: () => keySpelling(before, a, after, b),
			before: this.memberPlace("before", a),
			after: this.memberPlace("after", b)
		});
	}
	renamed(a, b) {
		const { before, after, cursor } = this;
		this.report({
			class: "changed",
			known: true,
			wording: "key",
			place: cursor.childPlace,
			message: () => renamed(before.keyText(a), after.keyText(b)),
			before: this.memberPlace("before", a),
			after: this.memberPlace("after", b)
		});
	}
	order(a, b, matching, inArray) {
		const { before, after, cursor } = this;
		this.report({
			class: "order",
			known: (inArray ? elementShape(cursor.shape("before")) : cursor.shape("before")) !== -1,
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
	isSection(side, placed) {
		return this.cursor.shape(side) === SNAPSHOT_SHAPE && placed !== -1;
	}
	named(side, child, placed) {
		const { cursor } = this;
		const table = this[side];
		const inside = holdsJson(placed) && isKeyedById(cursor.shape(side)) ? insideShape(placed) : placed;
		return {
			table,
			child,
			record: this.isSection(side, placed) ? "section" : recordOfShape(inside),
			around: containerName(table, cursor, side),
			identity: cursor.top?.matching?.identity ?? "any-id",
			position: cursor.top?.[side].position ?? 0
		};
	}
	layout(tally, isExempt) {
		const { holder, before, after } = this;
		const known = holder === void 0 || holder.shape !== -1;
		this.report({
			class: "layout",
			known,
			wording: "value",
			place: holder?.place ?? "",
			touchesUnknown: !known,
			message: () => layout(before.bytes, after.bytes, tally, holder !== void 0),
			before: () => tally.before,
			after: () => tally.after,
			count: tally.count,
			isExempt
		});
	}
};
// src/verdict/roundtrip/redact.ts
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
// src/verdict/roundtrip/cursor.ts
const LOGIC_SHAPE = memberShape(SNAPSHOT_SHAPE, "logic");
const ROOM_EXTRA_DATA = "roomSettingsExtraData";
const MAX_STEPS = 1e3;
const MAX_DEPTH$1 = 100;
const MAX_KEY_LENGTH = 200;
var Cursor = class {
	tables;
	rootShape;
	rootPlace;
	open = [];
	top;
	constructor(tables, rootShape, rootPlace) {
		this.tables = tables;
		this.rootShape = rootShape;
		this.rootPlace = rootPlace;
	}
	get depth() {
		return this.open.length;
	}
	push(a, b, matching) {
		const { before, after } = this.tables;
		const shapes = {
			before: correctedShape(before, a, after, b, this.childShape("before")),
			after: nodeShape(after, b, this.childShape("after"))
		};
		this.top = {
			before: {
				node: a,
				child: -1,
				position: -1
			},
			after: {
				node: b,
				child: -1,
				position: -1
			},
			matching,
			shapes,
			place: this.childPlace,
			visited: 0,
			isExempt: void 0
		};
		this.open.push(this.top);
	}
	pop() {
		this.open.pop();
		this.top = this.open.at(-1);
	}
	around(levels) {
		return this.open[this.open.length - 1 - levels];
	}
	shape(side) {
		return this.top?.shapes[side] ?? this.rootShape;
	}
	childShape(side) {
		const { top } = this;
		if (top === void 0) return this.rootShape;
		const where = side === "before" && this.isRenamed ? "after" : side;
		const { node, child } = top[where];
		return child === -1 ? -1 : childShape(this.tables[where], node, top.shapes[side], child);
	}
	get isRenamed() {
		return this.top?.matching?.isRenamed(this.top.before.position) ?? false;
	}
	get place() {
		return this.top?.place ?? this.rootPlace;
	}
	get childPlace() {
		const { top, depth } = this;
		if (top === void 0) return this.rootPlace;
		if (depth >= MAX_DEPTH$1) return depth === MAX_DEPTH$1 ? `${top.place}/**` : top.place;
		const step = this.step(top.before.child === -1 ? "after" : "before", top);
		const varies = typeof step === "number" || isKeyedById(top.shapes.before) || step.length > MAX_KEY_LENGTH;
		return `${top.place}${varies ? "/*" : formatPointer([step])}`;
	}
	get mayHoldExpressions() {
		return this.open.some(({ before: { child }, shapes: { before: shape } }) => {
			if (shape === LOGIC_SHAPE) return true;
			const record = recordOfShape(shape);
			if (record === "logic-value" || record === "room-tasks") return true;
			return record === "settings" && child !== -1 && this.tables.before.keyText(child) === ROOM_EXTRA_DATA;
		});
	}
	isExempt(ask) {
		const { top } = this;
		if (top === void 0) return ask();
		top.isExempt ??= ask();
		return top.isExempt;
	}
	pointer(side, child) {
		const length = child ? this.depth : this.depth - 1;
		const frames = this.open.slice(0, Math.max(0, Math.min(length, MAX_STEPS)));
		return formatPointer(frames.map((frame) => this.step(side, frame)));
	}
	step(side, frame) {
		const { node, child, position } = frame[side];
		const table = this.tables[side];
		return table.isArray(node) ? position : table.keyText(child);
	}
};
// src/verdict/roundtrip/equal-parts.ts
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
		const edges = starts.flatMap((from, index) => [from, from + this.lengths[index]]);
		return sourceOffsets(bytes, start, end, edges);
	}
};
// src/verdict/roundtrip/held-json.ts
function mayHoldJson(content) {
	const first = content[skipSpace(content, 0)];
	return first === 123 || first === 91;
}
function heldJson(table, node) {
	const { bytes } = table;
	const start = table.start[node];
	const end = table.end[node];
	if (table.isContainer(node)) {
		const toSource = (offsets) => offsets.map((offset) => offset + start);
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
	const toSource = (inside) => strings.reduceRight((offsets, around) => sourceOffsets(around.bytes, around.start, around.end, offsets), inside);
	return {
		content,
		strings: strings.length,
		toSource
	};
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
		this.compare(0, this.before.start[0], 0, this.after.start[0]);
	}
	compareEnd() {
		const { before, after } = this;
		this.compare(before.end[0], before.bytes.length, after.end[0], after.bytes.length);
	}
	compareBefore(a, b) {
		this.compare(spaceStart(this.before.bytes, a), a, spaceStart(this.after.bytes, b), b);
	}
	compareAfter(a, b) {
		this.compare(a, skipSpace(this.before.bytes, a), b, skipSpace(this.after.bytes, b));
	}
	compare(start, end, startAfter, endAfter) {
		const { cursor, policy, reporter } = this;
		if (sameBytes(this.before.bytes, start, end, this.after.bytes, startAfter, endAfter)) return;
		const isExempt = reporter.isExempt(policy, false);
		const tally = isExempt ? this.exempt : this.other;
		if (tally !== void 0) {
			tally.count++;
			return;
		}
		const child = cursor.top !== void 0 && cursor.top.before.child !== -1;
		const first = {
			count: 1,
			before: reporter.pendingPlace("before", child, start, end),
			after: reporter.pendingPlace("after", child, startAfter, endAfter)
		};
		if (isExempt) this.exempt = first;
		else this.other = first;
	}
};
function spaceStart(bytes, at) {
	let start = at;
	while (start > 0 && isSpace(bytes[start - 1])) start--;
	return start;
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
		this.cursor = new Cursor({
			before,
			after
		}, rootShape, holder?.place ?? "");
		this.equalBytes = new EqualBytes(before, after);
		this.reporter = comparing.reporterOf(before, after, this.cursor, holder);
		if (!comparing.isOfValues) this.layout = new Layout(before, after, this.cursor, comparing.policy, this.reporter);
	}
	run() {
		const { before, after } = this;
		this.layout?.compareStart();
		this.noteEqual(0, before.start[0], 0, after.start[0], false);
		this.compare(0, 0);
		for (let { top } = this.cursor; top !== void 0; {top} = this.cursor) this.step(top);
		this.layout?.compareEnd();
		const [end, endAfter] = [before.end[0], after.end[0]];
		this.noteEqual(end, before.bytes.length, endAfter, after.bytes.length, false);
		this.layout?.report();
	}
	step(top) {
		const { matching, before: one, after: other } = top;
		if (matching !== void 0) {
			this.stepMatched(matching, top);
			return;
		}
		const next = one.child === -1 ? one.node + 1 : this.before.after[one.child];
		const nextAfter = other.child === -1 ? other.node + 1 : this.after.after[other.child];
		if (next >= this.before.after[one.node]) {
			this.pop(top);
			return;
		}
		one.child = next;
		other.child = nextAfter;
		one.position++;
		other.position++;
		this.compareChildren(next, nextAfter, true);
	}
	stepMatched(matching, top) {
		const { before, after, partners, added } = matching;
		const visited = top.visited++;
		const isAdded = visited >= before.length;
		const position = isAdded ? -1 : visited;
		const partner = isAdded ? added[visited - before.length] : partners[visited];
		if (partner === void 0) {
			this.pop(top);
			return;
		}
		const child = isAdded ? -1 : before[position];
		const other = partner === -1 ? -1 : after[partner];
		top.before.child = child;
		top.before.position = position;
		top.after.child = other;
		top.after.position = partner;
		if (isAdded) this.reporter.added(other, matching, partner);
		else if (partner === -1) this.reporter.removed(child, matching, position);
		else {
			const follows = visited === 0 ? partner === 0 : partner > 0 && partners[visited - 1] === partner - 1;
			this.compareChildren(child, other, follows);
		}
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
			if (this.cursor.isRenamed) this.reporter.renamed(a, b);
			else if (!sameBytes(before.bytes, keyA, keyEndA, after.bytes, keyB, keyEndB)) this.reporter.keySpelling(a, b);
		} else if (follows) this.layout?.compareBefore(startA, startB);
		const { depth } = this.cursor;
		this.compare(a, b);
		if (this.cursor.depth === depth) this.leave(a, b);
	}
	pop({ before: { node }, after: { node: other } }) {
		const { cursor, before, after } = this;
		if (this.equalRanges !== void 0) {
			const endA = before.end[node] - 1;
			const endB = after.end[other] - 1;
			this.noteBefore(endA, endB);
			this.noteEqual(endA, endA + 1, endB, endB + 1, false);
		}
		cursor.pop();
		if (cursor.top !== void 0) this.leave(cursor.top.before.child, cursor.top.after.child);
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
		if (this.comparing.isOfValues && bothObjects && (repeatsKey(before, a) || repeatsKey(after, b))) {
			this.reporter.changed(a, b, "value");
			return;
		}
		if (bothObjects || before.isArray(a) && after.isArray(b)) {
			const matching = matchChildren(before, a, after, b, bothObjects ? "any-id" : identityIn(this.cursor.childShape("before")), this.corrections(a, b));
			this.cursor.push(a, b, matching);
			if (before.after[a] === a + 1 && after.after[b] === b + 1) this.layout?.compareAfter(before.start[a] + 1, after.start[b] + 1);
			if (matching?.reordered) this.reporter.order(a, b, matching, !bothObjects);
		} else if (before.isString(a) && after.isString(b)) this.compareStrings(a, b);
		else this.compareScalars(a, b);
	}
	corrections(a, b) {
		const { before, after, cursor } = this;
		if (this.comparing.isOfValues) return NO_CORRECTIONS;
		const { keepsRecords } = this.comparing.policy;
		return {
			renews: !keepsRecords ? void 0 : isKeyedById(cursor.childShape("before")) ? "ids-and-keys" : "ids",
			misspelledKeys: () => misspelledKeys(before, a, correctedShape(before, a, after, b, cursor.childShape("before"))),
			hasCorrectedType: (element, other) => {
				const placed = childShape(before, a, nodeShape(before, a, cursor.childShape("before")), element);
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
		const { equalRanges, before, after, comparing, reporter } = this;
		if (equalRanges === void 0) return;
		if (!sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter)) return;
		if (!reporter.isExempt(comparing.policy, child)) equalRanges.add(start, startAfter, end - start);
	}
	compareStrings(a, b) {
		const { before, after } = this;
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
		if (this.comparing.isOfValues) {
			this.compareValuesOf(a, contentA, b, contentB);
			return;
		}
		const holds = mayHoldJson(contentA);
		if (!holds || !mayHoldJson(contentB)) {
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
		this.compareInside(inBefore, inAfter, ONE_STRING, ranges, (side, offsets) => side === "before" ? sourceOffsets(before.bytes, startA, endA, offsets) : sourceOffsets(after.bytes, startB, endB, offsets));
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
	compareValuesOf(a, contentA, b, contentB) {
		const held = (content) => {
			const table = mayHoldJson(content) ? readTable(content) : void 0;
			return table !== void 0 && table.levels <= 256 ? table : void 0;
		};
		const inBefore = held(contentA);
		const inAfter = inBefore && held(contentB);
		if (inBefore === void 0 || inAfter === void 0) this.reporter.changed(a, b, "value");
		else {
			const finish = this.reporter.inside(a, b);
			this.compareInside(inBefore, inAfter, ONE_STRING, void 0, (_side, offsets) => offsets);
			finish();
		}
	}
	compareHeld(a, b) {
		const { before, after, cursor, reporter } = this;
		if (!holdsJson(cursor.childShape("before"))) return false;
		const [one, other] = [heldJson(before, a), heldJson(after, b)];
		if (one === void 0 || other === void 0) return false;
		const areStrings = one.strings > 0 && other.strings > 0;
		const most = Math.max(one.strings, other.strings);
		const isSame = (areStrings ? most > 1 : most === 1) && sameTokens(one.content, other.content);
		if (!isSame && one.strings === other.strings) return false;
		const [inBefore, inAfter] = isSame ? [] : [readTable(one.content), readTable(other.content)];
		if (!isSame && !(inBefore?.isObject(0) && inAfter?.isObject(0))) return false;
		reporter.embedded(a, b, isSame);
		if (inBefore === void 0 || inAfter === void 0) return true;
		const strings = {
			before: one.strings,
			after: other.strings
		};
		this.compareInside(inBefore, inAfter, strings, void 0, (side, offsets) => (side === "before" ? one : other).toSource(offsets));
		return true;
	}
	compareInside(before, after, strings, equalRanges, toSource) {
		const { comparing, cursor, reporter } = this;
		const { collector } = comparing;
		const first = collector.pending.length;
		const place = `${cursor.childPlace}#`;
		const holder = {
			reporter,
			shape: cursor.childShape("before"),
			place,
			strings
		};
		new TextPair(before, after, comparing, holder, equalRanges).run();
		for (const side of ["before", "after"]) collector.carryOver(first, side, (offsets) => toSource(side, offsets));
	}
	compareScalars(a, b) {
		const { before, after } = this;
		const textA = isNumber$1(before, a) ? numberText(before, a) : void 0;
		const textB = isNumber$1(after, b) ? numberText(after, b) : void 0;
		if (textA !== void 0 && textB !== void 0) {
			if (sameNumber(textA, textB)) this.reporter.spelling(a, b, () => numberSpelling(before, a, after, b));
			else this.reporter.changed(a, b, "value");
			return;
		}
		if (this.comparing.isOfValues) this.reporter.changed(a, b, "value");
		else if (!this.compareHeld(a, b)) this.reporter.changed(a, b, kindOf$1(before, a) === kindOf$1(after, b) ? "value" : "type");
	}
};
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
// src/verdict/roundtrip/compare.ts
const MAX_DIFFERENCES = 1e4;
function compareTexts(before, after, options) {
	const { keep, allow, maxDifferences = MAX_DIFFERENCES } = options;
	if (sameBytes(before, 0, before.length, after, 0, after.length)) return {
		verdict: "identical",
		keep,
		differences: [],
		omitted: 0,
		groups: []
	};
	const table = read(before, "before");
	const tableAfter = read(after, "after");
	const collector = new Collector(maxDifferences);
	const comparing = {
		collector,
		policy: new KeepPolicy(keep, allow, options.keepsRecords),
		questNames: new QuestNames([before, after]),
		shape: SNAPSHOT_SHAPE,
		isOfValues: false,
		reporterOf: (one, other, cursor, holder) => new DifferenceReporter(one, other, cursor, comparing, holder)
	};
	new TextPair(table, tableAfter, comparing, void 0, void 0).run();
	const comparison = locateDifferences(before, after, options, collector);
	if (comparison.groups.length === 0) return comparison;
	return redactComparison(comparison, maskOfJson([before, after]));
}
function read(bytes, side) {
	const table = readTable(bytes, byteOrderMarkLength(bytes));
	if (table === void 0 || !table.isUtf8) throw notJson(side, bytes);
	return table;
}
function locateDifferences(before, after, { keep, maxDifferences: maxListed = MAX_DIFFERENCES }, collector) {
	const { pending } = collector;
	const linesBefore = new LineIndex(before);
	const linesAfter = new LineIndex(after);
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
		groups: collector.groups.map((group) => toGroup(group, differences)).sort(worstFirst)
	};
}
function toPlace(place, lines) {
	if (place === void 0) return void 0;
	const { pointer, embedded, start, end } = place;
	const [from, to] = [lines.positionOf(byteOffset(start)), lines.positionOf(byteOffset(end))];
	return {
		pointer,
		embedded,
		start: from,
		end: to
	};
}
function inTextOrder(a, b) {
	if (a.before !== void 0 && b.before !== void 0) return a.before.start.offset - b.before.start.offset || a.before.end.offset - b.before.end.offset;
	if (a.before !== void 0 || b.before !== void 0) return a.before === void 0 ? 1 : -1;
	return (a.after?.start.offset ?? 0) - (b.after?.start.offset ?? 0);
}
function toGroup(group, differences) {
	const { noted, count, unknownInside } = group;
	const { known, forgiven } = noted;
	const first = differences.get(group.first);
	if (first === void 0) throw new Error("the first difference of a group was not kept");
	return {
		class: noted.class,
		known,
		forgiven,
		places: noted.place,
		count,
		unknownInside,
		first
	};
}
function worstFirst(a, b) {
	return Number(a.forgiven) - Number(b.forgiven) || DIFFERENCE_CLASSES.indexOf(a.class) - DIFFERENCE_CLASSES.indexOf(b.class) || Number(a.known) - Number(b.known) || b.count - a.count;
}
// src/verdict/roundtrip/find-loss.ts
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
	const where = at === void 0 ? "" : placeText(at, briefPointer);
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
// src/bytes/json/edit/json-editor.ts
var Spelled = class Spelled {
	json;
	static {
		brand(Spelled, "Spelled");
	}
	constructor(json) {
		this.json = json;
		requireArgument("json", json, STRING);
		if (!isJson(json)) throw new EditError(`${JSON.stringify(json)} is not JSON`);
	}
};
var JsonEditor = class {
	bytes;
	edits = [];
	constructor(bytes) {
		this.bytes = bytes;
		requireBytes(bytes);
		const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
		if (text === void 0) throw new EditError("the bytes are not UTF-8");
		if (!isJson(text)) throw new EditError("the bytes are not JSON");
	}
	replace(at, value) {
		return this.add({
			kind: "replace",
			place: placeOf$3(at),
			by: newJson(value)
		});
	}
	rename(at, key) {
		requireArgument("key", key, STRING);
		return this.add({
			kind: "rename",
			place: placeOf$3(at),
			key
		});
	}
	remove(at) {
		return this.add({
			kind: "remove",
			place: placeOf$3(at)
		});
	}
	insert(at, value, beside) {
		if (beside !== void 0) requireArgument("beside", beside, BESIDE);
		const place = placeOf$3(at);
		if (place.parent === void 0 || place.step === void 0) throw new EditError("cannot insert a root: the pointer must end in the new key or index");
		return this.add({
			kind: "insert",
			into: place.parent,
			key: String(place.step),
			json: newJson(value),
			beside: beside === void 0 ? void 0 : "before" in beside ? {
				side: "before",
				step: beside.before
			} : {
				side: "after",
				step: beside.after
			}
		});
	}
	embed(at) {
		return this.add({
			kind: "embed",
			place: placeOf$3(at)
		});
	}
	splices() {
		return spliceText(this.bytes, this.edits);
	}
	result() {
		return applySplices(this.bytes, this.splices());
	}
	add(edit) {
		this.edits.push(edit);
		return this;
	}
};
const AT = {
	what: "a JSON Pointer, or an array of them",
	is: (value) => STRING.is(value) || listOf(STRING).is(value) && Array.isArray(value) && value.length > 0
};
const BESIDE = {
	what: "an object with before or after",
	is: (value) => OBJECT$1.is(value) && ("before" in Object(value) || "after" in Object(value))
};
function placeOf$3(at) {
	requireArgument("at", at, AT);
	const [pointer, ...embedded] = typeof at === "string" ? [at] : at;
	let place = Place.root.along(parsePointer(pointer));
	for (const inner of embedded) place = place.inside().along(parsePointer(inner));
	return place;
}
const MAX_DEPTH = 1e3;
function newJson(value) {
	if (value instanceof Spelled) return {
		kind: "json",
		json: value.json
	};
	requireJson("value", value, {
		what: "a JSON value or a Spelled",
		maxDepth: MAX_DEPTH
	});
	return {
		kind: "value",
		value
	};
}
function spliceText(bytes, edits) {
	return edits.length === 0 ? [] : locateEdits(bytes, [], [], [edits]).splicesOf(edits);
}
// src/bytes/places/meant-as-json.ts
function isMeantAsJson(content) {
	const start = skipSpace(content, 0);
	const first = content[start];
	if (first === 34) {
		const scanner = new Scanner(content, start);
		if (scanner.next() !== Token.string) return false;
		const { end } = scanner;
		return skipSpace(content, end) === content.length && isMeantAsJson(decodeString(content, start, end));
	}
	if (first !== 123 && first !== 91) return false;
	return content[skipSpace(content, start + 1)] === (first === 123 ? 34 : 123) || isJson(textOf(content));
}
// src/bytes/places/token-text.ts
function scalarKind(token) {
	switch (token) {
		case Token.string:
		case Token.faultyString:
		case Token.unclosedString: return "string";
		case Token.number: return "number";
		case Token.literal: return "literal";
		case Token.faultyNumber:
		case Token.word:
		case Token.singleQuoted:
		case Token.curlyQuoted: return "invalid";
		default: return;
	}
}
// src/bytes/places/place-table.ts
const OBJECT = 32;
const ARRAY = 33;
const IS_KEY = 64;
const IS_OPEN = 128;
const MAX_KEPT$1 = 8;
var PlaceTable = class PlaceTable {
	bytes;
	count = 0;
	start = /* @__PURE__ */ new Int32Array(64);
	end = /* @__PURE__ */ new Int32Array(64);
	parent = /* @__PURE__ */ new Int32Array(64);
	step = /* @__PURE__ */ new Int32Array(64);
	after = /* @__PURE__ */ new Int32Array(64);
	kinds = /* @__PURE__ */ new Uint8Array(64);
	members = /* @__PURE__ */ new Map();
	held = /* @__PURE__ */ new Map();
	constructor(bytes) {
		this.bytes = bytes;
		const builder = new Builder(this);
		readTree(bytes, builder);
		builder.finish();
	}
	add(kind, start, end, parent, step) {
		const entry = this.count++;
		if (entry === this.start.length) this.grow();
		this.kinds[entry] = kind;
		this.start[entry] = start;
		this.end[entry] = end;
		this.parent[entry] = parent;
		this.step[entry] = step;
		this.after[entry] = entry + 1;
		return entry;
	}
	close(entry, end, hasBracket) {
		this.end[entry] = end;
		this.after[entry] = this.count;
		if (!hasBracket) this.kinds[entry] = (this.kinds[entry] ?? 0) | IS_OPEN;
	}
	lastBefore(offset) {
		return firstWhere(this.count, (entry) => this.startOf(entry) > offset) - 1;
	}
	find(offset) {
		let entry = this.lastBefore(offset);
		while (entry !== -1 && !this.holds(entry, offset)) entry = this.parentOf(entry);
		return entry;
	}
	holds(entry, offset) {
		const end = this.endOf(entry);
		if (offset < end) return true;
		return offset === end && end === this.bytes.length && this.isOpen(entry);
	}
	isOpen(entry) {
		return ((this.kinds[entry] ?? 0) & IS_OPEN) !== 0 || this.tokenOf(entry) === Token.unclosedString;
	}
	isKey(entry) {
		return ((this.kinds[entry] ?? 0) & IS_KEY) !== 0;
	}
	isObject(entry) {
		return ((this.kinds[entry] ?? 0) & -129) === OBJECT;
	}
	isArray(entry) {
		return ((this.kinds[entry] ?? 0) & -129) === ARRAY;
	}
	startOf(entry) {
		return this.start[entry] ?? 0;
	}
	endOf(entry) {
		return this.end[entry] ?? 0;
	}
	parentOf(entry) {
		return this.parent[entry] ?? -1;
	}
	tokenOf(entry) {
		const kind = this.kinds[entry] ?? 0;
		return (kind & OBJECT) === 0 ? kind & -65 : void 0;
	}
	kindOf(entry) {
		const token = this.tokenOf(entry);
		if (token === void 0) return this.isArray(entry) ? "array" : "object";
		return scalarKind(token) ?? "invalid";
	}
	contentOf(entry) {
		return this.kindOf(entry) === "string" ? decodeString(this.bytes, this.startOf(entry), this.contentEnd(entry)) : this.bytes.subarray(this.startOf(entry), this.endOf(entry));
	}
	inContent(entry, offset) {
		return this.kindOf(entry) === "string" ? decodedOffset(this.bytes, this.startOf(entry), this.contentEnd(entry), offset) : offset - this.startOf(entry);
	}
	fromContent(entry, offsets) {
		return sourceOffsets(this.bytes, this.startOf(entry), this.contentEnd(entry), offsets);
	}
	contentEnd(entry) {
		return this.endOf(entry) + (this.tokenOf(entry) === Token.unclosedString ? 1 : 0);
	}
	textOf(entry) {
		return textOf(this.contentOf(entry));
	}
	keyOf(entry) {
		if (this.isKey(entry)) return entry;
		return this.isObject(this.parentOf(entry)) ? this.step[entry] ?? -1 : -1;
	}
	valueOf(key) {
		const value = key + 1;
		return value < this.count && this.parent[value] === this.parent[key] && !this.isKey(value) ? value : -1;
	}
	stepsOf(entry) {
		const steps = [];
		for (let at = entry; this.parentOf(at) !== -1; at = this.parentOf(at)) {
			const key = this.keyOf(at);
			steps.push(key === -1 ? this.step[at] ?? 0 : this.textOf(key));
		}
		return steps.reverse();
	}
	membersOf(object) {
		return getOrInsert(this.members, object, () => {
			const members = /* @__PURE__ */ new Map();
			for (const key of this.childrenOf(object)) members.set(this.textOf(key), key);
			return members;
		});
	}
	member(object, name) {
		const key = this.isObject(object) ? this.membersOf(object).get(name) : void 0;
		return key === void 0 ? -1 : this.valueOf(key);
	}
	childrenOf(container) {
		const found = [];
		const limit = this.after[container] ?? 0;
		for (let entry = container + 1; entry < limit;) {
			found.push(entry);
			const last = this.isKey(entry) ? this.valueOf(entry) : entry;
			entry = last === -1 ? entry + 1 : this.after[last] ?? limit;
		}
		return found;
	}
	isOverridden(entry) {
		for (let at = entry; at !== -1; at = this.parentOf(at)) {
			const key = this.keyOf(at);
			if (key !== -1 && this.membersOf(this.parentOf(at)).get(this.textOf(key)) !== key) return true;
		}
		return false;
	}
	heldBy(string) {
		const { held } = this;
		const known = held.get(string);
		if (known !== void 0) return known;
		const content = this.contentOf(string);
		const text = {
			content,
			inside: isMeantAsJson(content) ? new PlaceTable(content) : void 0
		};
		const [oldest] = held.keys();
		if (held.size === MAX_KEPT$1 && oldest !== void 0) held.delete(oldest);
		held.set(string, text);
		return text;
	}
	grow() {
		const size = this.count * 2;
		this.start = grown(this.start, size);
		this.end = grown(this.end, size);
		this.parent = grown(this.parent, size);
		this.step = grown(this.step, size);
		this.after = grown(this.after, size);
		const kinds = new Uint8Array(size);
		kinds.set(this.kinds);
		this.kinds = kinds;
	}
};
var Builder = class {
	table;
	containers = [];
	isDone = false;
	constructor(table) {
		this.table = table;
	}
	key(start, end, kind) {
		const around = this.containers.at(-1);
		if (this.isDone || around === void 0 || around.entry === -1 || scalarKind(kind) === void 0) return;
		around.key = this.table.add(kind | IS_KEY, start, end, around.entry, 0);
	}
	open(isArray, start) {
		if (this.isDone) return false;
		const entry = this.add(isArray ? ARRAY : OBJECT, start, this.table.bytes.length);
		this.containers.push({
			entry,
			isArray,
			index: -1,
			key: -1
		});
		return true;
	}
	close(_isArray, _start, end) {
		if (!this.isDone) this.closeLast(end, true);
	}
	scalar(kind, start, end) {
		if (this.isDone || scalarKind(kind) === void 0) return;
		const around = this.containers.at(-1);
		if (around?.isArray === false && around.key === -1) this.key(start, end, kind);
		else this.add(kind, start, end);
		this.isDone = around === void 0;
	}
	finish() {
		while (!this.isDone && this.containers.length > 0) this.closeLast(this.table.bytes.length, false);
	}
	closeLast(end, hasBracket) {
		const entry = this.containers.pop()?.entry ?? -1;
		if (entry !== -1) this.table.close(entry, end, hasBracket);
		this.isDone = this.containers.length === 0;
	}
	add(kind, start, end) {
		const around = this.containers.at(-1);
		if (around === void 0) return this.table.add(kind, start, end, -1, 0);
		const step = around.isArray ? ++around.index : around.key;
		around.key = -1;
		if (around.entry === -1 || step === -1) return -1;
		return this.table.add(kind, start, end, around.entry, step);
	}
};
// src/bytes/places/text-places.ts
var TextPlaces = class {
	bytes;
	#root;
	#lines;
	constructor(bytes) {
		this.bytes = bytes;
		requireBytes(bytes);
	}
	get table() {
		this.#root ??= new PlaceTable(this.bytes);
		return this.#root;
	}
	placeAt(offset) {
		const levels = this.levelsAt(offset);
		const last = levels.at(-1);
		if (last === void 0) return void 0;
		const { table, entry } = last;
		const [pointer = "", ...embedded] = levels.map((level) => formatPointer(level.table.stepsOf(level.entry)));
		const kind = table.kindOf(entry);
		const content = kind !== "object" && kind !== "array" ? scalarContent(table, entry) : void 0;
		return {
			pointer,
			embedded,
			part: table.isKey(entry) ? "key" : "value",
			kind,
			text: content && textOf(content),
			index: content && indexAt(content, table.inContent(entry, last.offset)),
			span: spanInFile(levels, table.startOf(entry), table.endOf(entry)),
			overridden: levels.some((level) => level.table.isOverridden(level.entry))
		};
	}
	levelsAt(offset, isCaret = false) {
		requireOffset(this.bytes, offset);
		const levels = [];
		for (let [table, at] = [this.table, offset]; table !== void 0;) {
			const entry = table.find(at);
			if (entry === -1) break;
			levels.push({
				table,
				entry,
				offset: at
			});
			if (table.kindOf(entry) !== "string" || table.isKey(entry) || at === table.startOf(entry)) break;
			at = table.inContent(entry, at);
			const { content, inside } = table.heldBy(entry);
			table = isCaret || table.isOpen(entry) || at < content.length ? inside : void 0;
		}
		return levels;
	}
	spanOf(place) {
		requireArgument("place", place, objectWith({ pointer: STRING }));
		requireFields("place", place, PLACE);
		const { pointer, embedded = [], part = "value" } = place;
		const paths = [pointer, ...embedded].map(parsePointer);
		const levels = [];
		let table = this.table;
		for (const steps of paths) {
			const isLast = levels.length === paths.length - 1;
			const entry = table === void 0 ? -1 : entryAt(table, steps, isLast ? part : "value");
			if (table === void 0 || entry === -1) return void 0;
			levels.push({
				table,
				entry,
				offset: 0
			});
			if (isLast) return spanInFile(levels, table.startOf(entry), table.endOf(entry));
			if (table.kindOf(entry) !== "string") return void 0;
			const { content, inside } = table.heldBy(entry);
			table = inside ?? new PlaceTable(content);
		}
	}
	positionsAt(offsets) {
		requireArgument("offsets", offsets, ARRAY$1);
		return Array.from(offsets, (offset) => {
			requireOffset(this.bytes, offset);
			return this.lines.positionOf(byteOffset(offset));
		});
	}
	offsetsAt(positions) {
		requireArgument("positions", positions, listOf(OBJECT$1));
		for (const { line, column } of positions) {
			requireWhole("line", line, 1);
			requireWhole("column", column, 1);
		}
		return positions.map((position) => this.lines.offsetOf(position));
	}
	get lines() {
		this.#lines ??= new LineIndex(this.bytes);
		return this.#lines;
	}
};
const PLACE = {
	embedded: listOf(STRING),
	part: oneOf(["key", "value"])
};
function entryAt(table, steps, part) {
	let entry = table.count > 0 ? 0 : -1;
	let key = -1;
	for (const step of steps) {
		if (entry === -1) return -1;
		if (table.isArray(entry)) {
			const element = table.childrenOf(entry)[Number(step)] ?? -1;
			entry = String(Number(step)) === step ? element : -1;
			key = -1;
		} else {
			key = table.isObject(entry) ? table.membersOf(entry).get(step) ?? -1 : -1;
			entry = key === -1 ? -1 : table.valueOf(key);
		}
	}
	return part === "key" ? key : entry;
}
function textIndex({ table, entry, offset }) {
	return indexAt(scalarContent(table, entry), table.inContent(entry, offset));
}
function spanInFile(levels, start, end) {
	let offsets = [start, end];
	for (const { table, entry } of levels.slice(0, -1).reverse()) offsets = table.fromContent(entry, offsets);
	const [from = 0, to = 0] = offsets;
	return span(from, to);
}
function scalarContent(table, entry) {
	return table.kindOf(entry) === "string" && !table.isKey(entry) ? table.heldBy(entry).content : table.contentOf(entry);
}
function indexAt(content, offset) {
	let start = offset;
	while (start > 0 && isContinuation(content[start] ?? 0)) start--;
	let index = 0;
	for (let at = 0; at < start; at++) {
		const byte = content[at] ?? 0;
		if (!isContinuation(byte)) index += byte >= 240 ? 2 : 1;
	}
	return index;
}
function requireOffset(bytes, offset) {
	requireWhole("an offset", offset, 0, bytes.length);
}
function placeAt(bytes, offset) {
	return new TextPlaces(bytes).placeAt(offset);
}
function spanOf(bytes, place) {
	return new TextPlaces(bytes).spanOf(place);
}
function positionsAt(bytes, offsets) {
	return new TextPlaces(bytes).positionsAt(offsets);
}
function offsetsAt(bytes, positions) {
	return new TextPlaces(bytes).offsetsAt(positions);
}
// src/verdict/references/named-values.ts
function escapedAt(text, strings) {
	let escaped = text;
	for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
	return escaped;
}
const MAX_KEPT = 4;
var ValueReader = class {
	root;
	kept = /* @__PURE__ */ new Map();
	constructor(root) {
		this.root = root;
	}
	at(place) {
		let value = this.root;
		let key = "";
		let steps = [];
		for (const { parent, step } of place.chain()) {
			if (parent === void 0) continue;
			if (step === void 0) {
				if (typeof value !== "string") return void 0;
				key += `#${formatPointer(steps)}`;
				steps = [];
				value = this.read(key, value);
				continue;
			}
			steps.push(step);
			value = childOf(value, step);
		}
		return value;
	}
	read(key, text) {
		const { kept } = this;
		if (!kept.has(key)) {
			const [oldest] = kept.keys();
			if (kept.size === MAX_KEPT && oldest !== void 0) kept.delete(oldest);
			kept.set(key, tryParseJson(text));
		}
		return kept.get(key);
	}
};
function namedTexts(snapshot, root, { name, mentions }) {
	const values = new ValueReader(root);
	const found = [];
	const addField = (place) => {
		if (values.at(place) === name) found.push({
			holder: place,
			span: span(0, utf8Length(name)),
			name,
			isExpression: false
		});
	};
	for (const mention of mentions) {
		if (mention.kind === "requirement") continue;
		for (const at of placesOf(snapshot, mention)) if (mention.kind === "expression") {
			const { reference } = mention;
			if ((at === mention.place || values.at(at) === values.at(mention.place)) && (reference.name === name || reference.name === bareName(name))) found.push({
				holder: at,
				span: reference.span,
				name: reference.name,
				isExpression: true
			});
		} else addField(at.at("Name"));
	}
	return found;
}
function placesOf(snapshot, { place }) {
	const [outer, inner, ...deeper] = place.paths;
	const [section, key] = outer;
	if (section !== "logic" || key === void 0 || inner === void 0) return [place];
	const item = String(key);
	const index = inner[0] === "Tasks" ? snapshot.repeatedTasks.get(item)?.get(Number(inner[1])) : void 0;
	const steps = index === void 0 ? inner : [
		"Tasks",
		index,
		...inner.slice(2)
	];
	let repeated = Place.root.along([
		"roomItems",
		item,
		"extraData"
	]).inside().along(steps);
	for (const further of deeper) repeated = repeated.inside().along(further);
	return [place, repeated];
}
// src/verdict/references/changes.ts
function renameSplices({ bytes, snapshot, value, mentions }, id, name) {
	const quest = mentions.questOf(id);
	if (quest === void 0) throw new RangeError(unknownId(mentions, id));
	if (quest.name === "") throw new RangeError(`the quest ${quoteValue(id)} has no Name: give it one first`);
	if (name === quest.name) return [];
	const texts = namedTexts(snapshot, value, quest);
	requireFree(mentions, quest, name);
	if (texts.some(({ isExpression }) => isExpression)) requireForExpressions(mentions, quest, name);
	const found = locate(bytes, texts.map(({ holder }) => holder), texts);
	const splices = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const span = found.ofInner(text);
		const depth = found.of(text.holder)?.depth ?? 0;
		if (span === void 0) continue;
		const written = escapedAt(newText(text, quest.name, name), depth + 1);
		splices.set(span.start, {
			start: byteOffset(span.start),
			end: byteOffset(span.end),
			text: written
		});
	}
	return [...splices.values()].sort((a, b) => a.start - b.start);
}
function unknownId({ quests }, id) {
	const named = quests.find((quest) => quest.name === id)?.ids[0];
	return named === void 0 ? `there is no quest with the id ${quoteValue(id)}` : `${quoteValue(id)} is the Name of a quest: give its id, ${quoteValue(named)}`;
}
function newText(text, before, name) {
	return text.isExpression && text.name !== before ? bareName(name) : name;
}
function requireFree(mentions, quest, name) {
	if (!isSoundName(name)) throw new RangeError(`${quoteValue(name)} cannot be a Name: write a number, an underscore and a name, such as "0_find_key"`);
	if (mentions.isNameUsed(name)) throw new RangeError(`the Name ${quoteValue(name)} is used already: choose another one`);
	const bare = bareName(name);
	if (bare !== bareName(quest.name) && mentions.questsInExpression(bare).length > 0) throw new RangeError(`expressions would not say which quest ${quoteValue(bare)} is: another one has this Name without its number`);
	if (bare !== bareName(quest.name) && mentions.isNamedInExpression(bare)) throw new RangeError(`an expression names ${quoteValue(bare)} already: choose another Name`);
}
function requireForExpressions(mentions, quest, name) {
	const bare = bareName(quest.name);
	if (bare !== bareName(name) && mentions.questsInExpression(bare).length > 1) throw new RangeError(`several quests are ${quoteValue(bare)} in expressions: nobody knows which ones to change`);
	if (!/^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .-]*[\p{L}\p{N}_])?$/u.test(bareName(name))) throw new RangeError(`expressions cannot name ${quoteValue(bareName(name))}: use letters, digits, "_", "-", "." and spaces`);
}
function rekeySplices({ bytes, mentions }, key, newKey) {
	const places = mentions.items.get(key) ?? [];
	if (!places.some(({ kind }) => kind !== "parent")) throw new RangeError(`there is no item ${quoteValue(key)}`);
	if (key === newKey) return [];
	if (mentions.items.has(newKey)) throw new RangeError(`the key ${quoteValue(newKey)} is used already: choose another one`);
	const hasChildren = places.some(({ kind }) => kind === "parent");
	if (!/^[1-9]\d{0,14}$/.test(newKey) && (hasChildren || /^\d+$/.test(key))) throw new RangeError(`${quoteValue(newKey)} cannot be the key of an item: parentItemID must be able to name it, so write a whole number from 1`);
	const found = locate(bytes, places.map(({ place }) => place));
	const splices = [];
	for (const { kind, place } of places) {
		const location = found.of(place);
		if (location === void 0) continue;
		const isParent = kind === "parent";
		const span = isParent ? location.value : location.key;
		if (location.repeated || span === void 0) throw new RangeError(`${place.pointers.pointer} is there twice: remove one of them first`);
		splices.push({
			start: byteOffset(span.start),
			end: byteOffset(span.end),
			text: isParent ? newKey : JSON.stringify(newKey)
		});
	}
	return splices.sort((a, b) => a.start - b.start);
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
		const { span } = mention.reference;
		const text = values.at(mention.place);
		return places.filter((place) => values.at(place) === text).map((place) => ({
			kind,
			by: "name",
			place,
			inner: {
				holder: place,
				span
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
// src/model/schema/compiled/descriptions.js
const descriptions = {
	"direct-effector": {
		"": "Holds the effect of a trigger subscription in the basic form.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4), unlike any other Id of the file."
	},
	"effect": {
		"": "Something that a room item does. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of effect."
	},
	"effector-subscription": {
		"": "Fires an effect on the room item when a quest enters a state.",
		"$type": "TaskEffectorSubscription.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "On entering which state the effect fires: 1 for Active, 2 for Completed. Left out for Not Active. Transition codes do not belong here.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id."
	},
	"hide-object": {
		"": "Hides the room item.",
		"$type": "HideObjectEvent."
	},
	"linked-task-trigger": {
		"": "When a linked task runs. Empty: at once.",
		"Delay": "Seconds to wait before the quest changes; at once when left out."
	},
	"linked-task": {
		"": "One quest that a chain moves on, and how.",
		"Trigger": "When to run: an empty object for at once, or a Delay.",
		"Id": "UUID (version 4) of this linked task alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest to move on, with its number.",
		"TaskTriggerId": "The id of that quest's inProgress entry."
	},
	"logic-value": {
		"": "What one room item reacts to and does. Stored as JSON inside a string. What other keys it has depends on the kind of item.",
		"Tasks": "The subscriptions of the item: effects it shows when a quest changes, and triggers that change a quest.",
		"ViewNodes": "A list whose elements are not documented.",
		"col": "Not documented; it depends on the kind of item.",
		"e": "Not documented; it depends on the kind of item.",
		"c": "Not documented; it depends on the kind of item."
	},
	"move-to-spot": {
		"": "Moves, turns and scales the room item.",
		"$type": "MoveToSpot.",
		"_transformState": "Where the item ends up, and how long that takes.",
		"_transformState.position": "Position at the end: x, y and z.",
		"_transformState.rotation": "Rotation at the end, a quaternion: x, y, z and w.",
		"_transformState.scale": "Scale at the end: x, y and z.",
		"_transformState.duration": "Seconds the move takes; 0 for at once."
	},
	"quest-entry-completed": {
		"": "The half of a quest pair that stands for the completed quest: it also says what completing it gives.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always completed on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "What completing the quest gives, such as wearables; empty for nothing.",
		"SuccessMsg": "The message shown on completion; may be empty."
	},
	"quest-entry-in-progress": {
		"": "The half of a quest pair that stands for a quest not yet completed. Requirements, subscriptions and linked tasks refer to a quest by the id of this entry.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always inProgress on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string."
	},
	"quest-entry": {
		"": "One half of a quest pair. Its twin has another id and the other Status, and only the completed one of the two has Rewards and SuccessMsg; all else is equal.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Which half of the pair this is: inProgress or completed.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "Only on the completed entry: what completing the quest gives.",
		"SuccessMsg": "Only on the completed entry: the message shown on completion."
	},
	"requirement": {
		"": "Another quest that has to be completed before a quest can start.",
		"delete": "Always false.",
		"amount": "How many completions of the required quest are needed, at least 1 and usually 1.",
		"type": "Always quest.",
		"id": "The inProgress entry of the required quest, by its id."
	},
	"room-item": {
		"": "One thing placed in the room. Every field is optional.",
		"prefabName": "Which kind of thing this is.",
		"pos": "Position. Relative to the parent when the item has one.",
		"pos.x": "Along the x axis.",
		"pos.y": "Along the y axis.",
		"pos.z": "Along the z axis.",
		"rot": "Rotation: a quaternion of length 1.",
		"rot.x": "First imaginary part.",
		"rot.y": "Second imaginary part.",
		"rot.z": "Third imaginary part.",
		"rot.w": "Real part: 1 for no rotation.",
		"scale": "Scale factor along each axis.",
		"scale.x": "Along the x axis.",
		"scale.y": "Along the y axis.",
		"scale.z": "Along the z axis.",
		"modelsize": "Size of the model along each axis.",
		"modelsize.x": "Along the x axis.",
		"modelsize.y": "Along the y axis.",
		"modelsize.z": "Along the z axis.",
		"modelCenter": "Center of the model.",
		"modelCenter.x": "Along the x axis.",
		"modelCenter.y": "Along the y axis.",
		"modelCenter.z": "Along the z axis.",
		"contentString": "The content shown or loaded, such as the address of a model or an image. What it means depends on prefabName.",
		"parentItemID": "Identifier of the room item that this one is attached to, as a whole number; 0 for none.",
		"placed": "True when the item stands in the room.",
		"locked": "True when the item is locked against editing.",
		"superLocked": "True when the stronger of the two locks is set.",
		"interactivityType": "What happens when a player interacts with the item, as a whole-number code.",
		"interactivityURL": "Address used by the interaction.",
		"hoverTitle": "Title shown while a player points at the item.",
		"hoverBodyContent": "Text shown below the hover title.",
		"ImageInteractivityDetails": "Further details of an interaction with an image.",
		"sessionData": "Data of the running session.",
		"instanceId": "Identifier of this instance of the item.",
		"currentEditornetId": "Network number of whoever edits the item, a whole number.",
		"extraData": "Where an import merges the logic entry of this item. Its type is not documented; where it is a string, it holds the same JSON as a logic value."
	},
	"room-tasks": {
		"": "The tasks that belong to the room and not to one of its items.",
		"Tasks": "The list of tasks, often empty. What an element looks like is not documented."
	},
	"run-triggers-from-effector": {
		"": "Chains quests: moves other quests on when the quest of its effector subscription enters a state.",
		"$type": "RunTriggersFromEffector.",
		"linkedTasks": "The quests to move on.",
		"useRandom": "True when one linked task is picked at random; otherwise all of them run."
	},
	"settings": {
		"": "The settings of a room. Only the keys below are documented; others are kept as they are.",
		"roomBase": "Which base the room is built on.",
		"isNight": "True for night, false for day.",
		"chatDisabled": "True when players cannot chat.",
		"tasksRefresh": "True when a page reload puts every quest back to Not Active, whatever its Group.",
		"roomSettingsExtraData": "Further settings, written as JSON inside this string."
	},
	"show-object": {
		"": "Shows the room item.",
		"$type": "ShowObjectEvent."
	},
	"snapshot": {
		"": "Everything a room consists of, as one file. Each section may be left out: an import then leaves that part of the room as it is. One exception: items that are imported without logic may lose the logic that they have.",
		"roomItems": "The room items by their identifier. An import removes every item of the room that is missing here.",
		"settings": "The settings of the room. An import replaces them as a whole.",
		"roomTasks": "The tasks of the room itself. An import replaces them as a whole.",
		"quests": "The quest entries by their id, two for each quest: one inProgress, one completed. An import replaces all of them.",
		"logic": "What room items react to and do, by the identifier of the item. An import merges each value into the item of that identifier, which has to be in roomItems of the same file."
	},
	"subscription": {
		"": "One element of Tasks. Its $type says what it is; a $type that is not known here is left alone.",
		"$type": "The kind of subscription."
	},
	"trigger-subscription-basic": {
		"": "Fires an effect directly; no quest takes part.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Holds the effect to fire."
	},
	"trigger-subscription-quest": {
		"": "Moves a quest on when the event happens.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger-subscription": {
		"": "Something that happens to the room item and has a consequence. The quest-advancing form names a quest in TaskTriggerId; the basic form fires the effect in DirectEffector. Never both.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger": {
		"": "An event that a trigger subscription waits for. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of event. OnEnterEvent needs an item with the prefabName Trigger."
	}
};
const documents = {
	"direct-effector": "quest and task records, part 2",
	"effect": "quest and task records, part 2",
	"effector-subscription": "quest and task records, part 2",
	"hide-object": "quest and task records, part 2",
	"linked-task-trigger": "quest and task records, part 2",
	"linked-task": "quest and task records, part 2",
	"logic-value": "game-management API, part 2",
	"move-to-spot": "quest and task records, part 2",
	"quest-entry-completed": "quest and task records, part 2",
	"quest-entry-in-progress": "quest and task records, part 2",
	"quest-entry": "quest and task records, part 2",
	"requirement": "quest and task records, part 2",
	"room-item": "game-management API, part 2",
	"room-tasks": "game-management API, part 2",
	"run-triggers-from-effector": "quest and task records, part 2",
	"settings": "game-management API, part 2",
	"show-object": "quest and task records, part 2",
	"snapshot": "game-management API, part 2",
	"subscription": "quest and task records, part 2",
	"trigger-subscription-basic": "quest and task records, part 2",
	"trigger-subscription-quest": "quest and task records, part 2",
	"trigger-subscription": "quest and task records, part 2",
	"trigger": "quest and task records, part 2"
};
// src/bytes/json/object-text.ts
var ObjectText = class ObjectText {
	table;
	node;
	nodes = /* @__PURE__ */ new Map();
	constructor(table, node) {
		this.table = table;
		this.node = node;
		for (const child of table.children(node)) this.nodes.set(table.keyText(child), child);
	}
	static of(text) {
		const table = readTable(text, 0, 2);
		if (table === void 0 || !table.isObject(0)) throw new Error("not the text of an object");
		return new ObjectText(table, 0);
	}
	get bytes() {
		return this.table.bytes;
	}
	get start() {
		return this.table.start[this.node];
	}
	get end() {
		return this.table.end[this.node];
	}
	get keys() {
		return this.nodes.keys();
	}
	has(key) {
		return this.nodes.has(key);
	}
	find(key) {
		const node = this.nodes.get(key);
		return node === void 0 ? void 0 : this.memberAt(node);
	}
	get members() {
		return Array.from(this.table.children(this.node), (child) => this.memberAt(child));
	}
	valueOf(key) {
		const node = this.nodes.get(key);
		return node === void 0 ? void 0 : this.table.textOf(node);
	}
	hasSame(key, other) {
		const [node, twin] = [this.nodes.get(key), other.nodes.get(key)];
		return node !== void 0 && twin !== void 0 && this.table.hasSame(node, other.table, twin);
	}
	memberAt(node) {
		const { bytes, start, end, key } = this.table;
		const keyStart = key[node];
		const valueEnd = end[node];
		let leadStart = keyStart;
		while (isSpace(bytes[leadStart - 1])) leadStart--;
		return {
			key: this.table.keyText(node),
			leadStart,
			keyStart,
			keyEnd: this.table.keyEnd(node),
			valueStart: start[node],
			valueEnd,
			trailEnd: skipSpace(bytes, valueEnd)
		};
	}
};
const EXACT_DIGITS = 15;
function hasDoubtfulNumber(bytes) {
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === 34) at = endOfString(bytes, at) - 1;
		else if (byte === 45 || byte >= 48 && byte <= 57) {
			const end = endOfScalar(bytes, at);
			if (isDoubtful(bytes, at, end)) return true;
			at = end - 1;
		}
	}
	return false;
}
function isDoubtful(bytes, start, end) {
	let isPlain = end - start <= EXACT_DIGITS && !(bytes[start] === 45 && bytes[start + 1] === 48);
	for (let at = start; isPlain && at < end; at++) isPlain = bytes[at] !== 101 && bytes[at] !== 69;
	if (isPlain) return false;
	const written = asciiText(bytes, start, end);
	return String(Number(written)) !== written;
}
// src/verdict/room/object-editor.ts
const ascii = (text) => new TextEncoder().encode(text);
const OPEN = ascii("{");
const CLOSE = ascii("}");
const COMMA$1 = ascii(",");
const COLON = ascii(":");
const NOTHING$1 = /* @__PURE__ */ new Uint8Array();
var ObjectEditor = class {
	object;
	model;
	removed = /* @__PURE__ */ new Set();
	replaced = /* @__PURE__ */ new Map();
	added = [];
	constructor(object, model = object) {
		this.object = object;
		this.model = model;
	}
	get hasEdits() {
		return this.removed.size + this.replaced.size + this.added.length > 0;
	}
	put(key, value) {
		if (value === void 0) return;
		const pieces = value instanceof Uint8Array ? [value] : value;
		if (this.object.has(key)) this.replaced.set(key, pieces);
		else this.added.push({
			key: keyIn(this.model, key),
			value: pieces
		});
	}
	remove(key) {
		if (this.object.has(key)) this.removed.add(key);
	}
	text(newBytes) {
		const { bytes, start, end } = this.object;
		return joined([
			bytes.subarray(0, start),
			...this.pieces(),
			bytes.subarray(end)
		], newBytes);
	}
	pieces() {
		const { object, model } = this;
		const { bytes, start, end } = object;
		if (!this.hasEdits) return [bytes.subarray(start, end)];
		const { members } = object;
		const source = members.length > 0 ? object : model;
		const pattern = (members.length > 0 ? members : model.members).at(-1);
		const pieces = [OPEN];
		let written = 0;
		let trail;
		const next = () => {
			if (written++ === 0) return;
			if (trail !== void 0) pieces.push(trail);
			pieces.push(COMMA$1);
		};
		for (const member of members) {
			if (this.removed.has(member.key)) continue;
			next();
			const value = object.find(member.key)?.keyStart === member.keyStart ? this.replaced.get(member.key) : void 0;
			if (value === void 0) pieces.push(bytes.subarray(member.leadStart, member.valueEnd));
			else {
				pieces.push(bytes.subarray(member.leadStart, member.valueStart));
				append(pieces, value);
			}
			trail = member === pattern ? void 0 : bytes.subarray(member.valueEnd, member.trailEnd);
		}
		for (const { key, value } of this.added) {
			next();
			pieces.push(spaceOf(source.bytes, pattern), key, gapOf(source.bytes, pattern));
			append(pieces, value);
			trail = void 0;
		}
		if (written > 0 && pattern !== void 0) pieces.push(source.bytes.subarray(pattern.valueEnd, pattern.trailEnd));
		pieces.push(CLOSE);
		return pieces;
	}
};
function keyIn(model, key) {
	const member = model.find(key);
	return member === void 0 ? ascii(JSON.stringify(key)) : model.bytes.subarray(member.keyStart, member.keyEnd);
}
function spaceOf(bytes, member) {
	return member === void 0 ? NOTHING$1 : bytes.subarray(member.leadStart, member.keyStart);
}
function gapOf(bytes, member) {
	return member === void 0 ? COLON : bytes.subarray(member.keyEnd, member.valueStart);
}
function append(pieces, more) {
	for (const piece of more) pieces.push(piece);
}
function joined(pieces, newBytes = (length) => new Uint8Array(length)) {
	let length = 0;
	for (const piece of pieces) length += piece.length;
	const result = newBytes(length);
	let at = 0;
	for (const piece of pieces) {
		result.set(piece, at);
		at += piece.length;
	}
	return result;
}
// src/verdict/room/records.ts
var Records = class {
	text;
	values = /* @__PURE__ */ new Map();
	constructor(text) {
		this.text = text;
	}
	get keys() {
		return this.text === void 0 ? [] : [...this.text.keys];
	}
	isOf(section) {
		if (this.text === void 0) return false;
		const { bytes, start, end } = this.text;
		return sameBytes(section, 0, section.length, bytes, start, end);
	}
	has(key) {
		return this.text?.has(key) === true;
	}
	get(key) {
		const known = this.values.get(key);
		if (known !== void 0) return known;
		const text = this.text?.valueOf(key);
		if (text === void 0) return void 0;
		const value = parseBytes(text);
		this.values.set(key, value);
		return value;
	}
	hasSame(key, other) {
		return this.hasSameBytes(key, other) || sameContent(this.content(key), other.content(key));
	}
	hasSameBytes(key, other) {
		return this.text !== void 0 && other.text !== void 0 && this.text.hasSame(key, other.text);
	}
	content(key) {
		const text = this.text?.valueOf(key);
		if (text === void 0) return void 0;
		const read = () => this.get(key) ?? null;
		return {
			text,
			get value() {
				return read();
			}
		};
	}
};
function parseBytes(bytes) {
	const text = decodeUtf8(bytes);
	return text === void 0 ? void 0 : tryParseJson(text);
}
function contentOf(text) {
	return {
		text,
		get value() {
			return parseJson(textOf(text));
		}
	};
}
function memberContent(object, record, key) {
	const text = object.valueOf(key);
	const value = member(record, key);
	return text === void 0 || value === void 0 ? void 0 : {
		value,
		text
	};
}
function sameContent(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	if (sameBytes(one.text, 0, one.text.length, other.text, 0, other.text.length)) return true;
	if (sameTokens(one.text, other.text)) return true;
	if (!sameValue(one.value, other.value)) return false;
	if (!hasDoubtfulNumber(one.text) && !hasDoubtfulNumber(other.text)) return true;
	return compareTexts(one.text, other.text, {
		keep: "values",
		allow: []
	}).verdict !== "lost";
}
// src/verdict/room/item-logic.ts
var ItemLogic = class {
	snapshot;
	key;
	extraData;
	entry;
	united;
	constructor(snapshot, key) {
		this.snapshot = snapshot;
		this.key = key;
		const item = snapshot.section("roomItems").get(key);
		const below = member(item, "extraData");
		const above = snapshot.section("logic").get(key);
		this.extraData = below === void 0 ? void 0 : JSON.stringify(below);
		this.entry = above === void 0 ? void 0 : JSON.stringify(above);
		this.united = isObject(item) ? unite(below, above) : void 0;
	}
	get isTwofold() {
		return isFilled(this.extraData) && isFilled(this.entry);
	}
};
function unite(extraData, entry) {
	if (extraData === void 0 && entry === void 0) return void 0;
	const held = (value) => heldObject(value === void 0 ? "" : value);
	const [below, above] = [held(extraData), held(entry)];
	if (below === void 0 || above === void 0) return void 0;
	if (keysOf(below.value).length === 0) return above.text;
	const [into, from] = [objectTextOf(below.text), objectTextOf(above.text)];
	const edits = new ObjectEditor(into, from);
	for (const key of from.keys) {
		const [before, after] = [memberContent(into, below.value, key), memberContent(from, above.value, key)];
		if (!sameContent(before, after)) edits.put(key, after?.text);
	}
	return textOf(joined(edits.pieces()));
}
function heldObject(string) {
	if (typeof string !== "string") return void 0;
	if (string.trim() === "") return {
		value: {},
		text: "{}"
	};
	const value = tryParseJson(string);
	return isObject(value) ? {
		value,
		text: string
	} : void 0;
}
function objectTextOf(json) {
	return ObjectText.of(bytesOf$1(json));
}
function heldIn$1(json) {
	return json === void 0 ? void 0 : heldObject(tryParseJson(json));
}
function isFilled(json) {
	const held = heldIn$1(json);
	return json !== void 0 && (held === void 0 || keysOf(held.value).length > 0);
}
function sameJson(one, other) {
	return one === other || sameContent(contentOf(bytesOf$1(one)), contentOf(bytesOf$1(other)));
}
function holds(json, object) {
	const held = heldIn$1(json);
	return held !== void 0 && sameJson(held.text, object);
}
function hasExtraData(snapshot, key) {
	const items = snapshot.section("roomItems");
	const text = items.text?.valueOf(key);
	return text !== void 0 && mayHoldExtraData(text) && hasMember(items.get(key), "extraData");
}
const EXTRA_DATA = bytesOf$1("extraData");
const RARE = 5;
function mayHoldExtraData(text) {
	const rare = EXTRA_DATA[RARE];
	for (let at = text.indexOf(rare, RARE); at >= 0; at = text.indexOf(rare, at + 1)) if (EXTRA_DATA.every((byte, index) => text[at - RARE + index] === byte)) return true;
	return text.includes(92);
}
function holdsLogic(snapshot, key) {
	const { united } = new ItemLogic(snapshot, key);
	return keysOf(heldObject(united)?.value).length > 0;
}
// src/verdict/room/snapshot-text.ts
var UnusableSnapshotError = class UnusableSnapshotError extends Error {
	which;
	fault;
	isFinding;
	static {
		brand(UnusableSnapshotError, "UnusableSnapshotError");
	}
	name = "UnusableSnapshotError";
	constructor(which, fault, isFinding = true) {
		super(`the ${nameOf$1(which)} cannot be used: ${fault}`);
		this.which = which;
		this.fault = fault;
		this.isFinding = isFinding;
	}
};
function nameOf$1(which) {
	return which === "before" ? "room" : "snapshot";
}
function isSnapshotFault(error) {
	return error instanceof UnusableSnapshotError || error instanceof NotJsonError;
}
function faultText(error) {
	return error instanceof NotJsonError ? `it is not JSON: line ${error.at.line}, column ${error.at.column}: ${error.fault}` : error.fault;
}
function faultMessage(error) {
	return `the ${nameOf$1(error.which)} cannot be used: ${faultText(error)}`;
}
function whyNoRoom(bytes) {
	try {
		SnapshotText.readRoom(bytes, "after");
		return;
	} catch (error) {
		if (isSnapshotFault(error)) return faultText(error);
		throw error;
	}
}
function pathTo({ section, key }) {
	return section === "roomTasks" || key === void 0 ? [section] : [section, key];
}
var SnapshotText = class SnapshotText {
	bytes;
	root;
	sections;
	members;
	labels = /* @__PURE__ */ new Map();
	constructor(bytes, root, sections) {
		this.bytes = bytes;
		this.root = root;
		this.sections = sections;
		this.members = new Records(root);
	}
	static read(given, which, ...twins) {
		return given instanceof SnapshotText ? given : SnapshotText.readBytes(given, which, twins);
	}
	static readRoom(given, which, ...twins) {
		const text = given instanceof SnapshotText ? given : SnapshotText.readBytes(given, which, twins);
		if (text.root.members.length === 0 || SECTIONS.some((name) => text.has(name))) return text;
		throw new UnusableSnapshotError(which, "it has none of the five sections of a room");
	}
	static readBytes(bytes, which, twins) {
		const table = readTable(bytes, byteOrderMarkLength(bytes), RECORD_LEVEL, twins[0]?.root.table);
		if (table === void 0 || !table.isUtf8) throw notJson(which, bytes);
		const unusable = (fault, isFinding = true) => new UnusableSnapshotError(which, fault, isFinding);
		if (!table.isObject(0)) throw unusable(`its root is ${kindOf(table.textOf(0))}, not an object`);
		if (table.levels > 256) throw unusable(`it is nested more than 256 levels deep`);
		const root = new ObjectText(table, 0);
		const sections = /* @__PURE__ */ new Map();
		for (const node of table.children(0)) {
			const name = SECTIONS.find((section) => section === table.keyText(node));
			if (name === void 0) continue;
			if (sections.has(name)) throw unusable(`it has ${name} more than once, and it is unknown which one an import takes`);
			const text = table.textOf(node);
			if (!table.isObject(node)) throw unusable(`its ${name} section is ${kindOf(text)}, not an object`);
			if (table.childCount(node) > 5e5) throw unusable(tooManyRecords(name), false);
			const known = twins.map((twin) => twin.section(name)).find((twin) => twin.isOf(text));
			sections.set(name, known ?? new Records(new ObjectText(table, node)));
		}
		return new SnapshotText(bytes, root, sections);
	}
	has(section) {
		return this.root.has(section);
	}
	get(name) {
		return this.members.get(name);
	}
	content(name) {
		return this.members.content(name);
	}
	recordAt({ section, key = "" }) {
		return section === "roomTasks" ? this.content(section) : this.section(section).content(key);
	}
	section(name) {
		return this.sections.get(name) ?? NO_RECORDS;
	}
	labelOf(key) {
		const label = () => itemLabel(this.section("roomItems").get(key), this.section("logic").get(key));
		return getOrInsert(this.labels, key, label);
	}
	get unknownSections() {
		return [...this.root.keys].filter((key) => !SECTIONS.includes(key));
	}
};
const NO_RECORDS = new Records(void 0);
const RECORD_LEVEL = 3;
function kindOf(text) {
	const type = jsonType(parseBytes(text) ?? null);
	return type === "null" ? "null" : type === "array" ? "an array" : `a ${type}`;
}
function tooManyRecords(section) {
	return `its ${section} section has more than ${MAX_RECORDS.toLocaleString("en")} records, the most that a plan can name`;
}
// src/verdict/room/logic.ts
function placeLogicLike(of, like) {
	const differs = (key) => !isWrittenAlike(key, of, like);
	return placeLogic(of, like, differs, () => true);
}
function isWrittenAlike(key, one, other) {
	const isSame = (name) => other.section(name).hasSameBytes(key, one.section(name));
	const hasEntry = one.section("logic").has(key) || other.section("logic").has(key);
	return isSame("roomItems") && (isSame("logic") || !hasEntry);
}
function placeLogic(of, like, isMeant, isMoved) {
	if (of === like || !(of.has("logic") || like.has("logic"))) return of;
	const others = like.section("roomItems");
	return rewritten(of, of.section("roomItems").keys.filter((key) => others.has(key) && isMeant(key) && (hasExtraData(of, key) || hasExtraData(like, key))), like, (from) => {
		const to = new ItemLogic(like, from.key);
		if (from.entry === void 0 && to.entry === void 0 || to.united === void 0) return void 0;
		if (from.united === void 0) return void 0;
		const isSame = from.extraData === to.extraData && from.entry === to.entry || sameJson(from.united, to.united);
		if (!isMoved({
			from,
			to,
			isSame
		})) return void 0;
		if (isSame) return to;
		return from.isTwofold && to.isTwofold || !(isFilled(to.extraData) || isFilled(to.entry)) ? void 0 : writtenAs(from, to);
	});
}
function writtenAs({ united = "{}" }, model) {
	const write = (json) => isFilled(json) ? JSON.stringify(united) : json;
	return {
		extraData: write(model.extraData),
		entry: write(model.entry)
	};
}
function isOnlyMoved({ from, to }) {
	if (from.isTwofold || to.isTwofold) return false;
	if (from.entry !== void 0 && to.extraData !== void 0) return true;
	const here = new Set(from.united === void 0 ? [] : keysOf(heldObject(from.united)?.value));
	return keysOf(heldObject(to.united)?.value).some((key) => here.has(key));
}
function mergeLogic(room, given) {
	const staysInBoth = /* @__PURE__ */ new Set();
	const placed = placeLogic(given, room, () => true, (pair) => {
		if (pair.isSame) staysInBoth.add(pair.from.key);
		return pair.isSame || isOnlyMoved(pair);
	});
	const inBoth = placed.section("logic").keys.filter((key) => !staysInBoth.has(key) && hasExtraData(placed, key));
	const isMergeable = (key) => new ItemLogic(placed, key).united !== void 0;
	const merged = inBoth.filter(isMergeable);
	return {
		snapshot: storeLogic(placed, merged, "merged"),
		merged,
		unmergeable: inBoth.filter((key) => !isMergeable(key))
	};
}
function storeLogic(room, keys, place) {
	return rewritten(room, keys, room, ({ united, extraData, entry }) => {
		if (united === void 0) return void 0;
		const text = JSON.stringify(united);
		return {
			extraData: holds(extraData, united) ? extraData : text,
			entry: place === "both" ? entry ?? text : void 0
		};
	});
}
function withLogicAsEntries(room, keys) {
	return rewritten(room, keys, room, ({ united, extraData, entry }) => united !== void 0 && entry === void 0 && isFilled(extraData) ? {
		extraData: void 0,
		entry: JSON.stringify(united)
	} : void 0);
}
function withLogicOf(room, snapshot) {
	const items = snapshot.section("roomItems");
	return rewritten(snapshot, items.keys, room, ({ key, united, extraData }) => {
		if (united !== void 0 || extraData !== void 0 || !isObject(items.get(key))) return void 0;
		const logic = new ItemLogic(room, key);
		return logic.united === void 0 ? void 0 : logic;
	});
}
function withoutLogicOfRemoved(room, before) {
	const [items, had] = [room.section("roomItems"), before.section("roomItems")];
	return rewritten(room, room.section("logic").keys.filter((key) => !items.has(key) && had.has(key)), room, () => ({
		extraData: void 0,
		entry: void 0
	}));
}
function rewritten(snapshot, keys, twin, placesOf) {
	let editor;
	const put = (at, before, after) => {
		if (before === after) return;
		editor ??= new JsonEditor(snapshot.bytes);
		if (after === void 0) editor.remove(at);
		else if (before === void 0) editor.insert(at, new Spelled(after));
		else editor.replace(at, new Spelled(after));
	};
	const entries = new Set(snapshot.section("logic").keys);
	const added = [];
	const removed = [];
	for (const key of keys) {
		const from = new ItemLogic(snapshot, key);
		const to = placesOf(from);
		if (to === void 0) continue;
		put(formatPointer([
			"roomItems",
			key,
			"extraData"
		]), from.extraData, to.extraData);
		if (to.entry === void 0) {
			if (entries.delete(key)) removed.push(formatPointer(["logic", key]));
		} else if (!snapshot.has("logic")) added.push(`${JSON.stringify(key)}:${to.entry}`);
		else {
			entries.add(key);
			put(formatPointer(["logic", key]), from.entry, to.entry);
		}
	}
	if (added.length > 0) put("/logic", void 0, `{${added.join(",")}}`);
	if (snapshot.has("logic") && !twin.has("logic") && entries.size === 0) put("/logic", "", void 0);
	else for (const at of removed) put(at, "", void 0);
	return editor === void 0 ? snapshot : SnapshotText.read(editor.result(), "after", snapshot, twin);
}
// src/verdict/room/import.ts
const REWRITTEN_SECTIONS = [
	"settings",
	"roomTasks",
	"quests"
];
function importInto(room, snapshot, { logic = "in-place", absentLogic = "removed" } = {}) {
	const current = SnapshotText.read(room, "before");
	const read = SnapshotText.read(snapshot, "after", current);
	const given = absentLogic === "kept" && lacksLogic(read) ? withLogicOf(current, read) : read;
	const result = applyImport(decideImport(current, given));
	if (logic === "in-place" || !given.has("roomItems")) return result;
	return storeLogic(SnapshotText.read(result, "before", current), given.section("logic").keys, logic).bytes;
}
function possibleRooms(room, snapshot, expected = importInto(room, snapshot)) {
	const current = SnapshotText.read(room, "before");
	const given = SnapshotText.read(snapshot, "after", current);
	if (!lacksLogic(given)) return [{
		bytes: expected,
		absentLogic: void 0
	}];
	const kept = withLogicOf(current, given);
	return [{
		bytes: expected,
		absentLogic: kept === given ? void 0 : "removed"
	}, {
		bytes: kept === given ? expected : importInto(current, kept),
		absentLogic: "kept"
	}];
}
function lacksLogic(snapshot) {
	return snapshot.has("roomItems") && !snapshot.has("logic");
}
function decideImport(room, given) {
	const { snapshot, merged, unmergeable } = given.has("roomItems") ? mergeLogic(room, given) : {
		snapshot: given,
		merged: [],
		unmergeable: []
	};
	const whole = (name) => snapshot.has(name) ? recordSteps(room.section(name), snapshot.section(name)) : void 0;
	const [settings, quests] = [whole("settings"), whole("quests")];
	const step = (name, isSame) => {
		if (!snapshot.has(name)) return "unchanged";
		if (!room.has(name)) return "added";
		return isSame ? "unchanged" : "rewritten";
	};
	const hasItems = snapshot.has("roomItems");
	const items = snapshot.section("roomItems");
	const givenLogic = given.section("logic").keys;
	return {
		room,
		snapshot,
		sections: {
			settings: step("settings", settings === void 0 || isEmpty(settings)),
			roomTasks: step("roomTasks", sameContent(room.content("roomTasks"), snapshot.content("roomTasks"))),
			quests: step("quests", quests === void 0 || isEmpty(quests))
		},
		settings,
		quests,
		items: hasItems ? recordSteps(room.section("roomItems"), items) : void 0,
		logic: hasItems ? logicSteps(room, snapshot) : void 0,
		merged,
		unmergeable,
		isLogicAbsent: lacksLogic(given),
		droppedLogic: hasItems ? givenLogic.filter((key) => !items.has(key)) : givenLogic,
		droppedSections: snapshot.unknownSections.filter((name) => !sameContent(room.content(name), snapshot.content(name)))
	};
}
function isEmpty({ added, changed, removed }) {
	return added.length + changed.length + removed.length === 0;
}
const always = (_key) => true;
function recordSteps(before, after, takes = always, removes = always) {
	const steps = {
		added: [],
		changed: [],
		removed: []
	};
	const unchanged = [];
	for (const key of before.keys) if (!after.has(key) || !takes(key)) (removes(key) ? steps.removed : unchanged).push(key);
	else if (before === after || before.hasSame(key, after)) unchanged.push(key);
	else steps.changed.push(key);
	for (const key of after.keys) if (!before.has(key) && takes(key)) steps.added.push(key);
	return {
		...steps,
		unchanged
	};
}
function logicSteps(room, snapshot) {
	const [had, has] = [room.section("roomItems"), snapshot.section("roomItems")];
	const isTaken = (key) => has.has(key);
	const goes = (key) => had.has(key) || has.has(key);
	return recordSteps(room.section("logic"), snapshot.section("logic"), isTaken, goes);
}
function applyImport(steps) {
	const { room, snapshot } = steps;
	const edits = new ObjectEditor(room.root, snapshot.root);
	for (const name of snapshot.root.keys) edits.put(name, name === "roomItems" || name === "logic" ? recordsStep(steps, name) : wholeStep(steps, name));
	if (!snapshot.has("logic")) edits.put("logic", recordsStep(steps, "logic"));
	return edits.text();
}
function wholeStep({ sections, snapshot }, name) {
	const section = REWRITTEN_SECTIONS.find((known) => known === name);
	return section === void 0 || sections[section] === "unchanged" ? void 0 : snapshot.root.valueOf(name);
}
function recordsStep(steps, name) {
	const records = name === "roomItems" ? steps.items : steps.logic;
	if (records === void 0) return void 0;
	const before = steps.room.section(name).text;
	const after = steps.snapshot.section(name).text;
	if (before !== void 0) {
		const edits = new ObjectEditor(before, after);
		for (const key of records.removed) edits.remove(key);
		for (const key of [...records.changed, ...records.added]) edits.put(key, after?.valueOf(key));
		return edits.hasEdits ? edits.pieces() : void 0;
	}
	if (after === void 0 || name === "logic" && isEmpty(records)) return void 0;
	const edits = new ObjectEditor(after);
	if (name === "logic") for (const key of steps.droppedLogic) edits.remove(key);
	return edits.pieces();
}
const LOGIC_PLACES = [
	"in-place",
	"merged",
	"both"
];
const ABSENT_LOGIC = ["removed", "kept"];
// src/verdict/room/merge.ts
const MERGED_SECTIONS = [
	"roomItems",
	"quests",
	"logic"
];
function mergeSnapshotInto(roomBytes, snapshotBytes) {
	const given = SnapshotText.read(roomBytes, "before");
	const snapshot = SnapshotText.read(snapshotBytes, "after", given);
	const entries = snapshot.section("logic");
	const room = withLogicAsEntries(given, entries.keys.filter((key) => !hasExtraData(snapshot, key) && heldObject(entries.get(key)) !== void 0));
	const hasItem = (key) => room.section("roomItems").has(key) || snapshot.section("roomItems").has(key);
	const edits = new ObjectEditor(room.root, snapshot.root);
	for (const name of MERGED_SECTIONS) {
		const from = snapshot.section(name);
		const keys = from.keys.filter((key) => name !== "logic" || hasItem(key));
		if (from.text === void 0 || keys.length === 0) continue;
		edits.put(name, mergedRecords(room.section(name), from, from.text, keys, name === "logic"));
	}
	return edits.text();
}
function mergedRecords(room, from, text, keys, areStrings) {
	if (room.text === void 0) {
		const taken = new Set(keys);
		const edits = new ObjectEditor(text);
		for (const key of from.keys) if (!taken.has(key)) edits.remove(key);
		return edits.pieces();
	}
	const edits = new ObjectEditor(room.text, text);
	for (const key of keys) {
		const [before, after] = [room.content(key), from.content(key)];
		if (before === void 0 || after === void 0) edits.put(key, after?.text);
		else edits.put(key, areStrings ? mergedString(before, after) : mergedValue(before, after));
	}
	return edits.hasEdits ? edits.pieces() : void 0;
}
function mergedValue(before, after) {
	if (sameContent(before, after)) return void 0;
	if (!isObject(before.value) || !isObject(after.value)) return [after.text];
	const [one, other] = [ObjectText.of(before.text), ObjectText.of(after.text)];
	const edits = new ObjectEditor(one, other);
	for (const key of other.keys) {
		const [old, now] = [memberContent(one, before.value, key), memberContent(other, after.value, key)];
		if (old === void 0 || now === void 0) edits.put(key, now?.text);
		else edits.put(key, mergedValue(old, now));
	}
	return edits.hasEdits ? edits.pieces() : void 0;
}
function mergedString(before, after) {
	if (sameContent(before, after)) return void 0;
	const [one, other] = [heldObject(before.value), heldObject(after.value)];
	if (one === void 0 || other === void 0) return [after.text];
	const merged = mergedValue({
		value: one.value,
		text: bytesOf$1(one.text.trim())
	}, {
		value: other.value,
		text: bytesOf$1(other.text.trim())
	});
	if (merged === void 0) return void 0;
	if (keysOf(one.value).every((key) => hasMember(other.value, key))) return [after.text];
	return [encoder.encode(JSON.stringify(textOf(joined(merged))))];
}
const encoder = new TextEncoder();
// src/verdict/roundtrip/find-changes.ts
function findChanges(path, before, after) {
	const found = [];
	const prefix = formatPointer(path);
	const [table, tableAfter] = [readTable(before), readTable(after)];
	if (table === void 0 || tableAfter === void 0) throw new Error(`${prefix} is not JSON`);
	new TextPair(table, tableAfter, {
		collector: new Collector(0),
		policy: new KeepPolicy("values", []),
		shape: path.reduce(memberShape, SNAPSHOT_SHAPE),
		isOfValues: true,
		reporterOf: (one, other, cursor, holder) => new ChangeReporter(one, other, cursor, holder, prefix, found)
	}, void 0, void 0).run();
	return found;
}
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
// src/verdict/room/change-words.ts
const MAX_TASKS = 6;
const SILENT = /* @__PURE__ */ new Set([
	"Effector",
	"DirectEffector",
	"Trigger",
	"_transformState"
]);
const AXES = {
	position: "xyz",
	rotation: "xyzw",
	scale: "xyz"
};
var ChangeWriter = class {
	sources;
	inside = /* @__PURE__ */ new Map();
	root;
	constructor(sources) {
		this.sources = sources;
	}
	write(change, depth, root) {
		if (root !== this.root) {
			this.root = root;
			this.inside = /* @__PURE__ */ new Map();
		}
		const { kind, pointer, embedded, before, after } = change;
		const trail = this.follow(root, [parsePointer(pointer).slice(depth), ...embedded.map(parsePointer)]);
		if (kind === "changed") {
			const only = before === void 0 || after === void 0 ? void 0 : sameButFor(before, after);
			if (only !== void 0) return {
				what: trail.words,
				only
			};
		}
		const absent = trail.key === "TargetState" && isEffectorSubscription(trail.container) ? `left out (${QUEST_STATES[0]})` : void 0;
		const [was, is] = [this.valueWords(trail, before, kind), this.valueWords(trail, after, kind)];
		return {
			what: trail.words,
			before: was ?? (kind === "added" ? absent : void 0),
			after: is ?? (kind === "removed" ? absent : void 0)
		};
	}
	writeWhole([section], { kind, before, after }) {
		const value = kind === "added" ? after : before;
		if (section !== "logic" || typeof value !== "string") return { what: "" };
		const logic = tryParseJson(value);
		const tasks = arrayField(logic, "Tasks") ?? [];
		const named = tasks.slice(0, MAX_TASKS).map((task) => {
			const name = this.recordName(task, "Tasks") ?? "a task";
			const words = isObject(task) ? recordWords(task, "Tasks") : void 0;
			return words === void 0 || words === "" ? name : `${name} ${words}`;
		});
		if (tasks.length > MAX_TASKS) named.push(`${tasks.length - MAX_TASKS} more`);
		return {
			what: "",
			[kind === "added" ? "after" : "before"]: named.join("; ")
		};
	}
	follow(root, segments) {
		let value = root;
		let container;
		let key;
		let list;
		let name = "";
		let around = "";
		let sign = "";
		for (const [level, steps] of segments.entries()) {
			if (level > 0) {
				if (name !== "") around = ` in ${name}${around}`;
				name = "";
				sign += "#";
				value = this.parsed(sign, value);
			}
			for (const [index, step] of steps.entries()) {
				container = value;
				list = Array.isArray(value) ? key : void 0;
				value = childOf(value, step);
				sign += `/${step}`;
				const isLast = index === steps.length - 1 && level === segments.length - 1;
				if (!Array.isArray(container)) {
					key = step;
					const shown = /^[\w$-]{1,60}$/.test(step) ? step : quoteValue(withoutSecrets(step));
					if (isLast || !SILENT.has(step)) name += name === "" ? shown : `.${shown}`;
					continue;
				}
				const record = this.recordName(value, key);
				if (record !== void 0) {
					name = record;
					if (!isLast) {
						around = ` of ${name}${around}`;
						name = "";
					}
				} else name += axisOf(key, container, step) ?? `[${step}]`;
				key = void 0;
			}
		}
		return {
			words: name === "" ? around.replace(/^ (?:of|in) /, "") : name + around,
			key,
			container,
			list
		};
	}
	parsed(sign, value) {
		if (typeof value !== "string") return value;
		if (!this.inside.has(sign)) this.inside.set(sign, tryParseJson(value));
		return this.inside.get(sign);
	}
	recordName(value, list) {
		if (!isObject(value)) return void 0;
		if (list === "Requirements") return `requirement ${this.questName(textField(value, "id")) ?? ""}`.trimEnd();
		if (list === "Rewards") return this.rewardName(value);
		const id = textField(value, "TaskTriggerId");
		const quest = quotedName(this.nameById(id)) ?? quotedName(textField(value, "Name")) ?? this.questName(id);
		const about = quest === void 0 ? "" : ` for ${quest}`;
		if (list === "linkedTasks") return `linked task${about}`;
		const type = typeOf(value);
		const effector = objectField(value, "Effector");
		if (effector !== void 0) return `${typeOf(effector) ?? "effect"}${about}`;
		const trigger = objectField(value, "Trigger");
		if (trigger === void 0) return type === void 0 ? void 0 : `${type}${about}`;
		const direct = objectField(value, "DirectEffector");
		const effect = direct && (objectField(direct, "Effector") ?? direct);
		const fires = effect === void 0 ? "" : ` that fires ${typeOf(effect) ?? "an effect"}`;
		return `${typeOf(trigger) ?? "trigger"}${about}${fires}`;
	}
	valueWords({ key, container, list }, value, kind) {
		if (value === void 0) return void 0;
		if (kind !== "changed" && isObject(value)) return list !== "Rewards" || this.rewardName(value) !== void 0 && isPlainReward(value) ? recordWords(value, list) : void 0;
		if (key === "TargetState" && typeof value === "number" && isEffectorSubscription(container)) {
			const state = QUEST_STATES[value];
			return state === void 0 ? void 0 : `${value} (${state})`;
		}
		if (typeof value === "string" && (key === "TaskTriggerId" || key === "id" || list === "Rewards")) {
			const name = this.questName(value);
			return name === void 0 || name === quoteValue(value) ? void 0 : `${name} (${keyText(value)})`;
		}
		if (key === "parentItemID" && (typeof value === "number" || typeof value === "string")) {
			const label = keyWithLabel({
				key: String(value),
				...this.labelOf(String(value))
			});
			return label === String(value) ? void 0 : label;
		}
	}
	labelOf(key) {
		const { before, after } = this.sources;
		return (after.section("roomItems").has(key) ? after : before).labelOf(key);
	}
	rewardName(value) {
		const name = quotedName(this.nameById(textField(value, "id")));
		return name === void 0 ? void 0 : `reward ${name}`;
	}
	questName(id) {
		return quotedName(this.nameById(id) ?? id);
	}
	nameById(id) {
		if (id === void 0) return void 0;
		const { before, after } = this.sources;
		return textField(before.section("quests").get(id) ?? after.section("quests").get(id), "Name");
	}
};
function recordWords(value, list) {
	if (list === "Requirements" || list === "Rewards") {
		const amount = numberField(value, "amount");
		return amount === void 0 ? void 0 : `amount ${amount}`;
	}
	const code = numberField(value, "TargetState");
	if (isEffectorSubscription(value)) {
		const state = targetState(value);
		return state === void 0 ? void 0 : `when ${QUEST_STATES[state]}`;
	}
	if (code === void 0 || member(value, "DirectEffector") !== void 0) return isObject(member(value, "Trigger")) ? "" : void 0;
	const transition = transitionCode(code);
	if (transition === void 0) return String(code);
	return `${code} (${transitionWords(transition)})`;
}
function isPlainReward(value) {
	return keysOf(value).every((field) => [
		"type",
		"id",
		"amount"
	].includes(field));
}
function isEffectorSubscription(value) {
	return member(value, "Effector") !== void 0 || typeOf(value) === "TaskEffectorSubscription";
}
function typeOf(record) {
	const type = textField(record, "$type");
	return type === void 0 ? void 0 : quoteValue(withoutSecrets(type)).slice(1, -1);
}
function quotedName(name) {
	return name === void 0 || name === "" ? void 0 : quoteValue(withoutSecrets(name));
}
function axisOf(list, array, step) {
	const axes = list !== void 0 && Object.hasOwn(AXES, list) ? AXES[list] : void 0;
	return axes !== void 0 && array.length === axes.length ? `.${axes[Number(step)] ?? ""}` : void 0;
}
function sameButFor(before, after) {
	if (Array.isArray(before) && Array.isArray(after)) return "order";
	if (typeof before !== "string" || typeof after !== "string" || !beginsLikeJson$1(before)) return void 0;
	const [one, other] = [tryParseJson(before), tryParseJson(after)];
	return one !== void 0 && other !== void 0 && sameValue(one, other) ? "spelling" : void 0;
}
// src/verdict/room/removed-records.ts
function questName(key, entry) {
	const fields = {
		name: textField(entry, "Name"),
		status: textField(entry, "Status"),
		entryId: textField(entry, "EntryId"),
		group: textField(entry, "Group")
	};
	return {
		key,
		...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0))
	};
}
const PROGRESS = {
	"": "saved",
	multiplayer: "shared",
	nonPersistent: "session"
};
function removedQuests(steps, keys) {
	if (keys.length === 0) return [];
	const quests = steps.room.section("quests");
	const users = itemsByQuest(steps);
	const requiring = questsByRequirement(steps);
	return keys.map((key) => {
		const name = questName(key, quests.get(key));
		const known = name.group !== void 0 && Object.hasOwn(PROGRESS, name.group) ? PROGRESS[name.group] : void 0;
		return {
			...name,
			progress: known ?? "not-shown",
			usedBy: users.get(key) ?? [],
			requiredBy: requiring.get(key) ?? []
		};
	});
}
function itemsByQuest({ items, room, snapshot }) {
	const after = items === void 0 ? room : snapshot;
	const records = after.section("roomItems");
	const logic = after.section("logic");
	const users = /* @__PURE__ */ new Map();
	for (const key of /* @__PURE__ */ new Set([...records.keys, ...logic.keys])) {
		const item = records.get(key);
		const ids = questIdsIn(logic.get(key), member(item, "extraData"));
		for (const id of ids) addTo(users, id, key);
	}
	return users;
}
function questsByRequirement({ snapshot }) {
	const requiring = /* @__PURE__ */ new Map();
	const quests = snapshot.section("quests");
	for (const key of quests.keys) {
		const entry = quests.get(key);
		for (const requirement of arrayField(entry, "Requirements") ?? []) {
			const id = textField(requirement, "id");
			if (id !== void 0) addTo(requiring, id, key);
		}
	}
	return requiring;
}
const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;
function questIdsIn(...strings) {
	const ids = /* @__PURE__ */ new Set();
	for (const string of strings) {
		if (typeof string !== "string") continue;
		for (const [, id = ""] of string.matchAll(QUEST_ID)) ids.add(id);
	}
	return [...ids];
}
function triggersIn(logic, nameOf) {
	const value = typeof logic === "string" ? tryParseJson(logic) : void 0;
	return (arrayField(value, "Tasks") ?? []).flatMap((task) => {
		const event = textField(objectField(task, "Trigger"), "$type");
		const code = integerField(task, "TargetState");
		const id = textField(task, "TaskTriggerId");
		if (event === void 0 || code === void 0 || id === void 0) return [];
		return {
			event,
			code,
			quest: nameOf(id)
		};
	});
}
const NO_CHILDREN = {
	staying: [],
	removed: []
};
function removedItems({ room, snapshot }, keys) {
	if (keys.length === 0) return [];
	const items = room.section("roomItems");
	const after = snapshot.section("roomItems");
	const logic = room.section("logic");
	const quests = room.section("quests");
	const gone = new Set(keys);
	const childrenOf = /* @__PURE__ */ new Map();
	const addChildren = (records, children, kind) => {
		for (const child of children) {
			const parent = parentOf(records.get(child));
			if (parent === void 0 || !gone.has(parent)) continue;
			getOrInsert(childrenOf, parent, () => ({
				staying: [],
				removed: []
			}))[kind].push(child);
		}
	};
	addChildren(after, after.keys, "staying");
	addChildren(items, gone, "removed");
	const nameOf = (id) => textField(quests.get(id), "Name") ?? id;
	return keys.map((key) => {
		const item = items.get(key);
		const ids = questIdsIn(logic.get(key), member(item, "extraData"));
		return {
			key,
			...itemLabel(item, logic.get(key)),
			children: childrenOf.get(key) ?? NO_CHILDREN,
			logic: logic.has(key),
			quests: [...new Set(ids.map(nameOf))],
			triggers: triggersIn(logic.get(key), nameOf)
		};
	});
}
// src/verdict/room/value-change.ts
function changeShape({ pointer, embedded, kind, before, after, exact, masked }) {
	return {
		pointer,
		embedded,
		kind,
		before,
		after,
		exact,
		masked
	};
}
function fieldChanges(changes) {
	const kinds = /* @__PURE__ */ new Map();
	for (const { pointer, embedded, kind } of changes) {
		const [, , field, ...deeper] = parsePointer(pointer);
		if (field !== void 0) kinds.set(field, deeper.length + embedded.length > 0 ? "changed" : kind);
	}
	const named = (kind) => [...kinds].filter((field) => field[1] === kind).map(([field]) => field);
	return {
		added: named("added"),
		changed: named("changed"),
		removed: named("removed")
	};
}
function redactChanges(changes, mask) {
	return mask.isEmpty ? changes : changes.map((change) => redactChange(change, mask));
}
function redactChange(change, mask) {
	const { pointer, embedded, kind, before, after, exact, written } = change;
	const isMasked = holdsMasked([
		pointer,
		...embedded,
		before,
		after,
		exact?.before,
		exact?.after
	], mask);
	const redacted = {
		pointer: mask.mask(pointer),
		embedded: embedded.map((inner) => mask.mask(inner)),
		kind,
		before: maskedValue(before, mask),
		after: maskedValue(after, mask),
		exact: exact && {
			before: mask.mask(exact.before),
			after: mask.mask(exact.after)
		},
		written: written && {
			before: maskedValue(written.before, mask),
			after: maskedValue(written.after, mask)
		},
		masked: isMasked ? true : void 0,
		get words() {
			const { what, before: was, after: is, only } = change.words;
			const shown = (text) => text && mask.mask(text);
			return {
				what: mask.mask(what),
				before: shown(was),
				after: shown(is),
				only
			};
		}
	};
	return Object.defineProperty(redacted, "toJSON", { value: () => changeShape(redacted) });
}
function holdsMasked(values, mask) {
	return values.some((value) => value !== void 0 && JSON.stringify(value) !== JSON.stringify(maskedValue(value, mask)));
}
function maskedValue(value, mask) {
	if (typeof value === "string") return mask.mask(value);
	if (typeof value === "number") {
		const text = String(value);
		const shown = mask.mask(text);
		return shown === text ? value : shown;
	}
	if (Array.isArray(value)) return maskedList(value, mask);
	if (!isObject(value)) return value;
	return Object.fromEntries(membersOf(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]));
}
function maskedList(list, mask) {
	const isShort = (each) => typeof each === "number" || typeof each === "string";
	if (list.length > 0 && list.every(isShort)) {
		const [text, shown] = [JSON.stringify(list), mask.mask(JSON.stringify(list))];
		if (shown !== text && list.every((each) => mask.mask(String(each)) === String(each))) return ["***"];
	}
	return list.map((element) => maskedValue(element, mask));
}
// src/verdict/room/changes.ts
var LazyChange = class {
	found;
	worded;
	pointer;
	embedded;
	kind;
	known;
	constructor(found, worded) {
		this.found = found;
		this.worded = worded;
		({pointer: this.pointer, embedded: this.embedded, kind: this.kind} = found);
	}
	get before() {
		return parsed(this.found.before);
	}
	get after() {
		return parsed(this.found.after);
	}
	get exact() {
		const { before, after } = this.found;
		if (before === void 0 || after === void 0 || !(isNumber(before) && isNumber(after))) return void 0;
		const texts = {
			before: asciiText(before, 0, before.length),
			after: asciiText(after, 0, after.length)
		};
		return String(Number(texts.before)) === String(Number(texts.after)) ? texts : void 0;
	}
	get written() {
		const { before, after } = this.found;
		const [was, is] = [written(before), written(after)];
		return was === void 0 && is === void 0 ? void 0 : {
			before: was ?? parsed(before),
			after: is ?? parsed(after)
		};
	}
	get words() {
		this.known ??= this.worded(this);
		return this.known;
	}
	toJSON() {
		return changeShape(this);
	}
};
function parsed(bytes) {
	return bytes && plainJson(parseJson(textOf(bytes)));
}
function written(bytes) {
	const text = bytes === void 0 ? "" : textOf(bytes);
	let isOther = false;
	const marked = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) => {
		if (token.startsWith("\"") || token === String(Number(token))) return token;
		isOther = true;
		return `"\uf8ff${token}"`;
	});
	return isOther ? plainJson(parseJson(marked)) : void 0;
}
function isNumber([first = 0]) {
	return first === 45 || first >= 48 && first <= 57;
}
var RecordChanges = class {
	sources;
	writer;
	constructor(sources) {
		this.sources = sources;
		this.writer = new ChangeWriter(sources);
	}
	of(place, kind = "changed") {
		const path = pathTo(place);
		const before = kind === "added" ? void 0 : this.sources.before.recordAt(place);
		const after = kind === "removed" ? void 0 : this.sources.after.recordAt(place);
		if (before === void 0 || after === void 0) {
			if (before === void 0 && after === void 0) return [];
			return [wholeChange(path, before?.text, after?.text, (change) => this.writer.writeWhole(path, change))];
		}
		const worded = (change) => this.writer.write(change, path.length, (change.kind === "added" ? after : before).value);
		return findChanges(path, before.text, after.text).map((found) => new LazyChange(found, worded));
	}
};
function wholeChange(path, before, after, worded = () => ({ what: "" })) {
	return new LazyChange({
		kind: before === void 0 ? "added" : "removed",
		pointer: formatPointer(path),
		embedded: [],
		before,
		after
	}, worded);
}
const NO_MEMBERS = new TextEncoder().encode("{}");
const RECORD_SECTIONS$2 = [
	"roomItems",
	"quests",
	"settings",
	"logic"
];
var ImportChanges = class {
	steps;
	records;
	constructor(steps) {
		this.steps = steps;
		this.records = new RecordChanges({
			before: steps.room,
			after: steps.snapshot
		});
	}
	of(kind, section, key) {
		return this.records.of({
			section,
			key
		}, kind);
	}
	item(key) {
		return {
			key,
			...this.sideWith("roomItems", key).labelOf(key)
		};
	}
	quest(key) {
		return questName(key, this.sideWith("quests", key).section("quests").get(key));
	}
	sideWith(section, key) {
		const { room, snapshot } = this.steps;
		return room.section(section).has(key) ? room : snapshot;
	}
	*[Symbol.iterator]() {
		const { room, snapshot, items, sections } = this.steps;
		for (const name of RECORD_SECTIONS$2) {
			const of = name === "roomItems" ? items : this.steps[name];
			if (of === void 0) continue;
			if (!room.has(name) && snapshot.has(name) && (name !== "logic" || of.added.length > 0)) yield wholeChange([name], void 0, NO_MEMBERS);
			for (const kind of [
				"changed",
				"removed",
				"added"
			]) for (const key of of[kind]) yield* this.of(kind, name, key);
		}
		if (sections.roomTasks !== "unchanged") yield* this.of(sections.roomTasks === "added" ? "added" : "changed", "roomTasks");
	}
	toJSON() {
		return [...this];
	}
};
// src/verdict/room/import-plan.ts
const LOSS_KINDS = [
	"items",
	"quests",
	"logic",
	"settings",
	"sections"
];
// src/verdict/room/judge-plan.ts
function judgePlan(plan, { limits, protect, dropsLogic }, others = []) {
	const losses = lossesInAll(lossesOf(plan), others.map(lossesOf));
	const gone = new Set(losses.items.map(({ key }) => key));
	const logic = losses.logic.filter(({ key }) => !gone.has(key));
	const { isAbsent } = plan.logic;
	const counted = {
		...losses,
		logic: isAbsent && dropsLogic ? [] : logic
	};
	const [strictest] = limits.map((limit) => judge(plan, counted, limit)).sort((a, b) => Number(a.isWithinLimit) - Number(b.isWithinLimit) || a.most - b.most);
	if (strictest === void 0) throw new RangeError("an import has a limit");
	return {
		...strictest,
		protectedLosses: protectedLosses(losses, protect),
		stoppedItems: isAbsent && !dropsLogic ? logic.map(({ key }) => key) : []
	};
}
function keepsLimits({ isWithinLimit, protectedLosses: losses, stoppedItems }) {
	return isWithinLimit && losses.length === 0 && stoppedItems.length === 0;
}
function judge({ counts }, losses, limit) {
	const isPercent = limit.kind === "percent";
	const all = LOSS_KINDS.map((kind) => {
		const most = isPercent ? Math.floor(counts[kind] * limit.most / 100) : limit.most;
		return {
			kind,
			removed: new Set(losses[kind].map(({ sign }) => sign)).size,
			most
		};
	});
	const sum = (of) => all.reduce((total, each) => total + each[of], 0);
	const removed = sum("removed");
	return {
		removed,
		most: isPercent ? sum("most") : limit.most,
		isPercent,
		isWithinLimit: isPercent ? all.every((each) => each.removed <= each.most) : removed <= limit.most,
		kinds: all.filter((each) => each.removed > 0)
	};
}
function lossesInAll(first, others) {
	const inAll = LOSS_KINDS.map((kind) => {
		const keys = others.map((other) => new Set(other[kind].map(({ key }) => key)));
		return [kind, first[kind].filter(({ key }) => keys.every((of) => of.has(key)))];
	});
	return Object.fromEntries(inAll);
}
function protectedLosses(losses, protect) {
	if (protect.length === 0) return [];
	const matchers = protect.map((pattern) => {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new RangeError(fault);
		return placeMatcher(`/${pattern}`);
	});
	const isProtected = (steps) => matchers.some((matches) => matches(formatPointer(steps), []));
	return LOSS_KINDS.flatMap((kind) => losses[kind].flatMap(({ key, names }) => {
		return (kind === "sections" ? [[key]] : [key, ...names].map((name) => [kind, name])).some(isProtected) ? [kind === "sections" ? key : `${kind}/${key}`] : [];
	}));
}
function lossesOf({ items, quests, logic, settings, sections }) {
	const plain = (keys) => keys.map((key) => ({
		key,
		names: [],
		sign: key
	}));
	return {
		items: plain(items.removed.map(({ key }) => key)),
		quests: quests.removed.map(({ key, name, entryId }) => ({
			key,
			names: name === void 0 ? [] : [name],
			sign: entryId ?? key
		})),
		logic: plain(lostLogic(logic)),
		settings: plain(settings.removed),
		sections: plain(sections.emptied)
	};
}
function lostLogic({ removed, merged, atRisk }) {
	const isMerged = new Set(merged);
	return [.../* @__PURE__ */ new Set([...removed.filter((key) => !isMerged.has(key)), ...atRisk])];
}
// src/verdict/room/looks-like.ts
function detectSuspicions(steps, found) {
	const looks = [];
	const { items, quests, renames } = found;
	const count = steps.room.section("roomItems").keys.length;
	const gone = items.removed.length;
	if (gone > 1 && renames.items.length * 2 > gone) looks.push("renumbered");
	else if (isOtherRoom(steps, found, count)) looks.push("other-room");
	else if (isOlder(found)) looks.push("older-backup");
	else if (gone * 2 > count && gone > 1) looks.push("partial-file");
	if (renames.quests.length * 2 > quests.removed.length) looks.push("renewed-quests");
	if (steps.snapshot.has("quests") && steps.snapshot.section("quests").keys.length === 0 && quests.removed.length > 0) looks.push("emptied-quests");
	return looks;
}
const MIN_ITEMS = 3;
function isOtherRoom({ room, snapshot }, { items, quests }, count) {
	const after = snapshot.section("roomItems");
	if (count < MIN_ITEMS || after.keys.length * 2 < count) return false;
	const before = room.section("roomItems");
	const kin = items.changed.filter(({ key }) => {
		const [one, other] = [before.get(key), after.get(key)];
		if (!isObject(one) || !isObject(other) || member(one, "prefabName") !== member(other, "prefabName")) return false;
		return sameValue(member(one, "pos") ?? null, member(other, "pos") ?? null);
	});
	const shared = quests.unchanged.length + quests.changed.length;
	const hadQuests = shared + quests.removed.length > 0 && snapshot.has("quests");
	return (kin.length + items.unchanged.length) * 4 < count && (!hadQuests || shared === 0);
}
function isOlder({ items, quests }) {
	if (items.added.length + quests.added.length > 0) return false;
	const isNewest = (removed, kept, age) => {
		const [first, ...others] = kept.map(age);
		if (first === void 0) return false;
		const newest = others.reduce((one, other) => other > one ? other : one, first);
		return removed.every((key) => age(key) > newest);
	};
	const keys = (records) => records.map(({ key }) => key);
	const kept = (plan) => [...plan.unchanged, ...keys(plan.changed)];
	const goneItems = keys(items.removed);
	const goneQuests = keys(quests.removed);
	if (goneItems.length + goneQuests.length === 0) return false;
	if (goneItems.length > kept(items).length) return false;
	if (goneItems.length > 0) return isNewest(goneItems, kept(items), Number);
	return isNewest(goneQuests, kept(quests), (key) => key);
}
function findRenames({ room, snapshot }, items, quests) {
	return {
		items: renamedItems(room.section("roomItems"), snapshot.section("roomItems"), items),
		quests: pairUp(quests.removed, quests.added, [({ entryId, status }) => entryId === void 0 ? void 0 : `${entryId} ${status}`, ({ name, status }) => name === void 0 ? void 0 : `${name} ${status}`])
	};
}
function renamedItems(before, after, { removed, added }) {
	const side = (records, keys) => keys.map((key) => ({
		key,
		item: records.get(key)
	}));
	return pairUp(side(before, removed), side(after, added), [({ item }) => keysOf(item).length > 1 ? JSON.stringify(item) : void 0, ({ item }) => {
		if (!isObject(item) || !isObject(member(item, "pos"))) return void 0;
		return JSON.stringify([
			"prefabName",
			"pos",
			"rot"
		].map((name) => sorted(member(item, name))));
	}]);
}
function sorted(value) {
	if (!isObject(value)) return value ?? null;
	return membersOf(value).sort(([a], [b]) => a < b ? -1 : 1);
}
function pairUp(removed, added, signatures) {
	const renames = [];
	const taken = /* @__PURE__ */ new Set();
	for (const signature of signatures) {
		const waiting = /* @__PURE__ */ new Map();
		for (const side of added) {
			const sign = taken.has(side) ? void 0 : signature(side);
			if (sign !== void 0) addTo(waiting, sign, side);
		}
		for (const list of waiting.values()) list.reverse();
		for (const side of removed) {
			const sign = taken.has(side) ? void 0 : signature(side);
			const match = sign === void 0 ? void 0 : waiting.get(sign)?.pop();
			if (match === void 0) continue;
			taken.add(side);
			taken.add(match);
			renames.push({
				from: side.key,
				to: match.key
			});
		}
	}
	return renames;
}
// src/verdict/room/unknown-losses.ts
function findUnknownLosses(steps, items, quests, logic) {
	const { room, snapshot, sections } = steps;
	const pairs = [];
	const merged = new Set(steps.merged);
	const add = (path, before, after) => {
		if (before === void 0) return;
		const shape = path.reduce(memberShape, SNAPSHOT_SHAPE);
		pairs.push({
			before,
			after,
			shape,
			place: Place.root.along(path)
		});
	};
	for (const [name, records] of [["roomItems", items], ["logic", logic]]) {
		const [had, has] = [room.section(name), snapshot.section(name)];
		const isLogic = name === "logic";
		for (const key of records.changed) add([name, key], had.get(key), isLogic ? has.get(key) : itemWithLogic(steps, key));
		for (const key of records.removed) add([name, key], had.get(key), isLogic && merged.has(key) ? extraDataOf(snapshot, key) : void 0);
	}
	if (sections.quests !== "unchanged") {
		const [had, has] = [room.section("quests"), snapshot.section("quests")];
		for (const key of [...quests.changed, ...quests.removed]) add(["quests", key], had.get(key), has.get(key));
	}
	for (const name of REWRITTEN_SECTIONS) if (name !== "quests" && sections[name] !== "unchanged") add([name], room.get(name), snapshot.get(name));
	return search(pairs.reverse());
}
function itemWithLogic({ room, snapshot }, key) {
	const [before, after] = [room.section("roomItems").get(key), snapshot.section("roomItems").get(key)];
	const logic = snapshot.section("logic").get(key);
	if (!isObject(before) || !isObject(after) || logic === void 0) return after;
	if (!hasMember(before, "extraData") || hasMember(after, "extraData")) return after;
	return withMember(after, "extraData", logic);
}
function extraDataOf(snapshot, key) {
	return member(snapshot.section("roomItems").get(key), "extraData");
}
function search(stack) {
	const removed = [];
	const changed = [];
	for (let pair = stack.pop(); pair !== void 0; pair = stack.pop()) {
		const { before, after } = pair;
		if (before === after) continue;
		const shape = ownShape(before, pair.shape);
		if (shape === -1 && after === void 0) {
			removed.push(placeOf$2(pair));
			continue;
		}
		const parts = partsOf({
			...pair,
			shape
		});
		if (parts !== void 0) for (const part of parts.reverse()) stack.push(part);
		else if (shape === -1 && !sameValue(before, after ?? null)) changed.push(placeOf$2(pair));
	}
	return {
		removed,
		changed
	};
}
function placeOf$2({ before, shape, place }) {
	const type = shape === -1 ? void 0 : textField(before, "$type");
	return type === void 0 ? place.pointers : {
		...place.pointers,
		type
	};
}
function ownShape(value, shape) {
	if (!isObject(value)) return shape;
	const inner = holdsJson(shape) ? insideShape(shape) : shape;
	if (!hasKinds(inner)) return inner;
	const type = member(value, "$type");
	return typeof type === "string" && !NAMED_TRIGGERS.has(type) ? kindShape(inner, type) : inner;
}
const NAMED_TRIGGERS = /* @__PURE__ */ new Set(["OnClickEvent", "OnEnterEvent"]);
function partsOf({ before, after, shape, place }) {
	const isUnknown = shape === -1;
	if (typeof before === "string") {
		if (!holdsJson(shape)) return void 0;
		const value = tryParseJson(before);
		const other = typeof after === "string" ? tryParseJson(after) : after;
		if (value !== void 0) return [{
			before: value,
			after: other,
			shape: insideShape(shape),
			place: place.inside()
		}];
		return /^[ \t\r\n]*[{["]/.test(before) ? [{
			before,
			after,
			shape: -1,
			place
		}] : [];
	}
	if (Array.isArray(before)) {
		if (isUnknown && !Array.isArray(after)) return void 0;
		const match = counterparts(Array.isArray(after) ? after : []);
		const element = isUnknown ? -1 : elementShape(shape);
		return before.map((value, index) => ({
			before: value,
			after: match(value, index),
			shape: isStray(value, element) ? -1 : element,
			place: place.at(index)
		}));
	}
	if (!isObject(before) || isUnknown && !isObject(after)) return void 0;
	const other = isObject(after) ? after : {};
	return keysOf(before).map((key) => ({
		before: member(before, key) ?? null,
		after: member(other, key),
		shape: isUnknown ? -1 : memberShape(shape, key),
		place: place.at(key)
	}));
}
function isStray(value, element) {
	return recordOfShape(element) !== void 0 && !isObject(value) && value !== null;
}
function counterparts(after) {
	const idOf = (value) => textField(value, "Id");
	const byId = /* @__PURE__ */ new Map();
	for (const value of after) {
		const id = idOf(value);
		if (id !== void 0 && !byId.has(id)) byId.set(id, value);
	}
	return (value, index) => {
		const id = idOf(value);
		return id === void 0 ? after[index] : byId.get(id);
	};
}
// src/verdict/room/plan.ts
function planImport(room, snapshot) {
	const current = SnapshotText.read(room, "before");
	return planOf(decideImport(current, SnapshotText.read(snapshot, "after", current)));
}
function planOf(steps) {
	const { room, snapshot } = steps;
	const items = steps.items ?? allUnchanged(room.section("roomItems").keys);
	const questSteps = steps.quests ?? allUnchanged(room.section("quests").keys);
	const settings = steps.settings ?? allUnchanged(room.section("settings").keys);
	const logic = logicPlan(steps);
	const [had, has] = [room.section("roomItems"), snapshot.section("roomItems")];
	const [hadLogic, hasLogic] = [room.section("logic"), snapshot.section("logic")];
	const [hadQuests, hasQuests] = [room.section("quests"), snapshot.section("quests")];
	const changes = new ImportChanges(steps);
	const itemPlan = {
		added: items.added.map((key) => ({
			key,
			...itemLabel(has.get(key), hasLogic.get(key))
		})),
		changed: items.changed.map((key) => ({
			key,
			...itemLabel(had.get(key), hadLogic.get(key)),
			get fields() {
				return fieldChanges(changes.of("changed", "roomItems", key));
			}
		})),
		removed: removedItems(steps, items.removed),
		unchanged: items.unchanged
	};
	const quests = {
		added: questSteps.added.map((key) => questName(key, hasQuests.get(key))),
		changed: questSteps.changed.map((key) => ({
			...questName(key, hadQuests.get(key)),
			get fields() {
				return fieldChanges(changes.of("changed", "quests", key));
			}
		})),
		removed: removedQuests(steps, questSteps.removed),
		unchanged: questSteps.unchanged
	};
	const unknown = findUnknownLosses(steps, items, questSteps, logic);
	const renames = findRenames(steps, items, quests);
	const sections = sectionPlan(steps);
	const counts = {
		items: had.keys.length,
		quests: questCount(hadQuests.keys.map((key) => questName(key, hadQuests.get(key)))),
		logic: logicKeys(room).length,
		settings: room.section("settings").keys.length,
		sections: hasTasks(room.get("roomTasks")) ? 1 : 0,
		removedItems: items.removed.length,
		removedQuests: questCount(quests.removed)
	};
	const parts = {
		items: itemPlan,
		quests,
		sections,
		logic,
		settings,
		changes,
		unknown,
		renames
	};
	return {
		verdict: verdictOf(parts),
		...parts,
		looksLike: detectSuspicions(steps, parts),
		counts
	};
}
function allUnchanged(keys) {
	return {
		added: [],
		changed: [],
		removed: [],
		unchanged: keys
	};
}
function logicPlan(steps) {
	const { room, snapshot, merged, unmergeable, droppedLogic: dropped, isLogicAbsent: isAbsent } = steps;
	const logic = steps.logic ?? allUnchanged(room.section("logic").keys);
	const isMerged = new Set(merged);
	const items = snapshot.section("roomItems");
	const atRisk = logic.removed.filter((key) => items.has(key) && !isMerged.has(key));
	const known = new Set(atRisk);
	const isLost = (key) => hasExtraData(room, key) && !snapshot.section("logic").has(key) && holdsLogic(room, key) && !holdsLogic(snapshot, key);
	for (const key of steps.items?.changed ?? []) if (!known.has(key) && isLost(key)) atRisk.push(key);
	return {
		...logic,
		atRisk,
		isAbsent,
		merged,
		unmergeable,
		dropped
	};
}
function logicKeys(room) {
	const inItems = room.section("roomItems").keys.filter((key) => hasExtraData(room, key));
	return [.../* @__PURE__ */ new Set([...room.section("logic").keys, ...inItems.filter((key) => holdsLogic(room, key))])];
}
function sectionPlan({ room, snapshot, sections, droppedSections, items, logic }) {
	const added = [];
	const rewritten = [];
	const unchanged = [];
	for (const name of [
		"roomItems",
		...REWRITTEN_SECTIONS,
		"logic"
	]) if (name === "roomItems" || name === "logic") {
		const records = name === "roomItems" ? items : logic;
		const isNew = name === "roomItems" ? snapshot.has(name) : (records?.added.length ?? 0) > 0;
		if (room.has(name)) (records === void 0 || isEmpty(records) ? unchanged : rewritten).push(name);
		else if (isNew) added.push(name);
	} else if (sections[name] !== "unchanged") (sections[name] === "added" ? added : rewritten).push(name);
	else if (room.has(name)) unchanged.push(name);
	return {
		added,
		rewritten,
		emptied: rewritten.filter((name) => name === "roomTasks" && hasTasks(room.get(name)) && !hasTasks(snapshot.get(name))),
		unchanged: [...unchanged, ...room.unknownSections],
		dropped: droppedSections
	};
}
function questCount(entries) {
	return new Set(entries.map(({ key, entryId }) => entryId ?? key)).size;
}
function verdictOf({ items, quests, settings, logic, sections, unknown }) {
	if (items.removed.length + quests.removed.length + settings.removed.length + lostLogic(logic).length + sections.emptied.length + unknown.removed.length > 0) return "destroys";
	return sections.added.length + sections.rewritten.length > 0 ? "changes" : "unchanged";
}
// src/verdict/roundtrip/hazards.ts
const HAZARD_KINDS = [
	"byte-order-mark",
	"duplicate-key",
	"key-order",
	"proto-key",
	"number-value",
	"number-spelling",
	"lone-surrogate",
	"escape"
];
function findHazards(bytes) {
	const mark = byteOrderMarkLength(bytes);
	const table = new NodeTable();
	if (!table.read(bytes, mark) || !table.isUtf8) throw notJson("before", bytes);
	const search = new HazardSearch(table);
	const atStart = {
		node: 0,
		start: 0,
		end: mark
	};
	if (mark > 0) search.add("byte-order-mark", atStart, () => "the byte-order mark at the start of the file would be lost");
	for (let node = 0; node < table.count; node++) search.look(node);
	const mask = search.found.size === 0 ? void 0 : maskOf([bytes]);
	return HAZARD_KINDS.flatMap((kind) => {
		const found = search.found.get(kind);
		if (found === void 0) return [];
		const { message, count } = found;
		const first = placeOf$1(table, found);
		if (mask === void 0 || mask.isEmpty) return [{
			kind,
			message,
			count,
			first
		}];
		return [{
			kind,
			message: mask.mask(message),
			count,
			first: redactPlace(first, mask)
		}];
	});
}
var HazardSearch = class {
	table;
	found = /* @__PURE__ */ new Map();
	constructor(table) {
		this.table = table;
	}
	add(kind, at, message) {
		const found = this.found.get(kind);
		if (found === void 0) this.found.set(kind, {
			...at,
			message: message(),
			count: 1
		});
		else found.count++;
	}
	look(node) {
		const { table } = this;
		const start = table.start[node];
		const end = table.end[node];
		if (table.key[node] !== -1) this.spelling(node, table.key[node], table.keyEnd(node));
		if (table.isObject(node)) this.keys(node);
		else if (table.isString(node)) this.spelling(node, start, end);
		else if (!table.isArray(node)) this.number(node, start, end);
	}
	number(node, start, end) {
		const first = this.table.bytes[start];
		if (first !== 45 && (first < 48 || first > 57)) return;
		const text = asciiText(this.table.bytes, start, end);
		const written = JSON.stringify(Number(text));
		if (written === text) return;
		const sameValue = written !== "null" && sameNumber(text, written);
		const shown = text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
		const kind = sameValue ? "number-spelling" : "number-value";
		this.add(kind, {
			node,
			start,
			end
		}, () => `the number ${shown} would be written as ${written}`);
	}
	spelling(node, start, end) {
		const { bytes } = this.table;
		for (const hazard of spellingHazards(bytes, start, end)) this.add(hazard.kind, {
			node,
			start: hazard.start,
			end: hazard.end
		}, () => spellingMessage(bytes, hazard));
	}
	keys(object) {
		const { table } = this;
		const seen = /* @__PURE__ */ new Set();
		const limit = table.after[object];
		let moves = false;
		let last = -1;
		let named = false;
		for (let child = object + 1; child < limit; child = table.after[child]) {
			const key = table.keyText(child);
			const at = {
				node: child,
				start: table.key[child],
				end: table.keyEnd(child)
			};
			const shown = quoteValue(key);
			if (key === "__proto__") this.add("proto-key", at, () => `some tools would lose the key ${shown}, because assigning it sets the prototype`);
			if (seen.has(key)) {
				this.add("duplicate-key", at, () => `only one of several ${shown} keys would remain`);
				continue;
			}
			seen.add(key);
			const index = arrayIndex(key);
			if (index < 0) named = true;
			else if (!moves && (named || index < last)) {
				moves = true;
				this.add("key-order", at, () => `the key ${shown} would move: JavaScript puts whole-number keys first, in ascending order`);
			} else last = index;
		}
	}
};
function arrayIndex(key) {
	if (!/^(?:0|[1-9]\d{0,9})$/.test(key)) return -1;
	const index = Number(key);
	return index < 4294967295 ? index : -1;
}
function spellingMessage(bytes, { kind, start, end }) {
	const written = asciiText(bytes, start, end);
	if (kind === "lone-surrogate") return `${written} is an unpaired surrogate: many tools replace it or refuse the file`;
	const character = shownSpelling(JSON.parse(`"${written}"`));
	return `${written} would be written as ${character === "\"" || character === "\\" ? `\\${character}` : character}`;
}
function placeOf$1(table, { node, start, end }) {
	const steps = [];
	for (let container = 0; container !== node;) {
		let child = container + 1;
		let index = 0;
		while (table.after[child] <= node) {
			child = table.after[child];
			index++;
		}
		steps.push(table.isArray(container) ? index : table.keyText(child));
		container = child;
	}
	const lines = new LineIndex(table.bytes);
	const [from, to] = [lines.positionOf(byteOffset(start)), lines.positionOf(byteOffset(end))];
	return {
		pointer: formatPointer(steps),
		embedded: [],
		start: from,
		end: to
	};
}
function spellingHazards(bytes, start, end) {
	const limit = end - 1;
	let unusualEscape;
	let loneSurrogate;
	for (let at = start + 1; at < limit;) {
		if (bytes[at] !== 92) {
			at++;
			continue;
		}
		const length = unitLength(bytes, at, limit);
		const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : -1;
		const span = {
			start: at,
			end: at + length
		};
		if (isHighSurrogate(unit) || isLowSurrogate(unit)) loneSurrogate ??= {
			kind: "lone-surrogate",
			...span
		};
		else if (length === 12 || isUnusual(bytes, at, unit)) unusualEscape ??= {
			kind: "escape",
			...span
		};
		at += length;
	}
	return [loneSurrogate, unusualEscape].filter((hazard) => hazard !== void 0);
}
const SHORT = /* @__PURE__ */ new Set([
	8,
	9,
	10,
	12,
	13
]);
function isUnusual(bytes, at, unit) {
	if (unit < 0) return bytes[at + 1] === 47;
	if (unit >= 32 || SHORT.has(unit)) return true;
	return isCapital(bytes[at + 5]);
}
function isCapital(byte) {
	return byte !== void 0 && byte >= 65 && byte <= 70;
}
// src/verdict/room/matched-elements.ts
const NOTHING = /* @__PURE__ */ new Uint8Array();
function same(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	return sameContent(contentOf(one), contentOf(other));
}
function objectOf(text) {
	if (text[0] !== 123) return void 0;
	const object = ObjectText.of(text);
	return object.members.length === [...object.keys].length ? object : void 0;
}
function matchElements(all, areTasks) {
	const [base, theirs, mine] = [
		elementsById(all.base),
		elementsById(all.theirs),
		elementsById(all.mine)
	];
	if (base === void 0 || theirs === void 0 || mine === void 0) return areTasks ? elementsByPosition(all) : void 0;
	return [theirs, mine].some(({ byId }) => inSameOrder(base.byId, byId)) || inSameOrder(theirs.byId, mine.byId) ? {
		base,
		theirs,
		mine
	} : void 0;
}
function elementsById(text) {
	return elementsOf(text, (element) => {
		const id = element.valueOf("Id");
		return id?.[0] === 34 ? textOf(decodeString(id, 0, id.length)) : void 0;
	});
}
function elementsOf(text, nameOf) {
	if (text[0] !== 91) return void 0;
	const table = new NodeTable();
	if (!table.read(text)) return void 0;
	const byId = /* @__PURE__ */ new Map();
	const spans = [];
	for (const child of table.children(0)) {
		const element = table.textOf(child);
		const object = objectOf(element);
		const name = object && nameOf(object, spans.length);
		if (name === void 0) return void 0;
		byId.set(name, element);
		spans.push({
			start: table.start[child],
			end: table.end[child]
		});
	}
	return byId.size === spans.length ? {
		text,
		byId,
		spans
	} : void 0;
}
const TASK_SIGNS = [
	"$type",
	"Id",
	"TaskTriggerId"
];
function elementsByPosition(all) {
	const byPosition = (text) => elementsOf(text, (element, index) => {
		const signs = TASK_SIGNS.map((field) => textOf(element.valueOf(field) ?? NOTHING));
		return JSON.stringify([index, ...signs]);
	});
	const [base, theirs, mine] = [
		byPosition(all.base),
		byPosition(all.theirs),
		byPosition(all.mine)
	];
	if (base === void 0 || theirs === void 0 || mine === void 0) return void 0;
	return [theirs, mine].every(({ byId }) => byId.size === base.byId.size && [...byId.keys()].every((name) => base.byId.has(name)) && !hasMoved(base, byId)) ? {
		base,
		theirs,
		mine
	} : void 0;
}
function hasMoved({ byId: before }, after) {
	const known = new Set([...before.values()].map(textOf));
	return [...after].some(([name, text]) => !same(before.get(name), text) && known.has(textOf(text)));
}
function inSameOrder(one, other) {
	const common = [...one.keys()].filter((id) => other.has(id));
	const others = [...other.keys()].filter((id) => one.has(id));
	return common.every((id, index) => id === others[index]);
}
function mergedOrder({ base, theirs, mine }) {
	const [leads, follows] = inSameOrder(base.byId, theirs.byId) ? [mine, theirs] : [theirs, mine];
	const followers = /* @__PURE__ */ new Map();
	let last;
	for (const id of follows.byId.keys()) if (leads.byId.has(id)) last = id;
	else addTo(followers, last, id);
	const order = [...followers.get(void 0) ?? []];
	for (const id of leads.byId.keys()) {
		order.push(id);
		for (const follower of followers.get(id) ?? []) order.push(follower);
	}
	return order;
}
function writeElements(layout, mine, merged) {
	const { text, spans } = layout;
	if (merged.size === 0) return new TextEncoder().encode("[]");
	const first = spans[0]?.start ?? 1;
	const gap = text.subarray(spans.at(-2)?.end ?? first, spans.at(-2) === void 0 ? first : spans.at(-1)?.start);
	const ids = [...mine.byId.keys()];
	const pieces = [text.subarray(0, first)];
	let previous;
	for (const [id, element] of merged) {
		if (previous !== void 0) {
			const index = ids.indexOf(id);
			const isNeighbour = index > 0 && ids[index - 1] === previous;
			const [from, to] = [mine.spans[index - 1]?.end, mine.spans[index]?.start];
			if (isNeighbour) pieces.push(mine.text.subarray(from, to));
			else pieces.push(gap.length > 0 ? gap : COMMA);
		}
		pieces.push(element);
		previous = id;
	}
	pieces.push(text.subarray(spans.at(-1)?.end ?? text.length - 1));
	return joined(pieces);
}
const COMMA = new TextEncoder().encode(",");
// src/verdict/room/field-merge.ts
var FieldMerger = class {
	resolve;
	conflicts = [];
	constructor(resolve) {
		this.resolve = resolve;
	}
	merge(three, place, isRecord, whole) {
		const { base, theirs, mine } = three;
		if (same(theirs, mine) || same(base, theirs) && whole === void 0) return mine;
		const isTheirs = same(base, mine) && whole === void 0;
		if (isTheirs && isLaidOutAlike(theirs, mine)) return theirs;
		if (base === void 0 || theirs === void 0 || mine === void 0) return this.conflict(three, place);
		const all = {
			base,
			theirs,
			mine
		};
		const merged = this.mergeObjects(all, place, isRecord, whole);
		if (merged !== void 0 || isTheirs) return merged ?? theirs;
		return this.mergeArrays(all, place) ?? this.mergeStrings(all, place) ?? this.conflict(three, place);
	}
	conflict({ base, theirs, mine }, place) {
		const conflict = {
			...place.pointers,
			...valueMember("base", base),
			...valueMember("yours", mine),
			...valueMember("theirs", theirs)
		};
		const chosen = this.resolve(conflict);
		if (chosen === void 0) this.conflicts.push(conflict);
		return chosen === "theirs" ? theirs : mine;
	}
	mergeObjects({ base, theirs, mine }, place, isRecord, whole) {
		const [b, t, m] = [
			objectOf(base),
			objectOf(theirs),
			objectOf(mine)
		];
		if (b === void 0 || t === void 0 || m === void 0) return void 0;
		const kinds = new Set([
			b,
			t,
			m
		].map((object) => textOf(object.valueOf("$type") ?? NOTHING)));
		const isKind = kinds.size === 1 && (!kinds.has("") || RECORD_FIELDS.has(place.step ?? ""));
		if (!isRecord && !isKind) return void 0;
		const edits = new ObjectEditor(m, t);
		for (const key of /* @__PURE__ */ new Set([
			...m.keys,
			...t.keys,
			...b.keys
		])) {
			const three = {
				base: b.valueOf(key),
				theirs: t.valueOf(key),
				mine: m.valueOf(key)
			};
			const at = place.at(key);
			const merged = whole?.has(key) ? this.conflict(three, at) : this.merge(three, at, false);
			if (merged === three.mine) continue;
			if (merged === void 0) edits.remove(key);
			else edits.put(key, merged);
		}
		return joined(edits.pieces());
	}
	mergeArrays(all, place) {
		const matched = matchElements(all, TASK_LISTS.has(place.step ?? ""));
		if (matched === void 0) return void 0;
		const { base, theirs, mine } = matched;
		const positions = /* @__PURE__ */ new Map();
		for (const { byId } of [
			mine,
			theirs,
			base
		]) for (const [index, id] of [...byId.keys()].entries()) positions.set(id, index);
		const merged = /* @__PURE__ */ new Map();
		for (const id of mergedOrder(matched)) {
			const three = {
				base: base.byId.get(id),
				theirs: theirs.byId.get(id),
				mine: mine.byId.get(id)
			};
			const text = this.merge(three, place.at(positions.get(id) ?? 0), true);
			if (text !== void 0) merged.set(id, text);
		}
		return writeElements(mine.byId.size > 0 ? mine : theirs, mine, merged);
	}
	mergeStrings({ base, theirs, mine }, place) {
		const [b, t, m] = [
			heldIn(base),
			heldIn(theirs),
			heldIn(mine)
		];
		if (b === void 0 || t === void 0 || m === void 0) return void 0;
		const trimmed = {
			base: trim(b),
			theirs: trim(t),
			mine: trim(m)
		};
		const merged = this.merge(trimmed, place.inside(), true);
		return merged === void 0 || merged === trimmed.mine ? mine : respell(mine, m, trimmed.mine, merged);
	}
};
function isLaidOutAlike(one, other) {
	if (one?.[0] !== 123 || other?.[0] !== 123) return true;
	const [end, otherEnd] = [skipSpace(one, 1), skipSpace(other, 1)];
	return sameBytes(one, 1, end, other, 1, otherEnd);
}
const RECORD_FIELDS = /* @__PURE__ */ new Set([
	"Trigger",
	"DirectEffector",
	"_transformState"
]);
const TASK_LISTS = /* @__PURE__ */ new Set(["Tasks", "linkedTasks"]);
function valueMember(name, text) {
	return text === void 0 ? {} : { [name]: parseJson(textOf(text)) };
}
function heldIn(text) {
	if (text[0] !== 34) return void 0;
	const content = decodeString(text, 0, text.length);
	const table = readTable(content, 0, 1);
	return table?.isObject(0) === true && table.levels <= 256 ? content : void 0;
}
function trim(text) {
	let [start, end] = [0, text.length];
	while (start < end && text[start] <= 32) start++;
	while (end > start && text[end - 1] <= 32) end--;
	return text.subarray(start, end);
}
function respell(token, content, inner, merged) {
	const lead = inner.byteOffset - content.byteOffset;
	const most = Math.min(inner.length, merged.length);
	let start = 0;
	while (start < most && inner[start] === merged[start]) start++;
	while (start > 0 && cutsCharacter(inner[start], merged[start])) start--;
	let end = 0;
	while (end < most - start && inner[inner.length - 1 - end] === merged[merged.length - 1 - end]) end++;
	while (end > 0 && cutsCharacter(inner[inner.length - end], merged[merged.length - end])) end--;
	const [from = 1, to = token.length - 1] = sourceOffsets(token, 0, token.length, [lead + start, lead + inner.length - end]);
	const middle = JSON.stringify(textOf(merged.subarray(start, merged.length - end))).slice(1, -1);
	return joined([
		token.subarray(0, from),
		new TextEncoder().encode(middle),
		token.subarray(to)
	]);
}
function cutsCharacter(...bytes) {
	return bytes.some((byte) => byte !== void 0 && isContinuation(byte));
}
function fieldsOfBoth(entries) {
	const objects = entries.map(({ base, theirs, mine }) => [
		base,
		theirs,
		mine
	].map((text) => text?.[0] === 123 ? ObjectText.of(text) : void 0));
	const [first, ...others] = objects;
	if (others.length === 0) return /* @__PURE__ */ new Set();
	const keys = new Set(objects.flat().flatMap((object) => [...object?.keys ?? []]));
	const fields = /* @__PURE__ */ new Set();
	for (const key of keys) {
		const textIn = (versions, at) => versions?.[at]?.valueOf(key);
		const touches = (at) => objects.some((versions) => !same(textIn(versions, 0), textIn(versions, at)));
		const differs = objects.some((versions) => !same(textIn(versions, 1), textIn(versions, 2)));
		const isShared = others.every((other) => [
			0,
			1,
			2
		].every((at) => same(textIn(other, at), textIn(first, at))));
		if (touches(1) && touches(2) && differs && !isShared) fields.add(key);
	}
	return fields;
}
// src/verdict/room/part-changes.ts
var PartChanges = class {
	base;
	side;
	other;
	knownMask;
	records;
	constructor(base, side, other = base) {
		this.base = base;
		this.side = side;
		this.other = other;
		this.records = new RecordChanges({
			before: base,
			after: side
		});
	}
	of(places) {
		return redactChanges(places.flatMap((place) => this.records.of(place)), this.mask);
	}
	conflict(conflict, place) {
		const { pointer, embedded, base, yours, theirs } = conflict;
		const root = this.base.recordAt(place)?.value ?? null;
		const words = this.records.writer.write({
			kind: "changed",
			pointer,
			embedded,
			before: plainJson(base),
			after: plainJson(yours)
		}, pathTo(place).length, root);
		const { mask } = this;
		const masked = {
			base: maskedValue(base, mask),
			yours: maskedValue(yours, mask),
			theirs: maskedValue(theirs, mask)
		};
		const isMasked = holdsMasked([
			pointer,
			...embedded,
			base,
			yours,
			theirs
		], mask);
		return {
			pointer: mask.mask(pointer),
			embedded: embedded.map((inner) => mask.mask(inner)),
			...masked,
			...isMasked ? { masked: true } : {},
			words: { what: mask.mask(words.what) }
		};
	}
	get mask() {
		this.knownMask ??= maskOfJson([
			this.base.bytes,
			this.side.bytes,
			this.other.bytes
		]);
		return this.knownMask;
	}
};
const RECORD_SECTIONS$1 = [
	"roomItems",
	"logic",
	"quests",
	"settings"
];
function partOf(section, key, side) {
	if (section === "settings") return {
		kind: "setting",
		key
	};
	if (section === "roomItems") return {
		kind: "item",
		key,
		...side.labelOf(key)
	};
	if (section === "logic") return {
		kind: "logic",
		key,
		label: side.labelOf(key)
	};
	const entry = side.section(section).get(key);
	const name = textField(entry, "Name");
	return {
		kind: "quest",
		key: textField(entry, "EntryId") ?? key,
		...name === void 0 ? {} : { name }
	};
}
function nameOf(part) {
	return part.kind === "tasks" ? part.kind : `${part.kind}/${part.key}`;
}
// src/verdict/room/resolutions.ts
const NO_RESOLUTIONS = {
	ours: [],
	theirs: []
};
var ConflictResolver = class {
	patterns;
	rest;
	constructor(resolutions) {
		this.rest = resolutions.rest;
		this.patterns = ["ours", "theirs"].flatMap((resolution) => resolutions[resolution].map((pattern) => ({
			pattern,
			resolution,
			matches: placeMatcher(`/${pattern}`),
			isUsed: false
		})));
	}
	get unused() {
		return this.patterns.filter(({ isUsed }) => !isUsed).map(({ pattern }) => pattern);
	}
	resolve(parts, field) {
		const chosen = /* @__PURE__ */ new Set();
		for (const pattern of this.patterns) {
			if (!parts.some((part) => placesAround(field).some((embedded) => pattern.matches(part, embedded)))) continue;
			pattern.isUsed = true;
			chosen.add(pattern.resolution);
		}
		const [only] = chosen;
		return chosen.size === 1 ? only : this.rest;
	}
};
function placesAround(field) {
	if (field === void 0) return [[]];
	const steps = fieldSteps(field);
	const levels = [...steps.length === 0 ? [] : [formatPointer(steps)], ...field.embedded];
	const places = [[]];
	for (const [level, pointer] of levels.entries()) {
		const outer = levels.slice(0, level);
		const inner = parsePointer(pointer);
		for (let end = 1; end <= inner.length; end++) places.push([...outer, formatPointer(inner.slice(0, end))]);
	}
	return places;
}
function fieldSteps({ pointer }) {
	const [section, , ...rest] = parsePointer(pointer);
	return section === "roomTasks" ? parsePointer(pointer).slice(1) : rest;
}
// src/verdict/room/three-way.ts
function compareThree(base, theirs, mine, resolutions = NO_RESOLUTIONS, sections = new Set(SECTIONS)) {
	const before = SnapshotText.read(base, "before");
	const room = SnapshotText.read(theirs, "before", before);
	const snapshot = SnapshotText.read(mine, "after", before);
	if (!sections.has("logic")) return new ThreeWay(before, room, snapshot, resolutions, sections);
	const was = placeLogicLike(before, snapshot);
	const placed = placeLogicLike(room, was);
	return new ThreeWay(was, was === snapshot ? placed : placeLogicLike(placed, snapshot), snapshot, resolutions, sections);
}
var ThreeWay = class {
	base;
	room;
	snapshot;
	sections;
	theirs;
	mine;
	conflicts;
	undone;
	merges = /* @__PURE__ */ new Map();
	contested = /* @__PURE__ */ new Set();
	resolver;
	values;
	resolved = /* @__PURE__ */ new Map();
	theirTouches;
	myTouches;
	constructor(base, room, snapshot, resolutions, sections) {
		this.base = base;
		this.room = room;
		this.snapshot = snapshot;
		this.sections = sections;
		this.resolver = new ConflictResolver(resolutions);
		this.values = new PartChanges(base, room, snapshot);
		this.theirTouches = this.touchesOf(room, snapshot, () => true);
		this.myTouches = this.touchesOf(snapshot, room, (name) => this.isGiven(name));
		this.theirs = changesOf(this.theirTouches, new PartChanges(base, room));
		this.mine = changesOf(this.myTouches, new PartChanges(base, snapshot));
		this.conflicts = this.findConflicts();
		this.undone = this.findUndone();
	}
	get unused() {
		return this.resolver.unused;
	}
	get bothMoveQuests() {
		return this.moveQuests(this.theirTouches, this.room) && this.moveQuests(this.myTouches, this.snapshot);
	}
	moveQuests(changes, side) {
		const extraDataIn = (of, key) => member(of.section("roomItems").get(key), "extraData") ?? null;
		return [...changes.values()].some(({ part, touches: [touch] }) => {
			if (part.kind !== "item") return part.kind !== "setting";
			if (touch?.change !== "changed") return true;
			return !sameValue(extraDataIn(this.base, touch.key), extraDataIn(side, touch.key));
		});
	}
	merged() {
		const sections = this.mergedSections();
		if (sections === void 0) return void 0;
		const edits = new ObjectEditor(this.snapshot.root, this.room.root);
		for (const [name, text] of sections) edits.put(name, text);
		return edits.text();
	}
	mergedSections() {
		if (this.conflicts.length > 0) return void 0;
		const sections = /* @__PURE__ */ new Map();
		const taken = this.takenTouches();
		for (const name of RECORD_SECTIONS$1) {
			const keys = taken.filter(({ section }) => section === name).map(({ key }) => key);
			const text = this.withTheirs(name, keys);
			if (text !== void 0) sections.set(name, text);
		}
		const theirTasks = taken.some(({ section }) => section === "roomTasks") ? this.room.content("roomTasks")?.text : void 0;
		const tasks = this.merges.get("roomTasks") ?? theirTasks;
		if (tasks !== void 0) sections.set("roomTasks", [tasks]);
		return sections;
	}
	isGiven(section) {
		return this.snapshot.has(section === "logic" ? "roomItems" : section);
	}
	touchesOf(side, other, isGiven) {
		const byPart = /* @__PURE__ */ new Map();
		const add = (part, touch) => {
			getOrInsert(byPart, nameOf(part), () => ({
				part,
				touches: []
			})).touches.push(touch);
		};
		for (const section of RECORD_SECTIONS$1) {
			if (!this.sections.has(section) || !isGiven(section)) continue;
			const [had, has] = [this.base.section(section), side.section(section)];
			if (had === has) continue;
			const steps = recordSteps(had, has);
			for (const change of [
				"added",
				"changed",
				"removed"
			]) for (const key of steps[change]) {
				const touch = {
					section,
					key,
					change
				};
				if (change !== "changed" || !this.isMoot(touch, side, other)) add(partOf(section, key, change === "added" ? side : this.base), touch);
			}
		}
		const [had, has] = [this.base.content("roomTasks"), side.content("roomTasks")];
		if (this.sections.has("roomTasks") && isGiven("roomTasks") && !sameContent(had, has)) add({ kind: "tasks" }, {
			section: "roomTasks",
			key: "roomTasks",
			change: had === void 0 ? "added" : has === void 0 ? "removed" : "changed"
		});
		return byPart;
	}
	takenTouches() {
		const taken = /* @__PURE__ */ new Map();
		for (const name of /* @__PURE__ */ new Set([...this.theirTouches.keys(), ...this.resolved.keys()])) {
			if (this.resolved.get(name) === "ours") continue;
			if (this.myTouches.has(name) && !this.resolved.has(name)) continue;
			const touches = [this.theirTouches, this.myTouches].flatMap((all) => all.get(name)?.touches ?? []);
			for (const touch of touches) if (this.isGiven(touch.section)) taken.set(`${touch.section}/${touch.key}`, touch);
		}
		return [...taken.values()];
	}
	isMoot({ section, key }, side, other) {
		const owner = section === "logic" ? "roomItems" : section;
		if (!other.has(owner) || other.section(owner).has(key)) return false;
		const [had, has] = [this.base, side].map((of) => of.section(section).content(key)?.text);
		if (had === void 0 || has === void 0) return false;
		const { groups } = compareTexts(had, has, {
			keep: "bytes",
			allow: []
		});
		return groups.every((group) => group.class === "layout" || group.class === "spelling");
	}
	findConflicts() {
		const { myTouches: mine, theirTouches: theirs } = this;
		const conflicts = [];
		const names = /* @__PURE__ */ new Set([...mine.keys(), ...theirs.keys()]);
		for (const name of names) {
			const [own, other] = [mine.get(name), theirs.get(name)];
			const part = (own ?? other)?.part;
			if (part === void 0) continue;
			const bothTouch = own !== void 0 && other !== void 0;
			const differs = bothTouch && [...own.touches, ...other.touches].some((touch) => this.differs(touch));
			const loses = isLogicOfRemoved(part, theirs, mine) || isLogicOfRemoved(part, mine, theirs);
			if (!differs && !loses) continue;
			this.contested.add(name);
			const found = {
				...part,
				yours: changeIn(mine, part),
				theirs: changeIn(theirs, part)
			};
			const fields = bothTouch && !loses && [...own.touches, ...other.touches].every(({ change }) => change === "changed") ? this.mergeFields(part, [...own.touches, ...other.touches]) : void 0;
			if (fields === void 0) {
				const linked = this.linkedTo(part);
				const patterns = linked.flatMap((each) => this.patternsOf(each));
				const resolution = this.resolver.resolve(patterns, void 0);
				if (resolution === void 0) conflicts.push({
					...found,
					fields: []
				});
				else for (const each of linked) this.resolved.set(nameOf(each), resolution);
			} else if (fields.length > 0) conflicts.push({
				...found,
				fields
			});
		}
		return conflicts.filter((conflict) => !this.resolved.has(nameOf(conflict)));
	}
	mergeFields(part, touches) {
		const names = this.patternsOf(part);
		const merger = new FieldMerger((conflict) => this.resolver.resolve(names, conflict));
		const records = new Map(touches.map((touch) => [`${touch.section}/${touch.key}`, touch]));
		const texts = [...records.values()].map((touch) => this.textsOf(touch));
		const whole = part.kind === "quest" ? fieldsOfBoth(texts) : void 0;
		for (const [index, [name, { section, key }]] of [...records].entries()) {
			const place = Place.root.along(pathTo({
				section,
				key
			}));
			const three = texts[index];
			if (three !== void 0) this.merges.set(section === "roomTasks" ? section : name, merger.merge(three, place, part.kind !== "setting", whole));
		}
		const seen = /* @__PURE__ */ new Set();
		return merger.conflicts.filter((conflict) => {
			const sign = JSON.stringify([fieldSteps(conflict), conflict.embedded]);
			return seen.size < seen.add(sign).size;
		}).map((conflict) => {
			const [section, key = ""] = parsePointer(conflict.pointer);
			const touch = records.get(`${section}/${key}`) ?? touches[0];
			return touch === void 0 ? {
				...conflict,
				words: { what: "" }
			} : this.values.conflict(conflict, touch);
		});
	}
	textsOf(record) {
		const [base, theirs, mine] = [
			this.base,
			this.room,
			this.snapshot
		].map((side) => side.recordAt(record)?.text);
		return {
			base,
			theirs,
			mine
		};
	}
	taken(record) {
		const three = this.textsOf(record);
		if (!same(three.base, three.mine)) return three.theirs;
		return new FieldMerger(() => "theirs").merge(three, Place.root, record.section !== "settings");
	}
	patternsOf(part) {
		if (part.kind === "tasks") return ["/roomTasks"];
		if (part.kind !== "quest") return [formatPointer([PATTERN_SECTIONS[part.kind], part.key])];
		const touches = [this.myTouches, this.theirTouches].flatMap((all) => all.get(nameOf(part))?.touches ?? []);
		const names = [
			part.key,
			...part.name === void 0 ? [] : [part.name],
			...touches.map(({ key }) => key)
		];
		return [...new Set(names)].map((name) => formatPointer(["quests", name]));
	}
	linkedTo(part) {
		if (part.kind !== "item" && part.kind !== "logic") return [part];
		const item = partOf("roomItems", part.key, this.snapshot);
		const logic = partOf("logic", part.key, this.snapshot);
		const [mine, theirs] = [this.myTouches, this.theirTouches].map((all) => all.get(nameOf(item))?.touches[0]);
		return mine?.change === "added" && theirs?.change === "added" && this.differs(mine) || mine?.change === "removed" || theirs?.change === "removed" ? [item, logic] : [part];
	}
	findUndone() {
		const settled = new Set(this.myTouches.keys());
		for (const name of this.contested) settled.delete(name);
		return this.theirs.filter(({ part }) => !settled.has(nameOf(part)));
	}
	differs(touch) {
		return !sameContent(this.room.recordAt(touch), this.snapshot.recordAt(touch));
	}
	withTheirs(name, keys) {
		const from = this.room.section(name).text;
		const { text } = this.snapshot.section(name);
		const merges = [...this.merges].filter(([path]) => path.startsWith(`${name}/`));
		if (keys.length + merges.length === 0) return void 0;
		if (text !== void 0) {
			const edits = new ObjectEditor(text, from);
			const put = (key, value) => value === void 0 ? edits.remove(key) : edits.put(key, value);
			for (const [path, merged] of merges) put(path.slice(name.length + 1), merged);
			for (const key of keys) put(key, this.taken({
				section: name,
				key
			}));
			return edits.pieces();
		}
		if (from === void 0) return void 0;
		const edits = new ObjectEditor(from);
		const taken = new Set(keys);
		for (const key of from.keys) if (!taken.has(key)) edits.remove(key);
		return edits.pieces();
	}
};
function changesOf(touches, values) {
	return [...touches.values()].map(({ part, touches: all }) => ({
		part,
		change: changeOf(all),
		get changes() {
			return values.of(all);
		}
	}));
}
function changeOf(touches) {
	const [first, ...others] = touches;
	return first !== void 0 && others.every(({ change }) => change === first.change) ? first.change : "changed";
}
const PATTERN_SECTIONS = {
	item: "items",
	logic: "logic",
	setting: "settings"
};
function changeIn(changes, part) {
	const touched = changes.get(nameOf(part));
	if (touched !== void 0) return changeOf(touched.touches);
	return removesItemOf(part, changes) ? "removed" : "unchanged";
}
function isLogicOfRemoved(part, changes, others) {
	const touched = part.kind === "logic" ? changes.get(nameOf(part)) : void 0;
	if (touched === void 0 || changeOf(touched.touches) === "removed") return false;
	return removesItemOf(part, others) && !removesItemOf(part, changes);
}
function removesItemOf(part, changes) {
	if (part.kind !== "logic") return false;
	return changes.get(nameOf({
		kind: "item",
		key: part.key
	}))?.touches[0]?.change === "removed";
}
// src/verdict/room/restore.ts
function restoringSnapshot(room, backup) {
	const now = SnapshotText.read(room, "before");
	const then = SnapshotText.read(backup, "after", now);
	const edits = new ObjectEditor(then.root, now.root);
	for (const name of SECTIONS) {
		const empty = name === "roomTasks" ? "{\"Tasks\":[]}" : "{}";
		if (now.has(name) && !then.has(name)) edits.put(name, new TextEncoder().encode(empty));
	}
	return edits.hasEdits ? SnapshotText.read(edits.text(), "after", then) : then;
}
function simulateRestore(room, backup) {
	const now = SnapshotText.read(room, "before");
	const snapshot = restoringSnapshot(now, backup);
	const steps = decideImport(now, snapshot);
	return {
		steps,
		left: compareRooms(now, snapshot, applyImport(steps))
	};
}
const RECORD_SECTIONS = /* @__PURE__ */ new Set([
	"roomItems",
	"quests",
	"logic"
]);
function sameRoom(one, other) {
	return compare(one, other).verdict !== "lost";
}
function compareRooms(before, expected, actual, mayBeAdded = []) {
	const comparison = compare(expected, actual);
	if (comparison.verdict !== "lost") return {
		addedFields: [],
		differs: false,
		comparison
	};
	const unforgiven = comparison.differences.filter(({ forgiven }) => !forgiven);
	const added = unforgiven.filter(isAddedField);
	if (comparison.omitted > 0 || added.length < unforgiven.length) return {
		addedFields: added.map(placeOf),
		differs: true,
		comparison
	};
	const newer = compare(before, actual).differences.filter(({ after }) => after !== void 0);
	const news = /* @__PURE__ */ new Set([...newer.map(placeOf), ...mayBeAdded]);
	const addedFields = added.map(placeOf).filter((place) => prefixes(place).some((prefix) => news.has(prefix)));
	return {
		addedFields,
		differs: addedFields.length < added.length,
		comparison
	};
}
function compare(before, after) {
	const [bytes, other] = [bytesOf(before), bytesOf(after)];
	return compareTexts(bytes, sameBytes(bytes, 0, bytes.length, other, 0, other.length) ? other : placedLike(before, after), {
		keep: "values",
		allow: []
	});
}
function placedLike(before, after) {
	try {
		const like = SnapshotText.read(before, "before");
		return placeLogicLike(SnapshotText.read(after, "after", like), like).bytes;
	} catch (error) {
		if (isSnapshotFault(error)) return bytesOf(after);
		throw error;
	}
}
function bytesOf(snapshot) {
	return snapshot instanceof SnapshotText ? snapshot.bytes : snapshot;
}
function isAddedField({ class: kind, after }) {
	if (kind !== "added" || after === void 0) return false;
	const steps = parsePointer(after.embedded.at(-1) ?? after.pointer);
	if (/^\d+$/.test(steps.at(-1) ?? "")) return false;
	return after.embedded.length > 0 || steps.length !== 2 || !RECORD_SECTIONS.has(steps[0] ?? "");
}
function placeOf({ after }) {
	return after === void 0 ? "" : placeText(after);
}
function prefixes(place) {
	return [place, ...[...place.matchAll(/[/#]/g)].map(({ index }) => index).filter((index) => index > 0).map((end) => place.slice(0, end))];
}
// src/verdict/room/merge-versions.ts
function mergeVersions(versions, resolutions = NO_RESOLUTIONS, newBytes) {
	const alone = onlyChange(versions);
	if (alone !== void 0) return {
		merged: alone,
		conflicts: [],
		members: [],
		unused: [...resolutions.ours, ...resolutions.theirs],
		mayMoveQuests: false
	};
	const base = SnapshotText.read(versions.base, "before");
	const ours = SnapshotText.readRoom(versions.ours, "after", base);
	const theirs = SnapshotText.readRoom(versions.theirs, "before", base, ours);
	const byRecord = new Set(SECTIONS.filter((name) => ours.has(name) && theirs.has(name)));
	if (!byRecord.has("roomItems")) byRecord.delete("logic");
	const compared = (resolved) => compareThree(base, theirs, ours, resolved, byRecord);
	const three = compared({
		...resolutions,
		rest: void 0
	});
	const { conflicts, unused } = three;
	const sections = three.mergedSections() ?? compared({
		...resolutions,
		rest: resolutions.rest ?? "ours"
	}).mergedSections();
	if (sections === void 0) throw new Error("a comparison in which everything is decided has no result");
	const members = mergeMembers({
		base,
		ours,
		theirs
	}, byRecord, resolutions);
	const edits = new ObjectEditor(ours.root, theirs.root);
	for (const [name, text] of sections) edits.put(name, text);
	for (const [key, value] of members.values) if (value === void 0) edits.remove(key);
	else edits.put(key, value);
	return {
		merged: edits.text(newBytes),
		conflicts: resolutions.rest === void 0 ? conflicts : [],
		members: members.conflicts,
		unused: unused.filter((pattern) => members.unused.includes(pattern)),
		mayMoveQuests: three.bothMoveQuests || SECTIONS.some((name) => ours.has(name) !== theirs.has(name))
	};
}
function onlyChange({ base, ours, theirs }) {
	const areSame = (one, other) => sameBytes(one, 0, one.length, other, 0, other.length);
	if (areSame(base, theirs) || areSame(ours, theirs)) return ours;
	return areSame(base, ours) ? theirs : void 0;
}
function mergeMembers({ base, ours, theirs }, byRecord, resolutions) {
	const resolver = new ConflictResolver(resolutions);
	const conflicts = [];
	const values = /* @__PURE__ */ new Map();
	for (const key of /* @__PURE__ */ new Set([
		...ours.root.keys,
		...theirs.root.keys,
		...base.root.keys
	])) {
		if (byRecord.has(key)) continue;
		const three = {
			base: base.root.valueOf(key),
			theirs: theirs.root.valueOf(key),
			mine: ours.root.valueOf(key)
		};
		const merger = new FieldMerger((conflict) => {
			const chosen = resolver.resolve([conflict.pointer], void 0);
			if (chosen === void 0) conflicts.push(conflict);
			return chosen ?? "ours";
		});
		values.set(key, merger.merge(three, Place.root.at(key), true));
	}
	return {
		values,
		conflicts,
		unused: resolver.unused
	};
}
function mergeBoth(versions, resolutions, both, newBytes) {
	const merge = (theirs, ours) => mergeVersions({
		...versions,
		theirs
	}, {
		...resolutions,
		ours: [...resolutions.ours, ...ours]
	}, newBytes);
	if (both.length === 0) return {
		...merge(versions.theirs, []),
		rekeyed: /* @__PURE__ */ new Map(),
		refused: []
	};
	const clashing = keysOfBoth(versions);
	const matchers = both.map((pattern) => ({
		pattern,
		matches: placeMatcher(`/${pattern}`)
	}));
	const isMeant = (key, { matches }) => matches(formatPointer(["items", key]), []);
	const keys = clashing.filter((key) => matchers.some((matcher) => isMeant(key, matcher)));
	const others = matchers.filter((matcher) => !keys.some((key) => isMeant(key, matcher))).map(({ pattern }) => pattern);
	const { theirs, rekeyed } = withFreeKeys(versions, keys);
	const merged = merge(theirs, others);
	return {
		...merged,
		rekeyed,
		refused: others.filter((pattern) => !merged.unused.includes(pattern))
	};
}
function keysOfBoth(versions) {
	const base = SnapshotText.read(versions.base, "before").section("roomItems");
	const keys = mergeVersions(versions, NO_RESOLUTIONS).conflicts.flatMap((conflict) => (conflict.kind === "item" || conflict.kind === "logic") && conflict.yours === "added" && conflict.theirs === "added" && !base.has(conflict.key) ? [conflict.key] : []);
	return [...new Set(keys)];
}
function withFreeKeys({ ours, theirs }, keys) {
	const rekeyed = /* @__PURE__ */ new Map();
	if (keys.length === 0) return {
		theirs,
		rekeyed
	};
	const read = readMentions(theirs);
	const taken = /* @__PURE__ */ new Set([...readMentions(ours).mentions.items.keys(), ...read.mentions.items.keys()]);
	const splices = keys.flatMap((key) => {
		const free = freeKey(key, taken);
		taken.add(free);
		rekeyed.set(key, free);
		return rekeySplices(read, key, free);
	});
	return {
		theirs: spliced(theirs, sortSplices(splices)),
		rekeyed
	};
}
function freeKey(key, taken) {
	if (/^\d+$/.test(key)) {
		let highest = 0;
		for (const other of taken) if (/^[1-9]\d{0,14}$/.test(other)) highest = Math.max(highest, Number(other));
		return String(highest + 1);
	}
	let count = 2;
	while (taken.has(`${key}-${count}`)) count++;
	return `${key}-${count}`;
}
// src/bytes/places/inner-text.ts
var InnerText = class InnerText {
	holders;
	content;
	constructor(holders, content) {
		this.holders = holders;
		this.content = content;
	}
	static at(bytes, { pointer, embedded = [] }) {
		const holders = [];
		let text = bytes;
		for (const inner of [pointer, ...embedded]) {
			const found = new TextPlaces(text).spanOf({ pointer: inner });
			if (found === void 0 || text[found.start] !== 34) return void 0;
			const { start, end } = found;
			holders.push({
				bytes: text,
				start,
				end
			});
			text = decodeString(text, start, end);
		}
		return new InnerText(holders, text);
	}
	get depth() {
		return this.holders.length;
	}
	get span() {
		const [outermost] = this.holders;
		return (this.holders.length > 1 ? this.inFile({
			start: 0,
			end: this.content.length
		}) : void 0) ?? span(outermost?.start ?? 0, outermost?.end ?? 0);
	}
	inFile({ start, end }) {
		let offsets = [start, end];
		for (const holder of [...this.holders].reverse()) offsets = sourceOffsets(holder.bytes, holder.start, holder.end, offsets);
		const [from = 0, to = 0] = offsets;
		return span(from, to);
	}
	fromFile({ start, end }) {
		const whole = this.inFile({
			start: 0,
			end: this.content.length
		});
		if (start < whole.start || end > whole.end) return void 0;
		let [from, to] = [start, end];
		for (const { bytes, start: first, end: last } of this.holders) {
			from = decodedOffset(bytes, first, last, from);
			to = decodedOffset(bytes, first, last, to);
		}
		return span(from, to);
	}
};
exports.ABSENT_LOGIC = ABSENT_LOGIC;
exports.InnerText = InnerText;
exports.JsonEditor = JsonEditor;
exports.KEEPS = KEEPS;
exports.LOGIC_PLACES = LOGIC_PLACES;
exports.Mentions = Mentions;
exports.NO_RESOLUTIONS = NO_RESOLUTIONS;
exports.NotJsonError = NotJsonError;
exports.PlaceTable = PlaceTable;
exports.SnapshotError = SnapshotError;
exports.SnapshotText = SnapshotText;
exports.Spelled = Spelled;
exports.TextPlaces = TextPlaces;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.applyImport = applyImport;
exports.changeShape = changeShape;
exports.compareRooms = compareRooms;
exports.compareTexts = compareTexts;
exports.compareThree = compareThree;
exports.decideImport = decideImport;
exports.descriptions = descriptions;
exports.documents = documents;
exports.escapedAt = escapedAt;
exports.faultMessage = faultMessage;
exports.faultText = faultText;
exports.findHazards = findHazards;
exports.findLoss = findLoss;
exports.importInto = importInto;
exports.isMeantAsJson = isMeantAsJson;
exports.isSnapshotFault = isSnapshotFault;
exports.joined = joined;
exports.judgePlan = judgePlan;
exports.keepsLimits = keepsLimits;
exports.lostLogic = lostLogic;
exports.mergeBoth = mergeBoth;
exports.mergeSnapshotInto = mergeSnapshotInto;
exports.offsetsAt = offsetsAt;
exports.placeAt = placeAt;
exports.planImport = planImport;
exports.planOf = planOf;
exports.positionsAt = positionsAt;
exports.possibleRooms = possibleRooms;
exports.readMentions = readMentions;
exports.readSnapshot = readSnapshot;
exports.redactChange = redactChange;
exports.redactChanges = redactChanges;
exports.referencesIn = referencesIn;
exports.referencesOf = referencesOf;
exports.rekeyItem = rekeyItem;
exports.renameQuest = renameQuest;
exports.requireOffset = requireOffset;
exports.restoringSnapshot = restoringSnapshot;
exports.sameContent = sameContent;
exports.sameRoom = sameRoom;
exports.simulateRestore = simulateRestore;
exports.spanInFile = spanInFile;
exports.spanOf = spanOf;
exports.textIndex = textIndex;
exports.whyNoRoom = whyNoRoom;
exports.withoutLogicOfRemoved = withoutLogicOfRemoved;
