/** Lets a number of tasks run at once. The others wait, in the order in which they came. */
export class Lanes {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free--;
    // A task that ends hands over its lane.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }
}
