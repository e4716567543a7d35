import type { Place } from './place.js';
import type { Step } from './pointer.js';

/** A step of the places in a set. `undefined` leads into a string. */
interface Branch {
  readonly below: Map<Step | undefined, Branch>;
  isMember: boolean;
}

/** Places by what they name, not by object: two places with the same steps are the same. */
export class PlaceSet {
  private readonly root: Branch = { below: new Map(), isMember: false };

  add(place: Place): void {
    let branch = this.root;
    for (const { parent, step } of place.chain()) {
      if (parent === undefined) continue;
      let next = branch.below.get(step);
      if (next === undefined) {
        next = { below: new Map(), isMember: false };
        branch.below.set(step, next);
      }
      branch = next;
    }
    branch.isMember = true;
  }

  has(place: Place): boolean {
    let branch: Branch | undefined = this.root;
    for (const { parent, step } of place.chain()) {
      if (parent !== undefined) branch = branch?.below.get(step);
    }
    return branch?.isMember === true;
  }
}
