import { type MessagePort, workerData } from 'node:worker_threads';
import { prescanInPlace } from '../../bytes/scan/prescan.js';
import { TextMemory } from '../../bytes/scan/text-memory.js';
import type { PrescanOrder } from './prescan-thread.js';

/* Waits for the bytes that the main thread reads, and prescans them while it parses. */
const { size, memory, progress, port } = workerData as PrescanOrder;
Atomics.wait(progress, 0, 0);
if (Atomics.load(progress, 0) === 1) {
  (port as MessagePort).postMessage(prescanInPlace(new TextMemory(memory), size));
  Atomics.store(progress, 1, 1);
  Atomics.notify(progress, 1);
}
