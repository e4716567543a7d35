"use strict";
const { graphOfFindings } = require("./command-roundtrip.js");
const { briefPointer } = require("./text.js");
const { totalOf } = require("./core.js");
const { counted } = require("./words.js");
const { codeFrame, countedFiles, countedFindings } = require("./shared.js");
const { TooLargeToDrawError, drawn, escaped, svg } = require("./shared-report.js");
// src/report/html-report.ts
const MAX_PICTURES = 10;
const FRAME_COLUMNS = 100;
var HtmlReporter = class {
	layOut;
	hasBegun = false;
	graphs = [];
	constructor(layOut) {
		this.layOut = layOut;
	}
	file(report) {
		const { path, findings, omitted, error, shownBytes } = report;
		const head = this.head();
		if (findings.length === 0 && error === void 0 && (omitted?.size ?? 0) === 0) return [head];
		this.keepGraph(report);
		const parts = [head, `<section>\n<h2>${escaped(path)}</h2>\n`];
		if (error !== void 0) parts.push(`<p class="unchecked">Not checked: ${escaped(error)}</p>\n`);
		if (findings.length > 0) {
			parts.push("<ol class=\"findings\">\n");
			for (const finding of findings) parts.push(findingItem(finding, shownBytes));
			parts.push("</ol>\n");
		}
		for (const [rule, counts] of omitted ?? []) parts.push(`<p>${counted(totalOf(counts), "more finding")} of <code>${escaped(rule)}</code>: <code>--max-findings 0</code> shows all.</p>\n`);
		parts.push("</section>\n");
		return parts;
	}
	async end(summary) {
		return `${this.head()}${await this.pictures()}${totals(summary)}</main>\n</body>\n</html>\n`;
	}
	head() {
		if (this.hasBegun) return "";
		this.hasBegun = true;
		return HEAD;
	}
	keepGraph({ path, findings, shownBytes }) {
		if (this.graphs.length >= MAX_PICTURES) return;
		const found = graphOfFindings(shownBytes, findings);
		if (found !== void 0) this.graphs.push({
			path,
			found
		});
	}
	async pictures() {
		const { layOut, graphs } = this;
		if (graphs.length === 0) return "";
		if (layOut === void 0) return "<section>\n<h2>Quests with findings</h2>\n<p>There are no pictures, because the package elkjs is not installed: run <code>npm install elkjs</code>.</p>\n</section>\n";
		let text = "";
		for (const { path, found } of graphs) {
			const title = `Quests of ${path}`;
			text += `<section>\n<h2>${escaped(title)}</h2>\n<div class="picture" tabindex="0" role="region" aria-label="${escaped(title)}">`;
			text += `${await pictureOf(found, title, layOut)}</div>\n${leftOut(found)}</section>\n`;
		}
		return text;
	}
};
async function pictureOf({ graph }, title, layOut) {
	try {
		return svg(await drawn(graph, layOut), title).join("");
	} catch (error) {
		if (!(error instanceof TooLargeToDrawError)) throw error;
		return `<p>${escaped(error.message)}: <code>roomlint graph --focus QUEST</code> draws a part.</p>`;
	}
}
function leftOut({ graph, more }) {
	const quests = graph.leftOut.quests + more;
	if (quests === 0) return "";
	return `<p>${counted(quests, "more quest")} left out: <code>roomlint graph --focus QUEST</code> draws more.</p>\n`;
}
function totals(summary) {
	const { fixable, earlier = 0, passedOver } = summary;
	const checked = countedFiles(summary);
	const found = countedFindings(summary) || "No findings";
	const lines = [checked === void 0 ? "Nothing was checked." : `${found} in ${checked}.`];
	if (fixable > 0) lines.push(`${fixable} fixable with <code>roomlint --fix</code>.`);
	if (earlier > 0) lines.push(`${counted(earlier, "earlier finding is", "earlier findings are")} not shown.`);
	if (passedOver.length > 0) lines.push(`${counted(passedOver.length, "file holds", "files hold")} no snapshot and ${passedOver.length === 1 ? "was" : "were"} passed over.`);
	return `<section class="totals">\n<h1>roomlint</h1>\n${lines.map((line) => `<p>${line}</p>\n`).join("")}</section>\n`;
}
function findingItem(finding, bytes) {
	const { level, message, rule, start, related, fix, notFixed } = finding;
	let text = `<li class="${level}"><p><span class="level">${level}</span> <span class="place">${start.line}:${start.column}</span> ${escaped(message)} <code>${escaped(rule)}</code></p>\n`;
	text += frame(finding, bytes);
	const notes = related.map((other) => `<span class="place">${other.start.line}:${other.start.column}</span> ${escaped(other.message)}`);
	if (fix !== void 0) notes.push(`${fix.safety === "safe" ? "Fix" : "Fix (unsafe)"}: ${escaped(fix.description)}`);
	if (notFixed !== void 0) notes.push(`Not fixed: ${escaped(notFixed)}`);
	if (notes.length > 0) text += `<ul>\n${notes.map((note) => `<li>${note}</li>\n`).join("")}</ul>\n`;
	return `${text}</li>\n`;
}
function frame(finding, bytes) {
	if (bytes.length === 0) return "";
	const { code, marks } = codeFrame(bytes, finding, FRAME_COLUMNS);
	const pointers = finding.briefPointers ?? [finding.pointer, ...finding.embedded].map(briefPointer);
	const subject = finding.subject === void 0 ? "" : `, ${escaped(finding.subject)}`;
	const isRoot = pointers.length === 1 && pointers[0] === "";
	const places = pointers.map((pointer) => `<code>${escaped(pointer)}</code>`).reverse();
	const where = isRoot ? "" : `<p class="where">at ${places.join(", in the string at ")}${subject}</p>\n`;
	return `<pre tabindex="0">${escaped(code)}\n<span class="marks">${escaped(marks)}</span></pre>\n${where}`;
}
const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>roomlint report</title>
<style>
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--panel:#f6f8fa;--error:#b3161f;--warning:#7a4d00;--info:#0a4fb0}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--soft:#a3adb8;--line:#3d444d;--panel:#161b22;--error:#ff8a82;--warning:#e0b050;--info:#7cb8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{display:flex;flex-direction:column;max-width:70rem;margin:0 auto;padding:1rem}
.totals{order:-1}
h1{font-size:1.3rem;margin:0}
h2{font-size:1.05rem;margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line)}
p{margin:.25rem 0}
ol.findings,ul{list-style:none;margin:0;padding:0}
ol.findings>li{border-left:4px solid var(--line);padding:.25rem 0 .25rem .75rem;margin:.75rem 0}
li.error{border-color:var(--error)!important}
li.warning{border-color:var(--warning)!important}
li.info{border-color:var(--info)!important}
.level{font-weight:600}
.error .level,.error .marks,.unchecked{color:var(--error)}
.warning .level,.warning .marks{color:var(--warning)}
.info .level,.info .marks{color:var(--info)}
.place,.where{color:var(--soft)}
code,pre{font:13px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--panel);margin:.4rem 0;padding:.5rem;overflow-x:auto;overflow-wrap:normal}
.picture{overflow:auto;max-height:80vh;border:1px solid var(--line)}
:focus-visible{outline:3px solid var(--info);outline-offset:1px}
</style>
</head>
<body>
<main>
`;
exports.HtmlReporter = HtmlReporter;
