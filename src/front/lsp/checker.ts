import type { Splice } from '../../bytes/json/edit/edit.js';
import type { Finding } from '../../verdict/lint/finding.js';
import { startThread, type Thread, ThreadHost } from '../../world/threads/thread-host.js';
import type { FileOptions } from '../../world/workspace/check-file.js';

/** To find with or without trying the fixes, or to fix. */
export interface CheckJob {
  readonly kind: 'check' | 'try' | 'fix';
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly options: FileOptions;
}

export interface CheckedText {
  readonly findings: readonly Finding[];
  /** Why it could not be checked completely. */
  readonly error: string | undefined;
}

export interface CheckAnswer extends CheckedText {
  /** What `--fix` changes, if that was asked for. */
  readonly splices: readonly Splice[];
}

/**
 * Checks texts on a thread of its own, one after the other. A check that nobody waits for any more is left to end,
 * since a new thread takes as long as most checks; of those that have not begun, it begins only the newest.
 */
export class Checker {
  private threads: ThreadHost<CheckJob, CheckAnswer>;

  constructor(
    private readonly options: () => FileOptions,
    private readonly newThread = startCheckThread,
  ) {
    this.threads = new ThreadHost(newThread);
  }

  /**
   * What is found in a text; with `try`, each safe fix is one that `--fix` makes.
   * @throws the reason of the signal, and Error with a message for people
   */
  check(kind: 'check' | 'try', path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<CheckedText> {
    return this.threads.run({ kind, path, bytes, options: this.options() }, signal);
  }

  /** What `--fix` changes in a text. @throws Error with a message for people */
  async fixes(path: string, bytes: Uint8Array): Promise<readonly Splice[]> {
    return (await this.threads.run({ kind: 'fix', path, bytes, options: this.options() })).splices;
  }

  /** Ends the thread. The next check starts another one, which loads plugins again. */
  async restart(): Promise<void> {
    const { threads } = this;
    this.threads = new ThreadHost(this.newThread);
    await threads.close();
  }
}

export const NOTHING: CheckedText = { findings: [], error: undefined };

function startCheckThread(): Thread {
  return startThread(new URL('./check-thread.js', import.meta.url));
}
