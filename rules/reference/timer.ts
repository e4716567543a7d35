import { quoteValue, rule } from '../kit.js';
import { comparableNames, missingNames, type NameValues } from './missing-names.js';

export default rule({
  id: 'reference/timer',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'never-started': ({ name, meant }: NameValues) =>
      meant === undefined
        ? `nothing starts the timer ${quoteValue(name)}: start it with StartTimerEffect, or correct the name`
        : `nothing starts the timer ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
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
