"use strict";
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { keepsAll } = require("./verdict.js");
const { CommandError, EXIT, isNeverSnapshot } = require("./command.js");
const { BaseSettings, ChangeGates } = require("./command-check.js");
const { branchChanges, stagedChanges } = require("./world.js");
const { basename, dirname } = require("node:path");
// src/front/cli/plan/plan-beside.ts
async function planBeside(request, terminal) {
	const doubtful = await doubtfulPaths(request, terminal);
	if (doubtful?.size === 0) return EXIT.clean;
	return (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.planner_exports)).runPlan({
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
		const [was, is] = [before.read(MAX_IMPORTED_BYTES, false), read(MAX_IMPORTED_BYTES)];
		if (was.kind !== "bytes" || is.kind !== "bytes" || !keepsAll(was.bytes, is.bytes)) return true;
		const gate = await gates.of(before.name, dirname(absolute));
		return gate.before.protect.length > 0 || gate.now.protect.length > 0;
	} catch (error) {
		if (error instanceof CommandError) return true;
		throw error;
	}
}
exports.planBeside = planBeside;
