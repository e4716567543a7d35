"use strict";
const { fileShape, findingShape, summaryShape } = require("./command-report.js");
const { list } = require("./shared-report.js");
const { jsonWithoutCommands } = require("./words.js");
// src/report/json-report.ts
const HEAD = `{\n  "version": 1,\n  "files": [`;
const AROUND = 20;
var JsonReporter = class {
	pages;
	files = 0;
	constructor(pages) {
		this.pages = pages;
	}
	file(report) {
		const before = this.files++ === 0 ? `${HEAD}\n` : ",\n";
		const { findings, ...about } = fileShape(report, this.pages);
		const members = indent(jsonWithoutCommands(about, 2), "    ").slice(0, -6);
		const textOf = (finding) => jsonWithoutCommands([[[[findingShape(finding, this.pages)]]]], 2).slice(AROUND, -20);
		return list(`${before}${members},\n      "findings": `, findings, "      ", textOf, "\n    }");
	}
	end(summary) {
		return `${this.files === 0 ? HEAD : "\n  "}],\n${[member("passedOver", summary.passedOver), member("summary", summaryShape(summary))].join(",\n")}\n}\n`;
	}
};
function member(name, value) {
	return `  "${name}": ${indent(jsonWithoutCommands(value, 2), "  ").trimStart()}`;
}
function indent(text, by) {
	return by + text.replaceAll("\n", `\n${by}`);
}
exports.JsonReporter = JsonReporter;
