"use strict";
const { SnapshotText, UnusableSnapshotError, importInto } = require("./shared-room.js");
const { NotJsonError } = require("./shared-roundtrip.js");
// src/service/import-outcome.ts
function outcomeOfImport(room, snapshot, reading) {
	try {
		const current = SnapshotText.read(room, "before");
		const given = SnapshotText.read(snapshot, "after", current);
		if (given.isSnapshot) return {
			kind: "room",
			bytes: importInto(current, given, reading)
		};
		return {
			kind: "unusable",
			which: "snapshot",
			why: NO_SECTION
		};
	} catch (error) {
		const why = whyUnusable(error);
		return {
			kind: "unusable",
			which: error.which === "before" ? "room" : "snapshot",
			why
		};
	}
}
const NO_SECTION = "it has none of the five sections";
function snapshotFault(snapshot) {
	try {
		return SnapshotText.read(snapshot, "before").isSnapshot ? void 0 : NO_SECTION;
	} catch (error) {
		return whyUnusable(error);
	}
}
function whyUnusable(error) {
	if (error instanceof UnusableSnapshotError) return error.fault;
	if (!(error instanceof NotJsonError)) throw error;
	const { line, column } = error.at;
	return `it is not JSON: line ${line}, column ${column}: ${error.fault}`;
}
exports.outcomeOfImport = outcomeOfImport;
exports.snapshotFault = snapshotFault;
