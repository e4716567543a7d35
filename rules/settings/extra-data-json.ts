import type { EmbeddedValue } from '../../src/model/snapshot/embedded-text.js';
import { type Draft, defineRule } from '../kit.js';
import { heldJsonFault, notAString } from '../wording/held-json.js';

const WHAT = 'roomSettingsExtraData';

export default defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  kinds: ['not-a-string', 'not-json', 'empty'],
  sentence: 'roomSettingsExtraData is a string holding JSON',
  fix: 'mixed',
  summary: 'roomSettingsExtraData is a string that holds JSON',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  on: {
    embedded(embedded, report) {
      if (embedded.role !== WHAT) return;
      const draft = embedded.text === undefined ? valueFault(embedded) : heldJsonFault(embedded, WHAT);
      if (draft !== undefined) report(draft);
    },
  },
});

function valueFault({ place, reading: { value } }: EmbeddedValue): Draft {
  const canEmbed = typeof value === 'object' && value !== null;
  return {
    at: place,
    kind: 'not-a-string',
    message: notAString(WHAT, value, 'JSON'),
    fix: canEmbed
      ? { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] }
      : undefined,
  };
}
