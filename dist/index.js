"use strict";
const { fixIn, otherQuestLabel, questLabel, rulePack, valueDraft, writeMeant } = require("./rule-pack.js");
const { ANYTHING, BOOLEAN, FUNCTION, LookAlikes, RECORD_NAMES, SIGNAL, STRING, arrayField, beginsLikeJson, decodeLoosely, defineRule, findSchemaFaults: findSchemaFaults$1, groupedBy, hasMember, integerField, isObject, keysOf, listOf, listed, lookAlikeNote, member, membersOf, numberField, objectField, objectWith, oneOf, ownedComplaints, placeMatcher, quoteValue, readOptions, readValue, requireArgument, requireBytes, requireJson, requireWhole, span, textField, valuesOf, withoutMember } = require("./words.js");
const { EditError, Place, applySplices, brand, sameValue } = require("./text.js");
const { ScriptError, checkRoom, outlineFor, questGraph, readRoom } = require("./flow.js");
const { BaselineError, NearNames, QUEST_KINDS, RepairError, absentFrom, addMember, bareName, completePair, createLinter, credentialMask, cutFromString, isNumberedName, isQuestIdShaped, keyAt, overwriteValue, plainFinding, questReference, readConfig, recordAt, removeMember, renameMember, renewUuid, replaceValue, rulesForFile, spanIn, transitionCode, unknownTo, writeValue } = require("./core.js");
const { pureSha256 } = require("./writers.js");
const { SnapshotPlay, analyseSnapshot, describeImport, dotGraph, fixDiff, graphReport, importSnapshot, mergeSnapshot, planImport, repairDiff, showReport, simulateSnapshot, textReport } = require("./report-words.js");
const { JsonEditor, KEEPS, NotJsonError, SnapshotError, Spelled, TextPlaces, UnusableSnapshotError, compareTexts, findLoss, offsetsAt, placeAt, positionsAt, referencesIn, rekeyItem, renameQuest, spanOf } = require("./verdict.js");
const { snapshotThread } = require("./shared.js");
const { SnapshotDocument, completionsAt, describeAt } = require("./assist.js");
// src/index.ts
const KNOWN = objectWith({
	baseline: STRING,
	file: STRING
});
var ConfigError = class ConfigError extends Error {
	faults;
	static {
		brand(ConfigError, "ConfigError");
	}
	name = "ConfigError";
	constructor(faults) {
		super(faults.map(({ message }) => message).join("; "));
		this.faults = faults;
	}
};
function checkSnapshot(bytes, config = {}, options = {}) {
	requireBytes(bytes);
	const { known } = readOptions(options, { known: KNOWN });
	return plainResult(without(known, linterFor(config).lint(bytes)));
}
async function checkSnapshotAsync(bytes, config = {}, options = {}) {
	requireBytes(bytes);
	const { signal } = readOptions(options, { signal: SIGNAL });
	if (signal !== void 0) refuseAborted(signal);
	const linter = linterFor(config);
	const copy = new Uint8Array(bytes);
	const thread = snapshotThread();
	if (thread === void 0) {
		await void 0;
		if (signal !== void 0) refuseAborted(signal);
		return plainResult(linter.lint(copy));
	}
	const { hasTree, shownBytes = copy, ...result } = await thread.run({
		bytes: copy,
		config
	}, signal);
	const value = () => hasTree ? readValue(decodeLoosely(copy)) : void 0;
	return {
		...result,
		shownBytes,
		value
	};
}
function refuseAborted({ aborted, reason }) {
	if (aborted) throw reason;
}
function repairSnapshot(bytes, config = {}, options = {}) {
	requireBytes(bytes);
	const { unsafe = false, only, known } = readOptions(options, {
		unsafe: BOOLEAN,
		only: FUNCTION,
		known: KNOWN
	});
	const linter = linterFor(config);
	const first = linter.lint(bytes);
	const chosen = only && new Set(first.findings.filter((finding) => only(plainFinding(finding))));
	const unknown = unknownTo(known);
	const wanted = (findings) => unknown(chosen === void 0 ? findings : findings.filter((finding) => chosen.has(finding)));
	const repair = linter.repair(bytes, {
		unsafe,
		first,
		wanted,
		findLoss
	});
	const result = plainResult(repair.result);
	return {
		...repair,
		result,
		refused: result.findings.filter(({ notFixed }) => notFixed !== void 0)
	};
}
function compareSnapshots(before, after, options = {}) {
	requireBytes(before);
	requireBytes(after);
	const { keep = "bytes", allow = [] } = readOptions(options, {
		keep: oneOf(KEEPS),
		allow: listOf(STRING)
	});
	return compareTexts(before, after, {
		keep,
		allow: allow.map(placeMatcher)
	});
}
function graphSnapshot(bytes, options = {}) {
	return graphReport(focusedGraph(bytes, options));
}
function graphDot(bytes, options = {}) {
	const graph = focusedGraph(bytes, options);
	return dotGraph(credentialMask(bytes)(graph), options.isNarrow).join("");
}
function focusedGraph(bytes, options) {
	requireBytes(bytes);
	const { focus, depth = 2 } = readOptions(options, {
		focus: STRING,
		depth: ANYTHING,
		isNarrow: BOOLEAN
	});
	requireWhole("depth", depth, 0);
	const { room } = readRoom(bytes);
	if (focus === void 0) return questGraph(room.analysis);
	return questGraph(room.analysis, {
		quests: [meant(room.quest(focus))],
		depth
	});
}
function outlineSnapshot(bytes, config = {}, options = {}) {
	requireBytes(bytes);
	const { item, quest } = readOptions(options, {
		item: STRING,
		quest: STRING
	});
	if (item !== void 0 && quest !== void 0) throw new RangeError("give item or quest, not both");
	const { result, playable } = checkRoom(bytes, linterFor(config));
	const outline = outlineFor(playable, {
		item,
		quest
	}, (_, fault) => new RangeError(fault));
	return showReport(outline, result);
}
function meant(found) {
	if ("fault" in found) throw new RangeError(found.fault);
	return found.value;
}
const OWNED = ownedComplaints(rulePack);
const RECORD = {
	...oneOf(RECORD_NAMES),
	what: "one of the kinds of records"
};
function findSchemaFaults(record, value) {
	requireArgument("record", record, RECORD);
	requireJson("value", value, { mayOverflow: true });
	const faults = findSchemaFaults$1(record, value, OWNED);
	return faults.length === 0 ? faults : faults.map(plainFault);
}
function plainFault(fault) {
	return {
		...fault,
		message: fault.message
	};
}
function without(known, result) {
	return known === void 0 ? result : {
		...result,
		findings: unknownTo(known)(result.findings)
	};
}
function plainResult(result) {
	return {
		...result,
		findings: result.findings.map(plainFinding)
	};
}
function linterFor(config) {
	requireJson("config", config, { mayLack: true });
	const reading = readConfig(config, rulePack);
	if ("faults" in reading) throw new ConfigError(reading.faults);
	return createLinter(rulePack, rulesForFile(rulePack, {
		config: reading,
		presets: void 0,
		commandLine: /* @__PURE__ */ new Map()
	}, () => false), pureSha256);
}
exports.BaselineError = BaselineError;
exports.ConfigError = ConfigError;
exports.EditError = EditError;
exports.JsonEditor = JsonEditor;
exports.LookAlikes = LookAlikes;
exports.NearNames = NearNames;
exports.NotJsonError = NotJsonError;
exports.Place = Place;
exports.QUEST_KINDS = QUEST_KINDS;
exports.RepairError = RepairError;
exports.RepairFault = RepairError;
exports.ScriptError = ScriptError;
exports.SnapshotDocument = SnapshotDocument;
exports.SnapshotError = SnapshotError;
exports.SnapshotPlay = SnapshotPlay;
exports.Spelled = Spelled;
exports.TextPlaces = TextPlaces;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.absentFrom = absentFrom;
exports.addMember = addMember;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.arrayField = arrayField;
exports.bareName = bareName;
exports.beginsLikeJson = beginsLikeJson;
exports.checkSnapshot = checkSnapshot;
exports.checkSnapshotAsync = checkSnapshotAsync;
exports.compareSnapshots = compareSnapshots;
exports.completePair = completePair;
exports.completionsAt = completionsAt;
exports.credentialMask = credentialMask;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
exports.describeAt = describeAt;
exports.describeImport = describeImport;
exports.findSchemaFaults = findSchemaFaults;
exports.fixDiff = fixDiff;
exports.fixIn = fixIn;
exports.graphDot = graphDot;
exports.graphSnapshot = graphSnapshot;
exports.groupedBy = groupedBy;
exports.hasMember = hasMember;
exports.importSnapshot = importSnapshot;
exports.integerField = integerField;
exports.isNumberedName = isNumberedName;
exports.isObject = isObject;
exports.isQuestIdShaped = isQuestIdShaped;
exports.keyAt = keyAt;
exports.keysOf = keysOf;
exports.listed = listed;
exports.lookAlikeNote = lookAlikeNote;
exports.member = member;
exports.membersOf = membersOf;
exports.mergeSnapshot = mergeSnapshot;
exports.numberField = numberField;
exports.objectField = objectField;
exports.offsetsAt = offsetsAt;
exports.otherQuestLabel = otherQuestLabel;
exports.outlineSnapshot = outlineSnapshot;
exports.overwriteValue = overwriteValue;
exports.placeAt = placeAt;
exports.planImport = planImport;
exports.positionsAt = positionsAt;
exports.questLabel = questLabel;
exports.questReference = questReference;
exports.quoteValue = quoteValue;
exports.recordAt = recordAt;
exports.references = referencesIn;
exports.rekeyItem = rekeyItem;
exports.removeMember = removeMember;
exports.renameMember = renameMember;
exports.renameQuest = renameQuest;
exports.renewUuid = renewUuid;
exports.repairDiff = repairDiff;
exports.repairSnapshot = repairSnapshot;
exports.replaceValue = replaceValue;
exports.rulePack = rulePack;
exports.sameValue = sameValue;
exports.simulateSnapshot = simulateSnapshot;
exports.span = span;
exports.spanIn = spanIn;
exports.spanOf = spanOf;
exports.textField = textField;
exports.textReport = textReport;
exports.transitionCode = transitionCode;
exports.valueDraft = valueDraft;
exports.valuesOf = valuesOf;
exports.withoutMember = withoutMember;
exports.writeMeant = writeMeant;
exports.writeValue = writeValue;
