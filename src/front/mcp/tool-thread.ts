import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from './tool-calls.js';

if (parentPort !== null) answerCalls(parentPort, workerData);
