"use strict";
const { ASKS_FLOW, BrokenTexts, CHOOSES_UUID_VERSION, KIND_WORDS, MAX_RELATED, blockedBy, circleOf, countedWords, entryAround, entryCause, entryDraft, fieldOf, fixIn, flowName, heldJsonFault, heldObjectFault, inExpression, inPair, isDocumented, keyNearMiss, knownPrefabOf, laterQuests, misheldLogic, notAString, onQuests, openedMessage, otherQuestLabel, overwriteText, questLabel, referenceDraft, relatedRecords, renaming, repeatedCodes, reportBroken, reportInPair, reportKeySlip, reportTypeSlip, rewriting, rulePack, shortQuote, syntaxFixWords, syntaxMessage, throughout, throughoutFile, tieBetween, together, valueDraft, worksAnywhere, worksOnlyOn, wrappedLogic, writing } = require("./rule-pack.js");
const { PlayBudget, ScriptError, ScriptPlayer, analysesOf, eventShape, eventShapes, lineShape, outlineOf, outlineOfItem, outlineOfQuest, playScript, questAnalyses, questGraph, readScript, simulationReport } = require("./shared-flow.js");
const { NotJsonError, SnapshotDocument, SnapshotError, checkRoom, compareTexts, completionsAt, describeAt, findLoss, maskOf, mayHoldCredentials, readRoom, referencesIn, rekeyItem, renameQuest } = require("./shared-roundtrip.js");
const { ANYTHING, BOOLEAN, FUNCTION, KEEPS, SIGNAL, STRING, addTo, counted, finishInSlices, formatPointer, groupedBy, isObject, jsonType, listOf, listed, member, nearest, objectWith, oneOf, placeMatcher, quoteValue, readConfig, readOptions, requireArgument, requireBytes, requireJson, requireSeed, requireWhole, span, withArticle } = require("./words.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, AXES, BUILT_IN_VARIABLES, Baseline, BaselineError, CHAIN_TYPE, COLOUR_SLIPS, COMMON_KEYS, COMPLETED_FIELDS, DOCUMENTED_TYPES, EFFECTS, EFFECT_NAMES, ENEMY_GROUND, FIELDS, FIXED_FIELDS, FOREIGN_SETTINGS, MAX_CREDENTIALS, MAX_DEGREES, MAX_IMPORTED_BYTES, MAX_LEVELS, MAX_RECORDS, NO_ROTATION, NearNames, OWN_FIELDS, PARENT_FIELD, PREFABS, PREFAB_NAMES, QUEST_KINDS, QUEST_STATES, QuestWords, RECORD_NAMES, RepairError, SECTIONS, SHARED_FIELDS, SLIPS, STATE_NAMES, STATE_TEXTS, SURELY_IMPORTED_BYTES, TRANSITION_CODES, TRIGGERS, TRIGGER_KINDS, TRIGGER_NAMES, VECTORS, addMember, agreedName, argumentCount, aroundAxis, arrayField, bareName, comparablePair, completePair, createLinter, cutFromString, defineRule, emptyJson, endsInSpace, expressionFunction, findRepeatedLogic, findSchemaFaults: findSchemaFaults$1, fourDigits, hasContent, hasControlCharacter, hasField, heldObject, hexDigits, idOf, integerField, isComputedText, isInViewNodes, isItemTasks, isNumberedName, isOfKind, isOwn, isPlaceholder, isQuestIdShaped, isSoundCreator, isSoundDescription, isSoundName, isSubscriptionType, isUuid, isUuidVersion4, isWritten, keyAt, lookalike, looksCompleted, mainEntry, mayNameQuests, meantFunction, meantType, numberField, objectField, otherForm, overwriteValue, ownedComplaints, parentOf, parseExpression, plainFinding, plainFindingInSteps, playText, prefabNamed, questReference, readKeys, recordAt, removeMember, renameMember, renewUuid, replaceValue, requirementPlace, rulesForFile, scriptWord, spanIn, stateName, stepFor, stepText, strayRecord, syntaxFaultsIn, targetState, textField, transitionCode, turnText, unwrapped, vectorText, withoutBrackets, wordsOf, writeValue } = require("./core.js");
const { pureSha256 } = require("./shared-lint.js");
const { TooLargeToDrawError, drawn, fixDiff, graphReport, repairDiff, showReport, svg, textReport } = require("./shared-report.js");
const { EditError, LookAlikes, Place, Redactor, SECRET_PATTERNS, SIGNED_URL, SYNTAX_FAULT_KINDS, SeenTexts, applySplices, beginsLikeJson, brand, canonical, isThroughout, lookAlikeNote, sameValue, tryJsonParse, uuidVersion } = require("./text.js");
const { JsonEditor, Spelled } = require("./shared-json.js");
const { masked } = require("./shared-scan.js");
const { TextPlaces } = require("./shared-places.js");
const { ALL_CHANGES, UnusableSnapshotError, changeLines, destroyedLines, importInto, lookTexts, maskPlan, mergeSnapshotInto, noteLines, planImport: planImport$1 } = require("./shared-room.js");
// src/lint/known-findings.ts
function unknownTo(known) {
	if (known === void 0) return (findings) => findings;
	const baseline = Baseline.read(known.baseline);
	return (findings) => baseline.unknown(known.file, findings);
}
// src/lint/credential-mask.ts
function credentialMask(...files) {
	const redactor = new Redactor();
	for (const bytes of files) {
		requireBytes(bytes);
		if (!redactor.addFrom(bytes, 1e5)) throw new RangeError(`not shown: the file contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
	return (value) => masked(value, redactor);
}
// src/places/place-at.ts
function placeAt(bytes, offset) {
	return new TextPlaces(bytes).placeAt(offset);
}
function spanOf(bytes, place) {
	return new TextPlaces(bytes).spanOf(place);
}
function positionsAt(bytes, offsets) {
	return new TextPlaces(bytes).positionsAt(offsets);
}
function offsetsAt(bytes, positions) {
	return new TextPlaces(bytes).offsetsAt(positions);
}
// src/report/picture/draw-snapshot.ts
async function drawSnapshot(bytes, layOut, options = {}) {
	requireBytes(bytes);
	requireArgument("layOut", layOut, FUNCTION);
	const { title = "Quests" } = readOptions(options, { title: STRING });
	const covered = credentialMask(bytes);
	const graph = covered(questGraph(readRoom(bytes).room.analysis));
	return [...svg(await drawn(graph, layOut), covered(title))].join("");
}
// src/report/plan-words.ts
function planInWords(plan) {
	return {
		verdict: plan.verdict,
		changes: changeLines(plan, ALL_CHANGES),
		notes: noteLines(plan),
		destroyed: [...destroyedLines(plan)],
		looksLike: lookTexts(plan)
	};
}
// src/report/snapshot-import.ts
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
function describeImport(room, snapshot) {
	return planInWords(maskPlan(planImport(room, snapshot), maskOf(mayHoldCredentials([room, snapshot]))));
}
function mergeSnapshot(room, snapshot) {
	requireBytes(room);
	requireBytes(snapshot);
	return mergeSnapshotInto(room, snapshot);
}
// src/flow/play/live-play.ts
function livePlay(room, lines, seed) {
	const player = new ScriptPlayer(room, seed, new PlayBudget());
	if (lines.length === 0) return {
		player,
		outcomes: []
	};
	const reading = readScript(lines.join("\n"), room);
	if (reading.kind === "faults") throw new ScriptError(reading.faults);
	const [run, other] = reading.runs;
	if (other !== void 0) throw new ScriptError([{
		line: other.line,
		message: "another run begins here: play each by itself"
	}]);
	return {
		player,
		outcomes: (run?.lines ?? []).map((line) => player.play(line))
	};
}
function expectedStates(room, { player }, byId) {
	const { simulation } = player;
	if (simulation.stopped) return [];
	const { playerNames } = simulation;
	const words = new QuestWords(room.model);
	const changed = /* @__PURE__ */ new Set();
	for (const entry of simulation.timeline) if (entry.kind === "changed") changed.add(`${entry.player} ${entry.quest}`);
	const lines = [];
	let current = simulation.player;
	for (const [who, name] of playerNames.entries()) {
		const expected = room.model.quests.flatMap((quest) => {
			const { index } = quest;
			const isShared = !isOwn(quest);
			if (isShared && who !== simulation.player) return [];
			const state = simulation.state(index, who);
			const mayDiffer = isShared ? playerNames.some((_name, other) => changed.has(`${other} ${index}`)) : changed.has(`${who} ${index}`);
			const word = state === 0 && !mayDiffer ? void 0 : words.of(index, byId);
			return word === void 0 ? [] : [`expect ${word} ${STATE_NAMES[state]}`];
		});
		if (expected.length > 0 && who !== current) {
			lines.push(`player ${scriptWord(name)}`);
			current = who;
		}
		for (const line of expected) lines.push(line);
	}
	return lines;
}
// src/flow/play/next-steps.ts
const MAX_TRIED = 25e4;
const MAX_IN_A_TRY = 2e3;
function nextSteps({ simulation }) {
	const { events } = simulation.model;
	const works = [];
	const idle = [];
	if (simulation.stopped || !simulation.isPresent()) return {
		works,
		idle,
		untried: 0
	};
	const budget = new PlayBudget(MAX_TRIED);
	for (const [at, event] of events.entries()) {
		if (budget.left === 0) return {
			works,
			idle,
			untried: events.length - at
		};
		const step = stepFor(event);
		const entries = tried(simulation, step, budget);
		(entries.some(isEffect) ? works : idle).push({
			step,
			entries
		});
	}
	return {
		works,
		idle,
		untried: 0
	};
}
function tried(simulation, step, budget) {
	const fork = simulation.fork(MAX_IN_A_TRY, budget);
	fork.play(step);
	return fork.played;
}
function isEffect({ kind }) {
	return kind !== "idle" && kind !== "no-trigger" && kind !== "decided";
}
// src/report/play-json.ts
const MAX_PREVIEW = 8;
function playReport(room, play, seed) {
	const { model } = room;
	const { player, outcomes } = play;
	const { simulation } = player;
	const { playerNames, nextDue, time } = simulation;
	const { works, idle, untried } = nextSteps(player);
	const words = new QuestWords(model);
	const possible = ({ step, entries }) => ({
		step: stepText(model, step),
		events: entries.slice(0, MAX_PREVIEW).map((entry) => eventShape(model, entry, playerNames))
	});
	return {
		seed,
		time,
		...nextDue === void 0 ? {} : { dueAfter: Number((nextDue - time).toPrecision(15)) },
		player: player.playerName,
		players: playerNames.map((name, index) => ({
			name,
			present: simulation.isPresent(index)
		})),
		stopped: simulation.stopped,
		start: eventShapes(model, player.start, playerNames, "start").start,
		lines: outcomes.map((outcome) => lineShape(model, outcome, playerNames)),
		quests: model.quests.map(({ index, id, name }) => {
			const word = words.of(index);
			return {
				id,
				name,
				...word === void 0 ? {} : { word },
				state: QUEST_STATES[simulation.state(index)],
				completions: simulation.completions(index)
			};
		}),
		steps: works.map(possible),
		idle: idle.map(possible),
		untried
	};
}
// src/report/snapshot-play.ts
function simulateSnapshot(bytes, script, options = {}) {
	requireBytes(bytes);
	requireArgument("script", script, STRING);
	const seed = seedOf(options);
	const { room } = readRoom(bytes);
	return simulationReport(room.model, playScript(room, script, seed));
}
function analyseSnapshot(bytes) {
	requireBytes(bytes);
	return questAnalyses(readRoom(bytes).room);
}
var SnapshotPlay = class {
	room;
	constructor(bytes) {
		requireBytes(bytes);
		this.room = readRoom(bytes).room;
	}
	after(lines, options = {}) {
		requireArgument("lines", lines, listOf(STRING));
		const seed = seedOf(options);
		return playReport(this.room, livePlay(this.room, lines, seed), seed);
	}
	script(lines, options = {}) {
		requireArgument("lines", lines, listOf(STRING));
		const { seed = 1, byId = false } = readOptions(options, {
			...SEED,
			byId: BOOLEAN
		});
		requireSeed(seed);
		const play = livePlay(this.room, lines, seed);
		return [
			...lines,
			...expectedStates(this.room, play, byId),
			""
		].join("\n");
	}
	analysis(quest) {
		requireArgument("quest", quest, STRING);
		const { room } = this;
		const found = room.quest(quest);
		const meant = "value" in found ? room.model.quests[found.value] : void 0;
		return meant && analysesOf(room, [meant]).next().value;
	}
};
function seedOf(options) {
	const { seed = 1 } = readOptions(options, SEED);
	requireSeed(seed);
	return seed;
}
const SEED = { seed: ANYTHING };
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
	const copy = new Uint8Array(bytes);
	return finishInSlices(plainInSteps(linterFor(config).lintInSteps(copy)), signal);
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
function* plainInSteps(steps) {
	const result = yield* steps;
	const findings = [];
	for (const finding of result.findings) {
		findings.push(yield* plainFindingInSteps(finding));
		yield;
	}
	return {
		...result,
		findings
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
exports.entryCause = entryCause;
exports.entryDraft = entryDraft;
exports.expressionFunction = expressionFunction;
exports.fieldOf = fieldOf;
exports.findRepeatedLogic = findRepeatedLogic;
exports.findSchemaFaults = findSchemaFaults;
exports.fixDiff = fixDiff;
exports.fixIn = fixIn;
exports.flowName = flowName;
exports.formatPointer = formatPointer;
exports.fourDigits = fourDigits;
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
exports.inPair = inPair;
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
exports.onQuests = onQuests;
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
exports.referenceDraft = referenceDraft;
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
exports.reportBroken = reportBroken;
exports.reportInPair = reportInPair;
exports.reportKeySlip = reportKeySlip;
exports.reportTypeSlip = reportTypeSlip;
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
exports.throughout = throughout;
exports.throughoutFile = throughoutFile;
exports.tieBetween = tieBetween;
exports.together = together;
exports.transitionCode = transitionCode;
exports.tryJsonParse = tryJsonParse;
exports.turnText = turnText;
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
