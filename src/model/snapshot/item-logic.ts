import { hasMember, keysOf, member } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { JsonObject } from '../../bytes/json/value.js';
import { isFitting, type Prefab, prefabNamed } from '../catalog/catalog.js';
import { type Embedded, type EmbeddedRole, objectIn } from './embedded-text.js';
import type { SnapshotParts } from './snapshot-parts.js';

/** Whether a place is the Tasks of an item, and not part of an effect. */
export function isItemTasks(tasks: Place): boolean {
  const value = tasks.parent;
  if (tasks.step !== 'Tasks' || value === undefined) return false;
  // The root of JSON in a string.
  if (value.step === undefined) return true;
  // Logic that is an object instead of a string is read as what it should be.
  const [section, , field] = value.holder === undefined ? value.paths[0] : [];
  return section === 'logic' ? field === undefined : section === 'roomItems' && field === 'extraData';
}

/** Whether a place is in the ViewNodes of an item, whose elements no document shows. */
export function isInViewNodes(place: Place): boolean {
  const [[section, , field, ...inItem], [list] = []] = place.paths;
  if (list !== undefined) return section !== 'settings' && list === 'ViewNodes';
  return section === 'logic' ? field === 'ViewNodes' : field === 'extraData' && inItem[0] === 'ViewNodes';
}

/** The logic of an item, in `logic` or in its extraData. */
export class ItemLogic {
  readonly prefab: Prefab | undefined;
  /** The keys that its prefab does not have, or not with such values; none for an unknown prefab. */
  readonly oddKeys: readonly string[];

  constructor(
    readonly value: JsonObject,
    /** Where the keys of `value` are. */
    readonly place: Place,
    /** Where the string is that holds it. */
    readonly holder: Place,
    readonly itemKey: string,
    readonly prefabName: string | undefined,
  ) {
    this.prefab = prefabNamed(prefabName);
    this.oddKeys = this.prefab === undefined ? [] : oddKeysOf(value, this.prefab);
  }
}

/** Keys of every logic value. */
const COMMON_KEYS: ReadonlySet<string> = new Set(['Tasks', 'ViewNodes']);

function oddKeysOf(logic: JsonObject, { keys }: Prefab): readonly string[] {
  return keysOf(logic).filter((key) => {
    const kind = keys.get(key);
    return !COMMON_KEYS.has(key) && (kind === undefined || !isFitting(member(logic, key) ?? null, kind));
  });
}

/**
 * The logic in a string, or instead of one. What an item has both in extraData and in `logic` is read in
 * `logic`.
 */
export function itemLogicIn(embedded: Embedded, snapshot: SnapshotParts): ItemLogic | undefined {
  const { role, place } = embedded;
  const itemKey = itemWithLogic(role, place, snapshot);
  const held = itemKey === undefined ? undefined : objectIn(embedded);
  return itemKey === undefined || held === undefined
    ? undefined
    : new ItemLogic(held.value, held.place, place, itemKey, snapshot.prefabOf(itemKey));
}

/** The item whose logic a place holds; undefined if it is read in `logic` or is something else. */
function itemWithLogic(role: EmbeddedRole, place: Place, snapshot: SnapshotParts): string | undefined {
  if (role === 'logic') return String(place.step ?? '');
  if (role !== 'extraData') return undefined;
  const itemKey = String(place.parent?.step ?? '');
  return hasLogic(itemKey, snapshot) ? undefined : itemKey;
}

function hasLogic(itemKey: string, snapshot: SnapshotParts): boolean {
  const logic = snapshot.section('logic');
  return hasMember(logic, itemKey) && member(logic, itemKey) !== '';
}
