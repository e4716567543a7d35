import { EntryFaults, FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, PairFindings, allEdits, atExpression, brokenJson, button, chain, circleOf, countedWords, entries, everyQuest, expression, flowName, found, heldJsonFault, heldObjectFault, items, keyNearMiss, logic, notAString, onBoth, onFirst, openedMessage, otherQuestLabel, playText, quest, questLabel, questsOnly, rawRoom, requirement, room, rulePack, syntaxMessage, task, tasksOf, typeNearMiss } from "./rules.js";
import { CHAIN_TYPE, DOCUMENTED_TYPES, PARENT_FIELD, QUEST_KINDS, QUEST_STATES, RepairError, SECTIONS, TRANSITION_CODES, addMember, agreedName, areOfMergedLogic, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, documentedFieldCount, embeddedBytes, endsInSpace, findSchemaFaults as findSchemaFaults$1, firstSyntaxFault, hasContent, hasField, heldObject, idOf, influencesText, integerField, isNumberedName, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundExtraText, isSoundName, isStatusGroup, isUuid, isUuidVersion4, keyAt, logicSource, lookalike, looksCompleted, mainEntry, missingFields, numberField, objectField, ownedComplaints, parentOf, placeMatcher, plainFinding, questReference, readConfig, readKeys, reasonText, recordAt, removeMember, renewUuid, replaceValue, requirementPlace, rulesForFile, sameValue, spanIn, stateName, stepText, strayRecord, targetState, textField, transitionCode } from "./core.js";
import { ScriptError, SnapshotError, playScript, readRoom, simulationReport } from "./shared.js";
import { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport as planImport$1 } from "./room.js";
import { NotJsonError, compareTexts } from "./roundtrip.js";
import { EditError, JsonEditor, Place, SECRET_PATTERNS, SIGNED_URL, SeenTexts, Spelled, applySplices, isObject, jsonType, member, misspelled, nearest, quoteValue, span, uuidVersion } from "./text.js";
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
			const { steps, seed } = verdict.play;
			return {
				verdict: "reachable",
				play: steps.map((step) => stepText(model, step)),
				seed
			};
		}
		case "impossible": return {
			verdict: "impossible",
			reason: reasonText(model, verdict.reason)
		};
		case "unknown": return {
			verdict: "unknown",
			reason: influencesText(verdict.influences)
		};
	}
}
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
function importSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return importInto(room, snapshot);
}
function planImport(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return planImport$1(room, snapshot);
}
function mergeSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return mergeSnapshotInto(room, snapshot);
}
function simulateSnapshot(bytes, script, { seed = 1 } = {}) {
	requireBytes(bytes);
	const { room } = readRoom(bytes);
	return simulationReport(room.model, playScript(room, script, seed));
}
function analyseSnapshot(bytes) {
	requireBytes(bytes);
	return questAnalyses(readRoom(bytes).room);
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
export { CHAIN_TYPE, ConfigError, DOCUMENTED_TYPES, EditError, EntryFaults, FIND_KEY, FIND_KEY_COMPLETED, JsonEditor, NotJsonError, OPEN_DOOR, OPEN_DOOR_COMPLETED, PARENT_FIELD, PairFindings, Place, QUEST_KINDS, QUEST_STATES, RepairError, RepairError as RepairFault, SECRET_PATTERNS, SECTIONS, SIGNED_URL, ScriptError, SeenTexts, SnapshotError, Spelled, TRANSITION_CODES, UnusableSnapshotError, addMember, agreedName, allEdits, analyseSnapshot, applySplices, areOfMergedLogic, arrayField, atExpression, bareName, brokenJson, button, chain, checkSnapshot, circleOf, comparablePair, compareSnapshots, completePair, countedWords, cutFromString, defineRule, documentedFieldCount, embeddedBytes, endsInSpace, entries, everyQuest, expression, findSchemaFaults, firstSyntaxFault, flowName, found, hasContent, hasField, heldJsonFault, heldObject, heldObjectFault, idOf, importSnapshot, integerField, isNumberedName, isObject, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundExtraText, isSoundName, isStatusGroup, isUuid, isUuidVersion4, items, jsonType, keyAt, keyNearMiss, logic, logicSource, lookalike, looksCompleted, mainEntry, member, mergeSnapshot, missingFields, misspelled, nearest, notAString, numberField, objectField, onBoth, onFirst, openedMessage, otherQuestLabel, parentOf, planImport, playText, quest, questLabel, questReference, questsOnly, quoteValue, rawRoom, readKeys, recordAt, removeMember, renewUuid, repairSnapshot, replaceValue, requirement, requirementPlace, room, rulePack, sameValue, simulateSnapshot, span, spanIn, stateName, strayRecord, syntaxMessage, targetState, task, tasksOf, textField, transitionCode, typeNearMiss, uuidVersion };
