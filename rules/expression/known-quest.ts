import { isInViewNodes } from '../../src/model/snapshot/item-logic.js';
import { bareName, defineRule, listed, lookAlikeNote, type QuestIndex, quoteValue, spanIn } from '../kit.js';

/** As many quests are listed. */
const MAX_NAMES = 5;
const ADVICE = 'use the Name of a quest in the file, without its number';

export default defineRule({
  id: 'expression/known-quest',
  level: 'warning',
  kinds: ['unknown-quest'],
  fix: 'none',
  summary: 'Expressions refer to quests in the file',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests(quests, report, { snapshot }) {
      const { expressions, dialogueQuestNames } = snapshot;
      // The expression may mean a quest whose Name is missing, which has a finding of its own.
      if (expressions.length === 0 || quests.expressionNames.isIncomplete) return;
      const names = quests.expressionNames;
      const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
      for (const expression of expressions) {
        const { by, name, literal, holder } = expression;
        if (
          !literal ||
          !expression.isExpression ||
          names.isBare(name) ||
          names.byFullName(name) !== undefined
        )
          continue;
        if (inDialogues.has(name) || names.mayBeMeant(name) || isInViewNodes(holder)) continue;
        const at = spanIn(holder, expression.span, holder);
        report({ at, message: unknownName(by, name, names) });
      }
    },
  },
});

function unknownName(by: string, name: string, names: QuestIndex['expressionNames']): string {
  const all = listed(names.closest(name).map(quoteValue), 'or', MAX_NAMES);
  const advice = all === '' ? ADVICE : `${ADVICE}: ${all}`;
  if (name === '') return `${by} names no quest: ${advice}`;
  const meant = names.guess(name);
  const what = `${by} names ${quoteValue(name)}, but the file has no such quest`;
  if (meant === undefined) return `${what}: ${advice}`;
  return `${what}: did you mean ${quoteValue(meant)}?${lookAlikeNote(name, meant)}`;
}

/** Names of dialogue quests begin with a hyphen in published rooms; how expressions refer to them is open. */
function dialogueNames(name: string): string[] {
  const numbered = name.replace(/^-/, '');
  return [name, numbered, bareName(numbered)];
}
