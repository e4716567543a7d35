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
  /** Its keys with their values, without those of every logic value. */
  readonly own: readonly (readonly [key: string, value: JsonValue])[];
  /** The effects and triggers in it that do not work on every prefab. */
  readonly types: readonly string[];
}

/** Effects, triggers and keys in the logic of an item that do not fit its prefab. */
export function misfitsOf({ own, types }: LogicTraits, prefab: Prefab): readonly string[] {
  const odd = own.filter(([key, value]) => !isFitting(value, prefab.keys.get(key)));
  const misfits = odd.length === own.length ? odd : odd.filter(([key]) => prefab.keys.has(key));
  return [...misfits.map(([key]) => key), ...types.filter((type) => !worksOn(type, prefab.name))];
}

/** The prefabs that logic may be for: they have all of its keys, and it has the keys that they need. */
export function prefabsFor({ value, own, types }: LogicTraits): ReadonlySet<string> {
  const fits = (prefab: Prefab): boolean =>
    own.every(([key, each]) => isFitting(each, prefab.keys.get(key))) &&
    types.every((type) => worksOn(type, prefab.name)) &&
    prefab.needed.every((key) => Object.hasOwn(value, key));
  return new Set([...PREFABS.values()].filter(fits).map(({ name }) => name));
}

function worksOn(type: string, prefab: string): boolean {
  const trigger = TRIGGERS.get(type);
  const on = (trigger ?? EFFECTS.get(type))?.on;
  return on === undefined ? trigger?.never.includes(prefab) !== true : on.includes(prefab);
}

function isFitting(value: JsonValue, kind: ValueKind | undefined): boolean {
  if (kind === undefined || !isOfKind(value, kind)) return false;
  return kind !== 'colour' || value === '' || hexDigits(String(value)) !== undefined;
}
