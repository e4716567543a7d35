import { defineRule } from '../kit.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/timer',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['never-started'],
  fix: 'unsafe',
  summary: 'Timers that effects stop or cancel are started somewhere',
  source: 'public material of the platform, effects for timers',
  ...namesOf('timer', (index, report) => {
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `nothing starts the timer ${name}`,
        advice: () => 'start it with StartTimerEffect, or correct the name',
      },
      report,
    );
  }),
});
