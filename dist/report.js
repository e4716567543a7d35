"use strict";
const { rulePack } = require("./rule-pack.js");
const { NdjsonError, readNdjson } = require("./report-words.js");
const { SummaryCounter } = require("./shared.js");
const { CommandError, EXIT, comparePaths, defineCommand, formatsOption, grouped, path, readDescriptor, readSnapshotFile, toggle, version } = require("./command.js");
const { Outputs, readFileList, tooManyWarnings } = require("./command-check.js");
const { resolve } = require("node:path");
// src/front/cli/report.ts
const OPTIONS = grouped("Report:", {
	format: formatsOption(),
	statistics: toggle("show how often each rule reports something instead of findings"),
	"files-from": path("the list of the files that were to be checked, or \"-\": one without a result is an error", "--files-from rooms.txt")
});
const report = defineCommand({
	options: OPTIONS,
	details: `Each report is what \`roomlint check --format ndjson\` wrote, or several of them concatenated. "-" is standard
input. Nothing is checked again: the result is what one check of all these files would have written.

Examples:
  git ls-files 'rooms/*.json' > rooms.txt
  parallel -N100 roomlint check --format ndjson < rooms.txt > all.ndjson
  roomlint report --files-from rooms.txt all.ndjson
  roomlint report --format sarif=report.sarif part-*.ndjson`,
	exits: {
		clean: "no errors, and warnings within --max-warnings of the checks",
		findings: "findings",
		error: "a report is truncated, a file is reported twice or missing, the checks had different options, or one of them exited with 2"
	}
}, async ({ format: formats = [], statistics = false, "files-from": list }, { words, cwd, terminal }) => {
	if (words.length === 0) throw new CommandError("report needs ndjson reports, as in roomlint report part-1.ndjson part-2.ndjson");
	const parts = words.map((name) => ({
		name,
		report: readPart(name, cwd, terminal)
	}));
	requireOneCheck(parts);
	const files = filesOf(parts);
	const runs = parts.flatMap(({ report: { runs: own } }) => own);
	const summary = summaryOf(files, runs);
	if (list !== void 0) requireResults(list, [...files.map(({ path }) => path), ...summary.passedOver], cwd, terminal);
	const pack = [...rulePack.values()];
	const inUse = words.map((name) => resolve(cwd, name));
	const outputs = await Outputs.open({
		formats,
		statistics
	}, terminal, cwd, void 0, inUse);
	try {
		for (const file of files) {
			if (file.error !== void 0) terminal.warn(`${file.path}: ${file.error}`);
			outputs.file({
				...file,
				rules: pack
			});
		}
		outputs.end(summary);
	} finally {
		outputs.discard();
	}
	return exitCodeOf(runs, summary, terminal);
});
const MAX_REPORT = 1 << 28;
function exitCodeOf(runs, { warnings }, terminal) {
	const worst = runs.reduce((most, { exit }) => Math.max(most, exit), 0);
	const code = Object.values(EXIT).find((known) => known === worst) ?? EXIT.error;
	const maxWarnings = runs[0]?.maxWarnings;
	if (maxWarnings === void 0 || warnings <= maxWarnings) return code;
	terminal.warn(tooManyWarnings(warnings, maxWarnings));
	return code === EXIT.clean ? EXIT.findings : code;
}
function readPart(name, cwd, { world }) {
	const reading = name === "-" ? readDescriptor(world.stdin, MAX_REPORT) : readSnapshotFile(resolve(cwd, name), MAX_REPORT);
	if (reading.kind !== "bytes") {
		const tooLarge = `it is larger than ${MAX_REPORT.toLocaleString("en")} bytes: use more parts`;
		throw new CommandError(`cannot read the report ${name}: ${reading.kind === "error" ? reading.message : tooLarge}`);
	}
	try {
		return readNdjson(new TextDecoder().decode(reading.bytes));
	} catch (error) {
		if (error instanceof NdjsonError) throw new CommandError(`${name}: ${error.message}`);
		throw error;
	}
}
function requireOneCheck(parts) {
	const first = parts[0]?.report.runs[0]?.options.join(" ");
	for (const { name, report } of parts) for (const run of report.runs) {
		if (run.version !== version()) throw new CommandError(`${name} was written by roomlint ${run.version}, but this is ${version()}: use one version for all`);
		const options = run.options.join(" ");
		if (options !== first) throw new CommandError(`the checks had different options: ${shown(first)} in ${parts[0]?.name}, ${shown(options)} in ${name}`);
	}
}
function shown(options) {
	return options === void 0 || options === "" ? "none" : options;
}
function filesOf(parts) {
	const owners = /* @__PURE__ */ new Map();
	for (const { name, report } of parts) for (const { path } of report.files) {
		const owner = owners.get(path);
		if (owner !== void 0) throw new CommandError(`${path} is reported twice, in ${owner === name ? name : `${owner} and ${name}`}: check each file once`);
		owners.set(path, name);
	}
	return parts.flatMap(({ report }) => report.files).sort((one, other) => comparePaths(one.path, other.path));
}
function summaryOf(files, runs) {
	const counter = new SummaryCounter(runs[0]?.summary.earlier !== void 0);
	for (const { summary } of runs) counter.add(summary, summary.earlier);
	const passedOver = runs.flatMap(({ summary }) => summary.passedOver).sort(comparePaths);
	const unchecked = files.filter(({ bytes }) => bytes === void 0).length;
	return {
		...counter.summary,
		files: files.length,
		unchecked,
		passedOver
	};
}
function requireResults(list, results, cwd, { world }) {
	const read = readFileList(list === "-" ? world.stdin : resolve(cwd, list));
	if (read.kind === "error") throw new CommandError(`cannot read the list of files from ${list}: ${read.message}`);
	const known = new Set(results.map((path) => resolve(cwd, path)));
	const missing = read.names.filter((name) => !known.has(resolve(cwd, name)));
	const [first] = missing;
	if (first === void 0) return;
	const more = missing.length === 1 ? "" : ` and ${missing.length - 1} more`;
	throw new CommandError(`no report has a result for ${first}${more} of ${list}: check what is missing`);
}
exports.report = report;
