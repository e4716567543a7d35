"use strict";
const { CommandError, EXIT, isNeverSnapshot, plain, writeBatched } = require("./command.js");
const { maskOutput, startProgram, unprescannedBuffer } = require("./command-check.js");
const { counted, placeGlobFault, placeMatcher, printable } = require("./words.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, MAX_RECORDS, holdsSnapshot } = require("./core.js");
const { agentText, comparisonAnswer, comparisonText, hazardText, hazardsAnswer, placeShape } = require("./command-report.js");
const { indented, list } = require("./shared-report.js");
const { compareTexts } = require("./shared-roundtrip.js");
const { findHazards, rewritten, whyNotCompared } = require("./command-roundtrip.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { closeSync, openSync, statSync } = require("node:fs");
const { basename, resolve } = require("node:path");
// src/report/roundtrip-json.ts
const VERSION = 1;
function comparisonJson(comparison) {
	const { verdict, keep, differences, omitted } = comparison;
	const textOf = (difference) => indented(differenceShape(difference), "    ");
	return list(opening(verdict, keep), differences, "  ", textOf, `,\n  "omitted": ${omitted}\n}\n`);
}
function hazardJson(keep, hazards) {
	const textOf = ({ kind, message, count, first }) => indented({
		kind,
		message,
		count,
		first: placeShape(first)
	}, "    ");
	const before = `${opening("identical", keep)}[],\n  "omitted": 0,\n  "hazards": `;
	return list(before, hazards, "  ", textOf, "\n}\n");
}
var BranchJson = class {
	keep;
	separator = "\n";
	constructor(keep) {
		this.keep = keep;
	}
	start() {
		return `{\n  "version": ${VERSION},\n  "keep": "${this.keep}",\n  "files": [`;
	}
	file(outcome) {
		const text = this.separator + indented(outcomeShape(outcome), "    ");
		this.separator = ",\n";
		if (outcome.status !== "compared") return [text];
		const closing = "\n    }";
		const before = `${text.slice(0, -6)},\n      "differences": `;
		const textOf = (difference) => indented(differenceShape(difference), "        ");
		return list(before, outcome.comparison.differences, "      ", textOf, closing);
	}
	end() {
		return this.separator === "\n" ? "]\n}\n" : "\n  ]\n}\n";
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
function differenceShape({ class: kind, before, after, unknownInside, ...about }) {
	const { known, forgiven, message, count } = about;
	return {
		class: kind,
		known,
		forgiven,
		message,
		count,
		unknownInside: unknownInside && {
			count: unknownInside.count,
			pointers: unknownInside.pointers
		},
		before: before && placeShape(before),
		after: after && placeShape(after)
	};
}
// src/cli/roundtrip/through.ts
function runThrough(command, { bytes, path, cwd }, most) {
	const file = path === void 0 ? void 0 : openFile(path);
	return new Promise((resolve) => {
		const stdio = [
			file ?? "pipe",
			"pipe",
			"inherit"
		];
		const tool = startProgram(command, [], {
			cwd,
			env: process.env,
			shell: true,
			stdio
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
	constructor(common, terminal, allow) {
		this.common = common;
		this.terminal = terminal;
		this.allow = allow;
	}
	async compare(request) {
		const { before, after } = request;
		const names = {
			before: inputName(before),
			after: after === void 0 ? "<through>" : inputName(after)
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
			else if (format === "agent") this.printText(agentText([hazardsAnswer(names.before, hazards)]));
			else this.printText(hazardText(names.before, before.length, hazards, paint));
			return EXIT.clean;
		}
		const comparison = compareTexts(before, after, this.optionsFor(keep));
		const sides = {
			...names,
			exempts: this.allow.length > 0
		};
		if (format === "json") this.print(comparisonJson(comparison));
		else if (format === "agent") this.printText(agentText([comparisonAnswer(sides, comparison)]));
		else this.printText(comparisonText(comparison, sides, paint));
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	}
	optionsFor(keep) {
		return {
			keep,
			allow: this.allow,
			maxRecords: MAX_RECORDS,
			maxCredentials: MAX_CREDENTIALS
		};
	}
	async compareSince({ ref, paths, cwd, keep, format }) {
		const { branchChanges } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
		const { changes, problems } = branchChanges(ref, {
			paths,
			cwd,
			access: this.terminal.world
		});
		const { base, files, deleted } = changes;
		const json = format === "json" ? new BranchJson(keep) : void 0;
		const answers = [];
		let code = EXIT.clean;
		let reported = 0;
		let passedOver = 0;
		const report = (outcome) => {
			const one = exitCodeOf(outcome);
			if (one > code) code = one;
			reported++;
			if (outcome.status === "error") this.terminal.warn(outcome.message);
			if (json !== void 0) this.print(json.file(outcome));
			else if (format === "agent") for (const each of this.outcomeAnswer(outcome, base)) answers.push(each);
			else this.printText(this.outcomeText(outcome, base));
		};
		if (json !== void 0) this.print([json.start()]);
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
		if (json !== void 0) this.print([json.end()]);
		else if (answers.length > 0) this.printText(agentText(answers));
		else if (reported === 0) this.printText(`no snapshot has changed since ${printable(ref)}\n`);
		if (passedOver > 0) this.terminal.warn(`${counted(passedOver, "other JSON file")} passed over`);
		return code;
	}
	outcomeAnswer(outcome, base) {
		if (outcome.status !== "compared") {
			const head = this.outcomeText(outcome, base).trimEnd();
			return head === "" ? [] : [{
				head: [head],
				data: {}
			}];
		}
		return [comparisonAnswer(this.sidesOf(outcome.path, outcome.before, base), outcome.comparison)];
	}
	outcomeText(outcome, base) {
		const path = printable(outcome.path);
		switch (outcome.status) {
			case "error": return "";
			case "new": return `${path} is new: there is nothing to lose\n\n`;
			case "deleted": return `${path} was deleted\n\n`;
			case "compared": {
				const sides = this.sidesOf(outcome.path, outcome.before, base);
				return `${path}\n${comparisonText(outcome.comparison, sides, this.terminal.painter("out"))}\n`;
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
			const reading = read(MAX_IMPORTED_BYTES, unprescannedBuffer);
			return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? PASSED_OVER : {
				status: "new",
				path
			};
		}
		const { keep } = this.common;
		const sides = this.sidesOf(path, before.name, base);
		try {
			const was = requireBytes(before.read(MAX_IMPORTED_BYTES, keep === "bytes"), sides.before).bytes;
			const is = requireBytes(read(MAX_IMPORTED_BYTES, unprescannedBuffer), path).bytes;
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
		}, MAX_IMPORTED_BYTES);
		if (output.kind === "error") throw new CommandError(`"${through}": ${output.message}`);
		return output.bytes;
	}
	read(path) {
		const from = {
			cwd: this.common.cwd,
			stdin: this.terminal.world.stdin
		};
		return requireBytes(readInput(path, from), inputName(path)).bytes;
	}
	print(pieces) {
		writeBatched(pieces, (text) => this.terminal.writeProgram("strings", text));
	}
	printText(text) {
		this.terminal.say(text);
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
function readAllowed(globs) {
	return globs.map((glob) => {
		const fault = placeGlobFault(glob);
		if (fault !== void 0) throw new CommandError(`--allow ${fault}`);
		return placeMatcher(glob);
	});
}
exports.roundtrip = roundtrip;
