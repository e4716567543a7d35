import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from './tool-calls.js';

// The entry of the thread that runs the tools for assistants.
if (parentPort !== null) answerCalls(parentPort, workerData);
