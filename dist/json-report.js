"use strict";
const { fileShape, findingShape, summaryShape } = require("./command-report.js");
const { list } = require("./shared-report.js");
const { jsonWithoutCommands } = require("./words.js");
// src/report/json-report.ts
const AROUND = 20;
var JsonReporter = class {
	pages;
	evidence;
	files = 0;
	constructor(pages, evidence) {
		this.pages = pages;
		this.evidence = evidence;
	}
	file(report) {
		const before = this.files++ === 0 ? `${this.head}\n` : ",\n";
		const { findings, ...about } = fileShape(report, this.evidence, this.pages);
		const members = indent(jsonWithoutCommands(about, 2), "    ").slice(0, -6);
		const textOf = (finding) => jsonWithoutCommands([[[[findingShape(finding, this.pages)]]]], 2).slice(AROUND, -20);
		return list(`${before}${members},\n      "findings": `, findings, "      ", textOf, "\n    }");
	}
	end(summary) {
		const { passedOver, exit = 0 } = summary;
		return `${this.files === 0 ? this.head : "\n  "}],\n${[
			member("passedOver", passedOver),
			member("summary", summaryShape(summary)),
			...this.evidence === void 0 ? [] : [member("merge", this.evidence.close(exit))]
		].join(",\n")}\n}\n`;
	}
	get head() {
		return `{\n  "version": 1,\n${this.evidence === void 0 ? "" : `${member("shard", this.evidence.shard)},\n`}  "files": [`;
	}
};
function member(name, value) {
	return `  "${name}": ${indent(jsonWithoutCommands(value, 2), "  ").trimStart()}`;
}
function indent(text, by) {
	return by + text.replaceAll("\n", `\n${by}`);
}
exports.JsonReporter = JsonReporter;
