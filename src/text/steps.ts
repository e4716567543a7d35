/** Work in small steps, for those who want to do something else between them. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Visits the elements of a list, so many in a step, outside of the generator, which is faster. */
export function* eachInSteps<Element>(
  list: readonly Element[],
  atOnce: number,
  visit: (element: Element, index: number) => void,
): Steps {
  for (let from = 0; from < list.length; from += atOnce) {
    visitPart(list, from, Math.min(from + atOnce, list.length), visit);
    yield;
  }
}

function visitPart<Element>(
  list: readonly Element[],
  from: number,
  to: number,
  visit: (element: Element, index: number) => void,
): void {
  for (let index = from; index < to; index++) visit(list[index] as Element, index);
}

/** So many elements are sorted at once. */
const RUN = 1 << 11;
/** After so many merged elements others may work. */
const MERGED = 1 << 12;

/** Sorts a list as `toSorted` does, some elements at a time. Linear steps: runs are sorted, then merged in pairs. */
export function* sortInSteps<Element>(
  list: readonly Element[],
  compare: (a: Element, b: Element) => number,
): Steps<Element[]> {
  const { length } = list;
  // Lists that grow are copied again and again, which takes long for millions.
  let from = list.slice();
  for (let at = 0; at < length; at += RUN) {
    const run = from.slice(at, at + RUN).sort(compare);
    for (let index = 0; index < run.length; index++) from[at + index] = run[index] as Element;
    yield;
  }
  let merged = length > RUN ? from.slice() : [];
  for (let size = RUN; size < length; size *= 2) {
    for (let start = 0, to = 0; start < length; start += 2 * size) {
      const middle = Math.min(start + size, length);
      const end = Math.min(middle + size, length);
      for (let left = start, right = middle; left < middle || right < end; ) {
        const takesLeft =
          right === end || (left < middle && compare(from[left] as Element, from[right] as Element) <= 0);
        merged[to++] = from[takesLeft ? left++ : right++] as Element;
        if (to % MERGED === 0) yield;
      }
    }
    [from, merged] = [merged, from];
  }
  return from;
}

/** So many numbers are sorted or merged at once. */
const NUMBERS = 1 << 15;

/** Sorts numbers in ascending order, some at a time. The array itself holds any order afterwards. */
export function* sortNumbersInSteps(numbers: Float64Array<ArrayBuffer>): Steps<Float64Array> {
  const { length } = numbers;
  for (let at = 0; at < length; at += NUMBERS) {
    numbers.subarray(at, at + NUMBERS).sort();
    yield;
  }
  let from = numbers;
  let merged = new Float64Array(length > NUMBERS ? length : 0);
  for (let size = NUMBERS; size < length; size *= 2) {
    for (let start = 0; start < length; start += 2 * size) {
      const middle = Math.min(start + size, length);
      const end = Math.min(middle + size, length);
      let left = start;
      for (let at = start; at < end; at += NUMBERS) {
        left = mergeSome(from, merged, { left, middle, end, at });
        yield;
      }
    }
    [from, merged] = [merged, from];
  }
  return from;
}

/** Merges some numbers of two sorted runs. @returns what is left of the first run */
function mergeSome(
  from: Float64Array,
  merged: Float64Array,
  { left: first, middle, end, at }: Readonly<Record<'left' | 'middle' | 'end' | 'at', number>>,
): number {
  let left = first;
  let right = middle + at - left;
  for (let to = at; to < Math.min(at + NUMBERS, end); to++) {
    const takesLeft = right === end || (left < middle && (from[left] as number) <= (from[right] as number));
    merged[to] = from[takesLeft ? left++ : right++] as number;
  }
  return left;
}

/** The part of an AbortSignal that is used, for projects without the types of Node and browsers. */
export interface StopSignal {
  throwIfAborted(): void;
}

/** How long steps are taken before others may work, in milliseconds. A single step may take longer. */
const MAX_SLICE = 5;

/** Takes the steps and lets others work in between. @throws the reason of the signal, if it is aborted */
export async function finishInSlices<Result>(
  steps: Steps<Result>,
  signal: StopSignal | undefined,
): Promise<Result> {
  signal?.throwIfAborted();
  // The caller goes on before anything is done, and may stop it still.
  await pause();
  signal?.throwIfAborted();
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - since < MAX_SLICE) continue;
    await pause();
    signal?.throwIfAborted();
    since = performance.now();
  }
}

/** Lets others work. A timer waits for a millisecond at least, so it is used only where nothing else is there. */
function pause(): Promise<void> {
  const { setImmediate } = globalThis as { readonly setImmediate?: (done: () => void) => void };
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else setImmediate(resolve);
  });
}
