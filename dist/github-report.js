"use strict";
const { counted, printable } = require("./words.js");
const { countedFiles, countedFindings, groupFindings } = require("./shared.js");
const { repositoryPath } = require("./command-report.js");
// src/report/github-report.ts
const SHOWN_PER_LEVEL = 10;
const IN_NAMES = "	\r\n";
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
		if (error !== void 0) this.add("error", () => `::error ${properties({ file })}::${data(`${path}: ${error}`)}`);
		if (error !== void 0) this.counts.error++;
		for (const { level } of findings) this.counts[level]++;
		for (const { finding, rank, ending } of groupFindings(findings).shown) this.add(finding.level, () => annotation(file, path, finding, ending), rank);
		return [];
	}
	end(summary) {
		const annotations = (level) => this.shown[level].flat().slice(0, SHOWN_PER_LEVEL);
		const lines = LEVELS.flatMap(annotations);
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
function annotation(file, path, finding, ending) {
	const { level, message, rule, start, end } = finding;
	const columns = start.line === end.line ? {
		col: start.column,
		endColumn: Math.max(start.column, end.column - 1)
	} : {};
	const at = properties({
		file,
		line: start.line,
		endLine: end.line,
		...columns,
		title: rule
	});
	return `::${COMMAND[level]} ${at}::${data(`${path}:${start.line}:${start.column} ${message} (${rule})${ending}`)}`;
}
function properties(all) {
	return Object.entries(all).map(([name, value]) => `${name}=${data(String(value), IN_NAMES).replaceAll(":", "%3A").replaceAll(",", "%2C")}`).join(",");
}
function data(text, kept = "") {
	return printable(text, kept).replaceAll(/##([\w.]{0,20})\[/g, "## $1[").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
exports.GitHubReporter = GitHubReporter;
