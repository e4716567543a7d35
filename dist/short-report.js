"use strict";
const { counted, printable } = require("./words.js");
const { totalOf } = require("./core.js");
const { groupFindings } = require("./shared.js");
// src/verdict/report/short-report.ts
var ShortReporter = class {
	file({ path, findings, omitted = /* @__PURE__ */ new Map(), error }) {
		const shownPath = printable(path);
		const lines = groupFindings(findings).shown.map(({ finding, ending }) => {
			const { start, level, message, rule } = finding;
			return `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${ending}\n`;
		});
		for (const [rule, counts] of omitted) lines.push(`${shownPath} ${counted(totalOf(counts), "more finding")} (${rule}): counted, not listed\n`);
		if (error !== void 0) lines.push(`${shownPath} error ${printable(error)}\n`);
		return lines;
	}
	end() {
		return "";
	}
};
exports.ShortReporter = ShortReporter;
