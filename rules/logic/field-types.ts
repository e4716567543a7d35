import { jsonType } from '../../src/bytes/json/value.js';
import { withArticle } from '../../src/bytes/text/in-words.js';
import type { ValueKind } from '../../src/model/catalog/catalog.js';
import { hexDigits, isOfKind } from '../../src/model/catalog/value-kind.js';
import { defineRule, type ItemLogic, type JsonValue, quoteValue } from '../kit.js';
import { KIND_WORDS } from '../wording/value-kind.js';

/** The documented types (game-management API, part 2), and how messages call them. */
const FIELDS = [
  ['col', 'string', 'a string, such as "8B4513"'],
  ['e', 'number', 'a number'],
  ['c', 'boolean', 'true or false'],
] as const;

/** The documents show `c` in the logic of this prefab. On others it may be something else. */
const PREFAB_OF_C = 'ResizableCube';

/** Whether the documents give a field another type than its value has. */
function isOfOtherType(item: ItemLogic, field: string, type: string, value: JsonValue): boolean {
  return (field !== 'c' || item.prefabName === PREFAB_OF_C) && jsonType(value) !== type;
}

export default defineRule({
  id: 'logic/field-types',
  level: 'error',
  lenient: { level: 'off' },
  catalog: { level: 'error', options: { byPrefab: true } },
  kinds: ['other-type', { name: 'other-type-of-prefab', level: 'warning' }],
  sentence: 'in a logic value, col is a string, e a number and c a boolean',
  fix: 'none',
  summary: 'In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  options: {
    byPrefab: {
      type: 'boolean',
      default: false,
      description:
        'whether every key that public material of the platform names for the prefab of the item is checked instead',
    },
  },
  owns: FIELDS.map(([field]) => ({ record: 'logic-value', keyword: 'type', field: [field] })),
  on: {
    itemLogic: (item, report, { options: { byPrefab } }) => {
      for (const [field, type, words] of FIELDS) {
        if (byPrefab && item.prefab?.keys.has(field) === true) continue;
        const value = item.value[field];
        if (value === undefined || !isOfOtherType(item, field, type, value)) continue;
        report({
          at: item.place.at(field),
          kind: 'other-type',
          message: `${field} is ${quoteValue(value)}: the documents describe it as ${words}`,
        });
      }
      if (!byPrefab) return;
      for (const field of item.oddKeys) {
        const kind = item.prefab?.keys.get(field);
        const value = item.value[field];
        if (kind === undefined || value === undefined || isOfKind(value, kind)) continue;
        report(ofAnotherKind(item, field, value, kind));
      }
    },
  },
});

function ofAnotherKind(item: ItemLogic, field: string, value: JsonValue, kind: ValueKind) {
  const { place, prefabName = '' } = item;
  const message = `${field} is ${quoteValue(value)} on ${withArticle(prefabName)}: ${adviceFor(field, value, prefabName, kind)}`;
  return {
    at: place.at(field),
    kind: FIELDS.some(([name, type]) => name === field && isOfOtherType(item, field, type, value))
      ? 'other-type'
      : 'other-type-of-prefab',
    message,
  };
}

function adviceFor(field: string, value: JsonValue, prefabName: string, kind: ValueKind): string {
  // Lights have their colour under c.
  const isColour = typeof value === 'string' && hexDigits(value) !== undefined;
  return field === 'c' && prefabName === PREFAB_OF_C && isColour
    ? 'write col for the colour'
    : `write ${KIND_WORDS[kind]}`;
}
