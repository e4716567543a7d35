import type { Conflict, Part, PartChange } from '../room/three-way.js';
import { changeShape, type ValueChange } from '../room/value-change.js';

/** With so many changes, and these values, a report stays below half a gigabyte, the longest string. */
const MAX_CHANGES = 100_000;
const MAX_VALUES = 16_000_000;

/** The changes as members of a report. Beyond its capacity, values and then changes are left out. */
export function changesShape(changes: Iterable<ValueChange>): {
  readonly changes: readonly object[];
  readonly omittedChanges?: number;
} {
  let length = 0;
  let omitted = 0;
  const listed: object[] = [];
  for (const change of changes) {
    const { pointer, embedded, kind } = change;
    if (listed.length >= MAX_CHANGES) omitted++;
    else if (length > MAX_VALUES) listed.push({ pointer, embedded, kind, omitted: true });
    else {
      const shape = changeShape(change);
      listed.push(shape);
      length += JSON.stringify(shape).length;
    }
  }
  return omitted === 0 ? { changes: listed } : { changes: listed, omittedChanges: omitted };
}

/** What two people changed, part by part, for programs. */
export function partChangesShape(changes: readonly PartChange[]): readonly object[] {
  return changes.map(({ part, change, changes: values }) => ({
    part: withoutLabel(part),
    change,
    ...changesShape(values),
  }));
}

/** What both changed in different ways, for programs. */
export function conflictShape({ fields, ...conflict }: Conflict): object {
  return { ...withoutLabel(conflict), fields: fields.map(({ words: _words, ...field }) => field) };
}

function withoutLabel<Named extends Pick<Part, 'kind'> & { readonly label?: unknown }>(part: Named): object {
  const { label: _label, ...shape } = part;
  return shape;
}
