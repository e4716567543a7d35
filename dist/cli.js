"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { AGENT, CommandError, DROP_LOGIC, EXIT, ReportFileError, folderInRepository, readLimit, requirePatterns, writeBatched } = require("./command.js");
const { NO_REMOVALS, bytesText, counted, decodeLoosely, jsonWithoutCommands, listed, prescan, printable, quoteValue } = require("./words.js");
const { MAX_CREDENTIALS } = require("./core.js");
const { readRoom } = require("./flow.js");
const { SnapshotError, keepsLimits, mergeSnapshotInto } = require("./verdict.js");
const { ALL_CHANGES, DELETED, SOME_CHANGES, answerGitHub, answersForAgents, answersMarkdown, answersText, branchPlansReport, changeEntries, conflictEntry, conflictShape, outcomeAnswer, partChangesShape, planAnswer, planShape } = require("./report-words.js");
const { SummaryCounter, TextReporter, countReport } = require("./shared.js");
const { configFor, inputName, openReportFiles, readInput } = require("./command-check.js");
const { planReport } = require("./world.js");
const { shellWord } = require("./commands.js");
const { dirname, resolve } = require("node:path");
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
			writeBatched(answersMarkdown(answered.answers(), answered.isFull === true), (text) => terminal.say(text));
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
		hideCredentialsOfJson(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${inputName(path)}${place} ${message}`);
	}
}
function hideCredentialsOfJson(bytes, path, terminal) {
	if (prescan(bytes).secretHints) hideCredentials(bytes, path, terminal);
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${inputName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
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
				listed: ["Others have changed", changeEntries(changes)],
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
			const advice = `\`roomlint pull\` into another file shows theirs. Decide for each part: copy theirs into ${source}, then push --merge; or --overwrite to keep yours and undo all that others have changed. To decide without editing, add --resolve to --merge, as in --resolve ${shellWord(`${exampleOf(conflicts)}=theirs`)}`;
			return refused("you and others have changed the same parts in different ways", {
				listed: ["Both have changed", conflicts.map(conflictEntry)],
				advice: [advice]
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
function findingsEnding({ fresh, warnings, earlier }, { source, check }, refused) {
	if (fresh === 0) {
		const [are, them] = warnings === 1 ? ["is", "it"] : ["are", "them"];
		return refused(`${counted(warnings, "warning")} in ${source} ${are} new`, { advice: [`Fix ${them}, or push with --allow-warnings`] });
	}
	const why = `fix the errors${warnings > 0 ? " and warnings" : ""} in ${source} first`;
	if (earlier === 0) return refused(why);
	return refused(why, { advice: [`The room does not have ${fresh === 1 ? "this error" : "these errors"}. It has ${counted(earlier, "other error")}, which \`${check}\` lists`] });
}
function imported({ operation, room, source }) {
	return operation === "push" ? `Imported ${source} into room ${room}, and the room is what it should be` : `Restored backup ${source}, and room ${room} is what it should be`;
}
const ABSENT_LOGIC_TEXTS = {
	removed: "The file has items and no logic: the service removed the logic of these items",
	kept: "The file has items and no logic: the service kept the logic of these items"
};
function importedEnding({ addedFields, absentLogic, file, restore: call }, commands) {
	const { source } = commands;
	const restore = restoreLine(call, commands);
	const added = addedFields.slice(0, 3).join(", ");
	const more = addedFields.length > 3 ? ` and ${addedFields.length - 3} more` : "";
	const advice = [
		...addedFields.length === 0 ? [] : [`The service added ${counted(addedFields.length, "field")}: ${added}${more}`],
		...absentLogic === void 0 ? [] : [ABSENT_LOGIC_TEXTS[absentLogic]],
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
const MAX_PARTS = 50;
function differenceEntries({ groups }) {
	const unforgiven = groups.filter(({ forgiven }) => !forgiven);
	const entries = unforgiven.slice(0, MAX_PARTS).map(({ class: kind, count, first, places }) => {
		return { text: `${kind}${count > 1 ? ` (${count} times)` : ""}: ${first.message}, at ${places}` };
	});
	const more = unforgiven.length - MAX_PARTS;
	return more > 0 ? [...entries, { text: `\u2026 and ${counted(more, "more kind")} of differences` }] : entries;
}
function exampleOf([conflict]) {
	if (conflict === void 0 || conflict.kind === "tasks") return "roomTasks";
	const step = (conflict.kind === "quest" ? conflict.name ?? conflict.key : conflict.key).replaceAll("~", "~0").replaceAll("/", "~1");
	return `${conflict.kind === "logic" ? "logic" : `${conflict.kind}s`}/${step}`;
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
		case "earlier-errors": {
			const { count } = event;
			return `${count === 1 ? "1 other error is in the room already and does not stop this" : `${count} other errors are in the room already and do not stop this`}: \`${check}\` lists ${count === 1 ? "it" : "them"}`;
		}
	}
}
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
function readLimits({ given }, env) {
	const { "max-removed": most, "default-max-removed": byDefault, protect = [] } = given;
	const [text, name] = most === void 0 ? [env[MAX_REMOVED] || void 0, MAX_REMOVED] : [most];
	const limits = {
		given: text === void 0 ? void 0 : readLimit(text, name),
		fallback: byDefault === void 0 ? void 0 : readLimit(byDefault, "--default-max-removed"),
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
function print(outcomes, json, { format = "text", given: { full = false } }, terminal) {
	const shown = full ? ALL_CHANGES : SOME_CHANGES;
	const answers = () => outcomes.flatMap((outcome) => outcomeAnswer(outcome, shown) ?? []);
	printAnswers(format, {
		answers,
		json,
		isFull: full
	}, terminal);
}
function printFailing(outcomes, terminal) {
	for (const outcome of outcomes) {
		if (outcome.status === "error") terminal.warn(outcome.message);
		if (outcome.status === "deleted") terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
		if (outcome.status !== "planned" || codeOf(outcome.report) === EXIT.clean) continue;
		sayAnswers([planAnswer(outcome.report, SOME_CHANGES)], "err", terminal);
	}
}
function printApproval(outcomes, terminal) {
	let most = 0;
	let isStopped = false;
	for (const outcome of outcomes) {
		if (outcome.status !== "planned") continue;
		const { isWithinLimit, removed, stoppedItems } = outcome.report.gate;
		if (stoppedItems.length > 0) isStopped = true;
		if (!isWithinLimit) most = Math.max(most, removed - stoppedItems.length);
	}
	const words = [...most > 0 ? [`${MAX_REMOVED}=${most}`] : [], ...isStopped ? [`${DROP_LOGIC}=1`] : []];
	if (words.length > 0) terminal.warn(`to approve this in one commit: ${words.join(" ")} git commit`);
}
function codeOfOutcome(outcome) {
	if (outcome.status === "error") return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
	return outcome.status === "planned" ? codeOf(outcome.report) : EXIT.clean;
}
function codeOf({ gate }) {
	return keepsLimits(gate) ? EXIT.clean : EXIT.findings;
}
exports.ANSWER_FORMATS = ANSWER_FORMATS;
exports.endingOf = endingOf;
exports.eventText = eventText;
exports.hideCredentials = hideCredentials;
exports.hideCredentialsOfJson = hideCredentialsOfJson;
exports.interruptionText = interruptionText;
exports.planChange = planChange;
exports.planFiles = planFiles;
exports.planner_exports = planner_exports;
exports.printAnswers = printAnswers;
exports.printJson = printJson;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.sayAnswers = sayAnswers;
exports.sayFindings = sayFindings;
exports.sayText = sayText;
exports.showable = showable;
