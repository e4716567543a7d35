import { DIFFERENCE_CLASSES, type DifferenceClass } from './difference.js';
import type { Side } from './not-json.js';
import { type AlikePlace, AlikePlaces } from './places.js';

/** A place of a difference while the texts are read: offsets of the text it stands in, in the end of the file. */
export interface PendingPlace {
  readonly pointer: string;
  readonly embedded: readonly string[];
  start: number;
  end: number;
}

/** A difference before its lines and columns are known. */
export interface PendingDifference {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  readonly message: string;
  readonly count: number;
  readonly before: PendingPlace | undefined;
  readonly after: PendingPlace | undefined;
}

/** What different things of one class can happen at places that are alike. They are told apart in groups. */
const WORDINGS = ['value', 'type', 'key', 'repeated', 'content', 'no-json', 'embedded'] as const;
export type Wording = (typeof WORDINGS)[number];

/** What is known of every difference, also of those that are only counted. */
export interface Noted {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  readonly wording: Wording;
  readonly place: AlikePlace;
}

export interface PendingGroup {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  readonly place: AlikePlace;
  readonly first: PendingDifference;
  count: number;
}

/** Takes differences in: the first so many are kept, and the first of each group; all are counted. */
export class Collector {
  readonly places = new AlikePlaces();
  /** In the order in which they were found. */
  readonly pending: PendingDifference[] = [];
  private readonly listed = new Set<PendingDifference>();
  private readonly byKind = new Map<number, PendingGroup>();
  private total = 0;
  private anyLost = false;

  constructor(private readonly mostListed: number) {}

  /** @param make words the difference and finds its place; not called where it is only counted */
  note(noted: Noted, make: () => PendingDifference): void {
    this.total++;
    if (!noted.forgiven) this.anyLost = true;
    const kind = kindOf(noted);
    const group = this.byKind.get(kind);
    const isListed = this.listed.size < this.mostListed;
    if (group !== undefined) group.count++;
    if (group !== undefined && !isListed) return;
    const difference = make();
    this.pending.push(difference);
    if (isListed) this.listed.add(difference);
    if (group === undefined) {
      const { class: differenceClass, known, forgiven, place } = noted;
      this.byKind.set(kind, { class: differenceClass, known, forgiven, place, first: difference, count: 1 });
    }
  }

  isListed(difference: PendingDifference): boolean {
    return this.listed.has(difference);
  }

  /** How many were found and not listed. */
  get omitted(): number {
    return this.total - this.listed.size;
  }

  /** Whether something is lost that had to be kept. */
  get isLost(): boolean {
    return this.anyLost;
  }

  get groups(): PendingGroup[] {
    return [...this.byKind.values()];
  }

  /** Carries the offsets of the pending from `first` on over to the text around the one they were found in. */
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

/** One number for all that a group has in common: numbers make a faster key than texts. */
function kindOf({ class: differenceClass, known, forgiven, wording, place }: Noted): number {
  let kind = place * DIFFERENCE_CLASSES.length + DIFFERENCE_CLASSES.indexOf(differenceClass);
  kind = kind * WORDINGS.length + WORDINGS.indexOf(wording);
  return kind * 4 + (known ? 2 : 0) + (forgiven ? 1 : 0);
}

/** White space that differs within one text. */
export interface LayoutTally {
  count: number;
  readonly before: PendingPlace;
  readonly after: PendingPlace;
}
