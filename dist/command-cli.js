"use strict";
const { CommandError, whyRefused } = require("./command.js");
const { printable } = require("./words.js");
const { protectFault, readRemovalLimit } = require("./core.js");
const { statSync } = require("node:fs");
const { resolve } = require("node:path");
// src/front/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/front/cli/gate/limits.ts
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
exports.limitNameIn = limitNameIn;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.statsOf = statsOf;
