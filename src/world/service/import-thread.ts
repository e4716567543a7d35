import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../threads/thread-host.js';
import { type ImportJob, type ImportOutcome, outcomeOfImport } from './import-outcome.js';

/* Computes rooms after imports, so that the service can answer others meanwhile. */
if (parentPort !== null)
  answerJobs<ImportJob, ImportOutcome>(parentPort, async ({ room, snapshot, reading }) =>
    outcomeOfImport(room, snapshot, reading),
  );
