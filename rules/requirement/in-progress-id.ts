import { replaceValue } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { textField } from '../../src/snapshot/fields.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, questsOnly } from '../example-room.js';

export default defineRule({
  id: 'requirement/in-progress-id',
  level: 'error',
  fix: 'safe',
  summary: 'A requirement names the required quest by its inProgress entry',
  source: 'quest and task records, part 2, requirement object',
  why: 'A quest has two entries with two ids. A requirement waits for the quest that the inProgress id stands for; with the other id it may wait forever.',
  examples: {
    good: [{ title: 'a requirement with the id of the inProgress entry', text: questsOnly() }],
    bad: [
      {
        title: 'a requirement with the id of the completed entry',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) {
            for (const requirement of entry.Requirements as { id: string }[])
              requirement.id = FIND_KEY_COMPLETED;
          }
        }),
        findings: [OPEN_DOOR, 'mlh5m8r2v1u7gh'].map((key) => ({
          at: `/quests/${key}/Requirements/0/id`,
          marks: `"${FIND_KEY_COMPLETED}"`,
          message: `"${FIND_KEY_COMPLETED}" is the completed entry of 0_find_key: a requirement needs the id of its inProgress entry, "${FIND_KEY}"`,
        })),
        fixed: questsOnly(),
      },
    ],
  },
  requirement({ record, place }, report, { snapshot }) {
    const id = textField(record, 'id');
    const required = id === undefined ? undefined : snapshot.quests?.entry(id);
    if (required?.status !== 'completed') return;
    const inProgress = snapshot.quests?.inProgressId(required);
    const name = textField(required.record, 'Name') ?? 'its quest';
    report({
      at: place.at('id'),
      message:
        inProgress === undefined
          ? `"${id}" is the completed entry of ${name}: a requirement needs the id of its inProgress entry, which the file does not have`
          : `"${id}" is the completed entry of ${name}: a requirement needs the id of its inProgress entry, "${inProgress}"`,
      fix:
        inProgress === undefined
          ? undefined
          : replaceValue(
              place.at('id'),
              JSON.stringify(inProgress),
              'safe',
              `write the inProgress id of ${name}`,
            ),
    });
  },
});
