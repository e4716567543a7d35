import type { FileDesk } from './file-desk.js';
import type { RoomDesk } from './room-desk.js';

/** What the worker does, by name. */
export type Jobs = FileDesk['jobs'] & RoomDesk['jobs'];

export interface Call {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly given: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });

/** What a job answers. */
type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** Hands jobs to worker.ts, the thread that reads, checks and writes files, and returns its answers. */
export class Thread {
  private readonly worker = new Worker('worker.js', { type: 'module' });
  private readonly open = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  private next = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if ('fault' in data) waiting?.fail(new Error(data.fault));
      else waiting?.done(data.value);
    });
  }

  do<Name extends keyof Jobs>(job: Name, ...given: Parameters<Jobs[Name]>): Promise<Result<Name>> {
    const call: Call = { id: this.next++, job, given };
    return new Promise<Result<Name>>((done, fail) => {
      this.open.set(call.id, { done: (value) => done(value as Result<Name>), fail });
      this.worker.postMessage(call);
    });
  }
}
