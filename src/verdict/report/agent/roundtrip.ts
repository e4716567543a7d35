import { printable } from '../../../bytes/json/quote.js';
import type { Comparison, DifferenceGroup, Verdict } from '../../roundtrip/difference.js';
import type { Hazard } from '../../roundtrip/hazards.js';
import { comparisonVerdict, type Sides } from '../roundtrip-text.js';
import { atText, shownAt, shownMessage } from './place.js';
import { type Answer, DATA_NOTE, type Entry } from './reply.js';

/** The differences of two files, the worst first. */
export function comparisonAnswer(sides: Sides, comparison: Comparison): Answer {
  const { groups, verdict } = comparison;
  const line = comparisonVerdict(comparison, sides.exempts, (_style, text) => text).trimEnd();
  const names = `${printable(sides.before)} to ${printable(sides.after)}`;
  return {
    head: [`${names}: ${line}`, ...(groups.length > 0 ? [DATA_NOTE] : [])],
    entries: groups.map((group) => () => groupEntry(group)),
    total: groups.length,
    data: { verdict },
  };
}

function groupEntry({ class: kind, known, forgiven, count, places, first }: DifferenceGroup): Entry {
  const message = shownMessage(first.message);
  const where = shownMessage(places);
  const at = first.before ?? first.after;
  const notes = [
    ...(known ? [] : ['unknown']),
    ...(forgiven ? ['allowed'] : []),
    ...(count > 1 ? [`${count} times`] : []),
  ];
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  return {
    text: `${kind}${note}: ${message} at ${at === undefined ? where : atText(shownAt(at.pointer, at.embedded))}`,
    data: { class: kind, known, forgiven, count, places: where, message },
  };
}

/** What an ordinary JSON tool would do to a file. */
export function hazardsAnswer(name: string, hazards: readonly Hazard[]): Answer {
  const verdict: Verdict = 'identical';
  const would =
    hazards.length === 0
      ? 'an ordinary JSON tool changes only its white space'
      : 'an ordinary JSON tool, which parses the file and writes it again, would change it: use edit instead';
  return {
    head: [
      `${printable(name)}: roomlint gives back every byte; ${would}`,
      ...(hazards.length > 0 ? [DATA_NOTE] : []),
    ],
    entries: hazards.map((hazard) => () => hazardEntry(hazard)),
    total: hazards.length,
    data: { verdict },
  };
}

function hazardEntry({ message, count, first }: Hazard): Entry {
  const text = shownMessage(message);
  const often = count > 1 ? ` (${count} times)` : '';
  const places = atText(shownAt(first.pointer, first.embedded));
  return { text: `${text}${often} at ${places}`, data: { count, places, message: text } };
}
