import { member } from '../../../src/bytes/json/members.js';
import { isObject, type PlainJson, type PlainObject, plainJson } from '../../../src/bytes/json/value.js';

const valueAt = (object: PlainJson | undefined, name: string): PlainJson | undefined =>
  plainJson(member(object, name));

/** What an import makes of a room, by value, from the sentences of the documents. */
export function importedValue(room: PlainObject, snapshot: PlainObject): PlainObject {
  const result = new Map<string, PlainJson>(Object.entries(room));
  for (const name of ['settings', 'roomTasks', 'quests']) {
    const section = valueAt(snapshot, name);
    if (section !== undefined) result.set(name, section);
  }
  const items = valueAt(snapshot, 'roomItems');
  if (!isObject(items)) return objectOf(result);
  const given = valueAt(snapshot, 'logic');
  const had = valueAt(room, 'roomItems');
  const logic = new Map(Object.entries((valueAt(room, 'logic') ?? {}) as PlainObject));
  const hadLogic = Object.hasOwn(room, 'logic');
  const newItems = new Map<string, PlainJson>();
  for (const key of [...Object.keys(isObject(had) ? had : {}), ...Object.keys(items)]) logic.delete(key);
  for (const [key, item] of Object.entries(items)) {
    newItems.set(key, item);
    const entry = valueAt(given, key);
    if (entry === undefined) continue;
    const extraData = valueAt(item, 'extraData');
    const [target, source] = [held(extraData), held(entry)];
    if (target === undefined || source === undefined) {
      logic.set(key, entry);
      continue;
    }
    const merged = JSON.stringify(objectOf(new Map([...Object.entries(target), ...Object.entries(source)])));
    const isSame = Object.keys(source).length === 0;
    newItems.set(key, { ...(item as PlainObject), extraData: isSame ? (extraData as string) : merged });
  }
  result.set('roomItems', objectOf(newItems));
  if (hadLogic || logic.size > 0) result.set('logic', objectOf(logic));
  return objectOf(result);
}

function held(value: PlainJson | undefined): PlainObject | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return {};
  try {
    const parsed = JSON.parse(value) as PlainJson;
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function objectOf(members: ReadonlyMap<string, PlainJson>): PlainObject {
  const object: PlainObject = {};
  for (const [key, value] of members)
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  return object;
}

/** The same with the logic of each item in one place, without shared code. */
export function withLogicInOnePlace(room: PlainObject): PlainObject {
  const items = valueAt(room, 'roomItems');
  const logic = valueAt(room, 'logic');
  if (!isObject(items)) return room;
  const entries = new Map(Object.entries(isObject(logic) ? logic : {}));
  const placed = new Map<string, PlainJson>();
  for (const [key, item] of Object.entries(items)) {
    const [below, above] = [valueAt(item, 'extraData'), entries.get(key)];
    const [target, source] = [held(below ?? ''), held(above ?? '')];
    if (!isObject(item) || target === undefined || source === undefined) {
      placed.set(key, item);
      continue;
    }
    entries.delete(key);
    const { extraData: _extraData, ...rest } = item;
    const united = objectOf(new Map([...Object.entries(target), ...Object.entries(source)]));
    placed.set(key, Object.keys(united).length === 0 ? rest : { ...rest, united });
  }
  const result = new Map<string, PlainJson>(Object.entries(room));
  result.set('roomItems', objectOf(placed));
  if (entries.size > 0) result.set('logic', objectOf(entries));
  else result.delete('logic');
  return objectOf(result);
}

/** Whether an item has both extraData and logic, or the rooms have logic in different places. */
export function hasLogicInTwoPlaces(...rooms: readonly PlainObject[]): boolean {
  const entries = new Set(rooms.flatMap(({ logic }) => Object.keys(isObject(logic) ? logic : {})));
  return rooms.some(({ roomItems }) =>
    Object.entries(isObject(roomItems) ? roomItems : {}).some(
      ([key, item]) => isObject(item) && 'extraData' in item && entries.has(key),
    ),
  );
}

/** The same with every extraData and logic string read: a merge may spell the JSON in it in its own way. */
export function withStringsRead(value: PlainObject): PlainJson {
  return JSON.parse(
    JSON.stringify(value, (_key, each: unknown) => {
      if (typeof each !== 'string' || !/^\s*\{/.test(each)) return each;
      try {
        return { read: JSON.parse(each) as unknown };
      } catch {
        return each;
      }
    }),
  ) as PlainJson;
}
