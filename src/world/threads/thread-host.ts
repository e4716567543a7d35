import type { MessagePort, Worker } from 'node:worker_threads';
import type { StopSignal } from '../../bytes/text/stop-signal.js';

/** A thread, for whoever started it. */
export type Thread = Pick<Worker, 'postMessage' | 'on' | 'terminate' | 'ref' | 'unref'>;

/** Where a thread gets its jobs and sends its answers. */
export type ThreadPort = Pick<MessagePort, 'postMessage' | 'on'>;

/** What a thread says of its job. */
type Word<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string };

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly signal: StopSignal | undefined;
  readonly done: (answer: Answer) => void;
  readonly failed: (reason: unknown) => void;
}

/** Does jobs on a thread, one after another. The thread is started for the first one, and again where it has ended. */
export class ThreadHost<Job, Answer> {
  private readonly waiting: Waiting<Job, Answer>[] = [];
  private thread: Thread | undefined;
  private current: Waiting<Job, Answer> | undefined;

  /**
   * @param endsAbandoned whether a job that nobody waits for any more is ended with its thread. Most are left to end,
   * since another start takes longer
   */
  constructor(
    private readonly start: () => Thread,
    private readonly endsAbandoned = false,
  ) {}

  /** @throws the reason of the signal, and what the job throws, as an Error with its message */
  run(job: Job, signal?: StopSignal): Promise<Answer> {
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    let stop = (): void => {};
    const answer = new Promise<Answer>((done, failed) => {
      const one = { job, signal, done, failed };
      stop = () => this.abandon(one);
      this.waiting.push(one);
    });
    signal?.addEventListener('abort', stop, { once: true });
    // A job that is given up with the next message is never started.
    setTimeout(() => this.next());
    // A signal may outlive many jobs, and would keep the bytes of each.
    return answer.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Ends the thread; what waits for it fails. A job that is left to end is done before. */
  async close(): Promise<void> {
    const { thread, current } = this;
    for (const { failed } of this.waiting.splice(0)) failed(ended());
    if (current !== undefined && !this.endsAbandoned) {
      thread?.on('message', () => void thread.terminate());
      return;
    }
    this.forget();
    current?.failed(ended());
    await thread?.terminate();
  }

  private next(): void {
    if (this.current !== undefined) return;
    this.current = this.waiting.shift();
    if (this.current === undefined) return;
    try {
      this.thread ??= this.started();
      // A process does not end before its jobs do, and does not wait for a thread without one.
      this.thread.ref();
      this.thread.postMessage(this.current.job);
    } catch (error) {
      // No thread can be started, or the job cannot be sent to it.
      this.leave()?.failed(error);
      this.next();
    }
  }

  /** The thread is free again. @returns who waited for it */
  private leave(): Waiting<Job, Answer> | undefined {
    const { current } = this;
    this.current = undefined;
    this.thread?.unref();
    return current;
  }

  private abandon(one: Waiting<Job, Answer>): void {
    const index = this.waiting.indexOf(one);
    if (index >= 0) this.waiting.splice(index, 1);
    else if (this.current === one && this.endsAbandoned) this.end();
    one.failed(one.signal?.reason);
  }

  private end(): void {
    const { thread } = this;
    this.forget();
    void thread?.terminate();
    this.next();
  }

  private forget(): void {
    this.thread = undefined;
    this.current = undefined;
  }

  private started(): Thread {
    const thread = this.start();
    let reason: unknown;
    thread.on('message', (word: Word<Answer>) => {
      if (thread === this.thread) this.heard(word);
    });
    thread.on('error', (error) => {
      reason = error;
    });
    thread.on('exit', () => {
      if (thread !== this.thread) return;
      const { current } = this;
      this.forget();
      // For want of memory, for example: the next job gets another thread.
      current?.failed(ended(reason));
      this.next();
    });
    return thread;
  }

  private heard(word: Word<Answer>): void {
    const current = this.leave();
    if (word.kind === 'done') current?.done(word.answer);
    else current?.failed(new Error(word.message));
    this.next();
  }
}

function ended(reason?: unknown): Error {
  const why = reason === undefined ? '' : `: ${reason instanceof Error ? reason.message : String(reason)}`;
  return new Error(`the thread has ended${why}`);
}

/** Does the jobs that come through a port. What a job throws is its message. */
export function answerJobs<Job, Answer>(port: ThreadPort, answer: (job: Job) => Promise<Answer>): void {
  const say = (word: Word<Answer>): void => port.postMessage(word);
  port.on('message', (job: Job) => {
    answer(job).then(
      (given) => say({ kind: 'done', answer: given }),
      (error: unknown) =>
        say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** The parts of Node that are used where there is one: the library is loaded in browsers as well. */
interface Builtins {
  readonly 'node:fs': { existsSync(path: URL): boolean };
  readonly 'node:worker_threads': {
    readonly Worker: new (script: URL, options: { readonly workerData: unknown }) => Thread;
  };
}

export function builtinModule<Name extends keyof Builtins>(name: Name): Builtins[Name] | undefined {
  const { process: running } = globalThis as {
    readonly process?: { getBuiltinModule?(name: Name): Builtins[Name] };
  };
  return running?.getBuiltinModule?.(name);
}

/** Starts a script of this package as a thread. @throws where there are no threads */
export function startThread(script: URL, workerData?: unknown): Thread {
  const { Worker } = builtinModule('node:worker_threads') ?? {};
  if (Worker === undefined) throw new Error('there are no threads here');
  return new Worker(script, { workerData });
}
