"use strict";
const { printable } = require("./words.js");
// src/report/short-report.ts
var ShortReporter = class {
	file({ path, findings, error }) {
		const pieces = [];
		const shownPath = printable(path);
		for (const { start, level, message, rule } of findings) pieces.push(`${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})\n`);
		if (error !== void 0) pieces.push(`${shownPath} error ${printable(error)}\n`);
		return pieces;
	}
	end() {
		return "";
	}
};
exports.ShortReporter = ShortReporter;
