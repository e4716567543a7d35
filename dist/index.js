import { EntryFaults, FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, PairFindings, atExpression, brokenJson, button, chain, entries, everyQuest, expression, found, heldJsonFault, heldObjectFault, items, keyNearMiss, logic, notAString, onBoth, onFirst, openedMessage, otherQuestLabel, quest, questLabel, questsOnly, rawRoom, requirement, room, rulePack, syntaxMessage, task, tasksOf, typeNearMiss } from "./rules.js";
import { CHAIN_TYPE, DOCUMENTED_TYPES, PARENT_FIELD, QUEST_KINDS, QUEST_STATES, RepairError, SECTIONS, TRANSITION_CODES, addMember, agreedName, areOfMergedLogic, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, documentedFieldCount, embeddedBytes, endsInSpace, findSchemaFaults as findSchemaFaults$1, firstSyntaxFault, hasContent, hasField, heldObject, idOf, integerField, isNumberedName, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundExtraText, isSoundName, isStatusGroup, isUuid, isUuidVersion4, keyAt, logicSource, lookalike, looksCompleted, mainEntry, missingFields, numberField, objectField, ownedComplaints, parentOf, placeMatcher, plainFinding, questReference, readConfig, readKeys, recordAt, removeMember, renewUuid, replaceValue, requirementPlace, rulesForFile, sameValue, spanIn, targetState, textField, transitionCode } from "./core.js";
import { NotJsonError, compareTexts } from "./roundtrip.js";
import { EditError, JsonEditor, Place, SECRET_PATTERNS, SIGNED_URL, SeenTexts, Spelled, applySplices, isObject, jsonType, member, misspelled, nearest, quoteValue, span, uuidVersion } from "./text.js";
// src/index.ts
var ConfigError = class extends Error {
	faults;
	name = "ConfigError";
	constructor(faults) {
		super(faults.map(({ message }) => message).join("; "));
		this.faults = faults;
	}
};
function checkSnapshot(bytes, config = {}) {
	requireBytes(bytes);
	return plainResult(linterFor(config).lint(bytes));
}
function repairSnapshot(bytes, config = {}, { unsafe = false } = {}) {
	requireBytes(bytes);
	const linter = linterFor(config);
	const repair = linter.repair(bytes, {
		unsafe,
		first: linter.lint(bytes)
	});
	return {
		...repair,
		result: plainResult(repair.result)
	};
}
function compareSnapshots(before, after, { keep = "bytes", allow = [] } = {}) {
	requireBytes(before);
	requireBytes(after);
	return compareTexts(before, after, {
		keep,
		allow: allow.map(placeMatcher)
	});
}
const OWNED = ownedComplaints(rulePack);
function findSchemaFaults(record, value) {
	return findSchemaFaults$1(record, value, OWNED);
}
function plainResult(result) {
	return {
		...result,
		findings: result.findings.map(plainFinding)
	};
}
function requireBytes(bytes) {
	if (bytes instanceof Uint8Array) return;
	throw new TypeError(`roomlint takes the bytes of a file, a Uint8Array, and this is ${typeof bytes === "string" ? "a text: give new TextEncoder().encode(text)" : "something else"}`);
}
function linterFor(config) {
	const reading = readConfig(config, rulePack);
	if ("faults" in reading) throw new ConfigError(reading.faults);
	return createLinter(rulePack, rulesForFile(rulePack, {
		config: reading,
		preset: void 0,
		commandLine: /* @__PURE__ */ new Map()
	}, () => false));
}
export { CHAIN_TYPE, ConfigError, DOCUMENTED_TYPES, EditError, EntryFaults, FIND_KEY, FIND_KEY_COMPLETED, JsonEditor, NotJsonError, OPEN_DOOR, OPEN_DOOR_COMPLETED, PARENT_FIELD, PairFindings, Place, QUEST_KINDS, QUEST_STATES, RepairError, RepairError as RepairFault, SECRET_PATTERNS, SECTIONS, SIGNED_URL, SeenTexts, Spelled, TRANSITION_CODES, addMember, agreedName, applySplices, areOfMergedLogic, arrayField, atExpression, bareName, brokenJson, button, chain, checkSnapshot, comparablePair, compareSnapshots, completePair, cutFromString, defineRule, documentedFieldCount, embeddedBytes, endsInSpace, entries, everyQuest, expression, findSchemaFaults, firstSyntaxFault, found, hasContent, hasField, heldJsonFault, heldObject, heldObjectFault, idOf, integerField, isNumberedName, isObject, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundExtraText, isSoundName, isStatusGroup, isUuid, isUuidVersion4, items, jsonType, keyAt, keyNearMiss, logic, logicSource, lookalike, looksCompleted, mainEntry, member, missingFields, misspelled, nearest, notAString, numberField, objectField, onBoth, onFirst, openedMessage, otherQuestLabel, parentOf, quest, questLabel, questReference, questsOnly, quoteValue, rawRoom, readKeys, recordAt, removeMember, renewUuid, repairSnapshot, replaceValue, requirement, requirementPlace, room, rulePack, sameValue, span, spanIn, syntaxMessage, targetState, task, tasksOf, textField, transitionCode, typeNearMiss, uuidVersion };
