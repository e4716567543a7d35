/** What a person or a system sends to end a program, and what it may hold off for a moment. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a short synchronous section to its end, whatever signal comes meanwhile: the signal is held back, and ends the process
 * afterwards as it would have done at once. Without one, nothing stays behind.
 */
export async function uninterrupted<Result>(section: () => Result): Promise<Result> {
  let pending: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    pending ??= signal;
  };
  for (const signal of SIGNALS) process.on(signal, hold);
  try {
    return section();
  } finally {
    // Signals reach JavaScript in the event loop's poll phase. The first of two immediates may run before the next one.
    await nextImmediate();
    await nextImmediate();
    for (const signal of SIGNALS) process.off(signal, hold);
    // With the last handler gone the signal does again what it does to every program.
    if (pending !== undefined) process.kill(process.pid, pending);
  }
}

function nextImmediate(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
