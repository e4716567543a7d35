import { defineRule, quoteValue } from '../kit.js';
import { comparableNames, didYouMean, missingNames, type NameValues } from './missing-names.js';

export default defineRule({
  id: 'reference/timer',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'never-started': ({ name, meant }: NameValues) =>
      `nothing starts the timer ${quoteValue(name)}: ${didYouMean(meant, 'start it with StartTimerEffect, or correct the name')}`,
  },
  fix: 'unsafe',
  summary: 'Timers that effects stop or cancel are started somewhere',
  source: 'public material of the platform, effects for timers',
  asksNames: true,
  on: {
    snapshot(_snapshot, report, { names }) {
      const index = comparableNames(names, 'timer');
      if (index === undefined) return;
      for (const found of missingNames(index, () => true)) report({ kind: 'never-started', ...found });
    },
  },
});
