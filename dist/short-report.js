"use strict";
const { printable } = require("./words.js");
const { shownFindings } = require("./shared.js");
// src/report/short-report.ts
var ShortReporter = class {
	*file({ path, findings, error }) {
		const shownPath = printable(path);
		for (const { finding, more } of shownFindings(findings)) {
			const { start, level, message, rule } = finding;
			const others = more === void 0 ? "" : `, ${more}`;
			yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${others}\n`;
		}
		if (error !== void 0) yield `${shownPath} error ${printable(error)}\n`;
	}
	end() {
		return "";
	}
};
exports.ShortReporter = ShortReporter;
