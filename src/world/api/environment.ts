/** Network and time, as the client uses them. Tests pass their own. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** A steady clock in milliseconds, which setting the date does not change. */
  elapsed(): number;
  /** Calls back once, later. @returns what cancels it */
  after(milliseconds: number, act: () => void): () => void;
  pause(milliseconds: number): Promise<void>;
}

export function realEnvironment(): Environment {
  return {
    fetch: globalThis.fetch,
    elapsed: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
