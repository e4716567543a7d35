/** Signals that ask a process to end and let it tidy up: Ctrl-C, a supervisor, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Signal = (typeof SIGNALS)[number];

/** How many replacements need the handlers of signals. */
let sections = 0;
let caught: Signal | undefined;

function remember(signal: Signal): void {
  caught ??= signal;
}

/**
 * Runs a section that must not be torn apart by SIGINT, SIGTERM or SIGHUP. One that arrives meanwhile waits
 * until the section is over and then ends the process as it would have done, so that the shell sees what
 * happened; a program that listens to the signal itself gets it as usual, and is not ended.
 *
 * The section must be synchronous: that, and not the handlers, is what makes a signal wait. When the promise
 * is settled, the handlers are gone. A signal that hits the few microseconds in which they go is lost,
 * because a process in JavaScript can neither block signals nor ask whether one is pending: it has to be sent
 * once more.
 */
export async function undisturbed<Result>(section: () => Result): Promise<Result> {
  if (sections++ === 0) takeOver();
  try {
    return section();
  } finally {
    await signalsAreTold();
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

/** Waits for pending signals: the first immediate may belong to a round that has looked already. */
async function signalsAreTold(): Promise<void> {
  for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
}

function endIfAsked(): void {
  const signal = caught;
  caught = undefined;
  if (signal !== undefined && process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
