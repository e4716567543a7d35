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
