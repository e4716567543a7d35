"use strict";
const { counted, printable } = require("./words.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, MAX_RECORDS, holdsSnapshot, placeGlobFault, placeMatcher } = require("./core.js");
const { agentText, comparisonAnswer, comparisonText, hazardText, hazardsAnswer, jsonPieces, placeShape } = require("./command-report.js");
const { KEEPS, compareTexts } = require("./shared-roundtrip.js");
const { findHazards, rewritten, whyNotCompared } = require("./command-roundtrip.js");
const { CommandError, EXIT, defineCommand, formatOption, isNeverSnapshot, list, oneOf, refuseBoth, value, writeBatched } = require("./command.js");
const { AGENT, formatOf, maskOutput, startProgram, unprescannedBuffer } = require("./command-check.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { closeSync, openSync, statSync } = require("node:fs");
const { basename, resolve } = require("node:path");
// src/verdict/report/roundtrip-json.ts
const VERSION = 1;
function comparisonReport({ verdict, keep, differences, omitted }) {
	return {
		version: VERSION,
		verdict,
		keep,
		differences: differences.map(differenceShape),
		omitted
	};
}
function hazardReport(keep, hazards) {
	const shapes = hazards.map((hazard) => ({
		...hazard,
		first: placeShape(hazard.first)
	}));
	return {
		version: VERSION,
		verdict: "identical",
		keep,
		differences: [],
		omitted: 0,
		hazards: shapes
	};
}
function branchReport(keep, files) {
	return {
		version: VERSION,
		keep,
		files: files.map(outcomeShape)
	};
}
function outcomeShape(outcome) {
	const { path, status } = outcome;
	switch (outcome.status) {
		case "error": return {
			path,
			status,
			error: outcome.message
		};
		case "compared": {
			const { verdict, omitted, differences } = outcome.comparison;
			const { before } = outcome;
			return {
				path,
				status,
				before,
				verdict,
				omitted,
				differences: differences.map(differenceShape)
			};
		}
		default: return {
			path,
			status
		};
	}
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
// src/front/cli/roundtrip.ts
const COMPARISON = "Comparison:";
const FILES = "Files:";
const FORMATS = [
	"text",
	"json",
	AGENT
];
const OPTIONS = {
	keep: value(`what must be the same: ${KEEPS.join(", ")}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`, {
		group: COMPARISON,
		example: "--keep values",
		words: KEEPS
	}),
	allow: list("a part that may differ, as a pointer GLOB. Repeatable", {
		group: COMPARISON,
		example: "--allow '/quests/**'",
		words: []
	}),
	through: value("run COMMAND with the file on its standard input, and compare its output with the file", {
		group: FILES,
		example: "--through 'jq .'",
		words: []
	}),
	since: value("compare each snapshot that this branch has changed with what it was where the branch left REF. Paths narrow it down; the default of --keep is then unknown", {
		group: FILES,
		example: "--since origin/main",
		words: []
	}),
	format: formatOption(FORMATS)
};
const roundtrip = defineCommand({
	options: OPTIONS,
	completes: "files",
	details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/`,
	exits: {
		clean: "everything that must be kept is kept",
		findings: "something that must be kept is lost",
		error: "no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed"
	}
}, async (given, { cwd, words, terminal }) => {
	const { since, through, allow = [] } = given;
	const comparer = new Comparer({
		cwd,
		keep: oneOf("keep", KEEPS, given.keep ?? (since === void 0 ? "bytes" : "unknown")),
		format: oneOf("format", FORMATS, formatOf(given.format, terminal.world.env)),
		allow: readAllowed(allow)
	}, terminal);
	if (since !== void 0) {
		refuseBoth(given, "since", "through");
		maskOutput(terminal);
		return comparer.compareSince(since, words);
	}
	const [before, after, extra] = words;
	if (before === void 0) throw new CommandError("roundtrip needs a file, as in roomlint roundtrip before.json after.json");
	if (extra !== void 0) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
	if (after !== void 0 && through !== void 0) throw new CommandError(`--through makes the second file itself: remove "${after}"`);
	if (before === "-" && after === "-") throw new CommandError("standard input can be one of the two files, not both");
	if (after === void 0 && through === void 0) {
		const idle = ["keep", "allow"].find((option) => given[option] !== void 0);
		if (idle !== void 0) throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
	}
	maskOutput(terminal);
	return comparer.compare({
		before,
		after,
		through
	});
});
var Comparer = class {
	wanted;
	terminal;
	constructor(wanted, terminal) {
		this.wanted = wanted;
		this.terminal = terminal;
	}
	async compare(files) {
		const { before, after } = files;
		const names = {
			before: inputName(before),
			after: after === void 0 ? "<through>" : inputName(after)
		};
		try {
			return await this.compareFiles(files, names);
		} catch (error) {
			const why = whyNotCompared(error, names);
			throw why === void 0 ? error : new CommandError(why);
		}
	}
	async compareFiles(files, names) {
		const { keep, format } = this.wanted;
		const paint = this.terminal.painter("out");
		const before = this.read(files.before);
		const after = await this.other(files, before);
		if (after === void 0) {
			const hazards = findHazards(before);
			requireSame(before, rewritten(before));
			if (format === "json") this.printJson(hazardReport(keep, hazards));
			else if (format === "agent") this.terminal.say(agentText([hazardsAnswer(names.before, hazards)]));
			else this.terminal.say(hazardText(names.before, before.length, hazards, paint));
			return EXIT.clean;
		}
		const comparison = this.comparisonOf(before, after);
		const sides = this.sidesOf(names);
		if (format === "json") this.printJson(comparisonReport(comparison));
		else if (format === "agent") this.terminal.say(agentText([comparisonAnswer(sides, comparison)]));
		else this.terminal.say(comparisonText(comparison, sides, paint));
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	}
	async compareSince(ref, paths) {
		const { keep, format, cwd } = this.wanted;
		const { branchChanges } = await Promise.resolve().then(() => require("./command-workspace.js")).then((n) => n.git_source_exports);
		const { changes, problems } = branchChanges(ref, {
			paths,
			cwd,
			access: this.terminal.world
		});
		const { base, files, deleted } = changes;
		const compared = files.map((file) => isNeverSnapshot(basename(file.absolute)) ? void 0 : this.compareChanged(file, base));
		const outcomes = [
			...problems.map(({ path, message }) => ({
				status: "error",
				path,
				message: `${path}: ${message}`
			})),
			...compared.filter((outcome) => outcome !== void 0),
			...deleted.filter(({ absolute }) => !isNeverSnapshot(basename(absolute))).map(({ path }) => ({
				status: "deleted",
				path
			}))
		];
		for (const outcome of outcomes) if (outcome.status === "error") this.terminal.warn(outcome.message);
		if (format === "json") this.printJson(branchReport(keep, outcomes));
		else if (format === "agent") {
			const answers = outcomes.flatMap((outcome) => this.outcomeAnswer(outcome, base));
			if (answers.length > 0) this.terminal.say(agentText(answers));
		} else for (const outcome of outcomes) this.terminal.say(this.outcomeText(outcome, base));
		if (outcomes.length === 0 && format !== "json") this.terminal.say(`no snapshot has changed since ${printable(ref)}\n`);
		const passedOver = compared.filter((outcome) => outcome === void 0).length;
		if (passedOver > 0) this.terminal.warn(`${counted(passedOver, "other JSON file")} passed over`);
		return outcomes.map(exitCodeOf).reduce((highest, code) => code > highest ? code : highest, EXIT.clean);
	}
	outcomeAnswer(outcome, base) {
		if (outcome.status !== "compared") {
			const head = this.outcomeText(outcome, base).trimEnd();
			return head === "" ? [] : [{
				head: [head],
				data: {}
			}];
		}
		return [comparisonAnswer(this.sidesSince(outcome.path, outcome.before, base), outcome.comparison)];
	}
	outcomeText(outcome, base) {
		const path = printable(outcome.path);
		switch (outcome.status) {
			case "error": return "";
			case "new": return `${path} is new: there is nothing to lose\n\n`;
			case "deleted": return `${path} was deleted\n\n`;
			case "compared": {
				const sides = this.sidesSince(outcome.path, outcome.before, base);
				return `${path}\n${comparisonText(outcome.comparison, sides, this.terminal.painter("out"))}\n`;
			}
		}
	}
	sidesSince(path, before, base) {
		return this.sidesOf({
			before: `${base.slice(0, 8)}:${before}`,
			after: path
		});
	}
	sidesOf(names) {
		return {
			...names,
			exempts: this.wanted.allow.length > 0
		};
	}
	compareChanged({ path, before, read }, base) {
		if (before === void 0) {
			const reading = read(MAX_IMPORTED_BYTES, unprescannedBuffer);
			return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
				status: "new",
				path
			};
		}
		const sides = this.sidesSince(path, before.name, base);
		try {
			const asCheckedOut = this.wanted.keep === "bytes";
			const was = requireBytes(before.read(MAX_IMPORTED_BYTES, asCheckedOut), sides.before).bytes;
			const is = requireBytes(read(MAX_IMPORTED_BYTES, unprescannedBuffer), path).bytes;
			if (!holdsSnapshot(was) && !holdsSnapshot(is)) return void 0;
			return {
				status: "compared",
				path,
				before: before.name,
				comparison: this.comparisonOf(was, is)
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
	comparisonOf(before, after) {
		const { keep, allow } = this.wanted;
		return compareTexts(before, after, {
			keep,
			allow,
			maxRecords: MAX_RECORDS,
			maxCredentials: MAX_CREDENTIALS
		});
	}
	async other(files, bytes) {
		const { before, after, through } = files;
		if (after !== void 0) return this.read(after);
		if (through === void 0) return void 0;
		const { cwd } = this.wanted;
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
			cwd: this.wanted.cwd,
			stdin: this.terminal.world.stdin
		};
		return requireBytes(readInput(path, from), inputName(path)).bytes;
	}
	printJson(report) {
		writeBatched(jsonPieces(report), (text) => this.terminal.writeProgram("strings", text));
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
exports.roundtrip = roundtrip;
