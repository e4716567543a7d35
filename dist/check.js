import { FileSettings, LinkError, MOST_OUTPUT, Outputs, createFile, earlierReports, isNeverSnapshot, isOwnFile, nodeSha256, pathSource, readHead, readSnapshotFile, refuseLinks, removeLeftovers, replaceFile, reportPaths, unifiedDiff, unprescannedBuffer } from "./shared.js";
import { Baseline, BaselineError, FindingCounter, NO_LIMIT, RepairError, countFindings, createLinter, holdsSnapshotRecord, limitFindings, namesSection, omittedErrors, plainFinding } from "./core.js";
import { rulePack } from "./rules.js";
import { CommandError, EXIT, mistypedCommand, whyRefused } from "./command.js";
import { counted, countedFindings, mayHoldCommands, printable } from "./words.js";
import { existsSync, statSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
// src/report/report.ts
function countReport({ findings, omitted }) {
	return countFindings(findings, omitted);
}
var SummaryCounter = class {
	files = 0;
	unchecked = 0;
	counts = new FindingCounter();
	passedOver = [];
	add(counts) {
		this.files++;
		this.counts.addAll(counts);
	}
	addUnchecked() {
		this.files++;
		this.unchecked++;
	}
	passOver(path) {
		this.passedOver.push(path);
	}
	get summary() {
		const { files, unchecked, passedOver } = this;
		const { errors, warnings, infos, fixable } = this.counts;
		return {
			files,
			unchecked,
			passedOver,
			errors,
			warnings,
			infos,
			fixable
		};
	}
};
// src/workspace/baseline-session.ts
var BaselineSession = class BaselineSession {
	options;
	baseline;
	before;
	stale = 0;
	accepted = 0;
	leftOut = 0;
	constructor(options, baseline, before) {
		this.options = options;
		this.baseline = baseline;
		this.before = before;
	}
	static open(options) {
		const absolute = resolve(options.cwd, options.path);
		if (options.use === "update" && !existsSync(absolute)) return new BaselineSession(options, Baseline.empty(), void 0);
		const before = read(options.path, absolute);
		return new BaselineSession(options, parse(options.path, before), before);
	}
	get absolute() {
		return resolve(this.options.cwd, this.options.path);
	}
	knows(file, finding) {
		return this.options.use !== "update" && this.baseline.knows(this.nameOf(file), finding);
	}
	apply(file, result, uses) {
		const name = this.nameOf(file);
		const isWhole = result.crashes.length === 0 && result.unchecked === void 0;
		if (this.options.use === "update") {
			if (isWhole) this.baseline.accept(name, result.findings);
			this.accepted += result.findings.length;
			return { result: {
				...result,
				findings: isWhole ? [] : result.findings
			} };
		}
		const { fresh, stale: unmatched } = this.baseline.match(name, result.findings);
		const stale = new Map([...unmatched].filter(([rule]) => uses(rule)));
		const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
		this.leftOut += result.findings.length - fresh.length;
		const remaining = {
			...result,
			findings: fresh
		};
		if (gone === 0 || !isWhole) return { result: remaining };
		this.stale += gone;
		if (this.options.use === "read") return {
			result: remaining,
			note: this.staleNote(file, gone, stale)
		};
		this.baseline.forget(name, stale);
		return { result: remaining };
	}
	staleNote({ path }, gone, stale) {
		const rules = [...stale.keys()].join(", ");
		const [match, it] = gone === 1 ? ["matches", "it"] : ["match", "them"];
		return `${this.options.path}: ${counted(gone, "entry", "entries")} for ${path} (${rules}) no longer ${match} a finding: --prune-baseline removes ${it}`;
	}
	async close() {
		const { path, use } = this.options;
		if (use === "read") {
			const message = `${path}: ${counted(this.leftOut, "known finding")} left out`;
			return this.leftOut > 0 ? {
				kind: "note",
				message
			} : void 0;
		}
		if (use === "prune") this.forgetMissingFiles();
		const problem = await this.write(new TextEncoder().encode(this.baseline.toString()));
		if (problem !== void 0) return {
			kind: "problem",
			message: `${path} was not written: ${problem}`
		};
		return {
			kind: "note",
			message: `${path}: ${use === "update" ? `accepted ${counted(this.accepted, "finding")}` : `removed ${this.stale === 0 ? "nothing" : counted(this.stale, "entry", "entries")}`}`
		};
	}
	forgetMissingFiles() {
		for (const name of this.baseline.paths) {
			if (existsSync(resolve(dirname(this.absolute), name))) continue;
			this.stale += this.baseline.count(name);
			this.baseline.forgetFile(name);
		}
	}
	async write(after) {
		try {
			refuseLinks(this.absolute, this.options.cwd);
			if (this.before === void 0) {
				createFile(this.absolute, after);
				return;
			}
		} catch (error) {
			return error instanceof LinkError ? error.message : whyRefused("write", error);
		}
		const replaced = await replaceFile(this.absolute, this.before, after);
		if (replaced.kind === "changed") return "another program changed it meanwhile: run this again";
		return replaced.kind === "error" ? replaced.message : void 0;
	}
	nameOf({ absolute }) {
		return relative(dirname(this.absolute), absolute).split(sep).join("/");
	}
};
function read(path, absolute) {
	const reading = readSnapshotFile(absolute, MOST_OUTPUT, unprescannedBuffer);
	if (reading.kind === "bytes") return reading.bytes;
	throw new CommandError(reading.kind === "too-large" ? `cannot read the baseline ${path}: it is larger than ${MOST_OUTPUT.toLocaleString("en")} bytes` : `cannot read the baseline ${path}: ${reading.message} (--update-baseline writes one)`);
}
function parse(path, bytes) {
	try {
		return Baseline.read(new TextDecoder().decode(bytes));
	} catch (error) {
		if (!(error instanceof BaselineError)) throw error;
		throw new CommandError(`cannot use the baseline ${path}: ${error.message}`);
	}
}
// src/workspace/fixer.ts
const MOST_REFUSALS = 5;
async function* fixFile(options, { file, target }, linter, first, request) {
	if (options.mode === "off") return unchanged(first, first.result);
	const writes = options.mode === "write";
	const isPassedOn = target.kind === "output";
	if (writes && !isPassedOn) removeLeftovers(file.absolute);
	let repair;
	try {
		repair = linter.repair(first.bytes, {
			...request,
			unsafe: options.unsafe,
			first: first.result
		});
	} catch (error) {
		if (!(error instanceof RepairError)) throw error;
		if (writes && isPassedOn) yield {
			kind: "output",
			bytes: first.bytes
		};
		return {
			kind: "failed",
			severity: "crash",
			message: `not fixed, because of a bug in roomlint. Please report it: ${error.message}`,
			result: first.result
		};
	}
	if (first.mayBeOther && repair.splices.length > 0 && !holdsSnapshotRecord(repair.after.bytes)) {
		yield {
			kind: "note",
			message: `${file.path} is not fixed: it may not be a snapshot, because nothing in it has two documented fields of a record. To fix it anyway, name it`
		};
		return unchanged(first, first.result);
	}
	yield* refusalNotes(file, repair);
	if (!writes) {
		yield* show(file, repair);
		return unchanged(first, repair.result);
	}
	if (isPassedOn) yield {
		kind: "output",
		bytes: repair.after.bytes
	};
	const outcome = isPassedOn ? applied(repair) : await write(file, repair, first.result);
	if (outcome.kind === "failed" || repair.repaired.length === 0) return outcome;
	yield {
		kind: "note",
		message: fixedNote(file, repair)
	};
	const problem = target.kind === "index" ? target.stage() : void 0;
	if (problem === void 0) return outcome;
	return {
		kind: "failed",
		severity: "error",
		message: `fixed, but the fixes are not staged: ${problem}`,
		result: outcome.result
	};
}
function* refusalNotes({ path }, { refused }) {
	for (const { rule, notFixed = "" } of refused.slice(0, MOST_REFUSALS)) yield {
		kind: "note",
		message: `${path}: ${rule} is not fixed: ${printable(notFixed)}`
	};
	const more = refused.length - MOST_REFUSALS;
	if (more > 0) yield {
		kind: "note",
		message: `${path}: ${counted(more, "more finding is", "more findings are")} not fixed`
	};
}
function unchanged({ bytes, result }, remaining) {
	return {
		kind: "done",
		bytes: bytes.length,
		result,
		remaining
	};
}
function applied({ after, result }) {
	return {
		kind: "done",
		bytes: after.bytes.length,
		result,
		remaining: result
	};
}
async function write({ absolute }, repair, first) {
	if (repair.splices.length === 0) return applied(repair);
	const replaced = await replaceFile(absolute, repair.before.bytes, repair.after.bytes);
	switch (replaced.kind) {
		case "replaced": return applied(repair);
		case "changed": return {
			kind: "failed",
			severity: "error",
			message: "another program changed it meanwhile: nothing was written, run this again",
			result: void 0
		};
		case "error": return {
			kind: "failed",
			severity: "error",
			message: `not fixed: ${replaced.message}`,
			result: first
		};
	}
}
function* show({ path }, repair) {
	const { before, after, splices, repaired, result } = repair;
	yield {
		kind: "diff",
		change: {
			path,
			before: before.shown,
			after: after.shown,
			splices
		}
	};
	const remaining = countedFindings(countFindings(result.findings, result.omitted)) || "no findings";
	yield {
		kind: "note",
		message: `${path}: ${repaired.length === 0 ? "nothing to fix" : `would fix ${counted(repaired.length, "finding")}`}${tally(repair)}; ${remaining} would remain`
	};
}
function fixedNote({ path }, repair) {
	const more = repair.unfinished ? "; more can be fixed: run it again" : "";
	return `${path}: fixed ${counted(repair.repaired.length, "finding")}${tally(repair)}${more}`;
}
function tally({ repaired }) {
	if (repaired.length === 0) return "";
	const counts = /* @__PURE__ */ new Map();
	for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
	return ` (${[...counts].map(([rule, count]) => count === 1 ? rule : `${rule} ${count} times`).join(", ")})`;
}
// src/workspace/outcomes.ts
var Outcomes = class {
	listing;
	checked = /* @__PURE__ */ new Set();
	ignored = /* @__PURE__ */ new Set();
	passedOver = 0;
	constructor(listing) {
		this.listing = listing;
	}
	add({ absolute }, { kind }) {
		if (kind === "checked" || kind === "unchecked") this.checked.add(absolute);
		if (kind === "passed-over") this.passedOver++;
	}
	ignore({ absolute }) {
		this.ignored.add(absolute);
	}
	*close() {
		const { mayBeNothing, searches = [] } = this.listing;
		const isNothing = this.checked.size === 0;
		const others = this.passedOver === 0 ? "" : `${counted(this.passedOver, "other JSON file")} passed over`;
		const empty = searches.filter((search) => this.isEmpty(search));
		if (isNothing && mayBeNothing !== void 0 && this.ignored.size === 0) yield note(others === "" ? mayBeNothing : `${mayBeNothing}: ${others}`);
		else if (others !== "" && !(isNothing && empty.length > 0)) yield note(others);
		for (const search of empty) yield problem$1(emptyMessage(search));
		if (isNothing && empty.length === 0 && mayBeNothing === void 0 && this.ignored.size > 0) yield problem$1(this.ignoredMessage());
	}
	isEmpty({ files }) {
		return files.length > 0 && !files.some((file) => this.checked.has(file) || this.ignored.has(file));
	}
	ignoredMessage() {
		return `nothing was checked: the config ignores ${this.ignored.size === 1 ? "the only file" : `all ${this.ignored.size} files`}${this.passedOver === 0 ? "" : `, and ${counted(this.passedOver, "other JSON file")} passed over`}`;
	}
};
function emptyMessage({ path, kind, files }) {
	const others = `${counted(files.length, "other JSON file")} passed over`;
	return kind === "folder" ? `${path}: no snapshot in this folder: ${others}` : `${path}: no snapshot among the files that match: ${others}`;
}
function note(message) {
	return {
		kind: "note",
		message
	};
}
function problem$1(message) {
	return {
		kind: "problem",
		severity: "error",
		message
	};
}
// src/workspace/check.ts
async function openCheck(options) {
	const { source, fixes = { mode: "off" }, onlySnapshots = false, leaveOut = () => false } = options;
	const settings = await FileSettings.open(options.settings);
	const baseline = options.baseline === void 0 ? void 0 : BaselineSession.open(options.baseline);
	const listing = await source.open(fixes.mode === "write");
	const tasks = listing.tasks.filter(({ file }) => file.found !== true || !leaveOut(file.absolute));
	const outcomes = new Outcomes(onlySnapshots ? {
		mayBeNothing: NOTHING,
		...listing
	} : listing);
	const session = new CheckSession(settings, fixes, baseline, {
		...listing,
		tasks
	}, outcomes, onlySnapshots, options.maxFindings);
	return {
		files: [...tasks.map(({ file }) => file.absolute), ...baseline === void 0 ? [] : [baseline.absolute]],
		run: () => session.run()
	};
}
const NOTHING = "no snapshot among the named files";
var CheckSession = class {
	settings;
	fixes;
	baseline;
	listing;
	outcomes;
	onlySnapshots;
	maxFindings;
	faultyConfigs = /* @__PURE__ */ new Set();
	linter;
	constructor(settings, fixes, baseline, listing, outcomes, onlySnapshots, maxFindings = Number.POSITIVE_INFINITY) {
		this.settings = settings;
		this.fixes = fixes;
		this.baseline = baseline;
		this.listing = listing;
		this.outcomes = outcomes;
		this.onlySnapshots = onlySnapshots;
		this.maxFindings = maxFindings;
	}
	get limit() {
		if (this.baseline !== void 0) return NO_LIMIT;
		return {
			perRule: this.maxFindings,
			keepsFixes: this.fixes.mode !== "off"
		};
	}
	async *run() {
		const { tasks } = this.listing;
		let done = 0;
		for (const task of tasks) {
			for await (const event of this.check(task)) {
				this.outcomes.add(task.file, event);
				yield event;
			}
			yield {
				kind: "progress",
				done: ++done,
				total: tasks.length
			};
		}
		yield* this.outcomes.close();
		const closed = await this.baseline?.close();
		if (closed?.kind === "note") yield {
			kind: "note",
			message: closed.message
		};
		if (closed?.kind === "problem") yield {
			kind: "problem",
			severity: "error",
			message: closed.message
		};
	}
	async *check(task) {
		const { file } = task;
		if (task.kind === "problem") {
			yield {
				...problem(`${file.path}: ${task.problem}`),
				path: file.path
			};
			yield unchecked(file, task.problem);
			return;
		}
		if (this.mayPassOver(task) && isNeverSnapshot(basename(file.absolute))) {
			if (!isOwnFile(basename(file.absolute))) yield {
				kind: "passed-over",
				path: file.path
			};
			return;
		}
		let rules;
		try {
			rules = await this.settings.rulesFor(file.absolute);
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			yield* this.faultyConfig(file, error);
			return;
		}
		if (rules !== "ignored") yield* this.checkFile(task, this.linterFor(rules));
		else yield* this.ignore(task);
	}
	*ignore({ file, target, read }) {
		this.outcomes.ignore(file);
		if (file.found === true) return;
		yield {
			kind: "note",
			message: `${file.path} is not checked: the config ignores it`
		};
		if (target.kind !== "output" || this.fixes.mode !== "write") return;
		const reading = read(Number.POSITIVE_INFINITY);
		if (reading.kind === "bytes") yield {
			kind: "output",
			bytes: reading.bytes
		};
		else yield problem(`${file.path}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
	}
	mayPassOver({ file, target }) {
		return file.found === true || this.onlySnapshots && target.kind !== "output";
	}
	*faultyConfig(file, { message, details }) {
		if (!this.faultyConfigs.has(details)) yield {
			...problem(message),
			details
		};
		this.faultyConfigs.add(details);
		yield unchecked(file, `${message} ${details.trim().split("\n")[0]}`);
	}
	linterFor(rules) {
		if (this.linter?.rules !== rules) this.linter = createLinter(rulePack, rules, nodeSha256);
		return this.linter;
	}
	async *checkFile(task, linter) {
		const { file } = task;
		const reading = task.read(linter.maxBytes);
		if (reading.kind === "error") {
			yield problem(`${file.path}: ${reading.message}`);
			yield unchecked(file, reading.message);
			return;
		}
		const checked = {
			file,
			linter
		};
		const mayPassOver = this.mayPassOver(task);
		if (reading.kind === "too-large") {
			const head = mayPassOver ? readHead(file.absolute) : void 0;
			if (head !== void 0 && !namesSection(head)) {
				yield {
					kind: "passed-over",
					path: file.path
				};
				return;
			}
			yield* this.report(checked, reading.size, linter.lintSize(reading.size));
			return;
		}
		const { bytes, prescanned } = reading;
		const linted = mayPassOver ? linter.lintIfSnapshot(bytes, prescanned, this.limit) : linter.lint(bytes, prescanned, this.limit);
		if (linted === "no snapshot") {
			yield {
				kind: "passed-over",
				path: file.path
			};
			return;
		}
		const first = {
			bytes,
			result: linted,
			mayBeOther: mayPassOver
		};
		const wanted = (finding) => this.baseline?.knows(file, finding) !== true;
		const outcome = yield* fixFile(this.fixes, task, linter, first, {
			wanted,
			limit: this.limit
		});
		if (outcome.kind === "done") {
			yield* this.report(checked, outcome.bytes, outcome.result, outcome.remaining);
			return;
		}
		const { message, severity, result } = outcome;
		yield problem(`${file.path}: ${message}`, severity);
		if (result === void 0) yield unchecked(file, message);
		else yield* this.report(checked, bytes.length, result, result, [message]);
	}
	*report({ file, linter }, bytes, found, remaining = found, faults = []) {
		const { result: unknown, note } = this.baseline?.apply(file, found, this.settings.uses) ?? { result: found };
		if (note !== void 0) yield {
			kind: "note",
			message: note
		};
		const { crashes, findings, omitted, shownBytes, unchecked: why } = limitFindings(unknown, this.maxFindings);
		const errors = [...faults];
		for (const { rule, error } of crashes) {
			yield crashed(rule, file, error);
			errors.push(`the rule ${rule} crashed: its findings may be missing`);
		}
		if (why !== void 0) {
			yield problem(`${file.path}: nothing was checked: ${why}`);
			errors.push(`nothing was checked: ${why}`);
		}
		const report = {
			path: file.path,
			bytes,
			findings: findings.map(withoutSecretFix),
			omitted,
			rules: linter.rules.map(({ rule }) => rule),
			shownBytes,
			...errors.length === 0 ? {} : { error: errors.join("; ") }
		};
		yield {
			kind: "checked",
			report,
			remaining: this.unknown(file, found, remaining) ?? countReport(report)
		};
	}
	unknown(file, found, remaining) {
		if (remaining === found) return void 0;
		const findings = remaining.findings.filter((finding) => this.baseline?.knows(file, finding) !== true);
		return countFindings(findings, remaining.omitted);
	}
};
function problem(message, severity = "error") {
	return {
		kind: "problem",
		severity,
		message
	};
}
function crashed(rule, { path }, error) {
	return {
		...problem(`the rule ${rule} crashed on ${path}. ${rulePack.has(rule) ? "This is a bug in roomlint, not in your files. Please report it" : "This is a bug in its plugin"}:`, "crash"),
		details: error instanceof Error ? error.stack ?? error.message : String(error)
	};
}
function unchecked({ path }, error) {
	return {
		kind: "unchecked",
		report: {
			path,
			bytes: void 0,
			findings: [],
			error,
			rules: [],
			shownBytes: /* @__PURE__ */ new Uint8Array()
		}
	};
}
function withoutSecretFix(finding) {
	if (finding.fix?.holdsSecret !== true) return finding;
	const { fix: _fix, ...shown } = plainFinding(finding);
	return shown;
}
// src/cli/diff.ts
function printDiff(diff, terminal) {
	const shown = terminal.world.isTerminal("out") ? (line) => printable(line, "	") : void 0;
	const print = () => {
		for (const piece of diff(shown)) terminal.writeOut(piece);
	};
	if (!terminal.inActions || !holdsCommands(diff(shown))) {
		print();
		return;
	}
	const word = globalThis.crypto.randomUUID();
	terminal.writeOut(`::stop-commands::${word}\n`);
	print();
	terminal.writeOut(`::${word}::\n`);
}
function holdsCommands(pieces) {
	for (const piece of pieces) if (mayHoldCommands(piece)) return true;
	return false;
}
// src/cli/progress.ts
const MANY_FILES = 50;
const MANY_BYTES = 3e7;
async function openProgress(files, terminal) {
	if (!terminal.world.isTerminal("err") || files.length < 2) return void 0;
	if (files.length < MANY_FILES && totalBytes(files) < MANY_BYTES) return void 0;
	const { SingleBar } = await import("cli-progress");
	const bar = new SingleBar({
		format: "checking {bar} {value}/{total} files",
		stream: process.stderr,
		clearOnComplete: true
	});
	bar.start(files.length, 0);
	return {
		step: () => bar.increment(),
		clear: () => terminal.writeErr("\r\x1B[K"),
		stop: () => bar.stop()
	};
}
function totalBytes(files) {
	let bytes = 0;
	for (const file of files) try {
		bytes += statSync(file).size;
	} catch {}
	return bytes;
}
// src/cli/check.ts
async function check(request, terminal) {
	const { cwd, formats, fixes, settings, baseline, onlySnapshots } = request;
	const earlier = earlierReports(reportPaths(formats).map((path) => resolve(cwd, path)));
	const prepared = await openCheck({
		source: await openSource(request, terminal),
		settings,
		fixes,
		baseline,
		onlySnapshots,
		maxFindings: request.maxFindings,
		leaveOut: earlier
	});
	const config = settings.config?.kind === "file" ? [resolve(cwd, settings.config.path)] : [];
	const outputs = fixes.mode === "show" && formats.length === 0 && !request.statistics ? Outputs.none() : await Outputs.open({
		formats,
		statistics: request.statistics
	}, terminal, cwd, takenBy(request), [...prepared.files, ...config]);
	const run = new CheckRun(request, terminal, outputs, await openProgress(prepared.files, terminal));
	try {
		return await run.finish(prepared.run());
	} finally {
		outputs.discard();
	}
}
async function openSource({ source, cwd }, { world }) {
	if (source.kind === "paths") return pathSource({
		paths: source.paths,
		cwd,
		stdin: {
			file: world.stdin,
			name: source.stdinName
		}
	});
	const { changedSource, stagedSource } = await import("./git-source.js");
	const scope = {
		paths: source.paths,
		cwd,
		env: world.env
	};
	return source.kind === "staged" ? stagedSource(scope) : changedSource(source.ref, scope);
}
function takenBy({ fixes, source }) {
	if (fixes.mode === "show") return "the diff of --fix-dry-run";
	const readsStandardInput = source.kind === "paths" && source.paths.includes("-");
	return fixes.mode === "write" && readsStandardInput ? "the fixed standard input" : void 0;
}
var CheckRun = class {
	request;
	terminal;
	outputs;
	progress;
	reported = new SummaryCounter();
	remaining = new SummaryCounter();
	code = EXIT.clean;
	constructor(request, terminal, outputs, progress) {
		this.request = request;
		this.terminal = terminal;
		this.outputs = outputs;
		this.progress = progress;
	}
	async finish(events) {
		for await (const event of events) this.handle(event);
		this.progress?.stop();
		this.outputs.end(this.reported.summary);
		const { errors, warnings } = this.remaining.summary;
		const { maxWarnings } = this.request;
		if (errors > 0) this.raise(EXIT.findings);
		if (maxWarnings !== void 0 && warnings > maxWarnings) {
			const count = warnings === 1 ? "1 warning is" : `${warnings} warnings are`;
			this.terminal.warn(`${count} more than --max-warnings ${maxWarnings} allows`);
			this.raise(EXIT.findings);
		}
		return this.code;
	}
	raise(code) {
		if (code > this.code) this.code = code;
	}
	handle(event) {
		switch (event.kind) {
			case "note":
				this.terminal.warn(event.message);
				break;
			case "problem":
				this.problem(event);
				break;
			case "output":
				this.terminal.writeOutBytes(event.bytes);
				break;
			case "diff":
				printDiff((shown) => unifiedDiff(event.change, shown), this.terminal);
				break;
			case "checked":
				this.reported.add(countReport(event.report));
				this.remaining.add(event.remaining);
				this.progress?.clear();
				this.outputs.file(this.shown(event.report));
				break;
			case "unchecked":
				this.raise(EXIT.error);
				this.reported.addUnchecked();
				this.outputs.file(event.report);
				break;
			case "passed-over":
				this.reported.passOver(event.path);
				break;
			case "progress": this.progress?.step();
		}
	}
	problem({ severity, message, details, path }) {
		this.raise(severity === "crash" ? EXIT.crash : EXIT.error);
		this.progress?.clear();
		const meant = path === void 0 || path.includes(".") ? void 0 : mistypedCommand(path);
		const hint = meant === void 0 ? "" : ` (did you mean "${meant}"?)`;
		this.terminal.warn(`${message}${hint}`, details);
	}
	shown(report) {
		if (!this.request.quiet) return report;
		const { omitted = /* @__PURE__ */ new Map(), findings } = report;
		return {
			...report,
			findings: findings.filter(({ level }) => level === "error"),
			omitted: omittedErrors(omitted)
		};
	}
};
export { check };
