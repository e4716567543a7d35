import { unwrapped } from '../../src/model/snapshot/embedded-text.js';
import { strayRecord } from '../../src/model/snapshot/snapshot-shape.js';
import { defineRule, type FixDraft, isObject, type Place } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';
import {
  encodedTwice,
  HELD_JSON,
  misheldLogic,
  noObject,
  unreadable,
  wrappedLogic,
} from '../wording/held-json.js';

export default defineRule({
  id: 'logic/json-string',
  level: 'error',
  lenient: { options: { allowEmpty: true } },
  kinds: HELD_JSON,
  sentence: 'a logic value is a JSON string with the keys of logic',
  fix: 'mixed',
  summary: 'A logic value is a string that holds a JSON object',
  source: 'game-management API, part 2, room-data snapshot',
  options: {
    allowEmpty: {
      type: 'boolean',
      default: false,
      description: 'Whether an empty string is accepted, which some tools write for items without logic.',
    },
  },
  owns: [
    { record: 'snapshot', keyword: 'type', field: ['logic', '*'] },
    { record: 'logic-value', keyword: 'type', field: [] },
  ],
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { options, snapshot: { labels }, state: texts }) {
      if (embedded.role !== 'logic') return;
      const { place, reading } = embedded;
      const what = (): string => `the logic of ${labels.text(String(place.step))}`;
      if (embedded.text !== undefined) {
        if (reading.kind === 'empty' && options.allowEmpty) return;
        const found =
          misheldLogic(embedded, what) ??
          encodedTwice(embedded, what) ??
          noObject(embedded, what) ??
          unreadable(embedded, what, texts);
        if (found !== undefined) report(found);
        return;
      }
      const { value } = embedded.reading;
      const wrapper = isObject(value) ? unwrapped(value, place).wrapper : undefined;
      if (isObject(value) && wrapper !== undefined && typeof value[wrapper] === 'string') {
        report(wrappedLogic(what(), place.at(wrapper), wrapper));
        return;
      }
      report({
        kind: 'not-a-string',
        at: place,
        values: { what: what(), value, content: 'a JSON object' },
        fix: isObject(value) && strayRecord(value) === undefined ? putIntoString(place) : undefined,
      });
    },
  },
});

function putIntoString(place: Place): FixDraft {
  return { safety: 'safe', description: 'put the object into a string', edits: [{ kind: 'embed', place }] };
}
