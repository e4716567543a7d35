import type { Place } from './place.js';
import type { Step } from './pointer.js';

/**
 * What is known of places, by what they name and not by object: two places with the same steps are the same. A tree, because pointers would
 * repeat a key as long as the file for each place below it.
 */
export class PlaceBranch<Value> {
  value: Value | undefined;
  private below: Map<Step, PlaceBranch<Value>> | undefined;
  /** What is known of the JSON in the string here. */
  private inside: PlaceBranch<Value> | undefined;

  /** Whether nothing is known. */
  get isEmpty(): boolean {
    return this.value === undefined && this.below === undefined && this.inside === undefined;
  }

  /** What is known below a step; `undefined` leads into a string. */
  next(step: Step | undefined): PlaceBranch<Value> | undefined {
    return step === undefined ? this.inside : this.below?.get(asKey(step));
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
    const key = asKey(step);
    let next = this.below?.get(key);
    if (next === undefined) {
      next = new PlaceBranch();
      this.below ??= new Map();
      this.below.set(key, next);
    }
    return next;
  }
}

/** Nothing longer is a number that an index can be. */
const MOST_DIGITS = 15;

/** The same for an index and for a key with the same digits. A number, because the strings of millions of indexes take time and memory. */
function asKey(step: Step): Step {
  if (typeof step === 'number' || step.length > MOST_DIGITS) return step;
  const first = step.charCodeAt(0);
  if (!(first >= 0x30 && first <= 0x39)) return step;
  const index = Number(step);
  return String(index) === step ? index : step;
}
