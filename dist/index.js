"use strict";
const { CATALOG_KNOWLEDGE, FIND_KEY, FIND_KEY_COMPLETED, KNOWLEDGE_OPTION, OPEN_DOOR, OPEN_DOOR_COMPLETED, atExpression, beginsLikeJson, button, chain, circleOf, countedWords, entries, entryCause, entryDraft, everyQuest, expression, fieldOf, fixIn, flowName, found, heldJsonFault, heldObjectFault, inExpression, inPair, isDocumented, items, keyNearMiss, logic, misplacedParts, movedByExpression, notAString, onFirst, onQuests, openedMessage, otherQuestLabel, overwriteText, quest, questLabel, questsOnly, rawRoom, referenceDraft, renaming, repeatedNearMiss, reportBroken, reportInPair, requirement, rewriting, room, rulePack, shortQuote, syntaxFixWords, syntaxMessage, task, tasksOf, throughout, together, typeNearMiss, valueDraft, writing } = require("./rule-pack.js");
const { questGraph, reasonText, unknownText } = require("./shared-flow.js");
const { AXES, CHAIN_TYPE, DOCUMENTED_TYPES, EXPRESSION_FUNCTIONS, MAX_DEGREES, MAX_IMPORTED_BYTES, MAX_LEVELS, MAX_RECORDS, NO_ROTATION, PARENT_FIELD, QUEST_KINDS, QUEST_STATES, RepairError, SECTIONS, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, addMember, agreedName, aroundAxis, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, endsInSpace, expressionFunction, findRepeatedLogic, findSchemaFaults: findSchemaFaults$1, fourDigits, hasField, heldObject, idOf, integerField, isComputedText, isEntryInside, isItemTasks, isNumberedName, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isStatusGroup, isUuid, isUuidVersion4, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantType, nodesOf, numberField, objectField, ownedComplaints, parentOf, parseExpression, plainFinding, playText, questReference, readConfig, readKeys, recordAt, removeMember, renewUuid, replaceValue, requirementPlace, rulesForFile, spanIn, stateName, stepText, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, turnText, vectorText, withoutBrackets, wordsOf } = require("./core.js");
const { counted, formatPointer, isObject, jsonType, listed, member, nearest, placeMatcher, quoteValue } = require("./words.js");
const { pureSha256 } = require("./shared-lint.js");
const { ScriptError, SnapshotError, checkRoom, outlineOf, outlineOfItem, outlineOfQuest, playScript, readRoom, simulationReport } = require("./shared-play.js");
const { graphReport, showReport } = require("./shared-report.js");
const { UnusableSnapshotError, importInto, mergeSnapshotInto, planImport: planImport$1 } = require("./shared-room.js");
const { NotJsonError, compareTexts, findLoss } = require("./shared-roundtrip.js");
const { EditError, LookAlikes, Place, SECRET_PATTERNS, SIGNED_URL, SeenTexts, applySplices, isThroughout, lookAlikeNote, sameValue, span, uuidVersion } = require("./text.js");
const { JsonEditor, Spelled } = require("./shared-json.js");
// src/play/analyse.ts
function questAnalyses(room) {
	const unknown = /* @__PURE__ */ new Map();
	return room.model.quests.map(({ index, id, name }) => ({
		id,
		name,
		active: stateVerdict(room, index, 1, unknown),
		completed: stateVerdict(room, index, 2, unknown)
	}));
}
function stateVerdict({ analysis, model }, quest, state, unknown) {
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
		case "unknown": {
			const { influences, dependsOnReading } = verdict;
			const reason = (dependsOnReading === true ? void 0 : unknown.get(influences)) ?? unknownText(model, verdict);
			if (dependsOnReading !== true) unknown.set(influences, reason);
			return {
				verdict: "unknown",
				reason
			};
		}
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
exports.AXES = AXES;
exports.CATALOG_KNOWLEDGE = CATALOG_KNOWLEDGE;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.ConfigError = ConfigError;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.EXPRESSION_FUNCTIONS = EXPRESSION_FUNCTIONS;
exports.EditError = EditError;
exports.FIND_KEY = FIND_KEY;
exports.FIND_KEY_COMPLETED = FIND_KEY_COMPLETED;
exports.JsonEditor = JsonEditor;
exports.KNOWLEDGE_OPTION = KNOWLEDGE_OPTION;
exports.LookAlikes = LookAlikes;
exports.MAX_DEGREES = MAX_DEGREES;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.MAX_LEVELS = MAX_LEVELS;
exports.MAX_RECORDS = MAX_RECORDS;
exports.NO_ROTATION = NO_ROTATION;
exports.NotJsonError = NotJsonError;
exports.OPEN_DOOR = OPEN_DOOR;
exports.OPEN_DOOR_COMPLETED = OPEN_DOOR_COMPLETED;
exports.PARENT_FIELD = PARENT_FIELD;
exports.Place = Place;
exports.QUEST_KINDS = QUEST_KINDS;
exports.QUEST_STATES = QUEST_STATES;
exports.RepairError = RepairError;
exports.RepairFault = RepairError;
exports.SECRET_PATTERNS = SECRET_PATTERNS;
exports.SECTIONS = SECTIONS;
exports.SIGNED_URL = SIGNED_URL;
exports.STATE_TEXTS = STATE_TEXTS;
exports.SURELY_IMPORTED_BYTES = SURELY_IMPORTED_BYTES;
exports.ScriptError = ScriptError;
exports.SeenTexts = SeenTexts;
exports.SnapshotError = SnapshotError;
exports.Spelled = Spelled;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.addMember = addMember;
exports.agreedName = agreedName;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.aroundAxis = aroundAxis;
exports.arrayField = arrayField;
exports.atExpression = atExpression;
exports.bareName = bareName;
exports.beginsLikeJson = beginsLikeJson;
exports.button = button;
exports.chain = chain;
exports.checkSnapshot = checkSnapshot;
exports.circleOf = circleOf;
exports.comparablePair = comparablePair;
exports.compareSnapshots = compareSnapshots;
exports.completePair = completePair;
exports.counted = counted;
exports.countedWords = countedWords;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
exports.endsInSpace = endsInSpace;
exports.entries = entries;
exports.entryCause = entryCause;
exports.entryDraft = entryDraft;
exports.everyQuest = everyQuest;
exports.expression = expression;
exports.expressionFunction = expressionFunction;
exports.fieldOf = fieldOf;
exports.findRepeatedLogic = findRepeatedLogic;
exports.findSchemaFaults = findSchemaFaults;
exports.fixIn = fixIn;
exports.flowName = flowName;
exports.formatPointer = formatPointer;
exports.found = found;
exports.fourDigits = fourDigits;
exports.graphSnapshot = graphSnapshot;
exports.hasField = hasField;
exports.heldJsonFault = heldJsonFault;
exports.heldObject = heldObject;
exports.heldObjectFault = heldObjectFault;
exports.idOf = idOf;
exports.importSnapshot = importSnapshot;
exports.inExpression = inExpression;
exports.inPair = inPair;
exports.integerField = integerField;
exports.isComputedText = isComputedText;
exports.isDocumented = isDocumented;
exports.isEntryInside = isEntryInside;
exports.isItemTasks = isItemTasks;
exports.isNumberedName = isNumberedName;
exports.isObject = isObject;
exports.isPlaceholder = isPlaceholder;
exports.isQuestIdShaped = isQuestIdShaped;
exports.isSoundCreator = isSoundCreator;
exports.isSoundDescription = isSoundDescription;
exports.isStatusGroup = isStatusGroup;
exports.isThroughout = isThroughout;
exports.isUuid = isUuid;
exports.isUuidVersion4 = isUuidVersion4;
exports.items = items;
exports.jsonType = jsonType;
exports.keyAt = keyAt;
exports.keyNearMiss = keyNearMiss;
exports.listed = listed;
exports.logic = logic;
exports.lookAlikeNote = lookAlikeNote;
exports.lookalike = lookalike;
exports.looksCompleted = looksCompleted;
exports.mainEntry = mainEntry;
exports.mayNameQuests = mayNameQuests;
exports.meantType = meantType;
exports.member = member;
exports.mergeSnapshot = mergeSnapshot;
exports.misplacedParts = misplacedParts;
exports.movedByExpression = movedByExpression;
exports.nearest = nearest;
exports.nodesOf = nodesOf;
exports.notAString = notAString;
exports.numberField = numberField;
exports.objectField = objectField;
exports.onFirst = onFirst;
exports.onQuests = onQuests;
exports.openedMessage = openedMessage;
exports.otherQuestLabel = otherQuestLabel;
exports.outlineSnapshot = outlineSnapshot;
exports.overwriteText = overwriteText;
exports.parentOf = parentOf;
exports.parseExpression = parseExpression;
exports.planImport = planImport;
exports.playText = playText;
exports.quest = quest;
exports.questLabel = questLabel;
exports.questReference = questReference;
exports.questsOnly = questsOnly;
exports.quoteValue = quoteValue;
exports.rawRoom = rawRoom;
exports.readKeys = readKeys;
exports.recordAt = recordAt;
exports.referenceDraft = referenceDraft;
exports.removeMember = removeMember;
exports.renaming = renaming;
exports.renewUuid = renewUuid;
exports.repairSnapshot = repairSnapshot;
exports.repeatedNearMiss = repeatedNearMiss;
exports.replaceValue = replaceValue;
exports.reportBroken = reportBroken;
exports.reportInPair = reportInPair;
exports.requirement = requirement;
exports.requirementPlace = requirementPlace;
exports.rewriting = rewriting;
exports.room = room;
exports.rulePack = rulePack;
exports.sameValue = sameValue;
exports.shortQuote = shortQuote;
exports.simulateSnapshot = simulateSnapshot;
exports.span = span;
exports.spanIn = spanIn;
exports.stateName = stateName;
exports.strayRecord = strayRecord;
exports.syntaxFaultsIn = syntaxFaultsIn;
exports.syntaxFixWords = syntaxFixWords;
exports.syntaxMessage = syntaxMessage;
exports.targetState = targetState;
exports.task = task;
exports.tasksOf = tasksOf;
exports.textField = textField;
exports.throughout = throughout;
exports.together = together;
exports.transitionCode = transitionCode;
exports.turnText = turnText;
exports.typeNearMiss = typeNearMiss;
exports.uuidVersion = uuidVersion;
exports.valueDraft = valueDraft;
exports.vectorText = vectorText;
exports.withoutBrackets = withoutBrackets;
exports.wordsOf = wordsOf;
exports.writing = writing;
