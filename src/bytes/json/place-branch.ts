import type { Place } from './place.js';
import type { Step } from './pointer.js';
import { asKey } from './step-key.js';

/** What is known of places, as a tree of their steps: pointers would repeat long keys. */
export class PlaceBranch<Value> {
  value: Value | undefined;
  private below: Map<Step, PlaceBranch<Value>> | undefined;
  /** What is known of elements that come one after another from the first: a map of millions is slow. */
  private elements: PlaceBranch<Value>[] | undefined;
  /** What is known of the JSON in the string here. */
  private inside: PlaceBranch<Value> | undefined;

  /** What is known below a step; `undefined` leads into a string. */
  next(step: Step | undefined): PlaceBranch<Value> | undefined {
    return step === undefined ? this.inside : this.known(asKey(step));
  }

  private known(key: Step): PlaceBranch<Value> | undefined {
    const element = typeof key === 'number' ? this.elements?.[key] : undefined;
    return element ?? this.below?.get(key);
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
    const known = this.known(key);
    if (known !== undefined) return known;
    const next = new PlaceBranch<Value>();
    if (key === (this.elements?.length ?? 0)) {
      this.elements ??= [];
      this.elements.push(next);
    } else {
      this.below ??= new Map();
      this.below.set(key, next);
    }
    return next;
  }
}
