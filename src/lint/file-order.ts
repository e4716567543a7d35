import { locate } from '../json/locate.js';
import { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { readTree } from '../json/read-tree.js';
import { stringText } from '../json/string-text.js';

/** The place of a section, and those of its members, are this many steps long. */
const SECTION = 1;
const MEMBER = 2;

/** Sorts places by where they are in a file: by indexes, keys of sections, or rarely by reading it. */
export class FileOrder {
  private members: ReadonlyMap<string, SectionOrder> = new Map();
  private isRead = false;

  constructor(private readonly bytes: Uint8Array) {}

  /** @param places by documented names @param spelled the place in the file */
  sorted(places: readonly Place[], spelled: (place: Place) => Place): readonly Place[] {
    const [isSorted] = this.areInOrder([places], spelled);
    if (isSorted) return places;
    const root = new Branch(Place.root, 0);
    const known = new Map<Place, Branch>();
    for (const place of places) {
      branchOf(spelled(place), root, known).given.push(place);
    }
    const starts = this.startsOf(root);
    const inOrder: Place[] = [];
    const open = [root];
    for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
      for (const place of branch.given) inOrder.push(place);
      if (branch.inside !== undefined) open.push(branch.inside);
      const below = [...(branch.below?.values() ?? [])].toSorted((a, b) => starts(a) - starts(b));
      // The last that is put on the stack is the first that comes off it.
      for (const next of below.reverse()) open.push(next);
    }
    return inOrder;
  }

  /** Which lists of places are in order already: sorting millions takes long. */
  areInOrder(lists: readonly Iterable<Place>[], spelled: (place: Place) => Place): readonly boolean[] {
    const unsure: Parting[] = [];
    const unsurePlaces: Place[] = [];
    const listOf: number[] = [];
    const areInOrder = lists.map(() => true);
    for (const [index, places] of lists.entries()) {
      let last: Place | undefined;
      for (const place of places) {
        const next = spelled(place);
        const parted = last === undefined ? undefined : parting(last, next);
        if (parted !== undefined && isOfSections(parted)) this.readSections();
        const isBefore =
          last === undefined ||
          (parted === undefined ? levelOf(last) <= levelOf(next) : this.isBefore(parted));
        if (isBefore === false) {
          areInOrder[index] = false;
          break;
        }
        if (isBefore === 'unsure' && parted !== undefined) {
          unsure.push(parted);
          unsurePlaces.push(parted.one, parted.other);
          listOf.push(index);
        }
        last = next;
      }
    }
    if (unsure.length === 0) return areInOrder;
    const located = locate(this.bytes, unsurePlaces);
    for (const [rank, { one, other }] of unsure.entries()) {
      const [start, otherStart] = [one, other].map((place) => located.of(place)?.value.start ?? Number.NaN);
      if (!(Number(start) < Number(otherStart))) areInOrder[listOf[rank] ?? 0] = false;
    }
    return areInOrder;
  }

  private isBefore({ one, other, level }: Parting): boolean | 'unsure' {
    const [step, otherStep] = [one.step, other.step];
    if (typeof step === 'number' && typeof otherStep === 'number') return step < otherStep;
    if (level > MEMBER) return 'unsure';
    const start = (place: Place): number => {
      if (level === SECTION) return this.members.get(String(place.step))?.start ?? Number.NaN;
      return this.members.get(String(place.parent?.step))?.members.get(String(place.step)) ?? Number.NaN;
    };
    return start(one) < start(other);
  }

  /** What the branches below one branch are sorted by. */
  private startsOf(root: Branch): (branch: Branch) => number {
    const unsure: Place[] = [];
    const open = [root];
    for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
      if (branch.inside !== undefined) open.push(branch.inside);
      const below = [...(branch.below?.values() ?? [])];
      for (const next of below) open.push(next);
      if (below.length > 1 && branch.isTextOrSection) this.readSections();
      if (below.length > 1 && !branch.isTextOrSection)
        for (const { place } of below) if (typeof place.step !== 'number') unsure.push(place);
    }
    const located = unsure.length === 0 ? undefined : locate(this.bytes, unsure);
    return ({ place, level }) => {
      const { step, parent } = place;
      if (typeof step === 'number') return step;
      if (level === SECTION) return this.members.get(String(step))?.start ?? 0;
      if (level === MEMBER) return this.members.get(String(parent?.step))?.members.get(String(step)) ?? 0;
      return located?.of(place)?.value.start ?? 0;
    };
  }

  private readSections(): void {
    if (this.isRead) return;
    this.members = readSections(this.bytes);
    this.isRead = true;
  }
}

/** The topmost links at which two places part, and their level. */
interface Parting {
  readonly one: Place;
  readonly other: Place;
  readonly level: number;
}

/** Whether the order of sections, or of their members, decides. */
function isOfSections({ one, other, level }: Parting): boolean {
  return level <= MEMBER && !(typeof one.step === 'number' && typeof other.step === 'number');
}

/** Where two places part; undefined where one is within the other. */
function parting(one: Place, other: Place): Parting | undefined {
  let [a, b]: (Place | undefined)[] = [one, other];
  let [levelA, levelB] = [levelOf(one), levelOf(other)];
  for (; levelA > levelB; levelA--) a = a?.parent;
  for (; levelB > levelA; levelB--) b = b?.parent;
  let parted: Parting | undefined;
  for (; a !== undefined && b !== undefined && a !== b; a = a.parent, b = b.parent, levelA--)
    if (a.step !== b.step) parted = { one: a, other: b, level: levelA };
  return parted;
}

/** The number of links above a place. */
function levelOf({ parent }: Place): number {
  let level = 0;
  for (let link = parent; link !== undefined; link = link.parent) level++;
  return level;
}

interface SectionOrder {
  readonly start: number;
  readonly members: Map<string, number>;
}

/** A place on the way to those that are sorted. */
class Branch {
  readonly given: Place[] = [];
  below: Map<Step, Branch> | undefined;
  inside: Branch | undefined;

  constructor(
    readonly place: Place,
    /** The number of steps from the root of the file; NaN in a string. */
    readonly level: number,
  ) {}

  get isTextOrSection(): boolean {
    return this.level < MEMBER;
  }
}

function branchOf(place: Place, root: Branch, known: Map<Place, Branch>): Branch {
  const { parent, step } = place;
  if (parent === undefined) return root;
  const before = known.get(place);
  if (before !== undefined) return before;
  const around = branchOf(parent, root, known);
  let branch = step === undefined ? around.inside : around.below?.get(step);
  if (branch === undefined) {
    branch = new Branch(place, step === undefined ? Number.NaN : around.level + 1);
    if (step === undefined) around.inside = branch;
    else {
      around.below ??= new Map();
      around.below.set(step, branch);
    }
  }
  known.set(place, branch);
  return branch;
}

/** The offsets of all sections and members; of duplicate keys, those of the last one. */
function readSections(bytes: Uint8Array): ReadonlyMap<string, SectionOrder> {
  const sections = new Map<string, SectionOrder>();
  let depth = 0;
  let members = new Map<string, number>();
  readTree(bytes, {
    open() {
      depth++;
      return depth <= MEMBER || 'skip';
    },
    close() {
      depth--;
    },
    key(start, end) {
      const name = stringText(bytes, start, end);
      if (depth === MEMBER) members.set(name, start);
      if (depth !== SECTION) return;
      members = new Map();
      sections.set(name, { start, members });
    },
  });
  return sections;
}
