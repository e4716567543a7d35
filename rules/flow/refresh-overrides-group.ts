import { counted } from '../../src/bytes/text/in-words.js';
import { defineRule, isObject } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';

export default defineRule({
  id: 'flow/refresh-overrides-group',
  level: 'info',
  kinds: {
    refreshed: ({ saved }: { saved: number }) =>
      `tasksRefresh is true, so each page reload resets ${counted(saved, 'quest')} whose Group saves progress: set it to false to keep the progress`,
  },
  fix: 'none',
  summary: 'tasksRefresh does not reset quests whose Group saves progress',
  source: 'quest and task records, part 2, Group semantics',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot }) {
      const settings = snapshot.section('settings');
      if (!isObject(settings) || settings.tasksRefresh !== true) return;
      const saved = flow.model.quests.filter(({ group }) => group !== 'nonPersistent').length;
      if (saved === 0) return;
      report({ kind: 'refreshed', at: snapshot.place.at('settings').at('tasksRefresh'), values: { saved } });
    },
  },
});
