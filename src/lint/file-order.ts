import { locate } from '../json/locate.js';
import type { Place } from '../json/place.js';

/**
 * Sorts places by where they are in a file. Keys like whole numbers are read in another order than they are
 * written.
 *
 * @param places by documented names
 * @param spelled the place in the file
 */
export function inFileOrder(
  bytes: Uint8Array,
  places: readonly Place[],
  spelled: (place: Place) => Place,
): readonly Place[] {
  if (places.length < 2) return places;
  const inFile = places.map((place) => ({ place, at: spelled(place) }));
  const located = locate(
    bytes,
    inFile.map(({ at }) => at),
  );
  const sorted = inFile.map(({ place, at }) => {
    const { value, depth } = located.of(at) ?? {};
    return { place, start: value?.start ?? 0, depth: depth ?? 0, length: at.paths.flat().length };
  });
  // A record begins where its first element does: what is around another place comes first.
  sorted.sort((one, next) => one.start - next.start || one.depth - next.depth || one.length - next.length);
  return sorted.map(({ place }) => place);
}
