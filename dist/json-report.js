"use strict";
const { fileShape, findingShape, piecesOf, summaryShape } = require("./command-report.js");
// src/verdict/report/json-report.ts
const HEAD = `{\n  "version": 1,\n  "files": [`;
var JsonReporter = class {
	pages;
	files = 0;
	constructor(pages) {
		this.pages = pages;
	}
	file(report) {
		const start = this.files++ === 0 ? `${HEAD}\n    ` : ",\n    ";
		const { findings, ...about } = fileShape(report, this.pages);
		const shapes = findings.map((finding) => findingShape(finding, this.pages));
		return [start, ...piecesOf({
			...about,
			findings: shapes
		}, DEPTH, "    ")];
	}
	end({ passedOver, ...summary }) {
		const before = this.files === 0 ? HEAD : "\n  ";
		const member = (name, value) => [`  "${name}": `, ...piecesOf(value, DEPTH, "  ")].join("");
		return `${before}],\n${[member("passedOver", passedOver), member("summary", summaryShape(summary))].join(",\n")}\n}\n`;
	}
};
const DEPTH = 2;
exports.JsonReporter = JsonReporter;
