import { NO_KEY, type NodeTable } from '../../bytes/json/node-table.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import type { LayoutTally } from './collector.js';
import type { Cursor } from './cursor.js';
import type { Side } from './difference.js';
import { idNode, type Matching } from './matching.js';
import { type Identity, nodeText } from './schema-lookup.js';
import { firstRespelling, shownName, shownPair, shownSpelling, shownValue } from './shown-values.js';
import type { UnknownParts } from './unknown-parts.js';

/* The messages of differences: what changed, with names and values of the file. */

/** A member or element that a message names. */
export interface Named {
  readonly table: NodeTable;
  readonly child: number;
  /** The kind of record, or `section` for a section of the snapshot; undefined if it is not a record. */
  readonly record: string | undefined;
  /** The name of the container around it. */
  readonly around: string;
  /** What identifies the elements of that container. */
  readonly identity: Identity;
  /** Its position in the container, from 0. */
  readonly position: number;
}

/** So many lists in lists are named by their positions. */
const MAX_LISTS = 4;
/** At most this many names are listed. */
const MAX_NAMES = 5;

/** The name of the current child, at the start of a message. */
export function label(before: NodeTable, cursor: Cursor, isEmbedded: boolean): string {
  if (cursor.top === undefined) return isEmbedded ? 'the JSON in the string' : 'the whole file';
  const { child, position } = cursor.top.before;
  if (before.key[child] !== NO_KEY) return shownName(before.keyText(child));
  return `${containerName(before, cursor, 'before')}[${position}]`;
}

/** The name of the innermost container: its key, and its positions in the lists below that key. */
export function containerName(table: NodeTable, cursor: Cursor, side: Side): string {
  let suffix = '';
  for (let level = 0; level < MAX_LISTS; level++) {
    const [frame, around] = [cursor.around(level), cursor.around(level + 1)];
    if (frame === undefined) break;
    const { node } = frame[side];
    if (table.key[node] !== NO_KEY) return shownName(table.keyText(node)) + suffix;
    if (around !== undefined) suffix = `[${around[side].position}]${suffix}`;
  }
  return suffix === '' ? 'list' : suffix;
}

export function changed(name: string, one: NodeTable, a: number, other: NodeTable, b: number): string {
  const [before, after] = shownPair(one, a, other, b);
  return `${name} was ${before} and is now ${after}`;
}

export function noJson(name: string, after: NodeTable, node: number): string {
  return `${name} no longer holds JSON and is now ${shownValue(after, node)}`;
}

export function embedded(name: string, isList: boolean, isText: boolean, isSame: boolean): string {
  const [what, any] = isList ? ['list', 'a list'] : ['object', 'an object'];
  return isText
    ? `${name} was ${any} and is now a string that holds ${isSame ? `the same ${what}` : any}`
    : `${name} was a string that held ${any} and is now ${isSame ? `that ${what}` : any}`;
}

export function spelled(name: string, message: string): string {
  return `${name}: ${message}`;
}

export function numberSpelling(one: NodeTable, a: number, other: NodeTable, b: number): string {
  return `the number ${shownValue(one, a)} is now written ${shownValue(other, b)}`;
}

/** How the spelling of a string changed, by its first character that is spelled differently. */
export function stringSpelling(
  one: NodeTable,
  a: number,
  aEnd: number,
  other: NodeTable,
  b: number,
  bEnd: number,
): string {
  const { character, before, after } = firstRespelling(one.bytes, a, aEnd, other.bytes, b, bEnd);
  return `${quoteValue(character)} was written ${shownSpelling(before)} and is now written ${shownSpelling(after)}`;
}

export function keySpelling(one: NodeTable, a: number, other: NodeTable, b: number): string {
  const [start, startAfter] = [one.key[a] as number, other.key[b] as number];
  const spelling = stringSpelling(one, start, one.keyEnd(a), other, startAfter, other.keyEnd(b));
  return `the key ${quoteValue(one.keyText(a))}: ${spelling}`;
}

export function renamed(spelled: string, field: string): string {
  return `the key ${quoteValue(spelled)} is now ${quoteValue(field)}`;
}

export function unwrapped(name: string, isSame: boolean): string {
  const what = isSame ? 'is the same JSON,' : 'holds JSON';
  return `${name} ${what} wrapped in one more or one fewer string than before`;
}

/**
 * @param repeated whether another member with this key is still there
 * @param isOnTwin whether the completed entry of the same quest has the value
 */
export function removed(
  named: Named,
  repeated: boolean,
  isOnTwin: boolean,
  unknownInside: UnknownParts,
): string {
  const along = isOnTwin ? ', but the completed entry has the same' : takesAlong(unknownInside);
  if (repeated) return `one of several ${quoteValue(named.table.keyText(named.child))} keys is gone${along}`;
  return `${nameOf(named)} is gone${along}`;
}

/** What is gone along with a value: the end of a sentence. */
export function takesAlong({ count, pointers }: UnknownParts): string {
  if (count === 0) return '';
  const shown = pointers
    .filter((pointer) => pointer !== '')
    .map((pointer) => (/^[\w$/#~-]{1,200}$/.test(pointer) ? pointer : quoteValue(pointer)));
  const names = shown.length === 0 ? '' : `: ${shown.join(', ')}${count > shown.length ? ' …' : ''}`;
  return `, with ${count === 1 ? 'something' : `${count} parts`} in it that roomlint does not know${names}`;
}

/** @param repeated whether the key was there before @param hides something unknown there */
export function added(named: Named, repeated: boolean, hides: boolean): string {
  const key = repeated ? quoteValue(named.table.keyText(named.child)) : '';
  if (hides) return `another ${key} key is new: most readers no longer see the one that was there`;
  if (repeated) return `another ${quoteValue(named.table.keyText(named.child))} key is new`;
  return `${nameOf(named)} is new`;
}

function nameOf(named: Named): string {
  const { table, child, record } = named;
  if (table.key[child] === NO_KEY) return elementName(named);
  const key = quoteValue(table.keyText(child));
  switch (record) {
    case 'section':
      return `the section ${key}`;
    case 'room-item':
      return `the item ${key}`;
    case 'quest-entry':
      return `the quest entry ${key}`;
    case 'logic-value':
      return `the logic of item ${key}`;
    default:
      return key;
  }
}

function elementName({ table, child, around, position, identity }: Named): string {
  const id = idNode(table, child, identity);
  const place = `${around}[${position}]`;
  if (id >= 0) return `${place} (Id ${quoteValue(nodeText(table, id))})`;
  if (table.isObject(child) || table.isArray(child)) return place;
  return `${place} (${shownValue(table, child)})`;
}

export function order(before: NodeTable, after: NodeTable, matching: Matching, inArray: boolean): string {
  const was = names(before, matching, 'before', inArray);
  const is = names(after, matching, 'after', inArray);
  return `the order of the ${inArray ? 'elements' : 'members'} changed: it was ${was} and is now ${is}`;
}

function names(table: NodeTable, matching: Matching, side: Side, inArray: boolean): string {
  const children = matching[side];
  const shown: string[] = [];
  for (const child of children.subarray(0, MAX_NAMES))
    if (!inArray) shown.push(shownName(table.keyText(child)));
    else {
      const id = idNode(table, child, matching.identity);
      shown.push(id < 0 ? shownValue(table, child) : quoteValue(nodeText(table, id)));
    }
  return `${shown.join(', ')}${children.length > MAX_NAMES ? ' …' : ''}`;
}

/** How white space and the byte-order mark differ. */
export function layout(
  before: Uint8Array,
  after: Uint8Array,
  { count }: LayoutTally,
  isEmbedded: boolean,
): string {
  const hadMark = !isEmbedded && byteOrderMarkLength(before) > 0;
  const hasMark = !isEmbedded && byteOrderMarkLength(after) > 0;
  if (hadMark === hasMark) return spaceDiffers(count);
  const mark = hasMark ? 'the file now begins with a byte-order mark' : 'the byte-order mark is gone';
  return count === 1 ? mark : `${mark}, and ${spaceDiffers(count - 1)}`;
}

function spaceDiffers(count: number): string {
  return count === 1
    ? 'white space differs at 1 place'
    : `white space differs at ${count.toLocaleString('en')} places`;
}
