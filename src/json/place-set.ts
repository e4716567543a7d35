import type { Place } from './place.js';
import { PlaceBranch } from './place-branch.js';

/** Places by what they name, not by object. */
export class PlaceSet {
  private readonly root = new PlaceBranch<true>();

  add(place: Place): void {
    this.root.at(place).value = true;
  }

  has(place: Place): boolean {
    return this.search(place, false);
  }

  /** Whether the place, or one around it, is in the set. */
  hasAround(place: Place): boolean {
    return !this.root.isEmpty && this.search(place, true);
  }

  private search(place: Place, around: boolean): boolean {
    let branch: PlaceBranch<true> | undefined = this.root;
    for (const { parent, step } of place.chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return false;
      if (around && branch.value) return true;
    }
    return branch.value === true;
  }
}
