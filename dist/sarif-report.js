"use strict";
const { hexDigest, totalOf } = require("./core.js");
const { pureSha256 } = require("./shared-lint.js");
const { LEVELS, repositoryPath, ruleShape } = require("./command-report.js");
const { jsonWithoutCommands } = require("./command.js");
// src/verdict/report/sarif-report.ts
const MAX_RESULTS = 5e3;
const HASH_DIGITS = 16;
const MAX_FAILED = 1e3;
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
	given = /* @__PURE__ */ new Set();
	hashes = /* @__PURE__ */ new Map();
	failures = 0;
	found = 0;
	omits = false;
	constructor(version, folder, pages) {
		this.version = version;
		this.folder = folder;
		this.pages = pages;
	}
	file({ path, findings, omitted = NONE_OMITTED, error, rules, carried }) {
		const uri = repositoryPath(this.folder, path).split("/").map(encodeURIComponent).join("/");
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
		const results = worst.map((result) => jsonWithoutCommands(resultShape(result, ids.indexOf(result.finding.rule), this.lineHash(result))));
		const driver = {
			name: "roomlint",
			fullName: `roomlint ${this.version}`,
			semanticVersion: this.version,
			informationUri: this.pages.home,
			rules: ids.map((id) => this.rules.get(id) ?? ruleShape(id, void 0, this.pages))
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
			const text = `${this.found - listed} of ${this.found} findings are left out, the least severe first: the JSON report lists ${this.omits ? "more" : "them all"}`;
			notes.push({
				level: "warning",
				message: { text }
			});
		}
		return notes;
	}
};
function resultShape({ uri, finding }, ruleIndex, lineHash) {
	const { rule, kind, level, message, fix, related, fingerprint } = finding;
	const relatedLocations = related.map((other, id) => ({
		id,
		message: plainText(other.message),
		...location(uri, other)
	}));
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
		relatedLocations: related.length === 0 ? void 0 : relatedLocations,
		fixes: fix && [fixShape(uri, fix)],
		properties: { kind }
	};
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
		logicalLocations: name === "" ? void 0 : [{ fullyQualifiedName: name }]
	};
}
exports.SarifReporter = SarifReporter;
