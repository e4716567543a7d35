import { declaredNames } from './declared-names.js';
import { addItem } from './examples.js';

export default declaredNames({
  kind: 'leaderboard',
  id: 'reference/leaderboard',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  why: 'A leaderboard is found by its name. Scores that are posted under another one do not appear on it.',
  what: 'leaderboard',
  advice: 'give a Leaderboard this name (ln)',
  example: {
    declare: (changed) => addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }),
    name: 'laps',
    misspelled: 'lpas',
    other: 'Zorro',
    effect: { $type: 'OpenLeaderboardEffect' },
    field: 'lb',
    titles: ['one of an item', 'a file with none', 'another name'],
  },
});
