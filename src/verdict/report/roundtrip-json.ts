import type { Comparison, Difference, Keep } from '../roundtrip/difference.js';
import type { Hazard } from '../roundtrip/hazards.js';
import { placeShape } from './file-json.js';

/** The version of the report's shape, which schemas/roundtrip-report.schema.json describes. */
const VERSION = 1;

export function comparisonReport({ verdict, keep, differences, omitted }: Comparison): object {
  return { version: VERSION, verdict, keep, differences: differences.map(differenceShape), omitted };
}

/** The report on a single file: what an ordinary JSON tool would change. */
export function hazardReport(keep: Keep, hazards: readonly Hazard[]): object {
  const shapes = hazards.map((hazard) => ({ ...hazard, first: placeShape(hazard.first) }));
  return { version: VERSION, verdict: 'identical', keep, differences: [], omitted: 0, hazards: shapes };
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

/** The comparisons of the files that a branch changed. @param files made as they are written */
export function branchReport(keep: Keep, files: readonly FileOutcome[]): object {
  return { version: VERSION, keep, files: files.map(outcomeShape) };
}

function outcomeShape(outcome: FileOutcome): object {
  const { path, status } = outcome;
  switch (outcome.status) {
    case 'error':
      return { path, status, error: outcome.message };
    case 'compared': {
      const { verdict, omitted, differences } = outcome.comparison;
      const { before } = outcome;
      return { path, status, before, verdict, omitted, differences: differences.map(differenceShape) };
    }
    default:
      return { path, status };
  }
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
