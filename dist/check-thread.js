"use strict";
const { CommandError } = require("./command.js");
const { answerJobs } = require("./shared.js");
const { checkFile, fixesOfFile } = require("./world.js");
const { parentPort } = require("node:worker_threads");
// src/front/lsp/check-jobs.ts
function answerChecks(port) {
	answerJobs(port, async (job) => {
		try {
			return await answer(job);
		} catch (error) {
			throw error instanceof CommandError ? new Error(whole(error)) : error;
		}
	});
}
async function answer({ kind, path, bytes, options }) {
	if (kind === "fix") return {
		findings: [],
		error: void 0,
		splices: await fixesOfFile(path, {
			...options,
			bytes,
			onlySnapshots: true
		})
	};
	const how = kind === "try" ? {} : {
		onlySnapshots: true,
		triesFixes: false
	};
	const { findings, error } = await checkFile(path, {
		...options,
		bytes,
		...how
	});
	return {
		findings,
		error,
		splices: []
	};
}
function whole({ message, details }) {
	return details === "" ? message : `${message}\n${details}`;
}
// src/front/lsp/check-thread.ts
if (parentPort !== null) answerChecks(parentPort);

