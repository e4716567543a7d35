/** Something that falls due at a time, in seconds. */
interface Due<T> {
  readonly time: number;
  readonly order: number;
  readonly value: T;
}

/** A queue by due time. Entries for the same time keep the order in which they were added. A binary heap. */
export class DueQueue<T> {
  private added = 0;

  constructor(private readonly heap: Due<T>[] = []) {}

  copy(): DueQueue<T> {
    const copied = new DueQueue([...this.heap]);
    copied.added = this.added;
    return copied;
  }

  get first(): Due<T> | undefined {
    return this.heap[0];
  }

  add(time: number, value: T): void {
    const { heap } = this;
    heap.push({ time, order: this.added++, value });
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(at, parent)) break;
      this.swap(at, parent);
      at = parent;
    }
  }

  removeFirst(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      const left = at * 2 + 1;
      const right = left + 1;
      let least = left < heap.length && this.isBefore(left, at) ? left : at;
      if (right < heap.length && this.isBefore(right, least)) least = right;
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }

  private isBefore(one: number, other: number): boolean {
    return earlier(this.heap[one] as Due<T>, this.heap[other] as Due<T>) < 0;
  }

  private swap(one: number, other: number): void {
    const { heap } = this;
    [heap[one], heap[other]] = [heap[other] as Due<T>, heap[one] as Due<T>];
  }
}

function earlier<T>(one: Due<T>, other: Due<T>): number {
  return one.time === other.time ? one.order - other.order : one.time - other.time;
}
