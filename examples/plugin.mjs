// A rule of your own: items that the team has agreed to keep locked. Used by a config with "plugins": ["./plugin.mjs"].
const lockedItem = { prefabName: 'GLB', locked: true };
const openItem = { prefabName: 'GLB', locked: false };
const roomWith = (item) => JSON.stringify({ roomItems: { 2: item } });

export default {
  id: 'team/locked-models',
  level: 'warning',
  fix: 'safe',
  summary: 'Every GLB model is locked',
  source: 'the rules of our team',
  why: 'Somebody always drags a model away while placing another one.',
  examples: () => ({
    good: [{ title: 'a locked model', text: roomWith(lockedItem) }],
    bad: [
      {
        title: 'a model that can be dragged',
        text: roomWith(openItem),
        at: '/roomItems/2/locked',
        marks: 'false',
        message: 'item "2" is a model and not locked: write true',
        fixed: roomWith(lockedItem),
      },
    ],
  }),
  on: {
    item({ key, record, place }, report) {
      if (record.prefabName !== 'GLB' || record.locked !== false) return;
      const at = place.at('locked');
      report({
        at,
        message: `item "${key}" is a model and not locked: write true`,
        fix: {
          safety: 'safe',
          description: 'lock it',
          edits: [{ kind: 'replace', place: at, by: { kind: 'json', json: 'true' } }],
        },
      });
    },
  },
};
