"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, EXIT, PRINTING_EXITS, atMostOne, defineCommand, formatOption, mistyped, oneOf, publishedSchema, publishedSchemas, rulePage, toggle } = require("./command.js");
const { didYouMean, isObject } = require("./words.js");
const { rulePack } = require("./rule-pack.js");
const { reasonOn, shownPage } = require("./report-words.js");
const { bundledSchema } = require("./writers.js");
// src/front/cli/rules.ts
var rules_exports = /* @__PURE__ */ __exportAll({ rules: () => rules });
const FORMATS = ["text", "json"];
const rules = defineCommand({
	options: { format: formatOption(FORMATS) },
	details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
	exits: PRINTING_EXITS
}, async ({ format }, { words, terminal }) => {
	const id = atMostOne("rules", words, "rule");
	const as = oneOf("format", FORMATS, format ?? "text");
	terminal.writeOwnWords(id === void 0 ? listRules(as) : explainRule(id, as));
	return EXIT.clean;
});
function listRules(as) {
	const all = [...rulePack.values()];
	return as === "json" ? `${JSON.stringify(all.map(asJson), null, 2)}\n` : table(all);
}
function explainRule(id, as) {
	const rule = rulePack.get(id);
	if (rule === void 0) throw new CommandError(`unknown rule "${id}": ${hint(id)}`);
	return as === "json" ? `${JSON.stringify(asJson(rule), null, 2)}\n` : shownPage(rulePage(id));
}
function hint(word) {
	const ids = [...rulePack.keys()];
	const parts = ids.filter((id) => id.split("/").includes(word));
	if (parts.length > 1) return `did you mean one of ${parts.join(", ")}?`;
	return didYouMean(parts[0] ?? word, ids, "`roomlint rules` lists them all");
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
// src/front/cli/schema.ts
var schema_exports = /* @__PURE__ */ __exportAll({ schema: () => schema });
const schema = defineCommand({
	options: { bundle: toggle("print one schema with everything that it refers to, and with the values that rules fix; for editors", { group: "Schema:" }) },
	details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere.

Examples:
  roomlint schema                          list the records
  roomlint schema --bundle snapshot        one schema of a whole snapshot, for editors
  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the output of check --format json
  roomlint schema config                   roomlint.config.json
  roomlint schema roundtrip-report         the output of roundtrip --format json
  roomlint schema show-report              the output of show --format json
  roomlint schema plan-report              the output of plan --format json
  roomlint schema plan-since-report        the output of plan --since REF --format json
  roomlint schema push-report              the output of push --format json, and of restore
  roomlint schema pull-report              the output of pull --format json
  roomlint schema status-report            the output of status --format json
  roomlint schema merge-report             the output of merge --format json
  roomlint schema backups-report           the output of restore --list --format json`,
	exits: PRINTING_EXITS
}, async ({ bundle = false }, { words, terminal }) => {
	const record = atMostOne("schema", words, "record");
	if (bundle && record === void 0) throw new CommandError("--bundle needs a record, as in roomlint schema --bundle snapshot");
	if (record === void 0) terminal.writeOwnWords(`${publishedSchemas().join("\n")}\n`);
	else terminal.writeOwnWords(bundle ? bundleOf(record) : schemaOf(record));
	return EXIT.clean;
});
function schemaOf(record) {
	const records = publishedSchemas();
	if (!records.includes(record)) {
		const guess = mistyped(record, records);
		const hint = guess === void 0 ? "`roomlint schema` lists them" : `did you mean ${guess}?`;
		throw new CommandError(`unknown record "${record}": ${hint}`);
	}
	return publishedSchema(record);
}
function bundleOf(record) {
	const parsed = (name) => {
		const value = JSON.parse(schemaOf(name));
		return isObject(value) ? value : {};
	};
	return `${JSON.stringify(bundledSchema(record, parsed), void 0, 2)}\n`;
}
exports.rules_exports = rules_exports;
exports.schema_exports = schema_exports;
