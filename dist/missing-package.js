"use strict";
const { CommandError } = require("./command.js");
// src/front/cli/missing-package.ts
const PACKAGE = /^Cannot find (?:module|package) '(?<name>(?:@[\w.-]+\/)?\w[\w.-]*)[/']/;
function missingPackage(error) {
	if (!(error instanceof Error) || !("code" in error)) return void 0;
	if (error.code !== "MODULE_NOT_FOUND" && error.code !== "ERR_MODULE_NOT_FOUND") return void 0;
	const name = PACKAGE.exec(error.message)?.groups?.name;
	if (name === void 0) return void 0;
	return new CommandError(`this command needs packages that are not installed, such as ${name}: run npm install ${name}, or install roomlint again without --omit=optional`);
}
exports.missingPackage = missingPackage;
