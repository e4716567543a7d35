/** Signals that ask a process to end and let it tidy up: Ctrl-C, a supervisor, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Signal = (typeof SIGNALS)[number];

/** How many sections are running. */
let sections = 0;
let caught: Signal | undefined;

function remember(signal: Signal): void {
  caught ??= signal;
}

/**
 * Runs a section during which SIGINT, SIGTERM and SIGHUP wait; one that arrived then ends the process as usual,
 * unless the program listens to it itself.
 *
 * The section must be synchronous: that, and not the handlers, is what makes a signal wait. A signal in the few
 * microseconds in which the handlers go is lost, because JavaScript can neither block signals nor ask for them.
 */
export async function undisturbed<Result>(section: () => Result): Promise<Result> {
  if (sections++ === 0) takeOver();
  try {
    return section();
  } finally {
    await afterPendingSignals();
    if (--sections === 0) {
      for (const signal of SIGNALS) process.off(signal, remember);
      endIfAsked();
    }
  }
}

/** A signal with a handler of the program does not end it, and waits for synchronous code anyway. */
function takeOver(): void {
  for (const signal of SIGNALS) if (process.listenerCount(signal) === 0) process.on(signal, remember);
}

/** Two immediates, because the first may belong to a round of the event loop that has looked for signals already. */
async function afterPendingSignals(): Promise<void> {
  for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
}

function endIfAsked(): void {
  const signal = caught;
  caught = undefined;
  if (signal !== undefined && process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
