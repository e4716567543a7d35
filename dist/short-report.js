"use strict";
const { counted, printable } = require("./words.js");
const { totalOf } = require("./core.js");
const { shownFindings } = require("./shared.js");
// src/report/short-report.ts
var ShortReporter = class {
	*file({ path, findings, omitted = /* @__PURE__ */ new Map(), error }) {
		const shownPath = printable(path);
		for (const { finding, more } of shownFindings(findings)) {
			const { start, level, message, rule } = finding;
			const others = more === void 0 ? "" : `, ${more}`;
			yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${others}\n`;
		}
		for (const [rule, counts] of omitted) yield `${shownPath} ${counted(totalOf(counts), "more finding")} (${rule}): --max-findings 0 counts all\n`;
		if (error !== void 0) yield `${shownPath} error ${printable(error)}\n`;
	}
	end() {
		return "";
	}
};
exports.ShortReporter = ShortReporter;
