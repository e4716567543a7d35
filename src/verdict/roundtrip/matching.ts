import { sameBytes, sameText } from '../../bytes/json/equality.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import { groupedBy } from '../../bytes/text/add-to.js';
import type { Rename } from './renames.js';
import { type Identity, nodeText } from './schema-lookup.js';

/** The position of a child without a partner. */
export const ALONE = -1;

/** The misspelled names of an object or list whose correct spelling is in the other file. */
export interface Corrections {
  /** The keys before that are near misses of documented ones. */
  misspelledKeys(): readonly Rename[];
  /** Whether the `$type` of an element before is a near miss of that of an element after. */
  hasCorrectedType(element: number, other: number): boolean;
  /** Whether records with other Ids or keys correspond by position: only their names were renewed. */
  readonly renews: 'ids' | 'ids-and-keys' | undefined;
}

/** Which children of two containers correspond to each other. Positions count from 0. */
export interface Matching {
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** For each child before: the position of its partner after, or {@link ALONE}. */
  readonly partners: Int32Array;
  /** The positions of the children after without a partner. */
  readonly added: readonly number[];
  /** Whether the partners are in a different order. */
  readonly reordered: boolean;
  readonly identity: Identity;
  /** Whether the key of a child before is a misspelled name that its partner has right. */
  isRenamed(position: number): boolean;
  /** The positions before of members or elements with this key or Id, if the counts differ. */
  equals(side: 'before' | 'after', position: number): readonly number[] | undefined;
}

/**
 * Matches members by key, elements by `identity` or position; undefined when all match by position.
 * @param corrections asked for only when children on both sides have no partner
 */
export function matchChildren(
  one: NodeTable,
  a: number,
  other: NodeTable,
  b: number,
  identity: Identity,
  corrections: Corrections,
): Matching | undefined {
  const inArray = one.isArray(a);
  if (sameSequence(one, a, other, b, inArray, identity)) return undefined;
  const before = one.children(a);
  const after = other.children(b);
  const partners = new Int32Array(before.length).fill(ALONE);
  const taken = new Uint8Array(after.length);
  const matcher = new Matcher(one, before, other, after, partners, taken, identity, corrections);
  if (inArray) matcher.elements();
  else matcher.members();
  const added: number[] = [];
  for (let index = 0; index < after.length; index++) if (taken[index] === 0) added.push(index);
  const { repeatedBefore, repeatedAfter, renamed } = matcher;
  return {
    before,
    after,
    partners,
    added,
    reordered: !isRising(partners),
    identity,
    isRenamed: (position) => renamed.has(position),
    equals: (side, position) => (side === 'before' ? repeatedBefore : repeatedAfter).get(position),
  };
}

/** Whether both containers have the same keys or Ids at the same positions. */
function sameSequence(
  one: NodeTable,
  a: number,
  other: NodeTable,
  b: number,
  inArray: boolean,
  identity: Identity,
): boolean {
  const limitA = one.after[a] as number;
  const limitB = other.after[b] as number;
  let childA = a + 1;
  let childB = b + 1;
  while (childA < limitA && childB < limitB) {
    const same = inArray ? sameId(one, childA, other, childB, identity) : sameKey(one, childA, other, childB);
    if (!same) return false;
    childA = one.after[childA] as number;
    childB = other.after[childB] as number;
  }
  return childA >= limitA && childB >= limitB;
}

/** Whether two members have the same key, in any spelling. */
function sameKey(one: NodeTable, a: number, other: NodeTable, b: number): boolean {
  return sameString(one, one.key[a] as number, one.keyEnd(a), other, other.key[b] as number, other.keyEnd(b));
}

function sameId(one: NodeTable, a: number, other: NodeTable, b: number, identity: Identity): boolean {
  const idA = idNode(one, a, identity);
  const idB = idNode(other, b, identity);
  if (idA < 0 || idB < 0) return idA === idB;
  const [start, end] = [one.start[idA] as number, one.end[idA] as number];
  return sameString(one, start, end, other, other.start[idB] as number, other.end[idB] as number);
}

function sameString(
  { bytes: one }: NodeTable,
  start: number,
  end: number,
  { bytes: other }: NodeTable,
  otherStart: number,
  otherEnd: number,
): boolean {
  return (
    sameBytes(one, start, end, other, otherStart, otherEnd) ||
    sameText(one, start, end, other, otherStart, otherEnd)
  );
}

/** The node of an object's last `Id`, or `id` where that counts, if it is a string; otherwise -1. */
export function idNode(table: NodeTable, element: number, identity: Identity): number {
  if (identity === 'position' || !table.isObject(element)) return -1;
  let capital = -1;
  let small = -1;
  const limit = table.after[element] as number;
  for (let child = element + 1; child < limit; child = table.after[child] as number) {
    const at = (table.key[child] as number) + 1;
    const first = table.bytes[at];
    // `Id` and `id`, or a key spelled with escapes.
    if (first !== 0x49 && first !== 0x69 && first !== 0x5c) continue;
    const escaped = first === 0x5c || table.bytes[at + 1] === 0x5c;
    if (!escaped && (table.bytes[at + 1] !== 0x64 || table.bytes[at + 2] !== 0x22)) continue;
    const key = table.keyText(child);
    if (key === 'Id') capital = child;
    else if (key === 'id') small = child;
  }
  if (capital >= 0 && table.isString(capital)) return capital;
  return identity === 'any-id' && small >= 0 && table.isString(small) ? small : -1;
}

function isRising(partners: Int32Array): boolean {
  let last = ALONE;
  for (const partner of partners) {
    if (partner === ALONE) continue;
    if (partner < last) return false;
    last = partner;
  }
  return true;
}

class Matcher {
  /** By position: the positions before of all children of that name, which occurs more or less often after. */
  readonly repeatedBefore = new Map<number, readonly number[]>();
  readonly repeatedAfter = new Map<number, readonly number[]>();
  readonly renamed = new Set<number>();

  constructor(
    private readonly one: NodeTable,
    private readonly before: Int32Array,
    private readonly other: NodeTable,
    private readonly after: Int32Array,
    private readonly partners: Int32Array,
    private readonly taken: Uint8Array,
    private readonly identity: Identity,
    private readonly corrections: Corrections,
  ) {}

  members(): void {
    const before = byKey(this.one, this.before);
    const after = byKey(this.other, this.after);
    this.matchNames(before, after);
    if (!this.partners.includes(ALONE) || !this.taken.includes(0)) return;
    for (const { spelled, field } of this.corrections.misspelledKeys()) {
      const [positions, others] = [before.get(spelled), after.get(field)];
      if (positions?.length !== others?.length || after.has(spelled) || before.has(field)) continue;
      if (positions === undefined || others === undefined) continue;
      this.matchEqual(positions, others);
      for (const position of positions) this.renamed.add(position);
    }
    if (this.corrections.renews === 'ids-and-keys') this.matchRenewedKeys();
  }

  /** Pairs members that are alone on both sides, by their order. */
  private matchRenewedKeys(): void {
    const [rest, others] = this.left();
    if (rest.length !== others.length) return;
    for (const [rank, position] of rest.entries()) {
      this.pair(position, others[rank] as number);
      this.renamed.add(position);
    }
  }

  elements(): void {
    this.matchNames(byId(this.one, this.before, this.identity), byId(this.other, this.after, this.identity));
    this.matchRest();
  }

  private matchNames(before: PositionsByName, after: PositionsByName): void {
    for (const [name, positions] of before) {
      const others = after.get(name);
      if (others !== undefined) this.matchEqual(positions, others);
    }
  }

  /** Pairs children by key or Id: equal ones at both ends first, the rest from the last one. */
  private matchEqual(positions: readonly number[], others: readonly number[]): void {
    if (positions.length === others.length) {
      for (let rank = 0; rank < positions.length; rank++)
        this.pair(positions[rank] as number, others[rank] as number);
      return;
    }
    for (const position of positions) this.repeatedBefore.set(position, positions);
    for (const position of others) this.repeatedAfter.set(position, positions);
    const [from, end, otherEnd] = this.matchEnds(positions, others);
    const most = Math.min(end - from, otherEnd - from);
    for (let rank = 1; rank <= most; rank++)
      this.pair(positions[end - rank] as number, others[otherEnd - rank] as number);
  }

  /** Pairs the rest: equal ones at both ends, others by position, unless two Ids show different records. */
  private matchRest(): void {
    const [rest, others] = this.left();
    const [from, end, otherEnd] = this.matchEnds(rest, others);
    for (let rank = from; rank < Math.min(end, otherEnd); rank++) {
      const position = rest[rank] as number;
      const partner = others[rank] as number;
      const [child, other] = [this.before[position] as number, this.after[partner] as number];
      const twoRecords =
        idNode(this.one, child, this.identity) >= 0 && idNode(this.other, other, this.identity) >= 0;
      const correspond =
        !twoRecords ||
        this.corrections.renews !== undefined ||
        this.corrections.hasCorrectedType(child, other);
      if (correspond) this.pair(position, partner);
    }
  }

  /** The positions of the children that have no partner yet, on each side. */
  private left(): [before: readonly number[], after: readonly number[]] {
    return [
      [...this.partners.keys()].filter((position) => this.partners[position] === ALONE),
      [...this.taken.keys()].filter((position) => this.taken[position] === 0),
    ];
  }

  /** Pairs equal children at both ends of two lists. Returns the range that is left. */
  private matchEnds(
    positions: readonly number[],
    others: readonly number[],
  ): [from: number, end: number, otherEnd: number] {
    let from = 0;
    let end = positions.length;
    let otherEnd = others.length;
    // With equal lengths, position decides.
    if (end === otherEnd) return [from, end, otherEnd];
    while (from < end && from < otherEnd && this.isSame(positions[from], others[from])) {
      this.pair(positions[from] as number, others[from] as number);
      from++;
    }
    while (end > from && otherEnd > from && this.isSame(positions[end - 1], others[otherEnd - 1])) {
      end--;
      otherEnd--;
      this.pair(positions[end] as number, others[otherEnd] as number);
    }
    return [from, end, otherEnd];
  }

  private isSame(position: number | undefined, other: number | undefined): boolean {
    if (position === undefined || other === undefined) return false;
    // Equal hashes are enough: pairs are compared later in any case.
    return this.one.hash(this.before[position] as number) === this.other.hash(this.after[other] as number);
  }

  private pair(position: number, partner: number): void {
    this.partners[position] = partner;
    this.taken[partner] = 1;
  }
}

/** The positions of children by key or Id, in the order of the first that has it. */
type PositionsByName = ReadonlyMap<string, readonly number[]>;

function byKey(table: NodeTable, members: Int32Array): PositionsByName {
  return groupedBy(members.keys(), (position) => table.keyText(members[position] as number));
}

function byId(table: NodeTable, elements: Int32Array, identity: Identity): PositionsByName {
  return groupedBy(elements.keys(), (position) => {
    const id = idNode(table, elements[position] as number, identity);
    return id < 0 ? undefined : nodeText(table, id);
  });
}
