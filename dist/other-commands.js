import { rulePack } from "./rules.js";
import { didYouMean, nearest, printable } from "./text.js";
import { EXAMPLE_FILE, EXIT, TELLING_EXITS, TextReporter, UsageError, counted, forPeople, hasColors, jsonWithoutCommands, painter, readSnapshotFile, readStandardInput, ruleBlocks, shownPointer, unprescannedBuffer, warn, writeOut } from "./shared.js";
import { activeRules, createLinter, placeGlobFault, placeMatcher, presetSetting } from "./core.js";
import { KEEPS, NotJsonError, compareTexts, findHazards, rewritten } from "./roundtrip.js";
import { closeSync, openSync, readFileSync, readdirSync, statSync } from "node:fs";
import { spawn } from "node:child_process";
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
	const width = Math.max(...rows.map(([name]) => plain(name).length));
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
const explain = {
	name: "explain",
	synopsis: "<rule>",
	summary: "say what a rule reports, why, and what to do, with examples",
	options: [],
	details: `  roomlint explain quest/no-auto-start

"roomlint rules" lists the rules.
`,
	exits: TELLING_EXITS,
	run({ positionals }) {
		const [id, extra] = positionals;
		if (id === void 0) throw new UsageError("explain needs a rule, as in roomlint explain quest/no-auto-start");
		if (extra !== void 0) throw new UsageError(`explain takes one rule: leave out "${extra}"`);
		const rule = rulePack.get(id);
		if (rule === void 0) throw new UsageError(`there is no rule "${id}": ${hint(id)}`);
		writeOut(ruleText(rule, painter(hasColors("out"))));
		return EXIT.clean;
	}
};
function hint(word) {
	const ids = [...rulePack.keys()];
	const parts = ids.filter((id) => id.split("/").includes(word));
	if (parts.length > 1) return `there are ${parts.join(", ")}`;
	return didYouMean(parts[0] ?? word, ids, "\"roomlint rules\" lists them all");
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
function opening(verdict, keep) {
	return `{\n  "version": ${VERSION},\n  "verdict": "${verdict}",\n  "keep": "${keep}",\n  "differences": `;
}
function* list(items) {
	let before = "[\n";
	for (const item of items) {
		yield before + jsonWithoutCommands(item, 2).replaceAll(/^/gm, "    ");
		before = ",\n";
	}
	yield items.length === 0 ? "[]" : "\n  ]";
}
function differenceShape({ class: kind, known, forgiven, message, count, before, after }) {
	return {
		class: kind,
		known,
		forgiven,
		message,
		count,
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
const MOST_GROUPS = 50;
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
	for (const group of groups.slice(0, MOST_GROUPS)) yield groupText(group, sides, paint);
	const more = groups.length - MOST_GROUPS;
	if (more > 0) yield `… and ${counted(more, "more group")} of differences: --format json lists them all\n\n`;
	yield verdict(comparison, sides.exempts, paint);
}
function groupText(group, sides, paint) {
	const { class: kind, known, forgiven, count, first } = group;
	const familiar = known ? "" : ", unknown to roomlint";
	const allowed = forgiven ? ", allowed" : "";
	const often = count > 1 ? `, ${times(count)}, for example` : "";
	const title = `${paint(CLASS_STYLE[kind], kind)}${familiar}${allowed}${often}: ${printable(first.message)}`;
	const places = [place(sides.before, first.before), place(sides.after, first.after)].filter((text) => text !== void 0);
	return `${title}\n    ${paint("dim", count > 1 ? `${shownPointer(group.places)}, first at ` : `${shownPointer(placeOf(group))} at `)}${paint("bold", places.join(" → "))}\n\n`;
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
	if (outcome === "identical") return `${paint("green", "identical")}: both files have the same bytes\n`;
	if (outcome === "kept") {
		const exception = exempts && keep !== "bytes" ? ", except where --allow permits differences" : "";
		const rest = groups.length === 0 ? "" : `; ${tally(groups)}`;
		return `${paint("green", "kept")}: ${KEPT[keep]}${exception}${rest}\n`;
	}
	const unforgiven = groups.filter(({ forgiven }) => !forgiven);
	const summary = tally(unforgiven);
	if (unforgiven.some((group) => group.class === "removed" || group.class === "changed")) return `${paint("red", "lost")}: ${summary}\n`;
	return `${paint("red", "different")}: ${summary}; nothing is lost\n`;
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
function runThrough(command, { bytes, path }, most) {
	const file = path === void 0 ? void 0 : openFile(path);
	return new Promise((resolve) => {
		const tool = spawn(command, {
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
			message: `it cannot be started: ${error.message}`
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
				message: `it wrote more than ${most.toLocaleString("en")} bytes`
			});
		});
		tool.on("close", (code, signal) => {
			if (signal !== null) resolve({
				kind: "error",
				message: `it was ended by ${signal}`
			});
			else if (code !== 0) resolve({
				kind: "error",
				message: `it ended with exit code ${code}`
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
const STDIN = "-";
const FORMATS = ["text", "json"];
const roundtrip = {
	name: "roundtrip",
	synopsis: "[options] <before> [<after>]",
	summary: "say what was lost between two versions of a file, or what a tool would lose",
	options: [
		{
			name: "keep",
			value: KEEPS.join("|"),
			example: "--keep values",
			help: `what must be the same: every byte (unless given), every value (white space, spelling and the order
of members may differ), or everything that roomlint does not know`
		},
		{
			name: "allow",
			value: "GLOB",
			example: "--allow '/quests/**'",
			repeatable: true,
			help: "a part that may differ, as a pointer glob. May be given several times."
		},
		{
			name: "through",
			value: "COMMAND",
			example: "--through 'jq .'",
			help: "run this with the file on its standard input, and compare what it writes with the file"
		},
		{
			name: "since",
			value: "REF",
			example: "--since origin/main",
			help: `compare each snapshot that this branch has changed with what it was where the branch left REF;
--keep is then unknown unless given, and paths narrow it down`
		},
		{
			name: "format",
			value: "NAME",
			example: "--format json",
			help: "text (unless given) or json"
		}
	],
	details: `"-" is standard input, for one of the two. With one file and nothing to compare it with, it says what an ordinary JSON tool
would destroy in this file.

  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/
`,
	exits: {
		clean: "what must be kept is kept",
		findings: "something is lost that must be kept",
		error: "the two could not be compared: bad usage, an unreadable file, no JSON, a tool that failed"
	},
	async run(given) {
		const ref = given.values.get("since")?.[0];
		return ref === void 0 ? runRoundtrip(readRequest(given)) : sinceRef(ref, given);
	}
};
var CommandError = class extends Error {};
async function runRoundtrip(request) {
	try {
		return await compare(request);
	} catch (error) {
		if (error instanceof CommandError) warn(error.message);
		else if (error instanceof NotJsonError) warn(notJson(error, {
			before: nameOf(request.before),
			after: afterName(request)
		}));
		else throw error;
		return EXIT.error;
	}
}
async function compare(request) {
	const { keep, allow, format } = request;
	const paint = painter(format === "text" && hasColors("out"));
	const before = read(request.before);
	const after = await other(request, before);
	if (after === void 0) {
		const hazards = findHazards(before);
		requireSame(before, rewritten(before));
		if (format === "json") print(hazardJson(keep, hazards));
		else printText(hazardText(nameOf(request.before), before.length, hazards, paint));
		return EXIT.clean;
	}
	const comparison = compareTexts(before, after, {
		keep,
		allow
	});
	const sides = {
		before: nameOf(request.before),
		after: afterName(request),
		exempts: allow.length > 0
	};
	if (format === "json") print(comparisonJson(comparison));
	else printText(comparisonText(comparison, sides, paint));
	return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
}
async function sinceRef(ref, given) {
	const { values, positionals } = given;
	const beside = ["through", "format"].find((option) => values.has(option));
	if (beside !== void 0) throw new UsageError(`--since and --${beside} do not go together: leave out one of them`);
	const keep = oneOf("keep", KEEPS, values.get("keep")?.[0] ?? "unknown");
	const allow = readAllowed(values.get("allow") ?? []);
	const paint = painter(hasColors("out"));
	const { branchChanges } = await import("./git-selection.js");
	const { changes, problems } = await branchChanges(ref, positionals);
	const { base, files, deleted } = changes;
	let code = EXIT.clean;
	for (const { path, message } of problems) {
		warn(`${path}: ${message}`);
		code = EXIT.error;
	}
	for (const { path, before, read: readAfter } of files) {
		if (before === void 0) {
			printText([`${printable(path)} is new: nothing of it can be lost\n\n`]);
			continue;
		}
		const sides = {
			before: `${base.slice(0, 8)}:${before.name}`,
			after: path,
			exempts: allow.length > 0
		};
		try {
			const was = bytesOf(before.read(mostBytes(), keep === "bytes"), sides.before);
			const is = bytesOf(readAfter(mostBytes(), unprescannedBuffer), path);
			const comparison = compareTexts(was, is, {
				keep,
				allow
			});
			const text = comparisonText(comparison, sides, paint);
			printText([
				`${printable(path)}\n`,
				...text,
				"\n"
			]);
			if (comparison.verdict === "lost" && code === EXIT.clean) code = EXIT.findings;
		} catch (error) {
			if (error instanceof CommandError) warn(error.message);
			else if (error instanceof NotJsonError) warn(notJson(error, sides));
			else throw error;
			code = EXIT.error;
		}
	}
	for (const { path } of deleted) printText([`${printable(path)} is deleted as a whole\n\n`]);
	if (files.length + deleted.length + problems.length === 0) printText([`no snapshot has changed since ${printable(ref)}\n`]);
	return code;
}
async function other(request, bytes) {
	const { before, after, through } = request;
	if (after !== void 0) return read(after);
	if (through === void 0) return void 0;
	const output = await runThrough(through, {
		bytes,
		path: before === STDIN ? void 0 : before
	}, mostBytes());
	if (output.kind === "error") throw new CommandError(`"${through}": ${output.message}`);
	return output.bytes;
}
function requireSame(bytes, again) {
	if (Buffer.compare(bytes, again) === 0) return;
	throw new Error("reading and writing the file does not give back its bytes");
}
function read(path) {
	const most = mostBytes();
	return bytesOf(path === STDIN ? readStandardInput(most, unprescannedBuffer) : readSnapshotFile(path, most, unprescannedBuffer), nameOf(path));
}
function bytesOf(reading, name) {
	if (reading.kind === "bytes") return reading.bytes;
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	throw new CommandError(`${name}: it has more than ${mostBytes().toLocaleString("en")} bytes, the most that an import takes`);
}
function nameOf(path) {
	return path === STDIN ? "<stdin>" : path;
}
function afterName({ after }) {
	return after === void 0 ? "<through>" : nameOf(after);
}
function notJson({ which, at, fault }, sides) {
	const name = sides[which];
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}
function print(pieces, shown = (piece) => piece) {
	let batch = "";
	for (const piece of pieces) {
		batch += shown(piece);
		if (batch.length < BATCH) continue;
		writeOut(batch);
		batch = "";
	}
	writeOut(batch);
}
function printText(pieces) {
	print(pieces, forPeople);
}
const BATCH = 1 << 18;
function mostBytes() {
	const settings = [...rulePack].map(([id, rule]) => [id, presetSetting("recommended", rule)]);
	return createLinter(rulePack, activeRules(rulePack, new Map(settings))).maxBytes;
}
function readRequest({ values, positionals }) {
	const [before, after, extra] = positionals;
	const through = values.get("through")?.[0];
	if (before === void 0) throw new UsageError("roundtrip needs a file, as in roomlint roundtrip before.json after.json");
	if (extra !== void 0) throw new UsageError(`roundtrip compares two files: leave out "${extra}"`);
	if (after !== void 0 && through !== void 0) throw new UsageError(`--through makes the second text itself: leave out "${after}"`);
	if (before === STDIN && after === STDIN) throw new UsageError("standard input can be one of the two files, not both");
	if (after === void 0 && through === void 0) {
		const idle = ["keep", "allow"].find((option) => values.has(option));
		if (idle !== void 0) throw new UsageError(`--${idle} is about a comparison: give a second file, or --through`);
	}
	const allow = readAllowed(values.get("allow") ?? []);
	return {
		before,
		after,
		through,
		keep: oneOf("keep", KEEPS, values.get("keep")?.[0] ?? "bytes"),
		allow,
		format: oneOf("format", FORMATS, values.get("format")?.[0] ?? "text")
	};
}
function readAllowed(globs) {
	return globs.map((glob) => {
		const fault = placeGlobFault(glob);
		if (fault !== void 0) throw new UsageError(`--allow ${fault}`);
		return placeMatcher(glob);
	});
}
function oneOf(option, choices, given) {
	const choice = choices.find((known) => known === given);
	if (choice !== void 0) return choice;
	const guess = nearest(given, choices);
	const hint = guess === void 0 ? `there are ${choices.join(", ")}` : `did you mean ${guess}?`;
	throw new UsageError(`--${option} has no "${given}": ${hint}`);
}
// src/cli/rules.ts
const rules = {
	name: "rules",
	synopsis: "[--json]",
	summary: "list every rule with its level and what it reports",
	options: [{
		name: "json",
		help: "as JSON, with sources, reasons and options"
	}],
	details: `Columns: level in the preset "recommended" (and in "lenient" where it differs), whether a repair is
known (safe, unsafe, or mixed: it depends on the case), id, and what is reported.
`,
	exits: TELLING_EXITS,
	run({ switches, positionals }) {
		const [extra] = positionals;
		if (extra !== void 0) throw new UsageError(`rules takes no path: leave out "${extra}"`);
		const all = [...rulePack.values()];
		writeOut(switches.has("json") ? `${JSON.stringify(all.map(asJson), null, 2)}\n` : table(all));
		return EXIT.clean;
	}
};
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
	].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
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
const ENDING = ".schema.json";
const schema = {
	name: "schema",
	synopsis: "[record]",
	summary: "print the JSON Schema of a record, or list the records",
	options: [],
	details: `Without a record, the names of all records are listed. JSON Schema 2020-12; unknown fields are allowed everywhere.

  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the shape of check --format json
  roomlint schema config                   the shape of roomlint.config.json
  roomlint schema roundtrip-report         the shape of roundtrip --format json
`,
	exits: TELLING_EXITS,
	run({ positionals }) {
		const [record, extra] = positionals;
		if (extra !== void 0) throw new UsageError(`schema prints one record: leave out "${extra}"`);
		const folder = schemaFolder();
		const records = readdirSync(folder).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -12)).sort();
		if (record === void 0) {
			writeOut(`${records.join("\n")}\n`);
			return EXIT.clean;
		}
		if (!records.includes(record)) {
			const guess = nearest(record, records);
			const hint = guess === void 0 ? "\"roomlint schema\" lists them" : `did you mean ${guess}?`;
			throw new UsageError(`there is no record "${record}": ${hint}`);
		}
		writeOut(readFileSync(new URL(`${record}${ENDING}`, folder), "utf8"));
		return EXIT.clean;
	}
};
function schemaFolder() {
	for (const up of ["../schemas/", "../../schemas/"]) {
		const folder = new URL(up, import.meta.url);
		try {
			readdirSync(folder);
			return folder;
		} catch {}
	}
	throw new Error("the folder schemas/ is missing from the package");
}
export { explain, roundtrip, rules, schema };
