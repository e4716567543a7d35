import type { ExpressionPlayer } from './expression-player.js';
import type { MachineStart } from './machine.js';
import type { TimelineEntry } from './timeline.js';
import type { Timers } from './timers.js';

/** What happens before the first step, for all plays of a room that begin alike. Nothing in it changes. */
export interface Opening {
  readonly machine: MachineStart;
  readonly timers: Timers;
  readonly expressions: ExpressionPlayer;
  readonly timeline: readonly TimelineEntry[];
  /** How often each fact is entered, by its number. */
  readonly entered: ReadonlyMap<number, number>;
  /** Codes applied and effects fired. */
  readonly steps: number;
}
