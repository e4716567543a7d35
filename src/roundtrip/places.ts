import { formatPointer, type Step } from '../json/pointer.js';

/** A place with a star for every index and id, as a number. Similar places have the same number. */
export type AlikePlace = number;

export const ROOT_PLACE: AlikePlace = 0;
const ANY = '/*';
const INSIDE = '#';
/** Stands for everything below a place. */
const BELOW = '/**';
/** Limits for texts with a million levels or a million different keys. */
const MAX_DEPTH = 100;
const MAX_PLACES = 10_000;

/** The similar places at which differences were found. */
export class AlikePlaces {
  private readonly parents: AlikePlace[] = [-1];
  /** The part that each place adds to the pointer of its parent. */
  private readonly pieces: string[] = [''];
  private readonly depths: number[] = [0];
  /** The places of members by their keys, which need not be written as a pointer then. */
  private readonly byKey: (Map<string, AlikePlace> | undefined)[] = [];
  private readonly below: (Map<string, AlikePlace> | undefined)[] = [undefined];

  /** The place of the child `step`. All elements, and all members if `keyedById`, share one place. */
  at(place: AlikePlace, step: Step, keyedById: boolean): AlikePlace {
    // Millions of equal keys may be that deep: nothing needs to be written for them.
    if (this.isDeepest(place)) return place;
    if (keyedById || typeof step === 'number') return this.further(place, ANY);
    const known = this.byKey[place]?.get(step);
    if (known !== undefined) return known;
    const count = this.pieces.length;
    // With no room for more, only a key that looks like a star can have a place of its own: nothing needs to
    // be written for the others.
    if (count >= MAX_PLACES && step !== '*') return this.allBelow(place);
    const found = this.further(place, formatPointer([step]));
    if (this.pieces.length > count) this.remember(place, step, found);
    return found;
  }

  /** The place of the JSON in the string at a place. */
  inside(place: AlikePlace): AlikePlace {
    return this.further(place, INSIDE);
  }

  private further(place: AlikePlace, piece: string): AlikePlace {
    const depth = this.depths[place] as number;
    if (this.isDeepest(place)) return place;
    const known = this.below[place]?.get(piece);
    if (known !== undefined) return known;
    if (depth + 1 < MAX_DEPTH && this.pieces.length < MAX_PLACES) return this.add(place, piece, depth + 1);
    return this.allBelow(place);
  }

  private isDeepest(place: AlikePlace): boolean {
    return this.depths[place] === MAX_DEPTH;
  }

  private allBelow(place: AlikePlace): AlikePlace {
    return this.below[place]?.get(BELOW) ?? this.add(place, BELOW, MAX_DEPTH);
  }

  private remember(parent: AlikePlace, key: string, place: AlikePlace): void {
    const known = this.byKey[parent] ?? new Map<string, AlikePlace>();
    this.byKey[parent] = known;
    known.set(key, place);
  }

  private add(parent: AlikePlace, piece: string, depth: number): AlikePlace {
    const place = this.pieces.push(piece) - 1;
    this.parents.push(parent);
    this.depths.push(depth);
    this.below.push(undefined);
    let members = this.below[parent];
    if (members === undefined) {
      members = new Map();
      this.below[parent] = members;
    }
    members.set(piece, place);
    return place;
  }

  /** The pointers of a place. Pointers inside strings follow `#`. */
  format(place: AlikePlace): string {
    let text = '';
    for (let at = place; at !== ROOT_PLACE; at = this.parents[at] as AlikePlace)
      text = (this.pieces[at] as string) + text;
    return text;
  }
}
