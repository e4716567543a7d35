"use strict";
const { CATALOG_KNOWLEDGE, FIND_KEY, FIND_KEY_COMPLETED, KIND_WORDS, KNOWLEDGE_OPTION, OPEN_DOOR, OPEN_DOOR_COMPLETED, atExpression, beginsLikeJson, button, chain, circleOf, countedWords, entries, entryCause, entryDraft, everyQuest, expression, fieldOf, fixIn, flowName, found, heldJsonFault, heldObjectFault, hexDigits, inExpression, inPair, isDocumented, isOfKind, items, keyNearMiss, knownPrefabOf, logic, logicPlaces, misplacedParts, movedByExpression, notAString, onFirst, onQuests, openedMessage, otherQuestLabel, overwriteText, quest, questLabel, questsOnly, rawRoom, referenceDraft, renaming, repeatedNearMiss, reportBroken, reportInPair, requirement, rewriting, room, rulePack, shortQuote, syntaxFixWords, syntaxMessage, task, tasksOf, throughout, together, typeNearMiss, valueDraft, worksOnlyOn, writing } = require("./rule-pack.js");
const { ScriptError, outlineOf: outlineOf$1, outlineOfItem, outlineOfQuest, playScript, questGraph, reasonText, simulationReport, unknownText } = require("./shared-flow.js");
const { ADDRESSABLE_NAMES, AXES, BUILT_IN_VARIABLES, CHAIN_TYPE, COLOUR_SLIPS, COMPLETED_FIELDS, DOCUMENTED_TYPES, EFFECTS, EFFECT_NAMES, ENEMY_GROUND, EXPRESSION_FUNCTIONS, EXPRESSION_TYPE, FIELDS, FIXED_FIELDS, FOREIGN_SETTINGS, MAX_DEGREES, MAX_IMPORTED_BYTES, MAX_LEVELS, MAX_RECORDS, NO_ROTATION, NearNames, OWN_FIELDS, PARENT_FIELD, PREFABS, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, RECORD_NAMES, RECORD_WORDS, Redaction, RepairError, SECTIONS, SHARED_FIELDS, SNAPSHOT_SHAPE, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGERS, TRIGGER_KINDS, TRIGGER_NAMES, VECTORS, addMember, agreedName, argumentCount, aroundAxis, arrayField, bareName, classify, comparablePair, completePair, countFindings, createLinter, cutFromString, defineRule, effectNamed, elementShape, emptyJson, endsInSpace, expressionFunction, fieldSetOfShape, fieldWords, findRepeatedLogic, findSchemaFaults: findSchemaFaults$1, fourDigits, hasField, hasKinds, heldObject, idOf, insideShape, integerField, isComputedText, isEntryInside, isItemTasks, isNumberedName, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isStatusGroup, isUuid, isUuidVersion4, itemLabel, keyAt, kindShape, labelText, lookalike, looksCompleted, mainEntry, mayNameQuests, meantType, memberShape, nodesOf, numberField, objectField, overwriteValue, ownedComplaints, parentOf, parseExpression, plainFinding, playText, prefabNamed, questReference, readConfig, readKeys, readQuestNames, recordAt, recordOfShape, removeMember, renewUuid, replaceValue, requirementPlace, rulesForFile, spanIn, stateName, stepText, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, transitionWords, triggerNamed, turnText, vectorText, withoutBrackets, wordsOf } = require("./core.js");
const { NotJsonError, SnapshotError, checkRoom, compareTexts, findLoss, readMentions, readRoom } = require("./shared-roundtrip.js");
const { counted, formatPointer, isJson, isObject, jsonType, listed, member, nearest, parsePointer, placeMatcher, printable, quoteValue, withArticle } = require("./words.js");
const { pureSha256 } = require("./shared-lint.js");
const { graphReport, showReport } = require("./shared-report.js");
const { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport: planImport$1 } = require("./shared-room.js");
const { EditError, LineIndex, LookAlikes, Place, SECRET_PATTERNS, SIGNED_URL, Scanner, SeenTexts, Token, applySplices, brand, byteOffset, cutMiddle, decodeString, decodedOffset, finishInSlices, isCredentialName, isSpace, isThroughout, locate, lookAlikeNote, offsetsOf, readTree, sameValue, skipSpace, sourceOffsets, span, textOf, tryParseJson, utf8Length, utf8Offsets, uuidVersion, withoutSecrets } = require("./text.js");
const { JsonEditor, Spelled } = require("./shared-json.js");
const { SummaryCounter, TextReporter, unifiedDiff } = require("./shared.js");
// src/flow/play/analyse.ts
function questAnalyses(room) {
	const unknown = /* @__PURE__ */ new Map();
	return room.model.quests.map(({ index, id, name }) => ({
		id,
		name,
		active: stateVerdict(room, index, 1, unknown),
		completed: stateVerdict(room, index, 2, unknown)
	}));
}
function stateVerdict({ analysis, model }, quest, state, unknown) {
	const verdict = analysis.verdict(quest, state);
	switch (verdict.kind) {
		case "reachable": {
			const { isShortest, play } = verdict;
			return {
				verdict: "reachable",
				play: play.steps.map((step) => stepText(model, step)),
				seed: play.seed,
				isShortest
			};
		}
		case "impossible": return {
			verdict: "impossible",
			reason: reasonText(model, verdict.reason)
		};
		case "unknown": {
			const { influences, dependsOnReading } = verdict;
			const reason = (dependsOnReading === true ? void 0 : unknown.get(influences)) ?? unknownText(model, verdict);
			if (dependsOnReading !== true) unknown.set(influences, reason);
			return {
				verdict: "unknown",
				reason
			};
		}
	}
}
// src/places/holds-json.ts
function holdsJson(content) {
	const start = skipSpace(content, 0);
	const first = content[start];
	if (first === 34) {
		const scanner = new Scanner(content, start);
		if (scanner.next() !== Token.string) return false;
		const { end } = scanner;
		return skipSpace(content, end) === content.length && holdsJson(decodeString(content, start, end));
	}
	if (first !== 123 && first !== 91) return false;
	return content[skipSpace(content, start + 1)] === (first === 123 ? 34 : 123) || isJson(textOf(content));
}
// src/places/token-text.ts
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
function contentEnd({ end, token }) {
	return token === Token.unclosedString ? end + 1 : end;
}
function contentOf(bytes, span) {
	return scalarKind(span.token) === "string" ? decodeString(bytes, span.start, contentEnd(span)) : bytes.subarray(span.start, span.end);
}
// src/places/open-values.ts
function readOpenValues(bytes, visitor) {
	const open = [];
	let done = false;
	const count = () => {
		const around = open.at(-1);
		if (around?.isArray === true) around.index++;
	};
	readTree(bytes, {
		key(start, end, kind) {
			const around = open.at(-1);
			if (done || around === void 0 || scalarKind(kind) === void 0) return;
			around.key = {
				start,
				end,
				token: kind
			};
			done = !visitor.key(around.key, open);
		},
		open(isArray, start) {
			if (done) return false;
			count();
			done = !visitor.begin(start, isArray, open);
			open.push({
				isArray,
				start,
				index: -1,
				key: void 0
			});
			return !done;
		},
		close(_isArray, _start, end) {
			if (done) return;
			done = !visitor.end(end, open, true) || open.length === 1;
			open.pop();
			forgetKey(open);
		},
		scalar(kind, start, end) {
			if (done || scalarKind(kind) === void 0) return;
			const around = open.at(-1);
			if (around?.isArray === false && around.key === void 0) {
				around.key = {
					start,
					end,
					token: kind
				};
				done = !visitor.key(around.key, open);
				return;
			}
			count();
			done = !visitor.scalar({
				start,
				end,
				token: kind
			}, open) || open.length === 0;
			forgetKey(open);
		}
	});
	for (; open.length > 0 && !done; open.pop()) done = !visitor.end(bytes.length, open, false);
}
function forgetKey(open) {
	const around = open.at(-1);
	if (around !== void 0) around.key = void 0;
}
// src/places/place-table.ts
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
	elements = /* @__PURE__ */ new Map();
	held = /* @__PURE__ */ new Map();
	constructor(bytes) {
		this.bytes = bytes;
		readOpenValues(bytes, new Builder(this));
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
		let [low, high] = [0, this.count];
		while (low < high) {
			const middle = low + high >> 1;
			if ((this.start[middle] ?? 0) <= offset) low = middle + 1;
			else high = middle;
		}
		return low - 1;
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
	spanOf(entry) {
		const token = this.tokenOf(entry) ?? Token.end;
		return {
			start: this.startOf(entry),
			end: this.endOf(entry),
			token
		};
	}
	contentOf(entry) {
		return contentOf(this.bytes, this.spanOf(entry));
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
		const known = this.members.get(object);
		if (known !== void 0) return known;
		const members = /* @__PURE__ */ new Map();
		for (const key of this.childrenOf(object)) members.set(this.textOf(key), key);
		this.members.set(object, members);
		return members;
	}
	member(object, name) {
		const key = this.isObject(object) ? this.membersOf(object).get(name) : void 0;
		return key === void 0 ? -1 : this.valueOf(key);
	}
	elementsOf(array) {
		const known = this.elements.get(array);
		if (known !== void 0) return known;
		const elements = [...this.childrenOf(array)];
		this.elements.set(array, elements);
		return elements;
	}
	*childrenOf(container) {
		const limit = this.after[container] ?? 0;
		for (let entry = container + 1; entry < limit;) {
			yield entry;
			const last = this.isKey(entry) ? this.valueOf(entry) : entry;
			entry = last === -1 ? entry + 1 : this.after[last] ?? limit;
		}
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
			inside: holdsJson(content) ? new PlaceTable(content) : void 0
		};
		const [oldest] = held.keys();
		if (held.size === MAX_KEPT$1 && oldest !== void 0) held.delete(oldest);
		held.set(string, text);
		return text;
	}
	grow() {
		const size = this.count * 2;
		this.start = larger(this.start, size);
		this.end = larger(this.end, size);
		this.parent = larger(this.parent, size);
		this.step = larger(this.step, size);
		this.after = larger(this.after, size);
		const kinds = new Uint8Array(size);
		kinds.set(this.kinds);
		this.kinds = kinds;
	}
};
function larger(numbers, size) {
	const grown = new Int32Array(size);
	grown.set(numbers);
	return grown;
}
var Builder = class {
	table;
	entries = [];
	keys = [];
	constructor(table) {
		this.table = table;
	}
	key({ start, end, token }) {
		const parent = this.entries.at(-1) ?? -1;
		if (parent !== -1) this.keys[this.keys.length - 1] = this.table.add(token | IS_KEY, start, end, parent, 0);
		return true;
	}
	begin(start, isArray, open) {
		this.entries.push(this.add(isArray ? ARRAY : OBJECT, start, this.table.bytes.length, open));
		this.keys.push(-1);
		return true;
	}
	end(end, _open, hasBracket) {
		const entry = this.entries.pop() ?? -1;
		this.keys.pop();
		if (entry !== -1) this.table.close(entry, end, hasBracket);
		return true;
	}
	scalar({ start, end, token }, open) {
		this.add(token, start, end, open);
		return true;
	}
	add(kind, start, end, open) {
		const around = open.at(-1);
		const parent = this.entries.at(-1) ?? -1;
		if (around === void 0) return this.table.add(kind, start, end, -1, 0);
		if (parent === -1 || !around.isArray && around.key === void 0) return -1;
		return this.table.add(kind, start, end, parent, around.isArray ? around.index : this.keys.at(-1) ?? -1);
	}
};
// src/places/text-places.ts
var TextPlaces = class {
	bytes;
	#root;
	#lines;
	constructor(bytes) {
		this.bytes = bytes;
	}
	get root() {
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
			index: content && indexAt(content, contentOffset(last)),
			span: spanInFile(levels, table.startOf(entry), table.endOf(entry)),
			overridden: levels.some((level) => level.table.isOverridden(level.entry))
		};
	}
	levelsAt(offset, isCaret = false) {
		requireOffset(this.bytes, offset);
		const levels = [];
		for (let [table, at] = [this.root, offset]; table !== void 0;) {
			const entry = table.find(at);
			if (entry === -1) break;
			const level = {
				table,
				entry,
				offset: at
			};
			levels.push(level);
			if (table.kindOf(entry) !== "string" || table.isKey(entry) || at === table.startOf(entry)) break;
			at = contentOffset(level);
			const { content, inside } = table.heldBy(entry);
			table = isCaret || table.isOpen(entry) || at < content.length ? inside : void 0;
		}
		return levels;
	}
	spanOf({ pointer, embedded = [], part = "value" }) {
		const paths = [pointer, ...embedded].map(parsePointer);
		const levels = [];
		let table = this.root;
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
		this.#lines ??= new LineIndex(this.bytes);
		const lines = this.#lines;
		return offsets.map((offset) => {
			requireOffset(this.bytes, offset);
			return lines.positionOf(byteOffset(offset));
		});
	}
	offsetsAt(positions) {
		for (const { line, column } of positions) for (const [name, number] of Object.entries({
			line,
			column
		})) if (!Number.isInteger(number) || number < 1) throw new RangeError(`${name} must be a whole number from 1, not ${number}`);
		return offsetsOf(this.bytes, positions);
	}
};
function entryAt(table, steps, part) {
	let entry = table.count > 0 ? 0 : -1;
	let key = -1;
	for (const step of steps) {
		if (entry === -1) return -1;
		if (table.isArray(entry)) {
			const element = table.elementsOf(entry)[Number(step)] ?? -1;
			entry = String(Number(step)) === step ? element : -1;
			key = -1;
		} else {
			key = table.isObject(entry) ? table.membersOf(entry).get(step) ?? -1 : -1;
			entry = key === -1 ? -1 : table.valueOf(key);
		}
	}
	return part === "key" ? key : entry;
}
function contentOffset({ table, entry, offset }) {
	const span = table.spanOf(entry);
	return table.kindOf(entry) === "string" ? decodedOffset(table.bytes, span.start, contentEnd(span), offset) : offset - span.start;
}
function textIndex(level) {
	return indexAt(scalarContent(level.table, level.entry), contentOffset(level));
}
function spanInFile(levels, start, end) {
	let offsets = [start, end];
	for (const { table, entry } of levels.slice(0, -1).reverse()) {
		const string = table.spanOf(entry);
		offsets = sourceOffsets(table.bytes, string.start, contentEnd(string), offsets);
	}
	const [from = 0, to = 0] = offsets;
	return span(from, to);
}
function scalarContent(table, entry) {
	return table.kindOf(entry) === "string" && !table.isKey(entry) ? table.heldBy(entry).content : table.contentOf(entry);
}
function indexAt(content, offset) {
	let start = offset;
	while (start > 0 && isContinuation(content[start])) start--;
	let index = 0;
	for (let at = 0; at < start; at++) {
		const byte = content[at] ?? 0;
		if (!isContinuation(byte)) index += byte >= 240 ? 2 : 1;
	}
	return index;
}
function isContinuation(byte = 0) {
	return (byte & 192) === 128;
}
function requireOffset(bytes, offset) {
	if (!Number.isInteger(offset) || offset < 0 || offset > bytes.length) throw new RangeError(`an offset must be a whole number from 0 to ${bytes.length}, not ${offset}`);
}
// src/references/escaped.ts
function escapedAt(text, strings) {
	let escaped = text;
	for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
	return escaped;
}
// src/assist/caret-target.ts
const NOTHING = { kind: "nothing" };
function caretTarget({ table, entry: around, offset }) {
	const entry = touched(table, around, offset);
	if (table.tokenOf(entry) !== void 0) {
		const range = {
			start: table.startOf(entry),
			end: table.endOf(entry),
			before: ""
		};
		if (table.isKey(entry)) return keyTarget(table, table.parentOf(entry), range);
		return {
			kind: "value",
			entry,
			...range,
			after: commaAfter(table.bytes, range.end)
		};
	}
	return table.isObject(entry) && offset > table.startOf(entry) ? gapTarget(table, entry, offset) : NOTHING;
}
function touched(table, around, offset) {
	if (table.isKey(around) && offset === table.startOf(around)) return table.parentOf(around);
	if (table.tokenOf(around) !== void 0) return around;
	const before = table.lastBefore(offset);
	return before !== -1 && table.tokenOf(before) !== void 0 && table.endOf(before) === offset && (table.kindOf(before) !== "string" || table.isOpen(before)) ? before : around;
}
function gapTarget(table, object, offset) {
	const { bytes } = table;
	const last = childBefore(table, object, offset);
	const previous = lastSolid(bytes, offset);
	if (last !== -1 && table.isKey(last) && bytes[previous] === 58) {
		const value = table.valueOf(last);
		const known = value === -1 ? {
			start: offset,
			end: offset
		} : {
			start: table.startOf(value),
			end: table.endOf(value)
		};
		return value === -1 || table.tokenOf(value) !== void 0 ? {
			kind: "value",
			entry: value === -1 ? last : value,
			...known,
			before: "",
			after: commaAfter(bytes, known.end)
		} : NOTHING;
	}
	if (last !== -1 && table.isKey(last)) return NOTHING;
	return keyTarget(table, object, {
		start: offset,
		end: offset,
		before: bytes[previous] === 123 || bytes[previous] === 44 ? "" : ","
	});
}
function keyTarget(table, object, range) {
	const { bytes } = table;
	const hasValue = !(range.start === range.end) && bytes[skipSpace(bytes, range.end)] === 58;
	const after = hasValue ? "" : commaAfter(bytes, range.end);
	return {
		kind: "key",
		object,
		...range,
		after,
		hasValue,
		colon: colonOf(table, object)
	};
}
function childBefore(table, object, offset) {
	let entry = table.lastBefore(offset - 1);
	while (entry !== -1 && entry !== object && table.parentOf(entry) !== object) entry = table.parentOf(entry);
	return entry === object ? -1 : entry;
}
function lastSolid(bytes, offset) {
	let at = offset - 1;
	while (at >= 0 && isSpace(bytes[at])) at--;
	return at;
}
function commaAfter(bytes, end) {
	const next = bytes[skipSpace(bytes, end)];
	return next === 34 || next === 123 || next === 91 ? "," : "";
}
function colonOf(table, object) {
	for (const key of table.childrenOf(object)) {
		const colon = skipSpace(table.bytes, table.endOf(key));
		if (table.bytes[colon] === 58) return isSpace(table.bytes[colon + 1]) ? ": " : ":";
	}
	return ": ";
}
// src/schema/compiled/descriptions.js
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
// src/assist/context.ts
function contextOf(levels) {
	const [first, last] = [levels[0], levels.at(-1)];
	if (first === void 0 || last === void 0) return void 0;
	let found = {
		record: void 0,
		general: void 0,
		object: -1,
		path: [],
		shape: SNAPSHOT_SHAPE
	};
	let isWhole = false;
	for (const [depth, { table, entry }] of levels.entries()) {
		for (const at of chainOf(table, entry)) {
			if (table.parentOf(at) !== -1) found = step(found, table, at);
			else if (depth > 0 && !isWhole) found = {
				...found,
				shape: insideShape(found.shape)
			};
			if (table.isObject(at)) found = inObject(found, table, at);
		}
		isWhole = depth > 0 && table.parentOf(entry) === -1;
	}
	return {
		...found,
		table: last.table,
		entry: last.entry,
		steps: first.table.stepsOf(first.entry)
	};
}
function chainOf(table, entry) {
	const chain = [];
	for (let at = entry; at !== -1; at = table.parentOf(at)) chain.push(at);
	return chain.reverse();
}
function step(around, table, at) {
	const key = table.keyOf(at);
	if (key === -1) return {
		...around,
		shape: elementShape(around.shape)
	};
	const name = table.textOf(key);
	return {
		...around,
		shape: memberShape(around.shape, name),
		path: [...around.path, name]
	};
}
function inObject(found, table, object) {
	const general = recordOfShape(found.shape);
	if (!isRecordName(general)) return found;
	const kind = hasKinds(found.shape) ? kindShape(found.shape, textIn(table, object, "$type") ?? "") : -1;
	const shape = kind === -1 ? found.shape : kind;
	const exact = recordOfShape(shape);
	const named = isRecordName(exact) ? exact : general;
	const { record, isForeign } = classify(named, outlineOf(table, object));
	return {
		shape,
		general,
		record: isForeign ? void 0 : record,
		object,
		path: []
	};
}
function outlineOf(table, object) {
	const members = [];
	for (const [name, key] of table.membersOf(object)) {
		const value = table.valueOf(key);
		const isName = name === "$type" || name === "Status";
		members.push([name, isName && value !== -1 && table.kindOf(value) === "string" ? table.textOf(value) : null]);
	}
	return Object.fromEntries(members);
}
function textIn(table, object, name) {
	const value = table.member(object, name);
	return value !== -1 && table.kindOf(value) === "string" ? table.textOf(value) : void 0;
}
function isRecordName(name) {
	return RECORD_NAMES.some((known) => known === name);
}
// src/assist/choices.ts
const EMPTY_LOGIC = JSON.stringify({ Tasks: [] });
function keyChoices(context, names) {
	const { table, entry, record, path, steps } = context;
	const present = table.membersOf(entry);
	if (steps.length === 1 && steps[0] === "logic" && record === "snapshot") return [...names.itemKeys].filter((key) => !present.has(key)).map((value) => ({
		kind: "item",
		value,
		detail: names.labelOf(value),
		initial: EMPTY_LOGIC
	}));
	const choices = [];
	for (const [name, kind] of fieldsOf(context, names)) {
		if (present.has(name)) continue;
		const [only] = (record === void 0 ? {} : fieldWords(record, [...path, name])).only ?? [];
		const detail = (record === void 0 ? void 0 : descriptions[record]?.[[...path, name].join(".")]) ?? (typeof kind === "string" ? kind : kind.join(", "));
		choices.push({
			kind: "key",
			value: name,
			detail,
			initial: only ?? initialOf(name, kind)
		});
	}
	return choices;
}
function fieldsOf(context, names) {
	const { record, path, shape } = context;
	const fields = /* @__PURE__ */ new Map();
	if (record === "snapshot" && path.length === 0) for (const section of SECTIONS) fields.set(section, "object");
	const set = path.length === 0 && isFieldSet(record) ? record : fieldSetOfShape(shape);
	if (set !== void 0) for (const [name, kind] of Object.entries(FIELDS[set])) fields.set(name, kind);
	for (const [name, kind] of catalogKeys(context, names)) if (!fields.has(name)) fields.set(name, kind);
	return fields;
}
function isFieldSet(name) {
	return name !== void 0 && Object.hasOwn(FIELDS, name);
}
function catalogKeys(context, names) {
	const { table, entry, general, record, path, steps } = context;
	if (path.length > 0) return [];
	if (general === "effect") return EFFECTS.get(textIn(table, entry, "$type") ?? "")?.needed ?? [];
	if (record !== "logic-value") return [];
	return prefabNamed(names.item(String(steps[1] ?? ""))?.prefabName)?.keys ?? [];
}
function initialOf(name, kind) {
	if (Array.isArray(kind)) return kind[0] ?? "";
	switch (kind) {
		case "number":
		case "integer": return 0;
		case "boolean": return false;
		case "object": return {};
		case "vector":
			if (name === "rot") return { ...NO_ROTATION };
			return Object.fromEntries(AXES.map((axis) => [axis, name === "scale" ? 1 : 0]));
		case "3 numbers": return [
			0,
			0,
			0
		];
		case "array": return [];
		default: return "";
	}
}
function valueChoices(context, names) {
	const { record, path } = context;
	const field = path.at(-1);
	if (record === void 0 || field === void 0) return [];
	if (path.length === 1) {
		const known = namedChoices(field, context, names);
		if (known !== void 0) return known;
	}
	const words = fieldWords(record, path);
	if (words.only !== void 0) return words.only.map((value) => plain(value));
	const kind = isFieldSet(record) && path.length === 1 ? FIELDS[record][field] : void 0;
	if (Array.isArray(kind)) return kind.map((value) => plain(value));
	return kind === "boolean" || kind === void 0 && isCatalogBoolean(context, field, names) ? [plain(true), plain(false)] : [];
}
function isCatalogBoolean(context, field, names) {
	const { object: entry } = context;
	for (const [name, kind] of catalogKeys({
		...context,
		entry,
		path: []
	}, names)) if (name === field) return kind === "boolean";
	return false;
}
function plain(value) {
	return {
		kind: "value",
		value,
		detail: ""
	};
}
function namedChoices(field, context, names) {
	const { record, general } = context;
	switch (field) {
		case "$type": return typeChoices(general);
		case "TargetState": return record === "effector-subscription" ? stateChoices$1() : codeChoices();
		case "prefabName": return [...PREFABS.keys()].map((value) => ({
			kind: "type",
			value,
			detail: ""
		}));
		case "parentItemID": return [...names.itemKeys].flatMap((key) => itemChoice(key, names));
		case "TaskTriggerId": return referredEntries(names).map(({ id, name }) => ({
			kind: "quest",
			value: id,
			detail: name
		}));
		case "id":
			if (record !== "requirement") return void 0;
			return referredEntries(names).map(({ id, name }) => ({
				kind: "quest",
				value: id,
				detail: name
			}));
		case "Name":
			if (general === "quest-entry") return void 0;
			return referredEntries(names).map(({ id, name }) => ({
				kind: "quest",
				value: name,
				detail: id
			}));
		default: return;
	}
}
function referredEntries(names) {
	return names.entries.filter(({ status, name }) => status !== "completed" && name !== "");
}
function itemChoice(key, names) {
	const number = Number(key);
	return Number.isSafeInteger(number) && String(number) === key ? [{
		kind: "item",
		value: number,
		detail: names.labelOf(key)
	}] : [];
}
const KINDS_OF_TYPE = {
	subscription: ["effector subscription", "trigger subscription"],
	effect: ["effect"],
	trigger: ["trigger"]
};
function typeChoices(general) {
	const kinds = KINDS_OF_TYPE[general ?? ""] ?? [];
	const documented = [...DOCUMENTED_TYPES].filter(([, kind]) => kinds.includes(kind));
	const others = [...(general === "effect" ? EFFECTS : general === "trigger" ? TRIGGERS : /* @__PURE__ */ new Map()).keys()].filter((type) => !DOCUMENTED_TYPES.has(type));
	return [...documented.map(([value, detail]) => ({
		kind: "type",
		value,
		detail
	})), ...others.map((value) => ({
		kind: "type",
		value,
		detail: "public material of the platform"
	}))];
}
function codeChoices() {
	return TRANSITION_CODES.map((each) => ({
		kind: "code",
		value: each.code,
		detail: transitionWords(each)
	}));
}
function stateChoices$1() {
	return [1, 2].map((value) => ({
		kind: "code",
		value,
		detail: QUEST_STATES[value] ?? ""
	}));
}
// src/assist/markdown.ts
const MAX_NAME = 100;
const MAX_TEXT = 2e3;
function code(text) {
	const shown = printable(cutMiddle(withoutSecrets(text), MAX_NAME));
	const fence = fenceFor(shown, 1);
	return shown !== "" && !/^[` ]|[` ]$/.test(shown) ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}
function codeBlock(text) {
	const masked = withoutSecrets(text);
	const cut = masked.length > MAX_TEXT ? `${masked.slice(0, MAX_TEXT)}\u2026` : masked;
	const shown = printable(cut.replaceAll("\r\n", "\n"), "\n	");
	const fence = fenceFor(shown, 3);
	return `${fence}\n${shown}\n${fence}`;
}
function fenceFor(text, least) {
	const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), least - 1);
	return "`".repeat(longest + 1);
}
// src/assist/word-around.ts
function wordAround(text, index) {
	let start = index;
	while (start > 0 && isPartOfWord(text.charAt(start - 1))) start--;
	while (start < index && isDigit(text.charAt(start))) start++;
	let end = index;
	while (end < text.length && isPartOfWord(text.charAt(end))) end++;
	return {
		start,
		end
	};
}
function isPartOfWord(character) {
	return /[\p{L}\p{N}_]/u.test(character);
}
function isDigit(character) {
	return /\p{N}/u.test(character);
}
// src/assist/describe.ts
const MIN_SHOWN = 40;
function describe(context, index, room) {
	const { table, entry } = context;
	const isScalar = table.tokenOf(entry) !== void 0;
	const text = isScalar ? table.textOf(entry) : "";
	return [
		fieldText(context),
		...isScalar ? valueTexts(context, text, room) : [],
		...isExpression(context) ? expressionTexts(text, index, room) : [],
		isScalar ? longText(context, text, room) : void 0
	].filter((each) => each !== void 0);
}
function fieldText({ record, path }) {
	if (record === void 0) return void 0;
	const described = descriptions[record]?.[path.join(".")];
	const document = documents[record];
	if (described === void 0 || document === void 0) return void 0;
	const field = path.at(-1);
	const words = RECORD_WORDS[record];
	return `${field === void 0 ? `**${words}**` : `**${field}** (${words})`}: ${described}\n\n_${document}_`;
}
function valueTexts(context, text, room) {
	const { table, entry, record, general, path, steps } = context;
	const field = path.at(-1);
	const isKey = table.isKey(entry);
	if (isKey && steps.length === 2 && context.record !== void 0) {
		if (steps[0] === "quests") return [questText(text, room)];
		if (steps[0] === "roomItems" || steps[0] === "logic") return [itemText(text, room)];
	}
	if (isKey || path.length !== 1) return [];
	switch (field) {
		case "TargetState": return [stateText(Number(text), record === "effector-subscription")];
		case "$type": return [typeText(text)];
		case "prefabName": return [prefabText(text)];
		case "parentItemID": return [text === "0" ? void 0 : itemText(text, room)];
		case "TaskTriggerId":
		case "Name": return [questText(text, room)];
		case "id": return general === "requirement" || general === "quest-entry" ? [questText(text, room)] : [];
		default: return [];
	}
}
function stateText(number, isState) {
	if (isState) return number === 1 || number === 2 ? `\`${number}\`: on ${QUEST_STATES[number]}` : void 0;
	const transition = transitionCode(number);
	return transition && `\`${number}\`: ${transitionWords(transition)}`;
}
function questText(idOrName, { names, movesOf }) {
	const entry = names.entry(idOrName);
	if (entry === void 0) return void 0;
	const { name, group } = entry;
	const entries = names.entries.filter((each) => each === entry || name !== "" && each.name === name);
	const lines = [`Quest ${code(name === "" ? entry.id : name)}${group === "" ? "" : `, ${code(group)}`}`];
	for (const { id, status } of entries) lines.push(`- ${code(status)}: ${code(id)}`);
	const moves = movesOf(entry.id);
	for (const line of moves ?? []) lines.push(`- ${line}`);
	if (moves?.length === 0) lines.push("- nothing moves it");
	return lines.join("\n");
}
function itemText(key, { names }) {
	const label = names.item(key);
	if (label === void 0) return void 0;
	const shown = [label.prefabName, label.title].flatMap((part) => part === void 0 ? [] : [code(part)]);
	return `Item ${code(key)}${shown.length === 0 ? "" : `: ${shown.join(" ")}`}`;
}
function typeText(type) {
	const documented = DOCUMENTED_TYPES.get(type);
	const [effect, trigger] = [EFFECTS.get(type), TRIGGERS.get(type)];
	const kind = documented ?? (effect === void 0 ? trigger && "trigger" : "effect");
	if (kind === void 0) return void 0;
	const lines = [`${code(type)}: ${withArticle(kind)}${documented === void 0 ? ", by the public material of the platform" : ""}`];
	const needed = [...effect?.needed ?? []].map(([name, value]) => `${code(name)} (${value})`);
	if (needed.length > 0) lines.push(`- needs ${listed(needed, "and")}`);
	const on = effect?.on ?? trigger?.on;
	if (on !== void 0) lines.push(`- works on ${listed(on.map(code), "and")}`);
	if (trigger !== void 0 && trigger.never.length > 0) lines.push(`- does not work on ${listed(trigger.never.map(code), "and")}`);
	if (effect?.quests === "reset") lines.push("- resets quests");
	return lines.join("\n");
}
function prefabText(name) {
	const prefab = prefabNamed(name);
	if (prefab === void 0) return void 0;
	const lines = [`${code(name)}: by the public material of the platform`];
	const keys = [...prefab.keys].map(([key, kind]) => `${code(key)} (${kind})`);
	if (keys.length > 0) lines.push(`- keys of its logic: ${keys.join(", ")}`);
	if (prefab.needed.length > 0) lines.push(`- needs ${listed(prefab.needed.map(code), "and")}`);
	return lines.join("\n");
}
function isExpression({ table, entry, object, path }) {
	if (table.isKey(entry) || path.length !== 1 || path[0] !== "V" || object === -1) return false;
	return textIn(table, object, "$type") === EXPRESSION_TYPE;
}
function expressionTexts(text, index, room) {
	const name = readQuestNames(text).find(({ start, end }) => start <= index && index <= end);
	const quest = name && room.names.names.find((each) => each === name.name || bareName(each) === name.name);
	if (quest !== void 0) return [questText(quest, room)];
	const { start, end } = wordAround(text, index);
	const word = text.slice(start, end);
	const known = expressionFunction(word);
	if (known === void 0) return [];
	const whose = known.isOfPlatform ? "the platform" : "NCalc";
	return [`${code(word)}: a function of ${whose}. Arguments: ${argumentCount(known)}`];
}
function longText({ table, entry, path }, text, { mask }) {
	if (table.isKey(entry) || table.kindOf(entry) !== "string") return void 0;
	if (text.length < MIN_SHOWN && !/[\n"\\]/.test(text)) return void 0;
	return isCredentialName(path.at(-1) ?? "") ? void 0 : codeBlock(mask(text));
}
// src/assist/expression-choices.ts
const QUEST_FUNCTIONS = ["OnChange", ...EXPRESSION_FUNCTIONS.filter(({ quest }) => quest === 0).map(({ name }) => name)];
const PLAIN_NAME = /^[^'"{}$|\\]+$/;
function expressionChoices(text, caret, names) {
	const before = text.slice(0, caret);
	const rest = text.slice(caret);
	const brace = openBrace(before);
	if (brace !== void 0) {
		const start = caret - before.slice(brace + 1).trimStart().length;
		const [right = ""] = /^[^{}'"]*(?=\})/.exec(rest) ?? [];
		return {
			start,
			end: caret + right.length,
			choices: questChoices(names)
		};
	}
	const quote = openQuote(before);
	if (quote === void 0) return {
		...wordAround(text, caret),
		choices: functionChoices()
	};
	const open = before.lastIndexOf(quote);
	const close = Math.max(rest.indexOf(quote), 0);
	const left = before.slice(0, open).trimEnd();
	const isQuest = QUEST_FUNCTIONS.some((name) => left.endsWith(`${name}(`));
	return {
		start: open + 1,
		end: caret + close,
		choices: isQuest ? questChoices(names) : stateChoices()
	};
}
function openBrace(text) {
	const open = text.lastIndexOf("{");
	return open > text.lastIndexOf("}") && /\$TN?$/.test(text.slice(0, open).slice(-3)) ? open : void 0;
}
function openQuote(text) {
	let quote;
	for (const character of text) if (quote === void 0 && (character === "'" || character === "\"")) quote = character;
	else if (character === quote) quote = void 0;
	return quote;
}
function questChoices(names) {
	return names.names.map((name) => ({
		kind: "quest",
		value: bareName(name),
		detail: name
	})).filter(({ value }) => PLAIN_NAME.test(value));
}
function stateChoices() {
	return STATE_TEXTS.map((value) => ({
		kind: "value",
		value,
		detail: "state of a quest"
	}));
}
function functionChoices() {
	return EXPRESSION_FUNCTIONS.map(({ name, isOfPlatform }) => ({
		kind: "function",
		value: name,
		detail: isOfPlatform ? "function of the platform" : "function of NCalc"
	}));
}
// src/assist/completions.ts
function completions(levels, names) {
	const last = levels.at(-1);
	if (last === void 0) return [];
	const target = caretTarget(last);
	const { table } = last;
	const at = (entry) => [...levels.slice(0, -1), {
		...last,
		entry
	}];
	const written = ({ start, end }, text) => ({
		...spanInFile(levels, start, end),
		text: escapedAt(text, levels.length - 1)
	});
	switch (target.kind) {
		case "nothing": return [];
		case "key": {
			const context = contextOf(at(target.object));
			if (context === void 0) return [];
			return keyChoices(context, names).map(({ kind, value, detail, initial }) => {
				const member = target.hasValue ? "" : `${target.colon}${JSON.stringify(initial)}`;
				const text = `${target.before}${JSON.stringify(value)}${member}${target.after}`;
				return {
					kind,
					value,
					detail,
					splice: written(target, text)
				};
			});
		}
		case "value": {
			const context = contextOf(at(target.entry));
			if (context === void 0) return [];
			if (isExpression(context) && table.kindOf(target.entry) === "string") return inExpression$1(levels, {
				...last,
				entry: target.entry
			}, names);
			return valueChoices(context, names).map(({ kind, value, detail }) => {
				const text = `${target.before}${JSON.stringify(value)}${target.after}`;
				return {
					kind,
					value,
					detail,
					splice: written(target, text)
				};
			});
		}
	}
}
function inExpression$1(levels, { table, entry, offset }, names) {
	const text = table.textOf(entry);
	const string = table.spanOf(entry);
	const { start, end, choices } = expressionChoices(text, textIndex({
		table,
		entry,
		offset
	}), names);
	const [from = 0, to = 0] = sourceOffsets(table.bytes, string.start, contentEnd(string), utf8Offsets(text, [start, end]));
	return choices.map(({ kind, value, detail }) => ({
		kind,
		value,
		detail,
		splice: {
			...spanInFile(levels, from, to),
			text: escapedAt(value, levels.length)
		}
	}));
}
// src/assist/quest-moves.ts
const MAX_LINES = 8;
function questMoves({ mentions }, id, names) {
	const quest = mentions.questOf(id);
	if (quest === void 0) return void 0;
	const lines = new Set(quest.mentions.flatMap((mention) => lineOf(mention, names) ?? []));
	const shown = [...lines].slice(0, MAX_LINES);
	if (lines.size > MAX_LINES) shown.push(`${lines.size - MAX_LINES} more`);
	return shown;
}
function lineOf(mention, names) {
	if (mention.kind === "requirement") return `required by ${code(textField(mention.requirement.entry.record, "Name") ?? mention.requirement.entry.key)}`;
	if (mention.kind === "expression") return `named in an expression of ${itemOf(itemKeyOf(mention), names)}`;
	return mention.kind === "task" ? taskLine(mention.task, names) : void 0;
}
function taskLine(task, names) {
	const item = itemOf(task.itemKey, names);
	const { record, kind } = task;
	if (kind === "effector") {
		const state = targetState(record);
		return state === void 0 ? void 0 : `on ${QUEST_STATES[state]}: ${typeOf(record, "Effector")} of ${item}`;
	}
	const transition = transitionCode(numberField(record, "TargetState") ?? NaN);
	if (transition === void 0) return void 0;
	const by = kind === "linked-task" ? "a linked task" : typeOf(record, "Trigger");
	return `${transitionWords(transition)} (\`${transition.code}\`): ${by} of ${item}`;
}
function typeOf(record, field) {
	const part = objectField(record, field);
	return code((isObject(part) ? textField(part, "$type") : void 0) ?? "?");
}
function itemKeyOf({ place }) {
	const [, key] = place.paths[0] ?? [];
	return String(key ?? "");
}
function itemOf(key, names) {
	if (key === "") return "the room";
	const label = names.labelOf(key);
	return `item ${code(label === "" ? key : `${key} (${label})`)}`;
}
// src/assist/room-names.ts
var RoomNames = class {
	root;
	#entries;
	constructor(root) {
		this.root = root;
	}
	get entries() {
		this.#entries ??= this.readEntries();
		return this.#entries;
	}
	get names() {
		return [...new Set(this.entries.map(({ name }) => name))].filter((name) => name !== "");
	}
	entry(idOrName) {
		return this.entries.find(({ id }) => id === idOrName) ?? (idOrName === "" ? void 0 : this.entries.find(({ name }) => name === idOrName));
	}
	get itemKeys() {
		const items = this.section("roomItems");
		return this.root.isObject(items) ? this.root.membersOf(items).keys() : [];
	}
	item(key) {
		const item = this.memberOf("roomItems", key);
		return item === -1 ? void 0 : itemLabel(this.jsonAt(item), this.jsonAt(this.memberOf("logic", key)));
	}
	labelOf(key) {
		const label = this.item(key);
		return label === void 0 ? "" : labelText(label);
	}
	section(name) {
		return this.root.count === 0 ? -1 : this.root.member(0, name);
	}
	memberOf(section, key) {
		return this.root.member(this.section(section), key);
	}
	jsonAt(entry) {
		if (entry === -1) return void 0;
		const { bytes } = this.root;
		return tryParseJson(textOf(bytes.subarray(this.root.startOf(entry), this.root.endOf(entry))));
	}
	readEntries() {
		const { root } = this;
		const quests = this.section("quests");
		if (!root.isObject(quests)) return [];
		const entries = [];
		for (const [id, key] of root.membersOf(quests)) {
			const record = root.valueOf(key);
			const text = (name) => textIn(root, record, name) ?? "";
			if (root.isObject(record)) entries.push({
				id,
				name: text("Name"),
				status: text("Status"),
				group: text("Group")
			});
		}
		return entries;
	}
};
// src/assist/snapshot-document.ts
var SnapshotDocument = class {
	bytes;
	places;
	#names;
	#snapshot;
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
		const paragraphs = describe(context, table.tokenOf(entry) === void 0 ? 0 : textIndex(last), {
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
	namesIn({ table }) {
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
// src/places/place-at.ts
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
// src/references/value-reader.ts
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
			if (Array.isArray(value)) value = value[Number(step)];
			else value = isObject(value) ? member(value, String(step)) : void 0;
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
// src/references/named-values.ts
function namedTexts(snapshot, root, { name, mentions }) {
	const values = new ValueReader(root);
	const found = [];
	const addField = (place) => {
		if (values.at(place) === name) found.push({
			holder: place,
			inner: span(0, utf8Length(name)),
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
				inner: reference.span,
				name: reference.name,
				isExpression: true
			});
		} else addField(at.at("Name"));
	}
	return found;
}
function placesOf(snapshot, { place }) {
	const [outer = [], inner, ...deeper] = place.paths;
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
// src/references/rekey-item.ts
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
// src/references/rename-quest.ts
function renameSplices({ bytes, snapshot, value, mentions }, id, name) {
	const quest = mentions.questOf(id);
	if (quest === void 0) throw new RangeError(`there is no quest with the id ${quoteValue(id)}`);
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
// src/references/references.ts
function referencesIn(bytes) {
	const { mentions, snapshot, value } = readMentions(bytes);
	const values = new ValueReader(value);
	const quests = mentions.quests.map((quest) => quest.mentions.flatMap((mention) => wantedOfQuest(quest, mention, placesOf(snapshot, mention), values)));
	const items = [...mentions.items].map(([key, all]) => ({
		key,
		wanted: all.map(wantedOfItem)
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
	return renameSplices(readMentions(bytes), id, name);
}
function rekeyItem(bytes, key, newKey) {
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
function wantedOfItem({ kind, place }) {
	return {
		kind,
		by: kind === "parent" ? "id" : "key",
		place
	};
}
// src/report/result-text.ts
const NO_NAME = "<snapshot>";
function textReport(result, { path = NO_NAME, columns } = {}) {
	const { findings, omitted = /* @__PURE__ */ new Map(), shownBytes, unchecked } = result;
	const reporter = new TextReporter((_style, text) => text, true, columns);
	const error = unchecked === void 0 ? {} : { error: `nothing was checked: ${unchecked}` };
	const file = {
		path,
		bytes: shownBytes.length,
		findings,
		omitted,
		rules: [],
		shownBytes,
		...error
	};
	const counter = new SummaryCounter();
	counter.add(countFindings(findings, omitted));
	return [...reporter.file(file), reporter.end(counter.summary)].join("");
}
function fixDiff({ shownBytes }, { fix }, options = {}) {
	if (fix === void 0 || fix.holdsSecret === true) return "";
	return diffOf({
		before: shownBytes,
		after: applySplices(shownBytes, fix.edits),
		splices: fix.edits
	}, options);
}
function repairDiff({ before, after, splices }, options = {}) {
	return diffOf({
		before: before.shown,
		after: after.shown,
		splices
	}, options);
}
function diffOf(change, { path = NO_NAME, longestLine }) {
	return [...unifiedDiff({
		path,
		...change,
		...longestLine === void 0 ? {} : { longestLine }
	})].join("");
}
// src/index.ts
var ConfigError = class ConfigError extends Error {
	faults;
	static {
		brand(ConfigError, "ConfigError");
	}
	name = "ConfigError";
	constructor(faults) {
		super(faults.map(({ message }) => message).join("; "));
		this.faults = faults;
	}
};
function checkSnapshot(bytes, config = {}) {
	requireBytes(bytes);
	return plainResult(linterFor(config).lint(bytes));
}
async function checkSnapshotAsync(bytes, config = {}, { signal } = {}) {
	requireBytes(bytes);
	return finishInSlices(plainInSteps(linterFor(config).lintInSteps(bytes)), signal);
}
function repairSnapshot(bytes, config = {}, { unsafe = false } = {}) {
	requireBytes(bytes);
	const linter = linterFor(config);
	const repair = linter.repair(bytes, {
		unsafe,
		first: linter.lint(bytes),
		findLoss
	});
	const result = plainResult(repair.result);
	return {
		...repair,
		result,
		refused: result.findings.filter(({ notFixed }) => notFixed !== void 0)
	};
}
function compareSnapshots(before, after, { keep = "bytes", allow = [] } = {}) {
	requireBytes(before);
	requireBytes(after);
	return compareTexts(before, after, {
		keep,
		allow: allow.map(placeMatcher)
	});
}
function importSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return importInto(room, snapshot);
}
function planImport(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return planImport$1(room, snapshot);
}
function mergeSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return mergeSnapshotInto(room, snapshot);
}
function simulateSnapshot(bytes, script, { seed = 1 } = {}) {
	requireBytes(bytes);
	const { room } = readRoom(bytes);
	return simulationReport(room.model, playScript(room, script, seed));
}
function analyseSnapshot(bytes) {
	requireBytes(bytes);
	return questAnalyses(readRoom(bytes).room);
}
function graphSnapshot(bytes, { focus, depth = 2 } = {}) {
	requireBytes(bytes);
	if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`depth must be a whole number of 0 or more, not ${depth}`);
	const { room } = readRoom(bytes);
	if (focus === void 0) return graphReport(questGraph(room.analysis));
	return graphReport(questGraph(room.analysis, {
		quests: [meant(room.quest(focus))],
		depth
	}));
}
function outlineSnapshot(bytes, config = {}, { item, quest } = {}) {
	requireBytes(bytes);
	if (item !== void 0 && quest !== void 0) throw new RangeError("give item or quest, not both");
	const { result, playable } = checkRoom(bytes, linterFor(config));
	const outline = () => {
		if (item !== void 0) return outlineOfItem(playable, meant(playable.room.item(item)));
		if (quest !== void 0) return outlineOfQuest(playable, meant(playable.room.quest(quest)));
		return outlineOf$1(playable);
	};
	return showReport(outline(), result);
}
function meant(found) {
	if ("fault" in found) throw new RangeError(found.fault);
	return found.value;
}
const OWNED = ownedComplaints(rulePack);
function findSchemaFaults(record, value) {
	const faults = findSchemaFaults$1(record, value, OWNED);
	return faults.length === 0 ? faults : faults.map(plainFault);
}
function plainFault(fault) {
	return {
		...fault,
		message: fault.message
	};
}
function plainResult(result) {
	return {
		...result,
		findings: result.findings.map(plainFinding)
	};
}
function* plainInSteps(steps) {
	const result = yield* steps;
	const findings = [];
	for (const finding of result.findings) {
		findings.push(plainFinding(finding));
		yield;
	}
	return {
		...result,
		findings
	};
}
function requireBytes(bytes) {
	if (Object.prototype.toString.call(bytes) === "[object Uint8Array]") return;
	throw new TypeError(`roomlint needs the bytes of a file as a Uint8Array, not ${typeof bytes === "string" ? "a string: pass new TextEncoder().encode(text)" : "this value"}`);
}
function linterFor(config) {
	const reading = readConfig(config, rulePack);
	if ("faults" in reading) throw new ConfigError(reading.faults);
	return createLinter(rulePack, rulesForFile(rulePack, {
		config: reading,
		presets: void 0,
		commandLine: /* @__PURE__ */ new Map()
	}, () => false), pureSha256);
}
exports.ADDRESSABLE_NAMES = ADDRESSABLE_NAMES;
exports.AXES = AXES;
exports.BUILT_IN_VARIABLES = BUILT_IN_VARIABLES;
exports.CATALOG_KNOWLEDGE = CATALOG_KNOWLEDGE;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.COLOUR_SLIPS = COLOUR_SLIPS;
exports.COMPLETED_FIELDS = COMPLETED_FIELDS;
exports.ConfigError = ConfigError;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.EFFECTS = EFFECTS;
exports.EFFECT_NAMES = EFFECT_NAMES;
exports.ENEMY_GROUND = ENEMY_GROUND;
exports.EXPRESSION_FUNCTIONS = EXPRESSION_FUNCTIONS;
exports.EditError = EditError;
exports.FIELDS = FIELDS;
exports.FIND_KEY = FIND_KEY;
exports.FIND_KEY_COMPLETED = FIND_KEY_COMPLETED;
exports.FIXED_FIELDS = FIXED_FIELDS;
exports.FOREIGN_SETTINGS = FOREIGN_SETTINGS;
exports.JsonEditor = JsonEditor;
exports.KIND_WORDS = KIND_WORDS;
exports.KNOWLEDGE_OPTION = KNOWLEDGE_OPTION;
exports.LookAlikes = LookAlikes;
exports.MAX_DEGREES = MAX_DEGREES;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.MAX_LEVELS = MAX_LEVELS;
exports.MAX_RECORDS = MAX_RECORDS;
exports.NO_ROTATION = NO_ROTATION;
exports.NearNames = NearNames;
exports.NotJsonError = NotJsonError;
exports.OPEN_DOOR = OPEN_DOOR;
exports.OPEN_DOOR_COMPLETED = OPEN_DOOR_COMPLETED;
exports.OWN_FIELDS = OWN_FIELDS;
exports.PARENT_FIELD = PARENT_FIELD;
exports.PREFABS = PREFABS;
exports.PREFAB_NAMES = PREFAB_NAMES;
exports.Place = Place;
exports.QUEST_KINDS = QUEST_KINDS;
exports.QUEST_STATES = QUEST_STATES;
exports.RepairError = RepairError;
exports.RepairFault = RepairError;
exports.SECRET_PATTERNS = SECRET_PATTERNS;
exports.SECTIONS = SECTIONS;
exports.SHARED_FIELDS = SHARED_FIELDS;
exports.SIGNED_URL = SIGNED_URL;
exports.STATE_TEXTS = STATE_TEXTS;
exports.SURELY_IMPORTED_BYTES = SURELY_IMPORTED_BYTES;
exports.ScriptError = ScriptError;
exports.SeenTexts = SeenTexts;
exports.SnapshotDocument = SnapshotDocument;
exports.SnapshotError = SnapshotError;
exports.Spelled = Spelled;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.TRIGGERS = TRIGGERS;
exports.TRIGGER_KINDS = TRIGGER_KINDS;
exports.TRIGGER_NAMES = TRIGGER_NAMES;
exports.TextPlaces = TextPlaces;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.VECTORS = VECTORS;
exports.addMember = addMember;
exports.agreedName = agreedName;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.argumentCount = argumentCount;
exports.aroundAxis = aroundAxis;
exports.arrayField = arrayField;
exports.atExpression = atExpression;
exports.bareName = bareName;
exports.beginsLikeJson = beginsLikeJson;
exports.button = button;
exports.chain = chain;
exports.checkSnapshot = checkSnapshot;
exports.checkSnapshotAsync = checkSnapshotAsync;
exports.circleOf = circleOf;
exports.comparablePair = comparablePair;
exports.compareSnapshots = compareSnapshots;
exports.completePair = completePair;
exports.completionsAt = completionsAt;
exports.counted = counted;
exports.countedWords = countedWords;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
exports.describeAt = describeAt;
exports.effectNamed = effectNamed;
exports.emptyJson = emptyJson;
exports.endsInSpace = endsInSpace;
exports.entries = entries;
exports.entryCause = entryCause;
exports.entryDraft = entryDraft;
exports.everyQuest = everyQuest;
exports.expression = expression;
exports.expressionFunction = expressionFunction;
exports.fieldOf = fieldOf;
exports.findRepeatedLogic = findRepeatedLogic;
exports.findSchemaFaults = findSchemaFaults;
exports.fixDiff = fixDiff;
exports.fixIn = fixIn;
exports.flowName = flowName;
exports.formatPointer = formatPointer;
exports.found = found;
exports.fourDigits = fourDigits;
exports.graphSnapshot = graphSnapshot;
exports.hasField = hasField;
exports.heldJsonFault = heldJsonFault;
exports.heldObject = heldObject;
exports.heldObjectFault = heldObjectFault;
exports.hexDigits = hexDigits;
exports.idOf = idOf;
exports.importSnapshot = importSnapshot;
exports.inExpression = inExpression;
exports.inPair = inPair;
exports.integerField = integerField;
exports.isComputedText = isComputedText;
exports.isDocumented = isDocumented;
exports.isEntryInside = isEntryInside;
exports.isItemTasks = isItemTasks;
exports.isNumberedName = isNumberedName;
exports.isObject = isObject;
exports.isOfKind = isOfKind;
exports.isPlaceholder = isPlaceholder;
exports.isQuestIdShaped = isQuestIdShaped;
exports.isSoundCreator = isSoundCreator;
exports.isSoundDescription = isSoundDescription;
exports.isStatusGroup = isStatusGroup;
exports.isThroughout = isThroughout;
exports.isUuid = isUuid;
exports.isUuidVersion4 = isUuidVersion4;
exports.items = items;
exports.jsonType = jsonType;
exports.keyAt = keyAt;
exports.keyNearMiss = keyNearMiss;
exports.knownPrefabOf = knownPrefabOf;
exports.listed = listed;
exports.logic = logic;
exports.logicPlaces = logicPlaces;
exports.lookAlikeNote = lookAlikeNote;
exports.lookalike = lookalike;
exports.looksCompleted = looksCompleted;
exports.mainEntry = mainEntry;
exports.mayNameQuests = mayNameQuests;
exports.meantType = meantType;
exports.member = member;
exports.mergeSnapshot = mergeSnapshot;
exports.misplacedParts = misplacedParts;
exports.movedByExpression = movedByExpression;
exports.nearest = nearest;
exports.nodesOf = nodesOf;
exports.notAString = notAString;
exports.numberField = numberField;
exports.objectField = objectField;
exports.offsetsAt = offsetsAt;
exports.onFirst = onFirst;
exports.onQuests = onQuests;
exports.openedMessage = openedMessage;
exports.otherQuestLabel = otherQuestLabel;
exports.outlineSnapshot = outlineSnapshot;
exports.overwriteText = overwriteText;
exports.overwriteValue = overwriteValue;
exports.parentOf = parentOf;
exports.parseExpression = parseExpression;
exports.placeAt = placeAt;
exports.planImport = planImport;
exports.playText = playText;
exports.positionsAt = positionsAt;
exports.prefabNamed = prefabNamed;
exports.quest = quest;
exports.questLabel = questLabel;
exports.questReference = questReference;
exports.questsOnly = questsOnly;
exports.quoteValue = quoteValue;
exports.rawRoom = rawRoom;
exports.readKeys = readKeys;
exports.recordAt = recordAt;
exports.referenceDraft = referenceDraft;
exports.references = referencesIn;
exports.rekeyItem = rekeyItem;
exports.removeMember = removeMember;
exports.renameQuest = renameQuest;
exports.renaming = renaming;
exports.renewUuid = renewUuid;
exports.repairDiff = repairDiff;
exports.repairSnapshot = repairSnapshot;
exports.repeatedNearMiss = repeatedNearMiss;
exports.replaceValue = replaceValue;
exports.reportBroken = reportBroken;
exports.reportInPair = reportInPair;
exports.requirement = requirement;
exports.requirementPlace = requirementPlace;
exports.rewriting = rewriting;
exports.room = room;
exports.rulePack = rulePack;
exports.sameValue = sameValue;
exports.shortQuote = shortQuote;
exports.simulateSnapshot = simulateSnapshot;
exports.span = span;
exports.spanIn = spanIn;
exports.spanOf = spanOf;
exports.stateName = stateName;
exports.strayRecord = strayRecord;
exports.syntaxFaultsIn = syntaxFaultsIn;
exports.syntaxFixWords = syntaxFixWords;
exports.syntaxMessage = syntaxMessage;
exports.targetState = targetState;
exports.task = task;
exports.tasksOf = tasksOf;
exports.textField = textField;
exports.textReport = textReport;
exports.throughout = throughout;
exports.together = together;
exports.transitionCode = transitionCode;
exports.triggerNamed = triggerNamed;
exports.turnText = turnText;
exports.typeNearMiss = typeNearMiss;
exports.uuidVersion = uuidVersion;
exports.valueDraft = valueDraft;
exports.vectorText = vectorText;
exports.withArticle = withArticle;
exports.withoutBrackets = withoutBrackets;
exports.wordsOf = wordsOf;
exports.worksOnlyOn = worksOnlyOn;
exports.writing = writing;
