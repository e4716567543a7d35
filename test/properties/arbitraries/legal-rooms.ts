import { readFileSync } from 'node:fs';
import type { PlainJson } from '../../../src/bytes/json/value.js';
import {
  cloned,
  closed,
  isOpenObject,
  type Open,
  type OpenObject,
  opened,
  pick,
  sectionOf,
  setMember,
  Text,
} from './damage/open-json.js';
import NAMES from './documented-names.json' with { type: 'json' };
import { type Random, randomBelow } from './json.js';

/*
 * Rooms in which no sentence of the documents is violated and every quest can be played, with all that the documents
 * leave open: keys of any form, own fields under every name that is documented elsewhere, own sections, drafts, copies,
 * odd texts. Written from the documents, without the tables of src/.
 */

type Kind = 'room' | 'item' | 'settings' | 'quest' | 'requirement' | 'task' | 'logic' | 'other';

const BASES = ['door', 'garden'].map((name) =>
  readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8'),
);
const namesOf = (kind: Kind): readonly string[] => NAMES[kind].split(' ');
const ALL_NAMES = (
  ['room', 'item', 'settings', 'quest', 'requirement', 'task', 'logic', 'other'] as const
).flatMap(namesOf);
const SLIPS: Readonly<Record<string, string>> = NAMES.slips;
const ODD_TEXTS = NAMES.oddTexts.split('|');
const NUMBERS = [0, 1, -7, 0.5, -0.25, 360, 1e6, 1e-5];

const oddText = (random: Random): string => pick(ODD_TEXTS, random);
const vector = (random: Random): PlainJson => ({
  x: pick(NUMBERS, random),
  y: pick(NUMBERS, random),
  z: pick(NUMBERS, random),
});

/** Any value that a field of one's own may have. */
function anyValue(random: Random, depth = 2): PlainJson {
  const kind = random(depth === 0 ? 4 : 6);
  if (kind === 0) return pick(NUMBERS, random);
  if (kind === 1) return pick([true, false, null], random);
  if (kind < 4) return pick([oddText(random), 'created in unity'], random);
  const inner = Array.from({ length: random(4) }, () => anyValue(random, depth - 1));
  if (kind === 4) return inner;
  return Object.fromEntries(inner.map((each) => [pick(ALL_NAMES, random), each]));
}

/** Whether a name is one of these, or could be taken for a slip of one. */
const isLike = (name: string, documented: readonly string[]): boolean =>
  documented.some(
    (other) => other.toLowerCase() === name.toLowerCase() || SLIPS[other]?.split(' ').includes(name) === true,
  );

/** Members of one's own, under names that a record of this kind does not have. */
function ownMembers(random: Random, kind: Kind, ...others: readonly string[]): OpenObject {
  const documented = [...namesOf(kind), ...others];
  const free = ALL_NAMES.filter((name) => !isLike(name, documented));
  return Object.fromEntries(
    Array.from({ length: random(4) }, () => [pick(free, random), anyValue(random)] as const),
  );
}

const recordsOf = (room: OpenObject, name: string): OpenObject[] =>
  (Object.values(sectionOf(room, name)) as unknown[]).filter(isOpenObject);

/** Sets some fields to values that are as right as those before. */
function vary(record: OpenObject, random: Random, values: Readonly<Record<string, () => Open>>): void {
  for (const [names, value] of Object.entries(values))
    for (const name of names.split(' ')) if (random(3) === 0) record[name] = value();
}

function varyItem(item: OpenObject, random: Random): void {
  vary(item, random, {
    'placed locked superLocked': () => random(2) === 0,
    'pos scale modelsize modelCenter': () => vector(random),
    'contentString interactivityURL hoverTitle hoverBodyContent sessionData instanceId': () =>
      oddText(random),
    'interactivityType currentEditornetId': () => random(10),
    rot: () =>
      pick(
        [
          { x: 0, y: 1, z: 0, w: 0 },
          { w: -1, x: 0, y: 0, z: 0 },
          { x: 0.6, y: 0, z: 0, w: 0.8 },
        ],
        random,
      ),
  });
  Object.assign(item, ownMembers(random, 'item', 'Item'));
}

/** Both entries of a quest have the same fields of one's own. */
function varyQuest(pair: readonly OpenObject[], random: Random): void {
  const shared: OpenObject = {};
  vary(shared, random, {
    DisplayGroup: () => oddText(random),
    'Tracked Visible': () => random(2) === 0,
    ExtraText: () => pick(['', '{"nodes":[]}', '{ "a" : [1, "x"] }'], random),
  });
  Object.assign(shared, ownMembers(random, 'quest', 'Quest'));
  for (const entry of pair) {
    Object.assign(entry, cloned(shared));
    if (entry.Status === 'completed') vary(entry, random, { SuccessMsg: () => oddText(random) });
  }
}

/** A copy of a quest, which nothing starts and nothing waits for. */
function addDraft(quests: OpenObject, pair: readonly OpenObject[], number: number): void {
  for (const entry of pair) {
    const id = `mlhdraft0000${number}${String(entry.Status).charAt(0)}`;
    const EntryId = `5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4${number}`;
    const changed = { id, EntryId, Name: `${number + 20}_draft ${number}`, Requirements: [] };
    quests[id] = { ...(cloned(entry) as OpenObject), ...changed } as unknown as Open;
  }
}

/** An item of any key, with few fields or none, and logic with subscriptions of one's own. */
function addOddItem(room: OpenObject, random: Random): void {
  const key = pick(NAMES.oddKeys.split('|'), random);
  const [items, logic] = [sectionOf(room, 'roomItems'), sectionOf(room, 'logic')];
  if (Object.hasOwn(items, key) || Object.hasOwn(logic, key)) return;
  const item = random(2) === 0 ? {} : { prefabName: pick(['MyOwnPrefab', '', 'GLB'], random) };
  const Tasks = Array.from({ length: random(3) }, () => ({
    $type: 'MyOwnSubscription',
    ...ownMembers(random, 'task', 'Task'),
  }));
  setMember(items, key, item);
  setMember(logic, key, new Text({ Tasks, ViewNodes: [] }));
}

function shuffled(record: OpenObject, random: Random): OpenObject {
  const left = Object.entries(record);
  return Object.fromEntries(Object.keys(record).map(() => left.splice(random(left.length), 1)[0]!));
}

/** The text of a room. The same seed makes the same one. */
export function legalRoom(seed: number): string {
  const random = randomBelow(seed);
  const room = opened(JSON.parse(pick(BASES, random))) as OpenObject;
  for (let count = random(3); count > 0; count--) addOddItem(room, random);
  const quests = sectionOf(room, 'quests');
  const ids = new Set(recordsOf(room, 'quests').map(({ EntryId }) => EntryId));
  for (const [index, id] of [...ids].entries()) {
    const pair = recordsOf(room, 'quests').filter(({ EntryId }) => EntryId === id);
    varyQuest(pair, random);
    if (random(4) === 0) addDraft(quests, pair, index);
  }
  for (const item of recordsOf(room, 'roomItems')) varyItem(item, random);
  for (const held of Object.values(sectionOf(room, 'logic'))) {
    if (!(held instanceof Text) || !isOpenObject(held.value)) continue;
    for (const task of held.value.Tasks as unknown as OpenObject[])
      Object.assign(task, ownMembers(random, 'task', 'Task'));
    Object.assign(held.value, ownMembers(random, 'logic'));
    held.value = shuffled(held.value, random);
  }
  const settings = sectionOf(room, 'settings');
  vary(settings, random, { roomBase: () => oddText(random), 'isNight chatDisabled': () => random(2) === 0 });
  Object.assign(settings, ownMembers(random, 'settings', 'Settings'));
  if (random(3) === 0) {
    const copied = cloned(room[pick(['roomItems', 'quests'], random)]);
    room[pick(NAMES.ownSections.split(' '), random)] = pick([copied, anyValue(random)], random);
  }
  return JSON.stringify(closed(shuffled(room, random)), null, pick([undefined, 2], random));
}
