import type { Place } from '../../bytes/json/place.js';
import { briefPointer, formatPointer, placeText } from '../../bytes/json/pointer.js';
import type { FindLoss } from '../lint/harmless-fixes.js';
import type { PlaceMatcher } from '../lint/place-glob.js';
import { compareTexts } from './compare.js';
import type { Difference } from './difference.js';
import { NotJsonError } from './not-json.js';

/**
 * Says what a fix would lose that the documents do not describe; undefined if nothing. Records that are removed as a
 * whole count as well, except places that the fix says it discards.
 */
export const findLoss: FindLoss = (before, after, discarded) => {
  try {
    const loss =
      firstLoss(before, after, []) &&
      firstLoss(before, after, discarded.length === 0 ? [] : [within(discarded)]);
    return loss && `would lose something that the documents do not describe: ${inWords(loss)}`;
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    // Nothing is known about what was in a text that cannot be read.
    return error.which === 'before' ? undefined : 'would leave a file that is not JSON';
  }
};

function firstLoss(
  before: Uint8Array,
  after: Uint8Array,
  allow: readonly PlaceMatcher[],
): Difference | undefined {
  const { verdict, groups } = compareTexts(before, after, {
    keep: 'unknown',
    allow,
    keepsRecords: true,
    maxDifferences: 0,
  });
  return verdict === 'lost' ? groups[0]?.first : undefined;
}

function inWords({ message, before, after }: Difference): string {
  const at = before ?? after;
  const where = at === undefined ? '' : placeText(at, briefPointer);
  return where === '' ? message : `${message} (at ${where})`;
}

/** Matches the places and everything in them. */
function within(places: readonly Place[]): PlaceMatcher {
  const roots = new Set(places.map((place) => JSON.stringify(place.paths.map(formatPointer))));
  return (pointer, embedded) => {
    const pointers = [pointer, ...embedded];
    return pointers.some((inner, level) => {
      const around = pointers.slice(0, level);
      return isOrIsBelow(inner, (root) => roots.has(JSON.stringify([...around, root])));
    });
  };
}

/** Whether a pointer, or one that leads to it, is among some. */
function isOrIsBelow(pointer: string, isRoot: (pointer: string) => boolean): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (isRoot(pointer.slice(0, end))) return true;
  return isRoot('');
}
