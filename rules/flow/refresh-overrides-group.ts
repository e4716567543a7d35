import { ASKS_FLOW, defineRule, isObject, movedByExpression, room } from '../kit.js';

export default defineRule({
  id: 'flow/refresh-overrides-group',
  level: 'info',
  kinds: { refreshed: {} },
  fix: 'none',
  summary: 'tasksRefresh does not reset quests whose Group saves progress',
  source: 'quest and task records, part 2, Group semantics',
  why: 'With tasksRefresh, a page reload resets every quest to Not Active, whatever its Group. Groups that save progress between sessions then lose it on each reload.',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot }) {
      const settings = snapshot.section('settings');
      if (!isObject(settings) || settings.tasksRefresh !== true) return;
      const saved = flow.model.quests.filter(({ group }) => group !== 'nonPersistent').length;
      if (saved === 0) return;
      const whose = saved === 1 ? '1 quest whose Group saves' : `${saved} quests whose Group saves`;
      report({
        at: snapshot.place.at('settings').at('tasksRefresh'),
        message: `tasksRefresh is true, so each page reload resets ${whose} progress: set it to false to keep the progress`,
      });
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'quests that keep their progress', text: room() },
      {
        title: 'quests that are not saved anyway',
        text: room(({ settings, quests }) => {
          settings.tasksRefresh = true;
          for (const quest of Object.values(quests)) quest.Group = 'nonPersistent';
        }),
      },
    ],
    bad: [
      {
        title: 'saved quests that each reload resets',
        text: room(({ settings }) => {
          settings.tasksRefresh = true;
        }),
        at: '/settings/tasksRefresh',
        marks: 'true',
        message:
          'tasksRefresh is true, so each page reload resets 2 quests whose Group saves progress: set it to false to keep the progress',
      },
      {
        title: 'one saved quest among others',
        text: room(({ settings, quests }) => {
          settings.tasksRefresh = true;
          for (const quest of Object.values(quests))
            if (quest.Name === '0_find_key') quest.Group = 'nonPersistent';
        }),
        at: '/settings/tasksRefresh',
        marks: 'true',
        message:
          'tasksRefresh is true, so each page reload resets 1 quest whose Group saves progress: set it to false to keep the progress',
      },
    ],
  }),
});
