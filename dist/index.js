"use strict";
const { CATALOG_KNOWLEDGE, FIND_KEY, FIND_KEY_COMPLETED, KIND_WORDS, KNOWLEDGE_OPTION, OPEN_DOOR, OPEN_DOOR_COMPLETED, atExpression, beginsLikeJson, button, chain, circleOf, countedWords, entries, entryCause, entryDraft, everyQuest, expression, fieldOf, fixIn, flowName, found, heldJsonFault, heldObjectFault, inExpression, inPair, isDocumented, isOfKind, items, keyNearMiss, knownPrefabOf, logic, logicPlaces, misplacedParts, movedByExpression, notAString, onFirst, onItemLogic, onQuests, openedMessage, otherQuestLabel, overwriteText, quest, questLabel, questsOnly, rawRoom, referenceDraft, renaming, repeatedNearMiss, reportBroken, reportInPair, requirement, rewriting, room, rulePack, shortQuote, syntaxFixWords, syntaxMessage, task, tasksOf, throughout, together, typeNearMiss, valueDraft, worksOnlyOn, writing } = require("./rule-pack.js");
const { questGraph, reasonText, unknownText } = require("./shared-flow.js");
const { ADDRESSABLE_NAMES, AXES, CHAIN_TYPE, COLOUR_SLIPS, COMPLETED_FIELDS, DOCUMENTED_TYPES, EFFECTS, EFFECT_NAMES, EXPRESSION_FUNCTIONS, FIELDS, FIXED_FIELDS, MAX_DEGREES, MAX_IMPORTED_BYTES, MAX_LEVELS, MAX_RECORDS, NAME_KINDS, NO_ROTATION, NearNames, OWN_FIELDS, PARENT_FIELD, PREFABS, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, RepairError, SECTIONS, SHARED_FIELDS, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGERS, TRIGGER_NAMES, VARIABLE_FUNCTIONS, VECTORS, addMember, agreedName, aroundAxis, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, emptyJson, endsInSpace, expressionFunction, findRepeatedLogic, findSchemaFaults: findSchemaFaults$1, fourDigits, hasField, heldObject, idOf, integerField, isComputedText, isEntryInside, isItemTasks, isNumberedName, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isStatusGroup, isUuid, isUuidVersion4, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantType, nodesOf, numberField, objectField, overwriteValue, ownedComplaints, parentOf, parseExpression, plainFinding, playText, prefabNamed, questReference, readConfig, readKeys, recordAt, removeMember, renewUuid, replaceValue, requirementPlace, rulesForFile, spanIn, stateName, stepText, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, turnText, vectorText, withoutBrackets, wordsOf } = require("./core.js");
const { counted, formatPointer, isJson, isObject, jsonType, listed, member, nearest, parsePointer, placeMatcher, quoteValue } = require("./words.js");
const { pureSha256 } = require("./shared-lint.js");
const { ScriptError, checkRoom, outlineOf, outlineOfItem, outlineOfQuest, playScript, readRoom, simulationReport } = require("./shared-play.js");
const { graphReport, showReport } = require("./shared-report.js");
const { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport: planImport$1 } = require("./shared-room.js");
const { NotJsonError, SnapshotError, compareTexts, findLoss, readMentions } = require("./shared-roundtrip.js");
const { EditError, LineIndex, LookAlikes, Place, SECRET_PATTERNS, SIGNED_URL, Scanner, SeenTexts, Token, applySplices, byteOffset, decodeString, decodedOffset, isThroughout, locate, lookAlikeNote, offsetsOf, readTree, sameValue, skipSpace, sourceOffsets, span, textOf, tryParseJson, utf8Length, uuidVersion } = require("./text.js");
const { JsonEditor, Spelled } = require("./shared-json.js");
// src/play/analyse.ts
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
function tokenText(bytes, span) {
	return textOf(contentOf(bytes, span));
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
// src/places/place-in-text.ts
function findInText(bytes, offset) {
	const finder = new Finder$1(bytes, offset);
	readOpenValues(bytes, finder);
	return finder.found;
}
var Finder$1 = class {
	bytes;
	offset;
	target;
	overridden = false;
	around = 0;
	constructor(bytes, offset) {
		this.bytes = bytes;
		this.offset = offset;
	}
	get found() {
		return this.target && {
			...this.target,
			overridden: this.overridden
		};
	}
	key(key, open) {
		if (this.target === void 0) return this.meet(key, open, "key");
		const level = open.length - 1;
		if (level < this.around && this.target.steps[level] === tokenText(this.bytes, key)) this.overridden = true;
		return true;
	}
	scalar(value, open) {
		return this.target !== void 0 || this.meet(value, open, "value");
	}
	begin(start, isArray, open) {
		if (this.target !== void 0 || this.offset > start) return true;
		if (this.offset < start) return this.takeLast(open);
		const steps = this.stepsOf(open);
		if (steps.length < open.length) return this.takeAt(steps.length, open);
		return this.take({
			steps,
			part: "value",
			token: void 0,
			isArray,
			start,
			end: this.bytes.length
		});
	}
	end(end, open, hasBracket) {
		if (this.target === void 0 && (end > this.offset || !hasBracket)) this.takeLast(open);
		const { target } = this;
		if (target === void 0) return true;
		const level = open.length - 1;
		if (level < this.around) this.around = level;
		if (level === target.steps.length && target.token === void 0 && open[level]?.start === target.start) target.end = end;
		return true;
	}
	meet(span, open, part) {
		const isCut = span.token === Token.unclosedString && span.end === this.bytes.length;
		if (this.offset >= (isCut ? span.end + 1 : span.end)) return true;
		if (this.offset < span.start) return this.takeLast(open);
		const steps = this.stepsOf(open);
		if (steps.length < open.length) return this.takeAt(steps.length, open);
		return this.take({
			...span,
			steps,
			part,
			isArray: false
		});
	}
	takeLast(open) {
		if (open.length === 0) return false;
		return this.takeAt(Math.min(this.stepsOf(open).length, open.length - 1), open);
	}
	takeAt(level, open) {
		const steps = this.stepsOf(open).slice(0, level);
		const { isArray = false, start = 0 } = open[level] ?? {};
		return this.take({
			steps,
			part: "value",
			token: void 0,
			isArray,
			start,
			end: this.bytes.length
		});
	}
	take(target) {
		this.target = target;
		this.around = target.steps.length;
		return true;
	}
	stepsOf(open) {
		const steps = [];
		for (const { isArray, index, key } of open) {
			if (!isArray && key === void 0) break;
			steps.push(key === void 0 ? index : tokenText(this.bytes, key));
		}
		return steps;
	}
};
// src/places/positions.ts
function positionsAt(bytes, offsets) {
	const lines = new LineIndex(bytes);
	return offsets.map((offset) => {
		requireOffset(bytes, offset);
		return lines.positionOf(byteOffset(offset));
	});
}
function offsetsAt(bytes, positions) {
	for (const { line, column } of positions) for (const [name, number] of Object.entries({
		line,
		column
	})) if (!Number.isInteger(number) || number < 1) throw new RangeError(`${name} must be a whole number from 1, not ${number}`);
	return offsetsOf(bytes, positions);
}
function requireOffset(bytes, offset) {
	if (!Number.isInteger(offset) || offset < 0 || offset > bytes.length) throw new RangeError(`an offset must be a whole number from 0 to ${bytes.length}, not ${offset}`);
}
// src/places/span-in-text.ts
function findSpan(bytes, steps, part) {
	const finder = new Finder(bytes, steps);
	readOpenValues(bytes, finder);
	return finder[part === "key" ? "foundKey" : "found"];
}
var Finder = class {
	bytes;
	steps;
	found;
	foundKey;
	onWay = 0;
	constructor(bytes, steps) {
		this.bytes = bytes;
		this.steps = steps;
	}
	key(key, open) {
		if (!this.leads(open)) return true;
		this.found = void 0;
		this.foundKey = open.length === this.steps.length ? key : void 0;
		return true;
	}
	begin(start, _isArray, open) {
		if (!this.leads(open)) return true;
		this.onWay = open.length + 1;
		if (open.length === this.steps.length) this.found = {
			start,
			end: this.bytes.length,
			token: void 0
		};
		return true;
	}
	end(end, open) {
		if (open.length > this.onWay) return true;
		if (open.length === this.steps.length + 1 && this.found !== void 0) this.found.end = end;
		this.onWay = open.length - 1;
		return true;
	}
	scalar(value, open) {
		if (open.length === this.steps.length && this.leads(open)) this.found = { ...value };
		return true;
	}
	leads(open) {
		const last = open.at(-1);
		if (last === void 0) return true;
		if (this.onWay !== open.length) return false;
		const step = this.steps[open.length - 1];
		if (last.isArray) return String(last.index) === step;
		return last.key !== void 0 && tokenText(this.bytes, last.key) === step;
	}
};
// src/places/place-at.ts
function placeAt(bytes, offset) {
	requireOffset(bytes, offset);
	return placeIn(bytes, offset);
}
function placeIn(bytes, offset) {
	const found = findInText(bytes, offset);
	if (found === void 0) return void 0;
	const { steps, part, start, end, token, isArray, overridden } = found;
	const pointer = formatPointer(steps);
	const here = {
		pointer,
		embedded: [],
		part,
		span: span(start, end),
		overridden
	};
	if (token === void 0) return {
		...here,
		kind: isArray ? "array" : "object",
		text: void 0,
		index: void 0
	};
	const kind = scalarKind(token) ?? "invalid";
	const string = {
		start,
		end,
		token
	};
	const content = contentOf(bytes, string);
	const at = kind === "string" ? decodedOffset(bytes, start, contentEnd(string), offset) : offset - start;
	const isInside = offset > start && (at < content.length || token === Token.unclosedString);
	const inside = kind === "string" && part === "value" && isInside && holdsJson(content) ? placeIn(content, at) : void 0;
	if (inside === void 0) return {
		...here,
		kind,
		text: textOf(content),
		index: indexAt(content, at)
	};
	const [from = start, to = end] = sourceOffsets(bytes, start, contentEnd(string), [inside.span.start, inside.span.end]);
	return {
		...inside,
		pointer,
		embedded: [inside.pointer, ...inside.embedded],
		span: span(from, to),
		overridden: overridden || inside.overridden
	};
}
function indexAt(content, offset) {
	let at = offset;
	while (at > 0 && ((content[at] ?? 0) & 192) === 128) at--;
	return textOf(content.subarray(0, at)).length;
}
function spanOf(bytes, { pointer, embedded = [], part = "value" }) {
	const found = spanIn$1(bytes, [pointer, ...embedded].map(parsePointer), part);
	return found && span(found.start, found.end);
}
function spanIn$1(bytes, [steps = [], ...inner], part) {
	const found = findSpan(bytes, steps, inner.length === 0 ? part : "value");
	if (found === void 0 || inner.length === 0) return found;
	const { start, end, token } = found;
	if (token === void 0 || scalarKind(token) !== "string") return void 0;
	const string = {
		start,
		end,
		token
	};
	const within = spanIn$1(contentOf(bytes, string), inner, part);
	if (within === void 0) return void 0;
	const [from = start, to = end] = sourceOffsets(bytes, start, contentEnd(string), [within.start, within.end]);
	return {
		start: from,
		end: to
	};
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
// src/references/escaped.ts
function escapedAt(text, strings) {
	let escaped = text;
	for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
	return escaped;
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
// src/index.ts
var ConfigError = class extends Error {
	faults;
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
		return outlineOf(playable);
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
function requireBytes(bytes) {
	if (bytes instanceof Uint8Array) return;
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
exports.CATALOG_KNOWLEDGE = CATALOG_KNOWLEDGE;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.COLOUR_SLIPS = COLOUR_SLIPS;
exports.COMPLETED_FIELDS = COMPLETED_FIELDS;
exports.ConfigError = ConfigError;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.EFFECTS = EFFECTS;
exports.EFFECT_NAMES = EFFECT_NAMES;
exports.EXPRESSION_FUNCTIONS = EXPRESSION_FUNCTIONS;
exports.EditError = EditError;
exports.FIELDS = FIELDS;
exports.FIND_KEY = FIND_KEY;
exports.FIND_KEY_COMPLETED = FIND_KEY_COMPLETED;
exports.FIXED_FIELDS = FIXED_FIELDS;
exports.JsonEditor = JsonEditor;
exports.KIND_WORDS = KIND_WORDS;
exports.KNOWLEDGE_OPTION = KNOWLEDGE_OPTION;
exports.LookAlikes = LookAlikes;
exports.MAX_DEGREES = MAX_DEGREES;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.MAX_LEVELS = MAX_LEVELS;
exports.MAX_RECORDS = MAX_RECORDS;
exports.NAME_KINDS = NAME_KINDS;
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
exports.SnapshotError = SnapshotError;
exports.Spelled = Spelled;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.TRIGGERS = TRIGGERS;
exports.TRIGGER_NAMES = TRIGGER_NAMES;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.VARIABLE_FUNCTIONS = VARIABLE_FUNCTIONS;
exports.VECTORS = VECTORS;
exports.addMember = addMember;
exports.agreedName = agreedName;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.aroundAxis = aroundAxis;
exports.arrayField = arrayField;
exports.atExpression = atExpression;
exports.bareName = bareName;
exports.beginsLikeJson = beginsLikeJson;
exports.button = button;
exports.chain = chain;
exports.checkSnapshot = checkSnapshot;
exports.circleOf = circleOf;
exports.comparablePair = comparablePair;
exports.compareSnapshots = compareSnapshots;
exports.completePair = completePair;
exports.counted = counted;
exports.countedWords = countedWords;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
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
exports.onItemLogic = onItemLogic;
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
exports.throughout = throughout;
exports.together = together;
exports.transitionCode = transitionCode;
exports.turnText = turnText;
exports.typeNearMiss = typeNearMiss;
exports.uuidVersion = uuidVersion;
exports.valueDraft = valueDraft;
exports.vectorText = vectorText;
exports.withoutBrackets = withoutBrackets;
exports.wordsOf = wordsOf;
exports.worksOnlyOn = worksOnlyOn;
exports.writing = writing;
