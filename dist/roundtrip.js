"use strict";
const { isNeverSnapshot, maskOutput, readDescriptor, readSnapshotFile, unprescannedBuffer, writeBatched } = require("./command-check.js");
const { counted, formatPointer, jsonWithoutCommands, placeGlobFault, placeMatcher, printable, quoteValue } = require("./words.js");
const { MAX_CREDENTIALS, MAX_RECORDS, holdsSnapshot } = require("./core.js");
const { shownPointer } = require("./command-report.js");
const { NotJsonError, TooManyCredentialsError, TooManyRecordsError, compareTexts, keyText, maskOf, notJson: notJson$1, redactPlace, shownSpelling } = require("./shared-roundtrip.js");
const { Scanner, Token, asciiText, byteOffset, byteOrderMarkLength, decodeUtf8, escapeLength, hexUnit, isHighSurrogate, isLowSurrogate, positions } = require("./text.js");
const { NodeTable, sameNumber } = require("./shared-json.js");
const { CommandError, EXIT, plain, withoutKeys } = require("./command.js");
const { mostBytes } = require("./command-cli.js");
const { closeSync, openSync, statSync } = require("node:fs");
const { basename, resolve } = require("node:path");
const { spawn } = require("node:child_process");
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
	return `${title}\n    ${paint("dim", count > 1 ? `${shownPointer(group.places)}, first at ` : `${shownPointer(placeOf$1(group))} at `)}${paint("bold", places.join(" \u2192 "))}\n\n`;
}
function placeOf$1({ first }) {
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
// src/roundtrip/spelling-hazards.ts
function spellingHazards(bytes, start, end) {
	const limit = end - 1;
	let unusualEscape;
	let loneSurrogate;
	for (let at = start + 1; at < limit;) {
		if (bytes[at] !== 92) {
			at++;
			continue;
		}
		const length = escapeLength(bytes, at, limit);
		const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : -1;
		const isPair = isHighSurrogate(unit) && isEscapedLow(bytes, at + 6, limit);
		const next = at + (isPair ? 12 : Math.max(length, 1));
		if (!isPair && (isHighSurrogate(unit) || isLowSurrogate(unit))) loneSurrogate ??= {
			kind: "lone-surrogate",
			start: at,
			end: next
		};
		else if (isPair || isUnusual(bytes, at, unit)) unusualEscape ??= {
			kind: "escape",
			start: at,
			end: next
		};
		at = next;
	}
	return [loneSurrogate, unusualEscape].filter((hazard) => hazard !== void 0);
}
function isEscapedLow(bytes, at, limit) {
	return bytes[at] === 92 && bytes[at + 1] === 117 && isLowSurrogate(hexUnit(bytes, at + 2, limit));
}
const SHORT = /* @__PURE__ */ new Set([
	8,
	9,
	10,
	12,
	13
]);
function isUnusual(bytes, at, unit) {
	if (unit < 0) return bytes[at + 1] === 47;
	if (unit >= 32 || SHORT.has(unit)) return true;
	return isCapital(bytes[at + 5]);
}
function isCapital(byte) {
	return byte !== void 0 && byte >= 65 && byte <= 70;
}
// src/roundtrip/hazards.ts
const HAZARD_KINDS = [
	"byte-order-mark",
	"duplicate-key",
	"key-order",
	"proto-key",
	"number-value",
	"number-spelling",
	"lone-surrogate",
	"escape"
];
function findHazards(bytes) {
	const mark = byteOrderMarkLength(bytes);
	const table = new NodeTable();
	if (decodeUtf8(bytes) === void 0 || !table.read(bytes, mark)) throw notJson$1("before", bytes);
	const search = new HazardSearch(table);
	if (mark > 0) search.add("byte-order-mark", 0, 0, mark, () => "the byte-order mark at the start of the file would be lost");
	for (let node = 0; node < table.count; node++) search.look(node);
	const mask = search.found.size === 0 ? void 0 : maskOf([bytes]);
	return HAZARD_KINDS.flatMap((kind) => {
		const found = search.found.get(kind);
		if (found === void 0) return [];
		const { message, count } = found;
		const first = placeOf(table, found);
		if (mask === void 0 || mask.isEmpty) return [{
			kind,
			message,
			count,
			first
		}];
		return [{
			kind,
			message: mask.mask(message),
			count,
			first: redactPlace(first, mask)
		}];
	});
}
function rewritten(bytes) {
	const joined = new Uint8Array(bytes.length);
	const scanner = new Scanner(bytes);
	let at = 0;
	while (scanner.next() !== Token.end) {
		joined.set(bytes.subarray(scanner.start, scanner.end), at);
		at += scanner.end - scanner.start;
	}
	return joined.subarray(0, at);
}
var HazardSearch = class {
	table;
	found = /* @__PURE__ */ new Map();
	constructor(table) {
		this.table = table;
	}
	add(kind, node, start, end, message) {
		const found = this.found.get(kind);
		if (found === void 0) this.found.set(kind, {
			message: message(),
			node,
			start,
			end,
			count: 1
		});
		else found.count++;
	}
	look(node) {
		const { table } = this;
		const start = table.start[node];
		const end = table.end[node];
		if (table.key[node] !== -1) this.spelling(node, table.key[node], table.keyEnd(node));
		if (table.isObject(node)) this.keys(node);
		else if (table.isString(node)) this.spelling(node, start, end);
		else if (!table.isArray(node)) this.number(node, start, end);
	}
	number(node, start, end) {
		const first = this.table.bytes[start];
		if (first !== 45 && (first < 48 || first > 57)) return;
		const text = asciiText(this.table.bytes, start, end);
		const written = JSON.stringify(Number(text));
		if (written === text) return;
		const sameValue = written !== "null" && sameNumber(text, written);
		const shown = text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
		this.add(sameValue ? "number-spelling" : "number-value", node, start, end, () => `the number ${shown} would be written as ${written}`);
	}
	spelling(node, start, end) {
		const { bytes } = this.table;
		for (const hazard of spellingHazards(bytes, start, end)) {
			const { kind } = hazard;
			this.add(kind, node, hazard.start, hazard.end, () => spellingMessage(bytes, hazard));
		}
	}
	keys(object) {
		const { table } = this;
		const seen = /* @__PURE__ */ new Set();
		const limit = table.after[object];
		let moves = false;
		let last = -1;
		let named = false;
		for (let child = object + 1; child < limit; child = table.after[child]) {
			const key = keyText(table, child);
			const start = table.key[child];
			const end = table.keyEnd(child);
			const shown = quoteValue(key);
			if (key === "__proto__") this.add("proto-key", child, start, end, () => `some tools would lose the key ${shown}, because assigning it sets the prototype`);
			if (seen.has(key)) {
				this.add("duplicate-key", child, start, end, () => `only one of several ${shown} keys would remain`);
				continue;
			}
			seen.add(key);
			const index = arrayIndex(key);
			if (index < 0) named = true;
			else if (!moves && (named || index < last)) {
				moves = true;
				this.add("key-order", child, start, end, () => `the key ${shown} would move: JavaScript puts whole-number keys first, in ascending order`);
			} else last = index;
		}
	}
};
function arrayIndex(key) {
	if (!/^(?:0|[1-9]\d{0,9})$/.test(key)) return -1;
	const index = Number(key);
	return index < 4294967295 ? index : -1;
}
function spellingMessage(bytes, { kind, start, end }) {
	const written = asciiText(bytes, start, end);
	if (kind === "lone-surrogate") return `${written} is an unpaired surrogate: many tools replace it or refuse the file`;
	const character = shownSpelling(JSON.parse(`"${written}"`));
	return `${written} would be written as ${character === "\"" || character === "\\" ? `\\${character}` : character}`;
}
function placeOf(table, { node, start, end }) {
	const steps = [];
	for (let container = 0; container !== node;) {
		let child = container + 1;
		let index = 0;
		while (table.after[child] <= node) {
			child = table.after[child];
			index++;
		}
		steps.push(table.isArray(container) ? index : keyText(table, child));
		container = child;
	}
	const lines = positions(table.bytes, [byteOffset(start), byteOffset(end)]);
	const from = lines.get(byteOffset(start));
	const to = lines.get(byteOffset(end));
	if (from === void 0 || to === void 0) throw new Error(`byte ${start} was not counted`);
	return {
		pointer: formatPointer(steps),
		embedded: [],
		start: from,
		end: to
	};
}
// src/cli/roundtrip/through.ts
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
// src/cli/roundtrip/roundtrip.ts
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
		const paint = format === "text" ? this.terminal.painter("out") : plain;
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
		const { branchChanges } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
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
exports.roundtrip = roundtrip;
