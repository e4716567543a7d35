import { type MessagePort, workerData } from 'node:worker_threads';
import { survey } from '../text/survey.js';
import type { SurveyOrder } from './survey-aside.js';

/*
 * Surveys a file that the main thread is still reading: it waits for the bytes, and its answer waits for the main
 * thread, which parses meanwhile.
 */
const { bytes, progress, port } = workerData as SurveyOrder;
Atomics.wait(progress, 0, 0);
if (Atomics.load(progress, 0) === 1) {
  (port as MessagePort).postMessage(survey(bytes));
  Atomics.store(progress, 1, 1);
  Atomics.notify(progress, 1);
}
