import {
  defineRule,
  type FixDraft,
  heldObjectFault,
  isObject,
  notAText,
  type Place,
  quoteValue,
} from '../kit.js';
import { badExamples, wallWith } from './json-string-examples.js';

export default defineRule({
  id: 'logic/json-string',
  level: 'error',
  lenient: { options: { allowEmpty: true } },
  fix: 'safe',
  summary: 'The logic of an item is a text that holds a JSON object',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'The import merges each logic text into its item, and the game reads the JSON in it. What it cannot read does nothing: the item has no effects and no triggers.',
  options: {
    allowEmpty: {
      type: 'boolean',
      default: false,
      description: 'accept an empty text, which some tools write for an item without logic',
    },
  },
  owns: [
    { record: 'snapshot', keyword: 'type', field: ['logic', '*'] },
    { record: 'logic-value', keyword: 'type', field: [] },
  ],
  rawEmbedded({ role, value, place }, report) {
    if (role !== 'logic') return;
    report({
      at: place,
      message: notAText(logicAt(place), value),
      fix: isObject(value) ? putIntoText(place) : undefined,
    });
  },
  embeddedText(text, report, { options }) {
    const { role, reading } = text;
    if (role !== 'logic' || (reading.kind === 'value' && isObject(reading.value))) return;
    if (reading.kind === 'empty' && options.allowEmpty) return;
    const draft = heldObjectFault(text, {
      what: logicAt(text.place),
      whenEmpty: 'write "{}", or remove the entry',
    });
    if (draft !== undefined) report(draft);
  },
  examples: () => ({
    good: [
      { title: 'a JSON object in a text', text: wallWith('"{\\"Tasks\\":[],\\"ViewNodes\\":[]}"') },
      { title: 'an empty text, when that is allowed', text: wallWith('""'), options: { allowEmpty: true } },
    ],
    bad: badExamples(),
  }),
});

function logicAt(place: Place): string {
  return `the logic of item ${quoteValue(String(place.step))}`;
}

function putIntoText(place: Place): FixDraft {
  return { safety: 'safe', description: 'put the object into a text', edits: [{ kind: 'embed', place }] };
}
