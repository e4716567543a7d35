"use strict";
const { ThreadHost, startThread } = require("./shared-files.js");
// src/workspace/snapshot-checks.ts
const ENDED_AT_ONCE = () => 0;
let host;
function snapshotThread() {
	const script = scriptOfThread();
	if (script !== void 0) host ??= new ThreadHost(() => startThread(script), ENDED_AT_ONCE);
	return host;
}
function scriptOfThread() {
	const { process } = globalThis;
	const { existsSync } = process?.getBuiltinModule?.("node:fs") ?? {};
	const here = require("node:url").pathToFileURL(__filename).href;
	if (existsSync === void 0 || !here.startsWith("file:")) return void 0;
	return ["./snapshot-thread.js", "../snapshot-thread.js"].map((name) => new URL(name, here)).find((script) => existsSync(script));
}
exports.snapshotThread = snapshotThread;
