import { counted, countedFiles, countedFindings, visible } from "./words.js";
import { graphBlock, graphOfFindings } from "./play.js";
import { repositoryPath } from "./shared.js";
// src/report/markdown-report.ts
const MOST_BYTES = 9e5;
const MOST_ROWS = 500;
const MOST_FAILED = 100;
const MOST_GRAPHS = 10;
const LONGEST_MESSAGE = 300;
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
	file({ path, findings, error, shownBytes }) {
		if (error !== void 0 && this.failures++ < MOST_FAILED) this.failed.push(`- ${code(path)}: ${text(error)}\n`);
		for (const finding of findings) {
			const rows = this.rows[finding.level];
			if (rows.length < MOST_ROWS) rows.push({
				path,
				finding
			});
		}
		const drawn = this.graphs.length < MOST_GRAPHS ? graphOfFindings(shownBytes, findings) : void 0;
		if (drawn !== void 0) this.graphs.push(`\n### Quests of ${code(path)}\n\n${graphBlock(drawn)}`);
		return [];
	}
	end(summary) {
		const { errors, warnings, infos, fixable } = summary;
		const found = errors + warnings + infos;
		const fixes = fixable > 0 ? `, ${fixable} fixable with \`roomlint --fix\`` : "";
		const head = countedFindings(summary) || "No findings";
		const checked = countedFiles(summary);
		let body = checked === void 0 ? "## roomlint\n\n**Nothing was checked.**\n" : `## roomlint\n\n**${head}** in ${checked}${fixes}.\n`;
		if (this.failed.length > 0) body += `\nNot checked:\n\n${this.failed.join("")}`;
		const more = this.failures - this.failed.length;
		if (more > 0) body += `- and ${counted(more, "more file")}\n`;
		const rows = [
			...this.rows.error,
			...this.rows.warning,
			...this.rows.info
		];
		if (rows.length > 0) body += "\n| Level | Location | Message | Rule |\n|---|---|---|---|\n";
		let rowsWritten = 0;
		let bytes = byteLength(body);
		for (const row of rows) {
			const line = this.row(row);
			bytes += byteLength(line);
			if (bytes > MOST_BYTES) break;
			body += line;
			rowsWritten++;
		}
		if (rowsWritten < found) body += `\n… and ${counted(found - rowsWritten, "more finding")}: the JSON report lists them all.\n`;
		for (const graph of this.graphs) {
			bytes += byteLength(graph);
			if (bytes > MOST_BYTES) break;
			body += graph;
		}
		return body;
	}
	row({ path, finding: { level, message, rule, start } }) {
		const place = code(`${path}:${start.line}:${start.column}`);
		return `| ${level} | ${this.linkBase === void 0 ? place : `[${place}](${this.linkBase}${encoded(repositoryPath(this.folder, path))}#L${start.line})`} | ${text(message)} | ${code(rule)} |\n`;
	}
};
function encoded(path) {
	return path.split("/").map(encodeURIComponent).join("/").replaceAll("(", "%28").replaceAll(")", "%29");
}
function byteLength(content) {
	return new TextEncoder().encode(content).length;
}
function text(content) {
	const cut = content.length > LONGEST_MESSAGE ? `${content.slice(0, LONGEST_MESSAGE)}…` : content;
	let shown = "";
	for (const character of cut) {
		const seen = visible(character);
		shown += /^[\\`*_[\]#|<>~&@]$/.test(seen) ? `&#${seen.charCodeAt(0)};` : seen;
	}
	return shown;
}
function code(content) {
	return `<code>${text(content)}</code>`;
}
export { MarkdownReporter };
