import { getOrInsert } from '../../bytes/text/add-to.js';
import { requireWhole } from '../../bytes/text/arguments.js';
import type { ExpressionAction } from './evaluate-expression.js';
import type { Value } from './expression-value.js';
import type { FlowEffect, FlowQuest, FlowTransition } from './model.js';

/* What a play has beside its quests: a budget, chance, what falls due, and variables. */

/** The default limits of all runs of a script: codes, effects, notes, and pages loaded. */
const MAX_STEPS = 250_000;
/** Loading a page looks at every quest, and may take memory for each: so many count as one step. */
const QUESTS_A_STEP = 16;

/** Bounds what the runs of one script do together, in time and in memory. */
export class PlayBudget {
  private spent = 0;

  constructor(readonly steps = MAX_STEPS) {}

  get left(): number {
    return Math.max(0, this.steps - this.spent);
  }

  spend(steps = 1): void {
    this.spent += steps;
  }

  /** A player arrives, leaves or reloads in a room with so many quests. */
  spendPage(quests: number): void {
    this.spend(1 + Math.ceil(quests / QUESTS_A_STEP));
  }
}

/** Random numbers that a seed decides (mulberry32), so that a play with chance can be repeated. */
export class SeededRandom {
  state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  }
}

export const GREATEST_SEED = 2 ** 32 - 1;

/** @throws TypeError, and RangeError for a number that is not a seed */
export function requireSeed(seed: number): void {
  requireWhole('seed', seed, 0, GREATEST_SEED);
}

/** A delay or a countdown that falls due at a time. A delay belongs to the page of the player who set it off. */
export type Waiting = { readonly player: number; readonly due: number } & (
  | { readonly kind: 'link'; readonly by: number; readonly link: FlowTransition }
  | {
      readonly kind: 'action';
      readonly by: number;
      readonly action: ExpressionAction;
      readonly source: FlowEffect;
    }
  | { readonly kind: 'expiry'; readonly quest: FlowQuest }
);

/** The quest that is about to change; undefined for a variable. */
export function questOf(waiting: Waiting): number | undefined {
  if (waiting.kind === 'expiry') return waiting.quest.index;
  if (waiting.kind === 'link') return waiting.link.quest;
  return waiting.action.kind === 'task' ? waiting.action.quest : undefined;
}

/** Effects that change variables in ways that are not played. */
const CHANGES_VARIABLES = /^UpdateScoreEvent/;

/** The variables of each player, as far as their values are known. */
export class Variables {
  /** Whether a number that was never set is 0. Otherwise it is not known. */
  isUnsetZero = false;

  constructor(
    private readonly values = new Map<number, Map<string, Value | undefined>>(),
    /** Players of whom no variable is known that is not in the map. */
    private readonly forgotten = new Set<number>(),
  ) {}

  copy(): Variables {
    const values = new Map([...this.values].map(([player, own]) => [player, new Map(own)]));
    const copied = new Variables(values, new Set(this.forgotten));
    copied.isUnsetZero = this.isUnsetZero;
    return copied;
  }

  of(player: number, name: string, isNumber: boolean): Value | undefined {
    const own = this.values.get(player);
    if (own?.has(name) === true || this.forgotten.has(player)) return own?.get(name);
    return this.isUnsetZero && isNumber ? 0 : undefined;
  }

  /** @param value undefined for one that is not known */
  set(player: number, name: string, value: Value | undefined): void {
    getOrInsert(this.values, player, () => new Map()).set(name, value);
  }

  /** What is known of variables after an effect that may change them. */
  forgetAfter({ effect }: FlowEffect, player: number): void {
    if (effect === undefined || !CHANGES_VARIABLES.test(effect)) return;
    this.values.delete(player);
    this.forgotten.add(player);
  }
}

/** Digits that every decimal fraction keeps as a floating point number. */
const DIGITS = 15;

/** A time some seconds later, never infinite, and without the noise of decimal fractions: 0.7 + 0.1 = 0.8. */
export function later(time: number, seconds: number): number {
  return Math.min(Number((time + seconds).toPrecision(DIGITS)), Number.MAX_VALUE);
}
