import { expect } from 'vitest';
import { sameValue } from '../../src/json/equality/values.js';
import { parseJson, tryParseJson } from '../../src/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue, member } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import type { ImportPlan } from '../../src/room/import-plan.js';
import { planImport } from '../../src/room/plan.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import type { DifferencePlace } from '../../src/roundtrip/difference.js';
import { holdsJson, memberShape, SNAPSHOT_SHAPE, UNKNOWN_SHAPE } from '../../src/schema/known-fields.js';

export function parsedValue(bytes: Uint8Array): JsonObject {
  return parseJson(new TextDecoder().decode(bytes)) as JsonObject;
}

export function section(room: JsonObject, name: string): JsonObject {
  const value = member(room, name);
  return isObject(value) ? value : {};
}

/** A plan, and whether the import that it plans changes a byte. */
export interface Planned {
  readonly plan: ImportPlan;
  readonly after: Uint8Array;
  readonly isSame: boolean;
}

export function planned(room: Uint8Array, snapshot: Uint8Array): Planned {
  const after = importInto(room, snapshot);
  return { plan: planImport(room, snapshot), after, isSame: Buffer.compare(after, room) === 0 };
}

/** The plan is empty exactly when the import changes no byte. */
export function expectEmptyWhenSame({ plan, isSame }: Planned): void {
  expect(plan.verdict === 'unchanged').toBe(isSame);
  const lists = [
    plan.items,
    plan.quests,
    plan.logic,
    plan.settings,
    { ...plan.sections, changed: plan.sections.rewritten, removed: [] },
  ];
  const count = ({ added, changed, removed }: Pick<Lists, 'added' | 'changed' | 'removed'>): number =>
    added.length + changed.length + removed.length;
  expect(lists.every((list) => count(list) === 0)).toBe(isSame);
}

/** The plan lists what the import does with every record and setting, each once. */
export function expectListsExact(before: JsonObject, { plan, after }: Planned): void {
  const result = parsedValue(after);
  const became = (name: string) => becameOf(section(before, name), section(result, name));
  expect(keysOf(plan.items)).toEqual(became('roomItems'));
  expect(keysOf(plan.quests)).toEqual(became('quests'));
  expect(keysOf(plan.settings)).toEqual(became('settings'));
  expect(keysOf(plan.logic)).toEqual(became('logic'));
}

function becameOf(before: JsonObject, after: JsonObject) {
  const [one, other] = [Object.keys(before), Object.keys(after)];
  const both = one.filter((key) => Object.hasOwn(after, key));
  const isSame = (key: string) => sameValue(member(before, key) ?? null, member(after, key) ?? null);
  return {
    added: other.filter((key) => !Object.hasOwn(before, key)).sort(),
    changed: both.filter((key) => !isSame(key)).sort(),
    removed: one.filter((key) => !Object.hasOwn(after, key)).sort(),
    unchanged: both.filter(isSame).sort(),
  };
}

interface Lists {
  readonly added: readonly (string | { readonly key: string })[];
  readonly changed: readonly (string | { readonly key: string })[];
  readonly removed: readonly (string | { readonly key: string })[];
  readonly unchanged: readonly string[];
}

function keysOf({ added, changed, removed, unchanged }: Lists) {
  const keys = (list: Lists['added']) =>
    list.map((each) => (typeof each === 'string' ? each : each.key)).sort();
  return {
    added: keys(added),
    changed: keys(changed),
    removed: keys(removed),
    unchanged: [...unchanged].sort(),
  };
}

/** The plan has what the round trip misses among unknown parts. @returns how many there were */
export function expectUnknownListed(room: Uint8Array, { plan, after }: Planned): number {
  const merged = new Set(plan.logic.merged.map(step));
  const listed = new Set([...plan.unknown.removed, ...plan.unknown.changed].map(placeText));
  const { differences } = compareTexts(room, after, { keep: 'unknown', allow: [] });
  const [value, result] = [parsedValue(room), parsedValue(after)];
  const missing: string[] = [];
  let count = 0;
  for (const { class: differenceClass, known, before, unknownInside } of differences) {
    if (differenceClass !== 'removed' || before === undefined) continue;
    // It moves, and the round trip does not know that.
    const [, name, key = ''] = before.pointer.split('/');
    if (merged.has(key) && (name === 'logic' || before.pointer.includes('/extraData'))) continue;
    if (isPlainText(value, before.pointer) || isInLogic(before, result)) continue;
    const place = placeText(before);
    const parts = known ? (unknownInside?.pointers ?? []).map((pointer) => place + pointer) : [place];
    for (const part of parts) {
      count++;
      if (!isListed(part, listed)) missing.push(part);
    }
  }
  expect(missing).toEqual([]);
  return count;
}

/** Whether a place is listed, or something around it, or something in it. */
function isListed(place: string, listed: ReadonlySet<string>): boolean {
  const isInside = (inner: string, outer: string): boolean =>
    inner === outer || inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}#`);
  return [...listed].some((other) => isInside(place, other) || isInside(other, place));
}

/** Whether a part of an item's extraData is in its logic now, as without extraData it may be. */
function isInLogic({ pointer, embedded }: DifferencePlace, after: JsonObject): boolean {
  const [, name, key = '', field, ...deeper] = pointer.split('/').map(unescaped);
  const [inside, ...more] = embedded;
  if (name !== 'roomItems' || field !== 'extraData' || deeper.length + more.length > 0) return false;
  const item = member(section(after, 'roomItems'), key);
  const logic = member(section(after, 'logic'), key);
  if (!isObject(item) || member(item, 'extraData') !== undefined || typeof logic !== 'string') return false;
  let value: JsonValue | undefined = tryParseJson(logic);
  for (const part of inside?.split('/').slice(1).map(unescaped) ?? [])
    value = typeof value === 'object' && value !== null ? (value as JsonObject)[part] : undefined;
  return value !== undefined;
}

/** Whether no schema describes this string as JSON, so that what is in it is a part of it. */
function isPlainText(room: JsonObject, pointer: string): boolean {
  const path = pointer.split('/').slice(1).map(unescaped);
  let value: JsonValue | undefined = room;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? (value as JsonObject)[key] : undefined;
  const shape = path.reduce(memberShape, SNAPSHOT_SHAPE);
  return typeof value === 'string' && shape !== UNKNOWN_SHAPE && !holdsJson(shape);
}

function placeText({ pointer, embedded }: Pick<DifferencePlace, 'pointer' | 'embedded'>): string {
  return [pointer, ...embedded].join('#');
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

export function step(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
