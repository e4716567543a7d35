import {
  completePair,
  defineRule,
  entries,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  found,
  type Place,
  questLabel,
  questsOnly,
  room,
  type TextEdit,
} from '../kit.js';

const swapped = { [FIND_KEY]: { Status: 'completed' }, [FIND_KEY_COMPLETED]: { Status: 'inProgress' } };
const FINDINGS = found(
  `/quests/${FIND_KEY}/Status`,
  '"completed"',
  'the two entries of "0_find_key" have each other\'s Status: swap the two, because Rewards and SuccessMsg belong on the completed entry',
);

export default defineRule({
  id: 'quest/status-swapped',
  level: 'error',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The Status of the two entries of a quest is not swapped',
  source: 'quest and task records, part 2, quest pair',
  why: 'Rewards and SuccessMsg exist only on the completed entry. Where the inProgress entry has both and the completed one neither, the Status of the two is swapped. Everything else is checked as if it were right.',
  questPair(pair, report) {
    const complete = completePair(pair);
    if (!pair.statusSwapped || complete === undefined) return;
    const [inProgress, completed] = [complete.inProgress.place, complete.completed.place];
    report({
      at: inProgress.at('Status'),
      message: `the two entries of ${questLabel(complete.inProgress)} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
      related: [{ at: completed.at('Status'), message: 'the Status of the other entry' }],
      fix: {
        safety: 'unsafe',
        description: 'swap the Status of the two entries',
        edits: [setStatus(inProgress, 'inProgress'), setStatus(completed, 'completed')],
      },
    });
  },
  examples: () => ({
    good: [{ title: 'Rewards and SuccessMsg on the completed entry', text: questsOnly() }],
    bad: [
      {
        title: 'entries whose Status is swapped',
        text: entries(swapped),
        findings: FINDINGS,
        fixed: questsOnly(),
      },
      {
        title: 'the same in a room: references are right',
        text: room(({ quests }) => {
          for (const [key, change] of Object.entries(swapped)) Object.assign(quests[key] ?? {}, change);
        }),
        findings: FINDINGS,
        fixed: room(),
      },
    ],
  }),
});

function setStatus(entry: Place, status: string): TextEdit {
  return {
    kind: 'replace',
    place: entry.at('Status'),
    by: { kind: 'json', json: JSON.stringify(status) },
  };
}
