import type { QuestState } from '../snapshot/quest-states.js';
import { type Fact, factIndex } from './fact.js';
import type { FlowModel } from './model.js';
import type { Plays } from './play.js';
import type { Reachability } from './reachability.js';
import type { Simulation } from './simulator.js';
import { type PlayStep, stepFor } from './step.js';

/** Plays with more steps are not worth their time. */
const MAX_STEPS = 1_000;
/** Waits until something timed has moved a quest. */
const MAX_WAITS = 12;
/** Moves towards one state: two are enough, unless chance or another quest leads one astray. */
const MAX_MOVES = 6;
/** Quests that wait for each other, one for the next, and tries for all of them. */
const MAX_DEPTH = 500;
const MAX_TRIES = 5_000;

/**
 * Plays towards a state: what its move needs first, and then the move, as reachability found it. That finds
 * long plays, in which each thing happens in one way; a search finds the others, as long as they are short.
 */
export function planPlay(
  plays: Plays,
  reachability: Reachability,
  quest: number,
  state: QuestState,
): readonly PlayStep[] {
  const planner = new Planner(plays, reachability);
  planner.reach({ quest, state });
  return planner.steps;
}

class Planner {
  readonly steps: PlayStep[] = [];
  private readonly model: FlowModel;
  private readonly simulation: Simulation;
  /** The states and moves that are being brought about: none is tried again inside itself. */
  private readonly waiting = new Set<number>();
  private readonly making = new Set<number>();
  private tries = 0;

  constructor(
    plays: Plays,
    private readonly reachability: Reachability,
  ) {
    this.model = plays.model;
    this.simulation = plays.begin(1);
  }

  /** Brings a quest into a state. @returns whether it is in it */
  reach({ quest, state }: Fact): boolean {
    const fact = factIndex(quest, state);
    if (this.waiting.has(fact) || this.waiting.size > MAX_DEPTH) return this.isIn(quest, state);
    this.waiting.add(fact);
    for (let moves = 0; moves < MAX_MOVES && !this.isIn(quest, state); moves++) {
      const before = this.steps.length;
      this.move(quest, state);
      if (this.steps.length === before) break;
    }
    this.waiting.delete(fact);
    return this.isIn(quest, state);
  }

  private isIn(quest: number, state: QuestState): boolean {
    return this.simulation.state(quest) === state;
  }

  private get isOver(): boolean {
    return this.simulation.stopped || this.steps.length > MAX_STEPS || ++this.tries > MAX_TRIES;
  }

  /** Moves a quest on towards a state, directly where that is possible. */
  private move(quest: number, wanted: QuestState): void {
    const from = this.simulation.state(quest);
    const { reachability } = this;
    const third = (3 - from - wanted) as QuestState;
    if (reachability.maker(quest, from, wanted) !== undefined) this.make(quest, from, wanted);
    else if (reachability.maker(quest, third, wanted) !== undefined) this.make(quest, from, third);
  }

  private make(quest: number, from: QuestState, to: QuestState): void {
    const move = quest * 9 + from * 3 + to;
    if (this.making.has(move)) return;
    this.making.add(move);
    this.tryToMake(quest, from, to);
    this.making.delete(move);
  }

  private tryToMake(quest: number, from: QuestState, to: QuestState): void {
    const { simulation } = this;
    const by = this.reachability.maker(quest, from, to);
    if (by === undefined || (to === 1 && !this.meet(quest))) return;
    for (const need of by.needs ?? []) {
      // It must be entered, unless that has set off something that waits.
      if (this.isIn(need.quest, need.state) && simulation.nextDue === undefined) this.leave(need);
      if (!this.reach(need)) return;
    }
    if (!this.isIn(quest, from)) return;
    if (by.act === 'reload') this.act({ kind: 'reload' });
    else if (by.act !== undefined) this.act(stepFor(by.act));
    for (let waits = 0; waits < MAX_WAITS && this.isIn(quest, from); waits++) {
      const { nextDue, time } = simulation;
      if (nextDue === undefined || !this.act({ kind: 'wait', seconds: nextDue - time })) break;
    }
  }

  /** Completes the quests that another one requires, as often as it does. */
  private meet(quest: number): boolean {
    for (const { quest: required, amount } of this.model.quests[quest]?.requirements ?? []) {
      if (required === undefined) return !(amount > 0);
      for (let done = this.simulation.completions(required); done < amount; ) {
        if (this.isIn(required, 2)) this.leave({ quest: required, state: 2 });
        this.reach({ quest: required, state: 2 });
        const now = this.simulation.completions(required);
        if (now <= done) return false;
        done = now;
      }
    }
    return true;
  }

  private leave({ quest, state }: Fact): void {
    for (const other of [0, 1, 2] as const)
      if (this.isIn(quest, state) && this.reachability.maker(quest, state, other) !== undefined)
        this.make(quest, state, other);
  }

  private act(step: PlayStep): boolean {
    if (this.isOver || this.simulation.play(step) !== undefined) return false;
    this.steps.push(step);
    return true;
  }
}
