import { strayRecord } from '../../src/model/snapshot/snapshot-shape.js';
import {
  defineRule,
  isObject,
  keyAt,
  keysOf,
  LookAlikes,
  lookAlikeNote,
  quoteValue,
  type Snapshot,
} from '../kit.js';
import {
  BrokenTexts,
  encodedTwice,
  HELD_JSON,
  misheldLogic,
  noObject,
  putIntoString,
  unreadable,
} from '../wording/held-json.js';

export const jsonString = defineRule({
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
      report({
        kind: 'not-a-string',
        at: place,
        values: { what: what(), value, content: 'a JSON object' },
        fix:
          isObject(value) && strayRecord(value) === undefined
            ? putIntoString(place, 'the object')
            : undefined,
      });
    },
  },
});

interface Values {
  readonly labels: Snapshot['labels'];
  readonly key: string;
  /** The keys of roomItems. */
  readonly alike: LookAlikes;
}

export const knownItem = defineRule({
  id: 'logic/known-item',
  level: 'error',
  kinds: {
    'unknown-item': ({ labels, key, alike }: Values) => {
      const what = `${labels.text(key)} does not exist, but its logic is still here`;
      const similar = alike.of(key);
      return similar === undefined
        ? `${what}: bring the item back, correct the key, or delete this entry`
        : `${what}: write ${quoteValue(similar)}, as roomItems does${lookAlikeNote(key, similar)}`;
    },
  },
  summary: 'Every logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  state: (): { alike: LookAlikes | undefined } => ({ alike: undefined }),
  on: {
    embedded({ role, place }, report, { snapshot, state }) {
      const { roomItems, labels } = snapshot;
      const key = String(place.step);
      if (role !== 'logic' || roomItems === undefined || snapshot.hasItem(key)) return;
      state.alike ??= new LookAlikes(() => keysOf(roomItems));
      report({ kind: 'unknown-item', at: keyAt(place), values: { labels, key, alike: state.alike } });
    },
  },
});
