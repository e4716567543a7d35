"use strict";
const { pureSha256 } = require("./hash.js");
const { hexDigest, totalOf } = require("./core.js");
const { TextReporter, repositoryPath } = require("./shared.js");
const { counted, countedFiles, countedFindings, jsonWithoutCommands, printable, visible } = require("./words.js");
const { graphBlock, graphOfFindings } = require("./play.js");
const { EXAMPLE_FILE, ruleBlocks } = require("./rule-pages.js");
// src/report/gitlab-report.ts
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
	*file({ path, findings, error }) {
		const inRepository = repositoryPath(this.folder, path);
		if (error !== void 0) yield this.entry({
			description: error,
			check_name: "roomlint",
			fingerprint: digest(inRepository, "error", error),
			severity: "critical",
			location: {
				path: inRepository,
				lines: { begin: 1 }
			}
		});
		for (const { rule, level, message, start, fingerprint } of findings) yield this.entry({
			description: message,
			check_name: rule,
			fingerprint: digest(inRepository, rule, fingerprint),
			severity: SEVERITIES$1[level],
			location: {
				path: inRepository,
				lines: { begin: start.line }
			}
		});
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
// src/report/junit-report.ts
var JUnitReporter = class {
	suites = 0;
	*file({ path, findings, error }) {
		if (this.suites++ === 0) yield HEAD$1;
		const failures = findings.filter(({ level }) => level === "error").length;
		const errors = error === void 0 ? 0 : 1;
		const tests = Math.max(1, findings.length + errors);
		yield `  <testsuite name="${attribute(path)}" tests="${tests}" failures="${failures}" errors="${errors}" skipped="0" time="0">\n`;
		for (const finding of findings) yield testCase(path, finding);
		if (error !== void 0) yield `    <testcase name="check" classname="${attribute(path)}">\n      <error message="${attribute(error)}"/>\n    </testcase>\n`;
		else if (findings.length === 0) yield `    <testcase name="no findings" classname="${attribute(path)}"/>\n`;
		yield "  </testsuite>\n";
	}
	end(_summary) {
		return `${this.suites === 0 ? HEAD$1 : ""}</testsuites>\n`;
	}
};
const HEAD$1 = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"roomlint\">\n";
function testCase(path, { rule, level, message, start }) {
	const place = `${path}:${start.line}:${start.column}`;
	const open = `    <testcase name="${attribute(`${rule} at line ${start.line}, column ${start.column}`)}" classname="${attribute(path)}"`;
	if (level === "error") return `${open}>\n      ${`<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`}\n    </testcase>\n`;
	return `${open}>\n      <system-out>${attribute(`${place} ${level} ${message}`)}</system-out>\n    </testcase>\n`;
}
function attribute(text) {
	return printable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll(/##([\w.]{0,20})\[/g, "##$1&#91;").replaceAll(/[\ufffe\uffff]/g, "\ufffd");
}
// src/report/markdown-report.ts
const MAX_BYTES = 9e5;
const MAX_ROWS = 500;
const MAX_FAILED$1 = 100;
const MAX_GRAPHS = 10;
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
	file({ path, findings, error, shownBytes }) {
		if (error !== void 0 && this.failures++ < MAX_FAILED$1) this.failed.push(`- ${code(path)}: ${text(error)}\n`);
		for (const finding of findings) {
			const rows = this.rows[finding.level];
			if (rows.length < MAX_ROWS) rows.push({
				path,
				finding
			});
		}
		const drawn = this.graphs.length < MAX_GRAPHS ? graphOfFindings(shownBytes, findings) : void 0;
		if (drawn !== void 0) this.graphs.push(`\n### Quests of ${code(path)}\n\n${graphBlock(drawn)}`);
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
		let rowsWritten = 0;
		let bytes = byteLength(body);
		for (const row of rows) {
			const line = this.row(row);
			bytes += byteLength(line);
			if (bytes > MAX_BYTES) break;
			body += line;
			rowsWritten++;
		}
		if (rowsWritten < found) body += `\n\u2026 and ${counted(found - rowsWritten, "more finding")}: the JSON report lists them all.\n`;
		for (const graph of this.graphs) {
			bytes += byteLength(graph);
			if (bytes > MAX_BYTES) break;
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
	const cut = content.length > MAX_MESSAGE_LENGTH ? `${content.slice(0, MAX_MESSAGE_LENGTH)}\u2026` : content;
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
// src/report/rdjson-report.ts
const SEVERITIES = {
	error: "ERROR",
	warning: "WARNING",
	info: "INFO"
};
const LF = 10;
const CR = 13;
var RdjsonReporter = class {
	diagnostics = 0;
	*file({ path, findings, error, shownBytes }) {
		if (error !== void 0) yield this.diagnostic({
			message: error,
			location: { path },
			severity: "ERROR"
		});
		const positions = bytePositions(shownBytes, findings.flatMap(offsetsOf));
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
			yield this.diagnostic({
				message,
				location: location(finding),
				severity: SEVERITIES[level],
				code: { value: rule },
				...edit === void 0 ? {} : { suggestions: [{
					range: {
						start: at(edit.start),
						end: at(edit.end)
					},
					text: edit.text
				}] },
				...related.length === 0 ? {} : { related_locations: related.map((other) => ({
					message: other.message,
					location: location(other)
				})) }
			});
		}
	}
	end() {
		return this.diagnostics === 0 ? `${HEAD}]}\n` : "\n]}\n";
	}
	diagnostic(diagnostic) {
		return `${this.diagnostics++ === 0 ? `${HEAD}\n` : ",\n"}${jsonWithoutCommands(diagnostic)}`;
	}
};
const HEAD = "{\"source\":{\"name\":\"roomlint\"},\"diagnostics\":[";
function onlyEdit({ fix }) {
	return fix?.safety === "safe" && fix.edits.length === 1 ? fix.edits[0] : void 0;
}
function offsetsOf(finding) {
	const edit = onlyEdit(finding);
	const ranges = [finding, ...finding.related].flatMap(({ start, end }) => [start.offset, end.offset]);
	return edit === void 0 ? ranges : [
		...ranges,
		edit.start,
		edit.end
	];
}
function bytePositions(bytes, offsets) {
	const found = /* @__PURE__ */ new Map();
	let [at, line, lineStart] = [
		0,
		1,
		0
	];
	for (const offset of [...offsets].sort((a, b) => a - b)) {
		for (; at < offset; at++) {
			const byte = bytes[at];
			if (byte !== LF && !(byte === CR && bytes[at + 1] !== LF)) continue;
			line++;
			lineStart = at + 1;
		}
		found.set(offset, {
			line,
			column: offset - lineStart + 1
		});
	}
	return found;
}
// src/report/rule-page.ts
function rulePage(rule) {
	return `${ruleBlocks(rule).map(markdown).join("\n\n")}\n`;
}
function markdown(block) {
	switch (block.kind) {
		case "heading": return `${"#".repeat(block.level)} ${block.text}`;
		case "paragraph": return block.text;
		case "facts": return table(block.facts.map(([name]) => name), [block.facts.map(([, value]) => value)]);
		case "code": return fenced(block.language, block.content);
		case "diagnostics": return fenced("text", diagnostics(block));
		case "options": return table([
			"Option",
			"Type",
			"Default",
			"Meaning"
		], block.options.map(optionCells));
	}
}
function diagnostics({ findings, shownBytes }) {
	const reporter = new TextReporter((_style, text) => text, false);
	const report = {
		path: EXAMPLE_FILE,
		bytes: shownBytes.length,
		findings,
		rules: [],
		shownBytes
	};
	return [...reporter.file(report)].join("").trimEnd();
}
function optionCells(option) {
	return [
		`\`${option.name}\``,
		option.type,
		`\`${option.default}\``,
		option.description
	];
}
function table(head, rows) {
	return [
		tableRow(head),
		`|${"---|".repeat(head.length)}`,
		...rows.map(tableRow)
	].join("\n");
}
function tableRow(cells) {
	return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
function fenced(language, content) {
	let longest = 2;
	for (const [ticks] of content.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
	const fence = "`".repeat(longest + 1);
	return `${fence}${language}\n${printable(content, "\n	")}\n${fence}`;
}
// src/report/sarif-report.ts
const MAX_RESULTS = 25e3;
const MAX_GZIPPED_BYTES = 95e5;
const MAX_UNITS = 1 << 28;
const GZIPPED_TOGETHER = 1 << 20;
const HASH_DIGITS = 16;
const MAX_FAILED = 1e3;
const LEVELS = {
	error: "error",
	warning: "warning",
	info: "note"
};
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const NONE_OMITTED = /* @__PURE__ */ new Map();
var SarifReporter = class {
	version;
	folder;
	gzippedSize;
	results = {
		error: [],
		warning: [],
		info: []
	};
	rules = /* @__PURE__ */ new Map();
	failed = [];
	given = /* @__PURE__ */ new Set();
	hashes = /* @__PURE__ */ new Map();
	failures = 0;
	found = 0;
	omits = false;
	constructor(version, folder, gzippedSize) {
		this.version = version;
		this.folder = folder;
		this.gzippedSize = gzippedSize;
	}
	file({ path, findings, omitted = NONE_OMITTED, error, rules }) {
		const uri = uriOf(repositoryPath(this.folder, path));
		if (error !== void 0 && this.failures++ < MAX_FAILED) this.failed.push({
			uri,
			path,
			error
		});
		for (const counts of omitted.values()) {
			this.found += totalOf(counts);
			this.omits = true;
		}
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
			if (rule !== void 0) this.rules.set(finding.rule, rule);
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
		const results = this.fitting(worst.map((result) => {
			const lineHash = this.lineHash(result);
			return () => jsonWithoutCommands(resultShape(result, ids.indexOf(result.finding.rule), lineHash));
		}));
		const driver = {
			name: "roomlint",
			fullName: `roomlint ${this.version}`,
			semanticVersion: this.version,
			rules: ids.map((id) => ruleShape(id, this.rules.get(id)))
		};
		const invocation = {
			executionSuccessful: this.failures === 0,
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
	lineHash({ uri, finding }) {
		const [print = "", given = "1"] = finding.fingerprint.split(":");
		const hash = hexDigest(pureSha256, new TextEncoder().encode(`${uri}\n${print}`)).slice(0, HASH_DIGITS);
		const highest = this.hashes.get(hash) ?? 0;
		const number = this.given.has(`${hash}:${given}`) ? highest + 1 : Number(given);
		this.hashes.set(hash, Math.max(highest, number));
		this.given.add(`${hash}:${number}`);
		return `${hash}:${number}`;
	}
	fitting(results) {
		const fit = [];
		let gzipped = 0;
		let units = 0;
		let batch = [];
		let length = 0;
		const flush = () => {
			gzipped += this.gzippedSize(batch.join(",\n"));
			if (gzipped > MAX_GZIPPED_BYTES) return false;
			for (const text of batch) fit.push(text);
			[batch, length] = [[], 0];
			return true;
		};
		for (const result of results) {
			const text = result();
			units += text.length;
			if (units > MAX_UNITS) break;
			if (length + text.length > GZIPPED_TOGETHER && !flush()) return fit;
			batch.push(text);
			length += text.length;
		}
		flush();
		return fit;
	}
	notifications(listed) {
		const notes = this.failed.map(({ uri, path, error }) => ({
			level: "error",
			message: plainText(`${path}: ${error}`),
			locations: [{ physicalLocation: { artifactLocation: { uri } } }]
		}));
		if (this.failures > this.failed.length) {
			const text = `${this.failures - this.failed.length} more files could not be checked: the JSON report lists them all`;
			notes.push({
				level: "error",
				message: { text }
			});
		}
		if (listed < this.found) {
			const text = `${this.found - listed} of ${this.found} findings are left out, the least severe first: ${this.omits ? "with --max-findings 0, " : ""}the JSON report lists them all`;
			notes.push({
				level: "warning",
				message: { text }
			});
		}
		return notes;
	}
};
function ruleShape(id, rule) {
	if (rule === void 0) return {
		id,
		name: ruleName(id),
		shortDescription: { text: id }
	};
	return {
		id,
		name: ruleName(id),
		shortDescription: { text: rule.summary },
		fullDescription: { text: rule.why },
		help: {
			text: rule.why,
			markdown: rulePage(rule)
		},
		defaultConfiguration: { level: LEVELS[rule.level] }
	};
}
function ruleName(id) {
	return id.split(/[^a-zA-Z0-9]+/).filter((word) => word !== "").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
function resultShape({ uri, finding }, ruleIndex, lineHash) {
	const { rule, level, message, fix, related, fingerprint } = finding;
	return {
		ruleId: rule,
		ruleIndex,
		level: LEVELS[level],
		message: plainText(message),
		locations: [location(uri, finding)],
		partialFingerprints: {
			primaryLocationLineHash: lineHash,
			"roomlint/v1": fingerprint
		},
		...related.length === 0 ? {} : { relatedLocations: related.map((other, id) => ({
			id,
			message: plainText(other.message),
			...location(uri, other)
		})) },
		...fix === void 0 ? {} : { fixes: [{
			description: plainText(`${fix.description}${fix.safety === "unsafe" ? " (unsafe: may change the meaning)" : ""}`),
			artifactChanges: [{
				artifactLocation: { uri },
				replacements: fix.edits.map(({ start, end, text }) => ({
					deletedRegion: {
						byteOffset: start,
						byteLength: end - start
					},
					insertedContent: { text }
				}))
			}]
		}] }
	};
}
function plainText(text) {
	return { text: text.includes("](") ? text.replaceAll(/[\\[\]]/g, "\\$&") : text };
}
function location(uri, { start, end, pointer, embedded }) {
	const name = [pointer, ...embedded].join("#");
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
		...name === "" ? {} : { logicalLocations: [{ fullyQualifiedName: name }] }
	};
}
function uriOf(path) {
	return path.split("/").map(encodeURIComponent).join("/");
}
// src/report/simulation-junit.ts
function* simulationJunit(path, { runs }) {
	yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"roomlint simulate\">\n";
	for (const [index, run] of runs.entries()) yield* suite(`${path} run ${index + 1}`, run);
	yield "</testsuites>\n";
}
const ENDLESS = "<failure message=\"stopped: quests set each other off endlessly\" type=\"endless\"/>";
const STOPPED = {
	"at-once": ENDLESS,
	"in-time": ENDLESS,
	script: "<failure message=\"stopped: the script takes too many steps\" type=\"too-long\"/>"
};
function* suite(name, { outcomes, stopped, line }) {
	const tests = outcomes.filter(({ kind }) => kind === "held" || kind === "failed");
	const failures = tests.filter(({ kind }) => kind === "failed").length + (stopped === void 0 ? 0 : 1);
	const suiteName = attribute(name);
	yield `  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`;
	for (const outcome of tests) {
		yield `    <testcase name="${attribute(`line ${outcome.line.line}: ${outcome.line.source}`)}" classname="${suiteName}"`;
		if (outcome.kind !== "failed") yield "/>\n";
		else yield `>\n      <failure message="${attribute(outcome.message)}" type="expect"/>\n    </testcase>\n`;
	}
	yield `    <testcase name="line ${line}: the run comes to an end" classname="${suiteName}"`;
	yield stopped === void 0 ? "/>\n" : `>\n      ${STOPPED[stopped]}\n    </testcase>\n`;
	yield "  </testsuite>\n";
}
exports.GitLabReporter = GitLabReporter;
exports.JUnitReporter = JUnitReporter;
exports.MarkdownReporter = MarkdownReporter;
exports.RdjsonReporter = RdjsonReporter;
exports.SarifReporter = SarifReporter;
exports.simulationJunit = simulationJunit;
