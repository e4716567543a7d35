import type { Comparison, Difference, DifferencePlace, Keep } from '../roundtrip/difference.js';
import type { Hazard } from '../roundtrip/hazards.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The version of the report's shape, which schemas/roundtrip-report.schema.json describes. */
const VERSION = 1;

/** The comparison as a JSON document, in pieces. */
export function* comparisonJson(comparison: Comparison): Iterable<string> {
  const { verdict, keep, differences, omitted } = comparison;
  yield opening(verdict, keep);
  yield* list(differences.map(differenceShape));
  yield `,\n  "omitted": ${omitted}\n}\n`;
}

/** The report on a single file: roomlint writes it back unchanged, and what an ordinary JSON tool would change. */
export function* hazardJson(keep: Keep, hazards: readonly Hazard[]): Iterable<string> {
  yield opening('identical', keep);
  yield* list([]);
  yield ',\n  "omitted": 0,\n  "hazards": ';
  yield* list(
    hazards.map(({ kind, message, count, first }) => ({ kind, message, count, first: placeShape(first) })),
  );
  yield '\n}\n';
}

function opening(verdict: Comparison['verdict'], keep: Keep): string {
  return `{\n  "version": ${VERSION},\n  "verdict": "${verdict}",\n  "keep": "${keep}",\n  "differences": `;
}

function* list(items: readonly object[]): Iterable<string> {
  let before = '[\n';
  for (const item of items) {
    yield before + jsonWithoutCommands(item, 2).replaceAll(/^/gm, '    ');
    before = ',\n';
  }
  yield items.length === 0 ? '[]' : '\n  ]';
}

function differenceShape({
  class: kind,
  known,
  forgiven,
  message,
  count,
  before,
  after,
}: Difference): object {
  return {
    class: kind,
    known,
    forgiven,
    message,
    count,
    ...(before === undefined ? {} : { before: placeShape(before) }),
    ...(after === undefined ? {} : { after: placeShape(after) }),
  };
}

function placeShape({ pointer, embedded, start, end }: DifferencePlace): object {
  return { pointer, embedded, start, end };
}
