"use strict";
const { isObject, member } = require("./words.js");
const { QUEST_STATES, transitionCode, transitionWords } = require("./core.js");
const { CommandError, EXIT, PRINTING_EXITS, atMostOne, defineCommand, mistyped, publishedSchema, publishedSchemas, toggle } = require("./command.js");
// src/verdict/report/schema-bundle.ts
const ENDING = ".schema.json";
const QUEST_ID = "^mlh[0-9a-z]{11,14}$";
const NUMBERED_NAME = "^[0-9]+_.";
function bundledSchema(name, schemaOf) {
	const names = [name];
	const others = [];
	let root = {};
	for (const each of names) {
		const schema = schemaOf(each);
		for (const referred of referredBy(schema)) if (!names.includes(referred)) names.push(referred);
		const { $id: _id, $schema, ...rest } = schema;
		const bundled = rewritten(rest, each, name);
		if (each === name) root = {
			...$schema === void 0 ? {} : { $schema },
			...bundled
		};
		else others.push([each, bundled]);
	}
	const own = member(root, "$defs");
	return {
		...root,
		$defs: {
			...isObject(own) ? own : {},
			...Object.fromEntries(others)
		}
	};
}
function referredBy(schema) {
	const names = /* @__PURE__ */ new Set();
	const parts = [schema];
	for (const part of parts) {
		if (Array.isArray(part)) for (const each of part) parts.push(each);
		if (!isObject(part)) continue;
		const reference = member(part, "$ref");
		const file = typeof reference === "string" ? reference.split("#")[0] : "";
		if (file?.endsWith(ENDING)) names.add(file.slice(0, -12));
		for (const each of Object.values(part)) parts.push(each);
	}
	return names;
}
function rewritten(part, from, root) {
	const entries = Object.entries(part).map(([key, value]) => {
		if (key === "$ref" && typeof value === "string") return [key, referenceIn(value, from, root)];
		if (key === "properties" && isObject(value)) return [key, withFixedValues(value, from, root)];
		return [key, rewrittenValue(value, from, root)];
	});
	const rest = Object.fromEntries(entries);
	return from === "snapshot" && rest.additionalProperties !== void 0 && isQuestMap(rest) ? {
		...rest,
		propertyNames: { pattern: QUEST_ID }
	} : rest;
}
function rewrittenValue(value, from, root) {
	if (Array.isArray(value)) return value.map((each) => rewrittenValue(each, from, root));
	return isObject(value) ? rewritten(value, from, root) : value;
}
function isQuestMap({ additionalProperties: entries }) {
	return isObject(entries) && member(entries, "$ref") === "#/$defs/quest-entry";
}
function referenceIn(reference, from, root) {
	const [file = "", path = ""] = reference.split("#");
	const name = file === "" ? from : file.slice(0, -12);
	return name === root ? `#${path}` : `#/$defs/${name}${path}`;
}
function withFixedValues(properties, from, root) {
	return Object.fromEntries(Object.entries(properties).map(([field, value]) => {
		const schema = rewrittenValue(value, from, root);
		return [field, isObject(schema) ? {
			...schema,
			...fixedValue(schema, field, from)
		} : schema];
	}));
}
function fixedValue(schema, field, record) {
	const words = member(schema, "$defs");
	const mustBe = isObject(words) ? member(words, "mustBe") : void 0;
	const must = isObject(mustBe) ? member(mustBe, "description") : void 0;
	if (schema.type === "boolean" && (must === "true" || must === "false")) return { const: must === "true" };
	const { examples } = schema;
	if (field === "TargetState" && Array.isArray(examples)) return {
		enum: examples,
		enumDescriptions: examples.map((code) => stateWords(Number(code)))
	};
	if (field === "Name" && record === "quest-entry") return { pattern: NUMBERED_NAME };
	if (field === "id" && record === "quest-entry") return { pattern: QUEST_ID };
	return {};
}
function stateWords(code) {
	const transition = transitionCode(code);
	return transition === void 0 ? QUEST_STATES[code] ?? "" : transitionWords(transition);
}
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
