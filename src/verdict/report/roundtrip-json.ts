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
