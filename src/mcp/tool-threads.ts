import { startThread, type Thread } from '../files/thread.js';
import type { JsonObject } from '../json/value.js';
import type { RootFolders } from './guarded-path.js';
import type { ToolReply } from './run-tool.js';

export interface ThreadSetting {
  readonly env: NodeJS.ProcessEnv;
}

/** What a thread is asked to do. */
export interface ThreadCall {
  readonly name: string;
  readonly given: JsonObject;
  readonly roots: RootFolders;
}

export type ThreadAnswer =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'done'; readonly reply: ToolReply };

/** Who waits for a call. */
export interface Caller {
  readonly signal: AbortSignal;
  progress(message: string): void;
}

interface Waiting {
  readonly call: ThreadCall;
  readonly caller: Caller;
  readonly done: (reply: ToolReply) => void;
  readonly failed: (error: unknown) => void;
}

/** What is being written is written whole: such a call is no longer stopped. */
const WRITING = 'writing';
/**
 * Milliseconds in which the thread may end a call that nobody waits for any more: another thread would take as
 * long to start.
 */
const GRACE = 100;

/** Runs calls of tools on a thread, one after another, so that each can be ended at once. */
export class ToolThreads {
  private readonly waiting: Waiting[] = [];
  private worker: Thread | undefined;
  private current: Waiting | undefined;
  /** Runs while the thread is busy with a call that was cancelled. */
  private abandoned: NodeJS.Timeout | undefined;
  private isWriting = false;
  private isClosed = false;

  constructor(
    private readonly setting: ThreadSetting,
    private readonly newThread = startToolThread,
  ) {}

  /** @throws the reason of the signal when the caller stops waiting */
  run(call: ThreadCall, caller: Caller): Promise<ToolReply> {
    return new Promise((done, failed) => {
      const one: Waiting = { call, caller, done, failed };
      if (caller.signal.aborted) {
        failed(caller.signal.reason);
        return;
      }
      caller.signal.addEventListener('abort', () => this.stop(one), { once: true });
      this.waiting.push(one);
      // A call that is cancelled with the next message is never started.
      setImmediate(() => this.next());
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.waiting.length = 0;
    this.leave();
    if (!this.isWriting) await this.worker?.terminate();
  }

  private next(): void {
    if (this.current !== undefined || this.abandoned !== undefined || this.isClosed) return;
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.current = one;
    this.worker ??= this.newWorker();
    this.worker.postMessage(one.call);
  }

  private stop(one: Waiting): void {
    const index = this.waiting.indexOf(one);
    if (index !== -1) this.waiting.splice(index, 1);
    else if (this.current !== one) return;
    else if (!this.isWriting) {
      this.current = undefined;
      // What is cancelled must not be written later.
      if (one.call.given.write === true) this.replace();
      else this.abandoned = setTimeout(() => this.replace(), GRACE);
    }
    one.failed(one.caller.signal.reason);
    this.next();
  }

  /** Ends the thread, with the call that was cancelled. */
  private replace(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    this.leave();
    this.next();
  }

  private leave(): void {
    clearTimeout(this.abandoned);
    this.abandoned = undefined;
  }

  private newWorker(): Thread {
    const worker = this.newThread(this.setting);
    // The connection keeps the process alive, not the thread.
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      if (worker === this.worker) this.answered(answer);
    });
    let reason: unknown;
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      if (worker === this.worker) this.ended(reason);
    });
    return worker;
  }

  private answered(answer: ThreadAnswer): void {
    const { current } = this;
    if (answer.kind === 'progress') {
      this.isWriting = answer.message === WRITING;
      if (current !== undefined && !current.caller.signal.aborted) current.caller.progress(answer.message);
      return;
    }
    this.isWriting = false;
    this.current = undefined;
    this.leave();
    current?.done(answer.reply);
    this.next();
  }

  /** The thread is gone, for want of memory for example: the next call gets another one. */
  private ended(reason: unknown): void {
    const { current } = this;
    this.worker = undefined;
    this.current = undefined;
    this.isWriting = false;
    this.leave();
    current?.failed(reason ?? new Error('the thread of the tools has ended'));
    this.next();
  }
}

function startToolThread(setting: ThreadSetting): Thread {
  return startThread(new URL('./tool-thread.js', import.meta.url), setting);
}
