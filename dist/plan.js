"use strict";
const { CommandError, DROP_LOGIC, EXIT, ReportFileError, isNeverSnapshot, plain, writeBatched } = require("./command.js");
const { BaseSettings, ChangeGates, GateSettings, folderInRepository, maskOutput, openReportFiles, unprescannedBuffer } = require("./command-check.js");
const { NO_REMOVALS, printable, withoutCommands } = require("./words.js");
const { MAX_IMPORTED_BYTES, holdsSnapshot } = require("./core.js");
const { branchPlansJson, keepsLimits, outcomeAnswer, outcomeText, planJson, planReport, planText, unreadable } = require("./command-room.js");
const { DELETED, agentText, planCounts, repositoryPath } = require("./command-report.js");
const { ALL_CHANGES, SOME_CHANGES, changeLines, destroyedLines, gateText, lookTexts, mergeSnapshotInto, noteLines } = require("./shared-room.js");
const { decodeLoosely } = require("./text.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { limitNameIn, readLimit, requirePatterns } = require("./command-cli.js");
const { basename, dirname, resolve } = require("node:path");
// src/report/plan-github.ts
const IN_NAMES = "	\r\n";
const MAX_NAMED = 20;
function outcomeGitHub(outcome, folder) {
	switch (outcome.status) {
		case "planned": return planGitHub(outcome.report, folder);
		case "error": return warning(`no plan: ${printable(outcome.message)}`);
		case "deleted": return warning(`${printable(repositoryPath(folder, outcome.path))}: ${DELETED}`);
		case "new": return "";
	}
}
function planGitHub(report, folder) {
	const { next, plan, gate } = report;
	const level = !keepsLimits(gate) ? "error" : plan.verdict === "destroys" ? "warning" : "notice";
	const counts = planCounts(plan).map(({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`);
	const lines = [...destroyedLines(plan), ...changeLines(plan)];
	const named = lines.slice(0, MAX_NAMED).map(({ symbol, text, details }) => [`${symbol} ${text}`, ...symbol === "~" ? details : []].join("; "));
	if (lines.length > named.length) named.push(`\u2026 and ${lines.length - named.length} more`);
	const all = [
		plan.verdict === "unchanged" ? "importing this changes nothing" : `importing this: ${counts.join(", ")}`,
		...lookTexts(plan),
		gateText(report),
		...named
	].filter((text) => text !== "");
	return `::${level} file=${property(repositoryPath(folder, next))},title=${property("import plan")}::${data(all.join("\n"))}\n`;
}
function warning(text) {
	return `::warning title=${property("import plan")}::${data(text)}\n`;
}
function property(text) {
	return withoutCommands(escaped$1(printable(text, IN_NAMES)).replaceAll(":", "%3A").replaceAll(",", "%2C"));
}
function data(text) {
	return escaped$1(withoutCommands(text));
}
function escaped$1(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
// src/report/plan-markdown.ts
const MAX_LINES = 500;
function outcomeMarkdown(outcome, shown) {
	const name = code(printable(outcome.path));
	switch (outcome.status) {
		case "planned": return `${planMarkdown(outcome.report, shown)}\n`;
		case "error": return `## Importing ${name}\n\n**No plan**: ${escaped(printable(outcome.message))}\n\n`;
		case "deleted": return `## ${name}\n\n**Deleted**: ${DELETED}\n\n`;
		case "new": return "";
	}
}
function planMarkdown(report, shown) {
	const { current, next, plan, gate } = report;
	let body = `## Importing ${code(printable(next))} into ${code(printable(current))}\n\n`;
	if (plan.verdict === "unchanged") body += "Nothing changes.\n";
	else {
		body += "| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n";
		for (const { name, added, changed, removed, unchanged } of planCounts(plan)) body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
	}
	for (const text of lookTexts(plan)) body += `\n**${escaped(text)}**\n`;
	const verdict = gateText(report);
	if (verdict !== "") body += `\n${keepsLimits(gate) ? "\u2713" : "\u2717"} ${escaped(verdict)}\n`;
	const most = Number.isFinite(shown.perKind) ? MAX_LINES : Number.POSITIVE_INFINITY;
	body += block("What is destroyed", destroyedLines(plan), most);
	body += block("What changes", changeLines(plan, shown), most);
	return body + block("Notes", noteLines(plan), most);
}
function block(title, lines, most) {
	if (lines.length === 0) return "";
	const items = lines.slice(0, most).map(({ symbol, text, details }) => {
		const more = details.map((detail) => `<br>${escaped(detail)}`).join("");
		return `- ${code(symbol)} ${escaped(text)}${more}\n`;
	});
	const rest = lines.length - items.length;
	return `\n### ${title}\n\n${items.join("")}${rest > 0 ? `- \u2026 and ${rest} more\n` : ""}`;
}
function escaped(text) {
	return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(text) {
	return `<code>${escaped(text)}</code>`;
}
// src/cli/plan/plan.ts
async function plan(request, terminal) {
	maskOutput(terminal);
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
		this.warnOfChange(report);
		if (merged !== void 0 && report.plan.verdict === "destroys") {
			this.terminal.warn("the merge cannot keep everything: the plan says what its import destroys");
			return EXIT.findings;
		}
		return this.codeOf(report);
	}
	async planChanges(request) {
		const { branchChanges, stagedChanges } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
		const { paths, cwd, beside } = request;
		const only = beside?.only;
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
			const settings = new BaseSettings(repository, commit);
			const gates = new ChangeGates(this.common.config, cwd, settings);
			const short = commit.slice(0, 8);
			const base = {
				commit,
				shown: request.kind === "staged" ? `the last commit (${short})` : `${request.ref} where this branch left it (${short})`,
				gates
			};
			for (const file of changes.files) {
				const outcome = isNeverSnapshot(basename(file.absolute)) || only?.has(file.absolute) === false ? void 0 : await this.outcomeOf(file, base);
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
		if (beside !== void 0) this.printFailing(outcomes);
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
			if (outcome.status === "planned") this.warnOfChange(outcome.report);
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
			for (const piece of planText(outcome.report, plain, this.shown)) this.terminal.writeErr(this.terminal.forPeople(piece));
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
	async outcomeOf(file, base) {
		const { path, absolute, before, read, merged = [] } = file;
		try {
			if (before === void 0) {
				const reading = read(MAX_IMPORTED_BYTES, unprescannedBuffer);
				return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
					status: "new",
					path
				};
			}
			const newest = {
				name: `${base.commit.slice(0, 8)}:${before.name}`,
				bytes: requireBytes(before.read(MAX_IMPORTED_BYTES, false), `${base.commit.slice(0, 8)}:${before.name}`).bytes
			};
			const is = requireBytes(read(MAX_IMPORTED_BYTES, unprescannedBuffer), path).bytes;
			if (!holdsSnapshot(newest.bytes) && !holdsSnapshot(is)) return void 0;
			const was = this.roomBefore(path, newest, before);
			const gate = await this.gateOf(before.name, dirname(absolute), base.gates);
			const others = merged.map((other) => requireBytes(other.read(MAX_IMPORTED_BYTES, false), other.name).bytes);
			const report = this.report(was, {
				name: path,
				bytes: is
			}, gate, others);
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
		return outcome.status === "deleted" && this.common.failsOnChange ? EXIT.findings : EXIT.clean;
	}
	report(current, next, limits, others = []) {
		return {
			...planReport(current, next, limits, others),
			...limitNameIn(this.terminal.world.env)
		};
	}
	warnOfChange(report) {
		if (this.isUnwantedChange(report)) this.terminal.warn(`${printable(report.next)} changes the room, and --fail-on-change allows no change`);
	}
	isUnwantedChange({ plan: made }) {
		return this.common.failsOnChange && made.verdict !== "unchanged";
	}
	codeOf(report) {
		return keepsLimits(report.gate) && !this.isUnwantedChange(report) ? EXIT.clean : EXIT.findings;
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
		if (this.common.format === "json") this.writeJson(planJson(report));
		else this.printForPeople([{
			status: "planned",
			path: report.next,
			report
		}]);
	}
	printBranch(plans) {
		for (const outcome of plans.files) if (outcome.status === "error") this.terminal.warn(outcome.message);
		if (this.common.format === "json") this.writeJson(branchPlansJson(plans));
		else this.printForPeople(plans.files);
	}
	printForPeople(outcomes) {
		const { terminal, shown } = this;
		const { format, cwd } = this.common;
		if (format === "github") {
			const folder = folderInRepository({
				env: terminal.world.env,
				cwd
			});
			this.write(outcomes.map((outcome) => outcomeGitHub(outcome, folder)));
			return;
		}
		const forPeople = (text) => terminal.forPeople(text);
		const paint = terminal.painter("out");
		const texts = format === "markdown" ? outcomes.map((outcome) => outcomeMarkdown(outcome, shown)) : format === "agent" ? [agentText(outcomes.flatMap(outcomeAnswer))] : apart(outcomes.map((outcome) => outcomeText(outcome, paint, shown)));
		this.write(texts, forPeople);
	}
	writeJson(text) {
		this.terminal.writeProgram("strings", text);
	}
	write(pieces, map = (text) => text) {
		writeBatched(pieces, (text) => this.terminal.writeOut(map(text)));
	}
};
function apart(texts) {
	return texts.filter((text) => text !== void 0).flatMap((text, index) => index === 0 ? text : ["\n", ...text]);
}
exports.plan = plan;
