import { declaredNames } from './declared-names.js';

export default declaredNames({
  kind: 'leaderboard',
  id: 'reference/leaderboard',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  what: 'leaderboard',
  advice: 'give a Leaderboard this name (ln)',
});
