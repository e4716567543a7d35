"use strict";
const { MAX_IMPORTED_BYTES, SECTIONS, looksLikeSnapshot } = require("./core.js");
const { isObject, member } = require("./words.js");
const { byteOrderMarkLength, decodeUtf8, prescan } = require("./text.js");
const { hasTasks } = require("./shared-snapshot.js");
const { CommandError, EXIT, isNeverSnapshot } = require("./command.js");
const { BaseSettings, ChangeGates, unprescannedBuffer } = require("./command-check.js");
const { branchChanges, stagedChanges } = require("./command-workspace.js");
const { basename, dirname } = require("node:path");
// src/verdict/room/keeps-all.ts
const RECONCILED = [
	"roomItems",
	"quests",
	"settings"
];
function keepsAll(current, next) {
	const before = plainValue(current);
	if (before === void 0) return false;
	const after = plainValue(next);
	if (after === void 0) return false;
	if (!looksLikeSnapshot(before) && !looksLikeSnapshot(after)) return true;
	if (!isObject(before) || !isObject(after) || !isRoom(before)) return false;
	return RECONCILED.every((name) => keepsRecords(before, after, name)) && keepsLogic(before, after) && keepsTasks(member(before, "roomTasks"), member(after, "roomTasks"));
}
function plainValue(bytes) {
	const { depth, members, keysToCheck, escapedKeys } = prescan(bytes).surface;
	if (depth >= 256 || members > 5e5 || keysToCheck || escapedKeys) return void 0;
	const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
	if (text === void 0) return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isRoom(value) {
	const sections = SECTIONS.map((name) => member(value, name)).filter((section) => section !== void 0);
	return sections.every(isObject) && (sections.length > 0 || Object.keys(value).length === 0);
}
function keepsLogic(before, after) {
	const items = sectionOf(after, "roomItems");
	if (items === void 0) return true;
	const logic = sectionOf(after, "logic") ?? {};
	return Object.keys(sectionOf(before, "logic") ?? {}).every((key) => Object.hasOwn(logic, key)) && Object.entries(sectionOf(before, "roomItems") ?? {}).every(([key, item]) => extraDataOf(item) === void 0 || extraDataOf(item) === extraDataOf(items[key]));
}
function extraDataOf(item) {
	return isObject(item) ? member(item, "extraData") : void 0;
}
function sectionOf(room, name) {
	const section = member(room, name);
	return isObject(section) ? section : void 0;
}
function keepsTasks(was, is) {
	return is === void 0 || !hasTasks(was) || hasTasks(is);
}
function keepsRecords(before, after, name) {
	const [was, is] = [member(before, name), member(after, name)];
	if (is === void 0) return true;
	return isObject(is) && Object.keys(was ?? {}).every((key) => Object.hasOwn(is, key));
}
// src/front/cli/plan/plan-beside.ts
async function planBeside(request, terminal) {
	const doubtful = await doubtfulPaths(request, terminal);
	if (doubtful?.size === 0) return EXIT.clean;
	return (await Promise.resolve().then(() => require("./command-room.js")).then((n) => n.planner_exports)).runPlan({
		...request,
		beside: { only: doubtful }
	}, terminal);
}
async function doubtfulPaths(request, { world }) {
	if ((world.env.ROOMLINT_MAX_REMOVED ?? "") !== "") return void 0;
	const { paths, cwd, config } = request;
	const scope = {
		paths,
		cwd,
		access: world
	};
	const { repository, changes, problems } = request.kind === "since" ? branchChanges(request.ref, scope) : stagedChanges(scope, request.mustChange);
	if (problems.length > 0) return void 0;
	const doubtful = /* @__PURE__ */ new Set();
	if (changes.base === void 0) return doubtful;
	for (const { absolute } of changes.deleted) if (!isNeverSnapshot(basename(absolute))) doubtful.add(absolute);
	const gates = new ChangeGates(config, cwd, new BaseSettings(repository, changes.base));
	for (const file of changes.files) if (!isNeverSnapshot(basename(file.absolute)) && await isDoubtful(file, gates)) doubtful.add(file.absolute);
	return doubtful;
}
async function isDoubtful({ absolute, before, read }, gates) {
	if (before === void 0) return false;
	try {
		const [was, is] = [before.read(MAX_IMPORTED_BYTES, false), read(MAX_IMPORTED_BYTES, unprescannedBuffer)];
		if (was.kind !== "bytes" || is.kind !== "bytes" || !keepsAll(was.bytes, is.bytes)) return true;
		const gate = await gates.of(before.name, dirname(absolute));
		return gate.before.protect.length > 0 || gate.now.protect.length > 0;
	} catch (error) {
		if (error instanceof CommandError) return true;
		throw error;
	}
}
exports.planBeside = planBeside;
