import { getOrInsert } from '../text/add-to.js';
import type { Place } from './place.js';
import { type Step, stepKey } from './pointer.js';

/** What is known of places, as a tree of their steps: pointers would repeat long keys. */
export class PlaceBranch<Value> {
  value: Value | undefined;
  private below: Map<Step, PlaceBranch<Value>> | undefined;
  /** What is known of the JSON in the string here. */
  private inside: PlaceBranch<Value> | undefined;

  /** What is known below a step; `undefined` leads into a string. */
  next(step: Step | undefined): PlaceBranch<Value> | undefined {
    return step === undefined ? this.inside : this.below?.get(stepKey(step));
  }

  /** The branch of a place below this one, which is the root. */
  at(place: Place): PlaceBranch<Value> {
    let branch: PlaceBranch<Value> = this;
    for (const { parent, step } of place.chain()) {
      if (parent === undefined) continue;
      branch = branch.further(step);
    }
    return branch;
  }

  /** The branch below a step, made on first use; `undefined` leads into a string. */
  further(step: Step | undefined): PlaceBranch<Value> {
    if (step === undefined) {
      this.inside ??= new PlaceBranch();
      return this.inside;
    }
    this.below ??= new Map();
    return getOrInsert(this.below, stepKey(step), () => new PlaceBranch<Value>());
  }
}
