import type { Span } from '../../src/bytes/text/span.js';
import { isInViewNodes } from '../../src/model/snapshot/item-logic.js';
import {
  bareName,
  cutFromString,
  defineRule,
  type FixDraft,
  listed,
  lookAlikeNote,
  type Place,
  quoteValue,
  span,
  spanIn,
} from '../kit.js';

export const noNumberPrefix = defineRule({
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

/** As many quests are listed. */
const MAX_NAMES = 5;

interface Values {
  /** What names the quest: `SetTask()`. */
  readonly by: string;
  readonly name: string;
  readonly meant: string | undefined;
  readonly closest: readonly string[];
}

export const knownQuest = defineRule({
  id: 'expression/known-quest',
  level: 'warning',
  kinds: {
    'unknown-quest': ({ by, name, meant, closest }: Values) => {
      const what =
        name === ''
          ? `${by} names no quest`
          : `${by} names ${quoteValue(name)}, but the file has no such quest`;
      if (meant !== undefined)
        return `${what}: did you mean ${quoteValue(meant)}?${lookAlikeNote(name, meant)}`;
      const all = listed(closest.map(quoteValue), 'or', MAX_NAMES);
      return `${what}: use the Name of a quest in the file, without its number${all === '' ? '' : `: ${all}`}`;
    },
  },
  summary: 'Expressions refer to quests in the file',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests(quests, report, { snapshot }) {
      const { expressions, dialogueQuestNames } = snapshot;
      // The expression may mean a quest whose Name is missing, which has a finding of its own.
      if (expressions.length === 0 || quests.expressionNames.isIncomplete) return;
      const names = quests.expressionNames;
      const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
      for (const { by, name, literal, isExpression, holder, span } of expressions) {
        if (!literal || !isExpression || names.isBare(name) || names.byFullName(name) !== undefined) continue;
        if (inDialogues.has(name) || names.mayBeMeant(name) || isInViewNodes(holder)) continue;
        const meant = name === '' ? undefined : names.guess(name);
        report({
          kind: 'unknown-quest',
          at: spanIn(holder, span, holder),
          values: { by, name, meant, closest: names.closest(name) },
        });
      }
    },
  },
});

/** Names of dialogue quests begin with a hyphen in published rooms; how expressions refer to them is open. */
function dialogueNames(name: string): string[] {
  const numbered = name.replace(/^-/, '');
  return [name, numbered, bareName(numbered)];
}
