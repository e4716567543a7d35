"use strict";
const { TextMemory, prescan, prescanInPlace } = require("./text.js");
const { workerData } = require("node:worker_threads");
// src/files/prescan-worker.ts
const { bytes, memory, progress, port } = workerData;
Atomics.wait(progress, 0, 0);
if (Atomics.load(progress, 0) === 1) {
	const found = memory === void 0 ? prescan(bytes) : prescanInPlace(new TextMemory(memory), bytes.length);
	port.postMessage(found);
	Atomics.store(progress, 1, 1);
	Atomics.notify(progress, 1);
}

