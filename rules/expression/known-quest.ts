import { quoteValue } from '../../src/json/quote.js';
import { defineRule } from '../../src/lint/rule.js';
import { bareName } from '../quest/quest-names.js';
import { roomWithExpression } from './example-expression.js';
import { noteReferences, referencesIn } from './references.js';

const AT = '/logic/2#/Tasks/1/Effector/V';
const TODO = 'write the Name of a quest without its number';

export default defineRule({
  id: 'expression/known-quest',
  level: 'warning',
  fix: 'none',
  summary: 'Expressions name quests of the file',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'A quest that the room does not have cannot be moved on or asked for its state: the expression does nothing or compares with nothing.',
  examples: () => ({
    good: [
      {
        title: 'quests of the room',
        text: roomWithExpression("if($TN{find_key} > 1.0, SetTask('open_door', 'Active', 0.0), 0.0)"),
      },
      {
        title: 'a name that is put together while playing',
        text: roomWithExpression("SetTask('door_' + $N{door}, 'Active', 0.0)"),
      },
    ],
    bad: [
      {
        title: 'a mistyped name',
        text: roomWithExpression("SetTask('fnid_key', 'Active', 0.0)"),
        findings: [
          {
            at: AT,
            marks: 'fnid_key',
            message: 'SetTask() names "fnid_key", which is no quest of the file: did you mean "find_key"?',
          },
        ],
      },
      {
        title: 'a name that no quest has',
        text: roomWithExpression("if($T{collect} == 'Completed', 1.0, 0.0)"),
        findings: [
          {
            at: AT,
            marks: 'collect',
            message: `$T{} names "collect", which is no quest of the file: ${TODO}`,
          },
        ],
      },
      {
        title: 'no name',
        text: roomWithExpression("if($T{} == 'Completed', 1.0, 0.0)"),
        findings: [{ at: AT, marks: '$T{}', message: `$T{} names no quest: ${TODO}` }],
      },
    ],
  }),
  embeddedText(text, _report, { snapshot }) {
    noteReferences(text, snapshot);
  },
  rawEmbedded(raw, _report, { snapshot }) {
    noteReferences(raw, snapshot);
  },
  snapshotEnd(snapshot, report) {
    const { references = [], names } = referencesIn(snapshot) ?? {};
    // A quest without a Name, which has a finding, may be the one that is meant.
    if (names === undefined || references.length === 0 || names.isIncomplete) return;
    const inDialogues = new Set([...snapshot.dialogueQuestNames].flatMap(dialogueNames));
    for (const { by, name, literal, at } of references) {
      if (!literal || names.byFullName(name) !== undefined) continue;
      if (inDialogues.has(name) || names.mayBeMeant(name)) continue;
      const guess = name === '' ? undefined : names.guess(name);
      const what =
        name === ''
          ? `${by} names no quest`
          : `${by} names ${quoteValue(name)}, which is no quest of the file`;
      report({
        at,
        message: guess === undefined ? `${what}: ${TODO}` : `${what}: did you mean ${quoteValue(guess)}?`,
      });
    }
  },
});

/** The quests in dialogues that are seen in the wild have a hyphen before their number. How expressions name them is not documented. */
function dialogueNames(name: string): string[] {
  const numbered = name.replace(/^-/, '');
  return [name, numbered, bareName(numbered)];
}
