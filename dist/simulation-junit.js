"use strict";
const { attribute } = require("./command-report.js");
// src/verdict/report/simulation-junit.ts
function simulationJunit(path, { runs }) {
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"roomlint simulate\">\n",
		...runs.flatMap((run, index) => suite(`${path} run ${index + 1}`, run)),
		"</testsuites>\n"
	];
}
const ENDLESS = "<failure message=\"stopped: quests set each other off endlessly\" type=\"endless\"/>";
const STOPPED = {
	"at-once": ENDLESS,
	"in-time": ENDLESS,
	script: "<failure message=\"stopped: the script takes too many steps\" type=\"too-long\"/>"
};
function suite(name, { outcomes, stopped, line }) {
	const tests = outcomes.filter(({ kind }) => kind === "held" || kind === "failed");
	const failures = tests.filter(({ kind }) => kind === "failed").length + (stopped === void 0 ? 0 : 1);
	const suiteName = attribute(name);
	const testCase = (title, failure) => `    <testcase name="${title}" classname="${suiteName}"${failure === void 0 ? "/>" : `>\n      ${failure}\n    </testcase>`}\n`;
	return [
		`  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`,
		...tests.map((outcome) => {
			const title = attribute(`line ${outcome.line.line}: ${outcome.line.source}`);
			if (outcome.kind !== "failed") return testCase(title, void 0);
			return testCase(title, `<failure message="${attribute(outcome.message)}" type="expect"/>`);
		}),
		testCase(`line ${line}: the run comes to an end`, stopped && STOPPED[stopped]),
		"  </testsuite>\n"
	];
}
exports.simulationJunit = simulationJunit;
