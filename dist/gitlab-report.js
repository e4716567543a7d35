"use strict";
const { pureSha256 } = require("./shared-lint.js");
const { hexDigest } = require("./core.js");
const { repositoryPath } = require("./command-report.js");
const { jsonWithoutCommands } = require("./command.js");
// src/verdict/report/gitlab-report.ts
const SEVERITIES = {
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
			severity: SEVERITIES[level],
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
exports.GitLabReporter = GitLabReporter;
