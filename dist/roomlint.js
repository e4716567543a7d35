#!/usr/bin/env node
import { COMMAND_NAMES, ConfigFileError, ConfigFiles, EXIT, GIT_OPTIONS, OutputError, ReportFileError, TextReporter, UsageError, counted, countedFiles, countedFindings, earlierReports, fileMatcher, forPeople, hasColors, isTerminal, jsonWithoutCommands, mayHoldCommands, mistypedCommand, openReportFiles, painter, readArguments, removeLeftovers, replaceFile, repositoryPath, runsInActions, selectTasks, unifiedDiff, warn, whyNot, writeErr, writeOut, writeOutBytes } from "./shared.js";
import { rulePack } from "./rules.js";
import { Baseline, BaselineError, DEFAULT_CONFIG, PRESETS, RepairError, countFindings, createLinter, explainSettings, readRuleChoice, rulesForFile, unknownPreset } from "./core.js";
import { nearest, printable } from "./text.js";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
// src/report/report.ts
var SummaryCounter = class {
	files = 0;
	unchecked = 0;
	errors = 0;
	warnings = 0;
	infos = 0;
	fixable = 0;
	add(findings) {
		const counts = countFindings(findings);
		this.files++;
		this.errors += counts.errors;
		this.warnings += counts.warnings;
		this.infos += counts.infos;
		this.fixable += counts.fixable;
	}
	addUnchecked() {
		this.files++;
		this.unchecked++;
	}
	get summary() {
		const { files, unchecked, errors, warnings, infos, fixable } = this;
		return {
			files,
			unchecked,
			errors,
			warnings,
			infos,
			fixable
		};
	}
};
// src/cli/baseline.ts
const USUAL_NAME = "roomlint-baseline.json";
const BASELINE_OPTIONS = [
	{
		name: "baseline",
		value: "FILE",
		example: `--baseline ${USUAL_NAME}`,
		help: "report only what this file does not know already"
	},
	{
		name: "update-baseline",
		help: `take all findings for known: write them to the baseline (${USUAL_NAME} unless named)`
	},
	{
		name: "prune-baseline",
		help: "remove from the baseline what no finding matches any more"
	}
];
var KnownFindings = class KnownFindings {
	path;
	use;
	baseline;
	before;
	stale = 0;
	accepted = 0;
	leftOut = 0;
	constructor(path, use, baseline, before) {
		this.path = path;
		this.use = use;
		this.baseline = baseline;
		this.before = before;
	}
	static open({ values, switches }) {
		const [update, prune] = [switches.has("update-baseline"), switches.has("prune-baseline")];
		if (update && prune) throw new UsageError("--update-baseline and --prune-baseline contradict each other: give one of them");
		const named = values.get("baseline")?.[0];
		if (named === void 0 && !update && !prune) return void 0;
		const path = named ?? USUAL_NAME;
		if (update && !existsSync(path)) return new KnownFindings(path, "update", Baseline.empty(), void 0);
		const before = read(path);
		return new KnownFindings(path, update ? "update" : prune ? "prune" : "read", parse(path, before), before);
	}
	knows(file, finding) {
		return this.use !== "update" && this.baseline.knows(this.nameOf(file), finding);
	}
	fresh(file, result) {
		const name = this.nameOf(file);
		const isWhole = result.crashes.length === 0 && result.unchecked === void 0;
		if (this.use === "update") {
			if (isWhole) this.baseline.accept(name, result.findings);
			this.accepted += result.findings.length;
			return {
				...result,
				findings: isWhole ? [] : result.findings
			};
		}
		const { fresh, stale } = this.baseline.match(name, result.findings);
		const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
		if (gone > 0 && isWhole) {
			this.stale += gone;
			if (this.use === "prune") this.baseline.forget(name, stale);
			else warn(`${this.path}: ${counted(gone, "entry", "entries")} of ${file.path} (${[...stale.keys()].join(", ")}) ${gone === 1 ? "matches" : "match"} no finding any more: --prune-baseline removes ${gone === 1 ? "it" : "them"}`);
		}
		this.leftOut += result.findings.length - fresh.length;
		return {
			...result,
			findings: fresh
		};
	}
	async close() {
		if (this.use === "read") {
			if (this.leftOut > 0) warn(`${this.path}: ${counted(this.leftOut, "known finding")} ${this.leftOut === 1 ? "is" : "are"} left out`);
			return;
		}
		if (this.use === "prune") this.forgetMissingFiles();
		const after = new TextEncoder().encode(this.baseline.toString());
		const problem = await this.write(after);
		if (problem !== void 0) return `${this.path} was not written: ${problem}`;
		warn(this.use === "update" ? `${this.path}: ${this.accepted === 1 ? "1 finding is" : `${this.accepted} findings are`} known now` : `${this.path}: ${this.stale === 0 ? "nothing" : counted(this.stale, "entry", "entries")} removed`);
	}
	forgetMissingFiles() {
		for (const name of this.baseline.paths) {
			if (existsSync(resolve(dirname(this.path), name))) continue;
			this.stale += this.baseline.count(name);
			this.baseline.forgetFile(name);
		}
	}
	async write(after) {
		if (this.before === void 0) try {
			writeFileSync(this.path, after, { flag: "wx" });
			return;
		} catch (error) {
			return whyNot(error);
		}
		const replaced = await replaceFile(this.path, this.before, after);
		if (replaced.kind === "changed") return "somebody else has changed it meanwhile, so run this again";
		return replaced.kind === "error" ? replaced.message : void 0;
	}
	nameOf({ absolute }) {
		return relative(dirname(resolve(this.path)), absolute).split(sep).join("/");
	}
};
function read(path) {
	try {
		return readFileSync(path);
	} catch (error) {
		throw new UsageError(`the baseline ${path} cannot be read: ${whyNot(error)} (--update-baseline writes one)`);
	}
}
function parse(path, bytes) {
	try {
		return Baseline.read(new TextDecoder().decode(bytes));
	} catch (error) {
		if (!(error instanceof BaselineError)) throw error;
		throw new UsageError(`the baseline ${path} cannot be used: ${error.message}`);
	}
}
// src/cli/file-settings.ts
const SETTING_OPTIONS = [
	{
		name: "rule",
		value: "ID:LEVEL[:OPTIONS]",
		example: "--rule quest/description:off",
		repeatable: true,
		help: "set one rule: error, warning, info or off, and its options as JSON.\nWins over the config. May be given several times."
	},
	{
		name: "preset",
		value: "NAME",
		example: "--preset lenient",
		help: `${PRESETS.join(", ")}; takes the place of "extends" in the config`
	},
	{
		name: "config",
		value: "FILE",
		example: "--config team/roomlint.config.json",
		help: "use this config instead of looking for the nearest"
	},
	{
		name: "no-config",
		help: "use no config"
	},
	{
		name: "no-plugins",
		help: "run no code that a config names: its rules are left out"
	}
];
var FileSettings = class FileSettings {
	preset;
	commandLine;
	config;
	configs;
	known = /* @__PURE__ */ new Map();
	constructor(preset, commandLine, config, configs) {
		this.preset = preset;
		this.commandLine = commandLine;
		this.config = config;
		this.configs = configs;
	}
	static async open(values, switches) {
		const path = values.get("config")?.[0];
		if (path !== void 0 && switches.has("no-config")) throw new UsageError("--config and --no-config contradict each other: give one of them");
		const configs = new ConfigFiles(rulePack, !switches.has("no-plugins"));
		const config = path === void 0 ? switches.has("no-config") ? void 0 : "nearest" : await usable(configs.read(path));
		const texts = values.get("rule") ?? [];
		return new FileSettings(readPreset(values.get("preset")?.[0]), readRules(texts, await packFor(texts, config, configs)), config, configs);
	}
	async rulesFor(file) {
		const { found, config, sources } = await this.sourcesFor(file);
		if (!(config.ignore.length > 0 || config.overrides.some(({ files }) => files !== void 0)) || found === void 0) {
			const key = found?.path ?? "";
			const rules = this.known.get(key) ?? rulesForFile(found?.pack ?? rulePack, sources, () => false);
			this.known.set(key, rules);
			return rules;
		}
		const matches = await fileMatcher();
		if (config.ignore.some((glob) => matches(glob, found.folder, file))) return "ignored";
		return rulesForFile(found.pack, sources, (glob) => matches(glob, found.folder, file));
	}
	async explain(file) {
		const { found, config, sources } = await this.sourcesFor(file);
		const matches = await fileMatcher();
		const matchesFile = (glob) => found !== void 0 && matches(glob, found.folder, file);
		return {
			config: found === void 0 ? void 0 : shown(found.path),
			ignored: config.ignore.some(matchesFile),
			settings: explainSettings(found?.pack ?? rulePack, sources, matchesFile)
		};
	}
	async sourcesFor(file) {
		const found = this.config === "nearest" ? await usable(this.configs.nearest(dirname(file))) : this.config;
		const config = found?.config ?? DEFAULT_CONFIG;
		return {
			found,
			config,
			sources: {
				config,
				preset: this.preset,
				commandLine: this.commandLine
			}
		};
	}
};
async function usable(reading) {
	try {
		return await reading;
	} catch (error) {
		if (!(error instanceof ConfigFileError)) throw error;
		const lines = error.faults.map(({ path, line, column, message }) => `  ${shown(path)}:${line}:${column} ${message}`);
		throw new UsageError("the config cannot be used:", lines.join("\n"));
	}
}
function shown(path) {
	const inside = relative(process.cwd(), path);
	return inside.startsWith("..") ? path : inside.split(sep).join("/");
}
function readPreset(name) {
	if (name === void 0) return void 0;
	const preset = PRESETS.find((known) => known === name);
	if (preset === void 0) throw new UsageError(unknownPreset(name));
	return preset;
}
async function packFor(texts, config, configs) {
	if (config !== "nearest") return config?.pack ?? rulePack;
	if (texts.every((text) => rulePack.has(text.split(":")[0] ?? ""))) return rulePack;
	return (await usable(configs.nearest(process.cwd())))?.pack ?? rulePack;
}
function readRules(texts, pack) {
	const choices = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const reading = readRuleChoice(text, pack);
		if (typeof reading === "string") throw new UsageError(reading);
		if (choices.has(reading.id)) throw new UsageError(`--rule ${reading.id} is given twice: give it once`);
		choices.set(reading.id, reading.choice);
	}
	return choices;
}
// src/report/github-report.ts
const SHOWN_PER_LEVEL = 10;
const COMMAND = {
	error: "error",
	warning: "warning",
	info: "notice"
};
var GitHubReporter = class {
	folder;
	shown = {
		error: [],
		warning: [],
		info: []
	};
	counts = {
		error: 0,
		warning: 0,
		info: 0
	};
	constructor(folder) {
		this.folder = folder;
	}
	*file({ path, findings, error }) {
		const file = repositoryPath(this.folder, path);
		if (error !== void 0) this.add("error", () => `::error ${properties({ file })}::${data(`${path}: ${error}`)}`);
		for (const finding of findings) this.add(finding.level, () => annotation(file, path, finding));
	}
	end(summary) {
		const lines = [
			...this.shown.error,
			...this.shown.warning,
			...this.shown.info
		];
		const more = [
			"error",
			"warning",
			"info"
		].flatMap((level) => {
			const hidden = this.counts[level] - this.shown[level].length;
			return hidden > 0 ? counted(hidden, `more ${level}`) : [];
		});
		if (more.length > 0) lines.push(`not shown: ${more.join(", ")} (GitHub shows ${SHOWN_PER_LEVEL} per level, the JSON report lists them all)`);
		const checked = countedFiles(summary);
		lines.push(checked === void 0 ? "nothing was checked" : `${countedFindings(summary) || "no findings"} in ${checked}`);
		return `${lines.join("\n")}\n`;
	}
	add(level, line) {
		this.counts[level]++;
		const shown = this.shown[level];
		if (shown.length < SHOWN_PER_LEVEL) shown.push(line());
	}
};
function annotation(file, path, { level, message, rule, start, end }) {
	const columns = start.line === end.line ? {
		col: start.column,
		endColumn: Math.max(start.column, end.column - 1)
	} : {};
	const at = properties({
		file,
		line: start.line,
		endLine: end.line,
		...columns,
		title: rule
	});
	return `::${COMMAND[level]} ${at}::${data(`${path}:${start.line}:${start.column} ${message} (${rule})`)}`;
}
function properties(all) {
	return Object.entries(all).map(([name, value]) => `${name}=${data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`).join(",");
}
function data(text) {
	return printable(text).replaceAll("##[", "## [").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
// src/report/json-report.ts
const VERSION = 1;
var JsonReporter = class {
	files = 0;
	*file(report) {
		yield this.files++ === 0 ? `{\n  "version": ${VERSION},\n  "files": [\n` : ",\n";
		const { findings, ...about } = fileShape(report);
		yield `${indent(jsonWithoutCommands(about, 2), "    ").slice(0, -6)},\n      "findings": [`;
		let before = "\n";
		for (const finding of findings) {
			yield before + indent(jsonWithoutCommands(findingShape(finding), 2), "        ");
			before = ",\n";
		}
		yield findings.length === 0 ? "]\n    }" : "\n      ]\n    }";
	}
	end({ files, errors, warnings, infos, fixable }) {
		const summary = {
			files,
			errors,
			warnings,
			infos,
			fixable
		};
		return `${this.files === 0 ? `{\n  "version": ${VERSION},\n  "files": [` : "\n  "}],\n  "summary": ${indent(jsonWithoutCommands(summary, 2), "  ").trimStart()}\n}\n`;
	}
};
function indent(text, by) {
	return by + text.replaceAll("\n", `\n${by}`);
}
function fileShape({ path, bytes, findings, error }) {
	return {
		path,
		...bytes === void 0 ? {} : { bytes },
		...error === void 0 ? {} : { error },
		findings
	};
}
function findingShape(finding) {
	const { rule, level, message, related, fix, fingerprint } = finding;
	return {
		rule,
		level,
		message,
		...placeShape(finding),
		related: related.map((other) => ({
			message: other.message,
			...placeShape(other)
		})),
		...fix === void 0 ? {} : { fix },
		fingerprint
	};
}
function placeShape({ pointer, embedded, start, end }) {
	return {
		pointer,
		embedded,
		start,
		end
	};
}
// src/cli/version.ts
function version() {
	for (const up of ["../package.json", "../../package.json"]) try {
		const text = readFileSync(new URL(up, import.meta.url), "utf8");
		const about = JSON.parse(text);
		if (about.name === "roomlint" && about.version !== void 0) return about.version;
	} catch {}
	return "unknown";
}
// src/cli/formats.ts
const FORMATS = {
	text: async (to) => textReporter(to),
	json: async () => new JsonReporter(),
	github: async () => new GitHubReporter(folderInRepository()),
	markdown: async () => {
		const { MarkdownReporter } = await import("./reports.js");
		return new MarkdownReporter(linkBase(), folderInRepository());
	},
	sarif: async () => {
		const { SarifReporter } = await import("./reports.js");
		const { gzipSync } = await import("node:zlib");
		return new SarifReporter(version(), folderInRepository(), (text) => gzipSync(text).length);
	},
	junit: async () => new (await (import("./reports.js"))).JUnitReporter(),
	gitlab: async () => {
		const { GitLabReporter } = await import("./reports.js");
		return new GitLabReporter(folderInRepository());
	},
	rdjson: async () => new (await (import("./reports.js"))).RdjsonReporter()
};
function textReporter(to) {
	return new TextReporter(painter(to !== "file" && hasColors(to)), to === "file");
}
function linkBase(env = process.env) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
	if (!server || !repository || !commit) return void 0;
	return `${server}/${repository}/blob/${commit}/`;
}
function folderInRepository(env = process.env) {
	const root = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
	const inside = root && existsSync(root) ? relative(realpathSync(root), realpathSync(process.cwd())) : "";
	return isAbsolute(inside) || inside.split(sep)[0] === ".." ? "" : inside.split(sep).join("/");
}
const FORMAT_NAMES = Object.keys(FORMATS);
const BATCH = 1 << 18;
var Outputs = class Outputs {
	outputs;
	constructor(outputs) {
		this.outputs = outputs;
	}
	static async open(formats, taken, inUse) {
		if (formats.length === 0 && taken === void 0 && process.env.GITHUB_ACTIONS === "true") return new Outputs([await openOutput("github", void 0)]);
		if (formats.length === 0) return new Outputs([openText(taken === void 0 ? "out" : "err")]);
		const wanted = formats.map(readFormat);
		const toStandardOutput = wanted.filter(({ path }) => path === void 0).map(({ name }) => name);
		const [first, second] = toStandardOutput;
		if (first !== void 0 && taken !== void 0) throw new UsageError(`${taken} goes to standard output: give the report a file, as in --format ${first}=report.${first}`);
		if (second !== void 0) {
			const names = toStandardOutput.join(" and ");
			throw new UsageError(`only one report can go to standard output, not ${names}: give the others a file, as in --format json=report.json`);
		}
		const files = openReportFiles(reportPaths(formats), inUse);
		return new Outputs(await Promise.all(wanted.map(({ name, path }) => openOutput(name, path === void 0 ? void 0 : files.shift()))));
	}
	static none() {
		return new Outputs([]);
	}
	file(report) {
		for (const { reporter, sink } of this.outputs) {
			let batch = "";
			for (const piece of reporter.file(report)) {
				batch += piece;
				if (batch.length < BATCH) continue;
				sink.write(batch);
				batch = "";
			}
			sink.write(batch);
		}
	}
	end(summary) {
		for (const { reporter, sink } of this.outputs) {
			sink.write(reporter.end(summary));
			sink.close();
		}
	}
};
function reportPaths(formats) {
	return formats.map(readFormat).flatMap(({ path }) => path ?? []);
}
function readFormat(text) {
	const [name = "", ...rest] = text.split("=");
	const path = rest.length === 0 ? void 0 : rest.join("=");
	const known = FORMAT_NAMES.find((format) => format === name);
	if (known === void 0) {
		const guess = nearest(name, FORMAT_NAMES);
		const hint = guess === void 0 ? `there are ${FORMAT_NAMES.join(", ")}` : `did you mean ${guess}?`;
		throw new UsageError(`there is no format "${name}": ${hint}`);
	}
	if (path === "") throw new UsageError(`--format ${name}= names no file: write --format ${name}=report.${name}`);
	return {
		name: known,
		path
	};
}
function openText(to) {
	const write = to === "out" ? (text) => writeOut(forPeople(text)) : writeErr;
	return {
		reporter: textReporter(to),
		sink: {
			write,
			close: () => {}
		}
	};
}
async function openOutput(name, file) {
	if (name === "text" && file === void 0) return openText("out");
	return {
		reporter: await FORMATS[name](file === void 0 ? "out" : "file"),
		sink: file ?? {
			write: writeOut,
			close: () => {}
		}
	};
}
// src/cli/print-config.ts
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
	const shown = {
		file: path,
		config: config ?? null,
		ignored,
		rules: Object.fromEntries(rules)
	};
	return `${jsonWithoutCommands(shown, 2)}\n`;
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
// src/cli/progress.ts
const MANY_FILES = 50;
const MANY_BYTES = 3e7;
async function openProgress(files) {
	if (!isTerminal("err") || files.length < 2) return void 0;
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
		clear: () => writeErr("\r\x1B[K"),
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
// src/cli/repairs.ts
const REPAIR_OPTIONS = [
	{
		name: "fix",
		help: "repair what can be repaired safely, and report what remains. Files are replaced whole,\nstandard input goes to standard output"
	},
	{
		name: "unsafe-fixes",
		help: "with --fix or --fix-dry-run: make repairs, too, that may change a meaning"
	},
	{
		name: "fix-dry-run",
		help: "write no file, but show the repairs as a unified diff"
	}
];
var Repairs = class Repairs {
	mode;
	unsafe;
	constructor(mode, unsafe) {
		this.mode = mode;
		this.unsafe = unsafe;
	}
	static open(switches) {
		const [write, show, unsafe] = [
			"fix",
			"fix-dry-run",
			"unsafe-fixes"
		].map((name) => switches.has(name));
		if (write && show) throw new UsageError("--fix and --fix-dry-run contradict each other: give one of them");
		if (unsafe && !write && !show) throw new UsageError("--unsafe-fixes adds to --fix or --fix-dry-run: give one of them, too");
		return new Repairs(write ? "write" : show ? "show" : "off", unsafe === true);
	}
	standardOutput(readsStandardInput) {
		if (this.mode === "show") return "the diff of --fix-dry-run";
		return this.mode === "write" && readsStandardInput ? "the repaired standard input" : void 0;
	}
	async make(file, target, bytes, linter, first, wanted) {
		if (this.mode === "off") return {
			kind: "checked",
			bytes,
			result: first,
			remaining: first
		};
		const isStandardInput = target.kind === "standard-output";
		if (this.mode === "write" && !isStandardInput) removeLeftovers(file.absolute);
		let repair;
		try {
			repair = linter.repair(bytes, {
				unsafe: this.unsafe,
				first,
				wanted
			});
		} catch (error) {
			if (!(error instanceof RepairError)) throw error;
			if (this.mode === "write" && isStandardInput) writeOutBytes(bytes);
			return {
				kind: "failed",
				message: `it was not repaired, by a fault of roomlint. Please report this: ${error.message}`,
				isCrash: true,
				result: first
			};
		}
		if (this.mode === "show") return this.show(file, repair, first);
		const outcome = isStandardInput ? pass(repair) : await write(file, repair, first);
		if (outcome.kind === "failed" || repair.repaired.length === 0) return outcome;
		warn(this.madeRepairs(file, repair));
		const problem = target.kind === "index" ? target.stage() : void 0;
		if (problem === void 0) return outcome;
		return {
			kind: "failed",
			message: `it was repaired, and the repairs are not staged: ${problem}`,
			isCrash: false,
			result: outcome.result
		};
	}
	show({ path }, repair, first) {
		const { before, after, splices } = repair;
		const shown = isTerminal("out") ? (line) => printable(line, "	") : void 0;
		const change = {
			path,
			before: before.shown,
			after: after.shown,
			splices
		};
		writeDiff(() => unifiedDiff(change, shown));
		const remaining = remains(repair);
		if (repair.repaired.length > 0) warn(`${path}: ${repairs(repair)} would be made${tally(repair)}; ${remaining} would remain`);
		else warn(`${path}: there is nothing to repair; ${remaining} would remain`);
		return {
			kind: "checked",
			bytes: before.bytes,
			result: first,
			remaining: repair.result
		};
	}
	madeRepairs({ path }, repair) {
		const more = repair.unfinished ? "; there is more to repair: run it again" : "";
		return `${path}: ${repairs(repair)} made${tally(repair)}${more}`;
	}
};
function writeDiff(diff) {
	const pieces = diff();
	if (!runsInActions() || !holdsCommands(diff())) {
		for (const piece of pieces) writeOut(piece);
		return;
	}
	const word = globalThis.crypto.randomUUID();
	writeOut(`::stop-commands::${word}\n`);
	for (const piece of pieces) writeOut(piece);
	writeOut(`::${word}::\n`);
}
function holdsCommands(pieces) {
	for (const piece of pieces) if (mayHoldCommands(piece)) return true;
	return false;
}
function pass({ after, result }) {
	writeOutBytes(after.bytes);
	return {
		kind: "checked",
		bytes: after.bytes,
		result,
		remaining: result
	};
}
async function write({ absolute }, repair, first) {
	const { before, after, result } = repair;
	const checked = {
		kind: "checked",
		bytes: after.bytes,
		result,
		remaining: result
	};
	if (repair.splices.length === 0) return checked;
	const replaced = await replaceFile(absolute, before.bytes, after.bytes);
	switch (replaced.kind) {
		case "replaced": return checked;
		case "changed": return {
			kind: "failed",
			message: "it was changed by somebody else while it was repaired: nothing was written, run this again",
			isCrash: false,
			result: void 0
		};
		case "error": return {
			kind: "failed",
			message: `it was not repaired: ${replaced.message}`,
			isCrash: false,
			result: first
		};
	}
}
function repairs({ repaired }) {
	return counted(repaired.length, "repair");
}
function tally({ repaired }) {
	const counts = /* @__PURE__ */ new Map();
	for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
	return ` (${[...counts].map(([rule, count]) => count === 1 ? rule : `${rule} ${count} times`).join(", ")})`;
}
function remains({ result }) {
	return countedFindings(countFindings(result.findings)) || "no findings";
}
// src/cli/check.ts
const check = {
	name: "check",
	synopsis: "[options] [paths..]",
	summary: "find what is wrong with snapshots (the default command)",
	options: [
		{
			name: "format",
			value: "NAME[=FILE]",
			example: "--format json",
			repeatable: true,
			help: `how to report: ${FORMAT_NAMES.join(", ")} (text unless given, github in GitHub Actions);\nwith =FILE into a file. May be given several times, once for standard output.`
		},
		...REPAIR_OPTIONS,
		...GIT_OPTIONS,
		{
			name: "quiet",
			help: "show errors only; warnings and infos are still counted"
		},
		{
			name: "max-warnings",
			value: "N",
			example: "--max-warnings 0",
			help: "exit with 1 when there are more than N warnings"
		},
		...SETTING_OPTIONS,
		{
			name: "print-config",
			value: "FILE",
			example: "--print-config rooms/a.json",
			help: "print what holds for a file, rule by rule, and where each value comes from"
		},
		...BASELINE_OPTIONS,
		{
			name: "stdin-filename",
			value: "PATH",
			example: "--stdin-filename rooms/a.json",
			help: "the name of standard input, for the report and the config"
		}
	],
	details: `Paths are files, folders or globs; "-" is standard input; without any, the current folder is checked. A folder
means every .json file below it, but for dot-folders, node_modules, package*.json and tsconfig*.json. A path that
begins with "-" goes after "--".

  roomlint check garden.json
  roomlint check --preset lenient rooms/
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --fix-dry-run garden.json | less
  roomlint check --fix --unsafe-fixes rooms/
  roomlint check --staged
  roomlint check --since origin/main rooms/
`,
	async run(given) {
		const asked = given.values.get("print-config")?.[0];
		if (asked !== void 0) return printConfig(asked, given);
		return (await Session.open(given)).run();
	}
};
var Session = class Session {
	outputs;
	settings;
	repairs;
	known;
	quiet;
	maxWarnings;
	tasks;
	reported = new SummaryCounter();
	remaining = new SummaryCounter();
	code = EXIT.clean;
	progress;
	faultyConfigs = /* @__PURE__ */ new Set();
	constructor(outputs, settings, repairs, known, quiet, maxWarnings, tasks) {
		this.outputs = outputs;
		this.settings = settings;
		this.repairs = repairs;
		this.known = known;
		this.quiet = quiet;
		this.maxWarnings = maxWarnings;
		this.tasks = tasks;
	}
	static async open(given) {
		const { values, switches, positionals } = given;
		const maxWarnings = readMaxWarnings(values.get("max-warnings")?.[0]);
		const settings = await FileSettings.open(values, switches);
		const repairs = Repairs.open(switches);
		const formats = values.get("format") ?? [];
		const taken = repairs.standardOutput(positionals.includes("-"));
		const known = KnownFindings.open(given);
		const tasks = withoutReports(await selectTasks(given, repairs.mode === "write"), formats);
		const outputs = repairs.mode === "show" && formats.length === 0 ? Outputs.none() : await Outputs.open(formats, taken, [
			...tasks.map(({ file }) => file.absolute),
			...values.get("config") ?? [],
			...known === void 0 ? [] : [known.path]
		]);
		return new Session(outputs, settings, repairs, known, switches.has("quiet"), maxWarnings, tasks);
	}
	async run() {
		this.progress = await openProgress(this.tasks.map(({ file }) => file.absolute));
		for (const task of this.tasks) {
			await this.check(task);
			this.progress?.step();
		}
		this.progress?.stop();
		const problem = await this.known?.close();
		if (problem !== void 0) {
			warn(problem);
			this.raise(EXIT.error);
		}
		this.outputs.end(this.reported.summary);
		const { errors, warnings: count } = this.remaining.summary;
		if (errors > 0) this.raise(EXIT.findings);
		if (this.maxWarnings !== void 0 && count > this.maxWarnings) {
			const warnings = count === 1 ? "1 warning is" : `${count} warnings are`;
			warn(`${warnings} more than --max-warnings ${this.maxWarnings} allows`);
			this.raise(EXIT.findings);
		}
		return this.code;
	}
	raise(code) {
		if (code > this.code) this.code = code;
	}
	async check(task) {
		const { file } = task;
		if ("problem" in task) {
			const command = file.path.includes(".") ? void 0 : mistypedCommand(file.path);
			this.fail(file, task.problem, command === void 0 ? "" : ` (did you mean "${command}"?)`);
			return;
		}
		const rules = await this.rulesFor(file);
		if (rules === void 0) return;
		if (rules === "ignored") {
			if (file.found !== true) warn(`${file.path} is not checked: the config ignores it`);
			return;
		}
		const linter = createLinter(rulePack, rules);
		const reading = task.read(linter.maxBytes);
		if (reading.kind === "error") {
			this.fail(file, reading.message);
			return;
		}
		const about = {
			file,
			rules
		};
		if (reading.kind === "too-large") {
			this.report(about, reading.size, this.fresh(file, linter.lintSize(reading.size)));
			return;
		}
		const { bytes, prescanned } = reading;
		const first = linter.lint(bytes, prescanned);
		const outcome = await this.repairs.make(file, task.target, bytes, linter, first, (finding) => {
			return this.known?.knows(file, finding) !== true;
		});
		if (outcome.kind === "failed") {
			if (outcome.isCrash) this.raise(EXIT.crash);
			if (outcome.result === void 0) this.fail(file, outcome.message);
			else this.reportUnrepaired(about, bytes.length, this.fresh(file, outcome.result), outcome.message);
		} else {
			const fresh = this.fresh(file, outcome.result);
			const isAsItIs = outcome.remaining === outcome.result;
			this.report(about, outcome.bytes.length, fresh, isAsItIs ? fresh : this.unknown(file, outcome.remaining));
		}
	}
	async rulesFor(file) {
		try {
			return await this.settings.rulesFor(file.absolute);
		} catch (error) {
			if (!(error instanceof UsageError)) throw error;
			this.raise(EXIT.error);
			if (!this.faultyConfigs.has(error.details)) warn(error.message, error.details);
			this.faultyConfigs.add(error.details);
			this.reportUnchecked(file, `${error.message} ${error.details.trim().split("\n")[0]}`);
			return;
		}
	}
	fresh(file, result) {
		return this.known === void 0 ? result : this.known.fresh(file, result);
	}
	unknown(file, result) {
		return {
			...result,
			findings: result.findings.filter((finding) => !this.known?.knows(file, finding))
		};
	}
	fail(file, error, hint = "") {
		this.raise(EXIT.error);
		warn(`${file.path}: ${error}${hint}`);
		this.reportUnchecked(file, error);
	}
	reportUnchecked({ path }, error) {
		this.reported.addUnchecked();
		this.outputs.file({
			path,
			bytes: void 0,
			findings: [],
			error,
			rules: [],
			shownBytes: /* @__PURE__ */ new Uint8Array()
		});
	}
	reportUnrepaired(about, bytes, result, why) {
		this.raise(EXIT.error);
		warn(`${about.file.path}: ${why}`);
		this.report(about, bytes, result, result, [why]);
	}
	report({ file: { path }, rules: active }, bytes, result, remaining = result, faults = []) {
		const { crashes, findings, shownBytes, unchecked } = result;
		this.reported.add(findings);
		this.remaining.add(remaining.findings);
		this.progress?.clear();
		for (const { rule, error } of crashes) {
			this.raise(EXIT.crash);
			const trace = error instanceof Error ? error.stack ?? error.message : String(error);
			warn(`the rule ${rule} has crashed on ${path}, which is a fault of ${rulePack.has(rule) ? "roomlint. Please report this" : "its plugin"}:`, trace);
		}
		const problems = [...faults, ...crashes.map(({ rule }) => `the rule ${rule} has crashed: its findings may be missing`)];
		if (unchecked !== void 0) {
			this.raise(EXIT.error);
			problems.push(`nothing was checked: ${unchecked}`);
			warn(`${path}: nothing was checked: ${unchecked}`);
		}
		const error = problems.length === 0 ? {} : { error: problems.join("; ") };
		const rules = active.map(({ rule }) => rule);
		this.outputs.file({
			path,
			bytes,
			findings: this.shown(findings),
			rules,
			shownBytes,
			...error
		});
	}
	shown(findings) {
		return this.quiet ? findings.filter(({ level }) => level === "error") : findings;
	}
};
function withoutReports(tasks, formats) {
	const isReport = earlierReports(reportPaths(formats));
	return tasks.filter(({ file }) => file.found !== true || !isReport(file.absolute));
}
async function printConfig(path, { values, switches, positionals }) {
	const [extra] = positionals;
	if (extra !== void 0) throw new UsageError(`--print-config checks nothing: leave out "${extra}"`);
	const settings = await FileSettings.open(values, switches);
	writeOut(explainedConfig(path, await settings.explain(resolve(path))));
	return EXIT.clean;
}
function readMaxWarnings(text) {
	if (text === void 0) return void 0;
	if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings must be a whole number of 0 or more, not "${text}"`);
	return Number(text);
}
// src/cli/help.ts
const EXITS = {
	clean: "nothing at error level, and warnings within --max-warnings",
	findings: "findings",
	error: "the work could not be done: bad usage or config, an unreadable file, a pattern that selects nothing"
};
function generalHelp(commands) {
	const width = Math.max(...commands.map(({ name, synopsis }) => `${name} ${synopsis}`.length));
	return `roomlint finds what is wrong with room-data snapshots, at the exact byte, before an import makes it live.

Usage
  roomlint [command] [options] [paths..]

Commands
${commands.map(({ name, synopsis, summary }) => `  ${`${name} ${synopsis}`.padEnd(width)}  ${summary}`).join("\n")}

"check" is the default: "roomlint rooms/" is "roomlint check rooms/".
"roomlint <command> --help" tells the options of each, "roomlint --version" the version.

Try it
  roomlint garden.json                    check one snapshot
  roomlint rooms/                         check every .json file below a folder
  curl -s "$URL" | roomlint -             check what a pipe brings
  roomlint garden.json && ./import.sh     import only what has no error

${exitCodes(EXITS)}`;
}
function commandHelp(command) {
	const options = [...command.options, {
		name: "help",
		help: "show this help"
	}];
	const titles = options.map(({ name, value }) => value === void 0 ? `--${name}` : `--${name} ${value}`);
	const width = Math.max(...titles.map((title) => title.length));
	const lines = options.map(({ help }, index) => {
		const [first = "", ...rest] = help.split("\n");
		const more = rest.map((line) => `\n${" ".repeat(width + 4)}${line}`).join("");
		return `  ${(titles[index] ?? "").padEnd(width)}  ${first}${more}`;
	});
	return `${command.summary}

Usage
  roomlint ${command.name} ${command.synopsis}

Options
${lines.join("\n")}

${command.details}
${exitCodes(command.exits ?? EXITS)}`;
}
function exitCodes({ clean, findings, error }) {
	return `Exit codes
  ${EXIT.clean}  ${clean}${findings === void 0 ? "" : `\n  ${EXIT.findings}  ${findings}`}
  ${EXIT.error}  ${error}
  ${EXIT.crash}  a crash: a fault of roomlint
`;
}
// src/cli/run.ts
const COMMANDS = {
	check: async () => check,
	roundtrip: async () => (await import("./other-commands.js")).roundtrip,
	explain: async () => (await import("./other-commands.js")).explain,
	rules: async () => (await import("./other-commands.js")).rules,
	schema: async () => (await import("./other-commands.js")).schema
};
async function run(args) {
	try {
		return await dispatch(args);
	} catch (error) {
		if (error instanceof UsageError) {
			warn(error.message, error.details);
			return EXIT.error;
		}
		if (error instanceof OutputError || error instanceof ReportFileError) {
			warn(error.message);
			return EXIT.error;
		}
		warn("roomlint has crashed, which is a fault of roomlint and not of your files. Please report this:", describe(error));
		return EXIT.crash;
	}
}
async function dispatch(args) {
	requireFolder();
	const [first] = args;
	const name = COMMAND_NAMES.find((command) => command === first);
	const helped = first === "help" ? COMMAND_NAMES.find((command) => command === args[1]) : void 0;
	if (helped !== void 0) {
		writeOut(commandHelp(await COMMANDS[helped]()));
		return EXIT.clean;
	}
	if (name === void 0 && (first === "--help" || first === "-h" || first === "help")) {
		writeOut(generalHelp(await Promise.all(COMMAND_NAMES.map((command) => COMMANDS[command]()))));
		return EXIT.clean;
	}
	const command = await COMMANDS[name ?? "check"]();
	const given = readArguments(command.name, command.options, name === void 0 ? args : args.slice(1));
	if (given.switches.has("help")) {
		writeOut(commandHelp(command));
		return EXIT.clean;
	}
	if (given.switches.has("version")) {
		writeOut(`${version()}\n`);
		return EXIT.clean;
	}
	return command.run(given);
}
function requireFolder() {
	try {
		process.cwd();
	} catch {
		throw new UsageError("the current folder is gone: go to another one");
	}
}
function describe(error) {
	return error instanceof Error ? error.stack ?? error.message : String(error);
}
// src/cli/roomlint.ts
process.exitCode = await run(process.argv.slice(2));
export {};
