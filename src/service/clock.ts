/** The time, as the service asks for it. Tests pass their own. */
export interface Clock {
  /** Milliseconds since some moment. It never jumps, even if the date does. */
  elapsed(): number;
  now(): Date;
}

export const systemClock: Clock = {
  elapsed: () => performance.now(),
  now: () => new Date(),
};
