"use strict";
const { rulePack } = require("./rule-pack.js");
const { nodeSha256 } = require("./command-check.js");
const { createLinter } = require("./core.js");
const { activeRules, presetSetting } = require("./words.js");
const { SnapshotText, importInto } = require("./shared-room.js");
const { NO_SECTION, unusable } = require("./command-service.js");
const { parentPort } = require("node:worker_threads");
// src/service/import-work.ts
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
		return {
			kind: "unusable",
			...unusable(error)
		};
	}
}
let linter;
function findingCounts(snapshot) {
	linter ??= recommendedLinter();
	return linter.report(snapshot).counts();
}
function recommendedLinter() {
	const settings = [...rulePack].map(([id, rule]) => [id, presetSetting("recommended", rule)]);
	return createLinter(rulePack, activeRules(rulePack, new Map(settings)), nodeSha256);
}
// src/service/import-thread.ts
parentPort?.on("message", (job) => {
	parentPort?.postMessage(job.kind === "import" ? outcomeOfImport(job.room, job.snapshot, job.reading) : findingCounts(job.snapshot));
});

