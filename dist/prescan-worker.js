import { prescan } from "./text.js";
import { workerData } from "node:worker_threads";
// src/files/prescan-worker.ts
const { bytes, progress, port } = workerData;
Atomics.wait(progress, 0, 0);
if (Atomics.load(progress, 0) === 1) {
	port.postMessage(prescan(bytes));
	Atomics.store(progress, 1, 1);
	Atomics.notify(progress, 1);
}
export {};
