import { defineRule, reportTypeSlip, room, task } from '../kit.js';

export default defineRule({
  id: 'subscription/unknown-type',
  level: 'warning',
  kinds: { misspelled: {} },
  fix: 'unsafe',
  summary: 'The $type of a subscription is spelled as documented',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  why: 'The documents name two kinds of subscription. A $type that is almost one of them is most likely a mistake, and roomlint checks the record as that kind. Any other name is free: it is kept and not checked.',
  on: {
    nearMiss(miss, report, { snapshot }) {
      if (miss.kind === 'type' && miss.subject === 'subscription') reportTypeSlip(miss, snapshot, report);
    },
  },
  examples: () => ({
    good: [
      { title: 'the two documented kinds', text: room() },
      {
        title: 'a kind of subscription that is not documented',
        text: task('2', 2, { $type: 'WeatherSubscription' }),
      },
    ],
    bad: [
      misspelled('a wrong letter', 'TaskEffectorSubscribtion'),
      misspelled('another letter case', 'taskEffectorSubscription'),
      misspelled('half of the name', 'EffectorSubscription'),
    ],
  }),
});

function misspelled(title: string, type: string) {
  return {
    title,
    text: task('2', 1, { $type: type }),
    at: '/logic/2#/Tasks/1/$type',
    marks: `\\"${type}\\"`,
    message: `"${type}" is not a documented $type: write "TaskEffectorSubscription"`,
    fixed: room(),
  };
}
