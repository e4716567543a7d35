"use strict";
const { CONFIG_NAMES, IN_PACKAGE, MOST_PACKAGE, MOST_SETTINGS, folderInRepository, isNeverSnapshot, maskOutput, openReportFiles, readDescriptor, readJsonWithComments, readSnapshotFile, repositoryPath, unprescannedBuffer, writeBatched } = require("./shared.js");
const { CommandError, EXIT, ReportFileError } = require("./command.js");
const { MOST_IMPORTED_BYTES, isObject, printable, withoutCommands } = require("./words.js");
const { holdsSnapshot, protectFault } = require("./core.js");
const { DELETED, SnapshotText, UnusableSnapshotError, branchPlansJson, changeLines, deletedText, destroyedLines, gateText, judgePlan, lookTexts, mergeSnapshotInto, noteLines, planCounts, planImport, planJson, planText, redactPlan } = require("./room.js");
const { NotJsonError, maskOf, mayHoldCredentials } = require("./roundtrip.js");
const { ProtectedPlaces, readLimit, requirePatterns } = require("./contract.js");
const { basename, dirname, posix, relative, resolve, sep } = require("node:path");
// src/report/plan-github.ts
const MOST_NAMED = 20;
function planGitHub(report, folder) {
	const { next, plan, gate } = report;
	const level = !(gate.isWithinLimit && gate.protectedLosses.length === 0) ? "error" : plan.verdict === "destroys" ? "warning" : "notice";
	const counts = planCounts(plan).map(({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`);
	const destroyed = [...destroyedLines(plan)];
	const named = destroyed.slice(0, MOST_NAMED).map(({ text }) => `- ${text}`);
	if (destroyed.length > named.length) named.push(`\u2026 and ${destroyed.length - named.length} more`);
	const lines = [
		plan.verdict === "unchanged" ? "importing this changes nothing" : `importing this: ${counts.join(", ")}`,
		...lookTexts(plan),
		gateText(report),
		...named
	].filter((text) => text !== "");
	return `::${level} file=${property(repositoryPath(folder, next))},title=${property("import plan")}::${data(lines.join("\n"))}\n`;
}
function deletedGitHub(path, folder) {
	const name = repositoryPath(folder, path);
	return `::warning title=${property("import plan")}::${data(`${printable(name)}: ${DELETED}`)}\n`;
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
	if (verdict !== "") body += `\n${gate.isWithinLimit && gate.protectedLosses.length === 0 ? "\u2713" : "\u2717"} ${escaped(verdict)}\n`;
	body += block("What is destroyed", [...destroyedLines(plan)]);
	body += block("What changes", changeLines(plan));
	return body + block("Notes", noteLines(plan));
}
function noPlanMarkdown(path, message) {
	return `## Importing ${code(printable(path))}\n\n**No plan**: ${escaped(printable(message))}\n`;
}
function deletedMarkdown(path) {
	return `## ${code(printable(path))}\n\n**Deleted**: ${DELETED}\n`;
}
function block(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.slice(0, MOST_LINES).map(({ symbol, text, details }) => {
		const more = details.map((detail) => `<br>${escaped(detail)}`).join("");
		return `- ${code(symbol)} ${escaped(text)}${more}\n`;
	});
	const rest = lines.length - shown.length;
	return `\n### ${title}\n\n${shown.join("")}${rest > 0 ? `- \u2026 and ${rest} more\n` : ""}`;
}
function escaped(text) {
	return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(text) {
	return `<code>${escaped(text)}</code>`;
}
// src/workspace/base-protection.ts
var BaseProtection = class {
	repository;
	base;
	byFolder = /* @__PURE__ */ new Map();
	constructor(repository, base) {
		this.repository = repository;
		this.base = base;
	}
	async ofFile(name) {
		for (let folder = posix.dirname(name);; folder = posix.dirname(folder)) {
			const found = await this.ofFolder(folder);
			if (found !== void 0) return found;
			if (folder === ".") return [];
		}
	}
	async ofConfig(path, cwd) {
		const name = relative(this.repository.top, resolve(cwd, path)).split(sep).join("/");
		if (name.startsWith("../") || name === "") return [];
		return await this.firstConfig([name]) ?? [];
	}
	ofFolder(folder) {
		const known = this.byFolder.get(folder);
		if (known !== void 0) return known;
		const names = CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join("/")));
		const read = this.firstConfig(names);
		this.byFolder.set(folder, read);
		return read;
	}
	async firstConfig(names) {
		for (const file of this.repository.filesOf(this.base, names)) {
			const patterns = await this.patternsIn(file);
			if (patterns !== void 0) return patterns;
		}
	}
	async patternsIn({ name, read }) {
		const isPackage = basename(name) === "package.json";
		const shown = `${this.base.slice(0, 8)}:${name}`;
		const reading = read(isPackage ? MOST_PACKAGE : MOST_SETTINGS, false);
		if (reading.kind !== "bytes") {
			if (isPackage) return void 0;
			throw new CommandError(`${shown}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
		}
		const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(reading.bytes);
		const { value, faults } = await readJsonWithComments(text, isPackage ? IN_PACKAGE : void 0);
		const [fault] = faults;
		if (fault !== void 0 && isPackage) return void 0;
		if (fault !== void 0) throw new CommandError(`${shown}:${fault.line}:${fault.column} ${fault.message}. Nothing is planned, because what this config protects cannot be read`);
		return value === void 0 ? void 0 : patternsOf(value);
	}
};
function patternsOf(config) {
	const protect = isObject(config) && Object.hasOwn(config, "protect") ? config.protect : void 0;
	if (!Array.isArray(protect)) return [];
	return protect.filter((pattern) => typeof pattern === "string" && protectFault(pattern) === void 0);
}
// src/cli/plan.ts
async function plan(request, terminal) {
	maskOutput(terminal);
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
		const merged = request.merge === void 0 ? void 0 : {
			name: request.merge,
			bytes: this.merged(current, next)
		};
		const report = this.report(current, merged ?? next, await this.protected(folder));
		if (merged !== void 0) this.writeMerge(merged.name, merged.bytes, request);
		this.print(report);
		return this.codeOf(report);
	}
	async planSince({ ref, paths, cwd }) {
		const { branchChanges } = await Promise.resolve().then(() => require("./git-source.js"));
		const { repository, changes, problems } = await branchChanges(ref, {
			paths,
			cwd,
			env: this.terminal.world.env
		});
		const base = new BaseProtection(repository, changes.base);
		const outcomes = problems.map(({ path, message }) => ({
			status: "error",
			path,
			message: `${path}: ${message}`
		}));
		for (const file of changes.files) {
			const outcome = isNeverSnapshot(basename(file.absolute)) ? void 0 : await this.outcomeOf(file, changes.base, base);
			if (outcome !== void 0) outcomes.push(outcome);
		}
		for (const { path, absolute, before } of changes.deleted) {
			if (isNeverSnapshot(basename(absolute))) continue;
			const was = before.read(MOST_IMPORTED_BYTES, false);
			if (was.kind !== "bytes" || holdsSnapshot(was.bytes)) outcomes.push({
				status: "deleted",
				path
			});
		}
		this.printBranch({
			since: ref,
			base: changes.base,
			files: outcomes
		});
		if (outcomes.every(({ status }) => status === "new")) this.terminal.warn(`no room of ${printable(ref)} has changed: nothing to plan`);
		let code = EXIT.clean;
		for (const outcome of outcomes) {
			const one = this.codeOfOutcome(outcome);
			if (one > code) code = one;
		}
		return code;
	}
	async outcomeOf(file, base, protection) {
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
			const protect = /* @__PURE__ */ new Set([...await this.protectedBefore(before.name, protection), ...await this.protected(dirname(absolute))]);
			return {
				status: "planned",
				path,
				report: this.report({
					name,
					bytes: was
				}, {
					name: path,
					bytes: is
				}, [...protect])
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
		if (outcome.status === "planned") return this.codeOf(outcome.report);
		return outcome.status === "deleted" && this.common.failsOnChange ? EXIT.findings : EXIT.clean;
	}
	report(current, next, protect) {
		try {
			const room = SnapshotText.read(current.bytes, "before");
			const snapshot = SnapshotText.read(next.bytes, "after", room);
			if (!room.isSnapshot) throw notSnapshot("before");
			if (!snapshot.isSnapshot) throw notSnapshot("after");
			const made = planImport(room, snapshot);
			const gate = judgePlan(made, this.limit, protect);
			const isPercent = this.limit.kind === "percent";
			const report = {
				current: current.name,
				next: next.name,
				plan: made,
				gate,
				isPercent
			};
			return redactPlan(report, maskOf(mayHoldCredentials([current.bytes, next.bytes])));
		} catch (error) {
			const shown = asCommandError(error, current.name, next.name);
			if (!(shown instanceof CommandError)) throw shown;
			throw new CommandError(maskOf([current.bytes, next.bytes]).mask(shown.message));
		}
	}
	codeOf({ plan: made, gate }) {
		const hasChanged = this.common.failsOnChange && made.verdict !== "unchanged";
		return gate.isWithinLimit && gate.protectedLosses.length === 0 && !hasChanged ? EXIT.clean : EXIT.findings;
	}
	async protected(folder) {
		return [...await this.places.of(folder), ...this.common.protect];
	}
	async protectedBefore(name, protection) {
		const { config, cwd } = this.common;
		switch (config.kind) {
			case "none": return [];
			case "file": return protection.ofConfig(config.path, cwd);
			case "nearest": return protection.ofFile(name);
		}
	}
	read(path) {
		const name = path === "-" ? "<stdin>" : path;
		return {
			name,
			bytes: bytesOf(path === "-" ? readDescriptor(this.terminal.world.stdin, MOST_IMPORTED_BYTES, unprescannedBuffer) : readSnapshotFile(resolve(this.common.cwd, path), MOST_IMPORTED_BYTES, unprescannedBuffer), name)
		};
	}
	merged(current, next) {
		this.report(current, next, []);
		return mergeSnapshotInto(current.bytes, next.bytes);
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
		this.terminal.warn(`the merged snapshot is in ${path}, and this is the plan of its import. Check it before you import it`);
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
		switch (this.common.format) {
			case "markdown":
				this.write(outcomes.map(outcomeMarkdown), forPeople);
				return;
			case "github": {
				const folder = folderInRepository({
					env: terminal.world.env,
					cwd: this.common.cwd
				});
				this.write(outcomes.flatMap((outcome) => {
					if (outcome.status === "planned") return [planGitHub(outcome.report, folder)];
					return outcome.status === "deleted" ? [deletedGitHub(outcome.path, folder)] : [];
				}));
				return;
			}
			default: {
				const paint = terminal.painter("out");
				let isFirst = true;
				for (const outcome of outcomes) {
					const text = outcome.status === "planned" ? planText(outcome.report, paint) : outcome.status === "deleted" ? deletedText(outcome.path, paint) : void 0;
					if (text === void 0) continue;
					if (!isFirst) this.write(["\n"]);
					isFirst = false;
					this.write(text, forPeople);
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
	if (outcome.status === "error") return `${noPlanMarkdown(outcome.path, outcome.message)}\n`;
	return outcome.status === "deleted" ? `${deletedMarkdown(outcome.path)}\n` : "";
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
exports.plan = plan;
