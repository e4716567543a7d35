"use strict";
const { rulePack } = require("./rule-pack.js");
const { CommandError, EXIT, readSnapshotFile, unprescannedBuffer, version } = require("./command.js");
const { byteOffset, isObject, listed, tryJsonParse } = require("./words.js");
const { positionAt } = require("./text.js");
const { SummaryCounter } = require("./shared.js");
const { Outputs, maskOutput, tooManyWarnings } = require("./command-check.js");
const { resolve } = require("node:path");
// src/report/read-fields.ts
var FieldError = class extends Error {};
function readObject(value, at) {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
	throw new FieldError(`${at} must be an object`);
}
function readText(value, at) {
	if (typeof value === "string") return value;
	throw new FieldError(`${at} must be a string`);
}
function readCount(value, at) {
	if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
	throw new FieldError(`${at} must be a whole number of 0 or more`);
}
function listOf(read) {
	return (value, at) => {
		if (!Array.isArray(value)) throw new FieldError(`${at} must be an array`);
		return value.map((one, index) => read(one, `${at}[${index}]`));
	};
}
function oneOf(words) {
	return (value, at) => {
		const word = words.find((one) => one === value);
		if (word === void 0) throw new FieldError(`${at} must be one of ${words.join(", ")}`);
		return word;
	};
}
function optional(fields, name, read, at) {
	const value = Object.hasOwn(fields, name) ? fields[name] : void 0;
	if (value === void 0) return {};
	const found = {};
	found[name] = read(value, `${at}.${name}`);
	return found;
}
// src/report/read-shard-report.ts
var ShardReportError = class extends Error {};
const TRUNCATED = "the report is truncated or damaged: run its shard again";
const NO_REPORT = "this is not a JSON report of a shard: write it with roomlint check --shard 1/4 --format json=FILE";
function readShardReport(text, rules) {
	if (text.trim() === "") throw new ShardReportError("the report is empty: run its shard again");
	try {
		const { files, ...rest } = documentOf(text);
		const report = readReport$1(rest, files);
		return {
			...report,
			files: report.files.map((file) => ({
				...file,
				rules
			}))
		};
	} catch (error) {
		if (error instanceof FieldError) throw new ShardReportError(`${TRUNCATED} (${error.message})`);
		throw error;
	}
}
function documentOf(text) {
	const whole = parsed(text);
	if (whole !== void 0 && isReport(whole)) {
		if (Array.isArray(whole.files)) return {
			...whole,
			files: whole.files
		};
		if (!Object.hasOwn(whole, "files")) return {
			...whole,
			files: []
		};
	}
	if (whole !== void 0) throw new ShardReportError(isLine(whole) ? TRUNCATED : NO_REPORT);
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const first = parsed(lines[0] ?? "");
	if (first === void 0 || !isLine(first)) throw new ShardReportError(/^\s*\{\s*"(?:version": ?1|path":)/.test(text) ? TRUNCATED : NO_REPORT);
	const files = lines.slice(0, -1).map(parsed);
	const last = parsed(lines.at(-1) ?? "");
	if (last === void 0 || !isReport(last)) throw new ShardReportError(TRUNCATED);
	return {
		...last,
		files
	};
}
function isLine(value) {
	return typeof value.path === "string" && Array.isArray(value.findings);
}
function isReport(value) {
	return value.version === 1 && typeof value.summary === "object";
}
function parsed(text) {
	const value = tryJsonParse(text);
	return isObject(value) ? value : void 0;
}
function readReport$1(document, listed) {
	if (document.shard === void 0) throw new ShardReportError("this report is not of a shard: there is nothing to merge it with");
	const shard = readObject(document.shard, "shard");
	const merge = readObject(document.merge, "merge");
	const rules = new Map(listOf(readRule)(merge.rules, "merge.rules").map((rule) => [rule.id, rule]));
	const files = listed.map((file, index) => readFile(file, `files[${index}]`, rules));
	const counts = readObject(document.summary, "summary");
	const summary = {
		files: readCount(counts.files, "summary.files"),
		...readCounts(counts, "summary"),
		...optional(counts, "earlier", readCount, "summary"),
		unchecked: files.filter(({ bytes }) => bytes === void 0).length,
		passedOver: listOf(readText)(document.passedOver, "passedOver")
	};
	if (summary.files !== files.length) throw new FieldError(`summary.files is ${summary.files}, but the report has ${files.length}`);
	const { maxWarnings } = optional(merge, "maxWarnings", readCount, "merge");
	return {
		shard: {
			index: readCount(shard.index, "shard.index"),
			count: readCount(shard.count, "shard.count")
		},
		version: readText(merge.roomlint, "merge.roomlint"),
		options: listOf(readText)(merge.options, "merge.options"),
		maxWarnings,
		exit: readCount(merge.exit, "merge.exit"),
		files,
		summary
	};
}
function readCounts(fields, at) {
	const { errors, warnings, infos, fixable } = fields;
	return {
		errors: readCount(errors, `${at}.errors`),
		warnings: readCount(warnings, `${at}.warnings`),
		infos: readCount(infos, `${at}.infos`),
		fixable: readCount(fixable, `${at}.fixable`)
	};
}
function readRule(value, at) {
	const rule = readObject(value, at);
	return {
		...rule,
		id: readText(rule.id, `${at}.id`)
	};
}
function readFile(value, at, rules) {
	const file = readObject(value, at);
	const evidence = readObject(file.evidence, `${at}.evidence`);
	const frames = listOf(readFrame)(evidence.frames, `${at}.evidence.frames`);
	const findings = listOf(readFinding)(file.findings, `${at}.findings`).map((finding, index) => ({
		...finding,
		...frames[index]?.about
	}));
	const framed = findings.flatMap((finding, index) => {
		const frame = frames[index]?.frame;
		return frame === void 0 ? [] : [[finding, frame]];
	});
	return {
		path: readText(file.path, `${at}.path`),
		bytes: optional(file, "bytes", readCount, at).bytes,
		findings,
		omitted: new Map(listOf(readOmitted)(evidence.omitted, `${at}.evidence.omitted`)),
		...optional(file, "earlier", readCount, at),
		...optional(file, "uncovered", listOf(readFinding), at),
		...optional(file, "error", readText, at),
		...evidence.isStopped === true && { isStopped: true },
		rules: [],
		shownBytes: /* @__PURE__ */ new Uint8Array(),
		carried: {
			frames: new Map(framed),
			positions: new Map(listOf(readPosition)(evidence.positions, `${at}.evidence.positions`)),
			graph: optional(evidence, "graph", readText, `${at}.evidence`).graph,
			rules
		}
	};
}
function readFrame(value, at) {
	const frame = readObject(value, at);
	return {
		frame: {
			code: readText(frame.code, `${at}.code`),
			marks: readText(frame.marks, `${at}.marks`),
			quotes: listOf(readText)(frame.quotes, `${at}.quotes`)
		},
		about: {
			...optional(frame, "subject", readText, at),
			...optional(frame, "briefPointers", listOf(readText), at)
		}
	};
}
function readOmitted(value, at) {
	const [rule, counts] = listOf((one) => one)(value, at);
	return [readText(rule, `${at}[0]`), readCounts(readObject(counts, `${at}[1]`), `${at}[1]`)];
}
function readPosition(value, at) {
	const [offset, line, column] = listOf(readCount)(value, at);
	if (offset === void 0 || line === void 0 || column === void 0) throw new FieldError(`${at} must have three numbers`);
	return [offset, {
		line,
		column
	}];
}
const readLevel = oneOf([
	"error",
	"warning",
	"info"
]);
const readSafety = oneOf(["safe", "unsafe"]);
function readFinding(value, at) {
	const finding = readObject(value, at);
	return {
		rule: readText(finding.rule, `${at}.rule`),
		kind: readText(finding.kind, `${at}.kind`),
		level: readLevel(finding.level, `${at}.level`),
		message: readText(finding.message, `${at}.message`),
		...readPlace(finding, at),
		related: listOf((other, where) => {
			const fields = readObject(other, where);
			return {
				message: readText(fields.message, `${where}.message`),
				...readPlace(fields, where)
			};
		})(finding.related, `${at}.related`),
		...optional(finding, "fix", readFix, at),
		...optional(finding, "notFixed", readText, at),
		fingerprint: readText(finding.fingerprint, `${at}.fingerprint`),
		insideStrings: 0
	};
}
function readPlace(fields, at) {
	return {
		pointer: readText(fields.pointer, `${at}.pointer`),
		embedded: listOf(readText)(fields.embedded, `${at}.embedded`),
		start: readSpot(fields.start, `${at}.start`),
		end: readSpot(fields.end, `${at}.end`)
	};
}
function readSpot(value, at) {
	const { offset, line, column } = readObject(value, at);
	return positionAt(readCount(offset, `${at}.offset`), readCount(line, `${at}.line`), readCount(column, `${at}.column`));
}
function readOffset(value, at) {
	return byteOffset(readCount(value, at));
}
function readFix(value, at) {
	const fix = readObject(value, at);
	return {
		safety: readSafety(fix.safety, `${at}.safety`),
		description: readText(fix.description, `${at}.description`),
		edits: listOf((edit, where) => {
			const { start, end, text } = readObject(edit, where);
			return {
				start: readOffset(start, `${where}.start`),
				end: readOffset(end, `${where}.end`),
				text: readText(text, `${where}.text`)
			};
		})(fix.edits, `${at}.edits`)
	};
}
// src/workspace/merge-reports.ts
const MAX_NAMED = 10;
function mergeReports(reports, version) {
	const [first] = reports;
	if (first === void 0) throw new CommandError("there is no report to merge");
	for (const other of reports) requireSame(first, other, version);
	requireAll(reports, first.report.shard.count);
	const whole = new SummaryCounter(first.report.summary.earlier !== void 0);
	const files = [];
	const passedOver = [];
	let exit = 0;
	let unchecked = 0;
	let counted = 0;
	for (const { report } of reports) {
		for (const file of report.files) files.push(file);
		for (const path of report.summary.passedOver) passedOver.push(path);
		whole.add(report.summary, report.summary.earlier);
		exit = Math.max(exit, report.exit);
		unchecked += report.summary.unchecked;
		counted += report.files.length;
	}
	return {
		files: byPath(files, ({ path }) => path),
		summary: {
			...whole.summary,
			files: counted,
			unchecked,
			passedOver: byPath(passedOver, (path) => path)
		},
		exit,
		maxWarnings: first.report.maxWarnings
	};
}
function requireSame(first, other, version) {
	const [one, two] = [first.report, other.report];
	if (two.version !== version) throw new CommandError(`${other.name} was written by roomlint ${two.version}, but this is ${version}: use one version for the shards and to merge them`);
	if (one.shard.count !== two.shard.count) throw new CommandError(`${first.name} is one of ${one.shard.count} shards, but ${other.name} one of ${two.shard.count}: merge the shards of one check`);
	const difference = missingIn(two.options, one.options, other.name, first.name) ?? missingIn(one.options, two.options, first.name, other.name) ?? (one.options.join("\0") === two.options.join("\0") ? void 0 : `in ${other.name} in another order`);
	if (difference !== void 0) throw new CommandError(`the shards were checked with different options or paths: ${difference}: run the shards with the same ones`);
}
function missingIn(some, all, name, other) {
	const known = new Set(some);
	const missing = all.find((option) => !known.has(option));
	return missing === void 0 ? void 0 : `${missing} is in ${other}, but not in ${name}`;
}
function requireAll(reports, count) {
	const names = /* @__PURE__ */ new Map();
	for (const { name, report } of reports) {
		const { index } = report.shard;
		if (index < 1 || index > count) throw new CommandError(`${name} is damaged: there is no shard ${index}/${count}`);
		const earlier = names.get(index);
		if (earlier !== void 0) throw new CommandError(`shard ${index}/${count} is there twice: ${earlier} and ${name}: name one of them`);
		names.set(index, name);
	}
	if (names.size === count) return;
	const missing = [];
	for (let index = 1; index <= count && missing.length < MAX_NAMED; index++) if (!names.has(index)) missing.push(`${index}/${count}`);
	const more = count - names.size - missing.length;
	const all = more > 0 ? [...missing, `${more} more`] : missing;
	const them = all.length === 1 ? [
		"shard",
		"is",
		"it",
		"report"
	] : [
		"shards",
		"are",
		"them",
		"reports"
	];
	throw new CommandError(`${them[0]} ${listed(all, "and")} ${them[1]} missing: run ${them[2]} and name the ${them[3]} as well`);
}
function byPath(values, pathOf) {
	return values.map((value) => ({
		value,
		key: Buffer.from(pathOf(value))
	})).sort((one, other) => Buffer.compare(one.key, other.key)).map(({ value }) => value);
}
// src/cli/merge-reports/merge-reports.ts
const MAX_REPORT = 1 << 28;
async function writeMerged(request, terminal) {
	maskOutput(terminal);
	const { cwd, reports, formats, statistics } = request;
	const { files, summary, exit, maxWarnings } = mergeReports(reports.map((name) => ({
		name,
		report: readReport(name, cwd)
	})), version());
	const inUse = reports.map((name) => resolve(cwd, name));
	const outputs = await Outputs.open({
		formats,
		statistics
	}, terminal, cwd, void 0, inUse);
	try {
		for (const file of files) {
			if (file.error !== void 0) terminal.warn(`${file.path}: ${file.error}`);
			outputs.file(file);
		}
		await outputs.end(summary);
	} finally {
		outputs.discard();
	}
	const code = Object.values(EXIT).find((known) => known === exit) ?? EXIT.error;
	if (maxWarnings === void 0 || summary.warnings <= maxWarnings) return code;
	terminal.warn(tooManyWarnings(summary.warnings, maxWarnings));
	return code === EXIT.clean ? EXIT.findings : code;
}
function readReport(name, cwd) {
	const reading = readSnapshotFile(resolve(cwd, name), MAX_REPORT, unprescannedBuffer);
	if (reading.kind !== "bytes") {
		const why = reading.kind === "error" ? reading.message : `it is larger than ${MAX_REPORT.toLocaleString("en")} bytes: use more shards`;
		throw new CommandError(`cannot read the report ${name}: ${why}`);
	}
	try {
		return readShardReport(new TextDecoder().decode(reading.bytes), [...rulePack.values()]);
	} catch (error) {
		if (error instanceof ShardReportError) throw new CommandError(`${name}: ${error.message}`);
		throw error;
	}
}
exports.writeMerged = writeMerged;
