"use strict";
const { counted, didYouMean, isObject, listed, member, nearest, printable, quoteValue } = require("./words.js");
const { LookAlikes, byteOrderMarkLength, decodeUtf8, findDepthFault, isCredentialName, lookAlikeNote, parseJson, parsePointer, tryParseJson, withoutSecrets } = require("./text.js");
const { EXPECT_KEYWORDS, FIRST_PLAYER, FlowAnalysis, PARENT_FIELD, PlayBudget, QUEST_STATES, STATE_NAMES, STATE_WORDS, Simulation, Snapshot, StepResult, entriesOf, factIndex, isChance, isOwn, itemNames, keyText, looksLikeSnapshot, numberField, objectField, parentOf, playText, readFlowModel, readWords, scriptWord, stateName, stepText, targetState, textField, transitionCode } = require("./core.js");
const { firstJsonFault } = require("./roundtrip.js");
// src/flow/edges.ts
function flowEdges(analysis) {
	const { model } = analysis;
	const dead = new Map(analysis.deadTransitions().map(({ transition, reason }) => [transition, reason]));
	const unmet = new Set(analysis.unmetRequirements());
	const edges = [];
	const typeOf = /* @__PURE__ */ new Map();
	for (const { type, tasks } of model.events) for (const task of tasks) if (task.kind === "direct" && task.chain !== void 0) typeOf.set(task.chain, type);
	for (const transition of model.transitions) {
		const { cause, item, quest, code } = transition;
		const about = {
			item,
			to: {
				quest,
				state: code.to
			},
			transition,
			dead: dead.get(transition)
		};
		if (cause.kind === "event") {
			edges.push({
				kind: "trigger",
				type: model.events[cause.event]?.type ?? "",
				...about
			});
			continue;
		}
		const chain = model.chains[cause.chain];
		const isRandom = chain !== void 0 && isChance(chain);
		const type = typeOf.get(cause.chain);
		edges.push({
			kind: "chain",
			from: chain?.source,
			type,
			delay: cause.delay,
			isRandom,
			...about
		});
	}
	for (const { index, requirements, finishTime } of model.quests) {
		for (const requirement of requirements) if (requirement.quest !== void 0) edges.push({
			kind: "requirement",
			from: requirement.quest,
			to: index,
			requirement,
			isMet: !unmet.has(requirement)
		});
		if (Number.isFinite(finishTime)) edges.push({
			kind: "expiry",
			quest: index,
			seconds: finishTime
		});
	}
	for (const influence of model.influences) if (influence.quests === "all") edges.push({
		kind: "influence",
		quest: "all",
		influence
	});
	else for (const quest of influence.quests) edges.push({
		kind: "influence",
		quest,
		influence
	});
	return edges;
}
// src/flow/graph-focus.ts
function questsWithin(edges, { quests, depth }) {
	const next = /* @__PURE__ */ new Map();
	const link = (one, other) => {
		const known = next.get(one);
		if (known === void 0) next.set(one, [other]);
		else known.push(other);
	};
	for (const { from, to } of edges) {
		if (from.kind !== "quest" || to === "all") continue;
		link(from.quest, to);
		link(to, from.quest);
	}
	const found = new Set(quests);
	let front = [...found];
	for (let away = 0; away < depth && front.length > 0; away++) {
		const reached = [];
		for (const quest of front) for (const other of next.get(quest) ?? []) {
			if (found.has(other)) continue;
			found.add(other);
			reached.push(other);
		}
		front = reached;
	}
	return found;
}
const MAX_COMPARED = 2e5;
const MAX_TRIED = 15e5;
const MAX_COMPARED_LENGTH = 100;
const MAX_UNQUOTED_NAME = 200;
var ScriptRoom = class {
	model;
	longestName;
	byName = /* @__PURE__ */ new Map();
	byId = /* @__PURE__ */ new Map();
	byBareName = /* @__PURE__ */ new Map();
	byLabel = /* @__PURE__ */ new Map();
	effectsOf = /* @__PURE__ */ new Map();
	effectTypes = /* @__PURE__ */ new Set();
	analysed;
	bounded;
	compared = 0;
	#triggersOf;
	constructor(model) {
		this.model = model;
		let longest = 0;
		for (const { index, name, bareName, quest } of model.quests) {
			longest = Math.max(longest, name.length);
			add(this.byName, name, index);
			add(this.byBareName, bareName, index);
			for (const { key } of entriesOf(quest)) add(this.byId, key, index);
		}
		this.longestName = Math.min(longest, MAX_UNQUOTED_NAME);
		for (const { item, effect } of model.reactions) this.addEffect(item, effect);
		for (const { tasks } of model.events) for (const task of tasks) if (task.kind === "direct") this.addEffect(task.item, task.effect);
	}
	get analysis() {
		this.analysed ??= new FlowAnalysis(this.model);
		return this.analysed;
	}
	get boundedAnalysis() {
		this.bounded ??= new FlowAnalysis(this.model, new PlayBudget(MAX_TRIED));
		return this.bounded;
	}
	quest(word) {
		const found = this.questsNamed(word);
		const [quest, other] = found ?? [];
		if (found === void 0 || quest === void 0) return { fault: this.unknownQuest(word) };
		if (other === void 0) return { value: quest };
		const candidates = found.slice(0, 8).map((index) => {
			const { name, id } = this.model.quests[index] ?? {
				name: "",
				id: ""
			};
			return `${quoteValue(name)} (id ${id})`;
		});
		return { fault: `${quoteValue(word)} may mean ${listedFirst(candidates, found.length, "or")}: use the full Name or the id` };
	}
	namesOneQuest(word) {
		return this.questsNamed(word)?.length === 1;
	}
	questsNamed(word) {
		return this.byName.get(word) ?? this.byId.get(word) ?? this.byBareName.get(word);
	}
	item(word) {
		const { items, labels } = this.model;
		if (items.has(word)) return { value: word };
		const found = this.itemsNamed(word);
		const [item, other] = found;
		if (item === void 0) return { fault: this.unknownItem(word) };
		if (other === void 0) return { value: item };
		const candidates = found.slice(0, 8).map((key) => labels.text(key));
		return { fault: `${quoteValue(word)} may mean ${listedFirst(candidates, found.length, "or")}: use the key` };
	}
	itemsNamed(word) {
		const known = this.byLabel.get(word);
		if (known !== void 0) return known;
		const { items, labels } = this.model;
		const found = labels.keysOf(word).filter((key) => items.has(key));
		this.byLabel.set(word, found);
		return found;
	}
	unknownItem(word) {
		const { items, labels } = this.model;
		const shown = map(items, (key) => labels.keyWithLabel(key));
		const all = this.listing(shown, items.size, "the items are", "the snapshot has no items");
		const names = each([items, labels.names()]);
		const guess = this.nearest(word, names, items.size + labels.nameCount);
		if (guess === void 0) return `unknown item ${quoteValue(word)}: ${all}`;
		const keys = items.has(guess) ? [] : this.itemsNamed(guess);
		const candidates = keys.slice(0, 8).map((key) => `item ${keyText(key)}`);
		const which = keys.length === 0 ? "" : ` (${listedFirst(candidates, keys.length, "or")})`;
		return `unknown item ${quoteValue(word)}: did you mean ${quoteValue(guess)}${which}?${lookAlikeNote(word, guess)}`;
	}
	trigger(item, type) {
		const types = this.triggersOf(item);
		if (types.includes(type)) return { value: type };
		const all = this.listing(types, types.length, "it has", "the item has no triggers");
		const guess = this.guess(type, types, types.length, all);
		return { fault: `${this.model.labels.text(item)} has no trigger ${quoteValue(type)}: ${guess}` };
	}
	triggersOf(item) {
		if (this.#triggersOf === void 0) {
			const triggers = /* @__PURE__ */ new Map();
			for (const event of this.model.events) {
				const known = triggers.get(event.item);
				if (known === void 0) triggers.set(event.item, [event.type]);
				else known.push(event.type);
			}
			this.#triggersOf = triggers;
		}
		return this.#triggersOf.get(item) ?? [];
	}
	effect(item, type) {
		if (this.effectTypes.has(type)) return { value: type };
		const own = this.effectsOf.get(item) ?? /* @__PURE__ */ new Set();
		const all = this.listing(own, own.size, `${this.model.labels.text(item)} has`, "no quest fires an effect on this item");
		const known = [own, this.effectTypes];
		const guess = this.guess(type, each(known), own.size + this.effectTypes.size, all);
		return { fault: `unknown effect ${quoteValue(type)}: ${guess}` };
	}
	effectsOn(item) {
		return [...this.effectsOf.get(item) ?? []];
	}
	unknownQuest(word) {
		const { byName, byBareName } = this;
		const all = this.listing(byName.keys(), byName.size, "the quests are", "the snapshot has no quests");
		const names = each([byName.keys(), byBareName.keys()]);
		return `unknown quest ${quoteValue(word)}: ${this.guess(word, names, byName.size + byBareName.size, all)}`;
	}
	guess(word, names, count, otherwise) {
		const guess = this.nearest(word, names, count);
		return guess === void 0 ? otherwise : `did you mean ${quoteValue(guess)}?${lookAlikeNote(word, guess)}`;
	}
	nearest(word, names, count) {
		if (word.length > MAX_COMPARED_LENGTH || this.compared + count > MAX_COMPARED) return void 0;
		this.compared += count;
		return nearestOf(word, [...shortOnes(names)]);
	}
	listing(names, count, lead, none) {
		if (count === 0) return none;
		const shown = [];
		for (const name of names) {
			if (shown.length === 8) break;
			shown.push(name);
		}
		return `${lead} ${listedFirst(shown, count, "and")}`;
	}
	addEffect(item, effect) {
		if (effect === void 0) return;
		const own = this.effectsOf.get(item) ?? /* @__PURE__ */ new Set();
		this.effectsOf.set(item, own.add(effect));
		this.effectTypes.add(effect);
	}
};
function* map(all, to) {
	for (const one of all) yield to(one);
}
function* each(all) {
	for (const names of all) yield* names;
}
function nearestOf(word, names) {
	return new LookAlikes(() => names).of(word) ?? nearest(word, names);
}
function* shortOnes(names) {
	for (const name of names) if (name.length <= 200) yield name;
}
function listedFirst(names, count, last) {
	const more = count - names.length;
	return listed(more > 0 ? [...names, `${more} more`] : names, last);
}
function add(map, key, index) {
	const known = map.get(key);
	if (known === void 0) map.set(key, [index]);
	else if (known.at(-1) !== index) known.push(index);
}
// src/flow/words.ts
const MAX_NAME = 200;
function questName(model, quest) {
	return shortName(model.quests[quest]?.name ?? "");
}
function typeName(type, missing = "a trigger") {
	return type === void 0 || type === "" ? `${missing} without $type` : shortName(type);
}
function shortName(name) {
	return name.length > MAX_NAME ? quoteValue(name) : scriptWord(name);
}
function entryText(model, entry) {
	switch (entry.kind) {
		case "changed": {
			const { quest, from, state, cause } = entry;
			return `${questName(model, quest)}: ${stateName(from)} \u2192 ${stateName(state)}${causeText$1(model, cause)}`;
		}
		case "fired": return effectText(model, entry.source);
		case "idle": return `${codeOf(entry.cause)} does nothing to ${questName(model, entry.quest)}: ${idleText(model, entry.quest, entry.cause, entry.reason)}`;
		case "no-trigger": return `nothing happens: ${model.labels.text(entry.item)} has no ${entry.type}`;
		case "delayed": return `${entry.link.code.code} on ${questName(model, entry.link.quest)} will follow at ${seconds(entry.due)}`;
		case "chosen": return `useRandom chose ${entry.link.code.code} on ${questName(model, entry.link.quest)}, one of ${entry.chain.linkedTasks} linked tasks`;
		case "decided": return `note: ${decisionText(model, entry.decision, entry.quest)} (${entry.decision})`;
		case "stopped": return stopText(entry.stop, entry.steps);
	}
}
function stopText(stop, steps) {
	const most = steps.toLocaleString("en");
	if (stop === "script") return `stopped: all runs of a script together may take ${most} steps: split the script, or play fewer steps`;
	return `stopped after ${most} steps ${stop === "at-once" ? "without time passing" : "during one wait"}: quests set each other off endlessly`;
}
function effectText(model, { item, effect }) {
	return `${effect === void 0 ? "an effect without $type" : shortName(effect)} fires on ${model.labels.text(item)}`;
}
function causeText$1(model, cause) {
	switch (cause.kind) {
		case "event": return ` (${cause.transition.code.code})`;
		case "link": return ` (${cause.transition.code.code}, linked from ${model.labels.text(cause.transition.item)}${sourceText(model, cause.transition)})`;
		case "expiry": return " (FinishTime has passed)";
		case "set": return "";
		default: return ` (${cause.kind})`;
	}
}
function sourceText(model, { cause }) {
	const source = cause.kind === "link" ? model.chains[cause.chain]?.source : void 0;
	return source === void 0 ? "" : `: ${factText(model, source)}`;
}
function codeOf(cause) {
	return cause.kind === "event" || cause.kind === "link" ? String(cause.transition.code.code) : cause.kind;
}
function idleText(model, quest, cause, reason) {
	switch (reason.kind) {
		case "disabled": return "its Enabled is false";
		case "guard": {
			const from = "transition" in cause ? cause.transition.code.from : "any";
			return `it is ${stateName(reason.state)}${from === "any" ? "" : `, and ${codeOf(cause)} needs ${stateName(from)}`}`;
		}
		case "unchanged": return `it is already ${stateName(reason.state)}`;
		case "requirement": {
			const { requirement, done } = reason;
			const required = requirement.quest === void 0 ? "a missing quest" : questName(model, requirement.quest);
			return `it requires ${counted(requirement.amount, "completion")} of ${required}, which has ${done}`;
		}
		case "limit": return `RepeatableLimit allows ${counted(model.quests[quest]?.limit ?? 0, "completion")}, and the quest has ${reason.done}`;
		case "stays-completed": return "it is multiplayer with RepeatableLimit 1, so it stays Completed for everyone";
		case "prefab": return "OnEnterEvent works only on items whose prefabName is Trigger";
	}
}
function decisionText(model, decision, quest) {
	const name = quest === void 0 ? "" : questName(model, quest);
	return `the documents do not say this: ${{
		tie: `several changes of ${name} fall due now: they happen in the order in which they were set off`,
		"delay-lost": `a delayed change of ${name} is lost`,
		"countdown-away": `the countdown of ${name} went on while its player was away`,
		"completions-kept": `completions of ${name} still count after the reset`,
		"refresh-shared": `this reload resets ${name} for everyone`,
		"join-keeps": `coming back is not a page reload, so tasksRefresh does not reset ${name}`,
		"load-not-entered": `effects of ${name} do not fire again when the page loads`,
		"random-shared": "the choice of useRandom is the same for all players",
		"load-entered": "quests in Not Active enter that state when the page loads. Another reading is that only a change of state counts",
		"login-fires": "OnPlayerLoggedIn triggers run when the page loads. Only their name says so",
		"stays-completed": `no code moves ${name} out of Completed, not even a reset. They say that it "stays completed for everyone"`,
		"requirement-unknown": `${name} requires a quest that the snapshot does not have`
	}[decision]}`;
}
function factText(model, { quest, state }) {
	return `${questName(model, quest)} ${stateName(state)}`;
}
function reasonText(model, reason) {
	if (reason.kind === "tried") return "every order of steps was tried: time, limits or other quests always prevent it";
	const [first, ...path] = reason.path;
	const last = reason.path.at(-1);
	if (first === void 0 || last === void 0) return "nothing leads there";
	const steps = [...path].map((fact) => factText(model, fact));
	const needs = steps.length === 0 ? "" : `${factText(model, first)} first needs ${steps.join(", which first needs ")}`;
	const lead = needs === "" ? "" : `${needs}, and `;
	const name = questName(model, last.quest);
	switch (reason.kind) {
		case "disabled": return `${lead}${name} has Enabled set to false`;
		case "nothing-leads-there": return `${lead}no trigger or linked task makes ${name} ${stateName(last.state)}`;
		case "requirement": {
			const { requirement, most } = reason;
			const required = requirement.quest === void 0 ? "a missing quest" : questName(model, requirement.quest);
			return `${lead}${name} requires ${counted(requirement.amount, "completion")} of ${required}, which can be completed ${most === 1 ? "once" : `${most} times`} at most`;
		}
		case "circle": return `these wait for each other: ${reason.circle.map((fact) => factText(model, fact)).join(", ")}`;
	}
}
function deadText(model, reason) {
	switch (reason.kind) {
		case "disabled": return "Enabled is false";
		case "guard":
		case "source": return `${factText(model, reason.fact)} never happens`;
		case "requirement": return reason.requirement.quest === void 0 ? "it requires a missing quest" : `it requires ${counted(reason.requirement.amount, "completion")} of ${questName(model, reason.requirement.quest)}, which never happens`;
	}
}
function unknownText(model, { influences, dependsOnReading }) {
	if (dependsOnReading === true) return "no play enters it, but the documents can be read in another way, in which one may";
	return influencesText(model, influences);
}
function influencesText(model, influences) {
	if (influences.length === 0) return "no play was found, and not every play could be tried";
	const parts = new Set(influences.map((influence) => influenceText(model, influence)));
	return `roomlint cannot read what may change it: ${listed([...parts], "and", 8)}`;
}
function influenceText(model, { kind, item, type }) {
	const on = item === void 0 ? "" : ` of ${model.labels.text(item)}`;
	switch (kind) {
		case "effect":
		case "dialogue": return `the effect ${type === void 0 ? "without $type" : shortName(type)}${on}`;
		case "logic": return `the logic${on}, which is broken`;
		case "expression": return `an expression${on}`;
		case "inventory": return "the inventory (TriggeredByInventory)";
		case "roomTasks": return "roomTasks";
		case "entries": return "entries of one quest that disagree";
		case "trigger": return `a trigger${on} that is incomplete`;
		case "task": return `a record or field${on} that the documents do not describe`;
		case "nested": return `a record inside an effect${on}`;
		case "code": return `a TargetState${on} that is not a transition code`;
		case "reference": return item === void 0 ? "a requirement for a missing quest" : `a reference${on} to another or a missing quest`;
		case "item": return `the logic${on}, which the snapshot does not have`;
		case "prefab": return `OnEnterEvent${on}, which is not a Trigger`;
	}
}
function seconds(time) {
	return `${time > Number.MAX_SAFE_INTEGER ? time : Math.round(time * 1e3) / 1e3} s`;
}
// src/flow/graph.ts
const MAX_JUDGED = 300;
function questGraph(analysis, focus, mostTransitions = Number.POSITIVE_INFINITY) {
	const { model } = analysis;
	const all = flowEdges(analysis).map((edge) => graphEdge(analysis, edge));
	const shown = focus && questsWithin(all, focus);
	const edges = shown === void 0 ? all : all.filter(({ from, to }) => {
		return (to === "all" || shown.has(to)) && (from.kind !== "quest" || shown.has(from.quest));
	});
	const quests = model.quests.filter(({ index }) => shown === void 0 || shown.has(index));
	const judge = quests.length <= MAX_JUDGED && model.transitions.length <= mostTransitions;
	return {
		quests: quests.map(({ index, id, name, group, enabled }) => ({
			index,
			id,
			name,
			enabled,
			never: neverStates(analysis, index, judge),
			group: group === "persistent" ? "" : group
		})),
		edges,
		leftOut: {
			quests: model.quests.length - quests.length,
			edges: all.length - edges.length
		}
	};
}
function neverStates(analysis, quest, judge) {
	const never = [1, 2].flatMap((state) => {
		if (!judge && analysis.mayEnter(quest, state)) return [];
		const verdict = analysis.verdict(quest, state);
		return verdict.kind === "impossible" ? [{
			state,
			reason: reasonText(analysis.model, verdict.reason)
		}] : [];
	});
	return never.length === 1 && never[0]?.state === 1 && !isAwaited(analysis, quest, 1) ? [] : never;
}
function isAwaited({ model, index }, quest, state) {
	return (model.reactionsTo.get(factIndex(quest, state)) ?? []).length > 0 || (index.transitionsOf.get(quest) ?? []).some(({ code }) => code.from === state);
}
const NOTHING = {
	state: void 0,
	code: void 0,
	when: void 0,
	trigger: void 0,
	item: void 0,
	seconds: void 0,
	isRandom: false,
	amount: void 0,
	never: void 0
};
function graphEdge({ model }, edge) {
	switch (edge.kind) {
		case "trigger":
		case "chain": {
			const { item, to, transition, dead } = edge;
			const isLink = edge.kind === "chain";
			const source = isLink ? edge.from : void 0;
			return {
				...NOTHING,
				kind: edge.kind,
				from: source === void 0 ? {
					kind: "item",
					item,
					text: model.labels.text(item)
				} : {
					kind: "quest",
					quest: source.quest
				},
				to: to.quest,
				state: to.state,
				code: transition.code.code,
				when: source?.state,
				trigger: edge.type,
				item,
				seconds: isLink ? edge.delay : void 0,
				isRandom: isLink && edge.isRandom,
				never: dead && deadText(model, dead)
			};
		}
		case "requirement": {
			const { from, to, requirement, isMet } = edge;
			const never = isMet ? void 0 : "it can never be met";
			return {
				...NOTHING,
				kind: "requirement",
				from: {
					kind: "quest",
					quest: from
				},
				to,
				amount: requirement.amount,
				never
			};
		}
		case "expiry": {
			const { quest, seconds } = edge;
			return {
				...NOTHING,
				kind: "expiry",
				from: {
					kind: "quest",
					quest
				},
				to: quest,
				state: 0,
				when: 1,
				seconds
			};
		}
		case "influence": {
			const { quest, influence } = edge;
			const from = {
				kind: "unread",
				label: influenceText(model, influence)
			};
			return {
				...NOTHING,
				kind: "influence",
				from,
				to: quest,
				item: influence.item
			};
		}
	}
}
// src/play/analyse.ts
function questAnalyses(room) {
	return room.model.quests.map(({ index, id, name }) => ({
		id,
		name,
		active: stateVerdict(room, index, 1),
		completed: stateVerdict(room, index, 2)
	}));
}
function stateVerdict({ analysis, model }, quest, state) {
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
		case "unknown": return {
			verdict: "unknown",
			reason: unknownText(model, verdict)
		};
	}
}
// src/play/read-room.ts
var SnapshotError = class extends Error {
	at;
	name = "SnapshotError";
	constructor(message, at) {
		super(message);
		this.at = at;
	}
};
function readRoom(bytes) {
	const text = bytes.subarray(byteOrderMarkLength(bytes));
	if (findDepthFault(text, 256) !== void 0) throw new SnapshotError(`nested more than 256 levels deep: this is not a snapshot`, void 0);
	const value = parsed(text);
	if (value === void 0) {
		const { at, message } = firstJsonFault(bytes);
		throw new SnapshotError(message, at);
	}
	if (!looksLikeSnapshot(value)) throw new SnapshotError("this is not a snapshot: it has none of the five sections", void 0);
	const snapshot = new Snapshot(value);
	return {
		snapshot,
		room: new ScriptRoom(readFlowModel(snapshot))
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
// src/play/check-room.ts
const LIMIT = {
	perRule: 1e3,
	keepsFixes: false
};
function checkRoom(bytes, linter) {
	let playable;
	return {
		result: linter.lint(bytes, void 0, LIMIT, (snapshot, flow) => {
			if (!looksLikeSnapshot(snapshot.value)) return;
			playable = {
				snapshot,
				room: new ScriptRoom(flow?.model ?? readFlowModel(snapshot))
			};
		}),
		playable: playable ?? readRoom(bytes)
	};
}
// src/play/quest-ways.ts
const MAX_OF_ALL = 4;
function questWays(model, { edges }) {
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
	for (const edge of edges) {
		if (edge.to === "all") {
			if (edge.from.kind === "unread") ofAll.add(edge.from.label);
			continue;
		}
		const ways = waysOf(edge.to);
		if (edge.kind === "requirement") ways.requires.push(requirementText(model, edge));
		else if (edge.kind === "influence") ways.mayChange.push(unreadText(edge));
		else if (edge.state !== void 0) ways[KIND_OF[edge.state]].push(wayText(model, edge));
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
function requirementText(model, { from, amount = 1 }) {
	const name = from.kind === "quest" ? questName(model, from.quest) : "";
	return amount === 1 ? name : `${counted(amount, "completion")} of ${name}`;
}
function unreadText({ from }) {
	return from.kind === "unread" ? from.label : "";
}
function wayText(model, edge) {
	const { kind, code, isRandom, never } = edge;
	if (kind === "expiry") return `${seconds(edge.seconds ?? 0)} after it started, by FinishTime`;
	const notes = [
		code === void 0 ? "" : String(code),
		guardText(code),
		isRandom ? "by chance" : "",
		never === void 0 ? "" : "never"
	].filter((note) => note !== "");
	return `${causeText(model, edge)} (${notes.join(", ")})`;
}
function causeText(model, { kind, from, when, trigger, item = "", seconds: delay = 0 }) {
	if (kind === "trigger") return triggerText(model, trigger, item);
	const later = delay === 0 ? "" : `${seconds(delay)} after `;
	if (from.kind !== "quest" || when === void 0) return `${later}${triggerText(model, trigger, item)}`;
	const cause = `${questName(model, from.quest)} is ${QUEST_STATES[when]}`;
	return `${later === "" ? "as soon as " : later}${cause}, by ${model.labels.text(item)}`;
}
function triggerText(model, type, item) {
	const on = model.labels.text(item);
	if (type === "OnClickEvent") return `click ${on}`;
	if (type === "OnEnterEvent") return `enter ${on}`;
	return `${typeName(type)} of ${on}`;
}
function guardText(code) {
	const known = code === void 0 ? void 0 : transitionCode(code);
	if (known === void 0 || known.from === USUALLY_FROM[known.to]) return "";
	return known.from === "any" ? "in any state" : `only while ${QUEST_STATES[known.from]}`;
}
// src/play/outline.ts
const MAX_JUDGED_TRANSITIONS = 5e3;
function outlineOf({ snapshot, room }) {
	const graph = questGraph(room.boundedAnalysis, void 0, MAX_JUDGED_TRANSITIONS);
	const waysOf = questWays(room.model, graph);
	return {
		items: itemKeys(snapshot).map((key) => ({
			key,
			...snapshot.labels.of(key)
		})),
		quests: graph.quests.map(({ index, id, name, enabled, group }) => ({
			id,
			name,
			enabled,
			group,
			...waysOf(index)
		})),
		unreachable: unreachableStates(graph)
	};
}
function itemKeys(snapshot) {
	return snapshot.holdersOf("roomItems").flatMap(({ keys }) => keys);
}
function unreachableStates({ quests }) {
	return quests.flatMap(({ id, name, never }) => never.map((each) => ({
		id,
		name,
		...each
	})));
}
// src/play/outline-details.ts
const MAX_FIELDS = 40;
function outlineOfItem(playable, key) {
	const { snapshot, room } = playable;
	const { labels } = snapshot;
	const [record, logic] = [recordIn(snapshot, "roomItems", key), recordIn(snapshot, "logic", key)];
	const places = [placeOf("the item", snapshot.place.at("roomItems").at(key))];
	if (logic !== void 0) places.push(placeOf("its logic", snapshot.place.at("logic").at(key)));
	const questOf = questsById(playable);
	const quests = /* @__PURE__ */ new Set();
	snapshot.walk({
		item: ({ key: child, record: other, place }) => {
			if (parentOf(other) === key) places.push(placeOf(`the parent of ${labels.text(child)}`, place.at(PARENT_FIELD)));
		},
		subscription: (subscription) => {
			if (subscription.itemKey !== key || subscription.kind === "direct-effector") return;
			const quest = room.model.quests[questOf(subscription.record) ?? -1];
			if (quest !== void 0) quests.add(quest.id);
			const about = quest === void 0 ? "" : ` of quest ${quoteValue(quest.name)}`;
			places.push(placeOf(`${subscriptionText(subscription)}${about}`, subscription.place));
		}
	});
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
	return focused(playable, {
		kind: "item",
		keys: [key],
		title: labels.text(key),
		fields,
		places
	}, /* @__PURE__ */ new Set([key]), quests);
}
function outlineOfQuest(playable, index) {
	const { snapshot, room } = playable;
	const quest = room.model.quests[index];
	const questOf = questsById(playable);
	const [name, bareName] = [quest?.name ?? "", quest?.bareName ?? ""];
	const places = [];
	const items = /* @__PURE__ */ new Set();
	snapshot.walk({
		questEntry: ({ key, record, place }) => {
			if (questOf({ TaskTriggerId: key }) === index) places.push(placeOf(`its ${textField(record, "Status") ?? ""} entry`.replace("  ", " "), place));
		},
		requirement: ({ record, place, entry }) => {
			if (questOf({ TaskTriggerId: record.id ?? null }) === index) places.push(placeOf(`required by quest ${quoteValue(entry.record.Name ?? entry.key)}`, place));
		},
		subscription: (subscription) => {
			const { kind, record, itemKey, place } = subscription;
			if (!(questOf(record) === index || textField(record, "Name") === name) || kind === "direct-effector") return;
			items.add(itemKey);
			const where = itemKey === "" ? "in roomTasks" : `on ${snapshot.labels.text(itemKey)}`;
			places.push(placeOf(`${subscriptionText(subscription)} ${where}`, place));
		}
	});
	for (const { by, name: named, holder } of snapshot.expressions) if (named === bareName || named === name) places.push(placeOf(`an expression with ${by}`, holder));
	return focused(playable, {
		kind: "quest",
		keys: quest === void 0 ? [] : entriesOf(quest.quest).map(({ key }) => key),
		title: `quest ${quoteValue(name)}`,
		fields: fieldsOf(quest?.entry.record),
		places
	}, items, new Set(quest === void 0 ? [] : [quest.id]));
}
function focused(playable, details, items, quests) {
	const all = outlineOf(playable);
	return {
		items: all.items.filter(({ key }) => items.has(key)),
		quests: all.quests.filter(({ id }) => quests.has(id)),
		unreachable: all.unreachable.filter(({ id }) => quests.has(id)),
		details
	};
}
function questsById({ room }) {
	const numbers = /* @__PURE__ */ new Map();
	for (const { index, quest } of room.model.quests) for (const { key } of entriesOf(quest)) numbers.set(key, index);
	return (record) => numbers.get(textField(record, "TaskTriggerId") ?? "");
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
// src/flow/coverage.ts
var CoverageCollector = class {
	model;
	reached = /* @__PURE__ */ new Set();
	constructor(model) {
		this.model = model;
	}
	add(timeline) {
		for (const entry of timeline) if (entry.kind === "changed" && "transition" in entry.cause) this.reached.add(`transition ${entry.cause.transition.index}`);
		else if (entry.kind === "fired") this.reached.add("kind" in entry.source ? directKey(entry.source.place.pointers) : `effect ${entry.source.index}`);
		else if (entry.kind === "idle") this.addIdle(entry);
	}
	addIdle({ quest, cause, reason }) {
		if (reason.kind === "guard" && "transition" in cause) this.reached.add(`guard ${cause.transition.index}`);
		if (reason.kind === "limit") this.reached.add(`limit ${quest}`);
		if (reason.kind === "requirement") {
			const at = this.model.quests[quest]?.requirements.indexOf(reason.requirement) ?? -1;
			this.reached.add(`requirement ${quest} ${at}`);
		}
	}
	get result() {
		const { model } = this;
		const transitions = model.transitions.map((each) => [`transition ${each.index}`, transitionText(model, each)]);
		const guards = model.transitions.flatMap((each) => each.code.from === "any" ? [] : [[`guard ${each.index}`, `${transitionText(model, each)}, outside ${stateName(each.code.from)}`]]);
		for (const quest of model.quests) {
			for (const [at, { quest: required, amount }] of quest.requirements.entries()) {
				const what = required === void 0 ? "a missing quest" : questName(model, required);
				guards.push([`requirement ${quest.index} ${at}`, `${questName(model, quest.index)} before ${amount} completion${amount === 1 ? "" : "s"} of ${what}`]);
			}
			if (Number.isFinite(quest.limit)) guards.push([`limit ${quest.index}`, `completing ${questName(model, quest.index)} more than ${quest.limit === 1 ? "once" : `${quest.limit} times`}`]);
		}
		const effects = model.reactions.map(({ index, quest, state, item, effect = "an effect" }) => [`effect ${index}`, `${effect} on ${model.labels.text(item)} when ${factText(model, {
			quest,
			state
		})}`]);
		for (const { item, type, tasks } of model.events) for (const task of tasks) if (task.kind === "direct") effects.push([directKey(task.place.pointers), `${task.effect ?? "an effect"} on ${model.labels.text(item)}, by ${type}`]);
		return {
			transitions: this.of(transitions),
			guards: this.of(guards),
			effects: this.of(effects)
		};
	}
	of(all) {
		const missing = all.filter(([key]) => !this.reached.has(key)).map(([, text]) => text);
		return {
			reached: all.length - missing.length,
			total: all.length,
			missing
		};
	}
};
function directKey({ pointer, embedded }) {
	return `direct ${pointer} ${embedded.join(" ")}`;
}
function transitionText(model, { cause, item, code, quest }) {
	const what = `${code.code} on ${questName(model, quest)}`;
	if (cause.kind === "event") return `${model.events[cause.event]?.type ?? "a trigger"} of ${model.labels.text(item)}: ${what}`;
	const source = model.chains[cause.chain]?.source;
	return `linked from ${model.labels.text(item)}${source === void 0 ? "" : ` when ${factText(model, source)}`}: ${what}`;
}
// src/flow/script.ts
const STEP_NAMES = [...[
	"click",
	"enter",
	"fire",
	"set",
	"wait",
	"player",
	"reload",
	"leave",
	"join",
	"expect"
]];
const RUN_SEPARATOR = "---";
function readScript(text, room) {
	const faults = [];
	const runs = [];
	let run;
	for (const [index, content] of text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/).entries()) {
		const line = index + 1;
		const reading = readLine(content, room);
		if (reading.kind === "separator") {
			run = void 0;
			continue;
		}
		if (reading.kind === "blank") continue;
		if (run === void 0) {
			run = {
				line,
				lines: [],
				presence: new Presence()
			};
			runs.push(run);
		}
		if (reading.kind === "fault") {
			faults.push({
				line,
				message: reading.message
			});
			continue;
		}
		const message = run.presence.faultOf(reading.action);
		if (message !== void 0) faults.push({
			line,
			message
		});
		run.lines.push({
			line,
			source: sourceOf(content),
			...reading.action
		});
	}
	if (runs.length === 0) faults.push({
		line: 1,
		message: `the script has no steps: ${howToBegin(room)}`
	});
	return faults.length > 0 ? {
		kind: "faults",
		faults
	} : {
		kind: "script",
		runs
	};
}
function readLine(content, room) {
	const reading = readWords(content);
	if ("fault" in reading) return {
		kind: "fault",
		message: reading.fault
	};
	const [first, ...rest] = reading.words;
	if (first === void 0) return { kind: "blank" };
	if (first.bare && first.text === RUN_SEPARATOR && rest.length === 0) return { kind: "separator" };
	const found = actionOf(first, rest, room);
	return "fault" in found ? {
		kind: "fault",
		message: found.fault
	} : {
		kind: "action",
		action: found.value
	};
}
function actionOf({ text: name, bare }, words, room) {
	switch (bare ? name : "") {
		case "click":
		case "enter": return itemStep(name, words, room);
		case "fire": return fireStep(words, room);
		case "set": {
			const fact = factOf("set", words, room);
			return "fault" in fact ? fact : { value: { step: {
				kind: "set",
				...fact.value
			} } };
		}
		case "wait": return waitStep(words);
		case "player": return wordsFault("player", ["a name"], words, "player ann") ?? { value: { step: {
			kind: "player",
			name: words[0]?.text ?? ""
		} } };
		case "reload":
		case "leave":
		case "join": return wordsFault(name, [], words, name) ?? { value: { step: { kind: name } } };
		case "expect": return expectation(words, room);
		default: {
			const all = `the steps are ${STEP_NAMES.join(", ")}`;
			return { fault: `unknown step ${quoteValue(name)}: ${didYouMean(name, STEP_NAMES, all)}` };
		}
	}
}
function itemStep(kind, words, room) {
	const fault = wordsFault(kind, ["the key of an item"], words, `${kind} 4`);
	if (fault !== void 0) return fault;
	const item = room.item(words[0]?.text ?? "");
	return "fault" in item ? item : { value: { step: {
		kind,
		item: item.value
	} } };
}
function fireStep(words, room) {
	const fault = wordsFault("fire", ["the key of an item", "the $type of a trigger"], words, "fire 4 OnCollideEvent");
	if (fault !== void 0) return fault;
	const item = room.item(words[0]?.text ?? "");
	if ("fault" in item) return item;
	const type = room.trigger(item.value, words[1]?.text ?? "");
	return "fault" in type ? type : { value: { step: {
		kind: "fire",
		item: item.value,
		type: type.value
	} } };
}
function waitStep(words) {
	const fault = wordsFault("wait", ["a number of seconds"], words, "wait 2.5");
	if (fault !== void 0) return fault;
	const text = words[0]?.text ?? "";
	const seconds = /^(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
	if (Number.isFinite(seconds)) return { value: { step: {
		kind: "wait",
		seconds
	} } };
	return { fault: `wait needs a number of seconds, 0 or more, as in wait 2.5, not ${quoteValue(text)}` };
}
function expectation(words, room) {
	const [first, ...rest] = words;
	const keyword = first?.bare === true && EXPECT_KEYWORDS.has(first.text) ? first.text : void 0;
	switch (keyword) {
		case "nothing": return wordsFault("expect nothing", [], rest, "expect nothing") ?? { value: { expectation: { kind: "nothing" } } };
		case "effect": return effectExpectation(rest, room);
		default: {
			const kind = keyword === "never" || keyword === "reachable" ? keyword : "state";
			const fact = factOf(keyword === void 0 ? "expect" : `expect ${keyword}`, keyword === void 0 ? words : rest, room);
			return "fault" in fact ? fact : { value: { expectation: {
				kind,
				...fact.value
			} } };
		}
	}
}
function effectExpectation(words, room) {
	const fault = wordsFault("expect effect", ["the key of an item", "the $type of an effect"], words, "expect effect 5 ShowObjectEvent");
	if (fault !== void 0) return fault;
	const item = room.item(words[0]?.text ?? "");
	if ("fault" in item) return item;
	const type = room.effect(item.value, words[1]?.text ?? "");
	if ("fault" in type) return type;
	return { value: { expectation: {
		kind: "effect",
		item: item.value,
		type: type.value
	} } };
}
function factOf(step, words, room) {
	const [name, ...rest] = words;
	const example = `${step} 0_find_key completed`;
	if (name === void 0) return { fault: `${step} needs a quest and a state, as in ${example}` };
	const quest = room.quest(name.text);
	if ("fault" in quest && rest.length > 0) {
		const whole = nameInSeveralWords(words, room);
		if (whole !== void 0) return { fault: `put a name with spaces in double quotes: ${step} ${JSON.stringify(whole)} \u2026` };
	}
	if ("fault" in quest) return quest;
	if (rest.length === 0) return { fault: `${step} needs a state: ${STATE_NAMES.join(", ")}, as in ${example}` };
	const text = rest.map((word) => word.text).join(" ");
	const isSplit = rest.length === 2 && rest.every(({ bare }) => bare);
	const state = rest.length === 1 || isSplit ? STATE_WORDS.findIndex((known) => known.includes(text.toLowerCase())) : -1;
	if (state >= 0) return { value: {
		quest: quest.value,
		state
	} };
	const all = `the states are ${STATE_NAMES.join(", ")}`;
	return { fault: `unknown state ${quoteValue(text)}: ${didYouMean(text, STATE_NAMES, all)}` };
}
function nameInSeveralWords(words, room) {
	let name = "";
	let found;
	for (const [index, { text }] of words.entries()) {
		name = index === 0 ? text : `${name} ${text}`;
		if (name.length > room.longestName) break;
		if (index > 0 && room.namesOneQuest(name)) found = name;
	}
	return found;
}
function wordsFault(step, needs, words, example) {
	if (words.length < needs.length) return { fault: `${step} needs ${needs.slice(words.length).join(" and ")}, as in ${example}` };
	const extra = words[needs.length];
	if (extra === void 0) return void 0;
	const hint = needs.length === 0 ? "" : ", or put a name with spaces in double quotes";
	return { fault: `${step} takes no other words: remove ${quoteValue(extra.text)}${hint}` };
}
var Presence = class {
	away = /* @__PURE__ */ new Set();
	player = FIRST_PLAYER;
	faultOf(action) {
		if (!("step" in action)) return void 0;
		const { kind } = action.step;
		const isAway = this.away.has(this.player);
		if (action.step.kind === "player") this.player = action.step.name;
		else if (kind === "join") {
			if (!isAway) return isHere(this.player);
			this.away.delete(this.player);
		} else if (kind !== "wait" && isAway) return hasLeft(this.player);
		else if (kind === "leave") this.away.add(this.player);
	}
};
function hasLeft(player) {
	return `${quoteValue(player)} has left: add join before this step, or let another player act`;
}
function isHere(player) {
	return `${quoteValue(player)} is already there: join works only after leave`;
}
function howToBegin({ model }) {
	const [event] = model.events;
	return event === void 0 ? "add one, such as wait 1" : `add one, such as click ${event.item}`;
}
function sourceOf(content) {
	let inString = false;
	for (let at = 0; at < content.length; at++) {
		const character = content[at];
		if (inString && character === "\\") at++;
		else if (character === "\"") inString = !inString;
		else if (character === "#" && !inString && (at === 0 || /\s/.test(content[at - 1] ?? ""))) return content.slice(0, at).trim();
	}
	return content.trim();
}
// src/flow/script-player.ts
const NOT_ACTING = /* @__PURE__ */ new Set(["player"]);
const MAX_SHOWN = 5;
var ScriptPlayer = class {
	room;
	simulation;
	lines = [];
	acting;
	lastAbout = /* @__PURE__ */ new Map();
	start;
	constructor(room, seed, budget) {
		this.room = room;
		this.simulation = new Simulation(room.model, {
			seed,
			budget
		});
		this.start = [...this.simulation.timeline];
		this.remember(this.start);
	}
	play(line) {
		const { simulation } = this;
		if ("expectation" in line) {
			const message = this.failure(line.expectation);
			return message === void 0 ? {
				kind: "held",
				line
			} : {
				kind: "failed",
				line,
				message
			};
		}
		if (simulation.stopped) return {
			kind: "skipped",
			line,
			message: `not played: ${this.stopped}`
		};
		const from = simulation.timeline.length;
		const problem = simulation.play(line.step);
		if (problem !== void 0) return {
			kind: "refused",
			line,
			message: this.problemText(problem)
		};
		const entries = simulation.timeline.slice(from);
		this.remember(entries);
		this.lines.push(line);
		if (!NOT_ACTING.has(line.step.kind)) this.acting = {
			line,
			entries,
			players: simulation.playerNames.length,
			result: void 0
		};
		return {
			kind: "step",
			line,
			player: this.playerName,
			time: simulation.time,
			entries
		};
	}
	remember(entries) {
		for (const entry of entries) if (entry.kind === "changed" || entry.kind === "idle") this.lastAbout.set(this.slot(entry.quest, entry.player), entry);
	}
	slot(quest, player) {
		const { [quest]: target } = this.room.model.quests;
		return target === void 0 || isOwn(target) ? `${player} ${quest}` : `room ${quest}`;
	}
	get stopped() {
		const line = this.lines.at(-1);
		return line === void 0 ? "the run was stopped at its start" : `the run was stopped at line ${line.line} (${line.source})`;
	}
	failure(expectation) {
		const { kind } = expectation;
		if (kind === "never" || kind === "reachable") return this.verdictFailure(kind, expectation.quest, expectation.state);
		if (this.simulation.stopped) return `not checked: ${this.stopped}`;
		switch (kind) {
			case "state": return this.stateFailure(expectation.quest, expectation.state);
			case "effect": return this.effectFailure(expectation.item, expectation.type);
			case "nothing": return this.nothingFailure();
		}
	}
	stateFailure(quest, state) {
		const { simulation, room } = this;
		const actual = simulation.state(quest);
		if (actual === state) return void 0;
		const last = this.lastAbout.get(this.slot(quest, simulation.player));
		const why = last === void 0 ? "nothing has tried to change it" : `${this.lineOf(last)}${entryText(room.model, last)}`;
		return `${questName(room.model, quest)} is ${stateName(actual)}${this.forPlayer} instead of ${stateName(state)}: ${why}`;
	}
	effectFailure(item, type) {
		const { result } = this;
		if (result?.hasFired(item, type, this.simulation.player) === true) return void 0;
		const missing = `${scriptWord(type)} did not fire on ${this.room.model.labels.text(item)}${this.forPlayer}`;
		if (result === void 0) return `${missing}: no step has been played yet`;
		const other = result.playerOf(item, type);
		if (other !== void 0) return `${missing}, only for ${this.nameOf(other)}`;
		return `${missing}${this.room.effectsOn(item).includes(type) ? "" : ` (the item has no such effect)`}: ${this.lastStep} ${this.happened() ?? "changed no quest and fired no effect"}`;
	}
	nothingFailure() {
		const happened = this.happened();
		return happened === void 0 ? void 0 : `${this.lastStep} ${happened}`;
	}
	verdictFailure(kind, quest, state) {
		const { model } = this.room;
		const verdict = this.room.boundedAnalysis.verdict(quest, state);
		const fact = factText(model, {
			quest,
			state
		});
		switch (verdict.kind) {
			case "reachable":
				if (kind === "reachable") return void 0;
				return `${fact} can happen: ${verdict.play.steps.length === 0 ? "it is so at the start" : playText(model, verdict.play)}`;
			case "impossible": return kind === "never" ? void 0 : `${fact} can never happen: ${reasonText(model, verdict.reason)}`;
			case "unknown": return `whether ${fact} can happen is unknown: ${unknownText(model, verdict)}`;
		}
	}
	happened() {
		const { result } = this;
		if (result === void 0) return void 0;
		const { model } = this.room;
		const { player } = this.simulation;
		const seesShared = player < (this.acting?.players ?? 0);
		const { first, count } = result.seenBy(player, MAX_SHOWN, seesShared);
		if (count === 0) return void 0;
		const shown = first.flatMap((entry) => {
			if (entry.kind === "changed") return [`made ${factText(model, entry)}`];
			return entry.kind === "fired" ? [`fired ${effectText(model, entry.source).replace(" fires on ", " on ")}`] : [];
		}).join(", ");
		return count > MAX_SHOWN ? `${shown} and ${count - MAX_SHOWN} more` : shown;
	}
	get result() {
		const { acting } = this;
		if (acting === void 0) return void 0;
		acting.result ??= new StepResult(this.room.model, acting.entries);
		return acting.result;
	}
	problemText(problem) {
		switch (problem.kind) {
			case "absent": return hasLeft(this.playerName);
			case "present": return isHere(this.playerName);
			case "unknown-item": return `unknown item ${scriptWord(problem.item)}`;
			case "unknown-type": return `${this.room.model.labels.text(problem.item)} has no trigger ${scriptWord(problem.type)}`;
			case "seconds": return "wait makes the time infinite: wait for fewer seconds";
		}
	}
	get playerName() {
		return this.nameOf(this.simulation.player);
	}
	nameOf(player) {
		return this.simulation.playerNames[player] ?? "";
	}
	get forPlayer() {
		return this.simulation.playerNames.length > 1 ? ` for ${this.playerName}` : "";
	}
	get lastStep() {
		const { acting } = this;
		return acting === void 0 ? "the start" : `line ${acting.line.line} (${acting.line.source})`;
	}
	lineOf({ step }) {
		const line = this.lines[step];
		return line === void 0 ? "" : `line ${line.line} (${line.source}): `;
	}
};
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
// src/report/graph-json.ts
const VERSION$2 = 1;
function graphReport({ quests, edges, leftOut }) {
	const idOf = new Map(quests.map(({ index, id }) => [index, id]));
	const nameOf = (quest) => idOf.get(quest) ?? "";
	return {
		version: VERSION$2,
		quests: quests.map(({ id, name, group, enabled, never }) => ({
			id,
			name,
			group,
			enabled,
			never: never.map(({ state, reason }) => ({
				state: QUEST_STATES[state],
				reason
			}))
		})),
		edges: edges.map((edge) => edgeReport(edge, nameOf)),
		leftOut
	};
}
function edgeReport(edge, idOf) {
	const { kind, code, state, when, trigger, item, seconds, isRandom, amount, never } = edge;
	return {
		kind,
		from: sourceReport(edge.from, idOf),
		to: edge.to === "all" ? "all" : idOf(edge.to),
		...code === void 0 ? {} : { code },
		...state === void 0 ? {} : { state: QUEST_STATES[state] },
		...when === void 0 ? {} : { when: QUEST_STATES[when] },
		...trigger === void 0 ? {} : { trigger },
		...item === void 0 ? {} : { item },
		...seconds === void 0 ? {} : { seconds },
		...isRandom ? { random: true } : {},
		...amount === void 0 ? {} : { amount },
		...never === void 0 ? {} : { never }
	};
}
function sourceReport(source, idOf) {
	switch (source.kind) {
		case "quest": return { quest: idOf(source.quest) };
		case "item": return { item: source.item };
		case "unread": return { unread: source.label };
	}
}
// src/report/show-report.ts
const VERSION$1 = 1;
function showReport(outline, checked) {
	const { items, quests } = outline;
	const unreachable = outline.unreachable.map((each) => ({
		...each,
		state: QUEST_STATES[each.state]
	}));
	const common = {
		version: VERSION$1,
		items,
		quests,
		unreachable
	};
	if (!("details" in outline)) return {
		...common,
		findings: byRule(checked)
	};
	const about = findingsAbout(outline.details, checked.findings);
	const details = {
		...outline.details,
		findings: about.map(shownFinding)
	};
	return {
		...common,
		findings: byRule({ findings: about }),
		details
	};
}
const WORST_FIRST$1 = {
	error: 0,
	warning: 1,
	info: 2
};
function byRule({ findings, omitted = /* @__PURE__ */ new Map() }) {
	const counts = /* @__PURE__ */ new Map();
	const add = (rule, level, count) => {
		if (count === 0) return;
		const key = `${level} ${rule}`;
		counts.set(key, {
			rule,
			level,
			count: (counts.get(key)?.count ?? 0) + count
		});
	};
	for (const { rule, level } of findings) add(rule, level, 1);
	for (const [rule, { errors, warnings, infos }] of omitted) {
		add(rule, "error", errors);
		add(rule, "warning", warnings);
		add(rule, "info", infos);
	}
	return [...counts.values()].sort((one, other) => WORST_FIRST$1[one.level] - WORST_FIRST$1[other.level] || other.count - one.count || (one.rule < other.rule ? -1 : 1));
}
function findingsAbout({ kind, places }, findings) {
	const byRecord = /* @__PURE__ */ new Map();
	for (const place of places) {
		const record = recordOf(place.pointer);
		const known = byRecord.get(record);
		if (known === void 0) byRecord.set(record, [place]);
		else known.push(place);
	}
	const isAbout = ({ pointer, embedded }) => {
		const near = byRecord.get(recordOf(pointer));
		if (near === void 0) return false;
		if (kind === "item" || near.length > MAX_PLACES) return true;
		return near.some((place) => isWithin(pointer, place.pointer) && isInside(embedded, place.embedded));
	};
	return findings.filter((finding) => isAbout(finding));
}
const MAX_PLACES = 100;
function recordOf(pointer) {
	return pointer.split("/", 3).join("/");
}
function isWithin(pointer, place) {
	return pointer === place || pointer.startsWith(`${place}/`);
}
function isInside(embedded, place) {
	return place.every((pointer, index) => isWithin(embedded[index] ?? "", pointer));
}
function shownFinding({ rule, level, message, start, pointer, embedded }) {
	return {
		rule,
		level,
		message,
		line: start.line,
		column: start.column,
		pointer,
		embedded
	};
}
// src/report/simulation-json.ts
const VERSION = 1;
const MAX_EVENTS = 1e3;
function simulationReport(model, played) {
	const { seed, expectations, failed, stopped, coverage } = played;
	const runs = played.runs.map((run) => ({
		line: run.line,
		stopped: run.stopped !== void 0,
		...eventShapes(model, run.start, run.playerNames, "start"),
		lines: run.outcomes.map((outcome) => lineShape(model, outcome, run.playerNames))
	}));
	return {
		version: VERSION,
		seed,
		passed: hasPassed(played),
		expectations,
		failed,
		stopped,
		runs,
		coverage
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
		case "stopped": return { reason: entry.stop };
	}
}
// src/play/graph-of-findings.ts
const MAX_QUESTS = 40;
const DEPTH = 1;
const WORST_FIRST = {
	error: 0,
	warning: 1,
	info: 2
};
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
	for (const finding of about.sort((one, other) => WORST_FIRST[one.level] - WORST_FIRST[other.level])) for (const id of questIds(logic, finding)) {
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
		value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? member(value, step) : void 0;
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
// src/report/graph-labels.ts
const LONGEST = 80;
function questLabel({ name, group, enabled, never }) {
	const states = never.map(({ state }) => `never ${QUEST_STATES[state]}`);
	return [
		cut(name),
		...group === "" ? [] : [group],
		...enabled ? [] : ["Enabled false"],
		...states
	];
}
function neverStarts({ never }) {
	return never.length === 2;
}
function edgeLabel({ kind, trigger, code, state, when, seconds, isRandom, amount, never }) {
	const what = state === void 0 ? "" : `${code === void 0 ? "" : `${code} \u2192 `}${QUEST_STATES[state]}`;
	const parts = [];
	switch (kind) {
		case "trigger":
			parts.push(`${triggerLabel(trigger)}: ${what}`);
			break;
		case "chain": {
			const source = when === void 0 ? triggerLabel(trigger) : QUEST_STATES[when];
			parts.push(`${source}: ${what}${seconds === void 0 || seconds === 0 ? "" : ` after ${seconds} s`}`);
			if (isRandom) parts.push("by chance");
			break;
		}
		case "requirement":
			parts.push(`required${amount === 1 ? "" : ` ${amount} times`}`);
			break;
		case "expiry":
			parts.push(`${what} after ${seconds} s`);
			break;
		case "influence": parts.push("may change");
	}
	if (never !== void 0) parts.push("never");
	return parts.join(", ");
}
function triggerLabel(trigger = "") {
	return trigger === "" ? "a trigger without a name" : cut(trigger);
}
function cut(text) {
	const characters = [...text.slice(0, 160)];
	return characters.length > LONGEST ? `${characters.slice(0, 79).join("")}\u2026` : text;
}
var NodeNumbers = class {
	numbers = /* @__PURE__ */ new Map();
	of(key) {
		const known = this.numbers.get(key);
		if (known !== void 0) return {
			number: known,
			isNew: false
		};
		this.numbers.set(key, this.numbers.size);
		return {
			number: this.numbers.size - 1,
			isNew: true
		};
	}
};
// src/report/graph-mermaid.ts
const MAX_EDGES = 500;
const MAX_CHARACTERS = 5e4;
const RESERVE = 3e3;
function mermaidGraph({ quests, edges }, mostCharacters = MAX_CHARACTERS) {
	const drawing = new MermaidDrawing(mostCharacters - RESERVE);
	const labels = new Map(quests.map((quest) => [quest.index, quest]));
	const addQuest = (index) => {
		const quest = labels.get(index);
		return quest !== void 0 && drawing.quest(index, questLabel(quest), neverStarts(quest));
	};
	let shownEdges = 0;
	for (const edge of worstFirst(edges, ({ never }) => never !== void 0)) {
		if (shownEdges === MAX_EDGES) break;
		const isThere = edge.to === "all" || addQuest(edge.to);
		const isFrom = edge.from.kind !== "quest" || addQuest(edge.from.quest);
		if (isThere && isFrom && drawing.edge(edge)) shownEdges++;
	}
	for (const { index } of worstFirst(quests, neverStarts)) addQuest(index);
	const leftOut = {
		quests: quests.length - drawing.quests,
		edges: edges.length - shownEdges
	};
	return {
		text: drawing.finish(leftOut),
		leftOut
	};
}
function worstFirst(parts, isWorst) {
	return [...parts.filter(isWorst), ...parts.filter((part) => !isWorst(part))];
}
var MermaidDrawing = class {
	most;
	quests = 0;
	text = "flowchart LR\n";
	nodes = new NodeNumbers();
	never = [];
	edges = 0;
	constructor(most) {
		this.most = most;
	}
	quest(index, label, isNever) {
		const isThere = this.node(`q${index}`, (id) => `${id}["${label.map(escaped).join("<br/>")}"]${isNever ? ":::never" : ""}`);
		this.quests = this.drawnQuests.size;
		return isThere;
	}
	drawnQuests = /* @__PURE__ */ new Set();
	edge(edge) {
		const from = this.source(edge.from);
		if (edge.to === "all" && !this.node("all", (id) => `${id}(["every quest"])`)) return false;
		if (from === void 0) return false;
		const to = this.idOf(edge.to === "all" ? "all" : `q${edge.to}`);
		const arrow = edge.kind === "requirement" || edge.kind === "influence" ? "-.->" : "-->";
		if (!this.add(`  ${from} ${arrow}|"${escaped(edgeLabel(edge))}"| ${to}\n`)) return false;
		if (edge.never !== void 0) this.never.push(this.edges);
		this.edges++;
		return true;
	}
	source(source) {
		switch (source.kind) {
			case "quest": return this.idOf(`q${source.quest}`);
			case "item": {
				const key = `i${source.item}`;
				return this.node(key, (id) => `${id}("${escaped(cut(source.text))}")`) ? this.idOf(key) : void 0;
			}
			case "unread": {
				const key = `u${source.label}`;
				return this.node(key, (id) => `${id}{{"${escaped(cut(source.label))}"}}`) ? this.idOf(key) : void 0;
			}
		}
	}
	node(key, shape) {
		if (this.drawn.has(key)) return true;
		if (!this.add(`  ${shape(this.idOf(key))}\n`)) return false;
		this.drawn.add(key);
		if (key.startsWith("q")) this.drawnQuests.add(key);
		return true;
	}
	drawn = /* @__PURE__ */ new Set();
	idOf(key) {
		return `n${this.nodes.of(key).number}`;
	}
	add(line) {
		if (this.text.length + line.length > this.most) return false;
		this.text += line;
		return true;
	}
	finish({ quests, edges }) {
		let { text } = this;
		if (quests > 0 || edges > 0) text += `  %% left out: ${quests} quests, ${edges} edges\n`;
		text += "  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3\n";
		if (this.never.length > 0) text += `  linkStyle ${this.never.join(",")} stroke:#d1242f,stroke-dasharray:4 3\n`;
		return text;
	}
};
function escaped(text) {
	return printable(text).replaceAll(/[^\p{L}\p{N}\p{M} _,:()/\u2192\u2026]/gu, (character) => `#${character.codePointAt(0)};`);
}
// src/report/markdown-graph.ts
function graphBlock({ graph, more }) {
	const { text, leftOut } = mermaidGraph(graph);
	const [quests, edges] = [leftOut.quests + graph.leftOut.quests, leftOut.edges + graph.leftOut.edges];
	const parts = [...quests > 0 || edges > 0 ? [`${counted(quests, "quest")} and ${counted(edges, "edge")}`] : [], ...more > 0 ? [`${counted(more, "quest")} with findings among them`] : []];
	return `\`\`\`mermaid\n${text}\`\`\`\n${parts.length === 0 ? "" : `\nLeft out: ${parts.join(", ")}. \`roomlint graph --focus QUEST\` draws more.\n`}`;
}
// src/report/simulation-text.ts
const MAX_ENTRIES = 40;
function* simulationText(model, played, paint) {
	for (const [index, run] of played.runs.entries()) {
		if (played.runs.length > 1) yield `${paint("bold", `run ${index + 1}, from line ${run.line}`)}\n`;
		yield* runText(model, run, paint);
		yield "\n";
	}
	yield `${totals(played, paint)}\n`;
}
function* runText(model, { start, outcomes, playerNames }, paint) {
	if (start.length > 0) yield `start\n${entriesText(model, start, playerNames, paint)}`;
	for (const outcome of outcomes) yield outcomeText(model, outcome, playerNames, paint);
}
function outcomeText(model, outcome, playerNames, paint) {
	const { line, source } = outcome.line;
	const head = `${paint("dim", `${line}:`)} ${printable(source)}`;
	switch (outcome.kind) {
		case "step": return `${head}\n${entriesText(model, outcome.entries, playerNames, paint)}`;
		case "held": return `${head} ${paint("green", "\u2713")}\n`;
		case "skipped": return `${head} ${paint("dim", "(not played)")}\n`;
		default: return `${head} ${paint("red", "\u2717")}\n    ${paint("red", printable(outcome.message))}\n`;
	}
}
function entriesText(model, entries, playerNames, paint) {
	const lines = (entries.length > MAX_ENTRIES ? entries.slice(0, MAX_ENTRIES) : entries).map((entry) => entryLine(model, entry, playerNames, paint));
	const last = entries.at(-1);
	if (last !== void 0 && entries.length > MAX_ENTRIES) {
		lines.push(`    \u2026 ${counted(entries.length - MAX_ENTRIES - 1, "more event")}\n`);
		lines.push(entryLine(model, last, playerNames, paint));
	}
	return lines.join("");
}
function entryLine(model, entry, playerNames, paint) {
	const who = playerNames.length > 1 ? `${playerNames[entry.player] ?? ""}: ` : "";
	const text = printable(`${who}${entryText(model, entry)}`);
	const style = entry.kind === "changed" || entry.kind === "fired" ? void 0 : entry.kind === "stopped" ? "red" : "dim";
	return `    ${paint("dim", `${seconds(entry.time)}`.padEnd(6))} ${style === void 0 ? text : paint(style, text)}\n`;
}
function totals({ runs, expectations, failed, stopped }, paint) {
	const head = `${counted(runs.length, "run")}, ${counted(expectations, "expectation")}`;
	const tooLong = runs.filter((run) => run.stopped === "script").length;
	const endless = stopped - tooLong;
	const bad = [
		...failed === 0 ? [] : [`${failed} failed`],
		...endless === 0 ? [] : [`${counted(endless, "run")} stopped in an endless chain`],
		...tooLong === 0 ? [] : [`${counted(tooLong, "run")} not played to the end: the script takes too many steps`]
	];
	if (bad.length > 0) return `${head}: ${paint("red", bad.join(", "))}`;
	return expectations === 0 ? head : `${head}: ${paint("green", "all hold")}`;
}
function* coverageText(coverage) {
	yield "\ncoverage\n";
	yield* kindText("transitions that changed a quest", coverage.transitions);
	yield* kindText("guards that held something back", coverage.guards);
	yield* kindText("effects that fired", coverage.effects);
}
function* kindText(kind, { reached, total, missing }) {
	yield `  ${kind}: ${reached} of ${total}\n`;
	for (const one of missing) yield `    not reached: ${printable(one)}\n`;
}
exports.NodeNumbers = NodeNumbers;
exports.STEP_NAMES = STEP_NAMES;
exports.ScriptError = ScriptError;
exports.ScriptPlayer = ScriptPlayer;
exports.SnapshotError = SnapshotError;
exports.checkRoom = checkRoom;
exports.coverageText = coverageText;
exports.cut = cut;
exports.edgeLabel = edgeLabel;
exports.graphBlock = graphBlock;
exports.graphOfFindings = graphOfFindings;
exports.graphReport = graphReport;
exports.hasPassed = hasPassed;
exports.mermaidGraph = mermaidGraph;
exports.neverStarts = neverStarts;
exports.outcomeText = outcomeText;
exports.outlineOf = outlineOf;
exports.outlineOfItem = outlineOfItem;
exports.outlineOfQuest = outlineOfQuest;
exports.playScript = playScript;
exports.questAnalyses = questAnalyses;
exports.questGraph = questGraph;
exports.questLabel = questLabel;
exports.questName = questName;
exports.readLine = readLine;
exports.readRoom = readRoom;
exports.showReport = showReport;
exports.simulationReport = simulationReport;
exports.simulationText = simulationText;
