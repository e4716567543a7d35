"use strict";
const { fileShape, findingShape, summaryShape } = require("./command-report.js");
const { jsonWithoutCommands } = require("./words.js");
// src/report/ndjson-report.ts
var NdjsonReporter = class {
	pages;
	evidence;
	constructor(pages, evidence) {
		this.pages = pages;
		this.evidence = evidence;
	}
	*file(report) {
		const { findings, ...about } = fileShape(report, this.evidence, this.pages);
		yield `${jsonWithoutCommands(about).slice(0, -1)},"findings":[`;
		let before = "";
		for (const finding of findings) {
			yield before + jsonWithoutCommands(findingShape(finding, this.pages));
			before = ",";
		}
		yield "]}\n";
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
