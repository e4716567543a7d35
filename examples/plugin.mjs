// A rule of your own: items that the team has agreed to keep locked. Used by a config with "plugins": ["./plugin.mjs"].
// plugin.md shows and tests it.
export default {
  id: 'team/locked-models',
  level: 'warning',
  fix: 'safe',
  summary: 'Every GLB model is locked',
  source: 'the rules of our team',
  kinds: { unlocked: ({ key }) => `item "${key}" is a model and not locked: write true` },
  on: {
    item({ key, record, place }, report) {
      if (record.prefabName !== 'GLB' || record.locked !== false) return;
      const at = place.at('locked');
      report({
        kind: 'unlocked',
        at,
        values: { key },
        fix: {
          safety: 'safe',
          description: 'lock it',
          edits: [{ kind: 'replace', place: at, by: { kind: 'json', json: 'true' } }],
        },
      });
    },
  },
};
