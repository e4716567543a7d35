/** Adds a value to those of a key. */
export function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
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
