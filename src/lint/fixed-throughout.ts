import type { Splice } from '../json/edit/edit.js';
import { TakenSplices } from '../json/edit/taken-splices.js';
import { MAX_PLACES, readSyntaxFaults } from '../json/syntax/syntax.js';
import { isThroughout, type SyntaxFault } from '../json/syntax/syntax-fault.js';
import { byteOrderMarkLength } from '../text/encoding.js';
import { byteOffset } from '../text/span.js';
import { MAX_SYNTAX_MISTAKES } from './read-text.js';

/** How many places of a text are fixed at a time: so many take about 200 MB. */
const MAX_AT_ONCE = 500_000;

/** Sorted splices, with those that fix the same syntax mistakes in places beyond the reported ones. */
export function fixedThroughout(bytes: Uint8Array, made: readonly Splice[]): readonly Splice[] {
  const mark = byteOrderMarkLength(bytes);
  const text = bytes.subarray(mark);
  const reported = readSyntaxFaults(text, MAX_SYNTAX_MISTAKES);
  if (reported.length < MAX_PLACES) return made;
  const kinds = kindsFixedBy(made, reported, mark);
  if (kinds.size === 0) return made;
  const taken = new TakenSplices(made);
  for (const fault of readSyntaxFaults(text, MAX_SYNTAX_MISTAKES, MAX_AT_ONCE).slice(MAX_PLACES))
    if (kinds.has(kindOf(fault))) taken.add(splicesOf(fault, mark));
  return taken.sorted;
}

/** The mistakes that splices fix in all their places; none if the splices fix something else as well. */
function kindsFixedBy(
  made: readonly Splice[],
  reported: readonly SyntaxFault[],
  mark: number,
): ReadonlySet<string> {
  const unexplained = new Set(made.map(keyOf));
  const fixed = new Set<string>();
  const left = new Set<string>();
  for (const fault of reported) {
    const keys = splicesOf(fault, mark).map(keyOf);
    if (keys.length === 0) continue;
    const isFixed = keys.every((key) => unexplained.delete(key));
    (isFixed && isThroughout(fault.kind) ? fixed : left).add(kindOf(fault));
  }
  if (unexplained.size > 0) return new Set();
  for (const kind of left) fixed.delete(kind);
  return fixed;
}

function kindOf({ kind, fix }: SyntaxFault): string {
  return `${kind} ${fix?.safety ?? ''}`;
}

function splicesOf({ fix }: SyntaxFault, mark: number): Splice[] {
  const { replacements = [] } = fix ?? {};
  return replacements.map(({ span: { start, end }, text }) => ({
    start: byteOffset(start + mark),
    end: byteOffset(end + mark),
    text,
  }));
}

function keyOf({ start, end, text }: Splice): string {
  return `${start} ${end} ${text}`;
}
