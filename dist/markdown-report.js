"use strict";
const { counted, printable } = require("./words.js");
const { graphOfFindings } = require("./command-roundtrip.js");
const { countedFiles, countedFindings, groupFindings } = require("./shared.js");
const { code, escaped, graphBlock, repositoryPath } = require("./command-report.js");
// src/verdict/report/markdown-report.ts
const MAX_BYTES = 9e5;
const MAX_ROWS = 500;
const MAX_FAILED = 100;
const MAX_MESSAGE_LENGTH = 300;
var MarkdownReporter = class {
	linkBase;
	folder;
	rows = {
		error: [],
		warning: [],
		info: []
	};
	failed = [];
	failures = 0;
	graphs = [];
	constructor(linkBase, folder) {
		this.linkBase = linkBase;
		this.folder = folder;
	}
	file(report) {
		const { path, findings, error } = report;
		if (error !== void 0 && this.failures++ < MAX_FAILED) this.failed.push(`- ${code(printable(path))}: ${text(error)}\n`);
		for (const { finding, ending, left } of groupFindings(findings).shown) {
			const rows = this.rows[finding.level];
			if (rows.length < MAX_ROWS) rows.push({
				path,
				finding,
				ending,
				left
			});
		}
		const drawn = this.graphs.length < 10 ? graphOf(report) : void 0;
		if (drawn !== void 0) this.graphs.push(`\n### Quests of ${code(printable(path))}\n\n${drawn}`);
		return [];
	}
	end(summary) {
		const { errors, warnings, infos, fixable, earlier = 0 } = summary;
		const found = errors + warnings + infos;
		const fixes = fixable > 0 ? `, ${fixable} fixable with \`roomlint --fix\`` : "";
		const head = countedFindings(summary) || "No findings";
		const checked = countedFiles(summary);
		let body = checked === void 0 ? "## roomlint\n\n**Nothing was checked.**\n" : `## roomlint\n\n**${head}** in ${checked}${fixes}.\n`;
		if (earlier > 0) body += `\n${counted(earlier, "earlier finding is", "earlier findings are")} not shown.\n`;
		if (this.failed.length > 0) body += `\nNot checked:\n\n${this.failed.join("")}`;
		const more = this.failures - this.failed.length;
		if (more > 0) body += `- and ${counted(more, "more file")}\n`;
		const rows = [
			...this.rows.error,
			...this.rows.warning,
			...this.rows.info
		];
		if (rows.length > 0) body += "\n| Level | Location | Message | Rule |\n|---|---|---|---|\n";
		let told = 0;
		let bytes = byteLength(body);
		for (const row of rows) {
			const line = this.row(row);
			bytes += byteLength(line);
			if (bytes > MAX_BYTES) break;
			body += line;
			told += 1 + row.left;
		}
		if (told < found) body += `\n\u2026 and ${counted(found - told, "more finding")}: the JSON report lists them all.\n`;
		for (const graph of this.graphs) {
			bytes += byteLength(graph);
			if (bytes > MAX_BYTES) break;
			body += graph;
		}
		return body;
	}
	row({ path, finding: { level, message, rule, start }, ending }) {
		const place = code(printable(`${path}:${start.line}:${start.column}`));
		return `| ${level} | ${this.linkBase === void 0 ? place : `[${place}](${this.linkBase}${encoded(repositoryPath(this.folder, path))}#L${start.line})`} | ${text(message)}${ending} | ${code(rule)} |\n`;
	}
};
function graphOf({ shownBytes, findings, carried }) {
	if (carried !== void 0) return carried.graph;
	const drawn = graphOfFindings(shownBytes, findings);
	return drawn && graphBlock(drawn);
}
function encoded(path) {
	return path.split("/").map(encodeURIComponent).join("/").replaceAll("(", "%28").replaceAll(")", "%29");
}
function byteLength(content) {
	return new TextEncoder().encode(content).length;
}
function text(content) {
	const cut = content.length > MAX_MESSAGE_LENGTH ? `${content.slice(0, MAX_MESSAGE_LENGTH)}\u2026` : content;
	return escaped(printable(cut));
}
exports.MarkdownReporter = MarkdownReporter;
