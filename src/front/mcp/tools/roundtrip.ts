import { listingOf } from '../../../verdict/report/agent/reply.js';
import { comparisonAnswer, hazardsAnswer, notCompared } from '../../../verdict/report/roundtrip-answer.js';
import { compareTexts, NotJsonError } from '../../../verdict/roundtrip/compare.js';
import { KEEPS } from '../../../verdict/roundtrip/difference.js';
import { findHazards } from '../../../verdict/roundtrip/hazards.js';
import { CommandError } from '../../../world/files/command-error.js';
import { defineTool, PAGE, PATH } from '../tool.js';

/** Says what rewriting a file loses. */
export const roundtrip = defineTool(
  {
    name: 'roundtrip',
    description:
      'Says what a rewrite of a snapshot loses. With path alone: what an ordinary JSON tool would destroy in it. With against: every difference, the worst first. It never changes a file.',
    takes: {
      path: PATH,
      against: { ...PATH, description: 'The file as it was before' },
      keep: {
        enum: KEEPS,
        description:
          'What must be the same; bytes unless given. unknown: the fields that no document describes',
      },
      ...PAGE,
    },
    needs: ['path'],
  },
  ({ path, against, keep = 'bytes' }, desk) => {
    const after = desk.read(path);
    const before = against === undefined ? undefined : desk.read(against);
    const sides = { before: before?.name ?? after.name, after: after.name, exempts: false };
    try {
      if (before === undefined)
        return listingOf(hazardsAnswer(after.name, after.bytes.length, findHazards(after.bytes)));
      const comparison = compareTexts(before.bytes, after.bytes, { keep, allow: [] });
      return listingOf(comparisonAnswer(sides, comparison));
    } catch (error) {
      throw error instanceof NotJsonError ? new CommandError(notCompared(error, sides)) : error;
    }
  },
);
