"use strict";
const { rulePack } = require("./rules.js");
const { counted, didYouMean, jsonWithoutCommands, printable, quoteValue } = require("./words.js");
const { EXAMPLE_FILE, ruleBlocks } = require("./rule-pages.js");
const { FileSettings, TextReporter, isNeverSnapshot, maskOutput, mostBytes, publishedSchema, publishedSchemas, readDescriptor, readSnapshotFile, unprescannedBuffer, writeBatched } = require("./shared.js");
const { CommandError, EXIT, mistyped, plain: plain$1, withoutKeys } = require("./command.js");
const { MAX_CREDENTIALS, MAX_RECORDS, holdsSnapshot, placeGlobFault, placeMatcher } = require("./core.js");
const { NotJsonError, TooManyCredentialsError, TooManyRecordsError, compareTexts, findHazards, rewritten, shownPointer } = require("./roundtrip.js");
const { closeSync, openSync, statSync } = require("node:fs");
const { basename, resolve } = require("node:path");
const { spawn } = require("node:child_process");
// src/report/rule-text.ts
const WIDTH = 100;
const INDENT = "  ";
const CODE_INDENT = "    ";
function ruleText(rule, paint) {
	return `${ruleBlocks(rule).map((block) => terminal(block, paint)).join("\n")}`;
}
function terminal(block, paint) {
	switch (block.kind) {
		case "heading": return heading(block, paint);
		case "paragraph": return `${wrapped(plain(block.text), INDENT)}\n`;
		case "facts": return facts(block.facts, paint);
		case "code": return `${indented(code(block, paint))}\n`;
		case "diagnostics": return `${indented(diagnostics(block, paint))}\n`;
		case "options": return block.options.map((option) => optionText(option, paint)).join("\n");
	}
}
function heading({ level, text }, paint) {
	const shown = plain(text);
	return level === 3 ? `${INDENT}${paint("bold", `${shown}:`)}\n` : `${paint("bold", shown)}\n`;
}
function facts(rows, paint) {
	const width = rows.reduce((widest, [name]) => Math.max(widest, plain(name).length), 0);
	const line = ([name, value]) => `${INDENT}${paint("dim", plain(name).padEnd(width))}  ${plain(value)}\n`;
	return rows.map(line).join("");
}
function code({ language, content }, paint) {
	const shown = printable(content, "\n	");
	if (language !== "diff") return shown;
	return shown.split("\n").map((line) => {
		if (line.startsWith("+")) return paint("green", line);
		if (line.startsWith("-")) return paint("red", line);
		return line;
	}).join("\n");
}
function diagnostics({ findings, shownBytes }, paint) {
	const reporter = new TextReporter(paint, false);
	const report = {
		path: EXAMPLE_FILE,
		bytes: shownBytes.length,
		findings,
		rules: [],
		shownBytes
	};
	return [...reporter.file(report)].join("").trimEnd();
}
function optionText({ name, type, default: value, description }, paint) {
	return `${`${INDENT}${paint("bold", name)}: ${plain(type)}, default ${value}`}\n${wrapped(plain(description), CODE_INDENT)}\n`;
}
function plain(text) {
	return printable(text.replace(/`([^`]+)`/g, "$1"));
}
function indented(text) {
	return text.replace(/^(?=.)/gm, CODE_INDENT);
}
function wrapped(text, indent) {
	const lines = [];
	let line = indent;
	for (const word of text.split(" ")) {
		if (line !== indent && line.length + 1 + word.length > WIDTH) {
			lines.push(line);
			line = indent;
		}
		line += line === indent ? word : ` ${word}`;
	}
	return [...lines, line].join("\n");
}
// src/cli/explain.ts
function explain(id, paint) {
	const rule = rulePack.get(id);
	if (rule === void 0) throw new CommandError(`unknown rule "${id}": ${hint(id)}`);
	return ruleText(rule, paint);
}
function hint(word) {
	const ids = [...rulePack.keys()];
	const parts = ids.filter((id) => id.split("/").includes(word));
	if (parts.length > 1) return `did you mean one of ${parts.join(", ")}?`;
	return didYouMean(parts[0] ?? word, ids, "`roomlint rules` lists them all");
}
// src/cli/print-config.ts
async function printConfig(path, options, terminal) {
	maskOutput(terminal);
	const settings = await FileSettings.open(options);
	terminal.writeOut(explainedConfig(path, await settings.explain(resolve(options.cwd, path))));
	return EXIT.clean;
}
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
// src/report/roundtrip-json.ts
const VERSION = 1;
function* comparisonJson(comparison) {
	const { verdict, keep, differences, omitted } = comparison;
	yield opening(verdict, keep);
	yield* list(differences.map(differenceShape));
	yield `,\n  "omitted": ${omitted}\n}\n`;
}
function* hazardJson(keep, hazards) {
	yield opening("identical", keep);
	yield* list([]);
	yield ",\n  \"omitted\": 0,\n  \"hazards\": ";
	yield* list(hazards.map(({ kind, message, count, first }) => ({
		kind,
		message,
		count,
		first: placeShape(first)
	})));
	yield "\n}\n";
}
var BranchJson = class {
	keep;
	separator = "\n";
	constructor(keep) {
		this.keep = keep;
	}
	*start() {
		yield `{\n  "version": ${VERSION},\n  "keep": "${this.keep}",\n  "files": [`;
	}
	*file(outcome) {
		const head = jsonWithoutCommands(outcomeShape(outcome), 2).replaceAll(/^/gm, "    ");
		const closing = "\n    }";
		yield this.separator + head.slice(0, -6);
		this.separator = ",\n";
		if (outcome.status === "compared") {
			yield ",\n      \"differences\": ";
			yield* list(outcome.comparison.differences.map(differenceShape), "      ");
		}
		yield closing;
	}
	*end() {
		yield this.separator === "\n" ? "]\n}\n" : "\n  ]\n}\n";
	}
};
function outcomeShape(outcome) {
	const { path, status } = outcome;
	switch (outcome.status) {
		case "error": return {
			path,
			status,
			error: outcome.message
		};
		case "compared": {
			const { before, comparison } = outcome;
			return {
				path,
				status,
				before,
				verdict: comparison.verdict,
				omitted: comparison.omitted
			};
		}
		default: return {
			path,
			status
		};
	}
}
function opening(verdict, keep) {
	return `{\n  "version": ${VERSION},\n  "verdict": "${verdict}",\n  "keep": "${keep}",\n  "differences": `;
}
function* list(items, indent = "  ") {
	let before = "[\n";
	for (const item of items) {
		yield before + jsonWithoutCommands(item, 2).replaceAll(/^/gm, `${indent}  `);
		before = ",\n";
	}
	yield items.length === 0 ? "[]" : `\n${indent}]`;
}
function differenceShape({ class: kind, known, forgiven, message, count, unknownInside, before, after }) {
	return {
		class: kind,
		known,
		forgiven,
		message,
		count,
		...unknownInside === void 0 ? {} : { unknownInside: {
			count: unknownInside.count,
			pointers: unknownInside.pointers
		} },
		...before === void 0 ? {} : { before: placeShape(before) },
		...after === void 0 ? {} : { after: placeShape(after) }
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
// src/report/roundtrip-text.ts
const MAX_GROUPS = 50;
const CLASS_STYLE = {
	removed: "red",
	changed: "yellow",
	added: "blue",
	order: "dim",
	spelling: "dim",
	layout: "dim"
};
function* comparisonText(comparison, sides, paint) {
	const { groups } = comparison;
	for (const group of groups.slice(0, MAX_GROUPS)) yield groupText(group, sides, paint);
	const more = groups.length - MAX_GROUPS;
	if (more > 0) yield `\u2026 and ${counted(more, "more group")} of differences: --format json lists them all\n\n`;
	yield verdict(comparison, sides.exempts, paint);
}
function groupText(group, sides, paint) {
	const { class: kind, known, forgiven, count, first } = group;
	const familiar = known ? "" : ", unknown to roomlint";
	const allowed = forgiven ? ", allowed" : "";
	const often = count > 1 ? `, ${times(count)}, for example` : "";
	const title = `${paint(CLASS_STYLE[kind], kind)}${familiar}${allowed}${often}: ${printable(first.message)}`;
	const places = [place(sides.before, first.before), place(sides.after, first.after)].filter((text) => text !== void 0);
	return `${title}\n    ${paint("dim", count > 1 ? `${shownPointer(group.places)}, first at ` : `${shownPointer(placeOf(group))} at `)}${paint("bold", places.join(" \u2192 "))}\n\n`;
}
function placeOf({ first }) {
	const at = first.before ?? first.after;
	const pointer = at === void 0 ? "" : [at.pointer, ...at.embedded].join("#");
	return pointer === "" ? "the file" : pointer;
}
function place(path, at) {
	return at === void 0 ? void 0 : `${printable(path)}:${at.start.line}:${at.start.column}`;
}
function verdict(comparison, exempts, paint) {
	const { verdict: outcome, keep, groups } = comparison;
	const gone = groups.reduce((sum, group) => sum + (group.known ? group.unknownInside : 0), 0);
	if (outcome === "identical") return `${paint("green", "identical")}: both files have the same bytes\n`;
	if (outcome === "kept") {
		const exception = exempts && keep !== "bytes" ? ", except where --allow permits differences" : "";
		const rest = groups.length === 0 ? "" : `; ${tally(groups)}`;
		const kept = keep === "unknown" && gone > 0 ? keptExceptIn(gone) : KEPT[keep];
		return `${paint("green", "kept")}: ${kept}${exception}${rest}\n`;
	}
	const unforgiven = groups.filter(({ forgiven }) => !forgiven);
	const losses = unforgiven.filter(isLoss);
	const others = unforgiven.filter((group) => !isLoss(group));
	if (losses.length === 0) return `${paint("red", "different")}: ${tally(others)}; nothing is lost\n`;
	const different = others.length === 0 ? "" : `; also different: ${tally(others)}`;
	return `${paint("red", "lost")}: ${tally(losses)}${different}\n`;
}
function isLoss({ class: kind, first }) {
	return kind === "removed" || kind === "changed" || first.hides;
}
function keptExceptIn(gone) {
	return `nothing unknown is missing from the remaining records, but ${gone === 1 ? "1 part that roomlint does not know" : `${number(gone)} parts that roomlint does not know`} went with records that are gone as a whole`;
}
const KEPT = {
	bytes: "every byte is the same, except where --allow permits differences",
	values: "every value is the same",
	unknown: "everything unknown to roomlint is still there"
};
function tally(groups) {
	const counts = /* @__PURE__ */ new Map();
	for (const group of groups) {
		const { known } = group;
		const what = countedAs(group);
		const count = what === "layout of the file" ? group.first.count : group.count;
		const counted = counts.get(`${what} ${known}`);
		if (counted === void 0) counts.set(`${what} ${known}`, {
			what,
			known,
			count
		});
		else counted.count += count;
	}
	return [...counts.values()].map(({ what, known, count }) => tallyOf(what, known, count)).join(", ");
}
function countedAs({ class: kind, first }) {
	if (kind !== "layout") return kind;
	const { embedded = [] } = first.before ?? first.after ?? {};
	return embedded.length === 0 ? "layout of the file" : "layout inside strings";
}
function tallyOf(what, known, count) {
	const unknown = known ? "" : "unknown ";
	const some = (noun) => `${number(count)} ${count === 1 ? noun : `${noun}s`}`;
	switch (what) {
		case "removed": return `${some(`${unknown}part`)} ${count === 1 ? "is" : "are"} gone`;
		case "changed": return `${some(`${unknown}value`)} changed`;
		case "added": return `${some(`${unknown}part`)} ${count === 1 ? "is" : "are"} new`;
		case "order": return `the order ${known ? "" : "of unknown parts "}differs at ${some("place")}`;
		case "spelling": return `${some(`${unknown}value`)} ${count === 1 ? "is" : "are"} spelled differently`;
		case "layout of the file": return `white space differs at ${some("place")}`;
		case "layout inside strings": return `white space differs inside ${some("string")}`;
	}
}
function* hazardText(path, bytes, hazards, paint) {
	yield `${paint("green", "identical")}: reading and writing this file gives the same ${number(bytes)} bytes\n`;
	if (hazards.length === 0) {
		yield "an ordinary JSON tool would change nothing in this file except white space\n";
		return;
	}
	yield "\nan ordinary JSON tool, which parses the file and writes it again, would change it:\n\n";
	for (const { message, count, first } of hazards) {
		const often = count > 1 ? ` (${times(count)})` : "";
		const at = first.pointer === "" ? "" : paint("dim", `${shownPointer(first.pointer)} at `);
		yield `${printable(message)}${often}\n    ${at}${paint("bold", place(path, first) ?? "")}\n\n`;
	}
}
function times(count) {
	return `${number(count)} times`;
}
function number(count) {
	return count.toLocaleString("en");
}
// src/cli/through.ts
function runThrough(command, { bytes, path, cwd }, most) {
	const file = path === void 0 ? void 0 : openFile(path);
	return new Promise((resolve) => {
		const env = withoutKeys(process.env);
		const tool = spawn(command, {
			cwd,
			env,
			shell: true,
			stdio: [
				file ?? "pipe",
				"pipe",
				"inherit"
			]
		});
		if (file !== void 0) closeSync(file);
		const pieces = [];
		let length = 0;
		tool.on("error", (error) => resolve({
			kind: "error",
			message: `cannot be started: ${error.message}`
		}));
		tool.stdin?.on("error", () => {});
		tool.stdout?.on("data", (piece) => {
			length += piece.length;
			if (length <= most) {
				pieces.push(piece);
				return;
			}
			tool.stdin?.destroy();
			tool.stdout?.destroy();
			tool.kill();
			tool.unref();
			resolve({
				kind: "error",
				message: `wrote more than ${most.toLocaleString("en")} bytes`
			});
		});
		tool.on("close", (code, signal) => {
			if (signal !== null) resolve({
				kind: "error",
				message: `was ended by ${signal}`
			});
			else if (code !== 0) resolve({
				kind: "error",
				message: `ended with exit code ${code}`
			});
			else resolve({
				kind: "bytes",
				bytes: Buffer.concat(pieces)
			});
		});
		tool.stdin?.end(bytes);
	});
}
function openFile(path) {
	try {
		return statSync(path).isFile() ? openSync(path, "r") : void 0;
	} catch {
		return;
	}
}
// src/cli/roundtrip.ts
async function roundtrip(request, terminal) {
	maskOutput(terminal);
	const comparer = new Comparer(request, terminal, readAllowed(request.allow));
	return request.kind === "files" ? comparer.compare(request) : comparer.compareSince(request);
}
const PASSED_OVER = "passed over";
var Comparer = class {
	common;
	terminal;
	allow;
	maxBytes = mostBytes();
	constructor(common, terminal, allow) {
		this.common = common;
		this.terminal = terminal;
		this.allow = allow;
	}
	async compare(request) {
		const names = {
			before: nameOf(request.before),
			after: afterName(request)
		};
		try {
			return await this.compareFiles(request, names);
		} catch (error) {
			const why = whyNotCompared(error, names);
			throw why === void 0 ? error : new CommandError(why);
		}
	}
	async compareFiles(request, names) {
		const { keep, format } = request;
		const paint = format === "text" ? this.terminal.painter("out") : plain$1;
		const before = this.read(request.before);
		const after = await this.other(request, before);
		if (after === void 0) {
			const hazards = findHazards(before);
			requireSame(before, rewritten(before));
			if (format === "json") this.print(hazardJson(keep, hazards));
			else this.printText(hazardText(names.before, before.length, hazards, paint));
			return EXIT.clean;
		}
		const comparison = compareTexts(before, after, this.optionsFor(keep));
		const sides = {
			...names,
			exempts: this.allow.length > 0
		};
		if (format === "json") this.print(comparisonJson(comparison));
		else this.printText(comparisonText(comparison, sides, paint));
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	}
	optionsFor(keep) {
		return {
			keep,
			allow: this.allow,
			mostRecords: MAX_RECORDS,
			mostCredentials: MAX_CREDENTIALS
		};
	}
	async compareSince({ ref, paths, cwd, keep, format }) {
		const { branchChanges } = await Promise.resolve().then(() => require("./git-source.js"));
		const { changes, problems } = await branchChanges(ref, {
			paths,
			cwd,
			env: this.terminal.world.env
		});
		const { base, files, deleted } = changes;
		const json = format === "json" ? new BranchJson(keep) : void 0;
		let code = EXIT.clean;
		let reported = 0;
		let passedOver = 0;
		const report = (outcome) => {
			const one = exitCodeOf(outcome);
			if (one > code) code = one;
			reported++;
			if (outcome.status === "error") this.terminal.warn(outcome.message);
			if (json !== void 0) this.print(json.file(outcome));
			else this.printText(this.outcomeText(outcome, base));
		};
		if (json !== void 0) this.print(json.start());
		for (const { path, message } of problems) report({
			status: "error",
			path,
			message: `${path}: ${message}`
		});
		for (const file of files) {
			const one = isNeverSnapshot(basename(file.absolute)) ? PASSED_OVER : this.compareChanged(file, base);
			if (one === PASSED_OVER) passedOver++;
			else report(one);
		}
		for (const { path, absolute } of deleted) if (!isNeverSnapshot(basename(absolute))) report({
			status: "deleted",
			path
		});
		if (json !== void 0) this.print(json.end());
		else if (reported === 0) this.printText([`no snapshot has changed since ${printable(ref)}\n`]);
		if (passedOver > 0) this.terminal.warn(`${counted(passedOver, "other JSON file")} passed over`);
		return code;
	}
	outcomeText(outcome, base) {
		const path = printable(outcome.path);
		switch (outcome.status) {
			case "error": return [];
			case "new": return [`${path} is new: there is nothing to lose\n\n`];
			case "deleted": return [`${path} was deleted\n\n`];
			case "compared": {
				const sides = this.sidesOf(outcome.path, outcome.before, base);
				const text = comparisonText(outcome.comparison, sides, this.terminal.painter("out"));
				return [
					`${path}\n`,
					...text,
					"\n"
				];
			}
		}
	}
	sidesOf(path, before, base) {
		return {
			before: `${base.slice(0, 8)}:${before}`,
			after: path,
			exempts: this.allow.length > 0
		};
	}
	compareChanged({ path, before, read }, base) {
		if (before === void 0) {
			const reading = read(this.maxBytes, unprescannedBuffer);
			return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? PASSED_OVER : {
				status: "new",
				path
			};
		}
		const { keep } = this.common;
		const sides = this.sidesOf(path, before.name, base);
		try {
			const was = this.bytesOf(before.read(this.maxBytes, keep === "bytes"), sides.before);
			const is = this.bytesOf(read(this.maxBytes, unprescannedBuffer), path);
			if (!holdsSnapshot(was) && !holdsSnapshot(is)) return PASSED_OVER;
			const comparison = compareTexts(was, is, this.optionsFor(keep));
			return {
				status: "compared",
				path,
				before: before.name,
				comparison
			};
		} catch (error) {
			if (error instanceof CommandError) return {
				status: "error",
				path,
				message: error.message
			};
			const message = whyNotCompared(error, sides);
			if (message === void 0) throw error;
			return {
				status: "error",
				path,
				message
			};
		}
	}
	async other(request, bytes) {
		const { before, after, through, cwd } = request;
		if (after !== void 0) return this.read(after);
		if (through === void 0) return void 0;
		const output = await runThrough(through, {
			bytes,
			path: before === "-" ? void 0 : resolve(cwd, before),
			cwd
		}, this.maxBytes);
		if (output.kind === "error") throw new CommandError(`"${through}": ${output.message}`);
		return output.bytes;
	}
	read(path) {
		const reading = path === "-" ? readDescriptor(this.terminal.world.stdin, this.maxBytes, unprescannedBuffer) : readSnapshotFile(resolve(this.common.cwd, path), this.maxBytes, unprescannedBuffer);
		return this.bytesOf(reading, nameOf(path));
	}
	bytesOf(reading, name) {
		if (reading.kind === "bytes") return reading.bytes;
		if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
		const most = this.maxBytes.toLocaleString("en");
		throw new CommandError(`${name}: larger than ${most} bytes, the most that an import accepts`);
	}
	print(pieces) {
		writeBatched(pieces, (text) => this.terminal.writeOut(text));
	}
	printText(pieces) {
		writeBatched(pieces, (text) => this.terminal.writeOut(this.terminal.forPeople(text)));
	}
};
function exitCodeOf(outcome) {
	if (outcome.status === "error") return EXIT.error;
	return outcome.status === "compared" && outcome.comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
}
function requireSame(bytes, again) {
	if (Buffer.compare(bytes, again) === 0) return;
	throw new Error("reading and writing the file does not give back its bytes");
}
function nameOf(path) {
	return path === "-" ? "<stdin>" : path;
}
function afterName({ after }) {
	return after === void 0 ? "<through>" : nameOf(after);
}
function whyNotCompared(error, sides) {
	if (error instanceof NotJsonError) return notJson(error, sides);
	if (error instanceof TooManyCredentialsError) return `${sides[error.which]}: not compared: it contains more than ${error.most.toLocaleString("en")} credentials: remove them`;
	if (!(error instanceof TooManyRecordsError)) return void 0;
	const { which, count, most, section, record } = error;
	const [what, records] = section === void 0 ? ["it", "sections or elements"] : record === void 0 ? [quoteValue(section), "records"] : [`${quoteValue(record)} in ${quoteValue(section)}`, "fields"];
	return `${sides[which]}: not compared: ${what} has ${count.toLocaleString("en")} ${records}, and roundtrip compares at most ${most.toLocaleString("en")}`;
}
function notJson({ which, at, fault }, sides) {
	const name = sides[which];
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}
function readAllowed(globs) {
	return globs.map((glob) => {
		const fault = placeGlobFault(glob);
		if (fault !== void 0) throw new CommandError(`--allow ${fault}`);
		return placeMatcher(glob);
	});
}
// src/cli/rules.ts
function listRules(as) {
	const all = [...rulePack.values()];
	return as === "json" ? `${JSON.stringify(all.map(asJson), null, 2)}\n` : table(all);
}
function table(all) {
	const rows = all.map((rule) => [
		levels(rule),
		rule.fix === "none" ? "" : rule.fix,
		rule.id,
		rule.summary
	]);
	const widths = [
		0,
		1,
		2
	].map((column) => rows.reduce((widest, row) => Math.max(widest, (row[column] ?? "").length), 0));
	const line = (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd();
	return `${rows.map(line).join("\n")}\n`;
}
function levels({ level, lenient }) {
	return lenient?.level === void 0 || lenient.level === level ? level : `${level} (${lenient.level})`;
}
function asJson({ id, level, lenient, fix, summary, source, why, options }) {
	return {
		id,
		level,
		lenient,
		fix,
		summary,
		source,
		why,
		options
	};
}
// src/cli/schema.ts
function schemaOf(record) {
	const records = publishedSchemas();
	if (!records.includes(record)) {
		const guess = mistyped(record, records);
		const hint = guess === void 0 ? "`roomlint schema` lists them" : `did you mean ${guess}?`;
		throw new CommandError(`unknown record "${record}": ${hint}`);
	}
	return publishedSchema(record);
}
exports.explain = explain;
exports.listRules = listRules;
exports.printConfig = printConfig;
exports.publishedSchemas = publishedSchemas;
exports.roundtrip = roundtrip;
exports.schemaOf = schemaOf;
