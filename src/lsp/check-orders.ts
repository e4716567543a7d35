import type { ThreadPort } from '../files/thread.js';
import { plainFinding } from '../lint/located-finding.js';
import { checkFile, fixesOfFile } from '../workspace/check-file.js';
import { CommandError } from '../workspace/command-error.js';
import type { CheckAnswer, CheckJob, CheckOrder } from './checker.js';

/** Checks that have not been answered yet, by the id of their order. */
type Running = Map<number, AbortController>;

/** Checks and fixes what is in an editor. A check lets orders in between, so that it can be stopped. */
export function answerOrders(port: ThreadPort): void {
  const running: Running = new Map();
  port.on('message', (order: CheckOrder) => {
    if (order.kind === 'stop') running.get(order.id)?.abort();
    else void answer(order, running).then((given) => port.postMessage(given));
  });
}

async function answer(job: CheckJob, running: Running): Promise<CheckAnswer> {
  const stop = new AbortController();
  running.set(job.id, stop);
  try {
    return await done(job, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return { id: job.id, kind: 'stopped' };
    const message = error instanceof CommandError ? whole(error) : String(error);
    return { id: job.id, kind: 'failed', message };
  } finally {
    running.delete(job.id);
  }
}

async function done({ id, kind, path, bytes, options }: CheckJob, signal: AbortSignal): Promise<CheckAnswer> {
  if (kind === 'fix') {
    const { splices, notes } = await fixesOfFile(path, { ...options, bytes, onlySnapshots: true });
    return { id, kind: 'fixed', splices, notes };
  }
  // Fixes are tried of what is known to be a snapshot.
  const how = kind === 'try' ? {} : { onlySnapshots: true, triesFixes: false, signal };
  const checked = await checkFile(path, { ...options, bytes, ...how });
  const { findings, error, ignored } = checked;
  return { id, kind: 'checked', findings: findings.map(plainFinding), error, ignored };
}

function whole({ message, details }: CommandError): string {
  return details === '' ? message : `${message}\n${details}`;
}
