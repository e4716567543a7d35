import { addTo } from '../../bytes/text/add-to.js';
import { nearest } from '../../bytes/text/nearest.js';
import { isOneEdit } from '../schema/near-miss.js';

/** Shorter names resemble too many others by one edit, and by two. */
const MIN_LENGTH_BY_EDIT = 4;
const MIN_LENGTH_BY_TWO_EDITS = 9;
/** A name that creators chose may lose or gain a letter at an end from this length on. */
const MIN_LENGTH_BY_END = 3;
/** Longer names are not compared. */
const MAX_LENGTH = 100;
/** How many unknown names are remembered: a file may have a million. */
const MAX_REMEMBERED = 10_000;

/** So many pairs of creators' names are compared. After that, nothing is suggested. */
const MAX_COMPARED = 1_000_000;

/** A known name in the forms that others are compared with. */
interface KnownName {
  readonly name: string;
  readonly lower: string;
  /** Without its digits. */
  readonly bare: string;
}

/** Whose names they are: those of creators are shorter and more alike. */
type Namer = 'of the platform' | 'of creators';

/** Known names, and the one that an unknown name most likely means. Unknown names are compared once. */
export class NearNames {
  private readonly known: ReadonlySet<string>;
  private readonly byLength = new Map<number, KnownName[]>();
  private readonly bySpelling = new Map<string, string[]>();
  private readonly remembered = new Map<string, string | undefined>();
  /** Pairs of names so far. */
  private compared = 0;

  constructor(
    names: Iterable<string>,
    private readonly kind: Namer = 'of the platform',
    /** What people write instead of some of them. */
    private readonly slips: ReadonlyMap<string, string> = new Map(),
  ) {
    this.known = new Set(names);
    for (const name of this.known) {
      addTo(this.byLength, name.length, { name, lower: name.toLowerCase(), bare: withoutDigits(name) });
      addTo(this.bySpelling, plainSpelling(name), name);
    }
  }

  get names(): Iterable<string> {
    return this.known;
  }

  has(name: string): boolean {
    return this.known.has(name);
  }

  /** The known name that an unknown one resembles; undefined for any other. */
  meant(name: string): string | undefined {
    if (this.known.has(name) || name.length > MAX_LENGTH) return undefined;
    if (this.remembered.has(name)) return this.remembered.get(name);
    const meant = this.slips.get(name) ?? this.compare(name);
    if (this.remembered.size < MAX_REMEMBERED) this.remembered.set(name, meant);
    return meant;
  }

  private compare(name: string): string | undefined {
    const spelled = plainSpelling(name);
    if (spelled === '') return undefined;
    const bySpelling = this.bySpelling
      .get(spelled)
      ?.find((known) => Math.abs(known.length - name.length) <= MAX_SPELLING);
    if (bySpelling !== undefined) return bySpelling;
    const candidates = this.candidates(name);
    const lower = name.toLowerCase();
    const byEdit = candidates.filter((known) => this.isNear(lower, known.lower)).map((known) => known.name);
    const inSameCase = byEdit.filter((known) => isOneEdit(name, known));
    const [near, ...others] = inSameCase.length > 0 ? inSameCase : byEdit;
    // Of several names, nobody knows which one was meant.
    if (near !== undefined) return others.length === 0 ? near : undefined;
    if (name.length < MIN_LENGTH_BY_TWO_EDITS) return undefined;
    const long = candidates.filter((known) => known.name.length >= MIN_LENGTH_BY_TWO_EDITS);
    return nearest(
      name,
      long.map((known) => known.name),
      2,
    );
  }

  /** Names of about the same length that differ in more than digits; none when too many were compared. */
  private candidates(name: string): readonly KnownName[] {
    const bare = withoutDigits(name);
    const candidates: KnownName[] = [];
    for (let length = name.length - 2; length <= name.length + 2; length++) {
      const known = this.byLength.get(length) ?? [];
      if (this.kind === 'of creators') this.compared += known.length;
      if (this.compared > MAX_COMPARED) return [];
      for (const each of known) if (each.bare !== bare) candidates.push(each);
    }
    return candidates;
  }

  private isNear(name: string, known: string): boolean {
    const length = Math.min(name.length, known.length);
    if (length >= MIN_LENGTH_BY_EDIT) return isOneEdit(name, known);
    if (this.kind === 'of the platform' || length < MIN_LENGTH_BY_END || name.length === known.length)
      return false;
    const [shorter, longer] = name.length < known.length ? [name, known] : [known, name];
    return longer.length - shorter.length === 1 && (longer.startsWith(shorter) || longer.endsWith(shorter));
  }
}

/** How many spaces and signs a spelling may have more or less than another. */
const MAX_SPELLING = 8;

/** A name without what people vary: letter case, spaces, `_` and `-`. */
function plainSpelling(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

function withoutDigits(name: string): string {
  return name.replace(/\d+/g, '');
}
