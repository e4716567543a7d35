import type { Place } from './place.js';
import { PlaceBranch } from './place-branch.js';

/** Places by what they name, not by object. */
export class PlaceSet {
  private readonly root = new PlaceBranch<true>();

  add(place: Place): void {
    this.root.at(place).value = true;
  }

  has(place: Place): boolean {
    let branch: PlaceBranch<true> | undefined = this.root;
    for (const { parent, step } of place.chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return false;
    }
    return branch.value === true;
  }
}
