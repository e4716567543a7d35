"use strict";
const { printable } = require("./words.js");
const { checkAnswer, composeReply, countsText, joinAnswers, listsAll } = require("./command-report.js");
// src/report/agent/check-report.ts
const MAX_KEPT = 100;
var AgentReporter = class {
	answers = [];
	file(report) {
		const { head, total = 0, data, entries = [], shown } = checkAnswer(report);
		const most = Math.min(MAX_KEPT, shown);
		const kept = entries.slice(0, most).map((makeEntry) => {
			const entry = makeEntry();
			return {
				text: `${printable(report.path)}: ${entry.text}`,
				data: entry.data
			};
		});
		if (total > 0 || report.error !== void 0) this.answers.push({
			head,
			total,
			data,
			entries: kept.map((entry) => () => entry)
		});
		return [];
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
