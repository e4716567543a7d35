import { parentPort } from 'node:worker_threads';
import { checkSnapshot } from '../../index.js';
import type { SnapshotAnswer, SnapshotJob } from '../threads/snapshot-checks.js';
import { answerJobs } from '../threads/thread-host.js';

if (parentPort !== null)
  answerJobs<SnapshotJob, SnapshotAnswer>(parentPort, async ({ bytes, config }) => {
    const { value, shownBytes, ...result } = checkSnapshot(bytes, config);
    const shown = shownBytes === bytes ? {} : { shownBytes };
    return { ...result, ...shown, hasTree: value() !== undefined };
  });
