/** Adds a value to those of a key. */
export function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** A Map or a WeakMap. */
interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, which is made if there is none. */
export function getOrInsert<K, V>(map: Cache<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** Values by a key. Those without one are left out. */
export function groupedBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K | undefined): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key !== undefined) addTo(groups, key, value);
  }
  return groups;
}
