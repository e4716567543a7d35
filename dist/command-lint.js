"use strict";
const { listed } = require("./words.js");
const { EVENT_NAMES, LEVELS } = require("./core.js");
// src/lint/plugin.ts
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES = /* @__PURE__ */ new Set([
	"none",
	"safe",
	"unsafe",
	"mixed"
]);
const TEXTS = ["summary", "source"];
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
	const { id, level, fix } = fields;
	if (id === void 0) return "the rule needs an id: a family and a name, such as \"team/my-rule\"";
	if (typeof id !== "string" || !ID.test(id)) return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
	if (!LEVELS.some((known) => known === level)) return `the rule "${id}" needs a level: error, warning or info`;
	if (!FIXES.has(fix)) return `the rule "${id}" needs fix: none, safe, unsafe or mixed`;
	const silent = TEXTS.find((name) => typeof fields[name] !== "string" || fields[name] === "");
	if (silent !== void 0) return `the rule "${id}" needs a ${silent}: the list of rules shows it`;
	if (fields.kinds !== void 0 && !Array.isArray(fields.kinds)) return `the rule "${id}" needs its kinds as a list: write kinds: ["missing"]`;
	const outside = EVENT_NAMES.find((event) => event in fields);
	if (outside !== void 0) return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(\u2026) { \u2026 } }`;
	if (typeof fields.on !== "object" || fields.on === null) return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { \u2026 } }`;
	const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
	if (unknown !== void 0) return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, "and")}`;
	return exported;
}
exports.rulesOfPlugin = rulesOfPlugin;
