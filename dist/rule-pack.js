"use strict";
const { AXES, CHAIN_TYPE, COMPLETED_FIELDS, DOCUMENTED_TYPES, FIELDS, FIXED_FIELDS, LookAlikes, NO_ROTATION, OWN_FIELDS, SHARED_FIELDS, SLIPS, VECTORS, addTo, aroundAxis, arrayField, asciiText, beginsLikeJson, bytesOf, childOf, counted, decodeLoosely, defineRule, emptyJson, fourDigits, groupedBy, hasContent, hasMember, integerField, isJson, isObject, isSpace, isSubscriptionType, jsonType, keysOf, listed: listed$1, lookAlikeNote, mayBeEmpty, meantType, member, membersOf, nearest, numberField, objectField, otherForm, quoteValue, readKeys, span, textField, textOf: textOf$1, tryJsonParse, tryParseJson, turnText, valuesOf, vectorText, visible, withArticle, withoutMember } = require("./words.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, BUILT_IN_VARIABLES, COLOUR_SLIPS, EFFECT_NAMES, ENEMY_GROUND, FOREIGN_SETTINGS, KNOWLEDGE, MAX_IMPORTED_BYTES, MAX_RECORDS, NearNames, PARENT_FIELD, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, SECTIONS, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGER_NAMES, UNGUARDED_CODES, absentFrom, agreedName, argumentCount, bareName, claimsOf, comparablePair, completePair, cutFromString, embeddedBytes, endsInSpace, expressionFunction, findRepeatedLogic, fixAlsoAt, hasControlCharacter, heldObject, hexDigits, idOf, isComputedText, isInViewNodes, isItemTasks, isNumberedName, isOfKind, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isStatusUnclear, isUuid, isUuidVersion4, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantFunction, movedClaim, objectIn, overwriteValue, parentOf, parseExpression, playText, prefabNamed, questReference, recordAt, removeMember, renameMember, renewUuid, replaceValue, requirementPlace, spanIn, strayRecord, syntaxFaultsIn, targetState, transitionCode, triggerOf, withoutBrackets, writeValue } = require("./core.js");
const { LEFT_OUT, Place, SYNTAX_FAULT_KINDS, SeenTexts, canonical, fixQuotes, sameValue, uuidVersion } = require("./text.js");
// rules/wording/near-miss.ts
function writeMeant(place, meant) {
	if (meant === void 0) return void 0;
	return replaceValue(place, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`);
}
function fieldIsMisspelled({ spelled, meant }) {
	return `${quoteValue(spelled)} is not a documented field: rename it to ${meant}${lookAlikeNote(spelled, meant)}`;
}
function misspelledKey({ place, field, spelled }) {
	const at = place.at(spelled);
	const fix = {
		safety: "unsafe",
		description: `rename ${quoteValue(spelled)} to ${field}`,
		edits: [{
			kind: "rename",
			place: at,
			key: field
		}]
	};
	return {
		kind: "misspelled",
		at: keyAt(at),
		values: {
			spelled,
			meant: field
		},
		fix
	};
}
function typeIsMisspelled({ spelled, meant }) {
	return `${quoteValue(spelled)} is not a documented $type: write "${meant}"${lookAlikeNote(spelled, meant)}`;
}
function misspelledType({ place, type, spelled }) {
	const at = place.at("$type");
	return {
		kind: "misspelled",
		at,
		values: {
			spelled,
			meant: type
		},
		fix: writeMeant(at, type)
	};
}
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
// rules/wording/quest-entries.ts
function questLabel({ record }) {
	const name = textField(record, "Name");
	return name === void 0 ? "this quest" : quoteValue(name);
}
function otherQuestLabel({ record, key }) {
	return quoteValue(textField(record, "Name") ?? key);
}
function isOfCompleted({ id, quest, meant }) {
	return `${quoteValue(id)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${meant === void 0 ? "" : `, ${quoteValue(meant)}`}`;
}
function entryAround(place, { quests }) {
	const [[section, key]] = place.paths;
	return section === "quests" ? quests?.entry(String(key)) : void 0;
}
function valueDraft(quests, entry, path, fault, isOn) {
	const draft = {
		at: entry.place.along(path),
		...fault
	};
	const twin = quests.twinWithSame(entry, path);
	if (twin === void 0 || isOn?.(twin.place.along(path)) === false) return draft;
	const [first, ...others] = claimsOf(draft);
	const move = (place) => moved(place, entry, twin);
	const onTwin = (claim) => movedClaim(claim, move);
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
		fix: draft.fix && fixAlsoAt(draft.fix, move)
	};
}
function moved(place, entry, twin) {
	const [[section, key, ...path], ...inner] = place.paths;
	if (section !== "quests" || String(key) !== entry.key) return void 0;
	let at = twin.place.along(path);
	for (const steps of inner) at = at.inside().along(steps);
	return at;
}
// rules/effect/chains.ts
const emptyChain = defineRule({
	id: "effect/empty-chain",
	level: "warning",
	kinds: { empty: "this chain has no linked tasks, so it does nothing: add the linked tasks that it should run" },
	summary: "RunTriggersFromEffector has linked tasks",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || arrayField(record, "linkedTasks")?.length !== 0) return;
		report({
			kind: "empty",
			at: place.at("linkedTasks")
		});
	} }
});
const randomOfOne = defineRule({
	id: "effect/random-of-one",
	level: "info",
	kinds: { "only-one": "useRandom has only one linked task to choose from, so that one always fires: add the others" },
	summary: "useRandom has more than one linked task to choose from",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || member(record, "useRandom") !== true) return;
		const [only, ...others] = arrayField(record, "linkedTasks") ?? [];
		if (only === void 0 || Array.isArray(only) || others.length > 0) return;
		report({
			kind: "only-one",
			at: place.at("useRandom")
		});
	} }
});
const linkedTrigger = defineRule({
	id: "effect/linked-trigger",
	level: "warning",
	kinds: {
		event: ({ type }) => `a linked task runs when its chain fires, and the documents give it no event: to wait for ${quoteValue(type)}, put it into a TaskTriggerSubscription`,
		"delay-elsewhere": ({ delay, beside }) => {
			const json = `"Trigger": {"Delay": ${typeof delay === "number" ? quoteValue(delay) : "seconds"}}`;
			return beside === "Trigger" ? `Delay belongs in the Trigger of a linked task: move it there, as ${json}` : `Delay is beside linkedTasks: move it into the Trigger of each linked task, as ${json}`;
		},
		"random-elsewhere": ({ where }) => `useRandom is in ${where}: move it beside linkedTasks`
	},
	fix: "unsafe",
	summary: "The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks",
	source: "quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry",
	subscriptions: ["linked-task"],
	on: { subscription(subscription, report) {
		const { record, place } = subscription;
		reportChainFields(subscription, report);
		const trigger = objectField(record, "Trigger");
		if (trigger === void 0) return;
		const type = textField(trigger, "$type");
		if (type !== void 0 && isEvent(type)) report({
			kind: "event",
			at: keyAt(place.at("Trigger").at("$type")),
			values: { type }
		});
		const delay = member(record, "Delay");
		if (delay !== void 0 && !hasMember(trigger, "Delay")) {
			const values = {
				delay,
				beside: "Trigger"
			};
			report({
				kind: "delay-elsewhere",
				at: keyAt(place.at("Delay")),
				values
			});
		}
	} }
});
function reportChainFields({ record, place, holder }, report) {
	const chain = place.parent?.parent;
	const effect = holder && chain && valueIn(holder, chain);
	if (holder === void 0 || chain === void 0 || !isObject(effect)) return;
	const isFirst = place.step === 0;
	const reportRandom = (value, from, where) => {
		if (typeof value !== "boolean" || hasMember(effect, "useRandom")) return;
		const at = from.at("useRandom");
		const fix = isFirst ? moveRandom(value, at, chain) : void 0;
		report({
			kind: "random-elsewhere",
			at: keyAt(at),
			values: { where },
			fix
		});
	};
	reportRandom(member(record, "useRandom"), place, "a linked task");
	if (!isFirst) return;
	if (chain.parent === holder.place) reportRandom(member(holder.record, "useRandom"), holder.place, "the subscription");
	const trigger = objectField(record, "Trigger");
	const delay = numberField(effect, "Delay");
	if (delay === void 0 || trigger !== void 0 && hasMember(trigger, "Delay")) return;
	const values = {
		delay,
		beside: "linkedTasks"
	};
	report({
		kind: "delay-elsewhere",
		at: keyAt(chain.at("Delay")),
		values
	});
}
function valueIn(holder, place) {
	if (place === holder.place) return holder.record;
	return place.parent && childOf(valueIn(holder, place.parent), place.step ?? "");
}
function moveRandom(value, from, chain) {
	return {
		safety: "unsafe",
		description: "move useRandom beside linkedTasks",
		edits: [{
			kind: "insert",
			into: chain,
			key: "useRandom",
			json: {
				kind: "json",
				json: String(value)
			}
		}, {
			kind: "remove",
			place: from,
			discards: true
		}]
	};
}
function isEvent(type) {
	return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType("trigger", type) !== void 0;
}
const chainPlacement = defineRule({
	id: "effect/chain-placement",
	level: "info",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: { elsewhere: "RunTriggersFromEffector is outside an effector subscription, where the documents put it: check in the game that its linked tasks run" },
	summary: "RunTriggersFromEffector is used in an effector subscription",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	on: { effect({ type, place, subscription }, report) {
		if (type !== "RunTriggersFromEffector" || subscription.kind === "effector") return;
		report({
			kind: "elsewhere",
			at: place.at("$type")
		});
	} }
});
// rules/wording/platform.ts
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
function knownPrefabOf(itemKey, snapshot) {
	const name = snapshot.prefabOf(itemKey);
	if (name === void 0 || !PREFAB_NAMES.has(name)) return void 0;
	return prefabNamed(name)?.name ?? name;
}
function worksOnlyOn({ type, on, item }) {
	const kinds = withArticle(listed$1(on, "or"));
	return `${type} works only on ${kinds}, and this is ${item}: move it to ${kinds}`;
}
function worksAnywhere({ on, never }) {
	return on === void 0 && never.length === 0;
}
// rules/effect/known-effects.ts
const unknownType$1 = defineRule({
	id: "effect/unknown-type",
	level: "warning",
	catalog: { options: { catalogue: true } },
	kinds: { misspelled: ({ known, ...slip }) => known === void 0 ? typeIsMisspelled(slip) : `${quoteValue(slip.spelled)} is not a known ${known}: write ${quoteValue(slip.meant)}` },
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
			if (!catalogue || effect.known !== void 0) return;
			const at = effect.place.at("$type");
			const found = resembling(effect.type, "effect", EFFECT_NAMES, at);
			if (found !== void 0) report(found);
		},
		subscription(subscription, report, { options: { catalogue } }) {
			const trigger = catalogue ? triggerOf(subscription) : void 0;
			if (trigger === void 0 || trigger.known !== void 0) return;
			const at = trigger.place.at("$type");
			const found = resembling(trigger.type, "trigger", TRIGGER_NAMES, at);
			if (found !== void 0) report(found);
		},
		snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) if (miss.kind === "type" && miss.subject !== "subscription") report(misspelledType(miss));
		}
	}
});
function resembling(spelled, known, names, at) {
	const meant = spelled === void 0 ? void 0 : names.meant(spelled);
	if (spelled === void 0 || meant === void 0) return void 0;
	const fix = overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`);
	return {
		kind: "misspelled",
		at,
		values: {
			spelled,
			known,
			meant
		},
		fix
	};
}
const parameters = defineRule({
	id: "effect/parameters",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		missing: ({ type, names, needed }) => `this ${type} has no ${names.join(" and no ")}: ${needed === void 0 ? "add them" : `add it as ${KIND_WORDS[needed]}`}`,
		"other-type": ({ type, name, value, needed }) => `${name} of this ${type} is ${quoteValue(value)}: write ${KIND_WORDS[needed]}`,
		"other-name": ({ type, slip, name }) => `this ${type} has ${slip}: rename it to ${name}`
	},
	fix: "unsafe",
	summary: "Effects have the parameters that they need",
	source: "public material of the platform, effects",
	on: { effect({ type, known, record, place }, report) {
		if (type === void 0 || known === void 0 || isSound(known, record)) return;
		const missing = [];
		const slips = new Map(known.slips);
		for (const [name, needed] of DOCUMENTED_TYPES.has(type) ? [] : known.needed) {
			const value = member(record, name);
			if (value === void 0) {
				const spelled = spelledOtherwise(name, known, record);
				if (spelled === void 0) missing.push(name);
				else slips.set(spelled, name);
			} else if (!isOfKind(value, needed)) report({
				kind: "other-type",
				at: place.at(name),
				values: {
					type,
					name,
					value,
					needed
				}
			});
		}
		for (const [slip, name] of slips) if (hasMember(record, slip) && !hasMember(record, name)) {
			const at = place.at(slip);
			const fix = renameMember(at, name, slip);
			report({
				kind: "other-name",
				at: keyAt(at),
				values: {
					type,
					slip,
					name
				},
				fix
			});
		}
		const [first, ...others] = missing;
		if (first === void 0) return;
		const needed = others.length > 0 ? void 0 : known.needed.get(first);
		report({
			kind: "missing",
			at: absentFrom(place, missing),
			values: {
				type,
				names: missing,
				needed
			}
		});
	} }
});
function isSound({ needed, slips }, record) {
	for (const [name, kind] of needed) {
		const value = member(record, name);
		if (value === void 0 || !isOfKind(value, kind)) return false;
	}
	for (const slip of slips.keys()) if (hasMember(record, slip)) return false;
	return true;
}
function spelledOtherwise(name, { needed }, record) {
	const names = new NearNames([name]);
	return keysOf(record).find((key) => !needed.has(key) && names.meant(key) !== void 0);
}
const prefab = defineRule({
	id: "effect/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-prefab": worksOnlyOn },
	summary: "Effects are used on prefabs on which they work",
	source: "public material of the platform, effects",
	on: { effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
		const on = known?.on;
		if (type === void 0 || on === void 0) return;
		const prefab = knownPrefabOf(itemKey, snapshot);
		if (prefab === void 0 || on.includes(prefab)) return;
		const values = {
			type,
			on,
			item: snapshot.labels.text(itemKey)
		};
		report({
			kind: "other-prefab",
			at: place.at("$type"),
			values
		});
	} }
});
const equalLengths = defineRule({
	id: "effect/equal-lengths",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-length": ({ first, other }) => `${first.name} has ${first.length} and ${other.name} ${other.length} entries: give both one for each step` },
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
			kind: "other-length",
			at: place.at(other.name),
			values: {
				first,
				other
			}
		});
	} }
});
// rules/expression/quest-names.ts
const noNumberPrefix = defineRule({
	id: "expression/no-number-prefix",
	level: "error",
	kinds: { numbered: ({ by, name }) => `${by} takes a quest's Name without its number: write ${quoteValue(bareName(name))} instead of ${quoteValue(name)}` },
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
				kind: "numbered",
				at: spanIn(holder, where, holder),
				values: {
					by,
					name
				},
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
const MAX_NAMES$2 = 5;
const knownQuest$2 = defineRule({
	id: "expression/known-quest",
	level: "warning",
	kinds: { "unknown-quest": ({ by, name, meant, closest }) => {
		const what = name === "" ? `${by} names no quest` : `${by} names ${quoteValue(name)}, but the file has no such quest`;
		if (meant !== void 0) return `${what}: did you mean ${quoteValue(meant)}?${lookAlikeNote(name, meant)}`;
		const all = listed$1(closest.map(quoteValue), "or", MAX_NAMES$2);
		return `${what}: use the Name of a quest in the file, without its number${all === "" ? "" : `: ${all}`}`;
	} },
	summary: "Expressions refer to quests in the file",
	source: "quest and task records, part 2, quest names in expressions",
	on: { quests(quests, report, { snapshot }) {
		const { expressions, dialogueQuestNames } = snapshot;
		if (expressions.length === 0 || quests.expressionNames.isIncomplete) return;
		const names = quests.expressionNames;
		const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
		for (const { by, name, literal, isExpression, holder, span } of expressions) {
			if (!literal || !isExpression || names.isBare(name) || names.byFullName(name) !== void 0) continue;
			if (inDialogues.has(name) || names.mayBeMeant(name) || isInViewNodes(holder)) continue;
			const meant = name === "" ? void 0 : names.guess(name);
			report({
				kind: "unknown-quest",
				at: spanIn(holder, span, holder),
				values: {
					by,
					name,
					meant,
					closest: names.closest(name)
				}
			});
		}
	} }
});
function dialogueNames(name) {
	const numbered = name.replace(/^-/, "");
	return [
		name,
		numbered,
		bareName(numbered)
	];
}
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
// rules/expression/syntax.ts
const UNCLOSED = /* @__PURE__ */ new Set([
	"unclosed-bracket",
	"unclosed-quote",
	"unclosed-brace"
]);
var syntax_default = defineRule({
	id: "expression/syntax",
	level: "warning",
	catalog: { options: { faults: "all" } },
	kinds: {
		"unclosed-bracket": ({ of }) => `this expression does not close ${of === void 0 ? "this (" : `the ( of ${shortQuote(of)}`}: add )`,
		"unclosed-quote": ({ quote }) => `this expression has a ${quote} without its partner: put each name in ${quote} ${quote}`,
		"unclosed-brace": ({ opening }) => `this expression does not close ${opening}: add ${opening === "[" ? "]" : "}"}`,
		"extra-bracket": "this expression closes more brackets than it opens: remove this )",
		"no-dollar": ({ text }) => `this expression writes ${shortQuote(text)} without its $: write ${shortQuote(`$${text}`)}`,
		"lone-dollar": "this expression has a $ without { }: write $N{name} or $T{name}",
		"unknown-read": ({ letters }) => `this expression reads $${shortQuote(letters)}{}, which is not known: write $T{}, $TN{}, $N{} or $S{}`,
		"curly-quotes": "this expression has curly quotes: write '",
		"no-operator": ({ before, meant }) => `this expression lacks an operator before ${shortQuote(before)}: ${OPERATOR_ADVICE[meant ?? "any"]}`,
		"no-value": ({ before }) => before === void 0 ? "this expression ends where a value is missing: write it" : `this expression lacks a value before ${shortQuote(before)}: write it`,
		"empty-argument": ({ of }) => `this expression has an empty argument in ${shortQuote(of)}(): remove the comma, or write the value`,
		comma: "this expression has a comma outside a function: write + to do both",
		semicolon: "this expression has a ;: write + to do both, or remove it",
		operator: ({ text, meant }) => text === "=" ? "this expression compares with =: write ==" : `this expression has ${text}, which is not an operator: write ${meant}`,
		character: "this expression has a character that means nothing here: remove it",
		empty: "this expression is empty: write what it does",
		"too-deep": "this expression is nested more than 256 levels deep, so it is not checked: split it"
	},
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
		const fault = faultOf$1(expression, options.faults === "all");
		if (fault === void 0 || options.faults === "unclosed" && !UNCLOSED.has(fault.kind)) return;
		const { kind } = fault;
		const fix = kind === "curly-quotes" ? straightQuotes(expression) : void 0;
		report({
			kind,
			at: inExpression(expression, fault),
			values: fault,
			fix
		});
	} }
});
function faultOf$1(expression, isStrict) {
	const { parsed } = expression;
	if (parsed.kind === "fault") return parsed.fault;
	return isStrict ? singleEquals(expression) : void 0;
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
// rules/expression/values.ts
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
const state = defineRule({
	id: "expression/state",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"unknown-state": ({ by, verb, state, meant }) => `${by} ${verb} ${quoteValue(state)}, which is not a state: write ${meant === void 0 ? ALL : `'${meant}'`}`,
		"compared-with-number": ({ name, written, meant = "Active" }) => `$T{${name}} is compared with ${written}, but it is a string: write $TN{${name}}, or compare with '${meant}'`,
		"compared-with-string": ({ name, written, meant = "a number" }) => `$TN{${name}} is compared with ${written}, but it is a number: write $T{${name}}, or compare with ${meant}`,
		ordered: ({ name, operator }) => `$T{${name}} is a string, which ${operator} does not compare: write $TN{${name}}`
	},
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
	if (node?.kind === "string") judgeState(node, `${call.name}()`, "sets", expression, report);
}
function comparison({ operators, operands }, expression, report) {
	const [operator] = operators;
	const [left, right] = operands.map(withoutBrackets);
	if (operator === void 0 || left === void 0 || right === void 0) return;
	const { text } = operator;
	const [read, other] = left.kind === "read" ? [left, right] : [right, left];
	if (read.kind !== "read" || read.name === void 0) return;
	const { name, letters } = read;
	const [isEquality, isOrder] = [EQUALITIES.has(text), ORDERS.has(text)];
	if (letters === "T" && isOrder) report({
		kind: "ordered",
		at: inExpression(expression, operator),
		values: {
			name,
			operator: text
		}
	});
	else if (letters === "T" && isEquality) compareState(name, other, expression, report);
	else if (letters === "T" && MEMBERSHIPS.has(text) && other.kind === "group") for (const part of other.parts) compareState(name, part, expression, report);
	else if (letters === "TN" && (isEquality || isOrder) && isPlainText(other)) {
		const number = STATE_TEXTS.indexOf(other.value);
		const meant = number < 0 ? void 0 : `${number}.0`;
		const values = {
			name,
			written: written(other, expression),
			meant
		};
		report({
			kind: "compared-with-string",
			at: inExpression(expression, other),
			values
		});
	}
}
function compareState(name, given, expression, report) {
	const other = withoutBrackets(given);
	if (other.kind === "number") {
		const values = {
			name,
			written: written(other, expression),
			meant: STATE_TEXTS[other.value]
		};
		report({
			kind: "compared-with-number",
			at: inExpression(expression, other),
			values
		});
	} else if (other.kind === "string") judgeState(other, `$T{${name}}`, "is compared with", expression, report);
}
function judgeState(node, by, verb, expression, report) {
	const { value: state } = node;
	if (READABLE.has(state) || isComputedText(state)) return;
	const meant = nearest(state, STATE_TEXTS);
	report({
		kind: "unknown-state",
		at: inExpression(expression, node),
		values: {
			by,
			verb,
			state,
			meant
		},
		fix: meant === void 0 ? void 0 : rewriting(expression, node, `'${meant}'`)
	});
}
function isPlainText(node) {
	return node.kind === "string" && !isComputedText(node.value);
}
function written({ start, end }, { text }) {
	return text.slice(start, end);
}
const WORDS$2 = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null",
	"players"
]);
const STATES = new Set(STATE_TEXTS);
const quotes = defineRule({
	id: "expression/quotes",
	level: "off",
	catalog: { level: "warning" },
	kinds: { unquoted: ({ name }) => `${name} has no quotes: write '${name}'` },
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
				kind: "unquoted",
				at: inExpression(expression, node),
				values: { name },
				fix: isKnown ? rewriting(expression, node, `'${name}'`) : void 0
			});
		}
	} }
});
const args = defineRule({
	id: "expression/arguments",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"unknown-function": ({ name, meant }) => `${quoteValue(name)} is not a function: write ${meant}`,
		"argument-count": ({ name, count, known, split }) => {
			const what = `${name}() has ${counted(count, "argument")} and takes ${argumentCount(known)}`;
			if (count < known.least) return `${what}: add what is missing`;
			if (known.isOdd === true) return `${what}: end with the value for everything else`;
			return split === void 0 ? `${what}: remove what it does not take` : `${what}: write ${split.join(".")}, not ${split.join(",")}`;
		},
		"text-delay": ({ name }) => `${name}() has a string as its delay: write the seconds as a number, such as 0.0`
	},
	fix: "unsafe",
	summary: "Functions in expressions are known and have their arguments",
	source: "public material of the platform, function effects, and NCalc, functions",
	on: { effect({ expression }, report) {
		if (expression === void 0) return;
		for (const node of expression.nodes) if (node.kind === "call" || node.kind === "on-change") judge$4(node, expression, report);
	} }
});
function judge$4(node, expression, report) {
	const name = node.kind === "call" ? node.name : "OnChange";
	const range = {
		start: node.start,
		end: node.start + name.length
	};
	const at = inExpression(expression, range);
	const known = expressionFunction(name);
	const count = node.arguments.length;
	if (known === void 0 || known.isFormer === true && !takes(known, count)) {
		const meant = meantFunction(name);
		if (meant === void 0) return;
		const fix = rewriting(expression, range, meant);
		report({
			kind: "unknown-function",
			at,
			values: {
				name,
				meant
			},
			fix
		});
		return;
	}
	if (!takes(known, count)) report({
		kind: "argument-count",
		at,
		values: {
			name,
			count,
			known,
			split: takes(known, count - 1) ? splitNumber(node, expression) : void 0
		}
	});
	if (node.kind !== "call" || known.delay === void 0) return;
	const delay = node.arguments[known.delay];
	if (delay === void 0 || withoutBrackets(delay).kind !== "string") return;
	report({
		kind: "text-delay",
		at: inExpression(expression, delay),
		values: { name }
	});
}
function takes({ least, most, isOdd = false }, count) {
	return count >= least && count <= most && !(isOdd && count % 2 === 0);
}
function splitNumber(node, { text }) {
	const lastTwo = text.slice(node.arguments.at(-2)?.start, node.arguments.at(-1)?.end);
	const [, whole, decimals] = /^(\d{1,9})\s*,\s*(\d{1,9})$/.exec(lastTwo) ?? [];
	return whole === void 0 || decimals === void 0 ? void 0 : [whole, decimals];
}
// rules/wording/flow-wording.ts
const ASKS_FLOW = {
	options: { knowledge: {
		type: "choice",
		choices: KNOWLEDGE,
		default: "documents",
		description: "what effects are known to do to quests: only what the documents say, or what public material of the platform says as well. With `catalog`, expressions are read"
	} },
	catalog: { options: { knowledge: "catalog" } }
};
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
function circleOf(circle, nameOf) {
	const shown = circle.slice(0, MAX_SHOWN).map(nameOf);
	const more = shown.length < circle.length ? [`\u2026 (${circle.length - shown.length} more)`] : [];
	return [
		...shown,
		...more,
		shown[0]
	].join(" \u2192 ");
}
function circleIdentity(circle) {
	return JSON.stringify(circle.map(({ entry }) => entry.key).sort());
}
function orChange(shortcut, labels) {
	if (shortcut === void 0) return "";
	const { event, transition } = shortcut;
	return `, or change the ${event.type === "OnClickEvent" ? "click on" : `${event.type} of`} ${labels.text(event.item)} from ${transition.code.code} to 181`;
}
function relatedRecords(records, message) {
	return records.slice(0, 12).map(({ place }) => ({
		at: recordAt(place),
		message
	}));
}
function countedWords(words) {
	const counts = /* @__PURE__ */ new Map();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return listed$1([...counts].map(([word, count]) => counted(count, word)), "and");
}
// rules/flow/loops.ts
const endlessChain = defineRule({
	id: "flow/endless-chain",
	level: "warning",
	kinds: { endless: ({ reached, after }) => {
		return `${circleOf(reached, ({ quest, state }) => `${quest && flowName(quest)} ${QUEST_STATES[state]}`)} follow each other forever ${after === "" ? "once the page has loaded" : `after ${after}`}: give one of these linked tasks a Delay, or break the loop`;
	} },
	summary: "Linked tasks without Delay do not set each other off forever",
	source: "quest and task records, part 3; part 2, RunTriggersFromEffector",
	...ASKS_FLOW,
	on: { flow(flow, report) {
		for (const { links, facts, play } of flow.faults.endlessChains) {
			const [first, ...others] = links;
			if (first === void 0) continue;
			const reached = facts.map(({ quest, state }) => ({
				quest: flow.model.quests[quest],
				state
			}));
			report({
				kind: "endless",
				at: recordAt(first.place),
				identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
				values: {
					reached,
					after: play.steps.length === 0 ? "" : playText(play)
				},
				related: relatedRecords(others, "the loop goes on here")
			});
		}
	} }
});
const resetRacesCompletion = defineRule({
	id: "flow/reset-races-completion",
	level: "warning",
	kinds: { "at-once": ({ quest, code, effects }) => `this linked task (${code}) takes ${flowName(quest)} out of Completed at once, so ${counted(effects, "effect")} of its completion may not finish: give it a Delay` },
	summary: "A quest that leaves Completed by itself does so after a Delay",
	source: "quest and task records, part 3, the common loop",
	...ASKS_FLOW,
	on: { flow({ faults: { selfMoves } }, report) {
		for (const { quest, link, isInVain, effects } of selfMoves) {
			if (isInVain) continue;
			const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
			if (waiting.length === 0 || link.cause.kind !== "link" || link.cause.delay > 0) continue;
			report({
				kind: "at-once",
				at: recordAt(link.place),
				values: {
					quest,
					code: link.code.code,
					effects: waiting.length
				},
				related: relatedRecords(waiting, "this effect waits for the completion")
			});
		}
	} }
});
const limitStopsLoop = defineRule({
	id: "flow/limit-stops-loop",
	level: "warning",
	kinds: { once: ({ quest, isInVain }) => isInVain ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 to let the quest repeat` : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 to let the quest repeat` },
	summary: "A quest that resets itself to be repeated has no RepeatableLimit of 1",
	source: "quest and task records, part 3, other rules tied to transitions",
	...ASKS_FLOW,
	on: { flow({ faults: { selfMoves } }, report) {
		const reported = /* @__PURE__ */ new Set();
		for (const { quest, link, isInVain } of selfMoves) {
			if (quest.limit !== 1 || reported.has(quest.index)) continue;
			reported.add(quest.index);
			report({
				kind: "once",
				at: quest.entry.place.at("RepeatableLimit"),
				values: {
					quest,
					isInVain
				},
				related: [{
					at: recordAt(link.place),
					message: "the linked task that resets it"
				}]
			});
		}
	} }
});
const refreshOverridesGroup = defineRule({
	id: "flow/refresh-overrides-group",
	level: "info",
	kinds: { refreshed: ({ saved }) => `tasksRefresh is true, so each page reload resets ${counted(saved, "quest")} whose Group saves progress: set it to false to keep the progress` },
	summary: "tasksRefresh does not reset quests whose Group saves progress",
	source: "quest and task records, part 2, Group semantics",
	...ASKS_FLOW,
	on: { flow(flow, report, { snapshot }) {
		const settings = snapshot.section("settings");
		if (!isObject(settings) || member(settings, "tasksRefresh") !== true) return;
		const saved = flow.model.quests.filter(({ group }) => group !== "nonPersistent").length;
		if (saved === 0) return;
		report({
			kind: "refreshed",
			at: snapshot.place.at("settings").at("tasksRefresh"),
			values: { saved }
		});
	} }
});
// rules/flow/never.ts
function neverStarts({ quest, circle, codes, shortcut, labels }) {
	if (circle.length > 0) return `${circleOf(circle, flowName)} wait for each other, so none can ever start: add a trigger that starts one of them`;
	if (codes.length === 0) return `no trigger or linked task activates ${flowName(quest)}, so it can never start: add a trigger with TargetState 111, and one with 121 that completes it`;
	return `nothing starts ${flowName(quest)}: ${codesText(codes)}. Add a trigger with TargetState 111${orChange(shortcut, labels)}`;
}
const neverActivated = defineRule({
	id: "flow/never-activated",
	level: "warning",
	kinds: {
		"waited-for": neverStarts,
		draft: {
			level: "info",
			says: neverStarts
		}
	},
	summary: "Something in the file can bring each quest out of Not Active",
	source: "quest and task records, part 3",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const fault of faults.neverActivated) report({
			kind: fault.isDraft ? "draft" : "waited-for",
			at: recordAt(fault.quest.entry.place),
			identity: fault.circle.length > 0 ? circleIdentity(fault.circle) : void 0,
			values: {
				...fault,
				labels: context.snapshot.labels
			},
			related: relatedRecords(fault.effects, "this effect waits for the quest")
		});
	} }
});
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
const WORDS$1 = {
	effect: "effect",
	requirement: "requirement",
	reward: "reward",
	code: "transition code"
};
const neverCompleted = defineRule({
	id: "flow/never-completed",
	level: "warning",
	kinds: {
		"no-way": ({ quest, waiting, shortcut, labels }) => `nothing completes ${flowName(quest)} once it is Active, but ${countedWords(waiting.map(({ kind }) => WORDS$1[kind]))} ${waiting.length === 1 ? "waits" : "wait"} for that: add a trigger with TargetState 121${orChange(shortcut, labels)}`,
		circle: ({ circle }) => `${circleOf(circle, flowName)} wait for each other to be completed, so none ever is: add a trigger that completes one of them`,
		"too-late": ({ quest, delay }) => `${flowName(quest)} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${quoteValue(delay)}): raise FinishTime or lower the Delay`
	},
	summary: "A quest that can start can be completed, if anything waits for that",
	source: "quest and task records, part 3; part 2, FinishTime and Delay",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const { quest, cause, waiting } of faults.neverCompleted) {
			const { place } = quest.entry;
			const ofWaiting = waiting.map(({ kind, place: at }) => ({
				at: kind === "reward" || kind === "code" ? at : recordAt(at),
				message: `this ${WORDS$1[kind]} waits for the completion`
			}));
			const related = ofWaiting.slice(0, 12);
			switch (cause.kind) {
				case "no-way": {
					const { shortcut } = cause;
					const { labels } = context.snapshot;
					const values = {
						quest,
						waiting,
						shortcut,
						labels
					};
					report({
						kind: "no-way",
						at: recordAt(place),
						values,
						related
					});
					break;
				}
				case "circle": {
					const { circle } = cause;
					const identity = circleIdentity(circle);
					report({
						kind: "circle",
						at: recordAt(place),
						identity,
						values: { circle },
						related
					});
					break;
				}
				case "too-late": {
					const { links } = cause;
					const late = links.map((link) => ({
						at: recordAt(link.place),
						message: "this linked task is too late"
					}));
					const delays = links.map(({ cause: by }) => by.kind === "link" ? by.delay : 0);
					report({
						kind: "too-late",
						at: place.at("FinishTime"),
						values: {
							quest,
							delay: delays.reduce((one, other) => Math.min(one, other))
						},
						related: [...late, ...ofWaiting].slice(0, 12)
					});
				}
			}
		}
	} }
});
const unreachableEffect = defineRule({
	id: "flow/unreachable-effect",
	level: "warning",
	kinds: { never: ({ quest }) => `${flowName(quest)} never becomes Active, so this effect never fires: add a trigger with TargetState 111, or write TargetState 2 to fire on its completion` },
	summary: "The quest of an effector subscription can enter its state",
	source: "quest and task records, part 3; part 2, TaskEffectorSubscription",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const { quest, effects } of faults.unreachable) {
			if (isBlocked(quest, faults)) continue;
			for (const { place } of effects) report({
				kind: "never",
				at: place.at("TargetState"),
				values: { quest }
			});
		}
	} }
});
const unreachableTransition = defineRule({
	id: "flow/unreachable-transition",
	level: "warning",
	kinds: { never: ({ quest, code: { code, to } }) => `code ${code} works only while ${flowName(quest)} is Active, which it never is: activate the quest (111), or write ${UNGUARDED_CODES[to]?.code}, which works in any state` },
	summary: "A quest can be in the state that a transition code requires",
	source: "quest and task records, part 3, transition codes",
	...ASKS_FLOW,
	on: { flow({ faults }, report) {
		for (const { quest, transitions } of faults.unreachable) {
			if (isBlocked(quest, faults)) continue;
			for (const { place, code } of transitions) report({
				kind: "never",
				at: place.at("TargetState"),
				values: {
					quest,
					code
				}
			});
		}
	} }
});
function consequence({ quest, skipsActive }) {
	return `so ${flowName(quest)} can never become Active${skipsActive ? ", and only skips that state" : ""}`;
}
const blockedRequirement = defineRule({
	id: "flow/blocked-requirement",
	level: "warning",
	kinds: {
		"never-completed": (blocked) => {
			const needed = flowName(blocked.required);
			return `${flowName(blocked.quest)} requires ${needed}, which can never be completed, ${consequence(blocked)}: add a trigger that completes ${needed}`;
		},
		"too-often": ({ amount, most, ...blocked }) => {
			const needed = flowName(blocked.required);
			return `amount is ${quoteValue(amount)}, but ${needed} can be completed ${most === 1 ? "only once" : `${quoteValue(most)} times at most`}, ${consequence(blocked)}: lower amount on both entries, or reset ${needed} after its completion`;
		}
	},
	onlyIfAlone: true,
	summary: "A required quest can be completed as often as needed",
	source: "quest and task records, part 3, other rules tied to transitions; part 2, requirement object",
	...ASKS_FLOW,
	on: { flow(flow, report, context) {
		if (hasEmptyLogic(context)) return;
		const { faults } = flow;
		const isStartReported = context.optionsOf("flow/never-activated") !== void 0;
		const neverStarts = new Set(faults.neverActivated.flatMap(({ quest, isDraft }) => isDraft || isStartReported ? [quest] : []));
		for (const { requirement, quest, required, most } of faults.blockedRequirements) {
			if (neverStarts.has(required)) continue;
			const inCycles = context.snapshot.quests?.requirementTangles.entries;
			if (inCycles?.has(quest.entry) && inCycles.has(required.entry)) continue;
			const skipsActive = flow.analysis.possible.isPossible(quest.index, 2);
			const related = [{
				at: recordAt(required.entry.place),
				message: "the required quest"
			}];
			const blocked = {
				quest,
				required,
				skipsActive
			};
			const { place, amount } = requirement;
			if (most === 0) report({
				kind: "never-completed",
				at: place.at("id"),
				values: blocked,
				related
			});
			else report({
				kind: "too-often",
				at: place.at("amount"),
				values: {
					...blocked,
					amount,
					most
				},
				related
			});
		}
	} }
});
// rules/item/content.ts
const LEADS_TO = {
	DefaultPainting: "image",
	DefaultVideo: "video"
};
const contentString = defineRule({
	id: "item/content-string",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"misspelled-scheme": ({ item, field, begins, meant }) => `${field} of ${item} begins with ${quoteValue(begins)}: write ${quoteValue(meant)}`,
		"other-content": ({ item, text, needed, isEnding }) => {
			if (text.trim() === "") return `contentString of ${item} is empty: write ${needed}`;
			return isEnding ? `contentString of ${item} lacks ${needed}: add it to the URL` : `contentString of ${item} is ${quoteValue(text)}: write ${needed}`;
		}
	},
	fix: "unsafe",
	summary: "contentString is what the prefab of the item needs, and URLs begin with https:// or http://",
	source: "public material of the platform, items",
	on: { item({ key, record, place }, report, { snapshot: { labels } }) {
		for (const field of URL_FIELDS) {
			const text = textField(record, field) ?? "";
			const meant = withScheme(text);
			if (meant === void 0) continue;
			const values = {
				item: labels.text(key),
				field,
				begins: text.slice(0, text.indexOf("/")),
				meant
			};
			const at = place.at(field);
			report({
				kind: "misspelled-scheme",
				at,
				values,
				fix: writeMeant(at, meant)
			});
		}
		const prefab = prefabNamed(textField(record, "prefabName"));
		const text = textField(record, "contentString");
		const wrong = prefab && text !== void 0 ? wrongContent(prefab, text) : void 0;
		if (text === void 0 || wrong === void 0) return;
		const { meant, ...needed } = wrong;
		const at = place.at("contentString");
		report({
			kind: "other-content",
			at,
			values: {
				item: labels.text(key),
				text,
				...needed
			},
			fix: writeMeant(at, meant)
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
function wrongContent({ content, name }, text) {
	switch (content?.kind) {
		case "url": {
			if (text.trim() === "") return { needed: `the URL of its ${LEADS_TO[name] ?? "model"}` };
			const { ending } = content;
			if (ending === void 0 || text.includes(ending.slice(1))) return void 0;
			return {
				needed: ending,
				isEnding: true,
				meant: text.includes("?") ? `${text}&${ending.slice(1)}` : `${text}${ending}`
			};
		}
		case "one of": {
			const meant = new NearNames(content.names).meant(text);
			return meant === void 0 ? void 0 : {
				needed: quoteValue(meant),
				meant
			};
		}
		case "name after": {
			const { beginning } = content;
			const needed = `${quoteValue(beginning)} and the name of an effect`;
			if (text.trim() === "") return { needed };
			const bare = text.startsWith(beginning) ? text.slice(beginning.length) : text;
			const known = ADDRESSABLE_NAMES.has(bare) ? bare : ADDRESSABLE_NAMES.meant(bare);
			if (known === void 0) return text.startsWith(beginning) ? void 0 : { needed };
			const meant = `${beginning}${known}`;
			return meant === text ? void 0 : {
				needed: quoteValue(meant),
				meant
			};
		}
		case void 0: return;
	}
}
const portalDestination = defineRule({
	id: "item/portal-destination",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "no-destination": ({ id, content }) => `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: decide which is right and write it in both` },
	summary: "A portal names the same room in its logic and in contentString",
	source: "public material of the platform, portals: id must match contentString",
	on: { itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
		if (prefabName !== "Portal") return;
		const item = member(snapshot.roomItems, itemKey);
		const id = textField(value, "id") ?? "";
		const content = textField(item, "contentString") ?? "";
		if (id === "" || content === "" || id === content) return;
		const other = snapshot.place.along([
			"roomItems",
			itemKey,
			"contentString"
		]);
		report({
			kind: "no-destination",
			at: place.at("id"),
			values: {
				id,
				content
			},
			related: [{
				at: other,
				message: "the other one"
			}]
		});
	} }
});
const hiddenClick = defineRule({
	id: "item/hidden-click",
	level: "off",
	catalog: { level: "info" },
	kinds: { "not-placed": ({ item, quest }) => `${item} is not placed, so nobody can click it for ${quoteValue(quest)}: set placed to true, or move the trigger` },
	summary: "An item that a quest needs to be clicked is placed",
	source: "public material of the platform, items: placed must be true for the item to appear",
	subscriptions: ["quest-trigger"],
	state: () => /* @__PURE__ */ new Set(),
	on: { subscription({ record, itemKey }, report, { snapshot, state: seen }) {
		const item = member(snapshot.roomItems, itemKey);
		if (!isObject(item) || member(item, "placed") !== false || seen.has(itemKey)) return;
		if (member(member(record, "Trigger"), "$type") !== "OnClickEvent") return;
		seen.add(itemKey);
		report({
			kind: "not-placed",
			at: snapshot.place.along([
				"roomItems",
				itemKey,
				"placed"
			]),
			values: {
				item: snapshot.labels.text(itemKey),
				quest: textField(record, "Name") ?? ""
			}
		});
	} }
});
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
	"second-comma": () => "there is nothing between these commas: keep one, or add what is missing",
	"extra-bracket": ({ shown }) => `${shown} is one too many: remove it and the comma before it`,
	"extra-token": ({ shown, text, isOnFirstLine, what }) => {
		if (what !== void 0) return `${shown} in ${what} is one too many: remove it`;
		if (text === "\"") return "this quote is one too many: remove it, or write \\\" if it is part of the string";
		if (text.length > 1) return `${shown} does not belong here: remove it`;
		return isOnFirstLine && /[\]}]/.test(text) ? `${shown} is one too many: remove it, or an earlier one that closes too soon` : `${shown} is one too many: remove it`;
	},
	"wrong-sign": ({ shown, named }) => `${shown} is wrong here: write ${named} instead`,
	"missing-sign": ({ named, mayBeEarlier }) => `a ${named} is missing: add ${named} before this${mayBeEarlier ? " or earlier" : ""}`,
	swapped: ({ shown, named }) => `two characters are swapped: write ${named} instead of ${shown}`,
	"outside-quotes": ({ shown }) => `${shown} is outside the quotes: remove it, or move it inside`,
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
	"unclosed-string": ({ isLast }) => isLast ? "the text ends inside this string: restore the part that was cut off, or add \" at its end" : "this string has no closing quote: add \" at its end",
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
	"unquoted-text": ({ text, shown }) => {
		if (text.endsWith("\"")) return "this string has no opening quote: add \" before it";
		const literal = text.length > 2 ? nearest(text, [
			"true",
			"false",
			"null"
		], 1) : void 0;
		return `${shown} has no quotes: ${literal === void 0 ? "put" : `write ${literal}, or put`} it in double quotes if it is a string`;
	},
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
		if (text.startsWith("\\\"")) return "this quote is escaped outside a string: add the missing \" before the string, or remove the backslash";
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
const DESCRIPTIONS = {
	"trailing-comma": "remove the comma",
	"extra-token": "remove the character",
	"code-fence": "remove the code fence",
	comment: "remove the comment",
	"single-quotes": "write double quotes",
	"curly-quotes": "write double quotes",
	"unquoted-key": "write double quotes",
	"unescaped-json": "escape the quotes",
	"doubled-json": "escape the quotes",
	"unescaped-json-quote": "escape the quotes",
	"unescaped-inner-quote": "escape the quotes"
};
function syntaxFixWords(kind, replacements) {
	const [first] = replacements;
	const written = first !== void 0 && replacements.length === 1 ? first.text : "these values as JSON";
	return DESCRIPTIONS[kind] ?? `write ${written}`;
}
// rules/wording/held-json.ts
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
const HELD_JSON = {
	"not-a-string": ({ what, value, content }) => typeof value === "object" && value !== null ? `${what} is ${shownKind(value)}: it must be a string that holds ${isObject(value) ? "this object" : content}` : `${what} is ${shownKind(value)}: take it from an earlier file, or write "{}" if it was empty`,
	"not-json": ({ what, text, fault }) => {
		if (text.text === "[object Object]") return `${what} is "[object Object]", which a script writes for an object: take the object from an earlier file, and let the script use JSON.stringify`;
		if (fault === void 0) return `${what} holds only white space: write "{}"`;
		return `in ${what}, ${syntaxMessage(fault, embeddedBytes(text), text.place.paths.length)}`;
	},
	empty: ({ what }) => `${what} is an empty string: write "{}"`,
	"no-object": ({ what, value }) => `${what} holds ${shownKind(value)}: it must hold a JSON object, between { and }`,
	"encoded-twice": ({ what }) => `${what} is encoded twice: put its JSON object into a string only once`,
	subscription: ({ what }) => `${what} is a subscription: put it into a list, {"Tasks":[\u2026],"ViewNodes":[]}`
};
function shownKind(value) {
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return "a string";
	return isObject(value) ? "an object" : quoteValue(value);
}
function unreadable(text, what, texts) {
	const { place, reading } = text;
	if (reading.kind === "empty") return {
		kind: "empty",
		at: place,
		values: { what: what() }
	};
	return reading.kind === "broken" ? brokenJson(text, what(), texts) : void 0;
}
function brokenJson(text, what, texts = new BrokenTexts()) {
	const { place } = text;
	const kind = "not-json";
	if (text.text === "[object Object]") return {
		kind,
		at: place,
		values: {
			what,
			text
		}
	};
	const faults = texts.faultsIn(text);
	const [fault] = faults;
	if (fault === void 0 || fault.kind === "empty") return {
		kind,
		at: place,
		values: {
			what,
			text
		}
	};
	const { opened } = fault;
	return {
		kind,
		at: spanIn(place, fault.span, place),
		values: {
			what,
			text,
			fault
		},
		related: opened && [{
			at: spanIn(place, opened, place),
			message: openedMessage(fault)
		}],
		fix: fixOf$1(text, fault, faults)
	};
}
function encodedTwice(text, what) {
	if (heldObject(text)?.isEncodedTwice !== true) return void 0;
	const { place } = text;
	const fix = replaceValue(place, text.text.trim(), "safe", "decode it once");
	return {
		kind: "encoded-twice",
		at: place,
		values: { what: what() },
		fix
	};
}
function noObject({ place, reading }, what) {
	if (reading.kind !== "value" || isObject(reading.value)) return void 0;
	return {
		kind: "no-object",
		at: place,
		values: {
			what: what(),
			value: reading.value
		}
	};
}
function misheldLogic(text, what) {
	const { place, reading } = text;
	if (reading.kind !== "value" || !isObject(reading.value)) return void 0;
	if (!isSubscriptionType(member(reading.value, "$type"))) return void 0;
	return {
		kind: "subscription",
		at: place,
		values: { what: what() }
	};
}
function putIntoString(place, what) {
	return {
		safety: "safe",
		description: `put ${what} into a string`,
		edits: [{
			kind: "embed",
			place
		}]
	};
}
function fixOf$1({ text, place }, first, faults) {
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
		pieces.push(textOf$1(bytes.subarray(from, at.start)), written);
		from = at.end;
	}
	pieces.push(textOf$1(bytes.subarray(from)));
	return pieces.join("");
}
// rules/item/extra-data.ts
const MAX_NAMES$1 = 5;
const logicKeyClash = defineRule({
	id: "item/logic-key-clash",
	level: "info",
	kinds: { differs: ({ item, unequal }) => {
		return `${item} has ${unequal.length === 0 ? "both extraData and a logic entry" : `other values for ${listed$1(unequal, "and", MAX_NAMES$1)} in extraData than in logic`}, and the documents do not say which of them an import keeps: keep only the right one`;
	} },
	summary: "extraData and logic of an item do not contradict each other",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	on: { item({ key, record, place }, report, { snapshot }) {
		const logic = snapshot.section("logic");
		const extraData = member(record, "extraData");
		if (extraData === void 0 || !isObject(logic)) return;
		const entry = member(logic, key);
		const unequal = entry === void 0 ? void 0 : difference(extraData, entry);
		if (unequal === void 0) return;
		report({
			kind: "differs",
			at: keyAt(place.at("extraData")),
			values: {
				item: snapshot.labels.text(key),
				unequal
			},
			related: [{
				at: keyAt(snapshot.place.at("logic").at(key)),
				message: "its entry in logic"
			}]
		});
	} }
});
function difference(extraData, entry) {
	const repeated = findRepeatedLogic(extraData, entry);
	if (repeated === void 0) return hasContent(extraData) ? [] : void 0;
	return repeated.unequal.length === 0 ? void 0 : repeated.unequal;
}
const extraDataJson$1 = defineRule({
	id: "item/extra-data-json",
	level: "warning",
	kinds: {
		"not-a-string": ({ what, isList }) => `${what} is ${isList ? "a list" : "an object"}: put it into a string`,
		"not-json": HELD_JSON["not-json"],
		"encoded-twice": HELD_JSON["encoded-twice"],
		subscription: HELD_JSON.subscription
	},
	fix: "mixed",
	summary: "extraData is a string, and any JSON in it is valid and encoded once",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	state: () => new BrokenTexts(),
	on: { embedded(embedded, report, { snapshot: { labels }, state: texts }) {
		if (embedded.role !== "extraData") return;
		const { place } = embedded;
		const what = () => `extraData of ${labels.text(String(place.parent?.step))}`;
		if (embedded.text === void 0) {
			const { value } = embedded.reading;
			if (typeof value !== "object" || value === null) return;
			report({
				kind: "not-a-string",
				at: place,
				values: {
					what: what(),
					isList: Array.isArray(value)
				},
				fix: putIntoString(place, "it")
			});
			return;
		}
		const isMeantAsJson = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(embedded.text);
		const found = embedded.reading.kind === "broken" && isMeantAsJson ? brokenJson(embedded, what(), texts) : misheldLogic(embedded, what) ?? encodedTwice(embedded, what);
		if (found !== void 0) report(found);
	} }
});
// rules/item/fields.ts
const EXPECTED$1 = [
	"prefabName",
	"pos",
	"rot",
	"scale"
];
const expectedFields = defineRule({
	id: "item/expected-fields",
	level: "info",
	kinds: { missing: ({ labels, key, missing }) => `${labels.text(key)} has no ${listed$1(missing, "or")}: add ${missing.length === 1 ? "it" : "them"}` },
	summary: "A room item has prefabName, pos, rot and scale",
	source: "game-management API, part 2, item record fields",
	on: { item({ key, record, place }, report, { snapshot: { labels } }) {
		if (EXPECTED$1.every((field) => hasMember(record, field))) return;
		const missing = EXPECTED$1.filter((field) => !hasMember(record, field));
		report({
			kind: "missing",
			at: absentFrom(place, missing),
			values: {
				labels,
				key,
				missing
			}
		});
	} }
});
const OTHER_NAMES = Object.entries(SLIPS["room-item"] ?? {}).filter(([, field]) => VECTORS.has(field));
const otherFormat = defineRule({
	id: "item/other-format",
	level: "warning",
	kinds: { beside: ({ item, field, other, beside }) => `${item} has ${field} and ${other}, but the documents describe only ${field}: write ${JSON.stringify(beside)} in ${field} if that is what was meant` },
	summary: "An item has its position and rotation in pos and rot alone",
	source: "game-management API, part 2, item record fields",
	on: { item({ key, record, place }, report, { snapshot }) {
		for (const [other, field] of OTHER_NAMES) {
			const beside = objectField(record, other);
			const meant = objectField(record, field);
			if (beside === void 0 || meant === void 0 || !isAnother(beside, meant)) continue;
			const values = {
				item: snapshot.labels.text(key),
				field,
				other,
				beside
			};
			report({
				kind: "beside",
				at: keyAt(place.at(other)),
				values
			});
		}
	} }
});
function isAnother(value, other) {
	const names = keysOf(other);
	return names.every((name) => typeof member(value, name) === "number") && names.some((name) => member(value, name) !== member(other, name));
}
function unknownPrefab({ name, meant }) {
	return `${quoteValue(name)} is not a known prefab: write ${quoteValue(meant)}`;
}
const prefabName = defineRule({
	id: "item/prefab-name",
	level: "warning",
	lenient: { level: "info" },
	catalog: { options: { by: "any" } },
	kinds: {
		"letter-case": unknownPrefab,
		misspelled: unknownPrefab
	},
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
		const fix = writeMeant(at, meant);
		report({
			kind,
			at,
			values: {
				name,
				meant
			},
			fix
		});
	} }
});
const SCALING = /* @__PURE__ */ new Set([
	"MoveToSpot",
	"PortalsAnimation",
	"FunctionEffector",
	"DuplicateItem"
]);
const zeroScale = defineRule({
	id: "item/zero-scale",
	level: "off",
	catalog: { level: "warning" },
	kinds: { zero: ({ item }) => `scale of ${item} is 0, so it cannot be seen: write 1 for its own size` },
	summary: "The scale of an item is not 0 on all axes",
	source: "geometry: an item of no size has nothing to show",
	state: () => /* @__PURE__ */ new Map(),
	on: {
		item({ key, record, place }, _report, { state }) {
			const scale = objectField(record, "scale");
			if (scale !== void 0 && [
				"x",
				"y",
				"z"
			].every((axis) => member(scale, axis) === 0)) state.set(key, place.at("scale"));
		},
		effect({ type, subscription: { itemKey } }, _report, { state }) {
			if (SCALING.has(type)) state.delete(itemKey);
		},
		snapshot({ labels }, report, { state }) {
			for (const [key, at] of state) report({
				kind: "zero",
				at,
				values: { item: labels.text(key) }
			});
		}
	}
});
const keyNumber = defineRule({
	id: "item/key-number",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "no-number": ({ key }) => `item key ${quoteValue(key)} is not a whole number, so parentItemID cannot name the item: use a number that no other item has` },
	summary: "The key of an item is a whole number",
	source: "public material of the platform, items; game-management API, part 2: parentItemID is an integer",
	on: { item({ key, place }, report) {
		if (!/^[1-9]\d*$/.test(key)) report({
			kind: "no-number",
			at: keyAt(place),
			values: { key }
		});
	} }
});
// rules/item/parents.ts
const parentExists = defineRule({
	id: "item/parent-exists",
	level: "warning",
	kinds: { "unknown-item": ({ item, parent, similar }) => similar === void 0 ? `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)}: correct it, or set it to 0 for no parent` : `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)} but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}: correct the key of the item` },
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
			const alike = new LookAlikes(() => keysOf(roomItems));
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
const parentCycle = defineRule({
	id: "item/parent-cycle",
	level: "warning",
	kinds: {
		itself: ({ item }) => `${item} is its own parent: set parentItemID to 0`,
		circle: ({ labels, keys }) => `items ${circleOf(keys, (key) => labels.keyWithLabel(key))} are each other's parents: set parentItemID to 0 on the one that carries the others`
	},
	summary: "No item is its own parent, directly or through others",
	source: "game-management API, part 2, item record fields",
	on: { snapshot({ parentCycles, labels }, report) {
		for (const cycle of parentCycles) {
			const first = leastKey(cycle);
			const at = cycle.indexOf(first);
			const [, ...others] = [...cycle.slice(at), ...cycle.slice(0, at)];
			if (others.length === 0) {
				report({
					kind: "itself",
					at: parentPlace(first),
					values: { item: labels.text(first) }
				});
				continue;
			}
			report({
				kind: "circle",
				at: parentPlace(first),
				identity: JSON.stringify([...cycle].sort()),
				values: {
					labels,
					keys: [first, ...others]
				},
				related: others.slice(0, 11).map((key) => ({
					at: parentPlace(key),
					message: `the parent of ${labels.text(key)}`
				}))
			});
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
const ENEMY = "EnemyNPC";
const ALWAYS = ENEMY_GROUND.always;
const WITH_NAV = ENEMY_GROUND.withNav;
const enemyGround = defineRule({
	id: "item/enemy-ground",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"no-parent": ({ enemy }) => `${enemy} has no parent to walk on: set parentItemID to a model, or to a cube with nav`,
		"no-ground": ({ enemy, parent, mayWalk }) => `the parent of ${enemy} is ${parent}, on which enemies cannot walk: ${mayWalk ? "set nav to true in its logic" : "choose a model, or a cube with nav"}`
	},
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
			if (WITH_NAV.includes(prefabName) && member(value, "nav") === true) state.walkable.add(itemKey);
		},
		snapshot(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
			const { labels, place } = snapshot;
			for (const [key, parent] of enemies) {
				const item = place.along(["roomItems", key]);
				const enemy = labels.text(key);
				if (parent === void 0) {
					const record = member(snapshot.roomItems, key);
					report({
						kind: "no-parent",
						at: hasMember(record, "parentItemID") ? item.at(PARENT_FIELD) : recordAt(item),
						values: { enemy }
					});
					continue;
				}
				const ground = knownPrefabOf(parent, snapshot);
				if (ground === void 0 || ALWAYS.includes(ground) || walkable.has(parent)) continue;
				const mayWalk = WITH_NAV.includes(ground);
				if (mayWalk && !hasLogic) continue;
				const values = {
					enemy,
					parent: labels.text(parent),
					mayWalk
				};
				report({
					kind: "no-ground",
					at: item.at(PARENT_FIELD),
					values
				});
			}
		}
	}
});
// rules/item/unit-rotation.ts
const TOLERANCE = .02;
const AN_ANGLE = 10;
const LENGTH_DIGITS = 5;
const RADIANS_STEP = Math.PI / 12;
var unit_rotation_default = defineRule({
	id: "item/unit-rotation",
	level: "warning",
	kinds: { "not-unit": (values) => {
		const length = Number(values.length.toPrecision(LENGTH_DIGITS));
		const what = `rot of ${values.item} has length ${length} instead of 1`;
		switch (values.as) {
			case "zeros": return `rot of ${values.item} is all zeros, which is not a rotation: set w to 1 for no rotation, ${vectorText(values.meant)}`;
			case "no turn": return `${what}, but x, y and z are 0, which is no rotation: set w to 1, ${vectorText(values.meant)}`;
			case "unscaled": return `${what}: divide x, y, z and w by ${length}, which gives ${vectorText(values.meant)}`;
			case "radians": return `${what}: write a quaternion, not an angle in radians. ${textOf(values.turn)}`;
			case "degrees": {
				const advice = `${what}: write a quaternion, not angles in degrees`;
				const turns = values.turns.map(textOf).join(", ");
				if (turns === "") return `${advice}, such as ${vectorText(aroundAxis("y", 90))} for 90\u00b0 around y`;
				return values.turns.length === 1 ? `${advice}. ${turns}` : `${advice}. ${turns}. In which order they apply, the documents do not say`;
			}
		}
	} },
	fix: "unsafe",
	summary: "The rotation of an item is a quaternion of length 1",
	source: "game-management API, part 2, item record fields: rot is a quaternion",
	on: { item({ key, record, place }, report, { snapshot }) {
		const held = objectField(record, "rot");
		if (held === void 0) return;
		const [x, y] = [numberField(held, "x"), numberField(held, "y")];
		const [z, w] = [numberField(held, "z"), numberField(held, "w")];
		if (x === void 0 || y === void 0 || z === void 0 || w === void 0) return;
		if (Math.abs(Math.sqrt(x * x + y * y + z * z + w * w) - 1) <= TOLERANCE) return;
		const length = Math.hypot(x, y, z, w);
		const rot = {
			x,
			y,
			z,
			w
		};
		const meaning = meaningOf(rot, length);
		const at = place.at("rot");
		report({
			kind: "not-unit",
			at,
			values: {
				item: snapshot.labels.text(key),
				length,
				...meaning
			},
			fix: meaning.meant && rotationFix(at, rot, meaning.meant)
		});
	} }
});
function textOf({ axis, degrees }) {
	return turnText(axis, degrees, aroundAxis(axis, degrees));
}
function meaningOf(rot, length) {
	if (length === 0) return {
		as: "zeros",
		meant: NO_ROTATION
	};
	const isPlain = rot.w === 0 || rot.w === 1;
	const turns = AXES.flatMap((axis) => rot[axis] === 0 ? [] : [{
		axis,
		degrees: rot[axis]
	}]);
	const [first, ...others] = turns;
	const only = isPlain && others.length === 0 ? first : void 0;
	if (only !== void 0 && isRadians(only.degrees)) {
		const turn = {
			axis: only.axis,
			degrees: Math.round(only.degrees / Math.PI * 180)
		};
		return {
			as: "radians",
			turn,
			meant: aroundAxis(turn.axis, turn.degrees)
		};
	}
	if (length < AN_ANGLE) return {
		as: "unscaled",
		meant: scaled(rot, length)
	};
	if (first === void 0) return {
		as: "no turn",
		meant: NO_ROTATION
	};
	if (!isPlain || turns.some(({ degrees }) => Math.abs(degrees) > 720)) return {
		as: "degrees",
		turns: [],
		meant: void 0
	};
	return {
		as: "degrees",
		turns,
		meant: only && aroundAxis(only.axis, only.degrees)
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
// rules/key/spelling.ts
var spelling_default = defineRule({
	id: "key/spelling",
	level: "warning",
	catalog: { options: { catalogue: true } },
	kinds: {
		misspelled: fieldIsMisspelled,
		"other-key": ({ spelled, meant, prefab }) => `${quoteValue(spelled)} is not a key of ${withArticle(prefab)}: rename it to ${meant}`
	},
	fix: "unsafe",
	summary: "Optional fields are spelled as documented",
	source: "game-management API, part 2, item record fields and known settings keys; quest and task records, part 2",
	options: { catalogue: {
		type: "boolean",
		default: false,
		description: "whether keys in the logic of an item that resemble one that public material names for its prefab are reported as well"
	} },
	on: {
		itemLogic({ oddKeys, value, place, prefab }, report, { options }) {
			if (!options.catalogue || prefab === void 0) return;
			for (const key of oddKeys) {
				if (prefab.keys.has(key)) continue;
				const meant = COLOUR_SLIPS.includes(key) ? [...prefab.keys].find(([, kind]) => kind === "colour")?.[0] : prefab.longKeys.meant(key);
				if (meant === void 0 || hasMember(value, meant)) continue;
				const at = place.at(key);
				report({
					kind: "other-key",
					at: keyAt(at),
					values: {
						spelled: key,
						meant,
						prefab: prefab.name
					},
					fix: renameMember(at, meant, quoteValue(key))
				});
			}
		},
		snapshot({ spellings }, report) {
			for (const miss of spellings.nearMisses) if (miss.kind === "key" && !miss.isRequired) report(misspelledKey(miss));
		}
	}
});
// rules/logic/entries.ts
const jsonString = defineRule({
	id: "logic/json-string",
	level: "error",
	lenient: { options: { allowEmpty: true } },
	kinds: HELD_JSON,
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
	on: { embedded(embedded, report, { options, snapshot: { labels }, state: texts }) {
		if (embedded.role !== "logic") return;
		const { place, reading } = embedded;
		const what = () => `the logic of ${labels.text(String(place.step))}`;
		if (embedded.text !== void 0) {
			if (reading.kind === "empty" && options.allowEmpty) return;
			const found = misheldLogic(embedded, what) ?? encodedTwice(embedded, what) ?? noObject(embedded, what) ?? unreadable(embedded, what, texts);
			if (found !== void 0) report(found);
			return;
		}
		const { value } = embedded.reading;
		report({
			kind: "not-a-string",
			at: place,
			values: {
				what: what(),
				value,
				content: "a JSON object"
			},
			fix: isObject(value) && strayRecord(value) === void 0 ? putIntoString(place, "the object") : void 0
		});
	} }
});
const knownItem = defineRule({
	id: "logic/known-item",
	level: "error",
	kinds: { "unknown-item": ({ labels, key, alike }) => {
		const what = `${labels.text(key)} does not exist, but its logic is still here`;
		const similar = alike.of(key);
		return similar === void 0 ? `${what}: bring the item back, correct the key, or delete this entry` : `${what}: write ${quoteValue(similar)}, as roomItems does${lookAlikeNote(key, similar)}`;
	} },
	summary: "Every logic entry belongs to an item of the file",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	state: () => ({ alike: void 0 }),
	on: { embedded({ role, place }, report, { snapshot, state }) {
		const { roomItems, labels } = snapshot;
		const key = String(place.step);
		if (role !== "logic" || roomItems === void 0 || snapshot.hasItem(key)) return;
		state.alike ??= new LookAlikes(() => keysOf(roomItems));
		report({
			kind: "unknown-item",
			at: keyAt(place),
			values: {
				labels,
				key,
				alike: state.alike
			}
		});
	} }
});
// rules/logic/keys.ts
const EXPECTED = Object.entries(FIELDS["logic-value"]).flatMap(([key, kind]) => kind === "array" ? [key] : []);
const expectedKeys = defineRule({
	id: "logic/expected-keys",
	level: "off",
	levelInAll: "info",
	kinds: { missing: ({ labels, item, missing }) => `the logic of ${labels.text(item)} has no ${missing.join(" and no ")}: write [] ${missing.length === 1 ? "if there are none" : "for each that is empty"}` },
	summary: "The logic of an item has Tasks and ViewNodes",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	on: { embedded(embedded, report, { snapshot: { labels } }) {
		const held = embedded.role === "logic" ? objectIn(embedded) : void 0;
		if (held === void 0 || EXPECTED.every((key) => hasMember(held.value, key))) return;
		const missing = EXPECTED.filter((key) => !hasMember(held.value, key));
		const { place } = embedded;
		const values = {
			labels,
			item: String(place.step),
			missing
		};
		report({
			kind: "missing",
			at: absentFrom(place, missing),
			values
		});
	} }
});
const TYPED_KEYS = [
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
function ofPrefab({ field, value, prefab, needed }) {
	const isColour = typeof value === "string" && hexDigits(value) !== void 0;
	const isOther = field === "c" && prefab === PREFAB_OF_C && isColour;
	return `${field} is ${quoteValue(value)} on ${withArticle(prefab)}: write ${isOther ? "col for the colour" : KIND_WORDS[needed]}`;
}
const fieldTypes = defineRule({
	id: "logic/field-types",
	level: "error",
	lenient: { level: "off" },
	catalog: {
		level: "error",
		options: { byPrefab: true }
	},
	kinds: {
		"other-type": (values) => "prefab" in values ? ofPrefab(values) : `${values.field} is ${quoteValue(values.value)}: the documents describe it as ${values.words}`,
		"other-type-of-prefab": {
			level: "warning",
			says: ofPrefab
		}
	},
	sentence: "in a logic value, col is a string, e a number and c a boolean",
	summary: "In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	options: { byPrefab: {
		type: "boolean",
		default: false,
		description: "whether every key that public material of the platform names for the prefab of the item is checked instead"
	} },
	owns: TYPED_KEYS.map(([field]) => ({
		record: "logic-value",
		keyword: "type",
		field: [field]
	})),
	on: { itemLogic: (item, report, { options: { byPrefab } }) => {
		for (const [field, type, words] of TYPED_KEYS) {
			if (byPrefab && item.prefab?.keys.has(field) === true) continue;
			const value = member(item.value, field);
			if (value === void 0 || !isOfOtherType(item, field, type, value)) continue;
			report({
				kind: "other-type",
				at: item.place.at(field),
				values: {
					field,
					value,
					words
				}
			});
		}
		if (!byPrefab) return;
		for (const field of item.oddKeys) {
			const needed = item.prefab?.keys.get(field);
			const value = member(item.value, field);
			if (needed === void 0 || value === void 0 || isOfKind(value, needed)) continue;
			report({
				kind: TYPED_KEYS.some(([name, type]) => name === field && isOfOtherType(item, field, type, value)) ? "other-type" : "other-type-of-prefab",
				at: item.place.at(field),
				values: {
					field,
					value,
					prefab: item.prefabName ?? "",
					needed
				}
			});
		}
	} }
});
const colour = defineRule({
	id: "logic/colour",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"no-hex-digits": ({ key, value }) => `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`,
		"number-sign": ({ key, value, digits }) => `${key} is ${quoteValue(value)}: write ${digits}, without #`
	},
	fix: "mixed",
	summary: "Colours are 6 hex digits without #",
	source: "public material of the platform, items and effects",
	on: {
		itemLogic: ({ oddKeys, value, place, prefab }, report) => {
			for (const key of oddKeys) if (prefab?.keys.get(key) === "colour") judge$3(key, member(value, key), place.at(key), DOCUMENTED.has(key), report);
		},
		effect({ known, record, place }, report) {
			for (const key of known?.colours ?? []) judge$3(key, member(record, key), place.at(key), false, report);
		}
	}
});
const DOCUMENTED = /* @__PURE__ */ new Set(["col", "c"]);
function judge$3(key, value, at, isDocumented, report) {
	if (typeof value !== "string" || value === "") return;
	const digits = hexDigits(value);
	if (digits === value) return;
	if (digits === void 0) {
		report({
			kind: "no-hex-digits",
			at,
			values: {
				key,
				value
			}
		});
		return;
	}
	const [json, description] = [JSON.stringify(digits), `write ${digits}`];
	const fix = isDocumented ? replaceValue(at, json, "safe", description) : overwriteValue(at, json, description);
	report({
		kind: "number-sign",
		at,
		values: {
			key,
			value,
			digits
		},
		fix
	});
}
const prefabKeys = defineRule({
	id: "logic/prefab-keys",
	level: "off",
	catalog: { level: "warning" },
	kinds: { missing: ({ item, absent }) => `the logic of ${item} has no ${absent.join(" and no ")}: add ${absent.length > 1 ? "them" : "it"}` },
	summary: "The logic of an item has the keys that its prefab needs",
	source: "public material of the platform, items",
	on: { itemLogic: ({ value, prefab, oddKeys, holder, itemKey }, report, { snapshot, optionsOf }) => {
		if (prefab === void 0) return;
		const missing = prefab.needed.filter((key) => !hasMember(value, key));
		if (missing.length === 0) return;
		const reportsSpelling = optionsOf("key/spelling")?.catalogue === true;
		const meant = new Set(reportsSpelling ? oddKeys.map((key) => prefab.longKeys.meant(key)) : []);
		const absent = missing.filter((key) => !meant.has(key));
		if (absent.length === 0) return;
		const values = {
			item: snapshot.labels.text(itemKey),
			absent
		};
		report({
			kind: "missing",
			at: absentFrom(holder, absent),
			values
		});
	} }
});
// rules/quest/completed-fields.ts
const MEANINGS = {
	Rewards: "rewards",
	SuccessMsg: "message"
};
const FATES = {
	repeated: () => "remove it here, because the completed entry has the same value",
	empty: () => "remove it here, because it is empty",
	movable: (quest) => `move it to the completed entry of ${quest}`,
	unequal: (quest) => `keep the right value on the completed entry of ${quest}, which has another one, and remove it here`
};
const completedOnlyFields = defineRule({
	id: "quest/completed-only-fields",
	level: "error",
	kinds: {
		missing: ({ quest, fields }) => `the completed entry of ${quest} has no ${fields.join(" and no ")}: set ${fields.length > 1 ? "them" : "it"} to ${fields.map((field) => `${emptyJson(field)} for no ${MEANINGS[field] ?? field}`).join(" and ")}`,
		"in-progress": ({ field, quest, fate }) => `${field} belongs on the completed entry only: ${FATES[fate](quest)}`
	},
	sentence: "Rewards and SuccessMsg exist only on the completed entry",
	fix: "mixed",
	summary: "Rewards and SuccessMsg are on the completed entry only",
	source: "quest and task records, part 2, quest pair",
	owns: COMPLETED_FIELDS.flatMap((field) => [{
		record: "quest-entry-in-progress",
		keyword: "not",
		field: [field]
	}, {
		record: "quest-entry-completed",
		keyword: "required",
		field: [field]
	}]),
	on: { questEntry(entry, report, { snapshot: { quests, spellings } }) {
		const { record, status, place } = entry;
		if (status === void 0) return;
		const quest = questLabel(entry);
		const { inProgress = [], completed = [] } = quests.pairOf(entry) ?? {};
		if (status === "completed") {
			const fields = COMPLETED_FIELDS.filter((field) => !hasMember(record, field));
			const added = fields.filter((field) => !hasMember(inProgress[0]?.record ?? {}, field));
			if (fields.length > 0) report({
				kind: "missing",
				at: absentFrom(place, fields),
				values: {
					quest,
					fields
				},
				fix: added.length > 0 ? add(added, entry) : void 0
			});
			return;
		}
		const [twin] = completed;
		const found = COMPLETED_FIELDS.filter((field) => hasMember(record, field)).map((field) => ({
			field,
			fate: fateOf(field, member(record, field) ?? null, member(twin?.record, field))
		}));
		const isSafe = found.every(({ fate }) => fate === "repeated" || fate === "empty") && [entry, twin].every((each) => !each || !spellings.isPresumed(each.place.at("EntryId")));
		const target = inProgress.length === 1 ? twin : void 0;
		for (const { field, fate } of found) report({
			kind: "in-progress",
			at: keyAt(place.at(field)),
			values: {
				field,
				quest,
				fate
			},
			fix: isRemovable(record, field) ? fixOf(entry, field, fate, isSafe, target) : void 0
		});
	} }
});
function add(fields, { place }) {
	return {
		safety: "unsafe",
		description: `add ${fields.map((field) => `${field} with ${emptyJson(field)}`).join(" and ")}`,
		edits: fields.map((key) => ({
			kind: "insert",
			into: place,
			key,
			json: {
				kind: "json",
				json: emptyJson(key)
			}
		}))
	};
}
function fateOf(field, value, kept) {
	if (kept === void 0) return "movable";
	if (sameValue(kept, value)) return "repeated";
	if (JSON.stringify(value) === emptyJson(field)) return "empty";
	return JSON.stringify(kept) === emptyJson(field) ? "movable" : "unequal";
}
function fixOf(entry, field, fate, isSafe, target) {
	if (fate === "repeated" || fate === "empty") {
		const safety = isSafe ? "safe" : "unsafe";
		return removeMember(entry.place.at(field), safety, `remove ${field} from the inProgress entry`);
	}
	if (fate === "unequal" || target === void 0) return void 0;
	const edits = moveEdits(entry, target, field);
	return {
		safety: "unsafe",
		description: `move ${field} to the completed entry`,
		edits
	};
}
const statusSwapped = defineRule({
	id: "quest/status-swapped",
	level: "error",
	kinds: {
		swapped: ({ quest }) => `the two entries of ${quest} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
		moved: ({ quest }) => `Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of ${quest}`
	},
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
			const { inProgress, completed } = completePair(pair) ?? {};
			if (inProgress === void 0 || completed === void 0) continue;
			if (referenced.has(completed.key) && !referenced.has(inProgress.key)) report({
				kind: "moved",
				at: keyAt(completed.place.at("Rewards")),
				values: { quest: questLabel(inProgress) },
				related: [{
					at: keyAt(inProgress.place),
					message: "the completed entry"
				}],
				fix: COMPLETED_FIELDS.every((field) => isRemovable(completed.record, field)) ? {
					safety: "unsafe",
					description: "move Rewards and SuccessMsg to the completed entry",
					edits: COMPLETED_FIELDS.flatMap((field) => moveEdits(completed, inProgress, field))
				} : void 0
			});
			else report({
				kind: "swapped",
				at: inProgress.place.at("Status"),
				values: { quest: questLabel(inProgress) },
				related: [{
					at: completed.place.at("Status"),
					message: "the Status of the other entry"
				}],
				fix: {
					safety: "unsafe",
					description: "swap the Status of the two entries",
					edits: [writeValue(inProgress.place.at("Status"), "inProgress"), writeValue(completed.place.at("Status"), "completed")]
				}
			});
		}
	} }
});
function referencedIds(quests, eachSubscription) {
	const referenced = /* @__PURE__ */ new Set();
	for (const { entry, index } of quests.requirements) {
		const requirement = arrayField(entry.record, "Requirements")?.[index];
		if (isObject(requirement)) referenced.add(textField(requirement, "id"));
	}
	eachSubscription((subscription) => referenced.add(questReference(subscription)));
	return referenced;
}
function isRemovable(record, name) {
	const others = withoutMember(record, name);
	return !readKeys("quest-entry", others).slips.some(({ field }) => field === name);
}
function moveEdits({ place }, completed, name) {
	const at = place.at(name);
	const copy = {
		kind: "copy",
		of: at,
		edits: []
	};
	return [hasMember(completed.record, name) ? {
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
// rules/quest/fields.ts
const enabled = defineRule({
	id: "quest/enabled",
	level: "error",
	kinds: { false: "Enabled is false: set it to true, or the quest does not work" },
	sentence: "Enabled must be true for the quest to work",
	summary: "Enabled is true",
	source: "quest and task records, part 2, quest entry fields",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		if (member(entry.record, "Enabled") === false) report(valueDraft(quests, entry, ["Enabled"], { kind: "false" }));
	} }
});
const DEEDS = {
	OnClickEvent: "A click on",
	OnEnterEvent: "Entering",
	OnExitEvent: "Leaving"
};
const noAutoStart = defineRule({
	id: "quest/no-auto-start",
	level: "error",
	kinds: { true: ({ event, item }) => event === void 0 ? "AutoStart has no effect: set it to false, and add a trigger with TargetState 111 to start the quest" : `AutoStart has no effect: set it to false. ${DEEDS[event] ?? `${quoteValue(event)} on`} ${item} starts this quest already` },
	sentence: "AutoStart must be false",
	fix: "safe",
	summary: "AutoStart is false",
	source: "quest and task records, part 2, quest entry fields",
	on: { quests(quests, report, { snapshot: { labels }, eachSubscription }) {
		const entries = quests.entries.filter(({ record }) => member(record, "AutoStart") === true);
		if (entries.length === 0) return;
		const starts = startsOf(quests, eachSubscription);
		for (const entry of entries) {
			const { event, itemKey } = starts.get(quests.questOf(entry)) ?? {};
			report(valueDraft(quests, entry, ["AutoStart"], {
				kind: "true",
				values: {
					event,
					item: itemKey === void 0 ? "" : labels.text(itemKey)
				},
				fix: replaceValue(entry.place.at("AutoStart"), "false", "safe", "set AutoStart to false")
			}));
		}
	} }
});
function startsOf(quests, eachSubscription) {
	const starts = /* @__PURE__ */ new Map();
	eachSubscription(({ kind, record, itemKey }) => {
		const code = transitionCode(integerField(record, "TargetState") ?? NaN);
		const event = textField(objectField(record, "Trigger"), "$type");
		if (kind !== "quest-trigger" || event === void 0 || event === "" || code === void 0) return;
		if (code.to === 0 || code.from === 1 || code.from === 2) return;
		const entry = quests.entry(textField(record, "TaskTriggerId") ?? "");
		const started = entry && quests.questOf(entry);
		if (started !== void 0 && !starts.has(started)) starts.set(started, {
			event,
			itemKey
		});
	});
	return starts;
}
const templateNameEmpty = defineRule({
	id: "quest/template-name-empty",
	level: "error",
	kinds: { "not-empty": ({ name }) => `TemplateName is ${quoteValue(name)}: set it to ""` },
	sentence: "TemplateName is always empty",
	fix: "mixed",
	summary: "TemplateName is empty",
	source: "quest and task records, part 2, quest entry fields",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		const name = textField(entry.record, "TemplateName");
		if (name === void 0 || name === "") return;
		const fix = overwriteText(entry.place.at("TemplateName"), name, "", "set TemplateName to \"\"");
		report(valueDraft(quests, entry, ["TemplateName"], {
			kind: "not-empty",
			values: { name },
			fix
		}));
	} }
});
const extraTextJson = defineRule({
	id: "quest/extra-text-json",
	level: "error",
	kinds: { "not-json"({ fault }) {
		if (fault === "empty") return "ExtraText holds only white space: set it to \"\"";
		return fault === "cut-off" ? "ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to \"\"" : "ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to \"\"";
	} },
	sentence: "ExtraText is empty, or a JSON string for dialogue trees",
	summary: "ExtraText is empty or holds JSON",
	source: "quest and task records, part 2, quest entry fields",
	state: () => new BrokenTexts(),
	on: { embedded(embedded, report, { snapshot: { quests }, state }) {
		if (embedded.role !== "ExtraText" || embedded.text === void 0 || quests === void 0) return;
		const { place, reading } = embedded;
		const [[section, key], ...inner] = place.paths;
		if (reading.kind !== "broken" || inner.length > 0 || section !== "quests") return;
		const entry = quests.entryAt(String(key));
		if (entry === void 0) return;
		const [fault] = state.faultsIn(embedded);
		const isBlank = fault === void 0 || fault.kind === "empty";
		report(valueDraft(quests, entry, ["ExtraText"], {
			kind: "not-json",
			at: isBlank ? place : spanIn(place, fault.span, place),
			values: { fault: isBlank ? "empty" : fault.kind }
		}));
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
// rules/quest/ids.ts
const idMatchesKey = defineRule({
	id: "quest/id-matches-key",
	level: "error",
	kinds: {
		"other-id": ({ id, key }) => `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`,
		"other-key": ({ id, key, isReplaced }) => `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${isReplaced ? ", and restore the other entry, which had the same key" : ""}`,
		exchanged: ({ quest }) => `the two entries of ${quest} have each other's id as their key: swap the two keys, or the two ids`
	},
	sentence: "the id of an entry equals its key in quests",
	summary: "The id of a quest entry is its key in quests",
	source: "quest and task records, part 2, quest entry fields",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		const { key, record, place } = entry;
		const id = textField(record, "id");
		if (id === void 0 || id === key) return;
		const twin = quests.twinOf(entry);
		if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
			const isReplaced = key === member(record, "EntryId") && twin === void 0;
			report({
				kind: "other-key",
				at: keyAt(place),
				values: {
					id,
					key,
					isReplaced
				}
			});
		} else if (twin === void 0 || quests.pairOf(entry)?.idsSwapped !== true) report({
			kind: "other-id",
			at: place.at("id"),
			values: {
				id,
				key
			}
		});
		else if (twin.key >= key) report({
			kind: "exchanged",
			at: place.at("id"),
			values: { quest: questLabel(entry) },
			related: [{
				at: twin.place.at("id"),
				message: "the id of the other entry"
			}]
		});
	} }
});
function newId(prefixes) {
	return `use ${form(prefixes)}, as its key, as its id and wherever it is named`;
}
const idFormat = defineRule({
	id: "quest/id-format",
	level: "error",
	lenient: { options: { prefixes: "any" } },
	catalog: {
		options: { prefixes: "any" },
		isRelaxing: true
	},
	kinds: {
		empty: ({ prefixes }) => `quest id is empty: ${newId(prefixes)}`,
		uuid: ({ id, prefixes }) => `quest id ${quoteValue(id)} is a UUID: ${newId(prefixes)}`,
		"other-form": ({ id, prefixes }) => `quest id ${quoteValue(id)} is not in the documented form: ${newId(prefixes)}`,
		"other-prefix": ({ id, prefixes, allowed }) => `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed)}; otherwise use ${form(prefixes)}`
	},
	sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid",
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
			const at = keyAt(place);
			if (!isQuestIdShaped(key)) {
				if (idOf(entry) === key) report({
					kind: misshape(key),
					at,
					values: {
						id: key,
						prefixes
					}
				});
			} else if (beginsWithOne(key, prefixes)) state.passed = true;
			else if ((textField(record, "id") ?? key) === key) state.foreign.push({
				id: key,
				at
			});
		},
		subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
			if (snapshot.section("quests") !== void 0) return;
			const id = textField(record, "TaskTriggerId");
			if (id === void 0) return;
			const at = place.at("TaskTriggerId");
			if (!isQuestIdShaped(id)) report({
				kind: misshape(id),
				at,
				values: {
					id,
					prefixes
				}
			});
			else if (beginsWithOne(id, prefixes)) state.passed = true;
			else state.foreign.push({
				id,
				at
			});
		},
		snapshot(_snapshot, report, { options: { prefixes }, state: { passed, foreign } }) {
			const all = passed ? void 0 : beginnings(foreign.map(({ id }) => id));
			for (const { id, at } of foreign) report({
				kind: "other-prefix",
				at,
				values: {
					id,
					prefixes,
					allowed: all ?? [...listed(prefixes), id.slice(0, 2)]
				}
			});
		}
	},
	subscriptions: QUEST_KINDS
});
const ADVICE$2 = "set the same new UUID v4 on both entries of the quest";
const entryIdUuid = defineRule({
	id: "quest/entry-id-uuid",
	level: "error",
	kinds: {
		"no-uuid": ({ id }) => `EntryId is ${quoteValue(id)}, not a UUID: ${ADVICE$2}`,
		"other-version": ({ id }) => `EntryId is ${quoteValue(id)}, a UUID but not version 4: ${ADVICE$2}`
	},
	sentence: "EntryId is a UUID v4",
	summary: "EntryId is a UUID v4",
	source: "quest and task records, part 2, quest entry fields",
	...CHOOSES_UUID_VERSION,
	on: { questEntry(entry, report, { options, snapshot: { quests } }) {
		const id = textField(entry.record, "EntryId");
		if (id === void 0 || isUuidVersion4(id)) return;
		const formed = isUuid(id);
		if (formed && options.version === "any") return;
		report(valueDraft(quests, entry, ["EntryId"], {
			kind: formed ? "other-version" : "no-uuid",
			values: { id }
		}));
	} }
});
function allowsAny(prefixes) {
	return prefixes === "any" || prefixes.length === 0;
}
function beginsWithOne(id, prefixes) {
	return allowsAny(prefixes) || prefixes.some((prefix) => id.startsWith(prefix));
}
function misshape(id) {
	if (id === "") return "empty";
	return isUuid(id) ? "uuid" : "other-form";
}
function form(prefixes) {
	return `14 to 17 lowercase letters or digits${allowsAny(prefixes) ? "" : ` that begin with ${anyOf(prefixes)}`}`;
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
		const found = new Set(ids.map((id) => id.slice(0, length)));
		if (found.size <= 3) return [...found].sort();
	}
	return "any";
}
// rules/quest/name-evidence.ts
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
var NameEvidence = class {
	quests;
	snapshot;
	eachSubscription;
	usedNames;
	entriesOf;
	expressed;
	constructor(quests, snapshot, eachSubscription) {
		this.quests = quests;
		this.snapshot = snapshot;
		this.eachSubscription = eachSubscription;
	}
	used(pair) {
		this.usedNames ??= new UsedNames(this.eachSubscription);
		return this.usedNames.of(pair);
	}
	isTaken(name, { inProgress, completed }) {
		this.entriesOf ??= groupedBy(this.quests.entries, ({ name }) => withoutNumber(name));
		return (this.entriesOf.get(withoutNumber(name)) ?? []).some((entry) => entry !== inProgress && entry !== completed);
	}
	isExpressed(name) {
		this.expressed ??= new Set(this.snapshot.expressions.map((expression) => expression.name));
		return this.expressed.has(name) || this.expressed.has(withoutNumber(name));
	}
};
function withoutNumber(name) {
	return typeof name === "string" ? bareName(name) : name;
}
function otherSide(side) {
	return side === "completed" ? "inProgress" : "completed";
}
function writableSource(pair, field, names) {
	const source = sourceOf(pair, field, names);
	if (source === void 0) return void 0;
	const overwritten = pair[otherSide(source)].record;
	return beginsLikeJson(textField(overwritten, field) ?? "") ? void 0 : source;
}
function sourceOf(pair, field, names) {
	const { inProgress, completed } = pair;
	if (!SHARED_FIELDS.has(field)) return void 0;
	if (field === "Name") return sourceOfName(pair, names);
	if (member(completed.record, field) === "") return "inProgress";
	if (member(inProgress.record, field) === "") return "completed";
	if (field === "ExtraText") return void 0;
	if (field !== "Requirements") return "inProgress";
	if (coversRequirements(inProgress, completed)) return "inProgress";
	return coversRequirements(completed, inProgress) ? "completed" : void 0;
}
function sourceOfName(pair, names) {
	const nameOn = (side) => pair[side].name;
	const used = names.used(pair);
	const free = ["inProgress", "completed"].filter((side) => !names.isTaken(nameOn(side), pair) && !names.isExpressed(nameOn(otherSide(side))));
	return used === void 0 ? free[0] : free.find((side) => nameOn(side) === used);
}
function coversRequirements(from, to) {
	const source = arrayField(from.record, "Requirements");
	const replaced = arrayField(to.record, "Requirements");
	if (source === void 0 || replaced === void 0 || ![...source, ...replaced].every(isPlainRecord)) return false;
	const ids = new Set(source.map((each) => member(each, "id")));
	return replaced.every((requirement, index) => {
		const same = source[index];
		if (!isObject(requirement) || !ids.has(member(requirement, "id"))) return false;
		return membersOf(requirement).every(([key, value]) => {
			if (Object.hasOwn(FIELDS.requirement, key)) return true;
			const other = member(same, key);
			return other !== void 0 && sameValue(value, other);
		});
	});
}
function isPlainRecord(requirement) {
	if (!isObject(requirement)) return false;
	return Object.keys(FIELDS.requirement).every((key) => {
		const value = member(requirement, key) ?? "";
		return typeof value === "string" ? !beginsLikeJson(value) : typeof value !== "object";
	});
}
// rules/quest/names.ts
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
function numberedLike(name) {
	const [number = ""] = /^\d*/.exec(name) ?? [];
	const words = name.slice(number.length).match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["collect"];
	return `${number || "0"}_${words.join("_")}`;
}
const numberedName = defineRule({
	id: "quest/numbered-name",
	level: "error",
	kinds: { unnumbered: ({ name, used, by }) => used === void 0 ? `Name is ${quoteValue(name)}: use a number, an underscore and a name, such as ${quoteValue(numberedLike(name))}` : `Name is ${quoteValue(name)}: write ${quoteValue(used)}, as ${by}` },
	sentence: "Name is a number, an underscore and a descriptive name",
	summary: "Name is a number, an underscore and a name",
	source: "quest and task records, part 2, quest entry fields",
	on: { quests(quests, report, { eachSubscription }) {
		let names;
		for (const entry of quests.entries) {
			const name = textField(entry.record, "Name");
			if (name === void 0 || isNumberedName(name)) continue;
			const twin = quests.twinOf(entry);
			const twinName = textField(twin?.record, "Name") ?? "";
			names ??= new UsedNames(eachSubscription);
			const numbered = names.numbered([entry, twin ?? entry]);
			const isTaken = numbered !== void 0 && quests.byName.withName(numbered) !== void 0;
			report(valueDraft(quests, entry, ["Name"], {
				kind: "unnumbered",
				values: isNumberedName(twinName) ? {
					name,
					used: twinName,
					by: "its other entry does"
				} : {
					name,
					used: isTaken ? void 0 : numbered,
					by: "its subscriptions do"
				}
			}));
		}
	} }
});
const ADVICE$1 = "remove it here and wherever the Name is used";
const nameSpace = defineRule({
	id: "quest/name-space",
	level: "warning",
	kinds: {
		space: ({ name }) => `Name is ${quoteValue(name)}, with white space at its end: ${ADVICE$1}`,
		"control-character": ({ name }) => `Name is ${quoteValue(name)}, with a control character in it: ${ADVICE$1}`
	},
	fix: "unsafe",
	summary: "A Name does not end in white space, and has no line breaks or other control characters",
	source: "quest and task records, part 2, quest entry fields and TaskEffectorSubscription",
	on: { quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
		const named = quests.entries.map((entry) => ({
			entry,
			name: textField(entry.record, "Name") ?? ""
		}));
		for (const { entry, name } of named) if (hasControlCharacter(name.trimEnd())) report(valueDraft(quests, entry, ["Name"], {
			kind: "control-character",
			values: { name }
		}));
		const spaced = named.filter(({ name }) => endsInSpace(name) && isNumberedName(name.trimEnd()));
		if (spaced.length === 0) return;
		const uses = usesOfNames(new Set(spaced.map(({ name }) => name)), eachSubscription);
		const expressed = new Set(expressions.map(({ name }) => name));
		const byName = groupedBy(quests.entries, ({ name }) => name);
		for (const { entry, name } of spaced) {
			const right = name.trimEnd();
			const twin = quests.twinOf(entry);
			const twinName = twin?.name ?? name;
			const canChange = (byName.get(right) ?? []).every((other) => other === twin) && typeof twinName === "string" && twinName.trimEnd() === right && !expressed.has(name) && !expressed.has(bareName(name)) && !uses.fixed.has(name);
			const places = [entry.place.at("Name"), ...uses.places.get(name) ?? []];
			uses.places.delete(name);
			report(valueDraft(quests, entry, ["Name"], {
				kind: "space",
				values: { name },
				fix: canChange ? {
					safety: "unsafe",
					description: `set the Name to ${quoteValue(right)} on the quest and its subscriptions`,
					edits: places.map((place) => writeValue(place, right))
				} : void 0
			}));
		}
	} }
});
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
const nameUnique = defineRule({
	id: "quest/name-unique",
	level: "warning",
	kinds: { shared: ({ name }) => `another quest already has the Name ${quoteValue(name)}: give this one its own, on both entries and in its subscriptions` },
	summary: "No two quests have the same Name",
	source: "quest and task records, part 2, quest entry fields; part 2, quest names in expressions",
	on: { quests({ pairs }, report) {
		for (const { later, first } of laterQuests(pairs, agreedName)) {
			const name = String(later.name);
			if (!isNumberedName(name)) continue;
			report({
				kind: "shared",
				at: later.place.at("Name"),
				identity: name,
				values: { name },
				related: [{
					at: first.place.at("Name"),
					message: "the first quest with this Name"
				}]
			});
		}
	} }
});
const bareNameUnique = defineRule({
	id: "quest/bare-name-unique",
	level: "warning",
	kinds: { shared: ({ later, first, bare }) => `${later} and ${first} are both ${quoteValue(bare)} in expressions: change the words after the number of one of them, on both entries and wherever it is used` },
	onlyIfAlone: true,
	summary: "No two quests have Names that differ only in their number",
	source: "quest and task records, part 2, quest names in expressions",
	on: { quests({ pairs }, report) {
		const reported = /* @__PURE__ */ new Set();
		const alike = laterQuests(pairs, (pair) => bareName(agreedName(pair) ?? "") || void 0);
		for (const { later, first } of alike) {
			const name = String(later.name);
			if (name === first.name || reported.has(name)) continue;
			reported.add(name);
			const bare = bareName(name);
			report({
				kind: "shared",
				at: later.place.at("Name"),
				identity: bare,
				values: {
					later: questLabel(later),
					first: questLabel(first),
					bare
				},
				related: [{
					at: first.place.at("Name"),
					message: "the first quest with this name"
				}]
			});
		}
	} }
});
// rules/quest/pair-symmetry.ts
const MAY_DIFFER = /* @__PURE__ */ new Set([
	...OWN_FIELDS,
	...COMPLETED_FIELDS,
	"EntryId"
]);
const pairSymmetry = defineRule({
	id: "quest/pair-symmetry",
	level: "error",
	kinds: {
		differs: ({ field, path, value, other, quest, used }) => `${SHARED_FIELDS.has(field) ? [field, ...path].join(".") : quoteValue([field, ...path].join("."))} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${used === void 0 ? "decide which is right and write it on both" : `use ${quoteValue(used)}, as its subscriptions do`}${typeof value === "string" && typeof other === "string" ? lookAlikeNote(value, other) : ""}`,
		"only-one": ({ fields, side, quest }) => `${listOf(fields)} ${fields.length === 1 ? "is" : "are"} only on the ${side} entry of ${quest}: both entries must have ${fields.length === 1 ? "it" : "them"}, or neither`
	},
	onlyIfAlone: true,
	sentence: "the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg",
	fix: "unsafe",
	reveals: ["flow/*"],
	summary: "The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg",
	source: "quest and task records, part 2, quest pair",
	on: { quests(quests, report, { snapshot, eachSubscription }) {
		const names = new NameEvidence(quests, snapshot, eachSubscription);
		for (const pair of quests.pairs.flatMap((each) => comparablePair(each) ?? [])) {
			for (const field of differingFields(pair)) report({
				kind: "differs",
				...differentValues(pair, field, names)
			});
			for (const side of SIDES) {
				const [first, ...others] = fieldsOnlyOn(side, pair);
				if (first === void 0) continue;
				const without = pair[otherSide(side)];
				const spelled = new Set(keysOf(without.record).map((key) => snapshot.spellings.spelledPlace(without.place.at(key)).step));
				const isFree = (field) => !spelled.has(field);
				report({
					kind: "only-one",
					...fieldsOfOne(pair, side, [first, ...others], isFree)
				});
			}
		}
	} }
});
const SIDES = ["completed", "inProgress"];
function differingFields({ inProgress, completed }) {
	const found = [];
	for (const field of keysOf(completed.record)) {
		const [value, other] = [member(completed.record, field), member(inProgress.record, field)];
		if (value === other || MAY_DIFFER.has(field) || !hasMember(inProgress.record, field)) continue;
		if (typeof value === "boolean" && typeof other === "boolean" && FIXED_FIELDS.has(field)) continue;
		if (other === void 0 || !sameValue(value, other)) found.push(field);
	}
	return found;
}
function fieldsOnlyOn(side, pair) {
	const found = [];
	const other = pair[otherSide(side)].record;
	for (const field of keysOf(pair[side].record)) if (!hasMember(other, field) && !MAY_DIFFER.has(field) && !SHARED_FIELDS.has(field)) found.push(field);
	return found;
}
function howTheyDiffer(value, other) {
	if (typeof value !== "object" && typeof other !== "object") {
		const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
		if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
	}
	return "differs from";
}
function differentValues(pair, field, names) {
	const { inProgress, completed } = pair;
	const path = [];
	let [value, other] = [completed, inProgress].map(({ record }) => member(record, field));
	for (let step = onlyDifference(value, other); step !== void 0; step = onlyDifference(value, other)) {
		path.push(step);
		[value, other] = [childOf(value, step), childOf(other, step)];
	}
	const used = field === "Name" ? names.used(pair) : void 0;
	const source = writableSource(pair, field, names);
	const fix = source && {
		safety: "unsafe",
		description: `copy ${fieldName(field)} from the ${source} entry`,
		edits: [{
			kind: "replace",
			place: pair[otherSide(source)].place.at(field),
			by: copyOf(pair[source].place.at(field))
		}]
	};
	return {
		at: completed.place.at(field).along(path),
		values: {
			field,
			path,
			value,
			other,
			quest: questLabel(inProgress),
			used
		},
		related: [{
			at: inProgress.place.at(field).along(path),
			message: "the value of the inProgress entry"
		}],
		fix
	};
}
function onlyDifference(one, other) {
	const steps = stepsOf(one);
	if (Array.isArray(one) !== Array.isArray(other) || stepsOf(other).length !== steps.length) return void 0;
	const different = steps.filter((step) => {
		const [value, otherValue] = [childOf(one, step), childOf(other, step)];
		return value === void 0 || otherValue === void 0 || !sameValue(value, otherValue);
	});
	const [step] = different;
	return different.length > 1 || step === void 0 || childOf(other, step) === void 0 ? void 0 : step;
}
function stepsOf(value) {
	if (Array.isArray(value)) return value.map((_element, index) => index);
	return isObject(value) ? keysOf(value) : [];
}
const MAX_NAMED = 3;
function fieldsOfOne(pair, side, fields, isFree) {
	const { inProgress, completed } = pair;
	const [first, ...others] = fields;
	const it = others.length === 0 ? "it" : "them";
	const onlyHere = (field) => ({
		...keyAt(completed.place.at(field)),
		absent: [field]
	});
	const values = {
		fields,
		side,
		quest: questLabel(inProgress)
	};
	const added = fields.filter((field) => isFree(field) && !isNearMiss(field, pair[side]));
	const fix = added.length === 0 ? void 0 : copyFields(pair, side, added);
	if (side === "completed") return {
		at: [onlyHere(first), ...others.map(onlyHere)],
		values,
		related: [{
			at: recordAt(inProgress.place),
			message: `the entry without ${it}`
		}],
		fix
	};
	const related = [{
		at: keyAt(inProgress.place.at(first)),
		message: `the entry that has ${it}`
	}];
	return {
		at: absentFrom(completed.place, fields),
		values,
		related,
		fix
	};
}
function copyFields(pair, side, fields) {
	const before = sharedBefore(pair, side);
	return {
		safety: "unsafe",
		description: `copy ${listOf(fields)} from the ${side} entry`,
		edits: fields.map((key) => {
			const after = before.get(key);
			return {
				kind: "insert",
				into: pair[otherSide(side)].place,
				key,
				json: copyOf(pair[side].place.at(key)),
				beside: after === void 0 ? void 0 : {
					side: "after",
					step: after
				}
			};
		})
	};
}
function sharedBefore(pair, side) {
	const other = pair[otherSide(side)].record;
	const places = /* @__PURE__ */ new Map();
	let before;
	for (const key of keysOf(pair[side].record)) if (hasMember(other, key)) before = key;
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
function isNearMiss(field, { record }) {
	const { slips } = readKeys("quest-entry", { [field]: member(record, field) ?? null });
	return slips.some(({ field: meant, isOtherWord }) => !isOtherWord || COMPLETED_FIELDS.includes(meant));
}
function listOf(fields) {
	return listed$1(fields.map(fieldName), "and", MAX_NAMED);
}
function fieldName(field) {
	return SHARED_FIELDS.has(field) ? field : quoteValue(field);
}
// rules/quest/new-entries.ts
const SECTION = Place.root.at("quests");
function missingTwin(entry, quests, snapshot) {
	const at = keyAt(entry.place);
	const quest = questLabel(entry);
	if (entry.status === void 0) return {
		at,
		values: {
			quest,
			lacking: void 0,
			lostId: void 0,
			moved: []
		}
	};
	const lacking = entry.status === "inProgress" ? "completed" : "inProgress";
	const lostId = snapshot.lostIdOf(entry);
	const canCopy = hasSoundShape(entry, snapshot) && !hasNearMiss(entry);
	return {
		at,
		values: {
			quest,
			lacking,
			lostId,
			moved: movedFields(entry, lacking)
		},
		fix: canCopy ? writeTwin(entry, lacking, quests, lostId) : void 0
	};
}
function movedFields({ record }, lacking) {
	return lacking === "completed" ? COMPLETED_FIELDS.filter((field) => hasMember(record, field)) : [];
}
function hasNearMiss(entry) {
	return keysOf(entry.record).some((field) => isNearMiss(field, entry));
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
		for (const field of COMPLETED_FIELDS) if (isCompleted && !hasMember(record, field)) {
			const json = {
				kind: "json",
				json: emptyJson(field)
			};
			changes.push({
				kind: "insert",
				into: place,
				key: field,
				json
			});
		} else if (!isCompleted && hasMember(record, field)) changes.push({
			kind: "remove",
			place: place.at(field)
		});
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
		}, ...movedFields(entry, status).map((field) => ({
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
function copiedQuest({ original, copy }, quests, eachSubscription) {
	const entries = [copy.inProgress, copy.completed];
	const own = entries.some((entry) => member(entry.record, "id") !== entry.key || !isQuestIdShaped(entry.key)) ? "EntryId and ids" : "EntryId";
	const label = copy.inProgress.name !== original.inProgress.name ? otherQuestLabel(copy.inProgress) : "this quest";
	const fix = {
		safety: "unsafe",
		description: `give ${label} its own ${own}`,
		edits: (ids) => [...newEntryIds(entries, ids.uuid(copy.inProgress.place)), ...newIds(entries, quests, ids, eachSubscription)]
	};
	return {
		at: copy.inProgress.place.at("EntryId"),
		identity: JSON.stringify([original, copy].map(({ inProgress }) => inProgress.key).sort()),
		values: {
			copy: label,
			original: otherQuestLabel(original.inProgress),
			own
		},
		related: [{
			at: original.inProgress.place.at("EntryId"),
			message: "the other quest"
		}],
		fix: entries.some(hasUnreadableId) ? void 0 : fix
	};
}
function hasUnreadableId({ record }) {
	return typeof member(record, "id") === "object" && member(record, "id") !== null;
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
		if (member(record, "id") === id) continue;
		edits.push(hasMember(record, "id") ? writeValue(place.at("id"), id) : {
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
// rules/quest/pair-complete.ts
function alone({ quest, lacking, lostId, moved }) {
	if (lacking === void 0) return `${quest} has only one entry: add the other one with the same EntryId`;
	const id = lostId === void 0 ? "its own id" : `the id ${quoteValue(lostId)}, which references still use`;
	const rewards = lacking === "completed" ? "add Rewards and SuccessMsg to it" : "leave out Rewards and SuccessMsg";
	return `${quest} has no ${lacking} entry: copy this one with the same EntryId, give the copy the Status "${lacking}" and ${id}, and ${moved.length === 0 ? rewards : `move ${moved.join(" and ")} to it`}`;
}
const pairComplete = defineRule({
	id: "quest/pair-complete",
	level: "error",
	kinds: {
		"no-twin": alone,
		"other-entry-id": ({ quest, here, there, fields }) => `EntryId is ${here} here and ${there} on the other entry of ${quest}: use the same on both${fields.length === 0 ? "" : `, and the same ${listed$1(fields, "and")}`}`,
		"same-status": ({ quest, status, needed, isKnown }) => `both entries of ${quest} have the Status "${status}": set ${isKnown ? "this" : "one"} to "${needed}"`,
		copied: ({ copy, original, own }) => `${copy} has the EntryId of ${original}: give it its own ${own}`,
		crowded: ({ entries }) => `${entries} entries share this EntryId: give each quest an EntryId of its own, on its two entries`
	},
	onlyIfAlone: true,
	sentence: "each quest has one inProgress and one completed entry with the same EntryId",
	fix: "unsafe",
	reveals: [
		"flow/*",
		"quest/name-unique",
		"quest/bare-name-unique",
		"requirement/in-progress-id",
		"subscription/in-progress-id"
	],
	summary: "Each EntryId has one inProgress and one completed entry",
	source: "quest and task records, part 2, quest pair",
	on: { quests(quests, report, { snapshot, eachSubscription }) {
		const { mistyped, slips, alone, sameStatus, crowded } = quests.pairFaults;
		for (const entry of alone) report({
			kind: "no-twin",
			...missingTwin(entry, quests, snapshot)
		});
		for (const copy of quests.copies) report({
			kind: "copied",
			...copiedQuest(copy, quests, eachSubscription)
		});
		for (const pair of quests.pairs) if (pair.statusRepeated !== void 0) report({
			kind: "same-status",
			...statusOfTheOther(pair, pair.statusRepeated)
		});
		if (mistyped.length + sameStatus.length + crowded.length === 0) return;
		const ranks = new Map(quests.entries.map((entry, rank) => [entry, rank]));
		const later = (one, other) => (ranks.get(one) ?? 0) > (ranks.get(other) ?? 0);
		for (const pair of mistyped) report({
			kind: "other-entry-id",
			...mistypedEntryId(pair, slips, later)
		});
		for (const pair of sameStatus) report({
			kind: "same-status",
			...sameStatusTwice(pair, later)
		});
		for (const pair of crowded) for (const surplus of tooMany(pair, later)) report({
			kind: "crowded",
			...surplus
		});
	} }
});
function identityOf(...entries) {
	return JSON.stringify(entries.map((entry) => entry?.key).sort());
}
function mistypedEntryId({ entry, other, strayed }, slips, later) {
	const known = strayed || slips.has(entry) || slips.has(other);
	const [wrong, twin] = strayed || (known ? slips.has(entry) : later(entry, other)) ? [entry, other] : [other, entry];
	return {
		at: wrong.place.at("EntryId"),
		identity: identityOf(wrong, twin),
		values: {
			quest: questLabel(wrong),
			here: quoteValue(member(wrong.record, "EntryId") ?? null),
			there: quoteValue(member(twin.record, "EntryId") ?? null),
			fields: [...SHARED_FIELDS].filter((field) => field !== "EntryId" && !sameValue(member(wrong.record, field) ?? null, member(twin.record, field) ?? null))
		},
		related: [{
			at: twin.place.at("EntryId"),
			message: "the EntryId of the other entry"
		}]
	};
}
function sameStatusTwice([one, two], later) {
	const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
	const [wrong, twin] = (oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === "inProgress")) ? [one, two] : [two, one];
	return sameStatus(wrong, twin, {
		status: wrong.status ?? "completed",
		isKnown: false
	});
}
function statusOfTheOther({ entries }, wrong) {
	const twin = entries.find((entry) => entry !== wrong) ?? wrong;
	const needed = wrong.status ?? "completed";
	return {
		...sameStatus(wrong, twin, {
			status: twin.status ?? "completed",
			isKnown: true
		}),
		fix: {
			safety: "unsafe",
			description: `set the Status to ${needed}`,
			edits: [writeValue(wrong.place.at("Status"), needed)]
		}
	};
}
function sameStatus(wrong, twin, { status, isKnown }) {
	const needed = status === "inProgress" ? "completed" : "inProgress";
	return {
		at: wrong.place.at("Status"),
		identity: identityOf(wrong, twin),
		values: {
			quest: questLabel(wrong),
			status,
			needed,
			isKnown
		},
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
	if (surplus === void 0 || other === void 0) return [];
	return [{
		at: surplus.place.at("EntryId"),
		identity: String(member(surplus.record, "EntryId")),
		values: { entries: entries.length },
		related: [{
			at: other.place.at("EntryId"),
			message: "the first of them"
		}]
	}];
}
// rules/quest/room-wide.ts
function wrongValues(quests, { field, invalid, wanted, otherKind }) {
	const given = quests.entries.flatMap((entry) => {
		const value = textField(entry.record, field);
		return value === void 0 ? [] : [{
			entry,
			value,
			kind: invalid(value)
		}];
	});
	const groups = groupedBy(given, ({ kind, value }) => kind === void 0 ? value : void 0);
	const [usual = "", usualOnes = []] = usualGroup(groups) ?? [];
	const right = wanted === "" ? usual : wanted;
	const others = given.filter(({ value }) => value !== right || right === "");
	if (others.length === 0) return [];
	const sound = new Set([...groups.values()].flat().map(({ entry }) => questOf(quests, entry)));
	const usualQuests = new Set(usualOnes.map(({ entry }) => questOf(quests, entry)));
	const isLeftOut = wanted === "" ? sound.size === 1 : groups.size > 1 && isOneCompletePair([...sound]);
	return others.flatMap(({ entry, value, kind }) => {
		if (kind === void 0 && isLeftOut) return [];
		const having = usualQuests.size - (usualQuests.has(questOf(quests, entry)) ? 1 : 0);
		const values = {
			value,
			right,
			others: wanted === "" ? having : void 0
		};
		if (kind !== void 0 || wanted !== "") return [{
			entry,
			kind: kind ?? otherKind,
			values
		}];
		return [{
			entry,
			kind: "differs",
			values,
			related: usualOnes.slice(0, 1).map((usualOne) => ({
				at: usualOne.entry.place.at(field),
				message: "the value on other quests"
			}))
		}];
	});
}
function whatToWrite({ right, others }, unknown) {
	if (right === "") return unknown;
	const source = others === void 0 ? "" : `, as ${otherQuests(others)} ${others > 1 ? "do" : "does"}`;
	return `set it to ${quoteValue(right)}${source}`;
}
function otherQuests(count = 0) {
	if (count === 0) return "the other entry";
	return count === 1 ? "another quest" : counted(count, "other quest");
}
function questOf(quests, entry) {
	return quests.pairOf(entry) ?? entry;
}
function isOneCompletePair([quest, ...others]) {
	if (quest === void 0 || others.length > 0 || !("entries" in quest)) return false;
	return completePair(quest) !== void 0;
}
function usualGroup(groups) {
	const leastKey = (group) => group.map(({ entry }) => entry.key).reduce((least, key) => key < least ? key : least);
	return [...groups].sort(([, one], [, other]) => other.length - one.length || (leastKey(one) < leastKey(other) ? -1 : 1))[0];
}
const DESCRIPTION_ADVICE = "set it to \"created in\" and the lowercase name of the game editor, such as \"created in unity\"";
const says$2 = (wrong) => `Description is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, DESCRIPTION_ADVICE)}`;
const description = defineRule({
	id: "quest/description",
	level: "error",
	lenient: { level: "warning" },
	kinds: {
		"other-text": says$2,
		"other-editor": says$2,
		differs: ({ value, right, others }) => `Description is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`
	},
	sentence: "Description is the fixed string `created in ` and the lowercase name of the game editor",
	summary: "Description is \"created in \" and the lowercase name of the game editor, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	options: { editor: {
		type: "string",
		default: "",
		description: "The name of the game editor, in lowercase. Unless it is set, any name is accepted."
	} },
	on: { quests(quests, report, { options: { editor } }) {
		const wrong = wrongValues(quests, {
			field: "Description",
			invalid: (value) => isSoundDescription(value) ? void 0 : "other-text",
			wanted: editor === "" ? "" : `created in ${editor}`,
			otherKind: "other-editor"
		});
		for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ["Description"], fault));
	} }
});
const CREATOR_ADVICE = "set it to the user id of the room owner";
const creator = defineRule({
	id: "quest/creator",
	level: "error",
	lenient: { level: "warning" },
	kinds: {
		empty: (wrong) => `Creator is empty: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
		placeholder: (wrong) => `Creator is still the placeholder ${quoteValue(wrong.value)}: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
		"other-owner": (wrong) => `Creator is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
		differs: ({ value, right, others }) => `Creator is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`
	},
	sentence: "Creator is the user identifier of the room owner",
	summary: "Creator is the user id of the room owner, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	options: { owner: {
		type: "string",
		default: "",
		description: "The user id of the room owner. Unless it is set, any user id is accepted."
	} },
	on: { quests(quests, report, { options: { owner } }) {
		const wrong = wrongValues(quests, {
			field: "Creator",
			invalid(value) {
				if (isSoundCreator(value)) return void 0;
				return isPlaceholder(value) ? "placeholder" : "empty";
			},
			wanted: owner,
			otherKind: "other-owner"
		});
		for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ["Creator"], fault));
	} }
});
var animation_default = defineRule({
	id: "reference/animation",
	level: "off",
	catalog: { level: "warning" },
	kinds: { misspelled: ({ name, meant }) => `${quoteValue(name)} is not a known animation: write ${quoteValue(meant)}` },
	fix: "unsafe",
	summary: "Animations are spelled as the platform spells them",
	source: "public material of the platform, characters and effects for animations",
	on: {
		effect({ type = "", record, place }, report) {
			judge$2(record, ANIMATION_FIELDS.get(type), place, report);
		},
		itemLogic: ({ prefab, value, place }, report) => {
			judge$2(value, ANIMATION_FIELDS.get(prefab?.name ?? ""), place, report);
		}
	}
});
function judge$2(record, field, place, report) {
	const name = field === void 0 ? void 0 : textField(record, field);
	const meant = name === void 0 ? void 0 : ANIMATION_NAMES.meant(name);
	if (field === void 0 || name === void 0 || meant === void 0) return;
	const at = place.at(field);
	const fix = overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`);
	report({
		kind: "misspelled",
		at,
		values: {
			name,
			meant
		},
		fix
	});
}
// rules/reference/names.ts
const variable = defineRule({
	id: "reference/variable",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"never-set": ({ name, meant = "" }) => `nothing sets the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
		"never-used": ({ name, meant = "" }) => `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`
	},
	fix: "unsafe",
	summary: "Variables are spelled alike where they are set and used",
	source: "public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used",
	asksNames: true,
	on: { snapshot(_snapshot, report, { names }) {
		const index = comparableNames(names, "variable");
		if (index === void 0) return;
		const { set, used } = index;
		const unset = missingNames(index, () => false, BUILT_IN_VARIABLES);
		for (const found of unset) report({
			kind: "never-set",
			...found
		});
		const reported = new Set(unset.flatMap(({ values: { name, meant } }) => [name, meant]));
		const declared = [...set].flatMap(([name, { owner }]) => owner === "settings" ? [name] : []);
		const known = new NearNames([...used.keys(), ...declared], "of creators");
		for (const [name, places] of set) {
			const meant = known.meant(name);
			if (meant === void 0 || reported.has(name) || reported.has(meant)) continue;
			for (const found of atItsPlaces(places, {
				name,
				meant
			})) report({
				kind: "never-used",
				...found
			});
		}
	} }
});
function neededNames(names) {
	const { kind, id, summary, source, says, advice, finding = "unknown-name" } = names;
	const { isKnown = ({ set }) => set.size > 0, isReported = () => true } = names;
	return defineRule({
		id,
		level: "off",
		catalog: { level: "warning" },
		kinds: { [finding]: ({ name, meant }) => `${says} ${quoteValue(name)}: ${didYouMean(meant, advice)}` },
		fix: "unsafe",
		summary,
		source,
		asksNames: true,
		on: { snapshot(snapshot, report, context) {
			const index = comparableNames(context.names, kind);
			if (index === void 0 || !isKnown(index, snapshot)) return;
			for (const found of missingNames(index, isReported)) report({
				kind: finding,
				...found
			});
		} }
	});
}
const timer = neededNames({
	kind: "timer",
	id: "reference/timer",
	summary: "Timers that effects stop or cancel are started somewhere",
	source: "public material of the platform, effects for timers",
	says: "nothing starts the timer",
	advice: "start it with StartTimerEffect, or correct the name",
	finding: "never-started",
	isKnown: () => true
});
const spawnPoint = neededNames({
	kind: "spawnPoint",
	id: "reference/spawn-point",
	summary: "Spawn points that portals and effects name exist",
	source: "public material of the platform, portals, spawn points and enemies: the names must match exactly",
	says: "no spawn point of this room is called",
	advice: "give a SpawnPoint this name (n), or correct spawnName",
	isKnown: (_index, { roomItems }) => roomItems !== void 0,
	isReported: (owner) => owner === "DuplicateEnemy"
});
const cameraState = neededNames({
	kind: "cameraState",
	id: "reference/camera-state",
	summary: "Camera states that effects name are declared in the settings",
	source: "public material of the platform, camera states",
	says: "no camera state is called",
	advice: "declare it in customCameraStates of roomSettingsExtraData, or correct the name"
});
const movementProfile = neededNames({
	kind: "movementProfile",
	id: "reference/movement-profile",
	summary: "Movement profiles that effects name are declared in the settings",
	source: "public material of the platform, movement profiles",
	says: "no movement profile is called",
	advice: "declare it in movementStates of roomSettingsExtraData, or correct the name"
});
const leaderboard = neededNames({
	kind: "leaderboard",
	id: "reference/leaderboard",
	summary: "Leaderboards that effects name exist",
	source: "public material of the platform, leaderboards: the names must match exactly",
	says: "no leaderboard is called",
	advice: "give a Leaderboard this name (ln), or correct the name"
});
const npc = neededNames({
	kind: "npc",
	id: "reference/npc",
	summary: "Characters that effects name exist",
	source: "public material of the platform, messages to characters",
	says: "no character is called",
	advice: "give a GLBNPC this name (n), or correct the name"
});
const MAX_NAMES = 1e4;
function comparableNames(names, kind) {
	const index = names.of(kind);
	return !index.isOpen && index.set.size <= MAX_NAMES && index.used.size <= MAX_NAMES ? index : void 0;
}
function didYouMean(meant, otherwise) {
	return meant === void 0 ? otherwise : `did you mean ${quoteValue(meant)}?`;
}
function missingNames({ set, used }, isReported, others = []) {
	const known = new NearNames([...set.keys(), ...others], "of creators");
	return [...used].flatMap(([name, uses]) => {
		if (set.has(name) || known.has(name)) return [];
		const meant = known.meant(name);
		return meant !== void 0 || isReported(uses.owner) ? atItsPlaces(uses, {
			name,
			meant
		}) : [];
	});
}
function atItsPlaces({ places, count }, values) {
	const { meant } = values;
	const isFixable = meant !== void 0 && count === places.length && places.every(({ part }) => part === void 0);
	return places.map(({ place, part }) => ({
		at: part === void 0 ? place : spanIn(place, part, place),
		values,
		fix: isFixable ? overwriteValue(place, JSON.stringify(meant), `write ${quoteValue(meant)}`) : void 0
	}));
}
var dialogue_node_default = defineRule({
	id: "reference/dialogue-node",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "unknown-node": ({ by, name, meant }) => `${by === "tasksN" ? "tasksN lists" : "this answer leads to"} ${quoteValue(name)}, and the dialogue has no such node: ${didYouMean(meant, "add it to tasksSorM, or correct the name")}` },
	summary: "Answers of a dialogue lead to its nodes",
	source: "public material of the platform, dialogues",
	state: () => ({ dialogue: void 0 }),
	on: {
		effect({ type, record, place }, report, { state }) {
			if (type !== "DialogEffectorDisplay") return;
			const nodes = objectField(record, "tasksSorM");
			state.dialogue = nodes && {
				nodes,
				place,
				known: void 0
			};
			const start = arrayField(record, "tasksN");
			if (state.dialogue === void 0 || start === void 0) return;
			const list = place.at("tasksN");
			for (const [index, node] of start.entries()) if (isObject(node)) judge$1(member(node, "N"), list.at(index).at("N"), "tasksN", state.dialogue, report);
		},
		embedded({ role, reading, place }, report, { state: { dialogue } }) {
			if (role !== "ExtraText" || reading.kind !== "value" || dialogue === void 0) return;
			if (place.parent?.parent?.parent?.parent !== dialogue.place) return;
			const data = objectField(reading.value, "ExtraTaskDTODataDialog");
			const answers = arrayField(data, "AT");
			if (answers === void 0) return;
			const list = place.inside().along(["ExtraTaskDTODataDialog", "AT"]);
			for (const [index, answer] of answers.entries()) if (isObject(answer)) judge$1(member(answer, "Task"), list.at(index).at("Task"), "answer", dialogue, report);
		}
	}
});
function judge$1(name, at, by, dialogue, report) {
	if (typeof name !== "string" || name === "" || isComputedText(name)) return;
	if (hasMember(dialogue.nodes, name)) return;
	dialogue.known ??= new NearNames(keysOf(dialogue.nodes), "of creators");
	report({
		kind: "unknown-node",
		at,
		values: {
			by,
			name,
			meant: dialogue.known.meant(name)
		}
	});
}
// rules/requirement/ids.ts
const knownQuest$1 = defineRule({
	id: "requirement/known-quest",
	level: "error",
	kinds: { "unknown-quest": (values) => {
		const id = quoteValue(values.id);
		const what = `no quest in the file has the id ${id}`;
		switch (values.by) {
			case "Name":
			case "EntryId": return `${id} is the ${values.by} of a quest: use the id of its inProgress entry, ${quoteValue(values.meant)}`;
			case "look-alike": return `${what}: write ${quoteValue(values.meant)}${lookAlikeNote(values.id, values.meant)}`;
			case "twin": return `${what}: write ${quoteValue(values.meant)}, as the other entry does`;
			case "subscriptions": return values.meant === void 0 ? `${what}: add the inProgress entry of ${quoteValue(values.name)}, which is missing` : `${what}: write ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}, as subscriptions call it`;
			case "nothing": return `${what}: write the id of the inProgress entry of the required quest, or delete this requirement from both entries if the quest is gone for good`;
		}
	} },
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
			const answerFor = ({ id, place, entry }) => {
				const other = arrayField(quests.twinOf(entry)?.record, "Requirements")?.[Number(place.step)];
				const meantThere = textField(other, "id");
				if (quests.entry(meantThere)?.status === "inProgress") return {
					id,
					by: "twin",
					meant: meantThere ?? ""
				};
				for (const by of ["Name", "EntryId"]) {
					const meant = names[by].get(id);
					if (meant !== void 0) return {
						id,
						by,
						meant
					};
				}
				const similar = alike.of(id);
				if (similar !== void 0) return {
					id,
					by: "look-alike",
					meant: similar
				};
				const [name = "", ...others] = beside.get(id) ?? [];
				const called = others.length === 0 ? quests.byName.onlyWithName(name) : void 0;
				if (called === void 0) return {
					id,
					by: "nothing"
				};
				return {
					id,
					by: "subscriptions",
					meant: quests.inProgressId(called),
					name
				};
			};
			for (const each of missing) {
				const { place, entry } = each;
				const values = answerFor(each);
				const right = values.by === "subscriptions" || values.by === "nothing" ? void 0 : values.meant;
				report(valueDraft(quests, entry, [
					"Requirements",
					place.step ?? 0,
					"id"
				], {
					kind: "unknown-quest",
					values,
					fix: writeMeant(place.at("id"), right)
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
function inProgressBy(field, { entries }) {
	const inProgress = entries.filter(({ status }) => status === "inProgress");
	const groups = groupedBy(inProgress, ({ record }) => textField(record, field));
	return new Map([...groups].flatMap(([value, [entry, ...others]]) => entry === void 0 || others.length > 0 ? [] : [[value, entry.key]]));
}
const inProgressId$1 = defineRule({
	id: "requirement/in-progress-id",
	level: "error",
	kinds: { "completed-id": isOfCompleted },
	sentence: "the id of a requirement is that of the inProgress entry of the required quest",
	fix: "safe",
	summary: "A requirement holds the id of the inProgress entry",
	source: "quest and task records, part 2, requirement object",
	on: { requirement({ record, place, entry }, report, { snapshot: { quests } }) {
		const id = textField(record, "id");
		const required = quests.entry(id);
		if (id === void 0 || required?.status !== "completed") return;
		const pair = quests.pairOf(required);
		if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
		if (quests.questOf(required) === quests.questOf(entry)) return;
		const meant = soundInProgressId(required, quests);
		const quest = otherQuestLabel(required);
		const description = `use the id of the inProgress entry of ${quest}`;
		report(valueDraft(quests, entry, [
			"Requirements",
			place.step ?? 0,
			"id"
		], {
			kind: "completed-id",
			values: {
				id,
				quest,
				meant
			},
			related: [{
				at: keyAt(required.place),
				message: "the completed entry"
			}],
			fix: meant === void 0 || beginsLikeJson(id) ? void 0 : replaceValue(place.at("id"), JSON.stringify(meant), "safe", description)
		}));
	} }
});
function soundInProgressId(completed, quests) {
	const pair = quests.pairOf(completed);
	const inProgress = pair && completePair(pair)?.inProgress;
	if (inProgress === void 0 || inProgress.name !== completed.name) return void 0;
	return member(inProgress.record, "id") === inProgress.key ? inProgress.key : void 0;
}
// rules/requirement/order.ts
const noCycle = defineRule({
	id: "requirement/no-cycle",
	level: "warning",
	kinds: {
		itself: ({ quest }) => `${quest} requires itself, so it cannot become Active before it has been completed: remove this requirement from both entries`,
		circle: ({ links }) => `${circleOf(links, ({ entry }) => otherQuestLabel(entry))} require each other, so none can become Active before another has been completed: remove one of these requirements, from both entries of its quest`
	},
	summary: "No quest requires itself, directly or through other quests",
	source: "quest and task records, part 2, requirement object",
	on: { snapshot({ requirementTangles, quests }, report) {
		if (requirementTangles === void 0) return;
		const { selfRequirements, groups } = requirementTangles;
		for (const requirement of selfRequirements) report({
			at: requirementPlace(requirement),
			kind: "itself",
			values: { quest: otherQuestLabel(requirement.entry) }
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
			const links = [
				start,
				...cycle.slice(at + 1),
				...cycle.slice(0, at)
			];
			report({
				kind: "circle",
				at: requirementPlace(start),
				identity,
				values: { links },
				related: links.slice(1, 12).map((link) => ({
					at: requirementPlace(link),
					message: `${otherQuestLabel(link.entry)} requires the next quest here`
				}))
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
const reachableAmount = defineRule({
	id: "requirement/reachable-amount",
	level: "warning",
	kinds: { "too-many": ({ amount, quest, limit }) => `amount is ${amount}, but ${quest} can be completed ${limit === 1 ? "only once: set amount to 1" : `${limit} times at most: set amount to ${limit} or less`}, or raise its RepeatableLimit` },
	summary: "A required quest can be completed as often as the requirement asks",
	source: "quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions",
	on: { requirement({ record, place, entry }, report, { snapshot: { quests } }) {
		const amount = integerField(record, "amount");
		if (amount === void 0 || quests.differsOnTwin(entry, [
			"Requirements",
			place.step ?? 0,
			"amount"
		])) return;
		const required = quests.entry(textField(record, "id"));
		if (required === void 0) return;
		const limited = limitedEntry(required, quests);
		const limit = limited && integerField(limited.record, "RepeatableLimit");
		if (limited === void 0 || limit === void 0 || limit <= 0 || amount <= limit) return;
		report(valueDraft(quests, entry, ["Requirements", place.step ?? 0], {
			kind: "too-many",
			at: place.at("amount"),
			values: {
				amount,
				quest: otherQuestLabel(required),
				limit
			},
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
const noDuplicate = defineRule({
	id: "requirement/no-duplicate",
	level: "warning",
	kinds: { twice: ({ quest }) => `${quest} is required more than once here: delete the requirement with the wrong amount from both entries` },
	summary: "A quest requires another quest only once",
	source: "quest and task records, part 2, requirement object",
	state: () => ({
		entry: void 0,
		seen: /* @__PURE__ */ new Map(),
		repeated: []
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
			if (first === void 0) state.seen.set(quest, place);
			else state.repeated.push({
				id,
				place,
				entry,
				first
			});
		},
		quests(quests, report, { snapshot, state }) {
			for (const { id, place, entry, first } of state.repeated) {
				if (!snapshot.knowsQuest(id) && !snapshot.lostQuestIds.has(id)) continue;
				const required = quests.entry(id);
				const path = [
					"Requirements",
					place.step ?? 0,
					"id"
				];
				const twin = quests.twinWithSame(entry, path);
				const leading = twin !== void 0 && twin.key < entry.key ? twin.key : entry.key;
				report(valueDraft(quests, entry, path, {
					kind: "twice",
					identity: JSON.stringify([leading, member(required?.record, "EntryId") ?? id]),
					values: { quest: required === void 0 ? quoteValue(id) : otherQuestLabel(required) },
					related: [{
						at: first.at("id"),
						message: "the first requirement for this quest"
					}]
				}));
			}
		}
	}
});
const neverChecked = defineRule({
	id: "requirement/never-checked",
	level: "warning",
	kinds: { "never-checked": ({ quest, requirements, codes }) => `${quest} can be completed without ${requirements === 1 ? "this requirement" : `these ${counted(requirements, "requirement")}`}: only ${codes.length === 0 ? "an expression" : listed$1(codes.map(String), "and")} completes it, and it never becomes Active. Activate it with 111 and complete it with 121` },
	summary: "A quest with requirements becomes Active, where they are checked",
	source: "quest and task records, part 3, other rules tied to transitions",
	...ASKS_FLOW,
	on: { flow({ faults }, report, context) {
		if (hasEmptyLogic(context)) return;
		for (const { quest, completions } of faults.unchecked) {
			const [first, ...others] = quest.requirements;
			if (first === void 0) continue;
			const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
			report({
				kind: "never-checked",
				at: first.place.at("id"),
				values: {
					quest: flowName(quest),
					requirements: others.length + 1,
					codes
				},
				related: [...others.map(({ place }) => ({
					at: place.at("id"),
					message: "nor is this one needed"
				})), ...completions.map(({ place }) => ({
					at: place.at("TargetState"),
					message: "this completes it"
				}))].slice(0, 12)
			});
		}
	} }
});
// rules/schema/schema.ts
function says$1({ fault, absent }) {
	if (isCutShort(fault.value)) return `${fault.path.join(".")} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
	return absent === void 0 ? fault.message : fault.messageFor?.(absent) ?? fault.message;
}
const schema = defineRule({
	id: "schema",
	level: "error",
	kinds: {
		missing: says$1,
		misspelled: fieldIsMisspelled,
		type: {
			sentence: "each documented field has a type",
			says: says$1
		},
		component: {
			sentence: "pos and scale have x, y and z, and rot has w as well",
			says: says$1
		},
		length: {
			sentence: "position and scale are arrays of 3 numbers, rotation is one of 4",
			says: says$1
		},
		value: {
			sentence: "Status, Group, and the type and delete of a requirement have the values that are listed",
			says: says$1
		},
		range: {
			sentence: "RepeatableLimit, FinishTime, amount and seconds count from 0 or 1",
			says: says$1
		}
	},
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
			const { fault, place } = placed;
			const required = fault.missing?.filter((field) => !options.optional.includes(field));
			if (required?.length === 0) return;
			report(onBothEntries(snapshot, place, faultOf(placed, required)));
		},
		snapshot(snapshot, report) {
			const misses = snapshot.spellings.nearMisses.flatMap(missOf);
			const written = new Set(misses.map(({ place, words }) => `${place.pointers.pointer} ${words}`));
			for (const { place, words, found } of misses) {
				const isOn = (twin) => written.has(`${twin.pointers.pointer} ${words}`);
				report(onBothEntries(snapshot, place, found, isOn));
			}
		}
	}
});
function missOf(miss) {
	if (miss.kind === "key" && miss.isRequired) return [{
		place: miss.place.at(miss.field),
		words: miss.spelled,
		found: misspelledKey(miss)
	}];
	if (miss.kind !== "value") return [];
	const { record, fault } = miss;
	const place = miss.place.along(fault.path);
	return [{
		place,
		words: JSON.stringify(fault.value ?? null),
		found: faultOf({
			record,
			fault,
			place
		}, fault.missing)
	}];
}
function onBothEntries(snapshot, place, found, isOn) {
	const entry = entryAround(place, snapshot);
	if (entry === void 0 || snapshot.quests === void 0) return found;
	return valueDraft(snapshot.quests, entry, place.paths[0].slice(2), found, isOn);
}
function faultOf(placed, absent) {
	const { fault, place } = placed;
	const { instead, part } = fault;
	const at = {
		kind: "place",
		place,
		part,
		...absent && { absent }
	};
	const fix = instead === void 0 ? repairOf(placed) : replaceValue(place, instead, "safe", `write ${instead}`);
	return {
		kind: kindOf(fault),
		at,
		values: {
			fault,
			absent
		},
		fix
	};
}
function kindOf({ missing, path, wrongType, keyword }) {
	if (missing !== void 0) return VECTORS.has(path.at(-1)) ? "component" : "missing";
	if (wrongType !== void 0) return "type";
	if (keyword === "minimum") return "range";
	return keyword === "minItems" || keyword === "maxItems" ? "length" : "value";
}
function isCutShort(value) {
	return typeof value === "string" && (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value));
}
const CORRECTED = [
	"Id",
	"Name",
	"TaskTriggerId"
];
const ROTATIONS = ["rot", "rotation"];
function repairOf({ record, fault, place }) {
	const { value, wrongType, path } = fault;
	if (value === void 0 || wrongType === void 0) return void 0;
	const [expected] = wrongType.split(",");
	const field = path.at(-1);
	if (record === "snapshot" && field === "roomTasks" && Array.isArray(value)) return wrap(place, ["{\"Tasks\":", "}"], value.length === 0 ? "safe" : "unsafe", "put the list into an object, as Tasks");
	if (VECTORS.has(field)) return repairOfVector(value, field, place);
	if (expected === "array" && isObject(value)) return repairOfList(value, place);
	if (value === null && expected === "string") return mayBeEmpty(record, path) || isCorrected(record, field) ? write(place, "\"\"") : void 0;
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
function repairOfList(value, place) {
	const keys = keysOf(value);
	if (keys.length === 0) return write(place, "[]");
	if (keys.every((key) => /^\d+$/.test(key))) return void 0;
	return wrap(place, ["[", "]"], "unsafe", "put it into a list");
}
function isCorrected(record, field) {
	return !record.startsWith("quest-entry") && CORRECTED.includes(field);
}
function repairOfVector(value, field, place) {
	const vector = otherForm(value, ROTATIONS.includes(field));
	if (vector === void 0) return void 0;
	const json = JSON.stringify(vector);
	return overwriteValue(place, json, `write ${json}`);
}
function write(place, json) {
	return replaceValue(place, json, "unsafe", `write ${json}`);
}
function wrap(place, around, safety, description) {
	const edit = {
		kind: "replace",
		place,
		by: {
			kind: "copy",
			of: place,
			edits: [],
			around
		}
	};
	return {
		safety,
		description,
		edits: [safety === "unsafe" ? {
			...edit,
			discards: true
		} : edit]
	};
}
// rules/settings/settings.ts
const WHAT = "roomSettingsExtraData";
const extraDataJson = defineRule({
	id: "settings/extra-data-json",
	level: "error",
	kinds: {
		"not-a-string": HELD_JSON["not-a-string"],
		"not-json": HELD_JSON["not-json"],
		empty: HELD_JSON.empty
	},
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
		if (embedded.text !== void 0) {
			const found = unreadable(embedded, () => WHAT);
			if (found !== void 0) report(found);
			return;
		}
		const { place } = embedded;
		const { value } = embedded.reading;
		report({
			kind: "not-a-string",
			at: place,
			values: {
				what: WHAT,
				value,
				content: "JSON"
			},
			fix: typeof value === "object" && value !== null ? putIntoString(place, "it") : void 0
		});
	} }
});
const LIST = "numericParameters";
const variables = defineRule({
	id: "settings/variables",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"encoded-twice": HELD_JSON["encoded-twice"],
		"no-object": HELD_JSON["no-object"],
		"not-a-list": ({ list }) => `${LIST} is ${quoteValue(list)}: write a list such as [{"N":"coins","VT":0}], or [] for none`,
		"not-an-object": ({ index, value }) => `variable ${index} in ${LIST} is ${quoteValue(value)}: write an object such as {"N":"coins","VT":0}`,
		"no-name": ({ index }) => `variable ${index} in ${LIST} has no N: write its name`,
		"no-number": ({ index, value }) => `VT of variable ${index} in ${LIST} is ${quoteValue(value)}: write a whole number`
	},
	fix: "safe",
	summary: "roomSettingsExtraData holds an object, and its variables have a name and a type",
	source: "public material of the platform, room settings",
	on: { embedded(text, report) {
		if (text.role !== WHAT || text.text === void 0 || text.reading.kind !== "value") return;
		const { value } = text.reading;
		const found = encodedTwice(text, () => WHAT) ?? noObject(text, () => WHAT);
		if (found !== void 0) report(found);
		const list = member(value, LIST);
		if (list === void 0) return;
		const at = text.place.inside().at(LIST);
		if (!Array.isArray(list)) {
			report({
				kind: "not-a-list",
				at,
				values: { list }
			});
			return;
		}
		for (const [index, variable] of list.entries()) {
			const place = at.at(index);
			const value = member(variable, "VT");
			if (!isObject(variable)) report({
				kind: "not-an-object",
				at: place,
				values: {
					index,
					value: variable
				}
			});
			else if (textField(variable, "N") === void 0) report({
				kind: "no-name",
				at: place,
				values: { index }
			});
			else if (value !== void 0 && !Number.isInteger(value)) report({
				kind: "no-number",
				at: place.at("VT"),
				values: {
					index,
					value
				}
			});
		}
	} }
});
const foreignKey = defineRule({
	id: "settings/foreign-key",
	level: "off",
	catalog: { level: "info" },
	kinds: { "made-up": ({ key }) => key === "skybox" ? `${quoteValue(key)} is not a known setting: write it in roomSettingsExtraData, as skyBoxDayTextureUrl` : `${quoteValue(key)} is not a known setting: no published room has it, so check in the game that it does something` },
	summary: "The settings have no keys that are known to be made up",
	source: "public material of the platform, room settings",
	on: { snapshot(snapshot, report) {
		const settings = snapshot.section("settings");
		if (!isObject(settings)) return;
		for (const key of FOREIGN_SETTINGS) if (hasMember(settings, key)) report({
			kind: "made-up",
			at: keyAt(snapshot.place.along(["settings", key])),
			values: { key }
		});
	} }
});
// rules/snapshot/lacking.ts
function emptiedSection({ section, loss, ...about }) {
	return defineRule({
		...about,
		kinds: { empty: `${section} is empty, so an import ${loss}: leave ${section} out to keep them` },
		summary: `The ${section} section is not empty`,
		on: { snapshot(snapshot, report) {
			if (snapshot.isEmpty(section)) report({
				kind: "empty",
				at: snapshot.place.at(section)
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
const logicWithoutItems = defineRule({
	id: "snapshot/logic-without-items",
	level: "warning",
	kinds: { "no-items": "roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room" },
	summary: "A file with logic also has roomItems",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot(snapshot, report) {
		const logic = snapshot.section("logic");
		if (logic === void 0 || snapshot.section("roomItems") !== void 0) return;
		if (keysOf(logic).length > 0) report({
			kind: "no-items",
			at: keyAt(snapshot.place.at("logic"))
		});
	} }
});
const missingLogic = defineRule({
	id: "snapshot/missing-logic",
	level: "warning",
	kinds: { missing: ({ quests }) => `there is no logic section, so nothing starts or completes ${quests === 1 ? "the quest" : `the ${quests} quests`}: put back the logic that the room had` },
	summary: "A file with items and quests has logic as well",
	source: "game-management API, part 2, room-data snapshot",
	state: () => ({ hasTasks: false }),
	on: {
		itemLogic({ value }, _report, { state }) {
			if (hasMember(value, "Tasks")) state.hasTasks = true;
		},
		snapshot(snapshot, report, { state }) {
			const items = snapshot.section("roomItems");
			const quests = snapshot.quests?.pairs.length ?? 0;
			if (state.hasTasks || quests === 0 || snapshot.section("logic") !== void 0) return;
			if (keysOf(items).length === 0) return;
			const roomTasks = snapshot.section("roomTasks");
			if (valuesOf(roomTasks).some(hasContent) || snapshot.misplaced.some(({ home }) => home === "logic")) return;
			report({
				kind: "missing",
				at: keyAt(snapshot.place.at("roomItems")),
				values: { quests }
			});
		}
	}
});
const roomTasks = defineRule({
	id: "snapshot/room-tasks",
	level: "off",
	catalog: { level: "info" },
	kinds: {
		"unknown-quest": ({ id }) => `roomTasks names ${quoteValue(id)}, and the file has no quest with this id: use the id of a quest`,
		"other-entry": ({ task }) => `roomTasks holds ${quoteValue(task)}: use the id of a quest, as a string`
	},
	summary: "roomTasks names quests of the file",
	source: "public material of the platform, room data",
	on: { snapshot(snapshot, report) {
		const roomTasks = snapshot.section("roomTasks");
		const tasks = arrayField(roomTasks, "Tasks") ?? [];
		for (const [index, task] of tasks.entries()) {
			const at = snapshot.place.along([
				"roomTasks",
				"Tasks",
				index
			]);
			if (typeof task !== "string") report({
				kind: "other-entry",
				at: isObject(task) ? recordAt(at) : at,
				values: { task }
			});
			else if (snapshot.quests !== void 0 && !snapshot.knowsQuest(task)) report({
				kind: "unknown-quest",
				at,
				values: { id: task }
			});
		}
	} }
});
// rules/snapshot/sections.ts
const KNOWN = new Set(SECTIONS);
const unknownSection = defineRule({
	id: "snapshot/unknown-section",
	level: "info",
	kinds: { unknown: ({ name }) => `${quoteValue(name)} is not a documented section: roomlint keeps it, but an import may ignore it` },
	summary: "Every section is one of the five documented ones",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	on: { snapshot({ root, place, sectionsPresent }, report) {
		if (root === void 0 || sectionsPresent.length === 0) return;
		for (const name of keysOf(root)) if (!KNOWN.has(name)) report({
			kind: "unknown",
			at: keyAt(place.at(name)),
			values: { name }
		});
	} }
});
const sectionSpelling = defineRule({
	id: "snapshot/section-spelling",
	level: "error",
	kinds: {
		misspelled: ({ spelled, meant }) => `${quoteValue(spelled)} is not a section of a snapshot: rename it to ${meant}${lookAlikeNote(spelled, meant)}`,
		misplaced({ kind, section, home, key }) {
			const what = `the file has no ${home}, and ${quoteValue(key)} in ${section ?? "the snapshot"}`;
			return kind === "section" ? `${what} holds its records: move it to the top level` : `${what} looks like one of its records: move it to ${home}`;
		}
	},
	fix: "unsafe",
	summary: "Sections are spelled as documented, and at the top level",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot({ misplaced, root, place, spellings }, report) {
		for (const { kind, section, home, keys } of misplaced) if (member(root, home) === void 0) for (const key of keys) report({
			kind: "misplaced",
			at: keyAt((section === void 0 ? place : place.at(section)).at(key)),
			values: {
				kind,
				section,
				home,
				key
			}
		});
		for (const miss of spellings.nearMisses) if (miss.kind === "section") report(misspelledKey(miss));
	} }
});
const WORDS = {
	roomItems: "a room item",
	quests: "a quest entry",
	logic: "the logic of an item"
};
const misplacedRecords = defineRule({
	id: "snapshot/misplaced-records",
	level: "info",
	kinds: { misplaced: ({ key, section, home }) => `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one` },
	summary: "Records of a section do not look like those of another section",
	source: "game-management API, part 2, room-data snapshot",
	on: { snapshot({ misplaced, root, place }, report) {
		for (const { kind, section, home, keys } of misplaced) {
			if (kind === "section" || member(root, home) === void 0 || section === void 0) continue;
			for (const key of keys) report({
				kind: "misplaced",
				at: keyAt(place.at(section).at(key)),
				values: {
					key,
					section,
					home
				}
			});
		}
	} }
});
const nothingToImport = defineRule({
	id: "snapshot/nothing-to-import",
	level: "error",
	kinds: { "no-section": ({ look }) => `the file has none of the sections roomItems, settings, roomTasks, quests and logic${advice(look)}` },
	summary: "The file has at least one section that an import reads",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	on: { snapshot({ root, place, sectionsPresent }, report) {
		if (root !== void 0 && sectionsPresent.length === 0) report({
			kind: "no-section",
			at: recordAt(place),
			values: { look: lookalike(root) }
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
// rules/subscription/form.ts
const triggerForm = defineRule({
	id: "subscription/trigger-form",
	level: "error",
	kinds: {
		both: "a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest",
		neither: ({ name, meant }) => `this trigger has neither TaskTriggerId nor DirectEffector: ${meant === void 0 ? "add TaskTriggerId to advance a quest, or DirectEffector to fire an effect" : `add TaskTriggerId ${quoteValue(meant)}, the id of ${quoteValue(name ?? "")}`}`,
		trigger: {
			level: "warning",
			says: "the documents give an effector subscription no Trigger: move it to a TaskTriggerSubscription"
		},
		effector: {
			level: "warning",
			says: "the documents give a trigger subscription no Effector: move it to a TaskEffectorSubscription"
		}
	},
	sentence: "a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId",
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
	on: { subscription({ kind, record, place }, report, { snapshot: { quests } }) {
		if (kind === "effector") {
			if (hasMember(record, "Trigger") && hasMember(record, "$type")) report({
				kind: "trigger",
				at: keyAt(place.at("Trigger"))
			});
			return;
		}
		if (hasMember(record, "Effector")) report({
			kind: "effector",
			at: keyAt(place.at("Effector"))
		});
		if (kind !== "undecided-trigger") return;
		const related = [{
			at: keyAt(place.at("TaskTriggerId")),
			message: "TaskTriggerId"
		}];
		if (hasMember(record, "DirectEffector")) report({
			kind: "both",
			at: keyAt(place.at("DirectEffector")),
			related
		});
		else {
			const name = textField(record, "Name");
			const entry = name === void 0 ? void 0 : quests?.byName.onlyWithName(name);
			const meant = entry && quests?.inProgressId(entry);
			report({
				kind: "neither",
				at: recordAt(place),
				values: {
					name,
					meant
				}
			});
		}
	} }
});
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
const KINDS$2 = {
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
const misplacedType = defineRule({
	id: "subscription/misplaced-type",
	level: "error",
	kinds: { misplaced: ({ type, kind, expected }) => `${type} is ${KINDS$2[kind].name}, not ${expected}: move it to ${KINDS$2[kind].home}` },
	sentence: "Effector holds an effect, Trigger a trigger event, and Tasks subscriptions",
	summary: "Subscriptions belong in Tasks, effects in Effector, triggers in Trigger",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	on: {
		effect({ type, place, subscription: { place: around } }, report) {
			if (type === void 0 || place.step !== "Effector" || place.parent !== around) return;
			const values = misplaced(type, "an effect");
			if (values !== void 0) report({
				kind: "misplaced",
				at: place.at("$type"),
				values
			});
		},
		subscription({ record, place }, report) {
			const trigger = objectField(record, "Trigger");
			const values = misplaced(textField(trigger, "$type"), "a trigger");
			if (values !== void 0) report({
				kind: "misplaced",
				at: place.at("Trigger").at("$type"),
				values
			});
		},
		snapshot({ otherTasks }, report) {
			for (const { type, list, place } of otherTasks) {
				const values = misplaced(type, ELEMENTS[list]);
				if (values !== void 0) report({
					kind: "misplaced",
					at: place.at("$type"),
					values
				});
			}
		}
	},
	subscriptions: [
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	]
});
function misplaced(type = "", expected) {
	const kind = DOCUMENTED_TYPES.get(type);
	return kind === void 0 || KINDS$2[kind].name === expected ? void 0 : {
		type,
		kind,
		expected
	};
}
const unknownType = defineRule({
	id: "subscription/unknown-type",
	level: "warning",
	kinds: { misspelled: typeIsMisspelled },
	fix: "unsafe",
	summary: "The $type of a subscription is spelled as documented",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	on: { snapshot({ spellings }, report) {
		for (const miss of spellings.nearMisses) if (miss.kind === "type" && miss.subject === "subscription") report(misspelledType(miss));
	} }
});
// rules/subscription/ids.ts
const idUuid = defineRule({
	id: "subscription/id-uuid",
	level: "error",
	kinds: {
		"no-uuid": ({ id }) => `Id ${quoteValue(id)} is not a UUID: write a new UUID v4`,
		"other-version": ({ id }) => `Id ${quoteValue(id)} is a UUID but not version 4: write a new UUID v4`
	},
	sentence: "Id is a UUID v4",
	fix: "unsafe",
	summary: "The Id of a subscription or linked task is a UUID v4",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",
	...CHOOSES_UUID_VERSION,
	on: { subscription(subscription, report, { options: { version } }) {
		const { record, place } = subscription;
		const id = textField(record, "Id");
		if (id === void 0) return;
		const given = uuidVersion(id);
		if (given === 4 || given !== void 0 && version === "any") return;
		const at = place.at("Id");
		const fix = fixIn(subscription, renewUuid(at, "unsafe", "write a new UUID v4", placeInLogic(at)));
		report({
			kind: given === void 0 ? "no-uuid" : "other-version",
			at,
			values: { id },
			fix: beginsLikeJson(id) ? void 0 : fix
		});
	} }
});
const UUID_RULE = "subscription/id-uuid";
const idUnique = defineRule({
	id: "subscription/id-unique",
	level: "error",
	kinds: { twice: ({ id, first }) => id === first ? `Id ${quoteValue(id)} is already used by another subscription: give this one a new UUID v4` : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first)}, which another subscription uses: give this one a new UUID v4` },
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
		snapshot(_snapshot, report, { state, optionsOf, eachSubscription }) {
			if (!state.mayRepeat) return;
			const kept = /* @__PURE__ */ new Map();
			for (const use of usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE))) {
				const first = keptBefore(use, kept);
				if (first === void 0) continue;
				const { id, key, at, subscription } = use;
				const fix = fixIn(subscription, renewUuid(at, "unsafe", "write a new UUID v4", placeInLogic(at)));
				report({
					kind: "twice",
					at,
					identity: key,
					values: {
						id,
						first: first.id
					},
					related: [{
						at: first.at,
						message: "the first use of this Id"
					}],
					fix: beginsLikeJson(id) ? void 0 : fix
				});
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
	const section = sectionOf$1(use.at);
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
function comparableId(id, uuidOptions) {
	const version = uuidVersion(id);
	const isAccepted = version === 4 || version !== void 0 && uuidOptions?.version === "any";
	if (uuidOptions !== void 0 && !isAccepted) return void 0;
	return version === void 0 ? id : id.toLowerCase();
}
function sectionOf$1(place) {
	return place.chain()[1]?.step;
}
function placeInLogic(place) {
	const [[section, key = ""], inner, ...deeper] = place.paths;
	if (section !== "roomItems" || inner === void 0 || deeper.length > 0) return place;
	return Place.root.along(["logic", key]).inside().along(inner);
}
var quest_name_default = defineRule({
	id: "subscription/quest-name",
	level: "error",
	kinds: {
		"other-name": ({ name, right, isSound }) => isSound ? `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}${lookAlikeNote(name, right)}` : `Name ${quoteValue(name)} is not that of the quest in TaskTriggerId, ${quoteValue(right)}: correct the one that is wrong`,
		"other-quest": ({ name, right }) => `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}: write ${quoteValue(right)} here, or the id of ${quoteValue(name)} there`,
		"no-number": ({ name, right }) => `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`,
		unnumbered: {
			sentence: "Name is that of the quest, with its numeric prefix",
			says: ({ name }) => name === "" ? "Name is empty: write the Name of the quest, with its number" : `Name ${quoteValue(name)} does not begin with a number and an underscore: write the Name of the quest, with its number`
		},
		"second-name": ({ name, other }) => `the same TaskTriggerId has the Name ${quoteValue(name)} here and ${quoteValue(other)} elsewhere: use one Name for one quest`
	},
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
			const { kind, record, place } = subscription;
			const id = questReference(subscription);
			const name = textField(record, "Name");
			if (id === void 0 || name === void 0) return;
			if (name === "" && kind === "undecided-trigger") return;
			const at = place.at("Name");
			const { quests } = snapshot;
			const entry = quests?.entry(id);
			let found;
			if (quests !== void 0 && entry !== void 0) found = otherName(subscription, name, entry, quests);
			else if (!isNumberedName(name)) found = {
				kind: "unnumbered",
				at,
				values: { name }
			};
			else if (snapshot.section("quests") === void 0 && id !== "") found = secondName(id, name, at, firstNames);
			if (found !== void 0) wrong.push({
				id,
				name,
				found
			});
		},
		snapshot({ dialogueQuestIds, dialogueQuestNames }, report, { state: { wrong } }) {
			for (const { id, name, found } of wrong) if (!dialogueQuestIds.has(id) && !dialogueQuestNames.has(name)) report(found);
		}
	}
});
function otherName(subscription, name, entry, quests) {
	if (textField(entry.record, "Name") === name) return void 0;
	const twin = quests.twinOf(entry);
	const entries = twin === void 0 ? [entry] : [entry, twin];
	const names = new Set(entries.flatMap(({ record }) => textField(record, "Name") ?? []));
	if (names.has(name) || names.size === 0) return void 0;
	const [right = "", ...others] = names;
	const isSound = others.length === 0 && isSoundName(right);
	if (others.length === 0 && !isNumberedName(right) && isNumberedName(name)) return void 0;
	const isOwn = [right, bareName(right)].includes(name.trim());
	const other = quests.byName.withName(name) ?? (isOwn ? void 0 : quests.byName.meantBy(name));
	const at = subscription.place.at("Name");
	const ofId = {
		at: (entries.find(({ record }) => textField(record, "Name") !== void 0) ?? entry).place.at("Name"),
		message: "the quest in TaskTriggerId"
	};
	const description = `write the Name ${quoteValue(right)}`;
	if (other !== void 0) {
		const related = [ofId, {
			at: other.place.at("Name"),
			message: "the quest in Name"
		}];
		const fix = isSound && entry.status !== "completed" ? replaceValue(at, JSON.stringify(right), "unsafe", description) : void 0;
		return {
			kind: "other-quest",
			at,
			values: {
				name,
				right
			},
			related,
			fix: fixIn(subscription, fix)
		};
	}
	const related = [ofId];
	if (!isSound) return {
		kind: "other-name",
		at,
		values: {
			name,
			right,
			isSound
		},
		related
	};
	const fix = fixIn(subscription, overwriteText(at, name, right, description));
	return name === bareName(right) ? {
		kind: "no-number",
		at,
		values: {
			name,
			right
		},
		related,
		fix
	} : {
		kind: "other-name",
		at,
		values: {
			name,
			right,
			isSound
		},
		related,
		fix
	};
}
function secondName(id, name, at, firstNames) {
	const first = firstNames.get(id);
	if (first === void 0) firstNames.set(id, {
		name,
		place: at
	});
	if (first === void 0 || first.name === name) return void 0;
	return {
		kind: "second-name",
		at,
		identity: [id, ...[name, first.name].sort()].join("\n"),
		values: {
			name,
			other: first.name
		},
		related: [{
			at: first.place,
			message: "the other Name with the same TaskTriggerId"
		}]
	};
}
// rules/subscription/quests.ts
const knownQuest = defineRule({
	id: "subscription/known-quest",
	level: "error",
	kinds: { "unknown-quest": (values) => {
		const { id } = values;
		const what = id === "" ? "TaskTriggerId is empty" : `no quest in the file has the id ${quoteValue(id)}`;
		switch (values.by) {
			case "Name as id": return `${quoteValue(id)} is the Name of a quest, not its id: use the id of its inProgress entry, ${quoteValue(values.meant)}`;
			case "look-alike": return `${what}: use ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}${lookAlikeNote(id, values.meant)}`;
			case "Name": return values.meant === void 0 ? `${what}: add the inProgress entry of ${quoteValue(values.name)}, which is missing` : `${what}: use ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}`;
			case "nothing": return values.name === void 0 ? `${what}: use the id of a quest's inProgress entry, or delete this subscription` : `${what} or the Name ${quoteValue(values.name)}: write those of a quest in the file, or delete this subscription if the quest is gone for good`;
		}
	} },
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
				if (dialogueQuestIds.has(id)) continue;
				const at = subscription.place.at("TaskTriggerId");
				const answer = answerFor(reference, quests, alike);
				const { meant } = answer;
				report({
					kind: "unknown-quest",
					at,
					values: {
						id,
						...answer
					},
					fix: fixIn(subscription, writeMeant(at, meant))
				});
			}
		}
	}
});
function answerFor({ id, name }, quests, alike) {
	const { byName } = quests;
	const byId = byName.onlyWithName(id);
	const named = byId && quests.inProgressId(byId);
	if (named !== void 0) return {
		by: "Name as id",
		meant: named
	};
	const similar = alike.of(id);
	if (similar !== void 0) return {
		by: "look-alike",
		meant: similar,
		name: quests.entry(similar)?.name ?? similar
	};
	if (name === void 0) return { by: "nothing" };
	if (id !== "" && isNumberedName(name) && byName.withName(name) === void 0) return {
		by: "nothing",
		name
	};
	const entry = byName.onlyWithName(name);
	return entry === void 0 ? { by: "nothing" } : {
		by: "Name",
		meant: quests.inProgressId(entry),
		name
	};
}
const inProgressId = defineRule({
	id: "subscription/in-progress-id",
	level: "error",
	lenient: { level: "warning" },
	kinds: { "completed-id": isOfCompleted },
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
		if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
		const meant = pair && completePair(pair)?.inProgress.key;
		const quest = questLabel(entry);
		const at = subscription.place.at("TaskTriggerId");
		const description = `use the id of the inProgress entry of ${quest}`;
		report({
			kind: "completed-id",
			at,
			values: {
				id,
				quest,
				meant
			},
			related: [{
				at: keyAt(entry.place),
				message: "the completed entry"
			}],
			fix: meant === void 0 ? void 0 : fixIn(subscription, replaceValue(at, JSON.stringify(meant), "unsafe", description))
		});
	} }
});
// rules/subscription/states.ts
const WAYS = [
	"leave it out for Not Active",
	"write 1 for Active",
	"write 2 for Completed"
];
const effectorState = defineRule({
	id: "subscription/target-state",
	level: "error",
	kinds: {
		zero: "TargetState is 0: remove it for Not Active, or write 1 for Active or 2 for Completed",
		code: ({ state, to }) => `TargetState ${state} is a transition code, for triggers and linked tasks only: ${WAYS[to]}`,
		"no-state": ({ state }) => `TargetState ${state} is not a quest state: write 1 for Active or 2 for Completed, or ${WAYS[0]}`
	},
	sentence: "TargetState of an effector subscription is 1, 2 or left out; it is never written as 0",
	fix: "mixed",
	reveals: ["subscription/one-per-state"],
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
function canRemove(record) {
	const others = withoutMember(record, "TargetState");
	return readKeys("effector-subscription", others).slips.every(({ field }) => field !== "TargetState");
}
const advancingCode = defineRule({
	id: "subscription/transition-code",
	level: "error",
	kinds: {
		state: ({ code }) => `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed$1(waysTo(code).map(way), "or")}`,
		"no-code": ({ code }) => `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)`
	},
	sentence: "TargetState of triggers and linked tasks is one of the transition codes",
	summary: "TargetState of a quest-advancing trigger or a linked task is a transition code",
	source: "quest and task records, part 3, transition codes",
	subscriptions: ["quest-trigger", "linked-task"],
	on: { subscription({ record, place }, report) {
		const code = integerField(record, "TargetState");
		if (code === void 0 || transitionCode(code) !== void 0) return;
		report({
			kind: waysTo(code).length === 0 ? "no-code" : "state",
			at: place.at("TargetState"),
			values: { code }
		});
	} }
});
function waysTo(state) {
	return TRANSITION_CODES.filter(({ to }) => to === state);
}
function way({ code, from }) {
	return `${code} (from ${from === "any" ? "any state" : QUEST_STATES[from]})`;
}
const onePerState = defineRule({
	id: "subscription/one-per-state",
	level: "warning",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: { several: ({ labels, item, quest, state }) => `${labels.text(item)} has more than one effect for ${typeof quest === "string" ? quoteValue(quest) : questLabel(quest)} in the state ${QUEST_STATES[state]}, and the documents give it one: check in the game that all of them run` },
	summary: "An item has at most one effector subscription for each state of a quest",
	source: "quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state",
	state: () => ({
		tasks: void 0,
		seen: /* @__PURE__ */ new Map(),
		repeated: []
	}),
	subscriptions: ["effector"],
	on: {
		subscription(subscription, _report, { snapshot: { quests }, state: notes }) {
			const tasks = subscription.place.parent;
			const state = targetState(subscription.record);
			const id = textField(subscription.record, "TaskTriggerId") ?? "";
			const isSound = state !== void 0 && (state > 0 || !hasMember(subscription.record, "TargetState"));
			if (tasks === void 0 || !isSound || id === "" || !isItemTasks(tasks)) return;
			if (notes.tasks !== tasks) notes.seen.clear();
			notes.tasks = tasks;
			const entry = quests?.entry(id);
			const key = `${state} ${quests === void 0 || entry === void 0 ? id : questKey(entry, quests)}`;
			const first = notes.seen.get(key);
			if (first === void 0) notes.seen.set(key, subscription);
			else notes.repeated.push({
				id,
				state,
				later: subscription,
				first
			});
		},
		snapshot(snapshot, report, { state: { repeated } }) {
			for (const { id, state, later, first } of repeated) {
				const isKnown = snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id);
				if (snapshot.quests !== void 0 && !isKnown) continue;
				const quest = snapshot.quests?.entry(id) ?? textField(later.record, "Name") ?? id;
				const named = textField(first.record, "TaskTriggerId");
				report({
					kind: "several",
					at: recordAt(later.place),
					identity: JSON.stringify([
						later.place.parent?.paths,
						named,
						state
					]),
					values: {
						labels: snapshot.labels,
						item: later.itemKey,
						quest,
						state
					},
					related: [{
						at: recordAt(first.place),
						message: "the first subscription to this state"
					}]
				});
			}
		}
	}
});
function questKey(entry, quests) {
	const quest = quests.questOf(entry);
	return ("inProgress" in quest ? quest.inProgress[0]?.key : void 0) ?? entry.key;
}
// rules/text/limits.ts
const size = defineRule({
	id: "text/size",
	level: "error",
	kinds: { "too-large"({ kind, count, most, section, record = "" }) {
		if (kind === "size") return `the file has ${grouped(count)} bytes, and an import takes at most ${grouped(most)}: save it without indentation, or split the room in two`;
		const rest = `, and roomlint reads at most ${grouped(most)}, so nothing else in this file was checked: make it smaller`;
		if (section === void 0) return `the file has ${grouped(count)} sections${rest}`;
		return kind === "fields" ? `${quoteValue(record)} in ${quoteValue(section)} has ${grouped(count)} fields${rest}` : `${section} has ${grouped(count)} records${rest}`;
	} },
	sentence: "an imported JSON is at most 50 MB",
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
		if (fault.kind === "records" || fault.kind === "fields") report({
			kind: "too-large",
			at: spanIn(void 0, fault.span),
			values: fault
		});
		if (fault.kind !== "size" || fault.bytes <= options.maxBytes) return;
		const values = {
			kind: fault.kind,
			count: fault.bytes,
			most: options.maxBytes
		};
		report({
			kind: "too-large",
			at: spanIn(void 0, span(0, 0)),
			values
		});
	} }
});
const nearSizeLimit = defineRule({
	id: "text/near-size-limit",
	level: "warning",
	kinds: { "near-limit": ({ bytes }) => `the file has ${grouped(bytes)} bytes, and the limit of 50 MB can mean ${grouped(SURELY_IMPORTED_BYTES)} or ${grouped(MAX_IMPORTED_BYTES)} bytes: to be safe, save it without indentation, or split the room in two` },
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
		report({
			kind: "near-limit",
			at: spanIn(void 0, span(0, 0)),
			values: { bytes: fault.bytes }
		});
	} }
});
const depth = defineRule({
	id: "text/depth",
	level: "error",
	kinds: { "too-deep": ({ max }) => `nested more than ${grouped(max)} ${max === 1 ? "level" : "levels"} deep: flatten the objects and lists around it` },
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
			kind: "too-deep",
			at: spanIn(fault.holder, fault.span, place),
			values: { max: fault.max }
		});
	} }
});
function grouped(count) {
	return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
// rules/text/reading.ts
const ADVICE = {
	"Windows-1252": "not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8",
	"other script": "not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8"
};
const encoding = defineRule({
	id: "text/encoding",
	level: "error",
	kinds: {
		"not-utf8": ({ count, probably }) => `${count === 1 ? "this byte is" : `these ${count} bytes are`} ${probably === void 0 ? "not UTF-8: save the file as UTF-8" : ADVICE[probably]}`,
		"no-text": ({ message }) => message,
		"byte-order-mark": "the file begins with a byte-order mark: save it as UTF-8 without one",
		"other-encoding": ({ encoding }) => `the file is ${encoding}: save it as UTF-8`
	},
	sentence: "bodies are JSON, which is UTF-8 without a byte-order mark",
	fix: "safe",
	summary: "The file is UTF-8 without a byte-order mark",
	source: "game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark",
	on: { textFault(found, report) {
		if (found.kind !== "encoding") return;
		const { fault } = found;
		const { kind, span } = fault;
		const at = spanIn(void 0, span);
		if (kind === "not-utf8") report({
			kind,
			at,
			values: {
				count: span.end - span.start,
				probably: fault.probably
			}
		});
		else if (kind === "no-text") report({
			kind,
			at,
			values: { message: fault.message }
		});
		else if (kind === "other-encoding") report({
			kind,
			at,
			values: { encoding: fault.encoding }
		});
		else report({
			kind,
			at,
			fix: {
				safety: "safe",
				description: "remove the byte-order mark",
				edits: [{
					kind: "bytes",
					replacements: [{
						span,
						text: ""
					}]
				}]
			}
		});
	} }
});
function says({ fault, bytes, more }) {
	return `${syntaxMessage(fault, bytes)}${more ? " (more faults follow)" : ""}`;
}
const syntax = defineRule({
	id: "text/syntax",
	level: "error",
	kinds: Object.fromEntries(SYNTAX_FAULT_KINDS.map((kind) => [kind, says])),
	sentence: "a snapshot is a JSON file",
	fix: "mixed",
	summary: "The file is JSON",
	source: "game-management API, part 2, room-data snapshot: a JSON file; RFC 8259",
	unreadable: true,
	on: { textFault(found, report) {
		if (found.kind !== "syntax") return;
		const { fault, bytes, more } = found;
		const { kind, opened, fix } = fault;
		report({
			kind,
			at: spanIn(void 0, fault.span),
			values: {
				fault,
				bytes,
				more
			},
			related: opened && [{
				at: spanIn(void 0, opened),
				message: openedMessage(fault)
			}],
			fix: fix && fixDraft(kind, fix)
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
// rules/text/values.ts
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
const duplicateKey = defineRule({
	id: "text/duplicate-key",
	level: "error",
	kinds: { duplicate({ key, section = "" }) {
		const { what, advice } = RECORDS.get(section) ?? {
			what: "",
			advice: "delete the wrong one"
		};
		return `another ${what}${quoteValue(key)} comes before this one, and most readers keep only the last: ${advice}`;
	} },
	summary: "No object has the same key twice",
	source: "RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "duplicate-key") return;
		const { holder, fault } = found;
		const { key, place } = fault;
		report({
			kind: "duplicate",
			at: spanIn(holder, fault.span, place),
			values: {
				key,
				section: sectionOf(place)
			},
			related: [{
				at: spanIn(holder, fault.first, place),
				message: `the first ${quoteValue(key)}`
			}]
		});
	} }
});
function sectionOf(place) {
	const [[section, ...keys] = [], ...inner] = place?.paths ?? [];
	return keys.length === 1 && inner.length === 0 ? String(section) : void 0;
}
const MAX_LENGTH = 40;
const unsafeNumber = defineRule({
	id: "text/unsafe-number",
	level: "warning",
	kinds: {
		"inexact-integer": ({ text }) => `${shorten(text)} becomes ${shorten(exactly(Number(text), text))} when it is read: write a number of at most 15 digits, or a string if it is an id`,
		"too-many-digits": ({ text }) => `${shorten(text)} becomes ${Number(text)} when it is read: write at most 17 digits`,
		overflow: ({ text }) => `${shorten(text)} becomes ${Number(text)} when it is read: write a number closer to 0`,
		underflow: ({ text }) => `${shorten(text)} becomes ${text.startsWith("-") ? "-0" : "0"} when it is read: write 0, or a number further from 0`
	},
	summary: "Numbers fit in double precision",
	source: "RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "unsafe-number") return;
		const { span, place, text, why } = found.fault;
		report({
			kind: why,
			at: spanIn(found.holder, span, place),
			values: { text }
		});
	} }
});
function exactly(value, text) {
	if (!/[eE]/.test(text)) return String(BigInt(value));
	const digits = text.replace(/e.*/i, "").replace(/\D/g, "").length;
	return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}
function shorten(text) {
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\u2026` : text;
}
const loneSurrogate = defineRule({
	id: "text/lone-surrogate",
	level: "warning",
	kinds: { half({ count, first, inKey }) {
		const what = inKey ? "this key" : "this string";
		return count === 1 ? `${what} contains an unpaired surrogate, ${first}: write the whole character, or remove it` : `${what} contains ${count} unpaired surrogates, the first ${first}: write the whole characters, or remove them`;
	} },
	summary: "Strings contain no unpaired surrogates",
	source: "RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "lone-surrogate") return;
		const { span, place, count, escape: first, inKey } = found.fault;
		report({
			kind: "half",
			at: spanIn(found.holder, span, place),
			values: {
				count,
				first,
				inKey
			}
		});
	} }
});
const secret = defineRule({
	id: "text/secret",
	level: "warning",
	kinds: { credential: ({ name, inKey }) => `this ${inKey ? "key" : "string"} contains ${name}: ${name === "a signed upload URL" ? "use the assetURL that came with it instead" : "take it out, and replace it if others have seen the file"}` },
	summary: "Strings contain no signed upload URL, no access key and no password in a URL",
	source: "game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "secret") return;
		const { secrets, inKey, span, place } = found.fault;
		const at = spanIn(found.holder, span, place);
		for (const name of new Set(secrets.map((secret) => secret.name))) report({
			kind: "credential",
			at,
			values: {
				name,
				inKey
			}
		});
	} }
});
const decodedTwice = defineRule({
	id: "text/decoded-twice",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "decoded-twice": ({ text, meant }) => `${quoteValue(text)} was read in the wrong encoding: write ${quoteValue(meant)}` },
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
	for (const field of keysOf(record)) {
		const text = member(record, field);
		if (typeof text !== "string" || !FIRST_BYTES.test(text)) continue;
		const meant = decodedOnce(text);
		if (meant === text) continue;
		const at = place.at(field);
		report({
			kind: "decoded-twice",
			at,
			values: {
				text,
				meant
			},
			fix: writeMeant(at, meant)
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
// rules/trigger/triggers.ts
const enterNeedsTriggerPrefab = defineRule({
	id: "trigger/enter-needs-trigger-prefab",
	level: "error",
	kinds: { "other-prefab": (values) => "item" in values ? `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${values.item}: use OnClickEvent, or move this to a Trigger` : `OnEnterEvent does not work with the prefabName ${quoteValue(values.prefab)}: write "Trigger"` },
	sentence: "OnEnterEvent works only on items whose prefabName is Trigger",
	summary: "OnEnterEvent is used only on items with the prefabName Trigger",
	source: "quest and task records, part 2, TaskTriggerSubscription",
	subscriptions: [
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	],
	state: () => ({ misspelled: /* @__PURE__ */ new Set() }),
	on: { subscription({ record, place, itemKey }, report, { snapshot, state }) {
		if (member(member(record, "Trigger"), "$type") !== "OnEnterEvent") return;
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
				kind: "other-prefab",
				at: prefabPlace,
				values: { prefab }
			});
			return;
		}
		report({
			kind: "other-prefab",
			at: place.at("Trigger").at("$type"),
			values: { item: snapshot.labels.text(itemKey) },
			related: [{
				at: prefabPlace,
				message: "the prefabName of the item"
			}]
		});
	} }
});
const repeated = defineRule({
	id: "trigger/repeated",
	level: "warning",
	kinds: { twice: ({ item, code, quest, type }) => `${item} sends ${code} to ${quest} twice on ${type}: ${code === 111 ? "change this one to 121 to complete the quest" : "give this one another code"}` },
	summary: "An event sends a code to a quest only once",
	source: "quest and task records, part 3, transition codes",
	state: () => /* @__PURE__ */ new Map(),
	subscriptions: ["quest-trigger"],
	on: { subscription(subscription, report, { state, snapshot: { labels, quests } }) {
		const trigger = triggerOf(subscription);
		if (trigger?.type === void 0) return;
		const { type, record } = trigger;
		const { itemKey, record: task, place } = subscription;
		const id = textField(task, "TaskTriggerId");
		const code = integerField(task, "TargetState") ?? NaN;
		if (id === void 0 || transitionCode(code) === void 0) return;
		const event = keysOf(record).length === 1 ? type : canonical(record);
		const sent = `${code} ${itemKey.length} ${id.length} ${itemKey}${id}${event}`;
		const first = state.get(sent);
		if (first === void 0) {
			state.set(sent, {
				place,
				id: member(task, "Id")
			});
			return;
		}
		if (first.id === member(task, "Id")) return;
		const entry = quests?.entry(id);
		const quest = entry === void 0 ? "this quest" : otherQuestLabel(entry);
		report({
			kind: "twice",
			at: place.at("TargetState"),
			values: {
				item: labels.text(itemKey),
				code,
				quest,
				type
			},
			related: [{
				at: first.place.at("TargetState"),
				message: "the first of the two"
			}]
		});
	} }
});
const triggerPrefab = defineRule({
	id: "trigger/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-prefab": worksOnlyOn },
	summary: "Triggers are used on prefabs on which they work",
	source: "public material of the platform, triggers",
	on: { subscription(subscription, report, { snapshot }) {
		const placed = placedTrigger(subscription, snapshot);
		const on = placed?.known.on;
		if (placed === void 0 || on === void 0 || on.includes(placed.prefab)) return;
		const { type, at } = placed;
		if (type === "OnEnterEvent") return;
		report({
			kind: "other-prefab",
			at,
			values: {
				type,
				on,
				item: snapshot.labels.text(subscription.itemKey)
			}
		});
	} }
});
const visibleItem = defineRule({
	id: "trigger/visible-item",
	level: "off",
	catalog: { level: "warning" },
	kinds: { invisible: ({ type, item }) => `${type} does not work on ${item}, which players cannot see: use OnEnterEvent, or move this to a visible item` },
	summary: "Triggers of the pointer are used on visible items",
	source: "public material of the platform, triggers",
	on: { subscription(subscription, report, { snapshot }) {
		const placed = placedTrigger(subscription, snapshot);
		if (placed?.known.never.includes(placed.prefab) !== true) return;
		const { type, at } = placed;
		report({
			kind: "invisible",
			at,
			values: {
				type,
				item: snapshot.labels.text(subscription.itemKey)
			}
		});
	} }
});
function placedTrigger(subscription, snapshot) {
	const trigger = triggerOf(subscription);
	if (trigger === void 0) return void 0;
	const { type, known, place } = trigger;
	if (type === void 0 || known === void 0 || worksAnywhere(known)) return void 0;
	const prefab = knownPrefabOf(subscription.itemKey, snapshot);
	return prefab === void 0 ? void 0 : {
		type,
		known,
		prefab,
		at: place.at("$type")
	};
}
const rulePack = new Map([
	encoding,
	syntax,
	size,
	nearSizeLimit,
	duplicateKey,
	unsafeNumber,
	loneSurrogate,
	depth,
	secret,
	decodedTwice,
	schema,
	unknownSection,
	sectionSpelling,
	misplacedRecords,
	nothingToImport,
	removesAllItems,
	removesAllQuests,
	emptiesSettings,
	logicWithoutItems,
	missingLogic,
	roomTasks,
	expectedFields,
	parentExists,
	parentCycle,
	unit_rotation_default,
	otherFormat,
	logicKeyClash,
	extraDataJson$1,
	prefabName,
	contentString,
	zeroScale,
	enemyGround,
	portalDestination,
	keyNumber,
	hiddenClick,
	spelling_default,
	jsonString,
	knownItem,
	expectedKeys,
	fieldTypes,
	colour,
	prefabKeys,
	extraDataJson,
	variables,
	foreignKey,
	pairComplete,
	pairSymmetry,
	completedOnlyFields,
	statusSwapped,
	idMatchesKey,
	idFormat,
	entryIdUuid,
	numberedName,
	nameSpace,
	nameUnique,
	bareNameUnique,
	description,
	enabled,
	noAutoStart,
	templateNameEmpty,
	creator,
	extraTextJson,
	knownQuest$1,
	inProgressId$1,
	noCycle,
	reachableAmount,
	noDuplicate,
	neverChecked,
	idUuid,
	idUnique,
	effectorState,
	advancingCode,
	knownQuest,
	inProgressId,
	quest_name_default,
	onePerState,
	triggerForm,
	misplacedType,
	unknownType,
	enterNeedsTriggerPrefab,
	repeated,
	triggerPrefab,
	visibleItem,
	unknownType$1,
	emptyChain,
	randomOfOne,
	linkedTrigger,
	chainPlacement,
	parameters,
	prefab,
	equalLengths,
	noNumberPrefix,
	knownQuest$2,
	syntax_default,
	state,
	quotes,
	args,
	variable,
	timer,
	spawnPoint,
	cameraState,
	movementProfile,
	leaderboard,
	npc,
	animation_default,
	dialogue_node_default,
	neverActivated,
	neverCompleted,
	unreachableEffect,
	unreachableTransition,
	blockedRequirement,
	endlessChain,
	resetRacesCompletion,
	limitStopsLoop,
	refreshOverridesGroup
].map((rule) => [rule.id, rule]));
exports.fixIn = fixIn;
exports.otherQuestLabel = otherQuestLabel;
exports.questLabel = questLabel;
exports.rulePack = rulePack;
exports.syntaxMessage = syntaxMessage;
exports.valueDraft = valueDraft;
exports.writeMeant = writeMeant;
