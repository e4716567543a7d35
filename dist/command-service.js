"use strict";
const { UnusableSnapshotError } = require("./shared-room.js");
const { NotJsonError } = require("./shared-roundtrip.js");
// src/service/unusable.ts
const NO_SECTION = "it has none of the five sections";
function unusable(error) {
	if (error instanceof UnusableSnapshotError) return {
		which: sideOf(error),
		why: error.fault
	};
	if (!(error instanceof NotJsonError)) throw error;
	const { line, column } = error.at;
	return {
		which: sideOf(error),
		why: `it is not JSON: line ${line}, column ${column}: ${error.fault}`
	};
}
function sideOf({ which }) {
	return which === "before" ? "room" : "snapshot";
}
exports.NO_SECTION = NO_SECTION;
exports.unusable = unusable;
