"use strict";
const { CommandError } = require("./command.js");
const { MAX_CREDENTIALS, activeRules, createLinter, levelWhenOn, presetSetting } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { maskOutput, readDescriptor, readSnapshotFile, unprescannedBuffer } = require("./command-check.js");
const { SnapshotError, findLoss, readRoom } = require("./shared-roundtrip.js");
const { pureSha256 } = require("./shared-lint.js");
const { unifiedDiff } = require("./shared.js");
const { exampleBytes, excerptOfFindings, excerptOfSamePlaces } = require("./command-report.js");
const { mostBytes } = require("./command-cli.js");
const { resolve } = require("node:path");
// src/report/rule-blocks.ts
const EXAMPLE_FILE = "room.json";
function ruleBlocks(rule) {
	const { good, bad } = rule.examples();
	const options = Object.entries(rule.options ?? {});
	return [
		{
			kind: "heading",
			level: 1,
			text: rule.id
		},
		{
			kind: "facts",
			facts: facts(rule)
		},
		...section("What it checks", sentence(rule.summary)),
		...section("Why it matters", rule.why),
		{
			kind: "heading",
			level: 2,
			text: "Examples with findings"
		},
		...bad.flatMap((example) => badExample(rule, example)),
		{
			kind: "heading",
			level: 2,
			text: "Examples without findings"
		},
		...good.flatMap((example) => goodExample(rule, example, bad[0])),
		...rule.fix === "none" ? [] : section("Fix safety", FIX_SAFETY[rule.fix] + revealed(rule)),
		...optionBlocks(options.map(([name, spec]) => ruleOption(name, spec))),
		...section("Source", sentence(rule.source))
	];
}
const FIX = {
	none: "none",
	safe: "safe",
	unsafe: "unsafe",
	mixed: "in some cases"
};
const FIX_SAFETY = {
	safe: "The fix is safe. `--fix` applies it.",
	unsafe: "The fix may change what the snapshot means. Only `--fix --unsafe-fixes` applies it.",
	mixed: "It depends on the finding. `--fix` applies safe fixes, and `--fix --unsafe-fixes` also those that may change what the snapshot means. Some findings have no fix."
};
function revealed({ reveals = [] }) {
	if (reveals.length === 0) return "";
	const rules = reveals.map((names) => `\`${names}\``);
	return ` After the fix, ${[rules.slice(0, -1).join(", "), rules.at(-1)].filter((part) => part !== "").join(" and ")} can see more of the file and may have new findings.`;
}
function section(heading, text) {
	return [{
		kind: "heading",
		level: 2,
		text: heading
	}, {
		kind: "paragraph",
		text
	}];
}
function optionBlocks(options) {
	if (options.length === 0) return [];
	return [{
		kind: "heading",
		level: 2,
		text: "Options"
	}, {
		kind: "options",
		options
	}];
}
function facts({ level, lenient, catalog, levelInAll, fix }) {
	return [
		["Level", level],
		["In `lenient`", changesOf(lenient)],
		...catalog === void 0 ? [] : [["In `catalog`", changesOf(catalog)]],
		...levelInAll === void 0 ? [] : [["In `all`", levelInAll]],
		["Fix", FIX[fix]]
	];
}
function changesOf(change) {
	const options = Object.entries(change?.options ?? {});
	const changes = [...change?.level === void 0 ? [] : [change.level], ...options.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``)];
	return changes.length === 0 ? "the same" : changes.join(", with ");
}
function sentence(text) {
	return `${capitalized(text)}.`;
}
const SPELLED = /^(?:[a-z]+[A-Z]|(?:null|true|false|undefined)\b)/;
function capitalized(text) {
	if (SPELLED.test(text)) return text;
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function badExample(rule, example) {
	const bytes = exampleBytes(example.text);
	const linter = linterOf(rule, example.options);
	const result = linter.lint(bytes);
	const findings = result.findings.filter((finding) => finding.rule === rule.id);
	const blocks = introduction(rule, example);
	blocks.push({
		kind: "code",
		language: "json",
		content: excerptOfFindings(example, findings)
	});
	blocks.push({
		kind: "diagnostics",
		findings,
		shownBytes: result.shownBytes
	});
	const { before, after, splices } = linter.repair(bytes, {
		unsafe: true,
		first: result,
		findLoss
	});
	if (splices.length === 0) return blocks;
	const change = {
		path: EXAMPLE_FILE,
		before: before.shown,
		after: after.shown,
		splices,
		longestLine: 200
	};
	const isUnsafe = findings.some(({ fix }) => fix?.safety === "unsafe");
	blocks.push({
		kind: "paragraph",
		text: isUnsafe ? "After `--fix --unsafe-fixes`:" : "After `--fix`:"
	}, {
		kind: "code",
		language: "diff",
		content: [...unifiedDiff(change)].join("").trimEnd()
	});
	return blocks;
}
function goodExample(rule, example, bad) {
	const { findings } = linterOf(rule, bad.options).lint(exampleBytes(bad.text));
	const content = excerptOfSamePlaces(example, findings);
	return [...introduction(rule, example), {
		kind: "code",
		language: "json",
		content
	}];
}
function introduction(rule, { title, options }) {
	const blocks = [{
		kind: "heading",
		level: 3,
		text: capitalized(title)
	}];
	if (options !== void 0) {
		const setting = `"${rule.id}": ["${levelWhenOn(rule)}", ${JSON.stringify(options)}]`;
		blocks.push({
			kind: "paragraph",
			text: `With \`${setting}\` in the config:`
		});
	}
	return blocks;
}
function linterOf(rule, options) {
	const setting = presetSetting("recommended", rule);
	const own = {
		level: levelWhenOn(rule),
		options: {
			...setting.options,
			...options
		}
	};
	return createLinter(rulePack, activeRules(rulePack, /* @__PURE__ */ new Map([[rule.id, own]])), pureSha256);
}
function ruleOption(name, spec) {
	const { description } = spec;
	return {
		name,
		type: typeOf(spec),
		default: JSON.stringify(spec.default),
		description
	};
}
function typeOf(spec) {
	switch (spec.type) {
		case "choice": return spec.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(" or ");
		case "integer": return `integer, at least ${spec.minimum}`;
		case "strings": return spec.orAny === true ? "list of strings or `\"any\"`" : "list of strings";
		case "string": return "string";
		case "boolean": return "`true` or `false`";
	}
}
// src/cli/playable.ts
function readBytes(path, cwd, { world }, bufferFor = unprescannedBuffer) {
	const most = mostBytes();
	const reading = path === "-" ? readDescriptor(world.stdin, most, bufferFor) : readSnapshotFile(resolve(cwd, path), most, bufferFor);
	if (reading.kind === "bytes") {
		let found;
		const prescanned = () => {
			found ??= reading.prescanned();
			return found;
		};
		return {
			bytes: reading.bytes,
			prescanned
		};
	}
	const why = reading.kind === "error" ? reading.message : `larger than ${most.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${shownName(path)}: ${why}`);
}
function readPlayableRoom(path, cwd, terminal) {
	maskOutput(terminal);
	const read = readBytes(path, cwd, terminal);
	return showable(read, path, terminal, () => readRoom(read.bytes));
}
function showable({ bytes, prescanned }, path, terminal, read) {
	try {
		const reading = read();
		if (prescanned().secretHints) hideCredentials(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${shownName(path)}${place} ${message}`);
	}
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${shownName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
}
function shownName(path) {
	return path === "-" ? "<stdin>" : path;
}
exports.EXAMPLE_FILE = EXAMPLE_FILE;
exports.hideCredentials = hideCredentials;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.ruleBlocks = ruleBlocks;
exports.showable = showable;
exports.shownName = shownName;
