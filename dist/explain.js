"use strict";
const { rulePack } = require("./rule-pack.js");
const { CommandError, rulePage } = require("./command.js");
const { pageText } = require("./command-report.js");
const { didYouMean } = require("./words.js");
// src/cli/explain/explain.ts
function explain(id, paint) {
	if (!rulePack.has(id)) throw new CommandError(`unknown rule "${id}": ${hint(id)}`);
	return pageText(rulePage(id), paint);
}
function hint(word) {
	const ids = [...rulePack.keys()];
	const parts = ids.filter((id) => id.split("/").includes(word));
	if (parts.length > 1) return `did you mean one of ${parts.join(", ")}?`;
	return didYouMean(parts[0] ?? word, ids, "`roomlint rules` lists them all");
}
exports.explain = explain;
