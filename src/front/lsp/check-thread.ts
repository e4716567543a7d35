import { parentPort } from 'node:worker_threads';
import { answerChecks } from './check-jobs.js';

// The entry of the thread that checks for the language server.
if (parentPort !== null) answerChecks(parentPort);
