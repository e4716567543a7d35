import {
  EFFECTS,
  hexDigits,
  isOfKind,
  type JsonObject,
  type JsonValue,
  PREFABS,
  type Prefab,
  TRIGGERS,
  type ValueKind,
} from '../kit.js';

/** What the logic of an item shows of the prefab that it is for. */
export interface LogicTraits {
  readonly value: JsonObject;
  /** Its keys, without those of every logic value. */
  readonly keys: readonly string[];
  /** The effects and triggers in it that do not work on every prefab. */
  readonly types: readonly string[];
}

/**
 * What in the logic of an item does not fit its prefab: effects and triggers, and keys with a value of another
 * kind, or all keys where none of them fits.
 */
export function misfitsOf({ value, keys, types }: LogicTraits, prefab: Prefab): readonly string[] {
  const fitting = keys.filter((key) => isFitting(value[key], prefab.keys.get(key)));
  const misfits =
    fitting.length === 0 ? keys : keys.filter((key) => prefab.keys.has(key) && !fitting.includes(key));
  return [...misfits, ...types.filter((type) => !worksOn(type, prefab.name))];
}

/** The prefabs that logic may be for: they have all of its keys, and it has the keys that they need. */
export function prefabsFor({ value, keys, types }: LogicTraits): ReadonlySet<string> {
  const fits = (prefab: Prefab): boolean =>
    keys.every((key) => isFitting(value[key], prefab.keys.get(key))) &&
    types.every((type) => worksOn(type, prefab.name)) &&
    prefab.needed.every((key) => Object.hasOwn(value, key));
  return new Set([...PREFABS.values()].filter(fits).map(({ name }) => name));
}

function worksOn(type: string, prefab: string): boolean {
  const { on, never = [] } = TRIGGERS.get(type) ?? { on: EFFECTS.get(type)?.on };
  return on === undefined ? !never.includes(prefab) : on.includes(prefab);
}

function isFitting(value: JsonValue | undefined, kind: ValueKind | undefined): boolean {
  if (value === undefined || kind === undefined || !isOfKind(value, kind)) return false;
  return kind !== 'colour' || value === '' || (typeof value === 'string' && hexDigits(value) !== undefined);
}
