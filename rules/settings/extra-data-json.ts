import { defineRule, type FixDraft } from '../kit.js';
import { HELD_JSON, unreadable } from '../wording/held-json.js';

const WHAT = 'roomSettingsExtraData';

export default defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  kinds: {
    'not-a-string': HELD_JSON['not-a-string'],
    'not-json': HELD_JSON['not-json'],
    empty: HELD_JSON.empty,
  },
  sentence: 'roomSettingsExtraData is a string holding JSON',
  fix: 'mixed',
  summary: 'roomSettingsExtraData is a string that holds JSON',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  on: {
    embedded(embedded, report) {
      if (embedded.role !== WHAT) return;
      if (embedded.text !== undefined) {
        const found = unreadable(embedded, () => WHAT);
        if (found !== undefined) report(found);
        return;
      }
      const { place } = embedded;
      const { value } = embedded.reading;
      const edits = [{ kind: 'embed', place }] as const;
      const fix: FixDraft = { safety: 'safe', description: 'put it into a string', edits };
      report({
        kind: 'not-a-string',
        at: place,
        values: { what: WHAT, value, content: 'JSON' },
        fix: typeof value === 'object' && value !== null ? fix : undefined,
      });
    },
  },
});
