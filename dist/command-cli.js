"use strict";
const { CommandError, whyRefused } = require("./command.js");
const { printable, protectFault, readRemovalLimit } = require("./words.js");
const { activeRules, limitsOf, presetSetting } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { statSync } = require("node:fs");
const { resolve } = require("node:path");
// src/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/cli/most-bytes.ts
function mostBytes() {
	const settings = [...rulePack].map(([id, rule]) => [id, presetSetting("recommended", rule)]);
	return limitsOf(activeRules(rulePack, new Map(settings))).maxBytes;
}
// src/cli/plan/limits.ts
function readLimit(text, option = "--max-removed") {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
function requirePatterns(patterns) {
	for (const pattern of patterns) {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
	}
}
function limitNameIn({ ROOMLINT_LIMIT_NAME: limitName = "" }) {
	return limitName === "" ? {} : { limitName };
}
// src/cli/gate/journal-json.ts
function operationShape({ operation, source, started, step, backup }) {
	return {
		operation,
		source,
		started,
		step,
		backup: backup ?? null
	};
}
exports.limitNameIn = limitNameIn;
exports.mostBytes = mostBytes;
exports.operationShape = operationShape;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.statsOf = statsOf;
