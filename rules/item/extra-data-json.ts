import { defineRule, type FixDraft } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';
import { brokenJson, encodedTwice, HELD_JSON, misheldLogic } from '../wording/held-json.js';

export default defineRule({
  id: 'item/extra-data-json',
  level: 'warning',
  kinds: {
    'not-a-string': ({ what, isList }: { what: string; isList: boolean }) =>
      `${what} is ${isList ? 'a list' : 'an object'}: put it into a string`,
    'not-json': HELD_JSON['not-json'],
    'encoded-twice': HELD_JSON['encoded-twice'],
    wrapped: HELD_JSON.wrapped,
    subscription: HELD_JSON.subscription,
  },
  fix: 'mixed',
  summary: 'extraData is a string, and any JSON in it is valid and encoded once',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot: { labels }, state: texts }) {
      if (embedded.role !== 'extraData') return;
      const { place } = embedded;
      const what = (): string => `extraData of ${labels.text(String(place.parent?.step))}`;
      if (embedded.text === undefined) {
        const { value } = embedded.reading;
        if (typeof value !== 'object' || value === null) return;
        const edits = [{ kind: 'embed', place }] as const;
        const fix: FixDraft = { safety: 'safe', description: 'put it into a string', edits };
        const values = { what: what(), isList: Array.isArray(value) };
        report({ kind: 'not-a-string', at: place, values, fix });
        return;
      }
      // The documents do not say what the string holds, so anything but an object is accepted.
      const isMeantAsJson = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(embedded.text);
      const found =
        embedded.reading.kind === 'broken' && isMeantAsJson
          ? brokenJson(embedded, what(), texts)
          : (misheldLogic(embedded, what) ?? encodedTwice(embedded, what));
      if (found !== undefined) report(found);
    },
  },
});
