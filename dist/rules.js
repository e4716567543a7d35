"use strict";
const { rulePack } = require("./rule-pack.js");
const { rulePage } = require("./command.js");
const { reasonOn } = require("./command-report.js");
// src/cli/rules/rules.ts
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
function asJson(rule) {
	const { id, level, lenient, catalog, levelInAll, fix, summary, source, options } = rule;
	return {
		id,
		level,
		lenient,
		catalog,
		levelInAll,
		fix,
		summary,
		source,
		why: reasonOn(rulePage(id)),
		options
	};
}
exports.listRules = listRules;
