import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import type { Difference, DifferenceClass, Side } from './difference.js';

/** The place of a difference, whose offsets are mapped outwards to the file. */
export interface PendingPlace {
  readonly pointer: string;
  readonly embedded: readonly string[];
  start: number;
  end: number;
}

/** A difference before its lines and columns are known. */
export type PendingDifference = Omit<Difference, Side> & Readonly<Record<Side, PendingPlace | undefined>>;

/** Kinds of message within one class, which are never in one group. */
export type Wording =
  | 'value'
  | 'type'
  | 'key'
  | 'repeated'
  | 'hides'
  | 'content'
  | 'no-json'
  | 'embedded'
  | 'embedded-list';

/** What decides the group of a difference. Known for every difference, also if it is only counted. */
export interface CountedDifference {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  readonly wording: Wording;
  readonly place: AlikePlace;
  /** How many parts inside the value no schema knows. */
  readonly unknownInside: number;
}

export interface PendingGroup {
  /** What all of them have in common. */
  readonly noted: CountedDifference;
  readonly first: PendingDifference;
  count: number;
  unknownInside: number;
}

/** Collects differences. Keeps the first `maxListed` and the first of each group, and counts all. */
export class Collector {
  readonly places = new AlikePlaces();
  /** In the order of discovery. */
  readonly pending: PendingDifference[] = [];
  private readonly byKind = new Map<string, PendingGroup>();
  private total = 0;
  /** Whether any difference is not forgiven. */
  isLost = false;

  constructor(private readonly maxListed: number) {}

  /** @param make creates message and places; not called if the difference is only counted */
  note(noted: CountedDifference, make: () => PendingDifference): void {
    this.total++;
    if (!noted.forgiven) this.isLost = true;
    const { class: differenceClass, known, forgiven, wording, place } = noted;
    const kind = `${place} ${differenceClass} ${wording} ${known} ${forgiven}`;
    const group = this.byKind.get(kind);
    if (group !== undefined) {
      group.count++;
      group.unknownInside += noted.unknownInside;
      if (this.pending.length < this.maxListed) this.pending.push(make());
      return;
    }
    const first = make();
    this.pending.push(first);
    this.byKind.set(kind, { noted, first, count: 1, unknownInside: noted.unknownInside });
  }

  /** The number of differences that are not listed. */
  get omitted(): number {
    return this.total - Math.min(this.pending.length, this.maxListed);
  }

  get groups(): PendingGroup[] {
    return [...this.byKind.values()];
  }

  /** Maps the offsets of the pending differences from index `first` on to the surrounding text. */
  carryOver(first: number, side: Side, mapping: (offsets: readonly number[]) => readonly number[]): void {
    const places = this.pending.slice(first).flatMap((difference) => difference[side] ?? []);
    const mapped = mapping(places.flatMap(({ start, end }) => [start, end]));
    for (const [index, place] of places.entries()) {
      place.start = mapped[2 * index] as number;
      place.end = mapped[2 * index + 1] as number;
    }
  }
}

/** The number of differences in white space within one text, with the first place. */
export interface LayoutTally {
  count: number;
  readonly before: PendingPlace;
  readonly after: PendingPlace;
}

/** A place with a star for every index and id, as a number. Similar places have the same number. */
export type AlikePlace = number;

export const ROOT_PLACE: AlikePlace = 0;
const ANY = '/*';
const INSIDE = '#';
/** The piece of a place that means everything below it. */
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
