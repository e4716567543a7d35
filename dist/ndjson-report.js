"use strict";
const { fileShape, findingShape, summaryShape } = require("./command-report.js");
const { list } = require("./shared-report.js");
const { jsonWithoutCommands } = require("./words.js");
// src/report/ndjson-report.ts
var NdjsonReporter = class {
	pages;
	evidence;
	constructor(pages, evidence) {
		this.pages = pages;
		this.evidence = evidence;
	}
	file(report) {
		const { findings, ...about } = fileShape(report, this.evidence, this.pages);
		const members = jsonWithoutCommands(about).slice(0, -1);
		const textOf = (finding) => jsonWithoutCommands(findingShape(finding, this.pages));
		return list(`${members},"findings":`, findings, void 0, textOf, "}\n");
	}
	end(summary) {
		const { passedOver, exit = 0 } = summary;
		const { evidence } = this;
		const last = {
			version: 1,
			...evidence === void 0 ? {} : { shard: evidence.shard },
			passedOver,
			summary: summaryShape(summary),
			...evidence === void 0 ? {} : { merge: evidence.close(exit) }
		};
		return `${jsonWithoutCommands(last)}\n`;
	}
};
exports.NdjsonReporter = NdjsonReporter;
