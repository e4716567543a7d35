"use strict";
const { rulePack } = require("./rules.js");
const { activeRules, createLinter, presetSetting } = require("./core.js");
const { pureSha256 } = require("./hash.js");
const { findLoss } = require("./roundtrip.js");
const { parsePointer } = require("./text.js");
const { isObject, member } = require("./words.js");
const { unifiedDiff } = require("./shared.js");
// src/report/example-excerpt.ts
const MAX_LINES = 16;
const LINES_BEFORE = 3;
function excerptAround({ text }, finding) {
	const whole = exampleText(text);
	if (finding === void 0 || whole.split("\n").length <= MAX_LINES) return firstLines(text);
	const root = parsed(whole);
	if (root === void 0) return linesAround(whole, finding.start.line);
	const { record, key } = recordAround(root, finding);
	if (record === void 0 || !isObject(record) && !Array.isArray(record)) return void 0;
	const json = JSON.stringify(record, null, 2);
	const index = json.split("\n").findIndex((line) => key !== void 0 && line.startsWith(`  ${JSON.stringify(key)}`));
	return linesAround(json, index < 0 ? 1 : index + 1);
}
function firstLines(text) {
	return linesAround(exampleText(text), 1);
}
function exampleBytes(text) {
	return typeof text === "string" ? new TextEncoder().encode(text) : text;
}
function exampleText(text) {
	return typeof text === "string" ? text : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);
}
function recordAround(root, finding) {
	const paths = [finding.pointer, ...finding.embedded].map(parsePointer);
	let value = root;
	for (const path of paths.slice(0, -1)) {
		value = valueAt(value, path);
		if (typeof value === "string") value = parsed(value);
	}
	const last = paths.at(-1) ?? [];
	return {
		record: valueAt(value, last.slice(0, -1)),
		key: last.at(-1)
	};
}
function valueAt(root, path) {
	let value = root;
	for (const step of path) if (Array.isArray(value)) value = value[Number(step)];
	else value = isObject(value) ? member(value, step) : void 0;
	return value;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function linesAround(text, line) {
	const lines = text.trimEnd().split("\n").map((full) => full.length > 200 ? `${full.slice(0, 200)}\u2026` : full);
	if (lines.length <= MAX_LINES) return lines.join("\n");
	const from = Math.max(0, line - 1 - LINES_BEFORE);
	const to = Math.min(lines.length, from + MAX_LINES);
	return [
		...from > 0 ? ["\u2026"] : [],
		...lines.slice(from, to),
		...to < lines.length ? ["\u2026"] : []
	].join("\n");
}
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
function facts({ level, lenient, fix }) {
	const options = Object.entries(lenient?.options ?? {});
	const changes = [...lenient?.level === void 0 ? [] : [lenient.level], ...options.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``)];
	return [
		["Level", level],
		["In `lenient`", changes.length === 0 ? "the same" : changes.join(", with ")],
		["Fix", FIX[fix]]
	];
}
function sentence(text) {
	return `${capitalized(text)}.`;
}
function capitalized(text) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function badExample(rule, example) {
	const bytes = exampleBytes(example.text);
	const linter = linterOf(rule, example.options);
	const result = linter.lint(bytes);
	const findings = result.findings.filter((finding) => finding.rule === rule.id);
	const excerpt = excerptAround(example, findings[0]);
	const blocks = introduction(rule, example);
	if (excerpt !== void 0) blocks.push({
		kind: "code",
		language: "json",
		content: excerpt
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
	const [finding] = linterOf(rule, bad.options).lint(exampleBytes(bad.text)).findings;
	const content = excerptAround(example, finding) ?? firstLines(example.text);
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
		const setting = `"${rule.id}": ["${rule.level}", ${JSON.stringify(options)}]`;
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
		level: rule.level,
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
exports.EXAMPLE_FILE = EXAMPLE_FILE;
exports.ruleBlocks = ruleBlocks;
