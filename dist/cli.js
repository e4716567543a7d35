"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { NO_REMOVALS, bytesText, counted, decodeLoosely, decodeUtf8, jsonWithoutCommands, listed, placeGlobFault, placeMatcher, placeText, printable, quoteValue, roomForText, withoutSecrets } = require("./words.js");
const { AGENT, CommandError, DROP_LOGIC, DROP_LOGIC_OPTION, EXIT, LIMITS, MAX_PORT, PRINTING_EXITS, ReportFileError, atMostOne, choice, comparePaths, configChoice, configOption, defineCommand, folderInRepository, formatOption, formatsOption, grouped, list, noWords, number, onlyWords, path, readLimit, readSnapshotFile, refuseBoth, requirePatterns, rulePage, stagedIn, toggle, usualFormat, value, version, whyRefused, writeBatched } = require("./command.js");
const { GREATEST_SEED, MAX_IMPORTED_BYTES, PlayBudget, QUEST_STATES, VERBS, createLinter, keyText, stepFor, stepText, unknownRule } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, ScriptPlayer, checkRoom, hasPassed, nextSteps, outlineFor, playScript, questGraph, questName, readLine, readRoom } = require("./flow.js");
const { ABSENT_LOGIC, KEEPS, LOGIC_PLACES, NotJsonError, SnapshotError, SnapshotText, compareTexts, compareThree, findHazards, isSnapshotFault, keepsLimits, mergeBoth, mergeSnapshotInto, sameContent } = require("./verdict.js");
const { DELETED, NdjsonError, answerGitHub, answersForAgents, answersMarkdown, answersText, branchPlansReport, changeEntry, comparisonAnswer, comparisonReport, conflictEntry, conflictShape, entryText, fieldText, hazardReport, hazardsAnswer, lostLines, notCompared, outcomeAnswer, outcomeEntry, partChangesShape, planAnswer, planShape, playAnswer, readNdjson, reasonOn, showAnswer, showReport, shownPage, simulationShape } = require("./report-words.js");
const { SummaryCounter, TextReporter, countReport } = require("./shared.js");
const { FileSettings, Git, GitError, Outputs, configFor, inputName, makeFolders, nodeSha256, openReportFiles, readFileList, readInput, readInputs, repositoryOf, runProgram, tooManyWarnings } = require("./command-check.js");
const { LockedError, mergeEffects, noteConflicts, planReport, readDecisions, readFiles, readIndex, takeLock, whyNotMerged, writeMerged } = require("./world.js");
const { STEPS, shellWord } = require("./commands.js");
const { closeSync, existsSync, openSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");
const { once } = require("node:events");
const { createInterface } = require("node:readline");
// src/front/cli/print-answers.ts
const ANSWER_FORMATS = [
	"text",
	"json",
	"markdown",
	AGENT
];
function printAnswers(format, answered, terminal) {
	switch (format) {
		case "text":
			sayAnswers(answered.answers(), "out", terminal);
			return;
		case "markdown":
			writeBatched(answersMarkdown(answered.answers()), (text) => terminal.say(text));
			return;
		case "agent":
			terminal.say(answersForAgents(answered.answers()));
			return;
		case "github": {
			const folder = folderInRepository(terminal.world.env, terminal.world.cwd());
			for (const answer of answered.answers()) terminal.writeOut(answerGitHub(answer, "import plan", folder));
			return;
		}
		case "json": printJson(answered.json(), terminal);
	}
}
function printJson(document, terminal) {
	terminal.writeProgram("strings", `${jsonWithoutCommands(document, 2)}\n`);
}
function sayAnswers(answers, stream, terminal) {
	writeBatched(answersText(answers, terminal.painter(stream)), (text) => sayText(text, stream, terminal));
}
function sayFindings(report, stream, terminal) {
	const reporter = new TextReporter(terminal.painter(stream), true);
	const counter = new SummaryCounter();
	counter.add(countReport(report));
	const pieces = [...reporter.file(report), reporter.end(counter.summary)];
	writeBatched(pieces, (text) => sayText(text, stream, terminal));
}
function sayText(text, stream, terminal) {
	if (stream === "out") terminal.say(text);
	else terminal.writeErr(text);
}
// src/front/cli/check/print-config.ts
var print_config_exports = /* @__PURE__ */ __exportAll({ printConfig: () => printConfig });
async function printConfig(path, options, terminal) {
	printJson(explainedConfig(path, await (await FileSettings.open(options)).explain(resolve(options.cwd, path))), terminal);
	return EXIT.clean;
}
function explainedConfig(path, { config, ignored, settings }) {
	const rules = settings.map(({ rule, level, from, options, places }) => {
		return [rule, {
			level,
			from: wordsFor(from),
			...options.length === 0 ? {} : { options: Object.fromEntries(options.map((option) => [option.name, {
				value: option.value,
				from: wordsFor(option.from)
			}])) },
			...places.length === 0 ? {} : { at: places.map((place) => ({
				at: place.at,
				level: place.level,
				from: wordsFor(place.from)
			})) }
		}];
	});
	return {
		file: path,
		config: config ?? null,
		ignored,
		rules: Object.fromEntries(rules)
	};
}
function wordsFor(from) {
	switch (from.kind) {
		case "default": return "default";
		case "preset": return `preset ${from.name}`;
		case "rules": return "rules";
		case "override": return `overrides[${from.index}]${from.reason === void 0 ? "" : `: ${from.reason}`}`;
		case "command-line": return "--rule";
	}
}
// src/front/cli/diff.ts
var diff_exports = /* @__PURE__ */ __exportAll({ diff: () => diff });
const diff = defineCommand({
	options: {},
	details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; a file that is not a room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git show main:rooms/garden.json > old.json && roomlint diff old.json rooms/garden.json
  npx roomlint init --clone && git diff main`,
	exits: {
		clean: "shown, whether there are differences or not",
		error: "an unreadable file, a version that is not a room, or invalid usage"
	}
}, async (_, { cwd, words, terminal }) => {
	if (words.length === 7 || words.length === 9) {
		const [path = "", old = "", , , next = "", , , renamed] = words;
		return showForGit({
			cwd,
			name: renamed ?? path,
			old,
			new: next
		}, terminal);
	}
	const [old, next, extra] = words;
	if (old === void 0 || next === void 0 || extra !== void 0) throw new CommandError("diff takes two versions of a room, as in roomlint diff old.json new.json");
	refuseCommit(old, next, Git.in(cwd, terminal.world));
	return show$1({
		cwd,
		name: next,
		old,
		new: next
	}, terminal);
});
function refuseCommit(old, next, git) {
	if (existsSync(resolve(git.path, old)) || git.commitOf(old) === void 0) return;
	const file = !existsSync(resolve(git.path, next)) && git.commitOf(next) !== void 0 ? "" : "-- ";
	throw new CommandError(`${old} is a commit of git, and diff takes two files: run roomlint init --clone once, then git diff ${shellWord(old)} ${file}${shellWord(next)}`);
}
const NOTHING = "/dev/null";
const EMPTY = new TextEncoder().encode("{}");
async function show$1(request, terminal) {
	const { name } = request;
	const { was, is } = await readVersions(request, terminal);
	for (const { bytes } of [was, is]) terminal.hideJson(bytes);
	const changes = compareThree(was, is, was).theirs;
	const others = otherMembers(was, is);
	const count = changes.length + others.length;
	const what = count === 0 ? "nothing differs but the layout" : counted(count, "change");
	const entries = [...changes.map(changeEntry), ...others];
	sayAnswers([{
		title: `${name}: ${what}`,
		sections: [{ entries }]
	}], "out", terminal);
	return EXIT.clean;
}
async function showForGit(request, terminal) {
	try {
		return await show$1(request, terminal);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		const { cwd, old, new: next } = request;
		const { stdout } = Git.in(cwd, terminal.world).run([...[
			"diff",
			"--no-index",
			"--no-ext-diff",
			"--no-textconv",
			"--"
		], ...[old, next].map((path) => path === NOTHING ? path : resolve(cwd, path))]);
		terminal.say(`${error.message}\n${withoutSecrets(String(stdout))}`);
		return EXIT.clean;
	}
}
async function readVersions({ cwd, name, old, new: next }, { world }) {
	const files = [old, next].filter((path) => path !== NOTHING);
	const read = await readInputs(files, {
		cwd,
		stdin: world.stdin
	});
	const before = old === NOTHING ? EMPTY : read.at(0) ?? EMPTY;
	const after = next === NOTHING ? EMPTY : read.at(-1) ?? EMPTY;
	try {
		const was = SnapshotText.read(before, "before");
		return {
			was,
			is: SnapshotText.read(after, "after", was)
		};
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		throw new CommandError(`${name}: not compared: ${error.message}`);
	}
}
function otherMembers(was, is) {
	return [.../* @__PURE__ */ new Set([...was.unknownSections, ...is.unknownSections])].flatMap((key) => {
		const [old, now] = [was.content(key), is.content(key)];
		if (sameContent(old, now)) return [];
		return [{
			symbol: old === void 0 ? "+" : now === void 0 ? "-" : "~",
			text: keyText(key)
		}];
	});
}
// src/front/cli/gate/endings.ts
function endingOf(outcome, commands) {
	const { room, source, operation } = commands;
	const isPush = operation === "push";
	const not = isPush ? "Not pushed" : "Not restored";
	const unchanged = (why, code, more = {}, data = {}) => ended(`${not}: ${why}. The room is unchanged`, code, more, data);
	const refused = (why, more, data) => unchanged(why, EXIT.findings, more, data);
	const undone = (why, more, data) => unchanged(why, EXIT.error, more, data);
	switch (outcome.kind) {
		case "findings": return findingsEnding(outcome, commands, refused);
		case "not-pulled": return isPush ? refused(`${source} was not pulled from room ${room}, so nobody knows which of these differences are yours and which others have made since`, { advice: [`Pull the room into another file, make your changes in that one, and push it; or --overwrite makes the room what ${source} says`] }) : refused(`room ${room} was never pulled or pushed here, so nobody knows what others have changed since the backup`, { advice: ["--overwrite restores it anyway"] });
		case "lost-update": {
			const { changes } = outcome;
			const why = `room ${room} has changed since it was pulled`;
			if (changes === void 0) return refused(`${why}. What others have changed is unknown, because the pulled bytes are gone or damaged`, { advice: ["`roomlint pull` into another file shows the room. --overwrite undoes their changes"] }, { theirs: null });
			return refused(`${why}, and this would undo it`, {
				listed: ["Others have changed", changes.map(changeEntry)],
				advice: ["--merge keeps their changes and yours, --overwrite undoes theirs"]
			}, { theirs: partChangesShape(changes) });
		}
		case "other-server": {
			const { pulledFrom, server } = outcome;
			return refused(`room ${room} was pulled from ${pulledFrom}, but this is ${server}, and the room here is not what was pulled`, { advice: [`To import ${source} here anyway, use --overwrite`] }, {
				pulledFrom,
				server
			});
		}
		case "conflicts": {
			const { conflicts } = outcome;
			return refused("you and others have changed the same parts in different ways", {
				listed: ["Both have changed", conflicts.map(conflictEntry)],
				advice: ["Decide each with --merge --resolve PLACE=ours or PLACE=theirs, such as items/12=theirs; or --overwrite keeps yours and undoes all that others have changed"]
			}, { conflicts: conflicts.map(conflictShape) });
		}
		case "no-such-conflict": {
			const { patterns, conflicts } = outcome;
			return undone(`no conflict matches ${listed(patterns.map(quoteValue), "and")}`, conflicts.length === 0 ? { advice: ["There are no conflicts: leave out --resolve"] } : { listed: ["Conflicts", conflicts.map(conflictEntry)] }, {
				patterns,
				conflicts: conflicts.map(conflictShape)
			});
		}
		case "limits": return refused("this exceeds the limits");
		case "other-plan": return refused(`the plan cannot be executed, because ${outcome.reason}`, { advice: ["Make the plan again"] }, { message: outcome.reason });
		case "in-doubt": return ended(`${not}: an interrupted import left room ${room} in an uncertain state`, EXIT.findings, { advice: [`\`roomlint restore\` brings back a backup, --overwrite pushes ${source} anyway`] });
		case "declined": return undone(outcome.destroys ? "that is not the identifier of the room" : "the answer was not y");
		case "nobody": return undone(`this ${outcome.destroys ? "destroys something" : "changes the room"}, and there is no terminal to ask on: use --yes`);
		case "no-way-back": {
			const { comparison } = outcome.comparison;
			return undone("a restore would not bring back all of the room", { listed: ["A restore would leave", differenceEntries(comparison)] }, { differences: comparison.differences });
		}
		case "unable": {
			const { message, importing } = outcome;
			if (importing === void 0) return undone(message, {}, { message });
			return ended(`Not imported: ${message}. ${importing.mayFollow ? "The room is unchanged so far, but the service may still be working on it: `roomlint status` looks again" : "The room is unchanged"}`, EXIT.error, {}, { message });
		}
		case "nothing": return ended(`Nothing to ${operation}: room ${room} already has what ${source} has`, EXIT.clean);
		case "planned": return ended("A dry run: nothing was uploaded or imported. The room is unchanged", EXIT.clean);
		case "imported": return importedEnding(outcome, commands);
		case "differs": {
			const { comparison } = outcome.comparison;
			const restore = restoreLine(outcome.restore, commands);
			return ended(`Imported, and differs: room ${room} is not what it should be`, EXIT.findings, {
				listed: ["What differs", differenceEntries(comparison)],
				advice: ["This restores it:", `  ${restore}`]
			}, {
				differences: comparison.differences,
				restore
			});
		}
		case "unrecorded": return ended(imported(commands), EXIT.error, { advice: [`This could not be recorded: ${outcome.message}. Fix that, then push again: nothing is imported twice`] }, { message: outcome.message });
		case "unverified": return ended(outcome.isEarlier ? `${not}: an import was interrupted before, and room ${room} could not be downloaded to see what became of it: ${outcome.message}` : `The import was requested, but room ${room} could not be downloaded afterwards: ${outcome.message}. It may have changed`, EXIT.error, { advice: ["`roomlint status` looks again"] }, { message: outcome.message });
	}
}
function ended(title, code, { listed, advice = [] } = {}, data = {}) {
	return {
		code,
		answer: {
			title,
			sections: listed === void 0 ? [] : [{
				title: listed[0],
				entries: listed[1]
			}],
			advice: advice.map((text) => ({ text }))
		},
		data
	};
}
function findingsEnding({ fresh, warnings, earlier, exceedsLimits }, { source, check }, refused) {
	const beyond = exceedsLimits === true ? ", and this exceeds the limits" : "";
	if (fresh === 0) return refused(`new in ${source}: ${counted(warnings, "warning")}${beyond}`, { advice: ["Fix what is new, or push with --allow-warnings"] });
	const why = `fix the errors${warnings > 0 ? " and warnings" : ""} in ${source} first${beyond}`;
	const others = `The room has ${counted(earlier, "other error")}, which \`${check}\` lists`;
	return refused(why, earlier === 0 ? {} : { advice: [others] });
}
function imported({ operation, room, source }) {
	return operation === "push" ? `Imported ${source} into room ${room}, and the room is what it should be` : `Restored backup ${source}, and room ${room} is what it should be`;
}
function importedEnding({ addedFields, absentLogic, file, restore: call }, commands) {
	const { source } = commands;
	const restore = restoreLine(call, commands);
	const advice = [
		...addedFields.length === 0 ? [] : [`The service added ${counted(addedFields.length, "field")}: ${listed(addedFields, "and", 3)}`],
		...file === "merged" ? [`${source} now has the changes of others as well`] : [],
		...file === "changed-meanwhile" ? [`${source} was changed meanwhile, so the changes of others are not in it: push it with --merge next time`] : [],
		"This undoes it:",
		`  ${restore}`
	];
	return ended(imported(commands), EXIT.clean, { advice }, {
		addedFields,
		absentLogic,
		file,
		restore
	});
}
function restoreLine({ backup, removes, overwrites }, { options }) {
	return `roomlint restore ${backup} ${options}${removes > 0 ? ` --max-removed ${removes}` : ""}${overwrites ? " --overwrite" : ""}`;
}
function differenceEntries({ groups }) {
	return groups.filter(({ forgiven }) => !forgiven).map(({ class: kind, count, first, places }) => {
		return { text: `${kind}${count > 1 ? ` (${count} times)` : ""}: ${first.message}, at ${places}` };
	});
}
function interruptionText({ operation, source, started, backup }, settled) {
	const stopped = `the ${operation} of ${printable(source)} that began at ${started} was interrupted during the import`;
	const again = `It is safe to ${operation} again`;
	const behind = ` (backup ${backup})`;
	switch (settled?.kind) {
		case void 0: return `${stopped}. The room may have changed: only the service can say`;
		case "unchanged": return `${stopped}. The room is unchanged. ${again}, unless the service is still working on that import: look once more in a few minutes`;
		case "imported": return `${stopped}. The room has everything that was to be imported${behind}. Nothing needs to be repeated`;
		case "mixed": return `${stopped}. The room is now neither what it was before${behind} nor what it should be`;
		case "unknown": return `${stopped}. What became of the room is unknown: ${settled.reason}`;
	}
}
function eventText(event, check) {
	switch (event.kind) {
		case "interrupted": return interruptionText(event.journal, event.settled);
		case "backup": return `backup ${event.name}: ${bytesText(event.bytes)}`;
		case "theirs": {
			const count = counted(event.changes.length, "change");
			return event.done === "merged" ? `merging ${count} of others` : `--overwrite: this undoes ${count} of others`;
		}
		case "note": return event.message;
		case "earlier-errors": return `the room already has ${counted(event.count, "other error")}, which \`${check}\` lists`;
	}
}
// src/front/cli/playable.ts
function readBytes(path, cwd, { world }) {
	return readInput(path, {
		cwd,
		stdin: world.stdin
	});
}
function readPlayableRoom(path, cwd, terminal) {
	const bytes = readBytes(path, cwd, terminal);
	return showable(bytes, path, terminal, () => readRoom(bytes));
}
function showable(bytes, path, terminal, read) {
	try {
		const reading = read();
		terminal.hideJson(bytes);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		terminal.hide(bytes);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${inputName(path)}${place} ${message}`);
	}
}
// src/front/cli/graph.ts
var graph_exports = /* @__PURE__ */ __exportAll({ graph: () => graph });
const FORMATS$2 = [
	"mermaid",
	"dot",
	"svg",
	"json"
];
const DEPTH = 2;
const MAX_DRAWN = {
	quests: 2e3,
	edges: 5e3
};
const graph = defineCommand({
	options: {
		...grouped("Part:", { focus: value(`only what is up to ${DEPTH} links away from QUEST, by its Name, id, or Name without its number`, "--focus 1_open_door") }),
		...formatOption(FORMATS$2)
	},
	details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is the picture that Graphviz makes of dot: it needs the package @viz-js/viz, which npm installs with
roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door
  roomlint graph garden.json --format svg > garden.svg`,
	exits: {
		clean: "drawn",
		error: "the snapshot cannot be used, or invalid usage"
	}
}, async ({ focus, format = "mermaid" }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("graph", words, ["a snapshot"], "roomlint graph garden.json");
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const drawn = questGraph(room.analysis, focus === void 0 ? void 0 : focusOn(focus, room));
	if (drawn.quests.length === 0) terminal.warn("the file has no quests to draw");
	const { quests, edges } = drawn.leftOut;
	if (quests > 0 || edges > 0) terminal.warn(`the focus leaves out ${counted(quests, "quest")} and ${counted(edges, "edge")}`);
	await print$1(drawn, format, terminal);
	return EXIT.clean;
});
function focusOn(focus, room) {
	const quest = room.quest(focus);
	if ("fault" in quest) throw new CommandError(`--focus: ${quest.fault}`);
	return {
		quests: [quest.value],
		depth: DEPTH
	};
}
async function print$1(drawn, format, terminal) {
	const write = (pieces) => writeBatched(pieces, (text) => terminal.writeProgram("strings", terminal.forPeople(text)));
	switch (format) {
		case "mermaid": {
			const { text, leftOut } = (await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_mermaid_exports)).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_dot_exports)).dotGraph(drawn));
			return;
		case "svg":
			terminal.writeProgram("markup", terminal.forPeople(await picture(drawn, terminal)));
			return;
		case "json": {
			const { graphReport } = await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_json_exports);
			printJson(graphReport(drawn), terminal);
		}
	}
}
async function picture(drawn, terminal) {
	const { quests, edges } = drawn;
	if (quests.length > MAX_DRAWN.quests || edges.length > MAX_DRAWN.edges) throw new CommandError(`${counted(quests.length, "quest")} and ${counted(edges.length, "edge")} are too many for a picture: draw the part around one quest with --focus QUEST, or use --format dot or json`);
	const { dotGraph } = await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_dot_exports);
	const { instance } = await Promise.resolve().then(() => require("@viz-js/viz"));
	const dot = terminal.maskProgram("strings", dotGraph(drawn).join(""));
	const svg = (await instance()).renderString(dot, { format: "svg" });
	return svg.slice(svg.indexOf("<svg "));
}
// src/front/cli/merge.ts
var merge_exports = /* @__PURE__ */ __exportAll({ merge: () => merge$1 });
const OPTIONS$6 = {
	...grouped("Result:", {
		output: path("write the result to FILE", "--output merged.json", { short: "o" }),
		path: path("for git: PATH is the name of the file, and the result is written in place of ours. A file that is not a room is merged by lines, as git does it", "-L %P", { short: "L" }),
		solve: path("merge FILE once more, from the three versions that git keeps of it during a merge", "--solve rooms/garden.json")
	}),
	...grouped("Conflicts:", {
		resolve: list("where both changed the same field, keep ours or theirs: everywhere, or at a place. PLACE=both keeps two new items. Repeatable", "--resolve items/12#/pos=theirs"),
		strict: toggle("exit with 1 when the merge has an error that neither version has, or makes a state of a quest impossible")
	}),
	...formatOption(["text", "json"])
};
const merge$1 = defineCommand({
	options: OPTIONS$6,
	details: `Ours keeps every byte wherever nothing comes from theirs. Where both have changed the same thing in different
ways, ours stays, the conflict is listed, and the file is valid JSON all the same. After a merge without
conflicts, errors and quests that can no longer be played are listed if neither version has them.

A place is items/12, logic/12, quests/NAME, settings/KEY or roomTasks, and after # a field in it. A place
beats a side that is given for everything. items/12=both keeps two new items: theirs gets a free key, also in
its logic and in the parentItemID of its children.

Examples:
  roomlint merge base.json ours.json theirs.json --output merged.json
  roomlint merge --solve rooms/garden.json --resolve theirs
  roomlint merge --solve rooms/garden.json --resolve 'items/12#/pos=theirs' --resolve ours
  git config merge.roomlint.driver 'npx --no roomlint merge %O %A %B -L %P'`,
	exits: {
		clean: "merged",
		findings: "conflicts, in which ours stays; with --strict also what only the merge has broken",
		error: "nothing is written: invalid usage, an unreadable file, or a version that is not a room"
	}
}, async (given, call) => {
	const { cwd, terminal } = call;
	const { format = "text" } = given;
	const request = readRequest(given, call);
	const { name, output } = request;
	if (format === "json" && output === void 0) throw new CommandError("--format json needs --output: the merged room is on standard output without it");
	const decisions = readDecisions(given.resolve ?? []);
	let read;
	try {
		read = mergeRooms(await request.read(), decisions);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		if (request.byLines === void 0) throw new CommandError(`${name}: not merged: ${error.message}`);
		return mergeByLines(name, request.byLines, error.message, call);
	}
	const { sides, merged } = read;
	if (output === void 0) terminal.writeOutBytes(merged.merged);
	else writeMerged(output, cwd, merged.merged);
	const count = merged.conflicts.length + merged.members.length;
	if (request.isInGit) note(name, count, merged.merged, call);
	const effects = count > 0 ? NO_EFFECTS : await effectsOf(resolve(cwd, name), sides, merged, terminal);
	const isBroken = effects.errors.length + effects.impossible.length > 0;
	const hasMore = count > 0 || isBroken || merged.rekeyed.size > 0;
	if (hasMore) for (const bytes of read.shown) terminal.hideJson(bytes);
	if (format === "json") printJson(shapeOf(merged, effects), terminal);
	else {
		for (const pattern of merged.unused) terminal.warn(`--resolve ${pattern}: there is no such conflict`);
		if (hasMore) sayAnswers([answerOf(request, merged, effects)], "err", terminal);
	}
	if (count === 0 && given.solve !== void 0) terminal.writeErr(`${printable(name)}: merged: git add ${printable(name)}\n`);
	return count > 0 || given.strict && isBroken ? EXIT.findings : EXIT.clean;
});
function readRequest(given, { cwd, words, terminal }) {
	const { output, path, solve } = given;
	refuseBoth(given, "output", "path");
	if (solve !== void 0) {
		refuseBoth(given, "solve", "path");
		if (words.length > 0) throw new CommandError("merge --solve takes one file: git has its versions");
		const read = () => readIndex(solve, cwd, terminal.world);
		return {
			name: solve,
			output: output ?? solve,
			isInGit: true,
			read
		};
	}
	const [base, ours, theirs, extra] = words;
	if (base === void 0 || ours === void 0 || theirs === void 0 || extra !== void 0) throw new CommandError("merge takes three versions of a room, as in roomlint merge base.json ours.json theirs.json --output merged.json");
	const read = () => readFiles({
		base,
		ours,
		theirs
	}, cwd, terminal.world.stdin);
	if (path === void 0) return {
		name: inputName(ours),
		output,
		isInGit: false,
		read
	};
	return {
		name: path,
		output: ours,
		isInGit: true,
		byLines: [
			base,
			ours,
			theirs
		],
		read
	};
}
function mergeRooms(versions, { sides, both }) {
	try {
		const merged = mergeBoth(versions, sides, both, roomForText);
		const [refused] = merged.refused;
		if (refused !== void 0) throw new CommandError(`--resolve ${printable(refused)}=both: both is for an item that each side has added under one key: give ours or theirs here`);
		const { base, ours, theirs } = versions;
		const hasConflicts = merged.conflicts.length + merged.members.length > 0;
		return {
			merged,
			sides: {
				ours,
				theirs
			},
			shown: hasConflicts ? [
				base,
				ours,
				theirs
			] : [ours, theirs]
		};
	} catch (error) {
		if (error instanceof RangeError || error instanceof SnapshotError) throw new CommandError(error.message);
		if (!isSnapshotFault(error)) throw error;
		throw new CommandError(whyNotMerged(versions));
	}
}
function mergeByLines(name, [base, ours, theirs], why, { cwd, terminal }) {
	const { status, stderr } = Git.in(cwd, terminal.world).run([
		"merge-file",
		...[
			"ours",
			"base",
			"theirs"
		].flatMap((label) => ["-L", label]),
		...[
			ours,
			base,
			theirs
		].map((file) => resolve(cwd, file))
	]);
	terminal.warn(`${name}: merged by lines, because ${why}`);
	if (status === null || status > 127) throw new CommandError(`${name}: git could not merge it: ${String(stderr).trim()}`);
	return status === 0 ? EXIT.clean : EXIT.findings;
}
function note(path, count, bytes, { cwd, terminal }) {
	try {
		const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
		noteConflicts(git, name, count, bytes);
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		terminal.warn(`a commit will not be stopped for open conflicts: ${error.message}`);
	}
}
function shapeOf({ conflicts, members, rekeyed }, effects) {
	return {
		version: 1,
		conflicts: conflicts.map(conflictShape),
		members,
		rekeyed: Object.fromEntries(rekeyed),
		...effects
	};
}
function answerOf({ name, isInGit }, { conflicts, members, rekeyed }, { errors, impossible }) {
	const count = conflicts.length + members.length;
	const decide = `Decide with ${isInGit ? `roomlint merge --solve ${name} ` : ""}--resolve theirs, or with a place, as in --resolve items/12=theirs; =both keeps two new items.`;
	return {
		title: `${name}: ${count === 0 ? "merged" : `${counted(count, "conflict")}, in which ours stays`}`,
		sections: [
			{ entries: [
				...[...rekeyed].map(([key, newKey]) => ({ text: `item ${keyText(key)} of theirs is item ${keyText(newKey)} in the merge` })),
				...conflicts.map(conflictEntry),
				...members.map((field) => ({
					symbol: "!",
					text: fieldText({
						...field,
						words: { what: placeText(field) }
					})
				}))
			] },
			{
				title: "Errors that neither version has",
				entries: errors.map(({ message, place }) => ({
					symbol: "\u2717",
					text: `${place}: ${message}`
				}))
			},
			{
				title: "What can no longer happen, by the merge alone",
				entries: lostLines(impossible)
			}
		],
		advice: count === 0 ? [] : [{ text: decide }]
	};
}
async function effectsOf(absolute, sides, merged, terminal) {
	try {
		return await mergeEffects(absolute, sides, merged);
	} catch (error) {
		if (!(error instanceof CommandError || error instanceof SnapshotError)) throw error;
		terminal.warn(`what the merge may have broken was not looked for: ${error.message}`);
		return NO_EFFECTS;
	}
}
const NO_EFFECTS = {
	errors: [],
	impossible: []
};
// src/front/cli/plan/planner.ts
var planner_exports = /* @__PURE__ */ __exportAll({ planChange: () => planChange });
async function planFiles(files, order, terminal) {
	const { cwd, config } = order;
	const limits = readLimits(order, {});
	const read = (path) => ({
		name: inputName(path),
		bytes: readBytes(path, cwd, terminal)
	});
	const current = read(files.current);
	const next = read(files.next);
	const folder = files.next === "-" ? cwd : dirname(resolve(cwd, files.next));
	const merged = files.merge === void 0 ? void 0 : {
		name: files.merge,
		bytes: merge(current, next)
	};
	const { protect, maxRemoved } = await configFor(folder, cwd, config);
	const report = planReport(current, merged ?? next, {
		limits: [limits.given ?? maxRemoved ?? NO_REMOVALS],
		protect: [...protect, ...limits.protect],
		dropsLogic: limits.dropsLogic
	}, { limitName: limitName(terminal) });
	if (merged !== void 0) {
		writeMerge(merged, files, cwd);
		terminal.warn(`the merged snapshot is in ${merged.name}, and this is the plan of its import. Check it before you import it`);
	}
	print([{
		status: "planned",
		path: report.next,
		report
	}], () => planShape(report), order, terminal);
	if (merged !== void 0 && report.plan.verdict === "destroys") {
		terminal.warn("the merge cannot keep everything: the plan says what its import destroys");
		return EXIT.findings;
	}
	return codeOf(report);
}
async function planChange(change, order, terminal) {
	const { planChanges } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.plan_changes_exports);
	const { cwd, config, format } = order;
	const { source } = change;
	const isBeside = format === void 0;
	const { commit, outcomes } = await planChanges(change, {
		cwd,
		config,
		...readLimits(order, terminal.world.env),
		limitName: limitName(terminal),
		showsLost: !isBeside,
		warn: (message) => terminal.warn(message)
	});
	if (isBeside) printFailing(outcomes, terminal);
	else {
		for (const outcome of outcomes) if (outcome.status === "error") terminal.warn(outcome.message);
		const since = source.kind === "since" ? source.ref : void 0;
		print(outcomes, () => branchPlansReport(since, commit, outcomes), order, terminal);
		if (outcomes.every(({ status }) => status === "new")) terminal.warn(commit === void 0 ? "there is no commit yet: nothing to plan" : `no room of ${since === void 0 ? "HEAD" : printable(since)} has changed: nothing to plan`);
	}
	if (source.kind === "staged") printApproval(outcomes, terminal);
	return outcomes.map(codeOfOutcome).reduce((worst, code) => code > worst ? code : worst, EXIT.clean);
}
const MAX_REMOVED = "ROOMLINT_MAX_REMOVED";
const DEFAULT_MAX_REMOVED = "ROOMLINT_DEFAULT_MAX_REMOVED";
function readLimits({ given }, env) {
	const { "max-removed": most, protect = [] } = given;
	const byDefault = env[DEFAULT_MAX_REMOVED] || void 0;
	const [text, name] = most === void 0 ? [env[MAX_REMOVED] || void 0, MAX_REMOVED] : [most];
	const limits = {
		given: text === void 0 ? void 0 : readLimit(text, name),
		fallback: byDefault === void 0 ? void 0 : readLimit(byDefault, DEFAULT_MAX_REMOVED),
		protect,
		dropsLogic: given["drop-logic"] === true || env["ROOMLINT_DROP_LOGIC"] === "1"
	};
	requirePatterns(protect);
	return limits;
}
function limitName({ world }) {
	return world.env.ROOMLINT_LIMIT_NAME || void 0;
}
function merge(current, next) {
	planReport(current, next, {
		limits: [NO_REMOVALS],
		protect: [],
		dropsLogic: false
	});
	return mergeSnapshotInto(current.bytes, next.bytes);
}
function writeMerge({ name, bytes }, { current, next }, cwd) {
	try {
		const inUse = [current, next].filter((path) => path !== "-").map((path) => resolve(cwd, path));
		const [file] = openReportFiles([name], inUse, cwd, "merged snapshot");
		file?.write(decodeLoosely(bytes));
		file?.close();
	} catch (error) {
		if (error instanceof ReportFileError) throw new CommandError(`--merge: ${error.message}`);
		throw error;
	}
}
function print(outcomes, json, { format = "text" }, terminal) {
	const answers = () => outcomes.flatMap((outcome) => outcomeAnswer(outcome) ?? []);
	printAnswers(format, {
		answers,
		json
	}, terminal);
}
function printFailing(outcomes, terminal) {
	for (const outcome of outcomes) {
		if (outcome.status === "error") terminal.warn(outcome.message);
		if (outcome.status === "deleted") terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
		if (outcome.status !== "planned" || codeOf(outcome.report) === EXIT.clean) continue;
		sayAnswers([planAnswer(outcome.report)], "err", terminal);
	}
}
function printApproval(outcomes, terminal) {
	const gates = outcomes.flatMap((outcome) => outcome.status === "planned" ? [outcome.report.gate] : []);
	const isStopped = gates.some(({ stoppedItems }) => stoppedItems.length > 0);
	const most = gates.filter(({ isWithinLimit }) => !isWithinLimit).reduce((all, gate) => Math.max(all, gate.removed - gate.stoppedItems.length), 0);
	const words = [...most > 0 ? [`${MAX_REMOVED}=${most}`] : [], ...isStopped ? [`${DROP_LOGIC}=1`] : []];
	if (gates.some(({ protectedLosses }) => protectedLosses.length > 0)) terminal.warn("bring back what is protected, or first merge a config that does not protect it");
	else if (words.length > 0) terminal.warn(`to approve this in one commit: ${words.join(" ")} git commit`);
}
function codeOfOutcome(outcome) {
	if (outcome.status === "error") return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
	return outcome.status === "planned" ? codeOf(outcome.report) : EXIT.clean;
}
function codeOf({ gate }) {
	return keepsLimits(gate) ? EXIT.clean : EXIT.findings;
}
// src/front/cli/plan/plan.ts
var plan_exports = /* @__PURE__ */ __exportAll({ plan: () => plan });
const PLAN_FORMATS = [...ANSWER_FORMATS, "github"];
const OPTIONS$5 = {
	...LIMITS,
	...DROP_LOGIC_OPTION,
	...grouped("Files:", {
		merge: path("merge the items, quests and logic of <next> into <current>, write the result to OUT, and plan its import, which removes no item and no quest", "--merge merged.json"),
		since: value("plan the import of each snapshot that this branch has changed into the room as it was where the branch left REF. Paths narrow it down", "--since origin/main"),
		staged: toggle("plan the import of each snapshot that the next commit would change into the room as it is at HEAD. Paths narrow it down. In pre-commit with $PRE_COMMIT_FROM_REF it means --since that"),
		config: configOption()
	}),
	...formatOption(PLAN_FORMATS)
};
const plan = defineCommand({
	options: OPTIONS$5,
	details: `<current> is the snapshot that you downloaded from the room, <next> the one that you are about to import.
"-" is standard input, for one of the two files. With --staged or --since,
ROOMLINT_MAX_REMOVED=N and ROOMLINT_DROP_LOGIC=1 approve what one commit removes.

Examples:
  roomlint plan current.json next.json
  roomlint plan --max-removed 3 --protect 'quests/0_*' current.json next.json
  roomlint plan --merge merged.json current.json partial.json
  roomlint plan --since origin/main rooms/
  roomlint plan --staged`,
	exits: {
		clean: "the import stays within the limits",
		findings: "the import would destroy more than the limits allow",
		error: "no plan: invalid usage or config, an unreadable file, or one that is not a snapshot"
	}
}, async (given, { cwd, words, terminal }) => {
	refuseBoth(given, "since", "staged");
	const { format = usualFormat(terminal) } = given;
	const order = {
		cwd,
		config: configChoice(given),
		given,
		format
	};
	const source = changeSource(given, words, terminal.world.env);
	if (source === void 0) return planFiles(filesIn(words, given.merge), order, terminal);
	const { GitChange } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
	return planChange(new GitChange(source, cwd, terminal.world), order, terminal);
});
function changeSource(given, paths, env) {
	const { since: ref, staged } = given;
	if (ref === void 0 && !staged) return void 0;
	refuseBoth(given, staged ? "staged" : "since", "merge");
	return ref === void 0 ? stagedIn(paths, env) : {
		kind: "since",
		ref,
		paths
	};
}
function filesIn([current, next, extra], merge) {
	if (current === void 0 || next === void 0) throw new CommandError(`plan needs two files, as in roomlint plan${merge === void 0 ? "" : " --merge merged.json"} current.json next.json, or a commit: roomlint plan --since HEAD ${printable(current ?? "garden.json")}`);
	if (extra !== void 0) throw new CommandError(`plan compares two files: remove "${extra}"`);
	if (current === "-" && next === "-") throw new CommandError("standard input can be one of the two files, not both");
	return {
		current,
		next,
		merge
	};
}
// src/front/cli/report.ts
var report_exports = /* @__PURE__ */ __exportAll({ report: () => report });
const OPTIONS$4 = grouped("Report:", {
	format: formatsOption(),
	statistics: toggle("show how often each rule reports something instead of findings"),
	"files-from": path("the list of the files that were to be checked, or \"-\": one without a result is an error", "--files-from rooms.txt")
});
const report = defineCommand({
	options: OPTIONS$4,
	details: `Each report is what \`roomlint check --format ndjson\` wrote, or several of them concatenated. "-" is standard
input. Nothing is checked again: the result is what one check of all these files would have written.

Examples:
  git ls-files 'rooms/*.json' > rooms.txt
  parallel -N100 roomlint check --format ndjson < rooms.txt > all.ndjson
  roomlint report --files-from rooms.txt all.ndjson
  roomlint report --format sarif=report.sarif part-*.ndjson`,
	exits: {
		clean: "no errors, and warnings within --max-warnings of the checks",
		findings: "findings",
		error: "a report is truncated, a file is reported twice or missing, the checks had different options, or one of them exited with 2"
	}
}, async ({ format: formats = [], statistics = false, "files-from": list }, { words, cwd, terminal }) => {
	if (words.length === 0) throw new CommandError("report needs ndjson reports, as in roomlint report part-1.ndjson part-2.ndjson");
	const parts = words.map((name) => ({
		name,
		report: readPart(name, cwd, terminal)
	}));
	requireOneCheck(parts);
	const files = filesOf(parts);
	const runs = parts.flatMap(({ report: { runs: own } }) => own);
	const summary = summaryOf(files, runs);
	if (list !== void 0) requireResults(list, [...files.map(({ path }) => path), ...summary.passedOver], cwd, terminal);
	const pack = [...rulePack.values()];
	const inUse = words.map((name) => resolve(cwd, name));
	const outputs = await Outputs.open({
		formats,
		statistics
	}, terminal, cwd, void 0, inUse);
	for (const file of files) {
		if (file.error !== void 0) terminal.warn(`${file.path}: ${file.error}`);
		outputs.file({
			...file,
			rules: pack
		});
	}
	outputs.end(summary);
	return exitCodeOf(runs, summary, terminal);
});
const MAX_REPORT = 1 << 28;
function exitCodeOf(runs, { warnings }, terminal) {
	const worst = runs.reduce((most, { exit }) => Math.max(most, exit), 0);
	const code = Object.values(EXIT).find((known) => known === worst) ?? EXIT.error;
	const maxWarnings = runs[0]?.maxWarnings;
	if (maxWarnings === void 0 || warnings <= maxWarnings) return code;
	terminal.warn(tooManyWarnings(warnings, maxWarnings));
	return code === EXIT.clean ? EXIT.findings : code;
}
function readPart(name, cwd, { world }) {
	const reading = readSnapshotFile(name === "-" ? world.stdin : resolve(cwd, name), MAX_REPORT);
	if (reading.kind !== "bytes") {
		const hint = reading.kind === "too-large" ? ": use more parts" : "";
		throw new CommandError(`cannot read the report ${name}: ${reading.message}${hint}`);
	}
	try {
		return readNdjson(new TextDecoder().decode(reading.bytes));
	} catch (error) {
		if (error instanceof NdjsonError) throw new CommandError(`${name}: ${error.message}`);
		throw error;
	}
}
function requireOneCheck(parts) {
	const first = parts[0]?.report.runs[0]?.options.join(" ");
	for (const { name, report } of parts) for (const run of report.runs) {
		if (run.version !== version()) throw new CommandError(`${name} was written by roomlint ${run.version}, but this is ${version()}: use one version for all`);
		const options = run.options.join(" ");
		if (options !== first) throw new CommandError(`the checks had different options: ${first || "none"} in ${parts[0]?.name}, ${options || "none"} in ${name}`);
	}
}
function filesOf(parts) {
	const owners = /* @__PURE__ */ new Map();
	for (const { name, report } of parts) for (const { path } of report.files) {
		const owner = owners.get(path);
		if (owner !== void 0) throw new CommandError(`${path} is reported twice, in ${owner === name ? name : `${owner} and ${name}`}: check each file once`);
		owners.set(path, name);
	}
	return parts.flatMap(({ report }) => report.files).sort((one, other) => comparePaths(one.path, other.path));
}
function summaryOf(files, runs) {
	const counter = new SummaryCounter(runs[0]?.summary.earlier !== void 0);
	for (const { summary } of runs) counter.add(summary, summary.earlier);
	const passedOver = runs.flatMap(({ summary }) => summary.passedOver).sort(comparePaths);
	const unchecked = files.filter(({ bytes }) => bytes === void 0).length;
	return {
		...counter.summary,
		files: files.length,
		unchecked,
		passedOver
	};
}
function requireResults(list, results, cwd, { world }) {
	const names = readFileList(list, cwd, world.stdin);
	const known = new Set(results.map((path) => resolve(cwd, path)));
	const missing = names.filter((name) => !known.has(resolve(cwd, name)));
	const [first] = missing;
	if (first === void 0) return;
	const more = missing.length === 1 ? "" : ` and ${missing.length - 1} more`;
	throw new CommandError(`no report has a result for ${first}${more} of ${list}: check what is missing`);
}
// src/front/cli/roundtrip.ts
var roundtrip_exports = /* @__PURE__ */ __exportAll({ roundtrip: () => roundtrip });
const OPTIONS$3 = {
	...grouped("Comparison:", {
		keep: choice(`what must be the same: ${KEEPS.join(", ")}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`, "--keep values", KEEPS),
		allow: list("a part that may differ, as a pointer GLOB. Repeatable", "--allow '/quests/**'")
	}),
	...grouped("Files:", { through: value("run COMMAND with the file on its standard input, and compare its output with the file", "--through 'jq .'") }),
	...formatOption(ANSWER_FORMATS)
};
const roundtrip = defineCommand({
	options: OPTIONS$3,
	details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json`,
	exits: {
		clean: "everything that must be kept is kept",
		findings: "something that must be kept is lost",
		error: "no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed"
	}
}, async (given, { cwd, words, terminal }) => {
	const { through, allow: globs = [], keep = "bytes", format = usualFormat(terminal) } = given;
	const allow = readAllowed(globs);
	const [before, after, extra] = words;
	if (before === void 0) throw new CommandError("roundtrip needs a file, as in roomlint roundtrip before.json after.json");
	if (extra !== void 0) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
	if (after !== void 0 && through !== void 0) throw new CommandError(`--through makes the second file itself: remove "${after}"`);
	if (before === "-" && after === "-") throw new CommandError("standard input can be one of the two files, not both");
	const names = {
		before: inputName(before),
		after: after === void 0 ? "<through>" : inputName(after)
	};
	const was = readBytes(before, cwd, terminal);
	try {
		if (after === void 0 && through === void 0) {
			const idle = ["keep", "allow"].find((option) => given[option] !== void 0);
			if (idle !== void 0) throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
			const hazards = findHazards(was);
			const answers = () => [hazardsAnswer(names.before, was.length, hazards)];
			printAnswers(format, {
				answers,
				json: () => hazardReport(keep, hazards)
			}, terminal);
			return EXIT.clean;
		}
		const is = after === void 0 ? runThrough(through ?? "", {
			bytes: was,
			path: before === "-" ? void 0 : resolve(cwd, before),
			cwd
		}, terminal) : readBytes(after, cwd, terminal);
		const comparison = compareTexts(was, is, {
			keep,
			allow
		});
		const sides = {
			...names,
			exempts: allow.length > 0
		};
		const answers = () => [comparisonAnswer(sides, comparison)];
		printAnswers(format, {
			answers,
			json: () => comparisonReport(comparison)
		}, terminal);
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	} catch (error) {
		throw error instanceof NotJsonError ? new CommandError(notCompared(error, names)) : error;
	}
});
function readAllowed(globs) {
	return globs.map((glob) => {
		const fault = placeGlobFault(glob);
		if (fault !== void 0) throw new CommandError(`--allow ${fault}`);
		return placeMatcher(glob);
	});
}
function runThrough(command, { bytes, path, cwd }, terminal) {
	const file = path === void 0 ? void 0 : openSync(path, "r");
	try {
		const { error, status, signal, stdout, stderr } = runProgram(command, [], {
			cwd,
			env: process.env,
			shell: true,
			stdio: [
				file ?? "pipe",
				"pipe",
				"pipe"
			],
			input: file === void 0 ? bytes : void 0,
			maxBuffer: MAX_IMPORTED_BYTES
		});
		if (stderr.length > 0) {
			terminal.hide(bytes);
			terminal.writeErr(`${String(stderr).trimEnd()}\n`);
		}
		const why = whyFailed(error, status, signal);
		if (why !== void 0) throw new CommandError(`"${command}": ${why}`);
		return stdout;
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
function whyFailed(error, status, signal) {
	if (error?.code === "ENOBUFS") return `wrote more than ${MAX_IMPORTED_BYTES.toLocaleString("en")} bytes`;
	if (error !== void 0 && error.code !== "EPIPE") return `cannot be started: ${error.message}`;
	if (signal !== null) return `was ended by ${signal}`;
	return status === 0 ? void 0 : `ended with exit code ${status}`;
}
// src/front/cli/rules.ts
var rules_exports = /* @__PURE__ */ __exportAll({ rules: () => rules });
const rules = defineCommand({
	options: { ...formatOption(["text", "json"]) },
	details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
	exits: PRINTING_EXITS
}, async ({ format = "text" }, { words, terminal }) => {
	const id = atMostOne("rules", words, "rule");
	const all = [...rulePack.values()];
	if (id !== void 0) terminal.writeOwnWords(explainRule(id, format));
	else terminal.writeOwnWords(format === "json" ? jsonText(all.map(asJson)) : table(all));
	return EXIT.clean;
});
function explainRule(id, as) {
	const rule = rulePack.get(id);
	if (rule === void 0) throw new CommandError(unknownRule(id, rulePack));
	return as === "json" ? jsonText(asJson(rule)) : shownPage(rulePage(id));
}
function table(all) {
	const rows = all.map((rule) => [
		levels(rule),
		rule.fix === "none" ? "" : rule.fix,
		rule.id,
		rule.summary
	]);
	const widths = [
		0,
		1,
		2
	].map((column) => rows.reduce((widest, row) => Math.max(widest, (row[column] ?? "").length), 0));
	const line = (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd();
	return `${rows.map(line).join("\n")}\n`;
}
function levels({ level, lenient }) {
	return lenient?.level === void 0 || lenient.level === level ? level : `${level} (${lenient.level})`;
}
function asJson(rule) {
	const { id, level, lenient, catalog, levelInAll, fix, summary, source, options } = rule;
	return {
		id,
		level,
		lenient,
		catalog,
		levelInAll,
		fix,
		summary,
		source,
		why: reasonOn(rulePage(id)),
		options
	};
}
function jsonText(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}
// src/front/cli/serve.ts
var serve_exports = /* @__PURE__ */ __exportAll({ serve: () => serve });
const DEFAULT_PORT = 4610;
const HOST = "127.0.0.1";
const OPTIONS$2 = {
	...grouped("Service:", {
		data: path("the folder of creators, rooms, templates and assets. It is created if it is missing", "--data rehearsal"),
		port: number(`the port to listen on. The default is ${DEFAULT_PORT}; 0 picks a free one`, "--port 0", MAX_PORT),
		"import-from": list("another origin that jsonUrl may point to, besides the service itself. Repeatable", "--import-from https://files.example.com")
	}),
	...grouped("Imports:", {
		logic: choice("where imported logic is kept, which the documents leave open: in-place (the default) where the file has it, merged into extraData, or both", "--logic merged", LOGIC_PLACES),
		"absent-logic": choice("what becomes of the logic of items that are imported without logic: removed (the default) or kept", "--absent-logic kept", ABSENT_LOGIC)
	})
};
const serve = defineCommand({
	options: OPTIONS$2,
	details: `The address is the first line on standard output, and the log goes to standard error.
Keys are in DIR/creators.json, which is created with new keys if it is missing.

Examples:
  roomlint serve --data rehearsal
  roomlint serve --data rehearsal --port 0 --import-from https://files.example.com`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "the port or the folder cannot be used, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	noWords("serve", words);
	if (given.data === void 0) throw new CommandError("serve needs a folder, as in roomlint serve --data rehearsal");
	const folder = resolve(cwd, given.data);
	const request = {
		port: given.port ?? DEFAULT_PORT,
		importFrom: (given["import-from"] ?? []).map(readOrigin),
		reading: {
			logic: given.logic ?? "in-place",
			absentLogic: given["absent-logic"] ?? "removed"
		}
	};
	const ended = signalled();
	const release = lockFolder(folder);
	try {
		const service = await start(request, folder, terminal);
		terminal.writeOut(`${service.address}\n`);
		if (!ended.aborted) await once(ended, "abort");
		await service.close();
	} finally {
		release();
	}
	return EXIT.clean;
});
function readOrigin(given) {
	const url = URL.canParse(given) ? new URL(given) : void 0;
	if (url !== void 0 && /^https?:$/.test(url.protocol) && url.origin === given) return given;
	throw new CommandError(`--import-from must be an origin and nothing else, such as https://files.example.com, not "${given}"`);
}
function lockFolder(folder) {
	const path = join(folder, "service.lock");
	try {
		makeFolders(folder);
		return takeLock(path);
	} catch (error) {
		throw new CommandError(error instanceof LockedError ? `${folder} is in use by another service, process ${error.owner}: end that service, or choose another folder` : `the data folder cannot be used: ${path}: ${whyRefused("write", error)}`);
	}
}
function signalled() {
	const ended = new AbortController();
	for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => ended.abort());
	return ended.signal;
}
async function start(request, folder, terminal) {
	const { serveFolder } = await Promise.resolve().then(() => require("./service.js")).then((n) => n.service_exports);
	const log = (line) => terminal.world.err.write(Buffer.from(terminal.forPeople(terminal.maskProgram("strings", line))));
	try {
		return await serveFolder(folder, {
			...request,
			host: HOST
		}, log);
	} catch (error) {
		const { code = "", syscall } = error;
		if (syscall !== "listen") throw error;
		throw new CommandError(`cannot listen on ${HOST}, port ${request.port} (${code}): choose another --port, or 0 for any`);
	}
}
// src/front/cli/show.ts
var show_exports = /* @__PURE__ */ __exportAll({ show: () => show });
const OPTIONS$1 = {
	...grouped("Part:", {
		item: value("show everything about one item, by its key or its label", "--item \"Open Door\""),
		quest: value("show everything about one quest, by its Name, id, or Name without its number", "--quest 1_open_door")
	}),
	...formatOption(ANSWER_FORMATS)
};
const show = defineCommand({
	options: OPTIONS$1,
	details: `The text shows the first of everything; --format json lists all. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
	exits: {
		clean: "shown",
		error: "the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("show", words, ["a snapshot"], "roomlint show garden.json");
	refuseBoth(given, "item", "quest");
	const { format = usualFormat(terminal) } = given;
	const rules = await (await FileSettings.open({ cwd })).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	terminal.world.prepareForChecks?.();
	const bytes = readBytes(snapshot, cwd, terminal);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(bytes, snapshot, terminal, () => checkRoom(bytes, linter));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const refused = (option, fault) => new CommandError(`--${option}: ${fault}`);
	const shown = showReport(outlineFor(playable, given, refused), result);
	const answers = () => [showAnswer(inputName(snapshot), shown)];
	printAnswers(format, {
		answers,
		json: () => shown
	}, terminal);
	return EXIT.clean;
});
// src/front/cli/simulate/session.ts
var session_exports = /* @__PURE__ */ __exportAll({ playInteractively: () => playInteractively });
const MAX_STATES = 12;
const MAX_CHOICES = 9;
const HELP = `  1, 2, \u2026                               one of the steps that are listed
${STEPS}  states                                the states of all quests
  quit
`;
var SimulationSession = class {
	playable;
	seed;
	paint;
	failed = false;
	player;
	line = 0;
	choices = [];
	constructor(playable, seed, paint) {
		this.playable = playable;
		this.seed = seed;
		this.paint = paint;
		this.player = new ScriptPlayer(playable.room, seed, new PlayBudget());
	}
	greeting() {
		const { quests, items } = this.playable.room.model;
		return `${counted(quests.length, "quest")}, ${counted(items.size, "item")}. Type a number, or a step: help lists them, quit ends.\n` + this.now();
	}
	answer(content) {
		this.line++;
		const word = content.trim();
		if (word === "quit" || word === "exit" || word === "q") return "quit";
		if (word === "help") return HELP;
		if (word === "states") return this.allStates();
		const { room } = this.playable;
		const step = this.choices[Number(word) - 1] ?? word;
		const reading = readLine(step, room);
		switch (reading.kind) {
			case "blank": return "";
			case "fault": return `    ${this.paint("red", printable(reading.message))}\n`;
			case "separator":
				this.player = new ScriptPlayer(room, this.seed, new PlayBudget());
				return this.now();
			case "action": {
				const outcome = this.player.play({
					line: this.line,
					source: step,
					...reading.action
				});
				const { simulation } = this.player;
				if (outcome.kind === "failed" || simulation.stopped) this.failed = true;
				if (outcome.kind === "skipped") return `    ${this.paint("red", printable(`${outcome.message}: type --- to start again`))}\n`;
				const text = entryText(outcomeEntry(room.model, outcome, simulation.playerNames), this.paint);
				return outcome.kind === "step" ? text + this.now() : text;
			}
		}
	}
	now() {
		const { labels } = this.playable.snapshot;
		const { time, nextDue } = this.player.simulation;
		const { works } = nextSteps(this.player);
		const shown = works.slice(0, MAX_CHOICES).map(({ event }) => ({
			step: stepText(stepFor(event)),
			words: `${VERBS.get(event.type) ?? `fire ${event.type} of`} ${labels.text(event.item)}`
		}));
		const more = works.length - shown.length;
		if (nextDue !== void 0) {
			const step = `wait ${nextDue - time}`;
			shown.push({
				step,
				words: `${step} s, until something falls due`
			});
		}
		this.choices = shown.map(({ step }) => step);
		const lines = shown.map(({ words }, index) => `  ${index + 1}  ${words}\n`);
		if (more > 0) lines.push(`  and ${counted(more, "more step")} that have an effect\n`);
		return this.statesLine() + printable(lines.join(""), "\n");
	}
	statesLine() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
		const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
		const shown = [...changed, ...others].slice(0, MAX_STATES).sort((one, other) => one.index - other.index);
		const states = shown.map(({ index }) => `${questName(model, index)} ${QUEST_STATES[simulation.state(index)]}`);
		const more = model.quests.length - shown.length;
		const line = `${simulation.playerNames.length > 1 ? `${this.player.playerName}: ` : ""}${states.join(" \u00b7 ")}${more > 0 ? ` \u00b7 ${more} more: type states` : ""}`;
		return `${this.paint("dim", printable(`[${simulation.time} s] ${line}`))}\n`;
	}
	allStates() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const lines = model.quests.map(({ index }) => {
			const done = simulation.completions(index);
			return `  ${questName(model, index)}: ${QUEST_STATES[simulation.state(index)]}${done > 0 ? `, completed ${done === 1 ? "once" : `${done} times`}` : ""}`;
		});
		return `${printable(lines.join("\n"), "\n")}\n`;
	}
};
async function playInteractively(playable, seed, terminal, streams = {
	input: process.stdin,
	output: process.stdout
}) {
	const session = new SimulationSession(playable, seed, terminal.painter("out"));
	const lines = createInterface({
		...streams,
		terminal: true,
		prompt: "> "
	});
	let isOpen = true;
	lines.once("close", () => {
		isOpen = false;
	});
	const prompt = () => {
		if (isOpen) lines.prompt();
	};
	streams.output.write(terminal.mask(terminal.forPeople(session.greeting())));
	prompt();
	for await (const line of lines) {
		const answer = session.answer(line);
		if (answer === "quit") break;
		streams.output.write(terminal.mask(terminal.forPeople(answer)));
		prompt();
	}
	lines.close();
	return session.failed ? EXIT.findings : EXIT.clean;
}
// src/front/cli/simulate/simulate.ts
var simulate_exports = /* @__PURE__ */ __exportAll({ simulate: () => simulate });
const FORMATS = [...ANSWER_FORMATS, "junit"];
const STDIN = "-";
const OPTIONS = {
	...grouped("Play:", {
		script: path("play the steps in FILE, or from standard input with \"-\"", "--script door.play"),
		seed: number("a whole number that decides what useRandom chooses. The default is 1", "--seed 7", GREATEST_SEED)
	}),
	...formatOption(FORMATS),
	...grouped("Report:", { coverage: toggle("also list the transitions, guards and effects that no run has reached") })
};
const simulate = defineCommand({
	options: OPTIONS,
	details: `A script has one step on each line:
${STEPS}  # a comment

Names with spaces go in double quotes. Without --script, steps are read from the terminal.

Examples:
  roomlint simulate garden.json
  roomlint simulate garden.json --script door.play
  echo 'click 2' | roomlint simulate garden.json --script -
  roomlint simulate garden.json --script door.play --format junit > door.xml`,
	exits: {
		clean: "every expectation holds",
		findings: "an expectation failed, or a run was stopped: in an endless chain, or after too many steps",
		error: "the snapshot or the script cannot be used, or invalid usage"
	}
}, async ({ script, ...given }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("simulate", words, ["a snapshot"], "roomlint simulate garden.json");
	if (snapshot === STDIN && script === void 0) throw new CommandError("a snapshot on standard input needs --script FILE");
	if (snapshot === STDIN && script === STDIN) throw new CommandError("standard input can be the snapshot or the script, not both");
	const { format = usualFormat(terminal), seed = 1 } = given;
	const coverage = given.coverage === true;
	if (script === void 0) {
		requireTerminal(format, coverage, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		return (await Promise.resolve().then(() => session_exports)).playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const { model } = room;
	const bytes = readBytes(script, cwd, terminal);
	terminal.hide(bytes);
	const text = decodeUtf8(bytes);
	if (text === void 0) throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, seed, inputName(script));
	const name = inputName(snapshot);
	if (format === "junit") {
		const { simulationJunit } = await Promise.resolve().then(() => require("./writers.js")).then((n) => n.junit_report_exports);
		writeBatched(simulationJunit(name, played), (part) => terminal.writeProgram("markup", part));
	} else {
		const answers = () => [playAnswer(name, model, played, coverage)];
		printAnswers(format, {
			answers,
			json: () => simulationShape(model, played, coverage)
		}, terminal);
	}
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
});
const MAX_FAULTS = 20;
function requireTerminal(format, coverage, { world }) {
	if (format === "json" || format === "junit") throw new CommandError(`--format ${format} needs --script FILE`);
	if (coverage) throw new CommandError("--coverage needs --script FILE");
	if (!world.isTerminal("in") || !world.isTerminal("out")) throw new CommandError("no terminal to read steps from: use --script FILE, or --script - for standard input");
}
function playOrExplain(room, text, seed, name) {
	try {
		return playScript(room, text, seed);
	} catch (error) {
		if (!(error instanceof ScriptError)) throw error;
		const { faults } = error;
		const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
		if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, "more line")}`);
		const [first = "", ...more] = lines;
		throw new CommandError(first, more.join("\n"));
	}
}
exports.ANSWER_FORMATS = ANSWER_FORMATS;
exports.diff_exports = diff_exports;
exports.endingOf = endingOf;
exports.eventText = eventText;
exports.graph_exports = graph_exports;
exports.interruptionText = interruptionText;
exports.merge_exports = merge_exports;
exports.plan_exports = plan_exports;
exports.planner_exports = planner_exports;
exports.printAnswers = printAnswers;
exports.print_config_exports = print_config_exports;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.report_exports = report_exports;
exports.roundtrip_exports = roundtrip_exports;
exports.rules_exports = rules_exports;
exports.sayAnswers = sayAnswers;
exports.sayFindings = sayFindings;
exports.sayText = sayText;
exports.serve_exports = serve_exports;
exports.show_exports = show_exports;
exports.simulate_exports = simulate_exports;
