"use strict";
const { Outputs, checkCommand, earlierReports, maskOutput, openCheck, reportPaths, settingWords, tooManyWarnings } = require("./command-check.js");
const { omittedErrors } = require("./core.js");
const { SummaryCounter, countReport, unifiedDiff } = require("./shared.js");
const { counted, mayHoldCommands, printable } = require("./words.js");
const { CommandError, EXIT, MAX_OUTPUT, listSource, mistypedCommand, pathSource, readSnapshotFile, unprescannedBuffer } = require("./command.js");
const { statSync } = require("node:fs");
const { resolve } = require("node:path");
// src/workspace/against-source.ts
function againstSource(source, path, cwd) {
	return { open: async (fixes) => {
		const listing = await source.open(fixes);
		const [task, second] = listing.tasks;
		if (second !== void 0) throw new CommandError(severalFiles(listing));
		if (task?.kind !== "file") return listing;
		const reading = readSnapshotFile(resolve(cwd, path), MAX_OUTPUT, unprescannedBuffer);
		if (reading.kind === "error") throw new CommandError(`cannot read the earlier version ${path}: ${reading.message}`);
		const read = (maxBytes) => reading.kind === "bytes" && reading.bytes.length > maxBytes ? {
			kind: "too-large",
			size: reading.bytes.length
		} : reading;
		return {
			...listing,
			tasks: [{
				...task,
				earlier: () => [[{
					shown: path,
					read
				}]]
			}]
		};
	} };
}
function severalFiles({ tasks }) {
	const names = tasks.map(({ file }) => file.path);
	const shown = names.length > 3 ? [...names.slice(0, 3), "\u2026"] : names;
	return `--against compares one snapshot, and there are ${names.length}: ${shown.join(", ")}`;
}
// src/cli/progress.ts
const MANY_FILES = 50;
const MANY_BYTES = 3e7;
async function openProgress(files, terminal) {
	if (!terminal.world.isTerminal("err") || files.length < 2) return void 0;
	if (files.length < MANY_FILES && totalBytes(files) < MANY_BYTES) return void 0;
	const { SingleBar } = await Promise.resolve().then(() => require("cli-progress"));
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
// src/cli/check/diff.ts
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
// src/cli/check/check.ts
const STRICT_FIXES = "ROOMLINT_STRICT_FIXES";
async function check(request, terminal) {
	maskOutput(terminal);
	const { cwd, formats, fixes, settings, baseline, onlySnapshots } = request;
	const earlier = earlierReports(reportPaths(formats).map((path) => resolve(cwd, path)));
	const prepared = await openCheck({
		source: await openSource(request, terminal),
		settings,
		fixes: fixes.mode === "off" ? fixes : {
			...fixes,
			strict: terminal.world.env[STRICT_FIXES] === "1"
		},
		baseline,
		onlySnapshots,
		onlyNew: request.onlyNew,
		maxFindings: request.maxFindings,
		leaveOut: earlier
	});
	terminal.world.prepareForChecks?.();
	const config = settings.config?.kind === "file" ? [resolve(cwd, settings.config.path)] : [];
	const list = request.source.kind === "list" && request.source.list !== "-" ? [resolve(cwd, request.source.list)] : [];
	const outputs = fixes.mode === "show" && formats.length === 0 && !request.statistics ? Outputs.none() : await Outputs.open(request, terminal, cwd, takenBy(request), [
		...prepared.files,
		...config,
		...list
	]);
	const run = new CheckRun(request, terminal, outputs, await openProgress(prepared.files, terminal));
	try {
		return await run.finish(prepared.run());
	} finally {
		outputs.discard();
	}
}
async function openSource(request, terminal) {
	const source = await wholeSource(request, terminal);
	const { run } = request;
	return run === void 0 ? source : (await Promise.resolve().then(() => require("./shard.js"))).shardedSource(source, run.shard);
}
async function wholeSource({ source, cwd, shared, isPlanned }, { world }) {
	if (source.kind === "list") return listSource({
		list: source.list,
		cwd,
		stdin: world.stdin
	});
	if (source.kind === "paths") {
		const { paths, stdinName, against } = source;
		const named = pathSource({
			paths,
			cwd,
			stdin: {
				file: world.stdin,
				name: stdinName
			}
		});
		return against === void 0 ? named : againstSource(named, against, cwd);
	}
	const { changedSource, stagedSource } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
	const scope = {
		paths: source.paths,
		cwd,
		env: world.env,
		shared
	};
	return source.kind === "staged" ? stagedSource(scope, {
		...source,
		isPlanned
	}) : changedSource(source.ref, scope);
}
function takenBy({ fixes, source }) {
	if (fixes.mode === "show") return "the diff of --fix-dry-run";
	const readsStandardInput = source.kind === "paths" && source.paths.includes("-");
	return fixes.mode === "write" && readsStandardInput ? "the fixed standard input" : void 0;
}
function sameOptions({ source, settings, baseline }) {
	const accepted = baseline?.path === void 0 ? [] : [`--baseline=${baseline.path}`];
	return [
		...source.kind === "since" ? ["--since", source.ref] : [],
		...source.kind === "paths" && source.stdinName !== void 0 ? [`--stdin-filename=${source.stdinName}`] : [],
		...settingWords(settings),
		...baseline === void 0 ? ["--no-baseline"] : accepted
	];
}
const MAX_NAMED = 5;
var CheckRun = class {
	request;
	terminal;
	outputs;
	progress;
	reported;
	remaining = new SummaryCounter();
	code = EXIT.clean;
	withEarlier = [];
	constructor(request, terminal, outputs, progress) {
		this.request = request;
		this.terminal = terminal;
		this.outputs = outputs;
		this.progress = progress;
		this.reported = new SummaryCounter(request.onlyNew);
	}
	async finish(events) {
		for await (const event of events) this.handle(event);
		this.progress?.stop();
		const { summary } = this.reported;
		const { errors, warnings } = this.remaining.summary;
		const { maxWarnings } = this.request;
		const isBeyond = maxWarnings !== void 0 && warnings > maxWarnings;
		if (errors > 0 || isBeyond) this.raise(EXIT.findings);
		await this.outputs.end({
			...summary,
			exit: this.code
		});
		const { earlier = 0 } = summary;
		if (earlier > 0) {
			const [are, them] = earlier === 1 ? ["finding is", "it"] : ["findings are", "them"];
			const command = this.listingCommand();
			this.terminal.warn(`${counted(earlier, `earlier ${are}`, `earlier ${are}`)} not shown: ${command} lists ${them}`);
		}
		if (isBeyond) this.terminal.warn(tooManyWarnings(warnings, maxWarnings));
		return this.code;
	}
	listingCommand() {
		const { request, withEarlier } = this;
		const { source } = request;
		const options = sameOptions(request);
		if (source.kind !== "staged") return checkCommand(options, source.paths);
		if (!Boolean(this.terminal.world.env.GIT_INDEX_FILE)) return checkCommand(["--staged", ...options], source.paths);
		return checkCommand(options, withEarlier.length > MAX_NAMED ? source.paths : withEarlier);
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
				this.reported.add(countReport(event.report), event.report.earlier);
				if ((event.report.earlier ?? 0) > 0 && this.withEarlier.length <= MAX_NAMED) this.withEarlier.push(event.report.path);
				this.remaining.add(event.remaining);
				this.progress?.clear();
				this.outputs.file(this.shown(event.report));
				break;
			case "unchecked":
				this.raise(EXIT.error);
				this.reported.addUnchecked();
				this.outputs.file(this.request.onlyNew ? {
					...event.report,
					earlier: 0,
					uncovered: []
				} : event.report);
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
		const meant = path === void 0 || path.includes(".") ? void 0 : mistypedCommand(path, this.request.commandNames);
		const hint = meant === void 0 ? "" : ` (did you mean "${meant}"?)`;
		this.terminal.warn(`${message}${hint}`, details);
	}
	shown(report) {
		if (!this.request.quiet) return report;
		const { omitted = /* @__PURE__ */ new Map(), findings, uncovered } = report;
		const errorsOf = (all) => all.filter(({ level }) => level === "error");
		return {
			...report,
			findings: errorsOf(findings),
			...uncovered && { uncovered: errorsOf(uncovered) },
			omitted: omittedErrors(omitted)
		};
	}
};
exports.check = check;
