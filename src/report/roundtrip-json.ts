import type { Comparison, Difference, Keep } from '../roundtrip/difference.js';
import type { Hazard } from '../roundtrip/hazards.js';
import { placeShape } from './file-json.js';
import { indented, list } from './json-pieces.js';

/** The version of the report's shape, which schemas/roundtrip-report.schema.json describes. */
const VERSION = 1;

/** The comparison as a JSON document, in pieces. */
export function comparisonJson(comparison: Comparison): Iterable<string> {
  const { verdict, keep, differences, omitted } = comparison;
  const textOf = (difference: Difference): string => indented(differenceShape(difference), '    ');
  return list(opening(verdict, keep), differences, '  ', textOf, `,\n  "omitted": ${omitted}\n}\n`);
}

/** The report on a single file: what an ordinary JSON tool would change. */
export function hazardJson(keep: Keep, hazards: readonly Hazard[]): Iterable<string> {
  const textOf = ({ kind, message, count, first }: Hazard): string =>
    indented({ kind, message, count, first: placeShape(first) }, '    ');
  const before = `${opening('identical', keep)}[],\n  "omitted": 0,\n  "hazards": `;
  return list(before, hazards, '  ', textOf, '\n}\n');
}

/** What became of a file that a branch changed. */
export type FileOutcome =
  | {
      readonly status: 'compared';
      readonly path: string;
      /** Its path from the root of the repository where the branch began. */
      readonly before: string;
      readonly comparison: Comparison;
    }
  | { readonly status: 'new' | 'deleted'; readonly path: string }
  | { readonly status: 'error'; readonly path: string; readonly message: string };

/** The comparisons of the files that a branch changed, as one JSON document, in pieces. */
export class BranchJson {
  private separator = '\n';

  constructor(private readonly keep: Keep) {}

  start(): string {
    return `{\n  "version": ${VERSION},\n  "keep": "${this.keep}",\n  "files": [`;
  }

  file(outcome: FileOutcome): Iterable<string> {
    const text = this.separator + indented(outcomeShape(outcome), '    ');
    this.separator = ',\n';
    if (outcome.status !== 'compared') return [text];
    const closing = '\n    }';
    const before = `${text.slice(0, -closing.length)},\n      "differences": `;
    const textOf = (difference: Difference): string => indented(differenceShape(difference), '        ');
    return list(before, outcome.comparison.differences, '      ', textOf, closing);
  }

  end(): string {
    return this.separator === '\n' ? ']\n}\n' : '\n  ]\n}\n';
  }
}

/** Everything about a file except its differences. */
function outcomeShape(outcome: FileOutcome): object {
  const { path, status } = outcome;
  switch (outcome.status) {
    case 'error':
      return { path, status, error: outcome.message };
    case 'compared': {
      const { before, comparison } = outcome;
      return { path, status, before, verdict: comparison.verdict, omitted: comparison.omitted };
    }
    default:
      return { path, status };
  }
}

function opening(verdict: Comparison['verdict'], keep: Keep): string {
  return `{\n  "version": ${VERSION},\n  "verdict": "${verdict}",\n  "keep": "${keep}",\n  "differences": `;
}

function differenceShape({ class: kind, before, after, unknownInside, ...about }: Difference): object {
  const { known, forgiven, message, count } = about;
  return {
    class: kind,
    known,
    forgiven,
    message,
    count,
    unknownInside: unknownInside && { count: unknownInside.count, pointers: unknownInside.pointers },
    before: before && placeShape(before),
    after: after && placeShape(after),
  };
}
