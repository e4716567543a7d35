import { parsePointer } from '../json/pointer.js';
import { compareTexts } from '../roundtrip/compare.js';
import type { Comparison, Difference } from '../roundtrip/difference.js';

/** How a room differs by value from what it should be. */
export interface RoomComparison {
  /** Pointers of fields that only the room has, as a service may add them. */
  readonly addedFields: readonly string[];
  /** Whether anything is missing or changed, or a record was added. */
  readonly differs: boolean;
  /** Everything that differs. */
  readonly comparison: Comparison;
}

/** Sections whose members are records. */
const RECORD_SECTIONS: ReadonlySet<string> = new Set(['roomItems', 'quests', 'logic']);

/**
 * Compares a room by value with what it should be: white space, escapes, `1.0` for `1` and the order of members are no difference.
 *
 * @throws NotJsonError when one of them is not JSON
 */
export function compareRooms(expected: Uint8Array, room: Uint8Array): RoomComparison {
  const comparison = compareTexts(expected, room, { keep: 'values', allow: [] });
  if (comparison.verdict !== 'lost') return { addedFields: [], differs: false, comparison };
  const unforgiven = comparison.differences.filter(({ forgiven }) => !forgiven);
  const added = unforgiven.filter(isAddedField);
  return {
    addedFields: added.map(({ after }) => [after?.pointer ?? '', ...(after?.embedded ?? [])].join('#')),
    differs: comparison.omitted > 0 || added.length < unforgiven.length,
    comparison,
  };
}

/** Whether a difference is a field in something that is there on both sides: not an item, a quest entry or an element of a list. */
function isAddedField({ class: kind, after }: Difference): boolean {
  if (kind !== 'added' || after === undefined) return false;
  const steps = parsePointer(after.embedded.at(-1) ?? after.pointer);
  if (/^\d+$/.test(steps.at(-1) ?? '')) return false;
  return after.embedded.length > 0 || steps.length !== 2 || !RECORD_SECTIONS.has(steps[0] ?? '');
}
