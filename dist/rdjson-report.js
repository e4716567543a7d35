"use strict";
const { onlyEdit, positionsOf } = require("./command-report.js");
const { jsonWithoutCommands, urlOf } = require("./command.js");
// src/verdict/report/rdjson-report.ts
const SEVERITIES = {
	error: "ERROR",
	warning: "WARNING",
	info: "INFO"
};
var RdjsonReporter = class {
	pages;
	diagnostics = 0;
	constructor(pages) {
		this.pages = pages;
	}
	file({ path, findings, error, shownBytes, carried }) {
		const diagnostics = [];
		if (error !== void 0) diagnostics.push(this.diagnostic({
			message: error,
			location: { path },
			severity: "ERROR"
		}));
		const positions = carried?.positions ?? positionsOf(shownBytes, findings);
		const at = (offset) => positions.get(offset) ?? {
			line: 1,
			column: 1
		};
		for (const finding of findings) {
			const { rule, level, message, related } = finding;
			const edit = onlyEdit(finding);
			const location = ({ start, end }) => ({
				path,
				range: {
					start: at(start.offset),
					end: at(end.offset)
				}
			});
			const diagnostic = {
				message,
				location: location(finding),
				severity: SEVERITIES[level],
				code: {
					value: rule,
					...urlOf(this.pages, rule)
				},
				suggestions: edit && [{
					range: {
						start: at(edit.start),
						end: at(edit.end)
					},
					text: edit.text
				}],
				related_locations: related.length === 0 ? void 0 : related.map((other) => ({
					message: other.message,
					location: location(other)
				}))
			};
			diagnostics.push(this.diagnostic(diagnostic));
		}
		return diagnostics;
	}
	end() {
		return this.diagnostics === 0 ? `${this.head}]}\n` : "\n]}\n";
	}
	get head() {
		const { home: url } = this.pages;
		return `{"source":${JSON.stringify({
			name: "roomlint",
			url
		})},"diagnostics":[`;
	}
	diagnostic(diagnostic) {
		return `${this.diagnostics++ === 0 ? `${this.head}\n` : ",\n"}${jsonWithoutCommands(diagnostic)}`;
	}
};
exports.RdjsonReporter = RdjsonReporter;
