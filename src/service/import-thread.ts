import { parentPort } from 'node:worker_threads';
import type { ThreadJob } from './import-threads.js';
import { findingCounts, outcomeOfImport } from './import-work.js';

/* Does the work of imports, so that the service can answer others meanwhile. One job at a time: the next one comes after the answer. */
parentPort?.on('message', (job: ThreadJob) => {
  parentPort?.postMessage(
    job.kind === 'import'
      ? outcomeOfImport(job.room, job.snapshot, job.reading)
      : findingCounts(job.snapshot),
  );
});
