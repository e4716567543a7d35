"use strict";
const { printable } = require("./words.js");
// src/report/short-report.ts
var ShortReporter = class {
	*file({ path, findings, error }) {
		const shownPath = printable(path);
		for (const { start, level, message, rule } of findings) yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})\n`;
		if (error !== void 0) yield `${shownPath} error ${printable(error)}\n`;
	}
	end() {
		return "";
	}
};
exports.ShortReporter = ShortReporter;
