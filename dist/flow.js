"use strict";
const { LookAlikes, addTo, childOf, counted, didYouMean, getOrInsert, isCredentialName, isObject, keysOf, listed, lookAlikeNote, member, membersOf, nearest, numberField, objectField, parsePointer, quoteValue, textField, tryParseJson, withoutSecrets, worstFirst } = require("./words.js");
const { DECISIONS, EXPECT_KEYWORDS, FlowAnalysis, LineFault, PlayBudget, QUEST_STATES, QuestWords, STATE_NAMES, Simulation, entriesOf, factIndex, hasSection, isChance, isOwn, itemNames, keyText, parentOf, playText, readFlowModel, readWords, scriptWord, shownText, shownWord, sourceOf, stepFor, stepText, targetState, transitionCode, transitionWords, variablesOf } = require("./core.js");
const { brand } = require("./text.js");
const { Mentions, SnapshotError, readSnapshot } = require("./verdict.js");
var ScriptRoom = class {
	model;
	byName = /* @__PURE__ */ new Map();
	byId = /* @__PURE__ */ new Map();
	effects;
	#analysis;
	#variables;
	constructor(model) {
		this.model = model;
		for (const { index, name, quest } of model.quests) {
			addTo(this.byName, name, index);
			for (const { key } of entriesOf(quest)) this.byId.set(key, [index]);
		}
		const direct = model.events.flatMap(({ tasks }) => tasks.filter((task) => task.kind === "direct"));
		this.effects = [...model.reactions, ...direct];
	}
	get analysis() {
		this.#analysis ??= new FlowAnalysis(this.model);
		return this.#analysis;
	}
	quest(word) {
		const found = this.questsNamed(word);
		const [quest, other] = found ?? [];
		if (found === void 0 || quest === void 0) {
			const { byName, model } = this;
			const names = listing([...byName.keys()].map(shownText), "the quests are", "the snapshot has no quests");
			const known = [...byName.keys(), ...model.withBareName.keys()];
			return { fault: `unknown quest ${quoteValue(word)}: ${guess(word, known, names)}` };
		}
		if (other === void 0) return { value: quest };
		const candidates = found.map((index) => {
			const { name, id } = this.model.quests[index] ?? {
				name: "",
				id: ""
			};
			return `${quoteValue(name)} (id ${keyText(id)})`;
		});
		return { fault: `${quoteValue(word)} may mean ${listedFirst(candidates, "or")}: use the full Name or the id` };
	}
	questsNamed(word) {
		return this.byName.get(word) ?? this.byId.get(word) ?? this.model.withBareName.get(word);
	}
	item(word) {
		const { items, labels } = this.model;
		if (items.has(word)) return { value: word };
		const found = this.itemsNamed(word);
		const [item, other] = found;
		if (item === void 0) return { fault: this.unknownItem(word) };
		if (other === void 0) return { value: item };
		const candidates = found.map((key) => labels.text(key));
		return { fault: `${quoteValue(word)} may mean ${listedFirst(candidates, "or")}: use the key` };
	}
	itemsNamed(word) {
		const { items, labels } = this.model;
		return labels.keysOf(word).filter((key) => items.has(key));
	}
	unknownItem(word) {
		const { items, labels } = this.model;
		const near = nearestOf(word, [...items, ...labels.names()]);
		if (near === void 0 || /^\d+$/.test(word) && near.length === word.length) {
			const keys = [...items].map((key) => labels.keyWithLabel(key));
			return `unknown item ${quoteValue(word)}: ${listing(keys, "the items are", "the snapshot has no items")}`;
		}
		const keys = items.has(near) ? [] : this.itemsNamed(near).map((key) => `item ${keyText(key)}`);
		const which = keys.length === 0 ? "" : ` (${listedFirst(keys, "or")})`;
		return `unknown item ${quoteValue(word)}: did you mean ${quoteValue(near)}${which}?${lookAlikeNote(word, near)}`;
	}
	trigger(item, type) {
		const types = (this.model.eventsOf.get(item) ?? []).map((event) => event.type);
		return knownIn(types, type, `${this.model.labels.text(item)} has no trigger`, listing(types.map(shownWord), "it has", "the item has no triggers"));
	}
	isVariable(name) {
		return this.questsNamed(name) === void 0 && this.variables.has(name);
	}
	variable(name) {
		const known = [...this.variables];
		return knownIn(known, name, "unknown variable", listing(known.map(shownWord), "the variables are", "no expression of the room reads or sets one"));
	}
	get variables() {
		if (this.#variables === void 0) {
			const names = /* @__PURE__ */ new Set();
			for (const { expression } of this.effects) for (const name of expression?.root === void 0 ? [] : variablesOf(expression.root)) names.add(name);
			this.#variables = names;
		}
		return this.#variables;
	}
	effect(item, type) {
		const own = this.effectsOn(item);
		const has = `${this.model.labels.text(item)} has`;
		const all = listing(own.map(shownWord), has, "nothing fires an effect on this item");
		return knownIn([...own, ...typesOf(this.effects)], type, "unknown effect", all);
	}
	effectsOn(item) {
		return typesOf(this.effects.filter((effect) => effect.item === item));
	}
};
function typesOf(effects) {
	return [...new Set(effects.flatMap(({ effect }) => effect ?? []))];
}
function knownIn(names, word, lead, otherwise) {
	if (names.includes(word)) return { value: word };
	return { fault: `${lead} ${quoteValue(word)}: ${guess(word, names, otherwise)}` };
}
function listing(names, lead, none) {
	return names.length === 0 ? none : `${lead} ${listedFirst(names, "and")}`;
}
function listedFirst(names, last) {
	const more = names.length - 8;
	return listed(more > 0 ? [...names.slice(0, 8), `${more} more`] : names, last);
}
function guess(word, names, otherwise) {
	const found = nearestOf(word, names);
	return found === void 0 ? otherwise : `did you mean ${quoteValue(found)}?${lookAlikeNote(word, found)}`;
}
function nearestOf(word, names) {
	return new LookAlikes(() => names).of(word) ?? nearest(word, names);
}
// src/model/flow/words.ts
function questName(model, quest) {
	return shownWord(model.quests[quest]?.name ?? "");
}
function completionsOf(model, { quest, amount }) {
	const what = quest === void 0 ? "a missing quest" : questName(model, quest);
	return `${counted(amount, "completion")} of ${what}`;
}
function typeName(type, missing = "a trigger") {
	return type === void 0 || type === "" ? `${missing} without $type` : shownWord(type);
}
function entryText(model, entry) {
	switch (entry.kind) {
		case "changed": {
			const { quest, from, state, cause } = entry;
			return `${questName(model, quest)}: ${QUEST_STATES[from]} \u2192 ${QUEST_STATES[state]}${causeText$1(model, cause)}`;
		}
		case "fired": return effectText(model, entry.source);
		case "idle": return `${codeOf(entry.cause)} does nothing to ${questName(model, entry.quest)}: ${idleText(model, entry.quest, entry.cause, entry.reason)}`;
		case "no-trigger": return `nothing happens: ${model.labels.text(entry.item)} has no ${entry.type}`;
		case "delayed": return `${entry.link.code.code} on ${questName(model, entry.link.quest)} will follow at ${seconds(entry.due)}`;
		case "chosen": return `useRandom chose ${entry.link.code.code} on ${questName(model, entry.link.quest)}, one of ${entry.chain.linkedTasks} linked tasks`;
		case "decided": return `note: ${decisionText(model, entry)} (${entry.decision})`;
		case "variable": return `the variable ${shownWord(entry.name)} is ${entry.value === void 0 ? "not known" : JSON.stringify(entry.value)}`;
		case "call-delayed": return `${callText(model, entry.action)} will follow at ${seconds(entry.due)}`;
		case "stopped": return stopText(entry.stop, entry.steps);
	}
}
function stopText(stop, steps) {
	const most = steps.toLocaleString("en");
	if (stop === "script") return `stopped: all runs of a script together may take ${most} steps: split the script, or play fewer steps`;
	return `stopped after ${most} steps ${stop === "at-once" ? "without time passing" : "during one wait"}: quests set each other off endlessly`;
}
function effectText(model, { item, effect }) {
	return `${effect === void 0 ? "an effect without $type" : shownWord(effect)} fires on ${model.labels.text(item)}`;
}
function causeText$1(model, cause) {
	switch (cause.kind) {
		case "event": return ` (${cause.transition.code.code})`;
		case "link": return ` (${cause.transition.code.code}, linked from ${model.labels.text(cause.transition.item)}${sourceText(model, cause.transition)})`;
		case "expiry": return " (FinishTime has passed)";
		case "expression": return ` (SetTask, ${model.labels.text(cause.source.item)})`;
		case "set": return "";
		default: return ` (${cause.kind})`;
	}
}
function sourceText(model, transition) {
	const source = sourceOf(transition);
	return source === void 0 ? "" : `: ${factText(model, source)}`;
}
function codeOf(cause) {
	if (cause.kind === "expression") return "SetTask";
	return cause.kind === "event" || cause.kind === "link" ? String(cause.transition.code.code) : cause.kind;
}
function idleText(model, quest, cause, reason) {
	switch (reason.kind) {
		case "disabled": return "its Enabled is false";
		case "guard": {
			const from = "transition" in cause ? cause.transition.code.from : "any";
			return `it is ${QUEST_STATES[reason.state]}${from === "any" ? "" : `, and ${codeOf(cause)} needs ${QUEST_STATES[from]}`}`;
		}
		case "unchanged": return `it is already ${QUEST_STATES[reason.state]}`;
		case "requirement": {
			const { requirement, done } = reason;
			return `it requires ${completionsOf(model, requirement)}, which has ${done}`;
		}
		case "limit": return `RepeatableLimit allows ${counted(model.quests[quest]?.limit ?? 0, "completion")}, and the quest has ${reason.done}`;
		case "stays-completed": return "it is multiplayer with RepeatableLimit 1, so it stays Completed for everyone";
		case "prefab": return "OnEnterEvent works only on items whose prefabName is Trigger";
	}
}
function callText(model, action) {
	return action.kind === "task" ? `SetTask of ${questName(model, action.quest)} to ${QUEST_STATES[action.state]}` : `SetVariable of ${shownWord(action.name)}`;
}
function decisionText(model, { decision, quest, about = "" }) {
	const says = DECISIONS[decision];
	return `the documents do not say this: ${says({
		quest: quest === void 0 ? "" : questName(model, quest),
		part: shownWord(about),
		quoted: quoteValue(about)
	})}`;
}
function factText(model, { quest, state }) {
	return `${questName(model, quest)} ${QUEST_STATES[state]}`;
}
function reasonText(model, reason) {
	if (reason.kind === "prevented") return "time, limits or other quests always prevent it";
	const [first, ...path] = reason.path;
	const last = reason.path.at(-1);
	if (first === void 0 || last === void 0) return "nothing leads there";
	const steps = [...path].map((fact) => factText(model, fact));
	const needs = steps.length === 0 ? "" : `${factText(model, first)} first needs ${steps.join(", which first needs ")}`;
	const lead = needs === "" ? "" : `${needs}, and `;
	const name = questName(model, last.quest);
	switch (reason.kind) {
		case "disabled": return `${lead}${name} has Enabled set to false`;
		case "nothing-leads-there": return `${lead}no trigger or linked task makes ${name} ${QUEST_STATES[last.state]}`;
		case "requirement": {
			const { requirement, most } = reason;
			return `${lead}${name} requires ${completionsOf(model, requirement)}, which can be completed ${most === 1 ? "once" : `${most} times`} at most`;
		}
		case "circle": return `these wait for each other: ${reason.circle.map((fact) => factText(model, fact)).join(", ")}`;
	}
}
function deadText(model, reason) {
	switch (reason.kind) {
		case "disabled": return "Enabled is false";
		case "guard":
		case "source": return `${factText(model, reason.fact)} never happens`;
		case "requirement": return reason.requirement.quest === void 0 ? "it requires a missing quest" : `it requires ${completionsOf(model, reason.requirement)}, which never happens`;
	}
}
function unknownText(model, { influences, dependsOnReading }) {
	if (dependsOnReading === true) return "no play enters it, but the documents can be read in another way, in which one may";
	if (influences.length === 0) return "no play was found, and not every play could be tried";
	const parts = new Set(influences.map((influence) => influenceText(model, influence)));
	return `roomlint cannot read what may change it: ${listed([...parts], "and", 8)}`;
}
function influenceText(model, { kind, item, type }) {
	const on = item === void 0 ? "" : ` of ${model.labels.text(item)}`;
	switch (kind) {
		case "effect": return `the effect ${type === void 0 ? "without $type" : shownWord(type)}${on}`;
		case "logic": return item === void 0 ? "the items or logic of the room, which the snapshot leaves out" : `the logic${on}, which is broken`;
		case "page": return item === void 0 ? "a web page (welcomeEmbed of the settings)" : `a web page, by ${type === void 0 ? "an effect" : shownWord(type)}${on}`;
		case "expression": return `an expression${on}`;
		case "record": return `a faulty or unknown record${on}`;
		case "inventory": return "the inventory (TriggeredByInventory)";
		case "requirement": return "a requirement for a missing quest";
		case "entries": return "entries of one quest that disagree";
		case "roomTasks": return "roomTasks";
	}
}
function seconds(time) {
	return `${time > Number.MAX_SAFE_INTEGER ? time : Math.round(time * 1e3) / 1e3} s`;
}
function questGraph(analysis, focus) {
	const { model } = analysis;
	const all = graphEdges(analysis);
	const shown = focus && questsWithin(all, focus);
	const edges = shown === void 0 ? all : all.filter((edge) => isNear(edge, shown));
	const quests = model.quests.filter(({ index }) => shown === void 0 || shown.has(index));
	const judge = quests.length <= 300;
	return {
		quests: quests.map(({ index, id, name, group, enabled }) => {
			return {
				index,
				id,
				name,
				enabled,
				...neverStates(analysis, index, judge),
				group: shownGroup(group)
			};
		}),
		edges,
		leftOut: {
			quests: model.quests.length - quests.length,
			edges: all.length - edges.length
		}
	};
}
function shownGroup(group) {
	return group === "persistent" ? "" : group;
}
function isNear({ from, to }, shown) {
	return (to === "all" || shown.has(to)) && (from.kind !== "quest" || shown.has(from.quest));
}
function neverStates(analysis, quest, judge) {
	const { model } = analysis;
	const { reactionsTo, transitionsOf } = model;
	const never = [1, 2].flatMap((state) => {
		if (!judge && analysis.possible.isPossible(quest, state)) return [];
		const verdict = analysis.verdict(quest, state);
		return verdict.kind === "impossible" ? [{
			state,
			reason: reasonText(model, verdict.reason)
		}] : [];
	});
	const isAwaited = reactionsTo.has(factIndex(quest, 1)) || transitionsOf.get(quest)?.some(({ code }) => code.from === 1);
	const skipsActive = never.length === 1 && never[0]?.state === 1 && isAwaited !== true;
	return {
		never: skipsActive ? [] : never,
		skipsActive
	};
}
function questsWithin(edges, { quests, depth }) {
	const next = /* @__PURE__ */ new Map();
	for (const { from, to } of edges) {
		if (from.kind !== "quest" || to === "all") continue;
		addTo(next, from.quest, to);
		addTo(next, to, from.quest);
	}
	const found = new Set(quests);
	let front = quests;
	for (let away = 0; away < depth && front.length > 0; away++) {
		front = [...new Set(front.flatMap((quest) => next.get(quest) ?? []))].filter((quest) => !found.has(quest));
		for (const quest of front) found.add(quest);
	}
	return found;
}
function graphEdges(analysis, isWanted = () => true) {
	const { model } = analysis;
	const edges = [];
	for (const transition of model.transitions) {
		const { cause, item, quest, code } = transition;
		if (!isWanted(quest)) continue;
		const dead = analysis.obstacles.whyDead(transition);
		const source = sourceOf(transition);
		edges.push({
			kind: cause.kind === "link" ? "chain" : "trigger",
			from: source === void 0 ? {
				kind: "item",
				item,
				text: model.labels.text(item)
			} : {
				kind: "quest",
				quest: source.quest
			},
			to: quest,
			state: code.to,
			code: code.code,
			when: source?.state,
			trigger: (cause.kind === "link" ? cause.chain.event : cause.event)?.type,
			item,
			seconds: cause.kind === "link" ? cause.delay : void 0,
			isRandom: cause.kind === "link" && isChance(cause.chain),
			never: dead && deadText(model, dead)
		});
	}
	for (const { index: to, requirements, finishTime } of model.quests) {
		if (!isWanted(to)) continue;
		for (const requirement of requirements) {
			const { quest, amount } = requirement;
			if (quest === void 0) continue;
			const never = analysis.possible.isMet(requirement) ? void 0 : "it can never be met";
			edges.push({
				kind: "requirement",
				from: {
					kind: "quest",
					quest
				},
				to,
				amount,
				never
			});
		}
		const from = {
			kind: "quest",
			quest: to
		};
		if (Number.isFinite(finishTime)) edges.push({
			kind: "expiry",
			from,
			to,
			state: 0,
			when: 1,
			seconds: finishTime
		});
	}
	for (const influence of model.influences) {
		const { quests, item, trigger } = influence;
		const from = {
			kind: "unread",
			label: influenceText(model, influence)
		};
		for (const to of quests === "all" ? ["all"] : quests.filter(isWanted)) edges.push({
			kind: "influence",
			from,
			to,
			item,
			trigger
		});
	}
	return edges;
}
// src/verdict/play/outline.ts
const MAX_JUDGED_TRANSITIONS = 5e3;
function outlineOf({ snapshot, room: { analysis, model } }, only) {
	const { labels, roomItems = {} } = snapshot;
	const keys = keysOf(roomItems).filter((key) => only?.items.has(key) !== false);
	const quests = model.quests.filter(({ index }) => only?.quests.has(index) !== false);
	const shown = new Set(quests.map(({ index }) => index));
	const waysOf = questWays(model, graphEdges(analysis, (quest) => shown.has(quest)));
	const judge = model.quests.length <= 300 && model.transitions.length <= MAX_JUDGED_TRANSITIONS;
	const unreachable = quests.flatMap(({ index, id, name }) => neverStates(analysis, index, judge).never.map((never) => ({
		id,
		name,
		...never
	})));
	return {
		items: keys.map((key) => ({
			key,
			...labels.of(key)
		})),
		quests: quests.map(({ index, id, name, enabled, group }) => ({
			id,
			name,
			enabled,
			group: shownGroup(group),
			...waysOf(index)
		})),
		unreachable
	};
}
const MAX_OF_ALL = 4;
function questWays(model, edges) {
	const byQuest = /* @__PURE__ */ new Map();
	const noWays = () => ({
		requires: [],
		starts: [],
		completes: [],
		resets: [],
		mayChange: []
	});
	const waysOf = (quest) => getOrInsert(byQuest, quest, noWays);
	const ofAll = /* @__PURE__ */ new Set();
	for (const edge of edges) {
		const { kind, from, to, state, amount } = edge;
		const ways = to === "all" ? void 0 : waysOf(to);
		if (from.kind === "unread") {
			if (ways === void 0) ofAll.add(from.label);
			else ways.mayChange.push(from.label);
		} else if (kind === "requirement" && from.kind === "quest") ways?.requires.push(requirementText(model, from.quest, amount ?? 1));
		else if (kind === "expiry") ways?.resets.push(`${seconds(edge.seconds ?? 0)} after it started, by FinishTime`);
		else ways?.[KIND_OF[state ?? 0]].push(wayText(model, edge));
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
	const code = transitionCode(edge.code ?? NaN);
	const notes = [
		String(edge.code),
		code === void 0 ? "" : guardText(code),
		edge.isRandom === true ? "by chance" : "",
		edge.never === void 0 ? "" : "never"
	].filter((note) => note !== "");
	return `${causeText(model, edge)} (${notes.join(", ")})`;
}
function causeText(model, { from, when = 0, trigger, item = "", seconds: delay = 0 }) {
	const later = delay === 0 ? "" : `${seconds(delay)} after `;
	if (from.kind !== "quest") return `${later}${triggerText(model, trigger, item)}`;
	const cause = `${questName(model, from.quest)} is ${QUEST_STATES[when]}`;
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
// src/verdict/play/outline-details.ts
const MAX_FIELDS = 40;
function outlineFor(playable, { item, quest }, refused) {
	const { room } = playable;
	if (item !== void 0) {
		const found = room.item(item);
		if ("fault" in found) throw refused("item", found.fault);
		return outlineOfItem(playable, found.value);
	}
	if (quest === void 0) return outlineOf(playable);
	const found = room.quest(quest);
	if ("fault" in found) throw refused("quest", found.fault);
	return outlineOfQuest(playable, found.value);
}
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
		...outlineOf(playable, {
			items: /* @__PURE__ */ new Set([key]),
			quests
		}),
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
		...outlineOf(playable, {
			items: new Set(mentions.flatMap((mention) => mention.kind === "task" ? [mention.task.itemKey] : [])),
			quests: /* @__PURE__ */ new Set([index])
		}),
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
			return `required by quest ${quoteValue(member(record, "Name") ?? key)}`;
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
	return member(snapshot.section(name), key);
}
function placeOf(text, place) {
	return {
		text,
		...place.pointers
	};
}
function subscriptionText({ kind, record }) {
	const typeOf = (field, missing) => typeName(textField(objectField(record, field), "$type"), missing);
	switch (kind) {
		case "effector": {
			const state = targetState(record);
			const when = state === void 0 ? "an unknown state" : QUEST_STATES[state];
			return `${typeOf("Effector", "an effect")} when ${when}`;
		}
		case "linked-task": return `linked task: ${codeText(record)}`;
		case "quest-trigger": return `${typeOf("Trigger", "a trigger")}: ${codeText(record)}`;
		default: {
			const direct = objectField(objectField(record, "DirectEffector"), "Effector");
			return `${typeOf("Trigger", "a trigger")} fires ${typeName(textField(direct, "$type"), "an effect")}`;
		}
	}
}
function codeText(record) {
	const code = numberField(record, "TargetState");
	if (code === void 0) return "no TargetState";
	const transition = transitionCode(code);
	return transition === void 0 ? String(code) : `${code} (${transitionWords(transition)})`;
}
function fieldsOf(record) {
	if (!isObject(record)) return [];
	const fields = [];
	let more = 0;
	for (const [name, value] of membersOf(record)) {
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
// src/verdict/play/read-room.ts
function readRoom(bytes) {
	const { snapshot } = readSnapshot(bytes);
	return {
		snapshot,
		room: new ScriptRoom(readFlowModel(snapshot, "catalog"))
	};
}
function checkRoom(bytes, linter) {
	let playable;
	return {
		result: linter.lint(bytes, (snapshot, flow) => {
			if (!hasSection(snapshot.value)) return;
			playable = {
				snapshot,
				room: new ScriptRoom(flow("catalog")?.model ?? readFlowModel(snapshot, "catalog"))
			};
		}),
		playable: playable ?? readRoom(bytes)
	};
}
// src/model/flow/script.ts
var ScriptError = class ScriptError extends Error {
	faults;
	static {
		brand(ScriptError, "ScriptError");
	}
	name = "ScriptError";
	constructor(faults) {
		super(faults.map(({ line, message }) => `line ${line}: ${message}`).join("\n"));
		this.faults = faults;
	}
};
const STEP_NAMES = "click enter fire set know unset wait player reload leave join expect".split(" ");
const RUN_SEPARATOR = "---";
function readScript(text, room) {
	const faults = [];
	const runs = [];
	let run;
	const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
	for (const [index, content] of lines.entries()) {
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
				lines: []
			};
			runs.push(run);
		}
		if (reading.kind === "fault") faults.push({
			line,
			message: reading.message
		});
		else run.lines.push({
			line,
			source: reading.source,
			...reading.action
		});
	}
	if (runs.length === 0) faults.push({
		line: 1,
		message: `the script has no steps: ${howToBegin(room)}`
	});
	if (faults.length > 0) throw new ScriptError(faults);
	return runs;
}
function readLine(content, room) {
	try {
		const { words, source } = readWords(content);
		const [first, ...rest] = words;
		if (first === void 0) return { kind: "blank" };
		if (first.bare && first.text === RUN_SEPARATOR && rest.length === 0) return { kind: "separator" };
		return {
			kind: "action",
			action: actionOf(first, rest, room),
			source
		};
	} catch (error) {
		if (error instanceof LineFault) return {
			kind: "fault",
			message: error.message
		};
		throw error;
	}
}
function meant(found) {
	if ("fault" in found) throw new LineFault(found.fault);
	return found.value;
}
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function actionOf({ text: name, bare }, words, room) {
	switch (bare ? name : "") {
		case "click":
		case "enter": {
			const [word = ""] = textsOf(name, ["the key of an item"], words, `${name} 4`);
			const type = name === "click" ? "OnClickEvent" : "OnEnterEvent";
			return { step: {
				kind: "trigger",
				item: meant(room.item(word)),
				type
			} };
		}
		case "fire": {
			const [word = "", type = ""] = textsOf("fire", ["the key of an item", "the $type of a trigger"], words, "fire 4 OnCollideEvent");
			const item = meant(room.item(word));
			return { step: {
				kind: "trigger",
				item,
				type: meant(room.trigger(item, type))
			} };
		}
		case "set":
			if (room.isVariable(words[0]?.text ?? "")) return variableStep("set", words, room);
			return { step: {
				kind: "set",
				...factOf("set", words, room)
			} };
		case "know": return variableStep("know", words, room);
		case "unset":
			if (words.map(({ text }) => text).join(" ") === "is 0") return { step: { kind: "unset is 0" } };
			throw new LineFault("unset is part of the step: unset is 0");
		case "wait": {
			const [text = ""] = textsOf("wait", ["a number of seconds"], words, "wait 2.5");
			const seconds = NUMBER.test(text) ? Number(text) : NaN;
			if (Number.isFinite(seconds) && !text.startsWith("-")) return { step: {
				kind: "wait",
				seconds
			} };
			throw new LineFault(`wait needs a number of seconds, 0 or more, as in wait 2.5, not ${quoteValue(text)}`);
		}
		case "player": {
			const [player = ""] = textsOf("player", ["a name"], words, "player ann");
			return { step: {
				kind: "player",
				name: player
			} };
		}
		case "reload":
		case "leave":
		case "join":
			textsOf(name, [], words, name);
			return { step: { kind: name } };
		case "expect": return { expectation: expectation(words, room) };
		default: {
			const all = `the steps are ${STEP_NAMES.join(", ")}`;
			throw new LineFault(`unknown step ${quoteValue(name)}: ${didYouMean(name, STEP_NAMES, all)}`);
		}
	}
}
function variableStep(by, words, room) {
	const [named = "", text = ""] = textsOf(by, ["the name of a variable", "its value"], words, `${by} codeEntry 1234`);
	return { step: {
		kind: "variable",
		by,
		name: meant(room.variable(named)),
		value: words[1]?.bare === true && NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : text
	} };
}
function expectation(words, room) {
	const [first, ...rest] = words;
	const keyword = first?.bare === true && EXPECT_KEYWORDS.has(first.text) ? first.text : void 0;
	switch (keyword) {
		case "nothing":
			textsOf("expect nothing", [], rest, "expect nothing");
			return { kind: "nothing" };
		case "effect": {
			const [word = "", type = ""] = textsOf("expect effect", ["the key of an item", "the $type of an effect"], rest, "expect effect 5 ShowObjectEvent");
			const item = meant(room.item(word));
			return {
				kind: "effect",
				item,
				type: meant(room.effect(item, type))
			};
		}
		case "never":
		case "reachable": return {
			kind: keyword,
			...factOf(`expect ${keyword}`, rest, room)
		};
		default: return {
			kind: "state",
			...factOf("expect", words, room)
		};
	}
}
const STATE_WORDS = [
	...STATE_NAMES,
	"0",
	"1",
	"2"
];
function factOf(step, words, room) {
	const [name, ...rest] = words;
	const example = `${step} 0_find_key completed`;
	if (name === void 0) throw new LineFault(`${step} needs a quest and a state, as in ${example}`);
	const quest = room.quest(name.text);
	const hint = rest.length > 1 ? ". Put a name with spaces in double quotes" : "";
	if ("fault" in quest) throw new LineFault(`${quest.fault}${hint}`);
	if (rest.length === 0) throw new LineFault(`${step} needs a state: ${STATE_NAMES.join(", ")}, as in ${example}`);
	const text = rest.map((word) => word.text).join(" ");
	const isSplit = rest.length === 2 && rest.every(({ bare }) => bare);
	const at = rest.length === 1 || isSplit ? STATE_WORDS.indexOf(text.toLowerCase()) : -1;
	if (at >= 0) return {
		quest: quest.value,
		state: at % STATE_NAMES.length
	};
	const all = `the states are ${STATE_NAMES.join(", ")}`;
	throw new LineFault(`unknown state ${quoteValue(text)}: ${didYouMean(text, STATE_NAMES, all)}`);
}
function textsOf(step, needs, words, example) {
	if (words.length < needs.length) throw new LineFault(`${step} needs ${needs.slice(words.length).join(" and ")}, as in ${example}`);
	const extra = words[needs.length];
	if (extra === void 0) return words.map(({ text }) => text);
	const hint = needs.length === 0 ? "" : ", or put a name with spaces in double quotes";
	throw new LineFault(`${step} takes no other words: remove ${quoteValue(extra.text)}${hint}`);
}
function howToBegin({ model }) {
	const [event] = model.events;
	return event === void 0 ? "add one, such as wait 1" : `add one, such as click ${shownWord(event.item)}`;
}
// src/verdict/play/analyse.ts
function questAnalyses(room, quests = room.model.quests) {
	return quests.map((quest) => questAnalysis(room, quest));
}
function questAnalysis(room, { index, id, name }) {
	return {
		id,
		name,
		active: stateVerdict(room, index, 1),
		completed: stateVerdict(room, index, 2)
	};
}
function stateVerdict({ analysis, model }, quest, state) {
	const verdict = analysis.verdict(quest, state);
	switch (verdict.kind) {
		case "reachable": {
			const { play } = verdict;
			return {
				verdict: "reachable",
				play: play.steps.map((step) => stepText(step)),
				seed: play.seed
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
function roomOnDemand(bytes) {
	let room;
	return () => {
		room ??= readRoom(bytes).room;
		return room;
	};
}
function lostStates(versions, { model, analysis }) {
	const lost = [];
	for (const { index, id, name } of model.quests) for (const state of [1, 2]) {
		if (analysis.possible.isPossible(index, state)) continue;
		let play;
		if (!versions.every((room) => {
			const found = playIn(room(), id, state);
			play ??= found;
			return found !== void 0;
		}) || play === void 0) continue;
		lost.push({
			id,
			quest: `quest ${quoteValue(name)}`,
			state: QUEST_STATES[state],
			play
		});
	}
	return lost;
}
function playIn({ model, analysis }, id, state) {
	const quest = model.quests.find((each) => each.id === id);
	if (quest === void 0) return void 0;
	const verdict = analysis.verdict(quest.index, state);
	return verdict.kind === "reachable" ? playText(verdict.play) : void 0;
}
// src/model/flow/script-player.ts
function isActing(step) {
	if (step.kind === "variable") return step.by === "set";
	return step.kind !== "player" && step.kind !== "unset is 0";
}
const MAX_SHOWN = 5;
var ScriptPlayer = class {
	room;
	simulation;
	lines = [];
	acting;
	tried = /* @__PURE__ */ new Map();
	start;
	constructor(room, seed, budget) {
		this.room = room;
		this.simulation = new Simulation(room.model, {
			seed,
			budget
		});
		this.start = this.entriesFrom(0);
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
		const entries = this.entriesFrom(from);
		this.lines.push(line);
		if (isActing(line.step)) this.acting = {
			line,
			entries,
			players: simulation.playerNames.length
		};
		return {
			kind: "step",
			line,
			player: this.playerName,
			time: simulation.time,
			entries
		};
	}
	entriesFrom(from) {
		const entries = this.simulation.timeline.slice(from);
		for (const entry of entries) if (entry.kind === "changed" || entry.kind === "idle") this.tried.set(this.slot(entry.quest, entry.player), entry);
		return entries;
	}
	slot(quest, player) {
		const { [quest]: target } = this.room.model.quests;
		return target === void 0 || isOwn(target) ? `${player} ${quest}` : `room ${quest}`;
	}
	get stopped() {
		const line = this.lines.at(-1);
		return line === void 0 ? "the run was stopped at its start" : `the run was stopped at line ${line.line} (${shownText(line.source)})`;
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
		const last = this.tried.get(this.slot(quest, simulation.player));
		const why = last === void 0 ? "nothing has tried to change it" : `${this.lineOf(last)}${entryText(room.model, last)}`;
		return `${questName(room.model, quest)} is ${QUEST_STATES[actual]}${this.forPlayer} instead of ${QUEST_STATES[state]}: ${why}`;
	}
	effectFailure(item, type) {
		const { acting, simulation } = this;
		const firing = (acting?.entries ?? []).filter((entry) => entry.kind === "fired" && entry.source.item === item && (entry.source.effect ?? "") === type);
		if (firing.some(({ player }) => player === simulation.player)) return void 0;
		const missing = `${shownWord(type)} did not fire on ${this.room.model.labels.text(item)}${this.forPlayer}`;
		if (acting === void 0) return `${missing}: no step has been played yet`;
		const [other] = firing;
		if (other !== void 0) return `${missing}, only for ${shownText(this.nameOf(other.player))}`;
		return `${missing}${this.room.effectsOn(item).includes(type) ? "" : ` (the item has no such effect)`}: ${this.lastStep} ${this.happened() ?? "changed no quest and fired no effect"}`;
	}
	nothingFailure() {
		const happened = this.happened();
		return happened === void 0 ? void 0 : `${this.lastStep} ${happened}`;
	}
	verdictFailure(kind, quest, state) {
		const { model } = this.room;
		const verdict = this.room.analysis.verdict(quest, state);
		const fact = factText(model, {
			quest,
			state
		});
		switch (verdict.kind) {
			case "reachable":
				if (kind === "reachable") return void 0;
				return `${fact} can happen: ${verdict.play.steps.length === 0 ? "it is so at the start" : playText(verdict.play)}`;
			case "impossible": return kind === "never" ? void 0 : `${fact} can never happen: ${reasonText(model, verdict.reason)}`;
			case "unknown": return `whether ${fact} can happen is unknown: ${unknownText(model, verdict)}`;
		}
	}
	happened() {
		const { acting, simulation, room } = this;
		const { model } = room;
		const { player } = simulation;
		const seesShared = player < (acting?.players ?? 0);
		const isShared = (quest) => !isOwn(model.quests[quest]);
		const parts = (acting?.entries ?? []).flatMap((entry) => {
			const isSeen = entry.player === player;
			if (entry.kind === "changed" && (isSeen || seesShared && isShared(entry.quest))) return [`made ${factText(model, entry)}`];
			return entry.kind === "fired" && isSeen ? [`fired ${effectText(model, entry.source).replace(" fires on ", " on ")}`] : [];
		});
		if (parts.length === 0) return void 0;
		const shown = parts.slice(0, MAX_SHOWN).join(", ");
		return parts.length > MAX_SHOWN ? `${shown} and ${parts.length - MAX_SHOWN} more` : shown;
	}
	problemText(problem) {
		switch (problem) {
			case "absent": return `${quoteValue(this.playerName)} has left: add join before this step, or let another player act`;
			case "present": return `${quoteValue(this.playerName)} is already there: join works only after leave`;
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
		return this.simulation.playerNames.length > 1 ? ` for ${shownText(this.playerName)}` : "";
	}
	get lastStep() {
		const { acting } = this;
		return acting === void 0 ? "the start" : `line ${acting.line.line} (${shownText(acting.line.source)})`;
	}
	lineOf({ step }) {
		const line = this.lines[step];
		return line === void 0 ? "" : `line ${line.line} (${shownText(line.source)}): `;
	}
};
// src/verdict/play/play-script.ts
function playScript(room, text, seed, budget = new PlayBudget()) {
	const script = readScript(text, room);
	const collector = new CoverageCollector(room.model);
	const runs = script.map((run) => playRun(room, run, seed, budget, collector));
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
function playRun(room, run, seed, budget, collector) {
	const player = new ScriptPlayer(room, seed, budget);
	const { simulation, start } = player;
	const outcomes = playLines(player, run);
	collector.add(simulation.timeline);
	return {
		line: run.line,
		start,
		outcomes,
		playerNames: simulation.playerNames,
		stopped: simulation.stoppedBy
	};
}
function playLines(player, { lines }) {
	const outcomes = lines.map((line) => player.play(line));
	const refused = outcomes.filter(({ kind }) => kind === "refused");
	if (refused.length === 0) return outcomes;
	throw new ScriptError(refused.map((outcome) => ({
		line: outcome.line.line,
		message: "message" in outcome ? outcome.message : ""
	})));
}
function hasPassed({ failed, stopped }) {
	return failed === 0 && stopped === 0;
}
var CoverageCollector = class {
	model;
	transitions = /* @__PURE__ */ new Set();
	guards = /* @__PURE__ */ new Set();
	effects = /* @__PURE__ */ new Set();
	constructor(model) {
		this.model = model;
	}
	add(timeline) {
		for (const entry of timeline) if (entry.kind === "changed" && "transition" in entry.cause) this.transitions.add(entry.cause.transition);
		else if (entry.kind === "fired") this.effects.add(entry.source);
		else if (entry.kind === "idle") this.addIdle(entry);
	}
	addIdle({ quest: index, cause, reason }) {
		const quest = this.model.quests[index];
		if (reason.kind === "guard" && "transition" in cause) this.guards.add(cause.transition);
		if (reason.kind === "limit" && quest !== void 0) this.guards.add(quest);
		if (reason.kind === "requirement") this.guards.add(reason.requirement);
	}
	get result() {
		const { model } = this;
		const { quests, transitions, reactions, events } = model;
		const guards = [];
		for (const each of transitions) if (each.code.from !== "any") guards.push([each, `${transitionText(model, each)}, outside ${QUEST_STATES[each.code.from]}`]);
		for (const quest of quests) {
			const name = questName(model, quest.index);
			for (const requirement of quest.requirements) guards.push([requirement, `${name} before ${completionsOf(model, requirement)}`]);
			const often = quest.limit === 1 ? "once" : `${quest.limit} times`;
			if (Number.isFinite(quest.limit)) guards.push([quest, `completing ${name} more than ${often}`]);
		}
		const effects = reactions.map((each) => [each, `${each.effect ?? "an effect"} on ${model.labels.text(each.item)} when ${factText(model, each)}`]);
		for (const { item, type, tasks } of events) for (const task of tasks) if (task.kind === "direct") effects.push([task, `${task.effect ?? "an effect"} on ${model.labels.text(item)}, by ${type}`]);
		return {
			transitions: coverageOf(transitions.map((each) => [each, transitionText(model, each)]), this.transitions),
			guards: coverageOf(guards, this.guards),
			effects: coverageOf(effects, this.effects)
		};
	}
};
function coverageOf(all, reached) {
	const missing = all.filter(([part]) => !reached.has(part)).map(([, text]) => text);
	return {
		reached: all.length - missing.length,
		total: all.length,
		missing
	};
}
function transitionText(model, transition) {
	const { cause, item, code, quest } = transition;
	const what = `${code.code} on ${questName(model, quest)}`;
	if (cause.kind === "event") return `${cause.event.type} of ${model.labels.text(item)}: ${what}`;
	const source = sourceOf(transition);
	return `linked from ${model.labels.text(item)}${source === void 0 ? "" : ` when ${factText(model, source)}`}: ${what}`;
}
// src/verdict/play/live-play.ts
function livePlay(room, lines, seed) {
	const player = new ScriptPlayer(room, seed, new PlayBudget());
	if (lines.length === 0) return {
		player,
		outcomes: []
	};
	const [run, other] = readScript(lines.join("\n"), room);
	if (other !== void 0) throw new ScriptError([{
		line: other.line,
		message: "another run begins here: play each by itself"
	}]);
	return {
		player,
		outcomes: run === void 0 ? [] : playLines(player, run)
	};
}
function expectedStates(room, { player }, byId) {
	const { simulation } = player;
	if (simulation.stopped) return [];
	const { playerNames } = simulation;
	const words = new QuestWords(room.model);
	const changed = /* @__PURE__ */ new Set();
	for (const entry of simulation.timeline) if (entry.kind === "changed") changed.add(`${entry.player} ${entry.quest}`);
	const lines = [];
	let current = simulation.player;
	for (const [who, name] of playerNames.entries()) {
		const expected = room.model.quests.flatMap((quest) => {
			const { index } = quest;
			const isShared = !isOwn(quest);
			if (isShared && who !== simulation.player) return [];
			const state = simulation.state(index, who);
			const mayDiffer = isShared ? playerNames.some((_name, other) => changed.has(`${other} ${index}`)) : changed.has(`${who} ${index}`);
			const word = state === 0 && !mayDiffer ? void 0 : words.of(index, byId);
			return word === void 0 ? [] : [`expect ${word} ${STATE_NAMES[state]}`];
		});
		if (expected.length > 0 && who !== current) {
			lines.push(`player ${scriptWord(name)}`);
			current = who;
		}
		for (const line of expected) lines.push(line);
	}
	return lines;
}
const MAX_TRIED = 25e4;
const MAX_IN_A_TRY = 2e3;
function nextSteps({ simulation }) {
	const { events } = simulation.model;
	const works = [];
	const idle = [];
	if (simulation.stopped || !simulation.isPresent()) return {
		works,
		idle,
		untried: 0
	};
	const budget = new PlayBudget(MAX_TRIED);
	for (const [at, event] of events.entries()) {
		if (budget.left === 0) return {
			works,
			idle,
			untried: events.length - at
		};
		const entries = tried(simulation, stepFor(event), budget);
		(entries.some(isEffect) ? works : idle).push({
			event,
			entries
		});
	}
	return {
		works,
		idle,
		untried: 0
	};
}
function tried(simulation, step, budget) {
	const fork = simulation.fork({
		maxSteps: MAX_IN_A_TRY,
		budget
	});
	fork.play(step);
	return fork.timeline;
}
function isEffect({ kind }) {
	return kind !== "idle" && kind !== "no-trigger" && kind !== "decided";
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
	const parsed = /* @__PURE__ */ new Map();
	const logic = (key) => getOrInsert(parsed, key, () => logicOf(snapshot, key));
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
	let value = logic(key);
	for (const step of parsePointer(embedded[0] ?? "")) {
		value = childOf(value, step);
		const id = member(value, "TaskTriggerId");
		if (typeof id === "string") ids.push(id);
	}
	return ids;
}
function logicOf(snapshot, key) {
	const text = member(snapshot.section("logic"), key);
	return typeof text === "string" ? tryParseJson(text) : void 0;
}
exports.ScriptError = ScriptError;
exports.ScriptPlayer = ScriptPlayer;
exports.checkRoom = checkRoom;
exports.entryText = entryText;
exports.expectedStates = expectedStates;
exports.graphOfFindings = graphOfFindings;
exports.hasPassed = hasPassed;
exports.livePlay = livePlay;
exports.lostStates = lostStates;
exports.nextSteps = nextSteps;
exports.outlineFor = outlineFor;
exports.outlineOf = outlineOf;
exports.playScript = playScript;
exports.questAnalyses = questAnalyses;
exports.questAnalysis = questAnalysis;
exports.questGraph = questGraph;
exports.questMentionText = questMentionText;
exports.questName = questName;
exports.readLine = readLine;
exports.readRoom = readRoom;
exports.roomOnDemand = roomOnDemand;
exports.seconds = seconds;
