import { DIFFERENCE_CLASSES, type Difference, type DifferenceClass, type Side } from './difference.js';
import { type AlikePlace, AlikePlaces } from './places.js';

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
const WORDINGS = [
  'value',
  'type',
  'key',
  'repeated',
  'hides',
  'content',
  'no-json',
  'embedded',
  'embedded-list',
] as const;
export type Wording = (typeof WORDINGS)[number];

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
  private readonly byKind = new Map<number, PendingGroup>();
  private total = 0;
  private anyLost = false;

  constructor(private readonly maxListed: number) {}

  /** @param make creates message and places; not called if the difference is only counted */
  note(noted: CountedDifference, make: () => PendingDifference): void {
    this.total++;
    if (!noted.forgiven) this.anyLost = true;
    const kind = kindOf(noted);
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

  /** Whether any difference is not forgiven. */
  get isLost(): boolean {
    return this.anyLost;
  }

  get groups(): PendingGroup[] {
    return [...this.byKind.values()];
  }

  /** Maps the offsets of the pending differences from index `first` on to the surrounding text. */
  carryOver(first: number, side: Side, mapping: (sorted: readonly number[]) => number[]): void {
    const slots: { readonly place: PendingPlace; readonly edge: 'start' | 'end' }[] = [];
    for (let index = first; index < this.pending.length; index++) {
      const place = this.pending[index]?.[side];
      if (place !== undefined) slots.push({ place, edge: 'start' }, { place, edge: 'end' });
    }
    if (slots.length === 0) return;
    slots.sort((a, b) => a.place[a.edge] - b.place[b.edge]);
    const mapped = mapping(slots.map(({ place, edge }) => place[edge]));
    for (const [rank, { place, edge }] of slots.entries()) place[edge] = mapped[rank] ?? 0;
  }
}

const CLASS_RANKS = ranks(DIFFERENCE_CLASSES);
const WORDING_RANKS = ranks(WORDINGS);

function ranks<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, rank) => [name, rank])) as Record<Name, number>;
}

/** The group of a difference as a number, which is a faster key than a string. */
function kindOf({ class: differenceClass, known, forgiven, wording, place }: CountedDifference): number {
  let kind = place * DIFFERENCE_CLASSES.length + CLASS_RANKS[differenceClass];
  kind = kind * WORDINGS.length + WORDING_RANKS[wording];
  return kind * 4 + (known ? 2 : 0) + (forgiven ? 1 : 0);
}

/** The number of differences in white space within one text, with the first place. */
export interface LayoutTally {
  count: number;
  readonly before: PendingPlace;
  readonly after: PendingPlace;
}
