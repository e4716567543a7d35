import type { JsonValue } from '../../../../src/json/value.js';
import { ANY, NAMES, VALUES } from './field-values.js';
import {
  BrokenText,
  cloned,
  closed,
  isOpenObject,
  type Member,
  members,
  type Open,
  type OpenObject,
  pick,
  type Random,
  renameKey,
  setMember,
  setValue,
  Text,
  valueAt,
} from './open-json.js';

/* Faults of one value or of one name, in a room or in all of it. */

/** A place in a room, and what else is in it. */
export interface Scene {
  readonly root: OpenObject;
  readonly all: readonly Member[];
  readonly at: Member;
  readonly random: Random;
}

/** Makes a fault at a place and says what it did. */
type Fault = (scene: Scene) => string;

const FAULTS: readonly Fault[] = [
  remove,
  renameNearby,
  copyFromElsewhere,
  swapWithAnother,
  duplicate,
  addUnknown,
  loosen,
  respell,
  setAnything,
  setUsual,
  setUsual,
  setUsual,
  setReference,
  setReference,
  setEverywhere,
  breakInside,
  nameExpression,
  putIntoWrongPlace,
];

/** One fault somewhere in the room. Returns what it did. */
export function damageValue(root: OpenObject, random: Random): string {
  const all = members(root);
  // Records first: most places of a room are numbers of vectors.
  const known = all.filter(({ key }) => Object.hasOwn(VALUES, key) || Object.hasOwn(NAMES, key));
  const at = pick(random(5) === 0 || known.length === 0 ? all : known, random);
  return at === undefined ? 'nothing' : damageAt(root, at, random);
}

/** A fault of one value or name. Returns what it did. */
function damageAt(root: OpenObject, at: Member, random: Random): string {
  return pick(FAULTS, random)({ root, all: members(root), at, random });
}

function remove({ at }: Scene): string {
  const { holder, key } = at;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return `remove ${key}`;
}

function renameNearby({ at, random }: Scene): string {
  const usual = Object.hasOwn(NAMES, at.key) ? (NAMES[at.key] ?? []) : [];
  const name = usual.length > 0 && random(2) === 0 ? pick(usual, random) : nearName(at.key, random);
  renameKey(at, name);
  return `rename ${at.key} to ${name}`;
}

function nearName(name: string, random: Random): string {
  const at = random(Math.max(name.length, 1));
  switch (random(6)) {
    case 0:
      return name.toLowerCase();
    case 1:
      return name.charAt(0).toUpperCase() + name.slice(1);
    case 2:
      return name.charAt(0).toLowerCase() + name.slice(1);
    case 3:
      return name.slice(0, at) + name.slice(at + 1);
    case 4:
      return `${name}s`;
    default:
      return name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
  }
}

const sameName = ({ all, at }: Scene): Member[] => all.filter(({ key }) => key === at.key);

function copyFromElsewhere(scene: Scene): string {
  setValue(scene.at, cloned(valueAt(pick(sameName(scene), scene.random))));
  return `copy ${scene.at.key} from elsewhere`;
}

function swapWithAnother(scene: Scene): string {
  const other = pick(sameName(scene), scene.random);
  const [mine, others] = [valueAt(scene.at), valueAt(other)];
  setValue(scene.at, others);
  setValue(other, mine);
  return `swap ${scene.at.key}`;
}

function duplicate({ all, random }: Scene): string {
  const { holder, key } = pick(all, random);
  const copy = cloned((holder as OpenObject)[key]);
  if (Array.isArray(holder)) holder.push(copy);
  else if (/^\d+$/.test(key)) setMember(holder, String(Number(key) + 700), copy);
  else setMember(holder, `${key}2`, copy);
  return `duplicate ${key}`;
}

const UNKNOWN_NAMES = ['mine', '__proto__', 'note é😀', '', 'Name2', '7', 'constructor'];

/** An unknown field beside a place, or an unknown element, with a value that is nowhere else. */
function addUnknown({ at: { holder, key }, random }: Scene): string {
  const mark = `mark ${random(1_000_000)}`;
  const value = pick<JsonValue>(
    [{ a: [1, { b: mark }] }, mark, [mark], { Name: mark, [mark]: null }],
    random,
  );
  if (Array.isArray(holder)) {
    holder.splice(random(holder.length + 1), 0, value);
    return `add an unknown element beside ${key}`;
  }
  const name = pick(UNKNOWN_NAMES, random);
  if (!Object.hasOwn(holder, name)) setMember(holder, name, value);
  return `add an unknown field ${JSON.stringify(name)} beside ${key}`;
}

function loosen({ at }: Scene): string {
  const value = valueAt(at);
  if (value instanceof Text) setValue(at, value.value as Open);
  else if (typeof value === 'number' || typeof value === 'boolean') setValue(at, String(value));
  return `loosen ${at.key}`;
}

function respell({ at, random }: Scene): string {
  const value = valueAt(at);
  if (value instanceof Text) setValue(at, new Text(value));
  else if (typeof value === 'string')
    setValue(at, pick([`${value} `, value.toUpperCase(), value.toLowerCase(), ` ${value}`], random));
  return `respell ${at.key}`;
}

function setAnything({ at, random }: Scene): string {
  setValue(at, pick(ANY, random));
  return `set ${at.key} to anything`;
}

function setUsual({ at, random }: Scene): string {
  const value = structuredClone(pick(Object.hasOwn(VALUES, at.key) ? (VALUES[at.key] ?? ANY) : ANY, random));
  setValue(at, value);
  return `set ${at.key} to ${JSON.stringify(value)}`;
}

/** Sets a reference to something else that the room has, or nearly has. */
function setReference({ root, all, random }: Scene): string {
  const references = all.filter(
    ({ holder, key }) =>
      /^(?:TaskTriggerId|Name|id|EntryId|parentItemID)$/.test(key) && !Array.isArray(holder),
  );
  const at = pick(references, random);
  if (at === undefined) return 'no reference';
  const quests = isOpenObject(root.quests) ? Object.entries(root.quests) : [];
  const [key = 'mlh0a1b2c3d4e5', entry] = pick(quests, random) ?? [];
  const name = isOpenObject(entry) ? String(entry.Name) : '0_find_key';
  const names = [name, name.replace(/^\d+_/, ''), name.replace(/^\d+/, '7'), `${name} `, name.toUpperCase()];
  const ids = [key, key.toUpperCase(), `${key} `, `${key.slice(0, -1)}0`];
  const value =
    at.key === 'Name'
      ? pick(names, random)
      : at.key === 'parentItemID'
        ? Number(pick(Object.keys(isOpenObject(root.roomItems) ? root.roomItems : { 1: 0 }), random))
        : at.key === 'EntryId' && isOpenObject(entry)
          ? (entry.EntryId ?? null)
          : pick([...ids, ...(at.key === 'TaskTriggerId' ? [name] : [])], random);
  setValue(at, value);
  return `set ${at.key} to ${JSON.stringify(closed(value))}`;
}

/** The same slip in all records, as a script makes it. */
function setEverywhere(scene: Scene): string {
  const { at, random } = scene;
  const value = structuredClone(pick(VALUES[at.key] ?? ANY, random));
  const kind = random(3);
  const usual = NAMES[at.key];
  for (const each of sameName(scene)) {
    const before = valueAt(each);
    if (kind === 0) setValue(each, structuredClone(value));
    else if (kind === 1 && usual !== undefined) renameKey(each, usual[0] ?? 'mine');
    else if (before instanceof Text) setValue(each, before.value as Open);
    else if (typeof before === 'number' || typeof before === 'boolean') setValue(each, String(before));
  }
  return `the same slip in every ${at.key}`;
}

/** What happens to JSON inside a string when somebody edits it by hand. */
const INNER_FAULTS: readonly ((json: string, random: Random) => string)[] = [
  (json) => json.replace(/([}\]])(?=[^}\]]*$)/, ',$1'),
  (json) => json.replace(/:true\b/, ':True').replace(/:null\b/, ':None'),
  (json) => json.replaceAll('"', '“'),
  (json) => json.replaceAll('"', "'"),
  (json) => json.slice(0, -1),
  (json) => `${json}}`,
  (json) => json.replace(/"(\w+)":/, '$1:'),
  (json, random) => json.slice(0, random(json.length)),
  (json) => json.replace(/^\{/, '{/* door */'),
  (json) => ` ${json}\n`,
  (json) => json.replace(/^\{("\w+":)/, '{$1null,$1'),
  (json) => `\`\`\`json\n${json}\n\`\`\``,
  (json) => `\uFEFF${json}`,
  (json) => json.replace(/"([^"]*)"(?=[,}\]])/, '"$1\n"'),
];

function breakInside({ all, random }: Scene): string {
  const texts = all.filter((each) => valueAt(each) instanceof Text);
  const at = pick(texts, random);
  if (at === undefined) return 'nothing to break';
  const index = random(INNER_FAULTS.length);
  setValue(at, new BrokenText(INNER_FAULTS[index]?.(String(closed(valueAt(at))), random) ?? ''));
  return `break ${at.key} inside (${index})`;
}

/** An expression with the full Name of a quest, in some string of the logic. */
function nameExpression({ root, random }: Scene): string {
  const names = isOpenObject(root.quests)
    ? Object.values(root.quests).flatMap((entry) => (isOpenObject(entry) ? [String(entry.Name)] : []))
    : [];
  const name = pick(names, random) ?? '0_find_key';
  const strings = members(root.logic).filter((each) => typeof valueAt(each) === 'string');
  const at = pick(strings, random);
  if (at === undefined) return 'no expression';
  const expression = pick(
    [
      `SetTask('${name}', 'Active', 0.0)`,
      `SetTask("${name}", "Active", 0.0)`,
      `if($T{${name}} == 'Completed' && $T{${name}} != 'Active', 1.0, 0.0)`,
      `$TN{ ${name} }`,
      `OnChange('${name}', 'Completed')`,
      `settask('${name}')`,
    ],
    random,
  );
  const isKnown = Object.hasOwn(VALUES, at.key);
  if (isKnown && !Array.isArray(at.holder)) setMember(at.holder, 'V', expression);
  else setValue(at, expression);
  return `write ${expression} beside ${at.key}`;
}

/** Moves a member into another object, or puts a value into a list or an object of its own. */
function putIntoWrongPlace({ all, at, random }: Scene): string {
  const value = valueAt(at);
  if (random(2) === 0) {
    setValue(at, random(2) === 0 ? ([value] as JsonValue) : ({ value } as JsonValue));
    return `wrap ${at.key}`;
  }
  const { holder } = pick(all, random);
  const isInside = members(value).some((each) => each.holder === holder);
  if (Array.isArray(holder) || isInside || holder === value || Object.hasOwn(holder, at.key))
    return 'nothing to move';
  remove({ all, at, random, root: {} });
  setMember(holder, at.key, value);
  return `move ${at.key} elsewhere`;
}
