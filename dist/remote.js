"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { ABOUT_LOST_LOGIC, CommandError, DROP_LOGIC_OPTION, EXIT, FULL, LIMITS, atMostOne, configChoice, configOption, defineCommand, formatOption, grouped, isYes, list, mistyped, oneOf, onlyWords, path, readCount, readLimit, readSnapshotFile, refuseBoth, requirePatterns, statsOf, toggle, value, whyRefused } = require("./command.js");
const { NO_REMOVALS, bytesText, counted, jsonTextWithoutCommands, listed, printable, quoteValue, tryParseJson } = require("./words.js");
require("./core.js");
const { maskOfJson } = require("./text.js");
const { SnapshotText, faultMessage, faultText, isSnapshotFault, planImport, questCount, restoringSnapshot } = require("./verdict.js");
const { ALL_CHANGES, SOME_CHANGES, changeEntries, changeLines, changesShape, conflictEntry, conflictShape, countText, countsText$1: countsText, destroyedLines, maskPlan, partChangesShape, planAnswer, planCounts, planShape } = require("./report-words.js");
const { configFor, writeDurably } = require("./command-check.js");
const { checkBytes, readDecisions, undecidedMerge } = require("./world.js");
const { CommittedBase, FileOnDisk, FolderError, FolderOnDisk, ServiceRemote, latestOther, pruneBackups, pull, push, readReviewedPlan, statusOf } = require("./gate.js");
const { endingOf, eventText, interruptionText, printAnswers, sayAnswers, sayFindings, sayText } = require("./cli.js");
const { checkCommand, shellWord } = require("./commands.js");
const { ServiceClient, ServiceError, UnsafeAddressError, chosenKeys, readAsset, readFields, readServerURL, realEnvironment, uploadAsset } = require("./api.js");
const { existsSync } = require("node:fs");
const { basename, dirname, join, relative, resolve } = require("node:path");
// src/front/cli/service.ts
const FORMATS = ["text", "json"];
const SERVICE_OPTIONS = formatOption(FORMATS);
const SERVICE_EXITS = {
	clean: "done",
	error: "not done: the service refused or could not be reached, an unusable file, or invalid usage"
};
const KEYS_HELP = `ROOMLINT_SERVER has the base URL of the service. Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or
from the file that ROOMLINT_KEYS names, of mode 600, with {"accessKey": "\u2026", "apiKey": "\u2026"}. They are never
arguments, which other users of the machine can see.`;
function serviceHelp(notes, examples) {
	const lines = examples.map((example) => `  ${example}`).join("\n");
	return `${notes}\n\n${KEYS_HELP}\n\nExamples:\n${lines}`;
}
async function withService({ format: given }, { cwd, terminal }, needed, work) {
	const format = serviceFormat(given);
	try {
		const { env, environment = realEnvironment() } = terminal.world;
		const server = chosenServer(env);
		const client = new ServiceClient({
			server,
			keys: chosenKeys(cwd, needed, env),
			redactor: terminal.redactor,
			uploadMethod: uploadMethodIn(env),
			environment
		});
		return await work({
			client,
			format,
			remote: (room) => new ServiceRemote(client, room, new URL(server).origin),
			answer: (answer, data) => printOutcome(format, answer, data, terminal),
			print: (line, json) => {
				hideCredentialsIn(json, terminal);
				const safe = jsonTextWithoutCommands(json.trim().replaceAll(/[\t\r]/g, " "));
				if (format === "json") terminal.writeProgram("strings", `${safe}\n`);
				else terminal.say(`${line}\n`);
			}
		}) ?? EXIT.clean;
	} catch (error) {
		throw error instanceof ServiceError ? new CommandError(error.message) : error;
	}
}
function serviceFormat(given = "text") {
	return oneOf("format", FORMATS, given);
}
function printOutcome(format, answer, data, terminal) {
	hideCredentialsIn(JSON.stringify(data), terminal);
	printAnswers(format, {
		answers: () => [answer],
		json: () => data
	}, terminal);
}
function hideCredentialsIn(json, terminal) {
	if (!terminal.hide(new TextEncoder().encode(json), 1e5)) throw new CommandError("the response is not shown: it contains too many credentials");
}
function uploadMethodIn({ ROOMLINT_UPLOAD_METHOD: method = "" }) {
	if (method === "" || method === "PUT" || method === "POST") return method || "PUT";
	throw new CommandError(`ROOMLINT_UPLOAD_METHOD cannot be "${printable(method)}": use PUT or POST`);
}
function chosenServer({ ROOMLINT_SERVER: server = "" }) {
	if (server === "") throw new CommandError("no server: set ROOMLINT_SERVER to its URL, such as https://api.example.com. There is no default");
	try {
		return readServerURL(server);
	} catch (error) {
		if (error instanceof UnsafeAddressError) throw new CommandError(`ROOMLINT_SERVER cannot be used: ${error.message}`);
		throw error;
	}
}
// src/front/cli/gate/options.ts
const ROOM_GROUP = "Room:";
const GATE = "Limits:";
const OTHERS = "Changes of others:";
const ROOM_OPTIONS$1 = grouped(ROOM_GROUP, { room: value("the identifier of the room. Defaults to ROOMLINT_ROOM", "--room 0198c9a2") });
const GATE_OPTIONS = {
	...ROOM_OPTIONS$1,
	...grouped(GATE, {
		"max-removed": LIMITS["max-removed"],
		yes: toggle("import without asking, also when something is destroyed. Lifts no limit", { short: "y" })
	}),
	...grouped(OTHERS, {
		merge: toggle("keep what others have changed since the pull, and write it to the file as well"),
		resolve: list("with --merge: where both changed the same field, keep ours or theirs: everywhere, or at a place: items/KEY, quests/NAME, settings/KEY, logic/KEY, or one field, such as items/12#/pos=theirs. * matches any characters except /. Repeatable", "--resolve 'items/12#/pos=theirs'"),
		overwrite: toggle("undo what others have changed since the pull, or import a file that was not pulled from this room")
	}),
	...grouped("Plan:", {
		"dry-run": toggle("do everything but upload and import"),
		plan: path("execute exactly the plan that --dry-run --format json has written to FILE, once", "--plan plan.json")
	}),
	...FULL,
	...SERVICE_OPTIONS
};
const RESTORE_OPTIONS = {
	...GATE_OPTIONS,
	...grouped(ROOM_GROUP, { folder: path("the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room", "--folder rooms") }),
	...grouped(OTHERS, {
		merge: toggle("keep what others have changed since your last pull, push or restore"),
		overwrite: toggle("undo what others have changed since your last pull, push or restore, or restore a room that was never pulled or pushed here")
	}),
	...grouped("Backups:", {
		list: toggle("list the backups, and how each differs from now"),
		keep: value("with --list: remove all but the newest N backups", "--keep 20")
	})
};
const PUSH_OPTIONS = {
	...GATE_OPTIONS,
	...LIMITS,
	...DROP_LOGIC_OPTION,
	...grouped(GATE, { "allow-warnings": toggle("do not stop for warnings that the room does not have") }),
	...grouped("Files:", { config: configOption() })
};
const NOT_DONE = "not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage";
function readMergeOptions(given) {
	refuseBoth(given, "merge", "overwrite");
	const resolutions = readResolutions(given);
	refuseBoth(given, "dry-run", "plan");
	return {
		decision: given.merge ? "merge" : given.overwrite ? "overwrite" : "stop",
		resolutions
	};
}
function readResolutions({ resolve = [], merge }) {
	if (resolve.length > 0 && !merge) throw new CommandError("--resolve decides conflicts of a merge: use it with --merge");
	const { sides, both } = readDecisions(resolve);
	if (both.length > 0) throw new CommandError(`--resolve ${both[0]}=both is for roomlint merge: give ours or theirs here`);
	return sides;
}
// src/front/cli/gate/session.ts
function chosenRoom({ room }, { world }) {
	const chosen = room ?? world.env.ROOMLINT_ROOM ?? "";
	if (chosen === "") throw new CommandError("no room: use --room ID, or set ROOMLINT_ROOM");
	return chosen;
}
function existingFolder(folder, cwd, room, hint = "use --folder DIR to say where its file is") {
	const places = folder === void 0 ? upwards(cwd) : [resolve(cwd, folder)];
	for (const place of places) {
		const found = new FolderOnDisk(place, room);
		if (found.exists) return found;
	}
	const where = folder === void 0 ? "here or in a folder above" : `in ${printable(folder)}`;
	throw new CommandError(`room ${printable(room)} was not pulled ${where}: pull it first, or ${hint}`);
}
function upwards(folder) {
	const above = dirname(folder);
	return above === folder ? [folder] : [folder, ...upwards(above)];
}
function folderBeside(file, cwd, room) {
	if (file === "-") throw new CommandError("a room is pulled into a file and pushed from it: name one, and not -");
	const path = resolve(cwd, file);
	const beside = dirname(path);
	if (!existsSync(beside)) throw new CommandError(`${printable(beside)}: no such folder`);
	const stats = statsOf(file, cwd);
	if (stats?.isDirectory()) throw new CommandError(`${printable(file)}: this is a folder, not a file`);
	if (stats !== void 0 && !stats.isFile()) throw new CommandError(`${printable(file)}: this is a pipe or device, not a file`);
	return {
		path,
		folder: new FolderOnDisk(beside, room)
	};
}
async function withCommittedBase(remember, base, terminal, work) {
	if (remember === void 0) return work();
	const why = base.recall();
	if (why !== void 0) terminal.warn(`${base.file.name} is not used: ${why}`);
	const before = base.synced;
	const result = await work();
	if (base.synced?.when !== before?.when && await base.keep()) terminal.warn(`${base.file.name} is new: commit it together with ${base.name}`);
	return result;
}
async function withFolder(folder, locks, work) {
	let release;
	try {
		if (locks) release = folder.lock();
		return await work();
	} catch (error) {
		if (error instanceof FolderError) throw new CommandError(error.message);
		throw isSnapshotFault(error) ? new CommandError(faultMessage(error)) : error;
	} finally {
		release?.();
	}
}
// src/front/cli/gate/status.ts
var status_exports = /* @__PURE__ */ __exportAll({ status: () => status });
const status = defineCommand({
	options: {
		...ROOM_OPTIONS$1,
		...FULL,
		...SERVICE_OPTIONS
	},
	details: serviceHelp("Without a file, the one that was pulled or pushed last. Without an answer of the service, what is known here.", ["roomlint status --room ROOM"]),
	exits: {
		clean: "shown",
		error: "the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const file = atMostOne("status", words, "file");
	const room = chosenRoom(given, terminal);
	const folder = file === void 0 ? existingFolder(void 0, cwd, room, "name its file") : folderBeside(file, cwd, room).folder;
	return withService(given, {
		cwd,
		terminal
	}, ["accessKey"], (session) => withFolder(folder, false, async () => {
		const local = file === void 0 ? latestFile(folder) : new FileOnDisk(resolve(cwd, file));
		const remote = session.remote(room);
		const asked = await remote.download().catch((error) => {
			if (error instanceof ServiceError) return error;
			throw error;
		});
		const isAsked = !(asked instanceof ServiceError);
		const found = await statusOf(folder, local, remote.server, isAsked ? asked : void 0);
		const answer = answerOf$1(room, found, given.full ? ALL_CHANGES : SOME_CHANGES);
		session.answer(answer, dataOf$1(room, found));
		if (isAsked) return EXIT.clean;
		terminal.warn(asked.message);
		return EXIT.error;
	}));
});
function latestFile(folder) {
	const { latest } = folder.state();
	return latest === void 0 ? void 0 : new FileOnDisk(resolve(folder.beside, latest));
}
function answerOf$1(room, status, shown) {
	const { file, synced, unfinished, conflicts, backups, local, remote } = status;
	const when = synced === void 0 ? "" : `, last pulled or pushed ${synced.when.slice(0, 16).replace("T", ", ")} UTC`;
	const lines = [
		`the room: ${remoteText(status)}`,
		file === void 0 ? "no file was pulled" : `${file}${when}: ${localText(status)}`,
		...synced?.restored === void 0 ? [] : [restoredText(synced.restored, status)],
		...unfinished.map(({ journal, settled }) => interruptionText(journal, settled)),
		counted(backups, "backup")
	];
	const changes = (of) => of?.kind === "changed" ? changeEntries(of.changes, shown) : [];
	return {
		title: `room ${room}`,
		sections: [
			{ entries: lines.map((text) => ({ text })) },
			{
				title: "Changed in the room",
				entries: changes(remote)
			},
			{
				title: "Changed in the file",
				entries: changes(local)
			},
			{
				title: "Changed by you and others in different ways",
				entries: conflicts.map(conflictEntry)
			}
		],
		advice: adviceOn(status)
	};
}
function remoteText({ remote, unfinished }) {
	switch (remote?.kind) {
		case void 0: return "it could not be asked";
		case "no-base": return "nothing was pulled to compare it with";
		case "base-lost": return "changed. What others have changed is unknown, because the pulled bytes are gone or damaged";
		case "other-server": return `not compared, because it was pulled from ${remote.pulledFrom}, and this is ${remote.server}`;
		case "unchanged": return "unchanged";
		case "same-values": return "unchanged, except for spelling and layout";
		case "changed": return unfinished.length === 0 ? "others have changed" : "changed since";
	}
}
function restoredText(backup, { local, file }) {
	const restored = `you have restored backup ${backup} since`;
	if (local.kind !== "changed" || file === void 0) return restored;
	const { length } = local.changes;
	return `${restored}. ${file} still has ${length === 1 ? "the change that it" : `the ${length} changes that it`} undid: a push would make ${length === 1 ? "it" : "them"} again`;
}
function localText({ local }) {
	switch (local.kind) {
		case "missing": return "the file is missing";
		case "never-pulled": return "never pulled or pushed";
		case "base-lost": return "changed. What you have changed is unknown, because the pulled bytes are gone or damaged";
		case "unusable": return `changed, and cannot be pushed: ${local.fault}`;
		case "unchanged": return "unchanged";
		case "same-values": return "unchanged, except for spelling and layout";
		case "changed": return "changed by you";
	}
}
function adviceOn({ synced, local, remote, conflicts, unfinished }) {
	const restored = synced?.restored;
	if (remote === void 0 || unfinished.length > 0) return [];
	const [mine, theirs] = [local.kind === "changed", remote.kind === "changed"];
	const say = (text) => [{ text }];
	if (conflicts.length > 0) return say("decide for each part: copy theirs into the file, then `roomlint push --merge`; or --overwrite to keep yours. To decide without editing, add --resolve ours or theirs to --merge");
	if (mine && theirs) return say("`roomlint push --merge` keeps both");
	if (mine && (remote.kind === "other-server" || remote.kind === "base-lost")) return say("`roomlint push --overwrite` imports your changes, whatever others have changed");
	if (local.kind === "never-pulled") return say("`roomlint push` refuses a file that was not pulled: pull into another file, and make your changes in that one");
	if (mine && restored === void 0) return say("`roomlint push` imports your changes");
	return theirs ? say("`roomlint pull` gets their changes") : [];
}
function dataOf$1(room, { file, synced, local, remote, conflicts, unfinished, backups }) {
	return {
		version: 1,
		room,
		file: file ?? null,
		synced: synced ?? null,
		local: local.kind === "changed" ? {
			...local,
			changes: partChangesShape(local.changes)
		} : local,
		remote: remote?.kind === "changed" ? {
			...remote,
			changes: partChangesShape(remote.changes)
		} : remote ?? null,
		conflicts: conflicts.map(conflictShape),
		unfinished: unfinished.map(({ journal, settled }) => ({
			...operationShape(journal),
			room: settled?.kind ?? null
		})),
		backups
	};
}
function operationShape({ operation, source, started, backup }) {
	return {
		operation,
		source,
		started,
		backup
	};
}
// src/front/cli/gate/pull.ts
var pull_exports = /* @__PURE__ */ __exportAll({ pullCommand: () => pullCommand });
const pullCommand = defineCommand({
	options: {
		...ROOM_OPTIONS$1,
		...SERVICE_OPTIONS
	},
	details: serviceHelp(`The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`, ["roomlint pull --room ROOM garden.json"]),
	exits: {
		clean: "the file has the bytes of the room",
		findings: "not overwritten: the file has changes of its own",
		error: "not done: the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const [file] = onlyWords("pull", words, ["a file"], "roomlint pull --room ROOM garden.json");
	return withService(given, {
		cwd,
		terminal
	}, ["accessKey"], (session) => {
		const room = chosenRoom(given, terminal);
		const { path, folder } = folderBeside(file, cwd, room);
		return withFolder(folder, true, async () => {
			const remote = session.remote(room);
			const base = new CommittedBase(path, room, folder, terminal.world);
			const { remember } = await configFor(dirname(path), cwd, void 0);
			const outcome = await withCommittedBase(remember, base, terminal, () => pull({
				remote,
				folder,
				file: new FileOnDisk(path)
			}, /* @__PURE__ */ new Date()));
			session.answer(answerOf(outcome, file, room), dataOf(outcome, file, room));
			return outcome.kind === "pulled" || outcome.kind === "same" ? EXIT.clean : EXIT.findings;
		});
	});
});
function dataOf(outcome, file, room) {
	const { kind, wasPulled } = outcome;
	const { bytes, interrupted } = "bytes" in outcome ? outcome : {};
	return {
		version: 1,
		room,
		file,
		outcome: kind,
		wasPulled,
		bytes,
		interrupted: interrupted && operationShape(interrupted)
	};
}
function answerOf(outcome, file, room) {
	switch (outcome.kind) {
		case "pulled":
		case "same": {
			const { kind, interrupted } = outcome;
			const bytes = `${outcome.bytes.toLocaleString("en")} bytes`;
			const title = kind === "same" ? `${file} is up to date with room ${room}: ${bytes}` : `pulled room ${room} into ${file}: ${bytes}`;
			if (interrupted === void 0) return { title };
			return {
				title,
				advice: [{ text: `the ${interrupted.operation} that was interrupted at ${interrupted.started} may have left the room like this. Backup ${interrupted.backup} has what it was before` }]
			};
		}
		case "local-changes": return { title: outcome.wasPulled ? `${file} was not overwritten: it has changes that were not pushed. Push it, or move it away` : `${file} was not overwritten: it was not pulled from room ${room}. Pull into another file, and make your changes in that one` };
		case "changed-meanwhile": return { title: `${file} was not overwritten: another program changed it meanwhile. Pull again` };
	}
}
// src/front/cli/gate/push-run.ts
function neededKeys(given) {
	return given["dry-run"] ? ["accessKey"] : ["accessKey", "apiKey"];
}
const JUDGED_BY_PLAN = ["snapshot/removes-all-items"];
var PushRun = class {
	given;
	call;
	session;
	sent;
	commands;
	constructor(given, call, session, sent) {
		this.given = given;
		this.call = call;
		this.session = session;
		this.sent = sent;
		const { room, shown, operation } = sent;
		this.commands = {
			operation,
			room,
			source: shown,
			check: checkCommand(["--no-baseline"], [shown]),
			options: this.optionsText()
		};
	}
	async run() {
		try {
			return await this.push();
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			throw new CommandError(error.message, `${error.details}\nThe room is unchanged`.trim());
		}
	}
	async push() {
		const { given, call, sent, session } = this;
		const { cwd, terminal } = call;
		const { operation, room, folder, source, beside } = sent;
		const remote = session.remote(room);
		const { protect: patterns = [], "max-removed": maxRemoved } = given;
		requirePatterns(patterns);
		const most = maxRemoved === void 0 ? void 0 : readLimit(maxRemoved);
		const settings = await configFor(beside, cwd, configChoice(given));
		const limit = most ?? settings.maxRemoved ?? NO_REMOVALS;
		const protect = [...settings.protect, ...patterns];
		const reviewed = this.reviewedPlan();
		const decision = reviewed?.decision ?? sent.decision;
		const isDryRun = given["dry-run"] === true;
		const remember = operation === "push" ? settings.remember : void 0;
		const committed = new CommittedBase(join(beside, source), room, folder, terminal.world);
		const result = await withCommittedBase(remember, committed, terminal, () => push({
			...sent,
			decision,
			limit,
			protect,
			isDryRun,
			reviewed,
			besideFile: remember && committed.beside(remote.server)
		}, {
			remote,
			folder,
			file: (name) => new FileOnDisk(join(beside, name)),
			check: (checked, earlier) => this.check(checked, earlier),
			confirm: (planned) => Promise.resolve(this.confirm(planned)),
			tell: (event) => this.tell(event),
			now: () => /* @__PURE__ */ new Date(),
			time: session.client.environment
		}));
		const { code, answer, data } = endingOf(result.outcome, this.commands);
		const { stream } = this;
		sayText("\n", stream, terminal);
		sayAnswers([answer], stream, terminal);
		if (stream === "err") session.answer(answer, pushShape(result, decision, this.commands, data));
		return code;
	}
	get stream() {
		return this.session.format === "json" ? "err" : "out";
	}
	optionsText() {
		const { cwd } = this.call;
		const { room, folder } = this.sent;
		const named = !relative(folder.beside, cwd).startsWith("..") ? void 0 : relative(cwd, folder.beside);
		return Object.entries({
			room,
			folder: named
		}).flatMap(([name, text]) => text === void 0 ? [] : [`--${name}`, text]).map(shellWord).join(" ");
	}
	reviewedPlan() {
		const { cwd } = this.call;
		const { decision } = this.sent;
		const { plan } = this.given;
		if (plan === void 0) return void 0;
		const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY);
		if (reading.kind !== "bytes") throw new CommandError(`${plan}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
		const value = tryParseJson(new TextDecoder().decode(reading.bytes));
		const reviewed = value === void 0 ? void 0 : readReviewedPlan(value);
		if (reviewed === void 0) throw new CommandError(`${plan}: this is not a plan that can be executed: make one with roomlint push --dry-run --format json`);
		if (decision !== "stop" && decision !== reviewed.decision) throw new CommandError(`the reviewed plan was made without --${decision}: make it again with --${decision}, or leave --${decision} out`);
		return reviewed;
	}
	check(bytes, room) {
		const { shown, beside, checkedAs, dropsLogic } = this.sent;
		const { given, call } = this;
		const skip = [...JUDGED_BY_PLAN, ...dropsLogic ? ABOUT_LOST_LOGIC : []];
		const file = {
			path: shown,
			absolute: join(beside, checkedAs)
		};
		const earlier = room && {
			shown: "the room",
			bytes: room
		};
		return checkBytes(file, bytes, {
			cwd: call.cwd,
			config: configChoice(given),
			skip
		}, earlier);
	}
	tell(event) {
		const { stream, call } = this;
		const { terminal } = call;
		switch (event.kind) {
			case "plan": {
				const shown = this.given.full ? ALL_CHANGES : SOME_CHANGES;
				sayAnswers([planAnswer(event.report, shown)], stream, terminal);
				return;
			}
			case "findings": {
				const { findings } = event;
				if (this.sent.operation === "restore") terminal.warn(`${counted(findings.length, "error")} would return, and ${findings.length === 1 ? "does" : "do"} not stop this:`);
				sayFindings({
					...event.report,
					findings,
					omitted: /* @__PURE__ */ new Map()
				}, stream, terminal);
				return;
			}
			default: terminal.warn(eventText(event, this.commands.check));
		}
	}
	confirm({ report }) {
		const { given, call, sent } = this;
		const { terminal } = call;
		if (given.yes) return "yes";
		if (!terminal.world.isTerminal("in")) return given.plan === void 0 ? "noTerminal" : "yes";
		if (report.plan.verdict !== "destroys") {
			const question = `This changes room ${printable(sent.room)}. To import it, type y: `;
			return isYes(terminal.ask(question)) ? "yes" : "no";
		}
		const removed = report.gate.kinds.map((kind) => countText(kind.kind, kind.removed));
		const question = `This destroys ${removed.length === 0 ? "parts of the room" : listed(removed, "and")}. To import it, type the identifier of the room: `;
		return terminal.ask(question) === sent.room ? "yes" : "no";
	}
};
function pushShape({ backup, planned, findings, outcome }, decision, { operation, room, source }, data) {
	return {
		version: 1,
		operation,
		room,
		source,
		outcome: outcome.kind,
		...data,
		findings: findings && {
			new: findings.fresh,
			newWarnings: findings.warnings,
			earlier: findings.earlier
		},
		backup,
		decision,
		base: planned?.base,
		payload: planned?.payload,
		plan: planned && planShape(planned.report)
	};
}
// src/front/cli/gate/push.ts
var push_exports = /* @__PURE__ */ __exportAll({ pushCommand: () => pushCommand });
const pushCommand = defineCommand({
	options: PUSH_OPTIONS,
	details: serviceHelp(`Errors and warnings that the room does not have, changes of others since the pull, a file that was not pulled
from this room, and removals beyond the limits stop it before anything is uploaded. It asks first: for the
identifier of the room when something is destroyed, else for y. Without a terminal, use --yes or --plan.`, [
		"roomlint push --room ROOM garden.json",
		"roomlint push --room ROOM --dry-run --format json garden.json > plan.json",
		"roomlint push --room ROOM --plan plan.json --yes garden.json"
	]),
	exits: {
		clean: "imported, and the room is what it should be; or nothing to import",
		findings: "refused, see above, or another plan: the room is unchanged. Or imported, and the room differs",
		error: NOT_DONE
	}
}, async (given, call) => {
	const [file] = onlyWords("push", call.words, ["a file"], "roomlint push --room ROOM garden.json");
	const decisions = readMergeOptions(given);
	return withService(given, call, neededKeys(given), (session) => {
		const room = chosenRoom(given, call.terminal);
		const { path, folder } = folderBeside(file, call.cwd, room);
		return withFolder(folder, true, () => {
			if (!existsSync(path)) throw new CommandError(`${file}: no such file`);
			const undecided = undecidedMerge(path, call.terminal.world);
			if (undecided !== void 0) throw new CommandError(`${printable(file)}: ${undecided}`);
			return new PushRun(given, call, session, {
				...decisions,
				operation: "push",
				dropsLogic: given["drop-logic"] === true,
				allowsWarnings: given["allow-warnings"] === true,
				room,
				folder,
				source: basename(path),
				shown: file,
				beside: dirname(path),
				checkedAs: basename(path)
			}).run();
		});
	});
});
// src/front/cli/gate/restore.ts
var restore_exports = /* @__PURE__ */ __exportAll({ restore: () => restore });
const EXAMPLE = "roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z";
const WITHOUT_LIST = [
	"dry-run",
	"plan",
	"merge",
	"overwrite",
	"yes",
	"max-removed"
];
const restore = defineCommand({
	options: RESTORE_OPTIONS,
	details: serviceHelp(`Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`, [
		"roomlint restore --list --room ROOM",
		"roomlint restore --room ROOM",
		EXAMPLE
	]),
	exits: {
		clean: "restored, and the room is what it should be; or nothing to restore",
		findings: "refused, because of limits, changes of others, a room that was never pulled or pushed here, or another plan: the room is unchanged. Or restored, and the room differs",
		error: NOT_DONE
	}
}, async (given, call) => {
	const backup = atMostOne("restore", call.words, "backup");
	if (backup === "") throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
	if (given.list) {
		if (backup !== void 0) throw new CommandError(`--list takes no backup: remove "${backup}"`);
		for (const option of WITHOUT_LIST) refuseBoth(given, "list", option);
		return listBackups(given, call);
	}
	if (given.keep !== void 0) throw new CommandError("--keep needs --list");
	return restoreBackup(backup, given, call);
});
function restoreBackup(backup, given, call) {
	const { terminal } = call;
	const decisions = readMergeOptions(given);
	return withService(given, call, neededKeys(given), (session) => {
		const room = chosenRoom(given, terminal);
		const folder = existingFolder(given.folder, call.cwd, room);
		return withFolder(folder, true, async () => {
			const source = backup === void 0 ? await latestOther(folder, session.remote(room), (message) => terminal.warn(message)) : namedBackup(folder, backup.replace(/\.json$/, ""));
			if (source === void 0) throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
			return new PushRun(given, call, session, {
				...decisions,
				operation: "restore",
				room,
				folder,
				source,
				shown: source,
				beside: folder.beside,
				checkedAs: folder.state().latest ?? `${source}.json`,
				allowsWarnings: true,
				dropsLogic: false
			}).run();
		});
	});
}
function namedBackup(folder, name) {
	if (!folder.backups().some((backup) => backup.name === name)) throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
	const why = WHY_UNVERIFIED[folder.integrity(name)];
	if (why === void 0) return name;
	throw new CommandError(`backup ${printable(name)} ${why}: look at it, then push a copy of it with --overwrite`);
}
const WHY_UNVERIFIED = {
	changed: "was changed after it was made",
	foreign: "is not recorded as made by roomlint"
};
const MAX_DETAILS = 3;
function listBackups(given, call) {
	const format = serviceFormat(given.format);
	const keep = readCount("keep", given.keep);
	const room = chosenRoom(given, call.terminal);
	const folder = existingFolder(given.folder, call.cwd, room);
	const how = {
		format,
		isFull: given.full === true
	};
	const show = (now, removed) => {
		const described = folder.backups().map((backup) => describe(folder, backup, now, how));
		const entries = described.map(({ entry }) => entry);
		const title = described.length === 0 ? "no backups" : counted(described.length, "backup");
		const data = {
			version: 1,
			room,
			backups: described.map(({ shape }) => shape),
			removed
		};
		printOutcome(format, {
			title,
			sections: [{ entries }]
		}, data, call.terminal);
		return EXIT.clean;
	};
	if (keep !== void 0) return withFolder(folder, true, async () => {
		const removed = pruneBackups(folder, keep);
		call.terminal.warn(`removed ${counted(removed.length, "backup")}`);
		return show(void 0, removed);
	});
	return withService(given, call, ["accessKey"], ({ remote }) => withFolder(folder, false, async () => show(SnapshotText.readRoom(await remote(room).download(), "before"))));
}
function describe(folder, backup, now, { format, isFull }) {
	const known = {
		...backup,
		integrity: folder.integrity(backup.name)
	};
	const described = (text, content, details = []) => ({
		entry: {
			text: `${backup.name}  ${causeText(backup)}${bytesText(backup.bytes)}, ${text}`,
			details
		},
		shape: {
			...known,
			...content
		}
	});
	const note = INTEGRITY_TEXTS[known.integrity];
	try {
		const bytes = folder.readBackup(backup.name);
		const then = now === void 0 ? SnapshotText.read(bytes, "after") : SnapshotText.read(bytes, "after", now);
		const { items, quests } = planImport(then, then).counts;
		const holds = `${counted(items, "item")}, ${counted(quests, "quest")}`;
		if (now === void 0) return described(`${holds}${note}`, {
			items,
			quests
		});
		const restored = restoringSnapshot(now, then);
		const plan = maskPlan(planImport(now, restored), maskOfJson([now.bytes, restored.bytes]));
		if (format === "json") return described("", {
			items,
			quests,
			restore: {
				...effect(plan),
				...changesShape(plan.changes)
			}
		});
		return described(`${holds}; ${effectOf(plan)}${note}`, {}, detailsOf(plan, isFull));
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		const fault = faultText(error);
		return described(`damaged: ${fault}${note}`, { fault });
	}
}
function detailsOf(plan, isFull) {
	const shown = isFull ? ALL_CHANGES : SOME_CHANGES;
	const texts = [...destroyedLines(plan), ...changeLines(plan, shown)].map(({ symbol, text, details }) => {
		const values = symbol === "~" ? details.join("; ") : "";
		return `${symbol} ${text}${values === "" ? "" : `: ${values}`}`;
	});
	const listed = isFull ? texts : texts.slice(0, MAX_DETAILS);
	const more = texts.length - listed.length;
	return more === 0 ? listed : [...listed, `\u2026 and ${more} more: --full shows all`];
}
function effect({ verdict, items, quests }) {
	const sum = (list) => items[list].length + questCount(quests[list]);
	return {
		verdict,
		added: sum("added"),
		changed: sum("changed"),
		removed: sum("removed")
	};
}
function causeText({ cause, when }) {
	if (cause === void 0) return "";
	return `before ${cause.operation} of ${cause.source}, ${when.slice(11, 16)} UTC: `;
}
const INTEGRITY_TEXTS = {
	recorded: "",
	changed: " (changed after it was made: push a copy of it with --overwrite)",
	foreign: " (not recorded as made by roomlint: push a copy of it with --overwrite)"
};
function effectOf(plan) {
	if (plan.verdict === "unchanged") return "the same as the room";
	return `a restore: ${countsText(planCounts(plan)) || "tasks or sections change"}`;
}
// src/front/cli/room.ts
var room_exports = /* @__PURE__ */ __exportAll({
	ROUTE_NAMES: () => ROUTE_NAMES,
	room: () => room,
	upload: () => upload
});
const ROOM_OPTIONS = grouped("Room:", {
	name: value("with create: the display name of the new room", "--name 'Rose garden'"),
	unlisted: list("with update: also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable", "--unlisted Guild=rose")
});
const ROUTE_OF = {
	name: "create",
	unlisted: "update"
};
const ROUTES = /* @__PURE__ */ new Map([
	["create", {
		takes: ["a template"],
		example: `roomlint room create blank --name 'Rose garden'`,
		async run({ client, print }, [template = ""], { name }) {
			const { body, text } = await client.create(template, name);
			const { RoomID, Name } = body.room;
			print(`created room ${printable(RoomID)}${Name === null ? "" : ` (${printable(Name)})`}`, text);
		}
	}],
	["duplicate", {
		takes: ["a room"],
		example: "roomlint room duplicate ROOM",
		async run({ client, print }, [room = ""]) {
			const { body, text } = await client.duplicate(room);
			print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
		}
	}],
	["update", {
		takes: ["a room"],
		takesMore: true,
		example: `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
		async run({ client, print, terminal }, [room = "", ...assignments], { unlisted = [] }) {
			const fields = readFields(assignments, unlisted, (message) => terminal.warn(message));
			const { text } = await client.update(room, fields);
			const names = [...fields.keys()].map((name) => printable(name));
			print(`updated room ${printable(room)}: ${names.join(", ")}`, text);
		}
	}],
	["items", {
		takes: ["a room"],
		example: "roomlint room items ROOM",
		async run({ client, print }, [room = ""]) {
			const { body, text } = await client.items(room);
			const lines = body.items.map(({ id, type, category, name }) => [
				id,
				type,
				category,
				name
			].map((word) => printable(word)).join("	"));
			print(lines.length === 0 ? "no items" : lines.join("\n"), text);
		}
	}],
	["download", {
		takes: ["a room"],
		takesMore: true,
		example: "roomlint room download ROOM current.json",
		run: download
	}],
	["import", {
		takes: ["a room", "a file or URL"],
		example: "roomlint room import ROOM next.json",
		keys: ([, source = ""]) => isUrl(source) ? ["accessKey"] : ["accessKey", "apiKey"],
		run: importInto
	}]
]);
const ROUTE_NAMES = [...ROUTES.keys()];
const room = defineCommand({
	options: {
		...ROOM_OPTIONS,
		...SERVICE_OPTIONS
	},
	details: serviceHelp(`Commands:
  create <template>              from a template, by its name in the current catalog of the service
  duplicate <room>               copy a room that you own. The copy has an identifier of its own
  update <room> <field=value..>  change metadata: FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only
                                 the named fields change. The documents show no types for them, so values
                                 are sent as they are. Fields that they do not list need --unlisted. RoomID
                                 is always refused
  items <room>                   list what can be placed, one a line: id, type, category and name, with tabs
  download <room> [file]         byte for byte, to standard output without a file. A file appears when the
                                 download is complete, and replaces one of the same name
  import <room> <file|url>       replace what is in the room. This is the plain route: it checks nothing,
                                 plans nothing and keeps no backup, and removes every item that the file
                                 leaves out. A response without an error does not prove that the room plays
                                 as it should. A file is uploaded first, with the API key. A URL must be
                                 publicly readable

With --format json, the response of the service is printed, with all of its fields.`, [
		"roomlint room create blank --format json | jq -r .room.RoomID",
		`roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true 'Subgenres:=["puzzle", "quiet"]'`,
		`roomlint room items ROOM --format json | jq '.items[].glb'`,
		"roomlint room download ROOM | roomlint check -",
		"roomlint check next.json && roomlint plan now.json next.json && roomlint room import ROOM next.json"
	]),
	exits: SERVICE_EXITS
}, (given, call) => {
	const [name = "", ...words] = call.words;
	const route = ROUTES.get(name);
	if (route === void 0) throw new CommandError(unknownRoute(name));
	for (const option of ["name", "unlisted"]) if (given[option] !== void 0 && ROUTE_OF[option] !== name) throw new CommandError(`--${option} is for roomlint room ${ROUTE_OF[option]}: remove it`);
	return callRoute(`room ${name}`, route, given, {
		...call,
		words
	});
});
function unknownRoute(name) {
	if (name === "") return `room needs ${listed(ROUTE_NAMES, "or")}: \`roomlint room --help\` describes them`;
	const guess = mistyped(name, ROUTE_NAMES);
	return `unknown command "room ${name}": ${guess === void 0 ? `use ${listed(ROUTE_NAMES, "or")}` : `did you mean room ${guess}?`}`;
}
const upload = defineCommand({
	options: SERVICE_OPTIONS,
	details: serviceHelp(`<file> is JSON, GLB, PNG, JPEG, GIF or WebP: its content decides, whatever its name. JSON must be valid and
have 52,428,800 bytes at most. Anything else is refused before it is sent.`, ["roomlint upload tree.glb", "roomlint upload --format json cover.png"]),
	exits: SERVICE_EXITS
}, (given, call) => callRoute("upload", UPLOAD, given, call));
const UPLOAD = {
	takes: ["a file"],
	example: "roomlint upload tree.glb",
	keys: () => ["apiKey"],
	async run({ client, print, cwd }, [file = ""]) {
		const asset = await readAsset(resolve(cwd, file), file);
		const { assetURL, objectKey, status, text } = await uploadAsset(client, asset);
		const { type, bytes } = asset;
		const shown = {
			file,
			type,
			bytes: bytes.size,
			assetURL,
			objectKey,
			status,
			response: responseIn(text)
		};
		print(`uploaded ${printable(file)} as ${type}: ${printable(assetURL)}`, inJson(shown));
	}
};
function callRoute(name, { takes, takesMore = false, example, keys, run }, given, { words, cwd, terminal }) {
	onlyWords(name, takesMore ? words.slice(0, takes.length) : words, takes, example);
	return withService(given, {
		cwd,
		terminal
	}, keys?.(words) ?? ["accessKey"], async (session) => {
		await run({
			...session,
			cwd,
			terminal
		}, words, given);
	});
}
async function download({ client, print, cwd, terminal, format }, [room = "", file = "-", extra]) {
	if (extra !== void 0) throw new CommandError(`room download takes only a room: remove "${extra}"`);
	if (file === "-") {
		if (format === "json") throw new CommandError("--format json needs a file to download to: standard output is the snapshot");
		terminal.writeOutBytes(await client.download(room));
		return;
	}
	requireReplaceable(file, cwd);
	const snapshot = await client.download(room);
	try {
		writeDurably(resolve(cwd, file), snapshot, cwd);
	} catch (error) {
		throw new CommandError(`${file}: ${whyRefused("write", error)}`);
	}
	const bytes = snapshot.length;
	print(`${printable(file)}: ${counted(bytes, "byte")}`, inJson({
		room,
		file,
		bytes
	}));
}
function requireReplaceable(file, cwd) {
	const stats = statsOf(file, cwd);
	if (stats === void 0 || stats.isFile()) return;
	throw new CommandError(stats.isDirectory() ? `${file}: this is a folder, not a file` : `${file}: this is not a regular file: use - for standard output`);
}
async function importInto(call, [room = "", source = ""]) {
	if (isUrl(source)) requireWebURL(source);
	const { jsonUrl, members } = isUrl(source) ? {
		jsonUrl: source,
		members: {}
	} : await uploaded(source, call);
	const [address = ""] = source.split(/[?#]/);
	if (address !== source) call.terminal.redactor.addDestination(source, [address]);
	const { status, text } = await call.client.import(room, jsonUrl);
	const done = status === 202 ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it` : `imported ${printable(source)} into room ${printable(room)}`;
	const shown = {
		room,
		source,
		...members,
		status,
		response: responseIn(text)
	};
	call.print(`${done}, without a check or a plan`, inJson(shown));
}
function isUrl(source) {
	return /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
}
function requireWebURL(source) {
	const url = URL.canParse(source) ? new URL(source) : void 0;
	if (url === void 0) throw new CommandError("this is not a valid URL: write it in full");
	if (url.username !== "" || url.password !== "") throw new CommandError("a URL to import must not contain a user name or password");
	if (!/^https?:$/.test(url.protocol)) throw new CommandError("a URL to import must begin with https:// or http://");
}
async function uploaded(file, { client, cwd }) {
	const asset = await readAsset(resolve(cwd, file), file);
	if (asset.kind !== "json") throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
	const { assetURL, objectKey } = await uploadAsset(client, asset);
	const { size } = asset.bytes;
	const length = await client.contentLength(assetURL);
	if (length !== size) throw new CommandError(`nothing is imported: HEAD of assetURL gives ${length === void 0 ? "no Content-Length, which an import requires" : `Content-Length ${length}, but the file has ${counted(size, "byte")}`}`);
	return {
		jsonUrl: assetURL,
		members: {
			bytes: size,
			assetURL,
			objectKey
		}
	};
}
function inJson(shown) {
	return JSON.stringify(shown, void 0, 2);
}
function responseIn(text) {
	return tryParseJson(text) ?? text;
}
exports.chosenServer = chosenServer;
exports.pull_exports = pull_exports;
exports.push_exports = push_exports;
exports.restore_exports = restore_exports;
exports.room_exports = room_exports;
exports.status_exports = status_exports;
