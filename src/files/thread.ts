import { type MessagePort, Worker } from 'node:worker_threads';

/** A thread, for whoever started it. */
export type Thread = Pick<Worker, 'postMessage' | 'on' | 'terminate' | 'unref'>;

/** Where a thread gets its orders and sends its answers. */
export type ThreadPort = Pick<MessagePort, 'postMessage' | 'on'>;

export function startThread(script: URL, workerData?: unknown): Thread {
  return new Worker(script, { workerData });
}
