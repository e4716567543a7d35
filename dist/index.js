"use strict";
const { isObject, jsonType, member, quoteValue } = require("./words.js");
const { found, items, logic, quest, questLabel, room, rulePack, task } = require("./rules.js");
const { ScriptError, SnapshotError, checkRoom, graphReport, outlineOf, outlineOfItem, outlineOfQuest, playScript, questAnalyses, questGraph, readRoom, showReport, simulationReport } = require("./play.js");
const { CHAIN_TYPE, DOCUMENTED_TYPES, QUEST_STATES, RepairError, SECTIONS, TRANSITION_CODES, addMember, arrayField, bareName, createLinter, cutFromString, defineRule, findSchemaFaults: findSchemaFaults$1, hasField, integerField, isUuid, isUuidVersion4, keyAt, numberField, objectField, ownedComplaints, placeMatcher, plainFinding, readConfig, recordAt, removeMember, renewUuid, replaceValue, rulesForFile, spanIn, stateName, targetState, textField, transitionCode } = require("./core.js");
const { pureSha256 } = require("./hash.js");
const { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport: planImport$1 } = require("./room.js");
const { NotJsonError, compareTexts, findLoss } = require("./roundtrip.js");
const { EditError, JsonEditor, Place, Spelled, applySplices } = require("./text.js");
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
		first: linter.lint(bytes),
		findLoss
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
	return graphReport(questGraph(room.analysis, {
		quests: [meant(room.quest(focus))],
		depth
	}));
}
function outlineSnapshot(bytes, config = {}, { item, quest } = {}) {
	requireBytes(bytes);
	if (item !== void 0 && quest !== void 0) throw new RangeError("give item or quest, not both");
	const { result, playable } = checkRoom(bytes, linterFor(config));
	const outline = () => {
		if (item !== void 0) return outlineOfItem(playable, meant(playable.room.item(item)));
		if (quest !== void 0) return outlineOfQuest(playable, meant(playable.room.quest(quest)));
		return outlineOf(playable);
	};
	return showReport(outline(), result);
}
function meant(found) {
	if ("fault" in found) throw new RangeError(found.fault);
	return found.value;
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
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.ConfigError = ConfigError;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.EditError = EditError;
exports.JsonEditor = JsonEditor;
exports.NotJsonError = NotJsonError;
exports.Place = Place;
exports.QUEST_STATES = QUEST_STATES;
exports.RepairError = RepairError;
exports.RepairFault = RepairError;
exports.SECTIONS = SECTIONS;
exports.ScriptError = ScriptError;
exports.SnapshotError = SnapshotError;
exports.Spelled = Spelled;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.addMember = addMember;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.arrayField = arrayField;
exports.bareName = bareName;
exports.checkSnapshot = checkSnapshot;
exports.compareSnapshots = compareSnapshots;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
exports.findSchemaFaults = findSchemaFaults;
exports.found = found;
exports.graphSnapshot = graphSnapshot;
exports.hasField = hasField;
exports.importSnapshot = importSnapshot;
exports.integerField = integerField;
exports.isObject = isObject;
exports.isUuid = isUuid;
exports.isUuidVersion4 = isUuidVersion4;
exports.items = items;
exports.jsonType = jsonType;
exports.keyAt = keyAt;
exports.logic = logic;
exports.member = member;
exports.mergeSnapshot = mergeSnapshot;
exports.numberField = numberField;
exports.objectField = objectField;
exports.outlineSnapshot = outlineSnapshot;
exports.planImport = planImport;
exports.quest = quest;
exports.questLabel = questLabel;
exports.quoteValue = quoteValue;
exports.recordAt = recordAt;
exports.removeMember = removeMember;
exports.renewUuid = renewUuid;
exports.repairSnapshot = repairSnapshot;
exports.replaceValue = replaceValue;
exports.room = room;
exports.rulePack = rulePack;
exports.simulateSnapshot = simulateSnapshot;
exports.spanIn = spanIn;
exports.stateName = stateName;
exports.targetState = targetState;
exports.task = task;
exports.textField = textField;
exports.transitionCode = transitionCode;
