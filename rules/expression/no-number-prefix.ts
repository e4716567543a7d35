import type { Span } from '../../src/bytes/text/span.js';
import { isInViewNodes } from '../../src/model/snapshot/item-logic.js';
import {
  bareName,
  cutFromString,
  defineRule,
  type FixDraft,
  type Place,
  quoteValue,
  span,
  spanIn,
} from '../kit.js';

export default defineRule({
  id: 'expression/no-number-prefix',
  level: 'error',
  kinds: {
    numbered: ({ by, name }: { by: string; name: string }) =>
      `${by} takes a quest's Name without its number: write ${quoteValue(bareName(name))} instead of ${quoteValue(name)}`,
  },
  sentence: 'SetTask(), $T{} and OnChange() refer to a quest by its name without the numeric prefix',
  fix: 'safe',
  summary: 'Expressions use the Name of a quest without its number',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests({ expressionNames }, report, { snapshot }) {
      for (const expressed of snapshot.expressions) {
        const { by, name, holder } = expressed;
        if (expressionNames.isBare(name) || isInViewNodes(holder)) continue;
        const entry = expressionNames.byFullName(name);
        if (entry === undefined) continue;
        const where = expressed.span;
        report({
          kind: 'numbered',
          at: spanIn(holder, where, holder),
          values: { by, name },
          related: [{ at: entry.place.at('Name'), message: 'the quest' }],
          fix: expressionNames.isShared(bareName(name)) ? undefined : cutNumber(name, holder, where),
        });
      }
    },
  },
});

/** Cuts the number off. A name that is spelled with backslashes has other bytes and no fix. */
function cutNumber(name: string, holder: Place, { start, end }: Span): FixDraft | undefined {
  if (new TextEncoder().encode(name).length !== end - start) return undefined;
  const number = name.length - bareName(name).length;
  return cutFromString(holder, span(start, start + number), 'safe', `write ${quoteValue(bareName(name))}`);
}
