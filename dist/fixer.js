"use strict";
const { counted, printable } = require("./words.js");
const { RepairError, countFindings, holdsSnapshotRecord } = require("./core.js");
const { countedFindings } = require("./shared.js");
const { findLoss } = require("./shared-roundtrip.js");
const { removeLeftovers, replaceFile } = require("./command-check.js");
// src/world/workspace/fixer.ts
const MAX_REFUSALS = 5;
const MAX_FIXES = 5e4;
async function fixFile(options, { file, target }, linter, first, wanted, tell) {
	const writes = options.mode === "write";
	const isPassedOn = target.kind === "output";
	if (writes && !isPassedOn) removeLeftovers(file.absolute);
	if (wanted(first.result.findings).filter(({ fix }) => fix !== void 0).length > MAX_FIXES || first.result.omitted.size > 0) {
		if (writes && isPassedOn) tell({
			kind: "output",
			bytes: first.bytes
		});
		tell({
			kind: "note",
			message: `${file.path}: nothing is fixed: more than ${MAX_FIXES.toLocaleString("en")} findings have a fix. Use --only to fix them rule by rule`
		});
		return unchanged(first, first.result);
	}
	const { unsafe, strict = false } = options;
	let repair;
	try {
		repair = linter.repair(first.bytes, {
			wanted,
			unsafe,
			strict,
			first: first.result,
			findLoss
		});
	} catch (error) {
		if (!(error instanceof RepairError)) throw error;
		if (writes && isPassedOn) tell({
			kind: "output",
			bytes: first.bytes
		});
		return {
			kind: "failed",
			severity: "crash",
			message: `not fixed, because of a bug in a rule. Please report it: ${error.message}`,
			result: first.result
		};
	}
	if (first.mayBeOther && repair.splices.length > 0 && !holdsSnapshotRecord(repair.after.bytes)) {
		tell({
			kind: "note",
			message: `${file.path} is not fixed: it may not be a snapshot, because nothing in it has two documented fields of a record. To fix it anyway, name it`
		});
		return unchanged(first, first.result);
	}
	for (const event of refusalNotes(file, repair)) tell(event);
	if (repair.outgrown) {
		const most = linter.maxBytes.toLocaleString("en");
		tell({
			kind: "note",
			message: `${file.path}: some fixes are not made: the file would have more than ${most} bytes`
		});
	}
	if (!writes) {
		for (const event of shown(file, repair, wanted)) tell(event);
		return unchanged(first, repair.result);
	}
	if (isPassedOn) tell({
		kind: "output",
		bytes: repair.after.bytes
	});
	const outcome = isPassedOn ? applied(repair) : await write(file, repair, first.result);
	if (outcome.kind === "failed" || repair.repaired.length === 0) return outcome;
	tell({
		kind: "note",
		message: fixedNote(file, repair)
	});
	const problem = target.kind === "index" ? target.stage() : void 0;
	if (problem === void 0) return outcome;
	return {
		kind: "failed",
		severity: "error",
		message: `fixed, but the fixes are not staged: ${problem}`,
		result: outcome.result
	};
}
function refusalNotes({ path }, { refused }) {
	const messages = refused.slice(0, MAX_REFUSALS).map(({ rule, notFixed = "" }) => `${path}: ${rule} is not fixed: ${printable(notFixed)}`);
	const more = refused.length - MAX_REFUSALS;
	if (more > 0) messages.push(`${path}: ${counted(more, "more finding is", "more findings are")} not fixed`);
	return messages.map((message) => ({
		kind: "note",
		message
	}));
}
function unchanged({ bytes, result }, remaining) {
	return {
		kind: "done",
		bytes: bytes.length,
		result,
		remaining
	};
}
function applied({ after, result }) {
	return {
		kind: "done",
		bytes: after.bytes.length,
		result,
		remaining: result
	};
}
async function write({ absolute }, repair, first) {
	if (repair.splices.length === 0) return applied(repair);
	const replaced = replaceFile(absolute, repair.before.bytes, repair.after.bytes);
	switch (replaced.kind) {
		case "replaced": return applied(repair);
		case "changed": return {
			kind: "failed",
			severity: "error",
			message: "another program changed it meanwhile: nothing was written, run this again",
			result: void 0
		};
		case "error": return {
			kind: "failed",
			severity: "error",
			message: `not fixed: ${replaced.message}`,
			result: first
		};
	}
}
function shown({ path }, repair, wanted) {
	const { before, after, splices, repaired, result } = repair;
	const remaining = countedFindings(countFindings(wanted(result.findings), result.omitted)) || "no findings";
	const would = repaired.length === 0 ? "nothing to fix" : `would fix ${counted(repaired.length, "finding")}`;
	return [{
		kind: "diff",
		change: {
			path,
			before: before.shown,
			after: after.shown,
			splices
		}
	}, {
		kind: "note",
		message: `${path}: ${would}${tally(repair)}; ${remaining} would remain`
	}];
}
function fixedNote({ path }, repair) {
	const more = repair.unfinished ? "; more can be fixed: run it again" : "";
	return `${path}: fixed ${counted(repair.repaired.length, "finding")}${tally(repair)}${more}`;
}
function tally({ repaired }) {
	if (repaired.length === 0) return "";
	const counts = /* @__PURE__ */ new Map();
	for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
	return ` (${[...counts].map(([rule, count]) => count === 1 ? rule : `${rule} ${count} times`).join(", ")})`;
}
exports.fixFile = fixFile;
