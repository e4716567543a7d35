import { checkSnapshot, compareSnapshots, type Difference, repairSnapshot } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { randomOf } from '../json/random-json.js';
import { placeOf, toBytes } from '../lint-example.js';

/*
 * Random faults in pairs and triples, in any room: what fixes make of it must be JSON, hold every unknown field, need no second run,
 * and have no finding of a rule that had none before.
 */

/** A room whose JSON in strings has been parsed, so that faults can be made anywhere in it. */
type Open = JsonValue | Text;

/** JSON that was in a string. */
class Text {
  constructor(public value: unknown) {}
}

type Random = (below: number) => number;
const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)] as T;

interface Container {
  readonly holder: Record<string, Open> | Open[];
  readonly key: string | number;
  readonly name: string;
}

function opened(value: JsonValue): Open {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) {
    try {
      return new Text(opened(JSON.parse(value) as JsonValue));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map((each) => opened(each)) as Open as JsonValue;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, opened(each)]),
  ) as unknown as JsonObject;
}

function closed(value: unknown): JsonValue {
  if (value instanceof Text) return JSON.stringify(closed(value.value));
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
}

function containers(root: unknown): Container[] {
  const found: Container[] = [];
  const open: unknown[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const value = next instanceof Text ? next.value : next;
    if (typeof value !== 'object' || value === null) continue;
    const holder = value as Record<string, Open>;
    for (const key of Object.keys(holder)) {
      found.push({ holder, key, name: key });
      open.push(holder[key] as unknown);
    }
  }
  return found;
}

/** What people, scripts and assistants write into the fields of rooms. */
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  EntryId: ['0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f', 'unique-uuid', ''],
  id: ['mlh0a1b2c3d4e5', 'door', '', 'Mlh0A1B2C3D4E5'],
  Name: ['0_find_key', '0_find_key ', 'find_key', '7_nowhere', '0_ ', '', '0_a\nb'],
  Description: ['created in unity', 'created in Unity', 'Find the key', ''],
  Status: ['inProgress', 'completed', 'Completed', 'inprogress', 'done'],
  Group: ['', 'multiplayer', 'Multiplayer', 'NonPersistent', 'solo'],
  Enabled: [true, false, 'true', 'True', 'no'],
  AutoStart: [true, false, 'false', 'true'],
  Tracked: [true, false, 'false'],
  Visible: ['true', false],
  RepeatableLimit: [0, 1, '1', -1, 1.5],
  FinishTime: [0, 30, '30', '60s', -1],
  Requirements: [
    [],
    null,
    {},
    [{ delete: 'false', amount: '1', type: 'Quest', id: '0_find_key' }],
    [{ note: 1 }],
  ],
  amount: ['1', 0, 5, null],
  delete: ['false', true, 0],
  type: ['Quest', 'QUEST', 'item'],
  Creator: ['', '<OWNER_USER_ID>', 'Tz9PqW3eRt5YuI7oAs1DfG2hJk4L'],
  TemplateName: ['', 'Collect'],
  ExtraText: ['', '{"QT":"Hello"}', 'Hello', { QT: 'x' }],
  SuccessMsg: ['', 'Done', null],
  Rewards: [[], [{ unknown: 1 }], null],
  Id: ['unique-uuid', '', 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012', 'A3D1F5B7-2C4E-4F60-8A9B-1C3D5E7F9012', 7],
  TargetState: [0, 1, 2, 3, 101, 111, 141, '1', '121', 1.5, null, 'Active'],
  TaskTriggerId: ['mlh0a1b2c3d4e5', '0_find_key', '', 'quest-id', 3],
  $type: [
    'OnEnterEvent',
    'OnClickEvent',
    'OnClick',
    'HideObject',
    'HideObjectEvent',
    'TaskEffectorSubscription',
    'EffectorSubscription',
    'TaskTrigger',
    'taskTriggerSubscription',
    'Unfamiliar',
    7,
    'MoveToSpotEvent',
  ],
  Trigger: [{}, { Delay: '1' }, { Delay: 1 }, 'OnClickEvent', { $type: 'OnClickEvent', strange: 1 }],
  Effector: [{ $type: 'ShowObjectEvent', strange: 1 }, 'HideObjectEvent', { $type: 'OnClickEvent' }, null],
  DirectEffector: [{ Effector: { $type: 'ShowObjectEvent' }, strange: 1 }, 'x'],
  linkedTasks: [[], {}, null],
  useRandom: [true, 'true', 'no'],
  Delay: ['5', -1, '5s'],
  duration: ['2', -1, null],
  pos: [[0, 1, 2], { x: '1', y: 0, z: 0 }, { X: 1, Y: 1, Z: 1 }],
  rot: [
    { x: 0, y: 90, z: 0 },
    { x: 0, y: 1.5, z: 0, w: 0 },
    { x: '0', y: '0', z: '0', w: '1' },
  ],
  scale: [1, { x: 1, y: 1, z: '1.0' }],
  parentItemID: ['3', 2, 4, null, 99],
  placed: ['true', 'yes', 1],
  prefabName: ['GLB', 'Trigger', 7],
  isNight: ['True', 'yes', 0],
  V: ["SetTask('1_open_door', 'Active', 0.0)", "$T{0_find_key} == 'Completed'", '$T{0_nowhere}'],
};
const ANY: readonly JsonValue[] = [null, 0, '', 'x', true, [], {}, [[]], '7', 'true'];

function nearName(name: string, random: Random): string {
  const at = random(Math.max(name.length, 1));
  switch (random(5)) {
    case 0:
      return name.toLowerCase();
    case 1:
      return name.charAt(0).toUpperCase() + name.slice(1);
    case 2:
      return name.slice(0, at) + name.slice(at + 1);
    case 3:
      return `${name}s`;
    default:
      return name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
  }
}

function renameKey({ holder, key }: Container, name: string): void {
  if (Array.isArray(holder) || Object.hasOwn(holder, name)) return;
  const members = Object.entries(holder).map(([each, value]) => [each === key ? name : each, value] as const);
  for (const each of Object.keys(holder)) delete holder[each];
  for (const [each, value] of members) holder[each] = value;
}

/** One fault in the parsed room. Returns what it did. */
function damage(root: Open, random: Random): string {
  const all = containers(root);
  // Records first: most places of a room are numbers of vectors.
  const known = all.filter(({ name }) => Object.hasOwn(VALUES, name));
  const at = pick(random(5) === 0 || known.length === 0 ? all : known, random);
  if (at === undefined) return 'nothing';
  const holder = at.holder as Record<string, Open>;
  const value = holder[at.key];
  switch (random(12)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(at.key), 1);
      else delete holder[at.key];
      return `remove ${at.name}`;
    case 1: {
      const name = nearName(at.name, random);
      renameKey(at, name);
      return `rename ${at.name} to ${name}`;
    }
    case 2: {
      const same = all.filter(({ name }) => name === at.name);
      const other = pick(same, random);
      holder[at.key] = structuredCloneOf((other.holder as Record<string, Open>)[other.key] as Open);
      return `copy ${at.name} from elsewhere`;
    }
    case 3: {
      const same = all.filter(({ name }) => name === at.name);
      const other = pick(same, random);
      const others = other.holder as Record<string, Open>;
      [holder[at.key], others[other.key]] = [others[other.key] as Open, value as Open];
      return `swap ${at.name}`;
    }
    case 4: {
      const near = pick(all, random);
      const record = near.holder as Record<string, Open> | Open[];
      const copy = structuredCloneOf((record as Record<string, Open>)[near.key] as Open);
      if (Array.isArray(record)) record.push(copy);
      else record[`${near.key}2`] = copy;
      return `duplicate ${near.name}`;
    }
    case 5: {
      if (!Array.isArray(holder)) holder.mine = { a: [1, { b: 'x' }] } as Open;
      return `add an unknown field beside ${at.name}`;
    }
    case 6: {
      if (value instanceof Text) holder[at.key] = value.value as Open;
      else if (typeof value === 'number' || typeof value === 'boolean') holder[at.key] = String(value);
      return `loosen ${at.name}`;
    }
    case 7: {
      if (value instanceof Text) holder[at.key] = new Text(value);
      else if (typeof value === 'string')
        holder[at.key] = pick([`${value} `, value.toUpperCase(), ` ${value}`], random);
      return `respell ${at.name}`;
    }
    case 8:
      holder[at.key] = pick(ANY, random);
      return `set ${at.name} to anything`;
    default: {
      const values = VALUES[at.name] ?? ANY;
      const wrong = structuredClone(pick(values, random));
      holder[at.key] = wrong;
      return `set ${at.name} to ${JSON.stringify(wrong)}`;
    }
  }
}

function structuredCloneOf(value: unknown): Open {
  if (value instanceof Text) return new Text(structuredCloneOf(value.value));
  if (Array.isArray(value)) return value.map(structuredCloneOf) as unknown as Open;
  if (typeof value !== 'object' || value === null) return value as Open;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, structuredCloneOf(each)]),
  ) as unknown as Open;
}

/** Faults of the file itself, made in its text. */
const TEXT_FAULTS: readonly ((text: string, random: Random) => string)[] = [
  (text) => text.replace(/(\s*)\}\s*$/, ',$1}'),
  (text) => `\uFEFF${text}`,
  (text) => `\`\`\`json\n${text}\n\`\`\`\n`,
  (text) => text.replace(/: true\b/, ': True'),
  (text) => text.replace(/: null\b/, ': None'),
  (text) => text.replace(/^(\s*\{)/, '$1 /* my room */'),
  (text) => text.replace(/\n/, ' // the rest is unchanged\n'),
  (text, random) => {
    const commas = [...text.matchAll(/\n\s*[}\]]/g)].map(({ index }) => index);
    const at = commas[random(Math.max(commas.length, 1))];
    return at === undefined ? text : `${text.slice(0, at)},${text.slice(at)}`;
  },
];

export interface Case {
  /** The text to repair. */
  readonly text: string;
  /** The same before a fault of the file itself was made in it. */
  readonly readable: string;
  readonly steps: readonly string[];
}

/** A room with two or three faults. */
export function damagedRoom(room: string, seed: number): Case {
  const next = randomOf(seed);
  const random: Random = (below) => Math.floor(next() * below);
  const root = opened(JSON.parse(room) as JsonValue);
  const count = 2 + random(2);
  const ofText = random(8) === 0;
  const steps = Array.from({ length: ofText ? count - 1 : count }, () => damage(root, random));
  const readable = JSON.stringify(closed(root), null, random(3) === 0 ? undefined : 2);
  if (!ofText) return { text: readable, readable, steps };
  const index = random(TEXT_FAULTS.length);
  const text = TEXT_FAULTS[index]?.(readable, random) ?? readable;
  return { text, readable, steps: [...steps, `text fault ${index}`] };
}

/**
 * What a fix may reveal about entries that shared an EntryId by mistake: they are compared, with each other and with other quests, once
 * they are quests of their own.
 */
const REVEALED: ReadonlySet<string> = new Set([
  'quest/name-unique',
  'quest/bare-name-unique',
  'quest/pair-symmetry',
  // A Name that is another quest's leaves open which quest is meant, until a fix has decided it.
  'subscription/one-per-state',
]);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** What is wrong with what the fixes make of a text; empty when nothing is. */
export function faultsOfRepair({ text, readable }: Case, unsafe: boolean): string[] {
  const bytes = toBytes(text);
  const before = checkSnapshot(toBytes(readable), { extends: 'recommended' }).findings;
  const repair = repairSnapshot(bytes, { extends: 'recommended' }, { unsafe });
  const after = repair.after.bytes;
  const shown = decoder.decode(after);
  const problems: string[] = [];
  if (repair.unfinished) problems.push('unfinished');
  const isReadable = (() => {
    try {
      JSON.parse(shown.replace(/^\uFEFF/, ''));
      return true;
    } catch {
      return false;
    }
  })();
  // A comment that may mean omitted content has no fix.
  if (!isReadable) {
    if (text === readable) problems.push('invalid JSON');
    if (repairSnapshot(after, { extends: 'recommended' }, { unsafe }).repaired.length > 0)
      problems.push('a second run changes more');
    return problems;
  }
  const lost = lostIn(toBytes(readable), after);
  if (lost.length > 0) problems.push(`lost ${lost.map(shownDifference).join(', ')}`);
  const again = repairSnapshot(after, { extends: 'recommended' }, { unsafe });
  if (again.repaired.length > 0 || decoder.decode(again.after.bytes) !== shown)
    problems.push(`a second run changes more: ${again.repaired.map(({ rule }) => rule).join(', ')}`);
  const rules = new Set(before.map(({ rule }) => rule));
  for (const { rule, message, pointer, embedded } of repair.result.findings) {
    if (rules.has(rule) || rule.startsWith('text/')) continue;
    if (unsafe && REVEALED.has(rule)) continue;
    problems.push(`new ${rule} ${placeOf({ pointer, embedded })}: ${message}`);
  }
  return problems;
}

function shownDifference({ before, after, class: kind }: Difference): string {
  const at = before ?? after;
  return `${kind} ${at === undefined ? '' : placeOf(at)}`;
}

/** Unknown values that were lost. */
function lostIn(before: Uint8Array, after: Uint8Array): Difference[] {
  const { verdict, differences } = compareSnapshots(before, after, { keep: 'unknown' });
  if (verdict !== 'lost') return [];
  return differences.filter(({ known, forgiven }) => !known && !forgiven);
}
