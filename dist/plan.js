import { ProtectedPlaces, branchPlansJson, changeLines, destroyedLines, folderInRepository, gateText, isNeverSnapshot, lookTexts, noteLines, openReportFiles, planCounts, planJson, planText, readDescriptor, readLimit, readSnapshotFile, repositoryPath, requirePatterns, unprescannedBuffer, writeBatched } from "./shared.js";
import { CommandError, EXIT, ReportFileError } from "./command.js";
import { MOST_IMPORTED_BYTES, printable, withoutCommands } from "./words.js";
import { holdsSnapshot } from "./core.js";
import { SnapshotText, UnusableSnapshotError, judgePlan, mergeSnapshotInto, planOf } from "./room.js";
import { NotJsonError } from "./roundtrip.js";
import { basename, dirname, resolve } from "node:path";
// src/report/plan-github.ts
const MOST_NAMED = 20;
function planGitHub(report, folder) {
	const { next, plan, gate } = report;
	const level = !(gate.isWithinLimit && gate.protectedLosses.length === 0) ? "error" : plan.verdict === "destroys" ? "warning" : "notice";
	const counts = planCounts(plan).map(({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`);
	const destroyed = [...destroyedLines(plan)];
	const named = destroyed.slice(0, MOST_NAMED).map(({ text }) => `- ${text}`);
	if (destroyed.length > named.length) named.push(`… and ${destroyed.length - named.length} more`);
	const lines = [
		plan.verdict === "unchanged" ? "importing this changes nothing" : `importing this: ${counts.join(", ")}`,
		...lookTexts(plan),
		gateText(report),
		...named
	].filter((text) => text !== "");
	return `::${level} file=${property(repositoryPath(folder, next))},title=${property("import plan")}::${data(lines.join("\n"))}\n`;
}
function property(text) {
	return data(printable(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function data(text) {
	return withoutCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
// src/report/plan-markdown.ts
const MOST_LINES = 500;
function planMarkdown(report) {
	const { current, next, plan, gate } = report;
	let body = `## Importing ${code(printable(next))} into ${code(printable(current))}\n\n`;
	if (plan.verdict === "unchanged") body += "Nothing changes.\n";
	else {
		body += "| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n";
		for (const { name, added, changed, removed, unchanged } of planCounts(plan)) body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
	}
	for (const text of lookTexts(plan)) body += `\n**${escaped(text)}**\n`;
	const verdict = gateText(report);
	if (verdict !== "") body += `\n${gate.isWithinLimit && gate.protectedLosses.length === 0 ? "✓" : "✗"} ${escaped(verdict)}\n`;
	body += block("What is destroyed", [...destroyedLines(plan)]);
	body += block("What changes", changeLines(plan));
	return body + block("Notes", noteLines(plan));
}
function noPlanMarkdown(path, message) {
	return `## Importing ${code(printable(path))}\n\n**No plan**: ${escaped(printable(message))}\n`;
}
function block(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.slice(0, MOST_LINES).map(({ symbol, text, details }) => {
		const more = details.map((detail) => `<br>${escaped(detail)}`).join("");
		return `- ${code(symbol)} ${escaped(text)}${more}\n`;
	});
	const rest = lines.length - shown.length;
	return `\n### ${title}\n\n${shown.join("")}${rest > 0 ? `- … and ${rest} more\n` : ""}`;
}
function escaped(text) {
	return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(text) {
	return `<code>${escaped(text)}</code>`;
}
// src/cli/plan.ts
async function plan(request, terminal) {
	const planner = new Planner(request, terminal, readLimit(request.maxRemoved));
	return request.kind === "files" ? planner.planFiles(request) : planner.planSince(request);
}
var Planner = class {
	common;
	terminal;
	limit;
	places;
	constructor(common, terminal, limit) {
		this.common = common;
		this.terminal = terminal;
		this.limit = limit;
		this.places = new ProtectedPlaces(common.config, common.cwd);
		requirePatterns(common.protect);
	}
	async planFiles(request) {
		const current = this.read(request.current);
		const next = this.read(request.next);
		const folder = request.next === "-" ? this.common.cwd : dirname(resolve(this.common.cwd, request.next));
		const report = this.report(current, next, await this.protected(folder));
		if (request.merge !== void 0) this.writeMerge(request.merge, mergeSnapshotInto(current.bytes, next.bytes), request);
		this.print(report);
		return this.codeOf(report);
	}
	async planSince({ ref, paths, cwd }) {
		const { branchChanges } = await import("./git-source.js");
		const { changes, problems } = await branchChanges(ref, {
			paths,
			cwd,
			env: this.terminal.world.env
		});
		const outcomes = problems.map(({ path, message }) => ({
			status: "error",
			path,
			message: `${path}: ${message}`
		}));
		for (const file of changes.files) {
			const outcome = isNeverSnapshot(basename(file.absolute)) ? void 0 : await this.outcomeOf(file, changes.base);
			if (outcome !== void 0) outcomes.push(outcome);
		}
		for (const { path, absolute } of changes.deleted) if (!isNeverSnapshot(basename(absolute))) outcomes.push({
			status: "deleted",
			path
		});
		this.printBranch({
			since: ref,
			base: changes.base,
			files: outcomes
		});
		if (!outcomes.some(({ status }) => status === "planned" || status === "error")) this.terminal.warn(`no room of ${printable(ref)} has changed: nothing to plan`);
		let code = EXIT.clean;
		for (const outcome of outcomes) {
			const one = this.codeOfOutcome(outcome);
			if (one > code) code = one;
		}
		return code;
	}
	async outcomeOf(file, base) {
		const { path, absolute, before, read } = file;
		try {
			if (before === void 0) {
				const reading = read(MOST_IMPORTED_BYTES, unprescannedBuffer);
				return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
					status: "new",
					path
				};
			}
			const name = `${base.slice(0, 8)}:${before.name}`;
			const was = bytesOf(before.read(MOST_IMPORTED_BYTES, false), name);
			const is = bytesOf(read(MOST_IMPORTED_BYTES, unprescannedBuffer), path);
			if (!holdsSnapshot(was) && !holdsSnapshot(is)) return void 0;
			const protect = await this.protected(dirname(absolute));
			return {
				status: "planned",
				path,
				report: this.report({
					name,
					bytes: was
				}, {
					name: path,
					bytes: is
				}, protect)
			};
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			return {
				status: "error",
				path,
				message: error.message
			};
		}
	}
	codeOfOutcome(outcome) {
		if (outcome.status === "error") return EXIT.error;
		return outcome.status === "planned" ? this.codeOf(outcome.report) : EXIT.clean;
	}
	report(current, next, protect) {
		try {
			const room = SnapshotText.read(current.bytes, "before");
			const snapshot = SnapshotText.read(next.bytes, "after", room);
			if (!room.isSnapshot) throw notSnapshot("before");
			if (!snapshot.isSnapshot) throw notSnapshot("after");
			const made = planOf(room, snapshot);
			const gate = judgePlan(made, this.limit, protect);
			return {
				current: current.name,
				next: next.name,
				plan: made,
				gate,
				isPercent: this.limit.kind === "percent"
			};
		} catch (error) {
			throw asCommandError(error, current.name, next.name);
		}
	}
	codeOf({ plan: made, gate }) {
		const hasChanged = this.common.failsOnChange && made.verdict !== "unchanged";
		return gate.isWithinLimit && gate.protectedLosses.length === 0 && !hasChanged ? EXIT.clean : EXIT.findings;
	}
	async protected(folder) {
		return [...await this.places.of(folder), ...this.common.protect];
	}
	read(path) {
		const name = path === "-" ? "<stdin>" : path;
		return {
			name,
			bytes: bytesOf(path === "-" ? readDescriptor(this.terminal.world.stdin, MOST_IMPORTED_BYTES, unprescannedBuffer) : readSnapshotFile(resolve(this.common.cwd, path), MOST_IMPORTED_BYTES, unprescannedBuffer), name)
		};
	}
	writeMerge(path, bytes, { current, next, cwd }) {
		try {
			const inUse = [current, next].filter((name) => name !== "-").map((name) => resolve(cwd, name));
			const [file] = openReportFiles([path], inUse, cwd);
			file?.write(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
			file?.close();
		} catch (error) {
			if (error instanceof ReportFileError) throw new CommandError(error.message.replace(/^(a|the) report/, "--merge: the merge"));
			throw error;
		}
		this.terminal.warn(`the merged snapshot is in ${path}: check it and plan its import before you import it`);
	}
	print(report) {
		if (this.common.format === "json") this.write([planJson(report)]);
		else this.printForPeople([{
			status: "planned",
			path: report.next,
			report
		}]);
	}
	printBranch(plans) {
		for (const outcome of plans.files) if (outcome.status === "error") this.terminal.warn(outcome.message);
		if (this.common.format === "json") this.write([branchPlansJson(plans)]);
		else this.printForPeople(plans.files);
	}
	printForPeople(outcomes) {
		const { terminal } = this;
		const forPeople = (text) => terminal.forPeople(text);
		const reports = outcomes.flatMap((outcome) => outcome.status === "planned" ? [outcome.report] : []);
		switch (this.common.format) {
			case "markdown":
				this.write(outcomes.map(outcomeMarkdown), forPeople);
				return;
			case "github": {
				const folder = folderInRepository({
					env: terminal.world.env,
					cwd: this.common.cwd
				});
				this.write(reports.map((report) => planGitHub(report, folder)));
				return;
			}
			default: {
				const paint = terminal.painter("out");
				for (const [index, report] of reports.entries()) {
					if (index > 0) this.write(["\n"]);
					this.write(planText(report, paint), forPeople);
				}
			}
		}
	}
	write(pieces, map = (text) => text) {
		writeBatched(pieces, (text) => this.terminal.writeOut(map(text)));
	}
};
function outcomeMarkdown(outcome) {
	if (outcome.status === "planned") return `${planMarkdown(outcome.report)}\n`;
	return outcome.status === "error" ? `${noPlanMarkdown(outcome.path, outcome.message)}\n` : "";
}
function bytesOf(reading, name) {
	if (reading.kind === "bytes") return reading.bytes;
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	throw new CommandError(`${name}: larger than ${MOST_IMPORTED_BYTES.toLocaleString("en")} bytes, the most that an import accepts`);
}
function notSnapshot(which) {
	return new UnusableSnapshotError(which, "this is not a snapshot: it has none of the five sections");
}
function asCommandError(error, current, next) {
	if (error instanceof UnusableSnapshotError) return new CommandError(`${error.which === "before" ? current : next}: ${error.fault}. Nothing is planned${error.isFinding ? ": run roomlint check for details" : ""}`);
	if (!(error instanceof NotJsonError)) return error;
	const { which, at, fault } = error;
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return new CommandError(`${which === "before" ? current : next}:${at.line}:${at.column} ${sentence} Only JSON can be imported`);
}
export { plan };
