"use strict";
const { counted, printable } = require("./words.js");
const { countedFiles, countedFindings, groupFindings } = require("./shared.js");
const { repositoryPath } = require("./command-report.js");
const { annotation } = require("./command.js");
// src/verdict/report/github-report.ts
const SHOWN_PER_LEVEL = 10;
const LEVELS = [
	"error",
	"warning",
	"info"
];
const COMMAND = {
	error: "error",
	warning: "warning",
	info: "notice"
};
var GitHubReporter = class {
	folder;
	shown = {
		error: [],
		warning: [],
		info: []
	};
	counts = {
		error: 0,
		warning: 0,
		info: 0
	};
	constructor(folder) {
		this.folder = folder;
	}
	file({ path, findings, error }) {
		const file = repositoryPath(this.folder, path);
		if (error !== void 0) this.add("error", () => annotation("error", { file }, printable(`${path}: ${error}`)));
		if (error !== void 0) this.counts.error++;
		for (const { level } of findings) this.counts[level]++;
		for (const { finding, rank, ending } of groupFindings(findings).shown) this.add(finding.level, () => findingLine(file, path, finding, ending), rank);
		return [];
	}
	end(summary) {
		const annotations = (level) => this.shown[level].flat().slice(0, SHOWN_PER_LEVEL);
		const lines = LEVELS.flatMap(annotations).map((line) => line.trimEnd());
		const more = LEVELS.flatMap((level) => {
			const hidden = this.counts[level] - annotations(level).length;
			return hidden > 0 ? counted(hidden, `more ${level}`) : [];
		});
		if (more.length > 0) lines.push(`not shown: ${more.join(", ")} (the JSON report lists them all)`);
		const checked = countedFiles(summary);
		lines.push(checked === void 0 ? "nothing was checked" : `${countedFindings(summary) || "no findings"} in ${checked}`);
		return `${lines.join("\n")}\n`;
	}
	add(level, line, rank = 0) {
		this.shown[level][rank] ??= [];
		const shown = this.shown[level][rank];
		if (shown.length < SHOWN_PER_LEVEL) shown.push(line());
	}
};
function findingLine(file, path, finding, ending) {
	const { level, message, rule, start, end } = finding;
	const columns = start.line === end.line ? {
		col: start.column,
		endColumn: Math.max(start.column, end.column - 1)
	} : {};
	const at = {
		file,
		line: start.line,
		endLine: end.line,
		...columns,
		title: rule
	};
	const text = printable(`${path}:${start.line}:${start.column} ${message} (${rule})${ending}`);
	return annotation(COMMAND[level], at, text);
}
exports.GitHubReporter = GitHubReporter;
