import { formatPointer, type Step } from '../../bytes/json/pointer.js';

/** A place with a star for every index and id, as a number. Similar places have the same number. */
export type AlikePlace = number;

export const ROOT_PLACE: AlikePlace = 0;
const ANY = '/*';
const INSIDE = '#';
/** Stands for everything below a place. */
const BELOW = '/**';
/** Limits for texts with a million levels or a million different keys. */
export const MAX_DEPTH = 100;
const MAX_PLACES = 10_000;

/** The similar places at which differences were found. */
export class AlikePlaces {
  private readonly parents: AlikePlace[] = [-1];
  /** What each place adds to its parent: a key after a slash, or one of the signs above. */
  private readonly pieces: string[] = [''];
  private readonly depths: number[] = [0];
  private readonly below: (Map<string, AlikePlace> | undefined)[] = [];

  /** The place of the child `step`. All elements, and all members if `keyedById`, share one place. */
  at(place: AlikePlace, step: Step, keyedById: boolean): AlikePlace {
    return this.further(place, keyedById || typeof step === 'number' ? ANY : `/${step}`);
  }

  /** The place of the JSON in the string at a place. */
  inside(place: AlikePlace): AlikePlace {
    return this.further(place, INSIDE);
  }

  private further(place: AlikePlace, piece: string): AlikePlace {
    const depth = this.depths[place] as number;
    if (depth === MAX_DEPTH) return place;
    const known = this.below[place]?.get(piece);
    if (known !== undefined) return known;
    if (depth + 1 < MAX_DEPTH && this.pieces.length < MAX_PLACES) return this.add(place, piece, depth + 1);
    return this.below[place]?.get(BELOW) ?? this.add(place, BELOW, MAX_DEPTH);
  }

  private add(parent: AlikePlace, piece: string, depth: number): AlikePlace {
    const place = this.pieces.push(piece) - 1;
    this.parents.push(parent);
    this.depths.push(depth);
    const members = this.below[parent] ?? new Map<string, AlikePlace>();
    this.below[parent] = members;
    members.set(piece, place);
    return place;
  }

  /** The pointers of a place. Pointers inside strings follow `#`. */
  format(place: AlikePlace): string {
    let text = '';
    for (let at = place; at !== ROOT_PLACE; at = this.parents[at] as AlikePlace)
      text = written(this.pieces[at] as string) + text;
    return text;
  }
}

/** A piece of a pointer, in which the signs of pointers are escaped. */
function written(piece: string): string {
  return piece === INSIDE || piece === BELOW ? piece : formatPointer([piece.slice(1)]);
}
