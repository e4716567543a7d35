import type { Steps } from './steps.js';

/** Steps that are left for the next time when others may work in between. */
export class LaterSteps {
  private left: Steps[] = [];

  get isEmpty(): boolean {
    return this.left.length === 0;
  }

  add(steps: Steps): void {
    this.left.push(steps);
  }

  /** Takes the steps that are left, and those that are added meanwhile. */
  *takeAll(): Steps {
    while (this.left.length > 0) {
      const { left } = this;
      this.left = [];
      for (const steps of left) yield* steps;
    }
  }
}
