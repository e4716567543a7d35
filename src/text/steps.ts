/** Work in small steps, for those who want to do something else between them. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * What is used of an AbortSignal: projects without the types of Node and of browsers do not know that name.
 */
export interface StopSignal {
  throwIfAborted(): void;
}

/** How long steps are taken before others may work, in milliseconds. A single step may take longer. */
const MAX_SLICE = 10;

/**
 * Takes the steps and lets others work in between.
 *
 * @throws the reason of the signal, an AbortError unless it has another one
 */
export async function finishInSlices<Result>(steps: Steps<Result>, signal?: StopSignal): Promise<Result> {
  signal?.throwIfAborted();
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - since < MAX_SLICE) continue;
    await new Promise((resolve) => void setTimeout(resolve, 0));
    signal?.throwIfAborted();
    since = performance.now();
  }
}
