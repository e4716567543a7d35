"use strict";
const { AXES, CHAIN_TYPE, COMPLETED_FIELDS, DOCUMENTED_TYPES, FIELDS: FIELDS$1, FIXED_FIELDS, LookAlikes, NO_ROTATION, OWN_FIELDS, SHARED_FIELDS, SLIPS, VECTORS, addTo, aroundAxis, beginsLikeJson, counted, defineRule, emptyJson, fourDigits, getOrInsert, groupedBy, isJson, isObject, isSpace, isSubscriptionType, jsonType, listed: listed$1, lookAlikeNote, meantType, member, nearest, otherForm, quoteValue, readKeys, rule, tryJsonParse, tryParseJson, turnText, vectorText, visible, withArticle } = require("./words.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, BUILT_IN_VARIABLES, COLOUR_SLIPS, EFFECT_NAMES, ENEMY_GROUND, FOREIGN_SETTINGS, KNOWLEDGE, MAX_IMPORTED_BYTES, MAX_RECORDS, NearNames, PARENT_FIELD, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, SECTIONS, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGER_NAMES, absentFrom, agreedName, argumentCount, arrayField, bareName, claimsOf, comparablePair, completePair, cutFromString, embeddedBytes, endsInSpace, expressionFunction, findRepeatedLogic, fixAlsoAt, hasContent, hasControlCharacter, hasField, heldObject, hexDigits, idOf, integerField, isComputedText, isInViewNodes, isItemTasks, isNumberedName, isOfKind, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isUuid, isUuidVersion4, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantFunction, numberField, objectField, objectIn, overwriteValue, parentOf, parseExpression, playText, prefabNamed, questReference, recordAt: recordAt$1, removeMember, renameMember, renewUuid, replaceValue, requirementPlace, spanIn, stateName: stateName$1, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, triggerOf, unwrapped, withoutBrackets, writeValue } = require("./core.js");
const { LEFT_OUT, Place, SYNTAX_FAULT_KINDS, SeenTexts, asciiText, bytesOf, canonical, decodeLoosely, fixQuotes, sameValue, span, textOf, uuidVersion } = require("./text.js");
// rules/wording/documented-fields.ts
const DOCUMENTED_PATH = /^\d+(?:\/DirectEffector)?(?:\/Effector\/linkedTasks\/\d+)?$/;
function fixIn(subscription, fix) {
	return isDocumented(subscription) ? fix : void 0;
}
function isDocumented(subscription) {
	for (let each = subscription; each !== void 0; each = each.holder) if (each.kind !== "linked-task" && each.kind !== "direct-effector" && !DOCUMENTED_TYPES.has(textField(each.record, "$type") ?? "")) return false;
	const steps = subscription.place.paths.at(-1) ?? [];
	const path = steps.slice(steps.indexOf("Tasks") + 1).join("/");
	return DOCUMENTED_PATH.test(path);
}
// rules/wording/entry-draft.ts
function entryAround(place, { quests }) {
	const [[section, key]] = place.paths;
	return section === "quests" ? quests?.entry(String(key)) : void 0;
}
function valueDraft(quests, entry, path, fault) {
	const draft = {
		at: entry.place.along(path),
		...fault
	};
	const twin = quests.twinWithSame(entry, path);
	if (twin === void 0) return draft;
	const [first, ...others] = claimsOf(draft);
	const onTwin = (claim) => movedClaim(claim, entry, twin);
	return {
		...draft,
		at: [
			first,
			...others,
			onTwin(first),
			...others.map(onTwin)
		],
		related: [{
			at: onTwin(first),
			message: "the same on the other entry"
		}, ...draft.related ?? []],
		fix: draft.fix && fixAlsoAt(draft.fix, (place) => moved(place, entry, twin))
	};
}
function movedClaim(claim, entry, twin) {
	if (!("kind" in claim)) return moved(claim, entry, twin) ?? claim;
	const place = claim.place && (moved(claim.place, entry, twin) ?? claim.place);
	if (claim.kind === "place") return {
		...claim,
		place: place ?? claim.place
	};
	return {
		...claim,
		place,
		holder: claim.holder && (moved(claim.holder, entry, twin) ?? claim.holder)
	};
}
function moved(place, entry, twin) {
	const [[section, key, ...path], ...inner] = place.paths;
	if (section !== "quests" || String(key) !== entry.key) return void 0;
	let at = twin.place.along(path);
	for (const steps of inner) at = at.inside().along(steps);
	return at;
}
// rules/wording/quest-label.ts
function questLabel({ record }) {
	const name = textField(record, "Name");
	return name === void 0 ? "this quest" : quoteValue(name);
}
function otherQuestLabel({ record, key }) {
	return quoteValue(textField(record, "Name") ?? key);
}
// rules/effect/chain-placement.ts
var chain_placement_default = defineRule({
	id: "effect/chain-placement",
	level: "info",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: ["elsewhere"],
	fix: "none",
	summary: "RunTriggersFromEffector is used in an effector subscription",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, place, subscription }, report) {
		if (type !== "RunTriggersFromEffector" || subscription.kind === "effector") return;
		report({
			at: place.at("$type"),
			message: "this chain is not in an effector subscription, where the documents put chains: check in the game that it runs"
		});
	} }
});
// rules/effect/empty-chain.ts
var empty_chain_default = defineRule({
	id: "effect/empty-chain",
	level: "warning",
	kinds: ["empty"],
	fix: "none",
	summary: "RunTriggersFromEffector has linked tasks",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || arrayField(record, "linkedTasks")?.length !== 0) return;
		report({
			at: place.at("linkedTasks"),
			message: "this chain has no linked tasks, so it does nothing: add the linked tasks that it should run"
		});
	} }
});
// rules/effect/equal-lengths.ts
var equal_lengths_default = defineRule({
	id: "effect/equal-lengths",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["other-length"],
	fix: "none",
	summary: "Lists of one effect with an element for each step are equally long",
	source: "public material of the platform, effects",
	on: { effect({ known, record, place }, report) {
		const lengths = (known?.equallyLong ?? []).flatMap((name) => {
			const list = arrayField(record, name);
			return list === void 0 ? [] : [{
				name,
				length: list.length
			}];
		});
		const [first] = lengths;
		const other = lengths.find(({ length }) => length !== first?.length);
		if (first === void 0 || other === void 0) return;
		report({
			at: place.at(other.name),
			message: `${first.name} has ${first.length} and ${other.name} ${other.length} entries: give both one for each step`
		});
	} }
});
// rules/effect/linked-trigger.ts
var linked_trigger_default = defineRule({
	id: "effect/linked-trigger",
	level: "warning",
	kinds: [
		"event",
		"delay-elsewhere",
		"random-elsewhere"
	],
	fix: "unsafe",
	summary: "The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks",
	source: "quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry",
	subscriptions: ["linked-task"],
	on: { subscription(subscription, report) {
		const { record, place } = subscription;
		for (const draft of chainFieldsElsewhere(subscription)) report(draft);
		const trigger = objectField(record, "Trigger");
		if (trigger === void 0) return;
		if (typeof trigger.$type === "string" && isEvent(trigger.$type)) report({
			at: keyAt(place.at("Trigger").at("$type")),
			kind: "event",
			message: `a linked task runs when its chain fires, and the documents give it no event: to wait for ${quoteValue(trigger.$type)}, put it into a TaskTriggerSubscription`
		});
		const delay = record.Delay;
		if (delay !== void 0 && !hasField(trigger, "Delay")) report({
			at: keyAt(place.at("Delay")),
			kind: "delay-elsewhere",
			message: besideTrigger(delay)
		});
	} }
});
function besideTrigger(delay) {
	return `Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${typeof delay === "number" ? quoteValue(delay) : "seconds"}}`;
}
function chainFieldsElsewhere({ record, place, holder }) {
	const found = [];
	const chainPlace = place.parent?.parent;
	const effect = holder && chainPlace && valueIn(holder, chainPlace);
	if (holder === void 0 || chainPlace === void 0 || !isObject(effect)) return found;
	if (typeof record.useRandom === "boolean" && !hasField(effect, "useRandom")) found.push(randomElsewhere(record.useRandom, place, chainPlace, "a linked task", place.step === 0));
	if (place.step !== 0) return found;
	if (chainPlace.parent === holder.place && typeof holder.record.useRandom === "boolean" && !hasField(effect, "useRandom")) found.push(randomElsewhere(holder.record.useRandom, holder.place, chainPlace, "the subscription", true));
	const trigger = objectField(record, "Trigger");
	if (typeof effect.Delay === "number" && (trigger === void 0 || !hasField(trigger, "Delay"))) found.push({
		at: keyAt(chainPlace.at("Delay")),
		kind: "delay-elsewhere",
		message: `Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": ${quoteValue(effect.Delay)}}`
	});
	return found;
}
function valueIn(holder, place) {
	if (place === holder.place) return holder.record;
	const around = place.parent && valueIn(holder, place.parent);
	if (Array.isArray(around)) return around[Number(place.step)];
	return isObject(around) ? member(around, String(place.step)) : void 0;
}
function randomElsewhere(value, from, chainPlace, where, isFirst) {
	const at = from.at("useRandom");
	return {
		at: keyAt(at),
		kind: "random-elsewhere",
		message: `useRandom is in ${where}: move it beside linkedTasks`,
		fix: isFirst ? {
			safety: "unsafe",
			description: "move useRandom beside linkedTasks",
			edits: [{
				kind: "insert",
				into: chainPlace,
				key: "useRandom",
				json: {
					kind: "json",
					json: String(value)
				}
			}, {
				kind: "remove",
				place: at,
				discards: true
			}]
		} : void 0
	};
}
function isEvent(type) {
	return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType("trigger", type) !== void 0;
}
// rules/wording/value-kind.ts
const KIND_WORDS = {
	string: "a string",
	number: "a number",
	boolean: "true or false",
	array: "a list",
	object: "an object",
	colour: "a colour of 6 hex digits, as a string",
	"3 numbers": "a list of 3 numbers",
	any: "any value"
};
// rules/effect/wrong-parameters.ts
function isSound({ needed, slips }, record) {
	for (const [name, kind] of needed) {
		const value = record[name];
		if (value === void 0 || !isOfKind(value, kind)) return false;
	}
	for (const slip of slips.keys()) if (Object.hasOwn(record, slip)) return false;
	return true;
}
function wrongParameters(type, known, record, place) {
	const found = [];
	const missing = [];
	const slips = new Map(known.slips);
	for (const [name, kind] of known.needed) {
		const value = record[name];
		if (value === void 0) {
			const spelled = spelledOtherwise(name, known, record);
			if (spelled === void 0) missing.push(name);
			else slips.set(spelled, name);
		} else if (!isOfKind(value, kind)) found.push({
			kind: "other-type",
			at: place.at(name),
			message: `${name} of this ${type} is ${quoteValue(value)}: write ${KIND_WORDS[kind]}`
		});
	}
	for (const each of misnamed(type, slips, record, place)) found.push(each);
	const [first, ...others] = missing;
	if (first === void 0) return found;
	const kind = known.needed.get(first);
	const advice = others.length > 0 || kind === void 0 ? "add them" : `add it as ${KIND_WORDS[kind]}`;
	found.push({
		kind: "missing",
		at: absentFrom(place, missing),
		message: `this ${type} has no ${missing.join(" and no ")}: ${advice}`
	});
	return found;
}
function misnamed(type, slips, record, place) {
	const found = [];
	for (const [slip, name] of slips) if (Object.hasOwn(record, slip) && !Object.hasOwn(record, name)) found.push(renamed(type, slip, name, place));
	return found;
}
function spelledOtherwise(name, { needed }, record) {
	const names = new NearNames([name]);
	return Object.keys(record).find((key) => !needed.has(key) && names.meant(key) !== void 0);
}
function renamed(type, slip, name, place) {
	const at = place.at(slip);
	return {
		at: keyAt(at),
		kind: "other-name",
		message: `this ${type} has ${slip}: rename it to ${name}`,
		fix: renameMember(at, name, slip)
	};
}
// rules/effect/parameters.ts
var parameters_default = defineRule({
	id: "effect/parameters",
	level: "off",
	catalog: { level: "warning" },
	kinds: [
		"missing",
		"other-type",
		"other-name"
	],
	fix: "unsafe",
	summary: "Effects have the parameters that they need",
	source: "public material of the platform, effects",
	on: { effect({ type, known, record, place }, report) {
		if (type === void 0 || known === void 0 || isSound(known, record)) return;
		const wrong = DOCUMENTED_TYPES.has(type) ? misnamed(type, known.slips, record, place) : wrongParameters(type, known, record, place);
		for (const draft of wrong) report(draft);
	} }
});
// rules/wording/works-on.ts
function knownPrefabOf(itemKey, snapshot) {
	const name = snapshot.prefabOf(itemKey);
	if (name === void 0 || !PREFAB_NAMES.has(name)) return void 0;
	return prefabNamed(name)?.name ?? name;
}
function worksOnlyOn(type, on, item) {
	const kinds = withArticle(listed$1(on, "or"));
	return `${type} works only on ${kinds}, and this is ${item}: move it to ${kinds}`;
}
function worksAnywhere({ on, never }) {
	return on === void 0 && never.length === 0;
}
// rules/effect/prefab.ts
var prefab_default = defineRule({
	id: "effect/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["other-prefab"],
	fix: "none",
	summary: "Effects are used on prefabs on which they work",
	source: "public material of the platform, effects",
	on: { effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
		const on = known?.on;
		if (type === void 0 || on === void 0) return;
		const prefab = knownPrefabOf(itemKey, snapshot);
		if (prefab === void 0 || on.includes(prefab)) return;
		report({
			at: place.at("$type"),
			message: worksOnlyOn(type, on, snapshot.labels.text(itemKey))
		});
	} }
});
// rules/effect/random-of-one.ts
var random_of_one_default = defineRule({
	id: "effect/random-of-one",
	level: "info",
	kinds: ["only-one"],
	fix: "none",
	summary: "useRandom has more than one linked task to choose from",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || record.useRandom !== true) return;
		const [only, ...others] = arrayField(record, "linkedTasks") ?? [];
		if (only === void 0 || Array.isArray(only) || others.length > 0) return;
		report({
			at: place.at("useRandom"),
			message: "useRandom has only one linked task to choose from, so that one always fires: add the others"
		});
	} }
});
// rules/wording/near-miss.ts
function keyNearMiss({ place, field, spelled }, what) {
	const at = place.at(spelled);
	return {
		at: keyAt(at),
		message: () => `${quoteValue(spelled)} is not a ${what}: rename it to ${field}${lookAlikeNote(spelled, field)}`,
		fix: {
			safety: "unsafe",
			description: `rename ${quoteValue(spelled)} to ${field}`,
			edits: [{
				kind: "rename",
				place: at,
				key: field
			}]
		}
	};
}
function typeNearMiss({ place, type, spelled }) {
	const at = place.at("$type");
	return {
		at,
		message: () => `${quoteValue(spelled)} is not a documented $type: write "${type}"${lookAlikeNote(spelled, type)}`,
		fix: replaceValue(at, JSON.stringify(type), "unsafe", `write "${type}"`)
	};
}
// rules/effect/unknown-type.ts
var unknown_type_default$1 = defineRule({
	id: "effect/unknown-type",
	level: "warning",
	catalog: { options: { catalogue: true } },
	kinds: ["misspelled"],
	fix: "unsafe",
	summary: "The $type of an effect or trigger is spelled as documented",
	source: "quest and task records, part 2, effect types and trigger types: the lists are incomplete",
	options: { catalogue: {
		type: "boolean",
		default: false,
		description: "whether names that resemble one of the public material of the platform are reported as well"
	} },
	on: {
		effect(effect, report, { options: { catalogue } }) {
			if (catalogue && effect.type !== void 0 && effect.known === void 0) reportUnknown(effect.type, "effect", EFFECT_NAMES, effect.place, report);
		},
		subscription(subscription, report, { options: { catalogue } }) {
			const trigger = catalogue ? triggerOf(subscription) : void 0;
			if (trigger?.type !== void 0 && trigger.known === void 0) reportUnknown(trigger.type, "trigger", TRIGGER_NAMES, trigger.place, report);
		},
		snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) if (miss.kind === "type" && miss.subject !== "subscription") report(typeNearMiss(miss));
		}
	}
});
function reportUnknown(type, what, names, place, report) {
	const meant = names.meant(type);
	if (meant === void 0) return;
	const at = place.at("$type");
	report({
		at,
		message: `${quoteValue(type)} is not a known ${what}: write ${quoteValue(meant)}`,
		fix: overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`)
	});
}
// rules/effect/index.ts
const effectRules = [
	unknown_type_default$1,
	empty_chain_default,
	random_of_one_default,
	linked_trigger_default,
	chain_placement_default,
	parameters_default,
	prefab_default,
	equal_lengths_default
];
// rules/wording/expression-text.ts
function inExpression(expression, { start, end }) {
	return spanIn(expression.place, expression.span(start, end), expression.place);
}
function rewriting(expression, { start, end }, by) {
	const { text } = expression;
	return writing(expression, `${text.slice(0, start)}${by}${text.slice(end)}`, `write ${by}`);
}
function writing({ place }, text, description) {
	return overwriteValue(place, JSON.stringify(text), description);
}
const MAX_SHOWN$1 = 60;
function shortQuote(text) {
	return text.length > MAX_SHOWN$1 || /[\n\r\t]/.test(text) ? quoteValue(text) : text;
}
// rules/expression/arguments.ts
var arguments_default = defineRule({
	id: "expression/arguments",
	level: "off",
	catalog: { level: "warning" },
	kinds: [
		"unknown-function",
		"argument-count",
		"text-delay"
	],
	fix: "unsafe",
	summary: "Functions in expressions are known and have their arguments",
	source: "public material of the platform, function effects, and NCalc, functions",
	on: { effect({ expression }, report) {
		if (expression === void 0) return;
		for (const node of expression.nodes) if (node.kind === "call" || node.kind === "on-change") judge$1(node, expression, report);
	} }
});
function judge$1(node, expression, report) {
	const name = node.kind === "call" ? node.name : "OnChange";
	const at = {
		start: node.start,
		end: node.start + name.length
	};
	const known = expressionFunction(name);
	const count = node.arguments.length;
	if (known === void 0 || known.isFormer === true && !takes(known, count)) {
		const meant = meantFunction(name);
		if (meant === void 0) return;
		report({
			at: inExpression(expression, at),
			kind: "unknown-function",
			message: `${quoteValue(name)} is not a function: write ${meant}`,
			fix: rewriting(expression, at, meant)
		});
		return;
	}
	if (!takes(known, count)) {
		const says = `${name}() has ${count === 1 ? "1 argument" : `${count} arguments`} and takes ${argumentCount(known)}`;
		report({
			at: inExpression(expression, at),
			kind: "argument-count",
			message: `${says}: ${advice$1(node, known, expression)}`
		});
	}
	if (node.kind !== "call" || known.delay === void 0) return;
	const delay = node.arguments[known.delay];
	if (delay === void 0 || withoutBrackets(delay).kind !== "string") return;
	const message = `${name}() has a string as its delay: write the seconds as a number, such as 0.0`;
	report({
		at: inExpression(expression, delay),
		kind: "text-delay",
		message
	});
}
function takes({ least, most, isOdd = false }, count) {
	return count >= least && count <= most && !(isOdd && count % 2 === 0);
}
function advice$1(node, known, { text }) {
	const count = node.arguments.length;
	if (count < known.least) return "add what is missing";
	if (known.isOdd === true) return "end with the value for everything else";
	const lastTwo = text.slice(node.arguments.at(-2)?.start, node.arguments.at(-1)?.end);
	const decimal = /^(\d{1,9})\s*,\s*(\d{1,9})$/.exec(lastTwo);
	if (decimal !== null && takes(known, count - 1)) return `write ${decimal[1]}.${decimal[2]}, not ${decimal[1]},${decimal[2]}`;
	return "remove what it does not take";
}
// rules/expression/known-quest.ts
const MAX_NAMES$2 = 5;
const ADVICE$1 = "use the Name of a quest in the file, without its number";
var known_quest_default$2 = defineRule({
	id: "expression/known-quest",
	level: "warning",
	kinds: ["unknown-quest"],
	fix: "none",
	summary: "Expressions refer to quests in the file",
	source: "quest and task records, part 2, quest names in expressions",
	on: { quests(quests, report, { snapshot }) {
		const { expressions, dialogueQuestNames } = snapshot;
		if (expressions.length === 0 || quests.expressionNames.isIncomplete) return;
		const names = quests.expressionNames;
		const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
		for (const expression of expressions) {
			const { by, name, literal, holder } = expression;
			if (!literal || !expression.isExpression || names.isBare(name) || names.byFullName(name) !== void 0) continue;
			if (inDialogues.has(name) || names.mayBeMeant(name) || isInViewNodes(holder)) continue;
			report({
				at: spanIn(holder, expression.span, holder),
				message: unknownName(by, name, names)
			});
		}
	} }
});
function unknownName(by, name, names) {
	const all = listed$1(names.closest(name).map(quoteValue), "or", MAX_NAMES$2);
	const advice = all === "" ? ADVICE$1 : `${ADVICE$1}: ${all}`;
	if (name === "") return `${by} names no quest: ${advice}`;
	const meant = names.guess(name);
	const what = `${by} names ${quoteValue(name)}, but the file has no such quest`;
	if (meant === void 0) return `${what}: ${advice}`;
	return `${what}: did you mean ${quoteValue(meant)}?${lookAlikeNote(name, meant)}`;
}
function dialogueNames(name) {
	const numbered = name.replace(/^-/, "");
	return [
		name,
		numbered,
		bareName(numbered)
	];
}
// rules/expression/no-number-prefix.ts
var no_number_prefix_default = defineRule({
	id: "expression/no-number-prefix",
	level: "error",
	kinds: ["numbered"],
	sentence: "SetTask(), $T{} and OnChange() refer to a quest by its name without the numeric prefix",
	fix: "safe",
	summary: "Expressions use the Name of a quest without its number",
	source: "quest and task records, part 2, quest names in expressions",
	on: { quests({ expressionNames }, report, { snapshot }) {
		for (const expressed of snapshot.expressions) {
			const { by, name, holder } = expressed;
			if (expressionNames.isBare(name) || isInViewNodes(holder)) continue;
			const entry = expressionNames.byFullName(name);
			if (entry === void 0) continue;
			const where = expressed.span;
			report({
				at: spanIn(holder, where, holder),
				message: `${by} takes a quest's Name without its number: write ${quoteValue(bareName(name))} instead of ${quoteValue(name)}`,
				related: [{
					at: entry.place.at("Name"),
					message: "the quest"
				}],
				fix: expressionNames.isShared(bareName(name)) ? void 0 : cutNumber(name, holder, where)
			});
		}
	} }
});
function cutNumber(name, holder, { start, end }) {
	if (new TextEncoder().encode(name).length !== end - start) return void 0;
	const number = name.length - bareName(name).length;
	return cutFromString(holder, span(start, start + number), "safe", `write ${quoteValue(bareName(name))}`);
}
// rules/expression/quotes.ts
const WORDS$2 = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null",
	"players"
]);
const STATES = new Set(STATE_TEXTS);
var quotes_default = defineRule({
	id: "expression/quotes",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["unquoted"],
	fix: "unsafe",
	summary: "Names in expressions have quotes",
	source: "public material of the platform, function effects",
	on: { effect({ expression }, report, { snapshot }) {
		if (expression === void 0) return;
		const free = /* @__PURE__ */ new Set();
		for (const node of expression.nodes) {
			if (node.kind === "call" && expressionFunction(node.name) === void 0) for (const each of node.arguments) free.add(each);
			if (node.kind !== "name" || free.has(node) || WORDS$2.has(node.name.toLowerCase())) continue;
			const { name } = node;
			const isKnown = STATES.has(name) || snapshot.quests?.expressionNames.isBare(name) === true;
			report({
				at: inExpression(expression, node),
				message: `${name} has no quotes: write '${name}'`,
				fix: isKnown ? rewriting(expression, node, `'${name}'`) : void 0
			});
		}
	} }
});
// rules/expression/state.ts
const EQUALITIES = /* @__PURE__ */ new Set([
	"==",
	"=",
	"!=",
	"<>"
]);
const ORDERS = /* @__PURE__ */ new Set([
	"<",
	"<=",
	">",
	">="
]);
const MEMBERSHIPS = /* @__PURE__ */ new Set(["in", "not in"]);
const READABLE = /* @__PURE__ */ new Set([...STATE_TEXTS, "Undefined"]);
const ALL = listed$1(STATE_TEXTS.map((state) => `'${state}'`), "or");
var state_default = defineRule({
	id: "expression/state",
	level: "off",
	catalog: { level: "warning" },
	kinds: [
		"unknown-state",
		"compared-with-number",
		"compared-with-string",
		"ordered"
	],
	fix: "unsafe",
	summary: "Expressions write states as NotActive, Active or Completed",
	source: "public material of the platform, function effects",
	on: { effect({ expression }, report) {
		if (expression === void 0) return;
		for (const node of expression.nodes) if (node.kind === "call") setState(node, expression, report);
		else if (node.kind === "operation") comparison(node, expression, report);
	} }
});
function setState(call, expression, report) {
	const given = call.arguments[expressionFunction(call.name)?.state ?? NaN];
	const node = given && withoutBrackets(given);
	if (node?.kind !== "string" || isState(node)) return;
	reportState(node, `${call.name}() sets`, expression, report);
}
function comparison({ operators, operands }, expression, report) {
	const [operator] = operators;
	const [left, right] = operands.map(withoutBrackets);
	if (operator === void 0 || left === void 0 || right === void 0) return;
	const { text } = operator;
	const [read, other] = left.kind === "read" ? [left, right] : [right, left];
	if (read.kind !== "read" || read.name === void 0) return;
	const letter = read.letters;
	if (letter === "T" && ORDERS.has(text)) {
		const message = `${spelled(read)} is a string, which ${text} does not compare: write $TN{${read.name}}`;
		report({
			at: inExpression(expression, operator),
			kind: "ordered",
			message
		});
	} else if (letter === "T" && EQUALITIES.has(text)) compareState(read, other, expression, report);
	else if (letter === "T" && MEMBERSHIPS.has(text) && other.kind === "group") for (const part of other.parts) compareState(read, part, expression, report);
	else if (letter === "TN" && (EQUALITIES.has(text) || ORDERS.has(text)) && isPlainText(other)) {
		const number = STATE_TEXTS.indexOf(other.value);
		const with_ = number < 0 ? "a number" : `${number}.0`;
		const message = `${spelled(read)} is compared with ${written(other, expression)}, but it is a number: write $T{${read.name}}, or compare with ${with_}`;
		report({
			at: inExpression(expression, other),
			kind: "compared-with-string",
			message
		});
	}
}
function compareState(read, given, expression, report) {
	const other = withoutBrackets(given);
	if (other.kind === "number") {
		const state = STATE_TEXTS[other.value] ?? "Active";
		const message = `${spelled(read)} is compared with ${written(other, expression)}, but it is a string: write $TN{${read.name}}, or compare with '${state}'`;
		report({
			at: inExpression(expression, other),
			kind: "compared-with-number",
			message
		});
	} else if (other.kind === "string" && !isState(other)) reportState(other, `${spelled(read)} is compared with`, expression, report);
}
function reportState(node, what, expression, report) {
	const meant = nearest(node.value, STATE_TEXTS);
	const state = meant === void 0 ? void 0 : `'${meant}'`;
	report({
		at: inExpression(expression, node),
		kind: "unknown-state",
		message: `${what} ${quoteValue(node.value)}, which is not a state: write ${state ?? ALL}`,
		fix: state === void 0 ? void 0 : rewriting(expression, node, state)
	});
}
function isState({ value }) {
	return READABLE.has(value) || isComputedText(value);
}
function isPlainText(node) {
	return node.kind === "string" && !isComputedText(node.value);
}
function spelled({ letters, name = "" }) {
	return `$${letters}{${name}}`;
}
function written({ start, end }, { text }) {
	return text.slice(start, end);
}
// rules/expression/syntax.ts
const UNCLOSED = /* @__PURE__ */ new Set([
	"unclosed-bracket",
	"unclosed-quote",
	"unclosed-brace"
]);
var syntax_default$1 = defineRule({
	id: "expression/syntax",
	level: "warning",
	catalog: { options: { faults: "all" } },
	kinds: [
		"unclosed-bracket",
		"unclosed-quote",
		"unclosed-brace",
		"extra-bracket",
		"no-dollar",
		"lone-dollar",
		"unknown-read",
		"curly-quotes",
		"no-operator",
		"no-value",
		"empty-argument",
		"comma",
		"semicolon",
		"operator",
		"character",
		"empty",
		"too-deep"
	],
	fix: "unsafe",
	summary: "Expressions can be read",
	source: "quest and task records, part 2, quest names in expressions; public material of the platform, and NCalc",
	options: { faults: {
		type: "choice",
		choices: ["unclosed", "all"],
		default: "unclosed",
		description: "what is reported: brackets, braces and quotes that are not closed, where a function of the documents is used, or every fault"
	} },
	on: { effect({ expression }, report, { options }) {
		if (expression === void 0) return;
		if (options.faults === "unclosed" && !mayNameQuests(expression.text)) return;
		const { parsed } = expression;
		const fault = parsed.kind === "fault" ? parsed.fault : options.faults === "all" ? singleEquals(expression) : void 0;
		if (fault === void 0 || options.faults === "unclosed" && !UNCLOSED.has(fault.kind)) return;
		report({
			at: inExpression(expression, fault),
			kind: fault.kind,
			message: `this expression ${faultText(fault)}`,
			fix: fault.kind === "curly-quotes" ? straightQuotes(expression) : void 0
		});
	} }
});
function faultText(fault) {
	switch (fault.kind) {
		case "unclosed-bracket": return fault.of === void 0 ? "does not close this (: add )" : `does not close the ( of ${shortQuote(fault.of)}: add )`;
		case "unclosed-quote": return `has a ${fault.quote} without its partner: put each name in ${fault.quote} ${fault.quote}`;
		case "unclosed-brace": return `does not close ${fault.opening}: add ${fault.opening === "[" ? "]" : "}"}`;
		case "extra-bracket": return "closes more brackets than it opens: remove this )";
		case "no-dollar": return `writes ${shortQuote(fault.text)} without its $: write ${shortQuote(`$${fault.text}`)}`;
		case "lone-dollar": return "has a $ without { }: write $N{name} or $T{name}";
		case "unknown-read": return `reads $${shortQuote(fault.letters)}{}, which is not known: write $T{}, $TN{}, $N{} or $S{}`;
		case "curly-quotes": return "has curly quotes: write '";
		case "no-operator": return `lacks an operator before ${shortQuote(fault.before)}: ${OPERATOR_ADVICE[fault.meant ?? "any"]}`;
		case "no-value": return fault.before === void 0 ? "ends where a value is missing: write it" : `lacks a value before ${shortQuote(fault.before)}: write it`;
		case "empty-argument": return `has an empty argument in ${shortQuote(fault.of)}(): remove the comma, or write the value`;
		case "comma": return "has a comma outside a function: write + to do both";
		case "semicolon": return "has a ;: write + to do both, or remove it";
		case "operator": return fault.text === "=" ? "compares with =: write ==" : `has ${fault.text}, which is not an operator: write ${fault.meant}`;
		case "character": return "has a character that means nothing here: remove it";
		case "empty": return "is empty: write what it does";
		case "too-deep": return "is nested more than 256 levels deep, so it is not checked: split it";
	}
}
const OPERATOR_ADVICE = {
	both: "write + to do both",
	comma: "write a comma between arguments",
	any: "write one, such as + or =="
};
function singleEquals({ nodes }) {
	for (const node of nodes) {
		if (node.kind !== "operation") continue;
		const single = node.operators.find(({ text }) => text === "=");
		if (single !== void 0) return {
			kind: "operator",
			text: "=",
			meant: "==",
			start: single.start,
			end: single.end
		};
	}
}
function straightQuotes(expression) {
	const straight = expression.text.replace(/[\u2018\u2019\u201a\u201b]/g, "'").replace(/[\u201c\u201d\u201e\u201f]/g, "\"");
	if (parseExpression(straight).kind === "fault") return void 0;
	return writing(expression, straight, "write straight quotes");
}
// rules/expression/index.ts
const expressionRules = [
	no_number_prefix_default,
	known_quest_default$2,
	syntax_default$1,
	state_default,
	quotes_default,
	arguments_default
];
// rules/wording/flow-knowledge.ts
const ASKS_FLOW = {
	options: { knowledge: {
		type: "choice",
		choices: KNOWLEDGE,
		default: "documents",
		description: "what effects are known to do to quests: only what the documents say, or what public material of the platform says as well. With `catalog`, expressions are read"
	} },
	catalog: { options: { knowledge: "catalog" } }
};
// rules/wording/flow-wording.ts
const MAX_SHOWN = 12;
function flowName({ name }) {
	return quoteValue(name);
}
function hasEmptyLogic({ snapshot, optionsOf }) {
	return snapshot.emptyLogic.length > 0 && optionsOf("logic/json-string")?.allowEmpty === false;
}
function isBlocked(quest, { blockedRequirements }) {
	return blockedRequirements.some((blocked) => blocked.quest === quest);
}
function circleOf(labels) {
	const shown = labels.slice(0, MAX_SHOWN);
	if (shown.length < labels.length) shown.push(`\u2026 (${labels.length - shown.length} more)`);
	return [...shown, labels[0]].join(" \u2192 ");
}
function relatedRecords(records, message) {
	return records.slice(0, 12).map(({ place }) => ({
		at: recordAt$1(place),
		message
	}));
}
function countedWords(words) {
	const counts = /* @__PURE__ */ new Map();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return listed$1([...counts].map(([word, count]) => counted(count, word)), "and");
}
// rules/flow/blocked-requirement.ts
var blocked_requirement_default = defineRule({
	id: "flow/blocked-requirement",
	level: "warning",
	kinds: ["never-completed", "too-often"],
	onlyIfAlone: true,
	fix: "none",
	summary: "A required quest can be completed as often as needed",
	source: "quest and task records, part 3, other rules tied to transitions; part 2, requirement object",
	...ASKS_FLOW,
	on: { flow(flow, report, context) {
		if (hasEmptyLogic(context)) return;
		const { snapshot: { quests }, optionsOf } = context;
		const { faults } = flow;
		const reportsStart = optionsOf("flow/never-activated") !== void 0;
		const neverStarts = new Set(faults.neverActivated.flatMap(({ quest, isDraft }) => isDraft || reportsStart ? [quest] : []));
		for (const { requirement, quest, required, most } of faults.blockedRequirements) {
			if (neverStarts.has(required)) continue;
			const tangled = quests?.requirementTangles.entries;
			if (tangled?.has(quest.entry) && tangled.has(required.entry)) continue;
			const [name, needed] = [flowName(quest), flowName(required)];
			const never = `so ${name} can never become Active${flow.analysis.mayEnter(quest.index, 2) ? ", and only skips that state" : ""}`;
			const related = [{
				at: recordAt$1(required.entry.place),
				message: "the required quest"
			}];
			if (most === 0) report({
				at: requirement.place.at("id"),
				kind: "never-completed",
				message: `${name} requires ${needed}, which can never be completed, ${never}: add a trigger that completes ${needed}`,
				related
			});
			else report({
				at: requirement.place.at("amount"),
				kind: "too-often",
				message: `amount is ${quoteValue(requirement.amount)}, but ${needed} can be completed ${most === 1 ? "only once" : `${quoteValue(most)} times at most`}, ${never}: lower amount, or reset ${needed} after its completion`,
				related
			});
		}
	} }
});
// rules/flow/endless-chain.ts
var endless_chain_default = defineRule({
	id: "flow/endless-chain",
	level: "warning",
	kinds: ["endless"],
	fix: "none",
	summary: "Linked tasks without Delay do not set each other off forever",
	source: "quest and task records, part 3; part 2, RunTriggersFromEffector",
	...ASKS_FLOW,
	on: { flow(flow, report) {
		for (const { links, facts, play } of flow.endlessChains) {
			const [first, ...others] = links;
			if (first === void 0) continue;
			const reached = facts.map(({ quest, state }) => ({
				quest: flow.model.quests[quest],
				state
			}));
			const start = play.steps.length === 0 ? "once the page has loaded" : `after ${playText(flow.model, play)}`;
			const labels = reached.map(({ quest, state }) => `${quest && flowName(quest)} ${stateName$1(state)}`);
			report({
				at: recordAt$1(first.place),
				identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
				message: `${circleOf(labels)} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`,
				related: relatedRecords(others, "the loop goes on here")
			});
		}
	} }
});
// rules/flow/limit-stops-loop.ts
var limit_stops_loop_default = defineRule({
	id: "flow/limit-stops-loop",
	level: "warning",
	kinds: ["once"],
	fix: "none",
	summary: "A quest that resets itself to be repeated has no RepeatableLimit of 1",
	source: "quest and task records, part 3, other rules tied to transitions",
	...ASKS_FLOW,
	on: { flow({ selfMoves }, report) {
		const reported = /* @__PURE__ */ new Set();
		for (const { quest, link, isInVain } of selfMoves) {
			if (quest.limit !== 1 || reported.has(quest.index)) continue;
			reported.add(quest.index);
			report({
				at: quest.entry.place.at("RepeatableLimit"),
				message: isInVain ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 to let the quest repeat` : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 to let the quest repeat`,
				related: [{
					at: recordAt$1(link.place),
					message: "the linked task that resets it"
				}]
			});
		}
	} }
});
// rules/flow/never-activated.ts
var never_activated_default = defineRule({
	id: "flow/never-activated",
	level: "warning",
	kinds: ["waited-for", {
		name: "draft",
		level: "info"
	}],
	fix: "none",
	summary: "Something in the file can bring each quest out of Not Active",
	source: "quest and task records, part 3",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const fault of faults.neverActivated) report({
			at: recordAt$1(fault.quest.entry.place),
			kind: fault.isDraft ? "draft" : "waited-for",
			identity: fault.circle.length > 0 ? JSON.stringify(fault.circle.map(({ entry }) => entry.key).sort()) : void 0,
			message: reasonOf(fault),
			related: relatedRecords(fault.effects, "this effect waits for the quest")
		});
	} }
});
function reasonOf({ quest, circle, codes }) {
	if (circle.length > 0) return `${circleOf(circle.map(flowName))} wait for each other, so none can ever start: add a trigger that starts one of them`;
	if (codes.length === 0) return `no trigger or linked task activates ${flowName(quest)}, so it can never start: add a trigger with TargetState 111`;
	return `nothing starts ${flowName(quest)}: ${codesText(codes)}. Add a trigger with TargetState 111`;
}
function codesText(codes) {
	const byCode = new Map(codes.map(({ code }) => [code.code, code]));
	const [kind = "trigger", other] = new Set(codes.map(({ cause }) => cause.kind === "event" ? "trigger" : "linked task"));
	const [code] = byCode.values();
	if (byCode.size === 1 && code !== void 0) return `${codes.length === 1 ? `its only ${kind} has` : `all its ${other ? "triggers and linked tasks" : `${kind}s`} have`} code ${code.code}, ${whyIdle(code)}`;
	const all = [...byCode.values()].sort((one, next) => one.code - next.code);
	const listedCodes = listed$1(all.map((each) => `${each.code} (${whyIdle(each).replace(/^which /, "")})`), "and");
	return `its ${other ? "triggers and linked tasks" : `${kind}s`} have the codes ${listedCodes}`;
}
function whyIdle({ from, to }) {
	if (from === 1) return "which needs an active quest";
	if (from === 2) return "which needs a completed quest";
	return to === 0 ? "which only resets a quest" : "which never fires";
}
// rules/flow/never-completed.ts
const WORDS$1 = {
	effect: "effect",
	requirement: "requirement",
	reward: "reward",
	code: "transition code"
};
var never_completed_default = defineRule({
	id: "flow/never-completed",
	level: "warning",
	kinds: [
		"no-way",
		"circle",
		"too-late"
	],
	fix: "none",
	summary: "A quest that can start can be completed, if anything waits for that",
	source: "quest and task records, part 3; part 2, FinishTime and Delay",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const fault of faults.neverCompleted) {
			const { place } = fault.quest.entry;
			const late = fault.cause.kind === "too-late" ? fault.cause.links : [];
			report({
				at: late.length > 0 ? place.at("FinishTime") : recordAt$1(place),
				kind: fault.cause.kind,
				identity: fault.cause.kind === "circle" ? JSON.stringify(fault.cause.circle.map(({ entry }) => entry.key).sort()) : void 0,
				message: messageOf$4(fault),
				related: [...late.map((link) => ({
					at: recordAt$1(link.place),
					message: "this linked task is too late"
				})), ...fault.waiting.map(({ kind, place: at }) => ({
					at: kind === "reward" || kind === "code" ? at : recordAt$1(at),
					message: `this ${WORDS$1[kind]} waits for the completion`
				}))].slice(0, 12)
			});
		}
	} }
});
function messageOf$4({ quest, cause, waiting }) {
	const name = flowName(quest);
	switch (cause.kind) {
		case "no-way": return `nothing completes ${name} once it is Active, but ${countedWords(waiting.map(({ kind }) => WORDS$1[kind]))} ${waiting.length === 1 ? "waits" : "wait"} for that: add a trigger with TargetState 121`;
		case "circle": return `${circleOf(cause.circle.map(flowName))} wait for each other to be completed, so none ever is: add a trigger that completes one of them`;
		case "too-late": {
			const delays = cause.links.map(({ cause: by }) => by.kind === "link" ? by.delay : 0);
			const delay = quoteValue(delays.reduce((one, other) => Math.min(one, other)));
			return `${name} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${delay}): raise FinishTime or lower the Delay`;
		}
	}
}
// rules/flow/refresh-overrides-group.ts
var refresh_overrides_group_default = defineRule({
	id: "flow/refresh-overrides-group",
	level: "info",
	kinds: ["refreshed"],
	fix: "none",
	summary: "tasksRefresh does not reset quests whose Group saves progress",
	source: "quest and task records, part 2, Group semantics",
	...ASKS_FLOW,
	on: { flow(flow, report, { snapshot }) {
		const settings = snapshot.section("settings");
		if (!isObject(settings) || settings.tasksRefresh !== true) return;
		const saved = flow.model.quests.filter(({ group }) => group !== "nonPersistent").length;
		if (saved === 0) return;
		const whose = saved === 1 ? "1 quest whose Group saves" : `${saved} quests whose Group saves`;
		report({
			at: snapshot.place.at("settings").at("tasksRefresh"),
			message: `tasksRefresh is true, so each page reload resets ${whose} progress: set it to false to keep the progress`
		});
	} }
});
// rules/flow/reset-races-completion.ts
var reset_races_completion_default = defineRule({
	id: "flow/reset-races-completion",
	level: "warning",
	kinds: ["at-once"],
	fix: "none",
	summary: "A quest that leaves Completed by itself does so after a Delay",
	source: "quest and task records, part 3, the common loop",
	...ASKS_FLOW,
	on: { flow({ selfMoves }, report) {
		for (const { quest, link, isInVain, effects } of selfMoves) {
			if (isInVain) continue;
			const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
			if (waiting.length === 0 || link.cause.kind !== "link" || link.cause.delay > 0) continue;
			report({
				at: recordAt$1(link.place),
				message: `this linked task (${link.code.code}) takes ${flowName(quest)} out of Completed at once, so ${countedWords(waiting.map(() => "effect"))} of its completion may not finish: give it a Delay`,
				related: relatedRecords(waiting, "this effect waits for the completion")
			});
		}
	} }
});
// rules/flow/index.ts
const flowRules = [
	never_activated_default,
	never_completed_default,
	defineRule({
		id: "flow/unreachable-effect",
		level: "warning",
		kinds: ["never"],
		fix: "none",
		summary: "The quest of an effector subscription can enter its state",
		source: "quest and task records, part 3; part 2, TaskEffectorSubscription",
		...ASKS_FLOW,
		on: { flow({ faults }, report, context) {
			if (hasEmptyLogic(context)) return;
			for (const { quest, state, effects } of faults.unreachable) {
				if (isBlocked(quest, faults)) continue;
				for (const { place } of effects) report({
					at: place.at("TargetState"),
					message: () => `${flowName(quest)} never becomes ${stateName$1(state)}, so this effect never fires: add a trigger with TargetState 111, or write TargetState 2 to fire on its completion`
				});
			}
		} }
	}),
	defineRule({
		id: "flow/unreachable-transition",
		level: "warning",
		kinds: ["never"],
		fix: "none",
		summary: "A quest can be in the state that a transition code requires",
		source: "quest and task records, part 3, transition codes",
		...ASKS_FLOW,
		on: { flow({ faults }, report) {
			for (const { quest, state, transitions } of faults.unreachable) {
				if (isBlocked(quest, faults)) continue;
				for (const { place, code } of transitions) report({
					at: place.at("TargetState"),
					message: `code ${code.code} works only while ${flowName(quest)} is ${stateName$1(state)}, which it never is: activate the quest (111), or use another code`
				});
			}
		} }
	}),
	blocked_requirement_default,
	endless_chain_default,
	reset_races_completion_default,
	limit_stops_loop_default,
	refresh_overrides_group_default
];
// rules/item/content-string.ts
const OF = {
	DefaultPainting: "image",
	DefaultVideo: "video"
};
var content_string_default = defineRule({
	id: "item/content-string",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["misspelled-scheme", "other-content"],
	fix: "unsafe",
	summary: "contentString is what the prefab of the item needs, and URLs begin with https:// or http://",
	source: "public material of the platform, items",
	on: { item({ key, record, place }, report, { snapshot }) {
		for (const field of URL_FIELDS) {
			const text = textField(record, field) ?? "";
			const meant = withScheme(text);
			if (meant === void 0) continue;
			report({
				at: place.at(field),
				kind: "misspelled-scheme",
				message: `${field} of ${snapshot.labels.text(key)} begins with ${quoteValue(text.slice(0, text.indexOf("/")))}: write ${quoteValue(meant)}`,
				fix: replaceValue(place.at(field), JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)
			});
		}
		const prefab = prefabNamed(textField(record, "prefabName"));
		const text = textField(record, "contentString");
		if (prefab?.content === void 0 || text === void 0) return;
		const wrong = wrongContent(prefab.content, prefab.name, text);
		if (wrong === void 0) return;
		const at = place.at("contentString");
		const { says, meant } = wrong;
		const fix = meant === void 0 ? void 0 : replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`);
		report({
			at,
			kind: "other-content",
			message: `contentString of ${snapshot.labels.text(key)} ${says}`,
			fix
		});
	} }
});
const URL_FIELDS = ["contentString", "interactivityURL"];
const SCHEMES = ["https", "http"];
function withScheme(text) {
	const [all, scheme = ""] = /^([a-z]{3,7})(?::\/{1,2}|\/\/)(?=[^/\s]+\.)/i.exec(text) ?? [];
	if (all === void 0) return void 0;
	const isWhole = all.toLowerCase() === `${scheme.toLowerCase()}://`;
	const meant = nearest(scheme, SCHEMES, 1);
	if (meant === void 0 || isWhole && SCHEMES.some((known) => known === scheme.toLowerCase())) return void 0;
	return `${meant}://${text.slice(all.length)}`;
}
function wrongContent(content, name, text) {
	switch (content.kind) {
		case "url": {
			if (text.trim() === "") return { says: `is empty: write the URL of its ${OF[name] ?? "model"}` };
			const { ending } = content;
			if (ending === void 0 || text.includes(ending.slice(1))) return void 0;
			const meant = text.includes("?") ? `${text}&${ending.slice(1)}` : `${text}${ending}`;
			return {
				says: `lacks ${ending}: add it to the URL`,
				meant
			};
		}
		case "one of": {
			const meant = new NearNames(content.names).meant(text);
			return meant === void 0 ? void 0 : isMeant(text, meant);
		}
		case "name after": {
			const { beginning } = content;
			if (text.trim() === "") return { says: `is empty: write ${quoteValue(beginning)} and the name of an effect` };
			const bare = text.startsWith(beginning) ? text.slice(beginning.length) : text;
			const known = ADDRESSABLE_NAMES.has(bare) ? bare : ADDRESSABLE_NAMES.meant(bare);
			const meant = known === void 0 ? void 0 : `${beginning}${known}`;
			if (meant === text) return void 0;
			if (meant !== void 0) return isMeant(text, meant);
			return text.startsWith(beginning) ? void 0 : { says: `is ${quoteValue(text)}: write ${quoteValue(beginning)} and the name of an effect` };
		}
	}
}
function isMeant(text, meant) {
	return {
		says: `is ${quoteValue(text)}: write ${quoteValue(meant)}`,
		meant
	};
}
// rules/item/enemy-ground.ts
const ENEMY = "EnemyNPC";
const ALWAYS = ENEMY_GROUND.always;
const WITH_NAV = ENEMY_GROUND.withNav;
var enemy_ground_default = defineRule({
	id: "item/enemy-ground",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["no-parent", "no-ground"],
	fix: "none",
	summary: "Enemies are children of an item on which they can walk",
	source: "public material of the platform, enemies",
	state: () => ({
		enemies: [],
		walkable: /* @__PURE__ */ new Set(),
		hasLogic: false
	}),
	on: {
		item({ key, record }, _report, { state }) {
			if (prefabNamed(textField(record, "prefabName"))?.name === ENEMY) state.enemies.push([key, parentOf(record)]);
		},
		itemLogic: ({ value, itemKey, prefabName = "" }, _report, { state }) => {
			state.hasLogic = true;
			if (WITH_NAV.includes(prefabName) && value.nav === true) state.walkable.add(itemKey);
		},
		snapshot(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
			const { labels, place } = snapshot;
			for (const [key, parent] of enemies) {
				const item = place.along(["roomItems", key]);
				const label = labels.text(key);
				if (parent === void 0) {
					const record = snapshot.roomItems?.[key];
					report({
						at: isObject(record) && hasField(record, "parentItemID") ? item.at(PARENT_FIELD) : recordAt$1(item),
						kind: "no-parent",
						message: `${label} has no parent to walk on: set parentItemID to a model, or to a cube with nav`
					});
					continue;
				}
				const ground = knownPrefabOf(parent, snapshot);
				if (ground === void 0 || ALWAYS.includes(ground) || walkable.has(parent)) continue;
				const mayWalk = WITH_NAV.includes(ground);
				if (mayWalk && !hasLogic) continue;
				report({
					at: item.at(PARENT_FIELD),
					kind: "no-ground",
					message: `the parent of ${label} is ${labels.text(parent)}, on which enemies cannot walk: ${mayWalk ? "set nav to true in its logic" : "choose a model, or a cube with nav"}`
				});
			}
		}
	}
});
// rules/item/expected-fields.ts
const EXPECTED$1 = [
	"prefabName",
	"pos",
	"rot",
	"scale"
];
var expected_fields_default = defineRule({
	id: "item/expected-fields",
	level: "info",
	kinds: ["missing"],
	fix: "none",
	summary: "A room item has prefabName, pos, rot and scale",
	source: "game-management API, part 2, item record fields",
	on: { item({ key, record, place }, report, { snapshot }) {
		if (EXPECTED$1.every((field) => hasField(record, field))) return;
		const missing = EXPECTED$1.filter((field) => !hasField(record, field));
		report({
			at: absentFrom(place, missing),
			message: () => `${snapshot.labels.text(key)} has no ${listed$1(missing, "or")}: add ${missing.length === 1 ? "it" : "them"}`
		});
	} }
});
// rules/wording/broken-texts.ts
const MAX_SEARCHED = 4194304;
const MIN_COUNTED = 1024;
const MAX_REMEMBERED_LENGTH = 200;
const MAX_REMEMBERED = 1e3;
var BrokenTexts = class {
	searched = 0;
	known = /* @__PURE__ */ new Map();
	faultsIn(text) {
		const isSearched = this.searched < MAX_SEARCHED;
		this.searched += Math.max(MIN_COUNTED, text.text.length);
		const known = this.known.get(text.text);
		if (known !== void 0) return known;
		const faults = syntaxFaultsIn(text, isSearched);
		if (text.text.length <= MAX_REMEMBERED_LENGTH && this.known.size < MAX_REMEMBERED) this.known.set(text.text, faults);
		return faults;
	}
};
// rules/wording/syntax-fix-words.ts
const DESCRIPTIONS = {
	"trailing-comma": "remove the comma",
	"code-fence": "remove the code fence",
	comment: "remove the comment",
	"single-quotes": "write double quotes",
	"curly-quotes": "write double quotes",
	"unquoted-key": "write double quotes"
};
function syntaxFixWords(kind, replacements) {
	const [first] = replacements;
	if (kind === "other-language-literal" && first !== void 0) return replacements.length === 1 ? `write ${first.text}` : "write these values as JSON";
	return DESCRIPTIONS[kind] ?? "escape the quotes";
}
// rules/wording/syntax-message.ts
const MAX_LENGTH$1 = 40;
const LITERALS = {
	true: "true",
	false: "false",
	null: "null",
	none: "null",
	nil: "null"
};
const PLACES = {
	value: "a value",
	key: "a key in double quotes",
	colon: "a colon",
	comma: "a comma or a closing bracket"
};
const CONTROL = {
	"\b": ["a backspace", "\\b"],
	"	": ["a tab", "\\t"],
	"\f": ["a form feed", "\\f"]
};
const INVISIBLE = /^[\s\u0085\u200b-\u206f\ufeff]/;
const SNAPSHOT = "a snapshot starts with { and ends with }";
const OBJECT = "a JSON object starts with { and ends with }";
const KEEP_JSON = "keep only the part from the first { to the last }";
const MESSAGES = {
	empty: ({ text }) => {
		if (text.trim() !== "") return `there is no value here: ${SNAPSHOT}`;
		return text === "" ? `the file is empty: ${SNAPSHOT}` : `the file holds only white space: ${SNAPSHOT}`;
	},
	"cut-off": ({ opened }) => opened === "[" ? "the JSON ends inside a list: add the missing ], or restore the part that was cut off" : "the JSON ends inside an object: add the missing }, or restore the part that was cut off",
	comment: ({ text }) => LEFT_OUT.test(text) ? "JSON does not allow comments: put back the content that this one replaces, or remove it" : "JSON does not allow comments: remove this one",
	"unclosed-comment": () => "JSON does not allow comments, and this one has no end: remove it",
	"trailing-comma": () => "JSON does not allow a trailing comma: remove it",
	"leading-comma": () => "there is nothing before this comma: remove it",
	"missing-comma": () => "a comma is missing: add one before this",
	"missing-colon": () => "a colon is missing: add one between the key and this value",
	"missing-value": ({ shown }) => `a value is missing: add one before the ${shown}`,
	"misplaced-colon": () => "a colon is not allowed here: it belongs between a key and its value, inside { and }",
	"second-colon": () => "there are two colons: remove one",
	"second-comma": () => "there is nothing between two commas: remove one, or add what is missing",
	"extra-bracket": ({ shown }) => `${shown} is one too many: remove it`,
	"extra-token": ({ shown, text, isOnFirstLine }) => isOnFirstLine && /[\]}]/.test(text) ? `${shown} is one too many: remove it, or an earlier one that closes too soon` : `${shown} is one too many: remove it`,
	"wrong-sign": ({ shown, named }) => `${shown} is wrong here: write ${named} instead`,
	"missing-sign": ({ named, mayBeEarlier }) => `a ${named} is missing: add ${named} before this${mayBeEarlier ? " or earlier" : ""}`,
	"missing-bracket": ({ opened }) => `a ${opened === "[" ? "]" : "}"} and a comma are missing: add them before this`,
	"unopened-object": () => "an opening brace is missing: add { before this key",
	"mismatched-bracket": ({ shown, opened, isMember }) => {
		if (opened === void 0 && isMember) return `${shown} has no opening bracket: add ${shown === "]" ? "[" : "{"} before it`;
		if (opened === void 0) return `${shown} has no opening bracket: remove it, or add the opening bracket`;
		const closing = opened === "[" ? "]" : "}";
		return `${shown} does not close ${opened}: add ${closing} before it, or write ${closing} instead`;
	},
	"text-after-value": ({ text, shown }) => {
		if (/^[\]}]/.test(text)) return `${shown} is one too many: remove it, or an earlier one that closes too soon`;
		if (text === ",") return "a comma follows the end of the JSON: remove it, or the bracket before it that closes too soon";
		if (text === ":") return "a key and its value are outside braces: put { and } around them";
		return "more text follows the end of the JSON: remove it, or merge it into what comes before";
	},
	"unclosed-string": ({ isLast }) => isLast ? "this string has no closing quote: add \" at its end, or restore the part that was cut off" : "this string has no closing quote: add \" at its end",
	"line-break-in-string": () => "a line break is not allowed inside a string: write \\n instead, or close the string before it",
	"control-character": ({ text }) => {
		const [name, written] = CONTROL[text.charAt(0)] ?? [`the control character ${codePoint(text)}`, `\\u${hex(text)}`];
		return `${name} is not allowed inside a string: write ${written} instead`;
	},
	"bad-escape": ({ text, shown }) => {
		if (text.startsWith("\\u")) return `${shown} is incomplete: write four hexadecimal digits after \\u, as in \\u00e9`;
		if (/^\\[\u201c-\u201f\u00ab\u00bb\uff02]$/.test(text)) return `${shown} is not a valid escape: write \\" for a quote`;
		if (text === "\\'" || text === "\\`") return `${shown} is not a valid escape: write ${text.slice(1)} without the backslash`;
		return `${shown} is not a valid escape: write \\\\ for a backslash`;
	},
	"single-quotes": ({ inDoubleQuotes, isInFile }) => `JSON needs double quotes: write ${(isInFile ? inDoubleQuotes : void 0) ?? "\" instead"}`,
	"curly-quotes": () => "JSON does not allow curly quotes: write \" instead",
	"unquoted-key": ({ text, shown }) => text.endsWith("\"") ? "this key has no opening quote: add \" before it" : `the key ${shown} has no quotes: write "${shown}"`,
	"value-as-key": ({ shown }) => `${shown} has no key: add a key in double quotes and a colon before it`,
	"not-a-number": ({ text, isMember }) => `${text} does not exist in JSON: write a number${isMember ? ", or remove the member" : ""}`,
	"other-language-literal": ({ text, isMember }) => {
		const literal = LITERALS[text.toLowerCase()];
		if (literal !== void 0) return `${text} does not exist in JSON: write ${literal}`;
		return `${text} does not exist in JSON: ${isMember ? "remove the member" : "remove it"}, or write a value`;
	},
	"unquoted-text": ({ text, shown }) => text.endsWith("\"") ? "this string has no opening quote: add \" before it" : `${shown} has no quotes: put it in double quotes if it is a string`,
	"bad-number": ({ shown }) => `${shown} is not a JSON number: write it as in -1.5, or put it in double quotes if it is a string`,
	"unescaped-quote": () => "this quote ends the string too early: write \\\" for a quote that is part of the string",
	"unescaped-json": ({ what }) => `${what} is JSON whose quotes are not escaped: write \\" for each quote inside this string`,
	"doubled-json": ({ what }) => `${what} is JSON whose quotes are doubled, as in a CSV file: write \\" for each "" inside this string`,
	"unescaped-json-quote": ({ what }) => `a quote in ${what} is not escaped: write \\" for it`,
	"unescaped-inner-quote": ({ what }) => `a quote inside a string of ${what} is not escaped: write \\\\\\" for it`,
	"web-page": () => "this is a web page or XML, not a snapshot: download the snapshot again",
	"lfs-pointer": () => "this is a Git LFS pointer, not the file itself: run git lfs pull",
	"code-fence": () => `a Markdown code fence is around the JSON: ${KEEP_JSON}`,
	"not-json": ({ shown, text, belongs, isInFile }) => {
		if (belongs === "start") return `this is not JSON: ${isInFile ? SNAPSHOT : OBJECT}`;
		return `this is not JSON: ${INVISIBLE.test(text) ? `the invisible character ${codePoint(text)}` : shown} is where ${PLACES[belongs]} belongs`;
	},
	"merge-conflict": () => "there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>"
};
function syntaxMessage(fault, bytes, depth = 0) {
	const { start, end } = fault.span;
	const [from, to] = fault.kind === "empty" ? [0, bytes.length] : [start, end];
	const text = decodeLoosely(bytes.subarray(from, Math.min(to, from + 1e3)));
	const opened = fault.opened === void 0 ? void 0 : asciiText(bytes, fault.opened.start, fault.opened.end);
	let before = start;
	while (isSpace(bytes[before - 1])) before--;
	let message = MESSAGES[fault.kind]({
		text,
		shown: shorten$1(text),
		opened,
		isLast: end >= bytes.length,
		isMember: bytes[before - 1] === 58,
		isInFile: depth === 0,
		what: fault.path && holderName(fault.path),
		named: fault.named ?? "",
		belongs: fault.belongs ?? "start",
		get mayBeEarlier() {
			return fault.opened !== void 0 && isLinePart(bytes, fault.opened.end, start);
		},
		get isOnFirstLine() {
			return bytes.lastIndexOf(10, start) === -1;
		},
		get inDoubleQuotes() {
			return inDoubleQuotes(bytes, start, end);
		}
	});
	for (let layer = 0; layer < depth; layer++) message = escapeAdvice(message);
	return message;
}
function isLinePart(bytes, start, end) {
	let at = start;
	while (at < end && isSpace(bytes[at])) at++;
	return at < end && !bytes.subarray(start, end).includes(10);
}
function inDoubleQuotes(bytes, start, end) {
	const [all, value] = VALUE_AFTER.exec(asciiText(bytes, end, Math.min(bytes.length, end + 200))) ?? [];
	const written = [quoted(bytes, start, end)];
	if (all !== void 0 && value !== void 0) written.push(quoted(bytes, end + all.length - value.length, end + all.length));
	return written.includes(void 0) ? void 0 : written.join(": ");
}
const VALUE_AFTER = /^\s*:\s*('(?:[^'\\\n]|\\.)*')(?=\s*[,}])/;
function quoted(bytes, start, end) {
	const text = fixQuotes(bytes, start, end, 1)?.replacements[0]?.text;
	return text === void 0 ? void 0 : quoteValue(tryJsonParse(text) ?? "");
}
function holderName(path) {
	const [key, id, section] = path.toReversed();
	if (key === void 0) return "this string";
	if (id === "logic" && section === void 0) return `the logic of item ${quoteValue(key)}`;
	if (section === "roomItems" && id !== void 0) return `the ${key} of item ${quoteValue(id)}`;
	return /^[A-Za-z]+$/.test(key) ? key : `the string at key ${quoteValue(key)}`;
}
function escapeAdvice(message) {
	return message.replace(/(?<=\b(?:write|add|for) )\S*["\\]\S*/g, (advice) => JSON.stringify(advice).slice(1, -1));
}
function openedMessage(fault) {
	if (fault.byIndentation) return "opened here and never closed, judging by the indentation below";
	return fault.kind === "cut-off" || fault.kind === "missing-bracket" ? "opened here and never closed" : "opened here";
}
function shorten$1(text) {
	let shown = "";
	for (const character of text) {
		if (shown.length >= MAX_LENGTH$1) return `${shown}\u2026`;
		shown += visible(character);
	}
	return shown;
}
function codePoint(text) {
	return `U+${hex(text).toUpperCase()}`;
}
function hex(text) {
	return (text.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
}
// rules/wording/held-json.ts
function heldJsonFault(text, what) {
	return text.reading.kind === "value" ? void 0 : heldObjectFault(text, () => what);
}
function heldObjectFault(text, what) {
	const { place, reading } = text;
	if (reading.kind === "too-deep") return void 0;
	if (reading.kind === "broken") return brokenJson(text, what());
	if (reading.kind === "value") return isObject(reading.value) ? void 0 : notAnObject(text, reading.value, what());
	return {
		at: place,
		kind: "empty",
		message: `${what()} is an empty string: write "{}"`
	};
}
function misheldLogic(text, what) {
	const { place, reading } = text;
	if (reading.kind !== "value" || !isObject(reading.value)) return void 0;
	const wrapper = heldObject(text)?.wrapper;
	if (wrapper !== void 0) return wrappedLogic(what(), place.inside().at(wrapper), wrapper);
	if (!isSubscriptionType(reading.value.$type)) return void 0;
	return {
		at: place,
		kind: "subscription",
		message: `${what()} is a subscription: put it into a list, {"Tasks":[\u2026],"ViewNodes":[]}`
	};
}
function wrappedLogic(what, inner, wrapper) {
	const message = `${what} is wrapped in ${quoteValue(wrapper)}: move what is in it one level up`;
	return {
		at: keyAt(inner),
		kind: "wrapped",
		message
	};
}
function notAString$1(what, value, content = "a JSON object") {
	const held = isObject(value) ? "this object" : content;
	return `${what} is ${shownKind(value)}: it must be a string that holds ${held}`;
}
function shownKind(value) {
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return "a string";
	return isObject(value) ? "an object" : quoteValue(value);
}
function notAnObject(text, value, what) {
	const { place } = text;
	if (heldObject(text) === void 0) return {
		at: place,
		kind: "no-object",
		message: `${what} holds ${shownKind(value)}: it must hold a JSON object, between { and }`
	};
	return {
		at: place,
		kind: "encoded-twice",
		message: `${what} is encoded twice: put its JSON object into a string only once`,
		fix: replaceValue(place, text.text.trim(), "safe", "decode it once")
	};
}
function brokenJson(text, what, faults = syntaxFaultsIn(text)) {
	const { place } = text;
	if (text.text === "[object Object]") return {
		at: place,
		kind: "not-json",
		message: `${what} is "[object Object]": write the object itself, as JSON.stringify does`
	};
	const [fault] = faults;
	if (fault === void 0 || fault.kind === "empty") return {
		at: place,
		kind: "not-json",
		message: `${what} holds only white space: write "{}"`
	};
	const { opened } = fault;
	const bytes = embeddedBytes(text);
	return {
		at: spanIn(place, fault.span, place),
		kind: "not-json",
		message: () => `in ${what}, ${syntaxMessage(fault, bytes, place.paths.length)}`,
		...opened && { related: [{
			at: spanIn(place, opened, place),
			message: openedMessage(fault)
		}] },
		fix: fixOf(text, fault, faults)
	};
}
function fixOf({ text, place }, first, faults) {
	const fixes = faults.flatMap(({ fix }) => fix ?? []);
	if (fixes.length < faults.length) return void 0;
	const replacements = fixes.flatMap((fix) => fix.replacements);
	const corrected = corrections(bytesOf(text), replacements);
	if (!isJson(corrected)) return void 0;
	const edit = {
		...writeValue(place, corrected),
		discards: true
	};
	return {
		safety: "unsafe",
		description: faults.every(({ kind }) => kind === first.kind) ? syntaxFixWords(first.kind, replacements) : "write the string as JSON",
		edits: [edit]
	};
}
function corrections(bytes, replacements) {
	const pieces = [];
	let from = 0;
	for (const { span: at, text: written } of replacements) {
		pieces.push(textOf(bytes.subarray(from, at.start)), written);
		from = at.end;
	}
	pieces.push(textOf(bytes.subarray(from)));
	return pieces.join("");
}
// rules/item/extra-data-json.ts
const FIELD = "extraData";
var extra_data_json_default$1 = defineRule({
	id: "item/extra-data-json",
	level: "warning",
	kinds: [
		"not-a-string",
		"not-json",
		"encoded-twice",
		"wrapped",
		"subscription"
	],
	fix: "mixed",
	summary: "extraData is a string, and any JSON in it is valid and encoded once",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	state: () => new BrokenTexts(),
	on: { embedded(embedded, report, { snapshot, state }) {
		if (embedded.role !== FIELD) return;
		const draft = embedded.text === void 0 ? notAString(embedded, snapshot) : stringFault(embedded, snapshot, state);
		if (draft !== void 0) report(draft);
	} }
});
function notAString({ place, reading: { value } }, snapshot) {
	if (typeof value !== "object" || value === null) return void 0;
	return {
		at: place,
		kind: "not-a-string",
		message: `${extraDataOf(place, snapshot)} is ${Array.isArray(value) ? "a list" : "an object"}: put it into a string`,
		fix: {
			safety: "safe",
			description: "put it into a string",
			edits: [{
				kind: "embed",
				place
			}]
		}
	};
}
function stringFault(text, snapshot, texts) {
	const what = () => extraDataOf(text.place, snapshot);
	if (text.reading.kind === "broken" && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text.text)) return brokenJson(text, what(), texts.faultsIn(text));
	if (heldObject(text) === void 0) return void 0;
	return misheldLogic(text, what) ?? heldObjectFault(text, what);
}
function extraDataOf(place, { labels }) {
	return `extraData of ${labels.text(String(place.parent?.step))}`;
}
// rules/item/hidden-click.ts
var hidden_click_default = defineRule({
	id: "item/hidden-click",
	level: "off",
	catalog: { level: "info" },
	kinds: ["not-placed"],
	fix: "none",
	summary: "An item that a quest needs to be clicked is placed",
	source: "public material of the platform, items: placed must be true for the item to appear",
	subscriptions: ["quest-trigger"],
	state: () => /* @__PURE__ */ new Set(),
	on: { subscription({ record, itemKey }, report, { snapshot, state: seen }) {
		const item = snapshot.roomItems?.[itemKey];
		if (!isObject(item) || item.placed !== false || seen.has(itemKey)) return;
		if (objectField(record, "Trigger")?.$type !== "OnClickEvent") return;
		seen.add(itemKey);
		report({
			at: snapshot.place.along([
				"roomItems",
				itemKey,
				"placed"
			]),
			message: `${snapshot.labels.text(itemKey)} is not placed, so nobody can click it for ${quoteValue(textField(record, "Name") ?? "")}: set placed to true, or move the trigger`
		});
	} }
});
// rules/item/key-number.ts
var key_number_default = defineRule({
	id: "item/key-number",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["no-number"],
	fix: "none",
	summary: "The key of an item is a whole number",
	source: "public material of the platform, items; game-management API, part 2: parentItemID is an integer",
	on: { item({ key, place }, report) {
		if (/^[1-9]\d*$/.test(key)) return;
		report({
			at: keyAt(place),
			message: `item key ${quoteValue(key)} is not a whole number, so parentItemID cannot name the item: use a number that no other item has`
		});
	} }
});
// rules/item/logic-key-clash.ts
const MAX_NAMES$1 = 5;
function difference(extraData, entry) {
	const repeated = findRepeatedLogic(extraData, entry);
	if (repeated === void 0) return hasContent(extraData) ? "both extraData and a logic entry" : void 0;
	const names = listed$1(repeated.unequal, "and", MAX_NAMES$1);
	return names === "" ? void 0 : `other values for ${names} in extraData than in logic`;
}
var logic_key_clash_default = defineRule({
	id: "item/logic-key-clash",
	level: "info",
	kinds: ["differs"],
	fix: "none",
	summary: "extraData and logic of an item do not contradict each other",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	on: { item({ key, record, place }, report, { snapshot }) {
		const logic = snapshot.section("logic");
		if (record.extraData === void 0 || !isObject(logic)) return;
		const entry = member(logic, key);
		const what = entry === void 0 ? void 0 : difference(record.extraData, entry);
		if (what === void 0) return;
		report({
			at: keyAt(place.at("extraData")),
			message: `${snapshot.labels.text(key)} has ${what}, and the documents do not say which of them an import keeps: keep only the right one`,
			related: [{
				at: keyAt(snapshot.place.at("logic").at(key)),
				message: "its entry in logic"
			}]
		});
	} }
});
// rules/item/other-format.ts
const OTHER_NAMES = Object.entries(SLIPS["room-item"] ?? {}).filter(([, field]) => VECTORS.has(field));
var other_format_default = defineRule({
	id: "item/other-format",
	level: "warning",
	kinds: ["beside"],
	fix: "none",
	summary: "An item has its position and rotation in pos and rot alone",
	source: "game-management API, part 2, item record fields",
	on: { item({ key, record, place }, report, { snapshot }) {
		for (const [other, field] of OTHER_NAMES) {
			const beside = objectField(record, other);
			const meant = objectField(record, field);
			if (beside === void 0 || meant === void 0 || !isAnother(beside, meant)) continue;
			report({
				at: keyAt(place.at(other)),
				message: `${snapshot.labels.text(key)} has ${field} and ${other}, but the documents describe only ${field}: write ${JSON.stringify(beside)} in ${field} if that is what was meant`
			});
		}
	} }
});
function isAnother(value, other) {
	const names = Object.keys(other);
	return names.every((name) => typeof value[name] === "number") && names.some((name) => value[name] !== other[name]);
}
// rules/item/parent-cycle.ts
var parent_cycle_default = defineRule({
	id: "item/parent-cycle",
	level: "warning",
	kinds: ["itself", "circle"],
	fix: "none",
	summary: "No item is its own parent, directly or through others",
	source: "game-management API, part 2, item record fields",
	on: { snapshot({ parentCycles, labels }, report) {
		for (const cycle of parentCycles) {
			const at = cycle.indexOf(leastKey(cycle));
			report(asDraft$1([...cycle.slice(at), ...cycle.slice(0, at)], labels));
		}
	} }
});
function leastKey(cycle) {
	const isLess = (one, other) => one.length === other.length ? one < other : one.length < other.length;
	return cycle.reduce((least, key) => isLess(key, least) ? key : least);
}
function parentPlace(key) {
	return Place.root.along([
		"roomItems",
		key,
		PARENT_FIELD
	]);
}
function asDraft$1(cycle, labels) {
	const [first = "", ...others] = cycle;
	const at = parentPlace(first);
	const identity = JSON.stringify([...cycle].sort());
	if (others.length === 0) return {
		at,
		kind: "itself",
		message: `${labels.text(first)} is its own parent: set parentItemID to 0`
	};
	const shown = others.slice(0, 11);
	const names = [first, ...shown].map((key) => labels.keyWithLabel(key));
	if (shown.length < others.length) names.push(`\u2026 (${others.length - shown.length} more)`);
	return {
		at,
		kind: "circle",
		identity,
		message: `items ${[...names, labels.keyWithLabel(first)].join(" \u2192 ")} are each other's parents: set parentItemID of one of them to 0`,
		related: shown.map((key) => ({
			at: parentPlace(key),
			message: `the parent of ${labels.text(key)}`
		}))
	};
}
// rules/item/parent-exists.ts
var parent_exists_default = rule({
	id: "item/parent-exists",
	level: "warning",
	kinds: { "unknown-item": ({ item, parent, similar }) => similar === void 0 ? `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)}: correct it, or set it to 0 for no parent` : `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)} but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}: correct the key of the item` },
	fix: "none",
	summary: "The parent of an item is an item of the file, or 0 for none",
	source: "game-management API, part 2, item record fields",
	state: () => ({ orphans: [] }),
	on: {
		item({ key, record, place }, _report, { snapshot, state }) {
			const parent = parentOf(record);
			if (parent !== void 0 && !snapshot.hasItem(parent)) state.orphans.push({
				key,
				parent,
				place
			});
		},
		snapshot({ labels, roomItems }, report, { state: { orphans } }) {
			const alike = new LookAlikes(() => Object.keys(roomItems ?? {}));
			for (const { key, parent, place } of orphans) report({
				kind: "unknown-item",
				at: place.at(PARENT_FIELD),
				values: {
					item: labels.text(key),
					parent,
					similar: alike.of(parent)
				}
			});
		}
	}
});
// rules/item/portal-destination.ts
var portal_destination_default = defineRule({
	id: "item/portal-destination",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["no-destination"],
	fix: "none",
	summary: "A portal names the same room in its logic and in contentString",
	source: "public material of the platform, portals: id must match contentString",
	on: { itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
		if (prefabName !== "Portal") return;
		const item = snapshot.roomItems?.[itemKey];
		const [id, content] = [textField(value, "id"), isObject(item) ? textField(item, "contentString") : void 0];
		if (id === void 0 || id === "" || content === void 0 || content === "" || id === content) return;
		report({
			at: place.at("id"),
			message: `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: decide which is right and write it in both`,
			related: [{
				at: snapshot.place.along([
					"roomItems",
					itemKey,
					"contentString"
				]),
				message: "the other one"
			}]
		});
	} }
});
// rules/item/prefab-name.ts
var prefab_name_default = defineRule({
	id: "item/prefab-name",
	level: "warning",
	lenient: { level: "info" },
	catalog: { options: { by: "any" } },
	kinds: ["letter-case", "misspelled"],
	onlyIfAlone: true,
	fix: "unsafe",
	summary: "The prefabName of an item is spelled like the one that it resembles",
	source: "public material of the platform, items",
	options: { by: {
		type: "choice",
		choices: ["letter case", "any"],
		default: "letter case",
		description: "what is reported: names that differ from a known one in letter case alone, or by a letter as well"
	} },
	on: { item({ record, place }, report, { options: { by } }) {
		const name = textField(record, "prefabName");
		const meant = name === void 0 ? void 0 : PREFAB_NAMES.meant(name);
		if (name === void 0 || meant === void 0) return;
		const kind = name.toLowerCase() === meant.toLowerCase() ? "letter-case" : "misspelled";
		if (kind === "misspelled" && by !== "any") return;
		const at = place.at("prefabName");
		report({
			at,
			kind,
			message: `${quoteValue(name)} is not a known prefab: write ${quoteValue(meant)}`,
			fix: replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)
		});
	} }
});
// rules/item/rotation-advice.ts
const AN_ANGLE = 10;
const LENGTH_DIGITS = 5;
const RADIANS_STEP = Math.PI / 12;
function rotationAdvice(rot) {
	const length = Math.hypot(rot.x, rot.y, rot.z, rot.w);
	if (length === 0) return {
		kind: "zero",
		text: `is all zeros, which is not a rotation: set w to 1 for no rotation, ${vectorText(NO_ROTATION)}`,
		meant: NO_ROTATION
	};
	const rounded = Number(length.toPrecision(LENGTH_DIGITS));
	const what = `has length ${rounded} instead of 1`;
	const axes = AXES.filter((axis) => rot[axis] !== 0);
	const isPlain = rot.w === 0 || rot.w === 1;
	const [axis, ...others] = axes;
	if (isPlain && axis !== void 0 && others.length === 0 && isRadians(rot[axis])) {
		const degrees = Math.round(rot[axis] / Math.PI * 180);
		const meant = aroundAxis(axis, degrees);
		return {
			kind: "length",
			text: `${what}: write a quaternion, not an angle in radians. ${turnText(axis, degrees, meant)}`,
			meant
		};
	}
	if (length < AN_ANGLE) {
		const meant = scaled(rot, length);
		return {
			kind: "length",
			text: `${what}: divide x, y, z and w by ${rounded}, which gives ${vectorText(meant)}`,
			meant
		};
	}
	if (axis === void 0) return {
		kind: "length",
		text: `${what}, but x, y and z are 0, which is no rotation: set w to 1, ${vectorText(NO_ROTATION)}`,
		meant: NO_ROTATION
	};
	const advice = `${what}: write a quaternion, not angles in degrees`;
	if (!isPlain || axes.some((each) => Math.abs(rot[each]) > 720)) return {
		kind: "angles",
		text: `${advice}, such as ${vectorText(aroundAxis("y", 90))} for 90\u00b0 around y`,
		meant: void 0
	};
	const turns = axes.map((each) => turnText(each, rot[each], aroundAxis(each, rot[each])));
	if (others.length === 0) return {
		kind: "angles",
		text: `${advice}. ${turns.join("")}`,
		meant: aroundAxis(axis, rot[axis])
	};
	return {
		kind: "angles",
		text: `${advice}. ${turns.join(", ")}. In which order they apply, the documents do not say`,
		meant: void 0
	};
}
function rotationFix(place, rot, meant) {
	const changed = [...AXES, "w"].filter((axis) => !Object.is(rot[axis], meant[axis]));
	return {
		safety: "unsafe",
		description: `write ${vectorText(meant)}`,
		edits: changed.map((axis) => writeValue(place.at(axis), meant[axis]))
	};
}
function isRadians(angle) {
	const steps = Math.round(Math.abs(angle) / RADIANS_STEP);
	return steps > 0 && steps <= 24 && Math.abs(Math.abs(angle) - steps * RADIANS_STEP) < 5e-4;
}
function scaled({ x, y, z, w }, length) {
	return {
		x: fourDigits(x / length),
		y: fourDigits(y / length),
		z: fourDigits(z / length),
		w: fourDigits(w / length)
	};
}
// rules/item/unit-rotation.ts
const TOLERANCE = .02;
var unit_rotation_default = defineRule({
	id: "item/unit-rotation",
	level: "warning",
	kinds: ["not-unit"],
	fix: "unsafe",
	summary: "The rotation of an item is a quaternion of length 1",
	source: "game-management API, part 2, item record fields: rot is a quaternion",
	on: { item({ key, record, place }, report, { snapshot }) {
		const rot = objectField(record, "rot");
		if (rot === void 0) return;
		const [x, y, z, w] = [
			numberField(rot, "x"),
			numberField(rot, "y"),
			numberField(rot, "z"),
			numberField(rot, "w")
		];
		if (x === void 0 || y === void 0 || z === void 0 || w === void 0) return;
		if (Math.abs(Math.hypot(x, y, z, w) - 1) <= TOLERANCE) return;
		const { text, meant } = rotationAdvice({
			x,
			y,
			z,
			w
		});
		const at = place.at("rot");
		const fix = meant && rotationFix(at, {
			x,
			y,
			z,
			w
		}, meant);
		report({
			at,
			message: `rot of ${snapshot.labels.text(key)} ${text}`,
			fix
		});
	} }
});
// rules/item/zero-scale.ts
const SCALING = /* @__PURE__ */ new Set([
	"MoveToSpot",
	"PortalsAnimation",
	"FunctionEffector",
	"DuplicateItem"
]);
// rules/item/index.ts
const itemRules = [
	expected_fields_default,
	parent_exists_default,
	parent_cycle_default,
	unit_rotation_default,
	other_format_default,
	logic_key_clash_default,
	extra_data_json_default$1,
	prefab_name_default,
	content_string_default,
	defineRule({
		id: "item/zero-scale",
		level: "off",
		catalog: { level: "warning" },
		kinds: ["zero"],
		fix: "none",
		summary: "The scale of an item is not 0 on all axes",
		source: "geometry: an item of no size has nothing to show",
		state: () => /* @__PURE__ */ new Map(),
		on: {
			item({ key, record: { scale }, place }, _report, { state }) {
				if (isObject(scale) && scale.x === 0 && scale.y === 0 && scale.z === 0) state.set(key, place.at("scale"));
			},
			effect({ type, subscription: { itemKey } }, _report, { state }) {
				if (SCALING.has(type)) state.delete(itemKey);
			},
			snapshot({ labels }, report, { state }) {
				for (const [key, at] of state) report({
					at,
					message: `scale of ${labels.text(key)} is 0, so it cannot be seen: write 1 for its own size`
				});
			}
		}
	}),
	enemy_ground_default,
	portal_destination_default,
	key_number_default,
	hidden_click_default
];
// rules/key/spelling.ts
var spelling_default = defineRule({
	id: "key/spelling",
	level: "warning",
	catalog: { options: { catalogue: true } },
	kinds: ["misspelled", "other-key"],
	fix: "unsafe",
	summary: "Optional fields are spelled as documented",
	source: "game-management API, part 2, item record fields and known settings keys; quest and task records, part 2",
	options: { catalogue: {
		type: "boolean",
		default: false,
		description: "whether keys in the logic of an item that resemble one that public material names for its prefab are reported as well"
	} },
	on: {
		itemLogic: (item, report, { options }) => {
			if (options.catalogue) for (const draft of misspelledKeys(item)) report(draft);
		},
		snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) if (miss.kind === "key" && !miss.isRequired) report({
				...keyNearMiss(miss, "documented field"),
				kind: "misspelled"
			});
		}
	}
});
function misspelledKeys({ oddKeys, value, place, prefab }) {
	const found = [];
	if (prefab === void 0) return found;
	for (const key of oddKeys) {
		if (prefab.keys.has(key)) continue;
		const field = COLOUR_SLIPS.includes(key) ? [...prefab.keys].find(([, kind]) => kind === "colour")?.[0] : prefab.longKeys.meant(key);
		if (field === void 0 || Object.hasOwn(value, field)) continue;
		const at = place.at(key);
		found.push({
			at: keyAt(at),
			kind: "other-key",
			message: `${quoteValue(key)} is not a key of ${withArticle(prefab.name)}: rename it to ${field}`,
			fix: renameMember(at, field, quoteValue(key))
		});
	}
	return found;
}
// rules/key/index.ts
const keyRules = [spelling_default];
// rules/logic/colour.ts
var colour_default = defineRule({
	id: "logic/colour",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["no-hex-digits", "number-sign"],
	fix: "mixed",
	summary: "Colours are 6 hex digits without #",
	source: "public material of the platform, items and effects",
	on: {
		itemLogic: ({ oddKeys, value, place, prefab }, report) => {
			for (const key of oddKeys) {
				if (prefab?.keys.get(key) !== "colour") continue;
				const draft = wrongColour(key, value[key], place, DOCUMENTED.has(key));
				if (draft !== void 0) report(draft);
			}
		},
		effect({ known, record, place }, report) {
			if (known === void 0) return;
			for (const key of known.colours) {
				const draft = wrongColour(key, record[key], place, false);
				if (draft !== void 0) report(draft);
			}
		}
	}
});
const DOCUMENTED = /* @__PURE__ */ new Set(["col", "c"]);
function wrongColour(key, value, record, isDocumented) {
	if (typeof value !== "string" || value === "") return void 0;
	const digits = hexDigits(value);
	if (digits === value) return void 0;
	const at = record.at(key);
	if (digits === void 0) return {
		at,
		kind: "no-hex-digits",
		message: `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`
	};
	const [json, description] = [JSON.stringify(digits), `write ${digits}`];
	return {
		at,
		kind: "number-sign",
		message: `${key} is ${quoteValue(value)}: write ${digits}, without #`,
		fix: isDocumented ? replaceValue(at, json, "safe", description) : overwriteValue(at, json, description)
	};
}
// rules/logic/expected-keys.ts
const EXPECTED = Object.entries(FIELDS$1["logic-value"]).flatMap(([key, kind]) => kind === "array" ? [key] : []);
var expected_keys_default = defineRule({
	id: "logic/expected-keys",
	level: "off",
	levelInAll: "info",
	kinds: ["missing"],
	fix: "none",
	summary: "The logic of an item has Tasks and ViewNodes",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	on: { embedded(embedded, report, { snapshot }) {
		const held = embedded.role === "logic" ? objectIn(embedded) : void 0;
		if (held !== void 0) checkKeys(held.value, embedded.place, snapshot, report);
	} }
});
function checkKeys(value, place, { labels }, report) {
	if (EXPECTED.every((key) => hasField(value, key))) return;
	const missing = EXPECTED.filter((key) => !hasField(value, key));
	const todo = `write [] ${missing.length === 1 ? "if there are none" : "for each that is empty"}`;
	report({
		at: absentFrom(place, missing),
		message: () => `the logic of ${labels.text(String(place.step))} has no ${missing.join(" and no ")}: ${todo}`
	});
}
// rules/logic/field-types.ts
const FIELDS = [
	[
		"col",
		"string",
		"a string, such as \"8B4513\""
	],
	[
		"e",
		"number",
		"a number"
	],
	[
		"c",
		"boolean",
		"true or false"
	]
];
const PREFAB_OF_C = "ResizableCube";
function isOfOtherType(item, field, type, value) {
	return (field !== "c" || item.prefabName === PREFAB_OF_C) && jsonType(value) !== type;
}
var field_types_default = defineRule({
	id: "logic/field-types",
	level: "error",
	lenient: { level: "off" },
	catalog: {
		level: "error",
		options: { byPrefab: true }
	},
	kinds: ["other-type", {
		name: "other-type-of-prefab",
		level: "warning"
	}],
	sentence: "in a logic value, col is a string, e a number and c a boolean",
	fix: "none",
	summary: "In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	options: { byPrefab: {
		type: "boolean",
		default: false,
		description: "whether every key that public material of the platform names for the prefab of the item is checked instead"
	} },
	owns: FIELDS.map(([field]) => ({
		record: "logic-value",
		keyword: "type",
		field: [field]
	})),
	on: { itemLogic: (item, report, { options: { byPrefab } }) => {
		for (const [field, type, words] of FIELDS) {
			if (byPrefab && item.prefab?.keys.has(field) === true) continue;
			const value = item.value[field];
			if (value === void 0 || !isOfOtherType(item, field, type, value)) continue;
			report({
				at: item.place.at(field),
				kind: "other-type",
				message: `${field} is ${quoteValue(value)}: the documents describe it as ${words}`
			});
		}
		if (!byPrefab) return;
		for (const field of item.oddKeys) {
			const kind = item.prefab?.keys.get(field);
			const value = item.value[field];
			if (kind === void 0 || value === void 0 || isOfKind(value, kind)) continue;
			report(ofAnotherKind(item, field, value, kind));
		}
	} }
});
function ofAnotherKind(item, field, value, kind) {
	const { place, prefabName = "" } = item;
	const message = `${field} is ${quoteValue(value)} on ${withArticle(prefabName)}: ${adviceFor(field, value, prefabName, kind)}`;
	return {
		at: place.at(field),
		kind: FIELDS.some(([name, type]) => name === field && isOfOtherType(item, field, type, value)) ? "other-type" : "other-type-of-prefab",
		message
	};
}
function adviceFor(field, value, prefabName, kind) {
	const isColour = typeof value === "string" && hexDigits(value) !== void 0;
	return field === "c" && prefabName === PREFAB_OF_C && isColour ? "write col for the colour" : `write ${KIND_WORDS[kind]}`;
}
// rules/logic/json-string.ts
var json_string_default = defineRule({
	id: "logic/json-string",
	level: "error",
	lenient: { options: { allowEmpty: true } },
	kinds: [
		"not-a-string",
		"not-json",
		"empty",
		"no-object",
		"encoded-twice",
		"wrapped",
		"subscription"
	],
	sentence: "a logic value is a JSON string with the keys of logic",
	fix: "mixed",
	summary: "A logic value is a string that holds a JSON object",
	source: "game-management API, part 2, room-data snapshot",
	options: { allowEmpty: {
		type: "boolean",
		default: false,
		description: "Whether an empty string is accepted, which some tools write for items without logic."
	} },
	owns: [{
		record: "snapshot",
		keyword: "type",
		field: ["logic", "*"]
	}, {
		record: "logic-value",
		keyword: "type",
		field: []
	}],
	state: () => new BrokenTexts(),
	on: { embedded(embedded, report, { options, snapshot, state }) {
		if (embedded.role !== "logic") return;
		if (embedded.text === void 0) report(valueFault$1(embedded, snapshot));
		else if (embedded.reading.kind !== "empty" || !options.allowEmpty) {
			const draft = textFault(embedded, snapshot, state);
			if (draft !== void 0) report(draft);
		}
	} }
});
function valueFault$1({ place, reading: { value } }, snapshot) {
	const what = logicAt(place, snapshot);
	const wrapper = isObject(value) ? unwrapped(value, place).wrapper : void 0;
	if (isObject(value) && wrapper !== void 0 && typeof value[wrapper] === "string") return wrappedLogic(what, place.at(wrapper), wrapper);
	return {
		at: place,
		kind: "not-a-string",
		message: notAString$1(what, value),
		fix: isObject(value) && strayRecord(value) === void 0 ? putIntoString(place) : void 0
	};
}
function textFault(text, snapshot, texts) {
	const what = () => logicAt(text.place, snapshot);
	const misheld = misheldLogic(text, what);
	if (misheld !== void 0) return misheld;
	return text.reading.kind === "broken" ? brokenJson(text, what(), texts.faultsIn(text)) : heldObjectFault(text, what);
}
function logicAt(place, { labels }) {
	return `the logic of ${labels.text(String(place.step))}`;
}
function putIntoString(place) {
	return {
		safety: "safe",
		description: "put the object into a string",
		edits: [{
			kind: "embed",
			place
		}]
	};
}
// rules/logic/known-item.ts
var known_item_default = defineRule({
	id: "logic/known-item",
	level: "error",
	kinds: ["unknown-item"],
	fix: "none",
	summary: "Every logic entry belongs to an item of the file",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	state: () => ({ alike: void 0 }),
	on: { embedded({ role, place }, report, { snapshot, state }) {
		if (role === "logic") checkKey(place, snapshot, state, report);
	} }
});
function checkKey(place, snapshot, state, report) {
	const { roomItems } = snapshot;
	const key = String(place.step);
	if (roomItems === void 0 || snapshot.hasItem(key)) return;
	state.alike ??= new LookAlikes(() => Object.keys(roomItems));
	const { alike } = state;
	report({
		at: keyAt(place),
		message: () => messageOf$3(key, snapshot, alike)
	});
}
function messageOf$3(key, { labels }, alike) {
	const similar = alike.of(key);
	const advice = similar === void 0 ? "bring the item back, correct the key, or delete this entry" : `write ${quoteValue(similar)}, as roomItems does${lookAlikeNote(key, similar)}`;
	return `${labels.text(key)} does not exist, but its logic is still here: ${advice}`;
}
// rules/logic/prefab-keys.ts
var prefab_keys_default = defineRule({
	id: "logic/prefab-keys",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["missing"],
	fix: "none",
	summary: "The logic of an item has the keys that its prefab needs",
	source: "public material of the platform, items",
	on: { itemLogic: (item, report, { snapshot, optionsOf }) => {
		const { value, prefab } = item;
		if (prefab === void 0) return;
		const missing = prefab.needed.filter((key) => !hasField(value, key));
		if (missing.length === 0) return;
		const reported = optionsOf("key/spelling")?.catalogue === true ? misspelled$1(item) : NONE;
		const absent = missing.filter((key) => !reported.has(key));
		if (absent.length > 0) report(lacking(absent, item, snapshot));
	} }
});
function lacking(missing, item, snapshot) {
	const { holder, itemKey } = item;
	return {
		at: absentFrom(holder, missing),
		message: `the logic of ${snapshot.labels.text(itemKey)} has no ${missing.join(" and no ")}: add ${missing.length > 1 ? "them" : "it"}`
	};
}
const NONE = /* @__PURE__ */ new Set();
function misspelled$1({ oddKeys, prefab }) {
	return new Set(oddKeys.map((key) => prefab?.longKeys.meant(key)));
}
// rules/logic/index.ts
const logicRules = [
	json_string_default,
	known_item_default,
	expected_keys_default,
	field_types_default,
	colour_default,
	prefab_keys_default
];
// rules/wording/later-quests.ts
function laterQuests(pairs, keyOf) {
	return [...groupedBy(pairs, keyOf).values()].flatMap(([one, ...others]) => {
		const first = one && mainEntry(one);
		if (first === void 0) return [];
		return others.flatMap((pair) => {
			const later = mainEntry(pair);
			return later === void 0 ? [] : [{
				later,
				first
			}];
		});
	});
}
// rules/quest/bare-name-unique.ts
var bare_name_unique_default = defineRule({
	id: "quest/bare-name-unique",
	level: "warning",
	kinds: ["shared"],
	fix: "none",
	summary: "No two quests have Names that differ only in their number",
	source: "quest and task records, part 2, quest names in expressions",
	on: { quests({ pairs }, report) {
		const bareNameOf = (pair) => bareName(agreedName(pair) ?? "") || void 0;
		const reported = /* @__PURE__ */ new Set();
		for (const { later, first } of laterQuests(pairs, bareNameOf)) {
			const name = later.record.Name;
			if (name === first.record.Name || reported.has(name)) continue;
			reported.add(name);
			report({
				at: later.place.at("Name"),
				identity: bareName(String(name)),
				message: `${questLabel(later)} and ${questLabel(first)} are both ${quoteValue(bareName(String(name)))} in expressions: rename one of them`,
				related: [{
					at: first.place.at("Name"),
					message: "the first quest with this name"
				}]
			});
		}
	} }
});
// rules/quest/moved-fields.ts
function isRemovable(record, name) {
	const { [name]: _removed, ...others } = record;
	return !readKeys("quest-entry", others).slips.some(({ field }) => field === name);
}
function moveEdits({ place }, completed, name) {
	const at = place.at(name);
	const copy = {
		kind: "copy",
		of: at,
		edits: []
	};
	return [hasField(completed.record, name) ? {
		kind: "replace",
		place: completed.place.at(name),
		by: copy
	} : {
		kind: "insert",
		into: completed.place,
		key: name,
		json: copy
	}, {
		kind: "remove",
		place: at
	}];
}
// rules/quest/completed-only-fields.ts
const MEANINGS = {
	Rewards: "rewards",
	SuccessMsg: "message"
};
const COMPLETED_ONLY = COMPLETED_FIELDS.map((field) => [
	field,
	emptyJson(field),
	MEANINGS[field] ?? field
]);
var completed_only_fields_default = defineRule({
	id: "quest/completed-only-fields",
	level: "error",
	kinds: ["missing", "in-progress"],
	sentence: "Rewards and SuccessMsg exist only on the completed entry",
	fix: "mixed",
	summary: "Rewards and SuccessMsg are on the completed entry only",
	source: "quest and task records, part 2, quest pair",
	owns: COMPLETED_ONLY.flatMap(([field]) => [{
		record: "quest-entry-in-progress",
		keyword: "not",
		field: [field]
	}, {
		record: "quest-entry-completed",
		keyword: "required",
		field: [field]
	}]),
	on: { questEntry(entry, report, { snapshot: { quests, spellings } }) {
		const { record, status } = entry;
		if (status === void 0) return;
		const pair = pairOf(entry, quests);
		if (status === "completed") {
			const twin = pair?.inProgress[0]?.record ?? {};
			const absent = COMPLETED_ONLY.filter(([field]) => !hasField(record, field));
			if (absent.length > 0) report(missing$1(entry, absent, twin));
			return;
		}
		const twin = pair?.completed[0];
		const isCertain = [entry, twin].every((each) => !each || !spellings.isPresumed(each.place.at("EntryId")));
		const fields = COMPLETED_ONLY.filter(([field]) => hasField(record, field));
		const isSafe = isCertain && fields.every((field) => isRepeated(entry, field, twin));
		const isOnly = pair?.inProgress.length === 1;
		for (const field of fields) report(misplaced$1(entry, field, twin, {
			isSafe,
			isOnly
		}));
	} }
});
function pairOf(entry, quests) {
	const pair = quests.pairOf(entry);
	if (pair === void 0 || pair.entries.length <= 2) return pair;
	const quest = quests.copiedPairOf(entry);
	return quest === void 0 ? pair : {
		inProgress: [quest.inProgress],
		completed: [quest.completed]
	};
}
function missing$1(entry, fields, inProgress) {
	const names = fields.map(([field]) => field);
	const values = fields.map(([, none, what]) => `${none} for no ${what}`).join(" and ");
	const added = fields.filter(([field]) => !hasField(inProgress, field));
	return {
		at: absentFrom(entry.place, names),
		kind: "missing",
		message: `the completed entry of ${questLabel(entry)} has no ${names.join(" and no ")}: set ${names.length > 1 ? "them" : "it"} to ${values}`,
		fix: added.length === 0 ? void 0 : {
			safety: "unsafe",
			description: `add ${added.map(([name, none]) => `${name} with ${none}`).join(" and ")}`,
			edits: added.map(([name, none]) => insert(entry, name, {
				kind: "json",
				json: none
			}))
		}
	};
}
function isRepeated({ record }, [name, none], completed) {
	const value = record[name] ?? null;
	const kept = completed && member(completed.record, name);
	return kept !== void 0 && (JSON.stringify(value) === none || sameValue(kept, value));
}
function misplaced$1(entry, field, completed, { isSafe, isOnly }) {
	const [name, none] = field;
	const at = entry.place.at(name);
	const value = entry.record[name] ?? null;
	const kept = completed && member(completed.record, name);
	const what = `${name} belongs on the completed entry only`;
	const canRemove = isRemovable(entry.record, name);
	const kind = "in-progress";
	if (kept !== void 0 && isRepeated(entry, field, completed)) {
		const reason = sameValue(kept, value) ? "the completed entry has the same value" : "it is empty";
		return {
			at: keyAt(at),
			kind,
			message: `${what}: remove it here, because ${reason}`,
			fix: canRemove ? removeMember(at, isSafe ? "safe" : "unsafe", `remove ${name} from the inProgress entry`) : void 0
		};
	}
	const isFree = kept === void 0 || JSON.stringify(kept) === none;
	return {
		at: keyAt(at),
		kind,
		message: isFree ? `${what}: move it to the completed entry of ${questLabel(entry)}` : `${what}: keep the right value on the completed entry of ${questLabel(entry)}, which has another one, and remove it here`,
		fix: completed && isOnly && isFree && canRemove ? move(entry, completed, name) : void 0
	};
}
function move(entry, completed, name) {
	return {
		safety: "unsafe",
		description: `move ${name} to the completed entry`,
		edits: moveEdits(entry, completed, name)
	};
}
function insert({ place }, key, json) {
	return {
		kind: "insert",
		into: place,
		key,
		json
	};
}
// rules/quest/agreement.ts
function reportRoomWide(quests, rule, report) {
	const { field, wanted } = rule;
	const groups = groupedBy(quests.entries, ({ record }) => {
		const value = textField(record, field);
		return value === void 0 || rule.invalid(value) !== void 0 ? void 0 : value;
	});
	const [usual = "", usualEntries = []] = usualGroup(groups) ?? [];
	const expected = wanted === "" ? usual : wanted;
	const others = quests.entries.flatMap((entry) => {
		const value = textField(entry.record, field);
		return value === void 0 || value === expected && expected !== "" ? [] : [{
			entry,
			value
		}];
	});
	if (others.length === 0) return;
	const isOneQuest = questsOf(quests, [...groups.values()].flat()).size === 1;
	const isSplit = isOneQuest && differsWithin(quests, groups);
	const usualQuests = questsOf(quests, usualEntries);
	const differs = (shown, who) => ({
		kind: "differs",
		message: `${field} is ${shown} here and ${quoteValue(usual)} on ${who}: decide which is right and write it on all quests`,
		related: usualEntries.slice(0, 1).map(({ place }) => ({
			at: place.at(field),
			message: "the value on other quests"
		}))
	});
	for (const { entry, value } of others) {
		const invalid = rule.invalid(value);
		const shown = invalid?.shown ?? quoteValue(value);
		const count = usualQuests.size - (usualQuests.has(questOf(quests, entry)) ? 1 : 0);
		const who = count === 0 ? "the other entry" : counted(count, "other quest");
		if (invalid === void 0 && wanted === "") {
			if (!isOneQuest) report(valueDraft(quests, entry, [field], differs(shown, who)));
			continue;
		}
		if (invalid === void 0 && isSplit) continue;
		const asOthers = `set it to ${quoteValue(usual)}, as ${who} ${count > 1 ? "do" : "does"}`;
		const general = usual === "" ? rule.advice : asOthers;
		const advice = wanted === "" ? general : `set it to ${quoteValue(wanted)}`;
		const kind = invalid?.kind ?? rule.otherKind;
		report(valueDraft(quests, entry, [field], {
			kind,
			message: `${field} is ${shown}: ${advice}`
		}));
	}
}
function questsOf(quests, entries) {
	return new Set(entries.map((entry) => questOf(quests, entry)));
}
function questOf(quests, entry) {
	return quests.pairOf(entry) ?? entry;
}
function differsWithin(quests, groups) {
	const [first] = [...groups.values()].flat();
	const pair = first && quests.pairOf(first);
	return groups.size > 1 && pair !== void 0 && completePair(pair) !== void 0;
}
function usualGroup(groups) {
	const leastKey = (entries) => entries.reduce((least, { key }) => key < least ? key : least, entries[0]?.key ?? "");
	return [...groups].sort(([, one], [, other]) => other.length - one.length || (leastKey(one) < leastKey(other) ? -1 : 1))[0];
}
// rules/quest/creator.ts
var creator_default = defineRule({
	id: "quest/creator",
	level: "error",
	lenient: { level: "warning" },
	kinds: [
		"empty",
		"placeholder",
		"other-owner",
		"differs"
	],
	sentence: "Creator is the user identifier of the room owner",
	fix: "none",
	summary: "Creator is the user id of the room owner, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	options: { owner: {
		type: "string",
		default: "",
		description: "The user id of the room owner. Unless it is set, any user id is accepted."
	} },
	on: { quests(quests, report, { options: { owner } }) {
		reportRoomWide(quests, {
			field: "Creator",
			invalid: (value) => {
				if (isSoundCreator(value)) return void 0;
				return isPlaceholder(value) ? {
					kind: "placeholder",
					shown: `still the placeholder ${quoteValue(value)}`
				} : {
					kind: "empty",
					shown: "empty"
				};
			},
			wanted: owner,
			otherKind: "other-owner",
			advice: "set it to the user id of the room owner"
		}, report);
	} }
});
// rules/quest/description.ts
var description_default = defineRule({
	id: "quest/description",
	level: "error",
	lenient: { level: "warning" },
	kinds: [
		"other-text",
		"other-editor",
		"differs"
	],
	sentence: "Description is the fixed string `created in ` and the lowercase name of the game editor",
	fix: "none",
	summary: "Description is \"created in \" and the lowercase name of the game editor, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	options: { editor: {
		type: "string",
		default: "",
		description: "The name of the game editor, in lowercase. Unless it is set, any name is accepted."
	} },
	on: { quests(quests, report, { options: { editor } }) {
		reportRoomWide(quests, {
			field: "Description",
			invalid: (value) => isSoundDescription(value) ? void 0 : {
				kind: "other-text",
				shown: quoteValue(value)
			},
			wanted: editor === "" ? "" : `created in ${editor}`,
			otherKind: "other-editor",
			advice: "set it to \"created in \" and the lowercase name of the game editor"
		}, report);
	} }
});
// rules/quest/enabled.ts
var enabled_default = defineRule({
	id: "quest/enabled",
	level: "error",
	kinds: ["false"],
	sentence: "Enabled must be true for the quest to work",
	fix: "none",
	summary: "Enabled is true",
	source: "quest and task records, part 2, quest entry fields",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		if (entry.record.Enabled !== false) return;
		report(valueDraft(quests, entry, ["Enabled"], { message: "Enabled is false: set it to true, or the quest does not work" }));
	} }
});
// rules/wording/uuid-version.ts
const CHOOSES_UUID_VERSION = {
	options: { version: {
		type: "choice",
		default: "4",
		choices: ["4", "any"],
		description: "Which UUIDs are accepted: version 4 only, or any UUID."
	} },
	lenient: { options: { version: "any" } }
};
// rules/quest/entry-id-uuid.ts
var entry_id_uuid_default = defineRule({
	id: "quest/entry-id-uuid",
	level: "error",
	kinds: ["no-uuid", "other-version"],
	sentence: "EntryId is a UUID v4",
	fix: "none",
	summary: "EntryId is a UUID v4",
	source: "quest and task records, part 2, quest entry fields",
	...CHOOSES_UUID_VERSION,
	on: { questEntry(entry, report, { options, snapshot: { quests } }) {
		const entryId = textField(entry.record, "EntryId");
		if (entryId === void 0 || isUuidVersion4(entryId)) return;
		const formed = isUuid(entryId);
		if (formed && options.version === "any") return;
		if (formed && quests.pairFaults.slips.has(entry)) return;
		const what = formed ? "a UUID but not version 4" : "not a UUID";
		report(valueDraft(quests, entry, ["EntryId"], {
			kind: formed ? "other-version" : "no-uuid",
			message: `EntryId is ${quoteValue(entryId)}, ${what}: set the same new UUID v4 on both entries of the quest`
		}));
	} }
});
// rules/quest/extra-text-json.ts
var extra_text_json_default = defineRule({
	id: "quest/extra-text-json",
	level: "error",
	kinds: ["not-json"],
	sentence: "ExtraText is empty, or a JSON string for dialogue trees",
	fix: "none",
	summary: "ExtraText is empty or holds JSON",
	source: "quest and task records, part 2, quest entry fields",
	state: () => new BrokenTexts(),
	on: { embedded(embedded, report, { snapshot: { quests }, state }) {
		if (embedded.role !== "ExtraText" || embedded.text === void 0 || quests === void 0) return;
		if (embedded.reading.kind === "broken") reportBroken(embedded, state, quests, report);
	} }
});
function reportBroken(text, texts, quests, report) {
	const { place } = text;
	if (place.paths.length > 1 || place.paths[0][0] !== "quests") return;
	const entry = quests.entryAt(String(place.paths[0][1]));
	if (entry === void 0) return;
	const add = (draft) => report(valueDraft(quests, entry, ["ExtraText"], draft));
	const [fault] = texts.faultsIn(text);
	if (fault === void 0 || fault.kind === "empty") {
		add({
			at: place,
			message: "ExtraText holds only white space: set it to \"\""
		});
		return;
	}
	add({
		at: spanIn(place, fault.span, place),
		message: fault.kind === "cut-off" ? "ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to \"\"" : "ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to \"\""
	});
}
// rules/quest/id-prefixes.ts
function allowsAny(prefixes) {
	return prefixes === "any" || prefixes.length === 0;
}
function beginsWithOne(id, prefixes) {
	return allowsAny(prefixes) || prefixes.some((prefix) => id.startsWith(prefix));
}
function misshapen(id, at, prefixes) {
	const form = `14 to 17 lowercase letters or digits${allowsAny(prefixes) ? "" : ` that begin with ${anyOf(prefixes)}`}`;
	const what = id === "" ? "is empty" : isUuid(id) ? "is a UUID" : "does not have the observed format";
	return {
		at,
		kind: id === "" ? "empty" : isUuid(id) ? "uuid" : "other-form",
		message: `quest id${id === "" ? "" : ` ${quoteValue(id)}`} ${what}: use ${form}`
	};
}
function foreignId(id, prefixes, allowed = [...listed(prefixes), id.slice(0, 2)]) {
	return `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed)}`;
}
function listed(prefixes) {
	return prefixes === "any" ? [] : prefixes;
}
function anyOf(prefixes) {
	return listed(prefixes).map((prefix) => quoteValue(prefix)).join(" or ");
}
function allowPrefixes(prefixes) {
	const anyPrefix = JSON.stringify({ prefixes: "any" });
	if (prefixes === "any") return `allow any prefix with --rule 'quest/id-format:error:${anyPrefix}'`;
	return `allow the prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}', or any prefix with ${anyPrefix}`;
}
function beginnings(ids) {
	for (const length of [2, 1]) {
		const found = new Set([...ids].map((id) => id.slice(0, length)));
		if (found.size <= 3) return [...found].sort();
	}
	return "any";
}
// rules/quest/id-format.ts
var id_format_default = defineRule({
	id: "quest/id-format",
	level: "error",
	lenient: { options: { prefixes: "any" } },
	catalog: {
		options: { prefixes: "any" },
		isRelaxing: true
	},
	kinds: [
		"empty",
		"uuid",
		"other-form",
		"other-prefix"
	],
	sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid",
	fix: "none",
	summary: "A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix",
	source: "quest and task records, part 2, quest entry fields",
	options: { prefixes: {
		type: "strings",
		default: ["mlh"],
		orAny: true,
		description: "What a quest id may begin with. `\"any\"`, or an empty list, allows any letter or digit."
	} },
	state: () => ({
		passed: false,
		foreign: []
	}),
	on: {
		questEntry(entry, report, { options: { prefixes }, state }) {
			const { key, record, place } = entry;
			if (!isQuestIdShaped(key)) {
				if (idOf(entry) === key) report(misshapen(key, keyAt(place), prefixes));
			} else if (beginsWithOne(key, prefixes)) state.passed = true;
			else if ((textField(record, "id") ?? key) === key) state.foreign.push({
				id: key,
				place
			});
		},
		subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
			if (snapshot.section("quests") !== void 0) return;
			const id = textField(record, "TaskTriggerId");
			if (id === void 0) return;
			const at = place.at("TaskTriggerId");
			if (!isQuestIdShaped(id)) report(misshapen(id, at, prefixes));
			else if (beginsWithOne(id, prefixes)) state.passed = true;
			else state.foreign.push({
				id,
				place: at
			});
		},
		snapshot({ quests }, report, { options: { prefixes }, state }) {
			const { passed, foreign } = state;
			const claim = (place) => quests === void 0 ? place : keyAt(place);
			if (passed) {
				for (const { id, place } of foreign) report({
					at: claim(place),
					kind: "other-prefix",
					message: () => foreignId(id, prefixes)
				});
				return;
			}
			const allowed = beginnings(new Set(foreign.map(({ id }) => id)));
			for (const { id, place } of foreign) report({
				at: claim(place),
				kind: "other-prefix",
				message: () => foreignId(id, prefixes, allowed)
			});
		}
	},
	subscriptions: QUEST_KINDS
});
// rules/quest/id-matches-key.ts
var id_matches_key_default = defineRule({
	id: "quest/id-matches-key",
	level: "error",
	kinds: [
		"other-id",
		"other-key",
		"exchanged"
	],
	sentence: "the id of an entry equals its key in quests",
	fix: "none",
	summary: "The id of a quest entry is its key in quests",
	source: "quest and task records, part 2, quest entry fields",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		const { key, record, place } = entry;
		const id = textField(record, "id");
		if (id === void 0 || id === key) return;
		if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
			report(wrongKey(entry, id, quests.twinOf(entry) !== void 0));
			return;
		}
		const twin = quests.pairOf(entry)?.idsSwapped === true ? quests.twinOf(entry) : void 0;
		if (twin !== void 0) {
			if (twin.key < key) return;
			report({
				at: place.at("id"),
				kind: "exchanged",
				message: `the two entries of ${questLabel(entry)} have each other's id as their key: swap the two keys, or the two ids`,
				related: [{
					at: twin.place.at("id"),
					message: "the id of the other entry"
				}]
			});
			return;
		}
		report({
			at: place.at("id"),
			kind: "other-id",
			message: `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`
		});
	} }
});
function wrongKey({ key, place, record }, id, hasTwin) {
	const restored = key === record.EntryId && !hasTwin ? ", and restore the other entry, which had the same key" : "";
	return {
		at: keyAt(place),
		kind: "other-key",
		message: `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${restored}`
	};
}
// rules/quest/name-space.ts
const ADVICE = "remove it here and wherever the Name is used";
var name_space_default = defineRule({
	id: "quest/name-space",
	level: "warning",
	kinds: ["space", "control-character"],
	fix: "unsafe",
	summary: "A Name does not end in white space, and has no line breaks or other control characters",
	source: "quest and task records, part 2, quest entry fields and TaskEffectorSubscription",
	on: { quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
		for (const entry of quests.entries) {
			const { Name } = entry.record;
			if (typeof Name !== "string" || !hasControlCharacter(Name.trimEnd())) continue;
			report(valueDraft(quests, entry, ["Name"], {
				kind: "control-character",
				message: `Name is ${quoteValue(Name)}, with a control character in it: ${ADVICE}`
			}));
		}
		const spaced = quests.entries.filter(({ record }) => isSpaced(record.Name));
		if (spaced.length === 0) return;
		const uses = usesOfNames(new Set(spaced.map(({ record }) => String(record.Name))), eachSubscription);
		const expressed = new Set(expressions.map(({ name }) => name));
		const named = groupedBy(quests.entries, ({ record }) => record.Name);
		for (const entry of spaced) {
			const name = String(entry.record.Name);
			const right = name.trimEnd();
			const at = entry.place.at("Name");
			const isFree = (named.get(right) ?? []).every((other) => quests.twinOf(entry) === other);
			const isAgreed = isSameTrimmed(quests.twinOf(entry)?.record.Name ?? name, right);
			const isExpressed = expressed.has(name) || expressed.has(bareName(name));
			const places = [at, ...uses.places.get(name) ?? []];
			uses.places.delete(name);
			report(valueDraft(quests, entry, ["Name"], {
				kind: "space",
				message: `Name is ${quoteValue(name)}, with white space at its end: ${ADVICE}`,
				fix: isFree && isAgreed && isNumberedName(right) && !isExpressed && !uses.fixed.has(name) ? {
					safety: "unsafe",
					description: `set the Name to ${quoteValue(right)} on the quest and its subscriptions`,
					edits: places.map((place) => writeValue(place, right))
				} : void 0
			}));
		}
	} }
});
function isSpaced(name) {
	return typeof name === "string" && endsInSpace(name) && isNumberedName(name);
}
function isSameTrimmed(name, right) {
	return typeof name === "string" && name.trimEnd() === right;
}
function usesOfNames(names, eachSubscription) {
	const places = /* @__PURE__ */ new Map();
	const fixed = /* @__PURE__ */ new Set();
	eachSubscription((subscription) => {
		const { kind, record, place } = subscription;
		const name = textField(record, "Name");
		if (name === void 0 || !names.has(name) || !QUEST_KINDS.includes(kind)) return;
		if (!isDocumented(subscription)) fixed.add(name);
		addTo(places, name, place.at("Name"));
	});
	return {
		places,
		fixed
	};
}
// rules/quest/name-unique.ts
var name_unique_default = defineRule({
	id: "quest/name-unique",
	level: "warning",
	kinds: ["shared"],
	fix: "none",
	summary: "No two quests have the same Name",
	source: "quest and task records, part 2, quest entry fields; part 2, quest names in expressions",
	on: { quests({ pairs }, report) {
		for (const { later, first } of laterQuests(pairs, agreedName)) {
			if (!isNumberedName(String(later.record.Name))) continue;
			report({
				at: later.place.at("Name"),
				identity: String(later.record.Name),
				message: `another quest already has the Name ${questLabel(later)}: give this one its own`,
				related: [{
					at: first.place.at("Name"),
					message: "the first quest with this Name"
				}]
			});
		}
	} }
});
// rules/quest/no-auto-start.ts
const DEEDS = {
	OnClickEvent: "A click on",
	OnEnterEvent: "Entering",
	OnExitEvent: "Leaving"
};
var no_auto_start_default = defineRule({
	id: "quest/no-auto-start",
	level: "error",
	kinds: ["true"],
	sentence: "AutoStart must be false",
	fix: "safe",
	summary: "AutoStart is false",
	source: "quest and task records, part 2, quest entry fields",
	on: { quests(quests, report, { snapshot: { labels }, eachSubscription }) {
		const entries = quests.entries.filter(({ record }) => record.AutoStart === true);
		if (entries.length === 0) return;
		const starts = startsOf(quests, eachSubscription);
		for (const entry of entries) {
			const at = entry.place.at("AutoStart");
			const start = starts.get(quests.questOf(entry));
			report(valueDraft(quests, entry, ["AutoStart"], {
				message: start === void 0 ? "AutoStart has no effect: set it to false and add a trigger that activates the quest" : `AutoStart has no effect: set it to false. ${DEEDS[start.type] ?? `${quoteValue(start.type)} on`} ${labels.text(start.itemKey)} starts this quest already`,
				fix: replaceValue(at, "false", "safe", "set AutoStart to false")
			}));
		}
	} }
});
function startsOf(quests, eachSubscription) {
	const starts = /* @__PURE__ */ new Map();
	eachSubscription(({ kind, record, itemKey }) => {
		const code = transitionCode(integerField(record, "TargetState") ?? NaN);
		const type = textField(objectField(record, "Trigger") ?? {}, "$type");
		if (kind !== "quest-trigger" || type === void 0 || type === "" || code === void 0) return;
		if (code.to === 0 || code.from === 1 || code.from === 2) return;
		const entry = quests.entry(textField(record, "TaskTriggerId") ?? "");
		const started = entry && quests.questOf(entry);
		if (started !== void 0 && !starts.has(started)) starts.set(started, {
			type,
			itemKey
		});
	});
	return starts;
}
// rules/quest/used-names.ts
var UsedNames = class {
	byId = /* @__PURE__ */ new Map();
	constructor(eachSubscription) {
		eachSubscription((subscription) => {
			const id = questReference(subscription);
			const name = textField(subscription.record, "Name");
			if (id === void 0 || name === void 0) return;
			const names = this.byId.get(id) ?? /* @__PURE__ */ new Map();
			this.byId.set(id, names.set(name, (names.get(name) ?? 0) + 1));
		});
	}
	of({ inProgress, completed }) {
		const [one, other] = [inProgress, completed].map(({ record }) => textField(record, "Name"));
		if (one === void 0 || other === void 0) return void 0;
		const usesOf = (name) => [inProgress, completed].reduce((sum, { key }) => sum + (this.byId.get(key)?.get(name) ?? 0), 0);
		const more = usesOf(one) - usesOf(other);
		if (more === 0) return void 0;
		return more > 0 ? one : other;
	}
	numbered(entries) {
		const [name = "", ...others] = new Set(entries.flatMap(({ key }) => [...this.byId.get(key)?.keys() ?? []]));
		return others.length === 0 && isNumberedName(name) ? name : void 0;
	}
};
var TakenNames = class {
	quests;
	entriesOf;
	constructor(quests) {
		this.quests = quests;
	}
	isTaken(name, { inProgress, completed }) {
		return (this.all.get(withoutNumber(name)) ?? []).some((entry) => entry !== inProgress && entry !== completed);
	}
	get all() {
		this.entriesOf ??= groupedBy(this.quests.entries, ({ record }) => withoutNumber(record.Name));
		return this.entriesOf;
	}
};
function withoutNumber(name) {
	return typeof name === "string" ? bareName(name) : name;
}
// rules/quest/numbered-name.ts
var numbered_name_default = defineRule({
	id: "quest/numbered-name",
	level: "error",
	kinds: ["unnumbered"],
	sentence: "Name is a number, an underscore and a descriptive name",
	fix: "none",
	summary: "Name is a number, an underscore and a name",
	source: "quest and task records, part 2, quest entry fields",
	on: { quests(quests, report, { eachSubscription }) {
		let used;
		for (const entry of quests.entries) {
			const name = textField(entry.record, "Name");
			if (name === void 0 || isNumberedName(name)) continue;
			used ??= new UsedNames(eachSubscription);
			const right = used.numbered([entry, quests.twinOf(entry) ?? entry]);
			const advice = right === void 0 || quests.byName.withName(right) !== void 0 ? "use a number, an underscore and a name, such as \"0_collect\"" : `write ${quoteValue(right)}, as its subscriptions do`;
			report(valueDraft(quests, entry, ["Name"], { message: `Name is ${quoteValue(name)}: ${advice}` }));
		}
	} }
});
// rules/quest/copied-quest.ts
function copiedQuest({ original, copy }, quests, eachSubscription) {
	const entries = [copy.inProgress, copy.completed];
	const own = entries.some((entry) => entry.record.id !== entry.key || !isQuestIdShaped(entry.key)) ? "EntryId and ids" : "EntryId";
	const label = otherQuestLabel(original.inProgress);
	const what = copy.inProgress.record.Name !== original.inProgress.record.Name ? otherQuestLabel(copy.inProgress) : "this quest";
	return {
		at: copy.inProgress.place.at("EntryId"),
		kind: "copied",
		identity: JSON.stringify([original, copy].map(({ inProgress }) => inProgress.key).sort()),
		message: `${what} has the EntryId of ${label}: give it its own ${own}`,
		related: [{
			at: original.inProgress.place.at("EntryId"),
			message: "the other quest"
		}],
		fix: entries.some(hasUnreadableId) ? void 0 : {
			safety: "unsafe",
			description: `give ${what} its own ${own}`,
			edits: (ids) => {
				return [...newEntryIds(entries, ids.uuid(copy.inProgress.place)), ...newIds(entries, quests, ids, eachSubscription)];
			}
		}
	};
}
function hasUnreadableId({ record }) {
	return typeof record.id === "object" && record.id !== null;
}
function newEntryIds(entries, uuid) {
	return entries.map(({ place }) => writeValue(place.at("EntryId"), uuid));
}
function newIds(entries, quests, ids, eachSubscription) {
	const edits = [];
	const renamed = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	for (const entry of entries) {
		const { key, record, place } = entry;
		const id = soundId(entry, quests) ?? ids.questId(place, textField(record, "id") ?? key, (each) => quests.has(each) || taken.has(each));
		taken.add(id);
		if (id !== key) {
			renamed.set(key, id);
			edits.push({
				kind: "rename",
				place,
				key: id
			});
		}
		if (record.id === id) continue;
		edits.push(hasField(record, "id") ? writeValue(place.at("id"), id) : {
			kind: "insert",
			into: place,
			key: "id",
			json: {
				kind: "json",
				json: JSON.stringify(id)
			}
		});
	}
	if (renamed.size === 0) return edits;
	const renew = (place, id) => {
		const now = id === void 0 ? void 0 : renamed.get(id);
		if (now !== void 0) edits.push(writeValue(place, now));
	};
	for (const { record, place } of quests.entries) for (const [index, requirement] of (arrayField(record, "Requirements") ?? []).entries()) if (isObject(requirement)) renew(place.at("Requirements").at(index).at("id"), textField(requirement, "id"));
	eachSubscription(({ record, place }) => renew(place.at("TaskTriggerId"), textField(record, "TaskTriggerId")));
	return edits;
}
function soundId(entry, quests) {
	const id = textField(entry.record, "id");
	if (isQuestIdShaped(entry.key)) return entry.key;
	if (id === void 0 || !isQuestIdShaped(id)) return void 0;
	return quests.withId(id).some((other) => other !== entry) ? void 0 : id;
}
// rules/quest/pair-difference.ts
function differenceDraft(difference, names) {
	const { pair, field } = difference;
	const { inProgress, completed } = pair;
	const quest = questLabel(inProgress);
	const name = fieldName(field);
	const value = completed.record[field];
	const other = inProgress.record[field];
	const source = writableSource(difference, names);
	const advice = field === "Name" && (names.used === value || names.used === other) ? `use ${quoteValue(names.used ?? null)}, as its subscriptions do` : "decide which is right and write it on both";
	const alike = typeof value === "string" && typeof other === "string" ? lookAlikeNote(value, other) : "";
	return {
		at: completed.place.at(field),
		kind: "differs",
		message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${advice}${alike}`,
		related: [{
			at: inProgress.place.at(field),
			message: "the value of the inProgress entry"
		}],
		fix: source && {
			safety: "unsafe",
			description: `copy ${name} from the ${source} entry`,
			edits: [{
				kind: "replace",
				place: pair[source === "inProgress" ? "completed" : "inProgress"].place.at(field),
				by: copyOf(pair[source].place.at(field))
			}]
		}
	};
}
const MAX_NAMED = 3;
function onlyOnDraft(pair, side, fields, isFree) {
	const { inProgress, completed } = pair;
	const isHere = side === "completed";
	const [first = "", ...others] = fields;
	const it = others.length === 0 ? "it" : "them";
	const before = sharedBefore(pair, side);
	const added = fields.filter((field) => isFree(field) && !isNearMiss(field, pair[side]));
	const copied = (field) => {
		const after = before.get(field);
		return {
			kind: "insert",
			into: (isHere ? inProgress : completed).place,
			key: field,
			json: copyOf(pair[side].place.at(field)),
			beside: after === void 0 ? void 0 : {
				side: "after",
				step: after
			}
		};
	};
	const onlyHere = (field) => ({
		...keyAt(completed.place.at(field)),
		absent: [field]
	});
	return {
		kind: "only-one",
		at: isHere ? [onlyHere(first), ...others.map(onlyHere)] : absentFrom(completed.place, fields),
		message: `${listOf(fields)} ${others.length === 0 ? "is" : "are"} only on the ${side} entry of ${questLabel(inProgress)}: both entries must have ${it}, or neither`,
		related: [isHere ? {
			at: recordAt$1(inProgress.place),
			message: `the entry without ${it}`
		} : {
			at: keyAt(inProgress.place.at(first)),
			message: `the entry that has ${it}`
		}],
		fix: added.length === 0 ? void 0 : {
			safety: "unsafe",
			description: `copy ${listOf(added)} from the ${side} entry`,
			edits: added.map(copied)
		}
	};
}
function isNearMiss(field, { record }) {
	return readKeys("quest-entry", { [field]: record[field] ?? null }).slips.length > 0;
}
function listOf(fields) {
	const names = fields.slice(0, MAX_NAMED).map((field) => fieldName(field));
	const left = fields.length - names.length;
	return listed$1(left > 0 ? [...names, `${left} more`] : names, "and");
}
function sharedBefore(pair, side) {
	const other = pair[side === "completed" ? "inProgress" : "completed"].record;
	const places = /* @__PURE__ */ new Map();
	let before;
	for (const key of Object.keys(pair[side].record)) if (Object.hasOwn(other, key)) before = key;
	else places.set(key, before);
	return places;
}
function copyOf(of) {
	return {
		kind: "copy",
		of,
		edits: []
	};
}
function fieldName(field) {
	return SHARED_FIELDS.has(field) ? field : quoteValue(field);
}
function writableSource(difference, names) {
	const source = sourceOf(difference, names);
	if (source === void 0) return void 0;
	const overwritten = difference.pair[source === "inProgress" ? "completed" : "inProgress"];
	return beginsLikeJson(textField(overwritten.record, difference.field) ?? "") ? void 0 : source;
}
function sourceOf({ pair, field }, names) {
	const { inProgress, completed } = pair;
	if (!SHARED_FIELDS.has(field)) return void 0;
	if (field === "Name") return sourceOfName(pair, names);
	if (completed.record[field] === "") return "inProgress";
	if (inProgress.record[field] === "") return "completed";
	if (field === "ExtraText") return void 0;
	if (field !== "Requirements") return "inProgress";
	if (coversRequirements(inProgress, completed)) return "inProgress";
	return coversRequirements(completed, inProgress) ? "completed" : void 0;
}
function sourceOfName(pair, { used, isTaken, isExpressed }) {
	const nameOn = (side) => pair[side].record.Name;
	const free = ["inProgress", "completed"].filter((side) => !isTaken(nameOn(side)) && !isExpressed(nameOn(side === "inProgress" ? "completed" : "inProgress")));
	return used === void 0 ? free[0] : free.find((side) => nameOn(side) === used);
}
function coversRequirements(from, to) {
	const source = arrayField(from.record, "Requirements");
	const replaced = arrayField(to.record, "Requirements");
	if (source === void 0 || replaced === void 0 || ![...source, ...replaced].every(isPlainRecord)) return false;
	const ids = new Set(source.map((each) => isObject(each) ? each.id : void 0));
	return replaced.every((requirement, index) => {
		const same = source[index];
		if (!isObject(requirement) || !ids.has(requirement.id)) return false;
		return Object.entries(requirement).every(([key, value]) => {
			if (Object.hasOwn(FIELDS$1.requirement, key)) return true;
			const other = same !== void 0 && isObject(same) ? member(same, key) : void 0;
			return other !== void 0 && sameValue(value, other);
		});
	});
}
function isPlainRecord(requirement) {
	if (!isObject(requirement)) return false;
	return Object.keys(FIELDS$1.requirement).every((key) => {
		const value = member(requirement, key) ?? "";
		return typeof value === "string" ? !beginsLikeJson(value) : typeof value !== "object";
	});
}
function howTheyDiffer(value, other) {
	if (typeof value !== "object" && typeof other !== "object") {
		const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
		if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
	}
	return "differs from";
}
// rules/quest/missing-twin.ts
function missingTwin(entry, quests, snapshot) {
	const at = keyAt(entry.place);
	const quest = questLabel(entry);
	if (entry.status === void 0) return {
		at,
		kind: "no-twin",
		message: `${quest} has only one entry: add the other one with the same EntryId`
	};
	const lacking = entry.status === "inProgress" ? "completed" : "inProgress";
	const lost = snapshot.lostIdOf(entry);
	const id = lost === void 0 ? "" : ` and the id ${quoteValue(lost)}, which references still use`;
	const moved = movedFields$1(entry, lacking);
	return {
		at,
		kind: "no-twin",
		message: `${quest} has no ${lacking} entry: add one with the same EntryId${id}${moved.length === 0 ? "" : `, and move ${moved.join(" and ")} to it`}`,
		fix: hasSoundShape(entry, snapshot) && !hasNearMiss(entry) ? writeTwin(entry, lacking, quests, lost) : void 0
	};
}
function movedFields$1({ record }, lacking) {
	return lacking === "completed" ? COMPLETED_FIELDS.filter((field) => hasField(record, field)) : [];
}
function hasNearMiss(entry) {
	return Object.keys(entry.record).some((field) => isNearMiss(field, entry));
}
function hasSoundShape({ record, status }, snapshot) {
	const name = status === "completed" ? "quest-entry-completed" : "quest-entry-in-progress";
	const requirements = arrayField(record, "Requirements");
	return snapshot.schemaFaults(name, record).length === 0 && requirements?.every((each) => snapshot.schemaFaults("requirement", each).length === 0) === true;
}
function writeTwin(entry, status, quests, lost) {
	const { record, place, key } = entry;
	const isCompleted = status === "completed";
	const edits = (ids) => {
		const id = lost ?? ids.questId(place, key, (taken) => quests.has(taken));
		const changes = [writeValue(place.at("Status"), status), writeValue(place.at("id"), id)];
		for (const field of COMPLETED_FIELDS) {
			if (hasField(record, field) === isCompleted) continue;
			if (isCompleted) changes.push({
				kind: "insert",
				into: place,
				key: field,
				json: {
					kind: "json",
					json: emptyJson(field)
				}
			});
			else changes.push({
				kind: "remove",
				place: place.at(field)
			});
		}
		return [{
			kind: "insert",
			into: SECTION,
			key: id,
			json: {
				kind: "copy",
				of: place,
				edits: changes
			},
			beside: {
				side: isCompleted ? "after" : "before",
				step: key
			}
		}, ...movedFields$1(entry, status).map((field) => ({
			kind: "remove",
			place: place.at(field)
		}))];
	};
	return {
		safety: "unsafe",
		description: `add the ${status} entry, copied from this one${lost === void 0 ? "" : ", with the id that references still use"}`,
		edits
	};
}
const SECTION = Place.root.at("quests");
// rules/quest/wrong-pairs.ts
function identityOf(...entries) {
	return JSON.stringify(entries.map((entry) => entry?.key).sort());
}
function mistypedEntryId({ entry, other, strayed }, slips, later) {
	const known = strayed || slips.has(entry) || slips.has(other);
	const [wrong, twin] = strayed || (known ? slips.has(entry) : later(entry, other)) ? [entry, other] : [other, entry];
	const [here, there] = [wrong, twin].map(({ record }) => quoteValue(record.EntryId ?? null));
	return {
		at: wrong.place.at("EntryId"),
		kind: "other-entry-id",
		identity: identityOf(wrong, twin),
		message: `EntryId is ${here} here and ${there} on the other entry of ${questLabel(wrong)}: use the same on both${alsoDiffering(wrong, twin)}`,
		related: [{
			at: twin.place.at("EntryId"),
			message: "the EntryId of the other entry"
		}]
	};
}
function alsoDiffering({ record }, { record: other }) {
	const fields = [...SHARED_FIELDS].filter((field) => field !== "EntryId" && !sameValue(record[field] ?? null, other[field] ?? null));
	return fields.length === 0 ? "" : `, and the same ${listed$1(fields, "and")}`;
}
function sameStatusTwice([one, two], later) {
	const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
	const [wrong, twin] = (oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === "inProgress")) ? [one, two] : [two, one];
	const needed = wrong.status === "inProgress" ? "completed" : "inProgress";
	return {
		at: wrong.place.at("Status"),
		kind: "same-status",
		identity: identityOf(wrong, twin),
		message: `both entries of ${questLabel(wrong)} have the Status "${wrong.status}": set one to "${needed}"`,
		related: [{
			at: twin.place.at("Status"),
			message: "the Status of the other entry"
		}]
	};
}
function tooMany({ entries }, later) {
	const sorted = [...entries].sort((a, b) => later(a, b) ? 1 : -1);
	const first = /* @__PURE__ */ new Map();
	const second = sorted.find((entry) => {
		if (first.has(entry.status)) return true;
		first.set(entry.status, entry);
		return false;
	});
	const surplus = second ?? first.get(void 0);
	const other = sorted.find((entry) => entry !== surplus && (second === void 0 || entry.status === second.status));
	if (surplus === void 0 || other === void 0) return void 0;
	return {
		at: surplus.place.at("EntryId"),
		kind: "crowded",
		identity: String(surplus.record.EntryId),
		message: `${entries.length} entries share this EntryId: give each quest an EntryId of its own, on its two entries`,
		related: [{
			at: other.place.at("EntryId"),
			message: "the first of them"
		}]
	};
}
// rules/quest/pair-complete.ts
var pair_complete_default = defineRule({
	id: "quest/pair-complete",
	level: "error",
	kinds: [
		"no-twin",
		"other-entry-id",
		"same-status",
		"copied",
		"crowded"
	],
	sentence: "each quest has one inProgress and one completed entry with the same EntryId",
	fix: "unsafe",
	reveals: [
		"flow/*",
		"quest/name-unique",
		"quest/bare-name-unique"
	],
	summary: "Each EntryId has one inProgress and one completed entry",
	source: "quest and task records, part 2, quest pair",
	on: { quests(quests, report, { snapshot, eachSubscription }) {
		const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
		for (const entry of alone) report(missingTwin(entry, quests, snapshot));
		for (const copy of copies) report(copiedQuest(copy, quests, eachSubscription));
		if (mistyped.length + sameStatus.length + crowded.length === 0) return;
		const ranks = new Map(quests.entries.map((entry, rank) => [entry, rank]));
		const later = (one, other) => (ranks.get(one) ?? 0) > (ranks.get(other) ?? 0);
		for (const pair of mistyped) report(mistypedEntryId(pair, slips, later));
		for (const pair of sameStatus) report(sameStatusTwice(pair, later));
		for (const pair of crowded) {
			const draft = tooMany(pair, later);
			if (draft !== void 0) report(draft);
		}
	} }
});
// rules/quest/pair-symmetry.ts
const MAY_DIFFER = /* @__PURE__ */ new Set([
	...OWN_FIELDS,
	...COMPLETED_FIELDS,
	"EntryId"
]);
var pair_symmetry_default = defineRule({
	id: "quest/pair-symmetry",
	level: "error",
	kinds: ["differs", "only-one"],
	onlyIfAlone: true,
	sentence: "the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg",
	fix: "unsafe",
	reveals: ["flow/*"],
	summary: "The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg",
	source: "quest and task records, part 2, quest pair",
	on: { quests(quests, report, { snapshot, eachSubscription }) {
		const differences = quests.pairs.flatMap(differencesOf);
		let usedNames;
		let expressed;
		const takenNames = new TakenNames(quests);
		const onlyOn = /* @__PURE__ */ new Map();
		for (const difference of differences.filter((each) => !isMissing(each))) {
			const { pair, field } = difference;
			const side = onlySide(difference);
			if (side !== void 0) {
				const key = JSON.stringify([pair.completed.key, side]);
				getOrInsert(onlyOn, key, () => ({
					pair,
					side,
					fields: []
				})).fields.push(field);
				continue;
			}
			if (field === "Name") {
				usedNames ??= new UsedNames(eachSubscription);
				expressed ??= new Set(snapshot.expressions.map(({ name }) => name));
			}
			report(differenceDraft(difference, {
				used: usedNames?.of(pair),
				isTaken: (name) => takenNames.isTaken(name, pair),
				isExpressed: (name) => isExpressed(name, expressed ?? /* @__PURE__ */ new Set())
			}));
		}
		for (const { pair, side, fields } of onlyOn.values()) {
			const without = pair[side === "completed" ? "inProgress" : "completed"];
			const spelled = new Set(Object.keys(without.record).map((key) => snapshot.spellings.spelledPlace(without.place.at(key)).step));
			report(onlyOnDraft(pair, side, fields, (field) => !spelled.has(field)));
		}
	} }
});
function differencesOf(pair) {
	const complete = comparablePair(pair);
	if (complete === void 0) return [];
	const { inProgress, completed } = complete;
	const found = [];
	for (const field in completed.record) {
		const value = completed.record[field];
		if (value === inProgress.record[field] || MAY_DIFFER.has(field)) continue;
		const other = Object.hasOwn(inProgress.record, field) ? inProgress.record[field] : void 0;
		if (typeof value === "boolean" && typeof other === "boolean" && FIXED_FIELDS.has(field)) continue;
		if (other === void 0 || !sameValue(value, other)) found.push({
			pair: complete,
			field
		});
	}
	for (const field in inProgress.record) if (!Object.hasOwn(completed.record, field) && !MAY_DIFFER.has(field)) found.push({
		pair: complete,
		field
	});
	return found;
}
function isExpressed(name, expressed) {
	return typeof name === "string" && (expressed.has(name) || expressed.has(bareName(name)));
}
function onlySide({ pair: { inProgress, completed }, field }) {
	if (!Object.hasOwn(completed.record, field)) return "inProgress";
	return Object.hasOwn(inProgress.record, field) ? void 0 : "completed";
}
function isMissing({ pair: { inProgress, completed }, field }) {
	return SHARED_FIELDS.has(field) && [inProgress, completed].some(({ record }) => !Object.hasOwn(record, field));
}
// rules/quest/status-swapped.ts
var status_swapped_default = defineRule({
	id: "quest/status-swapped",
	level: "error",
	kinds: ["swapped", "moved"],
	sentence: "Rewards and SuccessMsg exist only on the completed entry",
	fix: "unsafe",
	reveals: [
		"flow/*",
		"requirement/in-progress-id",
		"subscription/in-progress-id"
	],
	summary: "The Status of the two entries of a quest is not swapped",
	source: "quest and task records, part 2, quest pair",
	on: { quests(quests, report, { eachSubscription }) {
		const swapped = quests.pairs.filter(({ statusSwapped }) => statusSwapped);
		if (swapped.length === 0) return;
		const referenced = referencedIds(quests, eachSubscription);
		for (const pair of swapped) {
			const complete = completePair(pair);
			if (complete === void 0) continue;
			report(referenced.has(complete.completed.key) && !referenced.has(complete.inProgress.key) ? movedFields(complete) : swappedStatus(complete));
		}
	} }
});
function swappedStatus(pair) {
	const [inProgress, completed] = [pair.inProgress.place, pair.completed.place];
	return {
		at: inProgress.at("Status"),
		kind: "swapped",
		message: `the two entries of ${questLabel(pair.inProgress)} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
		related: [{
			at: completed.at("Status"),
			message: "the Status of the other entry"
		}],
		fix: {
			safety: "unsafe",
			description: "swap the Status of the two entries",
			edits: [writeValue(inProgress.at("Status"), "inProgress"), writeValue(completed.at("Status"), "completed")]
		}
	};
}
function movedFields({ inProgress: completed, completed: inProgress }) {
	const canMove = COMPLETED_FIELDS.every((field) => isRemovable(inProgress.record, field));
	return {
		at: keyAt(inProgress.place.at("Rewards")),
		kind: "moved",
		message: `Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of ${questLabel(completed)}`,
		related: [{
			at: keyAt(completed.place),
			message: "the completed entry"
		}],
		fix: canMove ? {
			safety: "unsafe",
			description: "move Rewards and SuccessMsg to the completed entry",
			edits: COMPLETED_FIELDS.flatMap((field) => moveEdits(inProgress, completed, field))
		} : void 0
	};
}
function referencedIds(quests, eachSubscription) {
	const referenced = /* @__PURE__ */ new Set();
	for (const { entry, index } of quests.requirements) {
		const requirement = arrayField(entry.record, "Requirements")?.[index];
		if (isObject(requirement)) referenced.add(textField(requirement, "id"));
	}
	eachSubscription((subscription) => referenced.add(questReference(subscription)));
	return referenced;
}
// rules/wording/overwrite-text.ts
function overwriteText(place, was, by, description) {
	const edit = writeValue(place, by);
	if (!(beginsLikeJson(was) || tryParseJson(was) !== void 0)) return {
		safety: "safe",
		description,
		edits: [edit]
	};
	return {
		safety: "unsafe",
		description: `${description}, and discard the JSON that is there`,
		edits: [{
			...edit,
			discards: true
		}]
	};
}
// rules/quest/index.ts
const questRules = [
	pair_complete_default,
	pair_symmetry_default,
	completed_only_fields_default,
	status_swapped_default,
	id_matches_key_default,
	id_format_default,
	entry_id_uuid_default,
	numbered_name_default,
	name_space_default,
	name_unique_default,
	bare_name_unique_default,
	description_default,
	enabled_default,
	no_auto_start_default,
	defineRule({
		id: "quest/template-name-empty",
		level: "error",
		kinds: ["not-empty"],
		sentence: "TemplateName is always empty",
		fix: "mixed",
		summary: "TemplateName is empty",
		source: "quest and task records, part 2, quest entry fields",
		on: { questEntry(entry, report, { snapshot: { quests } }) {
			const name = textField(entry.record, "TemplateName");
			if (name === void 0 || name === "") return;
			const at = entry.place.at("TemplateName");
			report(valueDraft(quests, entry, ["TemplateName"], {
				message: `TemplateName is ${quoteValue(name)}: set it to ""`,
				fix: overwriteText(at, name, "", "set TemplateName to \"\"")
			}));
		} }
	}),
	creator_default,
	extra_text_json_default
];
// rules/reference/animation.ts
var animation_default = defineRule({
	id: "reference/animation",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["misspelled"],
	fix: "unsafe",
	summary: "Animations are spelled as the platform spells them",
	source: "public material of the platform, characters and effects for animations",
	on: {
		effect({ type, record, place }, report) {
			const field = ANIMATION_FIELDS.get(type ?? "");
			const draft = field && misspelled(record, field, place);
			if (draft) report(draft);
		},
		itemLogic: ({ prefab, value, place }, report) => {
			const field = ANIMATION_FIELDS.get(prefab?.name ?? "");
			const draft = field && misspelled(value, field, place);
			if (draft) report(draft);
		}
	}
});
function misspelled(record, field, place) {
	const name = textField(record, field);
	const meant = name === void 0 ? void 0 : ANIMATION_NAMES.meant(name);
	if (name === void 0 || meant === void 0) return void 0;
	const [spelled, right] = [quoteValue(name), quoteValue(meant)];
	const at = place.at(field);
	return {
		at,
		message: `${spelled} is not a known animation: write ${right}`,
		fix: overwriteValue(at, JSON.stringify(meant), `write ${right}`)
	};
}
// rules/reference/missing-names.ts
function reportMissing({ set, used }, known, words, report) {
	const reported = [];
	for (const [name, uses] of used) {
		if (set.has(name) || known.has(name)) continue;
		const meant = known.meant(name);
		const hint = meant === void 0 ? words.advice?.(uses.owner) : `did you mean ${quoteValue(meant)}?`;
		if (hint === void 0) continue;
		reported.push(name);
		if (meant !== void 0) reported.push(meant);
		reportName(uses, {
			kind: words.kind,
			message: `${words.missing(quoteValue(name))}: ${hint}`
		}, meant, report);
	}
	return reported;
}
function reportName({ places, count }, says, meant, report) {
	const isFixable = meant !== void 0 && count === places.length && places.every(({ part }) => part === void 0);
	for (const { place, part } of places) report({
		at: part === void 0 ? place : spanIn(place, part, place),
		...says,
		fix: isFixable ? overwriteValue(place, JSON.stringify(meant), `write ${quoteValue(meant)}`) : void 0
	});
}
function namesToCompare(index, others = []) {
	return new NearNames([...index.set.keys(), ...others], "of creators");
}
// rules/reference/name-index.ts
const MAX_NAMES = 1e4;
function namesOf(kind, judge) {
	return {
		asksNames: true,
		on: { snapshot(snapshot, report, { names }) {
			const index = names.of(kind);
			if (index.isOpen || index.set.size > MAX_NAMES || index.used.size > MAX_NAMES) return;
			judge(index, report, snapshot);
		} }
	};
}
// rules/reference/declared-names.ts
function declaredNames({ kind, what, advice, ...texts }) {
	return defineRule({
		...texts,
		level: "off",
		catalog: { level: "warning" },
		kinds: ["unknown-name"],
		fix: "unsafe",
		...namesOf(kind, (index, report) => {
			if (index.set.size === 0) return;
			reportMissing(index, namesToCompare(index), {
				missing: (quoted) => `no ${what} is called ${quoted}`,
				advice: () => `${advice}, or correct the name`
			}, report);
		})
	});
}
const cameraState = declaredNames({
	kind: "cameraState",
	id: "reference/camera-state",
	summary: "Camera states that effects name are declared in the settings",
	source: "public material of the platform, camera states",
	what: "camera state",
	advice: "declare it in customCameraStates of roomSettingsExtraData"
});
const movementProfile = declaredNames({
	kind: "movementProfile",
	id: "reference/movement-profile",
	summary: "Movement profiles that effects name are declared in the settings",
	source: "public material of the platform, movement profiles",
	what: "movement profile",
	advice: "declare it in movementStates of roomSettingsExtraData"
});
const leaderboard = declaredNames({
	kind: "leaderboard",
	id: "reference/leaderboard",
	summary: "Leaderboards that effects name exist",
	source: "public material of the platform, leaderboards: the names must match exactly",
	what: "leaderboard",
	advice: "give a Leaderboard this name (ln)"
});
const npc = declaredNames({
	kind: "npc",
	id: "reference/npc",
	summary: "Characters that effects name exist",
	source: "public material of the platform, messages to characters",
	what: "character",
	advice: "give a GLBNPC this name (n)"
});
// rules/reference/dialogue-node.ts
const DIALOGUE = "DialogEffectorDisplay";
var dialogue_node_default = defineRule({
	id: "reference/dialogue-node",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["unknown-node"],
	fix: "none",
	summary: "Answers of a dialogue lead to its nodes",
	source: "public material of the platform, dialogues",
	state: () => ({
		dialogue: void 0,
		count: 0
	}),
	on: {
		effect({ type, record, place }, report, { state }) {
			if (type !== DIALOGUE) return;
			const nodes = objectField(record, "tasksSorM");
			state.count++;
			state.dialogue = nodes && {
				nodes,
				place,
				number: state.count,
				known: void 0
			};
			if (state.dialogue === void 0 || !Array.isArray(record.tasksN)) return;
			const list = place.at("tasksN");
			for (const [index, node] of record.tasksN.entries()) {
				const at = list.at(index).at("N");
				const draft = missing(isObject(node) ? node.N : void 0, at, "tasksN lists", state.dialogue);
				if (draft !== void 0) report(draft);
			}
		},
		embedded({ role, reading, place }, report, { state: { dialogue } }) {
			if (role !== "ExtraText" || reading.kind !== "value" || dialogue === void 0) return;
			if (place.parent?.parent?.parent?.parent !== dialogue.place) return;
			const data = isObject(reading.value) ? objectField(reading.value, "ExtraTaskDTODataDialog") : void 0;
			if (data === void 0 || !Array.isArray(data.AT)) return;
			const answers = place.inside().along(["ExtraTaskDTODataDialog", "AT"]);
			for (const [index, answer] of data.AT.entries()) {
				const at = answers.at(index).at("Task");
				const draft = missing(isObject(answer) ? answer.Task : void 0, at, "this answer leads to", dialogue);
				if (draft !== void 0) report(draft);
			}
		}
	}
});
function missing(name, at, what, dialogue) {
	if (typeof name !== "string" || name === "" || isComputedText(name)) return void 0;
	if (Object.hasOwn(dialogue.nodes, name)) return void 0;
	dialogue.known ??= new NearNames(Object.keys(dialogue.nodes), "of creators");
	const meant = dialogue.known.meant(name);
	const advice = meant === void 0 ? "add it to tasksSorM, or correct the name" : `did you mean ${quoteValue(meant)}?`;
	return {
		at,
		message: `${what} ${quoteValue(name)}, and the dialogue has no such node: ${advice}`
	};
}
// rules/reference/spawn-point.ts
var spawn_point_default = defineRule({
	id: "reference/spawn-point",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["unknown-name"],
	fix: "unsafe",
	summary: "Spawn points that portals and effects name exist",
	source: "public material of the platform, portals, spawn points and enemies: the names must match exactly",
	...namesOf("spawnPoint", (index, report, snapshot) => {
		if (snapshot.roomItems === void 0) return;
		reportMissing(index, namesToCompare(index), {
			missing: (name) => `no spawn point of this room is called ${name}`,
			advice: (owner) => owner === "DuplicateEnemy" ? "give a SpawnPoint this name (n), or correct spawnName" : void 0
		}, report);
	})
});
// rules/reference/timer.ts
var timer_default = defineRule({
	id: "reference/timer",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["never-started"],
	fix: "unsafe",
	summary: "Timers that effects stop or cancel are started somewhere",
	source: "public material of the platform, effects for timers",
	...namesOf("timer", (index, report) => {
		reportMissing(index, namesToCompare(index), {
			missing: (name) => `nothing starts the timer ${name}`,
			advice: () => "start it with StartTimerEffect, or correct the name"
		}, report);
	})
});
// rules/reference/variable.ts
var variable_default = defineRule({
	id: "reference/variable",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["never-set", "never-used"],
	fix: "unsafe",
	summary: "Variables are spelled alike where they are set and used",
	source: "public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used",
	...namesOf("variable", (index, report) => {
		reportUnused(index, new Set(reportMissing(index, namesToCompare(index, BUILT_IN_VARIABLES), {
			kind: "never-set",
			missing: (name) => `nothing sets the variable ${name}`
		}, report)), report);
	})
});
function reportUnused({ set, used }, reported, report) {
	const isDeclared = (name) => set.get(name)?.owner === "settings";
	const known = new NearNames([...used.keys(), ...[...set.keys()].filter(isDeclared)], "of creators");
	for (const [name, places] of set) {
		const meant = known.meant(name);
		if (meant === void 0 || reported.has(name) || reported.has(meant)) continue;
		reportName(places, {
			kind: "never-used",
			message: `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`
		}, meant, report);
	}
}
// rules/reference/index.ts
const referenceRules = [
	variable_default,
	timer_default,
	spawn_point_default,
	cameraState,
	movementProfile,
	leaderboard,
	npc,
	animation_default,
	dialogue_node_default
];
// rules/requirement/in-progress-id.ts
var in_progress_id_default$1 = defineRule({
	id: "requirement/in-progress-id",
	level: "error",
	kinds: ["completed-id"],
	sentence: "the id of a requirement is that of the inProgress entry of the required quest",
	fix: "safe",
	summary: "A requirement holds the id of the inProgress entry",
	source: "quest and task records, part 2, requirement object",
	on: { requirement({ record, place, entry }, report, { snapshot: { quests } }) {
		const id = textField(record, "id");
		const required = quests.entry(id);
		if (id === void 0 || required?.status !== "completed") return;
		const pair = quests.pairOf(required);
		if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
		if (isSameQuest(required, entry, quests)) return;
		const draft = completedId$1(place.at("id"), id, required, soundInProgressId(required, quests));
		report(valueDraft(quests, entry, [
			"Requirements",
			place.step ?? 0,
			"id"
		], draft));
	} }
});
function completedId$1(at, id, required, inProgress) {
	const quest = otherQuestLabel(required);
	const named = inProgress === void 0 ? "" : `, ${quoteValue(inProgress)}`;
	return {
		at,
		message: `${quoteValue(id)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${named}`,
		related: [{
			at: keyAt(required.place),
			message: "the completed entry"
		}],
		fix: inProgress === void 0 || beginsLikeJson(id) ? void 0 : replaceValue(at, JSON.stringify(inProgress), "safe", `use the id of the inProgress entry of ${quest}`)
	};
}
function isSameQuest(one, other, quests) {
	const quest = quests.copiedPairOf(one);
	return quest === void 0 ? quests.questOf(one) === quests.questOf(other) : quest === quests.copiedPairOf(other);
}
function soundInProgressId(completed, quests) {
	const pair = quests.pairOf(completed);
	const inProgress = pair && completePair(pair)?.inProgress;
	if (inProgress === void 0 || inProgress.record.Name !== completed.record.Name) return void 0;
	return inProgress.record.id === inProgress.key ? inProgress.key : void 0;
}
// rules/requirement/known-quest.ts
var known_quest_default$1 = defineRule({
	id: "requirement/known-quest",
	level: "error",
	kinds: ["unknown-quest"],
	sentence: "the id of a requirement is that of the inProgress entry of the required quest",
	fix: "unsafe",
	summary: "A requirement holds the id of a quest in the file",
	source: "quest and task records, part 2, requirement object",
	state: () => ({ unknown: [] }),
	on: {
		requirement({ record, place, entry }, _report, { snapshot, state }) {
			const id = textField(record, "id");
			const type = textField(record, "type") ?? "quest";
			if (id === void 0 || type !== "quest" || snapshot.knowsQuest(id)) return;
			state.unknown.push({
				id,
				place,
				entry
			});
		},
		quests(quests, report, { snapshot, state: { unknown }, eachSubscription }) {
			const missing = unknown.filter(({ id }) => !snapshot.knowsQuest(id));
			if (missing.length === 0) return;
			const names = {
				Name: inProgressBy("Name", quests),
				EntryId: inProgressBy("EntryId", quests)
			};
			const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
			const beside = namesBeside(new Set(missing.map(({ id }) => id)), eachSubscription);
			for (const { id, place, entry } of missing) {
				const similar = alike.of(id);
				const field = names.Name.has(id) ? "Name" : "EntryId";
				const meant = names[field].get(id);
				const right = meant?.key ?? similar;
				const advice = similar === void 0 ? adviceFrom(beside.get(id), quests) : `write ${quoteValue(similar)}${lookAlikeNote(id, similar)}`;
				report(valueDraft(quests, entry, [
					"Requirements",
					place.step ?? 0,
					"id"
				], {
					fix: right === void 0 ? void 0 : replaceValue(place.at("id"), JSON.stringify(right), "unsafe", `write ${quoteValue(right)}`),
					message: meant === void 0 ? `no quest in the file has the id ${quoteValue(id)}: ${advice}` : `${quoteValue(id)} is the ${field} of a quest: use the id of its inProgress entry, ${quoteValue(meant.key)}`
				}));
			}
		}
	}
});
function namesBeside(ids, eachSubscription) {
	const names = /* @__PURE__ */ new Map();
	eachSubscription((subscription) => {
		const id = questReference(subscription);
		const name = textField(subscription.record, "Name");
		if (id === void 0 || name === void 0 || !ids.has(id)) return;
		names.set(id, (names.get(id) ?? /* @__PURE__ */ new Set()).add(name));
	});
	return names;
}
function adviceFrom(names, quests) {
	const [name = "", ...others] = names ?? [];
	const entry = others.length === 0 ? quests.byName.onlyWithName(name) : void 0;
	if (entry === void 0) return "write the id of the inProgress entry of the required quest";
	const right = quests.inProgressId(entry);
	return right === void 0 ? `add the inProgress entry of ${quoteValue(name)}, which is missing` : `write ${quoteValue(right)}, the id of ${quoteValue(name)}, as subscriptions call it`;
}
function inProgressBy(field, quests) {
	const entries = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	for (const entry of quests.entries) {
		const value = entry.status === "inProgress" ? textField(entry.record, field) : void 0;
		if (value === void 0) continue;
		if (entries.has(value)) shared.add(value);
		entries.set(value, entry);
	}
	for (const value of shared) entries.delete(value);
	return entries;
}
// rules/requirement/never-checked.ts
var never_checked_default = defineRule({
	id: "requirement/never-checked",
	level: "warning",
	kinds: ["never-checked"],
	fix: "none",
	summary: "A quest with requirements becomes Active, where they are checked",
	source: "quest and task records, part 3, other rules tied to transitions",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const { quest, completions } of faults.unchecked) {
			const [first, ...others] = quest.requirements;
			if (first === void 0) continue;
			const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
			const how = codes.length === 0 ? "an expression" : listed$1(codes.map(String), "and");
			const what = others.length === 0 ? "this requirement" : `these ${counted(others.length + 1, "requirement")}`;
			report({
				at: first.place.at("id"),
				message: `nothing checks ${what}: only ${how} completes ${flowName(quest)}, which never becomes Active. Activate it with 111 and complete it with 121`,
				related: [...others.map(({ place }) => ({
					at: place.at("id"),
					message: "nothing checks this one either"
				})), ...completions.map(({ place }) => ({
					at: place.at("TargetState"),
					message: "this completes it"
				}))].slice(0, 12)
			});
		}
	} }
});
// rules/requirement/no-cycle.ts
var no_cycle_default = defineRule({
	id: "requirement/no-cycle",
	level: "warning",
	kinds: ["itself", "circle"],
	fix: "none",
	summary: "No quest requires itself, directly or through other quests",
	source: "quest and task records, part 2, requirement object",
	on: { snapshot({ requirementTangles, quests }, report) {
		if (requirementTangles === void 0) return;
		const { selfRequirements, groups } = requirementTangles;
		for (const requirement of selfRequirements) report({
			at: requirementPlace(requirement),
			kind: "itself",
			message: `${otherQuestLabel(requirement.entry)} requires itself, so it can never start: remove this requirement`
		});
		if (groups.length === 0) return;
		const ranks = new Map(quests?.entries.map((entry, rank) => [entry, rank]));
		for (const group of groups) {
			const first = earliest(group.requirements, ranks);
			const cycle = first === void 0 ? [] : group.shortestCycle(first);
			const start = earliest(cycle, ranks);
			if (start === void 0) continue;
			const at = cycle.indexOf(start);
			const identity = JSON.stringify([...new Set(group.requirements.map(({ entry }) => entry.key))].sort());
			report({
				...asDraft(start, [...cycle.slice(at + 1), ...cycle.slice(0, at)]),
				identity
			});
		}
	} }
});
function earliest(requirements, ranks) {
	const rankOf = ({ entry }) => ranks.get(entry) ?? 0;
	let first = requirements[0];
	for (const each of requirements) if (first !== void 0 && rankOf(each) < rankOf(first)) first = each;
	return first;
}
function asDraft(start, others) {
	const shown = others.slice(0, 11);
	const names = [start, ...shown].map(({ entry }) => otherQuestLabel(entry));
	if (shown.length < others.length) names.push(`\u2026 (${others.length - shown.length} more)`);
	const circle = [...names, otherQuestLabel(start.entry)].join(" \u2192 ");
	return {
		at: requirementPlace(start),
		kind: "circle",
		message: `${circle} require each other, so none can ever start: remove one of these requirements`,
		related: shown.map((link) => ({
			at: requirementPlace(link),
			message: `${otherQuestLabel(link.entry)} requires the next quest here`
		}))
	};
}
// rules/requirement/no-duplicate.ts
var no_duplicate_default = defineRule({
	id: "requirement/no-duplicate",
	level: "warning",
	kinds: ["twice"],
	fix: "none",
	summary: "A quest requires another quest only once",
	source: "quest and task records, part 2, requirement object",
	state: () => ({
		entry: void 0,
		seen: /* @__PURE__ */ new Map(),
		found: []
	}),
	on: {
		requirement({ record, place, entry }, _report, { snapshot: { quests }, state }) {
			const id = textField(record, "id");
			if (id === void 0) return;
			if (state.entry !== entry) {
				state.entry = entry;
				state.seen = /* @__PURE__ */ new Map();
			}
			const required = quests.entry(id);
			const quest = required === void 0 ? id : quests.questOf(required);
			const first = state.seen.get(quest);
			if (first === void 0) {
				state.seen.set(quest, place);
				return;
			}
			const name = required === void 0 ? quoteValue(id) : otherQuestLabel(required);
			const path = [
				"Requirements",
				place.step ?? 0,
				"id"
			];
			const twin = quests.twinWithSame(entry, path);
			const leading = twin !== void 0 && twin.key < entry.key ? twin.key : entry.key;
			const draft = valueDraft(quests, entry, path, {
				identity: JSON.stringify([leading, required?.record.EntryId ?? id]),
				message: `${name} is already required here: keep the requirement with the right amount`,
				related: [{
					at: first.at("id"),
					message: "the first requirement for this quest"
				}]
			});
			state.found.push({
				id,
				draft
			});
		},
		quests(_quests, report, { snapshot, state }) {
			for (const { id, draft } of state.found) if (snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id)) report(draft);
		}
	}
});
// rules/requirement/reachable-amount.ts
var reachable_amount_default = defineRule({
	id: "requirement/reachable-amount",
	level: "warning",
	kinds: ["too-many"],
	fix: "none",
	summary: "A required quest can be completed as often as the requirement asks",
	source: "quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions",
	on: { requirement({ record, place, entry }, report, { snapshot: { quests } }) {
		const amount = integerField(record, "amount");
		if (amount === void 0) return;
		const required = quests.entry(textField(record, "id"));
		if (required === void 0) return;
		const limited = limitedEntry(required, quests);
		const limit = limited && integerField(limited.record, "RepeatableLimit");
		if (limited === void 0 || limit === void 0 || limit <= 0 || amount <= limit) return;
		const most = limit === 1 ? "only once: set amount to 1" : `${limit} times at most: set amount to ${limit} or less`;
		report(valueDraft(quests, entry, ["Requirements", place.step ?? 0], {
			at: place.at("amount"),
			message: `amount is ${amount}, but ${otherQuestLabel(required)} can be completed ${most}, or raise its RepeatableLimit`,
			related: [{
				at: limited.place.at("RepeatableLimit"),
				message: "the limit of the required quest"
			}]
		}));
	} }
});
function limitedEntry(entry, quests) {
	return [entry, quests.twinOf(entry)].find((each) => each && integerField(each.record, "RepeatableLimit") !== void 0);
}
// rules/requirement/index.ts
const requirementRules = [
	known_quest_default$1,
	in_progress_id_default$1,
	no_cycle_default,
	reachable_amount_default,
	no_duplicate_default,
	never_checked_default
];
// rules/schema/repair.ts
const ROTATIONS = ["rot", "rotation"];
function repairOf({ record, fault, place }) {
	const { value, wrongType, path } = fault;
	if (value === void 0 || wrongType === void 0) return void 0;
	const [expected] = wrongType.split(",");
	const field = path.at(-1);
	if (record === "snapshot" && field === "roomTasks" && Array.isArray(value)) return wrap(place, ["{\"Tasks\":", "}"], value.length === 0 ? "safe" : "unsafe", "put the list into an object, as Tasks");
	if (VECTORS.has(field)) return repairOfVector(value, field, place);
	if (expected === "array" && isObject(value)) return wrap(place, ["[", "]"], "unsafe", "put it into a list");
	if (value === null && expected === "string") return write(place, "\"\"");
	if (value === null && expected === "array") return write(place, "[]");
	if (field === "ExtraText" && typeof value === "object" && value !== null) return {
		safety: "safe",
		description: "put it into a string",
		edits: [{
			kind: "embed",
			place
		}]
	};
}
function repairOfVector(value, field, place) {
	const vector = otherForm(value, ROTATIONS.includes(field));
	return vector && write(place, JSON.stringify(vector));
}
function write(place, json) {
	return replaceValue(place, json, "unsafe", `write ${json}`);
}
function wrap(place, around, safety, description) {
	return {
		safety,
		description,
		edits: [{
			kind: "replace",
			place,
			by: {
				kind: "copy",
				of: place,
				edits: [],
				around
			}
		}]
	};
}
// rules/schema/schema.ts
var schema_default = defineRule({
	id: "schema",
	level: "error",
	kinds: [
		"missing",
		"misspelled",
		{
			name: "type",
			sentence: "each documented field has a type"
		},
		{
			name: "component",
			sentence: "pos and scale have x, y and z, and rot has w as well"
		},
		{
			name: "length",
			sentence: "position and scale are arrays of 3 numbers, rotation is one of 4"
		},
		{
			name: "value",
			sentence: "Status, Group, and the type and delete of a requirement have the values that are listed"
		},
		{
			name: "range",
			sentence: "RepeatableLimit, FinishTime, amount and seconds count from 0 or 1"
		}
	],
	sentence: "the tables of the documents list the fields of these records",
	fix: "mixed",
	summary: "Required fields are present, and every documented field has its documented type",
	source: "game-management API, part 2, room-data snapshot; quest and task records, part 2",
	options: { optional: {
		type: "strings",
		default: [],
		description: "The names of fields that may be missing."
	} },
	on: {
		schemaFault(placed, report, { options, snapshot }) {
			const required = placed.fault.missing?.filter((field) => !options.optional.includes(field));
			if (required?.length === 0) return;
			const { fault, place } = placed;
			if (fault.vectors === void 0) report(sharedDraft(place, draftOf(placed, required), snapshot));
			else report(vectorDraft(placed, fault.vectors));
		},
		snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) {
				if (miss.kind === "key" && miss.isRequired) report({
					...keyNearMiss(miss, "documented field"),
					kind: "misspelled"
				});
				if (miss.kind !== "value") continue;
				const { record, fault } = miss;
				report(draftOf({
					record,
					fault,
					place: miss.place.along(fault.path)
				}, fault.missing));
			}
		}
	}
});
function sharedDraft(place, draft, snapshot) {
	const entry = entryAround(place, snapshot);
	const [[, , ...path]] = place.paths;
	return entry === void 0 || snapshot.quests === void 0 ? draft : valueDraft(snapshot.quests, entry, path, draft);
}
function draftOf(placed, absent) {
	const { fault, place } = placed;
	const { instead, part } = fault;
	const fix = instead === void 0 ? repairOf(placed) : replaceValue(place, instead, "safe", `write ${instead}`);
	return {
		at: {
			kind: "place",
			place,
			part,
			...absent && { absent }
		},
		kind: kindOf(fault),
		message: () => messageOf$2(fault, absent),
		fix
	};
}
function vectorDraft({ fault, place }, vectors) {
	let record = place;
	for (const _step of fault.path) record = record.parent ?? record;
	const repairs = vectors.flatMap((path) => repairOfVector(fault.values?.get(path) ?? null, path.at(-1), record.along(path)) ?? []);
	return {
		at: [place, ...vectors.slice(1).map((path) => record.along(path))],
		kind: "type",
		message: () => messageOf$2(fault),
		fix: allOf(repairs)
	};
}
function allOf(repairs) {
	const [first] = repairs;
	if (first === void 0) return void 0;
	const edits = repairs.flatMap((repair) => typeof repair.edits === "function" ? [] : repair.edits);
	const description = [...new Set(repairs.map((repair) => repair.description))].join(", ");
	return {
		safety: first.safety,
		description,
		edits
	};
}
function kindOf({ missing, path, wrongType, keyword }) {
	if (missing !== void 0) return VECTORS.has(path.at(-1)) ? "component" : "missing";
	if (wrongType !== void 0) return "type";
	return KIND_OF_KEYWORD[keyword ?? ""] ?? "value";
}
const KIND_OF_KEYWORD = {
	minimum: "range",
	minItems: "length",
	maxItems: "length"
};
function messageOf$2(fault, missing) {
	if (isCutShort(fault.value)) return `${fault.path.join(".")} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
	return missing === void 0 ? fault.message : fault.messageFor?.(missing) ?? fault.message;
}
function isCutShort(value) {
	return typeof value === "string" && (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value));
}
// rules/schema/index.ts
const schemaRules = [schema_default];
// rules/settings/extra-data-json.ts
const WHAT = "roomSettingsExtraData";
var extra_data_json_default = defineRule({
	id: "settings/extra-data-json",
	level: "error",
	kinds: [
		"not-a-string",
		"not-json",
		"empty"
	],
	sentence: "roomSettingsExtraData is a string holding JSON",
	fix: "mixed",
	summary: "roomSettingsExtraData is a string that holds JSON",
	source: "game-management API, part 2, room-data snapshot: known settings keys",
	owns: [{
		record: "settings",
		keyword: "type",
		field: [WHAT]
	}],
	on: { embedded(embedded, report) {
		if (embedded.role !== WHAT) return;
		const draft = embedded.text === void 0 ? valueFault(embedded) : heldJsonFault(embedded, WHAT);
		if (draft !== void 0) report(draft);
	} }
});
function valueFault({ place, reading: { value } }) {
	const canEmbed = typeof value === "object" && value !== null;
	return {
		at: place,
		kind: "not-a-string",
		message: notAString$1(WHAT, value, "JSON"),
		fix: canEmbed ? {
			safety: "safe",
			description: "put it into a string",
			edits: [{
				kind: "embed",
				place
			}]
		} : void 0
	};
}
// rules/settings/foreign-key.ts
var foreign_key_default = defineRule({
	id: "settings/foreign-key",
	level: "off",
	catalog: { level: "info" },
	kinds: ["made-up"],
	fix: "none",
	summary: "The settings have no keys that are known to be made up",
	source: "public material of the platform, room settings",
	on: { snapshot(snapshot, report) {
		const settings = snapshot.section("settings");
		if (settings === void 0 || !isObject(settings)) return;
		const place = snapshot.place.at("settings");
		for (const key of FOREIGN_SETTINGS) {
			if (!Object.hasOwn(settings, key)) continue;
			const advice = key === "skybox" ? "it is in roomSettingsExtraData, as skyBoxDayTextureUrl" : "no published room has it, so check in the game that it does something";
			report({
				at: keyAt(place.at(key)),
				message: `${quoteValue(key)} is not a known setting: ${advice}`
			});
		}
	} }
});
// rules/settings/variables.ts
const HOLDER = "roomSettingsExtraData";
const LIST = "numericParameters";
var variables_default = defineRule({
	id: "settings/variables",
	level: "off",
	catalog: { level: "warning" },
	kinds: [
		"encoded-twice",
		"no-object",
		"not-a-list",
		"not-an-object",
		"no-name",
		"no-number"
	],
	fix: "safe",
	summary: "roomSettingsExtraData holds an object, and its variables have a name and a type",
	source: "public material of the platform, room settings",
	on: { embedded(text, report) {
		if (text.role !== HOLDER || text.text === void 0 || text.reading.kind !== "value") return;
		const { value } = text.reading;
		const fault = heldObjectFault(text, () => HOLDER);
		if (fault !== void 0) report(fault);
		if (isObject(value)) for (const draft of faultsOf(value, text.place)) report(draft);
	} }
});
function faultsOf(extraData, holder) {
	const found = [];
	const list = extraData[LIST];
	if (list === void 0) return found;
	const at = holder.inside().at(LIST);
	if (!Array.isArray(list)) {
		found.push({
			at,
			kind: "not-a-list",
			message: `${LIST} is ${quoteValue(list)}: write a list of variables`
		});
		return found;
	}
	for (const [index, variable] of list.entries()) {
		const place = at.at(index);
		if (!isObject(variable)) found.push({
			at: place,
			kind: "not-an-object",
			message: `variable ${index} in ${LIST} is ${quoteValue(variable)}: write an object such as {"N":"coins","VT":0}`
		});
		else if (textField(variable, "N") === void 0) found.push({
			at: place,
			kind: "no-name",
			message: `variable ${index} in ${LIST} has no N: write its name`
		});
		else if (variable.VT !== void 0 && integerField(variable, "VT") === void 0) found.push({
			at: place.at("VT"),
			kind: "no-number",
			message: `VT of variable ${index} in ${LIST} is ${quoteValue(variable.VT)}: write a whole number`
		});
	}
	return found;
}
// rules/settings/index.ts
const settingsRules = [
	extra_data_json_default,
	variables_default,
	foreign_key_default
];
// rules/snapshot/emptied-sections.ts
function emptiedSection({ section, loss, ...about }) {
	return defineRule({
		...about,
		kinds: ["empty"],
		fix: "none",
		summary: `The ${section} section is not empty`,
		on: { snapshot(snapshot, report) {
			const records = snapshot.section(section);
			if (!isObject(records) || Object.keys(records).length > 0) return;
			report({
				at: snapshot.place.at(section),
				message: `${section} is empty, so an import ${loss}: leave ${section} out to keep them`
			});
		} }
	});
}
const removesAllItems = emptiedSection({
	section: "roomItems",
	id: "snapshot/removes-all-items",
	level: "error",
	source: "game-management API, part 4, upload-room-data-url",
	loss: "removes every item of the room"
});
const removesAllQuests = emptiedSection({
	section: "quests",
	id: "snapshot/removes-all-quests",
	level: "info",
	lenient: { level: "off" },
	source: "game-management API, part 4, upload-room-data-url; quest and task records, part 1",
	loss: "removes every quest of the room"
});
const emptiesSettings = emptiedSection({
	section: "settings",
	id: "snapshot/empties-settings",
	level: "info",
	lenient: { level: "off" },
	source: "game-management API, part 4, upload-room-data-url",
	loss: "rewrites the section with no settings"
});
// rules/snapshot/logic-without-items.ts
var logic_without_items_default = defineRule({
	id: "snapshot/logic-without-items",
	level: "warning",
	kinds: ["no-items"],
	fix: "none",
	summary: "A file with logic also has roomItems",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot(snapshot, report) {
		const logic = snapshot.section("logic");
		if (logic === void 0 || snapshot.section("roomItems") !== void 0) return;
		if (!isObject(logic) || Object.keys(logic).length === 0) return;
		report({
			at: keyAt(snapshot.place.at("logic")),
			message: "roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room"
		});
	} }
});
// rules/snapshot/misplaced-records.ts
const WORDS = {
	roomItems: "a room item",
	quests: "a quest entry",
	logic: "the logic of an item"
};
var misplaced_records_default = defineRule({
	id: "snapshot/misplaced-records",
	level: "info",
	kinds: ["misplaced"],
	fix: "none",
	summary: "Records of a section do not look like those of another section",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot({ misplaced, root, place }, report) {
		for (const { kind, section, home, keys } of misplaced) {
			if (kind === "section" || root?.[home] === void 0 || section === void 0) continue;
			for (const key of keys) report({
				at: keyAt(place.at(section).at(key)),
				message: `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`
			});
		}
	} }
});
// rules/snapshot/missing-logic.ts
var missing_logic_default = defineRule({
	id: "snapshot/missing-logic",
	level: "warning",
	kinds: ["missing"],
	fix: "none",
	summary: "A file with items and quests has logic as well",
	source: "game-management API, part 2, room-data snapshot",
	state: () => ({ hasTasks: false }),
	on: {
		itemLogic({ value }, _report, { state }) {
			if (hasField(value, "Tasks")) state.hasTasks = true;
		},
		snapshot(snapshot, report, { state }) {
			const items = snapshot.section("roomItems");
			const count = snapshot.quests?.pairs.length ?? 0;
			if (state.hasTasks || count === 0 || snapshot.section("logic") !== void 0) return;
			if (!isObject(items) || Object.keys(items).length === 0) return;
			const roomTasks = snapshot.section("roomTasks");
			if (isObject(roomTasks) && Object.values(roomTasks).some(hasContent) || snapshot.misplaced.some(({ home }) => home === "logic")) return;
			const quests = count === 1 ? "the quest" : `the ${count} quests`;
			report({
				at: keyAt(snapshot.place.at("roomItems")),
				message: `there is no logic section, which holds the triggers of ${quests}: add the logic of the items`
			});
		}
	}
});
// rules/snapshot/nothing-to-import.ts
const NOTHING = "the file has none of the sections roomItems, settings, roomTasks, quests and logic";
var nothing_to_import_default = defineRule({
	id: "snapshot/nothing-to-import",
	level: "error",
	kinds: ["no-section"],
	fix: "none",
	summary: "The file has at least one section that an import reads",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	on: { snapshot({ root, place, sectionsPresent }, report) {
		if (root === void 0 || sectionsPresent.length > 0) return;
		report({
			at: recordAt$1(place),
			message: `${NOTHING}${advice(lookalike(root))}`
		});
	} }
});
const HOMES = {
	"quest-entry": [
		"a quest entry",
		"quest entries",
		"inside quests, under its id"
	],
	"room-item": [
		"a room item",
		"room items",
		"inside roomItems, under its id"
	],
	settings: [
		"settings",
		"settings",
		"inside settings"
	],
	"logic-value": [
		"a logic value",
		"logic values",
		"inside logic, as a string under the id of its item"
	],
	subscription: [
		"a subscription",
		"subscriptions",
		"inside the Tasks of an item's logic"
	]
};
function advice(look) {
	switch (look.kind) {
		case "wrapped": return `, so an import has nothing to apply: keep only the snapshot at ${quoteValue(`/${look.path.join("/")}`)}`;
		case "record": {
			const [one, many, home] = HOMES[look.record];
			return look.isMany ? `, but holds ${many}: put each ${home}` : `, but looks like ${one}: put it ${home}`;
		}
		case "response": return ", but looks like a server's response: check the request, and download the snapshot again";
		case "other": return ", so an import has nothing to apply: check that this file is a snapshot";
	}
}
// rules/snapshot/room-tasks.ts
var room_tasks_default = defineRule({
	id: "snapshot/room-tasks",
	level: "off",
	catalog: { level: "info" },
	kinds: ["unknown-quest", "other-entry"],
	fix: "none",
	summary: "roomTasks names quests of the file",
	source: "public material of the platform, room data",
	on: { snapshot(snapshot, report) {
		const roomTasks = snapshot.section("roomTasks");
		const tasks = isObject(roomTasks) ? arrayField(roomTasks, "Tasks") ?? [] : [];
		const place = snapshot.place.along(["roomTasks", "Tasks"]);
		for (const [index, task] of tasks.entries()) {
			if (isQuest(task, snapshot)) continue;
			const shown = quoteValue(task);
			report({
				at: isObject(task) ? recordAt$1(place.at(index)) : place.at(index),
				kind: typeof task === "string" ? "unknown-quest" : "other-entry",
				message: typeof task === "string" ? `roomTasks names ${shown}, and the file has no quest with this id: use the id of a quest` : `roomTasks holds ${shown}: use the id of a quest, as a string`
			});
		}
	} }
});
function isQuest(task, snapshot) {
	return typeof task === "string" && (snapshot.quests === void 0 || snapshot.knowsQuest(task));
}
// rules/snapshot/section-spelling.ts
var section_spelling_default = defineRule({
	id: "snapshot/section-spelling",
	level: "error",
	kinds: ["misspelled", "misplaced"],
	fix: "unsafe",
	summary: "Sections are spelled as documented, and at the top level",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot({ misplaced, root, place, spellings }, report) {
		for (const each of misplaced) if (root?.[each.home] === void 0) for (const key of each.keys) report(inOther(each, key, place));
		for (const miss of spellings.nearMisses) if (miss.kind === "section") report({
			...keyNearMiss(miss, "section of a snapshot"),
			kind: "misspelled"
		});
	} }
});
function inOther({ kind, section, home }, key, place) {
	const at = keyAt((section === void 0 ? place : place.at(section)).at(key));
	const where = section ?? "the snapshot";
	if (kind === "section") return {
		at,
		kind: "misplaced",
		message: `the file has no ${home}, and ${quoteValue(key)} in ${where} holds its records: move it to the top level`
	};
	return {
		at,
		kind: "misplaced",
		message: `the file has no ${home}, and ${quoteValue(key)} in ${where} looks like one of its records: move it to ${home}`
	};
}
// rules/snapshot/unknown-section.ts
const KNOWN = new Set(SECTIONS);
// rules/snapshot/index.ts
const snapshotRules = [
	defineRule({
		id: "snapshot/unknown-section",
		level: "info",
		kinds: ["unknown"],
		fix: "none",
		summary: "Every section is one of the five documented ones",
		source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
		on: { snapshot(snapshot, report) {
			const { root, place, sectionsPresent } = snapshot;
			if (root === void 0 || sectionsPresent.length === 0) return;
			for (const name of Object.keys(root)) {
				if (KNOWN.has(name)) continue;
				const at = place.at(name);
				report({
					at: keyAt(at),
					message: `${quoteValue(name)} is not a documented section: roomlint keeps it, but an import may ignore it`
				});
			}
		} }
	}),
	section_spelling_default,
	misplaced_records_default,
	nothing_to_import_default,
	removesAllItems,
	removesAllQuests,
	emptiesSettings,
	logic_without_items_default,
	missing_logic_default,
	room_tasks_default
];
// rules/subscription/copies.ts
function sectionOf(place) {
	return place.chain()[1]?.step;
}
var LogicCopies = class {
	itemKey;
	logic;
	originalId({ record, place, itemKey }, snapshot) {
		const id = place.at("Id");
		const [outer, inner, ...deeper] = id.paths;
		if (outer[0] !== "roomItems" || inner === void 0 || deeper.length > 0) return id;
		if (this.itemKey !== itemKey) {
			this.itemKey = itemKey;
			this.logic = logicOf(itemKey, snapshot);
		}
		if (this.logic === void 0 || at(this.logic.value, inner) !== record.Id) return id;
		return this.logic.place.along(inner);
	}
};
function logicOf(itemKey, snapshot) {
	const logic = snapshot.section("logic");
	const value = isObject(logic) ? member(logic, itemKey) : void 0;
	const place = Place.root.at("logic").at(itemKey);
	if (typeof value !== "string") return value === void 0 ? void 0 : {
		value,
		place
	};
	const held = tryJsonParse(value);
	return held === void 0 ? void 0 : {
		value: held,
		place: place.inside()
	};
}
function at(value, steps) {
	let part = value;
	for (const step of steps) if (Array.isArray(part) && typeof step === "number") part = part[step];
	else if (isObject(part)) part = member(part, String(step));
	else return void 0;
	return part;
}
// rules/subscription/id-unique.ts
const UUID_RULE = "subscription/id-uuid";
var id_unique_default = defineRule({
	id: "subscription/id-unique",
	level: "error",
	kinds: ["twice"],
	sentence: "Id is unique for each subscription",
	fix: "unsafe",
	summary: "Every subscription and linked task has an Id of its own",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",
	state: () => ({
		seen: new SeenTexts(),
		mayRepeat: false
	}),
	on: {
		subscription({ record }, _report, { state }) {
			const id = textField(record, "Id");
			if (id !== void 0 && state.seen.add(id)) state.mayRepeat = true;
		},
		snapshot(snapshot, report, { state, optionsOf, eachSubscription }) {
			if (!state.mayRepeat) return;
			const repeated = usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE));
			const copies = new LogicCopies();
			const kept = /* @__PURE__ */ new Map();
			for (const use of repeated) {
				const first = keptBefore(use, kept);
				if (first !== void 0) report(repeatedId(use, first, copies.originalId(use.subscription, snapshot)));
			}
		}
	}
});
function usesOfRepeatedIds(eachSubscription, uuidOptions) {
	const counts = /* @__PURE__ */ new Map();
	const uses = [];
	eachSubscription((subscription) => {
		const id = textField(subscription.record, "Id");
		const key = id === void 0 ? void 0 : comparableId(id, uuidOptions);
		if (id === void 0 || key === void 0) return;
		counts.set(key, (counts.get(key) ?? 0) + 1);
		uses.push({
			id,
			key,
			at: subscription.place.at("Id"),
			subscription
		});
	});
	return uses.filter(({ key }) => counts.get(key) !== 1);
}
function keptBefore(use, kept) {
	const { itemKey } = use.subscription;
	const section = sectionOf(use.at);
	const keeper = kept.get(use.key);
	if (keeper === void 0) {
		kept.set(use.key, {
			itemKey,
			first: use,
			sections: /* @__PURE__ */ new Set([section])
		});
		return;
	}
	if (keeper.itemKey !== itemKey || keeper.sections.has(section)) return keeper.first;
	keeper.sections.add(section);
}
function repeatedId({ id, key, at, subscription }, first, original) {
	return {
		at,
		identity: key,
		message: id === first.id ? `Id ${quoteValue(id)} is already used by another subscription: give this one its own` : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first.id)}, which another subscription uses: give this one its own`,
		related: [{
			at: first.at,
			message: "the first use of this Id"
		}],
		fix: beginsLikeJson(id) ? void 0 : fixIn(subscription, renewUuid(at, "unsafe", "write a new UUID v4", original))
	};
}
function comparableId(id, uuidOptions) {
	const version = uuidVersion(id);
	const isAccepted = version === 4 || version !== void 0 && uuidOptions?.version === "any";
	if (uuidOptions !== void 0 && !isAccepted) return void 0;
	return version === void 0 ? id : id.toLowerCase();
}
// rules/subscription/id-uuid.ts
var id_uuid_default = defineRule({
	id: "subscription/id-uuid",
	level: "error",
	kinds: ["no-uuid", "other-version"],
	sentence: "Id is a UUID v4",
	fix: "unsafe",
	summary: "The Id of a subscription or linked task is a UUID v4",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",
	...CHOOSES_UUID_VERSION,
	state: () => new LogicCopies(),
	on: { subscription(subscription, report, { options: { version }, snapshot, state: copies }) {
		const { record, place } = subscription;
		const id = textField(record, "Id");
		if (id === void 0) return;
		const given = uuidVersion(id);
		if (given === 4 || given !== void 0 && version === "any") return;
		const what = given === void 0 ? "is not a UUID" : "is a UUID but not version 4";
		const at = place.at("Id");
		report({
			at,
			kind: given === void 0 ? "no-uuid" : "other-version",
			message: `Id ${quoteValue(id)} ${what}: write a new UUID v4`,
			fix: beginsLikeJson(id) ? void 0 : fixIn(subscription, renewUuid(at, "unsafe", "write a new UUID v4", copies.originalId(subscription, snapshot)))
		});
	} }
});
// rules/subscription/in-progress-id.ts
var in_progress_id_default = defineRule({
	id: "subscription/in-progress-id",
	level: "error",
	lenient: { level: "warning" },
	kinds: ["completed-id"],
	sentence: "TaskTriggerId is the id of the inProgress entry of the quest",
	fix: "unsafe",
	reveals: ["flow/*"],
	summary: "TaskTriggerId is the id of an inProgress entry",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	subscriptions: QUEST_KINDS,
	on: { subscription(subscription, report, { snapshot: { quests } }) {
		const id = questReference(subscription);
		const entry = quests?.entry(id);
		if (id === void 0 || entry?.status !== "completed" || entry.key !== id) return;
		const pair = quests?.pairOf(entry);
		const complete = pair && completePair(pair);
		if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
		report(completedId(subscription, entry, complete?.inProgress));
	} }
});
function completedId(subscription, completed, twin) {
	const quest = questLabel(completed);
	const at = subscription.place.at("TaskTriggerId");
	const named = twin === void 0 ? "" : `, ${quoteValue(twin.key)}`;
	return {
		at,
		message: `${quoteValue(completed.key)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${named}`,
		related: [{
			at: keyAt(completed.place),
			message: "the completed entry"
		}],
		fix: fixIn(subscription, twin && replaceValue(at, JSON.stringify(twin.key), "unsafe", `use the id of the inProgress entry of ${quest}`))
	};
}
// rules/subscription/known-quest.ts
var known_quest_default = defineRule({
	id: "subscription/known-quest",
	level: "error",
	kinds: ["unknown-quest"],
	sentence: "TaskTriggerId is the id of the inProgress entry of the quest",
	fix: "unsafe",
	summary: "TaskTriggerId is the id of a quest in the file",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	state: () => ({ unknown: [] }),
	subscriptions: QUEST_KINDS,
	on: {
		subscription(subscription, _report, { snapshot: { quests }, state }) {
			if (quests === void 0) return;
			const id = questReference(subscription);
			if (id === void 0 || quests.has(id)) return;
			state.unknown.push({
				id,
				name: textField(subscription.record, "Name"),
				subscription
			});
		},
		snapshot({ quests, dialogueQuestIds }, report, { state: { unknown } }) {
			if (quests === void 0) return;
			const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
			for (const reference of unknown) {
				const { id, subscription } = reference;
				const at = subscription.place.at("TaskTriggerId");
				if (dialogueQuestIds.has(id)) continue;
				const { message, meant } = answerFor(reference, quests, alike);
				report({
					at,
					message,
					fix: meant === void 0 ? void 0 : fixIn(subscription, replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`))
				});
			}
		}
	}
});
function answerFor({ id, name }, quests, alike) {
	const idByName = (text) => {
		const entry = quests.byName.onlyWithName(text);
		return entry && quests.inProgressId(entry);
	};
	const named = idByName(id);
	if (named !== void 0) return {
		message: `${quoteValue(id)} is the Name of a quest, not its id: use the id of its inProgress entry, ${quoteValue(named)}`,
		meant: named
	};
	const what = id === "" ? "TaskTriggerId is empty" : `no quest in the file has the id ${quoteValue(id)}`;
	const similar = alike.of(id);
	if (similar !== void 0) return {
		message: `${what}: use ${quoteValue(similar)}, the id of ${nameOf(similar, quests)}${lookAlikeNote(id, similar)}`,
		meant: similar
	};
	const isNamed = name !== void 0 && quests.byName.onlyWithName(name) !== void 0;
	if (id !== "" && name !== void 0 && isNumberedName(name) && quests.byName.withName(name) === void 0) return { message: `${what} or the Name ${quoteValue(name)}: write those of a quest in the file, or add this quest` };
	if (!isNamed) return { message: `${what}: use the id of a quest's inProgress entry` };
	const meant = idByName(name);
	return meant === void 0 ? { message: `${what}: add the inProgress entry of ${quoteValue(name)}, which is missing` } : {
		message: `${what}: use ${quoteValue(meant)}, the id of ${quoteValue(name)}`,
		meant
	};
}
function nameOf(id, quests) {
	return quoteValue(quests.entry(id)?.record.Name ?? id);
}
// rules/subscription/misplaced-type.ts
const KINDS = {
	"effector subscription": {
		name: "a subscription",
		home: "Tasks"
	},
	"trigger subscription": {
		name: "a subscription",
		home: "Tasks"
	},
	effect: {
		name: "an effect",
		home: "the Effector of a subscription"
	},
	trigger: {
		name: "a trigger",
		home: "the Trigger of a TaskTriggerSubscription"
	}
};
const ELEMENTS = {
	Tasks: "a subscription",
	linkedTasks: "a linked task"
};
var misplaced_type_default = defineRule({
	id: "subscription/misplaced-type",
	level: "error",
	kinds: ["misplaced"],
	sentence: "Effector holds an effect, Trigger a trigger event, and Tasks subscriptions",
	fix: "none",
	summary: "Subscriptions belong in Tasks, effects in Effector, triggers in Trigger",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	on: {
		effect({ type, place, subscription: { place: around } }, report) {
			if (type === void 0 || place.step !== "Effector" || place.parent !== around) return;
			const draft = misplaced(type, "an effect", place);
			if (draft !== void 0) report(draft);
		},
		subscription({ record, place }, report) {
			const trigger = objectField(record, "Trigger");
			const type = trigger && textField(trigger, "$type");
			const draft = type === void 0 ? void 0 : misplaced(type, "a trigger", place.at("Trigger"));
			if (draft !== void 0) report(draft);
		},
		snapshot({ otherTasks }, report) {
			for (const { type, list, place } of otherTasks) {
				const draft = misplaced(type, ELEMENTS[list], place);
				if (draft !== void 0) report(draft);
			}
		}
	},
	subscriptions: [
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	]
});
function misplaced(type, expected, place) {
	const kind = DOCUMENTED_TYPES.get(type);
	if (kind === void 0 || KINDS[kind].name === expected) return void 0;
	const { name, home } = KINDS[kind];
	return {
		at: place.at("$type"),
		message: `${type} is ${name}, not ${expected}: move it to ${home}`
	};
}
// rules/subscription/states-of-tasks.ts
function begin(notes, tasks) {
	notes.tasks = tasks;
	for (const state of [
		0,
		1,
		2
	]) {
		const seen = notes.seen[state];
		seen.first = void 0;
		if (seen.byQuest.size > 0) seen.byQuest.clear();
	}
}
function note(subscription, state, { seen, repeated }, quests) {
	const { record, place } = subscription;
	const id = textField(record, "TaskTriggerId");
	if (id === void 0 || id === "") return;
	const entry = quests?.entry(id);
	let key = id;
	if (quests !== void 0 && entry !== void 0) key = questKey(entry, quests);
	const first = seen[state].byQuest.get(key);
	if (first === void 0) {
		seen[state].byQuest.set(key, subscription);
		return;
	}
	const quest = entry ?? textField(record, "Name") ?? id;
	const identity = JSON.stringify([
		place.parent?.paths,
		textField(first.record, "TaskTriggerId"),
		state
	]);
	repeated.push({
		id,
		quest,
		state,
		later: place,
		first: first.place,
		item: subscription.itemKey,
		identity
	});
}
function questKey(entry, quests) {
	const quest = quests.questOf(entry);
	return ("inProgress" in quest ? quest.inProgress[0]?.key : void 0) ?? entry.key;
}
// rules/subscription/one-per-state.ts
var one_per_state_default = defineRule({
	id: "subscription/one-per-state",
	level: "warning",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: ["several"],
	fix: "none",
	summary: "An item has at most one effector subscription for each state of a quest",
	source: "quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state",
	state: () => {
		const seen = () => ({
			first: void 0,
			byQuest: /* @__PURE__ */ new Map()
		});
		return {
			tasks: void 0,
			seen: [
				seen(),
				seen(),
				seen()
			],
			repeated: []
		};
	},
	subscriptions: ["effector"],
	on: {
		subscription(subscription, _report, { snapshot: { quests }, state: notes }) {
			const tasks = subscription.place.parent;
			const state = targetState(subscription.record);
			if (tasks === void 0 || state === void 0 || !isItemTasks(tasks)) return;
			if (notes.tasks !== tasks) begin(notes, tasks);
			const seen = notes.seen[state];
			if (seen.first === void 0) {
				seen.first = subscription;
				return;
			}
			if (seen.byQuest.size === 0) note(seen.first, state, notes, quests);
			note(subscription, state, notes, quests);
		},
		snapshot(snapshot, report, { state: { repeated } }) {
			for (const { id, quest, state, later, first, item, identity } of repeated) {
				const isKnown = snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id);
				if (snapshot.quests !== void 0 && !isKnown) continue;
				report({
					at: recordAt$1(later),
					identity,
					message: () => `${snapshot.labels.text(item)} has more than one effect for ${typeof quest === "string" ? quoteValue(quest) : questLabel(quest)} in the state ${QUEST_STATES[state]}, and the documents give it one: check in the game that all of them run`,
					related: [{
						at: recordAt$1(first),
						message: "the first subscription to this state"
					}]
				});
			}
		}
	}
});
// rules/subscription/quest-name.ts
var quest_name_default = defineRule({
	id: "subscription/quest-name",
	level: "error",
	kinds: [
		"other-name",
		"other-quest",
		"no-number",
		{
			name: "unnumbered",
			sentence: "Name is that of the quest, with its numeric prefix"
		},
		"second-name"
	],
	sentence: "Name must equal the Name of the quest exactly",
	fix: "mixed",
	reveals: ["flow/*"],
	summary: "Name equals the Name of the quest in TaskTriggerId",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	state: () => ({
		firstNames: /* @__PURE__ */ new Map(),
		wrong: []
	}),
	subscriptions: QUEST_KINDS,
	on: {
		subscription(subscription, _report, { snapshot, state: { firstNames, wrong } }) {
			const { quests } = snapshot;
			const id = questReference(subscription);
			const { kind, record, place } = subscription;
			const name = textField(record, "Name");
			if (id === void 0 || name === void 0) return;
			if (name === "" && kind === "undecided-trigger") return;
			const entry = quests?.entry(id);
			if (quests !== void 0 && entry !== void 0) {
				const draft = otherName(subscription, name, entry, quests);
				if (draft !== void 0) wrong.push({
					id,
					name,
					draft
				});
				return;
			}
			if (!isNumberedName(name)) {
				const draft = {
					at: place.at("Name"),
					kind: "unnumbered",
					message: unnumbered(name)
				};
				wrong.push({
					id,
					name,
					draft
				});
				return;
			}
			if (snapshot.section("quests") !== void 0 || id === "") return;
			const draft = secondName(id, name, place.at("Name"), firstNames);
			if (draft !== void 0) wrong.push({
				id,
				name,
				draft
			});
		},
		snapshot(snapshot, report, { state: { wrong } }) {
			const { dialogueQuestIds, dialogueQuestNames } = snapshot;
			for (const { id, name, draft } of wrong) if (!dialogueQuestIds.has(id) && !dialogueQuestNames.has(name)) report(draft);
		}
	}
});
function otherName(subscription, name, entry, quests) {
	const twin = quests.twinOf(entry);
	const entries = twin === void 0 ? [entry] : [entry, twin];
	const names = new Set(entries.flatMap(({ record }) => textField(record, "Name") ?? []));
	if (names.has(name) || names.size === 0) return void 0;
	const [right = "", ...others] = names;
	const isSound = others.length === 0 && isSoundName(right);
	const isOwn = [right, bareName(right)].includes(name.trim());
	const other = quests.byName.withName(name) ?? (isOwn ? void 0 : quests.byName.meantBy(name));
	const at = subscription.place.at("Name");
	const related = [{
		at: (entries.find(({ record }) => textField(record, "Name") !== void 0) ?? entry).place.at("Name"),
		message: "the quest in TaskTriggerId"
	}];
	if (other !== void 0 || !isSound) {
		const what = other === void 0 ? `Name ${quoteValue(name)} is not that of the quest in TaskTriggerId, ${quoteValue(right)}` : `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}`;
		if (other !== void 0) related.push({
			at: other.place.at("Name"),
			message: "the quest in Name"
		});
		const isFixed = isSound && entry.status !== "completed";
		const fix = replaceValue(at, JSON.stringify(right), "unsafe", `write the Name ${quoteValue(right)}`);
		return {
			at,
			kind: other === void 0 ? "other-name" : "other-quest",
			message: `${what}: correct the one that is wrong`,
			related,
			fix: isFixed ? fixIn(subscription, fix) : void 0
		};
	}
	return {
		at,
		kind: name === bareName(right) ? "no-number" : "other-name",
		message: wrongName(name, right),
		related,
		fix: fixIn(subscription, overwriteText(at, name, right, `write the Name ${quoteValue(right)}`))
	};
}
function wrongName(name, right) {
	if (name === bareName(right)) return `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`;
	return `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}${lookAlikeNote(name, right)}`;
}
function unnumbered(name) {
	if (name === "") return "Name is empty: write the Name of the quest, with its number";
	return `Name ${quoteValue(name)} does not begin with a number and an underscore: write the Name of the quest, with its number`;
}
function secondName(id, name, at, firstNames) {
	const first = firstNames.get(id);
	if (first === void 0) firstNames.set(id, {
		name,
		place: at
	});
	if (first === void 0 || first.name === name) return void 0;
	return {
		at,
		kind: "second-name",
		identity: [id, ...[name, first.name].sort()].join("\n"),
		message: `the same TaskTriggerId has the Name ${quoteValue(name)} here and ${quoteValue(first.name)} elsewhere: use one Name for one quest`,
		related: [{
			at: first.place,
			message: "the other Name with the same TaskTriggerId"
		}]
	};
}
// rules/subscription/target-state.ts
const WAYS = [
	"leave it out for Not Active",
	"write 1 for Active",
	"write 2 for Completed"
];
var target_state_default = rule({
	id: "subscription/target-state",
	level: "error",
	kinds: {
		zero: `TargetState 0 is never written: ${WAYS[0]}`,
		code: ({ state, to }) => `TargetState ${state} is a transition code, for triggers and linked tasks only: ${WAYS[to]}`,
		"no-state": ({ state }) => `TargetState ${state} is not a quest state: write 1 for Active or 2 for Completed, or ${WAYS[0]}`
	},
	sentence: "TargetState of an effector subscription is 1, 2 or left out; it is never written as 0",
	fix: "mixed",
	summary: "TargetState of an effector subscription is 1, 2 or absent",
	source: "quest and task records, part 2, TaskEffectorSubscription",
	subscriptions: ["effector"],
	on: { subscription(subscription, report) {
		const { record, place } = subscription;
		const state = integerField(record, "TargetState");
		if (state === void 0 || state === 1 || state === 2) return;
		const at = place.at("TargetState");
		const code = transitionCode(state);
		if (state === 0) {
			const fix = removeMember(at, "safe", "remove TargetState");
			report({
				kind: "zero",
				at,
				fix: canRemove(record) ? fixIn(subscription, fix) : void 0
			});
		} else if (code === void 0) report({
			kind: "no-state",
			at,
			values: { state }
		});
		else report({
			kind: "code",
			at,
			values: {
				state,
				to: code.to
			}
		});
	} }
});
function canRemove({ TargetState: _state, ...others }) {
	return readKeys("effector-subscription", others).slips.every(({ field }) => field !== "TargetState");
}
// rules/subscription/transition-code.ts
var transition_code_default = defineRule({
	id: "subscription/transition-code",
	level: "error",
	kinds: ["state", "no-code"],
	sentence: "TargetState of triggers and linked tasks is one of the transition codes",
	fix: "none",
	summary: "TargetState of a quest-advancing trigger or a linked task is a transition code",
	source: "quest and task records, part 3, transition codes",
	subscriptions: ["quest-trigger", "linked-task"],
	on: { subscription({ record, place }, report) {
		const code = integerField(record, "TargetState");
		if (code === void 0 || transitionCode(code) !== void 0) return;
		const ways = TRANSITION_CODES.filter(({ to }) => to === code);
		report({
			at: place.at("TargetState"),
			kind: ways.length === 0 ? "no-code" : "state",
			message: ways.length === 0 ? `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)` : `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed$1(ways.map(way), "or")}`
		});
	} }
});
function way({ code, from }) {
	return `${code} (from ${stateName(from)})`;
}
function stateName(state) {
	return state === "any" ? "any state" : QUEST_STATES[state] ?? String(state);
}
// rules/subscription/trigger-form.ts
var trigger_form_default = defineRule({
	id: "subscription/trigger-form",
	level: "error",
	kinds: [
		"both",
		"neither",
		{
			name: "trigger",
			level: "warning"
		},
		{
			name: "effector",
			level: "warning"
		}
	],
	sentence: "a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId",
	fix: "none",
	summary: "A trigger subscription has TaskTriggerId or DirectEffector, and only an effector subscription has Effector",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	owns: [
		...oneOf("trigger-subscription-basic", "DirectEffector", "TaskTriggerId"),
		...oneOf("trigger-subscription-quest", "TaskTriggerId", "DirectEffector"),
		{
			record: "trigger-subscription",
			keyword: "type",
			field: ["DirectEffector"]
		},
		{
			record: "trigger-subscription",
			keyword: "type",
			field: ["TaskTriggerId"]
		}
	],
	subscriptions: [
		"effector",
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	],
	on: { subscription(subscription, report) {
		const { kind, record } = subscription;
		if (kind === "effector") {
			if (hasField(record, "Trigger") && hasField(record, "$type")) report(surplus(subscription, "Trigger"));
			return;
		}
		if (hasField(record, "Effector")) report(surplus(subscription, "Effector"));
		if (kind === "undecided-trigger") report(withoutForm(subscription));
	} }
});
const SURPLUS = {
	Trigger: "the documents give an effector subscription no Trigger: move it to a TaskTriggerSubscription",
	Effector: "the documents give a trigger subscription no Effector: move it to a TaskEffectorSubscription"
};
function surplus({ place }, field) {
	return {
		at: keyAt(place.at(field)),
		kind: field === "Trigger" ? "trigger" : "effector",
		message: SURPLUS[field]
	};
}
function withoutForm({ record, place }) {
	if (hasField(record, "DirectEffector")) return {
		at: keyAt(place.at("DirectEffector")),
		kind: "both",
		message: "a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest",
		related: [{
			at: keyAt(place.at("TaskTriggerId")),
			message: "TaskTriggerId"
		}]
	};
	return {
		at: recordAt$1(place),
		kind: "neither",
		message: "this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect"
	};
}
function oneOf(record, own, other) {
	return [
		{
			record,
			keyword: "required",
			field: [own]
		},
		{
			record,
			keyword: "not",
			field: [other]
		},
		{
			record,
			keyword: "type",
			field: [other]
		}
	];
}
// rules/subscription/index.ts
const subscriptionRules = [
	id_uuid_default,
	id_unique_default,
	target_state_default,
	transition_code_default,
	known_quest_default,
	in_progress_id_default,
	quest_name_default,
	one_per_state_default,
	trigger_form_default,
	misplaced_type_default,
	defineRule({
		id: "subscription/unknown-type",
		level: "warning",
		kinds: ["misspelled"],
		fix: "unsafe",
		summary: "The $type of a subscription is spelled as documented",
		source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
		on: { snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) if (miss.kind === "type" && miss.subject === "subscription") report(typeNearMiss(miss));
		} }
	})
];
// rules/text/decoded-twice.ts
var decoded_twice_default = defineRule({
	id: "text/decoded-twice",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["decoded-twice"],
	fix: "unsafe",
	summary: "Strings that players read were decoded as UTF-8",
	source: "how programs read UTF-8 as Windows-1252: a dash becomes \"\u00e2\u20ac\u201d\"",
	on: {
		item: ({ record, place }, report) => judge(record, place, report),
		questEntry: ({ record, place }, report) => judge(record, place, report),
		itemLogic: ({ value, place }, report) => judge(value, place, report)
	}
});
function judge(record, place, report) {
	for (const field in record) {
		const value = record[field];
		if (typeof value !== "string" || !FIRST_BYTES.test(value)) continue;
		const meant = decodedOnce(value);
		if (meant === value) continue;
		const at = place.at(field);
		report({
			at,
			message: `${quoteValue(value)} was read in the wrong encoding: write ${quoteValue(meant)}`,
			fix: replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)
		});
	}
}
const FIRST_BYTES = /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122]/;
const HIGH = "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
function decodedOnce(text) {
	return text.replace(/[\u0080-\uffff]+/g, (run) => {
		const bytes = Uint8Array.from(run, byteOf);
		if (bytes.includes(0)) return run;
		try {
			return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		} catch {
			return run;
		}
	});
}
function byteOf(character) {
	const code = character.charCodeAt(0);
	if (code >= 160 && code <= 255) return code;
	const index = HIGH.indexOf(character);
	return index < 0 ? 0 : 128 + index;
}
// rules/text/grouped.ts
function grouped(count) {
	return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
// rules/text/depth.ts
var depth_default = defineRule({
	id: "text/depth",
	level: "error",
	kinds: ["too-deep"],
	fix: "none",
	summary: "Objects and lists are not nested too deeply",
	source: "RFC 8259, section 9: a reader may limit the depth of nesting",
	options: { max: {
		type: "integer",
		default: 256,
		minimum: 1,
		description: "The maximum depth of nested objects and lists. Anything deeper is not read."
	} },
	limits: { maxDepth: "max" },
	unreadable: true,
	on: { textFault(fault, report) {
		if (fault.kind !== "depth") return;
		const place = (fault.holder?.inside() ?? Place.root).along(fault.path);
		report({
			at: spanIn(fault.holder, fault.span, place),
			message: `nested more than ${grouped(fault.max)} ${fault.max === 1 ? "level" : "levels"} deep: flatten the objects and lists around it`
		});
	} }
});
// rules/text/duplicate-key.ts
const RECORDS = /* @__PURE__ */ new Map([
	["roomItems", {
		what: "item ",
		advice: "give one its own number, or delete it"
	}],
	["quests", {
		what: "quest entry ",
		advice: "give one its own id, or delete it"
	}],
	["logic", {
		what: "logic entry ",
		advice: "give one the number of its item, or delete it"
	}]
]);
var duplicate_key_default = defineRule({
	id: "text/duplicate-key",
	level: "error",
	kinds: ["duplicate"],
	fix: "none",
	summary: "No object has the same key twice",
	source: "RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id",
	state: () => ({ reported: 0 }),
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "duplicate-key") return;
		const { holder, fault } = found;
		const name = quoteValue(fault.key);
		const { place } = fault;
		const { what, advice } = recordAt(place) ?? {
			what: "",
			advice: "delete the wrong one"
		};
		report({
			at: spanIn(holder, fault.span, place),
			message: `another ${what}${name} comes before this one, and most readers keep only the last: ${advice}`,
			related: [{
				at: spanIn(holder, fault.first, place),
				message: `the first ${name}`
			}]
		});
	} }
});
function recordAt(place) {
	const [[section, ...keys] = [], ...inner] = place?.paths ?? [];
	return keys.length === 1 && inner.length === 0 ? RECORDS.get(String(section)) : void 0;
}
// rules/text/encoding.ts
var encoding_default = defineRule({
	id: "text/encoding",
	level: "error",
	kinds: [
		"not-utf8",
		"no-text",
		"byte-order-mark",
		"other-encoding"
	],
	sentence: "bodies are JSON, which is UTF-8 without a byte-order mark",
	fix: "safe",
	summary: "The file is UTF-8 without a byte-order mark",
	source: "game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark",
	on: { textFault(found, report) {
		if (found.kind !== "encoding") return;
		const { fault } = found;
		const { kind } = fault;
		const at = spanIn(void 0, fault.span);
		if (fault.kind === "not-utf8") return report({
			at,
			kind,
			message: notUtf8(fault)
		});
		const message = messageOf$1(fault);
		if (fault.kind !== "byte-order-mark") return report({
			at,
			kind,
			message
		});
		report({
			at,
			kind,
			message,
			fix: {
				safety: "safe",
				description: "remove the byte-order mark",
				edits: [{
					kind: "bytes",
					replacements: [{
						span: fault.span,
						text: ""
					}]
				}]
			}
		});
	} }
});
function messageOf$1(fault) {
	if (fault.kind === "no-text") return fault.message;
	return fault.kind === "byte-order-mark" ? "the file begins with a byte-order mark: save it as UTF-8 without one" : `the file is ${fault.encoding}: save it as UTF-8`;
}
function notUtf8({ span: { start, end }, probably }) {
	const count = end - start;
	const what = count === 1 ? "this byte is" : `these ${count} bytes are`;
	switch (probably) {
		case "Windows-1252": return `${what} not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8`;
		case "other script": return `${what} not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8`;
		case void 0: return `${what} not UTF-8: save the file as UTF-8`;
	}
}
// rules/text/lone-surrogate.ts
var lone_surrogate_default = defineRule({
	id: "text/lone-surrogate",
	level: "warning",
	kinds: ["half"],
	fix: "none",
	summary: "Strings contain no unpaired surrogates",
	source: "RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "lone-surrogate") return;
		const { holder, fault } = found;
		const what = fault.inKey ? "this key" : "this string";
		report({
			at: spanIn(holder, fault.span, fault.place),
			message: fault.count === 1 ? `${what} contains an unpaired surrogate, ${fault.escape}: write the whole character, or remove it` : `${what} contains ${fault.count} unpaired surrogates, the first ${fault.escape}: write the whole characters, or remove them`
		});
	} }
});
// rules/text/near-size-limit.ts
var near_size_limit_default = defineRule({
	id: "text/near-size-limit",
	level: "warning",
	kinds: ["near-limit"],
	fix: "none",
	summary: "The file is under 50 MB, decimal and binary",
	source: "game-management API, part 8, imported JSON size: at most 50 MB",
	options: { sureBytes: {
		type: "integer",
		default: SURELY_IMPORTED_BYTES,
		minimum: 1,
		description: "A file up to this size in bytes is not reported."
	} },
	on: { textFault(fault, report, { options: { sureBytes }, optionsOf }) {
		if (fault.kind !== "size" || fault.bytes <= sureBytes) return;
		const maxBytes = Number(optionsOf("text/size")?.maxBytes ?? 52428800);
		if (fault.bytes > maxBytes) return;
		const limits = `${grouped(sureBytes)} or ${grouped(maxBytes)} bytes`;
		report({
			at: spanIn(void 0, span(0, 0)),
			message: `the file has ${grouped(fault.bytes)} bytes, and the limit of 50 MB can mean ${limits}: make it smaller to be safe`
		});
	} }
});
// rules/text/secret.ts
var secret_default = defineRule({
	id: "text/secret",
	level: "warning",
	kinds: ["credential"],
	fix: "none",
	summary: "Strings contain no signed upload URL, no access key and no password in a URL",
	source: "game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "secret") return;
		const { holder, fault } = found;
		const names = new Set(fault.secrets.map(({ name }) => name));
		for (const name of names) {
			const todo = name === "a signed upload URL" ? "use the assetURL that came with it instead" : "take it out, and replace it if others have seen the file";
			report({
				at: spanIn(holder, fault.span, fault.place),
				message: `this ${fault.inKey ? "key" : "string"} contains ${name}: ${todo}`
			});
		}
	} }
});
// rules/text/size.ts
var size_default = defineRule({
	id: "text/size",
	level: "error",
	kinds: ["too-large"],
	sentence: "an imported JSON is at most 50 MB",
	fix: "none",
	summary: "The file is at most 50 MB",
	source: "game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB",
	options: {
		maxBytes: {
			type: "integer",
			default: MAX_IMPORTED_BYTES,
			minimum: 1,
			description: "The maximum size of a file in bytes. A larger file is not read."
		},
		maxRecords: {
			type: "integer",
			default: MAX_RECORDS,
			minimum: 1,
			description: "The maximum number of records of a section, at most 500,000. If a section has more, nothing else in the file is checked."
		}
	},
	limits: {
		maxBytes: "maxBytes",
		maxRecords: "maxRecords"
	},
	unreadable: true,
	on: { textFault(fault, report, { options }) {
		if (fault.kind === "records" || fault.kind === "fields") {
			const { count, most } = fault;
			const what = fault.kind === "fields" ? `${quoteValue(fault.record)} in ${quoteValue(fault.section)} has ${grouped(count)} fields` : fault.section === void 0 ? `the file has ${grouped(count)} sections` : `${fault.section} has ${grouped(count)} records`;
			report({
				at: spanIn(void 0, fault.span),
				message: `${what}, and roomlint reads at most ${grouped(most)}, so nothing else in this file was checked: make it smaller`
			});
		}
		if (fault.kind !== "size" || fault.bytes <= options.maxBytes) return;
		const sizes = `the file has ${grouped(fault.bytes)} bytes, and an import takes at most ${grouped(options.maxBytes)}`;
		report({
			at: spanIn(void 0, span(0, 0)),
			message: `${sizes}: make it smaller`
		});
	} }
});
// rules/text/syntax.ts
var syntax_default = defineRule({
	id: "text/syntax",
	level: "error",
	kinds: SYNTAX_FAULT_KINDS,
	sentence: "a snapshot is a JSON file",
	fix: "mixed",
	summary: "The file is JSON",
	source: "game-management API, part 2, room-data snapshot: a JSON file; RFC 8259",
	unreadable: true,
	on: { textFault(found, report) {
		if (found.kind !== "syntax") return;
		const { fault, bytes, more } = found;
		const { kind, opened, fix } = fault;
		const message = syntaxMessage(fault, bytes);
		report({
			at: spanIn(void 0, fault.span),
			kind,
			message: `${message}${more ? " (more faults follow)" : ""}`,
			...fix && { fix: fixDraft(kind, fix) },
			...opened && { related: [{
				at: spanIn(void 0, opened),
				message: openedMessage(fault)
			}] }
		});
	} }
});
function fixDraft(kind, { safety, replacements }) {
	return {
		safety,
		description: syntaxFixWords(kind, replacements),
		edits: [{
			kind: "bytes",
			replacements
		}]
	};
}
// rules/text/unsafe-number.ts
const MAX_LENGTH = 40;
var unsafe_number_default = defineRule({
	id: "text/unsafe-number",
	level: "warning",
	kinds: [
		"inexact-integer",
		"too-many-digits",
		"overflow",
		"underflow"
	],
	fix: "none",
	summary: "Numbers fit in double precision",
	source: "RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "unsafe-number") return;
		const { holder, fault } = found;
		report({
			at: spanIn(holder, fault.span, fault.place),
			kind: fault.why,
			message: () => messageOf(fault.text, fault.why)
		});
	} }
});
function messageOf(text, why) {
	const shown = shorten(text);
	switch (why) {
		case "inexact-integer": return `${shown} becomes ${shorten(exactly(Number(text), text))} when it is read: write a number with fewer digits`;
		case "too-many-digits": return `${shown} becomes ${String(Number(text))} when it is read: write at most 17 digits`;
		case "overflow": return `${shown} becomes ${String(Number(text))} when it is read: write a number closer to 0`;
		case "underflow": return `${shown} becomes ${text.startsWith("-") ? "-0" : "0"} when it is read: write 0, or a number further from 0`;
	}
}
function exactly(value, text) {
	if (!/[eE]/.test(text)) return String(BigInt(value));
	const digits = text.replace(/e.*/i, "").replace(/\D/g, "").length;
	return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}
function shorten(text) {
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\u2026` : text;
}
// rules/text/index.ts
const textRules = [
	encoding_default,
	syntax_default,
	size_default,
	near_size_limit_default,
	duplicate_key_default,
	unsafe_number_default,
	lone_surrogate_default,
	depth_default,
	secret_default,
	decoded_twice_default
];
// rules/trigger/enter-needs-trigger-prefab.ts
var enter_needs_trigger_prefab_default = defineRule({
	id: "trigger/enter-needs-trigger-prefab",
	level: "error",
	kinds: ["other-prefab"],
	sentence: "OnEnterEvent works only on items whose prefabName is Trigger",
	fix: "none",
	summary: "OnEnterEvent is used only on items with the prefabName Trigger",
	source: "quest and task records, part 2, TaskTriggerSubscription",
	subscriptions: [
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	],
	state: () => ({ misspelled: /* @__PURE__ */ new Set() }),
	on: { subscription({ record, place, itemKey }, report, { snapshot, state }) {
		if (objectField(record, "Trigger")?.$type !== "OnEnterEvent") return;
		const prefab = snapshot.prefabOf(itemKey);
		if (prefab === void 0 || prefab === "Trigger") return;
		const prefabPlace = snapshot.place.along([
			"roomItems",
			itemKey,
			"prefabName"
		]);
		if (prefab.trim().toLowerCase() === "trigger") {
			if (state.misspelled.has(itemKey)) return;
			state.misspelled.add(itemKey);
			report({
				at: prefabPlace,
				message: `OnEnterEvent does not work with the prefabName ${quoteValue(prefab)}: write "Trigger"`
			});
			return;
		}
		report({
			at: place.at("Trigger").at("$type"),
			message: `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${snapshot.labels.text(itemKey)}: use OnClickEvent, or move this to a Trigger`,
			related: [{
				at: prefabPlace,
				message: "the prefabName of the item"
			}]
		});
	} }
});
// rules/trigger/known-places.ts
function onTrigger(messageOf) {
	return { subscription(subscription, report, { snapshot }) {
		const trigger = triggerOf(subscription);
		if (trigger === void 0) return;
		const { type, known, place } = trigger;
		const { itemKey } = subscription;
		if (type === void 0 || known === void 0 || worksAnywhere(known)) return;
		const prefab = knownPrefabOf(itemKey, snapshot);
		const message = prefab && messageOf({
			type,
			known,
			prefab,
			itemKey
		}, snapshot);
		if (message === void 0) return;
		report({
			at: place.at("$type"),
			message
		});
	} };
}
const triggerPrefab = defineRule({
	id: "trigger/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["other-prefab"],
	fix: "none",
	summary: "Triggers are used on prefabs on which they work",
	source: "public material of the platform, triggers",
	on: onTrigger(({ type, known: { on }, prefab, itemKey }, { labels }) => {
		if (on === void 0 || on.includes(prefab) || type === "OnEnterEvent") return void 0;
		return worksOnlyOn(type, on, labels.text(itemKey));
	})
});
const visibleItem = defineRule({
	id: "trigger/visible-item",
	level: "off",
	catalog: { level: "warning" },
	kinds: ["invisible"],
	fix: "none",
	summary: "Triggers of the pointer are used on visible items",
	source: "public material of the platform, triggers",
	on: onTrigger(({ type, known: { never }, prefab, itemKey }, { labels }) => {
		if (!never.includes(prefab)) return void 0;
		return `${type} does not work on ${labels.text(itemKey)}, which players cannot see: move it to a visible item`;
	})
});
// rules/trigger/index.ts
const triggerRules = [
	enter_needs_trigger_prefab_default,
	defineRule({
		id: "trigger/repeated",
		level: "warning",
		kinds: ["twice"],
		fix: "none",
		summary: "An event sends a code to a quest only once",
		source: "quest and task records, part 3, transition codes",
		state: () => /* @__PURE__ */ new Map(),
		subscriptions: ["quest-trigger"],
		on: { subscription(subscription, report, { state, snapshot: { labels, quests } }) {
			const trigger = triggerOf(subscription);
			if (trigger?.type === void 0) return;
			const { type, record } = trigger;
			const { itemKey, record: task, place } = subscription;
			const quest = textField(task, "TaskTriggerId");
			const code = integerField(task, "TargetState") ?? NaN;
			if (quest === void 0 || transitionCode(code) === void 0) return;
			const event = Object.keys(record).length === 1 ? type : canonical(record);
			const sent = JSON.stringify([
				itemKey,
				quest,
				code,
				event
			]);
			const first = state.get(sent);
			if (first === void 0) {
				state.set(sent, {
					place,
					id: task.Id
				});
				return;
			}
			if (first.id === task.Id) return;
			const entry = quests?.entry(quest);
			const advice = code === 111 ? "change this one to 121 to complete the quest" : "give this one another code";
			report({
				at: place.at("TargetState"),
				message: `${labels.text(itemKey)} sends ${code} to ${entry === void 0 ? "this quest" : otherQuestLabel(entry)} twice on ${type}: ${advice}`,
				related: [{
					at: first.place.at("TargetState"),
					message: "the first of the two"
				}]
			});
		} }
	}),
	triggerPrefab,
	visibleItem
];
// rules/index.ts
const RULES = [
	...textRules,
	...schemaRules,
	...snapshotRules,
	...itemRules,
	...keyRules,
	...logicRules,
	...settingsRules,
	...questRules,
	...requirementRules,
	...subscriptionRules,
	...triggerRules,
	...effectRules,
	...expressionRules,
	...referenceRules,
	...flowRules
];
const rulePack = new Map(RULES.map((rule) => [rule.id, rule]));
exports.fixIn = fixIn;
exports.otherQuestLabel = otherQuestLabel;
exports.questLabel = questLabel;
exports.rulePack = rulePack;
exports.syntaxMessage = syntaxMessage;
exports.valueDraft = valueDraft;
