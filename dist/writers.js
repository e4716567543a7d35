"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { annotation, counted, jsonWithoutCommands, placeText, printable, urlOf } = require("./words.js");
const { hexDigest, totalOf } = require("./core.js");
const { graphOfFindings } = require("./flow.js");
const { LEVELS: LEVELS$1, code, escaped, graphBlock, onlyEdit, positionsOf, ruleShape } = require("./report-words.js");
const { countedFiles, countedFindings, groupFindings, repositoryPath } = require("./shared.js");
const { sha256 } = require("@noble/hashes/sha2");
// src/verdict/lint/pure-sha256.ts
const pureSha256 = () => sha256.create();
// src/verdict/report/github-report.ts
var github_report_exports = /* @__PURE__ */ __exportAll({ GitHubReporter: () => GitHubReporter });
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
// src/verdict/report/gitlab-report.ts
var gitlab_report_exports = /* @__PURE__ */ __exportAll({ GitLabReporter: () => GitLabReporter });
const SEVERITIES$1 = {
	error: "major",
	warning: "minor",
	info: "info"
};
var GitLabReporter = class {
	folder;
	entries = 0;
	constructor(folder) {
		this.folder = folder;
	}
	file({ path, findings, error }) {
		const inRepository = repositoryPath(this.folder, path);
		const entries = [];
		if (error !== void 0) entries.push(this.entry({
			description: error,
			check_name: "roomlint",
			fingerprint: digest(inRepository, "error", error),
			severity: "critical",
			location: {
				path: inRepository,
				lines: { begin: 1 }
			}
		}));
		for (const { rule, level, message, start, fingerprint } of findings) entries.push(this.entry({
			description: message,
			check_name: rule,
			fingerprint: digest(inRepository, rule, fingerprint),
			severity: SEVERITIES$1[level],
			location: {
				path: inRepository,
				lines: { begin: start.line }
			}
		}));
		return entries;
	}
	end() {
		return this.entries === 0 ? "[]\n" : "\n]\n";
	}
	entry(entry) {
		return `${this.entries++ === 0 ? "[\n" : ",\n"}${jsonWithoutCommands(entry)}`;
	}
};
function digest(...parts) {
	return hexDigest(pureSha256, new TextEncoder().encode(JSON.stringify(parts))).slice(0, 32);
}
// src/verdict/report/junit-report.ts
var junit_report_exports = /* @__PURE__ */ __exportAll({
	JUnitReporter: () => JUnitReporter,
	simulationJunit: () => simulationJunit
});
var JUnitReporter = class {
	suites = 0;
	file({ path, findings, error }) {
		const tests = findings.map((finding) => findingTest(path, finding));
		if (error !== void 0) tests.push(testCase("check", path, `<error message="${attribute(error)}"/>`));
		else if (tests.length === 0) tests.push(testCase("no findings", path));
		const counts = {
			failures: findings.filter(({ level }) => level === "error").length,
			errors: error === void 0 ? 0 : 1
		};
		return [this.suites++ === 0 ? head("roomlint") : "", ...suite(path, tests, counts)];
	}
	end() {
		return `${this.suites === 0 ? head("roomlint") : ""}${TAIL}`;
	}
};
function findingTest(path, { rule, level, message, start }) {
	const place = `${path}:${start.line}:${start.column}`;
	const result = level === "error" ? `<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>` : `<system-out>${attribute(`${place} ${level} ${message}`)}</system-out>`;
	return testCase(`${rule} at line ${start.line}, column ${start.column}`, path, result);
}
function simulationJunit(path, { runs }) {
	return [
		head("roomlint simulate"),
		...runs.flatMap((run, index) => runSuite(`${path} run ${index + 1}`, run)),
		TAIL
	];
}
const ENDLESS = "<failure message=\"stopped: quests set each other off endlessly\" type=\"endless\"/>";
const STOPPED = {
	"at-once": ENDLESS,
	"in-time": ENDLESS,
	script: "<failure message=\"stopped: the script takes too many steps\" type=\"too-long\"/>"
};
function runSuite(name, { outcomes, stopped, line }) {
	let failures = stopped === void 0 ? 0 : 1;
	const tests = outcomes.flatMap((outcome) => {
		const title = `line ${outcome.line.line}: ${outcome.line.source}`;
		if (outcome.kind === "held") return testCase(title, name);
		if (outcome.kind !== "failed") return [];
		failures++;
		return testCase(title, name, `<failure message="${attribute(outcome.message)}" type="expect"/>`);
	});
	tests.push(testCase(`line ${line}: the run comes to an end`, name, stopped && STOPPED[stopped]));
	return suite(name, tests, {
		failures,
		errors: 0
	});
}
function head(name) {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}">\n`;
}
const TAIL = "</testsuites>\n";
function suite(name, tests, { failures, errors }) {
	return [
		`  <testsuite name="${attribute(name)}" tests="${tests.length}" failures="${failures}" errors="${errors}" skipped="0" time="0">\n`,
		...tests,
		"  </testsuite>\n"
	];
}
function testCase(name, suiteName, result) {
	const open = `    <testcase name="${attribute(name)}" classname="${attribute(suiteName)}"`;
	return result === void 0 ? `${open}/>\n` : `${open}>\n      ${result}\n    </testcase>\n`;
}
function attribute(text) {
	return printable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll(/##([\w.]{0,20})\[/g, "##$1&#91;").replaceAll(/[\ufffe\uffff]/g, "\ufffd");
}
// src/verdict/report/markdown-report.ts
var markdown_report_exports = /* @__PURE__ */ __exportAll({ MarkdownReporter: () => MarkdownReporter });
const MAX_BYTES = 9e5;
const MAX_ROWS = 500;
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
	graphs = [];
	constructor(linkBase, folder) {
		this.linkBase = linkBase;
		this.folder = folder;
	}
	file(report) {
		const { path, findings, error } = report;
		if (error !== void 0) this.failed.push(`- ${code(printable(path))}: ${text(error)}\n`);
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
// src/verdict/report/rdjson-report.ts
var rdjson_report_exports = /* @__PURE__ */ __exportAll({ RdjsonReporter: () => RdjsonReporter });
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
// src/verdict/report/sarif-report.ts
var sarif_report_exports = /* @__PURE__ */ __exportAll({ SarifReporter: () => SarifReporter });
const MAX_RESULTS = 5e3;
const HASH_DIGITS = 16;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const NONE_OMITTED = /* @__PURE__ */ new Map();
var SarifReporter = class {
	version;
	folder;
	pages;
	results = {
		error: [],
		warning: [],
		info: []
	};
	rules = /* @__PURE__ */ new Map();
	failed = [];
	found = 0;
	constructor(version, folder, pages) {
		this.version = version;
		this.folder = folder;
		this.pages = pages;
	}
	file({ path, findings, omitted = NONE_OMITTED, error, rules, carried }) {
		const uri = repositoryPath(this.folder, path).split("/").map(encodeURIComponent).join("/");
		if (error !== void 0) this.failed.push({
			uri,
			path,
			error
		});
		for (const counts of omitted.values()) this.found += totalOf(counts);
		for (const finding of findings) {
			this.found++;
			const results = this.results[finding.level];
			if (results.length >= MAX_RESULTS) continue;
			results.push({
				uri,
				finding
			});
			if (this.rules.has(finding.rule)) continue;
			const rule = rules.find(({ id }) => id === finding.rule);
			const shape = rule === void 0 ? carried?.rules.get(finding.rule) : ruleShape(rule.id, rule, this.pages);
			if (shape !== void 0) this.rules.set(finding.rule, shape);
		}
		return [];
	}
	end() {
		const { error, warning, info } = this.results;
		const worst = [
			...error,
			...warning,
			...info
		].slice(0, MAX_RESULTS);
		const ids = [...new Set(worst.map(({ finding }) => finding.rule))].sort();
		const results = worst.map((result) => jsonWithoutCommands(resultShape(result, ids.indexOf(result.finding.rule))));
		const driver = {
			name: "roomlint",
			fullName: `roomlint ${this.version}`,
			semanticVersion: this.version,
			informationUri: this.pages.home,
			rules: ids.map((id) => this.rules.get(id) ?? ruleShape(id, void 0, this.pages))
		};
		const invocation = {
			executionSuccessful: this.failed.length === 0,
			toolExecutionNotifications: this.notifications(results.length)
		};
		const head = jsonWithoutCommands({
			tool: { driver },
			columnKind: "utf16CodeUnits",
			automationDetails: { id: "roomlint/" },
			invocations: [invocation]
		});
		return `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[${head.slice(0, -1)},"results":[\n${results.join(",\n")}\n]}]}\n`;
	}
	notifications(listed) {
		const notes = this.failed.map(({ uri, path, error }) => ({
			level: "error",
			message: plainText(`${path}: ${error}`),
			locations: [{ physicalLocation: { artifactLocation: { uri } } }]
		}));
		if (listed < this.found) {
			const text = `${this.found - listed} of ${this.found} findings are left out, the least severe first: the JSON report lists more`;
			notes.push({
				level: "warning",
				message: { text }
			});
		}
		return notes;
	}
};
function resultShape({ uri, finding }, ruleIndex) {
	const { rule, kind, level, message, fix, related, fingerprint } = finding;
	const relatedLocations = related.map((other, id) => ({
		id,
		message: plainText(other.message),
		...location(uri, other)
	}));
	return {
		ruleId: rule,
		ruleIndex,
		level: LEVELS$1[level],
		message: plainText(message),
		locations: [location(uri, finding)],
		partialFingerprints: {
			primaryLocationLineHash: lineHash(uri, fingerprint),
			"roomlint/v1": fingerprint
		},
		relatedLocations: related.length === 0 ? void 0 : relatedLocations,
		fixes: fix && [fixShape(uri, fix)],
		properties: { kind }
	};
}
function lineHash(uri, fingerprint) {
	const [print = "", number = "1"] = fingerprint.split(":");
	return `${hexDigest(pureSha256, new TextEncoder().encode(`${uri}\n${print}`)).slice(0, HASH_DIGITS)}:${number}`;
}
function fixShape(uri, { description, safety, edits }) {
	const replacements = edits.map(({ start, end, text }) => ({
		deletedRegion: {
			byteOffset: start,
			byteLength: end - start
		},
		insertedContent: { text }
	}));
	return {
		description: plainText(`${description}${safety === "unsafe" ? " (unsafe: may change the meaning)" : ""}`),
		artifactChanges: [{
			artifactLocation: { uri },
			replacements
		}]
	};
}
function plainText(text) {
	return { text: text.includes("](") ? text.replaceAll(/[\\[\]]/g, "\\$&") : text };
}
function location(uri, place) {
	const { start, end } = place;
	const name = placeText(place);
	return {
		physicalLocation: {
			artifactLocation: { uri },
			region: {
				startLine: start.line,
				startColumn: start.column,
				endLine: end.line,
				endColumn: end.column,
				byteOffset: start.offset,
				byteLength: end.offset - start.offset
			}
		},
		logicalLocations: name === "" ? void 0 : [{ fullyQualifiedName: name }]
	};
}
// src/verdict/report/short-report.ts
var short_report_exports = /* @__PURE__ */ __exportAll({ ShortReporter: () => ShortReporter });
var ShortReporter = class {
	file({ path, findings, omitted = /* @__PURE__ */ new Map(), error }) {
		const shownPath = printable(path);
		const lines = groupFindings(findings).shown.map(({ finding, ending }) => {
			const { start, level, message, rule } = finding;
			return `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${ending}\n`;
		});
		for (const [rule, counts] of omitted) lines.push(`${shownPath} ${counted(totalOf(counts), "more finding")} (${rule}): counted, not listed\n`);
		if (error !== void 0) lines.push(`${shownPath} error ${printable(error)}\n`);
		return lines;
	}
	end() {
		return "";
	}
};
exports.github_report_exports = github_report_exports;
exports.gitlab_report_exports = gitlab_report_exports;
exports.junit_report_exports = junit_report_exports;
exports.markdown_report_exports = markdown_report_exports;
exports.pureSha256 = pureSha256;
exports.rdjson_report_exports = rdjson_report_exports;
exports.sarif_report_exports = sarif_report_exports;
exports.short_report_exports = short_report_exports;
