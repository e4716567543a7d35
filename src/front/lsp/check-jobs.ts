import { CommandError } from '../../world/files/command-error.js';
import { answerJobs, type ThreadPort } from '../../world/threads/thread-host.js';
import { checkFile, fixesOfFile } from '../../world/workspace/check-file.js';
import type { CheckAnswer, CheckJob } from './checker.js';

/** The thread of {@link Checker}: checks and fixes the texts that it is sent. */
export function answerChecks(port: ThreadPort): void {
  answerJobs<CheckJob, CheckAnswer>(port, async (job) => {
    try {
      return await answer(job);
    } catch (error) {
      throw error instanceof CommandError ? new Error(whole(error)) : error;
    }
  });
}

async function answer({ kind, path, bytes, options }: CheckJob): Promise<CheckAnswer> {
  if (kind === 'fix') {
    const splices = await fixesOfFile(path, { ...options, bytes, onlySnapshots: true });
    return { findings: [], error: undefined, splices };
  }
  // Fixes are tried of what is known to be a snapshot.
  const how = kind === 'try' ? {} : { onlySnapshots: true, triesFixes: false };
  const { findings, error } = await checkFile(path, { ...options, bytes, ...how });
  return { findings, error, splices: [] };
}

function whole({ message, details }: CommandError): string {
  return details === '' ? message : `${message}\n${details}`;
}
