import type { PlainJson } from '../../../../src/bytes/json/value.js';
import type { Random } from '../json.js';
import FIELDS from './field-values.json' with { type: 'json' };
import {
  cloned,
  closed,
  isOpenObject,
  type Member,
  members,
  type Open,
  type OpenObject,
  pick,
  renameKey,
  sectionOf,
  setMember,
  setValue,
  Text,
  valueAt,
} from './open-json.js';
import { damageText } from './text-faults.js';

/* Faults of one value or of one name, of whole records, and of all records at once. */

/** What people, scripts and assistants write into the fields of rooms. */
const VALUES: Readonly<Record<string, readonly PlainJson[]>> = FIELDS.values;
const ANY: readonly PlainJson[] = FIELDS.any;
/** Documented names, and what people remember instead of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = FIELDS.names;

/** A place in a room, and what else is in it. */
interface Scene {
  readonly root: OpenObject;
  readonly all: readonly Member[];
  readonly at: Member;
  readonly random: Random;
}

/** Each makes a fault in a room. Some are made more often than others. */
const FAULTS: readonly (readonly [name: string, often: number, make: (scene: Scene) => void])[] = [
  ['remove', 1, remove],
  [
    'rename',
    1,
    ({ at, random }) =>
      renameKey(
        at,
        pick(
          [...((Object.hasOwn(NAMES, at.key) ? NAMES[at.key] : undefined) ?? []), nearName(at.key, random)],
          random,
        ),
      ),
  ],
  ['copy from elsewhere', 1, (scene) => setValue(scene.at, cloned(valueAt(sameName(scene))))],
  ['swap', 1, swapWithAnother],
  ['duplicate', 1, duplicate],
  ['add an unknown member', 1, addUnknown],
  ['loosen', 1, ({ at }) => setValue(at, loosened(valueAt(at)))],
  ['respell', 1, respell],
  ['set anything', 1, ({ at, random }) => setValue(at, pick(ANY, random))],
  ['set a usual value', 3, ({ at, random }) => setValue(at, usualFor(at, random))],
  ['set a reference', 2, setReference],
  ['the same slip everywhere', 1, setEverywhere],
  ['break a string inside', 1, breakInside],
  ['write an expression', 1, writeExpression],
  ['put into the wrong place', 1, putIntoWrongPlace],
];
const OFTEN = FAULTS.flatMap((fault) => Array.from({ length: fault[1] }, () => fault));

/** One fault somewhere in the room. Returns what it did. */
export function damageValue(root: OpenObject, random: Random): string {
  const all = members(root);
  // Records first: most places of a room are numbers of vectors.
  const known = all.filter(({ key }) => Object.hasOwn(VALUES, key) || Object.hasOwn(NAMES, key));
  const at = pick(random(5) === 0 || known.length === 0 ? all : known, random);
  if (at === undefined) return 'nothing';
  const [name, , make] = pick(OFTEN, random);
  make({ root, all, at, random });
  return `${name} (${at.key})`;
}

function remove({ at: { holder, key } }: Pick<Scene, 'at'>): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function nearName(name: string, random: Random): string {
  const at = random(Math.max(name.length, 1));
  const [before, here, next] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1, at + 2)];
  const first = name.charAt(0);
  const capital = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  const swapped = before + next + here + name.slice(at + 2);
  return pick(
    [name.toLowerCase(), capital + name.slice(1), before + name.slice(at + 1), `${name}s`, swapped],
    random,
  );
}

const sameName = ({ all, at, random }: Scene): Member =>
  pick(
    all.filter(({ key }) => key === at.key),
    random,
  );

function swapWithAnother(scene: Scene): void {
  const other = sameName(scene);
  const [mine, others] = [valueAt(scene.at), valueAt(other)];
  setValue(scene.at, others);
  setValue(other, mine);
}

function duplicate({ all, random }: Scene): void {
  const member = pick(all, random);
  const { holder, key } = member;
  const copy = cloned(valueAt(member));
  if (Array.isArray(holder)) holder.push(copy);
  else setMember(holder, /^\d+$/.test(key) ? String(Number(key) + 700) : `${key}2`, copy);
}

/** An unknown field beside a place, or an unknown element, with a value that is nowhere else. */
function addUnknown({ at: { holder }, random }: Scene): void {
  const mark = `mark ${random(1_000_000)}`;
  const value = pick<PlainJson>(
    [{ a: [1, { b: mark }] }, mark, [mark], { Name: mark, [mark]: null }],
    random,
  );
  if (Array.isArray(holder)) {
    holder.splice(random(holder.length + 1), 0, value);
    return;
  }
  const name = pick(['mine', '__proto__', 'note é😀', '', 'Name2', '7', 'constructor'], random);
  if (!Object.hasOwn(holder, name)) setMember(holder, name, value);
}

/** What was in a string, or a string of what was not in one. */
function loosened(value: Open): Open {
  if (value instanceof Text) return value.value as Open;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function respell({ at, random }: Scene): void {
  const value = valueAt(at);
  if (value instanceof Text) setValue(at, new Text(value));
  else if (typeof value === 'string')
    setValue(at, pick([`${value} `, value.toUpperCase(), value.toLowerCase(), ` ${value}`], random));
}

const usualFor = ({ key }: Member, random: Random): PlainJson =>
  structuredClone(pick((Object.hasOwn(VALUES, key) ? VALUES[key] : undefined) ?? ANY, random));

/** Sets a reference to something else that the room has, or nearly has. */
function setReference({ root, all, random }: Scene): void {
  const isReference = /^(?:TaskTriggerId|Name|id|EntryId|parentItemID)$/;
  const references = all.filter(({ holder, key }) => isReference.test(key) && !Array.isArray(holder));
  const at = pick(references, random);
  if (at === undefined) return;
  const [key = 'mlh0a1b2c3d4e5', entry] = pick(Object.entries(sectionOf(root, 'quests')), random) ?? [];
  const name = isOpenObject(entry) ? String(entry.Name) : '0_find_key';
  const ids = [key, key.toUpperCase(), `${key} `, `${key.slice(0, -1)}0`];
  const bare = name.replace(/^\d+_/, '');
  const values: Readonly<Record<string, readonly Open[]>> = {
    Name: [name, bare, `7_${bare}`, `${name} `, name.toUpperCase()],
    parentItemID: Object.keys(isOpenObject(root.roomItems) ? root.roomItems : { 1: 0 }).map(Number),
    EntryId: isOpenObject(entry) ? [entry.EntryId ?? null] : ids,
    TaskTriggerId: [...ids, name],
  };
  setValue(at, pick((Object.hasOwn(values, at.key) ? values[at.key] : undefined) ?? ids, random) ?? null);
}

/** The same slip in all records, as a script makes it. */
function setEverywhere({ all, at, random }: Scene): void {
  const value = usualFor(at, random);
  const kind = random(3);
  const [usual] = (Object.hasOwn(NAMES, at.key) ? NAMES[at.key] : undefined) ?? [];
  for (const each of all.filter(({ key }) => key === at.key)) {
    if (kind === 0) setValue(each, structuredClone(value));
    else if (kind === 1 && usual !== undefined) renameKey(each, usual);
    else setValue(each, loosened(valueAt(each)));
  }
}

/** What happens to JSON inside a string when somebody edits it by hand. */
function breakInside({ all, random }: Scene): void {
  const texts = all.filter((each) => valueAt(each) instanceof Text);
  const at = pick(texts, random);
  if (at !== undefined) setValue(at, damageText(String(closed(valueAt(at))), random).text);
}

/** An expression with the full Name of a quest, in some string of the logic. */
function writeExpression({ root, random }: Scene): void {
  const names = Object.values(sectionOf(root, 'quests')).map((entry) =>
    isOpenObject(entry) ? String(entry.Name) : '0_find_key',
  );
  const name = pick(names, random) ?? '0_find_key';
  const strings = members(root.logic).filter((each) => typeof valueAt(each) === 'string');
  const at = pick(strings, random);
  if (at === undefined) return;
  const written = [
    `SetTask('${name}', 'Active', 0.0)`,
    `if($T{${name}} == 'Completed' && $T{${name}} != 'Active', 1.0, 0.0)`,
    `$TN{ ${name} }`,
    `OnChange("${name}", "Completed")`,
    `settask('${name}')`,
  ];
  const isKnown = Object.hasOwn(VALUES, at.key) && !Array.isArray(at.holder);
  if (isKnown) setMember(at.holder as OpenObject, 'V', pick(written, random));
  else setValue(at, pick(written, random));
}

/** Moves a member into another object, or puts a value into a list or an object of its own. */
function putIntoWrongPlace({ all, at, random }: Scene): void {
  const value = valueAt(at);
  const { holder } = pick(all, random);
  const isInside = holder === value || members(value).some((each) => each.holder === holder);
  if (random(2) === 0 || Array.isArray(holder) || isInside || Object.hasOwn(holder, at.key)) {
    setValue(at, (random(2) === 0 ? [value] : { value }) as PlainJson);
    return;
  }
  remove({ at });
  setMember(holder, at.key, value);
}
