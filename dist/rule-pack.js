"use strict";
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, AXES, BUILT_IN_VARIABLES, CHAIN_TYPE, COLOUR_SLIPS, COMPLETED_FIELDS, DOCUMENTED_TYPES, EFFECT_NAMES, ENEMY_GROUND, FIELDS: FIELDS$1, FIXED_FIELDS, FOREIGN_SETTINGS, KNOWLEDGE, MAX_IMPORTED_BYTES, MAX_RECORDS, NO_ROTATION, NearNames, OWN_FIELDS, PARENT_FIELD, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, SECTIONS, SHARED_FIELDS, SLIPS: SLIPS$1, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGER_NAMES, VECTORS, agreedName, argumentCount, aroundAxis, arrayField, bareName, comparablePair, completePair, cutFromString, defineRule, embeddedBytes, emptyJson, endsInSpace, expressionFunction, findRepeatedLogic, fourDigits, hasContent, hasControlCharacter, hasField, heldObject, hexDigits, idOf, inWords, integerField, isComputedText, isInViewNodes, isItemTasks, isNumberedName, isOfKind, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isSubscriptionType, isUuid, isUuidVersion4, isWritten, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantFunction, meantType, numberField, objectField, otherForm, overwriteValue, parentOf, parseExpression, playText, prefabNamed, questReference, readKeys, recordAt, removeMember, renameMember, renewUuid, replaceValue, requirementPlace, spanIn, stateName: stateName$1, strayRecord, syntaxFaultsIn, syntaxFaultsInSteps, targetState, textField, transitionCode, turnText, unwrapped, vectorText, withoutBrackets, wordsOf, writeValue } = require("./core.js");
const { addTo, counted, decodeLoosely, eachInSteps, finish, formatPointer, groupedBy, isObject, jsonType, listed: listed$1, member, nearest, quoteValue, span, visible, withArticle } = require("./words.js");
const { LEFT_OUT, LookAlikes, Place, SECRET_PATTERNS, SYNTAX_FAULT_KINDS, SeenTexts, asciiText, beginsLikeJson, bytesOf, canonical, fixQuotes, isJson, isSpace, isThroughout, lookAlikeNote, sameValue, textOf: textOf$1, tryJsonParse, tryParseJson, uuidVersion } = require("./text.js");
// rules/example-room.ts
const FIND_KEY = "mlh4k2p9x7q1ab";
const FIND_KEY_COMPLETED = "mlh4k2p9z3w8cd";
const OPEN_DOOR = "mlh5m8r2t6y4ef";
const OPEN_DOOR_COMPLETED = "mlh5m8r2v1u7gh";
function room(change = () => {}) {
	const changed = exampleRoom();
	change(changed);
	return textOf(changed);
}
function rawRoom(change) {
	const snapshot = JSON.parse(room());
	change(snapshot);
	return JSON.stringify(snapshot, null, 2);
}
function questsOnly(change = () => {}) {
	const { quests } = exampleRoom();
	change(quests);
	return JSON.stringify({ quests }, null, 2);
}
function textOf(changed) {
	const logic = Object.fromEntries(Object.entries(changed.logic).map(([key, value]) => [key, JSON.stringify(value)]));
	return JSON.stringify({
		...changed,
		logic
	}, null, 2);
}
function exampleRoom() {
	return {
		roomItems: {
			"2": item("GLB", 0, 1, 4),
			"3": item("ResizableCube", 0, 1.5, 8),
			"4": item("Trigger", 0, 1, 7)
		},
		settings: {
			roomBase: "BlankScene",
			isNight: false,
			tasksRefresh: false,
			roomSettingsExtraData: JSON.stringify({
				showNameTags: true,
				EventData: JSON.stringify({ itemNames: [] })
			})
		},
		roomTasks: { Tasks: [] },
		quests: {
			...pair({
				entryId: "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f",
				name: "0_find_key",
				ids: [FIND_KEY, FIND_KEY_COMPLETED]
			}),
			...pair({
				entryId: "5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d",
				name: "1_open_door",
				ids: [OPEN_DOOR, OPEN_DOOR_COMPLETED],
				requires: FIND_KEY
			})
		},
		logic: {
			"2": {
				Tasks: [questTrigger("OnClickEvent", "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012", 181, "0_find_key", FIND_KEY), effector("HideObjectEvent", "b4e2a6c8-3d5f-4071-9bac-2d4e6f801234", 2, "0_find_key", FIND_KEY)],
				ViewNodes: []
			},
			"3": {
				Tasks: [{
					$type: "TaskEffectorSubscription",
					Effector: {
						$type: "MoveToSpot",
						_transformState: {
							position: [
								0,
								4.5,
								8
							],
							rotation: [
								0,
								0,
								0,
								1
							],
							scale: [
								3,
								3,
								.2
							],
							duration: 2
						}
					},
					Id: "c5f3b7d9-4e60-4182-8cbd-3e5f70912345",
					TargetState: 1,
					Name: "1_open_door",
					TaskTriggerId: OPEN_DOOR
				}, {
					$type: "TaskEffectorSubscription",
					Effector: {
						$type: "RunTriggersFromEffector",
						linkedTasks: [{
							Trigger: { Delay: 5 },
							Id: "d604c8ea-5f71-4293-9dce-4f6081a23456",
							TargetState: 171,
							Name: "1_open_door",
							TaskTriggerId: OPEN_DOOR
						}]
					},
					Id: "e715d9fb-6082-43a4-8edf-507192b34567",
					TargetState: 2,
					Name: "1_open_door",
					TaskTriggerId: OPEN_DOOR
				}],
				ViewNodes: [],
				col: "8B4513",
				e: 0,
				c: true
			},
			"4": {
				Tasks: [
					questTrigger("OnEnterEvent", "f826ea0c-7193-44b5-9fe0-6182a3c45678", 111, "1_open_door", OPEN_DOOR),
					questTrigger("OnExitEvent", "0937fb1d-82a4-45c6-80f1-7293b4d56789", 121, "1_open_door", OPEN_DOOR),
					{
						$type: "TaskTriggerSubscription",
						Trigger: { $type: "OnEnterEvent" },
						DirectEffector: {
							Effector: {
								$type: "NotificationPillEvent",
								nt: "You need the key",
								c: "FFFFFF"
							},
							Id: "1a480c2e-93b5-46d7-9102-83a4c5e6789a",
							TargetState: 2,
							Name: ""
						},
						Id: "2b591d3f-a4c6-47e8-a213-94b5d6f789ab",
						TargetState: 2,
						Name: ""
					}
				],
				ViewNodes: []
			}
		}
	};
}
function item(prefabName, x, y, z) {
	return {
		prefabName,
		pos: {
			x,
			y,
			z
		},
		rot: {
			x: 0,
			y: 0,
			z: 0,
			w: 1
		},
		scale: {
			x: 1,
			y: 1,
			z: 1
		},
		contentString: prefabName === "GLB" ? "https://models.example/" : "",
		parentItemID: 0,
		placed: true
	};
}
function pair({ entryId, name, ids: [inProgress, completed], requires }) {
	const shared = {
		Description: "created in unity",
		Group: "",
		DisplayGroup: "",
		Enabled: true,
		RepeatableLimit: 0,
		FinishTime: 0,
		AutoStart: false,
		TriggeredByInventory: false,
		Requirements: requires === void 0 ? [] : [{
			delete: false,
			amount: 1,
			type: "quest",
			id: requires
		}],
		Creator: "Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N",
		TemplateName: "",
		Tracked: true,
		Visible: true,
		ExtraText: ""
	};
	const entry = (id, Status, rest) => structuredClone({
		EntryId: entryId,
		id,
		Name: name,
		Status,
		...shared,
		...rest
	});
	return {
		[inProgress]: entry(inProgress, "inProgress", {}),
		[completed]: entry(completed, "completed", {
			Rewards: [],
			SuccessMsg: ""
		})
	};
}
function questTrigger(type, id, code, name, quest) {
	return {
		$type: "TaskTriggerSubscription",
		Trigger: { $type: type },
		Id: id,
		TargetState: code,
		Name: name,
		TaskTriggerId: quest
	};
}
function effector(type, id, state, name, quest) {
	return {
		$type: "TaskEffectorSubscription",
		Effector: { $type: type },
		Id: id,
		TargetState: state,
		Name: name,
		TaskTriggerId: quest
	};
}
// rules/example-changes.ts
function quest(name, change) {
	return questsOnly((quests) => {
		for (const entry of Object.values(quests)) if (entry.Name === name) apply$1(entry, change);
	});
}
function everyQuest(change) {
	return questsOnly((quests) => {
		for (const entry of Object.values(quests)) apply$1(entry, change);
	});
}
function entries(changes) {
	return questsOnly((quests) => applyToRecords(quests, changes));
}
function requirement(name, change) {
	return questsOnly((quests) => {
		for (const { Name, Requirements } of Object.values(quests)) {
			if (Name !== name || !Array.isArray(Requirements)) continue;
			const first = Requirements[0] ?? {
				delete: false,
				amount: 1,
				type: "quest",
				id: ""
			};
			if (!isObject(first)) continue;
			apply$1(first, change);
			Requirements[0] = first;
		}
	});
}
function onFirst(name, field, marks, message) {
	const { quests } = JSON.parse(questsOnly());
	return {
		at: `/quests/${Object.keys(quests).find((key) => quests[key]?.Name === name)}/${field}`,
		marks,
		message
	};
}
function roomWith({ everyQuest = {}, settings = {}, roomTasks = {}, ...sections }) {
	return room((changed) => {
		apply$1(changed.settings, settings);
		apply$1(changed.roomTasks, roomTasks);
		for (const entry of Object.values(changed.quests)) apply$1(entry, everyQuest);
		for (const name of [
			"roomItems",
			"quests",
			"logic"
		]) applyToRecords(changed[name], sections[name] ?? {});
	});
}
function items(roomItems) {
	return roomWith({ roomItems });
}
function logic(item, change) {
	return room((changed) => apply$1(changed.logic[item] ?? {}, change));
}
function task(item, index, change) {
	return room((changed) => {
		const tasks = tasksOf(changed, item);
		const changedTask = tasks[index] ?? {};
		apply$1(changedTask, change);
		tasks[index] = changedTask;
	});
}
function chain(change, links = [{}]) {
	return room((changed) => {
		const effector = tasksOf(changed, "3")[1]?.Effector;
		const [link = {}] = effector.linkedTasks;
		effector.linkedTasks = links.map((each) => {
			const changedLink = structuredClone(link);
			apply$1(changedLink, each);
			return changedLink;
		});
		apply$1(effector, change);
	});
}
function linkTo(task, quest, TargetState, Id, Trigger = {}) {
	apply$1(task ?? {}, { Effector: {
		$type: CHAIN_TYPE,
		linkedTasks: [{
			Trigger,
			Id,
			TargetState,
			Name: quest === "mlh4k2p9x7q1ab" ? "0_find_key" : "1_open_door",
			TaskTriggerId: quest
		}]
	} });
}
function expression(text) {
	return task("2", 1, { Effector: {
		$type: "FunctionEffector",
		V: text
	} });
}
function movedByExpression() {
	const changed = JSON.parse(expression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)"));
	const logic = JSON.parse(changed.logic["4"] ?? "");
	logic.Tasks.splice(0, 1);
	changed.logic["4"] = JSON.stringify(logic);
	return {
		title: "a quest that an expression moves",
		text: JSON.stringify(changed, null, 2),
		options: { knowledge: "catalog" }
	};
}
function atExpression(marks, message) {
	return {
		at: "/logic/2#/Tasks/1/Effector/V",
		marks,
		message
	};
}
function button(id, directId) {
	const zero = {
		x: 0,
		y: 0,
		z: 0
	};
	const tasks = [{
		$type: "TaskTriggerSubscription",
		Trigger: { $type: "OnClickEvent" },
		DirectEffector: {
			Effector: { $type: "HideObjectEvent" },
			Id: directId,
			TargetState: 2,
			Name: ""
		},
		Id: id,
		TargetState: 2,
		Name: ""
	}];
	const item = {
		prefabName: "GLB",
		pos: zero,
		rot: {
			...zero,
			w: 1
		},
		scale: {
			x: 1,
			y: 1,
			z: 1
		}
	};
	return JSON.stringify({
		roomItems: { "2": item },
		logic: { "2": JSON.stringify({
			Tasks: tasks,
			ViewNodes: []
		}) }
	}, null, 2);
}
function tasksOf({ logic }, item) {
	return logic[item]?.Tasks;
}
function apply$1(record, change) {
	for (const [field, value] of Object.entries(change)) if (value === void 0) delete record[field];
	else record[field] = value;
}
function applyToRecords(records, changes) {
	for (const [key, change] of Object.entries(changes)) if (change === void 0) delete records[key];
	else apply$1(records[key] ?? {}, change);
}
// rules/wording/broken-texts.ts
const MAX_TOGETHER$2 = 1e4;
const MAX_SEARCHED = 4194304;
const MIN_COUNTED = 1024;
const MAX_REMEMBERED_LENGTH = 200;
const MAX_REMEMBERED = 1e3;
var BrokenTexts = class {
	count = 0;
	searched = 0;
	known = /* @__PURE__ */ new Map();
	add(text) {
		const isSearched = this.searched < MAX_SEARCHED;
		this.searched += Math.max(MIN_COUNTED, text.text.length);
		return {
			faults: () => this.read(text, isSearched),
			isTogether: ++this.count <= MAX_TOGETHER$2
		};
	}
	*read(text, isSearched) {
		const known = this.known.get(text.text);
		if (known !== void 0) return known;
		const faults = yield* syntaxFaultsInSteps(text, isSearched);
		if (text.text.length <= MAX_REMEMBERED_LENGTH && this.known.size < MAX_REMEMBERED) this.known.set(text.text, faults);
		return faults;
	}
};
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
function entryDraft({ key, record }, cause, draft) {
	return {
		...draft,
		cause,
		subject: String(record.EntryId ?? key),
		rank: key,
		again: AGAIN$1
	};
}
function valueDraft(quests, entry, path, draft) {
	const twin = quests.twinWithSame(entry, path);
	if (twin === void 0) return draft;
	return entryDraft(entry, JSON.stringify([[entry.key, twin.key].sort(), ...path]), draft);
}
function entryCause({ record }, what) {
	return JSON.stringify([String(record.EntryId), ...what]);
}
function onQuests({ subjects }) {
	return subjects < 2 ? "" : ` on ${subjects} quests`;
}
const AGAIN$1 = {
	message: ({ drafts, subjects }) => drafts === 2 && subjects === 1 ? "the same on the other entry" : "the next of them",
	most: 1,
	comesFirst: true
};
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
const MAX_RELATED = 12;
function flowName({ name }) {
	return quoteValue(name);
}
function fieldOf({ quest }, field) {
	return ("entries" in quest ? quest.entries : [quest]).map(({ place }) => place.at(field));
}
function blockedBy(quest, { blockedRequirements }) {
	return blockedRequirements.filter((blocked) => blocked.quest === quest).flatMap(({ requirement: { place } }) => [place.at("id"), place.at("amount")]);
}
function repeatedCodes({ analysis }, { index }) {
	const sent = /* @__PURE__ */ new Set();
	return (analysis.index.transitionsOf.get(index) ?? []).flatMap(({ cause, code, place }) => {
		if (cause.kind !== "event") return [];
		const key = `${cause.event} ${code.code}`;
		if (sent.has(key)) return [place.at("TargetState")];
		sent.add(key);
		return [];
	});
}
function circleOf(labels) {
	const shown = labels.slice(0, MAX_SHOWN);
	if (shown.length < labels.length) shown.push(`\u2026 (${labels.length - shown.length} more)`);
	return [...shown, labels[0]].join(" \u2192 ");
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
// rules/wording/throughout.ts
function throughout(kind, draft, of) {
	const { fix } = draft;
	return {
		...draft,
		throughout: {
			kind,
			message: (all) => `${wordsOf(draft)}${of === void 0 ? furtherPlaces(all) : onFurtherQuests(all)}`,
			fix: fix && (({ fixes }) => `${wordsOf({
				...draft,
				message: fix.description
			})}${andPlaces(fixes - 1)}`)
		}
	};
}
function throughoutFile(draft, of) {
	return throughout("", draft, of);
}
function together(cause, draft) {
	const { throughout: words } = throughout(cause, draft);
	const own = wordsOf(draft);
	return {
		...draft,
		cause,
		message: words.message,
		again: { message: (_all, first) => first.startsWith(own) ? "the same here" : own },
		fix: draft.fix && {
			...draft.fix,
			description: words.fix ?? draft.fix.description
		}
	};
}
function onFurtherQuests(all) {
	const { drafts, subjects } = all;
	if (subjects < 2) return furtherPlaces(all);
	if (drafts > 2 * subjects) return ` (and in ${places(drafts - 1)}, on ${subjects} quests)`;
	return ` (and on ${subjects - 1} more quest${subjects > 2 ? "s" : ""})`;
}
function furtherPlaces({ drafts }) {
	return drafts < 2 ? "" : ` (and in ${places(drafts - 1)})`;
}
function andPlaces(others) {
	return others < 1 ? "" : `, and fix ${places(others)} alike`;
}
function places(count) {
	return `${count} more place${count > 1 ? "s" : ""}`;
}
// rules/wording/held-json.ts
function heldJsonFault(text, words) {
	return text.reading.kind === "value" ? void 0 : heldObjectFault(text, words);
}
function heldObjectFault(text, words) {
	const { place, reading } = text;
	if (reading.kind === "too-deep") return void 0;
	if (reading.kind === "broken") return brokenJson(text, words());
	if (reading.kind === "value") return isObject(reading.value) ? void 0 : notAnObject(text, reading.value, words());
	const { what, whenEmpty } = words();
	return {
		at: place,
		kind: "empty",
		message: `${what} is an empty string: ${whenEmpty}`
	};
}
function misheldLogic(text, what) {
	const { place, reading } = text;
	if (reading.kind !== "value" || !isObject(reading.value)) return void 0;
	const wrapper = heldObject(text)?.wrapper;
	if (wrapper !== void 0) return wrappedLogic(what(), place.inside().at(wrapper), wrapper);
	if (!isSubscriptionType(reading.value.$type)) return void 0;
	return throughout("subscription", {
		at: place,
		kind: "subscription",
		message: `${what()} is a subscription: put it into a list, {"Tasks":[\u2026],"ViewNodes":[]}`
	});
}
function wrappedLogic(what, inner, wrapper) {
	const message = `${what} is wrapped in ${quoteValue(wrapper)}: move what is in it one level up`;
	return throughout("wrapped", {
		at: keyAt(inner),
		kind: "wrapped",
		message
	});
}
function notAString(what, value, content = "a JSON object") {
	const held = isObject(value) ? "this object" : content;
	return `${what} is ${shownKind(value)}: it must be a string that holds ${held}`;
}
function shownKind(value) {
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return "a string";
	return isObject(value) ? "an object" : quoteValue(value);
}
function notAnObject(text, value, words) {
	const { place } = text;
	if (heldObject(text) === void 0) return {
		at: place,
		kind: "no-object",
		message: `${words.what} holds ${shownKind(value)}: it must hold a JSON object, between { and }`
	};
	return {
		at: place,
		kind: "encoded-twice",
		...inSeveral("encoded-twice", words, "it is encoded twice as well"),
		message: ({ drafts }) => `${named(words, drafts)} is encoded twice: put ${drafts === 1 ? "its JSON object" : "the JSON objects"} into a string only once`,
		fix: replaceValue(place, text.text.trim(), "safe", "decode it once")
	};
}
function reportBroken$1(text, words, report, others) {
	const { faults, isTogether } = others.add(text);
	const make = () => {
		const draft = brokenJson(text, words(), finish(faults()));
		return isTogether ? draft : {
			...draft,
			cause: void 0
		};
	};
	report({
		make,
		kind: "not-json",
		fix: "unsafe",
		place: text.place,
		isTogether
	});
}
function brokenJson(text, words, faults = syntaxFaultsIn(text)) {
	const { place } = text;
	const { what, whenEmpty } = words;
	if (text.text === "[object Object]") return {
		at: place,
		kind: "not-json",
		...inSeveral("object-object", words, "this as well"),
		message: ({ drafts }) => `${named(words, drafts)} is "[object Object]": write the object itself, as JSON.stringify does`
	};
	const [fault] = faults;
	if (fault === void 0 || fault.kind === "empty") return {
		at: place,
		kind: "not-json",
		message: `${what} holds only white space: ${whenEmpty}`
	};
	const { opened, kind } = fault;
	const bytes = embeddedBytes(text);
	const alike = kind === "unclosed-string" && fault.span.end === bytes.length ? "cut-off" : isThroughout(kind) ? kind : void 0;
	const message = syntaxMessage(fault, bytes, place.paths.length);
	return {
		at: spanIn(place, fault.span, place),
		kind: "not-json",
		...alike !== void 0 && inSeveral(alike, words, "the same here"),
		message: ({ drafts }) => `in ${named(words, drafts)}, ${message}`,
		...opened && { related: [{
			at: spanIn(place, opened, place),
			message: openedMessage(fault)
		}] },
		fix: fixOf$1(text, fault, faults)
	};
}
function inSeveral(kind, { many }, again) {
	return many === void 0 ? {} : {
		cause: kind,
		again: { message: again }
	};
}
function named({ what, many }, drafts) {
	return drafts > 1 && many !== void 0 ? many(drafts) : what;
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
// rules/wording/later-quests.ts
const PAIRS = 2048;
function* laterQuests(pairs, keyOf, inFileOrder) {
	const byKey = /* @__PURE__ */ new Map();
	yield* eachInSteps(pairs, PAIRS, (pair) => {
		const key = keyOf(pair);
		if (key !== void 0) addTo(byKey, key, pair);
	});
	const shared = [...byKey.values()].filter((quests) => quests.length > 1);
	const questsAt = new Map(shared.flatMap((quests) => quests.flatMap((pair) => pair.entries.map(({ place }) => [place, {
		pair,
		quests
	}]))));
	const firsts = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Map();
	const places = yield* inFileOrder([...questsAt.keys()]);
	for (const { pair, quests } of places.flatMap((place) => questsAt.get(place) ?? [])) {
		const first = firsts.get(quests) ?? pair;
		firsts.set(quests, first);
		const [later, earlier] = [mainEntry(pair), mainEntry(first)];
		if (pair !== first && later && earlier) found.set(pair, {
			later,
			first: earlier
		});
	}
	return [...found.values()];
}
// rules/wording/pair-draft.ts
function reportInPair(place, makeDraft, snapshot, report, about = {}) {
	const entry = pairedEntry(place, snapshot);
	if (entry === void 0) report({
		make: makeDraft,
		...about,
		place
	});
	else report(pairDraft(place, makeDraft(), entry));
}
function inPair(place, draft, snapshot) {
	const entry = pairedEntry(place, snapshot);
	return entry === void 0 ? draft : pairDraft(place, draft, entry);
}
function pairedEntry(place, snapshot) {
	const entry = entryAround(place, snapshot);
	return entry && snapshot.quests?.pairOf(entry)?.entries.length === 2 ? entry : void 0;
}
function entryAround(place, { quests }) {
	const [section, key] = firstSteps(place);
	return section === "quests" ? quests?.entry(String(key)) : void 0;
}
function pairDraft(place, draft, entry) {
	const [[, , ...path]] = place.paths;
	const words = wordsOf(draft);
	const isStatus = formatPointer(path) === "/Status" && !("part" in draft.at && draft.at.part === "key");
	const what = isStatus ? draft.fix?.safety ?? null : words;
	return {
		...draft,
		...isStatus && draft.fix && { fix: fixOfStatus(draft.fix) },
		cause: entryCause(entry, [...path, what]),
		again: { message: (_all, first) => words === first ? "the same on the other entry" : words }
	};
}
function fixOfStatus(fix) {
	const { description } = fix;
	const words = (all) => {
		if (all.fixes === 2) return "write \"inProgress\" and \"completed\"";
		return typeof description === "string" ? description : description(all);
	};
	return {
		...fix,
		description: words
	};
}
function firstSteps(place) {
	let [link, key] = [place, void 0];
	let section;
	while (link.parent !== void 0) [link, section, key] = [
		link.parent,
		link.step,
		section
	];
	return [section, key];
}
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
function reportKeySlip(miss, snapshot, report) {
	const draft = {
		...inPair(miss.place.at(miss.field), keyNearMiss(miss, "documented field"), snapshot),
		kind: "misspelled"
	};
	report(areTooMany(snapshot) ? draft : throughout(slipOf(miss.spelled, miss.field), draft));
}
function reportTypeSlip(miss, snapshot, report) {
	if (areTooMany(snapshot)) report({ make: () => typeNearMiss(miss) });
	else report(throughout(slipOf(miss.spelled, miss.type), typeNearMiss(miss)));
}
function typeNearMiss({ place, type, spelled }) {
	const at = place.at("$type");
	return {
		at,
		message: `${quoteValue(spelled)} is not a documented $type: write "${type}"${lookAlikeNote(spelled, type)}`,
		fix: replaceValue(at, JSON.stringify(type), "unsafe", `write "${type}"`)
	};
}
const MAX_TOGETHER$1 = 1e5;
function areTooMany({ spellings }) {
	return spellings.nearMisses.length > MAX_TOGETHER$1;
}
function slipOf(spelled, name) {
	return lettersOf(spelled) === lettersOf(name) ? "letter case" : JSON.stringify([spelled, name]);
}
function lettersOf(name) {
	return name.replace(/[^A-Za-z\d$]/g, "").toLowerCase();
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
// rules/wording/quest-label.ts
function questLabel({ record }) {
	const name = textField(record, "Name");
	return name === void 0 ? "this quest" : quoteValue(name);
}
function otherQuestLabel({ record, key }) {
	return quoteValue(textField(record, "Name") ?? key);
}
// rules/wording/reference-draft.ts
const AGAIN = {
	Name: { message: "the same Name" },
	TaskTriggerId: { message: "the same TaskTriggerId" }
};
function referenceDraft(field, cause, draft) {
	const { at, kind, message, related, fix, unless } = draft;
	return {
		at,
		kind,
		cause: JSON.stringify([...cause, fix?.safety]),
		unless,
		message: (all) => `${inWords(message, all)}${andMore(all.drafts - 1)}`,
		related,
		again: AGAIN[field],
		fix
	};
}
function andMore(others) {
	if (others === 0) return "";
	return others === 1 ? " (and in 1 more subscription)" : ` (and in ${others} more subscriptions)`;
}
// rules/wording/renaming.ts
const MIN_CUT = 6;
function renaming(from, to) {
	if (bareName(from) === bareName(to)) return "number";
	if (from.toLowerCase() === to.toLowerCase()) return "letter case";
	if (withoutSeparators(from) === withoutSeparators(to)) return "separators";
	if (from.length >= MIN_CUT && to.startsWith(from)) return "cut off";
	return addition("added", to, from) ?? addition("removed", from, to);
}
function addition(what, longer, shorter) {
	if (shorter === "") return void 0;
	if (longer.endsWith(shorter)) return JSON.stringify([
		what,
		"begins",
		longer.slice(0, longer.length - shorter.length)
	]);
	return longer.startsWith(shorter) ? JSON.stringify([
		what,
		"ends",
		longer.slice(shorter.length)
	]) : void 0;
}
function withoutSeparators(text) {
	return text.replace(/[\s_.-]/g, "").toLowerCase();
}
// rules/wording/tie-between.ts
function tieBetween(groups, ...about) {
	return JSON.stringify([...about, ...[...groups].map(([name, { length }]) => [name, length]).sort()]);
}
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
// rules/effect/chain-placement.ts
var chain_placement_default = defineRule({
	id: "effect/chain-placement",
	level: "info",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: { elsewhere: {} },
	fix: "none",
	summary: "RunTriggersFromEffector is used in an effector subscription",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	why: "The documents describe a chain as the effect of an effector subscription, fired when a quest changes. They do not say whether a trigger can fire one directly.",
	on: { effect({ type, place, subscription }, report) {
		if (type !== "RunTriggersFromEffector" || subscription.kind === "effector") return;
		report({
			at: place.at("$type"),
			message: "this chain is not in an effector subscription, where the documents put chains: check in the game that it runs"
		});
	} },
	examples: () => ({
		good: [{
			title: "a chain fired by the completion of a quest",
			text: room()
		}],
		bad: [{
			title: "a chain fired directly by a trigger",
			text: task("4", 2, { DirectEffector: {
				Effector: {
					$type: CHAIN_TYPE,
					linkedTasks: [{
						Trigger: {},
						Id: "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",
						TargetState: 101,
						Name: "1_open_door",
						TaskTriggerId: OPEN_DOOR
					}]
				},
				Id: "1a480c2e-93b5-46d7-9102-83a4c5e6789a",
				TargetState: 2,
				Name: ""
			} }),
			at: "/logic/4#/Tasks/2/DirectEffector/Effector/$type",
			marks: `\\"${CHAIN_TYPE}\\"`,
			message: "this chain is not in an effector subscription, where the documents put chains: check in the game that it runs"
		}]
	})
});
// rules/effect/empty-chain.ts
var empty_chain_default = defineRule({
	id: "effect/empty-chain",
	level: "warning",
	kinds: { empty: {} },
	fix: "none",
	summary: "RunTriggersFromEffector has linked tasks",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	why: "A chain changes the quests of its linked tasks. Without linked tasks it does nothing.",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || arrayField(record, "linkedTasks")?.length !== 0) return;
		report(throughoutFile({
			at: place.at("linkedTasks"),
			message: "this chain has no linked tasks, so it does nothing: add linked tasks, or remove the subscription that fires it"
		}));
	} },
	examples: () => ({
		good: [{
			title: "a chain with a linked task",
			text: room()
		}],
		bad: [{
			title: "a chain without linked tasks",
			text: chain({}, []),
			at: "/logic/3#/Tasks/1/Effector/linkedTasks",
			marks: "[]",
			message: "this chain has no linked tasks, so it does nothing: add linked tasks, or remove the subscription that fires it"
		}]
	})
});
// rules/effect/equal-lengths.ts
const animation = (states, _transformStates) => task("2", 1, { Effector: {
	$type: "PortalsAnimation",
	states,
	_transformStates
} });
var equal_lengths_default = defineRule({
	id: "effect/equal-lengths",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-length": {} },
	fix: "none",
	summary: "Lists of one effect with an element for each step are equally long",
	source: "public material of the platform, effects",
	why: "Each step of an animation or of a path takes one element of each list.",
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
	} },
	examples: () => ({
		good: [{
			title: "one of each for a step",
			text: animation(["0"], [{}])
		}],
		bad: [{
			title: "a step without a place",
			text: animation(["0", "1"], [{}]),
			at: "/logic/2#/Tasks/1/Effector/_transformStates",
			marks: "[{}]",
			message: "states has 2 and _transformStates 1 entries: give both one for each step"
		}]
	})
});
// rules/effect/linked-trigger.ts
const OTHER_ID = "3c6a4e50-b5d7-4809-9324-a5c6e70891bc";
const MESSAGE$1 = "a linked task does not wait for an event: remove \"$type\" from its Trigger (Delay may stay)";
function besideTrigger(delay) {
	return `Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${typeof delay === "number" ? quoteValue(delay) : "seconds"}}`;
}
function* chainFieldsElsewhere({ record, place, holder }) {
	const chainPlace = place.parent?.parent;
	const effect = holder && chainPlace && valueIn(holder, chainPlace);
	if (holder === void 0 || chainPlace === void 0 || !isObject(effect)) return;
	if (typeof record.useRandom === "boolean" && !hasField(effect, "useRandom")) yield randomElsewhere(record.useRandom, place, chainPlace, "a linked task", place.step === 0);
	if (place.step !== 0) return;
	if (chainPlace.parent === holder.place && typeof holder.record.useRandom === "boolean" && !hasField(effect, "useRandom")) yield randomElsewhere(holder.record.useRandom, holder.place, chainPlace, "the subscription", true);
	const trigger = objectField(record, "Trigger");
	if (typeof effect.Delay === "number" && (trigger === void 0 || !hasField(trigger, "Delay"))) yield throughout("Delay in chain", {
		at: keyAt(chainPlace.at("Delay")),
		kind: "delay-elsewhere",
		message: `Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": ${quoteValue(effect.Delay)}}`
	});
}
function valueIn(holder, place) {
	if (place === holder.place) return holder.record;
	const around = place.parent && valueIn(holder, place.parent);
	if (Array.isArray(around)) return around[Number(place.step)];
	return isObject(around) ? member(around, String(place.step)) : void 0;
}
function randomElsewhere(value, from, chainPlace, where, isFirst) {
	const at = from.at("useRandom");
	return throughout("useRandom", {
		at: keyAt(at),
		kind: "random-elsewhere",
		cause: JSON.stringify(chainPlace.paths),
		message: ({ drafts }) => `useRandom is in ${drafts === 1 ? where : counted(drafts, "linked task")}: move it beside linkedTasks`,
		again: { message: "the same here" },
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
	});
}
function isEvent(type) {
	return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType("trigger", type) !== void 0;
}
var linked_trigger_default = defineRule({
	id: "effect/linked-trigger",
	level: "warning",
	kinds: {
		event: {},
		"delay-elsewhere": {},
		"random-elsewhere": {}
	},
	fix: "unsafe",
	summary: "The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks",
	source: "quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry",
	why: "A linked task runs when its chain fires: immediately, or after the Delay in its Trigger. It does not wait for an event. Other fields beside Delay are not documented and are left alone.",
	subscriptions: ["linked-task"],
	on: { subscription(subscription, report) {
		const { record, place } = subscription;
		for (const draft of chainFieldsElsewhere(subscription)) report(draft);
		const trigger = objectField(record, "Trigger");
		if (trigger === void 0) return;
		if (typeof trigger.$type === "string" && isEvent(trigger.$type)) report(throughout("$type", {
			at: keyAt(place.at("Trigger").at("$type")),
			kind: "event",
			message: MESSAGE$1
		}));
		const delay = record.Delay;
		if (delay !== void 0 && !hasField(trigger, "Delay")) report(throughout("Delay", {
			at: keyAt(place.at("Delay")),
			kind: "delay-elsewhere",
			message: besideTrigger(delay)
		}));
	} },
	examples: () => ({
		good: [
			{
				title: "a linked task that runs after a delay",
				text: room()
			},
			{
				title: "a linked task that runs immediately",
				text: chain({}, [{ Trigger: {} }])
			},
			{
				title: "an unfamiliar field beside Delay",
				text: chain({}, [{ Trigger: {
					Delay: 5,
					RTime: 1
				} }])
			}
		],
		bad: [
			{
				title: "a linked task with an event",
				text: chain({}, [{ Trigger: {
					$type: "OnClickEvent",
					Delay: 5
				} }]),
				at: "/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type",
				marks: "\\\"$type\\\"",
				message: MESSAGE$1
			},
			{
				title: "useRandom in a linked task",
				text: chain({}, [{
					Trigger: {},
					useRandom: true
				}, {
					Trigger: {},
					Id: OTHER_ID
				}]),
				at: "/logic/3#/Tasks/1/Effector/linkedTasks/0/useRandom",
				marks: "\\\"useRandom\\\"",
				message: "useRandom is in a linked task: move it beside linkedTasks",
				fixed: chain({ useRandom: true }, [{ Trigger: {} }, {
					Trigger: {},
					Id: OTHER_ID
				}])
			},
			{
				title: "a Delay in the chain",
				text: chain({ Delay: 5 }, [{ Trigger: {} }]),
				at: "/logic/3#/Tasks/1/Effector/Delay",
				marks: "\\\"Delay\\\"",
				message: "Delay is beside linkedTasks: move it into the Trigger of each linked task, as \"Trigger\": {\"Delay\": 5}"
			},
			{
				title: "a Delay beside the Trigger",
				text: chain({}, [{
					Trigger: {},
					Delay: 5
				}]),
				at: "/logic/3#/Tasks/1/Effector/linkedTasks/0/Delay",
				marks: "\\\"Delay\\\"",
				message: "Delay belongs in the Trigger of a linked task: move it there, as \"Trigger\": {\"Delay\": 5}"
			}
		]
	})
});
// rules/effect/wrong-parameters.ts
function isSound({ needed, slips }, record) {
	for (const [name, kind] of needed) {
		const value = record[name];
		if (value === void 0 || !isOfKind(value, kind)) return false;
	}
	for (const slip of slips.keys()) if (Object.hasOwn(record, slip)) return false;
	return true;
}
function* wrongParameters(type, known, record, place) {
	const missing = [];
	const slips = new Map(known.slips);
	for (const [name, kind] of known.needed) {
		const value = record[name];
		if (value === void 0) {
			const spelled = spelledOtherwise(name, known, record);
			if (spelled === void 0) missing.push(name);
			else slips.set(spelled, name);
		} else if (!isOfKind(value, kind)) yield {
			slip: `${name} is not ${kind}`,
			draft: {
				kind: "other-type",
				at: place.at(name),
				message: `${name} of this ${type} is ${quoteValue(value)}: write ${KIND_WORDS[kind]}`
			}
		};
	}
	yield* misnamed(type, slips, record, place);
	const [first, ...others] = missing;
	if (first === void 0) return;
	const kind = known.needed.get(first);
	const advice = others.length > 0 || kind === void 0 ? "add them" : `add it as ${KIND_WORDS[kind]}`;
	yield {
		slip: `lacks ${missing.join()}`,
		draft: {
			kind: "missing",
			at: recordAt(place),
			fields: missing,
			message: `this ${type} has no ${missing.join(" and no ")}: ${advice}`
		}
	};
}
function* misnamed(type, slips, record, place) {
	for (const [slip, name] of slips) if (Object.hasOwn(record, slip) && !Object.hasOwn(record, name)) yield {
		slip: `has ${slip}`,
		draft: renamed$1(type, slip, name, place)
	};
}
function spelledOtherwise(name, { needed }, record) {
	const names = new NearNames([name]);
	return Object.keys(record).find((key) => !needed.has(key) && names.meant(key) !== void 0);
}
function renamed$1(type, slip, name, place) {
	const at = place.at(slip);
	return {
		at: keyAt(at),
		kind: "other-name",
		message: `this ${type} has ${slip}: rename it to ${name}`,
		fix: renameMember(at, name, slip)
	};
}
// rules/effect/parameters.ts
const SPOT$1 = {
	position: [
		0,
		1,
		0
	],
	rotation: [
		0,
		0,
		0,
		1
	],
	scale: [
		1,
		1,
		1
	],
	duration: 1
};
const effect = (Effector) => task("2", 1, { Effector });
var parameters_default = defineRule({
	id: "effect/parameters",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		missing: {},
		"other-type": {},
		"other-name": {}
	},
	fix: "unsafe",
	summary: "Effects have the parameters that they need",
	source: "public material of the platform, effects",
	why: "An effect without a parameter that it needs does nothing, or not what was meant. Of the effects that the documents describe, schema checks the parameters and this rule their names.",
	on: { effect({ type, known, record, place }, report) {
		if (type === void 0 || known === void 0 || isSound(known, record)) return;
		const wrong = DOCUMENTED_TYPES.has(type) ? misnamed(type, known.slips, record, place) : wrongParameters(type, known, record, place);
		for (const { slip, draft } of wrong) report(throughout(`${type} ${slip}`, draft));
	} },
	examples: () => ({
		good: [{
			title: "an effect with its parameters",
			text: room()
		}, {
			title: "an effect that needs none",
			text: effect({ $type: "ShowOutline" })
		}],
		bad: [
			{
				title: "a parameter in another letter case",
				text: effect({
					$type: "PlaySoundOnce",
					url: "https://sounds.example/"
				}),
				at: "/logic/2#/Tasks/1/Effector/url",
				marks: "\\\"url\\\"",
				message: "this PlaySoundOnce has url: rename it to Url",
				fixed: effect({
					$type: "PlaySoundOnce",
					Url: "https://sounds.example/"
				})
			},
			{
				title: "the parameter of another effect",
				text: effect({
					$type: "StopSound",
					Url: "https://sounds.example/"
				}),
				at: "/logic/2#/Tasks/1/Effector/Url",
				marks: "\\\"Url\\\"",
				message: "this StopSound has Url: rename it to url",
				fixed: effect({
					$type: "StopSound",
					url: "https://sounds.example/"
				})
			},
			{
				title: "where a copy belongs, as for the item itself",
				text: effect({
					$type: "DuplicateItem",
					_transformState: SPOT$1
				}),
				at: "/logic/2#/Tasks/1/Effector/_transformState",
				marks: "\\\"_transformState\\\"",
				message: "this DuplicateItem has _transformState: rename it to TS",
				fixed: effect({
					$type: "DuplicateItem",
					TS: SPOT$1
				})
			},
			{
				title: "where an item moves, as for a copy",
				text: effect({
					$type: "MoveToSpot",
					TS: SPOT$1
				}),
				at: "/logic/2#/Tasks/1/Effector/TS",
				marks: "\\\"TS\\\"",
				message: "this MoveToSpot has TS: rename it to _transformState",
				fixed: effect({
					$type: "MoveToSpot",
					_transformState: SPOT$1
				})
			},
			{
				title: "a parameter that is missing",
				text: effect({
					$type: "NotificationPillEvent",
					c: "FFFFFF"
				}),
				at: "/logic/2#/Tasks/1/Effector",
				marks: "\\\"Effector\\\"",
				message: "this NotificationPillEvent has no nt: add it as a string"
			},
			{
				title: "two parameters that are missing",
				text: effect({ $type: "NPCMessageEvent" }),
				at: "/logic/2#/Tasks/1/Effector",
				marks: "\\\"Effector\\\"",
				message: "this NPCMessageEvent has no n and no m: add them"
			},
			{
				title: "a number in quotes",
				text: effect({
					$type: "ChangePlayerHealth",
					healthChange: "5"
				}),
				at: "/logic/2#/Tasks/1/Effector/healthChange",
				marks: "\\\"5\\\"",
				message: "healthChange of this ChangePlayerHealth is \"5\": write a number"
			}
		]
	})
});
// rules/effect/prefab.ts
var prefab_default$1 = defineRule({
	id: "effect/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-prefab": {} },
	fix: "none",
	summary: "Effects are used on prefabs on which they work",
	source: "public material of the platform, effects",
	why: "Some effects act on the item that has them, and only on items of some prefabs. On any other item nothing happens.",
	on: { effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
		const on = known?.on;
		if (type === void 0 || on === void 0) return;
		const prefab = knownPrefabOf(itemKey, snapshot);
		if (prefab === void 0 || on.includes(prefab)) return;
		report({
			at: place.at("$type"),
			cause: JSON.stringify([itemKey, type]),
			again: {
				message: "here as well",
				most: 5
			},
			message: worksOnlyOn(type, on, snapshot.labels.text(itemKey))
		});
	} },
	examples: () => ({
		good: [{
			title: "an effect that works everywhere",
			text: task("2", 1, { Effector: { $type: "ShowOutline" } })
		}, {
			title: "an item of which nothing is known",
			text: items({ 2: { prefabName: "Statue" } }).replace("HideObjectEvent", "TurnToPlayer")
		}],
		bad: [{
			title: "an effect of characters on a model",
			text: task("2", 1, { Effector: { $type: "TurnToPlayer" } }),
			at: "/logic/2#/Tasks/1/Effector/$type",
			marks: "\\\"TurnToPlayer\\\"",
			message: "TurnToPlayer works only on a GLBNPC or Agent, and this is item 2 (GLB): move it to a GLBNPC or Agent"
		}]
	})
});
// rules/effect/random-of-one.ts
var random_of_one_default = defineRule({
	id: "effect/random-of-one",
	level: "info",
	kinds: { "only-one": {} },
	fix: "none",
	summary: "useRandom has more than one linked task to choose from",
	source: "quest and task records, part 2, RunTriggersFromEffector",
	why: "With useRandom, one randomly chosen linked task fires instead of all. With a single linked task the choice is always the same.",
	on: { effect({ type, record, place }, report) {
		if (type !== "RunTriggersFromEffector" || record.useRandom !== true) return;
		const [only, ...others] = arrayField(record, "linkedTasks") ?? [];
		if (only === void 0 || Array.isArray(only) || others.length > 0) return;
		report({
			at: place.at("useRandom"),
			message: "useRandom has only one linked task to choose from: add more or remove useRandom"
		});
	} },
	examples: () => ({
		good: [{
			title: "a random choice of two linked tasks",
			text: chain({ useRandom: true }, [{}, {
				Id: "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",
				TargetState: 101
			}])
		}],
		bad: [{
			title: "a random choice of one linked task",
			text: chain({ useRandom: true }),
			at: "/logic/3#/Tasks/1/Effector/useRandom",
			marks: "true",
			message: "useRandom has only one linked task to choose from: add more or remove useRandom"
		}]
	})
});
// rules/effect/unknown-type.ts
const written$1 = (type) => room().replace("\\\"$type\\\":\\\"HideObjectEvent\\\"", `\\"$type\\":\\"${type}\\"`);
var unknown_type_default$1 = defineRule({
	id: "effect/unknown-type",
	level: "warning",
	catalog: { options: { catalogue: true } },
	kinds: { misspelled: {} },
	fix: "unsafe",
	summary: "The $type of an effect or trigger is spelled as documented",
	source: "quest and task records, part 2, effect types and trigger types: the lists are incomplete",
	why: "The documents name some effects and triggers and call their lists incomplete, so any other name is free. One that is almost a documented name is most likely a mistake, and roomlint checks the record as that kind.",
	options: { catalogue: {
		type: "boolean",
		default: false,
		description: "whether names that resemble one of the public material of the platform are reported as well"
	} },
	on: {
		effect(effect, report, { options: { catalogue } }) {
			if (catalogue && effect.type !== void 0 && effect.known === void 0) reportUnknown(effect.type, "effect", EFFECT_NAMES, effect.place, report);
		},
		trigger(trigger, report, { options: { catalogue } }) {
			if (catalogue && trigger.type !== void 0 && trigger.known === void 0) reportUnknown(trigger.type, "trigger", TRIGGER_NAMES, trigger.place, report);
		},
		nearMiss(miss, report, { snapshot }) {
			if (miss.kind === "type" && miss.subject !== "subscription") reportTypeSlip(miss, snapshot, report);
		}
	},
	examples: () => ({
		good: [{
			title: "a kind of effect that is not documented",
			text: task("2", 1, { Effector: {
				$type: "PlaySoundOnce",
				Url: ""
			} })
		}, {
			title: "a kind of trigger whose name is another word",
			text: task("2", 0, { Trigger: { $type: "OnCollideEvent" } })
		}],
		bad: [
			{
				title: "an effect of the catalogue without one of its letters",
				text: task("2", 1, { Effector: {
					$type: "NotificationPilEvent",
					nt: "found"
				} }),
				options: { catalogue: true },
				at: "/logic/2#/Tasks/1/Effector/$type",
				marks: "\\\"NotificationPilEvent\\\"",
				message: "\"NotificationPilEvent\" is not a known effect: write \"NotificationPillEvent\"",
				fixed: task("2", 1, { Effector: {
					$type: "NotificationPillEvent",
					nt: "found"
				} })
			},
			{
				title: "a trigger of the catalogue under an older name",
				text: task("2", 0, { Trigger: { $type: "TimerStoppedEvent" } }),
				options: { catalogue: true },
				at: "/logic/2#/Tasks/0/Trigger/$type",
				marks: "\\\"TimerStoppedEvent\\\"",
				message: "\"TimerStoppedEvent\" is not a known trigger: write \"OnTimerStopped\"",
				fixed: task("2", 0, { Trigger: { $type: "OnTimerStopped" } })
			},
			{
				title: "a missing letter",
				text: task("2", 0, { Trigger: { $type: "OnClikEvent" } }),
				at: "/logic/2#/Tasks/0/Trigger/$type",
				marks: "\\\"OnClikEvent\\\"",
				message: "\"OnClikEvent\" is not a documented $type: write \"OnClickEvent\"",
				fixed: room()
			},
			{
				title: "another letter case",
				text: written$1("hideObjectEvent"),
				at: "/logic/2#/Tasks/1/Effector/$type",
				marks: "\\\"hideObjectEvent\\\"",
				message: "\"hideObjectEvent\" is not a documented $type: write \"HideObjectEvent\"",
				fixed: room()
			},
			{
				title: "a name that is cut short",
				text: written$1("HideObject"),
				at: "/logic/2#/Tasks/1/Effector/$type",
				marks: "\\\"HideObject\\\"",
				message: "\"HideObject\" is not a documented $type: write \"HideObjectEvent\"",
				fixed: room()
			}
		]
	})
});
function reportUnknown(type, what, names, place, report) {
	const meant = names.meant(type);
	if (meant === void 0) return;
	const at = place.at("$type");
	report(throughout(type, {
		at,
		message: `${quoteValue(type)} is not a known ${what}: write ${quoteValue(meant)}`,
		fix: overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`)
	}));
}
// rules/effect/index.ts
const effectRules = [
	unknown_type_default$1,
	empty_chain_default,
	random_of_one_default,
	linked_trigger_default,
	chain_placement_default,
	parameters_default,
	prefab_default$1,
	equal_lengths_default
];
// rules/expression/arguments.ts
var arguments_default = defineRule({
	id: "expression/arguments",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"unknown-function": {},
		"argument-count": {},
		"text-delay": {}
	},
	fix: "unsafe",
	summary: "Functions in expressions are known and have their arguments",
	source: "public material of the platform, function effects, and NCalc, functions",
	why: "A function with another number of arguments than it takes does not run, and neither does one whose name is mistyped. Names that resemble no known function are left alone.",
	on: { expression(expression, report) {
		for (const node of expression.nodes) if (node.kind === "call" || node.kind === "on-change") judge$1(node, expression, report);
	} },
	examples: () => ({
		good: [{
			title: "functions with their arguments",
			text: expression("if($N{coins} >= 10.0, SetTask('open_door', 'Active', 0.0), PrintString('no'))")
		}, {
			title: "a function that is not known",
			text: expression("PaintSky('blue')")
		}],
		bad: [
			{
				title: "a comma in a number",
				text: expression("SetTask('open_door', 'Active', 0,0)"),
				...atExpression("SetTask", "SetTask() has 4 arguments and takes 2 or 3: write 0.0, not 0,0")
			},
			{
				title: "an argument that is missing",
				text: expression("if($N{coins} >= 10.0, PrintString('rich'))"),
				...atExpression("if", "if() has 2 arguments and takes 3: add what is missing")
			},
			{
				title: "an argument too many",
				text: expression("Floor(1.5, 2.0)"),
				...atExpression("Floor", "Floor() has 2 arguments and takes 1: remove what it does not take")
			},
			{
				title: "a condition without its value",
				text: expression("ifs($N{coins} > 1.0, 'a', $N{coins} > 2.0, 'b')"),
				...atExpression("ifs", "ifs() has 4 arguments and takes an odd number from 3: end with the value for everything else")
			},
			{
				title: "a call without arguments",
				text: expression("OnChange()"),
				...atExpression("OnChange", "OnChange() has 0 arguments and takes at least 1: add what is missing")
			},
			{
				title: "a delay that is a string",
				text: expression("SetTask('open_door', 'Active', '0.0')"),
				...atExpression("'0.0'", "SetTask() has a string as its delay: write the seconds as a number, such as 0.0")
			},
			{
				title: "a mistyped function",
				text: expression("SetVarible('coins', 1.0, 0.0)"),
				...atExpression("SetVarible", "\"SetVarible\" is not a function: write SetVariable"),
				fixed: expression("SetVariable('coins', 1.0, 0.0)")
			},
			{
				title: "two letters that changed places",
				text: expression("PrintStirng('found')"),
				...atExpression("PrintStirng", "\"PrintStirng\" is not a function: write PrintString"),
				fixed: expression("PrintString('found')")
			}
		]
	})
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
const ADVICE = "use the Name of a quest in the file, without its number";
var known_quest_default$2 = defineRule({
	id: "expression/known-quest",
	level: "warning",
	kinds: { "unknown-quest": {} },
	fix: "none",
	summary: "Expressions refer to quests in the file",
	source: "quest and task records, part 2, quest names in expressions",
	why: "An expression cannot change or read the state of a quest that the room does not have.",
	on: { *quests(quests, report, { snapshot }) {
		const { expressions, dialogueQuestNames } = snapshot;
		if (expressions.length === 0 || quests.expressionNames.isIncomplete) return;
		const names = quests.expressionNames;
		const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
		for (const expression of expressions) {
			yield;
			const { by, name, literal, holder } = expression;
			if (!literal || !expression.isExpression || names.isBare(name) || names.byFullName(name) !== void 0) continue;
			if (inDialogues.has(name) || names.mayBeMeant(name) || isInViewNodes(holder)) continue;
			report({
				at: spanIn(holder, expression.span, holder),
				message: unknownName(by, name, names)
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "quests in the room",
			text: expression("if($TN{find_key} > 1.0, SetTask('open_door', 'Active', 0.0), 0.0)")
		}, {
			title: "a name that is built at run time",
			text: expression("SetTask('door_' + $N{door}, 'Active', 0.0)")
		}],
		bad: [
			{
				title: "a mistyped name",
				text: expression("SetTask('fnid_key', 'Active', 0.0)"),
				...atExpression("fnid_key", "SetTask() names \"fnid_key\", but the file has no such quest: did you mean \"find_key\"?")
			},
			{
				title: "a name that only looks like the one of a quest",
				text: expression("SetTask('find_k\u0435y', 'Active', 0.0)"),
				...atExpression("find_k\u0435y", "SetTask() names \"find_k\u0435y\", but the file has no such quest: did you mean \"find_key\"? (they look the same, but some letters are from another alphabet or another kind of space)")
			},
			{
				title: "a name that no quest has",
				text: expression("if($T{collect} == 'Completed', 1.0, 0.0)"),
				...atExpression("collect", `$T{} names "collect", but the file has no such quest: ${ADVICE}: "find_key" or "open_door"`)
			},
			{
				title: "an empty name",
				text: expression("if($T{} == 'Completed', 1.0, 0.0)"),
				...atExpression("$T{}", `$T{} names no quest: ${ADVICE}: "find_key" or "open_door"`)
			}
		]
	})
});
function unknownName(by, name, names) {
	const all = listed$1(names.closest(name).map(quoteValue), "or", MAX_NAMES$2);
	const advice = all === "" ? ADVICE : `${ADVICE}: ${all}`;
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
	kinds: { numbered: { sentence: "SetTask(), $T{} and OnChange() refer to a quest by its name without the numeric prefix" } },
	fix: "safe",
	summary: "Expressions use the Name of a quest without its number",
	source: "quest and task records, part 2, quest names in expressions",
	why: "SetTask(), $T{} and OnChange() refer to a quest by its Name without the number and the underscore: 0_collect is collect. The documents do not say what the full Name does there.",
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
	} },
	examples: () => ({
		good: [{
			title: "a Name without its number",
			text: expression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)")
		}],
		bad: [
			bad$3("SetTask()", "SetTask('0_find_key', 'Active', 0.0)"),
			bad$3("$T{}", "if($T{0_find_key} == 'Completed', 1.0, 0.0)"),
			bad$3("$TN{}", "if($TN{0_find_key} > 1.0, 1.0, 0.0)"),
			bad$3("OnChange()", "OnChange('0_find_key', 'Completed')")
		]
	})
});
function cutNumber(name, holder, { start, end }) {
	if (new TextEncoder().encode(name).length !== end - start) return void 0;
	const number = name.length - bareName(name).length;
	return cutFromString(holder, span(start, start + number), "safe", `write ${quoteValue(bareName(name))}`);
}
const bad$3 = (by, text) => ({
	title: `a Name with its number in ${by}`,
	text: expression(text),
	...atExpression("0_find_key", `${by} takes a quest's Name without its number: write "find_key" instead of "0_find_key"`),
	fixed: expression(text.replace("0_find_key", "find_key"))
});
// rules/expression/quotes.ts
const WORDS$2 = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null",
	"players"
]);
const STATES$1 = new Set(STATE_TEXTS);
var quotes_default = defineRule({
	id: "expression/quotes",
	level: "off",
	catalog: { level: "warning" },
	kinds: { unquoted: {} },
	fix: "unsafe",
	summary: "Names in expressions have quotes",
	source: "public material of the platform, function effects",
	why: "In public material the names of quests, variables and states are in single quotes. Without them a word is a parameter of the expression, which nothing defines.",
	on: { expression(expression, report, { snapshot }) {
		const free = /* @__PURE__ */ new Set();
		for (const node of expression.nodes) {
			if (node.kind === "call" && expressionFunction(node.name) === void 0) for (const each of node.arguments) free.add(each);
			if (node.kind !== "name" || free.has(node) || WORDS$2.has(node.name.toLowerCase())) continue;
			const { name } = node;
			const isKnown = STATES$1.has(name) || snapshot.quests?.expressionNames.isBare(name) === true;
			report({
				at: inExpression(expression, node),
				message: `${name} has no quotes: write '${name}'`,
				fix: isKnown ? rewriting(expression, node, `'${name}'`) : void 0
			});
		}
	} },
	examples: () => ({
		good: [
			{
				title: "names in quotes",
				text: expression("SetTask('open_door', 'Active', 0.0)")
			},
			{
				title: "words that are values",
				text: expression("SetPlayersParameters([Players], 'alive', true)")
			},
			{
				title: "what an unknown function takes",
				text: expression("Announce(open_door)")
			}
		],
		bad: [{
			title: "a quest without quotes",
			text: expression("SetTask(open_door, 'Active', 0.0)"),
			...atExpression("open_door", "open_door has no quotes: write 'open_door'"),
			fixed: expression("SetTask('open_door', 'Active', 0.0)")
		}, {
			title: "a variable without quotes",
			text: expression("SetVariable(coins, 1.0, 0.0)"),
			...atExpression("coins", "coins has no quotes: write 'coins'")
		}]
	})
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
	kinds: {
		"unknown-state": {},
		"compared-with-number": {},
		"compared-with-string": {},
		ordered: {}
	},
	fix: "unsafe",
	summary: "Expressions write states as NotActive, Active or Completed",
	source: "public material of the platform, function effects",
	why: "In public material SetTask() takes one of three states, and $T{} gives one of them: 'NotActive', 'Active' or 'Completed', with these letters. A comparison with anything else never holds.",
	on: { expression(expression, report) {
		for (const node of expression.nodes) if (node.kind === "call") setState(node, expression, report);
		else if (node.kind === "operation") comparison(node, expression, report);
	} },
	examples: () => ({
		good: [{
			title: "the three states",
			text: expression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)")
		}, {
			title: "a number of a state",
			text: expression("if($TN{find_key} == 2.0, SetTask('open_door', 'NotActive', 0.0), 0.0)")
		}],
		bad: [
			{
				title: "a mistyped state",
				text: expression("SetTask('open_door', 'Activ', 0.0)"),
				...atExpression("'Activ'", "SetTask() sets \"Activ\", which is not a state: write 'Active'"),
				fixed: expression("SetTask('open_door', 'Active', 0.0)")
			},
			{
				title: "a word that is not a state",
				text: expression("SetTask('open_door', 'open', 0.0)"),
				...atExpression("'open'", "SetTask() sets \"open\", which is not a state: write 'NotActive', 'Active' or 'Completed'")
			},
			{
				title: "a comparison with a mistyped state",
				text: expression("if($T{find_key} == 'completed', 1.0, 0.0)"),
				...atExpression("'completed'", "$T{find_key} is compared with \"completed\", which is not a state: write 'Completed'"),
				fixed: expression("if($T{find_key} == 'Completed', 1.0, 0.0)")
			},
			{
				title: "a state compared with a number",
				text: expression("if($T{find_key} == 1.0, 1.0, 0.0)"),
				...atExpression("1.0", "$T{find_key} is compared with 1.0, but it is a string: write $TN{find_key}, or compare with 'Active'")
			},
			{
				title: "the number of a state compared with a string",
				text: expression("if($TN{find_key} == 'Active', 1.0, 0.0)"),
				...atExpression("'Active'", "$TN{find_key} is compared with 'Active', but it is a number: write $T{find_key}, or compare with 1.0")
			},
			{
				title: "a state with an order",
				text: expression("if($T{find_key} >= 'Active', 1.0, 0.0)"),
				...atExpression(">=", "$T{find_key} is a string, which >= does not compare: write $TN{find_key}")
			}
		]
	})
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
	kinds: {
		"unclosed-bracket": {},
		"unclosed-quote": {},
		"unclosed-brace": {},
		"extra-bracket": {},
		"no-dollar": {},
		"lone-dollar": {},
		"unknown-read": {},
		"curly-quotes": {},
		"no-operator": {},
		"no-value": {},
		"empty-argument": {},
		comma: {},
		semicolon: {},
		operator: {},
		character: {},
		empty: {},
		"too-deep": {}
	},
	fix: "unsafe",
	summary: "Expressions can be read",
	source: "quest and task records, part 2, quest names in expressions; public material of the platform, and NCalc",
	why: "SetTask(), $T{} and OnChange() need their closing bracket, brace and quotes. The documents say no more of the language. In public material it is NCalc, with reads such as $N{coins}, and an expression that cannot be read does nothing.",
	options: { faults: {
		type: "choice",
		choices: ["unclosed", "all"],
		default: "unclosed",
		description: "what is reported: brackets, braces and quotes that are not closed, where a function of the documents is used, or every fault"
	} },
	on: { expression(expression, report, { options }) {
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
	} },
	examples: () => ({
		good: [{
			title: "an expression with conditions and calls",
			text: expression("if($T{find_key} == 'Completed' && $N{coins} >= 10.0, SetTask('open_door', 'Active', 0.0), 0.0)"),
			options: { faults: "all" }
		}],
		bad: [
			unclosed("a bracket that is not closed", "SetTask('open_door', 'Active', 0.0", "(", "does not close the ( of SetTask: add )"),
			unclosed("a group that is not closed", "($T{find_key} == 'Active'", "(", "does not close this (: add )"),
			unclosed("a quote without its partner", "SetTask('open_door, 'Active', 0.0)", "'", "has a ' without its partner: put each name in ' '"),
			unclosed("a brace that is not closed", "$T{find_key == 1.0", "$T{", "does not close $T{: add }"),
			bad$2("a bracket too many", "Floor(1.5))", ")", "closes more brackets than it opens: remove this )"),
			bad$2("a read without its $", "N{coins} + 1.0", "N", "writes N{coins} without its $: write $N{coins}"),
			bad$2("a $ by itself", "$coins + 1.0", "$", "has a $ without { }: write $N{name} or $T{name}"),
			bad$2("a read that is not known", "$V{coins} + 1.0", "$V{coins}", "reads $V{}, which is not known: write $T{}, $TN{}, $N{} or $S{}"),
			{
				...bad$2("curly quotes", "PrintString(\u2018Hello\u2019)", "\u2018", "has curly quotes: write '"),
				fixed: expression("PrintString('Hello')")
			},
			bad$2("two calls without an operator", "SetTask('find_key', 'Active', 0.0) PrintString('found')", "PrintString", "lacks an operator before PrintString: write + to do both"),
			bad$2("a missing comma", "SetVariable('coins' 1.0, 0.0)", "1.0", "lacks an operator before 1.0: write a comma between arguments"),
			bad$2("a missing operator", "1.0 2.0", "2.0", "lacks an operator before 2.0: write one, such as + or =="),
			bad$2("a missing value", "(1.0 + )", ")", "lacks a value before ): write it"),
			bad$2("an end without a value", "1.0 +", "", "ends where a value is missing: write it"),
			bad$2("an empty argument", "SetVariable('coins',, 0.0)", ",", "has an empty argument in SetVariable(): remove the comma, or write the value"),
			bad$2("a comma outside a function", "1.0, 2.0", ",", "has a comma outside a function: write + to do both"),
			bad$2("a semicolon", "PrintString('a');", ";", "has a ;: write + to do both, or remove it"),
			bad$2("an operator of another language", "1.0 === 2.0", "===", "has ===, which is not an operator: write =="),
			bad$2("a single =", "$N{coins} = 10.0", "=", "compares with =: write =="),
			bad$2("a character without a meaning", "1.0 # 2.0", "#", "has a character that means nothing here: remove it"),
			bad$2("an empty expression", "", "", "is empty: write what it does, or remove the effect"),
			bad$2("brackets beyond the limit", `${"(".repeat(257)}1.0${")".repeat(257)}`, "(", "is nested more than 256 levels deep, so it is not checked: split it")
		]
	})
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
		case "empty": return "is empty: write what it does, or remove the effect";
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
function unclosed(title, text, marks, message) {
	return {
		title,
		text: expression(text),
		...atExpression(marks, `this expression ${message}`)
	};
}
function bad$2(title, text, marks, message) {
	return {
		...unclosed(title, text, marks, message),
		options: { faults: "all" }
	};
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
// rules/flow/blocked-requirement.ts
var blocked_requirement_default = defineRule({
	id: "flow/blocked-requirement",
	level: "warning",
	kinds: {
		"never-completed": {},
		"too-often": {}
	},
	fix: "none",
	summary: "A required quest can be completed as often as needed",
	source: "quest and task records, part 3, other rules tied to transitions; part 2, requirement object",
	why: "A quest cannot become Active before every required quest has been completed as often as the requirement asks. If no play completes it that often, the quest never becomes Active. The codes 181 and 141 may still complete it: requirements are tied to becoming Active only.",
	...ASKS_FLOW,
	on: { flow(flow, report, { snapshot: { quests, emptyLogic } }) {
		const { faults } = flow;
		const neverActivated = new Map(faults.neverActivated.map(({ quest, isDraft }) => [quest, isDraft]));
		for (const { requirement, quest, required, most } of faults.blockedRequirements) {
			if (neverActivated.get(required) === true) continue;
			const tangled = quests?.requirementTangles.entries;
			if (tangled?.has(quest.entry) && tangled.has(required.entry)) continue;
			const unless = [
				requirement.place.at("amount"),
				...fieldOf(quest, "Requirements"),
				...emptyLogic,
				...neverActivated.has(required) ? [required.entry.place] : []
			];
			const [name, needed] = [flowName(quest), flowName(required)];
			const never = `so ${name} can never become Active${flow.analysis.mayEnter(quest.index, 2) ? ", and only skips that state" : ""}`;
			const related = [{
				at: recordAt(required.entry.place),
				message: "the required quest"
			}];
			if (most === 0) report({
				at: requirement.place.at("id"),
				kind: "never-completed",
				unless,
				message: `${name} requires ${needed}, which can never be completed, ${never}: let a trigger complete ${needed}, or remove this requirement`,
				related
			});
			else report({
				at: requirement.place.at("amount"),
				kind: "too-often",
				unless,
				message: `amount is ${quoteValue(requirement.amount)}, but ${needed} can be completed ${most === 1 ? "only once" : `${quoteValue(most)} times at most`}, ${never}: lower amount, or reset ${needed} after its completion`,
				related
			});
		}
	} },
	examples: () => ({
		good: [movedByExpression(), {
			title: "a required quest that can be completed",
			text: room()
		}],
		bad: [{
			title: "a required quest that is activated and never completed",
			text: room((changed) => {
				const [trigger] = tasksOf(changed, "2");
				Object.assign(trigger ?? {}, { TargetState: 111 });
			}),
			at: `/quests/${OPEN_DOOR}/Requirements/0/id`,
			marks: `"${FIND_KEY}"`,
			message: "\"1_open_door\" requires \"0_find_key\", which can never be completed, so \"1_open_door\" can never become Active: let a trigger complete \"0_find_key\", or remove this requirement",
			alsoFound: ["flow/never-completed"]
		}, {
			title: "three completions of a quest that is never reset",
			text: room((changed) => {
				tasksOf(changed, "4").splice(2, 1);
				for (const { Requirements } of Object.values(changed.quests)) for (const each of Array.isArray(Requirements) ? Requirements : []) if (isObject(each) && integerField(each, "amount") === 1) Object.assign(each, { amount: 3 });
			}),
			at: `/quests/${OPEN_DOOR}/Requirements/0/amount`,
			marks: "3",
			message: "amount is 3, but \"0_find_key\" can be completed only once, so \"1_open_door\" can never become Active: lower amount, or reset \"0_find_key\" after its completion"
		}]
	})
});
// rules/flow/endless-chain.ts
var endless_chain_default = defineRule({
	id: "flow/endless-chain",
	level: "warning",
	kinds: { endless: {} },
	fix: "none",
	summary: "Linked tasks without Delay do not set each other off forever",
	source: "quest and task records, part 3; part 2, RunTriggersFromEffector",
	why: "A linked task without Delay applies at once. If linked tasks lead back to the first of them, and neither a code, a limit nor chance ends it, the loop never ends. Reported only where a simulated play runs into it.",
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
				at: recordAt(first.place),
				unless: links.flatMap(({ place }) => [{ within: place.at("Trigger") }, place.at("Delay")]),
				identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
				message: `${circleOf(labels)} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`,
				related: relatedRecords(others, "the loop goes on here")
			});
		}
	} },
	examples: () => ({
		good: [movedByExpression(), {
			title: "a quest that is reset after a delay",
			text: room()
		}],
		bad: [{
			title: "a quest that completes and activates itself",
			text: room((changed) => {
				const [opening, opened] = tasksOf(changed, "3");
				linkTo(opening, OPEN_DOOR, 121, "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc");
				linkTo(opened, OPEN_DOOR, 131, "d604c8ea-5f71-4293-9dce-4f6081a23456");
			}),
			at: "/logic/3#/Tasks/0/Effector/linkedTasks/0",
			marks: "{",
			message: "\"1_open_door\" Completed \u2192 \"1_open_door\" Active \u2192 \"1_open_door\" Completed follow each other forever after click 2, enter 4: give one of these linked tasks a Delay, or break the loop"
		}]
	})
});
// rules/flow/limit-stops-loop.ts
const limited = (limit, group) => room(({ quests }) => {
	for (const quest of Object.values(quests)) if (quest.Name === "1_open_door") Object.assign(quest, {
		RepeatableLimit: limit,
		...group === void 0 ? {} : { Group: group }
	});
});
var limit_stops_loop_default = defineRule({
	id: "flow/limit-stops-loop",
	level: "warning",
	kinds: { once: {} },
	fix: "none",
	summary: "A quest that resets itself to be repeated has no RepeatableLimit of 1",
	source: "quest and task records, part 3, other rules tied to transitions",
	why: "With a RepeatableLimit of 1 the quest cannot complete again, so resetting it after its completion does not make it repeatable.",
	...ASKS_FLOW,
	on: { flow({ selfMoves }, report) {
		const reported = /* @__PURE__ */ new Set();
		for (const { quest, link, isInVain } of selfMoves) {
			if (quest.limit !== 1 || reported.has(quest.index)) continue;
			reported.add(quest.index);
			report({
				at: quest.entry.place.at("RepeatableLimit"),
				unless: fieldOf(quest, "RepeatableLimit"),
				message: isInVain ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 if the quest is to repeat, or do without the reset` : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 if the quest is to repeat, or do without the reset`,
				related: [{
					at: recordAt(link.place),
					message: "the linked task that resets it"
				}]
			});
		}
	} },
	examples: () => ({
		good: [
			movedByExpression(),
			{
				title: "a loop without a limit",
				text: room()
			},
			{
				title: "a loop that ends after the third time",
				text: limited(3)
			}
		],
		bad: [{
			title: "a loop that can go round once",
			text: limited(1),
			at: `/quests/${OPEN_DOOR}/RepeatableLimit`,
			marks: "1",
			message: "RepeatableLimit is 1, so \"1_open_door\" cannot be completed again after its linked task resets it: set it to 0 if the quest is to repeat, or do without the reset"
		}, {
			title: "a loop of a quest that stays completed for everyone",
			text: limited(1, "multiplayer"),
			at: `/quests/${OPEN_DOOR}/RepeatableLimit`,
			marks: "1",
			message: "RepeatableLimit is 1 and Group is multiplayer, so \"1_open_door\" stays completed for everyone and its linked task may do nothing: set it to 0 if the quest is to repeat, or do without the reset"
		}]
	})
});
// rules/flow/never-activated.ts
var never_activated_default = defineRule({
	id: "flow/never-activated",
	level: "warning",
	kinds: {
		"waited-for": {},
		draft: { level: "info" }
	},
	fix: "none",
	summary: "Something in the file can bring each quest out of Not Active",
	source: "quest and task records, part 3",
	why: "Quests stay Not Active until a trigger changes them. If no trigger, linked task or anything else that the file shows can do that, nobody can ever start the quest, and its effects never fire.",
	...ASKS_FLOW,
	on: { flow(flow, report, { snapshot: { emptyLogic, quests } }) {
		for (const fault of flow.faults.neverActivated) {
			const draft = {
				at: recordAt(fault.quest.entry.place),
				kind: fault.isDraft ? "draft" : "waited-for",
				unless: [
					...emptyLogic,
					...repeatedCodes(flow, fault.quest),
					...fieldOf(fault.quest, "Name")
				],
				identity: fault.circle.length > 0 ? JSON.stringify(fault.circle.map(({ entry }) => entry.key).sort()) : void 0,
				message: reasonOf(fault),
				related: relatedRecords(fault.effects, "this effect waits for the quest")
			};
			const { key } = fault.quest.entry;
			if (fault.circle.length + fault.codes.length > 0) report(draft);
			else report({
				...throughoutFile(draft, quests?.pairs.length),
				subject: key
			});
		}
	} },
	examples: () => ({
		good: [movedByExpression(), {
			title: "quests that a click, an entry and a chain can start",
			text: room()
		}],
		bad: [
			{
				title: "a quest without a trigger that activates it",
				text: room((changed) => void tasksOf(changed, "4").splice(0, 1)),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "nothing starts \"1_open_door\": its triggers and linked tasks have the codes 121 (needs an active quest) and 171 (needs a completed quest). Add a trigger with TargetState 111"
			},
			{
				title: "a quest whose only trigger completes it",
				text: room((changed) => {
					tasksOf(changed, "4").splice(0, 1);
					tasksOf(changed, "3").splice(1, 1);
				}),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "nothing starts \"1_open_door\": its only trigger has code 121, which needs an active quest. Add a trigger with TargetState 111"
			},
			{
				title: "a quest that no trigger or linked task refers to",
				text: room((changed) => {
					tasksOf(changed, "4").splice(0, 2);
					tasksOf(changed, "3").splice(1, 1);
				}),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "no trigger or linked task activates \"1_open_door\", so it can never start: add a trigger with TargetState 111"
			},
			{
				title: "two quests that only start each other",
				text: room((changed) => {
					linkTo(tasksOf(changed, "2")[1], OPEN_DOOR, 181, "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012");
					linkTo(tasksOf(changed, "3")[1], FIND_KEY, 181, "f826ea0c-7193-44b5-9fe0-6182a3c45678");
					tasksOf(changed, "2").splice(0, 1);
					tasksOf(changed, "3").splice(0, 1);
					tasksOf(changed, "4").splice(0, 2);
					for (const quest of Object.values(changed.quests)) quest.Requirements = [];
				}),
				at: `/quests/${FIND_KEY}`,
				marks: `"${FIND_KEY}"`,
				message: "\"0_find_key\" \u2192 \"1_open_door\" \u2192 \"0_find_key\" wait for each other, so none can ever start: add a trigger that starts one of them"
			}
		]
	})
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
	kinds: {
		"no-way": {},
		circle: {},
		"too-late": {}
	},
	fix: "none",
	summary: "A quest that can start can be completed, if anything waits for that",
	source: "quest and task records, part 3; part 2, FinishTime and Delay",
	why: "A quest changes its state only by a transition code or when its FinishTime has passed. If none can complete it, whatever waits for its completion never happens.",
	...ASKS_FLOW,
	on: { flow(flow, report, { snapshot: { emptyLogic } }) {
		for (const fault of flow.faults.neverCompleted) {
			const { place } = fault.quest.entry;
			const late = fault.cause.kind === "too-late" ? fault.cause.links : [];
			report({
				at: late.length > 0 ? place.at("FinishTime") : recordAt(place),
				kind: fault.cause.kind,
				unless: [
					...emptyLogic,
					...repeatedCodes(flow, fault.quest),
					...late.length > 0 ? fieldOf(fault.quest, "FinishTime") : []
				],
				identity: fault.cause.kind === "circle" ? JSON.stringify(fault.cause.circle.map(({ entry }) => entry.key).sort()) : void 0,
				message: messageOf$3(fault),
				related: [...late.map((link) => ({
					at: recordAt(link.place),
					message: "this linked task is too late"
				})), ...fault.waiting.map(({ kind, place: at }) => ({
					at: kind === "reward" || kind === "code" ? at : recordAt(at),
					message: `this ${WORDS$1[kind]} waits for the completion`
				}))].slice(0, 12)
			});
		}
	} },
	examples: () => ({
		good: [movedByExpression(), {
			title: "quests that can be completed",
			text: room()
		}],
		bad: [
			{
				title: "a quest that can be activated only",
				text: room((changed) => void tasksOf(changed, "4").splice(1, 1)),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "nothing completes \"1_open_door\" once it is Active, but 1 effect and 1 transition code wait for that: add a trigger with TargetState 121"
			},
			{
				title: "a quest whose time is over before its only completion",
				text: room((changed) => {
					const [, found] = tasksOf(changed, "2");
					const [opening] = tasksOf(changed, "3");
					linkTo(found, OPEN_DOOR, 111, "f826ea0c-7193-44b5-9fe0-6182a3c45678", { Delay: 0 });
					linkTo(opening, OPEN_DOOR, 121, "0937fb1d-82a4-45c6-80f1-7293b4d56789", { Delay: 10 });
					tasksOf(changed, "4").splice(0);
					for (const quest of Object.values(changed.quests)) if (quest.Name === "1_open_door") quest.FinishTime = 5;
				}),
				at: `/quests/${OPEN_DOOR}/FinishTime`,
				marks: "5",
				message: "\"1_open_door\" expires after 5 seconds, before a linked task completes it (Delay 10): raise FinishTime or lower the Delay"
			},
			{
				title: "two quests that can start and only complete each other",
				text: room((changed) => {
					const [find, found] = tasksOf(changed, "2");
					const [, opened] = tasksOf(changed, "3");
					Object.assign(find ?? {}, { TargetState: 111 });
					linkTo(found, OPEN_DOOR, 121, "d604c8ea-5f71-4293-9dce-4f6081a23456");
					linkTo(opened, FIND_KEY, 121, "0937fb1d-82a4-45c6-80f1-7293b4d56789");
					tasksOf(changed, "4").splice(1, 1);
					for (const quest of Object.values(changed.quests)) quest.Requirements = [];
				}),
				at: `/quests/${FIND_KEY}`,
				marks: `"${FIND_KEY}"`,
				message: "\"0_find_key\" \u2192 \"1_open_door\" \u2192 \"0_find_key\" wait for each other to be completed, so none ever is: add a trigger that completes one of them"
			}
		]
	})
});
function messageOf$3({ quest, cause, waiting }) {
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
	kinds: { refreshed: {} },
	fix: "none",
	summary: "tasksRefresh does not reset quests whose Group saves progress",
	source: "quest and task records, part 2, Group semantics",
	why: "With tasksRefresh, a page reload resets every quest to Not Active, whatever its Group. Groups that save progress between sessions then lose it on each reload.",
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
	} },
	examples: () => ({
		good: [
			movedByExpression(),
			{
				title: "quests that keep their progress",
				text: room()
			},
			{
				title: "quests that are not saved anyway",
				text: room(({ settings, quests }) => {
					settings.tasksRefresh = true;
					for (const quest of Object.values(quests)) quest.Group = "nonPersistent";
				})
			}
		],
		bad: [{
			title: "saved quests that each reload resets",
			text: room(({ settings }) => {
				settings.tasksRefresh = true;
			}),
			at: "/settings/tasksRefresh",
			marks: "true",
			message: "tasksRefresh is true, so each page reload resets 2 quests whose Group saves progress: set it to false to keep the progress"
		}, {
			title: "one saved quest among others",
			text: room(({ settings, quests }) => {
				settings.tasksRefresh = true;
				for (const quest of Object.values(quests)) if (quest.Name === "0_find_key") quest.Group = "nonPersistent";
			}),
			at: "/settings/tasksRefresh",
			marks: "true",
			message: "tasksRefresh is true, so each page reload resets 1 quest whose Group saves progress: set it to false to keep the progress"
		}]
	})
});
// rules/flow/reset-races-completion.ts
function delaysElsewhere(link) {
	const chain = link.parent?.parent;
	return [link, ...chain === void 0 ? [] : [chain]].map((place) => place.at("Delay"));
}
var reset_races_completion_default = defineRule({
	id: "flow/reset-races-completion",
	level: "warning",
	kinds: { "at-once": {} },
	fix: "none",
	summary: "A quest that leaves Completed by itself does so after a Delay",
	source: "quest and task records, part 3, the common loop",
	why: "In the common loop, a quest is reset after a Delay so that the effects of its completion finish first. Without a Delay, the quest leaves Completed at the same moment as they start.",
	...ASKS_FLOW,
	on: { flow({ selfMoves }, report) {
		for (const { quest, link, isInVain, effects } of selfMoves) {
			if (isInVain) continue;
			const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
			if (waiting.length === 0 || link.cause.kind !== "link" || link.cause.delay > 0) continue;
			const waits = waiting.length === 1 ? "waits" : "wait";
			report({
				at: recordAt(link.place),
				unless: [
					link.place,
					{ within: link.place.at("Trigger") },
					...delaysElsewhere(link.place)
				],
				message: `TargetState ${link.code.code} moves ${flowName(quest)} on as soon as it is completed, while ${countedWords(waiting.map(() => "effect"))} ${waits} for the completion: give this linked task a Delay`,
				related: relatedRecords(waiting, "this effect waits for the completion")
			});
		}
	} },
	examples: () => ({
		good: [
			movedByExpression(),
			{
				title: "a reset after a delay",
				text: room()
			},
			{
				title: "a reset at once of a quest without effects of its completion",
				text: chain({}, [{ Trigger: {} }])
			}
		],
		bad: [{
			title: "a reset at the moment at which an item hides",
			text: room((changed) => {
				const [opening, opened] = tasksOf(changed, "3");
				const effector = opened?.Effector;
				if (hasField(opened ?? {}, "Effector")) Object.assign(opened ?? {}, { Effector: JSON.parse(JSON.stringify(effector).replace("\"Delay\":5", "\"Delay\":0")) });
				tasksOf(changed, "2").push({
					...opening,
					Id: "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",
					TargetState: 2,
					TaskTriggerId: OPEN_DOOR
				});
			}),
			at: "/logic/3#/Tasks/1/Effector/linkedTasks/0",
			marks: "{",
			message: "TargetState 171 moves \"1_open_door\" on as soon as it is completed, while 1 effect waits for the completion: give this linked task a Delay"
		}]
	})
});
// rules/flow/index.ts
const flowRules = [
	never_activated_default,
	never_completed_default,
	defineRule({
		id: "flow/unreachable-effect",
		level: "warning",
		kinds: { never: {} },
		fix: "none",
		summary: "The quest of an effector subscription can enter its state",
		source: "quest and task records, part 3; part 2, TaskEffectorSubscription",
		why: "The effect fires when its quest enters the state. If a quest only ever goes from Not Active to Completed, its effects for Active never fire.",
		...ASKS_FLOW,
		on: { flow(flow, report, { snapshot: { emptyLogic } }) {
			for (const { quest, state, effects } of flow.faults.unreachable) {
				const blocked = blockedBy(quest, flow.faults);
				for (const { place } of effects) report({
					at: place.at("TargetState"),
					unless: [
						...emptyLogic,
						...repeatedCodes(flow, quest),
						...fieldOf(quest, "Name"),
						place.at("Name"),
						place.at("TaskTriggerId"),
						...blocked
					],
					cause: `${state} ${quest.entry.key}`,
					message: ({ drafts }) => {
						const never = drafts === 1 ? "this effect never fires" : `these ${drafts} effects never fire`;
						return `${flowName(quest)} never becomes ${stateName$1(state)}, so ${never}: add a trigger with TargetState 111, or use another state`;
					},
					again: { message: "the next of them" }
				});
			}
		} },
		examples: () => ({
			good: [movedByExpression(), {
				title: "effects of states that can be entered",
				text: room()
			}],
			bad: [{
				title: "an effect of Active of a quest that is completed at once (181)",
				text: room((changed) => {
					const [, effect] = tasksOf(changed, "2");
					Object.assign(effect ?? {}, { TargetState: 1 });
				}),
				at: "/logic/2#/Tasks/1/TargetState",
				marks: "1",
				message: "\"0_find_key\" never becomes Active, so this effect never fires: add a trigger with TargetState 111, or use another state"
			}, {
				title: "two such effects",
				text: room((changed) => {
					const [, effect] = tasksOf(changed, "2");
					Object.assign(effect ?? {}, { TargetState: 1 });
					tasksOf(changed, "4").push({
						...effect,
						Id: "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc"
					});
				}),
				at: "/logic/2#/Tasks/1/TargetState",
				marks: "1",
				message: "\"0_find_key\" never becomes Active, so these 2 effects never fire: add a trigger with TargetState 111, or use another state"
			}]
		})
	}),
	defineRule({
		id: "flow/unreachable-transition",
		level: "warning",
		kinds: { never: {} },
		fix: "none",
		summary: "A quest can be in the state that a transition code requires",
		source: "quest and task records, part 3, transition codes",
		why: "A code with a required state does nothing outside it. If the quest can never be in that state, the trigger or linked task never does anything.",
		...ASKS_FLOW,
		on: { flow({ faults }, report) {
			for (const { quest, state, transitions } of faults.unreachable) {
				const blocked = blockedBy(quest, faults);
				for (const { place, code } of transitions) report({
					at: place.at("TargetState"),
					unless: blocked,
					cause: `${state} ${quest.entry.key}`,
					message: `code ${code.code} works only while ${flowName(quest)} is ${stateName$1(state)}, which it never is: activate the quest (111), or use another code`,
					again: { message: "the same here" }
				});
			}
		} },
		examples: () => ({
			good: [
				movedByExpression(),
				{
					title: "codes whose states can be entered",
					text: room()
				},
				{
					title: "a quest that is completed at once (181)",
					text: task("2", 0, { TargetState: 181 })
				}
			],
			bad: [{
				title: "a quest that is deactivated and never active",
				text: room((changed) => {
					const [trigger] = tasksOf(changed, "2");
					tasksOf(changed, "4").push({
						...trigger,
						Trigger: { $type: "OnExitEvent" },
						Id: "3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",
						TargetState: 161
					});
				}),
				at: "/logic/4#/Tasks/3/TargetState",
				marks: "161",
				message: "code 161 works only while \"0_find_key\" is Active, which it never is: activate the quest (111), or use another code"
			}]
		})
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
const content = (prefabName, contentString) => items({ 2: {
	prefabName,
	contentString
} });
const collectable = (contentString) => room(({ roomItems, logic }) => {
	Object.assign(roomItems["2"] ?? {}, {
		prefabName: "GlbCollectable",
		contentString
	});
	Object.assign(logic["2"] ?? {}, {
		valueLabel: "coins",
		valueChange: 1
	});
});
var content_string_default = defineRule({
	id: "item/content-string",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"misspelled-scheme": {},
		"other-content": {}
	},
	fix: "unsafe",
	summary: "contentString is what the prefab of the item needs, and URLs begin with https:// or http://",
	source: "public material of the platform, items",
	why: "Some items show what contentString says: a model, an image, a video or an effect. With another one they show nothing. A URL whose scheme is misspelled opens nothing either.",
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
	} },
	examples: () => ({
		good: [
			{
				title: "a model with its URL",
				text: items({})
			},
			{
				title: "an effect with its name",
				text: content("Addressable", "FurnitureAddressables/Fire2")
			},
			{
				title: "a name that is not known",
				text: content("Addressable", "FurnitureAddressables/Rainbow")
			}
		],
		bad: [
			{
				title: "a scheme that lacks a letter",
				text: items({ 2: { contentString: "htps://models.example/door.glb" } }),
				at: "/roomItems/2/contentString",
				marks: "\"htps://models.example/door.glb\"",
				message: "contentString of item 2 (GLB \"door.glb\") begins with \"htps:\": write \"https://models.example/door.glb\"",
				fixed: items({ 2: { contentString: "https://models.example/door.glb" } })
			},
			{
				title: "a model without a URL",
				text: content("GLB", ""),
				at: "/roomItems/2/contentString",
				marks: "\"\"",
				message: "contentString of item 2 (GLB) is empty: write the URL of its model"
			},
			{
				title: "a collectable that is not dynamic",
				text: collectable("https://models.example/?size=1"),
				at: "/roomItems/2/contentString",
				marks: "\"https://models.example/?size=1\"",
				message: "contentString of item 2 (GlbCollectable) lacks ?dynamic=true: add it to the URL",
				fixed: collectable("https://models.example/?size=1&dynamic=true")
			},
			{
				title: "an effect without a name",
				text: content("Addressable", ""),
				at: "/roomItems/2/contentString",
				marks: "\"\"",
				message: "contentString of item 2 (Addressable) is empty: write \"FurnitureAddressables/\" and the name of an effect"
			},
			{
				title: "a name that is not known, without its folder",
				text: content("Addressable", "Rainbow"),
				at: "/roomItems/2/contentString",
				marks: "\"Rainbow\"",
				message: "contentString of item 2 (Addressable \"Rainbow\") is \"Rainbow\": write \"FurnitureAddressables/\" and the name of an effect"
			},
			{
				title: "an effect without its folder",
				text: content("Addressable", "Fire2"),
				at: "/roomItems/2/contentString",
				marks: "\"Fire2\"",
				message: "contentString of item 2 (Addressable \"Fire2\") is \"Fire2\": write \"FurnitureAddressables/Fire2\"",
				fixed: content("Addressable", "FurnitureAddressables/Fire2")
			},
			{
				title: "another word for lava",
				text: content("9Cube", "hotlave"),
				at: "/roomItems/2/contentString",
				marks: "\"hotlave\"",
				message: "contentString of item 2 (9Cube \"hotlave\") is \"hotlave\": write \"hotlava\"",
				fixed: content("9Cube", "hotlava")
			}
		]
	})
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
const enemy = (parentItemID, change = () => {}) => room((changed) => {
	const { roomItems, logic } = changed;
	const contentString = "https://models.example/";
	roomItems["5"] = {
		...structuredClone(roomItems["3"] ?? {}),
		prefabName: ENEMY,
		contentString,
		parentItemID
	};
	logic["5"] = {
		Tasks: [],
		ViewNodes: [],
		health: 100
	};
	change(changed);
});
var enemy_ground_default = defineRule({
	id: "item/enemy-ground",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"no-parent": {},
		"no-ground": {}
	},
	fix: "none",
	summary: "Enemies are children of an item on which they can walk",
	source: "public material of the platform, enemies",
	why: "An enemy walks on its parent: a model, or a cube with nav. Without such a parent it stands still.",
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
		*snapshotEnd(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
			const { labels, place } = snapshot;
			for (const [key, parent] of enemies) {
				yield;
				const item = place.along(["roomItems", key]);
				const label = labels.text(key);
				if (parent === void 0) {
					const record = snapshot.roomItems?.[key];
					report({
						at: isObject(record) && hasField(record, "parentItemID") ? item.at(PARENT_FIELD) : recordAt(item),
						kind: "no-parent",
						cause: "no parent",
						message: `${label} has no parent to walk on: set parentItemID to a model, or to a cube with nav`,
						again: {
							message: labels.text(key),
							most: 5
						}
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
					cause: parent,
					message: `the parent of ${label} is ${labels.text(parent)}, on which enemies cannot walk: ${mayWalk ? "set nav to true in its logic" : "choose a model, or a cube with nav"}`,
					again: {
						message: quoteValue(key),
						most: 5
					}
				});
			}
		}
	},
	examples: () => ({
		good: [
			{
				title: "an enemy on a cube with nav",
				text: enemy(3, ({ logic }) => Object.assign(logic["3"] ?? {}, { nav: true }))
			},
			{
				title: "an enemy on a model",
				text: enemy(2)
			},
			{
				title: "an enemy on an item of which nothing is known",
				text: enemy(2, ({ roomItems }) => Object.assign(roomItems["2"] ?? {}, { prefabName: "Carousel" }))
			}
		],
		bad: [
			{
				title: "an enemy on a cube without nav",
				text: enemy(3),
				at: "/roomItems/5/parentItemID",
				marks: "3",
				message: "the parent of item 5 (EnemyNPC) is item 3 (ResizableCube), on which enemies cannot walk: set nav to true in its logic"
			},
			{
				title: "an enemy on a zone",
				text: enemy(4),
				at: "/roomItems/5/parentItemID",
				marks: "4",
				message: "the parent of item 5 (EnemyNPC) is item 4 (Trigger), on which enemies cannot walk: choose a model, or a cube with nav"
			},
			{
				title: "an enemy without a parent",
				text: enemy(0),
				at: "/roomItems/5/parentItemID",
				marks: "0",
				message: "item 5 (EnemyNPC) has no parent to walk on: set parentItemID to a model, or to a cube with nav"
			}
		]
	})
});
// rules/item/expected-fields.ts
const EXPECTED$1 = [
	"prefabName",
	"pos",
	"rot",
	"scale"
];
const without$1 = (...fields) => room(({ roomItems }) => {
	for (const field of fields) delete roomItems["3"]?.[field];
});
var expected_fields_default = defineRule({
	id: "item/expected-fields",
	level: "info",
	kinds: { missing: {} },
	fix: "none",
	summary: "A room item has prefabName, pos, rot and scale",
	source: "game-management API, part 2, item record fields",
	why: "These fields say what the item is, where it is, which way it faces and how large it is. The documents require none of them and do not say what happens without them.",
	on: { item({ key, record, place }, report, { snapshot }) {
		if (EXPECTED$1.every((field) => hasField(record, field))) return;
		const missing = EXPECTED$1.filter((field) => !hasField(record, field));
		report({
			at: recordAt(place),
			fields: missing,
			cause: missing.join(),
			message: ({ drafts, fields }) => {
				const also = drafts < 2 ? "" : ` (and ${drafts - 1} more item${drafts > 2 ? "s" : ""})`;
				return `${snapshot.labels.text(key)} has no ${listed$1(fields, "or")}${also}: add prefabName, pos, rot and scale to every item`;
			},
			again: { message: "the same here" }
		});
	} },
	examples: () => ({
		good: [{
			title: "items with all four fields",
			text: room()
		}, {
			title: "an item with these four fields only",
			text: "{ \"roomItems\": { \"2\": { \"prefabName\": \"SpawnPoint\", \"pos\": { \"x\": 0, \"y\": 0, \"z\": 0 }, \"rot\": { \"x\": 0, \"y\": 0, \"z\": 0, \"w\": 1 }, \"scale\": { \"x\": 0.3, \"y\": 0.3, \"z\": 0.3 } } } }"
		}],
		bad: [{
			title: "an item without a rotation",
			text: without$1("rot"),
			at: "/roomItems/3",
			marks: "\"3\"",
			message: "item 3 (ResizableCube) has no rot: add prefabName, pos, rot and scale to every item"
		}, {
			title: "an item that lacks several fields",
			text: without$1("pos", "rot", "scale"),
			at: "/roomItems/3",
			marks: "\"3\"",
			message: "item 3 (ResizableCube) has no pos, rot or scale: add prefabName, pos, rot and scale to every item"
		}]
	})
});
// rules/item/extra-data-json.ts
const FIELD = "extraData";
var extra_data_json_default$1 = defineRule({
	id: "item/extra-data-json",
	level: "warning",
	kinds: {
		"not-a-string": {},
		"not-json": {},
		empty: {},
		"no-object": {},
		"encoded-twice": {},
		wrapped: {},
		subscription: {}
	},
	fix: "mixed",
	summary: "extraData is a string, and any JSON in it is valid and encoded once",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	why: "An import merges the logic entry of an item into its extraData. The documents do not show the type of extraData; in published rooms it is a string that holds JSON.",
	state: () => new BrokenTexts(),
	on: {
		rawEmbedded({ role, value, place }, report, { snapshot }) {
			if (role !== FIELD || typeof value !== "object" || value === null) return;
			report(throughoutFile({
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
			}));
		},
		embeddedText(text, report, { snapshot, state }) {
			if (text.role !== FIELD) return;
			const words = () => ({
				what: extraDataOf(text.place, snapshot),
				whenEmpty: "write \"{}\", or leave it out",
				many: (count) => `extraData of ${count.toLocaleString("en")} items`
			});
			if (text.reading.kind === "broken" && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text.text)) reportBroken$1(text, words, report, state);
			if (heldObject(text) === void 0) return;
			const draft = misheldLogic(text, () => words().what) ?? heldObjectFault(text, words);
			if (draft !== void 0) report(draft);
		}
	},
	examples: () => ({
		good: [{
			title: "a string that holds an object",
			text: withExtraData$1("\"{\\\"col\\\":\\\"8B4513\\\"}\"")
		}, {
			title: "a string that is something else",
			text: withExtraData$1("\"on sale\"")
		}],
		bad: [
			bad$1("an object", "{ \"col\": \"8B4513\", \"e\": 0.50 }", {
				message: "extraData of item 5 (ResizableCube) is an object: put it into a string",
				fixed: String.raw`"{ \"col\": \"8B4513\", \"e\": 0.50 }"`
			}),
			bad$1("a list", "[1]", {
				message: "extraData of item 5 (ResizableCube) is a list: put it into a string",
				fixed: "\"[1]\""
			}),
			{
				title: "JSON that is broken",
				text: withExtraData$1(String.raw`"{\"col\":\"8B4513\",}"`),
				at: "/roomItems/5/extraData",
				marks: ",",
				message: "in extraData of item 5 (ResizableCube), JSON does not allow a trailing comma: remove it",
				fixed: withExtraData$1(String.raw`"{\"col\":\"8B4513\"}"`)
			},
			bad$1("an object that is encoded twice", JSON.stringify(JSON.stringify("{\"col\":\"8B4513\"}")), {
				message: "extraData of item 5 (ResizableCube) is encoded twice: put its JSON object into a string only once",
				fixed: JSON.stringify("{\"col\":\"8B4513\"}")
			}),
			{
				title: "logic inside another object",
				text: withExtraData$1(JSON.stringify("{\"logic\":{\"Tasks\":[],\"ViewNodes\":[]}}")),
				at: "/roomItems/5/extraData#/logic",
				marks: "\\\"logic\\\"",
				message: "extraData of item 5 (ResizableCube) is wrapped in \"logic\": move what is in it one level up"
			}
		]
	})
});
function extraDataOf(place, { labels }) {
	return `extraData of ${labels.text(String(place.parent?.step))}`;
}
function withExtraData$1(extraData) {
	return room(({ roomItems }) => {
		roomItems["5"] = {
			...roomItems["3"],
			extraData: "EXTRA"
		};
	}).replace("\"EXTRA\"", () => extraData);
}
function bad$1(title, extraData, { message, fixed }) {
	return {
		title,
		text: withExtraData$1(extraData),
		at: "/roomItems/5/extraData",
		marks: extraData,
		message,
		fixed: withExtraData$1(fixed)
	};
}
// rules/item/hidden-click.ts
var hidden_click_default = defineRule({
	id: "item/hidden-click",
	level: "off",
	catalog: { level: "info" },
	kinds: { "not-placed": {} },
	fix: "none",
	summary: "An item that a quest needs to be clicked is placed",
	source: "public material of the platform, items: placed must be true for the item to appear",
	why: "An item whose placed is false does not appear, so nobody can click it.",
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
	} },
	examples: () => ({
		good: [{
			title: "an item that is placed",
			text: room()
		}],
		bad: [{
			title: "an item with a quest to be clicked that is not placed",
			text: room(({ roomItems }) => {
				Object.assign(roomItems["2"] ?? {}, { placed: false });
			}),
			at: "/roomItems/2/placed",
			marks: "false",
			message: "item 2 (GLB) is not placed, so nobody can click it for \"0_find_key\": set placed to true, or move the trigger"
		}]
	})
});
// rules/item/key-number.ts
var key_number_default = defineRule({
	id: "item/key-number",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "no-number": {} },
	fix: "none",
	summary: "The key of an item is a whole number",
	source: "public material of the platform, items; game-management API, part 2: parentItemID is an integer",
	why: "An item under another key cannot be a parent, because parentItemID is a number.",
	on: { item({ key, place }, report) {
		if (/^[1-9]\d*$/.test(key)) return;
		report({
			at: keyAt(place),
			cause: "keys",
			message: ({ drafts }) => `item key ${quoteValue(key)} is not a whole number${drafts > 1 ? ` (and ${drafts - 1} more)` : ""}: use one such as "62", which parentItemID can name`,
			again: {
				message: "this key as well",
				most: 5
			}
		});
	} },
	examples: () => ({
		good: [{
			title: "numbers",
			text: room()
		}],
		bad: [{
			title: "numbers with a sign before them",
			text: room((changed) => {
				for (const section of [changed.roomItems, changed.logic]) for (const [key, record] of Object.entries(section)) {
					delete section[key];
					section[`#${key}`] = record;
				}
			}),
			at: "/roomItems/#2",
			marks: "\"#2\"",
			message: "item key \"#2\" is not a whole number (and 2 more): use one such as \"62\", which parentItemID can name"
		}, {
			title: "a word",
			text: room(({ roomItems, logic }) => {
				roomItems.door = { ...structuredClone(roomItems["4"] ?? {}) };
				logic.door = {
					Tasks: [],
					ViewNodes: []
				};
			}),
			at: "/roomItems/door",
			marks: "\"door\"",
			message: "item key \"door\" is not a whole number: use one such as \"62\", which parentItemID can name"
		}]
	})
});
// rules/item/logic-key-clash.ts
const MAX_NAMES$1 = 5;
const withBoth = (extraData) => room(({ roomItems, logic }) => {
	Object.assign(roomItems["2"] ?? {}, { extraData: JSON.stringify(extraData) });
	Object.assign(logic["2"] ?? {}, { col: "FF0000" });
});
function difference(extraData, entry) {
	const repeated = findRepeatedLogic(extraData, entry);
	if (repeated === void 0) return hasContent(extraData) ? "both extraData and a logic entry" : void 0;
	const names = listed$1(repeated.unequal, "and", MAX_NAMES$1);
	return names === "" ? void 0 : `other values for ${names} in extraData than in logic`;
}
var logic_key_clash_default = defineRule({
	id: "item/logic-key-clash",
	level: "info",
	kinds: { differs: {} },
	fix: "none",
	summary: "extraData and logic of an item do not contradict each other",
	source: "game-management API, part 2, room-data snapshot: logic is merged into extraData",
	why: "An import merges the logic entry of an item into its extraData, so a snapshot may have the same logic in both. The documents do not say which value wins where they differ.",
	on: { item({ key, record, place }, report, { snapshot }) {
		const logic = snapshot.section("logic");
		if (record.extraData === void 0 || !isObject(logic)) return;
		const entry = member(logic, key);
		const what = entry === void 0 ? void 0 : difference(record.extraData, entry);
		if (what === void 0) return;
		report({
			at: keyAt(place.at("extraData")),
			message: `${snapshot.labels.text(key)} has ${what}, and an import merges the logic into extraData: keep the logic in one place`,
			related: [{
				at: keyAt(snapshot.place.at("logic").at(key)),
				message: "its entry in logic"
			}]
		});
	} },
	examples: () => ({
		good: [
			{
				title: "items with logic entries only",
				text: room()
			},
			{
				title: "an item with logic and an empty extraData",
				text: items({ 3: { extraData: "" } })
			},
			{
				title: "the same logic in both",
				text: withBoth({ col: "FF0000" })
			},
			{
				title: "extraData with something else",
				text: withBoth({ note: "by the door" })
			}
		],
		bad: [{
			title: "an item with two colors",
			text: withBoth({ col: "00FF00" }),
			at: "/roomItems/2/extraData",
			marks: "\"extraData\"",
			message: "item 2 (GLB) has other values for col in extraData than in logic, and an import merges the logic into extraData: keep the logic in one place"
		}]
	})
});
// rules/item/other-format.ts
const OTHER_NAMES = Object.entries(SLIPS$1["room-item"] ?? {}).filter(([, field]) => VECTORS.has(field));
var other_format_default = defineRule({
	id: "item/other-format",
	level: "warning",
	kinds: { beside: {} },
	fix: "none",
	summary: "An item has its position and rotation in pos and rot alone",
	source: "game-management API, part 2, item record fields",
	why: "The documents describe pos and rot. They do not say what an import does with a position or rotation beside them, as other formats have it.",
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
	} },
	examples: () => ({
		good: [
			{
				title: "pos alone",
				text: items({})
			},
			{
				title: "a position that says the same",
				text: items({ 2: { position: {
					x: 0,
					y: 1,
					z: 4
				} } })
			},
			{
				title: "a position of another form",
				text: items({ 2: { position: [
					1,
					2,
					3
				] } })
			}
		],
		bad: [{
			title: "another position beside pos",
			text: items({ 2: { position: {
				x: 1,
				y: 2,
				z: 3
			} } }),
			at: "/roomItems/2/position",
			marks: "\"position\"",
			message: "item 2 (GLB) has pos and position, but the documents describe only pos: write {\"x\":1,\"y\":2,\"z\":3} in pos if that is what was meant"
		}]
	})
});
function isAnother(value, other) {
	const names = Object.keys(other);
	return names.every((name) => typeof value[name] === "number") && names.some((name) => value[name] !== other[name]);
}
// rules/item/parent-cycle.ts
const withParents = (parents) => room(({ roomItems }) => {
	for (const [key, parentItemID] of Object.entries(parents)) Object.assign(roomItems[key] ?? {}, { parentItemID });
});
var parent_cycle_default = defineRule({
	id: "item/parent-cycle",
	level: "warning",
	kinds: {
		itself: {},
		circle: {}
	},
	fix: "none",
	summary: "No item is its own parent, directly or through others",
	source: "game-management API, part 2, item record fields",
	why: "parentItemID names the parent of an item. In a cycle, every item is its own ancestor. The documents do not say what the game does then. That 0 means no parent is known from published rooms, not from the documents.",
	on: { *snapshotEnd({ parentCycles: cycles, labels }, report, { inFileOrder }) {
		const keys = new Map(cycles.flat().map((key) => [parentPlace(key), key]));
		const ranks = new Map((yield* inFileOrder([...keys.keys()])).map((place, rank) => [keys.get(place), rank]));
		for (const cycle of cycles) {
			const at = cycle.indexOf(earliest$1(cycle, (key) => ranks.get(key) ?? 0));
			yield report(asDraft$1([...cycle.slice(at), ...cycle.slice(0, at)], labels));
		}
	} },
	examples: () => ({
		good: [{
			title: "a child of a child",
			text: withParents({
				3: 2,
				4: 3
			})
		}],
		bad: [{
			title: "items that are each other's parents",
			text: withParents({
				2: 4,
				3: 2,
				4: 3
			}),
			at: "/roomItems/2/parentItemID",
			marks: "4",
			message: "items 2 (GLB) \u2192 4 (Trigger) \u2192 3 (ResizableCube) \u2192 2 (GLB) are each other's parents: set parentItemID of one of them to 0"
		}, {
			title: "an item that is its own parent",
			text: withParents({ 3: 3 }),
			at: "/roomItems/3/parentItemID",
			marks: "3",
			message: "item 3 (ResizableCube) is its own parent: set parentItemID to 0"
		}]
	})
});
function earliest$1(cycle, rank) {
	return cycle.reduce((first, key) => rank(key) < rank(first) ? key : first);
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
	if (others.length === 0) return throughout("own parent", {
		at,
		kind: "itself",
		message: `${labels.text(first)} is its own parent: set parentItemID to 0`
	});
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
const withParent = (parentItemID) => items({ 3: { parentItemID } });
const MIN_RENUMBERED = 3;
var parent_exists_default = defineRule({
	id: "item/parent-exists",
	level: "warning",
	kinds: { "unknown-item": {} },
	fix: "none",
	summary: "The parent of an item is an item of the file, or 0 for none",
	source: "game-management API, part 2, item record fields",
	why: "An import removes every item that the file leaves out, so a parent that is not in the file is not in the room after the import. The documents do not say what happens to its children. That 0 means no parent is known from published rooms, not from the documents.",
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
		*snapshotEnd(snapshot, report, { state: { orphans } }) {
			const { roomItems } = snapshot;
			const alike = new LookAlikes(() => snapshot.keysOf(roomItems ?? {}));
			const parents = new Set(orphans.map(({ parent }) => parent));
			for (const { key, parent, place } of orphans) {
				yield;
				const similar = alike.of(parent);
				const other = similar === void 0 ? "" : ` but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}`;
				const advice = similar === void 0 ? "correct it, or set it to 0 for no parent" : "correct the key of the item";
				const draft = {
					at: place.at(PARENT_FIELD),
					cause: parent,
					again: { message: "another item with this parent" },
					message: `parentItemID of ${snapshot.labels.text(key)} is ${parent}, but roomItems has no item ${quoteValue(parent)}${other}: ${advice}`
				};
				report(parents.size < MIN_RENUMBERED ? draft : throughoutFile(draft));
			}
		}
	},
	examples: () => ({
		good: [{
			title: "items without a parent",
			text: room()
		}, {
			title: "an item whose parent is there",
			text: withParent(2)
		}],
		bad: [{
			title: "a parent that was deleted",
			text: withParent(12),
			at: "/roomItems/3/parentItemID",
			marks: "12",
			message: "parentItemID of item 3 (ResizableCube) is 12, but roomItems has no item \"12\": correct it, or set it to 0 for no parent"
		}]
	})
});
// rules/item/portal-destination.ts
const portal = (id, contentString) => room(({ roomItems, logic }) => {
	roomItems["5"] = {
		...structuredClone(roomItems["4"] ?? {}),
		prefabName: "Portal",
		contentString
	};
	logic["5"] = {
		Tasks: [],
		ViewNodes: [],
		id
	};
});
var portal_destination_default = defineRule({
	id: "item/portal-destination",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "no-destination": {} },
	fix: "none",
	summary: "A portal names the same room in its logic and in contentString",
	source: "public material of the platform, portals: id must match contentString",
	why: "Which of two destinations a portal leads to is not documented.",
	on: { itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
		if (prefabName !== "Portal") return;
		const item = snapshot.roomItems?.[itemKey];
		const [id, content] = [textField(value, "id"), isObject(item) ? textField(item, "contentString") : void 0];
		if (id === void 0 || id === "" || content === void 0 || content === "" || id === content) return;
		report({
			at: place.at("id"),
			message: `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: write the same`,
			related: [{
				at: snapshot.place.along([
					"roomItems",
					itemKey,
					"contentString"
				]),
				message: "the other one"
			}]
		});
	} },
	examples: () => ({
		good: [{
			title: "one destination",
			text: portal("garden", "garden")
		}],
		bad: [{
			title: "two destinations",
			text: portal("garden", "cellar"),
			at: "/logic/5#/id",
			marks: "\\\"garden\\\"",
			message: "this portal goes to \"garden\" in its logic and to \"cellar\" in contentString: write the same"
		}]
	})
});
// rules/item/prefab-name.ts
var prefab_name_default = defineRule({
	id: "item/prefab-name",
	level: "warning",
	lenient: { level: "info" },
	catalog: { options: { by: "any" } },
	kinds: {
		"letter-case": {},
		misspelled: {}
	},
	fix: "unsafe",
	summary: "The prefabName of an item is spelled like the one that it resembles",
	source: "public material of the platform, items",
	why: "An item whose prefabName is misspelled does not appear. The list of prefabs is open, so names that resemble none of it are left alone.",
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
			...throughout(name, {
				at,
				kind,
				message: `${quoteValue(name)} is not a known prefab: write ${quoteValue(meant)}`,
				fix: replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)
			}),
			unless: [at]
		});
	} },
	examples: () => ({
		good: [{
			title: "known prefabs",
			text: items({})
		}, {
			title: "a prefab that is not known",
			text: items({ 2: { prefabName: "Carousel" } })
		}],
		bad: [{
			title: "another letter case",
			text: items({ 2: { prefabName: "Glb" } }),
			at: "/roomItems/2/prefabName",
			marks: "\"Glb\"",
			message: "\"Glb\" is not a known prefab: write \"GLB\"",
			fixed: items({ 2: { prefabName: "GLB" } })
		}, {
			title: "two letters that changed places",
			text: items({ 3: { prefabName: "ReziSableCube" } }),
			options: { by: "any" },
			at: "/roomItems/3/prefabName",
			marks: "\"ReziSableCube\"",
			message: "\"ReziSableCube\" is not a known prefab: write \"ResizableCube\"",
			fixed: items({ 3: { prefabName: "ResizableCube" } })
		}]
	})
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
		const meant = scaled$1(rot, length);
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
function scaled$1({ x, y, z, w }, length) {
	return {
		x: fourDigits(x / length),
		y: fourDigits(y / length),
		z: fourDigits(z / length),
		w: fourDigits(w / length)
	};
}
// rules/item/unit-rotation.ts
const TOLERANCE = .02;
const withRotation = (rot) => items({ 3: { rot } });
var unit_rotation_default = defineRule({
	id: "item/unit-rotation",
	level: "warning",
	kinds: { "not-unit": {} },
	fix: "unsafe",
	summary: "The rotation of an item is a quaternion of length 1",
	source: "game-management API, part 2, item record fields: rot is a quaternion",
	why: "A quaternion represents a rotation only when its length is 1. The documents do not say what the game does with another length.",
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
		const { kind, text, meant } = rotationAdvice({
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
		report(throughout(kind, {
			at,
			message: `rot of ${snapshot.labels.text(key)} ${text}`,
			fix
		}));
	} },
	examples: () => ({
		good: [{
			title: "no rotation",
			text: room()
		}, {
			title: "an eighth of a turn, rounded",
			text: withRotation({
				x: 0,
				y: .3827,
				z: 0,
				w: .9239
			})
		}],
		bad: [
			badRotation("degrees instead of a quaternion", {
				x: 0,
				y: 60,
				z: 0,
				w: 1
			}, "has length 60.008 instead of 1: write a quaternion, not angles in degrees. 60\u00b0 around y is {x: 0, y: 0.5, z: 0, w: 0.866}", {
				x: 0,
				y: .5,
				z: 0,
				w: .866
			}),
			badRotation("degrees around two axes", {
				x: 45,
				y: 90,
				z: 0,
				w: 0
			}, "has length 100.62 instead of 1: write a quaternion, not angles in degrees. 45\u00b0 around x is {x: 0.3827, y: 0, z: 0, w: 0.9239}, 90\u00b0 around y is {x: 0, y: 0.7071, z: 0, w: 0.7071}. In which order they apply, the documents do not say"),
			badRotation("numbers that are no quaternion at all", {
				x: 0,
				y: 90,
				z: 0,
				w: 45
			}, "has length 100.62 instead of 1: write a quaternion, not angles in degrees, such as {x: 0, y: 0.7071, z: 0, w: 0.7071} for 90\u00b0 around y"),
			badRotation("no angle around any axis", {
				x: 0,
				y: 0,
				z: 0,
				w: 90
			}, "has length 90 instead of 1, but x, y and z are 0, which is no rotation: set w to 1, {x: 0, y: 0, z: 0, w: 1}", {
				x: 0,
				y: 0,
				z: 0,
				w: 1
			}),
			badRotation("an angle in radians", {
				x: 0,
				y: -1.0472,
				z: 0,
				w: 1
			}, "has length 1.448 instead of 1: write a quaternion, not an angle in radians. -60\u00b0 around y is {x: 0, y: -0.5, z: 0, w: 0.866}", {
				x: 0,
				y: -.5,
				z: 0,
				w: .866
			}),
			badRotation("all zeros", {
				x: 0,
				y: 0,
				z: 0,
				w: 0
			}, "is all zeros, which is not a rotation: set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1}", {
				x: 0,
				y: 0,
				z: 0,
				w: 1
			}),
			badRotation("a quaternion that is not normalized", {
				x: 0,
				y: 3,
				z: 0,
				w: 4
			}, "has length 5 instead of 1: divide x, y, z and w by 5, which gives {x: 0, y: 0.6, z: 0, w: 0.8}", {
				x: 0,
				y: .6,
				z: 0,
				w: .8
			})
		]
	})
});
function badRotation(title, rot, what, meant) {
	const [x, y, z, w] = [
		rot.x,
		rot.y,
		rot.z,
		rot.w
	];
	const marks = `{\n        "x": ${x},\n        "y": ${y},\n        "z": ${z},\n        "w": ${w}\n      }`;
	return {
		title,
		text: withRotation(rot),
		at: "/roomItems/3/rot",
		marks,
		message: `rot of item 3 (ResizableCube) ${what}`,
		...meant && { fixed: withRotation(meant) }
	};
}
// rules/item/zero-scale.ts
const SCALING = /* @__PURE__ */ new Set([
	"MoveToSpot",
	"PortalsAnimation",
	"FunctionEffector",
	"DuplicateItem"
]);
const scaled = (key, x, y, z) => items({ [key]: { scale: {
	x,
	y,
	z
} } });
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
		kinds: { zero: {} },
		fix: "none",
		summary: "The scale of an item is not 0 on all axes",
		source: "geometry: an item of no size has nothing to show",
		why: "An item with the scale 0 cannot be seen or touched. One with an effect that may give it a scale is left alone.",
		state: () => /* @__PURE__ */ new Map(),
		on: {
			item({ key, record: { scale }, place }, _report, { state }) {
				if (isObject(scale) && scale.x === 0 && scale.y === 0 && scale.z === 0) state.set(key, place.at("scale"));
			},
			effect({ type, subscription: { itemKey } }, _report, { state }) {
				if (SCALING.has(type)) state.delete(itemKey);
			},
			*snapshotEnd({ labels }, report, { state }) {
				for (const [key, at] of state) yield report({
					at,
					message: `scale of ${labels.text(key)} is 0, so it cannot be seen: write 1 for its own size`
				});
			}
		},
		examples: () => ({
			good: [{
				title: "an item that is flat",
				text: scaled("2", 1, 0, 1)
			}, {
				title: "an item that an effect makes larger",
				text: scaled("3", 0, 0, 0)
			}],
			bad: [{
				title: "an item of no size",
				text: scaled("2", 0, 0, 0),
				at: "/roomItems/2/scale",
				marks: "{\n        \"x\": 0,\n        \"y\": 0,\n        \"z\": 0\n      }",
				message: "scale of item 2 (GLB) is 0, so it cannot be seen: write 1 for its own size"
			}]
		})
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
	kinds: {
		misspelled: {},
		"other-key": {}
	},
	fix: "unsafe",
	summary: "Optional fields are spelled as documented",
	source: "game-management API, part 2, item record fields and known settings keys; quest and task records, part 2",
	why: "A key that differs from a documented one in letter case or in one letter, where the documented one is missing, is most likely a mistake. The documents do not say what an import or the game does with it; roomlint checks it as the documented field.",
	options: { catalogue: {
		type: "boolean",
		default: false,
		description: "whether keys in the logic of an item that resemble one that public material names for its prefab are reported as well"
	} },
	on: {
		itemLogic: (item, report, { options }) => {
			if (options.catalogue) for (const draft of misspelledKeys(item)) report(draft);
		},
		nearMiss(miss, report, { snapshot }) {
			if (miss.kind === "key" && !miss.isRequired) reportKeySlip(miss, snapshot, report);
		}
	},
	examples: () => ({
		good: [{
			title: "documented names",
			text: room()
		}, {
			title: "a setting of another name",
			text: "{ \"settings\": { \"isNight\": true, \"login\": true } }"
		}],
		bad: [
			{
				title: "a key of a prefab under another name",
				text: logic("3", {
					col: void 0,
					colour: "8B4513"
				}),
				options: { catalogue: true },
				at: "/logic/3#/colour",
				marks: "\\\"colour\\\"",
				message: "\"colour\" is not a key of a ResizableCube: rename it to col",
				fixed: logic("3", {
					col: void 0,
					colour: "8B4513"
				}).replace("colour", "col")
			},
			{
				title: "another word for a position",
				text: items({ 3: {
					pos: void 0,
					position: {
						x: 0,
						y: 1,
						z: 2
					}
				} }),
				at: "/roomItems/3/position",
				marks: "\"position\"",
				message: "\"position\" is not a documented field: rename it to pos",
				fixed: items({ 3: {
					pos: void 0,
					position: {
						x: 0,
						y: 1,
						z: 2
					}
				} }).replace("\"position\"", "\"pos\"")
			},
			{
				title: "a setting without its s",
				text: withSettings({
					roomBase: "BlankScene",
					taskRefresh: false
				}),
				at: "/settings/taskRefresh",
				marks: "\"taskRefresh\"",
				message: "\"taskRefresh\" is not a documented field: rename it to tasksRefresh",
				fixed: withSettings({
					roomBase: "BlankScene",
					tasksRefresh: false
				})
			},
			{
				title: "a list of a logic value in another letter case",
				text: logic("2", {
					ViewNodes: void 0,
					viewNodes: []
				}),
				at: "/logic/2#/viewNodes",
				marks: "\\\"viewNodes\\\"",
				message: "\"viewNodes\" is not a documented field: rename it to ViewNodes",
				fixed: logic("2", {
					ViewNodes: void 0,
					viewNodes: []
				}).replace("viewNodes", "ViewNodes")
			},
			{
				title: "a state under a misspelled name",
				text: task("2", 1, {
					TargetState: void 0,
					targetState: 2
				}),
				at: "/logic/2#/Tasks/1/targetState",
				marks: "\\\"targetState\\\"",
				message: "\"targetState\" is not a documented field: rename it to TargetState",
				fixed: task("2", 1, {
					TargetState: void 0,
					targetState: 2
				}).replace("targetState", "TargetState")
			},
			{
				title: "a field of all items in another letter case",
				text: room(({ roomItems }) => {
					for (const item of Object.values(roomItems)) {
						item.PREFABNAME = item.prefabName ?? "";
						delete item.prefabName;
					}
				}),
				at: "/roomItems/2/PREFABNAME",
				marks: "\"PREFABNAME\"",
				message: "\"PREFABNAME\" is not a documented field: rename it to prefabName (and in 2 more places)",
				fixed: room(({ roomItems }) => {
					for (const item of Object.values(roomItems)) {
						const { prefabName = "" } = item;
						delete item.prefabName;
						item.prefabName = prefabName;
					}
				})
			}
		]
	})
});
function withSettings(settings) {
	return rawRoom((snapshot) => {
		snapshot.settings = settings;
	});
}
function* misspelledKeys({ oddKeys, value, place, prefab }) {
	if (prefab === void 0) return;
	for (const key of oddKeys) {
		if (prefab.keys.has(key)) continue;
		const field = COLOUR_SLIPS.includes(key) ? [...prefab.keys].find(([, kind]) => kind === "colour")?.[0] : prefab.longKeys.meant(key);
		if (field === void 0 || Object.hasOwn(value, field)) continue;
		const at = place.at(key);
		yield throughout(`${prefab.name} ${key}`, {
			at: keyAt(at),
			kind: "other-key",
			message: `${quoteValue(key)} is not a key of ${withArticle(prefab.name)}: rename it to ${field}`,
			fix: renameMember(at, field, quoteValue(key))
		});
	}
}
// rules/key/index.ts
const keyRules = [spelling_default];
// rules/logic/colour.ts
var colour_default = defineRule({
	id: "logic/colour",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"no-hex-digits": {},
		"number-sign": {}
	},
	fix: "mixed",
	summary: "Colours are 6 hex digits without #",
	source: "public material of the platform, items and effects",
	why: "Colours are written as 6 hex digits without a # before them. Anything else is not shown as the colour that was meant.",
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
	},
	examples: () => ({
		good: [{
			title: "a colour",
			text: room()
		}, {
			title: "no colour",
			text: logic("3", { col: "" })
		}],
		bad: [
			{
				title: "a colour with #",
				text: logic("3", { col: "#8B4513" }),
				at: "/logic/3#/col",
				marks: "\\\"#8B4513\\\"",
				message: "col is \"#8B4513\": write 8B4513, without #",
				fixed: room()
			},
			{
				title: "a colour with # where the documents describe no colour",
				text: task("2", 1, { Effector: {
					$type: "ChangeFog",
					color: "#FF0000",
					distance: 5
				} }),
				at: "/logic/2#/Tasks/1/Effector/color",
				marks: "\\\"#FF0000\\\"",
				message: "color is \"#FF0000\": write FF0000, without #",
				fixed: task("2", 1, { Effector: {
					$type: "ChangeFog",
					color: "FF0000",
					distance: 5
				} })
			},
			{
				title: "the name of a colour",
				text: task("2", 1, { Effector: {
					$type: "ChangeFog",
					color: "red",
					distance: 5
				} }),
				at: "/logic/2#/Tasks/1/Effector/color",
				marks: "\\\"red\\\"",
				message: "color is \"red\": write 6 hex digits, such as FF0000"
			}
		]
	})
});
const DOCUMENTED = /* @__PURE__ */ new Set(["col", "c"]);
function wrongColour(key, value, record, isDocumented) {
	if (typeof value !== "string" || value === "") return void 0;
	const digits = hexDigits(value);
	if (digits === value) return void 0;
	const at = record.at(key);
	if (digits === void 0) return throughout("not hex digits", {
		at,
		kind: "no-hex-digits",
		message: `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`
	});
	const [json, description] = [JSON.stringify(digits), `write ${digits}`];
	return throughout("with #", {
		at,
		kind: "number-sign",
		message: `${key} is ${quoteValue(value)}: write ${digits}, without #`,
		fix: isDocumented ? replaceValue(at, json, "safe", description) : overwriteValue(at, json, description)
	});
}
// rules/logic/expected-keys.ts
const EXPECTED = Object.entries(FIELDS$1["logic-value"]).flatMap(([key, kind]) => kind === "array" ? [key] : []);
const without = (...keys) => room(({ logic }) => {
	for (const key of keys) delete logic["2"]?.[key];
});
var expected_keys_default = defineRule({
	id: "logic/expected-keys",
	level: "off",
	levelInAll: "info",
	kinds: { missing: {} },
	fix: "none",
	summary: "The logic of an item has Tasks and ViewNodes",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	why: "The documents list both keys and do not say whether they may be missing. In published rooms, items of some prefabs have neither.",
	on: {
		embeddedText(text, report, { snapshot }) {
			const held = text.role === "logic" ? heldObject(text) : void 0;
			if (held !== void 0) checkKeys(held.value, text.place, snapshot, report);
		},
		rawEmbedded({ role, value, place }, report, { snapshot }) {
			if (role === "logic" && isObject(value)) checkKeys(value, place, snapshot, report);
		}
	},
	examples: () => ({
		good: [{
			title: "both lists",
			text: room()
		}],
		bad: [{
			title: "logic without ViewNodes",
			text: without("ViewNodes"),
			at: "/logic/2",
			marks: "\"2\"",
			message: "the logic of item 2 (GLB) has no ViewNodes: write [] if there are none"
		}, {
			title: "logic with neither",
			text: without("Tasks", "ViewNodes"),
			at: "/logic/2",
			marks: "\"2\"",
			message: "the logic of item 2 (GLB) has no Tasks and no ViewNodes: write [] for each that is empty",
			alsoFound: ["flow/never-activated"]
		}]
	})
});
function checkKeys(value, place, { labels }, report) {
	if (EXPECTED.every((key) => hasField(value, key))) return;
	const make = () => {
		const missing = EXPECTED.filter((key) => !hasField(value, key));
		const item = labels.text(String(place.step));
		return {
			at: recordAt(place),
			fields: missing,
			message: ({ fields }) => {
				const todo = `write [] ${fields.length === 1 ? "if there are none" : "for each that is empty"}`;
				return `the logic of ${item} has no ${fields.join(" and no ")}: ${todo}`;
			}
		};
	};
	report({
		make,
		fix: "none",
		place
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
function kindOf$2(field, type, value) {
	return typeof value === "string" && isWritten(value, type) ? "in quotes" : `${field}: ${type}, not ${jsonType(value)}`;
}
var field_types_default = defineRule({
	id: "logic/field-types",
	level: "error",
	lenient: { level: "off" },
	catalog: {
		level: "error",
		options: { byPrefab: true }
	},
	kinds: {
		"other-type": { sentence: "in a logic value, col is a string, e a number and c a boolean" },
		"other-type-of-prefab": { level: "warning" }
	},
	fix: "none",
	summary: "In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false",
	source: "game-management API, part 2, room-data snapshot: keys of a logic value",
	why: "The documents give these types and not what the fields mean. In published rooms the meaning of c depends on the prefab, so it is checked on a ResizableCube only.",
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
			report(throughout(kindOf$2(field, type, value), {
				at: item.place.at(field),
				kind: "other-type",
				message: `${field} is ${quoteValue(value)}: the documents describe it as ${words}`
			}));
		}
		if (!byPrefab) return;
		for (const field of item.oddKeys) {
			const kind = item.prefab?.keys.get(field);
			const value = item.value[field];
			if (kind === void 0 || value === void 0 || isOfKind(value, kind)) continue;
			report(ofAnotherKind(item, field, value, kind));
		}
	} },
	examples: () => ({
		good: [{
			title: "a wall with all three",
			text: room()
		}, {
			title: "c on another kind of item",
			text: room(({ roomItems, logic }) => {
				Object.assign(roomItems["3"] ?? {}, { prefabName: "Light" });
				delete logic["3"]?.col;
				delete logic["3"]?.e;
				Object.assign(logic["3"] ?? {}, { c: "FFB200" });
			}),
			options: { byPrefab: false }
		}],
		bad: [
			{
				title: "a colour that is a number",
				text: logic("3", { col: 804513 }),
				options: { byPrefab: false },
				at: "/logic/3#/col",
				marks: "804513",
				message: "col is 804513: the documents describe it as a string, such as \"8B4513\""
			},
			{
				title: "a number in quotes",
				text: logic("3", { e: "0.5" }),
				options: { byPrefab: false },
				at: "/logic/3#/e",
				marks: "\\\"0.5\\\"",
				message: "e is \"0.5\": the documents describe it as a number"
			},
			{
				title: "a number for true",
				text: logic("3", { c: 1 }),
				options: { byPrefab: false },
				at: "/logic/3#/c",
				marks: "1",
				message: "c is 1: the documents describe it as true or false"
			}
		]
	})
});
function ofAnotherKind(item, field, value, kind) {
	const { place, prefabName = "" } = item;
	const message = `${field} is ${quoteValue(value)} on ${withArticle(prefabName)}, where it is ${KIND_WORDS[kind]}${forColour(field, value, prefabName)}`;
	return throughout(`${prefabName}.${field}: ${kind}, not ${jsonType(value)}`, {
		at: place.at(field),
		kind: FIELDS.some(([name, type]) => name === field && isOfOtherType(item, field, type, value)) ? "other-type" : "other-type-of-prefab",
		message
	});
}
function forColour(field, value, prefabName) {
	const isColour = typeof value === "string" && hexDigits(value) !== void 0;
	return field === "c" && prefabName === PREFAB_OF_C && isColour ? ": write col for the colour" : "";
}
// rules/logic/json-string-examples.ts
function wallWith(logic) {
	return rawRoom((snapshot) => {
		const items = sectionOf$1(snapshot, "roomItems");
		items["5"] = structuredClone(items["3"] ?? null);
		sectionOf$1(snapshot, "logic")["5"] = "LOGIC";
	}).replace("\"LOGIC\"", () => logic);
}
function sectionOf$1(snapshot, name) {
	const section = snapshot[name];
	return isObject(section) ? section : {};
}
const TWICE = String.raw`"\"{\\\"Tasks\\\":[],\\\"ViewNodes\\\":[]}\""`;
const ROWS = [
	[
		"a list",
		"[{ \"col\": \"8B4513\" }]",
		"[{ \"col\": \"8B4513\" }]",
		"the logic of item 5 (ResizableCube) is a list: it must be a string that holds a JSON object"
	],
	[
		"null",
		"null",
		"null",
		"the logic of item 5 (ResizableCube) is null: it must be a string that holds a JSON object"
	],
	[
		"an object that JavaScript turned into text",
		"\"[object Object]\"",
		"\"[object Object]\"",
		"the logic of item 5 (ResizableCube) is \"[object Object]\": write the object itself, as JSON.stringify does"
	],
	[
		"an empty string",
		"\"\"",
		"\"\"",
		"the logic of item 5 (ResizableCube) is an empty string: write \"{}\", or remove the entry"
	],
	[
		"white space",
		"\" \\n\"",
		"\" \\n\"",
		"the logic of item 5 (ResizableCube) holds only white space: write \"{}\", or remove the entry"
	],
	[
		"only a comment",
		"\"/* none */\"",
		"/* none */",
		"in the logic of item 5 (ResizableCube), JSON does not allow comments: remove this one"
	],
	[
		"a trailing comma",
		String.raw`"{\"Tasks\":[],\"ViewNodes\":[],}"`,
		",",
		"in the logic of item 5 (ResizableCube), JSON does not allow a trailing comma: remove it"
	],
	[
		"a Python boolean",
		String.raw`"{\"c\":True,\"Tasks\":[],\"ViewNodes\":[]}"`,
		"True",
		"in the logic of item 5 (ResizableCube), True does not exist in JSON: write true"
	],
	[
		"logic that was cut off",
		String.raw`"{\"col\":\"8B4513\""`,
		"",
		"in the logic of item 5 (ResizableCube), the JSON ends inside an object: add the missing }, or restore the part that was cut off"
	],
	[
		"a line break with one backslash too few",
		String.raw`"{\"title\":\"Keep\nout\"}"`,
		String.raw`\n`,
		String.raw`in the logic of item 5 (ResizableCube), a line break is not allowed inside a string: write \\n instead, or close the string before it`
	],
	[
		"a list in a string",
		"\"[]\"",
		"\"[]\"",
		"the logic of item 5 (ResizableCube) holds a list: it must hold a JSON object, between { and }"
	]
];
const FIXED = {
	"a trailing comma": String.raw`"{\"Tasks\":[],\"ViewNodes\":[]}"`,
	"a Python boolean": String.raw`"{\"c\":true,\"Tasks\":[],\"ViewNodes\":[]}"`
};
const rawObject = () => ({
	title: "an object that is not in a string",
	text: wallWith("{ \"Tasks\": [], \"ViewNodes\": [], \"e\": 0.50 }"),
	at: "/logic/5",
	marks: "{ \"Tasks\": [], \"ViewNodes\": [], \"e\": 0.50 }",
	message: "the logic of item 5 (ResizableCube) is an object: it must be a string that holds this object",
	fixed: wallWith(String.raw`"{ \"Tasks\": [], \"ViewNodes\": [], \"e\": 0.50 }"`)
});
const loneSubscription = () => ({
	title: "a subscription without the list around it",
	text: wallWith(String.raw`"{\"$type\":\"TaskTriggerSubscription\"}"`),
	at: "/logic/5",
	marks: String.raw`"{\"$type\":\"TaskTriggerSubscription\"}"`,
	message: "the logic of item 5 (ResizableCube) is a subscription: put it into a list, {\"Tasks\":[\u2026],\"ViewNodes\":[]}",
	alsoFound: ["logic/expected-keys"]
});
const wrappedString = () => ({
	title: "a string that is wrapped in an object",
	text: wallWith(String.raw`{ "logic": "{\"Tasks\":[]}" }`),
	at: "/logic/5/logic",
	marks: "\"logic\"",
	message: "the logic of item 5 (ResizableCube) is wrapped in \"logic\": move what is in it one level up",
	alsoFound: ["logic/expected-keys"]
});
const blank = () => ({
	title: "white space, even when an empty string is allowed",
	text: wallWith("\" \""),
	options: { allowEmpty: true },
	at: "/logic/5",
	marks: "\" \"",
	message: "the logic of item 5 (ResizableCube) holds only white space: write \"{}\", or remove the entry"
});
const twice = () => ({
	title: "an object that is encoded twice",
	text: wallWith(TWICE),
	at: "/logic/5",
	marks: TWICE,
	message: "the logic of item 5 (ResizableCube) is encoded twice: put its JSON object into a string only once",
	fixed: wallWith(String.raw`"{\"Tasks\":[],\"ViewNodes\":[]}"`)
});
const wrapped = () => ({
	title: "logic inside another object",
	text: wallWith(String.raw`"{\"logic\":{\"Tasks\":[],\"ViewNodes\":[]}}"`),
	at: "/logic/5#/logic",
	marks: String.raw`\"logic\"`,
	message: "the logic of item 5 (ResizableCube) is wrapped in \"logic\": move what is in it one level up"
});
function allLogic(write) {
	return rawRoom((snapshot) => {
		const logic = sectionOf$1(snapshot, "logic");
		for (const [key, value] of Object.entries(logic)) logic[key] = write(String(value));
	});
}
const ofPython = () => {
	const count = Object.keys(JSON.parse(allLogic((json) => json)).logic).length;
	return {
		title: "all logic is written by Python",
		text: allLogic((json) => json.replaceAll("\"", "'")),
		at: "/logic/2",
		marks: "'Tasks'",
		message: `in the logic of ${count} items, JSON needs double quotes: write \\" instead`,
		fixed: allLogic((json) => json)
	};
};
function badExamples$2() {
	const single = ROWS.map(([title, logic, marks, message]) => ({
		title,
		text: wallWith(logic),
		at: "/logic/5",
		marks,
		message,
		...FIXED[title] !== void 0 && { fixed: wallWith(FIXED[title]) }
	}));
	return [
		rawObject(),
		twice(),
		ofPython(),
		...single,
		wrapped(),
		wrappedString(),
		loneSubscription(),
		blank()
	];
}
// rules/logic/json-string.ts
var json_string_default = defineRule({
	id: "logic/json-string",
	level: "error",
	lenient: { options: { allowEmpty: true } },
	kinds: {
		"not-a-string": { sentence: "a logic value is a JSON string with the keys of logic" },
		"not-json": { sentence: "a logic value is a JSON string with the keys of logic" },
		empty: { sentence: "a logic value is a JSON string with the keys of logic" },
		"no-object": { sentence: "a logic value is a JSON string with the keys of logic" },
		"encoded-twice": { sentence: "a logic value is a JSON string with the keys of logic" },
		wrapped: { sentence: "a logic value is a JSON string with the keys of logic" },
		subscription: { sentence: "a logic value is a JSON string with the keys of logic" }
	},
	fix: "mixed",
	summary: "A logic value is a string that holds a JSON object",
	source: "game-management API, part 2, room-data snapshot",
	why: "The documents describe each logic value as a string containing JSON with keys such as Tasks. An import merges it into the item's extraData. The documents do not say what happens to a value that cannot be read.",
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
	on: {
		rawEmbedded({ role, value, place }, report, { snapshot }) {
			if (role !== "logic") return;
			const wrapper = isObject(value) ? unwrapped(value, place).wrapper : void 0;
			if (isObject(value) && wrapper !== void 0 && typeof value[wrapper] === "string") {
				report(wrappedLogic(logicAt(place, snapshot), place.at(wrapper), wrapper));
				return;
			}
			report(throughout(`not a string: ${jsonType(value)}`, {
				at: place,
				kind: "not-a-string",
				message: notAString(logicAt(place, snapshot), value),
				fix: isObject(value) && strayRecord(value) === void 0 ? putIntoString(place) : void 0
			}));
		},
		embeddedText(text, report, { options, snapshot, state }) {
			const { role, reading } = text;
			if (role !== "logic") return;
			const misheld = misheldLogic(text, () => logicAt(text.place, snapshot));
			if (misheld !== void 0) {
				report(misheld);
				return;
			}
			if (reading.kind === "empty" && options.allowEmpty) return;
			const words = () => ({
				what: logicAt(text.place, snapshot),
				whenEmpty: "write \"{}\", or remove the entry",
				many: logicOfMany
			});
			if (reading.kind === "broken") {
				reportBroken$1(text, words, report, state);
				return;
			}
			const draft = heldObjectFault(text, words);
			if (draft === void 0) return;
			report(draft.cause === void 0 ? throughout(kindOf$1(reading), draft) : draft);
		}
	},
	examples: () => ({
		good: [{
			title: "a JSON object in a string",
			text: wallWith("\"{\\\"Tasks\\\":[],\\\"ViewNodes\\\":[]}\"")
		}, {
			title: "an empty string, when allowed",
			text: wallWith("\"\""),
			options: { allowEmpty: true }
		}],
		bad: badExamples$2()
	})
});
function kindOf$1(reading) {
	return reading.kind === "value" ? jsonType(reading.value) : reading.kind;
}
function logicOfMany(count) {
	return `the logic of ${count.toLocaleString("en")} items`;
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
	kinds: { "unknown-item": {} },
	fix: "none",
	summary: "Every logic entry belongs to an item of the file",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	why: "An import merges each logic entry into the matching item. The documents do not say what happens to an entry without one.",
	state: () => ({ alike: void 0 }),
	on: {
		embeddedText({ role, place }, report, { snapshot, state }) {
			if (role === "logic") checkKey(place, snapshot, state, report);
		},
		rawEmbedded({ role, place }, report, { snapshot, state }) {
			if (role === "logic") checkKey(place, snapshot, state, report);
		}
	},
	examples: () => ({
		good: [{
			title: "logic for items of the file",
			text: room()
		}],
		bad: [
			{
				title: "keys of logic with a prefix",
				text: room((changed) => {
					const prefixed = Object.entries(changed.logic).map(([key, value]) => [`item_${key}`, value]);
					changed.logic = Object.fromEntries(prefixed);
				}),
				at: "/logic/item_2",
				marks: "\"item_2\"",
				message: "3 keys of logic, such as \"item_2\", name items that roomItems does not have, so an import does not merge their logic: use the same keys in both sections"
			},
			{
				title: "logic of an item that was deleted",
				text: room(({ logic }) => {
					logic["12"] = {
						Tasks: [],
						ViewNodes: []
					};
				}),
				at: "/logic/12",
				marks: "\"12\"",
				message: "roomItems has no item \"12\", so an import does not merge this logic: correct the key, or add the item"
			},
			{
				title: "a key that only looks like that of an item",
				text: room(({ logic }) => {
					logic["\uff12"] = {
						Tasks: [],
						ViewNodes: []
					};
				}),
				at: "/logic/\uff12",
				marks: "\"\uff12\"",
				message: "roomItems has no item \"\uff12\", so an import does not merge this logic: use the same key in both sections, as roomItems has \"2\" (they look the same, but some letters are from another alphabet or another kind of space)"
			}
		]
	})
});
function checkKey(place, snapshot, state, report) {
	const { roomItems } = snapshot;
	const key = String(place.step);
	if (roomItems === void 0 || snapshot.hasItem(key)) return;
	state.alike ??= new LookAlikes(() => snapshot.keysOf(roomItems));
	const { alike } = state;
	report({
		at: keyAt(place),
		cause: "keys",
		subject: key,
		message: ({ drafts }) => drafts < 2 ? loneKey(key, alike) : severalKeys(key, drafts),
		again: { message: `roomItems has no item ${quoteValue(key)}` }
	});
}
function loneKey(key, alike) {
	const what = `roomItems has no item ${quoteValue(key)}, so an import does not merge this logic`;
	const similar = alike.of(key);
	return similar === void 0 ? `${what}: correct the key, or add the item` : `${what}: use the same key in both sections, as roomItems has ${quoteValue(similar)}${lookAlikeNote(key, similar)}`;
}
function severalKeys(key, count) {
	return `${count} keys of logic, such as ${quoteValue(key)}, name items that roomItems does not have, so an import does not merge their logic: use the same keys in both sections`;
}
// rules/logic/prefab-keys.ts
const text = (shown) => room(({ roomItems, logic }) => {
	roomItems["5"] = {
		...structuredClone(roomItems["4"] ?? {}),
		prefabName: "WorldText"
	};
	logic["5"] = {
		Tasks: [],
		ViewNodes: [],
		...shown
	};
});
var prefab_keys_default = defineRule({
	id: "logic/prefab-keys",
	level: "off",
	catalog: { level: "warning" },
	kinds: { missing: {} },
	fix: "none",
	summary: "The logic of an item has the keys that its prefab needs",
	source: "public material of the platform, items",
	why: "Items of some prefabs do nothing without a certain key in their logic, such as the text of a WorldText.",
	on: { itemLogic: (item, report, { snapshot }) => {
		const { value, prefab } = item;
		if (prefab === void 0) return;
		const missing = prefab.needed.filter((key) => !hasField(value, key));
		if (missing.length === 0) return;
		const misspelled = misspellings(item);
		const absent = missing.filter((key) => !misspelled.has(key));
		if (absent.length > 0) report(lacking(absent, item, snapshot));
		for (const key of missing) {
			const slip = misspelled.get(key);
			if (slip === void 0) continue;
			report({
				...lacking([key], item, snapshot),
				unless: [item.place.at(slip)]
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "a text",
			text: text({ text: "Welcome" })
		}, {
			title: "prefabs that need no keys",
			text: room()
		}],
		bad: [{
			title: "a text without its text",
			text: text({}),
			at: "/logic/5",
			marks: "\"5\"",
			message: "the logic of item 5 (WorldText) has no text: add it"
		}]
	})
});
function lacking(missing, item, snapshot) {
	const { prefabName = "", holder, itemKey } = item;
	return {
		...throughout(`${prefabName} ${missing.join()}`, {
			at: recordAt(holder),
			message: `the logic of ${snapshot.labels.text(itemKey)} has no ${missing.join(" and no ")}: add ${missing.length > 1 ? "them" : "it"}`
		}),
		fields: missing
	};
}
function misspellings({ oddKeys, prefab }) {
	const found = /* @__PURE__ */ new Map();
	for (const key of oddKeys) {
		const meant = prefab?.longKeys.meant(key);
		if (!found.has(meant)) found.set(meant, key);
	}
	return found;
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
// rules/quest/bare-name-unique.ts
var bare_name_unique_default = defineRule({
	id: "quest/bare-name-unique",
	level: "warning",
	kinds: { shared: {} },
	fix: "none",
	summary: "No two quests have Names that differ only in their number",
	source: "quest and task records, part 2, quest names in expressions",
	why: "SetTask(), $T{} and OnChange() reference a quest by its Name without the number, so they cannot tell such quests apart.",
	on: { *quests({ pairs }, report, { inFileOrder }) {
		const bareNameOf = (pair) => bareName(agreedName(pair) ?? "") || void 0;
		const reported = /* @__PURE__ */ new Set();
		for (const { later, first } of yield* laterQuests(pairs, bareNameOf, inFileOrder)) {
			yield;
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
	} },
	examples: () => ({
		good: [{
			title: "Names that differ in more than the number",
			text: questsOnly()
		}],
		bad: [{
			title: "Names that differ only in the number",
			text: quest("1_open_door", { Name: "1_find_key" }),
			at: `/quests/${OPEN_DOOR}/Name`,
			marks: "\"1_find_key\"",
			message: "\"1_find_key\" and \"0_find_key\" are both \"find_key\" in expressions: rename one of them"
		}]
	})
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
const withLast = (...fields) => questsOnly((quests) => {
	const entry = quests["mlh5m8r2v1u7gh"] ?? {};
	for (const field of fields) {
		const value = entry[field] ?? null;
		delete entry[field];
		Object.assign(entry, { [field]: value });
	}
});
const REWARDS = [{
	type: "wearable",
	id: "hat"
}];
var completed_only_fields_default = defineRule({
	id: "quest/completed-only-fields",
	level: "error",
	kinds: {
		missing: { sentence: "Rewards and SuccessMsg exist only on the completed entry" },
		"in-progress": { sentence: "Rewards and SuccessMsg exist only on the completed entry" }
	},
	fix: "mixed",
	summary: "Rewards and SuccessMsg are on the completed entry only",
	source: "quest and task records, part 2, quest pair",
	why: "Both fields exist only on the completed entry of a quest pair and are omitted from the inProgress entry.",
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
			for (const field of COMPLETED_ONLY) if (!hasField(record, field[0])) report(missing$1(entry, field, hasField(twin, field[0])));
			return;
		}
		const twin = pair?.completed[0];
		const isCertain = [entry, twin].every((each) => !each || !spellings.isPresumed(each.place.at("EntryId")));
		const fields = COMPLETED_ONLY.filter(([field]) => hasField(record, field));
		const isSafe = isCertain && fields.every((field) => isRepeated(entry, field, twin));
		for (const field of fields) report(misplaced$1(entry, field, twin, isSafe));
	} },
	examples: () => ({
		good: [{
			title: "both fields on the completed entry only",
			text: questsOnly()
		}],
		bad: [
			{
				title: "the same value on both entries",
				text: entries({ [OPEN_DOOR]: { SuccessMsg: "" } }),
				at: `/quests/${OPEN_DOOR}/SuccessMsg`,
				marks: "\"SuccessMsg\"",
				message: "SuccessMsg belongs on the completed entry only: remove it here, because the completed entry has the same value",
				fixed: questsOnly()
			},
			{
				title: "rewards on the wrong entry",
				text: entries({ [OPEN_DOOR]: { Rewards: REWARDS } }),
				at: `/quests/${OPEN_DOOR}/Rewards`,
				marks: "\"Rewards\"",
				message: "Rewards belongs on the completed entry only: move it to the completed entry of \"1_open_door\"",
				fixed: entries({ [OPEN_DOOR_COMPLETED]: { Rewards: REWARDS } })
			},
			{
				title: "different messages on both entries: only you can choose",
				text: entries({
					[OPEN_DOOR]: { SuccessMsg: "It opens" },
					[OPEN_DOOR_COMPLETED]: { SuccessMsg: "Done" }
				}),
				at: `/quests/${OPEN_DOOR}/SuccessMsg`,
				marks: "\"SuccessMsg\"",
				message: "SuccessMsg belongs on the completed entry only: keep the right value on the completed entry of \"1_open_door\", which has another one, and remove it here"
			},
			...COMPLETED_ONLY.map(([field, none, what]) => ({
				title: `a completed entry without ${field}`,
				text: entries({ [OPEN_DOOR_COMPLETED]: { [field]: void 0 } }),
				at: `/quests/${OPEN_DOOR_COMPLETED}`,
				marks: `"${OPEN_DOOR_COMPLETED}"`,
				message: `the completed entry of "1_open_door" has no ${field}: set it to ${none} for no ${what}`,
				fixed: withLast(field)
			})),
			{
				title: "a completed entry without both fields: one finding",
				text: entries({ [OPEN_DOOR_COMPLETED]: {
					Rewards: void 0,
					SuccessMsg: void 0
				} }),
				at: `/quests/${OPEN_DOOR_COMPLETED}`,
				marks: `"${OPEN_DOOR_COMPLETED}"`,
				message: "the completed entry of \"1_open_door\" has no Rewards and no SuccessMsg: set them to [] for no rewards and \"\" for no message",
				fixed: withLast("Rewards", "SuccessMsg")
			}
		]
	})
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
function missing$1(entry, [field, none], isOnTwin) {
	const message = ({ fields }) => {
		const values = lacked(fields).map(([, empty, what]) => `${empty} for no ${what}`);
		return `the completed entry of ${questLabel(entry)} has no ${fields.join(" and no ")}: set ${fields.length > 1 ? "them" : "it"} to ${values.join(" and ")}`;
	};
	return {
		at: recordAt(entry.place),
		kind: "missing",
		cause: JSON.stringify(["missing", entry.key]),
		fields: [field],
		subject: entry.key,
		message,
		throughout: {
			kind: "missing",
			message: (all) => `${message(all)} (and on ${all.subjects - 1} more quest${all.subjects > 2 ? "s" : ""})`
		},
		again: { most: 0 },
		fix: isOnTwin ? void 0 : {
			safety: "unsafe",
			description: ({ fields }) => `add ${lacked(fields).map(([name, empty]) => `${name} with ${empty}`).join(" and ")}`,
			edits: [insert(entry, field, {
				kind: "json",
				json: none
			})]
		}
	};
}
function lacked(fields) {
	return COMPLETED_ONLY.filter(([field]) => fields.includes(field));
}
function isRepeated({ record }, [name, none], completed) {
	const value = record[name] ?? null;
	const kept = completed && member(completed.record, name);
	return kept !== void 0 && (JSON.stringify(value) === none || sameValue(kept, value));
}
function misplaced$1(entry, field, completed, isSafe) {
	const [name, none] = field;
	const at = entry.place.at(name);
	const value = entry.record[name] ?? null;
	const kept = completed && member(completed.record, name);
	const what = `${name} belongs on the completed entry only`;
	const canRemove = isRemovable(entry.record, name);
	const kind = "in-progress";
	if (kept !== void 0 && isRepeated(entry, field, completed)) {
		const reason = sameValue(kept, value) ? "the completed entry has the same value" : "it is empty";
		return throughout(kind, {
			at: keyAt(at),
			kind,
			message: `${what}: remove it here, because ${reason}`,
			fix: canRemove ? removeMember(at, isSafe ? "safe" : "unsafe", `remove ${name} from the inProgress entry`) : void 0
		});
	}
	const isFree = kept === void 0 || JSON.stringify(kept) === none;
	return throughout(kind, {
		at: keyAt(at),
		kind,
		message: isFree ? `${what}: move it to the completed entry of ${questLabel(entry)}` : `${what}: keep the right value on the completed entry of ${questLabel(entry)}, which has another one, and remove it here`,
		fix: completed && isFree && canRemove ? move(entry, completed, name) : void 0
	});
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
const ROOM_WIDE_FIELDS = {
	Description: isSoundDescription,
	Creator: isSoundCreator
};
function soundValue(entry, field) {
	const value = textField(entry.record, field);
	return value !== void 0 && ROOM_WIDE_FIELDS[field](value) ? value : void 0;
}
function severalQuestsSay(quests, field) {
	let first;
	for (const entry of quests.entries) {
		if (soundValue(entry, field) === void 0) continue;
		const quest = quests.pairOf(entry) ?? entry;
		first ??= quest;
		if (quest !== first) return true;
	}
	return false;
}
function onlyQuestDisagrees(quests, field) {
	const [first, second] = quests.entries.filter((entry) => soundValue(entry, field) !== void 0);
	if (first === void 0 || second === void 0 || severalQuestsSay(quests, field)) return false;
	const pair = quests.pairOf(first);
	return pair !== void 0 && completePair(pair) !== void 0 && soundValue(first, field) !== soundValue(second, field);
}
function* reportDisagreements(quests, field, wanted, report, inFileOrder) {
	if (wanted === void 0) {
		yield* reportUnusual(quests, field, report, inFileOrder);
		return;
	}
	if (onlyQuestDisagrees(quests, field)) return;
	for (const entry of quests.entries) {
		const value = soundValue(entry, field);
		if (value === void 0 || value === wanted.value) continue;
		report(entryDraft(entry, value, {
			at: entry.place.at(field),
			kind: field === "Creator" ? "other-owner" : "other-editor",
			message: (all) => `${field} is ${quoteValue(value)}${onQuests(all)}: ${wanted.advice}`
		}));
		yield;
	}
}
function* reportUnusual(quests, field, report, inFileOrder) {
	const groups = groupedBy(quests.entries, (entry) => soundValue(entry, field));
	if (!severalQuestsSay(quests, field)) return;
	const largest = largestGroups([...groups.values()]);
	const first = yield* firstOfEarliest(largest, inFileOrder);
	if (first === void 0) return;
	const value = soundValue(first, field) ?? "";
	const choice = tieBetween(groups);
	groups.delete(value);
	const related = [{
		at: first.place.at(field),
		message: "the value on other quests"
	}];
	for (const [other, group] of groups) {
		const tie = largest.includes(group) ? choice : void 0;
		for (const entry of group) {
			report(throughout(field, entryDraft(entry, other, {
				at: entry.place.at(field),
				kind: "differs",
				tie,
				message: (all) => `${field} is ${quoteValue(other)}${onQuests(all) || " here"} and ${quoteValue(value)} on other quests: use the same on all quests`,
				related
			})));
			yield;
		}
	}
}
function largestGroups(groups) {
	let most = 0;
	for (const group of groups) most = Math.max(most, group.length);
	return groups.filter((group) => group.length === most);
}
function* firstOfEarliest(largest, inFileOrder) {
	if (largest.length < 2) return largest[0]?.[0];
	const firstAt = new Map(largest.flatMap((group) => group.map(({ place }) => [place, group[0]])));
	const [earliest] = yield* inFileOrder([...firstAt.keys()]);
	return earliest && firstAt.get(earliest);
}
// rules/quest/creator.ts
const OWNER = "Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N";
const OTHER = "Tz9PqW3eRt5YuI7oAs1DfG2hJk4L";
const withCreator = (creator) => quest("1_open_door", { Creator: creator });
const onCreator = (creator, message) => onFirst("1_open_door", "Creator", JSON.stringify(creator), message);
var creator_default = defineRule({
	id: "quest/creator",
	level: "error",
	lenient: { level: "warning" },
	kinds: {
		empty: { sentence: "Creator is the user identifier of the room owner" },
		placeholder: { sentence: "Creator is the user identifier of the room owner" },
		"other-owner": { sentence: "Creator is the user identifier of the room owner" },
		differs: { sentence: "Creator is the user identifier of the room owner" }
	},
	fix: "none",
	summary: "Creator is the user id of the room owner, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	why: "Creator is the user identifier of the room owner. A placeholder identifies nobody, and two different ids cannot both be the owner.",
	options: { owner: {
		type: "string",
		default: "",
		description: "The user id of the room owner. Unless it is set, any user id is accepted."
	} },
	on: {
		questEntry(entry, report, { options: { owner } }) {
			const creator = textField(entry.record, "Creator");
			if (creator === void 0 || isSoundCreator(creator) || owner !== "" && creator === owner) return;
			const what = isPlaceholder(creator) ? `still the placeholder ${quoteValue(creator)}` : "empty";
			report(entryDraft(entry, creator, {
				at: entry.place.at("Creator"),
				kind: isPlaceholder(creator) ? "placeholder" : "empty",
				message: (all) => `Creator is ${what}${onQuests(all)}: set it to the user id of the room owner`
			}));
		},
		*quests(quests, report, { options: { owner }, inFileOrder }) {
			const wanted = {
				value: owner,
				advice: `set it to ${quoteValue(owner)}, the room owner`
			};
			yield* reportDisagreements(quests, "Creator", owner === "" ? void 0 : wanted, report, inFileOrder);
		}
	},
	examples: () => ({
		good: [{
			title: "one user id on all quests",
			text: questsOnly()
		}, {
			title: "the user id in the option",
			text: questsOnly(),
			options: { owner: OWNER }
		}],
		bad: [
			{
				title: "a quest without a creator",
				text: withCreator(""),
				...onCreator("", "Creator is empty: set it to the user id of the room owner")
			},
			{
				title: "a placeholder that was never filled in",
				text: withCreator("<OWNER_USER_ID>"),
				...onCreator("<OWNER_USER_ID>", "Creator is still the placeholder \"<OWNER_USER_ID>\": set it to the user id of the room owner")
			},
			{
				title: "the same placeholder on all quests: one finding with the count",
				text: everyQuest({ Creator: "your-firebase-uid" }),
				...onFirst("0_find_key", "Creator", "\"your-firebase-uid\"", "Creator is still the placeholder \"your-firebase-uid\" on 2 quests: set it to the user id of the room owner")
			},
			{
				title: "two creators: of values that are equally common, the later one is reported",
				text: withCreator(OTHER),
				...onCreator(OTHER, `Creator is "${OTHER}" here and "${OWNER}" on other quests: use the same on all quests`)
			},
			{
				title: "a user id other than the option",
				text: withCreator(OTHER),
				options: { owner: OWNER },
				...onCreator(OTHER, `Creator is "${OTHER}": set it to "${OWNER}", the room owner`)
			}
		]
	})
});
// rules/quest/description.ts
const onDescription = (description, message) => onFirst("1_open_door", "Description", JSON.stringify(description), message);
var description_default = defineRule({
	id: "quest/description",
	level: "error",
	lenient: { level: "warning" },
	kinds: {
		"other-text": { sentence: "Description is the fixed string `created in ` and the lowercase name of the game editor" },
		"other-editor": { sentence: "Description is the fixed string `created in ` and the lowercase name of the game editor" },
		differs: { sentence: "Description is the fixed string `created in ` and the lowercase name of the game editor" }
	},
	fix: "none",
	summary: "Description is \"created in \" and the lowercase name of the game editor, the same on all quests",
	source: "quest and task records, part 2, quest entry fields",
	why: "Description is a fixed string that names the game editor. It does not describe the quest.",
	options: { editor: {
		type: "string",
		default: "",
		description: "The name of the game editor, in lowercase. Unless it is set, any name is accepted."
	} },
	on: {
		questEntry(entry, report, { options: { editor }, snapshot: { quests } }) {
			const description = textField(entry.record, "Description");
			if (description === void 0 || isSoundDescription(description)) return;
			const advice = editor === "" ? "set it to \"created in \" and the lowercase name of the game editor" : `set it to ${quoteValue(`created in ${editor}`)}`;
			if (editor === "" || description !== `created in ${editor}`) report(throughoutFile(wrong(entry, description, advice), quests.pairs.length));
		},
		*quests(quests, report, { options: { editor }, inFileOrder }) {
			const value = `created in ${editor}`;
			const wanted = {
				value,
				advice: `set it to ${quoteValue(value)}`
			};
			yield* reportDisagreements(quests, "Description", editor === "" ? void 0 : wanted, report, inFileOrder);
		}
	},
	examples: () => ({
		good: [
			{
				title: "the same editor on all quests",
				text: questsOnly()
			},
			{
				title: "the editor in the option",
				text: everyQuest({ Description: "created in studio2" }),
				options: { editor: "studio2" }
			},
			{
				title: "spaces, hyphens and digits in the name of the editor",
				text: everyQuest({ Description: "created in map-maker 2 pro" })
			}
		],
		bad: [
			{
				title: "a description for players",
				text: quest("1_open_door", { Description: "Open the door" }),
				...onDescription("Open the door", "Description is \"Open the door\": set it to \"created in \" and the lowercase name of the game editor")
			},
			{
				title: "the same text on all quests: one finding with the count",
				text: everyQuest({ Description: "Created in Unity" }),
				...onFirst("0_find_key", "Description", "\"Created in Unity\"", "Description is \"Created in Unity\" on 2 quests: set it to \"created in \" and the lowercase name of the game editor")
			},
			{
				title: "two editors: of values that are equally common, the later one is reported",
				text: quest("1_open_door", { Description: "created in unreal" }),
				...onDescription("created in unreal", "Description is \"created in unreal\" here and \"created in unity\" on other quests: use the same on all quests")
			},
			{
				title: "an editor other than the option",
				text: quest("1_open_door", { Description: "created in unreal" }),
				options: { editor: "unity" },
				...onDescription("created in unreal", "Description is \"created in unreal\": set it to \"created in unity\"")
			}
		]
	})
});
function wrong(entry, description, advice) {
	return entryDraft(entry, description, {
		at: entry.place.at("Description"),
		kind: "other-text",
		message: (all) => `Description is ${quoteValue(description)}${onQuests(all)}: ${advice}`
	});
}
// rules/quest/enabled.ts
var enabled_default = defineRule({
	id: "quest/enabled",
	level: "error",
	kinds: { false: { sentence: "Enabled must be true for the quest to work" } },
	fix: "none",
	summary: "Enabled is true",
	source: "quest and task records, part 2, quest entry fields",
	why: "Enabled must be true for the quest to work.",
	on: { questEntry(entry, report) {
		if (entry.record.Enabled !== false) return;
		report(entryDraft(entry, "", {
			at: entry.place.at("Enabled"),
			message: (all) => `Enabled is false${onQuests(all)}: set it to true, or the quest does not work`
		}));
	} },
	examples: () => ({
		good: [{
			title: "quests that are enabled",
			text: questsOnly()
		}],
		bad: [{
			title: "a disabled quest",
			text: quest("0_find_key", { Enabled: false }),
			...onFirst("0_find_key", "Enabled", "false", "Enabled is false: set it to true, or the quest does not work")
		}]
	})
});
// rules/quest/entry-id-uuid.ts
const withEntryId = (entryId) => quest("1_open_door", { EntryId: entryId });
const onEntryId = (entryId, message) => onFirst("1_open_door", "EntryId", `"${entryId}"`, message);
const VERSION_1 = "6fa459ea-ee8a-11ca-894e-db77e160355e";
var entry_id_uuid_default = defineRule({
	id: "quest/entry-id-uuid",
	level: "error",
	kinds: {
		"no-uuid": { sentence: "EntryId is a UUID v4" },
		"other-version": { sentence: "EntryId is a UUID v4" }
	},
	fix: "none",
	summary: "EntryId is a UUID v4",
	source: "quest and task records, part 2, quest entry fields",
	why: "EntryId is a UUID v4 that the two entries of a quest share. A made-up value may be on another quest as well.",
	...CHOOSES_UUID_VERSION,
	on: { questEntry(entry, report, { options, snapshot: { quests } }) {
		const entryId = textField(entry.record, "EntryId");
		if (entryId === void 0 || isUuidVersion4(entryId)) return;
		const formed = isUuid(entryId);
		if (formed && options.version === "any") return;
		if (formed && quests.pairFaults.slips.has(entry)) return;
		const what = formed ? "a UUID but not version 4" : "not a UUID";
		report(throughout(what, {
			...entryDraft(entry, entryId, {
				at: entry.place.at("EntryId"),
				kind: formed ? "other-version" : "no-uuid",
				message: ({ drafts, subjects }) => drafts > 2 && subjects > 1 ? `EntryId is ${quoteValue(entryId)} on ${subjects} quests, ${what}: set a new UUID v4 for each quest, the same on both entries` : `EntryId is ${quoteValue(entryId)}, ${what}: set the same new UUID v4 on both entries of the quest`
			}),
			subject: textField(entry.record, "Name") ?? entry.key
		}, quests.pairs.length));
	} },
	examples: () => ({
		good: [
			{
				title: "an EntryId of version 4",
				text: questsOnly()
			},
			{
				title: "another version, where any is accepted",
				text: withEntryId(VERSION_1),
				options: { version: "any" }
			},
			{
				title: "the form of a UUID without a version, where any is accepted",
				text: withEntryId("aaa11111-0000-0000-0000-000000000001"),
				options: { version: "any" }
			}
		],
		bad: [
			{
				title: "a placeholder on the entries of all quests: one finding",
				text: everyQuest({ EntryId: "unique-uuid" }),
				...onFirst("0_find_key", "EntryId", "\"unique-uuid\"", "EntryId is \"unique-uuid\" on 2 quests, not a UUID: set a new UUID v4 for each quest, the same on both entries")
			},
			{
				title: "an EntryId that is not a UUID",
				text: withEntryId("open-door"),
				options: { version: "any" },
				...onEntryId("open-door", "EntryId is \"open-door\", not a UUID: set the same new UUID v4 on both entries of the quest")
			},
			{
				title: "a UUID of another version",
				text: withEntryId(VERSION_1),
				...onEntryId(VERSION_1, `EntryId is "${VERSION_1}", a UUID but not version 4: set the same new UUID v4 on both entries of the quest`)
			}
		]
	})
});
// rules/quest/extra-text-json.ts
const DIALOGUE$1 = JSON.stringify({ ExtraTaskDTODataDialog: {
	QT: "Have you seen my key?",
	AT: []
} });
const withExtraText = (text) => quest("0_find_key", { ExtraText: text });
var extra_text_json_default = defineRule({
	id: "quest/extra-text-json",
	level: "error",
	kinds: { "not-json": { sentence: "ExtraText is empty, or a JSON string for dialogue trees" } },
	fix: "none",
	summary: "ExtraText is empty or holds JSON",
	source: "quest and task records, part 2, quest entry fields",
	why: "ExtraText is empty for standard quests and a JSON string for dialogue trees. The documents do not say what a dialogue effect does with any other string.",
	state: () => new BrokenTexts(),
	on: { embeddedText: (text, report, { snapshot: { quests }, state }) => text.role === "ExtraText" && text.reading.kind === "broken" && quests !== void 0 ? reportBroken(text, state, quests, report) : void 0 },
	examples: () => ({
		good: [{
			title: "quests without a dialogue",
			text: questsOnly()
		}, {
			title: "a dialogue written as JSON",
			text: withExtraText(DIALOGUE$1)
		}],
		bad: [
			{
				title: "a dialogue with a trailing comma",
				text: withExtraText("{\"ExtraTaskDTODataDialog\":{\"QT\":\"Hello\",\"AT\":[]},}"),
				...onFirst("0_find_key", "ExtraText", ",", "ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to \"\"")
			},
			{
				title: "plain words",
				text: withExtraText("Hello there"),
				...onFirst("0_find_key", "ExtraText", "Hello", "ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to \"\"")
			},
			{
				title: "a dialogue that was cut off",
				text: withExtraText("{\"ExtraTaskDTODataDialog\":{\"QT\":\"Hello\""),
				...onFirst("0_find_key", "ExtraText", "", "ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to \"\"")
			},
			{
				title: "only white space",
				text: withExtraText(" "),
				...onFirst("0_find_key", "ExtraText", "\" \"", "ExtraText holds only white space: set it to \"\"")
			}
		]
	})
});
function* reportBroken(text, texts, quests, report) {
	const { place } = text;
	if (place.paths.length > 1 || place.paths[0][0] !== "quests") return;
	const entry = quests.entryAt(String(place.paths[0][1]));
	if (entry === void 0) return;
	const subject = String(entry.record.EntryId ?? entry.key);
	const add = (draft) => report(throughoutFile({
		...valueDraft(quests, entry, ["ExtraText"], draft),
		subject
	}, quests.pairs.length));
	const [fault] = yield* texts.add(text).faults();
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
const ELSEWHERE = { most: 0 };
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
		message: ({ drafts }) => `quest id${id === "" ? "" : ` ${quoteValue(id)}`}${drafts > 1 ? ` in ${drafts} references` : ""} ${what}: use ${form}`,
		again: ELSEWHERE
	};
}
function foreignId(id, prefixes) {
	return oneForeignId(id, prefixes, [...listed(prefixes), id.slice(0, 2)]);
}
function foreignIds(id, count, prefixes, allowed) {
	if (count === 1) return oneForeignId(id, prefixes, allowed);
	return `none of the ${count} quest ids begins with ${anyOf(prefixes)}: if the creator tool made them, ${allowPrefixes(allowed, "their")}`;
}
function oneForeignId(id, prefixes, allowed) {
	return `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed, "the")}`;
}
function listed(prefixes) {
	return prefixes === "any" ? [] : prefixes;
}
function anyOf(prefixes) {
	return listed(prefixes).map((prefix) => quoteValue(prefix)).join(" or ");
}
function allowPrefixes(prefixes, whose) {
	const anyPrefix = JSON.stringify({ prefixes: "any" });
	if (prefixes === "any") return `allow any prefix with --rule 'quest/id-format:error:${anyPrefix}'`;
	return `allow ${whose} prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}', or any prefix with ${anyPrefix}`;
}
function beginnings(ids) {
	for (const length of [2, 1]) {
		const found = new Set([...ids].map((id) => id.slice(0, length)));
		if (found.size <= 3) return [...found].sort();
	}
	return "any";
}
// rules/quest/id-format.ts
const renamed = (rename) => {
	const { quests } = JSON.parse(questsOnly());
	const names = new Map(Object.keys(quests).map((id) => [id, rename(id)]));
	let text = questsOnly();
	for (const [id, name] of names) text = text.replaceAll(`"${id}"`, JSON.stringify(name));
	return text;
};
const openDoorAs = (name) => renamed((id) => id === "mlh5m8r2t6y4ef" ? name : id);
const UUID = "c9f2d1a4-5b6e-4f70-8a1b-2c3d4e5f6071";
const ALLOW = "with --rule 'quest/id-format:error:";
var id_format_default = defineRule({
	id: "quest/id-format",
	level: "error",
	lenient: { options: { prefixes: "any" } },
	catalog: {
		options: { prefixes: "any" },
		isRelaxing: true
	},
	kinds: {
		empty: { sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid" },
		uuid: { sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid" },
		"other-form": { sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid" },
		"other-prefix": { sentence: "a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid" }
	},
	fix: "none",
	summary: "A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix",
	source: "quest and task records, part 2, quest entry fields",
	why: "The documents give this format as observed, and say that a UUID is not a valid id. In published rooms the prefix varies: an id appears to begin with its creation time in base 36, so ids made at other times begin with other letters. Allow those with the option, or any beginning with `\"any\"`.",
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
		questEntry(entry, report, { snapshot: { quests }, options: { prefixes }, state }) {
			const { key, record, place } = entry;
			if (!isQuestIdShaped(key)) {
				if (idOf(entry) === key) report(throughoutFile({
					...misshapen(key, keyAt(place), prefixes),
					subject: String(record.EntryId ?? key)
				}, quests.pairs.length));
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
			if (!isQuestIdShaped(id)) report({
				...misshapen(id, at, prefixes),
				cause: `misshapen ${id}`
			});
			else if (beginsWithOne(id, prefixes)) state.passed = true;
			else state.foreign.push({
				id,
				place: at
			});
		},
		*snapshotEnd({ quests }, report, { options: { prefixes }, state }) {
			const { passed, foreign } = state;
			const asTarget = (place) => quests === void 0 ? place : keyAt(place);
			if (passed) {
				for (const { id, place } of foreign) yield report({
					kind: "other-prefix",
					make: () => ({
						at: asTarget(place),
						kind: "other-prefix",
						message: foreignId(id, prefixes)
					}),
					fix: "none",
					place
				});
				return;
			}
			const allowed = beginnings(new Set(foreign.map(({ id }) => id)));
			for (const { id, place } of foreign) yield report({
				at: asTarget(place),
				kind: "other-prefix",
				cause: "all",
				subject: id,
				message: ({ subjects }) => foreignIds(id, subjects, prefixes, allowed),
				again: ELSEWHERE
			});
		}
	},
	subscriptions: QUEST_KINDS,
	examples: () => ({
		good: [
			{
				title: "ids in the documented format",
				text: questsOnly()
			},
			{
				title: "ids with another prefix that the option allows",
				text: renamed((id) => id.replace("mlh", "mk7")),
				options: { prefixes: ["mlh", "mk"] }
			},
			{
				title: "ids made at any time",
				text: renamed((id) => id.replace("mlh", id === "mlh5m8r2t6y4ef" ? "n0a" : "0zz")),
				options: { prefixes: "any" }
			}
		],
		bad: [
			{
				title: "a made-up id",
				text: openDoorAs("open_door"),
				at: "/quests/open_door",
				marks: "\"open_door\"",
				message: "quest id \"open_door\" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with \"mlh\""
			},
			{
				title: "a UUID",
				text: openDoorAs(UUID),
				at: `/quests/${UUID}`,
				marks: `"${UUID}"`,
				message: `quest id "${UUID}" is a UUID: use 14 to 17 lowercase letters or digits that begin with "mlh"`
			},
			{
				title: "an id with a different prefix",
				text: openDoorAs("mk75m8r2t6y4ef"),
				at: "/quests/mk75m8r2t6y4ef",
				marks: "\"mk75m8r2t6y4ef\"",
				message: `quest id "mk75m8r2t6y4ef" does not begin with "mlh": if the creator tool made it, allow the prefix ${ALLOW}{"prefixes":["mlh","mk"]}', or any prefix with {"prefixes":"any"}`
			},
			{
				title: "a room in which all ids have another prefix: one finding, at the first",
				text: renamed((id) => id.replace("mlh", "mk7")),
				at: `/quests/${FIND_KEY.replace("mlh", "mk7")}`,
				marks: `"${FIND_KEY.replace("mlh", "mk7")}"`,
				message: `none of the 4 quest ids begins with "mlh": if the creator tool made them, allow their prefix ${ALLOW}{"prefixes":["mk"]}', or any prefix with {"prefixes":"any"}`
			},
			{
				title: "an id in a reference, in a file without quests",
				text: rawRoom((snapshot) => {
					delete snapshot.quests;
					snapshot.logic = { "2": JSON.stringify({
						Tasks: [{
							$type: "TaskTriggerSubscription",
							Trigger: { $type: "OnClickEvent" },
							Id: "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012",
							TargetState: 111,
							Name: "0_find_key",
							TaskTriggerId: "find_key"
						}],
						ViewNodes: []
					}) };
				}),
				at: "/logic/2#/Tasks/0/TaskTriggerId",
				marks: "\\\"find_key\\\"",
				message: "quest id \"find_key\" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with \"mlh\""
			}
		]
	})
});
// rules/quest/id-matches-key.ts
const keyedBy = (key) => {
	let text = questsOnly();
	for (const id of Object.keys(JSON.parse(text).quests)) text = text.replace(`"${id}": {`, `"${key(id)}": {`);
	return text;
};
var id_matches_key_default = defineRule({
	id: "quest/id-matches-key",
	level: "error",
	kinds: {
		"other-id": { sentence: "the id of an entry equals its key in quests" },
		"other-key": { sentence: "the id of an entry equals its key in quests" },
		exchanged: { sentence: "the id of an entry equals its key in quests" }
	},
	fix: "none",
	summary: "The id of a quest entry is its key in quests",
	source: "quest and task records, part 2, quest entry fields",
	why: "The id of an entry equals its key in quests. References use the id, and the documents do not say what they find when the key differs.",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		const { key, record, place } = entry;
		const id = textField(record, "id");
		if (id === void 0 || id === key) return;
		if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
			report(wrongKey(entry, id, quests.twinOf(entry) !== void 0));
			return;
		}
		const pair = quests.pairOf(entry);
		const twin = pair?.idsSwapped === true ? quests.twinOf(entry) : void 0;
		if (twin !== void 0) {
			if (pair?.entries[0] !== entry) return;
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
		const alike = id === record.EntryId ? "EntryId" : renaming(id, key);
		const draft = {
			at: place.at("id"),
			kind: "other-id",
			cause: `id ${id}`,
			subject: textField(record, "EntryId") ?? key,
			message: ({ drafts, subjects }) => drafts < 2 ? `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places` : `id is ${quoteValue(id)} on entries of ${counted(subjects, "quest")}, which have other keys: use the key of each entry as its id`,
			again: { message: "the same id" }
		};
		report(throughout(alike ?? "other id", draft));
	} },
	examples: () => ({
		good: [{
			title: "entries whose id is their key",
			text: questsOnly()
		}],
		bad: [
			{
				title: "an id that differs from the key",
				text: entries({ [OPEN_DOOR]: { id: "mlh5m8r2t6y4zz" } }),
				at: `/quests/${OPEN_DOOR}/id`,
				marks: "\"mlh5m8r2t6y4zz\"",
				message: `id is "mlh5m8r2t6y4zz" and the key of the entry is "${OPEN_DOOR}": use the same in both places`
			},
			{
				title: "a key that is not an id, beside an id that is one",
				text: keyedBy((id) => id === "mlh5m8r2t6y4ef" ? "1_open_door" : id),
				at: "/quests/1_open_door",
				marks: "\"1_open_door\"",
				message: `the key "1_open_door" is not the id of the entry: use "${OPEN_DOOR}" as the key`
			},
			{
				title: "two entries under each other's id: one finding",
				text: questsOnly((quests) => {
					[quests[FIND_KEY], quests[FIND_KEY_COMPLETED]] = [quests["mlh4k2p9z3w8cd"] ?? {}, quests["mlh4k2p9x7q1ab"] ?? {}];
				}),
				at: `/quests/${FIND_KEY}/id`,
				marks: `"${FIND_KEY_COMPLETED}"`,
				message: `the two entries of "0_find_key" have each other's id as their key: swap the two keys, or the two ids`
			},
			{
				title: "quests keyed by something else: one finding",
				text: keyedBy((id) => `quest ${id}`),
				at: `/quests/quest ${FIND_KEY}`,
				marks: `"quest ${FIND_KEY}"`,
				message: `the keys of 2 quests, such as "quest ${FIND_KEY}", are not the ids of their entries: use the id as the key, here "${FIND_KEY}"`
			},
			{
				title: "one id on three entries",
				text: questsOnly((quests) => {
					for (const entry of Object.values(quests)) entry.id = FIND_KEY;
				}),
				at: `/quests/${FIND_KEY_COMPLETED}/id`,
				marks: `"${FIND_KEY}"`,
				message: `id is "${FIND_KEY}" on entries of 2 quests, which have other keys: use the key of each entry as its id`
			}
		]
	})
});
function wrongKey({ key, place, record }, id, hasTwin) {
	const isReplaced = key === record.EntryId && !hasTwin;
	const restored = isReplaced ? ", and restore the other entry of each, which had the same key" : "";
	return {
		at: keyAt(place),
		kind: "other-key",
		cause: isReplaced ? "EntryIds as keys" : "keys",
		subject: textField(record, "EntryId") ?? key,
		message: ({ drafts, subjects }) => drafts === 1 ? `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${restored.replace(" of each", "")}` : `the keys of ${counted(subjects, "quest")}, such as ${quoteValue(key)}, are not the ids of their entries: use the id as the key, here ${quoteValue(id)}${restored}`,
		again: { most: 0 }
	};
}
// rules/quest/name-space.ts
const everywhere = (name) => room().replaceAll("0_find_key", JSON.stringify(name).slice(1, -1));
var name_space_default = defineRule({
	id: "quest/name-space",
	level: "warning",
	kinds: {
		space: {},
		"control-character": {}
	},
	fix: "unsafe",
	summary: "A Name does not end in white space, and has no line breaks or other control characters",
	source: "quest and task records, part 2, quest entry fields and TaskEffectorSubscription",
	why: "Subscriptions must repeat the Name of their quest exactly. White space at its end is hard to see and easily lost there, and so is a line break in it.",
	on: { *quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
		for (const entry of quests.entries) {
			const { Name } = entry.record;
			if (typeof Name !== "string" || !hasControlCharacter(Name.trimEnd())) continue;
			yield report(throughoutFile(entryDraft(entry, Name, {
				at: entry.place.at("Name"),
				kind: "control-character",
				message: `Name is ${quoteValue(Name)}, with a control character in it: write the Name without it, as its subscriptions do`
			}), quests.pairs.length));
		}
		const spaced = quests.entries.filter(({ record }) => isSpaced(record.Name));
		if (spaced.length === 0) return;
		const uses = usesOfNames(new Set(spaced.map(({ record }) => String(record.Name))), eachSubscription);
		const expressed = new Set(expressions.map(({ name }) => name));
		const named = groupedBy(quests.entries, ({ record }) => record.Name);
		for (const entry of spaced) {
			yield;
			const name = String(entry.record.Name);
			const right = name.trimEnd();
			const at = entry.place.at("Name");
			const isFree = (named.get(right) ?? []).every((other) => quests.twinOf(entry) === other);
			const isAgreed = isSameTrimmed(quests.twinOf(entry)?.record.Name ?? name, right);
			const isExpressed = expressed.has(name) || expressed.has(bareName(name));
			const places = [at, ...uses.places.get(name) ?? []];
			uses.places.delete(name);
			report(throughoutFile(entryDraft(entry, name, {
				at,
				kind: "space",
				message: `Name is ${quoteValue(name)}, with white space at its end: remove it here and wherever the Name is used`,
				fix: isFree && isAgreed && isNumberedName(right) && !isExpressed && !uses.fixed.has(name) ? {
					safety: "unsafe",
					description: `set the Name to ${quoteValue(right)} on the quest and its subscriptions`,
					edits: places.map((place) => writeValue(place, right))
				} : void 0
			}), quests.pairs.length));
		}
	} },
	examples: () => ({
		good: [{
			title: "Names without white space at their end",
			text: questsOnly()
		}],
		bad: [
			{
				title: "a line break in a Name",
				text: questsOnly((quests) => {
					for (const entry of Object.values(quests)) if (entry.Name === "1_open_door") entry.Name = "1_open\ndoor";
				}),
				...onFirst("1_open_door", "Name", "\"1_open\\ndoor\"", "Name is \"1_open\\ndoor\", with a control character in it: write the Name without it, as its subscriptions do")
			},
			{
				title: "a space at the end of a Name, which all subscriptions have too",
				text: everywhere("0_find_key "),
				...onFirst("0_find_key", "Name", "\"0_find_key \"", "Name is \"0_find_key \", with white space at its end: remove it here and wherever the Name is used"),
				fixed: room()
			},
			{
				title: "a line break at the end of a Name",
				text: quest("0_find_key", { Name: "0_find_key\n" }),
				...onFirst("0_find_key", "Name", "\"0_find_key\\n\"", "Name is \"0_find_key\\n\", with white space at its end: remove it here and wherever the Name is used"),
				fixed: questsOnly()
			},
			{
				title: "a space on one entry only",
				text: entries({ [FIND_KEY_COMPLETED]: { Name: "0_find_key " } }),
				at: `/quests/${FIND_KEY_COMPLETED}/Name`,
				marks: "\"0_find_key \"",
				message: "Name is \"0_find_key \", with white space at its end: remove it here and wherever the Name is used",
				fixed: questsOnly(),
				alsoFound: ["quest/pair-symmetry"]
			}
		]
	})
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
	kinds: { shared: {} },
	fix: "none",
	summary: "No two quests have the same Name",
	source: "quest and task records, part 2, quest entry fields; part 2, quest names in expressions",
	why: "Subscriptions repeat the Name of their quest, and expressions reference a quest by its Name alone. Two quests with one Name cannot be told apart there.",
	on: { *quests({ pairs }, report, { inFileOrder }) {
		for (const { later, first } of yield* laterQuests(pairs, agreedName, inFileOrder)) {
			yield;
			if (!isNumberedName(String(later.record.Name))) continue;
			report({
				at: later.place.at("Name"),
				identity: String(later.record.Name),
				cause: String(later.record.Name),
				message: ({ drafts }) => drafts < 2 ? `another quest already has the Name ${questLabel(later)}: give this one its own` : `${drafts + 1} quests have the Name ${questLabel(later)}: give each its own`,
				again: { message: "another quest with this Name" },
				related: [{
					at: first.place.at("Name"),
					message: "the first quest with this Name"
				}]
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "quests with different Names",
			text: questsOnly()
		}],
		bad: [{
			title: "two quests with one Name",
			text: everyQuest({ Name: "0_find_key" }),
			at: `/quests/${OPEN_DOOR}/Name`,
			marks: "\"0_find_key\"",
			message: "another quest already has the Name \"0_find_key\": give this one its own"
		}, {
			title: "three quests with one Name",
			text: questsOnly((quests) => {
				for (const entry of Object.values(quests)) entry.Name = "0_find_key";
				const [one, done] = [quests["mlh4k2p9x7q1ab"] ?? {}, quests["mlh4k2p9z3w8cd"] ?? {}];
				const EntryId = "7c1e5a90-3b2d-4f68-9a7c-1d2e3f405162";
				quests.mlh6a1b2c3d4ij = {
					...one,
					EntryId,
					id: "mlh6a1b2c3d4ij"
				};
				quests.mlh6a1b2c3d4kl = {
					...done,
					EntryId,
					id: "mlh6a1b2c3d4kl"
				};
			}),
			at: `/quests/${OPEN_DOOR}/Name`,
			marks: "\"0_find_key\"",
			message: "3 quests have the Name \"0_find_key\": give each its own"
		}]
	})
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
	kinds: { true: { sentence: "AutoStart must be false" } },
	fix: "safe",
	summary: "AutoStart is false",
	source: "quest and task records, part 2, quest entry fields",
	why: "AutoStart does not activate a quest. The quest stays in Not Active until a trigger changes it.",
	on: { quests(quests, report, { snapshot: { labels }, eachSubscription }) {
		const entries = quests.entries.filter(({ record }) => record.AutoStart === true);
		if (entries.length === 0) return;
		const starts = startsOf(quests, eachSubscription);
		for (const entry of entries) {
			const at = entry.place.at("AutoStart");
			const start = starts.get(quests.questOf(entry));
			const draft = valueDraft(quests, entry, ["AutoStart"], {
				at,
				message: start === void 0 ? "AutoStart has no effect: set it to false and add a trigger that activates the quest" : `AutoStart has no effect: set it to false. ${DEEDS[start.type] ?? `${start.type} on`} ${labels.text(start.itemKey)} starts this quest already`,
				fix: replaceValue(at, "false", "safe", "set AutoStart to false")
			});
			const subject = String(entry.record.EntryId ?? entry.key);
			report(throughoutFile({
				...draft,
				subject
			}, quests.pairs.length));
		}
	} },
	examples: () => ({
		good: [{
			title: "quests that wait for a trigger",
			text: questsOnly()
		}],
		bad: [{
			title: "a quest that is supposed to start by itself",
			text: quest("0_find_key", { AutoStart: true }),
			...onFirst("0_find_key", "AutoStart", "true", "AutoStart has no effect: set it to false and add a trigger that activates the quest"),
			fixed: questsOnly()
		}, {
			title: "a quest that a trigger starts",
			text: room(({ quests }) => {
				for (const each of Object.values(quests)) if (each.Name === "1_open_door") each.AutoStart = true;
			}),
			...onFirst("1_open_door", "AutoStart", "true", "AutoStart has no effect: set it to false. Entering item 4 (Trigger) starts this quest already"),
			fixed: room()
		}]
	})
});
function startsOf(quests, eachSubscription) {
	const starts = /* @__PURE__ */ new Map();
	eachSubscription(({ kind, record, itemKey }) => {
		const code = transitionCode(integerField(record, "TargetState") ?? NaN);
		const type = textField(objectField(record, "Trigger") ?? {}, "$type");
		if (kind !== "quest-trigger" || type === void 0 || code === void 0) return;
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
// rules/quest/numbered-name.ts
const OTHER_SEPARATOR = /^\d+([^_\p{L}\p{N}])/u;
var numbered_name_default = defineRule({
	id: "quest/numbered-name",
	level: "error",
	kinds: { unnumbered: { sentence: "Name is a number, an underscore and a descriptive name" } },
	fix: "none",
	summary: "Name is a number, an underscore and a name",
	source: "quest and task records, part 2, quest entry fields",
	why: "A Name without a number and an underscore is invalid. Expressions reference a quest by the part after them.",
	on: { questEntry(entry, report, { snapshot: { quests } }) {
		const name = textField(entry.record, "Name");
		if (name === void 0 || isNumberedName(name)) return;
		const separator = OTHER_SEPARATOR.exec(name)?.[1];
		const draft = entryDraft(entry, separator === void 0 ? name : JSON.stringify([separator]), {
			at: entry.place.at("Name"),
			message: (all) => `Name is ${quoteValue(name)}${separator === void 0 ? onQuests(all) : alike(all, separator)}: use a number, an underscore and a name, such as "0_collect"`
		});
		report(separator === void 0 ? throughoutFile(draft, quests.pairs.length) : draft);
	} },
	examples: () => ({
		good: [
			{
				title: "a Name with its number",
				text: questsOnly()
			},
			{
				title: "more underscores and digits after the number",
				text: quest("1_open_door", { Name: "10_2nd_door, left" })
			},
			{
				title: "any character after the underscore",
				text: quest("1_open_door", { Name: "1_open\xA0door" })
			}
		],
		bad: [{
			title: "a Name without a number, on both entries of the quest",
			text: quest("1_open_door", { Name: "open_door" }),
			...onFirst("1_open_door", "Name", "\"open_door\"", "Name is \"open_door\": use a number, an underscore and a name, such as \"0_collect\"")
		}, {
			title: "another separator in the Names of all quests",
			text: questsOnly((quests) => {
				for (const entry of Object.values(quests)) entry.Name = String(entry.Name).replace("_", "-");
			}),
			...onFirst("0_find_key", "Name", "\"0-find_key\"", "Name is \"0-find_key\" (and 1 more quest has \"-\" after the number): use a number, an underscore and a name, such as \"0_collect\"")
		}]
	})
});
function alike({ subjects }, separator) {
	if (subjects < 2) return "";
	return ` (and ${subjects === 2 ? "1 more quest has" : `${subjects - 1} more quests have`} ${quoteValue(separator)} after the number)`;
}
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
	const advice = field === "Name" && (names.used === value || names.used === other) ? `use ${quoteValue(names.used ?? null)}, as its subscriptions do` : "use the same value on both";
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
				by: copyOf$1(pair[source].place.at(field))
			}]
		}
	};
}
function amongSeveral(draft, { inProgress, completed }, fields) {
	const own = wordsOf(draft);
	return {
		...draft,
		cause: JSON.stringify(["several fields", completed.key]),
		message: ({ drafts }) => drafts < fields.length ? own : `${listed$1(fields.map(fieldName), "and", MAX_NAMED)} differ between the two entries of ${questLabel(inProgress)}: use the same values on both`,
		again: { message: own },
		fix: draft.fix && {
			...draft.fix,
			description: "copy the values that differ"
		}
	};
}
const MAX_NAMED = 3;
function onlyOnDraft({ pair, field }, side, after) {
	const { inProgress, completed } = pair;
	const isHere = side === "completed";
	const it = ({ fields }) => fields.length === 1 ? "it" : "them";
	return {
		kind: "only-one",
		at: isHere ? keyAt(completed.place.at(field)) : recordAt(completed.place),
		cause: entryCause(completed, [completed.key, side]),
		fields: [field],
		message: (all) => `${listOf(all.fields)} ${all.fields.length === 1 ? "is" : "are"} only on the ${side} entry of ${questLabel(inProgress)}: both entries must have ${it(all)}, or neither`,
		related: [isHere ? {
			at: recordAt(inProgress.place),
			message: (all) => `the entry without ${it(all)}`
		} : {
			at: keyAt(inProgress.place.at(field)),
			message: (all) => `the entry that has ${it(all)}`
		}],
		again: { most: 0 },
		fix: isNearMiss(field, pair[side]) ? void 0 : {
			safety: "unsafe",
			description: ({ fields }) => `copy ${listOf(fields)} from the ${side} entry`,
			edits: [{
				kind: "insert",
				into: (isHere ? inProgress : completed).place,
				key: field,
				json: copyOf$1(pair[side].place.at(field)),
				beside: after === void 0 ? void 0 : {
					side: "after",
					step: after
				}
			}]
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
function copyOf$1(of) {
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
	if (source === void 0 || replaced === void 0) return false;
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
function rank(ranks, entry) {
	return ranks.get(entry.place) ?? 0;
}
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
function tooMany({ entries }, ranks) {
	const sorted = [...entries].sort((a, b) => rank(ranks, a) - rank(ranks, b));
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
const FIND_KEY_ENTRY_ID = "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f";
const OPEN_DOOR_ENTRY_ID = "5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d";
const SLIP = "5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e";
const copyOf = (keys, entryId) => questsOnly((quests) => {
	for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
		const key = keys[index] ?? "";
		const own = entryId === void 0 ? {} : {
			EntryId: entryId,
			id: key
		};
		quests[key] = {
			...quests[original],
			...own,
			Name: "2_hide_key"
		};
	}
});
var pair_complete_default = defineRule({
	id: "quest/pair-complete",
	level: "error",
	kinds: {
		"no-twin": { sentence: "each quest has one inProgress and one completed entry with the same EntryId" },
		"other-entry-id": { sentence: "each quest has one inProgress and one completed entry with the same EntryId" },
		"same-status": { sentence: "each quest has one inProgress and one completed entry with the same EntryId" },
		copied: { sentence: "each quest has one inProgress and one completed entry with the same EntryId" },
		crowded: { sentence: "each quest has one inProgress and one completed entry with the same EntryId" }
	},
	fix: "unsafe",
	reveals: [
		"flow/*",
		"quest/name-unique",
		"quest/bare-name-unique"
	],
	summary: "Each EntryId has one inProgress and one completed entry",
	source: "quest and task records, part 2, quest pair",
	why: "A quest is two entries with the same EntryId, one with each Status. The documents describe no quest with fewer or more.",
	on: { *quests(quests, report, { snapshot, inFileOrder, eachSubscription }) {
		const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
		for (const entry of alone) {
			const draft = {
				...missingTwin(entry, quests, snapshot),
				subject: entry.key
			};
			yield report(throughout(`alone ${entry.status}`, draft, quests.pairs.length));
		}
		for (const copy of copies) yield report({
			kind: "copied",
			make: () => copiedQuest(copy, quests, eachSubscription)
		});
		const compared = [...sameStatus.flat(), ...crowded.flatMap(({ entries }) => entries)];
		for (const { entry, other } of mistyped) compared.push(entry, other);
		const ranks = new Map((yield* inFileOrder(compared.map(({ place }) => place))).map((place, rank) => [place, rank]));
		const later = (one, other) => rank(ranks, one) > rank(ranks, other);
		for (const pair of mistyped) {
			yield;
			report(throughout("EntryId", {
				...mistypedEntryId(pair, slips, later),
				subject: pair.entry.key
			}, quests.pairs.length));
		}
		for (const pair of sameStatus) {
			yield;
			const subject = String(pair[0].record.EntryId);
			const draft = {
				...sameStatusTwice(pair, later),
				subject
			};
			report(throughout(`two ${pair[0].status}`, draft, quests.pairs.length));
		}
		for (const pair of crowded) {
			yield;
			const draft = tooMany(pair, ranks);
			if (draft !== void 0) report(draft);
		}
	} },
	examples: () => ({
		good: [{
			title: "two entries of each quest",
			text: questsOnly()
		}],
		bad: [
			{
				title: "a quest without its completed entry",
				text: entries({ [OPEN_DOOR_COMPLETED]: void 0 }),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "\"1_open_door\" has no completed entry: add one with the same EntryId",
				fixed: questsOnly((quests) => {
					const twin = quests["mlh5m8r2v1u7gh"] ?? {};
					delete quests[OPEN_DOOR_COMPLETED];
					quests.mlh5m8r2h7sofs = {
						...twin,
						id: "mlh5m8r2h7sofs"
					};
				})
			},
			{
				title: "a quest without its inProgress entry",
				text: entries({ [OPEN_DOOR]: void 0 }),
				at: `/quests/${OPEN_DOOR_COMPLETED}`,
				marks: `"${OPEN_DOOR_COMPLETED}"`,
				message: "\"1_open_door\" has no inProgress entry: add one with the same EntryId",
				fixed: questsOnly((quests) => {
					const completed = quests["mlh5m8r2v1u7gh"] ?? {};
					const { [OPEN_DOOR]: twin = {} } = quests;
					delete quests[OPEN_DOOR];
					delete quests[OPEN_DOOR_COMPLETED];
					quests.mlh5m8r21lpkzd = {
						...twin,
						id: "mlh5m8r21lpkzd"
					};
					quests[OPEN_DOOR_COMPLETED] = completed;
				})
			},
			{
				title: "a quest without its inProgress entry, whose id a requirement still uses",
				text: entries({ [FIND_KEY]: void 0 }),
				at: `/quests/${FIND_KEY_COMPLETED}`,
				marks: `"${FIND_KEY_COMPLETED}"`,
				message: `"0_find_key" has no inProgress entry: add one with the same EntryId and the id "${FIND_KEY}", which references still use`,
				fixed: questsOnly(),
				alsoFound: ["requirement/known-quest"]
			},
			{
				title: "a single entry with an invalid Status",
				text: entries({
					[OPEN_DOOR_COMPLETED]: void 0,
					[OPEN_DOOR]: { Status: "started" }
				}),
				at: `/quests/${OPEN_DOOR}`,
				marks: `"${OPEN_DOOR}"`,
				message: "\"1_open_door\" has only one entry: add the other one with the same EntryId",
				alsoFound: ["schema"]
			},
			{
				title: "a mistyped EntryId",
				text: entries({ [OPEN_DOOR_COMPLETED]: { EntryId: SLIP } }),
				at: `/quests/${OPEN_DOOR_COMPLETED}/EntryId`,
				marks: `"${SLIP}"`,
				message: `EntryId is "${SLIP}" here and "${OPEN_DOOR_ENTRY_ID}" on the other entry of "1_open_door": use the same on both`
			},
			{
				title: "two entries with the same Status",
				text: entries({ [OPEN_DOOR_COMPLETED]: { Status: "inProgress" } }),
				at: `/quests/${OPEN_DOOR_COMPLETED}/Status`,
				marks: "\"inProgress\"",
				message: "both entries of \"1_open_door\" have the Status \"inProgress\": set one to \"completed\"",
				alsoFound: ["quest/completed-only-fields"]
			},
			{
				title: "two quests that share an EntryId",
				text: everyQuest({ EntryId: FIND_KEY_ENTRY_ID }),
				at: `/quests/${OPEN_DOOR}/EntryId`,
				marks: `"${FIND_KEY_ENTRY_ID}"`,
				message: "\"1_open_door\" has the EntryId of \"0_find_key\": give it its own EntryId",
				fixed: entries({
					[OPEN_DOOR]: { EntryId: "25536620-dbcd-4951-8870-15e8fd9802b2" },
					[OPEN_DOOR_COMPLETED]: { EntryId: "25536620-dbcd-4951-8870-15e8fd9802b2" }
				})
			},
			{
				title: "a quest copied under other keys",
				text: copyOf(["copy 1", "copy 2"]),
				at: "/quests/copy 1/EntryId",
				marks: `"${FIND_KEY_ENTRY_ID}"`,
				message: "\"2_hide_key\" has the EntryId of \"0_find_key\": give it its own EntryId and ids",
				fixed: copyOf(["mlh4k2p9248g4i", "mlh4k2p9q8ulu5"], "e7e513c8-b6d1-4f71-bcb1-f7f020ae3f5b"),
				alsoFound: ["quest/id-matches-key"]
			},
			{
				title: "three entries with one EntryId",
				text: questsOnly((quests) => {
					quests.mlh4k2p9x7q1zz = {
						...quests[FIND_KEY],
						id: "mlh4k2p9x7q1zz"
					};
				}),
				at: "/quests/mlh4k2p9x7q1zz/EntryId",
				marks: `"${FIND_KEY_ENTRY_ID}"`,
				message: "3 entries share this EntryId: give each quest an EntryId of its own, on its two entries"
			}
		]
	})
});
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
// rules/quest/pair-symmetry.ts
const MAY_DIFFER = /* @__PURE__ */ new Set([
	...OWN_FIELDS,
	...COMPLETED_FIELDS,
	"EntryId"
]);
const completedWith = (change) => entries({ [FIND_KEY_COMPLETED]: change });
var pair_symmetry_default = defineRule({
	id: "quest/pair-symmetry",
	level: "error",
	kinds: {
		differs: { sentence: "the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg" },
		"only-one": { sentence: "the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg" }
	},
	fix: "unsafe",
	reveals: ["flow/*"],
	summary: "The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg",
	source: "quest and task records, part 2, quest pair",
	why: "The two entries describe one quest. The documents do not say which of them counts where they differ.",
	state: () => ({ differences: [] }),
	on: {
		questPair(pair, _report, { state }) {
			const complete = comparablePair(pair);
			if (complete === void 0) return;
			const { inProgress, completed } = complete;
			for (const field in completed.record) {
				const value = completed.record[field];
				if (value === inProgress.record[field] || MAY_DIFFER.has(field)) continue;
				const other = Object.hasOwn(inProgress.record, field) ? inProgress.record[field] : void 0;
				if (typeof value === "boolean" && typeof other === "boolean" && FIXED_FIELDS.has(field)) continue;
				if (other === void 0 || !sameValue(value, other)) state.differences.push({
					pair: complete,
					field
				});
			}
			for (const field in inProgress.record) if (!Object.hasOwn(completed.record, field) && !MAY_DIFFER.has(field)) state.differences.push({
				pair: complete,
				field
			});
		},
		*quests(quests, report, { state, snapshot, eachSubscription }) {
			let usedNames;
			let only;
			let expressed;
			const takenNames = new TakenNames(quests);
			const differences = state.differences.filter((difference) => !isMissing(difference));
			const ofPairs = /* @__PURE__ */ new Map();
			for (const difference of differences) if (onlySide(difference) === void 0) addTo(ofPairs, difference.pair, difference.field);
			for (const difference of differences) {
				yield;
				const side = onlySide(difference);
				if (side !== void 0) {
					if (only?.pair !== difference.pair || only.side !== side) only = {
						pair: difference.pair,
						side,
						before: sharedBefore(difference.pair, side)
					};
					report(onlyOnDraft(difference, side, only.before.get(difference.field)));
					continue;
				}
				if (difference.field === "Name") {
					usedNames ??= new UsedNames(eachSubscription);
					expressed ??= new Set(snapshot.expressions.map(({ name }) => name));
				}
				const { pair, field } = difference;
				const draft = differenceDraft(difference, {
					used: usedNames?.of(pair),
					isTaken: (name) => takenNames.isTaken(name, pair),
					isExpressed: (name) => isExpressed(name, expressed ?? /* @__PURE__ */ new Set())
				});
				const count = SHARED_FIELDS.has(field) ? void 0 : quests.pairs.length;
				const fields = ofPairs.get(pair) ?? [];
				const ofPair = fields.length > 1 ? amongSeveral(draft, pair, fields) : draft;
				report({
					...throughout(fields.length > 1 ? "several fields" : field, {
						...ofPair,
						subject: pair.completed.key
					}, count),
					unless: [pair.completed, pair.inProgress].map(({ place }) => place.at(field))
				});
			}
		}
	},
	examples: () => ({
		good: [{
			title: "entries that agree",
			text: questsOnly()
		}, {
			title: "fields in another order, and a number with another spelling",
			text: entries({
				[FIND_KEY]: { mark: {
					x: 1,
					y: [2]
				} },
				[FIND_KEY_COMPLETED]: { mark: {
					y: [2],
					x: 1
				} }
			}).replace("\"x\": 1,", "\"x\": 1.0,")
		}],
		bad: [
			{
				title: "a value changed on one entry only",
				text: completedWith({ RepeatableLimit: 3 }),
				at: `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
				marks: "3",
				message: "RepeatableLimit is 3 here and 0 on the inProgress entry of \"0_find_key\": use the same value on both",
				fixed: questsOnly()
			},
			{
				title: "a value that one entry leaves empty: the fix never empties the other",
				text: completedWith({ DisplayGroup: "Garden" }),
				at: `/quests/${FIND_KEY_COMPLETED}/DisplayGroup`,
				marks: "\"Garden\"",
				message: "DisplayGroup is \"Garden\" here and \"\" on the inProgress entry of \"0_find_key\": use the same value on both",
				fixed: quest("0_find_key", { DisplayGroup: "Garden" })
			},
			{
				title: "a Name changed on one entry only: the subscriptions show which one is right",
				text: room(({ quests }) => {
					Object.assign(quests["mlh4k2p9x7q1ab"] ?? {}, { Name: "0_find_gem" });
				}),
				at: `/quests/${FIND_KEY_COMPLETED}/Name`,
				marks: "\"0_find_key\"",
				message: "Name is \"0_find_key\" here and \"0_find_gem\" on the inProgress entry of \"0_find_gem\": use \"0_find_key\", as its subscriptions do",
				fixed: room()
			},
			{
				title: "the Name of another quest on one entry: the fix does not spread it",
				text: entries({ [FIND_KEY]: { Name: "1_open_door" } }),
				at: `/quests/${FIND_KEY_COMPLETED}/Name`,
				marks: "\"0_find_key\"",
				message: "Name is \"0_find_key\" here and \"1_open_door\" on the inProgress entry of \"1_open_door\": use the same value on both",
				fixed: questsOnly()
			},
			{
				title: "several fields of one entry",
				text: completedWith({
					RepeatableLimit: 3,
					Visible: false
				}),
				at: `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
				marks: "3",
				message: "RepeatableLimit and Visible differ between the two entries of \"0_find_key\": use the same values on both",
				fixed: questsOnly()
			},
			{
				title: "arrays that differ",
				text: entries({ [OPEN_DOOR_COMPLETED]: { Requirements: [] } }),
				at: `/quests/${OPEN_DOOR_COMPLETED}/Requirements`,
				marks: "[]",
				message: "Requirements differs from the inProgress entry of \"1_open_door\": use the same value on both",
				fixed: questsOnly()
			},
			{
				title: "an unknown field with different values: only you can choose",
				text: entries({
					[FIND_KEY]: { note: "hidden" },
					[FIND_KEY_COMPLETED]: { note: "shown" }
				}),
				at: `/quests/${FIND_KEY_COMPLETED}/note`,
				marks: "\"shown\"",
				message: "\"note\" is \"shown\" here and \"hidden\" on the inProgress entry of \"0_find_key\": use the same value on both"
			},
			{
				title: "an unknown field on the completed entry only",
				text: completedWith({ note: "hidden" }),
				at: `/quests/${FIND_KEY_COMPLETED}/note`,
				marks: "\"note\"",
				message: "\"note\" is only on the completed entry of \"0_find_key\": both entries must have it, or neither",
				fixed: entries({
					[FIND_KEY]: { note: "hidden" },
					[FIND_KEY_COMPLETED]: { note: "hidden" }
				})
			},
			{
				title: "several unknown fields on one entry only: one finding",
				text: completedWith({
					a: 1,
					b: 2,
					c: 3,
					d: 4
				}),
				at: `/quests/${FIND_KEY_COMPLETED}/a`,
				marks: "\"a\"",
				message: "\"a\", \"b\", \"c\" and 1 more are only on the completed entry of \"0_find_key\": both entries must have them, or neither",
				fixed: entries({
					[FIND_KEY]: {
						a: 1,
						b: 2,
						c: 3,
						d: 4
					},
					[FIND_KEY_COMPLETED]: {
						a: 1,
						b: 2,
						c: 3,
						d: 4
					}
				})
			},
			{
				title: "an unknown field on the inProgress entry only",
				text: entries({ [FIND_KEY]: { note: "hidden" } }),
				at: `/quests/${FIND_KEY_COMPLETED}`,
				marks: `"${FIND_KEY_COMPLETED}"`,
				message: "\"note\" is only on the inProgress entry of \"0_find_key\": both entries must have it, or neither",
				fixed: questsOnly((quests) => {
					Object.assign(quests["mlh4k2p9x7q1ab"] ?? {}, { note: "hidden" });
					const { Rewards, SuccessMsg, ...shared } = quests["mlh4k2p9z3w8cd"] ?? {};
					quests[FIND_KEY_COMPLETED] = {
						...shared,
						note: "hidden",
						Rewards,
						SuccessMsg
					};
				})
			}
		]
	})
});
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
const swapped = {
	[FIND_KEY]: { Status: "completed" },
	[FIND_KEY_COMPLETED]: { Status: "inProgress" }
};
const FINDING = {
	at: `/quests/${FIND_KEY}/Status`,
	marks: "\"completed\"",
	message: "the two entries of \"0_find_key\" have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry"
};
var status_swapped_default = defineRule({
	id: "quest/status-swapped",
	level: "error",
	kinds: {
		swapped: { sentence: "Rewards and SuccessMsg exist only on the completed entry" },
		moved: { sentence: "Rewards and SuccessMsg exist only on the completed entry" }
	},
	fix: "unsafe",
	reveals: [
		"flow/*",
		"requirement/in-progress-id",
		"subscription/in-progress-id"
	],
	summary: "The Status of the two entries of a quest is not swapped",
	source: "quest and task records, part 2, quest pair",
	why: "Rewards and SuccessMsg exist only on the completed entry. Where the inProgress entry has both and the completed one neither, the Status of the two is swapped. Everything else is checked as if it were right. Where references use only the id of the entry whose Status is inProgress, the two fields are on the wrong entry instead.",
	state: () => ({ swapped: [] }),
	on: {
		questPair(pair, _report, { state: { swapped } }) {
			if (pair.statusSwapped) swapped.push(pair);
		},
		*quests(quests, report, { state: { swapped }, eachSubscription }) {
			if (swapped.length === 0) return;
			const referenced = referencedIds(quests, eachSubscription);
			for (const pair of swapped) {
				yield;
				const complete = completePair(pair);
				if (complete === void 0) continue;
				const isStatusRight = referenced.has(complete.completed.key) && !referenced.has(complete.inProgress.key);
				const subject = String(complete.inProgress.record.EntryId);
				const [kind, draft] = isStatusRight ? ["fields", movedFields(complete)] : ["Status", swappedStatus(complete)];
				report({
					...throughout(kind, draft, quests.pairs.length),
					subject
				});
			}
		}
	},
	examples: () => ({
		good: [{
			title: "Rewards and SuccessMsg on the completed entry",
			text: questsOnly()
		}],
		bad: [
			{
				title: "entries whose Status is swapped",
				text: entries(swapped),
				...FINDING,
				fixed: questsOnly()
			},
			{
				title: "the same in a room: references are right",
				text: room(({ quests }) => {
					for (const [key, change] of Object.entries(swapped)) Object.assign(quests[key] ?? {}, change);
				}),
				...FINDING,
				fixed: room()
			},
			{
				title: "fields on the wrong entry: references show that the Status is right",
				text: room(({ quests }) => {
					const { Rewards = [], SuccessMsg = "", ...completed } = quests["mlh4k2p9z3w8cd"] ?? {};
					Object.assign(quests["mlh4k2p9x7q1ab"] ?? {}, {
						Rewards,
						SuccessMsg
					});
					quests[FIND_KEY_COMPLETED] = completed;
				}),
				at: `/quests/${FIND_KEY}/Rewards`,
				marks: "\"Rewards\"",
				message: "Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of \"0_find_key\"",
				fixed: room()
			}
		]
	})
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
		kinds: { "not-empty": { sentence: "TemplateName is always empty" } },
		fix: "mixed",
		summary: "TemplateName is empty",
		source: "quest and task records, part 2, quest entry fields",
		why: "TemplateName is always empty. The documents do not say what another value does. JSON in it is discarded by an unsafe fix only.",
		on: { questEntry(entry, report) {
			const name = textField(entry.record, "TemplateName");
			if (name === void 0 || name === "") return;
			const at = entry.place.at("TemplateName");
			report(entryDraft(entry, name, {
				at,
				message: (all) => `TemplateName is ${quoteValue(name)}${onQuests(all)}: set it to ""`,
				fix: overwriteText(at, name, "", "set TemplateName to \"\"")
			}));
		} },
		examples: () => ({
			good: [{
				title: "quests without a template",
				text: questsOnly()
			}],
			bad: [
				{
					title: "a quest with a template",
					text: quest("0_find_key", { TemplateName: "Collect" }),
					...onFirst("0_find_key", "TemplateName", "\"Collect\"", "TemplateName is \"Collect\": set it to \"\""),
					fixed: questsOnly()
				},
				{
					title: "the same template on all quests: one finding",
					text: everyQuest({ TemplateName: "Collect" }),
					...onFirst("0_find_key", "TemplateName", "\"Collect\"", "TemplateName is \"Collect\" on 2 quests: set it to \"\""),
					fixed: questsOnly()
				},
				{
					title: "a template that holds JSON: the fix is unsafe",
					text: quest("0_find_key", { TemplateName: "{\"parts\":[1,2]}" }),
					...onFirst("0_find_key", "TemplateName", String.raw`"{\"parts\":[1,2]}"`, String.raw`TemplateName is "{\"parts\":[1,2]}": set it to ""`),
					fixed: questsOnly()
				}
			]
		})
	}),
	creator_default,
	extra_text_json_default
];
// rules/reference/examples.ts
function effects(first, second = { $type: "ShowOutline" }, change = () => {}) {
	return room((changed) => {
		const [onFound, onEntered] = [tasksOf(changed, "2")[1], tasksOf(changed, "4")[2]];
		if (onFound !== void 0) onFound.Effector = first;
		if (onEntered !== void 0) onEntered.DirectEffector.Effector = second;
		change(changed);
	});
}
function addItem({ roomItems, logic }, key, prefabName, values, contentString = "") {
	roomItems[key] = {
		...structuredClone(roomItems["3"] ?? {}),
		prefabName,
		contentString
	};
	logic[key] = {
		Tasks: [],
		ViewNodes: [],
		...values
	};
}
function setExtraData({ settings }, values) {
	const held = JSON.parse(String(settings.roomSettingsExtraData));
	settings.roomSettingsExtraData = JSON.stringify({
		...held,
		...values
	});
}
// rules/reference/animation.ts
const emote = (animationName) => effects({
	$type: "PlayerEmote",
	animationName
});
const character = (a) => effects({ $type: "ShowOutline" }, void 0, (changed) => addItem(changed, "5", "GLBNPC", {
	n: "Maria",
	a
}, "https://models.example/"));
var animation_default = defineRule({
	id: "reference/animation",
	level: "off",
	catalog: { level: "warning" },
	kinds: { misspelled: {} },
	fix: "unsafe",
	summary: "Animations are spelled as the platform spells them",
	source: "public material of the platform, characters and effects for animations",
	why: "An animation is chosen by its name. The model of a character may have animations of its own, so only names that resemble one of the platform are reported.",
	on: {
		effect({ type, record, place }, report) {
			const field = ANIMATION_FIELDS.get(type ?? "");
			const draft = field && misspelled$2(record, field, place);
			if (draft) report(draft);
		},
		itemLogic: ({ prefab, value, place }, report) => {
			const field = ANIMATION_FIELDS.get(prefab?.name ?? "");
			const draft = field && misspelled$2(value, field, place);
			if (draft) report(draft);
		}
	},
	examples: () => ({
		good: [
			{
				title: "an animation of the platform",
				text: emote("Slide n Jive")
			},
			{
				title: "an animation of a model",
				text: emote("Idle_02")
			},
			{
				title: "a character without an animation",
				text: character("")
			}
		],
		bad: [{
			title: "another letter case",
			text: emote("wave"),
			at: "/logic/2#/Tasks/1/Effector/animationName",
			marks: "\\\"wave\\\"",
			message: "\"wave\" is not a known animation: write \"Wave\"",
			fixed: emote("Wave")
		}, {
			title: "a missing letter, on a character",
			text: character("Chiken"),
			at: "/logic/5#/a",
			marks: "\\\"Chiken\\\"",
			message: "\"Chiken\" is not a known animation: write \"Chicken\"",
			fixed: character("Chicken")
		}]
	})
});
function misspelled$2(record, field, place) {
	const name = textField(record, field);
	const meant = name === void 0 ? void 0 : ANIMATION_NAMES.meant(name);
	if (name === void 0 || meant === void 0) return void 0;
	const [spelled, right] = [quoteValue(name), quoteValue(meant)];
	const at = place.at(field);
	return throughout(spelled, {
		at,
		message: `${spelled} is not a known animation: write ${right}`,
		fix: overwriteValue(at, JSON.stringify(meant), `write ${right}`)
	});
}
// rules/reference/missing-names.ts
function reportMissing({ set, used, elsewhere }, known, words, report) {
	const reported = [];
	for (const [name, uses] of used) {
		if (set.has(name) || known.has(name)) continue;
		const meant = known.meant(name);
		const hint = meant === void 0 ? words.advice?.(uses.owner) : `did you mean ${quoteValue(meant)}?`;
		if (hint === void 0) continue;
		reported.push(name);
		if (meant !== void 0) reported.push(meant);
		reportName(name, uses, {
			kind: words.kind,
			message: `${words.missing(quoteValue(name))}: ${hint}`
		}, meant, report, elsewhere.get(name));
	}
	return reported;
}
function reportName(name, { places, count }, says, meant, report, unless) {
	const isFixable = meant !== void 0 && count === places.length && places.every(({ part }) => part === void 0);
	for (const { place, part } of places) report({
		at: part === void 0 ? place : spanIn(place, part, place),
		cause: name,
		unless,
		...says,
		again: {
			message: "here as well",
			most: 5
		},
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
		on: { snapshotEnd(snapshot, report, { names }) {
			const index = names.of(kind);
			if (index.isOpen || index.set.size > MAX_NAMES || index.used.size > MAX_NAMES) return;
			judge(index, report, snapshot);
		} }
	};
}
// rules/reference/declared-names.ts
function declaredNames({ kind, what, advice, example, ...texts }) {
	const { declare, name, misspelled, other, effect, field } = example;
	const [declared, noneDeclared, undeclared] = example.titles;
	const using = (used) => ({
		...effect,
		[field]: used
	});
	const textWith = (used) => effects(using(used), void 0, declare);
	const foundOf = (used, hint) => ({
		at: `/logic/2#/Tasks/1/Effector/${field}`,
		marks: `\\"${used}\\"`,
		message: `no ${what} is called "${used}": ${hint}`
	});
	return defineRule({
		...texts,
		level: "off",
		catalog: { level: "warning" },
		kinds: { "unknown-name": {} },
		fix: "unsafe",
		...namesOf(kind, (index, report) => {
			if (index.set.size === 0) return;
			reportMissing(index, namesToCompare(index), {
				missing: (quoted) => `no ${what} is called ${quoted}`,
				advice: () => `${advice}, or correct the name`
			}, report);
		}),
		examples: () => ({
			good: [{
				title: declared,
				text: textWith(name)
			}, {
				title: noneDeclared,
				text: effects(using(name))
			}],
			bad: [{
				title: "another spelling",
				text: textWith(misspelled),
				...foundOf(misspelled, `did you mean "${name}"?`),
				fixed: textWith(name)
			}, {
				title: undeclared,
				text: textWith(other),
				...foundOf(other, `${advice}, or correct the name`)
			}]
		})
	});
}
// rules/reference/camera-state.ts
var camera_state_default = declaredNames({
	kind: "cameraState",
	id: "reference/camera-state",
	summary: "Camera states that effects name are declared in the settings",
	source: "public material of the platform, camera states",
	why: "A camera state is chosen by its name. One that is not declared changes nothing.",
	what: "camera state",
	advice: "declare it in customCameraStates of roomSettingsExtraData",
	example: {
		declare: (changed) => setExtraData(changed, { customCameraStates: [{ stateName: "top_down" }] }),
		name: "top_down",
		misspelled: "top_dwn",
		other: "orbit",
		effect: { $type: "ChangeCamState" },
		field: "camState",
		titles: [
			"one that is declared",
			"a file that declares none",
			"one that is not declared"
		]
	}
});
// rules/reference/dialogue-node.ts
const DIALOGUE = "DialogEffectorDisplay";
const ANSWER = "/logic/2#/Tasks/1/Effector/tasksSorM/-0_Halt/inProgress/ExtraText#/ExtraTaskDTODataDialog/AT/0/Task";
var dialogue_node_default = defineRule({
	id: "reference/dialogue-node",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "unknown-node": {} },
	fix: "none",
	summary: "Answers of a dialogue lead to its nodes",
	source: "public material of the platform, dialogues",
	why: "An answer names the node that follows. The dialogue does not go on where it has no such node.",
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
		embeddedText({ role, reading, place }, report, { state: { dialogue } }) {
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
	},
	examples: () => ({
		good: [{
			title: "answers that lead to nodes",
			text: dialogue("-1_Welcome")
		}],
		bad: [
			{
				title: "another spelling",
				text: dialogue("-1_Welcom"),
				at: ANSWER,
				marks: String.raw`\\\"-1_Welcom\\\"`,
				message: "this answer leads to \"-1_Welcom\", and the dialogue has no such node: did you mean \"-1_Welcome\"?"
			},
			{
				title: "a node that is missing",
				text: dialogue("-2_Farewell"),
				at: ANSWER,
				marks: String.raw`\\\"-2_Farewell\\\"`,
				message: "this answer leads to \"-2_Farewell\", and the dialogue has no such node: add it to tasksSorM, or correct the name"
			},
			{
				title: "a list with another spelling",
				text: dialogue("-1_Welcome", "-1_welcome"),
				at: "/logic/2#/Tasks/1/Effector/tasksN/1/N",
				marks: "\\\"-1_welcome\\\"",
				message: "tasksN lists \"-1_welcome\", and the dialogue has no such node: did you mean \"-1_Welcome\"?"
			}
		]
	})
});
function missing(name, at, what, dialogue) {
	if (typeof name !== "string" || name === "" || isComputedText(name)) return void 0;
	if (Object.hasOwn(dialogue.nodes, name)) return void 0;
	dialogue.known ??= new NearNames(Object.keys(dialogue.nodes), "of creators");
	const meant = dialogue.known.meant(name);
	const advice = meant === void 0 ? "add it to tasksSorM, or correct the name" : `did you mean ${quoteValue(meant)}?`;
	return {
		at,
		cause: JSON.stringify([dialogue.number, name]),
		message: `${what} ${quoteValue(name)}, and the dialogue has no such node: ${advice}`,
		again: {
			message: "here as well",
			most: 5
		}
	};
}
function dialogue(leadsTo, listed = "-1_Welcome") {
	const nodes = ["-0_Halt", "-1_Welcome"].map((Name, index) => {
		const AT = index === 0 ? [{
			Task: leadsTo,
			Txt: "A friend",
			Name: "A friend"
		}] : [];
		const ExtraText = JSON.stringify({ ExtraTaskDTODataDialog: {
			QT: Name.slice(3),
			AT
		} });
		const EntryId = `7f089ab3-f291-4a4f-9256-fbea25feab1${index}`;
		const entry = (id, Status) => ({
			id,
			EntryId,
			Name,
			Status,
			ExtraText
		});
		return [Name, {
			inProgress: entry(`mlhqvj7doq953o${index}`, "inProgress"),
			completed: entry(`mlh0ey1yzwo9ww${index}`, "completed")
		}];
	});
	return effects({
		$type: DIALOGUE,
		tasksN: [{ N: "-0_Halt" }, { N: listed }],
		tasksSorM: Object.fromEntries(nodes)
	});
}
// rules/reference/leaderboard.ts
var leaderboard_default = declaredNames({
	kind: "leaderboard",
	id: "reference/leaderboard",
	summary: "Leaderboards that effects name exist",
	source: "public material of the platform, leaderboards: the names must match exactly",
	why: "A leaderboard is found by its name. Scores that are posted under another one do not appear on it.",
	what: "leaderboard",
	advice: "give a Leaderboard this name (ln)",
	example: {
		declare: (changed) => addItem(changed, "5", "Leaderboard", {
			gn: "race",
			ln: "laps"
		}),
		name: "laps",
		misspelled: "lpas",
		other: "Zorro",
		effect: { $type: "OpenLeaderboardEffect" },
		field: "lb",
		titles: [
			"one of an item",
			"a file with none",
			"another name"
		]
	}
});
// rules/reference/movement-profile.ts
var movement_profile_default = declaredNames({
	kind: "movementProfile",
	id: "reference/movement-profile",
	summary: "Movement profiles that effects name are declared in the settings",
	source: "public material of the platform, movement profiles",
	why: "A movement profile is chosen by its name. One that is not declared changes nothing.",
	what: "movement profile",
	advice: "declare it in movementStates of roomSettingsExtraData",
	example: {
		declare: (changed) => setExtraData(changed, { movementStates: [{ movementStateName: "swimming" }] }),
		name: "swimming",
		misspelled: "swiming",
		other: "orbit",
		effect: { $type: "ChangeMovementProfile" },
		field: "mvmtProfile",
		titles: [
			"one that is declared",
			"a file that declares none",
			"one that is not declared"
		]
	}
});
// rules/reference/npc.ts
var npc_default = declaredNames({
	kind: "npc",
	id: "reference/npc",
	summary: "Characters that effects name exist",
	source: "public material of the platform, messages to characters",
	why: "A message is sent to a character by its name. Under another name nobody gets it.",
	what: "character",
	advice: "give a GLBNPC this name (n)",
	example: {
		declare: (changed) => addItem(changed, "5", "GLBNPC", { n: "Maria" }, "https://models.example/"),
		name: "Maria",
		misspelled: "Marai",
		other: "Zorro",
		effect: {
			$type: "NPCMessageEvent",
			n: "",
			m: "hello"
		},
		field: "n",
		titles: [
			"one of an item",
			"a file with none",
			"another name"
		]
	}
});
// rules/reference/spawn-point.ts
var spawn_point_default = defineRule({
	id: "reference/spawn-point",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "unknown-name": {} },
	fix: "unsafe",
	summary: "Spawn points that portals and effects name exist",
	source: "public material of the platform, portals, spawn points and enemies: the names must match exactly",
	why: "A portal or teleport with the name of no spawn point leads elsewhere, and an enemy is not duplicated. A portal or teleport may name a spawn point of another room, so only names that resemble one of this room are reported.",
	...namesOf("spawnPoint", (index, report, snapshot) => {
		if (snapshot.roomItems === void 0) return;
		reportMissing(index, namesToCompare(index), {
			missing: (name) => `no spawn point of this room is called ${name}`,
			advice: (owner) => owner === "DuplicateEnemy" ? "give a SpawnPoint this name (n), or correct spawnName" : void 0
		}, report);
	}),
	examples: () => ({
		good: [{
			title: "a portal to a spawn point",
			text: effects({
				$type: "TeleportEvent",
				id: "cell",
				sn: "Cell"
			}, void 0, (changed) => addItem(changed, "5", "SpawnPoint", { n: "Cell" }))
		}, {
			title: "a spawn point of another room",
			text: effects({
				$type: "TeleportEvent",
				id: "lobby",
				sn: "Fountain"
			}, void 0, (changed) => addItem(changed, "5", "SpawnPoint", { n: "Cell" }))
		}],
		bad: [{
			title: "a name without its last letter",
			text: effects({
				$type: "TeleportEvent",
				id: "cell",
				sn: "Cellar"
			}, void 0, (changed) => addItem(changed, "5", "SpawnPoint", { n: "Cellars" })),
			at: "/logic/2#/Tasks/1/Effector/sn",
			marks: "\\\"Cellar\\\"",
			message: "no spawn point of this room is called \"Cellar\": did you mean \"Cellars\"?",
			fixed: effects({
				$type: "TeleportEvent",
				id: "cell",
				sn: "Cellars"
			}, void 0, (changed) => addItem(changed, "5", "SpawnPoint", { n: "Cellars" }))
		}, {
			title: "a portal with another name",
			text: effects({ $type: "ShowOutline" }, void 0, (changed) => {
				addItem(changed, "5", "SpawnPoint", { n: "Cell" });
				addItem(changed, "6", "Portal", {
					id: "here",
					sn: "cell "
				}, "here");
			}),
			at: "/logic/6#/sn",
			marks: "\\\"cell \\\"",
			message: "no spawn point of this room is called \"cell \": did you mean \"Cell\"?",
			fixed: effects({ $type: "ShowOutline" }, void 0, (changed) => {
				addItem(changed, "5", "SpawnPoint", { n: "Cell" });
				addItem(changed, "6", "Portal", {
					id: "here",
					sn: "Cell"
				}, "here");
			})
		}]
	})
});
// rules/reference/timer.ts
var timer_default = defineRule({
	id: "reference/timer",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "never-started": {} },
	fix: "unsafe",
	summary: "Timers that effects stop or cancel are started somewhere",
	source: "public material of the platform, effects for timers",
	why: "A timer is started, stopped and cancelled by its name. An effect that names another one does nothing.",
	...namesOf("timer", (index, report) => {
		reportMissing(index, namesToCompare(index), {
			missing: (name) => `nothing starts the timer ${name}`,
			advice: () => "start it with StartTimerEffect, or correct the name"
		}, report);
	}),
	examples: () => ({
		good: [{
			title: "a timer that is started and stopped",
			text: effects({
				$type: "StartTimerEffect",
				tn: "escape"
			}, {
				$type: "StopTimerEffect",
				tn: "escape"
			})
		}, {
			title: "a name that is put together at run time",
			text: effects({
				$type: "StartTimerEffect",
				tn: "round_$N{round}"
			}, {
				$type: "StopTimerEffect",
				tn: "round_1"
			})
		}],
		bad: [{
			title: "another spelling",
			text: effects({
				$type: "StartTimerEffect",
				tn: "escape"
			}, {
				$type: "StopTimerEffect",
				tn: "excape"
			}),
			at: "/logic/4#/Tasks/2/DirectEffector/Effector/tn",
			marks: "\\\"excape\\\"",
			message: "nothing starts the timer \"excape\": did you mean \"escape\"?",
			fixed: effects({
				$type: "StartTimerEffect",
				tn: "escape"
			}, {
				$type: "StopTimerEffect",
				tn: "escape"
			})
		}, {
			title: "a timer that nothing starts",
			text: effects({
				$type: "CancelTimerEffect",
				tn: "escape"
			}),
			at: "/logic/2#/Tasks/1/Effector/tn",
			marks: "\\\"escape\\\"",
			message: "nothing starts the timer \"escape\": start it with StartTimerEffect, or correct the name"
		}]
	})
});
// rules/reference/variable.ts
var variable_default = defineRule({
	id: "reference/variable",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"never-set": {},
		"never-used": {}
	},
	fix: "unsafe",
	summary: "Variables are spelled alike where they are set and used",
	source: "public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used",
	why: "A variable with another spelling is another variable. Only names that resemble a known one are reported, because variables need no declaration.",
	...namesOf("variable", (index, report) => {
		reportUnused(index, new Set(reportMissing(index, namesToCompare(index, BUILT_IN_VARIABLES), {
			kind: "never-set",
			missing: (name) => `nothing sets the variable ${name}`
		}, report)), report);
	}),
	examples: () => ({
		good: [
			{
				title: "a variable that is set and shown",
				text: effects({
					$type: "UpdateScoreEvent",
					label: "coins",
					scoreChange: 1
				}, {
					$type: "DisplayValueEvent",
					label: "coins"
				})
			},
			{
				title: "variables that differ in their numbers",
				text: effects({
					$type: "UpdateScoreEvent",
					label: "door1",
					scoreChange: 1
				}, {
					$type: "DisplayValueEvent",
					label: "door2"
				})
			},
			{
				title: "a variable that nothing sets or resembles",
				text: effects({
					$type: "DisplayValueEvent",
					label: "coins"
				})
			}
		],
		bad: [
			{
				title: "another spelling where it is used",
				text: effects({
					$type: "UpdateScoreEvent",
					label: "coins",
					scoreChange: 1
				}, {
					$type: "DisplayValueEvent",
					label: "coin"
				}),
				at: "/logic/4#/Tasks/2/DirectEffector/Effector/label",
				marks: "\\\"coin\\\"",
				message: "nothing sets the variable \"coin\": did you mean \"coins\"?",
				fixed: effects({
					$type: "UpdateScoreEvent",
					label: "coins",
					scoreChange: 1
				}, {
					$type: "DisplayValueEvent",
					label: "coins"
				})
			},
			{
				title: "another spelling where it is set",
				text: effects({
					$type: "UpdateScoreEvent",
					label: "coin",
					scoreChange: 1
				}, void 0, (changed) => setExtraData(changed, { numericParameters: [{
					N: "coins",
					VT: 0
				}] })),
				at: "/logic/2#/Tasks/1/Effector/label",
				marks: "\\\"coin\\\"",
				message: "nothing uses the variable \"coin\": did you mean \"coins\"?",
				fixed: effects({
					$type: "UpdateScoreEvent",
					label: "coins",
					scoreChange: 1
				}, void 0, (changed) => setExtraData(changed, { numericParameters: [{
					N: "coins",
					VT: 0
				}] }))
			},
			{
				title: "another spelling in an expression",
				text: effects({
					$type: "UpdateScoreEvent",
					label: "coins",
					scoreChange: 1
				}, {
					$type: "FunctionEffector",
					V: "PrintString($N{conis})"
				}),
				at: "/logic/4#/Tasks/2/DirectEffector/Effector/V",
				marks: "conis",
				message: "nothing sets the variable \"conis\": did you mean \"coins\"?"
			}
		]
	})
});
function reportUnused({ set, used }, reported, report) {
	const isDeclared = (name) => set.get(name)?.owner === "settings";
	const known = new NearNames([...used.keys(), ...[...set.keys()].filter(isDeclared)], "of creators");
	for (const [name, places] of set) {
		const meant = known.meant(name);
		if (meant === void 0 || reported.has(name) || reported.has(meant)) continue;
		reportName(name, places, {
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
	camera_state_default,
	movement_profile_default,
	leaderboard_default,
	npc_default,
	animation_default,
	dialogue_node_default
];
// rules/requirement/in-progress-id.ts
const requiringCompleted = (alone) => questsOnly((quests) => {
	for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
		const requirements = quests[key]?.Requirements ?? [];
		for (const requirement of requirements) requirement.id = FIND_KEY_COMPLETED;
	}
	if (alone) delete quests[FIND_KEY];
});
const finding$2 = (message) => onFirst("1_open_door", "Requirements/0/id", `"${FIND_KEY_COMPLETED}"`, message);
var in_progress_id_default$1 = defineRule({
	id: "requirement/in-progress-id",
	level: "error",
	kinds: { "completed-id": { sentence: "the id of a requirement is that of the inProgress entry of the required quest" } },
	fix: "safe",
	summary: "A requirement holds the id of the inProgress entry",
	source: "quest and task records, part 2, requirement object",
	why: "The id of a requirement is the id of the required quest's inProgress entry. The documents do not say what the other id does here.",
	on: { requirement({ record, place, entry }, report, { snapshot: { quests } }) {
		const id = textField(record, "id");
		const required = quests.entry(id);
		if (id === void 0 || required?.status !== "completed") return;
		const pair = quests.pairOf(required);
		if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
		if (isSameQuest(required, entry, quests)) return;
		const draft = completedId$1(place.at("id"), id, required, soundInProgressId(required, quests));
		report(throughoutFile(valueDraft(quests, entry, [
			"Requirements",
			place.step ?? 0,
			"id"
		], draft)));
	} },
	examples: () => ({
		good: [{
			title: "a requirement with the id of the inProgress entry",
			text: questsOnly()
		}],
		bad: [{
			title: "a requirement with the id of the completed entry",
			text: requiringCompleted(false),
			...finding$2(`"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}"`),
			fixed: questsOnly()
		}, {
			title: "a completed entry without its twin",
			text: requiringCompleted(true),
			...finding$2(`"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry`),
			alsoFound: ["quest/pair-complete"]
		}]
	})
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
const requiring = (id) => requirement("1_open_door", { id });
const finding$1 = (marks, message) => onFirst("1_open_door", "Requirements/0/id", marks, message);
const ENTRY_ID = "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f";
var known_quest_default$1 = defineRule({
	id: "requirement/known-quest",
	level: "error",
	kinds: { "unknown-quest": { sentence: "the id of a requirement is that of the inProgress entry of the required quest" } },
	fix: "unsafe",
	summary: "A requirement holds the id of a quest in the file",
	source: "quest and task records, part 2, requirement object",
	why: "A quest with requirements cannot be activated until every required quest has been completed, and this one is not in the file.",
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
		*quests(quests, report, { snapshot, state: { unknown } }) {
			const missing = unknown.filter(({ id }) => !snapshot.knowsQuest(id));
			if (missing.length === 0) return;
			const names = {
				Name: inProgressBy("Name", quests),
				EntryId: inProgressBy("EntryId", quests)
			};
			const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
			for (const { id, place, entry } of missing) {
				yield;
				const similar = alike.of(id);
				const field = names.Name.has(id) ? "Name" : "EntryId";
				const meant = names[field].get(id);
				const right = meant?.key ?? similar;
				const draft = valueDraft(quests, entry, [
					"Requirements",
					place.step ?? 0,
					"id"
				], {
					at: place.at("id"),
					fix: right === void 0 ? void 0 : replaceValue(place.at("id"), JSON.stringify(right), "unsafe", `write ${quoteValue(right)}`),
					message: meant === void 0 && similar !== void 0 ? `no quest in the file has the id ${quoteValue(id)}: write ${quoteValue(similar)}${lookAlikeNote(id, similar)}` : meant === void 0 ? `no quest in the file has the id ${quoteValue(id)}: use the id of an inProgress entry, or leave the requirement out` : `${quoteValue(id)} is the ${field} of a quest: use the id of its inProgress entry, ${quoteValue(meant.key)}`
				});
				report(throughout(meant === void 0 ? "unknown" : field, draft));
			}
		}
	},
	examples: () => ({
		good: [{
			title: "the id of another quest",
			text: questsOnly()
		}],
		bad: [
			{
				title: "an unknown id",
				text: requiring("mlh0a1b2c3d4e5"),
				...finding$1("\"mlh0a1b2c3d4e5\"", "no quest in the file has the id \"mlh0a1b2c3d4e5\": use the id of an inProgress entry, or leave the requirement out")
			},
			{
				title: "an id that only looks like the one of a quest",
				text: requiring("mlh4k2p9x7q1\u0430b"),
				...finding$1("\"mlh4k2p9x7q1\u0430b\"", `no quest in the file has the id "mlh4k2p9x7q1\u0430b": write "${FIND_KEY}" (they look the same, but some letters are from another alphabet or another kind of space)`),
				fixed: questsOnly()
			},
			{
				title: "the Name of a quest instead of its id",
				text: requiring("0_find_key"),
				...finding$1("\"0_find_key\"", `"0_find_key" is the Name of a quest: use the id of its inProgress entry, "${FIND_KEY}"`),
				fixed: questsOnly()
			},
			{
				title: "the EntryId of a quest instead of its id",
				text: requiring(ENTRY_ID),
				...finding$1(`"${ENTRY_ID}"`, `"${ENTRY_ID}" is the EntryId of a quest: use the id of its inProgress entry, "${FIND_KEY}"`),
				fixed: questsOnly()
			}
		]
	})
});
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
	kinds: { "never-checked": {} },
	fix: "none",
	summary: "A quest with requirements becomes Active, where they are checked",
	source: "quest and task records, part 3, other rules tied to transitions",
	why: "Requirements keep a quest from becoming Active. The documents tie them to nothing else: where 181, 141 or an expression completes a quest that was never Active, it is completed whether they are met or not.",
	...ASKS_FLOW,
	on: { flow({ faults }, report, { snapshot: { emptyLogic, quests } }) {
		for (const { quest, completions } of faults.unchecked) {
			const [first, ...others] = quest.requirements;
			if (first === void 0) continue;
			const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
			const how = codes.length === 0 ? "an expression" : listed$1(codes.map(String), "and");
			const what = others.length === 0 ? "this requirement" : `these ${counted(others.length + 1, "requirement")}`;
			report({
				...throughoutFile({
					at: first.place.at("id"),
					unless: emptyLogic,
					message: `nothing checks ${what}: only ${how} completes ${flowName(quest)}, which never becomes Active. Activate it with 111 and complete it with 121`,
					related: [...others.map(({ place }) => ({
						at: place.at("id"),
						message: "nothing checks this one either"
					})), ...completions.map(({ place }) => ({
						at: place.at("TargetState"),
						message: "this completes it"
					}))].slice(0, 12)
				}, quests?.pairs.length),
				subject: quest.entry.key
			});
		}
	} },
	examples: () => ({
		good: [movedByExpression(), {
			title: "a requirement of a quest that a trigger activates (111)",
			text: room()
		}],
		bad: [{
			title: "a quest that is completed at once (181), whatever it requires",
			text: room((changed) => {
				const [enter, exit] = tasksOf(changed, "4");
				Object.assign(enter ?? {}, { TargetState: 181 });
				tasksOf(changed, "4").splice(1, exit === void 0 ? 0 : 1);
				tasksOf(changed, "3").splice(0, 1);
			}),
			at: `/quests/${OPEN_DOOR}/Requirements/0/id`,
			marks: `"${FIND_KEY}"`,
			message: "nothing checks this requirement: only 181 completes \"1_open_door\", which never becomes Active. Activate it with 111 and complete it with 121"
		}]
	})
});
// rules/requirement/no-cycle.ts
var no_cycle_default = defineRule({
	id: "requirement/no-cycle",
	level: "warning",
	kinds: {
		itself: {},
		circle: {}
	},
	fix: "none",
	summary: "No quest requires itself, directly or through other quests",
	source: "quest and task records, part 2, requirement object",
	why: "A quest cannot be activated until every required quest has been completed, so quests that require each other can never start.",
	on: { *snapshotEnd({ requirementTangles }, report, { inFileOrder }) {
		if (requirementTangles === void 0) return;
		const { selfRequirements, groups } = requirementTangles;
		for (const requirement of selfRequirements) yield report({
			at: requirementPlace(requirement),
			kind: "itself",
			message: `${otherQuestLabel(requirement.entry)} requires itself, so it can never start: remove this requirement`
		});
		const entries = new Set(groups.flatMap(({ requirements }) => requirements.map(({ entry }) => entry.place)));
		const ranks = new Map((yield* inFileOrder([...entries])).map((place, rank) => [place, rank]));
		for (const group of groups) {
			const first = earliest(group.requirements, ranks);
			const cycle = first === void 0 ? [] : group.shortestCycle(first);
			const start = earliest(cycle, ranks);
			if (start === void 0) continue;
			const at = cycle.indexOf(start);
			const identity = JSON.stringify([...new Set(group.requirements.map(({ entry }) => entry.key))].sort());
			yield report({
				...asDraft(start, [...cycle.slice(at + 1), ...cycle.slice(0, at)]),
				identity
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "a requirement that leads back to nothing",
			text: questsOnly()
		}],
		bad: [{
			title: "two quests that require each other",
			text: requirement("0_find_key", { id: OPEN_DOOR }),
			at: `/quests/${FIND_KEY}/Requirements/0/id`,
			marks: `"${OPEN_DOOR}"`,
			message: "\"0_find_key\" \u2192 \"1_open_door\" \u2192 \"0_find_key\" require each other, so none can ever start: remove one of these requirements"
		}, {
			title: "a quest that requires itself",
			text: requirement("1_open_door", { id: OPEN_DOOR }),
			at: `/quests/${OPEN_DOOR}/Requirements/0/id`,
			marks: `"${OPEN_DOOR}"`,
			message: "\"1_open_door\" requires itself, so it can never start: remove this requirement"
		}]
	})
});
function earliest(requirements, ranks) {
	const rankOf = ({ entry }) => ranks.get(entry.place) ?? 0;
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
	kinds: { twice: {} },
	fix: "none",
	summary: "A quest requires another quest only once",
	source: "quest and task records, part 2, requirement object",
	why: "One requirement holds the amount. Where two differ, the documents do not say which one counts.",
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
			const draft = valueDraft(quests, entry, [
				"Requirements",
				place.step ?? 0,
				"id"
			], {
				at: place.at("id"),
				identity: JSON.stringify([entry.key, required?.record.EntryId ?? id]),
				message: `${name} is already required here: remove one of the two requirements`,
				related: [{
					at: first.at("id"),
					message: "the first requirement for this quest"
				}]
			});
			const subject = String(entry.record.EntryId ?? entry.key);
			state.found.push({
				id,
				entry,
				draft: {
					...draft,
					subject
				}
			});
		},
		*quests({ pairs }, report, { snapshot, state }) {
			const onePerEntry = new Set(state.found.map(({ entry }) => entry)).size === state.found.length;
			for (const { id, draft } of state.found) if (snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id)) yield report(onePerEntry ? throughoutFile(draft, pairs.length) : draft);
		}
	},
	examples: () => ({
		good: [{
			title: "one requirement for each required quest",
			text: questsOnly()
		}],
		bad: [{
			title: "a quest that is required twice",
			text: questsOnly((quests) => {
				for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) (quests[key]?.Requirements).push({
					delete: false,
					amount: 2,
					type: "quest",
					id: FIND_KEY
				});
			}),
			...onFirst("1_open_door", "Requirements/1/id", `"${FIND_KEY}"`, "\"0_find_key\" is already required here: remove one of the two requirements")
		}]
	})
});
// rules/requirement/reachable-amount.ts
const needing = (amount, limit) => questsOnly((quests) => {
	for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) Object.assign(quests[key] ?? {}, { RepeatableLimit: limit });
	for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
		const requirements = quests[key]?.Requirements ?? [];
		for (const requirement of requirements) requirement.amount = amount;
	}
});
const finding = (marks, message) => onFirst("1_open_door", "Requirements/0/amount", marks, message);
var reachable_amount_default = defineRule({
	id: "requirement/reachable-amount",
	level: "warning",
	kinds: { "too-many": {} },
	fix: "none",
	summary: "A required quest can be completed as often as the requirement asks",
	source: "quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions",
	why: "A quest cannot complete again after RepeatableLimit completions, so a quest that requires more can never start.",
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
	} },
	examples: () => ({
		good: [{
			title: "a quest that can be completed often enough",
			text: needing(3, 3)
		}, {
			title: "a quest without a limit",
			text: needing(100, 0)
		}],
		bad: [{
			title: "more completions than the limit of the quest allows",
			text: needing(5, 3),
			...finding("5", "amount is 5, but \"0_find_key\" can be completed 3 times at most: set amount to 3 or less, or raise its RepeatableLimit")
		}, {
			title: "two completions of a quest that can be completed once",
			text: needing(2, 1),
			...finding("2", "amount is 2, but \"0_find_key\" can be completed only once: set amount to 1, or raise its RepeatableLimit")
		}]
	})
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
// rules/schema/fault-kinds.ts
function faultKind({ record, fault, place }) {
	const { missing, instead, wrongType, path } = fault;
	const [[section]] = place.paths;
	const family = familyOf(record);
	const last = path.at(-1);
	if (isCutShort(fault.value)) return "cut short";
	if (instead !== void 0 && wrongType !== void 0) return "in quotes";
	if (path.length === 1 && wrongType?.endsWith("not null") === true) return isEmptyWhenNull(wrongType) ? "null" : "null of another type";
	if (missing !== void 0 && VECTORS.has(last)) return "lacks a component";
	if (missing !== void 0 && areDropped(missing, family)) return "dropped";
	if (record === "snapshot" && wrongType !== void 0) return `section: ${wrongType}`;
	if (last === "$type" || missing?.length === 1 && missing[0] === "$type") return "$type";
	if (missing !== void 0) return JSON.stringify([
		section,
		family,
		path,
		missing.length === 1 ? missing : "several"
	]);
	if (wrongType === void 0) return JSON.stringify([
		section,
		family,
		path
	]);
	if (path.some((step) => VECTORS.has(step))) return JSON.stringify([
		section,
		"vector",
		wrongType
	]);
	return JSON.stringify([
		section,
		family,
		path.length,
		wrongType.replace("integer", "number")
	]);
}
const MAY_BE_EMPTY = /* @__PURE__ */ new Set([
	"Group",
	"DisplayGroup",
	"RepeatableLimit",
	"FinishTime",
	"AutoStart",
	"TriggeredByInventory",
	"Requirements",
	"TemplateName",
	"Tracked",
	"Visible",
	"ExtraText",
	"Tasks",
	"delete"
]);
function areDropped(missing, family) {
	return missing.every((field) => MAY_BE_EMPTY.has(field)) && (missing.length > 1 || family !== "quest-entry");
}
function vectorOf({ fault: { path, wrongType }, place }) {
	const { parent } = place;
	return wrongType !== void 0 && VECTORS.has(path.at(-2)) && parent !== void 0 ? JSON.stringify([parent.paths, wrongType]) : void 0;
}
function familyOf(record) {
	if (record.startsWith("quest-entry")) return "quest-entry";
	if (record.includes("subscription") || record === "linked-task" || record === "direct-effector") return "subscription";
	return record;
}
function isCutShort(value) {
	return typeof value === "string" && (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value));
}
function wordsForMany({ fault }) {
	if (isCutShort(fault.value)) return ({ drafts }) => `PowerShell cut ${drafts} values short: run ConvertTo-Json with -Depth 100`;
	const { value, wrongType = "", path } = fault;
	if (value !== null || path.length !== 1 || !isEmptyWhenNull(wrongType)) return void 0;
	return ({ drafts, subjects }) => `${drafts} fields${subjects > 0 ? ` of ${subjects === 1 ? "1 quest" : `${subjects} quests`}` : ""} are null: write "" for texts and [] for lists`;
}
function isEmptyWhenNull(wrongType) {
	return /^(?:string|array),/.test(wrongType);
}
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
// rules/schema/schema-examples.ts
const single = (title, text, at, [marks, message]) => ({
	title,
	text,
	at,
	marks,
	message
});
const ofBoth = (title, change, at, [marks, message]) => single(title, questsOnly((quests) => {
	for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) apply(quests[key] ?? {}, change);
}), `/quests/${OPEN_DOOR}${at}`, [marks === "KEY" ? `"${OPEN_DOOR}"` : marks, message]);
const fixedTo = (example, fixed) => ({
	...example,
	fixed
});
const inLogic = (title, item, change, at, said) => single(title, room(({ logic }) => apply(logic[item] ?? {}, change)), `/logic/${item}#${at}`, said);
function apply(record, { at, to }) {
	const steps = at.split("/").slice(1);
	const last = steps.pop() ?? "";
	let holder = record;
	for (const step of steps) holder = Array.isArray(holder) ? holder[Number(step)] : isObject(holder) ? holder[step] : void 0;
	if (Array.isArray(holder)) holder[Number(last)] = to ?? null;
	else if (isObject(holder) && to !== void 0) holder[last] = to;
	else if (isObject(holder)) delete holder[last];
}
function respell(record, field, name) {
	const value = record[field] ?? null;
	delete record[field];
	record[name] = value;
}
const LIST$1 = single("a list of snapshots", "[]", "", ["[]", "the snapshot is an empty list: it must be an object with sections such as roomItems, quests and logic"]);
const byPrograms = () => [
	single("a value that PowerShell cut short", items({ 3: { pos: "@{x=0; y=1; z=4}" } }), "/roomItems/3/pos", ["\"@{x=0; y=1; z=4}\"", "pos is \"@{x=0; y=1; z=4}\", which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100"]),
	single("many of them", items({
		2: { pos: "@{x=0; y=1; z=4}" },
		3: { pos: "@{x=1; y=1; z=4}" }
	}), "/roomItems/2/pos", ["\"@{x=0; y=1; z=4}\"", "PowerShell cut 2 values short: run ConvertTo-Json with -Depth 100"]),
	fixedTo(single("fields that are null", questsOnly((quests) => {
		for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(quests[key] ?? {}, {
			DisplayGroup: null,
			ExtraText: null
		});
	}), `/quests/${OPEN_DOOR}/DisplayGroup`, ["null", "4 fields of 1 quest are null: write \"\" for texts and [] for lists"]), questsOnly((quests) => {
		for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(quests[key] ?? {}, {
			DisplayGroup: "",
			ExtraText: ""
		});
	}))
];
const sections = () => [
	single("a section that is not an object", "{ \"quests\": [1] }", "/quests", ["[1]", "quests is a list: it must be an object that holds the quest entries by their id"]),
	single("roomTasks without its list", "{ \"roomTasks\": {} }", "/roomTasks", ["\"roomTasks\"", "roomTasks has no Tasks: write \"Tasks\": [] when there are none"]),
	fixedTo(single("a boolean in quotes", "{ \"settings\": { \"isNight\": \"false\" } }", "/settings/isNight", ["\"false\"", "isNight is the string \"false\": it must be true or false, without quotes"]), "{ \"settings\": { \"isNight\": false } }"),
	single("an item that is not an object", "{ \"roomItems\": { \"2\": null } }", "/roomItems/2", ["null", "this room item is null: it must be an object"]),
	single("a position without all of its components", room(({ roomItems }) => apply(roomItems, {
		at: "/2/pos",
		to: { x: 1 }
	})), "/roomItems/2/pos", ["\"pos\"", "pos has no y or z: a position needs x, y and z"]),
	fixedTo(single("a component in quotes", room(({ roomItems }) => apply(roomItems, {
		at: "/2/rot/w",
		to: "1"
	})), "/roomItems/2/rot/w", ["\"1\"", "rot.w is the string \"1\": it must be a number, without quotes"]), room())
];
const quests = () => [
	ofBoth("a boolean written as a word", {
		at: "/Tracked",
		to: "yes"
	}, "/Tracked", ["\"yes\"", "Tracked is the string \"yes\": it must be true or false"]),
	ofBoth("a Group that does not exist", {
		at: "/Group",
		to: "solo"
	}, "/Group", ["\"solo\"", "Group is \"solo\": it must be \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""]),
	ofBoth("a Status that does not exist", {
		at: "/Status",
		to: "active"
	}, "/Status", ["\"active\"", "Status is \"active\": it must be \"inProgress\" or \"completed\""]),
	ofBoth("a limit below 0", {
		at: "/RepeatableLimit",
		to: -1
	}, "/RepeatableLimit", ["-1", "RepeatableLimit is -1: it must be 0 (no limit) or more"]),
	ofBoth("a time limit below 0", {
		at: "/FinishTime",
		to: -30
	}, "/FinishTime", ["-30", "FinishTime is -30: it must be 0 (no time limit) or more"]),
	ofBoth("a missing field", { at: "/Visible" }, "", ["KEY", "this quest entry has no Visible: write true to show the quest to the player, false to hide it"]),
	fixedTo(single("a field in another spelling", questsOnly((quests) => respell(quests["mlh5m8r2t6y4ef"] ?? {}, "Visible", "visible")), `/quests/${OPEN_DOOR}/visible`, ["\"visible\"", "\"visible\" is not a documented field: rename it to Visible"]), questsOnly((quests) => respell(quests["mlh5m8r2t6y4ef"] ?? {}, "Visible", "Visible"))),
	fixedTo(ofBoth("a Group in another letter case", {
		at: "/Group",
		to: "Multiplayer"
	}, "/Group", ["\"Multiplayer\"", "Group is \"Multiplayer\": it must be \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""]), questsOnly((quests) => {
		for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) apply(quests[key] ?? {}, {
			at: "/Group",
			to: "multiplayer"
		});
	})),
	ofBoth("an amount below 1", {
		at: "/Requirements/0/amount",
		to: 0
	}, "/Requirements/0/amount", ["0", "amount is 0: it must be 1 or more"]),
	ofBoth("a requirement of another type", {
		at: "/Requirements/0/type",
		to: "item"
	}, "/Requirements/0/type", ["\"item\"", "type is \"item\": it must be \"quest\""]),
	ofBoth("a requirement that is to be removed", {
		at: "/Requirements/0/delete",
		to: true
	}, "/Requirements/0/delete", ["true", "delete is true: it must be false"]),
	ofBoth("a requirement without an amount", { at: "/Requirements/0/amount" }, "/Requirements/0", ["{", "this requirement has no amount: write how often the required quest must be completed, usually 1"])
];
const SPOT = "/Tasks/0/Effector/_transformState";
const LINKED = "/Tasks/1/Effector/linkedTasks/0";
const tasks = () => [
	inLogic("a subscription without its Id", "2", { at: "/Tasks/1/Id" }, "/Tasks/1", ["{", "this effector subscription has no Id: write a UUID v4 that is used nowhere else in the file"]),
	inLogic("a subscription without any field that tells its kind", "3", {
		at: "/Tasks/2",
		to: { Id: "3c6a2e40-b5d7-48f9-8324-a5c6e7089abc" }
	}, "/Tasks/2", ["{", "this subscription has no $type: write \"TaskEffectorSubscription\" or \"TaskTriggerSubscription\""]),
	inLogic("a subscription without its $type", "2", { at: "/Tasks/1/$type" }, "/Tasks/1", ["{", "this effector subscription has no $type: write \"TaskEffectorSubscription\""]),
	inLogic("a trigger subscription without a Trigger", "4", { at: "/Tasks/2/Trigger" }, "/Tasks/2", ["{", "this trigger subscription has no Trigger: name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"]),
	inLogic("a quest trigger without a code", "2", { at: "/Tasks/0/TargetState" }, "/Tasks/0", ["{", "this trigger subscription has no TargetState: write a transition code, such as 111 to activate the quest"]),
	fixedTo(inLogic("a state in quotes", "2", {
		at: "/Tasks/1/TargetState",
		to: "2"
	}, "/Tasks/1/TargetState", [String.raw`\"2\"`, "TargetState is the string \"2\": it must be a whole number, without quotes"]), room()),
	inLogic("a subscription without several of its fields", "2", {
		at: "/Tasks/1",
		to: {
			$type: "TaskEffectorSubscription",
			TargetState: 2
		}
	}, "/Tasks/1", ["{", "this effector subscription has no Effector, Id, Name or TaskTriggerId: add them"]),
	inLogic("a trigger without its $type", "2", {
		at: "/Tasks/0/Trigger",
		to: {}
	}, "/Tasks/0/Trigger", [String.raw`\"Trigger\"`, "this trigger has no $type: name the event, such as \"OnClickEvent\""]),
	inLogic("an effect without its $type", "2", {
		at: "/Tasks/1/Effector",
		to: {}
	}, "/Tasks/1/Effector", [String.raw`\"Effector\"`, "this effect has no $type: name the effect, such as \"ShowObjectEvent\""]),
	inLogic("a position with two numbers", "3", {
		at: `${SPOT}/position`,
		to: [0, 4.5]
	}, `${SPOT}/position`, ["[0,4.5]", "_transformState.position holds 2 values: it must be a list of 3 numbers: x, y and z"]),
	inLogic("a duration below 0", "3", {
		at: `${SPOT}/duration`,
		to: -2
	}, `${SPOT}/duration`, ["-2", "_transformState.duration is -2: it must be 0 (at once) or more"]),
	inLogic("a chain without its list", "3", { at: "/Tasks/1/Effector/linkedTasks" }, "/Tasks/1/Effector", [String.raw`\"Effector\"`, "this RunTriggersFromEffector has no linkedTasks: list the linked tasks to run"]),
	inLogic("a linked task without a Trigger", "3", { at: `${LINKED}/Trigger` }, LINKED, ["{", "this linked task has no Trigger: write {} to run at once, or {\"Delay\": seconds}"]),
	inLogic("a delay below 0", "3", {
		at: `${LINKED}/Trigger/Delay`,
		to: -5
	}, `${LINKED}/Trigger/Delay`, ["-5", "Delay is -5: it must be 0 (no delay) or more"])
];
function badExamples$1() {
	return [
		LIST$1,
		...sections(),
		...byPrograms(),
		...quests(),
		...tasks()
	];
}
// rules/schema/schema.ts
var schema_default = defineRule({
	id: "schema",
	level: "error",
	kinds: {
		missing: { sentence: "the tables of the documents list the fields of these records" },
		misspelled: { sentence: "the tables of the documents list the fields of these records" },
		type: { sentence: "each documented field has a type" },
		component: { sentence: "pos and scale have x, y and z, and rot has w as well" },
		length: { sentence: "position and scale are arrays of 3 numbers, rotation is one of 4" },
		value: { sentence: "Status, Group, and the type and delete of a requirement have the values that are listed" },
		range: { sentence: "RepeatableLimit, FinishTime, amount and seconds count from 0 or 1" }
	},
	fix: "mixed",
	summary: "Required fields are present, and every documented field has its documented type",
	source: "game-management API, part 2, room-data snapshot; quest and task records, part 2",
	why: "The documents give these fields and their types. They do not say what an import or the game does with a field that is missing or has another type.",
	options: { optional: {
		type: "strings",
		default: [],
		description: "The names of fields that may be missing."
	} },
	state: () => ({ drafts: 0 }),
	on: {
		schemaFault(placed, report, { options, snapshot, state }) {
			const required = requiredFields(placed, options.optional);
			if (required?.length === 0) return;
			if (placed.fault.vectors !== void 0) {
				for (const draft of vectorDrafts(placed, placed.fault.vectors)) report(draft);
				return;
			}
			reportFault({
				placed,
				required,
				isByItself: ++state.drafts > MAX_DRAFTS
			}, snapshot, report);
		},
		nearMiss(miss, report, { snapshot, state }) {
			if (miss.kind === "key" && miss.isRequired) reportKeySlip(miss, snapshot, report);
			if (miss.kind !== "value") return;
			const { record, fault } = miss;
			reportFault({
				placed: {
					record,
					fault,
					place: miss.place.along(fault.path)
				},
				required: fault.missing,
				isByItself: ++state.drafts > MAX_DRAFTS
			}, snapshot, report);
		}
	},
	examples: () => ({
		good: [
			{
				title: "a room with everything in place",
				text: room()
			},
			{
				title: "undocumented fields",
				text: "{ \"settings\": { \"fog\": [1, 2], \"weather\": {} } }"
			},
			{
				title: "a missing field that may be missing",
				text: questsOnly((quests) => {
					for (const entry of Object.values(quests)) delete entry.DisplayGroup;
				}),
				options: { optional: ["DisplayGroup"] }
			}
		],
		bad: badExamples$1()
	})
});
function requiredFields({ fault: { missing } }, optional) {
	return missing?.filter((field) => !optional.includes(field));
}
const MAX_DRAFTS = 1e5;
function reportFault({ placed, required, isByItself }, snapshot, report) {
	const draft = () => draftOf(placed, required);
	if (isByItself) {
		reportInPair(placed.place, draft, snapshot, report, {
			kind: kindOf(placed.fault),
			fix: fixOf(placed)
		});
		return;
	}
	const shown = () => {
		const subject = questOf(placed, snapshot);
		const count = subject === void 0 ? void 0 : snapshot.quests?.pairs.length;
		const all = throughout(faultKind(placed), ofOneRecord(placed, required, draft(), snapshot), count);
		const message = wordsForMany(placed);
		return {
			...all,
			...message && { throughout: {
				...all.throughout,
				message
			} },
			subject
		};
	};
	report({
		make: shown,
		kind: kindOf(placed.fault),
		fix: fixOf(placed),
		place: placed.place,
		isTogether: true
	});
}
function ofOneRecord(placed, required, draft, snapshot) {
	const vector = vectorOf(placed);
	if (vector !== void 0) return together(vector, draft);
	const cause = withoutEntryId(placed, required, snapshot);
	if (cause !== void 0) return {
		...draft,
		cause,
		again: { message: "the same on the other entry" }
	};
	return inPair(placed.place, draft, snapshot);
}
function questOf({ place }, snapshot) {
	const entry = entryAround(place, snapshot);
	return entry && String(entry.record.EntryId ?? entry.record.Name ?? entry.key);
}
function withoutEntryId({ place }, required, snapshot) {
	if (required?.includes("EntryId") !== true) return void 0;
	const name = entryAround(place, snapshot)?.record.Name;
	return typeof name === "string" ? JSON.stringify([name, required]) : void 0;
}
function fixOf(placed) {
	return placed.fault.instead === void 0 ? repairOf(placed)?.safety ?? "none" : "safe";
}
function draftOf(placed, required) {
	const { fault, place } = placed;
	const { instead, part } = fault;
	const at = {
		kind: "place",
		place,
		part
	};
	const fix = instead === void 0 ? repairOf(placed) : replaceValue(place, instead, "safe", `write ${instead}`);
	return {
		at,
		kind: kindOf(fault),
		message: messageOf$2(fault),
		fields: required,
		fix
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
function messageOf$2(fault) {
	if (isCutShort(fault.value)) return `${fault.path.join(".")} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
	return ({ fields }) => fault.messageFor?.(fields) ?? fault.message;
}
function vectorDrafts(placed, vectors) {
	const { fault, place } = placed;
	let at = place;
	for (const _step of fault.path) at = at.parent ?? at;
	const cause = JSON.stringify(at.paths);
	const kind = faultKind(placed);
	return vectors.map((path) => throughout(kind, {
		at: at.along(path),
		cause,
		fields: [formatPointer(path)],
		kind: "type",
		message: messageOf$2(fault),
		again: { most: 0 },
		fix: repairOfVector(fault.values?.get(path) ?? null, path.at(-1), at.along(path))
	}));
}
// rules/schema/index.ts
const schemaRules = [schema_default];
// rules/settings/extra-data-json.ts
const WHAT = "roomSettingsExtraData";
const settingsWith = (extraData) => `{ "settings": { "roomBase": "BlankScene", "roomSettingsExtraData": ${extraData} } }`;
const bad = (title, extraData, marks, message) => ({
	title,
	text: settingsWith(extraData),
	at: "/settings/roomSettingsExtraData",
	marks,
	message
});
var extra_data_json_default = defineRule({
	id: "settings/extra-data-json",
	level: "error",
	kinds: {
		"not-a-string": { sentence: "roomSettingsExtraData is a string holding JSON" },
		"not-json": { sentence: "roomSettingsExtraData is a string holding JSON" },
		empty: { sentence: "roomSettingsExtraData is a string holding JSON" }
	},
	fix: "mixed",
	summary: "roomSettingsExtraData is a string that holds JSON",
	source: "game-management API, part 2, room-data snapshot: known settings keys",
	why: "The documents describe roomSettingsExtraData as a string holding JSON. They do not say what happens to one that cannot be read.",
	owns: [{
		record: "settings",
		keyword: "type",
		field: [WHAT]
	}],
	on: {
		rawEmbedded({ role, value, place }, report) {
			if (role !== "roomSettingsExtraData") return;
			const canEmbed = typeof value === "object" && value !== null;
			report({
				at: place,
				kind: "not-a-string",
				message: notAString(WHAT, value, "JSON"),
				fix: canEmbed ? {
					safety: "safe",
					description: "put it into a string",
					edits: [{
						kind: "embed",
						place
					}]
				} : void 0
			});
		},
		embeddedText(text, report) {
			if (text.role !== "roomSettingsExtraData") return;
			const draft = heldJsonFault(text, () => ({
				what: WHAT,
				whenEmpty: "write \"{}\", or leave it out"
			}));
			if (draft !== void 0) report(draft);
		}
	},
	examples: () => ({
		good: [{
			title: "a JSON object in a string",
			text: room()
		}, {
			title: "a file without settings",
			text: "{ \"roomTasks\": { \"Tasks\": [] } }"
		}],
		bad: [
			{
				...bad("an object that is not in a string", "{ \"fog\": false }", "{ \"fog\": false }", `${WHAT} is an object: it must be a string that holds this object`),
				fixed: settingsWith("\"{ \\\"fog\\\": false }\"")
			},
			bad("a number", "0", "0", `${WHAT} is 0: it must be a string that holds JSON`),
			bad("an empty string", "\"\"", "\"\"", `${WHAT} is an empty string: write "{}", or leave it out`),
			bad("white space", "\"  \"", "\"  \"", `${WHAT} holds only white space: write "{}", or leave it out`),
			bad("an ellipsis for omitted content", "\"...\"", "...", `in ${WHAT}, this is not JSON: a JSON object starts with { and ends with }`),
			{
				...bad("a key without quotes", "\"{fog:false}\"", "fog", String.raw`in ${WHAT}, the key fog has no quotes: write \"fog\"`),
				fixed: settingsWith(String.raw`"{\"fog\":false}"`)
			},
			{
				...bad("a literal of another language", String.raw`"{\"fog\":True}"`, "True", `in ${WHAT}, True does not exist in JSON: write true`),
				fixed: settingsWith(String.raw`"{\"fog\":true}"`)
			},
			bad("settings that were cut off", String.raw`"{\"fog\":{\"color\":\"FFF\""`, "", `in ${WHAT}, the JSON ends inside an object: add the missing }, or restore the part that was cut off`)
		]
	})
});
// rules/settings/foreign-key.ts
var foreign_key_default = defineRule({
	id: "settings/foreign-key",
	level: "off",
	catalog: { level: "info" },
	kinds: { "made-up": {} },
	fix: "none",
	summary: "settings has no keys that are known to be made up",
	source: "public material of the platform, room settings",
	why: "Some keys are often written into settings although no room has them. They change nothing.",
	on: { section({ name, value, place }, report) {
		if (name !== "settings" || !isObject(value)) return;
		for (const key of FOREIGN_SETTINGS) {
			if (!Object.hasOwn(value, key)) continue;
			const advice = key === "skybox" ? "it is in roomSettingsExtraData, as skyBoxDayTextureUrl" : "remove it if nothing reads it";
			report({
				at: keyAt(place.at(key)),
				message: `${quoteValue(key)} is not a known setting: ${advice}`
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "known settings",
			text: rawRoom(() => {})
		}],
		bad: [{
			title: "a setting that no room has",
			text: rawRoom(({ settings }) => Object.assign(settings ?? {}, { gravity: 9.8 })),
			at: "/settings/gravity",
			marks: "\"gravity\"",
			message: "\"gravity\" is not a known setting: remove it if nothing reads it"
		}]
	})
});
// rules/settings/variables.ts
const HOLDER = "roomSettingsExtraData";
const LIST = "numericParameters";
const withExtraData = (value) => rawRoom((snapshot) => {
	if (isObject(snapshot.settings ?? null)) Object.assign(snapshot.settings ?? {}, { roomSettingsExtraData: JSON.stringify(value) });
});
var variables_default = defineRule({
	id: "settings/variables",
	level: "off",
	catalog: { level: "warning" },
	kinds: {
		"encoded-twice": {},
		"no-object": {},
		"not-json": {},
		empty: {},
		"not-a-list": {},
		"not-an-object": {},
		"no-name": {},
		"no-number": {}
	},
	fix: "safe",
	summary: "roomSettingsExtraData holds an object, and its variables have a name and a type",
	source: "public material of the platform, room settings",
	why: "A variable is declared as an object with its name N and its type VT, a number. Another form declares nothing.",
	on: { embeddedText(text, report) {
		if (text.role !== HOLDER || text.reading.kind !== "value") return;
		const { value } = text.reading;
		const fault = heldObjectFault(text, () => ({
			what: HOLDER,
			whenEmpty: ""
		}));
		if (fault !== void 0) report(fault);
		if (isObject(value)) for (const draft of faultsOf(value, text.place)) report(draft);
	} },
	examples: () => ({
		good: [{
			title: "variables with names",
			text: withExtraData({ numericParameters: [{
				N: "coins",
				VT: 0
			}] })
		}],
		bad: [
			{
				title: "variables as an object",
				text: withExtraData({ numericParameters: {} }),
				at: "/settings/roomSettingsExtraData#/numericParameters",
				marks: "{}",
				message: "numericParameters is {}: write a list of variables"
			},
			{
				title: "a variable that is only a name",
				text: withExtraData({ numericParameters: ["coins"] }),
				at: "/settings/roomSettingsExtraData#/numericParameters/0",
				marks: "\\\"coins\\\"",
				message: "variable 0 in numericParameters is \"coins\": write an object such as {\"N\":\"coins\",\"VT\":0}"
			},
			{
				title: "a variable without its name",
				text: withExtraData({ numericParameters: [{ N: "coins" }, { VT: 0 }] }),
				at: "/settings/roomSettingsExtraData#/numericParameters/1",
				marks: "{\\\"VT\\\":0}",
				message: "variable 1 in numericParameters has no N: write its name"
			},
			{
				title: "a type that is a word",
				text: withExtraData({ numericParameters: [{
					N: "coins",
					VT: "int"
				}] }),
				at: "/settings/roomSettingsExtraData#/numericParameters/0/VT",
				marks: "\\\"int\\\"",
				message: "VT of variable 0 in numericParameters is \"int\": write a whole number"
			},
			{
				title: "a list in place of the settings",
				text: withExtraData([]),
				at: "/settings/roomSettingsExtraData",
				marks: "\"[]\"",
				message: "roomSettingsExtraData holds a list: it must hold a JSON object, between { and }"
			},
			{
				title: "no settings",
				text: withExtraData(null),
				at: "/settings/roomSettingsExtraData",
				marks: "\"null\"",
				message: "roomSettingsExtraData holds null: it must hold a JSON object, between { and }"
			},
			{
				title: "settings that are encoded twice",
				text: withExtraData("{\"fog\":{}}"),
				at: "/settings/roomSettingsExtraData",
				marks: JSON.stringify(JSON.stringify("{\"fog\":{}}")),
				message: "roomSettingsExtraData is encoded twice: put its JSON object into a string only once",
				fixed: withExtraData({ fog: {} })
			}
		]
	})
});
function* faultsOf(extraData, holder) {
	const list = extraData[LIST];
	if (list === void 0) return;
	const at = holder.inside().at(LIST);
	if (!Array.isArray(list)) {
		yield {
			at,
			kind: "not-a-list",
			message: `${LIST} is ${quoteValue(list)}: write a list of variables`
		};
		return;
	}
	for (const [index, variable] of list.entries()) {
		const place = at.at(index);
		if (!isObject(variable)) yield {
			at: place,
			kind: "not-an-object",
			message: `variable ${index} in ${LIST} is ${quoteValue(variable)}: write an object such as {"N":"coins","VT":0}`
		};
		else if (textField(variable, "N") === void 0) yield {
			at: place,
			kind: "no-name",
			message: `variable ${index} in ${LIST} has no N: write its name`
		};
		else if (variable.VT !== void 0 && integerField(variable, "VT") === void 0) yield {
			at: place.at("VT"),
			kind: "no-number",
			message: `VT of variable ${index} in ${LIST} is ${quoteValue(variable.VT)}: write a whole number`
		};
	}
}
// rules/settings/index.ts
const settingsRules = [
	extra_data_json_default,
	variables_default,
	foreign_key_default
];
// rules/snapshot/empties-settings.ts
const MESSAGE = "settings is empty, so an import rewrites the section with no settings: leave settings out to keep them";
var empties_settings_default = defineRule({
	id: "snapshot/empties-settings",
	level: "info",
	lenient: { level: "off" },
	kinds: { empty: {} },
	fix: "none",
	summary: "settings is not empty",
	source: "game-management API, part 4, upload-room-data-url",
	why: "An import rewrites the whole settings section. The documents do not say which values a room has for settings that the new section leaves out.",
	on: { section({ name, value, place }, report) {
		if (name !== "settings" || !isObject(value) || Object.keys(value).length > 0) return;
		report({
			at: place,
			message: MESSAGE
		});
	} },
	examples: () => ({
		good: [{
			title: "a room with settings",
			text: room()
		}, {
			title: "a file without settings",
			text: "{ \"roomTasks\": { \"Tasks\": [] } }"
		}],
		bad: [{
			title: "a room without settings",
			text: "{ \"settings\": {}, \"roomTasks\": { \"Tasks\": [] } }",
			at: "/settings",
			marks: "{}",
			message: MESSAGE
		}]
	})
});
// rules/snapshot/logic-without-items.ts
var logic_without_items_default = defineRule({
	id: "snapshot/logic-without-items",
	level: "warning",
	kinds: { "no-items": {} },
	fix: "none",
	summary: "A file with logic also has roomItems",
	source: "game-management API, part 2, room-data snapshot",
	why: "An import merges logic into items when the file has both sections. The documents do not say that logic without roomItems is used.",
	on: { section({ name, value, place }, report, { snapshot }) {
		if (name !== "logic" || snapshot.section("roomItems") !== void 0) return;
		if (!isObject(value) || snapshot.keysOf(value).length === 0) return;
		report({
			at: keyAt(place),
			message: "roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room"
		});
	} },
	examples: () => ({
		good: [
			{
				title: "logic with its items",
				text: room()
			},
			{
				title: "a file with neither section",
				text: "{ \"settings\": { \"isNight\": true } }"
			},
			{
				title: "an empty logic section",
				text: "{ \"logic\": {} }"
			}
		],
		bad: [{
			title: "logic alone",
			text: rawRoom((snapshot) => {
				delete snapshot.roomItems;
			}),
			at: "/logic",
			marks: "\"logic\"",
			message: "roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room"
		}]
	})
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
	kinds: { misplaced: {} },
	fix: "none",
	summary: "Records of a section do not look like those of another section",
	source: "game-management API, part 2, room-data snapshot",
	why: "An import reads each record as one of the section that holds it. What looks like a record of another section may be in the wrong one, or a copy that is meant to be there. It is checked where it is. If the other section is missing from the file, snapshot/section-spelling reports it.",
	on: { snapshot({ misplaced, root, place }, report) {
		for (const { kind, section, home, keys } of misplaced) {
			if (kind === "section" || root?.[home] === void 0 || section === void 0) continue;
			for (const key of keys) report(throughout(`${section} ${home}`, {
				at: keyAt(place.at(section).at(key)),
				message: `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`
			}));
		}
	} },
	examples: () => ({
		good: [{
			title: "records in their sections",
			text: room()
		}],
		bad: [{
			title: "a quest entry among the items",
			text: rawRoom(({ roomItems, quests }) => {
				if (isObject(roomItems ?? null) && isObject(quests ?? null)) Object.assign(roomItems ?? {}, { copy: Object.values(quests ?? {})[0] });
			}),
			at: "/roomItems/copy",
			marks: "\"copy\"",
			message: "\"copy\" in roomItems looks like a quest entry: move it to quests if it is one",
			alsoFound: ["item/expected-fields", "item/key-number"]
		}]
	})
});
// rules/snapshot/missing-logic.ts
var missing_logic_default = defineRule({
	id: "snapshot/missing-logic",
	level: "warning",
	kinds: { missing: {} },
	fix: "none",
	summary: "A file with items and quests has logic as well",
	source: "game-management API, part 2, room-data snapshot",
	why: "Triggers and effects are in the logic of items. A tool that loses the section leaves a file in which no trigger moves a quest.",
	state: () => ({ hasTasks: false }),
	on: {
		itemLogic({ value }, _report, { state }) {
			if (hasField(value, "Tasks")) state.hasTasks = true;
		},
		snapshotEnd(snapshot, report, { state }) {
			const items = snapshot.section("roomItems");
			const count = snapshot.quests?.pairs.length ?? 0;
			if (state.hasTasks || count === 0 || snapshot.section("logic") !== void 0) return;
			if (!isObject(items) || snapshot.keysOf(items).length === 0) return;
			const roomTasks = snapshot.section("roomTasks");
			if (isObject(roomTasks) && Object.values(roomTasks).some(hasContent) || snapshot.misplaced.some(({ home }) => home === "logic")) return;
			const quests = count === 1 ? "the quest" : `the ${count} quests`;
			report({
				at: keyAt(snapshot.place.at("roomItems")),
				message: `there is no logic section, which holds the triggers of ${quests}: add the logic of the items`
			});
		}
	},
	examples: () => ({
		good: [
			{
				title: "items with their logic",
				text: room()
			},
			{
				title: "items without quests",
				text: rawRoom((snapshot) => {
					delete snapshot.logic;
					delete snapshot.quests;
				})
			},
			{
				title: "logic in extraData",
				text: rawRoom((snapshot) => {
					const { roomItems, logic } = snapshot;
					for (const [key, extraData] of Object.entries(logic ?? {})) Object.assign(roomItems?.[key], { extraData });
					delete snapshot.logic;
				})
			},
			{
				title: "quests that roomTasks names",
				text: rawRoom((snapshot) => {
					snapshot.roomTasks = { Tasks: [FIND_KEY] };
					delete snapshot.logic;
				})
			}
		],
		bad: [{
			title: "a file that has lost its logic",
			text: rawRoom((snapshot) => {
				delete snapshot.logic;
			}),
			at: "/roomItems",
			marks: "\"roomItems\"",
			message: "there is no logic section, which holds the triggers of the 2 quests: add the logic of the items"
		}]
	})
});
// rules/snapshot/nothing-to-import-examples.ts
const NOTHING$1 = "the file has none of the sections roomItems, settings, roomTasks, quests and logic";
const lookingLike = (title, value, advice) => ({
	title,
	text: JSON.stringify(value),
	at: "",
	marks: "{",
	message: `${NOTHING$1}${advice}`
});
function nothingToImportExamples() {
	const { quests } = JSON.parse(questsOnly());
	const [entry = null] = Object.values(quests);
	const { roomItems, logic } = JSON.parse(room());
	const wall = JSON.parse(logic["3"] ?? "{}");
	return [
		lookingLike("JSON of another kind", {
			name: "my-room",
			version: "1.0.0"
		}, ", so an import has nothing to apply: check that this file is a snapshot"),
		lookingLike("a snapshot inside a server's response", {
			status: "success",
			data: { room: { roomItems: {} } }
		}, ", so an import has nothing to apply: keep only the snapshot at \"/data/room\""),
		lookingLike("a server's response without a snapshot", { error: "not found" }, ", but looks like a server's response: check the request, and download the snapshot again"),
		lookingLike("a quest pair alone", quests, ", but holds quest entries: put each inside quests, under its id"),
		lookingLike("a quest entry alone", entry, ", but looks like a quest entry: put it inside quests, under its id"),
		lookingLike("the items alone", roomItems, ", but holds room items: put each inside roomItems, under its id"),
		lookingLike("a logic value alone", wall, ", but looks like a logic value: put it inside logic, as a string under the id of its item"),
		lookingLike("a subscription alone", wall.Tasks[0], ", but looks like a subscription: put it inside the Tasks of an item's logic"),
		lookingLike("the settings alone", {
			roomBase: "BlankScene",
			isNight: true
		}, ", but looks like settings: put it inside settings")
	];
}
// rules/snapshot/nothing-to-import.ts
const NOTHING = "the file has none of the sections roomItems, settings, roomTasks, quests and logic";
var nothing_to_import_default = defineRule({
	id: "snapshot/nothing-to-import",
	level: "error",
	kinds: { "no-section": {} },
	fix: "none",
	summary: "The file has at least one section that an import reads",
	source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
	why: "An import applies the sections that are present and leaves the others unchanged. Without any of them, the file is not a room-data snapshot.",
	on: { snapshot({ root, place, sectionsPresent }, report) {
		if (root === void 0 || sectionsPresent.length > 0) return;
		report({
			at: recordAt(place),
			message: `${NOTHING}${advice(lookalike(root))}`
		});
	} },
	examples: () => ({
		good: [{
			title: "a single section",
			text: "{ \"roomTasks\": { \"Tasks\": [] } }"
		}],
		bad: nothingToImportExamples()
	})
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
// rules/snapshot/removes-all-items.ts
var removes_all_items_default = defineRule({
	id: "snapshot/removes-all-items",
	level: "error",
	kinds: { empty: {} },
	fix: "none",
	summary: "roomItems is not empty",
	source: "game-management API, part 4, upload-room-data-url",
	why: "An import removes every item that roomItems leaves out. An empty roomItems removes all of them.",
	on: { section({ name, place }, report, { snapshot }) {
		const { roomItems } = snapshot;
		if (name !== "roomItems" || roomItems === void 0 || snapshot.keysOf(roomItems).length > 0) return;
		report({
			at: place,
			message: "roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them"
		});
	} },
	examples: () => ({
		good: [{
			title: "a room with items",
			text: room()
		}, {
			title: "a file without roomItems",
			text: "{ \"settings\": { \"isNight\": true } }"
		}],
		bad: [{
			title: "a room without items",
			text: "{ \"roomItems\": {}, \"settings\": { \"isNight\": true } }",
			at: "/roomItems",
			marks: "{}",
			message: "roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them"
		}]
	})
});
// rules/snapshot/removes-all-quests.ts
var removes_all_quests_default = defineRule({
	id: "snapshot/removes-all-quests",
	level: "info",
	lenient: { level: "off" },
	kinds: { empty: {} },
	fix: "none",
	summary: "quests is not empty",
	source: "game-management API, part 4, upload-room-data-url; quest and task records, part 1",
	why: "An import rewrites the whole quests section. An empty one leaves no quest. Published rooms without quests have an empty section, so this may be intended.",
	on: { section({ name, place }, report, { snapshot: { quests } }) {
		if (name !== "quests" || quests === void 0 || quests.memberCount > 0) return;
		report({
			at: place,
			message: "quests is empty, so an import removes every quest of the room: leave quests out to keep them"
		});
	} },
	examples: () => ({
		good: [{
			title: "a room with quests",
			text: questsOnly()
		}, {
			title: "a file without quests",
			text: "{ \"settings\": { \"isNight\": true } }"
		}],
		bad: [{
			title: "a room without quests",
			text: "{ \"quests\": {}, \"settings\": { \"isNight\": true } }",
			at: "/quests",
			marks: "{}",
			message: "quests is empty, so an import removes every quest of the room: leave quests out to keep them"
		}]
	})
});
// rules/snapshot/room-tasks.ts
const withTasks = (...tasks) => room(({ roomTasks }) => Object.assign(roomTasks, { Tasks: tasks }));
var room_tasks_default = defineRule({
	id: "snapshot/room-tasks",
	level: "off",
	catalog: { level: "info" },
	kinds: {
		"unknown-quest": {},
		"other-entry": {}
	},
	fix: "none",
	summary: "roomTasks names quests of the file",
	source: "public material of the platform, room data",
	why: "In public material, Tasks of roomTasks is empty or holds ids of quests. What another entry does is not known.",
	on: { *snapshotEnd(snapshot, report) {
		const roomTasks = snapshot.section("roomTasks");
		const tasks = isObject(roomTasks) ? arrayField(roomTasks, "Tasks") ?? [] : [];
		const place = snapshot.place.along(["roomTasks", "Tasks"]);
		for (const [index, task] of tasks.entries()) {
			yield;
			if (isQuest(task, snapshot)) continue;
			const shown = quoteValue(task);
			report({
				at: isObject(task) ? recordAt(place.at(index)) : place.at(index),
				kind: typeof task === "string" ? "unknown-quest" : "other-entry",
				cause: shown,
				message: typeof task === "string" ? `roomTasks names ${shown}, and the file has no quest with this id: use the id of a quest` : `roomTasks holds ${shown}: use the id of a quest, as a string`,
				again: {
					message: "here as well",
					most: 5
				}
			});
		}
	} },
	examples: () => ({
		good: [{
			title: "no tasks",
			text: room()
		}, {
			title: "the id of a quest",
			text: withTasks(FIND_KEY)
		}],
		bad: [{
			title: "the name of a quest",
			text: withTasks("0_find_key"),
			at: "/roomTasks/Tasks/0",
			marks: "\"0_find_key\"",
			message: "roomTasks names \"0_find_key\", and the file has no quest with this id: use the id of a quest"
		}, {
			title: "a number",
			text: withTasks(FIND_KEY, 5),
			at: "/roomTasks/Tasks/1",
			marks: "5",
			message: "roomTasks holds 5: use the id of a quest, as a string"
		}]
	})
});
function isQuest(task, snapshot) {
	return typeof task === "string" && (snapshot.quests === void 0 || snapshot.knowsQuest(task));
}
// rules/snapshot/section-spelling.ts
var section_spelling_default = defineRule({
	id: "snapshot/section-spelling",
	level: "error",
	kinds: {
		misspelled: {},
		misplaced: {}
	},
	fix: "unsafe",
	summary: "Sections are spelled as documented, and at the top level",
	source: "game-management API, part 2, room-data snapshot",
	why: "An import applies the sections that are present and leaves absent ones unchanged. Under a misspelled name or inside another section, the section that was meant is absent. roomlint checks a misspelled section as the one that it most likely is.",
	on: {
		snapshot({ misplaced, root, place }, report) {
			for (const each of misplaced) if (root?.[each.home] === void 0) for (const key of each.keys) report(inOther(each, key, place));
		},
		nearMiss(miss, report) {
			if (miss.kind === "section") report({
				...together("sections", keyNearMiss(miss, "section of a snapshot")),
				kind: "misspelled"
			});
		}
	},
	examples: () => ({
		good: [{
			title: "the five sections",
			text: room()
		}, {
			title: "a file with one section",
			text: "{ \"roomItems\": { \"2\": { \"prefabName\": \"Trigger\", \"pos\": { \"x\": 0, \"y\": 0, \"z\": 0 }, \"rot\": { \"x\": 0, \"y\": 0, \"z\": 0, \"w\": 1 }, \"scale\": { \"x\": 1, \"y\": 1, \"z\": 1 } } } }"
		}],
		bad: [
			misspelled$1("a section in another letter case", "quests", "Quests"),
			misspelled$1("a section without its last letter", "roomTasks", "roomTask"),
			misspelled$1("items under another name", "roomItems", "items"),
			{
				title: "a section inside another one",
				text: rawRoom((snapshot) => {
					snapshot.settings = {
						...snapshot.settings,
						logic: snapshot.logic ?? null
					};
					delete snapshot.logic;
				}),
				at: "/settings/logic",
				marks: "\"logic\"",
				message: "the file has no logic, and \"logic\" in settings holds its records: move it to the top level"
			},
			{
				title: "quest entries among the items, in a file without quests",
				text: rawRoom((snapshot) => {
					Object.assign(snapshot.roomItems ?? {}, snapshot.quests);
					delete snapshot.quests;
				}),
				at: `/roomItems/${FIND_KEY}`,
				marks: `"${FIND_KEY}"`,
				message: `the file has no quests, and "${FIND_KEY}" in roomItems looks like one of its records: move it to quests (and in 3 more places)`,
				alsoFound: ["item/expected-fields", "item/key-number"]
			}
		]
	})
});
function inOther({ kind, section, home }, key, place) {
	const at = keyAt((section === void 0 ? place : place.at(section)).at(key));
	const where = section ?? "the snapshot";
	if (kind === "section") return {
		at,
		kind: "misplaced",
		message: `the file has no ${home}, and ${quoteValue(key)} in ${where} holds its records: move it to the top level`
	};
	return throughout(`${where} ${home}`, {
		at,
		kind: "misplaced",
		message: `the file has no ${home}, and ${quoteValue(key)} in ${where} looks like one of its records: move it to ${home}`
	});
}
function misspelled$1(title, section, spelled) {
	const renamed = (from, to) => rawRoom((snapshot) => {
		const entries = Object.entries(snapshot).map(([key, value]) => [key === from ? to : key, value]);
		for (const key of Object.keys(snapshot)) delete snapshot[key];
		Object.assign(snapshot, Object.fromEntries(entries));
	});
	return {
		title,
		text: renamed(section, spelled),
		at: `/${spelled}`,
		marks: `"${spelled}"`,
		message: `"${spelled}" is not a section of a snapshot: rename it to ${section}`,
		fixed: room()
	};
}
// rules/snapshot/unknown-section.ts
const KNOWN = new Set(SECTIONS);
// rules/snapshot/index.ts
const snapshotRules = [
	defineRule({
		id: "snapshot/unknown-section",
		level: "info",
		kinds: { unknown: {} },
		fix: "none",
		summary: "Every section is one of the five documented ones",
		source: "game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",
		why: "The documents describe five sections and do not say what an import does with others. roomlint keeps them.",
		on: { snapshot(snapshot, report) {
			const { root, place, sectionsPresent } = snapshot;
			if (root === void 0 || sectionsPresent.length === 0) return;
			for (const name of snapshot.keysOf(root)) {
				if (KNOWN.has(name)) continue;
				const at = place.at(name);
				const make = () => ({
					at: keyAt(at),
					message: `${quoteValue(name)} is not a documented section: roomlint keeps it, but an import may ignore it`
				});
				report({
					make,
					fix: "none",
					place: at
				});
			}
		} },
		examples: () => ({
			good: [{
				title: "the five sections",
				text: room()
			}],
			bad: [{
				title: "a section of your own",
				text: rawRoom((snapshot) => {
					snapshot.notes = { author: "me" };
				}),
				at: "/notes",
				marks: "\"notes\"",
				message: "\"notes\" is not a documented section: roomlint keeps it, but an import may ignore it"
			}]
		})
	}),
	section_spelling_default,
	misplaced_records_default,
	nothing_to_import_default,
	removes_all_items_default,
	removes_all_quests_default,
	empties_settings_default,
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
const ID$1 = "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012";
const DIRECT_ID$1 = "1a480c2e-93b5-46d7-9102-83a4c5e6789a";
const twoButtons = (id, directId) => {
	const [first, second] = [button(ID$1, DIRECT_ID$1), button(id, directId)].map((text) => JSON.parse(text));
	const both = (section) => ({
		...first?.[section],
		"3": second?.[section]?.["2"] ?? null
	});
	return JSON.stringify({
		roomItems: both("roomItems"),
		logic: both("logic")
	}, null, 2);
};
const UUID_RULE = "subscription/id-uuid";
var id_unique_default = defineRule({
	id: "subscription/id-unique",
	level: "error",
	kinds: { twice: { sentence: "Id is unique for each subscription" } },
	fix: "unsafe",
	summary: "Every subscription and linked task has an Id of its own",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",
	why: "The Id must be unique for each subscription and linked task. The documents do not say what happens when two share one.",
	state: () => ({
		seen: new SeenTexts(),
		mayRepeat: false
	}),
	on: {
		subscription({ record }, _report, { state }) {
			const id = textField(record, "Id");
			if (id !== void 0 && state.seen.add(id)) state.mayRepeat = true;
		},
		*snapshotEnd(snapshot, report, { state, optionsOf, eachSubscription, inFileOrder }) {
			if (!state.mayRepeat) return;
			const repeated = usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE));
			const copies = new LogicCopies();
			const kept = /* @__PURE__ */ new Map();
			for (const at of yield* inFileOrder([...repeated.keys()])) {
				yield;
				const use = repeated.get(at);
				const first = use && keptBefore(use, kept);
				if (use !== void 0 && first !== void 0) report(throughoutFile(repeatedId(use, first, copies.originalId(use.subscription, snapshot))));
			}
		}
	},
	examples: () => ({
		good: [{
			title: "one Id for the trigger and another for the effect inside it",
			text: button(ID$1, DIRECT_ID$1)
		}],
		bad: [
			{
				title: "an Id that was copied",
				text: button(ID$1, ID$1),
				at: "/logic/2#/Tasks/0/Id",
				marks: `\\"${ID$1}\\"`,
				message: `Id "${ID$1}" is already used by another subscription: give this one its own`,
				fixed: button("f7c832c8-12da-4c0c-a2f7-5b24ae85cb93", ID$1)
			},
			{
				title: "an Id that was copied in capitals",
				text: button(ID$1.toUpperCase(), ID$1),
				at: "/logic/2#/Tasks/0/Id",
				marks: `\\"${ID$1.toUpperCase()}\\"`,
				message: `Id "${ID$1.toUpperCase()}" is the same UUID as "${ID$1}", which another subscription uses: give this one its own`,
				fixed: button("5d95b81b-3d1f-4a66-bb98-1b58379de16f", ID$1)
			},
			{
				title: "one Id for all",
				text: twoButtons(ID$1, ID$1),
				at: "/logic/3#/Tasks/0/DirectEffector/Id",
				marks: `\\"${ID$1}\\"`,
				message: `Id "${ID$1}" is used by 3 subscriptions: give each of them its own`,
				fixed: twoButtons("fbe66ab5-9b0e-4e12-8a27-6593d58053ba", "8dae959f-b939-40f2-836c-1318dc7b7945")
			}
		]
	})
});
function usesOfRepeatedIds(eachSubscription, uuidOptions) {
	const counts = /* @__PURE__ */ new Map();
	const uses = /* @__PURE__ */ new Map();
	eachSubscription((subscription) => {
		const id = textField(subscription.record, "Id");
		const key = id === void 0 ? void 0 : comparableId(id, uuidOptions);
		if (id === void 0 || key === void 0) return;
		counts.set(key, (counts.get(key) ?? 0) + 1);
		const at = subscription.place.at("Id");
		uses.set(at, {
			id,
			key,
			at,
			subscription
		});
	});
	for (const [at, { key }] of uses) if (counts.get(key) === 1) uses.delete(at);
	return uses;
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
		cause: key,
		identity: key,
		message: ({ drafts }) => {
			if (drafts > 1) return `Id ${quoteValue(id)} is used by ${drafts + 1} subscriptions: give each of them its own`;
			return id === first.id ? `Id ${quoteValue(id)} is already used by another subscription: give this one its own` : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first.id)}, which another subscription uses: give this one its own`;
		},
		related: [{
			at: first.at,
			message: "the first use of this Id"
		}],
		again: { message: "another Id to change" },
		fix: beginsLikeJson(id) ? void 0 : fixIn(subscription, {
			...renewUuid(at, "unsafe", "write a new UUID v4", original),
			description: ({ drafts }) => drafts === 1 ? "write a new UUID v4" : "write new UUIDs v4"
		})
	};
}
function comparableId(id, uuidOptions) {
	const version = uuidVersion(id);
	const isAccepted = version === 4 || version !== void 0 && uuidOptions?.version === "any";
	if (uuidOptions !== void 0 && !isAccepted) return void 0;
	return version === void 0 ? id : id.toLowerCase();
}
// rules/subscription/id-uuid.ts
const ID = "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012";
const DIRECT_ID = "1a480c2e-93b5-46d7-9102-83a4c5e6789a";
const NO_VERSION = "a1b2c3d4-0001-0001-0001-000000000001";
var id_uuid_default = defineRule({
	id: "subscription/id-uuid",
	level: "error",
	kinds: {
		"no-uuid": { sentence: "Id is a UUID v4" },
		"other-version": { sentence: "Id is a UUID v4" }
	},
	fix: "unsafe",
	summary: "The Id of a subscription or linked task is a UUID v4",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",
	why: "The Id is a UUID v4, unique for each subscription and linked task. An Id written by hand or left over from a template is likely to appear elsewhere too.",
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
		report(throughout(what, {
			at,
			kind: given === void 0 ? "no-uuid" : "other-version",
			cause: id,
			message: ({ drafts }) => drafts < 2 ? `Id ${quoteValue(id)} ${what}: write a new UUID v4` : `Id ${quoteValue(id)} ${what}, and ${drafts} subscriptions have it: write a new UUID v4 for each`,
			again: { message: "the same Id" },
			fix: beginsLikeJson(id) ? void 0 : fixIn(subscription, renewUuid(at, "unsafe", "write a new UUID v4", copies.originalId(subscription, snapshot)))
		}));
	} },
	examples: () => ({
		good: [{
			title: "version 4 UUIDs",
			text: button(ID, DIRECT_ID)
		}, {
			title: "a UUID without a version, where any UUID is accepted",
			text: button(NO_VERSION, DIRECT_ID),
			options: { version: "any" }
		}],
		bad: [
			{
				title: "a placeholder that was never replaced",
				text: button("unique-uuid", DIRECT_ID),
				options: { version: "any" },
				at: "/logic/2#/Tasks/0/Id",
				marks: "\\\"unique-uuid\\\"",
				message: "Id \"unique-uuid\" is not a UUID: write a new UUID v4",
				fixed: button("bdde1445-4b05-40fd-b1b1-7c9fb1de63cd", DIRECT_ID)
			},
			{
				title: "a UUID of another version inside DirectEffector",
				text: button(ID, NO_VERSION),
				at: "/logic/2#/Tasks/0/DirectEffector/Id",
				marks: `\\"${NO_VERSION}\\"`,
				message: `Id "${NO_VERSION}" is a UUID but not version 4: write a new UUID v4`,
				fixed: button(ID, "e10b6fe8-8740-4978-b816-b118eb36acab")
			},
			{
				title: "one placeholder for all",
				text: button("new-uuid", "new-uuid"),
				at: "/logic/2#/Tasks/0/DirectEffector/Id",
				marks: "\\\"new-uuid\\\"",
				message: "Id \"new-uuid\" is not a UUID, and 2 subscriptions have it: write a new UUID v4 for each",
				fixed: button("cac52f87-57b5-4ab2-af2a-37bdea49a769", "a79d0058-43c8-4377-a890-f631c600f94e")
			}
		]
	})
});
// rules/subscription/in-progress-id.ts
const subscribedToCompleted = () => task("2", 1, { TaskTriggerId: FIND_KEY_COMPLETED });
const apartFromItsTwin = () => room(({ quests, logic }) => {
	Object.assign(quests["mlh4k2p9z3w8cd"] ?? {}, { EntryId: "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e00" });
	const tasks = logic["2"]?.Tasks ?? [];
	Object.assign(tasks[1] ?? {}, { TaskTriggerId: FIND_KEY_COMPLETED });
});
const AT$1 = {
	at: "/logic/2#/Tasks/1/TaskTriggerId",
	marks: `\\"${FIND_KEY_COMPLETED}\\"`
};
var in_progress_id_default = defineRule({
	id: "subscription/in-progress-id",
	level: "error",
	lenient: { level: "warning" },
	kinds: { "completed-id": { sentence: "TaskTriggerId is the id of the inProgress entry of the quest" } },
	fix: "unsafe",
	reveals: ["flow/*"],
	summary: "TaskTriggerId is the id of an inProgress entry",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	why: "A quest has two entries with two ids, and TaskTriggerId is the id of the inProgress entry. The documents do not say what the id of the completed entry does there.",
	subscriptions: QUEST_KINDS,
	on: { subscription(subscription, report, { snapshot: { quests } }) {
		const id = questReference(subscription);
		const entry = quests?.entry(id);
		if (id === void 0 || entry?.status !== "completed" || entry.key !== id) return;
		const pair = quests?.pairOf(entry);
		const complete = pair && completePair(pair);
		if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
		const draft = completedId(subscription, entry, complete?.inProgress);
		report(throughoutFile(referenceDraft("TaskTriggerId", [id], draft)));
	} },
	examples: () => ({
		good: [{
			title: "subscriptions with the ids of inProgress entries",
			text: room()
		}],
		bad: [
			{
				title: "the id of the completed entry",
				text: subscribedToCompleted(),
				...AT$1,
				message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}"`,
				fixed: room()
			},
			{
				title: "the id of the completed entry on all subscriptions of a quest: one finding",
				text: room((changed) => {
					for (const each of tasksOf(changed, "2")) each.TaskTriggerId = FIND_KEY_COMPLETED;
				}),
				...AT$1,
				at: "/logic/2#/Tasks/0/TaskTriggerId",
				message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}" (and in 1 more subscription)`,
				fixed: room()
			},
			{
				title: "the id of a completed entry whose twin has another EntryId",
				text: apartFromItsTwin(),
				...AT$1,
				message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry`,
				alsoFound: ["quest/pair-complete"]
			}
		]
	})
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
const withReference = (id, name) => task("2", 1, {
	TaskTriggerId: id,
	Name: name
});
var known_quest_default = defineRule({
	id: "subscription/known-quest",
	level: "error",
	kinds: { "unknown-quest": { sentence: "TaskTriggerId is the id of the inProgress entry of the quest" } },
	fix: "unsafe",
	summary: "TaskTriggerId is the id of a quest in the file",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	why: "TaskTriggerId must be the id of a quest's inProgress entry. Where the file has no such quest, nothing fires the effect, and a trigger or linked task has no quest to change.",
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
		*snapshotEnd({ quests, dialogueQuestIds }, report, { state: { unknown } }) {
			if (quests === void 0) return;
			const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
			for (const reference of unknown) {
				yield;
				const { id, subscription } = reference;
				const at = subscription.place.at("TaskTriggerId");
				if (dialogueQuestIds.has(id)) continue;
				const { message, meant } = answerFor(reference, quests, alike);
				const draft = {
					...referenceDraft("TaskTriggerId", [id === "" ? message : id], {
						at,
						fix: meant === void 0 ? void 0 : fixIn(subscription, replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)),
						message: ({ subjects }) => subjects < 2 ? message : `no quest in the file has the id ${quoteValue(id)}, which subscriptions of ${subjects} quests have: give each the id of its own quest`
					}),
					subject: message
				};
				report(throughout(id === "" ? message : "unknown", draft));
			}
		}
	},
	examples: () => ({
		good: [{
			title: "subscriptions to quests in the room",
			text: room()
		}],
		bad: [
			{
				title: "an unknown id with the Name of a quest",
				text: withReference("mlh0000000000a", "0_find_key"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"mlh0000000000a\\\"",
				message: `no quest in the file has the id "mlh0000000000a": use "${FIND_KEY}", the id of "0_find_key"`,
				fixed: room()
			},
			{
				title: "an id that only looks like the one of a quest",
				text: withReference("mlh4k2p9x7q1ab\u200b", "0_find_key"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"mlh4k2p9x7q1ab\u200b\\\"",
				message: `no quest in the file has the id "mlh4k2p9x7q1ab\\u200b": use "${FIND_KEY}", the id of "0_find_key" (they differ only in invisible characters)`,
				fixed: room()
			},
			{
				title: "the Name of a quest instead of its id",
				text: withReference("0_find_key", "0_find_key"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"0_find_key\\\"",
				message: `"0_find_key" is the Name of a quest, not its id: use the id of its inProgress entry, "${FIND_KEY}"`,
				fixed: room()
			},
			{
				title: "an unknown id and an unknown Name",
				text: withReference("quest-id", "7_nowhere"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"quest-id\\\"",
				message: "no quest in the file has the id \"quest-id\" or the Name \"7_nowhere\": add the quest, or correct what refers to it"
			},
			{
				title: "the id and Name of a quest that was deleted",
				text: withReference("mlh0000000000a", "2_open_gate"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"mlh0000000000a\\\"",
				message: "no quest in the file has the id \"mlh0000000000a\" or the Name \"2_open_gate\": add the quest, or correct what refers to it"
			},
			{
				title: "an empty id",
				text: withReference("", "2_nowhere"),
				at: "/logic/2#/Tasks/1/TaskTriggerId",
				marks: "\\\"\\\"",
				message: "TaskTriggerId is empty: use the id of a quest's inProgress entry"
			},
			{
				title: "one unknown id for two quests",
				text: room((changed) => {
					for (const each of [...tasksOf(changed, "2"), tasksOf(changed, "3")[0]]) if (each !== void 0) each.TaskTriggerId = "mlh0000000000a";
				}),
				at: "/logic/2#/Tasks/0/TaskTriggerId",
				marks: "\\\"mlh0000000000a\\\"",
				message: "no quest in the file has the id \"mlh0000000000a\", which subscriptions of 2 quests have: give each the id of its own quest (and in 2 more subscriptions)",
				fixed: room()
			}
		]
	})
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
	if (id !== "" && name !== void 0 && isNumberedName(name) && quests.byName.withName(name) === void 0) return { message: `${what} or the Name ${quoteValue(name)}: add the quest, or correct what refers to it` };
	if (!isNamed) return { message: `${what}: use the id of a quest's inProgress entry` };
	const meant = idByName(name);
	return meant === void 0 ? { message: `${what}: use the id of the inProgress entry of ${quoteValue(name)}, which is missing` } : {
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
const withTask = (task) => room((changed) => {
	tasksOf(changed, "2").push(task);
});
const subscription = () => ({
	$type: "TaskTriggerSubscription",
	Trigger: { $type: "OnClickEvent" },
	DirectEffector: { Effector: { $type: "HideObjectEvent" } }
});
var misplaced_type_default = defineRule({
	id: "subscription/misplaced-type",
	level: "error",
	kinds: { misplaced: { sentence: "Effector holds an effect, Trigger a trigger event, and Tasks subscriptions" } },
	fix: "none",
	summary: "Subscriptions belong in Tasks, effects in Effector, triggers in Trigger",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	why: "The documents give each kind of record one place: subscriptions in Tasks, effects in Effector, triggers in Trigger. They do not say what a record does in another place.",
	on: {
		otherTask({ type, list, place }, report) {
			const draft = misplaced(type, ELEMENTS[list], place);
			if (draft !== void 0) report(draft);
		},
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
		}
	},
	subscriptions: [
		"quest-trigger",
		"basic-trigger",
		"undecided-trigger"
	],
	examples: () => ({
		good: [{
			title: "subscriptions, effects and triggers where they belong",
			text: room()
		}],
		bad: [
			{
				title: "an effect directly in Tasks",
				text: withTask({ $type: "HideObjectEvent" }),
				at: "/logic/2#/Tasks/2/$type",
				marks: "\\\"HideObjectEvent\\\"",
				message: "HideObjectEvent is an effect, not a subscription: move it to the Effector of a subscription"
			},
			{
				title: "a trigger directly in Tasks",
				text: withTask({ $type: "OnClickEvent" }),
				at: "/logic/2#/Tasks/2/$type",
				marks: "\\\"OnClickEvent\\\"",
				message: "OnClickEvent is a trigger, not a subscription: move it to the Trigger of a TaskTriggerSubscription"
			},
			{
				title: "a trigger as Effector",
				text: task("2", 1, { Effector: { $type: "OnClickEvent" } }),
				at: "/logic/2#/Tasks/1/Effector/$type",
				marks: "\\\"OnClickEvent\\\"",
				message: "OnClickEvent is a trigger, not an effect: move it to the Trigger of a TaskTriggerSubscription"
			},
			{
				title: "an effect as Trigger",
				text: task("2", 0, { Trigger: { $type: "HideObjectEvent" } }),
				at: "/logic/2#/Tasks/0/Trigger/$type",
				marks: "\\\"HideObjectEvent\\\"",
				message: "HideObjectEvent is an effect, not a trigger: move it to the Effector of a subscription"
			},
			{
				title: "a subscription as Effector",
				text: task("2", 1, { Effector: subscription() }),
				at: "/logic/2#/Tasks/1/Effector/$type",
				marks: "\\\"TaskTriggerSubscription\\\"",
				message: "TaskTriggerSubscription is a subscription, not an effect: move it to Tasks"
			},
			{
				title: "an effect in linkedTasks",
				text: room((changed) => {
					const [, task = {}] = tasksOf(changed, "3");
					task.Effector.linkedTasks.push({ $type: "ShowObjectEvent" });
				}),
				at: "/logic/3#/Tasks/1/Effector/linkedTasks/1/$type",
				marks: "\\\"ShowObjectEvent\\\"",
				message: "ShowObjectEvent is an effect, not a linked task: move it to the Effector of a subscription"
			}
		]
	})
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
const withSecond = (state) => room(({ logic }) => {
	const tasks = logic["2"]?.Tasks;
	const { TargetState, ...effector } = structuredClone(tasks[1] ?? {});
	const Id = "4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd";
	tasks.push({
		...effector,
		Id,
		Effector: { $type: "ShowObjectEvent" },
		...state
	});
});
var one_per_state_default = defineRule({
	id: "subscription/one-per-state",
	level: "warning",
	lenient: { level: "off" },
	catalog: {
		level: "off",
		isRelaxing: true
	},
	kinds: { several: {} },
	fix: "none",
	summary: "An item has at most one effector subscription for each state of a quest",
	source: "quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state",
	why: "An item may hold up to three effector subscriptions for a quest, one for each state. The documents do not say what a second one for the same state does.",
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
		*snapshotEnd(snapshot, report, { state: { repeated } }) {
			for (const { id, quest, state, later, first, item, identity } of repeated) {
				yield;
				const isKnown = snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id);
				if (snapshot.quests !== void 0 && !isKnown) continue;
				report({
					at: recordAt(later),
					identity,
					cause: identity,
					message: ({ drafts }) => `${snapshot.labels.text(item)} has ${drafts + 1} effects for ${typeof quest === "string" ? quoteValue(quest) : questLabel(quest)} in the state ${QUEST_STATES[state]}, and the documents give it one: check in the game that all of them run`,
					again: { message: "another subscription to this state" },
					related: [{
						at: recordAt(first),
						message: "the first subscription to this state"
					}]
				});
			}
		}
	},
	examples: () => ({
		good: [{
			title: "effects for different states of a quest",
			text: withSecond({})
		}, {
			title: "effects for the same state of a quest, on two items",
			text: task("3", 0, {
				TargetState: 2,
				Name: "0_find_key",
				TaskTriggerId: "mlh4k2p9x7q1ab"
			})
		}],
		bad: [{
			title: "a second effect for the same state",
			text: withSecond({ TargetState: 2 }),
			at: "/logic/2#/Tasks/2",
			marks: "{",
			message: "item 2 (GLB) has 2 effects for \"0_find_key\" in the state Completed, and the documents give it one: check in the game that all of them run"
		}]
	})
});
// rules/subscription/quest-name.ts
const withName = (name) => task("2", 1, { Name: name });
const withoutQuests = (name) => {
	const { quests, ...rest } = JSON.parse(withName(name));
	return JSON.stringify(rest, null, 2);
};
const AT = "/logic/2#/Tasks/1/Name";
var quest_name_default = defineRule({
	id: "subscription/quest-name",
	level: "error",
	kinds: {
		"other-name": { sentence: "Name must equal the Name of the quest exactly" },
		"other-quest": { sentence: "Name must equal the Name of the quest exactly" },
		"no-number": { sentence: "Name must equal the Name of the quest exactly" },
		unnumbered: { sentence: "Name is that of the quest, with its numeric prefix" },
		"second-name": { sentence: "Name must equal the Name of the quest exactly" }
	},
	fix: "mixed",
	reveals: ["flow/*"],
	summary: "Name equals the Name of the quest in TaskTriggerId",
	source: "quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks",
	why: "A subscription refers to its quest twice: by id in TaskTriggerId and by Name, which must equal the quest's Name exactly, number included. Where the two disagree, one of them is wrong.",
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
					draft: throughout("unnumbered", draft)
				});
				return;
			}
			if (snapshot.section("quests") !== void 0 || id === "") return;
			const draft = secondName(id, name, place.at("Name"), firstNames);
			if (draft !== void 0) wrong.push({
				id,
				name,
				draft: throughout("second Name", draft)
			});
		},
		*snapshotEnd(snapshot, report, { state: { wrong } }) {
			const { dialogueQuestIds, dialogueQuestNames } = snapshot;
			for (const { id, name, draft } of wrong) {
				yield;
				if (!dialogueQuestIds.has(id) && !dialogueQuestNames.has(name)) report(draft);
			}
		}
	},
	examples: () => ({
		good: [{
			title: "subscriptions with the Names of their quests",
			text: room()
		}],
		bad: [
			{
				title: "a quest whose own Name is wrong",
				text: room(({ quests }) => {
					for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) Object.assign(quests[key] ?? {}, { Name: "key" });
				}),
				at: "/logic/2#/Tasks/0/Name",
				marks: "\\\"0_find_key\\\"",
				message: "Name \"0_find_key\" is not that of the quest in TaskTriggerId, \"key\": correct the one that is wrong (and in 1 more subscription)",
				alsoFound: ["quest/numbered-name"]
			},
			{
				title: "a Name that no quest has",
				text: withName("0_find_a_key"),
				at: AT,
				marks: "\\\"0_find_a_key\\\"",
				message: "Name \"0_find_a_key\" is not the Name of the quest in TaskTriggerId: write \"0_find_key\"",
				fixed: room()
			},
			{
				title: "a Name that only looks like the one of the quest",
				text: withName("0_find_k\u0435y"),
				at: AT,
				marks: "\\\"0_find_k\u0435y\\\"",
				message: "Name \"0_find_k\u0435y\" is not the Name of the quest in TaskTriggerId: write \"0_find_key\" (they look the same, but some letters are from another alphabet or another kind of space)",
				fixed: room()
			},
			{
				title: "a Name without its number",
				text: withName("find_key"),
				at: AT,
				marks: "\\\"find_key\\\"",
				message: "Name \"find_key\" lacks the number of the quest: write \"0_find_key\"",
				fixed: room()
			},
			{
				title: "the Name of one quest and the id of another",
				text: withName("1_open_door"),
				at: AT,
				marks: "\\\"1_open_door\\\"",
				message: "Name is \"1_open_door\", but TaskTriggerId is the id of \"0_find_key\": correct the one that is wrong",
				fixed: room()
			},
			{
				title: "a Name without a number, and a TaskTriggerId without a quest",
				text: task("2", 1, {
					Name: "quest-name",
					TaskTriggerId: "quest-id"
				}),
				at: AT,
				marks: "\\\"quest-name\\\"",
				message: "Name \"quest-name\" does not begin with a number and an underscore: write the Name of the quest, with its number",
				alsoFound: ["subscription/known-quest"]
			},
			{
				title: "no Name, and a TaskTriggerId without a quest",
				text: task("2", 1, {
					Name: "",
					TaskTriggerId: "quest-id"
				}),
				at: AT,
				marks: "\\\"\\\"",
				message: "Name is empty: write the Name of the quest, with its number",
				alsoFound: ["subscription/known-quest"]
			},
			{
				title: "two Names for one TaskTriggerId, in a file without quests",
				text: withoutQuests("0_find_a_key"),
				at: AT,
				marks: "\\\"0_find_a_key\\\"",
				message: "the same TaskTriggerId has the Name \"0_find_a_key\" here and \"0_find_key\" elsewhere: use one Name for one quest"
			}
		]
	})
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
		return throughout(other === void 0 ? "another Name" : "another quest", referenceDraft("Name", [entry.key, name], {
			at,
			kind: other === void 0 ? "other-name" : "other-quest",
			message: `${what}: correct the one that is wrong`,
			related,
			fix: isFixed ? fixIn(subscription, fix) : void 0
		}));
	}
	return throughout(name === bareName(right) ? "without number" : "renamed", referenceDraft("Name", [entry.key, name], {
		at,
		kind: name === bareName(right) ? "no-number" : "other-name",
		message: wrongName(name, right),
		related,
		fix: fixIn(subscription, overwriteText(at, name, right, `write the Name ${quoteValue(right)}`))
	}));
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
const withState = (state) => task("2", 1, { TargetState: state });
const atNotActive = () => task("2", 1, { TargetState: void 0 });
const STATES = "write 1 (Active) or 2 (Completed), or leave it out for \"Not Active\"";
var target_state_default = defineRule({
	id: "subscription/target-state",
	level: "error",
	kinds: {
		zero: { sentence: "TargetState of an effector subscription is 1, 2 or left out; it is never written as 0" },
		code: { sentence: "TargetState of an effector subscription is 1, 2 or left out; it is never written as 0" },
		"no-state": { sentence: "TargetState of an effector subscription is 1, 2 or left out; it is never written as 0" }
	},
	fix: "mixed",
	summary: "TargetState of an effector subscription is 1, 2 or absent",
	source: "quest and task records, part 2, TaskEffectorSubscription",
	why: "The effect fires when its quest enters the state in TargetState: 1 is Active, 2 is Completed, and without TargetState it is Not Active. The documents list no other value, and 0 is never written.",
	subscriptions: ["effector"],
	on: { subscription(subscription, report) {
		const { record, place } = subscription;
		const state = integerField(record, "TargetState");
		if (state === void 0 || state === 1 || state === 2) return;
		const at = place.at("TargetState");
		if (state === 0) {
			report(throughout("0", {
				at,
				kind: "zero",
				message: "TargetState 0 is never written: leave TargetState out for \"Not Active\"",
				fix: canRemove(record) ? fixIn(subscription, removeMember(at, "safe", "remove TargetState")) : void 0
			}));
			return;
		}
		const isCode = transitionCode(state) !== void 0;
		const what = isCode ? "a transition code, for triggers and linked tasks only" : "not a quest state";
		const message = `TargetState ${quoteValue(state)} is ${what}: ${STATES}`;
		const kind = isCode ? "code" : "no-state";
		report(throughout(kind, {
			at,
			kind,
			message
		}));
	} },
	examples: () => ({
		good: [{
			title: "effects on Active and Completed",
			text: room()
		}, {
			title: "an effect on Not Active",
			text: atNotActive()
		}],
		bad: [
			{
				title: "Not Active written as 0",
				text: withState(0),
				at: "/logic/2#/Tasks/1/TargetState",
				marks: "0",
				message: "TargetState 0 is never written: leave TargetState out for \"Not Active\"",
				fixed: atNotActive()
			},
			{
				title: "a transition code",
				text: withState(121),
				at: "/logic/2#/Tasks/1/TargetState",
				marks: "121",
				message: `TargetState 121 is a transition code, for triggers and linked tasks only: ${STATES}`
			},
			{
				title: "a number that is not a state",
				text: withState(3),
				at: "/logic/2#/Tasks/1/TargetState",
				marks: "3",
				message: `TargetState 3 is not a quest state: ${STATES}`
			}
		]
	})
});
function canRemove({ TargetState: _state, ...others }) {
	return readKeys("effector-subscription", others).slips.every(({ field }) => field !== "TargetState");
}
// rules/subscription/transition-code.ts
const withCode = (code) => task("2", 0, { TargetState: code });
var transition_code_default = defineRule({
	id: "subscription/transition-code",
	level: "error",
	kinds: {
		state: { sentence: "TargetState of triggers and linked tasks is one of the transition codes" },
		"no-code": { sentence: "TargetState of triggers and linked tasks is one of the transition codes" }
	},
	fix: "none",
	summary: "TargetState of a quest-advancing trigger or a linked task is a transition code",
	source: "quest and task records, part 3, transition codes",
	why: `A transition code names the state that the quest must be in and the state that comes next. The documents list nine codes and do not say what any other number does: ${TRANSITION_CODES.map(inFull).join("; ")}.`,
	subscriptions: ["quest-trigger", "linked-task"],
	on: { subscription({ record, place }, report) {
		const code = integerField(record, "TargetState");
		if (code === void 0 || transitionCode(code) !== void 0) return;
		const ways = TRANSITION_CODES.filter(({ to }) => to === code);
		report(throughoutFile({
			at: place.at("TargetState"),
			kind: ways.length === 0 ? "no-code" : "state",
			message: ways.length === 0 ? `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)` : `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed$1(ways.map(way), "or")}`
		}));
	} },
	examples: () => ({
		good: [{
			title: "triggers and a linked task with transition codes",
			text: room()
		}],
		bad: [{
			title: "a number that is not a code",
			text: withCode(110),
			at: "/logic/2#/Tasks/0/TargetState",
			marks: "110",
			message: "TargetState 110 is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)"
		}, ...[
			{
				state: 0,
				to: "make the quest Not Active, write 101 (from any state), 161 (from Active) or 171 (from Completed)"
			},
			{
				state: 1,
				to: "make the quest Active, write 111 (from Not Active), 131 (from Completed) or 151 (from any state)"
			},
			{
				state: 2,
				to: "make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)"
			}
		].map(({ state, to }) => ({
			title: `the state ${state} instead of a code`,
			text: withCode(state),
			at: "/logic/2#/Tasks/0/TargetState",
			marks: String(state),
			message: `TargetState ${state} is a state, not a transition code: to ${to}`
		}))]
	})
});
function way({ code, from }) {
	return `${code} (from ${stateName(from)})`;
}
function inFull({ code, from, to }) {
	return `${code} from ${stateName(from)} to ${stateName(to)}`;
}
function stateName(state) {
	return state === "any" ? "any state" : QUEST_STATES[state] ?? String(state);
}
// rules/subscription/trigger-form-examples.ts
function badExamples() {
	return [
		{
			title: "both fields in one trigger subscription",
			text: task("4", 2, { TaskTriggerId: OPEN_DOOR }),
			at: "/logic/4#/Tasks/2/DirectEffector",
			marks: "\\\"DirectEffector\\\"",
			message: "a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest"
		},
		{
			title: "an effector subscription with a Trigger",
			text: task("2", 1, { Trigger: { $type: "OnClickEvent" } }),
			at: "/logic/2#/Tasks/1/Trigger",
			marks: "\\\"Trigger\\\"",
			message: "an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription"
		},
		{
			title: "a trigger that advances a quest and has an Effector",
			text: task("2", 0, { Effector: { $type: "HideObjectEvent" } }),
			at: "/logic/2#/Tasks/0/Effector",
			marks: "\\\"Effector\\\"",
			message: "a trigger subscription cannot have an Effector of its own: its effect is in DirectEffector"
		},
		{
			title: "neither field",
			text: task("4", 0, { TaskTriggerId: void 0 }),
			at: "/logic/4#/Tasks/0",
			marks: "{",
			message: "this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect"
		}
	];
}
// rules/subscription/trigger-form.ts
var trigger_form_default = defineRule({
	id: "subscription/trigger-form",
	level: "error",
	kinds: {
		both: { sentence: "a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId" },
		neither: { sentence: "a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId" },
		trigger: { level: "warning" },
		effector: { level: "warning" }
	},
	fix: "none",
	summary: "A trigger subscription has TaskTriggerId or DirectEffector, and only an effector subscription has Effector",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	why: "The quest-advancing form has TaskTriggerId and no DirectEffector, the basic form has DirectEffector and no TaskTriggerId. Effector belongs to effector subscriptions, Trigger to trigger subscriptions. The documents describe no other form.",
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
	} },
	examples: () => ({
		good: [{
			title: "triggers of both forms",
			text: room()
		}],
		bad: badExamples()
	})
});
const SURPLUS = {
	Trigger: "an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription",
	Effector: "a trigger subscription cannot have an Effector of its own: its effect is in DirectEffector"
};
function surplus({ place }, field) {
	return throughout(field, {
		at: keyAt(place.at(field)),
		kind: field === "Trigger" ? "trigger" : "effector",
		message: SURPLUS[field]
	});
}
function withoutForm({ record, place }) {
	if (hasField(record, "DirectEffector")) return throughout("both", {
		at: keyAt(place.at("DirectEffector")),
		kind: "both",
		message: "a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest",
		related: [{
			at: keyAt(place.at("TaskTriggerId")),
			message: "TaskTriggerId"
		}]
	});
	return throughout("neither", {
		at: recordAt(place),
		kind: "neither",
		message: "this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect"
	});
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
// rules/subscription/unknown-type.ts
var unknown_type_default = defineRule({
	id: "subscription/unknown-type",
	level: "warning",
	kinds: { misspelled: {} },
	fix: "unsafe",
	summary: "The $type of a subscription is spelled as documented",
	source: "quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",
	why: "The documents name two kinds of subscription. A $type that is almost one of them is most likely a mistake, and roomlint checks the record as that kind. Any other name is free: it is kept and not checked.",
	on: { nearMiss(miss, report, { snapshot }) {
		if (miss.kind === "type" && miss.subject === "subscription") reportTypeSlip(miss, snapshot, report);
	} },
	examples: () => ({
		good: [{
			title: "the two documented kinds",
			text: room()
		}, {
			title: "a kind of subscription that is not documented",
			text: task("2", 2, { $type: "WeatherSubscription" })
		}],
		bad: [
			misspelled("a wrong letter", "TaskEffectorSubscribtion"),
			misspelled("another letter case", "taskEffectorSubscription"),
			misspelled("half of the name", "EffectorSubscription")
		]
	})
});
function misspelled(title, type) {
	return {
		title,
		text: task("2", 1, { $type: type }),
		at: "/logic/2#/Tasks/1/$type",
		marks: `\\"${type}\\"`,
		message: `"${type}" is not a documented $type: write "TaskEffectorSubscription"`,
		fixed: room()
	};
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
	unknown_type_default
];
// rules/text/decoded-twice.ts
var decoded_twice_default = defineRule({
	id: "text/decoded-twice",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "decoded-twice": {} },
	fix: "unsafe",
	summary: "Strings that players read were decoded as UTF-8",
	source: "how programs read UTF-8 as Windows-1252: a dash becomes \"\u00e2\u20ac\u201d\"",
	why: "A program has read the file as Windows-1252, so each letter beyond ASCII has become two or three others. Players see these.",
	on: {
		item: ({ record, place }, report) => judge(record, place, report),
		questEntry: ({ record, place }, report) => judge(record, place, report),
		itemLogic: ({ value, place }, report) => judge(value, place, report)
	},
	examples: () => ({
		good: [{
			title: "letters beyond ASCII",
			text: items({ 2: { hoverTitle: "Gr\u00f6\u00dfe \u2013 d\u00e9j\u00e0 vu" } })
		}, {
			title: "a letter that also begins such a sequence",
			text: items({ 2: { hoverTitle: "\u00c2ngela" } })
		}],
		bad: [{
			title: "a dash that was read in the wrong encoding",
			text: items({ 2: { hoverTitle: "Door \u00e2\u20ac\u201c open" } }),
			at: "/roomItems/2/hoverTitle",
			marks: "\"Door \u00e2\u20ac\u201c open\"",
			message: "\"Door \u00e2\u20ac\u201c open\" was read in the wrong encoding: write \"Door \u2013 open\"",
			fixed: items({ 2: { hoverTitle: "Door \u2013 open" } })
		}]
	})
});
function judge(record, place, report) {
	for (const field in record) {
		const value = record[field];
		if (typeof value !== "string" || !FIRST_BYTES.test(value)) continue;
		const meant = decodedOnce(value);
		if (meant === value) continue;
		const at = place.at(field);
		report(throughoutFile({
			at,
			message: `${quoteValue(value)} was read in the wrong encoding: write ${quoteValue(meant)}`,
			fix: replaceValue(at, JSON.stringify(meant), "unsafe", `write ${quoteValue(meant)}`)
		}));
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
	kinds: { "too-deep": {} },
	fix: "none",
	summary: "Objects and lists are not nested too deeply",
	source: "RFC 8259, section 9: a reader may limit the depth of nesting",
	why: "Published rooms have fewer than 20 levels of nesting. Much deeper nesting is a mistake or an attack, and some readers refuse it or crash.",
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
	} },
	examples: () => ({
		good: [{
			title: "nesting as deep as max",
			text: "{ \"roomTasks\": { \"Tasks\": [] } }",
			options: { max: 3 }
		}],
		bad: [{
			title: "lists deeper than max",
			text: "{ \"roomTasks\": { \"Tasks\": [[[]]] } }",
			options: { max: 4 },
			at: "/roomTasks/Tasks/0/0",
			marks: "[",
			message: "nested more than 4 levels deep: flatten the objects and lists around it"
		}, {
			title: "lists deeper than max inside a string that holds JSON",
			text: "{ \"logic\": { \"2\": \"{\\\"Tasks\\\":[],\\\"ViewNodes\\\":[[[[]]]]}\" }, \"roomItems\": {\"2\":{\"prefabName\":\"GLB\",\"pos\":{\"x\":0,\"y\":0,\"z\":0},\"rot\":{\"x\":0,\"y\":0,\"z\":0,\"w\":1},\"scale\":{\"x\":1,\"y\":1,\"z\":1}}} }",
			options: { max: 4 },
			at: "/logic/2#/ViewNodes/0/0/0",
			marks: "[",
			message: "nested more than 4 levels deep: flatten the objects and lists around it"
		}]
	})
});
// rules/text/duplicate-key.ts
var duplicate_key_default = defineRule({
	id: "text/duplicate-key",
	level: "error",
	kinds: { duplicate: {} },
	fix: "none",
	summary: "No object has the same key twice",
	source: "RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id",
	why: "Most readers keep the last of the two and silently drop the first, which can be an item, a quest or a whole section. The documents do not say which one an import keeps.",
	state: () => ({ reported: 0 }),
	on: { textFault(found, report, { state }) {
		if (found.kind !== "tree" || found.fault.kind !== "duplicate-key") return;
		const { holder, fault } = found;
		const make = () => {
			const name = quoteValue(fault.key);
			const { place } = fault;
			return {
				at: spanIn(holder, fault.span, place),
				message: `${name} is already a key of this object, and most readers keep only the last: rename or remove one`,
				related: [{
					at: spanIn(holder, fault.first, place),
					message: `the first ${name}`
				}]
			};
		};
		const cause = recordAround(fault.place);
		if (cause === void 0 || ++state.reported > MAX_TOGETHER) report({ make });
		else report(inRecord(make(), fault.key, cause));
	} },
	examples: () => ({
		good: [{
			title: "the same key in different objects",
			text: "{ \"settings\": { \"title\": \"A\" }, \"roomTasks\": { \"Tasks\": [], \"title\": \"B\" } }"
		}],
		bad: [
			{
				title: "a setting that appears twice",
				text: "{ \"settings\": { \"isNight\": true, \"isNight\": false } }",
				at: "/settings/isNight",
				marks: "\"isNight\"",
				message: "\"isNight\" is already a key of this object, and most readers keep only the last: rename or remove one"
			},
			{
				title: "the same key written with an escape, inside a string that holds JSON",
				text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":1,\"f\\u006fg\":2}" } }`,
				at: "/settings/roomSettingsExtraData#/fog",
				marks: String.raw`\"f\\u006fg\"`,
				message: "\"fog\" is already a key of this object, and most readers keep only the last: rename or remove one"
			},
			{
				title: "two items that have run together, because the end of one and the key of the other are missing",
				text: GROWN_TOGETHER,
				at: "/roomItems/2/prefabName",
				marks: "\"prefabName\"",
				message: "\"prefabName\" and 2 more keys of this object appear twice, and most readers keep only the last of each: separate the two records if they have run together, or remove one of each",
				alsoFound: ["item/expected-fields"]
			}
		]
	})
});
const GROWN_TOGETHER = "{ \"roomItems\": { \"2\": { \"prefabName\": \"GLB\", \"placed\": true, \"contentString\": \"\", \"prefabName\": \"Trigger\", \"placed\": true, \"contentString\": \"\" } } }";
const MAX_TOGETHER = 1e3;
const MAX_CAUSE_LENGTH = 1e3;
function recordAround({ parent }) {
	if (parent?.parent === void 0) return void 0;
	if (parent.parent === Place.root && parent.step !== "quests") return void 0;
	let length = 0;
	for (const { step } of parent.chain()) length += String(step ?? "").length;
	return length > MAX_CAUSE_LENGTH ? void 0 : JSON.stringify(parent.paths);
}
function inRecord(draft, key, cause) {
	const { message: alone } = draft;
	return {
		...draft,
		cause,
		subject: key,
		message: (all) => all.subjects < 2 && typeof alone === "string" ? alone : `${quoteValue(key)} and ${counted(all.subjects - 1, "more key")} of this object appear twice, and most readers keep only the last of each: separate the two records if they have run together, or remove one of each`,
		again: { message: `${quoteValue(key)} appears twice, too` }
	};
}
// rules/text/encoding.ts
const SMALL$2 = "{ \"roomTasks\": { \"Tasks\": [] } }";
const MARK = "\ufeff";
const WESTERN = "this byte is not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8";
function utf16(text) {
	const bytes = new Uint8Array(text.length * 2);
	for (let index = 0; index < text.length; index++) {
		bytes[index * 2] = text.charCodeAt(index) & 255;
		bytes[index * 2 + 1] = text.charCodeAt(index) >> 8;
	}
	return bytes;
}
function latin1(text) {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
const JSON_IS_UTF8 = { sentence: "bodies are JSON, which is UTF-8 without a byte-order mark" };
var encoding_default = defineRule({
	id: "text/encoding",
	level: "error",
	kinds: {
		"not-utf8": JSON_IS_UTF8,
		"no-text": JSON_IS_UTF8,
		"byte-order-mark": JSON_IS_UTF8,
		"other-encoding": JSON_IS_UTF8
	},
	fix: "safe",
	summary: "The file is UTF-8 without a byte-order mark",
	source: "game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark",
	why: "A reader stops at the first byte that is not UTF-8, or shows different letters from those you wrote. Some readers also reject a byte-order mark.",
	on: { textFault(found, report) {
		if (found.kind !== "encoding") return;
		const { fault } = found;
		const { kind } = fault;
		const at = spanIn(void 0, fault.span);
		if (fault.kind === "not-utf8") return report({
			at,
			kind,
			cause: fault.kind,
			message: ({ drafts }) => notUtf8(fault, drafts),
			again: { message: "these bytes as well" }
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
	} },
	examples: () => ({
		good: [{
			title: "letters of any language in UTF-8",
			text: "{ \"settings\": { \"title\": \"G\u00e4rten \u5ead\" } }"
		}],
		bad: [
			{
				title: "a byte-order mark",
				text: `${MARK}${SMALL$2}`,
				at: "",
				marks: MARK,
				message: "the file begins with a byte-order mark: save it as UTF-8 without one",
				fixed: SMALL$2
			},
			{
				title: "UTF-16, as some editors save \"Unicode\"",
				text: utf16(`${MARK}${SMALL$2}`),
				at: "",
				marks: "\ufffd\ufffd",
				message: "the file is UTF-16: save it as UTF-8"
			},
			{
				title: "a letter saved as Latin-1",
				text: latin1("{ \"settings\": { \"title\": \"G\u00e4rten\" } }"),
				at: "",
				marks: "\ufffd",
				message: WESTERN
			},
			{
				title: "several letters saved as Latin-1",
				text: latin1("{ \"settings\": { \"title\": \"\u00e4\u00f6\u00fc\" } }"),
				at: "",
				marks: "\ufffd\ufffd\ufffd",
				message: WESTERN.replace("this byte is", "these 3 bytes are")
			},
			{
				title: "letters in several places saved as Latin-1",
				text: latin1("{ \"settings\": { \"title\": \"G\u00e4rten\", \"note\": \"\u00e9t\u00e9\" } }"),
				at: "",
				marks: "\ufffd",
				message: WESTERN.replace("this byte is", "bytes in 3 places are")
			},
			{
				title: "Cyrillic letters saved as Windows-1251",
				text: latin1("{ \"settings\": { \"title\": \"\u00ce\u00e3\u00ee\u00f0\u00ee\u00e4\" } }"),
				at: "",
				marks: "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd",
				message: "these 6 bytes are not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8"
			},
			{
				title: "a compressed file",
				text: latin1("\u008b\b\0"),
				at: "",
				marks: "",
				message: "the file is compressed with gzip: decompress it"
			},
			{
				title: "a screenshot",
				text: latin1("\u0089PNG\r\n\n"),
				at: "",
				marks: "\ufffd",
				message: "the file is a PNG image, not a snapshot: check the path"
			},
			{
				title: "bytes that no common encoding has",
				text: latin1("{ \"settings\": { \"title\": \"a\u0081b\" } }"),
				at: "",
				marks: "\ufffd",
				message: "this byte is not UTF-8: save the file as UTF-8"
			}
		]
	})
});
function messageOf$1(fault) {
	if (fault.kind === "no-text") return fault.message;
	return fault.kind === "byte-order-mark" ? "the file begins with a byte-order mark: save it as UTF-8 without one" : `the file is ${fault.encoding}: save it as UTF-8`;
}
function notUtf8({ span: { start, end }, probably }, places) {
	const count = end - start;
	const one = count === 1 ? "this byte is" : `these ${count} bytes are`;
	const what = places === 1 ? one : `bytes in ${places < MAX_PLACES ? places : `${MAX_PLACES.toLocaleString("en")} or more`} places are`;
	switch (probably) {
		case "Windows-1252": return `${what} not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8`;
		case "other script": return `${what} not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8`;
		case void 0: return `${what} not UTF-8: save the file as UTF-8`;
	}
}
const MAX_PLACES = 1e3;
// rules/text/lone-surrogate.ts
var lone_surrogate_default = defineRule({
	id: "text/lone-surrogate",
	level: "warning",
	kinds: { half: {} },
	fix: "none",
	summary: "Strings contain no unpaired surrogates",
	source: "RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates",
	why: "An emoji is written as two escapes that form a surrogate pair. One alone is not a character and cannot be stored as UTF-8: readers replace it, or refuse the file.",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "lone-surrogate") return;
		const { holder, fault } = found;
		const make = () => {
			const what = fault.inKey ? "this key" : "this string";
			return {
				at: spanIn(holder, fault.span, fault.place),
				message: fault.count === 1 ? `${what} contains an unpaired surrogate, ${fault.escape}: write the whole character, or remove it` : `${what} contains ${fault.count} unpaired surrogates, the first ${fault.escape}: write the whole characters, or remove them`
			};
		};
		report({ make });
	} },
	examples: () => ({
		good: [{
			title: "an emoji as a surrogate pair, and an emoji as it is",
			text: `{ "settings": { "title": "\\ud83d\\ude00 \ud83d\ude00" } }`
		}],
		bad: [
			{
				title: "an emoji cut in half",
				text: String.raw`{ "settings": { "title": "Hello \ud83d" } }`,
				at: "/settings/title",
				marks: String.raw`"Hello \ud83d"`,
				message: String.raw`this string contains an unpaired surrogate, \ud83d: write the whole character, or remove it`
			},
			{
				title: "several in one string",
				text: String.raw`{ "settings": { "title": "\ude00\ud83d" } }`,
				at: "/settings/title",
				marks: String.raw`"\ude00\ud83d"`,
				message: String.raw`this string contains 2 unpaired surrogates, the first \ude00: write the whole characters, or remove them`
			},
			{
				title: "an unpaired surrogate in a key, inside a string that holds JSON",
				text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"\\uDE00\":1}" } }`,
				at: "/settings/roomSettingsExtraData#/\ude00",
				marks: String.raw`\"\\uDE00\"`,
				message: String.raw`this key contains an unpaired surrogate, \uDE00: write the whole character, or remove it`
			}
		]
	})
});
// rules/text/near-size-limit.ts
const SMALL$1 = "{ \"roomTasks\": { \"Tasks\": [] } }";
var near_size_limit_default = defineRule({
	id: "text/near-size-limit",
	level: "warning",
	kinds: { "near-limit": {} },
	fix: "none",
	summary: "The file is under 50 MB, decimal and binary",
	source: "game-management API, part 8, imported JSON size: at most 50 MB",
	why: "The limit is 50 MB. The documents do not say whether that is 50,000,000 or 52,428,800 bytes, so an import may refuse a file between the two.",
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
	} },
	examples: () => ({
		good: [{
			title: "a small file",
			text: SMALL$1
		}],
		bad: [{
			title: "a file between the two sizes",
			text: SMALL$1,
			options: { sureBytes: 30 },
			at: "",
			marks: "",
			message: "the file has 32 bytes, and the limit of 50 MB can mean 30 or 52,428,800 bytes: make it smaller to be safe"
		}]
	})
});
// rules/text/secret.ts
const LOOKED_FOR = SECRET_PATTERNS.map(({ looksLike }) => looksLike).join("; ");
var secret_default = defineRule({
	id: "text/secret",
	level: "warning",
	kinds: { credential: {} },
	fix: "none",
	summary: "Strings contain no signed upload URL, no access key and no password in a URL",
	source: "game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication",
	why: `Anyone who has the file can use the credential until it expires or is replaced. roomlint masks it in all its output, however it is spelled, and looks for: ${LOOKED_FOR}.`,
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "secret") return;
		const { holder, fault } = found;
		const names = new Set(fault.secrets.map(({ name }) => name));
		for (const name of names) {
			const make = () => {
				const todo = name === "a signed upload URL" ? "remove it, or use the assetURL that came with it" : "remove it, and replace the key if others have seen the file";
				return {
					at: spanIn(holder, fault.span, fault.place),
					message: `this ${fault.inKey ? "key" : "string"} contains ${name}: ${todo}`
				};
			};
			report({ make });
		}
	} },
	examples: () => ({
		good: [{
			title: "the URL of a model, and the name of the header",
			text: "{ \"settings\": { \"model\": \"https://assets.example/door.glb?dynamic=true\", \"note\": \"send x-access-key: <YOUR_ACCESS_KEY>\" } }"
		}],
		bad: [
			{
				title: "a signed upload URL",
				text: "{ \"settings\": { \"picture\": \"https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a\" } }",
				at: "/settings/picture",
				marks: "\"https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a\"",
				message: "this string contains a signed upload URL: remove it, or use the assetURL that came with it"
			},
			{
				title: "a password in a URL",
				text: "{ \"settings\": { \"model\": \"https://creator:k-41d7e0a93b@assets.example/door.glb\" } }",
				at: "/settings/model",
				marks: "\"https://creator:k-41d7e0a93b@assets.example/door.glb\"",
				message: "this string contains a user name or password in a URL: remove it, and replace the key if others have seen the file"
			},
			{
				title: "an access key as a name and a value",
				text: "{ \"settings\": { \"headers\": [{ \"name\": \"x-access-key\", \"value\": \"k-41d7e0a93b\" }] } }",
				at: "/settings/headers/0/value",
				marks: "\"k-41d7e0a93b\"",
				message: "this string contains an access key: remove it, and replace the key if others have seen the file"
			},
			{
				title: "an access key, inside a string that holds JSON",
				text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"call\":\"curl -H 'x-access-key: k-41d7e0a93b'\"}" } }`,
				at: "/settings/roomSettingsExtraData#/call",
				marks: String.raw`\"curl -H 'x-access-key: k-41d7e0a93b'\"`,
				message: "this string contains an access key: remove it, and replace the key if others have seen the file"
			}
		]
	})
});
// rules/text/size.ts
const SMALL = "{ \"roomTasks\": { \"Tasks\": [] } }";
var size_default = defineRule({
	id: "text/size",
	level: "error",
	kinds: { "too-large": { sentence: "an imported JSON is at most 50 MB" } },
	fix: "none",
	summary: "The file is at most 50 MB",
	source: "game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB",
	why: "An import asks for the size of the file before it reads it, and takes at most 50 MB. A room of 50 MB has about a hundred thousand records; roomlint does not check a section that has millions.",
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
				message: `${what}, and roomlint reads at most ${grouped(most)}: remove some, because nothing else in this file was checked`
			});
		}
		if (fault.kind !== "size" || fault.bytes <= options.maxBytes) return;
		const sizes = `the file has ${grouped(fault.bytes)} bytes, and an import takes at most ${grouped(options.maxBytes)}`;
		report({
			at: spanIn(void 0, span(0, 0)),
			message: `${sizes}: make it smaller`
		});
	} },
	examples: () => ({
		good: [{
			title: "a file of exactly maxBytes",
			text: SMALL,
			options: { maxBytes: 32 }
		}],
		bad: [{
			title: "a file larger than maxBytes",
			text: SMALL,
			options: { maxBytes: 30 },
			at: "",
			marks: "",
			message: "the file has 32 bytes, and an import takes at most 30: make it smaller"
		}, {
			title: "a section with more than maxRecords",
			text: "{ \"settings\": { \"isNight\": true, \"fog\": 1, \"fog\": 2, \"sky\": 3 } }",
			options: { maxRecords: 2 },
			at: "",
			marks: "\"settings\"",
			message: "settings has 3 records, and roomlint reads at most 2: remove some, because nothing else in this file was checked"
		}]
	})
});
// rules/text/syntax-examples.ts
const SLIPS = [
	[
		"an empty file",
		"",
		"",
		"the file is empty: a snapshot starts with { and ends with }"
	],
	[
		"only white space",
		" \n",
		"",
		"the file holds only white space: a snapshot starts with { and ends with }"
	],
	[
		"a file that was cut off in an object",
		"{ \"settings\": { \"isNight\": tr",
		"",
		"the JSON ends inside an object: add the missing }, or restore the part that was cut off"
	],
	[
		"a file that was cut off in a list",
		"{ \"roomTasks\": { \"Tasks\": [",
		"",
		"the JSON ends inside a list: add the missing ], or restore the part that was cut off"
	],
	[
		"a web page",
		"<!DOCTYPE html>\n<title>Sign in</title>",
		"<!DOCTYPE html>",
		"this is a web page or XML, not a snapshot: download the snapshot again"
	],
	[
		"a Git LFS pointer",
		"version https://git-lfs.github.com/spec/v1\nsize 1\n",
		"version https://git-lfs.github.com/spec/v1",
		"this is a Git LFS pointer, not the file itself: run git lfs pull"
	],
	[
		"a code fence",
		"```json\n{ \"isNight\": true }\n```\n",
		"```json",
		"a Markdown code fence is around the JSON: keep only the part from the first { to the last }",
		"{ \"isNight\": true }\n"
	],
	[
		"a comment",
		"{ \"roomTasks\": { \"Tasks\": [] } } // none yet",
		"// none yet",
		"JSON does not allow comments: remove this one",
		"{ \"roomTasks\": { \"Tasks\": [] } }"
	],
	[
		"a comment in place of content that was left out",
		"{ \"quests\": {}\n// ... the other sections stay as they are\n}",
		"// ... the other sections stay as they are",
		"JSON does not allow comments: put back the content that this one replaces, or remove it"
	],
	[
		"a comment without an end",
		"{ \"roomTasks\": /* none",
		"/* none",
		"JSON does not allow comments, and this one has no end: remove it"
	],
	[
		"the reply of an AI assistant",
		"Here is your room:\n```json\n{ \"isNight\": true }\n```",
		"```json",
		"a Markdown code fence is around the JSON: keep only the part from the first { to the last }"
	],
	[
		"logic with quotes doubled for CSV",
		"{ \"logic\": { \"4\": \"{\"\"Tasks\"\": []}\" } }",
		"\"{\"\"Tasks\"\": []}\"",
		"the logic of item \"4\" is JSON whose quotes are doubled, as in a CSV file: write \\\" for each \"\" inside this string",
		String.raw`{ "logic": { "4": "{\"Tasks\": []}" } }`
	],
	[
		"a trailing comma",
		"{ \"sizes\": [1, 2,] }",
		",",
		"JSON does not allow a trailing comma: remove it",
		"{ \"sizes\": [1, 2] }"
	],
	[
		"a leading comma",
		"{ , \"sizes\": [] }",
		",",
		"there is nothing before this comma: remove it"
	],
	[
		"two commas",
		"{ \"isNight\": true,, \"fog\": 1 }",
		",",
		"there is nothing between two commas: remove one, or add what is missing"
	],
	[
		"two colons",
		"{ \"isNight\":: true }",
		":",
		"there are two colons: remove one"
	],
	[
		"a missing comma",
		"{ \"sizes\": [1 2] }",
		"2",
		"a comma is missing: add one before this"
	],
	[
		"a missing colon",
		"{ \"isNight\" true }",
		"true",
		"a colon is missing: add one between the key and this value"
	],
	[
		"a missing value",
		"{ \"isNight\": }",
		"}",
		"a value is missing: add one before the }"
	],
	[
		"a key in a list",
		"[ \"isNight\": true ]",
		":",
		"a colon is not allowed here: it belongs between a key and its value, inside { and }"
	],
	[
		"a list that should be an object",
		"{ \"pos\": [\"x\": 1, \"y\": 2 } }",
		"[",
		"[ is wrong here: write { instead"
	],
	[
		"a bracket of the wrong kind",
		"{ \"Tasks\": [ }",
		"}",
		"} does not close [: add ] before it, or write ] instead"
	],
	[
		"a value without its opening bracket",
		"{ \"Tasks\": ] }",
		"]",
		"] has no opening bracket: add [ before it"
	],
	[
		"an object without its opening brace",
		"{\n  \"settings\":\n    \"isNight\": true\n  }\n}",
		"\"isNight\"",
		"an opening brace is missing: add { before this key"
	],
	[
		"a bracket that closes the list around an open object",
		"[ { \"Tasks\": 1 ]",
		"]",
		"] does not close {: add } before it, or write } instead"
	],
	[
		"a doubled brace",
		"{ \"a\": { { \"b\": 1 }, \"c\": [1, 2] }",
		"{",
		"{ is one too many: remove it"
	],
	[
		"a deleted line with a closing brace",
		"{\n  \"settings\": {\n    \"fog\": 1\n  \"quests\": {\n  }\n}",
		"\"quests\"",
		"a } and a comma are missing: add them before this"
	],
	[
		"a doubled line with a closing brace",
		"{\n  \"roomItems\": {\n    \"4\": {\n    },\n    },\n    \"5\": {\n    }\n  }\n}",
		"}",
		"} is one too many: remove it"
	],
	[
		"a closing bracket without an opening one",
		"]",
		"]",
		"] has no opening bracket: remove it, or add the opening bracket"
	],
	[
		"one brace too many",
		"{ } }",
		"}",
		"} is one too many: remove it, or an earlier one that closes too soon"
	],
	[
		"a comma after the end",
		"{ },",
		",",
		"a comma follows the end of the JSON: remove it, or the bracket before it that closes too soon"
	],
	[
		"no braces at all",
		"\"isNight\": true",
		":",
		"a key and its value are outside braces: put { and } around them"
	],
	[
		"two values in one file",
		"{ }\n{ }",
		"{",
		"more text follows the end of the JSON: remove it, or merge it into what comes before"
	],
	[
		"a string without its closing quote",
		"{ \"title\": \"Garden\n}",
		"\"Garden",
		"this string has no closing quote: add \" at its end"
	],
	[
		"a string without its opening quote",
		"{ \"title\": My garden\" }",
		"My garden\"",
		"this string has no opening quote: add \" before it"
	],
	[
		"a key without its opening quote",
		"{ isNight\": true }",
		"isNight\"",
		"this key has no opening quote: add \" before it"
	],
	[
		"a key without its closing quote",
		"{ \"settings: { \"fog\": 1 } }",
		"\"settings",
		"this string has no closing quote: add \" at its end"
	],
	[
		"a file that was cut off in a string",
		"{ \"title\": \"Gard",
		"\"Gard",
		"this string has no closing quote: add \" at its end, or restore the part that was cut off"
	],
	[
		"a line break inside a string",
		"{ \"title\": \"My\ngarden\" }",
		"\n",
		"a line break is not allowed inside a string: write \\n instead, or close the string before it"
	],
	[
		"a tab inside a string",
		"{ \"title\": \"My	garden\" }",
		"	",
		"a tab is not allowed inside a string: write \\t instead"
	],
	[
		"another control character inside a string",
		"{ \"title\": \"Mygarden\" }",
		"",
		"the control character U+0001 is not allowed inside a string: write \\u0001 instead"
	],
	[
		"a backslash in a Windows path",
		String.raw`{ "path": "C:\Rooms" }`,
		String.raw`\R`,
		String.raw`\R is not a valid escape: write \\ for a backslash`
	],
	[
		"an apostrophe with a backslash",
		String.raw`{ "title": "It\'s open" }`,
		String.raw`\'`,
		String.raw`\' is not a valid escape: write ' without the backslash`
	],
	[
		"an escaped quote that became curly",
		"{ \"title\": \"the \\\u201cred\u201d door\" }",
		"\\\u201c",
		"\\\u201c is not a valid escape: write \\\" for a quote"
	],
	[
		"an escape with too few digits",
		String.raw`{ "title": "caf\ue9" }`,
		String.raw`\ue9`,
		String.raw`\ue9 is incomplete: write four hexadecimal digits after \u, as in \u00e9`
	],
	[
		"single quotes",
		`{ 'hoverTitle': 'Shell 1' }`,
		`'hoverTitle'`,
		"JSON needs double quotes: write \"hoverTitle\": \"Shell 1\" (and in 1 more place)",
		"{ \"hoverTitle\": \"Shell 1\" }"
	],
	[
		"curly quotes",
		"{ \u201cisNight\u201d: true }",
		"\u201cisNight\u201d",
		"JSON does not allow curly quotes: write \" instead",
		"{ \"isNight\": true }"
	],
	[
		"a key without quotes",
		"{ isNight: true }",
		"isNight",
		"the key isNight has no quotes: write \"isNight\"",
		"{ \"isNight\": true }"
	],
	[
		"a number as a key",
		"{ 2: { } }",
		"2",
		"the key 2 has no quotes: write \"2\"",
		"{ \"2\": { } }"
	],
	[
		"a list as a key",
		"{ [] }",
		"[",
		"[ has no key: add a key in double quotes and a colon before it"
	],
	[
		"NaN",
		"{ \"sizes\": [NaN] }",
		"NaN",
		"NaN does not exist in JSON: write a number"
	],
	[
		"True of Python",
		"{ \"isNight\": True }",
		"True",
		"True does not exist in JSON: write true",
		"{ \"isNight\": true }"
	],
	[
		"None of Python",
		"{ \"isNight\": None }",
		"None",
		"None does not exist in JSON: write null",
		"{ \"isNight\": null }"
	],
	[
		"undefined of JavaScript",
		"{ \"isNight\": undefined }",
		"undefined",
		"undefined does not exist in JSON: remove the member, or write a value"
	],
	[
		"a string without quotes",
		"{ \"roomBase\": BlankScene }",
		"BlankScene",
		"BlankScene has no quotes: put it in double quotes if it is a string"
	],
	[
		"an ellipsis instead of elements",
		"{ \"sizes\": [1, ...] }",
		"...",
		"this is not JSON: ... is where a value belongs"
	],
	[
		"a date without quotes",
		"{ \"day\": 2026-01-31 }",
		"2026-01-31",
		"2026-01-31 is not a JSON number: write it as in -1.5, or put it in double quotes if it is a string"
	],
	[
		"an unescaped quote inside a string",
		"{ \"title\": \"My \"little\" garden\" }",
		"\"",
		"this quote ends the string too early: write \\\" for a quote that is part of the string"
	],
	[
		"logic that was pasted without escaping its quotes",
		"{ \"logic\": { \"4\": \"{\"Tasks\":[],\"ViewNodes\":[]}\" } }",
		"\"{\"Tasks\":[],\"ViewNodes\":[]}\"",
		"the logic of item \"4\" is JSON whose quotes are not escaped: write \\\" for each quote inside this string",
		String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes\":[]}" } }`
	],
	[
		"logic with a quote that is not escaped",
		String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes":[]}" } }`,
		"\"",
		"a quote in the logic of item \"4\" is not escaped: write \\\" for it",
		String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes\":[]}" } }`
	],
	[
		"a quote inside a string of the logic",
		String.raw`{ "logic": { "4": "{\"Tasks\":[{\"$type\":\"my "own" task\"}]}" } }`,
		"\"",
		String.raw`a quote inside a string of the logic of item "4" is not escaped: write \\\" for it`,
		String.raw`{ "logic": { "4": "{\"Tasks\":[{\"$type\":\"my \\\"own\\\" task\"}]}" } }`
	],
	[
		"an equals sign",
		"{ \"isNight\" = true }",
		"=",
		"this is not JSON: = is where a colon belongs"
	],
	[
		"any other character",
		"{ \"sizes\": [1 ~, 2] }",
		"~",
		"this is not JSON: ~ is where a comma or a closing bracket belongs"
	],
	[
		"a no-break space copied from a web page",
		"{\xA0\"isNight\": true }",
		"\xA0",
		"this is not JSON: the invisible character U+00A0 is where a key in double quotes belongs"
	],
	[
		"a decimal comma",
		"{ \"y\": 1,5 }",
		"5",
		"this is not JSON: 5 is where a key in double quotes belongs"
	],
	[
		"text before the JSON",
		"const room = { \"isNight\": true }",
		"const",
		"this is not JSON: a snapshot starts with { and ends with }"
	],
	[
		"an unresolved merge conflict",
		"{\n<<<<<<< HEAD\n  \"isNight\": true\n=======\n  \"isNight\": false\n>>>>>>> other\n}",
		"<<<<<<< HEAD",
		"there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>"
	]
];
const COMMENTS_ONLY = {
	title: "only comments",
	text: "// later",
	findings: [{
		at: "",
		marks: "// later",
		message: "JSON does not allow comments: remove this one"
	}, {
		at: "",
		marks: "// later",
		message: "there is no value here: a snapshot starts with { and ends with }"
	}]
};
const SEVERAL = {
	title: "several mistakes, each reported",
	text: `{ // my room\n  'isNight': True,\n}`,
	findings: [
		{
			at: "",
			marks: "// my room",
			message: "JSON does not allow comments: remove this one"
		},
		{
			at: "",
			marks: `'isNight'`,
			message: "JSON needs double quotes: write \"isNight\""
		},
		{
			at: "",
			marks: "True",
			message: "True does not exist in JSON: write true"
		},
		{
			at: "",
			marks: ",",
			message: "JSON does not allow a trailing comma: remove it"
		}
	],
	fixed: `{\n  "isNight": true\n}`
};
function syntaxExamples() {
	const single = SLIPS.map(([title, text, marks, message, fixed]) => ({
		title,
		text,
		at: "",
		marks,
		message,
		...fixed !== void 0 && { fixed }
	}));
	return [
		SEVERAL,
		COMMENTS_ONLY,
		...single
	];
}
// rules/text/syntax.ts
var syntax_default = defineRule({
	id: "text/syntax",
	level: "error",
	kinds: Object.fromEntries(SYNTAX_FAULT_KINDS.map((kind) => [kind, { sentence: "a snapshot is a JSON file" }])),
	fix: "mixed",
	summary: "The file is JSON",
	source: "game-management API, part 2, room-data snapshot: a JSON file; RFC 8259",
	why: "An import reads the file as JSON. Some other tools accept comments or trailing commas, and so hide the fault until then.",
	unreadable: true,
	on: { textFault(found, report) {
		if (found.kind !== "syntax") return;
		const { fault, bytes, more } = found;
		const { kind, opened, fix } = fault;
		const message = syntaxMessage(fault, bytes);
		const draft = {
			at: spanIn(void 0, fault.span),
			kind,
			message: `${message}${more ? " (more faults follow)" : ""}`,
			...fix && { fix: fixDraft(kind, fix) },
			...opened && { related: [{
				at: spanIn(void 0, opened),
				message: openedMessage(fault)
			}] }
		};
		report(isThroughout(kind) ? together(`${kind} ${fix?.safety ?? ""}`, draft) : draft);
	} },
	examples: () => ({
		good: [{
			title: "JSON with white space between tokens",
			text: "	{ \"roomTasks\" :\r\n{ \"Tasks\": [ ] } }\n"
		}, {
			title: "a string that looks like a comment",
			text: "{ \"settings\": { \"note\": \"// no comment\" } }"
		}],
		bad: syntaxExamples()
	})
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
	kinds: {
		"inexact-integer": {},
		"too-many-digits": {},
		overflow: {},
		underflow: {}
	},
	fix: "none",
	summary: "Numbers fit in double precision",
	source: "RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision",
	why: "Most readers keep numbers in double precision, which has 15 to 17 digits. They round a longer number, and save it rounded.",
	on: { textFault(found, report) {
		if (found.kind !== "tree" || found.fault.kind !== "unsafe-number") return;
		const { holder, fault } = found;
		const make = () => ({
			at: spanIn(holder, fault.span, fault.place),
			kind: fault.why,
			message: messageOf(fault.text, fault.why)
		});
		report({
			make,
			kind: fault.why
		});
	} },
	examples: () => ({
		good: [{
			title: "the largest safe integer, and ordinary fractions",
			text: "{ \"settings\": { \"sizes\": [9007199254740991, 0.1, -2.50, 1e21, 0.30000000000000004] } }"
		}],
		bad: [
			{
				title: "an integer that double precision cannot represent",
				text: "{ \"settings\": { \"owner\": 9007199254740993 } }",
				at: "/settings/owner",
				marks: "9007199254740993",
				message: "9007199254740993 becomes 9007199254740992 when it is read: write a number with fewer digits"
			},
			{
				title: "more digits than double precision has, inside a string that holds JSON",
				text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":0.1234567890123456789}" } }`,
				at: "/settings/roomSettingsExtraData#/fog",
				marks: "0.1234567890123456789",
				message: "0.1234567890123456789 becomes 0.12345678901234568 when it is read: write at most 17 digits"
			},
			{
				title: "a number that is too large",
				text: "{ \"settings\": { \"sizes\": [-1e400] } }",
				at: "/settings/sizes/0",
				marks: "-1e400",
				message: "-1e400 becomes -Infinity when it is read: write a number closer to 0"
			},
			{
				title: "a number that is too small",
				text: "{ \"settings\": { \"sizes\": [1e-400] } }",
				at: "/settings/sizes/0",
				marks: "1e-400",
				message: "1e-400 becomes 0 when it is read: write 0, or a number further from 0"
			}
		]
	})
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
	kinds: { "other-prefab": { sentence: "OnEnterEvent works only on items whose prefabName is Trigger" } },
	fix: "none",
	summary: "OnEnterEvent is used only on items with the prefabName Trigger",
	source: "quest and task records, part 2, TaskTriggerSubscription",
	why: "OnEnterEvent works only on items with the prefabName Trigger. On any other item the trigger never fires.",
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
			report(throughout(`written ${prefab}`, {
				at: prefabPlace,
				message: `OnEnterEvent does not work with the prefabName ${quoteValue(prefab)}: write "Trigger"`
			}));
			return;
		}
		report(throughout(prefab, together(itemKey, {
			at: place.at("Trigger").at("$type"),
			message: `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${snapshot.labels.text(itemKey)}: use OnClickEvent, or move this to a Trigger`,
			related: [{
				at: prefabPlace,
				message: "the prefabName of the item"
			}]
		})));
	} },
	examples: () => ({
		good: [{
			title: "OnEnterEvent on a Trigger item",
			text: room()
		}],
		bad: [{
			title: "a prefabName in lower case",
			text: room(({ roomItems }) => Object.assign(roomItems["4"] ?? {}, { prefabName: "trigger" })),
			at: "/roomItems/4/prefabName",
			marks: "\"trigger\"",
			message: "OnEnterEvent does not work with the prefabName \"trigger\": write \"Trigger\""
		}, {
			title: "OnEnterEvent on a model",
			text: task("2", 0, { Trigger: { $type: "OnEnterEvent" } }),
			at: "/logic/2#/Tasks/0/Trigger/$type",
			marks: "\\\"OnEnterEvent\\\"",
			message: "OnEnterEvent works only on items with the prefabName \"Trigger\", and not on item 2 (GLB): use OnClickEvent, or move this to a Trigger"
		}]
	})
});
// rules/trigger/triggers.ts
function onTrigger(messageOf) {
	return { trigger({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
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
			cause: JSON.stringify([itemKey, type]),
			again: {
				message: "here as well",
				most: 5
			},
			message
		});
	} };
}
function basicTrigger($type) {
	return {
		$type: "TaskTriggerSubscription",
		Trigger: { $type },
		DirectEffector: {
			Effector: { $type: "ShowOutline" },
			Id: "7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f",
			TargetState: 2,
			Name: ""
		},
		Id: "8d2e3f4a-5b6c-4d7e-9f80-ab1c2d3e4f5a",
		TargetState: 2,
		Name: ""
	};
}
// rules/trigger/prefab.ts
var prefab_default = defineRule({
	id: "trigger/prefab",
	level: "off",
	catalog: { level: "warning" },
	kinds: { "other-prefab": {} },
	fix: "none",
	summary: "Triggers are used on prefabs on which they work",
	source: "public material of the platform, triggers",
	why: "Some triggers fire on items of some prefabs only. On any other item nothing ever happens. trigger/enter-needs-trigger-prefab reports OnEnterEvent.",
	on: onTrigger(({ type, known: { on }, prefab, itemKey }, { labels }) => {
		if (on === void 0 || on.includes(prefab) || type === "OnEnterEvent") return void 0;
		return worksOnlyOn(type, on, labels.text(itemKey));
	}),
	examples: () => ({
		good: [{
			title: "triggers where they work",
			text: room()
		}, {
			title: "a trigger that is not known",
			text: task("3", 2, basicTrigger("OnWhistle"))
		}],
		bad: [{
			title: "a trigger of zones on a cube",
			text: task("3", 2, basicTrigger("OnExitEvent")),
			at: "/logic/3#/Tasks/2/Trigger/$type",
			marks: "\\\"OnExitEvent\\\"",
			message: "OnExitEvent works only on a Trigger, and this is item 3 (ResizableCube): move it to a Trigger"
		}]
	})
});
// rules/trigger/index.ts
const triggerRules = [
	enter_needs_trigger_prefab_default,
	defineRule({
		id: "trigger/repeated",
		level: "warning",
		kinds: { twice: {} },
		fix: "none",
		summary: "An event sends a code to a quest only once",
		source: "quest and task records, part 3, transition codes",
		why: "Outside its required state a code has no effect, so the second of two equal triggers finds the quest already moved. For codes without a required state the documents do not say what a second one does.",
		state: () => /* @__PURE__ */ new Map(),
		on: { trigger({ record, type, subscription }, report, { state, snapshot: { labels } }) {
			const { kind, itemKey, record: task, place } = subscription;
			if (kind !== "quest-trigger" || type === void 0) return;
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
			const advice = code === 111 ? "change this one to 121 to complete the quest" : "give this one another code";
			report({
				at: place.at("TargetState"),
				message: `${labels.text(itemKey)} sends ${code} to this quest twice on ${type}: ${advice}`,
				related: [{
					at: first.place.at("TargetState"),
					message: "the first of the two"
				}]
			});
		} },
		examples: () => ({
			good: [{
				title: "one trigger for each step of a quest",
				text: room()
			}],
			bad: [{
				title: "a second trigger that was meant to complete the quest",
				text: room((changed) => {
					const [enter, exit] = tasksOf(changed, "4");
					Object.assign(exit ?? {}, {
						Trigger: enter.Trigger,
						TargetState: 111
					});
				}),
				at: "/logic/4#/Tasks/1/TargetState",
				marks: "111",
				message: "item 4 (Trigger) sends 111 to this quest twice on OnEnterEvent: change this one to 121 to complete the quest"
			}]
		})
	}),
	prefab_default,
	defineRule({
		id: "trigger/visible-item",
		level: "off",
		catalog: { level: "warning" },
		kinds: { invisible: {} },
		fix: "none",
		summary: "Triggers of the pointer are used on visible items",
		source: "public material of the platform, triggers",
		why: "Players cannot click or hover over an item that they do not see, such as a Trigger.",
		on: onTrigger(({ type, known: { never }, prefab, itemKey }, { labels }) => {
			if (!never.includes(prefab)) return void 0;
			return `${type} does not work on ${labels.text(itemKey)}, which players cannot see: move it to a visible item`;
		}),
		examples: () => ({
			good: [{
				title: "a click on a model",
				text: room()
			}],
			bad: [{
				title: "a click on a zone",
				text: task("4", 3, basicTrigger("OnClickEvent")),
				at: "/logic/4#/Tasks/3/Trigger/$type",
				marks: "\\\"OnClickEvent\\\"",
				message: "OnClickEvent does not work on item 4 (Trigger), which players cannot see: move it to a visible item"
			}]
		})
	})
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
exports.ASKS_FLOW = ASKS_FLOW;
exports.BrokenTexts = BrokenTexts;
exports.CHOOSES_UUID_VERSION = CHOOSES_UUID_VERSION;
exports.FIND_KEY = FIND_KEY;
exports.FIND_KEY_COMPLETED = FIND_KEY_COMPLETED;
exports.KIND_WORDS = KIND_WORDS;
exports.MAX_RELATED = MAX_RELATED;
exports.OPEN_DOOR = OPEN_DOOR;
exports.OPEN_DOOR_COMPLETED = OPEN_DOOR_COMPLETED;
exports.apply = apply$1;
exports.atExpression = atExpression;
exports.blockedBy = blockedBy;
exports.button = button;
exports.chain = chain;
exports.circleOf = circleOf;
exports.countedWords = countedWords;
exports.entries = entries;
exports.entryAround = entryAround;
exports.entryCause = entryCause;
exports.entryDraft = entryDraft;
exports.everyQuest = everyQuest;
exports.expression = expression;
exports.fieldOf = fieldOf;
exports.fixIn = fixIn;
exports.flowName = flowName;
exports.heldJsonFault = heldJsonFault;
exports.heldObjectFault = heldObjectFault;
exports.inExpression = inExpression;
exports.inPair = inPair;
exports.isDocumented = isDocumented;
exports.items = items;
exports.keyNearMiss = keyNearMiss;
exports.knownPrefabOf = knownPrefabOf;
exports.laterQuests = laterQuests;
exports.linkTo = linkTo;
exports.logic = logic;
exports.misheldLogic = misheldLogic;
exports.movedByExpression = movedByExpression;
exports.notAString = notAString;
exports.onFirst = onFirst;
exports.onQuests = onQuests;
exports.openedMessage = openedMessage;
exports.otherQuestLabel = otherQuestLabel;
exports.overwriteText = overwriteText;
exports.quest = quest;
exports.questLabel = questLabel;
exports.questsOnly = questsOnly;
exports.rawRoom = rawRoom;
exports.referenceDraft = referenceDraft;
exports.relatedRecords = relatedRecords;
exports.renaming = renaming;
exports.repeatedCodes = repeatedCodes;
exports.reportBroken = reportBroken$1;
exports.reportInPair = reportInPair;
exports.reportKeySlip = reportKeySlip;
exports.reportTypeSlip = reportTypeSlip;
exports.requirement = requirement;
exports.rewriting = rewriting;
exports.room = room;
exports.roomWith = roomWith;
exports.rulePack = rulePack;
exports.shortQuote = shortQuote;
exports.syntaxFixWords = syntaxFixWords;
exports.syntaxMessage = syntaxMessage;
exports.task = task;
exports.tasksOf = tasksOf;
exports.throughout = throughout;
exports.throughoutFile = throughoutFile;
exports.tieBetween = tieBetween;
exports.together = together;
exports.valueDraft = valueDraft;
exports.worksAnywhere = worksAnywhere;
exports.worksOnlyOn = worksOnlyOn;
exports.wrappedLogic = wrappedLogic;
exports.writing = writing;
