"use strict";
const { counted, isObject, jsonWithoutCommands, member, quoteValue } = require("./words.js");
const { isCredentialName, withoutSecrets } = require("./text.js");
const { QUEST_STATES, entriesOf, itemNames, looksLikeSnapshot, numberField, objectField, parentOf, readFlowModel, targetState, textField } = require("./core.js");
const { readSnapshot } = require("./shared-roundtrip.js");
const { CoverageCollector, PlayBudget, ScriptPlayer, ScriptRoom, entryText, flowEdges, influenceText, neverStates, questName, readScript, seconds, shownGroup, typeName, whyNever } = require("./shared-flow.js");
const { Mentions } = require("./shared-references.js");
// src/play/read-room.ts
function readRoom(bytes) {
	const { snapshot } = readSnapshot(bytes);
	return {
		snapshot,
		room: new ScriptRoom(readFlowModel(snapshot, "catalog"))
	};
}
// src/play/check-room.ts
const LIMIT = {
	perRule: 1e3,
	keepsFixes: false
};
function checkRoom(bytes, linter, prescanned) {
	let playable;
	return {
		result: linter.lint(bytes, prescanned, LIMIT, (snapshot, flow) => {
			if (!looksLikeSnapshot(snapshot.value)) return;
			playable = {
				snapshot,
				room: new ScriptRoom(flow("catalog")?.model ?? readFlowModel(snapshot, "catalog"))
			};
		}),
		playable: playable ?? readRoom(bytes)
	};
}
// src/play/quest-ways.ts
const MAX_OF_ALL = 4;
function questWays(model, edges) {
	const byQuest = /* @__PURE__ */ new Map();
	const waysOf = (quest) => {
		const known = byQuest.get(quest);
		if (known !== void 0) return known;
		const ways = {
			requires: [],
			starts: [],
			completes: [],
			resets: [],
			mayChange: []
		};
		byQuest.set(quest, ways);
		return ways;
	};
	const ofAll = /* @__PURE__ */ new Set();
	for (const edge of edges) switch (edge.kind) {
		case "requirement":
			waysOf(edge.to).requires.push(requirementText(model, edge.from, edge.requirement.amount));
			break;
		case "expiry":
			waysOf(edge.quest).resets.push(`${seconds(edge.seconds)} after it started, by FinishTime`);
			break;
		case "influence": {
			const text = influenceText(model, edge.influence);
			if (edge.quest === "all") ofAll.add(text);
			else waysOf(edge.quest).mayChange.push(text);
			break;
		}
		default: waysOf(edge.to.quest)[KIND_OF[edge.to.state]].push(wayText(model, edge));
	}
	const shared = [...ofAll].slice(0, MAX_OF_ALL);
	if (ofAll.size > MAX_OF_ALL) shared.push(`${ofAll.size - MAX_OF_ALL} more that may change every quest`);
	return (quest) => {
		const { mayChange, ...ways } = waysOf(quest);
		return {
			...ways,
			mayChange: [.../* @__PURE__ */ new Set([...mayChange, ...shared])]
		};
	};
}
const KIND_OF = [
	"resets",
	"starts",
	"completes"
];
const USUALLY_FROM = {
	0: "any",
	1: 0,
	2: 1
};
function requirementText(model, quest, amount) {
	const name = questName(model, quest);
	return amount === 1 ? name : `${counted(amount, "completion")} of ${name}`;
}
function wayText(model, edge) {
	const { code } = edge.transition;
	const notes = [
		String(code.code),
		guardText(code),
		edge.kind === "chain" && edge.isRandom ? "by chance" : "",
		edge.dead === void 0 ? "" : "never"
	].filter((note) => note !== "");
	return `${causeText(model, edge)} (${notes.join(", ")})`;
}
function causeText(model, edge) {
	const { kind, type, item } = edge;
	if (kind === "trigger") return triggerText(model, type, item);
	const later = edge.delay === 0 ? "" : `${seconds(edge.delay)} after `;
	if (edge.from === void 0) return `${later}${triggerText(model, type, item)}`;
	const cause = `${questName(model, edge.from.quest)} is ${QUEST_STATES[edge.from.state]}`;
	return `${later === "" ? "as soon as " : later}${cause}, by ${model.labels.text(item)}`;
}
function triggerText(model, type, item) {
	const on = model.labels.text(item);
	if (type === "OnClickEvent") return `click ${on}`;
	if (type === "OnEnterEvent") return `enter ${on}`;
	return `${typeName(type)} of ${on}`;
}
function guardText({ from, to }) {
	if (from === USUALLY_FROM[to]) return "";
	return from === "any" ? "in any state" : `only while ${QUEST_STATES[from]}`;
}
// src/play/outline.ts
const MAX_JUDGED_TRANSITIONS = 5e3;
const NO_LIMITS = {
	quests: Number.POSITIVE_INFINITY,
	unreachable: Number.POSITIVE_INFINITY
};
function outlineOf(playable, limits = NO_LIMITS) {
	const { snapshot, room } = playable;
	return {
		items: namedItems(snapshot, itemKeys(snapshot)),
		...questOutline(room, room.model.quests, limits)
	};
}
function outlineOfSome({ snapshot, room }, items, quests) {
	return {
		items: namedItems(snapshot, itemKeys(snapshot).filter((key) => items.has(key))),
		...questOutline(room, room.model.quests.filter(({ index }) => quests.has(index)), NO_LIMITS)
	};
}
function itemKeys(snapshot) {
	return snapshot.holdersOf("roomItems").flatMap(({ keys }) => keys);
}
function namedItems({ labels }, keys) {
	return keys.map((key) => ({
		key,
		...labels.of(key)
	}));
}
function questOutline({ boundedAnalysis: analysis, model }, all, limits) {
	const quests = all.slice(0, limits.quests);
	const shown = new Set(quests.map(({ index }) => index));
	const waysOf = questWays(model, flowEdges(analysis, (quest) => shown.has(quest)));
	const judge = model.quests.length <= 300 && model.transitions.length <= MAX_JUDGED_TRANSITIONS;
	const never = all.flatMap(({ index, id, name }) => neverStates(analysis, index, judge).map((state) => ({
		index,
		id,
		name,
		state
	})));
	const unreachable = never.slice(0, limits.unreachable).map(({ index, ...about }) => ({
		...about,
		reason: whyNever(analysis, index, about.state)
	}));
	return {
		quests: quests.map(({ index, id, name, enabled, group }) => ({
			id,
			name,
			enabled,
			group: shownGroup(group),
			...waysOf(index)
		})),
		unreachable,
		leftOut: {
			quests: all.length - quests.length,
			unreachable: never.length - unreachable.length
		}
	};
}
// src/play/outline-details.ts
const MAX_FIELDS = 40;
function outlineOfItem(playable, key) {
	const { snapshot } = playable;
	const { labels } = snapshot;
	const [record, logic] = [recordIn(snapshot, "roomItems", key), recordIn(snapshot, "logic", key)];
	const mentions = new Mentions(snapshot);
	const places = (mentions.items.get(key) ?? []).map((mention) => placeOf(itemMentionText(mention, labels), mention.place));
	const quests = /* @__PURE__ */ new Set();
	const played = new Map(playable.room.model.quests.map((each) => [each.quest, each]));
	snapshot.walk({ subscription: (subscription) => {
		if (subscription.itemKey !== key || subscription.kind === "direct-effector") return;
		const mentioned = mentions.questOf(textField(subscription.record, "TaskTriggerId"));
		const quest = mentioned && played.get(mentioned.quest);
		if (quest !== void 0) quests.add(quest.index);
		const about = quest === void 0 ? "" : ` of quest ${quoteValue(quest.name)}`;
		places.push(placeOf(`${subscriptionText(subscription)}${about}`, subscription.place));
	} });
	const parent = isObject(record) ? parentOf(record) : void 0;
	const fields = [
		...itemNames(record, logic).slice(1).map((name) => ({
			name: "also named",
			value: quoteValue(name)
		})),
		...parent === void 0 ? [] : [{
			name: "parent",
			value: labels.text(parent)
		}],
		...fieldsOf(record)
	];
	const details = {
		kind: "item",
		keys: [key],
		title: labels.text(key),
		fields,
		places
	};
	return {
		...outlineOfSome(playable, /* @__PURE__ */ new Set([key]), quests),
		details
	};
}
function outlineOfQuest(playable, index) {
	const { snapshot, room } = playable;
	const quest = room.model.quests[index];
	const mentioned = quest && new Mentions(snapshot).questOf(entriesOf(quest.quest)[0]?.key);
	const mentions = mentioned?.mentions ?? [];
	const details = {
		kind: "quest",
		keys: mentioned?.ids ?? [],
		title: `quest ${quoteValue(quest?.name ?? "")}`,
		fields: fieldsOf(quest?.entry.record),
		places: mentions.map((mention) => placeOf(questMentionText(mention, snapshot.labels), mention.place))
	};
	return {
		...outlineOfSome(playable, new Set(mentions.flatMap((mention) => mention.kind === "task" ? [mention.task.itemKey] : [])), /* @__PURE__ */ new Set([index])),
		details
	};
}
function itemMentionText(mention, labels) {
	switch (mention.kind) {
		case "item": return "the item";
		case "logic": return "its logic";
		case "parent": return `the parent of ${labels.text(mention.child)}`;
	}
}
function questMentionText(mention, labels) {
	switch (mention.kind) {
		case "entry": return `its ${textField(mention.entry.record, "Status") ?? ""} entry`.replace("  ", " ");
		case "requirement": {
			const { record, key } = mention.requirement.entry;
			return `required by quest ${quoteValue(record.Name ?? key)}`;
		}
		case "task": {
			const { itemKey } = mention.task;
			return `${subscriptionText(mention.task)} ${itemKey === "" ? "in roomTasks" : `on ${labels.text(itemKey)}`}`;
		}
		case "dialogue": return "its entry in a dialogue";
		case "expression": return `an expression with ${mention.reference.by}`;
	}
}
function recordIn(snapshot, name, key) {
	const section = snapshot.section(name);
	return isObject(section) ? member(section, key) : void 0;
}
function placeOf(text, place) {
	return {
		text,
		...place.pointers
	};
}
function subscriptionText({ kind, record }) {
	const typeOf = (field, missing) => typeName(textField(objectField(record, field) ?? {}, "$type"), missing);
	switch (kind) {
		case "effector": {
			const state = targetState(record);
			const when = state === void 0 ? "an unknown state" : QUEST_STATES[state];
			return `${typeOf("Effector", "an effect")} when ${when}`;
		}
		case "linked-task": return `linked task: ${codeText(record)}`;
		case "quest-trigger": return `${typeOf("Trigger", "a trigger")}: ${codeText(record)}`;
		default: {
			const direct = objectField(objectField(record, "DirectEffector") ?? {}, "Effector") ?? {};
			return `${typeOf("Trigger", "a trigger")} fires ${typeName(textField(direct, "$type"), "an effect")}`;
		}
	}
}
function codeText(record) {
	const code = numberField(record, "TargetState");
	return code === void 0 ? "no TargetState" : String(code);
}
function fieldsOf(record) {
	if (!isObject(record)) return [];
	const fields = [];
	let more = 0;
	for (const [name, value] of Object.entries(record)) {
		const text = valueText(name, value);
		if (text === "") continue;
		if (fields.length < MAX_FIELDS) fields.push({
			name: quoteValue(name).slice(1, -1),
			value: text
		});
		else more++;
	}
	return more === 0 ? fields : [...fields, {
		name: "\u2026",
		value: `${more} more`
	}];
}
function valueText(name, value) {
	if (value === "" || value === null) return "";
	if (typeof value === "string") return isCredentialName(name) ? "***" : quoteValue(withoutSecrets(value));
	if (Array.isArray(value)) return value.length === 0 ? "" : `a list of ${value.length}`;
	if (!isObject(value)) return quoteValue(value);
	const axes = [
		"x",
		"y",
		"z",
		"w"
	].flatMap((axis) => {
		const number = numberField(value, axis);
		return number === void 0 ? [] : [`${axis} ${number}`];
	});
	return axes.length > 0 ? axes.join(", ") : "an object";
}
// src/play/play-script.ts
var ScriptError = class extends Error {
	faults;
	name = "ScriptError";
	constructor(faults) {
		super(faults.map(({ line, message }) => `line ${line}: ${message}`).join("\n"));
		this.faults = faults;
	}
};
function playScript(room, text, seed) {
	const reading = readScript(text, room);
	if (reading.kind === "faults") throw new ScriptError(reading.faults);
	const collector = new CoverageCollector(room.model);
	const budget = new PlayBudget();
	const runs = reading.runs.map((run) => budget.left === 0 ? runThatIsNotPlayed(run) : playRun(room, run, seed, budget, collector));
	const outcomes = runs.flatMap((run) => run.outcomes);
	const failed = outcomes.filter(({ kind }) => kind === "failed").length;
	return {
		seed,
		runs,
		expectations: failed + outcomes.filter(({ kind }) => kind === "held").length,
		failed,
		stopped: runs.filter(({ stopped }) => stopped !== void 0).length,
		coverage: collector.result
	};
}
function runThatIsNotPlayed({ line, lines }) {
	return {
		line,
		start: [],
		outcomes: lines.map((each) => {
			const isStep = "step" in each;
			return {
				kind: isStep ? "skipped" : "failed",
				line: each,
				message: `not ${isStep ? "played" : "checked"}: earlier runs took all the steps that a script may take`
			};
		}),
		playerNames: [],
		stopped: "script"
	};
}
function playRun(room, run, seed, budget, collector) {
	const player = new ScriptPlayer(room, seed, budget);
	const { simulation, start } = player;
	const outcomes = run.lines.map((line) => player.play(line));
	const refused = outcomes.flatMap((outcome) => outcome.kind === "refused" ? [{
		line: outcome.line.line,
		message: outcome.message
	}] : []);
	if (refused.length > 0) throw new ScriptError(refused);
	collector.add(simulation.timeline);
	return {
		line: run.line,
		start,
		outcomes,
		playerNames: simulation.playerNames,
		stopped: simulation.stoppedBy
	};
}
function hasPassed({ failed, stopped }) {
	return failed === 0 && stopped === 0;
}
// src/report/simulation-json.ts
const VERSION = 1;
const MAX_EVENTS = 1e3;
function simulationReport(model, played) {
	const runs = played.runs.map((run) => ({
		...beginningOf(model, run),
		lines: run.outcomes.map((outcome) => lineShape(model, outcome, run.playerNames))
	}));
	return {
		...summaryOf(played),
		runs,
		coverage: played.coverage
	};
}
function* simulationJson(model, played, coverage) {
	yield `${opened(summaryOf(played), "")},\n  "runs": `;
	yield* list(played.runs, "  ", function* (run) {
		yield `${opened(beginningOf(model, run), "    ")},\n      "lines": `;
		yield* list(run.outcomes, "      ", function* (outcome) {
			yield indented(lineShape(model, outcome, run.playerNames), "        ");
		});
		yield "\n    }";
	});
	if (coverage) yield `,\n  "coverage": ${indented(played.coverage, "  ").trimStart()}`;
	yield "\n}\n";
}
function* list(items, indent, write) {
	let before = "[\n";
	for (const item of items) {
		yield before;
		yield* write(item);
		before = ",\n";
	}
	yield items.length === 0 ? "[]" : `\n${indent}]`;
}
function indented(value, indent) {
	return jsonWithoutCommands(value, 2).replaceAll(/^/gm, indent);
}
function opened(value, indent) {
	return indented(value, indent).slice(0, -`\n${indent}}`.length);
}
function summaryOf(played) {
	const { seed, expectations, failed, stopped } = played;
	return {
		version: VERSION,
		seed,
		passed: hasPassed(played),
		expectations,
		failed,
		stopped
	};
}
function beginningOf(model, run) {
	return {
		line: run.line,
		stopped: run.stopped !== void 0,
		...eventShapes(model, run.start, run.playerNames, "start")
	};
}
function lineShape(model, outcome, playerNames) {
	const { line, source } = outcome.line;
	switch (outcome.kind) {
		case "step": return {
			line,
			source,
			result: "played",
			...eventShapes(model, outcome.entries, playerNames, "events")
		};
		case "held": return {
			line,
			source,
			result: "held"
		};
		case "skipped": return {
			line,
			source,
			result: "skipped",
			message: outcome.message
		};
		default: return {
			line,
			source,
			result: "failed",
			message: outcome.message
		};
	}
}
function eventShapes(model, entries, playerNames, name) {
	const last = entries.length > MAX_EVENTS ? entries.slice(-1) : [];
	const events = [...entries.slice(0, MAX_EVENTS - last.length), ...last].map((entry) => eventShape(model, entry, playerNames));
	const omitted = entries.length - events.length;
	return {
		[name]: events,
		...omitted > 0 ? { omitted } : {}
	};
}
function eventShape(model, entry, playerNames) {
	const { kind, time } = entry;
	return {
		kind,
		time,
		player: playerNames[entry.player] ?? "",
		message: entryText(model, entry),
		...details(model, entry)
	};
}
function details(model, entry) {
	const nameOf = (quest) => model.quests[quest]?.name ?? "";
	switch (entry.kind) {
		case "changed":
		case "idle": {
			const { quest, cause } = entry;
			const code = "transition" in cause ? { code: cause.transition.code.code } : {};
			return entry.kind === "changed" ? {
				quest: nameOf(quest),
				from: QUEST_STATES[entry.from],
				to: QUEST_STATES[entry.state],
				...code
			} : {
				quest: nameOf(quest),
				...code,
				reason: entry.reason.kind
			};
		}
		case "fired": {
			const { item, effect } = entry.source;
			return {
				item,
				...effect === void 0 ? {} : { type: effect }
			};
		}
		case "no-trigger": return {
			item: entry.item,
			type: entry.type
		};
		case "delayed":
		case "chosen": return {
			quest: nameOf(entry.link.quest),
			code: entry.link.code.code
		};
		case "decided": return {
			reason: entry.decision,
			...entry.quest === void 0 ? {} : { quest: nameOf(entry.quest) }
		};
		case "variable": return {};
		case "call-delayed": return entry.action.kind === "task" ? {
			quest: nameOf(entry.action.quest),
			to: QUEST_STATES[entry.action.state]
		} : {};
		case "stopped": return { reason: entry.stop };
	}
}
exports.ScriptError = ScriptError;
exports.checkRoom = checkRoom;
exports.hasPassed = hasPassed;
exports.outlineOf = outlineOf;
exports.outlineOfItem = outlineOfItem;
exports.outlineOfQuest = outlineOfQuest;
exports.playScript = playScript;
exports.readRoom = readRoom;
exports.simulationJson = simulationJson;
exports.simulationReport = simulationReport;
