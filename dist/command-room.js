"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, DROP_LOGIC, EXIT, ReportFileError, isNeverSnapshot, plain, writeBatched } = require("./command.js");
const { addTo, annotation, counted, formatPointer, isObject, parseJson, parsePointer, printable, tryParseJson } = require("./words.js");
const { Place, decodeLoosely, decodeString, isContinuation, seemsDeeper, sourceOffsets, textOf: textOf$1 } = require("./text.js");
const { MAX_IMPORTED_BYTES, NO_REMOVALS, SECTIONS, holdsSnapshot, placeMatcher, protectFault, textField } = require("./core.js");
const { NotJsonError, compareTexts, maskOf, maskOfJson } = require("./shared-roundtrip.js");
const { jsonPieces } = require("./shared-report.js");
const { NodeTable, ObjectText, sameBytes } = require("./shared-json.js");
const { ALL_CHANGES, ChangeWriter, LogicWriter, NO_EDITS, RecordChanges, SOME_CHANGES, SectionEdits, SnapshotText, UnusableSnapshotError, applyImport, changeLines, changeShape, contentOf, decideImport, destroyedLines, gateText, hasExtraData, heldObject, holdsMasked, isEmptyHeld, joined, lookTexts, lossCount, lossesOf, maskedValue, mergeSnapshotInto, noteLines, placeLogicLike, placedLogic, planImport$1: planImport, recordSteps, redactChanges, redactPlan, rewriteObject, sameContent, sameJson } = require("./shared-room.js");
const { DATA_NOTE, agentText, code, escaped, repositoryPath, shownMessage } = require("./command-report.js");
const { BaseSettings, ChangeGates, GateSettings, folderInRepository, maskOutput, openReportFiles, unprescannedBuffer } = require("./command-check.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { limitNameIn, readLimit, requirePatterns } = require("./command-cli.js");
const { basename, dirname, resolve } = require("node:path");
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
	const losses = lossesInAll([plan, ...others].map(lossesOf));
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
			removed: lossCount(losses[kind]),
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
function lossesInAll([first, ...others]) {
	if (first === void 0) throw new RangeError("there is no plan");
	if (others.length === 0) return first;
	const inAll = (kind) => {
		const keys = others.map((other) => new Set(other[kind].map(({ key }) => key)));
		return first[kind].filter(({ key }) => keys.every((of) => of.has(key)));
	};
	return {
		items: inAll("items"),
		quests: inAll("quests"),
		logic: inAll("logic"),
		settings: inAll("settings"),
		sections: inAll("sections")
	};
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
// src/verdict/report/changes-json.ts
const MAX_CHANGES = 1e5;
const MAX_VALUES = 16e6;
function changesShape(changes) {
	let length = 0;
	let omitted = 0;
	const listed = [];
	for (const change of changes) {
		const { pointer, embedded, kind } = change;
		if (listed.length >= MAX_CHANGES) omitted++;
		else if (length > MAX_VALUES) listed.push({
			pointer,
			embedded,
			kind,
			omitted: true
		});
		else {
			const shape = changeShape(change);
			listed.push(shape);
			length += JSON.stringify(shape).length;
		}
	}
	return omitted === 0 ? { changes: listed } : {
		changes: listed,
		omittedChanges: omitted
	};
}
function partChangesShape(changes) {
	return changes.map(({ part, change, changes: values }) => ({
		part: withoutLabel(part),
		change,
		...changesShape(values)
	}));
}
function conflictShape({ fields, ...conflict }) {
	return {
		...withoutLabel(conflict),
		fields: fields.map(({ words: _words, ...field }) => field)
	};
}
function withoutLabel(part) {
	const { label: _label, ...shape } = part;
	return shape;
}
// src/verdict/report/plan-report.ts
function planTitle({ current, next, base }) {
	return base === void 0 ? `importing ${printable(next)} into ${printable(current)}` : `importing ${printable(next)}, compared with ${printable(base)}`;
}
function planCounts(plan) {
	const counts = (name, part) => ({
		name,
		added: part.added.length,
		changed: part.changed.length,
		removed: part.removed.length,
		unchanged: part.unchanged.length
	});
	return [
		counts("items", plan.items),
		{
			name: "quests",
			...questCounts(plan)
		},
		counts("logic", plan.logic),
		counts("settings", plan.settings)
	];
}
function questCounts({ quests, changes }) {
	const seen = /* @__PURE__ */ new Set();
	const count = (entries) => {
		const before = seen.size;
		for (const { key, entryId } of entries) seen.add(entryId ?? key);
		return seen.size - before;
	};
	const removed = count(quests.removed);
	const added = new Set(quests.added.map(({ key, entryId }) => entryId ?? key)).size;
	count(quests.added);
	return {
		added,
		changed: count(quests.changed),
		removed,
		unchanged: count(quests.unchanged.map((key) => changes.quest(key)))
	};
}
const DELETED = "the file is deleted: there is nothing to import, and the room itself does not change";
const VERSION = 1;
function branchPlansReport({ since, base, files }) {
	return {
		version: VERSION,
		since,
		staged: since === void 0 ? true : void 0,
		base,
		files: files.map(outcomeShape)
	};
}
function planShape({ current, next, plan, gate }) {
	const { changes, ...lists } = plan;
	return {
		version: VERSION,
		current,
		next,
		...lists,
		...changesShape(changes),
		gate
	};
}
function outcomeShape(outcome) {
	const { path, status } = outcome;
	switch (outcome.status) {
		case "planned": return {
			path,
			status,
			plan: planShape(outcome.report)
		};
		case "error": return {
			path,
			status,
			error: outcome.message
		};
		default: return {
			path,
			status
		};
	}
}
// src/verdict/report/agent/plan.ts
const MAX_DETAILS = 5;
function planAnswer(report, toMerge) {
	const { plan, gate } = report;
	const destroyed = destroyedLines(plan);
	const lines = destroyed.map((line) => ({
		kind: "destroyed",
		line
	}));
	for (const line of noteLines(plan)) lines.push({
		kind: "note",
		line
	});
	for (const line of changeLines(plan, ALL_CHANGES)) lines.push({
		kind: line.symbol === "+" ? "added" : "changed",
		line
	});
	const verdict = gateText(report);
	const destroys = destroyed.length === 0 ? "destroys nothing" : `destroys ${counted(destroyed.length, "thing")}`;
	const state = plan.verdict === "unchanged" ? "nothing changes" : destroys;
	return {
		head: [
			`${planTitle(report)}: ${state}`,
			...plan.verdict === "unchanged" ? [] : [countsLine(report)],
			...lookTexts(plan, toMerge),
			...verdict === "" ? [] : [verdict],
			...lines.length > 0 ? [DATA_NOTE] : []
		],
		entries: lines.map((line) => () => lineEntry(line)),
		total: lines.length,
		data: {
			verdict: plan.verdict,
			destroyed: destroyed.length,
			withinLimit: keepsLimits(gate),
			counts: Object.fromEntries(planCounts(plan).map(({ name, added, changed, removed }) => [name, {
				added,
				changed,
				removed
			}]))
		}
	};
}
function outcomeAnswer(outcome) {
	if (outcome.status === "planned") return [planAnswer(outcome.report)];
	return outcome.status === "deleted" ? [{
		head: [`${printable(outcome.path)}: ${DELETED}`],
		data: {}
	}] : [];
}
function countsLine({ plan }) {
	return planCounts(plan).filter(({ added, changed, removed }) => added + changed + removed > 0).map(({ name, added, changed, removed }) => `${name} +${added} ~${changed} -${removed}`).join(", ");
}
function lineEntry({ kind, line: { symbol, text, details } }) {
	const shown = [text, ...details.slice(0, MAX_DETAILS)].map((each) => shownMessage(each));
	const more = details.length - MAX_DETAILS;
	if (more > 0) shown.push(`\u2026 and ${counted(more, "more change")}`);
	const [first = "", ...others] = shown;
	return {
		text: [`${symbol} ${first}`, ...others.map((each) => `    ${each}`)].join("\n"),
		data: {
			kind,
			text: shown.join("; ")
		}
	};
}
// src/world/workspace/plan-file.ts
function planReport(current, next, limits, others = []) {
	try {
		const room = SnapshotText.read(current.bytes, "before");
		const snapshot = SnapshotText.read(next.bytes, "after", room);
		if (!room.isSnapshot) throw notSnapshot("before");
		if (!snapshot.isSnapshot) throw notSnapshot("after");
		const made = planImport(room, snapshot);
		const gate = judgePlan(made, limits, others.flatMap((other) => planInto(other, snapshot) ?? []));
		const report = {
			current: current.name,
			next: next.name,
			plan: made,
			gate
		};
		return redactPlan(report, maskOfJson([current.bytes, next.bytes]));
	} catch (error) {
		const shown = asCommandError(error, current.name, next.name);
		if (!(shown instanceof CommandError)) throw shown;
		throw new CommandError(maskOf([current.bytes, next.bytes]).mask(shown.message));
	}
}
function notSnapshot(which) {
	return new UnusableSnapshotError(which, "this is not a snapshot: it has none of the five sections");
}
function unreadable({ name, bytes }) {
	try {
		return SnapshotText.read(bytes, "before").isSnapshot ? void 0 : `${name} holds no snapshot`;
	} catch (error) {
		const refused = refusalOf(error, name, name);
		if (refused === void 0) throw error;
		return maskOf([bytes]).mask(refused.reason);
	}
}
function asCommandError(error, current, next) {
	const refused = refusalOf(error, current, next);
	if (refused === void 0) return error;
	const { reason, advice } = refused;
	return new CommandError(`${/[.?!]$/.test(reason) ? reason : `${reason}.`} ${advice}`);
}
function refusalOf(error, current, next) {
	if (error instanceof UnusableSnapshotError) {
		const advice = `Nothing is planned${error.isFinding ? ": run roomlint check for details" : ""}`;
		return {
			reason: `${error.which === "before" ? current : next}: ${error.fault}`,
			advice
		};
	}
	if (!(error instanceof NotJsonError)) return void 0;
	const { which, at, fault } = error;
	return {
		reason: `${which === "before" ? current : next}:${at.line}:${at.column} ${fault}`,
		advice: "Only JSON can be imported"
	};
}
function planInto(room, snapshot) {
	try {
		return planImport(SnapshotText.read(room, "before"), snapshot);
	} catch (error) {
		if (error instanceof UnusableSnapshotError || error instanceof NotJsonError) return void 0;
		throw error;
	}
}
// src/verdict/room/align-logic.ts
const SIDES = [
	"base",
	"theirs",
	"mine"
];
function alignLogic(three) {
	const { base, theirs, mine } = three;
	if (!SIDES.some((side) => three[side].has("logic"))) return three;
	const writers = {
		base: new LogicWriter(base),
		theirs: new LogicWriter(theirs),
		mine: new LogicWriter(mine)
	};
	for (const key of new Set(SIDES.flatMap((side) => three[side].section("roomItems").keys))) {
		if (!SIDES.some((side) => hasExtraData(three[side], key))) continue;
		const versions = versionsOf(three, key);
		if (versions === void 0 || isUnchanged(versions)) continue;
		if (isAligned(versions)) spellAlike(key, versions, writers);
		else align(key, versions, writers);
	}
	if (!mine.has("logic")) for (const side of ["base", "theirs"]) writers[side].removeEmptySection();
	return {
		base: writers.base.result("before", mine),
		theirs: writers.theirs.result("before", mine),
		mine: writers.mine.result("after", base)
	};
}
function versionsOf(three, key) {
	const versions = {};
	for (const side of SIDES) {
		if (!isObject(three[side].section("roomItems").get(key))) continue;
		const logic = placedLogic(three[side], key);
		const isNone = logic.extraData === void 0 && logic.entry === void 0;
		if (logic.united === void 0 && !isNone) return void 0;
		versions[side] = logic;
	}
	return versions;
}
function isUnchanged(versions) {
	const [first, ...others] = SIDES.flatMap((side) => versions[side] ?? []);
	return others.every((each) => each.extraData === first?.extraData && each.entry === first?.entry);
}
function isAligned(versions) {
	const all = SIDES.flatMap((side) => versions[side] ?? []);
	const below = new Set(all.flatMap(({ extraData }) => membersIn(extraData)));
	if (!all.some(({ entry }) => membersIn(entry).some((member) => below.has(member)))) return true;
	return all.every(isCopied);
}
function membersIn(json) {
	return Object.keys(heldIn$1(json)?.value ?? {});
}
function heldIn$1(json) {
	return json === void 0 ? void 0 : heldObject(parseJson(json));
}
function isCopied({ extraData, entry }) {
	if (extraData === void 0 || entry === void 0) return extraData === entry;
	const [below, above] = [heldIn$1(extraData), heldIn$1(entry)];
	return below !== void 0 && above !== void 0 && sameJson(below.text, above.text);
}
function modelsIn({ base, theirs, mine }) {
	return [
		mine,
		base,
		theirs
	].flatMap((each) => each?.united === void 0 ? [] : each);
}
function spellAlike(key, versions, writers) {
	const [model] = modelsIn(versions);
	if (model === void 0) return;
	for (const side of SIDES) {
		const from = versions[side];
		if (from?.united === void 0) continue;
		const like = (at) => isSameHeld(from[at], model[at]) ? model[at] : from[at];
		writers[side].write(key, from, {
			extraData: like("extraData"),
			entry: like("entry")
		});
	}
}
function isSameHeld(one, other) {
	return holds(one ?? EMPTY$1, heldIn$1(other ?? EMPTY$1)?.text ?? "");
}
const EMPTY$1 = "\"\"";
function align(key, versions, writers) {
	const models = modelsIn(versions);
	const model = models.find((each) => placeOf$1(each) !== void 0);
	const place = model && placeOf$1(model);
	if (model === void 0 || place === void 0) return;
	const empty = (json) => json !== void 0 && isEmptyHeld(json) ? json : void 0;
	for (const side of SIDES) {
		const from = versions[side];
		const united = from?.united;
		if (from === void 0 || united === void 0) continue;
		const spelled = (at) => models.find((each) => holds(each[at], united))?.[at] ?? JSON.stringify(united);
		writers[side].write(key, from, {
			extraData: place === "entry" ? empty(model.extraData) : spelled("extraData"),
			entry: place === "extraData" ? empty(model.entry) : spelled("entry")
		});
	}
}
function placeOf$1(logic) {
	const { extraData, entry } = logic;
	const isBelow = extraData !== void 0 && !isEmptyHeld(extraData);
	const isAbove = entry !== void 0 && !isEmptyHeld(entry);
	if (isBelow && isAbove) return isCopied(logic) ? "both" : "entry";
	if (isBelow || isAbove) return isBelow ? "extraData" : "entry";
}
function holds(json, object) {
	const held = heldIn$1(json);
	return held !== void 0 && sameJson(held.text, object);
}
// src/verdict/room/matched-elements.ts
const NOTHING = /* @__PURE__ */ new Uint8Array();
function same(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	return sameContent(contentOf(one), contentOf(other));
}
function objectOf(text) {
	if (text[0] !== 123) return void 0;
	const object = new ObjectText(text, 0);
	return object.members.length === [...object.keys].length ? object : void 0;
}
function matchElements(all, areTasks) {
	const [base, theirs, mine] = [
		elementsById(all.base),
		elementsById(all.theirs),
		elementsById(all.mine)
	];
	if (base === void 0 || theirs === void 0 || mine === void 0) return areTasks ? elementsByPosition(all) : void 0;
	return inSameOrder(base.byId, theirs.byId) && inSameOrder(base.byId, mine.byId) && inSameOrder(theirs.byId, mine.byId) ? {
		base,
		theirs,
		mine
	} : void 0;
}
function elementsById(text) {
	return elementsOf(text, (element) => {
		const id = element.valueOf("Id");
		return id?.[0] === 34 ? textOf$1(decodeString(id, 0, id.length)) : void 0;
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
		const signs = TASK_SIGNS.map((field) => textOf$1(element.valueOf(field) ?? NOTHING));
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
	const known = new Set([...before.values()].map(textOf$1));
	return [...after].some(([name, text]) => !same(before.get(name), text) && known.has(textOf$1(text)));
}
function inSameOrder(one, other) {
	const common = [...one.keys()].filter((id) => other.has(id));
	const others = [...other.keys()].filter((id) => one.has(id));
	return common.every((id, index) => id === others[index]);
}
function mergedOrder(mine, theirs) {
	const followers = /* @__PURE__ */ new Map();
	let last;
	for (const id of theirs.keys()) if (mine.has(id)) last = id;
	else addTo(followers, last, id);
	const order = [...followers.get(void 0) ?? []];
	for (const id of mine.keys()) {
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
		if (same(base, mine) && whole === void 0) return theirs;
		if (base === void 0 || theirs === void 0 || mine === void 0) return this.conflict(three, place);
		const all = {
			base,
			theirs,
			mine
		};
		return this.mergeObjects(all, place, isRecord, whole) ?? this.mergeArrays(all, place) ?? this.mergeStrings(all, place) ?? this.conflict(three, place);
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
		].map((object) => textOf$1(object.valueOf("$type") ?? NOTHING)));
		const isKind = kinds.size === 1 && (!kinds.has("") || RECORD_FIELDS.has(place.step ?? ""));
		if (!isRecord && !isKind) return void 0;
		const removed = /* @__PURE__ */ new Set();
		const replaced = /* @__PURE__ */ new Map();
		const added = [];
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
			if (merged === void 0) removed.add(key);
			else if (three.mine !== void 0) replaced.set(key, [merged]);
			else {
				const member = t.find(key);
				if (member !== void 0) added.push({
					key: t.bytes.subarray(member.keyStart, member.keyEnd),
					value: [merged]
				});
			}
		}
		return joined(rewriteObject(m, {
			removed,
			replaced,
			added
		}, t));
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
		for (const id of mergedOrder(mine.byId, theirs.byId)) {
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
const RECORD_FIELDS = /* @__PURE__ */ new Set([
	"Trigger",
	"DirectEffector",
	"_transformState"
]);
const TASK_LISTS = /* @__PURE__ */ new Set(["Tasks", "linkedTasks"]);
function valueMember(name, text) {
	return text === void 0 ? {} : { [name]: parseJson(textOf$1(text)) };
}
function heldIn(text) {
	if (text[0] !== 34) return void 0;
	const content = decodeString(text, 0, text.length);
	if (seemsDeeper(content, 256)) return void 0;
	return isObject(tryParseJson(textOf$1(content))) ? content : void 0;
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
	const middle = JSON.stringify(textOf$1(merged.subarray(start, merged.length - end))).slice(1, -1);
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
	].map((text) => text?.[0] === 123 ? new ObjectText(text, 0) : void 0));
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
	writer;
	constructor(base, side, other = base) {
		this.base = base;
		this.side = side;
		this.other = other;
		this.records = new RecordChanges({
			before: base,
			after: side
		});
		this.writer = new ChangeWriter({
			before: base,
			after: side
		});
	}
	of(places) {
		const changes = places.flatMap((place) => this.records.between(pathTo(place), contentIn(this.base, place), contentIn(this.side, place)));
		return redactChanges(changes, this.mask);
	}
	conflict(conflict, place) {
		const { pointer, embedded, base, yours, theirs } = conflict;
		const root = contentIn(this.base, place)?.value ?? null;
		const words = this.writer.write({
			kind: "changed",
			pointer,
			embedded,
			before: base,
			after: yours
		}, pathTo(place).length, root);
		const { mask } = this;
		if (mask.isEmpty) return {
			...conflict,
			words
		};
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
function pathTo({ section, key }) {
	return section === "roomTasks" ? [section] : [section, key];
}
function contentIn(side, { section, key }) {
	return section === "roomTasks" ? side.content(section) : side.section(section).content(key);
}
// src/verdict/room/parts.ts
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
	if (!isObject(entry)) return {
		kind: "quest",
		key
	};
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
function compareThree(base, theirs, mine, resolutions = NO_RESOLUTIONS) {
	const before = SnapshotText.read(base, "before");
	return new Comparison(alignLogic({
		base: before,
		theirs: SnapshotText.read(theirs, "before", before),
		mine: SnapshotText.read(mine, "after", before)
	}), resolutions);
}
var Comparison = class {
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
	base;
	room;
	snapshot;
	constructor({ base, theirs: room, mine: snapshot }, resolutions) {
		this.base = base;
		this.room = room;
		this.snapshot = snapshot;
		this.resolver = new ConflictResolver(resolutions);
		this.values = new PartChanges(base, room, snapshot);
		this.theirTouches = this.touchesOf(room, () => true);
		this.myTouches = this.touchesOf(snapshot, (name) => this.isGiven(name));
		this.theirs = changesOf(this.theirTouches, new PartChanges(base, room));
		this.mine = changesOf(this.myTouches, new PartChanges(base, snapshot));
		this.conflicts = this.findConflicts();
		this.undone = this.findUndone();
	}
	get unused() {
		return this.resolver.unused;
	}
	merged() {
		if (this.conflicts.length > 0) return void 0;
		const { snapshot, room } = this;
		const edits = new SectionEdits(snapshot, room);
		const taken = this.takenTouches();
		for (const name of RECORD_SECTIONS$1) edits.put(name, this.withTheirs(name, taken.filter(({ section }) => section === name)));
		const tasks = this.merges.get("roomTasks");
		if (tasks !== void 0) edits.put("roomTasks", [tasks]);
		else if (taken.some(({ section }) => section === "roomTasks")) edits.put("roomTasks", textOf(room.content("roomTasks")));
		return edits.result();
	}
	isGiven(section) {
		return this.snapshot.has(section === "logic" ? "roomItems" : section);
	}
	touchesOf(side, isGiven) {
		const byPart = /* @__PURE__ */ new Map();
		const add = (part, touch) => {
			const name = nameOf(part);
			const known = byPart.get(name) ?? {
				part,
				touches: []
			};
			known.touches.push(touch);
			byPart.set(name, known);
		};
		for (const section of RECORD_SECTIONS$1) {
			if (!isGiven(section)) continue;
			const [had, has] = [this.base.section(section), side.section(section)];
			const steps = recordSteps(had, has, () => true);
			for (const change of [
				"added",
				"changed",
				"removed"
			]) for (const key of steps[change]) add(partOf(section, key, change === "added" ? side : this.base), {
				section,
				key,
				change
			});
		}
		const [had, has] = [this.base.content("roomTasks"), side.content("roomTasks")];
		if (isGiven("roomTasks") && !sameContent(had, has)) add({ kind: "tasks" }, {
			section: "roomTasks",
			key: "roomTasks",
			change: had === void 0 ? "added" : has === void 0 ? "removed" : "changed"
		});
		return byPart;
	}
	takenTouches() {
		const taken = /* @__PURE__ */ new Map();
		for (const name of /* @__PURE__ */ new Set([...this.theirTouches.keys(), ...this.resolved.keys()])) {
			if (!this.takesTheirs(name)) continue;
			const touches = [this.theirTouches, this.myTouches].flatMap((all) => all.get(name)?.touches ?? []);
			for (const touch of touches) if (this.isGiven(touch.section)) taken.set(`${touch.section}/${touch.key}`, touch);
		}
		return [...taken.values()];
	}
	takesTheirs(name) {
		const resolution = this.resolved.get(name);
		return resolution === void 0 ? !this.myTouches.has(name) : resolution === "theirs";
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
			const loses = !bothTouch && (isLogicOfRemoved(part, theirs, mine) || isLogicOfRemoved(part, mine, theirs));
			if (!differs && !loses) continue;
			this.contested.add(name);
			const found = {
				...part,
				yours: own === void 0 ? "unchanged" : changeOf(own.touches),
				theirs: other === void 0 ? "unchanged" : changeOf(other.touches)
			};
			const fields = bothTouch && [...own.touches, ...other.touches].every(({ change }) => change === "changed") ? this.mergeFields(part, [...own.touches, ...other.touches]) : void 0;
			if (fields === void 0) {
				const resolution = this.resolver.resolve(this.patternsOf(part), void 0);
				if (resolution === void 0) conflicts.push({
					...found,
					fields: []
				});
				else for (const linked of this.linkedTo(part)) this.resolved.set(linked, resolution);
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
			const place = Place.root.along(section === "roomTasks" ? [section] : [section, key]);
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
	textsOf(touch) {
		const [base, theirs, mine] = [
			this.base,
			this.room,
			this.snapshot
		].map((side) => contentIn(side, touch)?.text);
		return {
			base,
			theirs,
			mine
		};
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
		if (part.kind !== "item" && part.kind !== "logic") return [nameOf(part)];
		const item = nameOf({
			kind: "item",
			key: part.key
		});
		return [this.myTouches, this.theirTouches].some((all) => all.get(item)?.touches[0]?.change === "removed") ? [item, nameOf({
			kind: "logic",
			key: part.key
		})] : [nameOf(part)];
	}
	findUndone() {
		const settled = new Set(this.myTouches.keys());
		for (const name of this.contested) settled.delete(name);
		return this.theirs.filter(({ part }) => !settled.has(nameOf(part)));
	}
	differs({ section, key }) {
		return section === "roomTasks" ? !sameContent(this.room.content(section), this.snapshot.content(section)) : !sameContent(this.room.section(section).content(key), this.snapshot.section(section).content(key));
	}
	withTheirs(name, touches) {
		const from = this.room.section(name).text;
		const { text } = this.snapshot.section(name);
		const removed = /* @__PURE__ */ new Set();
		const replaced = /* @__PURE__ */ new Map();
		const added = [];
		for (const [path, merged] of this.merges) {
			const key = path.slice(name.length + 1);
			if (!path.startsWith(`${name}/`)) continue;
			if (merged === void 0) removed.add(key);
			else replaced.set(key, [merged]);
		}
		if (touches.length + removed.size + replaced.size === 0) return void 0;
		for (const { key } of touches) {
			const member = from?.find(key);
			if (from === void 0 || member === void 0) {
				removed.add(key);
				continue;
			}
			const value = [from.bytes.subarray(member.valueStart, member.valueEnd)];
			if (text?.find(key) !== void 0) replaced.set(key, value);
			else added.push({
				key: from.bytes.subarray(member.keyStart, member.keyEnd),
				value
			});
		}
		const edits = {
			removed,
			replaced,
			added
		};
		if (text !== void 0) return rewriteObject(text, edits, from);
		if (from === void 0) return void 0;
		const others = from.members.map(({ key }) => key).filter((key) => !touches.some((touch) => touch.key === key));
		return rewriteObject(from, {
			...NO_EDITS,
			removed: new Set(others)
		});
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
function isLogicOfRemoved(part, changes, others) {
	return part.kind === "logic" && changes.has(nameOf(part)) && others.get(nameOf({
		kind: "item",
		key: part.key
	}))?.touches[0]?.change === "removed";
}
function textOf(content) {
	return content === void 0 ? void 0 : [content.text];
}
// src/verdict/room/compare-rooms.ts
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
	const isSame = sameBytes(bytes, 0, bytes.length, other, 0, other.length);
	return compareTexts(bytes, isSame ? other : placedLike(before, after), {
		keep: "values",
		allow: []
	});
}
function placedLike(before, after) {
	try {
		const like = SnapshotText.read(before, "before");
		return placeLogicLike(SnapshotText.read(after, "after", like), like).bytes;
	} catch (error) {
		if (error instanceof UnusableSnapshotError || error instanceof NotJsonError) return bytesOf(after);
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
	return after === void 0 ? "" : [after.pointer, ...after.embedded].join("#");
}
function prefixes(place) {
	return [place, ...[...place.matchAll(/[/#]/g)].map(({ index }) => index).filter((index) => index > 0).map((end) => place.slice(0, end))];
}
// src/verdict/report/plan-formats.ts
const STYLE = {
	"+": "green",
	"~": "yellow",
	"-": "red",
	"!": "yellow"
};
function planText(report, paint, shown) {
	const { plan } = report;
	const looks = lookTexts(plan).map((text) => `${paint("yellow", "!")} ${text}\n`);
	return [
		`${paint("bold", planTitle(report))}\n`,
		...plan.verdict === "unchanged" ? ["  nothing changes\n"] : summary(plan, paint),
		...block("What changes", changeLines(plan, shown), paint),
		...block("Notes", noteLines(plan), paint),
		...block("What is destroyed", destroyedLines(plan), paint),
		...looks.length === 0 ? [] : ["\n", ...looks],
		verdict(report, paint)
	];
}
function verdict(report, paint) {
	const text = gateText(report);
	if (text === "") return "";
	const isFine = keepsLimits(report.gate);
	return `\n${paint(isFine ? "green" : "red", isFine ? "\u2713" : "\u2717")} ${text}\n`;
}
function outcomeText(outcome, paint, shown) {
	if (outcome.status === "planned") return planText(outcome.report, paint, shown);
	if (outcome.status !== "deleted") return void 0;
	return [`${paint("bold", printable(outcome.path))}\n  ${paint("yellow", "!")} ${DELETED}\n`];
}
function summary(plan, paint) {
	return planCounts(plan).flatMap(({ name, added, changed, removed, unchanged }) => {
		if (added + changed + removed + unchanged === 0) return [];
		const cell = (symbol, count, word) => {
			const text = `${symbol} ${count} ${word}`;
			return count === 0 ? paint("dim", text) : paint(STYLE[symbol], text);
		};
		const cells = [
			cell("+", added, "added"),
			cell("~", changed, "changed"),
			cell("-", removed, "removed")
		];
		return `  ${name.padEnd(14)} ${cells.join("   ")}   ${paint("dim", `= ${unchanged} unchanged`)}\n`;
	});
}
function block(title, lines, paint) {
	if (lines.length === 0) return [];
	const texts = lines.flatMap(({ symbol, text, details }) => [`  ${paint(STYLE[symbol], symbol)} ${text}\n`, ...details.map((detail) => `      ${paint("dim", detail)}\n`)]);
	return [`\n${paint("bold", title)}\n`, ...texts];
}
const MAX_LINES = 500;
function outcomeMarkdown(outcome, shown) {
	const name = code(printable(outcome.path));
	switch (outcome.status) {
		case "planned": return `${planMarkdown(outcome.report, shown)}\n`;
		case "error": return `## Importing ${name}\n\n**No plan**: ${escaped(printable(outcome.message))}\n\n`;
		case "deleted": return `## ${name}\n\n**Deleted**: ${DELETED}\n\n`;
		case "new": return "";
	}
}
function planMarkdown(report, shown) {
	const { current, next, plan, gate } = report;
	let body = `## Importing ${code(printable(next))} into ${code(printable(current))}\n\n`;
	if (plan.verdict === "unchanged") body += "Nothing changes.\n";
	else {
		body += "| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n";
		for (const { name, added, changed, removed, unchanged } of planCounts(plan)) body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
	}
	for (const text of lookTexts(plan)) body += `\n**${escaped(text)}**\n`;
	const verdict = gateText(report);
	if (verdict !== "") body += `\n${keepsLimits(gate) ? "\u2713" : "\u2717"} ${escaped(verdict)}\n`;
	const most = Number.isFinite(shown.perKind) ? MAX_LINES : Number.POSITIVE_INFINITY;
	body += markdownBlock("What is destroyed", destroyedLines(plan), most);
	body += markdownBlock("What changes", changeLines(plan, shown), most);
	return body + markdownBlock("Notes", noteLines(plan), most);
}
function markdownBlock(title, lines, most) {
	if (lines.length === 0) return "";
	const items = lines.slice(0, most).map(({ symbol, text, details }) => {
		const more = details.map((detail) => `<br>${escaped(detail)}`).join("");
		return `- ${code(symbol)} ${escaped(text)}${more}\n`;
	});
	const rest = lines.length - items.length;
	return `\n### ${title}\n\n${items.join("")}${rest > 0 ? `- \u2026 and ${rest} more\n` : ""}`;
}
const TITLE = "import plan";
const MAX_NAMED = 20;
function outcomeGitHub(outcome, folder) {
	switch (outcome.status) {
		case "planned": return planGitHub(outcome.report, folder);
		case "error": return warning(`no plan: ${printable(outcome.message)}`);
		case "deleted": return warning(`${printable(repositoryPath(folder, outcome.path))}: ${DELETED}`);
		case "new": return "";
	}
}
function planGitHub(report, folder) {
	const { next, plan, gate } = report;
	const level = !keepsLimits(gate) ? "error" : plan.verdict === "destroys" ? "warning" : "notice";
	const counts = planCounts(plan).map(({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`);
	const lines = [...destroyedLines(plan), ...changeLines(plan)];
	const named = lines.slice(0, MAX_NAMED).map(({ symbol, text, details }) => [`${symbol} ${text}`, ...symbol === "~" ? details : []].join("; "));
	if (lines.length > named.length) named.push(`\u2026 and ${lines.length - named.length} more`);
	const all = [
		plan.verdict === "unchanged" ? "importing this changes nothing" : `importing this: ${counts.join(", ")}`,
		...lookTexts(plan),
		gateText(report),
		...named
	].filter((text) => text !== "");
	return annotation(level, {
		file: repositoryPath(folder, next),
		title: TITLE
	}, all.join("\n"));
}
function warning(text) {
	return annotation("warning", { title: TITLE }, text);
}
// src/verdict/room/restore.ts
const EMPTY = {
	roomItems: "{}",
	settings: "{}",
	roomTasks: "{\"Tasks\":[]}",
	quests: "{}",
	logic: "{}"
};
function restoringSnapshot(room, backup) {
	const now = SnapshotText.read(room, "before");
	const then = SnapshotText.read(backup, "after", now);
	const { root, bytes } = then;
	const added = SECTIONS.filter((name) => now.has(name) && !then.has(name)).map((name) => ({
		key: encode(JSON.stringify(name)),
		value: [encode(EMPTY[name])]
	}));
	if (added.length === 0) return then;
	const pieces = rewriteObject(root, {
		...NO_EDITS,
		added
	}, now.root);
	const restoring = joined([
		bytes.subarray(0, root.start),
		...pieces,
		bytes.subarray(root.end)
	]);
	return SnapshotText.read(restoring, "after", then);
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
function encode(text) {
	return new TextEncoder().encode(text);
}
// src/front/cli/plan/planner.ts
var planner_exports = /* @__PURE__ */ __exportAll({ runPlan: () => runPlan });
async function runPlan(request, terminal) {
	maskOutput(terminal);
	const planner = new Planner(request, terminal);
	return request.kind === "files" ? planner.planFiles(request) : planner.planChanges(request);
}
const MAX_REMOVED = "ROOMLINT_MAX_REMOVED";
var Planner = class {
	common;
	terminal;
	settings;
	given;
	fallback;
	dropsLogic;
	shown;
	constructor(common, terminal) {
		this.common = common;
		this.terminal = terminal;
		this.settings = new GateSettings(common.config, common.cwd);
		this.given = this.readGiven();
		this.dropsLogic = common.dropsLogic || this.approves("ROOMLINT_DROP_LOGIC") === "1";
		this.shown = common.isFull ? ALL_CHANGES : SOME_CHANGES;
		const { defaultMaxRemoved } = common;
		if (defaultMaxRemoved !== void 0) this.fallback = readLimit(defaultMaxRemoved, "--default-max-removed");
		requirePatterns(common.protect);
	}
	async planFiles(request) {
		const current = this.read(request.current);
		const next = this.read(request.next);
		const folder = request.next === "-" ? this.common.cwd : dirname(resolve(this.common.cwd, request.next));
		const merged = request.merge === void 0 ? void 0 : {
			name: request.merge,
			bytes: this.merged(current, next)
		};
		const { protect, maxRemoved } = await this.settings.of(folder);
		const report = this.report(current, merged ?? next, {
			limits: [this.given ?? maxRemoved ?? NO_REMOVALS],
			protect: [...protect, ...this.common.protect],
			dropsLogic: this.dropsLogic
		});
		if (merged !== void 0) this.writeMerge(merged.name, merged.bytes, request);
		this.print(report);
		if (merged !== void 0 && report.plan.verdict === "destroys") {
			this.terminal.warn("the merge cannot keep everything: the plan says what its import destroys");
			return EXIT.findings;
		}
		return this.codeOf(report);
	}
	async planChanges(request) {
		const { branchChanges, stagedChanges } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
		const { paths, cwd, beside } = request;
		const only = beside?.only;
		const scope = {
			paths,
			cwd,
			access: this.terminal.world
		};
		const { repository, changes, problems } = request.kind === "since" ? branchChanges(request.ref, scope) : stagedChanges(scope, request.mustChange);
		const outcomes = problems.map(({ path, message }) => ({
			status: "error",
			path,
			message: `${path}: ${message}`
		}));
		const { base: commit } = changes;
		if (commit !== void 0) {
			const settings = new BaseSettings(repository, commit);
			const gates = new ChangeGates(this.common.config, cwd, settings);
			const short = commit.slice(0, 8);
			const base = {
				commit,
				shown: request.kind === "staged" ? `the last commit (${short})` : `${request.ref} where this branch left it (${short})`,
				gates
			};
			for (const file of changes.files) {
				const outcome = isNeverSnapshot(basename(file.absolute)) || only?.has(file.absolute) === false ? void 0 : await this.outcomeOf(file, base);
				if (outcome !== void 0) outcomes.push(outcome);
			}
			for (const { path, absolute, before } of changes.deleted) {
				if (isNeverSnapshot(basename(absolute))) continue;
				const was = before.read(MAX_IMPORTED_BYTES, false);
				if (was.kind !== "bytes" || holdsSnapshot(was.bytes)) outcomes.push({
					status: "deleted",
					path
				});
			}
		}
		const since = request.kind === "since" ? request.ref : void 0;
		if (beside !== void 0) this.printFailing(outcomes);
		else {
			this.printBranch({
				since,
				base: commit,
				files: outcomes
			});
			if (outcomes.every(({ status }) => status === "new")) this.terminal.warn(commit === void 0 ? "there is no commit yet: nothing to plan" : `no room of ${since === void 0 ? "HEAD" : printable(since)} has changed: nothing to plan`);
		}
		if (request.kind === "staged") this.printApproval(outcomes);
		let code = EXIT.clean;
		for (const outcome of outcomes) {
			const one = this.codeOfOutcome(outcome);
			if (one > code) code = one;
		}
		return code;
	}
	printApproval(outcomes) {
		let most = 0;
		let isStopped = false;
		for (const outcome of outcomes) {
			if (outcome.status !== "planned") continue;
			const { isWithinLimit, removed, stoppedItems } = outcome.report.gate;
			if (stoppedItems.length > 0) isStopped = true;
			if (!isWithinLimit) most = Math.max(most, removed - stoppedItems.length);
		}
		const words = [...most > 0 ? [`${MAX_REMOVED}=${most}`] : [], ...isStopped ? [`${DROP_LOGIC}=1`] : []];
		if (words.length > 0) this.terminal.warn(`to approve this in one commit: ${words.join(" ")} git commit`);
	}
	printFailing(outcomes) {
		for (const outcome of outcomes) {
			if (outcome.status === "error") this.terminal.warn(outcome.message);
			if (outcome.status === "deleted") this.terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
			if (outcome.status !== "planned" || this.codeOf(outcome.report) === EXIT.clean) continue;
			for (const piece of planText(outcome.report, plain, this.shown)) this.terminal.writeErr(this.terminal.forPeople(piece));
		}
	}
	readGiven() {
		const { maxRemoved } = this.common;
		if (maxRemoved !== void 0) return readLimit(maxRemoved);
		const approved = this.approves(MAX_REMOVED);
		return approved === "" ? void 0 : readLimit(approved, MAX_REMOVED);
	}
	approves(name) {
		return this.common.kind === "files" ? "" : this.terminal.world.env[name] ?? "";
	}
	async outcomeOf(file, base) {
		const { path, absolute, before, read, merged = [] } = file;
		try {
			if (before === void 0) {
				const reading = read(MAX_IMPORTED_BYTES, unprescannedBuffer);
				return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
					status: "new",
					path
				};
			}
			const newest = {
				name: `${base.commit.slice(0, 8)}:${before.name}`,
				bytes: requireBytes(before.read(MAX_IMPORTED_BYTES, false), `${base.commit.slice(0, 8)}:${before.name}`).bytes
			};
			const is = requireBytes(read(MAX_IMPORTED_BYTES, unprescannedBuffer), path).bytes;
			if (!holdsSnapshot(newest.bytes) && !holdsSnapshot(is)) return void 0;
			const was = this.roomBefore(path, newest, before);
			const gate = await this.gateOf(before.name, dirname(absolute), base.gates);
			const others = merged.map((other) => requireBytes(other.read(MAX_IMPORTED_BYTES, false), other.name).bytes);
			const report = this.report(was, {
				name: path,
				bytes: is
			}, gate, others);
			const shown = was === newest ? { base: base.shown } : {};
			return {
				status: "planned",
				path,
				report: {
					...report,
					...shown
				}
			};
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			const isUnlimited = before !== void 0 && await this.isUnlimited(before.name, base.gates);
			return {
				status: "error",
				path,
				message: error.message,
				isUnlimited
			};
		}
	}
	roomBefore(path, newest, { older }) {
		const why = unreadable(newest);
		if (why === void 0 || older === void 0) return newest;
		for (const { shown, read } of older()) {
			const reading = read(MAX_IMPORTED_BYTES);
			if (reading.kind !== "bytes" || unreadable({
				name: shown,
				bytes: reading.bytes
			}) !== void 0) continue;
			this.terminal.warn(`${path}: planned into ${shown}, because ${why}`);
			return {
				name: shown,
				bytes: reading.bytes
			};
		}
		return newest;
	}
	async isUnlimited(name, gates) {
		if (this.given !== void 0 || this.fallback === void 0 || this.common.protect.length > 0) return false;
		try {
			const { protect, maxRemoved } = await gates.before(name);
			return protect.length === 0 && maxRemoved === void 0;
		} catch (error) {
			if (error instanceof CommandError) return false;
			throw error;
		}
	}
	async gateOf(nameBefore, folder, gates) {
		const { before, now } = await gates.of(nameBefore, folder);
		const protect = [.../* @__PURE__ */ new Set([
			...before.protect,
			...now.protect,
			...this.common.protect
		])];
		const { dropsLogic } = this;
		if (this.given !== void 0) return {
			limits: [this.given],
			protect,
			dropsLogic
		};
		if (before.maxRemoved === void 0 && this.fallback !== void 0) return {
			limits: [this.fallback],
			protect,
			dropsLogic
		};
		return {
			limits: [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS],
			protect,
			dropsLogic
		};
	}
	codeOfOutcome(outcome) {
		if (outcome.status === "error") return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
		if (outcome.status === "planned") return this.codeOf(outcome.report);
		return EXIT.clean;
	}
	report(current, next, limits, others = []) {
		return {
			...planReport(current, next, limits, others),
			...limitNameIn(this.terminal.world.env)
		};
	}
	codeOf(report) {
		return keepsLimits(report.gate) ? EXIT.clean : EXIT.findings;
	}
	read(path) {
		const name = inputName(path);
		const reading = readInput(path, {
			cwd: this.common.cwd,
			stdin: this.terminal.world.stdin
		});
		return {
			name,
			bytes: requireBytes(reading, name).bytes
		};
	}
	merged(current, next) {
		this.report(current, next, {
			limits: [NO_REMOVALS],
			protect: [],
			dropsLogic: false
		});
		return mergeSnapshotInto(current.bytes, next.bytes);
	}
	writeMerge(path, bytes, { current, next, cwd }) {
		try {
			const inUse = [current, next].filter((name) => name !== "-").map((name) => resolve(cwd, name));
			const [file] = openReportFiles([path], inUse, cwd, "merged snapshot");
			file?.write(decodeLoosely(bytes));
			file?.close();
		} catch (error) {
			if (error instanceof ReportFileError) throw new CommandError(`--merge: ${error.message}`);
			throw error;
		}
		this.terminal.warn(`the merged snapshot is in ${path}, and this is the plan of its import. Check it before you import it`);
	}
	print(report) {
		if (this.common.format === "json") this.writeJson(planShape(report));
		else this.printForPeople([{
			status: "planned",
			path: report.next,
			report
		}]);
	}
	printBranch(plans) {
		for (const outcome of plans.files) if (outcome.status === "error") this.terminal.warn(outcome.message);
		if (this.common.format === "json") this.writeJson(branchPlansReport(plans));
		else this.printForPeople(plans.files);
	}
	printForPeople(outcomes) {
		const { terminal, shown } = this;
		const { format, cwd } = this.common;
		if (format === "github") {
			const folder = folderInRepository({
				env: terminal.world.env,
				cwd
			});
			for (const outcome of outcomes) terminal.writeOut(outcomeGitHub(outcome, folder));
			return;
		}
		const paint = terminal.painter("out");
		const texts = format === "markdown" ? outcomes.map((outcome) => outcomeMarkdown(outcome, shown)) : format === "agent" ? [agentText(outcomes.flatMap(outcomeAnswer))] : apart(outcomes.map((outcome) => outcomeText(outcome, paint, shown)));
		writeBatched(texts, (text) => terminal.say(text));
	}
	writeJson(report) {
		writeBatched(jsonPieces(report), (text) => this.terminal.writeProgram("strings", text));
	}
};
function apart(texts) {
	return texts.filter((text) => text !== void 0).flatMap((text, index) => index === 0 ? text : ["\n", ...text]);
}
exports.ConflictResolver = ConflictResolver;
exports.FieldMerger = FieldMerger;
exports.NO_RESOLUTIONS = NO_RESOLUTIONS;
exports.changesShape = changesShape;
exports.compareRooms = compareRooms;
exports.compareThree = compareThree;
exports.conflictShape = conflictShape;
exports.judgePlan = judgePlan;
exports.keepsLimits = keepsLimits;
exports.partChangesShape = partChangesShape;
exports.planAnswer = planAnswer;
exports.planReport = planReport;
exports.planShape = planShape;
exports.planText = planText;
exports.planner_exports = planner_exports;
exports.restoringSnapshot = restoringSnapshot;
exports.runPlan = runPlan;
exports.sameRoom = sameRoom;
exports.simulateRestore = simulateRestore;
