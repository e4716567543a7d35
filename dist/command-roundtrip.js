"use strict";
const { CONFIG_NAMES, CommandError, keysIn } = require("./command.js");
const { bytesText, childOf, counted, formatPointer, isObject, listed, member, memberOf, parsePointer, printable, quoteValue, tryParseJson, worstFirst } = require("./words.js");
const { EditError, Redactor, Scanner, Token, applySplices, asciiText, byteOffset, byteOrderMarkLength, decodeUtf8, escapeLength, hexUnit, isEscapedLow, isHighSurrogate, isLowSurrogate, masked, overlap, positions, prescan, sortSplices } = require("./text.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, MAX_RECORDS, QUEST_STATES, Redaction, createLinter, entriesOf, holdsSnapshot, itemNames, labelText, textField } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, outlineOf, outlineOfItem, outlineOfQuest, playScript, questAnalysis, questGraph } = require("./shared-flow.js");
const { KEEPS, NotJsonError, SnapshotError, TooManyCredentialsError, TooManyRecordsError, checkRoom, compareTexts, keyText, maskOf, notJson: notJson$1, readRoom, redactPlace, rekeyItem, renameQuest, shownSpelling } = require("./shared-roundtrip.js");
const { showReport } = require("./shared-report.js");
const { JsonEditor, NodeTable, sameNumber } = require("./shared-json.js");
const { countReport } = require("./shared.js");
const { DATA_NOTE, OUTLINE_LIMITS, atText, comparisonAnswer, countsText, diffLines, findingEntry, hazardsAnswer, showText, shownAt, shownMessage } = require("./command-report.js");
const { FileSettings, fileTask, maskOutput, nodeSha256, prescannedBuffer, readSnapshotFile, relativePath, replaceFile, unprescannedBuffer } = require("./command-check.js");
const { AT, PAGE, PATH, READS, WRITE, WRITES, defineTool, missingPlace, pointersOf, requireWritable, valueAt } = require("./command-mcp.js");
const { checkBytes, inputName, readInput, requireBytes } = require("./command-workspace.js");
const { simulationAnswer } = require("./command-flow.js");
const { readdirSync } = require("node:fs");
const { dirname, isAbsolute, join } = require("node:path");
// src/front/mcp/desk.ts
var Desk = class {
	roots;
	env;
	progress;
	redactor = new Redactor();
	redaction = new Redaction();
	unhidden = /* @__PURE__ */ new Map();
	constructor(roots, env, progress) {
		this.roots = roots;
		this.env = env;
		this.progress = progress;
		for (const key of keysIn(env)) this.redactor.addKey(key);
	}
	read(path) {
		const file = this.roots.file(path);
		this.progress(`reading ${printable(file.name)}`);
		const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES, prescannedBuffer);
		if (reading.kind === "error") throw new CommandError(`${printable(file.name)}: ${reading.message}${filesIn(file.absolute)}`);
		if (reading.kind === "too-large") throw new CommandError(`${printable(file.name)}: larger than ${bytesText(MAX_IMPORTED_BYTES)}, the most that an import accepts: split the room, or remove what it does not need`);
		let known;
		const prescanned = () => {
			known ??= reading.prescanned();
			return known;
		};
		this.hide(file.name, reading.bytes, prescanned);
		return {
			...file,
			bytes: reading.bytes,
			prescanned
		};
	}
	task({ name, absolute, bytes, prescanned }) {
		const read = (maxBytes) => bytes.length > maxBytes ? {
			kind: "too-large",
			size: bytes.length
		} : {
			kind: "bytes",
			bytes,
			prescanned
		};
		return {
			...fileTask({
				path: name,
				absolute
			}),
			read
		};
	}
	hide(name, bytes, prescanned = () => prescan(bytes)) {
		if (prescanned().secretHints) this.hideAll(name, bytes);
		else this.unhidden.set(name, bytes);
	}
	distrust() {
		for (const [name, bytes] of this.unhidden) this.hideAll(name, bytes);
	}
	hideAll(name, bytes) {
		if (!this.redactor.addFrom(bytes, 1e5) || !this.redaction.addFrom(bytes)) throw new CommandError(`${printable(name)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
	settings(file) {
		const { root } = file;
		for (let folder = dirname(file.absolute);; folder = dirname(folder)) {
			for (const name of CONFIG_NAMES) this.requireInside(join(folder, name), root);
			if (folder === root || folder === dirname(folder)) return {
				cwd: root,
				plugins: false
			};
		}
	}
	async baseline(file) {
		const settings = await FileSettings.open(this.settings(file));
		const path = await settings.baselineOf(file.absolute);
		if (path !== void 0) {
			const { config = "" } = await settings.explain(file.absolute);
			if (!isAbsolute(config)) this.requireInside(path, file.root);
		}
		return {
			path: void 0,
			cwd: file.root,
			use: "read"
		};
	}
	requireInside(path, root) {
		this.roots.requireInside(path, relativePath(root, path));
	}
	covered(bytes) {
		return this.redaction.cover(bytes);
	}
	masked(value) {
		return masked(value, this.redactor);
	}
};
function filesIn(path) {
	try {
		const names = readdirSync(path).filter((name) => /\.json$/i.test(name)).sort().map((name) => printable(name));
		return names.length === 0 ? ", and no .json file is in it" : `: name one in it: ${listed(names, "or", 20)}`;
	} catch {
		return "";
	}
}
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
const edit = defineTool({
	name: "edit",
	description: "Changes values at places, also in strings that hold JSON; all other bytes stay. It checks before and after, shows the diff, and refuses changes that add errors. It never touches files that hold no snapshot.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			changes: {
				type: "array",
				minItems: 1,
				description: "Made together or not at all. All places are those of the file as it is now",
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
							description: "insert: the last step of \"at\" is the new key, or the index to insert before, \"-\" for the end. rename: \"at\" is an item, a quest entry, which are renamed everywhere, or a member"
						},
						at: AT,
						value: { description: "Any JSON; where a string holds JSON, also the object itself" },
						name: {
							type: "string",
							description: "The new key, or the new Name of a quest"
						}
					},
					required: ["op", "at"],
					additionalProperties: false
				}
			},
			write: WRITE,
			allowNewErrors: {
				type: "boolean",
				description: "Make the changes although they bring errors"
			},
			...PAGE
		},
		required: ["path", "changes"],
		additionalProperties: false
	},
	list: "diff",
	effects: WRITES
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
	const place = pointersOf(at);
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
			if (op === "insert") editor.insert(place, asWritten(bytes, place, value));
			else editor.replace(place, asWritten(bytes, place, value));
			return [];
	}
}
function asWritten(bytes, place, value) {
	if (typeof value !== "object" || value === null) return value;
	const [section, ...steps] = parsePointer(place[0]);
	return place.length === 1 && section === "logic" && steps.length === 1 || valueAt(bytes, place)?.isInsideString === true ? JSON.stringify(value) : value;
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
// src/front/mcp/tools/find.ts
const find = defineTool({
	name: "find",
	description: "Finds items and quests by what people call them: a label, prefab, key, id or Name, or a part of one; a place such as \"/logic/4\" finds what it belongs to. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			query: {
				type: "string",
				description: "Such as \"door\", \"GLB\" or \"/logic/4\""
			},
			...PAGE
		},
		required: ["path", "query"],
		additionalProperties: false
	},
	list: "matches",
	effects: READS,
	narrowing: "a longer query"
}, ({ path, query }, desk) => {
	const file = desk.read(path);
	desk.progress("reading the room");
	const playable = roomIn(file);
	const matches = matchesOf(playable, query.trim());
	const items = matches.filter(({ kind }) => kind === "item").length;
	const quests = matches.filter(({ kind }) => kind === "quest").length;
	return {
		head: [`${printable(file.name)}: ${counted(items, "item")}, ${counted(quests, "quest")} for ${quoteValue(query)}`, DATA_NOTE],
		entries: matches.map((match) => () => match.kind === "item" ? itemEntry(playable, match.key) : questEntry$1(playable, match.index)),
		total: matches.length,
		foot: matches.length === 0 ? ["nothing is called that: show_room lists what there is; a shorter word finds more"] : ["show_room with item or quest shows what refers to it"],
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
	return [...exact, ...others];
}
function placeOf$1(query) {
	return query.startsWith("/") ? parsePointer(pointersOf(query)[0]) : void 0;
}
function namesOf(record, logic) {
	const prefab = isObject(record) ? textField(record, "prefabName") : void 0;
	return [...itemNames(record, logic), ...prefab === void 0 ? [] : [prefab]];
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
// src/front/mcp/tools/quests.ts
const MAX_STEPS = 30;
const MAX_NEVER = 1e3;
const quests = defineTool({
	name: "quests",
	description: "Says for each quest whether some play activates and completes it: the shortest one, as a script for simulate, or why it can never happen; those that cannot come first. It changes nothing.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			quest: {
				type: "string",
				description: "Only this quest: its Name or id"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	list: "quests",
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
		text: `quest ${quoteValue(name)} (${quoteValue(id)})\n    active: ${isSkipped ? "skipped, it goes straight from Not Active to Completed" : verdictText(active)}\n    completed: ${verdictText(completed)}`,
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
// src/verdict/roundtrip/spelling-hazards.ts
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
// src/world/workspace/not-compared.ts
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
// src/front/mcp/tools/roundtrip.ts
const roundtrip = defineTool({
	name: "roundtrip",
	description: "Says what a rewrite of a snapshot loses. With path alone: what an ordinary JSON tool would destroy in it. With against: every difference, the worst first. It never changes a file.",
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
				description: "What must be the same; bytes unless given. unknown: the fields that no document describes"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	list: "differences",
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
// src/front/mcp/tools/show-room.ts
const showRoom = defineTool({
	name: "show_room",
	description: "Call it first: outlines a snapshot, which may be 50 MB: items by prefab, quests with what starts and completes them, what can never happen, findings by rule. With item or quest: all about that one. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			item: {
				type: "string",
				description: "Only this item: its key or label"
			},
			quest: {
				type: "string",
				description: "Only this quest: its Name or id"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	list: "lines",
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
// src/front/mcp/tools/simulate.ts
const STEPS = `One step on each line: click 4 (an item), enter 8, fire 4 OnExitEvent, set 0_find_key completed, wait 2.5, player ann, reload, leave, join; and expectations: expect 0_find_key completed, expect effect 5 ShowObjectEvent, expect nothing, expect never QUEST STATE, expect reachable QUEST STATE. "---" begins a new run`;
const MAX_FAULTS = 10;
const simulate = defineTool({
	name: "simulate",
	description: "Plays the quests of a room from a script, and says which expectations failed and why. It proves that a repair works. It plays in memory and never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			script: {
				type: "string",
				description: STEPS
			},
			seed: {
				type: "integer",
				minimum: 0,
				description: "For useRandom"
			},
			...PAGE
		},
		required: ["path", "script"],
		additionalProperties: false
	},
	list: "lines",
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
// src/front/cli/playable.ts
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
function hideCredentialsOfJson(bytes, path, terminal) {
	if (prescan(bytes).secretHints) hideCredentials(bytes, path, terminal);
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${inputName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
}
// src/verdict/play/graph-of-findings.ts
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
exports.Desk = Desk;
exports.edit = edit;
exports.find = find;
exports.findHazards = findHazards;
exports.graphOfFindings = graphOfFindings;
exports.hideCredentials = hideCredentials;
exports.hideCredentialsOfJson = hideCredentialsOfJson;
exports.quests = quests;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.rewritten = rewritten;
exports.roundtrip = roundtrip;
exports.showRoom = showRoom;
exports.showable = showable;
exports.simulate = simulate;
exports.whyNotCompared = whyNotCompared;
