import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { getOrInsert } from '../text/add-to.js';

/** Marked places, by the place around them and the step, so that elements need no place each. */
export class MarkedPlaces {
  private readonly marks = new Map<Place, Marks>();
  /** Marked places mostly follow one another in one list. */
  private last: { readonly parent: Place; readonly marks: Marks } | undefined;

  get isEmpty(): boolean {
    return this.marks.size === 0;
  }

  add({ parent, step }: Place): void {
    // The root of a file is in nothing.
    if (parent === undefined) return;
    if (this.last?.parent === parent) {
      this.last.marks.add(step);
      return;
    }
    const marks = getOrInsert(this.marks, parent, () => new Marks());
    marks.add(step);
    this.last = { parent, marks };
  }

  has({ parent, step }: Place): boolean {
    return parent !== undefined && this.marks.get(parent)?.has(step) === true;
  }
}

/** The marked members or elements of one value. */
class Marks {
  /** Elements that follow one another: the first one, and the one after the last. */
  private from = 0;
  private to = 0;
  private others: Set<Step | undefined> | undefined;

  add(step: Step | undefined): void {
    if (this.isAmong(step)) return;
    if (typeof step === 'number' && this.from === this.to) {
      this.from = step;
      this.to = step + 1;
    } else if (step === this.to) {
      this.to++;
    } else {
      this.others ??= new Set();
      this.others.add(step);
    }
  }

  has(step: Step | undefined): boolean {
    return this.isAmong(step) || this.others?.has(step) === true;
  }

  private isAmong(step: Step | undefined): boolean {
    return typeof step === 'number' && step >= this.from && step < this.to;
  }
}
