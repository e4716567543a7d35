"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { AGENT, CommandError, DROP_LOGIC, EXIT, ReportFileError, folderInRepository, writeBatched } = require("./command.js");
const { decodeLoosely, jsonWithoutCommands, printable } = require("./words.js");
const { prescan } = require("./text.js");
const { MAX_CREDENTIALS, NO_REMOVALS } = require("./core.js");
const { readRoom } = require("./flow.js");
const { SnapshotError, keepsLimits, mergeSnapshotInto } = require("./verdict.js");
const { ALL_CHANGES, DELETED, SOME_CHANGES, answerGitHub, answersForAgents, answersMarkdown, answersText, branchPlansReport, outcomeAnswer, planAnswer, planShape } = require("./report-words.js");
const { SummaryCounter, TextReporter, countReport } = require("./shared.js");
const { GateSettings, openReportFiles } = require("./command-check.js");
const { inputName, planReport, readInput, requireBytes } = require("./world.js");
const { readLimit, requirePatterns } = require("./commands.js");
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
			const { env } = terminal.world;
			const folder = folderInRepository({
				env,
				cwd: terminal.world.cwd()
			});
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
		const report = planReport(current, merged ?? next, {
			limits: [this.given ?? maxRemoved ?? NO_REMOVALS],
			protect: [...protect, ...this.common.protect],
			dropsLogic: this.dropsLogic
		}, { limitName: this.limitName });
		if (merged !== void 0) this.writeMerge(merged.name, merged.bytes, request);
		this.print(report);
		if (merged !== void 0 && report.plan.verdict === "destroys") {
			this.terminal.warn("the merge cannot keep everything: the plan says what its import destroys");
			return EXIT.findings;
		}
		return this.codeOf(report);
	}
	async planChanges(request) {
		const { planChanges } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.plan_changes_exports);
		const { terminal, common } = this;
		const { isBeside = false } = request;
		const { commit, outcomes } = await planChanges(request, {
			cwd: request.cwd,
			access: terminal.world,
			config: common.config,
			given: this.given,
			fallback: this.fallback,
			protect: common.protect,
			dropsLogic: this.dropsLogic,
			limitName: this.limitName,
			isBeside,
			warn: (message) => terminal.warn(message)
		});
		const since = request.kind === "since" ? request.ref : void 0;
		if (isBeside) this.printFailing(outcomes);
		else {
			this.printBranch({
				since,
				base: commit,
				files: outcomes
			});
			if (outcomes.every(({ status }) => status === "new")) terminal.warn(commit === void 0 ? "there is no commit yet: nothing to plan" : `no room of ${since === void 0 ? "HEAD" : printable(since)} has changed: nothing to plan`);
		}
		if (request.kind === "staged") this.printApproval(outcomes);
		return outcomes.map((outcome) => this.codeOfOutcome(outcome)).reduce((worst, code) => code > worst ? code : worst, EXIT.clean);
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
			sayAnswers([planAnswer(outcome.report, this.shown)], "err", this.terminal);
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
	codeOfOutcome(outcome) {
		if (outcome.status === "error") return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
		if (outcome.status === "planned") return this.codeOf(outcome.report);
		return EXIT.clean;
	}
	get limitName() {
		return this.terminal.world.env.ROOMLINT_LIMIT_NAME || void 0;
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
		planReport(current, next, {
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
		const { format, isFull } = this.common;
		const answers = () => outcomes.flatMap((outcome) => outcomeAnswer(outcome, this.shown) ?? []);
		printAnswers(format, {
			answers,
			json,
			isFull
		}, this.terminal);
	}
};
exports.ANSWER_FORMATS = ANSWER_FORMATS;
exports.hideCredentials = hideCredentials;
exports.hideCredentialsOfJson = hideCredentialsOfJson;
exports.planner_exports = planner_exports;
exports.printAnswers = printAnswers;
exports.printJson = printJson;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.runPlan = runPlan;
exports.sayAnswers = sayAnswers;
exports.sayFindings = sayFindings;
exports.sayText = sayText;
exports.showable = showable;
