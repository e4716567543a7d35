"use strict";
const { CommandError } = require("./command.js");
const { KEEPS, childOf, counted, formatPointer, isObject, member, memberOf, parsePointer, printable, quoteValue, tryParseJson, worstFirst } = require("./words.js");
const { EditError, Scanner, Token, applySplices, asciiText, byteOffset, byteOrderMarkLength, decodeUtf8, escapeLength, hexUnit, isEscapedLow, isHighSurrogate, isLowSurrogate, overlap, positions, sortSplices } = require("./text.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, MAX_RECORDS, QUEST_STATES, createLinter, entriesOf, holdsSnapshot, itemNames, labelText, textField } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, outlineOf, outlineOfItem, outlineOfQuest, playScript, questAnalysis, questGraph } = require("./shared-flow.js");
const { NotJsonError, SnapshotError, TooManyCredentialsError, TooManyRecordsError, checkRoom, compareTexts, keyText, maskOf, notJson: notJson$1, readRoom, redactPlace, rekeyItem, renameQuest, shownSpelling } = require("./shared-roundtrip.js");
const { showReport } = require("./shared-report.js");
const { JsonEditor, NodeTable, sameNumber } = require("./shared-json.js");
const { countReport } = require("./shared.js");
const { FileSettings, maskOutput, nodeSha256, replaceFile, unprescannedBuffer } = require("./command-check.js");
const { AT, COUNTS, PAGE, PATH, READS, SHOWN_AT, WRITES, defineTool, editAt, missingPlace, pointersOf, requireWritable } = require("./command-mcp.js");
const { DATA_NOTE, OUTLINE_LIMITS, atText, comparisonAnswer, countsText, diffLines, findingEntry, hazardsAnswer, showText, shownAt, shownMessage } = require("./command-report.js");
const { checkBytes, inputName, readInput, requireBytes } = require("./command-workspace.js");
const { simulationAnswer } = require("./command-flow.js");
const edit = defineTool({
	name: "edit",
	title: "Change values at places",
	description: "Changes a snapshot at the places that you name, also inside strings that hold JSON: every other byte stays as it is. It checks the file before and after, shows a diff, and refuses changes that add errors. It is a dry run unless write is true. Use it instead of writing the file yourself. It never touches files that hold no snapshot.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			changes: {
				type: "array",
				minItems: 1,
				maxItems: 1e3,
				description: "The changes, made together or not at all. All places are those of the file as it is now",
				items: {
					type: "object",
					properties: {
						op: {
							enum: [
								"replace",
								"insert",
								"remove",
								"rename"
							],
							description: "replace a value; insert a member (the last step of \"at\" is its key) or an element (the index to insert before, or \"-\" for the end); remove a member or element; rename an item (\"at\" is its key in roomItems or logic) or a quest (\"at\" is an entry of it, \"name\" its new Name) wherever it is mentioned, and elsewhere the key of a member"
						},
						at: AT,
						value: { description: "For replace and insert: the new value, any JSON" },
						name: {
							type: "string",
							description: "For rename: the new key, or the new Name of a quest"
						}
					},
					required: ["op", "at"],
					additionalProperties: false
				}
			},
			write: {
				type: "boolean",
				description: "Write the file; false unless given: only show the diff"
			},
			allowNewErrors: {
				type: "boolean",
				description: "Make the changes although they bring new errors; false unless given"
			},
			...PAGE
		},
		required: ["path", "changes"],
		additionalProperties: false
	},
	output: {
		written: { type: "boolean" },
		newFindings: {
			type: "object",
			properties: COUNTS
		}
	},
	list: {
		name: "diff",
		of: { type: "string" }
	},
	effects: {
		...WRITES,
		idempotentHint: false
	}
}, async ({ path, changes, write = false, allowNewErrors = false }, desk) => {
	const file = desk.read(path);
	if (write) requireWritable(file);
	if (!holdsSnapshot(file.bytes)) throw new CommandError(`${printable(file.name)} holds no snapshot: nothing is changed. Name a file with roomItems, quests or logic`);
	desk.progress("editing");
	const splices = splicesOf(file, changes);
	const after = applySplices(file.bytes, splices);
	desk.hide(`${file.name} after the edit`, after);
	desk.progress("checking before and after");
	const { report } = await checkBytes({
		path: file.name,
		absolute: file.absolute
	}, after, desk.settings(file), {
		shown: "the file as it is",
		bytes: file.bytes
	});
	const errors = report.findings.filter(({ level }) => level === "error");
	if (errors.length > 0 && !allowNewErrors) throw refusal(errors);
	if (write) await writeOver(file, after, desk);
	return editAnswer({
		file,
		after,
		splices,
		report,
		isWritten: write
	}, desk);
});
function splicesOf(file, changes) {
	try {
		const editor = new JsonEditor(file.bytes);
		const renames = changes.flatMap((change, index) => addChange(editor, file, change, `changes[${index}]`));
		const splices = sortSplices([...editor.splices(), ...renames]);
		if (splices.some((splice, index) => index > 0 && overlap(splices[index - 1] ?? splice, splice))) throw new EditError("two changes touch the same text: make them in two calls");
		return splices;
	} catch (error) {
		if (error instanceof EditError || error instanceof RangeError) throw new CommandError(`${printable(file.name)}: ${placeFault(file, changes) ?? shownMessage(error.message)}. Nothing was changed`);
		throw error;
	}
}
function placeFault({ bytes }, changes) {
	for (const [index, { op, at }] of changes.entries()) {
		const fault = missingPlace(bytes, pointersOf(at), op === "insert");
		if (fault !== void 0) return `changes[${index}]: ${fault}`;
	}
}
function addChange(editor, { bytes }, { op, at, value, name }, which) {
	const place = editAt(at);
	switch (op) {
		case "remove":
			editor.remove(place);
			return [];
		case "rename": {
			if (name === void 0) throw new CommandError(`${which}: rename needs "name", the new key`);
			const everywhere = renameEverywhere(bytes, at, name);
			if (everywhere === void 0) editor.rename(place, name);
			return everywhere ?? [];
		}
		default:
			if (value === void 0) throw new CommandError(`${which}: ${op} needs "value", the new value`);
			if (op === "insert") editor.insert(place, value);
			else editor.replace(place, value);
			return [];
	}
}
const MAX_ERRORS = 5;
function refusal(errors) {
	const shown = errors.slice(0, MAX_ERRORS).map((finding) => findingEntry(finding).text);
	const more = errors.length - shown.length;
	if (more > 0) shown.push(`and ${counted(more, "more error")}`);
	return new CommandError(`nothing was changed: the edit would bring ${counted(errors.length, "new error")}`, [...shown, "Correct the changes, or add those that are missing; allowNewErrors true makes them all the same"].join("\n"));
}
async function writeOver(file, after, desk) {
	desk.progress("writing");
	const replaced = replaceFile(file.absolute, file.bytes, after);
	if (replaced.kind === "changed") throw new CommandError(`${printable(file.name)}: another program changed it meanwhile. Nothing was written: read the place again, and repeat the edit`);
	if (replaced.kind === "error") throw new CommandError(`${printable(file.name)}: nothing was written: ${replaced.message}`);
}
function editAnswer(made, desk) {
	const { file, after, splices, report, isWritten } = made;
	const counts = countReport(report);
	const found = counts.errors + counts.warnings + counts.infos;
	const lines = diffLines({
		path: file.name,
		before: desk.covered(file.bytes),
		after: desk.covered(after),
		splices
	});
	const state = isWritten ? "written" : "not written: call edit again with write true";
	const news = found === 0 ? "no new findings" : `new: ${countsText(counts)}`;
	return {
		head: [`${printable(file.name)}: ${state}; ${news}`, DATA_NOTE],
		entries: lines.map((line) => () => ({
			text: line,
			data: line
		})),
		total: lines.length,
		foot: report.findings.slice(0, MAX_ERRORS).map((finding) => `new ${findingEntry(finding).text}`),
		data: {
			written: isWritten,
			newFindings: { ...counts }
		}
	};
}
function renameEverywhere(bytes, at, name) {
	const [pointer, ...inner] = pointersOf(at);
	if (inner.length > 0) return void 0;
	const [section, key, field, ...rest] = parsePointer(pointer);
	if (key === void 0 || rest.length > 0) return void 0;
	if (section === "quests" && (field === void 0 || field === "Name")) return renameQuest(bytes, key, name);
	return (section === "roomItems" || section === "logic") && field === void 0 ? rekeyItem(bytes, key, name) : void 0;
}
// src/mcp/room.ts
function roomIn(file) {
	return orRefused(file, () => readRoom(file.bytes));
}
function orRefused({ name }, read) {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${printable(name)}${place} ${message}. check says more, and fix may repair it`);
	}
}
// src/mcp/tools/find.ts
const MAX_DETAILED = 3;
const MAX_REFERENCES = 12;
const find = defineTool({
	name: "find",
	title: "Find items and quests",
	description: "Finds items and quests of a room by what people call them: a label or title, a prefab name, a key, id or Name, or a part of one. A place such as \"/logic/4\" finds what it belongs to, and the id of a quest also finds what refers to it, even if there is no such quest. Each match has its place, which read and edit take; up to three matches come with everything that refers to them. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			query: {
				type: "string",
				minLength: 1,
				maxLength: 1e3,
				description: "Such as \"door\", \"GLB\", \"4\", \"1_open_door\", \"/logic/4\" or the id of a quest"
			},
			...PAGE
		},
		required: ["path", "query"],
		additionalProperties: false
	},
	output: {
		items: { type: "integer" },
		quests: { type: "integer" }
	},
	list: {
		name: "matches",
		of: {
			type: "object",
			required: ["kind", "at"],
			properties: {
				kind: { enum: [
					"item",
					"quest",
					"reference"
				] },
				key: { type: "string" },
				name: { type: "string" },
				at: SHOWN_AT,
				references: {
					type: "array",
					items: {
						type: "object",
						properties: {
							what: { type: "string" },
							at: SHOWN_AT
						}
					}
				}
			}
		}
	},
	effects: READS,
	narrowing: "a longer query"
}, ({ path, query }, desk) => {
	const file = desk.read(path);
	desk.progress("reading the room");
	const playable = roomIn(file);
	const matches = matchesOf(playable, query.trim());
	const items = matches.filter(({ kind }) => kind === "item").length;
	const quests = matches.filter(({ kind }) => kind === "quest").length;
	const isDetailed = items + quests <= MAX_DETAILED;
	const others = matches.length - items - quests;
	const parts = [
		counted(items, "item"),
		counted(quests, "quest"),
		...others > 0 ? [counted(others, "reference")] : []
	];
	return {
		head: [`${printable(file.name)}: ${parts.join(", ")} for ${quoteValue(query)}`, DATA_NOTE],
		entries: matches.map((match) => () => matchEntry(playable, match, isDetailed)),
		total: matches.length,
		foot: matches.length === 0 ? ["nothing is called that: show_room lists what there is; a shorter word finds more"] : [],
		data: {
			items,
			quests
		}
	};
});
function matchesOf(playable, query) {
	const { snapshot, room } = playable;
	const at = placeOf$1(query);
	const word = (at?.[1] ?? query).toLowerCase();
	const [exact, others] = [[], []];
	const add = (match, names) => {
		const lower = names.map((name) => name.toLowerCase());
		if (lower.includes(word)) exact.push(match);
		else if (at === void 0 && lower.some((name) => name.includes(word))) others.push(match);
	};
	const logic = snapshot.section("logic");
	if (at === void 0 || at[0] === "roomItems" || at[0] === "logic") for (const key of Object.keys(snapshot.roomItems ?? {})) {
		const record = memberOf(snapshot.roomItems, key);
		const names = at === void 0 ? namesOf(record, memberOf(logic, key)) : [];
		add({
			kind: "item",
			key
		}, [key, ...names]);
	}
	if (at === void 0 || at[0] === "quests") for (const { index, id, name, quest } of room.model.quests) {
		const ids = "entries" in quest ? quest.entries.map(({ key }) => key) : [quest.key];
		add({
			kind: "quest",
			index
		}, at === void 0 ? [
			id,
			name,
			...ids
		] : [id, ...ids]);
	}
	const found = [...exact, ...others];
	return found.some(({ kind }) => kind === "quest") || at !== void 0 ? found : [...found, ...danglingReferences(playable, query)];
}
function placeOf$1(query) {
	const given = query.startsWith("[") ? tryParseJson(query) : query;
	const pointer = Array.isArray(given) ? given[0] : given;
	if (typeof pointer !== "string" || !pointer.startsWith("/") || /~(?![01])/.test(pointer)) return void 0;
	return parsePointer(pointer);
}
function namesOf(record, logic) {
	const prefab = isObject(record) ? textField(record, "prefabName") : void 0;
	return [...itemNames(record, logic), ...prefab === void 0 ? [] : [prefab]];
}
function danglingReferences({ snapshot }, query) {
	const found = [];
	const add = (what, { pointer, embedded }) => {
		found.push({
			kind: "reference",
			what,
			at: shownAt(pointer, embedded)
		});
	};
	snapshot.walk({
		subscription: ({ record, place, itemKey }) => {
			if (textField(record, "TaskTriggerId") === query || textField(record, "Name") === query) add(`a task of item ${quoteValue(itemKey)} names it`, place.pointers);
		},
		requirement: ({ record, place }) => {
			if (textField(record, "id") === query) add("a requirement names it", place.pointers);
		}
	});
	return found;
}
function matchEntry(playable, match, isDetailed) {
	if (match.kind === "reference") return {
		text: `${match.what}, at ${atText(match.at)}`,
		data: {
			kind: "reference",
			name: match.what,
			at: match.at
		}
	};
	const { text, data } = match.kind === "item" ? itemEntry(playable, match.key) : questEntry$1(playable, match.index);
	if (!isDetailed) return {
		text,
		data
	};
	const { details } = match.kind === "item" ? outlineOfItem(playable, match.key) : outlineOfQuest(playable, match.index);
	const references = referencesOf(details);
	const lines = references.map(({ what, at }) => `    ${what}, at ${atText(at)}`);
	const more = details.places.length - references.length;
	if (more > 0) lines.push(`    \u2026 and ${counted(more, "more place")}: show_room with ${match.kind} shows all`);
	return {
		text: [text, ...lines].join("\n"),
		data: {
			...data,
			references
		}
	};
}
function itemEntry({ snapshot }, key) {
	const at = shownAt(snapshot.place.along(["roomItems", key]).pointers.pointer);
	const label = labelText(snapshot.labels.of(key));
	return {
		text: `item ${quoteValue(key)}${label === "" ? "" : ` (${label})`} at ${atText(at)}`,
		data: {
			kind: "item",
			key: shownMessage(key),
			name: label,
			at
		}
	};
}
function questEntry$1({ room }, index) {
	const quest = room.model.quests[index];
	const at = shownAt(quest?.entry.place.pointers.pointer ?? "");
	const name = quest?.name ?? "";
	return {
		text: `quest ${quoteValue(name)} (${quoteValue(quest?.id ?? "")}) at ${atText(at)}`,
		data: {
			kind: "quest",
			key: shownMessage(quest?.id ?? ""),
			name: shownMessage(name),
			at
		}
	};
}
function referencesOf({ places }) {
	return places.slice(0, MAX_REFERENCES).map(({ text, pointer, embedded }) => ({
		what: shownMessage(text),
		at: shownAt(pointer, embedded)
	}));
}
// src/mcp/tools/quests.ts
const VERDICT = {
	type: "object",
	required: ["verdict"],
	properties: {
		verdict: { enum: [
			"reachable",
			"impossible",
			"unknown"
		] },
		play: {
			type: "array",
			items: { type: "string" },
			description: "the steps of a script"
		},
		isShortest: { type: "boolean" },
		reason: { type: "string" }
	}
};
const MAX_STEPS = 30;
const MAX_NEVER = 1e3;
const quests = defineTool({
	name: "quests",
	title: "What quests can do",
	description: "Says for each quest whether some play activates and completes it: the shortest play, as the steps of a script for simulate, or the reason why it can never happen. Quests with a state that can never happen come first. Use it to see why something never works, and to get a script that proves a repair. It plays in memory and changes nothing.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			quest: {
				type: "string",
				minLength: 1,
				description: "Only this quest: its Name or id"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	output: { neverStates: {
		type: "integer",
		description: "states that no play leads to"
	} },
	list: {
		name: "quests",
		of: {
			type: "object",
			required: [
				"id",
				"name",
				"active",
				"completed"
			],
			properties: {
				id: { type: "string" },
				name: { type: "string" },
				active: VERDICT,
				completed: VERDICT
			}
		}
	},
	effects: READS,
	narrowing: "quest"
}, ({ path, quest: named }, desk) => {
	const file = desk.read(path);
	desk.progress("reading quests");
	const playable = roomIn(file);
	const { room } = playable;
	const { unreachable, leftOut } = outlineOf(playable, {
		quests: 0,
		unreachable: MAX_NEVER
	});
	const never = unreachable.length + leftOut.unreachable;
	const stuck = new Set(unreachable.map(({ id }) => id));
	const all = room.model.quests;
	const sorted = [...all.filter(({ id }) => stuck.has(id)), ...all.filter(({ id }) => !stuck.has(id))];
	const chosen = named === void 0 ? sorted : [questNamed(named)];
	const [first] = unreachable;
	const lines = [`${printable(file.name)}: ${counted(all.length, "quest")}; ${counted(never, "state")} that should happen and never can`, DATA_NOTE];
	if (first !== void 0 && named === void 0) lines.push(`first: ${quoteValue(first.name)} is never ${QUEST_STATES[first.state]}`);
	desk.progress("searching plays");
	return {
		head: lines,
		entries: chosen.map((quest) => () => questEntry(questAnalysis(room, quest))),
		total: chosen.length,
		data: { neverStates: never }
	};
	function questNamed(name) {
		const found = room.quest(name);
		const quest = "fault" in found ? void 0 : all[found.value];
		if (quest !== void 0) return quest;
		throw new CommandError(`${"fault" in found ? found.fault : "no such quest"}. find looks for others`);
	}
});
function questEntry({ id, name, active, completed }) {
	const isSkipped = active.verdict === "impossible" && completed.verdict === "reachable";
	return {
		text: `quest ${quoteValue(name)} (${quoteValue(id)})\n    active: ${isSkipped ? "passed over: " : ""}${verdictText(active)}\n    completed: ${verdictText(completed)}`,
		data: {
			id: shownMessage(id),
			name: shownMessage(name),
			active: verdictData(active),
			completed: verdictData(completed)
		}
	};
}
function verdictText(verdict) {
	if (verdict.verdict !== "reachable") return `${verdict.verdict === "impossible" ? "never" : "not known"}: ${shownMessage(verdict.reason)}`;
	const { play, isShortest } = verdict;
	const kind = isShortest ? "shortest play" : "a play";
	return play.length === 0 ? "at the start" : `${kind}: ${shownSteps(play).join(" | ")}`;
}
function verdictData(verdict) {
	if (verdict.verdict !== "reachable") return {
		verdict: verdict.verdict,
		reason: shownMessage(verdict.reason)
	};
	const { play, isShortest } = verdict;
	return {
		verdict: "reachable",
		play: shownSteps(play),
		isShortest
	};
}
function shownSteps(play) {
	const shown = play.slice(0, MAX_STEPS).map((step) => shownMessage(step));
	const more = play.length - shown.length;
	return more > 0 ? [...shown, `\u2026 ${counted(more, "more step")}`] : shown;
}
// src/roundtrip/spelling-hazards.ts
function spellingHazards(bytes, start, end) {
	const limit = end - 1;
	let unusualEscape;
	let loneSurrogate;
	for (let at = start + 1; at < limit;) {
		if (bytes[at] !== 92) {
			at++;
			continue;
		}
		const length = escapeLength(bytes, at, limit);
		const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : -1;
		const isPair = isHighSurrogate(unit) && isEscapedLow(bytes, at + 6, limit);
		const next = at + (isPair ? 12 : Math.max(length, 1));
		if (!isPair && (isHighSurrogate(unit) || isLowSurrogate(unit))) loneSurrogate ??= {
			kind: "lone-surrogate",
			start: at,
			end: next
		};
		else if (isPair || isUnusual(bytes, at, unit)) unusualEscape ??= {
			kind: "escape",
			start: at,
			end: next
		};
		at = next;
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
// src/roundtrip/hazards.ts
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
	if (decodeUtf8(bytes) === void 0 || !table.read(bytes, mark)) throw notJson$1("before", bytes);
	const search = new HazardSearch(table);
	if (mark > 0) search.add("byte-order-mark", 0, 0, mark, () => "the byte-order mark at the start of the file would be lost");
	for (let node = 0; node < table.count; node++) search.look(node);
	const mask = search.found.size === 0 ? void 0 : maskOf([bytes]);
	return HAZARD_KINDS.flatMap((kind) => {
		const found = search.found.get(kind);
		if (found === void 0) return [];
		const { message, count } = found;
		const first = placeOf(table, found);
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
function rewritten(bytes) {
	const joined = new Uint8Array(bytes.length);
	const scanner = new Scanner(bytes);
	let at = 0;
	while (scanner.next() !== Token.end) {
		joined.set(bytes.subarray(scanner.start, scanner.end), at);
		at += scanner.end - scanner.start;
	}
	return joined.subarray(0, at);
}
var HazardSearch = class {
	table;
	found = /* @__PURE__ */ new Map();
	constructor(table) {
		this.table = table;
	}
	add(kind, node, start, end, message) {
		const found = this.found.get(kind);
		if (found === void 0) this.found.set(kind, {
			message: message(),
			node,
			start,
			end,
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
		this.add(sameValue ? "number-spelling" : "number-value", node, start, end, () => `the number ${shown} would be written as ${written}`);
	}
	spelling(node, start, end) {
		const { bytes } = this.table;
		for (const hazard of spellingHazards(bytes, start, end)) {
			const { kind } = hazard;
			this.add(kind, node, hazard.start, hazard.end, () => spellingMessage(bytes, hazard));
		}
	}
	keys(object) {
		const { table } = this;
		const seen = /* @__PURE__ */ new Set();
		const limit = table.after[object];
		let moves = false;
		let last = -1;
		let named = false;
		for (let child = object + 1; child < limit; child = table.after[child]) {
			const key = keyText(table, child);
			const start = table.key[child];
			const end = table.keyEnd(child);
			const shown = quoteValue(key);
			if (key === "__proto__") this.add("proto-key", child, start, end, () => `some tools would lose the key ${shown}, because assigning it sets the prototype`);
			if (seen.has(key)) {
				this.add("duplicate-key", child, start, end, () => `only one of several ${shown} keys would remain`);
				continue;
			}
			seen.add(key);
			const index = arrayIndex(key);
			if (index < 0) named = true;
			else if (!moves && (named || index < last)) {
				moves = true;
				this.add("key-order", child, start, end, () => `the key ${shown} would move: JavaScript puts whole-number keys first, in ascending order`);
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
function placeOf(table, { node, start, end }) {
	const steps = [];
	for (let container = 0; container !== node;) {
		let child = container + 1;
		let index = 0;
		while (table.after[child] <= node) {
			child = table.after[child];
			index++;
		}
		steps.push(table.isArray(container) ? index : keyText(table, child));
		container = child;
	}
	const lines = positions(table.bytes, [byteOffset(start), byteOffset(end)]);
	const from = lines.get(byteOffset(start));
	const to = lines.get(byteOffset(end));
	if (from === void 0 || to === void 0) throw new Error(`byte ${start} was not counted`);
	return {
		pointer: formatPointer(steps),
		embedded: [],
		start: from,
		end: to
	};
}
// src/workspace/not-compared.ts
function whyNotCompared(error, sides) {
	if (error instanceof NotJsonError) return notJson(error, sides);
	if (error instanceof TooManyCredentialsError) return `${sides[error.which]}: not compared: it contains more than ${error.most.toLocaleString("en")} credentials: remove them`;
	if (!(error instanceof TooManyRecordsError)) return void 0;
	const { which, count, most, section, record } = error;
	const [what, records] = section === void 0 ? ["it", "sections or elements"] : record === void 0 ? [quoteValue(section), "records"] : [`${quoteValue(record)} in ${quoteValue(section)}`, "fields"];
	return `${sides[which]}: not compared: ${what} has ${count.toLocaleString("en")} ${records}, and roundtrip compares at most ${most.toLocaleString("en")}`;
}
function notJson({ which, at, fault }, sides) {
	const name = sides[which];
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}
// src/mcp/tools/roundtrip.ts
const roundtrip = defineTool({
	name: "roundtrip",
	title: "Compare what a tool wrote",
	description: "Says what a rewrite of a snapshot loses. With path alone: what an ordinary JSON tool would destroy in this file, such as number spelling or duplicate keys. With against, an earlier version of the file: every difference between the two, the worst first. Use it after another program has written a snapshot. It never changes a file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			against: {
				...PATH,
				description: "The file as it was before"
			},
			keep: {
				enum: KEEPS,
				description: "What must be the same: bytes (the default), values, or unknown (all fields that no document describes)"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	output: { verdict: { enum: [
		"identical",
		"kept",
		"lost"
	] } },
	list: {
		name: "differences",
		of: {
			type: "object",
			required: ["message", "count"],
			properties: {
				class: { type: "string" },
				known: { type: "boolean" },
				forgiven: { type: "boolean" },
				count: { type: "integer" },
				places: { type: "string" },
				message: { type: "string" }
			}
		}
	},
	effects: READS
}, ({ path, against, keep = "bytes" }, desk) => {
	const after = desk.read(path);
	const before = against === void 0 ? void 0 : desk.read(against);
	const sides = {
		before: before?.name ?? after.name,
		after: after.name,
		exempts: false
	};
	desk.progress("comparing");
	try {
		if (before === void 0) return hazardsAnswer(after.name, findHazards(after.bytes));
		const limits = {
			maxRecords: MAX_RECORDS,
			maxCredentials: MAX_CREDENTIALS
		};
		return comparisonAnswer(sides, compareTexts(before.bytes, after.bytes, {
			keep,
			allow: [],
			...limits
		}));
	} catch (error) {
		const why = whyNotCompared(error, sides);
		throw why === void 0 ? error : new CommandError(why);
	}
});
// src/mcp/tools/show-room.ts
const showRoom = defineTool({
	name: "show_room",
	title: "Show a room at a glance",
	description: "Outlines a room snapshot: its items by prefab, its quests and what starts and completes them, what can never happen, and findings by rule. With item or quest: everything about that one. Call it first, instead of reading the file, which may be 50 MB. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			item: {
				type: "string",
				minLength: 1,
				description: "Only this item: its key or label"
			},
			quest: {
				type: "string",
				minLength: 1,
				description: "Only this quest: its Name or id"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	output: {
		items: { type: "integer" },
		quests: { type: "integer" },
		unreachable: { type: "integer" },
		findings: {
			type: "object",
			additionalProperties: { type: "integer" }
		}
	},
	list: {
		name: "lines",
		of: { type: "string" }
	},
	effects: READS,
	narrowing: "item or quest"
}, async ({ path, item, quest, max }, desk) => {
	if (item !== void 0 && quest !== void 0) throw new CommandError("give item or quest, not both");
	const file = desk.read(path);
	desk.progress("checking");
	const rules = await (await FileSettings.open(desk.settings(file))).rulesFor(file.absolute);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = orRefused(file, () => checkRoom(file.bytes, linter, file.prescanned));
	desk.progress("outlining");
	const { room } = playable;
	const outline = item !== void 0 ? outlineOfItem(playable, meant(room.item(item))) : quest !== void 0 ? outlineOfQuest(playable, meant(room.quest(quest))) : outlineOf(playable, max === void 0 ? OUTLINE_LIMITS : LONG_LIMITS);
	const report = showReport(outline, result);
	const plain = (_style, each) => each;
	const placeText = ({ pointer, embedded }) => atText(shownAt(pointer, embedded));
	const lines = showText(file.name, report, outline.leftOut, plain, placeText).trimEnd().split("\n").map((line) => shownMessage(line));
	return {
		head: [DATA_NOTE],
		entries: lines.map((line) => () => ({
			text: line,
			data: line
		})),
		total: lines.length,
		foot: ["find looks for items and quests, quests shows how each is played, check lists findings"],
		data: {
			items: report.items.length,
			quests: report.quests.length + outline.leftOut.quests,
			unreachable: report.unreachable.length + outline.leftOut.unreachable,
			findings: Object.fromEntries(report.findings.slice(0, MAX_RULES).map(({ rule, count }) => [rule, count]))
		}
	};
});
const MAX_RULES = 20;
const LONG_LIMITS = {
	quests: 200,
	unreachable: 100
};
function meant(found) {
	if ("fault" in found) throw new CommandError(`${found.fault}. find looks for others`);
	return found.value;
}
// src/mcp/tools/simulate.ts
const STEPS = `One step on each line: click 4 (OnClickEvent of item 4), enter 8, fire 4 OnExitEvent, set 0_find_key completed, wait 2.5, player ann, reload, leave, join; and expectations: expect 0_find_key completed, expect effect 5 ShowObjectEvent, expect nothing, expect never QUEST STATE, expect reachable QUEST STATE. "---" begins a new run`;
const MAX_FAULTS = 10;
const simulate = defineTool({
	name: "simulate",
	title: "Play a script",
	description: "Plays the quests of a room step by step, from a script, and says which expectations failed and why. Use it to see why a quest does not move, and to prove after an edit that it does. It plays in memory and never changes the file or a live game.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			script: {
				type: "string",
				minLength: 1,
				maxLength: 1e5,
				description: STEPS
			},
			seed: {
				type: "integer",
				minimum: 0,
				maximum: 4294967295,
				description: "Decides what useRandom chooses; 1 unless given"
			},
			...PAGE
		},
		required: ["path", "script"],
		additionalProperties: false
	},
	output: {
		passed: { type: "boolean" },
		runs: { type: "integer" },
		expectations: { type: "integer" },
		failed: { type: "integer" },
		stopped: { type: "integer" }
	},
	list: {
		name: "lines",
		of: {
			type: "object",
			required: [
				"line",
				"source",
				"result"
			],
			properties: {
				line: { type: "integer" },
				source: { type: "string" },
				result: { enum: [
					"played",
					"skipped",
					"held",
					"failed"
				] },
				message: { type: "string" },
				events: {
					type: "array",
					items: { type: "string" }
				}
			}
		}
	},
	effects: READS
}, ({ path, script, seed = 1 }, desk) => {
	const file = desk.read(path);
	desk.progress("playing");
	const { room } = roomIn(file);
	try {
		return simulationAnswer(file.name, room.model, playScript(room, script, seed));
	} catch (error) {
		if (!(error instanceof ScriptError)) throw error;
		const lines = error.faults.map(({ line, message }) => `script line ${line}: ${shownMessage(message)}`);
		throw new CommandError(lines.slice(0, MAX_FAULTS).join("\n"), STEPS);
	}
});
// src/cli/playable.ts
function readBytes(path, cwd, { world }, bufferFor = unprescannedBuffer) {
	const reading = readInput(path, {
		cwd,
		stdin: world.stdin
	}, MAX_IMPORTED_BYTES, bufferFor);
	const { bytes, prescanned: prescan } = requireBytes(reading, inputName(path));
	let found;
	const prescanned = () => {
		found ??= prescan();
		return found;
	};
	return {
		bytes,
		prescanned
	};
}
function readPlayableRoom(path, cwd, terminal) {
	maskOutput(terminal);
	const read = readBytes(path, cwd, terminal);
	return showable(read, path, terminal, () => readRoom(read.bytes));
}
function showable({ bytes, prescanned }, path, terminal, read) {
	try {
		const reading = read();
		if (prescanned().secretHints) hideCredentials(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${inputName(path)}${place} ${message}`);
	}
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${inputName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
}
// src/flow/play/graph-of-findings.ts
const MAX_QUESTS = 40;
const DEPTH = 1;
function graphOfFindings(bytes, findings) {
	const about = findings.filter(({ pointer }) => /^\/(quests|logic)\/./.test(pointer));
	if (about.length === 0) return void 0;
	const read = readable(bytes);
	if (read === void 0) return void 0;
	const { snapshot, room } = read;
	const questOf = /* @__PURE__ */ new Map();
	for (const { index, quest } of room.model.quests) for (const { key } of entriesOf(quest)) questOf.set(key, index);
	const found = /* @__PURE__ */ new Set();
	const logic = new LogicValues(snapshot);
	for (const finding of about.sort(worstFirst)) for (const id of questIds(logic, finding)) {
		const quest = questOf.get(id);
		if (quest !== void 0) found.add(quest);
	}
	if (found.size === 0) return void 0;
	const quests = [...found].slice(0, MAX_QUESTS);
	return {
		graph: questGraph(room.analysis, {
			quests,
			depth: DEPTH
		}),
		more: found.size - quests.length
	};
}
function readable(bytes) {
	try {
		return readRoom(bytes);
	} catch (error) {
		if (error instanceof SnapshotError) return void 0;
		throw error;
	}
}
function questIds(logic, { pointer, embedded }) {
	const [section, key = ""] = parsePointer(pointer);
	if (section === "quests") return [key];
	const ids = [];
	let value = logic.of(key);
	for (const step of parsePointer(embedded[0] ?? "")) {
		value = childOf(value, step);
		if (isObject(value) && typeof value.TaskTriggerId === "string") ids.push(value.TaskTriggerId);
	}
	return ids;
}
var LogicValues = class {
	parsed = /* @__PURE__ */ new Map();
	section;
	constructor(snapshot) {
		this.section = snapshot.section("logic");
	}
	of(key) {
		const known = this.parsed.get(key);
		if (known !== void 0 || this.parsed.has(key)) return known;
		const text = isObject(this.section) ? member(this.section, key) : void 0;
		const value = typeof text === "string" ? tryParseJson(text) : void 0;
		this.parsed.set(key, value);
		return value;
	}
};
exports.edit = edit;
exports.find = find;
exports.findHazards = findHazards;
exports.graphOfFindings = graphOfFindings;
exports.hideCredentials = hideCredentials;
exports.quests = quests;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.rewritten = rewritten;
exports.roundtrip = roundtrip;
exports.showRoom = showRoom;
exports.showable = showable;
exports.simulate = simulate;
exports.whyNotCompared = whyNotCompared;
