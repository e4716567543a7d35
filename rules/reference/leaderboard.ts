import { defineRule, found } from '../kit.js';
import { addItem, effects } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/leaderboard',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  why: 'A leaderboard is found by its name. Scores that are posted under another one do not appear on it.',
  ...namesOf('leaderboard', (index, report) => {
    if (index.set.size === 0) return;
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `no leaderboard is called ${name}`,
        advice: () => 'give a Leaderboard this name (ln), or correct the name',
      },
      report,
    );
  }),
  examples: () => ({
    good: [
      {
        title: 'one of an item',
        text: effects({ $type: 'OpenLeaderboardEffect', lb: 'laps' }, undefined, (changed) =>
          addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }, ''),
        ),
      },
      { title: 'a file with none', text: effects({ $type: 'OpenLeaderboardEffect', lb: 'laps' }) },
    ],
    bad: [
      {
        title: 'another spelling',
        text: effects({ $type: 'OpenLeaderboardEffect', lb: 'lpas' }, undefined, (changed) =>
          addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }, ''),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/lb',
          '\\"lpas\\"',
          'no leaderboard is called "lpas": did you mean "laps"?',
        ),
        fixed: effects({ $type: 'OpenLeaderboardEffect', lb: 'laps' }, undefined, (changed) =>
          addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }, ''),
        ),
      },
      {
        title: 'another name',
        text: effects({ $type: 'OpenLeaderboardEffect', lb: 'Zorro' }, undefined, (changed) =>
          addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }, ''),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/lb',
          '\\"Zorro\\"',
          'no leaderboard is called "Zorro": give a Leaderboard this name (ln), or correct the name',
        ),
      },
    ],
  }),
});
