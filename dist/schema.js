"use strict";
const { publishedSchema, publishedSchemas } = require("./command-files.js");
const { CommandError, mistyped } = require("./command.js");
// src/cli/schema/schema.ts
function schemaOf(record) {
	const records = publishedSchemas();
	if (!records.includes(record)) {
		const guess = mistyped(record, records);
		const hint = guess === void 0 ? "`roomlint schema` lists them" : `did you mean ${guess}?`;
		throw new CommandError(`unknown record "${record}": ${hint}`);
	}
	return publishedSchema(record);
}
exports.publishedSchemas = publishedSchemas;
exports.schemaOf = schemaOf;
