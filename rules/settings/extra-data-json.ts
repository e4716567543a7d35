import { defineRule } from '../kit.js';
import { heldJsonFault, notAString } from '../wording/held-json.js';

const WHAT = 'roomSettingsExtraData';

export default defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  kinds: {
    'not-a-string': { sentence: 'roomSettingsExtraData is a string holding JSON' },
    'not-json': { sentence: 'roomSettingsExtraData is a string holding JSON' },
    empty: { sentence: 'roomSettingsExtraData is a string holding JSON' },
  },
  fix: 'mixed',
  summary: 'roomSettingsExtraData is a string that holds JSON',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  on: {
    rawEmbedded({ role, value, place }, report) {
      if (role !== 'roomSettingsExtraData') return;
      const canEmbed = typeof value === 'object' && value !== null;
      report({
        at: place,
        kind: 'not-a-string',
        message: notAString(WHAT, value, 'JSON'),
        fix: canEmbed
          ? { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] }
          : undefined,
      });
    },
    embeddedText(text, report) {
      if (text.role !== 'roomSettingsExtraData') return;
      const draft = heldJsonFault(text, () => ({ what: WHAT, whenEmpty: 'write "{}", or leave it out' }));
      if (draft !== undefined) report(draft);
    },
  },
});
