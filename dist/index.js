import { found, items, logic, quest, questLabel, room, rulePack, task } from "./rules.js";
import { ScriptError, SnapshotError, graphReport, playScript, questAnalyses, questGraph, readRoom, simulationReport } from "./play.js";
import { isObject, jsonType, member, quoteValue } from "./words.js";
import { CHAIN_TYPE, DOCUMENTED_TYPES, QUEST_STATES, RepairError, SECTIONS, TRANSITION_CODES, addMember, arrayField, bareName, createLinter, cutFromString, defineRule, findSchemaFaults as findSchemaFaults$1, hasField, integerField, isUuid, isUuidVersion4, keyAt, numberField, objectField, ownedComplaints, placeMatcher, plainFinding, readConfig, recordAt, removeMember, renewUuid, replaceValue, rulesForFile, spanIn, stateName, targetState, textField, transitionCode } from "./core.js";
import { pureSha256 } from "./hash.js";
import { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport as planImport$1 } from "./room.js";
import { NotJsonError, compareTexts } from "./roundtrip.js";
import { EditError, JsonEditor, Place, Spelled, applySplices } from "./text.js";
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
	const result = plainResult(repair.result);
	return {
		...repair,
		result,
		refused: result.findings.filter(({ notFixed }) => notFixed !== void 0)
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
function graphSnapshot(bytes, { focus, depth = 2 } = {}) {
	requireBytes(bytes);
	if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`depth must be a whole number of 0 or more, not ${depth}`);
	const { room } = readRoom(bytes);
	if (focus === void 0) return graphReport(questGraph(room.analysis));
	const quest = room.quest(focus);
	if ("fault" in quest) throw new RangeError(quest.fault);
	return graphReport(questGraph(room.analysis, {
		quests: [quest.value],
		depth
	}));
}
const OWNED = ownedComplaints(rulePack);
function findSchemaFaults(record, value) {
	const faults = findSchemaFaults$1(record, value, OWNED);
	return faults.length === 0 ? faults : faults.map(plainFault);
}
function plainFault(fault) {
	return {
		...fault,
		message: fault.message
	};
}
function plainResult(result) {
	return {
		...result,
		findings: result.findings.map(plainFinding)
	};
}
function requireBytes(bytes) {
	if (bytes instanceof Uint8Array) return;
	throw new TypeError(`roomlint needs the bytes of a file as a Uint8Array, not ${typeof bytes === "string" ? "a string: pass new TextEncoder().encode(text)" : "this value"}`);
}
function linterFor(config) {
	const reading = readConfig(config, rulePack);
	if ("faults" in reading) throw new ConfigError(reading.faults);
	return createLinter(rulePack, rulesForFile(rulePack, {
		config: reading,
		preset: void 0,
		commandLine: /* @__PURE__ */ new Map()
	}, () => false), pureSha256);
}
export { CHAIN_TYPE, ConfigError, DOCUMENTED_TYPES, EditError, JsonEditor, NotJsonError, Place, QUEST_STATES, RepairError, RepairError as RepairFault, SECTIONS, ScriptError, SnapshotError, Spelled, TRANSITION_CODES, UnusableSnapshotError, addMember, analyseSnapshot, applySplices, arrayField, bareName, checkSnapshot, compareSnapshots, cutFromString, defineRule, findSchemaFaults, found, graphSnapshot, hasField, importSnapshot, integerField, isObject, isUuid, isUuidVersion4, items, jsonType, keyAt, logic, member, mergeSnapshot, numberField, objectField, planImport, quest, questLabel, quoteValue, recordAt, removeMember, renewUuid, repairSnapshot, replaceValue, room, rulePack, simulateSnapshot, spanIn, stateName, targetState, task, textField, transitionCode };
