"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { rulePack } = require("./rule-pack.js");
const { didYouMean } = require("./words.js");
const { reasonOn, shownPage } = require("./report-words.js");
const { CommandError, EXIT, PRINTING_EXITS, atMostOne, defineCommand, formatOption, oneOf, rulePage } = require("./command.js");
// src/front/cli/rules.ts
var rules_exports = /* @__PURE__ */ __exportAll({ rules: () => rules });
const FORMATS = ["text", "json"];
const rules = defineCommand({
	options: { ...formatOption(FORMATS) },
	details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
	exits: PRINTING_EXITS
}, async ({ format }, { words, terminal }) => {
	const id = atMostOne("rules", words, "rule");
	const as = oneOf("format", FORMATS, format ?? "text");
	const all = [...rulePack.values()];
	if (id !== void 0) terminal.writeOwnWords(explainRule(id, as));
	else terminal.writeOwnWords(as === "json" ? jsonText(all.map(asJson)) : table(all));
	return EXIT.clean;
});
function explainRule(id, as) {
	const rule = rulePack.get(id);
	if (rule === void 0) throw new CommandError(`unknown rule "${id}": ${hint(id)}`);
	return as === "json" ? jsonText(asJson(rule)) : shownPage(rulePage(id));
}
function hint(word) {
	const ids = [...rulePack.keys()];
	const parts = ids.filter((id) => id.split("/").includes(word));
	if (parts.length > 1) return `did you mean one of ${parts.join(", ")}?`;
	return didYouMean(parts[0] ?? word, ids, "`roomlint rules` lists all rules, except those of plugins");
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
function jsonText(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}
exports.rules_exports = rules_exports;
