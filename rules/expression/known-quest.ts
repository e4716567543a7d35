import { atExpression, bareName, defineRule, expression, quoteValue, spanIn } from '../kit.js';

const TODO = 'write the Name of a quest without its number';

export default defineRule({
  id: 'expression/known-quest',
  level: 'warning',
  fix: 'none',
  summary: 'Expressions name quests of the file',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'A quest that the room does not have cannot be moved on or asked for its state: the expression does nothing or compares with nothing.',
  snapshotEnd({ quests, expressions, dialogueQuestNames }, report) {
    // A quest without a Name, which has a finding, may be the one that is meant.
    if (quests === undefined || expressions.length === 0 || quests.expressionNames.isIncomplete) return;
    const names = quests.expressionNames;
    const inDialogues = new Set([...dialogueQuestNames].flatMap(dialogueNames));
    for (const { by, name, literal, holder, span } of expressions) {
      if (!literal || names.isBare(name) || names.byFullName(name) !== undefined) continue;
      if (inDialogues.has(name) || names.mayBeMeant(name)) continue;
      report({ at: spanIn(holder, span, holder), message: unknownName(by, name, names.guess) });
    }
  },
  examples: () => ({
    good: [
      {
        title: 'quests of the room',
        text: expression("if($TN{find_key} > 1.0, SetTask('open_door', 'Active', 0.0), 0.0)"),
      },
      {
        title: 'a name that is put together while playing',
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
            'SetTask() names "fnid_key", which is no quest of the file: did you mean "find_key"?',
          ),
        ],
      },
      {
        title: 'a name that no quest has',
        text: expression("if($T{collect} == 'Completed', 1.0, 0.0)"),
        findings: [atExpression('collect', `$T{} names "collect", which is no quest of the file: ${TODO}`)],
      },
      {
        title: 'no name',
        text: expression("if($T{} == 'Completed', 1.0, 0.0)"),
        findings: [atExpression('$T{}', `$T{} names no quest: ${TODO}`)],
      },
    ],
  }),
});

function unknownName(by: string, name: string, guess: (name: string) => string | undefined): string {
  if (name === '') return `${by} names no quest: ${TODO}`;
  const meant = guess(name);
  const what = `${by} names ${quoteValue(name)}, which is no quest of the file`;
  return meant === undefined ? `${what}: ${TODO}` : `${what}: did you mean ${quoteValue(meant)}?`;
}

/** The quests in dialogues that are seen in the wild have a hyphen before their number. How expressions name them is not documented. */
function dialogueNames(name: string): string[] {
  const numbered = name.replace(/^-/, '');
  return [name, numbered, bareName(numbered)];
}
