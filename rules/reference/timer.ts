import { defineRule } from '../kit.js';
import { effects } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/timer',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'never-started': {} },
  fix: 'unsafe',
  summary: 'Timers that effects stop or cancel are started somewhere',
  source: 'public material of the platform, effects for timers',
  why: 'A timer is started, stopped and cancelled by its name. An effect that names another one does nothing.',
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
  examples: () => ({
    good: [
      {
        title: 'a timer that is started and stopped',
        text: effects(
          { $type: 'StartTimerEffect', tn: 'escape' },
          { $type: 'StopTimerEffect', tn: 'escape' },
        ),
      },
      {
        title: 'a name that is put together at run time',
        text: effects(
          { $type: 'StartTimerEffect', tn: 'round_$N{round}' },
          { $type: 'StopTimerEffect', tn: 'round_1' },
        ),
      },
    ],
    bad: [
      {
        title: 'another spelling',
        text: effects(
          { $type: 'StartTimerEffect', tn: 'escape' },
          { $type: 'StopTimerEffect', tn: 'excape' },
        ),
        at: '/logic/4#/Tasks/2/DirectEffector/Effector/tn',
        marks: '\\"excape\\"',
        message: 'nothing starts the timer "excape": did you mean "escape"?',
        fixed: effects(
          { $type: 'StartTimerEffect', tn: 'escape' },
          { $type: 'StopTimerEffect', tn: 'escape' },
        ),
      },
      {
        title: 'a timer that nothing starts',
        text: effects({ $type: 'CancelTimerEffect', tn: 'escape' }),
        at: '/logic/2#/Tasks/1/Effector/tn',
        marks: '\\"escape\\"',
        message: 'nothing starts the timer "escape": start it with StartTimerEffect, or correct the name',
      },
    ],
  }),
});
