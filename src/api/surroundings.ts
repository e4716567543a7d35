/** What the client uses of the world around it. Tests bring their own. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds that pass. Setting the clock of the machine does not change them. */
  elapsed(): number;
  /** The date, in milliseconds since 1970. */
  date(): number;
  /** Acts once, later. @returns what cancels it */
  after(milliseconds: number, act: () => void): () => void;
  pause(milliseconds: number): Promise<void>;
}

export function realSurroundings(): Surroundings {
  return {
    fetch: globalThis.fetch,
    elapsed: () => performance.now(),
    date: () => Date.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
