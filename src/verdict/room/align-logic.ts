import { parseJson } from '../../bytes/json/parse-json.js';
import { isObject } from '../../bytes/json/value.js';
import {
  hasExtraData,
  isEmptyHeld,
  LogicWriter,
  type PlacedLogic,
  placedLogic,
  sameJson,
} from './logic-places.js';
import { type HeldObject, heldObject } from './merge-logic.js';
import type { SnapshotText } from './snapshot-text.js';

export interface ThreeVersions {
  readonly base: SnapshotText;
  readonly theirs: SnapshotText;
  readonly mine: SnapshotText;
}

/** The logic of one item in versions that have the item. */
type Versions = { readonly [Side in keyof ThreeVersions]?: PlacedLogic };

type LogicPlace = 'extraData' | 'entry' | 'both';

const SIDES = ['base', 'theirs', 'mine'] as const;

/** Moves the logic of items to where my version has it: imports merge `logic` and extraData anyway. */
export function alignLogic(three: ThreeVersions): ThreeVersions {
  const { base, theirs, mine } = three;
  if (!SIDES.some((side) => three[side].has('logic'))) return three;
  const writers = {
    base: new LogicWriter(base),
    theirs: new LogicWriter(theirs),
    mine: new LogicWriter(mine),
  };
  for (const key of new Set(SIDES.flatMap((side) => three[side].section('roomItems').keys))) {
    if (!SIDES.some((side) => hasExtraData(three[side], key))) continue;
    const versions = versionsOf(three, key);
    if (versions === undefined || isUnchanged(versions)) continue;
    if (isAligned(versions)) spellAlike(key, versions, writers);
    else align(key, versions, writers);
  }
  // An empty section counts as missing.
  if (!mine.has('logic')) for (const side of ['base', 'theirs'] as const) writers[side].removeEmptySection();
  return {
    base: writers.base.result('before', mine),
    theirs: writers.theirs.result('before', mine),
    mine: writers.mine.result('after', base),
  };
}

/** Undefined where logic is not a JSON object: it stays where it is. */
function versionsOf(three: ThreeVersions, key: string): Versions | undefined {
  const versions: { -readonly [Side in keyof ThreeVersions]?: PlacedLogic } = {};
  for (const side of SIDES) {
    if (!isObject(three[side].section('roomItems').get(key))) continue;
    const logic = placedLogic(three[side], key);
    const isNone = logic.extraData === undefined && logic.entry === undefined;
    if (logic.united === undefined && !isNone) return undefined;
    versions[side] = logic;
  }
  return versions;
}

function isUnchanged(versions: Versions): boolean {
  const [first, ...others] = SIDES.flatMap((side) => versions[side] ?? []);
  return others.every((each) => each.extraData === first?.extraData && each.entry === first?.entry);
}

/** Whether each member of the logic is in one place only in all versions, or in both in each of them. */
function isAligned(versions: Versions): boolean {
  const all = SIDES.flatMap((side) => versions[side] ?? []);
  const below = new Set(all.flatMap(({ extraData }) => membersIn(extraData)));
  if (!all.some(({ entry }) => membersIn(entry).some((member) => below.has(member)))) return true;
  return all.every(isCopied);
}

function membersIn(json: string | undefined): readonly string[] {
  return Object.keys(heldIn(json)?.value ?? {});
}

function heldIn(json: string | undefined): HeldObject | undefined {
  return json === undefined ? undefined : heldObject(parseJson(json));
}

/** Whether both places hold the same. */
function isCopied({ extraData, entry }: PlacedLogic): boolean {
  if (extraData === undefined || entry === undefined) return extraData === entry;
  const [below, above] = [heldIn(extraData), heldIn(entry)];
  return below !== undefined && above !== undefined && sameJson(below.text, above.text);
}

type Writers = { readonly [Side in keyof ThreeVersions]: LogicWriter };

/** The versions with logic, mine first. */
function modelsIn({ base, theirs, mine }: Versions): readonly PlacedLogic[] {
  return [mine, base, theirs].flatMap((each) => (each?.united === undefined ? [] : each));
}

/** Writes what is the same in each place as my version does. Empty logic is as good as none. */
function spellAlike(key: string, versions: Versions, writers: Writers): void {
  const [model] = modelsIn(versions);
  if (model === undefined) return;
  for (const side of SIDES) {
    const from = versions[side];
    if (from?.united === undefined) continue;
    const like = (at: 'extraData' | 'entry'): string | undefined =>
      isSameHeld(from[at], model[at]) ? model[at] : from[at];
    writers[side].write(key, from, { extraData: like('extraData'), entry: like('entry') });
  }
}

function isSameHeld(one: string | undefined, other: string | undefined): boolean {
  return holds(one ?? EMPTY, heldIn(other ?? EMPTY)?.text ?? '');
}

/** The JSON of a string without logic. */
const EMPTY = '""';

function align(key: string, versions: Versions, writers: Writers): void {
  const models = modelsIn(versions);
  const model = models.find((each) => placeOf(each) !== undefined);
  const place = model && placeOf(model);
  if (model === undefined || place === undefined) return;
  const empty = (json: string | undefined): string | undefined =>
    json !== undefined && isEmptyHeld(json) ? json : undefined;
  for (const side of SIDES) {
    const from = versions[side];
    const united = from?.united;
    if (from === undefined || united === undefined) continue;
    // The same logic is spelled the same way in all versions.
    const spelled = (at: 'extraData' | 'entry'): string =>
      models.find((each) => holds(each[at], united))?.[at] ?? JSON.stringify(united);
    writers[side].write(key, from, {
      extraData: place === 'entry' ? empty(model.extraData) : spelled('extraData'),
      entry: place === 'extraData' ? empty(model.entry) : spelled('entry'),
    });
  }
}

/** Where the logic of an item is, if anywhere. Of two places that differ, the entry counts. */
function placeOf(logic: PlacedLogic): LogicPlace | undefined {
  const { extraData, entry } = logic;
  const isBelow = extraData !== undefined && !isEmptyHeld(extraData);
  const isAbove = entry !== undefined && !isEmptyHeld(entry);
  if (isBelow && isAbove) return isCopied(logic) ? 'both' : 'entry';
  if (isBelow || isAbove) return isBelow ? 'extraData' : 'entry';
  return undefined;
}

/** Whether the JSON of a string holds the object with this JSON. */
function holds(json: string | undefined, object: string): boolean {
  const held = heldIn(json);
  return held !== undefined && sameJson(held.text, object);
}
