"use strict";
const { ASKS_FLOW, BrokenTexts, CHOOSES_UUID_VERSION, KIND_WORDS, MAX_RELATED, blockedBy, brokenJson, circleOf, countedWords, entryAround, fieldOf, fixIn, flowName, heldJsonFault, heldObjectFault, inExpression, isDocumented, keyNearMiss, knownPrefabOf, laterQuests, misheldLogic, notAString, openedMessage, otherQuestLabel, overwriteText, questLabel, relatedRecords, renaming, repeatedCodes, rewriting, rulePack, shortQuote, syntaxFixWords, syntaxMessage, tieBetween, typeNearMiss, valueDraft, worksAnywhere, worksOnlyOn, wrappedLogic, writing } = require("./rule-pack.js");
const { ScriptError, outlineOf, outlineOfItem, outlineOfQuest, questGraph } = require("./shared-flow.js");
const { NotJsonError, SnapshotDocument, SnapshotError, SnapshotPlay, analyseSnapshot, checkRoom, compareTexts, completionsAt, describeAt, drawSnapshot, findLoss, readRoom, referencesIn, rekeyItem, renameQuest, simulateSnapshot } = require("./shared-roundtrip.js");
const { EditError, LookAlikes, Place, SECRET_PATTERNS, SIGNED_URL, SYNTAX_FAULT_KINDS, SeenTexts, applySplices, beginsLikeJson, brand, canonical, isThroughout, lookAlikeNote, readValue, sameValue, tryJsonParse, uuidVersion } = require("./text.js");
const { ANYTHING, BOOLEAN, FUNCTION, KEEPS, SIGNAL, STRING, addTo, counted, decodeLoosely, formatPointer, getOrInsert, groupedBy, isObject, jsonType, listOf, listed, member, nearest, objectWith, oneOf, placeMatcher, quoteValue, readConfig, readOptions, requireArgument, requireBytes, requireJson, requireWhole, span, withArticle } = require("./words.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, AXES, BUILT_IN_VARIABLES, BaselineError, CHAIN_TYPE, COLOUR_SLIPS, COMMON_KEYS, COMPLETED_FIELDS, DOCUMENTED_TYPES, EFFECTS, EFFECT_NAMES, ENEMY_GROUND, FIELDS, FIXED_FIELDS, FOREIGN_SETTINGS, MAX_DEGREES, MAX_IMPORTED_BYTES, MAX_LEVELS, MAX_RECORDS, NOTHING_FAILED, NO_ROTATION, NearNames, OWN_FIELDS, PARENT_FIELD, PREFABS, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, RECORD_NAMES, RepairError, SECTIONS, SHARED_FIELDS, SLIPS, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGERS, TRIGGER_KINDS, TRIGGER_NAMES, VECTORS, absentFrom, addMember, agreedName, argumentCount, aroundAxis, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, emptyJson, endsInSpace, expressionFunction, findRepeatedLogic, findSchemaFaults: findSchemaFaults$1, fourDigits, hasContent, hasControlCharacter, hasField, heldObject, hexDigits, idOf, integerField, isComputedText, isInViewNodes, isItemTasks, isNumberedName, isOfKind, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isSubscriptionType, isUuid, isUuidVersion4, isWritten, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantFunction, meantType, numberField, objectField, otherForm, overwriteValue, ownedComplaints, parentOf, parseExpression, plainFinding, playText, prefabNamed, questReference, readKeys, recordAt, removeMember, renameMember, renewUuid, replaceValue, requirementPlace, rulesForFile, spanIn, stateName, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, turnText, unwrapped, vectorText, withoutBrackets, wordsOf, writeValue } = require("./core.js");
const { credentialMask, pureSha256, unknownTo } = require("./shared-lint.js");
const { TooLargeToDrawError, fixDiff, graphReport, repairDiff, showReport, textReport } = require("./shared-report.js");
const { snapshotThread } = require("./shared-threads.js");
const { JsonEditor, Spelled } = require("./shared-json.js");
const { TextPlaces, offsetsAt, placeAt, positionsAt, spanOf } = require("./shared-places.js");
const { UnusableSnapshotError, describeImport, importSnapshot, mergeSnapshot, planImport } = require("./shared-room.js");
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
	}, { signal });
	const value = () => hasTree ? readValue(decodeLoosely(copy)) : void 0;
	return {
		...result,
		shownBytes,
		value,
		failedRecords: NOTHING_FAILED
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
	requireBytes(bytes);
	const { focus, depth = 2 } = readOptions(options, {
		focus: STRING,
		depth: ANYTHING
	});
	requireWhole("depth", depth, 0);
	const { room } = readRoom(bytes);
	if (focus === void 0) return graphReport(questGraph(room.analysis));
	return graphReport(questGraph(room.analysis, {
		quests: [meant(room.quest(focus))],
		depth
	}));
}
function outlineSnapshot(bytes, config = {}, options = {}) {
	requireBytes(bytes);
	const { item, quest } = readOptions(options, {
		item: STRING,
		quest: STRING
	});
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
exports.ADDRESSABLE_NAMES = ADDRESSABLE_NAMES;
exports.ANIMATION_FIELDS = ANIMATION_FIELDS;
exports.ANIMATION_NAMES = ANIMATION_NAMES;
exports.ASKS_FLOW = ASKS_FLOW;
exports.AXES = AXES;
exports.BUILT_IN_VARIABLES = BUILT_IN_VARIABLES;
exports.BaselineError = BaselineError;
exports.BrokenTexts = BrokenTexts;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.CHOOSES_UUID_VERSION = CHOOSES_UUID_VERSION;
exports.COLOUR_SLIPS = COLOUR_SLIPS;
exports.COMMON_KEYS = COMMON_KEYS;
exports.COMPLETED_FIELDS = COMPLETED_FIELDS;
exports.ConfigError = ConfigError;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.EFFECTS = EFFECTS;
exports.EFFECT_NAMES = EFFECT_NAMES;
exports.ENEMY_GROUND = ENEMY_GROUND;
exports.EditError = EditError;
exports.FIELDS = FIELDS;
exports.FIXED_FIELDS = FIXED_FIELDS;
exports.FOREIGN_SETTINGS = FOREIGN_SETTINGS;
exports.JsonEditor = JsonEditor;
exports.KIND_WORDS = KIND_WORDS;
exports.LookAlikes = LookAlikes;
exports.MAX_DEGREES = MAX_DEGREES;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.MAX_LEVELS = MAX_LEVELS;
exports.MAX_RECORDS = MAX_RECORDS;
exports.MAX_RELATED = MAX_RELATED;
exports.NO_ROTATION = NO_ROTATION;
exports.NearNames = NearNames;
exports.NotJsonError = NotJsonError;
exports.OWN_FIELDS = OWN_FIELDS;
exports.PARENT_FIELD = PARENT_FIELD;
exports.PREFABS = PREFABS;
exports.PREFAB_NAMES = PREFAB_NAMES;
exports.Place = Place;
exports.QUEST_KINDS = QUEST_KINDS;
exports.QUEST_STATES = QUEST_STATES;
exports.RepairError = RepairError;
exports.RepairFault = RepairError;
exports.SECRET_PATTERNS = SECRET_PATTERNS;
exports.SECTIONS = SECTIONS;
exports.SHARED_FIELDS = SHARED_FIELDS;
exports.SIGNED_URL = SIGNED_URL;
exports.SLIPS = SLIPS;
exports.STATE_TEXTS = STATE_TEXTS;
exports.SURELY_IMPORTED_BYTES = SURELY_IMPORTED_BYTES;
exports.SYNTAX_FAULT_KINDS = SYNTAX_FAULT_KINDS;
exports.ScriptError = ScriptError;
exports.SeenTexts = SeenTexts;
exports.SnapshotDocument = SnapshotDocument;
exports.SnapshotError = SnapshotError;
exports.SnapshotPlay = SnapshotPlay;
exports.Spelled = Spelled;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.TRIGGERS = TRIGGERS;
exports.TRIGGER_KINDS = TRIGGER_KINDS;
exports.TRIGGER_NAMES = TRIGGER_NAMES;
exports.TextPlaces = TextPlaces;
exports.TooLargeToDrawError = TooLargeToDrawError;
exports.UnusableSnapshotError = UnusableSnapshotError;
exports.VECTORS = VECTORS;
exports.absentFrom = absentFrom;
exports.addMember = addMember;
exports.addTo = addTo;
exports.agreedName = agreedName;
exports.analyseSnapshot = analyseSnapshot;
exports.applySplices = applySplices;
exports.argumentCount = argumentCount;
exports.aroundAxis = aroundAxis;
exports.arrayField = arrayField;
exports.bareName = bareName;
exports.beginsLikeJson = beginsLikeJson;
exports.blockedBy = blockedBy;
exports.brokenJson = brokenJson;
exports.canonical = canonical;
exports.checkSnapshot = checkSnapshot;
exports.checkSnapshotAsync = checkSnapshotAsync;
exports.circleOf = circleOf;
exports.comparablePair = comparablePair;
exports.compareSnapshots = compareSnapshots;
exports.completePair = completePair;
exports.completionsAt = completionsAt;
exports.counted = counted;
exports.countedWords = countedWords;
exports.credentialMask = credentialMask;
exports.cutFromString = cutFromString;
exports.defineRule = defineRule;
exports.describeAt = describeAt;
exports.describeImport = describeImport;
exports.drawSnapshot = drawSnapshot;
exports.emptyJson = emptyJson;
exports.endsInSpace = endsInSpace;
exports.entryAround = entryAround;
exports.expressionFunction = expressionFunction;
exports.fieldOf = fieldOf;
exports.findRepeatedLogic = findRepeatedLogic;
exports.findSchemaFaults = findSchemaFaults;
exports.fixDiff = fixDiff;
exports.fixIn = fixIn;
exports.flowName = flowName;
exports.formatPointer = formatPointer;
exports.fourDigits = fourDigits;
exports.getOrInsert = getOrInsert;
exports.graphSnapshot = graphSnapshot;
exports.groupedBy = groupedBy;
exports.hasContent = hasContent;
exports.hasControlCharacter = hasControlCharacter;
exports.hasField = hasField;
exports.heldJsonFault = heldJsonFault;
exports.heldObject = heldObject;
exports.heldObjectFault = heldObjectFault;
exports.hexDigits = hexDigits;
exports.idOf = idOf;
exports.importSnapshot = importSnapshot;
exports.inExpression = inExpression;
exports.integerField = integerField;
exports.isComputedText = isComputedText;
exports.isDocumented = isDocumented;
exports.isInViewNodes = isInViewNodes;
exports.isItemTasks = isItemTasks;
exports.isNumberedName = isNumberedName;
exports.isObject = isObject;
exports.isOfKind = isOfKind;
exports.isPlaceholder = isPlaceholder;
exports.isQuestIdShaped = isQuestIdShaped;
exports.isSoundCreator = isSoundCreator;
exports.isSoundDescription = isSoundDescription;
exports.isSoundName = isSoundName;
exports.isSubscriptionType = isSubscriptionType;
exports.isThroughout = isThroughout;
exports.isUuid = isUuid;
exports.isUuidVersion4 = isUuidVersion4;
exports.isWritten = isWritten;
exports.jsonType = jsonType;
exports.keyAt = keyAt;
exports.keyNearMiss = keyNearMiss;
exports.knownPrefabOf = knownPrefabOf;
exports.laterQuests = laterQuests;
exports.listed = listed;
exports.lookAlikeNote = lookAlikeNote;
exports.lookalike = lookalike;
exports.looksCompleted = looksCompleted;
exports.mainEntry = mainEntry;
exports.mayNameQuests = mayNameQuests;
exports.meantFunction = meantFunction;
exports.meantType = meantType;
exports.member = member;
exports.mergeSnapshot = mergeSnapshot;
exports.misheldLogic = misheldLogic;
exports.nearest = nearest;
exports.notAString = notAString;
exports.numberField = numberField;
exports.objectField = objectField;
exports.offsetsAt = offsetsAt;
exports.openedMessage = openedMessage;
exports.otherForm = otherForm;
exports.otherQuestLabel = otherQuestLabel;
exports.outlineSnapshot = outlineSnapshot;
exports.overwriteText = overwriteText;
exports.overwriteValue = overwriteValue;
exports.parentOf = parentOf;
exports.parseExpression = parseExpression;
exports.placeAt = placeAt;
exports.planImport = planImport;
exports.playText = playText;
exports.positionsAt = positionsAt;
exports.prefabNamed = prefabNamed;
exports.questLabel = questLabel;
exports.questReference = questReference;
exports.quoteValue = quoteValue;
exports.readKeys = readKeys;
exports.recordAt = recordAt;
exports.references = referencesIn;
exports.rekeyItem = rekeyItem;
exports.relatedRecords = relatedRecords;
exports.removeMember = removeMember;
exports.renameMember = renameMember;
exports.renameQuest = renameQuest;
exports.renaming = renaming;
exports.renewUuid = renewUuid;
exports.repairDiff = repairDiff;
exports.repairSnapshot = repairSnapshot;
exports.repeatedCodes = repeatedCodes;
exports.replaceValue = replaceValue;
exports.requirementPlace = requirementPlace;
exports.rewriting = rewriting;
exports.rulePack = rulePack;
exports.sameValue = sameValue;
exports.shortQuote = shortQuote;
exports.simulateSnapshot = simulateSnapshot;
exports.span = span;
exports.spanIn = spanIn;
exports.spanOf = spanOf;
exports.stateName = stateName;
exports.strayRecord = strayRecord;
exports.syntaxFaultsIn = syntaxFaultsIn;
exports.syntaxFixWords = syntaxFixWords;
exports.syntaxMessage = syntaxMessage;
exports.targetState = targetState;
exports.textField = textField;
exports.textReport = textReport;
exports.tieBetween = tieBetween;
exports.transitionCode = transitionCode;
exports.tryJsonParse = tryJsonParse;
exports.turnText = turnText;
exports.typeNearMiss = typeNearMiss;
exports.unwrapped = unwrapped;
exports.uuidVersion = uuidVersion;
exports.valueDraft = valueDraft;
exports.vectorText = vectorText;
exports.withArticle = withArticle;
exports.withoutBrackets = withoutBrackets;
exports.wordsOf = wordsOf;
exports.worksAnywhere = worksAnywhere;
exports.worksOnlyOn = worksOnlyOn;
exports.wrappedLogic = wrappedLogic;
exports.writeValue = writeValue;
exports.writing = writing;
