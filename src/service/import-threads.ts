import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FindingCounts } from '../lint/finding.js';
import type { ImportReading } from '../room/import-reading.js';
import type { ImportOutcome, ImportWork } from './import-work.js';
import { Refusal } from './refusal.js';

/** What a thread is asked to do. */
export type ThreadJob =
  | {
      readonly kind: 'import';
      readonly room: Uint8Array;
      readonly snapshot: Uint8Array;
      readonly reading: ImportReading;
    }
  | { readonly kind: 'check'; readonly snapshot: Uint8Array };

interface Waiting<Job extends ThreadJob> {
  readonly job: Job;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting<ThreadJob> | undefined;
}

type Check = Extract<ThreadJob, { kind: 'check' }>;

/** At least two: one large import does not hold up all the others. */
const MAX_THREADS = Math.max(2, Math.min(4, availableParallelism()));
/** Milliseconds without an import before a check begins. */
const QUIET_MS = 200;
/** Bytes of snapshots that wait to be checked. Beyond them, the oldest are dropped. */
const MAX_WAITING_BYTES = 100_000_000;

/** Does the work on threads, started when needed, imports before checks. */
export class ImportThreads implements ImportWork {
  private readonly threads = new Set<Thread>();
  private idle: Thread[] = [];
  private readonly imports: Waiting<ThreadJob>[] = [];
  /** By room. */
  private readonly checks = new Map<string, Waiting<Check>>();
  private checkTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** @param reading how the service reads what the documents leave open */
  constructor(private readonly reading: ImportReading) {}

  importInto(room: Uint8Array, snapshot: Uint8Array): Promise<ImportOutcome> {
    return new Promise((resolve, reject) => {
      const done = (answer: unknown): void => resolve(answer as ImportOutcome);
      const job = { kind: 'import', room, snapshot, reading: this.reading } as const;
      this.imports.push({ job, done, failed: reject });
      this.checkLater();
      this.work();
    });
  }

  check(room: string, snapshot: Uint8Array): Promise<FindingCounts | undefined> {
    return new Promise((resolve, reject) => {
      const done = (answer: unknown): void => resolve(answer as FindingCounts | undefined);
      this.drop(room);
      this.checks.set(room, { job: { kind: 'check', snapshot }, done, failed: reject });
      this.dropOldest();
      this.checkLater();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.checkTimer);
    for (const room of [...this.checks.keys()]) this.drop(room);
    for (const { failed } of this.imports.splice(0)) failed(closing());
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  /** @param mayCheck whether a check may begin, if no import waits */
  private work(mayCheck = false): void {
    if (this.isClosed) return;
    while (this.imports.length > 0 || (mayCheck && this.checks.size > 0)) {
      const thread = this.idle.pop() ?? this.newThread();
      if (thread === undefined) return;
      const next = this.imports.shift() ?? this.nextCheck();
      if (next === undefined) return;
      if (next.job.kind === 'check') mayCheck = false;
      thread.current = next;
      thread.worker.postMessage(next.job);
    }
  }

  /** Checks are for people who read the log: they wait for a moment without imports. */
  private checkLater(): void {
    clearTimeout(this.checkTimer);
    if (!this.isClosed && this.checks.size > 0)
      this.checkTimer = setTimeout(() => this.work(true), QUIET_MS).unref();
  }

  private nextCheck(): Waiting<Check> | undefined {
    for (const [room, check] of this.checks) {
      this.checks.delete(room);
      return check;
    }
    return undefined;
  }

  private newThread(): Thread | undefined {
    if (this.threads.size >= MAX_THREADS) return undefined;
    const thread: Thread = {
      worker: new Worker(new URL('./import-thread.js', import.meta.url)),
      current: undefined,
    };
    let reason: Error | undefined;
    thread.worker.on('message', (answer: unknown) => {
      const { current } = thread;
      thread.current = undefined;
      this.idle.push(thread);
      current?.done(answer);
      this.work();
      this.checkLater();
    });
    thread.worker.on('error', (error) => {
      reason = error;
    });
    // A thread that failed: the next job gets another one.
    thread.worker.on('exit', () => {
      this.threads.delete(thread);
      this.idle = this.idle.filter((each) => each !== thread);
      thread.current?.failed(
        this.isClosed ? closing() : (reason ?? new Error('the thread of an import has ended')),
      );
      this.work();
    });
    this.threads.add(thread);
    return thread;
  }

  private drop(room: string): void {
    this.checks.get(room)?.done(undefined);
    this.checks.delete(room);
  }

  private dropOldest(): void {
    let bytes = 0;
    for (const { job } of this.checks.values()) bytes += job.snapshot.length;
    for (const [room, { job }] of this.checks) {
      if (bytes <= MAX_WAITING_BYTES) return;
      bytes -= job.snapshot.length;
      this.drop(room);
    }
  }
}

/** Nobody gets this answer: the connections are closed already. */
function closing(): Refusal {
  return new Refusal(503, 'closing', 'the service is closing');
}
