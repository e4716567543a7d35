"use strict";
const { isObject } = require("./words.js");
const { bundledSchema } = require("./writers.js");
const { CommandError, EXIT, PRINTING_EXITS, atMostOne, defineCommand, mistyped, publishedSchema, publishedSchemas, toggle } = require("./command.js");
// src/front/cli/schema.ts
const schema = defineCommand({
	options: { bundle: toggle("print one schema with everything that it refers to, and with the values that rules fix; for editors", { group: "Schema:" }) },
	completes: "records",
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
	if (record === void 0) terminal.writeOut(`${publishedSchemas().join("\n")}\n`);
	else terminal.writeOut(bundle ? bundleOf(record) : schemaOf(record));
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
exports.schema = schema;
