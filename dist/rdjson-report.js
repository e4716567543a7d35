"use strict";
const { jsonWithoutCommands } = require("./words.js");
// src/report/rdjson-report.ts
const SEVERITIES = {
	error: "ERROR",
	warning: "WARNING",
	info: "INFO"
};
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
			if (byte !== 10 && !(byte === 13 && bytes[at + 1] !== 10)) continue;
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
exports.RdjsonReporter = RdjsonReporter;
