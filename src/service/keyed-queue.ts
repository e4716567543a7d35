/** Runs tasks with the same key one after another, and tasks with other keys independently. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    // A task that failed has had its turn.
    const turn = before.then(task, task);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
