import { EditError, type Splice } from '../json/edit/edit.js';
import { type At, type Beside, JsonEditor, Spelled } from '../json/edit/json-editor.js';
import { applySplices } from '../json/edit/splices.js';
import { isJson } from '../json/parse-json.js';
import { isSpace } from '../json/space.js';
import type { JsonValue } from '../json/value.js';
import { InnerText } from '../places/inner-text.js';
import { NONE, PlaceTable } from '../places/place-table.js';
import type { PlacePointers } from '../places/text-places.js';
import { BACKSLASH, QUOTE } from '../text/characters.js';
import { bytesOf, textOf } from '../text/wtf8.js';

/**
 * The edits that make the JSON in a string say what another text says, and keep the layout of what stays.
 * @throws EditError when there is no string, and when the text is not JSON
 */
export function writeBack(bytes: Uint8Array, place: PlacePointers, text: string): readonly Splice[] {
  const { pointer, embedded = [] } = place;
  const inner = InnerText.at(bytes, place);
  if (inner === undefined) throw new EditError('the file no longer has this string');
  if (!isJson(text)) throw new EditError('this is not JSON: correct it first');
  const at = [pointer, ...embedded] as const;
  const after = new CompactText(bytesOf(text));
  const before = textOf(inner.content);
  if (isJson(before)) {
    const splices = changedValues(new CompactText(inner.content), after, bytes, at);
    if (splices !== undefined && says(applySplices(bytes, splices), place, after)) return splices;
  }
  // Such as members in another order, or duplicate keys.
  return new JsonEditor(bytes).replace(at, textOf(after.compact)).splices();
}

/** Whether a string says the same as a text. */
function says(bytes: Uint8Array, place: PlacePointers, text: CompactText): boolean {
  const inner = InnerText.at(bytes, place);
  return inner !== undefined && textOf(new CompactText(inner.content).compact) === textOf(text.compact);
}

/** A JSON text without white space between its tokens. */
class CompactText {
  readonly table: PlaceTable;
  readonly compact: Uint8Array;
  /** Where each byte of the text is in the compact one. */
  private readonly moved: Int32Array;

  constructor(bytes: Uint8Array) {
    this.table = new PlaceTable(bytes);
    this.moved = new Int32Array(bytes.length + 1);
    const compact = new Uint8Array(bytes.length);
    let [length, isInString] = [0, false];
    for (let at = 0; at < bytes.length; at++) {
      this.moved[at] = length;
      const byte = bytes[at] ?? 0;
      if (!isInString && isSpace(byte)) continue;
      compact[length++] = byte;
      if (byte === QUOTE) isInString = !isInString;
      else if (byte === BACKSLASH && isInString) {
        this.moved[++at] = length;
        compact[length++] = bytes[at] ?? 0;
      }
    }
    this.moved[bytes.length] = length;
    this.compact = compact.subarray(0, length);
  }

  textOf(entry: number): string {
    const [start, end] = [this.table.startOf(entry), this.table.endOf(entry)];
    return textOf(this.compact.subarray(this.moved[start], this.moved[end]));
  }

  /** The value, spelled as it is. Objects and arrays of plainly spelled values are laid out anew. */
  valueOf(entry: number): JsonValue | Spelled {
    const text = this.textOf(entry);
    const value = JSON.parse(text) as JsonValue;
    return JSON.stringify(value) === text ? value : new Spelled(text);
  }
}

/** Two values at one place of a string, by the steps to it. */
interface Pair {
  readonly before: number;
  readonly after: number;
  readonly pointer: string;
}

/** undefined where a change cannot be made value by value. */
function changedValues(
  before: CompactText,
  after: CompactText,
  bytes: Uint8Array,
  string: readonly [string, ...string[]],
): readonly Splice[] | undefined {
  const editor = new JsonEditor(bytes);
  const pairs: Pair[] = [{ before: 0, after: 0, pointer: '' }];
  const at = (pointer: string): At => [...string, pointer];
  try {
    for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
      if (before.textOf(pair.before) === after.textOf(pair.after)) continue;
      const [one, other] = [before.table, after.table];
      const areObjects = one.isObject(pair.before) && other.isObject(pair.after);
      const areArrays = one.isArray(pair.before) && other.isArray(pair.after);
      const inside = areObjects
        ? changedMembers(before, after, pair, editor, at)
        : areArrays
          ? changedElements(before, after, pair, editor, at)
          : undefined;
      if (inside === undefined) editor.replace(at(pair.pointer), after.valueOf(pair.after));
      else for (const each of inside) pairs.push(each);
    }
    return editor.splices();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function step(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The members that both have; undefined where the object is to be written as a whole. */
function changedMembers(
  before: CompactText,
  after: CompactText,
  { before: old, after: now, pointer }: Pair,
  editor: JsonEditor,
  at: (pointer: string) => At,
): readonly Pair[] | undefined {
  const [olds, news] = [before.table.membersOf(old), after.table.membersOf(now)];
  if (hasDuplicates(before.table, old) || hasDuplicates(after.table, now)) return undefined;
  const kept = [...news.keys()].filter((key) => olds.has(key));
  if (kept.join('\0') !== [...olds.keys()].filter((key) => news.has(key)).join('\0')) return undefined;
  for (const key of olds.keys()) if (!news.has(key)) editor.remove(at(step(pointer, key)));
  let previous: string | undefined;
  const [first] = kept;
  for (const [key, entry] of news) {
    if (olds.has(key)) {
      previous = key;
      continue;
    }
    const neighbour: Beside | undefined =
      previous !== undefined ? { after: previous } : first !== undefined ? { before: first } : undefined;
    editor.insert(at(step(pointer, key)), after.valueOf(after.table.valueOf(entry)), neighbour);
  }
  return kept.map((key) => ({
    before: before.table.member(old, key),
    after: after.table.member(now, key),
    pointer: step(pointer, key),
  }));
}

function hasDuplicates(table: PlaceTable, object: number): boolean {
  let count = 0;
  for (const key of table.childrenOf(object)) count += key === NONE ? 0 : 1;
  return count !== table.membersOf(object).size;
}

/** The elements that correspond to each other. What is added or removed is between those that are the same. */
function changedElements(
  before: CompactText,
  after: CompactText,
  { before: old, after: now, pointer }: Pair,
  editor: JsonEditor,
  at: (pointer: string) => At,
): readonly Pair[] {
  const [olds, news] = [before.table.elementsOf(old), after.table.elementsOf(now)];
  const isSame = (one = NONE, other = NONE): boolean =>
    one !== NONE && other !== NONE && before.textOf(one) === after.textOf(other);
  let start = 0;
  while (isSame(olds[start], news[start])) start++;
  let end = 0;
  while (
    end < Math.min(olds.length, news.length) - start &&
    isSame(olds[olds.length - 1 - end], news[news.length - 1 - end])
  )
    end++;
  const common = Math.min(olds.length, news.length) - end;
  for (let index = common; index < olds.length - end; index++) editor.remove(at(step(pointer, index)));
  for (let index = common; index < news.length - end; index++) {
    const where = olds.length - end === olds.length ? '-' : olds.length - end;
    editor.insert(at(step(pointer, where)), after.valueOf(news[index] ?? NONE));
  }
  const pairs: Pair[] = [];
  for (let index = start; index < common; index++)
    pairs.push({ before: olds[index] ?? NONE, after: news[index] ?? NONE, pointer: step(pointer, index) });
  return pairs;
}
