import { MAX_CREDENTIALS } from '../../lint/redaction.js';
import { comparisonAnswer, hazardsAnswer } from '../../report/agent/roundtrip.js';
import { compareTexts } from '../../roundtrip/compare.js';
import { KEEPS } from '../../roundtrip/difference.js';
import { findHazards } from '../../roundtrip/hazards.js';
import { MAX_RECORDS } from '../../snapshot/sections.js';
import { CommandError } from '../../workspace/command-error.js';
import { whyNotCompared } from '../../workspace/not-compared.js';
import { defineTool, PAGE, PATH, READS } from '../tool.js';

/** Says what rewriting a file loses. */
export const roundtrip = defineTool(
  {
    name: 'roundtrip',
    title: 'Compare what a tool wrote',
    description:
      'Says what a rewrite of a snapshot loses. With path alone: what an ordinary JSON tool would destroy in this file, such as number spelling or duplicate keys. With against, an earlier version of the file: every difference between the two, the worst first. Use it after another program has written a snapshot. It never changes a file.',
    input: {
      type: 'object',
      properties: {
        path: PATH,
        against: { ...PATH, description: 'The file as it was before' },
        keep: {
          enum: KEEPS,
          description:
            'What must be the same: bytes (the default), values, or unknown (all fields that no document describes)',
        },
        ...PAGE,
      },
      required: ['path'],
      additionalProperties: false,
    },
    output: { verdict: { enum: ['identical', 'kept', 'lost'] } },
    list: {
      name: 'differences',
      of: {
        type: 'object',
        required: ['message', 'count'],
        properties: {
          class: { type: 'string' },
          known: { type: 'boolean' },
          forgiven: { type: 'boolean' },
          count: { type: 'integer' },
          places: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    effects: READS,
  },
  ({ path, against, keep = 'bytes' }, desk) => {
    const after = desk.read(path);
    const before = against === undefined ? undefined : desk.read(against);
    const sides = { before: before?.name ?? after.name, after: after.name, exempts: false };
    desk.progress('comparing');
    try {
      if (before === undefined) return hazardsAnswer(after.name, findHazards(after.bytes));
      const limits = { maxRecords: MAX_RECORDS, maxCredentials: MAX_CREDENTIALS };
      return comparisonAnswer(sides, compareTexts(before.bytes, after.bytes, { keep, allow: [], ...limits }));
    } catch (error) {
      const why = whyNotCompared(error, sides);
      throw why === undefined ? error : new CommandError(why);
    }
  },
);
