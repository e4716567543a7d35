"use strict";
const { graphOfFindings } = require("./command-roundtrip.js");
const { graphBlock, positionsOf, ruleShape } = require("./command-report.js");
const { codeFrame, frameColumns } = require("./shared.js");
// src/report/evidence.ts
var Evidence = class {
	run;
	pages;
	rules = /* @__PURE__ */ new Map();
	graphs = 0;
	constructor(run, pages) {
		this.run = run;
		this.pages = pages;
	}
	get shard() {
		return this.run.shard;
	}
	of(report) {
		const { findings, shownBytes, omitted = /* @__PURE__ */ new Map(), isStopped } = report;
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
			graph: drawn && graphBlock(drawn),
			isStopped
		};
	}
	close(exit) {
		const { version, options, maxWarnings } = this.run;
		return {
			roomlint: version,
			options,
			maxWarnings,
			exit,
			rules: [...this.rules.values()]
		};
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
		briefPointers
	};
}
exports.Evidence = Evidence;
