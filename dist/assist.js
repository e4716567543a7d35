"use strict";
const { AXES, DOCUMENTED_TYPES, FIELDS, NO_ROTATION, RECORD_NAMES, RECORD_WORDS, TooManyCredentialsError, bytesOf, classify, cutMiddle, fieldWords, isContinuation, isCredentialName, isJson, isSpace, listed, printable, skipSpace, span, textOf, tryParseJson, utf8Offsets, withArticle, withoutSecrets } = require("./words.js");
const { ANIMATION_FIELDS, ANIMATION_NAMES, BUILT_IN_VARIABLES, EFFECTS, EXPRESSION_FUNCTIONS, EXPRESSION_TYPE, NAME_FIELDS, NameReader, PREFABS, QUEST_STATES, Redaction, SECTIONS, SNAPSHOT_SHAPE, STATE_TEXTS, TRANSITION_CODES, TRIGGERS, Tokens, VARIABLE_FUNCTIONS, bareName, elementShape, fieldSetOfShape, hasKinds, insideShape, itemLabel, itemLogicIn, kindShape, labelText, memberShape, prefabNamed, readQuestNames, recordOfShape, transitionCode, transitionWords } = require("./core.js");
const { EditError } = require("./text.js");
const { questMentionText } = require("./flow.js");
const { InnerText, PlaceTable, SnapshotError, TextPlaces, descriptions, documents, escapedAt, readMentions, referencesOf, requireOffset, spanInFile, textIndex } = require("./verdict.js");
const { fenceFor, fenced } = require("./report-words.js");
// src/front/assist/caret-target.ts
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
	const container = offset > table.startOf(entry) ? entry : table.parentOf(entry);
	if (container === -1) return NOTHING;
	return table.isArray(container) ? NOTHING : gapTarget(table, container, offset);
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
		hasValue
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
// src/front/assist/context.ts
const TASKS_SHAPE = memberShape(insideShape(memberShape(memberShape(SNAPSHOT_SHAPE, "logic"), "")), "Tasks");
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
	let isEncodedTwice = false;
	for (const [depth, { table, entry }] of levels.entries()) {
		for (const at of chainOf(table, entry)) {
			if (table.parentOf(at) !== -1) found = step(found, table, at);
			else if (depth > 0 && !isEncodedTwice) found = {
				...found,
				shape: insideShape(found.shape)
			};
			if (table.isObject(at)) found = inObject(found, table, at);
		}
		isEncodedTwice = depth > 0 && table.parentOf(entry) === -1;
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
	const shape = around.record === "room-tasks" && around.path.length === 0 && name === "Tasks" ? TASKS_SHAPE : memberShape(around.shape, name);
	return {
		...around,
		shape,
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
function isExpression({ table, entry, object, path }) {
	if (table.isKey(entry) || path.length !== 1 || path[0] !== "V" || object === -1) return false;
	return textIn(table, object, "$type") === EXPRESSION_TYPE;
}
function isRecordName(name) {
	return RECORD_NAMES.some((known) => known === name);
}
// src/front/assist/creator-names.ts
function readCreatorNames(snapshot) {
	const reader = new NameReader();
	snapshot.walk(reader.reading({ embedded: (embedded) => {
		const logic = itemLogicIn(embedded, snapshot);
		if (logic !== void 0) reader.noteLogic(logic);
	} }));
	return reader;
}
function namesOf(reader, kinds, except) {
	const indexes = kinds.map((kind) => reader.of(kind));
	const all = [...indexes.map(({ set }) => set), ...indexes.map(({ used }) => used)];
	const isElsewhere = (name) => name !== except || all.reduce((sum, names) => sum + (names.get(name)?.count ?? 0), 0) > 1;
	return [...new Set(all.flatMap((names) => [...names.keys()]))].filter(isElsewhere);
}
const WORDS = {
	variable: "variable",
	timer: "timer",
	spawnPoint: "spawn point",
	cameraState: "camera state",
	movementProfile: "movement profile",
	leaderboard: "leaderboard",
	npc: "character"
};
function creatorChoices(reader, kinds, written) {
	const detail = kinds.map((kind) => WORDS[kind]).join(" or ");
	const choices = (reader === void 0 ? [] : namesOf(reader, kinds, written)).map((value) => ({
		kind: "name",
		value,
		detail
	}));
	if (!kinds.includes("variable")) return choices;
	const known = new Set(choices.map(({ value }) => value));
	const builtIn = BUILT_IN_VARIABLES.filter((value) => !known.has(value));
	return [...choices, ...builtIn.map((value) => ({
		kind: "name",
		value,
		detail: "variable of the platform"
	}))];
}
function fieldNameChoices(owner, field, written, reader) {
	const kinds = NAME_FIELDS.get(owner)?.filter((each) => each.field === field && each.role !== "shown") ?? [];
	if (kinds.length === 0) return void 0;
	return creatorChoices(reader, [...new Set(kinds.map(({ kind }) => kind))], written);
}
// src/front/assist/choices.ts
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
		const words = record === void 0 ? {} : fieldWords(record, [...path, name]);
		const [only] = words.only ?? [];
		const detail = (record === void 0 ? void 0 : descriptions[record]?.[[...path, name].join(".")]) ?? (typeof kind === "string" ? kind : kind.join(", "));
		choices.push({
			kind: "key",
			value: name,
			detail,
			initial: only ?? words.least ?? initialOf(context, name, kind)
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
	if (isVector(context)) for (const axis of axesOf(path.at(-1))) fields.set(axis, "number");
	for (const [name, kind] of catalogKeys(context, names)) if (!fields.has(name)) fields.set(name, kind);
	return fields;
}
function isVector({ record, path }) {
	const [field = "", ...more] = path;
	return isFieldSet(record) && more.length === 0 && FIELDS[record][field] === "vector";
}
function axesOf(field) {
	return field === "rot" ? Object.keys(NO_ROTATION) : AXES;
}
function isFieldSet(name) {
	return name !== void 0 && Object.hasOwn(FIELDS, name);
}
function catalogKeys(context, names) {
	const { table, entry, general, path } = context;
	if (path.length > 0) return [];
	if (general === "effect") return EFFECTS.get(textIn(table, entry, "$type") ?? "")?.needed ?? [];
	if (general === "trigger") return [];
	return prefabNamed(names.ownerOf(context))?.keys ?? [];
}
function initialOf(context, name, kind) {
	if (Array.isArray(kind)) return kind[0] ?? "";
	switch (kind) {
		case "number":
		case "integer": return isVector(context) ? axisOf(context.path.at(-1), name) : 0;
		case "boolean": return false;
		case "object": return name === "roomTasks" ? { Tasks: [] } : {};
		case "vector": return Object.fromEntries(axesOf(name).map((axis) => [axis, axisOf(name, axis)]));
		case "3 numbers": return [
			0,
			0,
			0
		];
		case "array": return [];
		default: return "";
	}
}
function axisOf(field, axis) {
	if (field === "rot" && axis === "w") return NO_ROTATION.w;
	return field === "scale" ? 1 : 0;
}
function valueChoices(context, names) {
	const { record, path } = context;
	const field = path.at(-1);
	if (field === void 0) return [];
	const named = path.length === 1 ? publicChoices(field, context, names) : void 0;
	if (named !== void 0) return named;
	if (record === void 0) return [];
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
function publicChoices(field, context, names) {
	const { table, entry } = context;
	const owner = names.ownerOf(context);
	if (owner === void 0) return void 0;
	if (ANIMATION_FIELDS.get(owner) === field) return [...ANIMATION_NAMES.names].map((value) => plain(value));
	return fieldNameChoices(owner, field, table.isKey(entry) ? "" : table.textOf(entry), names.ofCreators);
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
// src/front/assist/expression-choices.ts
const PLAIN_NAME = /^[^'"{}$|\\]+$/;
function partChoices(context, text, caret, names) {
	if (isExpression(context)) return expressionChoices(text, caret, names);
	const [field, ...more] = context.path;
	const shown = NAME_FIELDS.get(names.ownerOf(context) ?? "")?.find((each) => more.length === 0 && each.field === field && each.role === "shown");
	if (shown === void 0) return void 0;
	const bars = text.slice(0, caret).split("|");
	if (bars.length % 2 === 1) return {
		start: caret,
		end: caret,
		choices: []
	};
	const start = caret - (bars.at(-1)?.length ?? 0);
	const [right = ""] = /^[^|]*(?=\|)/.exec(text.slice(caret)) ?? [];
	const end = caret + right.length;
	return {
		start,
		end,
		choices: creatorChoices(names.ofCreators, [shown.kind], text.slice(start, end))
	};
}
function expressionChoices(text, caret, names) {
	const before = text.slice(0, caret);
	const rest = text.slice(caret);
	const read = openRead(before);
	if (read !== void 0) {
		const start = caret - before.slice(read.open).trimStart().length;
		const [right = ""] = /^[^{}'"]*(?=\})/.exec(rest) ?? [];
		const end = caret + right.length;
		return {
			start,
			end,
			choices: read.letters.startsWith("T") ? questChoices(names) : variables(names, text.slice(start, end))
		};
	}
	const quote = openQuote(before);
	if (quote === void 0) return {
		...wordAround(text, caret),
		choices: functionChoices()
	};
	const open = before.lastIndexOf(quote);
	const [start, end] = [open + 1, caret + Math.max(rest.indexOf(quote), 0)];
	return {
		start,
		end,
		choices: stringChoices(before.slice(0, open), text.slice(start, end), names)
	};
}
function openRead(text) {
	const open = text.lastIndexOf("{");
	if (open <= text.lastIndexOf("}")) return void 0;
	const [, letters] = /\$(TN?|N|S)$/.exec(text.slice(0, open).slice(-3)) ?? [];
	return letters === void 0 ? void 0 : {
		letters,
		open: open + 1
	};
}
function stringChoices(left, written, names) {
	const call = openCall(left);
	if (call === void 0) return stateChoices();
	const { name, argument } = call;
	if (VARIABLE_FUNCTIONS.set.get(name) === argument || VARIABLE_FUNCTIONS.used.get(name) === argument) return variables(names, written);
	return name === "OnChange" && argument === 0 || EXPRESSION_FUNCTIONS.some((each) => each.name === name && each.quest === argument) ? questChoices(names) : stateChoices();
}
function openCall(text) {
	const open = [];
	const tokens = new Tokens(text);
	let word = "";
	for (let token = tokens.at(0); token.kind !== "end"; token = tokens.at(token.end)) {
		const sign = token.kind === "sign" ? token.sign : "";
		const call = open.at(-1);
		if (sign === "(") open.push({
			name: word,
			argument: 0
		});
		else if (sign === ")") open.pop();
		else if (sign === "," && call !== void 0) call.argument++;
		word = token.kind === "name" ? text.slice(token.start, token.end) : "";
	}
	return open.at(-1);
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
function variables(names, written) {
	return creatorChoices(names.ofCreators, ["variable", "timer"], written).filter(({ value }) => PLAIN_NAME.test(value));
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
function wordAround(text, index) {
	let start = index;
	while (start > 0 && isPartOfWord(text.charAt(start - 1))) start--;
	while (start < index && /\p{N}/u.test(text.charAt(start))) start++;
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
// src/front/assist/completions.ts
function completions(levels, names) {
	return allCompletions(levels, names).flatMap((completion) => {
		const { splice, detail } = completion;
		if (withoutSecrets(splice.text) !== splice.text) return [];
		return [{
			...completion,
			detail: withoutSecrets(detail)
		}];
	});
}
function allCompletions(levels, names) {
	const last = levels.at(-1);
	if (last === void 0) return [];
	const target = caretTarget(last);
	const at = (entry) => [...levels.slice(0, -1), {
		...last,
		entry
	}];
	const written = ({ start, end }, text) => ({
		...spanInFile(levels, start, end),
		text: escapedAt(text, levels.length - 1)
	});
	const whole = ({ before, after, ...range }, { kind, value, detail }) => {
		const text = `${before}${JSON.stringify(value)}${after}`;
		return {
			kind,
			value,
			detail,
			splice: written(range, text)
		};
	};
	switch (target.kind) {
		case "nothing": return [];
		case "key": {
			const context = contextOf(at(target.object));
			if (context === void 0) return [];
			return keyChoices(context, names).map(({ kind, value, detail, initial }) => {
				const member = target.hasValue ? "" : `: ${JSON.stringify(initial)}`;
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
			return partCompletions(levels, context, names) ?? valueChoices(context, names).map((choice) => whole(target, choice));
		}
	}
}
function partCompletions(levels, context, names) {
	const { table, entry } = context;
	const last = levels.at(-1);
	if (last === void 0 || table.kindOf(entry) !== "string" || table.isKey(entry)) return void 0;
	const text = table.textOf(entry);
	const part = partChoices(context, text, textIndex({
		...last,
		entry
	}), names);
	if (part === void 0) return void 0;
	const [from = 0, to = 0] = table.fromContent(entry, utf8Offsets(text, [part.start, part.end]));
	return part.choices.map(({ kind, value, detail }) => ({
		kind,
		value,
		detail,
		splice: {
			...spanInFile(levels, from, to),
			text: escapedAt(value, levels.length)
		}
	}));
}
// src/front/assist/describe.ts
const MIN_SHOWN = 40;
function describe(context, index, room) {
	const { table, entry } = context;
	const isScalar = table.tokenOf(entry) !== void 0;
	const text = isScalar ? table.textOf(entry) : "";
	return [
		fieldText(context),
		...isScalar ? valueTexts(context, text, room) : [],
		isExpression(context) ? expressionText(text, index, room) : void 0,
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
const MAX_MOVES = 8;
function questMoves({ mentions, snapshot }, id) {
	const quest = mentions.questOf(id);
	if (quest === void 0) return void 0;
	const moving = quest.mentions.filter(({ kind }) => kind !== "entry" && kind !== "dialogue");
	const lines = new Set(moving.map((mention) => code(questMentionText(mention, snapshot.labels))));
	const shown = [...lines].slice(0, MAX_MOVES);
	return lines.size > MAX_MOVES ? [...shown, `${lines.size - MAX_MOVES} more`] : shown;
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
function expressionText(text, index, room) {
	const found = readQuestNames(text).find(({ start, end }) => start <= index && index <= end);
	const name = room.names.names.find((each) => each === found?.name || bareName(each) === found?.name);
	return name === void 0 ? void 0 : questText(name, room);
}
function longText({ table, entry, path }, text, { mask }) {
	if (table.isKey(entry) || table.kindOf(entry) !== "string") return void 0;
	if (text.length < MIN_SHOWN && !/[\n"\\]/.test(text)) return void 0;
	return isCredentialName(path.at(-1) ?? "") ? void 0 : codeBlock(mask(text));
}
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
	return fenced("", printable(cut.replaceAll("\r\n", "\n"), "\n	"));
}
// src/front/assist/room-names.ts
var RoomNames = class {
	root;
	snapshot;
	#entries;
	#ofCreators;
	constructor(root, snapshot) {
		this.root = root;
		this.snapshot = snapshot;
	}
	get ofCreators() {
		const snapshot = this.#ofCreators === void 0 ? this.snapshot() : void 0;
		this.#ofCreators ??= snapshot && readCreatorNames(snapshot);
		return this.#ofCreators;
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
		const item = this.member("roomItems", key);
		return item === -1 ? void 0 : itemLabel(this.jsonAt(item), this.jsonAt(this.member("logic", key)));
	}
	labelOf(key) {
		const label = this.item(key);
		return label === void 0 ? "" : labelText(label);
	}
	ownerOf({ table, object, general, record, steps }) {
		if (general === "effect" || general === "trigger") return textIn(table, object, "$type");
		return record === "logic-value" ? this.item(String(steps[1] ?? ""))?.prefabName : void 0;
	}
	section(name) {
		return this.root.count === 0 ? -1 : this.root.member(0, name);
	}
	member(section, key) {
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
// src/front/assist/symbols.ts
function symbolsIn(table, names) {
	if (table.count === 0 || !table.isObject(0)) return [];
	const known = SECTIONS;
	return [...table.childrenOf(0)].flatMap((key) => {
		const name = table.textOf(key);
		if (!known.includes(name)) return [];
		return [{
			kind: "section",
			name,
			detail: "",
			...spansOf(table, key),
			parts: partsOf(name, key)
		}];
	});
	function partsOf(section, sectionKey) {
		const records = table.valueOf(sectionKey);
		if (records === -1) return [];
		if (section === "roomTasks") return tasksOf(table, table.member(records, "Tasks")).map(withoutCredentials);
		if (![
			"roomItems",
			"quests",
			"logic"
		].includes(section) || !table.isObject(records)) return [];
		return [...table.childrenOf(records)].map((key) => withoutCredentials(recordSymbol(section, key)));
	}
	function recordSymbol(section, key) {
		const id = table.textOf(key);
		const spans = spansOf(table, key);
		if (section === "quests") {
			const record = table.valueOf(key);
			return {
				kind: "quest",
				name: textIn(table, record, "Name") || id,
				detail: textIn(table, record, "Status") ?? "",
				...spans,
				parts: []
			};
		}
		const parts = section === "logic" ? tasksInString(table, table.valueOf(key)) : [];
		const label = names.labelOf(id);
		return {
			kind: "item",
			name: label === "" ? id : label,
			detail: label === "" ? "" : id,
			...spans,
			parts
		};
	}
}
function withoutCredentials({ name, detail, parts, ...rest }) {
	return {
		...rest,
		name: withoutSecrets(name),
		detail: withoutSecrets(detail),
		parts: parts.map(withoutCredentials)
	};
}
function spansOf(table, key) {
	const value = table.valueOf(key);
	const [start, end] = [table.startOf(key), table.endOf(key)];
	return {
		span: span(start, value === -1 ? end : table.endOf(value)),
		nameSpan: span(start, end)
	};
}
function tasksInString(table, logic) {
	if (logic === -1 || table.kindOf(logic) !== "string") return [];
	const inside = new PlaceTable(table.contentOf(logic));
	const tasks = inside.count === 0 ? [] : tasksOf(inside, inside.member(0, "Tasks"));
	const sorted = [...new Set(tasks.flatMap((task) => [task.span, task.nameSpan]).flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
	const found = table.fromContent(logic, sorted);
	const inFile = new Map(sorted.map((offset, index) => [offset, found[index] ?? table.startOf(logic)]));
	const moved = (inner) => span(inFile.get(inner.start) ?? table.startOf(logic), inFile.get(inner.end) ?? table.endOf(logic));
	return tasks.map((task) => ({
		...task,
		span: moved(task.span),
		nameSpan: moved(task.nameSpan)
	}));
}
function tasksOf(table, list) {
	if (list === -1 || !table.isArray(list)) return [];
	return table.childrenOf(list).flatMap((task) => {
		if (!table.isObject(task)) return [];
		const type = textIn(table, task, "$type") ?? "";
		const name = textIn(table, task, "Name") || type || "task";
		const state = table.member(task, "TargetState");
		const transition = state === -1 ? void 0 : transitionCode(Number(table.textOf(state)));
		const details = [name === type ? "" : type, transition === void 0 ? "" : transitionWords(transition)];
		const named = ["Name", "$type"].map((field) => table.member(task, field)).find((value) => value !== -1);
		const whole = span(table.startOf(task), table.endOf(task));
		const nameSpan = named === void 0 ? whole : span(table.startOf(named), table.endOf(named));
		return [{
			kind: "task",
			name,
			detail: details.filter((part) => part !== "").join(", "),
			span: whole,
			nameSpan,
			parts: []
		}];
	});
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
		const names = this.namesOf(levels[0] ?? last);
		const paragraphs = describe(context, table.tokenOf(entry) === void 0 ? 0 : textIndex(last), {
			names,
			movesOf: (id) => this.snapshot && questMoves(this.snapshot, id),
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
		return file === void 0 ? [] : completions(levels, this.namesOf(file));
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
		return symbolsIn(this.places.table, this.namesOf(this.places));
	}
	namesOf({ table }) {
		this.#names ??= new RoomNames(table, () => this.snapshot?.snapshot);
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
		if (this.#hidden === void 0) this.#hidden = { redaction: redactionOf(this.bytes) };
		return this.#hidden;
	}
};
function redactionOf(bytes) {
	const redaction = new Redaction();
	try {
		redaction.addFrom(bytes);
		return redaction;
	} catch (error) {
		if (error instanceof TooManyCredentialsError) return void 0;
		throw error;
	}
}
function describeAt(bytes, offset) {
	return new SnapshotDocument(bytes).describeAt(offset);
}
function completionsAt(bytes, offset) {
	return new SnapshotDocument(bytes).completionsAt(offset);
}
// src/front/assist/write-back.ts
function writeBack(bytes, place, text) {
	const inner = InnerText.at(bytes, place);
	if (inner === void 0) throw new EditError("the file no longer has this string");
	if (!isJson(text)) throw new EditError("this is not JSON: correct it first");
	const now = compact(bytesOf(text)).bytes;
	const before = compact(inner.content);
	const most = Math.min(before.bytes.length, now.length);
	let start = 0;
	while (start < most && before.bytes[start] === now[start]) start++;
	if (start === before.bytes.length && start === now.length) return [];
	let end = 0;
	const at = (part) => part[part.length - 1 - end];
	while (end < most - start && at(before.bytes) === at(now)) end++;
	while (start > 0 && isContinuation(now[start] ?? 0)) start--;
	if (isOfNumber(now[start - 1]) && isOfNumber(now[start])) start--;
	while (end > 0 && isContinuation(now[now.length - end] ?? 0)) end--;
	const last = before.bytes.length - end - 1;
	const from = before.offsets[start] ?? 0;
	const to = last < start ? from : (before.offsets[last] ?? from) + 1;
	return [{
		...inner.inFile({
			start: from,
			end: to
		}),
		text: escapedAt(textOf(now.subarray(start, now.length - end)), inner.depth)
	}];
}
function isOfNumber(byte = 0) {
	return /[\d.eE+-]/.test(String.fromCharCode(byte));
}
function compact(bytes) {
	const offsets = new Int32Array(bytes.length + 1);
	const kept = new Uint8Array(bytes.length);
	let [length, isInString] = [0, false];
	const keep = (at) => {
		offsets[length] = at;
		kept[length++] = bytes[at] ?? 0;
	};
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (!isInString && isSpace(byte)) continue;
		keep(at);
		if (byte === 34) isInString = !isInString;
		else if (byte === 92 && isInString && at + 1 < bytes.length) keep(++at);
	}
	offsets[length] = bytes.length;
	return {
		bytes: kept.subarray(0, length),
		offsets
	};
}
exports.SnapshotDocument = SnapshotDocument;
exports.completionsAt = completionsAt;
exports.describeAt = describeAt;
exports.writeBack = writeBack;
