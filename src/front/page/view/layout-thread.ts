import type { LayOut, LayoutNode } from '../../../../dist/index.js';

type Answer = { readonly id: number } & (
  | { readonly data: LayoutNode }
  | { readonly error: { readonly message?: string } }
);

interface Waiting {
  done(placed: LayoutNode): void;
  fail(error: Error): void;
}

/** elkjs as it is installed, in a thread of its own that begins with the first picture. */
export class LayoutThread {
  private worker: Worker | undefined;
  private readonly open = new Map<number, Waiting>();
  private next = 1;

  readonly layOut: LayOut = (graph) => {
    this.worker ??= this.start();
    const [worker, id] = [this.worker, this.next++];
    return new Promise((done, fail) => {
      this.open.set(id, { done, fail });
      worker.postMessage({ id, cmd: 'layout', graph, layoutOptions: {}, options: {} });
    });
  };

  /** Cancels a picture that is no longer needed. */
  leave(): void {
    if (this.open.size > 0) this.end('another picture is drawn');
  }

  private end(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { fail } of this.open.values()) fail(new Error(why));
    this.open.clear();
  }

  private start(): Worker {
    const worker = new Worker('layout.js');
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if ('error' in data) waiting?.fail(new Error(data.error.message ?? 'elkjs failed'));
      else waiting?.done(data.data);
    });
    worker.addEventListener('error', () =>
      this.end('pictures need the package elkjs: run npm install elkjs, and start roomlint view again'),
    );
    worker.postMessage({ id: 0, cmd: 'register', algorithms: ['layered'] });
    return worker;
  }
}
