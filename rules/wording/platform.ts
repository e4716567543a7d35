import { listed, withArticle } from '../../src/bytes/text/in-words.js';
import {
  type KnownTrigger,
  PREFAB_NAMES,
  prefabNamed,
  type ValueKind,
} from '../../src/model/catalog/catalog.js';
import type { Snapshot } from '../../src/model/snapshot/snapshot.js';

/** How messages call a kind of value. */
export const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  colour: 'a colour of 6 hex digits, as a string',
  '3 numbers': 'a list of 3 numbers',
  any: 'any value',
};

/** The prefabName of an item under its usual spelling; undefined for names of which nothing is known. */
export function knownPrefabOf(itemKey: string, snapshot: Snapshot): string | undefined {
  const name = snapshot.prefabOf(itemKey);
  if (name === undefined || !PREFAB_NAMES.has(name)) return undefined;
  return prefabNamed(name)?.name ?? name;
}

interface WorksOn {
  readonly type: string;
  readonly on: readonly string[];
  readonly item: string;
}

/** `X works only on a Gun or Shotgun, and this is item 5 (GLB): …`. */
export function worksOnlyOn({ type, on, item }: WorksOn): string {
  const kinds = withArticle(listed(on, 'or'));
  return `${type} works only on ${kinds}, and this is ${item}: move it to ${kinds}`;
}

/** Whether a trigger fires on items of any prefab. */
export function worksAnywhere({ on, never }: KnownTrigger): boolean {
  return on === undefined && never.length === 0;
}
