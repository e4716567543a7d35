import { heldObject } from '../../src/snapshot/embedded-text.js';
import { defineRule, type Place, type Snapshot } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';
import { brokenJson, heldObjectFault, misheldLogic } from '../wording/held-json.js';

const FIELD = 'extraData';

export default defineRule({
  id: 'item/extra-data-json',
  level: 'warning',
  kinds: {
    'not-a-string': {},
    'not-json': {},
    'encoded-twice': {},
    wrapped: {},
    subscription: {},
  },
  fix: 'mixed',
  summary: 'extraData is a string, and any JSON in it is valid and encoded once',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  state: () => new BrokenTexts(),
  on: {
    rawEmbedded({ role, value, place }, report, { snapshot }) {
      if (role !== FIELD || typeof value !== 'object' || value === null) return;
      report({
        at: place,
        kind: 'not-a-string',
        message: `${extraDataOf(place, snapshot)} is ${Array.isArray(value) ? 'a list' : 'an object'}: put it into a string`,
        fix: { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] },
      });
    },
    embeddedText(text, report, { snapshot, state }) {
      if (text.role !== FIELD) return;
      const words = () => ({
        what: extraDataOf(text.place, snapshot),
        whenEmpty: 'write "{}", or leave it out',
      });
      if (text.reading.kind === 'broken' && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text.text))
        report(brokenJson(text, words(), state.faultsIn(text)));
      // The documents do not say what extraData holds, so other values are accepted.
      if (heldObject(text) === undefined) return;
      const draft = misheldLogic(text, () => words().what) ?? heldObjectFault(text, words);
      if (draft !== undefined) report(draft);
    },
  },
});

function extraDataOf(place: Place, { labels }: Snapshot): string {
  return `extraData of ${labels.text(String(place.parent?.step))}`;
}
