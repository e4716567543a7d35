import { startThread, type Thread } from '../files/thread.js';
import type { Splice } from '../json/edit/edit.js';
import type { Finding } from '../lint/finding.js';
import type { FileOptions } from '../workspace/check-file.js';

/** A message to the thread. */
export type CheckOrder = CheckJob | { readonly kind: 'stop'; readonly id: number };

export interface CheckJob {
  /** To find with or without trying the fixes, or to fix. */
  readonly kind: 'check' | 'try' | 'fix';
  readonly id: number;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly options: FileOptions;
}

/** What is found in a text. */
export interface CheckedText {
  readonly findings: readonly Finding[];
  /** Why it could not be checked completely. */
  readonly error: string | undefined;
  readonly ignored: boolean;
}

export type CheckAnswer = { readonly id: number } & (
  | ({ readonly kind: 'checked' } & CheckedText)
  | { readonly kind: 'fixed'; readonly splices: readonly Splice[]; readonly notes: readonly string[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }
);

type Waiting = (answer: CheckAnswer) => void;

/** The thread that checks ended without an answer. */
const ENDED = 'the thread that checks has ended';

/** Checks texts on a thread of its own, one after the other. */
export class Checker {
  private worker: Thread | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly options: () => FileOptions,
    private readonly newThread = startCheckThread,
  ) {}

  /** What is found in a text; undefined if the signal stopped the check. @throws Error with a message for people */
  async check(path: string, bytes: Uint8Array, signal: AbortSignal): Promise<CheckedText | undefined> {
    if (signal.aborted) return undefined;
    const id = ++this.lastId;
    const stop = (): void => this.worker?.postMessage({ kind: 'stop', id } satisfies CheckOrder);
    signal.addEventListener('abort', stop);
    try {
      const answer = await this.ask({ kind: 'check', id, path, bytes, options: this.options() });
      if (answer.kind === 'stopped' || signal.aborted) return undefined;
      if (answer.kind === 'checked') return answer;
      throw new Error(answer.kind === 'failed' ? answer.message : ENDED);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** What is found in a text, with the safe fixes that `--fix` makes. @throws Error with a message for people */
  async tried(path: string, bytes: Uint8Array): Promise<CheckedText> {
    const answer = await this.ask({ kind: 'try', id: ++this.lastId, path, bytes, options: this.options() });
    if (answer.kind === 'checked') return answer;
    throw new Error(answer.kind === 'failed' ? answer.message : ENDED);
  }

  /** What `--fix` changes in a text. @throws Error with a message for people */
  async fixes(path: string, bytes: Uint8Array): Promise<readonly Splice[]> {
    const answer = await this.ask({ kind: 'fix', id: ++this.lastId, path, bytes, options: this.options() });
    if (answer.kind === 'fixed') return answer.splices;
    throw new Error(answer.kind === 'failed' ? answer.message : ENDED);
  }

  /** Ends the thread. The next check starts another one, which loads plugins again. */
  async restart(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.failAll('stopped');
    await worker?.terminate();
  }

  private ask(job: CheckJob): Promise<CheckAnswer> {
    return new Promise((resolve) => {
      this.waiting.set(job.id, resolve);
      this.worker ??= this.start();
      this.worker.postMessage(job);
    });
  }

  private start(): Thread {
    const worker = this.newThread();
    let reason = ENDED;
    worker.on('message', (answer: CheckAnswer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    worker.on('error', (error) => {
      reason = `${ENDED}: ${error instanceof Error ? error.message : String(error)}`;
    });
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.failAll('failed', reason);
    });
    return worker;
  }

  private failAll(kind: 'stopped' | 'failed', message = ENDED): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const [id, resolve] of waiting) resolve(kind === 'failed' ? { id, kind, message } : { id, kind });
  }
}

function startCheckThread(): Thread {
  return startThread(new URL('./check-thread.js', import.meta.url));
}
