"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { AGENT, CommandError, DROP_LOGIC, EXIT, ReportFileError, isNeverSnapshot, plain, writeBatched } = require("./command.js");
const { bytesText, counted, decodeLoosely, listed, printable, quoteValue } = require("./words.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, NO_REMOVALS, holdsSnapshot } = require("./core.js");
const { prescan } = require("./text.js");
const { readRoom } = require("./flow.js");
const { SnapshotError, keepsAll, keepsLimits, mergeSnapshotInto } = require("./verdict.js");
const { ALL_CHANGES, DELETED, SOME_CHANGES, answerGitHub, answersForAgents, answersMarkdown, answersText, branchPlansReport, changeEntries, conflictEntry, entriesText, jsonPieces, outcomeAnswer, planAnswer, planShape } = require("./report-words.js");
const { ChangeGates, GateSettings, folderInRepository, openReportFiles, readFoundSettings } = require("./command-check.js");
const { inputName, planReport, readInput, requireBytes, unreadable } = require("./world.js");
const { isTaken, limitNameIn, newFile, readLimit, requirePatterns, shellWord, shownPath, topOf } = require("./commands.js");
const { HOOK_KINDS, HOOK_SIGNS, hookSetup } = require("./setup.js");
const { basename, dirname, join, resolve } = require("node:path");
// src/front/cli/playable.ts
function readBytes(path, cwd, { world }) {
	return requireBytes(readInput(path, {
		cwd,
		stdin: world.stdin
	}), inputName(path)).bytes;
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
// src/front/cli/init/hook-file.ts
const HOOK_NAME = "pre-commit";
function hookSetUp(project) {
	return HOOK_KINDS.find((kind) => {
		const path = existingHook(kind, project);
		return path !== void 0 && runsRoomlint(path);
	});
}
function usualHook(project) {
	return HOOK_KINDS.find((kind) => kind !== "plain" && signOf(kind, project) !== void 0) ?? "plain";
}
function hookFile(kind, project, place) {
	const { path, text, lines } = hookSetup(kind, place);
	const existing = existingHook(kind, project);
	if (existing !== void 0) {
		const missing = runsRoomlint(existing) ? void 0 : lines;
		return {
			kind: "kept",
			path: shownPath(project, existing),
			missing
		};
	}
	if (path !== void 0) return newFile(project, "hook", join(topOf(project), path), text, { isProgram: kind === "husky" });
	const { repository } = project;
	if (repository.kind === "none") throw new CommandError(`--hook ${kind} needs git: ${repository.why}${repository.canStart ? ": run git init first" : ""}`);
	const absolute = join(repository.hooks, HOOK_NAME);
	if (repository.sharesHooks) return {
		kind: "kept",
		path: absolute,
		why: "other repositories may share this folder of hooks",
		missing: text
	};
	return newFile(project, "hook", absolute, text, { isProgram: true });
}
function existingHook(kind, project) {
	if (kind === "lefthook" || kind === "pre-commit") return signOf(kind, project);
	const { repository } = project;
	if (kind === "plain" && repository.kind === "none") return void 0;
	const folder = kind === "plain" && repository.kind === "git" ? repository.hooks : join(topOf(project), ".husky");
	const path = join(folder, HOOK_NAME);
	return isTaken(path) ? path : void 0;
}
function signOf(kind, project) {
	return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}
function runsRoomlint(path) {
	const reading = readFoundSettings(path);
	return reading.kind === "text" && /\broomlint\b/.test(reading.text);
}
// src/front/cli/print-answers.ts
const ANSWER_FORMATS = [
	"text",
	"json",
	"markdown",
	AGENT
];
function printAnswers(format, answered, terminal) {
	const say = (pieces) => writeBatched(pieces, (text) => terminal.say(text));
	switch (format) {
		case "text":
			say(answersText(answered.answers(), terminal.painter("out")));
			return;
		case "markdown":
			say(answersMarkdown(answered.answers(), answered.isFull === true));
			return;
		case "agent":
			say([answersForAgents(answered.answers())]);
			return;
		case "json": printJson(answered.json(), terminal);
	}
}
function printJson(document, terminal) {
	writeBatched(jsonPieces(document), (text) => terminal.writeProgram("strings", text));
}
// src/front/cli/gate/words.ts
const MAX_PARTS = 50;
function differenceList({ groups }) {
	const unforgiven = groups.filter(({ forgiven }) => !forgiven);
	const lines = unforgiven.slice(0, MAX_PARTS).map(({ class: kind, count, first, places }) => {
		return `  ${kind}${count > 1 ? ` (${count} times)` : ""}: ${printable(first.message)}, at ${printable(places)}\n`;
	});
	const more = unforgiven.length - MAX_PARTS;
	if (more > 0) lines.push(`  \u2026 and ${counted(more, "more kind")} of differences\n`);
	return lines.join("");
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
function eventText(event, { check }) {
	switch (event.kind) {
		case "interrupted": return interruptionText(event.journal, event.settled);
		case "backup": return `backup ${event.name}: ${bytesText(event.bytes)}`;
		case "theirs": {
			const count = counted(event.changes.length, "change");
			return event.done === "merged" ? `merging ${count} of others` : `--overwrite: this undoes ${count} of others`;
		}
		case "note": return event.message;
		case "earlier-errors": return `${earlierText(event.count)}: \`${printable(check)}\` lists ${event.count === 1 ? "it" : "them"}`;
	}
}
function earlierText(count) {
	return count === 1 ? "1 other error is in the room already and does not stop this" : `${count} other errors are in the room already and do not stop this`;
}
const UNCHANGED = "The room is unchanged.\n";
function restoreLine({ backup, removes, overwrites }, { options }) {
	return `roomlint restore ${backup} ${options}${removes > 0 ? ` --max-removed ${removes}` : ""}${overwrites ? " --overwrite" : ""}`;
}
function outcomeText(outcome, commands) {
	const [room, source] = [printable(commands.room), printable(commands.source)];
	const not = commands.operation === "push" ? "Not pushed" : "Not restored";
	switch (outcome.kind) {
		case "findings": return findingsText(outcome, commands, not);
		case "not-pulled": return commands.operation === "push" ? `${not}: ${source} was not pulled from room ${room}, so nobody knows which of these differences are yours and which others have made since. ${UNCHANGED}Pull the room into another file, merge what you have changed into that one, and push it; or --overwrite makes the room what ${source} says.\n` : `${not}: room ${room} was never pulled or pushed here, so nobody knows what others have changed since the backup. ${UNCHANGED}--overwrite restores it anyway.\n`;
		case "lost-update": return outcome.changes === void 0 ? `${not}: room ${room} has changed since it was pulled. What others have changed is unknown, because the pulled bytes are gone or damaged. ${UNCHANGED}\`roomlint pull\` into another file shows the room. --overwrite undoes their changes.\n` : `${not}: room ${room} has changed since it was pulled, and this would undo it. ${UNCHANGED}Others have changed:\n${entriesText(changeEntries(outcome.changes))}--merge keeps their changes and yours, --overwrite undoes theirs.\n`;
		case "other-server": return `${not}: room ${room} was pulled from ${printable(outcome.pulledFrom)}, but this is ${printable(outcome.server)}, and the room here is not what was pulled. ${UNCHANGED}To import ${source} here anyway, use --overwrite.\n`;
		case "conflicts": return `${not}: you and others have changed the same parts in different ways. ${UNCHANGED}Both have changed:\n${conflictList(outcome.conflicts)}\`roomlint pull\` into another file shows theirs. Decide for each part: copy theirs into ${source}, then push --merge; or --overwrite to keep yours and undo all that others have changed. To decide without editing, add --ours or --theirs to --merge, as in --theirs ${shellWord(exampleOf(outcome.conflicts))}.\n`;
		case "no-such-conflict": return `${not}: no conflict matches ${listed(outcome.patterns.map((pattern) => quoteValue(pattern)), "and")}. ${UNCHANGED}${outcome.conflicts.length === 0 ? "There are no conflicts: leave out --ours and --theirs" : `The conflicts are:\n${conflictList(outcome.conflicts).trimEnd()}`}\n`;
		case "limits": return `${not}: this exceeds the limits. ${UNCHANGED}`;
		case "other-plan": return `${not}: the plan cannot be executed, because ${outcome.reason}. ${UNCHANGED}Make the plan again.\n`;
		case "in-doubt": return `${not}: an interrupted import left room ${room} in an uncertain state. \`roomlint restore\` brings back a backup, --overwrite pushes ${source} anyway.\n`;
		case "declined": return `${not}: ${outcome.destroys ? "that is not the identifier of the room" : "the answer was not y"}. ${UNCHANGED}`;
		case "nobody": return `${not}: this ${outcome.destroys ? "destroys something" : "changes the room"}, and there is no terminal to ask on: use --yes. ${UNCHANGED}`;
		case "no-way-back": return `${not}: a restore would not bring back all of the room. ${UNCHANGED}A restore would leave:\n${differenceList(outcome.comparison.comparison)}`;
		case "unable": return outcome.importing === void 0 ? `${not}: ${outcome.message}. ${UNCHANGED}` : `Not imported: ${outcome.message}. ${outcome.importing.mayFollow ? "The room is unchanged so far, but the service may still be working on it: `roomlint status` looks again.\n" : UNCHANGED}`;
		case "nothing": return `Nothing to ${commands.operation}: room ${room} already has what ${source} has.\n`;
		case "planned": return `A dry run: nothing was uploaded or imported. ${UNCHANGED}`;
		case "imported": return importedText(outcome, commands);
		case "differs": return `Imported, and differs: room ${room} is not what it should be.\n${differenceList(outcome.comparison.comparison)}This restores it:\n  ${restoreLine(outcome.restore, commands)}\n`;
		case "unrecorded": return `${imported(commands)}.\nThis could not be recorded: ${outcome.message}. Fix that, then push again: nothing is imported twice.\n`;
		case "unverified": return outcome.isEarlier ? `${not}: an import was interrupted before, and room ${room} could not be downloaded to see what became of it: ${outcome.message}. \`roomlint status\` looks again.\n` : `The import was requested, but room ${room} could not be downloaded afterwards: ${outcome.message}. It may have changed: \`roomlint status\` looks again.\n`;
	}
}
function conflictList(conflicts) {
	return entriesText(conflicts.map(conflictEntry));
}
function findingsText({ fresh, warnings, earlier, isStrict }, { source, check }, not) {
	const file = printable(source);
	if (fresh + (isStrict ? earlier : 0) === 0) return `${not}: ${counted(warnings, "warning")} in ${file} ${warnings === 1 ? "is" : "are"} new. ${UNCHANGED}Fix ${warnings === 1 ? "it" : "them"}, or push with --allow-warnings.\n`;
	const first = `${not}: fix the errors${warnings > 0 ? " and warnings" : ""} in ${file} first. ${UNCHANGED}`;
	if (earlier === 0) return first;
	const others = counted(earlier, "other error");
	if (isStrict) return `${first}${counted(fresh, "error")} of them ${fresh === 1 ? "is" : "are"} new.\n`;
	return `${first}The room does not have ${fresh === 1 ? "this error" : "these errors"}. It has ${others}, which \`${printable(check)}\` lists.\n`;
}
function imported({ operation, room, source }) {
	return operation === "push" ? `Imported ${printable(source)} into room ${printable(room)}, and the room is what it should be` : `Restored backup ${printable(source)}, and room ${printable(room)} is what it should be`;
}
const ABSENT_LOGIC_TEXTS = {
	removed: "The file has items and no logic: the service removed the logic of these items.\n",
	kept: "The file has items and no logic: the service kept the logic of these items.\n"
};
function importedText({ addedFields, absentLogic, file, restore }, commands) {
	const source = printable(commands.source);
	const more = addedFields.length > 3 ? ` and ${addedFields.length - 3} more` : "";
	const notes = [
		addedFields.length === 0 ? "" : `The service added ${counted(addedFields.length, "field")}: ${addedFields.slice(0, 3).map((place) => printable(place)).join(", ")}${more}.\n`,
		absentLogic === void 0 ? "" : ABSENT_LOGIC_TEXTS[absentLogic],
		file === "merged" ? `${source} now has the changes of others as well.\n` : "",
		file === "changed-meanwhile" ? `${source} was changed meanwhile, so the changes of others are not in it: push it with --merge next time.\n` : ""
	];
	return `${imported(commands)}.\n${notes.join("")}This undoes it:\n  ${restoreLine(restore, commands)}\n`;
}
function exampleOf([conflict]) {
	if (conflict === void 0 || conflict.kind === "tasks") return "roomTasks";
	switch (conflict.kind) {
		case "quest": return `quests/${escapedStep(conflict.name ?? conflict.key)}`;
		default: return `${conflict.kind === "logic" ? "logic" : `${conflict.kind}s`}/${escapedStep(conflict.key)}`;
	}
}
function escapedStep(key) {
	return printable(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
// src/front/cli/plan/planner.ts
var planner_exports = /* @__PURE__ */ __exportAll({ runPlan: () => runPlan });
async function runPlan(request, terminal) {
	const planner = new Planner(request, terminal);
	return request.kind === "files" ? planner.planFiles(request) : planner.planChanges(request);
}
const MAX_REMOVED = "ROOMLINT_MAX_REMOVED";
var Planner = class {
	common;
	terminal;
	settings;
	given;
	fallback;
	dropsLogic;
	shown;
	constructor(common, terminal) {
		this.common = common;
		this.terminal = terminal;
		this.settings = new GateSettings(common.config, common.cwd);
		this.given = this.readGiven();
		this.dropsLogic = common.dropsLogic || this.approves("ROOMLINT_DROP_LOGIC") === "1";
		this.shown = common.isFull ? ALL_CHANGES : SOME_CHANGES;
		const { defaultMaxRemoved } = common;
		if (defaultMaxRemoved !== void 0) this.fallback = readLimit(defaultMaxRemoved, "--default-max-removed");
		requirePatterns(common.protect);
	}
	async planFiles(request) {
		const current = this.read(request.current);
		const next = this.read(request.next);
		const folder = request.next === "-" ? this.common.cwd : dirname(resolve(this.common.cwd, request.next));
		const merged = request.merge === void 0 ? void 0 : {
			name: request.merge,
			bytes: this.merged(current, next)
		};
		const { protect, maxRemoved } = await this.settings.of(folder);
		const report = this.report(current, merged ?? next, {
			limits: [this.given ?? maxRemoved ?? NO_REMOVALS],
			protect: [...protect, ...this.common.protect],
			dropsLogic: this.dropsLogic
		});
		if (merged !== void 0) this.writeMerge(merged.name, merged.bytes, request);
		this.print(report);
		if (merged !== void 0 && report.plan.verdict === "destroys") {
			this.terminal.warn("the merge cannot keep everything: the plan says what its import destroys");
			return EXIT.findings;
		}
		return this.codeOf(report);
	}
	async planChanges(request) {
		const { branchChanges, stagedChanges } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
		const { paths, cwd, isBeside = false } = request;
		const scope = {
			paths,
			cwd,
			access: this.terminal.world
		};
		const { repository, changes, problems } = request.kind === "since" ? branchChanges(request.ref, scope) : stagedChanges(scope, request.mustChange);
		const outcomes = problems.map(({ path, message }) => ({
			status: "error",
			path,
			message: `${path}: ${message}`
		}));
		const { base: commit } = changes;
		if (commit !== void 0) {
			const gates = new ChangeGates(this.common.config, cwd, repository, commit);
			const short = commit.slice(0, 8);
			const base = {
				commit,
				shown: request.kind === "staged" ? `the last commit (${short})` : `${request.ref} where this branch left it (${short})`,
				gates
			};
			for (const file of changes.files) {
				if (isNeverSnapshot(basename(file.absolute))) continue;
				if (isBeside && !await isDoubtful(file, gates)) continue;
				const outcome = await this.outcomeOf(file, base, isBeside);
				if (outcome !== void 0) outcomes.push(outcome);
			}
			for (const { path, absolute, before } of changes.deleted) {
				if (isNeverSnapshot(basename(absolute))) continue;
				const was = before.read(MAX_IMPORTED_BYTES, false);
				if (was.kind !== "bytes" || holdsSnapshot(was.bytes)) outcomes.push({
					status: "deleted",
					path
				});
			}
		}
		const since = request.kind === "since" ? request.ref : void 0;
		if (isBeside) this.printFailing(outcomes);
		else {
			this.printBranch({
				since,
				base: commit,
				files: outcomes
			});
			if (outcomes.every(({ status }) => status === "new")) this.terminal.warn(commit === void 0 ? "there is no commit yet: nothing to plan" : `no room of ${since === void 0 ? "HEAD" : printable(since)} has changed: nothing to plan`);
		}
		if (request.kind === "staged") this.printApproval(outcomes);
		let code = EXIT.clean;
		for (const outcome of outcomes) {
			const one = this.codeOfOutcome(outcome);
			if (one > code) code = one;
		}
		return code;
	}
	printApproval(outcomes) {
		let most = 0;
		let isStopped = false;
		for (const outcome of outcomes) {
			if (outcome.status !== "planned") continue;
			const { isWithinLimit, removed, stoppedItems } = outcome.report.gate;
			if (stoppedItems.length > 0) isStopped = true;
			if (!isWithinLimit) most = Math.max(most, removed - stoppedItems.length);
		}
		const words = [...most > 0 ? [`${MAX_REMOVED}=${most}`] : [], ...isStopped ? [`${DROP_LOGIC}=1`] : []];
		if (words.length > 0) this.terminal.warn(`to approve this in one commit: ${words.join(" ")} git commit`);
	}
	printFailing(outcomes) {
		for (const outcome of outcomes) {
			if (outcome.status === "error") this.terminal.warn(outcome.message);
			if (outcome.status === "deleted") this.terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
			if (outcome.status !== "planned" || this.codeOf(outcome.report) === EXIT.clean) continue;
			const answer = planAnswer(outcome.report, this.shown);
			this.terminal.writeErr(answersText([answer], plain).join(""));
		}
	}
	readGiven() {
		const { maxRemoved } = this.common;
		if (maxRemoved !== void 0) return readLimit(maxRemoved);
		const approved = this.approves(MAX_REMOVED);
		return approved === "" ? void 0 : readLimit(approved, MAX_REMOVED);
	}
	approves(name) {
		return this.common.kind === "files" ? "" : this.terminal.world.env[name] ?? "";
	}
	async outcomeOf(file, base, isBeside) {
		const { path, absolute, before, read, merged = [] } = file;
		try {
			if (before === void 0) {
				const reading = read(MAX_IMPORTED_BYTES);
				return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
					status: "new",
					path
				};
			}
			const newest = {
				name: `${base.commit.slice(0, 8)}:${before.name}`,
				bytes: requireBytes(before.read(MAX_IMPORTED_BYTES, false), `${base.commit.slice(0, 8)}:${before.name}`).bytes
			};
			const is = requireBytes(read(MAX_IMPORTED_BYTES), path).bytes;
			if (!holdsSnapshot(newest.bytes) && !holdsSnapshot(is)) return void 0;
			const was = this.roomBefore(path, newest, before);
			const gate = await this.gateOf(before.name, dirname(absolute), base.gates);
			const others = merged.map((other) => requireBytes(other.read(MAX_IMPORTED_BYTES, false), other.name).bytes);
			const report = this.report(was, {
				name: path,
				bytes: is
			}, gate, {
				others,
				showsLost: !isBeside
			});
			const shown = was === newest ? { base: base.shown } : {};
			return {
				status: "planned",
				path,
				report: {
					...report,
					...shown
				}
			};
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			const isUnlimited = before !== void 0 && await this.isUnlimited(before.name, base.gates);
			return {
				status: "error",
				path,
				message: error.message,
				isUnlimited
			};
		}
	}
	roomBefore(path, newest, { older }) {
		const why = unreadable(newest);
		if (why === void 0 || older === void 0) return newest;
		for (const { shown, read } of older()) {
			const reading = read(MAX_IMPORTED_BYTES);
			if (reading.kind !== "bytes" || unreadable({
				name: shown,
				bytes: reading.bytes
			}) !== void 0) continue;
			this.terminal.warn(`${path}: planned into ${shown}, because ${why}`);
			return {
				name: shown,
				bytes: reading.bytes
			};
		}
		return newest;
	}
	async isUnlimited(name, gates) {
		if (this.given !== void 0 || this.fallback === void 0 || this.common.protect.length > 0) return false;
		try {
			const { protect, maxRemoved } = await gates.before(name);
			return protect.length === 0 && maxRemoved === void 0;
		} catch (error) {
			if (error instanceof CommandError) return false;
			throw error;
		}
	}
	async gateOf(nameBefore, folder, gates) {
		const { before, now } = await gates.of(nameBefore, folder);
		const protect = [.../* @__PURE__ */ new Set([
			...before.protect,
			...now.protect,
			...this.common.protect
		])];
		const { dropsLogic } = this;
		if (this.given !== void 0) return {
			limits: [this.given],
			protect,
			dropsLogic
		};
		if (before.maxRemoved === void 0 && this.fallback !== void 0) return {
			limits: [this.fallback],
			protect,
			dropsLogic
		};
		return {
			limits: [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS],
			protect,
			dropsLogic
		};
	}
	codeOfOutcome(outcome) {
		if (outcome.status === "error") return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
		if (outcome.status === "planned") return this.codeOf(outcome.report);
		return EXIT.clean;
	}
	report(current, next, limits, more = {}) {
		return {
			...planReport(current, next, limits, more),
			...limitNameIn(this.terminal.world.env)
		};
	}
	codeOf(report) {
		return keepsLimits(report.gate) ? EXIT.clean : EXIT.findings;
	}
	read(path) {
		const name = inputName(path);
		const reading = readInput(path, {
			cwd: this.common.cwd,
			stdin: this.terminal.world.stdin
		});
		return {
			name,
			bytes: requireBytes(reading, name).bytes
		};
	}
	merged(current, next) {
		this.report(current, next, {
			limits: [NO_REMOVALS],
			protect: [],
			dropsLogic: false
		});
		return mergeSnapshotInto(current.bytes, next.bytes);
	}
	writeMerge(path, bytes, { current, next, cwd }) {
		try {
			const inUse = [current, next].filter((name) => name !== "-").map((name) => resolve(cwd, name));
			const [file] = openReportFiles([path], inUse, cwd, "merged snapshot");
			file?.write(decodeLoosely(bytes));
			file?.close();
		} catch (error) {
			if (error instanceof ReportFileError) throw new CommandError(`--merge: ${error.message}`);
			throw error;
		}
		this.terminal.warn(`the merged snapshot is in ${path}, and this is the plan of its import. Check it before you import it`);
	}
	print(report) {
		this.printOutcomes([{
			status: "planned",
			path: report.next,
			report
		}], () => planShape(report));
	}
	printBranch(plans) {
		for (const outcome of plans.files) if (outcome.status === "error") this.terminal.warn(outcome.message);
		this.printOutcomes(plans.files, () => branchPlansReport(plans));
	}
	printOutcomes(outcomes, json) {
		const { terminal, shown } = this;
		const { format, cwd, isFull } = this.common;
		const answers = () => outcomes.flatMap((outcome) => outcomeAnswer(outcome, shown) ?? []);
		if (format !== "github") {
			printAnswers(format, {
				answers,
				json,
				isFull
			}, terminal);
			return;
		}
		const folder = folderInRepository({
			env: terminal.world.env,
			cwd
		});
		for (const answer of answers()) terminal.writeOut(answerGitHub(answer, "import plan", folder));
	}
};
async function isDoubtful({ absolute, before, read }, gates) {
	if (before === void 0) return false;
	try {
		const [was, is] = [before.read(MAX_IMPORTED_BYTES, false), read(MAX_IMPORTED_BYTES)];
		if (was.kind !== "bytes" || is.kind !== "bytes" || !keepsAll(was.bytes, is.bytes)) return true;
		const gate = await gates.of(before.name, dirname(absolute));
		return gate.before.protect.length > 0 || gate.now.protect.length > 0;
	} catch (error) {
		if (error instanceof CommandError) return true;
		throw error;
	}
}
exports.ANSWER_FORMATS = ANSWER_FORMATS;
exports.eventText = eventText;
exports.existingHook = existingHook;
exports.hideCredentials = hideCredentials;
exports.hideCredentialsOfJson = hideCredentialsOfJson;
exports.hookFile = hookFile;
exports.hookSetUp = hookSetUp;
exports.interruptionText = interruptionText;
exports.outcomeText = outcomeText;
exports.planner_exports = planner_exports;
exports.printAnswers = printAnswers;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.restoreLine = restoreLine;
exports.runPlan = runPlan;
exports.showable = showable;
exports.usualHook = usualHook;
