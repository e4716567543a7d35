"use strict";
const { TextMemory, prescanInPlace } = require("./text.js");
const { workerData } = require("node:worker_threads");
// src/world/files/prescan-worker.ts
const { size, memory, progress, port } = workerData;
Atomics.wait(progress, 0, 0);
if (Atomics.load(progress, 0) === 1) {
	port.postMessage(prescanInPlace(new TextMemory(memory), size));
	Atomics.store(progress, 1, 1);
	Atomics.notify(progress, 1);
}

