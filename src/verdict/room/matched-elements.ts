import { decodeString } from '../../bytes/json/decode.js';
import { NodeTable } from '../../bytes/json/node-table.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { addTo } from '../../bytes/text/add-to.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { joined } from './object-editor.js';
import { contentOf, sameContent } from './records.js';

/* Matches the elements of an array in three versions of a room, and writes their merge. */

/** The JSON of a value in three versions of a room; undefined where it does not exist. */
export interface ThreeTexts {
  readonly base: Uint8Array | undefined;
  readonly theirs: Uint8Array | undefined;
  readonly mine: Uint8Array | undefined;
}

export type AllTexts = { readonly [Side in keyof ThreeTexts]: Uint8Array };

export const NOTHING = new Uint8Array();

/** Whether two values are the same, as an import sees it. */
export function same(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameContent(contentOf(one), contentOf(other));
}

/** The object of a text, unless it has the same key twice. */
export function objectOf(text: Uint8Array): ObjectText | undefined {
  if (text[0] !== 0x7b) return undefined;
  const object = ObjectText.of(text);
  return object.members.length === [...object.keys].length ? object : undefined;
}

/** The elements of an array, each with a name that the same element has in other versions. */
export interface Elements {
  readonly text: Uint8Array;
  /** By Id or position, in their order. */
  readonly byId: ReadonlyMap<string, Uint8Array>;
  /** The offsets of each. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

export interface MatchedElements {
  readonly base: Elements;
  readonly theirs: Elements;
  readonly mine: Elements;
}

/**
 * Matches elements of three versions by Ids, unless both sides have moved some.
 * @param areTasks whether position will do
 */
export function matchElements(all: AllTexts, areTasks: boolean): MatchedElements | undefined {
  const [base, theirs, mine] = [elementsById(all.base), elementsById(all.theirs), elementsById(all.mine)];
  if (base === undefined || theirs === undefined || mine === undefined)
    return areTasks ? elementsByPosition(all) : undefined;
  const isMovedByOne = [theirs, mine].some(({ byId }) => inSameOrder(base.byId, byId));
  const isOrdered = isMovedByOne || inSameOrder(theirs.byId, mine.byId);
  return isOrdered ? { base, theirs, mine } : undefined;
}

/** The elements of an array, if each is an object with an Id of its own. */
function elementsById(text: Uint8Array): Elements | undefined {
  return elementsOf(text, (element) => {
    const id = element.valueOf('Id');
    return id?.[0] === 0x22 ? textOf(decodeString(id, 0, id.length)) : undefined;
  });
}

/** The elements of an array, if each is an object and `nameOf` gives each a name of its own. */
function elementsOf(
  text: Uint8Array,
  nameOf: (element: ObjectText, index: number) => string | undefined,
): Elements | undefined {
  if (text[0] !== 0x5b) return undefined;
  const table = new NodeTable();
  if (!table.read(text)) return undefined;
  const byId = new Map<string, Uint8Array>();
  const spans: { start: number; end: number }[] = [];
  for (const child of table.children(0)) {
    const element = table.textOf(child);
    const object = objectOf(element);
    const name = object && nameOf(object, spans.length);
    if (name === undefined) return undefined;
    byId.set(name, element);
    spans.push({ start: table.start[child] as number, end: table.end[child] as number });
  }
  return byId.size === spans.length ? { text, byId, spans } : undefined;
}

/** The fields that distinguish tasks without an Id. */
const TASK_SIGNS = ['$type', 'Id', 'TaskTriggerId'];

/** Tasks by position, if all versions have as many, of the same kinds and quests. */
function elementsByPosition(all: AllTexts): MatchedElements | undefined {
  const byPosition = (text: Uint8Array): Elements | undefined =>
    elementsOf(text, (element, index) => {
      const signs = TASK_SIGNS.map((field) => textOf(element.valueOf(field) ?? NOTHING));
      return JSON.stringify([index, ...signs]);
    });
  const [base, theirs, mine] = [byPosition(all.base), byPosition(all.theirs), byPosition(all.mine)];
  if (base === undefined || theirs === undefined || mine === undefined) return undefined;
  const isMatched = [theirs, mine].every(
    ({ byId }) =>
      byId.size === base.byId.size &&
      [...byId.keys()].every((name) => base.byId.has(name)) &&
      !hasMoved(base, byId),
  );
  return isMatched ? { base, theirs, mine } : undefined;
}

/** Whether an element has become what another one was. */
function hasMoved({ byId: before }: Elements, after: Elements['byId']): boolean {
  const known = new Set([...before.values()].map(textOf));
  return [...after].some(([name, text]) => !same(before.get(name), text) && known.has(textOf(text)));
}

function inSameOrder(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  const common = [...one.keys()].filter((id) => other.has(id));
  const others = [...other.keys()].filter((id) => one.has(id));
  return common.every((id, index) => id === others[index]);
}

/** The Ids of both sides, in the order of the side that has moved some. */
export function mergedOrder({ base, theirs, mine }: MatchedElements): string[] {
  const [leads, follows] = inSameOrder(base.byId, theirs.byId) ? [mine, theirs] : [theirs, mine];
  const followers = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const id of follows.byId.keys())
    if (leads.byId.has(id)) last = id;
    else addTo(followers, last, id);
  const order = [...(followers.get(undefined) ?? [])];
  for (const id of leads.byId.keys()) {
    order.push(id);
    // What only the other side has stays after what it follows there.
    for (const follower of followers.get(id) ?? []) order.push(follower);
  }
  return order;
}

/** An array with other elements, laid out like the one before. */
export function writeElements(
  layout: Elements,
  mine: Elements,
  merged: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const { text, spans } = layout;
  if (merged.size === 0) return new TextEncoder().encode('[]');
  const first = spans[0]?.start ?? 1;
  const gap = text.subarray(
    spans.at(-2)?.end ?? first,
    spans.at(-2) === undefined ? first : spans.at(-1)?.start,
  );
  const ids = [...mine.byId.keys()];
  const pieces: Uint8Array[] = [text.subarray(0, first)];
  let previous: string | undefined;
  for (const [id, element] of merged) {
    if (previous !== undefined) {
      // What is between two neighbours stays.
      const index = ids.indexOf(id);
      const isNeighbour = index > 0 && ids[index - 1] === previous;
      const [from, to] = [mine.spans[index - 1]?.end, mine.spans[index]?.start];
      if (isNeighbour) pieces.push(mine.text.subarray(from, to));
      else pieces.push(gap.length > 0 ? gap : COMMA);
    }
    pieces.push(element);
    previous = id;
  }
  pieces.push(text.subarray(spans.at(-1)?.end ?? text.length - 1));
  return joined(pieces);
}

const COMMA = new TextEncoder().encode(',');
