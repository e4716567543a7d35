import type { Call, Jobs, Reply } from './shapes.js';

type Result<Name extends keyof Jobs> = ReturnType<Jobs[Name]>;

/** A file that the server offers, or that was dropped and is known to this page only. */
export interface Viewed {
  readonly name: string;
  /** Undefined for a dropped file. */
  readonly index: number | undefined;
}

export interface Listing {
  readonly version: number;
  readonly files: readonly { readonly index: number; readonly name: string }[];
  readonly against: string | null;
}

/** The thread that does the work. */
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

/** What was read of a file, and the digest that guards writing it. */
export interface ReadFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly name: string;
}

export async function readFile(path: string): Promise<ReadFile> {
  const response = await fetched(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  return {
    bytes,
    digest: headers.get('x-digest') ?? '',
    name: decodeURIComponent(headers.get('x-name') ?? ''),
  };
}

export async function readJson<Shape>(path: string): Promise<Shape> {
  return (await fetched(path)).json();
}

/** Writes a file that still has the digest. Returns its new one. */
export async function writeFile(
  index: number,
  bytes: Uint8Array<ArrayBuffer>,
  digest: string,
): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream', 'x-digest': digest };
  const response = await fetched(`file/${index}`, { method: 'POST', body: bytes, headers });
  const written: { readonly digest: string } = await response.json();
  return written.digest;
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const { message }: { readonly message: string } = await response.json();
  throw new Error(message);
}
