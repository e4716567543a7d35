"use strict";
const { LEVELS, listed } = require("./words.js");
const { EVENT_NAMES } = require("./core.js");
const { NotFileError, requireFile } = require("./command.js");
const { pathToFileURL } = require("node:url");
const { statSync } = require("node:fs");
const { resolve } = require("node:path");
// src/lint/plugin.ts
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES = /* @__PURE__ */ new Set([
	"none",
	"safe",
	"unsafe",
	"mixed"
]);
const TEXTS = [
	"summary",
	"source",
	"why"
];
function rulesOfPlugin(exported, pack) {
	const all = Array.isArray(exported) ? exported : [exported];
	if (exported === void 0 || all.length === 0) return "it exports no rule: write export default { id: \"team/my-rule\", \u2026 }";
	const rules = [];
	for (const one of all) {
		const rule = asRule(one);
		if (typeof rule === "string") return rule;
		if (pack.has(rule.id) || rules.some(({ id }) => id === rule.id)) return `it has a rule "${rule.id}", but that id is already taken: give it another one`;
		rules.push(rule);
	}
	return rules;
}
function asRule(exported) {
	if (typeof exported !== "object" || exported === null) return "its default export is not a rule";
	const fields = exported;
	const { id, level, fix, examples } = fields;
	if (id === void 0) return "the rule needs an id: a family and a name, such as \"team/my-rule\"";
	if (typeof id !== "string" || !ID.test(id)) return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
	if (!LEVELS.some((known) => known === level)) return `the rule "${id}" needs a level: error, warning or info`;
	if (!FIXES.has(fix)) return `the rule "${id}" needs fix: none, safe, unsafe or mixed`;
	const silent = TEXTS.find((name) => typeof fields[name] !== "string" || fields[name] === "");
	if (silent !== void 0) return `the rule "${id}" needs a ${silent}: \`roomlint explain\` shows it`;
	if (!hasExamples(examples)) return `the rule "${id}" needs examples: a function that returns { good: [\u2026], bad: [\u2026] }, with at least one of each`;
	const outside = EVENT_NAMES.find((event) => event in fields);
	if (outside !== void 0) return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(\u2026) { \u2026 } }`;
	if (typeof fields.on !== "object" || fields.on === null) return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { \u2026 } }`;
	const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
	if (unknown !== void 0) return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, "and")}`;
	return exported;
}
function hasExamples(examples) {
	if (typeof examples !== "function") return false;
	const given = examples();
	return [given?.good, given?.bad].every((list) => Array.isArray(list) && list.length > 0);
}
// src/files/plugins.ts
async function loadPlugin(path, folder, pack) {
	const absolute = resolve(folder, path);
	let exported;
	try {
		const found = statSync(absolute, { throwIfNoEntry: false });
		if (found !== void 0) requireFile(found);
		exported = (await import(pathToFileURL(absolute).href)).default;
	} catch (error) {
		if (error instanceof NotFileError) return `the plugin "${path}" cannot be loaded: ${error.message}`;
		const { code, message } = error;
		return code === "ERR_MODULE_NOT_FOUND" ? `the plugin "${path}" cannot be loaded: ${message.split("\n")[0]}` : `the plugin "${path}" cannot be loaded: it throws ${String(error).split("\n")[0]}`;
	}
	const rules = safely(() => rulesOfPlugin(exported, pack));
	return typeof rules === "string" ? `the plugin "${path}" cannot be used: ${rules}` : rules;
}
function safely(read) {
	try {
		return read();
	} catch (error) {
		return `it throws: ${String(error).split("\n")[0]}`;
	}
}
exports.loadPlugin = loadPlugin;
