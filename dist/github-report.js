"use strict";
const { counted, printable } = require("./words.js");
const { countedFiles, countedFindings } = require("./shared.js");
const { repositoryPath } = require("./command-report.js");
// src/report/github-report.ts
const SHOWN_PER_LEVEL = 10;
const IN_NAMES = "	\r\n";
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
	*file({ path, findings, error }) {
		const file = repositoryPath(this.folder, path);
		if (error !== void 0) this.add("error", () => `::error ${properties({ file })}::${data(`${path}: ${error}`)}`);
		for (const finding of findings) this.add(finding.level, () => annotation(file, path, finding));
	}
	end(summary) {
		const lines = [
			...this.shown.error,
			...this.shown.warning,
			...this.shown.info
		];
		const more = [
			"error",
			"warning",
			"info"
		].flatMap((level) => {
			const hidden = this.counts[level] - this.shown[level].length;
			return hidden > 0 ? counted(hidden, `more ${level}`) : [];
		});
		if (more.length > 0) lines.push(`not shown: ${more.join(", ")} (GitHub shows ${SHOWN_PER_LEVEL} per level, the JSON report lists them all)`);
		const checked = countedFiles(summary);
		lines.push(checked === void 0 ? "nothing was checked" : `${countedFindings(summary) || "no findings"} in ${checked}`);
		return `${lines.join("\n")}\n`;
	}
	add(level, line) {
		this.counts[level]++;
		const shown = this.shown[level];
		if (shown.length < SHOWN_PER_LEVEL) shown.push(line());
	}
};
function annotation(file, path, { level, message, rule, start, end }) {
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
	return `::${COMMAND[level]} ${at}::${data(`${path}:${start.line}:${start.column} ${message} (${rule})`)}`;
}
function properties(all) {
	return Object.entries(all).map(([name, value]) => `${name}=${data(String(value), IN_NAMES).replaceAll(":", "%3A").replaceAll(",", "%2C")}`).join(",");
}
function data(text, kept = "") {
	return printable(text, kept).replaceAll(/##([\w.]{0,20})\[/g, "## $1[").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
exports.GitHubReporter = GitHubReporter;
