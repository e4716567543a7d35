import { atExpression, bareName, defineRule, expression, quoteValue, spanIn } from '../kit.js';

const ADVICE = 'use the Name of a quest in the file, without its number';

export default defineRule({
  id: 'expression/known-quest',
  level: 'warning',
  fix: 'none',
  summary: 'Expressions refer to quests in the file',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'An expression cannot change or read the state of a quest that the room does not have.',
  snapshotEnd(snapshot, report) {
    const { quests, expressions, dialogueQuestNames } = snapshot;
    // The expression may mean a quest whose Name is missing, which has a finding of its own.
    if (quests === undefined || expressions.length === 0 || quests.expressionNames.isIncomplete) return;
    const names = quests.expressionNames;
    const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
    for (const expression of expressions) {
      const { by, name, literal, holder } = expression;
      if (!literal || names.isBare(name) || names.byFullName(name) !== undefined) continue;
      if (inDialogues.has(name) || names.mayBeMeant(name)) continue;
      const at = spanIn(holder, expression.span, holder);
      const missing = snapshot.missingQuests?.withName(name);
      if (missing === undefined) report(() => ({ at, message: unknownName(by, name, names.guess) }));
      // What is wrong is that the file lacks the quest, or its Name, which subscriptions name as well.
      else report({ at, message: unknownName(by, name, names.guess), unless: missing.places });
    }
  },
  examples: () => ({
    good: [
      {
        title: 'quests in the room',
        text: expression("if($TN{find_key} > 1.0, SetTask('open_door', 'Active', 0.0), 0.0)"),
      },
      {
        title: 'a name that is built at run time',
        text: expression("SetTask('door_' + $N{door}, 'Active', 0.0)"),
      },
    ],
    bad: [
      {
        title: 'a mistyped name',
        text: expression("SetTask('fnid_key', 'Active', 0.0)"),
        findings: [
          atExpression(
            'fnid_key',
            'SetTask() names "fnid_key", but the file has no such quest: did you mean "find_key"?',
          ),
        ],
      },
      {
        title: 'a name that no quest has',
        text: expression("if($T{collect} == 'Completed', 1.0, 0.0)"),
        findings: [
          atExpression('collect', `$T{} names "collect", but the file has no such quest: ${ADVICE}`),
        ],
      },
      {
        title: 'an empty name',
        text: expression("if($T{} == 'Completed', 1.0, 0.0)"),
        findings: [atExpression('$T{}', `$T{} names no quest: ${ADVICE}`)],
      },
    ],
  }),
});

function unknownName(by: string, name: string, guess: (name: string) => string | undefined): string {
  if (name === '') return `${by} names no quest: ${ADVICE}`;
  const meant = guess(name);
  const what = `${by} names ${quoteValue(name)}, but the file has no such quest`;
  return meant === undefined ? `${what}: ${ADVICE}` : `${what}: did you mean ${quoteValue(meant)}?`;
}

/** In published rooms, the Name of a dialogue quest begins with a hyphen before its number. How expressions refer to it is not documented. */
function dialogueNames(name: string): string[] {
  const numbered = name.replace(/^-/, '');
  return [name, numbered, bareName(numbered)];
}
