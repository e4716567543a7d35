"use strict";
const { printable } = require("./words.js");
const { shownFindings } = require("./shared.js");
const { checkAnswer, composeReply, countsText, entriesOf, joinAnswers, listsAll } = require("./command-report.js");
// src/report/agent/check-report.ts
const MAX_KEPT = 100;
var AgentReporter = class {
	answers = [];
	*file(report) {
		const answer = checkAnswer(report);
		const kept = [];
		const most = Math.min(MAX_KEPT, shownFindings(report.findings).length);
		for (const { text, data } of answer.entries?.(0) ?? []) {
			if (kept.length === most) break;
			kept.push({
				text: `${printable(report.path)}: ${text}`,
				data
			});
		}
		const { head, total = 0, data } = answer;
		if (total > 0 || report.error !== void 0) this.answers.push({
			head,
			total,
			data,
			entries: (from) => entriesOf(kept, from, (entry) => entry)
		});
	}
	end(summary) {
		const { files, unchecked } = summary;
		const checked = `${files - unchecked} of ${files} files checked: ${countsText(summary)}`;
		const answer = {
			...joinAnswers(this.answers),
			foot: [checked]
		};
		const rest = listsAll("--only RULE narrows it down, --format json lists all");
		return `${composeReply(answer, {}, "findings", rest).text}\n`;
	}
};
exports.AgentReporter = AgentReporter;
