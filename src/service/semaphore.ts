interface Lane {
  free: number;
  readonly waiting: (() => void)[];
}

/** Lets a number of tasks with one key run at once. The others wait in order. */
export class Semaphore {
  private readonly semaphores = new Map<string, Lane>();

  /** @param most how many tasks of one key run at once */
  constructor(private readonly most: number) {}

  async take<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const lane = this.semaphores.get(key) ?? { free: this.most, waiting: [] };
    this.semaphores.set(key, lane);
    if (lane.free > 0) lane.free--;
    // A task that ends hands over its place.
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = lane.waiting.shift();
      if (next === undefined) lane.free++;
      else next();
      if (lane.free === this.most) this.semaphores.delete(key);
    }
  }
}
