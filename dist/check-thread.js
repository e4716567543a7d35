"use strict";
const { plainFinding } = require("./core.js");
const { checkFile, fixesOfFile } = require("./command-workspace.js");
const { CommandError } = require("./command.js");
const { parentPort } = require("node:worker_threads");
// src/lsp/check-orders.ts
function answerOrders(port) {
	const running = /* @__PURE__ */ new Map();
	port.on("message", (order) => {
		if (order.kind === "stop") running.get(order.id)?.abort();
		else answer(order, running).then((given) => port.postMessage(given));
	});
}
async function answer(job, running) {
	const stop = new AbortController();
	running.set(job.id, stop);
	try {
		return await done(job, stop.signal);
	} catch (error) {
		if (stop.signal.aborted) return {
			id: job.id,
			kind: "stopped"
		};
		const message = error instanceof CommandError ? whole(error) : String(error);
		return {
			id: job.id,
			kind: "failed",
			message
		};
	} finally {
		running.delete(job.id);
	}
}
async function done({ id, kind, path, bytes, options }, signal) {
	if (kind === "fix") {
		const { splices, notes } = await fixesOfFile(path, {
			...options,
			bytes,
			onlySnapshots: true
		});
		return {
			id,
			kind: "fixed",
			splices,
			notes
		};
	}
	const how = kind === "try" ? {} : {
		onlySnapshots: true,
		triesFixes: false,
		signal
	};
	const { findings, error, ignored } = await checkFile(path, {
		...options,
		bytes,
		...how
	});
	return {
		id,
		kind: "checked",
		findings: findings.map(plainFinding),
		error,
		ignored
	};
}
function whole({ message, details }) {
	return details === "" ? message : `${message}\n${details}`;
}
// src/lsp/check-thread.ts
if (parentPort !== null) answerOrders(parentPort);

