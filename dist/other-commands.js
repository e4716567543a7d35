import { rulePack } from "./rules.js";
import { didYouMean, printable } from "./text.js";
import { CommandError, EXAMPLE_FILE, EXIT, TextReporter, counted, isNeverSnapshot, jsonWithoutCommands, plain as plain$1, readDescriptor, readSnapshotFile, recordNames, ruleBlocks, schemaOf, shownPointer, unprescannedBuffer, writeBatched } from "./shared.js";
import { activeRules, createLinter, holdsSnapshot, placeGlobFault, placeMatcher, presetSetting } from "./core.js";
import { NotJsonError, compareTexts, findHazards, rewritten } from "./roundtrip.js";
import { basename, resolve } from "node:path";
import { closeSync, openSync, statSync } from "node:fs";
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
function runThrough(command, { bytes, path, cwd }, most) {
	const file = path === void 0 ? void 0 : openFile(path);
	return new Promise((resolve) => {
		const tool = spawn(command, {
			cwd,
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
			if (error instanceof NotJsonError) throw new CommandError(notJson(error, names));
			throw error;
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
		const comparison = compareTexts(before, after, {
			keep,
			allow: this.allow
		});
		const sides = {
			...names,
			exempts: this.allow.length > 0
		};
		if (format === "json") this.print(comparisonJson(comparison));
		else this.printText(comparisonText(comparison, sides, paint));
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	}
	async compareSince({ ref, paths, cwd }) {
		const { branchChanges } = await import("./git-source.js");
		const { changes, problems } = await branchChanges(ref, {
			paths,
			cwd,
			env: this.terminal.world.env
		});
		const { base, files, deleted } = changes;
		let code = EXIT.clean;
		for (const { path, message } of problems) {
			this.terminal.warn(`${path}: ${message}`);
			code = EXIT.error;
		}
		let compared = 0;
		for (const file of files) {
			const one = isNeverSnapshot(basename(file.absolute)) ? PASSED_OVER : this.compareChanged(file, base);
			if (one === PASSED_OVER) continue;
			compared++;
			if (one > code) code = one;
		}
		const gone = deleted.filter(({ absolute }) => !isNeverSnapshot(basename(absolute)));
		for (const { path } of gone) this.printText([`${printable(path)} was deleted\n\n`]);
		if (compared + gone.length + problems.length === 0) this.printText([`no snapshot has changed since ${printable(ref)}\n`]);
		const others = files.length - compared;
		if (others > 0) this.terminal.warn(`${counted(others, "other JSON file")} passed over`);
		return code;
	}
	compareChanged({ path, before, read }, base) {
		if (before === void 0) {
			const reading = read(this.maxBytes, unprescannedBuffer);
			if (reading.kind === "bytes" && !holdsSnapshot(reading.bytes)) return PASSED_OVER;
			this.printText([`${printable(path)} is new: it has nothing to lose\n\n`]);
			return EXIT.clean;
		}
		const { keep } = this.common;
		const sides = {
			before: `${base.slice(0, 8)}:${before.name}`,
			after: path,
			exempts: this.allow.length > 0
		};
		try {
			const was = this.bytesOf(before.read(this.maxBytes, keep === "bytes"), sides.before);
			const is = this.bytesOf(read(this.maxBytes, unprescannedBuffer), path);
			if (!holdsSnapshot(was) && !holdsSnapshot(is)) return PASSED_OVER;
			const comparison = compareTexts(was, is, {
				keep,
				allow: this.allow
			});
			const text = comparisonText(comparison, sides, this.terminal.painter("out"));
			this.printText([
				`${printable(path)}\n`,
				...text,
				"\n"
			]);
			return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
		} catch (error) {
			if (error instanceof CommandError) this.terminal.warn(error.message);
			else if (error instanceof NotJsonError) this.terminal.warn(notJson(error, sides));
			else throw error;
			return EXIT.error;
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
function notJson({ which, at, fault }, sides) {
	const name = sides[which];
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}
function mostBytes() {
	const settings = [...rulePack].map(([id, rule]) => [id, presetSetting("recommended", rule)]);
	return createLinter(rulePack, activeRules(rulePack, new Map(settings))).maxBytes;
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
export { explain, listRules, recordNames, roundtrip, schemaOf };
