import { readTree } from './read-tree.js';
import { stringText } from './string-text.js';
import { type Found, NONE, type Want } from './want.js';

const NO_INDEX = -2;

/** An open container. */
interface Open {
  /** What is wanted there; undefined when nothing is. */
  readonly want: Want | undefined;
  readonly own: Want | undefined;
  /** Of the last element, from -1; NO_INDEX in an object. */
  index: number;
  /** Where the key stands that was read last. */
  keyStart: number;
  keyEnd: number;
  /** Start and end of each key and value so far, where they are to be listed. */
  readonly list: number[] | undefined;
}

/** One pass over one text: fills in `found` of all wants in it. Returns those that were found, each once. */
export function findWants(bytes: Uint8Array, root: Want, depth: number): Set<Want> {
  const found = new Set<Want>();
  const stack: Open[] = [];
  let pending: Want | undefined;
  const wantedHere = (): Want | undefined => {
    const top = stack.at(-1);
    if (top === undefined) return root;
    if (top.index === NO_INDEX) return pending;
    top.index++;
    return top.want?.members?.get(String(top.index));
  };
  const record = (want: Want | undefined, start: number, end: number, list?: number[]): void => {
    const top = stack.at(-1);
    const inObject = top !== undefined && top.index === NO_INDEX;
    const [keyStart, keyEnd] = inObject ? [top.keyStart, top.keyEnd] : [NONE, NONE];
    top?.list?.push(keyStart, keyEnd, start, end);
    if (want === undefined) return;
    const before = want.found;
    want.found = { offsets: [start, end, keyStart, keyEnd], depth, list, earlier: earlierWith(before) };
    found.add(want);
  };
  readTree(bytes, {
    open(isArray) {
      const own = wantedHere();
      // A container without wanted members is passed through with nothing to look up.
      const want = own?.members === undefined ? undefined : own;
      const list = own?.listed ? [] : undefined;
      stack.push({ want, own, index: isArray ? -1 : NO_INDEX, keyStart: -1, keyEnd: -1, list });
      return true;
    },
    close(_isArray, start, end) {
      const closed = stack.pop();
      record(closed?.own, start, end, closed?.list);
    },
    key(start, end) {
      const top = stack.at(-1);
      if (top === undefined) return;
      top.keyStart = start;
      top.keyEnd = end;
      pending = top.want === undefined ? undefined : top.want.members?.get(stringText(bytes, start, end));
    },
    scalar(_kind, start, end) {
      record(wantedHere(), start, end);
    },
  });
  return found;
}

const NOTHING_EARLIER: readonly Found[] = [];

/** All that stand before the next one like it: one growing list, or a million equal keys would take quadratic time. */
function earlierWith(before: Found | undefined): readonly Found[] {
  if (before === undefined) return NOTHING_EARLIER;
  const { earlier } = before;
  if (earlier === NOTHING_EARLIER) return [before];
  (earlier as Found[]).push(before);
  return earlier;
}
