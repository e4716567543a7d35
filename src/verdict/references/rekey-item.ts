import type { Splice } from '../../bytes/json/edit/edit.js';
import { locate } from '../../bytes/json/locate.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { byteOffset } from '../../bytes/text/span.js';
import type { ReadSnapshot } from './read-snapshot.js';

/** The splices that give an item another key in all sections and parentItemIDs. @throws RangeError */
export function rekeySplices({ bytes, mentions }: ReadSnapshot, key: string, newKey: string): Splice[] {
  const places = mentions.items.get(key) ?? [];
  if (!places.some(({ kind }) => kind !== 'parent'))
    throw new RangeError(`there is no item ${quoteValue(key)}`);
  if (key === newKey) return [];
  if (mentions.items.has(newKey))
    throw new RangeError(`the key ${quoteValue(newKey)} is used already: choose another one`);
  const hasChildren = places.some(({ kind }) => kind === 'parent');
  if (!/^[1-9]\d{0,14}$/.test(newKey) && (hasChildren || /^\d+$/.test(key)))
    throw new RangeError(
      `${quoteValue(newKey)} cannot be the key of an item: parentItemID must be able to name it, so write a whole number from 1`,
    );
  const found = locate(
    bytes,
    places.map(({ place }) => place),
  );
  const splices: Splice[] = [];
  for (const { kind, place } of places) {
    const location = found.of(place);
    if (location === undefined) continue;
    const isParent = kind === 'parent';
    const span = isParent ? location.value : location.key;
    if (location.repeated || span === undefined)
      throw new RangeError(`${place.pointers.pointer} is there twice: remove one of them first`);
    splices.push({
      start: byteOffset(span.start),
      end: byteOffset(span.end),
      text: isParent ? newKey : JSON.stringify(newKey),
    });
  }
  return splices.sort((a, b) => a.start - b.start);
}
