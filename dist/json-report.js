"use strict";
const { totalOf } = require("./core.js");
const { jsonWithoutCommands } = require("./words.js");
// src/report/json-report.ts
const VERSION = 1;
const AROUND = 20;
var JsonReporter = class {
	files = 0;
	*file(report) {
		yield this.files++ === 0 ? `{\n  "version": ${VERSION},\n  "files": [\n` : ",\n";
		const { findings, ...about } = fileShape(report);
		yield `${indent(jsonWithoutCommands(about, 2), "    ").slice(0, -6)},\n      "findings": [`;
		let before = "\n";
		for (const finding of findings) {
			yield before + jsonWithoutCommands([[[[findingShape(finding)]]]], 2).slice(AROUND, -20);
			before = ",\n";
		}
		yield findings.length === 0 ? "]\n    }" : "\n      ]\n    }";
	}
	end({ files, errors, warnings, infos, fixable, earlier, passedOver }) {
		const counts = {
			files,
			errors,
			warnings,
			infos,
			fixable
		};
		const summary = earlier === void 0 ? counts : {
			...counts,
			earlier
		};
		const member = (name, value) => `  "${name}": ${indent(jsonWithoutCommands(value, 2), "  ").trimStart()}`;
		return `${this.files === 0 ? `{\n  "version": ${VERSION},\n  "files": [` : "\n  "}],\n${member("passedOver", passedOver)},\n${member("summary", summary)}\n}\n`;
	}
};
function indent(text, by) {
	return by + text.replaceAll("\n", `\n${by}`);
}
function fileShape({ path, bytes, findings, omitted, earlier, uncovered, error }) {
	return {
		path,
		...bytes === void 0 ? {} : { bytes },
		...error === void 0 ? {} : { error },
		...omitted === void 0 || omitted.size === 0 ? {} : { omitted: omittedShape(omitted) },
		...earlier === void 0 ? {} : { earlier },
		...uncovered === void 0 ? {} : { uncovered: uncovered.map(findingShape) },
		findings
	};
}
function omittedShape(omitted) {
	const rules = [...omitted].sort(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(rules.map(([rule, counts]) => [rule, totalOf(counts)]));
}
function findingShape(finding) {
	const { rule, level, message, related, fix, notFixed, fingerprint } = finding;
	return {
		rule,
		level,
		message,
		...placeShape(finding),
		related: related.map((other) => ({
			message: other.message,
			...placeShape(other)
		})),
		...fix === void 0 ? {} : { fix },
		...notFixed === void 0 ? {} : { notFixed },
		fingerprint
	};
}
function placeShape({ pointer, embedded, start, end }) {
	return {
		pointer,
		embedded,
		start,
		end
	};
}
exports.JsonReporter = JsonReporter;
