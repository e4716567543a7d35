"use strict";
const { graphOfFindings } = require("./command-roundtrip.js");
const { fileShape, findingShape, graphBlock, positionsOf, ruleShape, summaryShape } = require("./command-report.js");
const { codeFrame, frameColumns } = require("./shared.js");
const { jsonWithoutCommands } = require("./command.js");
// src/verdict/report/evidence.ts
var Evidence = class {
	pages;
	rules = /* @__PURE__ */ new Map();
	graphs = 0;
	constructor(pages) {
		this.pages = pages;
	}
	of(report) {
		const { findings, shownBytes, omitted = /* @__PURE__ */ new Map() } = report;
		if (findings.length === 0 && omitted.size === 0) return void 0;
		this.notePluginRules(report);
		const drawn = this.graphs < 10 ? graphOfFindings(shownBytes, findings) : void 0;
		if (drawn !== void 0) this.graphs++;
		return {
			frames: shownBytes.length === 0 ? [] : findings.map((finding) => frameShape(shownBytes, finding)),
			positions: [...positionsOf(shownBytes, findings)].map(([offset, at]) => [
				offset,
				at.line,
				at.column
			]),
			omitted: [...omitted],
			graph: drawn && graphBlock(drawn)
		};
	}
	get pluginRules() {
		return [...this.rules.values()];
	}
	notePluginRules({ findings, rules }) {
		for (const { rule: id } of findings) {
			if (this.rules.has(id) || this.pages.of(id) !== void 0) continue;
			const rule = rules.find((one) => one.id === id);
			if (rule !== void 0) this.rules.set(id, ruleShape(id, rule, this.pages));
		}
	}
};
function frameShape(bytes, finding) {
	const { subject, briefPointers } = finding;
	return {
		...codeFrame(bytes, finding, frameColumns(finding, 80)),
		subject,
		...briefPointers && { briefPointers }
	};
}
// src/verdict/report/ndjson-report.ts
var NdjsonReporter = class {
	pages;
	run;
	evidence;
	constructor(pages, run) {
		this.pages = pages;
		this.run = run;
		this.evidence = new Evidence(pages);
	}
	file(report) {
		const { findings, ...about } = fileShape(report, this.pages);
		const members = jsonWithoutCommands({
			...about,
			evidence: this.evidence.of(report)
		}).slice(0, -1);
		const shapes = findings.map((finding) => jsonWithoutCommands(findingShape(finding, this.pages)));
		return [
			`${members},"findings":[`,
			shapes.join(","),
			"]}\n"
		];
	}
	end(summary) {
		const { passedOver, exit = 0 } = summary;
		const { version, options, maxWarnings } = this.run;
		const run = {
			roomlint: version,
			options,
			maxWarnings,
			exit,
			rules: this.evidence.pluginRules
		};
		const last = {
			version: 1,
			passedOver,
			summary: summaryShape(summary),
			run
		};
		return `${jsonWithoutCommands(last)}\n`;
	}
};
exports.NdjsonReporter = NdjsonReporter;
