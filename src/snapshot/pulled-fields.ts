import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { isQuestStatus } from './quest-entry.js';

/** Two quest entries whose shared fields are written once, around them. */
export interface PulledEntries {
  readonly object: JsonObject;
  readonly keys: readonly string[];
  readonly place: Place;
}

/** One of the two entries, without the fields that are around it. */
interface Half {
  readonly record: JsonObject;
  readonly status: JsonValue | undefined;
  readonly place: Place;
}

/** Reads a member of `quests` that holds the fields of a quest and two entries with what differs between them. */
export function pulledEntries(value: JsonValue, place: Place): PulledEntries | undefined {
  if (!isObject(value) || isQuestStatus(value.Status)) return undefined;
  const members = Object.keys(value).flatMap((key) => membersOf(value[key] ?? null, key, place.at(key)));
  const halves = members.filter(
    ({ record, status }) => isQuestStatus(status) && typeof record.id === 'string',
  );
  const [one, other, ...more] = halves;
  if (one === undefined || other === undefined || more.length > 0 || one.status === other.status)
    return undefined;
  const around = [{ record: value, place }, ...members.filter((member) => !halves.includes(member))];
  if (!around.some(({ record }) => typeof record.EntryId === 'string')) return undefined;
  const object: Record<string, JsonValue> = {};
  const places = new Map<Step, Place>();
  for (const half of [one, other]) {
    const id = String(half.record.id);
    const parts = [...around, half];
    const fieldsOf = parts.flatMap(({ record }) => Object.entries(plainFields(record)));
    object[id] = { ...Object.fromEntries(fieldsOf), Status: half.status ?? null };
    const fields = parts.flatMap(({ record, place: at }) =>
      Object.keys(plainFields(record)).map((field) => [field, at.at(field)] as const),
    );
    places.set(id, half.place.withFieldsAt(new Map(fields)));
  }
  return { object, keys: Object.keys(object), place: place.withFieldsAt(places) };
}

/** The objects in a member, or in the list that it is. */
function membersOf(value: JsonValue, key: string, place: Place): Half[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => (isObject(each) ? [halfOf(each, undefined, place.at(index))] : []));
  return isObject(value) ? [halfOf(value, key, place)] : [];
}

function halfOf(record: JsonObject, key: string | undefined, place: Place): Half {
  return { record, status: record.Status ?? key, place };
}

/** The fields of a record that hold no other record. */
function plainFields(record: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => !isObject(value) && !holdsEntries(value)),
  );
}

function holdsEntries(value: JsonValue): boolean {
  return Array.isArray(value) && value.some((each) => isObject(each) && isQuestStatus(each.Status));
}
