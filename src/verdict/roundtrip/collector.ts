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

/**
 * The pointers to a place, with a star for every index and id, so that similar places are equal. What follows `#` is
 * inside a string, and `/**` is everything below.
 */
export type AlikePlace = string;

const ANYWHERE: AlikePlace = '/**';
/** The groups of a text with a million different keys. */
const MAX_GROUPS = 10_000;

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
    const { class: differenceClass, known, forgiven, wording } = noted;
    const kindAt = (place: AlikePlace): string =>
      `${place} ${differenceClass} ${wording} ${known} ${forgiven}`;
    const own = kindAt(noted.place);
    const isOther = !this.byKind.has(own) && this.byKind.size >= MAX_GROUPS;
    const kind = isOther ? kindAt(ANYWHERE) : own;
    const group = this.byKind.get(kind);
    if (group !== undefined) {
      group.count++;
      group.unknownInside += noted.unknownInside;
      if (this.pending.length < this.maxListed) this.pending.push(make());
      return;
    }
    const first = make();
    this.pending.push(first);
    const place = isOther ? ANYWHERE : noted.place;
    this.byKind.set(kind, {
      noted: { ...noted, place },
      first,
      count: 1,
      unknownInside: noted.unknownInside,
    });
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
