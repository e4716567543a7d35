import { rulePack } from "./rules.js";
import { RepairError, addMember, createLinter, defineRule, findSchemaFaults as findSchemaFaults$1, keyAt, ownedComplaints, placeMatcher, readConfig, recordAt, removeMember, renewUuid, replaceValue, rulesForFile } from "./core.js";
import { NotJsonError, compareTexts } from "./roundtrip.js";
import { EditError, JsonEditor, Place, Spelled, applySplices } from "./text.js";
// src/index.ts
var ConfigError = class extends Error {
	faults;
	name = "ConfigError";
	constructor(faults) {
		super(faults.map(({ message }) => message).join("; "));
		this.faults = faults;
	}
};
function checkSnapshot(bytes, config = {}) {
	requireBytes(bytes);
	return linterFor(config).lint(bytes);
}
function repairSnapshot(bytes, config = {}, { unsafe = false } = {}) {
	requireBytes(bytes);
	const linter = linterFor(config);
	return linter.repair(bytes, {
		unsafe,
		first: linter.lint(bytes)
	});
}
function compareSnapshots(before, after, { keep = "bytes", allow = [] } = {}) {
	requireBytes(before);
	requireBytes(after);
	return compareTexts(before, after, {
		keep,
		allow: allow.map(placeMatcher)
	});
}
const OWNED = ownedComplaints(rulePack);
function findSchemaFaults(record, value) {
	return findSchemaFaults$1(record, value, OWNED);
}
function requireBytes(bytes) {
	if (bytes instanceof Uint8Array) return;
	throw new TypeError(`roomlint takes the bytes of a file, a Uint8Array, and this is ${typeof bytes === "string" ? "a text: give new TextEncoder().encode(text)" : "something else"}`);
}
function linterFor(config) {
	const reading = readConfig(config, rulePack);
	if ("faults" in reading) throw new ConfigError(reading.faults);
	return createLinter(rulePack, rulesForFile(rulePack, {
		config: reading,
		preset: void 0,
		commandLine: /* @__PURE__ */ new Map()
	}, () => false));
}
export { ConfigError, EditError, JsonEditor, NotJsonError, Place, RepairError, RepairError as RepairFault, Spelled, addMember, applySplices, checkSnapshot, compareSnapshots, defineRule, findSchemaFaults, keyAt, recordAt, removeMember, renewUuid, repairSnapshot, replaceValue, rulePack };
