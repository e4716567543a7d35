"use strict";
const { checkSnapshot } = require("./index.js");
const { answerJobs } = require("./shared.js");
const { parentPort } = require("node:worker_threads");
// src/world/workspace/snapshot-thread.ts
if (parentPort !== null) answerJobs(parentPort, async ({ bytes, config }) => {
	const { value, shownBytes, ...result } = checkSnapshot(bytes, config);
	const shown = shownBytes === bytes ? {} : { shownBytes };
	return {
		...result,
		...shown,
		hasTree: value() !== void 0
	};
});

