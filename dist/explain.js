"use strict";
const { rulePack } = require("./rule-pack.js");
const { didYouMean, printable } = require("./words.js");
const { EXAMPLE_FILE, ruleBlocks } = require("./command-roundtrip.js");
const { TextReporter } = require("./shared.js");
const { CommandError } = require("./command.js");
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
// src/cli/explain/explain.ts
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
exports.explain = explain;
