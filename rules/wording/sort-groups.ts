import type { Place } from '../../src/json/place.js';

/**
 * Each group of places in the order of the file. All are sorted together, because looking for places takes about as long for two of them as
 * for a million.
 */
export function sortGroups(
  groups: readonly (readonly Place[])[],
  inFileOrder: (places: readonly Place[]) => readonly Place[],
): readonly (readonly Place[])[] {
  const groupOf = new Map<Place, Place[]>();
  const sorted = groups.map((places) => {
    if (places.length < 2) return places;
    const group: Place[] = [];
    for (const place of places) groupOf.set(place, group);
    return group;
  });
  for (const place of inFileOrder([...groupOf.keys()])) groupOf.get(place)?.push(place);
  return sorted;
}
